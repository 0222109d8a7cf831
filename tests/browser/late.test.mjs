// What comes late, is meant for somebody else, or was taken away meanwhile: it does not lie over what the player has asked
// for since, and takes nothing from anybody.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Unrolling } from '../../www/table/board/deal-animation.js';
import * as speech from '../../www/words/language.js';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import {
  expectAddress,
  atLink,
  waitForFrames,
  waitForKeys,
  winningLine,
  readTable,
  pileSelector,
  pressIgnoredKey,
  waitForTable,
  expectLink,
  hitPoint,
} from './support/player.mjs';
import { serveFor } from './support/serve.mjs';

/** @typedef {import('playwright-core').Page} Page */

const sly = winningLine('sly');
const other = winningLine('sly', 1);

/** Answers that come when they are told to. @template T */
function held() {
  /** @type {(value: T) => void} */
  let come = () => {};
  /** @type {Promise<T>} */
  const answer = new Promise((done) => (come = done));
  return { answer, come };
}

/**
 * Holds back what a page asks for.
 * @param {Page} page @param {RegExp} what of an address
 */
async function holdBack(page, what) {
  const { answer, come } = /** @type {ReturnType<typeof held<void>>} */ (held());
  let asked = 0;
  await page.route(what, async (route) => {
    asked++;
    await answer;
    await route.continue();
  });
  return { asked: () => until(() => asked, { what: `a request for ${what}` }), come };
}

/** The address of a file, by its name as a pattern: a built one's holds a hash. @param {string} name @param {string} type */
const fileCalled = (name, type) => new RegExp(`/${name}(?:\\d*-[0-9a-f]{8})?\\.${type}$`);

const SOLVER = fileCalled('patience_solver_wasm_bg', 'wasm');

/** @param {Page} page a file that does not come @param {RegExp} what */
const refuse = (page, what) => page.route(what, (route) => route.abort());

/** What a browser says of a file that does not come. */
const ABSENT = /net::ERR_FAILED|Failed to load/;

const HEAD = '<script type="module" src="www/patience-game.js"></script>';

