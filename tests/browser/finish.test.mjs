// Finish: one press plays a certain win card by card, and any press stops it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine } from './support/games.mjs';
import { readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';

/** @param {import('playwright-core').Page} page */
const finishButton = (page) => tablePage(page).button('safe');

/** The first position of a recorded win that Finish can play to the end. @param {string} id */
function finishable(id) {
  const { links } = winningLine(id);
  const link = links.find((candidate) => atLink(candidate, (table) => table.finish()));
  assert.ok(link);
  return { link, moves: atLink(link, (table) => table.finish()).split(' ') };
}

for (const id of rotated(IDS, 2, 'finish')) {
  test(`${id}: Finish plays the last moves to the win, card by card`, async (t) => {
    const { link, moves } = finishable(id);
    const { page } = await open(t, `#${link}`, { motion: true });
    const table = tablePage(page);
    await waitForTable(page);
    await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
    // The sentence, the button's name and the live region say in advance how many moves it plays.
    const count = `${moves.length} moves?`;
    await expectLink(page, link);
    await table.expectSentence(new RegExp(`^Press Finish to play the last ${count}\\.$`));
    assert.match((await finishButton(page).getAttribute('aria-label')) ?? '', new RegExp(`play the last ${count}$`));
    await table.expectAnnouncement(/Press Finish to play the last/);
    await table.evaluate(({ shadowRoot }) => {
      const recorded = { moves: 0, sentences: /** @type {string[]} */ ([]) };
      Object.assign(globalThis, { recorded });
      addEventListener('patience-move', () => recorded.moves++);
      const sentence = shadowRoot.querySelector('.sentence');
      new MutationObserver(() => recorded.sentences.push(sentence.textContent)).observe(sentence, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await finishButton(page).click();
    await until(async () => (await readTable(page)).outcome === 'won');
    /** @type {{ moves: number, sentences: string[] }} */
    const recorded = await page.evaluate(() => /** @type {any} */ (globalThis).recorded);
    assert.equal(recorded.moves, moves.length, 'a move for each card');
    // Each sentence counts down the moves to go.
    const left = recorded.sentences.flatMap((sentence) => /: (\d+) moves? to go\.$/.exec(sentence)?.[1] ?? []);
    assert.deepEqual(
      [...new Set(left)],
      moves.slice(1).map((_, n) => String(moves.length - 1 - n)),
    );
    await until(async () => (await page.locator('patience-game .won-card').count()) > 0, {
      what: 'the card of the win',
    });
  });
}

test('while cards are hidden or the win is not certain, Finish is not offered', async (t) => {
  for (const id of ['sly', 'labyrinth']) {
    const { links } = winningLine(id);
    for (const link of links.filter((_, n) => n % 7 === 0)) {
      const [stock, moves] = atLink(link, (table) => [table.view().stock, table.finish()]);
      assert.ok(!stock || !moves, link);
    }
  }
  const { page } = await open(t, `#${winningLine('sly').links[5]}`, { motion: true });
  await waitForTable(page);
  assert.doesNotMatch((await finishButton(page).textContent()) ?? '', /Finish/);
});

for (const [means, stop] of /** @type {[string, (page: import('playwright-core').Page) => Promise<void>][]} */ ([
  ['a key', (page) => page.keyboard.press('Escape')],
  ['a click anywhere, which does nothing else', (page) => page.mouse.click(300, 300)],
  [
    'its button, activated by a screen reader',
    (page) => tablePage(page).evaluate(({ shadowRoot }) => void shadowRoot.querySelector('.offers button')?.click()),
  ],
])) {
  test(`Finish is stopped by ${means}, and its moves can be undone card by card`, async (t) => {
    const { link } = finishable('empress-of-india');
    const { page } = await open(t, `#${link}`, { motion: true, clock: true });
    await waitForTable(page);
    await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
    await finishButton(page).click();
    await until(async () => (await readTable(page)).ply > atLink(link, (table) => table.view().ply));
    await page.clock.runFor(400);
    const { link: stopped } = await readTable(page);
    assert.notEqual(stopped, link);
    await stop(page);
    await page.clock.runFor(1);
    assert.match((await readTable(page)).announcement, /Stopped/);
    await page.clock.runFor(2000);
    await page.clock.resume();
    const after = await readTable(page);
    assert.deepEqual([after.link, after.selected], [stopped, []]);
    await until(async () => {
      await tablePage(page).button('undo').click();
      return (await readTable(page)).link === link;
    });
    await expectLink(page, link);
    // Finish is offered again and continues.
    await finishButton(page).click();
    await until(async () => (await readTable(page)).link !== link);
  });
}

// A line that the solver found

/** The last position of a recorded win that only the solver can finish, and the move after it. @param {string} id */
function solvable(id) {
  const { links, moves } = winningLine(id);
  const ply = links.findLastIndex((candidate) =>
    atLink(candidate, (table) => table.view().outcome === 'playing' && !table.finish()),
  );
  return { link: links[ply], next: moves[ply] };
}

/** Asks from the menu if the game can be won; waits for the win. @param {import('playwright-core').Page} page */
async function askIfWinnable(page) {
  await tablePage(page).chooseFromMenu('Can this still be won?');
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
}

for (const id of rotated(IDS, 2, 'finish, by the solver')) {
  test(`${id}: after the player asks, Finish plays the solver’s line to the win`, async (t) => {
    const { link } = solvable(id);
    const { page } = await open(t, `#${link}`, { motion: true });
    const table = tablePage(page);
    await waitForTable(page);
    assert.doesNotMatch((await finishButton(page).textContent()) ?? '', /Finish/, 'not offered before the question');
    await askIfWinnable(page);
    const { ply } = await readTable(page);
    await finishButton(page).click();
    await until(async () => (await readTable(page)).ply > ply, { what: 'the first card' });
    await page.keyboard.press('Escape');
    await page.locator('patience-game .offers button', { hasText: /^Stop$/ }).waitFor({ state: 'detached' });
    const { link: stopped, ply: at, outcome } = await readTable(page);
    assert.equal(outcome, 'playing');
    // Finish is offered again after undoing to the question, and after redoing from there.
    for (let n = at; n > ply; n--) await table.button('undo').click();
    await until(async () => (await readTable(page)).link === link);
    await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
    for (let n = at; n > ply; n--) await table.button('redo').click();
    await until(async () => (await readTable(page)).link === stopped);
    await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
    await finishButton(page).click();
    await until(async () => (await readTable(page)).outcome === 'won', { what: 'the win' });
  });
}

test('off the solver’s line, Finish is not offered', async (t) => {
  const { link, next } = solvable('sly');
  const { page } = await open(t, `#${link}`, { motion: true });
  await waitForTable(page);
  await askIfWinnable(page);
  await tablePage(page).evaluate((game, move) => {
    const legal = game.view.moves.split(' ').filter((/** @type {string} */ candidate) => candidate !== move);
    game.play(legal[0]);
  }, next);
  await eventually(async () => assert.doesNotMatch((await finishButton(page).textContent()) ?? '', /Finish/));
});

test('with verdict="kept", the button is Finish when no card is safe, and Play safe cards when one is', async (t) => {
  const { links } = winningLine('fairie-queen');
  const position = (/** @type {boolean} */ safe) =>
    links.findLast((candidate) =>
      atLink(candidate, (table) => {
        const view = table.view();
        return view.outcome === 'playing' && !view.stock && !table.finish() && view.safe === safe;
      }),
    );
  const { page } = await open(t, `#${position(false)}`, { motion: true });
  await waitForTable(page);
  await tablePage(page).setAttribute('verdict', 'kept');
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
  await page.evaluate((link) => void (location.hash = link), `#${position(true)}`);
  await until(async () => (await page.locator('patience-game .verdict[data-state="won"]').count()) > 0);
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Play safe cards'));
});
