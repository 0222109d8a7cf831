// Every table at every size: all of it in sight, nothing over anything else, everything legible and large enough to hit.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, ambiguousMove, waitForFrames, IDS, winningLine, readTable, pileSelector, pileAddresses, waitForTable, rules, expectLink } from './support/player.mjs';
import { isExhaustive, rotated } from './support/tier.mjs';

/** In a run that is not exhaustive every other one: the narrowest, the lowest, a desk. */
const SIZES = [
  [320, 568],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
].filter((_, n) => isExhaustive || n % 2 === 0);

/** The games whose tables differ in more than the rules of a variant. */
const GAMES = IDS.filter((id) => !id.startsWith('labyrinth-'));

/** A game in which everything is dealt and heaped up and nothing is played. @param {string} id @param {string} code */
function heaped(id, code) {
  const table = rules.Table.open(`${id}/${code}`);
  try {
    for (;;) {
      const moves = table.moves().flatMap((group) => group.moves.map((choice) => choice.move));
      const next = moves.find((move) => move.startsWith('stock>')) ?? moves.find((move) => /^hand>[cp]/.test(move));
      if (!next) return table.view();
      table.play(next);
    }
  } finally {
    table.free();
  }
}

/** Of the golden deals the one that heaps the highest. @param {string} id */
function highest(id) {
  const text = fs.readFileSync(new URL(`../data/deals/${id}.txt`, import.meta.url), 'utf8');
  const codes = [...text.matchAll(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g)].map(([code]) => code).slice(0, 20);
  const views = codes.map((code) => heaped(id, code));
  const most = (/** @type {typeof views[0]} */ view) => Math.max(...view.piles.map((pile) => pile.count));
  return views.reduce((a, b) => (most(b) > most(a) ? b : a)).link;
}

/** @param {string} id @returns {Record<string, string>} */
function positions(id) {
  const { links, moves } = winningLine(id);
  const at = (/** @type {number} */ part) => links[Math.floor(moves.length * part)];
  // Recorded games differ in what they heap where.
  const other = winningLine(id, 1);
  return {
    start: at(0),
    other: other.links[Math.floor(other.moves.length * 0.45)],
    early: at(0.2),
    middle: at(0.5),
    late: at(0.85),
    won: at(1),
    heaped: highest(id),
  };
}

/**
 * What is wrong with the table as it stands, in words. Runs in the page.
 * @param {{ index: number }} least
 */
