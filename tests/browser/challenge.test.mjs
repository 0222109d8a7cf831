// Challenges: a win is copied with its address, opened by a friend, played, and compared.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { answerQuestion, fakeWorkers } from './support/fake-workers.mjs';
import { loadWasm, winningLine } from './support/games.mjs';
import { holdFile } from './support/held-file.mjs';
import { PHONE, tablePage } from './support/table-page.mjs';
import { expectAddress, waitForFrames, waitForTable } from './support/table-state.mjs';
import { pressUntil } from './support/until.mjs';

/** @type {typeof import('../../www/pkg/patience_tools_wasm.js')} */
const tools = await loadWasm('patience_tools_wasm');
const GAME = winningLine('labyrinth');
/** The address of its deal with a friend's result. */
const RECEIVED = `#${tools.writeChallenge(GAME.links[0], true, 'player', 90, 2, 0, new Uint8Array()).replace('#', '%23')}`;
const LAST = GAME.links.length - 2;

/** Plays moves of the line, by default all. @param {import('playwright-core').Page} page @param {string[]} [moves] */
const playMoves = async (page, moves = GAME.moves) => {
  for (const move of moves)
    await page.evaluate((next) => /** @type {any} */ (document.querySelector('patience-game')).play(next), move);
};

test('a win is sent as three lines, and opens as a challenge whose result is compared at the end', async (t) => {
  const sender = await open(t, `#${GAME.links[0]}`, {
    context: { viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await waitForTable(sender.page);
  await playMoves(sender.page);
  const won = sender.page.locator('[data-won]');
  await until(() => won.count(), { what: 'the win card' });
  await sender.page.getByRole('button', { name: 'Share this win' }).click();
  await eventually(async () => assert.match(await won.innerText(), /A challenge copies your result and this deal\./));
  await sender.page.getByRole('button', { name: 'Challenge a friend' }).click();
  await eventually(async () => assert.match(await won.innerText(), /Challenge copied\. Send it to a friend\./));
  const text = await sender.page.evaluate(() => navigator.clipboard.readText());
  const [head, result, address] = text.split('\n');
  assert.match(head, /^Cadogan.* · The Labyrinth /);
  assert.match(result, /^Won in \d+ moves, no hints(, chance to win [▁▂▃▄▅▆▇█]{8})?\. Your turn!$/);
  assert.match(address, /#1[A-Za-z0-9]+%23labyrinth\/[A-Z0-9]{4}-[A-Z0-9]{4}$/);

  const friend = await open(t, new URL(address).hash, { context: { viewport: { width: 390, height: 844 } } });
  await waitForTable(friend.page);
  const card = friend.page.locator('dialog.challenge');
  await until(() => card.count(), { what: 'the card' });
  assert.match(
    await card.innerText(),
    new RegExp(`A friend won this deal in ${GAME.moves.length} moves, without hints`),
  );
  await expectAddress(friend.page, GAME.links[0]);
  await card.getByRole('button', { name: 'Play' }).click();
  await until(async () => !(await card.count()), { what: 'the table without the card' });

  // The menu says again what is to be beaten, also during the game.
  await playMoves(friend.page, GAME.moves.slice(0, 1));
  await tablePage(friend.page).chooseFromMenu('A friend’s deal');
  await card.waitFor();
  assert.match(await card.innerText(), new RegExp(`won this deal in ${GAME.moves.length} moves`));
  await card.getByRole('button', { name: 'Play' }).click();
  await playMoves(friend.page, GAME.moves.slice(1));
  const comparison = friend.page.locator('[data-friend]');
  await until(() => comparison.count(), { what: 'both results' });
  assert.match(await comparison.innerText(), new RegExp(`${GAME.moves.length}\\s+${GAME.moves.length}`));
});

test('a friend’s result that waits for the saved games does not close a menu that was opened meanwhile', async (t) => {
  const { profile, release, waitForRequest } = await holdFile(t, 'www/site/storage/store/open.js');
  const stored = {
    link: GAME.links[5],
    line: GAME.links[5],
    ply: 5,
    outcome: 'playing',
    ends: [0, 5],
    at: 1,
    marks: [],
  };
  await profile.addInitScript((game) => localStorage.setItem('cadogan:1:game:labyrinth', JSON.stringify(game)), stored);
  const { page } = await open(t, RECEIVED, { profile });
  await waitForTable(page);
  await waitForRequest();
  await until(() => page.evaluate(() => localStorage.getItem('cadogan:1:challenges')), { what: 'the result' });
  await tablePage(page).press('menu');
  const menu = page.locator('dialog.menu');
  await menu.waitFor();
  release();
  await until(() => page.evaluate(() => !localStorage.getItem('cadogan:1:game:labyrinth')), {
    what: 'the saved games',
  });
  await waitForFrames(page, 5);
  assert.ok(await menu.isVisible());
  assert.equal(await page.locator('dialog.challenge').count(), 0);
});

test('a game that a friend has sent is given up, and its result is sent back', async (t) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const player = await open(t, RECEIVED, { context: { ...PHONE, permissions } });
  await waitForTable(player.page);
  await player.page.locator('dialog.challenge').getByRole('button', { name: 'Play' }).click();
  await playMoves(player.page, GAME.moves.slice(0, 5));
  await tablePage(player.page).chooseFromMenu('Give up this game');
  await player.page.getByRole('button', { name: 'Answer your friend' }).click();
  const panel = player.page.locator('dialog.share');
  const chosen = panel.getByRole('radio', { name: 'Result' });
  await until(() => chosen.isChecked(), { what: 'the result in the panel' });
  assert.match(await panel.innerText(), /with your result: 5 moves, without hints, not won\./);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  const address = await until(() => player.page.evaluate(() => navigator.clipboard.readText()));
  assert.match(address, /#1[A-Za-z0-9]+%23labyrinth\//);

  const friend = await open(t, new URL(address).hash);
  await waitForTable(friend.page);
  const card = friend.page.locator('dialog.challenge');
  await card.waitFor();
  assert.match(await card.innerText(), /A friend played 5 moves of this deal, without hints, and didn’t win\./);
});

test('a result whose link the player has selected keeps it when its curve arrives', async (t) => {
  const { page } = await open(t, RECEIVED);
  await waitForTable(page);
  await page.locator('dialog.challenge').getByRole('button', { name: 'Play' }).click();
  await fakeWorkers(page);
  await playMoves(page, GAME.moves.slice(0, 5));
  await tablePage(page).chooseFromMenu('Give up this game');
  await answerQuestion(page, 'verdict', { verdict: 'won', line: [], method: null });
  await page.getByRole('button', { name: 'Answer your friend' }).click();
  const panel = page.locator('dialog.share');
  const field = panel.getByRole('textbox');
  await field.click();
  const link = await field.inputValue();
  const selected = () =>
    field.evaluate((/** @type {HTMLInputElement} */ { value, selectionStart, selectionEnd }) =>
      value.slice(selectionStart ?? 0, selectionEnd ?? 0),
    );
  assert.equal(await selected(), link);
  await answerQuestion(page, 'review', { review: { done: true, estimates: [90, 80, 70, 60, 50, 40] } });
  await waitForFrames(page, 3);
  assert.equal(await selected(), link);
  // Chosen again, the result has its curve.
  for (const name of ['Deal', 'Result']) await panel.getByRole('radio', { name }).check({ force: true });
  assert.notEqual(await field.inputValue(), link);
});

for (const language of ['en', 'de', 'fr', 'es', 'ar'])
  test(`${language}: the result of a lost game fits into the panel of a phone`, async (t) => {
    const { page } = await open(t, `?lang=${language}${RECEIVED}`, { context: PHONE });
    await waitForTable(page);
    await page.locator('dialog.challenge .button.primary').click();
    await playMoves(page, GAME.moves.slice(0, 5));
    await tablePage(page).press('menu');
    await page.locator('dialog.menu .is-apart').click();
    const { giveUp } = await import(`../../www/words/${language}/review.js`);
    await page.getByRole('button', { name: giveUp.answer }).click();
    const panel = page.locator('dialog.share');
    await until(() => panel.locator('input[type="radio"]').last().isChecked(), { what: 'the result in the panel' });
    assert.equal(await panel.evaluate((el) => el.scrollWidth - el.clientWidth), 0);
  });

test('a game in progress has no result to be shared', async (t) => {
  const { page } = await open(t, `#${GAME.links[0]}`);
  await waitForTable(page);
  // Of moves that were made here the help is known.
  await playMoves(page, GAME.moves.slice(0, 5));
  await tablePage(page).chooseFromMenu('Share or save this game');
  const panel = page.locator('dialog.share');
  await panel.waitFor();
  assert.equal(await panel.getByRole('radio', { name: 'Deal' }).count(), 1);
  assert.equal(await panel.getByRole('radio', { name: 'Result' }).count(), 0);
});

test('a win whose help is unknown is sent without a result: the link opens the deal', async (t) => {
  // Versions before provenance counted no hints.
  const stored = {
    link: GAME.links[LAST],
    line: GAME.links[LAST],
    ply: LAST,
    outcome: 'playing',
    ends: [0, LAST],
    at: 1,
  };
  const profile = await newProfile(t, {
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await profile.addInitScript((game) => {
    if (localStorage.getItem('test')) return;
    localStorage.setItem('cadogan:1:game:labyrinth', JSON.stringify({ ...game, marks: [] }));
    localStorage.setItem('test', 'filled');
  }, stored);
  const { page } = await open(t, '#labyrinth', { profile });
  assert.equal((await waitForTable(page)).link, GAME.links[LAST]);
  await playMoves(page, GAME.moves.slice(LAST));
  await until(() => page.locator('[data-won]').count(), { what: 'the win card' });
  await page.getByRole('button', { name: 'Share this win' }).click();
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  await until(() => page.getByText('Challenge copied').isVisible());
  const [, result, address] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  assert.match(result, /^Won in \d+ moves(, chance to win [▁▂▃▄▅▆▇█]{8})?\. Your turn!$/);
  assert.equal(new URL(address).hash, `#${GAME.links[0]}`);
});

test('a damaged result is reported and its deal opens', async (t) => {
  const { page } = await open(t, `#1damaged%23${GAME.links[0]}`);
  await waitForTable(page);
  await eventually(async () =>
    assert.match(await page.locator('#notice').innerText(), /result in the link is damaged/),
  );
  await expectAddress(page, GAME.links[0]);
});

test('a newcomer on a phone takes the lesson, plays the friend’s deal and sends the result back, and the friend sees both', async (t) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const sender = await open(t, `#${GAME.links[LAST]}`, {
    context: { ...phone, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  /** Sends the win on a page, and returns the three lines. @param {import('playwright-core').Page} page @param {string} button @param {string} said */
  const sendWin = async (page, button, said) => {
    await until(() => page.locator('[data-won]').count(), { what: 'the win card' });
    // The answer is sent at once.
    if (button === 'Challenge a friend') await page.getByRole('button', { name: 'Share this win' }).tap();
    await page.getByRole('button', { name: button }).tap();
    await until(() => page.getByText(said).isVisible());
    return (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  };
  await waitForTable(sender.page);
  await playMoves(sender.page, GAME.moves.slice(LAST));
  const [, sentence, address] = await sendWin(
    sender.page,
    'Challenge a friend',
    'Challenge copied. Send it to a friend.',
  );
  assert.match(sentence, /^Taken over midway and won/);
  const { hash } = new URL(address);

  const { page } = await open(t, hash, {
    context: { ...phone, offers: true, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await waitForTable(page);
  const card = page.locator('dialog.challenge');
  // Nobody knows how many hints the first part took.
  assert.match(await card.innerText(), /took this deal over midway and won it, \d+ moves in all\./);
  // Both answers have one width, and one cross closes the card.
  const widthOf = async (/** @type {string} */ name) =>
    Math.round((await card.getByRole('button', { name, exact: true }).boundingBox())?.width ?? 0);
  await eventually(async () => assert.ok(Math.abs((await widthOf('Play')) - (await widthOf('Lesson'))) <= 4));
  assert.equal(await card.locator('.dialog-close, .notice-close').filter({ visible: true }).count(), 1);
  await card.getByRole('button', { name: 'Lesson', exact: true }).tap();
  await until(async () => !(await card.count()), { what: 'the lesson without the card' });
  const friendsDeal = page.getByRole('button', { name: 'Play your friend’s deal' });
  const skip = page.locator('patience-game [data-lesson="skip"]');
  await pressUntil(
    () => skip.tap(),
    async () => (await friendsDeal.count()) > 0,
    'Skip',
  );
  await friendsDeal.tap();
  await expectAddress(page, GAME.links[0]);
  await playMoves(page);
  const comparison = page.locator('[data-friend]');
  await until(() => comparison.count(), { what: 'both results' });
  assert.match(await comparison.innerText(), /won\s+taken over/);
  assert.match(await comparison.innerText(), /hints\s+0\s+–/i);
  assert.match(await comparison.innerText(), /You’re ahead: you played every move\./);
  const [, answer, back] = await sendWin(page, 'Answer your friend', 'Answer copied. Send it to your friend.');
  assert.match(answer, /\. Open it to compare!$/);
  assert.match(back, new RegExp(`%23${GAME.links[0].split('/').slice(0, 2).join('/')}$`));

  // The first sender has won the deal: nothing is left to play.
  await sender.page.goto('about:blank');
  await sender.page.goto(back);
  const returned = sender.page.locator('dialog.challenge');
  await until(() => returned.count(), { what: 'the card of the result that came back' });
  assert.equal(await returned.getByRole('heading').innerText(), 'Your friend’s result');
  assert.match(await returned.innerText(), new RegExp(`You’ve won it in ${GAME.moves.length} moves\\.`));
  await returned.getByRole('button', { name: 'See both results' }).tap();
  const both = sender.page.locator('[data-friend]');
  await until(() => both.count(), { what: 'both results of the first sender' });
  await expectAddress(sender.page, /** @type {string} */ (GAME.links.at(-1)));
  assert.match(await both.innerText(), /hints\s+–\s+0/i);
  assert.match(await both.innerText(), /Your friend is ahead, and played every move\./);
});

/** A friend's result in the address of its deal. */
const SENT = '#1j7pHg9drtYCfTeh2A%23labyrinth/M6BQ-524M';

for (const answer of ['Close', 'Play'])
  test(`on a newcomer’s phone ${answer} closes the card of a challenge with the lesson that it offers`, async (t) => {
    const { page } = await open(t, SENT, { context: { ...PHONE, offers: true } });
    await waitForTable(page);
    const card = page.locator('dialog.challenge');
    await card.getByRole('button', { name: 'Lesson', exact: true }).waitFor();
    await card.getByRole('button', { name: answer, exact: true }).filter({ visible: true }).tap();
    await until(async () => !(await card.count()), { what: 'the table without the card' });
    assert.equal(await page.locator('#notice > *').count(), 0);
  });
