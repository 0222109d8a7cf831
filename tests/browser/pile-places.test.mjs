// Placement on the felt and around it: nothing covers anything else, no card moves under the finger, and cards grow with the
// window.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { offersOf } from '../../www/engine/choices.js';
import { atLink, pileAddresses, winningLine, rules } from './support/games.mjs';
import { waitForFrames, readTable, waitForTable, followLink } from './support/table-state.mjs';
import { tablePage, windowOptions } from './support/table-page.mjs';

/** Options of `open` for a window; a narrow one has touch. @param {number} width @param {number} height */
const sizedWindow = (width, height) => windowOptions(width, height, { touch: width < 500 });

/** @param {import("playwright-core").Page} page @param {string} link */
async function showPosition(page, link) {
  await tablePage(page).setLink(link);
  await waitForFrames(page, 2);
}

/** @typedef {{ left: number, top: number, right: number, bottom: number, width: number, height: number, text: string }} TextBox */

/** The boxes and texts of elements of the table. @param {import("playwright-core").Page} page @param {string} selector @returns {Promise<TextBox[]>} */
const boxes = (page, selector) =>
  tablePage(page).evaluate(
    ({ shadowRoot }, wanted) =>
      [...shadowRoot.querySelectorAll(wanted)].map((el) => {
        const { left, top, right, bottom, width, height } = el.getBoundingClientRect();
        return { left, top, right, bottom, width, height, text: el.textContent };
      }),
    selector,
  );

test('the Fairie Queen on a phone in landscape: no pile leaves the felt during the deal', async (t) => {
  const { links, moves } = winningLine('fairie-queen');
  const { page } = await open(t, `#${links[0]}`, sizedWindow(844, 390));
  await waitForTable(page);
  for (let ply = 0; ply < moves.length * 0.45; ply += 12) {
    await showPosition(page, links[ply]);
    const [felt] = await boxes(page, '.felt');
    const piles = await boxes(page, '.cell');
    const out = piles.filter(({ top, bottom }) => top < felt.top || bottom > felt.bottom);
    assert.deepEqual(out, [], `after ${ply} moves`);
  }
});

test('the Empress on a small phone: the edges of a deep foundation cover neither rank nor caption', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ]) {
    const { page } = await open(t, `#${links[Math.floor(moves.length * 0.8)]}`, sizedWindow(width, height));
    await waitForTable(page);
    const found = await tablePage(page).evaluate(({ host: { board, frame, info }, shadowRoot: root }) => {
      const captions = [...root.querySelectorAll('.caption:not(.rule)')].map((el) => {
        const range = document.createRange();
        range.selectNodeContents(el);
        return range.getBoundingClientRect();
      });
      const others = [...root.querySelectorAll('.cell')].map((el) => el.getBoundingClientRect());
      return info.places.flatMap((/** @type {any} */ place, /** @type {number} */ pile) => {
        const el = board.slots[pile].find((/** @type {any} */ slot) => slot.el)?.el;
        if (place.role !== 'foundation' || !el) return [];
        const { left, right, bottom } = el.getBoundingClientRect();
        const edge = parseFloat(getComputedStyle(frame.felt).getPropertyValue('--edge'));
        const end = bottom + Number(el.dataset.depth) * edge;
        const overlaps = [...captions, ...others].some(
          (box) => box.top > bottom - 2 && box.top < end - 0.3 && box.left < right - 1 && box.right > left + 1,
        );
        return overlaps ? [place.address] : [];
      });
    });
    assert.deepEqual(found, [], `${width}×${height}`);
  }
});

/** How far the crop marks of targets reach beyond the board frame, in pixels. @param {import("playwright-core").Page} page */
const markOverflow = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root }) => {
    const boardFrame = root.querySelector('.board-frame').getBoundingClientRect();
    return Math.max(
      ...[...root.querySelectorAll('.is-target')].map((el) => {
        const out = -parseFloat(getComputedStyle(el, '::before').insetBlockEnd);
        return el.getBoundingClientRect().bottom + out - boardFrame.bottom;
      }),
    );
  });

