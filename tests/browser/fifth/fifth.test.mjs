// Adding a patience takes one file: a copy of the repository gets one as in CONTRIBUTING, and is built, tested and played.

import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { eventually, open, until } from '../support/chromium.mjs';
import { tablePage } from '../support/table-page.mjs';
import { expectAddress, expectLink, readTable, waitForFrames, waitForTable } from '../support/table-state.mjs';
import { serveForTest } from '../support/serve.mjs';
import { TARGET, TREE, makeTree, run } from './tree.mjs';

const ID = 'royal-cotillion';
const NAME = 'Royal Cotillion';

/** Text that belongs to features which this patience lacks. */
const FOREIGN_TEXT = /winnable|can be won|proven|trial shuffle|hidden cards|undefined|\[object|NaN/i;

/** Runs tests together with the command line, which is built for its own tests. */
const TEST = 'cargo test --package patience --package patience-tests --package patience-cli'.split(' ');

before(() => {
  assert.equal(makeTree(), 'royal_cotillion');
});

test('the tests of all patiences pass for it', () => {
  const output = run(TEST, { GAME: ID });
  const passed = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  assert.ok(passed > 300, `only ${passed} tests ran`);
});

test('the command line lists and deals it', () => {
  // `cargo run` would build the solver again, with the features that this package alone needs.
  run([...TEST, '--no-run']);
  const patience = (/** @type {string[]} */ ...args) => run([path.join(TARGET, 'debug', 'patience'), ...args]);
  assert.ok(patience('games').split('\n').includes(`${ID}\t${NAME}`));
  const [code, cards] = patience('deal', ID).split('\n');
  assert.equal(cards.split(' ').length, 104);
  assert.equal(JSON.parse(patience('trace', ID, code).split('\n')[0]).outcome, 'playing');
});

test('the site builds with it, within the size limits', () => {
  run(['cargo', 'xtask', 'dist']);
  run(['cargo', 'xtask', 'size', '--check']);
});

test('it is dealt from its thumbnail, played by taps, undone, reloaded and opened by its link', async (t) => {
  const site = await serveForTest(t, { directory: path.join(TREE, 'dist') });
  const { page } = await open(t, '', { site, context: { viewport: { width: 1280, height: 800 } } });
  const table = tablePage(page);
  /** The legal moves in the notation. @returns {Promise<string[]>} */
  const moves = async () => (await table.view()).moves.split(' ').filter(Boolean);

  // The start page has its thumbnail, with cards, and no link to rules.
  const thumbnail = page.locator('#games > li').filter({ hasText: NAME });
  await thumbnail.waitFor();
  assert.ok(await until(() => thumbnail.locator('.thumbnail-card').count()));
  assert.doesNotMatch(await thumbnail.innerText(), FOREIGN_TEXT);
  assert.equal(await thumbnail.locator('[data-act="rules"]').count(), 0, 'rules are offered');
  await thumbnail.getByRole('button').first().click();
  const dealt = await waitForTable(page);
  assert.match(dealt.link, new RegExp(`^${ID}/R`));
  assert.equal(dealt.ply, 0);

  // Every pile has a label, and each a different one.
  const labels = await table.element
    .locator('[data-pile]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  assert.equal(labels.length, 30);
  for (const label of labels) {
    assert.ok(label && label.length > 3, `label “${label}”`);
    assert.doesNotMatch(label, FOREIGN_TEXT);
  }
  assert.equal(new Set(labels).size, labels.length, 'two piles have the same label');

  // Another deal, until a card can go home.
  await table.press('new-deal');
  await eventually(async () => assert.notEqual((await readTable(page)).link, dealt.link));
  for (let before = await readTable(page); !(await moves()).some((move) => !move.startsWith('stock'));) {
    await table.press('deal');
    before = await eventually(async () => {
      const state = await readTable(page);
      assert.ok(state.ply > before.ply);
      return state;
    });
  }

  // A legal move by taps: on its card, and on the target where there are several.
  const start = await readTable(page);
  const move = (await moves()).find((notation) => !notation.startsWith('stock')) ?? '';
  const [from, to] = move.split('>');
  await table.tapPile(from);
  const tapped = await eventually(async () => {
    const state = await readTable(page);
    assert.ok(state.ply > start.ply || state.selected.length, 'the tap has an effect');
    return state;
  });
  if (tapped.ply === start.ply) await table.tapPile(to);
  const played = await eventually(async () => {
    const state = await readTable(page);
    assert.equal(state.ply, start.ply + 1, `${move} is played`);
    return state;
  });
  assert.doesNotMatch(played.announcement, FOREIGN_TEXT);

  await table.press('undo');
  await expectLink(page, start.link);
  await table.press('redo');
  await expectLink(page, played.link);
  await expectAddress(page, played.link);
  await page.reload();
  await waitForTable(page);
  await expectLink(page, played.link);

  // Without a solver there is no hint, or one that says so.
  if (await table.button('hint').count()) {
    await table.press('hint');
    await until(async () => (await readTable(page)).announcement);
    assert.doesNotMatch((await readTable(page)).announcement, FOREIGN_TEXT);
  }
  await page.screenshot({ path: path.join(TREE, '../wide.png') });

  const other = await open(t, `#${played.link}`, {
    site,
    clock: true,
    context: { viewport: { width: 390, height: 844 } },
  });
  await waitForTable(other.page);
  await expectLink(other.page, played.link);
  // A table that is left alone asks for no list of deals, since the game has none: an answer of 404 would be an error.
  await other.page.clock.runFor(5_000);
  await waitForFrames(other.page, 3);
  await other.page.screenshot({ path: path.join(TREE, '../tall.png') });
});
