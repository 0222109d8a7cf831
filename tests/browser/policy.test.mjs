// What every other test asserts of its pages (no error, no request elsewhere, no breach of the policy), and that it
// would be noticed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { winningLine, waitForTable } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';

test('Trusted Types and the policy are in force', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, {
    allow: /policy|violat|Content Security|TrustedHTML|trusted|script-src|connect-src|img-src/i,
  });
  await waitForTable(page);
  const refused = await page.evaluate(async () => {
    /** @type {Record<string, boolean>} */
    const found = {};
    const tries = (/** @type {string} */ name, /** @type {() => unknown} */ act) => {
      try {
        act();
        found[name] = false;
      } catch {
        found[name] = true;
      }
    };
    tries('markup', () => (document.createElement('div').innerHTML = '<b>x</b>'));
    tries('a policy of one’s own', () => /** @type {any} */ (globalThis).trustedTypes.createPolicy('mine', {}));
    // eslint-disable-next-line no-implied-eval -- that it is refused is the point
    tries('code from text', () => globalThis.setTimeout(/** @type {any} */ ("document.title = 'x'")));
    found['a request elsewhere'] = await fetch('http://127.0.0.1:9/').then(
      () => false,
      () => true,
    );
    return found;
  });
  assert.deepEqual(refused, {
    markup: true,
    'a policy of one’s own': true,
    'code from text': true,
    'a request elsewhere': true,
  });
});

test('a whole visit asks for nothing but the site’s own files', async (t) => {
  const site = await serveFor(t);
  const { page } = await open(t, '', { site });
  await until(async () => (await page.locator('#plates > li').count()) === 4);
  await page.getByRole('button', { name: /^Deal: Sly/ }).click();
  await waitForTable(page);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('dialog .rules h3').count());
  await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  const asked = site.requests.filter((name) => !name.startsWith('__'));
  // The page and the table each name the sheets of colours, and browsers ask for icons as they like; a host that says
  // "no-cache" is asked whether they have changed.
  const again = asked.filter(
    (name, n) => asked.indexOf(name) !== n && !/^www\/(table\/(paper|cards|looks)\.css|icon\.svg)$/.test(name),
  );
  assert.deepEqual(again, [], 'nothing is asked for twice');
  assert.ok(
    asked.every((name) => /^(index\.html|sw\.js|www\/[\w./-]+)$/.test(name)),
    asked.join(' '),
  );
});
