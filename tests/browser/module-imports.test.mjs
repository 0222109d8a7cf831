// The modules of the page import each other without cycles, lazy imports included, so that they can be read from the bottom up.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

/** @typedef {Record<string, string[]>} Graph the modules that each module imports, lazily or not */

/**
 * @param {string} directory @param {string[]} entries
 * @returns {Promise<Graph>}
 */
async function importsOf(directory, entries) {
  const { metafile } = await build({
    absWorkingDir: directory,
    entryPoints: entries,
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'nowhere',
    logLevel: 'silent',
  });
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([name, { imports }]) => [name, imports.map((imported) => imported.path)]),
  );
}

/** Rotates a cycle to begin and end at its alphabetically first name. @param {string[]} names */
function normalized(names) {
  const at = names.indexOf(names.toSorted()[0]);
  return [...names.slice(at), ...names.slice(0, at), names[at]];
}

/** Finds a cycle of imports: its names in order, the first repeated at the end. @param {Graph} graph @returns {string[] | null} */
function findCycle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} name @param {string[]} ancestors @returns {string[] | null} */
  const visit = (name, ancestors) => {
    if (ancestors.includes(name)) return normalized(ancestors.slice(ancestors.indexOf(name)));
    if (done.has(name)) return null;
    for (const next of graph[name] ?? []) {
      const cycle = visit(next, [...ancestors, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of Object.keys(graph)) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/** The paths of all modules of the page. */
const modulesOfWww = () =>
  fs
    .readdirSync(WWW, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('pkg'));

test('imports in www have no cycle', async () => {
  const modules = modulesOfWww();
  assert.ok(modules.length > 40, 'the modules are found');
  const graph = await importsOf(WWW, modules);
  // The graph has lazy imports.
  assert.ok(graph['site/features.js'].includes('site/shell/menu.js'));
  assert.deepEqual(findCycle(graph)?.join(' → ') ?? '', '');
});

/** The rooms that each room may import; `words` and `assets.js` serve all. */
const BELOW = /** @type {Record<string, string[]>} */ ({
  ui: ['engine'],
  engine: [],
  cards: ['ui', 'engine'],
  lessons: [],
  book: ['cards', 'ui', 'engine'],
  solver: ['ui', 'engine'],
  table: ['book', 'cards', 'ui', 'engine', 'lessons', 'solver'],
  site: ['book', 'cards', 'ui', 'engine', 'lessons', 'solver', 'table'],
});

/** What the site may import of the table. */
const TABLE_FOR_SITE = ['table/define.js', 'table/element.js', 'table/settings.js'];

/** The imports from a room to one above it, or into the inside of the table. @param {Graph} graph */
function arrowsUp(graph) {
  return Object.entries(graph).flatMap(([name, imports]) => {
    const [room] = name.split('/');
    const allowed = BELOW[room];
    if (!allowed) return [];
    const isWrong = (/** @type {string} */ path) => {
      const [other, ...inside] = path.split('/');
      if (!inside.length || other === room || !(other in BELOW)) return false;
      if (room === 'site' && other === 'table') return !TABLE_FOR_SITE.includes(path);
      return !allowed.includes(other);
    };
    return imports.filter(isWrong).map((path) => `${name} → ${path}`);
  });
}

test('a room imports only the rooms below it', async () => {
  const graph = await importsOf(WWW, modulesOfWww());
  assert.deepEqual(arrowsUp(graph), []);
  assert.deepEqual(
    arrowsUp({ 'ui/a.js': ['table/b.js'], 'site/c.js': ['table/board/board.js', 'table/settings.js'] }),
    ['ui/a.js → table/b.js', 'site/c.js → table/board/board.js'],
  );
});

test('a cycle is reported by name, also through a lazy import', async (t) => {
  const directory = fs.mkdtempSync(path.join(fs.realpathSync(process.env.TMPDIR ?? '/tmp'), 'cycle-'));
  t.after(() => fs.rmSync(directory, { recursive: true }));
  const files = {
    'a.js': "import { b } from './b.js'; console.log(b);",
    'b.js': "export const b = () => import('./c.js');",
    'c.js': "import './b.js'; export const c = 1;",
  };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(directory, name), text);
  assert.deepEqual(findCycle(await importsOf(directory, ['a.js'])), ['b.js', 'c.js', 'b.js']);
});
