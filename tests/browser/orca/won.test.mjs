// Games that are won by ear. Who plays knows a winning line and the game's words, presses keys, and knows nothing of the
// page but what the screen reader says: what is needed and not said makes the test wait in vain.
//
// GAMES=sly,labyrinth plays these; without, all four. ENGINES=firefox plays in one browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beforeAsked, heardOf } from '../../../www/table/speech/describe-action.js';
import { offersOf } from '../../../www/engine/choices.js';
import { words as asking } from '../../../www/words/asking.js';
import { say, words } from '../../../www/words/core.js';
import { words as later } from '../../../www/words/deferred.js';
import { words as won } from '../../../www/words/won.js';
import { atLink, IDS, winningLine, planMove, rules } from '../support/player.mjs';
import { serveFor } from '../support/serve.mjs';
import { BROWSER_START_MS } from '../support/until.mjs';
import { engines, ScreenReader, skipped } from './reader.mjs';

/** @typedef {import('../support/player.mjs').Line} Line */
/** @typedef {import('../../../www/pkg/patience_wasm.js').Place} Place */
/** @typedef {import('../../../www/pkg/patience_wasm.js').View} View */

/** So many piles the keys may go by before the one that is looked for. */
const ROUND = 60;
/**
 * So many acts are made by going to the cards, by keys and by their names in turn; of the rest every so manieth, as others
 * are quicker in words.
 */
const WALKED = 12;
const EVERY = 15;

/** Which recorded win is played: of the Fairie Queen the one with the fewest acts. @type {Record<string, number>} */
const LINES = { 'fairie-queen': 1 };

/** @typedef {'keys' | 'names' | 'words'} Way how an act is made */

/** @param {number} nth of an act @returns {Way} */
const wayOf = (nth) => (nth >= WALKED && nth % EVERY ? 'words' : nth % 2 ? 'names' : 'keys');

const games = (process.env.GAMES ?? 'sly,empress-of-india,labyrinth,fairie-queen').split(',');

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

class Player {
  #reader;
  #line;
  /** @type {Place[]} */
  #places;
  #info;
  /** The address of the pile that was gone to last: there the player is, until going elsewhere. */
  #here = '';

  /** @param {ScreenReader} reader @param {Line} game */
  constructor(reader, game) {
    this.#reader = reader;
    this.#line = game;
    const info = rules.games().find((/** @type {{ id: string }} */ { id }) => id === game.id);
    if (!info) throw new Error(`no game ${game.id}`);
    this.#info = info;
    this.#places = info.places;
  }

  /** @param {number} ply @returns {View} */
  #view(ply) {
    return atLink(this.#line.links[ply], (table) => table.view());
  }

