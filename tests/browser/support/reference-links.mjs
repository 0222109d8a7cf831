// Codes and links by crates/patience/FORMAT.md alone, without the engine: a check that the description is complete. Knows no
// rules: the digits of moves, with their radices, are given.

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const WORD = (1n << 64n) - 1n;

/** Each patience's letter, number of packs, and withdrawn cards. @type {Record<string, { letter: string, packs: number, without: (card: string, pack: number) => boolean }>} */
const GAMES = {
  sly: { letter: 'S', packs: 2, without: () => false },
  'fairie-queen': { letter: 'F', packs: 2, without: (card, pack) => card === 'KS' && pack === 0 },
  'empress-of-india': { letter: 'E', packs: 4, without: (card) => /^([AQ][CS]|[KJ][DH])$/.test(card) },
  labyrinth: { letter: 'M', packs: 2, without: (card, pack) => /^[AK]/.test(card) && pack === 0 },
  'labyrinth-dealt-foundations': { letter: 'N', packs: 2, without: () => false },
  'labyrinth-late-refill': { letter: 'T', packs: 2, without: (card, pack) => /^[AK]/.test(card) && pack === 0 },
};

const ORDER = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

/** The unshuffled cards. @param {string} id */
function packOf(id) {
  const { packs, without } = GAMES[id];
  return Array.from({ length: packs }, (_, pack) => ORDER.filter((card) => !without(card, pack))).flat();
}

