// Lazy loads that fail, that are late, or that the player no longer waits for: the table answers every tap, reports a failure, and
// tries again at the next press. failed-modules.test.mjs tests modules that fail once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { failFirst, holdRequests } from './support/requests.mjs';
import { winningLine } from './support/games.mjs';
import { problemsOf } from './support/problems.mjs';
import { fillStorage, savedGames } from './support/saved-games.mjs';
import { serveForTest, UNBUNDLED } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectLink, waitForAllGames, waitForFrames, followLink } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

const sly = winningLine('sly');
const labyrinth = winningLine('labyrinth');

/** Messages of a browser about a request that a test aborts. */
const ABORTED = /net::ERR_FAILED|Failed to (load|fetch)|importing a module script failed/i;

/** Opens the sources, whose files have their own names. @param {import('node:test').TestContext} t @param {string} address @param {import('playwright-core').BrowserContext} [profile] */
async function openSources(t, address, profile) {
  const site = await serveForTest(t, UNBUNDLED);
  return open(t, address, { site, ...(profile ? { profile } : {}), allow: ABORTED });
}

/** The titles of the dialogs that are open. @param {Page} page */
const dialogs = (page) => page.locator('dialog[open] h2').allTextContents();

const notice = (/** @type {Page} */ page) => page.locator('#notice');

test('a failed fetch of the tools is reported, and the next press opens Share', async (t) => {
  const { page } = await openSources(t, `#${sly.links[10]}`);
  const wasm = await failFirst(page, 'patience_tools_wasm_bg.wasm');
  await tablePage(page).press('share');
  await until(() => notice(page).getByRole('button', { name: 'Again' }).count());
  assert.deepEqual(await dialogs(page), []);
  await tablePage(page).press('share');
  await until(async () => (await dialogs(page)).includes('Share'));
  assert.equal(wasm.count(), 2);
});

test('the button of the failure tries again', async (t) => {
  const { page } = await openSources(t, `#${sly.links[10]}`);
  await failFirst(page, 'patience_tools_wasm_bg.wasm');
  await tablePage(page).press('share');
  await notice(page).getByRole('button', { name: 'Again' }).click();
  await until(async () => (await dialogs(page)).includes('Share'));
});

test('a panel that loads late does not open over a game that was opened meanwhile', async (t) => {
  const { page } = await openSources(t, '');
  await until(() => page.locator('#games > li').count());
  const late = await holdRequests(page, 'settings-panel.js');
  await page.locator('[data-act="settings"]').first().click();
  await late.waitForRequest();
  await followLink(page, sly.links[0]);
  await expectLink(page, sly.links[0]);
  late.release();
  await tablePage(page).press('deal');
  await until(async () => (await tablePage(page).view())?.ply);
  assert.deepEqual(await dialogs(page), []);
});

test('of two panels the last one that was asked for opens', async (t) => {
  const { page } = await openSources(t, '');
  await until(() => page.locator('#games > li').count());
  const late = await holdRequests(page, 'statistics-panel.js');
  await page.locator('[data-act="stats"]').first().click();
  await late.waitForRequest();
  await page.locator('[data-act="settings"]').first().click();
  await until(async () => (await dialogs(page)).includes('Settings'));
  const loaded = page.waitForResponse(/statistics-panel\.js$/);
  late.release();
  await loaded;
  // The page has had time to evaluate it when a feature that it imports is there.
  await until(() =>
    page.evaluate(
      () =>
        performance.getEntriesByName(String(new URL('www/site/statistics/statistics-plot.js', document.baseURI)))
          .length,
    ),
  );
  assert.deepEqual(await dialogs(page), ['Settings']);
});

test('a deal that is found late does not replace a game that was opened meanwhile', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  // Held from the start: the day's deal may be of the same game.
  const late = await holdRequests(profile, 'deals/*.txt');
  const { page } = await openSources(t, '', profile);
  await until(() => page.locator('#games > li').count());
  const deal = () => page.locator('#games > li', { hasText: 'Sly' }).getByRole('button', { name: /^New deal|^Deal/ });
  await deal().click();
  await late.waitForRequest();
  await followLink(page, labyrinth.links[0]);
  await expectLink(page, labyrinth.links[0]);
  late.release();
  // A deal that is asked for afterwards has the same list.
  await followLink(page, '');
  await deal().click();
  await until(async () => (await tablePage(page).link()).startsWith('sly/'));
  await page.goBack();
  await page.goBack();
  await expectLink(page, labyrinth.links[0]);
});

