// Every table at every size: everything in view, nothing overlapping, all text legible, every target large enough.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine, pileAddresses, rules } from './support/games.mjs';
import { pixelsOf } from './support/pixels.mjs';
import { ambiguousMove } from './support/player.mjs';
import { tablePage, windowOptions } from './support/table-page.mjs';
import { waitForFrames, readTable, waitForTable, expectLink, followLink } from './support/table-state.mjs';
import { isExhaustive, rotated } from './support/tier.mjs';

/** All when exhaustive, else the narrowest, the lowest and a desktop. */
const SIZES = [
  [320, 568],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
].filter((_, n) => isExhaustive || n % 2 === 0);

/** The games, without variants that have the same table. */
const GAMES = IDS.filter((id) => !id.startsWith('labyrinth-'));

/** The view after dealing everything and playing nothing home. @param {string} id @param {string} code */
function viewAfterDealing(id, code) {
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

/** The dealt position of the golden deal with the largest pile. @param {string} id */
function largestPileLink(id) {
  const text = fs.readFileSync(new URL(`../data/deals/${id}.txt`, import.meta.url), 'utf8');
  const codes = [...text.matchAll(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g)].map(([code]) => code).slice(0, 20);
  const views = codes.map((code) => viewAfterDealing(id, code));
  const largest = (/** @type {typeof views[0]} */ view) => Math.max(...view.piles.map((pile) => pile.count));
  return views.reduce((a, b) => (largest(b) > largest(a) ? b : a)).link;
}

/** Links to test, by stage of the game. @param {string} id @returns {Record<string, string>} */
function positions(id) {
  const { links, moves } = winningLine(id);
  const at = (/** @type {number} */ part) => links[Math.floor(moves.length * part)];
  // Another game has other large piles.
  const other = winningLine(id, 1);
  return {
    start: at(0),
    other: other.links[Math.floor(other.moves.length * 0.45)],
    early: at(0.2),
    middle: at(0.5),
    late: at(0.85),
    won: at(1),
    dealt: largestPileLink(id),
  };
}

/**
 * Describes the faults of the table's layout. Runs in the page.
 * @param {any} game the element @param {{ minIndex: number }} limits the least height of an index, in px; 0 with large text
 */
function describeFaults(game, { minIndex }) {
  const root = /** @type {ShadowRoot} */ (game.shadowRoot);
  /** @type {string[]} */
  const found = [];
  const box = (/** @type {Element} */ el) => el.getBoundingClientRect();
  /** True if only screen readers get it. */
  const isClipped = (/** @type {Element | null} */ el) => {
    for (; el; el = el.parentElement) if (getComputedStyle(el).clipPath !== 'none') return true;
    return false;
  };
  const all = (/** @type {string} */ selector) =>
    [...root.querySelectorAll(selector)].filter(
      (el) =>
        el.checkVisibility({ visibilityProperty: true }) &&
        box(el).width > 0 &&
        !isClipped(el) &&
        !el.closest('.unseen'),
    );
  const format = (/** @type {DOMRect} */ r) =>
    `${Math.round(r.left)},${Math.round(r.top)}–${Math.round(r.right)},${Math.round(r.bottom)}`;
  const within = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b, slack = 1) =>
    a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
  const overlap = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const overlaps = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => overlap(a, b).every((length) => length > 1);
  const viewport = new DOMRect(0, 0, innerWidth, innerHeight);
  const boardFrame = box(all('.board-frame')[0]);
  // A long sentence rises over the lower edge of the board, by a line at most.
  const rise = Math.max(0, boardFrame.bottom - box(all('.foot')[0] ?? root.host).top);
  if (all('.foot').length && rise > 24) found.push(`the sentence and its buttons rise ${rise} px over the board frame`);
  const { left, top, width, height } = boardFrame;
  const openFrame = all('.foot').length ? new DOMRect(left, top, width, height - rise) : boardFrame;

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
    found.push(`the page scrolls: ${page.scrollWidth}×${page.scrollHeight}`);
  if (!within(boardFrame, viewport)) found.push(`the board frame leaves the window: ${format(boardFrame)}`);

  // Piles: within the board frame, large enough, not overlapping.
  const cells = /** @type {HTMLElement[]} */ (all('[data-pile]'));
  const name = (/** @type {HTMLElement} */ el) => el.dataset.pile ?? '';
  for (const cell of cells) {
    const r = box(cell);
    if (!within(r, boardFrame)) found.push(`${name(cell)} leaves the board frame ${format(boardFrame)}: ${format(r)}`);
    if (minIndex && (r.width < 24 || r.height < 24)) found.push(`${name(cell)} is only ${r.width}×${r.height}`);
  }
  // A gap of the Labyrinth may reach under the card above it, which gets the touches there.
  const gap = (/** @type {HTMLElement} */ el) =>
    /^r\d+c/.test(name(el)) && !game.view.piles[game.host.board.grid.cells.indexOf(el)].count;
  const solid = cells.filter((cell) => !gap(cell));
  solid.forEach((a, n) => {
    for (const b of solid.slice(n + 1))
      if (overlaps(box(a), box(b)))
        found.push(`${name(a)} and ${name(b)} overlap: ${format(box(a))}, ${format(box(b))}`);
  });
  for (const card of all('.cards > .card'))
    if (!within(box(card), boardFrame, 2)) found.push(`a card leaves the board frame: ${format(box(card))}`);

  // Labels beside piles: not over cards.
  for (const note of all('.pile-label.side')) {
    for (const card of all('.cards > .card'))
      if (overlaps(box(note), box(card)))
        found.push(`“${note.textContent}” lies over a card: ${format(box(note))}, ${format(box(card))}`);
  }

  // The top card of every pile, and both of a pair, show their index.
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
      if (height < minIndex - 0.05) found.push(`${name(cell)}: an index of ${height.toFixed(1)} px`);
      // A selected card is lifted a little.
      if (!within(r, box(cell), cell.getAttribute('aria-selected') === 'true' ? 6 : 1.5))
        found.push(`${name(cell)}: its index ${format(r)} leaves its visible part, ${format(box(cell))}`);
    }
  });

  // Labels of piles: whole, over no cards and no other text. Buttons that open piles: large enough.
  /** @param {Element} el */
  const textBox = (el) => {
    const range = document.createRange();
    range.selectNodeContents(el);
    return range.getBoundingClientRect();
  };
  const labels = all('.pile-label').map((el) => ({ el, r: textBox(el) }));
  for (const { el, r } of labels) {
    if (!within(r, boardFrame)) found.push(`the label “${el.textContent}” leaves the board frame: ${format(r)}`);
    if (el.matches('.under, .side')) {
      for (const card of all('.cards > .card')) {
        const [wide, high] = overlap(r, box(card));
        if (wide > 2 && high > 4)
          found.push(`the label “${el.textContent}” lies on a card: ${format(r)}, ${format(box(card))}`);
      }
    }
    for (const other of all('.caption:not(.rule)'))
      if (overlaps(r, textBox(other))) found.push(`the label “${el.textContent}” runs into “${other.textContent}”`);
    for (const other of labels)
      if (other.el !== el && overlaps(r, other.r))
        found.push(`the labels “${el.textContent}” and “${other.el.textContent}” overlap`);
  }
  for (const el of all('button.pile-label, .fold')) {
    const { width, height } = box(el);
    const { inset } = getComputedStyle(el, '::after');
    const wider = el.matches('.badge') && inset.startsWith('-') ? 7 : 0;
    if (minIndex && (width + wider < 24 || height + wider < 24))
      found.push(`“${el.textContent}”, which opens a pile, is only ${width.toFixed(1)}×${height.toFixed(1)}`);
  }
  for (const el of /** @type {HTMLElement[]} */ (all('.fold'))) {
    const first = slots[Number(el.dataset.open)].find((slot) => slot.el)?.el;
    if (first && box(el).bottom > box(first).top + 1)
      found.push(`“${el.textContent}” covers the first strip: ${format(box(el))}, ${format(box(first))}`);
  }
  for (const [n, place] of game.host.info.places.entries()) {
    if (minIndex && place.role === 'talon' && game.view.piles[n].count > 1 && !root.querySelector(`[data-open="${n}"]`))
      found.push(`${place.address} has no count to open it by`);
  }

  // Buttons: present, in view, large enough, not overlapping.
  const buttons = /** @type {HTMLElement[]} */ (all('.frame button, summary')).filter(
    (el) => !el.closest('.felt, .move-list'),
  );
  const label = (/** @type {HTMLElement} */ el) => el.dataset.action ?? el.textContent ?? '';
  // On narrow tables, the menu has the link to the start page instead.
  const wanted = ['undo', 'redo', 'hint', 'share', 'new-deal', 'menu', ...(game.view.dealLabel ? ['deal'] : [])];
  for (const action of wanted) {
    if (!buttons.some((el) => el.dataset.action === action)) {
      // On the smallest tables, a choice takes the place of other buttons.
      found.push(`no button to ${action}`);
    }
  }
  for (const el of buttons) {
    const r = box(el);
    if (!within(r, viewport)) found.push(`the button ${label(el)} leaves the window: ${format(r)}`);
    if (overlaps(r, openFrame)) found.push(`the button ${label(el)} lies over the board frame`);
    if (r.width < 24 || r.height < 24)
      found.push(`the button ${label(el)} is only ${r.width.toFixed(1)}×${r.height.toFixed(1)}`);
    if (el.scrollWidth > el.clientWidth + 1 && el.clientWidth)
      found.push(`the button ${label(el)} is too narrow for its words`);
  }
  buttons.forEach((a, n) => {
    for (const b of buttons.slice(n + 1))
      if (!a.contains(b) && overlaps(box(a), box(b))) found.push(`${label(a)} and ${label(b)} overlap`);
  });

  // Text: whole, in view, not over anything else.
  if (!all('.sentence').length) found.push('the sentence is not visible');
  for (const selector of ['.sentence', '.title', '.counters', '.code']) {
    for (const el of all(selector)) {
      // A variant's long name may end in an ellipsis; its game's may not.
      if (selector === '.title' && (game.view.variant || !minIndex)) continue;
      const range = document.createRange();
      range.selectNodeContents(el);
      for (const r of range.getClientRects()) {
        if (r.width < 1 || r.height < 2) continue;
        if (!within(r, viewport, 4)) found.push(`${selector} leaves the window: ${format(r)}`);
        // Line boxes are taller than their letters.
        const [wide, high] = overlap(r, openFrame);
        if (wide > 1 && high > 4) found.push(`${selector} lies over the board frame: ${format(r)}`);
        for (const other of all(
          '.counters, .moves, .actions button, .offers button, .bar button, .bottom-bar, .title, .sentence',
        )) {
          if (other.contains(el) || el.contains(other)) continue;
          const [across, down] = overlap(r, box(other));
          if (across > 1 && down > 4)
            found.push(
              `${selector} runs into ${other.className || other.tagName}: ${format(r)}, ${format(box(other))}`,
            );
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
 * Looks for faults until there are none or they persist.
 * @param {import("playwright-core").Page} page @param {string} situation @param {number} [minIndex]
 */
async function findFaults(page, situation, minIndex = 11) {
  /** @type {string[]} */
  let found = [];
  // Faults that are the same in twelve consecutive frames persist.
  for (let same = 0, looks = 0; same < 12 && looks < 1000; looks++, await waitForFrames(page, 1)) {
    const now = await tablePage(page).evaluate(describeFaults, { minIndex });
    if (!now.length) return [];
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return [`${situation}:`, ...found.slice(0, 12).map((fault) => `  ${fault}`)];
}

/**
 * Sets the text size in the browser's settings, as a user does.
 * @param {import("playwright-core").Page} page @param {number} [standard]
 */
async function setTextSize(page, standard = 32) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await until(() =>
    page.evaluate((size) => parseFloat(getComputedStyle(document.documentElement).fontSize) === size, standard),
  );
}

for (const id of rotated(IDS, 2, 'layout')) {
  test(`${id}: the table has no layout fault at any size`, async (t) => {
    const all = positions(id);
    // A link: at the first deal of a game the page would offer its lesson.
    const { page } = await open(t, `#${Object.values(all)[0]}`);
    await waitForTable(page);
    /** @type {string[]} */
    const found = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const [what, link] of Object.entries(all)) {
        await tablePage(page).setLink(link);
        await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
        // Indices may be smaller on the narrowest, older phones.
        found.push(...(await findFaults(page, `${what} at ${width}×${height}`, width < 360 ? 9.5 : 11)));
      }
    }
    assert.equal(found.join('\n'), '');
  });
}

for (const id of rotated(GAMES, 1, 'layout, large text')) {
  test(`${id}: the table has no layout fault with text twice as large`, async (t) => {
    const { page } = await open(t, `#${winningLine(id).links[0]}`);
    await waitForTable(page);
    await setTextSize(page);
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
        await tablePage(page).setLink(link);
        await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
        // Large text leaves less room for cards, which are drawings.
        found.push(...(await findFaults(page, `${part} at ${width}×${height}`, 0)));
      }
    }
    assert.equal(found.join('\n'), '');
  });
}

