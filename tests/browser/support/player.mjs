// A player who knows a winning line and plays it on the page as a person would: by taps, drags, keys or the list of
// moves. The table helps its players (one tap plays a pile's only move, the next card turns by itself), so a second
// copy of the rules, in Node, says what each act will lead to; one that would leave the line is done another way.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { choicesOf, homeFirst, offersOf } from '../../../www/engine/choices.js';
import { say, words } from '../../../www/words/core.js';
import { eventually, TIMEOUT_MS, until } from './until.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const IDS = [
  'fairie-queen',
  'empress-of-india',
  'labyrinth',
  'labyrinth-dealt-foundations',
  'labyrinth-late-refill',
  'sly',
];

/**
 * A module of ours in WebAssembly, before it is joined with others.
 * @param {string} name of its file in www/pkg
 */
export async function loadWasm(name) {
  // It has no file extension that Node would take for a module, hence the detour.
  const glue = fs.readFileSync(path.join(ROOT, `www/pkg/${name}.js`));
  const module = await import(`data:text/javascript;base64,${glue.toString('base64')}`);
  module.initSync({ module: fs.readFileSync(path.join(ROOT, `www/pkg/${name}_bg.wasm`)) });
  return module;
}

/** @type {typeof import("../../../www/pkg/patience_wasm.js")} */
export const rules = await loadWasm('patience_wasm');

const games = rules.games();

/** @param {string} id */
export const pileAddresses = (id) => {
  const info = games.find((game) => game.id === id);
  if (!info) throw new Error(`no game ${id}`);
  return info.places.map((place) => place.address);
};

/**
 * What the rules make of a link.
 * @template T
 * @param {string} link @param {(table: import("../../../www/pkg/patience_wasm.js").Table) => T} ask
 * @returns {T}
 */
export function atLink(link, ask) {
  const table = rules.Table.open(link);
  try {
    return ask(table);
  } finally {
    table.free();
  }
}

/**
 * @typedef {object} Line a recorded game that is won
 * @property {string} id
 * @property {string} deal
 * @property {string[]} moves
 * @property {string[]} links  the link before each move, and the last one
 * @property {Map<string, number>} plies  where a link stands in the line
 */

/** @type {Map<string, Line>} */
const winningLines = new Map();

/**
 * The nth recorded win of a game.
 * @param {string} id @param {number} [nth] @returns {Line}
 */
export function winningLine(id, nth = 0) {
  const key = `${id} ${nth}`;
  let found = winningLines.get(key);
  if (!found) {
    const lines = fs.readFileSync(path.join(ROOT, `tests/data/wins/${id}.txt`), 'utf8').split('\n');
    const text = lines.filter((one) => one && !one.startsWith('#'))[nth];
    const [deal, ...moves] = text.trim().split(/\s+/);
    const links = atLink(`${id}/${deal}`, (table) => [table.view().link, ...moves.map((move) => table.play(move).link)]);
    found = { id, deal, moves, links, plies: new Map(links.map((link, ply) => [link, ply])) };
    lines.set(key, found);
  }
  return found;
}

/**
 * @typedef {{ act: "deal" } | { act: "list", move: string }
 *   | { act: "tap" | "drag", from: string, to: string | null, choice: string | null, move: string }} Act
 *   `to` null: one tap is enough; `choice`: the words of the button that says which of several moves is meant
 */

/**
 * The words of the button for one of the moves that two piles can mean.
 * @param {import("../../../www/pkg/patience_wasm.js").View} view @param {number} from @param {number} to
 * @param {import("../../../www/engine/choices.js").Choice[]} choices @param {string} move
 */
function choiceLabel(view, from, to, choices, move) {
  const first = homeFirst(view, to, choices);
  if (first) {
    const { cards } = view.piles[from];
    return first.home.move === move ? words.hand.playHome() : words.hand.layOn(cards.slice(-2));
  }
  const label = choices.find((choice) => choice.move === move)?.label;
  return label ? say(label) : null;
}

/**
 * How the next move of a line is made by hand.
 * @param {Line} line @param {number} ply @param {{ drag?: boolean }} [style]
 * @returns {Act}
 */
