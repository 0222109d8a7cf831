// The rules: plates that the engine answers for, words that are explained, addresses, pages without scripts, the crosses.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { positionsOf, namedCards } from '../../www/table/rules/figure.js';
import { PLATES } from '../../www/table/rules/figures.js';
import { glossaryWords, rulesOf, words } from '../../www/words/rules.js';
import { built } from './support/built.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { violations } from './support/axe.mjs';
import { atLink, waitForFrames, winningLine, readTable, waitForTable, rules as engine } from './support/player.mjs';

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../www/table/rules/figures.js").PlateData} PlateData */

const GAMES = engine.games().filter(({ variant, has }) => !variant && has.rules);
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LABYRINTH = 'labyrinth/M222-5TJR/I._.hGqdm';
/** The pack is out, and nothing suits. */
const GRACE = PLATES.labyrinth.grace.link;

/** @param {import("../../www/pkg/patience_wasm.js").View} view @param {string} address */
const pileAt = (view, address) => {
  const places = engine.games().find(({ id }) => id === view.game)?.places ?? [];
  const at = places.findIndex((place) => place.address === address);
  assert.ok(at >= 0, `${view.game} has no pile ${address}`);
  return view.piles[at];
};

// Plates, without a browser

for (const { id } of GAMES) {
  test(`${id}: every plate is a position of the engine, and its words name its cards`, async () => {
    const told = await rulesOf(id);
    const drawn = told.rules.filter(({ plate }) => plate).map(({ ruleId }) => ruleId);
    assert.deepEqual(drawn.sort(), Object.keys(PLATES[id]).sort());
    assert.equal(drawn.length, told.rules.length, 'every rule has its plate');
    for (const rule of told.rules) {
      const data = PLATES[id][rule.ruleId];
      const what = `${id} ${rule.ruleId}`;
      // Refuses what is not legal.
      const positions = positionsOf(engine, data);
      const [view] = positions.views;
      const shown = data.cuts.flatMap((cut) => {
        const cards = pileAt(view, cut.at).cards.match(/../g) ?? [];
        return cards.slice(-(cut.show ?? 1));
      });
      assert.ok(shown.length >= 1 && shown.length <= 24, `${what} shows ${shown.length} cards`);
      const named = namedCards(data, positions);
      for (const [name, card] of Object.entries(named)) assert.match(card, /^[A2-9TJQK][CDHS]$/, `${what}: ${name}`);
      const { plate } = rule;
      assert.ok(plate);
      assert.equal(plate.steps?.length ?? 0, data.steps?.length ?? 0, `${what}: a sentence for each step`);
      const said = [
        plate.alt(named),
        plate.caption?.(named) ?? 'None.',
        ...(plate.steps ?? []).map((one) => one(named)),
      ];
      for (const sentence of said) assert.match(sentence, /^[^\s].*[.…]$/, what);
      for (const sentence of said) assert.doesNotMatch(sentence, /undefined|null|\[object|NaN/, `${what}: ${sentence}`);
    }
  });

  test(`${id}: an arrow is a way that a card can go, and a barred one is not`, () => {
    for (const [rule, data] of Object.entries(PLATES[id])) {
      const { views } = positionsOf(engine, data);
      const [view, next] = views;
      const legal = view.moves.split(' ');
      for (const [from, to] of data.arrows ?? []) {
        const target = /^[CDHS][+-]?\d?/.test(to) ? [`>${to}`, '>f'] : [`>${to}`, '>row', '>talon'];
        const goes = legal.some(
          (move) => move.split('>')[0].split('+').includes(from) && target.some((end) => move.endsWith(end)),
        );
        const first = pileAt(view, from).cards.slice(-2);
        // Or it comes there by itself.
        const comes = !!next && (from === 'stock' || pileAt(next, to).cards.endsWith(first));
        if (data.barred) assert.ok(!goes && legal.every((move) => !move.startsWith(`${from}>`)), `${id} ${rule}`);
        else assert.ok(goes || comes, `${id} ${rule}: ${from} to ${to}`);
      }
    }
  });
}

test('the plate of each rule about what is available has cards with a cross, and cards without', () => {
  for (const [id, rule] of [
    ['sly', 'III'],
    ['fairie-queen', 'IV'],
    ['empress-of-india', 'I'],
    ['labyrinth', 'II'],
  ]) {
    const data = PLATES[id][rule];
    assert.ok(data.crosses && data.marks, id);
    const [view] = positionsOf(engine, data).views;
    const piles = data.cuts.map(({ at }) => pileAt(view, at)).filter(({ cards }) => cards);
    assert.ok(piles.some(({ available }) => available) && piles.some(({ available }) => !available), id);
  }
  // While a deal goes on nothing of the promenade is.
  const resting = positionsOf(engine, PLATES.sly.IV).views[0];
  assert.ok(PLATES.sly.IV.crosses && resting.piles.every(({ available }) => !available));
});

test('every rule shows what it means: its plate has at least a step that can be played', () => {
  const still = Object.entries(PLATES).flatMap(([id, plates]) =>
    Object.entries(plates).flatMap(([rule, { steps }]) => (steps?.length ? [] : [`${id} ${rule}`])),
  );
  assert.deepEqual(still, []);
});

test('the book’s first note is played whole: the knave is reached in ten moves', () => {
  const data = PLATES['fairie-queen']['note-1'];
  assert.equal(data.steps?.length, 10);
  const positions = positionsOf(engine, data);
  const { knave } = namedCards(data, positions);
  const [first, last] = [positions.views[0], positions.views[10]];
  assert.equal(first.stock, 0);
  assert.equal(pileAt(first, 'c2').cards.slice(-16), `${knave}TC9D8S7D6C5H4S`);
  assert.equal(pileAt(last, 'c2').cards.slice(-2), knave);
  assert.equal(['c4', 'c5'].filter((at) => pileAt(first, at).count === 1).length, 2);
});

test('every rule that a refusal names has its place among the rules', async () => {
  for (const { id } of GAMES) {
    const source = fs.readFileSync(
      new URL(`../../crates/patience/src/games/${id.replaceAll('-', '_')}.rs`, import.meta.url),
      'utf8',
    );
    const named = new Set([...source.matchAll(/Reason::by\(\s*"([^"]+)"/g)].map(([, rule]) => rule));
    assert.ok(named.size, id);
    const told = (await rulesOf(id)).rules.map(({ ruleId }) => ruleId);
    for (const rule of named) assert.ok(told.includes(rule), `${id}: ${rule}`);
  }
});

test('every word that is marked has its entry in the glossary, and every entry is short', async () => {
  const { terms } = await glossaryWords();
  for (const [id, { text }] of Object.entries(terms)) {
    assert.ok((text.match(/[.!?](\s|$)/g) ?? []).length <= 2, `${id}: two sentences at the most`);
  }
  const used = new Set();
  for (const { id } of GAMES)
    JSON.stringify(await rulesOf(id), (key, value) => (key === 'termId' ? void used.add(value) : value));
  for (const term of used) assert.ok(Object.hasOwn(terms, term), String(term));
  assert.ok(used.size >= 14, `${used.size} terms are marked`);
});

// The sheet

/** @param {Page} page */
const sheet = (page) => page.locator('dialog.is-rules');

/** @param {Page} page */
const isTold = (page) => until(() => sheet(page).locator('.rule').count(), { what: 'the rules' });

for (const { id } of GAMES) {
  test(`${id}: the sheet has its plates, and a step is played and taken back in its place`, async (t) => {
    const { page } = await open(t, `#rules/${id}`, { motion: true, context: DESK });
    await isTold(page);
    const plates = Object.entries(PLATES[id]);
    assert.equal(await sheet(page).locator('.rule svg[role="img"]').count(), plates.length);
    for (const name of await sheet(page).locator('svg[role="img"]').all())
      assert.match((await name.getAttribute('aria-label')) ?? '', /\w/);
    for (const [rule, data] of plates.filter(([, { steps }]) => steps)) {
      const item = sheet(page).locator(`[data-rule="${rule}"]`);
      const drawing = () => item.locator('svg[role="img"]').innerHTML();
      const before = await drawing();
      const last = data.steps?.length ?? 0;
      for (let step = 1; step <= last; step++) {
        const seen = await drawing();
        await item.getByRole('button', { name: last > 1 ? words.rule.step : words.rule.play }).click();
        await eventually(async () => assert.notEqual(await drawing(), seen, `${rule}, step ${step}`));
      }
      for (let step = 1; step <= last; step++)
        await item.getByRole('button', { name: last > 1 ? words.rule.stepBack : words.rule.back }).click();
      await eventually(async () => assert.equal(await drawing(), before, rule));
    }
    // Every mark of the table is told.
    assert.equal(await sheet(page).locator('.rules-legend svg').count(), Object.keys(words.legend).length - 1);
  });
}

test('each rule has an address, over the start page', async (t) => {
  const { page } = await open(t, '#rules/labyrinth/IV', { context: DESK });
  await isTold(page);
  const meant = sheet(page).locator('.is-meant');
  await until(() => meant.count());
  assert.equal(await meant.getAttribute('data-rule'), 'IV');
  assert.ok(await meant.evaluate((el) => el === document.activeElement));
  const inSight = await meant.evaluate((el) => {
    const { top } = el.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
  assert.ok(inSight);
  // The name of the sheet stays where it is.
  assert.ok(await sheet(page).locator('#dialog-title').isVisible());
  assert.ok(await sheet(page).evaluate((el) => el.scrollTop === 0));
  // The ways to other parts are folded, so that the first rule is near; taken, they fold again.
  const parts = sheet(page).locator('.rules-nav details');
  assert.equal(await parts.getByRole('button').count(), 0);
  await parts.locator('summary').click();
  await parts.getByRole('button', { name: words.sections.glossary }).click();
  await eventually(async () => assert.equal(await parts.getByRole('button').count(), 0));
  // A rule's number is its link.
  await sheet(page).locator('[data-rule="II"] .rule-link').click();
  await eventually(async () => assert.equal(new URL(page.url()).hash, '#rules/labyrinth/II'));
  await page.evaluate(() => void (location.hash = '#rules/sly/III'));
  await eventually(async () => assert.equal(await sheet(page).locator('.is-meant').getAttribute('data-rule'), 'III'));
  assert.equal(await sheet(page).locator('select').inputValue(), 'sly');
  await page.evaluate(() => void (location.hash = '#rules/glossary/knave'));
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), 'term-knave'));
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await eventually(async () => assert.equal(new URL(page.url()).hash, ''));
  assert.ok(await page.locator('#start').isVisible());
});

test('addresses of rules that do not exist lead to rules all the same', async (t) => {
  const { page } = await open(t, '#rules/chess/LX', { context: DESK });
  await isTold(page);
  await page.evaluate(() => void (location.hash = '#rules/labyrinth/%22%5D,*'));
  await eventually(async () => assert.equal(await sheet(page).locator('select').inputValue(), 'labyrinth'));
});

test('rules that come when their sheet is closed leave the address alone', async (t) => {
  const { page } = await open(t, '#rules/labyrinth', { context: DESK });
  await isTold(page);
  /** @type {() => void} */
  let come = () => {};
  const held = new Promise((resolve) => (come = () => resolve(undefined)));
  const file = built('www/words/en/rules/sly.js');
  await page.route(`**/${file}`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`**/${file}`);
  await sheet(page).locator('select').selectOption('sly');
  await asked;
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(new URL(page.url()).hash, ''));
  const answered = page.waitForResponse(`**/${file}`);
  come();
  await (await answered).finished();
  await page.evaluate((url) => import(url), new URL(file, page.url().replace(/#.*/, '')).href);
  await waitForFrames(page, 3);
  assert.equal(new URL(page.url()).hash, '');
});

test('beside the table the address stays the game’s, and the table can be played', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: DESK });
  const { link } = await waitForTable(page);
  await page.evaluate(() => void (location.hash = '#rules/labyrinth/III'));
  await isTold(page);
  await eventually(async () => assert.equal(new URL(page.url()).hash, `#${link}`));
  assert.equal(await page.locator('[data-rule="II"] .plate-mine').textContent(), words.rule.fromTable);
  await page.locator('patience-game [data-action="deal"]').first().click();
  await eventually(async () => assert.notEqual((await readTable(page)).link, link));
  assert.ok(await sheet(page).isVisible());
});

test('a plate opens at the table; the first note is watched from its run on', async (t) => {
  const { page } = await open(t, '#rules/fairie-queen/note-1', { context: DESK });
  await isTold(page);
  await sheet(page).locator('[data-rule="II"]').getByRole('link', { name: words.rule.open }).click();
  await eventually(async () => assert.equal((await readTable(page)).link, PLATES['fairie-queen'].II.link));
  await page.evaluate(() => void (location.hash = ''));
  await until(() => page.locator('#start').isVisible());
  await page.evaluate(() => void (location.hash = '#rules/fairie-queen'));
  await isTold(page);
  await sheet(page).getByRole('link', { name: words.rule.watch }).click();
  await eventually(async () => {
    const seen = await readTable(page);
    assert.equal(pileAt(/** @type {any} */ (await page.evaluate(viewOf)), 'c2').cards.slice(-2), '4S', seen.link);
  });
  await page.locator('patience-game').getByRole('button', { name: 'Step forward' }).click();
  await eventually(async () => assert.equal(pileAt(/** @type {any} */ (await page.evaluate(viewOf)), 'c4').count, 2));
});

const viewOf = () => {
  const { view } = /** @type {any} */ (document.querySelector('patience-game'));
  return { game: view.game, piles: view.piles };
};

test('a word of the glossary is explained by key, by mouse and by touch', async (t) => {
  const { page } = await open(t, '#rules/labyrinth', { context: DESK });
  await isTold(page);
  const term = sheet(page).locator('.term', { hasText: 'available' }).first();
  const bubble = sheet(page).locator('.explained');
  const { available } = (await glossaryWords()).terms;
  // Heard without being opened.
  const described = await term.getAttribute('aria-describedby');
  assert.ok((await page.locator(`#${described}`).textContent())?.includes(available.text));
  await term.focus();
  await page.keyboard.press('Enter');
  await until(() => bubble.isVisible());
  assert.match(await bubble.innerText(), /cross/i);
  const [word, box] = await Promise.all([term.boundingBox(), bubble.boundingBox()]);
  assert.ok(word && box && box.y + box.height <= word.y, 'it stands above the word');
  const around = await sheet(page).boundingBox();
  assert.ok(around && box.x > around.x && box.x + box.width < around.x + around.width, 'and within the sheet');
  await page.keyboard.press('Escape');
  await until(async () => !(await bubble.isVisible()));
  assert.ok(await sheet(page).isVisible(), 'the sheet stays');
  await page.mouse.move(5, 5);
  await term.hover();
  await until(() => bubble.isVisible());
  await page.mouse.move(5, 5);
  await until(async () => !(await bubble.isVisible()));
  const phone = await open(t, '#rules/labyrinth', { context: PHONE });
  await isTold(phone.page);
  const touched = sheet(phone.page).locator('.term').nth(1);
  await touched.scrollIntoViewIfNeeded();
  await touched.tap();
  await until(() => sheet(phone.page).locator('.explained').isVisible());
  await sheet(phone.page).locator('h3').first().tap();
  await until(async () => !(await sheet(phone.page).locator('.explained').isVisible()));
});

test('on a phone the sheet fills the screen and keeps its place', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: PHONE });
  await waitForTable(page);
  const openRules = async () => {
    await page.locator('patience-game [data-action="menu"]').click();
    await page.locator('dialog').getByRole('button', { name: 'Rules' }).click();
    await isTold(page);
  };
  await openRules();
  const box = await sheet(page).boundingBox();
  assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [0, 0, 390, 844]);
  const body = sheet(page).locator('.dialog-body');
  await body.evaluate((el) => el.scrollTo(0, 700));
  await eventually(async () => assert.equal(await body.evaluate((el) => el.scrollTop), 700));
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await until(async () => !(await sheet(page).count()));
  await openRules();
  await eventually(async () => assert.equal(await body.evaluate((el) => el.scrollTop), 700));
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

