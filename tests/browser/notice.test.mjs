// Toasts: they cover no card, label or button at any size, disappear after a time, and stay on their page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { holdRequests } from './support/requests.mjs';
import { serveForTest, UNBUNDLED } from './support/serve.mjs';
import { openLink, readTable, waitForFrames, waitForTable, followLink } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

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

/** The classes of the elements that a toast covers. @param {import("playwright-core").Page} page */
const coveredElements = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root }) => {
    const notice = /** @type {Element} */ (document.querySelector('.notice-box'));
    const box = notice.getBoundingClientRect();
    if (!box.width || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) return ['not wholly visible'];
    return [...root.querySelectorAll('.board-frame, .title, .code, button, summary, .cards > .card')].flatMap((el) => {
      const { left, top, right, bottom, width } = el.getBoundingClientRect();
      const overlapX = Math.min(right, box.right) - Math.max(left, box.left);
      const overlapY = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return width && overlapX > 1 && overlapY > 1 && el.checkVisibility() ? [el.className || el.tagName] : [];
    });
  });

/** Starts a game, then replaces it by another. @param {import("playwright-core").Page} page @param {string} link */
async function openOther(page, link) {
  // A link becomes the player's game with its first move.
  await tablePage(page).evaluate((game) => {
    game.play(game.view.moves.split(' ')[0]);
  });
  await openLink(page, link);
  await until(() => page.locator('#notice p').isVisible());
}

test('a toast covers no card, label or button at any size, during a game and after a win', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, { context: { reducedMotion: 'reduce' } });
  await waitForTable(page);
  /** @type {[number, number, number][]} */
  const heights = [];
  for (const link of [other.links[0], String(sly.links.at(-1))]) {
    await openOther(page, link);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page, 3);
      assert.deepEqual(await coveredElements(page), [], `${width}×${height}`);
    }
    // During a game the table does not make room for a toast; after it, it does.
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
    await openLink(page, sly.links[20]);
  }
});

test('a toast of the table disappears on the start page', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`);
  await waitForTable(page);
  await openOther(page, other.links[0]);
  await followLink(page, '');
  await until(() => page.locator('#games').isVisible());
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
});

test('on the start page a toast is visible, however far the page is scrolled', async (t) => {
  const { page } = await open(t, '', { context: { viewport: { width: 360, height: 640 } } });
  await until(() => page.locator('#games').isVisible());
  await until(() =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return scrollY > 100;
    }),
  );
  await followLink(page, 'chess/S7Q3-K9X2');
  await until(() => page.locator('#notice p').isVisible());
  await eventually(async () => {
    const box = await page.locator('.notice-box').boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 640, JSON.stringify(box));
  });
});

test('a toast of the start page stays when a table that was left loads late', async (t) => {
  const { page } = await open(t, '', { site: await serveForTest(t, UNBUNDLED) });
  await until(() => page.locator('#games > li').count());
  const module = await holdRequests(page, 'table/define.js');
  await followLink(page, sly.links[20]);
  await module.waitForRequest();
  await followLink(page, 'chess/S7Q3-K9X2');
  const toast = page.locator('#notice p');
  await toast.waitFor();
  module.release();
  await page.locator('patience-game').waitFor({ state: 'attached' });
  assert.ok(await toast.isVisible());
});

test('a toast with a button disappears after its time, and the table’s sentence returns', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, { clock: true });
  await waitForTable(page);
  await openOther(page, other.links[0]);
  const sentence = page.locator('patience-game .sentence');
  const isSentenceVisible = () =>
    sentence.evaluate((el) => !!el.parentElement && getComputedStyle(el.parentElement).clipPath === 'none');
  assert.equal(await isSentenceVisible(), false, 'the toast hides it');
  await page.clock.fastForward(30_000);
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
  await eventually(async () => assert.ok(await isSentenceVisible()));
});

test('an action on the table dismisses a toast', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`);
  await waitForTable(page);
  await openOther(page, other.links[0]);
  await tablePage(page).cell('p1').click();
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
});

test('the toast of a bookmark covers no button on a phone', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, {
    context: { hasTouch: true, viewport: { width: 360, height: 640 } },
  });
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('menu').tap();
  await page.locator('dialog').getByRole('button', { name: 'Bookmark this position' }).tap();
  await until(() => page.locator('#notice p').isVisible());
  assert.deepEqual(await coveredElements(page), []);
  await table.button('menu').tap();
  await until(() => page.locator('dialog[open]').count());
});