export function planMove({ id, links, moves, plies }, ply, { drag = false } = {}) {
  const move = moves[ply];
  /** @param {(table: import("../../../www/pkg/patience_wasm.js").Table) => { link: string }} act */
  const stays = (act) => (plies.get(atLink(links[ply], act).link) ?? -1) > ply;
  /** @type {Act} */
  const listed = { act: 'list', move };
  const places = pileAddresses(id);
  const [, source, partner] = /^([^>+]+(?:[+-](?=>))?)(?:\+([^>]+))?>/.exec(move) ?? [];
  if (source === 'stock') return stays((table) => table.dealOn()) ? { act: 'deal' } : listed;
  if (!stays((table) => table.act(move))) return listed;
  return atLink(links[ply], (table) => {
    const from = places.indexOf(source);
    const view = table.view();
    const { pending } = view;
    const { targets, only } = offersOf(view, from);
    const to = (partner ? [places.indexOf(partner)] : targets).find(
      (pile) => targets.includes(pile) && choicesOf(view, from, pile).some((choice) => choice.move === move),
    );
    if (to === undefined) return listed;
    const choices = choicesOf(view, from, to);
    const choice = choices.length > 1 ? choiceLabel(view, from, to, choices, move) : null;
    /** @type {Act} */
    const whole = { act: drag ? 'drag' : 'tap', from: source, to: places[to], choice, move };
    if (drag) return whole;
    // A tap on a pile that can take the card in hand would put it there.
    if (pending !== null && pending !== from && offersOf(view, pending).targets.includes(from))
      return { ...whole, act: 'drag' };
    return only === move && pending !== from ? { ...whole, to: null, choice: null } : whole;
  });
}

/**
 * What the table says of itself, asked in the page.
 * @param {import("playwright-core").Page} page
 */
export const readTable = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const root = game?.shadowRoot;
    const view = game?.view;
    return {
      link: /** @type {string} */ (view?.link ?? ''),
      outcome: /** @type {string} */ (view?.outcome ?? ''),
      ply: /** @type {number} */ (view?.ply ?? -1),
      selected: /** @type {string[]} */ (
        [...(root?.querySelectorAll('[data-pile][aria-selected="true"]') ?? [])].map((el) => el.dataset.pile)
      ),
      choices: /** @type {string[]} */ (
        [...(root?.querySelectorAll('.offers button') ?? [])].map((el) => el.textContent)
      ),
      announcement: /** @type {string} */ (root?.querySelector('[role="status"]')?.textContent?.trim() ?? ''),
    };
  });

/** @typedef {Awaited<ReturnType<typeof readTable>>} TableState */

/**
 * The middle of an element of the table, as a finger would look for it: once the table has come to rest there.
 * @param {import("playwright-core").Page} page @param {string} selector
 * @param {string} [text] the words it must bear
 */
async function findOnTable(page, selector, text) {
  return page.evaluate(async ([wanted, words]) => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    const element = () => {
      const all = [...(root?.querySelectorAll(wanted) ?? [])];
      return words === undefined ? all[0] : all.find((one) => one.textContent === words);
    };
    /** A frame, with what follows from the sizes it found. */
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    let el = element();
    for (let before = ''; ; el = element()) {
      const { x = 0, y = 0, width = 0, height = 0 } = el?.getBoundingClientRect() ?? {};
      const now = [x, y, width, height].join();
      if (now === before) break;
      before = now;
      await frame();
    }
    if (!root || !el) return null;
    const { left, top, width, height } = el.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = root.elementFromPoint(x, y);
    const reached = hit !== null && (el.contains(hit) || (!!el.closest('.felt') && !!hit.closest('.felt')));
    return { x, y, reached, hit: hit ? `${hit.tagName}.${hit.className}` : 'nothing' };
  }, /** @type {[string, string | undefined]} */ ([selector, text]));
}

/**
 * The middle of an element of the table that a finger can reach.
 * @param {import("playwright-core").Page} page @param {string} selector
 * @param {string} [text] the words it must bear
 */
export const hitPoint = (page, selector, text) =>
  eventually(async () => {
    const found = await findOnTable(page, selector, text);
    assert.ok(found, `no element matches ${selector}${text ? ` “${text}”` : ''}`);
    assert.ok(found.reached, `${selector} is covered by ${found.hit} at ${found.x},${found.y}`);
    return found;
  });

