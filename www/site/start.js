// The start page: a plate for every game the engine knows, the game to continue, a friend's deal.

import { layout } from '../pkg/patience_wasm.js';
import { plateCard, suitMark } from '../faces.js';
import { tellDeals } from '../settings.js';
import { applySettings, button, byId, dealNew, fullName, go, h, library, linkOf, peek, randomLink, resumable, sentenceOf, warm } from '../site.js';
import { changeSettings, readSettings, slots } from './store.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').Layout} Layout */
/** @typedef {import('../pkg/patience_wasm.js').Spot} Spot */
/** @typedef {NonNullable<ReturnType<typeof resumable>>} Resumable */

const TEXT = {
  plate: (/** @type {string} */ numeral) => `Plate ${numeral}`,
  deal: 'Deal',
  newDeal: 'New deal',
  winnable: 'Deal only what can be won',
  goOn: 'Go on',
  rules: 'Rules',
  resume: 'Continue',
  inHand: (/** @type {string} */ name, /** @type {string | null} */ code) => (code ? `${name}, deal ` : `${name}, your own cards`),
  won: 'Won',
  stuck: 'No move left',
  readings: 'How it is played',
  printed: 'as printed',
  empty: 'Type or paste a code or a link first.',
};

// Plates: a table in small, from the engine's own layout

const TALL = 1.4;
/** Width to height of the felt. */
const FELT = 1.32;
const MARGIN = 0.45;
const EDGE = 0.08;

/**
 * Lays one pile's cards out, in card widths: the open ones, and the edges below.
 * @param {string[]} cards @param {Spot} spot @param {number} count
 * @returns {{ card: string | null, x: number, y: number, width: number }[]}
 */
function spread(cards, spot, count) {
  const { width } = spot;
  if (!cards.length) return count ? [{ card: null, x: 0, y: 0, width }] : [];
  if (spot.fan === 'pair' && cards.length > 1) {
    return cards.slice(-2).map((card, i) => ({ card, x: i * 0.2 * width, y: i * 0.2 * width * TALL, width: 0.8 * width }));
  }
  if (spot.fan === 'down' || spot.fan === 'right') {
    const down = spot.fan === 'down';
    const step = down ? Math.min(0.3, (spot.step - TALL) / Math.max(1, cards.length - 1)) : spot.step;
    return cards.map((card, i) => ({
      card: down && i < cards.length - 1 ? '' : card, x: down ? 0 : i * step, y: down ? i * step : 0, width,
    }));
  }
  // A squared pile shows the edges of a few cards beneath.
  const edges = Math.min(2, count - 1);
  const top = cards[cards.length - 1];
  return Array.from({ length: edges + 1 }, (_, i) => ({ card: i === edges ? top : '', x: 0, y: (edges - i) * EDGE, width }));
}

/** @param {string} text */
const cardsOf = (text) => text.match(/../g) ?? [];

/**
 * Draws a table in small.
 * @param {HTMLElement} felt @param {GameInfo} info @param {View} view
 */
function drawPlate(felt, info, view) {
  const plan = layout(info.id, false);
  // The felt is filled as a table is: the wider way sets the scale, spare height lets the rows sink.
  const width = Math.max(plan.width + 2 * MARGIN, (plan.height + 2 * MARGIN) * FELT);
  const height = width / FELT;
  const spare = height - 2 * MARGIN - plan.height;
  const extra = Math.min(spare, plan.height * 0.55);
  const left = (width - plan.width) / 2;
  const top = MARGIN + (spare - extra) / 2;
  const pitch = plan.tiers && view.tiers > 1
    ? Math.min(plan.tiers.pitch, (plan.tiers.room + extra - TALL) / (view.tiers - 1)) : 0;
  const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${((part / whole) * 100).toFixed(2)}%`;
  const cards = document.createDocumentFragment();
  plan.spots.forEach((spot, pile) => {
    const { cards: text, count } = view.piles[pile];
    if (!spot || (spot.tier ?? 0) >= Math.max(1, view.tiers)) return;
    // A column of a higher table has more room.
    const room = spot.fan === 'down' ? { ...spot, step: spot.step + extra } : spot;
    for (const { card, x, y, width: w } of spread(cardsOf(text), room, count)) {
      // A covered card is an edge: nothing of its face is seen.
      const drawn = card === '' ? h('span', { class: 'plate-card' }) : plateCard(document, card);
      drawn.style.left = percent(left + spot.x + x, width);
      drawn.style.top = percent(top + spot.y + spot.sink * extra + (spot.tier ?? 0) * pitch + y, height);
      drawn.style.width = percent(w, width);
      cards.append(drawn);
    }
  });
  felt.replaceChildren(cards);
}

/** The position that the engine names for show; a fresh deal if it names none. @param {GameInfo} info */
const sample = (info) => peek(info.plate || randomLink(info.id));

// A game of the list, with its variants

/** @param {number} n */
const roman = (n) => 'I II III IV V VI VII VIII IX X XI XII'.split(' ')[n] ?? String(n + 1);

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

/** @param {GameInfo[]} family @param {number} n */
function item(family, n) {
  const felt = h('span', { class: 'felt', 'aria-hidden': 'true' });
  const plate = h('a', { class: 'plate', tabindex: '-1', 'aria-hidden': 'true' }, felt);
  const lead = h('p', { class: 'lead' });
  const actions = h('p', { class: 'actions' });
  const heading = h('h2', {}, family[0].name);
  const element = h('li', { class: 'game', onpointerover: () => void warm(), onfocusin: () => void warm() },
    h('p', { class: 'label' }, TEXT.plate(roman(n))), plate, heading, lead, actions);
  /** @param {GameInfo} info */
  const choose = (info) => {
    const found = resumable(info.id);
    const inHand = found && found.ply > 0 && found.outcome === 'playing' ? found : null;
    plate.setAttribute('href', `#${inHand ? inHand.link : info.id}`);
    lead.textContent = info.lead;
    actions.replaceChildren(...actionsOf(info, inHand));
    // A variant without a plate of its own has the table of its game.
    const shown = inHand || info.plate ? info : family[0];
    drawPlate(felt, shown, inHand?.view ?? sample(shown));
  };
  const last = family.map((info) => ({ info, at: resumable(info.id)?.at ?? 0 })).reduce((a, b) => (b.at > a.at ? b : a)).info;
  if (family.length > 1) element.append(readings(family, last, choose));
  choose(last);
  return element;
}

