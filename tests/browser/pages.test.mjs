// The pages about embedding: the documented interface is the real one, the form makes working code, every example works,
// and so do the README's lines in an empty file.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { isMove, isPreview } from '../../www/engine/causes.js';
import { LANGUAGES } from '../../www/words/language.js';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { holdFile } from './support/held-file.mjs';
import { listOf, problemOf } from './support/problems.mjs';
import { dealByRestingStock, dealFirstByStock, waitForFrames } from './support/table-state.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import { shiftsOf, watchShifts } from './support/layout-shifts.mjs';
import { tablePage } from './support/table-page.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;

const sly = winningLine('sly');
const labyrinth = winningLine('labyrinth');

/** @typedef {import("playwright-core").Page | import("playwright-core").Frame} PageOrFrame */

/** @param {PageOrFrame} on @param {string} [which] @returns {Promise<string>} */
const linkOf = (on, which = 'patience-game') =>
  on.evaluate((name) => /** @type {any} */ (document.querySelector(name))?.view?.link ?? '', which);

test("the README's lines work in an empty file", async (t) => {
  const readme = fs.readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const code = /## Embed\s+```html\n([^`]+)```/.exec(readme)?.[1] ?? '';
  assert.equal(code.trim().split('\n').length, 4);
  const ours = await serveForTest(t, { open: true });
  const host = await serveForTest(t, {
    files: { 'empty.html': code.replace('https://your.host/', ours.url) },
    policy: 'img-src *',
  });
  const { page } = await open(t, 'empty.html', {
    site: host,
    allow: new RegExp(`^a request left the site: (${ours.url}|${new URL(host.url).origin}/favicon)|404`),
  });
  const before = await until(() => linkOf(page));
  await dealFirstByStock(page.locator('patience-game'));
  assert.notEqual(await linkOf(page), before);
  await eventually(async () => {
    const height = await page.evaluate(
      () => document.querySelector('patience-game')?.getBoundingClientRect().height ?? 0,
    );
    assert.ok(height > 400, `${height} px are enough to play on`);
  });
});

test('embedding.html documents exactly the attributes, values and colours that exist', async (t) => {
  const { page } = await open(t, 'www/embedding.html', { site: await serveForTest(t, UNBUNDLED) });
  await until(() => linkOf(page));
  const found = await page.evaluate(async () => {
    const { CHOICES } = await import(new URL('table/settings.js', location.href).href);
    const rows = new Map(
      [...document.querySelectorAll('#attributes tbody tr')].map((row) => {
        const [name, values] = [...row.children].map((cell) =>
          [...cell.querySelectorAll('code')].map((code) => code.textContent),
        );
        return [name[0], values];
      }),
    );
    const colours = [...document.querySelectorAll('#looks td:first-child')].flatMap((cell) =>
      [...cell.querySelectorAll('code')].map((code) => code.textContent?.replace(/^(--patience)?-/, '')),
    );
    const sheets = ['cards/paper.css', 'cards/cards.css'].map(async (name) => (await fetch(name)).text());
    const sheet = (await Promise.all(sheets)).join('');
    return {
      attributes: [...rows.keys()].sort(),
      observed: [.../** @type {any} */ (document.querySelector('patience-game')).constructor.observedAttributes].sort(),
      values: Object.fromEntries(Object.keys(CHOICES).map((name) => [name, rows.get(name)])),
      choices: CHOICES,
      games: rows.get('game'),
      library: /** @type {any} */ (document.querySelector('patience-game')).host.games.map(
        (/** @type {any} */ info) => info.id,
      ),
      colours: colours.sort(),
      properties: [...new Set(sheet.match(/--patience-[a-z-]+(?=:)/g))]
        .map((name) => name.replace('--patience-', ''))
        .sort(),
    };
  });
  assert.deepEqual(found.attributes, found.observed);
  assert.deepEqual(found.values, found.choices);
  assert.deepEqual(found.games?.toSorted(), found.library.toSorted());
  assert.deepEqual(found.colours, found.properties);
});