test('a sticky toast comes back after one that covered it', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, '', { site });
  await until(() => page.locator('#games > li').count());
  await page.evaluate(async (address) => {
    const { showToast } = await import(address);
    showToast('Storage is full.', [], true);
    showToast('The link was cut.');
  }, `${site.url}www/ui/toast.js`);
  const sentence = () => page.locator('#notice p').textContent();
  await until(async () => (await sentence()) === 'The link was cut.');
  await page.locator('.notice-close').click();
  await until(async () => (await sentence()) === 'Storage is full.');
  await page.locator('.notice-close').click();
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
});

test('the offer of a lesson waits until the reason of a damaged link has been read', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, '', { site, context: { offers: true } });
  await until(() => page.locator('#games > li').count());
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(/lesson-offer\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await followLink(page, `1damaged%23${sly.links[0]}`);
  const sentence = () => page.locator('#notice p').textContent();
  await until(async () => /damaged/.test((await page.locator('#notice').textContent()) ?? ''));
  release();
  await until(() => page.evaluate(() => localStorage.getItem('cadogan:1:lessons')), { what: 'the offer' });
  assert.match((await sentence()) ?? '', /damaged/);
  await page.locator('.notice-close').click();
  await until(async () => /First time here/.test((await sentence()) ?? ''));
  // It goes with the position that it is about.
  await followLink(page, `1damaged%23${other.links[0]}`);
  await until(async () => /damaged/.test((await page.locator('#notice').textContent()) ?? ''));
  await page.locator('.notice-close').click();
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
});

test('sounds are offered once, with the first card that the player plays home', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const homes = moves.flatMap((move, ply) => (/^r\d+c\d+>[SHDC]/.test(move) ? [ply] : []));
  for (const answer of ['Sounds on', 'No']) {
    const { page } = await open(t, `#${sly.links[0]}`, { context: { offers: true } });
    const table = tablePage(page);
    await waitForTable(page);
    // No card goes home.
    await table.play(...sly.moves.slice(0, 4));
    await waitForFrames(page, 5);
    await openLink(page, links[homes[0]]);
    assert.equal(await page.evaluate(() => localStorage.getItem('cadogan:1:sound-offered')), null);
    await table.tapPile(moves[homes[0]].split('>')[0]);
    const offer = page.locator('#notice', { hasText: 'Would you like to hear the cards?' });
    await offer.waitFor();
    await page.getByRole('button', { name: answer, exact: true }).click();
    await offer.waitFor({ state: 'hidden' });
    const sound = answer === 'No' ? 'off' : 'on';
    await until(async () => ((await page.locator('patience-game').getAttribute('sound')) ?? 'off') === sound, {
      what: answer,
    });
    assert.equal(await page.evaluate(() => localStorage.getItem('cadogan:1:sound-offered')), 'true');
  }
});

test('the offer of sounds leaves a phone’s table its size, in every language', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const first = moves.findIndex((move) => /^r\d+c\d+>[SHDC]/.test(move));
  for (const language of ['en', 'de', 'fr', 'es', 'ar']) {
    const { page } = await open(t, `?lang=${language}#${links[first]}`, {
      context: { viewport: { width: 390, height: 844 }, hasTouch: true, offers: true },
    });
    await waitForTable(page);
    const height = () =>
      page.evaluate(() => document.querySelector('patience-game')?.shadowRoot?.querySelector('.felt')?.clientHeight);
    await tablePage(page).play(moves[first]);
    await until(() => page.locator('#notice .notice-actions .button').nth(1).isVisible(), { what: 'the offer' });
    await waitForFrames(page, 3);
    const during = await height();
    await page.locator('#notice .notice-actions .button').nth(1).tap();
    await until(async () => !(await page.locator('#notice .notice-box').count()), { what: 'the table without it' });
    await waitForFrames(page, 3);
    assert.equal(during, await height(), language);
  }
});

test('the next notice takes the focus of the one before', async (t) => {
  const { page } = await open(t, '', { site: await serveForTest(t, UNBUNDLED) });
  // The start page moves the notice once, when it is shown.
  await until(() => page.locator('#games > li').count());
  /** @param {string} sentence @param {string} label */
  const show = async (sentence, label) => {
    await page.evaluate(
      async ([text, name]) => {
        const { showToast } = await import(new URL('www/ui/toast.js', document.baseURI).href);
        showToast(text, [{ label: name, onPress() {} }]);
      },
      [sentence, label],
    );
    await page.getByRole('button', { name: label }).waitFor();
  };
  await show('First.', 'Undo it');
  await page.getByRole('button', { name: 'Undo it' }).focus();
  await show('Second.', 'Do it');
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  assert.equal(focused, 'Do it');
});
