// Codes and links by a second implementation, made from FORMAT.md alone, on tests/data/vectors.json.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  encodeDeal,
  crc30,
  dealCards,
  isWellFormed,
  encodeMoves,
  encodeMovesOldFormat,
  encodeAnswers,
  decodeAnswers,
  encodeCards,
  encodeResult,
  isWholeResult,
  decodeDeal,
  decodeCards,
  decodeDigits,
} from './support/reference-links.mjs';

/**
 * @typedef {{ game: string, number: number, code: string, cards: string }} Deal
 * @typedef {{ link: string, format: string, written: string, replay: string, moves: string, digits: number[][] }} Link
 * @typedef {{ game: string, link: string, cards: string }} Cards
 * @typedef {{ challenge: string, fragment: string, link: string } & Parameters<typeof encodeResult>[1]} Challenge
 * @type {{ deals: Deal[], links: Link[], own: Cards[], refused: Record<string, string>, challenges: Challenge[], damagedChallenges: Record<string, string> }}
 */
const vectors = JSON.parse(readFileSync(new URL('../data/vectors.json', import.meta.url), 'utf8'));

test('the checksum has the check value of the CRC catalogue', () => assert.equal(crc30('123456789'), 0x04c34abf));

test('deals and their codes match', () => {
  assert.ok(vectors.deals.length >= 30);
  for (const { game, number, code, cards } of vectors.deals) {
    assert.equal(encodeDeal(game, number), code);
    assert.deepEqual(decodeDeal(code.toLowerCase().replace('-', '')), { id: game, number });
    assert.equal(dealCards(game, number), cards, code);
  }
});

test('your own cards and their links match', () => {
  assert.ok(vectors.own.length >= 6);
  for (const { game, link, cards } of vectors.own) {
    assert.equal(`${game}/${encodeCards(game, cards)}`, link);
    assert.equal(decodeCards(game, link.split('/')[1]), cards);
  }
});

test('moves match their links, in all three formats', () => {
  const formats = vectors.links.map(({ format }) => format);
  for (const format of ['first', 'second', 'third'])
    assert.ok(formats.filter((other) => other === format).length >= 6, format);
  assert.ok(
    vectors.links.some(({ link }) => link.split('.')[1]?.length > 128),
    'a link has more than one block',
  );
  for (const closed of [/\.A\.[\w-]{5}00$/, /\.[\w-]{2,}\.[\w-]{4}[-_]00$/])
    assert.ok(
      vectors.links.some(({ link }) => closed.test(link)),
      `${closed}`,
    );
  for (const { link, format, written, replay, moves: played, digits } of vectors.links) {
    const [id, deal, text] = link.split('/');
    const count = played.split(' ').length;
    const stem = `${id}/${deal}/`;
    assert.equal((format === 'third' ? encodeMoves : encodeMovesOldFormat)(stem, count, digits), text, link);
    assert.deepEqual(
      decodeDigits(text, digits),
      digits.map(([value]) => value),
      link,
    );
    assert.ok(isWellFormed(written), written);
    assert.equal(replay, `replay/${deal.startsWith('~') ? written : written.slice(id.length + 1)}`);
  }
});

test('refused links are not well-formed', () => {
  const refused = Object.keys(vectors.refused);
  assert.ok(refused.length >= 80);
  for (const link of refused) assert.ok(!isWellFormed(link), `${link}: ${vectors.refused[link]}`);
});

test('results of challenges match, and damaged ones have another check', () => {
  assert.ok(vectors.challenges.length >= 30);
  for (const { challenge, fragment, link, ...score } of vectors.challenges) {
    assert.equal(`${encodeResult(link, score)}#${link}`, challenge);
    assert.equal(fragment, challenge.replace('#', '%23'));
    assert.ok(isWholeResult(challenge));
  }
  for (const challenge of Object.keys(vectors.damagedChallenges)) assert.ok(!isWholeResult(challenge), challenge);
});

test('answers of problems match their links', () => {
  /** @type {{ problems: { link: string, kind: string, game: string, digits: number[][] }[] }} */
  const { problems } = JSON.parse(readFileSync(new URL('../data/problems.json', import.meta.url), 'utf8'));
  assert.ok(problems.length >= 14);
  for (const { link, kind, game, digits } of problems) {
    const stem = link.slice(0, link.lastIndexOf('/') + 1);
    const answers = link.slice(stem.length);
    assert.ok(stem.startsWith(`problem/${kind}/${game}/`));
    assert.ok(isWellFormed(stem.slice(`problem/${kind}/`.length, -1)), link);
    assert.equal(encodeAnswers(stem, digits), answers);
    assert.deepEqual(
      decodeAnswers(answers, digits),
      digits.map(([value]) => value),
      link,
    );
  }
});
