// No module of the page needs itself, be it by way of others or only when something is asked for: what each one rests on
// can be read from the bottom up.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

/** @typedef {Record<string, string[]>} Graph which modules each module imports, later ones too */

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
    Object.entries(metafile.inputs).map(([name, { imports }]) => [name, imports.map((one) => one.path)]),
  );
}

/** The names of a circle, from the first in the alphabet round to it again. @param {string[]} names */
function fromFirst(names) {
  const at = names.indexOf(names.toSorted()[0]);
  return [...names.slice(at), ...names.slice(0, at), names[at]];
}

/** A circle of imports as the names on the way round, the first one again at the end. @param {Graph} graph @returns {string[] | null} */
function circleIn(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} name @param {string[]} way @returns {string[] | null} */
  const visit = (name, way) => {
    if (way.includes(name)) return fromFirst(way.slice(way.indexOf(name)));
    if (done.has(name)) return null;
    for (const next of graph[name] ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of Object.keys(graph)) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}

test('no circle of imports in www', async () => {
  const modules = fs
    .readdirSync(WWW, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('pkg'));
  assert.ok(modules.length > 40, 'the modules are found');
  const graph = await importsOf(WWW, modules);
  // A lazy import is seen, or this would not be much of a test.
  assert.ok(graph['site/panels.js'].includes('site/menu.js'));
  assert.deepEqual(circleIn(graph)?.join(' → ') ?? '', '');
});

test('a circle is named, a lazy one too', async (t) => {
  const directory = fs.mkdtempSync(path.join(fs.realpathSync(process.env.TMPDIR ?? '/tmp'), 'circle-'));
  t.after(() => fs.rmSync(directory, { recursive: true }));
  const files = {
    'a.js': "import { b } from './b.js'; console.log(b);",
    'b.js': "export const b = () => import('./c.js');",
    'c.js': "import './b.js'; export const c = 1;",
  };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(directory, name), text);
  assert.deepEqual(circleIn(await importsOf(directory, ['a.js'])), ['b.js', 'c.js', 'b.js']);
});
