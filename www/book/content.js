// The rules of a game as elements: its rules with their plates, the aim, the table, the art, what the book leaves open, the
// marks, the keys, the glossary. The same for the sheet of the site, for a table by itself, and for pages without scripts.

import { words } from '../words/rules.js';
import { h } from '../ui/dom.js';
import { legend } from './legend.js';
import { cutFrom } from './figures-from-position.js';
import { tablePlan } from './plan.js';
import { drawPlate, namedCards, positionsOf } from './figure.js';
import { PLATES } from './figures.js';

/** @typedef {import('../words/marked.js').Text} Text */
/** @typedef {import('../words/marked.js').Block} Block */
/** @typedef {import('../words/marked.js').TermMark} TermMark */
/** @typedef {import('../words/marked.js').RuleMark} RuleMark */
/** @typedef {import('../words/marked.js').RuleWords} RuleWords */
/** @typedef {import('../words/marked.js').GameRules} GameRules */
/** @typedef {import('./figure.js').Positions} Positions */
/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./figures.js').PlateData} PlateData */
/** @typedef {typeof import('../words/en/rules/glossary.js').default} GlossaryWords */
/** @typedef {typeof import('../words/en/rules/keys.js').default} KeyWords */

/** @typedef {'rules' | 'aim' | 'table' | 'art' | 'open' | 'marks' | 'keys' | 'glossary'} SectionId */
/** The parts in their order. */
export const SECTIONS = /** @type {const} */ (['rules', 'aim', 'table', 'art', 'open', 'marks', 'keys', 'glossary']);

/**
 * Where the rules stand: what a word of the glossary and the name of a rule are there, and what can be done with a plate.
 * @typedef {object} Setting
 * @property {typeof import('../pkg/patience_wasm.js')} engine
 * @property {(mark: TermMark) => Node} term
 * @property {(mark: RuleMark) => Node} ruleLink
 * @property {((link: string) => string) | null} address of a position or a replay; null where none can be opened
 * @property {(ruleId: string) => string | null} ruleAddress its address, if it has one here
 * @property {['h2', 'h3'] | ['h3', 'h4']} levels of headings: of a part, of a rule
 * @property {boolean} scripts whether steps can be played where they stand
 * @property {(() => void) | null} mark marks the free cards of the table beside, if there is one
 * @property {{ view: View, info: GameInfo } | null} own the player's own table, from which plates may be cut
 */

/** @typedef {{ words: GameRules, glossary: GlossaryWords, keys: KeyWords }} Told */

/** The parts of the rules of a game, as elements. @param {string} id @param {Told} told @param {Setting} setting @returns {Record<SectionId, HTMLElement>} */
export function sectionsOf(id, told, setting) {
  const { words: game, glossary, keys } = told;
  const blocks = (/** @type {Block[]} */ list) => list.map((block) => blockOf(block, setting));
  const [heading] = setting.levels;
  return {
    rules: section(heading, 'rules', rulesList(id, game, setting)),
    aim: section(heading, 'aim', ...blocks(game.aim)),
    table: section(heading, 'table', ...blocks(game.table), ...plan(id, game, setting)),
    art: section(heading, 'art', ...blocks(game.art)),
    open: section(heading, 'open', ...blocks(game.open)),
    marks: section(heading, 'marks', h('p', {}, words.legend.lead), legend()),
    keys: section(
      heading,
      'keys',
      h('p', {}, keys.hand),
      h(
        'dl',
        { class: 'rules-keys' },
        ...keys.keys.flatMap(({ name, text }) => [h('dt', {}, name), h('dd', {}, text)]),
      ),
    ),
    glossary: section(heading, 'glossary', ...glossaryList(glossary)),
  };
}

/** @param {'h2' | 'h3'} heading @param {SectionId} id @param {...Node} content */
const section = (heading, id, ...content) =>
  h(
    'section',
    { class: 'rules-section', 'data-section': id, id: `rules-${id}` },
    h(heading, { tabindex: '-1' }, words.sections[id]),
    ...content,
  );

/** A paragraph's pieces. @param {Text} text @param {Setting} setting @returns {(Node | string)[]} */
export function piecesOf(text, setting) {
  if (typeof text === 'string') return [text];
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    return 'termId' in piece ? setting.term(piece) : setting.ruleLink(piece);
  });
}