// Crosses on the table

/** @param {Page} page */
const crossed = (page) => page.locator('patience-game .card.is-available').count();

/** @param {Page} page */
const available = (page) =>
  page.evaluate(() => {
    const { view } = /** @type {any} */ (document.querySelector('patience-game'));
    return view.piles.filter((/** @type {any} */ pile) => pile.available).length;
  });

test('crosses: none in play, all that is available when they are set, and at the grace', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: DESK });
  await waitForTable(page);
  assert.equal(await crossed(page), 0);
  const game = page.locator('patience-game');
  await game.evaluate((el) => el.setAttribute('crosses', 'always'));
  const all = await available(page);
  assert.ok(all > 10);
  await eventually(async () => assert.equal(await crossed(page), all));
  // It is seen, and heard.
  const drawn = () =>
    page.evaluate(() => {
      const face = document.querySelector('patience-game')?.shadowRoot?.querySelector('.is-available > .face');
      return face ? getComputedStyle(face, '::before').width : '';
    });
  await eventually(async () => assert.match(await drawn(), /^1\d/));
  const label = await page.locator('patience-game [data-pile="r1c1"]').getAttribute('aria-label');
  assert.match(label ?? '', /, available$/);
  await game.evaluate((el) => el.removeAttribute('crosses'));
  await eventually(async () => assert.equal(await crossed(page), 0));
  await game.evaluate((el, link) => {
    /** @type {any} */ (el).link = link;
  }, GRACE);
  await eventually(async () => assert.equal((await readTable(page)).link, GRACE));
  const free = await available(page);
  assert.ok(free > 0);
  await eventually(async () => assert.equal(await crossed(page), free));
  // What is walled in may be taken by the grace, and has none.
  const piles = await page.evaluate(() => {
    const { view } = /** @type {any} */ (document.querySelector('patience-game'));
    return view.piles.filter((/** @type {any} */ pile) => pile.movable && !pile.available).length;
  });
  assert.ok(piles > 0);
});