test('on a phone the form does not shift while its code loads', async (t) => {
  const { page, context, site } = await open(t, 'www/examples/index.html', {
    context: { viewport: { width: 390, height: 844 } },
  });
  await watchShifts(context);
  // On a slow connection the page is painted before its scripts have loaded.
  let release = () => {};
  const released = new Promise((done) => (release = () => done(undefined)));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}www/embedding.html`, { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await until(() => painted().catch(() => false), { what: 'the page' });
  release();
  await until(() => page.locator('#made').textContent(), { what: 'the code' });
  await waitForFrames(page, 2);
  const { sum, details } = await shiftsOf(page);
  assert.ok(sum < 0.02, `${sum}: ${details}`);
});

test('the form makes working code for an element and for an iframe', async (t) => {
  const { page } = await open(t, `www/embedding.html#${sly.links[4]}`, {
    context: { viewport: { width: 1280, height: 900 }, permissions: ['clipboard-write', 'clipboard-read'] },
  });
  await until(async () => (await linkOf(page)) === sly.links[4]);
  // The code is visible at once, above the preview; the examples have this site's address, too.
  const [code, looks] = await Promise.all(['#copy', '#preview'].map((part) => page.locator(part).boundingBox()));
  assert.ok(code && looks && code.y + code.height < 900 && code.y < looks.y, JSON.stringify([code, looks]));
  const examples = await page.locator(':is(#element, #frame) pre').allTextContents();
  const www = new URL('www/', page.url().split('www/')[0]).href;
  assert.ok(
    examples.some((text) => text.includes(`src="${www}patience-game.js"`)),
    www,
  );
  assert.ok(examples.some((text) => text.includes(`src="${www}embed.html`)));
  assert.ok(examples.every((text) => !text.includes('https://your.host/www/')));
  await page.getByLabel('Controls').selectOption('minimal');
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel('Width').fill('720');
  await page.getByLabel('Height').fill('500px');
  const madeCode = (/** @type {RegExp} */ code) =>
    until(
      async () => {
        const text = (await page.locator('#made').textContent()) ?? '';
        return code.test(text) && text;
      },
      { what: String(code) },
    );
  const element = await madeCode(/<patience-game[^]*500px/);
  await page.getByRole('button', { name: 'Copy' }).click();
  await until(async () => (await page.locator('#copied').textContent()) === 'Copied.');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), element);
  await page.getByLabel('An iframe').check();
  await until(() => page.frameLocator('#preview iframe').locator('[data-pile="stock"]').count());
  const iframe = await madeCode(/<iframe/);

  // Back to a random deal of another game, and the preview follows.
  await page.getByLabel('An element').check();
  await page.getByLabel('The deal of the day').check();
  await eventually(async () =>
    assert.match((await page.locator('#made').textContent()) ?? '', /game="sly" deal="today"/),
  );
  await page.getByLabel('A new one each time').check();
  await page.locator('#game').selectOption('fairie-queen');
  await until(async () => (await linkOf(page)).startsWith('fairie-queen/'));
  await eventually(async () => assert.doesNotMatch((await page.locator('#made').textContent()) ?? '', /deal=|moves=/));

  // The code works in a page elsewhere.
  const policy = "default-src * 'unsafe-inline' 'wasm-unsafe-eval' data:";
  const url = new URL(page.url());
  const ours = await serveForTest(t, { open: true });
  for (const code of [element, iframe]) {
    const host = await serveForTest(t, {
      policy,
      files: {
        'host.html': `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">${code.replaceAll(`${url.origin}/some/where/`, ours.url)}`,
      },
    });
    const { page: on } = await open(t, 'host.html', {
      site: host,
      context: { viewport: { width: 1000, height: 800 } },
      allow: new RegExp(`^a request left the site: ${ours.url}`),
    });
    const target = async () =>
      code.includes('<iframe') ? on.frames().find((frame) => frame.url().includes('embed.html')) : on;
    const link = await until(async () => {
      const frame = await target();
      return frame && linkOf(frame);
    });
    assert.equal(link, sly.links[4]);
    await eventually(async () => {
      const box = await on.locator('patience-game, iframe').boundingBox();
      assert.deepEqual([box?.width, box?.height], [720, 500]);
    });
    const attributes = await (
      await target()
    )?.evaluate(() => ['controls', 'theme'].map((name) => document.querySelector('patience-game')?.getAttribute(name)));
    assert.deepEqual(attributes, ['minimal', 'dark']);
  }
});

