// Copies of the built site whose versions can be changed, as a host's are when a new one is put there.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceOf } from './built.mjs';
import { sha256 } from './serve.mjs';

const DIST = process.env.PATIENCE_SITE ?? path.join(fileURLToPath(new URL('../../../', import.meta.url)), 'dist');

/** A worker of the page with a module of its own, which says what version it is of. */
const PROBES = {
  'www/probe.js': 'export const version = "VERSION";\n',
  'www/probe-worker.js': 'import { version } from "./probe.js";\nonmessage = () => postMessage(version);\n',
};

/** A copy of the site, kept until all tests of the file have ended. */
export function copySite() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-site-'));
  // A page that is still open may ask for something until it is closed.
  process.once('exit', () => fs.rmSync(directory, { recursive: true, force: true }));
  fs.cpSync(DIST, directory, { recursive: true });
  const worker = fs.readFileSync(path.join(DIST, 'sw.js'), 'utf8');
  /** @type {{ version: string, files: Record<string, string> }} */
  const build = JSON.parse(/const BUILD = (\{.*\});/.exec(worker)?.[1] ?? 'null');
  /** @param {string} name @param {string} text */
  const put = (name, text) => fs.writeFileSync(path.join(directory, name), text);
  /**
   * Puts a version on the host: every page, the list and the probes name it.
   * @param {string} version
   * @param {{ but?: (name: string) => boolean, more?: Record<string, string>, only?: string[] }} [options] files that are
   *   not put there, files that it has besides, and those that it keeps if these are not all
   */
  const release = (version, { but = () => false, more = {}, only = Object.keys(build.files) } = {}) => {
    const files = Object.fromEntries(only.map((name) => [name, build.files[name]]));
    for (const name of only.filter((one) => one.endsWith('.html'))) {
      const text = fs.readFileSync(path.join(DIST, name), 'utf8').replaceAll(build.version, version);
      files[name] = sha256(text);
      if (!but(name)) put(name, text);
    }
    for (const [name, text] of Object.entries({ ...PROBES, ...more })) {
      const own = text.replace('VERSION', version);
      files[name] = sha256(own);
      if (!but(name)) put(name, own);
    }
    put('sw.js', worker.replace(/const BUILD = .*;/, `const BUILD = ${JSON.stringify({ ...build, version, files })};`));
  };
  return { directory, release, put, files: Object.keys(build.files).map(sourceOf) };
}
