// Where `cargo xtask dist` has put each source of the site. Names of built files hold a hash of their content; tests say
// the names of the sources. Where PATIENCE_SITE is the checkout itself, each source is served under its own name.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Whether the site under test is the sources, before anything is joined. */
export const onSources = path.resolve(process.env.PATIENCE_SITE ?? 'dist') === path.resolve(ROOT);

/** @type {{ names: Record<string, string>, modules: Record<string, string>[] }} */
const { names, modules } = onSources
  ? { names: {}, modules: [] }
  : JSON.parse(fs.readFileSync(path.join(ROOT, 'target/bundle/site.json'), 'utf8'));

/** The path in the built site of what holds a source: for a module, the file of the site's own page. @param {string} source */
export const built = (source) => names[source] ?? modules.map((list) => list[source]).find(Boolean) ?? source;

/** The name of a joined file without its hash. @param {string} file */
const stem = (file) => path.basename(file).replace(/\d*-[0-9a-f]{8}\.js$/, '');

/** @type {Map<string, string>} */
const sources = new Map();
// The sheets of a page are one file: the last is its own.
for (const [source, file] of Object.entries(names)) sources.set(file, source.split(' ').at(-1) ?? source);
for (const [source, file] of modules.flatMap((list) => Object.entries(list)))
  if (path.basename(source, '.js') === stem(file)) sources.set(file, source);

/** The source of a built file: of several modules the one that gave it its name. @param {string} file */
export const sourceOf = (file) => sources.get(file) ?? file;
