// Reviews of games from the table, the menu and a replay; the list of moves; giving up.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { fakeWorkers } from './support/fake-workers.mjs';
import { holdFile } from './support/held-file.mjs';
import { atLink, loadWasm, winningLine, rules } from './support/games.mjs';
import { savedGames } from './support/saved-games.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import {
  expectAddress,
  readTable,
  waitForFrames,
  waitForTable,
  expectLink,
  followLink,
} from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';
import { REVIEW_MS } from './support/until.mjs';
import { PENDING } from '../../www/solver/estimates.js';
import { menu } from '../../www/words/en/panels.js';
import { advice } from '../../www/words/en/reports.js';
import { review as words } from '../../www/words/en/review.js';

/** @type {typeof import('../../www/pkg/patience_tools_wasm.js')} */
const { describeMoves } = await loadWasm('patience_tools_wasm');

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: /** @type {const} */ ('reduce') };
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: /** @type {const} */ ('reduce') };

/** A stuck game of the Labyrinth that was winnable until move 38. */
const STUCK = { link: 'labyrinth/M222-97Y5/4.P7yvYozT-eAGgKJkB.zd1jc', ply: 56 };
/** Its first lost position. */
const LOST_AT = 38;

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const dialog = (page) => page.locator('dialog.review');
/** @param {Page} page @param {string} name */
const clickButton = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** Waits until chances, decisions and the losing move are computed. @param {Page} page */
const waitForReview = (page) =>
  until(
    async () =>
      (await page.locator('.review-progress').isHidden()) &&
      /winnable|lost after|could not be won/.test((await page.locator('.review-summary').textContent()) ?? ''),
    { timeout: REVIEW_MS, what: 'a complete review' },
  );

/** The chances of winning in the list of moves. @param {Page} page */
const chances = (page) =>
  page.locator('.review-moves .review-part').evaluateAll((all) => all.map((el) => el.textContent));

test('the review of a stuck game shows chances, moves and the losing move; it is saved, and the table returns', async (t) => {
  const { link, ply } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await waitForReview(page);
  const summary = await page.locator('.review-summary').innerText();
  assert.match(
    summary,
    new RegExp(`^No moves left after ${ply} moves, \\d+ of 104 home\\. The game was winnable until`),
  );
  const found = await chances(page);
  assert.equal(found.length, ply);
  assert.ok(
    found.every((share) => /^(\d+|\?)$/.test(share ?? '')),
    found.join(),
  );
  assert.equal(found.at(-1), '0');
  const lostAt = Number(/until move (\d+)/.exec(summary)?.[1]);
  assert.equal(await page.locator('.review-moves li:not([data-lost=""])[data-lost]').count(), 1);
  assert.match((await page.locator('patience-game .graph-text').allTextContents()).join(), /lost at move \d+/);

  // The table shows the position before the move that lost the game, then before the chosen move, and keys step through the moves.
  await eventually(async () => assert.equal((await readTable(page)).ply, lostAt - 1));
  await page.locator(`.move-row[data-ply="${lostAt - 2}"]`).click();
  await eventually(async () => assert.equal((await readTable(page)).ply, lostAt - 2));
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => assert.equal((await readTable(page)).ply, lostAt - 3));
  await page.keyboard.press('Home');
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
  assert.equal(await page.locator('.move-row[aria-current]').getAttribute('data-ply'), '0');
  await page.locator('patience-game .graph-figure').click({ position: { x: 600, y: 60 } });
  await until(async () => (await readTable(page)).ply > 0);
  // The review records nothing.
  await expectAddress(page, link);

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectLink(page, link);
  await eventually(async () => assert.match((await readTable(page)).choices.join(), /Since when\?/));
  await expectAddress(page, link);

  // A saved review is shown at once.
  await page.reload();
  await waitForTable(page);
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => assert.fail('the worker is asked again');
  });
  await clickButton(page, 'Since when?');
  await waitForReview(page);
  assert.deepEqual(await chances(page), found);
  await page.getByRole('button', { name: 'Step back' }).press('Escape');
  await expectLink(page, link);
  assert.equal(await page.locator('[data-review]').count(), 0);
});

