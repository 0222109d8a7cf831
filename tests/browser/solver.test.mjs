// The solver in its worker: what it says, what it offers, and that the table stays the player's meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, waitForFrames, IDS, winningLine, readTable, loadWasm, mouse, playLine, waitForTable, expectLink } from './support/player.mjs';
import { rotated } from './support/tier.mjs';
import { SOURCES, serveFor } from './support/serve.mjs';

/** @param {import("playwright-core").Page} page */
const said = (page) =>
  page.evaluate(
    () => document.querySelector('patience-game')?.shadowRoot?.querySelector('.sentence')?.textContent ?? '',
  );

/** Asks by the menu, as a player does. @param {import("playwright-core").Page} page */
async function ask(page) {
  await page.locator('[data-action=menu]').click();
  await page.getByRole('button', { name: 'Can this still be won?' }).click();
}

/** @param {import("playwright-core").Page} page @param {RegExp} sentence */
const hears = (page, sentence) => until(async () => sentence.test(await said(page)), { what: String(sentence) });

for (const id of rotated(IDS, 2, 'solver')) {
  test(`${id}: a deal that can be won is said to be, and its next move is played`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[0]}`);
    await waitForTable(page);
    await ask(page);
    await hears(page, /is winnable, in \d+ moves/);
    await page.getByRole('button', { name: 'Next move' }).click();
    await hears(page, /^Peek: \w/);
    assert.equal((await readTable(page)).ply, 0, 'a hint plays nothing');
    await page.getByRole('button', { name: 'Play it' }).click();
    await until(async () => (await readTable(page)).ply > 0);
  });
}

test('shown how, the game is won', async (t) => {
  const game = winningLine('labyrinth');
  // With reduced motion the line waits to be stepped through.
  const { page } = await open(t, `#${game.links[game.moves.length - 5]}`, { motion: true });
  await waitForTable(page);
  await ask(page);
  await hears(page, /is winnable/);
  await page.getByRole('button', { name: 'Show me how' }).click();
  await until(async () => (await readTable(page)).outcome === 'won');
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await expectLink(page, game.links[game.moves.length - 5]);
});

test('a deal that cannot be won is said to be so', async (t) => {
  const { page } = await open(t, '#fairie-queen/F222-222C');
  await waitForTable(page);
  await page.locator('[data-action=deal]').click();
  await until(async () => (await readTable(page)).ply > 0);
  await ask(page);
  await hears(page, /This deal can’t be won/);
});