test('the Empress on a phone: crop marks stay on the board frame, and a choice moves no card', async (t) => {
  const game = winningLine('empress-of-india');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ]) {
    const { page } = await open(t, `#${game.links[0]}`, sizedWindow(width, height));
    const table = tablePage(page);
    await waitForTable(page);
    const { cell } = table;
    await cell('a2').tap();
    await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a2']));
    assert.ok((await markOverflow(page)) <= 0, `${width}×${height}: the marks end on the board frame`);
    const before = await cell('n4').boundingBox();
    // As long as the question which of several moves two cards mean.
    await table.evaluate(({ host }) => {
      host.announce('Queen of diamonds and jack of spades:');
      host.offer(['Play both', 'In the Army', 'In the Navy'].map((label) => ({ label, onPress() {} })));
    });
    await until(async () => (await readTable(page)).choices.length === 3);
    await waitForFrames(page, 3);
    assert.deepEqual(await cell('n4').boundingBox(), before, `${width}×${height}: the card does not move`);
    const buttons = await boxes(page, '.offers button');
    const minHeight = height > 700 ? 44 : 36;
    for (const button of buttons)
      assert.ok(button.height >= minHeight - 0.1, `${width}×${height}: “${button.text}” is ${button.height} px high`);
  }
});

test('Sly on a phone: the mark around all packets ends below the last of them, with its corners on the board frame', async (t) => {
  const { links } = winningLine('sly');
  const link = links.find((candidate, ply) => {
    const { pending, piles } = atLink(candidate, (table) => table.view());
    return pending !== null && !piles[pending].goesHome && ply > 80;
  });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ]) {
    const { page } = await open(t, `#${link}`, sizedWindow(width, height));
    await waitForTable(page);
    await eventually(async () => {
      const [[felt], [mark], packets] = await Promise.all(
        ['.felt', '.group.is-target', '.cell[data-pile^="p"]'].map((selector) => boxes(page, selector)),
      );
      assert.ok(mark, 'all packets are marked as one');
      assert.ok(mark.left - felt.left >= 4 && felt.right - mark.right >= 4, `${width}: ${mark.left} to ${mark.right}`);
      const below = mark.bottom - Math.max(...packets.map(({ bottom }) => bottom));
      assert.ok(below > 0 && below < 20 && mark.bottom < felt.bottom, `${width}: ${below} px below the last packet`);
    });
  }
});

test('the Empress: all sixteen foundations are whole cards on a high phone', async (t) => {
  const { page } = await open(t, `#${winningLine('empress-of-india').links[0]}`, sizedWindow(390, 844));
  await waitForTable(page);
  const found = await tablePage(page).evaluate(({ host: { info, board } }) =>
    info.places.flatMap((/** @type {any} */ place, /** @type {number} */ pile) => {
      if (place.role !== 'foundation') return [];
      const { width, height } = board.boxOf(pile).rect;
      return [height / width];
    }),
  );
  assert.equal(found.length, 16);
  for (const ratio of found) assert.ok(ratio > 1.35, `${ratio} as high as wide`);
});