/** Plays the last move of the stuck game. @param {import('node:test').TestContext} t @param {import('playwright-core').BrowserContextOptions} context */
async function playToEnd(t, context) {
  const { link, ply } = STUCK;
  // A link is a guest until its first move.
  const [last, move] = atLink(link, (table) => {
    const before = table.goTo(ply - 1);
    const choices = table.moves().flatMap(({ moves }) => moves);
    return [
      before.link,
      choices.find((choice) => atLink(before.link, (other) => other.play(choice.move).link) === link)?.move ?? '',
    ];
  });
  const { page } = await open(t, `#${last}`, { context });
  await waitForTable(page);
  const isCancelable = page.evaluate(
    () =>
      new Promise((done) =>
        document.addEventListener('patience-stuck', ({ cancelable }) => done(cancelable), { once: true }),
      ),
  );
  await tablePage(page).play(move);
  await expectLink(page, link);
  assert.equal(await isCancelable, false, 'no win card follows that the page could prevent');
  return page;
}

test('“Try again from here” starts a game from a decision, and the old game is saved', async (t) => {
  const { link, ply } = STUCK;
  const page = await playToEnd(t, DESK);
  const table = tablePage(page);
  await clickButton(page, 'Since when?');
  await dialog(page).waitFor();
  await page.locator('.move-row[data-ply="10"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 10));
  await clickButton(page, 'Try again from here');
  await until(async () => (await page.locator('[data-review]').count()) === 0);
  const begun = atLink(link, (table) => table.goTo(10).link);
  await expectLink(page, begun);
  await expectAddress(page, begun);
  // A bookmark in the menu leads back to the old end.
  await table.button('menu').click();
  await page.getByRole('button', { name: `Back to the bookmark at move ${ply}` }).click();
  await expectLink(page, link);
});

test('a move during a review is played from the position shown', async (t) => {
  const { link } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await dialog(page).waitFor();
  await page.locator('.move-row[data-ply="4"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 4));
  const move = atLink(link, (table) => table.goTo(4).moves.split(' ').at(-1) ?? '');
  await tablePage(page).play(move);
  await until(async () => (await page.locator('[data-review]').count()) === 0);
  const { link: now, ply } = await readTable(page);
  assert.equal(ply, 5);
  await expectAddress(page, now);
});

/** The undos of the game on the table, by its provenance and by the statistics. @param {Page} page */
const undos = (page) =>
  tablePage(page).evaluate(({ host, view }) => [
    host.provenance.counts?.undos,
    JSON.parse(localStorage.getItem(`cadogan:1:stats:${view.game}`) ?? 'null')?.deals[0][3],
  ]);

for (const [how, continueFrom] of /** @type {[string, (page: Page) => Promise<unknown>][]} */ ([
  ['its button', (page) => clickButton(page, 'Try again from here')],
  [
    'a move',
    (page) => tablePage(page).play(atLink(STUCK.link, (table) => table.goTo(10).moves.split(' ').at(-1) ?? '')),
  ],
]))
  test(`going back in the game by ${how} in a review counts as an undo`, async (t) => {
    const { page } = await open(t, `#${STUCK.link.split('/', 2).join('/')}`, { context: DESK });
    await waitForTable(page);
    await tablePage(page).play(...describeMoves(STUCK.link).moves.map(({ move }) => move));
    await expectLink(page, STUCK.link);
    await clickButton(page, 'Since when?');
    await dialog(page).waitFor();
    await page.locator('.move-row[data-ply="10"]').click();
    await eventually(async () => assert.equal((await readTable(page)).ply, 10));
    await continueFrom(page);
    await until(async () => (await page.locator('[data-review]').count()) === 0);
    await eventually(async () => assert.deepEqual(await undos(page), [1, 1]));
  });

test('its step keys act by their position on keyboards of other scripts', async (t) => {
  const { page } = await open(t, `#${STUCK.link}`, { context: DESK });
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await dialog(page).waitFor();
  await page.locator('.move-row[data-ply="10"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 10));
  for (const inside of ['dialog.review', 'patience-game']) {
    /** @param {string} key @param {string} code */
    const press = (key, code) =>
      page
        .locator(inside)
        .evaluate(
          (el, init) =>
            (el.shadowRoot?.querySelector('[data-review] button') ?? el).dispatchEvent(
              new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }),
            ),
          { key, code },
        );
    await press('ز', 'Period');
    await eventually(async () => assert.equal((await readTable(page)).ply, 11, inside));
    await press('б', 'Comma');
    await eventually(async () => assert.equal((await readTable(page)).ply, 10, inside));
  }
});

test('on a phone the review is a sheet, and choosing a move shows the table with step buttons', async (t) => {
  const { link, ply } = STUCK;
  const { page } = await open(t, `#${link}`, { context: PHONE });
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await dialog(page).locator('.graph-line').waitFor();
  await page.locator('.move-row[data-ply="7"]').click();
  await until(async () => (await dialog(page).count()) === 0);
  assert.equal((await readTable(page)).ply, 7);
  const step = page.getByRole('button', { name: 'Step forward' });
  const box = await step.boundingBox();
  assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await step.click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 8));
  await clickButton(page, 'All moves');
  await dialog(page).waitFor();
  assert.equal(await page.locator('.move-row[aria-current]').getAttribute('data-ply'), '8');
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal((await readTable(page)).ply, ply));
});

