// What the player has in hand, and how pointer and keys put it there. Which moves are legal, the rules say.

import { MOVE_MS } from './board.js';

/** @typedef {import('../patience-game.js').PatienceGame} PatienceGame */
/** @typedef {import('../pkg/patience_wasm.js').Selection} Selection */
/** @typedef {import('../pkg/patience_wasm.js').Choice} Choice */
/** @typedef {import('./board.js').Slot} Slot */

const DOUBLE_MS = 400;
/** A player who taps where a card went by itself must not move it back; with a card in hand the next tap comes sooner. */
const ABSORB_MS = 1000;
const ABSORB_ASKED_MS = 400;
const DRAG_PX = { mouse: 4, pen: 6, touch: 8 };
const LONG_PRESS_MS = 500;
const HOVER_MS = 650;
/** The roles that the keys 1 to 4 reach. */
const GROUPS = [['stock', 'hand', 'talon'], ['foundation'], ['tableau'], ['reserve', 'scenery']];

const TEXT = {
  fair: 'By what you can see',
  knowing: 'Looks through the pack',
  out: 'The pack is out.',
  /** @param {string} label */
  again: (label) => `Once more: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`,
  unsuitable: 'No card is suitable.',
  unsafe: 'Nothing is safe to play: a suitable card may still be needed where it lies.',
};

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {number} pile
 * @property {number} x
 * @property {number} y
 * @property {number} threshold
 * @property {Slot[]} lifted empty until it is a drag
 * @property {boolean} spent whether the click that follows means nothing more
 */

export class Hand {
  /** @param {PatienceGame} game */
  constructor(game) {
    this.game = game;
    /** @type {number | null} the selected pile */
    this.held = null;
    /** @type {Selection | null} */
    this.offers = null;
    /** @type {number | null} the other pile while a choice is open */
    this.second = null;
    this.heldAt = 0;
    /** @type {{ piles: number[], from: number, until: number }} */
    this.deaf = { piles: [], from: -1, until: 0 };
    /** @type {Press | null} */
    this.press = null;
    /** When dealing was last asked for, by which words, and where that led. @type {{ label: string | null, link: string, at: number }} */
    this.dealt = { label: null, link: '', at: -Infinity };
    /** The position of which was said that dealing on makes a decision. */
    this.warned = '';
    this.timer = 0;
    this.pointers = 0;
    this.hinted = -1;
    this.hovered = -1;
    this.listen();
  }

  get view() {
    return /** @type {import('../pkg/patience_wasm.js').View} */ (this.game.view);
  }

  get board() {
    return this.game.board;
  }

  // Selecting

  /** Begins anew after every change of the table: only what the game itself asks for is in hand. */
  reset() {
    this.hinted = -1;
    const { asks } = this.view;
    if (asks === null) this.letGo();
    else this.hold(asks, '');
  }

  letGo() {
    const { asks } = this.view;
    if (asks !== null && this.held !== asks) return this.hold(asks, '');
    if (asks === null) this.held = this.offers = null;
    this.second = null;
    this.tell('');
  }

  /** @param {number} pile @param {string} sentence said instead of the pile's own */
  hold(pile, sentence) {
    this.held = pile;
    this.offers = this.game.rules.select(pile);
    this.second = null;
    this.tell(sentence);
  }

  /** @param {string} sentence */
  tell(sentence) {
    const { held, offers, second, view } = this;
    const targets = second === null ? offers?.targets ?? [] : [second];
    this.board.mark({ selected: held, targets, second });
    this.game.offer([]);
    const own = held !== null && held !== view.asks ? offers?.sentence : '';
    this.game.say(sentence || own || '');
  }

