// A list of the games that are kept: each with a picture of its position, to be gone on with, watched from the deal on, named,
// deleted, and brought back as long as the list is open.

import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { go } from '../shell/address.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { figuresOf, infoOf, nameOf, using } from '../../engine/games.js';
import { dealOf, partsOf } from '../../engine/links.js';
import { drawPlate } from '../start/thumbnail.js';
import { askFor, restored } from './saved-games.js';

/** @typedef {import('./saved-games.js').Game} Game */
/** @typedef {import('./saved-games.js').Store} Store */

/** How many games are listed at first, and more each time that more are asked for. */
const PAGE = 12;
/** How long pictures are drawn without a pause, in milliseconds. */
const SLICE_MS = 12;

/**
 * @param {string} title @param {Game[]} games @param {Store} store
 * @returns {HTMLElement | null} null where there is none
 */
export function listOfGames(title, games, store) {
  if (!games.length) return null;
  const list = h('ul', { class: 'menu-list games' });
  const draw = pictures();
  let shown = 0;
  const more = button(words.storage.more, () => {
    const first = shown;
    add();
    /** @type {HTMLElement | null} */ (list.children[first]?.querySelector('button'))?.focus();
  });
  const add = () => {
    for (const [n, game] of games.slice(shown, shown + PAGE).entries())
      list.append(item(game, store, draw, shown + n === 0 && !game.won));
    shown += PAGE;
    more.hidden = shown >= games.length;
  };
  add();
  return h('section', {}, h('h3', { class: 'label' }, title), list, more);
}

/** Draws pictures one after the other, with a breath between: a long list holds nobody up. */
function pictures() {
  /** @type {(() => void)[]} */
  const waiting = [];
  const work = () => {
    const end = performance.now() + SLICE_MS;
    do waiting.shift()?.();
    while (waiting.length && performance.now() < end);
    if (waiting.length) setTimeout(work);
  };
  return (/** @type {() => void} */ draw) => {
    if (waiting.push(draw) === 1) setTimeout(work);
  };
}

/** What a game is called where there is nothing to see. @param {Game} game */
function titleOf({ link, name }) {
  const { game, deal } = partsOf(link);
  const said = common.page.deal(nameOf(game), deal.startsWith('~') ? null : deal);
  return name ? words.storage.named(name, said) : said;
}

/**
 * @param {Game} first @param {Store} store @param {(draw: () => void) => void} draw
 * @param {boolean} primary whether it is the one to go on with
 * @returns {HTMLElement}
 */
function item(first, store, draw, primary) {
  let game = first;
  const felt = h('span', { class: 'felt', 'aria-hidden': 'true' });
  const title = h('p', { class: 'held-name' });
  const figures = h('p', { class: 'figures' });
  const main = h('div', { class: 'held-about' }, title, figures);
  const acts = h('div', { class: 'held-acts' });
  const row = h('li', { class: 'held' }, h('span', { class: 'held-picture' }, felt), main, acts);

  /** @param {string} label @param {() => void} act @param {string} [className] */
  const key = (label, act, className) => {
    const made = button(label, act, className);
    made.setAttribute('aria-label', common.page.labelled(label, titleOf(game)));
    return made;
  };
  const show = () => {
    title.textContent = titleOf(game);
    const goOn = game.won ? words.storage.open : words.storage.goOn;
    acts.replaceChildren(
      key(goOn, () => leaveFor(game.link, game.id), primary ? 'button primary' : 'button'),
      ...(game.plies ? [key(words.storage.watch, () => watch(game), 'choice')] : []),
      key(words.storage.name, rename, 'choice'),
      key(words.storage.delete, erase, 'choice'),
    );
  };
  const rename = () => {
    const field = h('input', {
      type: 'text',
      class: 'field',
      maxlength: '80',
      'aria-label': words.storage.nameOf(titleOf(game)),
    });
    field.value = game.name;
    const done = () => {
      form.replaceWith(title);
      show();
      /** @type {HTMLElement | null} */ (acts.querySelector('button'))?.focus();
    };
    const form = h(
      'form',
      {
        class: 'held-form',
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          store.rename(game.id, field.value);
          game = store.heir(game.id) ?? game;
          done();
        },
        onkeydown: (/** @type {Event} */ event) => {
          if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          done();
        },
      },
      field,
      h('button', { type: 'submit', class: 'button' }, words.storage.keepName),
    );
    title.replaceWith(form);
    field.focus();
  };
  const erase = () => {
    const back = store.remove([game.id]);
    const undo = button(words.storage.back, () => {
      back();
      game = store.heir(game.id) ?? game;
      row.classList.remove('is-gone');
      row.replaceChildren(/** @type {Node} */ (felt.parentNode), main, acts);
      show();
      /** @type {HTMLElement | null} */ (acts.querySelector('button'))?.focus();
    });
    row.classList.add('is-gone');
    row.replaceChildren(h('p', { role: 'status' }, words.storage.deleted(titleOf(game))), undo);
    undo.focus();
  };

  const { at, plies } = game;
  const date = at > 0 ? words.storage.date(new Date(at)) : '';
  const said = (/** @type {string[]} */ ...parts) => parts.filter(Boolean).join(' · ');
  figures.textContent = said(common.moves(plies), date);
  show();
  draw(() => {
    const table = restored(game.save);
    const info = infoOf(partsOf(game.link).game);
    if (!table || !info) return void (figures.textContent = said(words.storage.damaged, date));
    const view = using(table, () => table.view());
    drawPlate(felt, info, view);
    const end = view.outcome === 'playing' ? '' : words.storage.ended[view.outcome];
    figures.textContent = said(...figuresOf(view), end, date);
  });
  return row;
}

/** @param {string} link @param {string} id */
function leaveFor(link, id) {
  closeDialogs();
  askFor(id);
  go(link);
}

/** Watches a game from its deal on, with what is undone. @param {Game} game */
function watch({ save, link }) {
  const table = restored(save);
  if (!table) return;
  const replay = using(table, () => {
    table.goTo(table.summary().plies);
    return table.summary().replayLink;
  });
  closeDialogs();
  go(replay || dealOf(link));
}
