// A page with today's problem, by an attribute; it shows the date, and how many tries the reader needed.

const game = /** @type {HTMLElement} */ (document.querySelector('#problem'));
const day = /** @type {HTMLElement} */ (document.querySelector('#day'));
const result = /** @type {HTMLElement} */ (document.querySelector('#result'));

// The day changes at midnight by universal time, for everyone at once.
day.textContent = new Date().toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
game.addEventListener('patience-problem-solved', (event) => {
  const { tries, shown } = /** @type {CustomEvent} */ (event).detail;
  if (shown) result.textContent = 'Solved, once you had seen the solution. A new problem tomorrow.';
  else result.textContent = `Solved in ${tries === 1 ? 'one try' : `${tries} tries`}. A new problem tomorrow.`;
});
