// The lesson of a game, on the real table in place of the player's own game: one step after the other, each of which the
// player does by hand. A table has one at most, as `host.player`; it is nobody's game, and the page is told nothing of it.

import { LESSONS } from '../../lessons/lessons.js';
import { say } from '../../words/core.js';
import { words } from '../../words/lessons.js';
import { Table } from '../../engine/loader.js';
import { pilesOf as meantBy } from '../../engine/choices.js';
import { ruleFile } from '../../book/rules-view.js';
import { Steps } from './steps.js';
import { Drawing } from './spotlight.js';
import { Tag } from './callout.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../host.js').LineMode} ShownLine */
/** @typedef {import('../host.js').LessonGuide} Course */
/** @typedef {import('../../engine/choices.js').Choice} Choice */
/** @typedef {import('../../lessons/lessons.js').Lesson} LessonData */

/** Before what follows by itself, and before a move that is shown, in milliseconds: time to see what has been done. */
const FOLLOWS_MS = 450;
const SHOWN_MS = 550;
/** After so many wrong tries it is pointed out that the move can be shown. */
const TRIES = 2;

/** The piles of a move, in the order in which they may be chosen; the second is null where one is enough. @param {TableHost} host @param {string} move @returns {[number, number | null]} */
function pilesOf({ view, info }, move) {
  const [source] = move.split('>');
  const first = info?.places.findIndex(({ address }) => address === source) ?? -1;
  if (info?.places[first]?.role === 'stock') return [first, null];
  return (view && meantBy(view, move)) ?? [first, null];
}

/** @implements {ShownLine} @implements {Course} */
export class Lesson {
  from = 0;
  #host;
  #data;
  #steps;
  /** Whose words. */
  #id;
  #drawing;
  #tag;
  /** What was said last is of a wrong try: its words, and the piles of it. @type {{ say: string, piles: [number, number | null] | null } | null} */
  #wrong = null;
  #tries = 0;
  /** Whether the rules have refused what the step has tried. */
  #met = false;
  /** The scene that lies on the table, by its link. */
  #laid = '';
  /** The moves made before its link. */
  #base = 0;
  #timer = 0;
  /** What was brought into view last, and on how large a table. */
  #revealed = '';
  /** The step that the page was told of last. */
  #told = -1;
  #ended = false;
  #leave = new AbortController();

