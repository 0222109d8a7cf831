// Storage that is blocked or full, or has damaged data or data of another version.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as german from '../../www/words/de/panels.js';
import * as english from '../../www/words/en/panels.js';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { fakeLocalStorage } from './support/fake-storage.mjs';
import { savedGames as gamesInStorage } from './support/saved-games.mjs';
import { winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import {
  expectAddress,
  readTable,
  waitForTable,
  expectLink,
  openLink,
  waitForDroppedEntry,
} from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

const sly = winningLine('sly');

/** @param {import("playwright-core").Page} page */
const pageLanguage = (page) => page.evaluate(() => document.documentElement.lang);

/**
 * A profile whose pages begin with a script.
 * @template A
 * @param {import("node:test").TestContext} t @param {(argument: A) => void} script @param {A} argument
 */
async function profileWith(t, script, argument) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(script, /** @type {any} */ (argument));
  return profile;
}

/** A profile with items in storage when its first page opens. @param {import("node:test").TestContext} t @param {Record<string, string>} items */
const profileWithItems = (t, items) =>
  profileWith(
    t,
    (held) => {
      if (localStorage.getItem('test')) return;
      for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value);
      localStorage.setItem('test', 'filled');
    },
    items,
  );

/** Expects a sentence about storage, and plays on. @param {import("playwright-core").Page} page @param {RegExp} sentence */
async function playWithNotice(page, sentence) {
  await waitForTable(page);
  await until(
    async () => {
      const notice = (await page.locator('#notice p').allInnerTexts()).join();
      // Without storage, the lesson is offered on each page.
      if (/First time here/.test(notice)) await page.locator('#notice .notice-close').click();
      return sentence.test(notice);
    },
    { what: `a sentence about storage: ${sentence}` },
  );
  await page.locator('#notice .notice-close').click();
  const ply = await playLine(page, mouse(page), sly, { to: 10 });
  await expectLink(page, sly.links[ply]);
  await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0, 'the sentence appears once'));
  // The address has the game, with or without storage.
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
}

test('with storage blocked a game continues, by its address and from the start page', async (t) => {
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
  await playWithNotice(page, /keep nothing|address/);

  // Games of this visit can be continued from the start page.
  const other = await open(t, '', { profile });
  await until(() => other.page.locator('#games > li').count());
  await other.page.getByRole('button', { name: /^Deal: Sly/ }).click();
  const first = await waitForTable(other.page);
  const table = tablePage(other.page);
  await table.cell('stock').click();
  const played = await until(async () => {
    const state = await readTable(other.page);
    return state.link !== first.link && state.link;
  });
  await table.button('home').click();
  await other.page.locator('#resume').getByRole('link', { name: 'Continue' }).click();
  await expectLink(other.page, played);
});

test('with storage full the address has the game', async (t) => {
  // The offer of a lesson is saved, too, and would report the full storage before the first move.
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), sly, { to: 10 });
  await until(async () => /full/.test(await page.locator('#notice').innerText()), { what: 'a sentence about storage' });
  // The address has the game, with or without storage.
  await expectAddress(page, sly.links[ply]);
  await page.reload();
  await expectLink(page, sly.links[ply]);
});

const labyrinth = winningLine('labyrinth');

