// The panel of problems: those of the day, and lists by patience, variant, grade and theme, solved or not.

import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { dateOf, dayOf, GRADES } from '../../engine/deals.js';
import { infoOf, library, loadEngine, nameOf, parseLink } from '../../engine/games.js';
import { partsOf } from '../../engine/links.js';
import { indexOfDay, listedGameOf, LISTED_GAMES, loadList, problemsOfGrade } from '../../engine/problem-lists.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { radioGroup } from '../../ui/radio-group.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { showToast } from '../../ui/toast.js';
import { readListedGame, readListedGrade, saveListedGame, saveListedGrade } from './listed-choice.js';
import { navigateTo } from '../shell/address.js';
import { table } from '../shell/table-page.js';
import { inStartOrder } from '../start/game-order.js';
import { recordsIn } from './listed-records.js';
import { fromGames } from './mistake-list.js';
import { openToday } from './open-problem.js';
import { readDayProblem } from './problems-of-day.js';

/** @import { ProblemTheme, ProblemSummary } from '../../pkg/patience_tools_wasm.js' */
/** @typedef {Awaited<ReturnType<typeof loadList>>} List @typedef {ReturnType<typeof problemsOfGrade>[number]} ListedProblem */
/** @typedef {'solved' | 'tried' | 'none'} ItemState */
/** @typedef {keyof typeof words.stateChoices} StateChoice */

/** @type {Record<ItemState, string>} */
const SIGNS = { solved: '✓', tried: '·', none: '' };

/** @param {import('./problem-store.js').ProblemRecord | undefined} record @returns {ItemState} */
const stateOf = (record) => (record?.solved ? 'solved' : record ? 'tried' : 'none');

/** The patience of a deal's code. @param {string} code */
const gameOfCode = (code) => partsOf(parseLink(code)).game;

/** The patiences of a list's problems, by the first letters of their deals' codes. @param {ProblemSummary[]} problems */
function gamesByLetter(problems) {
  const codes = new Map(problems.map(({ deal }) => [deal[0], deal]));
  return new Map([...codes].map(([letter, code]) => [letter, gameOfCode(code)]));
}

/** The name of a variant; empty for a patience as printed. @param {string} id */
function variantOf(id) {
  const info = infoOf(id);
  return info ? core.games.variant(info) : '';
}

/**
 * Radio buttons.
 * @template {string} Choice
 * @param {string} legend @param {{ choice: Choice, label: (string | Node)[] }[]} choices @param {Choice} chosen @param {(choice: Choice) => void} onChoose
 */
const radios = (legend, choices, chosen, onChoose) =>
  radioGroup('segments', legend, { name: `problems-${legend}`, choices, chosen }, onChoose);

/** A labelled selection box. @param {string} label @param {(value: string) => void} choose */
function chooser(label, choose) {
  const select = /** @type {HTMLSelectElement} */ (
    h('select', { class: 'field', onchange: () => choose(select.value) })
  );
  return { select, el: h('label', {}, h('span', { class: 'label' }, label), select) };
}

/** Replaces the options of a selection box. @param {HTMLSelectElement} select @param {[value: string, label: string][]} options @param {string} chosen */
function setOptions(select, options, chosen) {
  select.replaceChildren(...options.map(([value, label]) => h('option', { value }, label)));
  select.value = chosen;
}

/** Opens a problem of a list. @param {string} game @param {number} index */
async function open(game, index) {
  try {
    const { link } = (await loadList(game)).at(index);
    closeDialogs();
    await navigateTo(link);
  } catch {
    showToast(words.noList);
  }
}

