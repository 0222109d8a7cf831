// Every language: its catalogue is complete and translated, document pages show it whole, address, setting and browser choose it,
// and it can change during a game. A new language needs no change in this file.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import * as english from '../../www/words/en/core.js';
import { LANGUAGES } from '../../www/words/language.js';
import { pseudoOf } from '../../www/words/pseudo/pseudo.js';
import { eventually, open, until } from './support/chromium.mjs';
import { pileAddresses, winningLine, rules as engine } from './support/games.mjs';
import { readTable, waitForTable, followLink } from './support/table-state.mjs';
import { Parser } from '../../www/table/command-line/parser.js';
import { DOCUMENTS, keysOf } from './support/documents.mjs';
import { serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';
import { assertNoFaults, findTextFaults } from './support/text-faults.mjs';

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Record<string, any>} Words */

const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));
const OTHERS = CODES.filter((code) => code !== 'en');
const CATALOGS = [
  'core',
  'reports',
  'site',
  'start',
  'pages',
  'panels',
  'embed',
  'win',
  'review',
  'lessons',
  'problems',
  'rules',
  'command-line',
];
const GAMES = ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'];

/** Texts that are the same in every language: names, notation, letters on cards. */
const UNTRANSLATED =
  /^(Spenser’s Fairie Queen|The Empress of India|Empress of India|The Labyrinth|A K Q J|A K D B|A R D V|Game: .*|1 2 3 4)$/s;

/** @param {string} code @param {string} name @returns {Promise<Words>} */
const catalogOf = (code, name) => import(`../../www/words/${code}/${name}.js`);

/** The sentences of the engine's tokens. @param {string} code @returns {Promise<any>} */
const tokensOf = async (code) => ({
  ...(await catalogOf(code, 'core')).tokens,
  ...(await catalogOf(code, 'reports')).tokens,
});

/**
 * Every leaf of a catalogue by its path. The types check the parameters of functions.
 * @param {unknown} value @param {string} at @param {Map<string, unknown>} [found]
 */
function leaves(value, at, found = new Map()) {
  if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) leaves(child, `${at}.${key}`, found);
  else found.set(at, value);
  return found;
}

