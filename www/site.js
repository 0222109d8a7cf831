// The site around the table: which page is shown, what the address says, what this browser keeps.
//
// The element <patience-game> knows nothing of addresses or storage; everything it does comes here as an event.

import init, { games, linkOfCode, Table } from './pkg/patience_wasm.js';
import { CHOICES, SETTINGS, tellDeals } from './settings.js';
import { changeSettings, isSettings, keep, kept, keyOf, lineOf, noteDaily, onTrouble, readSettings, slotOf } from './site/store.js';

/** @typedef {import('./pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./pkg/patience_wasm.js').View} View */
/** @typedef {import('./site/store.js').Kept} Kept */
/** @typedef {{ label: string, deals?: boolean, act: () => void }} Way a way on, as a button of a notice; `deals`: it deals anew */
/**
 * @typedef {import('./patience-game.js').PatienceGame} GameElement
 */

const TEXT = {
  site: 'Cadogan: patiences by the book',
  without: 'This is a card table for four games of patience. Its rules run as WebAssembly, and this browser has none or has it switched off. ' +
    'A current Firefox, Chrome, Edge or Safari plays them.',
  failed: 'The game could not be loaded. Is the connection down?',
  tableFailed: 'The table could not be loaded. Is the connection down?',
  again: 'Try again',
  close: 'Close this notice',
  before: 'The game before is kept.',
  toBefore: 'Go back to it',
  elsewhere: 'This game has gone on in another tab.',
  fromThere: 'Go on from there',
  unsaved: 'This browser does not let the page keep anything; the address still holds your game.',
  unproven: 'This deal may not be winnable: the list of winnable deals could not be loaded.',
  full: 'The browser’s storage is full: this game is kept in the address only.',
  corrupt: 'A game kept in this browser was damaged and is left out.',
  newer: 'This browser also holds games of a newer version of this page; they are left untouched.',
};

/** When the site is kept for a time without network: well after the first page is drawn. */
const KEEP_AFTER_MS = 3000;

/** @template {Element} [T=HTMLElement] @param {string} id @returns {T} */
export const byId = (id) => /** @type {T} */ (/** @type {unknown} */ (document.getElementById(id)));

/**
 * An element with its attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, string | boolean | ((event: Event) => void)>} [attributes] an `on…` is a listener
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** @param {string} label @param {() => void} act @param {string} [look] */
export const button = (label, act, look = 'button') => h('button', { type: 'button', class: look, onclick: act }, label);

// Notices

let noticeTimer = 0;

/** The engine's errors end without a stop. @param {string} text */
export const asSentence = (text) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** @param {unknown} error */
export const sentenceOf = (error) => asSentence(error instanceof Error ? error.message : String(error));

/** Whether what is said concerns more than the position, and stays until it is closed. */
let lasting = false;

const hide = () => byId('notice').replaceChildren();

/** The game has gone on: what was said of the position is out of date. */
const quiet = () => {
  if (!lasting) hide();
};

/**
 * Says something quietly, with ways on. Without any it goes by itself, unless it is to stay.
 * @param {string} sentence @param {Way[]} [ways] @param {boolean} [stays]
 */
export function notify(sentence, ways = [], stays = false) {
  clearTimeout(noticeTimer);
  lasting = stays;
  const buttons = ways.map(({ label, deals, act }) => {
    const way = button(label, () => { hide(); act(); });
    if (deals) tellDeals(way, readSettings().deals);
    return way;
  });
  byId('notice').replaceChildren(h('div', { class: 'notice-box' },
    h('p', {}, asSentence(sentence)),
    buttons.length ? h('div', { class: 'ways' }, ...buttons) : null,
    h('button', { type: 'button', class: 'plain notice-close', 'aria-label': TEXT.close, onclick: hide }, '×')));
  if (!ways.length && !stays) noticeTimer = window.setTimeout(hide, 3000 + 60 * sentence.length);
}

// What the engine says of games and links

/** @type {GameInfo[]} */
export let library = [];

/** @param {string} id */
export const infoOf = (id) => library.find((info) => info.id === id);

/** A variant is named with what sets it apart. @param {{ name: string, variant: string }} game */
export const fullName = ({ name, variant }) => (variant ? `${name}, ${variant}` : name);

/** The part of a link that names the deal. @param {string} link */
export const dealOf = (link) => link.split('/', 2).join('/');

/**
 * The table of a link as it would be seen; throws the engine's sentence.
 * @param {string} link @param {(table: Table) => void} [act]
 * @returns {View}
 */
export function peek(link, act) {
  const table = Table.open(link);
  try {
    act?.(table);
    return table.view();
  } finally {
    table.free();
  }
}

