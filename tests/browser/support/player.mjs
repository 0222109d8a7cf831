// A simulated player: plays a winning line on a page by mouse or touch. The table helps its players (one tap plays a
// pile's only move, the next card turns by itself), so a copy of the rules in Node predicts the effect of each action;
// an action that would leave the line is replaced by another.

import { choicesOf, homeFirstChoice, offersOf } from '../../../www/engine/choices.js';
import { say, words } from '../../../www/words/core.js';
import { atLink, pileAddresses, winningLine } from './games.mjs';
import { hitPoint, pileSelector, readTable, waitForFrames } from './table-state.mjs';
import { TIMEOUT_MS, until } from './until.mjs';

/** @typedef {import("./games.mjs").Line} Line */
/** @typedef {import("./table-state.mjs").TableState} TableState */
/**
 * @typedef {{ by: "deal" } | { by: "list", move: string }
 *   | { by: "tap" | "drag", from: string, to: string | null, choice: string | null, move: string }} PlannedMove
 *   `list`: from the list of legal moves; `to` null: one tap is enough; `choice`: the label of the button that chooses
 *   among several moves
 */

/**
 * The label of the button for one of the moves between two piles.
 * @param {import("../../../www/pkg/patience_wasm.js").View} view @param {number} from @param {number} to
 * @param {import("../../../www/engine/choices.js").Choice[]} choices @param {string} move
 */
function choiceLabel(view, from, to, choices, move) {
  const first = homeFirstChoice(view, to, choices);
  if (first) {
    const { cards } = view.piles[from];
    return first.home.move === move ? words.play.playHome() : words.play.placeOn(cards.slice(-2));
  }
  const label = choices.find((choice) => choice.move === move)?.label;
  return label ? say(label) : null;
}

/**
 * Plans the next move of a line.
 * @param {Line} line @param {number} ply @param {{ drag?: boolean }} [style]
 * @returns {PlannedMove}
 */
export function planMove({ id, links, moves, plies }, ply, { drag = false } = {}) {
  const move = moves[ply];
  /** @param {(table: import("../../../www/pkg/patience_wasm.js").Table) => { link: string }} act */
  const staysOnLine = (act) => (plies.get(atLink(links[ply], act).link) ?? -1) > ply;
  /** @type {PlannedMove} */
  const fromList = { by: 'list', move };
  const places = pileAddresses(id);
  const [, source, partner] = /^([^>+]+(?:[+-](?=>))?)(?:\+([^>]+))?>/.exec(move) ?? [];
  if (source === 'stock') return staysOnLine((table) => table.dealOn()) ? { by: 'deal' } : fromList;
  if (!staysOnLine((table) => table.act(move))) return fromList;
  return atLink(links[ply], (table) => {
    const from = places.indexOf(source);
    const view = table.view();
    const { pending } = view;
    const { targets, only } = offersOf(view, from);
    const to = (partner ? [places.indexOf(partner)] : targets).find(
      (pile) => targets.includes(pile) && choicesOf(view, from, pile).some((choice) => choice.move === move),
    );
    if (to === undefined) return fromList;
    const choices = choicesOf(view, from, to);
    const choice = choices.length > 1 ? choiceLabel(view, from, to, choices, move) : null;
    /** @type {PlannedMove} */
    const planned = { by: drag ? 'drag' : 'tap', from: source, to: places[to], choice, move };
    if (drag) return planned;
    // A tap on a pile that can take the hand would place it there.
    if (pending !== null && pending !== from && offersOf(view, pending).targets.includes(from))
      return { ...planned, by: 'drag' };
    if (partner && only !== null && only !== move) {
      // A tap would play another double play; one on the partner may not.
      const other = offersOf(view, places.indexOf(partner)).only;
      if (other === null || other === move)
        return { ...planned, from: partner, to: other === move ? null : source, choice: null };
    }
    // A tap would play another move, with an equal card.
    if (only !== null && only !== move && pending !== from) return { ...planned, by: 'drag' };
    return only === move && pending !== from ? { ...planned, to: null, choice: null } : planned;
  });
}

/** A position in which the hand can be placed on a column, or the column's last card go home. */
export function ambiguousMove() {
  const game = winningLine('fairie-queen');
  for (let ply = 0; ply < game.moves.length; ply++) {
    const planned = planMove(game, ply);
    if (planned.by === 'tap' && planned.from === 'hand' && planned.to && planned.choice)
      return { link: game.links[ply], to: planned.to };
  }
  throw new Error('no recorded game has an ambiguous move');
}

/**
 * A pointing device.
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
 * Taps an element until the table is in the wanted state: for a moment after a card has moved by itself, the table
 * ignores taps at its target.
 * @param {import("playwright-core").Page} page @param {Pointer} pointer @param {string} selector
 * @param {string | undefined} text the element's whole text @param {(state: TableState) => boolean} isDone
 */
