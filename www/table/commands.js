// Commands of a table that need more than its state: they load a feature, or the clipboard.

import { siteAddress } from '../assets.js';
import { addressOnPage } from '../engine/links.js';
import { Table } from '../engine/loader.js';
import { copyText } from '../ui/dom.js';
import { words } from '../words/core.js';

/** @import { Controller } from './controller.js' */
/** @import { TableHost } from './host.js' */

/** Brings all cards home, once no choice is left, card by card. @param {Controller} host */
export async function finishGame(host) {
  const { playing, stopped } = words.finish;
  await host.use('autoFinish', ({ AutoFinish }) => {
    new AutoFinish(host, host.state.finish, { cause: 'move', sentence: playing, stopped, onStopped: () => {} });
  });
}

/** Starts the lesson of the game on the table. @param {TableHost} host @param {import('../words/lessons.js').WaitingDeal} [waiting] what is on the table meanwhile @returns {Promise<boolean>} true if there is one, and it has loaded */
export async function startLesson(host, waiting = 'new') {
  if (!host.info?.features.lesson) return false;
  let isOpen = false;
  const open = (/** @type {typeof import('./lesson/lesson.js')} */ { openLesson }) =>
    void (isOpen = openLesson(host, waiting));
  await host.use('lesson', open, { failed: words.element.noLesson });
  return isOpen;
}

/** Offers to replay the game on the table. @param {TableHost} host */
export async function offerReplay(host) {
  await host.use('linePlayer', (player) => player.offerReplay(host), { failed: words.element.noReplay });
}

/** Deals the deal of this number of a game, if the page leaves dealing to the table. @param {TableHost} host @param {string} id @param {number} number */
export function dealNumbered(host, id, number) {
  if (!host.emit('patience-new-deal', {}, true)) return;
  // Every listed deal is winnable.
  if (host.attempt(() => host.openGame(Table.numbered(id, number), 'new-deal'))) void host.adviser.showProven();
}

/** The address to send: a problem at the site, as the page may show another one tomorrow; a game at this page. @param {TableHost} host */
function addressToSend({ line, view }) {
  const site = siteAddress();
  return line?.problem && site ? `${site}#${line.problem}` : addressOnPage(line?.problem ?? view?.link ?? '');
}

/** Copies a link to the game or the problem. @param {TableHost} host @param {string} [address] */
export async function copyLink(host, address = addressToSend(host)) {
  const { copied, copyAddress } = words.element;
  host.showMessage((await copyText(address)) ? copied : copyAddress(address));
}