/** The game kept in a slot if the engine takes it. @param {string} slot @returns {(Kept & { view: View }) | null} */
export function resumable(slot) {
  const game = kept(slot);
  if (!game) return null;
  try {
    const view = peek(game.link);
    if (slotOf(view.link) === slot) return { ...game, view };
  } catch { /* told below */ }
  trouble('corrupt');
  return null;
}

/** Stands before a link that is to be watched move by move. */
const REPLAY = 'replay/';

/** Makes a link of what a person typed: a code, a link, a whole address. Throws a sentence. @param {string} text */
export function linkOf(text) {
  if (!/[#/]/.test(text)) return linkOfCode(text.trim());
  return (/(^|#\/?)replay\//.test(text.trim()) ? REPLAY : '') + peek(text).link;
}

/** @param {string} id */
export function randomLink(id) {
  const table = Table.random(id);
  try {
    return table.view().link;
  } finally {
    table.free();
  }
}

// The address

const fragment = () => decodeURIComponentSafely(location.hash.replace(/^#\/?/, ''));

/** Mail programs like to encode what they pass on. @param {string} text */
function decodeURIComponentSafely(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let addressTimer = 0;

/** @param {string} link @param {boolean} push whether Back shall return to what the address says now */
function writeAddress(link, push) {
  clearTimeout(addressTimer);
  const url = link ? `#${link}` : location.pathname + location.search;
  try {
    history[push ? 'pushState' : 'replaceState'](null, '', url);
  } catch {
    // Safari allows a hundred changes in half a minute; the address catches up.
    addressTimer = window.setTimeout(() => writeAddress(link, push), 5000);
  }
}

/** Goes to a link, or with '' to the start page, so that Back returns. @param {string} link */
export function go(link) {
  if (fragment() !== link) writeAddress(link, true);
  void route();
}

/** The deal that was chosen because it is proven to be winnable, until it is on the table. */
let provenLink = '';

/** The link of a new deal: if so set, one that is proven to be winnable. @param {string} id */
async function freshLink(id) {
  provenLink = '';
  if (readSettings().deals === 'any') return randomLink(id);
  try {
    const { winnable } = await import('./deals.js');
    return (provenLink = numberedLink(id, await winnable(id)));
  } catch {
    notify(TEXT.unproven);
    return randomLink(id);
  }
}

/** @param {string} id @param {number} number */
export function numberedLink(id, number) {
  const table = Table.numbered(id, number);
  try {
    return table.view().link;
  } finally {
    table.free();
  }
}

/** @param {string} id */
export const dealNew = async (id) => go(await freshLink(id));

/** Shows what the address says. */
async function route() {
  const link = fragment();
  // Whoever leaves a replay has seen enough, or will not wait for it.
  if (watched && watched !== link) {
    game?.player?.end('gone');
    watched = '';
  }
  if (!link) return showStart();
  if (link.startsWith(REPLAY)) {
    return import('./site/replay.js').then(({ watch }) => (fragment() === link ? watch(link) : undefined), loadAgain);
  }
  const bare = link.replace(/\/$/, '');
  if (!infoOf(bare)) return openLink(link);
  const found = resumable(bare)?.link ?? await freshLink(bare);
  // The player may have gone elsewhere while the list came.
  if (fragment() !== link) return;
  writeAddress(found, false);
  return openLink(found);
}

// The two pages

/** @type {GameElement | null} */
export let game = null;
let shown = '';

/** Whether no game is in the middle: a word that has to do with none may be said. */
export const isQuiet = () => shown !== 'table' || !game?.view || game.view.ply === 0 || game.view.outcome !== 'playing';

/** @param {'start' | 'table'} page */
function show(page) {
  const changed = shown !== page;
  const first = !shown;
  shown = page;
  byId('start').hidden = page !== 'start';
  byId('table').hidden = page !== 'table';
  document.body.dataset.page = page;
  // What lay over the other page has nothing to do here.
  if (changed) document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  // Whoever reads by ear learns that the page changed; at the first load the browser says it.
  if (changed && !first) byId(page === 'start' ? 'title' : 'table').focus();
}

async function showStart() {
  document.title = TEXT.site;
  const { drawStart } = await import('./site/start.js');
  // The player may have gone on while the module came.
  if (fragment()) return;
  show('start');
  drawStart();
}

/** Loads the table's modules before they are needed. */
export const warm = () => import('./patience-game.js');

async function theTable() {
  if (game) return game;
  await warm();
  await customElements.whenDefined('patience-game');
  if (game) return game;
  const made = /** @type {GameElement} */ (document.createElement('patience-game'));
  applySettings(made);
  made.setAttribute('home', '');
  byId('table').append(made);
  return (game = made);
}

const loadAgain = () => notify(TEXT.tableFailed, [{ label: TEXT.again, act: () => void route() }]);

/** The table, shown; null if it does not come or the address has gone on. @param {string} link */
export async function tableFor(link) {
  try {
    const table = await theTable();
    if (fragment() !== link) return null;
    show('table');
    return table;
  } catch {
    loadAgain();
    return null;
  }
}

/** Goes to a link in place of what the address says. @param {string} link */
export function toDeal(link) {
  writeAddress(link, false);
  return openLink(link);
}

/** @param {string} link */
async function openLink(link) {
  /** @type {View} */
  let view;
  try {
    view = peek(link);
  } catch (error) {
    return refuse(link, error);
  }
  const table = await tableFor(link);
  if (!table) return;
  if (table.link === view.link) {
    // It may lie there from a replay, or from a link that was left before it came.
    if (followed !== view.link) table.emit('patience-move', { kind: 'open' });
    return;
  }
  quiet();
  const line = lineOf(view.link);
  await ready(table, view.link);
  if (fragment() !== link) return;
  // The line that was kept has the moves that can be redone.
  if (line === view.link || !openLine(table, line, view, 'open')) table.open(view.link);
  const known = kept(slotOf(view.link));
  if (known?.link === view.link && known.ends.length) table.ends = known.ends;
  if (view.link === provenLink) table.showProven();
  provenLink = '';
}

/** A table that is new takes its first game when its sheets are here. @param {GameElement} table @param {string} link */
export async function ready(table, link) {
  if (table.view) return;
  muted = true;
  await new Promise((done) => {
    table.addEventListener('patience-ready', done, { once: true });
    table.addEventListener('patience-error', done, { once: true });
    table.open(link);
  });
  muted = false;
}

/** Goes to a position of the game on the table that was marked. @param {string} link @param {number} ply */
export function returnTo(link, ply) {
  const line = game?.view && kept(slotOf(link))?.line;
  if (game && !(line && openLine(game, line, { link, ply }, 'mark'))) game.open(link);
}

/**
 * Opens a line and goes back to a position of it.
 * @param {GameElement} table @param {string} line @param {{ link: string, ply: number }} to @param {string} kind
 * @returns {boolean} whether the line has the position
 */
function openLine(table, line, { link, ply }, kind) {
  try {
    if (peek(line, (whole) => void whole.goTo(ply)).link !== link) return false;
  } catch {
    return false;
  }
  const { ends } = table;
  muted = true;
  table.open(line);
  muted = false;
  table.ends = ends;
  table.change(() => table.rules.goTo(ply), kind);
  return true;
}

/** Says why a link cannot be opened, with ways on; what was on the table stays. @param {string} link @param {unknown} error */
export async function refuse(link, error) {
  const table = shown === 'table' && game?.view ? game : null;
  writeAddress(table ? table.link : '', false);
  if (!table) await showStart();
  const ways = await import('./site/dialogs.js').then((dialogs) => dialogs.waysOn(link, !!table), () => []);
  notify(sentenceOf(error), ways);
}

// What the table tells

/** While a line is laid, or opened to go back within it, it is nobody's game. */
let muted = false;

/** The replay that is shown, or is about to be: nobody's game either. */
export let watched = '';

/** @param {string} link */
export const setWatched = (link) => void (watched = link);

/** What was heard of last. */
let followed = '';

/** @param {Event} event */
function follow(event) {
  const table = game;
  const view = table?.view;
  if (muted || watched || !table || !view || event.target !== table || shown !== 'table') return;
  followed = view.link;
  const otherDeal = dealOf(fragment()) !== dealOf(view.link);
  if (location.hash !== `#${view.link}`) writeAddress(view.link, otherDeal);
  document.title = `${view.name}${view.deal ? ` ${view.deal}` : ''} · Cadogan`;
  byId('table-title').textContent = fullName(view);
  if (event.type === 'patience-move' && view.ply > 0) quiet();
  const kind = event instanceof CustomEvent ? String(event.detail.kind) : '';
  const { before, setAside } = keep(view, kind === 'open', table.ends);
  if (event.type === 'patience-move' || event.type === 'patience-ready') tally(view, kind);
  // A line that is shown is nobody's game.
  if (kind !== 'shown' && kind !== 'replay') noteDaily(view);
  // A link, even one to the deal in hand, puts another game in the place of this one.
  if (setAside && before && (otherDeal || kind === 'open')) notify(TEXT.before, [{ label: TEXT.toBefore, act: () => go(before.link) }]);
}

/** Another tab has kept a game where the one on the table is kept. */
function tellElsewhere() {
  const there = () => game?.view && kept(slotOf(game.link))?.link;
  const link = there();
  if (!game || !link || watched || shown !== 'table' || link === game.link || dealOf(link) !== dealOf(game.link)) return;
  notify(TEXT.elsewhere, [{ label: TEXT.fromThere, act: () => void toDeal(there() ?? link) }]);
}

/** Moves that the game on the table had when the player came to it. */
let from = 0;

/**
 * Statistics are written by a module that comes with the first move.
 * @param {View} view @param {string} kind @param {string} [hint]
 */
function tally(view, kind, hint) {
  if (['', 'open', 'new-deal', 'replay'].includes(kind)) from = view.ply;
  else {
    const began = from;
    // What cannot be counted is no reason to stop the game.
    void import('./site/stats.js').then(({ count }) => count(view, kind, began, hint)).catch(() => {});
  }
}

/** @param {(dialogs: typeof import('./site/dialogs.js')) => void} act */
const withDialogs = (act) => void import('./site/dialogs.js').then(act, () => notify(TEXT.failed));

function listen() {
  for (const type of ['patience-ready', 'patience-move', 'patience-won', 'patience-stuck']) {
    document.addEventListener(type, follow);
  }
  document.addEventListener('patience-hint', (event) => {
    if (event.target === game && game?.view && event instanceof CustomEvent) tally(game.view, 'hint', String(event.detail.kind));
  });
  document.addEventListener('patience-home', () => go(''));
  document.addEventListener('patience-menu', (event) => {
    event.preventDefault();
    withDialogs((dialogs) => dialogs.openMenu());
  });
  document.addEventListener('patience-share', (event) => {
    event.preventDefault();
    withDialogs((dialogs) => dialogs.share());
  });
  document.addEventListener('click', (event) => {
    const act = event.target instanceof Element && event.target.closest('[data-act]');
    if (act) actOn(event, act);
  });
  // The table may be set from the table.
  document.addEventListener('patience-setting', (event) => {
    const { name, value } = /** @type {CustomEvent} */ (event).detail;
    changeSettings({ [name]: value });
    applySettings();
  });
  // Another tab has set something, or has played on.
  addEventListener('storage', ({ key }) => {
    if (isSettings(key)) applySettings();
    if (key === (game?.view && keyOf(game.link))) tellElsewhere();
  });
  addEventListener('hashchange', () => void route());
}

/** @param {Event} event @param {Element} element */
function actOn(event, element) {
  const act = element.getAttribute('data-act');
  if (act === 'rules') withDialogs((dialogs) => dialogs.openRules(element.getAttribute('data-game') ?? undefined));
  if (act === 'daily') withDialogs((dialogs) => void dialogs.openDaily());
  if (act === 'settings') withDialogs((dialogs) => void dialogs.openSettings());
  if (act === 'stats') withDialogs((dialogs) => void dialogs.openStats());
  if (act === 'own') withDialogs((dialogs) => dialogs.openOwn());
  if (act === 'texts') withDialogs((dialogs) => dialogs.openTexts());
  if (act === 'skip') {
    // The fragment is the game's: a skip link must not change it.
    event.preventDefault();
    if (shown === 'table') game?.board.focus(game.board.stop);
    else byId('main').focus();
  }
}

/** What storage cannot do is said once. @type {Set<string>} */
const told = new Set();

/** @param {'unsaved' | 'full' | 'corrupt' | 'newer'} what */
function trouble(what) {
  if (told.has(what)) return;
  told.add(what);
  notify(TEXT[what], [], true);
}

/** @param {HTMLElement | null} [table] */
export function applySettings(table = game) {
  const settings = readSettings();
  const { theme } = settings;
  for (const name of SETTINGS) {
    // The page's own sheet reads data attributes; the element has attributes of the same names without "data-".
    for (const [element, attribute] of /** @type {const} */ ([[document.documentElement, `data-${name}`], [table, name]])) {
      if (settings[name] === CHOICES[name][0]) element?.removeAttribute(attribute);
      else element?.setAttribute(attribute, settings[name]);
    }
  }
  // The browser's own bars take their colour from here.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    const colour = { light: '#f5efe1', dark: '#1a1814' };
    meta.setAttribute('content', colour[theme === 'auto' ? own : theme]);
  }
}

async function begin() {
  onTrouble(trouble);
  applySettings();
  if (fragment()) show('table');
  try {
    await init({ module_or_path: new URL('./pkg/patience_wasm_bg.wasm', import.meta.url) });
  } catch {
    show('start');
    byId('without').textContent = typeof WebAssembly === 'object' ? TEXT.failed : TEXT.without;
    byId('without').hidden = false;
    return;
  }
  library = games();
  byId('about').hidden = false;
  listen();
  await route();
  // When all that is needed now is here. A browser that refuses to keep the site plays it all the same.
  setTimeout(() => void import('./site/offline.js').then(({ keepSite }) => keepSite()).catch(() => {}), KEEP_AFTER_MS);
}

void begin();
