// After a first visit the network may go: everything works; and no page ever meets files of two versions.

import assert from 'node:assert/strict';
import { test } from './support/built-site.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, openLink, winningLine, readTable, mouse, playLine, waitForTable, expectLink } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';
import { copySite } from './support/versions.mjs';

const sly = winningLine('sly');
/** The policy is set aside: it would let no script but the site's own start the probe. */
const ALLOW = { serviceWorkers: /** @type {const} */ ('allow'), bypassCSP: true };
/** What a browser says of a host that is gone, or of an update that fails. */
const GONE = /Failed to load resource|net::ERR|ServiceWorker|service worker|Failed to fetch/i;

/** Until the site is kept and this page is its own. @param {import("playwright-core").Page} page @param {string} [version] */
const keptBy = (page, version = '') =>
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

/** The version of a module that the page loads now, and of one that a worker of it loads. @param {import("playwright-core").Page} page */
const loads = (page) =>
  page.evaluate(async () => {
    const at = (/** @type {string} */ name) => new URL(name, location.href.replace(/#.*/, ''));
    const text = await (await fetch(at('www/probe.js'))).text();
    const worker = new Worker(at('www/probe-worker.js'), { type: 'module' });
    const heard = await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(null);
    });
    worker.terminate();
    return [/"(.*)"/.exec(text)?.[1], heard];
  });

/** @param {import("playwright-core").Page} page */
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });

/** @param {import("playwright-core").Page} page */
const waits = (page) =>
  until(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting), {
    what: 'a new version that waits',
  });

test('with the host gone: every game, a new deal, a code, rules, settings, the solver, every file', async (t) => {
  const site = await serveFor(t);
  const { page, context } = await open(t, '', { site, context: ALLOW, allow: GONE });
  await keptBy(page);
  await context.setOffline(true);
  await site.vanish();

  await page.reload();
  await until(async () => (await page.locator('#plates > li').count()) === 4);
  await page.locator('#code').fill(sly.deal);
  await page.keyboard.press('Enter');
  await expectLink(page, sly.links[0]);
  const ply = await playLine(page, mouse(page), sly, { to: 8 });
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  for (const id of IDS) {
    await page.evaluate((hash) => void (location.hash = hash), `#${id}`);
    await until(async () => (await readTable(page)).link.startsWith(`${id}/`), { what: id });
  }
  const { link } = await readTable(page);
  await page.locator('patience-game [data-action="new-deal"]').click();
  await until(async () => (await readTable(page)).link !== link, { what: 'a new deal' });
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('dialog .rules h3').count());

  // All that the worker names is there, the solver and what no test has opened included.
  const { missing, count } = await page.evaluate(async () => {
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
  const wanted = copySite().files;
  assert.equal(count, wanted.length);
  for (const file of [
    'www/pkg/patience_solver_wasm_bg.wasm',
    'www/solver/worker.js',
    'www/words/en/rules/sly.js',
    'www/table/sound.js',
  ]) {
    assert.ok(wanted.includes(file), file);
  }
  await openLink(page, winningLine('labyrinth').links.at(-4) ?? '');
  await page.locator('patience-game').evaluate((game) => /** @type {any} */ (game).solve());
  await until(async () => /is winnable/.test((await readTable(page)).announcement), { what: 'the solver’s answer' });
});

test('a new version waits for the player; each page keeps the version it began with', async (t) => {
  const { directory, release } = copySite();
  release('first-version');
  const site = await serveFor(t, { directory });
  const playing = await open(t, `#${sly.links[0]}`, { site, context: ALLOW });
  await waitForTable(playing.page);
  await keptBy(playing.page, 'first-version');
  await playLine(playing.page, mouse(playing.page), sly, { to: 4 });
  const start = await open(t, '', { site, profile: playing.context });
  await keptBy(start.page, 'first-version');

  release('second-version');
  await until(() => start.page.evaluate(() => document.querySelector('link[rel="manifest"]')), {
    what: 'the page to be ready for news',
  });
  await update(start.page);
  await waits(start.page);
  const take = start.page.getByRole('button', { name: 'Use it now' });
  await until(() => take.isVisible(), { what: 'the news on the start page' });
  // In the middle of a game nothing is said.
  await eventually(async () => assert.equal(await playing.page.locator('#notice p').count(), 0));
  assert.deepEqual(await loads(playing.page), ['first-version', 'first-version']);
  assert.deepEqual(await loads(start.page), ['first-version', 'first-version']);
  // A page that is opened now is of the old version too, as all others are.
  const third = await open(t, '#labyrinth', { site, profile: playing.context });
  await waitForTable(third.page);
  await eventually(async () => assert.equal(await buildOf(third.page), 'first-version'));
  await third.page.close();

  await take.click();
  await until(async () => (await buildOf(start.page).catch(() => '')) === 'second-version', {
    what: 'the new version',
  });
  assert.deepEqual(await loads(start.page), ['second-version', 'second-version']);
  // The other page goes on as it was, with what it has not loaded yet.
  await eventually(async () => assert.equal(await buildOf(playing.page), 'first-version'));
  assert.deepEqual(await loads(playing.page), ['first-version', 'first-version']);
  const { link } = await readTable(playing.page);
  await playing.page.reload();
  await eventually(async () => assert.equal((await waitForTable(playing.page)).link, link));
  await eventually(async () => assert.equal(await buildOf(playing.page), 'second-version'));
  assert.deepEqual(await loads(playing.page), ['second-version', 'second-version']);
  // Nobody is of the old version now: it is not kept for ever.
  await start.page.reload();
  await until(
    async () => !(await start.page.evaluate(() => caches.keys())).some((name) => name.endsWith('first-version')),
    { what: 'the old version to go' },
  );
});

test('what is new is said in the menu during a game, and by a notice when it is over', async (t) => {
  const { directory, release } = copySite();
  release('first-version');
  const site = await serveFor(t, { directory });
  const near = sly.links.length - 4;
  const { page } = await open(t, `#${sly.links[near]}`, { site, context: ALLOW });
  await waitForTable(page);
  await keptBy(page, 'first-version');
  release('second-version');
  await update(page);
  await waits(page);
  await page.locator('patience-game [data-action="menu"]').click();
  await until(() => page.locator('dialog').getByRole('button', { name: 'Use the new version' }).isVisible());
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
  await playLine(page, mouse(page), sly, { from: near });
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
  await until(() => page.getByRole('button', { name: 'Use it now' }).isVisible(), { what: 'the news after the game' });
  await page.getByRole('button', { name: 'Later' }).click();
  await eventually(async () => assert.equal(await buildOf(page), 'first-version'));
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Use the new version' }).click();
  await until(async () => (await buildOf(page).catch(() => '')) === 'second-version', { what: 'the new version' });
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links.at(-1)));
});

