// Every language that there is: its catalogue has what the English one has and says it in its own words, pages show it
// whole, it is chosen by address, setting and browser, and changed in the middle of a game. A language that is added is
// tested without a change here.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import * as english from '../../www/words/en/core.js';
import { LANGUAGES } from '../../www/words/language.js';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine, readTable, waitForTable, rules as engine } from './support/player.mjs';
import { Reading } from '../../www/table/command-line/parser.js';
import { DOCUMENTS, keysOf } from './support/documents.mjs';
import { tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';
import { assertNone, wordFaults } from './support/translated.mjs';
import { faultsOf, walks } from './support/walk.mjs';

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Record<string, any>} Words */

const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));
const OTHERS = CODES.filter((code) => code !== 'en');
const PARTS = [
  'core',
  'deferred',
  'site',
  'start',
  'pages',
  'panels',
  'embed',
  'won',
  'review',
  'lessons',
  'rules',
  'asking',
];
const GAMES = ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'];

/** What is the same in every language: names, notation, letters on cards. */
const KEPT =
  /^(Spenser’s Fairie Queen|The Empress of India|Empress of India|The Labyrinth|A K Q J|A K D B|A R D V|Game: .*|1 2 3 4)$/s;

/** @param {string} code @param {string} name @returns {Promise<Words>} */
const partOf = (code, name) => import(`../../www/words/${code}/${name}.js`);

/** All that the engine says, at once and later. @param {string} code @returns {Promise<any>} */
const tokensOf = async (code) => ({
  ...(await partOf(code, 'core')).tokens,
  ...(await partOf(code, 'deferred')).tokens,
});

/**
 * Every string of a catalogue by its path; functions and what they are called with are left to the types.
 * @param {unknown} value @param {string} at @param {Map<string, unknown>} [found]
 */
function leaves(value, at, found = new Map()) {
  if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) leaves(one, `${at}.${key}`, found);
  else found.set(at, value);
  return found;
}

