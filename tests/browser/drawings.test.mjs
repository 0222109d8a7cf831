// The markup of drawings: cards, places, marks, arrows, charts and graphs are those of tests/data/drawings.txt. After a change
// that is meant, look at the drawing, then `DRAWINGS=write node --test drawings.test.mjs`.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { test } from 'node:test';
import { open } from './support/chromium.mjs';
import { serveForTest, UNBUNDLED } from './support/serve.mjs';

/** @typedef {{ name: string, markup: string }} Drawing */

const GOLDEN = new URL('../data/drawings.txt', import.meta.url);
/** Longer paths are stored as a hash. */
const MAX_PATH_LENGTH = 160;

/** Makes all drawings. Runs in the page, on the sources. @returns {Promise<Drawing[]>} */
async function makeDrawings() {
  const load = (/** @type {string} */ path) => import(new URL(`www/${path}`, document.baseURI).href);
  const [
    faces,
    courts,
    backs,
    marks,
    etching,
    charts,
    ruler,
    comparison,
    arrows,
    { ReviewGraph },
    { PENDING, UNDECIDED },
    { SURVEYS },
    { dayOf },
  ] = await Promise.all(
    [
      'cards/faces.js',
      'cards/courts.js',
      'cards/backs.js',
      'ui/grade-mark.js',
      'site/start/etching.js',
      'site/statistics/statistics-charts.js',
      'table/win/ruler.js',
      'table/win/comparison.js',
      'ui/arrow.js',
      'site/review/review-graph.js',
      'site/review/review-store.js',
      'engine/rarity.js',
      'engine/deals.js',
    ].map(load),
  );
  /** @type {Drawing[]} */
  const drawings = [];
  const add = (/** @type {string} */ name, /** @type {Element | Element[]} */ drawn) =>
    drawings.push({
      name,
      markup: [drawn]
        .flat()
        .map((element) => element.outerHTML)
        .join(''),
    });

  for (const card of ['AS', '2H', 'TD', 'JC', 'QH', 'KS']) {
    for (const size of ['large', 'small']) {
      for (const art of [true, false, 'ornament', 'suit'])
        add(`face ${card} ${size}, art ${art}`, faces.face(card, { size, art }));
      add(`classic face ${card} ${size}`, courts.classicFace(card, { size }));
    }
    add(`strip ${card}`, faces.face(card, { art: false, strip: true }));
    add(`thumbnail ${card}`, faces.thumbnailCard(card));
    add(`rank ${card[0]}`, faces.rankMark(card[0]));
  }
  // Pips in the middle row, of which the seven has one more above; and the pictures of small cards from 40 px on.
  for (const card of ['6C', '7D']) add(`classic face ${card} large`, courts.classicFace(card));
  for (const card of ['2H', '7D', 'TD', 'QH'])
    add(`classic face ${card} small, with a picture`, courts.classicFace(card, { size: 'small', width: 48 }));
  add('thumbnail of a back', faces.thumbnailCard(null));
  for (const size of ['large', 'small']) {
    add(`back ${size}`, faces.back({ size }));
    for (const name of ['scales', 'waves']) add(`back ${name} ${size}`, backs.backOf(name)({ size }));
  }
  for (const suit of ['C', 'D', 'H', 'S']) add(`suit ${suit}`, faces.suitMark(suit));
  for (const [suit, rank] of [
    [null, null],
    ['H', null],
    [null, 'Q'],
    ['S', '7'],
  ])
    add(`place of ${suit} ${rank}`, faces.emptyPlace(suit, rank));

  for (const grade of ['gentle', 'medium', 'stern', 'cruel']) add(`grade ${grade}`, marks.gradeMark(grade));
  for (const wins of [1, 20, 52]) add(`etching of ${wins} wins`, etching.drawEtching(wins));

  const row = { id: 'sly', isCustom: false, name: 'Sly', won: 3, played: 8 };
  add('chart of wins', charts.winsChart([row, { ...row, id: 'labyrinth', name: 'The Labyrinth', won: 0, played: 0 }]));
  add('chart of moves', charts.movesChart([104, 104, 112, 131, 140], 640));
  add('chart of moves, the best on the right', charts.movesChart([104], 320));
  const days = { sly: { '2026-06-30': { deal: 'A', state: 'won' }, '2026-07-01': { deal: 'B', state: 'begun' } } };
  add('calendar of four weeks', charts.calendar(days, dayOf(new Date('2026-07-08')), 4, 31));
  // The name of July ends at the edge, and that of June has no room.
  add('calendar of four narrow weeks', charts.calendar(days, dayOf(new Date('2026-07-08')), 4, 14));
  add('ruler', ruler.drawRuler(SURVEYS['fairie-queen'], { report: 'report.html' }));
  const curve = [50, 62, 62, 75, 40, 88, 95, 100];
  const friend = { won: true, moves: 104, hints: 2, undos: 7, finisher: 'player', curve };
  const compared = comparison.drawComparison({ finisher: 'player', moves: 98, hints: 0, undos: 1 }, friend);
  compared.setCurve(curve.map((level) => 100 - level));
  add('comparison', compared.el);
  add(
    'comparison without curves',
    comparison.drawComparison(
      { finisher: 'player', moves: 98, hints: 0, undos: 1 },
      { ...friend, won: false, finisher: 'solver', curve: null },
    ).el,
  );
  add(
    'comparison with a win of the solver',
    comparison.drawComparison(
      { won: true, finisher: 'player', moves: 98, hints: 0, undos: 1 },
      { ...friend, finisher: 'solver', curve: null },
    ).el,
  );

  const from = { x: 10, y: 20, width: 60, height: 84 };
  const to = { x: 300, y: 120, width: 60, height: 84 };
  for (const kind of ['drawn', 'tried', 'follows', 'figure']) add(`arrow ${kind}`, arrows.arrow(from, to, { kind }));
  add('arrow to a near point', arrows.arrow(from, { x: 90, y: 40 }, { bend: -0.3, scale: 0.8, still: true }));

  const graph = new ReviewGraph(() => {});
  graph.el.style.inlineSize = '400px';
  document.body.append(graph.el);
  const data = {
    estimates: [60, 62, 40, UNDECIDED, PENDING, 0, 0, 0],
    lost: 5,
    isLossExact: true,
    decisions: [2, 5],
    ticks: [
      { ply: 0, label: 'Round 1' },
      { ply: 4, label: 'Round 2' },
    ],
    ply: 3,
  };
  graph.render(data);
  add('graph of a lost game', graph.el);
  graph.render({ ...data, isLossExact: false, decisions: [] });
  add('graph of a game lost at an unknown move', graph.el);
  graph.render({ ...data, lost: -1, decisions: [], ply: 7 });
  add('graph of a game without costly decisions', graph.el);
  graph.dispose();
  return drawings;
}