/** Buttons of the problems of the day: at once with their games, with grades and ticks once the lists have loaded. @param {string[]} games @param {number} day */
function dayButtons(games, day) {
  const items = games.map((game) => {
    const mark = h('span', { class: 'day-problem-mark' });
    const el = h(
      'button',
      { type: 'button', class: 'button', onclick: () => (closeDialogs(), void openToday(game)) },
      h('span', {}, shortName(game)),
      ' ',
      mark,
    );
    void readDayProblem(game).then(
      ({ grade, isSolved }) => {
        if (grade) mark.append(lozengesOf(grade), h('span', { class: 'unseen' }, core.problemGrades[grade]));
        if (isSolved)
          mark.append(
            h('span', { 'aria-hidden': 'true' }, SIGNS.solved),
            h('span', { class: 'unseen' }, words.states.solved),
          );
      },
      () => {},
    );
    return el;
  });
  return h(
    'fieldset',
    { class: 'problems-of-day' },
    h('legend', { class: 'label' }, words.todays(dateOf(day))),
    h('div', {}, ...items),
  );
}

/**
 * The filter of the list; an empty variant or theme stands for all.
 * @typedef {{ game: string, grade: (typeof GRADES)[number], variant: string, theme: ProblemTheme | '', state: StateChoice }} Filter
 */

/** The list of a patience's problems, with its filter. */
class ProblemList {
  /** Only the count is announced: the list has more than a hundred problems. */
  #count = h('p', { class: 'hint', role: 'status' });
  #next = h('div', { class: 'problem-next' });
  #items = h('ol', { class: 'days problem-list' });
  #variants = chooser(words.variantChoice, (variant) => this.change({ variant }));
  #themes = chooser(words.themeChoice, (theme) => this.change({ theme: /** @type {Filter['theme']} */ (theme) }));
  #states = chooser(words.stateChoice, (state) => this.change({ state: /** @type {StateChoice} */ (state) }));
  #day;
  /** @type {Filter} */
  #filter;

