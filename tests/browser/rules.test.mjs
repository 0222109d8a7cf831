// The rules: figures checked by the engine, the glossary, addresses, pages without scripts, crosses.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { positionsOf, namedCards } from '../../www/book/figure.js';
import { FIGURES } from '../../www/book/figures.js';
import { glossaryWords, rulesOf, words } from '../../www/words/rules.js';
import { builtPath } from './support/build-names.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { axeViolations } from './support/axe.mjs';
import { holdFile } from './support/held-file.mjs';
import { atLink, winningLine, rules as engine } from './support/games.mjs';
import { dealByClick, followLink, openLink, readTable, waitForFrames, waitForTable } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../www/book/figures.js").FigureData} FigureData */

const GAMES = engine.games().filter(({ variant, features }) => !variant && features.rules);
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LABYRINTH = 'labyrinth/M222-5TJR/I._.hGqdm';
/** The stock is empty, and no card can go home. */
const GRACE = FIGURES.labyrinth.grace.link;

/** @param {import("../../www/pkg/patience_wasm.js").View} view @param {string} address */
const pileAt = (view, address) => {
  const places = engine.games().find(({ id }) => id === view.game)?.places ?? [];
  const at = places.findIndex((place) => place.address === address);
  assert.ok(at >= 0, `${view.game} has no pile ${address}`);
  return view.piles[at];
};

// Figures, without a browser

