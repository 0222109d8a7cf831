// Lessons: each by hand to its end, wrong tries, back and skip, and the player's own game, which is not touched.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LESSONS } from '../../www/lessons/lessons.js';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { Steps } from '../../www/table/lesson/steps.js';
import * as words from '../../www/words/en/lessons.js';
import { eventually, open, until } from './support/chromium.mjs';
import { violations } from './support/axe.mjs';
import {
  expectAddress,
  atLink,
  touch,
  waitForFrames,
  openLink,
  winningLine,
  readTable,
  mouse,
  pileSelector,
  pileAddresses,
  waitForTable,
  rules,
  hitPoint,
} from './support/player.mjs';

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ from: string, to: string | null }} Piles */

const DESK = { viewport: { width: 1280, height: 800 } };
const STILL = /** @type {const} */ ({ reducedMotion: 'reduce' });
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** What the lesson shows. @param {Page} page */
const lesson = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const { host } = game;
    const root = /** @type {ShadowRoot} */ (game.shadowRoot);
    const text = (/** @type {string} */ selector) => root.querySelector(selector)?.textContent?.trim() ?? '';
    const focus = /** @type {HTMLElement | null} */ (root.activeElement);
    return {
      is: !!host.player?.course,
      step: /** @type {number} */ (host.player?.ply ?? -1),
      link: /** @type {string} */ (host.view.link),
      own: /** @type {string} */ (game.link),
      label: text('.lesson-label'),
      sentence: text('.lesson-sentence'),
      selected: [...root.querySelectorAll('[data-pile][aria-selected="true"]')].map(
        (el) => /** @type {HTMLElement} */ (el).dataset.pile,
      ),
      callout: text('.refusal .refusal-text'),
      focus: focus?.dataset.pile ?? focus?.dataset.lesson ?? '',
    };
  });

