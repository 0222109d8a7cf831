// Embedding in every engine: the element under CSS resets, set by properties, moved in the document, lazy; the sandboxed
// iframe and its messages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { test as testBuiltSite } from '../support/built-site-test.mjs';
import { ENGINE, eventually, open, until } from '../support/engine.mjs';
import { winningLine } from '../support/games.mjs';
import { serveForTest } from '../support/serve.mjs';

const sly = winningLine('sly', 2);
const maze = winningLine('labyrinth', 2);

const RESET =
  'html, body, body * { all: unset !important; } #gap { display: block !important; height: 4000px !important; } head { display: none !important; }';

const LISTENER = `
  globalThis.messages = [];
  addEventListener("message", ({ source, data }) => {
    const frame = document.querySelector("iframe");
    if (source === frame?.contentWindow) messages.push(data);
    if (data.type === "height") frame.style.height = data.height + "px";
  });`;

/** The text of a page with the element. @param {string} body @param {string} [script] */
const html = (
  body,
  script = 'www/patience-game.js',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="host.css"><script type="module" src="${script}"></script></head><body>${body}</body></html>`;

/** @param {import("node:test").TestContext} t @param {Record<string, string>} files */
async function openHostPage(t, files) {
  const site = await serveForTest(t, { probe: true, open: true, files: { 'host.css': '', ...files } });
  return { site, page: await open(t, 'host.html', { site }) };
}

testBuiltSite(`${ENGINE}: code that fails to load is reported, and loads at the next press`, async (t) => {
  let failures = 0;
  const site = await serveForTest(t, {
    probe: true,
    files: { 'host.css': '', 'host.html': html(`<patience-game deal="${sly.deal}"></patience-game>`) },
    spoil: (name) => (/\/menu-[^/]*\.js$/.test(name) && !failures++ ? { status: 503, body: '' } : undefined),
  });
  const page = await open(t, 'host.html', { site, allow: /a file did not load|503/ });
  const menu = '[data-action="menu"]';
  await until(
    () =>
      page.evaluate(
        (link) => /** @type {any} */ (document.querySelector('patience-game'))?.view?.link === link,
        sly.links[0],
      ),
    { what: 'the table' },
  );
  await page.click(menu);
  await until(async () => /couldn’t be loaded/.test((await page.text('.sentence')) ?? ''), { what: 'the report' });
  assert.equal(failures, 1);
  await page.click(menu);
  await until(() => page.text('.is-menu'), { what: 'the menu' });
});

test(`${ENGINE}: the element survives CSS resets, takes properties, and keeps its game when moved, removed and reinserted`, async (t) => {
  const { page } = await openHostPage(t, {
    'host.html': html(
      `<div dir="rtl"><patience-game id="table" deal="${maze.deal}"></patience-game></div><div id="other"></div>`,
    ),
    'host.css': RESET,
  });
  const link = () =>
    page.evaluate(
      () => /** @type {string} */ (/** @type {any} */ (document.querySelector('#table'))?.view?.link ?? ''),
    );
  await until(async () => (await link()) === maze.links[0]);
  // While a card can go home, the first tap only says so, and the next needs a moment.
  await page.click('[data-pile="stock"]');
  await until(async () => /Press again to/.test((await page.text('.sentence')) ?? ''));
  assert.equal(await link(), maze.links[0]);
  await until(async () => {
    await page.click('[data-pile="stock"]');
    return (await link()) !== maze.links[0];
  });
  const result = await page.evaluate(async (wanted) => {
    const el = /** @type {any} */ (document.querySelector('#table'));
    const tick = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(undefined))));
    const until = async (/** @type {() => unknown} */ ask) => {
      while (!ask()) await tick();
    };
    const { direction, fontFamily } = getComputedStyle(el.shadowRoot.querySelector('.status'));
    el.theme = 'dark';
    el.controls = 'none';
    el.link = wanted;
    el.undo();
    const before = [el.link, el.view.ply, el.view.plies];
    document.querySelector('#other')?.append(el);
    await tick();
    const moved = [el.link, el.view.ply, el.view.plies];
    el.remove();
    await until(() => !el.view);
    const removed = el.view;
    document.querySelector('#other')?.append(el);
    await until(() => el.view);
    return {
      direction,
      fontFamily,
      before,
      moved,
      removed,
      reinserted: [el.link, el.view.ply, el.view.plies],
      theme: el.getAttribute('theme'),
    };
  }, sly.links[12]);
  assert.equal(result.direction, 'ltr');
  assert.match(result.fontFamily, /Patience Text/);
  assert.deepEqual(result.moved, result.before);
  assert.equal(result.removed, null);
  assert.deepEqual(result.reinserted, result.before);
  assert.equal(result.theme, 'dark');
});

test(`${ENGINE}: a replay on a host page waits in the player, is stepped through and taken over`, async (t) => {
  const { page } = await openHostPage(t, {
    'host.html': html(`<input><patience-game id="table" deal="replay/${maze.links[20]}"></patience-game>`),
  });
  const state = () =>
    page.evaluate(() => {
      const el = /** @type {any} */ (document.querySelector('#table'));
      return {
        link: el?.view?.link ?? '',
        player: !!el?.shadowRoot?.querySelector('[data-player]'),
        focused: document.activeElement === el,
      };
    });
  await until(async () => (await state()).player);
  await eventually(async () => assert.deepEqual(await state(), { link: maze.links[0], player: true, focused: false }));
  // The font loads after the table and shifts the buttons.
  await until(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')));
  await page.click('[aria-label="Step forward"]');
  await until(async () => (await state()).link === maze.links[1]);
  await page.click('[data-player-end="finished"]');
  await until(async () => !(await state()).player);
  await eventually(async () => assert.equal((await state()).link, maze.links[1]));
});

test(`${ENGINE}: loading="lazy" loads the table near the viewport; a bad code offers a new deal`, async (t) => {
  const { page, site } = await openHostPage(t, {
    'host.html': html(`<div id="gap"></div><patience-game loading="lazy" deal="S7Q3-K9X3"></patience-game>`),
    'host.css': '#gap { height: 4000px; }',
  });
  await until(() => site.requests.includes('www/table/table.css'));
  // The intersection observer runs with a frame; our request ends after those that it would start.
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 3; drawn++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(undefined))));
    }
    await (await fetch('host.css', { cache: 'reload' })).text();
  });
  assert.ok(!site.requests.some((name) => name.endsWith('.wasm')));
  await page.evaluate(() => scrollTo(0, 4000));
  await until(async () => (await page.text('.offers button')) === 'New deal');
  await page.click('.offers button');
  await until(() => page.evaluate(() => !!(/** @type {any} */ (document.querySelector('patience-game')).view)));
});

test(`${ENGINE}: a sandboxed iframe takes parameters and commands, and reports height and events`, async (t) => {
  const { page } = await openHostPage(t, {
    'host.html': html(
      `<iframe title="Cards" sandbox="allow-scripts" src="www/embed.html?deal=${maze.deal}&amp;controls=minimal"></iframe>`,
      'host.js',
    ),
    'host.js': LISTENER,
    'host.css': 'iframe { width: 720px; }',
  });
  /** @param {string} type @param {string} [id] */
  const waitForMessage = (type, id) =>
    until(
      () =>
        page.evaluate(
          (wanted, which) =>
            /** @type {any[]} */ (/** @type {any} */ (globalThis).messages ?? []).findLast(
              (data) => data.type === wanted && (!which || data.id === which),
            ) ?? null,
          type,
          id ?? '',
        ),
      { what: `a message ${type}` },
    );
  assert.equal((await waitForMessage('ready')).link, maze.links[0]);
  const { height } = await waitForMessage('height');
  assert.ok(height > 300);
  /** @param {Record<string, unknown>} command */
  const send = async (command) => {
    const id = `n${Math.random()}`;
    await page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), {
      cadogan: 1,
      id,
      ...command,
    });
    return waitForMessage('reply', id);
  };
  assert.ok((await send({ command: 'open', link: sly.links[sly.moves.length - 1] })).ok);
  assert.equal((await send({ command: 'play', move: sly.moves.at(-1) })).outcome, 'won');
  assert.equal((await waitForMessage('won')).link, sly.links.at(-1));
  assert.equal((await send({ command: 'press' })).ok, false);
  assert.equal((await send({ command: 'undo' })).outcome, 'playing');
});
