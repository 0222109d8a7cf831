// What is pressed on the page, what its table asks for and what is played there, and who does it. It comes after the first sight
// of a table; what was asked for before waits for it (main.js).

import '../../ui/toast-view.js';
import { go } from './address.js';
import { byId, closeDialogs } from '../../ui/page-dom.js';
import { chooseLanguage, followLanguage } from './languages.js';
import { clearPositionNotice } from '../../ui/toast.js';
import { isShown } from './page-switch.js';
import { openMenu, PANELS } from '../panels.js';
import { hearStore } from '../play/recorder.js';
import { changeSettings } from '../settings/settings.js';
import { table } from './table-page.js';

export { factsOfWin, record } from '../play/recorder.js';
export { PANELS } from '../panels.js';

/** What a press on an element with `data-act` does. @type {Record<string, (element: Element) => void>} */
const ACTS = {
  daily: PANELS.daily,
  menu: openMenu,
  lesson: (element) => {
    closeDialogs();
    PANELS.lesson(element.getAttribute('data-game') ?? undefined);
  },
  games: PANELS.storage,
  own: PANELS.ownCards,
  rules: (element) => PANELS.rules(element.getAttribute('data-game') ?? undefined),
  settings: PANELS.settings,
  stats: PANELS.statistics,
  texts: PANELS.text,
  skip: () => {
    if (isShown('table')) table?.focus();
    else byId('main').focus();
  },
};

/** @typedef {(typeof import('./table-page.js').ASKED)[number]} Asked */

/** What is done when the table asks for something. @type {Record<Asked, (detail: any) => void>} */
const ANSWERS = {
  'patience-moves': () => PANELS.moves(),
  'patience-home': () => void go(''),
  'patience-menu': () => openMenu(),
  'patience-rules': ({ rule }) => PANELS.rules(undefined, rule),
  'patience-share': () => PANELS.share(),
  // The table may be set from the table.
  'patience-setting': ({ name, value }) => changeSettings({ [name]: value }),
};

/** The table asks for something. @param {Asked} type of the event @param {unknown} detail */
export const answer = (type, detail) => ANSWERS[type](detail);

/** An element was pressed that has `data-act`, or `data-language`. @param {Element} element */
export function press(element) {
  const tongue = element.getAttribute('data-language');
  if (tongue) void chooseLanguage(tongue);
  else ACTS[element.getAttribute('data-act') ?? '']?.(element);
}

/** Begins to listen. */
export function listen() {
  followLanguage();
  hearStore();
  // Whoever goes on has read what was said of the position.
  for (const type of ['click', 'keydown'])
    byId('table').addEventListener(type, (event) => {
      const aside = event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key);
      if (!aside && !byId('notice').contains(/** @type {Node} */ (event.target))) clearPositionNotice();
    });
}
