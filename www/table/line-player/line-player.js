// A line of moves shown on the table: play, pause, step, jump, and at any point it is the player's game. The line is
// either one that follows the position on the table, or the one that is open. `openPlayer` makes one; a table has one
// at most, as `host.player`. The player's own act, whatever it is, ends it.

import { say, words } from '../../words/core.js';
import { words as later } from '../../words/deferred.js';
import { h, isTyping } from '../../ui/dom.js';
import { icon } from '../../ui/more-icons.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/**
 * How a player ended: its button or Escape, the button that goes back, another act at the table, or the table is gone.
 * @typedef {'over' | 'back' | 'act' | 'gone'} Ending
 */
/**
 * @typedef {object} PlayerOptions
 * @property {string} name what it is, for who hears it: "Replay"
 * @property {import('../host.js').Cause} kind the kind of its `patience-move` events: "replay", "shown"
 * @property {boolean} [playing] whether it begins by itself; never where motion is to be reduced. Default true
 * @property {boolean} [focus] whether it takes the focus. Default true
 * @property {string} [over] words of the button that hands the game over
 * @property {string} [back] words of a button that goes back to where it began; none without
 * @property {(ply: number) => void} [onstep] told after every step
 * @property {(how: Ending) => void} [onend] told once
 */

/** What each speed is called, and the milliseconds between two moves. */
const PACES = [
  { label: '½×', ms: 1800 },
  { label: '1×', ms: 900 },
  { label: '2×', ms: 450 },
  { label: '4×', ms: 220 },
];
/** Nobody could listen to moves faster than this, in milliseconds. */
const HEARD_MS = 1500;

/** The speed stays from one line to the next. */
let pace = 1;

/** What a key shows. @param {import('../../ui/more-icons.js').IconName} drawing @param {string} label */
const face = (drawing, label) => [icon(document, drawing), h('span', { class: 'label', 'aria-hidden': 'true' }, label)];

export class LinePlayer {
  #host;
  /** @type {string[] | null} */
  #line;
  #options;
  /** The save of the player's own game. */
  #own;
  #timer = 0;
  #playing = false;
  #acting = false;
  /** Whether anything has been shown. */
  #moved = false;
  #ended = false;
  #leave = new AbortController();
  #playKey = h('button', { class: 'key', type: 'button', onclick: () => this.toggle() });
  #backKey = h('button', { class: 'key is-back', type: 'button', onclick: () => this.stepBy(-1) });
  #stepKey = h('button', { class: 'key', type: 'button', onclick: () => this.stepBy(1) });
  #pace = h('b', { 'aria-hidden': 'true' });
  #speedKey = h('button', { class: 'key speed', type: 'button', onclick: () => this.#changePace() });
  #slider = h('input', { class: 'player-at', type: 'range', step: '1', oninput: () => this.#seek() });
  #count = h('span', { class: 'player-count', 'aria-hidden': 'true' });
  /** Its buttons that end it; other buttons may stand before them. */
  ends = h('div', { class: 'player-ends' });
  #el;