test('on a phone, a change of language returns from a review to the game', async (t) => {
  const { link, ply } = STUCK;
  const { page } = await open(t, `#${link}`, { context: PHONE });
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await page.locator('.move-row[data-ply="7"]').click();
  await until(async () => (await dialog(page).count()) === 0);
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { hidden: true });
    button.dataset.language = 'de';
    document.body.append(button);
    button.click();
  });
  await until(async () => (await page.locator('[data-review]').count()) === 0);
  await eventually(async () => assert.equal((await readTable(page)).ply, ply));
  await expectAddress(page, link);
});

test('a review that ends while the table changes its size causes no error, and no longer watches sizes', async (t) => {
  const { page } = await open(t, `#${STUCK.link}`, { context: DESK });
  await waitForTable(page);
  await page.evaluate(() => {
    const { observe, disconnect } = ResizeObserver.prototype;
    const watching = new Set();
    Object.assign(globalThis, { __watching: watching });
    ResizeObserver.prototype.observe = function (...target) {
      watching.add(this);
      observe.apply(this, target);
    };
    ResizeObserver.prototype.disconnect = function () {
      watching.delete(this);
      disconnect.call(this);
    };
  });
  const watching = () => page.evaluate(() => /** @type {any} */ (globalThis).__watching.size);
  await clickButton(page, 'Since when?');
  await dialog(page).waitFor();
  assert.ok((await watching()) > 0);
  await page.locator('.move-row[data-ply="10"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 10));
  // It ends between the resize and the frame that redraws its arrows.
  await tablePage(page).evaluate(
    ({ host }) =>
      new Promise((done) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          host.line.end('returned');
          done(null);
        });
        observer.observe(host.board.felt);
        host.board.felt.style.inlineSize = '90%';
      }),
  );
  await waitForFrames(page, 3);
  assert.equal(await watching(), 0);
  assert.equal(await page.locator('[data-review]').count(), 0);
});

test('a friend’s replay can be reviewed, and is a replay again afterwards', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const replay = rules.read(links[moves.length]).replayLink;
  const { page } = await open(t, `#${replay}`, { context: DESK });
  await waitForTable(page);
  await clickButton(page, 'Review');
  await until(async () => /^Won in \d+ moves\./.test((await page.locator('.review-summary').textContent()) ?? ''));
  await until(async () => await page.locator('.review-progress').isHidden(), {
    timeout: REVIEW_MS,
    what: 'a complete review',
  });
  assert.equal((await chances(page)).at(-1), '100');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('patience-game [data-player]').waitFor();
  await expectAddress(page, replay);
});

test('a move in the review of a friend’s replay starts a game, and the player’s own game is saved as it was', async (t) => {
  const mine = winningLine('sly');
  const { links, moves } = winningLine('labyrinth');
  const { page } = await open(t, `#${mine.links[40]}`, { context: DESK });
  await waitForTable(page);
  await tablePage(page).play(mine.moves[40]);
  await until(async () => (await savedGames(page)).length === 1);
  const replay = rules.read(links[moves.length]).replayLink;
  await followLink(page, replay);
  await page.locator('patience-game [data-player]').waitFor();
  await clickButton(page, 'Review');
  await dialog(page).waitFor();
  await page.locator('.move-row[data-ply="60"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 60));
  await tablePage(page).play(moves[60]);
  await until(async () => (await page.locator('[data-review]').count()) === 0);
  await until(async () => (await savedGames(page, 'labyrinth')).length);
  assert.deepEqual(
    (await savedGames(page)).map(({ link }) => link),
    [links[61], mine.links[41]],
  );
  await expectAddress(page, links[61]);
});

test('on a phone, a new deal from the menu ends the review and leaves the reviewed game as it is', async (t) => {
  const page = await playToEnd(t, PHONE);
  await clickButton(page, 'Since when?');
  await page.locator('.move-row[data-ply="7"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 7));
  await tablePage(page).chooseFromMenu(/^New deal/);
  await eventually(async () => assert.ok(!(await readTable(page)).link.includes(STUCK.link.split('/')[1])));
  await until(async () => (await page.locator('[data-review]').count()) === 0);
  await expectAddress(page, (await readTable(page)).link);
  const [{ link, marks }] = await savedGames(page, 'labyrinth');
  assert.deepEqual([link, marks], [STUCK.link, []]);
});

test('on a phone, Continue in Saved data leads from the review of a game back to it', async (t) => {
  const page = await playToEnd(t, PHONE);
  await clickButton(page, 'Since when?');
  await page.locator('.move-row[data-ply="7"]').click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 7));
  await tablePage(page).chooseFromMenu('Saved data');
  await page
    .locator('dialog .saved-game')
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expectLink(page, STUCK.link);
  assert.equal(await page.locator('[data-review]').count(), 0);
});

