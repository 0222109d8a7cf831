// Won games: the finale, the win dialog, the shared picture; games opened after their win; stuck games.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { rounded, SURVEYS } from '../../www/engine/rarity.js';
import { cardsOf } from '../../www/table/win/picture.js';
import { findPlace } from '../../www/table/win/placement.js';
import { friend, rarity } from '../../www/words/en/win.js';
import { eventually, freezeClock, open, until } from './support/chromium.mjs';
import { axeViolations } from './support/axe.mjs';
import { holdFile } from './support/held-file.mjs';
import { IDS, loadWasm, winningLine, rules } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { readTable, waitForFrames, waitForTable, openLink } from './support/table-state.mjs';
import { serveForTest, UNBUNDLED } from './support/serve.mjs';
import { rotated } from './support/tier.mjs';
import { tablePage } from './support/table-page.mjs';

/** @type {typeof import('../../www/pkg/patience_tools_wasm.js')} */
const tools = await loadWasm('patience_tools_wasm');

const STILL = /** @type {const} */ ({ reducedMotion: 'reduce' });
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 640 } };
const TOUCH = { hasTouch: true, isMobile: true };

const DIALOG = '[data-won]';

/** @param {import("playwright-core").Page} page */
const waitForDialog = (page) => until(() => page.locator(DIALOG).count(), { what: 'the win dialog' });

/** The figures of the win dialog, by their labels. @param {import("playwright-core").Page} page */
const figures = (page) =>
  page
    .locator(`${DIALOG} dl > div`)
    .evaluateAll((all) =>
      Object.fromEntries(all.map((el) => [el.querySelector('dt')?.textContent, el.querySelector('dd')?.textContent])),
    );

/** @param {import("playwright-core").Page} page @param {string} name */
const clickButton = (page, name) => page.locator('patience-game').getByRole('button', { name, exact: true }).click();

/** The focused element of the table. @param {import("playwright-core").Page} page */
const focusedElement = (page) =>
  tablePage(page).evaluate(({ shadowRoot }) => {
    const el = shadowRoot.activeElement;
    return {
      is: el?.tagName ?? '',
      label: (el?.getAttribute('aria-label') || el?.querySelector('.unseen')?.textContent) ?? '',
      pile: el?.hasAttribute('data-pile'),
    };
  });

/** Saves a challenge of a deal on this device: a friend's result. @param {import("playwright-core").Page} page @param {string} start link of the deal */
const saveFriendsResult = (page, start) =>
  page.evaluate(
    (challenge) => localStorage.setItem('cadogan:1:challenges', JSON.stringify([challenge])),
    tools.writeChallenge(start, true, 'player', 90, 0, 0, Uint8Array.from([7, 7, 6, 5, 6, 7, 7, 7])),
  );

for (const [width, height, isAnswer] of /** @type {const} */ ([
  [844, 390, false],
  [667, 375, false],
  [844, 390, true],
]))
  test(`at ${width}×${height} what a copy says ${isAnswer ? 'to a friend ' : ''}is inside the frame of the card`, async (t) => {
    const { links, moves } = winningLine('labyrinth');
    const context = { viewport: { width, height }, ...STILL, permissions: ['clipboard-write'] };
    const { page } = await open(t, `#${links.at(-2)}`, { context });
    await waitForTable(page);
    if (isAnswer) await saveFriendsResult(page, links[0]);
    await tablePage(page).play(moves.at(-1) ?? '');
    await waitForDialog(page);
    if (isAnswer) await until(() => page.locator('[data-friend]').isVisible());
    if (isAnswer) await clickButton(page, 'Answer your friend');
    else {
      await clickButton(page, 'Share this win');
      await clickButton(page, 'Challenge a friend');
    }
    const status = page.locator('.won-status');
    await eventually(async () => assert.match(await status.innerText(), /copied/));
    const [line, card] = [await status.boundingBox(), await page.locator('.won-card').boundingBox()];
    assert.ok(line && card);
    // Its inner line is 5 px from the edge.
    assert.ok(line.y + line.height <= card.y + card.height - 5, JSON.stringify([line, card]));
  });