/** Begins the lesson of the game on the table. @param {Page} page */
async function begin(page) {
  await page.evaluate(() => void (/** @type {any} */ (document.querySelector('patience-game')).startLesson()));
  await until(async () => (await lesson(page)).is, { what: 'the lesson' });
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.locator(`patience-game [data-lesson="${name}"]`).click();

/** @param {Page} page @param {number} step */
const comesTo = (page, step) =>
  eventually(async () => {
    const now = await lesson(page);
    assert.equal(now.step, step, now.sentence);
  });

/** @param {Steps} steps */
const positionOf = ({ position }) =>
  atLink(`#${position.link}`, (table) => {
    for (const move of position.line) table.play(move);
    return table.view();
  });

/** The piles of what is to be done now. @param {string} id @param {Steps} steps @returns {Piles} */
function pilesOf(id, steps) {
  const { next, step } = steps;
  if (!next) return /** @type {Piles} */ (step.refused);
  const places = pileAddresses(id);
  const view = positionOf(steps);
  const from = /^[a-z]\w*/.exec(next)?.[0] ?? '';
  const source = places.indexOf(from);
  const to = offersOf(view, source).targets.find((target) =>
    choicesOf(view, source, target).some(({ move }) => move === next),
  );
  return { from, to: to === undefined || from === 'stock' ? null : places[to] };
}

/** @typedef {import('./support/player.mjs').Pointer} Fingers */
/** @typedef {(page: Page, piles: Piles, refused: boolean, done: () => Promise<boolean>) => Promise<void>} Hand */

/** By taps: one on the card, and if that was not enough one where it goes. @param {(page: Page) => Promise<Fingers>} fingers @returns {Hand} */
const byTaps =
  (fingers) =>
  async (page, { from, to }, _, done) => {
    const hand = await fingers(page);
    const isHeld = async () => (await lesson(page)).selected.includes(from) || (await done());
    /** Until it was heard: where a card has gone by itself the table does not listen for a moment. @param {string} address @param {() => Promise<boolean>} heard */
    const tap = async (address, heard) => {
      while (!(await heard())) {
        const { x, y } = await hitPoint(page, pileSelector(address));
        await hand.tap(x, y);
        for (let n = 0; n < 6 && !(await heard()); n++) await waitForFrames(page, 1);
      }
    };
    await tap(from, to === null ? done : isHeld);
    if (to !== null) await tap(to, done);
  };

/** By keys: the card has the focus; N goes where it may go. @type {Hand} */
const byKeys = async (page, { from, to }, refused, done) => {
  await until(async () => (await lesson(page)).focus === from, { what: `the focus on ${from}` });
  if (refused) return page.keyboard.press('Shift+Enter');
  if (!(await lesson(page)).selected.includes(from)) await page.keyboard.press('Enter');
  if (to === null || (await done())) return;
  for (let n = 0; n < 60 && (await lesson(page)).focus !== to; n++) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
};

/**
 * Plays a lesson from where it stands to its end.
 * @param {Page} page @param {string} id @param {Hand} hand @param {(steps: Steps) => Promise<void>} [look]
 */
async function playOut(page, id, hand, look = async () => {}) {
  const data = (await LESSONS[id]()).lesson;
  const steps = new Steps(data);
  for (; !steps.isOver; steps.advance()) {
    await comesTo(page, steps.at);
    const { key, refused } = steps.step;
    await eventually(async () => assert.equal((await lesson(page)).sentence, words.games[id].steps[key].say));
    await look(steps);
    for (;;) {
      const { link } = await lesson(page);
      const done = async () => (await lesson(page)).link !== link || (await lesson(page)).callout !== '';
      const { next } = steps;
      await hand(page, pilesOf(id, steps), !next, done);
      await until(done, { what: `${key}: ${next}` });
      if (!next) break;
      if (steps.make(next)) break;
    }
    if (refused) {
      await eventually(async () => assert.equal((await lesson(page)).sentence, words.games[id].steps[key].met));
      await page.locator('patience-game [data-lesson="on"]').press('Enter');
    }
    steps.follow();
  }
  await eventually(async () => assert.equal((await lesson(page)).sentence, words.over));
}

/**
 * What lies under the tag of a desk: of what the step speaks of, of the words on the felt, and of the part of piles with cards
 * that says which they are.
 * @param {Page} page
 */
const beneath = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const root = /** @type {ShadowRoot} */ (game.shadowRoot);
    const { board, info, view } = game.host;
    const tag = root.querySelector('.lesson')?.getBoundingClientRect() ?? new DOMRect();
    const felt = board.felt.getBoundingClientRect();
    /** @param {{ left: number, top: number, width: number, height: number }} rect */
    const covers = ({ left, top, width, height }) =>
      left < tag.right - 1 && left + width > tag.left + 1 && top < tag.bottom - 1 && top + height > tag.top + 1;
    const covered = (/** @type {string} */ selector) =>
      [...root.querySelectorAll(selector)].filter((el) => covers(el.getBoundingClientRect())).length;
    const words = [...root.querySelectorAll('.caption')].flatMap((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      return covers(range.getBoundingClientRect()) ? (caption.textContent ?? '') : [];
    });
    const indices = board.boxes.flatMap((/** @type {any} */ { pile, box }) => {
      const { x, y, height, width } = box.rect;
      const index = { left: felt.left + x, top: felt.top + y, width, height: height / 4 };
      return view.piles[pile].count && covers(index) ? info.places[pile].address : [];
    });
    return { marks: covered('.lesson-target, .lesson-ring, .lesson-open'), words, indices, tall: tag.height };
  });

/** All that the browser keeps. @param {Page} page */
const kept = (page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));

/** Notes every event of the table from now on. @param {Page} page */
const listen = (page) =>
  page.evaluate(() => {
    const heard = /** @type {string[]} */ ([]);
    /** @type {any} */ (globalThis).__heard = heard;
    for (const type of ['ready', 'move', 'won', 'stuck', 'hint', 'error', 'share'])
      document.addEventListener(`patience-${type}`, (event) => heard.push(event.type));
  });

