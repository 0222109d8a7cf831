// A player who knows a winning line and plays it on the page as a person would: by taps, drags, keys or the list of
// moves. The table helps its players (one tap plays a pile's only move, the next card turns by itself), so a second
// copy of the rules, in Node, says what each act will lead to; one that would leave the line is done another way.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { until } from "./until.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const DIST = process.env.PATIENCE_SITE ?? path.join(ROOT, "dist");

export const IDS = [
  "fairie-queen",
  "empress-of-india",
  "labyrinth",
  "labyrinth-dealt-foundations",
  "labyrinth-late-refill",
  "sly",
];

// The site's own module. It has no file extension that Node would take for a module, hence the detour.
const glue = fs.readFileSync(path.join(DIST, "www/pkg/patience_wasm.js"));
/** @type {typeof import("../../../www/pkg/patience_wasm.js")} */
export const rules = await import(`data:text/javascript;base64,${glue.toString("base64")}`);
rules.initSync({ module: fs.readFileSync(path.join(DIST, "www/pkg/patience_wasm_bg.wasm")) });

const library = rules.games();

/** @param {string} id */
export const placesOf = (id) => {
  const info = library.find((game) => game.id === id);
  if (!info) throw new Error(`no game ${id}`);
  return info.places.map((place) => place.address);
};

/**
 * What the rules make of a link.
 * @template T
 * @param {string} link @param {(table: import("../../../www/pkg/patience_wasm.js").Table) => T} ask
 * @returns {T}
 */
export function at(link, ask) {
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
const known = new Map();

/**
 * The nth recorded win of a game.
 * @param {string} id @param {number} [nth] @returns {Line}
 */
export function line(id, nth = 0) {
  const key = `${id} ${nth}`;
  let found = known.get(key);
  if (!found) {
    const lines = fs.readFileSync(path.join(ROOT, `tests/data/wins/${id}.txt`), "utf8").split("\n");
    const text = lines.filter((one) => one && !one.startsWith("#"))[nth];
    const [deal, ...moves] = text.trim().split(/\s+/);
    const links = at(`${id}/${deal}`, (table) => [table.view().link, ...moves.map((move) => table.play(move).link)]);
    found = { id, deal, moves, links, plies: new Map(links.map((link, ply) => [link, ply])) };
    known.set(key, found);
  }
  return found;
}

/**
 * @typedef {{ act: "deal" } | { act: "list", move: string }
 *   | { act: "tap" | "drag", from: string, to: string | null, choice: string | null, move: string }} Act
 *   `to` null: one tap is enough; `choice`: the words of the button that says which of several moves is meant
 */

/**
 * How the next move of a line is made by hand.
 * @param {Line} line @param {number} ply @param {{ drag?: boolean }} [style]
 * @returns {Act}
 */
export function plan({ id, links, moves, plies }, ply, { drag = false } = {}) {
  const move = moves[ply];
  /** @param {(table: import("../../../www/pkg/patience_wasm.js").Table) => { link: string }} act */
  const stays = (act) => (plies.get(at(links[ply], act).link) ?? -1) > ply;
  /** @type {Act} */
  const listed = { act: "list", move };
  const places = placesOf(id);
  const [, source, partner] = /^([^>+]+(?:[+-](?=>))?)(?:\+([^>]+))?>/.exec(move) ?? [];
  if (source === "stock") return stays((table) => table.dealOn()) ? { act: "deal" } : listed;
  if (!stays((table) => table.act(move))) return listed;
  return at(links[ply], (table) => {
    const from = places.indexOf(source);
    const { asks } = table.view();
    const { targets, only } = table.select(from);
    const to = (partner ? [places.indexOf(partner)] : targets).find((pile) =>
      targets.includes(pile) && table.between(from, pile).some((choice) => choice.move === move));
    if (to === undefined) return listed;
    const choices = table.between(from, to);
    const picked = choices.find((choice) => choice.move === move);
    const choice = choices.length > 1 ? (picked?.brief ?? picked?.label ?? null) : null;
    /** @type {Act} */
    const whole = { act: drag ? "drag" : "tap", from: source, to: places[to], choice, move };
    if (drag) return whole;
    // A tap on a pile that can take the card in hand would put it there.
    if (asks !== null && asks !== from && table.select(asks).targets.includes(from)) return { ...whole, act: "drag" };
    return only === move && asks !== from ? { ...whole, to: null, choice: null } : whole;
  });
}

/**
 * What the table says of itself, asked in the page.
 * @param {import("playwright-core").Page} page
 */
export const look = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector("patience-game"));
    const root = game?.shadowRoot;
    const view = game?.view;
    return {
      link: /** @type {string} */ (view?.link ?? ""),
      outcome: /** @type {string} */ (view?.outcome ?? ""),
      ply: /** @type {number} */ (view?.ply ?? -1),
      selected: /** @type {string[]} */ ([...(root?.querySelectorAll('[data-pile][aria-selected="true"]') ?? [])].map((el) => el.dataset.pile)),
      choices: /** @type {string[]} */ ([...(root?.querySelectorAll(".offers button") ?? [])].map((el) => el.textContent)),
      said: /** @type {string} */ (root?.querySelector('[role="status"]')?.textContent?.trim() ?? ""),
    };
  });

