// Reads transcripts: a file of keys, each with the phrases that the screen reader says after it, in order and once.
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

/** @typedef {{ kind: 'open' | 'key' | 'type', argument: string, phrases: string[] }} Step */

export const names = () =>
  fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4))
    .sort();

/** @param {string} name @returns {Step[]} */
export function steps(name) {
  /** @type {Step[]} */
  const found = [];
  for (const line of fs.readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8').split('\n')) {
    const [, kind, argument] = /^(open|key|type|>) (.+)$/.exec(line) ?? [];
    if (kind === '>') found[found.length - 1].phrases.push(argument);
    else if (kind) found.push({ kind: /** @type {Step['kind']} */ (kind), argument, phrases: [] });
    else if (line && !line.startsWith('#')) throw new Error(`${name}: “${line}” is neither a key nor a phrase`);
  }
  return found;
}