/** A position in which two piles mean two moves: the card in hand may be laid on a column, or the column's own go home. */
export function ambiguousMove() {
  const game = winningLine('fairie-queen');
  for (let ply = 0; ply < game.moves.length; ply++) {
    const act = planMove(game, ply);
    if (act.act === 'tap' && act.from === 'hand' && act.to && act.choice) return { link: game.links[ply], to: act.to };
  }
  throw new Error('no recorded game asks which of two moves is meant');
}

/** @param {string} address */
export const pileSelector = (address) => `[data-pile="${address}"]`;

/**
 * What a hand can do. The mouse and the finger differ in nothing else.
 * @typedef {object} Pointer
 * @property {(x: number, y: number) => Promise<void>} tap
 * @property {(from: { x: number, y: number }, to: { x: number, y: number }) => Promise<void>} drag
 */

/** @param {import("playwright-core").Page} page @returns {Pointer} */
export const mouse = (page) => ({
  tap: (x, y) => page.mouse.click(x, y),
  drag: async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  },
});

/** @param {import("playwright-core").Page} page @returns {Promise<Pointer>} */
export async function touch(page) {
  const devtools = await page.context().newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {{ x: number, y: number }[]} touchPoints */
  const send = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    tap: (x, y) => page.touchscreen.tap(x, y),
    drag: async (from, to) => {
      await send('touchStart', [from]);
      for (let n = 1; n <= 6; n++) {
        await send('touchMove', [{ x: from.x + ((to.x - from.x) * n) / 6, y: from.y + ((to.y - from.y) * n) / 6 }]);
      }
      await send('touchEnd', []);
    },
  };
}

/**
 * Taps something until the table shows that it was heard: for a moment after a card has gone by itself, the table does
 * not listen where a hasty second tap would fall.
 * @param {import("playwright-core").Page} page @param {Pointer} hand @param {string} selector
 * @param {string | undefined} text @param {(seen: TableState) => boolean} heard
 */
async function tapUntil(page, hand, selector, text, heard) {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { x, y } = await hitPoint(page, selector, text);
    await hand.tap(x, y);
    // What follows from a tap may take the table a frame or two.
    for (let n = 0; n < 4; n++) {
      const seen = await readTable(page);
      if (heard(seen)) return seen;
      await waitForFrames(page, 1);
    }
    if (Date.now() > end) throw new Error(`a tap on ${selector} ${text ?? ''} is not heard`);
    // A machine that is slow between press and release makes a long press of a tap.
    if (await page.locator('patience-game .look').count()) await page.keyboard.press('Escape');
  }
}

/**
 * Drags a card from pile to pile until the table shows that it was heard: on a slow machine a press that waits for its
 * drag is a long one, and opens the pile to be looked through.
 * @param {import("playwright-core").Page} page @param {Pointer} hand @param {string} source @param {string} target
 * @param {(seen: TableState) => boolean} heard
 */
async function dragUntil(page, hand, source, target, heard) {
  for (;;) {
    const [from, to] = [await hitPoint(page, pileSelector(source)), await hitPoint(page, pileSelector(target))];
    await hand.drag(from, to);
    const done = await until(
      async () => {
        if (heard(await readTable(page))) return 'heard';
        return (await page.locator('patience-game .look').count()) && 'long';
      },
      { what: `a drag from ${source} to ${target}` },
    );
    if (done === 'heard') return;
    await page.keyboard.press('Escape');
  }
}

/**
 * Makes the next move of a line with a hand.
 * @param {import("playwright-core").Page} page @param {Pointer} hand @param {Line} line @param {number} ply
 * @param {{ drag?: boolean }} [style]
 * @returns {Promise<number>} the ply after it
 */
export async function playMove(page, hand, line, ply, style = {}) {
  const act = planMove(line, ply, style);
  const before = line.links[ply];
  const moved = (/** @type {TableState} */ seen) => seen.link !== before;
  if (act.act === 'deal') {
    // The pack, and the button beside it.
    const button = style.drag === undefined && ply % 2 === 1;
    await tapUntil(page, hand, button ? '[data-action="deal"]' : pileSelector('stock'), undefined, moved);
  } else if (act.act === 'list') {
    await playFromMoveList(page, act.move);
  } else if (act.act === 'drag') {
    const { choice } = act;
    await dragUntil(page, hand, act.from, act.to ?? '', (seen) =>
      choice === null ? moved(seen) : seen.choices.includes(choice),
    );
    if (choice !== null) await tapUntil(page, hand, '.offers button', choice, moved);
  } else {
    const { from, to, choice } = act;
    let seen = await readTable(page);
    if (to === null) seen = await tapUntil(page, hand, pileSelector(from), undefined, moved);
    else if (!seen.selected.includes(from)) {
      seen = await tapUntil(page, hand, pileSelector(from), undefined, (now) => now.selected.includes(from) || moved(now));
    }
    // On a slow machine the first tap is made again; a second one may play where there is one way only.
    if (to !== null && !moved(seen)) {
      await tapUntil(page, hand, pileSelector(to), undefined, (now) =>
        choice === null ? moved(now) : now.choices.includes(choice),
      );
      if (choice !== null) await tapUntil(page, hand, '.offers button', choice, moved);
    }
  }
  return waitForPly(page, line, ply, act);
}

