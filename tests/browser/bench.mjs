// What an act costs on a slow phone, one with a quarter of this machine's speed, at 390×844: script, style and layout from
// the tap to the frame that shows it, and what follows until the table is quiet. It is the time of the page's own thread that
// is counted, four times over, so that other programs on this machine do not come into it. And the script of one message from
// the solver. Prints; judges nothing. Run by `cargo xtask bench page`, or: node bench.mjs [acts per game [GAME…]]

import { IDS, waitForAllGames, touch, winningLine, readTable, waitForTable, playMove } from './support/player.mjs';
import { serveSite } from './support/serve.mjs';
import { SLOWER, VIEWPORT, launch } from './support/slow.mjs';
import { until } from './support/until.mjs';

const MOVES = Number(process.argv[2] ?? 30);
const GAMES = process.argv.length > 3 ? process.argv.slice(3) : IDS;
/** Of the acts, so many are taken back. */
const UNDONE = Math.ceil(MOVES / 4);
/** Milliseconds; of an act at the median and at the 95th percentile. */
const GOAL = { act: 12, slow: 20, message: 4 };
/** How long an act is followed: its animation, and the address, which is written a little later. */
const AFTER_MS = 700;
/** Taps that do the least that a tap can do. */
const LEAST = 12;
/** Positions of a game that the solver is asked about. */
const ASKED = 20;

/** @typedef {import('./support/player.mjs').Line} Line */

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** @param {number[]} values */
function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((part) => quantile(sorted, part).toFixed(1).padStart(8)).join('');
}

/**
 * The script for each message of the solver's worker, what waited for it included: the verdict is kept in view along a
 * game, then a fair hint is asked for. To the next task, so at most too much.
 * @param {string} id
 */
async function messages(id) {
  const game = winningLine(id);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript(() => {
    /** @type {number[]} */
    const spent = [];
    Object.assign(globalThis, { __spent: spent });
    const { addEventListener } = Worker.prototype;
    /** @param {string} type @param {any} hear */
    Worker.prototype.addEventListener = function (type, hear) {
      addEventListener.call(
        this,
        type,
        type !== 'message'
          ? hear
          : (/** @type {Event} */ event) => {
              const begin = performance.now();
              hear(event);
              // What waits for the answer runs before the next task.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => spent.push(performance.now() - begin);
              port2.postMessage(null);
            },
      );
    };
  });
  await page.goto(`${site.url}#${game.links[0]}`);
  await waitForTable(page);
  const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).__spent.length);
  await page.evaluate(() => document.querySelector('patience-game')?.setAttribute('verdict', 'kept'));
  for (let n = 0; n < ASKED; n++) {
    const before = await heard();
    await page.evaluate(
      (link) => /** @type {any} */ (document.querySelector('patience-game')).open(link),
      game.links[Math.floor((game.moves.length * n) / ASKED)],
    );
    await until(async () => (await heard()) > before && !(await page.locator('.verdict.is-working').count()), {
      what: 'a verdict',
    });
  }
  const before = await heard();
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.advise('fair'));
  await until(async () => (await heard()) > before, { what: 'advice' });
  const spent = await page.evaluate(() => /** @type {any} */ (globalThis).__spent);
  await page.context().close();
  return spent;
}

/**
 * @typedef {object} Cost what a tap cost the page's own thread, in milliseconds of that thread's time
 * @property {number} script  to the frame that shows it, like the next three
 * @property {number} style
 * @property {number} layout
 * @property {number} paint   what it takes to have that drawn: layers, lists of what to paint, handing them over
 * @property {number} after   script, style and layout from then on, until the table is quiet
 * @property {number} idle    those of them that the browser may put off as long as it likes
 */

/** To which part of a cost belongs what a trace names; what else there is, such as messages between processes, is no part of one. */
const PARTS = /** @type {Record<string, 'script' | 'style' | 'layout' | 'paint'>} */ ({
  EventDispatch: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.callFunction': 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  HitTest: 'layout',
  Layerize: 'paint',
  Paint: 'paint',
  PrePaint: 'paint',
});

