// The element among strangers: strict policies, sheets that reset everything, frameworks, pages that are long or
// without scripts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { askSolver, says, sly } from './support/embedded.mjs';
import { ambiguousMove, waitForFrames, winningLine } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';

const maze = winningLine('labyrinth');

/** @param {string} body @param {string} [head] */
const page = (body, head = '<script type="module" src="www/patience-game.js"></script>') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="host.css">${head}</head><body>${body}</body></html>`;

/**
 * @param {import("node:test").TestContext} t @param {Record<string, string>} files
 * @param {{ policy?: string, context?: import("playwright-core").BrowserContextOptions, allow?: RegExp }} [options]
 */
async function host(t, files, { policy, ...options } = {}) {
  const site = await serveFor(t, { files: { 'host.css': '', ...files }, ...(policy && { policy }) });
  return { ...(await open(t, 'host.html', { site, ...options })), site };
}

/**
 * Waits until a page has drawn what it was told to, and what that made it ask for has reached the host: a request of our
 * own comes after it.
 * @param {import("playwright-core").Page} on
 */
async function rest(on) {
  await waitForFrames(on, 3);
  await on.evaluate(() => fetch('host.css', { cache: 'reload' }).then((answer) => answer.text()));
}

/** @param {import("playwright-core").Page} on @param {string} [which] @returns {Promise<string | undefined>} */
const gameOf = (on, which = 'patience-game') =>
  on.evaluate((name) => /** @type {any} */ (document.querySelector(name)).view?.link, which);

test('a page of another origin, with a strict policy and Trusted Types', async (t) => {
  const ours = await serveFor(t, { open: true });
  const origin = new URL(ours.url).origin;
  const policy =
    `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin} 'self'; font-src ${origin}; ` +
    `connect-src ${origin}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`;
  const script = `<script type="module" src="${ours.url}www/patience-game.js"></script>`;
  const { page: on } = await host(
    t,
    {
      'host.html': page(`<patience-game deal="${maze.deal}"></patience-game>`, script),
      'host.css': 'patience-game { height: 600px; }',
    },
    { policy, allow: new RegExp(`^a request left the site: ${ours.url}`) },
  );
  await until(async () => (await gameOf(on)) === maze.links[0]);
  await on.locator('[data-pile="stock"]').click();
  await until(async () => (await gameOf(on)) !== maze.links[0]);
  // What comes late comes too.
  await on.locator('[data-action="menu"]').click();
  await on.locator('.is-menu').getByRole('button', { name: 'Rules' }).click();
  await until(() => on.locator('.look-text h3').count());
  await eventually(async () =>
    assert.ok(await on.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')), 'its font'),
  );
});

test('the solver works on a page of another origin, whose policy lets it have its worker; else a sentence says so', async (t) => {
  const ours = await serveFor(t, { open: true });
  const origin = new URL(ours.url).origin;
  const script = `<script type="module" src="${ours.url}www/patience-game.js"></script>`;
  for (const [more, sentence] of /** @type {const} */ ([
    ['worker-src blob:; trusted-types cadogan', /is winnable/],
    ["worker-src blob:; trusted-types 'none'", /couldn’t|can’t/],
    ["worker-src 'none'; trusted-types cadogan", /couldn’t|can’t/],
  ])) {
    const policy =
      `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin} 'self'; font-src ${origin}; ` +
      `connect-src ${origin}; img-src data:; require-trusted-types-for 'script'; ${more}`;
    const { page: on } = await host(
      t,
      {
        'host.html': page(`<patience-game deal="${sly.deal}"></patience-game>`, script),
        'host.css': 'patience-game { height: 600px; }',
      },
      {
        policy,
        allow: new RegExp(
          `^a request left the site: ${ours.url}|Content Security Policy|TrustedTypePolicy|^console: policy: (worker-src|trusted-types)`,
        ),
      },
    );
    await until(async () => (await gameOf(on)) === sly.links[0]);
    await askSolver(on);
    await says(on, sentence, `${sentence} under ${more}`);
  }
});

test('a page whose sheet resets everything, in huge type, written from the right', async (t) => {
  const hostile =
    '* { all: unset !important; font-size: 60px !important; letter-spacing: 1em !important; word-spacing: 2em !important;' +
    ' text-transform: uppercase !important; line-height: 4 !important; color: red !important; text-align: right !important; }' +
    ' html { font-size: 16px !important; direction: rtl; display: block !important; } body { display: block !important; width: 800px !important; } head { display: none !important; }';
  const bodies = (/** @type {string} */ css) => ({
    'host.html': page(`<div dir="rtl"><patience-game deal="${maze.deal}"></patience-game></div>`),
    'host.css': css,
  });
  const context = { viewport: { width: 1000, height: 700 } };
  const plain = await host(t, bodies('body { width: 800px; margin: 0; } patience-game { height: 240px; }'), {
    context,
  });
  const reset = await host(t, bodies(hostile), { context });
  for (const { page: on } of [plain, reset]) {
    await until(async () => (await gameOf(on)) === maze.links[0]);
    await until(() => on.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')));
  }
  /** @param {import("playwright-core").Page} on */
  const look = (on) =>
    on.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
      const first = root.querySelector('.room')?.getBoundingClientRect() ?? new DOMRect();
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
  const found = await look(reset.page);
  await eventually(async () => assert.deepEqual(found, await look(plain.page)));
  assert.ok(found[0].at[2] > 600 && found[0].at[3] > 120, 'there is a table');
  await reset.page.locator('[data-pile="stock"]').click();
  await until(async () => (await gameOf(reset.page)) !== maze.links[0]);
});

test('the table speaks English and says so, whatever the page speaks, and where it asks for a language that there is not', async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(`<div dir="rtl"><patience-game id="a" deal="${maze.deal}"></patience-game>
      <patience-game id="b" lang="fi" dir="rtl" deal="${maze.deal}"><p>Kortit</p></patience-game></div>`).replace(
      'lang="en"',
      'lang="ar"',
    ),
  });
  for (const id of ['#a', '#b']) await until(async () => (await gameOf(on, id)) === maze.links[0]);
  const told = () =>
    on.evaluate(() =>
      ['#a', '#b'].map((id) => {
        const root = /** @type {ShadowRoot} */ (document.querySelector(id)?.shadowRoot);
        // Every word of the table, by the nearest element that names a language and a direction.
        const words = [...root.querySelectorAll('button, [role=status], [data-pile], summary')];
        return [
          ...new Set(
            words.map((el) => `${el.closest('[lang]')?.getAttribute('lang')} ${getComputedStyle(el).direction}`),
          ),
        ];
      }),
    );
  await eventually(async () => assert.deepEqual(await told(), [['en ltr'], ['en ltr']]));
  await eventually(async () =>
    assert.equal(
      await on.evaluate(() => document.querySelector('#b p')?.closest('[lang]')?.getAttribute('lang')),
      'fi',
    ),
  );
  await on.evaluate(() => {
    const el = /** @type {HTMLElement} */ (document.querySelector('#a'));
    el.lang = 'nl';
    el.lang = 'no language';
  });
  await on.locator('#b [data-action="menu"]').click();
  await until(() => on.locator('#b .is-menu').count());
  await eventually(async () => assert.deepEqual(await told(), [['en ltr'], ['en ltr']]));
  await eventually(async () => assert.equal(await gameOf(on, '#a'), maze.links[0]));
  // In a frame the wish is as harmless.
  await on.goto(on.url().replace('host.html', 'www/embed.html?lang=fi&deal=' + maze.deal));
  await until(async () => (await gameOf(on)) === maze.links[0]);
  await eventually(async () => assert.equal(await on.evaluate(() => document.documentElement.lang), 'en'));
});

test('deal= takes a whole link, a position’s and a replay’s; the player leaves the focus where it is', async (t) => {
  const short = `replay/${maze.links[20].slice(maze.links[20].indexOf('/') + 1)}`;
  const { page: on } = await host(t, {
    'host.html': page(
      `<input id="other"><patience-game id="a" game="sly" moves="x" deal="${maze.links[20]}"></patience-game><patience-game id="b" deal="${short}"></patience-game>`,
    ),
  });
  await on.locator('#other').focus();
  await until(async () => (await gameOf(on, '#a')) === maze.links[20]);
  await until(() => on.locator('#b [data-player]').count());
  await eventually(async () => assert.equal(await gameOf(on, '#b'), maze.links[0]));
  await eventually(async () => assert.ok(await on.evaluate(() => document.activeElement?.matches('#other'))));
  await eventually(async () => assert.equal(await on.locator('#a [data-player]').count(), 0));
  // Another link ends the replay, and a replay may be asked for by the property.
  await on.evaluate((link) => {
    const [a, b] = /** @type {any[]} */ ([...document.querySelectorAll('patience-game')]);
    b.setAttribute('deal', link);
    a.link = `${location.href}#replay/${link}`;
  }, sly.links[9]);
  await until(async () => (await gameOf(on, '#b')) === sly.links[9]);
  await until(() => on.locator('#a [data-player]').count());
  await eventually(async () => assert.equal(await on.locator('#b [data-player]').count(), 0));
  await eventually(async () => assert.equal(await gameOf(on, '#a'), sly.links[0]));
  // Taken out while it is watched, it comes back as a game at that move.
  await on.locator('#a [data-player]').getByRole('button', { name: 'Step forward' }).click();
  await on.evaluate(async () => {
    const a = /** @type {Element} */ (document.querySelector('#a'));
    a.remove();
    // It gives its table up a moment after it was taken out, and not if it was only moved.
    while (/** @type {any} */ (a).view) await new Promise((done) => setTimeout(done));
    document.body.append(a);
  });
  await until(async () => (await gameOf(on, '#a')) === sly.links[1]);
  await eventually(async () => assert.equal(await on.locator('#a [data-player]').count(), 0));
});

