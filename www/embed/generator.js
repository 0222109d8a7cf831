// The form on embedding.html that generates embedding code, with a preview.

import { read } from '../pkg/patience_wasm.js';
import '../patience-game.js';
import { elementModule, embedPage } from '../site/assets.js';
import { copyText } from '../ui/dom.js';
import { byId, h } from '../ui/page-dom.js';
import { GRADES } from '../engine/deals.js';
import { infoOf, library, loadEngine, nameOf } from '../engine/games.js';
import { mayHoldProblem, partsOf, REPLAY_PREFIX } from '../engine/links.js';
import { sentenceOf } from '../engine/loader.js';
import { problemLinkIn } from '../engine/problem-link.js';
import { listedGameOf, loadList, problemsOfGrade, readProblem } from '../engine/problem-lists.js';
import { loadTools } from '../engine/tools.js';
import { words as core } from '../words/core.js';
import { languageParam, usePreferredLanguage } from '../words/document.js';
import { words } from '../words/embed.js';
import { language, LANGUAGES } from '../words/language.js';
import { words as problems } from '../words/problems.js';
import { Latest } from '../ui/latest.js';

/** `problem`: shown in place of a game. @typedef {{ game: string, deal: string, moves: string, problem: string }} TableChoice */

const SETTINGS = ['controls', 'theme', 'suits', 'hand'];
/** Maximum height of the preview: that of the form beside it. */
const MAX_PREVIEW_PX = 560;

/** @param {string} id */
const valueOf = (id) => /** @type {HTMLInputElement} */ (byId(id)).value.trim();
const form = /** @type {HTMLFormElement} */ (byId('questions'));
const code = /** @type {HTMLInputElement} */ (byId('code'));
const output = byId('made');
/** @param {string} name */
const chosen = (name) => String(new FormData(form).get(name));

/** Shows an error below fields, or their usual hint. @param {string[]} fields @param {string} hint @param {string} usual @param {string} [wrong] */
function showHint(fields, hint, usual, wrong) {
  for (const id of fields) byId(id).setAttribute('aria-invalid', String(!!wrong));
  byId(hint).textContent = wrong ?? usual;
}

/** A choice of a problem. @param {string} game @param {string} problem @returns {TableChoice} */
const problemChoice = (game, problem) => ({ game, deal: '', moves: '', problem });

/**
 * Reads the chosen problem of the game's list; null if the list has no such number.
 * @param {AbortSignal} signal @returns {Promise<TableChoice | null>}
 */
async function readListed(signal) {
  const game = listedGameOf(valueOf('game'));
  const list = await loadList(game).catch((error) => {
    if (!signal.aborted) showHint(['number'], 'number-hint', '', error.message);
  });
  if (!list || signal.aborted) return null;
  const grade = /** @type {import('../engine/deals.js').Grade} */ (valueOf('grade'));
  const shown = problemsOfGrade(list, grade);
  const found = shown.find(({ number }) => number === Number(valueOf('number')));
  if (!found) {
    showHint(['number'], 'number-hint', '', words.generator.badNumber(shown.length));
    return null;
  }
  showHint(['number'], 'number-hint', words.generator.listed(found.number, shown.length, problems.kinds[found.kind]));
  return problemChoice(game, list.at(found.index).link);
}

/** Reads the problem of a link. @param {string} link */
function readProblemLink(link) {
  const { game } = readProblem(link);
  /** @type {HTMLSelectElement} */ (byId('game')).value = game;
  showHint(['code'], 'code-hint', words.generator.problemOf(nameOf(game)));
  return problemChoice(game, link);
}

