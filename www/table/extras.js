// What a game is begun without: looking through a pile, the list of moves, the list of keys.

import { make } from './frame.js';

/** @typedef {import('../patience-game.js').PatienceGame} PatienceGame */

/** @type {Record<string, string>} */
const RANKS = {
  A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'knave', Q: 'queen', K: 'king',
};
/** @type {Record<string, string>} */
const SUITS = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };

/** @param {string} card */
const nameOf = (card) => `${RANKS[card[0]]} of ${SUITS[card[1]]}`;

/** The first of the places tried for a leaf: above, below, left and right of its pile. */
const BESIDE = 4;

const KEYS = [
  ['Arrows', 'go from pile to pile'],
  ['Home, End', 'first and last pile of the row; with Ctrl of the table'],
  ['1 2 3 4', 'pack and hand, foundations, tableau, the rest'],
  ['Enter', 'select; on a marked pile, play'],
  ['Shift Enter', 'play home'],
  ['Escape', 'let go'],
  ['N, B', 'next, previous pile where the card may go'],
  ['D', 'deal on'],
  ['H', 'hint'],
  ['I', 'look through the pile'],
  ['S', 'say how the game stands'],
  ['Ctrl Z, Ctrl Y', 'undo, redo'],
];

/** A leaf that lies on the table: it is closed by Escape, by a tap, by the next move. */
export class Look {
  /** @param {PatienceGame} game @param {number | null} pile @param {boolean} preview */
  constructor(game, pile, preview) {
    this.preview = preview;
    this.el = make('div', 'look', { role: 'group' });
    if (pile !== null) this.fill(game, pile);
    game.frame.felt.append(this.el);
    if (pile !== null) this.settle(game, pile);
  }

  /** @param {PatienceGame} game @param {number} pile */
  fill(game, pile) {
    const label = game.info?.places[pile].label ?? '';
    const cards = game.view?.piles[pile].cards.match(/../g) ?? [];
    this.el.setAttribute('aria-label', label);
    const head = make('div', 'look-head');
    head.append(make('span', 'look-name', {}, label), make('span', 'look-count', {}, `${cards.length} cards, the top one last`));
    const fan = make('div', 'look-fan', { 'aria-hidden': 'true' });
    // A few cards lie as large as they can be; a long column is a list.
    const few = cards.length <= 14 && game.frame.mode === 'desk';
    fan.classList.toggle('is-few', few);
    const size = few ? 'large' : 'small';
    fan.append(...cards.map((card, n) => {
      const el = make('div', 'card');
      const top = few && n === cards.length - 1;
      el.append(game.board.dress.face(document, card, { size, art: top, strip: !top }));
      return el;
    }));
    this.el.append(head, fan);
  }

  /** Lays the leaf where it covers least of what the player needs. @param {PatienceGame} game @param {number} pile */
  settle(game, pile) {
    const { board } = game;
    const { clientWidth: width, clientHeight: height } = board.felt;
    const { offsetWidth: w, offsetHeight: h } = this.el;
    const box = board.at?.piles[pile];
    if (!box) return;
    const middle = box.rect.x + box.rect.width / 2 - w / 2;
    const fit = (/** @type {number} */ x) => Math.max(4, Math.min(width - w - 4, x));
    const places = [
      [fit(middle), box.all.y - h - 10], [fit(middle), box.all.y + box.all.height + 22],
      [box.all.x - w - 10, fit(box.rect.y)], [box.all.x + box.all.width + 10, box.all.y],
      [fit(middle), 4], [fit(middle), height - h - 4], [4, 4], [width - w - 4, 4],
    ];
    let [best, least] = [places[4], Infinity];
    for (const [n, [x, y]] of places.entries()) {
      if (x < 0 || y < 0 || x + w > width || y + h > height) continue;
      // Away from the pile it lies only if there is no room beside it.
      const cost = this.covers(game, { x, y, width: w, height: h }, pile) + (n < BESIDE ? 0 : width * height);
      if (cost < least) [best, least] = [[x, y], cost];
    }
    this.el.style.transform = `translate(${Math.round(best[0])}px,${Math.round(Math.max(4, best[1]))}px)`;
  }

  /** @param {PatienceGame} game @param {import('./layout.js').Rect} leaf @param {number} own */
  covers({ board }, leaf, own) {
    let cost = 0;
    board.at?.piles.forEach((box, pile) => {
      if (!box) return;
      const { x, y, width, height } = box.all;
      const across = Math.min(leaf.x + leaf.width, x + width) - Math.max(leaf.x, x);
      const down = Math.min(leaf.y + leaf.height, y + height) - Math.max(leaf.y, y);
      if (across > 0 && down > 0) cost += across * down * (pile === own || pile === board.marks.selected ? 8 : board.marks.targets.includes(pile) ? 3 : 1);
    });
    return cost;
  }

  close() {
    this.el.remove();
  }

  /** A whole pile in words. @param {PatienceGame} game @param {number} pile */
  static read(game, pile) {
    const shown = game.view?.piles[pile];
    const cards = shown?.cards.match(/../g) ?? [];
    const label = game.info?.places[pile].label ?? '';
    const count = cards.length > 1 ? `${label}, ${cards.length} cards, the top one last.` : `${shown?.label ?? label}.`;
    game.say(count, cards.length > 1 ? `From the bottom: ${cards.map(nameOf).join(', ')}.` : '');
  }

  /** The keys. @param {PatienceGame} game */
  static keys(game) {
    const look = new Look(game, null, false);
    look.el.classList.add('is-keys');
    look.el.setAttribute('aria-label', 'Keys');
    const list = make('dl');
    for (const [key, act] of KEYS) list.append(make('dt', '', {}, key), make('dd', '', {}, act));
    look.el.append(make('div', 'look-name', {}, 'Keys'), list);
    game.say('Escape closes the list of keys.', KEYS.map(([key, act]) => `${key}: ${act}`).join('. '));
    return look;
  }
}

/**
 * Every legal move as a button, pile by pile. There can be more than a thousand; those out of sight cost no layout.
 * @param {PatienceGame} game
 */
export function listMoves(game) {
  const { moves } = game.frame;
  const root = /** @type {ShadowRoot} */ (game.shadowRoot);
  const held = moves.lastElementChild?.contains(root.activeElement);
  const list = make('div', 'move-list');
  for (const { label, moves: choices } of game.rules.moves()) {
    const group = make('div', 'move-group', { role: 'group', 'aria-label': label });
    group.append(make('div', 'move-from', { 'aria-hidden': 'true' }, label));
    for (const { move, label: text } of choices) group.append(make('button', '', { type: 'button', 'data-move': move }, text));
    list.append(group);
  }
  list.addEventListener('click', (event) => {
    const move = /** @type {HTMLElement} */ (event.target).dataset.move;
    if (move) game.attempt(() => game.play(move));
  });
  for (const old of moves.querySelectorAll('.move-list')) old.remove();
  moves.append(list);
  // The pressed button is gone: the focus goes to what opened the list.
  if (held) moves.querySelector('summary')?.focus();
}
