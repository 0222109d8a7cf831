// What opens over or beside the page: the menu, sharing, a code, settings, rules. Loaded when first asked for.

import { icon } from '../icons.js';
import {
  applySettings, button, dealNew, dealOf, fullName, game, go, h, infoOf, library, linkOf, notify, returnTo, sentenceOf,
} from '../site.js';
import { addMark, changeSettings, kept, readSettings } from './store.js';

/** @typedef {import('../icons.js').IconName} IconName */
/** @typedef {import('./store.js').Settings} Settings */

const TEXT = {
  close: 'Close',
  site: 'Cadogan',
  here: 'This game',
  share: 'Share',
  start: 'Start page',
  newDeal: 'New deal',
  restart: 'Begin again',
  before: 'The game before',
  code: 'Enter a code or link',
  copyDeal: 'Copy link to the deal',
  copyPosition: 'Copy link to this position',
  mark: 'Mark this position',
  marked: 'Marked. The menu brings you back here.',
  toMark: (/** @type {number} */ ply) => `Back to the mark at move ${ply}`,
  solve: 'Can this still be won?',
  rules: 'Rules',
  settings: 'Settings',
  keys: 'Keys',
  others: 'Another game',
  copied: 'Link copied.',
  copyThis: 'This browser does not let the page copy. Here is the link:',
  link: 'Link',
  open: 'Open',
  bareDeal: 'Open the deal without its moves',
  openAs: (/** @type {string} */ name) => `Open it as ${name}`,
  dealNew: 'Deal a new one',
  toStart: 'Go to the start page',
  codeHint: 'A code knows its game: S7Q3-K9X2. Capitals and hyphens do not matter.',
  emptyCode: 'Type or paste a code or a link first.',
  rulesOf: 'Rules of',
  noRules: 'The rules could not be loaded. Is the connection down?',
};

/** @type {[keyof Settings, string, [value: string, label: string][]][]} */
const SETTINGS = [
  ['theme', 'Colours', [['auto', 'As the system'], ['light', 'Light'], ['dark', 'Dark']]],
  ['suits', 'Suits', [['two', 'Two colours'], ['four', 'Four colours']]],
  ['hand', 'Buttons for the', [['right', 'Right hand'], ['left', 'Left hand']]],
];

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
function openDialog(title, look, content, modal = true) {
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
  if (!table || !view) return openSettings();
  /** @param {IconName} name @param {string} label @param {() => void} act */
  const entry = (name, label, act) => {
    const made = button(label, () => { dialog.close(); act(); }, 'entry');
    made.prepend(icon(document, name));
    return made;
  };
  const own = kept(view.game);
  const before = own?.before;
  const marks = (own?.marks ?? []).filter(({ link }) => link !== view.link);
  const others = library.filter(({ id }) => id !== view.game);
  const dialog = openDialog(fullName(view), 'menu', [
    group(TEXT.here, [
      entry('new', TEXT.newDeal, () => table.press('new-deal')),
      entry('restart', TEXT.restart, () => table.restart()),
      before && entry('undo', TEXT.before, () => go(before.link)),
      entry('mark', TEXT.mark, () => markHere(view)),
      ...marks.map(({ link, ply }) => entry('back-to-start', TEXT.toMark(ply), () => returnTo(link, ply))),
      entry('hint', TEXT.solve, () => void table.solve()),
      entry('rules', TEXT.rules, () => openRules(view.game)),
    ]),
    group(TEXT.share, [
      entry('copy', TEXT.copyDeal, () => void copy(dealOf(view.link))),
      view.ply > 0 && entry('copy', TEXT.copyPosition, () => void copy(view.link)),
      entry('open', TEXT.code, openCode),
    ]),
    group(TEXT.others, others.map((info) => entry('deal', fullName(info), () => go(info.id)))),
    group(TEXT.site, [
      entry('back-to-start', TEXT.start, () => go('')),
      entry('settings', TEXT.settings, openSettings),
      entry('keyboard', TEXT.keys, () => void table.help()),
    ]),
  ]);
}

/** @param {import('../pkg/patience_wasm.js').View} view */
function markHere({ game: id, link, ply }) {
  addMark(id, { link, ply, at: Date.now() });
  notify(TEXT.marked);
}

// Links

/**
 * What can be done with a link that does not open.
 * @param {string} link @param {boolean} away whether the start page is elsewhere
 */
