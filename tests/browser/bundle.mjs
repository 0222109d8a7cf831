// Joins and minifies the modules and style sheets of www for `cargo xtask dist`, which starts this with a job on the
// standard input and reads on the standard output what has become of each source.
//
// Modules are joined by rolldown, sheets by esbuild. A file that a module fetches is named by `new URL('…',
// import.meta.url)`, from where the module lies in www; the joined module lies elsewhere, so each such name is put right
// here: a file of the site by the name that it is given, a public address by the way to it.

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';

/**
 * @typedef {object} Job
 * @property {string} root      the folder that holds the site's sources
 * @property {string} to        the folder that is written
 * @property {string} folder    where in the site the joined files lie: `www/immutable`, or '' for its top
 * @property {string[]} publics paths in the site that keep their names
 * @property {Record<string, string>} stubs where the entries lie that others import, by their sources
 * @property {boolean} hashed   whether names hold a hash of the content
 * @property {string[][]} sheets the style sheets of each page, by path: one file a list
 * @property {string[]} [files] what only pages name, by path
 * @property {Build[]} builds
 */
/**
 * Entries that may share chunks. No two builds share any.
 * @typedef {object} Build
 * @property {string[]} entries paths of modules
 * @property {[string, ...string[]][]} groups chunks: a name, and paths of modules. What all of these modules import at
 *   once (themselves, if it is one) is one chunk, as far as the groups before have not got it. Groups of one name are one
 * @property {string[]} [beside] parts of the catalogue, by path, whose English words are loaded like those of any other
 *   language: the page begins by choosing one, and whoever reads another does not load them
 * @property {string} [prepared] a module that is asked while the site is built
 */
/** @typedef {(id: string) => { importedIds: string[] } | null} InfoOf */

/** @type {Job} */
const job = JSON.parse(await text(process.stdin));
const TARGET = ['chrome123', 'firefox128', 'safari17.5'];

/** @param {string | Uint8Array} content */
const hashOf = (content) => crypto.createHash('sha256').update(content).digest('hex').slice(0, 8);

/** @param {string} source */
const fileOf = (source) => path.join(job.root, source);

/** @param {string} file */
const sourceOf = (file) => path.relative(job.root, file).split(path.sep).join('/');

/** Where each file is that is no module, by its path: sheets of a page by theirs. @type {Map<string, string>} */
const names = new Map();
/** What each chunk loads at once. @type {Map<string, string[]>} */
const imported = new Map();
/** Sources that went into something. @type {Set<string>} */
const used = new Set();