for (const { id } of GAMES) {
  test(`${id}: every figure is a legal position, and its text names its cards`, async () => {
    const text = await rulesOf(id);
    const drawn = text.rules.filter(({ figure }) => figure).map(({ ruleId }) => ruleId);
    assert.deepEqual(drawn.sort(), Object.keys(FIGURES[id]).sort());
    assert.equal(drawn.length, text.rules.length, 'every rule has its figure');
    for (const rule of text.rules) {
      const data = FIGURES[id][rule.ruleId];
      const name = `${id} ${rule.ruleId}`;
      // Throws if a move is illegal.
      const positions = positionsOf(engine, data);
      const [view] = positions.views;
      const shown = data.cuts.flatMap((cut) => {
        const cards = pileAt(view, cut.at).cards.match(/../g) ?? [];
        return cards.slice(-(cut.show ?? 1));
      });
      assert.ok(shown.length >= 1 && shown.length <= 24, `${name} shows ${shown.length} cards`);
      const named = namedCards(data, positions);
      for (const [key, card] of Object.entries(named)) assert.match(card, /^[A2-9TJQK][CDHS]$/, `${name}: ${key}`);
      const { figure } = rule;
      assert.ok(figure);
      assert.equal(figure.steps?.length ?? 0, data.steps?.length ?? 0, `${name}: a sentence for each step`);
      const sentences = [
        figure.alt(named),
        figure.caption?.(named) ?? 'None.',
        ...(figure.steps ?? []).map((step) => step(named)),
      ];
      for (const sentence of sentences) assert.match(sentence, /^[^\s].*[.…]$/, name);
      for (const sentence of sentences)
        assert.doesNotMatch(sentence, /undefined|null|\[object|NaN/, `${name}: ${sentence}`);
    }
  });

  test(`${id}: the arrows of figures are legal moves, and barred arrows are not`, () => {
    for (const [rule, data] of Object.entries(FIGURES[id])) {
      const { views } = positionsOf(engine, data);
      const [view, next] = views;
      const legal = view.moves.split(' ');
      for (const [from, to] of data.arrows ?? []) {
        const target = /^[CDHS][+-]?\d?/.test(to) ? [`>${to}`, '>f'] : [`>${to}`, '>row', '>talon'];
        const isLegal = legal.some(
          (move) => move.split('>')[0].split('+').includes(from) && target.some((end) => move.endsWith(end)),
        );
        const first = pileAt(view, from).cards.slice(-2);
        // A card may also move automatically.
        const isAutomatic = !!next && (from === 'stock' || pileAt(next, to).cards.endsWith(first));
        if (data.isBarred) assert.ok(!isLegal && legal.every((move) => !move.startsWith(`${from}>`)), `${id} ${rule}`);
        else assert.ok(isLegal || isAutomatic, `${id} ${rule}: ${from} to ${to}`);
      }
    }
  });
}

test('the figure of each rule about availability has cards with and without crosses', () => {
  for (const [id, rule] of [
    ['sly', 'III'],
    ['fairie-queen', 'IV'],
    ['empress-of-india', 'I'],
    ['labyrinth', 'II'],
  ]) {
    const data = FIGURES[id][rule];
    assert.ok(data.hasCrosses && data.offersMarking, id);
    const [view] = positionsOf(engine, data).views;
    const piles = data.cuts.map(({ at }) => pileAt(view, at)).filter(({ cards }) => cards);
    assert.ok(piles.some(({ available }) => available) && piles.some(({ available }) => !available), id);
  }
  // During a round no card of the promenade is available.
  const resting = positionsOf(engine, FIGURES.sly.IV).views[0];
  assert.ok(FIGURES.sly.IV.hasCrosses && resting.piles.every(({ available }) => !available));
});

test('the figure of every rule has at least one step', () => {
  const withoutSteps = Object.entries(FIGURES).flatMap(([id, figures]) =>
    Object.entries(figures).flatMap(([rule, { steps }]) => (steps?.length ? [] : [`${id} ${rule}`])),
  );
  assert.deepEqual(withoutSteps, []);
});

test('the book’s first note is played in full: ten moves reach the knave', () => {
  const data = FIGURES['fairie-queen']['note-1'];
  assert.equal(data.steps?.length, 10);
  const positions = positionsOf(engine, data);
  const { knave } = namedCards(data, positions);
  const [first, last] = [positions.views[0], positions.views[10]];
  assert.equal(first.stock, 0);
  assert.equal(pileAt(first, 'c2').cards.slice(-16), `${knave}TC9D8S7D6C5H4S`);
  assert.equal(pileAt(last, 'c2').cards.slice(-2), knave);
  assert.equal(['c4', 'c5'].filter((at) => pileAt(first, at).count === 1).length, 2);
});

test('every rule that a refusal names exists', async () => {
  for (const { id } of GAMES) {
    const source = fs.readFileSync(
      new URL(`../../crates/patience/src/games/${id.replaceAll('-', '_')}.rs`, import.meta.url),
      'utf8',
    );
    const named = new Set([...source.matchAll(/Reason::by\(\s*"([^"]+)"/g)].map(([, rule]) => rule));
    assert.ok(named.size, id);
    const ruleIds = (await rulesOf(id)).rules.map(({ ruleId }) => ruleId);
    for (const rule of named) assert.ok(ruleIds.includes(rule), `${id}: ${rule}`);
  }
});

test('every marked term has a short entry in the glossary', async () => {
  const { terms } = await glossaryWords();
  for (const [id, { text }] of Object.entries(terms)) {
    assert.ok((text.match(/[.!?](\s|$)/g) ?? []).length <= 2, `${id}: two sentences at the most`);
  }
  const used = new Set();
  for (const { id } of GAMES)
    JSON.stringify(await rulesOf(id), (key, value) => (key === 'termId' ? void used.add(value) : value));
  for (const term of used) assert.ok(Object.hasOwn(terms, term), String(term));
  assert.ok(used.size >= 14, `${used.size} terms are marked`);
});

// The sheet

/** @param {Page} page */
const sheet = (page) => page.locator('dialog.is-rules');

/** @param {Page} page */
const waitForRules = (page) => until(() => sheet(page).locator('.rule').count(), { what: 'the rules' });

for (const { id } of GAMES) {
  test(`${id}: the sheet has every figure, and steps can be played and undone`, async (t) => {
    const { page } = await open(t, `#rules/${id}`, { motion: true, context: DESK });
    await waitForRules(page);
    const figures = Object.entries(FIGURES[id]);
    assert.equal(await sheet(page).locator('.rule svg[role="img"]').count(), figures.length);
    for (const name of await sheet(page).locator('svg[role="img"]').all())
      assert.match((await name.getAttribute('aria-label')) ?? '', /\w/);
    for (const [rule, data] of figures.filter(([, { steps }]) => steps)) {
      const item = sheet(page).locator(`[data-rule="${rule}"]`);
      const drawing = () => item.locator('svg[role="img"]').innerHTML();
      const before = await drawing();
      const last = data.steps?.length ?? 0;
      for (let step = 1; step <= last; step++) {
        const previous = await drawing();
        await item.getByRole('button', { name: last > 1 ? words.rule.step : words.rule.play }).click();
        await eventually(async () => assert.notEqual(await drawing(), previous, `${rule}, step ${step}`));
      }
      for (let step = 1; step <= last; step++)
        await item.getByRole('button', { name: last > 1 ? words.rule.stepBack : words.rule.back }).click();
      await eventually(async () => assert.equal(await drawing(), before, rule));
    }
    // The legend explains every mark of the table.
    assert.equal(await sheet(page).locator('.rules-legend svg').count(), Object.keys(words.legend).length - 1);
  });
}

test('each rule has an address, which opens over the start page', async (t) => {
  const { page } = await open(t, '#rules/labyrinth/IV', { context: DESK });
  await waitForRules(page);
  const target = sheet(page).locator('.is-meant');
  await until(() => target.count());
  assert.equal(await target.getAttribute('data-rule'), 'IV');
  assert.ok(await target.evaluate((el) => el === document.activeElement));
  const isVisible = await target.evaluate((el) => {
    const { top } = el.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
  assert.ok(isVisible);
  // The same rules are a page of their own.
  const link = sheet(page).getByRole('link', { name: words.rule.openAsPage });
  assert.match(await link.evaluate((el) => /** @type {HTMLAnchorElement} */ (el).href), /\/labyrinth\.html$/);
  // The title of the sheet stays visible.
  assert.ok(await sheet(page).locator('#dialog-title').isVisible());
  assert.ok(await sheet(page).evaluate((el) => el.scrollTop === 0));
  // Links to other parts are collapsed, and collapse again after use.
  const parts = sheet(page).locator('.rules-nav details');
  assert.equal(await parts.getByRole('button').count(), 0);
  await parts.locator('summary').click();
  await parts.getByRole('button', { name: words.sections.glossary }).click();
  await eventually(async () => assert.equal(await parts.getByRole('button').count(), 0));
  // A rule's number is its link.
  await sheet(page).locator('[data-rule="II"] .rule-link').click();
  await eventually(async () => assert.equal(new URL(page.url()).hash, '#rules/labyrinth/II'));
  await followLink(page, 'rules/sly/III');
  await eventually(async () => assert.equal(await sheet(page).locator('.is-meant').getAttribute('data-rule'), 'III'));
  assert.equal(await sheet(page).locator('select').inputValue(), 'sly');
  await followLink(page, 'rules/glossary/knave');
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), 'term-knave'));
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await eventually(async () => assert.equal(new URL(page.url()).hash, ''));
  assert.ok(await page.locator('#start').isVisible());
});

test('addresses of rules that do not exist open the rules, also after a damaged link', async (t) => {
  for (const first of ['rules/chess/LX', 'sly/S7Q']) {
    const { page } = await open(t, `#${first}`, { context: DESK });
    await page.locator('#games > li').first().waitFor();
    if (!first.startsWith('rules/')) await followLink(page, 'rules/chess/LX');
    await waitForRules(page);
    await followLink(page, 'rules/labyrinth/%22%5D,*');
    await eventually(async () => assert.equal(await sheet(page).locator('select').inputValue(), 'labyrinth'));
  }
});

test('rules that load after the sheet is closed leave the address alone', async (t) => {
  const { page } = await open(t, '#rules/labyrinth', { context: DESK });
  await waitForRules(page);
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(undefined)));
  const file = builtPath('www/words/en/rules/sly.js');
  await page.route(`**/${file}`, async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest(`**/${file}`);
  await sheet(page).locator('select').selectOption('sly');
  await request;
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(new URL(page.url()).hash, ''));
  const response = page.waitForResponse(`**/${file}`);
  release();
  await (await response).finished();
  await page.evaluate((url) => import(url), new URL(file, page.url().replace(/#.*/, '')).href);
  await waitForFrames(page, 3);
  assert.equal(new URL(page.url()).hash, '');
});

test('a replay of a figure that loads after the sheet is closed is not opened', async (t) => {
  const { profile, waitForRequest, letArrive } = await holdFile(t, 'www/site/play/replay.js');
  const { page } = await open(t, '#rules/fairie-queen', { profile });
  await waitForRules(page);
  await sheet(page).getByRole('link', { name: words.rule.watch }).click();
  await waitForRequest();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(new URL(page.url()).hash, ''));
  await letArrive(page);
  assert.equal(new URL(page.url()).hash, '');
  assert.ok(await page.locator('#start').isVisible());
});

test('with the rules beside the table the address stays the game’s, and the table can be played', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: DESK });
  const { link } = await waitForTable(page);
  await followLink(page, 'rules/labyrinth/III');
  await waitForRules(page);
  await eventually(async () => assert.equal(new URL(page.url()).hash, `#${link}`));
  assert.equal(await page.locator('[data-rule="II"] .figure-origin').textContent(), words.rule.fromTable);
  await dealByClick(page);
  await eventually(async () => assert.notEqual((await readTable(page)).link, link));
  assert.ok(await sheet(page).isVisible());
});

