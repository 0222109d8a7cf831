// A table in somebody's iframe. The query or the fragment says what lies on it; the page around it hears by messages
// what happens, and may ask for things. embedding.html describes the parameters and the messages.
//
// Everything that comes in is checked: who sends it, its form, its lengths. It can ask for nothing that the visitor
// could not do with a hand on the table, and what goes out says nothing but the game in hand: this page reads no
// storage and no cookie, it works where both are forbidden (sandbox="allow-scripts").

import { PatienceGame } from '../patience-game.js';
import { askedLanguage, speakFirstOf } from '../words/document.js';
import { words } from '../words/embed.js';

/** @typedef {Record<string, unknown>} Message */

/** The version of the protocol, in every message. */
const VERSION = 1;
/** A game by its id alone is dealt at random. */
const FALLBACK = 'sly';
/** As the engine's: no longer link is looked at. */
const LONGEST_LINK = 16384;
const LONGEST_WORD = 64;
/** The page's own business, not its host's. */
const OURS = new Set(['home', 'loading']);
const EVENTS = ['ready', 'move', 'won', 'stuck', 'error'];
/** Room beyond the least that a table needs, for columns to grow into. */
const AIR = 1.2;
/** With less the desk's form is not taken (frame.js), nor with a greater width for its height the telephone's. */
const DESK = { width: 700, height: 520 };
const UPRIGHT = 1.1;
const LARGEST_CARD = 150;

const game = /** @type {PatienceGame} */ (document.querySelector('patience-game'));
const names = PatienceGame.observedAttributes.filter((name) => !OURS.has(name));

/** @param {unknown} value @param {number} most @returns {value is string} */
const isText = (value, most) => typeof value === 'string' && value.length <= most;

/** @param {string} name */
const lengthOf = (name) => (name === 'deal' || name === 'moves' ? LONGEST_LINK : LONGEST_WORD);

// What the address asks for

const query = new URLSearchParams(location.search);

/**
 * The one origin that is listened to and told: "*" is whoever holds the frame, null is nobody. A whole address names its
 * origin, however it is written; what names none closes the channel, for whoever wrote it wanted it narrow.
 * @returns {string | null}
 */