test('the form makes code for today’s problem, one of a list, and one of a link', async (t) => {
  const { page } = await open(t, 'www/embedding.html', { context: { viewport: { width: 1280, height: 900 } } });
  const made = page.locator('#made');
  const expectCode = (/** @type {RegExp} */ code) =>
    eventually(async () => assert.match((await made.textContent()) ?? '', code));
  const problemOn = (/** @type {PageOrFrame} */ on) =>
    on.evaluate(() => /** @type {any} */ (document.querySelector('patience-game'))?.host?.line?.problem ?? '');
  await page.getByLabel('Today’s problem').check();
  await expectCode(/<patience-game problem="daily" style/);
  await until(async () => (await problemOn(page)).startsWith('problem/'), { what: 'today’s problem in the preview' });
  await page.getByLabel('A problem of the game').check();
  await page.locator('#game').selectOption('labyrinth');
  await page.getByLabel('Grade').selectOption('cruel');
  await page.getByLabel('Number').fill('2');
  const list = listOf('labyrinth');
  const [, second] = [...list.all().keys()].filter((index) => list.all()[index].grade === 'cruel');
  const { link, kind } = list.at(second);
  await until(async () => ((await made.textContent()) ?? '').includes(`problem="${link}"`), { what: link });
  await eventually(async () =>
    assert.match((await page.locator('#number-hint').textContent()) ?? '', new RegExp(`^Problem 2 of .*${kind}`)),
  );
  await until(async () => (await problemOn(page)) === link, { what: 'it in the preview' });
  const before = await made.textContent();
  await page.getByLabel('Number').fill('9999');
  await eventually(async () => assert.equal(await page.locator('#number').getAttribute('aria-invalid'), 'true'));
  assert.equal(await made.textContent(), before);
  // A link, as an iframe, which shows it.
  await page.getByLabel('This one').check();
  const other = problemOf('sly', 'place').link;
  await page.getByLabel('Its code or link').fill(`https://example.org/#${other}`);
  await page.getByLabel('An iframe').check();
  await expectCode(/<iframe src="[^"]*embed\.html\?problem=problem%2Fplace%2Fsly%2F[^"]*" title="A patience problem"/);
  await until(
    async () => {
      const frame = page.frames().find((found) => found.url().includes('embed.html'));
      return frame && (await problemOn(frame)) === other;
    },
    { what: 'the problem in the iframe' },
  );
  // As a message leaves it.
  const encoded = encodeURIComponent(problemOf('labyrinth', 'grace').link);
  await page.getByLabel('Its code or link').fill(`Can you find it? https://example.org/%23${encoded}`);
  await expectCode(/<iframe src="[^"]*embed\.html\?problem=problem%2Fgrace%2Flabyrinth%2F/);
  assert.equal(await page.locator('#game').inputValue(), 'labyrinth');
  await page.getByLabel('Its code or link').fill(`${other}x`);
  await eventually(async () => assert.equal(await page.locator('#code').getAttribute('aria-invalid'), 'true'));
  // Back to a game.
  await page.getByLabel('An element').check();
  await page.getByLabel('A new one each time').check();
  await expectCode(/<patience-game game="/);
  await until(async () => (await problemOn(page)) === '' && (await linkOf(page)) !== '', { what: 'a game' });
});

test('a problem whose link was replaced while the tools loaded changes nothing in the form', async (t) => {
  const { profile, waitForRequest, letArrive } = await holdFile(t, 'www/pkg/patience_tools_wasm_bg.wasm');
  const { page } = await open(t, 'www/embedding.html', { profile });
  await page.getByLabel('This one').check();
  await page.getByLabel('Its code or link').fill(problemOf('labyrinth', 'grace').link);
  await waitForRequest();
  await page.getByLabel('Its code or link').fill(sly.deal);
  const hint = () => page.locator('#code-hint').textContent();
  await eventually(async () => assert.match((await hint()) ?? '', /Sly/));
  const before = [await hint(), await page.locator('#made').textContent()];
  await letArrive(page);
  assert.deepEqual([await hint(), await page.locator('#made').textContent()], before);
});

test('the form marks wrong input, and keeps its last code', async (t) => {
  const { page } = await open(t, 'www/embedding.html');
  const before = await until(() => page.locator('#made').textContent());
  await page.getByLabel('This one').check();
  await eventually(async () => assert.match((await page.locator('#code-hint').textContent()) ?? '', /\.$/));
  for (const wrong of ['S7Q3-K9X3', 'nonsense', '"><script>', `${labyrinth.links[3]}x`]) {
    await page.getByLabel('Its code or link').fill(wrong);
    await eventually(async () => assert.equal(await page.locator('#code').getAttribute('aria-invalid'), 'true', wrong));
    await eventually(async () =>
      assert.match((await page.locator('#code-hint').textContent()) ?? '', /^\p{Lu}.{10,}[.!?]$/u),
    );
    await eventually(async () => assert.equal(await page.locator('#made').textContent(), before));
  }
  await page.getByLabel('Its code or link').fill(labyrinth.deal.toLowerCase());
  await until(async () => (await linkOf(page)) === labyrinth.links[0]);
  await eventually(async () => assert.match((await page.locator('#code-hint').textContent()) ?? '', /Labyrinth/));
  for (const wrong of ['', '7', '100%', '12 em']) {
    await page.getByLabel('Height').fill(wrong);
    await eventually(async () =>
      assert.equal(await page.locator('#height').getAttribute('aria-invalid'), 'true', wrong),
    );
  }
  await page.getByLabel('Height').fill('600');
  await eventually(async () => assert.match((await page.locator('#made').textContent()) ?? '', /height: 600px/));
});

