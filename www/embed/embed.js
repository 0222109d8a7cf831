// The iframe page: a table with attributes from the query or the fragment, which exchanges messages with its host page.
// embedding.html describes both.
//
// Messages are checked for origin, form and length. A host can do no more than a visitor, and learns only the state of the
// game: this page uses neither storage nor cookies, and works where both are forbidden (sandbox="allow-scripts").

import { MAX_LINK_CHARS } from '../engine/links.js';
import { copyLink } from '../table/commands.js';
import { PatienceGame } from '../patience-game.js';
import { languageParam, usePreferredLanguage } from '../words/document.js';
import { words } from '../words/embed.js';

/** @typedef {Record<string, unknown>} Message */

/** Version of the protocol, in every message. */
const VERSION = 1;
/** Game without a `game` or `deal` parameter. */
const DEFAULT_GAME = 'sly';
const MAX_WORD_CHARS = 64;
/** Attributes that a host may not set. */
const RESERVED_ATTRIBUTES = new Set(['home', 'loading']);
const FORWARDED_EVENTS = ['ready', 'move', 'won', 'stuck', 'error', 'problem-try', 'problem-solved'];
/** Fields of an event's detail that its message has, too. */
const FORWARDED_FIELDS = ['kind', 'message', 'problem', 'tries', 'right', 'shown'];
/** Factor on the least height of a table, so that columns can grow. */
const HEIGHT_FACTOR = 1.2;
/** Minimum size of the desktop layout (frame.js), and maximum aspect ratio of the phone layout. */
const DESKTOP_MIN = { width: 700, height: 520 };
const MAX_PHONE_RATIO = 1.1;
const MAX_CARD_PX = 150;

const game = /** @type {PatienceGame} */ (document.querySelector('patience-game'));
const names = PatienceGame.observedAttributes.filter((name) => !RESERVED_ATTRIBUTES.has(name));

/** @param {unknown} value @param {number} most @returns {value is string} */
const isText = (value, most) => typeof value === 'string' && value.length <= most;

/** @param {string} name */
const maxLengthOf = (name) =>
  name === 'deal' || name === 'moves' || name === 'problem' ? MAX_LINK_CHARS : MAX_WORD_CHARS;

// Parameters of the address

const query = new URLSearchParams(location.search);

/**
 * Reads the origin of the host from the query: "*" for any, null for none. A whole URL counts as its origin; an invalid
 * one closes the channel, since its author meant to restrict it.
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

const hostOrigin = readOrigin();

/** @param {URLSearchParams} parameters */
function setAttributes(parameters) {
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null && isText(value, maxLengthOf(name))) game.setAttribute(name, value);
  }
}

/** Attributes that choose the game on the table. */
const GAME_ATTRIBUTES = ['game', 'deal', 'moves', 'problem'];

