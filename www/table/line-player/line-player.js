// The line player replays a line of moves on the table, with play, pause, step and slider: the whole game, or moves that follow the
// position on the table (a solution, a review). The player can take over the shown position at any point; a move made on the
// table ends the replay. A table has at most one line player, `host.line`.

import { say, words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { h, latinKeyOf } from '../../ui/dom.js';
import { isReservedKey, plyOfKey, setKeyLabel, StepButtons } from '../../ui/step-bar.js';

/** @import { TableHost, LineEnd } from '../host.js' */
/**
 * The moves of a line that are counted, and how they are said. A move that is not is only reported.
 * @typedef {object} MoveCount
 * @property {boolean[]} isCounted for each move
 * @property {(n: number, of: number, report: string) => string} move
 * @property {(of: number) => string} beforeFirst
 */
/**
 * @typedef {object} LinePlayerOptions
 * @property {() => string} name accessible name, in the current language: "Replay"
 * @property {import('../host.js').Cause} cause of the `patience-move` events of its steps: "replay", "shown"
 * @property {string} [problem] link of the problem whose line it is
 * @property {MoveCount} [count] of the moves that are counted. By default all
 * @property {number} [made] moves of the line that are shown at once. Default 0
 * @property {number} [room] height below the board, in px, of what it replaces: the board keeps its size
 * @property {boolean} [playing] true to start at once, unless motion is off. Default true
 * @property {boolean} [focus] true to take the focus. Default true
 * @property {{ finished?: () => string, returned?: () => string }} [endLabels] of the button that takes the position over, and of the
 *   one that returns; by default there is none that returns
 * @property {(ply: number) => void} [onStep] called after every step
 * @property {(how: LineEnd) => void} [onEnd] called once
 * @property {() => boolean} [onEscape] closes what the page shows beside the table; false if there is nothing
 */

/** The speeds: label, and time between two moves. */
const SPEEDS = [
  { label: '½×', ms: 1800 },
  { label: '1×', ms: 900 },
  { label: '2×', ms: 450 },
  { label: '4×', ms: 225 },
  { label: '8×', ms: 112 },
];
/** Index of the slowest speed that is chosen for a line. */
const NORMAL_SPEED = 1;
/** A line that would take longer at the normal speed plays faster, if the player has not chosen a speed. */
const MAX_LINE_MS = 72_000;
/** Moves that follow each other faster are not announced: screen readers would not finish one before the next. */
const MIN_SPOKEN_MS = 1500;

/** The speed that the player has chosen, for all tables; -1 if none. */
let chosenSpeed = -1;

/** The slowest speed at which a line takes about a minute. @param {number} moves */
function speedFor(moves) {
  const found = SPEEDS.findIndex(({ ms }, n) => n >= NORMAL_SPEED && moves * ms <= MAX_LINE_MS);
  return found < 0 ? SPEEDS.length - 1 : found;
}

/** "1:05" @param {number} seconds */
const clockOf = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

class LinePlayer {
  /** The shown position, as a number of moves from the deal. */
  ply;
  #host;
  /** Its moves, null for the line of the game, and its first and last position. @type {{ moves: string[] | null, from: number, to: number }} */
  #line;
  #options;
  /** The game as it was when the line was opened. */
  #savedGame;
  /** Of the next step; 0 unless it plays. */
  #timer = 0;
  #hasMoved = false;
  #closing = new AbortController();
  #controls = {
    play: h('button', { class: 'key', type: 'button', onclick: () => this.toggle() }),
    steps: new StepButtons(this),
    speed: h('button', { class: 'key speed', type: 'button', onclick: () => this.#changeSpeed() }),
    speedLabel: h('b', { 'aria-hidden': 'true' }),
    slider: h('input', { class: 'player-at', type: 'range', step: '1', oninput: () => this.#jumpToSlider() }),
    count: h('span', { class: 'player-count', 'aria-hidden': 'true' }),
    /** The time that the whole line takes. */
    time: h('span', { class: 'player-time', 'aria-hidden': 'true' }),
  };
  /** The buttons that end it; the opener may insert others before them. */
  endButtons = h('div', { class: 'player-ends' });
  #el;

  /**
   * @param {TableHost} host
   * @param {string[] | null} moves after the position on the table; null: the line of the game
   * @param {LinePlayerOptions} options
   */
  constructor(host, moves, options) {
    // An earlier line ends, and its position stays on the table; `removed` keeps a problem from being asked again.
    host.line?.end(host.line.problem ? 'removed' : 'moved');
    const { view } = host;
    if (!view) throw new Error('There is no game on the table.');
    this.#host = host;
    this.#options = options;
    this.#line = { moves, from: moves ? view.ply : 0, to: moves ? view.ply + moves.length : view.plies };
    this.ply = view.ply;
    this.#savedGame = { save: view.save, provenance: host.provenance };
    this.#el = this.#createElement();
    host.beginLine(this);
    this.#setRoom(options.room);
    this.#addListeners();
    this.#renderSpeed();
    this.#renderState();
    if (options.made) this.#goToPly(this.from + options.made);
    else if (this.ply === this.from) this.#announceStep();
    if (options.focus ?? true) this.focus();
    const isShownWhole = !!options.made && this.ply === this.to;
    const plays = (options.playing ?? true) && !isShownWhole;
    if (plays && !host.board.motion.isOff) this.play();
  }

  get from() {
    return this.#line.from;
  }

  get to() {
    return this.#line.to;
  }

  get bar() {
    return this.#el;
  }

  get #isPlaying() {
    return this.#timer !== 0;
  }

  get problem() {
    return this.#options.problem;
  }

  /** @param {number} [room] */
  #setRoom(room) {
    const { style, classList } = this.#host.frame.body;
    classList.toggle('has-player-room', !!room);
    style.setProperty('--player-room', `${room ?? 0}px`);
  }

  get #speedIndex() {
    return chosenSpeed < 0 ? speedFor(this.to - this.from) : chosenSpeed;
  }

  get #speed() {
    return SPEEDS[this.#speedIndex];
  }

  /** Labels the keys in the current language. */
  #labelKeys() {
    this.#controls.steps.label(reports.linePlayer.stepBack, reports.linePlayer.stepForward);
    const label = h('span', { class: 'label', 'aria-hidden': 'true' }, reports.linePlayer.speed);
    this.#controls.speed.replaceChildren(this.#controls.speedLabel, label);
    this.#controls.slider.setAttribute('aria-label', reports.linePlayer.slider);
  }

  /** Renders in another language. */
  translate() {
    this.#labelKeys();
    this.#el.setAttribute('aria-label', this.#options.name());
    for (const el of this.endButtons.querySelectorAll('[data-player-end]'))
      el.textContent =
        this.#endLabels[el.getAttribute('data-player-end') === 'returned' ? 'returned' : 'finished']?.() ?? '';
    this.#renderSpeed();
    this.#renderState();
    this.#announceStep();
  }

  get #endLabels() {
    const { finished = () => reports.linePlayer.takeOver, returned } = this.#options.endLabels ?? {};
    return { finished, returned };
  }

  #createElement() {
    const { finished, returned } = this.#endLabels;
    this.#labelKeys();
    this.#controls.slider.min = String(this.from);
    this.#controls.slider.max = String(this.to);
    if (returned) this.endButtons.append(this.#endButton(returned(), 'returned'));
    this.endButtons.append(this.#endButton(finished(), 'finished'));
    return h(
      'div',
      { class: 'player', role: 'group', 'aria-label': this.#options.name(), 'data-player': '' },
      h(
        'div',
        { class: 'player-keys' },
        this.#controls.steps.back,
        this.#controls.play,
        this.#controls.steps.step,
        this.#controls.speed,
      ),
      h('div', { class: 'player-track' }, this.#controls.slider, this.#controls.count, this.#controls.time),
      this.endButtons,
    );
  }

  /** @param {string} label @param {'finished' | 'returned'} how */
  #endButton(label, how) {
    return h(
      'button',
      {
        class: how === 'finished' ? 'choice is-primary' : 'choice',
        type: 'button',
        'data-player-end': how,
        onclick: () => this.end(how),
      },
      label,
    );
  }

  get #hasEnded() {
    return this.#closing.signal.aborted;
  }

  #addListeners() {
    const { signal } = this.#closing;
    const { board, frame } = this.#host;
    // A press on the felt may begin an action.
    board.felt.addEventListener('pointerdown', () => this.pause(), { signal });
    document.addEventListener('visibilitychange', () => void (document.hidden && this.pause()), { signal });
    frame.body.addEventListener('keydown', (event) => this.#onKey(event), { signal, capture: true });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (isReservedKey(event)) return;
    const [target] = event.composedPath();
    const isInside = this.#el.contains(/** @type {Node} */ (target));
    // The slider handles arrows, Home and End itself.
    const takesArrows = isInside && target !== this.#controls.slider;
    const takesPunctuation = isInside || this.#host.setting('keys') === 'on';
    const ply = plyOfKey(event, this, { takesPunctuation, takesArrows });
    if (ply !== null) this.jump(ply);
    else if (takesPunctuation && latinKeyOf(event) === 'p' && !event.repeat) this.toggle();
    else if (isInside && event.key === 'Escape') this.#closeOrEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Escape closes what is open before it ends the line. */
  #closeOrEnd() {
    const { overlays, frame } = this.#host;
    if (overlays.close() || this.#options.onEscape?.()) return;
    if (frame.status.moves.open) frame.status.moves.open = false;
    else this.end(this.problem && this.#endLabels.returned ? 'returned' : 'finished');
  }

  focus() {
    this.#controls.play.focus({ preventScroll: true });
  }

  // Playing

  play() {
    if (this.#hasEnded) return;
    // At the end it restarts.
    if (this.ply >= this.to && !this.#goToPly(this.from)) return;
    this.#scheduleStep();
    this.#renderState();
  }

  #scheduleStep() {
    const { ms } = this.#speed;
    // The last move is announced: it stays.
    this.#host.announcer.isSilent = ms < MIN_SPOKEN_MS && this.ply + 1 < this.to;
    this.#timer = window.setTimeout(() => {
      if (!this.#host.element.isConnected) return this.end('removed');
      if (!this.#goToPly(this.ply + 1) || this.ply === this.to) this.pause();
      // `onStep` may have paused it.
      else if (this.#isPlaying) this.#scheduleStep();
    }, ms);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#host.announcer.isSilent = false;
    if (!this.#hasEnded) this.#renderState();
  }

  toggle() {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  /** @param {number} by number of moves, negative to step back */
  stepBy(by) {
    this.jump(this.ply + by);
  }

  /** Pauses at a position. @param {number} ply number of moves from the deal */
  jump(ply) {
    this.pause();
    this.#goToPly(ply);
  }

  #jumpToSlider() {
    this.jump(Number(this.#controls.slider.value));
  }

  #changeSpeed() {
    chosenSpeed = (this.#speedIndex + 1) % SPEEDS.length;
    this.#renderSpeed();
    if (!this.#isPlaying) return;
    clearTimeout(this.#timer);
    this.#scheduleStep();
  }

  /** Shows a position. @param {number} target number of moves from the deal @returns {boolean} false if it is shown already or cannot be shown */
  #goToPly(target) {
    const ply = Math.max(this.from, Math.min(this.to, target));
    if (this.#hasEnded || ply === this.ply) return false;
    if (!this.#showPosition(ply)) this.end('removed');
    // A listener to its event may have opened another game.
    if (this.#hasEnded) return false;
    this.ply = ply;
    this.#hasMoved = true;
    this.#announceStep();
    this.#renderState();
    this.#options.onStep?.(ply);
    return true;
  }

  /** How many of the counted moves have been played, and how many there are. @returns {[n: number, of: number]} */
  get #progress() {
    const played = this.ply - this.from;
    const { count } = this.#options;
    if (!count) return [played, this.to - this.from];
    const counted = (/** @type {boolean[]} */ moves) => moves.filter(Boolean).length;
    return [counted(count.isCounted.slice(0, played)), counted(count.isCounted)];
  }

  /** The report of the shown move, with its number. */
  get sentence() {
    const { view } = this.#host;
    const { count } = this.#options;
    const [n, of] = this.#progress;
    const report = words.sentences((view?.report ?? []).map(say));
    const { move, beforeFirst } = count ?? reports.linePlayer;
    if (this.ply === this.from) return beforeFirst(of);
    return count?.isCounted[this.ply - this.from - 1] === false ? report : move(n, of, report);
  }

  #announceStep() {
    // Removes the offers of the table at the end of a game: the line player's buttons need the room.
    this.#host.offer([]);
    this.#host.announce(this.sentence);
  }

  /** @param {number} ply @returns {boolean} true if it could be shown */
  #showPosition(ply) {
    const { cause } = this.#options;
    const { moves, from } = this.#line;
    if (moves) return this.#host.showLine(from, moves, ply, cause);
    return this.#host.goTo(ply, cause);
  }

  /** @param {LineEnd} how */
  end(how) {
    if (this.#hasEnded) return;
    this.#closing.abort();
    this.pause();
    const host = this.#host;
    const hadFocus = this.#el.contains(host.root.activeElement);
    host.endLine();
    this.#setRoom();
    const { save, provenance } = this.#savedGame;
    if (how === 'returned' && this.#hasMoved) host.attempt(() => host.restore(save, 'review', provenance));
    if (hadFocus) host.board.grid.focus();
    if (how === 'finished' || how === 'returned') host.refresh();
    if (how === 'finished' && host.view?.outcome === 'playing')
      host.announce(host.prompt, { report: reports.linePlayer.ended(this.#options.name()) });
    this.#options.onEnd?.(how);
  }

  // Rendering

  #renderSpeed() {
    const { label, ms } = this.#speed;
    const seconds = Math.round(((this.to - this.from) * ms) / 1000);
    this.#controls.speedLabel.textContent = label;
    this.#controls.speed.setAttribute('aria-label', reports.linePlayer.changeSpeed(label));
    this.#controls.speed.setAttribute('aria-description', reports.linePlayer.totalTime(seconds));
    this.#controls.speed.title = reports.linePlayer.totalTime(seconds);
    this.#controls.time.textContent = clockOf(seconds);
  }

  #renderState() {
    const { play, pause } = reports.linePlayer;
    if (this.#isPlaying) setKeyLabel(this.#controls.play, 'pause', pause);
    else setKeyLabel(this.#controls.play, 'play', play);
    this.#controls.steps.update();
    this.#host.renderFrame();
    this.#controls.slider.value = String(this.ply);
    const progress = reports.linePlayer.progress(...this.#progress);
    this.#controls.slider.setAttribute('aria-valuetext', progress);
    this.#controls.count.textContent = progress;
  }
}

/**
 * Opens a line player.
 * @param {TableHost} host
 * @param {string[] | null} line moves after the position on the table; null: the line of the game
 * @param {LinePlayerOptions} options
 * @returns {LinePlayer | null} null if there is no game
 */
export const openPlayer = (host, line, options) => (host.view ? new LinePlayer(host, line, options) : null);

/** Opens the whole game. @param {TableHost} host @param {Pick<LinePlayerOptions, 'playing' | 'focus'>} [options] */
export const openReplay = (host, options) =>
  openPlayer(host, null, {
    name: () => reports.linePlayer.replay,
    cause: 'replay',
    // A position that is taken over becomes the player's game, as one opened by a link does.
    onEnd: (how) => void (how === 'finished' && host.emitMove('open')),
    ...options,
  });

/** Opens the whole game in an embedded table: paused, and without taking the focus from the rest of the page. @param {TableHost} host */
export const offerReplay = (host) => openReplay(host, { playing: false, focus: host.element.matches(':focus-within') });
