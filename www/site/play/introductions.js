// Lessons and kinds of problems that were introduced to the player on this device.

import { anyRecord } from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';

const read = () => readAs('lessons', anyRecord) ?? {};

/** Key of a kind of problem. @param {string} kind */
export const problemKey = (kind) => `problem-${kind}`;

/** @param {string} key id of a game, or `problemKey` */
export const isIntroduced = (key) => !!read()[key];

/** @param {string} key */
export const setIntroduced = (key) => write('lessons', { ...read(), [key]: true });
