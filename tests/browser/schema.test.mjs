// Readers of stored values: a value of the right form is read; any other is dropped, replaced or refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from './support/properties.mjs';
import * as schema from '../../www/engine/schema.js';

const { clamped, fieldsOf, flag, integer, listOf, numberOrZero, choiceOf, orElse, recordOf, text, wholeListOf } =
  schema;

/** Reads each value. @param {schema.Reader<unknown>} reader @param {unknown[]} values */
const readAll = (reader, ...values) => values.map((value) => reader(value));

test('texts, numbers and flags are read by their form', () => {
  assert.deepEqual(readAll(text({ most: 2, pattern: /^a/ }), 'ab', 'abc', 'b', 7), ['ab', ...Array(3)]);
  assert.deepEqual(readAll(integer(1, 3), 1, 3, 0, 4, 1.5, '2'), [1, 3, ...Array(4)]);
  assert.deepEqual(readAll(clamped(3), 2, 9, -1, 1.5, null), [2, 3, 0, undefined, undefined]);
  assert.deepEqual(readAll(numberOrZero, -1.5, NaN, Infinity, '7'), [-1.5, 0, 0, 0]);
  assert.deepEqual(readAll(flag, true, 1, 'true', undefined), [true, false, false, false]);
  assert.deepEqual(readAll(choiceOf('a', 'b'), 'b', 'c', null), ['b', undefined, undefined]);
});

test('only a number is a version', () => {
  const newer = [{ v: 2 }, { v: 1.5 }, { v: Infinity }];
  const others = [{ v: 1 }, {}, { v: '2' }, { v: [2] }, { v: [{ toString: false }] }, { v: NaN }, [2], null, 2];
  assert.deepEqual(readAll(schema.isNewerThan(1), ...newer, ...others), [
    ...newer.map(() => true),
    ...others.map(() => false),
  ]);
});

test('a list drops unreadable entries, and a whole list is refused for one', () => {
  const [numbers, all] = [listOf(integer(0), 3), wholeListOf(integer(0), 3)];
  assert.deepEqual(readAll(numbers, [1, 'x', 2], [1, 2, 3, 4], {}), [[1, 2], [1, 2, 3], undefined]);
  assert.deepEqual(readAll(all, [1, 2], [1, 'x'], [1, 2, 3, 4], null), [[1, 2], ...Array(3)]);
  assert.deepEqual(listOf(listOf(integer(0)))([[1], [2, 3], 4]), [[1], [2, 3]]);
});

test('a record needs all of its fields; one by key drops what it cannot read', () => {
  const person = fieldsOf({ name: text(), age: orElse(integer(0), null) });
  assert.deepEqual(person({ name: 'a', age: 3, extra: 1 }), { name: 'a', age: 3 });
  assert.deepEqual(person({ name: 'a' }), { name: 'a', age: null });
  for (const value of [{ age: 3 }, [], null, 'a']) assert.equal(person(value), undefined);
  const counts = recordOf(integer(0), (key) => key !== 'b');
  assert.deepEqual(counts({ a: 1, b: 2, c: 'x' }), { a: 1 });
  assert.equal(counts([1]), undefined);
  const strange = recordOf(integer(0))(JSON.parse('{"__proto__": 1}'));
  assert.ok(strange && Object.hasOwn(strange, '__proto__'), 'a key is no prototype');
});

test('no value makes a reader throw, and reading twice changes nothing', () => {
  const reader = fieldsOf({
    text: text({ most: 5 }),
    count: orElse(clamped(9), 0),
    items: orElse(listOf(fieldsOf({ at: numberOrZero })), []),
    by: recordOf(integer(0)),
  });
  const field = fc.oneof(fc.anything(), fc.array(fc.record({ at: fc.anything() })), fc.object());
  const values = fc.oneof(
    fc.anything(),
    fc.record({ text: fc.oneof(fc.string(), field), count: field, items: field, by: field }),
  );
  fc.assert(
    fc.property(values, (value) => {
      const read = reader(value);
      if (read) assert.deepEqual(reader(structuredClone(read)), read);
    }),
  );
});
