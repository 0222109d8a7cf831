// Sharing: the panel with its links and QR codes, replays, games as text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { holdRequests } from './support/requests.mjs';
import { savedGames } from './support/saved-games.mjs';
import { atLink, IDS, winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { readAddress, expectAddress, followLink, readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';
import { scan } from './support/qr.mjs';
import { rotated } from './support/tier.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';

/** @param {import("playwright-core").Page} page */
async function openPanel(page) {
  await tablePage(page).press('share');
  await until(() => page.locator('dialog.share').isVisible());
  return page.locator('dialog.share');
}

test('a shared link has no query of the sharer’s address', async (t) => {
  const { page, site } = await open(t, `?fbclid=IwAR0ME&utm_source=news&lang=de#${winningLine('sly').links[3]}`);
  await waitForTable(page);
  const field = (await openPanel(page)).locator('input[readonly]');
  const choices = page.locator('dialog.share [role="radio"], dialog.share input[type="radio"]');
  await eventually(async () =>
    assert.ok((await field.inputValue()).startsWith(`${site.url}#`), await field.inputValue()),
  );
  for (const choice of await choices.all()) {
    await choice.evaluate((el) => /** @type {HTMLElement} */ (el).click());
    assert.doesNotMatch(await field.inputValue(), /\?|fbclid|utm_|lang=/);
  }
});

/** @param {string} link */
const replayOf = (link) => `replay/${link.slice(link.indexOf('/') + 1)}`;

for (const [device, context] of Object.entries({
  'a desktop': { viewport: { width: 1280, height: 800 } },
  'a phone in dark mode': {
    viewport: { width: 360, height: 640 },
    colorScheme: /** @type {const} */ ('dark'),
    deviceScaleFactor: 2,
  },
})) {
  test(`deal, position and whole game have a link, a QR code and a copy button, on ${device}`, async (t) => {
    const game = winningLine('empress-of-india');
    const { page, context: profile, site } = await open(t, `#${game.links[90]}`, { context });
    await profile.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
    await waitForTable(page);
    const panel = await openPanel(page);
    await eventually(async () => assert.equal(await panel.getByRole('radio').count(), 3));
    for (const [kind, link] of [
      ['Deal', game.links[0]],
      ['Position', game.links[90]],
      ['Game', replayOf(game.links[90])],
    ]) {
      await panel.getByLabel(kind, { exact: true }).check();
      await eventually(async () =>
        assert.equal(await panel.getByLabel('Link', { exact: true }).inputValue(), `${site.url}#${link}`),
      );
      await panel.locator('.qr').scrollIntoViewIfNeeded();
      await eventually(async () => {
        const box = await panel.locator('.qr').boundingBox();
        assert.ok(box);
        // With a margin around it.
        const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
        assert.equal(await scan(await page.screenshot({ clip })), `${site.url}#${link}`, `the QR code of ${kind}`);
      });
      await panel.getByRole('button', { name: 'Copy link' }).click();
      await until(async () => (await panel.getByRole('status').innerText()).includes(`#${link}`));
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${site.url}#${link}`);
    }
  });
}

test('without moves only the deal is shared; where copying is blocked the link is selected', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  const panel = await openPanel(page);
  await eventually(async () => assert.equal(await panel.getByRole('radio').count(), 0));
  await eventually(async () => assert.equal(await panel.getByRole('button', { name: 'Save as a file' }).count(), 0));
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await until(async () => /is blocked/.test(await panel.getByRole('status').innerText()));
  await eventually(async () =>
    assert.equal(
      await page.evaluate(() => getSelection()?.toString()),
      await panel.getByLabel('Link', { exact: true }).inputValue(),
    ),
  );
});

test('the system’s share sheet is offered where it exists; closing it does nothing, failing copies', async (t) => {
  const game = winningLine('sly');
  const { page, context, site } = await open(t, `#${game.links[20]}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await waitForTable(page);
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).__shared = [];
    const answers = [
      () => Promise.resolve(),
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
    ];
    Object.defineProperty(navigator, 'share', {
      value: (/** @type {ShareData} */ data) =>
        /** @type {any} */ (answers[/** @type {any} */ (globalThis).__shared.push(data) - 1])(),
    });
  });
  const panel = await openPanel(page);
  const send = panel.getByRole('button', { name: 'Send to' });
  const status = () => panel.getByRole('status').innerText();
  await send.click();
  await send.click();
  await eventually(async () => assert.equal(await status(), ''));
  await send.click();
  await until(async () => (await status()).startsWith('Copied:'));
  const shared = await page.evaluate(() => /** @type {any} */ (globalThis).__shared);
  assert.deepEqual(shared[0], { title: `Sly ${game.deal}: Deal`, url: `${site.url}#${game.links[0]}` });
});

for (const id of rotated(IDS, 2, 'share')) {
  test(`a replay of ${id} can be watched, jumped through and taken over`, async (t) => {
    const game = winningLine(id, 1);
    const whole = game.moves.length;
    const { page } = await open(t, `#${replayOf(game.links[whole])}`, { context: { reducedMotion: 'reduce' } });
    await until(() => page.locator('[data-player]').count());
    await expectLink(page, game.links[0]);
    await expectAddress(page, replayOf(game.links[whole]));
    // It is not saved.
    await eventually(async () => assert.deepEqual(await savedGames(page, id), []));
    const list = page.locator('.history');
    await until(() => list.isVisible());
    await eventually(async () => assert.equal(await list.locator('li').count(), whole + 1));
    await eventually(async () => assert.equal(await list.locator('[aria-current]').getAttribute('data-ply'), '0'));
    const player = page.locator('[data-player]');
    await player.getByRole('button', { name: 'Step forward' }).click();
    await player.getByRole('button', { name: 'Step forward' }).click();
    await expectLink(page, game.links[2]);
    await eventually(async () => assert.equal(await list.locator('[aria-current]').getAttribute('data-ply'), '2'));
    const middle = Math.floor(whole / 2);
    const item = list.locator(`[data-ply="${middle}"]`);
    await eventually(async () => assert.ok((await item.textContent())?.endsWith(game.moves[middle - 1])));
    await item.click();
    await expectLink(page, game.links[middle]);
    // The address stays that of the replay.
    await expectAddress(page, replayOf(game.links[whole]));
    await player.getByRole('button', { name: 'Take over', exact: true }).click();
    await expectAddress(page, game.links[middle]);
    await until(async () => (await page.locator('[data-player]').count()) + (await list.count()) === 0);
    // It is a guest until the first move.
    await eventually(async () => assert.deepEqual(await savedGames(page, id), []));
    // It continues like any game: its moves can be undone.
    await tablePage(page).press('undo');
    await until(async () => (await readTable(page)).ply < middle);
    await page.goBack();
    await until(() => page.locator('[data-player]').count(), { what: 'back to the replay' });
  });
}

test('a replay plays automatically, and can be paused', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${replayOf(game.links[40])}`, { motion: true, clock: true });
  await until(async () => (await readTable(page)).ply >= 2);
  await page.locator('[data-player]').getByRole('button', { name: 'Pause' }).click();
  const { ply } = await readTable(page);
  await page.clock.runFor(10_000);
  assert.equal((await readTable(page)).ply, ply);
});

test('a replay of the deal in progress leaves the game alone; a card played in it starts another game, with a way back', async (t) => {
  const game = winningLine('labyrinth', 1);
  const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: 'reduce' } });
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 4 });
  await followLink(page, replayOf(game.links[30]));
  await until(() => page.locator('[data-player]').count());
  const links = async () => (await savedGames(page, 'labyrinth')).map(({ link }) => link);
  await eventually(async () => assert.deepEqual(await links(), [game.links[ply]]));
  const player = page.locator('[data-player]');
  for (let n = 1; n <= 7; n++) {
    await player.getByRole('button', { name: 'Step forward' }).click();
    await expectLink(page, game.links[n]);
  }
  await playLine(page, mouse(page), game, { from: 7, to: 8 });
  await until(async () => (await page.locator('[data-player]').count()) === 0);
  const { link } = await readTable(page);
  await eventually(async () =>
    assert.deepEqual(await links(), [link, game.links[ply]], 'the game in progress is the previous game'),
  );
  await expectAddress(page, link);
  await page.locator('#notice').getByRole('button', { name: 'Back to it' }).click();
  await expectLink(page, game.links[ply]);
});

test('a replay of the deal in progress that is taken over offers the way back to the game', async (t) => {
  const game = winningLine('labyrinth', 1);
  const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: 'reduce' } });
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), game, { to: 4 });
  await followLink(page, replayOf(game.links[30]));
  const player = page.locator('[data-player]');
  for (let n = 1; n <= 7; n++) {
    await player.getByRole('button', { name: 'Step forward' }).click();
    await expectLink(page, game.links[n]);
  }
  await player.getByRole('button', { name: 'Take over' }).click();
  await expectAddress(page, game.links[7]);
  await page.locator('#notice').getByRole('button', { name: 'Back to it' }).click();
  await expectAddress(page, game.links[ply]);
  await expectLink(page, game.links[ply]);
});

test('a replay without moves opens the deal; another address ends a replay', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#replay/${game.deal}`);
  await until(async () => (await readAddress(page)) === game.links[0]);
  await waitForTable(page);
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
  await followLink(page, replayOf(game.links[40]));
  await until(() => page.locator('[data-player]').count());
  await followLink(page, '');
  await until(() => page.locator('#start').isVisible());
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
  await eventually(async () => assert.equal(await page.locator('dialog').count(), 0));
  // The code field accepts replays, too.
  await page.locator('#code').fill(`https://example.org/#${replayOf(game.links[40])}`);
  await page.keyboard.press('Enter');
  await until(() => page.locator('[data-player]').count());
});

