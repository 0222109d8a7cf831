// Maps clicks on `data-act` elements and requests of the table to handlers.

import { byId, closeDialogs } from '../../ui/page-dom.js';
import { clearTransientToast } from '../../ui/toast.js';
import { openPanel } from '../load.js';
import { changeSettings } from '../settings/settings.js';
import { navigateTo } from './address.js';
import { chooseLanguage } from './languages.js';
import { isShown } from './page-switch.js';
import { table } from './table-page.js';

/** @typedef {(typeof import('./table-page.js').TABLE_REQUESTS)[number]} TableRequest */

/** Handlers of clicks, by the value of `data-act`. @type {Record<string, (element: Element) => unknown>} */
const CLICK_HANDLERS = {
  lesson: (element) => {
    closeDialogs();
    return openPanel('lesson', element.getAttribute('data-game') ?? undefined);
  },
  menu: () => openPanel('menu'),
  'enter-deal': () => openPanel('yourCards'),
  rules: (element) => openPanel('rules', element.getAttribute('data-game') ?? undefined),
  settings: () => openPanel('settings'),
  skip: () => {
    if (isShown('table')) table?.focus();
    else byId('main').focus();
  },
  stats: () => openPanel('statistics'),
  texts: () => openPanel('text'),
};

/** Handlers of the table's request events. @type {Record<TableRequest, (detail: any) => unknown>} */
const REQUEST_HANDLERS = {
  'patience-home': () => navigateTo(''),
  'patience-menu': () => openPanel('menu'),
  'patience-moves': () => openPanel('history'),
  'patience-rules': ({ rule }) => openPanel('rules', undefined, rule),
  'patience-setting': ({ name, value }) => changeSettings({ [name]: value }),
  'patience-share': () => openPanel('share'),
};

/** Handles a request of the table. @param {TableRequest} type of the event @param {unknown} detail */
export const handleRequest = (type, detail) => void REQUEST_HANDLERS[type](detail);

/** @param {Element} element with `data-act` or `data-language` */
function handleClick(element) {
  const code = element.getAttribute('data-language');
  if (code) void chooseLanguage(code);
  else void CLICK_HANDLERS[element.getAttribute('data-act') ?? '']?.(element);
}

export function listenToClicks() {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act], [data-language]') : null;
    if (!pressed) return;
    // The fragment is the game's: a skip link must not change it.
    if (pressed.matches('.skip')) event.preventDefault();
    handleClick(pressed);
  });
  // A player who acts on the table has read the toast.
  for (const type of ['click', 'keydown'])
    byId('table').addEventListener(type, (event) => {
      const isMoving = event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key);
      // Its own buttons are gone by now.
      if (!isMoving && !event.composedPath().includes(byId('notice'))) clearTransientToast();
    });
}
