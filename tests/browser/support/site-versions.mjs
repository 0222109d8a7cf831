// A copy of the built site that releases new versions of itself.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceOf } from './build-names.mjs';
import { sha256 } from './serve.mjs';

const DIST = process.env.PATIENCE_SITE ?? path.join(fileURLToPath(new URL('../../../', import.meta.url)), 'dist');

/** A worker and a module of the page that answer with their version. */
const PROBES = {
  'www/probe.js': 'export const version = "VERSION";\n',
  'www/probe-worker.js': 'import { version } from "./probe.js";\nonmessage = () => postMessage(version);\n',
};

/** Copies the site into a folder that is removed when the process ends. */
export function copySite() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-site-'));
  // An open page may still fetch a file.
  process.once('exit', () => fs.rmSync(directory, { recursive: true, force: true }));
  fs.cpSync(DIST, directory, { recursive: true });
  const worker = fs.readFileSync(path.join(DIST, 'sw.js'), 'utf8');
  /** @type {{ version: string, files: Record<string, string> }} */
  const build = JSON.parse(/const BUILD = (\{.*\});/.exec(worker)?.[1] ?? 'null');
  /** @param {string} name @param {string} text */
  const put = (name, text) => fs.writeFileSync(path.join(directory, name), text);
  /**
   * Releases a version: writes it into every page, the worker's list of files and the probes.
   * @param {string} version
   * @param {{ skip?: (name: string) => boolean, extra?: Record<string, string>, only?: string[] }} [options]
   *   `skip`: files of the list that are not written; `extra`: more files; `only`: the files of the build, instead of all
   */
  const release = (version, { skip = () => false, extra = {}, only = Object.keys(build.files) } = {}) => {
    const files = Object.fromEntries(only.map((name) => [name, build.files[name]]));
    for (const name of only.filter((path) => path.endsWith('.html'))) {
      const text = fs.readFileSync(path.join(DIST, name), 'utf8').replaceAll(build.version, version);
      files[name] = sha256(text);
      if (!skip(name)) put(name, text);
    }
    for (const [name, text] of Object.entries({ ...PROBES, ...extra })) {
      const probe = text.replace('VERSION', version);
      files[name] = sha256(probe);
      if (!skip(name)) put(name, probe);
    }
    put('sw.js', worker.replace(/const BUILD = .*;/, `const BUILD = ${JSON.stringify({ ...build, version, files })};`));
  };
  return { directory, release, put, files: Object.keys(build.files).map(sourceOf) };
}
