// The table of WCAG 2.2 in www/accessibility.html: that it is whole and names tests that there are; and the points that no
// other file tests: what has the focus is seen, wider spacing and a small window cut nothing off, help stands where it stood.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import * as deferred from '../../www/words/en/deferred.js';
import * as panels from '../../www/words/en/panels.js';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForFrames, IDS, openLink, winningLine, waitForTable, expandSettings } from './support/player.mjs';
import { assertNone, wordFaults } from './support/translated.mjs';
import { walks } from './support/walk.mjs';

/** @typedef {import("playwright-core").Page} Page */

/** Levels A and AA of WCAG 2.2; 4.1.1 is no longer one of them. */
const POINTS = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...[
    '3.1.1',
    '3.1.2',
    '3.2.1',
    '3.2.2',
    '3.2.3',
    '3.2.4',
    '3.2.6',
    '3.3.1',
    '3.3.2',
    '3.3.3',
    '3.3.4',
    '3.3.7',
    '3.3.8',
  ],
  ...['4.1.2', '4.1.3'],
];

/** What the menu of the start page opens. */
const OPENED = /** @type {const} */ (['rules', 'settings', 'statistics', 'storage', 'ownCards', 'text']);

/** Waits until a dialog is open and filled. @param {Page} page @param {string} name as in `OPENED` */
async function isOpen(page, name) {
  await until(() => page.locator('dialog[open]:not(.menu) .dialog-body > *').count(), { what: name });
  // Their words are fetched when their sheet is open already, and the address follows.
  if (name === 'rules') await until(() => page.locator('dialog.is-rules .rule').count(), { what: name });
}

/** @param {string} name */
const read = (name) => fs.readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('the table tells every point once, how it is met, and names tests that there are', () => {
  const rows = [...read('www/accessibility.html').matchAll(/<tr><th scope="row">([\d., –]+) .*?<\/tr>/g)];
  const told = rows.flatMap(([, numbers]) => {
    const [first, last] = numbers.split('–');
    if (!last) return numbers.split(', ');
    const [head, from] = /^(.*\.)(\d+)$/.exec(first)?.slice(1) ?? [];
    const to = Number(last.split('.').at(-1));
    return Array.from({ length: to - Number(from) + 1 }, (_, n) => `${head}${Number(from) + n}`);
  });
  assert.deepEqual(told, POINTS);
  for (const [row, number] of rows) {
    const tests = [...(row.split('</td><td>')[1] ?? '').matchAll(/<code>([\w-]+)<\/code>/g)].map(([, name]) => name);
    assert.ok(tests.length, `${number} names no test`);
    for (const name of tests) {
      const file = new URL(name === 'orca' ? './orca/heard.test.mjs' : `./${name}.test.mjs`, import.meta.url);
      assert.ok(fs.existsSync(file), `${number}: there is no ${name}.test.mjs`);
    }
  }
});

/** What Tab comes to, and whether anything of it is seen. Runs in the page. */
function focused() {
  /** @type {Element | null} */
  let el = document.activeElement;
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
  if (!el || el === document.body) return null;
  // A field that is not seen is seen by its label, a place for the keys by what is chosen in it.
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
  const isSeen = shown.some((one) => {
    const box = one.getBoundingClientRect();
    for (let row = 1; row < 10; row++)
      for (let column = 1; column < 10; column++) {
        const hit = deepest(box.left + (box.width * column) / 10, box.top + (box.height * row) / 10);
        // Cards lie over their cells, which have the focus, and cannot be pressed themselves.
        if (hit && (one.contains(hit) || hit.contains(one))) return true;
      }
    return false;
  });
  const [first = ''] = el.classList;
  const name = `${el.localName}${first && `.${first}`} “${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}”`;
  const page = /** @type {any} */ (globalThis);
  const all = (page.__met ??= new WeakSet());
  const again = all.has(el);
  all.add(el);
  return { name, isSeen, again };
}

/** Walks by Tab through what can have the focus, once round. @param {Page} page @param {string} what */
async function hidden(page, what) {
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
    // The window follows the focus, and a link that comes with it takes its time.
    for (let looks = 0; at && !at.isSeen && looks < 30; looks++) {
      await waitForFrames(page, 1);
      at = { ...at, isSeen: (await page.evaluate(focused))?.isSeen ?? false };
    }
    if (!at) outside++;
    else if (at.again) break;
    else if (!at.isSeen) found.push(`${what}: ${at.name} has the focus and is not seen`);
    if (at) stops++;
  }
  assert.ok(stops > 1, `${what}: something has the focus`);
  assert.deepEqual(await state(), before, `${what}: nothing happens because something has the focus`);
  return found;
}

