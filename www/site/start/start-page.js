// The start page: the deal of the day, the game to continue, a plate for every game the engine knows, a friend's deal.

import { suitMark } from '../../cards/faces.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { dayOf } from '../../engine/deals.js';
import { sentenceOf } from '../../engine/loader.js';
import { CHOICES } from '../../table/settings.js';
import { words as core } from '../../words/core.js';
import { words as site } from '../../words/site.js';
import { language } from '../../words/language.js';
import { spokenPage } from '../../words/pages.js';
import { words } from '../../words/start.js';
import { go } from '../shell/address.js';
import { readDays } from '../daily/daily-progress.js';
import { drawDay } from './day-card.js';
import { dealNew, dealsOf } from '../play/new-deal.js';
import { button, byId, h } from '../../ui/page-dom.js';
import { figuresOf, setLibrary, library, linkOf, loadEngine, nameOf } from '../../engine/games.js';
import { languageKeys } from '../shell/languages.js';
import { requireEngine } from '../../engine/require-engine.js';
import { isShown } from '../shell/page-switch.js';
import { openPanel } from '../load.js';
import { drawPlate, layPlate } from './thumbnail.js';
import { prepare } from './prerender.js';
import { resumable } from './resume.js';
import { slots, theStore, withStore } from '../storage/saved-games.js';
import { changeSettings, onSettings, readSettings } from '../settings/settings.js';
import { preloadTable } from '../shell/table-page.js';

/** @typedef {import('./prerender.js').KnownGame} KnownGame */
/** @typedef {import('./resume.js').Resumable} Resumable */

/** The plates of games that nobody has begun. @type {import('./prerender.js').Prepared['plates']} */
let plates = {};

// A game of the list, with its variants

/** Each game with its variants. @returns {KnownGame[][]} */
function families() {
  /** @type {KnownGame[][]} */
  const found = [];
  for (const info of library) {
    if (info.variant && found.length) found[found.length - 1].push(info);
    else found.push([info]);
  }
  return found;
}

/** The game in hand that can be gone on with. @param {KnownGame} info @returns {Resumable | null} */
function inHandOf(info) {
  const found = resumable(info.id);
  return found && found.plies > 0 && found.outcome === 'playing' ? found : null;
}

/** Of a game and its variants the one that was played last. @param {KnownGame[]} family @returns {KnownGame} */
const lastOf = (family) =>
  family.map((info) => ({ info, at: resumable(info.id)?.at ?? 0 })).reduce((a, b) => (b.at > a.at ? b : a)).info;

/** @param {HTMLElement} felt @param {KnownGame[]} family @param {KnownGame} info */
function drawGame(felt, family, info) {
  const inHand = inHandOf(info);
  if (inHand) drawPlate(felt, info, inHand.view);
  // A variant without a plate of its own has the table of its game.
  else layPlate(felt, plates[info.id] ?? plates[family[0].id]);
}

/**
 * What there is to a game: a sentence on it, its variants, its buttons.
 * @param {KnownGame[]} family @param {(info: KnownGame) => void} [chosen] told of the variant that is shown
 */
function gameParts(family, chosen) {
  const lead = h('p', { class: 'lead' });
  const actions = h('p', { class: 'actions' });
  /** @param {KnownGame} info */
  const choose = (info) => {
    lead.textContent = core.games.lead(info);
    actions.replaceChildren(...actionsOf(info, inHandOf(info)));
    chosen?.(info);
  };
  const last = lastOf(family);
  choose(last);
  return { lead, actions, readings: family.length > 1 ? variants(family, last, choose) : null };
}

const preload = { onpointerover: () => void preloadTable(), onfocusin: () => void preloadTable() };

/** @param {KnownGame[]} family */
function item(family) {
  const felt = h('span', { class: 'felt', 'aria-hidden': 'true' });
  const plate = h('a', { class: 'plate', tabindex: '-1', 'aria-hidden': 'true' }, felt);
  const { lead, actions, readings } = gameParts(family, (info) => {
    const inHand = inHandOf(info);
    plate.setAttribute('href', `#${inHand ? inHand.link : info.id}`);
    drawGame(felt, family, info);
  });
  return h(
    'li',
    { class: 'game', ...preload },
    h('p', { class: 'label' }, words.start.plate(family[0].number)),
    plate,
    h('h2', {}, core.games.name(family[0])),
    lead,
    actions,
    readings,
  );
}

