// On a phone of 360 px, the words of every language have room: no key's word wraps, and nothing touches its neighbour.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../www/words/language.js';
import { open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { listOf, problemOf, problemsOf } from './support/problems.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForFrames, waitForTable } from './support/table-state.mjs';

const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));

/** Opens a link on a phone, in a language. @param {import('node:test').TestContext} t @param {string} locale @param {string} link @param {boolean} [offers] shows introductions */
async function openOnPhone(t, locale, link, offers) {
  const { page } = await open(t, `#${link}`, { context: { locale, viewport: { width: 360, height: 640 }, offers } });
  await waitForTable(page);
  await page.evaluate(() => document.fonts.ready);
  await waitForFrames(page, 2);
  return page;
}

/**
 * Opens a link on a phone, and shows the page in one language after another: a tenth of the CPU time of a page for each.
 * @param {import('node:test').TestContext} t @param {string} link
 * @param {(page: import('playwright-core').Page, code: string) => Promise<void>} check @param {string[]} [codes]
 */
async function inEachLanguage(t, link, check, codes = CODES) {
  const page = await openOnPhone(t, codes[0], link);
  for (const code of codes) {
    await tablePage(page).setAttribute('lang', code);
    await page.locator(`patience-game .shell[lang="${code}"]`).waitFor();
    await waitForFrames(page, 2);
    await check(page, code);
  }
}

/** @param {string} game @param {number} part of the moves */
const linkAt = (game, part) => {
  const { links, moves } = winningLine(game);
  return links[Math.floor(moves.length * part)];
};

/** Horizontal gaps between neighbours in px, in the order of the selector; left over are those on other lines. @param {import('playwright-core').Page} page @param {string} selector */
const gapsBetween = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((el) => el.getBoundingClientRect());
    return boxes.slice(1).map((box, n) => {
      const before = boxes[n];
      return box.top >= before.bottom ? null : Math.max(box.left - before.right, before.left - box.right);
    });
  });

for (const code of CODES)
  test(`${code}: the word of every key stands on one line`, async (t) => {
    // Play safe is the sixth key of the first, Deal all of the second.
    for (const [link, action] of [
      [linkAt('labyrinth', 0.7), 'safe'],
      [linkAt('fairie-queen', 0.2), 'deal-all'],
    ]) {
      const page = await openOnPhone(t, code, link);
      await until(() => page.locator(`.bottom-bar [data-action="${action}"]`).isVisible(), { what: action });
      const wrapped = await page.locator('.bottom-bar .key:visible .label').evaluateAll((labels) =>
        labels.flatMap((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [label.textContent] : [];
        }),
      );
      assert.deepEqual(wrapped, [], link);
    }
  });

test('the end of a lesson takes no more room than its steps', (t) =>
  inEachLanguage(t, linkAt('empress-of-india', 0), async (page, code) => {
    const table = tablePage(page);
    const feltHeight = () => page.locator('patience-game .felt').evaluate((felt) => felt.clientHeight);
    for (const waiting of ['friend', 'new']) {
      await table.evaluate((game, deal) => void game.startLesson(deal), waiting);
      await table.lessonButton('skip').waitFor();
      await waitForFrames(page, 2);
      const before = await feltHeight();
      while (await table.lessonButton('skip').count()) await table.lessonButton('skip').dispatchEvent('click');
      await waitForFrames(page, 2);
      assert.ok((await feltHeight()) >= before, `${code}, ${waiting}`);
      const buttons = page.locator('patience-game .callout-foot button');
      assert.equal(await buttons.count(), 3);
      const middles = await buttons.evaluateAll((all) =>
        all.map((el) => {
          const { top, bottom, left, right } = el.getBoundingClientRect();
          const fits = left >= 0 && right <= innerWidth;
          return fits ? Math.round((top + bottom) / 2) : `${el.textContent} does not fit`;
        }),
      );
      assert.ok(
        Math.max(...middles.map(Number)) - Math.min(...middles.map(Number)) < 3,
        `${code}, ${waiting}: ${middles}`,
      );
      await table.lessonButton('stay').dispatchEvent('click');
      await until(async () => !(await page.locator('patience-game .lesson').count()), {
        what: 'the end of the lesson',
      });
    }
  }));