for (const [width, height] of [
  [320, 256],
  [360, 640],
]) {
  const still = { context: { viewport: { width, height }, reducedMotion: /** @type {const} */ ('reduce') } };

  test(`what has the focus is seen: the start page and its dialogs, ${width}×${height}`, async (t) => {
    const { page } = await open(t, '', still);
    await until(() => page.locator('#friend').isVisible());
    const found = await hidden(page, 'the start page');
    for (const name of OPENED) {
      await page.locator('.menu-key').click();
      await page.locator('dialog.menu .entry', { hasText: panels.menu[name] }).first().click();
      await isOpen(page, name);
      await expandSettings(page);
      found.push(...(await hidden(page, name)));
      await page.keyboard.press('Escape');
      await until(async () => !(await page.locator('dialog').count()));
    }
    assertNone(found);
  });

  test(`what has the focus is seen: a table, the list of its moves, a hint, ${width}×${height}`, async (t) => {
    const { links } = winningLine('labyrinth');
    const { page } = await open(t, `#${links[links.length >> 1]}`, still);
    await waitForTable(page);
    const found = await hidden(page, 'a table');
    await page.locator('details[data-moves] > summary').click();
    await until(() => page.locator('.move-list').isVisible());
    found.push(...(await hidden(page, 'the list of moves')));
    await page.locator('details[data-moves] > summary').click();
    await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.press('hint'));
    await until(() => page.locator('patience-game .offers .choice').nth(2).isVisible());
    found.push(...(await hidden(page, 'a hint')));
    assertNone(found);
  });

  test(`in a window of ${width}×${height} nothing is scrolled sideways or cut`, async (t) => {
    const { page } = await open(t, '', still);
    await until(() => page.locator('#friend').isVisible());
    const found = await wordFaults(page, 'the start page', { lang: 'en', dir: 'ltr' });
    for (const name of OPENED) {
      await page.locator('.menu-key').click();
      await page.locator('dialog.menu .entry', { hasText: panels.menu[name] }).first().click();
      await isOpen(page, name);
      await expandSettings(page);
      found.push(...(await wordFaults(page, name, { lang: 'en', dir: 'ltr' })));
      await page.keyboard.press('Escape');
      await until(async () => !(await page.locator('dialog').count()));
    }
    for (const name of ['accessibility', 'embedding', 'report']) {
      await page.goto(page.url().replace(/#.*|www\/.*/, '') + `www/${name}.html`);
      await until(() => page.locator('h1').isVisible());
      found.push(...(await wordFaults(page, name, { lang: 'en', dir: 'ltr' })));
    }
    assertNone(found);
  });
}

/** As WCAG 2.2 has it in 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const { name, address, walk } of walks('en').filter(({ name }) => /start page|menu of/.test(name)))
  test(`with wider letters, words and lines nothing is cut: ${name}`, async (t) => {
    const { page } = await open(t, address, {
      context: { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce', bypassCSP: true },
    });
    await page.addStyleTag({ content: SPACING });
    /** @type {string[]} */
    const found = [];
    await walk({
      page,
      lang: 'en',
      deferred,
      panels,
      // The words on the felt, which is in a sheet of its own, keep theirs: the page says so.
      see: async (what) =>
        void found.push(...(await wordFaults(page, what, { lang: 'en', dir: 'ltr', mayBreak: true }))),
    });
    assertNone(found);
  });

test('what comes again stands where it stood and has the name it had: help in every menu, the keys of every table; every page has its title', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[5]}`, { context: { reducedMotion: 'reduce' } });
  await waitForTable(page);
  /** @type {Set<string>} */
  const orders = new Set();
  /** @type {Set<string>} */
  const bars = new Set();
  /** @type {Set<string>} */
  const titles = new Set();
  const { rules, lesson, settings, keys } = panels.menu;
  for (const id of IDS) {
    await page.evaluate((hash) => void (location.hash = hash), `#${winningLine(id).links[5]}`);
    await eventually(async () =>
      assert.equal(
        await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).view.game),
        id,
      ),
    );
    await eventually(async () => {
      const [title, name] = await page.evaluate(() => {
        const { host } = /** @type {any} */ (document.querySelector('patience-game'));
        return [document.title, host.view.deal];
      });
      assert.ok(title.includes(name) && !titles.has(title), `${id} is named “${title}”`);
      titles.add(title);
    });
    const shown = await page.locator('patience-game .key[data-action]').evaluateAll((all) =>
      all.map((el) => {
        const action = el.getAttribute('data-action') ?? '';
        // What these do is each game's own.
        return ['deal', 'safe'].includes(action) ? action : `${action}: ${el.querySelector('.label')?.textContent}`;
      }),
    );
    assert.ok(shown.length > 5);
    bars.add(shown.join(' | '));
    await page.locator('patience-game [data-action="menu"]').click();
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

