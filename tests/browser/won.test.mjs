// A game that is won: its finale, its card, its picture; one that is opened won; one that is stuck.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { rounded, SURVEYS } from '../../www/table/win/rarity.js';
import { roomFor } from '../../www/table/win/placement.js';
import { rarity } from '../../www/words/en/won.js';
import { eventually, open, until } from './support/chromium.mjs';
import { violations } from './support/axe.mjs';
import { IDS, winningLine, readTable, mouse, playLine, waitForTable, rules, expectLink } from './support/player.mjs';
import { rotated } from './support/tier.mjs';

const STILL = /** @type {const} */ ({ reducedMotion: 'reduce' });
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 640 } };

const card = '[data-won]';

/** Makes moves at once, as a page may. @param {import("playwright-core").Page} page @param {string[]} moves */
const make = (page, moves) =>
  page.evaluate((wanted) => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    for (const move of wanted) game.play(move);
  }, moves);

/** @param {import("playwright-core").Page} page */
const carded = (page) => until(() => page.locator(card).count(), { what: 'the card' });

/** What stands on the card, under each figure. @param {import("playwright-core").Page} page */
const figures = (page) =>
  page
    .locator(`${card} dl > div`)
    .evaluateAll((all) =>
      Object.fromEntries(all.map((el) => [el.querySelector('dt')?.textContent, el.querySelector('dd')?.textContent])),
    );

/** @param {import("playwright-core").Page} page @param {string} name */
const press = (page, name) => page.locator('patience-game').getByRole('button', { name, exact: true }).click();

/** The element of the table that has the focus. @param {import("playwright-core").Page} page */
const focus = (page) =>
  page.evaluate(() => {
    const el = document.querySelector('patience-game')?.shadowRoot?.activeElement;
    return {
      is: el?.tagName ?? '',
      label: (el?.getAttribute('aria-label') || el?.querySelector('.unseen')?.textContent) ?? '',
      pile: el?.hasAttribute('data-pile'),
    };
  });

test('the figures of the card are those of the surveys', () => {
  assert.deepEqual(Object.keys(SURVEYS).sort(), [...IDS].sort());
  const readme = fs.readFileSync(new URL('../../crates/patience-survey/README.md', import.meta.url), 'utf8');
  for (const [id, survey] of Object.entries(SURVEYS)) {
    const [solved, greedy, fair] = ['', '-greedy', '-fair'].map((kind) => {
      const text = fs.readFileSync(new URL(`../../www/surveys/${id}${kind}.txt`, import.meta.url), 'utf8');
      const of = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
      return { won: of('won'), deals: of('won') + of('lost') + of('unknown') };
    });
    const { won, deals } = solved;
    const players = { simple: greedy.won, played: greedy.deals, careful: fair.won, tried: fair.deals };
    assert.deepEqual(survey, { won, deals, ...players }, id);
    const row = `| ${survey.deals} | ${survey.won} |`;
    assert.ok(readme.includes(row), `${id}: ${row}`);
    assert.ok(readme.includes(`${((100 * survey.simple) / survey.played).toFixed(1)} % of ${survey.played}`), id);
  }
});

test('they are rounded so that they can be said', () => {
  const said = (/** @type {number} */ n, /** @type {number} */ of) => rarity.canBeWon(rounded(n, of))[0];
  assert.equal(said(1419, 2000), '7 in 10 deals');
  assert.equal(said(19, 10000), '2 in 1,000 deals');
  assert.equal(said(97, 10000), '1 in 100 deals');
  assert.equal(said(1165, 10000), '12 in 100 deals');
  assert.equal(said(19997, 20000), 'Nearly every deal');
  assert.equal(said(20000, 20000), 'Every tested deal');
  assert.equal(said(193, 200), '97 in 100 deals', 'not 10 in 10');
  assert.equal(said(1997, 2000), '999 in 1,000 deals', 'not 100 in 100');
});