test('the key of the stock has the same word before and after the last card, in every language', (t) =>
  inEachLanguage(t, linkAt('empress-of-india', 0), async (page, code) => {
    const table = tablePage(page);
    const label = page.locator('.bottom-bar [data-action="deal"] .label');
    await table.setLink(linkAt('empress-of-india', 0));
    await waitForFrames(page, 3);
    const before = await label.textContent();
    await table.setLink(linkAt('empress-of-india', 0.95));
    await waitForFrames(page, 3);
    assert.equal(await table.evaluate(({ host }) => host.view.dealLabel), null);
    assert.equal(await label.textContent(), before, code);
  }));

test('the stock and the talons of the Empress have a word beside counts of one digit, in every language', (t) =>
  inEachLanguage(t, linkAt('empress-of-india', 0.142), async (page, code) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await waitForFrames(page, 2);
    const labels = await tablePage(page).evaluate(({ host, shadowRoot: root }) => {
      const { info, view } = host;
      const named = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.pile-label.under:not(.next)')]);
      const counts = info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) =>
        ['stock', 'talon'].includes(place.role) ? [view.piles[n].count] : [],
      );
      return { texts: named.map((el) => el.textContent ?? ''), counts };
    });
    assert.equal(labels.texts.length, 3, `${code}: ${labels.texts}`);
    assert.ok(labels.counts.some(Boolean));
    for (const text of labels.texts) assert.match(text, /\p{L}/u, `${code}: ${labels.texts}`);
  }));

test('the keys at the bottom are spread evenly, but for the long words of German', (t) =>
  inEachLanguage(
    t,
    linkAt('labyrinth', 0.7),
    async (page, code) => {
      const keys = await page.locator('.bottom-bar .key:visible').evaluateAll((all) => {
        const row = all.map((key) => key.getBoundingClientRect());
        return row.map(({ width }) => Math.round(width));
      });
      assert.equal(keys.length, 6, code);
      assert.ok(Math.max(...keys) - Math.min(...keys) <= 1, `${code}: ${keys.join(', ')} px`);
    },
    CODES.filter((code) => code !== 'de'),
  ));

test('the name of a grade is on the line of its problem’s label, with a button at the end, in every language', async (t) => {
  const list = listOf('empress-of-india');
  const stern = list.all().findIndex(({ grade }) => grade === 'stern');
  const medium = list.all().findIndex(({ grade }) => grade === 'medium');
  // One has an introduction, with a label of its own.
  const problems = [problemOf('empress-of-india', 'pair'), list.at(medium), list.at(stern)];
  for (const code of CODES)
    for (const { link } of problems) {
      const page = await openOnPhone(t, code, link, true);
      const [skip, hint] = ['skip', 'hint'].map((name) => page.locator(`[data-problem="${name}"]`));
      await hint.or(skip).waitFor();
      if (await skip.count()) await skip.click();
      await hint.waitFor();
      const [label, grade, button, text] = await page
        .locator('.problem')
        .evaluate((el) =>
          ['.callout-label', '.callout-count', '.problem-head-buttons .callout-link', '.problem-question'].map((part) =>
            /** @type {Element} */ (el.querySelector(part)).getBoundingClientRect().toJSON(),
          ),
        );
      assert.ok(
        grade.width > 0 && Math.abs(label.bottom - grade.bottom) < 4,
        `${code}: ${label.bottom}, ${grade.bottom}`,
      );
      const [end, textEnd] = [button, text].map((box) => (code === 'ar' ? -box.left : box.right));
      assert.ok(Math.abs(end - textEnd) < 2, `${code}: the button ends at ${end}, the text at ${textEnd}`);
      const gap = Math.max(grade.left - button.right, button.left - grade.right);
      assert.ok(gap >= 6, `${code}: ${gap} px between button and grade`);
    }
});