/** Time of a fake solver's answer to a review, in ms: it is asked again at once. */
const ANSWER_MS = 50;

/**
 * Opens the stuck game with a solver that has its review only as far as `setReview` says, and about the deal only answers after `release`.
 * @param {import('node:test').TestContext} t
 */
async function openWithFakeSolver(t) {
  const { link, ply } = STUCK;
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, `#${link}`, { site, context: DESK });
  await waitForTable(page);
  await fakeWorkers(page);
  const estimates = Array.from({ length: ply + 1 }, () => PENDING);
  /** @type {Pick<import('../../www/pkg/patience_solver_wasm.js').ReviewAnswer, 'packs' | 'decisions' | 'done'> & { estimates: number[] }} */
  const begun = { packs: 1, estimates, decisions: [], done: false };
  await page.evaluate(
    ({ lost, review, ms }) => {
      /** @type {any} */
      const solver = { review, release: () => {} };
      const released = new Promise((done) => (solver.release = done));
      Object.assign(globalThis, { solver });
      /** @param {any} question */
      Worker.prototype.postMessage = async function ({ id, want, ply }) {
        if (want === 'verdict' && !ply) await released;
        else await new Promise((done) => setTimeout(done, want === 'review' ? ms : 0));
        const verdict = { verdict: ply < lost ? 'won' : 'lost', spent: 1, line: [], method: null, last: null };
        const data = want === 'verdict' ? verdict : want === 'review' ? { review: solver.review } : null;
        if (data) this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
      };
    },
    { lost: LOST_AT, review: begun, ms: ANSWER_MS },
  );
  return {
    page,
    /** Answers about the deal. */
    release: () => page.evaluate(() => /** @type {any} */ (globalThis).solver.release()),
    /** Changes the answer to a review. @param {Partial<typeof begun>} changed */
    setReview: (changed) =>
      page.evaluate((answer) => Object.assign(/** @type {any} */ (globalThis).solver, { review: answer }), {
        ...begun,
        ...changed,
      }),
  };
}

/** Opens the review from the menu. @param {Page} page */
async function openFromMenu(page) {
  await tablePage(page).chooseFromMenu(menu.review);
  await dialog(page).waitFor();
}

/** Waits for the sentence on the move that lost the stuck game. @param {Page} page */
const waitForLoss = (page) =>
  eventually(async () =>
    assert.match((await page.locator('.review-summary').textContent()) ?? '', /The game was winnable until/),
  );

test('an answer about the game that is found during its review changes neither sentence nor buttons', async (t) => {
  const { page, release } = await openWithFakeSolver(t);
  const table = tablePage(page);
  await table.chooseFromMenu(menu.solve);
  await table.expectSentence(advice.lost);
  await openFromMenu(page);
  const sentence = await table.sentence();
  await release();
  await waitForLoss(page);
  assert.deepEqual((await readTable(page)).choices, []);
  assert.equal(await table.sentence(), sentence);
});

test('a press of the move that lost the game that begins before its chances are known shows its position', async (t) => {
  const { page, release, setReview } = await openWithFakeSolver(t);
  const { link, ply } = STUCK;
  await openFromMenu(page);
  await release();
  await waitForLoss(page);
  const turn = page.locator('.review-turn:visible');
  assert.equal(await turn.locator('h3').textContent(), words.loss);
  const move = turn.locator('button').first();
  await move.hover();
  await page.mouse.down();
  const better = atLink(link, (table) => {
    table.goTo(LOST_AT - 1);
    return table.moves().flatMap(({ moves }) => moves)[0].move;
  });
  const decisions = [{ ply: LOST_AT - 1, played: 0, wins: 60, better }];
  await setReview({ estimates: Array.from({ length: ply + 1 }, () => 60), decisions, done: true });
  await eventually(async () => assert.equal(await turn.locator('h3').textContent(), words.turn));
  assert.ok(await move.evaluate((el) => el === document.activeElement));
  await page.mouse.up();
  await eventually(async () => assert.equal((await readTable(page)).ply, LOST_AT - 1));
});

