// Any text at all as a file of games: it is taken over or refused in words; what was here stays as it was; what is added can be
// opened; and all of it can be taken back.

import assert from 'node:assert/strict';
import { held } from './browser.mjs';
import { loadBackup } from '../../../www/site/storage/backup.js';
import { know } from '../../../www/engine/games.js';
import { loadStore } from '../../../www/site/storage/saved-games.js';
import { words } from '../../../www/words/panels.js';
import { games, Table } from '../../../www/pkg/patience_wasm.js';

know(games());
const MINE = {
  link: 'sly/S222-EV9V',
  ply: 0,
  plies: 0,
  outcome: 'playing',
  won: false,
  began: 5,
  at: 6,
  name: 'mine',
  marks: [],
};
const ready = loadStore().then((store) => {
  const table = Table.open(MINE.link);
  const { link, ply, plies } = table.dealOn() && table.summary();
  store.import([{ ...MINE, link, ply, plies, save: table.save() }]);
  localStorage.setItem('cadogan:1:settings', '{"felt":"rose"}');
  localStorage.setItem('cadogan:1:stats:sly', '{"deals":[["S222-EV9V",1,0,0]]}');
  return store;
});

/** All that is kept, but for the journal's own names. @param {import('../../../www/site/storage/store/store.js').Store} store */
const all = (store) =>
  JSON.stringify([
    store.list().map(({ link, save, marks, name, at }) => [link, save, marks, name, at]),
    [...held.all].filter(([key]) => !key.includes(':line:')).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** @param {Buffer} data */
export async function fuzz(data) {
  const store = await ready;
  const before = all(store);
  const mine = store.list().map(({ id, save }) => [id, save]);
  let taken;
  try {
    taken = await loadBackup(data.toString('utf8'));
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    assert.ok(said === words.storage.noFile || said === words.storage.newer, `refused by ${error}`);
    assert.equal(all(store), before, 'what is refused changes nothing');
    return;
  }
  for (const [id, save] of mine)
    assert.equal(store.list().find((game) => game.id === id)?.save, save, 'mine is another');
  for (const game of store.list()) {
    Table.restore(game.save).free();
    for (const mark of game.marks) Table.open(mark.link).free();
  }
  taken.undo();
  assert.equal(all(store), before, 'what was taken over can be taken back');
}

const head = '{"format":"cadogan","version":2,"saved":"2026-11-22T10:00:00.000Z","kept":{';
const one = JSON.stringify({
  ...MINE,
  link: 'sly/S222-EV9V/B.B.2gkGk',
  name: 'theirs',
  marks: [{ link: MINE.link, ply: 0, at: 1 }],
});
export const seeds = [
  `${head}\n"settings":{"felt":"blue"},\n"stats:sly":{"deals":[["S222-EV9V",2,1,5]]}\n},"games":[\n${JSON.stringify(MINE)},\n${one}\n]}\n`,
  `${head}\n"daily":{"sly":{"2026-11-20":{"deal":"S222-EV9V","state":"won","moves":90}}},\n"dealt":{"sly":4}\n},"games":[\n]}\n`,
  `{"format":"cadogan","version":1,"kept":{"shelf:sly":[${one}],"game:sly":${one}}}`,
  `{"format":"cadogan","version":2,"kept":{"stats:labyrinth":{"deals":[]},"drafts":{}},"games":[{"link":"labyrinth/M222-EV9H","line":"labyrinth/M222-232X/R.Agf.TymJU","ply":9,"ends":[1,4]}]}`,
  // Was not taken back whole.
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
