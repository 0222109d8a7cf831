// The start page: the deal of the day, the game to continue, a thumbnail of every game, a field for a code.

import { suitMark } from '../../cards/faces.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { CHOICES } from '../../table/settings.js';
import { words as core } from '../../words/core.js';
import { words as site } from '../../words/site.js';
import { language } from '../../words/language.js';
import { localizedPage } from '../../words/pages.js';
import { words } from '../../words/start.js';
import { readDays } from '../daily/daily-progress.js';
import { onNewDay } from '../daily/new-day.js';
import { drawDay } from './day-card.js';
import { read } from '../storage/local-store.js';
import { dealKindOf, isKindChosen } from '../play/deal-kind.js';
import { dealNew } from '../play/new-deal.js';
import { button, byId, h, labelledButton } from '../../ui/page-dom.js';
import { radioGroup } from '../../ui/radio-group.js';
import { progressOf, setLibrary, library, loadEngine, nameOf } from '../../engine/games.js';
import { languageButtons } from '../shell/languages.js';
import { openEntered } from '../share/entered-link.js';
import { isShown } from '../shell/page-switch.js';
import { openPanel } from '../load.js';
import { FULL_FRAME, drawEtching, winsOfFamily } from './etching.js';
import { drawThumbnail, placeCards } from './thumbnail.js';
import { prerenderStart } from './prerender.js';
import { byLastPlayed, lastPlayedGame } from './resume.js';
import { inStartOrder, isNewcomer, minutesOf } from './game-order.js';
import { slots, loadedStore, whenStoreLoaded } from '../storage/saved-games.js';
import { changeSettings, onSettings, readSettings } from '../settings/settings.js';
import { preloadTable } from '../shell/table-page.js';

/** @import { GameSummary } from './prerender.js' */
/** @import { PlayedGame } from './resume.js' */

/** Thumbnails of games without one in progress. @type {import('./prerender.js').StartData['thumbnails']} */
let thumbnails = {};

// Games with their variants

