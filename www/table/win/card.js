// The card of a won game: what game it was and how it went, how rare that is, and what can be done now. It comes with
// this module when a game is won on the table, after the finale; for a game that was won before it is there when asked for.

import { words as table } from '../../words/core.js';
import { words as later } from '../../words/deferred.js';
import { onLanguage } from '../../words/language.js';
import { words } from '../../words/won.js';
import { h } from '../../ui/dom.js';
import { suitMark } from '../../cards/faces.js';
import { icon } from '../../ui/more-icons.js';
import { read } from '../../engine/loader.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { playFinale } from './finale.js';
import { rounded, SURVEYS } from '../../engine/rarity.js';
import { roomFor } from './placement.js';
import { ruler } from './ruler.js';
import { saveWin, sendWin } from './share.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../host.js').Ending} Ending */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/**
 * What the page knows of a win, as it answers "patience-win": all of it may be left out.
 * @typedef {object} Facts
 * @property {number} [undos] @property {number} [hints] where the table has not seen all of the game
 * @property {number} [streak] deals of this game won in a row
 * @property {string} [day] whose deal it is, as a date
 * @property {string} [address] of the whole game
 * @property {string} [report] the address of a page that tells how many deals can be won
 * @property {() => void} [watch] shows the whole game
 */

/** Widths of the card, in rem, the first the best. */
const WIDTHS = [36.25, 30, 24, 20.75, 18];
/** The same card with less air, then without the ruler. */
const FORMS = ['', 'is-short', 'is-short is-brief'];
/** Between the card and what it must not cover, in pixels. */
const GAP = 6;
/** A streak begins with the second win. */
const STREAK = 2;

/** When the game on a table was won, for whoever puts its card away and takes it out again. @type {WeakMap<TableHost, { link: string, date: Date }>} */
const dates = new WeakMap();

/** What the page has to tell of the game. @param {TableHost} host @returns {Promise<Facts>} */
async function factsOf(host) {
  /** @type {Facts | Promise<Facts>} */
  let told = {};
  const replay = host.view ? read(host.view.link).replayLink : '';
  host.emit('patience-win', { replay, tell: (/** @type {typeof told} */ facts) => void (told = facts) });
  try {
    return await told;
  } catch {
    return {};
  }
}

/** The grade of the deal. @param {TableHost} host @param {View} view @param {GameInfo} info */
async function gradeOfWon(host, { game, deal }, { has }) {
  if (!has.deals) return null;
  return host
    .load('deals')
    .then(({ gradeOf }) => gradeOf(game, deal))
    .catch(() => null);
}

/** @implements {Ending} */
class WinCard {
  /** @type {import('../frame/frame.js').Offer[]} */
  offers = [];
  #host;
  #facts;
  /** @type {{ n: number, words: string }[]} */
  #figures;
  #view;
  #info;
  #grade;
  #leave = new AbortController();
  #endTranslation;
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#place()));
  #layer = h('div', { class: 'won' });
  #card = h('section', { class: 'won-card', 'data-won': '' });
  #head;
  #acts = h('div', { class: 'won-acts' });
  #said = h('p', { class: 'won-said', role: 'status' });
  #look = h('button', { class: 'won-look', type: 'button', onclick: () => this.look() });

