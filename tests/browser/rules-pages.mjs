// Writes the pages of the rules, which need no script: the words, the plates and the engine's positions that the site
// shows, as HTML. `cargo xtask dist` and `serve` run it: `node rules-pages.mjs FOLDER`.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { escape, inPaperDocument } from './support/paper.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Where to? node rules-pages.mjs FOLDER');

// The glue has no file extension that Node would take for a module.
const glue = fs.readFileSync(path.join(ROOT, 'www/pkg/patience_wasm.js'));
/** @type {typeof import("../../www/pkg/patience_wasm.js")} */
const engine = await import(`data:text/javascript;base64,${glue.toString('base64')}`);
engine.initSync({ module: fs.readFileSync(path.join(ROOT, 'www/pkg/patience_wasm_bg.wasm')) });

const spoken = await import('../../www/words/language.js');
const rules = await import('../../www/words/rules.js');
const core = await import('../../www/words/core.js');
// The letters on the cards of the plates are those of the language.
await import('../../www/cards/indices.js');
const { glossaryList, leadOf, SECTIONS, sectionsOf } = await import('../../www/table/rules/content.js');

const games = engine.games().filter(({ variant, has }) => !variant && has.rules);

/** A text without its marks. @param {import("../../www/words/marked.js").Text} text */
const plain = (text) =>
  typeof text === 'string' ? text : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Those that have pages; English ones lie at the top, others in folders of their own. */
const languages = Object.keys(spoken.LANGUAGES).filter((code) => !code.startsWith('x-'));

/** The way from the pages of a language to the folder of all. */
const top = () => (spoken.language === 'en' ? '' : '../');

/** The way to the site's own page, in the language of these. @param {string} fragment */
const home = (fragment) =>
  `${top()}../../index.html${spoken.language === 'en' ? '' : `?lang=${spoken.language}`}${fragment}`;

/**
 * A page round some content.
 * @param {{ file: string, title: string, description: string, heading: string, body: string, play?: string }} page
 */
function whole({ file, title, description, heading, body, play }) {
  const links = [
    ...games.map((info) => [`${info.id}.html`, core.words.games.name(info)]),
    ['glossary.html', rules.words.sections.glossary],
  ].map(([to, label]) =>
    to === file ? `<a href="${to}" aria-current="page">${escape(label)}</a>` : `<a href="${to}">${escape(label)}</a>`,
  );
  const ways = languages.map((code) => {
    const way = `${top()}${code === 'en' ? '' : `${code}/`}${file}`;
    return `  <link rel="alternate" hreflang="${code}" href="${way}">\n`;
  });
  return `<!DOCTYPE html>
<html lang="${spoken.language}" dir="${spoken.direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escape(title)}</title>
  <meta name="description" content="${escape(description)}">
  <meta name="color-scheme" content="light dark">
  <meta property="og:type" content="article">
  <meta property="og:title" content="${escape(title)}">
  <meta property="og:description" content="${escape(description)}">
  <link rel="canonical" href="${file}">
${ways.join('')}  <link rel="icon" href="${top()}../icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="${top()}../cards/theme.css">
  <link rel="stylesheet" href="${top()}../docs/pages.css">
  <link rel="stylesheet" href="${top()}../table/rules/rules.css">
  <link rel="stylesheet" href="${top()}../table/rules/page.css">
</head>
<body>
  <header class="top">
    <a href="${home('')}">${escape(rules.words.page.home)}</a>
    <nav aria-label="${escape(rules.words.page.all)}">${links.join(' ')}</nav>
  </header>
  <main>
    <h1>${escape(heading)}</h1>
${play ? `    <p class="play">${play}</p>\n` : ''}    <div class="rules">${body}</div>
    <p class="rules-book">${escape(rules.words.page.book)}</p>
    <p class="rules-book"><a href="${top()}../${spoken.language === 'en' ? '' : `pages/${spoken.language}/`}accessibility.html">${escape(rules.words.page.accessibility)}</a></p>
  </main>
</body>
</html>
`;
}

/** Writes the pages in the language that is spoken. @param {string} to */
async function writeAll(to) {
  fs.mkdirSync(to, { recursive: true });
  const write = (/** @type {string} */ file, /** @type {string} */ text) => fs.writeFileSync(path.join(to, file), text);
  const { words } = rules;
  const glossary = await rules.glossaryWords();
  const keys = await rules.keyWords();
  for (const info of games) {
    const told = await rules.rulesOf(info.id);
    const file = `${info.id}.html`;
    const name = core.words.games.name(info);
    const body = inPaperDocument(({ link }) => {
      const setting = /** @type {import("../../www/table/rules/content.js").Setting} */ ({
        engine,
        scripts: false,
        levels: ['h2', 'h3'],
        mark: null,
        own: null,
        address: (to) => home(`#${to}`),
        ruleAddress: (rule) => `#rule-${rule}`,
        term: ({ termId, text }) => link(`glossary.html#term-${termId}`, text, 'term'),
        ruleLink: ({ ruleId, text }) =>
          link(SECTIONS.some((one) => one === ruleId) ? `#rules-${ruleId}` : `#rule-${ruleId}`, text, 'rule-word'),
      });
      const sections = sectionsOf(info.id, { words: told, glossary, keys }, setting);
      const parts = SECTIONS.filter((one) => one !== 'glossary').map((one) => sections[one]);
      return [leadOf(told, setting), ...parts];
    });
    write(
      file,
      whole({
        file,
        title: words.page.title(name),
        description: words.page.description(name, plain(told.lead)),
        heading: words.page.heading(name),
        body,
        play: `<a href="${home(`#${info.id}`)}">${escape(words.page.play(name))}</a>`,
      }),
    );
  }
  write(
    'glossary.html',
    whole({
      file: 'glossary.html',
      title: words.page.glossaryTitle,
      description: words.page.glossaryDescription,
      heading: words.sections.glossary,
      body: inPaperDocument(() => glossaryList(glossary)),
    }),
  );
}

for (const code of languages) {
  await spoken.setLanguage(code);
  await writeAll(code === 'en' ? folder : path.join(folder, code));
}
