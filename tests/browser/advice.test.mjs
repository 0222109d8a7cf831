// The adviser and its badge belong to the position on the table, even if the player asks, plays or leaves meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { fakeWorkers } from './support/fake-workers.mjs';
import { atLink, rules, winningLine } from './support/games.mjs';
import { hostHtml } from './support/host-page.mjs';
import { failFirst, holdRequests } from './support/requests.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectLink, followLink, readTable, waitForFrames, waitForTable } from './support/table-state.mjs';
import { describeHint, explainLoss } from '../../www/table/solver-ui/answers.js';
import { movesToShow } from '../../www/table/solver-ui/hint-search.js';
import { advice as words, hints } from '../../www/words/en/reports.js';

/** @typedef {import('playwright-core').Page} Page */

const labyrinth = winningLine('labyrinth');
const PLY = 20;

/** A browser's message about an aborted request. */
const ABORTED = /net::ERR_FAILED|Failed to (load|fetch)|importing a module script failed/i;

/** Opens a position of a game whose solver’s answers a test gives. @param {import('node:test').TestContext} t @param {string} link */
async function openWithoutSolver(t, link) {
  // Without the site, which asks the solver about each deal that is opened.
  const body = `<patience-game deal="${link}"></patience-game>`;
  const files = { 'host.html': hostHtml(body), 'host.css': 'patience-game { width: 1100px; height: 750px; }' };
  const site = await serveForTest(t, { ...UNBUNDLED, files });
  const { page } = await open(t, 'host.html', { site, allow: ABORTED });
  await waitForTable(page);
  await fakeWorkers(page);
  return { page, table: tablePage(page) };
}

/** Holds the code of the advice until it is released. @param {Page} page */
async function holdAdvice(page) {
  const { release, waitForRequest } = await holdRequests(page, 'solver-ui/advice.js');
  return {
    waitForRequest,
    /** Lets it arrive, and its page use it. */
    release: async () => {
      const response = page.waitForResponse(/solver-ui\/advice\.js$/);
      release();
      await (await response).finished();
      await page.evaluate(() => import(new URL('www/table/solver-ui/advice.js', document.baseURI).href));
      await waitForFrames(page, 3);
    },
  };
}

/** The question that the solver works on; null if there is none. @param {Page} page @returns {Promise<any>} */
const question = (page) =>
  page.evaluate(() => {
    const [worker] = /** @type {import('./support/fake-workers.mjs').FakeWorker[]} */ (
      /** @type {any} */ (globalThis).workers
    );
    const last = worker?.sent.findLast(({ id, stop }) => id || stop);
    return last?.id && !last.isAnswered ? last : null;
  });

/** Waits for a question. @param {Page} page @param {'verdict' | 'hint'} wanted @param {number} ply */
const waitForQuestion = (page, wanted, ply) =>
  eventually(async () => {
    const { want, ply: at, id } = (await question(page)) ?? {};
    assert.deepEqual([want, at], [wanted, ply]);
    return id;
  });

/** Answers the next question. @param {Page} page @param {'verdict' | 'hint'} want @param {number} ply @param {object} data */
async function answer(page, want, ply, data) {
  const id = await waitForQuestion(page, want, ply);
  await page.evaluate(
    (message) => {
      const [worker] = /** @type {any} */ (globalThis).workers;
      worker.sent.find((/** @type {{ id?: number }} */ sent) => sent.id === message.id).isAnswered = true;
      worker.answer(message);
    },
    { id, ...data },
  );
}

const UNDECIDED = { verdict: 'unknown', spent: 3, line: [], method: null, open: false, played: 0 };
const WON = { ...UNDECIDED, verdict: 'won', line: labyrinth.moves.slice(PLY), next: null };
const LOST = { ...UNDECIDED, verdict: 'lost', last: null };
const NO_HINT = {
  hint: { best: null, second: null, wins: 0, tried: 4, lost: 0, hidden: true, forced: false, why: null },
};

/** The badge: its words, and if it says that the solver works. @param {Page} page */
const badge = (page) =>
  page
    .locator('button.verdict')
    .evaluate((el) => [
      /** @type {HTMLElement} */ (el).hidden ? '' : (el.querySelector('.verdict-words')?.textContent ?? ''),
      el.classList.contains('is-working'),
    ]);