function faults({ index: leastIndex }) {
  const game = /** @type {any} */ (document.querySelector('patience-game'));
  const root = /** @type {ShadowRoot} */ (game.shadowRoot);
  /** @type {string[]} */
  const found = [];
  const box = (/** @type {Element} */ el) => el.getBoundingClientRect();
  /** Whether it is there for the ear only. */
  const cut = (/** @type {Element | null} */ el) => {
    for (; el; el = el.parentElement) if (getComputedStyle(el).clipPath !== 'none') return true;
    return false;
  };
  const all = (/** @type {string} */ selector) =>
    [...root.querySelectorAll(selector)].filter(
      (el) =>
        el.checkVisibility({ visibilityProperty: true }) && box(el).width > 0 && !cut(el) && !el.closest('.unseen'),
    );
  const words = (/** @type {DOMRect} */ r) =>
    `${Math.round(r.left)},${Math.round(r.top)}–${Math.round(r.right)},${Math.round(r.bottom)}`;
  const within = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b, slack = 1) =>
    a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
  const common = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const meet = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => common(a, b).every((length) => length > 1);
  const sight = new DOMRect(0, 0, innerWidth, innerHeight);
  const plate = box(all('.plate')[0]);

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
    found.push(`the page scrolls: ${page.scrollWidth}×${page.scrollHeight}`);
  if (!within(plate, sight)) found.push(`the plate leaves the window: ${words(plate)}`);

  // Piles: in the plate, large enough to hit, not over one another.
  const cells = /** @type {HTMLElement[]} */ (all('[data-pile]'));
  const name = (/** @type {HTMLElement} */ el) => el.dataset.pile ?? '';
  for (const cell of cells) {
    const r = box(cell);
    if (!within(r, plate)) found.push(`${name(cell)} leaves the plate ${words(plate)}: ${words(r)}`);
    if (leastIndex && (r.width < 24 || r.height < 24)) found.push(`${name(cell)} is only ${r.width}×${r.height}`);
  }
  // A gap of the Labyrinth may reach under the card above it: the card is touched there.
  const gap = (/** @type {HTMLElement} */ el) =>
    /^r\d+c/.test(name(el)) && !game.view.piles[game.host.board.grid.cells.indexOf(el)].count;
  const solid = cells.filter((cell) => !gap(cell));
  solid.forEach((a, n) => {
    for (const b of solid.slice(n + 1))
      if (meet(box(a), box(b))) found.push(`${name(a)} and ${name(b)} overlap: ${words(box(a))}, ${words(box(b))}`);
  });
  for (const card of all('.cards > .card'))
    if (!within(box(card), plate, 2)) found.push(`a card leaves the plate: ${words(box(card))}`);

  // Words beside a pile are not written over cards.
  for (const note of all('.note.side')) {
    for (const card of all('.cards > .card'))
      if (meet(box(note), box(card)))
        found.push(`“${note.textContent}” lies over a card: ${words(box(note))}, ${words(box(card))}`);
  }

  // The top card of every pile can be read. Both of a pair can.
  /** @type {{ el: HTMLElement | null }[][]} */
  const slots = game.host.board.slots;
  slots.forEach((pile, n) => {
    const cell = game.host.board.grid.cells[n];
    const drawn = pile.filter((slot) => slot.el);
    const paired = game.host.info.places[n].role === 'tableau' && game.host.board.layouts[0].spots[n]?.fan === 'pair';
    for (const { el } of paired ? drawn : drawn.slice(-1)) {
      const mark = el?.querySelector('.index:not(.corner)');
      if (!mark || !cell) {
        found.push(`${game.host.info.places[n].address} shows no rank`);
        continue;
      }
      const r = box(mark);
      const height = (r.height * 140) / /** @type {SVGSVGElement} */ (mark).viewBox.baseVal.height;
      if (height < leastIndex - 0.05) found.push(`${name(cell)}: an index of ${height.toFixed(1)} px`);
      // A card in hand is lifted a little.
      if (!within(r, box(cell), cell.getAttribute('aria-selected') === 'true' ? 6 : 1.5))
        found.push(`${name(cell)}: its index ${words(r)} is not in what is seen of it, ${words(box(cell))}`);
    }
  });

  // What is written at piles: whole, over no other pile’s cards and no other words; what opens a pile is large enough to hit.
  /** @param {Element} el */
  const letters = (el) => {
    const range = document.createRange();
    range.selectNodeContents(el);
    return range.getBoundingClientRect();
  };
  const written = all('.note').map((el) => ({ el, r: letters(el) }));
  for (const { el, r } of written) {
    if (!within(r, plate)) found.push(`the note “${el.textContent}” leaves the plate: ${words(r)}`);
    if (el.matches('.under, .side')) {
      for (const card of all('.cards > .card')) {
        const [wide, high] = common(r, box(card));
        if (wide > 2 && high > 4)
          found.push(`the note “${el.textContent}” lies on a card: ${words(r)}, ${words(box(card))}`);
      }
    }
    for (const other of all('.caption:not(.rule)'))
      if (meet(r, letters(other))) found.push(`the note “${el.textContent}” runs into “${other.textContent}”`);
    for (const other of written)
      if (other.el !== el && meet(r, other.r))
        found.push(`the notes “${el.textContent}” and “${other.el.textContent}” overlap`);
  }
  for (const el of all('button.note, .fold')) {
    const { width, height } = box(el);
    const { inset } = getComputedStyle(el, '::after');
    const wider = el.matches('.badge') && inset.startsWith('-') ? 7 : 0;
    if (leastIndex && (width + wider < 24 || height + wider < 24))
      found.push(`“${el.textContent}”, which opens a pile, is only ${width.toFixed(1)}×${height.toFixed(1)}`);
  }
  for (const el of /** @type {HTMLElement[]} */ (all('.fold'))) {
    const first = slots[Number(el.dataset.open)].find((slot) => slot.el)?.el;
    if (first && box(el).bottom > box(first).top + 1)
      found.push(`“${el.textContent}” covers the first strip: ${words(box(el))}, ${words(box(first))}`);
  }
  for (const [n, place] of game.host.info.places.entries()) {
    if (
      leastIndex &&
      place.role === 'talon' &&
      game.view.piles[n].count > 1 &&
      !root.querySelector(`[data-open="${n}"]`)
    )
      found.push(`${place.address} has no count to open it by`);
  }

  // Tools: there, in sight, large enough, not over one another.
  const buttons = /** @type {HTMLElement[]} */ (all('.frame button, summary')).filter(
    (el) => !el.closest('.felt, .move-list'),
  );
  const label = (/** @type {HTMLElement} */ el) => el.dataset.action ?? el.textContent ?? '';
  // The way home stands in the menu too, where there is no room for the name of the site.
  const wanted = ['undo', 'redo', 'hint', 'share', 'new-deal', 'menu', ...(game.view.dealLabel ? ['deal'] : [])];
  for (const action of wanted) {
    if (!buttons.some((el) => el.dataset.action === action)) {
      // A choice takes the place of other buttons on the smallest tables.
      found.push(`no button to ${action}`);
    }
  }
  for (const el of buttons) {
    const r = box(el);
    if (!within(r, sight)) found.push(`the button ${label(el)} leaves the window: ${words(r)}`);
    if (meet(r, plate)) found.push(`the button ${label(el)} lies over the plate`);
    if (r.width < 24 || r.height < 24)
      found.push(`the button ${label(el)} is only ${r.width.toFixed(1)}×${r.height.toFixed(1)}`);
    if (el.scrollWidth > el.clientWidth + 1 && el.clientWidth)
      found.push(`the button ${label(el)} is too narrow for its words`);
  }
  buttons.forEach((a, n) => {
    for (const b of buttons.slice(n + 1))
      if (!a.contains(b) && meet(box(a), box(b))) found.push(`${label(a)} and ${label(b)} overlap`);
  });

  // Words: whole, in sight, not over anything else.
  if (!all('.sentence').length) found.push('the sentence is not to be seen');
  for (const selector of ['.sentence', '.title', '.figures', '.code']) {
    for (const el of all(selector)) {
      // A variant's long name may end in dots; its game's may not.
      if (selector === '.title' && (game.view.variant || !leastIndex)) continue;
      const range = document.createRange();
      range.selectNodeContents(el);
      for (const r of range.getClientRects()) {
        if (r.width < 1 || r.height < 2) continue;
        if (!within(r, sight, 4)) found.push(`${selector} leaves the window: ${words(r)}`);
        // Line boxes are taller than their letters.
        const [wide, high] = common(r, plate);
        if (wide > 1 && high > 4) found.push(`${selector} lies over the plate: ${words(r)}`);
        for (const other of all(
          '.figures, .moves, .acts button, .offers button, .bar button, .thumb, .title, .sentence',
        )) {
          if (other.contains(el) || el.contains(other)) continue;
          const [across, down] = common(r, box(other));
          if (across > 1 && down > 4)
            found.push(`${selector} runs into ${other.className || other.tagName}: ${words(r)}, ${words(box(other))}`);
        }
      }
      for (let at = /** @type {Element | null} */ (el); at && at !== game.host.frame.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX !== 'visible' && at.scrollWidth > at.clientWidth + 1)
          found.push(`${selector} is cut: ${at.scrollWidth} in ${at.clientWidth}`);
        if (overflowY !== 'visible' && at.scrollHeight > at.clientHeight + 4)
          found.push(`${selector} is cut below: ${at.scrollHeight} in ${at.clientHeight}`);
      }
    }
  }
  return [...new Set(found)];
}