/** Whether a text has so many words that no other language has the same ones. @param {string} text */
const isSentence = (text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;

for (const code of OTHERS) {
  test(`${code}: everything has words, and they are its own`, async () => {
    for (const name of PARTS) {
      const [own, other] = [await partOf('en', name), await partOf(code, name)].map(({ grammar: _, ...part }) =>
        // What is understood is each language's own: a test below is about it.
        leaves(part, name),
      );
      assert.deepEqual([...other.keys()].sort(), [...own.keys()].sort(), name);
      for (const [at, text] of own) {
        const said = other.get(at);
        assert.equal(typeof said, typeof text, at);
        if (typeof text === 'function') assert.ok(/** @type {Function} */ (said).length <= text.length + 1, at);
        if (typeof text !== 'string') continue;
        if (text) assert.match(/** @type {string} */ (said), /\S/, at);
        if (isSentence(text) && !KEPT.test(text)) assert.notEqual(said, text, `${at} is in English`);
      }
    }
    const core = await partOf(code, 'core');
    assert.equal(new Intl.Locale(core.locale).language, code);
  });

  // Single words of it may be longer, hence walks in it as well.
  test(`${code}: its words together are shorter than those of the pseudo-language, in which most walks are`, async () => {
    let [length, pseudoLength] = [0, 0];
    for (const name of PARTS) {
      const [translated, pseudo] = [await partOf(code, name), (await partOf('pseudo', name)).words].map(
        ({ grammar: _, ...part }) => leaves(part, name),
      );
      for (const [at, text] of translated) {
        const longer = pseudo.get(at);
        if (typeof text !== 'string' || typeof longer !== 'string') continue;
        length += text.length;
        pseudoLength += longer.length;
      }
    }
    assert.ok(length > 1000 && pseudoLength > length, `${pseudoLength} characters of pseudo for ${length}`);
  });

  test(`${code}: the rules are the same rules, with the same terms, pictures and steps; so are the lessons`, async () => {
    const [here, there] = await Promise.all([partOf('en', 'rules'), partOf(code, 'rules')]);
    const marks = (/** @type {unknown} */ text) =>
      Array.isArray(text) ? text.flatMap((piece) => piece.termId ?? piece.ruleId ?? []) : [];
    const shape = (/** @type {import('../../www/words/marked.js').GameRules} */ told) => ({
      lead: marks(told.lead),
      rules: told.rules.map(({ ruleId, name, text, note, letter, plate }) => ({
        ruleId,
        named: !!name,
        terms: marks(text).sort(),
        notes: [marks(note), !!letter],
        plate: plate && [typeof plate.alt, typeof plate.caption, plate.steps?.length],
      })),
      parts: Object.keys(told.parts).sort(),
      lengths: [told.aim, told.table, told.art].map((blocks) => blocks.length),
      terms: [told.aim, told.table, told.art].map((blocks) => blocks.flatMap(marks).sort()),
      open: told.open.map((block) => (typeof block === 'object' && 'terms' in block ? block.terms.length : 0)),
    });
    for (const id of Object.keys(here.texts))
      assert.deepEqual(shape((await there.texts[id]()).default), shape((await here.texts[id]()).default), id);
    for (const file of ['glossary', 'keys']) {
      const [one, other] = await Promise.all([here[file](), there[file]()]);
      assert.deepEqual([...leaves(other.default, '').keys()], [...leaves(one.default, '').keys()], file);
    }
  });

  test(`${code}: what stands on keys and buttons is short`, async () => {
    const most = (/** @type {string} */ text, /** @type {number} */ free) => Math.max(text.length * 1.6, free);
    const [own, other] = [english, await partOf(code, 'core')];
    const check = (/** @type {any} */ one, /** @type {any} */ same, /** @type {number} */ free) => {
      for (const [at, text] of leaves(one, ''))
        if (typeof text === 'string') {
          const said = leaves(same, '').get(at);
          assert.ok(String(said).length <= most(text, free), `“${said}” for “${text}” (${at})`);
        }
    };
    for (const [name, key] of Object.entries(own.frame.keys)) check(key.label, other.frame.keys[name].label, 10);
    check(own.frame.wide, other.frame.wide, 24);
    check(own.element.undo, other.element.undo, 14);
    const [start, starting] = await Promise.all([partOf('en', 'start'), partOf(code, 'start')]);
    for (const key of ['deal', 'newDeal', 'goOn', 'rules', 'lesson', 'resume'])
      check(start.start[key], starting.start[key], 13);
    const [lessons, learning] = await Promise.all([partOf('en', 'lessons'), partOf(code, 'lessons')]);
    for (const key of ['back', 'skip', 'showMe', 'goOn', 'leaveBrief', 'newDeal', 'stay', 'again'])
      check(lessons[key], learning[key], 15);
  });

  test(`${code}: real games are told with all their cards, and no sentence is English`, async () => {
    const { board } = await partOf(code, 'core');
    const [tokens, englishTokens] = await Promise.all([tokensOf(code), tokensOf('en')]);
    /** @type {Set<string>} */
    const wrong = new Set();
    const hear = (/** @type {unknown} */ value) => {
      if (Array.isArray(value)) return void value.forEach(hear);
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
      const token = /** @type {any} */ (value);
      if (typeof token.k === 'string') {
        const [said, own] = [tokens[token.k](token), englishTokens[token.k](token)];
        const bad = /undefined|\[object|NaN|\bnull\b|=>| {2}| [.,](?:\s|$)|\.\.$/.test(said);
        if (bad || !/\S/.test(said) || (isSentence(own) && said === own)) wrong.add(`${token.k}: ${said}`);
      }
      Object.values(token).forEach(hear);
    };
    for (const id of GAMES) {
      const game = winningLine(id);
      const { places } = /** @type {any} */ (engine.games().find((info) => info.id === id));
      const table = engine.Table.open(game.links[0]);
      for (let ply = 0; ply < game.moves.length; ply = table.view().ply) {
        const view = table.view();
        if (ply % 40 === 0) {
          hear(table.moves());
          view.piles.forEach((shown, pile) => {
            const said = board.pile(places[pile], shown, true);
            if (/undefined|null/.test(said)) wrong.add(said);
            hear(table.whyIdle(pile));
            view.piles.forEach((_, to) => (pile + 3 * to + ply) % 8 || hear(table.why(pile, to)));
          });
        }
        hear(table.act(game.moves[ply]));
        if (game.links[table.view().ply] === table.view().link) continue;
        table.undo();
        hear(table.play(game.moves[ply]));
      }
      table.free();
    }
    assert.deepEqual([...wrong], []);
  });

  test(`${code}: what can be asked and played in words is understood in it`, async () => {
    const [{ grammar, asking }, { tokens }] = [await partOf(code, 'asking'), await partOf(code, 'core')];
    const { moves } = await partOf(code, 'deferred');
    const { places } = /** @type {any} */ (engine.games().find(({ id }) => id === 'sly'));
    const table = engine.Table.open(winningLine('sly').links[40]);
    const { piles } = table.view();
    const reading = new Reading(grammar, {
      piles: places.map((/** @type {any} */ place, /** @type {number} */ n) => ({
        address: place.address,
        name: moves.pile(place),
        top: piles[n].cards.slice(-2),
      })),
    });
    const asked = reading.command(asking.example);
    assert.equal(asked?.command, 'where', asking.example);
    assert.equal(asked?.cards?.rank, 'A', asking.example);
    for (const [command, patterns] of Object.entries(grammar.commands))
      for (const pattern of patterns)
        if (!pattern.includes('{')) assert.equal(reading.command(pattern)?.command, command, pattern);
    // Every pile by its name; every suit and rank.
    places.forEach((/** @type {any} */ place, /** @type {number} */ n) =>
      assert.ok(reading.places(reading.words(moves.pile(place))).includes(n), moves.pile(place)),
    );
    for (const card of ['QH', 'TC', 'AS', 'JD', '7H', 'KC']) {
      const name = tokens.move({ k: 'move', card, to: { k: 'home' } });
      const to = tokens.home({ k: 'home' });
      const bare = name.replace(to, '').trim();
      assert.deepEqual(reading.cards(reading.words(bare)), { rank: card[0], suit: card[1] }, bare);
    }
    table.free();
  });

  test(`${code}: pages to read are whole in it, and nothing is left in English`, async (t) => {
    const { dir } = LANGUAGES[code];
    const said = (/** @type {string} */ html) =>
      html
        .replace(/<(pre|code|script|style)\b.*?<\/\1>/gs, ' ')
        // Names of files and codes of deals are the same everywhere.
        .replace(/<a\b[^<>]*\stranslate="no"[^<>]*>[^<]*<\/a>/g, ' ')
        .split(/<[^>]*>/)
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => isSentence(text) && !KEPT.test(text));
    for (const name of DOCUMENTS) {
      const html = fs.readFileSync(new URL(`../../www/${name}.html`, import.meta.url), 'utf8');
      const words = (await import(`../../www/words/${code}/documents/${name}.js`)).default;
      assert.deepEqual(Object.keys(words).sort(), [...keysOf(html).keys()].sort(), name);
      const english = new Set(said(html));
      const { page } = await open(t, `www/pages/${code}/${name}.html`, {
        context: { viewport: { width: 360, height: 640 } },
      });
      assert.deepEqual(
        said(await page.locator('body').innerHTML()).filter((text) => english.has(text)),
        [],
        name,
      );
      if (name === 'embedding') await until(() => page.locator('#made').textContent());
      assertNone(await wordFaults(page, name, { lang: code, dir }));
      // Its links lead somewhere, and to what is told in the same language.
      const links = page.locator('a[href]:not([href^="#"])');
      const urls = await links.evaluateAll((all) =>
        all.map((el) => /** @type {HTMLAnchorElement} */ (el).href.split('#', 1)[0]),
      );
      for (const url of new Set(urls)) assert.equal((await page.request.get(url)).status(), 200, url);
      const others = page.locator('link[hreflang]');
      assert.deepEqual(
        await others.evaluateAll((all) => all.map((el) => /** @type {HTMLLinkElement} */ (el).hreflang)),
        CODES,
      );
      for (const url of await others.evaluateAll((all) => all.map((el) => /** @type {HTMLLinkElement} */ (el).href)))
        assert.equal((await page.request.get(url)).status(), 200, url);
    }
  });
}

/** A walk in a language: in a run that is not exhaustive a few of all, in whichever language. */
const WALKED = rotated(
  walks('en').flatMap((_, n) => OTHERS.map((code) => ({ code, walk: walks(code)[n] }))),
  4,
  'languages',
);

for (const { code, walk } of WALKED)
  test(`${code}: ${walk.name}: in it, and nothing is cut`, async (t) => {
    const { dir } = LANGUAGES[code];
    assertNone(
      await faultsOf(t, code, walk, { viewport: { width: 360, height: 640 } }, (page, what) =>
        wordFaults(page, what, { lang: code, dir }),
      ),
    );
  });

// Choosing

const [other] = OTHERS;
const game = winningLine('sly');

/** @param {Page} page */
const spoken = (page) => page.evaluate(() => document.documentElement.lang);

test('the page knows of all languages before it has loaded anything', () => {
  const html = fs.readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const known = /data-languages="([^"]*)"/.exec(html)?.[1].split(' ') ?? [];
  for (const code of Object.keys(LANGUAGES)) assert.ok(known.includes(code.split('-')[0]), code);
});