test('of a code and a new deal the last one that was asked for opens', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const code = await holdRequests(profile, 'problem-link.js');
  const list = await holdRequests(profile, 'deals/*.txt');
  const { page } = await openSources(t, '', profile);
  await until(() => page.locator('#games > li').count());
  const [[, problem]] = problemsOf('labyrinth');
  await page.locator('#code').fill(problem.link);
  await page.locator('#code').press('Enter');
  await code.waitForRequest();
  await page
    .locator('#games > li', { hasText: 'Sly' })
    .getByRole('button', { name: /^New deal|^Deal/ })
    .click();
  await list.waitForRequest();
  const loaded = page.waitForResponse(/problem-link\.js$/);
  code.release();
  await loaded;
  await waitForFrames(page, 10);
  list.release();
  await until(async () => (await tablePage(page).link()).startsWith('sly/'));
});

test('the previous game returns at the press, whatever else loads', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const handoff = await holdRequests(profile, 'handoff.js');
  const { page } = await openSources(t, `#${sly.links[4]}`, profile);
  await expectLink(page, sly.links[4]);
  await tablePage(page).play(sly.moves[4]);
  await until(async () => (await savedGames(page)).length);
  await followLink(page, winningLine('sly', 1).links[0]);
  await notice(page).getByRole('button', { name: 'Back to it' }).click();
  await expectLink(page, sly.links[5]);
  handoff.release();
});

test('a replay that is left and visited again while it loads is shown, and is not the player’s game', async (t) => {
  const { page } = await openSources(t, `#${sly.links[3]}`);
  await expectLink(page, sly.links[3]);
  const late = await holdRequests(page, 'play/replay.js');
  const replay = `replay/${labyrinth.links[20]}`;
  await followLink(page, replay);
  await late.waitForRequest();
  await page.goBack();
  await until(() => page.url().endsWith(sly.links[3]));
  await waitForFrames(page, 10);
  await page.goForward();
  await until(() => page.url().endsWith(replay));
  await waitForFrames(page, 10);
  late.release();
  await page.locator('patience-game [data-player]').waitFor();
  await waitForFrames(page, 30);
  assert.equal(await page.locator('patience-game [data-player]').count(), 1);
  assert.ok(page.url().endsWith(replay), page.url());
});

test('a lesson that is left while its game loads does not start over another deal', async (t) => {
  const { page } = await openSources(t, '');
  await until(() => page.locator('#games > li').count());
  const late = await holdRequests(page, 'define.js');
  await page.locator('#games [data-act="lesson"][data-game="sly"]').click();
  await late.waitForRequest();
  await until(() => page.url().includes('#sly'));
  await page.goBack();
  await until(() => !new URL(page.url()).hash);
  late.release();
  await followLink(page, sly.links[0]);
  await expectLink(page, sly.links[0]);
  // Which lesson is offered is decided after the lesson would have begun.
  await until(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/lost-deal.js'))),
  );
  await waitForFrames(page, 60);
  assert.equal(await tablePage(page).evaluate(({ host }) => !!host.line?.guide), false);
});

for (const kind of ['a replay', 'a problem'])
  test(`${kind} that is left while its table loads does not become the player's game`, async (t) => {
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    const sheet = await holdRequests(profile, 'table/table.css');
    const start = await holdRequests(profile, 'start-page.js');
    const [[, problem]] = problemsOf('labyrinth');
    const link = kind === 'a problem' ? problem.link : `replay/${labyrinth.links[20]}`;
    const { page } = await openSources(t, `#${link}`, profile);
    await sheet.waitForRequest();
    await until(() => page.locator('patience-game').count());
    // By now the game waits for its table; if it does not, nothing can be recorded either.
    await waitForFrames(page, 10);
    await followLink(page, '');
    await start.waitForRequest();
    sheet.release();
    await waitForFrames(page, 30);
    start.release();
    await until(() => page.locator('#games > li').first().isVisible());
    assert.equal(new URL(page.url()).hash, '');
  });

