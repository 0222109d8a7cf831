// What the site shows before it is opened, and where it cannot run: title, description, picture, sentences.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newProfile, open, sharedSite, until } from './support/chromium.mjs';

test('a preview has title, description and a picture of the right size', async (t) => {
  const { page, site } = await open(t);
  const meta = (/** @type {string} */ name) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  for (const name of ['og:title', 'og:description', 'description', 'og:image:alt'])
    assert.ok(((await meta(name)) ?? '').length > 20, name);
  const picture = await fetch(new URL((await meta('og:image')) ?? '', site.url));
  assert.equal(picture.headers.get('content-type'), 'image/png');
  const bytes = new DataView(await picture.arrayBuffer());
  // A PNG tells its width and height at bytes 16 and 20.
  assert.deepEqual([bytes.getUint32(16), bytes.getUint32(20)].map(String), [
    await meta('og:image:width'),
    await meta('og:image:height'),
  ]);
});

test('without scripts the page tells what it is', async (t) => {
  const context = await newProfile(t, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto((await sharedSite()).url);
  assert.match(await page.locator('#main noscript').innerText(), /four patiences[^]*Turn them on/);
  assert.ok(await page.locator('#main noscript p').isVisible());
});

test('without WebAssembly the page tells what it is and what it needs', async (t) => {
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