test('a page that hides the element, by attribute and by sheet', async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(
      `<patience-game id="one" hidden deal="${sly.deal}"></patience-game><div id="dim"><patience-game id="two" deal="${sly.deal}"></patience-game></div>`,
    ),
    'host.css': 'patience-game { height: 400px; } #dim { visibility: hidden; }',
  });
  await until(async () => (await gameOf(on, '#two')) === sly.links[0]);
  const seen = () =>
    on.evaluate(() =>
      ['#one', '#two'].map(
        (id) =>
          !!document
            .querySelector(id)
            ?.shadowRoot?.querySelector('[data-pile="stock"]')
            ?.checkVisibility({ visibilityProperty: true }),
      ),
    );
  await eventually(async () => assert.deepEqual(await seen(), [false, false]));
  await on.evaluate(() => {
    document.querySelector('#one')?.removeAttribute('hidden');
    document.querySelector('#dim')?.setAttribute('id', 'lit');
  });
  await until(async () => (await seen()).every(Boolean));
  // The table that was laid unseen takes its room now.
  const widths = () =>
    on.evaluate(() =>
      ['#one', '#two'].map((id) =>
        Math.round(
          document.querySelector(id)?.shadowRoot?.querySelector('[data-pile="stock"]')?.getBoundingClientRect().width ??
            0,
        ),
      ),
    );
  await eventually(async () => {
    const [one, two] = await widths();
    assert.ok(one > 0);
    assert.equal(one, two);
  });
});