test('the Empress: exactly the piles that take the selected card are marked, or all as one', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[0]}`, sizedWindow(390, 844));
  await waitForTable(page);
  const kinds = new Set();
  for (const part of [0, 0.2, 0.35]) {
    const link = links[Math.floor(moves.length * part)];
    const [pile, targets] = atLink(link, (table) => {
      const view = table.view();
      const most = view.piles
        .map((_, n) => offersOf(view, n))
        .reduce((a, b) => (b.targets.length > a.targets.length ? b : a));
      return [view.piles.findIndex((_, n) => offersOf(view, n).targets.join() === most.targets.join()), most.targets];
    });
    assert.ok(targets.length > 6);
    await showPosition(page, link);
    await page.locator(`patience-game [data-pile="${pileAddresses('empress-of-india')[pile]}"]`).tap();
    await page.locator('patience-game .is-target').first().waitFor();
    const { marked, group, others } = await tablePage(page).evaluate(({ host: { board, info, root } }, all) => {
      const { cells } = board.grid;
      const name = info.places[all[all.length - 1]].name;
      return {
        marked: cells.flatMap((/** @type {HTMLElement | null} */ cell, /** @type {number} */ n) =>
          cell?.matches('.is-target') ? [n] : [],
        ),
        group: root.querySelectorAll('.group.is-target').length,
        others: info.places.filter(
          (/** @type {any} */ place, /** @type {number} */ n) => place.name === name && !all.includes(n),
        ).length,
      };
    }, targets);
    if (others) assert.deepEqual([group, marked], [0, targets], link);
    else assert.equal(group, 1, link);
    kinds.add(others > 0);
  }
  assert.equal(kinds.size, 2);
});

test('the Empress: cards that go home with the selected one have closed frames, cards that pair with it none', async (t) => {
  const { links } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[0]}`, sizedWindow(390, 844));
  await waitForTable(page);
  const found = links.flatMap((link) =>
    atLink(link, (table) => {
      const view = table.view();
      const pile = view.piles.findIndex(
        ({ goesHome }, n) => goesHome && offersOf(view, n).targets.length > 8 && !offersOf(view, n).only,
      );
      return pile < 0 ? [] : [{ link, pile, home: offersOf(view, pile).targets.filter((n) => view.piles[n].goesHome) }];
    }),
  )[0];
  await showPosition(page, found.link);
  await page.locator(`patience-game [data-pile="${pileAddresses('empress-of-india')[found.pile]}"]`).tap();
  await page.locator('patience-game .cell.is-partner').first().waitFor({ state: 'attached' });
  const framed = await tablePage(page).evaluate(({ host }) =>
    host.board.grid.cells.flatMap((/** @type {HTMLElement | null} */ cell, /** @type {number} */ n) =>
      cell?.matches('.is-partner') && getComputedStyle(cell).outlineStyle === 'solid' ? [n] : [],
    ),
  );
  assert.ok(framed.length > 0);
  assert.deepEqual(framed, found.home);

  // The focus is visible on a framed card, too.
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => {
    const focused = await tablePage(page).evaluate(({ host }, pile) => {
      const cell = host.board.grid.cells[pile];
      cell.focus();
      const { outlineWidth, outlineOffset } = getComputedStyle(cell);
      return { isPartner: cell.matches('.is-partner:focus-visible'), outlineWidth, outlineOffset };
    }, framed[0]);
    assert.deepEqual(focused, { isPartner: true, outlineWidth: '3px', outlineOffset: '2px' });
  });
});