test('a move made while the solver works is the player’s, and nothing is said of the position before', async (t) => {
  const easy = winningLine('labyrinth');
  const { page } = await open(t, '#fairie-queen/F222-223F', { site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  await ask(page);
  await page.locator('[data-action=deal]').click();
  await until(async () => (await readTable(page)).ply > 0);
  // One worker answers all: what it still had to say of the position before comes before its answer to another question.
  await page.evaluate(
    async ([link, ply]) => {
      const { askVerdict } = await import(new URL('www/solver/client.js', document.baseURI).href);
      await askVerdict({}, link, ply, 1e6);
    },
    /** @type {[string, number]} */ ([easy.links[easy.moves.length - 3], easy.moves.length - 3]),
  );
  assert.doesNotMatch(await said(page), /won|solver/);
});

/** @param {import("playwright-core").Page} page */
const chip = (page) => page.locator('button.verdict').innerText();

for (const id of rotated(IDS, 2, 'solver, hint')) {
  test(`${id}: a fair hint comes in a moment, is marked, and plays when asked to`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 3)]}`);
    await waitForTable(page);
    const { ply } = await readTable(page);
    await page.locator('[data-action=hint]').click();
    await hears(page, /^Hint: |^Your only move/);
    // Where there is nothing but to deal, nobody need be asked: the key for it is offered.
    if (/^Your only move/.test(await said(page))) {
      await page.locator('patience-game .offers .is-primary').click();
      await until(async () => (await readTable(page)).ply > ply);
      return;
    }
    assert.equal((await readTable(page)).ply, ply, 'it plays nothing');
    const found = /Wins \d+ of \d+ trial shuffles|your only move|this wins/.test(await said(page));
    assert.ok(found, await said(page));
    await eventually(async () => assert.ok(await page.locator('.cell.is-target, .card.is-selected').count()));
    await page.getByRole('button', { name: 'Play it' }).click();
    await until(async () => (await readTable(page)).ply > ply);
  });
}

/** The first position of the Fairie Queen's recorded win of which something holds. @param {(view: import('../../www/pkg/patience_wasm.js').View) => boolean} holds */
function queens(holds) {
  const link = winningLine('fairie-queen').links.find((one) => atLink(one, (table) => holds(table.view())));
  assert.ok(link);
  return link;
}

test('a card in hand that has one place: the hint asks nobody, and deals on instead of laying it alone', async (t) => {
  const link = queens((view) => view.prompt.k === 'fairie-lay' && !view.dealDecides && view.stock > 3);
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  const { ply } = await readTable(page);
  await page.locator('[data-action=hint]').click();
  await hears(page, /^Your only move/);
  const deals = page.getByRole('button', { name: /^Deal / }).filter({ visible: true });
  assert.equal(await deals.count(), 1, 'one key deals, not two side by side');
  await deals.click();
  // More than the one card: it deals until there is a choice.
  await until(async () => (await readTable(page)).ply > ply + 1);
});

test('where nothing is hidden the hint offers the rest of the way, and Finish plays it', async (t) => {
  const { links } = winningLine('fairie-queen');
  const { page } = await open(t, `#${links[links.length - 60]}`);
  await waitForTable(page);
  await page.locator('[data-action=hint]').click();
  await hears(page, /Everything is face up, and this wins/);
  assert.equal(await page.getByRole('button', { name: 'Peek' }).count(), 0, 'who sees all knows all');
  await page.getByRole('button', { name: 'Show me how' }).click();
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await expectLink(page, links[links.length - 60]);
  const finish = page.locator('patience-game [data-action="safe"]');
  await eventually(async () => assert.equal(await finish.textContent(), 'Finish'));
  await finish.click();
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
  // It was played from where the player was, by moves of the game.
  const { link, ply } = await readTable(page);
  assert.ok(ply > links.length - 60);
  assert.equal(
    atLink(link, (table) => table.goTo(links.length - 60).link),
    links[links.length - 60],
  );
});