test('on a won Labyrinth the piles that go up and those that go down have their titles, and empty piles have none', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[moves.length - 1]}`, { context: { viewport: { width: 390, height: 844 } } });
  await waitForTable(page);
  await tablePage(page).play(moves[moves.length - 1]);
  await waitForDialog(page);
  const titles = () =>
    page
      .locator('patience-game .caption:not(.rule)')
      .evaluateAll((all) =>
        all.filter((el) => getComputedStyle(el).visibility !== 'hidden').map((el) => el.textContent),
      );
  await eventually(async () => assert.deepEqual(await titles(), ['Up', 'Down']));
});

test('the win dialog has the figures of the surveys', () => {
  assert.deepEqual(Object.keys(SURVEYS).sort(), [...IDS].sort());
  const readme = fs.readFileSync(new URL('../../crates/patience-survey/README.md', import.meta.url), 'utf8');
  for (const [id, survey] of Object.entries(SURVEYS)) {
    const [solved, greedy, fair] = ['', '-greedy', '-fair'].map((kind) => {
      const text = fs.readFileSync(new URL(`../../www/surveys/${id}${kind}.txt`, import.meta.url), 'utf8');
      const count = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
      return { won: count('won'), deals: count('won') + count('lost') + count('unknown') };
    });
    const { won, deals } = solved;
    assert.deepEqual(survey, { won, deals, naive: greedy, careful: fair }, id);
    const row = `| ${survey.deals} | ${survey.won} |`;
    assert.ok(readme.includes(row), `${id}: ${row}`);
    assert.ok(readme.includes(`${((100 * greedy.won) / greedy.deals).toFixed(1)}% of ${greedy.deals}`), id);
  }
});

test('chances are rounded to a plain phrase', () => {
  const chance = (/** @type {number} */ n, /** @type {number} */ of) => rarity.winnable(rounded(n, of))[0];
  assert.equal(chance(1419, 2000), '7 in 10 deals');
  assert.equal(chance(19, 10000), '2 in 1,000 deals');
  assert.equal(chance(97, 10000), '1 in 100 deals');
  assert.equal(chance(1165, 10000), '12 in 100 deals');
  assert.equal(chance(19997, 20000), 'Nearly every deal');
  assert.equal(chance(20000, 20000), 'Every tested deal');
  assert.equal(chance(193, 200), '97 in 100 deals', 'not 10 in 10');
  assert.equal(chance(1997, 2000), '999 in 1,000 deals', 'not 100 in 100');
});

test('the win dialog is placed where it covers nothing, or nowhere', () => {
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const top = { x: 0, y: 0, width: 100, height: 30 };
  assert.deepEqual(findPlace(area, [top], 100, 70), { x: 0, y: 30 });
  assert.equal(findPlace(area, [top], 100, 71), null);
  const column = { x: 60, y: 0, width: 20, height: 100 };
  assert.deepEqual(findPlace(area, [top, column], 60, 70), { x: 0, y: 30 });
  assert.deepEqual(findPlace(area, [], 60, 40), { x: 20, y: 21 }, 'on an empty table a little above the middle');
});

test('the picture of a win shows the top cards away from home, or if these are few those of the foundations', () => {
  /** The cards in the picture of piles, each with its role and its cards. @param {[role: string, cards: string][]} piles */
  const shown = (piles) =>
    cardsOf(
      /** @type {any} */ ({ places: piles.map(([role]) => ({ role })) }),
      /** @type {any} */ ({ piles: piles.map(([, cards]) => ({ cards })) }),
    );
  const home = /** @type {[string, string][]} */ ([
    ['foundation', 'ASKS'],
    ['foundation', ''],
    ['foundation', 'KHAH'],
    ['decoration', 'QS'],
  ]);
  const away = /** @type {[string, string][]} */ (['2C3C', '4D', '5S', '6H'].map((cards) => ['column', cards]));
  assert.deepEqual(shown([...home, ...away]), ['3C', '4D', '5S', '6H']);
  assert.deepEqual(shown([...home, ...away.slice(1)]), ['KS', 'AH']);
});

test('the win dialog shows the figures of the game, and can be closed and reopened', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { context: { ...DESK, ...STILL } });
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...game.moves.slice(0, 2));
  await table.undo();
  await eventually(async () => assert.notEqual((await readTable(page)).link, game.links[2]));
  const { ply } = await readTable(page);
  await table.play(...game.moves.slice(ply));
  await waitForDialog(page);
  const total = String(game.moves.length);
  assert.deepEqual(await figures(page), { Moves: total, Hints: '0', Undo: '1' });
  assert.match(await page.locator(`${DIALOG} .won-deal`).innerText(), new RegExp(`^Deal ${game.deal}, \\d+ \\w+$`));
  // Announced once, by the focused heading.
  assert.deepEqual(await focusedElement(page), {
    is: 'H2',
    label: `Won. The Labyrinth, ${total} moves, no hints.`,
    pile: false,
  });
  assert.doesNotMatch(await page.locator('.status').innerText(), /hints/);
  const report = await page.locator(`${DIALOG} a.won-report`).getAttribute('href');
  assert.ok(
    report?.endsWith('/www/report.html#unknown') && (await page.request.get(report)).ok(),
    'the chance links to the report',
  );

  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator(DIALOG).count(), 0));
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, ['New deal', 'Restart', 'This win']));
  assert.equal((await focusedElement(page)).pile, true, 'the focus is on the table');
  await clickButton(page, 'This win');
  await waitForDialog(page);
  assert.deepEqual((await readTable(page)).choices, ['Show the table']);
  // Undoing the win closes the dialog.
  await page.keyboard.press('Control+z');
  await eventually(async () => assert.equal(await page.locator(DIALOG).count(), 0));
  assert.equal((await readTable(page)).outcome, 'playing');
});

/** Wins the Empress, with the animations of its finale slowed down. @param {import('node:test').TestContext} t @param {import('playwright-core').BrowserContextOptions} [context] */
async function openSlowFinale(t, context = DESK) {
  const game = winningLine('empress-of-india');
  const from = game.links.length - 2;
  const { page } = await open(t, `#${game.links[from]}`, { motion: true, context });
  const table = tablePage(page);
  await waitForTable(page);
  // A busy machine may load it too late for a finale, or look too late.
  await table.evaluate(({ host }) => host.load('winCard'));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await table.play(game.moves[from]);
  await until(() => page.locator('.won-back').count(), { what: 'the backs of the packets' });
  return { page, table, devTools };
}

