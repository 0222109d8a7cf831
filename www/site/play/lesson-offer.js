// The lessons on the site's table: begun from menus and panels, and offered once, at the first deal of a game.

import { LESSONS } from '../../lessons/lessons.js';
import { ruleFile } from '../../book/rules-view.js';
import { words } from '../../words/lessons.js';
import { go } from '../shell/address.js';
import { library } from '../../engine/games.js';
import { notify } from '../../ui/toast.js';
import { isShown } from '../shell/page-switch.js';
import { bookOf } from '../statistics/statistics-recorder.js';
import { isRecord, read, write } from '../storage/local-store.js';
import { table } from '../shell/table-page.js';

/** The game of a variant has its lesson. @param {string} id */
const gameOf = (id) => ruleFile(library, id);

/** The games whose lesson has been offered here, or taken. @returns {Record<string, unknown>} */
function offered() {
  const value = read('lessons');
  return isRecord(value) ? value : {};
}

/** Whoever has had a lesson is not offered it. @param {string} game */
const remember = (game) => write('lessons', { ...offered(), [game]: true });

/** Begins the lesson of the game on the table. */
function begin() {
  if (!table?.view) return;
  remember(gameOf(table.view.game));
  void table.startLesson();
}

/** Whoever still waits for a table for a lesson. */
let waiting = new AbortController();

/** Begins the lesson of a game, on its table. @param {string} [id] without it of the game on the table */
export function startLesson(id = table?.view?.game) {
  waiting.abort();
  if (!id) return;
  const isThere = () => !!table?.view && gameOf(table.view.game) === gameOf(id);
  if (isThere() && isShown('table')) return begin();
  waiting = new AbortController();
  const { signal } = waiting;
  const laid = () => {
    if (!isThere()) return;
    waiting.abort();
    begin();
  };
  // The table tells of the game when it is laid; of one that lay there before it tells nothing when it is shown.
  for (const type of ['patience-ready', 'patience-move']) document.addEventListener(type, laid, { signal });
  document.addEventListener('patience-home', () => waiting.abort(), { signal });
  const there = isThere() && table;
  const shown = Promise.resolve(go(there ? there.link : id));
  if (there) void shown.then(() => signal.aborted || !isShown('table') || laid());
}

/** Whether a game, or a variant of it, has been played on this device. @param {string} game */
const isKnown = (game) =>
  library
    .filter((info) => gameOf(info.id) === game)
    .some(({ id }) => {
      const { deals, older } = bookOf(id, false);
      return deals.length > 0 || older.played > 0;
    });

/** Offers the lesson of the game that has just been dealt, once on this device. */
export function offerLesson() {
  const view = table?.view;
  const game = view && gameOf(view.game);
  const lesson = game ? LESSONS[game] : undefined;
  if (!view || !game || !lesson || view.ply || offered()[game] || isKnown(game)) return;
  if (!isShown('table') || table?.host.line) return;
  remember(game);
  const steps = lesson.scenes.reduce((sum, scene) => sum + scene.steps.length, 0);
  notify(words.offer(steps), [{ label: words.begin, act: begin }]);
}
