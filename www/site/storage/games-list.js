// The list of saved games: each with a thumbnail, and buttons to continue, watch, name or delete it. A deletion can be undone
// while the list is open.

import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { navigateTo } from '../shell/address.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { progressOf, infoOf, nameOf } from '../../engine/games.js';
import { withTable } from '../../engine/loader.js';
import { dealLinkOf, partsOf } from '../../engine/links.js';
import { drawThumbnail } from '../start/thumbnail.js';
import { restoreSave } from './saved-games.js';

/** @import { Game, GameStore } from './saved-games.js' */

/** Games shown at first, and added by each press of the button below the list. */
const PAGE_SIZE = 12;
/** Longest slice of drawing thumbnails, in ms. */
const SLICE_MS = 12;

/**
 * @param {string} title @param {Game[]} games @param {GameStore} store
 * @returns {HTMLElement | null} null without games
 */
export function gamesSection(title, games, store) {
  if (!games.length) return null;
  const list = h('ul', { class: 'menu-list games' });
  const queueDrawing = createDrawQueue();
  let shown = 0;
  const expandButton = button(words.storage.nextGames, () => {
    const first = shown;
    add();
    /** @type {HTMLElement | null} */ (list.children[first]?.querySelector('button'))?.focus();
  });
  const add = () => {
    for (const [n, game] of games.slice(shown, shown + PAGE_SIZE).entries())
      list.append(gameItem(game, store, queueDrawing, shown + n === 0 && !game.won));
    shown += PAGE_SIZE;
    expandButton.hidden = shown >= games.length;
  };
  add();
  return h('section', {}, h('h3', { class: 'label' }, title), list, expandButton);
}

/** Returns a queue that draws thumbnails in slices. */
function createDrawQueue() {
  /** @type {(() => void)[]} */
  const waiting = [];
  const work = () => {
    const end = performance.now() + SLICE_MS;
    do waiting.shift()?.();
    while (waiting.length && performance.now() < end);
    if (waiting.length) setTimeout(work);
  };
  return (/** @type {() => void} */ task) => {
    if (waiting.push(task) === 1) setTimeout(work);
  };
}

/** Accessible name of a game. @param {Game} game */
function accessibleNameOf({ link, name }) {
  const { game, deal } = partsOf(link);
  const dealName = common.page.deal(nameOf(game), deal.startsWith('~') ? null : deal);
  return name ? words.storage.named(name, dealName) : dealName;
}

/**
 * @param {Game} first @param {GameStore} store @param {(draw: () => void) => void} queueDrawing
 * @param {boolean} isPrimary true for the game to continue first
 * @returns {HTMLElement}
 */
function gameItem(first, store, queueDrawing, isPrimary) {
  let game = first;
  /** The game as it is now: another tab may have continued it. */
  const current = () => (game = store.successor(game.id) ?? game);
  const felt = h('span', { class: 'felt', 'aria-hidden': 'true' });
  const title = h('p', { class: 'saved-game-name' });
  const figures = h('p', { class: 'figures' });
  const main = h('div', { class: 'saved-game-about' }, title, figures);
  const actions = h('div', { class: 'saved-game-actions' });
  const row = h('li', { class: 'saved-game' }, h('span', { class: 'saved-game-picture' }, felt), main, actions);

  /** @param {string} label @param {() => void} onPress @param {string} [className] */
  const actionButton = (label, onPress, className) => {
    const element = button(label, onPress, className);
    element.setAttribute('aria-label', common.page.labelled(label, accessibleNameOf(game)));
    return element;
  };
  const updateRow = () => {
    title.textContent = accessibleNameOf(game);
    const continueLabel = game.won ? words.storage.open : words.storage.continue;
    actions.replaceChildren(
      actionButton(continueLabel, () => openSaved(current()), isPrimary ? 'button primary' : 'button'),
      ...(game.plies ? [actionButton(words.storage.watch, () => openReplay(current()), 'choice')] : []),
      actionButton(words.storage.name, rename, 'choice'),
      actionButton(words.storage.delete, erase, 'choice'),
    );
  };
  const rename = () => {
    const field = h('input', {
      type: 'text',
      class: 'field',
      maxlength: '80',
      'aria-label': words.storage.nameOf(accessibleNameOf(game)),
    });
    field.value = game.name;
    const done = () => {
      form.replaceWith(title);
      updateRow();
      /** @type {HTMLElement | null} */ (actions.querySelector('button'))?.focus();
    };
    const form = h(
      'form',
      {
        class: 'saved-game-form',
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          store.rename(current().id, field.value);
          current();
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
      h('button', { type: 'submit', class: 'button' }, words.storage.saveName),
    );
    title.replaceWith(form);
    field.focus();
  };
  const erase = () => {
    const restore = store.remove([current().id]);
    const undo = button(words.storage.restore, () => {
      restore();
      current();
      row.classList.remove('is-gone');
      row.replaceChildren(/** @type {Node} */ (felt.parentNode), main, actions);
      updateRow();
      /** @type {HTMLElement | null} */ (actions.querySelector('button'))?.focus();
    });
    row.classList.add('is-gone');
    row.replaceChildren(h('p', { role: 'status' }, words.storage.deleted(accessibleNameOf(game))), undo);
    undo.focus();
  };

  const { at, plies } = game;
  // On one line.
  const date = at > 0 ? words.storage.date(new Date(at)).replaceAll(' ', '\u00a0') : '';
  const showParts = (/** @type {string[]} */ ...parts) => {
    const spans = parts.filter(Boolean).flatMap((part) => [h('span', {}, part), ' ']);
    figures.replaceChildren(h('span', { class: 'saved-game-parts' }, ...spans));
  };
  showParts(common.moves(plies), date);
  updateRow();
  queueDrawing(() => {
    const table = restoreSave(game.save);
    const info = infoOf(partsOf(game.link).game);
    if (!table || !info) return showParts(words.storage.damaged, date);
    const view = withTable(table, () => table.view());
    drawThumbnail(felt, info, view);
    const end = view.outcome === 'playing' ? '' : words.storage.endings[view.outcome];
    showParts(...progressOf(view), end, date);
  });
  return row;
}

/** @param {Game} game */
function openSaved({ link, id }) {
  closeDialogs();
  navigateTo(link, { savedId: id });
}

/** Opens the replay of a game, undone moves included. @param {Game} game */
function openReplay({ save, link }) {
  const table = restoreSave(save);
  if (!table) return;
  const replay = withTable(table, () => {
    table.goTo(table.summary().plies);
    return table.summary().replayLink;
  });
  closeDialogs();
  navigateTo(replay || dealLinkOf(link));
}
