// A game that ends by itself is played to its end by one press, to be seen, and can be stopped.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine, readTable, waitForTable, expectLink } from './support/player.mjs';
import { rotated } from './support/tier.mjs';

/** @param {import('playwright-core').Page} page */
const finish = (page) => page.locator('patience-game [data-action="safe"]');

/** The first position of a recorded win that ends by itself. @param {string} id */
function ending(id) {
  const { links } = winningLine(id);
  const link = links.find((one) => atLink(one, (table) => table.finish()));
  assert.ok(link);
  return { link, moves: atLink(link, (table) => table.finish()).split(' ') };
}

for (const id of rotated(IDS, 2, 'finish')) {
  test(`${id}: Finish plays the rest, card by card, to the win`, async (t) => {
    const { link, moves } = ending(id);
    const { page } = await open(t, `#${link}`, { motion: true });
    await waitForTable(page);
    await eventually(async () => assert.equal(await finish(page).textContent(), 'Finish'));
    // Before it is pressed it is to be read, and heard, what it will do, and in how many moves.
    const many = `${moves.length} moves?`;
    await expectLink(page, link);
    await eventually(async () =>
      assert.match(
        (await page.locator('patience-game .sentence').textContent()) ?? '',
        new RegExp(`^Press Finish to play the last ${many}\\.$`),
      ),
    );
    assert.match((await finish(page).getAttribute('aria-label')) ?? '', new RegExp(`play the last ${many}$`));
    await eventually(async () => assert.match((await readTable(page)).announcement, /Press Finish to play the last/));
    await page.evaluate(() => {
      const seen = /** @type {any} */ (globalThis);
      seen.moves = 0;
      seen.said = [];
      addEventListener('patience-move', () => seen.moves++);
      const sentence = /** @type {Element} */ (
        document.querySelector('patience-game')?.shadowRoot?.querySelector('.sentence')
      );
      new MutationObserver(() => seen.said.push(sentence.textContent)).observe(sentence, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await finish(page).click();
    await until(
      async () =>
        (await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).view.outcome)) ===
        'won',
    );
    assert.equal(
      await page.evaluate(() => /** @type {any} */ (globalThis).moves),
      moves.length,
      'a move for each card',
    );
    // After each move it was said how many there were still to be seen.
    const said = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).said));
    const left = said.flatMap((sentence) => /: (\d+) moves? to go\.$/.exec(sentence)?.[1] ?? []);
    assert.deepEqual(
      [...new Set(left)],
      moves.slice(1).map((_, n) => String(moves.length - 1 - n)),
    );
    await until(async () => (await page.locator('patience-game .won-card').count()) > 0, {
      what: 'the card of the win',
    });
  });
}

test('where cards are hidden, or the rest is not certain, nothing is offered', async (t) => {
  for (const id of ['sly', 'labyrinth']) {
    const { links } = winningLine(id);
    for (const link of links.filter((_, n) => n % 7 === 0)) {
      const [stock, moves] = atLink(link, (table) => [table.view().stock, table.finish()]);
      assert.ok(!stock || !moves, link);
    }
  }
  const { page } = await open(t, `#${winningLine('sly').links[5]}`, { motion: true });
  await waitForTable(page);
  assert.doesNotMatch((await finish(page).textContent()) ?? '', /Finish/);
});

for (const [what, stop] of /** @type {[string, (page: import('playwright-core').Page) => Promise<void>][]} */ ([
  ['a key', (page) => page.keyboard.press('Escape')],
  ['a press anywhere, which does nothing else', (page) => page.mouse.click(300, 300)],
  [
    'its button, by a screen reader',
    (page) =>
      page.evaluate(() => {
        const root = document.querySelector('patience-game')?.shadowRoot;
        /** @type {HTMLElement | null | undefined} */ (root?.querySelector('.offers button'))?.click();
      }),
  ],
])) {
  test(`Finish is stopped by ${what}; what was played is undone card by card`, async (t) => {
    const { link } = ending('empress-of-india');
    const { page } = await open(t, `#${link}`, { motion: true, clock: true });
    await waitForTable(page);
    await eventually(async () => assert.equal(await finish(page).textContent(), 'Finish'));
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
    await finish(page).click();
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
      await page.locator('patience-game [data-action="undo"]').click();
      return (await readTable(page)).link === link;
    });
    await expectLink(page, link);
    // It is offered again, and goes on.
    await finish(page).click();
    await until(async () => (await readTable(page)).link !== link);
  });
}

