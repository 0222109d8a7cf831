// The example beside the settings: felt with cards, and a sentence on the current setting. Hidden from screen readers, which
// get the sentence as a description of the setting.

import { back, face } from '../../cards/faces.js';
import { icon } from '../../ui/more-icons.js';
import { prefersStill } from '../../ui/motion.js';
import { MOVE_MS, ANIMATION_FACTORS } from '../../table/settings.js';
import { words } from '../../words/panels.js';
import { h } from '../../ui/page-dom.js';
import { loadBacks, loadCourts } from '../../cards/optional.js';
import { load } from '../load.js';
import { readSettings } from './settings.js';

/** @import { Setting } from '../../table/settings.js' */

/** One card of each suit: two courts, two others. */
const CARDS = ['KS', 'QH', 'TC', '7D'];
/** Icons of some buttons of the phone layout. */
const BUTTONS = /** @type {const} */ (['undo', 'hint', 'deal']);
/** View for the sound of a card that is placed, not played home. */
const QUIET_VIEW = /** @type {import('../../pkg/patience_wasm.js').View} */ (
  /** @type {unknown} */ ({ outcome: 'playing', home: 0, stock: 1 })
);

/** Describes the current value of a setting. @param {Setting} name @returns {string} */
export const describeSetting = (name) =>
  /** @type {Record<Setting, Record<string, string>>} */ (words.settingsHelp)[name][readSettings()[name]];

/** Draws the chosen faces and backs. @param {HTMLElement} pack its top card @param {HTMLElement[]} row */
async function drawCards(pack, row) {
  const { faces, back: pattern } = readSettings();
  try {
    const [courts, backs] = await Promise.all([
      faces === 'classic' ? loadCourts() : null,
      pattern === 'trellis' ? null : loadBacks(),
    ]);
    // The setting may have changed while this loaded.
    const now = readSettings();
    if (now.faces !== faces || now.back !== pattern) return;
    const drawFace = courts?.classicFace ?? face;
    row.forEach((card, n) => card.replaceChildren(drawFace(CARDS[n])));
    pack.replaceChildren((backs?.backOf(pattern) ?? back)());
  } catch {
    // The example stays as it was; the table reports the failure.
  }
}

/** Animates cards from the stock, in turn. @param {HTMLElement} pack @param {HTMLElement[]} cards */
function animateDeal(pack, cards) {
  const duration = MOVE_MS * ANIMATION_FACTORS[readSettings().speed];
  if (!duration || prefersStill()) return;
  const from = pack.getBoundingClientRect();
  cards.forEach((card, n) => {
    const to = card.getBoundingClientRect();
    const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    card.animate([{ transform }, { transform: 'none' }], {
      duration,
      delay: n * duration,
      easing: 'ease-out',
      fill: 'backwards',
    });
  });
}

export function createSample() {
  const pack = h('span', { class: 'card' });
  const row = CARDS.map(() => h('span', { class: 'card' }));
  const sentence = h('p', { class: 'sample-says' });
  const keys = h('span', { class: 'sample-keys' }, ...BUTTONS.map((name) => icon(name)));
  const root = h(
    'div',
    { class: 'sample', 'aria-hidden': 'true' },
    h(
      'div',
      { class: 'sample-felt' },
      h('span', { class: 'sample-pack' }, h('span', { class: 'card' }), pack),
      ...row,
      keys,
    ),
    sentence,
  );

  /** @param {Setting} name */
  const describe = (name) => void (sentence.textContent = describeSetting(name));

  /** Demonstrates a setting that was just changed. @param {Setting} name */
  function demonstrate(name) {
    describe(name);
    const { dealing, sound } = readSettings();
    if (name === 'faces' || name === 'back') void drawCards(pack, row);
    else if (name === 'speed') animateDeal(pack, row.slice(0, 1));
    else if (name === 'dealing') animateDeal(pack, dealing === 'card' ? row.slice(0, 1) : row);
    else if (name === 'sound' && sound === 'on')
      void load('sound')
        .then(({ playSound }) => playSound('move', QUIET_VIEW, QUIET_VIEW))
        .catch(() => {});
  }

  void drawCards(pack, row);
  describe('theme');
  return { root, describe, demonstrate };
}
