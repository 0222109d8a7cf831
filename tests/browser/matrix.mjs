// The npm package in projects as others have them (tests/hosts): each is installed and built by its own tools, shown in
// Chromium, and played. `cargo xtask hosts [NAME…]` runs this; it needs the npm registry, and minutes.
//
// What a project says of itself under "host" in its package.json: `site`, where its build puts the page; `serve`, the
// command that serves it where it is no folder; `counts`, that it shows the moves its listener has heard of in <output>;
// `policy`, what it needs if it cannot do with the site's strict one.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually, open, until } from './support/chromium.mjs';
import { PLAIN, playAt, playOn } from './support/embedded.mjs';
import { atEnd } from './support/teardown.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HOSTS = path.join(ROOT, 'tests/hosts');
const PACKAGE = path.join(ROOT, 'target/npm');
const QUIET = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', CI: 'true' };

/** Parcel writes the names of its files into the page. */
const POLICIES = { plain: PLAIN, inline: `${PLAIN}; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'` };

/** @typedef {{ site?: string, serve?: string, counts?: boolean, policy?: keyof typeof POLICIES }} Host */

const all = fs.readdirSync(HOSTS).sort();
const wanted = process.env.HOSTS?.split(' ').filter(Boolean) ?? [];
for (const name of wanted) if (!all.includes(name)) throw new Error(`there is no host “${name}”: ${all.join(', ')}`);

/**
 * A copy of a project with what its lock file names and the package. Kept between runs, for the sake of the registry.
 * @param {string} name
 */
function install(name) {
  const root = path.join(ROOT, 'target/hosts', name);
  fs.mkdirSync(root, { recursive: true });
  for (const old of fs.readdirSync(root))
    if (old !== 'node_modules') fs.rmSync(path.join(root, old), { recursive: true });
  fs.cpSync(path.join(HOSTS, name), root, { recursive: true });
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stamp = path.join(root, 'node_modules/.installed');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== lock) {
    // Not `npm ci`: a registry that lacks the programs of other systems leaves them out of the lock file, and it minds.
    run(root, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
    fs.writeFileSync(stamp, lock);
  }
  const place = path.join(root, 'node_modules/cadogan-patience');
  fs.rmSync(place, { recursive: true, force: true });
  fs.cpSync(PACKAGE, place, { recursive: true });
  return root;
}

/** @param {string} cwd @param {string} program @param {...string} args */
function run(cwd, program, ...args) {
  try {
    execFileSync(program, args, { cwd, env: QUIET, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {any} */ (error);
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

/** A port that is free now. @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });

/** Serves a project by its own program, until the test ends. @param {import("node:test").TestContext} t @param {string} root @param {string} command */
async function serve(t, root, command) {
  const port = await freePort();
  const [program, ...args] = command.split(' ');
  const child = spawn(path.join(root, 'node_modules/.bin', program), [...args, '--port', String(port)], {
    cwd: root,
    env: QUIET,
    stdio: 'ignore',
  });
  const close = async () => {
    child.kill();
    await until(() => child.exitCode !== null || child.signalCode !== null, { what: 'the host to end' });
  };
  atEnd(t, 'host', close);
  const url = `http://127.0.0.1:${port}/`;
  await until(async () => (await fetch(url).catch(() => null))?.ok, { what: `${command} to answer` });
  return { url, requests: [], close, vanish: close };
}

/** The listener of the page has heard of the move. @param {import("playwright-core").Page} on */
const counted = (on) =>
  eventually(async () => {
    const ply = await on.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).view.ply);
    assert.equal(await on.locator('output').textContent(), String(ply));
  });

for (const name of wanted.length ? wanted : all) {
  test(name, async (t) => {
    const root = install(name);
    run(root, 'npm', 'run', 'build');
    const project = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    /** @type {Host} */
    const { site = '', serve: command, counts, policy } = project.host;
    const moved = counts ? counted : undefined;
    if (!command) {
      await playAt(t, path.join(root, site), { ...(policy && { policy: POLICIES[policy] }), ...(moved && { moved }) });
      return;
    }
    const served = await serve(t, root, command);
    // The server has made the element's markup; the page takes it over without a word of complaint.
    assert.match(await (await fetch(served.url)).text(), /<patience-game[^>]* deal="/);
    const { page: on } = await open(t, '', { site: served });
    await playOn(on, { ...(moved && { moved: () => moved(on) }) });
  });
}
