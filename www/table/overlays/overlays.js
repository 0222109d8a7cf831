// What lies over the table for a while: a pile looked through, why something is refused, the
// list of keys, the menu; and the list of moves below it.
// A game is begun without these: their modules come when they are first wanted.

import { OVERLAYS_SHEET } from '../../assets.js';
import { words } from '../../words/core.js';
import { withWords } from '../../words/language.js';
import { addSheet } from '../../ui/dom.js';
import { withRules } from '../../engine/loader.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../host.js').Popover} Popover */

export class Overlays {
  #host;
  /** @type {Popover | null} */
  #open = null;
  /** @type {import('../command-line/pile-reader.js').Walk | null} */
  #walk = null;
  /** Counts what was to lie over the table, so that a preview that comes late is known for one. */
  #wish = 0;
  /** @type {Promise<unknown> | null} */
  #sheet = null;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    host.frame.moves.addEventListener('toggle', () => void this.listMoves());
  }

  /** The sheet of what lies over the table, which the first sight of it does without. */
  prepare() {
    return (this.#sheet ??= Promise.resolve(addSheet(this.#host.root, OVERLAYS_SHEET)));
  }

  /**
   * A module of such things, with its words and the sheet; where it does not come, that is said.
   * @template T @param {Promise<T>} module @returns {Promise<T | null>}
   */
  async come(module) {
    try {
      const [here] = await Promise.all([withWords(module), this.prepare()]);
      return here;
    } catch {
      this.#host.say(words.element.notLoaded);
      return null;
    }
  }

  /** @returns {boolean} whether there was anything to close */
  close() {
    this.#wish++;
    const open = this.#open;
    this.#open = null;
    open?.close();
    return !!open;
  }

  closePreview() {
    this.#wish++;
    if (this.#open?.preview) this.close();
  }

  /** Has a line that plays by itself wait: its next move would close what the player has asked for. */
  #pauseLine() {
    this.#host.player?.pause?.();
  }

  /** Shows all cards of a pile. @param {number} pile @param {boolean} preview whether it goes with the pointer */
  async look(pile, preview) {
    if (!preview) this.#pauseLine();
    const { view } = this.#host;
    const wish = ++this.#wish;
    const popover = await this.come(import('./pile-popover.js'));
    // The player may have gone on meanwhile, or the pointer elsewhere.
    if (!popover || !view || this.#host.view !== view || (preview && wish !== this.#wish)) return;
    this.close();
    if (!preview) popover.readOut(this.#host, pile);
    if (this.#host.board.canOpen(pile)) this.#open = new popover.PilePopover(this.#host, pile, preview);
  }

  async help() {
    this.#pauseLine();
    const popover = await this.come(import('./pile-popover.js'));
    if (!popover || !this.#host.view) return;
    this.close();
    this.#open = new popover.KeysPopover(this.#host);
  }

  /** @param {string} [rule] of the book: the rules are opened where they tell of it */
  async menu(rule) {
    this.#pauseLine();
    const found = await this.come(import('./menu.js'));
    if (!found || !this.#host.view) return;
    this.close();
    const menu = new found.Menu(this.#host);
    this.#open = menu;
    if (rule) await menu.showRules(rule);
  }

  /**
   * Says at a card why it may not go to a pile, or with the pile itself why it cannot move.
   * @param {number} from @param {number} to @param {() => void} told called when it is said
   * @returns {boolean} whether there is a reason
   */
  refuse(from, to, told) {
    const reason = this.#host.view && this.#host.why(from, to);
    if (reason) void this.#tell(from, reason).then(told);
    return !!reason;
  }

  /** @param {number} from @param {import('../../pkg/patience_wasm.js').Reason} reason */
  async #tell(from, reason) {
    this.#pauseLine();
    const { view } = this.#host;
    const refusal = await this.come(import('./refusal.js'));
    // The player may have gone on while the module came.
    if (!refusal || this.#host.view !== view) return;
    this.close();
    this.#open = new refusal.Refusal(this.#host, from, reason);
  }

  /** Opens the line on which is asked and played in words. */
  async ask() {
    this.#pauseLine();
    const asking = await this.come(withRules(import('../command-line/command-line.js')));
    await asking?.readyToAsk(this.#host);
    if (!asking || !this.#host.view) return;
    this.close();
    this.#open = new asking.Asking(this.#host);
  }

  /** Goes from card to card in a pile. @param {number} pile @param {1 | -1} by */
  async walk(pile, by) {
    const { view } = this.#host;
    const walk = await this.come(import('../command-line/pile-reader.js'));
    if (!walk || this.#host.view !== view) return;
    (this.#walk ??= new walk.Walk(this.#host)).step(pile, by);
  }

  async listMoves() {
    const { moves } = this.#host.frame;
    if (!moves.open) return;
    const list = await this.come(withRules(import('./legal-moves.js')));
    // Whoever opens it again asks again.
    if (!list) moves.open = false;
    else if (this.#host.view && moves.open) list.listMoves(this.#host);
  }
}