  /**
   * A tap, a click, Enter.
   * @param {number} pile @param {number} [nth] which click of a quick series on one spot
   */
  choose(pile, nth = 0) {
    const now = performance.now();
    const echo = nth > 1 && pile === this.deaf.from;
    if (nth && now < this.deaf.until && (echo || this.deaf.piles.includes(pile))) {
      this.deaf.until = 0;
      return;
    }
    const { held, offers } = this;
    if (this.second !== null) {
      this.second = null;
      this.tell('');
      if (pile === held) return;
    }
    if (held !== null && offers?.targets.includes(pile)) return this.meet(held, pile, nth === 0);
    if (pile === held) return this.again(now, nth === 0);
    if (this.role(pile) === 'stock') return this.turn(nth === 0);
    this.take(pile, now);
  }

  /**
   * A second tap on what is in hand: if it came quickly, home, or where alone it may go; else it is laid down again.
   * @param {number} now @param {boolean} byKey a key need not be quick where there is one way only
   */
  again(now, byKey) {
    const { held, offers } = this;
    const quick = now - this.heldAt < DOUBLE_MS;
    this.heldAt = now;
    if (quick && offers?.home) return this.play(offers.home, []);
    if (offers?.only) return this.play(offers.only, offers.targets, ABSORB_ASKED_MS);
    if (held !== this.view.asks) {
      const [target, other] = offers?.targets ?? [];
      const choices = held !== null && target !== undefined && other === undefined ? this.game.rules.between(held, target) : [];
      return (quick || byKey) && choices.length === 1 ? this.play(choices[0].move, []) : this.letGo();
    }
  }

  /** @param {number} pile @param {number} now */
  take(pile, now) {
    const shown = this.view.piles[pile];
    const offers = this.game.rules.select(pile);
    if (!shown.movable) {
      this.letGo();
      if (this.role(pile) === 'talon' && this.board.canOpen(pile)) return void this.game.look(pile, false);
      if (shown.label) this.game.say(offers.sentence || `${shown.label}.`);
      return;
    }
    if (offers.only) return this.play(offers.only, offers.targets, ABSORB_MS, pile);
    this.hold(pile, '');
    this.heldAt = now;
  }

  /** The pack, and its key: where dealing on would make a decision, it says so first. @param {boolean} [byKey] */
  turn(byKey = false) {
    const { dealLabel, stock, prompt, link } = this.view;
    if (dealLabel === null) return this.game.say(stock ? prompt : TEXT.out);
    if (this.warned === link || !this.isOpen()) return this.deal(byKey);
    this.warned = link;
    this.dealt = { label: null, link, at: performance.now() };
    this.game.say(`${prompt} ${TEXT.again(dealLabel)}`);
  }

  /** Whether laying the card in hand is a decision: it can go home, or would bury what can. */
  isOpen() {
    const { asks, piles } = this.view;
    if (asks === null) return false;
    const { home, targets } = this.game.rules.select(asks);
    return home !== null || targets.some((pile) => piles[pile].suitable);
  }

  /** Does what the button beside the pack says. The second tap of two does not decide what the first has led to. @param {boolean} [byKey] */
  deal(byKey = false) {
    const now = performance.now();
    const { dealLabel, link } = this.view;
    const hasty = now - this.dealt.at < DOUBLE_MS && link === this.dealt.link;
    // Single cards are dealt as fast as one likes, while each press means the same.
    const single = dealLabel === this.dealt.label && (byKey || this.game.chosen('dealing') === 'card');
    if (hasty && !single) return;
    this.game.dealOn();
    this.dealt = { label: dealLabel, link: this.view.link, at: now };
  }

  safe() {
    if (this.view.safe) this.game.playSafe();
    else this.game.say(this.view.piles.some(({ suitable }) => suitable) ? TEXT.unsafe : TEXT.unsuitable);
  }

  /**
   * One pile and then another: at once if it can mean one thing only, else the player says which.
   * @param {number} from @param {number} to @param {boolean} [byKey] whether the focus should go where the choice is
   */
  meet(from, to, byKey = false) {
    const choices = this.game.rules.between(from, to);
    if (choices.length === 1) return this.play(choices[0].move, []);
    if (!choices.length) return this.take(to, performance.now());
    this.second = to;
    this.tell('');
    const names = `${this.nameOf(from)} and ${this.nameOf(to)}`;
    this.game.say(`${names.charAt(0).toUpperCase()}${names.slice(1)}:`);
    this.game.offer(choices.map((choice, n) => ({ label: choice.brief ?? choice.label, primary: n === 0, act: () => this.play(choice.move, []) })));
    if (byKey) this.game.frame.offers.querySelector('button')?.focus();
  }

