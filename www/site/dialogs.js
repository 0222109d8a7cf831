// What opens over or beside the page: the menu, sharing, a code, settings, rules. Loaded when first asked for.

import { icon } from '../icons.js';
import {
  button, dealNew, fullName, game, go, h, infoOf, library, linkOf, notify, returnTo, sentenceOf,
} from '../site.js';
import { DEALS_TOLD } from '../settings.js';
import { loadRules, ruleFile } from '../table/rules.js';
import { isFresh, takeFresh } from './offline.js';
import { addMark, kept, readSettings, slotOf } from './store.js';

/** @typedef {import('../icons.js').IconName} IconName */

const TEXT = {
  close: 'Close',
  site: 'Cadogan',
  here: 'This game',
  share: 'Share',
  start: 'Start page',
  newDeal: 'New deal',
  daily: 'Deal of the day',
  restart: 'Begin again',
  before: 'The game before',
  code: 'Enter a code or link',
  shareGame: 'Share or save this game',
  own: 'Your own cards',
  texts: 'Open a game as text',
  mark: 'Mark this position',
  marked: 'Marked. The menu brings you back here.',
  toMark: (/** @type {number} */ ply) => `Back to the mark at move ${ply}`,
  solve: 'Can this still be won?',
  rules: 'Rules',
  settings: 'Settings',
  fresh: 'Use the new version',
  stats: 'Statistics',
  kept: 'What this browser keeps',
  keys: 'Keys',
  others: 'Another game',
  open: 'Open',
  bareDeal: 'Open the deal without its moves',
  openAs: (/** @type {string} */ name) => `Open it as ${name}`,
  dealNew: 'Deal a new one',
  toStart: 'Go to the start page',
  codeHint: 'A code knows its game: S7Q3-K9X2. Capitals and hyphens do not matter.',
  emptyCode: 'Type or paste a code or a link first.',
  rulesOf: 'Rules of',
  noRules: 'The rules could not be loaded. Is the connection down?',
  failed: 'This could not be loaded. Is the connection down?',
};

// These are wanted now and then: their sheet comes with them.
await new Promise((done) => {
  const sheet = h('link', { rel: 'stylesheet', href: new URL('dialogs.css', import.meta.url).href, onload: done, onerror: done });
  document.head.append(sheet);
});

/** From this width on the rules stand beside the table. */
const BESIDE = matchMedia('(min-width: 1100px)');

/**
 * Opens a dialogue with a heading and a way out. Focus goes to its heading, and back where it was when it closes.
 * @param {string} title @param {string} look @param {(Node | string)[]} content @param {boolean} [modal]
 */
