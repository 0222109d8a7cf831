// The win card: the game, its counts and its rarity, and what to do next. Shown after the finale when a game is won, and on
// request for a game won before.

import { words as core } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { onLanguage } from '../../words/language.js';
import { words } from '../../words/win.js';
import { copyText, h, setText, stopPresses } from '../../ui/dom.js';
import { suitMark } from '../../cards/faces.js';
import { icon } from '../../ui/more-icons.js';
import { read } from '../../engine/loader.js';
import { creditOf } from '../../engine/provenance.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { ignoreFirstPresses } from './arrival.js';
import { figuresOf, sumHelp } from './figures.js';
import { playFinale } from './finale.js';
import { rounded, SURVEYS } from '../../engine/rarity.js';
import { captionRects, hideIdleCaptions } from './idle-captions.js';
import { findPlace, rectAround } from './placement.js';
import { drawRuler, reportLink } from './ruler.js';
import { drawComparison } from './comparison.js';
import { cardsOf } from './picture.js';
import { canSharePictures, savePicture, shareWin } from './share.js';

/** @import { TableHost, Ending } from '../host.js' */
/** @import { View, GameInfo } from '../../pkg/patience_wasm.js' */
/** @import { SentWin } from './comparison.js' */
/**
 * The page's answer to "patience-win", all of it optional.
 * @typedef {object} WinFacts
 * @property {number} [undos] @property {number} [hints] if part of the game was played elsewhere
 * @property {number} [streak] number of deals of this patience won in a row
 * @property {string} [day] date of the deal of a day
 * @property {Date} [wonAt] time of a win that was saved before
 * @property {string} [address] of the replay
 * @property {string} [report] address of the page on the survey
 * @property {() => void} [onReport] called when that page is about to open
 * @property {() => void} [watch] opens the replay
 * @property {Promise<SentWin>} [sent] the page's result to send
 */

/** Widths of the card, in order of preference. */
const WIDTHS_REM = [36.25, 30, 24, 20.75, 18];
/** Classes of the densities: with less space, then without the ruler, then without the curves of a challenge. */
const DENSITIES = ['', 'is-short', 'is-short is-shortest', 'is-short is-shortest is-bare'];
/** Distance from the cards that it must not cover. */
const GAP_PX = 6;

/** The link and date of the last win, for reopening the card. @type {WeakMap<TableHost, { link: string, date: Date }>} */
const winDates = new WeakMap();

/** Asks the page for its facts. @param {TableHost} host @returns {Promise<WinFacts>} */
async function requestFacts(host) {
  /** @type {WinFacts | Promise<WinFacts>} */
  let answer = {};
  const replay = host.view ? read(host.view.link).replayLink : '';
  host.emit('patience-win', { replay, respondWith: (/** @type {typeof answer} */ facts) => void (answer = facts) });
  try {
    return await answer;
  } catch {
    return {};
  }
}

/** The grade of the deal. @param {TableHost} host @param {View} view @param {GameInfo} info */
async function loadGrade(host, { game, deal }, { features }) {
  if (!features.deals) return null;
  return host
    .load('deals')
    .then(({ gradeOf }) => gradeOf(game, deal))
    .catch(() => null);
}