test('in the finale each packet turns over once, within three seconds, and leaves no trace', async (t) => {
  const { page, table, devTools } = await openSlowFinale(t);
  const { packets, foundations, end, seen } = await table.evaluate(({ host, shadowRoot }) => {
    const backs = [...shadowRoot.querySelectorAll('.won-back')];
    const animations = /** @type {Document} */ (/** @type {unknown} */ (shadowRoot)).getAnimations();
    const times = animations.filter(({ effect }) => {
      const target = /** @type {KeyframeEffect} */ (effect).target;
      return target?.closest('.won-finale, .card');
    });
    // Half-way through its turn a packet shows its back, and covers its face.
    const seen = backs.map((back) => {
      const [turn] = back.getAnimations();
      const { delay = 0, duration = 0 } = turn.effect?.getTiming() ?? {};
      turn.pause();
      turn.currentTime = delay + Number(duration) / 2;
      const opacity = getComputedStyle(back).opacity;
      turn.play();
      return opacity;
    });
    return {
      packets: backs.length,
      foundations: host.info?.places.filter((/** @type {{ role: string }} */ { role }) => role === 'foundation').length,
      end: Math.max(...times.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      seen: [...new Set(seen)],
    };
  });
  assert.equal(packets, foundations);
  assert.deepEqual(seen, ['1']);
  assert.ok(end <= 3000, `it takes ${end} ms`);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await waitForDialog(page);
  assert.equal(await page.locator('.won-back, .won-finale').count(), 0);
});

test('in the finale a lozenge fills below the middle of each foundation', async (t) => {
  const { table } = await openSlowFinale(t);
  const [lozenges, foundations] = await table.evaluate(({ host, shadowRoot }) => {
    const cells = host.board.grid.cells.filter(
      (/** @type {Element} */ _, /** @type {number} */ pile) => host.info.places[pile].role === 'foundation',
    );
    const all = /** @type {Element[][]} */ ([[...shadowRoot.querySelectorAll('.won-lozenge')], cells]);
    return all.map((elements) =>
      elements
        .map((el) => el.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, top, bottom }))
        .sort((a, b) => Math.round(a.x - b.x) || a.top - b.top),
    );
  });
  assert.ok(lozenges.length);
  assert.equal(lozenges.length, foundations.length);
  for (const [n, { x, top }] of lozenges.entries()) {
    assert.ok(Math.abs(x - foundations[n].x) <= 1, `${x} is the middle of ${foundations[n].x}`);
    assert.ok(Math.abs(top - foundations[n].bottom) <= 12, `${top} is below ${foundations[n].bottom}`);
  }
});

test('where rows lie close together, as on a phone held sideways, the finale has no lozenges', async (t) => {
  const { page } = await openSlowFinale(t, { viewport: { width: 844, height: 390 } });
  assert.equal(await page.locator('.won-finale').count(), 1);
  assert.equal(await page.locator('.won-lozenge').count(), 0);
});

test('a key skips the finale; figures that the page has not counted are left out', async (t) => {
  const game = winningLine('fairie-queen');
  const from = game.links.length - 4;
  const { page } = await open(t, `#${game.links[from]}`, { motion: true, context: DESK });
  await waitForTable(page);
  await playLine(page, mouse(page), game, { from });
  await page.keyboard.press('x');
  await waitForDialog(page);
  assert.deepEqual(await figures(page), { Moves: String(game.moves.length) });
  await eventually(async () => {
    assert.equal(await page.locator('.won-finale, .won-back').count(), 0);
    assert.ok(await page.locator('.board-frame.is-won').isVisible());
  });
  await clickButton(page, 'Watch it');
  await until(() => page.locator('[data-player]').count());
  assert.match(await page.evaluate(() => location.hash), /^#replay\//);
});

test('a game opened after its win shows its table', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links.at(-1)}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, ['New deal', 'Restart', 'This win']));
  assert.equal(await page.locator(DIALOG).count(), 0);
  await clickButton(page, 'This win');
  await waitForDialog(page);
  await page.locator(DIALOG).getByRole('button', { name: 'New deal' }).click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
  assert.equal(await page.locator(DIALOG).count(), 0);
});