const FRAMEWORK = `
  // As frameworks do: made and filled before the element's class is there, some by property, some by attribute.
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

test('a framework’s page: properties before and after the upgrade, moving, server-rendered markup', async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(
      `<div id="app"><patience-game id="served" game="labyrinth" deal="${maze.deal}"><p>On its way</p></patience-game></div><div id="other"></div>`,
      '<script type="module" src="framework.js"></script>',
    ),
    'framework.js': FRAMEWORK,
    'host.css': 'patience-game { height: 400px; width: 560px; }',
  });
  for (const [id, link] of [
    ['#early', maze.links[0]],
    ['#served', maze.links[0]],
    ['#bound', sly.links[12]],
  ]) {
    await until(async () => (await gameOf(on, id)) === link, { what: `${id} shows ${link}` });
  }
  const told = await on.evaluate(
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
      // Several at once are one wish.
      let opened = 0;
      el.addEventListener('patience-move', () => opened++);
      Object.assign(el, { game: 'sly', deal, moves });
      await until(() => opened);
      await tick();
      const wished = { link: el.link, opened };
      // A list that is sorted anew moves its elements about; nothing that was undone is lost.
      el.undo();
      const before = [el.link, el.view.ply, el.view.plies, el.view.canRedo];
      const { view } = el;
      document.querySelector('#other')?.append(el);
      await tick();
      const moved = [el.link, el.view.ply, el.view.plies, el.view.canRedo];
      const same = el.view === view;
      // A page that is kept while another is shown takes it out for a while.
      el.remove();
      await until(() => !el.view);
      const out = [el.view, typeof el.link];
      document.querySelector('#other')?.append(el);
      await until(() => el.view);
      const back = [el.link, el.view.ply, el.view.plies, el.view.canRedo];
      return { first, second, read, wished, before, moved, same, out, back };
    },
    /** @type {[string, string]} */ ([sly.deal, sly.links[9].split('/')[2]]),
  );
  assert.deepEqual(told.first, { deal: maze.deal, suits: 'four', controls: 'minimal', theme: null, hand: null });
  assert.deepEqual(told.second, { deal: maze.deal, suits: null, controls: null, theme: 'dark', hand: 'left' });
  assert.deepEqual(told.read, ['', '', 'dark', '']);
  assert.deepEqual(told.wished, { link: sly.links[9], opened: 1 });
  assert.deepEqual(told.before.slice(2), [9, true]);
  assert.ok(Number(told.before[1]) < 9);
  assert.deepEqual(told.moved, told.before);
  assert.ok(told.same, 'moving is not laying anew');
  assert.deepEqual(told.out, [null, 'string']);
  assert.deepEqual(told.back, told.before);
});

test('loading="lazy": nothing of the rules comes until the table is near', async (t) => {
  const { page: on, site } = await host(
    t,
    {
      'host.html': page(
        `<div id="gap"></div><patience-game loading="lazy" deal="${sly.deal}"><p id="words">A table stands here.</p></patience-game>`,
      ),
      'host.css': 'patience-game { height: 400px; } #gap { height: 4000px; }',
    },
    { context: { viewport: { width: 800, height: 600 } } },
  );
  await until(() => site.requests.includes('www/table/table.css'));
  await rest(on);
  assert.ok(!site.requests.some((name) => name.endsWith('.wasm')), 'no module yet');
  assert.ok(await on.evaluate(() => document.querySelector('#words')?.checkVisibility()), 'its words stand');
  await on.evaluate(() => scrollTo(0, 2900));
  await rest(on);
  assert.ok(!site.requests.some((name) => name.endsWith('.wasm')), 'still too far');
  assert.equal(await gameOf(on), undefined, 'still too far');
  await on.evaluate(() => scrollTo(0, 3200));
  await until(async () => (await gameOf(on)) === sly.links[0]);
  assert.equal(site.requests.filter((name) => name.endsWith('.wasm')).length, 1);
});

test('what is told to a lazy element before it loads is not lost, and taking the attribute away loads it', async (t) => {
  const { page: on } = await host(t, {
    'host.html': page('<div id="gap"></div><patience-game loading="lazy"></patience-game>'),
    'host.css': 'patience-game { height: 400px; } #gap { height: 4000px; }',
  });
  await on.evaluate(
    (link) =>
      customElements.whenDefined('patience-game').then(() => {
        const el = /** @type {any} */ (document.querySelector('patience-game'));
        el.link = link;
        el.loading = 'eager';
      }),
    maze.links[5],
  );
  await until(async () => (await gameOf(on)) === maze.links[5]);
});

test('without scripts the element’s own words stand; with them they give way to the table', async (t) => {
  const files = {
    'host.html': page(
      `<patience-game deal="${sly.deal}"><p id="words">A game of Sly, <a href="https://example.org/">told here</a>.</p></patience-game>`,
    ),
  };
  const without = await host(t, files, { context: { javaScriptEnabled: false } });
  await eventually(async () => assert.ok(await without.page.locator('#words').isVisible()));
  const { page: on } = await host(t, files);
  await until(async () => (await gameOf(on)) === sly.links[0]);
  await eventually(async () => assert.ok(!(await on.locator('#words').isVisible())));
});

test('a bad attribute before there is a table: a sentence and a way on, by keyboard too', async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(
      '<patience-game id="code" deal="S7Q3-K9X3"></patience-game><patience-game id="name" game="no-such-game"></patience-game>' +
        `<patience-game id="moves" controls="none" game="labyrinth" deal="${maze.deal}" moves="nonsense"></patience-game>`,
    ),
    'host.css': 'patience-game { height: 300px; }',
  });
  for (const [id, game] of [
    ['code', 'fairie-queen'],
    ['name', 'fairie-queen'],
    ['moves', 'labyrinth'],
  ]) {
    const button = on.locator(`#${id}`).getByRole('button', { name: 'New deal' });
    await until(() => button.isVisible(), { what: `a way on in ${id}` });
    const sentence = (await on.locator(`#${id} .sentence`).textContent()) ?? '';
    assert.match(sentence, /^\p{Lu}.{15,}\.$/u);
    await eventually(async () => assert.ok(await on.locator(`#${id} .sentence`).isVisible()));
    await button.focus();
    await on.keyboard.press('Enter');
    const link = await until(() => gameOf(on, `#${id}`));
    const known = await on.evaluate(
      (name) => /** @type {any} */ (document.querySelector(name)).host.games[0].id,
      `#${id}`,
    );
    assert.ok(link.startsWith(`${game === 'labyrinth' ? game : known}/`), link);
  }
});