/** @param {Page} page @param {[string, boolean]} wanted */
const expectBadge = (page, wanted) => eventually(async () => assert.deepEqual(await badge(page), wanted));

/** Opens a position whose verdict is checked after every move, and plays a move that the solver has not shown. @param {import('node:test').TestContext} t */
async function leaveWinningLine(t) {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  await table.setAttribute('verdict', 'always');
  await answer(page, 'verdict', PLY, WON);
  await expectBadge(page, ['Winnable', false]);
  await table.dealOn();
  assert.ok(!labyrinth.plies.has((await readTable(page)).link));
  const { ply } = await readTable(page);
  await waitForQuestion(page, 'verdict', ply);
  await expectBadge(page, ['Winnable', true]);
  return { page, table, ply };
}

/** Ways in which a hint that is searched for ends. @type {[string, (page: Page, ply: number) => Promise<void>][]} */
const HINT_ENDS = [
  ['is given', (page, ply) => answer(page, 'hint', ply, NO_HINT)],
  ['is stopped', (page) => page.locator('patience-game').getByRole('button', { name: 'Stop' }).click()],
  ['is cancelled', (page) => tablePage(page).evaluate(({ host }) => host.adviser.cancelHint())],
];

for (const [end, finish] of HINT_ENDS)
  test(`a hint that ${end} leaves no verdict of the position before, and this one is asked again`, async (t) => {
    const { page, table, ply } = await leaveWinningLine(t);
    await table.evaluate(({ host }) => host.press('hint'));
    await waitForQuestion(page, 'hint', ply);
    await finish(page, ply);
    await waitForQuestion(page, 'verdict', ply);
    await expectBadge(page, ['', true]);
    await answer(page, 'verdict', ply, UNDECIDED);
    await expectBadge(page, ['Undecided', false]);
  });

test('a lesson that begins while the verdict is searched for ends the search', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  await table.evaluate((game) => void game.solve());
  await waitForQuestion(page, 'verdict', PLY);
  await table.evaluate((game) => game.startLesson());
  await expectBadge(page, ['', false]);
});

test('the automatic verdict of a game is found during a lesson, too', async (t) => {
  const { page, table, ply } = await leaveWinningLine(t);
  await table.evaluate((game) => game.startLesson());
  await answer(page, 'verdict', ply, UNDECIDED);
  await expectBadge(page, ['Undecided', false]);
  await table.evaluate(({ host }) => host.line.end('finished'));
  await expectBadge(page, ['Undecided', false]);
});

test('an automatic verdict that is first asked for during a lesson counts as help', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[0]);
  await table.play(labyrinth.moves[0]);
  await table.evaluate((game) => game.startLesson());
  await table.setAttribute('verdict', 'always');
  await waitForQuestion(page, 'verdict', 1);
  assert.equal(await table.evaluate(({ host }) => host.provenance.counts.peeks), 1);
});

test('a hint that a tap on a card or Stop has cancelled can be asked for again, and a tap cancels a peek', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  const cancels = [
    () => table.evaluate(({ host }) => host.adviser.cancelHint()),
    () => page.locator('patience-game').getByRole('button', { name: 'Stop' }).click(),
  ];
  for (const cancel of cancels) {
    await table.button('hint').click();
    await waitForQuestion(page, 'hint', PLY);
    await cancel();
    await eventually(async () => assert.equal(await question(page), null));
  }
  await table.button('hint').click();
  await answer(page, 'hint', PLY, NO_HINT);
  await table.expectSentence(/The solver found no win yet/);
  // As a tap on a card does.
  await page.locator('patience-game').getByRole('button', { name: words.peek }).click();
  await waitForQuestion(page, 'verdict', PLY);
  await table.evaluate(({ host }) => host.adviser.cancelHint());
  await eventually(async () => assert.equal(await question(page), null));
});