test('the form accepts replays, also the short links of the share panel', async (t) => {
  const short = `replay/${labyrinth.links[30].slice(labyrinth.links[30].indexOf('/') + 1)}`;
  const { page } = await open(t, `www/embedding.html#${short}`);
  await until(() => page.locator('[data-player]').count());
  await eventually(async () => assert.equal(await linkOf(page), labyrinth.links[0]));
  await eventually(async () =>
    assert.match((await page.locator('#code-hint').textContent()) ?? '', /^A replay of The Labyrinth/),
  );
  await eventually(async () =>
    assert.ok(
      ((await page.locator('#made').textContent()) ?? '').includes(
        `game="labyrinth" deal="replay/${labyrinth.links[30]}"`,
      ),
    ),
  );
  await page.getByLabel('An iframe').check();
  const frame = page.frameLocator('#preview iframe');
  await until(() => frame.locator('[data-player]').count());
  await eventually(async () =>
    assert.equal(await frame.locator('[data-player] input[type=range]').getAttribute('max'), '30'),
  );
});

test('without scripts the page still documents every option of the form', async (t) => {
  const { page } = await open(t, 'www/embedding.html', { context: { javaScriptEnabled: false } });
  // Each option of the form has its row, with all its values.
  const rowOf = (/** @type {string} */ name) =>
    page
      .locator('#attributes tbody tr')
      .filter({ has: page.locator('td:first-child code').getByText(name, { exact: true }) });
  /** @param {string} name @param {string[]} values */
  const expectRow = async (name, values) => {
    assert.ok(await rowOf(name).isVisible(), name);
    const documented = await rowOf(name).locator('td:nth-child(2) code').allInnerTexts();
    for (const value of values) assert.ok(documented.includes(value), `${name}="${value}"`);
  };
  await expectRow('deal', ['today']);
  await expectRow('problem', ['daily']);
  // Scripts fill these two.
  await expectRow('game', IDS);
  await expectRow(
    'lang',
    Object.keys(LANGUAGES).filter((code) => code !== 'x-pseudo'),
  );
  // The grade chooses a problem of a list, and is not an attribute.
  const fields = await page.locator('#questions select:not(#game, #lang, #grade)').all();
  assert.ok(fields.length > 3);
  for (const field of fields) {
    const values = await field.locator('option').evaluateAll((all) => all.map((el) => el.getAttribute('value') ?? ''));
    await expectRow((await field.getAttribute('id')) ?? '', values.filter(Boolean));
  }
  // So have both kinds of code.
  await eventually(async () => assert.match(await page.locator('#element').innerText(), /<patience-game[^>]* game=/));
  await eventually(async () => assert.match(await page.locator('#frame').innerText(), /<iframe[^>]* src=/));
});

// The examples

test('the page of examples links to each of them', async (t) => {
  const { page, site } = await open(t, 'www/examples/index.html');
  const links = await page
    .locator('.cards a')
    .evaluateAll((all) => all.map((a) => /** @type {HTMLAnchorElement} */ (a).href));
  const files = fs
    .readdirSync(new URL('../../www/examples', import.meta.url))
    .filter((name) => name.endsWith('.html') && name !== 'index.html');
  assert.deepEqual(links.map((link) => link.split('/').at(-1)).sort(), files.sort());
  for (const link of links) assert.equal((await fetch(link)).status, 200);
  assert.ok(links.every((link) => link.startsWith(site.url)));
});

test('example: a text with one deal', async (t) => {
  const { page } = await open(t, 'www/examples/blog.html', { context: { viewport: { width: 360, height: 640 } } });
  await page.locator('patience-game').scrollIntoViewIfNeeded();
  await until(async () => (await linkOf(page)) === 'labyrinth/M367-3FQN');
  await dealByRestingStock(page.locator('patience-game'));
});

