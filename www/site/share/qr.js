// QR codes of addresses.

import { qrCode } from '../../pkg/patience_tools_wasm.js';

/** The modules of a text's QR code; null if it is too long. @param {string} text */
export function qrOf(text) {
  try {
    return qrCode(text);
  } catch {
    return null;
  }
}
