// The form that makes the code for other people's pages, with the table it makes beside it.

import { read } from '../pkg/patience_wasm.js';
import '../patience-game.js';
import { elementModule, embedPage } from '../site/assets.js';
import { byId, h } from '../ui/page-dom.js';
import { infoOf, library, loadEngine, nameOf } from '../engine/games.js';
import { partsOf, REPLAY } from '../engine/links.js';
import { sentenceOf } from '../engine/loader.js';
import { askedLanguage, speakFirstOf } from '../words/document.js';
import { words } from '../words/embed.js';
import { language, LANGUAGES } from '../words/language.js';

/** @typedef {{ game: string, deal: string, moves: string }} Wish */

const SETTINGS = ['controls', 'theme', 'suits', 'hand'];
/** The preview is no higher than the questions beside it. */
const PREVIEW = 560;

/** @param {string} id */
const valueOf = (id) => /** @type {HTMLInputElement} */ (byId(id)).value.trim();
const form = /** @type {HTMLFormElement} */ (byId('questions'));
const code = /** @type {HTMLInputElement} */ (byId('code'));
const made = byId('made');
/** @param {string} name */
const chosen = (name) => String(new FormData(form).get(name));

/** Says what is wrong with a field, or that nothing is. @param {string[]} fields @param {string} hint @param {string} usual @param {string} [wrong] */
function mark(fields, hint, usual, wrong) {
  for (const id of fields) byId(id).setAttribute('aria-invalid', String(!!wrong));
  byId(hint).textContent = wrong ?? usual;
}

/** What shall lie on the table; null as long as the code is none. @returns {Wish | null} */
function wish() {
  const given = chosen('deal') === 'given';
  byId('given').hidden = !given;
  /** @type {HTMLSelectElement} */ (byId('game')).disabled = given;
  if (!given) return { game: valueOf('game'), deal: chosen('deal') === 'today' ? 'today' : '', moves: '' };
  try {
    const text = code.value.trim();
    if (!text) throw new Error(words.generator.empty);
    const { link, game, replay, plies } = read(text);
    const { deal, moves } = partsOf(link);
    /** @type {HTMLSelectElement} */ (byId('game')).value = game;
    if (replay && plies) {
      mark(['code'], 'code-hint', words.generator.replays(nameOf(game)));
      return { game, deal: REPLAY + link, moves: '' };
    }
    mark(['code'], 'code-hint', words.generator.is(nameOf(game)));
    return { game, deal, moves };
  } catch (error) {
    mark(['code'], 'code-hint', words.generator.codeHint, sentenceOf(error));
    return null;
  }
}

/** @returns {{ width: string, height: string } | null} */
function size() {
  const fits = (/** @type {string} */ text) => /^\d+$/.test(text) && Number(text) >= 200 && Number(text) <= 4000;
  const [width, height] = [valueOf('width').replace(/px$/, ''), valueOf('height').replace(/px$/, '')];
  const share = /^(\d{1,3})%$/.exec(width);
  const wide = fits(width) || (share && Number(share[1]) >= 10 && Number(share[1]) <= 100);
  const high = fits(height);
  mark(wide ? [] : ['width'], 'size-hint', words.generator.sizeHint, wide && high ? undefined : words.generator.size);
  byId('width').setAttribute('aria-invalid', String(!wide));
  byId('height').setAttribute('aria-invalid', String(!high));
  return wide && high ? { width: share ? width : `${width}px`, height: `${height}px` } : null;
}

/** The attributes that the answers come to. @param {Wish} wish @returns {[string, string][]} */
function attributes({ game, deal, moves }) {
  /** @type {[string, string][]} */
  const all = [
    ['game', game],
    ['deal', deal],
    ['moves', moves],
    ...SETTINGS.map((name) => /** @type {[string, string]} */ ([name, valueOf(name)])),
    // Without it a table speaks English.
    ['lang', valueOf('lang').replace(/^en$/, '')],
  ];
  return all.filter(([, value]) => value);
}

/** Nothing in an address or a code needs it today; what is pasted into a page shall never depend on that. @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {[string, string][]} attributes */
function frameAddress(attributes) {
  const address = new URL(embedPage);
  address.search = String(new URLSearchParams(attributes));
  return address.href;
}

