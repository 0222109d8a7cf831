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

const { glossaryWords, keyWords, rulesOf, words } = await import('../../www/words/rules.js');
const { words: core } = await import('../../www/words/core.js');
const { glossaryList, leadOf, SECTIONS, sectionsOf } = await import('../../www/table/rules/content.js');

const games = engine.games().filter(({ variant, has }) => !variant && has.rules);

/** A text without its marks. @param {import("../../www/words/marked.js").Text} text */
const plain = (text) =>
  typeof text === 'string' ? text : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/**
 * A page round some content.
 * @param {{ file: string, title: string, description: string, heading: string, body: string, play?: string }} page
 */
function whole({ file, title, description, heading, body, play }) {
  const links = [
    ...games.map((info) => [`${info.id}.html`, core.games.name(info)]),
    ['glossary.html', words.sections.glossary],
  ].map(([to, label]) =>
    to === file ? `<a href="${to}" aria-current="page">${escape(label)}</a>` : `<a href="${to}">${escape(label)}</a>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
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
  <link rel="icon" href="../icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="../table/theme.css">
  <link rel="stylesheet" href="../site/pages.css">
  <link rel="stylesheet" href="../table/rules/rules.css">
  <link rel="stylesheet" href="../table/rules/page.css">
</head>
<body>
  <header class="top">
    <a href="../../index.html">${escape(words.page.home)}</a>
    <nav aria-label="${escape(words.page.all)}">${links.join(' ')}</nav>
  </header>
  <main>
    <h1>${escape(heading)}</h1>
${play ? `    <p class="play">${play}</p>\n` : ''}    <div class="rules">${body}</div>
    <p class="rules-book">${escape(words.page.book)}</p>
    <p class="rules-book"><a href="../accessibility.html">${escape(words.page.accessibility)}</a></p>
  </main>
</body>
</html>
`;
}

/** @param {string} file @param {string} text */
const write = (file, text) => fs.writeFileSync(path.join(folder, file), text);

fs.mkdirSync(folder, { recursive: true });
const glossary = await glossaryWords();
const keys = await keyWords();
for (const info of games) {
  const told = await rulesOf(info.id);
  const file = `${info.id}.html`;
  const name = core.games.name(info);
  const body = inPaperDocument(({ link }) => {
    const setting = /** @type {import("../../www/table/rules/content.js").Setting} */ ({
      engine,
      scripts: false,
      levels: ['h2', 'h3'],
      mark: null,
      own: null,
      address: (to) => `../../index.html#${to}`,
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
      play: `<a href="../../index.html#${info.id}">${escape(words.page.play(name))}</a>`,
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
