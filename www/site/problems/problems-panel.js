// The panel of problems: those of the day, and lists by patience, variant, grade and theme, solved or not.

import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { dateOf, dayOf, GRADES } from '../../engine/deals.js';
import { infoOf, library, loadEngine, nameOf, parseLink } from '../../engine/games.js';
import { partsOf } from '../../engine/links.js';
import { indexOfDay, listedGameOf, listedGames, loadList, problemsOfGrade } from '../../engine/problem-lists.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { radioGroup } from '../../ui/radio-group.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { showToast } from '../../ui/toast.js';
import { readListedGrade, saveListedGrade } from './listed-grade.js';
import { navigateTo } from '../shell/address.js';
import { table } from '../shell/table-page.js';
import { inStartOrder } from '../start/game-order.js';
import { recordsIn } from './listed-records.js';
import { fromGames } from './mistake-list.js';
import { openToday } from './open-problem.js';
import { readDayProblem } from './problems-of-day.js';

/** @import { ProblemTheme, ProblemSummary } from '../../pkg/patience_tools_wasm.js' */
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

/** Opens the panel at a game. @param {string} [id] by default the game on the table, else the first */
export async function openProblems(id = table?.view?.game) {
  await loadEngine();
  const games = inStartOrder(listedGames());
  const day = dayOf();
  const listed = id ? listedGameOf(id) : games[0];
  let game = games.includes(listed) ? listed : games[0];
  let grade = GRADES.find((value) => value === readListedGrade()) ?? 'gentle';
  /** @type {ProblemTheme | ''} */
  let theme = '';
  /** Id of a variant, or of the patience as printed; empty for all. */
  let variant = id && games.includes(listed) ? id : game;
  /** @type {StateChoice} */
  let chosenState = 'all';
  // Only the count is announced: the list has more than a hundred problems.
  const count = h('p', { class: 'hint', role: 'status' });
  const next = h('div', { class: 'problem-next' });
  const content = h('ol', { class: 'days problem-list' });

  const variantChooser = chooser(words.variantChoice, (value) => {
    variant = value;
    void draw();
  });
  const themeChooser = chooser(words.themeChoice, (value) => {
    theme = /** @type {ProblemTheme | ''} */ (value);
    void draw();
  });
  const stateChooser = chooser(words.stateChoice, (value) => {
    chosenState = /** @type {StateChoice} */ (value);
    void draw();
  });
  setOptions(stateChooser.select, Object.entries(words.stateChoices), chosenState);

  const draw = async () => {
    const drawn = [game, grade, theme, variant, chosenState].join();
    const list = await loadList(game).catch(() => null);
    if (drawn !== [game, grade, theme, variant, chosenState].join()) return;
    if (!list) {
      count.textContent = words.noList;
      next.replaceChildren();
      return content.replaceChildren();
    }
    const recordOfItem = recordsIn(list);
    const todayIndex = indexOfDay(list, game, day);
    const all = list.all();
    const byLetter = gamesByLetter(all);
    const gameOfItem = (/** @type {ProblemSummary} */ { deal }) => byLetter.get(deal[0]) ?? game;
    const variants = library.filter((info) => [...byLetter.values()].includes(info.id)).map((info) => info.id);
    // Other rules than those of the book are chosen, not met by chance.
    if (variant && !variants.includes(variant)) variant = game;
    setOptions(
      variantChooser.select,
      [
        ['', words.allVariants],
        ...variants.map((id) => /** @type {[string, string]} */ ([id, variantOf(id) || words.printed])),
      ],
      variant,
    );
    variantChooser.el.hidden = variants.length < 2;
    const themes = new Set(all.flatMap((item) => item.themes));
    if (theme && !themes.has(theme)) theme = '';
    setOptions(
      themeChooser.select,
      [
        ['', words.allThemes],
        ...Object.entries(words.themeNames).filter(([name]) => themes.has(/** @type {ProblemTheme} */ (name))),
      ],
      theme,
    );
    // A problem has the same number under every theme and variant.
    const matching = problemsOfGrade(list, grade).filter(
      (item) => (!theme || item.themes.includes(theme)) && (!variant || gameOfItem(item) === variant),
    );
    const states = new Map(matching.map((item) => [item, stateOf(recordOfItem(item))]));
    const isSolved = (/** @type {(typeof matching)[number]} */ item) => states.get(item) === 'solved';
    const shown = matching.filter((item) => chosenState === 'all' || isSolved(item) === (chosenState === 'solved'));
    const unsolved = shown.find((item) => !isSolved(item));
    const progress = words.progress(matching.filter(isSolved).length, matching.length);
    count.textContent = shown.length ? progress : words.noneListed;
    next.replaceChildren(
      unsolved ? button(words.nextUnsolved, () => void open(game, unsolved.index), 'button primary') : '',
    );
    content.replaceChildren(
      ...shown.map((item) => {
        const { kind, index, number } = item;
        const state = states.get(item) ?? 'none';
        const isToday = index === todayIndex;
        const about = [
          words.kinds[kind],
          ...item.themes.map((name) => words.themeNames[name]),
          variantOf(gameOfItem(item)),
        ].filter(Boolean);
        const facts = [...about, isToday ? words.states.today : '', state === 'none' ? '' : words.states[state]];
        return h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              class: `day is-${state === 'solved' ? 'won' : state}${isToday ? ' is-today' : ''}`,
              'aria-label': words.item(number, facts.filter(Boolean)),
              title: about.join(' · '),
              onclick: () => void open(game, index),
            },
            isToday ? h('span', { class: 'weekday' }, words.states.today) : '',
            h('b', {}, String(number), h('i', { 'aria-hidden': 'true' }, SIGNS[state])),
          ),
        );
      }),
    );
  };

  openDialog(words.title, 'problems-dialog', [
    h('p', { class: 'hint' }, words.lead),
    dayButtons(games, day),
    fromGames() ?? '',
    h('h3', { class: 'label' }, words.allProblems),
    radios(
      words.gameChoice,
      games.map((choice) => ({ choice, label: [shortName(choice)] })),
      game,
      (value) => {
        game = value;
        void draw();
      },
    ),
    radios(
      words.gradeChoice,
      GRADES.map((choice) => ({ choice, label: [lozengesOf(choice), ' ', core.problemGrades[choice]] })),
      grade,
      (value) => {
        grade = value;
        saveListedGrade(grade);
        void draw();
      },
    ),
    h('div', { class: 'problem-filters' }, variantChooser.el, themeChooser.el, stateChooser.el),
    h('div', { class: 'problem-progress' }, count, next),
    content,
  ]);
  await draw();
}

/** @param {string} id */
function shortName(id) {
  const info = library.find((other) => other.id === id);
  return info ? core.games.short(info) : nameOf(id);
}