test('controls: the whole bar, a few keys, the cards alone; a choice can always be made', async (t) => {
  const empress = winningLine('empress-of-india');
  const { page: on } = await host(
    t,
    {
      'host.html': page(`<patience-game deal="${empress.deal}"></patience-game>`),
      'host.css': 'patience-game { height: 640px; }',
    },
    { context: { viewport: { width: 1000, height: 700 } } },
  );
  await until(async () => (await gameOf(on)) === empress.links[0]);
  const keys = () =>
    on.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (
        /** @type {Element} */ (document.querySelector('patience-game')).shadowRoot
      );
      const seen = [...root.querySelectorAll('[data-action]')].filter((el) => el.checkVisibility());
      return seen.map((el) => el.getAttribute('data-action')).sort();
    });
  const set = (/** @type {string | null} */ controls) =>
    on.evaluate((value) => {
      /** @type {any} */ (document.querySelector('patience-game')).controls = value;
    }, controls);
  await eventually(async () =>
    assert.deepEqual(await keys(), ['code', 'deal', 'hint', 'menu', 'new-deal', 'redo', 'share', 'undo']),
  );
  await set('minimal');
  await eventually(async () => assert.deepEqual(await keys(), ['deal', 'undo']));
  await set('none');
  await eventually(async () => assert.deepEqual(await keys(), []));
  await eventually(async () => assert.ok(!(await on.locator('.figures').isVisible())));
  // The words are still there for whoever hears them.
  await eventually(async () => assert.ok(((await on.locator('[role="status"]').textContent()) ?? '').length > 10));
  await eventually(async () =>
    assert.ok(
      await on.evaluate(() =>
        document.querySelector('patience-game')?.shadowRoot?.querySelector('[role="status"]')?.checkVisibility(),
      ),
    ),
  );
  const { link, to } = ambiguousMove();
  await on.evaluate((wanted) => /** @type {any} */ (document.querySelector('patience-game')).open(wanted), link);
  await until(async () => (await gameOf(on)) === link);
  await on.locator(`[data-pile="${to}"]`).click();
  await until(() => on.locator('.offers button').first().isVisible());
  await on.locator('.offers button').first().click();
  await until(async () => (await gameOf(on)) !== link);
  await set(null);
  await eventually(async () =>
    assert.deepEqual(await keys(), ['code', 'deal', 'hint', 'menu', 'new-deal', 'redo', 'share', 'undo']),
  );
});

test('the element’s own menu: by mouse and by keys, and the page may have its own', async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(`<patience-game deal="${sly.deal}"></patience-game>`),
    'host.css': 'patience-game { height: 640px; }',
  });
  await until(async () => (await gameOf(on)) === sly.links[0]);
  const menu = on.locator('[data-action="menu"]');
  const leaf = on.getByRole('dialog', { name: 'Menu' });
  await menu.focus();
  await on.keyboard.press('Enter');
  await until(() => leaf.isVisible());
  await on.keyboard.press('Escape');
  await until(async () => !(await leaf.count()));
  await eventually(async () =>
    assert.equal(
      await on.evaluate(() =>
        document.querySelector('patience-game')?.shadowRoot?.activeElement?.getAttribute('data-action'),
      ),
      'menu',
    ),
  );
  await menu.click();
  await leaf.getByRole('button', { name: 'New deal' }).click();
  await until(async () => (await gameOf(on)) !== sly.links[0]);
  await eventually(async () => assert.equal(await leaf.count(), 0));
  await on.evaluate(() =>
    document.addEventListener('patience-menu', (event) => event.preventDefault(), { once: true }),
  );
  await menu.click();
  await eventually(async () => assert.equal(await leaf.count(), 0));
});