test('the Empress: the labels of the talons share a line, and foundations name their next cards', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.5)]}`, sizedWindow(1440, 900));
  await waitForTable(page);
  const labels = await boxes(page, '.pile-label');
  const talons = labels.filter(({ text }) => /^(red|black) \d|left/.test(text));
  assert.equal(talons.length, 3);
  // Of the text alone: buttons have larger boxes.
  const bottoms = await tablePage(page).evaluate(({ shadowRoot }) =>
    [...shadowRoot.querySelectorAll('.pile-label')]
      .filter((el) => /^(red|black) \d|left/.test(el.textContent))
      .map((el) => {
        const range = document.createRange();
        range.selectNodeContents(el);
        return Math.round(range.getBoundingClientRect().bottom);
      }),
  );
  assert.equal(new Set(bottoms).size, 1, String(bottoms));
  for (const [width, height] of [
    [1440, 900],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height });
    await eventually(async () => {
      const nextLabels = await boxes(page, '.pile-label.next');
      assert.ok(nextLabels.length > 10, `${width}×${height}: ${nextLabels.length} name their next cards`);
    });
  }
});

test('at every size, the next card of a foundation is named below it and hides no pip, and rows keep their captions', async (t) => {
  const { page } = await open(t, '#sly', sizedWindow(390, 844));
  await waitForTable(page);
  for (const id of ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth']) {
    const { links, moves } = winningLine(id);
    await showPosition(page, links[Math.floor(moves.length * 0.45)]);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [768, 1024],
      [1366, 768],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page, 3);
      const name = `${id}, ${width}×${height}`;
      const nextLabels = await boxes(page, '.pile-label.next');
      assert.ok(nextLabels.length > 1, `${name}: ${nextLabels.length} foundations name their next cards`);
      const found = await tablePage(page).evaluate(({ host, shadowRoot: root }) => {
        const felt = host.frame.felt.getBoundingClientRect();
        const pips = [...root.querySelectorAll('.cards .card :is(.pip, .art)')].map((el) => el.getBoundingClientRect());
        const cards = host.board.boxes.map((/** @type {any} */ { box }) => box.rect);
        return [...root.querySelectorAll('.pile-label.next')].map((el) => {
          const { left, right, top, bottom, width: wide } = el.getBoundingClientRect();
          const meets = (/** @type {any} */ { x, y, width, height }) =>
            x < right - 1 && left + 1 < x + width && y < bottom - 1.5 && top + 1.5 < y + height;
          return {
            tab: el.matches('.tab'),
            small: wide > 0 && el.matches('.is-narrow'),
            pips: pips.filter(meets).length,
            cards: cards.filter((/** @type {any} */ rect) =>
              meets({ ...rect, x: rect.x + felt.x + 1, y: rect.y + felt.y + 1 }),
            ).length,
          };
        });
      });
      // Without room below, the label is a tag on the card's edge; a small card gives up its picture for it.
      for (const { tab, small, pips, cards } of found) {
        if (!tab) assert.equal(cards, 0, `${name}: a label over a card`);
        if (!tab || small) assert.equal(pips, 0, `${name}: a pip is hidden`);
        if (width > 1000) assert.ok(!tab, `${name}: a desk has room below every foundation`);
      }
      if (height >= 640 && id === 'empress-of-india') {
        const captions = await boxes(page, '.caption');
        for (const row of [/army/i, /navy/i])
          assert.ok(
            captions.some(({ text }) => row.test(text)),
            `${name}: ${row}`,
          );
        // The labels beside the stock share its line.
        const lines = (await boxes(page, '.pile-label.under:not(.next)')).filter(({ text }) =>
          /^\D*\d+( left)?$/.test(text),
        );
        assert.equal(lines.length, 3, name);
      }
    }
  }
});

test('on phones the hand is as wide as the packets, and on tablets the table fills the width', async (t) => {
  const { links } = winningLine('sly');
  const { page } = await open(t, `#${links[9]}`, sizedWindow(390, 844));
  await waitForTable(page);
  const [hand] = await boxes(page, '.cell[data-pile="hand"]');
  const [packet] = await boxes(page, '.cell[data-pile="p1"]');
  assert.equal(hand.width, packet.width);
  await page.setViewportSize({ width: 768, height: 1024 });
  await showPosition(page, winningLine('empress-of-india').links[40]);
  const [felt] = await boxes(page, '.felt');
  const cells = await boxes(page, '.cell');
  const left = Math.min(...cells.map((cell) => cell.left)) - felt.left;
  assert.ok(left <= 65, `${left} px of felt beside the cards`);
});

test('cards and text grow with the window', async (t) => {
  const { page } = await open(t, '', sizedWindow(320, 568));
  await until(async () => (await page.locator('#games > li').count()) === 4);
  await followLink(page, 'sly');
  await waitForTable(page);
  for (const id of ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth']) {
    const { links, moves } = winningLine(id);
    await showPosition(page, links[Math.floor(moves.length * 0.5)]);
    /** @type {number[]} */
    const widths = [];
    for (const [width, height] of [
      [320, 568],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
      [3840, 2160],
    ]) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page, 3);
      const seen = await tablePage(page).evaluate(({ host, shadowRoot: root }) => {
        const { felt } = host.frame;
        const fontSize = (/** @type {string} */ selector) =>
          parseFloat(getComputedStyle(root.querySelector(selector)).fontSize);
        return {
          unit: parseFloat(felt.style.getPropertyValue('--card-width')),
          felt: felt.getBoundingClientRect().width,
          status: fontSize('.status'),
          caption: root.querySelector('.caption') ? fontSize('.caption') : 99,
        };
      });
      widths.push(seen.unit);
      assert.ok(seen.felt > width * 0.95, `${id} at ${width}: the felt is ${seen.felt} px wide`);
      if (width >= 2560) {
        assert.ok(seen.status >= 24, `${id} at ${width}: the sentence has ${seen.status} px`);
        assert.ok(seen.caption >= 14.5, `${id} at ${width}: captions have ${seen.caption} px`);
      }
    }
    // A table at 768 × 1024 is as narrow as tables get; each of the next sizes has larger cards.
    const wide = widths.slice(2);
    assert.ok(
      wide.every((unit, n) => unit > (wide[n - 1] ?? widths[0])),
      `${id}: ${widths.join(', ')}`,
    );
  }
});

