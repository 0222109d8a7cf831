// After a first visit everything works offline, and no page ever loads files of two versions.

import assert from 'node:assert/strict';
import { test } from './support/built-site-test.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { openLink, readTable, waitForTable, expectLink, followLink } from './support/table-state.mjs';
import { serveForTest } from './support/serve.mjs';
import { copySite } from './support/site-versions.mjs';
import { tablePage } from './support/table-page.mjs';

const sly = winningLine('sly');
/** Without the policy, which would let no script but the site's start the probe. */
const ALLOW = { serviceWorkers: /** @type {const} */ ('allow'), bypassCSP: true };
/** The browser's messages about an unreachable host or a failed update. */
const EXPECTED_ERRORS = /Failed to load resource|net::ERR|ServiceWorker|service worker|Failed to fetch/i;

/** Waits until the worker controls the page and has cached the site. @param {import("playwright-core").Page} page @param {string} [version] */
const waitForWorker = (page, version = '') =>
  until(
    () =>
      page.evaluate(async (wanted) => {
        const names = await caches.keys();
        return (
          !!navigator.serviceWorker.controller &&
          names.some((name) => name.endsWith(`:${wanted}`) || (!wanted && !name.endsWith(':tabs')))
        );
      }, version),
    { what: `the worker ${version}` },
  );

/** @param {import("playwright-core").Page} page */
const buildOf = (page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '');

/** The versions of a module that the page and a worker of it load now. @param {import("playwright-core").Page} page */
const loadedVersions = (page) =>
  page.evaluate(async () => {
    const absolute = (/** @type {string} */ name) => new URL(name, location.href.replace(/#.*/, ''));
    const text = await (await fetch(absolute('www/probe.js'))).text();
    const worker = new Worker(absolute('www/probe-worker.js'), { type: 'module' });
    const answer = await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(null);
    });
    worker.terminate();
    return [/"(.*)"/.exec(text)?.[1], answer];
  });

/** @param {import("playwright-core").Page} page */
const checkForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });

/** @param {import("playwright-core").Page} page */
const waitForUpdate = (page) =>
  until(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting), {
    what: 'a waiting new version',
  });

test('offline, every game, new deals, codes, rules, the solver and every file work', async (t) => {
  const site = await serveForTest(t);
  const { page, context } = await open(t, '', { site, context: ALLOW, allow: EXPECTED_ERRORS });
  const table = tablePage(page);
  await waitForWorker(page);
  await context.setOffline(true);
  await site.dropConnections();

  await page.reload();
  await until(async () => (await page.locator('#games > li').count()) === 4);
  await page.locator('#code').fill(sly.deal);
  await page.keyboard.press('Enter');
  await expectLink(page, sly.links[0]);
  const ply = await playLine(page, mouse(page), sly, { to: 8 });
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  for (const id of IDS) {
    await followLink(page, id);
    await until(async () => (await readTable(page)).link.startsWith(`${id}/`), { what: id });
  }
  const { link } = await readTable(page);
  await table.button('new-deal').click();
  await until(async () => (await readTable(page)).link !== link, { what: 'a new deal' });
  await table.button('menu').click();
  await page.locator('dialog').getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('dialog .rules h3').count());

  // Every file that the worker caches is there, also those that no test opens.
  const { missing, count: cachedCount } = await page.evaluate(async () => {
    const worker = await caches.keys();
    const cache = await caches.open(/** @type {string} */ (worker.find((name) => !name.endsWith(':tabs'))));
    const addresses = (await cache.keys()).map(({ url }) => url);
    const answers = await Promise.all(
      addresses.map((address) =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return { missing: addresses.filter((_, n) => !answers[n]), count: addresses.length };
  });
  assert.deepEqual(missing, []);
  const files = copySite().files;
  assert.equal(cachedCount, files.length);
  for (const file of [
    'www/pkg/patience_solver_wasm_bg.wasm',
    'www/solver/worker.js',
    'www/words/en/rules/sly.js',
    'www/ui/sound.js',
  ]) {
    assert.ok(files.includes(file), file);
  }
  await openLink(page, winningLine('labyrinth').links.at(-4) ?? '');
  await table.evaluate((game) => game.solve());
  await until(async () => /is winnable/.test((await readTable(page)).announcement), { what: 'the solver’s answer' });
});

test('a new version waits for the player, and each page keeps the version it began with', async (t) => {
  const { directory, release } = copySite();
  release('first-version');
  const site = await serveForTest(t, { directory });
  const playing = await open(t, `#${sly.links[0]}`, { site, context: ALLOW });
  await waitForTable(playing.page);
  await waitForWorker(playing.page, 'first-version');
  await playLine(playing.page, mouse(playing.page), sly, { to: 4 });
  const start = await open(t, '', { site, profile: playing.context });
  await waitForWorker(start.page, 'first-version');

  release('second-version');
  await until(() => start.page.evaluate(() => document.querySelector('link[rel="manifest"]')), {
    what: 'the page to listen for updates',
  });
  await checkForUpdate(start.page);
  await waitForUpdate(start.page);
  const updateButton = start.page.getByRole('button', { name: 'Use it now' });
  await until(() => updateButton.isVisible(), { what: 'the offer on the start page' });
  // During a game there is no toast.
  await eventually(async () => assert.equal(await playing.page.locator('#notice p').count(), 0));
  assert.deepEqual(await loadedVersions(playing.page), ['first-version', 'first-version']);
  assert.deepEqual(await loadedVersions(start.page), ['first-version', 'first-version']);
  // A page opened now has the old version, like all others.
  const third = await open(t, '#labyrinth', { site, profile: playing.context });
  await waitForTable(third.page);
  await eventually(async () => assert.equal(await buildOf(third.page), 'first-version'));
  await third.page.close();

  await updateButton.click();
  await until(async () => (await buildOf(start.page).catch(() => '')) === 'second-version', {
    what: 'the new version',
  });
  assert.deepEqual(await loadedVersions(start.page), ['second-version', 'second-version']);
  // The other page stays on the old version, also for files it has not loaded yet.
  await eventually(async () => assert.equal(await buildOf(playing.page), 'first-version'));
  assert.deepEqual(await loadedVersions(playing.page), ['first-version', 'first-version']);
  const { link } = await readTable(playing.page);
  await playing.page.reload();
  await eventually(async () => assert.equal((await waitForTable(playing.page)).link, link));
  await eventually(async () => assert.equal(await buildOf(playing.page), 'second-version'));
  assert.deepEqual(await loadedVersions(playing.page), ['second-version', 'second-version']);
  // No page has the old version any longer: the next one that is opened deletes its cache. A page that was just closed or reloaded
  // may still count.
  await until(
    async () => {
      await start.page.reload();
      return !(await start.page.evaluate(() => caches.keys())).some((name) => name.endsWith('first-version'));
    },
    { what: 'the old cache to go' },
  );
});

test('a new version is offered in the menu during a game, and by a toast after it', async (t) => {
  const { directory, release } = copySite();
  release('first-version');
  const site = await serveForTest(t, { directory });
  const ply = sly.links.length - 4;
  const { page } = await open(t, `#${sly.links[ply]}`, { site, context: ALLOW });
  const table = tablePage(page);
  await waitForTable(page);
  await waitForWorker(page, 'first-version');
  release('second-version');
  await checkForUpdate(page);
  await waitForUpdate(page);
  await table.button('menu').click();
  await until(() => page.locator('dialog').getByRole('button', { name: 'Use the new version' }).isVisible());
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
  await playLine(page, mouse(page), sly, { from: ply });
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
  await until(() => page.getByRole('button', { name: 'Use it now' }).isVisible(), { what: 'the offer after the game' });
  await page.getByRole('button', { name: 'Later' }).click();
  await eventually(async () => assert.equal(await buildOf(page), 'first-version'));
  await table.button('menu').click();
  await page.locator('dialog').getByRole('button', { name: 'Use the new version' }).click();
  await until(async () => (await buildOf(page).catch(() => '')) === 'second-version', { what: 'the new version' });
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links.at(-1)));
});

