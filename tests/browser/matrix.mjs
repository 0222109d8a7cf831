// The npm package under other bundlers and frameworks (tests/hosts): installs and builds each project with its own tools,
// opens it in Chromium and plays. `cargo xtask hosts [NAME…]` runs this; it needs the npm registry, and minutes.
//
// Fields of "host" in a project's package.json: `site`, the folder of the built page; `serve`, the command that serves it
// where it is not a folder; `counts`, true if its listener shows the number of moves in <output>; `policy`, where the site's
// strict one does not do.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually, open, until } from './support/chromium.mjs';
import { PLAIN_POLICY, exerciseFolder, exerciseTable } from './support/host-page.mjs';
import { tablePage } from './support/table-page.mjs';
import { onTestEnd } from './support/teardown.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HOSTS = path.join(ROOT, 'tests/hosts');
const PACKAGE = path.join(ROOT, 'target/npm');
const QUIET = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', CI: 'true' };

/** Parcel writes the names of its files into the page. */
const POLICIES = {
  plain: PLAIN_POLICY,
  inline: `${PLAIN_POLICY}; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'`,
};

/** @typedef {{ site?: string, serve?: string, counts?: boolean, policy?: keyof typeof POLICIES }} Host */

const all = fs.readdirSync(HOSTS).sort();
const selected = process.env.HOSTS?.split(' ').filter(Boolean) ?? [];
for (const name of selected) if (!all.includes(name)) throw new Error(`there is no host “${name}”: ${all.join(', ')}`);

/**
 * Installs a copy of a project with the packages of its lock file and ours; reused between runs to spare the registry.
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
  onTestEnd(t, 'host', close);
  const url = `http://127.0.0.1:${port}/`;
  await until(async () => (await fetch(url).catch(() => null))?.ok, { what: `${command} to answer` });
  return { url, requests: [], close, dropConnections: close, setReachable: () => {} };
}

/** The page's listener of `patience-move` shows the number of moves. @param {import("playwright-core").Page} page */
const expectCount = (page) =>
  eventually(async () => {
    const { ply } = await tablePage(page).view();
    assert.equal(await page.locator('output').textContent(), String(ply));
  });

for (const name of selected.length ? selected : all) {
  test(name, async (t) => {
    const root = install(name);
    run(root, 'npm', 'run', 'build');
    const project = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    /** @type {Host} */
    const { site = '', serve: command, counts, policy } = project.host;
    const onMove = counts ? expectCount : undefined;
    if (!command) {
      await exerciseFolder(t, path.join(root, site), {
        ...(policy && { policy: POLICIES[policy] }),
        ...(onMove && { onMove }),
      });
      return;
    }
    const served = await serve(t, root, command);
    // The server has made the element's markup; the page takes it over without a word of complaint.
    assert.match(await (await fetch(served.url)).text(), /<patience-game[^>]* deal="/);
    const { page } = await open(t, '', { site: served });
    await exerciseTable(page, { ...(onMove && { onMove: () => onMove(page) }) });
  });
}