/** The cards of a deal. @param {string} id @param {number} number */
export function dealCards(id, number) {
  const cards = packOf(id);
  let state = BigInt(number);
  const draw = () => {
    state = (state + 0x9e3779b97f4a7c15n) & WORD;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & WORD;
    return z ^ (z >> 31n);
  };
  for (let i = cards.length - 1; i > 0; i--) {
    const k = BigInt(i + 1);
    let r = draw();
    while (r >= ((WORD + 1n) / k) * k) r = draw();
    const j = Number(r % k);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards.join(' ');
}

/** @param {number[]} values */
const sumOf = (values) => values.reduce((sum, value, at) => sum + (at + 1) * value, 0) % 31;

/** The code of a deal. @param {string} id @param {number} number */
export function encodeDeal(id, number) {
  const digits = Array.from({ length: 6 }, (_, at) => Math.floor(number / 31 ** (5 - at)) % 31);
  const values = [LETTERS.indexOf(GAMES[id].letter), ...digits];
  const last = [...Array(31).keys()].find((value) => sumOf([...values, value]) === 0) ?? 0;
  const code = [...values, last].map((value) => LETTERS[value]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The patience and the number of a code; null if it is invalid. @param {string} code */
export function decodeDeal(code) {
  const letters = [...code.toUpperCase().replace(/[-\s]/g, '')];
  const values = letters.map((letter) => LETTERS.indexOf(letter));
  if (values.length !== 8 || values.includes(-1) || sumOf(values) !== 0) return null;
  const id = Object.keys(GAMES).find((key) => GAMES[key].letter === letters[0]);
  return id ? { id, number: values.slice(1, 7).reduce((number, value) => number * 31 + value, 0) } : null;
}

// Numbers and checks

/** @param {bigint} number @param {number} [length] */
function encodeNumber(number, length = 0) {
  let text = '';
  for (let left = number; left > 0n; left >>= 6n) text += CHARACTERS[Number(left & 63n)];
  return text.padEnd(length, 'A');
}

/** @param {string} text */
const decodeNumber = (text) =>
  [...text].reduceRight((number, character) => number * 64n + BigInt(CHARACTERS.indexOf(character)), 0n);

/** @param {number[][]} digits with their radices */
const numberOf = (digits) => digits.reduceRight((number, [value, radix]) => number * BigInt(radix) + BigInt(value), 0n);

/** @param {string} text */
const bytesOf = (text) => [...Buffer.from(text)];

/** @param {number[]} bytes */
function fnv18(bytes) {
  const hash = bytes.reduce((h, byte) => ((h ^ BigInt(byte)) * 0x100000001b3n) & WORD, 0xcbf29ce484222325n);
  return encodeNumber((hash ^ (hash >> 32n)) & 0x3ffffn, 3);
}

/** CRC-30/CDMA. @param {string} text */
export function crc30(text) {
  let crc = 0x3fffffff;
  for (const byte of bytesOf(text))
    for (let bit = 7; bit >= 0; bit--) {
      const out = ((crc >> 29) ^ (byte >> bit)) & 1;
      crc = ((crc << 1) & 0x3fffffff) ^ (out ? 0x2030b9c7 : 0);
    }
  return crc ^ 0x3fffffff;
}

// The player's own cards

/** The number of arrangements of a multiset of cards. @param {Map<string, number>} left */
function arrangements(left) {
  let number = 1n;
  let cards = 0n;
  for (const copies of left.values())
    for (let copy = 1n; copy <= copies; copy++) {
      cards += 1n;
      number = (number * cards) / copy;
    }
  return number;
}

/** The multiset of a patience's cards. @param {string} id */
function countCards(id) {
  const pack = packOf(id);
  return new Map(ORDER.map((card) => [card, pack.filter((other) => other === card).length]));
}

/** Encodes an arrangement as `~CARDS`. @param {string} id @param {string} cards */
export function encodeCards(id, cards) {
  const left = countCards(id);
  const length = encodeNumber(arrangements(left) - 1n).length;
  let rank = 0n;
  for (const card of cards.split(' ')) {
    for (const other of ORDER) {
      const copies = left.get(other) ?? 0;
      if (copies === 0) continue;
      left.set(other, copies - 1);
      if (other === card) break;
      rank += arrangements(left);
      left.set(other, copies);
    }
  }
  const text = encodeNumber(rank, length);
  return `~${fnv18(bytesOf(`${id}/~${text}`))}${text}`;
}

/** The cards of `~CARDS`; null if it is invalid. @param {string} id @param {string} text */
export function decodeCards(id, text) {
  const left = countCards(id);
  const [check, digits] = [text.slice(1, 4), text.slice(4)];
  const all = arrangements(left);
  if (!/^~[\w-]+$/.test(text) || digits.length !== encodeNumber(all - 1n).length) return null;
  if (fnv18(bytesOf(`${id}/~${digits}`)) !== check) return null;
  let rank = decodeNumber(digits);
  if (rank >= all) return null;
  /** @type {string[]} */
  const cards = [];
  while (cards.length < packOf(id).length) {
    for (const card of ORDER) {
      const copies = left.get(card) ?? 0;
      if (copies === 0) continue;
      left.set(card, copies - 1);
      const begin = arrangements(left);
      if (rank < begin) {
        cards.push(card);
        break;
      }
      rank -= begin;
      left.set(card, copies);
    }
  }
  return cards.join(' ');
}

// Results

/** A number in base 62, least significant character first. @param {bigint} number @param {number} length least number of characters */
function encodeBase62(number, length = 0) {
  let text = '';
  for (let left = number; left > 0n || text.length < length; left /= 62n) text += CHARACTERS[Number(left % 62n)];
  return text;
}

const FINISHERS = ['player', 'solver', 'successor'];

/**
 * RESULT of a challenge.
 * @param {string} link `GAME/DEAL` @param {{ won: boolean, finisher: string, moves: number, hints: number, undos: number, curve: number[] | null }} score
 */
export function encodeResult(link, { won, finisher, moves, hints, undos, curve }) {
  const digits = [
    [won ? 1 : 0, 2],
    [FINISHERS.indexOf(finisher), 3],
    [moves, 10_001],
    [hints, 1000],
    [undos, 1000],
    ...(curve ? [...curve.map((level) => [level, 8]), [1, 2]] : []),
  ];
  const body = `1${encodeBase62(numberOf(digits))}`;
  return body + encodeBase62(BigInt(crc30(`${body}#${link}`)), 6);
}

/** True if the check of a challenge's result agrees. @param {string} challenge `RESULT#GAME/DEAL` */
export function isWholeResult(challenge) {
  const [result, link] = challenge.split('#');
  const body = result.slice(0, -6);
  return body.startsWith('1') && encodeBase62(BigInt(crc30(`${body}#${link}`)), 6) === result.slice(-6);
}

// Moves

/** A number as a varint of five bits a character. @param {number} number @returns {string} */
const encodeShort = (number) =>
  number < 32 ? CHARACTERS[number] : CHARACTERS[32 + (number % 32)] + encodeShort(Math.floor(number / 32));

/** MOVES of the first and second format. @param {string} stem `GAME/DEAL/` @param {number} count @param {number[][]} digits */
export const encodeMovesOldFormat = (stem, count, digits) =>
  fnv18([...bytesOf(stem), ...digits.flatMap(([value]) => [value & 255, value >> 8])]) +
  encodeShort(count) +
  encodeNumber(numberOf(digits));

/** Splits digits into blocks whose radices multiply to less than 2^768. @param {number[][]} digits */
function blocksOf(digits) {
  /** @type {number[][][]} */
  const blocks = [[]];
  let product = 1n;
  for (const digit of digits) {
    product *= BigInt(digit[1]);
    if (product >= 1n << 768n) {
      blocks.push([]);
      product = BigInt(digit[1]);
    }
    blocks[blocks.length - 1].push(digit);
  }
  return blocks;
}

/** MOVES of the third format. @param {string} stem `GAME/DEAL/` @param {number} count @param {number[][]} digits */
export function encodeMoves(stem, count, digits) {
  const number = blocksOf(digits).map((block) => encodeNumber(numberOf(block), 128));
  const text = `${encodeNumber(BigInt(count))}.${number.join('').replace(/A+$/, '')}`;
  const short = seal(stem, text);
  if (!/\.\.[-_]|[-_]$/.test(short)) return short;
  return `${seal(stem, text.endsWith('.') ? `${text}A` : text)}00`;
}

/** Adds the check. @param {string} stem @param {string} text */
const seal = (stem, text) => `${text}.${encodeNumber(BigInt(crc30(stem + text)), 5)}`;

/** The digits in MOVES of any format, by their radices. @param {string} text @param {number[][]} digits */
export function decodeDigits(text, digits) {
  const [, third] = text.split('.');
  const number = third ?? text.slice(3).replace(/^[g-z0-9_-]*[A-Za-f]/, '');
  return (third === undefined ? [digits] : blocksOf(digits)).flatMap((block, at) => {
    let left = decodeNumber(third === undefined ? number : number.slice(128 * at, 128 * (at + 1)));
    return block.map(([, radix]) => {
      const value = Number(left % BigInt(radix));
      left /= BigInt(radix);
      return value;
    });
  });
}

/** True if a text is a link of the third format, as far as can be checked without the rules. @param {string} link */
export function isWellFormed(link) {
  const [id, deal = '', text, ...surplus] = link.split('/');
  if (!Object.hasOwn(GAMES, id) || surplus.length) return false;
  if (deal.startsWith('~') ? !decodeCards(id, deal) : decodeDeal(deal)?.id !== id) return false;
  if (!text) return true;
  const found = /^([\w-]*[B-Zb-z0-9_a-])\.((?:[\w-]*[B-Za-z0-9_-])?|A(?=.{8}$))\.([\w-]{5})(00)?$/.exec(text);
  if (!found || crc30(`${id}/${deal}/${found[1]}.${found[2]}`) !== Number(decodeNumber(found[3]))) return false;
  if (!found[4]) return true;
  // The closing stands only where the short form would be cut.
  return /\.\.[-_]|[-_]$/.test(seal(`${id}/${deal}/`, `${found[1]}.${found[2] === 'A' ? '' : found[2]}`));
}

// Problems

/** ANSWERS of a problem. @param {string} stem `problem/KIND/GAME/DEAL/MOVES/` @param {number[][]} digits */
export function encodeAnswers(stem, digits) {
  const text = `1.${encodeNumber(numberOf(digits))}`;
  const short = seal(stem, text);
  if (!/\.\.[-_]|[-_]$/.test(short)) return short;
  return `${seal(stem, text.endsWith('.') ? `${text}A` : text)}00`;
}

/** The digits in ANSWERS, by their radices. @param {string} answers @param {number[][]} digits */
export function decodeAnswers(answers, digits) {
  let left = decodeNumber(answers.split('.')[1]);
  return digits.map(([, radix]) => {
    const value = Number(left % BigInt(radix));
    left /= BigInt(radix);
    return value;
  });
}
