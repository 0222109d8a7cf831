// Settings: each value is saved, reaches the table and has its effect.

import assert from 'node:assert/strict';
import { say } from '../../www/words/core.js';
import { test } from 'node:test';
import { builtPath } from './support/build-names.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import {
  readTable,
  pressKey,
  waitForTable,
  expectLink,
  expandSettings,
  followLink,
  openLink,
} from './support/table-state.mjs';
import { serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';
import { CHOICES } from '../../www/table/settings.js';
import { displayKeys } from '../../www/ui/keymap.js';
import { dropEchoOfPrompt } from '../../www/table/speech/describe-action.js';

const sly = winningLine('sly');

/** Opens the settings dialog from the table's menu. @param {import("playwright-core").Page} page */
async function openSettings(page) {
  await tablePage(page).button('menu').click();
  await page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
  await until(() => page.locator('dialog.settings').isVisible());
}

/** @param {import("playwright-core").Page} page @param {Record<string, string>} chosen */
async function changeSettings(page, chosen) {
  await openSettings(page);
  await expandSettings(page);
  for (const [name, value] of Object.entries(chosen))
    await page.locator(`input[name="${name}"][value="${value}"]`).check();
  await page.keyboard.press('Escape');
}

test('every value of every setting can be chosen by keyboard, is an attribute at once, and is saved', async (t) => {
  const { page, context } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await openSettings(page);
  const { element } = tablePage(page);
  for (const [name, values] of Object.entries(CHOICES)) {
    const input = page.locator(`:is(input, select)[name="${name}"]`).first();
    // A setting with many values is a list, others are radio buttons.
    const isSelect = (await input.evaluate((el) => el.localName)) === 'select';
    await input.focus();
    await eventually(async () =>
      assert.ok(isSelect ? (await input.inputValue()) === values[0] : await input.isChecked(), name),
    );
    for (const value of [...values.slice(1), values[0]]) {
      await page.keyboard.press(isSelect && value === values[0] ? 'Home' : 'ArrowRight');
      const wanted = value === values[0] ? null : value;
      await eventually(async () => assert.equal(await element.getAttribute(name), wanted, `${name}: ${value}`));
      await eventually(async () => assert.equal(await page.locator('html').getAttribute(`data-${name}`), wanted));
    }
    // Leaves the last value, which is not the default.
    await page.keyboard.press(isSelect ? 'End' : 'ArrowLeft');
  }
  const second = await open(t, `#${sly.links[0]}`, { profile: context });
  await waitForTable(second.page);
  for (const [name, values] of Object.entries(CHOICES)) {
    await eventually(async () =>
      assert.equal(await tablePage(second.page).element.getAttribute(name), values.at(-1), name),
    );
  }
});

/** The colours of the browser's bars, and that of the page. @param {import("playwright-core").Page} page */
const barColours = (page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => {
      probe.style.color = meta.getAttribute('content') ?? '';
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return { bars: [...new Set(bars)], page: getComputedStyle(document.documentElement).backgroundColor };
  });

test('a setting made in one tab reaches the other, and the bars of its browser', async (t) => {
  const first = await open(t, `#${sly.links[0]}`);
  const second = await open(t, `#${winningLine('labyrinth').links[0]}`, { profile: first.context });
  await waitForTable(first.page);
  await waitForTable(second.page);
  await changeSettings(first.page, { felt: 'rose', theme: 'dark' });
  await until(async () => (await tablePage(second.page).element.getAttribute('felt')) === 'rose');
  await eventually(async () => assert.equal(await second.page.locator('html').getAttribute('data-theme'), 'dark'));
  const dark = await barColours(second.page);
  assert.deepEqual(dark.bars, [dark.page]);
  await changeSettings(first.page, { theme: 'light' });
  await eventually(async () => assert.equal(await second.page.locator('html').getAttribute('data-theme'), 'light'));
  const light = await barColours(second.page);
  assert.deepEqual(light.bars, [light.page]);
  assert.notEqual(light.page, dark.page);
});

test('felt and back change the look of the table', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const appearance = () =>
    tablePage(page).evaluate(({ shadowRoot: root }) => {
      const felt = /** @type {Element} */ (root.querySelector('.felt'));
      const path = root.querySelector('.back path');
      return {
        felt: getComputedStyle(felt).backgroundColor,
        back: path?.getAttribute('d'),
        colour: path && getComputedStyle(path).stroke,
      };
    });
  const looks = [await appearance()];
  for (const [felt, back] of [
    ['blue', 'scales'],
    ['rose', 'waves'],
    ['stone', 'trellis'],
  ]) {
    await changeSettings(page, { felt, back });
    const before = /** @type {NonNullable<(typeof looks)[0]>} */ (looks.at(-1));
    looks.push(
      await until(async () => {
        const now = await appearance();
        return now.back !== before.back && now;
      }),
    );
  }
  for (const part of /** @type {const} */ (['felt', 'colour', 'back'])) {
    const kinds = new Set(looks.map((look) => look[part]));
    // The trellis is the default back, too.
    assert.equal(kinds.size, part === 'felt' ? 4 : 3, part);
  }
});

