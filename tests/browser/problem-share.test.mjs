// Sharing a problem: the dialog, and the picture that is drawn on the device.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { linesOf } from '../../www/table/picture/canvas.js';
import * as arabic from '../../www/words/ar/problems.js';
import * as words from '../../www/words/en/problems.js';
import { words as core } from '../../www/words/core.js';
import { words as panels } from '../../www/words/panels.js';
import { words as reports } from '../../www/words/reports.js';
import { axeViolations } from './support/axe.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { openHostPage } from './support/host-page.mjs';
import { AT_DESK, AT_PHONE, expectLabel, openProblem, readCallout } from './support/problem-callout.mjs';
import { problemOf, releaseOf } from './support/problems.mjs';
import { scan } from './support/qr.mjs';
import { serveForTest, UNBUNDLED } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForFrames, waitForTable } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ colour: string, x: number, y: number, width: number, height: number }} DrawnFrame */
/** `sheets`: the cards, in drawing order. @typedef {{ texts: string[], directions: string[], frames: DrawnFrame[], sheets: { x: number, y: number, width: number }[] }} Drawing */

/** Records the texts, cards and frames that are drawn on canvases. @param {Page} page */
const recordDrawing = (page) =>
  page.addInitScript(() => {
    const drawn = /** @type {Drawing} */ ({ texts: [], directions: [], frames: [], sheets: [] });
    Object.assign(globalThis, { drawn });
    const { fillText, strokeRect, roundRect, fill } = CanvasRenderingContext2D.prototype;
    let outline = { x: 0, y: 0, width: 0 };
    CanvasRenderingContext2D.prototype.roundRect = function (x, y, width, ...others) {
      outline = { x, y, width };
      roundRect.call(this, x, y, width, ...others);
    };
    CanvasRenderingContext2D.prototype.fill = function (/** @type {any[]} */ ...path) {
      if (!path.length && this.fillStyle === '#fffdf7') drawn.sheets.push(outline);
      Reflect.apply(fill, this, path);
    };
    CanvasRenderingContext2D.prototype.strokeRect = function (x, y, width, height) {
      drawn.frames.push({ colour: String(this.strokeStyle), x, y, width, height });
      strokeRect.call(this, x, y, width, height);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.texts.push(text);
      drawn.directions.push(this.direction);
      fillText.call(this, text, ...place);
    };
  });

/** @param {Page} page @returns {Promise<Drawing>} */
const readDrawing = (page) => page.evaluate(() => /** @type {any} */ (globalThis).drawn);

/** Opens the dialog by the problem's button, and waits for its picture. @param {Page} page */
async function openDialog(page) {
  await page.locator('patience-game [data-problem="send"]').click();
  const dialog = page.locator('dialog.send-problem');
  await dialog.locator('canvas').waitFor();
  return dialog;
}

/** Saves the picture. @param {Page} page @param {import('playwright-core').Locator} dialog @param {string} label */
async function savePicture(page, dialog, label) {
  const button = dialog.getByRole('button', { name: label });
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: saved.suggestedFilename(), png: fs.readFileSync(await saved.path()) };
}

/** The sheets of cards in a picture, as pixels of the colour of a card. @param {Page} page */
const countCardPixels = (page) =>
  page.locator('dialog canvas').evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    const context = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d', { willReadFrequently: true });
    const { data } = /** @type {CanvasRenderingContext2D} */ (context).getImageData(0, 0, width, height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 255 && data[at + 1] === 253 && data[at + 2] === 247) count++;
    return count;
  });

const KINDS = /** @type {const} */ ([
  ['labyrinth', 'grace'],
  ['empress-of-india', 'pair'],
  ['sly', 'place'],
  ['fairie-queen', 'release'],
]);

test('a line of a picture begins with no question mark: it breaks at no no-break space', () => {
  const measureText = (/** @type {string} */ text) => ({ width: text.length });
  const ctx = /** @type {CanvasRenderingContext2D} */ ({ measureText });
  assert.deepEqual(linesOf(ctx, 'Quelle carte\u202f?', 12), ['Quelle', 'carte\u202f?']);
});

