// The solver in its worker: verdicts, hints and their buttons; the table stays playable meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { answerQuestion, fakeWorkers, waitForQuestion } from './support/fake-workers.mjs';
import { atLink, IDS, winningLine, loadWasm } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { waitForFrames, readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { DESKTOP, PHONE, tablePage, windowOptions } from './support/table-page.mjs';
import '../../www/words/reports.js';
import { say } from '../../www/words/core.js';
import { rotated } from './support/tier.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';

/** @param {import("playwright-core").Page} page */
const askForVerdict = (page) => tablePage(page).chooseFromMenu('Still winnable?');

for (const id of rotated(IDS, 2, 'solver')) {
  test(`${id}: a winnable deal gets its verdict, and its next move can be played`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[0]}`);
    const table = tablePage(page);
    await waitForTable(page);
    await askForVerdict(page);
    await table.expectSentence(/is winnable, in \d+ moves/);
    await page.getByRole('button', { name: 'Next move' }).click();
    await table.expectSentence(/^Peek: \w/);
    assert.equal((await readTable(page)).ply, 0, 'a peek plays no move');
    await page.getByRole('button', { name: 'Play it' }).click();
    await until(async () => (await readTable(page)).ply > 0);
  });
}

test('“Show me how” plays the game to its win, and “Back to my game” returns', async (t) => {
  const game = winningLine('labyrinth');
  // With reduced motion the line player would wait for Play.
  const { page } = await open(t, `#${game.links[game.moves.length - 5]}`, { motion: true });
  await waitForTable(page);
  await askForVerdict(page);
  await tablePage(page).expectSentence(/is winnable/);
  await page.getByRole('button', { name: 'Show me how' }).click();
  await until(async () => (await readTable(page)).outcome === 'won');
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await expectLink(page, game.links[game.moves.length - 5]);
});

test('an answer and its buttons stay when the help over them is closed', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[60]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.evaluate((game) => game.solve());
  const state = async () => ({ sentence: await table.sentence(), choices: (await readTable(page)).choices });
  const answer = await until(async () => {
    const found = await state();
    return found.choices.length > 1 && found;
  });
  assert.match(answer.sentence, /winnable/);
  await table.evaluate((game) => game.focus());
  await page.keyboard.press('?');
  const popover = table.element.locator('.popover');
  await popover.waitFor();
  await page.keyboard.press('Escape');
  await until(async () => !(await popover.count()));
  await waitForFrames(page, 2);
  assert.deepEqual(await state(), answer);
});

test('a deal that can’t be won gets its verdict', async (t) => {
  const { page } = await open(t, '#fairie-queen/F222-222C');
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('deal').click();
  await until(async () => (await readTable(page)).ply > 0);
  await askForVerdict(page);
  await table.expectSentence(/This deal can’t be won/);
});