/** What the site is made of, but for what is built. @param {RegExp} ending @returns {string[]} */
const sources = (ending) =>
  fs
    .readdirSync(new URL('../../www', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/^(?:pkg|words)\//.test(name))
    .map((name) => `www/${name}`);

test('nothing flashes: no animation is played more than once; nothing is done by moving the device', () => {
  const [styles, scripts] = [sources(/\.css$/), sources(/\.js$/)];
  assert.ok(styles.length > 10 && scripts.length > 100);
  for (const name of [...styles, ...scripts, 'index.html'])
    assert.doesNotMatch(read(name), /\binfinite\b|animation-iteration-count|\biterations\s*:|\bblink\b/, name);
  for (const name of scripts)
    assert.doesNotMatch(read(name), /devicemotion|deviceorientation|Accelerometer|Gyroscope|OrientationSensor/, name);
});

test('cells are read as they lie: row by row, from left to right; no picture stands for text', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { context: { viewport: { width: 1280, height: 900 } } });
  for (const id of IDS) {
    const { links } = winningLine(id);
    await openLink(page, links[links.length >> 1]);
    await waitForTable(page);
    const { rows, pictures } = await page.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
      return {
        rows: [...root.querySelectorAll('[role="grid"]')].map((grid) =>
          [...grid.querySelectorAll('[role="row"]')].map((row) =>
            [...row.children].map((cell) => {
              const { x, y } = cell.getBoundingClientRect();
              return [Math.round(x), Math.round(y)];
            }),
          ),
        ),
        pictures: [document, root].flatMap((one) =>
          [...one.querySelectorAll('img, picture, canvas, video, object')].map((el) => el.outerHTML.slice(0, 80)),
        ),
      };
    });
    assert.deepEqual(pictures, [], id);
    for (const grid of rows) {
      for (const row of grid)
        for (let n = 1; n < row.length; n++) assert.ok(row[n][0] > row[n - 1][0], `${id}: ${row.join(' ')}`);
      const tops = grid.map((row) => Math.min(...row.map(([, y]) => y)));
      for (let n = 1; n < tops.length; n++) assert.ok(tops[n] >= tops[n - 1], `${id}: ${tops.join(' ')}`);
    }
  }
});

test('no page asks to be held one way', () => {
  assert.ok(!/orientation/.test(read('www/app.webmanifest')));
});

test('a pile that is looked through by resting on it: the pointer may go onto it, Escape closes it wherever the focus is', async (t) => {
  const { links, moves } = winningLine('sly');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.4)]}`, {
    context: { reducedMotion: 'reduce', viewport: { width: 768, height: 1024 } },
  });
  await waitForTable(page);
  const address = await page.evaluate(() => {
    const { view, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
    return info.places.find(
      (/** @type {any} */ { role }, /** @type {number} */ n) => role === 'tableau' && view.piles[n].count > 1,
    ).address;
  });
  const leaf = page.locator('patience-game .look');
  const rest = async () => {
    await page.mouse.move(2, 2);
    await page.locator(`[data-pile="${address}"]`).hover({ force: true });
    await until(() => leaf.count(), { what: 'the cards of the pile' });
  };
  await rest();
  const box = await leaf.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  // Longer than it takes to go when the pointer is elsewhere.
  await waitForFrames(page, 40);
  assert.equal(await leaf.count(), 1, 'it stays under the pointer');
  await page.mouse.move(2, 2, { steps: 4 });
  await until(async () => !(await leaf.count()), { what: 'nothing to be looked through' });
  await rest();
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press('Escape');
  await until(async () => !(await leaf.count()), { what: 'nothing to be looked through' });
});

test('nothing personal is asked for, and no page asks for what another has been told', async (t) => {
  const { page } = await open(t, '');
  await until(() => page.locator('#friend').isVisible());
  /** @type {Set<string>} */
  const asked = new Set();
  const look = async () => {
    const fields = await page
      .locator('input, textarea, select')
      .evaluateAll((all) => all.map((field) => `${field.getAttribute('type') ?? field.localName}`));
    for (const field of fields) asked.add(field);
  };
  await look();
  for (const name of OPENED) {
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.menu-key')).click());
    await page.locator('dialog.menu .entry', { hasText: panels.menu[name] }).first().click();
    await isOpen(page, name);
    await look();
    await page.keyboard.press('Escape');
    await until(async () => !(await page.locator('dialog').count()));
  }
  const known = ['checkbox', 'file', 'radio', 'select', 'text', 'textarea'];
  assert.deepEqual([...asked].filter((field) => !known.includes(field)).sort(), []);
});
