// Writes the documents in every language but English, their original: `node site-pages.mjs FOLDER`, run by `cargo xtask dist`
// and `serve`.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../www/words/language.js';
import { DOCUMENTS, inLanguage } from './support/documents.mjs';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node site-pages.mjs FOLDER');

/** @type {string[]} */
const problems = [];
for (const [lang, { dir }] of Object.entries(LANGUAGES)) {
  if (lang === 'en' || lang.startsWith('x-')) continue;
  const words = `${WWW}words/${lang}`;
  const [{ pages: form }, { GAMES: games }] = await Promise.all(
    ['pages', 'games'].map((part) => import(`${words}/${part}.js`)),
  );
  fs.mkdirSync(path.join(folder, lang), { recursive: true });
  for (const name of DOCUMENTS) {
    const html = fs.readFileSync(`${WWW}${name}.html`, 'utf8');
    const { default: documentWords } = await import(`${words}/documents/${name}.js`);
    const report = (/** @type {string} */ problem) => problems.push(`${lang}, ${name}: ${problem}`);
    fs.writeFileSync(
      path.join(folder, lang, `${name}.html`),
      inLanguage(html, { lang, dir, words: documentWords, form, games }, report),
    );
  }
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