test('classic faces load when chosen, with two equal halves, and can be switched off', async (t) => {
  const game = winningLine('empress-of-india');
  const site = await serveForTest(t);
  const { page } = await open(t, `#${game.links[0]}`, { site, context: { viewport: { width: 1440, height: 900 } } });
  await waitForTable(page);
  assert.ok(!site.requests.some((path) => /courts|appearance/.test(path)), 'not loaded before');
  const faces = () =>
    tablePage(page).evaluate(({ shadowRoot }) => shadowRoot.querySelectorAll('.cards .classic').length);
  assert.equal(await faces(), 0);
  await changeSettings(page, { faces: 'classic' });
  // Guards and single cards have pictures; cards with only an edge visible have their index.
  await until(async () => (await faces()) >= 48, { what: 'classic faces' });
  const halves = await page.evaluate(() =>
    [...document.querySelectorAll('patience-game')].flatMap((table) =>
      [...(table.shadowRoot?.querySelectorAll('.cards .classic') ?? [])].map((face) =>
        [...face.querySelectorAll('g')].map((g) => g.innerHTML),
      ),
    ),
  );
  for (const [upper, lower] of halves) assert.equal(upper, lower);
  await playLine(page, mouse(page), game, { to: 3 });
  await page.setViewportSize({ width: 360, height: 640 });
  await until(async () => (await faces()) === 0, { what: 'small cards to keep the large index' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await until(async () => (await faces()) >= 40);
  await changeSettings(page, { faces: 'index' });
  await until(async () => (await faces()) === 0, { what: 'the usual faces' });
});

test('classic faces on a phone: a picture under the large index, from 40 px on, on uncovered cards only', async (t) => {
  const game = winningLine('fairie-queen', 1);
  const { page } = await open(t, `#${game.links[160]}`, { context: { viewport: { width: 360, height: 640 } } });
  await waitForTable(page);
  await changeSettings(page, { faces: 'classic' });
  const cards = () =>
    tablePage(page).evaluate(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('.cards > .card')].map((card) => ({
        width: card.getBoundingClientRect().width,
        covered: card.classList.contains('is-cut') || !card.querySelector('.art'),
        classic: !!card.querySelector('.classic'),
        index: card.querySelector('.index:not(.corner)')?.getBoundingClientRect().height ?? 0,
        paths: card.querySelectorAll('.art path').length,
      })),
    );
  await until(async () => (await cards()).some(({ classic }) => classic), { what: 'classic faces' });
  const faces = await cards();
  assert.ok(
    faces.some(({ covered, classic }) => covered && !classic),
    'a covered card shows only its index',
  );
  for (const { width, covered, classic, index, paths } of faces) {
    assert.ok(width >= 40 && width < 48, `${width} px`);
    assert.ok(!classic || (!covered && paths), 'pictures are on uncovered cards');
    // The index of covered cards is clipped.
    assert.ok(covered || index >= 11, `an index of ${index} px`);
  }
  // On narrower cards only rank and suit are legible.
  await page.setViewportSize({ width: 320, height: 640 });
  await until(async () => (await cards()).every(({ width, classic }) => width < 40 && !classic), {
    what: 'the large index',
  });
});

test('faces that fail to load leave the usual faces and a sentence', async (t) => {
  const site = await serveForTest(t, { files: { 'www/cards/courts.js': "throw new Error('damaged');" } });
  const { page } = await open(t, `#${sly.links[0]}`, { site });
  await waitForTable(page);
  await changeSettings(page, { faces: 'classic' });
  await until(async () => /couldn’t be loaded/.test((await readTable(page)).announcement), { what: 'the sentence' });
  await playLine(page, mouse(page), sly, { to: 3 });
});

test('dealing card by card turns one card at a time, and undo undoes one', async (t) => {
  const labyrinth = winningLine('labyrinth');
  const { page } = await open(t, `#sly/${sly.deal}`);
  const table = tablePage(page);
  await waitForTable(page);
  await changeSettings(page, { dealing: 'card' });
  const stock = () => table.evaluate(({ view }) => view.stock);
  const full = await stock();
  for (const dealt of [1, 1, 2, 2, 3]) {
    await table.dealOn();
    await eventually(async () => assert.ok(full - (await stock()) <= dealt));
    const { ply } = await readTable(page);
    await table.button('undo').click();
    await eventually(async () => assert.equal((await readTable(page)).ply, ply - 1));
    await table.button('redo').click();
    await eventually(async () => assert.equal((await readTable(page)).ply, ply));
  }
  // A move does not deal automatically.
  await openLink(page, labyrinth.links[4]);
  await table.evaluate(({ host }, move) => host.playAction(move), labyrinth.moves[4]);
  await expectLink(page, labyrinth.links[5]);
});

/** A move of a recorded win after which a card is safe to play. */
function moveBeforeSafeCard() {
  for (const id of ['labyrinth', 'sly', 'fairie-queen']) {
    for (const nth of [0, 1, 2]) {
      const game = winningLine(id, nth);
      for (let ply = 0; ply < game.moves.length; ply++) {
        if (game.moves[ply].startsWith('stock') || atLink(game.links[ply], (table) => table.view()).safe) continue;
        const after = atLink(game.links[ply], (table) => table.act(game.moves[ply]));
        if (after.safe && after.outcome === 'playing')
          return { game, ply, after, end: atLink(after.link, (table) => table.playSafe()) };
      }
    }
  }
  throw new Error('no recorded win has such a position');
}

test('safe cards go home automatically if set so; undo stops before them, and the move announces them', async (t) => {
  const { game, ply, after, end } = moveBeforeSafeCard();
  const { page } = await open(t, `#${game.links[ply]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const act = () => table.evaluate(({ host }, move) => host.playAction(move), game.moves[ply]);
  await act();
  assert.equal((await readTable(page)).link, after.link, 'not by default');
  await table.button('undo').click();
  await changeSettings(page, { safe: 'auto' });
  await act();
  assert.equal((await readTable(page)).link, end.link);
  const announced = end.outcome === 'playing' ? [...after.report, ...end.report] : [];
  await eventually(async () => {
    const { announcement } = await readTable(page);
    for (const token of announced) assert.ok(announcement.includes(say(token)), announcement);
  });
  await table.button('undo').click();
  await expectLink(page, after.link);
});

test('cards move at the chosen speed, or not at all', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`, { motion: true });
  await waitForTable(page);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    /** @type {number[]} */
    const durations = [];
    Object.assign(globalThis, { __lasted: durations });
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).includes('transform') && typeof options === 'object')
        durations.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
  });
  /** @type {Record<string, number[]>} */
  const durations = {};
  let ply = 0;
  for (const speed of CHOICES.speed) {
    await changeSettings(page, { speed });
    await page.evaluate(() => {
      /** @type {any} */ (globalThis).__lasted.length = 0;
    });
    ply = await playLine(page, mouse(page), sly, { from: ply, to: ply + 3 });
    durations[speed] = await page.evaluate(() => [
      ...new Set(/** @type {number[]} */ (/** @type {any} */ (globalThis).__lasted)),
    ]);
  }
  assert.deepEqual(durations, { normal: [160], slow: [400], quick: [80], none: [] });
});