/** True if a text is too long to be the same in two languages. @param {string} text */
const isSentence = (text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;

for (const code of OTHERS) {
  test(`${code}: the catalogue is complete, and no sentence is English`, async () => {
    for (const name of CATALOGS) {
      // A test below covers grammars.
      const [source, translation] = [await catalogOf('en', name), await catalogOf(code, name)].map(
        ({ grammar: _, ...part }) => leaves(part, name),
      );
      assert.deepEqual([...translation.keys()].sort(), [...source.keys()].sort(), name);
      for (const [at, text] of source) {
        const translated = translation.get(at);
        assert.equal(typeof translated, typeof text, at);
        if (typeof text === 'function') assert.ok(/** @type {Function} */ (translated).length <= text.length + 1, at);
        if (typeof text !== 'string') continue;
        if (text) assert.match(/** @type {string} */ (translated), /\S/, at);
        if (isSentence(text) && !UNTRANSLATED.test(text)) assert.notEqual(translated, text, `${at} is in English`);
      }
    }
    const core = await catalogOf(code, 'core');
    assert.equal(new Intl.Locale(core.locale).language, code);
  });

  // Single texts may be longer: hence walks in the language, too.
  test(`${code}: all texts together are shorter than those of the pseudo-language, which most walks use`, async () => {
    let [length, pseudoLength] = [0, 0];
    for (const name of CATALOGS) {
      const [translated, pseudo] = [await catalogOf(code, name), pseudoOf(await catalogOf('en', name))].map(
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

  test(`${code}: its rules have the same terms, figures and steps as the English ones, and its glossary and keys the same entries`, async () => {
    const [source, translation] = await Promise.all([catalogOf('en', 'rules'), catalogOf(code, 'rules')]);
    const marks = (/** @type {unknown} */ text) =>
      Array.isArray(text) ? text.flatMap((piece) => piece.termId ?? piece.ruleId ?? []) : [];
    const shape = (/** @type {import('../../www/words/marked.js').GameRules} */ rules) => ({
      lead: marks(rules.lead),
      rules: rules.rules.map(({ ruleId, name, text, note, strictly, figure }) => ({
        ruleId,
        named: !!name,
        terms: marks(text).sort(),
        notes: [marks(note), !!strictly],
        figure: figure && [typeof figure.alt, typeof figure.caption, figure.steps?.length],
      })),
      parts: Object.keys(rules.parts).sort(),
      lengths: [rules.aim, rules.table, rules.art].map((blocks) => blocks.length),
      terms: [rules.aim, rules.table, rules.art].map((blocks) => blocks.flatMap(marks).sort()),
      open: rules.open.map((block) => (typeof block === 'object' && 'terms' in block ? block.terms.length : 0)),
    });
    for (const id of Object.keys(source.texts))
      assert.deepEqual(shape((await translation.texts[id]()).default), shape((await source.texts[id]()).default), id);
    for (const file of ['glossary', 'keys']) {
      const [entries, translated] = await Promise.all([source[file](), translation[file]()]);
      assert.deepEqual([...leaves(translated.default, '').keys()], [...leaves(entries.default, '').keys()], file);
    }
  });

  test(`${code}: labels of keys and buttons are short`, async () => {
    const translation = await catalogOf(code, 'core');
    /** A label may have 1.6 times the English length, and always `minimum` characters. */
    const check = (/** @type {any} */ source, /** @type {any} */ translated, /** @type {number} */ minimum) => {
      for (const [at, text] of leaves(source, ''))
        if (typeof text === 'string') {
          const label = leaves(translated, '').get(at);
          const limit = Math.max(text.length * 1.6, minimum);
          assert.ok(String(label).length <= limit, `“${label}” for “${text}” (${at})`);
        }
    };
    for (const [name, key] of Object.entries(english.frame.keys))
      check(key.label, translation.frame.keys[name].label.replaceAll('\u00ad', ''), 11);
    check(english.frame.wide, translation.frame.wide, 24);
    const [reports, reportsTranslation] = await Promise.all([catalogOf('en', 'reports'), catalogOf(code, 'reports')]);
    check(reports.end.undo, reportsTranslation.end.undo, 14);
    const [start, startTranslation] = await Promise.all([catalogOf('en', 'start'), catalogOf(code, 'start')]);
    for (const key of ['deal', 'newDeal', 'goOn', 'rules', 'lesson', 'resume'])
      check(start.start[key], startTranslation.start[key], 14);
    const [lessons, lessonsTranslation] = await Promise.all([catalogOf('en', 'lessons'), catalogOf(code, 'lessons')]);
    for (const key of ['back', 'skip', 'showMe', 'goOn', 'leaveShort', 'newDeal', 'stay', 'again'])
      check(lessons[key], lessonsTranslation[key], 15);
  });

  test(`${code}: every sentence about recorded games is well-formed and translated`, async () => {
    const { board } = await catalogOf(code, 'core');
    const [tokens, englishTokens] = await Promise.all([tokensOf(code), tokensOf('en')]);
    /** @type {Set<string>} */
    const faults = new Set();
    const checkTokens = (/** @type {unknown} */ value) => {
      if (Array.isArray(value)) return void value.forEach(checkTokens);
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
      const token = /** @type {any} */ (value);
      if (typeof token.k === 'string') {
        const [text, englishText] = [tokens[token.k](token), englishTokens[token.k](token)];
        const isMalformed = /undefined|\[object|NaN|\bnull\b|=>| {2}| [.,](?:\s|$)|\.\.$/.test(text);
        if (isMalformed || !/\S/.test(text) || (isSentence(englishText) && text === englishText))
          faults.add(`${token.k}: ${text}`);
      }
      Object.values(token).forEach(checkTokens);
    };
    for (const id of GAMES) {
      const game = winningLine(id);
      const { places } = /** @type {any} */ (engine.games().find((info) => info.id === id));
      const table = engine.Table.open(game.links[0]);
      for (let ply = 0; ply < game.moves.length; ply = table.view().ply) {
        const view = table.view();
        if (ply % 40 === 0) {
          checkTokens(table.moves());
          view.piles.forEach((shown, pile) => {
            const label = board.pile(places[pile], shown, true);
            if (/undefined|null/.test(label)) faults.add(label);
            checkTokens(table.whyIdle(pile));
            view.piles.forEach((_, to) => (pile + 3 * to + ply) % 8 || checkTokens(table.why(pile, to)));
          });
        }
        checkTokens(table.act(game.moves[ply]));
        if (game.links[table.view().ply] === table.view().link) continue;
        table.undo();
        checkTokens(table.play(game.moves[ply]));
      }
      table.free();
    }
    assert.deepEqual([...faults], []);
  });

  test(`${code}: a move that is listed with its place names the row of the place once`, async () => {
    const [{ commandLine }, { tokens }] = [await catalogOf(code, 'command-line'), await catalogOf(code, 'core')];
    const { places } = /** @type {any} */ (engine.games().find(({ id }) => id === 'empress-of-india'));
    for (const [k, address] of [
      ['empress-on-navy', 'n2'],
      ['empress-on-army', 'a2'],
    ]) {
      const apart = places.find((/** @type {any} */ place) => place.address === address);
      const list = (/** @type {any} */ to) =>
        commandLine.moves(null, [{ move: { k: 'move', card: '4H', to }, from: null, apart }], 0);
      assert.equal(list({ k, card: 'KC' }), list({ k: 'on-card', card: 'KC' }));
      assert.notEqual(tokens[k]({ card: 'KC' }), tokens['on-card']({ card: 'KC' }));
    }
  });

  test(`${code}: lesson and problem are skipped by the same word`, async () => {
    const [lessons, problems] = [await catalogOf(code, 'lessons'), await catalogOf(code, 'problems')];
    assert.equal(problems.introduction.skip, lessons.skip);
  });

  test(`${code}: the command line understands its commands, piles and cards`, async () => {
    const [{ grammar, commandLine }, { tokens }] = [
      await catalogOf(code, 'command-line'),
      await catalogOf(code, 'core'),
    ];
    const { moves } = await catalogOf(code, 'reports');
    const { places } = /** @type {any} */ (engine.games().find(({ id }) => id === 'sly'));
    const table = engine.Table.open(winningLine('sly').links[40]);
    const { piles } = table.view();
    const reading = new Parser(grammar, {
      piles: places.map((/** @type {any} */ place, /** @type {number} */ n) => ({
        address: place.address,
        name: moves.pile(place),
        top: piles[n].cards.slice(-2),
      })),
    });
    const command = reading.command(commandLine.example);
    assert.equal(command?.command, 'where', commandLine.example);
    assert.equal(command?.cards?.rank, 'A', commandLine.example);
    for (const [command, patterns] of Object.entries(grammar.commands))
      for (const pattern of patterns)
        if (!pattern.includes('{')) assert.equal(reading.command(pattern)?.command, command, pattern);
    // Every pile by its name, and every suit.
    places.forEach((/** @type {any} */ place, /** @type {number} */ n) =>
      assert.ok(reading.places(reading.words(moves.pile(place))).includes(n), moves.pile(place)),
    );
    for (const card of ['QH', 'TC', 'AS', 'JD', '7H', 'KC']) {
      const name = tokens.move({ k: 'move', card, to: { k: 'home' } });
      const to = tokens.home({ k: 'home' });
      const bare = name.replace(to, '').trim();
      assert.deepEqual(reading.cards(reading.words(bare)), { rank: card[0], suit: card[1] }, bare);
    }
    // A top card as a player orders it to be played: by its verb alone home, by every verb onto a pile.
    const [from] = places.flatMap((/** @type {any} */ place, /** @type {number} */ n) =>
      /^p\d/.test(place.address) && piles[n].cards ? [n] : [],
    );
    const top = piles[from].cards.slice(-2);
    const home = tokens.home({ k: 'home' });
    const card = tokens
      .move({ k: 'move', card: top, to: { k: 'home' } })
      .replace(home, '')
      .trim();
    for (const verb of grammar.play) {
      const found = reading.move(`${verb} ${card}`);
      assert.ok(found?.to === null && found.from.includes(from), `${verb} ${card}: ${JSON.stringify(found)}`);
      assert.notEqual(reading.command(`${verb} ${card}`)?.command, 'cards', `${verb} ${card}`);
    }
    for (const verb of [...grammar.play, ...grammar.place]) {
      const found = reading.move(`${verb} ${card} p2`) ?? reading.move(`${verb} ${card} ${grammar.to[0]} p2`);
      assert.deepEqual(found?.to, [pileAddresses('sly').indexOf('p2')], `${verb} ${card}`);
      assert.equal(reading.command(`${verb} ${card} ${grammar.to[0]} p2`), null, verb);
    }
    table.free();
  });

  test(`${code}: document pages are translated completely and show all their text`, async (t) => {
    const { dir } = LANGUAGES[code];
    const sentencesOf = (/** @type {string} */ html) =>
      html
        .replace(/<(pre|code|script|style)\b.*?<\/\1>/gs, ' ')
        // File names and deal codes are not translated.
        .replace(/<a\b[^<>]*\stranslate="no"[^<>]*>[^<]*<\/a>/g, ' ')
        .split(/<[^>]*>/)
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => isSentence(text) && !UNTRANSLATED.test(text));
    for (const name of DOCUMENTS) {
      const html = fs.readFileSync(new URL(`../../www/${name}.html`, import.meta.url), 'utf8');
      const words = (await import(`../../www/words/${code}/documents/${name}.js`)).default;
      assert.deepEqual(Object.keys(words).sort(), [...keysOf(html).keys()].sort(), name);
      const english = new Set(sentencesOf(html));
      const { page } = await open(t, `www/pages/${code}/${name}.html`, {
        context: { viewport: { width: 360, height: 640 } },
      });
      assert.deepEqual(
        sentencesOf(await page.locator('body').innerHTML()).filter((text) => english.has(text)),
        [],
        name,
      );
      if (name === 'embedding') await until(() => page.locator('#made').textContent());
      assertNoFaults(await findTextFaults(page, name, { lang: code, dir }));
      // Every link and every alternate language resolves.
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

// Choosing

const [other] = OTHERS;
const game = winningLine('sly');

/** @param {Page} page */
const pageLanguage = (page) => page.evaluate(() => document.documentElement.lang);

test('index.html lists every language', () => {
  const html = fs.readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const listed = /data-languages="([^"]*)"/.exec(html)?.[1].split(' ') ?? [];
  for (const code of Object.keys(LANGUAGES)) assert.ok(listed.includes(code.split('-')[0]), code);
});

test('the address takes precedence over the setting, and the setting over the browser', async (t) => {
  const { page, context, site } = await open(t, '', { context: { locale: 'sv-SE' } });
  const opens = async (/** @type {string} */ address) => {
    await page.goto('about:blank');
    await page.goto(site.url + address);
    await until(() => page.locator('#friend').isVisible());
    return pageLanguage(page);
  };
  assert.equal(await pageLanguage(page), 'en', 'none of the browser’s languages exists');
  await page.locator(`[data-language="${other}"]`).click();
  await eventually(async () => assert.equal(await pageLanguage(page), other));
  assert.equal(await opens(''), other);
  assert.equal(await opens('?lang=en'), 'en');
  await page.locator(`[data-language="${other}"]`).click();
  await eventually(async () => assert.equal(await pageLanguage(page), other));
  assert.ok(!page.url().includes('lang='), 'the setting replaces lang= in the address');
  // Other tabs follow.
  const second = await open(t, '', { profile: context });
  await until(() => second.page.locator('#friend').isVisible());
  await page.locator('[data-language="en"]').click();
  await eventually(async () => assert.equal(await pageLanguage(second.page), 'en'));
});

for (const code of OTHERS)
  test(`${code}: a browser with this language gets it`, async (t) => {
    const { page } = await open(t, '', { context: { locale: code } });
    await eventually(async () => assert.equal(await pageLanguage(page), code));
  });

test('a page in a chosen language does not flash English first', async (t) => {
  const { page, site } = await open(t, '', { allow: /Failed to load|net::ERR/ });
  await until(() => page.locator('#friend').isVisible());
  await page.locator(`[data-language="${other}"]`).click();
  await eventually(async () => assert.equal(await pageLanguage(page), other));
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(new RegExp(`words-${other}-`), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await until(() => page.evaluate(() => document.readyState !== 'loading'));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.translating), '');
  release();
  await eventually(async () =>
    assert.equal(await page.evaluate(() => document.documentElement.dataset.translating), undefined),
  );
  assert.equal(await pageLanguage(page), other);
});

test('changing the language during a game translates the page and keeps the game, its undone moves and the open settings', async (t) => {
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const table = tablePage(page);
  await table.play(...game.moves.slice(0, 6));
  await table.undo();
  const state = () =>
    table.evaluate(({ view, prompt }) => ({ link: view.link, ply: view.ply, plies: view.plies, prompt }));
  const before = await state();
  await table.chooseFromMenu('Settings');
  await page.locator('#language').selectOption(other);
  await eventually(async () => assert.equal(await pageLanguage(page), other));
  const { settings } = await catalogOf(other, 'panels');
  await eventually(async () => assert.equal(await page.locator('#dialog-title').textContent(), settings.title));
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), 'language'));
  const after = await state();
  assert.notEqual(after.prompt, before.prompt);
  assert.deepEqual({ ...after, prompt: '' }, { ...before, prompt: '' });
  const { frame } = await catalogOf(other, 'core');
  await eventually(async () =>
    assert.deepEqual(
      await table.evaluate(({ shadowRoot: root }) => [
        root.querySelector('.masthead').textContent,
        root.querySelector('.code').title,
      ]),
      [frame.site, frame.shareDeal],
    ),
  );
  await page.keyboard.press('Escape');
  await table.redo();
  await eventually(async () => assert.equal((await readTable(page)).ply, before.ply + 1));
});

test('changing the language translates whatever is open', async (t) => {
  const { page } = await open(t, `#${game.links[30]}`, { context: { viewport: { width: 1440, height: 900 } } });
  await waitForTable(page);
  const table = tablePage(page);
  /** @type {string[]} */
  const found = [];
  const checkInPseudo = async (/** @type {string} */ what) => {
    await table.setAttribute('lang', 'x-pseudo');
    await eventually(async () => assert.equal(await pageLanguage(page), 'x-pseudo'));
    found.push(...(await findTextFaults(page, what)));
    await table.setAttribute('lang', 'en');
    await eventually(async () => assert.equal(await pageLanguage(page), 'en'));
  };
  await checkInPseudo('a table');
  await table.evaluate(({ host }) => void host.press('hint'));
  await until(async () => (await readTable(page)).choices.length > 1);
  await checkInPseudo('a hint');
  await page.locator('details[data-moves] > summary').click();
  await until(() => page.locator('.move-list').isVisible());
  await checkInPseudo('the list of moves');
  await followLink(page, engine.read(game.links[60]).replayLink);
  await until(() => page.locator('patience-game [data-player]').isVisible());
  await page.locator('patience-game .player .key').nth(2).click();
  await checkInPseudo('a replay');
  await followLink(page, '');
  await until(() => page.locator('#friend').isVisible());
  await checkInPseudo('the start page');
  assertNoFaults(found);
});

test('a replay stays at its move when the language changes, and begins with the deal at the next visit', async (t) => {
  const { page } = await open(t, `#${engine.read(game.links[60]).replayLink}`, {
    context: { reducedMotion: 'reduce' },
  });
  const table = tablePage(page);
  const player = page.locator('patience-game [data-player]');
  const step = page.locator('patience-game .player .key').nth(2);
  await step.click();
  await eventually(async () => assert.equal((await readTable(page)).ply, 1));
  const label = await player.getAttribute('aria-label');
  await table.setAttribute('lang', 'de');
  await eventually(async () => assert.notEqual(await player.getAttribute('aria-label'), label));
  const { replay } = await catalogOf('de', 'site');
  await player.getByRole('button', { name: replay.moves, exact: true }).waitFor();
  await eventually(async () => assert.equal((await readTable(page)).ply, 1));
  await followLink(page, '');
  await until(() => page.locator('#friend').isVisible());
  await page.goBack();
  await until(() => step.isVisible());
  assert.equal((await readTable(page)).ply, 0);
});

test('in another language, links to document pages lead to their translations', async (t) => {
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

/** The start of the outline of a card's index letter. @param {Page} page @param {string} name of a card */
const indexOutline = (page, name) =>
  tablePage(page).evaluate(({ host: { board, info } }, card) => {
    const pile = info.places.findIndex((/** @type {any} */ _, /** @type {number} */ n) =>
      board.slots[n]?.some((/** @type {any} */ slot) => slot.card === card),
    );
    const slot = board.slots[pile]?.find((/** @type {any} */ candidate) => candidate.card === card);
    return slot?.el?.querySelector('.index path')?.getAttribute('d')?.slice(0, 40) ?? null;
  }, name);

test('courts have the letters of the language or of the setting, and links stay the same', async (t) => {
  const empress = winningLine('empress-of-india');
  const { page } = await open(t, `#${empress.links[0]}`, { context: { viewport: { width: 1440, height: 900 } } });
  await waitForTable(page);
  const letters = async () => Promise.all(['JH', 'QC', 'KH'].map((card) => indexOutline(page, card)));
  const english = await letters();
  assert.ok(english.every(Boolean));
  const table = tablePage(page);
  await table.setAttribute('indices', 'de');
  await eventually(async () => {
    const now = await letters();
    assert.notEqual(now[0], english[0]);
    assert.notEqual(now[1], english[1]);
    assert.equal(now[2], english[2]);
  });
  const german = await letters();
  await table.setAttribute('indices', 'fr');
  await eventually(async () => {
    const now = await letters();
    assert.notEqual(now[0], german[0]);
    assert.equal(now[1], german[1], 'dame and Dame');
    assert.notEqual(now[2], english[2]);
  });
  assert.equal((await readTable(page)).link, empress.links[0]);
  await table.setAttribute('indices', 'auto');
  await eventually(async () => assert.deepEqual(await letters(), english));
  if (OTHERS.includes('de')) {
    await table.setAttribute('lang', 'de');
    await eventually(async () => assert.deepEqual(await letters(), german));
  }
});

test('offline, the cache has English and the chosen language, and no other', async (t) => {
  const site = await serveForTest(t);
  const { page, context } = await open(t, `?lang=${other}`, {
    site,
    context: { serviceWorkers: 'allow' },
    allow: /Failed to load resource|net::ERR|ServiceWorker/i,
  });
  const cachedLanguages = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return all.flat().flatMap((url) => /\/words-(\w+)-/.exec(url)?.[1] ?? []);
    });
  await until(async () => (await cachedLanguages()).includes(other), { what: `the words of ${other}` });
  assert.deepEqual([...new Set(await cachedLanguages())].sort(), ['en', other].sort());
  await until(() => page.evaluate(() => !!navigator.serviceWorker.controller));
  await context.setOffline(true);
  await site.dropConnections();
  await page.reload();
  await until(() => page.locator('#friend').isVisible());
  assert.equal(await pageLanguage(page), other);
  const { rules } = await catalogOf(other, 'rules').then(({ sections }) => sections);
  await page.locator('[data-act="rules"][data-game="sly"]').first().click();
  await until(async () => (await page.locator('dialog .rules h3, dialog .rules h4').allTextContents()).includes(rules));
});
