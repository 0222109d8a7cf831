// The lessons by the rules alone: every position is legal, every move that is wanted is, what is to be refused is refused
// for the reason that is told, and there are words for all of it.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { LESSONS } from '../../www/lessons/lessons.js';
import { Steps } from '../../www/table/lesson/steps.js';
import * as english from '../../www/words/en/lessons.js';
import { pseudoOf } from '../../www/words/pseudo/pseudo.js';
import { atLink, pileAddresses, rules } from './support/player.mjs';

/** @typedef {import('../../www/lessons/lessons.js').Lesson} Lesson */
/** @typedef {import('../../www/pkg/patience_wasm.js').Table} Table */

/** The most characters that stand in two lines of a telephone. */
const LONGEST = 105;

/** Does something with the table of a step. @template T @param {Steps} steps @param {(table: Table) => T} act @returns {T} */
const lay = (steps, act) =>
  atLink(`#${steps.position.link}`, (table) => {
    for (const move of steps.position.line) table.play(move);
    return act(table);
  });

/** How each deal of a survey ended: letters, each with how often it comes. @param {string} name */
function verdictsOf(name) {
  const text = fs.readFileSync(new URL(`../../www/surveys/${name}.txt`, import.meta.url), 'utf8');
  const runs = text.split('verdicts\n')[1].matchAll(/([a-z])(\d*)/g);
  return [...runs].map(([, letter, times]) => letter.repeat(Number(times || 1))).join('');
}

/** @param {string[]} moves */
const twice = (moves) => moves.filter((move, n) => moves.indexOf(move) !== n);

test('every game that says so has a lesson, and no other; variants have their game’s', async () => {
  const library = rules.games();
  const told = library.filter(({ has, variant }) => has.lesson && !variant).map(({ id }) => id);
  assert.deepEqual(told.toSorted(), Object.keys(LESSONS).toSorted());
  for (const { id, variant, number, has } of library) {
    const game = library.find((info) => info.number === number && !info.variant);
    if (variant) assert.equal(has.lesson, game?.has.lesson, id);
  }
});

