// Replies to the wrong answers of listed problems, in every language: each names its move and says what holds the cards.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { atLink, loadWasm, rules, winningLine } from './support/games.mjs';
import { LISTED, listOf } from './support/problems.mjs';
import { symbolOf, withNames } from '../../www/cards/symbols.js';
import { library, loadEngine } from '../../www/engine/loader.js';
import { roomOf, sayFinders, sayHint } from '../../www/table/problem/problem-sentences.js';
import { ProblemSteps } from '../../www/table/problem/problem-steps.js';
import { moveNameOf } from '../../www/table/problem/refutation.js';
import { sayReason } from '../../www/table/problem/reasons.js';
import { nameMove, sayLoss, sayTooLate, withCardNames } from '../../www/table/problem/reply.js';
import { LANGUAGES, setLanguage } from '../../www/words/language.js';
import '../../www/words/core.js';
import { words } from '../../www/words/problems.js';
import '../../www/words/reports.js';

/** @typedef {import('../../www/words/tokens.js').Token} Token */
/** @typedef {import('../../www/pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */
/** @typedef {import('../../www/pkg/patience_solver_wasm.js').ReleaseCause} ReleaseCause */
/** @typedef {(move: string) => string[]} SayForms the longest first */

/** @type {typeof import('../../www/pkg/patience_solver_wasm.js')} */
const solver = await loadWasm('patience_solver_wasm');

const NODES = 2_000_000;
/** Of each list every so many problems. */
const EVERY = 60;
/** Characters that have room on a phone, with a button. */
const MOST_CHARS = 190;
const SYMBOL = /(?:\d+|[A-Z])[♣♦♥♠]\uFE0E/;

/** The pile of a Fairie Queen's column. @param {number} n */
const pileOfColumn = (n) =>
  library
    .find(({ id }) => id === 'fairie-queen')
    ?.places.findIndex((place) => place.name === 'column' && place.n === n) ?? assert.fail('no such column');

/** The reply to a wrong answer, by the name of its move, and its reason. @param {ReadProblem} problem @param {string} move @returns {{ say: SayForms, reason: Token | null }} */
function replyTo(problem, move) {
  const { release, game } = problem;
  const refute = () => solver.refutation(problem.link, [move]);
  if (release) {
    const refutation = refute();
    return { say: (name) => sayTooLate(release, name, refutation, ['TS']), reason: null };
  }
  const table = rules.Table.open(`#${problem.position}`);
  const { link, ply, outcome } = table.play(move);
  table.free();
  const search = new solver.Solver(link, ply, NODES);
  search.run(NODES);
  const { why } = search.answer();
  search.free();
  const isStuck = outcome === 'stuck';
  const refutation = why || isStuck ? null : refute();
  const token = /** @type {Token | null} */ (why?.token ?? null);
  const tokenAfterPlay = /** @type {Token | null} */ (refutation?.why?.token ?? null);
  return {
    say: (name) => sayLoss(game, name, { token, isStuck, left: 12, tokenAfterPlay, leftOver: refutation ? 9 : 0 }),
    reason: isStuck ? null : token,
  };
}

/** Wrong answers, with their tokens. @param {ReadProblem} problem @returns {({ problem: ReadProblem, token: Token } & ReturnType<typeof replyTo>)[]} */
function wrongAnswers(problem) {
  const table = rules.Table.open(`#${problem.position}`);
  const moves = table.moves().flatMap((group) => group.moves);
  table.free();
  const isRight = (/** @type {string} */ move) => problem.question.answers.some((answer) => answer.move === move);
  return moves
    .filter(({ move }) => !isRight(move))
    .map(({ move, token }) => ({ problem, token: /** @type {Token} */ (token), ...replyTo(problem, move) }));
}

const wrong = LISTED.flatMap((id) => {
  const list = listOf(id);
  const chosen = Array.from({ length: Math.ceil(list.all().length / EVERY) }, (_, n) => list.at(n * EVERY));
  return chosen.flatMap(wrongAnswers);
});