test('the address comes before the setting, the setting before the browser', async (t) => {
  const { page, context, site } = await open(t, '', { context: { locale: 'sv-SE' } });
  const opens = async (/** @type {string} */ address) => {
    await page.goto('about:blank');
    await page.goto(site.url + address);
    await until(() => page.locator('#friend').isVisible());
    return spoken(page);
  };
  assert.equal(await spoken(page), 'en', 'of the browser’s languages there is none');
  await page.locator(`[data-language="${other}"]`).click();
  await eventually(async () => assert.equal(await spoken(page), other));
  assert.equal(await opens(''), other);
  assert.equal(await opens('?lang=en'), 'en');
  await page.locator(`[data-language="${other}"]`).click();
  await eventually(async () => assert.equal(await spoken(page), other));
  assert.ok(!page.url().includes('lang='), 'what is chosen comes in place of what the address asked for');
  // In another tab as well.
  const second = await open(t, '', { profile: context });
  await until(() => second.page.locator('#friend').isVisible());
  await page.locator('[data-language="en"]').click();
  await eventually(async () => assert.equal(await spoken(second.page), 'en'));
});

for (const code of OTHERS)
  test(`${code}: a browser that asks for it gets it`, async (t) => {
    const { page } = await open(t, '', { context: { locale: code } });
    await eventually(async () => assert.equal(await spoken(page), code));
  });

