// Nothing is lost: undo and redo, links, a reload, a closed tab, the back button.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { expectAddress, atLink, IDS, winningLine, readTable, mouse, playLine, waitForTable, expectLink, hitPoint, tableSnapshot } from './support/player.mjs';
import { isExhaustive, rotated } from './support/tier.mjs';

/** @param {import("playwright-core").Page} page @param {string} action */
async function press(page, action) {
  const { x, y } = await hitPoint(page, `[data-action="${action}"]`);
  await page.mouse.click(x, y);
}

/** @param {import("playwright-core").Page} page @param {string} action */
const can = (page, action) =>
  page.evaluate((name) => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    return root?.querySelector(`[data-action="${name}"]`)?.getAttribute('aria-disabled') !== 'true';
  }, action);

/** @param {import("playwright-core").Page} page @param {string | RegExp} name */
async function fromMenu(page, name) {
  await press(page, 'menu');
  await page.locator('dialog').getByRole('button', { name }).click();
}

/** No card is on its way. @param {import("playwright-core").Page} page */
const still = (page) =>
  until(() =>
    page.evaluate(() => {
      const layers = document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('.layer') ?? [];
      // A card that has left the table is there, where its way ends, until it is taken away.
      return [...layers].every((layer) => !layer.getAnimations({ subtree: true }).length);
    }),
  );

/** What a link says, without what the last act told. @param {string} link */
function viewOf(link) {
  const { report, plies, canRedo, save, meanings, choices, ...view } = atLink(link, (rules) => rules.view());
  (void report, plies, canRedo, save);
  return { ...view, meanings: [...meanings], choices: [...choices] };
}

/** How many moves are undone by hand; tests/properties.rs undoes whole games. */
const UNDONE = isExhaustive ? 90 : 20;

for (const id of rotated(IDS, 2, 'session')) {
  test(`${id}: undo back to the deal, redo to the end, begin again`, async (t) => {
    const game = winningLine(id);
    const ply = Math.min(game.moves.length, UNDONE);
    const { page } = await open(t, `#${game.links[ply]}`);
    await waitForTable(page);
    await still(page);
    const before = await tableSnapshot(page);

    let links = [game.links[ply]];
    for (; await can(page, 'undo'); links.push((await readTable(page)).link)) await press(page, 'undo');
    assert.ok(
      links.every((link) => game.plies.has(link)),
      'undo goes through the positions of the line',
    );
    await eventually(async () => assert.deepEqual((await tableSnapshot(page)).view, viewOf(game.links[0])));
    await eventually(async () => assert.equal(await can(page, 'undo'), false));

    links = [];
    for (; await can(page, 'redo'); links.push((await readTable(page)).link)) await press(page, 'redo');
    assert.equal(links.at(-1), game.links[ply]);
    await still(page);
    await eventually(async () => assert.deepEqual(await tableSnapshot(page), before, 'the table is what it was'));

    await fromMenu(page, 'Restart');
    await eventually(async () => assert.deepEqual((await tableSnapshot(page)).view, viewOf(game.links[0])));
    await eventually(async () => assert.ok(await can(page, 'redo'), 'beginning again can be taken back'));
  });

  test(`${id}: the link of a position gives the same table in a fresh profile`, async (t) => {
    const game = winningLine(id, 1);
    const first = await open(t, `#${game.links[0]}`);
    await waitForTable(first.page);
    const ply = await playLine(first.page, mouse(first.page), game, { to: 24 });
    await first.page.mouse.move(1, 1);
    await still(first.page);
    const here = await tableSnapshot(first.page);
    await expectAddress(first.page, game.links[ply]);

    const second = await open(t, new URL(first.page.url()).hash);
    await waitForTable(second.page);
    await still(second.page);
    await eventually(async () => assert.deepEqual(await tableSnapshot(second.page), here));
    // Mail programs like to escape what they pass on.
    const third = await open(t, `#${encodeURIComponent(game.links[ply])}`);
    await eventually(async () => assert.equal((await waitForTable(third.page)).link, game.links[ply]));
  });
}