test('every kind of help is told to the page, once each', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[20]}`);
  await waitForTable(page);
  await page.evaluate(() => {
    const seen = /** @type {any} */ (globalThis);
    seen.__kinds = [];
    document.addEventListener('patience-hint', (event) =>
      seen.__kinds.push(/** @type {CustomEvent} */ (event).detail.kind),
    );
  });
  await ask(page);
  await page.getByRole('button', { name: 'Show me how' }).click();
  await page.getByRole('button', { name: 'Take over here' }).click();
  const { ply } = await readTable(page);
  await page.locator('[data-action=hint]').click();
  await page.getByRole('button', { name: 'Legal moves' }).click();
  await hears(page, /^Possible/);
  await page.getByRole('button', { name: 'Peek' }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await until(async () => (await readTable(page)).ply > ply);
  await eventually(async () =>
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).__kinds), [
      'verdict',
      'shown',
      'fair',
      'knowing',
    ]),
  );
});

/** A position on the way to a win, with a choice, whose fair hint has a reason. */
async function told() {
  /** @type {typeof import('../../www/pkg/patience_solver_wasm.js')} */
  const { Fair } = await loadWasm('patience_solver_wasm');
  const { links } = winningLine('empress-of-india');
  for (let ply = 10; ply < links.length; ply += 5) {
    const fair = new Fair(links[ply], ply);
    while (!fair.run(1e6));
    const { why, wins, hidden } = fair.advice();
    if (why && wins && hidden) return links[ply];
  }
  return assert.fail('no hint has a reason');
}

test('a hint says why where the lines that win show it, and the second press lists what can be done', async (t) => {
  const link = await told();
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await page.locator('[data-action=hint]').click();
  await hears(page, /^Hint: .+\. (It|The|No) .+\. Wins \d+ of \d+ trial shuffles\.( .+, then .+\.)?$/);
  await page.getByRole('button', { name: 'Legal moves' }).click();
  await hears(page, /^Possible \(1 of \d+\)/);
  await page.locator('[data-action=hint]').click();
  await hears(page, /^Possible \(2 of \d+\)/);
  // After a move the next press is a hint again.
  await page.locator('[data-action=undo]').click();
  await until(async () => (await readTable(page)).link !== link);
  await page.locator('[data-action=hint]').click();
  await hears(page, /^(No h|H)int: |^Your only move/);
});

test('pressed again while it thinks, the hint goes on thinking; pressed once it has come, it lists what can be done', async (t) => {
  const { page } = await open(t, `#${queens((view) => view.dealDecides)}`);
  await waitForTable(page);
  await page.evaluate(() => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    host.press('hint');
    host.press('hint');
  });
  await hears(page, /^(No h|H)int: /);
  await page.locator('[data-action=hint]').click();
  await hears(page, /^Possible|^Your only move/);
  // What the worker still had to say of it comes before its answer to another question.
  await page.locator('[data-action=undo]').click();
  await page.locator('[data-action=redo]').click();
  await page.locator('[data-action=hint]').click();
  await hears(page, /^(No h|H)int: /);
});

test('without the solver a hint is what can be done', async (t) => {
  const game = winningLine('labyrinth');
  const { page, context } = await open(t, `#${game.links[20]}`);
  await waitForTable(page);
  await context.route(/solver/, (route) => route.abort());
  await page.locator('[data-action=hint]').click();
  await hears(page, /^Possible \(1 of \d+\)/);
  await page.locator('[data-action=hint]').click();
  await hears(page, /^Possible \(2 of \d+\)/);
});

/** A game of the Labyrinth in which a row was dealt too early, and some moves after that. */
function spoilt() {
  const game = winningLine('labyrinth');
  const early = 50;
  return atLink(game.links[early], (table) => {
    let view = table.play('stock>row');
    for (let n = 0; n < 4; n++) {
      view = table.play(table.moves()[0].moves[0].move);
    }
    return { early, link: view.link };
  });
}

test('a lost position names the move that lost it, and one click goes back to before it', async (t) => {
  const { early, link } = spoilt();
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await ask(page);
  await hears(page, /It was winnable until move \d+, \w/);
  const since = Number(/until move (\d+)/.exec(await said(page))?.[1]);
  assert.equal(since, early + 1);
  await eventually(async () => assert.match(await chip(page), new RegExp(`Lost at move ${since}`)));
  await page.getByRole('button', { name: 'Back before that move' }).click();
  await until(async () => (await readTable(page)).ply === since - 1);
  await ask(page);
  await hears(page, /is winnable, in/);
});

test('a lost position says why, where it can be seen, and marks the cards', async (t) => {
  // The nine of spades is shut in by two hearts that wait for it, as it does for them.
  const link = 'labyrinth/M222-2277/mypyBP_KT_SjvYT2H1wCN';
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await ask(page);
  await hears(page, /This game is lost\./);
  await page.getByRole('button', { name: 'Why?' }).click();
  await hears(page, /nine of spades is blocked by the nine of hearts and the ten of hearts/);
  await eventually(async () => assert.equal(await page.locator('.reason').count(), 4));
  await page.locator('[data-action=undo]').click();
  await until(async () => (await page.locator('.reason').count()) === 0);
});

