// The start page: a plate for every game the engine knows, the game to continue, a friend's deal.

import { suitMark } from '../table/drawing/faces.js';
import { describeNewDeal } from '../table/new-deal.js';
import { sentenceOf } from '../table/engine.js';
import { words as core } from '../words/core.js';
import { words } from '../words/site.js';
import { go } from './address.js';
import { dealNew, dealsOf } from './dealing.js';
import { button, byId, h } from './dom.js';
import { figuresOf, library, linkOf, nameOf, randomLink, viewOf } from './engine.js';
import { drawPlate } from './plate.js';
import { resumable } from './resume.js';
import { slots } from './saved-games.js';
import { changeSettings, onSettings, readSettings } from './settings.js';
import { preloadTable } from './table-page.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./resume.js').Resumable} Resumable */

/** The position that the engine names for show; a fresh deal if it names none. @param {GameInfo} info */
const sample = (info) => viewOf(info.plate || randomLink(info.id));

// A game of the list, with its variants

/** Each game with its variants. @returns {GameInfo[][]} */
function families() {
  /** @type {GameInfo[][]} */
  const found = [];
  for (const info of library) {
    if (info.variant && found.length) found[found.length - 1].push(info);
    else found.push([info]);
  }
  return found;
}

/** @param {GameInfo[]} family */
function item(family) {
  const felt = h('span', { class: 'felt', 'aria-hidden': 'true' });
  const plate = h('a', { class: 'plate', tabindex: '-1', 'aria-hidden': 'true' }, felt);
  const lead = h('p', { class: 'lead' });
  const actions = h('p', { class: 'actions' });
  const heading = h('h2', {}, core.games.name(family[0]));
  const element = h(
    'li',
    { class: 'game', onpointerover: () => void preloadTable(), onfocusin: () => void preloadTable() },
    h('p', { class: 'label' }, words.start.plate(family[0].number)),
    plate,
    heading,
    lead,
    actions,
  );
  /** @param {GameInfo} info */
  const choose = (info) => {
    const found = resumable(info.id);
    const inHand = found && found.ply > 0 && found.outcome === 'playing' ? found : null;
    plate.setAttribute('href', `#${inHand ? inHand.link : info.id}`);
    lead.textContent = core.games.lead(info);
    actions.replaceChildren(...actionsOf(info, inHand));
    // A variant without a plate of its own has the table of its game.
    const shown = inHand || info.plate ? info : family[0];
    drawPlate(felt, shown, inHand?.view ?? sample(shown));
  };
  const last = family
    .map((info) => ({ info, at: resumable(info.id)?.at ?? 0 }))
    .reduce((a, b) => (b.at > a.at ? b : a)).info;
  if (family.length > 1) element.append(variants(family, last, choose));
  choose(last);
  return element;
}

/** @param {GameInfo} info @param {Resumable | null} inHand */
function actionsOf(info, inHand) {
  const name = nameOf(info.id);
  const deal = button(inHand ? words.start.newDeal : words.start.deal, () => void dealNew(info.id));
  const deals = dealsOf(info.id);
  if (deals) {
    deal.dataset.deals = '';
    describeNewDeal(deal, deals);
  }
  deal.setAttribute('aria-label', words.page.labelled(inHand ? words.start.newDeal : words.start.deal, name));
  const rules =
    info.has.rules &&
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        'data-act': 'rules',
        'data-game': info.id,
        'aria-label': words.page.labelled(words.start.rules, name),
      },
      words.start.rules,
    );
  const goOn =
    inHand &&
    h(
      'a',
      { class: 'button', href: `#${inHand.link}`, 'aria-label': words.page.labelled(words.start.goOn, name) },
      words.start.goOn,
    );
  return [goOn, deal, rules].filter((one) => one instanceof HTMLElement);
}

/** The printed game and its variants, to choose from. @param {GameInfo[]} family @param {GameInfo} chosen @param {(info: GameInfo) => void} choose */
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

/** @returns {Resumable | null} the game played last */
function latest() {
  const all = slots()
    .map((slot) => resumable(slot))
    .filter((game) => game !== null && game.ply > 0);
  return all.reduce((a, b) => (a && b && a.at >= b.at ? a : b), null);
}

function drawResume() {
  const row = byId('resume');
  const found = latest();
  row.hidden = !found;
  if (!found) return row.replaceChildren();
  const { view, link } = found;
  const ended = view.outcome === 'won' ? words.start.won : view.outcome === 'stuck' ? words.start.stuck : '';
  const name = h(
    'p',
    { class: 'resume-name' },
    words.start.inHand(nameOf(view.game), view.deal),
    view.deal && h('span', { class: 'code', translate: 'no' }, view.deal),
  );
  const figures = [...figuresOf(view), ended].filter(Boolean).join(' · ');
  row.replaceChildren(
    h('div', {}, h('p', { class: 'label' }, words.start.resume), name, h('p', { class: 'figures' }, figures)),
    h('a', { class: 'button primary', href: `#${link}` }, words.start.goOn),
  );
}

// What is dealt

/** @type {HTMLInputElement | null} */
let winnable = null;

/** Beside the buttons that deal, and by them: whether it is only what can be won. */
function drawWinnable() {
  const box = (winnable ??= h('input', {
    type: 'checkbox',
    onchange: () => changeSettings({ deals: box.checked ? 'winnable' : 'any' }),
  }));
  const { deals } = readSettings();
  box.checked = deals === 'winnable';
  for (const deal of byId('plates').querySelectorAll('[data-deals]'))
    describeNewDeal(/** @type {HTMLElement} */ (deal), deals);
  const line = byId('winnable');
  if (!box.isConnected) line.replaceChildren(h('label', {}, box, words.start.winnable));
  line.hidden = !library.some(({ has }) => has.deals);
}

// A friend's deal

/** @param {SubmitEvent} event */
function openFriends(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId('code'));
  const hint = byId('code-hint');
  try {
    if (!input.value.trim()) throw new Error(words.code.empty);
    go(linkOf(input.value));
    input.removeAttribute('aria-invalid');
  } catch (error) {
    hint.textContent = sentenceOf(error);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }
}

let ready = false;

/** Draws the page again: the games in hand have changed since. */
export function drawStart() {
  if (!ready) {
    byId('ornament').append(.../** @type {const} */ (['S', 'H', 'C', 'D']).map((suit) => suitMark(document, suit)));
    byId('friend').addEventListener('submit', openFriends);
    // It may be set elsewhere: in the panel, in another tab.
    onSettings(drawWinnable);
    ready = true;
  }
  byId('plates').replaceChildren(...families().map(item));
  drawResume();
  drawWinnable();
  byId('friend').hidden = false;
  for (const waiting of document.querySelectorAll('[data-waiting]')) waiting.removeAttribute('data-waiting');
}
