// The rules of a game as elements: rules with figures, aim, table plan, strategy, open questions, marks, keys, glossary. Shared
// by the site's dialog, the table's popover, and the static pages.

import { words } from '../words/rules.js';
import { h } from '../ui/dom.js';
import { prefersStill } from '../ui/motion.js';
import { legend } from './legend.js';
import { figureFromPosition } from './figures-from-position.js';
import { drawTablePlan } from './plan.js';
import { drawFigure, namedCards, positionsOf } from './figure.js';
import { FIGURES } from './figures.js';

/** @import { Text, Block, TermMark, RuleMark, RuleWords, GameRules } from '../words/marked.js' */
/** @import { View, GameInfo } from '../pkg/patience_wasm.js' */
/** @import { FigureData } from './figures.js' */
/** @typedef {typeof import('../words/en/rules/glossary.js').default} GlossaryWords */
/** @typedef {typeof import('../words/en/rules/keys.js').default} KeyWords */

/** @typedef {'rules' | 'aim' | 'table' | 'art' | 'open' | 'marks' | 'keys' | 'glossary'} SectionId */
/** The sections in order. */
export const SECTIONS = /** @type {const} */ (['rules', 'aim', 'table', 'art', 'open', 'marks', 'keys', 'glossary']);

/**
 * The container of the rules: how it renders terms and links, and the actions of its figures.
 * @typedef {object} RulesContext
 * @property {typeof import('../pkg/patience_wasm.js')} engine
 * @property {(mark: TermMark) => Node} term
 * @property {(mark: RuleMark) => Node} ruleLink
 * @property {((link: string) => string) | null} address of a position or a replay; null if the place can open none
 * @property {(ruleId: string) => string | null} ruleAddress address of a rule, if it has one
 * @property {['h2', 'h3'] | ['h3', 'h4']} levels of headings: of a section, of a rule
 * @property {boolean} hasScripts true if figures can play their steps
 * @property {(() => void) | null} markAvailable marks the available cards of the player's table, if there is one
 * @property {{ view: View, info: GameInfo } | null} playerTable the player's table, whose position figures may show
 */

/** @typedef {{ words: GameRules, glossary: GlossaryWords, keys: KeyWords }} RulesTexts */

/** The sections of the rules of a game, as elements. @param {string} id @param {RulesTexts} texts @param {RulesContext} context @returns {Record<SectionId, HTMLElement>} */
export function sectionsOf(id, texts, context) {
  const { words: game, glossary, keys } = texts;
  const blocks = (/** @type {Block[]} */ list) => list.map((block) => blockOf(block, context));
  const [heading] = context.levels;
  return {
    rules: section(heading, 'rules', rulesList(id, game, context)),
    aim: section(heading, 'aim', ...blocks(game.aim)),
    table: section(heading, 'table', ...blocks(game.table), ...planFigure(id, game, context)),
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

/** The nodes of a paragraph. @param {Text} text @param {RulesContext} context @returns {(Node | string)[]} */
function piecesOf(text, context) {
  if (typeof text === 'string') return [text];
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    return 'termId' in piece ? context.term(piece) : context.ruleLink(piece);
  });
}

/** @param {Block} block @param {RulesContext} context */
function blockOf(block, context) {
  if (typeof block === 'string' || Array.isArray(block)) return h('p', {}, ...piecesOf(block, context));
  if ('list' in block) return h('ul', {}, ...block.list.map((text) => h('li', {}, ...piecesOf(text, context))));
  return h(
    'dl',
    { class: 'rules-questions' },
    ...block.terms.flatMap(({ name, text }) => [h('dt', {}, name), h('dd', {}, ...piecesOf(text, context))]),
  );
}

// Rules and figures

/** @param {string} id @param {GameRules} game @param {RulesContext} context */
const rulesList = (id, game, context) =>
  h('ol', { class: 'rules-list' }, ...game.rules.map((rule) => ruleOf(id, rule, context)));

/** @param {string} id @param {RuleWords} rule @param {RulesContext} context */
function ruleOf(id, rule, context) {
  const { ruleId, name, text, note, strictly } = rule;
  const address = context.ruleAddress(ruleId);
  const ruleName = name ?? words.rule.numbered(ruleId);
  const number = h('span', { class: 'rule-number', 'aria-hidden': 'true', translate: 'no' }, ruleId);
  const shown = name ? [h('span', { class: 'rule-name' }, name)] : [h('span', { class: 'unseen' }, ruleName), number];
  const label = h(
    context.levels[1],
    { class: 'rule-head' },
    ...(address ? [h('a', { class: 'rule-link', href: address }, ...shown)] : shown),
  );
  const item = h(
    'li',
    { class: name ? 'rule is-named' : 'rule', 'data-rule': ruleId, id: `rule-${ruleId}`, tabindex: '-1' },
    label,
    h('p', { class: 'rule-text' }, ...piecesOf(text, context)),
  );
  if (note) item.append(h('p', { class: 'rule-letter' }, ...piecesOf(note, context)));
  if (strictly)
    item.append(
      h('p', { class: 'rule-letter' }, h('b', {}, words.rule.readStrictly), ' ', ...piecesOf(strictly, context)),
    );
  const data = FIGURES[id]?.[ruleId];
  const { playerTable } = context;
  const cutout = data && playerTable ? figureFromPosition(id, ruleId, data, playerTable.view, playerTable.info) : null;
  if (data && rule.figure) item.append(figureOf(cutout ?? data, rule.figure, context, !!cutout));
  if (data?.offersMarking && context.markAvailable) {
    item.append(
      h('button', { type: 'button', class: 'figure-key', onclick: context.markAvailable }, words.rule.markOnTable),
    );
  }
  return item;
}

