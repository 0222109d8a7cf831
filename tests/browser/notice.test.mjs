// Notices at the table: over no card, no name and no button, at no size; they go by themselves, and stay on their page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForFrames, winningLine, readTable, waitForTable, expectLink } from './support/player.mjs';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
];

const sly = winningLine('sly');
const other = winningLine('sly', 1);

/** What a notice lies over, by name. @param {import("playwright-core").Page} page */
const covered = (page) =>
  page.evaluate(() => {
    const notice = /** @type {Element} */ (document.querySelector('.notice-box'));
    const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
    const box = notice.getBoundingClientRect();
    if (!box.width || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) return ['not whole in sight'];
    return [...root.querySelectorAll('.plate, .title, .code, button, summary, .cards > .card')].flatMap((el) => {
      const { left, top, right, bottom, width } = el.getBoundingClientRect();
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return width && wide > 1 && high > 1 && el.checkVisibility() ? [el.className || el.tagName] : [];
    });
  });

/** Has a game in hand give way to another. @param {import("playwright-core").Page} page @param {string} link */
async function openOther(page, link) {
  // A link alone is nobody's game: it is the player's from its first move.
  await page.locator('patience-game').evaluate((el) => {
    const table = /** @type {any} */ (el);
    table.play(table.view.moves.split(' ')[0]);
  });
  await page.evaluate((wanted) => void (location.hash = `#${wanted}`), link);
  await expectLink(page, link);
  await until(() => page.locator('#notice p').isVisible());
}

test('a notice at the table covers nothing, at any size, in the deal and on the won table', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, { context: { reducedMotion: 'reduce' } });
  await waitForTable(page);
  /** @type {[number, number, number][]} */
  const heights = [];
  for (const link of [other.links[0], String(sly.links.at(-1))]) {
    await openOther(page, link);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page, 3);
      assert.deepEqual(await covered(page), [], `${width}×${height}`);
    }
    // Where a game goes on, the table has stayed where it is without one; one that is over gives room to both.
    if ((await readTable(page)).outcome !== 'playing') break;
    const felt = page.locator('patience-game .felt');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page, 3);
      heights.push([width, height, (await felt.boundingBox())?.height ?? 0]);
    }
    await page.locator('.notice-close').click();
    for (const [width, height, before] of heights.splice(0)) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page, 3);
      assert.equal((await felt.boundingBox())?.height, before, `${width}×${height}: the height of the felt`);
    }
    await page.evaluate((wanted) => void (location.hash = `#${wanted}`), sly.links[20]);
    await expectLink(page, sly.links[20]);
  }
});

test('a notice does not go with the player to the start page', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`);
  await waitForTable(page);
  await openOther(page, other.links[0]);
  await page.evaluate(() => void (location.hash = ''));
  await until(() => page.locator('#plates').isVisible());
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
});

test('on the start page a notice comes into sight, however far down the page is', async (t) => {
  const { page } = await open(t, '', { context: { viewport: { width: 360, height: 640 } } });
  await until(() => page.locator('#plates').isVisible());
  await until(() =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return scrollY > 100;
    }),
  );
  await page.evaluate(() => void (location.hash = '#chess/S7Q3-K9X2'));
  await until(() => page.locator('#notice p').isVisible());
  await eventually(async () => {
    const box = await page.locator('.notice-box').boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 640, JSON.stringify(box));
  });
});

test('a notice with a way back goes by itself, and the table’s sentence comes back', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, { clock: true });
  await waitForTable(page);
  await openOther(page, other.links[0]);
  const sentence = page.locator('patience-game .sentence');
  const shownWhole = () =>
    sentence.evaluate((el) => !!el.parentElement && getComputedStyle(el.parentElement).clipPath === 'none');
  assert.equal(await shownWhole(), false, 'the notice stands in its place');
  await page.clock.fastForward(30_000);
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
  await eventually(async () => assert.ok(await shownWhole()));
});

test('what the player does at the table takes a notice away', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`);
  await waitForTable(page);
  await openOther(page, other.links[0]);
  await page.locator('[data-pile="p1"]').click();
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
});

test('that a position is marked covers no button of a phone', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, {
    context: { hasTouch: true, viewport: { width: 360, height: 640 } },
  });
  await waitForTable(page);
  await page.locator('patience-game [data-action="menu"]').tap();
  await page.locator('dialog').getByRole('button', { name: 'Bookmark this position' }).tap();
  await until(() => page.locator('#notice p').isVisible());
  assert.deepEqual(await covered(page), []);
  await page.locator('patience-game [data-action="menu"]').tap();
  await until(() => page.locator('dialog[open]').count());
});
