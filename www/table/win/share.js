// Sharing a win: its picture and the link of the game, through the system's share sheet where that takes pictures.

import { words } from '../../words/win.js';
import { download } from '../../ui/download.js';
import { openShareSheet } from '../../ui/share-sheet.js';
import { pngOf } from '../picture/canvas.js';
import { drawPicture } from './picture.js';

/** @import { WinPicture } from './picture.js' */

/**
 * @typedef {object} SharedWin
 * @property {string} address of the whole game
 * @property {string} game its name
 * @property {string} id of the game
 * @property {string | null} deal
 * @property {WinPicture} picture contents of the picture
 */

/** @param {ShadowRoot} root @param {SharedWin} win */
const pictureFile = async (root, { id, deal, picture }) =>
  pngOf(await drawPicture(root, picture), words.share.file(id, deal));

/** True if the system's share sheet takes pictures. */
export const canSharePictures = () =>
  Boolean(navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }));

/**
 * Opens the system's share sheet with picture and link.
 * @param {ShadowRoot} root of the table, whose colours it has @param {() => Promise<SharedWin>} complete
 * @returns {Promise<boolean>} false if there is no sheet that takes pictures; true even if the player closed it
 */
export async function shareWin(root, complete) {
  if (typeof navigator.canShare !== 'function') return false;
  try {
    const win = await complete();
    const files = [await pictureFile(root, win)];
    const data = {
      files,
      title: words.share.title(win.game, win.deal).replace(/[\u2066\u2069]/g, ''),
      url: win.address,
    };
    return navigator.canShare(data) && (await openShareSheet(data));
  } catch {
    return false;
  }
}

/** Saves the picture as a file. @param {ShadowRoot} root @param {SharedWin} win */
export async function savePicture(root, win) {
  const file = await pictureFile(root, win);
  download(file.name, file, file.type);
}