test('a choice between moves has no layout fault at any size', async (t) => {
  const { link, to } = ambiguousMove();
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  /** @type {string[]} */
  const found = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await tablePage(page).cell(to).click();
    await until(async () => (await readTable(page)).choices.length === 2);
    // The choice takes the place of other buttons.
    found.push(...(await findFaults(page, `${width}×${height}`)).filter((fault) => !/no button to deal/.test(fault)));
    await page.keyboard.press('Escape');
    await until(async () => (await readTable(page)).choices.length === 0);
    if (found.at(-1)?.endsWith(':')) found.pop();
  }
  assert.equal(found.join('\n'), '');
});

/** @param {import("playwright-core").Page} page */
const showHint = async (page) => {
  await tablePage(page).evaluate(({ host }) => void host.press('hint'));
  await until(async () => (await page.locator('patience-game .offers button').count()) > 2);
};

for (const id of rotated(GAMES, 1, 'layout, hint')) {
  test(`${id}: a hint has no layout fault at any size, with its sentence above its buttons`, async (t) => {
    const { links, moves } = winningLine(id);
    const { page } = await open(t, `#${links[Math.floor(moves.length * 0.3)]}`);
    await waitForTable(page);
    /** @type {string[]} */
    const found = [];
    for (const size of [16, 32]) {
      await setTextSize(page, size);
      for (const [width, height] of SIZES.filter(([width]) => size === 16 || width >= 360)) {
        await page.setViewportSize({ width, height });
        await showHint(page);
        const faults = await findFaults(
          page,
          `${width}×${height}, text of ${size} px`,
          size === 16 ? (width < 360 ? 9.5 : 11) : 0,
        );
        // With the largest text on the smallest table, indices may be small; a choice takes the place of Deal.
        const relevant = faults.filter((fault) => !/no button to deal|an index of/.test(fault));
        if (relevant.length > 1) found.push(...relevant);
        await page.keyboard.press('Escape');
      }
    }
    assert.equal(found.join('\n'), '');
  });
}