test('a press of the curve that begins before it is drawn further shows the position', async (t) => {
  const { page, release, setReview } = await openWithFakeSolver(t);
  const { ply } = STUCK;
  await release();
  const estimates = Array.from({ length: ply + 1 }, (_, at) => (at > ply / 2 ? 40 : PENDING));
  await setReview({ estimates });
  await openFromMenu(page);
  await eventually(async () => assert.equal((await chances(page)).at(-1), '40'));
  // On the line itself, which is drawn again.
  const position = await page.locator('patience-game .graph-line').evaluate((line) => {
    const path = /** @type {SVGPathElement} */ (line);
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2);
    return { x, y };
  });
  await page.locator('patience-game .graph-figure').hover({ position });
  await page.mouse.down();
  await setReview({ estimates: estimates.map((estimate) => (estimate === PENDING ? 70 : estimate)) });
  await eventually(async () => assert.equal((await chances(page))[0], '70'));
  await page.mouse.up();
  await until(async () => (await readTable(page)).ply < ply, { what: 'a position before the end' });
});

test('a review whose style sheet loads after the table is left does not open over the start page', async (t) => {
  const { profile, waitForRequest, letArrive } = await holdFile(t, 'www/table/line-player/line-player.css');
  const { page } = await open(t, '', { profile });
  await followLink(page, STUCK.link);
  await expectLink(page, STUCK.link);
  await clickButton(page, 'Since when?');
  await waitForRequest();
  await page.goBack();
  await page.locator('#start').waitFor();
  await letArrive(page);
  assert.equal(await dialog(page).count(), 0);
  await page.goForward();
  await expectLink(page, STUCK.link);
  await clickButton(page, 'Since when?');
  await dialog(page).waitFor();
});

test('the list of moves jumps to moves, and follows the game', async (t) => {
  const { links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[20]}`, { context: DESK });
  await waitForTable(page);
  await page.keyboard.press('m');
  const list = page.locator('.history');
  await list.waitFor();
  assert.equal(await list.locator('li').count(), 21);
  assert.equal(await list.locator('[aria-current]').getAttribute('data-ply'), '20');
  // The list scrolls.
  await page.setViewportSize({ width: 1280, height: 480 });
  const row = list.locator('[data-ply="5"]');
  await row.scrollIntoViewIfNeeded();
  const place = await row.boundingBox();
  await row.click();
  await expectLink(page, links[5]);
  assert.deepEqual(await row.boundingBox(), place, 'a move in view stays in its place');
  // The moves after it can be redone.
  assert.equal(await list.locator('li').count(), 21);
  await list.locator('[data-ply="12"]').click();
  await expectLink(page, links[12]);
  const other = atLink(links[12], (table) => table.view().moves.split(' ')).find(
    (move) => move !== winningLine('labyrinth').moves[12],
  );
  await tablePage(page).play(other ?? '');
  await eventually(async () => assert.equal(await list.locator('li').count(), 14));
});

test('a game that is given up gets a verdict, can be reviewed, and can be continued', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[30]}`, { context: DESK });
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('menu').click();
  // No two entries share an icon, and giving up is the last entry of the game.
  const entries = page.locator('dialog.menu .entry');
  await eventually(async () => assert.ok((await entries.count()) > 10));
  const icons = await entries.locator('.icon path').evaluateAll((all) => all.map((el) => el.getAttribute('d')));
  assert.ok(icons.length > 10 && new Set(icons).size === icons.length, 'no icon twice');
  const gameEntries = page.locator('dialog.menu section').first().locator('.entry');
  assert.match(await gameEntries.last().innerText(), /Give up this game/);
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await eventually(async () =>
    assert.match(
      (await readTable(page)).announcement,
      /Given up after 30 moves, \d+ of 104 home\. This game is still winnable\.$/,
    ),
  );
  assert.deepEqual((await readTable(page)).choices, ['Review the game', 'New deal', 'Keep playing']);
  await clickButton(page, 'Keep playing');
  await eventually(async () => assert.doesNotMatch((await readTable(page)).announcement, /Given up/));
  await expectLink(page, links[30]);
  await table.button('menu').click();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await clickButton(page, 'Review the game');
  await eventually(async () =>
    assert.match(
      (await page.locator('.review-summary').textContent()) ?? '',
      /^Given up after 30 moves, .* This game is still winnable\.$/,
    ),
  );
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectLink(page, links[30]);
  await table.button('menu').click();
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('[data-review]').count()), { what: 'the review to end' });
  // A move continues it.
  await table.play(moves[30]);
  await table.button('menu').click();
  await page.getByRole('button', { name: 'Give up this game' }).waitFor();
});