for (const id of rotated(IDS, 2, 'won')) {
  test(`${id}: the win dialog covers no card, and on a phone its buttons are below the felt`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[0]}`, { context: { ...DESK, ...STILL, bypassCSP: true } });
    const table = tablePage(page);
    await waitForTable(page);
    await table.play(...game.moves);
    await waitForDialog(page);
    for (const size of [
      [1280, 800],
      [768, 1024],
      [844, 390],
      [360, 640],
    ]) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await eventually(async () => {
        const layout = await table.evaluate(({ shadowRoot: root }) => {
          const box = (/** @type {Element} */ el) => {
            const { left, top, right, bottom } = el.getBoundingClientRect();
            return { left, top, right, bottom };
          };
          const boxOf = (/** @type {string} */ name) => box(/** @type {Element} */ (root.querySelector(name)));
          const [dialog, felt] = [boxOf('.won'), boxOf('.felt')];
          const covered = [...root.querySelectorAll('.cards > .card')]
            .map(box)
            .filter(
              (el) =>
                el.left < dialog.right && el.right > dialog.left && el.top < dialog.bottom && el.bottom > dialog.top,
            );
          return {
            dialog,
            felt,
            covered,
            words: [...root.querySelectorAll('.pile-label')].filter(
              (el) => getComputedStyle(el).visibility === 'visible',
            ).length,
            wide: innerWidth,
            acts: [...root.querySelectorAll('.won-actions button')].map(box),
          };
        });
        assert.equal(layout.wide, width);
        assert.deepEqual(layout.covered, [], `${width} x ${height}`);
        assert.equal(layout.words, 0, 'counts and next cards are hidden');
        assert.ok(
          layout.dialog.left >= layout.felt.left && layout.dialog.right <= layout.felt.right,
          'within the width of the felt',
        );
        assert.ok(
          layout.dialog.top >= layout.felt.top && layout.dialog.bottom <= layout.felt.bottom,
          'within the height of the felt',
        );
        if (width > 360) return;
        for (const act of layout.acts) {
          assert.ok(act.bottom - act.top >= 46, 'large enough');
          assert.ok(act.top > layout.felt.bottom && act.bottom <= height, 'below the felt');
        }
      });
    }
    const found = await axeViolations(page);
    assert.deepEqual(found, []);
  });
}

test('the win dialog shows the winning streak', async (t) => {
  const [first, second] = [winningLine('labyrinth', 0), winningLine('labyrinth', 1)];
  const { page } = await open(t, `#${first.links[0]}`, { context: { ...PHONE, ...STILL } });
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...first.moves);
  await waitForDialog(page);
  assert.equal((await figures(page))['Winning streak'], undefined);
  await openLink(page, second.links[0]);
  await until(async () => !(await page.locator(DIALOG).count()), { what: 'the next deal' });
  assert.equal(await page.locator('patience-game .won-actions').count(), 0, 'the buttons are gone with the dialog');
  await table.play(...second.moves);
  await waitForDialog(page);
  assert.equal((await figures(page))['Winning streak'], '2');
});

test('a win is shared as picture and link where the system supports it, else copied and saved', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`, {
    context: { ...DESK, ...STILL, permissions: ['clipboard-write'] },
  });
  await waitForTable(page);
  await tablePage(page).play(...game.moves);
  await waitForDialog(page);
  const replay = `${page.url().split('#')[0]}#${rules.read(game.links.at(-1) ?? '').replayLink}`;

  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  await clickButton(page, 'Share this win');
  await until(() => page.getByRole('button', { name: 'Copy the replay', exact: true }).count());
  const before = await page.locator(DIALOG).boundingBox();
  await clickButton(page, 'Copy the replay');
  await eventually(async () => assert.match(await page.locator('.won-status').innerText(), /copied/));
  assert.deepEqual(await page.locator(DIALOG).boundingBox(), before, 'the card stays in its place');
  const [saved] = await Promise.all([page.waitForEvent('download'), clickButton(page, 'Save the picture')]);
  assert.equal(saved.suggestedFilename(), `won-empress-of-india-${game.deal}.png`);
  await eventually(async () => assert.equal(await page.locator('.won-status').innerText(), 'Picture saved.'));
  const png = fs.readFileSync(await saved.path());
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  await clickButton(page, 'Back');

  await page.evaluate(() => {
    const share = async (/** @type {ShareData} */ { files = [], url }) =>
      void (document.documentElement.dataset.shared = `${files.map(({ type }) => type)} ${url}`);
    Object.assign(navigator, { canShare: () => true, share });
  });
  await clickButton(page, 'Share this win');
  // The challenge has its button also where pictures can be shared.
  await until(() => page.getByRole('button', { name: 'Challenge a friend', exact: true }).count());
  await clickButton(page, 'Share the picture');
  await eventually(async () =>
    assert.equal(await page.evaluate(() => document.documentElement.dataset.shared), `image/png ${replay}`),
  );
});

test('a stuck game offers its review, and without reviews the solver', async (t) => {
  const { page } = await open(t, `#${stuckLabyrinth()}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, ['Since when?', 'Restart']));
  // On a page without reviews.
  await tablePage(page).evaluate(({ host }) => {
    host.review = null;
    host.refresh();
  });
  await clickButton(page, 'Since when?');
  await eventually(async () => assert.match((await readTable(page)).announcement, /This game is lost/));
});

/** A stuck game of the Labyrinth, from always playing the first legal move. */
function stuckLabyrinth() {
  const table = rules.Table.open(winningLine('labyrinth').links[0]);
  for (;;) {
    const { moves, outcome, link } = table.view();
    if (outcome === 'stuck') return link;
    table.play(moves.split(' ')[0]);
  }
}

test('the sentence says that the game is won when the last card has landed', async (t) => {
  const { moves, links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[moves.length - 1]}`, { motion: true, context: DESK });
  await waitForTable(page);
  const atOnce = await tablePage(page).evaluate(({ host, shadowRoot }, move) => {
    host.play(move);
    const flying = shadowRoot.querySelectorAll('.card').values();
    return {
      flying: [...flying].filter((/** @type {Element} */ card) => card.getAnimations().length).length,
      sentence: shadowRoot.querySelector('.sentence')?.textContent,
    };
  }, /** @type {string} */ (moves.at(-1)));
  assert.ok(atOnce.flying > 0);
  assert.equal(atOnce.sentence, '');
  await tablePage(page).expectSentence('Every card is home. The game is won!');
});