/** Applies the fragment: a link, a game or parameters. It replaces the game and parameters of earlier fragments. */
function applyFragment() {
  // Mail programs like to encode slashes; nothing else in a link can be encoded.
  const encoded = location.hash.replace(/^#\/?/, '').replace(/%2f/gi, '/');
  const parameters = /^[a-z-]+=/.test(encoded) ? new URLSearchParams(encoded) : null;
  // Trackers append their parameters to links, which have no "?" or "&".
  const fragment = parameters ? encoded : encoded.replace(/[?&].*$/s, '').replace(/\/$/, '');
  if (parameters ? GAME_ATTRIBUTES.some((name) => parameters.has(name)) : fragment)
    for (const name of GAME_ATTRIBUTES) game.removeAttribute(name);
  if (parameters) setAttributes(parameters);
  if (!parameters && fragment.includes('/')) game.open(fragment);
  else if (!parameters && fragment) game.setAttribute('game', fragment);
  else if (!['game', 'deal', 'problem'].some((name) => game.getAttribute(name)))
    game.setAttribute('game', DEFAULT_GAME);
}

// Messages to the host

const isFramed = window.parent !== window;

/** @param {Message} message */
function sendMessage(message) {
  if (isFramed && hostOrigin) window.parent.postMessage({ cadogan: VERSION, ...message }, hostOrigin);
}

/** State of the game, in events and replies. @returns {Message} */
function gameState() {
  const { game: id = null, deal = null, outcome = null, ply = 0, plies = 0 } = game.view ?? {};
  return { game: id, deal, link: game.link, outcome, ply, plies, prompt: game.prompt };
}

let sentHeight = 0;

/** Sends the height at which the table has enough room at this width. */
function sendHeight() {
  const { board, frame } = game.host;
  if (!game.view || !board.layouts.length) return;
  // Measure now: the table would resize with the next frame only.
  game.host.fitter.measure();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const width = document.documentElement.clientWidth;
  const isDesktop = width >= DESKTOP_MIN.width * rem;
  const layout = board.layouts[isDesktop ? 0 : 1];
  const controlsHeight = frame.body.clientHeight - board.box.height;
  const boardHeight = Math.min(board.box.width / layout.width, MAX_CARD_PX) * layout.height * HEIGHT_FACTOR;
  const minHeight = isDesktop ? DESKTOP_MIN.height * rem : width / MAX_PHONE_RATIO;
  const height = Math.ceil(Math.max(controlsHeight + boardHeight, minHeight));
  if (Math.abs(height - sentHeight) < 2) return;
  sentHeight = height;
  sendMessage({ type: 'height', height });
}

/** Shows the author of the address, on the page and in the console, that its origin is invalid. */
function reportClosedChannel() {
  const complaint = document.createElement('p');
  complaint.className = 'complaint embed-closed';
  complaint.textContent = words.frame.badOrigin((query.get('origin') ?? '').slice(0, MAX_WORD_CHARS));
  // The table takes the remaining height.
  complaint.style.padding = '0.5rem 0.75rem';
  complaint.style.overflowWrap = 'anywhere';
  Object.assign(/** @type {HTMLElement} */ (game.parentElement).style, {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  });
  game.before(complaint);
  console.error(complaint.textContent);
}

// Commands of the host

/** @type {Record<string, (message: Message) => void | Promise<void>>} */
const COMMANDS = {
  state: () => {},
  open: ({ link }) => {
    if (!isText(link, MAX_LINK_CHARS)) throw new Error(words.frame.badText);
    lastError = '';
    if (!game.open(link)) throw new Error(lastError);
  },
  play: ({ move }) => {
    if (!isText(move, MAX_WORD_CHARS)) throw new Error(words.frame.badText);
    game.play(move);
  },
  set: ({ name, value }) => {
    if (!isText(name, MAX_WORD_CHARS) || !names.includes(name)) throw new Error(words.frame.noSetting);
    if (value === null) game.removeAttribute(name);
    else if (isText(value, maxLengthOf(name))) game.setAttribute(name, value);
    else throw new Error(words.frame.badText);
  },
  undo: () => game.undo(),
  redo: () => game.redo(),
  restart: () => game.restart(),
  deal: () => game.dealOn(),
  safe: () => game.playSafe(),
  hint: () => game.host.press('hint'),
  'new-deal': () => game.newDeal(),
};
/** Commands that need no game on the table. */
const COMMANDS_WITHOUT_GAME = new Set(['state', 'open', 'set']);

/** Message of the last error event. */
let lastError = '';

/** @param {MessageEvent} event */
async function handleMessage({ source, origin, data }) {
  if (!isFramed || !hostOrigin || source !== window.parent || (hostOrigin !== '*' && origin !== hostOrigin)) return;
  if (typeof data !== 'object' || data === null || data.cadogan !== VERSION || typeof data.command !== 'string') return;
  const { command, id } = /** @type {Message & { command: string }} */ (data);
  let message = '';
  try {
    if (!Object.hasOwn(COMMANDS, command)) throw new Error(words.frame.unknown);
    if (!COMMANDS_WITHOUT_GAME.has(command) && !game.view) throw new Error(words.frame.notReady);
    // A new deal waits for its list.
    await COMMANDS[command](data);
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  }
  if (isText(id, MAX_WORD_CHARS) || Number.isFinite(id)) {
    sendMessage({ type: 'reply', id, ok: !message, ...(message && { message }), ...gameState() });
  }
}

// Requests of the table

/** Address of a game on the site: by default of the problem that is asked, else of the position. */
function siteAddress(link = game.host.line?.problem ?? game.link) {
  const address = new URL('../index.html', location.href);
  address.hash = link;
  return address.href;
}

for (const type of FORWARDED_EVENTS) {
  game.addEventListener(`patience-${type}`, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    if (type === 'error') lastError = String(detail.message);
    const fields = FORWARDED_FIELDS.flatMap((name) => (detail[name] === undefined ? [] : [[name, detail[name]]]));
    sendMessage({ type, ...Object.fromEntries(fields), ...gameState() });
    sendHeight();
  });
}
game.addEventListener('patience-home', () => window.open(siteAddress(), '_blank', 'noopener'));
game.addEventListener('patience-share', (event) => {
  event.preventDefault();
  void copyLink(game.host, siteAddress());
});
game.addEventListener('patience-win', (event) => {
  const { replay, respondWith: answer } = /** @type {CustomEvent} */ (event).detail;
  answer({ address: siteAddress(replay) });
});
// A sandboxed frame (origin "null") cannot open windows.
game.toggleAttribute('home', self.origin !== 'null');
addEventListener('message', handleMessage);
addEventListener('hashchange', applyFragment);
new ResizeObserver(sendHeight).observe(document.documentElement);
// The language is the host's choice, not the visitor's.
const catalogsLoaded = usePreferredLanguage([languageParam()]);
if (!hostOrigin) void catalogsLoaded.catch(() => {}).then(reportClosedChannel);
setAttributes(query);
applyFragment();
sendMessage({ type: 'hello' });
