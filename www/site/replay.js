// A replay link: the whole game in the player over the table, with its list of moves. Until the viewer takes it over it
// is nobody's game: it is not kept, and the address stays the replay's.

import { button, byId, fullName, h, notify, peek, ready, refuse, setWatched, tableFor, toDeal, watched } from '../site.js';
import { openPlayer } from '../table/player.js';
import { openDialog } from './dialogs.js';
import { tell } from './tools.js';

/** @typedef {import('../table/player.js').Player} Player */
/** @typedef {import('../pkg/patience_tools_wasm.js').ToldMove} ToldMove */

const TEXT = {
  name: 'Replay',
  moves: 'Moves',
  begin: 'Before the first move',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) => `Replay: ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Replay: ${name}`,
  gone: 'The replay could not be shown. Open the link again.',
};

/** From this width on the list stands beside the table. */
const BESIDE = matchMedia('(min-width: 1100px)');

/** Shows the game of a link from its deal on. @param {string} link */
export async function watch(link) {
  if (watched === link) return;
  setWatched(link);
  if (!(await begin(link)) && watched === link) setWatched('');
}

/** @param {string} link @returns {Promise<unknown>} whether it is being shown */
async function begin(link) {
  /** @type {import('../pkg/patience_wasm.js').View} */
  let view;
  try {
    view = peek(link);
  } catch (error) {
    return void refuse(link, error);
  }
  // Without a move there is nothing to watch.
  if (!view.plies) {
    setWatched('');
    return toDeal(view.link);
  }
  const table = await tableFor(link);
  if (!table) return false;
  await ready(table, view.link);
  if (watched !== link) return false;
  if (!table.open(view.link)) return false;
  table.show(table.rules.goTo(0), 'open');
  document.title = TEXT.title(fullName(view), view.deal);
  byId('table-title').textContent = TEXT.heading(fullName(view));

  const { moves } = tell(view.link);
  /** @type {MoveList | null} */
  let list = null;
  const player = await openPlayer(table, null, {
    name: TEXT.name,
    kind: 'replay',
    onstep: (ply) => list?.mark(ply),
    onend: (how) => {
      list?.close();
      if (watched !== link) return;
      setWatched('');
      // From here on it is the viewer's, like a position from a link.
      if (how !== 'gone') table.emit('patience-move', { kind: 'open' });
    },
  });
  if (watched !== link) {
    player?.end('gone');
    return false;
  }
  if (!player) return void notify(TEXT.gone);
  list = new MoveList(player, moves);
  player.el.querySelector('.player-ends')?.prepend(list.key);
  if (BESIDE.matches) list.open();
  return true;
}

/** The moves of a line in words and in notation; the one that was made last is marked. */
class MoveList {
  /** @param {Player} player @param {ToldMove[]} moves */
  constructor(player, moves) {
    this.player = player;
    this.ply = player.ply;
    this.key = button(TEXT.moves, () => this.open(), 'choice');
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
    const item = (/** @type {number} */ ply, /** @type {(Node | string)[]} */ ...words) =>
      h('li', {}, h('button', { type: 'button', class: 'told', 'data-ply': String(ply) }, ...words));
    this.list = h('ol', { class: 'told-moves' }, item(0, TEXT.begin), ...moves.map(({ move, words }, n) =>
      item(n + 1, h('span', { class: 'told-number' }, `${n + 1}.`), h('span', {}, words), h('span', { class: 'told-notation' }, move))));
    this.list.addEventListener('click', (event) => {
      const pressed = /** @type {Element} */ (event.target).closest('[data-ply]');
      if (!pressed) return;
      player.jump(Number(pressed.getAttribute('data-ply')));
      // A sheet that covers the table has done its work.
      if (this.dialog?.matches(':modal')) this.close();
    });
    this.mark(this.ply);
  }

  open() {
    if (this.dialog) return;
    const beside = BESIDE.matches;
    this.dialog = openDialog(TEXT.moves, beside ? 'beside' : 'sheet', [this.list], !beside);
    this.dialog.addEventListener('close', () => {
      this.dialog = null;
    });
    this.mark(this.ply);
    if (beside) this.player.playKey.focus({ preventScroll: true });
    else {
      this.player.pause();
      this.current?.focus({ preventScroll: true });
    }
  }

  close() {
    this.dialog?.close();
  }

  get current() {
    return /** @type {HTMLElement | null} */ (this.list.querySelector('[aria-current]'));
  }

  /** @param {number} ply */
  mark(ply) {
    this.ply = ply;
    this.current?.removeAttribute('aria-current');
    const now = this.list.children[ply]?.firstElementChild;
    now?.setAttribute('aria-current', 'step');
    now?.scrollIntoView({ block: 'nearest' });
  }
}