test('the popover of a packet opens beside the packet, within the table', async (t) => {
  const { links, moves } = winningLine('sly');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.4)]}`, {
    context: { viewport: { width: 1440, height: 900 } },
  });
  const table = tablePage(page);
  await waitForTable(page);
  const packets = await table.evaluate(({ host: { view, info } }) => {
    return info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) =>
      place.role === 'tableau' && view.piles[n].count > 1 ? [place.address] : [],
    );
  });
  assert.ok(packets.length > 2);
  for (const address of packets) {
    const cell = table.cell(address);
    await cell.click({ button: 'right' });
    await until(async () => (await page.locator('.popover').count()) === 1);
    // Small capitals tell the name of the packet from the count of its cards.
    assert.match(await page.locator('.popover-name').innerText(), /^[A-Z]+ \d+$/);
    const [popover, felt] = await Promise.all(
      ['.popover', '.felt'].map((selector) => page.locator(selector).boundingBox()),
    );
    const pile = await table.evaluate(({ host: { board, info } }, name) => {
      const at = board.felt.getBoundingClientRect();
      const { x, y, width, height } = board.boxOf(
        info.places.findIndex((/** @type {any} */ place) => place.address === name),
      ).bounds;
      return { x: at.x + board.felt.clientLeft + x, y: at.y + board.felt.clientTop + y, width, height };
    }, address);
    assert.ok(popover && pile && felt);
    assert.ok(
      popover.x >= felt.x &&
        popover.y >= felt.y &&
        popover.x + popover.width <= felt.x + felt.width &&
        popover.y + popover.height <= felt.y + felt.height,
      `${address}: within the table`,
    );
    const across = Math.max(popover.x - pile.x - pile.width, pile.x - popover.x - popover.width);
    const down = Math.max(popover.y - pile.y - pile.height, pile.y - popover.y - popover.height);
    assert.ok(Math.max(across, down) > 0 && Math.max(across, down) < 40, `${address}: ${across}, ${down} px away`);
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('.popover').count()) === 0);
  }
});

test('a talon whose top card cannot move opens by a tap on it or on its count', async (t) => {
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
  for (const selector of [`[data-pile="${found.address}"]`, `[data-open="${found.n}"]`]) {
    await page.locator(selector).tap();
    await until(async () => (await page.locator('.popover').count()) === 1, { what: selector });
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('.popover').count()) === 0);
  }
  await expectLink(page, found.link);
});

test('the cards at home are counted beside the verdict at every size', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`);
  await waitForTable(page);
  await tablePage(page).evaluate(({ host }) => void host.adviser.showProven());
  await until(() => page.locator('.verdict').isVisible());
  /** @type {string[]} */
  const found = [];
  for (const [width, height] of [...SIZES, [1024, 768]]) {
    await page.setViewportSize({ width, height });
    const faults = await findFaults(page, `${width}×${height}`, width < 360 ? 9.5 : 11);
    if (faults.length) found.push(...faults);
    await eventually(async () =>
      assert.match(await page.locator('.counter:visible').last().innerText(), /home/, `${width}×${height}`),
    );
  }
  assert.equal(found.join('\n'), '');
});

