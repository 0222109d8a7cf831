// The lessons against the rules: their positions and moves are legal, illegal tries are refused for the stated reason, and
// every step has its sentences.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { unpackGrades, unpackNumbers } from '../../www/engine/deals.js';
import { LESSONS } from '../../www/lessons/lessons.js';
import { LessonSteps } from '../../www/table/lesson/steps.js';
import * as english from '../../www/words/en/lessons.js';
import { LANGUAGES } from '../../www/words/language.js';
import { pseudoOf } from '../../www/words/pseudo/pseudo.js';
import { atLink, pileAddresses, rules } from './support/games.mjs';

/** @typedef {import('../../www/lessons/lessons.js').Lesson} Lesson */
/** @typedef {import('../../www/pkg/patience_wasm.js').Table} Table */

/** The number of characters that fit into two lines on a phone. */
const MAX_CHARACTERS = 105;

/** Calls a function with the table of a step. @template T @param {LessonSteps} steps @param {(table: Table) => T} act @returns {T} */
const withTable = (steps, act) =>
  atLink(`#${steps.position.link}`, (table) => {
    for (const move of steps.position.line) table.play(move);
    return act(table);
  });

/** @param {string[]} moves */
const duplicates = (moves) => moves.filter((move, n) => moves.indexOf(move) !== n);

test('the games with the lesson feature have a lesson, no others do, and variants share their game’s', async () => {
  const library = rules.games();
  const declared = library.filter(({ features, variant }) => features.lesson && !variant).map(({ id }) => id);
  assert.deepEqual(declared.toSorted(), Object.keys(LESSONS).toSorted());
  for (const { id, variant, number, features } of library) {
    const game = library.find((info) => info.number === number && !info.variant);
    if (variant) assert.equal(features.lesson, game?.features.lesson, id);
  }
});

for (const [id, lesson] of Object.entries(LESSONS)) {
  const words = english.games[id];
  const places = pileAddresses(id);

  test(`${id}: the lesson has five to ten steps, and exactly these have sentences`, () => {
    const steps = lesson.scenes.flatMap((scene) => scene.steps);
    assert.ok(steps.length >= 5 && steps.length <= 10, `${steps.length}`);
    const keys = steps.map(({ key }) => key);
    assert.deepEqual(duplicates(keys), []);
    assert.deepEqual(keys.toSorted(), Object.keys(words.steps).toSorted());
    const wrong = steps.flatMap((step) => Object.values(step.wrong ?? {}));
    assert.deepEqual([...new Set(wrong)].toSorted(), Object.keys(words.wrong).toSorted());
    for (const { key, refused } of steps) {
      const { text, afterRefusal } = words.steps[key];
      assert.equal(!!afterRefusal, !!refused, key);
      for (const sentence of [text, afterRefusal ?? ''])
        assert.ok(sentence.length <= MAX_CHARACTERS, `${key}: ${sentence.length}`);
    }
    for (const [key, sentence] of Object.entries(words.wrong)) assert.ok(sentence.length <= MAX_CHARACTERS + 5, key);
  });

  test(`${id}: the deals after the lesson are gentle by their grade`, () => {
    assert.ok(lesson.gentle.length >= 12);
    assert.deepEqual(duplicates(lesson.gentle.map(String)), []);
    const list = fs.readFileSync(new URL(`../../www/deals/${id}.txt`, import.meta.url), 'utf8');
    const [proven, grades] = [new Set(unpackNumbers(list, id)), unpackGrades(list)];
    for (const number of lesson.gentle) {
      assert.equal(grades[number], 'gentle', `deal ${number}`);
      assert.ok(proven.has(number), `deal ${number}`);
    }
  });

  test(`${id}: every pile that a step names exists`, () => {
    for (const step of lesson.scenes.flatMap((scene) => scene.steps)) {
      const { paths = [], badMove = [], unveiled = [], gaps = [], blockers = [], twins = [], refused } = step;
      const named = [...paths.flat(), ...badMove, ...unveiled, ...gaps, ...blockers, ...twins];
      for (const address of refused ? [...named, refused.from, refused.to] : named)
        assert.ok(places.includes(address), `${step.key}: ${address}`);
    }
  });

  test(`${id}: the rules allow every move of the lesson and refuse its illegal tries`, () => {
    const steps = new LessonSteps(lesson);
    for (; !steps.isOver; steps.advance()) {
      const { key, moves = [], alternatives = [], wrong = {}, refused, gaps = [], blockers = [] } = steps.step;
      assert.ok(moves.length || refused, `${key} has something to do`);
      withTable(steps, (table) => {
        const view = table.view();
        const legal = view.moves.split(' ');
        for (const move of alternatives) assert.ok(legal.includes(move), `${key}: ${move}`);
        if (alternatives.length) assert.equal(moves.length, 1, `${key}: also lists alternatives to a single move`);
        for (const move of Object.keys(wrong)) if (move !== '*') assert.ok(legal.includes(move), `${key}: ${move}`);
        if (wrong['*'])
          assert.ok(
            legal.some((move) => !steps.accepts(move)),
            `${key}: there is another legal move`,
          );
        for (const address of gaps) assert.equal(view.piles[places.indexOf(address)].count, 0, address);
        for (const address of blockers) assert.ok(view.piles[places.indexOf(address)].count, address);
        if (!refused) return;
        const [from, to] = [places.indexOf(refused.from), places.indexOf(refused.to)];
        assert.equal(table.why(from, to)?.token.k, refused.token, key);
        // Selecting an immovable card alone is a try, too.
        if (!view.piles[from].movable) assert.equal(table.why(from, from)?.token.k, refused.token, key);
      });
      for (let move = steps.next; move; move = steps.next) {
        const wanted = move;
        withTable(steps, (table) => {
          const legal = table.view().moves.split(' ');
          assert.ok(legal.includes(wanted), `${key}: ${wanted}`);
          const { twin } = steps;
          // The twin counts while both are legal.
          if (twin && legal.includes(twin)) assert.ok(steps.accepts(twin));
        });
        steps.makeMove(move);
      }
      steps.makeFollowUp();
      withTable(steps, (table) => table.view());
    }
  });

  test(`${id}: the lesson explains the folded corner where the player first plays a card that has it`, async () => {
    const steps = new LessonSteps(lesson);
    const playsCorner = () =>
      withTable(steps, (table) => {
        const [from] = /^[a-z]\w*/.exec(steps.next ?? '') ?? [];
        return table.view().piles[places.indexOf(from ?? '')]?.goesHome;
      });
    while (!playsCorner()) steps.skip();
    for (const code of Object.keys(LANGUAGES).filter((language) => !language.startsWith('x-'))) {
      const { corner } = await import(`../../www/words/${code}/lessons/corner.js`);
      const { games } = /** @type {typeof english} */ (await import(`../../www/words/${code}/lessons.js`));
      const explained = Object.entries(games[id].steps).filter(([, { text }]) => text.includes(corner));
      assert.deepEqual(
        explained.map(([key]) => key),
        [steps.step.key],
        code,
      );
    }
  });

  test(`${id}: the first step has no arrow but the player’s, and a scene of another game says so`, () => {
    assert.equal(lesson.scenes[0].steps[0].paths, undefined);
    const deals = lesson.scenes.map(({ link }) => link.split('/')[1]);
    lesson.scenes.forEach(({ steps: [first] }, n) => {
      if (n && deals[n] !== deals[n - 1]) assert.match(words.steps[first.key].text, /^Later in another game/);
    });
  });

  test(`${id}: where two piles are equivalent, the lesson continues with either`, () => {
    const count = new LessonSteps(lesson).count;
    for (let n = 0; n < count; n++) {
      const steps = new LessonSteps(lesson);
      while (steps.at < n) steps.skip();
      const { twin } = steps;
      if (!twin) continue;
      assert.ok(steps.accepts(twin));
      steps.makeMove(twin);
      for (; !steps.isOver; steps.advance()) {
        for (let move = steps.next; move; move = steps.next) steps.makeMove(move);
        steps.makeFollowUp();
        withTable(steps, (table) => table.view());
      }
    }
  });
}

