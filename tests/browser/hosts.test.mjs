// The element on pages of other sites: strict policies, stylesheets that reset everything, frameworks, long pages, pages
// without scripts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, until } from './support/chromium.mjs';
import { expectSentence, openHostPage, sly, startSolver } from './support/host-page.mjs';
import { winningLine } from './support/games.mjs';
import { ambiguousMove } from './support/player.mjs';
import { dealByRestingStock, waitForFrames } from './support/table-state.mjs';
import { serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';

const maze = winningLine('labyrinth');

/**
 * Waits until a page has drawn its changes and their requests have reached the host: one more request arrives after them.
 * @param {import("playwright-core").Page} page
 */
async function waitForRequests(page) {
  await waitForFrames(page, 3);
  await page.evaluate(() => fetch('host.css', { cache: 'reload' }).then((answer) => answer.text()));
}

/** @param {import("playwright-core").Page} page @param {string} [selector] @returns {Promise<string | undefined>} */
const linkOf = (page, selector = 'patience-game') =>
  page.evaluate((wanted) => /** @type {any} */ (document.querySelector(wanted)).view?.link, selector);

test('the element works on a page of another origin with a strict policy and Trusted Types', async (t) => {
  const ours = await serveForTest(t, { open: true });
  const origin = new URL(ours.url).origin;
  const policy =
    `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin} 'self'; font-src ${origin}; ` +
    `connect-src ${origin}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`;
  const { page } = await openHostPage(t, `<patience-game deal="${maze.deal}"></patience-game>`, {
    head: `<script type="module" src="${ours.url}www/patience-game.js"></script>`,
    css: 'patience-game { height: 600px; }',
    policy,
    allow: new RegExp(`^a request left the site: ${ours.url}`),
  });
  await until(async () => (await linkOf(page)) === maze.links[0]);
  await dealByRestingStock(page.locator('patience-game'));
  // Lazy modules and the font load too.
  await page.locator('[data-action="menu"]').click();
  await page.locator('.is-menu').getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('.popover-text h3').count());
  await eventually(async () =>
    assert.ok(await page.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')), 'its font'),
  );
});

test('the solver works on a page of another origin if its policy allows the worker, and a sentence says so if not', async (t) => {
  const ours = await serveForTest(t, { open: true });
  const origin = new URL(ours.url).origin;
  for (const [directives, sentence] of /** @type {const} */ ([
    ['worker-src blob:; trusted-types cadogan', /is winnable/],
    ["worker-src blob:; trusted-types 'none'", /couldn’t|can’t/],
    ["worker-src 'none'; trusted-types cadogan", /couldn’t|can’t/],
  ])) {
    const policy =
      `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin} 'self'; font-src ${origin}; ` +
      `connect-src ${origin}; img-src data:; require-trusted-types-for 'script'; ${directives}`;
    const { page } = await openHostPage(t, `<patience-game deal="${sly.deal}"></patience-game>`, {
      head: `<script type="module" src="${ours.url}www/patience-game.js"></script>`,
      css: 'patience-game { height: 600px; }',
      policy,
      allow: new RegExp(
        `^a request left the site: ${ours.url}|Content Security Policy|TrustedTypePolicy|^console: policy: (worker-src|trusted-types)`,
      ),
    });
    await until(async () => (await linkOf(page)) === sly.links[0]);
    await startSolver(page);
    await expectSentence(page, sentence, `${sentence} under ${directives}`);
  }
});

test('a page’s right-to-left stylesheet that resets everything changes nothing in the table', async (t) => {
  const hostile =
    '* { all: unset !important; font-size: 60px !important; letter-spacing: 1em !important; word-spacing: 2em !important;' +
    ' text-transform: uppercase !important; line-height: 4 !important; color: red !important; text-align: right !important; }' +
    ' html { font-size: 16px !important; direction: rtl; display: block !important; } body { display: block !important; width: 800px !important; } head { display: none !important; }';
  const body = `<div dir="rtl"><patience-game deal="${maze.deal}"></patience-game></div>`;
  const context = { viewport: { width: 1000, height: 700 } };
  const plain = await openHostPage(t, body, {
    css: 'body { width: 800px; margin: 0; } patience-game { height: 240px; }',
    context,
  });
  const reset = await openHostPage(t, body, { css: hostile, context });
  for (const { page } of [plain, reset]) {
    await until(async () => (await linkOf(page)) === maze.links[0]);
    await until(() => page.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')));
  }
  /** @param {import("playwright-core").Page} page */
  const stylesOf = (page) =>
    tablePage(page).evaluate(({ shadowRoot: root }) => {
      const first = root.querySelector('.shell')?.getBoundingClientRect() ?? new DOMRect();
      return ['.felt', '.status', '[data-pile="stock"]', '[data-action="undo"]', '.sentence'].map((part) => {
        const el = /** @type {HTMLElement} */ (root.querySelector(part));
        const { x, y, width, height } = el.getBoundingClientRect();
        const { fontSize, letterSpacing, wordSpacing, textTransform, lineHeight, color, direction, textAlign } =
          getComputedStyle(el);
        return {
          part,
          at: [x - first.x, y - first.y, width, height].map(Math.round),
          fontSize,
          letterSpacing,
          wordSpacing,
          textTransform,
          lineHeight,
          color,
          direction,
          textAlign,
        };
      });
    });
  const found = await stylesOf(reset.page);
  await eventually(async () => assert.deepEqual(found, await stylesOf(plain.page)));
  assert.ok(found[0].at[2] > 600 && found[0].at[3] > 120, 'there is a table');
  await dealByRestingStock(reset.page.locator('patience-game'));
});

test('the table marks its text as English on a page in another language, and when lang names an unknown language', async (t) => {
  const { page } = await openHostPage(
    t,
    `<div dir="rtl"><patience-game id="a" deal="${maze.deal}"></patience-game>
      <patience-game id="b" lang="fi" dir="rtl" deal="${maze.deal}"><p>Kortit</p></patience-game></div>`,
    { lang: 'ar' },
  );
  for (const id of ['#a', '#b']) await until(async () => (await linkOf(page, id)) === maze.links[0]);
  const languages = () =>
    page.evaluate(() =>
      ['#a', '#b'].map((id) => {
        const root = /** @type {ShadowRoot} */ (document.querySelector(id)?.shadowRoot);
        // The nearest lang and the direction of every text of the table.
        const words = [...root.querySelectorAll('button, [role=status], [data-pile], summary')];
        return [
          ...new Set(
            words.map((el) => `${el.closest('[lang]')?.getAttribute('lang')} ${getComputedStyle(el).direction}`),
          ),
        ];
      }),
    );
  await eventually(async () => assert.deepEqual(await languages(), [['en ltr'], ['en ltr']]));
  await eventually(async () =>
    assert.equal(
      await page.evaluate(() => document.querySelector('#b p')?.closest('[lang]')?.getAttribute('lang')),
      'fi',
    ),
  );
  await page.evaluate(() => {
    const el = /** @type {HTMLElement} */ (document.querySelector('#a'));
    el.lang = 'nl';
    el.lang = 'no language';
  });
  await page.locator('#b [data-action="menu"]').click();
  await until(() => page.locator('#b .is-menu').count());
  await eventually(async () => assert.deepEqual(await languages(), [['en ltr'], ['en ltr']]));
  await eventually(async () => assert.equal(await linkOf(page, '#a'), maze.links[0]));
  // In an iframe, too.
  await page.goto(page.url().replace('host.html', 'www/embed.html?lang=fi&deal=' + maze.deal));
  await until(async () => (await linkOf(page)) === maze.links[0]);
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), 'en'));
});