test('the room for a card is free of what must stay in sight, or there is none', () => {
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const top = { x: 0, y: 0, width: 100, height: 30 };
  assert.deepEqual(roomFor(area, [top], 100, 70), { x: 0, y: 30 });
  assert.equal(roomFor(area, [top], 100, 71), null);
  const column = { x: 60, y: 0, width: 20, height: 100 };
  assert.deepEqual(roomFor(area, [top, column], 60, 70), { x: 0, y: 30 });
});

test('a game that is won tells how it went, is put away and taken out again', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await make(page, game.moves.slice(0, 2));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).undo());
  await eventually(async () => assert.notEqual((await readTable(page)).link, game.links[2]));
  const { ply } = await readTable(page);
  await make(page, game.moves.slice(ply));
  await carded(page);
  const total = String(game.moves.length);
  assert.deepEqual(await figures(page), { moves: total, hints: '0', undo: '1' });
  assert.match(await page.locator(`${card} .won-deal`).innerText(), new RegExp(`^Deal ${game.deal}, \\d+ \\w+$`));
  // Heard once: by the heading, which has the focus, and by nothing else.
  assert.deepEqual(await focus(page), {
    is: 'H2',
    label: `Won. The Labyrinth, ${total} moves, no hints.`,
    pile: false,
  });
  assert.doesNotMatch(await page.locator('.status').innerText(), /hints/);
  const report = await page.locator(`${card} a.won-rarity`).getAttribute('href');
  assert.ok(
    report?.endsWith('/www/report.html') && (await page.request.get(report)).ok(),
    'how rare it is leads to more',
  );

  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator(card).count(), 0));
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, ['New deal', 'Restart', 'This win']));
  assert.equal((await focus(page)).pile, true, 'the table has the focus');
  await press(page, 'This win');
  await carded(page);
  assert.deepEqual((await readTable(page)).choices, ['Show the table']);
  // What takes the win back takes its card away.
  await page.keyboard.press('Control+z');
  await eventually(async () => assert.equal(await page.locator(card).count(), 0));
  assert.equal((await readTable(page)).outcome, 'playing');
});

test('after its finale, which a key cuts short; what was not seen of the game is left out', async (t) => {
  const game = winningLine('fairie-queen');
  const from = game.links.length - 4;
  const { page } = await open(t, `#${game.links[from]}`, { motion: true, context: DESK });
  await waitForTable(page);
  await playLine(page, mouse(page), game, { from });
  await page.keyboard.press('x');
  await carded(page);
  assert.deepEqual(await figures(page), { moves: String(game.moves.length) });
  await eventually(async () => {
    assert.equal(await page.locator('.won-finale').count(), 0);
    assert.ok(await page.locator('.plate.is-won').isVisible());
  });
  await press(page, 'Watch it');
  await until(() => page.locator('[data-player]').count());
  assert.match(await page.evaluate(() => location.hash), /^#replay\//);
});

test('a game that is opened won shows its table', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links.at(-1)}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, ['New deal', 'Restart', 'This win']));
  assert.equal(await page.locator(card).count(), 0);
  await press(page, 'This win');
  await carded(page);
  await page.locator(card).getByRole('button', { name: 'New deal' }).click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
  assert.equal(await page.locator(card).count(), 0);
});

