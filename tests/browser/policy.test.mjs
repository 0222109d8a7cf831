// The assertions that `open` makes about every page (no error, no request elsewhere, no violation of the policy) would
// fail where they should.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { headersOf } from './support/hosting-headers.mjs';
import { waitForTable } from './support/table-state.mjs';
import { serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';

test('Trusted Types and the policy are enforced', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, {
    allow: /policy|violat|Content Security|TrustedHTML|trusted|script-src|connect-src|img-src/i,
  });
  await waitForTable(page);
  const refused = await page.evaluate(async () => {
    /** @type {Record<string, boolean>} */
    const found = {};
    const attempt = (/** @type {string} */ name, /** @type {() => unknown} */ act) => {
      try {
        act();
        found[name] = false;
      } catch {
        found[name] = true;
      }
    };
    attempt('markup', () => (document.createElement('div').innerHTML = '<b>x</b>'));
    attempt('another policy', () => /** @type {any} */ (globalThis).trustedTypes.createPolicy('mine', {}));
    // eslint-disable-next-line no-implied-eval -- it must be refused
    attempt('code from text', () => globalThis.setTimeout(/** @type {any} */ ("document.title = 'x'")));
    found['a request elsewhere'] = await fetch('http://127.0.0.1:9/').then(
      () => false,
      () => true,
    );
    return found;
  });
  assert.deepEqual(refused, {
    markup: true,
    'another policy': true,
    'code from text': true,
    'a request elsewhere': true,
  });
});

test('a visit requests only files of the site, each once', async (t) => {
  // Modules are fetched before they are imported, from the browser's cache.
  const site = await serveForTest(t, { headers: headersOf });
  const { page } = await open(t, '', { site });
  await until(async () => (await page.locator('#games > li').count()) === 4);
  await page.getByRole('button', { name: /^Deal: Sly/ }).click();
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await page.locator('dialog').getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('dialog .rules h3').count());
  await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  const requests = site.requests.filter((name) => !name.startsWith('__'));
  // Page and table both link the colour sheets, and browsers request icons at will; a host with "no-cache" gets
  // revalidations.
  const repeated = requests.filter(
    (name, n) => requests.indexOf(name) !== n && !/^www\/(cards\/(paper|cards|looks)\.css|icon\.svg)$/.test(name),
  );
  assert.deepEqual(repeated, [], 'no file is requested twice');
  assert.ok(
    requests.every((name) => /^(index\.html|sw\.js|www\/[\w./-]+)$/.test(name)),
    requests.join(' '),
  );
});