for (const [
  what,
  but,
  spoil,
] of /** @type {[string, (name: string) => boolean, (put: (name: string, text: string) => void) => void][]} */ ([
  ['a file is still that of the old one', (name) => name === 'www/probe.js', () => {}],
  ['a page is still that of the old one', (name) => name === 'index.html', () => {}],
  ['a file is cut short', () => false, (put) => put('www/probe.js', 'export const ver')],
])) {
  test(`an update that is half done leaves the old version working: ${what}`, async (t) => {
    const { directory, release, put } = copySite();
    release('first-version');
    const site = await serveFor(t, { directory });
    const { page, context } = await open(t, `#${sly.links[0]}`, { site, context: ALLOW, allow: GONE });
    await waitForTable(page);
    await keptBy(page, 'first-version');
    release('second-version', { but });
    spoil(put);
    const asked = site.requests.filter((path) => path === 'sw.js').length;
    await update(page);
    await until(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active && !registration.installing && !registration.waiting;
        }),
      { what: 'the update to fail' },
    );
    assert.ok(site.requests.filter((path) => path === 'sw.js').length > asked);
    await page.reload();
    await waitForTable(page);
    await eventually(async () => assert.equal(await buildOf(page), 'first-version'));
    assert.deepEqual(await loads(page), ['first-version', 'first-version']);
    // With the host gone in the middle of the change, too.
    await site.vanish();
    await context.setOffline(true);
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[0]));
  });
}

test('a frame for other people’s pages is always fresh from the host', async (t) => {
  const { directory, release } = copySite();
  release('first-version');
  const site = await serveFor(t, { directory });
  const { page, context } = await open(t, '', { site, context: ALLOW });
  await keptBy(page, 'first-version');
  release('second-version');
  const frame = await open(t, `www/embed.html#${sly.links[0]}`, { site, profile: context });
  await expectLink(frame.page, sly.links[0]);
  await eventually(async () => assert.equal(await buildOf(frame.page), 'second-version'));
  const text = await frame.page.evaluate(async () => (await fetch('probe.js')).text());
  assert.match(text, /second-version/);
});

test('the worker of a site under work removes itself and what was kept', async (t) => {
  const { directory, release, put } = copySite();
  release('first-version');
  const site = await serveFor(t, { directory });
  const { page } = await open(t, '', { site, context: ALLOW });
  await keptBy(page, 'first-version');
  const { readFileSync } = await import('node:fs');
  put('sw.js', readFileSync(new URL('../../www/sw.js', import.meta.url), 'utf8'));
  await update(page);
  await until(() =>
    page.evaluate(
      async () =>
        !(await navigator.serviceWorker.getRegistration()) &&
        !(await caches.keys()).some((name) => name.startsWith('cadogan:')),
    ),
  );
});
