// What can be set: each choice is kept, reaches the table, and does what it says.

import assert from 'node:assert/strict';
import { say } from '../../www/words/core.js';
import { test } from 'node:test';
import { built } from './support/built.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, winningLine, readTable, mouse, pileSelector, playLine, pressIgnoredKey, waitForTable, expectLink, expandSettings } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';
import { CHOICES } from '../../www/table/settings.js';
import { beforeAsked } from '../../www/table/speech/describe-action.js';

const sly = winningLine('sly');

/** Opens the dialogue of settings from the table's menu. @param {import("playwright-core").Page} page */
async function openSettings(page) {
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
  await until(() => page.locator('dialog.settings').isVisible());
}

/** @param {import("playwright-core").Page} page @param {Record<string, string>} chosen */
async function choose(page, chosen) {
  await openSettings(page);
  await expandSettings(page);
  for (const [name, value] of Object.entries(chosen))
    await page.locator(`input[name="${name}"][value="${value}"]`).check();
  await page.keyboard.press('Escape');
}

test('every value of every setting can be chosen by keyboard, is an attribute at once, and is kept', async (t) => {
  const { page, context } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await openSettings(page);
  const game = page.locator('patience-game');
  for (const [name, values] of Object.entries(CHOICES)) {
    const usual = page.locator(`:is(input, select)[name="${name}"]`).first();
    // Many values are a list, few stand beside each other.
    const isList = (await usual.evaluate((el) => el.localName)) === 'select';
    await usual.focus();
    await eventually(async () =>
      assert.ok(isList ? (await usual.inputValue()) === values[0] : await usual.isChecked(), name),
    );
    for (const value of [...values.slice(1), values[0]]) {
      await page.keyboard.press(isList && value === values[0] ? 'Home' : 'ArrowRight');
      const wanted = value === values[0] ? null : value;
      await eventually(async () => assert.equal(await game.getAttribute(name), wanted, `${name}: ${value}`));
      await eventually(async () => assert.equal(await page.locator('html').getAttribute(`data-${name}`), wanted));
    }
    // What is kept is the last value that is not the usual one.
    await page.keyboard.press(isList ? 'End' : 'ArrowLeft');
  }
  const second = await open(t, `#${sly.links[0]}`, { profile: context });
  await waitForTable(second.page);
  for (const [name, values] of Object.entries(CHOICES)) {
    await eventually(async () =>
      assert.equal(await second.page.locator('patience-game').getAttribute(name), values.at(-1), name),
    );
  }
});

test('a setting made in one tab reaches the other', async (t) => {
  const first = await open(t, `#${sly.links[0]}`);
  const second = await open(t, `#${winningLine('labyrinth').links[0]}`, { profile: first.context });
  await waitForTable(first.page);
  await waitForTable(second.page);
  await choose(first.page, { felt: 'rose', theme: 'dark' });
  await until(async () => (await second.page.locator('patience-game').getAttribute('felt')) === 'rose');
  await eventually(async () => assert.equal(await second.page.locator('html').getAttribute('data-theme'), 'dark'));
});

test('felt and back change what is seen', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const seen = () =>
    page.evaluate(() => {
      const root = document.querySelector('patience-game')?.shadowRoot;
      const felt = /** @type {Element} */ (root?.querySelector('.felt'));
      const path = root?.querySelector('.back path');
      return {
        felt: getComputedStyle(felt).backgroundColor,
        back: path?.getAttribute('d'),
        colour: path && getComputedStyle(path).stroke,
      };
    });
  const looks = [await seen()];
  for (const [felt, back] of [
    ['blue', 'scales'],
    ['rose', 'waves'],
    ['stone', 'trellis'],
  ]) {
    await choose(page, { felt, back });
    const before = /** @type {NonNullable<(typeof looks)[0]>} */ (looks.at(-1));
    looks.push(
      await until(async () => {
        const now = await seen();
        return now.back !== before.back && now;
      }),
    );
  }
  for (const part of /** @type {const} */ (['felt', 'colour', 'back'])) {
    const kinds = new Set(looks.map((one) => one[part]));
    // The trellis comes twice.
    assert.equal(kinds.size, part === 'felt' ? 4 : 3, part);
  }
});