/** @implements {Ending} */
class WinCard {
  /** @type {import('../frame/status-area.js').Offer[]} */
  offers = [];
  #host;
  #facts;
  /** True once it is known that a friend has sent the deal. */
  #isAnswer = false;
  #view;
  #info;
  #credit;
  #grade;
  #closing = new AbortController();
  #resizeObserver = new ResizeObserver(() => requestAnimationFrame(() => this.#placeCard()));
  #parts = {
    layer: h('div', { class: 'won' }),
    card: h('section', { class: 'won-card', 'data-won': '' }),
    actions: h('div', { class: 'won-actions' }),
    status: h('p', { class: 'won-status', role: 'status' }),
    tableButton: h('button', { class: 'won-link', type: 'button', onclick: () => this.showTable() }),
  };
  #head;

  /** @param {TableHost} host @param {View} view @param {GameInfo} info @param {WinFacts} facts @param {import('../../engine/deals.js').Grade | null} grade */
  constructor(host, view, info, facts, grade) {
    this.#host = host;
    this.#view = view;
    this.#info = info;
    this.#credit = creditOf(host.provenance, view.ply);
    this.#facts = facts;
    this.#grade = grade;
    const { hints, undos } = sumHelp(this.#credit, facts);
    // Announced by focus. Hidden text, as screen readers ignore the label of a heading.
    this.#head = h(
      'h2',
      { class: 'won-head', tabindex: '-1' },
      h('span', { 'aria-hidden': 'true' }, this.#title),
      h('span', { class: 'unseen' }, this.#announcement(hints)),
    );
    this.#createContent();
    void this.#compare(undos);
    const unsubscribe = onLanguage(() => {
      this.close();
      void showWin(host);
    });
    this.#closing.signal.addEventListener('abort', unsubscribe);
    const { body } = host.frame;
    stopPresses(this.#parts.layer);
    body.addEventListener('keydown', (event) => this.#onKey(event), { signal: this.#closing.signal, capture: true });
    body.classList.add('has-win');
    if (host.board.motion.isOff) this.#parts.layer.classList.add('is-still');
    body.append(this.#parts.layer);
    host.state.ending = this;
    ignoreFirstPresses(body, this.#closing.signal);
    this.#placeCard();
    this.#resizeObserver.observe(host.frame.felt);
    if (host.element.matches(':focus-within') || document.activeElement === document.body)
      this.#head.focus({ preventScroll: true });
  }

  get #gameName() {
    return core.games.full(this.#info);
  }

  get #figures() {
    return figuresOf(this.#view.ply, this.#credit, this.#facts);
  }

  /** False if the solver finished the game, or a part of its line was taken over. */
  get #isPlayersWin() {
    return !['solver', 'shown'].includes(this.#credit.finishedBy);
  }

  get #shareLabel() {
    if (this.#isAnswer) return words.share.answer.button;
    return this.#credit.finishedBy === 'solver' ? words.card.shareFinished : words.card.share;
  }

  get #title() {
    return this.#credit.finishedBy === 'solver' ? words.card.finished : words.card.won;
  }

  /** Who finished the game; empty if the player made all moves. */
  get #finish() {
    const { finishedBy, from } = this.#credit;
    return finishedBy === 'player' ? '' : words.finishes[finishedBy](from);
  }

  /** @param {number | null} hints */
  #announcement(hints) {
    const { finishedBy, from } = this.#credit;
    return words.announcement(this.#gameName, this.#view.ply, hints, finishedBy === 'player' ? null : finishedBy, from);
  }

  #createContent() {
    const { deal } = this.#view;
    const { day } = this.#facts;
    const winDate = winDates.get(this.#host);
    const wonAt = winDate?.link === this.#view.link ? winDate.date : this.#facts.wonAt;
    const date = wonAt ? words.card.onDate(wonAt, wonAt.getFullYear() !== new Date().getFullYear()) : '';
    const when = day ? words.card.ofDay(new Date(day), !day.startsWith(`${new Date().getUTCFullYear()}-`)) : date;
    const named = deal ? [words.card.deal, h('b', { dir: 'ltr' }, deal)] : [words.card.yourCards];
    this.#parts.card.append(
      ...['S', 'H', 'D', 'C'].map((suit) => suitMark(/** @type {'S'} */ (suit))),
      this.#head,
      h('p', { class: 'won-game' }, this.#gameName),
      h('p', { class: 'won-deal' }, ...named, when),
      this.#finish ? h('p', { class: 'won-finish' }, this.#finish) : '',
      h(
        'dl',
        { class: 'won-counts' },
        ...this.#figures.map(({ n, words: under }) => h('div', {}, h('dt', {}, under), h('dd', {}, String(n)))),
        this.#grade && h('div', {}, h('dt', {}, core.grades[this.#grade]), h('dd', {}, lozengesOf(this.#grade))),
      ),
    );
    const survey = SURVEYS[this.#info.id];
    if (survey) this.#parts.card.append(drawRuler(survey));
    this.#parts.tableButton.textContent = words.card.showTable;
    const { review } = this.#host;
    const links = [
      review && this.#info.features.solver ? this.#reviewLink(review) : '',
      survey ? reportLink(this.#facts) : '',
    ].filter(Boolean);
    if (links.length) this.#parts.card.append(h('div', { class: 'won-links' }, ...links));
    this.#parts.layer.append(this.#parts.card, this.#parts.tableButton);
    this.#renderActions();
  }

  /** Adds the friend's result, and both curves. @param {number | null} undos */
  async #compare(undos) {
    const sent = await this.#facts.sent?.catch(() => null);
    if (!sent) return;
    this.#closing.signal.addEventListener('abort', () => sent.close());
    if (this.#closing.signal.aborted) return sent.close();
    const { friend } = sent;
    if (!friend) return;
    this.#isAnswer = true;
    this.#parts.actions.querySelector('[data-share]')?.lastChild?.replaceWith(this.#shareLabel);
    const finisher = this.#credit.finishedBy;
    const mine = { won: true, finisher, moves: this.#view.ply, hints: this.#won.hints, undos };
    const comparison = drawComparison(mine, friend);
    const counts = this.#parts.card.querySelector('.won-counts');
    counts?.replaceWith(comparison.el);
    // The friend's game is compared before it is watched.
    this.#placeCard();
    comparison.setCurve(await sent.curve);
    this.#placeCard();
  }

  /** @param {import('../../ui/more-icons.js').IconName | null} drawing @param {string} label @param {() => void} onPress @param {boolean} [isPrimary] */
  #createButton(drawing, label, onPress, isPrimary = false) {
    return h(
      'button',
      { class: isPrimary ? 'choice is-primary' : 'choice', type: 'button', part: 'choice', onclick: onPress },
      drawing && icon(drawing),
      label,
    );
  }

  /** @param {() => void} review */
  #reviewLink(review) {
    // The review closes the card, and opens it again at its end.
    return h('button', { class: 'won-link won-review', type: 'button', onclick: () => review() }, reports.end.review);
  }

  /** Shows what to do next: a win that is not the player's is sent last. */
  #renderActions() {
    const next = this.#createButton('new-deal', words.card.next, () => this.#host.press('new-deal'));
    describeNewDeal(next, this.#host.deals);
    const share = this.#createButton('share', this.#shareLabel, () => void this.#shareGame(), this.#isPlayersWin);
    share.dataset.share = '';
    const watch = this.#createButton('play', words.card.watch, () => void this.#watchReplay());
    const restart = this.#createButton('restart', words.card.playYourself, () => this.#host.restart(), true);
    this.#parts.actions.replaceChildren(...(this.#isPlayersWin ? [share, watch, next] : [restart, next, watch, share]));
    this.#parts.status.textContent = '';
  }

  // Placement

  /** Places the card and its buttons. */
  #placeCard() {
    const { frame, board, element } = this.#host;
    // Closed, it stays in the document until it has given the focus back.
    if (this.#closing.signal.aborted || !board.felt.clientWidth) return;
    const hasNoControls = element.dataset.controls === 'none';
    const hasBottomBar = frame.mode === 'phone' && !hasNoControls;
    this.#placeButtons(hasBottomBar, hasBottomBar || hasNoControls);
    hideIdleCaptions(this.#host.board, this.#host.info, this.#view);
    this.#placeOnFelt(hasBottomBar ? 2 * GAP_PX : GAP_PX);
  }

  /** Places the buttons: in the bottom bar of a phone, else on the card. @param {boolean} hasBottomBar @param {boolean} hasTableButton false: the way to the table is an offer beside the sentence */
  #placeButtons(hasBottomBar, hasTableButton) {
    const { actions, card, status, tableButton } = this.#parts;
    const { body } = this.#host.frame;
    const parent = hasBottomBar ? body : card;
    body.classList.toggle('has-win-bar', hasBottomBar);
    if (actions.parentElement !== parent) {
      const focused = /** @type {HTMLElement | null} */ (this.#host.root.activeElement);
      parent.append(actions, status);
      if (focused && actions.contains(focused)) focused.focus();
    }
    tableButton.hidden = !hasTableButton;
    // The same array is not offered again: its button may have the focus.
    if (hasTableButton === this.offers.length > 0)
      this.offers = hasTableButton ? [] : [{ label: words.card.showTable, onPress: () => this.showTable() }];
    this.#host.offer(this.offers);
  }

  /** Places the card where it covers no cards. @param {number} margin at its sides */
  #placeOnFelt(margin) {
    const { frame, board } = this.#host;
    const { layer } = this.#parts;
    const felt = board.felt.getBoundingClientRect();
    const origin = frame.body.getBoundingClientRect();
    const [left, top] = [felt.left - origin.left + board.felt.clientLeft, felt.top - origin.top + board.felt.clientTop];
    const [feltWidth, feltHeight] = [board.felt.clientWidth, board.felt.clientHeight];
    const area = { x: margin, y: GAP_PX, width: feltWidth - 2 * margin, height: feltHeight - 2 * GAP_PX };
    const edge = parseFloat(board.felt.style.getPropertyValue('--edge')) || 0;
    const boxes = board.boxes.filter(({ pile }) => this.#view.piles[pile].count > 0);
    const obstacles = boxes.map(({ box }) => rectAround(box, edge, board.visibleRect, GAP_PX));
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const withCaptions = [...obstacles, ...captionRects(board.felt)];
    for (const density of DENSITIES) {
      // Rather over a caption than with less on the card.
      for (const uncovered of [withCaptions, obstacles]) {
        for (const width of WIDTHS_REM) {
          const cardWidth = Math.round(Math.min(width * rem, area.width));
          const place = findPlace(area, uncovered, cardWidth, this.#measureHeight(density, cardWidth));
          if (!place) continue;
          layer.style.translate = `${left + place.x}px ${top + place.y}px`;
          return;
        }
      }
    }
    // On the smallest tables it covers cards and scrolls; Escape shows the table.
    const width = Math.min(WIDTHS_REM[1] * rem, area.width);
    const height = Math.min(this.#measureHeight(/** @type {string} */ (DENSITIES.at(-1)), width), area.height);
    layer.style.height = `${height}px`;
    layer.style.translate = `${left + GAP_PX + (area.width - width) / 2}px ${top + GAP_PX + area.height - height}px`;
  }

  /** @param {string} density @param {number} width @returns {number} height of the card with the link below it */
  #measureHeight(density, width) {
    this.#parts.layer.className = `won ${density}${this.#host.board.motion.isOff ? ' is-still' : ''}`;
    this.#parts.layer.style.width = `${width}px`;
    this.#parts.layer.style.height = '';
    return this.#parts.layer.offsetHeight;
  }

  // Actions

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    // An open popover takes the key.
    if (event.key !== 'Escape' || this.#host.root.querySelector('.popover')) return;
    event.preventDefault();
    event.stopPropagation();
    this.showTable();
  }

  /** Closes the card; it can be reopened. */
  showTable() {
    this.close();
    this.#host.refresh();
    this.#host.board.grid.focus();
  }

  close() {
    if (this.#host.state.ending === this) this.#host.state.ending = null;
    this.#closing.abort();
    this.#resizeObserver.disconnect();
    const { body } = this.#host.frame;
    const focusCards = () => this.#host.board.grid.focus();
    removeRestoringFocus(this.#parts.layer, focusCards);
    // Buttons in the bottom bar go at once.
    if (this.#parts.actions.matches(':focus-within')) focusCards();
    for (const el of [this.#parts.actions, this.#parts.status]) if (!this.#parts.layer.contains(el)) el.remove();
    body.classList.remove('has-win', 'has-win-bar');
  }

  async #watchReplay() {
    const { watch } = this.#facts;
    const host = this.#host;
    this.close();
    if (watch) return watch();
    return host.use('linePlayer', ({ openReplay }) => openReplay(host), { failed: core.element.noReplay });
  }

  /** @returns {import('./share.js').SharedWin} */
  get #win() {
    const { game: id, deal, link } = this.#view;
    const { replayLink } = read(link);
    const survey = SURVEYS[id];
    const rarity = survey
      ? words.rarity.sentence(rounded(survey.won, survey.deals), rounded(survey.naive.won, survey.naive.deals))
      : '';
    return {
      address: this.#facts.address ?? `${location.href.split('#')[0]}#${replayLink}`,
      game: this.#gameName,
      id,
      deal,
      picture: {
        cards: cardsOf(this.#info, this.#view),
        won: this.#title,
        name: deal ? `${this.#gameName}, ${deal}` : this.#gameName,
        finish: this.#finish,
        figures: this.#figures,
        rarity,
      },
    };
  }

  /** Figures that are sent. @returns {import('./comparison.js').Won} */
  get #won() {
    const { hints, undos } = sumHelp(this.#credit, this.#facts);
    return { game: this.#gameName, grade: this.#grade, hints, undos };
  }

  /** Adds the curve, the address and its QR code to the picture. @param {import('./share.js').SharedWin} win */
  async #addSent(win) {
    const sent = await this.#facts.sent?.catch(() => null);
    if (!sent) return win;
    const { address, curve } = await sent.compose(this.#won);
    const site = address.replace(/^https?:\/\/|[?#].*$/g, '');
    return { ...win, picture: { ...win.picture, site, curve, qr: sent.qr(address) } };
  }

  /** Shows the result of a button. @param {string} sentence */
  #showStatus(sentence) {
    setText(this.#parts.status, sentence);
    this.#placeCard();
  }

  /** Copies a text and says so. @param {string} text @param {string} copied @param {string} failed said where copying is blocked */
  async #copy(text, copied, failed) {
    this.#showStatus((await copyText(text)) ? copied : failed);
  }

  async #shareGame() {
    const win = this.#win;
    // A page may cancel the event and share in its own way.
    if (!this.#facts.address && !this.#host.emit('patience-share', { link: read(this.#view.link).replayLink }, true))
      return this.showTable();
    const sent = await this.#facts.sent?.catch(() => null);
    if (this.#closing.signal.aborted) return;
    const shareSheet = () => shareWin(this.#host.root, () => this.#addSent(win));
    if (!sent && (await shareSheet())) return;
    const copy = () => this.#copy(win.address, words.share.copied, words.share.copyThis(win.address));
    const save = () =>
      this.#addSent(win)
        .then((complete) => savePicture(this.#host.root, complete))
        .then(
          () => this.#showStatus(words.share.saved),
          () => this.#showStatus(words.share.failed),
        );
    const { challenge, answer } = words.share;
    const { button, copied } = sent?.friend ? answer : challenge;
    const copyResult = async () => {
      const text = (await sent?.compose(this.#won))?.text ?? '';
      await this.#copy(text, copied, text);
    };
    const isPlayersWin = this.#isPlayersWin;
    const replayButton = this.#createButton('copy', words.share.copy, () => void copy(), !sent || !isPlayersWin);
    const resultButton = sent ? this.#createButton('copy', button, () => void copyResult(), isPlayersWin) : '';
    const pictureButton =
      sent && canSharePictures()
        ? this.#createButton('share', words.share.sharePicture, async () => (await shareSheet()) || void save())
        : this.#createButton('keep', words.share.save, () => void save());
    this.#parts.actions.replaceChildren(
      ...(isPlayersWin ? [resultButton, replayButton, pictureButton] : [replayButton, pictureButton, resultButton]),
      this.#createButton(null, words.share.back, () => {
        this.#renderActions();
        this.#placeCard();
        this.#parts.actions.querySelector('button')?.focus();
      }),
    );
    this.#parts.actions.querySelector('button')?.focus();
    // The press has asked for the answer.
    if (sent?.friend) return copyResult();
    this.#showStatus(sent && this.#isPlayersWin ? challenge.note : '');
  }
}

/**
 * Shows the win card, after the finale if the game has just been won.
 * @param {TableHost} host
 * @param {View | null} [before] the position before the last move; null: it was won before
 * @param {number} [since] time of the win
 * @returns {Promise<boolean>} true if it is shown
 */
export async function showWin(host, before = null, since = 0) {
  const { view, info } = host;
  if (!info || view?.outcome !== 'won') return false;
  if (before) winDates.set(host, { link: view.link, date: new Date() });
  const { positionSignal: signal } = host;
  const isCurrent = () => !signal.aborted && !host.line;
  if (!isCurrent()) return false;
  const [facts, grade] = await Promise.all([
    requestFacts(host),
    loadGrade(host, view, info),
    playFinale(host, before, since),
  ]);
  // The game may have changed meanwhile; the estimates for the result continue until they are closed.
  if (!isCurrent()) {
    facts.sent?.then((sent) => sent.close()).catch(() => {});
    return false;
  }
  // The placeholder, or the card of another press.
  host.state.ending?.close();
  const card = new WinCard(host, view, info, facts, grade);
  return host.state.ending === card;
}