test('a hint says its reason, or how sure it is; below 80 wins in 100 it is a guess, with the second choice', () => {
  /** @type {import('../../www/solver/client.js').Advice} */
  const lost = { best: null, second: null, wins: 0, tried: 32, lost: 32, hidden: true, forced: false, why: null };
  assert.match(describeHint(lost), /lost in all 32 trial shuffles/);
  assert.equal(describeHint({ ...lost, lost: 31 }), words.noHintWon(32));
  const stepOf = (/** @type {import('../../www/words/tokens.js').Token} */ token) => ({ move: '', piles: [0], token });
  const best = stepOf({ k: 'deal-on' });
  const second = stepOf({ k: 'labyrinth-deal-row', row: 2 });
  const why = { k: 'hint-home' };
  const won = (/** @type {number} */ wins, /** @type {number} */ tried, /** @type {object} */ changed = {}) =>
    describeHint(/** @type {any} */ ({ ...lost, best, second, wins, tried, lost: tried - wins, ...changed }));
  assert.equal(won(63, 64), 'Hint: deal. It wins with nearly every order of the stock.');
  assert.equal(won(54, 64), 'Hint: deal. It wins with most orders of the stock.');
  assert.equal(won(54, 64, { why }), 'Hint: deal. When in doubt, a card home comes first.');
  assert.equal(
    won(466, 7756, { why }),
    'A guess: deal. When in doubt, a card home comes first. Next best: deal row 2.',
  );
  assert.equal(won(5067, 7756), 'A guess: deal. Next best: deal row 2.');
});

test('where room is short, why a Fairie Queen is lost is one sentence, and the whole list is announced', () => {
  const pairs = ['8S4S', '3D6H', '3C5D', '7CQS', '8CJD'];
  const links = pairs.map((pair) => ({ k: 'why-link-room', card: pair.slice(0, 2), on: pair.slice(2) }));
  /** @type {{ shown: string, report?: string }[]} */
  const said = [];
  const host = /** @type {any} */ ({
    view: { piles: [{ cards: pairs.join('') }] },
    board: { highlightCards: () => {} },
    frame: { mode: 'phone' },
    announce: (/** @type {string} */ shown, /** @type {object} */ options) => void said.push({ shown, ...options }),
    offer: () => {},
  });
  const token = { k: 'why-room', links };
  explainLoss(host, /** @type {any} */ ({ token, brief: token, cards: [] }));
  assert.equal(said[0].shown, words.neverRoom);
  assert.match(said[0].report ?? '', /the eight of clubs off the jack of diamonds\.$/);
  const brief = { k: 'why-room', links: links.slice(0, 1) };
  explainLoss(host, /** @type {any} */ ({ token: brief, brief, cards: [] }));
  assert.match(said[1].shown, /never room to move the eight of spades off the four of spades/);
});

for (const id of ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth']) {
  test(`${id}: where no trial shuffle is won, a card that can go home is the hint, as a guess`, async (t) => {
    const { links } = winningLine(id);
    const places = rules.games().find((game) => game.id === id)?.places ?? [];
    const found = links.flatMap((link, ply) =>
      atLink(link, (table) => {
        const { pending, stock } = table.view();
        const [move, other] = movesToShow(table.moves(), places, pending);
        return stock && move?.home && other ? [{ link, ply, move: move.move, token: move.token }] : [];
      }),
    );
    const { link, ply, move, token } = found[0];
    const { page, table } = await openWithoutSolver(t, link);
    await table.button('hint').click();
    await answer(page, 'hint', ply, NO_HINT);
    await table.expectSentence(words.guessHome(token));
    assert.deepEqual((await readTable(page)).choices, [words.playMove, words.peek, words.legalMoves]);
    await page.locator('patience-game').getByRole('button', { name: words.playMove }).click();
    await expectLink(
      page,
      atLink(link, (game) => game.act(move).link),
    );
  });
}

test('where every trial shuffle is proved lost there is no guess', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  await table.button('hint').click();
  await answer(page, 'hint', PLY, { hint: { ...NO_HINT.hint, lost: 4 } });
  await table.expectSentence(words.noHintLost(4));
  assert.deepEqual((await readTable(page)).choices, [hints.solve, words.peek, words.legalMoves]);
});

