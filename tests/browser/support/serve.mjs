// Serves the built site (`cargo xtask dist`) under the worst conditions of a static host: from a sub-path, and with the
// strict policy as a header too.

import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtPath, sourceOf } from './build-names.mjs';
import { deepQuery } from './deep-query.mjs';
import { onTestEnd } from './teardown.mjs';
import { until } from './until.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DIST = process.env.PATIENCE_SITE ?? path.join(ROOT, 'dist');

/** Serves the sources, not the bundles: for tests that import a module into the page. */
export const UNBUNDLED = { directory: ROOT.replace(/[/\\]$/, '') };
/** @param {string} name */
const policyIn = (name) => fs.readFileSync(path.join(ROOT, 'crates/xtask/src', name), 'utf8').trim();
const CSP = policyIn('csp.txt');
const CSP_EMBED = policyIn('csp-embed.txt');

/** The path of the site on its host. */
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

/** Records a page's errors, and finds elements in shadow roots: for drivers that do neither. Runs before all other scripts. */
export const PROBE_SCRIPT = `
  Object.defineProperty(globalThis, "__deepQuery", { value: ${deepQuery} });
  const problems = [];
  Object.defineProperty(globalThis, "__problems", { value: problems });
  // WebKit sometimes reports an undelivered resize as an error; it delivers it in the next frame.
  const isResizeLoop = (e) => String(e.message).startsWith("ResizeObserver loop completed");
  addEventListener("error", (e) => isResizeLoop(e) || problems.push(e.message ? "error: " + e.message : "a file did not load"), true);
  addEventListener("unhandledrejection", (e) => problems.push("unhandled rejection: " + e.reason));
  addEventListener("securitypolicyviolation", (e) => problems.push("policy: " + e.violatedDirective + " " + e.blockedURI));
  // Deals are shown at once, so that a test finds cards at their final places.
  addEventListener("patience-unroll", (e) => e.preventDefault(), true);
  const report = console.error;
  console.error = (...words) => { problems.push("console: " + words.join(" ")); report.apply(console, words); };
`;

/** @param {string | Buffer} bytes */
export const sha256 = (bytes) => crypto.createHash('sha256').update(bytes).digest('hex');

/** Adds the probe to a page. @param {string} name @param {string | Buffer} html */
function withProbe(name, html) {
  const up = '../'.repeat(name.split('/').length - 1);
  return html.toString().replace(/<meta charset="?utf-8"?[^>]*>/i, `$&<script src="${up}__probe.js"></script>`);
}

/** @typedef {{ body?: string | Buffer, type?: string, status?: number }} BadAnswer */

/**
 * @typedef {object} Site
 * @property {string} url     with a final slash
 * @property {string[]} requests  paths below `url`, in order; built files by the names of their sources
 * @property {() => Promise<void>} close  after all answers
 * @property {() => Promise<void>} dropConnections  at once and for good, like a failing network
 * @property {(isReachable: boolean) => void} setReachable  false: every request fails without an answer
 */

/**
 * Serves a directory on a free port until `close`.
 *
 * @param {{ directory?: string, probe?: boolean, files?: Record<string, string>, policy?: string, open?: boolean,
 *   headers?: (name: string) => Record<string, string>, spoil?: (name: string, body: string | Buffer) => BadAnswer | undefined }} [options]
 *   `probe`: adds a script to every page that collects errors in `__problems`; `files`: added to those of the directory, or
 *   replacing them; `policy`: instead of the site's; `open`: allows other origins to fetch; `headers`: added or replacing;
 *   `spoil`: returns a bad answer for a file, sent as cacheable for a year unless it has another status than 200
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
      [builtPath(name), text],
    ]),
  );
  let unanswered = 0;
  let isReachable = true;
  const server = http.createServer((request, response) => {
    unanswered++;
    response.on('close', () => unanswered--);
    if (!isReachable) return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(SUB_PATH);
    const name = inside ? decodeURIComponent(pathname.slice(SUB_PATH.length)) || 'index.html' : '';
    requests.push(inside ? sourceOf(name) : pathname);
    /** @type {string | Buffer | undefined} */
    let body = replaced.get(name);
    if (probe && name === '__probe.js') body = PROBE_SCRIPT;
    const file = path.join(directory, name);
    if (body === undefined && inside && file.startsWith(directory + path.sep)) {
      try {
        body = fs.readFileSync(file);
      } catch {
        // Answered with 404 below.
      }
    }
    if (body === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
      return;
    }
    if (probe && name.endsWith('.html')) body = withProbe(name, body);
    // The service worker checks each page against the hash in its list.
    if (probe && name === 'sw.js')
      body = body.toString().replace(/"([^"]+\.html)":"[0-9a-f]{64}"/g, (_, page) => {
        const html = replaced.get(page) ?? fs.readFileSync(path.join(directory, page));
        return `"${page}":"${sha256(withProbe(page, html))}"`;
      });
    const badAnswer = spoil?.(name, body);
    response.writeHead(badAnswer?.status ?? 200, {
      'Content-Type': badAnswer?.type ?? TYPES.get(path.extname(name)) ?? 'application/octet-stream',
      'Content-Security-Policy': policy ?? (name === 'www/embed.html' ? CSP_EMBED : CSP),
      ...(open && { 'Access-Control-Allow-Origin': '*' }),
      'Cache-Control': badAnswer && !badAnswer.status ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headers?.(name),
    });
    response.end(badAnswer?.body ?? body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  /** @type {Promise<void> | undefined} */
  let closed;
  const dropConnections = () =>
    (closed ??= new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }));
  return {
    url: `http://127.0.0.1:${address.port}${SUB_PATH}`,
    requests,
    dropConnections,
    setReachable: (value) => {
      isReachable = value;
    },
    close: async () => {
      await until(() => unanswered === 0, { what: 'answers to all requests' });
      await dropConnections();
    },
  };
}

/**
 * Serves a site until the test's pages have closed.
 * @param {import("node:test").TestContext} t @param {Parameters<typeof serveSite>[0]} [options] as of `serveSite`
 */
export async function serveForTest(t, options) {
  const site = await serveSite(options);
  onTestEnd(t, 'host', site.close);
  return site;
}