test('brief speech announces only the first sentence of a report', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const heard = () => page.locator('patience-game .shell > [role="status"]').textContent();
  /** The report of a move of the line, without what the prompt repeats. */
  const reportOf = (/** @type {number} */ n) => {
    const { report, prompt } = atLink(sly.links[n], (table) => table.act(sly.moves[n]));
    return dropEchoOfPrompt(report, prompt);
  };
  const ply = sly.moves.findIndex((move, n) => !move.startsWith('stock') && reportOf(n).length > 1);
  const report = reportOf(ply);
  const act = async () => {
    await openLink(page, sly.links[ply]);
    await table.evaluate(({ host }, move) => host.playAction(move), sly.moves[ply]);
    // The address must change before it can be set back.
    await until(() => page.evaluate((link) => location.hash !== `#${link}`, sly.links[ply]), { what: 'the address' });
  };
  const prompt = () => table.evaluate((game) => game.prompt);
  await act();
  await eventually(async () => assert.equal((await heard())?.trim(), [...report.map(say), await prompt()].join(' ')));
  await changeSettings(page, { speech: 'brief' });
  await act();
  await eventually(async () => {
    const now = (await heard()) ?? '';
    assert.ok(now.startsWith(say(report[0])), `the first sentence: ${now}`);
    assert.ok(!now.includes(say(report[1])), `and no second: ${now}`);
  });
});