test('a language that was chosen is not seen in English first', async (t) => {
  const { page, site } = await open(t, '', { allow: /Failed to load|net::ERR/ });
  await until(() => page.locator('#friend').isVisible());
  await page.locator(`[data-language="${other}"]`).click();
  await eventually(async () => assert.equal(await spoken(page), other));
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(new RegExp(`words-${other}-`), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await until(() => page.evaluate(() => document.readyState !== 'loading'));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.untold), '');
  release();
  await eventually(async () =>
    assert.equal(await page.evaluate(() => document.documentElement.dataset.untold), undefined),
  );
  assert.equal(await spoken(page), other);
});

test('changed in the middle of a game: the game, what can be undone and the settings stay; everything is said anew', async (t) => {
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const table = tablePage(page);
  await table.play(...game.moves.slice(0, 6));
  await table.undo();
  const seen = () =>
    page.locator('patience-game').evaluate((table) => {
      const { view, prompt } = /** @type {any} */ (table);
      return { link: view.link, ply: view.ply, plies: view.plies, prompt };
    });
  const before = await seen();
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.locator('#language').selectOption(other);
  await eventually(async () => assert.equal(await spoken(page), other));
  const { settings } = await partOf(other, 'panels');
  await eventually(async () => assert.equal(await page.locator('#dialog-title').textContent(), settings.title));
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), 'language'));
  const after = await seen();
  assert.notEqual(after.prompt, before.prompt);
  assert.deepEqual({ ...after, prompt: '' }, { ...before, prompt: '' });
  await page.keyboard.press('Escape');
  await table.redo();
  await eventually(async () => assert.equal((await readTable(page)).ply, before.ply + 1));
});

test('nothing of the language before is left: whatever is open when it changes', async (t) => {
  const { page } = await open(t, `#${game.links[30]}`, { context: { viewport: { width: 1440, height: 900 } } });
  await waitForTable(page);
  const speak = (/** @type {string} */ code) => tablePage(page).setAttribute('lang', code);
  /** @type {string[]} */
  const found = [];
  const see = async (/** @type {string} */ what) => {
    await speak('x-pseudo');
    await eventually(async () => assert.equal(await spoken(page), 'x-pseudo'));
    found.push(...(await wordFaults(page, what)));
    await speak('en');
    await eventually(async () => assert.equal(await spoken(page), 'en'));
  };
  await see('a table');
  await page.locator('patience-game').evaluate((table) => void (/** @type {any} */ (table).host.press('hint')));
  await until(async () => (await readTable(page)).choices.length > 1);
  await see('a hint');
  await page.locator('details[data-moves] > summary').click();
  await until(() => page.locator('.move-list').isVisible());
  await see('the list of moves');
  await page.evaluate((hash) => void (location.hash = hash), `#${engine.read(game.links[60]).replayLink}`);
  await until(() => page.locator('patience-game [data-player]').isVisible());
  await page.locator('patience-game .player .key').nth(2).click();
  await see('a replay');
  await page.evaluate(() => void (location.hash = ''));
  await until(() => page.locator('#friend').isVisible());
  await see('the start page');
  assertNone(found);
});