/** Where there is room for plates alone: each opens a sheet with the rest. @param {KnownGame[]} family */
function smallItem(family) {
  const felt = h('span', { class: 'felt' });
  drawGame(felt, family, lastOf(family));
  const open = () => void openPanel('gameSheet', family[0], gameParts(family));
  const key = h(
    'button',
    { type: 'button', class: 'game-key', 'aria-haspopup': 'dialog', onclick: open },
    h('span', { class: 'plate', 'aria-hidden': 'true' }, felt),
    h('span', { class: 'game-name' }, core.games.short(family[0])),
  );
  // The first and the last of what the sheet has: to play, and to learn.
  const info = lastOf(family);
  const quick = actionsOf(info, inHandOf(info)).filter((_, n, all) => !n || n === all.length - 1);
  for (const one of quick) one.classList.replace('button', 'plain');
  return h('li', { class: 'game', ...preload }, h('h2', {}, key), h('p', { class: 'quick' }, ...quick));
}

/** @param {KnownGame} info @param {Resumable | null} inHand */
function actionsOf(info, inHand) {
  const name = nameOf(info.id);
  const deal = button(inHand ? words.start.newDeal : words.start.deal, () => void dealNew(info.id));
  const deals = dealsOf(info.id);
  if (deals) {
    deal.dataset.deals = '';
    describeNewDeal(deal, deals);
  }
  deal.setAttribute('aria-label', site.page.labelled(inHand ? words.start.newDeal : words.start.deal, name));
  const rules =
    info.has.rules &&
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        'data-act': 'rules',
        'data-game': info.id,
        'aria-label': site.page.labelled(words.start.rules, name),
      },
      words.start.rules,
    );
  const goOn =
    inHand &&
    h(
      'a',
      { class: 'button', href: `#${inHand.link}`, 'aria-label': site.page.labelled(words.start.goOn, name) },
      words.start.goOn,
    );
  const lesson =
    !inHand &&
    info.has.lesson &&
    h(
      'button',
      {
        type: 'button',
        class: 'button first-plate',
        'data-act': 'lesson',
        'data-game': info.id,
        'aria-label': site.page.labelled(words.start.lesson, name),
      },
      words.start.lesson,
    );
  return [goOn, deal, rules, lesson].filter((one) => one instanceof HTMLElement);
}

/** The printed game and its variants, to choose from. @param {KnownGame[]} family @param {KnownGame} chosen @param {(info: KnownGame) => void} choose */
function variants(family, chosen, choose) {
  const set = h(
    'fieldset',
    { class: 'readings' },
    h('legend', { class: 'unseen' }, words.start.variants(core.games.name(family[0]))),
  );
  for (const info of family) {
    const input = h('input', {
      type: 'radio',
      name: family[0].id,
      checked: info === chosen,
      onchange: () => choose(info),
    });
    set.append(h('label', {}, input, h('span', {}, core.games.variant(info) || words.start.printed)));
  }
  return set;
}

// Continue

/** The games that can be gone on with, the one played last first. @param {string} today the code of a deal that has a place of its own */
const continued = (today) =>
  slots()
    .flatMap((slot) => resumable(slot) ?? [])
    .filter(({ plies, outcome, view }) => plies > 0 && outcome !== 'won' && (!today || view.deal !== today))
    .sort((a, b) => b.at - a.at);

/** Opens the list of all games in hand. */
const openInHand = () => void openPanel('storage');

/** @param {string} today the code of the deal that the day's card goes on with */
function drawResume(today) {
  const row = byId('resume');
  const [found, ...others] = continued(today);
  row.hidden = !found;
  // Whoever has games in hand or days behind them has found the way.
  const isNew = !slots().length && days === '{}';
  byId('start').classList.toggle('is-new', isNew);
  byId('welcome').hidden = !isNew;
  if (!found) return row.replaceChildren();
  const { view, link } = found;
  const name = h(
    'p',
    { class: 'resume-name' },
    words.start.inHand(nameOf(view.game), view.deal),
    view.deal && h('span', { class: 'code', translate: 'no' }, view.deal),
  );
  const figures = [...figuresOf(view), view.outcome === 'stuck' ? words.start.stuck : ''].filter(Boolean).join(' · ');
  const more = others.length ? button(words.start.more(others.length), openInHand, 'plain more') : null;
  row.replaceChildren(
    h(
      'div',
      {},
      h('p', { class: 'label' }, words.start.resume),
      name,
      h('p', { class: 'figures' }, h('span', {}, figures), more && ' ', more),
    ),
    h('a', { class: 'button', href: `#${link}` }, words.start.goOn),
  );
}

// What is dealt

/** The choice between the deals, once it is drawn. @type {HTMLFieldSetElement | null} */
let newDeals = null;

/** @param {string} value @returns {value is import('../../engine/deals.js').Grade} */
const isGrade = (value) => value in core.grades;