for (const id of ['sly', 'fairie-queen']) {
  test(`${id}: a reload resumes exactly, with the moves that can be redone`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`);
    await waitForTable(page);
    const ply = await playLine(page, mouse(page), game, { to: 30 });
    for (let n = 0; n < 3; n++) await press(page, 'undo');
    await page.mouse.move(1, 1);
    await still(page);
    const before = await tableSnapshot(page);
    assert.notEqual(before.view.link, game.links[ply]);

    await page.reload();
    await waitForTable(page);
    await still(page);
    await eventually(async () => assert.deepEqual(await tableSnapshot(page), before));
    // Perhaps in smaller steps: a link knows moves, not which of them were one act.
    while (await can(page, 'redo')) await press(page, 'redo');
    await expectLink(page, game.links[ply]);
  });
}

test('after a reload undo and redo still go by acts, not by single cards', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 45 });
  const press = async (/** @type {string} */ action) => {
    await page.locator(`patience-game [data-action="${action}"]`).click();
    return (await readTable(page)).link;
  };
  const back = [await press('undo'), await press('undo'), await press('undo')];
  const again = [await press('redo'), await press('redo'), await press('redo')];
  assert.deepEqual(again, [back[1], back[0], game.links[ply]]);
  // An act of several moves is among them, or this test would show nothing.
  assert.ok((game.plies.get(back[0]) ?? 0) - (game.plies.get(back[2]) ?? 0) > 2);
  await page.reload();
  await expectLink(page, game.links[ply]);
  assert.deepEqual([await press('undo'), await press('undo'), await press('undo')], back);
  await page.reload();
  await expectLink(page, back[2]);
  assert.deepEqual([await press('redo'), await press('redo'), await press('redo')], again);
  await eventually(async () => assert.match((await readTable(page)).announcement, /\w/));
});

test('a reload in which the browser forgets what the address was about to say changes nothing', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 8 });
  await expectAddress(page, game.links[ply]);
  // As Chromium does it now and then, when the page is reloaded while its address is written.
  await page.evaluate((stale) => history.replaceState(null, '', `#${stale}`), game.links[0]);
  await page.reload();
  await expectLink(page, game.links[ply]);
  await expectAddress(page, game.links[ply]);
  // An address that somebody else has set is not what the tab was about to say.
  await page.evaluate((other) => (location.hash = other), game.links[3]);
  await expectLink(page, game.links[3]);
  await page.reload();
  await expectLink(page, game.links[3]);
});