// A line that the solver holds

/** A late position of a recorded win that does not end by itself, and the move after it. @param {string} id */
function found(id) {
  const { links, moves } = winningLine(id);
  const ply = links.findLastIndex((one) => atLink(one, (table) => table.view().outcome === 'playing' && !table.finish()));
  return { link: links[ply], next: moves[ply] };
}

/** Asks by the menu whether the game can be won. @param {import('playwright-core').Page} page */
async function ask(page) {
  await page.locator('[data-action=menu]').click();
  await page.getByRole('button', { name: 'Can this still be won?' }).click();
  await eventually(async () => assert.equal(await finish(page).textContent(), 'Finish'));
}

for (const id of rotated(IDS, 2, 'finish, by the solver')) {
  test(`${id}: what the solver has found is played to the win, when the player has asked`, async (t) => {
    const { link } = found(id);
    const { page } = await open(t, `#${link}`, { motion: true });
    await waitForTable(page);
    assert.doesNotMatch((await finish(page).textContent()) ?? '', /Finish/, 'nobody has asked');
    await ask(page);
    const { ply } = await readTable(page);
    await finish(page).click();
    await until(async () => (await readTable(page)).ply > ply, { what: 'the first card' });
    await page.keyboard.press('Escape');
    await page.locator('patience-game .offers button', { hasText: /^Stop$/ }).waitFor({ state: 'detached' });
    const { link: stopped, ply: at, outcome } = await readTable(page);
    assert.equal(outcome, 'playing');
    // Taken back card by card, and there again from where it was asked for.
    for (let n = at; n > ply; n--) await page.locator('patience-game [data-action="undo"]').click();
    await until(async () => (await readTable(page)).link === link);
    await eventually(async () => assert.equal(await finish(page).textContent(), 'Finish'));
    for (let n = at; n > ply; n--) await page.locator('patience-game [data-action="redo"]').click();
    await until(async () => (await readTable(page)).link === stopped);
    await eventually(async () => assert.equal(await finish(page).textContent(), 'Finish'));
    await finish(page).click();
    await until(async () => (await readTable(page)).outcome === 'won', { what: 'the win' });
  });
}

test('off the line that was found nothing is offered', async (t) => {
  const { link, next } = found('sly');
  const { page } = await open(t, `#${link}`, { motion: true });
  await waitForTable(page);
  await ask(page);
  await page.evaluate((move) => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const legal = game.view.moves.split(' ').filter((/** @type {string} */ one) => one !== move);
    game.play(legal[0]);
  }, next);
  await eventually(async () => assert.doesNotMatch((await finish(page).textContent()) ?? '', /Finish/));
});

test('while the verdict is kept in view, Finish is there where nothing is safe, and leaves the key to what is', async (t) => {
  const { links } = winningLine('fairie-queen');
  const position = (/** @type {boolean} */ safe) =>
    links.findLast((one) =>
      atLink(one, (table) => {
        const view = table.view();
        return view.outcome === 'playing' && !view.stock && !table.finish() && view.safe === safe;
      }),
    );
  const { page } = await open(t, `#${position(false)}`, { motion: true });
  await waitForTable(page);
  await page.evaluate(() => document.querySelector('patience-game')?.setAttribute('verdict', 'kept'));
  await eventually(async () => assert.equal(await finish(page).textContent(), 'Finish'));
  await page.evaluate((link) => void (location.hash = link), `#${position(true)}`);
  await until(async () => (await page.locator('patience-game .verdict[data-standing="won"]').count()) > 0);
  await eventually(async () => assert.equal(await finish(page).textContent(), 'Play safe cards'));
});