  /** @param {TableHost} host @param {string} id @param {LessonData} data */
  constructor(host, id, data) {
    host.line?.end('gone');
    this.#host = host;
    this.#id = id;
    this.#data = data;
    this.#steps = new Steps(data);
    this.#drawing = new Drawing(host);
    this.#tag = new Tag(host, {
      back: () => this.stepBy(-1),
      skip: () => this.stepBy(1),
      show: () => this.#showMe(),
      on: () => this.#goOn(),
      leave: () => this.end('over'),
      newDeal: () => this.#dealNew(),
      again: () => this.#goTo(0),
    });
    host.overlays.close();
    host.line = this;
    host.board.marksTargets = false;
    host.board.cross('lesson');
    const { signal } = this.#leave;
    host.frame.body.addEventListener('keydown', (event) => this.#key(event), { signal });
    // Before it means anything to the cards.
    host.board.grid.el.addEventListener('keydown', (event) => this.#cellKey(event), { signal, capture: true });
    this.#begin();
    host.board.grid.focus(this.#piles()[0]);
  }

  get guide() {
    return this;
  }

  get ply() {
    return this.#steps.at;
  }

  get to() {
    return this.#steps.count;
  }

  get #words() {
    return words.games[this.#id];
  }

  // The steps

  /** Lays the step's position on the table and says what is to be done. */
  #begin() {
    this.#wrong = null;
    this.#tries = 0;
    this.#met = false;
    this.#lay();
    this.#show();
    this.#tell();
  }

  /** Tells the page how far the lesson has come. */
  #tell() {
    const { at, isOver } = this.#steps;
    if (isOver || at === this.#told) return;
    this.#emit(this.#told < 0 ? 'begin' : 'step');
    this.#told = at;
  }

  /** @param {'begin' | 'step' | 'end'} kind @param {Record<string, unknown>} [more] */
  #emit(kind, more) {
    const { at, count } = this.#steps;
    this.#host.emit('patience-lesson', { kind, game: this.#id, step: Math.min(at + 1, count), of: count, ...more });
  }

  #lay() {
    const { link, line } = this.#steps.position;
    const host = this.#host;
    if (link !== this.#laid) {
      const table = Table.open(`#${link}`);
      this.#base = table.summary().ply;
      this.#laid = link;
      // It comes to lie there with the moves that have been made since.
      if (line.length) table.show(this.#base, line.join(' '), this.#base + line.length);
      host.session.parkAndShow(table);
    } else host.showLine(this.#base, line, this.#base + line.length, 'shown');
  }

  /** @param {number} at */
  #goTo(at) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#steps.goTo(at);
    this.#begin();
    this.#followFocus();
  }

  /** @param {number} by */
  stepBy(by) {
    if (this.#ended) return;
    if (by < 0) {
      const { at, made } = this.#steps;
      if (made || this.#wrong || at) this.#goTo(made || this.#wrong ? at : at - 1);
    } else if (!this.#steps.isOver) {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#steps.skip();
      this.#begin();
      this.#followFocus();
    }
  }

  /** The step's moves are made: what follows by itself, and then the next step. */
  #finish() {
    const next = () => {
      this.#timer = 0;
      if (this.#steps.follow()) this.#lay();
      this.#steps.advance();
      this.#begin();
      this.#followFocus();
    };
    if (!this.#steps.step.then?.length) return next();
    this.#show();
    this.#timer = window.setTimeout(next, this.#host.board.motion.isOff ? 0 : FOLLOWS_MS);
  }

  /** Whether there is nothing left of the step but to go on. */
  get #goes() {
    const { step, isOver } = this.#steps;
    return !isOver && (this.#met || !(step.moves?.length || step.refused));
  }

  #goOn() {
    if (this.#steps.isOver || (!this.#met && this.#steps.step.moves?.length)) return;
    // The button goes, and the cards have the focus again.
    this.#host.board.grid.focus();
    this.#finish();
  }

  /** The cards that are to be chosen take the focus on, if they had it. */
  #followFocus() {
    const { grid } = this.#host.board;
    const [from] = this.#piles();
    if (from < 0) return;
    if (grid.focused() !== null) grid.focus(from);
    else grid.setStop(from);
  }

  // What is tried

  /** @param {string | null} move */
  tryMove(move) {
    const host = this.#host;
    if (this.#ended) return;
    // While something follows by itself, and when all is done, nothing is tried.
    if (this.#timer || this.#steps.isOver || this.#met) return host.snapBack();
    const { next } = this.#steps;
    const tried = move ?? (next?.startsWith('stock>') ? next : null);
    if (tried === null || !this.#steps.takes(tried)) return this.#refuse(tried);
    this.#wrong = null;
    const done = this.#steps.make(tried);
    this.#lay();
    if (done) this.#finish();
    else {
      this.#show();
      this.#followFocus();
    }
  }

  /** A legal move that is not the step's: the card goes back, and it is said why. @param {string | null} move */
  #refuse(move) {
    this.#tries++;
    const { wrong = {} } = this.#steps.step;
    const key = move === null ? undefined : (wrong[move] ?? wrong['*']);
    const say = key ? this.#words.wrong[key] : move === null ? words.otherDeal : words.other;
    this.#wrong = { say, piles: move === null ? null : pilesOf(this.#host, move) };
    this.#host.snapBack();
    this.#show();
  }

  /** @param {number} from @param {number} to */
  onRefused(from, to) {
    if (this.#ended) return;
    const { refused } = this.#steps.step;
    const reason = this.#host.session.why(from, to);
    if (!this.#timer && !this.#met) {
      this.#tries++;
      if (refused && from === this.#pileAt(refused.from) && reason?.token.k === refused.token) this.#met = true;
    }
    // Two things that are said one after the other are one to who listens: of the first nothing may be heard.
    this.#show(reason ? say(reason.token) : '');
  }

  /** Of several moves the step's own. @param {Choice[]} choices */
  narrow(choices) {
    const meant = choices.filter(({ move }) => this.#steps.takes(move));
    return meant.length ? meant.slice(0, 1) : choices.slice(0, 1);
  }

  /** The move is shown once more, and then made. */
  #showMe() {
    const { refused } = this.#steps.step;
    if (this.#timer || this.#steps.isOver) return;
    this.#wrong = null;
    this.#show();
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        const { next } = this.#steps;
        if (next) this.tryMove(next);
        else if (refused) void this.#host.overlays.refuse(this.#pileAt(refused.from), this.#pileAt(refused.to));
      },
      this.#host.board.motion.isOff ? 0 : SHOWN_MS,
    );
  }

  // What is shown

  /** @param {string} address */
  #pileAt(address) {
    const name = this.#steps.pile(address);
    return this.#host.info?.places.findIndex((place) => place.address === name) ?? -1;
  }

  /** The piles that are to be chosen now. @returns {[number, number | null]} */
  #piles() {
    const { next, step, isOver } = this.#steps;
    if (isOver) return [-1, null];
    if (next) return pilesOf(this.#host, next);
    return step.refused ? [this.#pileAt(step.refused.from), this.#pileAt(step.refused.to)] : [-1, null];
  }

  /** @param {string} [reason] why the rules have refused what was tried, to be heard */
  #show(reason = '') {
    const host = this.#host;
    const { step, isOver, at, count, made, twin } = this.#steps;
    if (isOver) {
      this.#drawing.clear();
      this.#tag.showEnd({ count, begun: (host.ownView?.ply ?? 0) > 0 });
    } else {
      const [from, to] = this.#piles();
      const { say: asks, met } = this.#words.steps[step.key];
      this.#tag.show({
        reason,
        at,
        count,
        sentence: this.#wrong?.say ?? (this.#met && met ? met : asks),
        heard: [...(from < 0 ? [] : [from]), ...(to === null ? [] : [to])],
        wrong: !!this.#wrong,
        urged: this.#tries >= TRIES,
        first: at === 0 && made === 0 && !this.#wrong,
        goes: this.#goes,
      });
      this.#draw(from, to, twin);
    }
    host.announcer.say(words.intro(count));
    host.frame.offer([{ label: words.leave, act: () => this.end('over') }], 'telling');
    this.relayout();
  }

  /** @param {number} from @param {number | null} to @param {string | null} twin */
  #draw(from, to, twin) {
    const { step, made } = this.#steps;
    const piles = (/** @type {string[] | undefined} */ list) => (list ?? []).map((address) => this.#pileAt(address));
    const done = this.#met || (made >= (step.moves?.length ?? 0) && !step.refused);
    const tried = this.#wrong?.piles ?? null;
    const other = twin ? pilesOf(this.#host, twin)[1] : null;
    this.#drawing.show({
      from: done || from < 0 ? null : from,
      targets: done ? [] : [to, other].flatMap((pile) => pile ?? []),
      tried: tried && tried[1] !== null ? [tried[0], tried[1]] : null,
      never: step.never && !tried && !done ? [this.#pileAt(step.never[0]), this.#pileAt(step.never[1])] : null,
      paths: done || tried || made ? [] : (step.paths ?? []).map((path) => piles(path)),
      clear: piles([...(step.clear ?? []), ...(this.#met && step.refused ? [step.refused.from, step.refused.to] : [])]),
      open: piles(step.open),
      shut: piles(step.shut),
      walled: step.refused ? this.#pileAt(step.refused.from) : from,
    });
  }

  translate() {
    if (this.#ended) return;
    // What was said of a wrong try was said in the other language.
    this.#wrong = null;
    this.#tag.translate();
    this.#show();
  }

  /** In a magnified table the card that is meant is seen, and of its place as much as can be beside it. */
  #reveal() {
    const { board } = this.#host;
    const piles = this.#piles();
    const shown = [board.box.width, board.box.height, this.#steps.at, ...piles].join();
    // What the player has moved out of sight since then stays where it is.
    if (shown === this.#revealed) return;
    this.#revealed = shown;
    for (const pile of piles.reverse()) if (pile !== null && pile >= 0) this.#host.fitter.reveal(pile);
  }

  relayout() {
    if (this.#ended) return;
    this.#reveal();
    this.#drawing.settle();
    this.#tag.settle(this.#drawing.kept());
  }

  // The end

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.end('over');
  }

  /** A key at the cards. @param {KeyboardEvent} event */
  #cellKey(event) {
    if (!['Enter', ' '].includes(event.key) || event.repeat || this.#timer || this.#ended || !this.#goes) return;
    event.preventDefault();
    event.stopPropagation();
    this.#goOn();
  }

  /** Deals one of the game's gentle deals. */
  #dealNew() {
    const { gentle } = this.#data;
    this.end('over');
    this.#host.dealNumbered(this.#id, gentle[Math.floor(Math.random() * gentle.length)]);
  }

  /** @param {'over' | 'back' | 'act' | 'gone'} how */
  end(how) {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#leave.abort();
    const host = this.#host;
    const held = host.board.grid.focused() !== null || this.#tag.isFocused || host.frame.isOfferFocused;
    if (host.frame.isOfferFocused) host.board.grid.focus();
    this.#drawing.remove();
    host.line = null;
    host.board.marksTargets = true;
    host.board.cross(host.setting('crosses'));
    host.frame.offer([]);
    host.session.restoreParked();
    this.#tag.remove(() => host.board.grid.focus());
    this.#emit('end', { done: this.#steps.isOver });
    if (how === 'gone') return;
    host.refresh();
    if (held) host.board.grid.focus();
  }
}

/**
 * Starts the lesson of the game on the table.
 * @param {TableHost} host
 * @returns {boolean} true if there is one
 */
export function openLesson(host) {
  const id = host.info ? ruleFile(host.games, host.info.id) : '';
  const lesson = LESSONS[id];
  if (!lesson || !words.games[id] || !host.view || !host.element.isConnected) return false;
  new Lesson(host, id, lesson);
  return true;
}
