// A screenshot of the page of a failed test, and its address and contents as text, in target/reports/failed.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../target/reports/failed/', import.meta.url));
/** For a page that hangs. */
const TIMEOUT_MS = 5_000;

let count = 0;

/**
 * Saves a page if its test has failed.
 * @param {import("node:test").TestContext} t @param {import("playwright-core").Page} page
 */
export async function saveEvidence(t, page) {
  const { error } = /** @type {{ error?: Error | null }} */ (t);
  if (!error || page.isClosed()) return;
  const file = path.basename(process.argv[1] ?? '', '.test.mjs');
  const name = `${file}-${t.name}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80);
  const base = path.join(FOLDER, `${name}-${process.pid}-${++count}`);
  fs.mkdirSync(FOLDER, { recursive: true });
  const contents = page.locator('body').ariaSnapshot({ timeout: TIMEOUT_MS });
  await Promise.allSettled([
    page.screenshot({ path: `${base}.png`, timeout: TIMEOUT_MS }),
    contents.then((text) => fs.writeFileSync(`${base}.txt`, `${page.url()}\n\n${text}\n`)),
  ]);
  t.diagnostic(`the page when it failed: ${path.relative(process.cwd(), base)}.png, .txt`);
}
