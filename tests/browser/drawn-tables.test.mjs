// The elements of whole tables are those of tests/data/drawn-tables.txt: classes, states and drawings of cards, places, labels and
// cells, without geometry and words, which other tests hold. After a change that is meant, look at the table, then
// `DRAWINGS=write node --test drawn-tables.test.mjs`.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { test } from 'node:test';
import { eventually, open } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectLink, readTable, waitForTable } from './support/table-state.mjs';

const GOLDEN = new URL('../data/drawn-tables.txt', import.meta.url);
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Positions by game, as parts of a winning line. */
const POSITIONS = /** @type {const} */ ([
  ['sly', 0.3, DESKTOP],
  ['sly', 0.9, PHONE],
  ['fairie-queen', 0.5, DESKTOP],
  ['empress-of-india', 0.4, DESKTOP],
  ['empress-of-india', 0.95, PHONE],
  ['labyrinth', 0.4, DESKTOP],
  ['labyrinth', 0.8, PHONE],
]);

/** Attributes that depend on fonts or words. */
const SKIPPED = ['class', 'style', 'data-at', 'aria-label', 'aria-description'];

/**
 * The elements of the felt, in order; a drawing is its markup. Runs in the page.
 * @param {any} table @param {string[]} skipped @returns {string[]}
 */
const elementsOf = ({ host }, skipped) =>
  [...host.board.felt.querySelectorAll(':not(svg, svg *)')].map((/** @type {HTMLElement} */ el) => {
    const attributes = [...el.attributes]
      .filter(({ name }) => !skipped.includes(name))
      .map(({ name, value }) => ` ${name}=${value}`);
    const drawings = [...el.children].filter(({ tagName }) => tagName === 'svg').map((svg) => svg.outerHTML);
    return `${el.tagName.toLowerCase()}.${[...el.classList].join('.')}${attributes.sort().join('')}\0${drawings.join('\0')}`;
  });

/** Hashes the drawings, and counts equal lines that follow each other. @param {string[]} elements */
function readable(elements) {
  const lines = elements.map((element) => {
    const [head, ...drawings] = element.split('\0');
    return [head, ...drawings.filter(Boolean).map((svg) => createHash('sha256').update(svg).digest('hex').slice(0, 8))]
      .join(' ')
      .replace(/^(\w+)\. /, '$1 ');
  });
  /** @type {[string, number][]} */
  const counted = [];
  for (const line of lines) {
    const last = counted.at(-1);
    if (last?.[0] === line) last[1]++;
    else counted.push([line, 1]);
  }
  return counted.map(([line, times]) => (times > 1 ? `${times} × ${line}` : line)).join('\n');
}

for (const [id, part, viewport] of POSITIONS) {
  const name = `${id} after ${part * 100}% of the moves, ${viewport.width}×${viewport.height}`;
  test(`${name}: the table has the elements that were looked at`, async (t) => {
    const { links, moves } = winningLine(id);
    const ply = Math.floor(moves.length * part);
    const { page } = await open(t, `#${links[ply]}`, { context: { viewport } });
    const table = tablePage(page);
    await waitForTable(page);
    await expectLink(page, links[ply]);
    await table.setAttribute('crosses', 'on');
    const dump = () => table.evaluate(elementsOf, SKIPPED).then(readable);
    // Images and optional sheets arrive late.
    let text = '';
    await eventually(async () => {
      const now = await dump();
      const isStill = now === text;
      text = now;
      assert.ok(isStill && (await readTable(page)).ply === ply);
    });
    const golden = new Map(
      fs.existsSync(GOLDEN)
        ? fs
            .readFileSync(GOLDEN, 'utf8')
            .split(/^## /m)
            .slice(1)
            .map((section) => /** @type {[string, string]} */ ([section.split('\n')[0], section.trim()]))
        : [],
    );
    const section = `${name}\n\n${text}`;
    if (process.env.DRAWINGS === 'write') {
      golden.set(name, section);
      fs.writeFileSync(GOLDEN, [...golden.values()].map((written) => `## ${written}\n`).join('\n'));
    }
    assert.equal(section, golden.get(name));
  });
}
