// The system's share sheet.

import { isAbort } from './lazy.js';

/** True for the error of a second sheet while the first is open. @param {unknown} error */
const isOpenAlready = (error) => error instanceof DOMException && error.name === 'InvalidStateError';

/**
 * Opens the system's share sheet.
 * @param {ShareData} data
 * @returns {Promise<boolean>} false if it cannot open; true even if the player closed it, or if one is open already
 */
export async function openShareSheet(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isAbort(error) || isOpenAlready(error);
  }
}