test('a move during a search is played, and cancels the verdict on the old position', async (t) => {
  const easy = winningLine('labyrinth');
  const { page } = await open(t, '#fairie-queen/F222-223F', { site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await askForVerdict(page);
  await table.button('deal').click();
  await until(async () => (await readTable(page)).ply > 0);
  // The worker answers in order: an answer for the old position would arrive before this one.
  await page.evaluate(
    async ([link, ply]) => {
      const { askVerdict } = await import(new URL('www/solver/client.js', document.baseURI).href);
      await askVerdict({}, link, ply, 1e6);
    },
    /** @type {[string, number]} */ ([easy.links[easy.moves.length - 3], easy.moves.length - 3]),
  );
  assert.doesNotMatch(await table.sentence(), /won|solver/);
});

/** @param {import("playwright-core").Page} page */
const verdictText = (page) => page.locator('button.verdict').innerText();

for (const id of rotated(IDS, 2, 'solver, hint')) {
  test(`${id}: a hint marks its cards, and plays only on request`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 3)]}`);
    const table = tablePage(page);
    await waitForTable(page);
    const { ply } = await readTable(page);
    await table.button('hint').click();
    await table.expectSentence(/^(Hint|A guess): |^Your only move/);
    // Where only dealing is possible, the hint offers its button without a search.
    if (/^Your only move/.test(await table.sentence())) {
      await page.locator('patience-game .offers .is-primary').click();
      await until(async () => (await readTable(page)).ply > ply);
      return;
    }
    assert.equal((await readTable(page)).ply, ply, 'it plays no move');
    await eventually(async () => assert.ok(await page.locator('.cell.is-target, .card.is-selected').count()));
    await page.getByRole('button', { name: 'Play it' }).click();
    await until(async () => (await readTable(page)).ply > ply);
  });
}

/** The first position of the Fairie Queen's recorded win that satisfies a predicate. @param {(view: import('../../www/pkg/patience_wasm.js').View) => boolean} holds */
function fairieQueenLink(holds) {
  const link = winningLine('fairie-queen').links.find((link) => atLink(link, (table) => holds(table.view())));
  assert.ok(link);
  return link;
}

test('for a hand with one target the hint offers to deal on, without a search', async (t) => {
  const link = fairieQueenLink((view) => view.prompt.k === 'fairie-place' && !view.dealDecides && view.stock > 3);
  const { page } = await open(t, `#${link}`);
  const table = tablePage(page);
  await waitForTable(page);
  const { ply } = await readTable(page);
  await table.button('hint').click();
  await table.expectSentence(/^Your only move/);
  const deals = page.getByRole('button', { name: /^Deal / }).filter({ visible: true });
  assert.equal(await deals.count(), 1, 'one button deals');
  await deals.click();
  // It deals until there is a choice, not just one card.
  await until(async () => (await readTable(page)).ply > ply + 1);
});