test('a figure opens on the table, and the first note as a replay from its run', async (t) => {
  const { page } = await open(t, '#rules/fairie-queen/note-1', { context: DESK });
  const table = tablePage(page);
  await waitForRules(page);
  await sheet(page).locator('[data-rule="II"]').getByRole('link', { name: words.rule.open }).click();
  await eventually(async () => assert.equal((await readTable(page)).link, FIGURES['fairie-queen'].II.link));
  await followLink(page, '');
  await until(() => page.locator('#start').isVisible());
  await followLink(page, 'rules/fairie-queen');
  await waitForRules(page);
  await sheet(page).getByRole('link', { name: words.rule.watch }).click();
  await eventually(async () => {
    const view = await table.view();
    assert.equal(pileAt(view, 'c2').cards.slice(-2), '4S', view.link);
  });
  await table.playerButton('Step forward').click();
  await eventually(async () => assert.equal(pileAt(await table.view(), 'c4').count, 2));
});

test('keys, mouse and touch open the explanation of a term', async (t) => {
  const { page } = await open(t, '#rules/labyrinth', { context: DESK });
  await waitForRules(page);
  const term = sheet(page).locator('.term', { hasText: 'available' }).first();
  const bubble = sheet(page).locator('.explained');
  const { available } = (await glossaryWords()).terms;
  // Screen readers have it without opening.
  const described = await term.getAttribute('aria-describedby');
  assert.ok((await page.locator(`#${described}`).textContent())?.includes(available.text));
  await term.focus();
  await page.keyboard.press('Enter');
  await until(() => bubble.isVisible());
  assert.match(await bubble.innerText(), /cross/i);
  const [word, box] = await Promise.all([term.boundingBox(), bubble.boundingBox()]);
  assert.ok(word && box && box.y + box.height <= word.y, 'it is above the word');
  const frame = await sheet(page).boundingBox();
  assert.ok(frame && box.x > frame.x && box.x + box.width < frame.x + frame.width, 'and within the sheet');
  await page.keyboard.press('Escape');
  await until(async () => !(await bubble.isVisible()));
  assert.ok(await sheet(page).isVisible(), 'the sheet stays');
  await page.mouse.move(5, 5);
  await term.hover();
  await until(() => bubble.isVisible());
  await page.mouse.move(5, 5);
  await until(async () => !(await bubble.isVisible()));
  const phone = await open(t, '#rules/labyrinth', { context: PHONE });
  await waitForRules(phone.page);
  const touchedTerm = sheet(phone.page).locator('.term').nth(1);
  await touchedTerm.scrollIntoViewIfNeeded();
  await touchedTerm.tap();
  await until(() => sheet(phone.page).locator('.explained').isVisible());
  await sheet(phone.page).locator('h3').first().tap();
  await until(async () => !(await sheet(phone.page).locator('.explained').isVisible()));
});