/** Reads the chosen game or problem; null if the code is invalid. @param {AbortSignal} signal @returns {Promise<TableChoice | null>} */
async function readChoice(signal) {
  const choice = chosen('deal');
  const isGiven = choice === 'given';
  byId('given').hidden = !isGiven;
  byId('listed').hidden = byId('number-hint').hidden = choice !== 'listed';
  /** @type {HTMLSelectElement} */ (byId('game')).disabled = isGiven || choice === 'problem';
  if (choice === 'problem') return problemChoice('', 'daily');
  if (choice === 'listed') return readListed(signal);
  if (!isGiven) return { game: valueOf('game'), deal: choice === 'today' ? 'today' : '', moves: '', problem: '' };
  try {
    const text = code.value.trim();
    if (!text) throw new Error(words.generator.empty);
    if (mayHoldProblem(text)) {
      await loadTools();
      if (signal.aborted) return null;
      const problem = problemLinkIn(text);
      if (problem) return readProblemLink(problem);
    }
    const { link, game, replay, plies } = read(text);
    const { deal, moves } = partsOf(link);
    /** @type {HTMLSelectElement} */ (byId('game')).value = game;
    if (replay && plies) {
      showHint(['code'], 'code-hint', words.generator.replayOf(nameOf(game)));
      return { game, deal: REPLAY_PREFIX + link, moves: '', problem: '' };
    }
    showHint(['code'], 'code-hint', words.generator.dealOf(nameOf(game)));
    return { game, deal, moves, problem: '' };
  } catch (error) {
    if (!signal.aborted) showHint(['code'], 'code-hint', words.generator.codeHint, sentenceOf(error));
    return null;
  }
}

/** @returns {{ width: string, height: string } | null} */
function readSize() {
  const fits = (/** @type {string} */ text) => /^\d+$/.test(text) && Number(text) >= 200 && Number(text) <= 4000;
  const [width, height] = [valueOf('width').replace(/px$/, ''), valueOf('height').replace(/px$/, '')];
  const share = /^(\d{1,3})%$/.exec(width);
  const isWidthValid = fits(width) || (share && Number(share[1]) >= 10 && Number(share[1]) <= 100);
  const isHeightValid = fits(height);
  showHint(
    isWidthValid ? [] : ['width'],
    'size-hint',
    words.generator.sizeHint,
    isWidthValid && isHeightValid ? undefined : words.generator.badSize,
  );
  byId('width').setAttribute('aria-invalid', String(!isWidthValid));
  byId('height').setAttribute('aria-invalid', String(!isHeightValid));
  return isWidthValid && isHeightValid ? { width: share ? width : `${width}px`, height: `${height}px` } : null;
}

/** Attributes of the element, without empty ones. @param {TableChoice} choice @returns {[string, string][]} */
function attributesOf({ game, deal, moves, problem }) {
  /** @type {[string, string][]} */
  const all = [
    ['problem', problem],
    ['game', problem ? '' : game],
    ['deal', deal],
    ['moves', moves],
    ...SETTINGS.map((name) => /** @type {[string, string]} */ ([name, valueOf(name)])),
    // The default is English.
    ['lang', valueOf('lang').replace(/^en$/, '')],
  ];
  return all.filter(([, value]) => value);
}

/** Escapes HTML. No value needs it today, but the result is pasted into other pages. @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {[string, string][]} attributes */
function frameAddress(attributes) {
  const address = new URL(embedPage);
  address.search = String(new URLSearchParams(attributes));
  return address.href;
}

/** The title of the iframe on the other page. @param {TableChoice} choice */
const titleOf = ({ game, problem }) => (problem ? words.generator.problemTitle : words.generator.title(nameOf(game)));

/** Aborted by newer input. */
const updating = new Latest();

async function update() {
  const signal = updating.begin();
  const size = readSize();
  const choice = await readChoice(signal);
  if (!choice || !size || signal.aborted) return;
  const attributes = attributesOf(choice);
  const isIframe = chosen('form') === 'iframe';
  const attributeText = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  const style = `display: block; ${size.width === '100%' ? '' : `width: ${size.width}; `}height: ${size.height}`;
  output.textContent = isIframe
    ? `<iframe src="${escapeHtml(frameAddress(attributes))}" title="${escapeHtml(titleOf(choice))}"\n  width="${size.width.replace('px', '')}" height="${size.height.replace('px', '')}" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>`
    : `<script type="module" src="${escapeHtml(elementModule.href)}"></script>\n<patience-game${attributeText} style="${style}"></patience-game>`;
  updatePreview(isIframe, choice, attributes, size);
}

