// Criteria of WCAG 2.2 that no other file tests: visible focus, text spacing, reflow, consistent help.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import * as reports from '../../www/words/en/reports.js';
import * as panels from '../../www/words/en/panels.js';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { waitForFrames, openLink, waitForTable, expandSettings, followLink } from './support/table-state.mjs';
import { assertNoFaults, findTextFaults } from './support/text-faults.mjs';
import { walks } from './support/walk.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import("playwright-core").Page} Page */

/** The dialogs of the start page's menu. */
const OPENED = /** @type {const} */ (['rules', 'settings', 'statistics', 'storage', 'yourCards', 'text']);

/** Waits until a dialog is open with its content. @param {Page} page @param {string} name as in `OPENED` */
async function waitForDialog(page, name) {
  await until(() => page.locator('dialog[open]:not(.menu) .dialog-body > *').count(), { what: name });
  // The text of rules loads after their sheet has opened, and the address follows.
  if (name === 'rules') await until(() => page.locator('dialog.is-rules .rule').count(), { what: name });
}

/** @param {string} name */
const read = (name) => fs.readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The focused element, and if any part of it is visible. Runs in the page. */
function focused() {
  /** @type {Element | null} */
  let el = document.activeElement;
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
  if (!el || el === document.body) return null;
  // A hidden field is visible by its label, a container of options by its active option.
  const chosen = el.getAttribute('aria-activedescendant');
  const root = /** @type {Document | ShadowRoot} */ (el.getRootNode());
  const field = /** @type {HTMLInputElement} */ (el);
  const shown = [(chosen && root.getElementById(chosen)) || el, ...(field.labels ?? [])];
  const deepest = (/** @type {number} */ x, /** @type {number} */ y) => {
    let hit = document.elementFromPoint(x, y);
    for (let inner = hit; inner?.shadowRoot; hit = inner) {
      inner = inner.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
    }
    return hit;
  };
  const isVisible = shown.some((candidate) => {
    const box = candidate.getBoundingClientRect();
    for (let row = 1; row < 10; row++)
      for (let column = 1; column < 10; column++) {
        const hit = deepest(box.left + (box.width * column) / 10, box.top + (box.height * row) / 10);
        // Cards cover the cells that have the focus, and take no pointer events.
        if (hit && (candidate.contains(hit) || hit.contains(candidate))) return true;
      }
    return false;
  });
  const [first = ''] = el.classList;
  const name = `${el.localName}${first && `.${first}`} “${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}”`;
  const page = /** @type {any} */ (globalThis);
  const all = (page.__met ??= new WeakSet());
  const isRepeated = all.has(el);
  all.add(el);
  return { name, isVisible, isRepeated };
}

/** Walks by Tab through a page once, and finds focused elements that are hidden. @param {Page} page @param {string} what */
async function hiddenFocus(page, what) {
  /** @type {string[]} */
  const found = [];
  await page.evaluate(() => void delete (/** @type {any} */ (globalThis).__met));
  const state = () =>
    page.evaluate(() => ({
      address: location.href,
      title: document.title,
      opened: document.querySelectorAll('dialog[open], details[open]').length,
      game: /** @type {any} */ (document.querySelector('patience-game'))?.link ?? '',
    }));
  const before = await state();
  let stops = 0;
  for (let outside = 0; stops < 300 && outside < 2;) {
    await page.keyboard.press('Tab');
    await waitForFrames(page, 1);
    let at = await page.evaluate(focused);
    // The page scrolls to the focus, and a skip link appears with a transition.
    for (let tries = 0; at && !at.isVisible && tries < 30; tries++) {
      await waitForFrames(page, 1);
      at = { ...at, isVisible: (await page.evaluate(focused))?.isVisible ?? false };
    }
    if (!at) outside++;
    else if (at.isRepeated) break;
    else if (!at.isVisible) found.push(`${what}: ${at.name} has the focus and is hidden`);
    if (at) stops++;
  }
  assert.ok(stops > 1, `${what}: some elements get the focus`);
  assert.deepEqual(await state(), before, `${what}: the focus alone changes nothing`);
  return found;
}