test('the picture of a problem has its position, its question, its stock and a QR code of its address', async (t) => {
  const first = problemOf(...KINDS[0]);
  const opened = await open(t, '', AT_DESK);
  const { page, site } = opened;
  await recordDrawing(page);
  for (const [game, kind] of KINDS) {
    const problem = problemOf(game, kind);
    // A new document: the callout of the problem before would stay for a screen reader.
    await page.goto('about:blank');
    await page.goto(`${site.url}#${problem.link}`);
    await until(async () => (await readCallout(page)).buttons.length > 0, { what: 'the problem' });
    const skip = page.locator('patience-game [data-problem="skip"]');
    if (await skip.count()) await skip.click();
    await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('send')));
    const { question } = await readCallout(page);
    const dialog = await openDialog(page);
    if (problem === first) assert.deepEqual(await axeViolations(page), []);
    const address = `${site.url}#${problem.link}`;
    assert.equal(await dialog.locator('.link-field').inputValue(), address);
    const { name, png } = await savePicture(page, dialog, words.picture.save);
    assert.equal(name, `problem-${game}-${problem.deal}.png`);
    assert.equal(png.readUInt32BE(16), 1200);
    assert.equal(await scan(png), address, 'the QR code');
    const { texts } = await readDrawing(page);
    const whole = texts.join(' ').replaceAll(/\s+/g, ' ');
    assert.ok(whole.includes(question.trim()), `${question} in ${whole}`);
    assert.ok(texts.join('').includes(address), 'the address as text');
    if (problem.stock.length) assert.ok(whole.includes(words.stock(problem.stock.length)));
    // Every card shows at least its index: a strip of 60 by 12 pixels.
    const { cards } = await tablePage(page).evaluate(({ host }) => ({
      cards: host.view.piles.reduce((/** @type {number} */ n, /** @type {any} */ { cards }) => n + cards.length / 2, 0),
    }));
    const pixels = await countCardPixels(page);
    assert.ok(pixels > cards * 400, `${pixels} for ${cards} cards`);
    assert.equal(
      await dialog.getByRole('img').getAttribute('aria-label'),
      words.picture.label(await page.title().then((title) => title.split(/: | · /)[1]), question),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal((await readCallout(page)).focus, 'send', 'the focus returns');
  }
});

test('in a picture the rank of a card is as high beside its suit as over it, at the edge of a strip', async (t) => {
  const { page } = await open(t, '', { ...AT_DESK, site: await serveForTest(t, UNBUNDLED) });
  const heights = await page.evaluate(async () => {
    const { drawCard } = await import(new URL('www/table/picture/canvas.js', document.baseURI).href);
    return [false, true].map((strip) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas.');
      const spot = { x: 0, y: 0, width: 100, rankHeight: 20, art: false, strip };
      drawCard(context, '8S', spot, { card: '#fff', 'card-edge': '#fff', spades: '#000' });
      const rows = Array.from({ length: 140 }, (_, y) => [...context.getImageData(0, y, 100, 1).data]);
      const isInked = rows.map((row) => row.some((value, at) => at % 4 === 0 && row[at + 3] > 200 && value < 128));
      const first = isInked.indexOf(true);
      return isInked.indexOf(false, first) - first;
    });
  });
  assert.ok(Math.abs(heights[0] - 20) < 2 && Math.abs(heights[1] - 20) < 2, heights.join());
});

for (const copies of [1, 2])
  test(`the picture of a release frames its card, which lies on the table ${copies === 1 ? 'once' : 'twice'}`, async (t) => {
    const problem = releaseOf(copies);
    const { page, site } = await open(t, '', AT_DESK);
    await recordDrawing(page);
    await page.goto('about:blank');
    await page.goto(`${site.url}#${problem.link}`);
    await expectLabel(page, words.label);
    await openDialog(page);
    const { frames, sheets } = await readDrawing(page);
    const { accent, cards } = await tablePage(page).evaluate(({ shadowRoot: root, host }) => {
      const frame = /** @type {Element} */ (root.querySelector('.problem-goal'));
      const columns = host.info.places.flatMap((/** @type {any} */ { role }, /** @type {number} */ pile) =>
        role === 'tableau' ? (host.view.piles[pile].cards.match(/../g) ?? []) : [],
      );
      return { accent: getComputedStyle(frame).outlineColor, cards: columns };
    });
    // The columns are drawn first.
    const wanted = sheets.slice(0, cards.length).filter((_, n) => cards[n] === problem.release?.card);
    assert.equal(wanted.length, copies);
    const [red, green, blue] = (accent.match(/\d+/g) ?? []).map(Number);
    const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    const drawn = frames.filter(({ colour }) => colour === hex);
    assert.deepEqual(
      drawn.map(({ x, y }) => [Math.round(x), Math.round(y)]).sort(),
      // Around the card's edge, on which its sheet lies by half a pixel.
      wanted.map(({ x, y }) => [Math.round(x - 1.5), Math.round(y - 1.5)]).sort(),
    );
    for (const { width, height } of drawn) assert.ok(width > 40 && height > 10, `${width} by ${height}`);
  });

