// A line of moves shown on the table: play, pause, step, jump, and at any point it is the player's game. The line is
// either one that follows the position on the table, or the one that is open. `openPlayer` makes one; a table has one
// at most, as `game.player`. The player's own act, whatever it is, ends it.

import { icon } from '../icons.js';
import { make } from './frame.js';

/** @typedef {import('../patience-game.js').PatienceGame} PatienceGame */
/**
 * How a player ended: its button or Escape, the button that goes back, another act at the table, or the table is gone.
 * @typedef {'over' | 'back' | 'act' | 'gone'} Ending
 */
/**
 * @typedef {object} PlayerOptions
 * @property {string} name what it is, for who hears it: "Replay"
 * @property {string} kind the kind of its `patience-move` events: "replay", "shown"
 * @property {boolean} [playing] whether it begins by itself; never where motion is to be reduced. Default true
 * @property {boolean} [focus] whether it takes the focus. Default true
 * @property {string} [over] words of the button that hands the game over
 * @property {string} [back] words of a button that goes back to where it began; none without
 * @property {(ply: number) => void} [onstep] told after every step
 * @property {(how: Ending) => void} [onend] told once
 */

/** Words of the speed, and milliseconds between two moves. @type {[string, number][]} */
const PACES = [['½×', 1800], ['1×', 900], ['2×', 450], ['4×', 220]];
/** Faster than this nobody could listen to. */
const HEARD_MS = 1500;

const TEXT = {
  play: 'Play',
  pause: 'Pause',
  back: 'Step back',
  step: 'Step on',
  speed: 'Speed',
  /** @param {string} pace */
  speedIs: (pace) => `${pace} Speed: change`,
  over: 'Take over here',
  replay: 'Replay',
  at: 'Move',
  /** @param {number} n @param {number} of @param {string} report */
  move: (n, of, report) => `Move ${n} of ${of}${report ? `: ${report}` : '.'}`,
  /** @param {number} of */
  first: (of) => `Before the first of ${of} ${of === 1 ? 'move' : 'moves'}.`,
  /** @param {string} name */
  ended: (name) => `${name} ended: the game is yours.`,
};

/** The speed stays from one line to the next. */
let pace = 1;

/** @param {import('../icons.js').IconName} drawing @param {string} label @param {string} words */
function key(drawing, label, words) {
  const button = make('button', 'key', { type: 'button', 'aria-label': label });
  button.append(icon(document, drawing), make('span', 'label', { 'aria-hidden': 'true' }, words));
  return button;
}