/** @param {string} name @param {string | Uint8Array} content */
function write(name, content) {
  const file = path.join(job.to, job.folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** The name of a file with its hash. @param {string} source @param {string | Uint8Array} content */
function named(source, content) {
  if (!job.hashed) return source.replace(/^www\//, '');
  const { name, ext } = path.parse(source);
  return `${name}-${hashOf(content)}${ext}`;
}

/** Writes what belongs to a source, once. @param {string} key @param {() => Promise<string | Uint8Array>} make */
async function put(key, make) {
  let name = names.get(key);
  if (name === undefined) {
    const content = await make();
    name = named(key, content);
    names.set(key, name);
    write(name, content);
  }
  return name;
}

/**
 * The address of a file that a module names, from where all joined modules lie.
 * @param {string} source @returns {Promise<string>}
 */
async function address(source) {
  if (job.publics.includes(source)) return relative(source);
  const extension = path.extname(source);
  if (!fs.existsSync(fileOf(source))) throw new Error(`${source} is named and does not exist`);
  if (extension === '.js') return `./${await put(source, () => alone(source))}`;
  if (extension === '.css') return `./${await put(source, () => sheet([source]))}`;
  used.add(source);
  return `./${await put(source, async () => fs.readFileSync(fileOf(source)))}`;
}

/** @param {string} source */
function relative(source) {
  const way = path.posix.relative(job.folder, source);
  return way.startsWith('.') ? way : `./${way}`;
}

const FILE = /new URL\(\s*(['"`])([^'"`:]*)\1,\s*import\.meta\.url,?\s*\)/g;

/**
 * Puts the names of files right in a module's text.
 * @param {string} source @param {string} code
 */
async function resolveFiles(source, code) {
  let done = '';
  let at = 0;
  for (const match of code.matchAll(FILE)) {
    const [whole, , text] = match;
    done += code.slice(at, match.index) + (await resolveFile(source, text, whole));
    at = match.index + whole.length;
  }
  return done + code.slice(at);
}

/** @param {string} way */
const url = (way) => `/* @__PURE__ */ new URL(${JSON.stringify(way)}, import.meta.url)`;

/** @param {string} source @param {string} text @param {string} whole */
async function resolveFile(source, text, whole) {
  const folder = path.posix.dirname(source);
  const [, file, tail] = /** @type {RegExpExecArray} */ (/^((?:\$\{[^}]*\}|[^?#])*)(.*)$/s.exec(text));
  const [before, expression, after, ...more] = file.split(/\$\{([^}]*)\}/);
  if (more.length) throw new Error(`${source}: only one part of an address may vary: ${whole}`);
  if (expression === undefined) {
    const way = await address(path.posix.join(folder, file));
    return tail.includes('${') ? `new URL(\`${way}${tail}\`, import.meta.url)` : url(way + tail);
  }
  // One file of several of a kind, each by its own name; what is none of them has no address.
  const [dir, start] = [path.posix.join(folder, path.posix.dirname(`${before}x`)), path.posix.basename(`${before}x`)];
  const cases = [];
  for (const name of fs.readdirSync(fileOf(dir)).sort()) {
    if (!name.startsWith(start.slice(0, -1)) || !name.endsWith(after)) continue;
    const key = name.slice(start.length - 1, name.length - after.length);
    cases.push(`${JSON.stringify(key)}: () => ${url(await address(path.posix.join(dir, name)))}`);
  }
  if (!cases.length) throw new Error(`${source}: there is no file for ${whole}`);
  return `({ __proto__: null, ${cases.join(', ')} }[${expression}] ?? (() => { throw new TypeError("no such file"); }))()`;
}

/** @returns {import("rolldown").Plugin} */
const files = () => ({
  name: 'files',
  transform: {
    filter: { id: /\.js$/, code: /import\.meta\.url/ },
    handler: async (code, id) => ({ code: await resolveFiles(sourceOf(id), code) }),
  },
});

/** Where the language stands that is spoken from the beginning. */
const LANGUAGE = 'www/words/language.js';

/** What becomes of a module of the catalogue where English is not in the program itself. @type {[from: RegExp, to: string][]} */
const BESIDE = [
  [
    /import \* as english from '(\.\/en\/\w+\.js)';([\s\S]*?\nregisterCatalog\(.*\n)/,
    "const english = null;$2  en: () => import('$1'),\n",
  ],
];
/** @type {[from: RegExp, to: string][]} */
const UNSPOKEN = [[/export let language = 'en';/, "export let language = '';"]];

/** @param {string[]} parts @returns {import("rolldown").Plugin} */
const wordsBeside = (parts) => ({
  name: 'words beside',
  transform: {
    filter: { id: /\/www\/words\/\w+\.js$/ },
    handler: (code, id) => {
      const source = sourceOf(id);
      const changes = source === LANGUAGE ? UNSPOKEN : parts.includes(source) ? BESIDE : [];
      for (const [from, to] of changes) {
        if (!from.test(code)) throw new Error(`${source} is not written as bundle.mjs knows it: ${from}`);
        code = code.replace(from, to);
      }
      return { code };
    },
  },
});

/** The engine that a module is asked with. */
const ENGINE = 'www/pkg/patience_wasm_bg.wasm';

/** Puts in place of a module what it answers. @param {string} source @returns {import("rolldown").Plugin} */
const answered = (source) => ({
  name: 'answered',
  transform: {
    filter: { id: fileOf(source) },
    handler: async () => {
      const { prerenderStart } = await import(pathToFileURL(fileOf(source)).href);
      const answer = JSON.stringify(await prerenderStart(fs.readFileSync(fileOf(ENGINE))));
      return { code: `export const prerenderStart = async () => JSON.parse(${JSON.stringify(answer)});` };
    },
  },
});

/** A module with all that it imports, in one piece: a worker, which pages of other hosts start as they can. @param {string} source */
async function alone(source) {
  const bundle = await rolldown({ input: fileOf(source), plugins: [files()], checks, onLog });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false, codeSplitting: false });
  await bundle.close();
  for (const id of output[0].moduleIds) used.add(sourceOf(id));
  return output[0].code;
}

/** How long a plugin takes is the machine's matter: a busy one would fail by it. */
const checks = { bundlerTimings: false };

/** A warning is a fault of the sources. @type {import("rolldown").LogHandlerWithDefault | any} */
function onLog(/** @type {string} */ level, /** @type {{ code?: string, message: string }} */ log) {
  // How long it took is the machine's business.
  if (level === 'warn' && log.code !== 'PLUGIN_TIMINGS') throw new Error(log.message);
}

/**
 * Sheets as one, with what they import.
 * @param {string[]} sources
 */
async function sheet(sources) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: {
      contents: sources.map((one) => `@import ${JSON.stringify(`./${one}`)};`).join('\n'),
      resolveDir: job.root,
      loader: 'css',
    },
    absWorkingDir: job.root,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    target: TARGET,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'files',
        setup(build) {
          build.onResolve({ filter: /./ }, async ({ path: named, kind, resolveDir }) => {
            if (kind !== 'url-token' || /^(data|https?):|^#/.test(named)) return undefined;
            const way = await address(sourceOf(path.join(resolveDir, named)));
            return { path: way, external: true };
          });
        },
      },
    ],
  });
  for (const input of Object.keys(metafile.inputs)) if (input !== '<stdin>') used.add(input);
  return outputFiles[0].text.trim();
}

/** @param {Build} build */
async function join({ entries, groups, beside = [], prepared }) {
  /** What each module imports at once, at any remove. @type {Map<string, Set<string>>} */
  const closures = new Map();
  /** @param {string} root @param {InfoOf} infoOf */
  const closureOf = (root, infoOf) => {
    const known = closures.get(root);
    if (known) return known;
    const found = new Set([root]);
    for (const source of found) for (const id of infoOf(fileOf(source))?.importedIds ?? []) found.add(sourceOf(id));
    closures.set(root, found);
    return found;
  };
  /** @param {string} source @param {InfoOf} infoOf */
  const groupOf = (source, infoOf) =>
    groups.find(([, ...roots]) => roots.every((root) => closureOf(root, infoOf).has(source)))?.[0] ?? null;
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [path.parse(entry).name, fileOf(entry)])),
    preserveEntrySignatures: 'exports-only',
    plugins: [...(beside.length ? [wordsBeside(beside)] : []), ...(prepared ? [answered(prepared)] : []), files()],
    checks,
    onLog,
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // One after the other: a chunk takes along what its modules import, as far as those before have not got it.
    codeSplitting: {
      groups: [...new Set(groups.map(([name]) => name))].map((name) => ({
        debugName: name,
        name: (id, context) => (groupOf(sourceOf(id), (one) => context.getModuleInfo(one)) === name ? name : null),
      })),
    },
  });
  await bundle.close();
  const made = /** @type {import("rolldown").OutputChunk[]} */ (output.filter(({ type }) => type === 'chunk'));
  return emit(made);
}