for (const [
  description,
  skip,
  damage,
] of /** @type {[string, (name: string) => boolean, (put: (name: string, text: string) => void) => void][]} */ ([
  ['one file is still old', (name) => name === 'www/probe.js', () => {}],
  ['the page is still old', (name) => name === 'index.html', () => {}],
  ['one file is truncated', () => false, (put) => put('www/probe.js', 'export const ver')],
])) {
  test(`an incomplete update leaves the old version working: ${description}`, async (t) => {
    const { directory, release, put } = copySite();
    release('first-version');
    const site = await serveForTest(t, { directory });
    const { page, context } = await open(t, `#${sly.links[0]}`, { site, context: ALLOW, allow: EXPECTED_ERRORS });
    await waitForTable(page);
    await waitForWorker(page, 'first-version');
    release('second-version', { skip });
    damage(put);
    const requestsBefore = site.requests.filter((path) => path === 'sw.js').length;
    await checkForUpdate(page);
    await until(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active && !registration.installing && !registration.waiting;
        }),
      { what: 'the update to fail' },
    );
    assert.ok(site.requests.filter((path) => path === 'sw.js').length > requestsBefore);
    await page.reload();
    await waitForTable(page);
    await eventually(async () => assert.equal(await buildOf(page), 'first-version'));
    assert.deepEqual(await loadedVersions(page), ['first-version', 'first-version']);
    // Also when the host disappears during the update.
    await site.dropConnections();
    await context.setOffline(true);
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[0]));
  });
}

test('an embedded frame always comes fresh from the host', async (t) => {
  const { directory, release } = copySite();
  release('first-version');
  const site = await serveForTest(t, { directory });
  const { page, context } = await open(t, '', { site, context: ALLOW });
  await waitForWorker(page, 'first-version');
  release('second-version');
  const frame = await open(t, `www/embed.html#${sly.links[0]}`, { site, profile: context });
  await expectLink(frame.page, sly.links[0]);
  await eventually(async () => assert.equal(await buildOf(frame.page), 'second-version'));
  const text = await frame.page.evaluate(async () => (await fetch('probe.js')).text());
  assert.match(text, /second-version/);
});

test('the worker of a development site removes itself and its caches', async (t) => {
  const { directory, release, put } = copySite();
  release('first-version');
  const site = await serveForTest(t, { directory });
  const { page } = await open(t, '', { site, context: ALLOW });
  await waitForWorker(page, 'first-version');
  const { readFileSync } = await import('node:fs');
  put('sw.js', readFileSync(new URL('../../www/sw.js', import.meta.url), 'utf8'));
  await checkForUpdate(page);
  await until(() =>
    page.evaluate(
      async () =>
        !(await navigator.serviceWorker.getRegistration()) &&
        !(await caches.keys()).some((name) => name.startsWith('cadogan:')),
    ),
  );
});