for (const code of Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-')))
  test(`${code}: every reply names its move and the cards or the count that decide`, async () => {
    await setLanguage(code);
    assert.ok(wrong.length > 300, String(wrong.length));
    const { noMove, noPair } = words.replies;
    const bare = [noMove, noPair(true, true), noPair(true, false), noPair(false, true)];
    for (const { token, say } of wrong) {
      const move = nameMove(token);
      const forms = say(move);
      for (const reply of forms) {
        assert.ok(reply.includes(move), reply);
        const reason = reply.slice(reply.indexOf(move) + move.length);
        const isConcrete = SYMBOL.test(reason) || /\d/.test(reason) || bare.some((text) => reason.includes(text));
        assert.ok(isConcrete, reply);
        assert.doesNotMatch(reply, /undefined|null| {2}|\.\.|,,|[:;،,] ?[:;.]|\( |\(\)/, reply);
        for (const sentence of reply.split('. ')) assert.ok((sentence.match(/:/g) ?? []).length < 2, reply);
        assert.doesNotMatch(withCardNames(reply), /[♣♦♥♠\u2066]/, reply);
      }
      const shortest = forms[forms.length - 1];
      assert.ok(shortest.replace(/[\uFE0E\u2066\u2069]/g, '').length <= MOST_CHARS, shortest);
    }
  });

test('a wrong release is explained by its cause, after the number of transfers if that is known', async () => {
  await setLanguage('en');
  const release = { card: '4S', copies: 2, transfers: 5, fewest: true };
  const say = (/** @type {number | null} */ transfers, /** @type {ReleaseCause | null} */ cause) =>
    sayTooLate(release, 'that', { transfers, atLeast: 4, cause }, ['5D']).map((reply) =>
      reply.replaceAll('\uFE0E', ''),
    );
  const occupies = /** @type {const} */ ({ k: 'occupies', card: '9H' });
  const late = 'After that, the first 4♠ comes home too late, because another card must go onto 9♥.';
  assert.deepEqual(say(7, occupies), [
    'After that, the first 4♠ comes home only with 7 transfers: 2 too many, because another card must go onto 9♥.',
    late,
  ]);
  assert.deepEqual(say(null, occupies), [late]);
  assert.match(say(null, { k: 'covers', card: '9H' })[0], /because 9♥ itself must move\.$/);
  assert.match(say(null, { k: 'spends', card: null })[0], /because moving 5♦ wastes a transfer\.$/);
  assert.deepEqual(say(7, null), ['After that, the first 4♠ comes home only with 7 transfers: 2 too many.']);
  assert.deepEqual(say(null, null), ['After that, the first 4♠ needs at least 6 transfers, and you have 5.']);
});

test('a card of the Empress that never goes home is paired with one of the other colour, or under one of its talon', async () => {
  await setLanguage('en');
  const say = (/** @type {string} */ card, /** @type {string} */ other) =>
    sayLoss('empress-of-india', 'that', {
      token: { k: 'why-never', card, held: [{ k: 'why-link-held', card, by: [other] }], waits: [], grace: false },
      isStuck: false,
      left: 0,
      tokenAfterPlay: null,
      leftOver: 0,
    })[0].replaceAll('\uFE0E', '');
  assert.equal(say('4C', '9D'), 'After that, 4♣ (paired with 9♦) can never go home.');
  assert.equal(say('4C', '4S'), 'After that, 4♣ (in the black talon, under 4♠) can never go home.');
  assert.equal(say('4H', '4D'), 'After that, 4♥ (in the red talon, under 4♦) can never go home.');
});

test('a card without a partner is named with those that are left for it, and the pairs that stand in the way', async () => {
  await setLanguage('en');
  const pair = (/** @type {string} */ card, /** @type {string} */ other) => ({
    k: /** @type {const} */ ('why-link-pair'),
    card,
    with: other,
  });
  const wait = (/** @type {string} */ card, /** @type {string} */ after) => ({
    k: /** @type {const} */ ('why-link-wait'),
    card,
    after,
  });
  const token = {
    k: /** @type {const} */ ('why-partners'),
    first: [],
    with: [],
    card: '5S',
    partners: ['AH', '3H'],
    links: [pair('6S', '8H')],
    waits: [wait('AH', '8H'), wait('6S', '5S'), wait('3H', '8H')],
  };
  const say = (/** @type {Token} */ reason) =>
    sayReason(reason, 'empress-of-india', 9).map((said) => said.replaceAll('\uFE0E', ''));
  const left = '5♠ is left with A♥ or 3♥, but 6♠+8♥ stands in the way';
  assert.deepEqual(say(token), [`${left}: A♥ and 3♥ wait for 8♥; 6♠ for 5♠`, left]);
  assert.equal(say({ ...token, first: ['9S'], with: ['2D'] })[1], `9♠ can only go home with 2♦; then ${left}`);
  const [ring] = say({
    k: 'why-waiting',
    links: [pair('TC', '8D'), pair('4S', '7D'), pair('6S', '8H')],
    waits: [wait('TC', '4S'), wait('7D', '8D'), wait('6S', '4S')],
  });
  assert.equal(ring, '10♣+8♦, 4♠+7♦ and 6♠+8♥ can’t all go home: 10♣ and 6♠ wait for 4♠; 7♦ for 8♦');
});

test('a card that never goes home is not said to be between others if it waits itself', async () => {
  await setLanguage('en');
  const say = (/** @type {string} */ waiting) =>
    sayReason(
      {
        k: 'why-never',
        card: '5H',
        held: [{ k: 'why-link-held', card: '5H', by: ['KH', 'TH'] }],
        waits: [{ k: 'why-link-wait', card: waiting, after: '4H' }],
        grace: false,
      },
      'labyrinth',
      9,
    )[0].replaceAll('\uFE0E', '');
  assert.equal(say('5H'), '5♥ can never go home: 5♥ waits for 4♥');
  assert.equal(say('TH'), '5♥ (between K♥ and 10♥) can never go home: 10♥ waits for 4♥');
});

test('a card that lies under others is named with what these wait for', async () => {
  await setLanguage('en');
  const link = (/** @type {string} */ card, /** @type {string} */ under, /** @type {string[]} */ waits) => ({
    k: /** @type {const} */ ('why-link-under'),
    card,
    under,
    waits,
  });
  const say = (/** @type {Token[]} */ ...links) =>
    sayLoss('sly', 'that', {
      token: { k: 'why-under', links },
      isStuck: false,
      left: 0,
      tokenAfterPlay: null,
      leftOver: 0,
    }).map((reply) => reply.replaceAll('\uFE0E', ''));
  assert.deepEqual(
    say(link('7S', '9S', ['7S']))[0],
    'After that, 9♠ waits for 7♠, which is under it: neither can ever go home.',
  );
  assert.deepEqual(
    say(link('3C', '4H', ['7H']), link('7H', 'AC', ['3C', 'JC']))[0],
    'After that, 3♣ is under 4♥, which waits for 7♥; 7♥ under A♣, which waits for 3♣ or J♣: all are stuck for good.',
  );
  const many = Array.from({ length: 9 }, () => link('TC', 'QD', []));
  assert.match(say(...many)[0], /^After that, these block each other for good: (10♣ under Q♦,? ?){8}and 1 more\.$/);
});

test('a move of one of two equal cards is named with its pile, unless both are the same move', async () => {
  await setLanguage('en');
  await loadEngine(readFileSync(new URL('../../www/pkg/patience_wasm_bg.wasm', import.meta.url)));
  const named = LISTED.flatMap((id) => {
    const list = listOf(id);
    return Array.from({ length: Math.ceil(list.all().length / EVERY) }, (_, n) => list.at(n * EVERY)).map((problem) => {
      const table = rules.Table.open(`#${problem.position}`);
      const moves = table.moves().flatMap((group) => group.moves);
      table.free();
      return moves.map(({ from, move }) => ({
        from,
        name: moveNameOf(problem, [], move)(),
        at: `${problem.link}: ${move}`,
      }));
    });
  });
  let equal = 0;
  for (const moves of named)
    for (const { from, name, at } of moves) {
      const others = moves.filter((other) => other.from !== from);
      assert.ok(!others.some((other) => other.name === name), `${at}: ${name}`);
      if (/\(.*\)/.test(name) && !/home/.test(name)) equal++;
    }
  assert.ok(equal > 10, String(equal));
});

test('a pile is named after the card that lies there, or the one that it takes', async () => {
  await setLanguage('en');
  await loadEngine(readFileSync(new URL('../../www/pkg/patience_wasm_bg.wasm', import.meta.url)));
  const list = listOf('fairie-queen');
  const seen = { from: 0, target: 0 };
  for (let index = 0; index < list.all().length; index += 5) {
    const problem = list.at(index);
    const table = rules.Table.open(`#${problem.position}`);
    const { piles } = table.view();
    const moves = table.moves().flatMap((group) => group.moves);
    table.free();
    const topOf = (/** @type {number} */ column) => piles[pileOfColumn(column)].cards.slice(-2);
    for (const { move, from, to } of moves) {
      const [card, target] = moveNameOf(problem, [], move)().replaceAll('\uFE0E', '').split(' onto ');
      if (!target || to === null) continue;
      for (const [text, pile, kind] of /** @type {const} */ ([
        [card, from, 'from'],
        [target, to, 'target'],
      ])) {
        const [, symbol, column] = /^(\S+) \(column (\d+)\)$/.exec(text) ?? [];
        if (!column) continue;
        seen[kind]++;
        assert.equal(pileOfColumn(Number(column)), pile, `${problem.link} ${move}`);
        assert.equal(symbol, symbolOf(topOf(Number(column))).replace('\uFE0E', ''));
      }
      const equals = moves.filter((other) => other.from === from && other.to !== null && other.to !== to);
      const isDouble = equals.some(
        ({ to: other }) => piles[Number(other)].cards.slice(-2) === piles[to].cards.slice(-2),
      );
      if (isDouble && piles[to].count > 1) assert.match(target, /\(column \d+\)$/, `${problem.link} ${move}`);
    }
  }
  assert.ok(seen.from > 3 && seen.target > 3, JSON.stringify(seen));
});

test('a text to be spoken has names in place of the symbols of cards, and no name for what is no card', () => {
  const other = symbolOf('QH').replace('Q', 'B');
  const spoken = withNames(`${symbolOf('QH')} or ${symbolOf('TC')}, ${other}`, (card) => `<${card}>`);
  assert.equal(spoken, `<QH> or <TC>, ${other}`);
});

test('semicolons part items that are themselves lists', async () => {
  for (const code of Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'))) {
    await setLanguage(code);
    const { some, places } = words.replies;
    const between = `6♥ ${places.between(['K♠', '4♥'])}`;
    assert.match(some([between, between], 0), /4♥\u202F?[;؛] 6♥/, code);
    assert.match(some(['5♠', between], 2), /4♥\u202F?[;؛] /, code);
    assert.doesNotMatch(some([between, '5♠'], 2), /[;؛]/, code);
  }
});

test('a hint that names two piles agrees with packets and with columns', async () => {
  for (const code of ['de', 'fr', 'es']) {
    await setLanguage(code);
    assert.doesNotMatch(words.look(['1', '2']), /\b(eine?[rs]?|une?)\b/i, code);
  }
});

test('of an easier problem that no quick player solves, the reply says that others are harder', async () => {
  const all = LISTED.map(listOf).flatMap((list) =>
    list.all().flatMap((_, index) => (index % EVERY ? [] : [list.at(index).listed])),
  );
  const isEasier = (/** @type {string} */ grade) => ['gentle', 'medium'].includes(grade);
  for (const code of Object.keys(LANGUAGES)) {
    await setLanguage(code);
    for (const listed of all) {
      if (!listed) assert.fail('a listed problem has a grade');
      const { grade, quick } = listed;
      const said = sayFinders(listed);
      if (quick.found || !isEasier(grade)) assert.equal(said, words.finders(quick.found, quick.of));
      else assert.equal(said, words.harder[/** @type {keyof typeof words.harder} */ (grade)]);
    }
  }
  assert.ok(all.some((listed) => listed && isEasier(listed.grade) && !listed.quick.found));
});

test('a hint names each of its piles: by its card, two equal cards by their places, too, and an empty pile by its place', async () => {
  await setLanguage('en');
  const { places } = rules.games().find(({ id }) => id === 'sly') ?? assert.fail('no Sly');
  const { piles } = atLink(winningLine('sly').links[0], (table) => table.view());
  const packets = places.flatMap((place, pile) => (place.name === 'packet' ? [{ place, pile }] : []));
  /** @param {number} n @param {string} cards */
  const packet = (n, cards) => {
    const { place, pile } = packets[n - 1];
    return { place, pile, shown: { ...piles[pile], cards, count: cards.length / 2 } };
  };
  /** @param {ReturnType<typeof packet>[]} named */
  const say = (...named) => sayHint('none', named).replaceAll(/[\u2066-\u2069\uFE0E]/g, '');
  assert.equal(say(packet(3, '')), words.hintPile('Packet 3: empty'));
  assert.equal(say(packet(3, '7S')), words.look(['7♠']));
  assert.equal(say(packet(3, '7S'), packet(5, 'KD')), words.look(['7♠', 'K♦']));
  assert.equal(say(packet(3, '7S'), packet(5, '7S')), words.look(['7♠ (packet 3)', '7♠ (packet 5)']));
  assert.equal(say(packet(3, ''), packet(5, 'KD')), words.look(['Packet 3: empty', 'K♦']));
  assert.equal(say(packet(3, '7S'), packet(5, '')), words.look(['7♠', 'Packet 5: empty']));
});

test('the links of a reason begin with the one that the move has made, and go on in a circle', async () => {
  await setLanguage('en');
  const link = (/** @type {string} */ card, /** @type {string} */ under) => ({
    k: /** @type {const} */ ('why-link-under'),
    card,
    under,
    waits: [],
  });
  const links = [link('8H', 'JC'), link('JC', '6S'), link('6S', 'AD'), link('AD', 'AH'), link('2H', 'JH')];
  const cards = (/** @type {string} */ reply) =>
    reply
      .split(new RegExp(`(${SYMBOL.source})`))
      .filter((part) => SYMBOL.test(part))
      .map((name) => name.replace('\uFE0E', ''));
  const forms = sayReason({ k: 'why-either', cards: ['8H'], links }, 'sly', 9, ['AH', 'AD']);
  const [chain] = forms;
  const [all, four] = forms.slice(-links.length);
  assert.deepEqual(cards(chain).slice(1, 3), ['A♦', 'A♥']);
  assert.deepEqual(cards(all).slice(1), ['A♦', 'A♥', '2♥', 'J♥', '8♥', 'J♣', 'J♣', '6♠', '6♠', 'A♦']);
  assert.deepEqual(cards(four).slice(1, 3), ['A♦', 'A♥']);
  const [unmoved] = sayReason({ k: 'why-either', cards: ['8H'], links }, 'sly', 9, ['KS']);
  assert.deepEqual(cards(unmoved).slice(1, 3), ['8♥', 'J♣']);
});

test('of cards between others, the reply names what these wait for, those for the same card together', async () => {
  await setLanguage('en');
  const links = [
    { k: /** @type {const} */ ('why-link-shut-in'), card: '6H', by: ['8H', '5H'], near: true },
    { k: /** @type {const} */ ('why-link-shut-in'), card: '7S', by: ['JS', 'TH'], near: false },
  ];
  const wait = (/** @type {string} */ card, /** @type {string} */ after) => ({
    k: /** @type {const} */ ('why-link-wait'),
    card,
    after,
  });
  const waits = [wait('8H', '6H'), wait('5H', '6H'), wait('JS', '7S'), wait('TH', '6H')];
  const [whole, list] = sayReason({ k: 'why-shut-in', links, waits, grace: false }, 'labyrinth', 9).map((said) =>
    said.replaceAll('\uFE0E', ''),
  );
  assert.equal(list, 'these block each other in their columns: 6♥ between 8♥ and 5♥; 7♠ between J♠ and 10♥');
  assert.equal(whole, `${list}. 8♥, 5♥ and 10♥ wait for 6♥; J♠ for 7♠`);
});

test('most replies about cards that block each other say what they wait for, in the room of a phone', async () => {
  for (const code of Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'))) {
    await setLanguage(code);
    const rings = wrong.filter(({ reason }) => ['why-under', 'why-either', 'why-shut-in'].includes(reason?.k ?? ''));
    const isBrief = (/** @type {string} */ form) => form.replace(/[\uFE0E\u2066\u2069]/g, '').length <= MOST_CHARS;
    const saysWaits = rings.filter(({ token, say, reason }) => {
      const forms = say(nameMove(token));
      // After the forms that say it, the last ones are lists that do not.
      const links = reason && 'links' in reason ? reason.links.length : 0;
      return forms.slice(0, forms.length - links).some(isBrief) || (links === 1 && isBrief(forms[0]));
    });
    assert.ok(
      saysWaits.length > 0.9 * rings.length && rings.length > 200,
      `${code}: ${saysWaits.length} of ${rings.length}`,
    );
  }
});

test('the callout has room for a form of nearly every reply, on a tall phone for most of them whole', async () => {
  await setLanguage('en');
  await loadEngine(readFileSync(new URL('../../www/pkg/patience_wasm_bg.wasm', import.meta.url)));
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  const lengthOf = (/** @type {string} */ text) => text.replace(/[\uFE0E\u2066\u2069]/g, '').length;
  for (const id of ['sly', 'empress-of-india', 'labyrinth']) {
    const answers = wrong.filter(({ problem }) => problem.game === id);
    const replies = answers.map(({ token, say }) => say(nameMove(token)).map(lengthOf));
    const [{ problem }] = answers;
    for (const [mode, clientHeight] of /** @type {const} */ ([
      ['desk', 800],
      ['phone', 640],
      ['phone', 844],
    ])) {
      const host = /** @type {any} */ ({ frame: { mode, body: { clientHeight } } });
      const options = /** @type {any} */ ({});
      const { wrongReplies } = roomOf(host, problem, new ProblemSteps(problem.question), options, null);
      const room = Math.max(...wrongReplies.map(lengthOf));
      const fitting = replies.filter((forms) => forms[forms.length - 1] <= room);
      const whole = replies.filter(([longest]) => longest <= room);
      const counts = `${id}, ${mode}, ${clientHeight} px: ${fitting.length}, ${whole.length} of ${replies.length}`;
      assert.ok(fitting.length > 0.9 * replies.length, counts);
      if (clientHeight === 844) assert.ok(whole.length > 0.8 * replies.length, counts);
    }
  }
});

test('a reason after natural play names its placings, if they are few', async () => {
  await setLanguage('en');
  const say = (/** @type {string[]} */ placings) =>
    sayLoss('sly', 'A♣ onto 3♥', {
      token: null,
      isStuck: false,
      left: 9,
      tokenAfterPlay: { k: 'why-most', count: 4 },
      placings,
      leftOver: 5,
    })[0];
  const reason = 'at most 4 of the cards left (5) can go home. No other line wins.';
  assert.equal(say(['J♠ onto 10♥', 'A♥ onto Q♣']), `After A♣ onto 3♥, then J♠ onto 10♥ and A♥ onto Q♣, ${reason}`);
  assert.equal(say([]), `After A♣ onto 3♥ and natural play, ${reason}`);
});