  /** @param {number} pile */
  nameOf(pile) {
    return this.view.piles[pile].label.replace(/^[^:]*: /, '').replace(/,.*/, '');
  }

  /**
   * @param {string} move @param {number[]} deaf piles that a second tap may fall on
   * @param {number} [ms] how long it is not heard there @param {number} [from] where a double click is not
   */
  play(move, deaf, ms = 0, from = -1) {
    this.deaf = { piles: deaf, from, until: performance.now() + ms };
    this.game.act(move);
  }

  /** @param {number} pile */
  role(pile) {
    return this.game.info?.places[pile].role;
  }

  /** What can be done, one possibility after the other; what is best, the solver may know. */
  hint() {
    const { view } = this;
    const ways = this.ways();
    if (!ways.length) {
      this.letGo();
      this.game.say(view.dealLabel ? `Nothing else can be done: ${view.dealLabel.toLowerCase()}.` : view.prompt);
      if (view.outcome === 'playing') this.game.offer(this.better(), 'telling');
      return;
    }
    this.hinted = (this.hinted + 1) % ways.length;
    const { from, move, label } = ways[this.hinted];
    this.hold(from, ' ');
    const target = this.offers?.targets.find((to) => this.game.rules.between(from, to).some((choice) => choice.move === move));
    this.board.mark({ selected: from, targets: target === undefined ? [] : [target], second: null });
    this.board.setStop(from);
    const count = ways.length > 1 ? ` (${this.hinted + 1} of ${ways.length})` : '';
    this.game.say(`Possible${count}: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`);
    this.game.offer(this.better());
  }

  /**
   * Every move that is not dealing: first those that go home, then those of the card in hand.
   * @returns {{ from: number, move: string, label: string }[]}
   */
  ways() {
    const places = this.game.info?.places ?? [];
    const ranked = this.game.rules.moves().flatMap(({ moves }) => moves).flatMap(({ move, label }) => {
      const from = places.findIndex(({ address }) => move.startsWith(`${address}>`) || move.startsWith(`${address}+`));
      const to = places.find(({ address }) => move.endsWith(`>${address}`))?.role;
      if (from < 0 || this.role(from) === 'stock') return [];
      return [{ from, move, label, rank: to === 'foundation' || to === 'word' ? 0 : from === this.view.asks ? 1 : 2 }];
    });
    return ranked.sort((a, b) => a.rank - b.rank);
  }

  /** Those who know more than the rules. @returns {import('./frame.js').Offer[]} */
  better() {
    return [
      { label: 'Fair hint', told: TEXT.fair, act: () => void this.game.advise('fair') },
      { label: 'All-knowing', told: TEXT.knowing, act: () => void this.game.advise('knowing') },
      { label: 'Can it be won?', told: TEXT.knowing, act: () => void this.game.solve() },
    ];
  }

  // The pointer

  listen() {
    const { felt } = this.board;
    felt.addEventListener('pointerdown', (event) => this.down(event));
    felt.addEventListener('pointermove', (event) => this.move(event));
    felt.addEventListener('pointerup', (event) => this.up(event));
    felt.addEventListener('pointercancel', () => this.cancel());
    felt.addEventListener('pointerleave', () => this.hover(-1));
    felt.addEventListener('click', (event) => this.click(event));
    felt.addEventListener('contextmenu', (event) => this.menu(event));
    this.board.grid.addEventListener('keydown', (event) => this.key(event));
    this.board.grid.addEventListener('focusin', () => {
      const pile = this.board.focused();
      if (pile !== null) this.board.setStop(pile);
    });
  }

  /** Places of the event on the felt. @param {MouseEvent} event */
  where(event) {
    const rect = this.board.felt.getBoundingClientRect();
    return { x: event.clientX - rect.left - this.board.felt.clientLeft, y: event.clientY - rect.top - this.board.felt.clientTop };
  }