/**
 * Looks until nothing is wrong, or what is wrong stays so.
 * @param {import("playwright-core").Page} page @param {string} what @param {number} [index]
 */
async function inspect(page, what, index = 11) {
  /** @type {string[]} */
  let found = [];
  // The same faults in so many pictures that follow each other are no longer on their way to being mended.
  for (let same = 0, looks = 0; same < 12 && looks < 1000; looks++, await waitForFrames(page, 1)) {
    const now = await page.evaluate(faults, { index });
    if (!now.length) return [];
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return [`${what}:`, ...found.slice(0, 12).map((fault) => `  ${fault}`)];
}

/**
 * Sets the browser’s own size of text, as a reader does, and not the page’s.
 * @param {import("playwright-core").Page} page @param {number} [standard]
 */
async function enlarge(page, standard = 32) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await until(() =>
    page.evaluate((size) => parseFloat(getComputedStyle(document.documentElement).fontSize) === size, standard),
  );
}

for (const id of rotated(IDS, 2, 'layout')) {
  test(`${id} at every size`, async (t) => {
    const all = positions(id);
    // By a link: at a game's first deal its lesson would be offered, at some moment.
    const { page } = await open(t, `#${Object.values(all)[0]}`);
    await waitForTable(page);
    /** @type {string[]} */
    const found = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const [what, link] of Object.entries(all)) {
        await page.evaluate((wanted) => {
          /** @type {any} */ (document.querySelector('patience-game')).link = wanted;
        }, link);
        await expectLink(page, link);
        await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
        // Legible at the sizes of phones of today; a little smaller on the narrowest that there were.
        found.push(...(await inspect(page, `${what} at ${width}×${height}`, width < 360 ? 9.5 : 11)));
      }
    }
    assert.equal(found.join('\n'), '');
  });
}