function update() {
  const what = wish();
  const box = size();
  if (!what || !box) return;
  const wanted = attributes(what);
  const iframe = chosen('form') === 'iframe';
  const attributeText = wanted.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  const style = `display: block; ${box.width === '100%' ? '' : `width: ${box.width}; `}height: ${box.height}`;
  made.textContent = iframe
    ? `<iframe src="${escaped(frameAddress(wanted))}" title="${escaped(words.generator.title(nameOf(what.game)))}"\n  width="${box.width.replace('px', '')}" height="${box.height.replace('px', '')}" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>`
    : `<script type="module" src="${escaped(elementModule.href)}"></script>\n<patience-game${attributeText} style="${style}"></patience-game>`;
  show(iframe, what, wanted, box);
}

/** The table as it will be. @param {boolean} iframe @param {Wish} what @param {[string, string][]} wanted @param {{ width: string, height: string }} box */
function show(iframe, what, wanted, box) {
  const place = byId('preview');
  const address = frameAddress(wanted);
  let shown = place.firstElementChild;
  if (iframe !== shown instanceof HTMLIFrameElement || !shown) {
    shown = document.createElement(iframe ? 'iframe' : 'patience-game');
    place.replaceChildren(shown);
  }
  if (shown instanceof HTMLIFrameElement) {
    shown.title = words.generator.title(nameOf(what.game));
    if (shown.src !== address) shown.src = address;
  } else {
    const names = ['game', 'deal', 'moves', ...SETTINGS];
    const values = new Map(wanted);
    for (const name of names) {
      const value = values.get(name);
      if (value === undefined) shown.removeAttribute(name);
      else shown.setAttribute(name, value);
    }
  }
  const { style } = /** @type {HTMLElement} */ (shown);
  style.width = box.width;
  style.height = `${Math.min(parseInt(box.height, 10), PREVIEW)}px`;
}

async function copy() {
  const said = byId('copied');
  try {
    await navigator.clipboard.writeText(made.textContent ?? '');
    said.textContent = words.generator.copied;
  } catch {
    getSelection()?.selectAllChildren(made);
    said.textContent = words.generator.select;
  }
}

/** A link in the address is the deal that somebody was just playing. */
function begin() {
  for (const { id } of library) /** @type {HTMLSelectElement} */ (byId('game')).append(new Option(nameOf(id), id));
  const link = location.hash.slice(1).replace(/%2f/gi, '/');
  const { game, deal } = partsOf(link.startsWith(REPLAY) ? link.slice(REPLAY.length) : link);
  const tongues = Object.entries(LANGUAGES).filter(([one]) => !one.startsWith('x-'));
  byId('lang').append(
    ...tongues.map(([one, { name, dir }]) =>
      h('option', { value: one, lang: one, dir, translate: 'no', selected: one === language }, name),
    ),
  );
  if (infoOf(game)) /** @type {HTMLSelectElement} */ (byId('game')).value = game;
  if (deal) {
    code.value = link;
    /** @type {HTMLInputElement} */ (form.querySelector('[value="given"]')).checked = true;
  }
  // The examples say where this site is, as the code above them does: they can be copied as they stand.
  const here = new URL('.', elementModule).href;
  for (const example of document.querySelectorAll(':is(#element, #frame) pre code'))
    example.textContent = example.textContent.replaceAll('https://your.host/www/', here);
  mark([], 'code-hint', words.generator.codeHint);
  form.addEventListener('input', () => {
    byId('copied').textContent = '';
    update();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void copy();
  });
  update();
}

/** Goes to this page in another language, if it is there. @param {string | null} asked */
function goTo(asked) {
  const pages = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[hreflang]'));
  const page = [...pages].find(({ hreflang }) => hreflang === asked);
  if (page && asked !== document.documentElement.lang) location.replace(page.href + location.hash);
  return page !== undefined;
}

const asked = askedLanguage();
// The form alone speaks what the page does not: the language of tests.
await speakFirstOf([goTo(asked) ? null : asked, document.documentElement.lang]);
try {
  await loadEngine();
  begin();
} catch {
  byId('preview').textContent = words.generator.failed;
}