for (const [width, height] of [
  [320, 256],
  [360, 640],
]) {
  const options = { context: { viewport: { width, height }, reducedMotion: /** @type {const} */ ('reduce') } };

  test(`focus is visible on the start page and its dialogs, ${width}×${height}`, async (t) => {
    const { page } = await open(t, '', options);
    await until(() => page.locator('#friend').isVisible());
    const found = await hiddenFocus(page, 'the start page');
    for (const name of OPENED) {
      await page.locator('.menu-key').click();
      await page.locator('dialog.menu .entry', { hasText: panels.menu[name] }).first().click();
      await waitForDialog(page, name);
      await expandSettings(page);
      found.push(...(await hiddenFocus(page, name)));
      await page.keyboard.press('Escape');
      await until(async () => !(await page.locator('dialog').count()));
    }
    assertNoFaults(found);
  });

  test(`focus is visible on a table, its list of moves and a hint, ${width}×${height}`, async (t) => {
    const { links } = winningLine('labyrinth');
    const { page } = await open(t, `#${links[links.length >> 1]}`, options);
    await waitForTable(page);
    const found = await hiddenFocus(page, 'a table');
    await page.locator('details[data-moves] > summary').click();
    await until(() => page.locator('.move-list').isVisible());
    found.push(...(await hiddenFocus(page, 'the list of moves')));
    await page.locator('details[data-moves] > summary').click();
    await tablePage(page).evaluate(({ host }) => host.press('hint'));
    await until(() => page.locator('patience-game .offers .choice').nth(2).isVisible());
    found.push(...(await hiddenFocus(page, 'a hint')));
    assertNoFaults(found);
  });

  test(`in a window of ${width}×${height} nothing scrolls sideways or is clipped`, async (t) => {
    const { page } = await open(t, '', options);
    await until(() => page.locator('#friend').isVisible());
    const found = await findTextFaults(page, 'the start page', { lang: 'en', dir: 'ltr' });
    for (const name of OPENED) {
      await page.locator('.menu-key').click();
      await page.locator('dialog.menu .entry', { hasText: panels.menu[name] }).first().click();
      await waitForDialog(page, name);
      await expandSettings(page);
      found.push(...(await findTextFaults(page, name, { lang: 'en', dir: 'ltr' })));
      await page.keyboard.press('Escape');
      await until(async () => !(await page.locator('dialog').count()));
    }
    for (const name of ['accessibility', 'embedding', 'report']) {
      await page.goto(page.url().replace(/#.*|www\/.*/, '') + `www/${name}.html`);
      await until(() => page.locator('h1').isVisible());
      found.push(...(await findTextFaults(page, name, { lang: 'en', dir: 'ltr' })));
    }
    assertNoFaults(found);
  });
}

/** The text spacing of WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const { name, address, walk } of walks('en').filter(({ name }) => /start page|menu of/.test(name)))
  test(`with wider text spacing nothing is clipped: ${name}`, async (t) => {
    const { page } = await open(t, address, {
      context: { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce', bypassCSP: true },
    });
    await page.addStyleTag({ content: SPACING });
    /** @type {string[]} */
    const found = [];
    await walk({
      page,
      lang: 'en',
      reports,
      panels,
      // Text on the felt, in the shadow tree, keeps its spacing, as accessibility.html says.
      inspect: async (what) =>
        void found.push(...(await findTextFaults(page, what, { lang: 'en', dir: 'ltr', mayBreak: true }))),
    });
    assertNoFaults(found);
  });