  /** Asks, or plays, in words. @param {string} text */
  async #ask(text) {
    await this.#reader.hear(asking.asking.label, this.#reader.press('slash'));
    await this.#reader.write(text);
    return this.#reader.press('Return');
  }

  /**
   * Goes to a pile, which is heard with its card: by its name, or on with N until it is named.
   * @param {string} address @param {View} view @param {Way} way
   */
  async #goTo(address, view, way) {
    const pile = this.#places.findIndex((place) => place.address === address);
    const label = words.board.pile(this.#places[pile], view.piles[pile]);
    this.#here = address;
    if (way === 'names')
      return this.#reader.hear(label, await this.#ask(`go to ${later.moves.pile(this.#places[pile])}`));
    // What was still to be heard of the last act has been heard when this is: each N then has its own answer.
    await this.#reader.hear(this.#told(view), this.#reader.press('s'));
    const any = new RegExp(`^(?:${this.#places.map((place) => literally(later.moves.pile(place))).join('|')}): `);
    for (let n = 0; n < ROUND; n++) {
      const from = this.#reader.press('n');
      const heard = this.#reader.heard[await this.#reader.hear(any, from)];
      if (heard.startsWith(label)) return from;
    }
    throw new Error(`N never comes to ${label}`);
  }

  /** What is heard when the next act is done. @param {number} ply @param {(table: import('../../../www/pkg/patience_wasm.js').Table) => View} act */
  #follows(ply, act) {
    const [before, view] = [this.#view(ply), atLink(this.#line.links[ply], act)];
    return { view, report: heardOf(this.#info, before, view, beforeAsked(view.report, view.prompt), 'normal') };
  }

  /** Makes the next act. @param {number} ply @param {Way} way @returns {Promise<number>} the ply after it */
  async act(ply, way) {
    const reader = this.#reader;
    const move = this.#line.moves[ply];
    const act = planMove(this.#line, ply);
    const before = this.#view(ply);
    const offered = act.act === 'tap' && (before.pending === null || this.#places[before.pending].address === act.from);
    const { view, report } =
      act.act === 'deal'
        ? this.#follows(ply, (table) => table.dealOn())
        : this.#follows(ply, (table) => table.act(move));
    let from;
    if (act.act === 'deal') {
      from = await reader.pressAfterwards('d');
      // A decision is pointed out, and meant when it is asked for again.
      if (before.dealDecides) {
        await reader.hear(words.hand.pressAgain(this.#asks(before), /** @type {any} */ (before.dealLabel)), from);
        from = await reader.pressAfterwards('d');
      }
    } else if (offered && before.pending !== null && act.to === this.#here && act.choice === null) {
      // Where one card after the other goes, Enter is enough.
      from = reader.press('Return');
    } else if (way !== 'words' && offered) from = await this.#walk(act, before, way);
    else from = await this.#ask(move);
    const begun = from;
    for (const sentence of report) from = await reader.hear(sentence, from);
    // The card of a win takes the focus, which may be told of before what has happened.
    if (view.outcome === 'won')
      await reader.hear(won.heard(words.games.name(this.#info), view.ply, null).slice(0, -1), begun);
    else await reader.hear(this.#told(view), from);
    const next = this.#line.plies.get(view.link);
    if (next === undefined) throw new Error(`${move} leaves the line`);
    return next;
  }

  /** What is heard to be asked; where the rest goes home by itself, that may be said instead. @param {View} view */
  #told(view) {
    const asked = literally(this.#asks(view));
    const rest = atLink(view.link, (table) => (view.stock ? '' : table.finish()));
    if (!rest) return new RegExp(asked);
    return new RegExp(`${asked}|${literally(words.finish.ready(rest.split(' ').length))}`);
  }

  /** @param {View} view */
  #asks(view) {
    return words.hand.untilChoice(view.prompt);
  }

  /** @param {Extract<import('../support/player.mjs').Act, { act: 'tap' | 'drag' }>} act @param {View} view @param {Way} way */
  async #walk({ from, to, choice, move }, view, way) {
    const reader = this.#reader;
    const source = this.#places.findIndex((place) => place.address === from);
    let heard = reader.heard.length;
    if (view.pending !== source) {
      await this.#goTo(from, view, way);
      heard = reader.press('Return');
      const { says } = view.piles[source];
      if (to !== null && says) {
        const { targets } = offersOf(view, source);
        const many = says.k === 'choose-place' && words.hand.places(says.card, targets.length);
        await reader.hear(many || say(says), heard);
      }
    }
    if (to === null) return heard;
    const target = this.#places.findIndex((place) => place.address === to);
    assert.ok(offersOf(view, source).targets.includes(target));
    const arrived = reader.heard.length;
    await this.#goTo(to, view, way);
    // That the card may go there is said with the place.
    await reader.hear(words.board.target(view.piles[source].cards.slice(-2)), arrived);
    heard = reader.press('Return');
    if (choice === null) return heard;
    const told = reader.heard[await reader.hear(/Press the number\.$/, heard)];
    const [, number] =
      new RegExp(`(\\d), ${literally(choice.charAt(0).toLowerCase() + choice.slice(1))}`).exec(told) ?? [];
    assert.ok(number, `${move}: “${choice}” is not told: ${told}`);
    return reader.press(number);
  }
}

for (const engine of engines) {
  for (const id of games) {
    assert.ok(IDS.includes(id), `no game ${id}`);
    test(`${id} is won by ear in ${engine}`, { skip: skipped(engine) }, async (t) => {
      const site = await serveFor(t);
      const game = winningLine(id, LINES[id] ?? 0);
      const reader = await ScreenReader.open(t, engine, `${site.url}#${game.links[0]}`);
      await reader.hear(`deal ${game.deal}. `, 0, BROWSER_START_MS);
      const player = new Player(reader, game);
      let acts = 0;
      for (let ply = 0; ply < game.moves.length; acts++) ply = await player.act(ply, wayOf(acts));
      t.diagnostic(`${acts} acts, ${reader.heard.length} utterances`);
      assert.ok(say(atLink(game.links[game.links.length - 1], (table) => table.view()).prompt));
    });
  }
}
