// The example beside the settings: a bit of cloth with cards, drawn as the table draws them, and a sentence on what is set.

import { back, face } from '../../cards/faces.js';
import { icon } from '../../ui/more-icons.js';
import { MOVE_MS, PACES } from '../../table/settings.js';
import { words } from '../../words/panels.js';
import { h } from '../../ui/page-dom.js';
import { loadBacks, loadCourts } from '../../cards/optional.js';
import { load } from '../load.js';
import { readSettings } from './settings.js';

/** @typedef {import('../../table/settings.js').Setting} Setting */

/** One of each suit: two courts, two others. */
const CARDS = ['KS', 'QH', 'TC', '7D'];
/** Of the keys at a phone's edge some. */
const KEYS = /** @type {const} */ (['undo', 'hint', 'deal']);
/** What a sound is made of: a card is laid, nothing comes home. */
const LAID = /** @type {import('../../pkg/patience_wasm.js').View} */ (
  /** @type {unknown} */ ({ outcome: 'playing', home: 0, stock: 1 })
);

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** What a setting does as it is now. @param {Setting} name @returns {string} */
export const sayOf = (name) =>
  /** @type {Record<Setting, Record<string, string>>} */ (words.settingsSay)[name][readSettings()[name]];

/** The example: what is seen of it says nothing to the ear that the settings do not say themselves. */
export function sample() {
  const pack = h('span', { class: 'card' });
  const row = CARDS.map(() => h('span', { class: 'card' }));
  const sentence = h('p', { class: 'sample-says' });
  const keys = h('span', { class: 'sample-keys' }, ...KEYS.map((name) => icon(document, name)));
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

  async function draw() {
    const { faces, back: pattern } = readSettings();
    try {
      const [courts, backs] = await Promise.all([
        faces === 'classic' ? loadCourts() : null,
        pattern === 'trellis' ? null : loadBacks(),
      ]);
      // It may have been set otherwise while the modules came.
      const now = readSettings();
      if (now.faces !== faces || now.back !== pattern) return;
      const drawFace = courts?.classicFace ?? face;
      row.forEach((card, n) => card.replaceChildren(drawFace(document, CARDS[n])));
      pack.replaceChildren((backs?.backOf(pattern) ?? back)(document));
    } catch {
      // The example stays as it was; the table says what cannot be loaded.
    }
  }

  /** Cards come from the pack, one after the other. @param {HTMLElement[]} cards */
  function deal(cards) {
    const duration = MOVE_MS * PACES[readSettings().speed];
    if (!duration || calm.matches) return;
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

  /** Tells of a setting. @param {Setting} name */
  const tell = (name) => void (sentence.textContent = sayOf(name));

  /** Shows what a setting does that has just been made. @param {Setting} name */
  function show(name) {
    tell(name);
    const { dealing, sound } = readSettings();
    if (name === 'faces' || name === 'back') void draw();
    else if (name === 'speed') deal(row.slice(0, 1));
    else if (name === 'dealing') deal(dealing === 'card' ? row.slice(0, 1) : row);
    else if (name === 'sound' && sound === 'on')
      void load('sound')
        .then(({ playSound }) => playSound('move', LAID, LAID))
        .catch(() => {});
  }

  void draw();
  tell('theme');
  return { root, tell, show };
}
