// A table in somebody's iframe: the fragment says what lies on it. It keeps nothing and writes no address; whoever
// wants that goes on in the site itself.

/** @typedef {import('../patience-game.js').PatienceGame} PatienceGame */

/** A game by its id alone is dealt at random. */
const FALLBACK = 'sly';

const game = /** @type {PatienceGame} */ (document.querySelector('patience-game'));

function follow() {
  // Mail programs like to encode slashes; nothing else in a link can be encoded.
  const link = location.hash.replace(/^#\/?/, '').replace(/%2f/gi, '/').replace(/\/$/, '');
  if (link.includes('/')) game.open(link);
  else game.setAttribute('game', link || FALLBACK);
}

/** @param {string} sentence */
function complain(sentence) {
  const box = document.createElement('div');
  const words = document.createElement('p');
  const deal = document.createElement('button');
  box.className = 'complaint';
  words.textContent = sentence;
  deal.className = 'button';
  deal.textContent = 'Deal a new one';
  deal.addEventListener('click', () => game.setAttribute('game', FALLBACK));
  box.append(words, deal);
  document.querySelector('.complaint')?.remove();
  document.querySelector('main')?.prepend(box);
}

/** @param {Event} event */
function goOnOutside(event) {
  event.preventDefault();
  window.open(new URL(`../index.html#${game.link}`, location.href), '_blank', 'noopener');
}

document.addEventListener('patience-home', goOnOutside);
document.addEventListener('patience-menu', goOnOutside);
addEventListener('hashchange', follow);
game.addEventListener('patience-error', (event) => {
  // Later errors are said at the table; before there is one, here.
  if (event instanceof CustomEvent && !game.view) complain(String(event.detail.message));
});
game.addEventListener('patience-ready', () => document.querySelector('.complaint')?.remove());
void customElements.whenDefined('patience-game').then(follow);