for (const id of rotated(IDS, 2, 'won')) {
  test(`${id}: the card covers no card, and its buttons are where the thumb is`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[0]}`, { context: { ...DESK, ...STILL, bypassCSP: true } });
    await waitForTable(page);
    await make(page, game.moves);
    await carded(page);
    for (const size of [
      [1280, 800],
      [768, 1024],
      [844, 390],
      [360, 640],
    ]) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await eventually(async () => {
        const seen = await page.evaluate(() => {
          const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
          const box = (/** @type {Element} */ el) => {
            const { left, top, right, bottom } = el.getBoundingClientRect();
            return { left, top, right, bottom };
          };
          const one = (/** @type {string} */ name) => box(/** @type {Element} */ (root.querySelector(name)));
          const [own, felt] = [one('.won'), one('.felt')];
          const covered = [...root.querySelectorAll('.cards > .card')]
            .map(box)
            .filter((el) => el.left < own.right && el.right > own.left && el.top < own.bottom && el.bottom > own.top);
          return {
            own,
            felt,
            covered,
            words: [...root.querySelectorAll('.note')].filter((el) => getComputedStyle(el).visibility === 'visible')
              .length,
            wide: innerWidth,
            acts: [...root.querySelectorAll('.won-acts button')].map(box),
          };
        });
        assert.equal(seen.wide, width);
        assert.deepEqual(seen.covered, [], `${width} x ${height}`);
        assert.equal(seen.words, 0, 'counts, and what foundations want, have done their work');
        assert.ok(seen.own.left >= seen.felt.left && seen.own.right <= seen.felt.right, 'in the felt, across');
        assert.ok(seen.own.top >= seen.felt.top && seen.own.bottom <= seen.felt.bottom, 'in the felt, down');
        if (width > 360) return;
        for (const act of seen.acts) {
          assert.ok(act.bottom - act.top >= 46, 'large enough');
          assert.ok(act.top > seen.felt.bottom && act.bottom <= height, 'below the felt');
        }
      });
    }
    const found = await violations(page);
    assert.deepEqual(found, []);
  });
}

test('wins in a row are counted by the site, and told', async (t) => {
  const [first, second] = [winningLine('labyrinth', 0), winningLine('labyrinth', 1)];
  const { page } = await open(t, `#${first.links[0]}`, { context: { ...PHONE, ...STILL } });
  await waitForTable(page);
  await make(page, first.moves);
  await carded(page);
  assert.equal((await figures(page))['winning streak'], undefined);
  await page.evaluate((link) => void (location.hash = link), `#${second.links[0]}`);
  await expectLink(page, second.links[0]);
  await make(page, second.moves);
  await carded(page);
  assert.equal((await figures(page))['winning streak'], '2');
});

test('a win is sent as picture and link where the system takes them, else copied and saved', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`, {
    context: { ...DESK, ...STILL, permissions: ['clipboard-write'] },
  });
  await waitForTable(page);
  await make(page, game.moves);
  await carded(page);
  const replay = `${page.url().split('#')[0]}#${rules.read(game.links.at(-1) ?? '').replayLink}`;

  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  await press(page, 'Share this win');
  await until(() => page.getByRole('button', { name: 'Copy the link', exact: true }).count());
  await press(page, 'Copy the link');
  await eventually(async () => assert.match(await page.locator('.won-said').innerText(), /copied/));
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the picture')]);
  assert.equal(saved.suggestedFilename(), `won-empress-of-india-${game.deal}.png`);
  const png = fs.readFileSync(await saved.path());
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  await press(page, 'Back');

  await page.evaluate(() => {
    const share = async (/** @type {ShareData} */ { files = [], url }) =>
      void (document.documentElement.dataset.shared = `${files.map(({ type }) => type)} ${url}`);
    Object.assign(navigator, { canShare: () => true, share });
  });
  await press(page, 'Share this win');
  await eventually(async () =>
    assert.equal(await page.evaluate(() => document.documentElement.dataset.shared), `image/png ${replay}`),
  );
});

test('when no move is left, the game can be looked back on, or the solver asked where it was lost', async (t) => {
  const { page } = await open(t, `#${stuck()}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, ['Review the game', 'Restart']));
  // On a page that does not look back on games.
  await page.evaluate(() => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    host.review = null;
    host.refresh();
  });
  await press(page, 'Where was it lost?');
  await eventually(async () => assert.match((await readTable(page)).announcement, /This game is lost/));
});

/** A game of the Labyrinth that has come to an end without a win, by always playing what comes first. */
function stuck() {
  const table = rules.Table.open(winningLine('labyrinth').links[0]);
  for (;;) {
    const { moves, outcome, link } = table.view();
    if (outcome === 'stuck') return link;
    table.play(moves.split(' ')[0]);
  }
}
