// The built site (`cargo xtask dist`), served as the least helpful host would: from a sub-path, with
// the strict policy as a header as well. A test that passes here passes on any static host.

import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { built, sourceOf } from './built.mjs';
import { deepQuery } from './deep.mjs';
import { atEnd } from './teardown.mjs';
import { until } from './until.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DIST = process.env.PATIENCE_SITE ?? path.join(ROOT, 'dist');

/** The site before its modules are joined: for tests that import one of them into the page. */
export const SOURCES = { directory: ROOT.replace(/[/\\]$/, '') };
/** @param {string} name */
const policyIn = (name) => fs.readFileSync(path.join(ROOT, 'crates/xtask/src', name), 'utf8').trim();
const CSP = policyIn('csp.txt');
const CSP_EMBED = policyIn('csp-embed.txt');

/** Where the site lies on its host. */
export const SUB_PATH = '/some/where/';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.wasm', 'application/wasm'],
  ['.woff2', 'font/woff2'],
  ['.webmanifest', 'application/manifest+json'],
]);

// For engines whose driver neither hands over the console nor looks into shadow roots: a script
// that writes down what went wrong and knows how to look, put before all others.
export const PROBE = `
  Object.defineProperty(globalThis, "__deepQuery", { value: ${deepQuery} });
  const problems = [];
  Object.defineProperty(globalThis, "__problems", { value: problems });
  // WebKit, now and then, lays out once more for a container's size after observers were told, and says so as of an error:
  // they are told in the next frame.
  const late = (e) => String(e.message).startsWith("ResizeObserver loop completed");
  addEventListener("error", (e) => late(e) || problems.push(e.message ? "error: " + e.message : "a file did not load"), true);
  addEventListener("unhandledrejection", (e) => problems.push("unhandled rejection: " + e.reason));
  addEventListener("securitypolicyviolation", (e) => problems.push("policy: " + e.violatedDirective + " " + e.blockedURI));
  // Deals are shown at once: a test looks for cards where they are going to lie.
  addEventListener("patience-unroll", (e) => e.preventDefault(), true);
  const report = console.error;
  console.error = (...words) => { problems.push("console: " + words.join(" ")); report.apply(console, words); };
`;

/** @param {string | Buffer} bytes */
export const sha256 = (bytes) => crypto.createHash('sha256').update(bytes).digest('hex');

/** A page with the probe. @param {string} name @param {string | Buffer} html */
function withProbe(name, html) {
  // Each page's own depth below the site decides how it reaches it.
  const up = '../'.repeat(name.split('/').length - 1);
  return html.toString().replace(/<meta charset="?utf-8"?[^>]*>/i, `$&<script src="${up}__probe.js"></script>`);
}

/** @typedef {{ body?: string | Buffer, type?: string }} Spoilt */

/**
 * @typedef {object} Site
 * @property {string} url     the site's address, with the final slash
 * @property {string[]} requests  the paths asked for, below the site's address, in order; what is built, by its source
 * @property {() => Promise<void>} close  when everything that was asked for is answered
 * @property {() => Promise<void>} vanish  at once, as a host does whose network fails
 */

/**
 * Serves a directory on a free port of this machine, until it is told to end.
 *
 * @param {{ directory?: string, probe?: boolean, files?: Record<string, string>, policy?: string, open?: boolean,
 *   headers?: (name: string) => Record<string, string>, spoil?: (name: string, body: string | Buffer) => Spoilt | undefined }} [options]
 *   `probe` puts a script into every page that collects errors in `__problems`; `files` are
 *   answered besides (or instead of) those of the directory, such as a page that embeds the game;
 *   `policy` is sent instead of the site's own; `open` lets pages of other origins have the files; `headers` are
 *   sent besides or instead; `spoil` answers wrongly for a file, and has that kept.
 * @returns {Promise<Site>}
 */
export async function serveSite({
  directory = DIST,
  probe = false,
  files = {},
  policy,
  open = false,
  headers,
  spoil,
} = {}) {
  /** @type {string[]} */
  const requests = [];
  const replaced = new Map(
    Object.entries(files).flatMap(([name, text]) => [
      [name, text],
      [built(name), text],
    ]),
  );
  let unanswered = 0;
  const server = http.createServer((request, response) => {
    unanswered++;
    response.on('close', () => unanswered--);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(SUB_PATH);
    const name = inside ? decodeURIComponent(pathname.slice(SUB_PATH.length)) || 'index.html' : '';
    requests.push(inside ? sourceOf(name) : pathname);
    /** @type {string | Buffer | undefined} */
    let body = replaced.get(name);
    if (probe && name === '__probe.js') body = PROBE;
    const file = path.join(directory, name);
    if (body === undefined && inside && file.startsWith(directory + path.sep)) {
      try {
        body = fs.readFileSync(file);
      } catch {
        // No such file: 404 below.
      }
    }
    if (body === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
      return;
    }
    if (probe && name.endsWith('.html')) body = withProbe(name, body);
    // The worker keeps no page but that of its list.
    if (probe && name === 'sw.js')
      body = body.toString().replace(/"([^"]+\.html)":"[0-9a-f]{64}"/g, (_, page) => {
        const html = replaced.get(page) ?? fs.readFileSync(path.join(directory, page));
        return `"${page}":"${sha256(withProbe(page, html))}"`;
      });
    const spoilt = spoil?.(name, body);
    response.writeHead(200, {
      'Content-Type': spoilt?.type ?? TYPES.get(path.extname(name)) ?? 'application/octet-stream',
      'Content-Security-Policy': policy ?? (name === 'www/embed.html' ? CSP_EMBED : CSP),
      ...(open && { 'Access-Control-Allow-Origin': '*' }),
      'Cache-Control': spoilt ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headers?.(name),
    });
    response.end(spoilt?.body ?? body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  /** @type {Promise<void> | undefined} */
  let closed;
  const vanish = () =>
    (closed ??= new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }));
  return {
    url: `http://127.0.0.1:${address.port}${SUB_PATH}`,
    requests,
    vanish,
    close: async () => {
      await until(() => unanswered === 0, { what: 'answers to all requests' });
      await vanish();
    },
  };
}

/**
 * A site for one test: it closes when the test's pages have.
 * @param {import("node:test").TestContext} t @param {Parameters<typeof serveSite>[0]} [options] as of `serveSite`
 */
export async function serveFor(t, options) {
  const site = await serveSite(options);
  atEnd(t, 'host', site.close);
  return site;
}
