// A game looked back on: from the table, from the menu, from a replay; the moves made; giving up.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { expectAddress, atLink, winningLine, readTable, waitForTable, rules, expectLink } from './support/player.mjs';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: /** @type {const} */ ('reduce') };
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: /** @type {const} */ ('reduce') };

/** A game of the Labyrinth that came to an end without a win: it could be won until move 38. */
const STUCK = { link: 'labyrinth/M222-97Y5/4.P7yvYozT-eAGgKJkB.zd1jc', ply: 56 };

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const dialog = (page) => page.locator('dialog.review');
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** Waits until all is worked out: the chances, the decisions, and since when it was lost. @param {Page} page */
const complete = (page) =>
  until(
    async () =>
      (await page.locator('.review-progress').isHidden()) &&
      /winnable|lost by|could not be won/.test((await page.locator('.review-summary').textContent()) ?? ''),
    { what: 'a complete review' },
  );

/** The chance that the list has behind each move. @param {Page} page */
const shares = (page) =>
  page.locator('.review-moves .review-share').evaluateAll((all) => all.map((el) => el.textContent));

test('a stuck game is looked back on: chances, the flag, the moves in words; it is kept, and the table comes back', async (t) => {
  const { link, ply } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  await press(page, 'Review the game');
  await complete(page);
  const told = await page.locator('.review-summary').innerText();
  assert.match(told, new RegExp(`^No moves left after ${ply} moves, \\d+ of 104 home\\. The game was winnable until`));
  const found = await shares(page);
  assert.equal(found.length, ply);
  assert.ok(
    found.every((share) => /^(\d+|\?)$/.test(share ?? '')),
    found.join(),
  );
  assert.equal(found.at(-1), '0');
  const since = Number(/until move (\d+)/.exec(told)?.[1]);
  assert.equal(await page.locator('.review-moves li:not([data-lost=""])[data-lost]').count(), 1);
  assert.match((await page.locator('patience-game .graph-text').allTextContents()).join(), /lost at move \d+/);

  // The table shows the position before the move that is chosen, and the moves are stepped through by keys.
  await page.locator(`.review-move[data-ply="${since - 1}"]`).click();
  await eventually(async () => assert.equal((await readTable(page)).ply, since - 1));
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => assert.equal((await readTable(page)).ply, since - 2));
  await page.keyboard.press('Home');
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
  assert.equal(await page.locator('.review-move[aria-current]').getAttribute('data-ply'), '0');
  await page.locator('patience-game .graph-figure').click({ position: { x: 600, y: 60 } });
  await until(async () => (await readTable(page)).ply > 0);
  // Nothing of it is recorded.
  await expectAddress(page, link);

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectLink(page, link);
  await eventually(async () => assert.match((await readTable(page)).choices.join(), /Review the game/));
  await expectAddress(page, link);

  // What was worked out is there at once.
  await page.reload();
  await waitForTable(page);
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => assert.fail('the worker is asked again');
  });
  await press(page, 'Review the game');
  await complete(page);
  assert.deepEqual(await shares(page), found);
});

test('tried again from a decision, the old game is kept and the new one is the player’s', async (t) => {
  const { link, ply } = STUCK;
  // What a link shows is a guest until something is played.
  const [last, move] = atLink(link, (table) => {
    const before = table.goTo(ply - 1);
    const made = table.moves().flatMap(({ moves }) => moves);
    return [
      before.link,
      made.find((one) => atLink(before.link, (other) => other.play(one.move).link) === link)?.move ?? '',
    ];
  });
  const { page } = await open(t, `#${last}`, { context: DESK });
  await waitForTable(page);
  await page.locator('patience-game').evaluate((table, made) => void (/** @type {any} */ (table).play(made)), move);
  await expectLink(page, link);
  await press(page, 'Review the game');
  await dialog(page).waitFor();
  await page.locator('.review-move[data-ply="10"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 10));
  await press(page, 'Try again from here');
  await until(async () => (await page.locator('[data-review]').count()) === 0);
  const begun = atLink(link, (table) => table.goTo(10).link);
  await expectLink(page, begun);
  await expectAddress(page, begun);
  // The menu leads back to how it ended.
  await page.locator('[data-action=menu]').click();
  await page.getByRole('button', { name: `Back to the bookmark at move ${ply}` }).click();
  await expectLink(page, link);
});

test('a card that is played during a review is played from there', async (t) => {
  const { link } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  await press(page, 'Review the game');
  await dialog(page).waitFor();
  await page.locator('.review-move[data-ply="4"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 4));
  const move = atLink(link, (table) => table.goTo(4).moves.split(' ').at(-1) ?? '');
  await page.locator('patience-game').evaluate((table, made) => void (/** @type {any} */ (table).play(made)), move);
  await until(async () => (await page.locator('[data-review]').count()) === 0);
  const { link: now, ply } = await readTable(page);
  assert.equal(ply, 5);
  await expectAddress(page, now);
});

test('on a phone the sheet comes first, and a move shows the table with its keys', async (t) => {
  const { link, ply } = STUCK;
  const { page } = await open(t, `#${link}`, { context: PHONE });
  await waitForTable(page);
  await press(page, 'Review the game');
  await dialog(page).locator('.graph-line').waitFor();
  await page.locator('.review-move[data-ply="7"]').click();
  await until(async () => (await dialog(page).count()) === 0);
  assert.equal((await readTable(page)).ply, 7);
  const step = page.getByRole('button', { name: 'Step forward' });
  const box = await step.boundingBox();
  assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await step.click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 8));
  await press(page, 'All moves');
  await dialog(page).waitFor();
  assert.equal(await page.locator('.review-move[aria-current]').getAttribute('data-ply'), '8');
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal((await readTable(page)).ply, ply));
});