test('the buttons of a saved game share a line, and no line of its figures begins or ends with a point', async (t) => {
  for (const code of CODES) {
    const { links, moves } = winningLine('sly');
    const page = await openOnPhone(t, code, links[10]);
    await tablePage(page).play(moves[10]);
    const panels = await import(`../../www/words/${code}/panels.js`);
    await tablePage(page).button('menu').click();
    await page.locator('dialog').getByRole('button', { name: panels.menu.storage, exact: true }).click();
    await page.locator('dialog.records').waitFor();
    const item = page.locator('dialog .saved-game').first();
    await item.locator('.thumbnail-card').first().waitFor({ state: 'attached' });
    const gaps = await gapsBetween(page, 'dialog .saved-game:first-child .saved-game-actions button');
    assert.equal(gaps.length, 3, code);
    assert.ok(
      gaps.every((gap) => gap !== null && gap >= 1),
      `${code}: ${gaps.join(', ')}`,
    );
    const { text, clipped } = await item.locator('.figures').evaluate((figures) => {
      const box = figures.getBoundingClientRect();
      const isRight = getComputedStyle(figures).direction === 'rtl';
      const parts = [...figures.querySelectorAll('.saved-game-parts > span')].map((part) =>
        part.getBoundingClientRect(),
      );
      const firsts = parts.filter(({ top }, n) => !n || top >= parts[n - 1].bottom - 1);
      const beyond = firsts.map(({ left, right }) => (isRight ? right - box.right : box.left - left));
      return { text: figures.textContent ?? '', clipped: beyond };
    });
    assert.doesNotMatch(text, /·/, code);
    assert.ok(
      clipped.length >= 1 && clipped.every((px) => px > 8),
      `${code}: ${clipped.join(', ')} px of points are cut off`,
    );
  }
});

test('the counts of both talons name their colours, or neither does; one without cards may have its colour alone', (t) =>
  inEachLanguage(t, linkAt('empress-of-india', 0), async (page, code) => {
    for (const part of [0.1, 0.2, 0.5, 0.7]) {
      await tablePage(page).setLink(linkAt('empress-of-india', part));
      await waitForFrames(page, 3);
      const counts = await tablePage(page).evaluate(({ host: { info, board, root } }) => {
        const middle = (/** @type {Element} */ el) => {
          const { left, right, bottom } = el.getBoundingClientRect();
          return { x: (left + right) / 2, bottom };
        };
        const labels = [...root.querySelectorAll('.pile-label.under:not(.next)')];
        return info.places.flatMap((/** @type {any} */ { role }, /** @type {number} */ pile) => {
          if (role !== 'talon') return [];
          const place = middle(board.grid.cells[pile]);
          return labels
            .filter((label) => {
              const { x, bottom } = middle(label);
              return Math.abs(x - place.x) < 8 && Math.abs(bottom - place.bottom) < 24;
            })
            .map((label) => label.textContent);
        });
      });
      assert.equal(counts.length, 2, `${code}, ${part}: ${counts.join(' / ')}`);
      const named = counts.filter((/** @type {string} */ text) => /\p{Nd}/u.test(text));
      const [red, black = red] = named.map((/** @type {string} */ text) => /\p{L}/u.test(text));
      assert.equal(red, black, `${code}, ${part}: ${counts.join(' / ')}`);
    }
  }));

test('the popover of a pile does not touch the edge of the table', async (t) => {
  const page = await openOnPhone(t, 'de', linkAt('sly', 0.4));
  const table = tablePage(page);
  const packets = await table.evaluate(({ host: { view, info } }) =>
    info.places.flatMap((/** @type {any} */ { role, address }, /** @type {number} */ n) =>
      role === 'tableau' && view.piles[n].count > 1 ? [address] : [],
    ),
  );
  assert.ok(packets.length > 2);
  for (const address of packets) {
    await table.evaluate(({ host }, name) => {
      const pile = host.info.places.findIndex((/** @type {any} */ place) => place.address === name);
      return void host.overlays.openPile(pile, false);
    }, address);
    await until(async () => (await page.locator('.popover').count()) === 1, { what: address });
    const { x, width } = (await page.locator('.popover').boundingBox()) ?? { x: 0, width: 0 };
    assert.ok(x >= 3.5 && x + width <= 356.5, `${address}: from ${x} to ${x + width} px`);
    await table.evaluate(({ host }) => void host.overlays.close());
    await until(async () => (await page.locator('.popover').count()) === 0);
  }
});