test('deal= accepts the link of a position or of a replay, and the line player takes no focus', async (t) => {
  const short = `replay/${maze.links[20].slice(maze.links[20].indexOf('/') + 1)}`;
  const { page } = await openHostPage(
    t,
    `<input id="other"><patience-game id="a" game="sly" moves="x" deal="${maze.links[20]}"></patience-game><patience-game id="b" deal="${short}"></patience-game>`,
  );
  await page.locator('#other').focus();
  await until(async () => (await linkOf(page, '#a')) === maze.links[20]);
  await until(() => page.locator('#b [data-player]').count());
  await eventually(async () => assert.equal(await linkOf(page, '#b'), maze.links[0]));
  await eventually(async () => assert.ok(await page.evaluate(() => document.activeElement?.matches('#other'))));
  await eventually(async () => assert.equal(await page.locator('#a [data-player]').count(), 0));
  // Another link ends the replay, and the property link starts one.
  await page.evaluate((link) => {
    const [a, b] = /** @type {any[]} */ ([...document.querySelectorAll('patience-game')]);
    b.setAttribute('deal', link);
    a.link = `${location.href}#replay/${link}`;
  }, sly.links[9]);
  await until(async () => (await linkOf(page, '#b')) === sly.links[9]);
  await until(() => page.locator('#a [data-player]').count());
  await eventually(async () => assert.equal(await page.locator('#b [data-player]').count(), 0));
  await eventually(async () => assert.equal(await linkOf(page, '#a'), sly.links[0]));
  // Removed and inserted again during the replay, the table shows a game at that move.
  await page.locator('#a [data-player]').getByRole('button', { name: 'Step forward' }).click();
  await page.evaluate(async () => {
    const a = /** @type {Element} */ (document.querySelector('#a'));
    a.remove();
    // The element frees its table a moment after removal, unless it was only moved.
    while (/** @type {any} */ (a).view) await new Promise((done) => setTimeout(done));
    document.body.append(a);
  });
  await until(async () => (await linkOf(page, '#a')) === sly.links[1]);
  await eventually(async () => assert.equal(await page.locator('#a [data-player]').count(), 0));
});