export class Player {
  /** @param {PatienceGame} game @param {string[] | null} line moves after the position on the table; null: the line that is open @param {PlayerOptions} options */
  constructor(game, line, options) {
    const view = game.view;
    if (!view) throw new Error('There is no game on the table.');
    game.player?.end('act');
    this.game = game;
    this.line = line ?? [];
    this.options = options;
    this.from = line ? view.ply : 0;
    this.to = line ? view.ply + line.length : view.plies;
    /** The game of the player's own, with what can be redone. */
    this.own = { line: game.wholeLine(), ends: game.ends };
    this.table = game.table;
    /** So many moves of the line does the table know. */
    this.fed = line ? view.ply : view.plies;
    this.ply = view.ply;
    this.timer = 0;
    this.playing = false;
    this.acting = false;
    this.ended = false;
    this.leave = new AbortController();

    this.playKey = key('play', TEXT.play, TEXT.play);
    this.backKey = key('step', TEXT.back, TEXT.back);
    this.backKey.classList.add('is-back');
    this.stepKey = key('step', TEXT.step, TEXT.step);
    this.speedKey = make('button', 'key speed', { type: 'button' });
    this.speedKey.append(make('b', '', { 'aria-hidden': 'true' }), make('span', 'label', { 'aria-hidden': 'true' }, TEXT.speed));
    const keys = make('div', 'player-keys');
    keys.append(this.backKey, this.playKey, this.stepKey, this.speedKey);
    this.slider = make('input', 'player-at', {
      type: 'range', min: String(this.from), max: String(this.to), step: '1', 'aria-label': TEXT.at,
    });
    this.count = make('span', 'player-count', { 'aria-hidden': 'true' });
    const track = make('div', 'player-track');
    track.append(this.slider, this.count);
    const ends = make('div', 'player-ends');
    if (options.back) ends.append(this.ending(options.back, 'back'));
    ends.append(this.ending(options.over ?? TEXT.over, 'over'));
    this.el = make('div', 'player', { role: 'group', 'aria-label': options.name, 'data-player': '' });
    this.el.append(keys, track, ends);

    game.player = this;
    game.offer([]);
    game.frame.body.append(this.el);
    game.frame.body.classList.add('has-player');
    this.listen();
    this.showPace();
    this.showState();
    if (this.ply === this.from) this.tell(TEXT.first(this.to - this.from));
    if (options.focus ?? true) this.playKey.focus({ preventScroll: true });
    if ((options.playing ?? true) && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.play();
  }

  /** @param {string} words @param {'over' | 'back'} how */
  ending(words, how) {
    const button = make('button', how === 'over' ? 'choice is-primary' : 'choice', { type: 'button', 'data-player-end': how }, words);
    button.addEventListener('click', () => this.end(how));
    return button;
  }

  listen() {
    const { signal } = this.leave;
    const { game } = this;
    this.playKey.addEventListener('click', () => this.toggle());
    this.backKey.addEventListener('click', () => this.step(-1));
    this.stepKey.addEventListener('click', () => this.step(1));
    this.speedKey.addEventListener('click', () => this.faster());
    this.slider.addEventListener('input', () => this.jump(Number(this.slider.value)));
    for (const type of ['patience-move', 'patience-ready']) {
      game.addEventListener(type, () => {
        if (!this.acting) this.end('act');
      }, { signal });
    }
    // Who reaches for a card means to do something.
    game.board.felt.addEventListener('pointerdown', () => this.pause(), { signal });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.pause();
    }, { signal });
    game.frame.body.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const inside = this.el.contains(/** @type {Node} */ (event.composedPath()[0]));
    const { key: name } = event;
    const onSlider = event.composedPath()[0] === this.slider;
    if (name.toLowerCase() === 'p') this.toggle();
    else if (name === '.' || (inside && !onSlider && name === 'ArrowRight')) this.step(1);
    else if (name === ',' || (inside && !onSlider && name === 'ArrowLeft')) this.step(-1);
    else if (inside && !onSlider && name === 'Home') this.jump(this.from);
    else if (inside && !onSlider && name === 'End') this.jump(this.to);
    else if (inside && name === 'Escape') this.end('over');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // What it does

  play() {
    if (this.ended) return;
    // At its end it begins again.
    if (this.ply >= this.to && !this.goTo(this.from)) return;
    this.playing = true;
    this.wait();
    this.showState();
  }

  wait() {
    const [, ms] = PACES[pace];
    this.game.frame.status.setAttribute('aria-live', ms < HEARD_MS ? 'off' : 'polite');
    this.timer = window.setTimeout(() => {
      if (!this.game.isConnected) return this.end('gone');
      if (this.goTo(this.ply + 1) && this.ply < this.to) this.wait();
      else this.pause();
    }, ms);
  }