test('storage that fills up again is reported again', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const { put } = IDBObjectStore.prototype;
    const refuse = () => {
      if (document.documentElement.hasAttribute('data-full')) throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = function (key, value) {
      refuse();
      setItem.call(this, key, value);
    };
    IDBObjectStore.prototype.put = function (...record) {
      refuse();
      return put.apply(this, record);
    };
  });
  const last = sly.moves.length - 1;
  const { page } = await open(t, `#${sly.links[last]}`, { profile });
  const table = tablePage(page);
  await expectLink(page, sly.links[last]);
  await table.play(sly.moves[last]);
  await until(async () => (await gamesInStorage(page)).some(({ won }) => won));
  await openLink(page, labyrinth.links[0]);
  const fill = (/** @type {boolean} */ isFull) =>
    page.evaluate((isFull) => document.documentElement.toggleAttribute('data-full', isFull), isFull);
  const notice = page.locator('#notice');
  for (const [n, move] of labyrinth.moves.slice(0, 2).entries()) {
    await fill(true);
    await table.play(move);
    await until(async () => /storage is full/.test(await notice.innerText()));
    await fill(false);
    if (n > 0) continue;
    await notice.getByRole('button', { name: /^Delete/ }).click();
    await until(async () => /Space is available/.test(await notice.innerText()));
  }
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: english.storage.save, exact: true }).click(),
  ]);
  assert.match(saved.suggestedFilename(), /^cadogan-.*\.json$/);
});
const legacyGame = JSON.stringify({
  link: labyrinth.links[9],
  line: labyrinth.links[12],
  ply: 9,
  outcome: 'playing',
  at: 1_700_000_000_000,
  marks: [],
  before: null,
});

for (const [damage, value] of Object.entries({
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
  'a link of another game': JSON.stringify({ link: labyrinth.links[3] }),
  'nonsense as bookmarks and as previous game': JSON.stringify({
    link: sly.links[5],
    line: 'sly/nonsense',
    ply: -1,
    outcome: 7,
    at: 'now',
    marks: [{ link: 'sly/nonsense', ply: 3 }],
    before: { link: 'sly/~' },
  }),
})) {
  test(`a damaged saved game does no harm: ${damage}`, async (t) => {
    const profile = await profileWithItems(t, {
      'cadogan:1:game:sly': value,
      'cadogan:1:game:labyrinth': legacyGame,
      'cadogan:1:settings': value,
      'somebody:else': 'theirs',
    });
    const { page } = await open(t, '', { profile });
    await until(async () => (await page.locator('#games > li').count()) === 4);
    // The intact game is still there.
    await page.getByRole('link', { name: /^Continue: The Labyrinth/ }).click();
    await eventually(async () => assert.equal((await waitForTable(page)).link, labyrinth.links[9]));
    // The damaged game blocks neither a new one nor the menu.
    await openLink(page, sly.links[0]);
    const ply = await playLine(page, mouse(page), sly, { to: 6 });
    await tablePage(page).button('menu').click();
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await waitForDroppedEntry(page);
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
    await eventually(async () =>
      assert.equal(await page.evaluate(() => localStorage.getItem('somebody:else')), 'theirs'),
    );
  });
}

for (const settings of ['[7]', '{'])
  test(`settings of the wrong form are left out, with a sentence, and can be changed: ${settings}`, async (t) => {
    const profile = await profileWithItems(t, { 'cadogan:1:settings': settings });
    const { page } = await open(t, '', { profile });
    await until(async () => /Some saved data is damaged/.test(await page.locator('#notice').innerText()), {
      what: 'a sentence about damaged data',
    });
    await page.getByRole('radio', { name: 'Stern' }).check({ force: true });
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:settings') ?? ''));
    assert.equal(saved.deals, 'stern');
  });

test('games of a newer version are left alone, with a sentence', async (t) => {
  const profile = await profileWithItems(t, {
    'cadogan:2:game:sly': '{"from":"the future"}',
    'cadogan:1:game:labyrinth': legacyGame,
  });
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await playWithNotice(page, /newer/);
  assert.equal(await page.evaluate(() => localStorage.getItem('cadogan:2:game:sly')), '{"from":"the future"}');
  // Games of the old version are migrated.
  await eventually(async () => assert.equal((await gamesInStorage(page, 'labyrinth'))[0]?.link, labyrinth.links[9]));
});