test('a hint on a lost table without hidden cards says that it is lost, and offers the way back', async (t) => {
  const ply = labyrinth.links.findIndex((link) => atLink(link, (game) => game.view().stock === 0));
  const { page, table } = await openWithoutSolver(t, labyrinth.links[ply]);
  await table.button('hint').click();
  await answer(page, 'verdict', ply, LOST);
  await table.expectSentence(words.lost);
  assert.deepEqual((await readTable(page)).choices, [words.sinceWhen, words.legalMoves]);
  await page.locator('patience-game').getByRole('button', { name: words.sinceWhen }).click();
  await answer(page, 'verdict', ply, LOST);
  // The deal is winnable, and after its first move it is lost.
  await answer(page, 'verdict', 0, WON);
  for (let at = ply >> 1; at; at >>= 1) await answer(page, 'verdict', at, LOST);
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, [words.backBeforeMove]));
  await page.locator('patience-game').getByRole('button', { name: words.backBeforeMove }).click();
  await expectLink(page, labyrinth.links[0]);
});

test('the first peek says what it is', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  await table.button('hint').click();
  await answer(page, 'hint', PLY, NO_HINT);
  const peek = page.locator('patience-game').getByRole('button', { name: words.peek });
  await until(() => peek.isVisible());
  assert.equal(await peek.getAttribute('aria-description'), words.peekMeans);
  const token = /** @type {const} */ ({ k: 'deal-on' });
  const won = { ...WON, next: { move: labyrinth.moves[PLY], piles: [0], token } };
  await peek.click();
  await answer(page, 'verdict', PLY, won);
  await table.expectSentence(`${words.peekMove(token)} ${words.peekMeans}`);
  await table.evaluate(({ host }) => void host.adviser.hint('peek'));
  await answer(page, 'verdict', PLY, won);
  await table.expectSentence(words.peekMove(token));
});

test('a hint whose code loads late is not given for another position', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  await table.recordEvents(['hint']);
  const late = await holdAdvice(page);
  await table.evaluate(({ host }) => host.press('hint'));
  await late.waitForRequest();
  await table.play(labyrinth.moves[PLY]);
  const sentence = await table.sentence();
  await late.release();
  assert.deepEqual([await table.events(), await table.sentence()], [[], sentence]);
});

test('a deal that is opened while “winnable” loads for the one before gets no verdict', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  const late = await holdAdvice(page);
  await table.evaluate((game) => game.newDeal());
  await late.waitForRequest();
  // Cards that no list has.
  await table.setLink('fairie-queen/F222-222C');
  await late.release();
  assert.equal(await page.locator('button.verdict').count(), 0);
});

test('taking over a line of the solver tells the page of the position', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  await table.evaluate((game) => void game.solve());
  await answer(page, 'verdict', PLY, WON);
  await page.evaluate(() => {
    const moves = /** @type {[string, string][]} */ (Object.assign(globalThis, { __moves: [] }).__moves);
    document.addEventListener('patience-move', (event) => {
      const { kind, link } = /** @type {CustomEvent} */ (event).detail;
      moves.push([kind, link]);
    });
  });
  const moves = () => page.evaluate(() => /** @type {any} */ (globalThis).__moves);
  await page.getByRole('button', { name: 'Show me how' }).click();
  await table.playerButton('Step forward').click();
  await table.playerButton('Take over').click();
  const [link] = labyrinth.links.slice(PLY + 1);
  await eventually(async () =>
    assert.deepEqual(await moves(), [
      ['shown', link],
      ['solved', link],
    ]),
  );
  await page.getByRole('button', { name: 'Let the solver finish' }).waitFor();
});

test('a solver whose WebAssembly failed to load once answers the next question', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, `#${labyrinth.links.at(-5)}`, { site, profile, allow: ABORTED });
  const table = tablePage(page);
  await waitForTable(page);
  const requests = await failFirst(profile, 'patience_solver_wasm_bg.wasm');
  await table.evaluate((game) => void game.solve());
  await table.expectSentence(/couldn’t be loaded/);
  await table.evaluate((game) => void game.solve());
  await table.expectSentence(/is winnable/);
  assert.equal(requests.count(), 2);
});