test('pairs of the Empress that wait for each other are named and marked', async (t) => {
  const link = 'empress-of-india/E222-22CF/yys0CALacOg3CBLq1HY_a0hHQvfZ9aChPBtK0Xay4fQD141Fu6CJmj3V2quWFR2tcOMt90RMtiE';
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await ask(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  await hears(
    page,
    /need each other first.*the seven of spades with the two of hearts, the ten of spades with the five of hearts\./,
  );
  await eventually(async () => assert.equal(await page.locator('.reason').count(), 4));
});

test('kept in view, the answer follows the game, in its own place', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[10]}`);
  await waitForTable(page);
  const before = await said(page);
  await ask(page);
  await page.getByRole('button', { name: 'Check after every move' }).click();
  await until(async () => /Winnable/.test(await chip(page)));
  await playLine(page, mouse(page), game, { from: 10, to: 14 });
  await until(async () => !(await page.locator('.verdict.is-working').count()) && /Winnable/.test(await chip(page)));
  await eventually(async () =>
    assert.doesNotMatch(await said(page), /solver|winnable/i, 'the status line is the game’s'),
  );
  assert.ok(before);
  const place = page.locator('.verdict-place');
  await eventually(async () => assert.equal(await place.getAttribute('aria-live'), 'polite'));
  // It is a setting: it stays.
  await page.reload();
  await waitForTable(page);
  await until(async () => /Winnable/.test(await chip(page)));
  await page.evaluate(() => document.querySelector('patience-game')?.removeAttribute('verdict'));
  await until(async () => !(await page.locator('button.verdict').isVisible()));
});

test('what is not known soon is said not to be known yet, and is looked at further beside the game', async (t) => {
  const { page } = await open(t, '#fairie-queen/F222-223F');
  await waitForTable(page);
  await ask(page);
  await hears(page, /^Undecided so far, after [\d.]+ million moves\..* The search continues while you play\.$/);
  const tried = async () => Number(/([\d.]+) M$/.exec(await chip(page))?.[1] ?? 0);
  const first = await tried();
  await until(async () => (await tried()) > first, { what: 'it goes on' });
  // The table is the player's meanwhile.
  await page.locator('[data-action=deal]').click();
  await until(async () => (await readTable(page)).ply > 0);
});

test('nothing works while nobody looks', async (t) => {
  // Hard to decide, so that it works for long.
  const { page } = await open(t, '#fairie-queen/F222-223F');
  await waitForTable(page);
  const messages = await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    const seen = /** @type {any[]} */ ([]);
    /** @type {any} */ (globalThis).__sent = seen;
    /** @type {any} */ (Worker.prototype).postMessage = function (/** @type {any} */ message) {
      seen.push(message);
      if (!this.__told) this.addEventListener('message', (/** @type {any} */ { data }) => seen.push({ from: data }));
      this.__told = true;
      return post.call(this, message);
    };
    return seen.length;
  });
  assert.equal(messages, 0);
  const sent = () => page.evaluate(() => /** @type {any} */ (globalThis).__sent);
  /** @param {boolean} hidden */
  const hide = (hidden) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await ask(page);
  await page.getByRole('button', { name: 'Keep searching' }).click();
  await until(async () => (await sent()).some((/** @type {any} */ one) => one.from?.spent && !one.from.verdict), {
    what: 'word of work',
  });
  await hide(true);
  let still = 0;
  // A worker that goes on tells of it many times in so many pictures.
  await eventually(async () => {
    still = (await sent()).length;
    await waitForFrames(page, 60);
    assert.equal((await sent()).length, still, 'paused');
  });
  await hide(false);
  await until(async () => (await sent()).length > still + 1, { what: 'it goes on' });
  // And with nothing to do the worker goes altogether.
  await page.getByRole('button', { name: 'Stop' }).click();
  await hide(true);
  await until(() => page.workers().length === 0);
});

test('the solver does not come before it is asked', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`);
  await waitForTable(page);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.ok(!files.some((name) => /solver|oracle/.test(name)), files.join('\n'));
});