  /** @param {TableHost} host @param {View} view @param {GameInfo} info @param {Facts} facts @param {import('../../engine/deals.js').Grade | null} grade */
  constructor(host, view, info, facts, grade) {
    this.#host = host;
    this.#view = view;
    this.#info = info;
    this.#facts = facts;
    this.#grade = grade;
    const hints = host.assists?.hints ?? facts.hints ?? null;
    const undos = host.assists?.undos ?? facts.undos ?? null;
    const { streak = 0 } = facts;
    this.#figures = [
      { n: view.ply, words: words.figures.moves(view.ply) },
      ...(hints === null ? [] : [{ n: hints, words: words.figures.hints(hints) }]),
      ...(undos === null ? [] : [{ n: undos, words: words.figures.undos(undos) }]),
      ...(streak < STREAK ? [] : [{ n: streak, words: words.figures.streak(streak) }]),
    ];
    // Heard once, when the focus comes to it. Of a heading with a label screen readers say the text, all the same.
    this.#head = h(
      'h2',
      { class: 'won-head', tabindex: '-1' },
      h('span', { 'aria-hidden': 'true' }, words.card.won),
      h('span', { class: 'unseen' }, words.heard(this.#name, view.ply, hints)),
    );
    this.#build();
    this.#endTranslation = onLanguage(() => {
      this.close();
      void showWin(host);
    });
    const { body } = host.frame;
    // What is pressed here is not meant for the cards beneath.
    for (const type of ['pointerdown', 'click']) this.#layer.addEventListener(type, (event) => event.stopPropagation());
    body.addEventListener('keydown', (event) => this.#key(event), { signal: this.#leave.signal, capture: true });
    body.classList.add('has-win');
    if (host.board.motion.isOff) this.#layer.classList.add('is-still');
    body.append(this.#layer);
    host.ending = this;
    this.#place();
    this.#sizes.observe(host.frame.felt);
    if (host.element.matches(':focus-within') || document.activeElement === document.body)
      this.#head.focus({ preventScroll: true });
  }

  get #name() {
    return table.games.full(this.#info);
  }

  #build() {
    const { deal } = this.#view;
    const { day } = this.#facts;
    const known = dates.get(this.#host);
    const date = known?.link === this.#view.link ? words.card.on(known.date) : '';
    const when = day ? words.card.ofDay(new Date(day)) : date;
    const named = deal ? [words.card.deal, h('b', { dir: 'ltr' }, deal)] : [words.card.ownCards];
    this.#card.append(
      ...['S', 'H', 'D', 'C'].map((suit) => suitMark(document, /** @type {'S'} */ (suit))),
      this.#head,
      h('p', { class: 'won-game' }, this.#name),
      h('p', { class: 'won-deal' }, ...named, when),
      h(
        'dl',
        { class: 'won-figures' },
        ...this.#figures.map(({ n, words: under }) => h('div', {}, h('dt', {}, under), h('dd', {}, String(n)))),
        this.#grade && h('div', {}, h('dt', {}, table.grades[this.#grade]), h('dd', {}, lozengesOf(this.#grade))),
      ),
    );
    const survey = SURVEYS[this.#info.id];
    if (survey) this.#card.append(ruler(survey, this.#facts.report));
    this.#look.textContent = words.card.look;
    const { review } = this.#host;
    if (review && this.#info.has.solver) this.#card.append(this.#reviewLink(review));
    this.#layer.append(this.#card, this.#look);
    this.#offerActs();
  }

  /** @param {import('../../ui/more-icons.js').IconName | null} drawing @param {string} label @param {() => void} act @param {boolean} [primary] */
  #act(drawing, label, act, primary = false) {
    return h(
      'button',
      { class: primary ? 'choice is-primary' : 'choice', type: 'button', part: 'choice', onclick: act },
      drawing && icon(document, drawing),
      label,
    );
  }

  /** @param {() => void} review */
  #reviewLink(review) {
    const open = () => {
      this.close();
      review();
    };
    return h('button', { class: 'won-look won-review', type: 'button', onclick: open }, table.element.review);
  }

  #offerActs() {
    const next = this.#act('new', words.card.next, () => this.#host.press('new-deal'));
    describeNewDeal(next, this.#host.deals);
    this.#acts.replaceChildren(
      this.#act('share', words.card.share, () => void this.#share(), true),
      this.#act('play', words.card.watch, () => void this.#watch()),
      next,
    );
    this.#said.textContent = '';
  }

  // Where it lies

  /** Finds the room for the card, and the place of its buttons: where the thumb is, or on the card itself. */
  #place() {
    const { frame, board, element } = this.#host;
    if (!this.#layer.isConnected || !board.felt.clientWidth) return;
    const bare = element.dataset.controls === 'none';
    const thumb = frame.mode === 'phone' && !bare;
    const home = thumb ? frame.body : this.#card;
    frame.body.classList.toggle('has-won-thumb', thumb);
    if (this.#acts.parentElement !== home) {
      const held = /** @type {HTMLElement | null} */ (this.#host.root.activeElement);
      home.append(this.#acts, this.#said);
      if (held && this.#acts.contains(held)) held.focus();
    }
    this.#look.hidden = !thumb && !bare;
    this.offers = this.#look.hidden ? [{ label: words.card.look, act: () => this.look() }] : [];
    this.#host.offer(this.offers);

    const felt = board.felt.getBoundingClientRect();
    const origin = frame.body.getBoundingClientRect();
    const [left, top] = [felt.left - origin.left + board.felt.clientLeft, felt.top - origin.top + board.felt.clientTop];
    const [wide, high] = [board.felt.clientWidth, board.felt.clientHeight];
    const margin = thumb ? 2 * GAP : GAP;
    const area = { x: margin, y: GAP, width: wide - 2 * margin, height: high - 2 * GAP };
    const edge = parseFloat(board.felt.style.getPropertyValue('--edge')) || 0;
    const { x, y } = board.seen;
    const kept = board.boxes
      .filter(({ pile }) => this.#view.piles[pile].count > 0)
      .map(({ box: { all, depth } }) => ({
        x: all.x - x - GAP,
        y: all.y - y - GAP,
        width: all.width + 2 * GAP,
        height: all.height + depth * edge + 2 * GAP,
      }));
    this.#clearCaptions();
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    for (const form of FORMS) {
      for (const width of WIDTHS) {
        const least = Math.round(Math.min(width * rem, area.width));
        const spot = roomFor(area, kept, least, this.#measure(form, least));
        if (!spot) continue;
        this.#layer.style.translate = `${left + spot.x}px ${top + spot.y}px`;
        return;
      }
    }
    // On so small a table it lies over the cards, and is scrolled: looking at the table is one key away.
    const width = Math.min(WIDTHS[1] * rem, area.width);
    const height = Math.min(this.#measure(FORMS[2], width), area.height);
    this.#layer.style.height = `${height}px`;
    this.#layer.style.translate = `${left + GAP + (area.width - width) / 2}px ${top + GAP + area.height - height}px`;
  }

  /** What piles are called is of no use where they are empty. */
  #clearCaptions() {
    const { felt, boxes, seen } = this.#host.board;
    const { top, left: start } = felt.getBoundingClientRect();
    const [above, before] = [top - seen.y, start - seen.x];
    const row = parseFloat(felt.style.getPropertyValue('--w')) || 0;
    for (const caption of felt.querySelectorAll('.caption')) {
      const { left, right, bottom } = caption.getBoundingClientRect();
      const named = boxes.filter(
        ({ box: { all } }) =>
          all.x + before < right && all.x + all.width + before > left && Math.abs(all.y + above - bottom) < row,
      );
      caption.classList.toggle('is-idle', !named.some(({ pile }) => this.#view.piles[pile].count > 0));
    }
  }

  /** @param {string} form @param {number} width @returns {number} the height of the card with what stands under it */
  #measure(form, width) {
    this.#layer.className = `won ${form}${this.#host.board.motion.isOff ? ' is-still' : ''}`;
    this.#layer.style.width = `${width}px`;
    this.#layer.style.height = '';
    return this.#layer.offsetHeight;
  }

  // What is done with it

  /** @param {KeyboardEvent} event */
  #key(event) {
    // The menu, or a pile looked through, is in front of it.
    if (event.key !== 'Escape' || this.#host.root.querySelector('.look')) return;
    event.preventDefault();
    event.stopPropagation();
    this.look();
  }

  /** Puts the card away: the table is seen again, and the card can be taken out. */
  look() {
    this.close();
    this.#host.refresh();
    this.#host.board.grid.focus();
  }

  close() {
    if (this.#host.ending === this) this.#host.ending = null;
    this.#leave.abort();
    this.#sizes.disconnect();
    this.#endTranslation();
    const { body } = this.#host.frame;
    const back = () => this.#host.board.grid.focus();
    removeRestoringFocus([this.#layer], back);
    // What stands under it has a place of its own, which is wanted at once.
    if (this.#acts.matches(':focus-within')) back();
    for (const el of [this.#acts, this.#said]) if (!this.#layer.contains(el)) el.remove();
    body.classList.remove('has-win', 'has-won-thumb');
  }

  async #watch() {
    const { watch } = this.#facts;
    const host = this.#host;
    this.close();
    if (watch) return watch();
    try {
      const { openPlayer } = await host.load('linePlayer');
      openPlayer(host, null, {
        name: later.player.replay,
        kind: 'replay',
        // From where it is taken over it is the player's, like a position from a link.
        onend: (how) => void (how === 'over' && host.announce('open')),
      });
    } catch {
      host.say(table.element.noReplay);
    }
  }

  /** @returns {import('./share.js').Win} */
  get #win() {
    const { game: id, deal, link } = this.#view;
    const { replayLink } = read(link);
    const survey = SURVEYS[id];
    const rarity = survey
      ? words.rarity.sentence(rounded(survey.won, survey.deals), rounded(survey.simple, survey.played))
      : '';
    return {
      address: this.#facts.address ?? `${location.href.split('#')[0]}#${replayLink}`,
      game: this.#name,
      id,
      deal,
      said: { won: words.card.won, name: deal ? `${this.#name}, ${deal}` : this.#name, figures: this.#figures, rarity },
    };
  }

  async #share() {
    const win = this.#win;
    // A page that shares in its own way is asked first, for the whole game; the site leaves it to the card.
    if (!this.#facts.address && !this.#host.emit('patience-share', { link: read(this.#view.link).replayLink }, true))
      return this.look();
    if (await sendWin(this.#host, win)) return;
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(win.address);
        this.#said.textContent = words.share.copied;
      } catch {
        this.#said.textContent = words.share.copyThis(win.address);
      }
      this.#place();
    };
    const save = () =>
      saveWin(this.#host, win).catch(() => {
        this.#said.textContent = words.share.failed;
      });
    const first = this.#act('copy', words.share.copy, () => void copy(), true);
    this.#acts.replaceChildren(
      first,
      this.#act('keep', words.share.save, () => void save()),
      this.#act(null, words.share.back, () => {
        this.#offerActs();
        this.#place();
        this.#acts.querySelector('button')?.focus();
      }),
    );
    this.#place();
    first.focus();
  }
}

/**
 * Shows the card of the game on the table, after its finale if it has just been won.
 * @param {TableHost} host
 * @param {View | null} [before] the position before the last move; null: it was won before
 * @param {number} [since] when it was won
 * @returns {Promise<boolean>} whether it is shown
 */
export async function showWin(host, before = null, since = 0) {
  const { view, info } = host;
  if (!view || !info) return false;
  if (before) dates.set(host, { link: view.link, date: new Date() });
  const isThere = () => host.view === view && !host.line;
  if (!isThere()) return false;
  const [facts, grade] = await Promise.all([
    factsOf(host),
    gradeOfWon(host, view, info),
    playFinale(host, before, since),
  ]);
  // Meanwhile another game may have come to the table.
  if (!isThere()) return false;
  const card = new WinCard(host, view, info, facts, grade);
  return host.ending === card;
}
