// Finish: one press brings all cards home once no choice is left, and any press stops it. The solver's finish is another button.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepMs } from '../../www/table/solver-ui/auto-finish.js';
import { eventually, freezeClock, open, until, withFrozenClock } from './support/chromium.mjs';
import { atLink, IDS, winningLine } from './support/games.mjs';
import { holdFile } from './support/held-file.mjs';
import { followLink, readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { PHONE, tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';

/** @param {import('playwright-core').Page} page */
const finishButton = (page) => tablePage(page).button('safe');

/** The first position of a recorded win that Finish can play to the end. @param {string} id */
function finishable(id) {
  const { links } = winningLine(id);
  const link = links.find((candidate) => atLink(candidate, (table) => table.finish()));
  assert.ok(link);
  return { link, moves: atLink(link, (table) => table.finish()).split(' ') };
}

for (const id of rotated(IDS, 2, 'finish')) {
  test(`${id}: Finish plays the last moves to the win, card by card`, async (t) => {
    const { link, moves } = finishable(id);
    const { page } = await open(t, `#${link}`, { motion: true });
    const table = tablePage(page);
    await waitForTable(page);
    await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
    // The sentence, the button's name and the live region say in advance how many moves it plays.
    const count = `${moves.length} moves?`;
    await expectLink(page, link);
    await table.expectSentence(new RegExp(`^Press Finish to play the last ${count}\\.$`));
    assert.match((await finishButton(page).getAttribute('aria-label')) ?? '', new RegExp(`play the last ${count}$`));
    await table.expectAnnouncement(/Press Finish to play the last/);
    await table.evaluate(({ shadowRoot }) => {
      const recorded = { moves: 0, sentences: /** @type {string[]} */ ([]) };
      Object.assign(globalThis, { recorded });
      addEventListener('patience-move', () => recorded.moves++);
      const sentence = shadowRoot.querySelector('.sentence');
      new MutationObserver(() => recorded.sentences.push(sentence.textContent)).observe(sentence, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await finishButton(page).click();
    await until(async () => (await readTable(page)).outcome === 'won');
    /** @type {{ moves: number, sentences: string[] }} */
    const recorded = await page.evaluate(() => /** @type {any} */ (globalThis).recorded);
    assert.equal(recorded.moves, moves.length, 'a move for each card');
    // Each sentence counts down the moves to go.
    const left = recorded.sentences.flatMap((sentence) => /: (\d+) moves? to go\.$/.exec(sentence)?.[1] ?? []);
    assert.deepEqual(
      [...new Set(left)],
      moves.slice(1).map((_, n) => String(moves.length - 1 - n)),
    );
    await until(async () => (await page.locator('patience-game .won-card').count()) > 0, {
      what: 'the card of the win',
    });
  });
}

test('a run of Finish stops when the table is left, and finishes the game when pressed again', async (t) => {
  const { link } = finishable('labyrinth');
  const { page } = await open(t, '', { motion: true, clock: true });
  await followLink(page, link);
  await expectLink(page, link);
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
  // The run would end before a slow machine has left the table.
  await withFrozenClock(page, async () => {
    await finishButton(page).click();
    await page.goBack();
    await page.locator('#start').waitFor();
  });
  await page.clock.runFor(20_000);
  assert.equal((await readTable(page)).outcome, 'playing');
  await page.goForward();
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
  await finishButton(page).click();
  await page.clock.runFor(20_000);
  await page.locator('patience-game .won-card').waitFor();
});

test('Finish that loads after the table is left plays nothing, and plays to the win when pressed again', async (t) => {
  const { link } = finishable('labyrinth');
  const { profile, waitForRequest, letArrive } = await holdFile(t, 'www/table/solver-ui/auto-finish.js');
  const { page } = await open(t, '', { profile });
  await followLink(page, link);
  await expectLink(page, link);
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
  await finishButton(page).click();
  await waitForRequest();
  await page.goBack();
  await page.locator('#start').waitFor();
  await letArrive(page);
  assert.equal((await readTable(page)).link, link);
  await page.goForward();
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
  await finishButton(page).click();
  await page.locator('patience-game .won-card').waitFor();
});

test('a run home accelerates, and a hundred cards take less than ten seconds', () => {
  const steps = Array.from({ length: 100 }, (_, n) => stepMs(n));
  steps.slice(1).forEach((ms, n) => assert.ok(ms <= steps[n], `step ${n + 1}`));
  assert.ok(steps[0] > 3 * steps[99]);
  assert.ok(steps.reduce((sum, ms) => sum + ms) < 10_000);
});

test('a card that is played is lifted above the others with a shadow, and settles by two pixels, while those beneath it stay; without motion it is not', async (t) => {
  const { links, moves } = winningLine('sly');
  const ply = moves.findIndex((move) => /^p\d+>/.test(move));
  for (const motion of [true, false]) {
    const { page } = await open(t, `#${links[ply]}`, { motion });
    await waitForTable(page);
    // In one task with the move: the animation is short.
    const { lifts, moving } = await tablePage(page).evaluate(({ host, shadowRoot }, move) => {
      host.play(move);
      const cards = /** @type {HTMLElement[]} */ ([...shadowRoot.querySelectorAll('.card')]);
      const isAboveAll = (/** @type {HTMLElement} */ card) =>
        cards.every((other) => other === card || Number(other.style.zIndex) < Number(card.style.zIndex));
      const lifts = cards.flatMap((card) =>
        card
          .getAnimations()
          .map(({ effect }) => /** @type {KeyframeEffect} */ (effect).getKeyframes())
          .filter(([, lifted]) => /-5px/.test(String(lifted.translate ?? '')))
          .map((keyframes) => [
            String(keyframes[1].boxShadow).includes('8px'),
            keyframes[2].translate,
            isAboveAll(card),
          ]),
      );
      return { lifts, moving: cards.filter((card) => card.getAnimations().length).length };
    }, moves[ply]);
    assert.deepEqual(lifts.slice(0, 1), motion ? [[true, '0px -2px', true]] : []);
    // The played card and the next one of the stock, which flash without motion.
    assert.equal(moving, 2);
  }
});

/** Two moves of a line, one after the other, to one foundation. @param {string} link @param {string[]} moves */
function pairToSameFoundation(link, moves) {
  return atLink(link, (table) => {
    let lastPile = -1;
    for (let n = 0; n < moves.length; n++) {
      const before = table.view();
      const { piles } = table.play(moves[n]);
      const pile = piles.findIndex(({ count }, at) => count > before.piles[at].count);
      if (pile === lastPile) {
        table.goTo(table.view().ply - 2);
        return { start: table.view().link, pair: moves.slice(n - 1, n + 1), pile };
      }
      lastPile = pile;
    }
    throw new Error('no foundation takes two cards in a row');
  });
}

test('a covered card stays whole until the card above it has landed, also where two cards of a suit fly at once', async (t) => {
  for (const id of ['labyrinth', 'fairie-queen']) {
    const { link, moves } = finishable(id);
    const { start, pair, pile } = pairToSameFoundation(link, moves);
    const { page } = await open(t, `#${start}`, { motion: true, context: { viewport: { width: 1024, height: 768 } } });
    await waitForTable(page);
    const cards = () => page.locator('patience-game .card').count();
    const { visible, flying } = await tablePage(page).evaluate(
      ({ host, shadowRoot }, [to, ...played]) => {
        const { x, y } = host.board.boxOf(to).rect;
        const all = () => /** @type {HTMLElement[]} */ ([...shadowRoot.querySelectorAll('.card')]);
        const atHome = () => all().filter(({ style }) => style.transform === `translate(${x}px, ${y}px)`);
        const before = atHome();
        for (const move of played) host.play(move);
        return {
          visible: before.filter((card) => card.isConnected).length,
          flying: atHome().filter((card) => card.getAnimations().length).length,
        };
      },
      /** @type {[number, ...string[]]} */ ([pile, ...pair]),
    );
    assert.ok(visible > 0, `${id}: the card that was home is still there`);
    assert.ok(flying > 0, `${id}: and another one flies there`);
    // When all have landed, no more cards are drawn than on a table that is opened there.
    await until(() =>
      tablePage(page).evaluate(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('.card')].every((card) => card.getAnimations().length === 0),
      ),
    );
    const { page: still } = await open(t, `#${(await readTable(page)).link}`, {
      context: { viewport: { width: 1024, height: 768 } },
    });
    await waitForTable(still);
    const expected = await still.locator('patience-game .card').count();
    await eventually(async () => assert.equal(await cards(), expected, id));
  }
});

test('the first safe cards are explained, once, and Finish has another icon than they', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const isSafe = (/** @type {string} */ link) => atLink(link, (table) => table.view().safe && !table.finish());
  const first = links.findIndex(isSafe);
  const next = links.findIndex((link, n) => n > first && isSafe(link));
  const { page } = await open(t, `#${links[first - 1]}`, { context: PHONE });
  const table = tablePage(page);
  await waitForTable(page);
  const before = await table.cell('r1c1').boundingBox();
  await table.play(moves[first - 1]);
  await table.expectSentence(/ Safe cards are cards that no other card still needs\.$/);
  assert.deepEqual(await table.cell('r1c1').boundingBox(), before, 'the table stays');
  const iconOf = () => finishButton(page).locator('path').getAttribute('d');
  const icon = await iconOf();
  await table.play(...moves.slice(first, next));
  await expectLink(page, links[next]);
  assert.doesNotMatch(await table.sentence(), /Safe cards/);
  await table.setLink(finishable('labyrinth').link);
  await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
  assert.notEqual(await iconOf(), icon);
});

test('while cards are hidden or the win is not certain, Finish is not offered', async (t) => {
  for (const id of ['sly', 'labyrinth']) {
    const { links } = winningLine(id);
    for (const link of links.filter((_, n) => n % 7 === 0)) {
      const [stock, moves] = atLink(link, (table) => [table.view().stock, table.finish()]);
      assert.ok(!stock || !moves, link);
    }
  }
  const { page } = await open(t, `#${winningLine('sly').links[5]}`, { motion: true });
  await waitForTable(page);
  assert.doesNotMatch((await finishButton(page).textContent()) ?? '', /Finish/);
});

for (const [means, stop] of /** @type {[string, (page: import('playwright-core').Page) => Promise<void>][]} */ ([
  ['a key', (page) => page.keyboard.press('Escape')],
  ['a click anywhere, which does nothing else', (page) => page.mouse.click(300, 300)],
  [
    'its button, activated by a screen reader',
    (page) => tablePage(page).evaluate(({ shadowRoot }) => void shadowRoot.querySelector('.offers button')?.click()),
  ],
])) {
  test(`Finish is stopped by ${means}, and its moves can be undone card by card`, async (t) => {
    const { link } = finishable('empress-of-india');
    const { page } = await open(t, `#${link}`, { motion: true, clock: true });
    await waitForTable(page);
    await eventually(async () => assert.equal(await finishButton(page).textContent(), 'Finish'));
    await freezeClock(page);
    await finishButton(page).click();
    await until(async () => (await readTable(page)).ply > atLink(link, (table) => table.view().ply));
    await page.clock.runFor(400);
    const { link: stopped } = await readTable(page);
    assert.notEqual(stopped, link);
    await stop(page);
    await page.clock.runFor(1);
    assert.match((await readTable(page)).announcement, /Stopped/);
    await page.clock.runFor(2000);
    await page.clock.resume();
    const after = await readTable(page);
    assert.deepEqual([after.link, after.selected], [stopped, []]);
    await until(async () => {
      await tablePage(page).button('undo').click();
      return (await readTable(page)).link === link;
    });
    await expectLink(page, link);
    // Finish is offered again and continues.
    await finishButton(page).click();
    await until(async () => (await readTable(page)).link !== link);
  });
}

// A line that the solver found

/** The last position of a recorded win that only the solver can finish, and the move after it. @param {string} id */
function solvable(id) {
  const { links, moves } = winningLine(id);
  const ply = links.findLastIndex((candidate) =>
    atLink(candidate, (table) => table.view().outcome === 'playing' && !table.finish()),
  );
  return { link: links[ply], next: moves[ply] };
}

/** Asks from the menu if the game can be won; waits for the win. @param {import('playwright-core').Page} page */
async function askIfWinnable(page) {
  await tablePage(page).chooseFromMenu('Still winnable?');
  await solverButton(page).waitFor();
}

/** @param {import('playwright-core').Page} page */
const solverButton = (page) => page.locator('patience-game .offers button', { hasText: /^Let the solver finish$/ });

for (const id of rotated(IDS, 2, 'finish, by the solver')) {
  test(`${id}: Let the solver finish is a button of its own, and its win is the solver’s`, async (t) => {
    const { link } = solvable(id);
    const { page } = await open(t, `#${winningLine(id).links[0]}`, { motion: true });
    const table = tablePage(page);
    await waitForTable(page);
    const { moves, plies } = winningLine(id);
    const taken = plies.get(link) ?? 0;
    await table.play(...moves.slice(0, taken));
    await expectLink(page, link);
    assert.equal(await solverButton(page).count(), 0, 'not offered before the question');
    await askIfWinnable(page);
    assert.doesNotMatch((await finishButton(page).textContent()) ?? '', /Finish/, 'Play safe keeps its place and word');
    await table.letSolverFinish();
    await until(async () => (await readTable(page)).ply > taken, { what: 'the first card' });
    await page.keyboard.press('Escape');
    await page.locator('patience-game .offers button', { hasText: /^Stop$/ }).waitFor({ state: 'detached' });
    await table.letSolverFinish();
    await until(async () => (await readTable(page)).outcome === 'won', { what: 'the win' });
    const card = page.locator('[data-won]');
    await card.waitFor();
    assert.match(await card.locator('.won-head').innerText(), /^finished/i);
    assert.equal(await card.locator('.won-finish').innerText(), `Finished by the solver from move ${taken + 1}`);
    const book = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `cadogan:1:stats:${id}`);
    assert.deepEqual([book.deals[0][2], book.deals[0][6] > 0], [0, true], 'no win of the player’s');
    // Playing it comes first, and sending it last.
    const buttons = card.locator('.won-actions button');
    assert.deepEqual(await buttons.allInnerTexts(), ['Play it yourself', 'New deal', 'Watch it', 'Share the game']);
    assert.equal(await card.locator('.won-actions .is-primary').innerText(), 'Play it yourself');
    await buttons.last().click();
    await eventually(async () =>
      assert.deepEqual(await buttons.allInnerTexts(), [
        'Copy the replay',
        'Save the picture',
        'Challenge a friend',
        'Back',
      ]),
    );
    assert.equal(await card.locator('.won-actions .is-primary').innerText(), 'Copy the replay');
    // It is saved: after a reload the card says the same.
    await page.reload();
    await waitForTable(page);
    await page.locator('patience-game .offers button', { hasText: /^This win$/ }).click();
    assert.equal(await card.locator('.won-finish').innerText(), `Finished by the solver from move ${taken + 1}`);
    await card.getByRole('button', { name: 'Play it yourself' }).click();
    await eventually(async () => assert.equal((await readTable(page)).ply, 0));
    assert.equal(await card.count(), 0);
  });
}

for (const [slip, press] of /** @type {[string, (page: import('playwright-core').Page) => Promise<void>][]} */ ([
  ['a double press', (page) => solverButton(page).dblclick()],
  [
    'a held key',
    async (page) => {
      await solverButton(page).focus();
      await page.keyboard.down('Enter');
      await page.clock.runFor(600);
      for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
]))
  test(`Let the solver finish only asks after ${slip}, keeps the focus, and starts with the next press`, async (t) => {
    const { link } = solvable('labyrinth');
    const { page } = await open(t, `#${link}`, { clock: true });
    const table = tablePage(page);
    await waitForTable(page);
    const { ply } = await readTable(page);
    await askIfWinnable(page);
    await freezeClock(page);
    await press(page);
    await page.clock.runFor(1000);
    await table.expectSentence('Press again to let the solver finish: the win won’t be yours.');
    await table.expectAnnouncement(/the win won’t be yours/);
    assert.equal((await readTable(page)).ply, ply);
    await page.keyboard.press('Enter');
    await page.clock.resume();
    await until(async () => (await readTable(page)).ply > ply, { what: 'the first card' });
  });

test('undone to before the solver’s part and won by hand, the win is the player’s', async (t) => {
  const { links, moves, plies } = winningLine('labyrinth');
  const { link } = solvable('labyrinth');
  const taken = plies.get(link) ?? 0;
  const { page } = await open(t, `#${links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...moves.slice(0, taken));
  await askIfWinnable(page);
  await table.letSolverFinish();
  await until(async () => (await readTable(page)).outcome === 'won', { what: 'the solver’s win' });
  await page.locator('[data-won]').waitFor();
  await table.evaluate((game, ply) => void game.host.goTo(ply, 'undo'), taken);
  await expectLink(page, link);
  await table.play(...moves.slice(taken));
  await page.locator('[data-won]').waitFor();
  assert.equal(await page.locator('.won-finish').count(), 0);
  assert.match(await page.locator('.won-head').innerText(), /^won/i);
});

test('a replay that is taken over near its end counts as taken over', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const { page } = await open(t, `#replay/${links.at(-1)}`);
  const table = tablePage(page);
  await page.locator('[data-player]').waitFor();
  const at = moves.length - 3;
  await table.evaluate((game, ply) => void game.host.line.jump(ply), at);
  await page.locator('[data-player-end="finished"]').click();
  await table.play(...moves.slice(at));
  await page.locator('[data-won]').waitFor();
  assert.equal(await page.locator('.won-finish').innerText(), `Taken over at move ${at}`);
  assert.equal(await page.locator('.won-counts dt', { hasText: 'hints' }).count(), 0, 'its hints are not known');
});

test('off the solver’s line, its finish is not offered', async (t) => {
  const { link, next } = solvable('sly');
  const { page } = await open(t, `#${link}`, { motion: true });
  await waitForTable(page);
  await askIfWinnable(page);
  await tablePage(page).evaluate((game, move) => {
    const legal = game.view.moves.split(' ').filter((/** @type {string} */ candidate) => candidate !== move);
    game.play(legal[0]);
  }, next);
  await eventually(async () => assert.equal(await solverButton(page).count(), 0));
});

test('a held key that starts the finish does not stop it, nor does a key of the browser', async (t) => {
  const { links } = winningLine('fairie-queen');
  const link = links.find((candidate) => atLink(candidate, (table) => table.finish())) ?? '';
  const { page } = await open(t, `#${link}`, { motion: true });
  await waitForTable(page);
  const table = tablePage(page);
  await until(() => table.evaluate(({ host }) => host.state.finish.length));
  await table.evaluate(({ shadowRoot }) => shadowRoot.querySelector('[data-action="safe"]').focus());
  const { ply } = await readTable(page);
  await page.keyboard.down('Enter');
  await until(async () => (await readTable(page)).ply > ply);
  for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Control+Alt+9');
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
});
