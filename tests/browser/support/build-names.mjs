// Maps the sources of the site to the files that `cargo xtask dist` makes from them, with hashes in their names. Tests name
// sources. Where PATIENCE_SITE is the checkout, each source is served under its path.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** True if the site under test is the sources, before bundling. */
export const testsSources = path.resolve(process.env.PATIENCE_SITE ?? 'dist') === path.resolve(ROOT);

/** @type {{ names: Record<string, string>, modules: Record<string, string>[] }} */
const { names, modules } = testsSources
  ? { names: {}, modules: [] }
  : JSON.parse(fs.readFileSync(path.join(ROOT, 'target/bundle/site.json'), 'utf8'));

/** The path of the built file that holds a source; for a module, the one that index.html loads. @param {string} source */
export const builtPath = (source) => names[source] ?? modules.map((list) => list[source]).find(Boolean) ?? source;

/** The name of a chunk without its hash. @param {string} file */
const stem = (file) => path.basename(file).replace(/\d*-[0-9a-f]{8}\.js$/, '');

/** @type {Map<string, string>} */
const sources = new Map();
// The sheets of a page are bundled: the last gives the file its name.
for (const [source, file] of Object.entries(names)) sources.set(file, source.split(' ').at(-1) ?? source);
for (const [source, file] of modules.flatMap((list) => Object.entries(list)))
  if (path.basename(source, '.js') === stem(file)) sources.set(file, source);

/** The source of a built file: of several modules, the one that the file is named after. @param {string} file */
export const sourceOf = (file) => sources.get(file) ?? file;