  /** @param {Filter} filter @param {number} day */
  constructor(filter, day) {
    this.#filter = filter;
    this.#day = day;
    setOptions(this.#states.select, Object.entries(words.stateChoices), filter.state);
  }

  get elements() {
    return [
      h('div', { class: 'problem-filters' }, this.#variants.el, this.#themes.el, this.#states.el),
      h('div', { class: 'problem-progress' }, this.#count, this.#next),
      this.#items,
    ];
  }

  /** Shows the list by a changed filter. @param {Partial<Filter>} changed */
  change(changed) {
    this.#filter = { ...this.#filter, ...changed };
    return this.render();
  }

  async render() {
    const filter = this.#filter;
    const list = await loadList(filter.game).catch(() => null);
    if (filter !== this.#filter) return;
    if (list) return this.#renderList(list);
    this.#count.textContent = words.noList;
    this.#next.replaceChildren();
    this.#items.replaceChildren();
  }

  /** @param {List} list */
  #renderList(list) {
    const { game, grade } = this.#filter;
    const all = list.all();
    const byLetter = gamesByLetter(all);
    const variantOfItem = (/** @type {ProblemSummary} */ { deal }) => byLetter.get(deal[0]) ?? game;
    this.#offerVariants([...byLetter.values()]);
    this.#offerThemes(all);
    const { theme, variant, state } = this.#filter;
    // A problem has the same number under every theme and variant.
    const matching = problemsOfGrade(list, grade).filter(
      (item) => (!theme || item.themes.includes(theme)) && (!variant || variantOfItem(item) === variant),
    );
    const recordOf = recordsIn(list);
    const states = new Map(matching.map((item) => [item, stateOf(recordOf(item))]));
    const isSolved = (/** @type {ListedProblem} */ item) => states.get(item) === 'solved';
    const shown = matching.filter((item) => state === 'all' || isSolved(item) === (state === 'solved'));
    const progress = words.progress(matching.filter(isSolved).length, matching.length);
    this.#count.textContent = shown.length ? progress : words.noneListed;
    const unsolved = shown.find((item) => !isSolved(item));
    this.#next.replaceChildren(
      unsolved ? button(words.nextUnsolved, () => void open(game, unsolved.index), 'button primary') : '',
    );
    const today = indexOfDay(list, game, this.#day);
    this.#items.replaceChildren(
      ...shown.map((item) =>
        listItem(game, item, {
          variant: variantOf(variantOfItem(item)),
          state: states.get(item) ?? 'none',
          isToday: item.index === today,
        }),
      ),
    );
  }

  /** Offers the variants that a list has. Other rules than those of the book are chosen, not met by chance. @param {string[]} listed */
  #offerVariants(listed) {
    const variants = library.flatMap(({ id }) => (listed.includes(id) ? [id] : []));
    const { variant, game } = this.#filter;
    if (variant && !variants.includes(variant)) this.#filter.variant = game;
    const options = variants.map((id) => /** @type {[string, string]} */ ([id, variantOf(id) || words.printed]));
    setOptions(this.#variants.select, [['', words.allVariants], ...options], this.#filter.variant);
    this.#variants.el.hidden = variants.length < 2;
  }

  /** Offers the themes that a list has. @param {ProblemSummary[]} items */
  #offerThemes(items) {
    const themes = new Set(items.flatMap((item) => item.themes));
    const { theme } = this.#filter;
    if (theme && !themes.has(theme)) this.#filter.theme = '';
    const names = Object.entries(words.themeNames);
    const options = names.filter(([name]) => themes.has(/** @type {ProblemTheme} */ (name)));
    setOptions(this.#themes.select, [['', words.allThemes], ...options], this.#filter.theme);
  }
}

/** @param {string} game @param {ListedProblem} item @param {{ variant: string, state: ItemState, isToday: boolean }} facts */
function listItem(game, { kind, themes, index, number }, { variant, state, isToday }) {
  const about = [words.kinds[kind], ...themes.map((name) => words.themeNames[name]), variant].filter(Boolean);
  const facts = [...about, isToday ? words.states.today : '', state === 'none' ? '' : words.states[state]];
  const el = h(
    'button',
    {
      type: 'button',
      class: `day is-${state === 'solved' ? 'won' : state}${isToday ? ' is-today' : ''}`,
      'aria-label': words.item(number, facts.filter(Boolean)),
      title: about.join(' · '),
      onclick: () => void open(game, index),
    },
    isToday ? h('span', { class: 'weekday', 'data-text': words.states.today }) : '',
    h('b', {}, String(number), h('i', { 'aria-hidden': 'true' }, SIGNS[state])),
  );
  return h('li', {}, el);
}

/** Opens the panel at a game. @param {string} [id] by default the game on the table, else that of the last problem, else the first */
export async function openProblems(id = table?.view?.game ?? readListedGame()) {
  await loadEngine();
  const games = inStartOrder(LISTED_GAMES);
  const day = dayOf();
  const listed = id ? listedGameOf(id) : '';
  const isListed = games.includes(listed);
  const game = isListed ? listed : games[0];
  const grade = GRADES.find((value) => value === readListedGrade()) ?? 'gentle';
  const list = new ProblemList({ game, grade, theme: '', variant: isListed && id ? id : game, state: 'all' }, day);
  openDialog(words.title, 'problems-dialog', [
    h('p', { class: 'hint' }, words.lead),
    dayButtons(games, day),
    fromGames() ?? '',
    h('h3', { class: 'label' }, words.allProblems),
    radios(
      words.gameChoice,
      games.map((choice) => ({ choice, label: [shortName(choice)] })),
      game,
      (choice) => {
        saveListedGame(choice);
        void list.change({ game: choice });
      },
    ),
    radios(
      words.gradeChoice,
      GRADES.map((choice) => ({ choice, label: [lozengesOf(choice), ' ', core.problemGrades[choice]] })),
      grade,
      (choice) => {
        saveListedGrade(choice);
        void list.change({ grade: choice });
      },
    ),
    ...list.elements,
  ]);
  await list.render();
}

/** @param {string} id */
function shortName(id) {
  const info = library.find((other) => other.id === id);
  return info ? core.games.short(info) : nameOf(id);
}
