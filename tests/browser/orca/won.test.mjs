// Wins each patience with a screen reader alone: the player knows a winning line and the catalogues, presses keys, and knows
// of the page only Orca's speech. Where needed speech is missing, the test times out.
//
// GAMES=sly,labyrinth plays these instead of all four; ENGINES=firefox plays in one browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropEchoOfPrompt, describeAction } from '../../../www/table/speech/describe-action.js';
import { offersOf } from '../../../www/engine/choices.js';
import { words as asking } from '../../../www/words/command-line.js';
import { say, words } from '../../../www/words/core.js';
import { words as reports } from '../../../www/words/reports.js';
import { words as won } from '../../../www/words/win.js';
import { atLink, IDS, winningLine, rules } from '../support/games.mjs';
import { planMove } from '../support/player.mjs';
import { serveForTest } from '../support/serve.mjs';
import { BROWSER_START_MS } from '../support/until.mjs';
import { escapeRegExp, labelOf, pilePattern, stepTo } from './piles.mjs';
import { engines, ScreenReader, skipReason } from './reader.mjs';

/** @typedef {import('../support/games.mjs').Line} Line */
/** @typedef {import('../../../www/pkg/patience_wasm.js').Place} Place */
/** @typedef {import('../../../www/pkg/patience_wasm.js').View} View */

/** The first actions, and then one of every fifteen, go to the piles; the others, which is faster, are typed as moves. */
const WALKED_ACTIONS = 12;
const WALK_INTERVAL = 15;

/** Index of the recorded win to play: for the Fairie Queen the one with the fewest actions. @type {Record<string, number>} */
const LINES = { 'fairie-queen': 1 };

/** @typedef {'keys' | 'names' | 'typed'} Method `keys`: goes to piles with N; `names`: goes to piles by name; `typed`: types the move */

/** @param {number} action its index @returns {Method} */
const methodOf = (action) =>
  action >= WALKED_ACTIONS && action % WALK_INTERVAL ? 'typed' : action % 2 ? 'names' : 'keys';

const games = (process.env.GAMES ?? 'sly,empress-of-india,labyrinth,fairie-queen').split(',');

class Player {
  /** Cards that could go home when the player dealt. @type {Set<string>} */
  #passedCards = new Set();

  #reader;
  #line;
  /** @type {Place[]} */
  #places;
  #info;
  /** Address of the focused pile. */
  #focused = '';
  #isInCommandLine = false;

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

  /** Types into the command line, which stays open after a move. @param {string} text */
  async #command(text) {
    if (!this.#isInCommandLine)
      await this.#reader.expectUtterance(asking.commandLine.label, this.#reader.press('slash'));
    this.#isInCommandLine = true;
    await this.#reader.typeAndListen(text);
    return this.#reader.press('Return');
  }

  /** Leaves the command line: a pile gets the focus, and is read. */
  async #leaveCommandLine() {
    if (!this.#isInCommandLine) return;
    this.#isInCommandLine = false;
    await this.#reader.expectUtterance(pilePattern(this.#places), await this.#reader.pressAfterSpeech('Escape'));
  }