/** Updates the preview. @param {boolean} isIframe @param {TableChoice} choice @param {[string, string][]} attributes @param {{ width: string, height: string }} size */
function updatePreview(isIframe, choice, attributes, size) {
  const place = byId('preview');
  const address = frameAddress(attributes);
  let shown = place.firstElementChild;
  if (isIframe !== shown instanceof HTMLIFrameElement || !shown) {
    shown = document.createElement(isIframe ? 'iframe' : 'patience-game');
    place.replaceChildren(shown);
  }
  if (shown instanceof HTMLIFrameElement) {
    shown.title = titleOf(choice);
    if (shown.src !== address) shown.src = address;
  } else {
    const names = ['problem', 'game', 'deal', 'moves', ...SETTINGS];
    const values = new Map(attributes);
    for (const name of names) {
      const value = values.get(name);
      if (value === undefined) shown.removeAttribute(name);
      else shown.setAttribute(name, value);
    }
  }
  const { style } = /** @type {HTMLElement} */ (shown);
  style.width = size.width;
  style.height = `${Math.min(parseInt(size.height, 10), MAX_PREVIEW_PX)}px`;
}

async function copy() {
  const status = byId('copied');
  const isCopied = await copyText(output.textContent ?? '');
  status.textContent = isCopied ? words.generator.copied : words.generator.copyBlocked;
  if (!isCopied) getSelection()?.selectAllChildren(output);
}

/** Starts the form, with the deal of the address if there is one. */
function startForm() {
  for (const { id } of library) /** @type {HTMLSelectElement} */ (byId('game')).append(new Option(nameOf(id), id));
  const link = location.hash.slice(1).replace(/%2f/gi, '/');
  const { game, deal } = partsOf(link.startsWith(REPLAY_PREFIX) ? link.slice(REPLAY_PREFIX.length) : link);
  for (const grade of GRADES)
    /** @type {HTMLSelectElement} */ (byId('grade')).append(new Option(core.grades[grade], grade));
  const languages = Object.entries(LANGUAGES).filter(([code]) => !code.startsWith('x-'));
  byId('lang').append(
    ...languages.map(([code, { name, dir }]) =>
      h('option', { value: code, lang: code, dir, translate: 'no', selected: code === language }, name),
    ),
  );
  if (infoOf(game)) /** @type {HTMLSelectElement} */ (byId('game')).value = game;
  if (deal) {
    code.value = link;
    /** @type {HTMLInputElement} */ (form.querySelector('[value="given"]')).checked = true;
  }
  // Put the site's address into the examples, so that they can be copied.
  const siteAddress = new URL('.', elementModule).href;
  for (const example of document.querySelectorAll(':is(#element, #frame) pre code'))
    example.textContent = example.textContent.replaceAll('https://your.host/www/', siteAddress);
  showHint([], 'code-hint', words.generator.codeHint);
  form.addEventListener('input', () => {
    byId('copied').textContent = '';
    void update();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void copy();
  });
  void update();
}

/** Redirects to this page in another language; false if there is none. @param {string | null} asked */
function redirectToLanguage(asked) {
  const pages = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[hreflang]'));
  const page = [...pages].find(({ hreflang }) => hreflang === asked);
  if (page && asked !== document.documentElement.lang) location.replace(page.href + location.hash);
  return page !== undefined;
}

async function startPage() {
  const asked = languageParam();
  // Languages without such a page, as in tests, translate the form alone.
  await usePreferredLanguage([redirectToLanguage(asked) ? null : asked, document.documentElement.lang]);
  try {
    await loadEngine();
    startForm();
  } catch {
    byId('preview').textContent = words.generator.failed;
  }
}

void startPage();
