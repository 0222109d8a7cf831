// Embedding in every engine: the element among a page's resets, set by properties, moved about, far down; the iframe that
// is shut in, with its messages; the README's lines.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE, eventually, open, until } from '../support/engine.mjs';
import { winningLine } from '../support/player.mjs';
import { serveFor } from '../support/serve.mjs';

const sly = winningLine('sly', 2);
const maze = winningLine('labyrinth', 2);

const RESET =
  'html, body, body * { all: unset !important; } #gap { display: block !important; height: 4000px !important; } head { display: none !important; }';

const HOST = `
  globalThis.heard = [];
  addEventListener("message", ({ source, data }) => {
    const frame = document.querySelector("iframe");
    if (source === frame?.contentWindow) heard.push(data);
    if (data.type === "height") frame.style.height = data.height + "px";
  });`;

/** @param {string} body @param {string} [script] */
const page = (
  body,
  script = 'www/patience-game.js',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="host.css"><script type="module" src="${script}"></script></head><body>${body}</body></html>`;

/** @param {import("node:test").TestContext} t @param {Record<string, string>} files */
async function host(t, files) {
  const site = await serveFor(t, { probe: true, open: true, files: { 'host.css': '', ...files } });
  return { site, page: await open(t, 'host.html', { site }) };
}

test(`${ENGINE}: the element among resets, set by properties, moved, taken out and put back`, async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(
      `<div dir="rtl"><patience-game id="one" deal="${maze.deal}"></patience-game></div><div id="other"></div>`,
    ),
    'host.css': RESET,
  });
  const link = () =>
    on.evaluate(() => /** @type {string} */ (/** @type {any} */ (document.querySelector('#one'))?.view?.link ?? ''));
  await until(async () => (await link()) === maze.links[0]);
  await on.click('[data-pile="stock"]');
  await until(async () => (await link()) !== maze.links[0]);
  const told = await on.evaluate(async (wanted) => {
    const el = /** @type {any} */ (document.querySelector('#one'));
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
    const out = el.view;
    document.querySelector('#other')?.append(el);
    await until(() => el.view);
    return {
      direction,
      fontFamily,
      before,
      moved,
      out,
      back: [el.link, el.view.ply, el.view.plies],
      theme: el.getAttribute('theme'),
    };
  }, sly.links[12]);
  assert.equal(told.direction, 'ltr');
  assert.match(told.fontFamily, /Patience Text/);
  assert.deepEqual(told.moved, told.before);
  assert.equal(told.out, null);
  assert.deepEqual(told.back, told.before);
  assert.equal(told.theme, 'dark');
});

test(`${ENGINE}: a replay on a page waits in the player, is stepped through and taken over`, async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(`<input><patience-game id="one" deal="replay/${maze.links[20]}"></patience-game>`),
  });
  const state = () =>
    on.evaluate(() => {
      const el = /** @type {any} */ (document.querySelector('#one'));
      return {
        link: el?.view?.link ?? '',
        player: !!el?.shadowRoot?.querySelector('[data-player]'),
        focused: document.activeElement === el,
      };
    });
  await until(async () => (await state()).player);
  await eventually(async () => assert.deepEqual(await state(), { link: maze.links[0], player: true, focused: false }));
  // Its letters come after the table, and move what is beside them.
  await until(() => on.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')));
  await on.click('[aria-label="Step forward"]');
  await until(async () => (await state()).link === maze.links[1]);
  await on.click('[data-player-end="over"]');
  await until(async () => !(await state()).player);
  await eventually(async () => assert.equal((await state()).link, maze.links[1]));
});

test(`${ENGINE}: loading="lazy" waits until the table is near; a bad code has its way on`, async (t) => {
  const { page: on, site } = await host(t, {
    'host.html': page(`<div id="gap"></div><patience-game loading="lazy" deal="S7Q3-K9X3"></patience-game>`),
    'host.css': '#gap { height: 4000px; }',
  });
  await until(() => site.requests.includes('www/table/table.css'));
  // Whether it is near is found out when a picture is drawn; a request of our own comes after those that follow from it.
  await on.evaluate(async () => {
    for (let drawn = 0; drawn < 3; drawn++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(undefined))));
    }
    await (await fetch('host.css', { cache: 'reload' })).text();
  });
  assert.ok(!site.requests.some((name) => name.endsWith('.wasm')));
  await on.evaluate(() => scrollTo(0, 4000));
  await until(async () => (await on.text('.offers button')) === 'New deal');
  await on.click('.offers button');
  await until(() => on.evaluate(() => !!(/** @type {any} */ (document.querySelector('patience-game')).view)));
});

test(`${ENGINE}: an iframe that is shut in: parameters, height, events, commands`, async (t) => {
  const { page: on } = await host(t, {
    'host.html': page(
      `<iframe title="Cards" sandbox="allow-scripts" src="www/embed.html?deal=${maze.deal}&amp;controls=minimal"></iframe>`,
      'host.js',
    ),
    'host.js': HOST,
    'host.css': 'iframe { width: 720px; }',
  });
  /** @param {string} type @param {string} [id] */
  const message = (type, id) =>
    until(
      () =>
        on.evaluate(
          (wanted, which) =>
            /** @type {any[]} */ (/** @type {any} */ (globalThis).heard ?? []).findLast(
              (one) => one.type === wanted && (!which || one.id === which),
            ) ?? null,
          type,
          id ?? '',
        ),
      { what: `a message ${type}` },
    );
  assert.equal((await message('ready')).link, maze.links[0]);
  const { height } = await message('height');
  assert.ok(height > 300);
  /** @param {Record<string, unknown>} command */
  const command = async (command) => {
    const id = `n${Math.random()}`;
    await on.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), {
      cadogan: 1,
      id,
      ...command,
    });
    return message('reply', id);
  };
  assert.ok((await command({ command: 'open', link: sly.links[sly.moves.length - 1] })).ok);
  assert.equal((await command({ command: 'play', move: sly.moves.at(-1) })).outcome, 'won');
  assert.equal((await message('won')).link, sly.links.at(-1));
  assert.equal((await command({ command: 'press' })).ok, false);
  assert.equal((await command({ command: 'undo' })).outcome, 'playing');
});
