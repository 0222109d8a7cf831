// Maps clicks on `data-act` elements and requests of the table to handlers.

import { byId, closeDialogs } from '../../ui/page-dom.js';
import { clearTransientToast } from '../../ui/toast.js';
import { openPanel } from '../load.js';
import { changeSettings } from '../settings/settings.js';
import { navigateTo } from './address.js';
import { chooseLanguage } from './languages.js';
import { isShown } from './page-switch.js';
import { table } from './table-page.js';

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

/** Handlers of the events by which the table requests something of the site. @type {Record<string, (detail: any) => unknown>} */
const REQUEST_HANDLERS = {
  'patience-home': () => navigateTo(''),
  'patience-menu': () => openPanel('menu'),
  'patience-moves': () => openPanel('history'),
  'patience-rules': ({ rule }) => openPanel('rules', undefined, rule),
  'patience-setting': ({ name, value }) => changeSettings({ [name]: value }),
  'patience-share': () => openPanel('share'),
};

export function listenToRequests() {
  for (const [type, handle] of Object.entries(REQUEST_HANDLERS))
    document.addEventListener(type, (event) => {
      event.preventDefault();
      void handle(/** @type {CustomEvent} */ (event).detail);
    });
}

export function listenToClicks() {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act], [data-language]') : null;
    if (!pressed) return;
    // The fragment is the game's: a skip link must not change it.
    if (pressed.matches('.skip')) event.preventDefault();
    const code = pressed.getAttribute('data-language');
    if (code) void chooseLanguage(code);
    else void CLICK_HANDLERS[pressed.getAttribute('data-act') ?? '']?.(pressed);
  });
  // A player who acts on the table has read the toast. Before the action, which may show another.
  for (const type of ['click', 'keydown'])
    byId('table').addEventListener(
      type,
      (event) => {
        const isMoving = event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key);
        if (!isMoving && !event.composedPath().includes(byId('notice'))) clearTransientToast();
      },
      true,
    );
}