for (const id of rotated(GAMES, 1, 'layout, large text')) {
  test(`${id} with text twice as large`, async (t) => {
    const { page } = await open(t, `#${winningLine(id).links[0]}`);
    await waitForTable(page);
    await enlarge(page);
    /** @type {string[]} */
    const found = [];
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [360, 640],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      for (const part of [0, 0.5, 1]) {
        const { links, moves } = winningLine(id);
        const link = links[Math.floor(moves.length * part)];
        await page.evaluate((wanted) => {
          /** @type {any} */ (document.querySelector('patience-game')).link = wanted;
        }, link);
        await expectLink(page, link);
        await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
        // Large text takes room from the cards, which are drawings.
        found.push(...(await inspect(page, `${part} at ${width}×${height}`, 0)));
      }
    }
    assert.equal(found.join('\n'), '');
  });
}

test('a choice to be made at every size', async (t) => {
  const { link, to } = ambiguousMove();
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  /** @type {string[]} */
  const found = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator(pileSelector(to)).click();
    await until(async () => (await readTable(page)).choices.length === 2);
    // The choice stands where other buttons stood.
    found.push(...(await inspect(page, `${width}×${height}`)).filter((fault) => !/no button to deal/.test(fault)));
    await page.keyboard.press('Escape');
    await until(async () => (await readTable(page)).choices.length === 0);
    if (found.at(-1)?.endsWith(':')) found.pop();
  }
  assert.equal(found.join('\n'), '');
});

/** @param {import("playwright-core").Page} page */
const hint = async (page) => {
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.press('hint'));
  await until(() =>
    page.evaluate(
      () => (document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('.offers button').length ?? 0) > 2,
    ),
  );
};

for (const id of rotated(GAMES, 1, 'layout, hint')) {
  test(`${id} with a hint at every size: its sentence stands above its buttons`, async (t) => {
    const { links, moves } = winningLine(id);
    const { page } = await open(t, `#${links[Math.floor(moves.length * 0.3)]}`);
    await waitForTable(page);
    /** @type {string[]} */
    const found = [];
    for (const size of [16, 32]) {
      await enlarge(page, size);
      for (const [width, height] of SIZES.filter(([width]) => size === 16 || width >= 360)) {
        await page.setViewportSize({ width, height });
        await hint(page);
        const faults = await inspect(
          page,
          `${width}×${height}, text of ${size} px`,
          size === 16 ? (width < 360 ? 9.5 : 11) : 0,
        );
        // Cards of the smallest table with the largest text are drawings; a choice takes the place of dealing.
        const counted = faults.filter((fault) => !/no button to deal|an index of/.test(fault));
        if (counted.length > 1) found.push(...counted);
        await page.keyboard.press('Escape');
      }
    }
    assert.equal(found.join('\n'), '');
  });
}

