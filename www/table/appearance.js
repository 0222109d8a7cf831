// Other faces and backs than the usual, and sounds: loaded when they are first chosen.

import { back, face } from '../cards/faces.js';

/** @typedef {import('./host.js').TableHost} TableHost */
/** @typedef {typeof import('./sound.js').playSound} PlaySound */

/**
 * Draws a table as it is set.
 * @param {TableHost} host
 * @returns {Promise<PlaySound | null>} what plays its sounds, if they are wanted
 */
export async function applyAppearance(host) {
  const [courts, backs, sounds] = await Promise.all([
    host.setting('faces') === 'classic' ? import('../cards/courts.js') : null,
    host.setting('back') === 'trellis' ? null : import('../cards/backs.js'),
    host.setting('sound') === 'off' ? null : import('./sound.js'),
  ]);
  // It may have been set otherwise while the modules came.
  const pattern = host.setting('back');
  const faces = host.setting('faces') === 'classic' ? (courts?.classicFace ?? face) : face;
  host.board.setDrawing({ face: faces, back: backs && pattern !== 'trellis' ? backs.backOf(pattern) : back });
  return host.setting('sound') === 'on' ? (sounds?.playSound ?? null) : null;
}