for (const language of ['en', 'de', 'fr', 'es', 'ar'])
  for (const [where, isAnswer, sharesPictures] of /** @type {const} */ ([
    ['a challenge', false, false],
    ['an answer and a picture to share', true, true],
  ]))
    test(`on a phone the buttons of ${where} hold their words, below one line that says what is copied (${language})`, async (t) => {
      const { moves, links } = winningLine('labyrinth');
      const { page } = await open(t, `?lang=${language}#${links[moves.length - 1]}`, {
        context: {
          viewport: { width: 360, height: 640 },
          hasTouch: true,
          ...STILL,
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      });
      await waitForTable(page);
      if (isAnswer) await saveFriendsResult(page, links[0]);
      await page.evaluate((can) => Object.assign(navigator, { canShare: () => can }), sharesPictures);
      await tablePage(page).play(/** @type {string} */ (moves.at(-1)));
      await waitForDialog(page);
      const buttons = page.locator('.won-actions button');
      const { card, share } = await import(`../../www/words/${language}/win.js`);
      const { button } = isAnswer ? share.answer : share.challenge;
      // An answer is asked for by name, and copied at once.
      await eventually(async () => assert.equal(await buttons.first().innerText(), isAnswer ? button : card.share));
      await buttons.first().tap();
      await eventually(async () => assert.equal(await buttons.count(), 4));
      assert.equal(await buttons.first().innerText(), button);
      assert.equal(await buttons.nth(2).innerText(), sharesPictures ? share.sharePicture : share.save);
      const status = page.locator('.won-status');
      await eventually(async () =>
        assert.equal(await status.innerText(), isAnswer ? share.answer.copied : share.challenge.note),
      );
      const lineCount = await status.evaluate((el) => {
        const range = document.createRange();
        range.selectNodeContents(el);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      assert.equal(lineCount, 1);
      const widths = await buttons.evaluateAll((all) =>
        all.map((el) => {
          const { left, right } = el.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(el);
          const text = range.getBoundingClientRect();
          return {
            text: el.textContent,
            fits: text.left >= left + 4 && text.right <= right - 4 && right <= innerWidth,
          };
        }),
      );
      assert.deepEqual(
        widths.filter(({ fits }) => !fits),
        [],
      );
    });

for (const [where, context] of /** @type {const} */ ([
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['desk', DESK],
])) {
  test(`${where}: a quick series of presses that wins deals no new game; a press after it does`, async (t) => {
    const { moves, links } = winningLine('labyrinth');
    const { page } = await open(t, `#${links[moves.length - 1]}`, { context: { ...context, ...STILL }, clock: true });
    await waitForTable(page);
    await freezeClock(page);
    await tablePage(page).play(/** @type {string} */ (moves.at(-1)));
    await until(
      async () => {
        await page.clock.runFor(20);
        return page.locator(DIALOG).count();
      },
      { what: 'the win dialog' },
    );
    const next = page.locator('.won-actions button').last();
    const box = await next.boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (let n = 0; n < 5; n++) {
      await page.mouse.click(x, y);
      await page.clock.runFor(300);
    }
    assert.equal((await readTable(page)).link, links.at(-1));
    assert.equal(await page.locator(DIALOG).count(), 1);
    await page.clock.runFor(600);
    await page.mouse.click(x, y);
    await page.clock.resume();
    await eventually(async () => assert.equal((await readTable(page)).ply, 0));
    // The win is no game to go back to.
    await waitForFrames(page, 3);
    assert.equal(await page.locator('#notice').getByRole('button', { name: 'Back to it' }).count(), 0);
  });
}

test('Back from the replay shows the card again', async (t) => {
  const { moves, links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[moves.length - 1]}`, { context: { ...PHONE, ...STILL } });
  await waitForTable(page);
  await tablePage(page).play(/** @type {string} */ (moves.at(-1)));
  await waitForDialog(page);
  await clickButton(page, 'Watch it');
  await until(async () => (await readTable(page)).ply === 0, { what: 'the replay' });
  assert.equal(await page.locator(DIALOG).count(), 0);
  await page.goBack();
  await waitForDialog(page);
  // Only once: another way back shows the table.
  await clickButton(page, 'Show the table');
  await page.evaluate(() => (location.hash = ''));
  await page.locator('#games').waitFor();
  await page.goBack();
  await tablePage(page).expectSentence(/^Every card is home/);
  assert.equal(await page.locator(DIALOG).count(), 0);
});

test('Back from the figures that the card links to shows the card again, with its date', async (t) => {
  const { moves, links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[moves.length - 1]}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await tablePage(page).play(/** @type {string} */ (moves.at(-1)));
  await waitForDialog(page);
  const date = () => page.locator(`${DIALOG} .won-deal`).innerText();
  const before = await date();
  assert.match(before, /, \d+ \w+$/);
  await page.locator(`${DIALOG} a.won-report`).click();
  await until(() => page.locator('h2#unknown').count(), { what: 'the figures' });
  // The first screen names the player that the link names.
  const top = await page.locator('h2#unknown').evaluate((el) => el.getBoundingClientRect().top);
  assert.ok(top > -1 && top < 800, `${top}`);
  assert.match(await page.locator('h2#unknown').innerText(), /naive/);
  await page.goBack();
  await waitForDialog(page);
  assert.equal(await date(), before);
  // From any other page Back shows the table.
  await clickButton(page, 'Show the table');
  await page.goto(new URL('www/report.html', page.url()).href);
  await page.goBack();
  await waitForTable(page);
  await eventually(async () => assert.ok((await readTable(page)).choices.includes('This win')));
  assert.equal(await page.locator(DIALOG).count(), 0);
});

test('a win of an earlier year has its year', async (t) => {
  const { moves, links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[moves.length - 1]}`, { context: { ...DESK, ...STILL }, clock: true });
  await waitForTable(page);
  await tablePage(page).play(/** @type {string} */ (moves.at(-1)));
  await waitForDialog(page);
  assert.match(await page.locator(`${DIALOG} .won-deal`).innerText(), /, \d+ \w+$/);
  const year = await page.evaluate(() => new Date().getFullYear());
  await page.clock.setFixedTime(new Date(year + 2, 5, 1));
  await clickButton(page, 'Show the table');
  await clickButton(page, 'This win');
  await waitForDialog(page);
  assert.ok((await page.locator(`${DIALOG} .won-deal`).innerText()).endsWith(` ${year}`));
});

test('hints and peeks are one number on the card, and in what is sent', async (t) => {
  const { moves, links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[0]}`, {
    context: { ...DESK, ...STILL, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await waitForTable(page);
  await page.evaluate(() => {
    const globals = /** @type {any} */ (globalThis);
    globals.drawn = [];
    const fillText = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      globals.drawn.push(text);
      return fillText.call(this, text, ...place);
    };
    Object.assign(navigator, { canShare: () => false });
  });
  const table = tablePage(page);
  await table.evaluate(({ host }) => {
    for (const kind of ['hint', 'hint', 'peek']) host.countHint({ kind });
  });
  await table.play(...moves);
  await waitForDialog(page);
  const label = 'Hints incl.\u00a01\u00a0peek';
  assert.deepEqual(await figures(page), { Moves: String(moves.length), [label]: '3', Undos: '0' });
  assert.match((await focusedElement(page)).label, /, 3 hints\./);
  await clickButton(page, 'Share this win');
  await clickButton(page, 'Challenge a friend');
  await until(() => page.getByText('Challenge copied').isVisible());
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /, 3 hints[.,]/);
  await clickButton(page, 'Save the picture');
  await until(() => page.getByText('Picture saved.').isVisible());
  const drawn = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).drawn));
  assert.equal(drawn[drawn.indexOf(label) - 1], '3');
  // The curve has its scale and its name.
  for (const text of [friend.whole, '0', ...friend.chance.split(' ').slice(0, 1)])
    assert.ok(
      drawn.some((other) => other.startsWith(text)),
      text,
    );
});

test('the card and its piles stay in their places when its buttons to send a win are shown', async (t) => {
  const { links } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links.at(-1)}`, {
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...STILL },
  });
  await waitForTable(page);
  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  await clickButton(page, 'This win');
  await waitForDialog(page);
  const places = () =>
    page
      .locator('patience-game')
      .locator('.won-card, .felt, .won-actions')
      .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().toJSON()));
  const before = await places();
  await clickButton(page, 'Share this win');
  await eventually(async () => assert.equal(await page.locator('.won-actions button').count(), 4));
  assert.deepEqual(await places(), before);
});