function readOrigin() {
  const named = query.get('origin');
  if (named === null || named === '*') return '*';
  try {
    const { origin, protocol } = new URL(named);
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

const host = readOrigin();

/** @param {URLSearchParams} wishes */
function takeOver(wishes) {
  for (const name of names) {
    const value = wishes.get(name);
    if (value !== null && isText(value, lengthOf(name))) game.setAttribute(name, value);
  }
}

function follow() {
  // Mail programs like to encode slashes; nothing else in a link can be encoded.
  const fragment = location.hash.replace(/^#\/?/, '').replace(/%2f/gi, '/').replace(/\/$/, '');
  const pairs = fragment.includes('=');
  if (pairs) takeOver(new URLSearchParams(fragment));
  if (!pairs && fragment.includes('/')) game.open(fragment);
  else if (!pairs && fragment) game.setAttribute('game', fragment);
  else if (!game.getAttribute('game') && !game.getAttribute('deal')) game.setAttribute('game', FALLBACK);
}

// What the page around it is told

const framed = window.parent !== window;

/** @param {Message} message */
function tell(message) {
  if (framed && host) window.parent.postMessage({ cadogan: VERSION, ...message }, host);
}

/** What a host may know of the game in hand. @returns {Message} */
function state() {
  const { game: id = null, deal = null, outcome = null, ply = 0, plies = 0 } = game.view ?? {};
  return { game: id, deal, link: game.link, outcome, ply, plies, prompt: game.prompt };
}

let told = 0;

/** The height at which the table has all the room it wants at this width; the frame's own form follows from it. */
function tellHeight() {
  const { board, frame } = game.host;
  if (!game.view || !board.layouts.length) return;
  // The table takes its new size with the next frame; what is told must be of one piece.
  game.host.fitter.measure();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const width = document.documentElement.clientWidth;
  const desk = width >= DESK.width * rem;
  const layout = board.layouts[desk ? 0 : 1];
  const about = frame.body.clientHeight - board.box.height;
  const cards = Math.min(board.box.width / layout.width, LARGEST_CARD) * layout.height * AIR;
  const least = desk ? DESK.height * rem : width / UPRIGHT;
  const height = Math.ceil(Math.max(about + cards, least));
  if (Math.abs(height - told) < 2) return;
  told = height;
  tell({ type: 'height', height });
}

/** A channel that is closed is no secret: who wrote the address looks here, or in the console. */
function tellClosed() {
  const says = document.createElement('p');
  says.className = 'complaint embed-closed';
  says.textContent = words.frame.badOrigin((query.get('origin') ?? '').slice(0, LONGEST_WORD));
  // The table has what the sentence leaves.
  says.style.padding = '0.5rem 0.75rem';
  says.style.overflowWrap = 'anywhere';
  Object.assign(/** @type {HTMLElement} */ (game.parentElement).style, {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  });
  game.before(says);
  console.error(says.textContent);
}

// What the page around it may ask for

/** @type {Record<string, (message: Message) => void | Promise<void>>} */
const COMMANDS = {
  state: () => {},
  open: ({ link }) => {
    if (!isText(link, LONGEST_LINK)) throw new Error(words.frame.notText);
    heard = '';
    if (!game.open(link)) throw new Error(heard);
  },
  play: ({ move }) => {
    if (!isText(move, LONGEST_WORD)) throw new Error(words.frame.notText);
    game.play(move);
  },
  set: ({ name, value }) => {
    if (!isText(name, LONGEST_WORD) || !names.includes(name)) throw new Error(words.frame.noSetting);
    if (value === null) game.removeAttribute(name);
    else if (isText(value, lengthOf(name))) game.setAttribute(name, value);
    else throw new Error(words.frame.notText);
  },
  undo: () => game.undo(),
  redo: () => game.redo(),
  restart: () => game.restart(),
  deal: () => game.dealOn(),
  safe: () => game.playSafe(),
  hint: () => game.host.press('hint'),
  'new-deal': () => game.newDeal(),
};
/** These can be asked for before the table is there. */
const EARLY = new Set(['state', 'open', 'set']);

/** The last sentence of an error. */
let heard = '';

/** @param {MessageEvent} event */
async function obey({ source, origin, data }) {
  if (!framed || !host || source !== window.parent || (host !== '*' && origin !== host)) return;
  if (typeof data !== 'object' || data === null || data.cadogan !== VERSION || typeof data.command !== 'string') return;
  const { command, id } = /** @type {Message & { command: string }} */ (data);
  let message = '';
  try {
    if (!Object.hasOwn(COMMANDS, command)) throw new Error(words.frame.unknown);
    if (!EARLY.has(command) && !game.view) throw new Error(words.frame.notReady);
    // A new deal comes when its list has.
    await COMMANDS[command](data);
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  }
  if (isText(id, LONGEST_WORD) || Number.isFinite(id)) {
    tell({ type: 'reply', id, ok: !message, ...(message && { message }), ...state() });
  }
}

// What the table's own buttons ask for

/** The site's own page with the game in hand, or with another. */
function siteAddress(link = game.link) {
  const address = new URL('../index.html', location.href);
  address.hash = link;
  return address.href;
}

for (const type of EVENTS) {
  game.addEventListener(`patience-${type}`, (event) => {
    const { kind, message } = /** @type {CustomEvent} */ (event).detail;
    if (type === 'error') heard = String(message);
    tell({ type, ...(kind && { kind }), ...(message && { message }), ...state() });
    tellHeight();
  });
}
game.addEventListener('patience-home', () => window.open(siteAddress(), '_blank', 'noopener'));
game.addEventListener('patience-share', (event) => {
  event.preventDefault();
  void game.host.copyLink(siteAddress());
});
game.addEventListener('patience-win', (event) => {
  const { replay, tell: answer } = /** @type {CustomEvent} */ (event).detail;
  answer({ address: siteAddress(replay) });
});
// A frame of no origin is shut in: it can open nothing outside.
game.toggleAttribute('home', self.origin !== 'null');
addEventListener('message', obey);
addEventListener('hashchange', follow);
new ResizeObserver(tellHeight).observe(document.documentElement);
// The page around it speaks one language: its visitor's is not asked for.
const spoken = speakFirstOf([askedLanguage()]);
if (!host) void spoken.catch(() => {}).then(tellClosed);
takeOver(query);
follow();
tell({ type: 'hello' });
