// What a press on the page does, and what is done when the table asks for something.

import { byId, closeDialogs } from '../../ui/page-dom.js';
import { clearPositionNotice } from '../../ui/toast.js';
import { openPanel } from '../load.js';
import { changeSettings } from '../settings/settings.js';
import { go } from './address.js';
import { chooseLanguage } from './languages.js';
import { isShown } from './page-switch.js';
import { table } from './table-page.js';

/** @typedef {(typeof import('./table-page.js').TABLE_REQUESTS)[number]} TableRequest */

/** What a press on an element with `data-act` does. @type {Record<string, (element: Element) => unknown>} */
const ACTIONS = {
  daily: () => openPanel('daily'),
  games: () => openPanel('storage'),
  lesson: (element) => {
    closeDialogs();
    return openPanel('lesson', element.getAttribute('data-game') ?? undefined);
  },
  menu: () => openPanel('menu'),
  own: () => openPanel('ownCards'),
  rules: (element) => openPanel('rules', element.getAttribute('data-game') ?? undefined),
  settings: () => openPanel('settings'),
  skip: () => {
    if (isShown('table')) table?.focus();
    else byId('main').focus();
  },
  stats: () => openPanel('statistics'),
  texts: () => openPanel('text'),
};

/** What is done when the table asks for something. @type {Record<TableRequest, (detail: any) => unknown>} */
const ANSWERS = {
  'patience-home': () => go(''),
  'patience-menu': () => openPanel('menu'),
  'patience-moves': () => openPanel('history'),
  'patience-rules': ({ rule }) => openPanel('rules', undefined, rule),
  'patience-setting': ({ name, value }) => changeSettings({ [name]: value }),
  'patience-share': () => openPanel('share'),
};

/** Answers the table. @param {TableRequest} type of the event @param {unknown} detail */
export const answer = (type, detail) => void ANSWERS[type](detail);

/** @param {Element} element with `data-act` or `data-language` */
function press(element) {
  const code = element.getAttribute('data-language');
  if (code) void chooseLanguage(code);
  else void ACTIONS[element.getAttribute('data-act') ?? '']?.(element);
}

export function listenToPresses() {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act], [data-language]') : null;
    if (!pressed) return;
    // The fragment is the game's: a skip link must not change it.
    if (pressed.matches('.skip')) event.preventDefault();
    press(pressed);
  });
  // A player who goes on has read the notice about the position.
  for (const type of ['click', 'keydown'])
    byId('table').addEventListener(type, (event) => {
      const isMoving = event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key);
      if (!isMoving && !byId('notice').contains(/** @type {Node} */ (event.target))) clearPositionNotice();
    });
}