test('rules that open under a resting pointer explain no term until it moves', async (t) => {
  const { page } = await open(t, '#rules/labyrinth', { context: DESK, clock: true });
  await waitForRules(page);
  const term = sheet(page).locator('.term', { hasText: 'available' }).first();
  const { x, y, width, height } = (await term.boundingBox()) ?? assert.fail('no term');
  await followLink(page, '');
  await until(() => page.locator('#start').isVisible());
  await page.mouse.move(x + width / 2, y + height / 2);
  await followLink(page, 'rules/labyrinth');
  await waitForRules(page);
  await until(() => term.evaluate((el) => el.matches(':hover')), { what: 'the term under the pointer' });
  await page.clock.runFor(1000);
  const bubble = sheet(page).locator('.explained');
  assert.equal(await bubble.isVisible(), false);
  await page.mouse.move(x + width / 2 + 2, y + height / 2);
  await page.clock.runFor(1000);
  await until(() => bubble.isVisible());
});

test('on a phone the sheet fills the screen and keeps its scroll position', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: PHONE });
  await waitForTable(page);
  const openRules = async () => {
    await tablePage(page).button('menu').click();
    await page.locator('dialog').getByRole('button', { name: 'Rules' }).click();
    await waitForRules(page);
  };
  await openRules();
  const box = await sheet(page).boundingBox();
  assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [0, 0, 390, 844]);
  const body = sheet(page).locator('.dialog-body');
  await body.evaluate((el) => el.scrollTo(0, 700));
  await eventually(async () => assert.equal(await body.evaluate((el) => el.scrollTop), 700));
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await until(async () => !(await sheet(page).count()));
  await openRules();
  await eventually(async () => assert.equal(await body.evaluate((el) => el.scrollTop), 700));
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