test('the copied link is named between the buttons and the picture, which is as wide as they are', async (t) => {
  const { page, context, site } = await openProblem(t, problemOf('labyrinth', 'grace').link, AT_PHONE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await tablePage(page).button('share').click();
  const dialog = page.locator('dialog.send-problem');
  await dialog.locator('canvas').waitFor();
  await dialog.getByRole('button', { name: panels.share.copy }).click();
  const status = dialog.getByRole('status');
  await eventually(async () => assert.equal(await status.innerText(), words.copied));
  const boxOf = (/** @type {string} */ selector) =>
    dialog
      .locator(selector)
      .first()
      .evaluate((el) => el.getBoundingClientRect().toJSON());
  const [buttons, said, picture] = [await boxOf('.acts'), await boxOf('.said'), await boxOf('canvas')];
  assert.ok(buttons.bottom <= said.top && said.bottom <= picture.top, JSON.stringify([buttons, said, picture]));
  assert.deepEqual([picture.left, picture.width], [buttons.left, buttons.width]);
  const widths = await dialog
    .locator('.acts > *')
    .evaluateAll((all) => all.map((el) => Math.round(el.getBoundingClientRect().width)));
  assert.equal(new Set(widths.slice(0, 4)).size, 1, `buttons of ${widths}`);
});

test('in a wide element of little height no card touches the label of a foundation', async (t) => {
  const problem = problemOf('empress-of-india', 'pair');
  for (const width of [1100, 1280, 1440]) {
    const { page } = await openHostPage(t, `<patience-game problem="${problem.link}"></patience-game>`, {
      context: { viewport: { width, height: 800 } },
    });
    await expectLabel(page, words.label);
    await waitForFrames(page, 3);
    const covered = await tablePage(page).evaluate(({ shadowRoot: root }) => {
      const cards = [...root.querySelectorAll('.cards .card')].map((card) => card.getBoundingClientRect());
      return [...root.querySelectorAll('.pile-label.next.under .rank-mark')]
        .map((/** @type {SVGGraphicsElement} */ mark) => mark.querySelector('path')?.getBoundingClientRect())
        .filter((mark) =>
          cards.some(
            ({ left, right, top, bottom }) =>
              mark && left < mark.right && right > mark.left && top < mark.bottom + 1 && bottom > mark.bottom,
          ),
        )
        .map((mark) => JSON.stringify(mark));
    });
    assert.deepEqual(covered, [], String(width));
  }
});

test('the picture is drawn in Arabic from right to left, and shared by the system’s sheet', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await open(t, `?lang=ar#${problem.link}`, AT_PHONE);
  await recordDrawing(page);
  await page.reload();
  await waitForTable(page);
  const skip = page.locator('patience-game [data-problem="skip"]');
  await until(async () => (await readCallout(page)).buttons.length > 0, { what: 'the problem' });
  if (await skip.count()) await skip.click();
  await page.evaluate(() => {
    const share = async (/** @type {ShareData} */ { files = [], url, text }) =>
      void (document.documentElement.dataset.shared = `${files.map(({ type }) => type)} ${url} ${text}`);
    Object.assign(navigator, { canShare: () => true, share });
  });
  const dialog = await openDialog(page);
  const { texts, directions } = await readDrawing(page);
  assert.ok(texts.join(' ').includes(arabic.stock(problem.stock.length)), texts.join(' '));
  assert.ok(directions.includes('rtl') && directions.at(-1) === 'ltr', 'the address runs from left to right');
  await dialog.locator('.acts button').nth(1).click();
  await eventually(async () =>
    assert.ok((await page.evaluate(() => document.documentElement.dataset.shared))?.startsWith('image/png http')),
  );
});