test('the result of a challenge has a verdict: alone, then with fewer hints, undos or moves', async (t) => {
  const page = await openWinOnSources(t, '', DESK);
  const verdicts = await page.evaluate(async () => {
    const { verdictOf } = await import(new URL('www/table/win/comparison.js', document.baseURI).href);
    const even = { won: true, finisher: 'player', moves: 100, hints: 3, undos: 2 };
    return [
      [even, even],
      [{ ...even, hints: 2, undos: 9, moves: 110 }, even],
      [even, { ...even, undos: 1, moves: 110 }],
      [{ ...even, moves: 99 }, even],
      [even, { ...even, won: false }],
      [even, { ...even, finisher: 'solver', hints: 0 }],
      [{ ...even, finisher: 'link', hints: 0 }, even],
      [
        { ...even, finisher: 'solver' },
        { ...even, finisher: 'successor' },
      ],
      [{ ...even, hints: null }, even],
    ].map(([mine, friends]) => verdictOf(mine, friends));
  });
  assert.deepEqual(verdicts, [
    'You’re level.',
    'You’re ahead, with fewer hints.',
    'Your friend is ahead, with fewer undos.',
    'You’re ahead, with fewer moves.',
    'You’re ahead: your friend didn’t win.',
    'You’re ahead: you played every move.',
    'Your friend is ahead, and played every move.',
    '',
    '',
  ]);
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1440, 900],
])
  test(`at ${width}×${height} the card of a challenge covers no title, and its curves have their ends`, async (t) => {
    const { moves, links } = winningLine('labyrinth');
    const { page } = await open(t, `#${links.at(-2)}`, { context: { viewport: { width, height }, ...STILL } });
    await waitForTable(page);
    await saveFriendsResult(page, links[0]);
    await tablePage(page).play(moves.at(-1) ?? '');
    await until(() => page.locator('.won-curve').count(), { what: 'the curves' });
    await eventually(async () => {
      const { covered, titles, ends } = await tablePage(page).evaluate(({ shadowRoot }) => {
        const card = shadowRoot.querySelector('.won-card')?.getBoundingClientRect();
        const shown = [...shadowRoot.querySelectorAll('.caption:not(.rule, .is-idle)')];
        return {
          titles: shown.map((el) => el.textContent),
          covered: shown.map((el) => el.getBoundingClientRect()).filter(({ bottom }) => bottom > (card?.top ?? 0))
            .length,
          ends: [...shadowRoot.querySelectorAll('.won-curve-ends')].map((el) => el.checkVisibility()),
        };
      });
      assert.deepEqual({ covered, titles }, { covered: 0, titles: ['Up', 'Down'] });
      assert.ok(ends.length && ends.every(Boolean), ends.join());
    });
  });

