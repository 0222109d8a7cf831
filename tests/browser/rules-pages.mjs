// Writes the rules as static pages in every language, with the site's sentences, figures and positions: `node rules-pages.mjs
// FOLDER`, run by `cargo xtask dist` and `serve`.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { escape, renderToHtml } from './support/html-document.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node rules-pages.mjs FOLDER');

// As a data URL: to Node, a .js file without a package of type "module" is CommonJS.
const glue = fs.readFileSync(path.join(ROOT, 'www/pkg/patience_wasm.js'));
/** @type {typeof import("../../www/pkg/patience_wasm.js")} */
const engine = await import(`data:text/javascript;base64,${glue.toString('base64')}`);
engine.initSync({ module: fs.readFileSync(path.join(ROOT, 'www/pkg/patience_wasm_bg.wasm')) });

const speech = await import('../../www/words/language.js');
const rules = await import('../../www/words/rules.js');
const core = await import('../../www/words/core.js');
// Registers the language's letters on cards.
await import('../../www/cards/indices.js');
const { glossaryList, leadOf, SECTIONS, sectionsOf } = await import('../../www/book/content.js');

const games = engine.games().filter(({ variant, features }) => !variant && features.rules);

/** A text without markup. @param {import("../../www/words/marked.js").Text} text */
const plain = (text) =>
  typeof text === 'string' ? text : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Languages with pages: English in the folder itself, others in subfolders. */
const languages = Object.keys(speech.LANGUAGES).filter((code) => !code.startsWith('x-'));

/** The relative path from the pages of a language to the folder. */
const toFolder = () => (speech.language === 'en' ? '' : '../');

/** The relative address of the site, in the language of the page. @param {string} fragment */
const siteAddress = (fragment) =>
  `${toFolder()}../../index.html${speech.language === 'en' ? '' : `?lang=${speech.language}`}${fragment}`;

/**
 * Renders a page.
 * @param {{ file: string, title: string, description: string, heading: string, body: string, play?: string }} page
 */
function renderPage({ file, title, description, heading, body, play }) {
  const links = [
    ...games.map((info) => [`${info.id}.html`, core.words.games.name(info)]),
    ['glossary.html', rules.words.sections.glossary],
  ].map(([to, label]) =>
    to === file ? `<a href="${to}" aria-current="page">${escape(label)}</a>` : `<a href="${to}">${escape(label)}</a>`,
  );
  const alternates = languages.map((code) => {
    const address = `${toFolder()}${code === 'en' ? '' : `${code}/`}${file}`;
    return `  <link rel="alternate" hreflang="${code}" href="${address}">\n`;
  });
  return `<!DOCTYPE html>
<html lang="${speech.language}" dir="${speech.direction}">
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
${alternates.join('')}  <link rel="icon" href="${toFolder()}../icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="${toFolder()}../cards/theme.css">
  <link rel="stylesheet" href="${toFolder()}../docs/pages.css">
  <link rel="stylesheet" href="${toFolder()}../book/rules.css">
  <link rel="stylesheet" href="${toFolder()}../book/page.css">
</head>
<body>
  <header class="top">
    <a href="${siteAddress('')}">${escape(rules.words.page.home)}</a>
    <nav aria-label="${escape(rules.words.page.all)}">${links.join(' ')}</nav>
  </header>
  <main>
    <h1>${escape(heading)}</h1>
${play ? `    <p class="play">${play}</p>\n` : ''}    <div class="rules">${body}</div>
    <p class="rules-book">${escape(rules.words.page.book)}</p>
    <p class="rules-book"><a href="${toFolder()}../${speech.language === 'en' ? '' : `pages/${speech.language}/`}accessibility.html">${escape(rules.words.page.accessibility)}</a></p>
  </main>
</body>
</html>
`;
}

/** Writes the pages in the current language. @param {string} to */
async function writeAll(to) {
  fs.mkdirSync(to, { recursive: true });
  const write = (/** @type {string} */ file, /** @type {string} */ text) => fs.writeFileSync(path.join(to, file), text);
  const { words } = rules;
  const glossary = await rules.glossaryWords();
  const keys = await rules.keyWords();
  for (const info of games) {
    const ruleWords = await rules.rulesOf(info.id);
    const file = `${info.id}.html`;
    const name = core.words.games.name(info);
    const body = renderToHtml(({ link }) => {
      const setting = /** @type {import("../../www/book/content.js").RulesContext} */ ({
        engine,
        hasScripts: false,
        levels: ['h2', 'h3'],
        markAvailable: null,
        playerTable: null,
        address: (to) => siteAddress(`#${to}`),
        ruleAddress: (rule) => `#rule-${rule}`,
        term: ({ termId, text }) => link(`glossary.html#term-${termId}`, text, 'term'),
        ruleLink: ({ ruleId, text }) =>
          link(
            SECTIONS.some((section) => section === ruleId) ? `#rules-${ruleId}` : `#rule-${ruleId}`,
            text,
            'rule-word',
          ),
      });
      const sections = sectionsOf(info.id, { words: ruleWords, glossary, keys }, setting);
      const parts = SECTIONS.filter((section) => section !== 'glossary').map((section) => sections[section]);
      return [leadOf(ruleWords, setting), ...parts];
    });
    write(
      file,
      renderPage({
        file,
        title: words.page.title(name),
        description: words.page.description(name, plain(ruleWords.lead)),
        heading: words.page.heading(name),
        body,
        play: `<a href="${siteAddress(`#${info.id}`)}">${escape(words.page.play(name))}</a>`,
      }),
    );
  }
  write(
    'glossary.html',
    renderPage({
      file: 'glossary.html',
      title: words.page.glossaryTitle,
      description: words.page.glossaryDescription,
      heading: words.sections.glossary,
      body: renderToHtml(() => glossaryList(glossary)),
    }),
  );
}

for (const code of languages) {
  await speech.setLanguage(code);
  await writeAll(code === 'en' ? folder : path.join(folder, code));
}
