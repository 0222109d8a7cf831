// The table of WCAG 2.2 in www/accessibility.html is complete, and the tests that it names exist.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';

/** The criteria of levels A and AA of WCAG 2.2, which no longer include 4.1.1. */
const POINTS = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...[
    '3.1.1',
    '3.1.2',
    '3.2.1',
    '3.2.2',
    '3.2.3',
    '3.2.4',
    '3.2.6',
    '3.3.1',
    '3.3.2',
    '3.3.3',
    '3.3.4',
    '3.3.7',
    '3.3.8',
  ],
  ...['4.1.2', '4.1.3'],
];

const HTML = fs.readFileSync(new URL('../../www/accessibility.html', import.meta.url), 'utf8');

test('the table lists every criterion once, and names existing tests', () => {
  const rows = [...HTML.matchAll(/<tr><th scope="row">([\d., –]+) .*?<\/tr>/g)];
  const listed = rows.flatMap(([, numbers]) => {
    const [first, last] = numbers.split('–');
    if (!last) return numbers.split(', ');
    const [head, from] = /^(.*\.)(\d+)$/.exec(first)?.slice(1) ?? [];
    const to = Number(last.split('.').at(-1));
    return Array.from({ length: to - Number(from) + 1 }, (_, n) => `${head}${Number(from) + n}`);
  });
  assert.deepEqual(listed, POINTS);
  for (const [row, number] of rows) {
    const tests = [...(row.split('</td><td>')[1] ?? '').matchAll(/<code>([\w-]+)<\/code>/g)].map(([, name]) => name);
    assert.ok(tests.length, `${number} names no test`);
    for (const name of tests) {
      const file = new URL(name === 'orca' ? './orca/transcripts.test.mjs' : `./${name}.test.mjs`, import.meta.url);
      assert.ok(fs.existsSync(file), `${number}: there is no ${name}.test.mjs`);
    }
  }
});
