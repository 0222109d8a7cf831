// Codes and links by their description: a reader that knows FORMAT.md and nothing else, on tests/data/vectors.json.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  codeOf,
  crc30,
  dealOf,
  isSound,
  moves,
  olderMoves,
  ownOf,
  readCode,
  readOwn,
  valuesOf,
} from './support/links-by-the-book.mjs';

/**
 * @typedef {{ game: string, number: number, code: string, cards: string }} Deal
 * @typedef {{ link: string, format: string, written: string, replay: string, moves: string, digits: number[][] }} Link
 * @typedef {{ game: string, link: string, cards: string }} Own
 * @type {{ deals: Deal[], links: Link[], own: Own[], refused: Record<string, string> }}
 */
const vectors = JSON.parse(readFileSync(new URL('../data/vectors.json', import.meta.url), 'utf8'));

test('the check is that of the catalogue', () => assert.equal(crc30('123456789'), 0x04c34abf));

test('deals and their codes', () => {
  assert.ok(vectors.deals.length >= 30);
  for (const { game, number, code, cards } of vectors.deals) {
    assert.equal(codeOf(game, number), code);
    assert.deepEqual(readCode(code.toLowerCase().replace('-', '')), { id: game, number });
    assert.equal(dealOf(game, number), cards, code);
  }
});

test('cards of one’s own', () => {
  assert.ok(vectors.own.length >= 6);
  for (const { game, link, cards } of vectors.own) {
    assert.equal(`${game}/${ownOf(game, cards)}`, link);
    assert.equal(readOwn(game, link.split('/')[1]), cards);
  }
});

test('moves, in all three formats', () => {
  const formats = vectors.links.map(({ format }) => format);
  for (const format of ['first', 'second', 'third'])
    assert.ok(formats.filter((one) => one === format).length >= 6, format);
  assert.ok(
    vectors.links.some(({ link }) => link.split('.')[1]?.length > 128),
    'one has more than one block',
  );
  for (const { link, format, written, replay, moves: played, digits } of vectors.links) {
    const [id, deal, text] = link.split('/');
    const count = played.split(' ').length;
    const stem = `${id}/${deal}/`;
    assert.equal((format === 'third' ? moves : olderMoves)(stem, count, digits), text, link);
    assert.deepEqual(
      valuesOf(text, digits),
      digits.map(([value]) => value),
      link,
    );
    assert.ok(isSound(written), written);
    assert.equal(replay, `replay/${deal.startsWith('~') ? written : written.slice(id.length + 1)}`);
  }
});

test('what is refused', () => {
  const refused = Object.keys(vectors.refused);
  assert.ok(refused.length >= 80);
  for (const link of refused) assert.ok(!isSound(link), `${link}: ${vectors.refused[link]}`);
});