/** @param {FigureData} data @param {import('../words/marked.js').FigureWords} figureWords @param {RulesContext} context @param {boolean} isCutout true if it shows the player's table */
function figureOf(data, figureWords, context, isCutout) {
  const positions = positionsOf(context.engine, data);
  const named = namedCards(data, positions);
  const { labels } = words;
  const last = data.steps?.length ?? 0;
  const caption = figureWords.caption?.(named) ?? '';
  const sentence = (/** @type {number} */ step) => (step ? (figureWords.steps?.[step - 1]?.(named) ?? '') : caption);
  // The text alternative describes the book's position, not the player's.
  const name = isCutout && caption ? `${words.rule.fromTable}: ${caption}` : figureWords.alt(named);
  const draw = (/** @type {number} */ step) =>
    drawFigure(data, positions, step, { name: step ? sentence(step) : name, labels });
  const felt = h('div', { class: 'figure-felt' }, draw(0));
  const from = isCutout ? h('span', { class: 'figure-origin' }, words.rule.fromTable) : null;
  const captionElement = h('figcaption', { class: 'figure-caption' }, from, h('span', {}, caption));
  const figure = h('figure', { class: 'book-figure' }, h('div', { class: 'figure-frame' }, felt));
  if (context.hasScripts) captionElement.setAttribute('aria-live', 'polite');
  else if (last) {
    // Without scripts, the last position is shown below the first.
    figure.append(h('div', { class: 'figure-frame is-after' }, h('div', { class: 'figure-felt' }, draw(last))));
    captionElement.append(' ', h('span', {}, `${words.rule.then} ${sentence(last)}`));
  }
  figure.append(captionElement);
  const actions = h('p', { class: 'figure-actions' });
  if (context.hasScripts && last) actions.append(...stepperControls(felt, captionElement, draw, sentence, last));
  if (context.address && !data.isClosed) {
    const position = positions.views[0].link;
    actions.append(h('a', { href: context.address(position) }, words.rule.open));
  }
  if (context.address && data.hasReplay) {
    const whole = positions.views[last].link;
    actions.append(
      h(
        'a',
        { href: context.address(`replay/${whole}`), 'data-from': String(positions.views[0].ply) },
        words.rule.watch,
      ),
    );
  }
  return actions.childElementCount ? h('div', {}, figure, actions) : figure;
}

/**
 * The keys that play the steps of a figure and undo them.
 * @param {HTMLElement} felt @param {HTMLElement} captionElement @param {(step: number) => SVGSVGElement} draw
 * @param {(step: number) => string} sentence @param {number} last
 */
function stepperControls(felt, captionElement, draw, sentence, last) {
  let step = 0;
  const key = (/** @type {string} */ label, /** @type {number} */ by) =>
    h('button', { type: 'button', class: 'figure-key', onclick: () => goTo(step + by) }, label);
  const forwardKey = key(last > 1 ? words.rule.step : words.rule.play, 1);
  const backKey = key(last > 1 ? words.rule.stepBack : words.rule.back, -1);
  const count = h('span', { class: 'figure-count' });
  const updateKeys = () => {
    forwardKey.hidden = step === last;
    backKey.hidden = step === 0;
    count.textContent = last > 1 && step ? words.rule.progress(step, last) : '';
  };
  const goTo = (/** @type {number} */ to) => {
    const before = felt.firstElementChild;
    step = Math.max(0, Math.min(last, to));
    const after = draw(step);
    felt.replaceChildren(after);
    if (before) glideCards(before, after);
    captionElement.textContent = sentence(step);
    const hadFocus = forwardKey.matches(':focus') || backKey.matches(':focus');
    updateKeys();
    // The pressed key may have disappeared.
    if (hadFocus && !(step === last ? backKey : forwardKey).matches(':focus')) {
      if (step === last) backKey.focus();
      else if (step === 0) forwardKey.focus();
    }
  };
  updateKeys();
  return [backKey, forwardKey, count];
}

const GLIDE_MS = 160;

/** Glides cards that changed their place. @param {Element} before @param {Element} after */
function glideCards(before, after) {
  if (prefersStill()) return;
  const cardsOf = (/** @type {Element} */ drawing) =>
    [...drawing.querySelectorAll('.figure-card')].map((el) => ({
      el,
      card: el.querySelector('[d]')?.getAttribute('d') + (el.firstElementChild?.getAttribute('class') ?? ''),
      at: el.getAttribute('transform') ?? '',
    }));
  const old = cardsOf(before);
  for (const { el, card, at } of cardsOf(after)) {
    if (old.some((other) => other.card === card && other.at === at)) continue;
    const from = old.find(
      (candidate) =>
        candidate.card === card && !cardsOf(after).some((other) => other.card === card && other.at === candidate.at),
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

/** @param {string} id @param {GameRules} game @param {RulesContext} context @returns {Node[]} */
function planFigure(id, { parts }, { engine }) {
  const info = engine.games().find((game) => game.id === id);
  if (!info) return [];
  const { drawing, letters } = drawTablePlan(engine, info, Object.keys(parts), words.rule.parts);
  return [
    h(
      'figure',
      { class: 'book-figure' },
      h('div', { class: 'figure-frame' }, h('div', { class: 'figure-felt' }, drawing)),
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

/** The first paragraph of the rules. @param {GameRules} game @param {RulesContext} context */
export const leadOf = ({ lead }, context) => h('p', { class: 'rules-lead' }, ...piecesOf(lead, context));