/** A chunk that only passes on another one's exports. */
const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";?$/;
/** An entry that only loads a chunk. */
const LOADER = /^import"\.\/([^"]+)";?$/;

/** What a chunk exports, at its end. */
const EXPORTS = /export\{([^}]*)\};?$/;

/** @param {string} list @returns {[inner: string, outer: string][]} */
const pairs = (list) =>
  list
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [inner, outer = inner] = one.trim().split(' as ');
      return [inner, outer];
    });

/** @param {string[][]} list of expressions and names @param {string} [of] what the expressions are of */
const getters = (list, of = '') => list.map(([inner, outer]) => `get ${outer}(){return ${of}${inner}}`).join(',');

/** @param {import("rolldown").OutputChunk} chunk */
const isHelper = ({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => id.startsWith('\0'));

/**
 * The joiner's own helpers, a line or two, go into the chunks that use them: apart they would be a request more.
 * @param {import("rolldown").OutputChunk[]} made @param {string} code
 */
function withHelpers(made, code) {
  for (const { fileName, code: helper } of made.filter(isHelper)) {
    const body = helper.trim().replace(/export\{([^}]*)\};?$/, (_, list) => `return{${inverted(list)}}`);
    const import_ = new RegExp(`import\\{([^}]*)\\}from"\\./${fileName.replaceAll('.', '\\.')}";`);
    code = code.replace(import_, (_, list) => `const{${list.replaceAll(' as ', ':')}}=(()=>{${body}})();`);
  }
  return code;
}

