// The popovers over the table, one at a time, until the next move: the cards of a pile, a refusal, help, the menu, the command
// line. Also the list of legal moves below the table.

import { Latest } from '../../ui/latest.js';
import { say } from '../../words/core.js';

/** @import { Controller } from '../controller.js' */
/** @import { Popover } from '../host.js' */

export class Overlays {
  #host;
  /** @type {Popover | null} */
  #open = null;
  /** Aborted by the next popover, and when this one closes: a popover that loads late is not opened. */
  #slot = new Latest();
  /** Kind of the popover that is loading. @type {'preview' | 'popover' | null} */
  #loading = null;
  /** @type {import('../command-line/pile-reader.js').PileReader | null} */
  #reader = null;

  /** @param {Controller} host */
  constructor(host) {
    this.#host = host;
    host.frame.status.moves.addEventListener('toggle', () => void this.listMoves());
  }

  /** @returns {boolean} true if something was open */
  close() {
    this.#slot.cancel();
    this.#loading = null;
    const open = this.#open;
    this.#open = null;
    open?.close();
    return !!open;
  }

  /** Closes the open popover, and marks the selection again. @returns {boolean} true if something was open */
  closeAndRestoreMarks() {
    const isClosed = this.close();
    if (isClosed) this.#host.input.restoreMarks();
    return isClosed;
  }

  /** Closes popovers about the position that a move leaves. */
  closeAtMove() {
    if (this.#open?.onMove) this.#open.onMove();
    else this.close();
  }

  closePreview() {
    if (this.#open?.isPreview || this.#loading === 'preview') this.close();
  }

  /**
   * Loads a popover and opens it, unless the player has left the table or the position, or another was opened meanwhile.
   * @template {import('../features.js').FeatureName} Name
   * @param {Name} name @param {(module: import('../features.js').FeatureModule<Name>) => Popover | null} make
   * @param {boolean} [isPreview]
   */
  async #openWith(name, make, isPreview = false) {
    // A pointer at rest closes nothing that the player has asked for.
    if (isPreview && (this.#open ? !this.#open.isPreview : this.#loading === 'popover')) return false;
    const slot = this.#slot.begin();
    this.#loading = isPreview ? 'preview' : 'popover';
    const signal = AbortSignal.any([slot, this.#host.session.visitSignal]);
    const open = (/** @type {import('../features.js').FeatureModule<Name>} */ module) => {
      if (!this.#host.view) return;
      // Not close(): with the slot aborted, an error of make would not be reported.
      const before = this.#open;
      this.#open = null;
      before?.close();
      this.#open = make(module);
    };
    const isOpen = await this.#host.use(name, open, { signal });
    if (!slot.aborted) this.#loading = null;
    return isOpen;
  }

  /** Pauses a line that plays automatically: its next move would close the popover. */
  #pauseLine() {
    this.#host.line?.pause?.();
  }

  /** Shows all cards of a pile. @param {number} pile @param {boolean} isPreview true if the pointer only rests on it */
  openPile(pile, isPreview) {
    if (!isPreview) this.#pauseLine();
    return this.#openWith(
      'pilePopover',
      ({ PilePopover, readPile }) => {
        if (!isPreview) readPile(this.#host, pile);
        return this.#host.board.canOpen(pile) ? new PilePopover(this.#host, pile, isPreview) : null;
      },
      isPreview,
    );
  }

  openHelp() {
    this.#pauseLine();
    return this.#openWith('pilePopover', ({ KeysPopover }) => new KeysPopover(this.#host));
  }

  /** @param {string} [rule] opens the rules at this one */
  openMenu(rule) {
    this.#pauseLine();
    return this.#openWith('menu', ({ Menu }) => {
      const menu = new Menu(this.#host);
      if (rule) void menu.openRules(rule);
      return menu;
    });
  }

  /** Opens the rules at a rule of the book. @param {string} rule */
  showRule(rule) {
    if (this.#host.emit('patience-rules', { rule }, true)) void this.openMenu(rule);
  }

  openCommandLine() {
    this.#pauseLine();
    return this.#openWith('commandLine', ({ CommandLine }) => new CommandLine(this.#host));
  }

  /**
   * Explains at a card why it may not go to a pile, or with the pile itself why it cannot move.
   * @param {number} from @param {number} to @param {() => void} [otherwise] done if there is no reason
   * @param {number} [cards] the number of cards selected
   */
  async refuse(from, to, otherwise, cards) {
    this.#pauseLine();
    const host = this.#host;
    await this.#openWith('refusal', ({ Refusal }) => {
      const why = host.session.why(from, to, cards);
      if (!why) {
        otherwise?.();
        return null;
      }
      const reason = host.line?.guide && !host.line.problem ? withoutAdvice(why) : why;
      const refusal = new Refusal(host, from, to, reason);
      queueMicrotask(() => host.line?.guide?.onRefused(from, to, say(reason.token)));
      return refusal;
    });
  }

  /** Reads the next card of a pile, down from the top or up again. @param {number} pile @param {1 | -1} by */
  async readNextCard(pile, by) {
    await this.#host.use('pileReader', ({ PileReader }) => {
      this.#reader ??= new PileReader(this.#host);
      this.#reader.readNext(pile, by);
    });
  }

  /** The number of cards of a pile from the one read last on; 1 if none was read. @param {number} pile */
  cardsFromRead(pile) {
    return this.#reader?.cardsFromRead(pile) ?? 1;
  }

  /** Fills the list of legal moves, if it is open. */
  async listMoves() {
    const { moves } = this.#host.frame.status;
    if (!moves.open) return;
    const signal = this.#host.positionSignal;
    const isListed = await this.#host.use('legalMoves', ({ listMoves }) => {
      if (this.#host.view && moves.open) listMoves(this.#host);
    });
    // Opening it again tries again.
    if (!isListed && !signal.aborted) moves.open = false;
  }
}

/** A reason without what to choose instead: a lesson says that itself, and may show the card only in its next step. @param {import('../../pkg/patience_wasm.js').Reason} reason */
const withoutAdvice = ({ token, ...reason }) => ({
  ...reason,
  token: token.k === 'needs-partner' ? { ...token, partners: [], at: [] } : token,
});