// Crosses on the table

/** @param {Page} page */
const countCrosses = (page) => page.locator('patience-game .card.is-available').count();

/** @param {Page} page */
const countAvailable = (page) =>
  tablePage(page).evaluate(({ view }) => view.piles.filter((/** @type {any} */ pile) => pile.available).length);

test('crosses: none by default; on all available cards by the setting, and at the grace', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: DESK });
  const table = tablePage(page);
  await waitForTable(page);
  assert.equal(await countCrosses(page), 0);
  await table.setAttribute('crosses', 'always');
  const all = await countAvailable(page);
  assert.ok(all > 10);
  await eventually(async () => assert.equal(await countCrosses(page), all));
  // It is drawn, and part of the accessible name.
  const drawn = () =>
    table.evaluate(({ shadowRoot }) => {
      const face = shadowRoot.querySelector('.is-available > .face');
      return face ? getComputedStyle(face, '::before').width : '';
    });
  await eventually(async () => assert.match(await drawn(), /^1\d/));
  const label = await table.cell('r1c1').getAttribute('aria-label');
  assert.match(label ?? '', /, available$/);
  await table.setAttribute('crosses', null);
  await eventually(async () => assert.equal(await countCrosses(page), 0));
  await table.setLink(GRACE);
  const atGrace = await countAvailable(page);
  assert.ok(atGrace > 0);
  await eventually(async () => assert.equal(await countCrosses(page), atGrace));
  // Cards that only the grace frees have none.
  const piles = await table.evaluate(
    ({ view }) => view.piles.filter((/** @type {any} */ pile) => pile.movable && !pile.available).length,
  );
  assert.ok(piles > 0);
});

test('the roof of an available card covers neither its rank nor its suit, however small the table', async (t) => {
  const { page } = await open(t, `#${GRACE}`, { context: DESK });
  const table = tablePage(page);
  await waitForTable(page);
  for (const width of [720, 782, 840, 900, 1000, 1200]) {
    await page.setViewportSize({ width, height: 560 });
    await eventually(async () => {
      const { covered, marked } = await table.evaluate(({ shadowRoot: root }) => {
        const faces = [...root.querySelectorAll('.is-available > .face')];
        const hidden = faces.filter((face) => {
          const box = face.getBoundingClientRect();
          const { top, right, width: wide, height } = getComputedStyle(face, '::before');
          const [y, end] = [box.y + parseFloat(top), box.right - parseFloat(right)];
          return [...face.querySelectorAll('.index')].some((index) => {
            const mark = index.getBoundingClientRect();
            return (
              mark.right > end - parseFloat(wide) && mark.x < end && mark.bottom > y && mark.y < y + parseFloat(height)
            );
          });
        });
        return { covered: hidden.length, marked: faces.length };
      });
      assert.ok(marked > 0);
      assert.equal(covered, 0, `${covered} of ${marked} at ${width}`);
    });
  }
});

test('where every card is available none is marked', async (t) => {
  // Between two rounds every packet may be played from.
  const link = winningLine('sly').links.find(
    (link) =>
      atLink(link, (table) => table.view().piles.filter(({ available, count }) => available && count > 1).length) > 9,
  );
  assert.ok(link);
  const { page } = await open(t, `#${link}`, { context: PHONE });
  const table = tablePage(page);
  await waitForTable(page);
  await table.setAttribute('crosses', 'always');
  await eventually(async () => assert.equal(await table.evaluate(({ host }) => host.setting('crosses')), 'always'));
  assert.equal(await countCrosses(page), 0);
  // In the Labyrinth some cards are blocked: the same setting marks the others.
  await openLink(page, LABYRINTH);
  await table.setAttribute('crosses', 'always');
  await eventually(async () => assert.equal(await countCrosses(page), await countAvailable(page)));
});

test('a button of the rules marks the available cards until the next move', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: DESK });
  const table = tablePage(page);
  await waitForTable(page);
  await table.evaluate(({ host }) => host.overlays.showRule('II'));
  await waitForRules(page);
  await sheet(page).getByRole('button', { name: words.rule.markOnTable }).click();
  const all = await countAvailable(page);
  await eventually(async () => assert.equal(await countCrosses(page), all));
  await dealByClick(page);
  await eventually(async () => assert.equal(await countCrosses(page), 0));
});

