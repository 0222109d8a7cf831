// The element on somebody else’s page: several of them, each for itself, out of one module.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForFrames, winningLine } from './support/player.mjs';
import { SOURCES, serveFor } from './support/serve.mjs';

const sly = winningLine('sly');
const maze = winningLine('labyrinth');

const html = fs.readFileSync(new URL('fixtures/several.html', import.meta.url), 'utf8').replace('DEAL', maze.deal);
const css = 'patience-game { width: 560px; height: 420px; }';

/** @param {import("node:test").TestContext} t @param {{ directory?: string }} [from] */
async function host(t, from = {}) {
  const site = await serveFor(t, { ...from, files: { 'several.html': html, '__fixture.css': css } });
  const opened = await open(t, 'several.html', { site, context: { viewport: { width: 1300, height: 1000 } } });
  await until(async () => (await links(opened.page)).every((link) => link.includes('/')));
  return opened;
}

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const links = (page) =>
  page.evaluate(() => [...document.querySelectorAll('patience-game')].map((el) => /** @type {any} */ (el).link));

test('two tables share one module and do not disturb each other', async (t) => {
  const { page, site } = await host(t);
  assert.equal(site.requests.filter((name) => name.endsWith('.wasm')).length, 1, 'one module');
  // The element's own module is a door to the one that all pages share.
  assert.equal(site.requests.filter((name) => /immutable\/table-/.test(name)).length, 1);
  let [one, two] = await links(page);
  assert.match(one, /^sly\//);
  assert.equal(two, maze.links[0]);

  await page.locator('#one [data-pile="stock"]').click();
  await until(async () => (await links(page))[0] !== one);
  [one, two] = await links(page);
  assert.equal(two, maze.links[0]);
  await eventually(async () =>
    assert.equal(await page.evaluate(() => location.hash), '', 'the element leaves the address of its page alone'),
  );
  await eventually(async () => assert.equal(await page.evaluate(() => localStorage.length), 0, 'and its storage'));

  await page.locator('#two [data-pile="stock"]').click();
  await until(async () => (await links(page))[1] !== two);
  await eventually(async () => assert.equal((await links(page))[0], one));

  // Keys go where the focus is.
  two = (await links(page))[1];
  await page.locator('#one [data-pile="hand"]').focus();
  await page.keyboard.press('Control+z');
  await until(async () => (await links(page))[0] !== one);
  await eventually(async () => assert.equal((await links(page))[1], two));
});

test('events say which game they are of and leave the shadow tree', async (t) => {
  const { page } = await host(t);
  const told = await page.evaluate(
    ([slyLink, last]) => {
      /** @type {string[]} */
      const heard = [];
      for (const type of ['patience-move', 'patience-won', 'patience-error']) {
        document.body.addEventListener(type, (event) => {
          const { detail, target } = /** @type {CustomEvent} */ (event);
          heard.push(`${/** @type {Element} */ (target).id} ${type} ${detail.game} ${detail.outcome}`);
        });
      }
      const one = /** @type {any} */ (document.querySelector('#one'));
      one.link = slyLink;
      one.play(last);
      one.open('nonsense');
      let refused = '';
      try {
        one.play('p1>p2');
      } catch (error) {
        refused = String(error);
      }
      return { heard, refused };
    },
    /** @type {[string, string]} */ ([sly.links[sly.moves.length - 1], sly.moves[sly.moves.length - 1]]),
  );
  assert.deepEqual(told.heard, [
    'one patience-move sly playing',
    'one patience-move sly won',
    'one patience-won sly won',
    'one patience-error sly won',
  ]);
  assert.match(told.refused, /^Error: p1>p2 [a-z ]+\.$/, 'a refused move throws a sentence');
});

test('attributes open a game, the game can be changed, removal frees and return resumes', async (t) => {
  const { page } = await host(t);
  const made = await page.evaluate(async ([deal, link]) => {
    const wait = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const el = /** @type {any} */ (document.createElement('patience-game'));
    el.setAttribute('deal', deal);
    document.body.append(el);
    while (!el.view) await wait();
    const byDeal = el.link;
    el.link = link;
    const byLink = el.link;
    el.remove();
    while (el.view) await wait();
    const freed = el.view;
    const kept = el.link;
    document.body.append(el);
    while (!el.view) await wait();
    const again = el.link;
    const others = [...document.querySelectorAll('patience-game')]
      .slice(0, 2)
      .map((one) => /** @type {any} */ (one).view?.game);
    // In and out again before anything has come.
    for (let n = 0; n < 20; n++) {
      const brief = document.createElement('patience-game');
      brief.setAttribute('game', 'empress-of-india');
      document.body.append(brief);
      brief.remove();
    }
    await wait();
    return { byDeal, byLink, freed, kept, again, others };
  }, /** @type {[string, string]} */ ([maze.deal, sly.links[30]]));
  assert.equal(made.byDeal, maze.links[0]);
  assert.equal(made.byLink, sly.links[30]);
  assert.equal(made.freed, null);
  assert.equal(made.kept, sly.links[30]);
  assert.equal(made.again, sly.links[30]);
  assert.deepEqual(made.others, ['sly', 'labyrinth']);
  await eventually(async () => assert.equal(await page.locator('[data-pile="stock"]').count(), 3));
});

test('a hundred tables come and go and leave nothing behind', async (t) => {
  const { page, context } = await host(t, SOURCES);
  const watch = await context.newCDPSession(page);
  await watch.send('Performance.enable');
  const counted = async () => {
    await waitForFrames(page, 2);
    await watch.send('HeapProfiler.collectGarbage');
    const { metrics } = await watch.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  /** Makes and removes tables, one after the other; what is then still there. @param {number} count */
  const after = async (count) => {
    const memory = await page.evaluate(
      async ([link, n]) => {
        const wait = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const wasm = await import(new URL('www/pkg/patience_wasm.js', location.href).href);
        for (let made = 0; made < Number(n); made++) {
          const el = /** @type {any} */ (document.createElement('patience-game'));
          // Each in another form, used in another way.
          el.controls = ['full', 'minimal', 'none'][made % 3];
          el.loading = made % 2 ? 'lazy' : null;
          document.body.prepend(el);
          el.link = link;
          while (!el.view) await wait();
          if (made % 4 === 0) {
            el.host.press('menu');
            while (!el.shadowRoot.querySelector('.is-menu')) await wait();
          }
          if (made % 4 === 1) await el.host.help();
          if (made % 4 === 2) el.host.frame.moves.open = true;
          el.restart();
          // The solver at work on a position that takes it a while.
          if (made % 10 === 5) el.verdict = 'kept';
          if (made % 10 === 8) void el.solve();
          if (made % 10 === 8 || made % 10 === 5) await wait();
          el.remove();
        }
        await wait();
        const { memory } = await wasm.default();
        return memory.buffer.byteLength;
      },
      /** @type {[string, number]} */ ([sly.links.at(-1) ?? '', count]),
    );
    await until(() => page.workers().length === 0, { what: 'the end of the worker' });
    // What is on its way to being given up is given up in a few rounds.
    let found = await counted();
    for (let same = 0; same < 3;) {
      const now = await counted();
      same = now.nodes === found.nodes && now.listeners === found.listeners ? same + 1 : 0;
      found = now;
    }
    return { memory, ...found, workers: page.workers().length };
  };
  // The first ones load what comes late.
  const first = await after(12);
  const last = await after(100);
  assert.equal(last.memory, first.memory, "the module's memory");
  assert.equal(last.workers, first.workers);
  assert.equal(last.workers, 0);
  // One table is some 500 nodes and 30 listeners. What still holds some of the last ones lets go of them; a leak does not.
  await eventually(async () => {
    const { nodes, listeners } = await counted();
    assert.ok(nodes - first.nodes < 100, `nodes: ${first.nodes}, then ${nodes}`);
    assert.ok(listeners - first.listeners < 10, `listeners: ${first.listeners}, then ${listeners}`);
  });
  assert.ok(first.listeners > 10 && first.nodes > 100, 'they were counted');
});

test('one table is removed while another plays', async (t) => {
  const { page } = await host(t);
  await page.evaluate(() => document.querySelector('#one')?.remove());
  await page.locator('#two [data-pile="stock"]').click();
  await until(async () => (await links(page))[0] !== maze.links[0]);
});
