// The player's hand: what is taken up and laid down, by pointer and by keys. Taps are there from the first sight of a table
// on; keys and drags come with the next files, and what is done before waits for them.

import { Dealing } from './stock.js';
import { Pointer } from './pointer.js';
import { Selection } from './selection.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** A key, as long as it is known which. @typedef {Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>} Pressed */

/** The keys that may mean something on a card: until it is known they are kept from the page. */
const MEANT = /^(Arrow.*|Page.*|Home|End|F6|Enter|.)$/;

/** What is done by the player before all that can do it is here: in this order it is done then. */
export class Later {
  /** @type {(() => void)[]} */
  #waiting = [];
  #come;

  /** @param {() => void} come asks for what is waited for */
  constructor(come) {
    this.#come = come;
  }

  /** Something has to wait. @param {() => void} act */
  add(act) {
    this.#waiting.push(act);
    this.#come();
  }

  /** Something can be done, but not before what waits. @param {() => void} act */
  inTurn(act) {
    if (this.#waiting.length) this.#waiting.push(act);
    else act();
  }

  /** Does what waits. */
  play() {
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) act();
  }

  /** Forgets what waits: that cannot be done. */
  forget() {
    this.#waiting = [];
  }
}

export class Hand {
  #host;
  #selection;
  /** What says what can be done, once it has been asked. @type {import('../solver-ui/hints.js').Hints | null} */
  #hints = null;
  #pointer;
  /** @type {import('./keys.js').Keys | null} */
  #keys = null;
  /** @type {Promise<void> | null} */
  #coming = null;
  #later = new Later(() => void this.come());
  /** The pack and the buttons beside it. */
  dealing;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.dealing = new Dealing(host);
    this.#selection = new Selection(host, this.dealing);
    this.#pointer = new Pointer(host, this.#selection, this.#later);
    host.board.grid.el.addEventListener('keydown', (event) => this.#key(event));
  }

  /** Has keys and drags come, which the first sight of a table does without. */
  come() {
    return (this.#coming ??= import('./further.js').then(
      ({ Drags, Keys }) => {
        this.#keys = new Keys(this.#host, this.#selection, this.dealing);
        this.#pointer.learn(new Drags(this.#host, this.#selection, this.#pointer));
        this.#later.play();
      },
      () => {
        // Whoever tries again asks again.
        this.#coming = null;
        this.#later.forget();
      },
    ));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const keys = this.#keys;
    if (keys) return void (keys.press(event) && event.preventDefault());
    const { key, shiftKey, ctrlKey, metaKey, altKey, repeat } = event;
    const control = ctrlKey || metaKey;
    if (altKey || !MEANT.test(key) || (control && !['Home', 'End'].includes(key))) return;
    event.preventDefault();
    const pressed = { key, shiftKey, ctrlKey, metaKey, altKey, repeat };
    this.#later.add(() => void this.#keys?.press(pressed));
  }

  /** After every change of the table. */
  reset() {
    this.#hints?.reset();
    this.#selection.reset();
  }

  /** Says again what is asked, with what is in hand marked. */
  refresh() {
    this.#selection.show('', false);
  }

  letGo() {
    this.#selection.letGo();
  }

  /** Says what is best by what can be seen; pressed again, what can be done, one possibility at a time. @param {typeof import('../solver-ui/hints.js').Hints} Hints */
  hint(Hints) {
    this.#hints ??= new Hints(this.#host, this.#selection);
    void this.#hints.next();
  }

  /** Marks a move as if its card were in hand, so that one more tap plays it. @param {number} from @param {number | null} to */
  pointOut(from, to) {
    const { board, view } = this.#host;
    const targets = to === null ? [] : [to];
    if (view?.piles[from].cards) {
      this.#selection.hold(from, ' ');
      board.mark({ selected: from, targets });
    } else board.mark({ targets: [from] });
    if (!this.#host.frame.isOfferFocused) board.grid.setStop(from);
  }

  /** Escape. @returns {boolean} whether there was anything to let go */
  escape() {
    const dragged = this.#pointer.cancel();
    return this.#selection.escape() || dragged;
  }
}