/**
 * Which ply of the line the table shows now.
 * @param {import("playwright-core").Page} page @param {Line} line @param {number} ply @param {Act | string} act
 */
export async function waitForPly(page, line, ply, act) {
  const seen = await until(
    async () => {
      const now = await readTable(page);
      return now.link !== line.links[ply] && now;
    },
    { what: `move ${ply + 1}, ${line.moves[ply]}` },
  );
  const next = line.plies.get(seen.link);
  if (next === undefined || next <= ply) {
    throw new Error(
      `${JSON.stringify(act)} at move ${ply + 1}, ${line.moves[ply]}, left the line: ${seen.link} “${seen.announcement}”`,
    );
  }
  return next;
}

/**
 * Plays a move by its button in the list, which is opened for it and closed again.
 * @param {import("playwright-core").Page} page @param {string} move
 */
export async function playFromMoveList(page, move) {
  const details = page.locator('details[data-moves]');
  const open = await details.evaluate((el) => /** @type {HTMLDetailsElement} */ (el).open);
  if (!open) await details.locator('summary').click();
  await page.locator(`[data-move="${move}"]`).click();
  if (!open) await details.locator('summary').click();
}

/**
 * Plays a line on, until its end or for a number of moves.
 * @param {import("playwright-core").Page} page @param {Pointer} hand @param {Line} line
 * @param {{ from?: number, to?: number, drag?: boolean }} [options]
 * @returns {Promise<number>} the ply reached
 */
export async function playLine(page, hand, line, { from = 0, to = line.moves.length, ...style } = {}) {
  let ply = from;
  while (ply < to) ply = await playMove(page, hand, line, ply, style);
  return ply;
}

/**
 * Waits until the page has drawn so many frames.
 * @param {import("playwright-core").Page} page @param {number} count
 */