/** @typedef {Awaited<ReturnType<typeof look>>} Seen */

/**
 * The middle of an element of the table, as a finger would look for it.
 * @param {import("playwright-core").Page} page @param {string} selector
 * @param {string} [text] the words it must bear
 */
export async function spot(page, selector, text) {
  const found = await page.evaluate(
    ([wanted, words]) => {
      const root = document.querySelector("patience-game")?.shadowRoot;
      const all = [...(root?.querySelectorAll(wanted) ?? [])];
      const el = words === undefined ? all[0] : all.find((one) => one.textContent === words);
      if (!root || !el) return null;
      const { left, top, width, height } = el.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = root.elementFromPoint(x, y);
      const reached = hit !== null && (el.contains(hit) || (!!el.closest(".felt") && !!hit.closest(".felt")));
      return { x, y, reached, hit: hit ? `${hit.tagName}.${hit.className}` : "nothing" };
    },
    /** @type {[string, string | undefined]} */ ([selector, text]),
  );
  if (!found) throw new Error(`no element matches ${selector}${text ? ` “${text}”` : ""}`);
  if (!found.reached) throw new Error(`${selector} is covered by ${found.hit} at ${found.x},${found.y}`);
  return found;
}

/** @param {string} address */
export const pile = (address) => `[data-pile="${address}"]`;

/**
 * What a hand can do. The mouse and the finger differ in nothing else.
 * @typedef {object} Fingers
 * @property {(x: number, y: number) => Promise<void>} tap
 * @property {(from: { x: number, y: number }, to: { x: number, y: number }) => Promise<void>} drag
 */

/** @param {import("playwright-core").Page} page @returns {Fingers} */
export const mouse = (page) => ({
  tap: (x, y) => page.mouse.click(x, y),
  drag: async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  },
});

/** @param {import("playwright-core").Page} page @returns {Promise<Fingers>} */
export async function finger(page) {
  const devtools = await page.context().newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {{ x: number, y: number }[]} touchPoints */
  const send = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    tap: (x, y) => page.touchscreen.tap(x, y),
    drag: async (from, to) => {
      await send("touchStart", [from]);
      for (let n = 1; n <= 6; n++) {
        await send("touchMove", [{ x: from.x + ((to.x - from.x) * n) / 6, y: from.y + ((to.y - from.y) * n) / 6 }]);
      }
      await send("touchEnd", []);
    },
  };
}

/**
 * Taps something until the table shows that it was heard: for a moment after a card has gone by itself, the table does
 * not listen where a hasty second tap would fall.
 * @param {import("playwright-core").Page} page @param {Fingers} hand @param {string} selector
 * @param {string | undefined} text @param {(seen: Seen) => boolean} heard
 */
async function tapUntil(page, hand, selector, text, heard) {
  let tapped = 0;
  return until(
    async () => {
      if (tapped++) {
        const seen = await look(page);
        if (heard(seen)) return seen;
      }
      const { x, y } = await spot(page, selector, text);
      await hand.tap(x, y);
      const seen = await look(page);
      return heard(seen) && seen;
    },
    { what: `a tap on ${selector} ${text ?? ""}`, timeout: 8_000 },
  );
}

/**
 * Makes the next move of a line with a hand.
 * @param {import("playwright-core").Page} page @param {Fingers} hand @param {Line} line @param {number} ply
 * @param {{ drag?: boolean }} [style]
 * @returns {Promise<number>} the ply after it
 */