test('a packet that is looked into opens beside itself, within the table', async (t) => {
  const { links, moves } = winningLine('sly');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.4)]}`, {
    context: { viewport: { width: 1440, height: 900 } },
  });
  await waitForTable(page);
  const packets = await page.evaluate(() => {
    const { view, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
    return info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) =>
      place.role === 'tableau' && view.piles[n].count > 1 ? [place.address] : [],
    );
  });
  assert.ok(packets.length > 2);
  for (const address of packets) {
    const cell = page.locator(`[data-pile="${address}"]`);
    await cell.click({ button: 'right' });
    await until(async () => (await page.locator('.look').count()) === 1);
    const [leaf, felt] = await Promise.all(['.look', '.felt'].map((one) => page.locator(one).boundingBox()));
    /** All cards of the packet. */
    const pile = await page.evaluate((name) => {
      const { board, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
      const at = board.felt.getBoundingClientRect();
      const { x, y, width, height } = board.boxOf(
        info.places.findIndex((/** @type {any} */ place) => place.address === name),
      ).all;
      return { x: at.x + board.felt.clientLeft + x, y: at.y + board.felt.clientTop + y, width, height };
    }, address);
    assert.ok(leaf && pile && felt);
    assert.ok(
      leaf.x >= felt.x &&
        leaf.y >= felt.y &&
        leaf.x + leaf.width <= felt.x + felt.width &&
        leaf.y + leaf.height <= felt.y + felt.height,
      `${address}: within the table`,
    );
    const across = Math.max(leaf.x - pile.x - pile.width, pile.x - leaf.x - leaf.width);
    const down = Math.max(leaf.y - pile.y - pile.height, pile.y - leaf.y - leaf.height);
    assert.ok(Math.max(across, down) > 0 && Math.max(across, down) < 40, `${address}: ${across}, ${down} px away`);
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('.look').count()) === 0);
  }
});

test('a talon whose top card has nowhere to go is looked through by a tap, and by its count', async (t) => {
  const { links } = winningLine('empress-of-india');
  const talons = pileAddresses('empress-of-india')
    .flatMap((address, n) => (address.startsWith('talon') ? [{ address, n }] : []))
    .slice(0, 2);
  const found = links.flatMap((link) => {
    const { pending, piles } = atLink(link, (table) => table.view());
    return pending === null
      ? talons.filter(({ n }) => piles[n].count > 9 && !piles[n].movable).map((talon) => ({ link, ...talon }))
      : [];
  })[0];
  assert.ok(found, 'a talon of many cards that cannot move');
  const { page } = await open(t, `#${found.link}`, {
    context: { hasTouch: true, viewport: { width: 360, height: 640 } },
  });
  await waitForTable(page);
  for (const way of [`[data-pile="${found.address}"]`, `[data-open="${found.n}"]`]) {
    await page.locator(way).tap();
    await until(async () => (await page.locator('.look').count()) === 1, { what: way });
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('.look').count()) === 0);
  }
  await expectLink(page, found.link);
});