/**
 * What happened on the page's own thread in a tap, as costs. Of each thing only what it took itself is counted, not what it
 * had others do.
 * @param {any[]} events of that thread, in order
 * @returns {Cost}
 */
function costOf(events) {
  const cost = { script: 0, style: 0, layout: 0, paint: 0, after: 0, idle: 0 };
  const clicked = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const shown = clicked && events.find(({ name, ts }) => name === 'Layerize' && ts > clicked.ts);
  /** @type {{ event: any, own: number, idle: boolean }[]} */
  const open = [];
  const close = () => {
    const { event, own, idle } = /** @type {typeof open[number]} */ (open.pop());
    const part = PARTS[event.name];
    if (!part) return;
    const ms = own / 1000;
    if (!shown || event.ts <= shown.ts) cost[part] += ms;
    else if (part !== 'paint') cost[idle ? 'idle' : 'after'] += ms;
  };
  for (const event of events) {
    while (open.length && event.ts >= open[open.length - 1].event.ts + open[open.length - 1].event.dur) close();
    const outer = open.at(-1);
    if (outer) outer.own -= event.tdur ?? 0;
    open.push({ event, own: event.tdur ?? 0, idle: !!outer?.idle || event.name === 'FireIdleCallback' });
  }
  while (open.length) close();
  return cost;
}

/**
 * A position, at rest, with the page's own thread being followed.
 * @param {string} link
 */
async function followed(link) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block', hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${site.url}#${link}`);
  await waitForTable(page);
  await waitForAllGames(page);
  const tracing = await browser.newBrowserCDPSession();
  /** @type {any[]} */
  const traced = [];
  tracing.on('Tracing.dataCollected', ({ value }) => void traced.push(...value));
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordUntilFull',
      includedCategories: ['devtools.timeline', 'v8', 'blink.user_timing'],
    },
  });
  let count = 0;
  return {
    page,
    /** Only what follows from a tap is counted, not what the test asks between taps. @param {() => Promise<void>} tap */
    count: async (tap) => {
      await page.evaluate((nth) => void performance.mark(`tap ${nth}`), count);
      await tap();
      await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
      await page.evaluate((nth) => void performance.mark(`end ${nth}`), count++);
    },
    /** Ends it. @returns {Promise<Cost[]>} of each tap */
    costs: async () => {
      const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
      await tracing.send('Tracing.end');
      await complete;
      await context.close();
      const marks = new Map(traced.filter(({ name }) => /^(tap|end) \d+$/.test(name)).map((one) => [one.name, one]));
      const { pid, tid } = marks.get('tap 0');
      const own = traced.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
      own.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
      return Array.from({ length: count }, (_, nth) => {
        const [from, to] = [marks.get(`tap ${nth}`).ts, marks.get(`end ${nth}`).ts];
        return costOf(own.filter(({ ts }) => ts >= from && ts <= to));
      });
    },
  };
}

/**
 * What taps cost in a game: those that play, deal or take back, and those that take a card up. Nothing is slowed down: on a
 * busy machine the time that it takes says nothing, that of the thread says more.
 * @param {string} id
 */
async function acts(id) {
  const game = winningLine(id);
  const { page, count, costs } = await followed(game.links[0]);
  /** Whether each tap changed the game. @type {boolean[]} */
  const changes = [];
  const hand = await touch(page);
  const link = () => readTable(page).then((seen) => seen.link);
  /** @type {import("./support/player.mjs").Pointer} */
  const counted = {
    ...hand,
    tap: async (x, y) => {
      const before = await link();
      await count(() => hand.tap(x, y));
      changes.push((await link()) !== before);
    },
  };
  const made = () => changes.filter((changed) => changed).length;
  for (let ply = 0; made() < MOVES && ply < game.moves.length;) ply = await playMove(page, counted, game, ply);
  const undo = await page.locator('patience-game [data-action="undo"]').boundingBox();
  if (!undo) throw new Error('no key to take back with');
  for (let n = 0; n < UNDONE; n++) await counted.tap(undo.x + undo.width / 2, undo.y + undo.height / 2);
  const all = await costs();
  return { acts: all.filter((_, nth) => changes[nth]), taken: all.filter((_, nth) => !changes[nth]) };
}

