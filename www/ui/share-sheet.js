// The system's share sheet.

import { isAbort } from './lazy.js';

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
    // A second sheet, while the first is open.
    const isOpenAlready = error instanceof DOMException && error.name === 'InvalidStateError';
    return isAbort(error) || isOpenAlready;
  }
}