test('the menu does not scroll sideways with text twice as large on a phone', async (t) => {
  const { page } = await open(t, `#${winningLine('empress-of-india').links[0]}`, {
    context: { viewport: { width: 360, height: 640 } },
  });
  await waitForTable(page);
  await setTextSize(page);
  await tablePage(page).button('menu').click();
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

/** Mean brightness of the paper at an edge of the menu, from 0 to 255, left of its entries. @param {import('playwright-core').Page} page @param {'top' | 'bottom'} edge */
async function brightnessAt(page, edge) {
  const box = await page.locator('dialog[open].menu .dialog-body').boundingBox();
  assert.ok(box);
  const y = edge === 'top' ? box.y + 1 : box.y + box.height - 5;
  const clip = { x: box.x + 3, y, width: 8, height: 4 };
  const { bytes } = await pixelsOf(page, await page.screenshot({ clip }));
  return bytes.filter((_, n) => n % 4 < 3).reduce((sum, byte) => sum + byte, 0) / (bytes.length * 0.75);
}

test('a menu that is too long for its window fades at the edges behind which there is more of it', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`, {
    context: { viewport: { width: 844, height: 390 } },
  });
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await until(async () => (await page.locator('dialog[open] .entry').count()) > 5);
  const body = page.locator('dialog[open].menu .dialog-body');
  assert.ok(await body.evaluate((el) => el.scrollHeight > el.clientHeight + 20), 'it is too long');
  const atTop = { top: await brightnessAt(page, 'top'), bottom: await brightnessAt(page, 'bottom') };
  assert.ok(atTop.bottom < atTop.top - 8, `below is more: ${JSON.stringify(atTop)}`);
  await body.evaluate((el) => el.scrollTo(0, el.scrollHeight));
  await waitForFrames(page, 2);
  const atEnd = { top: await brightnessAt(page, 'top'), bottom: await brightnessAt(page, 'bottom') };
  assert.ok(atEnd.top < atEnd.bottom - 8, `above is more: ${JSON.stringify(atEnd)}`);
});

test('the start page has no layout fault at any size and text size', async (t) => {
  const { page } = await open(t);
  await until(async () => (await page.locator('#games > li').count()) === 4);
  /** @type {string[]} */
  const found = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Twice the text on the narrowest phone is not supported.
    for (const size of width < 360 ? [16] : [16, 32]) {
      await setTextSize(page, size);
      const faults = await page.evaluate(() => {
        /** @type {string[]} */
        const wrong = [];
        if (document.documentElement.scrollWidth > innerWidth)
          wrong.push(`scrolls sideways: ${document.documentElement.scrollWidth}`);
        for (const el of document.querySelectorAll('button, input, a.thumbnail, a.button, label, h1, h2, p')) {
          const { left, right, width, height } = el.getBoundingClientRect();
          const { clipPath } = getComputedStyle(el);
          if (!width || clipPath !== 'none' || el.classList.contains('skip')) continue;
          const name = `${el.tagName.toLowerCase()} “${(el.textContent ?? '').trim().slice(0, 30)}”`;
          if (left < -1 || right > innerWidth + 1) wrong.push(`${name} leaves the window: ${left}–${right}`);
          if (el.matches('button, a.thumbnail, a.button, #code') && (width < 24 || height < 24))
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

test('on the start page with a game to continue, no text overlaps another', async (t) => {
  const game = winningLine('labyrinth-late-refill');
  const { page } = await open(t, `#${game.links[30]}`);
  await waitForTable(page);
  // A linked position becomes the player's game with the first move.
  await tablePage(page).evaluate((game, move) => {
    game.play(move);
  }, game.moves[30]);
  for (const [width, height] of [...SIZES, [740, 360]]) {
    await page.setViewportSize({ width, height });
    await followLink(page, '');
    await until(() => page.locator('#resume a').isVisible());
    const over = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.head nav button, h1, .tagline, .resume p, .resume a, .thumbnail')];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return parts.flatMap((part, n) =>
        boxes.slice(n + 1).flatMap((box, m) => {
          const [first, other] = [boxes[n], parts[n + 1 + m]];
          const wide = Math.min(first.right, box.right) - Math.max(first.left, box.left);
          const high = Math.min(first.bottom, box.bottom) - Math.max(first.top, box.top);
          return wide > 1 && high > 4 ? [`${part.textContent} / ${other.textContent}`] : [];
        }),
      );
    });
    assert.deepEqual(over, [], `${width}×${height}`);
  }
});