test('with all cards face up the hint shows the whole solution, and the solver can finish it', async (t) => {
  const { links } = winningLine('fairie-queen');
  const { page } = await open(t, `#${links[links.length - 60]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('hint').click();
  await table.expectSentence(/^Hint: .+\. (It|The|No) .+\.$/);
  assert.equal(await page.getByRole('button', { name: 'Peek' }).count(), 0, 'a peek would show the same');
  await page.getByRole('button', { name: 'Show me how' }).click();
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await expectLink(page, links[links.length - 60]);
  await table.chooseFromMenu('Still winnable?');
  await table.letSolverFinish();
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
  // It continued the game from its position.
  const { link, ply } = await readTable(page);
  assert.ok(ply > links.length - 60);
  assert.equal(
    atLink(link, (table) => table.goTo(links.length - 60).link),
    links[links.length - 60],
  );
});

for (const [id, minShare] of /** @type {const} */ ([
  ['fairie-queen', 0.7],
  ['sly', 0.7],
  ['empress-of-india', 0.6],
  ['labyrinth', 0.7],
]))
  test(`${id}: once the stock is dealt, most hints have a reason from their winning line`, async () => {
    /** @type {typeof import('../../www/pkg/patience_solver_wasm.js')} */
    const { Solver } = await loadWasm('patience_solver_wasm');
    const { links } = winningLine(id);
    let [all, reasoned] = [0, 0];
    for (let ply = links.length - 2; ply > 0; ply -= 3) {
      const view = atLink(links[ply], (table) => table.view());
      if (view.stock || view.pending !== null) break;
      const solver = new Solver(links[ply], view.ply, 3e6);
      while (solver.run(1e6) === 'working');
      const { verdict, reason } = solver.answer();
      assert.equal(verdict, 'won', links[ply]);
      all++;
      if (reason) reasoned++;
      assert.ok(!reason || say(reason), JSON.stringify(reason));
    }
    assert.ok(all > 4 && reasoned >= minShare * all, `${reasoned} of ${all}`);
  });

test('every kind of help dispatches one event', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[20]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await page.evaluate(() => {
    const seen = /** @type {any} */ (globalThis);
    seen.__kinds = [];
    document.addEventListener('patience-hint', (event) =>
      seen.__kinds.push(/** @type {CustomEvent} */ (event).detail.kind),
    );
  });
  await askForVerdict(page);
  await page.getByRole('button', { name: 'Show me how' }).click();
  await page.getByRole('button', { name: 'Take over', exact: true }).click();
  const { ply } = await readTable(page);
  await table.button('hint').click();
  await page.getByRole('button', { name: 'Possible moves' }).click();
  await table.expectSentence(/^Possible/);
  await page.getByRole('button', { name: 'Peek' }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await until(async () => (await readTable(page)).ply > ply);
  await eventually(async () =>
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).__kinds), [
      'verdict',
      'shown',
      'hint',
      'peek',
    ]),
  );
});

/** A position with a choice, in a won game, whose hint has a reason. */
async function positionWithReason() {
  /** @type {typeof import('../../www/pkg/patience_solver_wasm.js')} */
  const { Hint } = await loadWasm('patience_solver_wasm');
  const { links } = winningLine('empress-of-india');
  for (let ply = 10; ply < links.length; ply += 5) {
    const hint = new Hint(links[ply], ply);
    while (!hint.run(1e6));
    const { why, wins, hidden } = hint.advice();
    if (why && wins && hidden) return links[ply];
  }
  return assert.fail('no hint has a reason');
}

test('a hint gives its reason, a second press repeats it, and a button shows legal moves', async (t) => {
  const link = await positionWithReason();
  const { page } = await open(t, `#${link}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('hint').click();
  await table.expectSentence(/^Hint: .+\. (It|The|No) .+\.$/);
  const hint = await table.sentence();
  await page.getByRole('button', { name: 'Possible moves' }).click();
  await table.expectSentence(/^Possible \(1 of \d+\)/);
  await page.getByRole('button', { name: 'Next possible move' }).click();
  await table.expectSentence(/^Possible \(2 of \d+\)/);
  await table.button('hint').click();
  await eventually(async () => assert.equal(await table.sentence(), hint));
  // After a move the next press is a hint again.
  await table.button('undo').click();
  await until(async () => (await readTable(page)).link !== link);
  await table.button('hint').click();
  await table.expectSentence(/^(No hint|Hint|A guess): |^Your only move/);
});

test('a second press of Hint during the search is ignored; after the hint it repeats it', async (t) => {
  const { page } = await open(t, `#${fairieQueenLink((view) => view.dealDecides)}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.evaluate(({ host }) => {
    host.press('hint');
    host.press('hint');
  });
  await table.expectSentence(/^(No hint|Hint|A guess): /);
  const sentence = await table.sentence();
  await table.button('hint').click();
  await eventually(async () => assert.equal(await table.sentence(), sentence));
  // The worker answers in order: an old answer would arrive before this one.
  await table.button('undo').click();
  await table.button('redo').click();
  await table.button('hint').click();
  await table.expectSentence(/^(No hint|Hint|A guess): /);
});

test('without the solver a hint shows legal moves', async (t) => {
  const game = winningLine('labyrinth');
  const { page, context } = await open(t, `#${game.links[20]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await context.route(/solver[^/]*\.wasm|worker[^/]*\.js/, (route) => route.abort());
  await table.button('hint').click();
  await table.expectSentence(/^Possible \(1 of \d+\)/);
  await table.button('hint').click();
  await table.expectSentence(/^Possible \(2 of \d+\)/);
});

/** A game of the Labyrinth in which a row was dealt too early, and some moves after that. */
function lostGame() {
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

for (const [device, context] of /** @type {const} */ ([
  ['a mouse', DESKTOP],
  ['a finger', PHONE],
  ['keys', DESKTOP],
]))
  test(`with ${device}, Enter after a hint plays it, and the game keeps that it was one`, async (t) => {
    const link = await positionWithReason();
    const { page } = await open(t, `#${link}`, { context });
    const table = tablePage(page);
    await waitForTable(page);
    if (device === 'keys') {
      await table.cell('a3').focus();
      await page.keyboard.press('h');
    } else if (device === 'a mouse') await table.button('hint').click();
    else await table.button('hint').tap();
    await table.expectSentence(/^Hint: /);
    const move = await table.evaluate(({ host }) => host.session.hint?.move ?? '');
    const { link: before, ply } = await readTable(page);
    await page.keyboard.press('Enter');
    await until(async () => (await readTable(page)).link !== before, { what: 'the move' });
    await expectLink(page, atLink(before, (game) => game.act(move)).link);
    const { hinted } = /** @type {any} */ (await table.evaluate(({ host }) => host.provenance));
    assert.deepEqual(hinted, [ply + 1]);
  });

test('a lost position names the losing move, and a button goes back before it', async (t) => {
  const { early, link } = lostGame();
  const { page } = await open(t, `#${link}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.recordAnnouncements();
  await askForVerdict(page);
  await table.expectSentence(/It was winnable until move \d+, \w/);
  await table.expectAnnouncement(/winnable until move/);
  const spoken = (await table.announcements()).join(' ');
  assert.equal(spoken.match(/This game is lost/g)?.length, 1, `the verdict is spoken once: ${spoken}`);
  const lostAt = Number(/until move (\d+)/.exec(await table.sentence())?.[1]);
  assert.equal(lostAt, early + 1);
  await eventually(async () => assert.match(await verdictText(page), new RegExp(`Lost at move ${lostAt}`)));
  // What has been answered is not offered again, and the way back stays beside the reason.
  const choices = async () => (await readTable(page)).choices;
  await eventually(async () =>
    assert.deepEqual((await choices()).slice(0, 2), ['Back before that move', 'Review the game']),
  );
  assert.doesNotMatch((await choices()).join(), /Since when|Check after/);
  await page.getByRole('button', { name: 'Back before that move' }).click();
  await until(async () => (await readTable(page)).ply === lostAt - 1);
  await askForVerdict(page);
  await table.expectSentence(/is winnable, in/);
});

for (const [device, context] of /** @type {const} */ ([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
]))
  test(`on ${device} the way back has its place while the move that lost is sought: no button moves once it is found`, async (t) => {
    const { early, link } = lostGame();
    const { page } = await open(t, `#${link}`, { context });
    await waitForTable(page);
    await fakeWorkers(page);
    await askForVerdict(page);
    const { ply: last } = await readTable(page);
    /** Answers a question about a position, and returns its ply. */
    const answer = async () => {
      const { ply } = await waitForQuestion(page, 'verdict');
      const why = { token: { k: 'lost' }, brief: { k: 'lost' }, cards: [] };
      const found = { verdict: ply > early ? 'lost' : 'won', line: [], method: null, last: null, why };
      await answerQuestion(page, 'verdict', found);
      return ply;
    };
    // The page itself may ask about the deal before.
    while ((await answer()) < last);
    const buttons = page.locator('patience-game .offers button');
    await eventually(async () =>
      assert.deepEqual(await buttons.allInnerTexts(), ['Back before that move', 'Review the game', 'Why?']),
    );
    const isDisabled = async () => (await buttons.first().getAttribute('aria-disabled')) === 'true';
    const places = () =>
      buttons.evaluateAll((all) =>
        all.map((el) => {
          const { left, width } = el.getBoundingClientRect();
          return [el.textContent, Math.round(left), Math.round(width)];
        }),
      );
    assert.ok(await isDisabled());
    const before = await places();
    while (await isDisabled()) await answer();
    assert.deepEqual(await places(), before);
    await buttons.first().click();
    await until(async () => (await readTable(page)).ply === early);
  });

test('“Why?” explains a lost position and marks the cards', async (t) => {
  // The nine of hearts is blocked by two cards that wait for it.
  const link = 'labyrinth/M222-2277/mypyBP_KT_SjvYT2H1wCN';
  const { page } = await open(t, `#${link}`);
  const table = tablePage(page);
  await waitForTable(page);
  await askForVerdict(page);
  await table.expectSentence(/This game is lost\./);
  const back = page.getByRole('button', { name: /^(Back (before that move|to move \d+)|New deal)$/ });
  await page.locator('patience-game .offers').locator(back).waitFor();
  await page.getByRole('button', { name: 'Why?' }).click();
  await table.expectSentence(/nine of hearts is blocked by the queen of hearts and the ten of hearts/);
  assert.equal(await page.locator('patience-game .offers').locator(back).count(), 1, 'the way back stays');
  await eventually(async () => assert.equal(await page.locator('.reason').count(), 3));
  await table.button('undo').click();
  await until(async () => (await page.locator('.reason').count()) === 0);
});

test('on a phone in landscape “Why?” fits its strip, and frames leave the indices of other cards free', async (t) => {
  const link = 'labyrinth/M222-2277/mypyBP_KT_SjvYT2H1wCN';
  const { page } = await open(t, `#${link}`, windowOptions(844, 390, { touch: true }));
  const table = tablePage(page);
  await waitForTable(page);
  await askForVerdict(page);
  await table.expectSentence(/This game is lost\./);
  await page.getByRole('button', { name: 'Why?' }).click();
  await eventually(async () => assert.equal(await page.locator('.reason').count(), 3));
  const { lines, clipped } = await table.element.locator('.sentence').evaluate((el) => ({
    lines: el.getBoundingClientRect().height / parseFloat(getComputedStyle(el).lineHeight),
    clipped: el.scrollHeight > el.clientHeight + 1 || el.getBoundingClientRect().bottom > innerHeight,
  }));
  assert.ok(lines < 2.2, `${lines} lines`);
  assert.equal(clipped, false);
  // A covered card of a column is framed as far as it is visible.
  await table.setLink(winningLine('fairie-queen').links.at(-60) ?? '');
  const found = await table.evaluate(({ host, shadowRoot }) => {
    const { pile, box } = host.board.boxes.find(
      (/** @type {any} */ { box: other }) => other.isFanned && other.cards.length > 3,
    );
    host.board.highlightCards([{ pile, index: box.cards[1].index }]);
    const frame = shadowRoot.querySelector('.reason').getBoundingClientRect();
    return { height: frame.height, visible: box.cards[2].y - box.cards[1].y };
  });
  assert.ok(found.height <= found.visible + 4, JSON.stringify(found));
});

test('pairs of the Empress that need each other first are named and marked', async (t) => {
  const link = 'empress-of-india/E222-22CF/yys0CALacOg3CBLq1HY_a0hHQvfZ9aChPBtK0Xay4fQD141Fu6CJmj3V2quWFR2tcOMt90RMtiE';
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await askForVerdict(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  await tablePage(page).expectSentence(
    /need each other first.*the seven of spades with the two of hearts, the ten of spades with the five of hearts\./,
  );
  await eventually(async () => assert.equal(await page.locator('.reason').count(), 4));
  // The frames follow the cards of another layout.
  const places = () =>
    page.locator('.reason').evaluateAll((all) => all.map((el) => Math.round(el.getBoundingClientRect().x)));
  const before = await places();
  await page.setViewportSize({ width: 900, height: 700 });
  await eventually(async () => {
    const after = await places();
    assert.ok(after.length === 4 && after.every((x, n) => x !== before[n]), `${before} ${after}`);
  });
});

test('checked after every move, the verdict follows the game in a separate region', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[10]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const before = await table.sentence();
  await askForVerdict(page);
  await page.getByRole('button', { name: 'Check after every move' }).click();
  await until(async () => /Winnable/.test(await verdictText(page)));
  await playLine(page, mouse(page), game, { from: 10, to: 14 });
  await until(
    async () => !(await page.locator('.verdict.is-working').count()) && /Winnable/.test(await verdictText(page)),
  );
  await eventually(async () =>
    assert.doesNotMatch(await table.sentence(), /solver|winnable/i, 'the sentence stays the game’s'),
  );
  assert.ok(before);
  const region = page.locator('.verdict-place');
  await eventually(async () => assert.equal(await region.getAttribute('aria-live'), 'polite'));
  // It is a setting, which is saved.
  await page.reload();
  await waitForTable(page);
  await until(async () => /Winnable/.test(await verdictText(page)));
  await table.setAttribute('verdict', null);
  await until(async () => !(await page.locator('button.verdict').isVisible()));
});

test('an undecided position says so, and the search continues during the game', async (t) => {
  const { page } = await open(t, '#fairie-queen/F222-223F');
  const table = tablePage(page);
  await waitForTable(page);
  await askForVerdict(page);
  await table.expectSentence(
    /^Undecided so far, after [\d.]+ million moves\..* The search continues while you play\.$/,
  );
  const searchedMillions = async () => Number(/([\d.]+) M$/.exec(await verdictText(page))?.[1] ?? 0);
  const first = await searchedMillions();
  await until(async () => (await searchedMillions()) > first, { what: 'the search to continue' });
  // The table can be played meanwhile.
  await table.button('deal').click();
  await until(async () => (await readTable(page)).ply > 0);
});

test('the search pauses while the page is hidden, and an idle worker ends', async (t) => {
  // A position that takes long to decide.
  const { page } = await open(t, '#fairie-queen/F222-223F');
  await waitForTable(page);
  const initialCount = await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    const messages = /** @type {any[]} */ ([]);
    /** @type {any} */ (globalThis).__sent = messages;
    /** @type {any} */ (Worker.prototype).postMessage = function (/** @type {any} */ message) {
      messages.push(message);
      if (!this.__listens)
        this.addEventListener('message', (/** @type {any} */ { data }) => messages.push({ from: data }));
      this.__listens = true;
      return post.call(this, message);
    };
    return messages.length;
  });
  assert.equal(initialCount, 0);
  const sent = () => page.evaluate(() => /** @type {any} */ (globalThis).__sent);
  /** @param {boolean} hidden */
  const setHidden = (hidden) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await askForVerdict(page);
  await page.getByRole('button', { name: 'Keep searching' }).click();
  await until(
    async () => (await sent()).some((/** @type {any} */ message) => message.from?.spent && !message.from.verdict),
    {
      what: 'a report of the search',
    },
  );
  await setHidden(true);
  let messageCount = 0;
  // A running search would report many times in so many frames.
  await eventually(async () => {
    messageCount = (await sent()).length;
    await waitForFrames(page, 60);
    assert.equal((await sent()).length, messageCount, 'paused');
  });
  await setHidden(false);
  await until(async () => (await sent()).length > messageCount + 1, { what: 'the search to continue' });
  // Without a search the worker is terminated.
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await setHidden(true);
  await until(() => page.workers().length === 0);
});

test('the solver does not load before it is needed', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`);
  await waitForTable(page);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.ok(!files.some((name) => /solver(?!-ui)|oracle/.test(name)), files.join('\n'));
});

test('with all cards face up and no winning move, the hint offers no peek', async (t) => {
  const link = 'labyrinth/M222-2277/mypyBP_KT_SjvYT2H1wCN';
  const end = atLink(link, (table) => {
    while (table.view().stock) table.dealOn();
    return table.view();
  });
  assert.deepEqual([end.stock, end.outcome], [0, 'playing']);
  const { page } = await open(t, `#${end.link}`);
  await waitForTable(page);
  await tablePage(page).press('hint');
  await tablePage(page).expectSentence(/^This game is lost\./);
  const { choices } = await readTable(page);
  assert.ok(choices.length > 0);
  assert.ok(!choices.includes('Peek'), String(choices));
});