/** @param {GameInfo} info @param {Resumable | null} inHand */
function actionsOf(info, inHand) {
  const name = fullName(info);
  const deal = button(inHand ? TEXT.newDeal : TEXT.deal, () => dealNew(info.id));
  deal.dataset.deals = '';
  tellDeals(deal, readSettings().deals);
  deal.setAttribute('aria-label', `${inHand ? TEXT.newDeal : TEXT.deal}: ${name}`);
  const rules = h('button', { type: 'button', class: 'button', 'data-act': 'rules', 'data-game': info.id, 'aria-label': `${TEXT.rules}: ${name}` }, TEXT.rules);
  const goOn = inHand && h('a', { class: 'button', href: `#${inHand.link}`, 'aria-label': `${TEXT.goOn}: ${name}` }, TEXT.goOn);
  return goOn ? [goOn, deal, rules] : [deal, rules];
}

/** The printed game and its variants, to choose from. @param {GameInfo[]} family @param {GameInfo} chosen @param {(info: GameInfo) => void} choose */
function readings(family, chosen, choose) {
  const set = h('fieldset', { class: 'readings' }, h('legend', { class: 'unseen' }, `${TEXT.readings}: ${family[0].name}`));
  for (const info of family) {
    const input = h('input', { type: 'radio', name: family[0].id, checked: info === chosen, onchange: () => choose(info) });
    set.append(h('label', {}, input, h('span', {}, info.variant || TEXT.printed)));
  }
  return set;
}

// Continue

/** @returns {Resumable | null} the game played last */
function latest() {
  const all = slots().map((slot) => resumable(slot)).filter((game) => game !== null && game.ply > 0);
  return all.reduce((a, b) => (a && b && a.at >= b.at ? a : b), null);
}

function drawResume() {
  const row = byId('resume');
  const found = latest();
  row.hidden = !found;
  if (!found) return row.replaceChildren();
  const { view, link } = found;
  const ended = view.outcome === 'won' ? TEXT.won : view.outcome === 'stuck' ? TEXT.stuck : '';
  const name = h('p', { class: 'resume-name' }, TEXT.inHand(fullName(view), view.deal),
    view.deal && h('span', { class: 'code' }, view.deal));
  const figures = [...view.figures, ended].filter(Boolean).join(' · ');
  row.replaceChildren(
    h('div', {}, h('p', { class: 'label' }, TEXT.resume), name, h('p', { class: 'figures' }, figures)),
    h('a', { class: 'button primary', href: `#${link}` }, TEXT.goOn),
  );
}

// What is dealt

/** @type {HTMLInputElement | null} */
let winnable = null;

/** Beside the buttons that deal, and by them: whether it is only what can be won. */
function drawWinnable() {
  const box = winnable ??= h('input', {
    type: 'checkbox',
    onchange: () => {
      changeSettings({ deals: box.checked ? 'winnable' : 'any' });
      applySettings();
    },
  });
  const { deals } = readSettings();
  box.checked = deals === 'winnable';
  for (const deal of byId('plates').querySelectorAll('[data-deals]')) tellDeals(/** @type {HTMLElement} */ (deal), deals);
  const line = byId('winnable');
  if (!box.isConnected) line.replaceChildren(h('label', {}, box, TEXT.winnable));
  line.hidden = false;
}

// A friend's deal

/** @param {SubmitEvent} event */
function openFriends(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId('code'));
  const hint = byId('code-hint');
  try {
    if (!input.value.trim()) throw new Error(TEXT.empty);
    go(linkOf(input.value));
    input.removeAttribute('aria-invalid');
  } catch (error) {
    hint.textContent = sentenceOf(error);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }
}

let ready = false;

/** Draws the page anew: the games in hand have changed since. */
export function drawStart() {
  if (!ready) {
    byId('ornament').append(...(/** @type {const} */ (['S', 'H', 'C', 'D'])).map((suit) => suitMark(document, suit)));
    byId('friend').addEventListener('submit', openFriends);
    // It may be set elsewhere: in the dialogue, in another tab.
    new MutationObserver(drawWinnable).observe(document.documentElement, { attributeFilter: ['data-deals'] });
    ready = true;
  }
  byId('plates').replaceChildren(...families().map(item));
  drawResume();
  drawWinnable();
  byId('friend').hidden = false;
}