/** A page of somebody's. @param {import('node:test').TestContext} t @param {string} body @param {Parameters<typeof open>[2]} [options] */
async function host(t, body, options = {}) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="host.css">${HEAD}</head><body>${body}</body></html>`;
  const files = {
    'host.html': html,
    'host.css': 'patience-game { width: 700px; height: 520px; } div { padding: 40px; }',
  };
  const site = await serveFor(t, { files });
  return open(t, 'host.html', { site, ...options });
}

/** The link of the table on a page, or of what is to lie there. @param {Page} page @returns {Promise<string>} */
const linkOn = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).link);

const maze = winningLine('labyrinth');
/** In the middle of a game, with cards in its columns that can be taken up. */
const busy = maze.links[30];

/** A column with a card that can be taken up. @param {Page} page @returns {Promise<string>} */
const movable = (page) =>
  page.evaluate(() => {
    const { view, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
    return info.places.find(
      (/** @type {any} */ { role }, /** @type {number} */ n) => role === 'tableau' && view.piles[n].movable,
    ).address;
  });

/** Whether a game lies there. @param {Page} page @param {string} link */
const lies = (page, link) => eventually(async () => assert.equal((await readTable(page)).link, link));

test('of two languages the one that was asked for last is spoken, and every part that came meanwhile speaks it', async () => {
  const { registerPart, setLanguage } = speech;
  const words = { de: held(), fr: held(), late: held() };
  /** @type {Record<string, unknown>} */
  const said = {};
  const loads = { de: () => words.de.answer, fr: () => words.fr.answer };
  registerPart('core', (one) => void (said.core = one), /** @type {any} */ (loads));
  const first = setLanguage('de');
  const second = setLanguage('fr');
  words.fr.come('français');
  assert.equal(await second, true);
  words.de.come('deutsch');
  assert.equal(await first, false);
  assert.deepEqual([speech.language, said.core], ['fr', 'français']);
  // Back to what is spoken, before the other has come.
  const es = held();
  Object.assign(loads, { es: () => es.answer });
  const third = setLanguage('es');
  assert.equal(await setLanguage('fr'), true);
  es.come('español');
  assert.equal(await third, false);
  assert.equal(speech.language, 'fr');
  // A part that comes into use while another language is on its way.
  const de = setLanguage('de');
  registerPart('site', (one) => void (said.site = one), /** @type {any} */ ({ de: () => words.late.answer }));
  words.late.come('spät');
  assert.equal(await de, true);
  assert.deepEqual(said, { core: 'deutsch', site: 'spät' });
});

test('a dealing that gives way to another position says so, once, and is not over', () => {
  /** @type {string[]} */
  const told = [];
  const board = /** @type {any} */ ({ motion: { pace: 1 }, show: (/** @type {string} */ view) => told.push(view) });
  const steps = () => /** @type {any[]} */ (['one', 'two', 'three']);
  const of = () =>
    new Unrolling(
      board,
      steps(),
      () => told.push('over'),
      () => told.push('gone'),
    );
  of().cancel();
  assert.deepEqual(told.splice(0), ['one', 'gone']);
  of().end();
  assert.deepEqual(told, ['one', 'gone', 'three', 'over']);
});

test('a deal whose list comes late does not lie over what was asked for since', async (t) => {
  const { page } = await host(t, '<div></div>');
  await page.evaluate(() => customElements.whenDefined('patience-game'));
  const list = await holdBack(page, fileCalled('sly', 'txt'));
  await page.evaluate(() => {
    const made = document.createElement('patience-game');
    made.setAttribute('game', 'sly');
    document.querySelector('div')?.append(made);
  });
  await list.asked();
  await page.evaluate(
    (link) => Object.assign(/** @type {any} */ (document.querySelector('patience-game')), { link }),
    sly.links[7],
  );
  await lies(page, sly.links[7]);
  const come = page.waitForResponse(fileCalled('sly', 'txt'));
  list.come();
  await (await come).finished();
  await waitForFrames(page, 5);
  assert.equal((await readTable(page)).link, sly.links[7]);
});

test('what is asked of a table that is being moved, or is away, is done where it comes to stand', async (t) => {
  const { page } = await host(
    t,
    `<div id="one"><patience-game deal="${sly.deal}" game="sly"></patience-game></div><div id="two"></div>`,
  );
  await lies(page, sly.links[0]);
  /** @param {string} how @param {string} value */
  const move = (how, value) =>
    page.evaluate(async ([name, wanted]) => {
      const el = /** @type {any} */ (document.querySelector('patience-game'));
      const two = /** @type {Element} */ (document.querySelector('#two'));
      el.remove();
      if (name === 'link' || name === 'away') el.link = wanted;
      else if (name === 'restore') el.restore(wanted);
      else el.setAttribute(name, wanted);
      if (name === 'link') return void two.append(el);
      // It has given back all that it held by then.
      await new Promise((done) => setTimeout(done));
      two.append(el);
    }, /** @type {[string, string]} */ ([how, value]));
  await move('link', sly.links[9]);
  await lies(page, sly.links[9]);
  await move('away', other.links[4]);
  await lies(page, other.links[4]);
  const save = atLink(sly.links[11], (table) => table.view().save);
  await move('restore', save);
  await lies(page, sly.links[11]);
  await move('deal', other.deal);
  await lies(page, other.links[0]);
});

test('a new deal that is asked for before the rules are here is dealt, and no error is told', async (t) => {
  const { page } = await host(t, '<div></div>');
  const errors = await page.evaluate(async () => {
    await customElements.whenDefined('patience-game');
    /** @type {string[]} */
    const told = [];
    addEventListener('patience-error', (event) => told.push(/** @type {CustomEvent} */ (event).detail.message));
    const made = /** @type {any} */ (document.createElement('patience-game'));
    document.body.append(made);
    await made.newDeal();
    return told;
  });
  assert.deepEqual(errors, []);
  await eventually(async () => assert.notEqual((await readTable(page)).link, ''));
});

test('a win’s card goes with its table', async (t) => {
  const { page } = await host(t, `<patience-game deal="${sly.links[sly.moves.length - 1]}"></patience-game>`);
  await lies(page, sly.links[sly.moves.length - 1]);
  await page.evaluate(
    (move) => /** @type {any} */ (document.querySelector('patience-game')).play(move),
    sly.moves.at(-1) ?? '',
  );
  await until(() => page.locator('[data-won]').count(), { what: 'the card' });
  const left = await page.evaluate(async () => {
    const el = /** @type {Element} */ (document.querySelector('patience-game'));
    el.remove();
    await new Promise((done) => setTimeout(done));
    return el.shadowRoot?.querySelectorAll('.has-win').length;
  });
  assert.equal(left, 0);
});

test('keys of a field elsewhere on the page stay its own while the table plays to the end; so does a click on the page’s own', async (t) => {
  const end = sly.links.find((one) => atLink(one, (table) => table.finish())) ?? '';
  const { page } = await host(
    t,
    `<input><div data-action="home"><patience-game deal="${end}"><p slot="notice">Theirs</p></patience-game></div>`,
  );
  await lies(page, end);
  await page.evaluate(() => {
    const count = /** @type {any} */ (globalThis);
    count.pressed = 0;
    addEventListener('patience-home', () => count.pressed++);
  });
  await page.getByText('Theirs').click();
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).pressed), 0);
  const finish = page.locator('patience-game [data-action="safe"]');
  await eventually(async () => assert.equal(await finish.textContent(), 'Finish'));
  const before = await linkOn(page);
  await finish.click();
  await until(async () => (await linkOn(page)) !== before);
  await page.locator('input').focus();
  await page.keyboard.type('abc');
  await until(async () => (await readTable(page)).outcome === 'won', { what: 'the end of the game' });
  assert.equal(await page.locator('input').inputValue(), 'abc');
});

/** A replay that waits for its viewer. @param {import('node:test').TestContext} t @param {Parameters<typeof open>[2]} [options] */
async function pausedReplay(t, options) {
  const opened = await open(t, `#replay/${sly.links[12]}`, { motion: true, ...options });
  await opened.page.locator('[data-player]').getByRole('button', { name: 'Pause' }).click();
  return { ...opened, ...(await waitForTable(opened.page)) };
}

