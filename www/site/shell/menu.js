// The menu of the table page, and of the start page on small screens.

import { drawIcon } from '../../ui/icons.js';
import { icon } from '../../ui/more-icons.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { openPanel } from '../load.js';
import { navigateTo } from './address.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { infoOf, library, nameOf } from '../../engine/games.js';
import { dealKindOf } from '../play/deal-kind.js';
import { dealNew } from '../play/new-deal.js';
import { dealLinkOf, saveSlotOf } from '../../engine/links.js';
import { showToast } from '../../ui/toast.js';
import { hasUpdate, applyUpdate } from './offline.js';
import { isShown } from './page-switch.js';
import { challengeOf } from '../play/challenge-store.js';
import { hasEnded } from '../review/review-store.js';
import { gamesOf, currentRecord, loadStore } from '../storage/saved-games.js';
import { isProblemShown, openBookmark, provenanceToRecord, table } from './table-page.js';

/** @import { IconName } from '../../ui/more-icons.js' */
/** @typedef {keyof typeof MENU_ICONS} MenuIconName */

/** Paths of icons that only the menu has, on the same 24 px grid as the others. */
const MENU_ICONS = {
  challenge:
    'M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19c.5-3.500 2.500-5 5.500-5s5 1.500 5.500 5M15.500 11a2.700 2.700 0 1 0 0-5.400M16.500 14c2.500.3 4 1.800 4.500 5',
  home: 'M3.5 11.500L12 4l8.5 7.500M6 9.500V20h12V9.500M10 20v-5.500h4V20',
  'make-problem': 'M13 20H3V9h3.500a2 2 0 1 1 3 0H13v3M17.500 13.500v6M14.500 16.500h6',
  moves: 'M8.5 6.500H20M8.5 12H20M8.5 17.500H20M4 6.500h1M4 12h1M4 17.500h1',
  review: 'M3.5 20h17M4 7h5v4.500h5V9h3v7.500h3',
};

/** @param {string} title @param {(Node | null | undefined | false)[]} items */
function group(title, items) {
  const list = h('ul', { class: 'menu-list' });
  for (const item of items) if (item) list.append(h('li', {}, item));
  return h('section', {}, h('h3', { class: 'label' }, title), list);
}

/** @param {string} name @returns {name is MenuIconName} */
const isMenuIcon = (name) => name in MENU_ICONS;

/** @param {IconName | MenuIconName | null} name @param {string} label @param {() => void} onPress @param {string} [note] */
function menuEntry(name, label, onPress, note) {
  const element = button(
    label,
    () => {
      closeDialogs();
      onPress();
    },
    'entry',
  );
  if (name) element.prepend(isMenuIcon(name) ? drawIcon(MENU_ICONS[name]) : icon(name));
  if (note) element.append(h('small', {}, note));
  return element;
}

/** The deal of the day and the problems, where a game has a list of deals. */
const listEntries = () =>
  library.some((info) => info.features.deals)
    ? [
        menuEntry('daily', words.menu.daily, () => void openPanel('daily')),
        menuEntry('problem', words.menu.problems, () => void openPanel('problems')),
      ]
    : [];

/** Where cards and games are entered. */
const cardEntries = () => [
  menuEntry('deal', words.menu.yourCards, () => void openPanel('yourCards')),
  menuEntry('text', words.menu.text, () => void openPanel('text')),
];

const siteEntries = () => [
  menuEntry('settings', words.menu.settings, () => void openPanel('settings')),
  menuEntry('stats', words.menu.statistics, () => void openPanel('statistics')),
  menuEntry('keep', words.menu.storage, () => void openPanel('storage')),
  hasUpdate() && menuEntry('open', words.menu.newVersion, applyUpdate),
];

function openStartMenu() {
  const rules = menuEntry('rules', words.menu.rules, () => void openPanel('rules'));
  openDialog(words.menu.title, 'menu', [
    group(words.menu.games, [...listEntries(), rules, ...cardEntries()]),
    group(words.menu.site, siteEntries()),
  ]);
}

/**
 * The table of an open menu, and what is on it.
 * @typedef {object} MenuContext
 * @property {import('../../pkg/patience_wasm.js').View} view
 * @property {import('../../table/element.js').PatienceGame} game
 * @property {import('../../pkg/patience_wasm.js').GameInfo['features'] | undefined} features
 * @property {boolean} isProblem true if a problem is on the table, which is not recorded: actions navigate by the address
 * @property {boolean} isLineShown true for a line in the player, a lesson, a review or a problem: not the player's game
 */