test('a page can hide the element by attribute or stylesheet and show it later', async (t) => {
  const { page } = await openHostPage(
    t,
    `<patience-game id="one" hidden deal="${sly.deal}"></patience-game><div id="dim"><patience-game id="two" deal="${sly.deal}"></patience-game></div>`,
    { css: 'patience-game { height: 400px; } #dim { visibility: hidden; }' },
  );
  await until(async () => (await linkOf(page, '#two')) === sly.links[0]);
  const areVisible = () =>
    page.evaluate(() =>
      ['#one', '#two'].map(
        (id) =>
          !!document
            .querySelector(id)
            ?.shadowRoot?.querySelector('[data-pile="stock"]')
            ?.checkVisibility({ visibilityProperty: true }),
      ),
    );
  await eventually(async () => assert.deepEqual(await areVisible(), [false, false]));
  await page.evaluate(() => {
    document.querySelector('#one')?.removeAttribute('hidden');
    document.querySelector('#dim')?.setAttribute('id', 'lit');
  });
  await until(async () => (await areVisible()).every(Boolean));
  // The table that was laid out while hidden has the same size.
  const widths = () =>
    page.evaluate(() =>
      ['#one', '#two'].map((id) =>
        Math.round(
          document.querySelector(id)?.shadowRoot?.querySelector('[data-pile="stock"]')?.getBoundingClientRect().width ??
            0,
        ),
      ),
    );
  await eventually(async () => {
    const [first, second] = await widths();
    assert.ok(first > 0);
    assert.equal(first, second);
  });
});

const FRAMEWORK = `
  // As frameworks do: create elements and set properties and attributes before the class is defined.
  const early = document.createElement("patience-game");
  Object.assign(early, { deal: "${maze.deal}", suits: "four", controls: "minimal", theme: undefined });
  early.id = "early";
  document.querySelector("#app").append(early);
  const bound = document.createElement("patience-game");
  bound.id = "bound";
  bound.link = "${sly.links[12]}";
  document.querySelector("#app").append(bound);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await import("./www/patience-game.js");
  globalThis.loaded = true;`;

