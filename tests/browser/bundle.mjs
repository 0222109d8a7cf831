// Bundles www for `cargo xtask dist`, modules by rolldown and style sheets by esbuild: reads a job on standard input, and
// reports on standard output where each source went.

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';

/**
 * @typedef {object} Job
 * @property {string} root the folder of the sources
 * @property {string} to the folder of the site or package, which is replaced
 * @property {string} folder of the joined files, below `to`; '' in the package
 * @property {Record<string, string>} publics paths below `to` of the sources that keep their addresses
 * @property {boolean} hashed whether names hold a hash of the content
 * @property {string[][]} sheets the style sheets of each page: one file a list
 * @property {string[]} [files] files that only pages name
 * @property {Build[]} builds
 */
/**
 * @typedef {object} Build modules that may share chunks; two builds share none
 * @property {string[]} entries
 * @property {[name: string, ...roots: string[]][]} groups chunks: the static imports that all roots have in common, and a
 *   single root itself; the first group that has a module gets it, and groups of one name are one chunk
 * @property {string[]} [beside] catalogs without their English words, which load like those of other languages
 * @property {string} [prerender] a module that is replaced by its result
 */

/** @type {Job} */
const job = JSON.parse(await text(process.stdin));

/** @param {string} source */
const fileOf = (source) => path.join(job.root, source);
/** @param {string} file */
const sourceOf = (file) => path.relative(job.root, file).split(path.sep).join('/');

/** Paths below `to` of all files but modules, by source; the sheets of a page are one. @type {Record<string, string>} */
const names = {};
/** Static imports of each chunk. @type {Record<string, string[]>} */
const imports = {};
/** Sources that need not be served. @type {Set<string>} */
const used = new Set();

