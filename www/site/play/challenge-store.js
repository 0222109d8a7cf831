// Challenges that were opened on this device: fragments of addresses with a friend's result, the newest first.

import { linkAfterResult, MAX_LINK_CHARS } from '../../engine/links.js';
import { read, write } from '../storage/local-store.js';

const MAX_CHALLENGES = 50;

/** @returns {string[]} */
function readChallenges() {
  const value = read('challenges');
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string' && text.length <= MAX_LINK_CHARS) : [];
}

/** The challenge of a deal; empty if there is none. @param {string} start link of the deal */
export const challengeOf = (start) => readChallenges().find((text) => linkAfterResult(text) === start) ?? '';

/** Saves a challenge; a deal has one. @param {string} text */
export function saveChallenge(text) {
  const others = readChallenges().filter((other) => linkAfterResult(other) !== linkAfterResult(text));
  write('challenges', [text, ...others].slice(0, MAX_CHALLENGES));
}