/**
 * Opens a won game with its card, on the sources, whose modules a test can import.
 * @param {import('node:test').TestContext} t @param {string} query @param {import('playwright-core').BrowserContextOptions} context
 */
async function openWinOnSources(t, query, context) {
  const { page } = await open(t, `${query}#${winningLine('labyrinth').links.at(-1)}`, {
    context: { ...context, ...STILL },
    site: await serveForTest(t, UNBUNDLED),
  });
  await waitForTable(page);
  await tablePage(page).evaluate(async ({ host }) => (await host.load('winCard')).showWin(host));
  return page;
}

for (const language of ['en', 'de', 'fr', 'es', 'ar']) {
  test(`on a phone the results of a challenge break no word (${language})`, async (t) => {
    const page = await openWinOnSources(t, `?lang=${language}`, { viewport: { width: 390, height: 844 }, ...TOUCH });
    const broken = await tablePage(page).evaluate(async ({ host }) => {
      const { drawComparison } = await import(new URL('www/table/win/comparison.js', document.baseURI).href);
      const result = { won: true, moves: 100, hints: 3, undos: 0, finisher: 'solver', curve: [7, 7, 7, 7, 7, 7, 7, 7] };
      const { el } = drawComparison(result, result);
      // Fonts differ in width.
      el.style.letterSpacing = '0.06em';
      host.root.querySelector('.won-counts').replaceWith(el);
      const broken = [];
      for (const head of el.querySelectorAll('th, td')) {
        const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
      }
      return broken;
    });
    assert.deepEqual(broken, []);
  });
}

test('a win whose card is shown twice has one card, which closes with its game', async (t) => {
  const game = winningLine('labyrinth');
  const { profile, release } = await holdFile(t, 'www/table/win/card.js');
  const { page } = await open(t, `#${game.links.at(-1)}`, { profile });
  await waitForTable(page);
  for (let n = 0; n < 2; n++) await clickButton(page, 'This win');
  release();
  await waitForDialog(page);
  await waitForFrames(page, 3);
  assert.equal(await page.locator(DIALOG).count(), 1);
  await page.keyboard.press('Control+z');
  await eventually(async () => assert.equal(await page.locator(DIALOG).count(), 0));
});

/** Answers for the page of a win, before the site can. @param {import("playwright-core").Page} page */
const answerWins = (page) =>
  page.evaluate(() => {
    const globals = /** @type {any} */ (globalThis);
    globals.facts = { address: 'https://example.org/' };
    const answer = (/** @type {Event} */ event) => {
      event.stopImmediatePropagation();
      /** @type {CustomEvent} */ (event).detail.respondWith(globals.facts);
    };
    addEventListener('patience-win', answer, true);
    Object.assign(navigator, { canShare: undefined });
  });

test('a win that is saved late has its own cards in the picture, whatever is on the table', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links.at(-1)}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await answerWins(page);
  // The first picture gets the page’s part at once, the second waits for it.
  await page.evaluate(() => {
    const globals = /** @type {any} */ (globalThis);
    const part = { message: '', text: '', address: 'https://example.org/', curve: null };
    const released = new Promise((done) => (globals.releasePicture = () => done(part)));
    globals.composed = 0;
    const sent = {
      friend: null,
      curve: Promise.resolve(null),
      compose: async () => (++globals.composed > 1 ? released : part),
      qr: () => null,
      close() {},
    };
    globals.facts.sent = Promise.resolve(sent);
    globals.pictures = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      void new Response(/** @type {Blob} */ (blob)).text().then((text) => globals.pictures.push(text));
      return create.call(URL, blob);
    };
  });
  await clickButton(page, 'This win');
  await waitForDialog(page);
  await clickButton(page, 'Share this win');
  const pictures = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).pictures));
  await clickButton(page, 'Save the picture');
  await until(async () => (await pictures()).length === 1);
  await clickButton(page, 'Save the picture');
  await until(() => page.evaluate(() => /** @type {any} */ (globalThis).composed === 2));
  await tablePage(page).setLink(game.links[10]);
  await page.evaluate(() => /** @type {any} */ (globalThis).releasePicture());
  await until(async () => (await pictures()).length === 2);
  const [before, after] = await pictures();
  assert.ok(before === after, 'both pictures are the same');
});