/** @param {Page} page */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__heard);

/** A game that has been played a little. @param {string} id */
const played = (id) => winningLine(id).links[30];

for (const id of Object.keys(LESSONS)) {
  test(`${id}: the lesson to its end by mouse; the player's own game is as it was`, async (t) => {
    const { page } = await open(t, '', { motion: true, context: DESK });
    await openLink(page, `#${played(id)}`.slice(1));
    await waitForTable(page);
    await expectAddress(page, played(id));
    const before = await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).save);
    const stored = await kept(page);
    await listen(page);
    await begin(page);
    await playOut(
      page,
      id,
      byTaps(async () => mouse(page)),
    );
    assert.equal((await lesson(page)).own, played(id), 'the element speaks of the player’s own game');
    assert.deepEqual(await heard(page), [], 'the page is told nothing');
    assert.equal(await kept(page), stored, 'nothing is kept');
    await expectAddress(page, played(id));
    await page.locator('patience-game [data-lesson="stay"]', { hasText: words.mine }).click();
    await until(async () => !(await lesson(page)).is);
    const after = await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).save);
    assert.equal(after, before);
    assert.equal((await lesson(page)).link, played(id));
    assert.equal(
      await page.locator('patience-game .lesson, patience-game .arrows, patience-game .lesson-under').count(),
      0,
    );
    await page.keyboard.press('Control+z');
    await eventually(async () => assert.notEqual((await readTable(page)).link, played(id)));
  });
}

for (const id of ['fairie-queen', 'empress-of-india']) {
  test(`${id}: the lesson by keyboard alone; each step sets the focus on its card and says it`, async (t) => {
    const { page } = await open(t, `#${id}`, { context: { ...DESK, ...STILL } });
    await waitForTable(page);
    await begin(page);
    const crosses = () => page.locator('patience-game .is-available').count();
    let crossed = 0;
    await playOut(page, id, byKeys, async (steps) => {
      crossed += await crosses();
      const text = (await page.locator('patience-game .lesson .lesson-text').textContent()) ?? '';
      assert.match(text, new RegExp(`Step ${steps.at + 1} of ${steps.count}`));
      assert.match(text, /Choose .+: .+\./);
    });
    // The end has the focus, and Enter deals.
    const { own } = await lesson(page);
    assert.ok(crossed, 'what is available is marked');
    await page.keyboard.press('Enter');
    await until(async () => !(await lesson(page)).is && (await lesson(page)).own !== own);
    assert.equal((await readTable(page)).ply, 0);
    const { gentle } = (await LESSONS[id]()).lesson;
    const deals = gentle.map((number) => rules.Table.numbered(id, number).summary().link);
    assert.ok(deals.includes((await lesson(page)).own), 'a gentle deal');
    assert.equal(await crosses(), 0);
  });
}

for (const id of ['sly', 'labyrinth']) {
  test(`${id}: the lesson by touch on a phone; it covers no card`, async (t) => {
    const { page } = await open(t, `#${id}`, { motion: true, context: PHONE });
    await waitForTable(page);
    await begin(page);
    const hand = await touch(page);
    await playOut(
      page,
      id,
      byTaps(async () => hand),
      async () => {
        const { tag, plate, wide } = await page.evaluate(() => {
          const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
          const of = (/** @type {string} */ one) =>
            /** @type {Element} */ (root.querySelector(one)).getBoundingClientRect();
          return { tag: of('.lesson').top, plate: of('.plate').bottom, wide: of('.lesson').right <= innerWidth + 0.5 };
        });
        assert.ok(tag >= plate - 0.5 && wide, `${tag} ${plate}`);
      },
    );
    // A game that has not been begun is where one stays.
    await page.locator('patience-game [data-lesson="stay"]', { hasText: words.stay }).tap();
    await until(async () => !(await lesson(page)).is);
  });
}