test('in a lesson the marks of ten steps touch no word, and the three buttons at its end share a line', async (t) => {
  for (const code of CODES) {
    const page = await openOnPhone(t, code, winningLine('fairie-queen').links[3]);
    await tablePage(page).evaluate((game) => void game.startLesson());
    await until(() => page.locator('.lesson').isVisible());
    const around = await page.locator('.lesson-dots i').evaluateAll((marks) => {
      const foot = /** @type {HTMLElement} */ (marks[0].closest('.callout-foot'));
      const words = [...foot.querySelectorAll('button')].map((el) => el.getBoundingClientRect());
      return marks.flatMap((mark) => {
        const box = mark.getBoundingClientRect();
        return words.map((word) => Math.max(word.left - box.right, box.left - word.right));
      });
    });
    assert.ok(Math.min(...around) >= 6, `${code}: ${Math.min(...around)} px beside the marks`);
    for (;;) {
      if (await page.locator('[data-lesson="again"]').count()) break;
      await page.locator('[data-lesson="skip"]').click();
    }
    const gaps = await gapsBetween(page, '.callout-foot button:visible');
    assert.deepEqual(
      gaps.map((gap) => gap !== null && gap >= 6),
      [true, true],
      `${code}: ${gaps.join(', ')}`,
    );
  }
});

test('the last line of a hint in Arabic is not cut above its buttons', async (t) => {
  for (const [game, part] of /** @type {[string, number][]} */ ([
    ['labyrinth', 0.7],
    ['empress-of-india', 0.5],
  ])) {
    const page = await openOnPhone(t, 'ar', linkAt(game, part));
    await tablePage(page).evaluate(({ host }) => void host.press('hint'));
    await until(() => page.locator('.offers .choice').first().isVisible());
    const [line, box, size] = await page.locator('.is-offering .status').evaluate((status) => {
      const range = document.createRange();
      range.selectNodeContents(status);
      const lines = [...range.getClientRects()].map(({ bottom, top }) => (bottom + top) / 2);
      return [Math.max(...lines), status.getBoundingClientRect().bottom, parseFloat(getComputedStyle(status).fontSize)];
    });
    // “ج”, and “ي” with its dots, reach 0.75 em below the middle of their line.
    assert.ok(box - line >= size * 0.8, `${game}: ${box - line} px below the middle of the last line, of ${size}`);
  }
});

test('on a low screen a verdict stays within its strip', async (t) => {
  for (const code of CODES) {
    const context = { locale: code, viewport: { width: 844, height: 390 } };
    const { page } = await open(t, `#${linkAt('labyrinth', 0.7)}`, { context });
    await waitForTable(page);
    await tablePage(page).evaluate(({ host }) => void host.solve());
    await until(async () => (await page.locator('.offers .choice').count()) > 3, { what: 'four choices' });
    await waitForFrames(page, 3);
    const [sentence, foot, felt] = await Promise.all(
      ['.status', '.foot', '.felt'].map(
        async (part) => (await page.locator(`patience-game ${part}`).first().boundingBox()) ?? { y: 0, height: 0 },
      ),
    );
    assert.ok(sentence.y >= felt.y + felt.height, `${code}: the sentence covers no card`);
    assert.ok(
      sentence.y + sentence.height <= foot.y + foot.height + 0.5,
      `${code}: the sentence ends within its strip`,
    );
    assert.ok(foot.y + foot.height <= 390.5, `${code}: the strip ends within the screen`);
  }
});

test('the button of a problem’s reply begins where its text does, wherever it wraps', async (t) => {
  const problem = problemsOf('labyrinth').get('move');
  assert.ok(problem);
  const page = await openOnPhone(t, 'fr', problem.link);
  const hint = page.locator('[data-problem="hint"]');
  await hint.or(page.locator('[data-problem="skip"]')).waitFor();
  if (await page.locator('[data-problem="skip"]').count()) await page.locator('[data-problem="skip"]').click();
  const answers = problem.question.answers.map(({ move }) => move);
  const { moves } = await tablePage(page).view();
  await tablePage(page).evaluate(({ host }) => host.overlays.openCommandLine());
  const input = page.locator('.command-input');
  await input.fill(moves.split(' ').find((/** @type {string} */ move) => !answers.includes(move)) ?? '');
  await input.press('Enter');
  await page.locator('[data-problem="why"]').waitFor();
  // The button is another one as soon as the solver has the reason.
  const starts = await tablePage(page).evaluate(({ shadowRoot }) => {
    const why = /** @type {HTMLElement} */ (shadowRoot.querySelector('[data-problem="why"]'));
    const reply = /** @type {HTMLElement} */ (why.closest('.problem-reply'));
    const text = /** @type {HTMLElement} */ (reply.querySelector('.callout-sentence'));
    const found = [];
    for (let width = 120; width <= 340; width += 4) {
      reply.style.width = `${width}px`;
      const last = [...text.getClientRects()].at(-1) ?? text.getBoundingClientRect();
      const { left, top } = why.getBoundingClientRect();
      if (top + 2 > last.bottom) found.push(left - reply.getBoundingClientRect().left);
    }
    return found;
  });
  assert.ok(starts.length, 'it wraps at some width');
  assert.deepEqual(
    starts.filter((start) => start > 0.5),
    [],
  );
});