test('classic faces come when they are chosen, courts and pips in both halves, and go again', async (t) => {
  const game = winningLine('empress-of-india');
  const site = await serveFor(t);
  const { page } = await open(t, `#${game.links[0]}`, { site, context: { viewport: { width: 1440, height: 900 } } });
  await waitForTable(page);
  assert.ok(!site.requests.some((path) => /courts|appearance/.test(path)), 'not before');
  const faces = () =>
    page.evaluate(
      () => document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('.cards .classic').length ?? -1,
    );
  assert.equal(await faces(), 0);
  await choose(page, { faces: 'classic' });
  // Guards and whoever stands alone; those whose edge alone is seen keep their index.
  await until(async () => (await faces()) >= 48, { what: 'classic faces' });
  const halves = await page.evaluate(() =>
    [...document.querySelectorAll('patience-game')].flatMap((one) =>
      [...(one.shadowRoot?.querySelectorAll('.cards .classic') ?? [])].map((face) =>
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
  await choose(page, { faces: 'index' });
  await until(async () => (await faces()) === 0, { what: 'the usual faces' });
});

test('classic faces on cards of a phone: the picture under the large index, from 40 px on, and only where it is whole', async (t) => {
  const game = winningLine('fairie-queen', 1);
  const { page } = await open(t, `#${game.links[160]}`, { context: { viewport: { width: 360, height: 640 } } });
  await waitForTable(page);
  await choose(page, { faces: 'classic' });
  const cards = () =>
    page.evaluate(() =>
      [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('.cards > .card') ?? [])].map(
        (card) => ({
          width: card.getBoundingClientRect().width,
          covered: card.classList.contains('is-cut') || !card.querySelector('.art'),
          classic: !!card.querySelector('.classic'),
          index: card.querySelector('.index:not(.corner)')?.getBoundingClientRect().height ?? 0,
          paths: card.querySelectorAll('.art path').length,
        }),
      ),
    );
  await until(async () => (await cards()).some(({ classic }) => classic), { what: 'classic faces' });
  const seen = await cards();
  assert.ok(
    seen.some(({ covered, classic }) => covered && !classic),
    'a covered card keeps its index',
  );
  for (const { width, covered, classic, index, paths } of seen) {
    assert.ok(width >= 40 && width < 48, `${width} px`);
    assert.ok(!classic || (!covered && paths), 'a picture where there is room for one');
    // Folded cards have their index cut down like all others.
    assert.ok(covered || index >= 11, `an index of ${index} px`);
  }
  // A bit narrower nothing but rank and suit can be read.
  await page.setViewportSize({ width: 320, height: 640 });
  await until(async () => (await cards()).every(({ width, classic }) => width < 40 && !classic), {
    what: 'the large index',
  });
});

test('faces that cannot be loaded leave the usual ones, and a sentence', async (t) => {
  const site = await serveFor(t, { files: { 'www/cards/courts.js': "throw new Error('damaged');" } });
  const { page } = await open(t, `#${sly.links[0]}`, { site });
  await waitForTable(page);
  await choose(page, { faces: 'classic' });
  await until(async () => /couldn’t be loaded/.test((await readTable(page)).announcement), { what: 'the sentence' });
  await playLine(page, mouse(page), sly, { to: 3 });
});

test('dealing card by card turns one card at a time; undo takes back one', async (t) => {
  const labyrinth = winningLine('labyrinth');
  const { page } = await open(t, `#sly/${sly.deal}`);
  await waitForTable(page);
  await choose(page, { dealing: 'card' });
  const stock = () => page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).view.stock);
  const full = await stock();
  for (const dealt of [1, 1, 2, 2, 3]) {
    await page.locator('patience-game').evaluate((game) => /** @type {any} */ (game).dealOn());
    await eventually(async () => assert.ok(full - (await stock()) <= dealt));
    const { ply } = await readTable(page);
    await page.locator('patience-game [data-action="undo"]').click();
    await eventually(async () => assert.equal((await readTable(page)).ply, ply - 1));
    await page.locator('patience-game [data-action="redo"]').click();
    await eventually(async () => assert.equal((await readTable(page)).ply, ply));
  }
  // A move makes no other turn by itself.
  await page.evaluate((link) => void (location.hash = link), `#${labyrinth.links[4]}`);
  await expectLink(page, labyrinth.links[4]);
  await page
    .locator('patience-game')
    .evaluate((game, move) => /** @type {any} */ (game).host.act(move), labyrinth.moves[4]);
  await expectLink(page, labyrinth.links[5]);
});

