// The element on a host page: several independent tables from one module.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { holdRequests } from './support/requests.mjs';
import { dealByRestingStock, waitForFrames, waitForTable } from './support/table-state.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';

const sly = winningLine('sly');
const labyrinth = winningLine('labyrinth');

const html = fs.readFileSync(new URL('fixtures/several.html', import.meta.url), 'utf8').replace('DEAL', labyrinth.deal);
const css = 'patience-game { width: 560px; height: 420px; }';

/** @param {import("node:test").TestContext} t @param {{ directory?: string }} [from] */
async function openHost(t, from = {}) {
  const site = await serveForTest(t, { ...from, files: { 'several.html': html, '__fixture.css': css } });
  const opened = await open(t, 'several.html', {
    site,
    context: { viewport: { width: 1300, height: 1000 }, offers: true },
  });
  await until(async () => (await links(opened.page)).every((link) => link.includes('/')));
  return opened;
}

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const links = (page) =>
  page.evaluate(() => [...document.querySelectorAll('patience-game')].map((el) => /** @type {any} */ (el).link));

test('two tables share one module and are independent', async (t) => {
  const { page, site } = await openHost(t);
  assert.equal(site.requests.filter((name) => name.endsWith('.wasm')).length, 1, 'one module');
  // The element's module only imports the one that all pages share.
  assert.equal(site.requests.filter((name) => /immutable\/table-|table\/element\.js/.test(name)).length, 1);
  let [first, second] = await links(page);
  assert.match(first, /^sly\//);
  assert.equal(second, labyrinth.links[0]);

  await page.locator('#one [data-pile="stock"]').click();
  await until(async () => (await links(page))[0] !== first);
  [first, second] = await links(page);
  assert.equal(second, labyrinth.links[0]);
  await eventually(async () =>
    assert.equal(await page.evaluate(() => location.hash), '', 'the element leaves the address of its page alone'),
  );
  await eventually(async () => assert.equal(await page.evaluate(() => localStorage.length), 0, 'and its storage'));

  await dealByRestingStock(page.locator('#two'));
  await eventually(async () => assert.equal((await links(page))[0], first));

  // Keys go to the focused table.
  second = (await links(page))[1];
  await page.locator('#one [data-pile="hand"]').focus();
  await page.keyboard.press('Control+z');
  await until(async () => (await links(page))[0] !== first);
  await eventually(async () => assert.equal((await links(page))[1], second));
});

test('events name their game and leave the shadow tree', async (t) => {
  const { page } = await openHost(t);
  const result = await page.evaluate(
    ([slyLink, last]) => {
      /** @type {string[]} */
      const events = [];
      for (const type of ['patience-move', 'patience-won', 'patience-error']) {
        document.body.addEventListener(type, (event) => {
          const { detail, target } = /** @type {CustomEvent} */ (event);
          events.push(`${/** @type {Element} */ (target).id} ${type} ${detail.game} ${detail.outcome}`);
        });
      }
      const table = /** @type {any} */ (document.querySelector('#one'));
      table.link = slyLink;
      table.play(last);
      table.open('nonsense');
      let refused = '';
      try {
        table.play('p1>p2');
      } catch (error) {
        refused = String(error);
      }
      return { events, refused };
    },
    /** @type {[string, string]} */ ([sly.links[sly.moves.length - 1], sly.moves[sly.moves.length - 1]]),
  );
  assert.deepEqual(result.events, [
    'one patience-move sly playing',
    'one patience-move sly won',
    'one patience-won sly won',
    'one patience-error sly won',
  ]);
  assert.match(result.refused, /^Error: p1>p2 [a-z ]+\.$/, 'a refused move throws a sentence');
});

test('attributes open a game, a link changes it, removal frees it and reinsertion resumes it', async (t) => {
  const { page } = await openHost(t);
  const result = await page.evaluate(async ([deal, link]) => {
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
    const savedLink = el.link;
    document.body.append(el);
    while (!el.view) await wait();
    const resumedLink = el.link;
    const others = [...document.querySelectorAll('patience-game')]
      .slice(0, 2)
      .map((table) => /** @type {any} */ (table).view?.game);
    // Inserted and removed before anything has loaded.
    for (let n = 0; n < 20; n++) {
      const short = document.createElement('patience-game');
      short.setAttribute('game', 'empress-of-india');
      document.body.append(short);
      short.remove();
    }
    await wait();
    return { byDeal, byLink, freed, savedLink, resumedLink, others };
  }, /** @type {[string, string]} */ ([labyrinth.deal, sly.links[30]]));
  assert.equal(result.byDeal, labyrinth.links[0]);
  assert.equal(result.byLink, sly.links[30]);
  assert.equal(result.freed, null);
  assert.equal(result.savedLink, sly.links[30]);
  assert.equal(result.resumedLink, sly.links[30]);
  assert.deepEqual(result.others, ['sly', 'labyrinth']);
  await eventually(async () => assert.equal(await page.locator('[data-pile="stock"]').count(), 3));
});

test('classic faces that load while their table is away are drawn when it is back', async (t) => {
  const { page } = await open(t, `#${sly.links[10]}`, { site: await serveForTest(t, UNBUNDLED) });
  await waitForTable(page);
  const late = await holdRequests(page, 'table/appearance.js');
  await tablePage(page).evaluate((game) => game.setAttribute('faces', 'classic'));
  await late.waitForRequest();
  await tablePage(page).evaluate(async (game) => {
    const parent = game.parentElement;
    game.remove();
    await new Promise((resolve) => setTimeout(resolve));
    parent.append(game);
  });
  late.release();
  await until(() =>
    tablePage(page).evaluate(({ shadowRoot }) => shadowRoot.querySelectorAll('.cards .classic').length > 0),
  );
});

test('a won game that is opened, or comes back with its element, is not won again', async (t) => {
  const { page } = await openHost(t);
  const events = await page.evaluate(async (link) => {
    const wait = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const game = /** @type {any} */ (document.createElement('patience-game'));
    /** @type {string[]} */
    const types = [];
    for (const type of ['ready', 'won', 'stuck']) game.addEventListener(`patience-${type}`, () => types.push(type));
    game.setAttribute('deal', link);
    document.body.append(game);
    while (!game.view) await wait();
    game.remove();
    while (game.view) await wait();
    document.body.append(game);
    while (!game.view) await wait();
    game.undo();
    game.redo();
    return types;
  }, sly.links.at(-1));
  assert.deepEqual(events, ['ready', 'ready', 'won']);
});

test('a URL object counts as text, and any other value that is no text is refused with a sentence', async (t) => {
  const { page } = await openHost(t);
  const { link, errors, early } = await page.evaluate(
    async ([good, address]) => {
      const game = /** @type {any} */ (document.querySelector('#one'));
      game.open(new URL(address));
      const { link } = game;
      /** @type {string[]} */
      const errors = [];
      for (const bad of [undefined, null, 5, {}, []])
        for (const method of ['open', 'restore', 'play'])
          try {
            game.addEventListener(
              'patience-error',
              (/** @type {CustomEvent} */ { detail }) => errors.push(detail.message),
              {
                once: true,
              },
            );
            game[method](bad);
          } catch (error) {
            errors.push(/** @type {Error} */ (error).message);
          }
      const detached = /** @type {any} */ (document.createElement('patience-game'));
      detached.link = undefined;
      return { link, errors: link === good ? errors : [], early: detached.link };
    },
    [sly.links[9], `https://cards.example/#${sly.links[9]}`],
  );
  assert.equal(link, sly.links[9]);
  assert.equal(early, '');
  assert.ok(errors.length >= 15, errors.join('\n'));
  for (const error of errors) assert.doesNotMatch(error, /undefined \(|memory|unreachable|Reload|undefined'/, error);
});

test('`link` answers the game that was requested last, before it is on the table', async (t) => {
  const { page } = await openHost(t);
  const [first, second, third] = [sly.links[5], labyrinth.links[3], sly.links[9]];
  const answers = await page.evaluate(async ([first, second, third]) => {
    const { session } = /** @type {any} */ (document.querySelector('#one')).host;
    const { constructor: Table } = session.rules;
    const make = (/** @type {string} */ link) => Table.open(link);
    const game = /** @type {any} */ (document.createElement('patience-game'));
    const early = [];
    game.open(`https://cards.example/#${first}`);
    early.push(game.link);
    const isOpen = game.openGame(make(second));
    early.push(game.link);
    game.restore(make(third).save());
    early.push(game.link);
    document.body.append(game);
    await new Promise((done) => game.addEventListener('patience-ready', done, { once: true }));
    return { early, isOpen: await isOpen, late: game.link };
  }, /** @type {[string, string, string]} */ ([first, second, third]));
  // A save is read when the element is loaded.
  assert.deepEqual(answers, { early: [first, second, ''], isOpen: false, late: third });
});

test('a restart before the first table does nothing', async (t) => {
  const { page } = await openHost(t);
  const errors = await page.evaluate(() => {
    const game = /** @type {any} */ (document.createElement('patience-game'));
    let count = 0;
    game.addEventListener('patience-error', () => count++);
    document.body.append(game);
    game.restart();
    game.undo();
    return count;
  });
  assert.equal(errors, 0);
});

test('a hundred tables are removed without a leak', async (t) => {
  const { page, context } = await openHost(t, UNBUNDLED);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = async () => {
    await waitForFrames(page, 2);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  /** Makes and removes tables in turn, then measures. @param {number} count */
  const measureAfter = async (count) => {
    const memory = await page.evaluate(
      async ([link, n]) => {
        const wait = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const wasm = await import(new URL('www/pkg/patience_wasm.js', location.href).href);
        for (let made = 0; made < Number(n); made++) {
          const el = /** @type {any} */ (document.createElement('patience-game'));
          // With varying attributes and uses.
          el.controls = ['full', 'minimal', 'none'][made % 3];
          el.loading = made % 2 ? 'lazy' : null;
          document.body.prepend(el);
          el.link = link;
          while (!el.view) await wait();
          if (made % 4 === 0) {
            el.host.press('menu');
            while (!el.shadowRoot.querySelector('.is-menu')) await wait();
          }
          if (made % 4 === 1) await el.host.overlays.openHelp();
          if (made % 4 === 2) el.host.frame.status.moves.open = true;
          el.restart();
          // The solver, on a position that takes long.
          if (made % 10 === 5) el.verdict = 'always';
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
    // Pending clean-up takes a few rounds.
    let found = await measure();
    for (let same = 0; same < 3;) {
      const now = await measure();
      same = now.nodes === found.nodes && now.listeners === found.listeners ? same + 1 : 0;
      found = now;
    }
    return { memory, ...found, workers: page.workers().length };
  };
  // The first tables load the lazy modules.
  const first = await measureAfter(12);
  const last = await measureAfter(100);
  assert.equal(last.memory, first.memory, "the module's memory");
  assert.equal(last.workers, first.workers);
  assert.equal(last.workers, 0);
  // A table has some 500 nodes and 30 listeners. Late clean-up brings the counts down, a leak does not.
  await eventually(async () => {
    const { nodes, listeners } = await measure();
    assert.ok(nodes - first.nodes < 100, `nodes: ${first.nodes}, then ${nodes}`);
    assert.ok(listeners - first.listeners < 10, `listeners: ${first.listeners}, then ${listeners}`);
  });
  assert.ok(first.listeners > 10 && first.nodes > 100, 'the counts are real');
});

test('a table can be played after another was removed', async (t) => {
  const { page } = await openHost(t);
  await page.evaluate(() => document.querySelector('#one')?.remove());
  await dealByRestingStock(page.locator('#two'));
  assert.notEqual((await links(page))[0], labyrinth.links[0]);
});