export function waysOn(link, away) {
  const [id, code = '', moves] = link.split('/');
  /** @type {import('../site.js').Way[]} */
  const ways = [];
  /** @param {(link: string) => string} label @param {() => string} find throws where there is no such way */
  const offer = (label, find) => {
    try {
      const found = find();
      ways.push({ label: label(found), act: () => go(found) });
    } catch { /* not this way */ }
  };
  if (moves !== undefined) offer(() => TEXT.bareDeal, () => linkOf(`${id}/${code}`));
  // A code knows its game, whatever the link says.
  if (!ways.length && code) offer((found) => TEXT.openAs(fullName(nameable(found))), () => linkOf(code));
  if (infoOf(id)) ways.push({ label: TEXT.dealNew, act: () => dealNew(id) });
  if (away) ways.push({ label: TEXT.toStart, act: () => go('') });
  return ways;
}

/** @param {string} link */
function nameable(link) {
  const info = infoOf(link.split('/')[0]);
  if (!info) throw new Error(link);
  return info;
}

/** @param {string} link */
const addressOf = (link) => new URL(`#${link}`, location.href).href;

/** The system's own sheet where there is one, else the clipboard. @param {string} link */
export async function share(link) {
  if (!navigator.share) return copy(link);
  try {
    await navigator.share({ title: document.title, url: addressOf(link) });
  } catch (error) {
    // The player may close the sheet: that is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link);
  }
}

/** @param {string} link */
export async function copy(link) {
  const address = addressOf(link);
  try {
    await navigator.clipboard.writeText(address);
    notify(TEXT.copied);
  } catch {
    const field = h('input', { type: 'text', readonly: true, value: address, 'aria-label': TEXT.link, class: 'field' });
    openDialog(TEXT.share, 'small', [h('p', {}, TEXT.copyThis), field]);
    field.focus();
    field.select();
  }
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

// Settings

export function openSettings() {
  const now = readSettings();
  openDialog(TEXT.settings, 'small', SETTINGS.map(([key, title, values]) => {
    const set = h('fieldset', { class: 'setting' }, h('legend', { class: 'label' }, title));
    for (const [value, label] of values) {
      const change = () => {
        changeSettings({ [key]: value });
        applySettings();
      };
      set.append(h('label', {}, h('input', { type: 'radio', name: key, value, checked: now[key] === value, onchange: change }), label));
    }
    return set;
  }));
}

// Rules

/** A variant's rules stand with those of its game, the one before it in the list. @param {string} id */
function ruleFile(id) {
  const at = library.findIndex((info) => info.id === id);
  for (let i = at; i >= 0; i--) if (!library[i].variant) return library[i].id;
  return library[0].id;
}

/** @param {string} [id] */
export function openRules(id = game?.view?.game ?? library[0].id) {
  const beside = document.body.dataset.page === 'table' && BESIDE.matches;
  const chooser = h('select', { class: 'field', 'aria-label': TEXT.rulesOf });
  for (const info of library) if (!info.variant) chooser.append(new Option(info.name, info.id));
  chooser.value = ruleFile(id);
  const text = h('div', { class: 'rules' });
  const show = () => void loadRules(text, chooser.value);
  chooser.addEventListener('change', show);
  openDialog(TEXT.rules, beside ? 'beside' : 'sheet', [chooser, text], !beside);
  show();
}

/** @param {HTMLElement} place @param {string} id */
async function loadRules(place, id) {
  try {
    const files = ['', 'keys'].map((extra) => fetch(new URL(`../rules/${extra || id}.txt`, import.meta.url)));
    const answers = await Promise.all(files);
    if (!answers.every((answer) => answer.ok)) throw new Error(TEXT.noRules);
    const [rules, keys] = await Promise.all(answers.map((answer) => answer.text()));
    place.replaceChildren(...readText(`${rules}\n${keys}`));
    place.closest('.dialog-body')?.scrollTo(0, 0);
  } catch {
    place.replaceChildren(h('p', {}, TEXT.noRules));
  }
}

/**
 * Text with a little mark-up as elements: "# heading", "- item", "= term: words", and paragraphs between empty lines.
 * No HTML is parsed.
 * @param {string} text
 */
function readText(text) {
  /** @type {HTMLElement[]} */
  const found = [];
  for (const block of text.trim().split(/\n\s*\n/)) {
    const lines = block.split(/\n(?=[-=#] )/).map((line) => line.replace(/\s*\n\s*/g, ' ').trim());
    if (lines[0].startsWith('# ')) found.push(h('h3', {}, lines[0].slice(2)));
    else if (lines[0].startsWith('- ')) found.push(h('ul', {}, ...lines.map((line) => h('li', {}, line.slice(2)))));
    else if (lines[0].startsWith('= ')) found.push(h('dl', {}, ...lines.flatMap(termOf)));
    else found.push(h('p', {}, lines.join(' ')));
  }
  return found;
}

/** @param {string} line */
function termOf(line) {
  const at = line.indexOf(': ');
  return [h('dt', {}, line.slice(2, at)), h('dd', {}, line.slice(at + 2))];
}