/** New deals, and the way back to earlier games. @param {MenuContext} context */
function dealEntries({ view, game, isProblem, isLineShown }) {
  const record = currentRecord();
  const previous = gamesOf(saveSlotOf(view.link)).find(({ id, won }) => id !== record?.id && !won);
  const deals = dealKindOf(view.game);
  const challenge = isLineShown ? '' : challengeOf(view.start);
  const dealAgain = () => (isProblem ? dealNew(view.game) : game.host.press('new-deal'));
  return [
    menuEntry('new-deal', words.menu.newDeal, dealAgain, deals ? core.deals[deals] : ''),
    ...listEntries(),
    // The result to beat.
    !!challenge && menuEntry('challenge', words.challenge.title, () => void openPanel('challenge', challenge, true)),
    menuEntry('restart', words.menu.restart, () => (isProblem ? navigateTo(view.start) : game.restart())),
    previous &&
      menuEntry('back-to-start', words.menu.previous, () => navigateTo(previous.link, { savedId: previous.id })),
  ];
}

/** @param {MenuContext} context */
function bookmarkEntries({ view, isProblem }) {
  const record = currentRecord();
  if (isProblem || (record && dealLinkOf(record.link) !== view.start)) return [];
  const marks = (record?.marks ?? []).filter(({ link }) => link !== view.link);
  return [
    menuEntry('mark', words.menu.bookmark, () => void bookmarkPosition(view)),
    ...marks.map((mark) => menuEntry('mark', words.menu.toBookmark(mark.ply), () => openBookmark(mark))),
  ];
}

/** Help with the position, and with the game so far. @param {MenuContext} context */
function analysisEntries({ view, game, features, isProblem, isLineShown }) {
  const canAnalyse = features?.solver && !isLineShown;
  return [
    features?.solver && !isProblem && menuEntry('hint', words.menu.solve, () => void game.solve()),
    canAnalyse &&
      view.outcome === 'playing' &&
      menuEntry('make-problem', words.menu.makeProblem, () => void openPanel('makeProblem')),
    view.plies > 0 && !isLineShown && menuEntry('moves', words.menu.moves, () => void openPanel('history')),
    canAnalyse &&
      view.ply > 0 &&
      hasEnded(view) &&
      menuEntry('review', words.menu.review, () => void openPanel('review')),
  ];
}

/** @param {MenuContext} context */
const teachingEntries = ({ view, features }) => [
  features?.rules && menuEntry('rules', words.menu.rules, () => void openPanel('rules', view.game)),
  features?.lesson && menuEntry('play', words.menu.lesson, () => void openPanel('lesson')),
];

/** Giving up ends the game: set apart from the other entries. @param {MenuContext} context */
const giveUpEntries = ({ view, features, isLineShown }) =>
  features?.solver && !isLineShown && view.ply > 0 && !hasEnded(view)
    ? [setApart(menuEntry('leave', words.menu.giveUp, () => void openPanel('giveUp')))]
    : [];

const shareEntries = () => [
  menuEntry('share', words.menu.shareGame, () => void openPanel('share')),
  menuEntry('code', words.menu.code, () => void openPanel('code')),
  ...cardEntries(),
];

export function openMenu() {
  const game = table;
  const view = game?.view;
  if (!game || !view || isShown('start')) return openStartMenu();
  const isProblem = isProblemShown();
  const isLineShown = game.host.line !== null || isProblem;
  /** @type {MenuContext} */
  const context = { view, game, features: infoOf(view.game)?.features, isProblem, isLineShown };
  const others = library.filter(({ id }) => id !== view.game);
  openDialog(nameOf(view.game), 'menu', [
    group(words.menu.thisGame, [
      ...dealEntries(context),
      ...bookmarkEntries(context),
      ...analysisEntries(context),
      ...teachingEntries(context),
      ...giveUpEntries(context),
    ]),
    group(words.menu.share, shareEntries()),
    group(
      words.menu.otherGames,
      others.map((info) => menuEntry(null, nameOf(info.id), () => navigateTo(info.id))),
    ),
    group(words.menu.site, [
      menuEntry('home', words.menu.start, () => navigateTo('')),
      ...siteEntries(),
      menuEntry('keyboard', words.menu.keys, () => void game.host.overlays.openHelp()),
    ]),
  ]);
}

/** @param {HTMLElement} item */
function setApart(item) {
  item.classList.add('is-apart');
  return item;
}

/** @param {import('../../pkg/patience_wasm.js').View} view */
async function bookmarkPosition(view) {
  try {
    const store = await loadStore();
    if (table?.view?.start !== view.start) return;
    store.addBookmark({ ...view, provenance: provenanceToRecord() });
    showToast(words.menu.bookmarked);
  } catch {
    showToast(common.failed.panel);
  }
}
