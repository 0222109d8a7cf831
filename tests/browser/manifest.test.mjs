// The web app manifest, for systems that install the site: its links, its screenshots, its icons.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { ICONS, draw } from './icons.mjs';
import { SCREENS } from './screens.mjs';
import { newProfile, open, until } from './support/chromium.mjs';
import { rules } from './support/games.mjs';
import { pixelsOf } from './support/pixels.mjs';

const WWW = new URL('../../www/', import.meta.url);

test('the browser finds no error in the manifest, and its shortcuts are the games', async (t) => {
  const { page, site } = await open(t, '', { context: { serviceWorkers: 'allow' } });
  await until(() => page.evaluate(() => document.querySelector('link[rel="manifest"]')));
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  assert.equal(url, `${site.url}www/app.webmanifest`);
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data ?? '');
  const absolute = (/** @type {string} */ path) => new URL(path, url).href;
  assert.equal(absolute(manifest.start_url), site.url);
  assert.equal(absolute(manifest.scope), site.url);
  // The four games, as the engine names them.
  const games = rules.games().filter(({ variant }) => !variant);
  assert.deepEqual(
    manifest.shortcuts.map((/** @type {any} */ { name, url: link }) => [name, absolute(link)]),
    games.map(({ id, name }) => [name, `${site.url}#${id}`]),
  );
  for (const { src } of manifest.icons) assert.equal((await fetch(absolute(src))).status, 200, src);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The profile of a test is incognito.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    [],
  );
});

test('screenshots exist in both forms, with the declared sizes and small files; the worker caches none', async (t) => {
  const { page, site } = await open(t);
  const manifest = JSON.parse(fs.readFileSync(new URL('app.webmanifest', WWW), 'utf8'));
  /** @type {{ src: string, sizes: string, type: string, form_factor: string, label: string }[]} */
  const pictures = manifest.screenshots;
  assert.deepEqual(
    pictures.map(({ src }) => src),
    SCREENS.map(([file]) => file),
  );
  for (const { src, sizes, type, form_factor: form, label } of pictures) {
    const url = `${site.url}www/${src}`;
    const answer = await fetch(url);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, type], src);
    assert.ok((await answer.arrayBuffer()).byteLength < 100_000, src);
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, url);
    assert.equal(drawn, sizes, `${src}: run node tests/browser/screens.mjs`);
    const [width, height] = sizes.split('x').map(Number);
    assert.equal(form, width > height ? 'wide' : 'narrow');
    assert.ok(label.length > 2);
  }
  // Systems show those of the same form side by side: they must have the same shape.
  for (const form of ['wide', 'narrow'])
    assert.equal(
      new Set(pictures.filter((picture) => picture.form_factor === form).map(({ sizes }) => sizes)).size,
      1,
      form,
    );
  assert.doesNotMatch(await (await fetch(`${site.url}sw.js`)).text(), /screens\//);
});

test('the icons are rendered from their drawings', async (t) => {
  const context = await newProfile(t);
  const page = await context.newPage();
  for (const [file, drawing, size] of ICONS) {
    const drawn = await draw(page, drawing, size);
    const stored = fs.readFileSync(new URL(file, WWW));
    // Pixel by pixel: another browser compresses the same picture differently, and rounds an edge by a shade.
    const [first, second] = [await pixelsOf(page, drawn), await pixelsOf(page, stored)];
    assert.deepEqual([first.width, first.height], [second.width, second.height], file);
    const difference = first.bytes.reduce((most, value, n) => Math.max(most, Math.abs(value - second.bytes[n])), 0);
    assert.ok(difference <= 24, `${file} is not what ${drawing} gives: run node tests/browser/icons.mjs`);
  }
});