export const waitForFrames = (page, count) =>
  page.evaluate(async (n) => {
    for (let drawn = 0; drawn < n; drawn++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  }, count);

/**
 * Waits for the table of a page, at rest: with its letters, and in its place.
 * @param {import("playwright-core").Page} page
 */
export async function waitForTable(page) {
  await until(async () => (await readTable(page)).link, { what: 'the table' });
  await page.evaluate(async () => {
    // The letters are asked for when the table is drawn.
    const letters = () =>
      [...document.fonts].find(({ family }) => family.includes('Patience Text'))?.status ?? 'unloaded';
    while (!['loaded', 'error'].includes(letters())) await new Promise((done) => requestAnimationFrame(done));
    const cells = () =>
      [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('[data-pile]') ?? [])]
        .map((el) => {
          const { x, y, width, height } = el.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    for (let before = '', now = cells(); now !== before; before = now, now = cells()) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
  return readTable(page);
}

/**
 * Waits until keys and drags have come, after the first sight of a table: before, every key that may mean something is kept
 * from the browser, even one that has no meaning.
 * @param {import("playwright-core").Page} page
 */
export const waitForKeys = (page) =>
  until(
    () =>
      page.evaluate(() =>
        document
          .querySelector('patience-game')
          ?.shadowRoot?.querySelector('[data-pile]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true, composed: true, cancelable: true })),
      ),
    { what: 'the keys of the table' },
  );

/**
 * Presses a key that is to change nothing yet: returns when the page has heard the press, and drawn what follows from it.
 * @param {import("playwright-core").Page} page @param {string} key
 * @returns {Promise<boolean>} whether the page kept the press from the browser
 */
export async function pressKey(page, key) {
  await page.evaluate(() => {
    const all = /** @type {any} */ (globalThis);
    all.__kept = undefined;
    // After all others have had it.
    addEventListener('keydown', (event) => setTimeout(() => (all.__kept = event.defaultPrevented)), {
      capture: true,
      once: true,
    });
  });
  await page.keyboard.press(key);
  await until(() => page.evaluate(() => /** @type {any} */ (globalThis).__kept !== undefined), {
    what: `${key} to be heard`,
  });
  await waitForFrames(page, 2);
  return page.evaluate(() => /** @type {any} */ (globalThis).__kept);
}

/**
 * Presses a key that is to change nothing on the table, once the table has its keys.
 * @param {import("playwright-core").Page} page @param {string} key
 * @returns {Promise<boolean>} whether the page kept the press from the browser
 */
export async function pressIgnoredKey(page, key) {
  await waitForKeys(page);
  return pressKey(page, key);
}

/**
 * Waits for the rules of all games, which come after the first sight of a table: what a test asks them itself waits for them.
 * @param {import("playwright-core").Page} page
 */
export const waitForAllGames = (page) =>
  until(() => page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.games.length > 4), {
    what: 'the rules of all games',
  });

/**
 * Waits until a page shows a link: the one way to know that a table has followed an address.
 * @param {import("playwright-core").Page} page @param {string | undefined} link
 */
export const expectLink = (page, link) => eventually(async () => assert.equal((await readTable(page)).link, link));

/**
 * Opens the groups of the settings, which are folded on a phone.
 * @param {import("playwright-core").Page} page
 */
export async function expandSettings(page) {
  const folded = page.locator('dialog.settings details:not([open]) > summary');
  if (!(await folded.count())) return;
  while (await folded.count()) await folded.first().click();
  // The example stays where it is: what is scrolled lies beneath it in part.
  await page.locator('dialog.settings .dialog-body').evaluate((body) => body.scrollTo(0, 0));
}

/** What the address says behind its #. @param {import("playwright-core").Page} page */
export const readAddress = (page) => page.evaluate(() => decodeURIComponent(location.hash.slice(1)));

/**
 * Waits until the address says something: it follows the moves a little later.
 * @param {import("playwright-core").Page} page @param {string | undefined} link
 */
export const expectAddress = (page, link) => eventually(async () => assert.equal(await readAddress(page), link));

/**
 * Follows a link within the page.
 * @param {import("playwright-core").Page} page @param {string} link what stands behind the #
 */
export const followLink = (page, link) => page.evaluate((hash) => void (location.hash = hash), `#${link}`);

/**
 * Lays a game on the table by its link.
 * @param {import("playwright-core").Page} page @param {string} link
 */
export async function openLink(page, link) {
  await followLink(page, link);
  await expectLink(page, link);
}

/** Everything a player can tell of the table. @param {import("playwright-core").Page} page */
export const tableSnapshot = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const { report, plies, canRedo, save, meanings, choices, ...view } = game.view;
    (void report, plies, canRedo, save);
    /** @type {Record<string, unknown>} */
    const piles = {};
    for (const cell of game.shadowRoot.querySelectorAll('[data-pile]')) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      piles[cell.dataset.pile] = [cell.getAttribute('aria-label'), x, y, width, height];
    }
    const cards = [...game.shadowRoot.querySelectorAll('.cards > .card')].map((el) => {
      const { x, y } = el.getBoundingClientRect();
      // A style that has nothing in it is none.
      const drawn = el.innerHTML.replaceAll(' style=""', '').length;
      return `${el.querySelector('svg')?.getAttribute('aria-label') ?? drawn} ${Math.round(x)} ${Math.round(y)}`;
    });
    return { view: { ...view, meanings: [...meanings], choices: [...choices] }, piles, cards: cards.sort() };
  });

/** A game of Sly that has no move left: cards heaped without a thought. */
export function stuckGame() {
  const table = rules.Table.open(winningLine('sly').links[0]);
  try {
    for (let n = 0; n < 1000; n++) {
      const view = table.view();
      if (view.outcome !== 'playing') return view.link;
      const moves = table.moves().flatMap((group) => group.moves.map((choice) => choice.move));
      table.play(
        moves.find((move) => /^hand>p/.test(move)) ?? moves.find((move) => move.startsWith('stock>')) ?? moves[0],
      );
    }
    throw new Error('the game never ends');
  } finally {
    table.free();
  }
}