test('on a phone the sheet closes when it marks cards', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: PHONE });
  await waitForTable(page);
  await tablePage(page).evaluate(({ host }) => host.overlays.showRule('II'));
  await waitForRules(page);
  await sheet(page).getByRole('button', { name: words.rule.markOnTable }).tap();
  await until(async () => !(await sheet(page).count()));
  await eventually(async () => assert.ok((await countCrosses(page)) > 10));
});

// Pages without scripts

test('the rules are pages that need no script, with metadata for search engines', async (t) => {
  const { page, site } = await open(t, 'www/rules/labyrinth.html', {
    context: { ...DESK, javaScriptEnabled: false },
  });
  for (const { id } of GAMES) {
    await page.goto(`${site.url}www/rules/${id}.html`);
    const html = await page.content();
    assert.doesNotMatch(html, /<script|style="|onclick|href="\//);
    assert.equal(await page.locator('link[rel="canonical"]').getAttribute('href'), `${id}.html`);
    const name = /** @type {string} */ (await page.locator('h1').textContent());
    assert.ok((await page.title()).includes(name.replace('The rules of ', '')), name);
    assert.ok(((await page.locator('meta[name="description"]').getAttribute('content')) ?? '').length > 80);
    for (const [rule, { steps }] of Object.entries(FIGURES[id])) {
      const drawings = page.locator(`[data-rule="${rule}"] svg[role="img"]`);
      // A figure with steps is drawn before and after them.
      assert.equal(await drawings.count(), steps ? 2 : 1, `${id} ${rule}`);
    }
    assert.ok(await page.locator('.play a').isVisible());
    const hidden = await page.evaluate(() => {
      const overlaps = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top + 2 < b.bottom && b.top < a.bottom - 2;
      return [...document.querySelectorAll('svg[role="img"]')].flatMap((drawing) => {
        const cards = [...drawing.querySelectorAll('.figure-card')].map((card) => card.getBoundingClientRect());
        return [...drawing.querySelectorAll('.figure-label')].flatMap((label) =>
          cards.some((card) => overlaps(label.getBoundingClientRect(), card)) ? [label.textContent] : [],
        );
      });
    });
    assert.deepEqual(hidden, [], `${id}: labels that overlap cards`);
  }
  // Terms link to the glossary.
  await page.goto(`${site.url}www/rules/labyrinth.html#rule-IV`);
  await page.locator('.term').first().click();
  await until(() => page.url().includes('glossary.html#term-'));
  assert.ok((await page.locator('dt').count()) >= 14);
});

test('on paper the rules have their figures and none of the buttons', async (t) => {
  const { page } = await open(t, 'www/rules/labyrinth.html', { context: DESK });
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('.figure-frame').first().isVisible());
  for (const gone of ['.top', '.play', '.figure-actions'])
    assert.ok(!(await page.locator(gone).first().isVisible()), gone);
  const ink = await page.evaluate(() => {
    const cross = document.querySelector('.cross-ink');
    const felt = document.querySelector('.figure-felt');
    return cross && felt && [getComputedStyle(cross).stroke, getComputedStyle(felt).backgroundColor];
  });
  assert.deepEqual(ink, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(pages >= 3 && pages <= 9, `${pages} pages`);
});

test('axe finds nothing on the rules pages, light and dark', async (t) => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, site } = await open(t, 'www/rules/glossary.html', {
      context: { ...DESK, bypassCSP: true, colorScheme },
    });
    for (const name of ['glossary', ...GAMES.map(({ id }) => id)]) {
      await page.goto(`${site.url}www/rules/${name}.html`);
      const found = await axeViolations(page);
      assert.deepEqual(found, [], name);
    }
  }
});

test('an embedded table shows its rules with figures and explanations', async (t) => {
  const { page } = await open(t, `www/embed.html#${winningLine('labyrinth').links[3]}`, { context: DESK });
  const table = tablePage(page);
  await until(() => table.button('menu').count());
  await table.evaluate(({ host }) => host.overlays.showRule('IV'));
  await until(() => page.locator('.popover-text .rule.is-meant').count());
  assert.equal(
    await page.locator('.popover-text .rule svg[role="img"]').count(),
    Object.keys(FIGURES.labyrinth).length,
  );
  assert.equal(await page.locator('.popover-text .figure-actions a').count(), 0, 'the host page has no such address');
  const term = page.locator('.popover-text .term').first();
  await term.click();
  await until(() => page.locator('.explained').isVisible());
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('.explained').isVisible()));
  assert.ok(await page.locator('.popover-text').isVisible());
});