export function openDialog(title, look, content, modal = true) {
  for (const open of document.querySelectorAll('dialog')) open.close();
  const heading = h('h2', { id: 'dialog-title', tabindex: '-1', autofocus: true }, title);
  const shut = h('button', { type: 'button', class: 'plain dialog-close', 'aria-label': TEXT.close, onclick: () => dialog.close() });
  shut.append(icon(document, 'close'));
  const dialog = h('dialog', { class: `dialog ${look}`, 'aria-labelledby': 'dialog-title' },
    h('div', { class: 'dialog-head' }, heading, shut), h('div', { class: 'dialog-body' }, ...content));
  dialog.addEventListener('close', () => {
    dialog.remove();
    // The event comes late: by now another sheet may stand beside the table.
    document.body.toggleAttribute('data-beside', !!document.querySelector('.beside'));
  });
  // A press beside the box closes it; the box itself is covered by its head and body.
  dialog.addEventListener('click', (event) => {
    if (modal && event.target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (!modal && event.key === 'Escape') dialog.close();
  });
  document.body.append(dialog);
  if (modal) dialog.showModal();
  else {
    document.body.toggleAttribute('data-beside', true);
    dialog.show();
  }
  heading.focus();
  return dialog;
}

/** @param {string} title @param {(Node | null | undefined | false)[]} items */
function group(title, items) {
  const list = h('ul', { class: 'menu-list' });
  for (const item of items) if (item) list.append(h('li', {}, item));
  return h('section', {}, h('h3', { class: 'label' }, title), list);
}

// The menu

export function openMenu() {
  const table = game;
  const view = table?.view;
  if (!table || !view) return void openSettings();
  /** @param {IconName} name @param {string} label @param {() => void} act @param {string} [told] */
  const entry = (name, label, act, told) => {
    const made = button(label, () => { dialog.close(); act(); }, 'entry');
    made.prepend(icon(document, name));
    if (told) made.append(h('small', {}, told));
    return made;
  };
  const own = kept(slotOf(view.link));
  const before = own?.before;
  const marks = (own?.marks ?? []).filter(({ link }) => link !== view.link);
  const others = library.filter(({ id }) => id !== view.game);
  const dialog = openDialog(fullName(view), 'menu', [
    group(TEXT.here, [
      entry('new', TEXT.newDeal, () => table.press('new-deal'), DEALS_TOLD[readSettings().deals]),
      entry('daily', TEXT.daily, () => void openDaily()),
      entry('restart', TEXT.restart, () => table.restart()),
      before && entry('undo', TEXT.before, () => go(before.link)),
      entry('mark', TEXT.mark, () => markHere(view)),
      ...marks.map(({ link, ply }) => entry('back-to-start', TEXT.toMark(ply), () => returnTo(link, ply))),
      entry('hint', TEXT.solve, () => void table.solve()),
      entry('rules', TEXT.rules, () => openRules(view.game)),
    ]),
    group(TEXT.share, [
      entry('share', TEXT.shareGame, share),
      entry('code', TEXT.code, openCode),
      entry('deal', TEXT.own, openOwn),
      entry('text', TEXT.texts, openTexts),
    ]),
    group(TEXT.others, others.map((info) => entry('deal', fullName(info), () => go(info.id)))),
    group(TEXT.site, [
      entry('back-to-start', TEXT.start, () => go('')),
      entry('settings', TEXT.settings, openSettings),
      entry('stats', TEXT.stats, openStats),
      entry('keep', TEXT.kept, openKept),
      isFresh() && entry('open', TEXT.fresh, takeFresh),
      entry('keyboard', TEXT.keys, () => void table.help()),
    ]),
  ]);
}

/** @param {import('../pkg/patience_wasm.js').View} view */
function markHere({ link, ply }) {
  addMark({ link, ply, at: Date.now() });
  notify(TEXT.marked);
}

// Links

/**
 * What can be done with a link that does not open.
 * @param {string} link @param {boolean} away whether the start page is elsewhere
 */
export function waysOn(link, away) {
  const [first, ...rest] = link.split('/');
  // A replay's code may stand without its game.
  const replayed = first === 'replay' ? (infoOf(rest[0]) ? rest : ['', ...rest]) : [first, ...rest];
  const [id, code = '', moves] = replayed;
  /** @type {import('../site.js').Way[]} */
  const ways = [];
  /** @param {(link: string) => string} label @param {() => string} find throws where there is no such way */
  const offer = (label, find) => {
    try {
      const found = find();
      ways.push({ label: label(found), act: () => go(found) });
    } catch { /* not this way */ }
  };
  if (moves !== undefined) offer(() => TEXT.bareDeal, () => linkOf(id ? `${id}/${code}` : code));
  // A code knows its game, whatever the link says.
  if (!ways.length && code) offer((found) => TEXT.openAs(fullName(nameable(found))), () => linkOf(code));
  if (infoOf(id)) ways.push({ label: TEXT.dealNew, deals: true, act: () => dealNew(id) });
  if (away) ways.push({ label: TEXT.toStart, act: () => go('') });
  return ways;
}

/** @param {string} link */
function nameable(link) {
  const info = infoOf(link.split('/')[0]);
  if (!info) throw new Error(link);
  return info;
}

// What shares, reads and writes games has modules of its own.

const failed = () => notify(TEXT.failed);
export const openOwn = () => void import('./own.js').then((own) => own.openOwn(), failed);
export const openTexts = () => void import('./texts.js').then((texts) => texts.openTexts(), failed);

/** Opens the share panel for the game on the table. */
export function share() {
  const view = game?.view;
  if (view) void import('./share.js').then((panel) => panel.openShare(view), failed);
}

export function openCode() {
  const field = h('input', { type: 'text', class: 'field code', autocomplete: 'off', spellcheck: 'false', 'aria-label': TEXT.code, 'aria-describedby': 'dialog-hint' });
  const hint = h('p', { id: 'dialog-hint', class: 'hint', 'aria-live': 'polite' }, TEXT.codeHint);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    try {
      if (!field.value.trim()) throw new Error(TEXT.emptyCode);
      const link = linkOf(field.value);
      dialog.close();
      go(link);
    } catch (error) {
      hint.textContent = sentenceOf(error);
      field.setAttribute('aria-invalid', 'true');
      field.focus();
    }
  };
  const form = h('form', { class: 'code-form', onsubmit: submit, novalidate: true },
    field, h('button', { type: 'submit', class: 'button primary' }, TEXT.open), hint);
  const dialog = openDialog(TEXT.code, 'small', [form]);
  field.focus();
}

export const openStats = () => import('./records.js').then((records) => records.openStats(), () => notify(TEXT.failed));
const openKept = () => import('./records.js').then((records) => records.openKept(), () => notify(TEXT.failed));

/** What can be set has a module of its own. */
export const openDaily = () => import('./daily.js').then((daily) => daily.openDaily(), () => notify(TEXT.failed));
export const openSettings = () => import('./settings.js').then((settings) => settings.openSettings(), () => notify(TEXT.failed));

// Rules

/** @param {string} [id] */
export function openRules(id = game?.view?.game ?? library[0].id) {
  const beside = document.body.dataset.page === 'table' && BESIDE.matches;
  const chooser = h('select', { class: 'field', 'aria-label': TEXT.rulesOf });
  for (const info of library) if (!info.variant) chooser.append(new Option(info.name, info.id));
  chooser.value = ruleFile(library, id);
  const text = h('div', { class: 'rules' });
  const show = () => void showRules(text, chooser.value);
  chooser.addEventListener('change', show);
  openDialog(TEXT.rules, beside ? 'beside' : 'sheet', [chooser, text], !beside);
  show();
}

/** @param {HTMLElement} place @param {string} id */
async function showRules(place, id) {
  try {
    place.replaceChildren(...await loadRules(id));
    place.closest('.dialog-body')?.scrollTo(0, 0);
  } catch {
    place.replaceChildren(h('p', {}, TEXT.noRules));
  }
}
