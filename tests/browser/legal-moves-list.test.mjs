// The list of legal moves: a button for each, for players who cannot see the table or use a pointer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine } from './support/games.mjs';
import { tablePage } from './support/table-page.mjs';
import { readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';

/** The move, the text and the tag of each entry. @param {import("playwright-core").Page} page @returns {Promise<[string, string, string][]>} */
const listedMoves = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root }) => {
    const entries = [...root.querySelectorAll('details[data-moves] [data-move]')];
    return entries.map((el) => [el.dataset.move, el.textContent, el.tagName]);
  });

test('the more than thousand first moves of the Empress are listed by pile', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  assert.equal((await listedMoves(page)).length, 0, 'the list is built when it is opened');
  await page.locator('details[data-moves] summary').click();
  const moves = await until(async () => {
    const now = await listedMoves(page);
    return now.length > 0 && now;
  });
  // 24 by 24 pairs in either order and the stock; the other moves play two cards home.
  const expected = atLink(game.links[0], (table) =>
    table.moves().flatMap((group) => group.moves.map((choice) => choice.move)),
  );
  assert.equal(expected.filter((move) => !move.endsWith('>f')).length, 1153);
  assert.deepEqual(moves.map(([move]) => move).sort(), expected.sort());
  assert.ok(moves.every(([, words, tag]) => tag === 'BUTTON' && words.length > 3));
  const groups = await page.locator('details[data-moves] [role=group][aria-label]').count();
  assert.ok(groups > 10 && groups <= 60, `${groups} groups`);
  // Screen readers get the name of a group from its label, not again from its heading.
  assert.equal(await page.locator('details[data-moves] [role=group] > .move-from[aria-hidden=true]').count(), groups);
  // Each of two equal cards is named with its place: no label continues another.
  const labels = await page
    .locator('details[data-moves] [role=group][aria-label]')
    .evaluateAll((all) =>
      all.map((group) => [...group.querySelectorAll('button')].map((key) => key.textContent ?? '')),
    );
  for (const group of labels)
    for (const label of group) assert.ok(!group.some((other) => other.startsWith(`${label}, `)), label);
  assert.ok(labels.flat().some((words) => /together, Navy \d+$/.test(words)));
});

test('the list begins with the moves of the selected card', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.2)]}`);
  await waitForTable(page);
  const last = await tablePage(page).evaluate(({ host: { info, session } }) => {
    const piles = session.moves().map((/** @type {any} */ { pile }) => info.places[pile]);
    return piles.findLast((/** @type {any} */ { role }) => role === 'tableau').address;
  });
  await tablePage(page).tapPile(last);
  await until(() => page.locator('patience-game .cell.is-chosen').count(), { what: 'the selection' });
  await page.locator('details[data-moves] summary').click();
  await eventually(async () => assert.ok((await listedMoves(page)).length > 0));
  for (const [move] of (await listedMoves(page)).slice(0, 5)) assert.match(move, new RegExp(`^${last}\\b`));
});

test('Sly: a move names the card that it covers, and a packet only where two show the same card', async (t) => {
  const { links } = winningLine('sly');
  /** Moves of the hand, by the card that they cover. @param {string} link */
  const covered = (link) =>
    atLink(link, (table) => table.moves().flatMap((group) => group.moves)).flatMap(({ token }) =>
      token.k === 'move' && token.to.k === 'sly-on-packet' && token.to.card ? [token.to.card] : [],
    );
  const link = links.find((at) => covered(at).length > new Set(covered(at)).size);
  assert.ok(link);
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await page.locator('details[data-moves] summary').click();
  const texts = await until(async () => {
    const all = (await listedMoves(page)).filter(([move]) => move.startsWith('hand>p')).map(([, text]) => text);
    return all.length > 0 && all;
  });
  assert.equal(new Set(texts).size, texts.length, texts.join('; '));
  const numbered = texts.filter((text) => /packet \d/.test(text));
  assert.ok(numbered.length >= 2 && numbered.length < texts.length / 2, numbered.join('; '));
});

for (const id of rotated(IDS, 2, 'list')) {
  test(`${id}: the list has all legal moves`, async (t) => {
    const game = winningLine(id, 1);
    const link = game.links[Math.floor(game.moves.length / 2)];
    const { page } = await open(t, `#${link}`);
    await waitForTable(page);
    await page.locator('details[data-moves] summary').click();
    const expected = atLink(link, (table) =>
      table.moves().flatMap((group) => group.moves.map((choice) => choice.move)),
    );
    const moves = await until(async () => {
      const now = await listedMoves(page);
      return now.length > 0 && now;
    });
    assert.deepEqual(moves.map(([move]) => move).sort(), expected.sort());
  });
}

for (const id of rotated(IDS, 2, 'home first')) {
  test(`${id}: the list begins with the piles that have a move home, and each of them with that`, async (t) => {
    const { links } = winningLine(id);
    const groupsAt = (/** @type {string} */ link) =>
      atLink(link, (table) => table.moves().map(({ moves }) => moves.map(({ home }) => home)));
    // A pile with other moves comes before one with a move home.
    const link = links.find((candidate) => {
      const groups = groupsAt(candidate);
      return groups.some((homes) => homes.includes(true)) && !groups[0][0];
    });
    const homes = new Set(
      atLink(/** @type {string} */ (link), (table) =>
        table.moves().flatMap(({ moves }) => moves.filter(({ home }) => home).map(({ move }) => move)),
      ),
    );
    const { page } = await open(t, `#${link}`);
    await waitForTable(page);
    await page.locator('details[data-moves] summary').click();
    const groups = await until(async () => {
      const listed = await page
        .locator('details[data-moves] [role=group][aria-label]')
        .evaluateAll((all) =>
          all.map((group) => [...group.querySelectorAll('button')].map((button) => button.dataset.move ?? '')),
        );
      return listed.length > 0 && listed;
    });
    const areHome = groups.map((moves) => moves.map((move) => homes.has(move)));
    assert.ok(areHome[0][0]);
    for (const list of [...areHome, areHome.map(([first]) => first)])
      assert.deepEqual(
        list,
        [...list].sort((a, b) => Number(b) - Number(a)),
      );
  });
}

for (const [id, count] of /** @type {[string, number][]} */ ([
  ['labyrinth', Infinity],
  ['empress-of-india', 20],
])) {
  test(`${id} can be ${count === Infinity ? 'won' : 'played'} from the list alone`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`);
    await waitForTable(page);
    await page.locator('details[data-moves] summary').click();
    for (const [ply, move] of game.moves.slice(0, count).entries()) {
      await page.locator(`details[data-moves] [data-move="${move}"]`).click();
      // A button plays one move: no card turns up by itself.
      await expectLink(page, game.links[ply + 1]);
    }
    if (count < Infinity) return;
    await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
    await eventually(async () => assert.equal((await listedMoves(page)).length, 0, 'no move is left'));
  });
}