  /** @param {MouseEvent} event @param {number} slack */
  pileOf(event, slack) {
    const cell = /** @type {Element} */ (event.target).closest('.cell');
    const { x, y } = this.where(event);
    const pile = this.board.pileAt(x, y, slack);
    // A click that no pointer made (a screen reader's, a script's) has no place.
    return cell && (pile === null || event.detail === 0) ? this.board.cells.indexOf(/** @type {HTMLElement} */ (cell)) : pile;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.hover(-1);
    if (!event.isPrimary) {
      // A second finger: a pinch, not a move.
      this.cancel();
      return;
    }
    if (event.button !== 0 || !this.game.view || /** @type {Element} */ (event.target).closest('button')) return;
    const pile = this.pileOf(event, event.pointerType === 'touch' ? 6 : 2);
    this.press = null;
    if (pile === null) return;
    const threshold = DRAG_PX[/** @type {keyof typeof DRAG_PX} */ (event.pointerType)] ?? 6;
    this.press = { id: event.pointerId, pile, x: event.clientX, y: event.clientY, threshold, lifted: [], spent: false };
    if (event.pointerType !== 'mouse' && this.board.canOpen(pile)) {
      this.timer = setTimeout(() => this.longPress(pile), LONG_PRESS_MS);
    }
  }

