// The list of legal moves: real buttons, one a move, for whoever cannot see the table or use a pointer on it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine, readTable, waitForTable, expectLink } from './support/player.mjs';
import { rotated } from './support/tier.mjs';

/** @param {import("playwright-core").Page} page */
const listed = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    const buttons = [...(root?.querySelectorAll('details[data-moves] [data-move]') ?? [])];
    return buttons.map((el) => [/** @type {HTMLElement} */ (el).dataset.move ?? '', el.textContent ?? '', el.tagName]);
  });

test('the Empress’s thousand and more first moves are there, pile by pile', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  assert.equal((await listed(page)).length, 0, 'built only when opened');
  await page.locator('details[data-moves] summary').click();
  const moves = await until(async () => {
    const now = await listed(page);
    return now.length > 0 && now;
  });
  // 24 by 24 pairs, either on either, and the pack; the rest are cards that can be played together at once.
  const wanted = atLink(game.links[0], (table) =>
    table.moves().flatMap((group) => group.moves.map((choice) => choice.move)),
  );
  assert.equal(wanted.filter((move) => !move.endsWith('>f')).length, 1153);
  assert.deepEqual(moves.map(([move]) => move).sort(), wanted.sort());
  assert.ok(moves.every(([, words, tag]) => tag === 'BUTTON' && words.length > 3));
  const groups = await page.locator('details[data-moves] [role=group][aria-label]').count();
  assert.ok(groups > 10 && groups <= 60, `${groups} groups`);
  // Equal cards in two places: each is told from where it is, the first one, too.
  const told = await page
    .locator('details[data-moves] [role=group][aria-label]')
    .evaluateAll((all) =>
      all.map((group) => [...group.querySelectorAll('button')].map((key) => key.textContent ?? '')),
    );
  for (const words of told)
    for (const one of words) assert.ok(!words.some((other) => other.startsWith(`${one}, `)), one);
  assert.ok(told.flat().some((words) => /together, Navy \d+$/.test(words)));
});

for (const id of rotated(IDS, 2, 'list')) {
  test(`${id}: the list says all legal moves`, async (t) => {
    const game = winningLine(id, 1);
    const link = game.links[Math.floor(game.moves.length / 2)];
    const { page } = await open(t, `#${link}`);
    await waitForTable(page);
    await page.locator('details[data-moves] summary').click();
    const wanted = atLink(link, (table) => table.moves().flatMap((group) => group.moves.map((choice) => choice.move)));
    const moves = await until(async () => {
      const now = await listed(page);
      return now.length > 0 && now;
    });
    assert.deepEqual(moves.map(([move]) => move).sort(), wanted.sort());
  });
}

for (const [id, count] of /** @type {[string, number][]} */ ([
  ['labyrinth', Infinity],
  ['empress-of-india', 20],
])) {
  test(`${id} is played from the list alone${count === Infinity ? ', and won' : ''}`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`);
    await waitForTable(page);
    await page.locator('details[data-moves] summary').click();
    for (const [ply, move] of game.moves.slice(0, count).entries()) {
      await page.locator(`details[data-moves] [data-move="${move}"]`).click();
      // One button, one move: nothing turns by itself here.
      await expectLink(page, game.links[ply + 1]);
    }
    if (count < Infinity) return;
    await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
    await eventually(async () => assert.equal((await listed(page)).length, 0, 'no move is left'));
  });
}
