// Link previews of the site, and its sentences where it cannot run.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { newProfile, open, sharedSite, until } from './support/chromium.mjs';
import { UNBUNDLED } from './support/serve.mjs';

test('a link preview has a title, a description and a picture of the declared size', async (t) => {
  const { page, site } = await open(t);
  const meta = (/** @type {string} */ name) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  for (const name of ['og:title', 'og:description', 'description', 'og:image:alt'])
    assert.ok(((await meta(name)) ?? '').length > 20, name);
  const picture = await fetch(new URL((await meta('og:image')) ?? '', site.url));
  assert.equal(picture.headers.get('content-type'), 'image/png');
  const bytes = new DataView(await picture.arrayBuffer());
  // A PNG has its width and height at bytes 16 and 20.
  assert.deepEqual([bytes.getUint32(16), bytes.getUint32(20)].map(String), [
    await meta('og:image:width'),
    await meta('og:image:height'),
  ]);
});

test('without scripts the page describes the site and asks to turn them on', async (t) => {
  const context = await newProfile(t, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto((await sharedSite()).url);
  assert.match(await page.locator('#main noscript').innerText(), /four patiences[^]*Turn them on/);
  assert.ok(await page.locator('#main noscript p').isVisible());
});

test('without WebAssembly the page describes the site and names the browsers it needs', async (t) => {
  const context = await newProfile(t);
  await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'WebAssembly'));
  for (const address of ['', '#sly/S222-EV9V', '#replay/S222-EV9V']) {
    const page = await context.newPage();
    await page.goto((await sharedSite()).url + address);
    await until(() => page.locator('#without').isVisible());
    assert.match(await page.locator('#without').innerText(), /four patiences[^]*WebAssembly[^]*Firefox/);
    await page.close();
  }
});

test('opened as a file the page says that it needs a web server, and offers no repair', async (t) => {
  const page = await (await newProfile(t)).newPage();
  await page.goto(pathToFileURL(path.join(UNBUNDLED.directory, 'index.html')).href);
  await until(() => page.getByText('open it from a web server').isVisible());
  assert.equal(await page.getByRole('button', { name: 'Repair' }).isVisible(), false);
});