test('a press on the win card is no key: the focus that it moves to the table shows no ring', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links.at(-1)}`, { context: { ...PHONE, ...STILL } });
  await waitForTable(page);
  await clickButton(page, 'This win');
  await waitForDialog(page);
  await page.keyboard.press('Tab');
  await clickButton(page, 'Show the table');
  await until(async () => (await focusedElement(page)).pile, { what: 'the focus on the table' });
  assert.equal(await page.locator('patience-game .grid.has-hidden-focus').count(), 1);
});

test('a closed win card leaves the table’s offers alone', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links.at(-1)}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await answerWins(page);
  await page.evaluate(() => {
    const released = new Promise((done) => Object.assign(globalThis, { releaseCopy: done }));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => released } });
  });
  await clickButton(page, 'This win');
  await waitForDialog(page);
  await clickButton(page, 'Share this win');
  await clickButton(page, 'Copy the replay');
  await page.keyboard.press('Escape');
  const offers = ['New deal', 'Restart', 'This win'];
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, offers));
  await page.evaluate(() => /** @type {any} */ (globalThis).releaseCopy());
  await waitForFrames(page, 3);
  assert.deepEqual((await readTable(page)).choices, offers);
});

test('undoing a win before its card is shown stops the estimates for its result', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links.at(-2)}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await tablePage(page).evaluate((element, move) => {
    const sent = Promise.resolve({ close: () => void Object.assign(globalThis, { isClosed: true }) });
    const answer = (/** @type {Event} */ event) => {
      event.stopImmediatePropagation();
      /** @type {CustomEvent} */ (event).detail.respondWith({ sent });
      queueMicrotask(() => element.undo());
    };
    addEventListener('patience-win', answer, { capture: true, once: true });
    element.play(move);
  }, game.moves.at(-1));
  await until(() => page.evaluate(() => !!(/** @type {any} */ (globalThis).isClosed)), {
    what: 'the closed estimates',
  });
  assert.equal(await page.locator(DIALOG).count(), 0);
});

test('a page that opens another game at a win gets no card over it', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links.at(-2)}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  const { ply, hasEnding } = await tablePage(page).evaluate(async (element, move) => {
    element.addEventListener('patience-won', () => element.open('sly/SRF3-392S'), { once: true });
    element.play(move);
    const { ply } = element.view;
    await element.host.load('winCard');
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return { ply, hasEnding: !!element.host.state.ending };
  }, game.moves.at(-1));
  assert.deepEqual([ply, hasEnding, await page.locator(DIALOG).count()], [0, false, 0]);
});

test('on the picture the word of a win is drawn in one piece: Arabic letters are joined', async (t) => {
  const { page } = await open(t, '?lang=ar#sly', {
    context: { ...DESK, ...STILL },
    site: await serveForTest(t, UNBUNDLED),
  });
  await waitForTable(page);
  const texts = await tablePage(page).evaluate(async ({ shadowRoot }) => {
    const { drawPicture } = await import(new URL('www/table/win/picture.js', document.baseURI).href);
    /** @type {string[]} */
    const texts = [];
    const fillText = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      texts.push(`${text} ${this.direction} ${this.letterSpacing}`);
      return fillText.call(this, text, ...place);
    };
    const site = 'example.org/cadogan/';
    await drawPicture(shadowRoot, { cards: ['KS'], won: 'فوز', name: '', finish: '', figures: [], rarity: '', site });
    return texts;
  });
  assert.ok(texts.includes('فوز rtl 0px'), texts.join());
  // An address of several parts would be turned round.
  assert.ok(texts.includes('example.org/cadogan/ ltr 0px'), texts.join());
});

test('the curves of a challenge are compared unless both are flat, and end at 0 and 100%', async (t) => {
  const page = await openWinOnSources(t, '', PHONE);
  const seen = await tablePage(page).evaluate(async ({ host }) => {
    const { drawComparison } = await import(new URL('www/table/win/comparison.js', document.baseURI).href);
    const flat = [7, 7, 7, 7, 7, 7, 7, 7];
    const steps = [0, 1, 2, 3, 4, 5, 6, 7];
    const result = { won: true, moves: 100, hints: 3, undos: 0, finisher: 'player' };
    const { el, setCurve } = drawComparison(result, { ...result, curve: flat });
    host.root.querySelector('.won-counts').replaceWith(el);
    const row = el.querySelector('.won-chances');
    const isShown = (/** @type {number[] | null} */ curve) => {
      setCurve(curve);
      return row.checkVisibility();
    };
    const first = row.checkVisibility();
    const shown = [null, flat, steps].map(isShown);
    return { first, shown, label: row.querySelector('svg').getAttribute('aria-label'), text: row.textContent };
  });
  assert.deepEqual(seen.shown, [false, false, true]);
  assert.equal(seen.first, false);
  assert.match(seen.label, /^0 %, .*, 100 %$/);
  assert.match(seen.text, /^Chance to win.*deal.*end/);
});

test('the figures of a win stand on one line when a label wraps', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links.at(-1)}`, { context: { ...PHONE, ...STILL } });
  await waitForTable(page);
  await clickButton(page, 'This win');
  await waitForDialog(page);
  const tops = await page.locator(`${DIALOG} .won-counts`).evaluate((counts) => {
    const [first] = counts.children;
    const wrapped = first.cloneNode(true);
    counts.append(wrapped);
    const label = /** @type {HTMLElement} */ (wrapped).querySelector('dt');
    label?.append(document.createElement('br'), 'incl. 1 peek');
    return [...counts.querySelectorAll('dd')].map((el) => Math.round(el.getBoundingClientRect().top));
  });
  assert.equal(new Set(tops).size, 1, tops.join());
});