/** @param {Block} block @param {Setting} setting */
function blockOf(block, setting) {
  if (typeof block === 'string' || Array.isArray(block)) return h('p', {}, ...piecesOf(block, setting));
  if ('list' in block) return h('ul', {}, ...block.list.map((text) => h('li', {}, ...piecesOf(text, setting))));
  return h(
    'dl',
    { class: 'rules-questions' },
    ...block.terms.flatMap(({ name, text }) => [h('dt', {}, name), h('dd', {}, ...piecesOf(text, setting))]),
  );
}

// Rules and their plates

/** @param {string} id @param {GameRules} game @param {Setting} setting */
const rulesList = (id, game, setting) =>
  h('ol', { class: 'rules-list' }, ...game.rules.map((rule) => ruleOf(id, rule, setting)));

/** @param {string} id @param {RuleWords} rule @param {Setting} setting */
function ruleOf(id, rule, setting) {
  const { ruleId, name, text, note, letter } = rule;
  const address = setting.ruleAddress(ruleId);
  const called = name ?? words.rule.called(ruleId);
  const number = h('span', { class: 'rule-number', 'aria-hidden': 'true', translate: 'no' }, ruleId);
  const shown = name ? [h('span', { class: 'rule-name' }, name)] : [h('span', { class: 'unseen' }, called), number];
  const label = h(
    setting.levels[1],
    { class: 'rule-head' },
    ...(address ? [h('a', { class: 'rule-link', href: address }, ...shown)] : shown),
  );
  const item = h(
    'li',
    { class: name ? 'rule is-named' : 'rule', 'data-rule': ruleId, id: `rule-${ruleId}`, tabindex: '-1' },
    label,
    h('p', { class: 'rule-text' }, ...piecesOf(text, setting)),
  );
  if (note) item.append(h('p', { class: 'rule-letter' }, ...piecesOf(note, setting)));
  if (letter)
    item.append(h('p', { class: 'rule-letter' }, h('b', {}, words.rule.letter), ' ', ...piecesOf(letter, setting)));
  const data = PLATES[id]?.[ruleId];
  const { own } = setting;
  const mine = data && own ? cutFrom(id, ruleId, data, own.view, own.info) : null;
  if (data && rule.plate) item.append(plateOf(mine ?? data, rule.plate, setting, !!mine));
  if (data?.marks && setting.mark) {
    item.append(h('button', { type: 'button', class: 'plate-key', onclick: setting.mark }, words.rule.markMine));
  }
  return item;
}

/** @param {PlateData} data @param {import('../words/marked.js').PlateWords} said @param {Setting} setting @param {boolean} mine whether it is cut from the player's table */
function plateOf(data, said, setting, mine) {
  const positions = positionsOf(setting.engine, data);
  const named = namedCards(data, positions);
  const { labels } = words;
  const last = data.steps?.length ?? 0;
  const caption = said.caption?.(named) ?? '';
  const sentence = (/** @type {number} */ step) => (step ? (said.steps?.[step - 1]?.(named) ?? '') : caption);
  // What the plate's own name tells may not be so in a position of the player's.
  const name = mine && caption ? `${words.rule.fromTable}: ${caption}` : said.alt(named);
  const draw = (/** @type {number} */ step) =>
    drawPlate(data, positions, step, { name: step ? sentence(step) : name, labels });
  const felt = h('div', { class: 'plate-felt' }, draw(0));
  const from = mine ? h('span', { class: 'plate-mine' }, words.rule.fromTable) : null;
  const below = h('figcaption', { class: 'plate-caption' }, from, h('span', {}, caption));
  const figure = h('figure', { class: 'plate-figure' }, h('div', { class: 'plate-frame' }, felt));
  if (setting.scripts) below.setAttribute('aria-live', 'polite');
  else if (last) {
    // What cannot be played is shown as it will be.
    figure.append(h('div', { class: 'plate-frame is-after' }, h('div', { class: 'plate-felt' }, draw(last))));
    below.append(' ', h('span', {}, `${words.rule.then} ${sentence(last)}`));
  }
  figure.append(below);
  const acts = h('p', { class: 'plate-acts' });
  if (setting.scripts && last) acts.append(...stepper(felt, below, draw, sentence, last));
  if (setting.address && !data.shut) {
    const position = positions.views[0].link;
    acts.append(h('a', { href: setting.address(position) }, words.rule.open));
  }
  if (setting.address && data.replay) {
    const whole = positions.views[last].link;
    acts.append(
      h(
        'a',
        { href: setting.address(`replay/${whole}`), 'data-from': String(positions.views[0].ply) },
        words.rule.watch,
      ),
    );
  }
  return acts.childElementCount ? h('div', {}, figure, acts) : figure;
}

