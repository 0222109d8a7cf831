// Challenges that were opened on this device: fragments of addresses with a friend's result, the newest first.

import { linkAfterResult, MAX_LINK_CHARS } from '../../engine/links.js';
import { listOf, text } from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';

const MAX_CHALLENGES = 50;

const readChallenges = () => readAs('challenges', listOf(text({ most: MAX_LINK_CHARS }))) ?? [];

/** The challenge of a deal; empty if there is none. @param {string} start link of the deal */
export const challengeOf = (start) => readChallenges().find((challenge) => linkAfterResult(challenge) === start) ?? '';

/** Saves a challenge; a deal has one. @param {string} challenge */
export function saveChallenge(challenge) {
  const others = readChallenges().filter((other) => linkAfterResult(other) !== linkAfterResult(challenge));
  write('challenges', [challenge, ...others].slice(0, MAX_CHALLENGES));
}