test('the Labyrinth on a desktop: up to six rows do not overlap', async (t) => {
  const { links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[0]}`, sizedWindow(1440, 900));
  await waitForTable(page);
  const seen = new Set();
  for (const link of links) {
    const tiers = atLink(link, (table) => table.view().tiers);
    if (seen.has(tiers)) continue;
    seen.add(tiers);
    await showPosition(page, link);
    const { pitch, card } = await tablePage(page).evaluate(({ host: { board, info } }) => {
      const rows = info.places.flatMap((/** @type {any} */ place, /** @type {number} */ pile) =>
        /^r\d+c1$/.test(place.address) && board.boxOf(pile) ? [board.boxOf(pile).rect] : [],
      );
      return { pitch: (rows[1]?.y ?? Infinity) - rows[0].y, card: rows[0].height };
    });
    if (tiers <= 6) assert.ok(pitch > card, `${tiers} rows: a card each ${pitch} px, ${card} px high`);
  }
  assert.ok(seen.has(6), 'the game has six rows at some point');
});

/** The first rows of the Labyrinth and a foundation above them. @param {import("playwright-core").Page} page */
const rowsOf = (page) =>
  tablePage(page).evaluate(({ host: { board, info, view } }) => {
    const rectOf = (/** @type {string} */ address) => {
      const pile = info.places.findIndex((/** @type {any} */ place) => place.address === address);
      return board.boxOf(pile)?.bounds ?? null;
    };
    const [first, second, above] = [rectOf('r1c1'), rectOf('r2c1'), rectOf('C-')];
    return {
      tiers: /** @type {number} */ (view.tiers),
      top: /** @type {number} */ (first.y),
      card: /** @type {number} */ (first.height),
      foundationRatio: /** @type {number} */ (above.width / first.width),
      pitch: /** @type {number} */ (second ? second.y - first.y : Infinity),
      felt: /** @type {number} */ (board.box.height),
    };
  });

test('the Labyrinth on a tall phone: foundations are larger than the rows, and no row moves when another is dealt', async (t) => {
  const { links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[0]}`, sizedWindow(390, 844));
  await waitForTable(page);
  const first = await rowsOf(page);
  assert.ok(first.foundationRatio > 1.4, `foundations are ${first.foundationRatio} times as wide as cards of the rows`);
  assert.ok(first.top > first.felt * 0.3, `the first row lies ${first.top} px down, of ${first.felt}`);
  const seen = new Set([first.tiers]);
  for (const link of links) {
    const tiers = atLink(link, (table) => table.view().tiers);
    if (seen.has(tiers)) continue;
    seen.add(tiers);
    await showPosition(page, link);
    const { top, pitch, card } = await rowsOf(page);
    assert.equal(top, first.top, `${tiers} rows`);
    assert.ok(pitch > card, `${tiers} rows: a card each ${pitch} px, ${card} px high`);
  }
  assert.ok(seen.has(7), 'the game has seven rows at some point');
});

test('the Labyrinth on a tall phone: nine rows overlap by at most a twentieth', async (t) => {
  const { links } = winningLine('labyrinth-dealt-foundations');
  const full = links.find((link) => atLink(link, (table) => table.view().tiers) === 9);
  assert.ok(full, 'the game has nine rows at some point');
  const { page } = await open(t, `#${full}`, sizedWindow(390, 844));
  await waitForTable(page);
  const { pitch, card } = await rowsOf(page);
  assert.ok(pitch > card * 0.95, `a card each ${pitch} px, ${card} px high`);
});