for (const [id, load] of Object.entries(LESSONS)) {
  const { lesson } = await load();
  const words = english.games[id];
  const places = pileAddresses(id);

  test(`${id}: from five to ten steps, each with its words, and no words without a step`, () => {
    const steps = lesson.scenes.flatMap((scene) => scene.steps);
    assert.ok(steps.length >= 5 && steps.length <= 10, `${steps.length}`);
    const keys = steps.map(({ key }) => key);
    assert.deepEqual(twice(keys), []);
    assert.deepEqual(keys.toSorted(), Object.keys(words.steps).toSorted());
    const wrong = steps.flatMap((step) => Object.values(step.wrong ?? {}));
    assert.deepEqual([...new Set(wrong)].toSorted(), Object.keys(words.wrong).toSorted());
    for (const { key, refused } of steps) {
      const { say, met } = words.steps[key];
      assert.equal(!!met, !!refused, key);
      for (const sentence of [say, met ?? '']) assert.ok(sentence.length <= LONGEST, `${key}: ${sentence.length}`);
    }
    for (const [key, sentence] of Object.entries(words.wrong)) assert.ok(sentence.length <= LONGEST + 5, key);
  });

  test(`${id}: its gentle deals are won by the simple player, and by the fair one as far as he has played them`, () => {
    assert.ok(lesson.gentle.length >= 12);
    assert.deepEqual(twice(lesson.gentle.map(String)), []);
    const [simple, fair] = ['greedy', 'fair'].map((player) => verdictsOf(`${id}-${player}`));
    for (const number of lesson.gentle) {
      assert.equal(simple[number], 'w', `deal ${number}`);
      assert.ok((fair[number] ?? 'w') === 'w', `deal ${number}, fairly`);
    }
  });

  test(`${id}: every pile that a step names is one of the game`, () => {
    for (const step of lesson.scenes.flatMap((scene) => scene.steps)) {
      const { paths = [], never = [], clear = [], open = [], shut = [], either = [], refused } = step;
      const named = [...paths.flat(), ...never, ...clear, ...open, ...shut, ...either];
      for (const address of refused ? [...named, refused.from, refused.to] : named)
        assert.ok(places.includes(address), `${step.key}: ${address}`);
    }
  });

  test(`${id}: the rules allow the whole line, and refuse what is to be refused`, () => {
    const steps = new Steps(lesson);
    for (; !steps.isOver; steps.advance()) {
      const { key, moves = [], also = [], wrong = {}, refused, open = [], shut = [] } = steps.step;
      assert.ok(moves.length || refused, `${key} has something to do`);
      lay(steps, (table) => {
        const view = table.view();
        const legal = view.moves.split(' ');
        for (const move of also) assert.ok(legal.includes(move), `${key}: ${move}`);
        if (also.length) assert.equal(moves.length, 1, `${key}: what does as well as its last move`);
        for (const move of Object.keys(wrong)) if (move !== '*') assert.ok(legal.includes(move), `${key}: ${move}`);
        const [[found]] = [legal.filter((move) => !steps.takes(move))];
        if (wrong['*']) assert.ok(found, `${key}: nothing else can be tried`);
        for (const address of open) assert.equal(view.piles[places.indexOf(address)].count, 0, address);
        for (const address of shut) assert.ok(view.piles[places.indexOf(address)].count, address);
        if (!refused) return;
        const [from, to] = [places.indexOf(refused.from), places.indexOf(refused.to)];
        assert.equal(table.why(from, to)?.token.k, refused.token, key);
        // The card may be chosen alone, too, where that is a try.
        if (!view.piles[from].movable) assert.equal(table.why(from, from)?.token.k, refused.token, key);
      });
      for (let move = steps.next; move; move = steps.next) {
        const wanted = move;
        lay(steps, (table) => {
          const legal = table.view().moves.split(' ');
          assert.ok(legal.includes(wanted), `${key}: ${wanted}`);
          const { twin } = steps;
          // Alike they are while both can be had.
          if (twin && legal.includes(twin)) assert.ok(steps.takes(twin));
        });
        steps.make(move);
      }
      steps.follow();
      lay(steps, (table) => table.view());
    }
  });

  test(`${id}: where two piles are alike, the line goes on from either`, () => {
    const count = new Steps(lesson).count;
    for (let n = 0; n < count; n++) {
      const steps = new Steps(lesson);
      while (steps.at < n) steps.skip();
      const { twin } = steps;
      if (!twin) continue;
      assert.ok(steps.takes(twin));
      steps.make(twin);
      for (; !steps.isOver; steps.advance()) {
        for (let move = steps.next; move; move = steps.next) steps.make(move);
        steps.follow();
        lay(steps, (table) => table.view());
      }
    }
  });
}

test('a step can be gone back to, however it was come to', async () => {
  const { lesson } = await LESSONS['fairie-queen']();
  const steps = new Steps(lesson);
  const positions = [];
  for (; !steps.isOver; steps.skip()) positions.push(structuredClone(steps.position));
  assert.equal(steps.next, null);
  for (const n of [7, 3, 5, 0]) {
    steps.goTo(n);
    assert.deepEqual(steps.position, positions[n]);
    assert.equal(steps.made, 0);
  }
});

test('the fatal pair of the Empress is one: nothing wins after it', async () => {
  const { lesson } = await LESSONS['empress-of-india']();
  const steps = new Steps(lesson);
  while (steps.step.key !== 'fatal') steps.skip();
  const pair = Object.keys(steps.step.wrong ?? {}).filter((move) => move !== '*');
  assert.equal(pair.length, 2);
  /** @param {string[]} moves @returns {boolean} whether any line wins */
  const wins = (moves) =>
    lay(steps, (table) => {
      for (const move of moves) table.play(move);
      const { outcome, moves: legal } = table.view();
      if (outcome !== 'playing') return outcome === 'won';
      return legal.split(' ').some((move) => wins([...moves, move]));
    });
  for (const move of pair) assert.equal(wins([move]), false, move);
  assert.equal(wins(['a21+n19>f']), true);
});

test('the pseudo-language has every sentence of the lessons', () => {
  const words = pseudoOf(english);
  for (const { steps } of Object.values(words.games))
    for (const { say } of Object.values(steps)) assert.match(say, /^⟦.*⟧$/);
  assert.match(words.intro(5), /^⟦/);
});