/** Comes to a step by skipping. @param {Page} page @param {string} id @param {string} key */
async function skipTo(page, id, key) {
  const steps = new Steps((await LESSONS[id]()).lesson);
  for (; steps.step.key !== key; steps.skip()) {
    await comesTo(page, steps.at);
    await press(page, 'skip');
  }
  await comesTo(page, steps.at);
  return steps;
}

test('a wrong try goes back and is answered; after two of them the way is pointed out, and shown', async (t) => {
  const { page } = await open(t, '#empress-of-india', { motion: true, context: DESK });
  await waitForTable(page);
  await begin(page);
  await skipTo(page, 'empress-of-india', 'double');
  const { link } = await lesson(page);
  const hand = mouse(page);
  const card = () =>
    page.evaluate(() => {
      const { host } = /** @type {any} */ (document.querySelector('patience-game'));
      const n = host.info.places.findIndex((/** @type {any} */ place) => place.address === 'a22');
      const { x, y } = host.board.slots[n].at(-1).el.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}`;
    });
  const lies = await card();
  await hand.drag(await hitPoint(page, pileSelector('a22')), await hitPoint(page, pileSelector('n2')));
  await eventually(async () => assert.equal((await lesson(page)).label.split(',')[0], words.notYet));
  assert.equal((await lesson(page)).sentence, words.games['empress-of-india'].wrong.paired);
  assert.equal((await lesson(page)).link, link);
  await eventually(async () => assert.equal(await card(), lies));
  assert.equal(await page.locator('patience-game .arrow.is-tried').count(), 1);
  assert.equal(await page.locator('patience-game .is-show.is-urged').count(), 0);
  // The pack is another thing, and has its own answer.
  const stock = await hitPoint(page, pileSelector('stock'));
  await hand.tap(stock.x, stock.y);
  await eventually(async () => assert.equal((await lesson(page)).sentence, words.otherDeal));
  assert.equal(await page.locator('patience-game .is-show.is-urged').count(), 1);
  await press(page, 'show');
  await comesTo(page, 2);
  assert.equal(await page.locator('patience-game .is-show.is-urged').count(), 0);
});

test('what the rules refuse is refused at the card, and the step waits', async (t) => {
  const { page } = await open(t, '#fairie-queen', { motion: true, context: DESK });
  await waitForTable(page);
  await begin(page);
  await skipTo(page, 'fairie-queen', 'last');
  const king = await hitPoint(page, pileSelector('c1'));
  await mouse(page).tap(king.x, king.y);
  await eventually(async () => assert.match((await lesson(page)).callout, /\(Rule II\)/));
  assert.equal((await lesson(page)).sentence, words.games['fairie-queen'].steps.last.say);
  assert.equal((await lesson(page)).step, 1);
});

test('of two bare kings either will do, and the lesson goes on from there', async (t) => {
  const { page } = await open(t, '#fairie-queen', { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await begin(page);
  await skipTo(page, 'fairie-queen', 'bare');
  const hand = mouse(page);
  const move = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const { link } = await lesson(page);
    await hand.drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to)));
    await eventually(async () => assert.notEqual((await lesson(page)).link, link, `${from} ${to}`));
  };
  // The lesson's own line has them the other way round.
  for (const [from, to] of [
    'c4 c8',
    'c4 c7',
    'c4 c2',
    'c7 c2',
    'c8 c2',
    'c4 c7',
    'c4 c8',
    'c7 c8',
    'c4 c7',
    'c4 c6',
  ].map((one) => one.split(' ')))
    await move(from, to);
  await move('c4', 'H+1');
  await eventually(async () => assert.equal((await lesson(page)).sentence, words.over));
});

test('back, skip, again, leave; the page is told of each', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: { ...DESK, ...STILL } });
  const { link: own } = await waitForTable(page);
  await page.evaluate(() => {
    const shared = /** @type {any} */ (window);
    shared.told = [];
    document.addEventListener('patience-lesson', (event) => {
      const { kind, game, step, of, done, link } = /** @type {CustomEvent} */ (event).detail;
      shared.told.push([kind, game, `${step}/${of}`, done ?? '', link].join(' '));
    });
  });
  const told = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).told.splice(0)));
  await begin(page);
  const { link: first } = await lesson(page);
  assert.equal(await page.locator('patience-game .is-back').getAttribute('aria-disabled'), 'true');
  await press(page, 'skip');
  await comesTo(page, 1);
  const { link: second } = await lesson(page);
  await press(page, 'skip');
  await comesTo(page, 2);
  await press(page, 'back');
  await comesTo(page, 1);
  assert.equal((await lesson(page)).link, second);
  // Undo is a step back, too, and redo a step on.
  await page.locator('patience-game .grid [tabindex="0"]').focus();
  await page.keyboard.press('Control+z');
  await comesTo(page, 0);
  assert.equal((await lesson(page)).link, first);
  await page.keyboard.press('Control+y');
  await comesTo(page, 1);
  for (let n = 1; n < 9; n++) {
    await press(page, 'skip');
    await comesTo(page, n + 1);
  }
  const steps = [2, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `step labyrinth ${step}/9  ${own}`);
  assert.deepEqual(await told(), [`begin labyrinth 1/9  ${own}`, ...steps]);
  await press(page, 'again');
  await comesTo(page, 0);
  assert.equal((await lesson(page)).link, first);
  assert.deepEqual(await told(), [`step labyrinth 1/9  ${own}`]);
  await page.locator('patience-game .foot').getByRole('button', { name: words.leave }).click();
  await until(async () => !(await lesson(page)).is);
  assert.equal((await lesson(page)).link, own);
  assert.deepEqual(await told(), [`end labyrinth 1/9 false ${own}`]);
  // Escape leaves it as well, once there is nothing else to let go.
  await begin(page);
  await page.keyboard.press('Escape');
  await until(async () => !(await lesson(page)).is);
});

test('in the middle of a step, back is to its beginning', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await begin(page);
  await skipTo(page, 'labyrinth', 'row');
  const { link } = await lesson(page);
  await page.locator('patience-game .grid [tabindex="0"]').focus();
  await page.keyboard.press('d');
  await eventually(async () => assert.notEqual((await lesson(page)).link, link));
  assert.equal((await lesson(page)).step, 2);
  await press(page, 'back');
  await eventually(async () => assert.equal((await lesson(page)).link, link));
  assert.equal((await lesson(page)).step, 2);
});

test('a reload, the start page and a link end it; what is asked of the game is asked of the player’s own', async (t) => {
  const { page } = await open(t, `#${played('sly')}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await begin(page);
  await press(page, 'skip');
  await page.reload();
  assert.equal((await waitForTable(page)).link, played('sly'));
  assert.equal((await lesson(page)).is, false);

  await begin(page);
  await page.evaluate(() => void (/** @type {any} */ (document.querySelector('patience-game')).undo()));
  assert.equal((await lesson(page)).is, true);
  await page.evaluate(() => void (/** @type {any} */ (document.querySelector('patience-game')).restart()));
  await until(async () => !(await lesson(page)).is);
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
  assert.equal((await readTable(page)).link, played('sly').split('/').slice(0, 2).join('/'));

  await begin(page);
  await page.evaluate(() => void (location.hash = ''));
  await until(async () => !(await lesson(page)).is);
  await openLink(page, played('labyrinth'));
  await begin(page);
  await openLink(page, played('sly'));
  assert.equal((await lesson(page)).is, false);
});

test('a variant has its game’s lesson, and comes back', async (t) => {
  const link = winningLine('labyrinth-late-refill').links[12];
  const { page } = await open(t, `#${link}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await begin(page);
  assert.match((await lesson(page)).link, /^labyrinth\//);
  await page.keyboard.press('Escape');
  await until(async () => !(await lesson(page)).is);
  assert.equal((await readTable(page)).link, link);
  assert.match((await page.locator('patience-game .title').innerText()) ?? '', /refill/i);
});

/** A new deal of a game, on a page that counts what is offered. @param {Page} page @param {string} id */
async function dealAfresh(page, id) {
  await page.evaluate((game) => void (location.hash = `#${game}`), id);
  await until(async () => (await readTable(page)).link.startsWith(`${id}/`));
  const { link } = await readTable(page);
  await page.evaluate(() => {
    const counted = /** @type {any} */ (globalThis);
    counted.__offers = 0;
    const notice = /** @type {HTMLElement} */ (document.querySelector('#notice'));
    new MutationObserver(() => (counted.__offers += Number(/First time/.test(notice.textContent ?? '')))).observe(
      notice,
      { childList: true },
    );
  });
  await page.locator('patience-game [data-action="new-deal"]').click();
  await until(async () => (await readTable(page)).link !== link);
  assert.equal((await readTable(page)).ply, 0);
}

/** @param {Page} page */
const offer = (page) => page.locator('#notice', { hasText: /First time here\?/ });

test('it is offered once, at the first deal of a game; a button begins it', async (t) => {
  const { page } = await open(t, '#sly', { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await offer(page).waitFor();
  assert.match(await offer(page).innerText(), /The lesson takes nine steps/);
  await page.getByRole('button', { name: words.begin }).click();
  await until(async () => (await lesson(page)).is);
  await page.keyboard.press('Escape');
  await until(async () => !(await lesson(page)).is);
  // Not again for this game; once for another.
  await page.evaluate(() => void (location.hash = '#empress-of-india'));
  await offer(page).waitFor();
  assert.match(await offer(page).innerText(), /six steps/);
  const table = await hitPoint(page, pileSelector('stock'));
  await page.mouse.click(table.x, table.y);
  await until(async () => (await offer(page).count()) === 0);
  await dealAfresh(page, 'sly');
  // Had it been offered again, that would be before the next one.
  await page.evaluate(() => void (location.hash = '#labyrinth'));
  await offer(page).waitFor();
  assert.match(await offer(page).innerText(), /nine steps/);
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).__offers), 1);
});

test('it is not offered on a link to a deal, nor to who has played the game', async (t) => {
  const { page } = await open(t, `#sly/${winningLine('sly').deal}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  const hand = mouse(page);
  const stock = await hitPoint(page, pileSelector('stock'));
  await hand.tap(stock.x, stock.y);
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
  await until(() => page.evaluate(() => localStorage.getItem('cadogan:1:stats:sly') !== null));
  await dealAfresh(page, 'sly');
  // The next one is offered, and this one has not been.
  await page.evaluate(() => void (location.hash = '#labyrinth'));
  await offer(page).waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('cadogan:1:lessons'));
  assert.equal(stored, '{"labyrinth":true}');
});

test('the menus have it, that of the site and that of a table alone', async (t) => {
  const { page, site } = await open(t, `#${played('sly')}`, { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.getByRole('button', { name: /^Lesson/ }).click();
  await until(async () => (await lesson(page)).is);
  // In it the menu is the one key that is left.
  const stops = await page
    .locator('patience-game .tools .key')
    .evaluateAll((keys) =>
      keys.flatMap((key) => (/** @type {HTMLElement} */ (key).tabIndex < 0 ? [] : key.getAttribute('data-action'))),
    );
  assert.deepEqual(stops, ['menu']);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'New deal' }).click();
  await until(async () => !(await lesson(page)).is);
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));

  await page.goto(`${site.url}www/embed.html?game=labyrinth`);
  await waitForTable(page);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.getByRole('button', { name: /^Lesson/ }).click();
  await until(async () => (await lesson(page)).is);
  await page.keyboard.press('Escape');
  await until(async () => !(await lesson(page)).is);
});