/** Kinds of wins that are not the player's: watched, or finished by the solver. */
const NOT_PLAYED = ['replay', 'shown', 'solved'];

test('examples: a win that is watched, or that the solver finishes, is not the player’s', async (t) => {
  const { page } = await open(t, 'www/examples/daily.html');
  /** Lets the table say that a deal is won, and reads an element. @param {string} selector @param {string} read @param {string} kind */
  const afterWin = (selector, read, kind) =>
    page.evaluate(
      ([table, output, how]) => {
        const detail = { kind: how, link: 'sly/S222-EV9V/AA', ply: 9 };
        document.querySelector(table)?.dispatchEvent(new CustomEvent('patience-won', { detail }));
        return document.querySelector(output)?.textContent;
      },
      [selector, read, kind],
    );
  await until(() => page.evaluate(() => document.querySelector('#day')?.textContent));
  for (const kind of NOT_PLAYED) assert.equal(await afterWin('#puzzle', '#result', kind), '', kind);
  assert.match((await afterWin('#puzzle', '#result', 'move')) ?? '', /in 9 moves/);

  await page.goto(page.url().replace('daily', 'score'));
  await until(() => page.evaluate(() => document.querySelector('#deals')?.textContent === '1'));
  for (const kind of NOT_PLAYED) assert.equal(await afterWin('#game', '#won', kind), '0', kind);
  // Undone and redone, it is won once.
  for (const kind of ['move', 'redo']) assert.equal(await afterWin('#game', '#won', kind), '1', kind);
});