async function tapUntil(page, pointer, selector, text, isDone) {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { x, y } = await hitPoint(page, selector, text);
    await pointer.tap(x, y);
    // The effect may take a frame or two.
    for (let n = 0; n < 4; n++) {
      const state = await readTable(page);
      if (isDone(state)) return state;
      await waitForFrames(page, 1);
    }
    if (Date.now() > end) throw new Error(`a tap on ${selector} ${text ?? ''} has no effect`);
    // A slow machine makes a long press of a tap.
    if (await page.locator('patience-game .popover').count()) await page.keyboard.press('Escape');
  }
}

/**
 * Drags a card between piles until the table is in the wanted state: on a slow machine the press before the drag is a
 * long one, and opens the pile's popover.
 * @param {import("playwright-core").Page} page @param {Pointer} pointer @param {string} source @param {string} target
 * @param {(state: TableState) => boolean} isDone
 */
async function dragUntil(page, pointer, source, target, isDone) {
  for (;;) {
    const [from, to] = [await hitPoint(page, pileSelector(source)), await hitPoint(page, pileSelector(target))];
    await pointer.drag(from, to);
    const outcome = await until(
      async () => {
        if (isDone(await readTable(page))) return 'done';
        return (await page.locator('patience-game .popover').count()) && 'long press';
      },
      { what: `a drag from ${source} to ${target}` },
    );
    if (outcome === 'done') return;
    await page.keyboard.press('Escape');
  }
}

/**
 * Plays the next move of a line.
 * @param {import("playwright-core").Page} page @param {Pointer} pointer @param {Line} line @param {number} ply
 * @param {{ drag?: boolean }} [style]
 * @returns {Promise<number>} the ply after it
 */
export async function playMove(page, pointer, line, ply, style = {}) {
  const planned = planMove(line, ply, style);
  const linkBefore = line.links[ply];
  const hasMoved = (/** @type {TableState} */ state) => state.link !== linkBefore;
  if (planned.by === 'deal') {
    // By turns the stock and the button beside it.
    const byButton = style.drag === undefined && ply % 2 === 1;
    await tapUntil(page, pointer, byButton ? '[data-action="deal"]' : pileSelector('stock'), undefined, hasMoved);
  } else if (planned.by === 'list') {
    await playFromMoveList(page, planned.move);
  } else {
    const { from, to, choice } = planned;
    const isPlayedOrOffered = (/** @type {TableState} */ state) =>
      choice === null ? hasMoved(state) : state.choices.includes(choice);
    let isPlayed = false;
    if (planned.by === 'drag') {
      await dragUntil(page, pointer, from, to ?? '', isPlayedOrOffered);
    } else if (to === null) {
      await tapUntil(page, pointer, pileSelector(from), undefined, hasMoved);
    } else {
      let state = await readTable(page);
      if (!state.selected.includes(from)) {
        state = await tapUntil(
          page,
          pointer,
          pileSelector(from),
          undefined,
          (now) => now.selected.includes(from) || hasMoved(now),
        );
      }
      // A slow machine makes the first tap twice, and the second plays the pile's only move.
      isPlayed = hasMoved(state);
      if (!isPlayed) await tapUntil(page, pointer, pileSelector(to), undefined, isPlayedOrOffered);
    }
    if (choice !== null && !isPlayed) await tapUntil(page, pointer, '.offers button', choice, hasMoved);
  }
  return waitForPly(page, line, ply, planned);
}

/**
 * Waits until the table has left a ply of a line, and returns the ply that it shows then.
 * @param {import("playwright-core").Page} page @param {Line} line @param {number} ply
 * @param {PlannedMove | string} action for the message when the table has left the line
 */
export async function waitForPly(page, line, ply, action) {
  const state = await until(
    async () => {
      const now = await readTable(page);
      return now.link !== line.links[ply] && now;
    },
    { what: `move ${ply + 1}, ${line.moves[ply]}` },
  );
  const next = line.plies.get(state.link);
  if (next === undefined || next <= ply) {
    throw new Error(
      `${JSON.stringify(action)} at move ${ply + 1}, ${line.moves[ply]}, left the line: ${state.link} “${state.announcement}”`,
    );
  }
  return next;
}

/**
 * Plays a move from the list of legal moves, and leaves the list open or closed as it was.
 * @param {import("playwright-core").Page} page @param {string} move
 */
export async function playFromMoveList(page, move) {
  const details = page.locator('details[data-moves]');
  const isOpen = await details.evaluate((el) => /** @type {HTMLDetailsElement} */ (el).open);
  if (!isOpen) await details.locator('summary').click();
  await page.locator(`[data-move="${move}"]`).click();
  if (!isOpen) await details.locator('summary').click();
}

/**
 * Plays a part of a line, to its end if `to` is not given.
 * @param {import("playwright-core").Page} page @param {Pointer} pointer @param {Line} line
 * @param {{ from?: number, to?: number, drag?: boolean }} [options]
 * @returns {Promise<number>} the ply reached
 */
export async function playLine(page, pointer, line, { from = 0, to = line.moves.length, ...style } = {}) {
  let ply = from;
  while (ply < to) ply = await playMove(page, pointer, line, ply, style);
  return ply;
}