test('the start page does not scroll sideways with text twice as large on the narrowest phone', async (t) => {
  const { page } = await open(t, '', { context: { viewport: { width: 320, height: 568 } } });
  await until(async () => (await page.locator('#games > li').count()) === 4);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const [content, available] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(content <= available, `${content} px in ${available}`);
});

for (const [id, what] of [
  ['empress-of-india', 'the Army and the Navy are named beside their rows'],
  ['labyrinth', 'the foundations going up and down are named beside their columns'],
])
  test(`on a phone in landscape ${what}, clear of the cards`, async (t) => {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ])
      for (const lang of ['en', 'de', 'fr', 'es', 'ar']) {
        const { page } = await open(t, `?lang=${lang}#${id}`, {
          context: { viewport: { width, height }, hasTouch: true, isMobile: true },
        });
        await waitForTable(page);
        await until(() => page.evaluate((code) => document.documentElement.lang === code, lang));
        const at = `${lang} ${width}`;
        const { titles, covered } = await tablePage(page).evaluate(({ shadowRoot: root }) => {
          const drawn = [...root.querySelectorAll('.caption.upright')].map((el) => {
            const range = document.createRange();
            range.selectNodeContents(el);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            // Capitals take less than their line.
            const [middle, half] = [(left + right) / 2, parseFloat(getComputedStyle(el).fontSize) * 0.4];
            const box = { left: middle - half, right: middle + half, top, bottom };
            return { text: el.textContent, box, place: el.getBoundingClientRect() };
          });
          const others = [...root.querySelectorAll('.layer .card, .pile-label')].map((el) =>
            el.getBoundingClientRect(),
          );
          return {
            titles: drawn.map(({ text, box, place }) => ({
              text,
              isWhole: box.top >= place.top - 0.5 && box.bottom <= place.bottom + 0.5,
            })),
            covered: drawn.flatMap(({ text, box }) =>
              others
                .filter((o) => o.left < box.right && box.left < o.right && o.top < box.bottom && box.top < o.bottom)
                .map((o) => `${text}: ${JSON.stringify(o)}`),
            ),
          };
        });
        assert.equal(titles.length, 2, at);
        assert.ok(
          titles.every(({ text, isWhole }) => text && isWhole),
          `${at}: ${JSON.stringify(titles)}`,
        );
        assert.deepEqual(covered, [], at);
        await page.close();
      }
  });