/** Writes the file of a source, once. @param {string} source @param {() => Promise<string | Uint8Array>} make */
async function put(source, make) {
  if (names[source]) return names[source];
  const content = await make();
  const { name, ext } = path.parse(source);
  const hash = crypto.createHash('sha256').update(content).digest('hex').slice(0, 8);
  names[source] = path.posix.join(job.folder, job.hashed ? `${name}-${hash}${ext}` : source.replace(/^www\//, ''));
  const file = path.join(job.to, names[source]);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return names[source];
}

/** The address of a file in modules of a folder. @param {string} folder @param {string} file both below `to` */
function relativeAddress(folder, file) {
  const address = path.posix.relative(folder, file);
  return address.startsWith('.') ? address : `./${address}`;
}

/** A module or chunk and its static imports, transitive. @param {string} start @param {(each: string) => Iterable<string>} importsOf */
function closureOf(start, importsOf) {
  const closure = new Set([start]);
  for (const each of closure) for (const next of importsOf(each)) closure.add(next);
  return closure;
}

/** The address of a file relative to the joined files. @param {string} source */
async function addressOf(source) {
  if (!job.publics[source]) used.add(source);
  const make = { '.js': () => joinAlone(source), '.css': () => joinSheets([source]) }[path.extname(source)];
  const to = job.publics[source] ?? (await put(source, make ?? (async () => fs.readFileSync(fileOf(source)))));
  return relativeAddress(job.folder, to);
}

/** @param {string} source */
const urlOf = async (source) => `/* @__PURE__ */ new URL(${JSON.stringify(await addressOf(source))}, import.meta.url)`;

/** The address of one of several files, by the part of their names that varies. @param {string} pattern such as "a/${id}.txt" */
async function anyUrlOf(pattern) {
  const [start, expression, end] = pattern.split(/\$\{(.*)\}/);
  const cases = [];
  const folder = path.posix.dirname(pattern);
  for (const name of fs.readdirSync(fileOf(folder)).sort()) {
    const source = `${folder}/${name}`;
    if (source.startsWith(start) && source.endsWith(end))
      cases.push(`${JSON.stringify(source.slice(start.length, -end.length))}: () => ${await urlOf(source)}`);
  }
  return `({ __proto__: null, ${cases.join(', ')} }[${expression}] ?? (() => { throw new TypeError("no such file"); }))()`;
}

/** Replaces the names of files in modules by those that they get. @type {import('rolldown').Plugin} */
const files = {
  name: 'files',
  transform: {
    filter: { id: /\.js$/, code: /import\.meta\.url/ },
    async handler(code, id) {
      for (const [whole, , address] of code.matchAll(/new URL\(\s*(['"`])([^'"`:]*)\1,\s*import\.meta\.url,?\s*\)/g)) {
        const source = path.posix.join(path.posix.dirname(sourceOf(id)), address);
        const url = source.includes('${') ? await anyUrlOf(source) : await urlOf(source);
        code = code.replace(whole, () => url);
      }
      return { code };
    },
  },
};

/** Leaves the English words out of catalogs, and puts the result of a module in its place. @param {Build} build @returns {import('rolldown').Plugin} */
const replacements = ({ beside = [], prerender = '' }) => ({
  name: 'replacements',
  resolveId: (id, importer = '', { kind }) =>
    kind === 'import-statement' && id.startsWith('./en/') && beside.includes(sourceOf(importer))
      ? fileOf('www/words/none.js')
      : null,
  async load(id) {
    if (sourceOf(id) !== prerender) return null;
    const { prerenderStart } = await import(pathToFileURL(id).href);
    const result = JSON.stringify(await prerenderStart(fs.readFileSync(fileOf('www/pkg/patience_wasm_bg.wasm'))));
    return `export const prerenderStart = async () => JSON.parse(${JSON.stringify(result)});`;
  },
});

/**
 * Imports a chunk of the site once it and its static imports have been fetched, except those that the page preloads. Many
 * browsers keep a failed import until the page is reloaded (HTML changed that in 2026: whatwg/html#10327), but not a failed
 * fetch: the next press tries again. The import then finds the files in the browser's cache.
 */
const IMPORT_FETCHED = `const importFetched = async (...files) => {
  const preloads = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.href);
  await Promise.all(files.map(async (file) => {
    const { href } = new URL(file, import.meta.url);
    if (preloads.includes(href)) return;
    const response = await fetch(href);
    if (!response.ok) throw new Error(href + ": " + response.status);
    await response.arrayBuffer();
  }));
  return import(files[0]);
};`;

/** Fetches chunks before they are imported; not in the package, whose imports other bundlers rewrite. @type {import('rolldown').Plugin} */
const fetches = {
  name: 'fetches',
  renderChunk(code, { fileName }, _options, { chunks }) {
    const importsOf = (/** @type {string} */ chunk) => chunks[chunk]?.imports ?? [];
    const folder = path.posix.dirname(fileName);
    const loaded = closureOf(fileName, importsOf);
    const fetched = code.replace(/\bimport\((["'`])(\.[^"'`]+)\1\)/g, (_whole, _quote, address) => {
      const files = [...closureOf(path.posix.join(folder, address), importsOf)].filter((file) => !loaded.has(file));
      return `importFetched(${files.map((file) => JSON.stringify(relativeAddress(folder, file))).join(', ')})`;
    });
    return fetched === code ? null : `${IMPORT_FETCHED}\n${fetched}`;
  },
};

/** @type {import('rolldown').InputOptions} */
const input = {
  // Not the time that plugins take; and a catalog imports its English words twice.
  checks: { bundlerTimings: false, pluginTimings: false, ineffectiveDynamicImport: false },
  onLog(level, { message }) {
    if (level === 'warn') throw new Error(message);
  },
};
const output = /** @type {const} */ ({ dir: job.to, minify: true, comments: false, hashCharacters: 'hex' });

/** Tells V8 to compile all functions of a chunk while it loads, off the main thread: the first screen calls most of them. */
const EAGER = '//# allFunctionsCalledOnLoad';

/** A module with all its imports: a worker, which pages of other sites start by any means. @param {string} source */
async function joinAlone(source) {
  const bundle = await rolldown({ ...input, input: fileOf(source), plugins: [files] });
  const [{ code, moduleIds }] = (await bundle.generate({ ...output, codeSplitting: false })).output;
  for (const id of moduleIds) used.add(sourceOf(id));
  return code;
}

/** Replaces the name of a file in a sheet. @param {esbuild.OnResolveArgs} named @returns {Promise<esbuild.OnResolveResult | undefined>} */
async function resolveUrl({ path: named, kind, resolveDir }) {
  if (kind !== 'url-token' || /^(data|https?):|^#/.test(named)) return undefined;
  return { path: await addressOf(sourceOf(path.join(resolveDir, named))), external: true };
}

/** Style sheets and their imports as one. @param {string[]} sources */
async function joinSheets(sources) {
  const contents = sources.map((source) => `@import "./${source}";`).join('\n');
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents, resolveDir: job.root, loader: 'css' },
    absWorkingDir: job.root,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    plugins: [{ name: 'files', setup: (build) => build.onResolve({ filter: /./ }, resolveUrl) }],
  });
  for (const source of Object.keys(metafile.inputs)) used.add(source);
  return outputFiles[0].text.trim();
}

/** @param {Build} build @returns the chunk of each module */
async function join(build) {
  /** Static imports of each root, transitive. @type {Record<string, Set<string>>} */
  const closures = {};
  /** @param {string} root @param {import('rolldown').ChunkingContext} context */
  const importedBy = (root, context) =>
    (closures[root] ??= closureOf(fileOf(root), (id) => context.getModuleInfo(id)?.importedIds ?? []));
  /** @param {string} id @param {import('rolldown').ChunkingContext} context */
  const groupOf = (id, context) =>
    build.groups.find(([, ...roots]) => roots.every((root) => importedBy(root, context).has(id)))?.[0] ?? null;
  const firstChunks = new Set(build.groups.map(([name]) => name));
  const bundle = await rolldown({
    ...input,
    input: build.entries.map(fileOf),
    // Only public modules promise their exports; others may be merged with what they import.
    preserveEntrySignatures: build.entries.some((entry) => job.publics[entry]) ? 'exports-only' : false,
    plugins: [replacements(build), files, ...(job.hashed ? [fetches] : [])],
  });
  const fileNames = path.posix.join(job.folder, job.hashed ? '[name]-[hash:8].js' : '[name].js');
  const written = await bundle.write({
    ...output,
    entryFileNames: ({ facadeModuleId: id }) => (id && job.publics[sourceOf(id)]) || fileNames,
    chunkFileNames: fileNames,
    codeSplitting: { groups: [{ name: groupOf }] },
    postBanner: ({ name, isEntry }) => (isEntry || firstChunks.has(name) ? EAGER : ''),
  });
  /** @type {Record<string, string>} */
  const modules = {};
  for (const chunk of written.output) {
    if (chunk.type !== 'chunk') continue;
    imports[chunk.fileName] = chunk.imports;
    for (const id of chunk.moduleIds) modules[sourceOf(id)] = chunk.fileName;
  }
  return modules;
}

fs.rmSync(job.to, { recursive: true, force: true });
for (const sheets of job.sheets) await put(sheets.join(' '), () => joinSheets(sheets));
for (const file of job.files ?? []) await addressOf(file);
const modules = [];
for (const build of job.builds) modules.push(await join(build));
process.stdout.write(JSON.stringify({ names, modules, imports, used: [...used, ...modules.flatMap(Object.keys)] }));
