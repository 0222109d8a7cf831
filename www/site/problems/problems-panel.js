// The panel of problems: by patience, grade and theme, solved or not.

import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { library, loadEngine, nameOf } from '../../engine/games.js';
import { GRADE_OF, listedGameOf, listedGames, loadList, problemsOfGrade } from '../../engine/problem-lists.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { showToast } from '../../ui/toast.js';
import { navigateTo } from '../shell/address.js';
import { table } from '../shell/table-page.js';
import { fromGames } from './mistake-list.js';
import { openToday } from './open-problem.js';
import { problemIdOf, readProblems } from './problem-store.js';

export { whenReady } from '../share/tools.js';

/** @typedef {import('../../pkg/patience_tools_wasm.js').ProblemGrade} ProblemGrade */
/** @typedef {import('./problem-store.js').ProblemRecords} ProblemRecords */
/** @typedef {import('../../pkg/patience_tools_wasm.js').ProblemTheme} ProblemTheme */
/** @typedef {'solved' | 'tried' | 'none'} ItemState */
/** @typedef {keyof typeof words.stateChoices} StateChoice */

const GRADES = /** @type {ProblemGrade[]} */ (Object.keys(GRADE_OF));
/** @type {Record<ItemState, string>} */
const SIGNS = { solved: '✓', tried: '·', none: '' };

/** Codes of the deals with a record: only their problems need to be read. @param {ProblemRecords} records */
const dealsOf = (records) => new Set(Object.keys(records).map((id) => id.split('.')[0]));

/** @param {import('./problem-store.js').ProblemRecord | undefined} record @returns {ItemState} */
const stateOf = (record) => (record?.solved ? 'solved' : record ? 'tried' : 'none');

/** Radio buttons. @param {string} legend @param {{ value: string, label: (string | Node)[] }[]} choices @param {string} chosen @param {(value: string) => void} choose */
function radios(legend, choices, chosen, choose) {
  const name = `problems-${legend}`;
  return h(
    'fieldset',
    { class: 'segments' },
    h('legend', { class: 'unseen' }, legend),
    ...choices.map(({ value, label }) =>
      h(
        'label',
        {},
        h('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => choose(value) }),
        h('span', {}, ...label),
      ),
    ),
  );
}

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

/** Opens the panel at a game. @param {string} [id] by default the game on the table, else the first */
export async function openProblems(id = table?.view?.game) {
  await loadEngine();
  const games = listedGames();
  const listed = id ? listedGameOf(id) : games[0];
  let game = games.includes(listed) ? listed : games[0];
  /** @type {ProblemGrade} */
  let grade = 'gentle';
  /** @type {ProblemTheme | ''} */
  let theme = '';
  /** @type {StateChoice} */
  let chosenState = 'all';
  // Only the count is announced: the list has more than a hundred problems.
  const count = h('p', { class: 'hint', role: 'status' });
  const content = h('div', { class: 'problem-items' });

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
    const drawn = [game, grade, theme, chosenState].join();
    const list = await loadList(game).catch(() => null);
    if (drawn !== [game, grade, theme, chosenState].join()) return;
    if (!list) {
      count.textContent = words.noList;
      return content.replaceChildren();
    }
    const records = readProblems();
    const deals = dealsOf(records);
    /** @param {{ deal: string, index: number }} item */
    const recordOfItem = ({ deal, index }) => (deals.has(deal) ? records[problemIdOf(list.at(index).link)] : undefined);
    const themes = new Set(list.all().flatMap((item) => item.themes));
    if (theme && !themes.has(theme)) theme = '';
    setOptions(
      themeChooser.select,
      [
        ['', words.allThemes],
        ...Object.entries(words.themeNames).filter(([name]) => themes.has(/** @type {ProblemTheme} */ (name))),
      ],
      theme,
    );
    // A problem has the same number under every theme.
    const matching = problemsOfGrade(list, grade).filter((item) => !theme || item.themes.includes(theme));
    const states = new Map(matching.map((item) => [item, stateOf(recordOfItem(item))]));
    const isSolved = (/** @type {(typeof matching)[number]} */ item) => states.get(item) === 'solved';
    const shown = matching.filter((item) => chosenState === 'all' || isSolved(item) === (chosenState === 'solved'));
    const unsolved = shown.find((item) => !isSolved(item));
    const progress = words.progress(matching.filter(isSolved).length, matching.length);
    count.textContent = shown.length ? progress : words.noneListed;
    content.replaceChildren(
      unsolved ? button(words.nextUnsolved, () => void open(game, unsolved.index), 'button primary') : '',
      h(
        'ol',
        { class: 'days problem-list' },
        ...shown.map((item) => {
          const { kind, index, number } = item;
          const state = states.get(item) ?? 'none';
          const label = words.item(number, words.kinds[kind], words.states[state]);
          return h(
            'li',
            {},
            h(
              'button',
              {
                type: 'button',
                class: `day is-${state === 'solved' ? 'won' : state}`,
                'aria-label': label,
                title: words.kinds[kind],
                onclick: () => void open(game, index),
              },
              h('b', {}, String(number), h('i', { 'aria-hidden': 'true' }, SIGNS[state])),
            ),
          );
        }),
      ),
    );
  };

  openDialog(words.title, 'problems-dialog', [
    h('p', { class: 'hint' }, words.lead),
    h(
      'p',
      { class: 'acts' },
      button(words.today, () => (closeDialogs(), void openToday())),
    ),
    fromGames() ?? '',
    radios(
      words.gameChoice,
      games.map((value) => ({ value, label: [shortName(value)] })),
      game,
      (value) => {
        game = value;
        void draw();
      },
    ),
    radios(
      words.gradeChoice,
      GRADES.map((value) => ({ value, label: [lozengesOf(GRADE_OF[value]), ' ', core.grades[GRADE_OF[value]]] })),
      grade,
      (value) => {
        grade = /** @type {ProblemGrade} */ (value);
        void draw();
      },
    ),
    h('div', { class: 'problem-filters' }, themeChooser.el, stateChooser.el),
    count,
    content,
  ]);
  await draw();
}

/** @param {string} id */
function shortName(id) {
  const info = library.find((other) => other.id === id);
  return info ? core.games.short(info) : nameOf(id);
}