test('sounds are off by default, and use no sound files', async (t) => {
  const { page, site } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await page.evaluate(() => {
    const counts = { notes: 0 };
    Object.assign(globalThis, { __sound: counts });
    const start = AudioScheduledSourceNode.prototype.start;
    // Buffer sources override `start`.
    const starts = AudioBufferSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      counts.notes++;
      return start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.start = function (...when) {
      counts.notes++;
      return starts.apply(this, when);
    };
  });
  const notes = () => page.evaluate(() => /** @type {any} */ (globalThis).__sound.notes);
  let ply = await playLine(page, mouse(page), sly, { to: 4 });
  assert.equal(await notes(), 0);
  await changeSettings(page, { sound: 'on' });
  const hasSound = () => table.evaluate(({ host }) => !!host.state.playSound);
  await until(hasSound);
  assert.ok(site.requests.includes('www/ui/sound.js'));
  ply = await playLine(page, mouse(page), sly, { from: ply, to: ply + 4 });
  await until(async () => (await notes()) >= 3, { what: 'sounds' });
  await changeSettings(page, { sound: 'off' });
  await until(async () => !(await hasSound()));
  const notesBefore = await notes();
  await playLine(page, mouse(page), sly, { from: ply, to: ply + 4 });
  assert.equal(await notes(), notesBefore);
  assert.deepEqual(
    site.requests.filter((path) => /\.(mp3|ogg|wav|m4a)$/.test(path)),
    [],
  );
  // The duration of the longest sound, with all its notes.
  const longest = await page.evaluate(
    async (address) => {
      const [playSound] = Object.values(await import(address));
      let last = 0;
      const { stop } = OscillatorNode.prototype;
      const { start } = AudioBufferSourceNode.prototype;
      OscillatorNode.prototype.stop = function (when = 0) {
        last = Math.max(last, when - this.context.currentTime);
        return stop.call(this, when);
      };
      AudioBufferSourceNode.prototype.start = function (when = 0) {
        last = Math.max(last, when - this.context.currentTime + (this.buffer?.duration ?? Infinity));
        return start.call(this, when);
      };
      const before = { outcome: 'playing', home: 0, stock: 104 };
      for (const change of [{ outcome: 'won' }, { outcome: 'stuck' }, { home: 1 }, { stock: 0 }, {}])
        playSound('move', before, { ...before, ...change });
      return last;
    },
    `${site.url}${builtPath('www/ui/sound.js')}`,
  );
  assert.ok(longest > 0.5 && longest <= 1, `a sound of ${longest} s`);
  await table.cell('stock').focus();
});