test('on a phone a cross and the count of its packet do not lie on each other', async (t) => {
  // Between two deals of twenty, when many packets have several cards.
  const link = winningLine('sly').links.find(
    (one) => atLink(one, (table) => table.view().piles.filter(({ available, count }) => available && count > 1).length) > 9,
  );
  assert.ok(link);
  const { page } = await open(t, `#${link}`, { context: PHONE });
  await waitForTable(page);
  await page.locator('patience-game').evaluate((el) => el.setAttribute('crosses', 'always'));
  const found = () =>
    page.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
      const badges = [...root.querySelectorAll('.note.badge')].map((el) => el.getBoundingClientRect());
      const crosses = [...root.querySelectorAll('.is-available > .face')].map((face) => {
        const { top, right } = face.getBoundingClientRect();
        const cross = getComputedStyle(face, '::before');
        const [y, x] = [top + parseFloat(cross.top), right - parseFloat(cross.right)];
        return { x, y, left: x - parseFloat(cross.width), bottom: y + parseFloat(cross.height) };
      });
      const met = crosses.filter(({ x, y, left, bottom }) =>
        badges.some((one) => one.left < x && left < one.right && one.top < bottom && y < one.bottom - 1),
      );
      return { crosses: crosses.length, met: met.length };
    });
  await eventually(async () => assert.ok((await found()).crosses > 3));
  assert.equal((await found()).met, 0);
});