for (const entry of ['Statistics', 'Saved data'])
  test(`${entry} that waits for the saved games does not open over the next position`, async (t) => {
    const { page } = await openSources(t, 'www/examples/index.html');
    const late = await holdRequests(page, 'storage/store/open.js');
    await page.goto(page.url().replace(/www.*/, `#${sly.links[10]}`));
    await expectLink(page, sly.links[10]);
    await late.waitForRequest();
    const table = tablePage(page);
    await table.chooseFromMenu(entry);
    // Both panels import it.
    await until(() =>
      page.evaluate(
        () => performance.getEntriesByName(new URL('www/site/storage/erasing.js', document.baseURI).href).length,
      ),
    );
    await waitForFrames(page, 10);
    await table.play(sly.moves[10]);
    late.release();
    await until(async () => (await savedGames(page, 'sly')).length, { what: 'the saved game' });
    await waitForFrames(page, 3);
    assert.deepEqual(await dialogs(page), []);
  });

test('a menu that loads late does not open over the next position', async (t) => {
  const { page } = await openSources(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  const late = await holdRequests(page, 'shell/menu.js');
  await table.press('menu');
  await late.waitForRequest();
  await table.press('deal');
  await until(async () => (await table.view())?.ply);
  const loaded = page.waitForResponse(/shell\/menu\.js$/);
  late.release();
  await loaded;
  await table.press('undo');
  await until(async () => (await table.view())?.ply === 0);
  assert.deepEqual(await dialogs(page), []);
});

test('the notice that storage is full loads late, whatever is played meanwhile', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await fillStorage(profile);
  const { page } = await openSources(t, `#${sly.links[20]}`, profile);
  const table = tablePage(page);
  await expectLink(page, sly.links[20]);
  const late = await holdRequests(page, 'storage-panel.js');
  await table.play(sly.moves[20]);
  await late.waitForRequest();
  await table.play(sly.moves[21]);
  late.release();
  await until(async () => /storage is full/.test(await notice(page).innerText()));
});

test('a badge that nobody has asked for reports no failed load', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  let isBlocked = false;
  await profile.route('**/solver-ui/advice.js', (route) => {
    isBlocked = true;
    return route.abort();
  });
  const { page } = await openSources(t, '#labyrinth/M222-23BT', profile);
  const table = tablePage(page);
  await expectLink(page, 'labyrinth/M222-23BT');
  const prompt = await table.sentence();
  await until(() => isBlocked);
  await waitForFrames(page, 3);
  assert.equal(await table.sentence(), prompt);
});

test('a failed load is reported in the text of a lesson and of a problem', async (t) => {
  const { page } = await openSources(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await expectLink(page, sly.links[0]);
  await page.route('**/pile-popover.js', (route) => route.abort());
  const callout = page.locator('patience-game .callout-sentence');
  const askForHelp = async () => {
    await table.cell('stock').focus();
    await until(async () => {
      await page.keyboard.press('?');
      return /couldn’t be loaded/.test((await callout.textContent()) ?? '');
    });
  };
  await table.evaluate((game) => game.startLesson());
  await until(() => callout.count(), { what: 'the lesson' });
  await askForHelp();
  const [[, problem]] = problemsOf('sly');
  await followLink(page, problem.link);
  await page.locator('patience-game [data-problem="hint"]').waitFor();
  await askForHelp();
});

test('of two uses of a feature that wait for it, the second is dropped if the first changes the position', async (t) => {
  const { page } = await openSources(t, `#${sly.links[10]}`);
  const table = tablePage(page);
  await expectLink(page, sly.links[10]);
  const late = await holdRequests(page, 'line-player.css');
  await table.evaluate((game) => {
    /** @type {string[]} */
    const used = [];
    const first = game.host.use('linePlayer', () => {
      used.push('first');
      game.undo();
    });
    const second = game.host.use('linePlayer', () => used.push('second'));
    Object.assign(globalThis, { __uses: Promise.all([first, second]).then((done) => [...done, ...used]) });
  });
  await late.waitForRequest();
  await page.evaluate(() => import(new URL('www/table/line-player/line-player.js', document.baseURI).href));
  await waitForFrames(page, 3);
  late.release();
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).__uses), [true, false, 'first']);
});