test('a database of a newer version is left alone, with a sentence, and games are saved without it', async (t) => {
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
  const reopened = await open(t, '#sly', { profile });
  await expectLink(reopened.page, sly.links[ply]);
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

test('every key that the site writes can be imported', async () => {
  const folder = new URL('../../www/site/', import.meta.url);
  const { BACKUP_KEYS } = await import('node:fs').then(({ readFileSync }) => {
    const [, list] =
      /BACKUP_KEYS = \[([^\]]*)\]/.exec(readFileSync(new URL('storage/backup.js', folder), 'utf8')) ?? [];
    return { BACKUP_KEYS: [...(list ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name) };
  });
  const { readFileSync, readdirSync } = await import('node:fs');
  const written = readdirSync(folder, { recursive: true })
    .filter((name) => String(name).endsWith('.js'))
    .flatMap((name) => [...readFileSync(new URL(String(name), folder), 'utf8').matchAll(/\bwrite\('([a-z-]+)'/g)])
    .map(([, key]) => key);
  assert.ok(written.includes('daily') && written.includes('settings'), 'the pattern finds keys');
  assert.deepEqual(
    written.filter((key) => !BACKUP_KEYS.includes(key)),
    [],
  );
});

test('restoring erased values keeps what was recorded since', async () => {
  const { read, remove, write } = await import('../../www/site/storage/local-store.js');
  const { restoreValues } = await import('../../www/site/storage/erasing.js');
  fakeLocalStorage();
  const begun = { deal: 'A', state: 'begun' };
  const won = { deal: 'B', state: 'won', moves: 90 };
  const erased = {
    daily: { sly: { '2026-11-20': begun, '2026-11-21': { deal: 'B', state: 'opened' } } },
    settings: { felt: 'blue' },
    lessons: ['sly'],
  };
  for (const [key, value] of Object.entries(erased)) write(key, value);
  for (const key of Object.keys(erased)) remove(key);
  // Another page plays the deal of the day, and chooses a cloth.
  write('daily', { sly: { '2026-11-21': won } });
  write('settings', { felt: 'rose' });
  restoreValues(erased);
  assert.deepEqual(read('daily'), { sly: { '2026-11-20': begun, '2026-11-21': won } });
  assert.deepEqual([read('settings'), read('lessons')], [{ felt: 'blue' }, ['sly']], 'these cannot be merged');
});

test('“Erase all” that changes the language can be undone, in the new language', async (t) => {
  const { page } = await open(t, '', { context: { locale: 'en-US' } });
  await page.locator('[data-language="de"]').click();
  await eventually(async () => assert.equal(await pageLanguage(page), 'de'));
  await page.evaluate(() => localStorage.setItem('cadogan:1:dealt', '{"sly":3}'));
  await page.getByRole('button', { name: german.statistics.title, exact: true }).click();
  await page.getByRole('button', { name: german.storage.title, exact: true }).click();
  await page.getByRole('button', { name: german.storage.erase, exact: true }).click();
  await page.getByRole('button', { name: german.storage.confirm, exact: true }).click();
  await eventually(async () => assert.equal(await pageLanguage(page), 'en'));
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await eventually(async () => assert.equal(await pageLanguage(page), 'de'));
  assert.equal(await page.evaluate(() => localStorage.getItem('cadogan:1:dealt')), '{"sly":3}');
});

test('an undo stays when another tab changes the language', async (t) => {
  const { page, context } = await open(t, '', { context: { locale: 'en-US' } });
  await page.evaluate(() => localStorage.setItem('cadogan:1:dealt', '{"sly":3}'));
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Saved data' }).click();
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await until(() => page.getByRole('button', { name: 'Restore' }).isVisible());
  const other = await open(t, '', { profile: context });
  await other.page.locator('[data-language="de"]').click();
  await eventually(async () => assert.equal(await pageLanguage(page), 'de'));
  await page.getByRole('button', { name: 'Restore' }).click();
  await eventually(async () =>
    assert.equal(await page.evaluate(() => localStorage.getItem('cadogan:1:dealt')), '{"sly":3}'),
  );
});

test('a backup has nothing that its own site cannot read', async (t) => {
  const { page } = await open(t, '');
  await page.evaluate(() => {
    localStorage.setItem('cadogan:1:unread:game:sly', '7');
    localStorage.setItem('cadogan:1:dealt', '{"sly":3}');
  });
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Saved data' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: english.storage.save, exact: true }).click(),
  ]);
  const values = JSON.parse(readFileSync(await saved.path(), 'utf8'))['kept'];
  assert.deepEqual(values.dealt, { sly: 3 });
  assert.deepEqual(
    Object.keys(values).filter((key) => key.startsWith('unread:')),
    [],
  );
});

test('a backup that changes the language is reported, and can be undone', async (t) => {
  const { page } = await open(t, '', { context: { locale: 'en-US' } });
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Saved data' }).click();
  const backup = '{"format":"cadogan","version":2,"kept":{"language":"de","dealt":{"sly":3}},"games":[]}';
  await page
    .locator('dialog input[type="file"]')
    .setInputFiles({ name: 'cadogan.json', mimeType: 'application/json', buffer: Buffer.from(backup) });
  await eventually(async () => assert.equal(await pageLanguage(page), 'de'));
  await page.getByRole('button', { name: german.storage.undoImport, exact: true }).click();
  await eventually(async () => assert.equal(await pageLanguage(page), 'en'));
  assert.equal(await page.evaluate(() => localStorage.getItem('cadogan:1:dealt')), null);
  // The list was open, and is drawn again.
  await page.getByRole('dialog', { name: english.storage.title, exact: true }).waitFor();
});

test('values erased by another page stay erased; values the browser refuses replace the stored ones', async () => {
  let room = true;
  const disk = fakeLocalStorage(() => room);
  const { keys, onStorageError, read, refusedKeys, restoreValue, retryRefused, write } =
    await import('../../www/site/storage/local-store.js');
  /** @type {string[]} */
  const trouble = [];
  onStorageError((what) => trouble.push(what));
  write('settings', { theme: 'dark' });
  assert.deepEqual([keys(), read('settings')], [['settings'], { theme: 'dark' }]);
  // Another page erases everything.
  disk.clear();
  assert.equal(read('settings'), null);
  assert.deepEqual(keys(), []);
  // From now on the browser refuses writes.
  write('settings', { theme: 'dark' });
  room = false;
  write('settings', { theme: 'light', suits: 'four' });
  assert.throws(() => restoreValue('daily', { sly: {} }), /full/);
  assert.deepEqual(trouble, ['full']);
  assert.deepEqual(read('settings'), { theme: 'light', suits: 'four' });
  assert.deepEqual(read('daily'), { sly: {} });
  assert.deepEqual(keys().sort(), ['daily', 'settings']);
  assert.deepEqual([retryRefused(), refusedKeys()], [false, ['settings', 'daily']]);
  room = true;
  assert.deepEqual([retryRefused(), refusedKeys()], [true, []]);
  assert.equal(disk.get('cadogan:1:daily'), '{"sly":{}}');
  // Once a write succeeds, the value is read from the browser again.
  write('settings', { theme: 'night' });
  disk.set('cadogan:1:settings', '{"theme":"auto"}');
  assert.deepEqual(read('settings'), { theme: 'auto' });
  // Storage that is forbidden is not full.
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  write('settings', { theme: 'dark' });
  assert.deepEqual([trouble.at(-1), read('settings')], ['unsaved', { theme: 'dark' }]);
});

test('settings are saved', async (t) => {
  const first = await open(t, `#${sly.links[0]}`);
  await waitForTable(first.page);
  await tablePage(first.page).button('menu').click();
  await first.page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
  await first.page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await first.page.getByRole('radio', { name: 'Four colours' }).check();
  const second = await open(t, `#${sly.links[0]}`, { profile: first.context });
  await waitForTable(second.page);
  const { element } = tablePage(second.page);
  await eventually(async () => assert.equal(await element.getAttribute('theme'), 'dark'));
  await eventually(async () => assert.equal(await element.getAttribute('suits'), 'four'));
});