test('a framework can set properties before and after the upgrade, move the element and prerender its markup', async (t) => {
  const { page } = await openHostPage(
    t,
    `<div id="app"><patience-game id="served" game="labyrinth" deal="${maze.deal}"><p>On its way</p></patience-game></div><div id="other"></div>`,
    {
      head: '<script type="module" src="framework.js"></script>',
      css: 'patience-game { height: 400px; width: 560px; }',
      files: { 'framework.js': FRAMEWORK },
    },
  );
  for (const [id, link] of [
    ['#early', maze.links[0]],
    ['#served', maze.links[0]],
    ['#bound', sly.links[12]],
  ]) {
    await until(async () => (await linkOf(page, id)) === link, { what: `${id} shows ${link}` });
  }
  const results = await page.evaluate(
    async ([deal, moves]) => {
      const el = /** @type {any} */ (document.querySelector('#early'));
      const attributes = () =>
        Object.fromEntries(['deal', 'suits', 'controls', 'theme', 'hand'].map((name) => [name, el.getAttribute(name)]));
      const tick = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const until = async (/** @type {() => unknown} */ ask) => {
        while (!ask()) await tick();
      };
      const first = attributes();
      Object.assign(el, { suits: null, controls: false, theme: 'dark', hand: 'left' });
      const second = attributes();
      const read = [el.suits, el.controls, el.theme, el.game];
      // Several properties set at once make one request.
      let opened = 0;
      el.addEventListener('patience-move', () => opened++);
      Object.assign(el, { game: 'sly', deal, moves });
      await until(() => opened);
      await tick();
      const afterRequest = { link: el.link, opened };
      // A framework that re-sorts a list moves its elements; undone moves survive.
      el.undo();
      const before = [el.link, el.view.ply, el.view.plies, el.view.canRedo];
      const { view } = el;
      document.querySelector('#other')?.append(el);
      await tick();
      const moved = [el.link, el.view.ply, el.view.plies, el.view.canRedo];
      const same = el.view === view;
      // A framework that caches a page removes the element for a while.
      el.remove();
      await until(() => !el.view);
      const out = [el.view, typeof el.link];
      document.querySelector('#other')?.append(el);
      await until(() => el.view);
      const back = [el.link, el.view.ply, el.view.plies, el.view.canRedo];
      return { first, second, read, afterRequest, before, moved, same, out, back };
    },
    /** @type {[string, string]} */ ([sly.deal, sly.links[9].split('/')[2]]),
  );
  assert.deepEqual(results.first, { deal: maze.deal, suits: 'four', controls: 'minimal', theme: null, hand: null });
  assert.deepEqual(results.second, { deal: maze.deal, suits: null, controls: null, theme: 'dark', hand: 'left' });
  assert.deepEqual(results.read, ['', '', 'dark', '']);
  assert.deepEqual(results.afterRequest, { link: sly.links[9], opened: 1 });
  assert.deepEqual(results.before.slice(2), [9, true]);
  assert.ok(Number(results.before[1]) < 9);
  assert.deepEqual(results.moved, results.before);
  assert.ok(results.same, 'a moved element does not restart its game');
  assert.deepEqual(results.out, [null, 'string']);
  assert.deepEqual(results.back, results.before);
});

