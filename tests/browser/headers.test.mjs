// What dist/_headers has hosts say, in a browser: who may frame which page, and who may have the files.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSources } from './support/built.mjs';
import { test } from './support/built-site.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const sly = winningLine('sly');

const text = onSources ? '' : fs.readFileSync(path.join(process.env.PATIENCE_SITE ?? DIST, '_headers'), 'utf8');
const rules = text.split(/\n(?=\/)/).map((rule) => {
  const [place, ...lines] = rule.trim().split('\n');
  const pattern = new RegExp(`^${place.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`);
  return {
    pattern,
    said: lines.map((one) =>
      one
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    ),
  };
});

/** What a host that follows the file says with one of the site's. @param {string} name */
const headers = (name) =>
  Object.fromEntries(rules.filter(({ pattern }) => pattern.test(`/${name}`)).flatMap(({ said }) => said));

test('a stranger may frame embed.html and no other page, and has no hold on a window of the site', async (t) => {
  assert.match(headers('index.html')['Content-Security-Policy'], /frame-ancestors 'self'$/);
  assert.equal(headers('www/pkg/x.wasm')['Content-Type'], 'application/wasm');
  const ours = await serveFor(t, { headers });
  const host = await serveFor(t, {
    policy: "default-src 'self' http: 'unsafe-inline'; img-src data:",
    files: {
      'host.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,"></head>
<body><iframe name="game" src="${ours.url}www/embed.html#${sly.links[3]}"></iframe>
<iframe name="site" src="${ours.url}"></iframe><iframe name="rules" src="${ours.url}www/rules/sly.html"></iframe>
<script>var told = []; addEventListener('message', ({ data }) => told.push(data.link ?? data.type));</script></body></html>`,
    },
  });
  const { page, context } = await open(t, 'host.html', {
    site: host,
    allow: new RegExp(`frame-ancestors|Framing|^a request left the site: ${ours.url}`),
  });
  await until(() => page.evaluate((link) => /** @type {any} */ (globalThis).told.includes(link), sly.links[3]), {
    what: 'the game in the frame',
  });
  for (const name of ['site', 'rules'])
    await eventually(async () => assert.match(page.frame({ name })?.url() ?? '', /^chrome-error:/, name));
  const popup = context.waitForEvent('page');
  await page.evaluate((url) => void globalThis.open(url), `${ours.url}#${sly.links[3]}`);
  const opened = await popup;
  await until(() => opened.evaluate(() => /** @type {any} */ (document.querySelector('patience-game'))?.view));
  assert.equal(await opened.evaluate(() => globalThis.opener), null);
});

test('a page that wants to be isolated can have the element', async (t) => {
  const ours = await serveFor(t, { headers });
  const host = await serveFor(t, {
    policy: "default-src 'self' http: blob: 'wasm-unsafe-eval'; img-src data:",
    headers: () => ({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    }),
    files: {
      'host.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,">
<script type="module" src="${ours.url}www/patience-game.js"></script></head><body><patience-game deal="${sly.deal}"></patience-game></body></html>`,
    },
  });
  const { page } = await open(t, 'host.html', {
    site: host,
    allow: new RegExp(`^a request left the site: ${ours.url}`),
  });
  await until(() => page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game'))?.view));
  assert.equal(await page.evaluate(() => globalThis.crossOriginIsolated), true);
  await eventually(async () =>
    assert.ok(
      await page.evaluate(() => {
        const sheet = document.querySelector('patience-game')?.shadowRoot?.querySelector('link')?.sheet;
        return !!sheet;
      }),
    ),
  );
});