  /**
   * @param {TableHost} host
   * @param {string[] | null} line moves after the position on the table; null: the line that is open
   * @param {PlayerOptions} options
   */
  constructor(host, line, options) {
    const { view } = host;
    if (!view) throw new Error('There is no game on the table.');
    host.line?.end('act');
    this.#host = host;
    this.#line = line;
    this.#options = options;
    this.from = line ? view.ply : 0;
    this.to = line ? view.ply + line.length : view.plies;
    this.ply = view.ply;
    this.#own = view.save;
    this.#el = this.#build();
    host.line = this;
    host.offer([]);
    host.frame.mountPlayer(this.#el);
    this.#listen();
    this.#showPace();
    this.#showState();
    if (this.ply === this.from) this.#say(later.player.first(this.to - this.from));
    if (options.focus ?? true) this.focus();
    if ((options.playing ?? true) && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.play();
  }

  /** Names its keys in the language that is spoken now. */
  #name() {
    this.#backKey.setAttribute('aria-label', later.player.back);
    this.#backKey.replaceChildren(...face('step', later.player.back));
    this.#stepKey.setAttribute('aria-label', later.player.step);
    this.#stepKey.replaceChildren(...face('step', later.player.step));
    const speed = h('span', { class: 'label', 'aria-hidden': 'true' }, later.player.speed);
    this.#speedKey.replaceChildren(this.#pace, speed);
    this.#slider.setAttribute('aria-label', later.player.at);
  }

  /** Another language is spoken: what its opener has named keeps its names. */
  translate() {
    this.#name();
    const over = this.ends.querySelector('[data-player-end="over"]');
    if (over && !this.#options.over) over.textContent = later.player.over;
    this.#showPace();
    this.#showState();
    this.#tell();
  }

  #build() {
    const { over = later.player.over, back, name } = this.#options;
    this.#name();
    this.#slider.min = String(this.from);
    this.#slider.max = String(this.to);
    if (back) this.ends.append(this.#ending(back, 'back'));
    this.ends.append(this.#ending(over, 'over'));
    return h(
      'div',
      { class: 'player', role: 'group', 'aria-label': name, 'data-player': '' },
      h('div', { class: 'player-keys' }, this.#backKey, this.#playKey, this.#stepKey, this.#speedKey),
      h('div', { class: 'player-track' }, this.#slider, this.#count),
      this.ends,
    );
  }

  /** @param {string} label @param {'over' | 'back'} how */
  #ending(label, how) {
    return h(
      'button',
      {
        class: how === 'over' ? 'choice is-primary' : 'choice',
        type: 'button',
        'data-player-end': how,
        onclick: () => this.end(how),
      },
      label,
    );
  }

  #listen() {
    const { signal } = this.#leave;
    const { element, board, frame } = this.#host;
    for (const type of ['patience-move', 'patience-ready']) {
      element.addEventListener(type, () => void (this.#acting || this.end('act')), { signal });
    }
    // Whoever reaches for a card means to do something.
    board.felt.addEventListener('pointerdown', () => this.pause(), { signal });
    document.addEventListener('visibilitychange', () => void (document.hidden && this.pause()), { signal });
    frame.body.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const [target] = event.composedPath();
    const inside = this.#el.contains(/** @type {Node} */ (target));
    // The slider has keys of its own.
    const beside = inside && target !== this.#slider;
    const { key: name } = event;
    const single = inside || this.#host.setting('keys') === 'on';
    if (single && name.toLowerCase() === 'p') this.toggle();
    else if ((single && name === '.') || (beside && name === 'ArrowRight')) this.stepBy(1);
    else if ((single && name === ',') || (beside && name === 'ArrowLeft')) this.stepBy(-1);
    else if (beside && name === 'Home') this.jump(this.from);
    else if (beside && name === 'End') this.jump(this.to);
    else if (inside && name === 'Escape') this.end('over');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  focus() {
    this.#playKey.focus({ preventScroll: true });
  }

  // What it does

  play() {
    if (this.#ended) return;
    // At its end it begins again.
    if (this.ply >= this.to && !this.#goTo(this.from)) return;
    this.#playing = true;
    this.#wait();
    this.#showState();
  }

  #wait() {
    const { ms } = PACES[pace];
    this.#host.announcer.isSilent = ms < HEARD_MS;
    this.#timer = window.setTimeout(() => {
      if (!this.#host.element.isConnected) return this.end('gone');
      if (this.#goTo(this.ply + 1) && this.ply < this.to) this.#wait();
      else this.pause();
    }, ms);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#playing = false;
    this.#host.announcer.isSilent = false;
    if (!this.#ended) this.#showState();
  }

  toggle() {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** @param {number} by */
  stepBy(by) {
    this.jump(this.ply + by);
  }

  /** Stops at the position after so many moves of the game. @param {number} ply */
  jump(ply) {
    this.pause();
    this.#goTo(ply);
  }

  #seek() {
    this.jump(Number(this.#slider.value));
  }

  #changePace() {
    pace = (pace + 1) % PACES.length;
    this.#showPace();
    if (!this.#playing) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  /** Shows the position after so many moves of the game. @param {number} wanted @returns {boolean} whether there was anything to do, and it was done */
  #goTo(wanted) {
    const ply = Math.max(this.from, Math.min(this.to, wanted));
    if (this.#ended || ply === this.ply) return false;
    this.#acting = true;
    const done = this.#show(ply);
    this.#acting = false;
    if (!done) {
      this.end('gone');
      return false;
    }
    this.ply = ply;
    this.#moved = true;
    this.#tell();
    this.#showState();
    this.#options.onstep?.(ply);
    return true;
  }

  /** Says what the step that is shown has done. */
  #tell() {
    const [n, of] = [this.ply - this.from, this.to - this.from];
    const report = words.sentences((this.#host.view?.report ?? []).map(say));
    this.#say(n ? later.player.move(n, of, report) : later.player.first(of));
  }

  /** @param {number} ply @returns {boolean} whether it could be shown */
  #show(ply) {
    const { kind } = this.#options;
    if (this.#line) return this.#host.showLine(this.from, this.#line, ply, kind);
    return this.#host.goTo(ply, kind);
  }

  /** @param {Ending} how */
  end(how) {
    if (this.#ended) return;
    this.pause();
    this.#ended = true;
    this.#leave.abort();
    const host = this.#host;
    const held = this.#el.contains(host.root.activeElement);
    this.#el.remove();
    host.line = null;
    host.frame.mountPlayer(null);
    // Whatever has been shown, the player's own game is as it was.
    if (how === 'back' && this.#moved) host.attempt(() => host.restore(this.#own, 'undo'));
    if (how !== 'gone' && host.view) {
      if (held) host.board.grid.focus();
      if (how !== 'act') host.refresh();
      if (how === 'over' && host.view.outcome === 'playing')
        host.say(host.prompt, { report: later.player.ended(this.#options.name) });
    }
    this.#options.onend?.(how);
  }

  // What it shows

  /** @param {string} sentence */
  #say(sentence) {
    // At the end of a game its offers give way to the player's own buttons.
    this.#host.offer([]);
    this.#host.say(sentence);
  }

  #showPace() {
    const { label } = PACES[pace];
    this.#pace.textContent = label;
    this.#speedKey.setAttribute('aria-label', later.player.speedIs(label));
  }

  #showState() {
    const { ply, from, to } = this;
    const label = this.#playing ? later.player.pause : later.player.play;
    if (this.#playKey.getAttribute('aria-label') !== label) {
      this.#playKey.setAttribute('aria-label', label);
      this.#playKey.replaceChildren(...face(this.#playing ? 'pause' : 'play', label));
    }
    this.#backKey.setAttribute('aria-disabled', String(ply === from));
    this.#stepKey.setAttribute('aria-disabled', String(ply === to));
    this.#host.renderFrame();
    this.#slider.value = String(ply);
    this.#slider.setAttribute('aria-valuetext', later.player.place(ply - from, to - from));
    this.#count.textContent = later.player.place(ply - from, to - from);
  }
}

/**
 * Opens a player over a table.
 * @param {TableHost} host
 * @param {string[] | null} line moves after the position on the table; null: the line that is open
 * @param {PlayerOptions} options
 * @returns {LinePlayer | null} null if there is no game
 */
export const openPlayer = (host, line, options) => (host.view ? new LinePlayer(host, line, options) : null);

/**
 * Opens the line that is open in the player of a table on somebody's page. It waits to be started, as nobody may be
 * looking yet, and takes no focus from elsewhere.
 * @param {TableHost} host
 */
export const offerReplay = (host) =>
  openPlayer(host, null, {
    name: later.player.replay,
    kind: 'replay',
    playing: false,
    focus: host.element.matches(':focus-within'),
    // From here on it is the player's, like a position from a link.
    onend: (how) => void (how === 'over' && host.announce('open')),
  });
