// Nothing is lost: undo and redo, links, a reload, a closed tab, the back button.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { holdBack } from './support/held-file.mjs';
import { expectSavedLinks, savedGames } from './support/saved-games.mjs';
import { atLink, IDS, winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import {
  expectAddress,
  readTable,
  waitForFrames,
  waitForTable,
  expectLink,
  tableSnapshot,
  followLink,
} from './support/table-state.mjs';
import { isExhaustive, rotated } from './support/tier.mjs';
import { tablePage } from './support/table-page.mjs';

/** Waits until no card is moving. @param {import("playwright-core").Page} page */
const waitForStillness = (page) =>
  until(() =>
    tablePage(page).evaluate(({ shadowRoot }) => {
      const layers = shadowRoot.querySelectorAll('.layer');
      // A card that leaves the table is in a layer until its animation ends.
      return [...layers].every((layer) => !layer.getAnimations({ subtree: true }).length);
    }),
  );

/** The view of a link, without the report of the last action. @param {string} link */
function viewAt(link) {
  const { report, plies, canRedo, save, gestures, choices, ...view } = atLink(link, (rules) => rules.view());
  (void report, plies, canRedo, save);
  return { ...view, gestures: [...gestures], choices: [...choices] };
}

/** The number of moves to undo by hand; tests/properties.rs undoes whole games. */
const MAX_UNDOS = isExhaustive ? 90 : 20;

for (const id of rotated(IDS, 2, 'session')) {
  test(`${id}: undo goes back to the deal, redo to the end, Restart to the deal`, async (t) => {
    const game = winningLine(id);
    const ply = Math.min(game.moves.length, MAX_UNDOS);
    const { page } = await open(t, `#${game.links[ply]}`);
    const table = tablePage(page);
    await waitForTable(page);
    await waitForStillness(page);
    const before = await tableSnapshot(page);

    let links = [game.links[ply]];
    for (; await table.isEnabled('undo'); links.push((await readTable(page)).link)) await table.press('undo');
    assert.ok(
      links.every((link) => game.plies.has(link)),
      'undo visits positions of the line',
    );
    await eventually(async () => assert.deepEqual((await tableSnapshot(page)).view, viewAt(game.links[0])));
    await eventually(async () => assert.equal(await table.isEnabled('undo'), false));

    links = [];
    for (; await table.isEnabled('redo'); links.push((await readTable(page)).link)) await table.press('redo');
    assert.equal(links.at(-1), game.links[ply]);
    await waitForStillness(page);
    await eventually(async () => assert.deepEqual(await tableSnapshot(page), before, 'the table is unchanged'));

    await table.chooseFromMenu('Restart');
    await eventually(async () => assert.deepEqual((await tableSnapshot(page)).view, viewAt(game.links[0])));
    await eventually(async () => assert.ok(await table.isEnabled('redo'), 'a restart can be undone'));
  });

  test(`${id}: the link of a position gives the same table in a fresh profile`, async (t) => {
    const game = winningLine(id, 1);
    const first = await open(t, `#${game.links[0]}`);
    await waitForTable(first.page);
    const ply = await playLine(first.page, mouse(first.page), game, { to: 24 });
    await first.page.mouse.move(1, 1);
    await waitForStillness(first.page);
    const snapshot = await tableSnapshot(first.page);
    await expectAddress(first.page, game.links[ply]);

    const second = await open(t, new URL(first.page.url()).hash);
    await waitForTable(second.page);
    await waitForStillness(second.page);
    await eventually(async () => assert.deepEqual(await tableSnapshot(second.page), snapshot));
    // Mail programs may escape links.
    const third = await open(t, `#${encodeURIComponent(game.links[ply])}`);
    await eventually(async () => assert.equal((await waitForTable(third.page)).link, game.links[ply]));
  });
}

for (const id of ['sly', 'fairie-queen']) {
  test(`${id}: a reload resumes the same position, with its redo moves`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`);
    const table = tablePage(page);
    await waitForTable(page);
    const ply = await playLine(page, mouse(page), game, { to: 30 });
    for (let n = 0; n < 3; n++) await table.press('undo');
    await page.mouse.move(1, 1);
    await waitForStillness(page);
    const before = await tableSnapshot(page);
    assert.notEqual(before.view.link, game.links[ply]);

    await page.reload();
    await waitForTable(page);
    await waitForStillness(page);
    await eventually(async () => assert.deepEqual(await tableSnapshot(page), before));
    // Perhaps in smaller steps: a link has moves, not actions.
    while (await table.isEnabled('redo')) await table.press('redo');
    await expectLink(page, game.links[ply]);
  });
}

test('after a reload undo and redo still go action by action', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 45 });
  const linkAfter = async (/** @type {string} */ action) => {
    await tablePage(page).button(action).click();
    return (await readTable(page)).link;
  };
  const undone = [await linkAfter('undo'), await linkAfter('undo'), await linkAfter('undo')];
  const redone = [await linkAfter('redo'), await linkAfter('redo'), await linkAfter('redo')];
  assert.deepEqual(redone, [undone[1], undone[0], game.links[ply]]);
  // One of them must be an action of several moves, or this test would prove nothing.
  assert.ok((game.plies.get(undone[0]) ?? 0) - (game.plies.get(undone[2]) ?? 0) > 2);
  await page.reload();
  await expectLink(page, game.links[ply]);
  assert.deepEqual([await linkAfter('undo'), await linkAfter('undo'), await linkAfter('undo')], undone);
  await page.reload();
  await expectLink(page, undone[2]);
  assert.deepEqual([await linkAfter('redo'), await linkAfter('redo'), await linkAfter('redo')], redone);
  await eventually(async () => assert.match((await readTable(page)).announcement, /\w/));
});

test('a reload with an outdated address resumes the latest position', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 8 });
  await expectAddress(page, game.links[ply]);
  // Chromium sometimes does this when a page is reloaded while its address is written.
  await page.evaluate((stale) => history.replaceState(null, '', `#${stale}`), game.links[0]);
  await page.reload();
  await expectLink(page, game.links[ply]);
  await expectAddress(page, game.links[ply]);
  // An address set by the player is not outdated.
  await followLink(page, game.links[3]);
  await expectLink(page, game.links[3]);
  await page.reload();
  await expectLink(page, game.links[3]);
});

test('the address has the latest move before a key or the pointer can reach it, and is written only if it changes', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const { written, writes } = await tablePage(page).evaluate(
    (table, moves) => {
      const isWritten = () => location.hash === `#${table.link}`;
      const press = (/** @type {KeyboardEventInit} */ init) => dispatchEvent(new KeyboardEvent('keydown', init));
      /** @type {(() => void)[]} */
      const ways = [
        () => press({ key: 'l', ctrlKey: true }),
        () => press({ key: 'l', metaKey: true }),
        () => press({ key: 'd', altKey: true }),
        () => press({ key: 'F6' }),
        () => document.documentElement.dispatchEvent(new PointerEvent('pointerleave')),
        () => dispatchEvent(new Event('blur')),
      ];
      const written = ways.map((leave, n) => {
        table.play(moves[n]);
        const before = isWritten();
        leave();
        return [before, isWritten()];
      });
      const { replaceState } = history;
      let writes = 0;
      history.replaceState = (...entry) => {
        writes++;
        replaceState.apply(history, entry);
      };
      table.play(moves[ways.length]);
      table.undo();
      dispatchEvent(new Event('blur'));
      return { written, writes };
    },
    game.moves.slice(0, 7),
  );
  assert.deepEqual(written, Array(6).fill([false, true]));
  assert.equal(writes, 0, 'the move is undone');
});