test('at the end of a lesson the buttons name what they lead to', () => {
  assert.match(english.backTo.new, /my deal/);
  assert.match(english.again, /lesson/i);
});

test('going back to a step restores its position, whatever the order', async () => {
  const lesson = LESSONS['fairie-queen'];
  const steps = new LessonSteps(lesson);
  const positions = [];
  for (; !steps.isOver; steps.skip()) positions.push(structuredClone(steps.position));
  assert.equal(steps.next, null);
  for (const n of [7, 3, 5, 0]) {
    steps.goTo(n);
    assert.deepEqual(steps.position, positions[n]);
    assert.equal(steps.made, 0);
  }
});

test('the Empress lesson’s fatal pair loses: no line wins after it', async () => {
  const lesson = LESSONS['empress-of-india'];
  const steps = new LessonSteps(lesson);
  while (steps.step.key !== 'fatal') steps.skip();
  const pair = Object.keys(steps.step.wrong ?? {}).filter((move) => move !== '*');
  assert.equal(pair.length, 2);
  /** @param {string[]} moves @returns {boolean} true if a line wins */
  const wins = (moves) =>
    withTable(steps, (table) => {
      for (const move of moves) table.play(move);
      const { outcome, moves: legal } = table.view();
      if (outcome !== 'playing') return outcome === 'won';
      return legal.split(' ').some((move) => wins([...moves, move]));
    });
  for (const move of pair) assert.equal(wins([move]), false, move);
  assert.equal(wins(['a21+n19>f']), true);
});

test('the pseudo-language covers every sentence of the lessons', () => {
  const words = pseudoOf(english);
  for (const { steps } of Object.values(words.games))
    for (const { text } of Object.values(steps)) assert.match(text, /^⟦.*⟧$/);
  assert.match(words.intro(5), /^⟦/);
});
