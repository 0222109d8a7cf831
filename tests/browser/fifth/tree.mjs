// A copy of the tree with a game more, made as CONTRIBUTING's "Adding a game" says: one file, and two lines in games/mod.rs.

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const HERE = path.join(process.env.CARGO_TARGET_DIR ?? path.join(ROOT, 'target'), 'fifth-game');

/** Where the copy lies: always in the same place, so that a second run builds only what has changed. */
export const TREE = path.join(HERE, 'tree');

/**
 * A target directory of its own: cargo knows a workspace's crates by their paths within it, and would take the copy's
 * for those of the tree itself.
 */
const TARGET = path.join(HERE, 'target');

/** Where the tree itself is built. */
const BUILT = path.dirname(HERE);

const FOLDER = 'tests/data/fifth-game';
const GAMES = 'crates/patience/src/games';

/** Writes a file unless it says so already: its date tells the compiler whether it has changed. */
function write(/** @type {string} */ name, /** @type {Buffer} */ bytes) {
  const file = path.join(TREE, name);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
}

/**
 * What the tree's build made of other people's crates serves the copy as well: cargo knows those by where they come from,
 * and compares dates, which stay.
 */
function takeCrates() {
  if (fs.existsSync(TARGET)) return;
  const profiles = [
    'debug',
    // Procedural macros of the modules.
    'wasm',
    'wasm-solver',
    ...list('wasm32-unknown-unknown').map((name) => path.join('wasm32-unknown-unknown', name)),
  ];
  for (const profile of profiles) {
    for (const folder of ['.fingerprint', 'build', 'deps']) {
      const from = path.join(BUILT, profile, folder);
      if (!fs.existsSync(from)) continue;
      fs.cpSync(from, path.join(TARGET, profile, folder), {
        recursive: true,
        preserveTimestamps: true,
        // Programs are the tree's own.
        filter: (file) => folder !== 'deps' || fs.statSync(file).isDirectory() || path.extname(file) !== '',
      });
    }
  }
}

/** The folders of a folder of the tree's build. @param {string} folder */
const list = (folder) =>
  fs.existsSync(path.join(BUILT, folder))
    ? fs
        .readdirSync(path.join(BUILT, folder), { withFileTypes: true })
        .flatMap((one) => (one.isDirectory() ? [one.name] : []))
    : [];

/** The list of games with one more, its name in both places where it must stand. @param {string} text @param {string} name */
function withGame(text, name) {
  const module = text.replace(/(?:^pub mod \w+;\n)+/m, (all) => `${all}pub mod ${name};\n`);
  const listed = module.replace(/(static ALL: [^=]*= &\[[\s\S]*?),?\s*\];/, `$1, ${name}::GAMES];`);
  if (module === text || listed === module) throw new Error(`${GAMES}/mod.rs is not written as this test knows it`);
  return listed;
}

/** Makes the copy, or brings it up to date. @returns {string} the name of the game's file, without its ending */
export function makeTree() {
  takeCrates();
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const names = tracked.toString().split('\0').filter(Boolean);
  const files = new Map(
    names
      .filter((name) => fs.existsSync(path.join(ROOT, name)))
      .map((name) => [name, fs.readFileSync(path.join(ROOT, name))]),
  );
  const [game, ...others] = names
    .filter((name) => name.startsWith(`${FOLDER}/`))
    .map((name) => path.basename(name, '.rs'));
  if (!game || others.length) throw new Error(`${FOLDER} holds not one game`);

  // The whole of it: nothing else of the tree is touched.
  const file = files.get(`${FOLDER}/${game}.rs`);
  const mod = files.get(`${GAMES}/mod.rs`);
  if (!file || !mod) throw new Error('the games are not where this test knows them');
  files.set(`${GAMES}/${game}.rs`, file);
  files.set(`${GAMES}/mod.rs`, Buffer.from(withGame(mod.toString(), game)));

  // What an earlier copy had and the tree has no more.
  const before = path.join(TREE, '.files');
  const old = fs.existsSync(before) ? fs.readFileSync(before, 'utf8').split('\0') : [];
  for (const name of old) if (!files.has(name)) fs.rmSync(path.join(TREE, name), { force: true });
  for (const [name, bytes] of files) write(name, bytes);
  fs.writeFileSync(before, [...files.keys()].join('\0'));

  const modules = path.join(TREE, 'tests/browser/node_modules');
  if (!fs.existsSync(modules)) fs.symlinkSync(path.join(ROOT, 'tests/browser/node_modules'), modules);
  run(['cargo', 'fmt', '--package', 'patience']);
  const formatted = fs.readFileSync(path.join(TREE, GAMES, `${game}.rs`));
  if (!formatted.equals(file)) throw new Error(`${FOLDER}/${game}.rs is not formatted as cargo fmt does it`);
  return game;
}

/**
 * Runs a command in the copy. It fails with what the command said.
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
