// The panel of statistics, and the panel of what this browser keeps: games in hand and set aside, all of it to a file,
// from a file, erased.

import { applySettings, button, dealOf, fullName, game, go, h, infoOf, library, notify, peek, sentenceOf } from '../site.js';
import { openDialog } from './dialogs.js';
import { plotOf } from './plot.js';
import { isRecord, keys, kept, number, read, remove, shelve, shelved, slotOf, slots, write } from './store.js';
import { bookOf } from './stats.js';
import { joinBooks, readBook, sumsOf, writeBook } from './tally.js';

/** @typedef {import('./tally.js').Sums} Sums */
/** @typedef {{ link: string, name: string, deal: string | null, words: string, at: number, own: boolean, aside: boolean }} Held */

const TEXT = {
  stats: 'Statistics',
  none: 'Nothing has been counted yet. A deal counts from its first move.',
  rule: 'A deal counts once, from its first move, and as won whenever it is won. A game taken over in the middle is not counted. These figures stay on this device.',
  own: (/** @type {string} */ name) => `${name}, your own cards`,
  played: 'Played',
  won: 'Won',
  streak: 'Won in a row',
  best: 'Fewest moves',
  median: 'Moves, median',
  unaided: 'Without undo or hint',
  undos: 'Moves taken back',
  hints: 'Hints asked',
  fair: 'fair',
  knowing: 'all-knowing',
  verdict: '“can it be won?”',
  shown: '“show me how”',
  now: (/** @type {number} */ n, /** @type {number} */ most) => `${n} now, ${most} best`,
  ofAll: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent} %)`,
  bestWith: (/** @type {number} */ n, /** @type {string} */ aids) => `${n}, ${aids}`,
  alone: 'without undo or hint',
  aids: (/** @type {number} */ undos, /** @type {number} */ hints) =>
    [undos && `${undos} taken back`, hints && `${hints} ${hints === 1 ? 'hint' : 'hints'}`].filter(Boolean).join(', '),
  keep: 'What this browser keeps',
  keepWords: 'Games, marks, statistics and settings are in this browser alone. A file carries them to another one, or keeps them safe.',
  hand: 'Games in hand',
  aside: 'Set aside',
  noGames: 'No game is in hand.',
  inHand: (/** @type {string} */ name, /** @type {string | null} */ deal) => (deal ? `${name}, ${deal}` : `${name}, your own cards`),
  goOn: 'Go on',
  save: 'Save all to a file',
  load: 'Load a file…',
  erase: 'Erase all…',
  ask: 'Erase the games in hand, the marks, the statistics and the settings that this browser keeps?',
  eraseStats: 'Erase statistics…',
  askStats: 'Erase the statistics of all games?',
  yes: 'Erase',
  no: 'Keep all',
  erased: 'Erased.',
  back: 'Bring it back',
  brought: 'All is back.',
  saved: 'Saved as a file.',
  noFile: 'This file is not from this page, or it is damaged. Nothing was changed.',
  newer: 'This file is from a newer version of this page. Nothing was changed.',
  loaded: (/** @type {number} */ games, /** @type {number} */ out) =>
    `Loaded${games ? `, with ${games} ${games === 1 ? 'game' : 'games'}` : ''}.${out ? ` ${out} ${out === 1 ? 'entry' : 'entries'} could not be read and ${out === 1 ? 'is' : 'are'} left out.` : ''} What was here is kept too.`,
};

/** What a file says that it is. */
const FORMAT = 'cadogan';
const VERSION = 1;
/** More than a browser lets a page keep. */
const LARGEST = 12_000_000;

// Statistics

export function openStats() {
  const ask = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(TEXT.eraseStats, () => question(ask, erase, TEXT.askStats, () => eraseOf((key) => key.startsWith('stats:'))));
  const tables = library.flatMap((info) => [false, true].map((own) => table(info, own))).filter((one) => one !== null);
  openDialog(TEXT.stats, 'records', [
    ...(tables.length ? tables : [h('p', {}, TEXT.none)]),
    h('p', { class: 'hint' }, TEXT.rule),
    h('p', { class: 'actions' }, button(TEXT.keep, openKept), tables.length ? erase : null), ask,
  ]);
}

/** @param {import('../pkg/patience_wasm.js').GameInfo} info @param {boolean} own */
function table(info, own) {
  const hand = own ? game?.link ?? '' : kept(info.id)?.link ?? '';
  const sums = sumsOf(bookOf(info.id, own), hand.split('/')[1]);
  if (!sums.played) return null;
  const name = own ? TEXT.own(fullName(info)) : fullName(info);
  const list = h('dl', { class: 'sums' });
  for (const [term, value] of figures(sums)) list.append(h('div', {}, h('dt', {}, term), h('dd', {}, value)));
  return h('section', { class: 'record' }, h('h3', {}, name), list, sums.last.length ? plotOf(sums.last) : null);
}

/** @param {Sums} sums @returns {[string, string][]} */
function figures(sums) {
  const { played, won, best, bestDeal, hints } = sums;
  const aids = bestDeal && (TEXT.aids(bestDeal.undos, bestDeal.hints.reduce((a, b) => a + b)) || TEXT.alone);
  const asked = /** @type {const} */ (['fair', 'knowing', 'verdict', 'shown']).flatMap((kind, n) => (hints[n] ? [`${hints[n]} ${TEXT[kind]}`] : []));
  return [
    [TEXT.played, String(played)],
    [TEXT.won, TEXT.ofAll(won, Math.round((100 * won) / played))],
    [TEXT.streak, TEXT.now(sums.streak, sums.longest)],
    ...(best ? [/** @type {[string, string]} */ ([TEXT.best, aids ? TEXT.bestWith(best, aids) : String(best)])] : []),
    ...(sums.median ? [/** @type {[string, string]} */ ([TEXT.median, String(sums.median)])] : []),
    [TEXT.unaided, String(sums.unaided)],
    [TEXT.undos, String(sums.undos)],
    [TEXT.hints, asked.join(', ') || '0'],
  ];
}

// What is kept

export function openKept() {
  const games = slots().flatMap((slot) => {
    const one = kept(slot);
    return [held(one, false), ...[one?.before ?? null, ...shelved(slot)].map((other) => held(other, true))];
  }).filter((one) => one !== null).sort((a, b) => b.at - a.at);
  const file = h('input', { type: 'file', class: 'unseen', accept: '.json,application/json', tabindex: '-1', 'aria-hidden': 'true', onchange: () => void load(file) });
  const ask = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(TEXT.erase, () => question(ask, erase, TEXT.ask, () => eraseOf(() => true)));
  openDialog(TEXT.keep, 'records', [
    h('p', {}, TEXT.keepWords),
    listOf(TEXT.hand, games.filter(({ aside }) => !aside)) ?? h('p', { class: 'hint' }, TEXT.noGames),
    listOf(TEXT.aside, games.filter(({ aside }) => aside)),
    h('p', { class: 'actions' }, button(TEXT.save, save), button(TEXT.load, () => file.click()), erase), file, ask,
  ].filter((one) => one !== null));
}

/** A kept game in words, if the engine takes it. @param {{ link: string, at: number } | null} one @param {boolean} aside @returns {Held | null} */
function held(one, aside) {
  if (!one) return null;
  try {
    const view = peek(one.link);
    if (aside && !view.ply) return null;
    return { link: one.link, name: fullName(view), deal: view.deal, words: view.figures.join(' · '), at: one.at, own: view.deal === null, aside };
  } catch {
    return null;
  }
}

/** @param {string} title @param {Held[]} games */
function listOf(title, games) {
  if (!games.length) return null;
  const list = h('ul', { class: 'menu-list' });
  for (const { link, name, deal, words } of games) {
    const said = TEXT.inHand(name, deal);
    const open = button(TEXT.goOn, () => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
      go(link);
    });
    open.setAttribute('aria-label', `${TEXT.goOn}: ${said}`);
    list.append(h('li', { class: 'held' }, h('div', {}, h('p', {}, said), h('p', { class: 'figures' }, words)), open));
  }
  return h('section', {}, h('h3', { class: 'label' }, title), list);
}

// A file of all

/** Everything, by key. @returns {Record<string, unknown>} */
const everything = () => Object.fromEntries(keys().map((key) => [key, read(key)]));

function save() {
  const text = JSON.stringify({ format: FORMAT, version: VERSION, saved: new Date().toISOString(), kept: everything() }, null, 1);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  h('a', { href: address, download: `cadogan-${new Date().toISOString().slice(0, 10)}.json` }).click();
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  notify(TEXT.saved);
}

/** @param {HTMLInputElement} input */
async function load(input) {
  const [file] = input.files ?? [];
  if (!file) return;
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  try {
    if (file.size > LARGEST) throw new Error(TEXT.noFile);
    const { games, out } = takeIn(await file.text());
    applySettings();
    notify(TEXT.loaded(games, out), [], true);
  } catch (error) {
    notify(sentenceOf(error), [], true);
  }
  openKept();
}

/**
 * Takes in what a file holds. What is here is never lost: a game that gives way is set aside, books are joined.
 * @param {string} text @returns {{ games: number, out: number }} games taken in, entries left out
 */
function takeIn(text) {
  /** @type {unknown} */
  let whole;
  try {
    whole = JSON.parse(text);
  } catch { /* told below */ }
  if (!isRecord(whole) || whole.format !== FORMAT || !isRecord(whole.kept)) throw new Error(TEXT.noFile);
  if (number(whole.version) > VERSION) throw new Error(TEXT.newer);
  let [games, out] = [0, 0];
  for (const [key, value] of Object.entries(whole.kept)) {
    const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (kind === 'game') {
      const taken = takeGame(name, value);
      games += Number(taken);
      out += Number(!taken);
    } else if (kind === 'shelf' && Array.isArray(value)) value.forEach((one) => (out += Number(!takeAside(one))));
    else if (kind === 'stats' && infoOf(name.replace('~', ''))) write(key, writeBook(joinBooks(readBook(read(key)), readBook(value))));
    else if (key === 'settings' && isRecord(value)) write(key, value);
    // What other parts of this page keep: theirs to judge when they read it.
    else if (/^[a-z][a-z-]{0,40}(:[\w~/-]{1,300})?$/.test(key) && kind !== 'shelf' && kind !== 'stats') {
      if (read(key) === null) write(key, value);
    } else out++;
  }
  return { games, out };
}

/** The engine's word on a link; an empty string for what is none. @param {unknown} link */
function checked(link) {
  try {
    return typeof link === 'string' ? peek(link).link : '';
  } catch {
    return '';
  }
}

/** @param {unknown} value @returns {import('./store.js').Aside | null} */
function asideOf(value) {
  if (!isRecord(value)) return null;
  const link = checked(value.link);
  if (!link) return null;
  const line = checked(value.line);
  const marks = (Array.isArray(value.marks) ? value.marks : []).filter((mark) => isRecord(mark) && dealOf(checked(mark.link)) === dealOf(link));
  return { link, line: dealOf(line) === dealOf(link) ? line : link, at: number(value.at), marks };
}

/** @param {unknown} value */
function takeAside(value) {
  const aside = asideOf(value);
  if (aside && !shelved(slotOf(aside.link)).some(({ link, at }) => dealOf(link) === dealOf(aside.link) && at >= aside.at)) shelve(slotOf(aside.link), aside);
  return aside !== null;
}

/** The game played last is in hand, the other one is set aside. @param {string} slot @param {unknown} value */
function takeGame(slot, value) {
  const theirs = asideOf(value);
  if (!theirs || !isRecord(value) || slotOf(theirs.link) !== slot) return false;
  if (isRecord(value.before)) takeAside(value.before);
  const here = kept(slot);
  if (here && here.link === theirs.link) return true;
  if (here && here.ply > 0 && here.at >= theirs.at) return takeAside(theirs);
  if (here && here.ply > 0) shelve(slot, here);
  const { ply, outcome } = peek(theirs.link);
  write(`game:${slot}`, { ...theirs, ply, outcome, before: here?.before ?? null });
  return true;
}

// Erasing

/**
 * Asks before something is erased.
 * @param {HTMLElement} place @param {HTMLElement} asker where the focus goes back @param {string} text @param {() => void} act
 */
function question(place, asker, text, act) {
  const no = button(TEXT.no, () => {
    place.replaceChildren();
    asker.focus();
  }, 'button primary');
  place.replaceChildren(h('p', {}, text), h('p', { class: 'actions' }, button(TEXT.yes, act), no));
  no.focus();
}

/** Erases what is kept under some keys; it can be brought back as long as the page is open. @param {(key: string) => boolean} which */
function eraseOf(which) {
  const all = Object.fromEntries(Object.entries(everything()).filter(([key]) => which(key)));
  for (const key of Object.keys(all)) remove(key);
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  applySettings();
  notify(TEXT.erased, [{
    label: TEXT.back,
    act: () => {
      for (const [key, value] of Object.entries(all)) write(key, value);
      applySettings();
      notify(TEXT.brought);
    },
  }], true);
}
