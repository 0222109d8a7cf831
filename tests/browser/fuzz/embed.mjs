// Fuzzes messages to the embedded frame: it obeys only well-formed messages of its parent, answers only those with an id,
// and posts to nobody else.

import assert from 'node:assert/strict';
import { HOST, listeners, parentWindow, page, postedMessages } from './browser.mjs';
import './table.mjs';
import { decodeValue } from './values.mjs';
// @ts-expect-error: www/embed/embed.js, by a name of the build's, as Node's types are not a page's
import 'the-frame';

const game = /** @type {import('./table.mjs').PatienceGame} */ (page.game);
const TYPES = ['hello', 'height', 'reply', 'ready', 'move', 'won', 'stuck', 'error'];
const SENDERS = [
  { source: parentWindow, origin: HOST },
  { source: parentWindow, origin: `${HOST}.evil.example` },
  { source: parentWindow, origin: 'null' },
  { source: {}, origin: HOST },
  { source: null, origin: HOST },
];
const start = game.link;

/** @param {Buffer} data */
export async function fuzz(data) {
  if (data.length < 2) return;
  const sender = data[0] >> 3 < SENDERS.length ? SENDERS[data[0] >> 3] : SENDERS[0];
  const value = decodeValue(data.subarray(1));
  const id = /** @type {any} */ (value)?.id;
  const callsBefore = game.calls;
  postedMessages.length = 0;
  await listeners.get('message')?.({ ...sender, data: value });
  if (sender !== SENDERS[0]) {
    assert.equal(game.calls, callsBefore, 'another sender is obeyed');
    assert.equal(postedMessages.length, 0, 'another sender is answered');
  }
  for (const [message, to] of postedMessages) {
    assert.equal(to, HOST);
    assert.equal(message.cadogan, 1);
    assert.ok(TYPES.includes(message.type), message.type);
    if (message.type !== 'reply') continue;
    assert.ok(
      Object.is(message.id, id) && (Number.isFinite(id) || id.length <= 64),
      'a reply has the id of its command',
    );
    assert.ok(message.ok === true || typeof message.message === 'string');
  }
  assert.ok(postedMessages.filter(([message]) => message.type === 'reply').length <= 1);
  assert.deepEqual(Object.keys(Object.prototype), []);
  // The next input begins at the same position.
  if (game.link !== start) game.open(start);
}

const messages = [
  { command: 'state', id: 1 },
  { command: 'open', link: 'labyrinth/M222-232X/R.Agf.TymJU', id: 'a' },
  { command: 'play', move: 'hand>p3', id: 2 },
  { command: 'set', name: 'theme', value: 'dark' },
  { command: 'set', name: 'moves', value: null, id: 0.5 },
  { command: 'undo' },
  { command: 'new-deal', id: 'b' },
  { command: 'deal', id: 'c' },
];
export const seeds = [
  // The first byte chooses the sender, the second the encoding of the value.
  ...messages.map((message, n) => `${'\0\b\x10\0'[n % 4]}\0${JSON.stringify({ cadogan: 1, ...message })}`),
  '\0\x01\x08\x05\x02\x30\x03\x31\x01\x20',
];
export const dictionary = [
  '"command":"',
  '"id":',
  '"link":"',
  '"value":',
  '"name":"',
  'sly/S222-EV9V/',
  'hand>',
  '"cadogan":1',
];