/** A position of a recorded win with a card that is safe to play, after a move that is not such. */
function safeAfterMove() {
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

test('what is safe plays itself if that is set; undo stops before it, and it is heard with the move', async (t) => {
  const { game, ply, after, end } = safeAfterMove();
  const { page } = await open(t, `#${game.links[ply]}`);
  await waitForTable(page);
  const act = () =>
    page.locator('patience-game').evaluate((table, move) => /** @type {any} */ (table).host.act(move), game.moves[ply]);
  await act();
  assert.equal((await readTable(page)).link, after.link, 'not unless it is set');
  await page.locator('patience-game [data-action="undo"]').click();
  await choose(page, { safe: 'auto' });
  await act();
  assert.equal((await readTable(page)).link, end.link);
  const heard = end.outcome === 'playing' ? [...after.report, ...end.report] : [];
  await eventually(async () => {
    const { announcement } = await readTable(page);
    for (const token of heard) assert.ok(announcement.includes(say(token)), announcement);
  });
  await page.locator('patience-game [data-action="undo"]').click();
  await expectLink(page, after.link);
});

test('the speed of cards is that which is set; with none they do not move', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`, { motion: true });
  await waitForTable(page);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    /** @type {number[]} */
    const lasted = [];
    Object.assign(globalThis, { __lasted: lasted });
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).includes('transform') && typeof options === 'object')
        lasted.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
  });
  /** @type {Record<string, number[]>} */
  const durations = {};
  let ply = 0;
  for (const speed of CHOICES.speed) {
    await choose(page, { speed });
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

test('brief speech says what changes, and no more', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const heard = () => page.locator('patience-game .room > [role="status"]').textContent();
  /** A move of the line whose report has several sentences. */
  const reportOf = (/** @type {number} */ n) => {
    const { report, prompt } = atLink(sly.links[n], (table) => table.act(sly.moves[n]));
    return beforeAsked(report, prompt);
  };
  const ply = sly.moves.findIndex((move, n) => !move.startsWith('stock') && reportOf(n).length > 1);
  const report = reportOf(ply);
  const act = async () => {
    await page.evaluate((link) => void (location.hash = link), `#${sly.links[ply]}`);
    await expectLink(page, sly.links[ply]);
    await page
      .locator('patience-game')
      .evaluate((game, move) => /** @type {any} */ (game).host.act(move), sly.moves[ply]);
    // Only an address that has followed can be changed back.
    await until(() => page.evaluate((link) => location.hash !== `#${link}`, sly.links[ply]), { what: 'the address' });
  };
  const asked = () => page.locator('patience-game').evaluate((game) => /** @type {any} */ (game).prompt);
  await act();
  await eventually(async () => assert.equal((await heard())?.trim(), [...report.map(say), await asked()].join(' ')));
  await choose(page, { speech: 'brief' });
  await act();
  await eventually(async () => {
    const now = (await heard()) ?? '';
    assert.ok(now.startsWith(say(report[0])), `the first thing that has happened: ${now}`);
    assert.ok(!now.includes(say(report[1])), `and no other: ${now}`);
  });
});

