// Commands of a table that need more than its state: they load a feature, or the clipboard.

import { Table } from '../engine/loader.js';
import { words } from '../words/core.js';

/** @typedef {import('./controller.js').Controller} Controller */
/** @typedef {import('./host.js').TableHost} TableHost */

/** Plays the moves that finish the game, card by card. @param {Controller} host */
export async function finishGame(host) {
  const { kind, moves } = host.state.finish;
  const isFound = kind === 'found';
  await host.use('autoFinish', ({ AutoFinish }) => {
    if (isFound) host.countHint({ kind: 'shown' });
    new AutoFinish(host, moves, isFound ? words.finish.playingFound : words.finish.playing);
  });
}

/** Starts the lesson of the game on the table. @param {TableHost} host @param {import('../words/lessons.js').WaitingDeal} [waiting] what is on the table meanwhile @returns {Promise<boolean>} true if there is one, and it has loaded */
export async function startLesson(host, waiting = 'new') {
  if (!host.info?.has.lesson) return false;
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

/** Copies a link to the game. @param {TableHost} host @param {string} [address] default: this page with the game's link */
export async function copyLink(host, address = `${location.href.split('#')[0]}#${host.view?.link ?? ''}`) {
  try {
    await navigator.clipboard.writeText(address);
    host.say(words.element.copied);
  } catch {
    host.say(words.element.copyAddress(address));
  }
}
