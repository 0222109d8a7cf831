// A copy of the repository with one more patience, added as in CONTRIBUTING, "Adding a game": one file, and two lines in
// games/mod.rs.

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BUILD_FOLDER = path.join(process.env.CARGO_TARGET_DIR ?? path.join(ROOT, 'target'), 'fifth-game');

/** The path of the copy: always the same, so that a second run builds incrementally. */
export const TREE = path.join(BUILD_FOLDER, 'tree');

/**
 * A separate target directory: cargo identifies the crates of a workspace by their paths within it, and would confuse the
 * copy's with the repository's.
 */
export const TARGET = path.join(BUILD_FOLDER, 'target');

/** The repository's target directory. */
const ROOT_TARGET = path.dirname(BUILD_FOLDER);

const GAME_FOLDER = 'tests/data/fifth-game';
const GAMES = 'crates/patience/src/games';

/** Writes a file if its content differs, as cargo compares modification times; a script stays executable. */
function write(/** @type {string} */ name, /** @type {Buffer} */ bytes) {
  const file = path.join(TREE, name);
  if (!fs.existsSync(file) || !fs.readFileSync(file).equals(bytes)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  const original = path.join(ROOT, name);
  if (fs.existsSync(original)) fs.chmodSync(file, fs.statSync(original).mode);
}

/**
 * Copies the repository's builds of third-party crates: cargo identifies those by their source, and compares modification
 * times, which are preserved.
 */
function copyDependencies() {
  if (fs.existsSync(TARGET)) return;
  const profiles = [
    'debug',
    // Procedural macros of the WebAssembly modules.
    'wasm',
    'wasm-solver',
    ...foldersOf('wasm32-unknown-unknown').map((name) => path.join('wasm32-unknown-unknown', name)),
  ];
  for (const profile of profiles) {
    for (const folder of ['.fingerprint', 'build', 'deps']) {
      const from = path.join(ROOT_TARGET, profile, folder);
      if (!fs.existsSync(from)) continue;
      fs.cpSync(from, path.join(TARGET, profile, folder), {
        recursive: true,
        preserveTimestamps: true,
        // Not the programs, which are the repository's.
        filter: (file) => folder !== 'deps' || fs.statSync(file).isDirectory() || path.extname(file) !== '',
      });
    }
  }
}

/** Folders within a folder of the repository's build. @param {string} folder */
const foldersOf = (folder) =>
  fs.existsSync(path.join(ROOT_TARGET, folder))
    ? fs
        .readdirSync(path.join(ROOT_TARGET, folder), { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** Adds a game to games/mod.rs: its module, and its entry in the list. @param {string} text @param {string} name */
function withGame(text, name) {
  const module = text.replace(/(?:^pub mod \w+;\n)+/m, (all) => `${all}pub mod ${name};\n`);
  const listed = module.replace(/(static ALL: [^=]*= &\[[\s\S]*?),?\s*\];/, `$1, ${name}::GAMES];`);
  if (module === text || listed === module)
    throw new Error(`${GAMES}/mod.rs is not in the form that this test expects`);
  return listed;
}

/** Makes or updates the copy. @returns {string} the name of the added game's file, without its extension */
export function makeTree() {
  copyDependencies();
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const names = tracked.toString().split('\0').filter(Boolean);
  const files = new Map(
    names
      .filter((name) => fs.existsSync(path.join(ROOT, name)))
      .map((name) => [name, fs.readFileSync(path.join(ROOT, name))]),
  );
  const [game, ...others] = names
    .filter((name) => name.startsWith(`${GAME_FOLDER}/`))
    .map((name) => path.basename(name, '.rs'));
  if (!game || others.length) throw new Error(`${GAME_FOLDER} must hold exactly one game`);

  // All changes that a game needs.
  const file = files.get(`${GAME_FOLDER}/${game}.rs`);
  const mod = files.get(`${GAMES}/mod.rs`);
  if (!file || !mod) throw new Error('the games are not where this test expects them');
  files.set(`${GAMES}/${game}.rs`, file);
  files.set(`${GAMES}/mod.rs`, Buffer.from(withGame(mod.toString(), game)));

  // Files of an earlier copy that the repository no longer has.
  const list = path.join(TREE, '.files');
  const oldNames = fs.existsSync(list) ? fs.readFileSync(list, 'utf8').split('\0') : [];
  for (const name of oldNames) if (!files.has(name)) fs.rmSync(path.join(TREE, name), { force: true });
  for (const [name, bytes] of files) write(name, bytes);
  fs.writeFileSync(list, [...files.keys()].join('\0'));

  const modules = path.join(TREE, 'tests/browser/node_modules');
  if (!fs.existsSync(modules)) fs.symlinkSync(path.join(ROOT, 'tests/browser/node_modules'), modules);
  run(['cargo', 'fmt', '--package', 'patience']);
  const formatted = fs.readFileSync(path.join(TREE, GAMES, `${game}.rs`));
  if (!formatted.equals(file)) throw new Error(`${GAME_FOLDER}/${game}.rs is not formatted by cargo fmt`);
  return game;
}

/**
 * Runs a command in the copy and returns its output; throws it where the command fails.
 * @param {string[]} command @param {Record<string, string>} [env]
 */
export function run([program, ...args], env = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: TREE,
    env: { ...process.env, CARGO_TARGET_DIR: TARGET, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}
