// Sharing a win: its picture and the link to the whole game, by the system's sheet where that takes pictures.

import { words } from '../../words/won.js';
import { h } from '../../ui/dom.js';
import { drawPicture } from './picture.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {Parameters<typeof drawPicture>[1]} Said */

/** How long a browser may take to read what it saves, in milliseconds. */
const READ_MS = 60_000;

/**
 * @typedef {object} Win what is shared
 * @property {string} address of the whole game
 * @property {string} game its name
 * @property {string} id of the game
 * @property {string | null} deal
 * @property {Said} said what the picture says
 */

/** @param {TableHost} host @param {Win} win */
const fileOf = async (host, { id, deal, said }) =>
  new File([await drawPicture(host, said)], words.share.file(id, deal), { type: 'image/png' });

/**
 * Hands picture and link to the system's sheet.
 * @param {TableHost} host @param {Win} win
 * @returns {Promise<boolean>} whether there is such a sheet; the player may have closed it, which is an answer too
 */
export async function sendWin(host, win) {
  if (typeof navigator.canShare !== 'function') return false;
  try {
    const files = [await fileOf(host, win)];
    const data = { files, title: words.share.title(win.game, win.deal), url: win.address };
    if (!navigator.canShare(data)) return false;
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Saves the picture as a file. @param {TableHost} host @param {Win} win */
export async function saveWin(host, win) {
  const file = await fileOf(host, win);
  const address = URL.createObjectURL(file);
  h('a', { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