/** What is exported, by its outer name. @param {string} list */
const inverted = (list) =>
  pairs(list)
    .map(([inner, outer]) => `${outer}:${inner}`)
    .join(',');

/**
 * What stands for each module that others ask for later and that shares its chunk: the chunk exports one object for it, made in
 * the chunk itself. Where they ask for it there is no more than its name, whichever of several languages it is in.
 * @param {import("rolldown").OutputChunk[]} made @param {Map<string, { to: string, list: string }>} facades
 * @returns {{ names: Map<string, string>, codes: Map<string, string> }} the names of these objects by their facades, and the
 *   chunks that have any
 */
function withModules(made, facades) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, string>} */
  const codes = new Map();
  for (const { fileName, code } of made) {
    const own = made.filter((one) => !one.isEntry && facades.get(one.fileName)?.to === fileName);
    const [whole, list] = EXPORTS.exec(code.trim()) ?? ['', ''];
    if (!own.length || !whole) continue;
    const locals = new Map(pairs(list).map(([inner, outer]) => [outer, inner]));
    /** @type {string[]} */
    const objects = [];
    /** @type {string[]} */
    const exported = [];
    for (const facade of own) {
      const { list: names_ } = /** @type {{ list: string }} */ (facades.get(facade.fileName));
      if (!names_) continue;
      let name = `$${path.basename(facade.facadeModuleId ?? '', '.js').replace(/\W/g, '_')}`;
      while (code.includes(name) || exported.includes(name)) name += '_';
      const own_ = pairs(names_).map(([inner, outer]) => [locals.get(inner) ?? inner, outer]);
      objects.push(`${name}={${getters(own_)}}`);
      exported.push(name);
      names.set(facade.fileName, name);
    }
    if (!objects.length) continue;
    const text = code.trim().slice(0, -whole.length);
    const join = text.endsWith(';') || text.endsWith('}') ? '' : ';';
    codes.set(
      fileName,
      `${text}${join}const ${objects.join(',')};export{${[list, ...exported].filter(Boolean).join(',')}};`,
    );
  }
  return { names, codes };
}

/**
 * Has chunks export what others use of them, and no more, each thing under the name that it has within: two names for one say
 * nothing, and are as dear to send as chance. Not where somebody asks for all that a chunk exports.
 * @param {Map<string, string>} codes @param {Set<string>} open chunks whose names pages and other files know
 */
function shorten(codes, open) {
  for (const [fileName, code] of codes) {
    const file = fileName.replaceAll('.', '\\.');
    const [whole, list] = EXPORTS.exec(code) ?? ['', ''];
    const asked = new RegExp(
      `import\\((["'\`])\\./${file}\\1\\)(?!\\.then\\(e=>e\\.\\$)|\\*[^;{}]*from["']\\./${file}["']`,
    );
    if (!whole || open.has(fileName) || [...codes.values()].some((other) => asked.test(other))) continue;
    const locals = new Map(pairs(list).map(([inner, outer]) => [outer, inner]));
    const used = new Set([...locals.keys()].filter((outer) => outer.startsWith('$')));
    const some = new RegExp(`((?:import|export)\\{)([^}]*)(\\}from["']\\./${file}["'])`, 'g');
    for (const [name, other] of codes) {
      const changed = other.replace(some, (_, before, names, after) => {
        const renamed = pairs(names).map(([inner, outer]) => {
          used.add(inner);
          const local = locals.get(inner) ?? inner;
          return local === outer ? local : `${local} as ${outer}`;
        });
        return before + renamed.sort().join(',') + after;
      });
      codes.set(name, changed);
    }
    const exported = [...used].map((outer) => locals.get(outer) ?? outer).sort();
    const own = codes.get(fileName) ?? code;
    codes.set(fileName, `${own.slice(0, -whole.length)}export{${exported.join(',')}};`);
  }
}

/**
 * Writes chunks under their last names. One that only passes on another one's exports is left out: whoever would have
 * loaded it loads the other, which saves a request and the wait for it.
 * @param {import("rolldown").OutputChunk[]} made
 */
