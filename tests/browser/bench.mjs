// Benchmark of actions on a slow phone (a quarter of this machine's speed, 390×844): script, style and layout from the tap to
// the frame that shows it, and the work afterwards; and the script of a message from the solver. Measures the CPU time of the
// page's main thread, times four, so that other programs on the machine do not count. Run by `cargo xtask bench page`, or:
// node bench.mjs [actions per patience [PATIENCE…]]

import { IDS, winningLine } from './support/games.mjs';
import { touch, playMove } from './support/player.mjs';
import { waitForAllGames, readTable, waitForTable } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';
import { serveSite } from './support/serve.mjs';
import { CPU_SLOWDOWN, VIEWPORT, launchFullBrowser } from './support/slow-phone.mjs';
import { until } from './support/until.mjs';

const MOVES = Number(process.argv[2] ?? 30);
const GAMES = process.argv.length > 3 ? process.argv.slice(3) : IDS;
const UNDO_TAPS = Math.ceil(MOVES / 4);
/** In ms: the median and the 95th percentile of a tap, the median of a message. */
const GOAL_MS = { median: 12, p95: 20, message: 4 };
/** Time after a tap for its animation and the address. */
const AFTER_MS = 700;
const FLOOR_TAPS = 12;
/** Positions of a game for the solver. */
const SOLVED_POSITIONS = 20;

/** @typedef {import('./support/games.mjs').Line} Line */

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** @param {number[]} values */
function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((part) => quantile(sorted, part).toFixed(1).padStart(8)).join('');
}

/**
 * Measures the script of each message from the solver's worker up to the next task: verdicts along a game, then a hint.
 * @param {string} id
 */
async function measureMessages(id) {
  const game = winningLine(id);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript(() => {
    /** @type {number[]} */
    const times = [];
    Object.assign(globalThis, { __messageTimes: times });
    const { addEventListener } = Worker.prototype;
    /** @param {string} type @param {any} listener */
    Worker.prototype.addEventListener = function (type, listener) {
      addEventListener.call(
        this,
        type,
        type !== 'message'
          ? listener
          : (/** @type {Event} */ event) => {
              const begin = performance.now();
              listener(event);
              // Promise reactions to the message run before the next task.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => times.push(performance.now() - begin);
              port2.postMessage(null);
            },
      );
    };
  });
  await page.goto(`${site.url}#${game.links[0]}`);
  await waitForTable(page);
  const table = tablePage(page);
  const messageCount = () => page.evaluate(() => /** @type {any} */ (globalThis).__messageTimes.length);
  await table.setAttribute('verdict', 'always');
  for (let n = 0; n < SOLVED_POSITIONS; n++) {
    const before = await messageCount();
    await table.evaluate(
      (element, link) => element.open(link),
      game.links[Math.floor((game.moves.length * n) / SOLVED_POSITIONS)],
    );
    await until(async () => (await messageCount()) > before && !(await page.locator('.verdict.is-working').count()), {
      what: 'a verdict',
    });
  }
  const before = await messageCount();
  await table.evaluate(({ host }) => void host.adviser.hint('hint'));
  await until(async () => (await messageCount()) > before, { what: 'advice' });
  const times = await page.evaluate(() => /** @type {any} */ (globalThis).__messageTimes);
  await page.context().close();
  return times;
}

/**
 * @typedef {object} Cost CPU time of the main thread for a tap, in ms
 * @property {number} script  up to the frame that shows the effect, like the next three
 * @property {number} style
 * @property {number} layout
 * @property {number} paint   with compositing
 * @property {number} after   script, style and layout after that frame
 * @property {number} idle    the same, in idle callbacks
 */

/** Trace events by the part of a cost that they count for; others, such as IPC, do not count. */
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
 * Sums the self times of the trace events of a tap.
 * @param {any[]} events of the main thread, in order
 * @returns {Cost}
 */