test('a hint of two lines on a tall phone has space around it and moves no card', async (t) => {
  const { page } = await open(t, `#${winningLine('fairie-queen').links[0]}`, sizedWindow(390, 844));
  await waitForTable(page);
  const [before] = await boxes(page, '.felt');
  await tablePage(page).evaluate(({ host }) => {
    host.announce(
      'Hint: nine of clubs onto the ten of diamonds. It uncovers the four of hearts. Wins 22 of 32 trial shuffles.',
    );
    host.offer(['Play it', 'Another', 'Why?'].map((label) => ({ label, onPress() {} })));
  });
  await until(async () => (await readTable(page)).choices.length === 3);
  await waitForFrames(page, 3);
  const [[felt], [foot], [sentence], [button]] = await Promise.all(
    ['.felt', '.foot', '.sentence', '.offers button'].map((selector) => boxes(page, selector)),
  );
  assert.deepEqual(felt, before);
  assert.ok(sentence.height > 28, `the sentence has two lines: ${sentence.height} px`);
  assert.ok(sentence.top - foot.top >= 3, `${sentence.top - foot.top} px above the sentence`);
  assert.ok(foot.bottom - button.bottom >= 3, `${foot.bottom - button.bottom} px below the buttons`);
});

test('the Fairie Queen on a small phone: every rank in a column is 10 px high, and a bare king’s label takes one line', async (t) => {
  const { links, moves } = winningLine('fairie-queen');
  const { page } = await open(t, `#${links[0]}`, sizedWindow(360, 640));
  await waitForTable(page);
  let bare = 0;
  for (const part of [0.15, 0.25, 0.35, 0.45, 0.6]) {
    await showPosition(page, links[Math.floor(moves.length * part)]);
    const seen = await tablePage(page).evaluate(({ shadowRoot: root }) => ({
      ranks: [...root.querySelectorAll('.cards > .card .index:not(.corner)')].map(
        (el) => el.getBoundingClientRect().height,
      ),
      labels: [...root.querySelectorAll('.pile-label.under')]
        .filter((el) => /^\D+$/.test(el.textContent))
        .map((el) => {
          const range = document.createRange();
          range.selectNodeContents(el);
          return { lines: range.getClientRects().length };
        }),
    }));
    assert.ok(Math.min(...seen.ranks) >= 9.9, `at ${part} a rank is ${Math.min(...seen.ranks)} px high`);
    for (const label of seen.labels) assert.equal(label.lines, 1, 'a bare king’s label takes one line');
    bare += seen.labels.length;
  }
  assert.ok(bare > 0, 'the game has a bare king at some point');
});

/** The position with the longest column of a recorded game. @param {number} nth */
function longest(nth) {
  const places = rules.games().find(({ id }) => id === 'fairie-queen')?.places ?? [];
  const lengths = winningLine('fairie-queen', nth).links.map((link) => {
    const { piles } = atLink(link, (table) => table.view());
    return { link, count: Math.max(...piles.map(({ count }, pile) => (places[pile].role === 'tableau' ? count : 0))) };
  });
  return lengths.reduce((a, b) => (b.count > a.count ? b : a));
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ address: string, count: number, folded: number, segments: Box[], cards: { card: Box, rank: Box }[] }} Column */

/** The columns of the Fairie Queen, with their segments and cards. @param {import("playwright-core").Page} page @returns {Promise<Column[]>} */
const columns = (page) =>
  tablePage(page).evaluate(({ host: { board, info, view } }) => {
    const { left, top } = board.felt.getBoundingClientRect();
    const boxOf = (/** @type {Element} */ el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return { x, y, width, height };
    };
    return info.places.flatMap((/** @type {any} */ { role, address }, /** @type {number} */ pile) => {
      const box = board.boxOf(pile);
      if (role !== 'tableau' || !box) return [];
      return [
        {
          address: /** @type {string} */ (address),
          count: /** @type {number} */ (view.piles[pile].count),
          folded: /** @type {number} */ (box.foldedCount),
          segments: box.segments.map((/** @type {DOMRect} */ { x, y, width, height }) => ({
            x: x + left + board.felt.clientLeft,
            y: y + top + board.felt.clientTop,
            width,
            height,
          })),
          cards: board.slots[pile].flatMap((/** @type {any} */ { el }) =>
            el ? [{ card: boxOf(el), rank: boxOf(el.querySelector('.index:not(.corner)')) }] : [],
          ),
        },
      ];
    });
  });