test('what is typed into the line to ask in is no key of the game, nor of the player of a replay', async (t) => {
  const { page, ply } = await pausedReplay(t);
  const type = async (/** @type {string} */ keys) => {
    await page.locator('patience-game [data-pile="stock"]').focus();
    await page.keyboard.press('/');
    await page.locator('patience-game .asking-line').waitFor();
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    return page.locator('patience-game .asking-line');
  };
  const asked = await type('a . , p');
  await eventually(async () => assert.equal(await asked.inputValue(), 'a.,p'));
  assert.equal((await readTable(page)).ply, ply);
  await page.keyboard.press('Escape');
  // A game that can be taken back.
  await page.evaluate((hash) => void (location.hash = hash), `#${sly.links[5]}`);
  await expectLink(page, sly.links[5]);
  await page.evaluate((move) => /** @type {any} */ (document.querySelector('patience-game')).play(move), sly.moves[5]);
  const line = await type('a b');
  await pressIgnoredKey(page, 'Control+z');
  assert.equal((await readTable(page)).link, sly.links[6]);
  assert.equal(await line.count(), 1);
});

test('a replay waits while something that was asked for lies over it', async (t) => {
  const queen = winningLine('fairie-queen');
  const { page } = await open(t, `#replay/${queen.links[40]}`, { motion: true, clock: true });
  const playing = page.locator('[data-player]').getByRole('button', { name: 'Pause' });
  await playing.waitFor();
  // Her first column can be looked through by then.
  await page.locator('[data-player] input[type=range]').fill('10');
  await expectLink(page, queen.links[10]);
  await waitForKeys(page);
  for (const key of ['/', 'i', '?']) {
    if (!(await playing.count())) await page.getByRole('button', { name: 'Play', exact: true }).click();
    await playing.waitFor();
    await page.locator('patience-game [data-pile="c1"]').focus();
    await page.keyboard.press(key);
    const over = page.locator('patience-game .look');
    await over.waitFor();
    const { ply } = await readTable(page);
    // Longer than from one move to the next.
    await page.clock.fastForward(10_000);
    // What goes is not seen any more for a while before it is gone.
    const seen = await over.evaluate((el) => getComputedStyle(el).opacity !== '0');
    assert.deepEqual([seen, (await readTable(page)).ply], [true, ply], key);
    await page.keyboard.press('Escape');
    await page.clock.fastForward(10_000);
    await over.waitFor({ state: 'detached' });
  }
});

