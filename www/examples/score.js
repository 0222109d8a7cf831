// A page that keeps the score from the table's events, and has its own buttons.

import { PatienceGame } from '../patience-game.js';

const game = /** @type {PatienceGame} */ (document.querySelector('#game'));
/** Kinds of events that do not count: a game that is watched, or that the solver finishes. */
const NOT_PLAYED = ['replay', 'shown', 'review', 'solved'];
/** Links of the deals that were won: a win that is undone and redone counts once. @type {Set<string>} */
const won = new Set();
const score = { moves: 0, undone: 0, deals: 0, won: 0 };

/** @param {keyof typeof score} what */
function count(what) {
  score[what]++;
  /** @type {HTMLElement} */ (document.querySelector(`#${what}`)).textContent = String(score[what]);
}

game.addEventListener('patience-ready', () => count('deals'));
game.addEventListener('patience-move', (event) => {
  const { kind } = /** @type {CustomEvent} */ (event).detail;
  if (NOT_PLAYED.includes(kind)) return;
  if (kind === 'undo' || kind === 'restart') count('undone');
  else if (kind === 'new-deal' || kind === 'open') count('deals');
  else count('moves');
});
game.addEventListener('patience-won', (event) => {
  const { kind, link } = /** @type {CustomEvent} */ (event).detail;
  const deal = link.split('/').slice(0, 2).join('/');
  if (NOT_PLAYED.includes(kind) || won.has(deal)) return;
  won.add(deal);
  count('won');
});

// Shows the table's prompt in the page.
const said = /** @type {HTMLElement} */ (document.querySelector('#said'));
for (const type of ['ready', 'move']) {
  game.addEventListener(`patience-${type}`, () => (said.textContent = game.prompt));
}

for (const button of document.querySelectorAll('button')) {
  const action = /** @type {'undo' | 'dealOn' | 'newDeal'} */ (button.dataset.do);
  button.addEventListener('click', () => game[action]());
}
