// The menu of the table's page. Loaded when it is first asked for.

import { icon } from '../table/drawing/icons.js';
import { words as core } from '../words/core.js';
import { words } from '../words/panels.js';
import { go } from './address.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { infoOf, library, nameOf } from './engine.js';
import { dealsOf } from './dealing.js';
import { slotOf } from './links.js';
import { notify } from './notice.js';
import { isFresh, takeFresh } from './offline.js';
import { addMark, savedGame } from './saved-games.js';
import { returnTo, table } from './table-page.js';

/** @typedef {import('../table/drawing/icons.js').IconName} IconName */

/** @param {string} title @param {(Node | null | undefined | false)[]} items */
function group(title, items) {
  const list = h('ul', { class: 'menu-list' });
  for (const item of items) if (item) list.append(h('li', {}, item));
  return h('section', {}, h('h3', { class: 'label' }, title), list);
}

/** @param {typeof import('./panels.js').PANELS} panels what it opens */
export function openMenu(panels) {
  const game = table;
  const view = game?.view;
  if (!game || !view) return panels.settings();
  /** @param {IconName} name @param {string} label @param {() => void} act @param {string} [note] */
  const entry = (name, label, act, note) => {
    const made = button(
      label,
      () => {
        dialog.close();
        act();
      },
      'entry',
    );
    made.prepend(icon(document, name));
    if (note) made.append(h('small', {}, note));
    return made;
  };
  const saved = savedGame(slotOf(view.link));
  const previous = saved?.before;
  const marks = (saved?.marks ?? []).filter(({ link }) => link !== view.link);
  const others = library.filter(({ id }) => id !== view.game);
  const deals = dealsOf(view.game);
  const has = infoOf(view.game)?.has;
  const dialog = openDialog(nameOf(view.game), 'menu', [
    group(words.menu.here, [
      entry('new', words.menu.newDeal, () => game.host.press('new-deal'), deals ? core.deals[deals] : ''),
      library.some((info) => info.has.deals) && entry('daily', words.menu.daily, panels.daily),
      entry('restart', words.menu.restart, () => game.restart()),
      previous && entry('undo', words.menu.previous, () => go(previous.link)),
      entry('mark', words.menu.mark, () => markHere(view)),
      ...marks.map(({ link, ply }) => entry('back-to-start', words.menu.toMark(ply), () => returnTo(link))),
      has?.solver && entry('hint', words.menu.solve, () => void game.solve()),
      has?.rules && entry('rules', words.menu.rules, () => panels.rules(view.game)),
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

/** @param {import('../pkg/patience_wasm.js').View} view */
function markHere({ link, ply }) {
  addMark({ link, ply, at: Date.now() });
  notify(words.menu.marked);
}
