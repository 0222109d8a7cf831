// The menu of the table's page, and the start page's where that has no room for it. Loaded when it is first asked for.

import { icon } from '../table/drawing/icons.js';
import { words as core } from '../words/core.js';
import { words } from '../words/panels.js';
import { words as common } from '../words/site.js';
import { go } from './address.js';
import { openDialog } from './dialog.js';
import { button, closeDialogs, h } from './dom.js';
import { infoOf, library, nameOf } from './engine.js';
import { dealsOf } from './dealing.js';
import { slotOf } from './links.js';
import { notify } from './notice.js';
import { isFresh, takeFresh } from './offline.js';
import { isShown } from './pages.js';
import { wasGivenUp } from './reviews-kept.js';
import { askFor, gamesOf, handOf, loadStore } from './saved-games.js';
import { returnTo, table } from './table-page.js';

/** @typedef {import('../table/drawing/icons.js').IconName} IconName */

/** @param {string} title @param {(Node | null | undefined | false)[]} items */
function group(title, items) {
  const list = h('ul', { class: 'menu-list' });
  for (const item of items) if (item) list.append(h('li', {}, item));
  return h('section', {}, h('h3', { class: 'label' }, title), list);
}

/** @param {IconName} name @param {string} label @param {() => void} act @param {string} [note] */
function entry(name, label, act, note) {
  const made = button(
    label,
    () => {
      closeDialogs();
      act();
    },
    'entry',
  );
  made.prepend(icon(document, name));
  if (note) made.append(h('small', {}, note));
  return made;
}

/** @param {typeof import('./panels.js').PANELS} panels what it opens */
function openStartMenu(panels) {
  openDialog(words.menu.title, 'menu', [
    group(words.menu.games, [
      library.some((info) => info.has.deals) && entry('daily', words.menu.daily, panels.daily),
      entry('rules', words.menu.rules, () => panels.rules()),
      entry('deal', words.menu.ownCards, panels.ownCards),
      entry('text', words.menu.text, panels.text),
    ]),
    group(words.menu.site, [
      entry('settings', words.menu.settings, panels.settings),
      entry('stats', words.menu.statistics, panels.statistics),
      entry('keep', words.menu.storage, panels.storage),
      isFresh() && entry('open', words.menu.fresh, takeFresh),
    ]),
  ]);
}

/** @param {typeof import('./panels.js').PANELS} panels what it opens */
export function openMenu(panels) {
  const game = table;
  const view = game?.view;
  if (!game || !view || isShown('start')) return openStartMenu(panels);
  const hand = handOf();
  const previous = gamesOf(slotOf(view.link)).find(({ id, won }) => id !== hand?.id && !won);
  const marks = (hand?.marks ?? []).filter(({ link }) => link !== view.link);
  const others = library.filter(({ id }) => id !== view.game);
  const deals = dealsOf(view.game);
  const has = infoOf(view.game)?.has;
  // A line that is shown is nobody's game.
  const shown = game.host.player !== null;
  openDialog(nameOf(view.game), 'menu', [
    group(words.menu.here, [
      entry('new', words.menu.newDeal, () => game.host.press('new-deal'), deals ? core.deals[deals] : ''),
      library.some((info) => info.has.deals) && entry('daily', words.menu.daily, panels.daily),
      entry('restart', words.menu.restart, () => game.restart()),
      previous && entry('undo', words.menu.previous, () => goTo(previous)),
      entry('mark', words.menu.mark, () => void markHere(view)),
      ...marks.map(({ link, ply }) => entry('back-to-start', words.menu.toMark(ply), () => returnTo(link))),
      has?.solver && entry('hint', words.menu.solve, () => void game.solve()),
      view.plies > 0 && !shown && entry('text', words.menu.moves, panels.moves),
      has?.solver && view.ply > 0 && !shown && lookBack(view, panels),
      has?.rules && entry('rules', words.menu.rules, () => panels.rules(view.game)),
      has?.lesson && entry('play', words.menu.lesson, () => panels.lesson()),
    ]),
    group(words.menu.share, [
      entry('share', words.menu.shareGame, panels.share),
      entry('code', words.menu.code, panels.code),
      entry('deal', words.menu.ownCards, panels.ownCards),
      entry('text', words.menu.text, panels.text),
    ]),
    group(
      words.menu.others,
      others.map((info) => entry('deal', nameOf(info.id), () => go(info.id))),
    ),
    group(words.menu.site, [
      entry('back-to-start', words.menu.start, () => go('')),
      entry('settings', words.menu.settings, panels.settings),
      entry('stats', words.menu.statistics, panels.statistics),
      entry('keep', words.menu.storage, panels.storage),
      isFresh() && entry('open', words.menu.fresh, takeFresh),
      entry('keyboard', words.menu.keys, () => void game.host.help()),
    ]),
  ]);
}

/** @param {import('./saved-games.js').Game} game */
function goTo({ id, link }) {
  askFor(id);
  go(link);
}

/**
 * A game that is over, or was given up, can be looked back on; another one can be given up.
 * @param {import('../pkg/patience_wasm.js').View} view
 * @param {typeof import('./panels.js').PANELS} panels
 */
function lookBack({ outcome, link }, panels) {
  const over = outcome !== 'playing' || wasGivenUp(link);
  return over
    ? entry('stats', words.menu.review, () => panels.review())
    : entry('leave', words.menu.giveUp, panels.giveUp);
}

/** @param {import('../pkg/patience_wasm.js').View} view */
async function markHere(view) {
  try {
    (await loadStore()).mark(view);
    notify(words.menu.marked);
  } catch {
    notify(common.failed.panel);
  }
}