test('its tag moves with the shape of the page, and keeps the focus', async (t) => {
  const { page } = await open(t, '#sly', { context: { ...DESK, ...STILL } });
  await waitForTable(page);
  await begin(page);
  await page.locator('patience-game [data-lesson="skip"]').focus();
  const isOnFelt = () => page.locator('patience-game .felt .lesson').count();
  assert.equal(await isOnFelt(), 1);
  for (const [width, height, on] of [
    [390, 844, 0],
    [844, 390, 0],
    [1280, 800, 1],
  ]) {
    await page.setViewportSize({ width, height });
    await eventually(async () => assert.equal(await isOnFelt(), on));
    await eventually(async () => assert.equal((await lesson(page)).focus, 'skip'));
    if (width < height || on) continue;
    // The table has all the height that the words leave.
    await eventually(async () => {
      const [tag, plate, name] = await Promise.all(
        ['.lesson', '.plate', '.title'].map((one) => page.locator(`patience-game ${one}`).boundingBox()),
      );
      assert.ok(tag && plate && name);
      assert.ok(plate.height + tag.height > height - 12, `${plate.height} and ${tag.height} px, of ${height}`);
      assert.ok(name.x + name.width < plate.x + 2, 'the name of the game stands beside it');
    });
  }
});

test('with no keys around the cards its tag stands below them all the same', async (t) => {
  const { page } = await open(t, 'www/embed.html?game=sly&controls=none', { context: { ...PHONE, ...STILL } });
  await waitForTable(page);
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await begin(page);
    await eventually(async () => {
      const [tag, plate] = await Promise.all(
        ['.lesson', '.plate'].map((one) => page.locator(`patience-game ${one}`).boundingBox()),
      );
      assert.ok(tag && plate);
      assert.ok(tag.y >= plate.y + plate.height - 1, `${tag.y} ${plate.y + plate.height}`);
      assert.ok(tag.x > -1 && tag.x + tag.width < width + 1 && tag.y + tag.height < height + 1);
      assert.ok(plate.width > width * 0.9);
    });
    await press(page, 'leave');
    await until(async () => !(await lesson(page)).is);
  }
});