test('an action that throws leaves the table open to taps', async (t) => {
  const { page } = await openSources(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await expectLink(page, sly.links[0]);
  // The engine of all games would replace the rules that this changes.
  await waitForAllGames(page);
  await table.evaluate(({ host }) => {
    const { session } = host;
    const { dealOn } = Object.getPrototypeOf(session.rules);
    let throws = true;
    Object.getPrototypeOf(session.rules).dealOn = function () {
      if (!throws) return dealOn.call(this);
      throws = false;
      throw new Error('The test lets this fail.');
    };
  });
  await table.tapPile('stock');
  await table.expectSentence('The test lets this fail.');
  // The second of two quick taps is part of a double tap.
  await until(async () => {
    await table.tapPile('stock');
    return (await table.view())?.ply;
  });
});

test('a popover that cannot be made is reported', async (t) => {
  const { page } = await openSources(t, `#${sly.links[20]}`);
  const table = tablePage(page);
  await expectLink(page, sly.links[20]);
  await table.evaluate(({ host }) => {
    host.board.canOpen = () => {
      throw new Error('The test lets this fail.');
    };
    return host.overlays.openPile(0, false);
  });
  await table.expectSentence(/couldn’t be loaded/);
  await table.evaluate(({ host }) => {
    delete host.board.canOpen;
    return host.overlays.openHelp();
  });
  await table.element.locator('.popover').waitFor();
});

test('a deal whose animation loads late shows its cards meanwhile', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block', motion: true });
  await profile.addInitScript(() => void Object.assign(globalThis, { animatesDeals: true }));
  const { page } = await openSources(t, `#${sly.links[0]}`, profile);
  const table = tablePage(page);
  await until(() => table.cell('stock').count());
  const animation = await holdRequests(page, 'board/deal-animation.js');
  await table.dealOn();
  await animation.waitForRequest();
  await until(
    () =>
      table.evaluate(({ host: { board, info, view } }) =>
        info.places.every(
          (/** @type {any} */ { role }, /** @type {number} */ n) =>
            role === 'stock' || board.slots[n].length === view.piles[n].count,
        ),
      ),
    { what: 'the dealt cards' },
  );
  animation.release();
});

/**
 * Opens the sources with a module that has a fault; also returns the faults that the page reports.
 * @param {import('node:test').TestContext} t @param {string} link @param {string} file @param {string} body of the module
 */
async function openBroken(t, link, file, body) {
  const profile = await newProfile(t, { serviceWorkers: 'block', motion: true });
  await profile.addInitScript(() => void Object.assign(globalThis, { animatesDeals: true }));
  await profile.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const { page } = await open(t, `#${link}`, { site: await serveForTest(t, UNBUNDLED), profile, allow: /a fault/ });
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const table = tablePage(page);
  await until(() => table.cell('stock').count());
  return { page, table, faults };
}

/** Expects one report of the fault, also after the tasks that wait in the page. @param {import('playwright-core').Page} page @param {string[]} faults */
async function expectFault(page, faults) {
  // A promise that is rejected unhandled is reported after its task.
  await waitForFrames(page, 2);
  assert.deepEqual(faults, ['a fault']);
}

test('a fault of a deal’s animation is reported as an error, and the cards are shown', async (t) => {
  const body = 'export function animateDeal() { throw new Error("a fault"); }';
  const { page, table, faults } = await openBroken(t, sly.links[0], 'board/deal-animation.js', body);
  await table.setAttribute('dealt', 'always');
  // An animation that loads late is not used.
  await until(async () => {
    await table.undo();
    await table.dealOn();
    await until(() => table.evaluate(({ host: { state } }) => !state.isDealing));
    return faults.length;
  });
  await expectFault(page, faults);
  assert.ok(
    await table.evaluate(({ host: { board, info, view } }) =>
      info.places.every(
        (/** @type {any} */ { role }, /** @type {number} */ n) =>
          role === 'stock' || board.slots[n].length === view.piles[n].count,
      ),
    ),
  );
});