test('a replay link followed while the first table loads opens the replay', async (t) => {
  const [first, game] = [winningLine('sly'), winningLine('labyrinth', 1)];
  const { page } = await open(t, '', { site: await serveForTest(t, UNBUNDLED) });
  await until(() => page.locator('#games > li').count());
  const sheet = await holdRequests(page, 'table.css');
  const module = await holdRequests(page, 'replay.js');
  await followLink(page, first.links[20]);
  await sheet.waitForRequest();
  await followLink(page, replayOf(game.links[40]));
  await module.waitForRequest();
  sheet.release();
  await until(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/table.css'))),
  );
  module.release();
  await until(() => page.locator('[data-player]').count());
  await eventually(async () => assert.equal((await readTable(page)).link.split('/')[1], game.deal));
  await expectAddress(page, replayOf(game.links[40]));
  // A game that was never shown is not saved.
  await eventually(async () => assert.deepEqual(await savedGames(page, 'sly'), []));
});

test('a link followed while a replay loads cancels the replay', async (t) => {
  const [other, game] = [winningLine('sly'), winningLine('labyrinth', 1)];
  for (const file of ['table.css', 'line-player.css']) {
    const { page } = await open(t, '', { site: await serveForTest(t, UNBUNDLED) });
    await until(() => page.locator('#games > li').count());
    const request = await holdRequests(page, file);
    await followLink(page, replayOf(game.links[40]));
    await request.waitForRequest();
    await followLink(page, other.links[20]);
    if (file === 'line-player.css') await expectLink(page, other.links[20]);
    request.release();
    await expectLink(page, other.links[20]);
    await until(async () => (await page.title()).startsWith('Sly'));
    await expectAddress(page, other.links[20]);
    await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0, file));
    await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0, file));
    await tablePage(page).press('undo');
    await until(async () => (await readAddress(page)) !== other.links[20], { what: 'the address to follow the game' });
  }
});

