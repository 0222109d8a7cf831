// Settings that take effect by script; the others are attributes that style sheets read.

import { chooseIndices } from '../cards/indices.js';
import { applyContrast } from '../ui/contrast.js';
import { words } from '../words/core.js';
import { ANIMATION_FACTORS } from './settings.js';

/** @import { Controller } from './controller.js' */

/** @param {Controller} host */
const applyAppearance = (host) =>
  host.use(
    'appearance',
    async ({ appearanceOf }) => {
      const { drawing, playSound } = await appearanceOf(host);
      host.board.setCardArt(drawing);
      host.state.playSound = playSound;
    },
    {
      signal: host.tableSignal,
      failed: words.element.noAppearance,
    },
  );

/** @param {Controller} host */
const applyPiles = (host) =>
  host.board.setOptions({ packets: host.setting('packets'), next: host.setting('next') === 'on' });

/** @param {Controller} host */
async function applyKeymap(host) {
  const assign = (/** @type {import('./features.js').FeatureModule<'assignedKeys'>} */ { defaultKeyFor }) =>
    (host.input.keys.defaultKeyOf = defaultKeyFor(host.element));
  const isAssigned = await host.use('assignedKeys', assign, { signal: host.tableSignal });
  // The next key tries again.
  if (!isAssigned) host.element.addEventListener('keydown', () => void applyKeymap(host), { once: true });
}

/** The effect of each setting when it changes. @type {Record<string, (host: Controller) => unknown>} */
const EFFECTS = {
  back: applyAppearance,
  contrast: (host) => applyContrast(host.root, host.setting('contrast')),
  crosses: (host) => host.board.setCrosses(host.setting('crosses')),
  dealing: (host) => {
    host.renderFrame();
    if (host.view) host.refresh();
  },
  deals: (host) => host.renderFrame(),
  faces: applyAppearance,
  indices: (host) => chooseIndices(host.setting('indices')).catch(() => host.announce(words.element.noAppearance)),
  keymap: applyKeymap,
  magnify: (host) => host.fitter.measure(),
  next: applyPiles,
  packets: applyPiles,
  sound: applyAppearance,
  speed: (host) => (host.board.motion.pace = ANIMATION_FACTORS[host.setting('speed')]),
  verdict: (host) => host.adviser.updateAutomatic(),
};

/** Applies a setting that has changed. @param {Controller} host @param {string} name */
export const applySetting = (host, name) => void EFFECTS[name]?.(host);
