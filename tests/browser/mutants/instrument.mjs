// StrykerJS' instrumenter, which puts all mutants of a source into one copy, each behind a switch. Installed from npm into
// target/mutants/stryker on first use, as no other test needs it.

import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EQUIVALENT } from './equivalent.mjs';

const PACKAGE = '@stryker-mutator/instrumenter';
const VERSION = '9.5.1';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Folder of copies, results and the instrumenter. */
export const TARGET = path.join(ROOT, 'target/mutants');

/** Zero-based. @typedef {{ line: number, column: number }} Position */
/** @typedef {{ start: Position, end: Position }} Range */
/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: Range }} Mutant */
/** @typedef {{ name: string, content: string, mutate: true | Range[] }} Source */

/** Loads the instrumenter, and installs it first if necessary. @returns {Promise<any>} its module */
async function loadInstrumenter() {
  const tools = path.join(TARGET, 'stryker');
  const main = path.join(tools, 'node_modules', PACKAGE, 'dist/src/index.js');
  if (!fs.existsSync(main)) {
    fs.mkdirSync(tools, { recursive: true });
    const args = ['install', '--prefix', '.', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`];
    const { status } = spawnSync('npm', args, { cwd: tools, stdio: 'inherit' });
    if (status !== 0) throw new Error(`npm cannot install ${PACKAGE}`);
  }
  return import(pathToFileURL(main).href);
}

/** Reads a source, to be mutated as a whole. @param {string} name its path from the root @returns {Source} */
export const sourceOf = (name) => ({ name, content: fs.readFileSync(path.join(ROOT, name), 'utf8'), mutate: true });

/**
 * Instruments sources with all their mutants, or those within the ranges of `mutate`.
 * @param {Source[]} sources
 * @returns {Promise<{ files: { name: string, content: string }[], mutants: Mutant[] }>}
 */
export async function instrument(sources) {
  const { Instrumenter } = await loadInstrumenter();
  const logger = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };
  return new Instrumenter(logger).instrument(sources, { plugins: null, excludedMutations: [], ignorers: [] });
}

/** @type {Map<string, string[]>} */
const texts = new Map();

/** The lines of a source. @param {string} name */
function linesOf(name) {
  let lines = texts.get(name);
  if (!lines) texts.set(name, (lines = fs.readFileSync(path.join(ROOT, name), 'utf8').split('\n')));
  return lines;
}

/** The first line of the code that a mutant replaces. @param {Mutant} mutant */
function original({ fileName, location: { start, end } }) {
  const last = start.line === end.line ? end.column : undefined;
  return linesOf(fileName)[start.line]?.slice(start.column, last) ?? '';
}

/** A mutant as "original  →  replacement". @param {Mutant} mutant */
export const changeOf = (mutant) => `${original(mutant)}  →  ${mutant.replacement.replace(/\s+/g, ' ')}`;

/** A mutant as one line. @param {Mutant} mutant @param {string} [file] the source's name to print; the base name by default */
export function describe(mutant, file = path.basename(mutant.fileName)) {
  const { start } = mutant.location;
  return `${file}:${start.line + 1}:${start.column + 1} ${mutant.mutatorName}: ${changeOf(mutant)}`;
}

/** The reason why a mutant is equivalent; undefined if it is not. @param {Mutant} mutant */
export function reasonOfEquivalence(mutant) {
  const change = changeOf(mutant);
  const line = linesOf(mutant.fileName)[mutant.location.start.line] ?? '';
  return EQUIVALENT.find(
    ({ file, mutant: text, on = '' }) =>
      (mutant.fileName === file || path.basename(mutant.fileName) === file) && change === text && line.includes(on),
  )?.why;
}

/**
 * Keys mutants by source, text of the line and change, numbered where several are alike. A key is stable while other lines
 * of the source change.
 * @param {Mutant[]} mutants @returns {Map<string, Mutant>} in the order of the sources
 */
export function keyMutants(mutants) {
  /** @type {Map<string, Mutant>} */
  const found = new Map();
  for (const mutant of mutants) {
    const line = (linesOf(mutant.fileName)[mutant.location.start.line] ?? '').trim();
    const text = `${mutant.fileName} | ${mutant.mutatorName} | ${line} | ${changeOf(mutant)}`;
    for (let n = 1; ; n++) {
      const key = `${text} | ${n}`;
      if (found.has(key)) continue;
      found.set(key, mutant);
      break;
    }
  }
  return found;
}

/** @param {string} text */
export const digest = (text) => crypto.createHash('sha256').update(text).digest('hex');

/**
 * Draws a seeded sample. A mutant's rank is a hash of its key, so that a sample stays mostly the same when sources change.
 * @param {Iterable<string>} keys @param {number} seed @param {number} size
 */
export const drawSample = (keys, seed, size) =>
  [...keys]
    .map((key) => ({ key, rank: digest(`${seed} ${key}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ key }) => key);