test('a change of the address is handled once', async (t) => {
  const { page } = await open(t);
  await until(() => page.locator('#games > li').count());
  await until(() => page.evaluate(() => !document.querySelector('[data-waiting]')), { what: 'the start page' });
  // The page sets its title whenever it opens the start page. The page handles the two events of a change before they are
  // counted here.
  await page.evaluate(() => {
    const counts = { named: 0, hashchange: 0, popstate: 0 };
    Object.assign(globalThis, { counts });
    const { title } = document;
    Object.defineProperty(document, 'title', {
      get: () => title,
      set: (name) => void (counts.named += Number(name === title)),
    });
    for (const type of /** @type {const} */ (['hashchange', 'popstate'])) addEventListener(type, () => counts[type]++);
  });
  const readCounts = () => page.evaluate(() => /** @type {any} */ (globalThis).counts);
  for (let n = 1; n < 4; n++) {
    await followLink(page, winningLine('sly').links[0]);
    await until(async () => (await readTable(page)).ply === 0 && page.locator('#table').isVisible());
    if (n % 2) await page.goBack();
    else await followLink(page, '');
    await until(() => page.locator('#start').isVisible());
    await eventually(async () => {
      const { hashchange, popstate } = await readCounts();
      assert.deepEqual({ hashchange, popstate }, { hashchange: 2 * n, popstate: 2 * n });
    });
    assert.equal((await readCounts()).named, n);
  }
});

