// A replay link: the whole game in the player over the table, with its list of moves. Until the viewer takes it over it
// is nobody's game: it is not kept, and the address stays the replay's.

import { openPlayer } from '../table/player.js';
import { say } from '../words/core.js';
import { words } from '../words/site.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { nameOf } from './engine.js';
import { notify } from './notice.js';
import { isReplaying, setReplay, setTableTitle, showTable } from './table-page.js';
import { tell } from './tools.js';

/** @typedef {import('../pkg/patience_wasm.js').Table} Table */
/** @typedef {import('../table/player.js').Player} Player */
/** @typedef {import('../pkg/patience_tools_wasm.js').ToldMove} ToldMove */

/** From this width on the list stands beside the table. */
const BESIDE = matchMedia('(min-width: 1100px)');

/**
 * Shows a game from its deal on.
 * @param {string} link what the address says @param {Table} game the element's from now on
 * @returns {Promise<boolean>} whether it is being shown
 */
export async function watch(link, game) {
  const { link: whole, deal, game: id } = game.summary();
  const table = await showTable(link);
  if (!table) {
    game.free();
    return false;
  }
  game.goTo(0);
  await table.lay(game);
  if (!isReplaying(link)) return false;
  setTableTitle(words.replay.title(nameOf(id), deal), words.replay.heading(nameOf(id)));

  const { moves } = tell(whole);
  /** @type {MoveList | null} */
  let list = null;
  const player = await openPlayer(table.host, null, {
    name: words.replay.name,
    kind: 'replay',
    onstep: (ply) => list?.mark(ply),
    onend: (how) => {
      list?.close();
      if (!isReplaying(link)) return;
      setReplay('');
      // From here on it is the viewer's, like a position from a link.
      if (how !== 'gone') table.host.announce('open');
    },
  });
  if (!isReplaying(link)) {
    player?.end('gone');
    return false;
  }
  if (!player) {
    notify(words.replay.gone);
    return false;
  }
  list = new MoveList(player, moves);
  player.ends.prepend(list.key);
  if (BESIDE.matches) list.open();
  return true;
}

/** The moves of a line in words and in notation; the one that was made last is marked. */
class MoveList {
  #player;
  #ply;
  #list;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /** @param {Player} player @param {ToldMove[]} moves */
  constructor(player, moves) {
    this.#player = player;
    this.#ply = player.ply;
    this.key = button(words.replay.moves, () => this.open(), 'choice');
    const item = (/** @type {number} */ ply, /** @type {(Node | string)[]} */ ...content) =>
      h('li', {}, h('button', { type: 'button', class: 'told', 'data-ply': String(ply) }, ...content));
    this.#list = h(
      'ol',
      { class: 'told-moves' },
      item(0, words.replay.begin),
      ...moves.map(({ move, token }, n) =>
        item(
          n + 1,
          h('span', { class: 'told-number' }, words.replay.number(n + 1)),
          h('span', {}, say(token)),
          h('span', { class: 'told-notation', translate: 'no' }, move),
        ),
      ),
    );
    this.#list.addEventListener('click', (event) => {
      const pressed = /** @type {Element} */ (event.target).closest('[data-ply]');
      if (!pressed) return;
      player.jump(Number(pressed.getAttribute('data-ply')));
      // A sheet that covers the table has done its work.
      if (this.#dialog?.matches(':modal')) this.close();
    });
    this.mark(this.#ply);
  }

  open() {
    if (this.#dialog) return;
    const beside = BESIDE.matches;
    this.#dialog = openDialog(words.replay.moves, beside ? 'beside' : 'sheet', [this.#list], !beside);
    this.#dialog.addEventListener('close', () => {
      this.#dialog = null;
    });
    this.mark(this.#ply);
    if (beside) this.#player.focus();
    else {
      this.#player.pause();
      this.#current?.focus({ preventScroll: true });
    }
  }

  close() {
    this.#dialog?.close();
  }

  get #current() {
    return /** @type {HTMLElement | null} */ (this.#list.querySelector('[aria-current]'));
  }

  /** @param {number} ply */
  mark(ply) {
    this.#ply = ply;
    this.#current?.removeAttribute('aria-current');
    const now = this.#list.children[ply]?.firstElementChild;
    now?.setAttribute('aria-current', 'step');
    now?.scrollIntoView({ block: 'nearest' });
  }
}
