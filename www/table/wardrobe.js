// What a table wears besides the usual: other faces and backs, and its sounds. Loaded when first chosen.

import { back, face } from '../faces.js';

/** @typedef {import('../patience-game.js').PatienceGame} PatienceGame */
/** @typedef {typeof import('./sound.js').sound} Sound */

/** Dresses a table as it is set. @param {PatienceGame} game */
export async function dress(game) {
  const [courts, backs, sounds] = await Promise.all([
    game.chosen('faces') === 'classic' ? import('./courts.js') : null,
    game.chosen('back') === 'trellis' ? null : import('./backs.js'),
    game.chosen('sound') === 'off' ? null : import('./sound.js'),
  ]);
  // It may have been set otherwise while the modules came.
  const pattern = game.chosen('back');
  const faces = game.chosen('faces') === 'classic' ? courts?.classicFace ?? face : face;
  game.board.wear({ face: faces, back: backs && pattern !== 'trellis' ? backs.backOf(pattern) : back });
  game.sounds = game.chosen('sound') === 'on' ? sounds?.sound ?? null : null;
}