function costOf(events) {
  const cost = { script: 0, style: 0, layout: 0, paint: 0, after: 0, idle: 0 };
  const clicked = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const shown = clicked && events.find(({ name, ts }) => name === 'Layerize' && ts > clicked.ts);
  /** @type {{ event: any, selfTime: number, idle: boolean }[]} */
  const open = [];
  const close = () => {
    const { event, selfTime, idle } = /** @type {typeof open[number]} */ (open.pop());
    const part = PARTS[event.name];
    if (!part) return;
    const ms = selfTime / 1000;
    if (!shown || event.ts <= shown.ts) cost[part] += ms;
    else if (part !== 'paint') cost[idle ? 'idle' : 'after'] += ms;
  };
  for (const event of events) {
    while (open.length && event.ts >= open[open.length - 1].event.ts + open[open.length - 1].event.dur) close();
    const outer = open.at(-1);
    if (outer) outer.selfTime -= event.tdur ?? 0;
    open.push({ event, selfTime: event.tdur ?? 0, idle: !!outer?.idle || event.name === 'FireIdleCallback' });
  }
  while (open.length) close();
  return cost;
}

/**
 * Opens a position and traces the main thread of its page.
 * @param {string} link
 */
async function tracePage(link) {
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
    /** Marks a tap and its effects, as the benchmark's own calls between taps do not count. @param {() => Promise<void>} tap */
    count: async (tap) => {
      await page.evaluate((nth) => void performance.mark(`tap ${nth}`), count);
      await tap();
      await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
      await page.evaluate((nth) => void performance.mark(`end ${nth}`), count++);
    },
    /** Ends the trace. @returns {Promise<Cost[]>} of each tap */
    costs: async () => {
      const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
      await tracing.send('Tracing.end');
      await complete;
      await context.close();
      const marks = new Map(
        traced.filter(({ name }) => /^(tap|end) \d+$/.test(name)).map((event) => [event.name, event]),
      );
      const { pid, tid } = marks.get('tap 0');
      const mainThread = traced.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
      mainThread.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
      return Array.from({ length: count }, (_, nth) => {
        const [from, to] = [marks.get(`tap ${nth}`).ts, marks.get(`end ${nth}`).ts];
        return costOf(mainThread.filter(({ ts }) => ts >= from && ts <= to));
      });
    },
  };
}

/**
 * Measures the taps of a game: those that play, deal or undo, and those that select a card. Nothing is throttled: unlike the
 * elapsed time, CPU time is meaningful on a busy machine.
 * @param {string} id
 */
async function measureTaps(id) {
  const game = winningLine(id);
  const { page, count, costs } = await tracePage(game.links[0]);
  /** For each tap, true if it changed the position. @type {boolean[]} */
  const changes = [];
  const pointer = await touch(page);
  const link = () => readTable(page).then((state) => state.link);
  /** @type {import("./support/player.mjs").Pointer} */
  const counted = {
    ...pointer,
    tap: async (x, y) => {
      const before = await link();
      await count(() => pointer.tap(x, y));
      changes.push((await link()) !== before);
    },
  };
  const changeCount = () => changes.filter((changed) => changed).length;
  for (let ply = 0; changeCount() < MOVES && ply < game.moves.length;) ply = await playMove(page, counted, game, ply);
  const undo = await page.locator('patience-game [data-action="undo"]').boundingBox();
  if (!undo) throw new Error('no undo button');
  for (let n = 0; n < UNDO_TAPS; n++) await counted.tap(undo.x + undo.width / 2, undo.y + undo.height / 2);
  const all = await costs();
  return { actions: all.filter((_, nth) => changes[nth]), selections: all.filter((_, nth) => !changes[nth]) };
}

/**
 * Measures the lower bound on this machine: taps that reach no listener of ours, and that move one card and change the
 * sentence. In mid-game, as some patiences begin without a card on the table.
 * @param {string} id
 */
