// The panel of problems: by patience and grade, with what is solved.

import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { library, loadEngine, nameOf } from '../../engine/games.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { lozengesOf } from '../../ui/grade-mark.js';
import { showToast } from '../../ui/toast.js';
import { navigateTo } from '../shell/address.js';
import { table } from '../shell/table-page.js';
import { listedGameOf, listedGames, loadList } from './problem-lists.js';
import { GRADE_OF, openToday } from './open-problem.js';
import { readProblems } from './problem-store.js';

export { whenReady } from '../share/tools.js';

/** @typedef {import('../../pkg/patience_tools_wasm.js').ProblemGrade} ProblemGrade */
/** @typedef {import('./problem-store.js').ProblemRecords} ProblemRecords */
/** @typedef {'solved' | 'tried' | 'none'} ItemState */

const GRADES = /** @type {ProblemGrade[]} */ (Object.keys(GRADE_OF));
/** @type {Record<ItemState, string>} */
const SIGNS = { solved: '✓', tried: '·', none: '' };

/** Records of a list's problems, by the code of their deal: a list has one problem of a deal. @param {ProblemRecords} records */
const byDeal = (records) => new Map(Object.entries(records).map(([id, record]) => [id.split('.')[0], record]));

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
  const content = h('div', { class: 'problem-items', 'aria-live': 'polite' });

  const draw = async () => {
    const drawn = [game, grade].join();
    const list = await loadList(game).catch(() => null);
    if (drawn !== [game, grade].join()) return;
    if (!list) return content.replaceChildren(h('p', {}, words.noList));
    const records = byDeal(readProblems());
    const all = list.all().map((summary, index) => ({ ...summary, index }));
    const stateOf = (/** @type {string} */ deal) => {
      const record = records.get(deal);
      return /** @type {ItemState} */ (record?.solved ? 'solved' : record ? 'tried' : 'none');
    };
    const graded = all.filter((item) => item.grade === grade);
    // A short list has none of some grades.
    const shown = graded.length ? graded : all;
    const unsolved = shown.find(({ deal }) => stateOf(deal) !== 'solved');
    const solved = shown.filter(({ deal }) => stateOf(deal) === 'solved').length;
    content.replaceChildren(
      h('p', { class: 'hint' }, words.progress(solved, shown.length)),
      unsolved ? button(words.nextUnsolved, () => void open(game, unsolved.index), 'button primary') : '',
      h(
        'ol',
        { class: 'days problem-list' },
        ...shown.map(({ deal, kind, index }, n) => {
          const state = stateOf(deal);
          const label = words.item(n + 1, words.kinds[kind], words.states[state]);
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
              h('b', {}, String(n + 1), h('i', { 'aria-hidden': 'true' }, SIGNS[state])),
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
    content,
  ]);
  await draw();
}

/** @param {string} id */
function shortName(id) {
  const info = library.find((other) => other.id === id);
  return info ? core.games.short(info) : nameOf(id);
}