test('Escape closes the list of moves beside a replay before it ends the replay', async (t) => {
  const link = replayOf(winningLine('labyrinth').links[20]);
  const { page } = await open(t, `#${link}`, { context: { reducedMotion: 'reduce' } });
  await until(() => page.locator('dialog .history').isVisible());
  await page.locator('[data-player]').getByRole('button', { name: 'Move list', exact: true }).focus();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator('dialog').count(), 0));
  assert.equal(await page.locator('[data-player]').count(), 1, 'the replay goes on');
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
});

test('on a phone the list of moves is a sheet, and works by keyboard', async (t) => {
  const game = winningLine('fairie-queen', 1);
  const { page } = await open(t, `#${replayOf(game.links[100])}`, {
    context: { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' },
  });
  await until(() => page.locator('[data-player]').count());
  await eventually(async () => assert.equal(await page.locator('dialog').count(), 0));
  await page.locator('[data-player]').getByRole('button', { name: 'Move list', exact: true }).focus();
  await page.keyboard.press('Enter');
  await until(() => page.locator('dialog:modal .history').isVisible());
  for (let n = 0; n < 3; n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(async () => (await readTable(page)).ply === 3);
  await eventually(async () => assert.equal(await page.locator('dialog').count(), 0));
});

for (const [fault, link, sentence] of /** @type {[string, string, RegExp][]} */ ([
  ['that is cut off', replayOf(winningLine('sly').links[150]).slice(0, -4), /moves in the link are damaged/],
  [
    'of another deal',
    `replay/${winningLine('sly', 1).deal}/${winningLine('sly').links[150].split('/')[2]}`,
    /moves in the link are damaged/,
  ],
  ['with a mistyped code', 'replay/S222-EV9W/AAAA', /typo/],
  ['without a code', 'replay/', /code/],
  ['of an unknown game', 'replay/chess/S222-EV9V', /code/],
  ['with damaged cards', 'replay/sly/~abc/AAAA', /cards in the link are damaged/],
])) {
  test(`a replay ${fault} gets a sentence, and a button for its deal if that is intact`, async (t) => {
    const { page } = await open(t, `#${link}`);
    await until(() => page.locator('#notice p').count());
    await eventually(async () => assert.match(await page.locator('#notice p').innerText(), sentence));
    await eventually(async () => assert.ok(await page.locator('#start').isVisible()));
    const dealButton = page.getByRole('button', { name: 'Open the deal without its moves' });
    if (/moves/.test(String(sentence))) {
      await dealButton.click();
      await eventually(async () => assert.equal((await waitForTable(page)).ply, 0));
    }
  });
}

// Games as text

test('a game saved as text can be opened from a file and by drag and drop', async (t) => {
  const game = winningLine('labyrinth-late-refill');
  const { page } = await open(t, `#${game.links[50]}`);
  await waitForTable(page);
  const panel = await openPanel(page);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), `labyrinth-late-refill-${game.deal}.txt`);
  const path = await file.path();
  const text = (await import('node:fs')).readFileSync(path, 'utf8');
  assert.match(
    text,
    new RegExp(
      `^Game: labyrinth-late-refill\nDeal: ${game.deal}\nDate: \\d{4}-\\d\\d-\\d\\d\nResult: playing\n\n1\\. `,
    ),
  );

  await followLink(page, '');
  await until(() => page.locator('#start').isVisible());
  const openTexts = async () => {
    await page.getByRole('button', { name: 'A game as text' }).click();
    await until(() => page.locator('dialog textarea').isVisible());
  };
  await openTexts();
  await page.locator('dialog input[type=file]').setInputFiles(path);
  const status = page.locator('dialog [role=status]');
  const statusColour = () => status.evaluate((el) => getComputedStyle(el).color);
  await eventually(async () => assert.equal(await status.innerText(), 'One game.'));
  const before = await statusColour();
  await page.getByRole('button', { name: /^Open: The Labyrinth/ }).click();
  await expectLink(page, game.links[50]);

  await followLink(page, '');
  await openTexts();
  // Several games, one of them damaged, dropped as one file.
  const other = `Game: sly\nDeal: ${winningLine('sly').deal}\n\n1. stock>hand 2. hand>p7\n`;
  await page.evaluate(
    (content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'games.txt', { type: 'text/plain' }));
      document
        .querySelector('dialog')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    `${text}\n${other}\n${text.replace(/^\d+\. .*$/gm, '').replace('Result: playing\n', '')}`,
  );
  await until(async () => (await page.locator('.texts li').count()) === 3);
  await eventually(async () => assert.match(await status.innerText(), /2 games can be opened; one is damaged/));
  assert.notEqual(await statusColour(), before, 'the colour of errors');
  const inError = await page.locator('.texts li.is-wrong').evaluate((el) => getComputedStyle(el).color);
  assert.equal(await statusColour(), inError);
  const faultLine = text.split('\n').length + 4;
  assert.match(
    await page.locator('.texts li.is-wrong').innerText(),
    new RegExp(`^Line ${faultLine}, move \\d: hand>p7 is not a legal move here\\.$`),
  );
  await page.getByRole('button', { name: /^Watch: The Labyrinth/ }).click();
  await until(() => page.locator('[data-player]').count());
  await expectAddress(page, `replay/${game.links[50]}`);
});