/**
 * The keys with which the steps of a plate are played and taken back.
 * @param {HTMLElement} felt @param {HTMLElement} below @param {(step: number) => SVGSVGElement} draw
 * @param {(step: number) => string} sentence @param {number} last
 */
function stepper(felt, below, draw, sentence, last) {
  let step = 0;
  const key = (/** @type {string} */ label, /** @type {number} */ by) =>
    h('button', { type: 'button', class: 'plate-key', onclick: () => go(step + by) }, label);
  const on = key(last > 1 ? words.rule.step : words.rule.play, 1);
  const back = key(last > 1 ? words.rule.stepBack : words.rule.back, -1);
  const count = h('span', { class: 'plate-count' });
  const show = () => {
    on.hidden = step === last;
    back.hidden = step === 0;
    count.textContent = last > 1 && step ? words.rule.at(step, last) : '';
  };
  const go = (/** @type {number} */ to) => {
    const before = felt.firstElementChild;
    step = Math.max(0, Math.min(last, to));
    const after = draw(step);
    felt.replaceChildren(after);
    if (before) glide(before, after);
    below.textContent = sentence(step);
    const held = on.matches(':focus') || back.matches(':focus');
    show();
    // The key that was pressed may be gone.
    if (held && !(step === last ? back : on).matches(':focus')) {
      if (step === last) back.focus();
      else if (step === 0) on.focus();
    }
  };
  show();
  return [back, on, count];
}

/** How long a card is on its way. */
const GLIDE_MS = 160;

/** What is new on top of a pile is seen coming. @param {Element} before @param {Element} after */
function glide(before, after) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const cardsIn = (/** @type {Element} */ drawing) =>
    [...drawing.querySelectorAll('.plate-card-drawn')].map((el) => ({
      el,
      card: el.querySelector('[d]')?.getAttribute('d') + (el.firstElementChild?.getAttribute('class') ?? ''),
      at: el.getAttribute('transform') ?? '',
    }));
  const old = cardsIn(before);
  for (const { el, card, at } of cardsIn(after)) {
    if (old.some((one) => one.card === card && one.at === at)) continue;
    const from = old.find(
      (one) => one.card === card && !cardsIn(after).some((other) => other.card === card && other.at === one.at),
    );
    if (!from) continue;
    const point = (/** @type {string} */ text) => (text.match(/[\d.]+/g) ?? []).map(Number);
    const [[x, y], [fromX, fromY]] = [point(at), point(from.at)];
    el.animate([{ transform: `translate(${fromX}px,${fromY}px)` }, { transform: `translate(${x}px,${y}px)` }], {
      duration: GLIDE_MS,
      easing: 'ease-out',
    });
  }
}

// The table

/** @param {string} id @param {GameRules} game @param {Setting} setting @returns {Node[]} */
function plan(id, { parts }, { engine }) {
  const info = engine.games().find((one) => one.id === id);
  if (!info) return [];
  const { drawing, letters } = tablePlan(engine, info, Object.keys(parts), words.rule.parts);
  return [
    h(
      'figure',
      { class: 'plate-figure' },
      h('div', { class: 'plate-frame' }, h('div', { class: 'plate-felt' }, drawing)),
    ),
    h(
      'dl',
      { class: 'rules-parts' },
      ...letters.flatMap(({ name, letter }) => [h('dt', { translate: 'no' }, letter), h('dd', {}, parts[name])]),
    ),
  ];
}

// Glossary

/** @param {GlossaryWords} glossary @returns {Node[]} */
export function glossaryList({ lead, terms }) {
  const entries = Object.entries(terms).flatMap(([id, { name, text }]) => [
    h('dt', { id: `term-${id}`, tabindex: '-1' }, name),
    h('dd', {}, text),
  ]);
  return [h('p', {}, lead), h('dl', { class: 'rules-glossary' }, ...entries)];
}

/** The sentence that begins the rules of a game. @param {GameRules} game @param {Setting} setting */
export const leadOf = ({ lead }, setting) => h('p', { class: 'rules-lead' }, ...piecesOf(lead, setting));