  /** @param {number} pile */
  longPress(pile) {
    if (!this.press || this.press.lifted.length) return;
    this.press.spent = true;
    this.game.look(pile, false);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { press } = this;
    if (!press) {
      if (event.pointerType === 'mouse') {
        const { x, y } = this.where(event);
        this.hover(this.board.pileAt(x, y, 0) ?? -1);
      }
      return;
    }
    if (event.pointerId !== press.id || press.spent) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.lifted.length) {
      if (Math.hypot(dx, dy) < press.threshold || !this.lift(press)) return;
      this.board.felt.setPointerCapture(press.id);
    }
    for (const { el } of press.lifted) if (el) el.style.translate = `${dx}px ${dy}px`;
    const over = this.under(press, event);
    this.board.cells.forEach((cell, pile) => cell?.classList.toggle('is-over', pile === over));
  }

  /** @param {Press} press */
  lift(press) {
    clearTimeout(this.timer);
    const shown = this.view.piles[press.pile];
    if (!shown.movable || !shown.cards) {
      return false;
    }
    this.game.closeLook();
    if (this.held !== press.pile) this.hold(press.pile, '');
    press.lifted = this.board.topOf(press.pile);
    for (const { el } of press.lifted) {
      el?.classList.add('is-dragged');
      if (el) el.style.zIndex = String(9000 + Number(el.style.zIndex));
    }
    return press.lifted.length > 0;
  }

  /** The legal pile that the dragged card covers most, or lies under the pointer. @param {Press} press @param {PointerEvent} event */
  under(press, event) {
    const { x, y } = this.where(event);
    const at = this.board.pileAt(x, y);
    const targets = this.offers?.targets ?? [];
    if (at !== null && targets.includes(at)) return at;
    const rect = this.board.rectOf(press.pile);
    if (!rect) return null;
    const [left, top] = [rect.x + event.clientX - press.x, rect.y + event.clientY - press.y];
    let [best, most] = [/** @type {number | null} */ (null), rect.width * rect.height * 0.12];
    for (const pile of targets) {
      const all = this.board.at?.piles[pile]?.all;
      if (!all) continue;
      const across = Math.min(left + rect.width, all.x + all.width) - Math.max(left, all.x);
      const down = Math.min(top + rect.height, all.y + all.height) - Math.max(top, all.y);
      if (across > 0 && down > 0 && across * down > most) [best, most] = [pile, across * down];
    }
    return best;
  }

  /** @param {PointerEvent} event */
  up(event) {
    clearTimeout(this.timer);
    const { press } = this;
    if (!press || event.pointerId !== press.id || !press.lifted.length) return;
    press.spent = true;
    const over = this.under(press, event);
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (over === null) {
      this.putBack(press);
      return this.letGo();
    }
    const choices = this.game.rules.between(press.pile, over);
    if (choices.length === 1) this.settle(press, dx, dy);
    else this.putBack(press);
    this.meet(press.pile, over);
  }

  /** From here the card glides on, not from where it was taken. @param {Press} press @param {number} dx @param {number} dy */
  settle(press, dx, dy) {
    for (const slot of press.lifted) {
      slot.x += dx;
      slot.y += dy;
      slot.el?.classList.remove('is-dragged');
      if (slot.el) slot.el.style.translate = '';
      // So that it is laid anew even where it was.
      slot.css = '';
    }
    this.clearOver();
  }

  /** @param {Press} press */
  putBack(press) {
    for (const { el } of press.lifted) {
      if (!el) continue;
      const translate = el.style.translate;
      el.style.translate = '';
      el.style.zIndex = String(Number(el.style.zIndex) - 9000);
      el.classList.remove('is-dragged');
      if (!this.board.still) el.animate([{ translate, zIndex: 9000 }, { translate: '0 0', zIndex: 9000 }], { duration: MOVE_MS * this.board.pace, easing: 'ease-out' });
    }
    this.clearOver();
  }

  clearOver() {
    for (const cell of this.board.cells) cell?.classList.remove('is-over');
  }

  cancel() {
    clearTimeout(this.timer);
    const { press } = this;
    if (!press) return;
    press.spent = true;
    if (!press.lifted.length) return;
    this.putBack(press);
    press.lifted = [];
    this.letGo();
  }

  /** @param {MouseEvent} event */
  click(event) {
    const { press } = this;
    this.press = null;
    clearTimeout(this.timer);
    const target = /** @type {Element} */ (event.target);
    const opener = target.closest('[data-open]');
    if (opener) return this.game.look(Number(/** @type {HTMLElement} */ (opener).dataset.open), false);
    if (!this.game.view || press?.spent || target.closest('button')) return;
    const pile = this.pileOf(event, 6);
    // Sliding off a pile before letting go takes the tap back.
    if (press && pile !== null && pile !== press.pile) return;
    this.game.closeLook();
    if (pile === null) return this.letGo();
    this.board.setStop(pile);
    this.choose(pile, event.detail);
  }

  /** @param {MouseEvent} event */
  menu(event) {
    const pile = this.game.view ? this.pileOf(event, 2) : null;
    if (pile === null || !this.board.canOpen(pile)) return;
    event.preventDefault();
    if (!this.press?.spent) this.game.look(pile, false);
  }

  /** @param {number} pile -1 for none */
  hover(pile) {
    if (pile === this.hovered) return;
    this.hovered = pile;
    clearTimeout(this.timer);
    this.game.closePreview();
    if (pile >= 0 && this.board.canOpen(pile) && (!this.board.at?.piles[pile]?.fanned || this.board.at.piles[pile]?.squeezed)) {
      this.timer = setTimeout(() => this.game.look(pile, true), HOVER_MS);
    }
  }

  // The keys

  /** @param {KeyboardEvent} event */
  key(event) {
    const pile = this.board.focused();
    if (pile === null || !this.game.view || event.altKey) return;
    if (this.command(event, pile) || (!event.ctrlKey && !event.metaKey && this.letter(event, pile))) event.preventDefault();
  }

  /** @param {KeyboardEvent} event @param {number} pile */
  command(event, pile) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'Home' || key === 'End') return this.edge(pile, key === 'Home', true);
      return false;
    }
    if (key.startsWith('Arrow')) return this.step(pile, key);
    if (key === 'Home' || key === 'End') return this.edge(pile, key === 'Home', false);
    if (key === 'PageUp' || key === 'PageDown') return this.group(pile, key === 'PageDown' ? 1 : -1);
    if (key === 'Enter' || key === ' ') {
      if (event.repeat) return true;
      if (event.shiftKey) this.home(pile);
      else this.choose(pile);
      return true;
    }
    return false;
  }

  /** @param {KeyboardEvent} event @param {number} pile */
  letter(event, pile) {
    const key = event.key.toLowerCase();
    if (key >= '1' && key <= '4') return this.reach(GROUPS[Number(key) - 1], pile);
    // A key that is held down decides nothing.
    if (key === 'd' && event.repeat) return true;
    if (key === 'd') this.turn(true);
    else if (key === 'n' || key === 'b') return this.nextTarget(pile, key === 'n' ? 1 : -1);
    else if (key === 'i') this.game.look(pile, false);
    else if (key === 's') this.game.sayState();
    else if (key === 'h') this.game.press('hint');
    else if (key === '?') this.game.help();
    else return false;
    return true;
  }

  /** Shift and Enter: home if it can. @param {number} pile */
  home(pile) {
    const { home } = this.game.rules.select(pile);
    if (home) this.play(home, []);
    else this.game.say(`${this.view.piles[pile].label}. It cannot go home now.`);
  }

  /** The nearest pile in a direction, by where they lie. @param {number} pile @param {string} key */
  step(pile, key) {
    const from = this.board.rectOf(pile);
    if (!from) return true;
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    let [best, least] = [-1, Infinity];
    this.board.at?.piles.forEach((box, number) => {
      if (!box || number === pile) return;
      const dx = box.rect.x + box.rect.width / 2 - from.x - from.width / 2;
      // Columns have their places where they begin, whatever their length.
      const dy = box.all.y - (this.board.at?.piles[pile]?.all.y ?? 0);
      const [along, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
      const cost = along + aside * 2.5;
      if (along > 4 && (!across || aside < from.height * 0.8) && cost < least) [best, least] = [number, cost];
    });
    if (best >= 0) this.board.focus(best);
    return true;
  }

  /** @param {number} pile @param {boolean} first @param {boolean} whole the whole board, not the row */
  edge(pile, first, whole) {
    const row = this.board.cells[pile]?.parentElement;
    const cells = [...((whole ? this.board.grid : row)?.querySelectorAll('.cell') ?? [])];
    const cell = cells[first ? 0 : cells.length - 1];
    if (cell) this.board.focus(this.board.cells.indexOf(/** @type {HTMLElement} */ (cell)));
    return true;
  }

  /** @param {number} pile @param {number} way */
  group(pile, way) {
    const at = GROUPS.findIndex((roles) => roles.includes(this.role(pile) ?? ''));
    for (let n = at + way; n >= 0 && n < GROUPS.length; n += way) if (this.reach(GROUPS[n], pile)) return true;
    return true;
  }

  /** The first pile of some roles, the movable before the others. @param {string[]} roles @param {number} but */
  reach(roles, but) {
    const there = this.board.cells.flatMap((cell, pile) => (cell && roles.includes(this.role(pile) ?? '') ? [pile] : []));
    const pile = there.find((n) => n !== but && this.view.piles[n].movable) ?? there.find((n) => n !== but) ?? there[0];
    if (pile === undefined) return false;
    this.board.focus(pile);
    return true;
  }

  /** @param {number} pile @param {number} way */
  nextTarget(pile, way) {
    const wanted = this.held !== null ? this.offers?.targets ?? []
      : this.view.piles.flatMap((shown, n) => (shown.movable ? [n] : []));
    const order = this.readingOrder().filter((n) => wanted.includes(n));
    if (!order.length) return true;
    const here = order.indexOf(pile);
    const next = here < 0 ? (way > 0 ? 0 : order.length - 1) : (here + way + order.length) % order.length;
    this.board.focus(order[next]);
    return true;
  }

  readingOrder() {
    return [...this.board.grid.querySelectorAll('.cell')].map((cell) => this.board.cells.indexOf(/** @type {HTMLElement} */ (cell)));
  }

  /** Escape. Returns whether there was anything to let go. */
  escape() {
    const open = this.press?.lifted.length || this.second !== null || (this.held !== null && this.held !== this.view.asks);
    this.cancel();
    this.letGo();
    return !!open;
  }
}