for (const [width, height] of [
  [360, 640],
  [1440, 900],
]) {
  test(`the longest columns of recorded games wrap at the foot of the felt and show every rank, ${width}×${height}`, async (t) => {
    const { page } = await open(t, `#${longest(0).link}`, sizedWindow(width, height));
    await waitForTable(page);
    for (const nth of [0, 1, 2]) {
      const { link, count } = longest(nth);
      await showPosition(page, link);
      const seen = await eventually(async () => {
        /** @type {any[]} */
        const all = await columns(page);
        assert.deepEqual(
          all.map(({ folded }) => folded).filter((folded) => folded),
          [],
          'no card is folded',
        );
        return all;
      });
      const [felt] = await boxes(page, '.felt');
      const long = seen.filter((column) => column.count === count)[0];
      assert.equal(long.cards.length, count, 'every card is drawn');
      if (width === 360) assert.ok(long.segments.length > 1, `${count} cards wrap`);
      for (const { address, segments, cards } of seen) {
        cards.forEach((/** @type {any} */ { card, rank }, /** @type {number} */ n) => {
          assert.ok(rank.height >= 9.9, `${address}: a rank of ${rank.height} px`);
          const next = cards[n + 1]?.card;
          const end = next && next.x === card.x ? next.y : card.y + card.height;
          assert.ok(rank.y + rank.height <= end + 0.5, `${address}: the rank of card ${n + 1} is visible`);
          assert.ok(
            card.y + card.height <= felt.bottom && card.x + card.width <= felt.right,
            `${address}: on the felt`,
          );
        });
        const others = seen.filter((other) => other.address !== address).flatMap((other) => other.segments);
        for (const segment of segments)
          for (const other of others) {
            const across = Math.min(segment.x + segment.width, other.x + other.width) - Math.max(segment.x, other.x);
            const down = Math.min(segment.y + segment.height, other.y + other.height) - Math.max(segment.y, other.y);
            assert.ok(across <= 0.5 || down <= 0.5, `${address} overlaps another column`);
          }
      }
      // An outline surrounds each segment of a wrapped column, and a mark shows the way to the next segment.
      const wrapped = seen.filter((column) => column.segments.length > 1);
      const segments = wrapped.flatMap((column) => column.segments);
      const lines = await boxes(page, '.wrap.is-outline');
      assert.equal(lines.length, segments.length);
      for (const segment of segments)
        assert.ok(
          lines.some(
            ({ left, right, top }) => left < segment.x && right > segment.x + segment.width && top < segment.y,
          ),
          'a segment within its outline',
        );
      const inner = await boxes(page, '.wrap.is-felt');
      lines.forEach(({ left }, n) => assert.ok(inner[n].left - left >= 2, 'an outline of two pixels'));
      const arrows = await boxes(page, '.wrap.is-arrow');
      assert.equal(arrows.length, segments.length - wrapped.length);
      for (const { top, bottom } of arrows) assert.ok(bottom - top >= 14, 'an arrow as high as an index');
      // The button below a column is called as it reads.
      const openers = await tablePage(page).evaluate(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('button.pile-label')].map((el) => ({
          text: /** @type {string} */ (el.textContent),
          name: /** @type {string} */ (el.getAttribute('aria-label')),
        })),
      );
      for (const { text, name } of openers) assert.ok(name.startsWith(`${text}: `), `“${text}” is called “${name}”`);
      if (width > 1000 && nth > 0) assert.ok(openers.some(({ text }) => text.endsWith(' · open')));
      // A click on any segment opens the column.
      for (const { x, y, width: wide, height: high } of long.segments) {
        await page.mouse.click(x + wide / 2, y + high / 3, { button: 'right' });
        const opened = page.locator('patience-game .popover');
        await until(async () => (await opened.count()) === 1);
        assert.equal(await opened.locator('[role="listitem"], .card').count(), count, 'all its cards are listed');
        await page.keyboard.press('Escape');
        await until(async () => (await opened.count()) === 0);
      }
    }
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
])
  test(`every column has its number at its head, by which sentences name it, ${width}×${height}`, async (t) => {
    const { link } = longest(0);
    const { page } = await open(t, `#${link}`, sizedWindow(width, height));
    await waitForTable(page);
    const [felt] = await boxes(page, '.felt');
    await eventually(async () => {
      const numbers = await boxes(page, '.pile-number');
      const all = await columns(page);
      assert.deepEqual(
        numbers.map(({ text }) => `c${text}`),
        all.map((/** @type {any} */ { address }) => address),
      );
      const labels = [...(await boxes(page, '.pile-label')), ...(await boxes(page, '.caption:not(.rule)'))];
      numbers.forEach(({ left, right, top, bottom }, n) => {
        const [head] = all[n].segments;
        assert.ok(Math.abs((left + right) / 2 - head.x - head.width / 2) < 1, 'above the middle of its column');
        assert.ok(
          bottom <= head.y + 1 && bottom > head.y - 4 && top >= felt.top,
          `${top} to ${bottom}, over ${head.y}`,
        );
        for (const label of labels)
          assert.ok(
            label.right <= left || label.left >= right || label.bottom <= top + 1 || label.top >= bottom,
            `clear of ${label.text}`,
          );
      });
    });
  });

