// The npm package as its users get it: packed, installed into an empty project, imported on a server, type-checked, served
// unbundled, bundled by Vite; each time a move is played.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { build, createServer } from 'vite';
import { CHOICES } from '../../www/table/settings.js';
import { testsSources } from './support/build-names.mjs';
import { test } from './support/built-site-test.mjs';
import { open, until } from './support/chromium.mjs';
import { linkOn, exerciseFolder, sly, expectVerdict } from './support/host-page.mjs';
import { serveForTest } from './support/serve.mjs';
import { onTestEnd } from './support/teardown.mjs';

const PACKAGE = fileURLToPath(new URL('../../target/npm', import.meta.url));
const BIN = fileURLToPath(new URL('node_modules/.bin', import.meta.url));

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'patience-npm-'));
after(() => fs.rmSync(project, { recursive: true, force: true }));

/** @param {string} program @param {...string} args */
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** @param {string} name @param {string} text */
const write = (name, text) => {
  fs.mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  fs.writeFileSync(path.join(project, name), text);
};

const page = (/** @type {string} */ script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A project</title><link rel="icon" href="data:,"><link rel="stylesheet" href="./page.css">
<script type="module" src="${script}"></script></head><body><patience-game deal="${sly.deal}"></patience-game></body></html>`;

/** @type {string[]} */
let packed = [];
if (!testsSources) {
  write('package.json', JSON.stringify({ name: 'a-project', private: true, type: 'module' }));
  write('page.css', 'patience-game { height: 640px; }');
  const [{ filename, files }] = JSON.parse(run('npm', 'pack', '--json', '--silent', PACKAGE));
  packed = files.map((/** @type {{ path: string }} */ file) => file.path);
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', `./${filename}`);
}

test('the package contains the element, its types and licences, and nothing of the site', () => {
  for (const name of [
    'patience-game.js',
    'patience-game.d.ts',
    'engine.js',
    'engine.d.ts',
    'pkg/patience_wasm.d.ts',
    'words/tokens.d.ts',
    'examples/node-engine.mjs',
    'package.json',
    'README.md',
    'LICENSE',
    'fonts/OFL.txt',
    'pkg/patience_wasm_bg.wasm',
    'custom-elements.json',
    'react.d.ts',
    'vue.d.ts',
    'svelte.d.ts',
  ]) {
    assert.ok(packed.includes(name), name);
  }
  assert.deepEqual(
    packed.filter((name) => /^site|html$|sw\.js$|\.map$/.test(name)),
    [],
  );
  const manifest = JSON.parse(
    fs.readFileSync(path.join(project, 'node_modules/cadogan-patience/package.json'), 'utf8'),
  );
  const cargo = fs.readFileSync(fileURLToPath(new URL('../../Cargo.toml', import.meta.url)), 'utf8');
  assert.equal(manifest.version, /^version = "(.+)"$/m.exec(cargo)?.[1], "the workspace's version");
  assert.equal(manifest.private, undefined);
  assert.equal(manifest.dependencies, undefined);
});

test('a server can import the package', () => {
  const output = run(
    'node',
    '--input-type=module',
    '-e',
    "const { PatienceGame } = await import('cadogan-patience'); console.log(typeof PatienceGame)",
  );
  assert.equal(output.trim(), 'function');
});

test('the engine plays a game in Node, without a table', () => {
  const output = run('node', 'node_modules/cadogan-patience/examples/node-engine.mjs', 'labyrinth', sly.links[0]);
  assert.match(output, new RegExp(`^Sly, ${sly.deal}\n(won|stuck) after \\d+ moves, \\d+ of the cards home\n\\S`));
  // The winning moves, played by the exported engine.
  write(
    'win.mjs',
    `import { readFile } from 'node:fs/promises';
import { engineModule, games, layout, loadEngine, read, say, Table } from 'cadogan-patience/engine';
await loadEngine(await readFile(engineModule));
const table = Table.open(${JSON.stringify(sly.links[0])});
let view = table.view();
for (const move of ${JSON.stringify(sly.moves)}) view = table.play(move);
const again = Table.restore(table.save());
let refused = '';
try { again.play('p1>p2'); } catch (error) { refused = say(error.token); }
const noText = [() => Table.open(5), () => read(), () => read({}), () => again.play(5), () => layout(7, false)].map((call) => {
  try { call(); return ''; } catch (error) { return error.constructor.name; }
});
console.log(JSON.stringify({ outcome: view.outcome, said: say(view.prompt), link: again.view().link, refused,
  deal: read('${sly.deal}').link, noText, games: games().length, width: layout('sly', false).width }));
`,
  );
  const result = JSON.parse(run('node', 'win.mjs'));
  assert.equal(result.outcome, 'won');
  assert.equal(result.link, sly.links.at(-1));
  assert.equal(result.deal, sly.links[0]);
  assert.equal(result.games, 6);
  assert.ok(result.width > 5);
  // Never a RuntimeError, which leaves the module's memory damaged.
  assert.deepEqual(result.noText, ['Error', 'Error', 'Error', 'Error', 'Error']);
  assert.match(result.said, /^\p{Lu}.+[.!?]$/u);
  assert.match(result.refused, /p1>p2 is not a legal move/);
});

test('only the element and the engine can be imported', () => {
  for (const inner of ['table/element.js', 'pkg/patience_wasm.js', 'words/core.js', 'assets.js']) {
    assert.throws(
      () => run('node', '--input-type=module', '-e', `await import('cadogan-patience/${inner}')`),
      /ERR_PACKAGE_PATH_NOT_EXPORTED/,
      inner,
    );
  }
});

test('the types of the engine declare exactly its exports', () => {
  const names = JSON.parse(
    run(
      'node',
      '--input-type=module',
      '-e',
      "console.log(JSON.stringify(Object.keys(await import('cadogan-patience/engine')).sort()))",
    ),
  );
  write(
    'names.ts',
    `import * as engine from 'cadogan-patience/engine';
type Names = keyof typeof engine;
const all: Record<Names, true> = { ${names.map((/** @type {string} */ name) => `${name}: true`).join(', ')} };
const { outcome, prompt }: engine.View = engine.Table.open('sly/S222-EV9V').view();
const said: string = engine.say(prompt); const over: boolean = outcome === 'won';
// @ts-expect-error no such outcome
const wrong: boolean = outcome === 'lost';
export { all, over, said, wrong };
`,
  );
  try {
    run(
      path.join(BIN, 'tsc'),
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom,dom.iterable',
      '--module',
      'nodenext',
      'names.ts',
    );
  } catch (error) {
    assert.fail(String(/** @type {any} */ (error).stdout));
  }
});

test('the types accept right use and refuse wrong use', () => {
  write(
    'right.ts',
    `import 'cadogan-patience';
import { mount, PatienceGame, type GameId } from 'cadogan-patience';
const game = document.querySelector('patience-game')!;
mount('#table', { game: 'sly', suits: 'four', on: { won: ({ detail }) => void detail.ply } }).undo();
game.addEventListener('patience-win', ({ detail }) => detail.respondWith({ streak: 2, address: detail.replay }));
document.addEventListener('patience-hint', ({ detail }) => detail.kind === 'hint');
document.addEventListener('patience-lesson', ({ detail }) => detail.kind === 'end' && detail.step + detail.of);
document.addEventListener('patience-setting', ({ detail }) => void (detail.name + detail.value));
document.addEventListener('patience-rules', ({ detail }) => void detail.rule);
const id: GameId = 'sly';
game.game = id; game.deal = null; game.controls = 'minimal'; game.theme = undefined;
game.addEventListener('patience-won', ({ detail }) => { const n: number = detail.ply; game.title = String(n) + detail.link; });
document.addEventListener('patience-move', (event) => event.detail.outcome === 'won');
const opened: boolean = game.open('sly/S7Q3-K9X2') && game.restore(game.save) && game.prompt.length > 0;
game.play('c3>f'); game.undo(); game.view?.piles[0].cards.length; void game.solve();
export const made: PatienceGame = document.createElement('patience-game'); export { opened };
`,
  );
  write(
    'wrong.ts',
    `import { mount } from 'cadogan-patience';
const game = document.querySelector('patience-game')!;
// @ts-expect-error a game's name
const id: import('cadogan-patience').GameId = 'bridge';
// @ts-expect-error read only
game.view = null;
// @ts-expect-error a notation is text
game.play(3);
// @ts-expect-error no such event
mount('#table', { on: { lost: () => {} } });
// @ts-expect-error no such detail
game.addEventListener('patience-won', ({ detail }) => detail.points);
export { id };
`,
  );
  for (const resolution of [
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ['--module', 'nodenext'],
  ]) {
    try {
      run(
        path.join(BIN, 'tsc'),
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--lib',
        'es2022,dom,dom.iterable',
        ...resolution,
        'right.ts',
        'wrong.ts',
      );
    } catch (error) {
      assert.fail(String(/** @type {any} */ (error).stdout));
    }
  }
});

test('every typed property and method exists, and every attribute has a type', async (t) => {
  const types = fs.readFileSync(path.join(PACKAGE, 'patience-game.d.ts'), 'utf8');
  const properties = [...types.matchAll(/^ {2}get (\w+)\(\)/gm)].map(([, name]) => name);
  const methods = [...types.matchAll(/^ {2}(\w+)\([^)]*\): (?:void|boolean|Promise<void>);$/gm)].map(
    ([, name]) => name,
  );
  assert.ok(properties.length > 15 && methods.length > 8);
  const { page: on } = await open(t, '#sly');
  await until(() => on.evaluate(() => /** @type {any} */ (document.querySelector('patience-game'))?.view));
  const found = await on.evaluate(
    ([props, acts]) => {
      const el = /** @type {any} */ (document.querySelector('patience-game'));
      const attributes = /** @type {any} */ (el.constructor).observedAttributes;
      return {
        missing: [
          ...props.filter((name) => typeof el[name] !== 'string'),
          ...acts.filter((name) => typeof el[name] !== 'function'),
        ],
        // `lang` belongs to every element.
        untyped: attributes.filter((/** @type {string} */ name) => name !== 'lang' && !props.includes(name)),
      };
    },
    [properties, methods],
  );
  assert.deepEqual(found, { missing: [], untyped: [] });
});

test('custom-elements.json lists attributes with their values, events, members, parts and custom properties', async (t) => {
  const manifest = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'custom-elements.json'), 'utf8'));
  const [{ declarations, exports }] = manifest.modules;
  const [element] = declarations;
  const names = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name).sort();
  const types = fs.readFileSync(path.join(PACKAGE, 'patience-game.d.ts'), 'utf8');
  const typed = (/** @type {RegExp} */ pattern) =>
    [...new Set([...types.matchAll(pattern)].map(([, name]) => name))].sort();
  const { page: on } = await open(t, '#sly');
  await until(() => linkOn(on));
  const observed = await on.evaluate(
    () => /** @type {any} */ (document.querySelector('patience-game')).constructor.observedAttributes,
  );
  assert.deepEqual(names(element.attributes), observed.sort());
  // The attributes typed for frameworks and `mount`.
  const [, markup] = /interface PatienceAttributes \{([^}]*)\}/.exec(types) ?? [];
  const attributes = new Map([...markup.matchAll(/^ {2}(\w+)\?: (.*);$/gm)].map(([, name, type]) => [name, type]));
  assert.deepEqual(
    [...attributes.keys()].sort(),
    // `lang` belongs to every element.
    observed.filter((/** @type {string} */ name) => name !== 'lang'),
  );
  for (const [name, values] of Object.entries(CHOICES).filter(([attribute]) => attribute !== 'deals'))
    assert.deepEqual(
      [...(attributes.get(name)?.matchAll(/'([^']+)'/g) ?? [])].map(([, value]) => value).sort(),
      [...values].sort(),
      name,
    );
  for (const [name, values] of Object.entries(CHOICES)) {
    const { type, default: initial } = element.attributes.find(
      (/** @type {{ name: string }} */ attribute) => attribute.name === name,
    );
    assert.equal(type.text, values.map((value) => `'${value}'`).join(' | '), name);
    assert.equal(initial, `'${values[0]}'`, name);
  }
  // Events of the sources, with those of buttons and of finished games, are exactly those typed and listed.
  const sources = fs
    .readdirSync(fileURLToPath(new URL('../../www', import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(table|solver)\/.*\.js$/.test(name))
    .map((name) => fs.readFileSync(fileURLToPath(new URL(`../../www/${name}`, import.meta.url)), 'utf8'))
    .join('\n');
  const emitted = [...sources.matchAll(/(?:emit\(|const event = .*)'(patience-[a-z-]+)'/g)].map(([, name]) => name);
  const pressed = ['home', 'menu', 'moves'].map((action) => `patience-${action}`);
  const events = [
    ...new Set([...emitted, ...pressed, 'patience-move', 'patience-ready', 'patience-won', 'patience-stuck']),
  ];
  assert.ok(events.length > 12);
  assert.deepEqual(names(element.events), events.sort());
  assert.deepEqual(typed(/^ {2}'(patience-[a-z-]+)': CustomEvent</gm), events);
  const members = typed(/^ {2}(?:get |readonly )?(\w+)(?:\(.*\))?: .*;$/gm);
  for (const { name } of element.members) assert.ok(members.includes(name), name);
  const methods = element.members.filter((/** @type {{ kind: string }} */ { kind }) => kind === 'method');
  const typedMethods = typed(/^ {2}(\w+)\([^)]*\): (?:void|boolean|Promise<\w+>);$/gm);
  assert.deepEqual(
    names(methods),
    typedMethods.filter((name) => !name.endsWith('EventListener')),
  );
  assert.deepEqual(
    names(exports.filter((/** @type {{ kind: string }} */ { kind }) => kind === 'js')),
    JSON.parse(
      run(
        'node',
        '--input-type=module',
        '-e',
        "console.log(JSON.stringify(Object.keys(await import('cadogan-patience'))))",
      ),
    ).sort(),
  );
  const parts = await on.evaluate(() =>
    [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((el) => [
      ...el.part,
    ]),
  );
  for (const part of parts) assert.ok(names(element.cssParts).includes(part), part);
  for (const { name } of element.cssProperties) assert.match(sheets(), new RegExp(`${name}\\b`), name);
});

/** The text of the package's style sheets. */
const sheets = () =>
  packed
    .filter((name) => name.endsWith('.css'))
    .map((name) => fs.readFileSync(path.join(PACKAGE, name), 'utf8'))
    .join('\n');

/** Names of the element's events without "patience-". @returns {string[]} */
function eventsOfManifest() {
  const { modules } = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'custom-elements.json'), 'utf8'));
  return modules[0].declarations[0].events.map((/** @type {{ name: string }} */ { name }) => name.slice(9));
}

test('mount makes a table with properties and listeners in one call, and reports misspelt options', async (t) => {
  write('mount.html', page('./mount.js').replace(/<patience-game.*<\/patience-game>/, '<main id="place"></main>'));
  write(
    'mount.js',
    `import { mount } from './node_modules/cadogan-patience/patience-game.js';
globalThis.events = [];
const on = { ready: ({ type }) => globalThis.events.push(type), move: ({ detail }) => globalThis.events.push(detail.kind) };
globalThis.game = mount('#place', { deal: ${JSON.stringify(sly.deal)}, suits: 'four', home: true, on });
const reasonOf = (...args) => {
  try { mount(...args); return ''; } catch (error) { return error.name + ': ' + error.message; }
};
const events = ${JSON.stringify(eventsOfManifest())};
globalThis.unknown = events.filter((name) => !/“suit”/.test(reasonOf('#place', { on: { [name]() {} }, suit: '' })));
globalThis.failed = [['#nowhere'], ['#place', { suit: 'four' }], ['#place', { on: { won: 1 } }], ['#place', { on: { wno() {} } }]].map((args) => reasonOf(...args));
`,
  );
  const site = await serveForTest(t, { directory: project });
  const { page: on } = await open(t, 'mount.html', { site });
  await until(async () => (await linkOn(on)) === sly.links[0]);
  await on.locator('[data-pile="stock"]').click();
  await until(async () => (await linkOn(on)) !== sly.links[0]);
  const { events, failed, unknown, count, attributes } = await on.evaluate(() => ({
    ...{ events: /** @type {any} */ (globalThis).events, failed: /** @type {any} */ (globalThis).failed },
    unknown: /** @type {any} */ (globalThis).unknown,
    count: document.querySelectorAll('patience-game').length,
    attributes: document.querySelector('#place > patience-game')?.getAttributeNames().sort(),
  }));
  assert.equal(events[0], 'patience-ready');
  assert.ok(events.includes('deal') || events.includes('move'), events.join());
  assert.deepEqual(
    attributes?.filter((name) => !name.startsWith('data-')),
    ['deal', 'home', 'suits'],
  );
  assert.equal(count, 1);
  assert.match(failed[0], /^TypeError: .*#nowhere/);
  assert.match(failed[1], /^TypeError: .*“suit”/);
  assert.match(failed[2], /^TypeError: .*on\.won/);
  assert.match(failed[3], /^TypeError: .*“wno”/);
  assert.deepEqual(unknown, []);
});

test("unbundled modules work under the site's policy, and the first table is as small as the README says", async (t) => {
  write('plain.html', page('node_modules/cadogan-patience/patience-game.js'));
  const { first, site } = await exerciseFolder(t, project, { address: 'plain.html' });
  assert.ok(site.requests.some((name) => /solver.*\.wasm$/.test(name)));
  // Files that load after the first paint of the table, such as fonts, do not count.
  const next = /\.woff2$|\/reports\d*\.js$/;
  const loaded = [...new Set(first)].filter((name) => name.startsWith('node_modules/') && !next.test(name));
  const bytes = loaded.reduce(
    (sum, name) => sum + zlib.brotliCompressSync(fs.readFileSync(path.join(project, name))).length,
    0,
  );
  const promised =
    Number(/at most (\d+) kB/.exec(fs.readFileSync(path.join(PACKAGE, 'README.md'), 'utf8'))?.[1]) * 1000;
  assert.ok(
    bytes <= promised && bytes > promised * 0.8,
    `${bytes} bytes in ${loaded.length} files; the README says ${promised}`,
  );
});

for (const [description, limit, policy] of /** @type {const} */ ([
  ['with its usual inlining of short files', undefined, "default-src 'self' data: 'wasm-unsafe-eval'"],
  ["without inlining, under the site's policy", 0, undefined],
])) {
  test(`bundled by Vite, ${description}`, async (t) => {
    const root = path.join(project, `vite${limit ?? ''}`);
    fs.mkdirSync(root);
    for (const [name, text] of [
      ['index.html', page('./main.js')],
      ['page.css', 'patience-game { height: 640px; }'],
      ['main.js', "import 'cadogan-patience';\n"],
    ]) {
      fs.writeFileSync(path.join(root, name), text);
    }
    await build({ root, base: './', logLevel: 'warn', configFile: false, build: { assetsInlineLimit: limit } });
    await exerciseFolder(t, path.join(root, 'dist'), { policy });
  });
}

test('Vite’s development server finds the package and serves its module, and a move can be played', async (t) => {
  const root = path.join(project, 'vite-dev');
  fs.mkdirSync(root);
  for (const [name, text] of [
    ['index.html', page('./main.js')],
    ['page.css', 'patience-game { height: 640px; }'],
    ['main.js', "import 'cadogan-patience';\n"],
  ]) {
    fs.writeFileSync(path.join(root, name), text);
  }
  const server = await createServer({
    root,
    logLevel: 'error',
    configFile: false,
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  onTestEnd(t, 'host', () => server.close());
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/$/);
  const site = { url, requests: [], close: async () => {}, dropConnections: async () => {}, setReachable: () => {} };
  const { page: on } = await open(t, '', { site });
  await until(async () => (await linkOn(on)) === sly.links[0]);
  await on.locator('[data-pile="stock"]').click();
  await until(async () => (await linkOn(on)) !== sly.links[0]);
  // Modules loaded later are served too: the line player, the solver’s worker.
  await on.evaluate(
    (link) => /** @type {any} */ (document.querySelector('patience-game')).open(`replay/${link}`),
    sly.links[40],
  );
  await until(() => on.locator('[data-player]').count());
  await on.getByRole('button', { name: 'Step forward' }).click();
  await until(async () => (await linkOn(on)) === sly.links[1]);
  await expectVerdict(on);
});