/** By the buttons that deal: whether it is only what can be won. */
function drawNewDeals() {
  const { deals } = readSettings();
  const place = byId('new-deals');
  newDeals ??= h(
    'fieldset',
    { class: 'readings' },
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
  for (const input of newDeals.querySelectorAll('input')) input.checked = input.value === deals;
  for (const deal of document.querySelectorAll('[data-deals]'))
    describeNewDeal(/** @type {HTMLElement} */ (deal), deals);
  if (!newDeals.isConnected) place.replaceChildren(newDeals);
  place.hidden = !library.some(({ has }) => has.deals);
}

// A friend's deal

/** What stands under the field as long as nothing is wrong with it. */
let usual = '';

/** @param {SubmitEvent} event */
async function openFriends(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId('code'));
  const hint = byId('code-hint');
  try {
    await requireEngine();
    if (!input.value.trim()) throw new Error(site.code.empty);
    const link = linkOf(input.value);
    // Whoever comes back finds the field as it was.
    hint.textContent = usual;
    input.removeAttribute('aria-invalid');
    void go(link);
  } catch (error) {
    hint.textContent = sentenceOf(error);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }
}

/** Where the plates stand alone: start.css has the same condition. */
const SMALL = matchMedia('(max-width: 40em), (max-height: 30em)');

const report = h('a');
const languages = h('p', { class: 'languages', role: 'group' }, ...languageKeys());

let ready = false;
/** The day that is shown. */
let drawn = 0;
/** The language that the page was drawn in. */
let told = '';

/** Says what stays the same in a language. */
function tell() {
  told = language;
  // What was wrong with a code is not said in another language.
  byId('code').removeAttribute('aria-invalid');
  usual = byId('code-hint').textContent ?? '';
  report.textContent = words.start.report;
  report.href = spokenPage('www/report.html');
  languages.setAttribute('aria-label', words.start.languages);
  for (const key of languages.querySelectorAll('button'))
    key.setAttribute('aria-pressed', String(key.dataset.language === language));
  // They are made with their words.
  newDeals?.remove();
  newDeals = null;
}

/** Resolves when all that is needed to draw the page is here: for games that are kept that is the engine too. */
export async function startReady() {
  const [prepared] = await Promise.all([prepare(), slots().length ? loadEngine() : null]);
  // A game may have been kept meanwhile, here or in another tab.
  if (slots().length) await loadEngine();
  setLibrary(prepared.games);
  plates = prepared.plates;
}

/** Whether the page is about to be drawn again. */
let stale = false;

/** What the page shows has changed while it is shown: by a panel, in another tab. */
function followKept() {
  if (stale || !isShown('start')) return;
  stale = true;
  queueMicrotask(() => void redraw());
}

/** Draws the page again as soon as nothing lies over it; what had the focus has it again. */
async function redraw() {
  const dialog = document.querySelector('dialog:modal');
  if (dialog) return dialog.addEventListener('close', () => void redraw(), { once: true });
  await startReady().catch(() => {});
  stale = false;
  if (!isShown('start')) return;
  const held = document.activeElement;
  const name = held?.getAttribute('aria-label') ?? held?.textContent ?? '';
  drawStart();
  if (!held || held.isConnected) return;
  const all = /** @type {HTMLElement[]} */ ([...byId('start').querySelectorAll('a, button')]);
  (all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name) ?? byId('main')).focus();
}

/** The days as they are drawn. */
let days = '';
const daysNow = () => JSON.stringify(readDays());

/** Draws the page again: the games in hand have changed since. */
export function drawStart() {
  if (!ready) {
    byId('ornament').append(.../** @type {const} */ (['S', 'H', 'C', 'D']).map((suit) => suitMark(document, suit)));
    byId('friend').addEventListener('submit', (event) => void openFriends(event));
    byId('foot').firstElementChild?.append(' ', report);
    byId('foot').append(languages);
    // It may be set elsewhere: in the panel, in another tab.
    onSettings(() => {
      drawNewDeals();
      // All that is kept may have been changed at once, by a file or by an erasure.
      if (days !== daysNow()) followKept();
    });
    const early = !theStore();
    withStore((store) => {
      store.onChange(followKept);
      // What was played before it came is kept by now, and was not there to be drawn.
      if (early) followKept();
    });
    // What other pages have written while this one slept it has not heard.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted)
        void theStore()
          ?.load()
          .catch(() => {});
    });
    // Whoever comes back to the page after midnight finds the new day.
    document.addEventListener('visibilitychange', () => isShown('start') && drawn !== dayOf() && drawStart());
    SMALL.addEventListener('change', () => isShown('start') && drawStart());
    ready = true;
  }
  if (told !== language) tell();
  drawn = dayOf();
  days = daysNow();
  byId('plates').replaceChildren(...families().map(SMALL.matches ? smallItem : item));
  drawResume(drawDay(SMALL.matches));
  drawNewDeals();
  byId('friend').hidden = false;
  for (const waiting of document.querySelectorAll('[data-waiting]')) waiting.removeAttribute('data-waiting');
}
