// At the table: the focus is on the cards from the first moment, the game's sentence comes back, what a dragged card
// uncovers is seen whole.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, waitForFrames, winningLine, readTable, pileAddresses, waitForTable, expectLink } from './support/player.mjs';

const labyrinth = winningLine('labyrinth');

/** Whether a ring is drawn round what has the focus on the table; null if nothing has. @param {import("playwright-core").Page} page */
const ring = (page) =>
  page.evaluate(() => {
    const cell = document.querySelector('patience-game')?.shadowRoot?.activeElement;
    if (!cell?.matches('.cell')) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(cell);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });

test('a deal that is opened by a link has the focus: D deals and Ctrl+Z takes it back at once, without a ring', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[0]}`);
  await waitForTable(page);
  await eventually(async () => assert.equal(await ring(page), false, 'the focus is on the cards, and no ring'));
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.keyboard.press('d');
  await until(async () => (await readTable(page)).ply > 0);
  await eventually(async () => assert.equal(await ring(page), true, 'who plays by keys sees where he is'));
  await page.keyboard.press('Control+z');
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
});

test('New deal and the start page, by mouse: the focus is on the cards, without a ring', async (t) => {
  const { page } = await open(t);
  await until(async () => (await page.locator('#plates > li').count()) === 4);
  await page.locator('#plates > li').nth(3).locator('a, button').first().click();
  await waitForTable(page);
  await eventually(async () => assert.equal(await ring(page), false));
  const before = (await readTable(page)).link;
  await page.locator('patience-game [data-action="new-deal"]').click();
  await until(async () => ![before, ''].includes((await readTable(page)).link));
  await eventually(async () => assert.equal(await ring(page), false));
});

test('where nothing has the focus the table’s keys work all the same', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[0]}`);
  await waitForTable(page);
  const blur = () =>
    page.evaluate(() => {
      /** @type {any} */ (document.querySelector('patience-game')?.shadowRoot?.activeElement)?.blur();
      return document.activeElement === document.body;
    });
  await until(async () => (await ring(page)) !== null);
  assert.ok(await blur());
  await page.keyboard.press('d');
  await until(async () => (await readTable(page)).ply > 0);
  assert.ok(await blur());
  await page.keyboard.press('Control+z');
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
});

test('after a look at a card the game’s own sentence comes back, and after the end too', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[25]}`, { clock: true });
  await waitForTable(page);
  const { idle, prompt } = await page.evaluate(() => {
    const { view, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
    const idle = info.places.find(
      (/** @type {any} */ place, /** @type {number} */ n) =>
        place.role === 'tableau' && view.piles[n].count && !view.piles[n].movable,
    );
    return {
      idle: idle.address,
      prompt: /** @type {any} */ (document.querySelector('patience-game')).prompt,
    };
  });
  const sentence = page.locator('patience-game .sentence');
  await eventually(async () => assert.equal(await sentence.innerText(), prompt));
  await page.locator(`[data-pile="${idle}"]`).click();
  await until(async () => (await sentence.innerText()) !== prompt);
  await page.clock.fastForward(20_000);
  await eventually(async () => assert.equal(await sentence.innerText(), prompt));
});

test('the Fairie Queen: the card that a dragged one uncovers shows its face', async (t) => {
  const { links } = winningLine('fairie-queen');
  const places = pileAddresses('fairie-queen');
  // A column of several cards whose top can be moved.
  const found = links.flatMap((link) => {
    const { piles } = atLink(link, (table) => table.view());
    const column = places.findIndex((address, n) => /^c\d/.test(address) && piles[n].movable && piles[n].count > 4);
    return column < 0 ? [] : [{ link, column }];
  })[0];
  assert.ok(found);
  const { page } = await open(t, `#${found.link}`, {
    context: { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
  });
  await waitForTable(page);
  await expectLink(page, found.link);
  const faces = () =>
    page.evaluate(
      (column) =>
        /** @type {any} */ (document.querySelector('patience-game')).host.board.slots[column].map(
          (/** @type {any} */ slot) => !!slot.el?.querySelector('.art'),
        ),
      found.column,
    );
  const covered = await faces();
  assert.equal(covered.at(-2), false, 'only its index can be seen');
  const cell = await page.locator(`[data-pile="${places[found.column]}"]`).boundingBox();
  assert.ok(cell);
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height - 10);
  await page.mouse.down();
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height + 40, { steps: 4 });
  await eventually(async () => assert.equal((await faces()).at(-2), true));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await eventually(async () => assert.deepEqual(await faces(), covered, 'and is covered again'));
});

test('classic faces: the mark of a suitable card leaves the index in the lower corner alone', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.5)]}`, {
    context: { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
  });
  await waitForTable(page);
  await page.evaluate(() => document.querySelector('patience-game')?.setAttribute('faces', 'classic'));
  const marks = () =>
    page.evaluate(() =>
      [
        ...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('.is-suitable > .face.classic') ??
          []),
      ].map((el) => {
        const { left, right, width } = getComputedStyle(el, '::after');
        return { left: parseFloat(left), right: parseFloat(right), width: parseFloat(width) };
      }),
    );
  await until(async () => (await marks()).length > 0);
  for (const { left, right } of await marks()) assert.ok(left < 5 && right > 20, `${left} from the left`);
});

test('four colours in the Empress are two reds and two blacks, as her words say', async (t) => {
  const { links } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[0]}`);
  await waitForTable(page);
  await page.evaluate(() => document.querySelector('patience-game')?.setAttribute('suits', 'four'));
  const colours = () =>
    page.evaluate(() =>
      ['H', 'D', 'S', 'C'].map((suit) => {
        const face = document.querySelector('patience-game')?.shadowRoot?.querySelector(`.face.suit-${suit}`);
        return (getComputedStyle(/** @type {Element} */ (face)).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      }),
    );
  await eventually(async () => assert.equal(new Set((await colours()).map(String)).size, 4));
  const [hearts, diamonds, spades, clubs] = await colours();
  for (const [red, green, blue] of [hearts, diamonds])
    assert.ok(red > 2 * green && red > 2 * blue, `${[red, green, blue]}`);
  for (const black of [spades, clubs]) assert.ok(Math.max(...black) - Math.min(...black) < 50, String(black));
  // Elsewhere the suits are as far apart as they can be.
  await page.evaluate((link) => {
    /** @type {any} */ (document.querySelector('patience-game')).link = link;
  }, winningLine('sly').links.at(-1));
  await waitForFrames(page, 2);
  await eventually(async () => {
    const [, , , green] = await colours();
    assert.ok(green[1] > green[0] && green[1] > green[2], String(green));
  });
});
