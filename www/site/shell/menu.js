// The menu of the table's page, and the start page's where that has no room for it. Loaded when it is first asked for.

import { icon } from '../../ui/more-icons.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { openPanel } from '../load.js';
import { go } from './address.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { infoOf, library, nameOf } from '../../engine/games.js';
import { dealsOf } from '../play/new-deal.js';
import { slotOf } from '../../engine/links.js';
import { notify } from '../../ui/toast.js';
import { isFresh, takeFresh } from './offline.js';
import { isShown } from './page-switch.js';
import { wasGivenUp } from '../review/review-store.js';
import { askFor, gamesOf, handOf, loadStore } from '../storage/saved-games.js';
import { returnTo, table } from './table-page.js';

/** @typedef {import('../../ui/more-icons.js').IconName} IconName */
/** @typedef {keyof typeof OWN} OwnName */

/** Signs that only the menu has, on the grid of the others: one sign, one thing. */
const OWN = {
  home: 'M3.5 11.500L12 4l8.5 7.500M6 9.500V20h12V9.500M10 20v-5.500h4V20',
  moves: 'M8.5 6.500H20M8.5 12H20M8.5 17.500H20M4 6.500h1M4 12h1M4 17.500h1',
  review: 'M3.5 20h17M4 7h5v4.500h5V9h3v7.500h3',
};

/** @param {string} title @param {(Node | null | undefined | false)[]} items */
function group(title, items) {
  const list = h('ul', { class: 'menu-list' });
  for (const item of items) if (item) list.append(h('li', {}, item));
  return h('section', {}, h('h3', { class: 'label' }, title), list);
}

/** @param {OwnName} name */
function ownIcon(name) {
  const sign = icon(document, 'menu');
  sign.firstElementChild?.setAttribute('d', OWN[name]);
  return sign;
}

/** @param {string} name @returns {name is OwnName} */
const isOwn = (name) => name in OWN;

/** @param {IconName | OwnName | null} name @param {string} label @param {() => void} act @param {string} [note] */
function entry(name, label, act, note) {
  const made = button(
    label,
    () => {
      closeDialogs();
      act();
    },
    'entry',
  );
  if (name) made.prepend(isOwn(name) ? ownIcon(name) : icon(document, name));
  if (note) made.append(h('small', {}, note));
  return made;
}

function openStartMenu() {
  openDialog(words.menu.title, 'menu', [
    group(words.menu.games, [
      library.some((info) => info.has.deals) && entry('daily', words.menu.daily, () => void openPanel('daily')),
      entry('rules', words.menu.rules, () => void openPanel('rules')),
      entry('deal', words.menu.ownCards, () => void openPanel('ownCards')),
      entry('text', words.menu.text, () => void openPanel('text')),
    ]),
    group(words.menu.site, [
      entry('settings', words.menu.settings, () => void openPanel('settings')),
      entry('stats', words.menu.statistics, () => void openPanel('statistics')),
      entry('keep', words.menu.storage, () => void openPanel('storage')),
      isFresh() && entry('open', words.menu.fresh, takeFresh),
    ]),
  ]);
}

export function openMenu() {
  const game = table;
  const view = game?.view;
  if (!game || !view || isShown('start')) return openStartMenu();
  const hand = handOf();
  const previous = gamesOf(slotOf(view.link)).find(({ id, won }) => id !== hand?.id && !won);
  const marks = (hand?.marks ?? []).filter(({ link }) => link !== view.link);
  const others = library.filter(({ id }) => id !== view.game);
  const deals = dealsOf(view.game);
  const has = infoOf(view.game)?.has;
  // A line that is shown is nobody's game.
  const shown = game.host.line !== null;
  openDialog(nameOf(view.game), 'menu', [
    group(words.menu.here, [
      entry('new', words.menu.newDeal, () => game.host.press('new-deal'), deals ? core.deals[deals] : ''),
      library.some((info) => info.has.deals) && entry('daily', words.menu.daily, () => void openPanel('daily')),
      entry('restart', words.menu.restart, () => game.restart()),
      previous && entry('back-to-start', words.menu.previous, () => goTo(previous)),
      entry('mark', words.menu.mark, () => void markHere(view)),
      ...marks.map(({ link, ply }) => entry('mark', words.menu.toMark(ply), () => returnTo(link))),
      has?.solver && entry('hint', words.menu.solve, () => void game.solve()),
      view.plies > 0 && !shown && entry('moves', words.menu.moves, () => void openPanel('history')),
      has?.solver &&
        view.ply > 0 &&
        !shown &&
        isOver(view) &&
        entry('review', words.menu.review, () => void openPanel('review')),
      has?.rules && entry('rules', words.menu.rules, () => void openPanel('rules', view.game)),
      has?.lesson && entry('play', words.menu.lesson, () => void openPanel('lesson')),
      // What ends the game stands apart from what goes on with it.
      has?.solver &&
        view.ply > 0 &&
        !shown &&
        !isOver(view) &&
        apart(entry('leave', words.menu.giveUp, () => void openPanel('giveUp'))),
    ]),
    group(words.menu.share, [
      entry('share', words.menu.shareGame, () => void openPanel('share')),
      entry('code', words.menu.code, () => void openPanel('code')),
      entry('deal', words.menu.ownCards, () => void openPanel('ownCards')),
      entry('text', words.menu.text, () => void openPanel('text')),
    ]),
    group(
      words.menu.others,
      others.map((info) => entry(null, nameOf(info.id), () => go(info.id))),
    ),
    group(words.menu.site, [
      entry('home', words.menu.start, () => go('')),
      entry('settings', words.menu.settings, () => void openPanel('settings')),
      entry('stats', words.menu.statistics, () => void openPanel('statistics')),
      entry('keep', words.menu.storage, () => void openPanel('storage')),
      isFresh() && entry('open', words.menu.fresh, takeFresh),
      entry('keyboard', words.menu.keys, () => void game.host.overlays.openHelp()),
    ]),
  ]);
}

/** @param {import('../storage/saved-games.js').Game} game */
function goTo({ id, link }) {
  askFor(id);
  go(link);
}

/** Whether a game can be looked back on: it is over, or was given up. @param {import('../../pkg/patience_wasm.js').View} view */
const isOver = ({ outcome, link }) => outcome !== 'playing' || wasGivenUp(link);

/** @param {HTMLElement} item */
function apart(item) {
  item.classList.add('is-apart');
  return item;
}

/** @param {import('../../pkg/patience_wasm.js').View} view */
async function markHere(view) {
  try {
    (await loadStore()).mark(view);
    notify(words.menu.marked);
  } catch {
    notify(common.failed.panel);
  }
}