test('a winning line that is found after the table was left is offered on return, and not played', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, '', { site, allow: ABORTED, motion: true });
  const table = tablePage(page);
  // The site would ask about the deal.
  await page.route('**/lost-deal.js', (route) => route.abort());
  // With no hidden cards, and a choice.
  const { links, moves } = labyrinth;
  const ply = links.findIndex((link) => atLink(link, (game) => !game.view().stock && game.moves().length > 2));
  await followLink(page, links[ply]);
  await expectLink(page, links[ply]);
  await fakeWorkers(page);
  const first = atLink(links[ply], (game) =>
    game
      .moves()
      .flatMap(({ moves: legal }) => legal)
      .find(({ move }) => move === moves[ply]),
  );
  const next = { move: moves[ply], token: first?.token, piles: [first?.from, first?.to] };
  const found = { ...WON, line: moves.slice(ply), next, reason: null };
  const lineButton = table.element.getByRole('button', { name: words.showLine });
  await table.press('hint');
  await answer(page, 'verdict', ply, found);
  await lineButton.click();
  await waitForQuestion(page, 'verdict', ply);
  await page.goBack();
  await page.locator('#start').waitFor();
  await answer(page, 'verdict', ply, found);
  await waitForFrames(page, 10);
  assert.equal(await table.evaluate(({ host }) => host.line), null);
  await page.goForward();
  await lineButton.click();
  await page.locator('[data-player]').waitFor();
});

test('an explanation that takes the place of a named pile stays', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[PLY]}`, { clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await table.evaluate(({ host: { announcer } }) => {
    announcer.announceTransient('The name of a pile.');
    announcer.showSentence('An explanation.');
  });
  await page.clock.fastForward(20_000);
  await table.expectSentence('An explanation.');
});

test('without automatic verdicts the badge of a proven deal comes back', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[0]);
  await table.evaluate(({ host }) => host.adviser.showProven());
  await expectBadge(page, ['Winnable', false]);
  await table.setAttribute('verdict', 'always');
  await answer(page, 'verdict', 0, { verdict: 'unknown', hasReachedLimit: true });
  await table.setAttribute('verdict', 'ask');
  await expectBadge(page, ['Winnable', false]);
});

test('the badge is translated with the table', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[0]);
  await table.evaluate(({ host }) => host.adviser.showProven());
  await expectBadge(page, ['Winnable', false]);
  await table.setAttribute('lang', 'de');
  await expectBadge(page, ['Lösbar', false]);
  assert.match((await page.locator('button.verdict').getAttribute('aria-label')) ?? '', /^Lösbar/);
});

for (const hasMoved of [false, true])
  test(`an undecided search continues${hasMoved ? ' during play' : ''}, and its verdict leaves a hint’s offers`, async (t) => {
    const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
    await table.evaluate((game) => void game.solve());
    await waitForQuestion(page, 'verdict', PLY);
    assert.equal((await question(page)).ms, 2000, 'the player waits for two seconds at most');
    await answer(page, 'verdict', PLY, { ...UNDECIDED, open: true, reached: 5 });
    await waitForQuestion(page, 'verdict', PLY);
    if (hasMoved) await table.play(labyrinth.moves[PLY]);
    await table.evaluate(({ host }) => host.offer([{ label: 'Keep me', onPress() {} }]));
    const lost = { ...UNDECIDED, verdict: 'lost', why: null, last: null };
    await answer(page, 'verdict', PLY, lost);
    await answer(page, 'verdict', PLY + Number(hasMoved), lost);
    await table.expectSentence(words.followUp.lost);
    await page.locator('patience-game').getByRole('button', { name: 'Keep me' }).waitFor();
  });

test('a mouse that leaves the list of legal moves leaves a hint and its buttons', async (t) => {
  const { page, table } = await openWithoutSolver(t, labyrinth.links[PLY]);
  await page.locator('patience-game .moves summary').click();
  const button = page.locator('patience-game .move-list button').first();
  await button.waitFor();
  await table.evaluate(({ host }) => host.press('legal-move'));
  const shown = () =>
    table.evaluate(({ host, shadowRoot }) => ({
      offers: [...shadowRoot.querySelectorAll('.offers button')].map((el) => el.textContent),
      highlights: JSON.stringify(host.board.highlights),
    }));
  await eventually(async () => assert.ok((await shown()).offers.length));
  const before = await shown();
  await button.hover();
  await page.mouse.move(2, 2);
  assert.deepEqual(await shown(), before);
});