test('keys that are switched off are off in a replay, too; where nothing has the focus they are those that were chosen', async (t) => {
  const { page, ply } = await pausedReplay(t);
  const table = page.locator('patience-game');
  await table.evaluate((el) => el.setAttribute('keys', 'off'));
  await page.locator('patience-game [data-pile="stock"]').focus();
  await pressIgnoredKey(page, '.');
  assert.equal((await readTable(page)).ply, ply);
  await table.evaluate((el) => el.removeAttribute('keys'));
  await page.keyboard.press('.');
  await eventually(async () => assert.equal((await readTable(page)).ply, ply + 1));
  await page.evaluate((hash) => void (location.hash = hash), `#${other.links[0]}`);
  await expectLink(page, other.links[0]);
  await table.evaluate((el) => el.setAttribute('keymap', 'd=x'));
  const press = async (/** @type {string} */ key) => {
    await page.evaluate(() =>
      /** @type {any} */ (document.querySelector('patience-game')?.shadowRoot?.activeElement)?.blur(),
    );
    await page.keyboard.press(key);
  };
  // Until the keys have come.
  await until(async () => {
    await press('x');
    return (await readTable(page)).ply > 0;
  });
});

test('a hint that was asked for is of no interest any more when a card is taken up', async (t) => {
  const { page } = await open(t, `#${busy}`);
  await waitForTable(page);
  const solver = await holdBack(page, SOLVER);
  await page.keyboard.press('h');
  await until(() => page.locator('patience-game .verdict.is-working').count());
  await solver.asked();
  const { x, y } = await hitPoint(page, pileSelector(await movable(page)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 30, { steps: 3 });
  await until(async () => !(await page.locator('patience-game .verdict.is-working').count()), {
    what: 'the end of the question',
  });
  await page.mouse.up();
  solver.come();
});

test('a press that ends outside the table is no drag when the pointer comes back', async (t) => {
  const { page } = await host(t, `<patience-game deal="${busy}"></patience-game>`);
  await lies(page, busy);
  await waitForTable(page);
  const { x, y } = await hitPoint(page, pileSelector(await movable(page)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 700);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.move(x + 40, y, { steps: 3 });
  await waitForFrames(page, 2);
  assert.equal(await page.locator('patience-game .is-dragged').count(), 0);
});

test('more contrast is there as soon as the system asks for it', async (t) => {
  const { page } = await host(t, `<patience-game deal="${sly.links[0]}"></patience-game>`);
  await lies(page, sly.links[0]);
  const sheets = () =>
    page.evaluate(
      () =>
        [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('link') ?? [])].filter(
          ({ media }) => media,
        ).length,
    );
  assert.equal(await sheets(), 0);
  await page.emulateMedia({ contrast: 'more' });
  await until(async () => (await sheets()) === 1);
});

test('what lies over the table and does not come is told', async (t) => {
  const { page } = await host(t, `<patience-game deal="${sly.links[0]}"></patience-game>`, { allow: ABSENT });
  await lies(page, sly.links[0]);
  await refuse(page, fileCalled('(?:popover|menu)', 'js'));
  for (const act of [
    () => page.locator('patience-game [data-action="menu"]').click(),
    async () => {
      await page.locator('patience-game [data-pile="stock"]').focus();
      await page.keyboard.press('?');
    },
  ]) {
    await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.say(''));
    await act();
    await until(async () =>
      /couldn’t be loaded/.test((await page.locator('patience-game .sentence').textContent()) ?? ''),
    );
  }
});

// On the site

test('a lesson begins from the start page, too, when its game lies on the table', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await page.locator('patience-game [data-action="home"]').click();
  await page.locator('#plates [data-act="lesson"][data-game="sly"]').click();
  await until(
    () => page.evaluate(() => !!(/** @type {any} */ (document.querySelector('patience-game')).host.player?.course)),
    {
      what: 'the lesson',
    },
  );
});