test('in the Labyrinth no title stands between the foundations and the rows, and the grace is named at every size', async (t) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [768, 1024],
  ]) {
    const { page } = await open(t, '#labyrinth', windowOptions(width, height));
    await waitForTable(page);
    const titles = await tablePage(page).evaluate(({ shadowRoot: root, host }) => {
      const { places } = host.info;
      const boxOf = (/** @type {string} */ address) =>
        host.board.boxOf(places.findIndex((/** @type {any} */ place) => place.address === address)).rect;
      const { top } = root.querySelector('.felt').getBoundingClientRect();
      return [...root.querySelectorAll('.caption:not(.rule, .upright)')].map((el) => {
        const { top: y } = el.getBoundingClientRect();
        const isBelow = y - top > boxOf('D-').y + boxOf('D-').height && boxOf('D-').y > boxOf('D+').y;
        return { name: el.dataset.name, isBelow };
      });
    });
    const at = `${width}×${height}`;
    assert.deepEqual(
      titles.filter(({ isBelow }) => isBelow),
      [],
      at,
    );
    assert.ok(
      titles.some(({ name }) => name === 'grace'),
      at,
    );
    await page.close();
  }
});

test('on phones a rule parts the cards at home from the list of moves', async (t) => {
  const { page } = await open(t, '#labyrinth', windowOptions(390, 844));
  await waitForTable(page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await page.locator(`patience-game [data-mode="${width < height ? 'phone' : 'rail'}"]`).waitFor();
    const rule = await page
      .locator('patience-game .counters')
      .evaluate((el) => getComputedStyle(el).borderInlineEndWidth);
    assert.equal(rule, '1px', `${width}×${height}`);
  }
});

