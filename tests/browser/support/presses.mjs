// The fewest presses (taps, Deal, Play safe, Finish) that play a recorded win.

import { choicesOf, homeFirstChoice, offersOf } from '../../../www/engine/choices.js';
import { pileAddresses, rules, winningLine } from './games.mjs';

/** @typedef {import("../../../www/pkg/patience_wasm.js").View} View */
/** @typedef {import("../../../www/pkg/patience_wasm.js").Table} Table */
/**
 * One press, with the link of the position after it.
 * @typedef {object} Press
 * @property {'deal' | 'safe' | 'finish' | 'tap' | 'choice'} by
 * @property {string} link empty after Finish
 * @property {string} [pile] tapped
 * @property {number} [choice] which button of several moves between two piles is pressed
 */

/**
 * The moves of an action; those of the line are tried first.
 * @param {Table} table after the action @param {View} before @param {string[]} line @returns {string[]}
 */
function movesSince(table, before, line) {
  const after = table.view();
  const copy = rules.Table.restore(after.save);
  const trial = rules.Table.restore(before.save);
  try {
    const made = [];
    for (let ply = before.ply + 1; ply <= after.ply; ply++) {
      const { link } = copy.goTo(ply);
      const legal = trial.view().moves.split(' ');
      const move = [...line.filter((notation) => legal.includes(notation)), ...legal].find((notation) => {
        if (trial.play(notation).link === link) return true;
        trial.undo();
        return false;
      });
      if (!move) throw new Error(`no move leads to ${link}`);
      made.push(move);
    }
    return made;
  } finally {
    copy.free();
    trial.free();
  }
}

/** Takes moves off a line; null if it lacks one. @param {string[]} line @param {string[]} moves @returns {string[] | null} */
function without(line, moves) {
  const left = [...line];
  for (const move of moves) {
    const at = left.indexOf(move);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Plans the taps of a move that begins on a pile. @param {string} id @param {View} view @param {string} move @returns {Omit<Press, 'link'>[]} */
function tapsOf(id, view, move) {
  const places = pileAddresses(id);
  const [, source] = /^([^>+]+(?:[+-](?=>))?)/.exec(move) ?? [];
  const partner = /^[^>+]+\+([^>]+)>/.exec(move)?.[1];
  const candidates = [source, ...(partner ? [partner] : [])].map((address) => places.indexOf(address));
  const single = candidates.find((pile) => offersOf(view, pile).only === move);
  if (single !== undefined) return [{ by: 'tap', pile: places[single] }];
  for (const from of candidates) {
    // A tap on a card with a move of its own plays that move.
    if (offersOf(view, from).only !== null && from !== view.pending) continue;
    for (const to of offersOf(view, from).targets) {
      const choices = choicesOf(view, from, to);
      const nth = choices.findIndex((choice) => choice.move === move);
      if (nth < 0) continue;
      // The harmless move comes first.
      const first = homeFirstChoice(view, to, choices);
      const button = first ? Number(first.home.move !== move) : nth;
      return [
        ...(from === view.pending ? [] : [{ by: /** @type {const} */ ('tap'), pile: places[from] }]),
        { by: 'tap', pile: places[to] },
        ...(choices.length > 1 ? [{ by: /** @type {const} */ ('choice'), choice: button }] : []),
      ];
    }
  }
  throw new Error(`${id}: no taps play ${move}`);
}

/**
 * Plans a whole recorded win. Moves that Play safe makes are left out of the line when their turn would be.
 * @param {string} id @param {number} [nth] @returns {{ deal: string, presses: Press[] }}
 */
export function pressesOfWin(id, nth = 0) {
  const { deal, moves } = winningLine(id, nth);
  const table = rules.Table.open(`${id}/${deal}`);
  /** @type {Press[]} */
  const presses = [];
  /** @type {Set<string>} */
  const passed = new Set();
  try {
    for (let line = moves; line.length;) {
      const view = table.view();
      if (!view.stock && table.finish()) {
        presses.push({ by: 'finish', link: '' });
        break;
      }
      if (view.safe) {
        table.playSafe();
        const made = movesSince(table, view, line);
        const left = made.length > 1 ? without(line, made) : null;
        if (left) {
          presses.push({ by: 'safe', link: table.view().link });
          line = left;
          continue;
        }
        table.undo();
      }
      const [move] = line;
      const dealing = move.startsWith('stock>');
      // While a card that was not passed over can go home, the first press of Deal only says so.
      const goesHome = view.piles.flatMap(({ goesHome, cards }, pile) =>
        goesHome ? [`${pile} ${cards.slice(-2)}`] : [],
      );
      const rests = view.dealDecides && (view.pending !== null || goesHome.some((card) => !passed.has(card)));
      if (dealing) for (const card of goesHome) passed.add(card);
      const deal = { by: /** @type {const} */ ('deal') };
      const taps = dealing ? (rests ? [deal, deal] : [deal]) : tapsOf(id, view, move);
      if (dealing) table.dealOn();
      else table.act(move);
      const left = without(line, movesSince(table, view, line));
      if (!left) throw new Error(`${id}: ${move} leaves the line`);
      line = left;
      const { link } = table.view();
      presses.push(
        .../** @type {Press[]} */ (
          taps.map((press, n) => ({ ...press, link: n < taps.length - 1 ? view.link : link }))
        ),
      );
    }
    return { deal, presses };
  } finally {
    table.free();
  }
}