test('a second press of Send while the system’s sheet is open copies nothing', async (t) => {
  const { page, context, site } = await openProblem(t, problemOf('sly', 'place').link, AT_PHONE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await page.evaluate(() => {
    let isOpen = false;
    const share = () => {
      if (isOpen) return Promise.reject(new DOMException('A sheet is open.', 'InvalidStateError'));
      isOpen = true;
      return new Promise(() => {});
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  const dialog = await openDialog(page);
  const send = dialog.locator('.acts button').nth(1);
  await send.click();
  await send.click();
  await dialog.locator('.acts button').nth(2).click();
  await until(async () => (await dialog.getByRole('status').innerText()) === words.messageCopied);
  assert.equal(await dialog.getByRole('textbox').evaluate((/** @type {HTMLInputElement} */ el) => el.selectionEnd), 0);
});

test('the menu shares the problem on the table, and a message is copied', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page, context, site } = await openProblem(t, problem.link);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await tablePage(page).button('menu').click();
  await page.getByRole('button', { name: panels.menu.shareGame }).click();
  const dialog = page.locator('dialog.send-problem');
  await dialog.getByRole('button', { name: words.copyMessage }).click();
  await until(async () => (await dialog.getByRole('status').innerText()) === words.messageCopied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(text.includes(words.questions.grace) && text.includes(`#${problem.link}`), text);
});

test('Share in the toolbar shares the problem, by click, keys and touch', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  for (const [options, act] of /** @type {const} */ ([
    [AT_DESK, 'click'],
    [AT_DESK, 'keys'],
    [AT_PHONE, 'touch'],
  ])) {
    const { page, site } = await openProblem(t, problem.link, options);
    const table = tablePage(page);
    assert.equal(await table.button('share').getAttribute('aria-disabled'), 'false');
    if (act === 'click') await table.press('share');
    else if (act === 'touch') await table.button('share').tap();
    else {
      // The toolbar is one tab stop before the cards, of Share and the menu.
      await page.keyboard.press('Shift+Tab');
      await until(async () => (await focusedAction(page)) !== '', { what: 'the focus in the toolbar' });
      for (const [key, action] of [
        ['Home', 'share'],
        ['ArrowRight', 'menu'],
        ['ArrowLeft', 'share'],
      ]) {
        await page.keyboard.press(key);
        await eventually(async () => assert.equal(await focusedAction(page), action));
      }
      await page.keyboard.press('Enter');
    }
    const dialog = page.locator('dialog.send-problem');
    await dialog.locator('canvas').waitFor();
    assert.equal(await dialog.locator('.link-field').inputValue(), `${site.url}#${problem.link}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    if (act === 'keys') await eventually(async () => assert.equal(await focusedAction(page), 'share'));
  }
});

/** The action of the focused button. @param {Page} page @returns {Promise<string>} */
const focusedAction = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root }) => root.activeElement?.dataset.action ?? '');

test('Share of an element on a page copies the problem’s address at the site, and says so in the callout', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const body = `<patience-game problem="${problem.link}"></patience-game>`;
  for (const options of [AT_DESK, AT_PHONE]) {
    const { page, context, site } = await openHostPage(t, body, {
      css: 'patience-game { block-size: 40rem }',
      ...options,
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
    await expectLabel(page, words.label);
    await tablePage(page).button('share').click();
    await eventually(async () => {
      const { sentence, label } = await readCallout(page);
      assert.equal(label, words.label);
      assert.equal(sentence, core.element.copied);
    });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // The page of the host may show another problem tomorrow.
    assert.equal(copied, `${site.url}#${problem.link}`);
    // Its menu has nothing that would replace the problem.
    await tablePage(page).button('menu').click();
    const entries = tablePage(page).element.locator('.popover.is-menu .entry');
    await eventually(async () =>
      assert.deepEqual(await entries.allInnerTexts(), [reports.menu.rules, reports.menu.keys, reports.menu.copy]),
    );
  }
});