test('after a tab was closed the start page offers to continue every game', async (t) => {
  const [sly, fairieQueen] = [winningLine('sly'), winningLine('fairie-queen')];
  const first = await open(t, `#${sly.links[0]}`);
  await waitForTable(first.page);
  const slyPly = await playLine(first.page, mouse(first.page), sly, { to: 12 });
  await first.page.close();

  const second = await open(t, `#${fairieQueen.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const queenPly = await playLine(second.page, mouse(second.page), fairieQueen, { to: 12 });
  await second.page.close();

  const third = await open(t, '', { profile: first.context });
  const resume = third.page.locator('#resume');
  await until(() => resume.isVisible());
  await eventually(async () =>
    assert.ok((await resume.innerText()).includes(fairieQueen.deal), 'the game played last comes first'),
  );
  await third.page.getByRole('link', { name: /^Continue: Sly/ }).click();
  await eventually(async () => assert.equal((await waitForTable(third.page)).link, sly.links[slyPly]));
  await third.page.goBack();
  await until(() => resume.isVisible());
  await resume.getByRole('link', { name: 'Continue' }).click();
  await expectLink(third.page, fairieQueen.links[queenPly]);
});

test('an address with only a game’s name resumes that game', async (t) => {
  const game = winningLine('labyrinth');
  const first = await open(t, `#${game.links[0]}`);
  await waitForTable(first.page);
  const ply = await playLine(first.page, mouse(first.page), game, { to: 5 });
  const second = await open(t, '#labyrinth', { profile: first.context });
  await eventually(async () => assert.equal((await waitForTable(second.page)).link, game.links[ply]));
});

test('Back after a new deal returns to the old game, Forward to the new one', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 10 });
  await table.press('new-deal');
  const fresh = await until(async () => {
    const state = await readTable(page);
    return state.ply === 0 && state;
  });
  assert.ok(!fresh.link.includes(game.deal));
  // The unfinished game is saved.
  await eventually(async () => assert.match(await page.locator('#notice').innerText(), /is saved/));
  await page.goBack();
  await expectLink(page, game.links[ply]);
  await page.goForward();
  await expectLink(page, fresh.link);
  await table.chooseFromMenu('Previous game');
  await expectLink(page, game.links[ply]);
});