async function measureFloor(id) {
  const { page, count, costs } = await tracePage(winningLine(id).links.at(winningLine(id).moves.length >> 1) ?? '');
  await page.evaluate(() => {
    const root = /** @type {any} */ (document.querySelector('patience-game')).shadowRoot;
    const card = [...root.querySelectorAll('.cards > .card')].at(-1);
    const sentence = root.querySelector('.sentence').firstChild;
    if (!card || !sentence) throw new Error('no card or no sentence');
    let nth = 0;
    const pointerEvents = ['over', 'enter', 'move', 'down', 'up', 'out', 'leave'].flatMap((name) => [
      `pointer${name}`,
      `mouse${name}`,
    ]);
    for (const type of [
      ...pointerEvents,
      'gotpointercapture',
      'touchstart',
      'touchend',
      'focusin',
      'focusout',
      'click',
    ])
      addEventListener(
        type,
        (event) => {
          event.stopImmediatePropagation();
          if (type !== 'click') return;
          nth++;
          const before = card.style.transform;
          card.style.transform = `translate(${20 + 7 * nth}px, ${40 + 11 * nth}px)`;
          const keyframes = [{ transform: before }, { transform: card.style.transform }];
          card.animate(keyframes, { duration: 180, easing: 'ease-out', fill: 'backwards' });
          sentence.data = `A sentence that is shown, number ${nth}`;
        },
        { capture: true },
      );
  });
  const cell = await page.locator('patience-game .cell').last().boundingBox();
  if (!cell) throw new Error('no cell to tap');
  for (let n = 0; n < FLOOR_TAPS; n++)
    await count(() => page.touchscreen.tap(cell.x + cell.width / 2, cell.y + cell.height / 2));
  return costs();
}

/** @param {string} title @param {[string, Cost[]][]} lines */
function printTable(title, lines) {
  const heads = [
    `to the frame (goal ${GOAL_MS.median}, ${GOAL_MS.p95})`,
    'script',
    'style',
    'layout',
    'paint',
    'after',
    'idle',
  ];
  console.log(`${title}, ${CPU_SLOWDOWN} times the thread's CPU time; ms: median, 95 %, worst`);
  console.log(`${''.padEnd(28)}${heads.map((head) => head.padStart(26)).join('')}`);
  for (const [id, costs] of lines) {
    if (!costs.length) continue;
    const columns = /** @type {((cost: Cost) => number)[]} */ ([
      ({ script, style, layout }) => script + style + layout,
      .../** @type {const} */ (['script', 'style', 'layout', 'paint', 'after', 'idle']).map(
        (part) => (/** @type {Cost} */ cost) => cost[part],
      ),
    ]);
    const parts = columns.map((of) => summary(costs.map((cost) => CPU_SLOWDOWN * of(cost))).padStart(26));
    console.log(`${id.padEnd(28)}${parts.join('')}   (${costs.length})`);
  }
  console.log();
}

const site = await serveSite();
const browser = await launchFullBrowser();
try {
  /** @type {[string, Awaited<ReturnType<typeof measureTaps>>][]} */
  const all = [];
  for (const id of GAMES) all.push([id, await measureTaps(id)]);
  printTable(
    'A tap that plays, deals or undoes',
    all.map(([id, costs]) => [id, costs.actions]),
  );
  /** @type {[string, Cost[]][]} */
  const floors = [];
  for (const id of GAMES) floors.push([id, await measureFloor(id)]);
  printTable('The lower bound: a tap that moves one card and changes the sentence', floors);
  printTable(
    'A tap that selects a card',
    all.map(([id, costs]) => [id, costs.selections]),
  );
  console.log(`The script of a message from the solver (goal ${GOAL_MS.message}); ms: median, 95 %, worst`);
  if (process.argv.length < 4)
    for (const id of GAMES) console.log(`${id.padEnd(28)}${summary(await measureMessages(id))}`);
} finally {
  await browser.close();
  await site.close();
}
