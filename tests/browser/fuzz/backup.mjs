// Fuzzes the import of saved data: any text is imported, or refused with a sentence. Games of before stay, imported games
// open, and undo restores everything.

import assert from 'node:assert/strict';
import { storage } from './browser.mjs';
import { loadBackup } from '../../../www/site/storage/backup.js';
import { setLibrary } from '../../../www/engine/games.js';
import { registerFeatures } from '../../../www/site/load.js';
import { loadStore } from '../../../www/site/storage/saved-games.js';
import { words } from '../../../www/words/panels.js';
import { games, Table } from '../../../www/pkg/patience_wasm.js';

setLibrary(games());
registerFeatures(
  /** @type {any} */ ({ store: { module: () => import('../../../www/site/storage/store/open.js') } }),
  /** @type {any} */ ({}),
);
const SAVED_GAME = {
  link: 'sly/S222-EV9V',
  ply: 0,
  plies: 0,
  outcome: 'playing',
  won: false,
  began: 5,
  at: 6,
  name: 'saved',
  marks: [],
  provenance: null,
};
const ready = loadStore().then((store) => {
  const table = Table.open(SAVED_GAME.link);
  const { link, ply, plies } = table.dealOn() && table.summary();
  store.import([{ ...SAVED_GAME, link, ply, plies, save: table.save() }]);
  localStorage.setItem('cadogan:1:settings', '{"felt":"rose"}');
  localStorage.setItem('cadogan:1:stats:sly', '{"deals":[["S222-EV9V",1,0,0]]}');
  return store;
});

/** All stored data except the journal, whose keys vary. @param {import('../../../www/site/storage/store/store.js').GameStore} store */
const contentOf = (store) =>
  JSON.stringify([
    store.list().map(({ link, save, marks, name, at, provenance }) => [link, save, marks, name, at, provenance]),
    [...storage.items].filter(([key]) => !key.includes(':line:')).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** @param {Buffer} data */
export async function fuzz(data) {
  const store = await ready;
  const before = contentOf(store);
  const savesBefore = store.list().map(({ id, save }) => [id, save]);
  let backup;
  try {
    backup = await loadBackup(data.toString('utf8'));
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    assert.ok(message === words.storage.badFile || message === words.storage.newer, `refused by ${error}`);
    assert.equal(contentOf(store), before, 'a refused file changes nothing');
    return;
  }
  for (const [id, save] of savesBefore)
    assert.equal(store.list().find((game) => game.id === id)?.save, save, 'a saved game has changed');
  for (const game of store.list()) {
    Table.restore(game.save).free();
    for (const mark of game.marks) Table.open(mark.link).free();
  }
  backup.undo();
  assert.equal(contentOf(store), before, 'undo restores all data');
}

const head = '{"format":"cadogan","version":2,"saved":"2026-11-22T10:00:00.000Z","kept":{';
const foreignGame = JSON.stringify({
  ...SAVED_GAME,
  link: 'sly/S222-EV9V/B.B.2gkGk',
  name: 'foreign',
  marks: [{ link: SAVED_GAME.link, ply: 0, at: 1 }],
});
export const seeds = [
  `${head}\n"settings":{"felt":"blue"},\n"stats:sly":{"deals":[["S222-EV9V",2,1,5]]}\n},"games":[\n${JSON.stringify(SAVED_GAME)},\n${foreignGame}\n]}\n`,
  `${head}\n"daily":{"sly":{"2026-11-20":{"deal":"S222-EV9V","state":"won","moves":90}}},\n"dealt":{"sly":4}\n},"games":[\n]}\n`,
  `{"format":"cadogan","version":1,"kept":{"shelf:sly":[${foreignGame}],"game:sly":${foreignGame}}}`,
  `{"format":"cadogan","version":2,"kept":{"stats:labyrinth":{"deals":[]},"drafts":{}},"games":[{"link":"labyrinth/M222-EV9H","line":"labyrinth/M222-232X/R.Agf.TymJU","ply":9,"ends":[1,4]}]}`,
  // Duplicate keys: a past failure of undo.
  `${head}\n"settings":{"felt":"blue"},\n"settings":{"felt":"stone"}\n},"games":[\n]}\n`,
  '{"format":"cadogan","version":3,"kept":{}}',
];
export const dictionary = [
  '"link":',
  '"save":',
  '"line":',
  '"ends":[',
  '"marks":[',
  '"won":true',
  '},"games":[\n',
  ']}\n',
  'save1 ',
  'labyrinth/M222-232X/R.Agf.TymJU',
  'sly/S222-EV9V',
  '"game:sly":',
  '"shelf:',
  '"stats:sly":',
  '"deals":',
  '"before":',
];