test('a fault of the win card is reported as an error, and the offers of a won game are there', async (t) => {
  const body = `
    import '../../words/win.js';
    import '../../words/reports.js';
    export async function showWin() { throw new Error('a fault'); }`;
  const { page, table, faults } = await openBroken(t, sly.links.at(-2) ?? '', 'win/card.js', body);
  await table.play(sly.moves.at(-1) ?? '');
  await until(() => faults.length);
  await page.locator('patience-game').getByRole('button', { name: 'This win' }).waitFor();
  await expectFault(page, faults);
});

test('keys and drags work although nothing else loads', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const { page } = await openSources(t, `#${winningLine('labyrinth').links[30]}`, profile);
  const table = tablePage(page);
  await until(() => table.cell('stock').count());
  await page.route('**/*', (route) => route.abort());
  const { from, to } = await table.evaluate(({ host }) => {
    const { places } = host.info;
    for (const [from, { movable }] of host.view.piles.entries()) {
      if (!movable || places[from].role === 'stock') continue;
      for (const to of host.offersOf(from).targets)
        if (host.choicesOf(from, to).length === 1) return { from: places[from].address, to: places[to].address };
    }
    throw new Error('no such move');
  });
  const { ply } = await table.view();
  await table.dragPile(from, to);
  await until(async () => (await table.view()).ply > ply);
  await table.cell('stock').focus();
  await page.keyboard.press('Control+z');
  await until(async () => (await table.view()).ply === ply);
  await page.keyboard.press('F6');
  await until(async () => (await table.focusedPile()) !== 'stock');
});

test('with the shortcuts off, no character is kept from the page', async (t) => {
  const { page } = await openSources(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await table.setAttribute('keys', 'off');
  await table.cell('stock').focus();
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      document.body.dataset.keys = `${document.body.dataset.keys ?? ''} ${key}:${defaultPrevented}`;
    });
  });
  for (const key of ['d', 'n', '?', '1']) await page.keyboard.press(key);
  await eventually(async () =>
    assert.equal(await page.evaluate(() => document.body.dataset.keys), ' d:false n:false ?:false 1:false'),
  );
  assert.equal((await table.view())?.ply, 0);
});

test('a double click on Deal deals once', async (t) => {
  const { page } = await openSources(t, '');
  await until(() => page.locator('#games > li').count());
  const before = await page.evaluate(() => history.length);
  await page.locator('#games').getByRole('button', { name: /^Deal/ }).first().dblclick();
  await until(async () => (await tablePage(page).view())?.game);
  assert.equal(await page.evaluate(() => history.length), before + 1);
  await page.goBack();
  await until(() => page.locator('#games > li').first().isVisible());
});

test('a double click on New deal makes one deal and one entry of the history', async (t) => {
  const { page } = await openSources(t, `#${sly.links[3]}`);
  const table = tablePage(page);
  await expectLink(page, sly.links[3]);
  const before = await page.evaluate(() => history.length);
  // Each press but the last comes after the deal of the one before.
  const deals = await table.evaluate(async (game) => {
    const button = game.shadowRoot.querySelector('[data-action="new-deal"]');
    const deals = [game.view.deal];
    game.addEventListener('patience-move', () => deals.push(game.view.deal));
    for (const timeStamp of [10_000, 10_150, 12_000]) {
      const press = Object.defineProperty(new MouseEvent('click', { bubbles: true }), 'timeStamp', {
        value: timeStamp,
      });
      const isDealt = new Promise((resolve) => game.addEventListener('patience-move', resolve, { once: true }));
      button.dispatchEvent(press);
      if (timeStamp !== 10_150) await isDealt;
    }
    return deals;
  });
  assert.equal(deals.length, 3, `${deals}`);
  assert.equal(await page.evaluate(() => history.length), before + 2);
});

test('the focus stays on its button when the start page takes another form', async (t) => {
  const { page } = await openSources(t, '');
  await page.setViewportSize({ width: 1200, height: 800 });
  const deal = page.locator('#games').getByRole('button', { name: /^Deal/ }).first();
  await until(() => deal.count());
  await deal.focus();
  await page.setViewportSize({ width: 600, height: 800 });
  await until(() => page.locator('#games .game-key').count());
  await eventually(async () => assert.notEqual(await page.evaluate(() => document.activeElement?.localName), 'body'));
});