test('embedding.html names the kinds of events in every language, and its code deals only after the player’s wins', async () => {
  const causes = /export type Cause =([^;]+);/.exec(fs.readFileSync(`${ROOT}www/table/host.d.ts`, 'utf8'))?.[1] ?? '';
  const kinds = [...causes.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind);
  const made = kinds.filter((kind) => isMove(kind) || isPreview(kind));
  assert.ok(NOT_PLAYED.every((kind) => made.includes(kind)));
  const english = fs.readFileSync(`${ROOT}www/embedding.html`, 'utf8');
  const texts = Object.keys(LANGUAGES)
    .filter((code) => code !== 'en' && !code.startsWith('x-'))
    .map((code) => fs.readFileSync(`${ROOT}www/words/${code}/documents/embedding.js`, 'utf8'));
  for (const text of [english, ...texts])
    for (const kind of made) assert.ok(text.includes(`<code>${kind}</code>`), kind);

  const code = [...english.matchAll(/<pre><code>([^]*?)<\/code><\/pre>/g)]
    .map(([, sample]) => sample.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
    .find((sample) => sample.includes("command: 'new-deal'"));
  assert.ok(code);
  /** @type {unknown[]} */
  const sent = [];
  const frame = { contentWindow: { postMessage: (/** @type {unknown} */ message) => sent.push(message) } };
  /** @type {(event: object) => void} */
  let hear = () => {};
  vm.runInNewContext(code, {
    document: { querySelector: () => frame },
    addEventListener: (/** @type {string} */ _, /** @type {typeof hear} */ listener) => (hear = listener),
  });
  const win = (/** @type {string} */ kind) =>
    hear({ source: frame.contentWindow, data: { cadogan: 1, type: 'won', kind } });
  for (const kind of NOT_PLAYED) win(kind);
  assert.deepEqual(sent, []);
  win('move');
  assert.equal(JSON.stringify(sent), JSON.stringify([{ cadogan: 1, command: 'new-deal' }]));
});

test('example: all four games', async (t) => {
  const { page } = await open(t, 'www/examples/four.html', { context: { viewport: { width: 1000, height: 800 } } });
  for (const [n, id] of ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'].entries()) {
    const table = page.locator('patience-game').nth(n);
    await table.scrollIntoViewIfNeeded();
    const link = () => table.evaluate((el) => /** @type {any} */ (el).view?.link ?? '');
    const before = await until(link);
    assert.ok(before.startsWith(`${id}/`));
    await dealFirstByStock(table);
  }
});

test('example: a puzzle of the day', async (t) => {
  const { page } = await open(t, 'www/examples/daily.html');
  const today = await until(() => linkOf(page));
  await page.reload();
  assert.equal(await until(() => linkOf(page)), today);
  const codes = new Set();
  for (let day = 0; day < 3; day++) {
    const other = await open(t, '', {});
    await other.page.clock.setFixedTime(Date.UTC(2026, 10, 21 + day, 12));
    await other.page.goto(page.url());
    codes.add(await until(() => linkOf(other.page)));
  }
  assert.equal(codes.size, 3);
});

test('deal="today" opens each game\'s deal of the day, as on the site; an unknown game gets a sentence', async (t) => {
  const { page } = await open(t, 'www/examples/score.html', { site: await serveForTest(t, UNBUNDLED) });
  await until(() => linkOf(page));
  for (const id of ['sly', 'labyrinth', 'fairie-queen', 'empress-of-india']) {
    await tablePage(page).evaluate((game, today) => Object.assign(game, today), { game: id, deal: 'today' });
    const wanted = await page.evaluate(async (game) => {
      const { dayOf, dealNumberOfDay } = await import(new URL('../engine/deals.js', location.href).href);
      const { Table } = await import(new URL('../pkg/patience_wasm.js', location.href).href);
      const table = Table.numbered(game, await dealNumberOfDay(game, dayOf()));
      const { link } = table.view();
      table.free();
      return link;
    }, id);
    await until(async () => (await linkOf(page)) === wanted, { what: id });
  }
  const before = await linkOf(page);
  await tablePage(page).evaluate((game) => Object.assign(game, { game: 'bridge' }));
  await until(async () => /no game called/.test((await page.locator('.sentence').textContent()) ?? ''));
  await eventually(async () => assert.equal(await linkOf(page), before));
});

test('example: a page that keeps the score', async (t) => {
  const { page } = await open(t, 'www/examples/score.html');
  const table = tablePage(page);
  await until(() => linkOf(page));
  const score = () => page.locator('.board output').allTextContents();
  await eventually(async () => assert.deepEqual(await score(), ['0', '0', '1', '0']));
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await eventually(async () => assert.deepEqual(await score(), ['1', '0', '1', '0']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => assert.deepEqual(await score(), ['1', '1', '1', '0']));
  await table.evaluate(
    (game, [link, move]) => {
      game.open(link);
      game.play(move);
    },
    [sly.links[sly.moves.length - 1], sly.moves[sly.moves.length - 1]],
  );
  await eventually(async () => assert.deepEqual(await score(), ['2', '1', '2', '1']));
  // Watching a game to its end counts as a deal only.
  await table.evaluate((game, link) => game.open(link), `replay/${sly.links.at(-1)}`);
  await until(() => page.locator('[data-player]').count());
  await page.locator('[data-player] input[type=range]').fill(String(sly.moves.length));
  await until(() => table.evaluate(({ view }) => view.outcome === 'won'));
  await eventually(async () => assert.deepEqual(await score(), ['2', '1', '3', '1']));
  await page.locator('[data-do="newDeal"]').click();
  await until(async () => (await score())[2] === '4', { what: 'the new deal counted' });
  await eventually(async () => assert.deepEqual(await score(), ['2', '1', '4', '1']));
  await eventually(async () => assert.ok(((await page.locator('#said').textContent()) ?? '').length > 10));
});

test('example: other colours', async (t) => {
  const { page } = await open(t, 'www/examples/themed.html');
  await until(() => linkOf(page));
  const felt = () => page.locator('.felt').evaluate((el) => getComputedStyle(el).backgroundColor);
  await until(async () => (await felt()) === 'rgb(44, 33, 66)');
  await eventually(async () =>
    assert.equal(await page.locator('.board-frame').evaluate((el) => getComputedStyle(el).borderTopLeftRadius), '14px'),
  );
});

test('example: an iframe', async (t) => {
  const site = await serveForTest(t, { open: true });
  const { page } = await open(t, 'www/examples/frame.html', { site });
  const output = page.locator('#heard');
  const table = page.frameLocator('#frame').locator('patience-game');
  // The sentence in the frame, for the message if the page around it gets no event.
  const sentence = () => table.evaluate((game) => game.shadowRoot?.querySelector('.sentence')?.textContent);
  await eventually(async () => assert.match((await output.textContent()) ?? '', /move 0/));
  const first = await output.textContent();
  await dealFirstByStock(table);
  await eventually(async () => assert.doesNotMatch((await output.textContent()) ?? '', /move 0/));
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => assert.equal(await output.textContent(), first));
  await page.getByRole('button', { name: 'New deal' }).click();
  await eventually(async () => {
    const now = await output.textContent();
    assert.ok(now !== first, `the frame shows “${await sentence()}”, of ${JSON.stringify(site.requests.slice(-5))}`);
  });
  await eventually(async () =>
    assert.ok((await page.evaluate(() => document.querySelector('iframe')?.clientHeight ?? 0)) > 400),
  );
});