test('a selection that ends beside a dialog does not close it; a press beside it does', async (t) => {
  const { page } = await open(t);
  await until(() => page.locator('#plates > li').count());
  await page.getByRole('button', { name: 'A game as text' }).click();
  const field = page.locator('dialog textarea');
  await field.fill('Sly S864-UE7Z and so on');
  const { x, y, width, height } = /** @type {{ x: number, y: number, width: number, height: number }} */ (
    await field.boundingBox()
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  await waitForFrames(page, 2);
  assert.equal(await field.inputValue(), 'Sly S864-UE7Z and so on');
  await page.mouse.click(5, 5);
  await until(async () => !(await page.locator('dialog').count()));
});

test('who plays on after giving up is not told again that the game was given up', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`);
  await waitForTable(page);
  await holdBack(page, SOLVER);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page.locator('patience-game').getByRole('button', { name: 'Keep playing' }).click();
  await waitForFrames(page, 5);
  assert.deepEqual((await readTable(page)).choices, []);
  assert.doesNotMatch((await page.locator('patience-game .sentence').textContent()) ?? '', /Given up/);
});

test('the start page goes by what is kept: a game that is deleted is not continued, nor one that another tab has gone on with', async (t) => {
  const { page, context } = await open(t, `#${sly.links[20]}`);
  await waitForTable(page);
  await page.evaluate((move) => /** @type {any} */ (document.querySelector('patience-game')).play(move), sly.moves[20]);
  await page.locator('patience-game [data-action="home"]').click();
  const goOn = page.locator('#resume').getByRole('link', { name: 'Continue' });
  await eventually(async () => assert.equal(await goOn.getAttribute('href'), `#${sly.links[21]}`));
  const second = await open(t, `#${sly.links[21]}`, { profile: context });
  await waitForTable(second.page);
  await second.page.evaluate(
    (move) => /** @type {any} */ (document.querySelector('patience-game')).play(move),
    sly.moves[21],
  );
  await eventually(async () => assert.equal(await goOn.getAttribute('href'), `#${sly.links[22]}`));
  await second.page.close();
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-act="menu"]')).click());
  await page.locator('dialog').getByRole('button', { name: 'Saved data' }).click();
  await page
    .locator('dialog .held')
    .getByRole('button', { name: /Delete/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator('#resume').isVisible(), false));
});

test('a notice that is closed leaves the focus on the page', async (t) => {
  const { page } = await open(t, `#sly/nonsense`);
  await until(() => page.locator('#notice .notice-close').count());
  await page.locator('#notice .notice-close').focus();
  await page.keyboard.press('Enter');
  await until(async () => !(await page.locator('#notice p').count()));
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
});

test('the start page that does not come is told, at the table', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.route(fileCalled('start-page', 'js'), (route) => route.abort());
  const { page } = await open(t, `#${sly.links[0]}`, { profile, allow: ABSENT });
  await waitForTable(page);
  await page.locator('patience-game [data-action="home"]').click();
  await until(() => page.locator('patience-game').getByRole('button', { name: 'Try again' }).count());
});

test('a browser that never says which databases it has does not keep the start page away', async (t) => {
  const { page } = await open(t, 'www/accessibility.html');
  await page.addInitScript(() => void (indexedDB.databases = () => new Promise(() => {})));
  await page.goto(new URL('../', page.url()).href);
  await until(() => page.locator('#plates > li').count(), { what: 'the plates' });
  await page.locator('#plates > li').first().click();
});

test('a database that can be opened and never answers keeps nothing away, and what is played is kept', async (t) => {
  const { page } = await open(t, 'www/accessibility.html');
  await page.addInitScript(() => {
    const silent = () => ({});
    const store = { getAll: silent, get: silent, put: silent, delete: silent };
    const transaction = { objectStore: () => store, commit: () => {}, abort: () => {} };
    IDBDatabase.prototype.transaction = () => /** @type {any} */ (transaction);
  });
  await page.goto(new URL(`../#${sly.links[20]}`, page.url()).href);
  await waitForTable(page);
  await page.locator('patience-game').evaluate((table, move) => {
    /** @type {any} */ (table).play(move);
    location.hash = '';
  }, sly.moves[20]);
  await until(() => page.locator('#resume a').isVisible(), { what: 'the game that was begun' });
  // Nor does it when the page begins anew.
  await page.reload();
  await page.locator('#resume a').click();
  await until(async () => (await readTable(page)).link === sly.links[21], { what: 'the game as it was left' });
});

test('an address that could not be written says later where the game is by then', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, { clock: true });
  await waitForTable(page);
  const play = (/** @type {number} */ n) =>
    page.evaluate((move) => /** @type {any} */ (document.querySelector('patience-game')).play(move), sly.moves[n]);
  await page.evaluate(() => {
    const all = /** @type {any} */ (globalThis);
    all.own = history.replaceState;
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
  });
  await play(20);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await play(21);
  await page.evaluate(() => void (history.replaceState = /** @type {any} */ (globalThis).own));
  await page.clock.fastForward(6000);
  await expectAddress(page, sly.links[22]);
});