/** Groups games with their variants, in the order of the page. @returns {GameSummary[][]} */
function families() {
  /** @type {GameSummary[][]} */
  const found = [];
  for (const info of library) {
    if (info.variant && found.length) found[found.length - 1].push(info);
    else found.push([info]);
  }
  const order = inStartOrder(found.map(([{ id }]) => id));
  return found.sort(([a], [b]) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** The game in progress, if there is one. @param {GameSummary} info @returns {PlayedGame | null} */
function inProgressGame(info) {
  const found = lastPlayedGame(info.id);
  return found && found.plies > 0 && found.outcome === 'playing' ? found : null;
}

/** The last played of a game and its variants. @param {GameSummary[]} family @returns {GameSummary} */
function lastPlayedVariant(family) {
  const [last] = family.flatMap(({ id }) => lastPlayedGame(id) ?? []).sort(byLastPlayed);
  return family.find(({ id }) => id === last?.view.game) ?? family[0];
}

/** @param {HTMLElement} felt @param {GameSummary[]} family @param {GameSummary} info @param {PlayedGame | null} inProgress */
function drawGame(felt, family, info, inProgress) {
  if (inProgress) drawThumbnail(felt, info, inProgress.view);
  // A variant may share the thumbnail of its game.
  else placeCards(felt, thumbnails[info.id] ?? thumbnails[family[0].id]);
}

/**
 * Elements of a game: a sentence on it, its variants, its buttons.
 * @param {GameSummary[]} family
 * @param {(info: GameSummary, inProgress: PlayedGame | null) => void} [onChoose] called with the variant that is shown, and its game
 */
function gameParts(family, onChoose) {
  const lead = h('p', { class: 'lead' });
  const aim = h('p', { class: 'lead' }, core.games.aim(family[0].id));
  const actions = h('p', { class: 'actions' });
  /** @param {GameSummary} info */
  const choose = (info) => {
    const inProgress = inProgressGame(info);
    lead.textContent = core.games.lead(info);
    actions.replaceChildren(...actionsOf(info, inProgress));
    onChoose?.(info, inProgress);
  };
  const last = lastPlayedVariant(family);
  choose(last);
  return { lead, aim, actions, variants: family.length > 1 ? variantChoice(family, last, choose) : null };
}

const preload = { onpointerover: () => void preloadTable(), onfocusin: () => void preloadTable() };

/** Wins without hints in words; empty without any. @param {number} wins */
const winsText = (wins) => (wins ? words.start.etched(wins, FULL_FRAME) : '');

/** @param {string} id */
const minutesText = (id) => (minutesOf(id) ? words.start.minutes(minutesOf(id)) : '');

/** Wins of a game for a narrow row, spoken in full; without any, the time that it takes. @param {string} id @param {number} wins */
const rowFigures = (id, wins) =>
  wins
    ? [h('span', { 'aria-hidden': 'true' }, `${wins} / ${FULL_FRAME}`), h('span', { class: 'unseen' }, winsText(wins))]
    : [minutesText(id)];

/** @param {GameSummary[]} family */
function gameItem(family) {
  const felt = h('span', { class: 'felt', 'aria-hidden': 'true' });
  const thumbnail = h('a', { class: 'thumbnail', tabindex: '-1', 'aria-hidden': 'true' }, felt);
  const { lead, actions, variants } = gameParts(family, (info, inProgress) => {
    thumbnail.setAttribute('href', `#${inProgress ? inProgress.link : info.id}`);
    drawGame(felt, family, info, inProgress);
  });
  const wins = winsOfFamily(family);
  const etching = drawEtching(wins);
  if (etching) thumbnail.append(etching);
  return h(
    'li',
    { class: 'game', ...preload },
    h(
      'p',
      { class: 'label' },
      [words.start.plate(family[0].number), winsText(wins) || minutesText(family[0].id)].filter(Boolean).join(' · '),
    ),
    thumbnail,
    h('h2', {}, core.games.name(family[0])),
    lead,
    actions,
    variants,
  );
}

/** Item for small screens: a row that opens a sheet. @param {GameSummary[]} family */
function smallGameItem(family) {
  const felt = h('span', { class: 'felt' });
  const info = lastPlayedVariant(family);
  const inProgress = inProgressGame(info);
  drawGame(felt, family, info, inProgress);
  const wins = winsOfFamily(family);
  const open = () => void openPanel('gameSheet', family[0], gameParts(family), winsText(wins));
  const openButton = h(
    'button',
    { type: 'button', class: 'game-key', 'data-family': family[0].id, 'aria-haspopup': 'dialog', onclick: open },
    core.games.short(family[0]),
  );
  // The first and the last button of the sheet: to play, and to learn.
  const quickActions = actionsOf(info, inProgress).filter((_, n, all) => !n || n === all.length - 1);
  for (const action of quickActions) action.classList.replace('button', 'plain');
  return h(
    'li',
    { class: 'game', ...preload },
    h('span', { class: 'thumbnail', 'aria-hidden': 'true' }, felt, drawEtching(wins)),
    h('h2', {}, openButton),
    h('p', { class: 'game-line' }, core.games.lead(family[0])),
    h(
      'p',
      { class: 'quick' },
      ...quickActions,
      // Beside Continue there is no room for them in a narrow window.
      inProgress ? null : h('span', { class: 'figures-short' }, ...rowFigures(family[0].id, wins)),
    ),
  );
}

/** @param {GameSummary} info @param {PlayedGame | null} inProgress */
function actionsOf(info, inProgress) {
  const name = nameOf(info.id);
  const dealLabel = inProgress ? words.start.newDeal : words.start.deal;
  const deal = labelledButton(dealLabel, name, () => void dealNew(info.id, inProgress?.view.deal));
  const deals = dealKindOf(info.id);
  if (deals) {
    deal.dataset.deals = info.id;
    describeNewDeal(deal, deals);
  }
  /** A button of a panel. @param {string} panel @param {string} label @param {string} className */
  const panelButton = (panel, label, className) => {
    const attributes = { 'data-act': panel, 'data-game': info.id, 'aria-label': site.page.labelled(label, name) };
    return h('button', { type: 'button', class: className, ...attributes }, label);
  };
  const rules = info.features.rules && panelButton('rules', words.start.rules, 'button');
  const continueLink =
    inProgress &&
    h(
      'a',
      { class: 'button', href: `#${inProgress.link}`, 'aria-label': site.page.labelled(words.start.continue, name) },
      words.start.continue,
    );
  const lesson = !inProgress && info.features.lesson && panelButton('lesson', words.start.lesson, 'button first-plate');
  return [continueLink, deal, rules, lesson].filter((part) => part instanceof HTMLElement);
}

/** Radio buttons for the printed game and its variants. @param {GameSummary[]} family @param {GameSummary} chosen @param {(info: GameSummary) => void} choose */
function variantChoice(family, chosen, choose) {
  const choices = family.map((choice) => ({ choice, label: [core.games.variant(choice) || words.start.printed] }));
  const [first] = family;
  const legend = words.start.variants(core.games.name(first));
  return radioGroup('variants', legend, { name: first.id, choices, chosen }, choose);
}

// Continue

/** Games to continue, the last played first. @param {string} today code of a deal to leave out */
const gamesToContinue = (today) =>
  slots()
    .flatMap((slot) => lastPlayedGame(slot) ?? [])
    .filter(({ plies, outcome, view }) => plies > 0 && outcome !== 'won' && (!today || view.deal !== today))
    .sort(byLastPlayed);

/** @param {string} today code of the deal that the day's card continues */
function drawContinueRow(today) {
  const row = byId('resume');
  const [found, ...others] = gamesToContinue(today);
  row.hidden = !found;
  // Players with games or days need no welcome.
  const isNew = isNewcomer();
  byId('start').classList.toggle('is-new', isNew);
  byId('welcome').hidden = !isNew;
  if (!found) return row.replaceChildren();
  const { view, link } = found;
  const name = h(
    'p',
    { class: 'resume-name' },
    words.start.inProgress(nameOf(view.game), view.deal),
    view.deal && h('span', { class: 'code', translate: 'no' }, view.deal),
  );
  const figures = [...progressOf(view), view.outcome === 'stuck' ? words.start.stuck : ''].filter(Boolean).join(' · ');
  const othersButton = others.length
    ? button(words.start.othersInProgress(others.length), () => void openPanel('storage'), 'plain other-games')
    : null;
  row.replaceChildren(
    h(
      'div',
      {},
      h('p', { class: 'label' }, words.start.resume),
      name,
      h('p', { class: 'figures' }, h('span', {}, figures), othersButton && ' ', othersButton),
    ),
    h('a', { class: 'button', href: `#${link}` }, words.start.continue),
  );
}

// Grade of new deals

/** Radio buttons of the grade, once drawn. @type {HTMLFieldSetElement | null} */
let gradeChoice = null;

/** @param {string} value @returns {value is import('../../engine/deals.js').Grade} */
const isGrade = (value) => value in core.grades;

const gradeNote = h('p', { class: 'grade-note' });

/** Draws the choice of grade for new deals. */
function drawGradeChoice() {
  const { deals } = readSettings();
  const place = byId('new-deals');
  gradeChoice ??= h(
    'fieldset',
    { class: 'variants' },
    h('legend', { class: 'label' }, words.start.deals),
    ...CHOICES.deals.map((value) =>
      h(
        'label',
        {},
        h('input', { type: 'radio', name: 'new-deals', value, onchange: () => changeSettings({ deals: value }) }),
        h('span', {}, ...(isGrade(value) ? [lozengesOf(value)] : []), words.start[value]),
      ),
    ),
  );
  for (const input of gradeChoice.querySelectorAll('input')) input.checked = input.value === deals;
  for (const deal of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-deals]')))
    describeNewDeal(deal, dealKindOf(deal.dataset.deals ?? '') ?? deals);
  if (!gradeChoice.isConnected) place.replaceChildren(gradeChoice, gradeNote);
  gradeNote.textContent = words.grade.gentleFirst;
  gradeNote.hidden = isKindChosen();
  place.hidden = !library.some(({ features }) => features.deals);
}

// A friend's deal

/** Hint below the field while its code is valid. */
let codeHint = '';

/** @param {SubmitEvent} event */
function openCode(event) {
  event.preventDefault();
  openEntered(byId('code'), byId('code-hint'), codeHint);
}

/** Condition for thumbnails alone, as in start.css. */
const SMALL_SCREEN = matchMedia('(max-width: 40em), (max-height: 30em)');

const reportLink = h('a');
const languages = h('p', { class: 'languages', role: 'group' }, ...languageButtons());

let isInitialized = false;
/** Language of the page as drawn. */
let drawnLanguage = '';

/** Sets the texts that depend on the language alone. */
function drawFixedTexts() {
  drawnLanguage = language;
  // An error stays in its language: drop it.
  byId('code').removeAttribute('aria-invalid');
  codeHint = byId('code-hint').textContent ?? '';
  reportLink.textContent = words.start.report;
  reportLink.href = localizedPage('www/report.html');
  languages.setAttribute('aria-label', words.start.languages);
  for (const key of languages.querySelectorAll('button'))
    key.setAttribute('aria-pressed', String(key.dataset.language === language));
  // The radio buttons are drawn again in the new language.
  gradeChoice?.remove();
  gradeChoice = null;
}

/** Loads the data of the page; saved games need the engine, too. */
export async function loadStartData() {
  const [prepared] = await Promise.all([prerenderStart(), slots().length ? loadEngine() : null]);
  // A game may have been saved meanwhile, in this tab or another.
  if (slots().length) await loadEngine();
  setLibrary(prepared.games);
  thumbnails = prepared.thumbnails;
}

/** True while a redraw is queued. */
let isRedrawQueued = false;

/** Queues a redraw after a change by a panel or another tab. */
function queueRedraw() {
  if (isRedrawQueued || !isShown('start')) return;
  isRedrawQueued = true;
  queueMicrotask(() => void redraw());
}

/** Redraws the page once no dialog is open, and restores the focus. */
async function redraw() {
  const dialog = document.querySelector('dialog:modal');
  if (dialog) return dialog.addEventListener('close', () => void redraw(), { once: true });
  await loadStartData().catch(() => {});
  isRedrawQueued = false;
  if (!isShown('start')) return;
  const focused = document.activeElement;
  const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  drawStart();
  if (!focused || focused.isConnected) return;
  const all = /** @type {HTMLElement[]} */ ([...byId('start').querySelectorAll('a, button')]);
  (all.find((element) => (element.getAttribute('aria-label') ?? element.textContent) === name) ?? byId('main')).focus();
}

/** Days as drawn. */
let drawnText = '';
/** Text of all that the page draws of saved values. */
const readDrawnText = () => JSON.stringify([readDays(), read('mistakes'), read('problems')]);

/** Draws the page. */
export function drawStart() {
  if (!isInitialized) {
    byId('ornament').append(.../** @type {const} */ (['S', 'H', 'C', 'D']).map((suit) => suitMark(suit)));
    byId('friend').addEventListener('submit', openCode);
    byId('foot').firstElementChild?.append(' ', reportLink);
    byId('foot').append(languages);
    // Settings change in the panel and in other tabs.
    onSettings(() => {
      drawGradeChoice();
      // A loaded backup or an erasure changes everything at once.
      if (drawnText !== readDrawnText()) queueRedraw();
    });
    const isLoading = !loadedStore();
    whenStoreLoaded((store) => {
      store.onChange(queueRedraw);
      // The store has recorded the moves made before it loaded. Without any, a redraw would only lose a press, or a chosen variant.
      if (isLoading && slots().length) queueRedraw();
    });
    onNewDay(() => void redraw());
    SMALL_SCREEN.addEventListener('change', () => isShown('start') && void redraw());
    isInitialized = true;
  }
  if (drawnLanguage !== language) drawFixedTexts();
  drawnText = readDrawnText();
  byId('games').replaceChildren(...families().map(SMALL_SCREEN.matches ? smallGameItem : gameItem));
  drawContinueRow(drawDay(SMALL_SCREEN.matches));
  drawGradeChoice();
  byId('friend').hidden = false;
  for (const waiting of document.querySelectorAll('[data-waiting]')) waiting.removeAttribute('data-waiting');
}