test('how far the game is stands beside what is known of it, at every size', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`);
  await waitForTable(page);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.showProven());
  await until(() => page.locator('.verdict').isVisible());
  /** @type {string[]} */
  const found = [];
  for (const [width, height] of [...SIZES, [1024, 768]]) {
    await page.setViewportSize({ width, height });
    const faults = await inspect(page, `${width}×${height}`, width < 360 ? 9.5 : 11);
    if (faults.length) found.push(...faults);
    await eventually(async () =>
      assert.match(await page.locator('.figure:visible').last().innerText(), /home/, `${width}×${height}`),
    );
  }
  assert.equal(found.join('\n'), '');
});

test('the menu with text twice as large on a phone does not scroll sideways', async (t) => {
  const { page } = await open(t, `#${winningLine('empress-of-india').links[0]}`, {
    context: { viewport: { width: 360, height: 640 } },
  });
  await waitForTable(page);
  await enlarge(page);
  await page.locator('[data-action="menu"]').click();
  await until(async () => (await page.locator('dialog[open] .entry').count()) > 5);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] .entry, dialog[open] h2, dialog[open] button')].flatMap((el) => {
      const { left, right, height } = el.getBoundingClientRect();
      const lines = el.matches('h2') ? height / parseFloat(getComputedStyle(el).lineHeight) : 1;
      return left < 0 || right > innerWidth || el.scrollWidth > el.clientWidth + 1 || lines > 2.5
        ? [`${el.textContent}: ${left}–${right}, ${lines} lines`]
        : [];
    }),
  );
  assert.deepEqual(found, []);
});

test('the start page at every size', async (t) => {
  const { page } = await open(t);
  await until(async () => (await page.locator('#plates > li').count()) === 4);
  /** @type {string[]} */
  const found = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The narrowest of telephones and twice the text at once is more than can be asked.
    for (const size of width < 360 ? [16] : [16, 32]) {
      await enlarge(page, size);
      const faults = await page.evaluate(() => {
        /** @type {string[]} */
        const wrong = [];
        if (document.documentElement.scrollWidth > innerWidth)
          wrong.push(`scrolls sideways: ${document.documentElement.scrollWidth}`);
        for (const el of document.querySelectorAll('button, input, a.plate, a.button, label, h1, h2, p')) {
          const { left, right, width, height } = el.getBoundingClientRect();
          const { clipPath } = getComputedStyle(el);
          if (!width || clipPath !== 'none' || el.classList.contains('skip')) continue;
          const name = `${el.tagName.toLowerCase()} “${(el.textContent ?? '').trim().slice(0, 30)}”`;
          if (left < -1 || right > innerWidth + 1) wrong.push(`${name} leaves the window: ${left}–${right}`);
          if (el.matches('button, a.plate, a.button, #code') && (width < 24 || height < 24))
            wrong.push(`${name} is only ${width}×${height}`);
          if (el.matches('button, a.button') && el.scrollWidth > el.clientWidth + 1)
            wrong.push(`${name} is too narrow`);
        }
        return wrong;
      });
      found.push(...faults.map((fault) => `${width}×${height}, text of ${size} px: ${fault}`));
    }
  }
  assert.equal(found.join('\n'), '');
});

test('the start page with a game to go on with: no word over another', async (t) => {
  const game = winningLine('labyrinth-late-refill');
  const { page } = await open(t, `#${game.links[30]}`);
  await waitForTable(page);
  // A link alone is nobody's game yet.
  await page.locator('patience-game').evaluate((table, move) => {
    /** @type {any} */ (table).play(move);
  }, game.moves[30]);
  for (const [width, height] of [...SIZES, [740, 360]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => void (location.hash = ''));
    await until(() => page.locator('#resume a').isVisible());
    const over = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.head nav button, h1, .tagline, .resume p, .resume a, .plate')];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return parts.flatMap((part, n) =>
        boxes.slice(n + 1).flatMap((box, m) => {
          const [one, other] = [boxes[n], parts[n + 1 + m]];
          const wide = Math.min(one.right, box.right) - Math.max(one.left, box.left);
          const high = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
          return wide > 1 && high > 4 ? [`${part.textContent} / ${other.textContent}`] : [];
        }),
      );
    });
    assert.deepEqual(over, [], `${width}×${height}`);
  }
});

test('the start page with text twice as large on the narrowest phone does not scroll sideways', async (t) => {
  const { page } = await open(t, '', { context: { viewport: { width: 320, height: 568 } } });
  await until(async () => (await page.locator('#plates > li').count()) === 4);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const [scroll, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(scroll <= room, `${scroll} px in ${room}`);
});
