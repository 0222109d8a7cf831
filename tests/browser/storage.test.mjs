// What the browser keeps, when it will not, cannot, or holds what this page did not write.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { savedGames as gamesKept } from './support/saved-games.mjs';
import { expectAddress, winningLine, readTable, mouse, playLine, waitForTable, expectLink } from './support/player.mjs';

const sly = winningLine('sly');

/**
 * A profile whose pages begin with a script.
 * @template A
 * @param {import("node:test").TestContext} t @param {(argument: A) => void} script @param {A} argument
 */
async function profileWith(t, script, argument) {
  const profile = await newProfile(t);
  await profile.addInitScript(script, /** @type {any} */ (argument));
  return profile;
}

/** Storage as it is found at the first page of a profile. @param {import("node:test").TestContext} t @param {Record<string, string>} items */
const profileHolding = (t, items) =>
  profileWith(
    t,
    (held) => {
      if (localStorage.getItem('test')) return;
      for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value);
      localStorage.setItem('test', 'filled');
    },
    items,
  );

/** Plays a little and finds out what is said about storage. @param {import("playwright-core").Page} page @param {RegExp} about */
async function playsOn(page, about) {
  await waitForTable(page);
  const said = await until(
    async () => {
      const notice = page.locator('#notice p');
      if (await notice.count()) return notice.innerText();
      return '';
    },
    { what: 'a sentence about storage' },
  );
  assert.match(said, about);
  await page.locator('#notice .notice-close').click();
  const ply = await playLine(page, mouse(page), sly, { to: 10 });
  await expectLink(page, sly.links[ply]);
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0, 'it is said once'));
  // The address holds the game whatever storage does.
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
}

test('storage is forbidden', async (t) => {
  const profile = await profileWith(
    t,
    () => {
      for (const name of ['localStorage', 'indexedDB'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
    },
    null,
  );
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await playsOn(page, /keep nothing|address/);

  // Games of this visit are still resumed from the start page.
  const other = await open(t, '', { profile });
  await until(() => other.page.locator('#plates > li').count());
  await other.page.getByRole('button', { name: /^Deal: Sly/ }).click();
  const first = await waitForTable(other.page);
  const game = other.page.locator('patience-game');
  await game.locator('[data-pile="stock"]').click();
  const played = await until(async () => {
    const seen = await readTable(other.page);
    return seen.link !== first.link && seen.link;
  });
  await game.locator('[data-action="home"]').click();
  await other.page.locator('#resume').getByRole('link', { name: 'Continue' }).click();
  await expectLink(other.page, played);
});

test('storage is full', async (t) => {
  const profile = await profileWith(
    t,
    () => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
    },
    null,
  );
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), sly, { to: 10 });
  await until(async () => /full/.test(await page.locator('#notice').innerText()), { what: 'a sentence about storage' });
  // The address holds the game whatever storage does.
  await expectAddress(page, sly.links[ply]);
  await page.reload();
  await expectLink(page, sly.links[ply]);
});

const good = winningLine('labyrinth');
const kept = JSON.stringify({
  link: good.links[9],
  line: good.links[12],
  ply: 9,
  outcome: 'playing',
  at: 1_700_000_000_000,
  marks: [],
  before: null,
});

for (const [what, value] of Object.entries({
  'no JSON': '{not json',
  'the number 7': '7',
  'an empty list': '[]',
  null: 'null',
  'a link of the wrong type': '{"link":5}',
  'a link that cannot be opened': JSON.stringify({
    link: `${sly.links[0]}/AAAA`,
    line: 3,
    ply: 'x',
    marks: [1, null, {}],
    before: 4,
  }),
  'a link of another game': JSON.stringify({ link: good.links[3] }),
  'marks and a game before that are nonsense': JSON.stringify({
    link: sly.links[5],
    line: 'sly/nonsense',
    ply: -1,
    outcome: 7,
    at: 'now',
    marks: [{ link: 'sly/nonsense', ply: 3 }],
    before: { link: 'sly/~' },
  }),
})) {
  test(`what was kept is damaged: ${what}`, async (t) => {
    const profile = await profileHolding(t, {
      'cadogan:1:game:sly': value,
      'cadogan:1:game:labyrinth': kept,
      'cadogan:1:settings': value,
      'somebody:else': 'theirs',
    });
    const { page } = await open(t, '', { profile });
    await until(async () => (await page.locator('#plates > li').count()) === 4);
    // What is whole is kept.
    await page.getByRole('link', { name: /^Continue: The Labyrinth/ }).click();
    await eventually(async () => assert.equal((await waitForTable(page)).link, good.links[9]));
    // The damaged game does not stand in the way of a new one, nor of the menu.
    await page.evaluate((link) => void (location.hash = link), `#${sly.links[0]}`);
    await expectLink(page, sly.links[0]);
    const ply = await playLine(page, mouse(page), sly, { to: 6 });
    await page.locator('patience-game [data-action="menu"]').click();
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
    await eventually(async () =>
      assert.equal(await page.evaluate(() => localStorage.getItem('somebody:else')), 'theirs'),
    );
  });
}