test('a closed tab: the bare site offers to go on, and every game has its own', async (t) => {
  const [sly, queen] = [winningLine('sly'), winningLine('fairie-queen')];
  const first = await open(t, `#${sly.links[0]}`);
  await waitForTable(first.page);
  const slyPly = await playLine(first.page, mouse(first.page), sly, { to: 12 });
  await first.page.close();

  const second = await open(t, `#${queen.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const queenPly = await playLine(second.page, mouse(second.page), queen, { to: 12 });
  await second.page.close();

  const third = await open(t, '', { profile: first.context });
  const resume = third.page.locator('#resume');
  await until(() => resume.isVisible());
  await eventually(async () =>
    assert.ok((await resume.innerText()).includes(queen.deal), 'the game played last comes first'),
  );
  await third.page.getByRole('link', { name: /^Continue: Sly/ }).click();
  await eventually(async () => assert.equal((await waitForTable(third.page)).link, sly.links[slyPly]));
  await third.page.goBack();
  await until(() => resume.isVisible());
  await resume.getByRole('link', { name: 'Continue' }).click();
  await expectLink(third.page, queen.links[queenPly]);
});

test('a bare game in the address resumes that game', async (t) => {
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
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 10 });
  await press(page, 'new-deal');
  const fresh = await until(async () => {
    const seen = await readTable(page);
    return seen.ply === 0 && seen;
  });
  assert.ok(!fresh.link.includes(game.deal));
  // It was not finished, so it is not forgotten.
  await eventually(async () => assert.match(await page.locator('#notice').innerText(), /is saved/));
  await page.goBack();
  await expectLink(page, game.links[ply]);
  await page.goForward();
  await expectLink(page, fresh.link);
  await fromMenu(page, 'Previous game');
  await expectLink(page, game.links[ply]);
});

test('moves do not fill the history: Back leaves the game for the page before', async (t) => {
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
  await until(async () => (await page.locator('#table').isVisible()) && game.plies.get((await readTable(page)).link) === 6);
});

test('a marked position is returned to, and the way there is kept', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const marked = await playLine(page, mouse(page), game, { to: 6 });
  await fromMenu(page, 'Bookmark this position');
  const end = await playLine(page, mouse(page), game, { from: marked, to: 12 });
  await fromMenu(page, /Back to the bookmark at move 6/);
  await expectLink(page, game.links[marked]);
  while (await can(page, 'redo')) await press(page, 'redo');
  await expectLink(page, game.links[end]);
  await page.reload();
  await waitForTable(page);
  await press(page, 'menu');
  await until(() => page.getByRole('button', { name: /Back to the bookmark at move 6/ }).isVisible());
});

test('two tabs on one game: neither loses the other’s', async (t) => {
  const [a, b] = [winningLine('sly', 0), winningLine('sly', 1)];
  const first = await open(t, `#${a.links[0]}`);
  await waitForTable(first.page);
  const second = await open(t, `#${b.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const plyA = await playLine(first.page, mouse(first.page), a, { to: 8 });
  const plyB = await playLine(second.page, mouse(second.page), b, { to: 8 });
  // What an act left is kept a moment after it, and a menu offers what is kept when it opens.
  const both = [a.links[plyA], b.links[plyB]].sort();
  await eventually(async () => assert.deepEqual((await savedGames(second.page, 'sly')).map(({ link }) => link).sort(), both));
  await fromMenu(second.page, 'Previous game');
  await expectLink(second.page, a.links[plyA]);
  await expectLink(first.page, a.links[plyA]);
  await fromMenu(second.page, 'Previous game');
  await expectLink(second.page, b.links[plyB]);
});

test('a link to the deal in hand begins it anew, and the game goes aside with a word', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 10 });
  // Whoever enters a link leaves the page for the address bar.
  await page.evaluate((link) => {
    dispatchEvent(new Event('blur'));
    location.hash = link;
  }, `#${game.links[0]}`);
  await until(async () => (await readTable(page)).ply === 0);
  await page.locator('#notice').getByRole('button', { name: 'Back to it' }).click();
  await expectLink(page, game.links[ply]);
});

test('a game that goes on in another tab says so in this one, and is gone on with from there', async (t) => {
  const game = winningLine('labyrinth');
  const first = await open(t, `#${game.links[0]}`);
  await waitForTable(first.page);
  const second = await open(t, `#${game.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const ply = await playLine(second.page, mouse(second.page), game, { to: 4 });
  const notice = first.page.locator('#notice');
  await until(async () => /another tab/.test(await notice.innerText()));
  assert.equal((await readTable(first.page)).ply, 0, 'nothing moves by itself');
  await notice.getByRole('button', { name: 'Continue from there' }).click();
  await expectLink(first.page, game.links[ply]);
  await eventually(async () => assert.equal(await notice.innerText(), ''));
});

test('copy and share: what is copied opens the same', async (t) => {
  const game = winningLine('labyrinth', 1);
  const { page, context, site } = await open(t, `#${game.links[0]}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 5 });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await fromMenu(page, 'Share or save this game');
  const panel = page.locator('dialog.share');
  for (const [kind, link] of [
    ['The deal', game.links[0]],
    ['This position', game.links[ply]],
  ]) {
    await panel.getByLabel(kind).check();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await until(async () => (await clipboard()) === `${site.url}#${link}`);
  }
});