/** Markup with an element in each line, rounded numbers and hashes for long paths. @param {string} markup */
const readable = (markup) =>
  markup
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2))))
    .replaceAll(/ d="([^"]*)"/g, (attribute, path) =>
      path.length > MAX_PATH_LENGTH
        ? ` d="${path.length} ${createHash('sha256').update(path).digest('hex').slice(0, 12)}"`
        : attribute,
    )
    .replaceAll(/(?<!^)<(?!\/)/g, '\n<');

test('every drawing has the markup that was looked at', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, '', { site, context: { viewport: { width: 800, height: 600 } } });
  const drawings = await page.evaluate(makeDrawings);
  const text = drawings.map(({ name, markup }) => `## ${name}\n\n${readable(markup)}\n`).join('\n');
  if (process.env.DRAWINGS === 'write') fs.writeFileSync(GOLDEN, text);
  assert.ok(!/NaN|undefined|\[object/.test(text), /.*(NaN|undefined|\[object).*/.exec(text)?.[0]);
  const golden = new Map(
    fs
      .readFileSync(GOLDEN, 'utf8')
      .split(/^## /m)
      .map((part) => /** @type {[string, string]} */ ([part.split('\n')[0], part])),
  );
  for (const part of text.split(/^## /m)) assert.equal(part.trim(), golden.get(part.split('\n')[0])?.trim());
  assert.equal(drawings.length + 1, golden.size, 'each drawing of the file is made');
});