  /**
   * Moves the focus to a pile: by its name, or with N until Orca says its label.
   * @param {string} address @param {View} view @param {Method} method
   */
  async #goTo(address, view, method) {
    const label = labelOf(this.#places, view, address);
    this.#focused = address;
    if (method === 'names') {
      const place = this.#places.find((at) => at.address === address);
      const from = await this.#command(`go to ${reports.moves.pile(/** @type {Place} */ (place))}`);
      // It closes the line.
      this.#isInCommandLine = false;
      return this.#reader.expectUtterance(label, from);
    }
    await this.#leaveCommandLine();
    // After the status all speech of the last action is over, so that each N has its own utterance.
    await this.#reader.expectUtterance(this.#promptPattern(view), this.#reader.press('s'));
    return stepTo(this.#reader, this.#places, label);
  }

  /** The position after an action, and the sentences that report it. @param {number} ply @param {(table: import('../../../www/pkg/patience_wasm.js').Table) => View} act */
  #effectOf(ply, act) {
    const [before, view] = [this.#view(ply), atLink(this.#line.links[ply], act)];
    return {
      view,
      report: describeAction(this.#info, before, view, dropEchoOfPrompt(view.report, view.prompt), 'normal'),
    };
  }

  /** Plays the next action. @param {number} ply @param {Method} method @returns {Promise<number>} the ply after it */
  async playAction(ply, method) {
    const reader = this.#reader;
    const move = this.#line.moves[ply];
    const planned = planMove(this.#line, ply);
    const before = this.#view(ply);
    const isByKeys =
      planned.by === 'tap' && (before.pending === null || this.#places[before.pending].address === planned.from);
    const { view, report } =
      planned.by === 'deal'
        ? this.#effectOf(ply, (table) => table.dealOn())
        : this.#effectOf(ply, (table) => table.act(move));
    let from;
    if (planned.by === 'deal') {
      await this.#leaveCommandLine();
      from = await reader.pressAfterSpeech('d');
      // The first press explains a decision, the second makes it.
      if (this.#dealRests(before)) {
        await reader.expectUtterance(
          words.play.pressAgain(this.#promptOf(before), /** @type {any} */ (before.dealLabel)),
          from,
        );
        from = await reader.pressAfterSpeech('d');
      }
    } else if (isByKeys && before.pending !== null && planned.to === this.#focused && planned.choice === null) {
      // The next card goes onto the same pile.
      await this.#leaveCommandLine();
      from = reader.press('Return');
    } else if (method !== 'typed' && isByKeys) from = await this.#walk(planned, before, method);
    else from = await this.#command(move);
    const firstIndex = from;
    for (const sentence of report) from = await reader.expectUtterance(sentence, from);
    // The win dialog takes the focus, and Orca may say that before it says the report.
    if (view.outcome === 'won')
      await reader.expectUtterance(
        won.announcement(words.games.name(this.#info), view.ply, null, null, 0).slice(0, -1),
        firstIndex,
      );
    else await reader.expectUtterance(this.#promptPattern(view), from);
    const next = this.#line.plies.get(view.link);
    if (next === undefined) throw new Error(`${move} leaves the line`);
    return next;
  }

  /** The prompt, or the offer to finish where all cards can go home. @param {View} view */
  #promptPattern(view) {
    const prompt = escapeRegExp(this.#promptOf(view));
    const lastMoves = atLink(view.link, (table) => (view.stock ? '' : table.finish()));
    if (!lastMoves) return new RegExp(prompt);
    return new RegExp(`${prompt}|${escapeRegExp(words.finish.ready(lastMoves.split(' ').length))}`);
  }

  /** True if the next press of Deal only names cards that can go home. @param {import("../../../www/pkg/patience_wasm.js").View} view */
  #dealRests({ dealDecides, pending, piles }) {
    if (!dealDecides) return false;
    const cards = piles.flatMap(({ goesHome, cards }, pile) => (goesHome ? [`${pile} ${cards.slice(-2)}`] : []));
    const isNew = cards.some((card) => !this.#passedCards.has(card));
    if (pending === null) for (const card of cards) this.#passedCards.add(card);
    return pending !== null || isNew;
  }

  /** @param {View} view */
  #promptOf(view) {
    return words.play.untilChoice(view.prompt);
  }

  /** @param {Extract<import('../support/player.mjs').PlannedMove, { by: 'tap' | 'drag' }>} planned @param {View} view @param {Method} method */
  async #walk({ from, to, choice, move }, view, method) {
    const reader = this.#reader;
    const source = this.#places.findIndex((place) => place.address === from);
    let index = reader.utterances.length;
    if (view.pending !== source) {
      await this.#goTo(from, view, method);
      index = reader.press('Return');
      const { says } = view.piles[source];
      if (to !== null && says) {
        const { targets } = offersOf(view, source);
        const many = says.k === 'choose-pile' && words.play.targetCount(says.card, targets.length);
        await reader.expectUtterance(many || say(says), index);
      }
    }
    if (to === null) return index;
    const target = this.#places.findIndex((place) => place.address === to);
    assert.ok(offersOf(view, source).targets.includes(target));
    const beforeTarget = reader.utterances.length;
    await this.#goTo(to, view, method);
    // The pile says that the card can go there.
    await reader.expectUtterance(words.board.target(view.piles[source].cards.slice(-2)), beforeTarget);
    index = reader.press('Return');
    if (choice === null) return index;
    const question = reader.utterances[await reader.expectUtterance(/Press the number\.$/, index)];
    const [, number] =
      new RegExp(`(\\d), ${escapeRegExp(choice.charAt(0).toLowerCase() + choice.slice(1))}`).exec(question) ?? [];
    assert.ok(number, `${move}: “${choice}” is not in “${question}”`);
    return reader.press(number);
  }
}

for (const engine of engines) {
  for (const id of games) {
    assert.ok(IDS.includes(id), `no game ${id}`);
    test(`${id} is won with a screen reader in ${engine}`, { skip: skipReason(engine) }, async (t) => {
      const site = await serveForTest(t);
      const game = winningLine(id, LINES[id] ?? 0);
      const reader = await ScreenReader.open(t, engine, `${site.url}#${game.links[0]}`);
      await reader.expectUtterance(`deal ${game.deal}. `, 0, BROWSER_START_MS);
      const player = new Player(reader, game);
      let actions = 0;
      for (let ply = 0; ply < game.moves.length; actions++) ply = await player.playAction(ply, methodOf(actions));
      t.diagnostic(`${actions} actions, ${reader.utterances.length} utterances`);
      assert.ok(say(atLink(game.links[game.links.length - 1], (table) => table.view()).prompt));
    });
  }
}