test('who speaks a language is led to the pages that are in it', async (t) => {
  const { page, site } = await open(t, `?lang=${other}`);
  await until(() => page.locator('#friend').isVisible());
  await eventually(async () => {
    const links = await page
      .locator('#foot a')
      .evaluateAll((all) => all.map((el) => /** @type {HTMLAnchorElement} */ (el).href));
    assert.deepEqual(
      links,
      ['embedding', 'accessibility', 'report'].map((name) => `${site.url}www/pages/${other}/${name}.html`),
    );
  });
  await page.goto(`${site.url}www/embedding.html?lang=${other}#${game.links[4]}`);
  await until(() => page.url().includes(`www/pages/${other}/embedding.html#sly/`), {
    what: 'the page in the language',
  });
  await until(() => page.locator('#made').textContent());
  assert.equal(await page.locator('#code').inputValue(), game.links[4]);
});

// Letters on cards

/** The outline of an index, to be told apart. @param {Page} page @param {string} name of a card */
const indexOf = (page, name) =>
  page.evaluate((card) => {
    const { board, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
    const pile = info.places.findIndex((/** @type {any} */ _, /** @type {number} */ n) =>
      board.slots[n]?.some((/** @type {any} */ slot) => slot.card === card),
    );
    const slot = board.slots[pile]?.find((/** @type {any} */ one) => one.card === card);
    return slot?.el?.querySelector('.index path')?.getAttribute('d')?.slice(0, 40) ?? null;
  }, name);

test('courts have the letters of the language, or those that are chosen; links and moves stay as they are', async (t) => {
  const empress = winningLine('empress-of-india');
  const { page } = await open(t, `#${empress.links[0]}`, { context: { viewport: { width: 1440, height: 900 } } });
  await waitForTable(page);
  const letters = async () => Promise.all(['JH', 'QC', 'KH'].map((card) => indexOf(page, card)));
  const english = await letters();
  assert.ok(english.every(Boolean));
  const table = page.locator('patience-game');
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    table.evaluate((el, [key, to]) => el.setAttribute(key, to), [name, value]);
  await set('indices', 'de');
  await eventually(async () => {
    const now = await letters();
    assert.notEqual(now[0], english[0]);
    assert.notEqual(now[1], english[1]);
    assert.equal(now[2], english[2]);
  });
  const german = await letters();
  await set('indices', 'fr');
  await eventually(async () => {
    const now = await letters();
    assert.notEqual(now[0], german[0]);
    assert.equal(now[1], german[1], 'dame and Dame');
    assert.notEqual(now[2], english[2]);
  });
  assert.equal((await readTable(page)).link, empress.links[0]);
  await set('indices', 'auto');
  await eventually(async () => assert.deepEqual(await letters(), english));
  if (OTHERS.includes('de')) {
    await set('lang', 'de');
    await eventually(async () => assert.deepEqual(await letters(), german));
  }
});

test('offline: the words of the language that is spoken are kept, and of no other', async (t) => {
  const { page, context } = await open(t, `?lang=${other}`, {
    context: { serviceWorkers: 'allow' },
    allow: /Failed to load resource|net::ERR|ServiceWorker/i,
  });
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return all.flat().flatMap((url) => /\/words-(\w+)-/.exec(url)?.[1] ?? []);
    });
  await until(async () => (await kept()).includes(other), { what: `the words of ${other}` });
  assert.deepEqual([...new Set(await kept())].sort(), ['en', other].sort());
  await until(() => page.evaluate(() => !!navigator.serviceWorker.controller));
  await context.setOffline(true);
  await page.reload();
  await until(() => page.locator('#friend').isVisible());
  assert.equal(await spoken(page), other);
  const { rules } = await partOf(other, 'rules').then(({ sections }) => sections);
  await page.locator('[data-act="rules"][data-game="sly"]').first().click();
  await until(async () => (await page.locator('dialog .rules h3, dialog .rules h4').allTextContents()).includes(rules));
});
