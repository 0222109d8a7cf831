// A game is a file: one that is not ours is put into a copy of the tree as CONTRIBUTING says, built, tested and played.

import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { eventually, open, until } from '../support/chromium.mjs';
import { expectAddress, readTable, mouse, pileSelector, waitForTable, expectLink, hitPoint } from '../support/player.mjs';
import { serveFor } from '../support/serve.mjs';
import { TREE, makeTree, run } from './tree.mjs';

const ID = 'royal-cotillion';
const NAME = 'Royal Cotillion';

/** What is offered only for games that have it. */
const PROMISES = /winnable|can be won|proven|trial shuffle|hidden cards|undefined|\[object|NaN/i;

before(() => {
  assert.equal(makeTree(), 'royal_cotillion');
});

test('what holds for every game holds for it, and the tests ask for nothing that it does not declare', () => {
  const said = run(
    ['cargo', 'test', '--package', 'patience', '--package', 'patience-tests', '--package', 'patience-cli'],
    {
      GAME: ID,
    },
  );
  const passed = [...said.matchAll(/^test result: ok\. (\d+) passed/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  assert.ok(passed > 300, `only ${passed} tests ran`);
});

test('the command line knows it', () => {
  const patience = (/** @type {string[]} */ ...args) =>
    run(['cargo', 'run', '--quiet', '--package', 'patience-cli', '--', ...args]);
  assert.ok(patience('games').split('\n').includes(`${ID}\t${NAME}`));
  const [code, cards] = patience('deal', ID).split('\n');
  assert.equal(cards.split(' ').length, 104);
  assert.equal(JSON.parse(patience('trace', ID, code).split('\n')[0]).outcome, 'playing');
});

test('the site is built with it, within its sizes', () => {
  run(['cargo', 'xtask', 'dist']);
  run(['cargo', 'xtask', 'size', '--check']);
});

test('it is dealt from its plate, played by tapping, undone, reloaded and opened by its link', async (t) => {
  const site = await serveFor(t, { directory: path.join(TREE, 'dist') });
  const { page } = await open(t, '', { site, context: { viewport: { width: 1280, height: 800 } } });
  /** @param {string} action */
  const press = async (action) => {
    const { x, y } = await hitPoint(page, `[data-action="${action}"]`);
    await page.mouse.click(x, y);
  };
  /** The legal moves in the notation. @returns {Promise<string[]>} */
  const moves = () =>
    page.evaluate(() => {
      const game = /** @type {any} */ (document.querySelector('patience-game'));
      return game.view.moves.split(' ').filter(Boolean);
    });

  // The start page has its plate, with cards on it, and offers no rules that are not there.
  const plate = page.locator('#plates > li').filter({ hasText: NAME });
  await plate.waitFor();
  assert.ok(await until(() => plate.locator('.plate-card').count()));
  assert.doesNotMatch(await plate.innerText(), PROMISES);
  assert.equal(await plate.locator('[data-act="rules"]').count(), 0, 'rules are offered');
  await plate.getByRole('button').first().click();
  const dealt = await waitForTable(page);
  assert.match(dealt.link, new RegExp(`^${ID}/R`));
  assert.equal(dealt.ply, 0);

  // Everything on the table is told in words.
  const labels = await page.evaluate(() =>
    [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('[data-pile]') ?? [])].map((cell) =>
      cell.getAttribute('aria-label'),
    ),
  );
  assert.equal(labels.length, 30);
  for (const label of labels) {
    assert.ok(label && label.length > 3, `a pile is called “${label}”`);
    assert.doesNotMatch(label, PROMISES);
  }
  assert.equal(new Set(labels).size, labels.length, 'each pile has words of its own');

  // Another deal, until a card can go home.
  await press('new-deal');
  await eventually(async () => assert.notEqual((await readTable(page)).link, dealt.link));
  for (let before = await readTable(page); !(await moves()).some((move) => !move.startsWith('stock'));) {
    await press('deal');
    before = await eventually(async () => {
      const seen = await readTable(page);
      assert.ok(seen.ply > before.ply);
      return seen;
    });
  }

  // A legal move by tapping: its card, and its target where one tap does not say all.
  const start = await readTable(page);
  const move = (await moves()).find((one) => !one.startsWith('stock')) ?? '';
  const [from, to] = move.split('>');
  const hand = mouse(page);
  const first = await hitPoint(page, pileSelector(from));
  await hand.tap(first.x, first.y);
  const heard = await eventually(async () => {
    const seen = await readTable(page);
    assert.ok(seen.ply > start.ply || seen.selected.length, 'the tap is heard');
    return seen;
  });
  if (heard.ply === start.ply) {
    const second = await hitPoint(page, pileSelector(to));
    await hand.tap(second.x, second.y);
  }
  const played = await eventually(async () => {
    const seen = await readTable(page);
    assert.equal(seen.ply, start.ply + 1, `${move} is played`);
    return seen;
  });
  assert.doesNotMatch(played.announcement, PROMISES);

  await press('undo');
  await expectLink(page, start.link);
  await press('redo');
  await expectLink(page, played.link);
  await expectAddress(page, played.link);
  await page.reload();
  await waitForTable(page);
  await expectLink(page, played.link);

  // What has no solver says so, or does not offer it.
  const hint = page.locator('patience-game [data-action="hint"]');
  if (await hint.count()) {
    await press('hint');
    await until(async () => (await readTable(page)).announcement);
    assert.doesNotMatch((await readTable(page)).announcement, PROMISES);
  }
  await page.screenshot({ path: path.join(TREE, '../wide.png') });

  const other = await open(t, `#${played.link}`, { site, context: { viewport: { width: 390, height: 844 } } });
  await waitForTable(other.page);
  await expectLink(other.page, played.link);
  await other.page.screenshot({ path: path.join(TREE, '../tall.png') });
});