test('in Arabic the letters of how a game ended stand upright, and the rule beside the grace does not touch its name', async (t) => {
  const page = await openOnPhone(t, 'ar', linkAt('labyrinth', 0.9));
  const { moves } = winningLine('labyrinth');
  const gap = await page.locator('.caption.tight').evaluate((grace) => {
    const beside = /** @type {Element} */ (grace.previousElementSibling);
    const range = document.createRange();
    range.selectNodeContents(grace);
    const end = parseFloat(getComputedStyle(beside, '::after').marginInlineEnd);
    const isLeftToRight = getComputedStyle(beside).direction === 'ltr';
    return isLeftToRight ? range.getBoundingClientRect().left - (beside.getBoundingClientRect().right - end) : 0;
  });
  assert.ok(gap >= 3, `${gap} px`);
  await tablePage(page).play(...moves.slice(Math.floor(moves.length * 0.9)));
  const finish = page.locator('.won-finish');
  await finish.waitFor();
  assert.equal(await finish.evaluate((el) => getComputedStyle(el).fontStyle), 'normal');
});

test('an empty talon never shows a lone 0, in any language, down to the narrowest phone', (t) =>
  inEachLanguage(t, winningLine('empress-of-india').links[0], async (page, code) => {
    for (const [width, height] of [
      [360, 640],
      [320, 568],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page, 3);
      const labels = await page.locator('patience-game .pile-label').allInnerTexts();
      assert.ok(labels.length > 10, `${code}: ${labels.length} labels`);
      assert.deepEqual(
        labels.filter((text) => /^[0٠]$/u.test(text.trim())),
        [],
        `${code} at ${width}`,
      );
    }
  }));

for (const game of ['sly', 'fairie-queen'])
  test(`${game}: a hand without a caption has its name, in every language`, (t) =>
    inEachLanguage(t, winningLine(game).links[4], async (page, code) => {
      const { board } = await import(`../../www/words/${code}/core.js`);
      const label = page.locator('patience-game .pile-label', { hasText: board.caption('hand') });
      const [text, hand] = await Promise.all([
        label.boundingBox(),
        page.locator('patience-game [data-pile="hand"]').boundingBox(),
      ]);
      assert.ok(text && hand, code);
      const away = Math.max(text.x - hand.x - hand.width, hand.x - text.x - text.width, 0);
      assert.ok(away < 14 && text.y < hand.y + hand.height + 20, `${code}: ${away} px beside it`);
    }));

test('the two lists of moves have two names in every language', async () => {
  for (const code of CODES) {
    const [core, site, panels, review] = await Promise.all(
      ['core', 'site', 'panels', 'review'].map((part) => import(`../../www/words/${code}/${part}.js`)),
    );
    const played = new Set([site.replay.moves, panels.menu.moves, review.review.moves]);
    assert.equal(played.size, 1, code);
    for (const name of [core.frame.legalMoves, core.frame.legalMovesShort]) assert.ok(!played.has(name), code);
  }
});

test('the list of possible moves has its whole name, which contains its short label, in every language', (t) =>
  inEachLanguage(t, winningLine('sly').links[4], async (page, code) => {
    const { frame } = await import(`../../www/words/${code}/core.js`);
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const names = nodes.flatMap(({ role, name }) => (role?.value === 'DisclosureTriangle' ? [name?.value] : []));
    assert.deepEqual(names, [frame.legalMoves], code);
    const label = (await page.locator('patience-game .moves summary').innerText()).toLocaleLowerCase(code);
    assert.ok(frame.legalMoves.toLocaleLowerCase(code).split(' ').includes(label), `${code}: ${label}`);
    await client.detach();
  }));