test('loading="lazy" loads the rules only when the table is near the viewport', async (t) => {
  const { page, site } = await openHostPage(
    t,
    `<div id="gap"></div><patience-game loading="lazy" deal="${sly.deal}"><p id="words">A table stands here.</p></patience-game>`,
    {
      css: 'patience-game { height: 400px; } #gap { height: 4000px; }',
      context: { viewport: { width: 800, height: 600 } },
    },
  );
  await until(() => site.requests.includes('www/table/table.css'));
  await waitForRequests(page);
  assert.ok(!site.requests.some((name) => name.endsWith('.wasm')), 'no module yet');
  assert.ok(
    await page.evaluate(() => document.querySelector('#words')?.checkVisibility()),
    'the fallback content is visible',
  );
  await page.evaluate(() => scrollTo(0, 2900));
  await waitForRequests(page);
  assert.ok(!site.requests.some((name) => name.endsWith('.wasm')), 'still too far');
  assert.equal(await linkOf(page), undefined, 'still too far');
  await page.evaluate(() => scrollTo(0, 3200));
  await until(async () => (await linkOf(page)) === sly.links[0]);
  assert.equal(site.requests.filter((name) => name.endsWith('.wasm')).length, 1);
});

test('a link set on a lazy element is kept until it loads, and loading="eager" loads it', async (t) => {
  const { page } = await openHostPage(t, '<div id="gap"></div><patience-game loading="lazy"></patience-game>', {
    css: 'patience-game { height: 400px; } #gap { height: 4000px; }',
  });
  await page.evaluate(
    (link) =>
      customElements.whenDefined('patience-game').then(() => {
        const el = /** @type {any} */ (document.querySelector('patience-game'));
        el.link = link;
        el.loading = 'eager';
      }),
    maze.links[5],
  );
  await until(async () => (await linkOf(page)) === maze.links[5]);
});

test('the element’s fallback content shows without scripts and gives way to the table with them', async (t) => {
  const body = `<patience-game deal="${sly.deal}"><p id="words">A game of Sly, <a href="https://example.org/">told here</a>.</p></patience-game>`;
  const without = await openHostPage(t, body, { context: { javaScriptEnabled: false } });
  await eventually(async () => assert.ok(await without.page.locator('#words').isVisible()));
  const { page } = await openHostPage(t, body);
  await until(async () => (await linkOf(page)) === sly.links[0]);
  await eventually(async () => assert.ok(!(await page.locator('#words').isVisible())));
});

test('an element with a bad attribute shows a sentence and a New deal button that works by keyboard', async (t) => {
  const { page } = await openHostPage(
    t,
    '<patience-game id="code" deal="S7Q3-K9X3"></patience-game><patience-game id="name" game="no-such-game"></patience-game>' +
      `<patience-game id="moves" controls="none" game="labyrinth" deal="${maze.deal}" moves="nonsense"></patience-game>`,
    { css: 'patience-game { height: 300px; }' },
  );
  for (const [id, game] of [
    ['code', 'fairie-queen'],
    ['name', 'fairie-queen'],
    ['moves', 'labyrinth'],
  ]) {
    const button = page.locator(`#${id}`).getByRole('button', { name: 'New deal' });
    await until(() => button.isVisible(), { what: `New deal in ${id}` });
    const sentence = (await page.locator(`#${id} .sentence`).textContent()) ?? '';
    assert.match(sentence, /^\p{Lu}.{15,}\.$/u);
    await eventually(async () => assert.ok(await page.locator(`#${id} .sentence`).isVisible()));
    await button.focus();
    await page.keyboard.press('Enter');
    const link = await until(() => linkOf(page, `#${id}`));
    const firstGame = await page.evaluate(
      (name) => /** @type {any} */ (document.querySelector(name)).host.games[0].id,
      `#${id}`,
    );
    assert.ok(link.startsWith(`${game === 'labyrinth' ? game : firstGame}/`), link);
  }
});

