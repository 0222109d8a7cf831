// A page with the deal of the day, by an attribute; it shows the date and the result.

import { PatienceGame } from '../patience-game.js';

const game = /** @type {PatienceGame} */ (document.querySelector('#puzzle'));
const said = /** @type {HTMLElement} */ (document.querySelector('#day'));
const result = /** @type {HTMLElement} */ (document.querySelector('#result'));

// The day changes at midnight by universal time, for everyone at once.
said.textContent = new Date().toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
game.addEventListener('patience-won', (event) => {
  const { kind, ply } = /** @type {CustomEvent} */ (event).detail;
  // Watched, or finished by the solver.
  if (['replay', 'shown', 'solved'].includes(kind)) return;
  result.textContent = `Today’s puzzle is done, in ${ply} moves. Come back tomorrow.`;
});