function emit(made) {
  /** @type {Map<string, { to: string, list: string }>} */
  const facades = new Map();
  for (const { fileName, moduleIds, code } of made) {
    const [, list, to] = FACADE.exec(code.trim()) ?? ['', '', ...(LOADER.exec(code.trim())?.slice(1) ?? [])];
    if (!moduleIds.length && to) facades.set(fileName, { to, list });
  }
  const modules = withModules(made, facades);
  /** @type {Map<string, string>} */
  const codes = new Map();
  for (const chunk of made) {
    const { fileName } = chunk;
    if (facades.has(fileName) || isHelper(chunk)) continue;
    const direct = withHelpers(made, modules.codes.get(fileName) ?? chunk.code.trim()).replace(
      /import\(([`"'])\.\/([^`"']+)\1\)/g,
      (whole, _, name) => {
        const facade = facades.get(name);
        if (!facade) return whole;
        // Of a module that exports nothing, nobody asks anything.
        if (!facade.list) return `import("./${facade.to}")`;
        const name_ = modules.names.get(name);
        return `import("./${facade.to}").then(${name_ ? `e=>e.${name_}` : `e=>({${getters(pairs(facade.list), 'e.')}})`})`;
      },
    );
    codes.set(fileName, direct);
  }
  // Of an entry without exports nobody knows a name.
  const entries = made.filter(({ isEntry, fileName }) => isEntry && facades.get(fileName)?.list !== '');
  shorten(codes, new Set(entries.map(({ fileName }) => facades.get(fileName)?.to ?? fileName)));
  const known = new Set(codes.keys());
  const reference = /(["'`])\.\/([^"'`/]+\.js)\1/g;
  /** @param {string} name */
  const leadsTo = (name) =>
    [...(codes.get(name) ?? '').matchAll(reference)].map((match) => match[2]).filter((one) => known.has(one));
  /** All that a chunk can lead to, itself included: its name changes with any of it. @param {string} name */
  const reached = (name, seen = new Set([name])) => {
    for (const next of leadsTo(name)) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  /** Where each module is, by its path. @type {Map<string, string>} */
  const where = new Map();
  /** @type {Map<string, string>} */
  const last = new Map();
  for (const name of known) {
    const all = [...reached(name)].sort().map((one) => `${one} ${hashOf(codes.get(one) ?? '')}\n`);
    last.set(name, job.hashed ? name.replace(/\.js$/, `-${hashOf(all.join(''))}.js`) : name);
  }
  /** @param {string} name */
  const isKept = (name) => known.has(facades.get(name)?.to ?? name);
  const final = (/** @type {string} */ name) => last.get(facades.get(name)?.to ?? name) ?? name;
  for (const [name, code] of codes) {
    write(
      final(name),
      code.replace(reference, (whole, quote, to) => (known.has(to) ? `${quote}./${final(to)}${quote}` : whole)),
    );
  }
  for (const { fileName, moduleIds, imports, facadeModuleId, isEntry } of made) {
    const entry = facadeModuleId && sourceOf(facadeModuleId);
    for (const source of moduleIds.filter((id) => !id.startsWith('\0')).map(sourceOf)) {
      used.add(source);
      if (!where.has(source)) where.set(source, final(fileName));
    }
    if (entry) where.set(entry, final(fileName));
    const stub = entry && isEntry ? job.stubs[entry] : undefined;
    const chunk = path.posix.join(job.folder, final(fileName));
    if (stub && stub !== chunk) {
      // The address that others have stays; what lies behind it has another name with each version.
      const list = facades.get(fileName)?.list;
      const way = JSON.stringify(`./${path.posix.relative(path.posix.dirname(stub), chunk)}`);
      fs.writeFileSync(path.join(job.to, stub), `export${list ? `{${list}}` : '*'}from${way};\n`);
    }
    if (known.has(fileName)) imported.set(final(fileName), imports.filter(isKept).map(final));
  }
  return where;
}

fs.rmSync(job.to, { recursive: true, force: true });
for (const list of job.sheets) await put(list.join(' '), () => sheet(list));
for (const file of job.files ?? []) await address(file);
const modules = [];
for (const build of job.builds) modules.push(Object.fromEntries(await join(build)));
process.stdout.write(
  JSON.stringify({
    names: Object.fromEntries(names),
    modules,
    imports: Object.fromEntries(imported),
    used: [...used].sort(),
  }),
);