test('a loss between two proofs is one story in sentence, graph and list; estimates and gaps are explained', async (t) => {
  const { link, ply } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  await page.evaluate(
    ([game, plies]) => {
      const estimates = Array.from({ length: Number(plies) + 1 }, (_, at) => (at < 5 ? 90 : at < 7 ? 254 : 0));
      const review = { v: 4, link: game, packs: 20, estimates, decisions: [], loss: { won: 2, lost: 7 }, done: true };
      localStorage.setItem('cadogan:1:reviews', JSON.stringify([review]));
    },
    [link, ply],
  );
  await page.reload();
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await waitForReview(page);
  const text = async (/** @type {string} */ selector) => (await page.locator(selector).textContent()) ?? '';
  assert.match(
    await text('.review-summary'),
    /winnable after move 2 and lost after move 7; in between the solver can’t tell/,
  );
  assert.match((await page.locator('patience-game .graph-text').allTextContents()).join(), /lost after move 7/);
  assert.equal(await page.locator('.review-moves li').nth(6).getAttribute('data-lost'), 'Proven lost from here');
  assert.equal(
    await text('.review-note'),
    'Each % is an estimate: the solver tries 20 shuffles of the hidden cards. “Lost” is proven: there the solver sees every card. “?”: the solver couldn’t decide.',
  );
  assert.match(await text('.review-decisions:not(.review-turn)'), /the solver could judge/);
});

test('a costly move has one figure, in the list, the curve and its sentence', async (t) => {
  const { link, ply } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  const better = atLink(link, (table) => {
    table.goTo(3);
    return table.moves().flatMap(({ moves }) => moves)[0].move;
  });
  await page.evaluate(
    ([game, plies, move]) => {
      const estimates = Array.from({ length: Number(plies) + 1 }, (_, at) => (at < 37 ? 60 : 0));
      const decisions = [{ ply: 3, played: 41, wins: 80, better: move }];
      const review = { v: 4, link: game, packs: 20, estimates, decisions, loss: { won: 37, lost: 38 }, done: true };
      localStorage.setItem('cadogan:1:reviews', JSON.stringify([{ ...review, problems: 0 }]));
    },
    [link, ply, better],
  );
  await page.reload();
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await waitForReview(page);
  await eventually(async () => assert.equal((await chances(page))[3], '41'));
  // The curve has three heights: 60, 41 and 0 %.
  const drawn = (await page.locator('.graph-line').first().getAttribute('d')) ?? '';
  assert.equal(new Set([...drawn.matchAll(/V([\d.]+)|M[\d.]+ ([\d.]+)/g)].map(([, v, m]) => v ?? m)).size, 3, drawn);
  assert.match((await page.locator('.review-turn p').first().textContent()) ?? '', /^You: 41%\./);
});

for (const language of ['en', 'de', 'fr', 'es', 'ar'])
  test(`the turn of a lost game is its costliest decision, with the losing move beside it (${language})`, async (t) => {
    const { link, ply } = STUCK;
    const { page, site } = await open(t, `#${link}`, { context: DESK });
    await waitForTable(page);
    const better = atLink(link, (table) => {
      table.goTo(3);
      return table.moves().flatMap(({ moves }) => moves)[0].move;
    });
    await page.evaluate(
      ([game, plies, move]) => {
        const estimates = Array.from({ length: Number(plies) + 1 }, (_, at) => (at < 4 ? 98 : at < 7 ? 5 : 0));
        const decisions = [{ ply: 3, played: 19, wins: 100, better: move }];
        const review = { v: 4, link: game, packs: 64, estimates, decisions, loss: { won: 6, lost: 7 }, done: true };
        localStorage.setItem('cadogan:1:reviews', JSON.stringify([{ ...review, problems: 0 }]));
      },
      [link, ply, better],
    );
    await page.goto(`${site.url}?lang=${language}#${link}`);
    await page.reload();
    await waitForTable(page);
    await tablePage(page).evaluate(({ host }) => host.review(undefined, true));
    const { review } = await import(`../../www/words/${language}/review.js`);
    const sections = page.locator('.review-turn:visible');
    await eventually(async () =>
      assert.deepEqual(await sections.locator('h3').allTextContents(), [review.turn, review.loss]),
    );
    const [turn, loss] = await sections.all();
    assert.match(await turn.innerText(), /4.*19/s);
    assert.match(await loss.innerText(), /7/);
    assert.ok((await loss.innerText()).includes(review.winBefore));
    // The move was lost for certain only after it, and is asked for.
    await eventually(async () => assert.equal((await readTable(page)).ply, 6));
    assert.equal((await chances(page))[3], '19');
    assert.equal(await page.locator('.review-decisions:not(.review-turn)').isVisible(), false);
    await loss.locator('.review-again').click();
    await until(async () => !(await page.locator('[data-review]').count()));
    assert.equal((await readTable(page)).ply, 6);
  });