/**
 * What cannot be had for less, on this machine as busy as it is now: taps that nothing of ours hears of, at which one card
 * glides to another place and another sentence is shown. In mid-game: some games begin without a card on the table.
 * @param {string} id
 */
async function floor(id) {
  const { page, count, costs } = await followed(winningLine(id).links.at(winningLine(id).moves.length >> 1) ?? '');
  await page.evaluate(() => {
    const root = /** @type {any} */ (document.querySelector('patience-game')).shadowRoot;
    const card = [...root.querySelectorAll('.cards > .card')].at(-1);
    const sentence = root.querySelector('.sentence').firstChild;
    if (!card || !sentence) throw new Error('nothing to move, or nothing to say');
    let nth = 0;
    const heard = ['over', 'enter', 'move', 'down', 'up', 'out', 'leave'].flatMap((what) => [
      `pointer${what}`,
      `mouse${what}`,
    ]);
    for (const type of [...heard, 'gotpointercapture', 'touchstart', 'touchend', 'focusin', 'focusout', 'click'])
      addEventListener(
        type,
        (event) => {
          event.stopImmediatePropagation();
          if (type !== 'click') return;
          nth++;
          const before = card.style.transform;
          card.style.transform = `translate(${20 + 7 * nth}px, ${40 + 11 * nth}px)`;
          const way = [{ transform: before }, { transform: card.style.transform }];
          card.animate(way, { duration: 180, easing: 'ease-out', fill: 'backwards' });
          sentence.data = `A sentence that is shown, number ${nth}`;
        },
        { capture: true },
      );
  });
  const cell = await page.locator('patience-game .cell').last().boundingBox();
  if (!cell) throw new Error('nothing to tap');
  for (let n = 0; n < LEAST; n++)
    await count(() => page.touchscreen.tap(cell.x + cell.width / 2, cell.y + cell.height / 2));
  return costs();
}

/** @param {string} title @param {[string, Cost[]][]} lines */
function table(title, lines) {
  const heads = [
    `to the frame (goal ${GOAL.act}, ${GOAL.slow})`,
    'script',
    'style',
    'layout',
    'painting',
    'afterwards',
    'idle',
  ];
  console.log(`${title}, ${SLOWER} times this thread's time; milliseconds: median, 95 %, worst`);
  console.log(`${''.padEnd(28)}${heads.map((head) => head.padStart(26)).join('')}`);
  for (const [id, costs] of lines) {
    if (!costs.length) continue;
    const columns = /** @type {((cost: Cost) => number)[]} */ ([
      ({ script, style, layout }) => script + style + layout,
      .../** @type {const} */ (['script', 'style', 'layout', 'paint', 'after', 'idle']).map(
        (part) => (/** @type {Cost} */ cost) => cost[part],
      ),
    ]);
    const parts = columns.map((of) => summary(costs.map((cost) => SLOWER * of(cost))).padStart(26));
    console.log(`${id.padEnd(28)}${parts.join('')}   (${costs.length})`);
  }
  console.log();
}

const site = await serveSite();
const browser = await launch();
try {
  /** @type {[string, Awaited<ReturnType<typeof acts>>][]} */
  const all = [];
  for (const id of GAMES) all.push([id, await acts(id)]);
  table(
    'A tap that plays, deals or takes back',
    all.map(([id, costs]) => [id, costs.acts]),
  );
  /** @type {[string, Cost[]][]} */
  const least = [];
  for (const id of GAMES) least.push([id, await floor(id)]);
  table('The least: a tap by which a page of nothing but this table moves one card and shows a sentence', least);
  table(
    'A tap that takes a card up',
    all.map(([id, costs]) => [id, costs.taken]),
  );
  console.log(`The script of a message from the solver (goal ${GOAL.message}); milliseconds: median, 95 %, worst`);
  if (process.argv.length < 4) for (const id of GAMES) console.log(`${id.padEnd(28)}${summary(await messages(id))}`);
} finally {
  await browser.close();
  await site.close();
}