test('a replay that a friend sent is looked back on, and is a replay again afterwards', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const replay = rules.read(links[moves.length]).replayLink;
  const { page } = await open(t, `#${replay}`, { context: DESK });
  await waitForTable(page);
  await press(page, 'Review');
  await until(async () => /^Won in \d+ moves\./.test((await page.locator('.review-summary').textContent()) ?? ''));
  await until(async () => await page.locator('.review-progress').isHidden(), { what: 'a complete review' });
  assert.equal((await shares(page)).at(-1), '100');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('patience-game [data-player]').waitFor();
  await expectAddress(page, replay);
});

test('the moves made are listed, walked through, and follow the game', async (t) => {
  const { links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[20]}`, { context: DESK });
  await waitForTable(page);
  await page.keyboard.press('m');
  const list = page.locator('.told-moves');
  await list.waitFor();
  assert.equal(await list.locator('li').count(), 21);
  assert.equal(await list.locator('[aria-current]').getAttribute('data-ply'), '20');
  await list.locator('[data-ply="5"]').click();
  await expectLink(page, links[5]);
  // What lies beyond can be redone.
  assert.equal(await list.locator('li').count(), 21);
  await list.locator('[data-ply="12"]').click();
  await expectLink(page, links[12]);
  const other = atLink(links[12], (table) => table.view().moves.split(' ')).find(
    (move) => move !== winningLine('labyrinth').moves[12],
  );
  await page.locator('patience-game').evaluate((table, made) => void (/** @type {any} */ (table).play(made)), other);
  await eventually(async () => assert.equal(await list.locator('li').count(), 14));
});

test('a game that is given up says what could have been, is looked back on, and can be played on', async (t) => {
  const { links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[30]}`, { context: DESK });
  await waitForTable(page);
  await page.locator('[data-action=menu]').click();
  // One sign, one thing; and what ends the game is the last of what can be done with it.
  const entries = page.locator('dialog.menu .entry');
  await eventually(async () => assert.ok((await entries.count()) > 10));
  const signs = await entries.locator('.icon path').evaluateAll((all) => all.map((el) => el.getAttribute('d')));
  assert.ok(signs.length > 10 && new Set(signs).size === signs.length, 'no sign twice');
  const here = page.locator('dialog.menu section').first().locator('.entry');
  assert.match(await here.last().innerText(), /Give up this game/);
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await eventually(async () =>
    assert.match((await readTable(page)).announcement, /Given up after 30 moves, \d+ of 104 home\. This game is still winnable\.$/),
  );
  assert.deepEqual((await readTable(page)).choices, ['Review the game', 'New deal', 'Keep playing']);
  await press(page, 'Keep playing');
  await eventually(async () => assert.doesNotMatch((await readTable(page)).announcement, /Given up/));
  await expectLink(page, links[30]);
  await page.locator('[data-action=menu]').click();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await press(page, 'Review the game');
  await eventually(async () =>
    assert.match((await page.locator('.review-summary').textContent()) ?? '', /^Given up after 30 moves/),
  );
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectLink(page, links[30]);
  await page.locator('[data-action=menu]').click();
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
});

test('what is kept of reviews is not trusted', async (t) => {
  const { link } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  await page.evaluate((bad) => {
    const kept = {
      v: 1,
      link: bad,
      packs: 20,
      estimates: [1, 2, '<b>'],
      decisions: [{ ply: -1 }],
      loss: 7,
      done: true,
    };
    localStorage.setItem('cadogan:1:reviews', JSON.stringify([kept, 3, null]));
    localStorage.setItem('cadogan:1:given-up', JSON.stringify({ no: 'list' }));
  }, link);
  await page.reload();
  await waitForTable(page);
  await press(page, 'Review the game');
  await complete(page);
  assert.equal(await page.locator('.review-summary b').count(), 0);
});

test('the card of a won game leads to its review', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[moves.length]}`, { context: DESK });
  await waitForTable(page);
  await press(page, 'This win');
  await press(page, 'Review the game');
  await dialog(page).waitFor();
  assert.match((await page.locator('.review-summary').textContent()) ?? '', /^Won in \d+ moves\.$/);
  assert.equal(await page.locator('patience-game .won-card').count(), 0);
});