for (const language of ['en', 'de', 'fr', 'es', 'ar'])
  test(`on a phone the number of cards at home stands beside the verdict, away from the moves, in the usual size (${language})`, async (t) => {
    const { links } = winningLine('labyrinth');
    const { page, site } = await open(t, `#${links[34]}`, {
      context: { viewport: { width: 390, height: 844 }, hasTouch: true },
    });
    await waitForTable(page);
    const size = () => page.locator('.foot .status').evaluate((el) => getComputedStyle(el).fontSize);
    const usual = await size();
    await page.evaluate(() => localStorage.setItem('cadogan:1:settings', JSON.stringify({ verdict: 'always' })));
    await page.goto(`${site.url}?lang=${language}#${links[34]}`);
    await page.reload();
    const verdict = page.locator('.verdict[data-state="won"]:not(.is-working)');
    await verdict.waitFor();
    await eventually(async () => {
      const boxes = await Promise.all(
        [verdict, page.locator('.counter').last(), page.locator('.moves > summary')].map((part) => part.boundingBox()),
      );
      const [before, counter, moves] = boxes.map((box) => ({
        left: box?.x ?? 0,
        right: (box?.x ?? 0) + (box?.width ?? 0),
      }));
      const [near, far] =
        language === 'ar'
          ? [before.left - counter.right, counter.left - moves.right]
          : [counter.left - before.right, moves.left - counter.right];
      assert.ok(near >= 0 && near < far, `${near} px to the verdict, ${far} px to the moves`);
    });
    assert.equal(await size(), usual);
  });
