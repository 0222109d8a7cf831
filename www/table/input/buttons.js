// The buttons of the frame, and the keys that work wherever the focus is on the table.

import { copyLink, finishGame } from '../commands.js';
import { isTyping, latinKeyOf } from '../../ui/dom.js';

/** @import { Controller } from '../controller.js' */

/** The action of each button; for all others the page gets an event. @type {Record<string, (host: Controller) => unknown>} */
const ACTIONS = {
  undo: (host) => host.undo(),
  redo: (host) => host.redo(),
  deal: (host) => host.input.stock.tap(),
  'deal-all': (host) => host.input.stock.dealAll(),
  safe: (host) => (host.state.finish.length ? finishGame(host) : host.input.stock.playSafe()),
  hint: (host) => host.input.useHints((hints) => void hints.next()),
  'legal-move': (host) => host.input.useHints((hints) => hints.showLegalMove()),
  solve: (host) => host.solve(),
  'new-deal': (host) => host.emit('patience-new-deal', {}, true) && host.actions.newDeal(),
  share: (host) => host.emit('patience-share', {}, true) && copyLink(host),
  code: (host) => ACTIONS.share(host),
  menu: (host) => host.emit('patience-menu', {}, true) && host.overlays.openMenu(),
};

/** @param {Controller} host @param {string} action */
export function pressButton(host, action) {
  if (Object.hasOwn(ACTIONS, action)) void ACTIONS[action](host);
  else host.emit(`patience-${action}`, {}, true);
}

/** @param {Controller} host @param {KeyboardEvent} event */
export function handleKey(host, event) {
  if (!host.view || (isTyping(event) && event.key !== 'Escape')) return;
  const letter = latinKeyOf(event);
  if ((event.ctrlKey || event.metaKey) && !event.altKey && (letter === 'z' || letter === 'y')) {
    event.preventDefault();
    if (letter === 'y' || event.shiftKey) host.redo();
    else host.undo();
  } else if (event.key === 'Escape') {
    const isClosed = host.overlays.closeAndRestoreMarks();
    if (isClosed || host.input.escape()) event.preventDefault();
    else if (host.frame.status.moves.open) host.frame.status.moves.open = false;
  }
}