test('axe finds nothing at a step, after a wrong try, at the end', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: { ...DESK, ...STILL, bypassCSP: true } });
  await waitForTable(page);
  await begin(page);
  const inspect = async (/** @type {string} */ what) => {
    await until(() => page.evaluate(() => document.getAnimations().every((one) => one.playState !== 'running')));
    const found = await violations(page);
    assert.deepEqual(found, [], what);
  };
  await inspect('a step');
  const stock = await hitPoint(page, pileSelector('stock'));
  await page.mouse.click(stock.x, stock.y);
  await eventually(async () => assert.match((await lesson(page)).label, new RegExp(words.notYet)));
  await inspect('a wrong try');
  await page.setViewportSize({ width: 360, height: 640 });
  await until(async () => (await page.locator('patience-game .felt .lesson').count()) === 0);
  await inspect('on a phone');
  for (let n = 0; n < 9; n++) {
    await press(page, 'skip');
    await comesTo(page, n + 1);
  }
  await inspect('the end');
});

for (const id of Object.keys(LESSONS)) {
  test(`${id}: on a desk the tag leaves free what a step speaks of, and at the end what can be read`, async (t) => {
    const { page } = await open(t, `#${id}`, { context: { ...DESK, ...STILL } });
    await waitForTable(page);
    await begin(page);
    const hand = byTaps(async () => mouse(page));
    await playOut(page, id, hand, async (steps) => {
      const { marks, tall } = await beneath(page);
      assert.ok(tall > 0, 'there is a tag');
      assert.equal(marks, 0, steps.step.key);
    });
    const { words: hidden, indices } = await beneath(page);
    assert.deepEqual(indices, []);
    // Between the captions of the Empress, and beside them, it has no room.
    if (id !== 'empress-of-india') assert.deepEqual(hidden, []);
  });
}