test('Back from the start page returns to the game and its title', async (t) => {
  const { page, site } = await open(t, `?utm_source=news#${winningLine('sly').links[4]}`);
  await waitForTable(page);
  const title = await page.title();
  await tablePage(page).press('home');
  await until(() => page.locator('#games > li').first().isVisible());
  assert.notEqual(await page.title(), title);
  assert.equal(page.url(), `${site.url}?utm_source=news`);
  await page.goBack();
  await until(() => page.locator('#table').isVisible());
  await eventually(async () => assert.equal(await page.title(), title));
});

test('moves add no history entries: Back leaves the game', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t);
  await until(() => page.locator('#friend').isVisible());
  await page.locator('#code').fill(game.deal);
  await page.keyboard.press('Enter');
  await waitForTable(page);
  await playLine(page, mouse(page), game, { to: 6 });
  await page.goBack();
  await until(() => page.locator('#start').isVisible());
  await eventually(async () => assert.equal(await page.locator('#table').isVisible(), false));
  await page.goForward();
  await until(
    async () => (await page.locator('#table').isVisible()) && game.plies.get((await readTable(page)).link) === 6,
  );
});

test('a bookmark returns to its position, and the moves after it can be redone', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const bookmark = await playLine(page, mouse(page), game, { to: 6 });
  await table.chooseFromMenu('Bookmark this position');
  const back = page.getByRole('button', { name: /Back to the bookmark at move 6/ });
  await table.press('menu');
  await page.locator('dialog.menu').waitFor();
  assert.equal(await back.count(), 0, 'the position is on the table');
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('dialog').count()), { what: 'the menu to close' });
  const end = await playLine(page, mouse(page), game, { from: bookmark, to: 12 });
  await table.press('menu');
  await back.click();
  await expectLink(page, game.links[bookmark]);
  await expectAddress(page, game.links[bookmark]);
  while (await table.isEnabled('redo')) await table.press('redo');
  await expectLink(page, game.links[end]);
  await page.reload();
  await waitForTable(page);
  await table.press('menu');
  await until(() => back.isVisible());
});