test('while a game of the Fairie Queen is winnable, its curve stands above 0', async (t) => {
  // The first 48 moves of a line that wins: each position is winnable.
  const { page } = await open(t, `#${winningLine('fairie-queen').links[48]}`, { context: DESK });
  await waitForTable(page);
  await tablePage(page).evaluate(({ host }) => host.review());
  await dialog(page).waitFor();
  await until(() => page.locator('.review-progress').isHidden(), { timeout: REVIEW_MS, what: 'a complete review' });
  const found = await chances(page);
  assert.ok(!found.includes('0'), found.join());
  assert.ok(found.filter((share) => Number(share) > 0).length > found.length / 2, found.join());
});

for (const [loss, said, ply] of /** @type {const} */ ([
  [{ won: -1, lost: 0 }, 'No decision cost more than 10%. The rest was the luck of the deal.', STUCK.ply],
  [{ won: 20, lost: 38 }, 'No single decision cost more than 10%: small costs added up.', STUCK.ply],
  [{ won: -1, lost: 38 }, 'No decision cost more than 10%.', STUCK.ply],
  // The table shows the deal, where the first move lost.
  [{ won: 0, lost: 1 }, '', 0],
]))
  test(`without a costly decision, a loss ${JSON.stringify(loss)} is luck only if the deal was unwinnable, and the table shows the move that lost`, async (t) => {
    const { page } = await open(t, `#${STUCK.link}`, { context: DESK });
    await waitForTable(page);
    await page.evaluate(([game, plies, found]) => {
      const estimates = Array.from({ length: Number(plies) + 1 }, (_, n) => Math.max(0, 60 - 2 * n));
      const review = { v: 4, link: game, packs: 64, estimates, decisions: [], loss: found, done: true, problems: 0 };
      localStorage.setItem('cadogan:1:reviews', JSON.stringify([review]));
    }, /** @type {const} */ ([STUCK.link, STUCK.ply, loss]));
    await page.reload();
    await waitForTable(page);
    await clickButton(page, 'Since when?');
    await eventually(async () =>
      assert.equal(await page.locator('.review-decisions:not(.review-turn)').innerText(), said),
    );
    await eventually(async () => assert.equal((await readTable(page)).ply, ply));
  });

