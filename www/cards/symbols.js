// Cards in text, as on their faces: "7♠".

import { rankText } from './indices.js';

/** @type {Record<string, string>} */
const SUITS = { C: '♣', D: '♦', H: '♥', S: '♠' };
/** Asks for a letter, where a phone would draw a picture. */
const AS_TEXT = '\uFE0E';
/** A symbol, which Arabic isolates from the text around it. */
const SYMBOL = /\u2066?(\d+|[A-Z])([♣♦♥♠])\uFE0E\u2069?/g;

/** @param {string} card two characters */
export const symbolOf = ([rank, suit]) => `${rankText(rank)}${SUITS[suit]}${AS_TEXT}`;

/** A text with names in place of symbols. @param {string} text @param {(card: string) => string} nameOf */
export const withNames = (text, nameOf) =>
  text.replace(SYMBOL, (symbol, text, suit) => {
    const rank = [...'A23456789TJQK'].find((rank) => rankText(rank) === text);
    const letter = Object.keys(SUITS).find((letter) => SUITS[letter] === suit);
    return rank && letter ? nameOf(rank + letter) : symbol;
  });