test('sounds are off at first, and made of nothing that is loaded', async (t) => {
  const { page, site } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await page.evaluate(() => {
    const counts = { notes: 0 };
    Object.assign(globalThis, { __sound: counts });
    const start = AudioScheduledSourceNode.prototype.start;
    // Buffer sources have a start of their own.
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
  await choose(page, { sound: 'on' });
  const sounds = () =>
    page.evaluate(() => !!(/** @type {any} */ (document.querySelector('patience-game')).host.hasSound));
  await until(sounds);
  assert.ok(site.requests.includes('www/table/sound.js'));
  ply = await playLine(page, mouse(page), sly, { from: ply, to: ply + 4 });
  await until(async () => (await notes()) >= 3, { what: 'sounds' });
  await choose(page, { sound: 'off' });
  await until(async () => !(await sounds()));
  const few = await notes();
  await playLine(page, mouse(page), sly, { from: ply, to: ply + 4 });
  assert.equal(await notes(), few);
  assert.deepEqual(
    site.requests.filter((path) => /\.(mp3|ogg|wav|m4a)$/.test(path)),
    [],
  );
  // The longest of them, however many notes it has.
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
    `${site.url}${built('www/table/sound.js')}`,
  );
  assert.ok(longest > 0.5 && longest <= 1, `a sound of ${longest} s`);
  await page.locator(pileSelector('stock')).focus();
});

test('the example beside the settings shows and says what is set, at once', async (t) => {
  const { page } = await open(t, '', {
    motion: true,
    context: { viewport: { width: 1440, height: 900 } },
  });
  await page.locator('#about').getByRole('button', { name: 'Settings' }).click();
  const sample = page.locator('dialog .sample');
  await until(async () => (await sample.locator('.face').count()) === 4, { what: 'four faces' });
  const seen = () =>
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
    ['suits', 'four', 'suits', 'Clubs are green and diamonds blue: every suit has its colour.'],
    ['faces', 'classic', 'faces', 'Courts and pips like old packs, where cards are large enough.'],
    ['faces', 'night', 'card', 'Dark cards with pale figures.'],
    ['felt', 'rose', 'felt', 'Rose felt under the cards.'],
    ['back', 'waves', 'back', 'Waves on the backs of cards.'],
    ['hand', 'left', 'hand', 'In landscape, buttons are on the left.'],
  ])) {
    const before = (await seen())[part];
    await page.locator(`dialog input[name="${name}"][value="${value}"]`).check();
    await until(async () => (await seen())[part] !== before, { what: `another ${part}` });
    await eventually(async () => assert.equal((await seen()).says, says));
    await eventually(async () =>
      assert.equal(
        await page.locator(`dialog fieldset:has([name="${name}"])`).getAttribute('aria-description'),
        says,
        'heard with the group',
      ),
    );
  }
  // Whoever goes through the settings by keyboard is told of each.
  await page.locator('dialog input[name="deals"]').first().focus();
  await eventually(async () => assert.match((await seen()).says ?? '', /^The solver has won every deal/));
  const dealt = () => sample.evaluate((el) => el.getAnimations({ subtree: true }).length);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    /** @type {unknown[]} */
    const lasted = [];
    Object.assign(globalThis, { __lasted: lasted });
    Element.prototype.animate = function (frames, options) {
      if (this.closest('.sample') && typeof options === 'object') lasted.push(options.duration);
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
  await until(async () => (await dealt()) === 0);
});

test('on a phone the settings are folded in groups, and the example stays in sight while they are gone through', async (t) => {
  const { page } = await open(t, '', { context: { viewport: { width: 360, height: 640 } } });
  await page.locator('#start').getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog.menu').getByRole('button', { name: 'Settings' }).click();
  const sample = page.locator('dialog .sample');
  await until(async () => (await sample.locator('.face').count()) === 4);
  const shown = page.locator('dialog.settings .setting:visible');
  assert.equal(await shown.count(), 0, 'a list of contents');
  const groups = page.locator('dialog.settings summary');
  await groups.last().focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(await shown.count(), 2, 'sound and speech'));
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

test('single keys are changed and switched off; one key has not two meanings', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await openSettings(page);
  const game = page.locator('patience-game');
  const told = page.locator('.key-fields [role="status"]');
  await page.locator('input[name="key-d"]').focus();
  await page.keyboard.press('h');
  await until(async () => /Hint/.test((await told.textContent()) ?? ''), { what: 'a sentence on the conflict' });
  assert.equal(await game.getAttribute('keymap'), null);
  await page.keyboard.press('x');
  await eventually(async () => assert.equal(await game.getAttribute('keymap'), 'd=x'));
  assert.equal(await page.locator('input[name="key-d"]').inputValue(), 'X');
  await page.keyboard.press('Escape');
  await game.evaluate((el) => /** @type {any} */ (el).focus());
  const { link } = await readTable(page);
  // The old key means nothing any more; what follows it would otherwise deal twice.
  assert.equal(await pressIgnoredKey(page, 'd'), false);
  assert.equal((await readTable(page)).link, link);
  await page.keyboard.press('x');
  await until(async () => (await readTable(page)).link !== link, { what: 'the new key' });
  await page.keyboard.press('?');
  await until(() => page.locator('patience-game .is-keys .look-key-name', { hasText: /^X$/ }).isVisible());
  await page.keyboard.press('Escape');
  await game.evaluate((el) => el.setAttribute('keys', 'off'));
  const after = (await readTable(page)).link;
  for (const key of ['x', 'd', 'h', '?']) assert.equal(await pressIgnoredKey(page, key), false, key);
  assert.equal((await readTable(page)).link, after);
  assert.equal(await page.locator('patience-game .is-keys').count(), 0);
  await page.keyboard.press('Control+z');
  await until(async () => (await readTable(page)).link === link, { what: 'keys with Ctrl stay' });
  await openSettings(page);
  await page.locator('.key-fields button').click();
  await eventually(async () => assert.equal(await game.getAttribute('keymap'), null));
});