export async function step(page, hand, line, ply, style = {}) {
  const act = plan(line, ply, style);
  const before = line.links[ply];
  const moved = (/** @type {Seen} */ seen) => seen.link !== before;
  if (act.act === "deal") {
    // The pack, and the button beside it.
    const button = style.drag === undefined && ply % 2 === 1;
    await tapUntil(page, hand, button ? '[data-action="deal"]' : pile("stock"), undefined, moved);
  } else if (act.act === "list") {
    await chooseListed(page, act.move);
  } else if (act.act === "drag") {
    const [from, to] = [await spot(page, pile(act.from)), await spot(page, pile(act.to ?? ""))];
    await hand.drag(from, to);
    const { choice } = act;
    if (choice !== null) await tapUntil(page, hand, ".offers button", choice, moved);
    else await until(async () => moved(await look(page)), { what: `dragging ${act.move}`, timeout: 5_000 });
  } else {
    const { from, to, choice } = act;
    let seen = await look(page);
    if (to === null) seen = await tapUntil(page, hand, pile(from), undefined, moved);
    else if (!seen.selected.includes(from)) {
      seen = await tapUntil(page, hand, pile(from), undefined, (now) => now.selected.includes(from) || moved(now));
      if (moved(seen)) throw new Error(`${act.move}: one tap on ${from} moved already`);
    }
    if (to !== null) {
      await tapUntil(page, hand, pile(to), undefined, (now) => (choice === null ? moved(now) : now.choices.includes(choice)));
      if (choice !== null) await tapUntil(page, hand, ".offers button", choice, moved);
    }
  }
  return where(page, line, ply, act);
}

/**
 * Which ply of the line the table shows now.
 * @param {import("playwright-core").Page} page @param {Line} line @param {number} ply @param {Act | string} act
 */
export async function where(page, line, ply, act) {
  const seen = await until(async () => {
    const now = await look(page);
    return now.link !== line.links[ply] && now;
  }, { what: `move ${ply + 1}, ${line.moves[ply]}`, timeout: 5_000 });
  const next = line.plies.get(seen.link);
  if (next === undefined || next <= ply) {
    throw new Error(`${JSON.stringify(act)} at move ${ply + 1}, ${line.moves[ply]}, left the line: ${seen.link} “${seen.said}”`);
  }
  return next;
}

/**
 * Plays a move by its button in the list, which is opened for it and closed again.
 * @param {import("playwright-core").Page} page @param {string} move
 */
export async function chooseListed(page, move) {
  const details = page.locator("details[data-moves]");
  const open = await details.evaluate((el) => /** @type {HTMLDetailsElement} */ (el).open);
  if (!open) await details.locator("summary").click();
  await page.locator(`[data-move="${move}"]`).click();
  if (!open) await details.locator("summary").click();
}

/**
 * Plays a line on, until its end or for a number of moves.
 * @param {import("playwright-core").Page} page @param {Fingers} hand @param {Line} line
 * @param {{ from?: number, to?: number, drag?: boolean }} [options]
 * @returns {Promise<number>} the ply reached
 */
export async function play(page, hand, line, { from = 0, to = line.moves.length, ...style } = {}) {
  let ply = from;
  while (ply < to) ply = await step(page, hand, line, ply, style);
  return ply;
}

/**
 * Waits for the table of a page, with nothing on its way.
 * @param {import("playwright-core").Page} page
 */
export async function ready(page) {
  return until(async () => {
    const seen = await look(page);
    return seen.link && seen;
  }, { what: "the table" });
}

/** Everything a player can tell of the table. @param {import("playwright-core").Page} page */
export const table = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector("patience-game"));
    const { report, plies, canRedo, ...view } = game.view;
    void report, plies, canRedo;
    /** @type {Record<string, unknown>} */
    const piles = {};
    for (const cell of game.shadowRoot.querySelectorAll("[data-pile]")) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      piles[cell.dataset.pile] = [cell.getAttribute("aria-label"), x, y, width, height];
    }
    const cards = [...game.shadowRoot.querySelectorAll(".cards > .card")].map((el) => {
      const { x, y } = el.getBoundingClientRect();
      return `${el.querySelector("svg")?.getAttribute("aria-label") ?? el.innerHTML.length} ${Math.round(x)} ${Math.round(y)}`;
    });
    return { view, piles, cards: cards.sort() };
  });
