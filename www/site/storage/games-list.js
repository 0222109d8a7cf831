// The list of saved games: each with a thumbnail, and buttons to continue, watch, name or delete it. A deletion can be undone
// while the list is open.

import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { navigateTo } from '../shell/address.js';
import { button, closeDialogs, h, labelledButton } from '../../ui/page-dom.js';
import { progressOf, infoOf, nameOf } from '../../engine/games.js';
import { withTable } from '../../engine/loader.js';
import { dealLinkOf, partsOf } from '../../engine/links.js';
import { createPause } from '../../ui/slices.js';
import { drawThumbnail } from '../start/thumbnail.js';
import { restoreSave } from './saved-games.js';

/** @import { Game, GameStore } from './saved-games.js' */

/** Games shown at first, and added by each press of the button below the list. */
const PAGE_SIZE = 12;

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
      list.append(new GameItem(game, store, queueDrawing, shown + n === 0 && !game.won).el);
    shown += PAGE_SIZE;
    expandButton.hidden = shown >= games.length;
  };
  add();
  return h('section', {}, h('h3', { class: 'label' }, title), list, expandButton);
}

/** Returns a queue that draws thumbnails in slices. */
function createDrawQueue() {
  const pause = createPause();
  /** @type {Promise<unknown>} */
  let drawn = Promise.resolve();
  return (/** @type {() => void} */ draw) => void (drawn = drawn.then(pause).then(draw).catch(reportError));
}

/** Accessible name of a game. @param {Game} game */
function accessibleNameOf({ link, name }) {
  const { game, deal } = partsOf(link);
  const dealName = common.page.deal(nameOf(game), deal.startsWith('~') ? null : deal);
  return name ? words.storage.named(name, dealName) : dealName;
}

/** A saved game in the list, which can be continued, renamed and deleted. */
class GameItem {
  #game;
  #store;
  #isPrimary;
  #felt = h('span', { class: 'felt', 'aria-hidden': 'true' });
  #picture = h('span', { class: 'saved-game-picture' }, this.#felt);
  #title = h('p', { class: 'saved-game-name' });
  #figures = h('p', { class: 'figures' });
  #about = h('div', { class: 'saved-game-about' }, this.#title, this.#figures);
  #actions = h('div', { class: 'saved-game-actions' });
  el = h('li', { class: 'saved-game' }, this.#picture, this.#about, this.#actions);

  /**
   * @param {Game} game @param {GameStore} store @param {(draw: () => void) => void} queueDrawing
   * @param {boolean} isPrimary true for the game to continue first
   */
  constructor(game, store, queueDrawing, isPrimary) {
    this.#game = game;
    this.#store = store;
    this.#isPrimary = isPrimary;
    const { at, plies } = game;
    // On one line.
    const date = at > 0 ? words.storage.date(new Date(at)).replaceAll(' ', '\u00a0') : '';
    this.#renderFigures(common.moves(plies), date);
    this.#render();
    queueDrawing(() => this.#drawPosition(game, date));
  }

  /** The game as it is now: another tab may have continued it. */
  #current() {
    return (this.#game = this.#store.successor(this.#game.id) ?? this.#game);
  }

  /** @param {string[]} parts */
  #renderFigures(...parts) {
    const spans = parts.filter(Boolean).flatMap((part) => [h('span', {}, part), ' ']);
    this.#figures.replaceChildren(h('span', { class: 'saved-game-parts' }, ...spans));
  }

  /** @param {Game} game @param {string} date */
  #drawPosition({ save, link }, date) {
    const table = restoreSave(save);
    const info = infoOf(partsOf(link).game);
    if (!table || !info) return this.#renderFigures(words.storage.damaged, date);
    const view = withTable(table, () => table.view());
    drawThumbnail(this.#felt, info, view);
    const end = view.outcome === 'playing' ? '' : words.storage.endings[view.outcome];
    this.#renderFigures(...progressOf(view), end, date);
  }

  #render() {
    const game = this.#game;
    const actionButton = (
      /** @type {string} */ label,
      /** @type {() => void} */ onPress,
      /** @type {string} */ className,
    ) => labelledButton(label, accessibleNameOf(game), onPress, className);
    this.#title.textContent = accessibleNameOf(game);
    const continueLabel = game.won ? words.storage.open : words.storage.continue;
    const continueClass = this.#isPrimary ? 'button primary' : 'button';
    this.#actions.replaceChildren(
      actionButton(continueLabel, () => openSaved(this.#current()), continueClass),
      ...(game.plies ? [actionButton(words.storage.watch, () => openReplay(this.#current()), 'choice')] : []),
      actionButton(words.storage.name, () => this.#rename(), 'choice'),
      actionButton(words.storage.delete, () => this.#erase(), 'choice'),
    );
  }

  #renderFocused() {
    this.#render();
    this.#actions.querySelector('button')?.focus();
  }

  #rename() {
    const field = h('input', {
      type: 'text',
      class: 'field',
      maxlength: '80',
      'aria-label': words.storage.nameOf(accessibleNameOf(this.#game)),
    });
    field.value = this.#game.name;
    const saveButton = h('button', { type: 'submit', class: 'button' }, words.storage.saveName);
    const form = h('form', { class: 'saved-game-form' }, field, saveButton);
    const close = () => {
      form.replaceWith(this.#title);
      this.#renderFocused();
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#store.rename(this.#current().id, field.value);
      this.#current();
      close();
    });
    form.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    });
    this.#title.replaceWith(form);
    field.focus();
  }

  #erase() {
    const restore = this.#store.remove([this.#current().id]);
    const undo = button(words.storage.restore, () => {
      restore();
      this.#current();
      this.el.classList.remove('is-gone');
      this.el.replaceChildren(this.#picture, this.#about, this.#actions);
      this.#renderFocused();
    });
    this.el.classList.add('is-gone');
    this.el.replaceChildren(h('p', { role: 'status' }, words.storage.deleted(accessibleNameOf(this.#game))), undo);
    undo.focus();
  }
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
