// Transcripts that are kept: a file of keys, each with the phrases that are heard after it, in order and once.
//
//     open #sly/S864-UE7Z
//     > Sly, deal S864-UE7Z.
//     key d
//     > Nineteen cards dealt.
//     type where are the aces

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./transcripts', import.meta.url));

/** @typedef {{ does: 'open' | 'key' | 'type', what: string, phrases: string[] }} Step */

export const names = () =>
  fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4))
    .sort();

/** @param {string} name @returns {Step[]} */
export function steps(name) {
  /** @type {Step[]} */
  const all = [];
  for (const line of fs.readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8').split('\n')) {
    const [, does, what] = /^(open|key|type|>) (.+)$/.exec(line) ?? [];
    if (does === '>') all[all.length - 1].phrases.push(what);
    else if (does) all.push({ does: /** @type {Step['does']} */ (does), what, phrases: [] });
    else if (line && !line.startsWith('#')) throw new Error(`${name}: “${line}” is neither a key nor a phrase`);
  }
  return all;
}