test('the hatching of the curve is as close for a few moves as for many, so that its lines are not taken for moves', async (t) => {
  const spacings = [];
  for (const count of [9, 60]) {
    const { links } = winningLine('labyrinth');
    const { page } = await open(t, `#${links[count]}`, { context: DESK });
    await waitForTable(page);
    await page.evaluate(
      ([game, plies]) => {
        const estimates = Array.from({ length: Number(plies) + 1 }, () => 90);
        const review = { v: 4, link: game, packs: 64, estimates, decisions: [], loss: { won: plies, lost: -1 } };
        localStorage.setItem('cadogan:1:reviews', JSON.stringify([{ ...review, done: true, problems: 0 }]));
      },
      [links[count], count],
    );
    await page.reload();
    await waitForTable(page);
    await tablePage(page).evaluate(({ host }) => host.review());
    await until(async () => (await page.locator('.graph-hatch').first().getAttribute('d')) ?? '');
    const drawn = (await page.locator('.graph-hatch').first().getAttribute('d')) ?? '';
    const [first, second] = [...drawn.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
    spacings.push(second - first);
  }
  assert.deepEqual(spacings, [4, 4]);
});

test('along the curve every dealt row is named, rows that were dealt at once by one label', async (t) => {
  const table = rules.Table.open(winningLine('labyrinth').links[0]);
  let view = table.view();
  // Rows 2 to 4 at once, then one of each twenty moves.
  for (let n = 0; n < 50; n++) {
    const moves = table.moves().flatMap((group) => group.moves);
    const deal = moves.find(({ move }) => move === 'stock>row');
    const wanted = n < 3 || n % 20 === 0 ? deal : moves.find((choice) => choice !== deal);
    view = table.play((wanted ?? deal ?? moves[0]).move);
    if (view.outcome !== 'playing') break;
  }
  table.free();
  const { page } = await open(t, `#${view.link}`, { context: { viewport: { width: 390, height: 844 } } });
  await waitForTable(page);
  await page.evaluate(
    ([game, plies]) => {
      const estimates = Array.from({ length: Number(plies) + 1 }, () => 90);
      const review = { v: 4, link: game, packs: 64, estimates, decisions: [], loss: { won: plies, lost: -1 } };
      localStorage.setItem('cadogan:1:reviews', JSON.stringify([{ ...review, done: true, problems: 0 }]));
    },
    [view.link, view.ply],
  );
  await page.reload();
  await waitForTable(page);
  await tablePage(page).evaluate(({ host }) => host.review());
  await eventually(async () => {
    const ticks = await page.locator('.graph-tick').count();
    const labels = (await page.locator('.graph-text.is-middle').allTextContents()).join(' ');
    const rows = [...labels.matchAll(/(\d+)(?:–(\d+))?/g)].reduce(
      (sum, [, first, last]) => sum + Number(last ?? first) - Number(first) + 1,
      0,
    );
    assert.match(labels, /^row 2–4/);
    assert.equal(rows, ticks, labels);
  });
});

test('damaged saved reviews do no harm', async (t) => {
  const { link } = STUCK;
  const { page } = await open(t, `#${link}`, { context: DESK });
  await waitForTable(page);
  await page.evaluate((bad) => {
    const record = {
      v: 4,
      link: bad,
      packs: 20,
      estimates: [1, 2, '<b>'],
      decisions: [{ ply: -1 }],
      loss: 7,
      done: true,
    };
    localStorage.setItem('cadogan:1:reviews', JSON.stringify([record, 3, null]));
    localStorage.setItem('cadogan:1:given-up', JSON.stringify({ no: 'list' }));
  }, link);
  await page.reload();
  await waitForTable(page);
  await clickButton(page, 'Since when?');
  await waitForReview(page);
  assert.equal(await page.locator('.review-summary b').count(), 0);
});

test('a game just won has a chance after every move, not only at the eight of the curve that is sent', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const before = moves.length - 3;
  const context = { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] };
  const { page } = await open(t, `#${links[before]}`, { context });
  await waitForTable(page);
  // A table that has asked keeps its worker.
  const table = tablePage(page);
  await table.button('hint').click();
  await table.expectSentence(/^(Hint|A guess)/);
  for (const move of moves.slice(before)) await table.play(move);
  await clickButton(page, 'Share this win');
  // Copying waits for the curve.
  await clickButton(page, 'Challenge a friend');
  await page.getByText('Challenge copied').waitFor();
  await clickButton(page, 'Back');
  await clickButton(page, 'Review the game');
  await dialog(page).waitFor();
  await until(async () => await page.locator('.review-progress').isHidden(), { timeout: REVIEW_MS, what: 'a review' });
  const found = await chances(page);
  assert.equal(found.length, moves.length);
  assert.ok(
    found.every((share) => /^\d+$/.test(share ?? '')),
    found.join(),
  );
  // With a review the curve that is sent is known at once.
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await clickButton(page, 'Share this win');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await clickButton(page, 'Challenge a friend');
  const copied = await until(() => page.evaluate(() => navigator.clipboard.readText()));
  assert.match(copied, /, chance to win [▁▂▃▄▅▆▇█]{7}█\. Your turn!/);
});

test('the win dialog opens the review and returns when that is closed, unless the review was opened from the table', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[moves.length]}`, { context: DESK });
  await waitForTable(page);
  await clickButton(page, 'This win');
  await clickButton(page, 'Review the game');
  await dialog(page).waitFor();
  assert.match((await page.locator('.review-summary').textContent()) ?? '', /^Won in \d+ moves\.$/);
  assert.equal(await page.locator('[data-won]').count(), 0);
  // It returns to where it was opened.
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-won]').waitFor();
  await expectLink(page, links[moves.length]);
  await clickButton(page, 'Show the table');
  await tablePage(page).chooseFromMenu('Review this game');
  await dialog(page).waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await tablePage(page).expectSentence(/^Every card is home/);
  assert.equal(await page.locator('[data-won]').count(), 0);
});