test('text that is no game, or a file that cannot be read, gets a sentence, and never becomes markup', async (t) => {
  const { page } = await open(t);
  await page.getByRole('button', { name: 'A game as text' }).click();
  const field = page.locator('dialog textarea');
  for (const [text, sentence] of /** @type {[string, RegExp][]} */ ([
    ['hello', /no game starts here/],
    ['Game: <img src=x onerror=alert(1)>', /no game called “<img src=x/],
    [`Game: sly\nDeal: S222-EV9V\n\n${'stock>hand '.repeat(20_000)}`, /Line 4, move 2/],
    ['x'.repeat(1_100_000), /too long/],
  ])) {
    await field.evaluate((el, value) => {
      /** @type {HTMLTextAreaElement} */ (el).value = value;
      el.dispatchEvent(new Event('input'));
    }, text);
    const faults = page.locator('.texts li.is-wrong').or(page.locator('dialog .said.is-wrong'));
    await eventually(async () => assert.match((await faults.allInnerTexts()).join(' '), sentence));
    await eventually(async () => assert.equal(await page.locator('.texts img').count(), 0));
  }
  await field.fill('');
  await eventually(async () => assert.equal(await page.locator('.texts li').count(), 0));
  await page.evaluate(
    () => void (File.prototype.text = () => Promise.reject(new DOMException('', 'NotReadableError'))),
  );
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from('Game: sly') });
  await eventually(async () =>
    assert.equal(await page.locator('dialog .said.is-wrong').innerText(), 'The file couldn’t be read.'),
  );
});

test('a game with your own cards can be shared as a replay', async (t) => {
  const { page } = await open(t);
  await page.getByRole('button', { name: 'Your own cards' }).click();
  const deck = [...Array(2)].flatMap(() =>
    [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)),
  );
  await page.locator('.entry-field').fill(deck.reverse().join(' '));
  await page.getByRole('button', { name: 'Play them' }).click();
  const { link } = await waitForTable(page);
  assert.match(link, /^sly\/~/);
  assert.ok(atLink(link, (table) => table.view().deal === null));
  await tablePage(page).press('deal');
  await until(async () => (await readTable(page)).ply > 0);
  const { link: played, ply } = await readTable(page);
  const panel = await openPanel(page);
  await panel.getByLabel('Game', { exact: true }).check();
  await eventually(async () => {
    const shared = await panel.getByLabel('Link', { exact: true }).inputValue();
    assert.equal(shared.split('#')[1], `replay/${played}`);
  });
  await page.keyboard.press('Escape');
  await followLink(page, `replay/${played}`);
  await until(() => page.locator('[data-player]').count());
  await eventually(async () => assert.equal(await page.locator('.history li').count(), ply + 1));
});
