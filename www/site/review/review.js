// A game looked back on: the chance to win after each move, since when it was lost, the costliest decisions with what would
// have been better, every move in words. It is a line that is shown, like a replay: the table shows any position of it, and
// at any of them the game can be tried again. Until then it is nobody's game, and nothing of it is recorded.

import { Table } from '../../pkg/patience_wasm.js';
import { PLAYER_SHEET } from '../../assets.js';
import { askReview, askVerdict, leave } from '../../solver/client.js';
import { findLoss } from '../../solver/find-loss.js';
import { addSheet, isTyping, setText } from '../../ui/dom.js';
import { Arrows } from '../../ui/arrow.js';
import { icon } from '../../ui/more-icons.js';
import { say } from '../../words/core.js';
import { words } from '../../words/review.js';
import { fragment, go } from '../shell/address.js';
import { reviewSheet } from '../assets.js';
import { HAS_ROOM_BESIDE, openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { figuresOf } from '../../engine/games.js';
import { notify } from '../../ui/toast.js';
import { Graph } from './review-graph.js';
import { keepReview, keptReview, setGivenUp, TO_COME, wasGivenUp } from './review-store.js';
import { addMark, handOf } from '../storage/saved-games.js';
import { isReplaying, setReplay, table } from '../shell/table-page.js';
import { tell } from '../share/tools.js';

export { whenReady } from '../share/tools.js';

/** @typedef {import('../../table/host.js').TableHost} TableHost */
/** @typedef {import('../../table/host.js').LineMode} ShownLine */
/** @typedef {import('../../pkg/patience_tools_wasm.js').ToldMove} ToldMove */
/** @typedef {import('../../pkg/patience_wasm.js').MoveView} MoveView */
/** @typedef {import('../../solver/client.js').Answer} Answer */

/** How many decisions are told, and what one must have cost, of 100. */
const MOST = 3;
const LEAST = 10;
/** What finding the loss may cost, in nodes: first what most positions take, then more for the others. */
const COSTS = [1_000_000, 4_000_000, 12_000_000];

/** @implements {ShownLine} */
class Review {
  from = 0;
  to;
  ply;
  #host;
  #link;
  #moves;
  /** The save of the player's own game. */
  #own;
  /** The address of the replay that is reviewed; empty for the player's own game. */
  #replay;
  #outcome;
  #home;
  /** The same game for questions about its positions. */
  #rules;
  #known;
  #acting = false;
  #ended = false;
  /** Whether the sheet is put away so that the table is seen. */
  #aside = false;
  #leave = new AbortController();
  /** Whoever asks for the chances, and who for the loss: each has one question at a time. */
  #askers = [{}, {}];
  #arrows;
  #graph = new Graph((ply) => this.#choose(ply));
  #backKey = keyOf('is-back', words.review.back, () => this.stepBy(-1));
  #stepKey = keyOf('', words.review.step, () => this.stepBy(1));
  #bar;
  #summary = h('p', { class: 'review-summary' });
  #progress = h('p', { class: 'review-progress', role: 'status' });
  #place = h('div', { class: 'review-graph' });
  #decisions = h('section', { class: 'review-decisions' });
  /** @type {HTMLElement[]} */
  #rows;
  #list;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#point()));

  /** @param {TableHost} host @param {string} link of the whole game @param {ToldMove[]} moves */
  constructor(host, link, moves) {
    const { view } = host;
    if (!view) throw new Error('There is no game on the table.');
    this.#replay = isReplaying() ? fragment() : '';
    // A replay is nobody's game: it ends without one.
    host.line?.end('gone');
    host.ending?.close();
    setReplay(fragment());
    this.#host = host;
    this.#link = link;
    this.#moves = moves;
    this.#own = view.save;
    this.to = this.ply = moves.length;
    this.#rules = Table.open(link);
    const end = this.#rules.view();
    this.#outcome = end.outcome;
    this.#home = figuresOf(end).at(-1) ?? '';
    this.#known = keptReview(link, this.to) ?? {
      packs: 0,
      estimates: Array.from({ length: this.to + 1 }, () => TO_COME),
      decisions: [],
      loss: null,
      done: false,
    };
    this.#arrows = new Arrows(host.root, host.board.felt);
    this.#rows = moves.map(({ token }, n) => this.#row(n, say(token)));
    this.#list = h('ol', { class: 'review-moves' }, ...this.#rows, this.#endRow());
    this.#bar = h(
      'div',
      { class: 'player review-bar', role: 'group', 'aria-label': words.review.title, 'data-review': '' },
      h('div', { class: 'player-keys' }, this.#backKey, this.#stepKey),
      h(
        'div',
        { class: 'player-ends' },
        h(
          'button',
          { class: 'choice review-list', type: 'button', onclick: () => this.#openSheet() },
          words.review.list,
        ),
        h(
          'button',
          { class: 'choice is-primary', type: 'button', onclick: () => this.end('over') },
          words.review.again,
        ),
      ),
    );
    host.line = this;
    host.offer([]);
    host.frame.mountPlayer(this.#bar);
    host.frame.body.classList.add('has-review');
    this.#listen();
    this.#openSheet();
    this.#show(this.to);
    this.#tell();
    void this.#attempt(() => this.#lookBack());
    void this.#attempt(() => this.#seekLoss());
  }

  #listen() {
    const { signal } = this.#leave;
    const { element, frame, board } = this.#host;
    for (const type of ['patience-move', 'patience-ready'])
      element.addEventListener(type, () => void (this.#acting || this.end('act')), { signal });
    frame.body.addEventListener('keydown', (event) => this.#key(event, this.#bar), { signal, capture: true });
    // The same sheet stands where there is room for it.
    const move = () => {
      if (!this.#dialog) return this.#arrange();
      this.#putAside();
      this.#openSheet();
    };
    HAS_ROOM_BESIDE.addEventListener('change', move, { signal });
    this.#sizes.observe(board.felt);
  }

  // The sheet

  /** @param {number} n @param {string} told */
  #row(n, told) {
    const number = h('span', { class: 'review-number' }, String(n + 1));
    const share = h('span', { class: 'review-share' });
    const mark = h('span', { class: 'review-mark', 'aria-hidden': 'true' });
    const name = h('span', { class: 'review-told' }, told, mark);
    const press = h('button', { type: 'button', class: 'review-move', 'data-ply': String(n) }, number, name, share);
    const dealt = this.#moves[n].move.startsWith('stock>');
    return h('li', dealt ? { class: 'is-dealt' } : {}, press);
  }

  #endRow() {
    const press = h('button', { type: 'button', class: 'review-move', 'data-ply': String(this.to) });
    press.append(h('span', { class: 'review-number' }), h('span', { class: 'review-told' }, words.review.end));
    return h('li', { class: 'is-dealt' }, press);
  }

  #openSheet() {
    if (this.#dialog || this.#ended) return;
    const beside = HAS_ROOM_BESIDE.matches;
    const { view } = this.#host;
    const title = !beside && view?.deal ? words.review.titleOf(view.deal) : words.review.title;
    const head = h('div', { class: 'review-head' }, h('h3', {}, words.review.moves), h('span', {}, words.review.in100));
    const content = [this.#summary, this.#progress, this.#place, this.#decisions, head, this.#list];
    this.#arrange();
    const dialog = openDialog(title, beside ? 'beside review' : 'sheet review', content, !beside);
    this.#dialog = dialog;
    dialog.addEventListener('close', () => {
      if (this.#dialog === dialog) this.#dialog = null;
      if (this.#aside) this.#aside = false;
      else this.end('back');
    });
    dialog.addEventListener('keydown', (event) => this.#key(event, dialog));
    this.#list.onclick = ({ target }) => {
      const pressed = /** @type {Element} */ (target).closest('[data-ply]');
      if (!pressed) return;
      const ply = Number(pressed.getAttribute('data-ply'));
      // Chosen once more, it is played from.
      if (beside && pressed.hasAttribute('aria-current') && ply < this.to) this.end('over');
      else this.#choose(ply);
    };
    this.#mark();
  }

  /** Puts the sheet away: the review goes on. */
  #putAside() {
    if (!this.#dialog) return;
    this.#aside = true;
    const dialog = this.#dialog;
    this.#dialog = null;
    dialog.close();
  }

  /** The graph stands under a wide table, else in the sheet. */
  #arrange() {
    if (HAS_ROOM_BESIDE.matches) this.#bar.append(this.#graph.el);
    else this.#place.append(this.#graph.el);
  }

  /** Shows a position that was chosen from the list or the graph. @param {number} ply */
  #choose(ply) {
    // A sheet that covers the table has done its work.
    if (this.#dialog?.matches(':modal')) {
      this.#putAside();
      this.#stepKey.focus();
    }
    this.#show(ply);
  }

  // Keys

  /** @param {KeyboardEvent} event @param {HTMLElement} within where they mean the review */
  #key(event, within) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const [target] = event.composedPath();
    const inside = target instanceof Node && within.contains(target);
    const { key } = event;
    const single = inside || this.#host.setting('keys') === 'on';
    if ((single && key === '.') || (inside && key === 'ArrowRight')) this.stepBy(1);
    else if ((single && key === ',') || (inside && key === 'ArrowLeft')) this.stepBy(-1);
    else if (inside && key === 'Home') this.#show(0);
    else if (inside && key === 'End') this.#show(this.to);
    else if (inside && key === 'Enter' && !(target instanceof HTMLButtonElement)) this.end('over');
    else if (inside && key === 'Escape' && within === this.#bar) this.end('back');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // What the worker finds

  /** @param {() => Promise<void>} act */
  async #attempt(act) {
    try {
      await act();
    } catch {
      if (!this.#ended) this.#progress.textContent = words.review.failed;
    }
  }

  async #lookBack() {
    while (!this.#ended && !this.#known.done) {
      const answer = await askReview(this.#askers[0], this.#link, this.#known.estimates);
      if (!answer || this.#ended) return;
      const { packs, estimates, decisions, done } = answer;
      this.#known = { ...this.#known, packs, estimates, decisions, done };
      this.#tell();
      if (done) this.#keep();
    }
  }

  /** Whether the cards as they lay could be won, and until when. */
  async #seekLoss() {
    if (this.#outcome === 'won' || this.#known.loss) return;
    const ask = async (/** @type {number} */ ply, /** @type {number} */ nodes) => {
      const answer = await askVerdict(this.#askers[1], this.#link, ply, nodes);
      return this.#ended ? null : /** @type {Answer | null} */ (answer);
    };
    let verdict = this.#outcome === 'stuck' ? 'lost' : 'unknown';
    for (const nodes of COSTS) {
      if (verdict !== 'unknown') break;
      verdict = (await ask(this.to, nodes))?.verdict ?? 'working';
    }
    let loss = { won: verdict === 'won' ? this.to : -1, lost: -1 };
    if (verdict === 'working') return;
    if (verdict === 'lost') {
      const since = await findLoss(ask, this.to, COSTS, COSTS[0]);
      if (!since) return;
      loss = { won: since.won, lost: since.lost };
    }
    this.#known.loss = loss;
    this.#tell();
    this.#keep();
  }

  #keep() {
    keepReview(this.#link, this.#known);
  }

  // What is told

  /** The first position that is lost with these cards; -1 if none is known to be. */
  get #lost() {
    return this.#known.loss?.lost ?? -1;
  }

  /** The costliest decisions, up to the one that lost the game. */
  get #told() {
    const { decisions } = this.#known;
    return decisions.filter(({ ply }) => this.#lost < 0 || ply < this.#lost).slice(0, MOST);
  }

  /** Legal moves of a position, told. @param {number} ply @returns {MoveView[]} */
  #legal(ply) {
    if (ply >= this.to) return [];
    this.#rules.goTo(ply);
    return this.#rules.moves().flatMap(({ moves }) => moves);
  }

  /** Tells what is known by now. */
  #tell() {
    const { packs, estimates, loss, done } = this.#known;
    const open = !this.#replay && wasGivenUp(this.#link) ? 'given' : 'open';
    const how = this.#outcome === 'playing' ? open : this.#outcome;
    setText(this.#summary, words.review.summary(how, this.to, this.#home, loss));
    const known = estimates.filter((one) => one !== TO_COME).length;
    const working = known < estimates.length ? words.review.progress(known, estimates.length) : words.review.weighing;
    setText(this.#progress, done ? '' : working);
    this.#progress.hidden = done;
    // What is counted is not read out at each step.
    this.#progress.setAttribute('aria-live', 'off');
    this.#rows.forEach((row, n) => {
      const share = estimates[n + 1];
      setText(partOf(row, '.review-share'), share <= 100 ? String(share) : share === TO_COME ? '' : '?');
      const at = done ? this.#told.findIndex(({ ply }) => ply === n) : -1;
      setText(partOf(row, '.review-mark'), at < 0 ? '' : String(at + 1));
      row.dataset.lost = n + 1 === this.#lost ? words.review.lostHere : '';
    });
    this.#tellDecisions();
    this.#draw(packs && done ? words.review.packs(packs) : '');
    this.#say();
  }

  #tellDecisions() {
    const { done } = this.#known;
    const told = this.#told;
    // What is read, or has the focus, is not made anew without need.
    const made = JSON.stringify([done, told, this.#lost]);
    if (this.#decisions.dataset.made === made) return;
    this.#decisions.dataset.made = made;
    this.#decisions.hidden = !done;
    if (!done) return;
    if (!told.length) {
      this.#decisions.replaceChildren(h('p', {}, words.review.none(LEAST)));
      return;
    }
    const items = told.map(({ ply, better, played, wins }, n) => {
      const other = this.#legal(ply).find(({ move }) => move === better);
      const bar = h('div', { class: 'review-cost', 'aria-hidden': 'true' }, h('i'), h('b'));
      bar.style.setProperty('--played', `${played}%`);
      bar.style.setProperty('--better', `${wins}%`);
      const cost = other ? words.review.cost(played, say(other.token), wins, ply + 1 === this.#lost) : '';
      const see = button(words.review.decision(ply + 1, say(this.#moves[ply].token)), () => this.#choose(ply), 'plain');
      const again = () => {
        this.#show(ply);
        this.end('over');
      };
      return h(
        'li',
        {},
        h('span', { class: 'review-lozenge', 'aria-hidden': 'true' }, String(n + 1)),
        h('div', {}, see, bar, h('p', {}, cost), button(words.review.again, again, 'plain review-again')),
      );
    });
    this.#decisions.replaceChildren(h('h3', {}, words.review.decisions(told.length)), h('ol', {}, ...items));
  }

  /** @param {string} [packs] */
  #draw(packs = this.#known.done ? words.review.packs(this.#known.packs) : '') {
    let first = true;
    const ticks = this.#moves.flatMap(({ token }, n) => {
      const label = words.review.tick(token, first);
      if (label) first = false;
      return label ? [{ ply: n + 1, label }] : [];
    });
    const decisions = this.#known.done ? this.#told.map(({ ply }) => ply) : [];
    const { estimates } = this.#known;
    this.#graph.show({ estimates, lost: this.#lost, decisions, ticks, ply: this.ply }, packs);
  }

  // The table

  /** @param {number} by */
  stepBy(by) {
    this.#show(this.ply + by);
  }

  /** Shows the position after so many moves. @param {number} wanted */
  #show(wanted) {
    const ply = Math.max(0, Math.min(this.to, wanted));
    if (this.#ended) return;
    if (ply !== this.#host.view?.ply) {
      this.#acting = true;
      const done = this.#host.goTo(ply, 'review');
      this.#acting = false;
      if (!done) return this.end('gone');
    }
    this.ply = ply;
    this.#host.offer([]);
    this.#host.renderFrame();
    this.#backKey.setAttribute('aria-disabled', String(ply === 0));
    this.#stepKey.setAttribute('aria-disabled', String(ply === this.to));
    this.#draw();
    this.#mark();
    this.#say();
    this.#point();
  }

  /** The decision at the position that is shown, if it is one of those told. */
  get #decision() {
    return this.#known.done ? this.#told.find(({ ply }) => ply === this.ply) : undefined;
  }

  #say() {
    const { ply, to } = this;
    if (ply === to) return this.#host.say(words.review.after(to));
    const told = say(this.#moves[ply].token);
    const decision = this.#decision;
    const better = decision && this.#legal(ply).find(({ move }) => move === decision.better);
    this.#host.say(
      decision && better
        ? words.review.better(ply + 1, told, decision.played, say(better.token), decision.wins)
        : words.review.before(ply + 1, told),
    );
  }

  /** Draws what was played, dotted, and what would have been better. */
  #point() {
    if (this.#ended) return;
    const { board, frame } = this.#host;
    const legal = this.#legal(this.ply);
    const scale = frame.mode === 'desk' ? 1 : 0.8;
    /** @param {string | undefined} wanted @param {'drawn' | 'follows'} kind */
    const arrow = (wanted, kind) => {
      const found = legal.find(({ move }) => move === wanted);
      const [from, to] = [found?.from, found?.to ?? null].map((pile) => (pile == null ? null : board.boxOf(pile)));
      if (!found || !from || !to || found.from === found.to) return [];
      const other = found.with === null ? null : board.boxOf(found.with);
      return [from, other].flatMap((box) => (box ? [{ from: box.rect, to: to.rect, kind, scale }] : []));
    };
    const decision = this.#decision;
    const better = legal.find(({ move }) => move === decision?.better);
    board.mark({ targets: better ? [better.from, ...(better.with === null ? [] : [better.with])] : [] });
    this.#arrows.draw([...arrow(this.#moves[this.ply]?.move, 'follows'), ...arrow(decision?.better, 'drawn')]);
  }

  /** Marks the row of the move that follows. */
  #mark() {
    this.#list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const now = this.#list.children[this.ply]?.firstElementChild;
    now?.setAttribute('aria-current', 'step');
    const held = this.#dialog?.contains(document.activeElement) && document.activeElement?.matches('.review-move');
    if (held && now instanceof HTMLElement) now.focus({ preventScroll: true });
    if (this.ply < this.to || held) now?.scrollIntoView({ block: 'nearest' });
  }

  // Its end

  /** @param {'over' | 'back' | 'act' | 'gone'} how */
  end(how) {
    if (this.#ended) return;
    this.#ended = true;
    this.#leave.abort();
    this.#sizes.disconnect();
    for (const asker of this.#askers) leave(asker);
    if (this.#known.estimates.some((one) => one !== TO_COME)) this.#keep();
    this.#arrows.remove();
    this.#graph.end();
    this.#putAside();
    this.#rules.free();
    const host = this.#host;
    const own = !this.#replay;
    if (how === 'back' && own) host.attempt(() => host.restore(this.#own, 'review'));
    this.#bar.remove();
    host.line = null;
    host.frame.mountPlayer(null);
    host.frame.body.classList.remove('has-review');
    const replay = this.#replay;
    if (how === 'gone') return;
    setReplay('');
    if (how === 'back' && replay) return go(replay);
    if (how === 'over' || how === 'act') this.#takeUp(how, own);
    host.refresh();
    if (how !== 'act') host.board.grid.focus();
  }

  /** The game goes on from the position that is shown; how it ended before is kept. @param {'over' | 'act'} how @param {boolean} own */
  #takeUp(how, own) {
    // A guest's game is in its link.
    if (own && this.ply < this.to && handOf()) {
      addMark(this.#link, this.to);
      notify(words.review.kept);
    }
    setGivenUp(this.#link, false);
    if (how === 'over') this.#host.announce(own ? 'undo' : 'open');
  }
}

/** @param {string} className @param {string} label @param {() => void} act */
const keyOf = (className, label, act) =>
  h(
    'button',
    { class: `key ${className}`, type: 'button', 'aria-label': label, onclick: act },
    icon(document, 'step'),
    h('span', { class: 'label', 'aria-hidden': 'true' }, label),
  );

/** @param {Element} row @param {string} selector */
const partOf = (row, selector) => /** @type {Element} */ (row.querySelector(selector));

/**
 * Looks back on the game on the table, up to the position that is shown, or on another line of it.
 * @param {string} [line] a link of the whole game
 */
export async function openReview(line) {
  const host = table?.host;
  const link = line ?? host?.view?.link;
  if (!host || !link) return;
  const shown = host.view?.link;
  await Promise.all([addSheet(host.root, PLAYER_SHEET), addSheet(host.root, reviewSheet)]);
  const { moves } = tell(link);
  // The player may have gone on while all this came.
  if (host.view?.link !== shown || !moves.length || !document.body.contains(host.element)) return;
  new Review(host, link, moves);
}