test('two tabs with deals of one patience save both games', async (t) => {
  const [a, b] = [winningLine('sly', 0), winningLine('sly', 1)];
  const first = await open(t, `#${a.links[0]}`);
  await waitForTable(first.page);
  const second = await open(t, `#${b.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const plyA = await playLine(first.page, mouse(first.page), a, { to: 8 });
  const plyB = await playLine(second.page, mouse(second.page), b, { to: 8 });
  // Games are saved shortly after an action, and a menu lists the games saved when it opens.
  const both = [a.links[plyA], b.links[plyB]].sort();
  await eventually(async () =>
    assert.deepEqual((await savedGames(second.page, 'sly')).map(({ link }) => link).sort(), both),
  );
  await tablePage(second.page).chooseFromMenu('Previous game');
  await expectLink(second.page, a.links[plyA]);
  await expectLink(first.page, a.links[plyA]);
  await tablePage(second.page).chooseFromMenu('Previous game');
  await expectLink(second.page, b.links[plyB]);
});

test('a game of an open page whose store loads late is saved once, by that page', async (t) => {
  const [a, b] = [winningLine('sly', 0), winningLine('sly', 1)];
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const slow = await open(t, `#${a.links[0]}`, { profile });
  const release = await holdBack(slow.page, 'www/site/storage/store/open.js');
  await waitForTable(slow.page);
  await tablePage(slow.page).play(...a.moves.slice(0, 4));
  const quick = await open(t, `#${b.links[0]}`, { profile });
  await waitForTable(quick.page);
  await tablePage(quick.page).play(...b.moves.slice(0, 4));
  await expectSavedLinks(quick.page, [b.links[4]]);
  release();
  await expectSavedLinks(quick.page, [a.links[4], b.links[4]]);
  await expectSavedLinks(slow.page, [a.links[4], b.links[4]]);
});

test('a link to the deal in progress restarts it, and a toast leads back to the game', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 10 });
  // Entering a link moves the focus from the page to the address bar.
  await page.evaluate((link) => {
    dispatchEvent(new Event('blur'));
    location.hash = link;
  }, `#${game.links[0]}`);
  await until(async () => (await readTable(page)).ply === 0);
  const back = page.locator('#notice').getByRole('button', { name: 'Back to it' });
  await back.click();
  await expectLink(page, game.links[ply]);
  // Another patience takes no game's place.
  await followLink(page, winningLine('labyrinth').links[0]);
  await expectLink(page, winningLine('labyrinth').links[0]);
  await waitForFrames(page, 3);
  assert.equal(await back.count(), 0);
});

test('a toast reports that a game continues in another tab, and continues it from there', async (t) => {
  const game = winningLine('labyrinth');
  const first = await open(t, `#${game.links[0]}`);
  await waitForTable(first.page);
  const second = await open(t, `#${game.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const ply = await playLine(second.page, mouse(second.page), game, { to: 4 });
  const notice = first.page.locator('#notice');
  await until(async () => /another tab/.test(await notice.innerText()));
  assert.equal((await readTable(first.page)).ply, 0, 'the table does not change by itself');
  await notice.getByRole('button', { name: 'Continue from there' }).click();
  await expectLink(first.page, game.links[ply]);
  await eventually(async () => assert.equal(await notice.innerText(), ''));
});

test('a table that returns from the back/forward cache offers the game that another tab has continued', async (t) => {
  const game = winningLine('labyrinth');
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  // A page in that cache receives no messages.
  await profile.addInitScript(() => Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined }));
  const { page } = await open(t, `#${game.links[0]}`, { profile });
  await waitForTable(page);
  const table = tablePage(page);
  await table.play(game.moves[0]);
  await until(async () => (await savedGames(page)).length);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  const second = await open(t, `#${game.links[1]}`, { profile });
  await waitForTable(second.page);
  const ply = await playLine(second.page, mouse(second.page), game, { from: 1, to: 5 });
  await until(async () => (await savedGames(second.page)).some(({ link }) => link === game.links[ply]));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.locator('#notice').getByRole('button', { name: 'Continue from there' }).click();
  await expectLink(page, game.links[ply]);
});

test('the share panel copies links of the deal and of the position', async (t) => {
  const game = winningLine('labyrinth', 1);
  const { page, context, site } = await open(t, `#${game.links[0]}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 5 });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await tablePage(page).chooseFromMenu('Share or save this game');
  const panel = page.locator('dialog.share');
  for (const [kind, link] of [
    ['Deal', game.links[0]],
    ['Position', game.links[ply]],
  ]) {
    await panel.getByLabel(kind, { exact: true }).check();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await until(async () => (await clipboard()) === `${site.url}#${link}`);
  }
});