test('controls= shows the whole bar, two buttons or the cards alone, and a choice can always be made', async (t) => {
  const empress = winningLine('empress-of-india');
  const { page } = await openHostPage(t, `<patience-game deal="${empress.deal}"></patience-game>`, {
    css: 'patience-game { height: 640px; }',
    context: { viewport: { width: 1000, height: 700 } },
  });
  const table = tablePage(page);
  await until(async () => (await linkOf(page)) === empress.links[0]);
  const visibleActions = () =>
    table.evaluate(({ shadowRoot }) => {
      const visible = [...shadowRoot.querySelectorAll('[data-action]')].filter((el) => el.checkVisibility());
      return visible.map((el) => el.getAttribute('data-action')).sort();
    });
  const setControls = (/** @type {string | null} */ controls) =>
    table.evaluate((game, value) => void (game.controls = value), controls);
  await eventually(async () =>
    assert.deepEqual(await visibleActions(), ['code', 'deal', 'hint', 'menu', 'new-deal', 'redo', 'share', 'undo']),
  );
  await setControls('minimal');
  await eventually(async () => assert.deepEqual(await visibleActions(), ['deal', 'undo']));
  await setControls('none');
  await eventually(async () => assert.deepEqual(await visibleActions(), []));
  await eventually(async () => assert.ok(!(await page.locator('.counters').isVisible())));
  // The live region stays for screen readers.
  await eventually(async () => assert.ok(((await page.locator('[role="status"]').textContent()) ?? '').length > 10));
  await eventually(async () =>
    assert.ok(await table.evaluate(({ shadowRoot }) => shadowRoot.querySelector('[role="status"]')?.checkVisibility())),
  );
  // The stock does not rest where nothing shows why.
  await table.setLink(maze.links[0]);
  assert.ok(await table.evaluate(({ view }) => view.dealDecides), 'a card can go home');
  await page.locator('[data-pile="stock"]').click();
  await until(async () => (await linkOf(page)) !== maze.links[0], { what: 'one tap deals' });
  const { link, to } = ambiguousMove();
  await table.evaluate((game, wanted) => void game.open(wanted), link);
  await until(async () => (await linkOf(page)) === link);
  await page.locator(`[data-pile="${to}"]`).click();
  await until(() => page.locator('.offers button').first().isVisible());
  await page.locator('.offers button').first().click();
  await until(async () => (await linkOf(page)) !== link);
  await setControls(null);
  await eventually(async () =>
    assert.deepEqual(await visibleActions(), [
      'code',
      'deal',
      'deal-all',
      'hint',
      'menu',
      'new-deal',
      'redo',
      'share',
      'undo',
    ]),
  );
});

test('the element’s menu works by mouse and keys, and a page can replace it', async (t) => {
  const { page } = await openHostPage(t, `<patience-game deal="${sly.deal}"></patience-game>`, {
    css: 'patience-game { height: 640px; } body { padding-bottom: 3000px; }',
  });
  await until(async () => (await linkOf(page)) === sly.links[0]);
  const menuButton = page.locator('[data-action="menu"]');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await until(() => menu.isVisible());
  await page.keyboard.press('Escape');
  await until(async () => !(await menu.count()));
  const expectFocusOnButton = () =>
    eventually(async () =>
      assert.equal(
        await tablePage(page).evaluate(({ shadowRoot }) => shadowRoot.activeElement?.getAttribute('data-action')),
        'menu',
      ),
    );
  await expectFocusOnButton();
  /** Closes a popover while its button is out of sight. @param {import('playwright-core').Locator} popover */
  const closeOutOfSight = async (popover) => {
    await until(() => popover.isVisible());
    await page.evaluate(() => scrollTo(0, 2000));
    await page.keyboard.press('Escape');
    await until(async () => !(await popover.count()));
    await expectFocusOnButton();
    assert.equal(await page.evaluate(() => scrollY), 2000, 'nothing scrolls');
  };
  await page.keyboard.press('Enter');
  await closeOutOfSight(menu);
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Shortcuts' }).press('Enter');
  await closeOutOfSight(page.locator('patience-game .is-keys'));
  await menuButton.click();
  await menu.getByRole('button', { name: 'New deal' }).click();
  await until(async () => (await linkOf(page)) !== sly.links[0]);
  await eventually(async () => assert.equal(await menu.count(), 0));
  await page.evaluate(() =>
    document.addEventListener('patience-menu', (event) => event.preventDefault(), { once: true }),
  );
  await menuButton.click();
  await eventually(async () => assert.equal(await menu.count(), 0));
});
