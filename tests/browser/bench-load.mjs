// Benchmark of first visits on a slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms, 390×844, brotli over
// HTTP/1.1, no service worker. Prints the best of five, with the requests. Run by `cargo xtask bench page`, or:
//
//   node bench-load.mjs [--runs N] [--site FOLDER] [--names] [--network | --processor | --neither] [PAGE…]
//
// PAGE is an address relative to the site, such as "#sly/S7Q3-K9X2"; by default the start page and a link of each patience.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SLOW_4G, CPU_SLOWDOWN, serveCompressed, launchFullBrowser, measureLoad } from './support/slow-phone.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    site: { type: 'string', default: process.env.PATIENCE_SITE ?? path.join(ROOT, 'dist') },
    names: { type: 'boolean', default: false },
    network: { type: 'boolean', default: false },
    processor: { type: 'boolean', default: false },
    neither: { type: 'boolean', default: false },
  },
});

const WINS = path.join(ROOT, 'tests/data/wins');
/** The deals of the first recorded wins. */
const links = fs
  .readdirSync(WINS)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => {
    const lines = fs.readFileSync(path.join(WINS, name), 'utf8').split('\n');
    const code = lines.find((text) => text && !text.startsWith('#'))?.split(/\s/)[0];
    return `#${name.replace('.txt', '')}/${code}`;
  });
const pages = positionals.length ? positionals : ['', ...links];
/** Measured for layout shifts, not speed. */
const shiftPages = positionals.length
  ? []
  : ['www/embedding.html', `www/embed.html${links.at(-1)}`, 'www/examples/index.html', ...links, ''];

const slower = values.network || values.neither ? 1 : CPU_SLOWDOWN;
const line = values.processor || values.neither ? null : SLOW_4G;
const site = await serveCompressed(values.site);
const browser = await launchFullBrowser();
try {
  console.log(`${''.padEnd(46)}ready s  paint s  requests     kB   shift`);
  for (const page of pages) {
    /** @type {import("./support/slow-phone.mjs").Load[]} */
    const loads = [];
    for (let run = 0; run < Number(values.runs); run++)
      loads.push(await measureLoad(browser, site.url + page, { slower, line }));
    const best = (/** @type {(load: import("./support/slow-phone.mjs").Load) => number} */ of) =>
      Math.min(...loads.map(of));
    const worst = (/** @type {(load: import("./support/slow-phone.mjs").Load) => number} */ of) =>
      Math.max(...loads.map(of));
    const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2).padStart(9);
    console.log(
      `${(page || 'the start page').padEnd(44)}${seconds(best((load) => load.ready))}${seconds(best((load) => load.paint))}` +
        `${String(worst((load) => load.requests)).padStart(10)}${(worst((load) => load.bytes) / 1000).toFixed(1).padStart(7)}` +
        `${worst((load) => load.shift)
          .toFixed(3)
          .padStart(8)}`,
    );
    if (values.names) console.log(loads[0].names.map((name) => `    ${name || 'index.html'}`).join('\n'));
  }
  if (shiftPages.length) console.log(`\n${'Layout shift while a page loads'.padEnd(46)}390×844  1440×900`);
  for (const page of shiftPages) {
    const shifts = [];
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const { shift } = await measureLoad(browser, site.url + page, { viewport });
      shifts.push(shift.toFixed(3));
    }
    console.log(`${(page || 'the start page').padEnd(46)}${shifts[0].padStart(7)}${shifts[1].padStart(10)}`);
  }
} finally {
  await browser.close();
  await site.close();
}