test('the example beside the settings shows and describes each choice at once', async (t) => {
  const { page } = await open(t, '', {
    motion: true,
    context: { viewport: { width: 1440, height: 900 } },
  });
  await page.locator('#about').getByRole('button', { name: 'Settings' }).click();
  const sample = page.locator('dialog .sample');
  await until(async () => (await sample.locator('.face').count()) === 4, { what: 'four faces' });
  const sampleState = () =>
    sample.evaluate((el) => {
      const style = (/** @type {string} */ part) => getComputedStyle(/** @type {Element} */ (el.querySelector(part)));
      const club = /** @type {Element} */ (el.querySelector('.suit-C'));
      const path = /** @type {Element} */ (el.querySelector('.back path'));
      const keys = /** @type {Element} */ (el.querySelector('.sample-keys')).getBoundingClientRect();
      const pack = /** @type {Element} */ (el.querySelector('.sample-pack')).getBoundingClientRect();
      return {
        felt: style('.sample-felt').backgroundColor,
        card: style('.sample-felt > .card').backgroundColor,
        suits: getComputedStyle(club).color,
        faces: el.querySelectorAll('.classic').length,
        back: path.getAttribute('d'),
        hand: keys.left < pack.left,
        says: el.querySelector('.sample-says')?.textContent,
      };
    });
  for (const [name, value, part, says] of /** @type {const} */ ([
    ['theme', 'dark', 'felt', 'Dark paper and dark felt.'],
    ['suits', 'four', 'suits', 'Clubs are green and diamonds blue; in the Empress, two reds and two blacks.'],
    ['faces', 'classic', 'faces', 'Courts and pips like old packs, where cards are large enough.'],
    ['faces', 'night', 'card', 'Dark cards with light print.'],
    ['felt', 'rose', 'felt', 'Rose felt under the cards.'],
    ['back', 'waves', 'back', 'Waves on the backs of cards.'],
    ['hand', 'left', 'hand', 'In landscape, buttons are on the left.'],
  ])) {
    const before = (await sampleState())[part];
    await page.locator(`dialog input[name="${name}"][value="${value}"]`).check();
    await until(async () => (await sampleState())[part] !== before, { what: `another ${part}` });
    await eventually(async () => assert.equal((await sampleState()).says, says));
    await eventually(async () =>
      assert.equal(
        await page.locator(`dialog fieldset:has([name="${name}"])`).getAttribute('aria-description'),
        says,
        'part of the group’s description',
      ),
    );
  }
  // The focus alone describes a setting.
  await page.locator('dialog input[name="deals"]').first().focus();
  await eventually(async () => assert.match((await sampleState()).says ?? '', /^The solver has won every deal/));
  const runningAnimations = () => sample.evaluate((el) => el.getAnimations({ subtree: true }).length);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    /** @type {unknown[]} */
    const durations = [];
    Object.assign(globalThis, { __lasted: durations });
    Element.prototype.animate = function (frames, options) {
      if (this.closest('.sample') && typeof options === 'object') durations.push(options.duration);
      return animate.call(this, frames, options);
    };
  });
  for (const speed of ['slow', 'none', 'quick'])
    await page.locator(`dialog input[name="speed"][value="${speed}"]`).check();
  await page.locator('dialog input[name="dealing"][value="card"]').check();
  await page.locator('dialog input[name="dealing"][value="decision"]').check();
  await eventually(async () =>
    assert.deepEqual(
      await page.evaluate(() => /** @type {any} */ (globalThis).__lasted),
      [400, 80, 80, 80, 80, 80, 80],
    ),
  );
  await until(async () => (await runningAnimations()) === 0);
});