test('in Statistics, a failure to save, to erase or to list is reported, each time', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript((link) => {
    const deal = [link.split('/')[1], 1, 90, 0, [0, 0, 0, 0], 0];
    localStorage.setItem('cadogan:1:stats:sly', JSON.stringify({ deals: [deal], older: {} }));
  }, sly.links[0]);
  await profile.route('**/storage/store/open.js', (route) => route.abort());
  const { page } = await openSources(t, '', profile);
  await until(() => page.locator('#games > li').count());
  await page.locator('[data-act="stats"]').first().click();
  const panel = page.locator('dialog.statistics');
  const failure = notice(page).getByText('This couldn’t be loaded');
  for (const press of [
    () => panel.getByRole('button', { name: 'Save to a file' }).click(),
    async () => {
      await panel.getByRole('button', { name: /^Erase/ }).click();
      await panel.getByRole('button', { name: 'Erase', exact: true }).click();
    },
    () => panel.getByRole('button', { name: 'Saved data' }).click(),
  ]) {
    await press();
    await failure.waitFor();
    await notice(page).locator('.notice-close').click();
    await failure.waitFor({ state: 'detached' });
  }
});

test('an undo is counted once, also when its recorder loads late', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const recorder = await holdRequests(profile, 'statistics-recorder.js');
  const { page } = await openSources(t, `#${sly.links[4]}`, profile);
  const table = tablePage(page);
  await expectLink(page, sly.links[4]);
  const storage = () => page.evaluate(() => ({ ...localStorage }));
  const waitForPly = (/** @type {number} */ ply) => until(async () => (await savedGames(page))[0]?.ply === ply);
  const readUndos = async () =>
    JSON.parse((await storage())['cadogan:1:stats:sly'] ?? '{}').deals?.[0]?.[3] ?? 'no statistics';
  await table.play(sly.moves[4]);
  await waitForPly(5);
  await table.undo();
  await waitForPly(4);
  recorder.release();
  await table.chooseFromMenu('Statistics');
  await eventually(async () => assert.equal(await readUndos(), 1));
  await page.keyboard.press('Escape');
  await table.play(sly.moves[4]);
  await waitForPly(5);
  await until(async () => !Object.keys(await storage()).some((key) => key.includes('uncounted')));
  assert.equal(await readUndos(), 1);
});

test('Review opens from a replay that is playing', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block', motion: true });
  const { page } = await openSources(t, `#replay/${labyrinth.links[40]}`, profile);
  const player = tablePage(page).playerButton;
  await player('Pause').waitFor();
  const sheet = await holdRequests(page, 'review.css');
  await player('Review').click();
  await sheet.waitForRequest();
  await player('Play').waitFor();
  sheet.release();
  await page.locator('dialog.review').waitFor();
});

test('arrows whose style sheet failed stay hidden until it has loaded', async (t) => {
  const { page } = await openSources(t, '', await newProfile(t, { serviceWorkers: 'block' }));
  const sheet = await failFirst(page, 'arrow.css');
  await page.locator('#games [data-act="lesson"][data-game="sly"]').click();
  const layer = page.locator('patience-game .arrows');
  await layer.waitFor({ state: 'attached' });
  await until(sheet.count);
  await waitForFrames(page, 3);
  assert.equal(await layer.getAttribute('hidden'), '');
  await page.setViewportSize({ width: 1000, height: 700 });
  await until(async () => (await layer.getAttribute('hidden')) === null);
  assert.equal(await layer.evaluate((el) => getComputedStyle(el).pointerEvents), 'none');
  assert.equal(sheet.count(), 2);
});

test('a review that fails says so, also to screen readers', async (t) => {
  const { page } = await openSources(t, `#replay/${labyrinth.links[40]}`);
  await page.route('**/patience_solver_wasm_bg.wasm', (route) => route.abort());
  await tablePage(page).playerButton('Review').click();
  const progress = page.locator('.review-progress', { hasText: 'couldn’t be completed' });
  await progress.waitFor();
  assert.equal(await progress.getAttribute('aria-live'), 'polite');
});
