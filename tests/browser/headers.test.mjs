// The headers of dist/_headers in a browser: the pages that others may frame, and the files that they may load.

import assert from 'node:assert/strict';
import { test } from './support/built-site-test.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { headersOf } from './support/hosting-headers.mjs';
import { serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';

const sly = winningLine('sly');

test('other origins may frame embed.html alone and get no handle on windows of the site', async (t) => {
  assert.match(headersOf('index.html')['Content-Security-Policy'], /frame-ancestors 'self'$/);
  assert.equal(headersOf('www/pkg/x.wasm')['Content-Type'], 'application/wasm');
  const ours = await serveForTest(t, { headers: headersOf });
  const host = await serveForTest(t, {
    policy: "default-src 'self' http: 'unsafe-inline'; img-src data:",
    files: {
      'host.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,"></head>
<body><iframe name="game" src="${ours.url}www/embed.html#${sly.links[3]}"></iframe>
<iframe name="site" src="${ours.url}"></iframe><iframe name="rules" src="${ours.url}www/rules/sly.html"></iframe>
<script>var messages = []; addEventListener('message', ({ data }) => messages.push(data.link ?? data.type));</script></body></html>`,
    },
  });
  const { page, context } = await open(t, 'host.html', {
    site: host,
    allow: new RegExp(`frame-ancestors|Framing|^a request left the site: ${ours.url}`),
  });
  await until(() => page.evaluate((link) => /** @type {any} */ (globalThis).messages.includes(link), sly.links[3]), {
    what: 'the game in the frame',
  });
  for (const name of ['site', 'rules'])
    await eventually(async () => assert.match(page.frame({ name })?.url() ?? '', /^chrome-error:/, name));
  const popup = context.waitForEvent('page');
  await page.evaluate((url) => void globalThis.open(url), `${ours.url}#${sly.links[3]}`);
  const opened = await popup;
  await until(() => tablePage(opened).evaluate(({ view }) => !!view));
  assert.equal(await opened.evaluate(() => globalThis.opener), null);
});

test('a cross-origin isolated page can load the element', async (t) => {
  const ours = await serveForTest(t, { headers: headersOf });
  const host = await serveForTest(t, {
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
  const table = tablePage(page);
  await until(() => table.evaluate(({ view }) => !!view));
  assert.equal(await page.evaluate(() => globalThis.crossOriginIsolated), true);
  await eventually(async () =>
    assert.ok(await table.evaluate(({ shadowRoot }) => !!shadowRoot?.querySelector('link')?.sheet)),
  );
});