test('the free cards are marked from the rules, until the next move', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: DESK });
  await waitForTable(page);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.showRule('II'));
  await isTold(page);
  await sheet(page).getByRole('button', { name: words.rule.markMine }).click();
  const all = await available(page);
  await eventually(async () => assert.equal(await crossed(page), all));
  await page.locator('patience-game [data-action="deal"]').first().click();
  await eventually(async () => assert.equal(await crossed(page), 0));
});

test('on a phone the sheet makes way for the marks', async (t) => {
  const { page } = await open(t, `#${LABYRINTH}`, { context: PHONE });
  await waitForTable(page);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.showRule('II'));
  await isTold(page);
  await sheet(page).getByRole('button', { name: words.rule.markMine }).tap();
  await until(async () => !(await sheet(page).count()));
  await eventually(async () => assert.ok((await crossed(page)) > 10));
});

// Pages without scripts

test('the rules are pages that need no script, and a search engine finds', async (t) => {
  const { page, site } = await open(t, 'www/rules/labyrinth.html', {
    context: { ...DESK, javaScriptEnabled: false },
  });
  for (const { id } of GAMES) {
    await page.goto(`${site.url}www/rules/${id}.html`);
    const html = await page.content();
    assert.doesNotMatch(html, /<script|style="|onclick|href="\//);
    assert.equal(await page.locator('link[rel="canonical"]').getAttribute('href'), `${id}.html`);
    const name = /** @type {string} */ (await page.locator('h1').textContent());
    assert.ok((await page.title()).includes(name.replace('The rules of ', '')), name);
    assert.ok(((await page.locator('meta[name="description"]').getAttribute('content')) ?? '').length > 80);
    for (const [rule, { steps }] of Object.entries(PLATES[id])) {
      const drawings = page.locator(`[data-rule="${rule}"] svg[role="img"]`);
      // Where something is played, it is shown as it was and as it is.
      assert.equal(await drawings.count(), steps ? 2 : 1, `${id} ${rule}`);
    }
    assert.ok(await page.locator('.play a').isVisible());
    const hidden = await page.evaluate(() => {
      const meets = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top + 2 < b.bottom && b.top < a.bottom - 2;
      return [...document.querySelectorAll('svg[role="img"]')].flatMap((drawing) => {
        const cards = [...drawing.querySelectorAll('.plate-card-drawn')].map((one) => one.getBoundingClientRect());
        return [...drawing.querySelectorAll('.plate-label')].flatMap((label) =>
          cards.some((card) => meets(label.getBoundingClientRect(), card)) ? [label.textContent] : [],
        );
      });
    });
    assert.deepEqual(hidden, [], `${id}: words that stand on cards`);
  }
  // Words lead to the glossary.
  await page.goto(`${site.url}www/rules/labyrinth.html#rule-IV`);
  await page.locator('.term').first().click();
  await until(() => page.url().includes('glossary.html#term-'));
  assert.ok((await page.locator('dt').count()) >= 14);
});

test('on paper the rules have their plates and none of the page’s keys', async (t) => {
  const { page } = await open(t, 'www/rules/labyrinth.html', { context: DESK });
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('.plate-frame').first().isVisible());
  for (const gone of ['.top', '.play', '.plate-acts']) assert.ok(!(await page.locator(gone).first().isVisible()), gone);
  const ink = await page.evaluate(() => {
    const cross = document.querySelector('.cross-ink');
    const felt = document.querySelector('.plate-felt');
    return cross && felt && [getComputedStyle(cross).stroke, getComputedStyle(felt).backgroundColor];
  });
  assert.deepEqual(ink, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(pages >= 3 && pages <= 9, `${pages} pages`);
});

test('axe finds nothing on the pages of the rules, by day and by night', async (t) => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, site } = await open(t, 'www/rules/glossary.html', {
      context: { ...DESK, bypassCSP: true, colorScheme },
    });
    for (const name of ['glossary', ...GAMES.map(({ id }) => id)]) {
      await page.goto(`${site.url}www/rules/${name}.html`);
      const found = await violations(page);
      assert.deepEqual(found, [], name);
    }
  }
});

test('a table by itself tells its rules with plates and explanations', async (t) => {
  const { page } = await open(t, `www/embed.html#${winningLine('labyrinth').links[3]}`, { context: DESK });
  await until(() => page.locator('patience-game [data-action="menu"]').count());
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.showRule('IV'));
  await until(() => page.locator('.look-text .rule.is-meant').count());
  assert.equal(await page.locator('.look-text .rule svg[role="img"]').count(), Object.keys(PLATES.labyrinth).length);
  assert.equal(await page.locator('.look-text .plate-acts a').count(), 0, 'its page’s address is not ours');
  const term = page.locator('.look-text .term').first();
  await term.click();
  await until(() => page.locator('.explained').isVisible());
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('.explained').isVisible()));
  assert.ok(await page.locator('.look-text').isVisible());
});
