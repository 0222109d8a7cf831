// A deal that is proven unwinnable says so when it is opened or shared; the offers of a lost game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from '../../www/words/lessons.js';
import { eventually, open, until } from './support/chromium.mjs';
import { answerQuestion, fakeWorkers } from './support/fake-workers.mjs';
import { atLink, winningLine } from './support/games.mjs';
import { DESKTOP, PHONE, tablePage } from './support/table-page.mjs';
import { readTable, waitForTable } from './support/table-state.mjs';

/** Proven unwinnable. */
const LOST = 'fairie-queen/F222-222C';
const OPENED = /^No one can win this deal: the solver has proved it\./;

for (const [device, context] of /** @type {const} */ ([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
]))
  test(`on ${device} an unwinnable deal says so to those who open and who share it, seen and heard`, async (t) => {
    const { page } = await open(t, `#${LOST}`, { context });
    const table = tablePage(page);
    await waitForTable(page);
    await table.expectSentence(OPENED);
    await table.expectAnnouncement(OPENED);
    assert.deepEqual((await readTable(page)).choices, ['New deal']);
    await table.button('share').first().click();
    const verdict = page.locator('dialog [aria-live="polite"]', { hasText: 'This deal can’t be won' });
    await eventually(async () => assert.equal(await verdict.count(), 1));
  });

test('a friend’s winnable deal has its badge beside the offer of the lesson, too', async (t) => {
  const { page } = await open(t, '#labyrinth/M222-23BT', { context: { ...PHONE, offers: true } });
  await waitForTable(page);
  await page.locator('#notice button', { hasText: words.beginLesson }).waitFor();
  const badge = page.locator('patience-game button.verdict .verdict-words');
  await eventually(async () => assert.equal(await badge.textContent(), 'Winnable'));
});

test('a winnable deal that was opened by a link says so in its badge, before and after the first move, and loads no solver', async (t) => {
  const { page } = await open(t, '#labyrinth/M222-23BT');
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => void requests.push(request.url()));
  const table = tablePage(page);
  await waitForTable(page);
  const prompt = await table.sentence();
  await until(() => table.evaluate(({ host }) => host.element.hasAttribute('grade')), { what: 'its grade' });
  const badge = page.locator('patience-game button.verdict .verdict-words');
  await eventually(async () => assert.equal(await badge.textContent(), 'Winnable'));
  assert.equal(await table.sentence(), prompt);
  await table.dealOn();
  await eventually(async () => assert.equal(await badge.textContent(), 'Winnable deal'));
  assert.ok(!requests.some((url) => /solver_wasm/.test(url)));
});

test('an unwinnable deal that is left at once says nothing, and loads no solver', async (t) => {
  const { page } = await open(t, `#${LOST}`);
  const table = tablePage(page);
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => void requests.push(request.url()));
  await waitForTable(page);
  await page.clock.install();
  const prompt = await table.sentence();
  await table.button('home').first().click();
  await page.locator('#games > li').first().waitFor();
  await page.clock.runFor(5000);
  assert.equal(await table.sentence(), prompt);
  assert.ok(!requests.some((url) => /solver_wasm|\/solver\//.test(url)));
});

test('the verdict on a deal that was opened waits while a hint is on the table', async (t) => {
  const { page } = await open(t, `#${LOST}`, { clock: true });
  await fakeWorkers(page);
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('hint').click();
  const choices = await until(async () => {
    const { choices } = await readTable(page);
    return choices.length > 0 && choices;
  });
  const hint = await table.sentence();
  await answerQuestion(page, 'verdict', { verdict: 'lost', line: [], method: null });
  await page.clock.runFor(5000);
  assert.equal(await table.sentence(), hint);
  assert.deepEqual((await readTable(page)).choices, choices);
  await table.dealOn();
  await table.expectSentence(OPENED);
});

test('Share lets the solver go when it is closed', async (t) => {
  const { page } = await open(t, `#${LOST}`);
  // The table has asked, too, and has its answer.
  await tablePage(page).expectSentence(OPENED);
  await fakeWorkers(page);
  await page.evaluate(() => {
    Worker.prototype.terminate = () => void (document.body.dataset.stopped = '');
  });
  const isAsked = () => page.evaluate(() => /** @type {any} */ (globalThis).workers?.length > 0);
  await tablePage(page).button('share').first().click();
  await page.locator('dialog.share').waitFor();
  await until(isAsked, { what: 'a question to the solver' });
  await page.keyboard.press('Escape');
  await until(() => page.evaluate(() => 'stopped' in document.body.dataset), { what: 'the end of the solver' });
});

/** A game of the Labyrinth that was lost by dealing a row too early, then played until no move is left. */
function stuckGame() {
  const game = winningLine('labyrinth');
  const early = 50;
  return atLink(game.links[early], (table) => {
    let view = table.play('stock>row');
    while (view.outcome === 'playing') {
      const moves = table.moves().flatMap((group) => group.moves);
      const deal = moves.find(({ move }) => move === 'stock>row');
      view = table.play((deal ?? moves[0]).move);
    }
    return { early, link: view.link };
  });
}

for (const [device, context] of /** @type {const} */ ([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
]))
  test(`on ${device} “Since when?” at a dead end opens the review at the move that lost`, async (t) => {
    const { early, link } = stuckGame();
    const { page } = await open(t, `#${link}`, { context });
    await waitForTable(page);
    await page.getByRole('button', { name: 'Since when?' }).click();
    const turn = page.locator('.review-turn', { hasText: `Move ${early + 1}: ` });
    await until(() => turn.isVisible(), { what: 'the move that lost' });
    await eventually(async () => assert.equal((await readTable(page)).ply, early));
    const head = await page.locator('dialog').evaluate((dialog) => dialog.getBoundingClientRect().top);
    const { y = -1 } = (await turn.boundingBox()) ?? {};
    assert.ok(y > head && y < head + 300, `the sheet leads with it: ${y}`);
    await turn.getByRole('button', { name: /^(Find a better move|Try again from here)$/ }).click();
    await until(async () => !(await page.locator('[data-review]').count()));
    assert.equal((await readTable(page)).ply, early);
  });