test('on a phone the settings are collapsed in groups, and the example stays visible', async (t) => {
  const { page } = await open(t, '', { context: { viewport: { width: 360, height: 640 } } });
  await page.locator('#start').getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog.menu').getByRole('button', { name: 'Settings' }).click();
  const sample = page.locator('dialog .sample');
  await until(async () => (await sample.locator('.face').count()) === 4);
  const visibleSettings = page.locator('dialog.settings .setting:visible');
  assert.equal(await visibleSettings.count(), 0, 'all groups are collapsed');
  const groups = page.locator('dialog.settings summary');
  await groups.last().focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(await visibleSettings.count(), 2, 'sound and speech'));
  for (const group of await groups.all()) assert.ok(((await group.boundingBox())?.height ?? 0) >= 44);
  await expandSettings(page);
  await page.locator('dialog input[name="sound"]').first().focus();
  const [top, bottom, input] = await page.evaluate(() => {
    const box = (/** @type {string} */ of) =>
      /** @type {Element} */ (document.querySelector(of)).getBoundingClientRect();
    return [box('dialog .sample').top, box('dialog .sample').bottom, box('dialog input[name="sound"]').top];
  });
  assert.ok(top >= 0 && bottom < 260 && input >= bottom, `${top} ${bottom} ${input}`);
});

test('single keys can be changed and switched off, and no key has two meanings', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await openSettings(page);
  const table = tablePage(page);
  const conflict = page.locator('.key-fields [role="status"]');
  // Each action has a line, with its key in one column.
  const corners = await page
    .locator('.key-field')
    .evaluateAll((all) => all.map((el) => el.getBoundingClientRect()).map(({ left, top }) => [left, top]));
  assert.equal(new Set(corners.map(([left]) => left)).size, 1);
  assert.equal(new Set(corners.map(([, top]) => top)).size, corners.length);
  await page.locator('input[name="key-d"]').focus();
  await page.keyboard.press('h');
  await until(async () => /Hint/.test((await conflict.textContent()) ?? ''), { what: 'a sentence on the conflict' });
  assert.equal(await table.element.getAttribute('keymap'), null);
  await page.keyboard.press('x');
  await eventually(async () => assert.equal(await table.element.getAttribute('keymap'), 'd=x'));
  assert.equal(await page.locator('input[name="key-d"]').inputValue(), 'X');
  await page.keyboard.press('Escape');
  await table.evaluate((game) => game.focus());
  const { link } = await readTable(page);
  await until(() =>
    table.evaluate(({ host }) => host.input.keys.actionKeyOf(new KeyboardEvent('keydown', { key: 'x' })) === 'd'),
  );
  // The old key has no effect: otherwise the next key would deal twice.
  assert.equal(await pressKey(page, 'd'), false);
  assert.equal((await readTable(page)).link, link);
  await page.keyboard.press('x');
  await until(async () => (await readTable(page)).link !== link, { what: 'the new key' });
  await page.keyboard.press('?');
  await until(() => page.locator('patience-game .is-keys .popover-key-name', { hasText: /^X$/ }).isVisible());
  await page.keyboard.press('Escape');
  await table.setAttribute('keys', 'off');
  const after = (await readTable(page)).link;
  for (const key of ['x', 'd', 'h', '?']) assert.equal(await pressKey(page, key), false, key);
  assert.equal((await readTable(page)).link, after);
  assert.equal(await page.locator('patience-game .is-keys').count(), 0);
  await page.keyboard.press('Control+z');
  await until(async () => (await readTable(page)).link === link, { what: 'a key with Ctrl' });
  await openSettings(page);
  await page.locator('.key-fields button').click();
  await eventually(async () => assert.equal(await table.element.getAttribute('keymap'), null));
});

test('the list of keys has each assigned key in place of its default key, also of two in a line', () => {
  const element = /** @type {any} */ ({ getAttribute: () => 'b=x' });
  assert.deepEqual(
    ['N, B', 'B', 'Home'].map((name) => displayKeys(name, element)),
    ['N, X', 'X', 'Home'],
  );
});

test('a dialog closes when the address leads to another game', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await openSettings(page);
  const other = winningLine('labyrinth').links[0];
  await followLink(page, other);
  await expectLink(page, other);
  await eventually(async () => assert.equal(await page.locator('dialog').count(), 0));
});
