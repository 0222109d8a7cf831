// The npm package under bundlers other than Vite (npm.test.mjs): the table, its lazy modules and the solver's worker, in a
// browser. Bundlers that copy files for `new URL(…, import.meta.url)` need no setting; for the others `setBase` says where the
// package's files are.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';
import webpack from 'webpack';
import { testsSources } from './support/build-names.mjs';
import { test } from './support/built-site-test.mjs';
import { PLAIN_POLICY, exerciseFolder, sly } from './support/host-page.mjs';

const PACKAGE = fileURLToPath(new URL('../../target/npm', import.meta.url));

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'patience-bundlers-'));
after(() => fs.rmSync(project, { recursive: true, force: true }));
const installed = path.join(project, 'node_modules/cadogan-patience');
if (!testsSources) fs.cpSync(PACKAGE, installed, { recursive: true });
fs.writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');

const PAGE = (/** @type {string} */ script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A project</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"></head>
<body><patience-game deal="${sly.deal}"></patience-game>${script}</body></html>`;

/**
 * Writes a project's sources and its page; returns its entry and its output folders.
 * @param {string} name @param {{ main: string, script?: string }} sources
 */
function createProject(name, { main, script = '<script type="module" src="js/main.js"></script>' }) {
  const root = path.join(project, name);
  const to = path.join(root, 'public');
  fs.mkdirSync(path.join(to, 'js'), { recursive: true });
  fs.writeFileSync(path.join(root, 'main.js'), main);
  fs.writeFileSync(path.join(to, 'index.html'), PAGE(script));
  fs.writeFileSync(path.join(to, 'page.css'), 'patience-game { height: 640px; }');
  return { entry: path.join(root, 'main.js'), to, js: path.join(to, 'js') };
}

/** Copies the package's files, as a build's copy step does. @param {string} to */
const copyFiles = (to) => fs.cpSync(installed, path.join(to, 'cards'), { recursive: true });

/** @param {import("webpack").Configuration} options */
const runWebpack = (options) =>
  new Promise((done, fail) => {
    const compiler = webpack(options);
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) fail(error);
      else if (stats?.hasErrors() || stats?.hasWarnings()) fail(new Error(stats.toString()));
      else done(stats);
    });
  });

for (const mode of /** @type {const} */ (['production', 'development'])) {
  test(`webpack 5 in ${mode} mode needs no setting`, async (t) => {
    const { entry, to, js } = createProject(`webpack-${mode}`, {
      main: "import 'cadogan-patience';\n",
      script: '<script src="js/main.js" defer></script>',
    });
    await runWebpack({
      mode,
      context: project,
      entry,
      // The development mode's default, eval(), violates the host's policy.
      devtool: false,
      output: { path: js, filename: 'main.js', publicPath: 'js/' },
      performance: false,
    });
    await exerciseFolder(t, to, { policy: PLAIN_POLICY });
  });
}

test('webpack 5 with setBase loads every file from that base', async (t) => {
  const { entry, to, js } = createProject('webpack-base', {
    main: "import { setBase } from 'cadogan-patience';\nsetBase('cards');\n",
    script: '<script src="js/main.js" defer></script>',
  });
  copyFiles(to);
  await runWebpack({
    mode: 'production',
    context: project,
    entry,
    output: { path: js, filename: 'main.js', publicPath: 'js/' },
    // The first test minifies; it takes most of the build's time.
    optimization: { minimize: false },
    performance: false,
  });
  const { site } = await exerciseFolder(t, to, { policy: PLAIN_POLICY });
  const loaded = site.requests.filter((name) => /\.(wasm|css|woff2|txt)$|worker/.test(name) && name !== 'page.css');
  assert.ok(loaded.length > 5);
  assert.deepEqual(
    loaded.filter((name) => !name.startsWith('cards/')),
    [],
  );
});

for (const format of /** @type {const} */ (['esm', 'iife'])) {
  test(`esbuild with setBase works as ${format}`, async (t) => {
    const { entry, to, js } = createProject(`esbuild-${format}`, {
      main: "import { setBase } from 'cadogan-patience';\nsetBase('./cards/');\n",
      ...(format === 'iife' && { script: '<script src="js/main.js" defer></script>' }),
    });
    copyFiles(to);
    await esbuild.build({
      entryPoints: [entry],
      outdir: js,
      bundle: true,
      format,
      splitting: format === 'esm',
      minify: true,
      logLevel: 'error',
    });
    await exerciseFolder(t, to);
  });
}

test('Rolldown with setBase works', async (t) => {
  const { entry, to, js } = createProject('rolldown', {
    main: "import { setBase } from 'cadogan-patience';\nsetBase(new URL('../cards', import.meta.url));\n",
  });
  copyFiles(to);
  const bundle = await rolldown({ input: entry });
  await bundle.write({ dir: js, format: 'esm', entryFileNames: 'main.js' });
  await bundle.close();
  await exerciseFolder(t, to);
});