test('in forced colours a wrapped column has its outline', async (t) => {
  const { context } = sizedWindow(360, 640);
  const { page } = await open(t, `#${longest(0).link}`, { context: { ...context, forcedColors: 'active' } });
  await waitForTable(page);
  const colourOf = (/** @type {string} */ selector) =>
    page
      .locator(`patience-game ${selector}`)
      .first()
      .evaluate((el) => getComputedStyle(el).backgroundColor);
  assert.notEqual(await colourOf('.wrap.is-outline'), await colourOf('.wrap.is-felt'));
});

test('when the code that wraps columns does not load, first cards are folded and a tap lists them', async (t) => {
  const { page } = await open(t, '', { ...sizedWindow(360, 640), allow: /Failed to load resource/ });
  await page.route(/\/column-wrap[^/]*\.js$/, (route) => route.abort());
  await followLink(page, longest(0).link);
  await waitForTable(page);
  const fold = page.locator('patience-game .fold');
  await until(async () => (await fold.count()) > 0);
  await fold.first().tap();
  await until(async () => (await page.locator('patience-game .popover').count()) === 1);
});

test('on the smallest phone both talons of the Empress name their colour, columns use the width, and a count stands alone where its word has no room', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[0]}`, sizedWindow(320, 568));
  await waitForTable(page);
  for (const ply of [0, Math.floor(moves.length / 2)]) {
    await showPosition(page, links[ply]);
    const labels = await boxes(page, '.pile-label.under:not(.next)');
    const texts = labels.map(({ text }) => text);
    for (const colour of ['red', 'black'])
      assert.ok(
        texts.some((text) => new RegExp(`^${colour} \\d+$`).test(text)),
        String(texts),
      );
    const red = labels.find(({ text }) => text.startsWith('red'));
    const black = labels.find(({ text }) => text.startsWith('black'));
    assert.ok(red && black && red.right <= black.left, 'they do not overlap');
    const [felt] = await boxes(page, '.felt');
    const cells = await boxes(page, '.cell');
    assert.ok(Math.min(...cells.map(({ left }) => left)) - felt.left < 24, 'no wide margin');
  }
  await showPosition(page, winningLine('labyrinth').links[0]);
  await eventually(async () => {
    const labels = await boxes(page, '.pile-label.under:not(.next)');
    assert.deepEqual(labels.map(({ text }) => text).sort(), ['86', 'stuck?']);
  });
});

test('the titles beside the rows of the Empress are in their middle', async (t) => {
  const { page } = await open(t, `#${winningLine('empress-of-india').links[40]}`, {
    context: { viewport: { width: 1024, height: 768 } },
  });
  await until(async () => (await boxes(page, '.caption.upright')).length === 2);
  const titles = await boxes(page, '.caption.upright');
  for (const [n, row] of ['a', 'n'].entries()) {
    const piles = await boxes(page, `[data-pile^="${row}"]`);
    const middle = (Math.min(...piles.map(({ top }) => top)) + Math.max(...piles.map(({ bottom }) => bottom))) / 2;
    const offset = (titles[n].top + titles[n].bottom) / 2 - middle;
    assert.ok(Math.abs(offset) < 4, `${titles[n].text}: ${offset} px`);
  }
});