  pause() {
    clearTimeout(this.timer);
    this.playing = false;
    this.game.frame.status.removeAttribute('aria-live');
    if (!this.ended) this.showState();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** @param {number} by */
  step(by) {
    this.pause();
    this.goTo(this.ply + by);
  }

  /** @param {number} ply */
  jump(ply) {
    this.pause();
    this.goTo(ply);
  }

  faster() {
    pace = (pace + 1) % PACES.length;
    this.showPace();
    if (this.playing) {
      clearTimeout(this.timer);
      this.wait();
    }
  }

  /** Shows the position after so many moves of the game. @param {number} wanted @returns {boolean} whether there was anything to do, and it was done */
  goTo(wanted) {
    const ply = Math.max(this.from, Math.min(this.to, wanted));
    if (this.ended || ply === this.ply) return false;
    const { game } = this;
    this.acting = true;
    const done = game.attempt(() => game.show(this.reach(ply), this.options.kind));
    this.acting = false;
    if (!done) {
      this.end('gone');
      return false;
    }
    this.ply = ply;
    const [n, of] = [ply - this.from, this.to - this.from];
    this.tell(n ? TEXT.move(n, of, game.view?.report ?? '') : TEXT.first(of));
    this.showState();
    this.options.onstep?.(ply);
    return true;
  }

  /** @param {number} ply @returns {import('../pkg/patience_wasm.js').View} */
  reach(ply) {
    const { rules } = this.game;
    if (ply <= this.fed) return rules.goTo(ply);
    let view = rules.goTo(this.fed);
    for (; this.fed < ply; this.fed++) view = rules.play(this.line[this.fed - this.from]);
    return view;
  }

  /** @param {Ending} how */
  end(how) {
    if (this.ended) return;
    this.pause();
    this.ended = true;
    this.leave.abort();
    const { game } = this;
    const held = this.el.contains(/** @type {ShadowRoot} */ (game.shadowRoot).activeElement);
    this.el.remove();
    game.player = null;
    game.frame.body.classList.remove('has-player');
    if (how === 'back') this.goBack();
    else if (how !== 'gone') this.handOver();
    if (how !== 'gone' && game.view) {
      game.frame.show(game.view);
      if (held) game.board.focus(game.board.stop);
      if (how !== 'act') game.holding.tell('');
      if (how === 'over' && game.view.outcome === 'playing') game.say(game.view.prompt, TEXT.ended(this.options.name));
    }
    this.options.onend?.(how);
  }

  /** The player's own game is as it was, whatever has been shown. */
  goBack() {
    const { game, own } = this;
    game.ends = own.ends;
    if (this.fed > this.from || this.ply !== this.from) game.change(() => game.swap(own.line, this.from), 'undo');
  }

  /** What has been shown is undone and redone act by act, like what is played by hand. */
  handOver() {
    const { game, from, ply } = this;
    // Another game has come in its place.
    if (game.table !== this.table) return;
    const kept = game.ends.filter((end) => end <= from || end > ply);
    // After an act of the player's own, what lies beyond is known.
    const beyond = kept.some((end) => end > ply);
    const acts = game.actsAfter(from).filter((end) => end <= ply || !beyond);
    game.ends = [...new Set([...kept, ...acts])].sort((a, b) => a - b);
  }

  // What it shows

  /** @param {string} sentence */
  tell(sentence) {
    // At the end of a game the ways on give way to the player's own.
    this.game.offer([]);
    this.game.say(sentence);
  }

  showPace() {
    const [words] = PACES[pace];
    /** @type {HTMLElement} */ (this.speedKey.firstElementChild).textContent = words;
    this.speedKey.setAttribute('aria-label', TEXT.speedIs(words));
  }

  showState() {
    const { ply, from, to, playing } = this;
    const words = playing ? TEXT.pause : TEXT.play;
    if (this.playKey.getAttribute('aria-label') !== words) {
      this.playKey.setAttribute('aria-label', words);
      this.playKey.replaceChildren(icon(document, playing ? 'pause' : 'play'), make('span', 'label', { 'aria-hidden': 'true' }, words));
    }
    this.backKey.setAttribute('aria-disabled', String(ply === from));
    this.stepKey.setAttribute('aria-disabled', String(ply === to));
    if (this.game.view) this.game.frame.show(this.game.view, this);
    this.slider.value = String(ply);
    this.slider.setAttribute('aria-valuetext', `${ply - from} / ${to - from}`);
    this.count.textContent = `${ply - from} / ${to - from}`;
  }
}

/** Its sheet comes with the first player of a table. @param {ShadowRoot} root */
function sheet(root) {
  if (root.querySelector('link[data-for="player"]')) return null;
  const link = make('link', '', { rel: 'stylesheet', href: new URL('player.css', import.meta.url).href, 'data-for': 'player' });
  const here = new Promise((done) => {
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  });
  root.querySelector('link:last-of-type')?.after(link);
  return here;
}

/**
 * Opens a player over a table.
 * @param {PatienceGame} game @param {string[] | null} line moves after the position on the table; null: the line that is open
 * @param {PlayerOptions} options
 * @returns {Promise<Player | null>} null if the table has gone meanwhile
 */
export async function openPlayer(game, line, options) {
  const { link } = game;
  await sheet(/** @type {ShadowRoot} */ (game.shadowRoot));
  if (!game.view || game.link !== link) return null;
  return new Player(game, line, options);
}

/**
 * Opens the line that is open in the player of a table on somebody's page. It waits to be started, as nobody may be
 * looking yet, and takes no focus from elsewhere.
 * @param {PatienceGame} game
 */
export const offerReplay = (game) => openPlayer(game, null, {
  name: TEXT.replay, kind: 'replay', playing: false, focus: game.matches(':focus-within'),
  // From here on it is the player's, like a position from a link.
  onend: (how) => void (how === 'over' && game.emit('patience-move', { kind: 'open' })),
});
