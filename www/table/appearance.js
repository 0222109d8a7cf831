// The card faces, backs and sounds that the settings choose.

import { back, face } from '../cards/faces.js';
import { loadBacks, loadCourts } from '../cards/optional.js';

/** @import { TableHost } from './host.js' */
/** @typedef {typeof import('../ui/sound.js').playSound} PlaySound */
/** @typedef {{ drawing: import('./board/cards.js').CardArt, playSound: PlaySound | null }} Appearance */

/** Loads the appearance that a table's settings choose. @param {TableHost} host @returns {Promise<Appearance>} */
export async function appearanceOf(host) {
  const [courts, backs, sounds] = await Promise.all([
    host.setting('faces') === 'classic' ? loadCourts() : null,
    host.setting('back') === 'trellis' ? null : loadBacks(),
    host.setting('sound') === 'off' ? null : host.load('sound', host.tableSignal),
  ]);
  // The settings may have changed while these loaded.
  const pattern = host.setting('back');
  return {
    drawing: {
      face: host.setting('faces') === 'classic' ? (courts?.classicFace ?? face) : face,
      back: backs && pattern !== 'trellis' ? backs.backOf(pattern) : back,
    },
    playSound: host.setting('sound') === 'on' ? (sounds?.playSound ?? null) : null,
  };
}