test('help and buttons have the same order and names in every game, and every page has a distinct title', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[5]}`, { context: { reducedMotion: 'reduce' } });
  const table = tablePage(page);
  await waitForTable(page);
  /** @type {Set<string>} */
  const orders = new Set();
  /** @type {Set<string>} */
  const bars = new Set();
  /** @type {Set<string>} */
  const titles = new Set();
  const { rules, lesson, settings, keys } = panels.menu;
  for (const id of IDS) {
    await followLink(page, winningLine(id).links[5]);
    await eventually(async () => assert.equal(await table.evaluate((game) => game.view.game), id));
    await eventually(async () => {
      const [title, name] = await table.evaluate(({ host }) => [document.title, host.view.deal]);
      assert.ok(title.includes(name) && !titles.has(title), `${id} is named “${title}”`);
      titles.add(title);
    });
    const shown = await page.locator('patience-game .key[data-action]').evaluateAll((all) =>
      all.map((el) => {
        const action = el.getAttribute('data-action') ?? '';
        // The labels of these differ from game to game.
        return ['deal', 'safe'].includes(action) ? action : `${action}: ${el.querySelector('.label')?.textContent}`;
      }),
    );
    assert.ok(shown.length > 5);
    bars.add(shown.join(' | '));
    await table.button('menu').click();
    await until(() => page.locator('dialog.menu .entry').count());
    const entries = await page.locator('dialog.menu .entry').allTextContents();
    orders.add(entries.filter((entry) => [rules, lesson, settings, keys].includes(entry)).join(' | '));
    await page.keyboard.press('Escape');
    await until(async () => !(await page.locator('dialog').count()));
  }
  assert.deepEqual([...orders], [[rules, lesson, settings, keys].join(' | ')]);
  assert.equal(bars.size, 1, [...bars].join('\n'));
  for (const name of ['index', 'www/accessibility', 'www/embedding', 'www/report']) {
    const [, title] = /<title[^>]*>([^<]+)<\/title>/.exec(read(`${name}.html`)) ?? [];
    assert.ok(title && !titles.has(title), `${name} is named “${title}”`);
    titles.add(title);
  }
});

/** The files of the site that are not built. @param {RegExp} ending @returns {string[]} */
const sources = (ending) =>
  fs
    .readdirSync(new URL('../../www', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/^(?:pkg|words)\//.test(name))
    .map((name) => `www/${name}`);

test('no animation repeats, and no function depends on moving the device', () => {
  const [styles, scripts] = [sources(/\.css$/), sources(/\.js$/)];
  assert.ok(styles.length > 10 && scripts.length > 100);
  for (const name of [...styles, ...scripts, 'index.html'])
    assert.doesNotMatch(read(name), /\binfinite\b|animation-iteration-count|\biterations\s*:|\bblink\b/, name);
  for (const name of scripts)
    assert.doesNotMatch(read(name), /devicemotion|deviceorientation|Accelerometer|Gyroscope|OrientationSensor/, name);
});

test('cells are in reading order, row by row and left to right; no image stands for text', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, {
    context: { viewport: { width: 1280, height: 900 } },
  });
  for (const id of IDS) {
    const { links } = winningLine(id);
    await openLink(page, links[links.length >> 1]);
    await waitForTable(page);
    const { rows, pictures } = await tablePage(page).evaluate(({ shadowRoot: root }) => ({
      rows: [...root.querySelectorAll('[role="grid"]')].map((grid) =>
        [...grid.querySelectorAll('[role="row"]')].map((row) =>
          [...row.children].map((cell) => {
            const { x, y } = cell.getBoundingClientRect();
            return [Math.round(x), Math.round(y)];
          }),
        ),
      ),
      pictures: [document, root].flatMap((tree) =>
        [...tree.querySelectorAll('img, picture, canvas, video, object')].map((el) => el.outerHTML.slice(0, 80)),
      ),
    }));
    assert.deepEqual(pictures, [], id);
    for (const grid of rows) {
      for (const row of grid)
        for (let n = 1; n < row.length; n++) assert.ok(row[n][0] > row[n - 1][0], `${id}: ${row.join(' ')}`);
      const tops = grid.map((row) => Math.min(...row.map(([, y]) => y)));
      for (let n = 1; n < tops.length; n++) assert.ok(tops[n] >= tops[n - 1], `${id}: ${tops.join(' ')}`);
    }
  }
});

test('the manifest does not lock the orientation', () => {
  assert.ok(!/orientation/.test(read('www/app.webmanifest')));
});

test('a pile opened by hovering stays open under the pointer, and Escape closes it wherever the focus is', async (t) => {
  const { links, moves } = winningLine('sly');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.4)]}`, {
    context: { reducedMotion: 'reduce', viewport: { width: 768, height: 1024 } },
  });
  const table = tablePage(page);
  await waitForTable(page);
  const address = await table.evaluate(
    ({ host: { view, info } }) =>
      info.places.find(
        (/** @type {any} */ { role }, /** @type {number} */ n) => role === 'tableau' && view.piles[n].count > 1,
      ).address,
  );
  const popover = page.locator('patience-game .popover');
  const hover = async () => {
    await page.mouse.move(2, 2);
    await table.cell(address).hover({ force: true });
    await until(() => popover.count(), { what: 'the cards of the pile' });
  };
  await hover();
  const box = await popover.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  // Longer than the delay of closing.
  await waitForFrames(page, 40);
  assert.equal(await popover.count(), 1, 'it stays under the pointer');
  await page.mouse.move(2, 2, { steps: 4 });
  await until(async () => !(await popover.count()), { what: 'the pile to close' });
  await hover();
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press('Escape');
  await until(async () => !(await popover.count()), { what: 'the pile to close' });
});

test('no page asks for personal data', async (t) => {
  const { page } = await open(t, '');
  await until(() => page.locator('#friend').isVisible());
  /** @type {Set<string>} */
  const kinds = new Set();
  const recordFields = async () => {
    const fields = await page
      .locator('input, textarea, select')
      .evaluateAll((all) => all.map((field) => `${field.getAttribute('type') ?? field.localName}`));
    for (const field of fields) kinds.add(field);
  };
  await recordFields();
  for (const name of OPENED) {
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.menu-key')).click());
    await page.locator('dialog.menu .entry', { hasText: panels.menu[name] }).first().click();
    await waitForDialog(page, name);
    await recordFields();
    await page.keyboard.press('Escape');
    await until(async () => !(await page.locator('dialog').count()));
  }
  const allowed = ['checkbox', 'file', 'radio', 'select', 'text', 'textarea'];
  assert.deepEqual([...kinds].filter((field) => !allowed.includes(field)).sort(), []);
});