test('games of a newer version are left alone, and one sentence says so', async (t) => {
  const profile = await profileHolding(t, {
    'cadogan:2:game:sly': '{"from":"the future"}',
    'cadogan:1:game:labyrinth': kept,
  });
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await playsOn(page, /newer/);
  assert.equal(await page.evaluate(() => localStorage.getItem('cadogan:2:game:sly')), '{"from":"the future"}');
  // What is of an older version is taken over.
  await eventually(async () => assert.equal((await gamesKept(page, 'labyrinth'))[0]?.link, good.links[9]));
});

test('a database of a newer version is left alone, one sentence says so, and games are kept beside it', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const before = await open(t, 'www/embedding.html', { profile });
  await before.page.evaluate(
    () =>
      new Promise((done, fail) => {
        const request = indexedDB.open('cadogan', 7);
        request.onupgradeneeded = () => request.result.createObjectStore('future');
        request.onerror = fail;
        request.onsuccess = () => {
          request.result.close();
          done(undefined);
        };
      }),
  );
  await before.page.close();
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), sly, { to: 6 });
  await until(async () => /newer/.test(await page.locator('#notice').innerText()), {
    what: 'a sentence about storage',
  });
  const again = await open(t, '#sly', { profile });
  await expectLink(again.page, sly.links[ply]);
  const names = await page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('cadogan');
        request.onsuccess = () => {
          const { version, objectStoreNames } = request.result;
          request.result.close();
          done([version, ...objectStoreNames]);
        };
      }),
  );
  assert.deepEqual(names, [7, 'future']);
});

test('every key that the site writes is one that a file may bring back', async () => {
  const folder = new URL('../../www/site/', import.meta.url);
  const { OTHERS } = await import('node:fs').then(({ readFileSync }) => {
    const [, list] = /OTHERS = \[([^\]]*)\]/.exec(readFileSync(new URL('backup.js', folder), 'utf8')) ?? [];
    return { OTHERS: [...(list ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name) };
  });
  const { readFileSync, readdirSync } = await import('node:fs');
  const written = readdirSync(folder, { recursive: true })
    .filter((name) => String(name).endsWith('.js'))
    .flatMap((name) => [...readFileSync(new URL(String(name), folder), 'utf8').matchAll(/\bwrite\('([a-z-]+)'/g)])
    .map(([, key]) => key);
  assert.ok(written.includes('daily') && written.includes('settings'), 'they are found');
  assert.deepEqual(
    written.filter((key) => !OTHERS.includes(key)),
    [],
  );
});

test('what was erased elsewhere stays so; what the browser refuses is remembered, in place of what it has', async () => {
  /** @type {Map<string, string>} */
  const disk = new Map();
  let room = true;
  const local = {
    get length() {
      return disk.size;
    },
    key: (/** @type {number} */ n) => [...disk.keys()][n] ?? null,
    getItem: (/** @type {string} */ key) => disk.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (!room) throw new DOMException('full', 'QuotaExceededError');
      disk.set(key, text);
    },
    removeItem: (/** @type {string} */ key) => disk.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: local, configurable: true });
  const { keys, onTrouble, read, recall, write } = await import('../../www/site/storage/local-store.js');
  /** @type {string[]} */
  const trouble = [];
  onTrouble((what) => trouble.push(what));
  write('settings', { theme: 'dark' });
  assert.deepEqual(read('settings'), { theme: 'dark' });
  // Another page erases all there is.
  disk.clear();
  assert.equal(read('settings'), null);
  assert.deepEqual(keys(), []);
  // No room for anything longer than what is there.
  write('settings', { theme: 'dark' });
  room = false;
  write('settings', { theme: 'light', suits: 'four' });
  assert.throws(() => recall('daily', { sly: {} }), /full/);
  assert.deepEqual(trouble, ['full']);
  assert.deepEqual(read('settings'), { theme: 'light', suits: 'four' });
  assert.deepEqual(read('daily'), { sly: {} });
  assert.deepEqual(keys().sort(), ['daily', 'settings']);
  // What it takes at last is read from it.
  room = true;
  write('settings', { theme: 'night' });
  disk.set('cadogan:1:settings', '{"theme":"auto"}');
  assert.deepEqual(read('settings'), { theme: 'auto' });
});

test('settings are kept', async (t) => {
  const first = await open(t, `#${sly.links[0]}`);
  await waitForTable(first.page);
  await first.page.locator('patience-game [data-action="menu"]').click();
  await first.page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
  await first.page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await first.page.getByRole('radio', { name: 'Four colours' }).check();
  const second = await open(t, `#${sly.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const game = second.page.locator('patience-game');
  await eventually(async () => assert.equal(await game.getAttribute('theme'), 'dark'));
  await eventually(async () => assert.equal(await game.getAttribute('suits'), 'four'));
});
