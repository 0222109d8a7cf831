// Links that cannot be opened: a clear sentence, an offer that works, and the game on the table unharmed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { words as panels } from '../../www/words/panels.js';
import { winningLine } from './support/games.mjs';
import { openHostPage } from './support/host-page.mjs';
import { mouse, playLine } from './support/player.mjs';
import { readCallout } from './support/problem-callout.mjs';
import { problemOf } from './support/problems.mjs';
import { expectAddress, waitForTable, expectLink, tableSnapshot, followLink } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

const sly = winningLine('sly');
// Late enough for the link to hold moves: a forced move adds nothing to a link.
const lateLink = sly.links[150];
const moves = lateLink.slice(sly.links[0].length + 1);

/** Replaces the nth character. @param {string} text @param {number} n */
const withTypo = (text, n) => `${text.slice(0, n)}${text[n] === 'A' ? 'B' : 'A'}${text.slice(n + 1)}`;

/** The fault, the fragment, and a pattern that the error's sentence must match. @type {[string, string, RegExp][]} */
const BAD = [
  ['an unknown game', 'klondike/S7Q3-K9X2', /klondike|game/i],
  ['nothing but an unknown word', 'hello', /hello|game/i],
  ['a mistyped code', withTypo(sly.links[0], sly.links[0].length - 1), /code|typed|deal/i],
  ['a code too short', 'sly/S7Q', /code|character|deal/i],
  ['the code of another game', `sly/${winningLine('labyrinth').deal}`, /labyrinth/i],
  ['moves cut short', lateLink.slice(0, -5), /move|link/i],
  ['moves with characters appended', `${lateLink}AAAA`, /move|link/i],
  ['moves with one character changed', withTypo(lateLink, lateLink.length - 4), /move|link/i],
  ['moves of another deal', `${winningLine('sly', 1).links[0]}/${moves}`, /move|link/i],
  ['moves in characters that links never use', `${sly.links[0]}/!!!!`, /move|link/i],
  ['twenty thousand characters', `${sly.links[0]}/${'A'.repeat(20_000)}`, /long|link/i],
  ['twenty thousand characters of nothing', 'x'.repeat(20_000), /long|link|game/i],
  ['broken escapes', '%E0%A4%A', /game|link/i],
  ['escapes of odd characters', 'sly/%00%FF%F0%9F%82%A1', /code|link|deal|character/i],
  ['own cards that are no deal', 'sly/~abc', /card|deal|link/i],
  ['an empty deal', 'sly//', /deal|code|link/i],
  ['markup', '<img src=x onerror=alert(1)>/<b>', /game|link/i],
  ['names of object properties', 'constructor/__proto__', /game|link/i],
];

/** Waits for the notice of an error; checks its wording and that it is in sight. @param {import("playwright-core").Page} page @param {RegExp} about */
async function expectErrorNotice(page, about) {
  const sentence = await until(
    async () => {
      const notice = page.locator('#notice p');
      return (await notice.count()) > 0 && (await notice.innerText());
    },
    { what: 'a sentence' },
  );
  assert.match(sentence, /^[A-Z“][^]*[.?!]$/, 'a whole sentence');
  assert.doesNotMatch(sentence.replace(/“[^”]*”/g, ''), /undefined|null|error|exception|panic|unreachable|\[object/i);
  assert.match(sentence, about);
  assert.ok(sentence.length < 300, `${sentence.length} characters are no sentence`);
  await eventually(async () => {
    const box = await page.locator('#notice .notice-box').boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.width > 0, 'in sight');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    assert.ok(box.x + box.width <= width && box.y + box.height <= height, 'and whole');
  });
  return sentence;
}

for (const [fault, fragment, about] of BAD) {
  test(`${fault} in a link: a sentence explains it, and the start page offers a deal`, async (t) => {
    const { page } = await open(t, `#${fragment}`);
    await expectErrorNotice(page, about);
    await eventually(async () => assert.ok(await page.locator('#start').isVisible(), 'the start page is shown'));
    await eventually(async () => assert.equal(await page.locator('#games > li').count(), 4));
    const offers = page.locator('#notice .ways button');
    if (await offers.count()) await offers.first().click();
    else await page.getByRole('button', { name: /^Deal: Sly/ }).click();
    const seen = await waitForTable(page);
    assert.equal(seen.outcome, 'playing');
    await expectAddress(page, seen.link);
  });
}

/** Links as messages leave them, and the link that opens. @type {[string, string, string][]} */
const FOUND = [
  ['a full stop behind a code', `${sly.links[0]}.`, sly.links[0]],
  ['quotation marks and a sentence', `${sly.links[0]}” have fun`, sly.links[0]],
  ['marks of a click', `${sly.links[0]}?utm_source=share&fbclid=x`, sly.links[0]],
  ['an invisible character', `${sly.links[0]}\u2069`, sly.links[0]],
  ['a bracket behind moves', `${lateLink})`, lateLink],
  ['asterisks behind moves', `${lateLink}**`, lateLink],
  ['another case of the game', lateLink.replace('sly', 'Sly'), lateLink],
  ['an encoded slash and the end of a line', `${lateLink.replaceAll('/', '%2F')}%0A`, lateLink],
  ['full-width characters', 'ｓｌｙ／' + sly.deal, sly.links[0]],
];

test('a link opens its exact game even with a tail from a message, by address and by the field', async (t) => {
  const { page, site } = await open(t);
  const field = page.locator('#code');
  for (const [what, fragment, link] of FOUND) {
    await followLink(page, fragment);
    await eventually(async () => assert.equal((await waitForTable(page)).link, link, what));
    await followLink(page, '');
    await until(() => field.isVisible());
    for (const text of [`${site.url}#${fragment}`, fragment]) {
      await field.fill(text);
      await page.keyboard.press('Enter');
      await eventually(async () => assert.equal((await waitForTable(page)).link, link, `${what}: ${text}`));
      await followLink(page, '');
      await until(() => field.isVisible());
    }
  }
  const wrapped = `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(`${site.url}#${lateLink}`)}&data=05%7C02`;
  for (const text of [wrapped, `${site.url}%23${lateLink}`, `“${sly.deal}”`]) {
    await field.fill(text);
    await page.keyboard.press('Enter');
    const link = text.includes(sly.deal) && text.length < 20 ? sly.links[0] : lateLink;
    await eventually(async () => assert.equal((await waitForTable(page)).link, link, text));
    await followLink(page, '');
    await until(() => field.isVisible());
  }
  await field.fill('https://x.example/?url=https%3A%2F%2Fy.example%2F');
  await page.keyboard.press('Enter');
  await eventually(async () =>
    assert.equal(await page.locator('#code-hint').innerText(), 'There is no deal in this address.'),
  );
});

test('a code in an Arabic sentence is isolated by markup, so that a copy holds no invisible character', async (t) => {
  const { page } = await open(t, '?lang=ar');
  const field = page.locator('#code');
  await until(() => field.isVisible());
  await field.fill('S222!EV9V');
  await page.keyboard.press('Enter');
  const hint = page.locator('#code-hint');
  await until(() => hint.locator('bdi[dir="ltr"]').count());
  assert.doesNotMatch((await hint.textContent()) ?? '', /[\u2066-\u2069\u200e\u200f]/);
});

test('the notice of a bad link goes with the next good link, be it a replay', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  for (const good of [`replay/${sly.links[20]}`, sly.links[12]]) {
    await followLink(page, withTypo(lateLink, lateLink.length - 4));
    await expectErrorNotice(page, /damaged/);
    await followLink(page, good);
    await eventually(async () => assert.equal((await waitForTable(page)).link.split('/')[1], sly.deal));
    await eventually(async () => assert.equal(await page.locator('#notice', { hasText: /damaged/ }).count(), 0, good));
  }
});

test('bad links leave the game on the table unharmed', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const ply = await playLine(page, mouse(page), sly, { to: 9 });
  await page.mouse.move(1, 1);
  const before = await tableSnapshot(page);
  for (const [fault, fragment, about] of BAD) {
    await followLink(page, fragment);
    await expectErrorNotice(page, about);
    await eventually(async () => assert.equal((await tableSnapshot(page)).view.link, before.view.link, fault));
    // The address returns to the game on the table.
    await expectAddress(page, before.view.link);
    await page.locator('#notice .notice-close').click();
    await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
  }
  const { view } = await tableSnapshot(page);
  assert.deepEqual(view, before.view);
  await playLine(page, mouse(page), sly, { from: ply, to: ply + 4 });
  await page.reload();
  await eventually(async () =>
    assert.ok(sly.plies.has((await waitForTable(page)).link), 'the saved game is the good one'),
  );
});

test('a bad link’s notice offers the deal without its moves, the game of its code, or the start page', async (t) => {
  const { page } = await open(t, `#${withTypo(lateLink, lateLink.length - 4)}`, { context: { offers: true } });
  await expectErrorNotice(page, /./);
  await page.getByRole('button', { name: 'Open the deal without its moves' }).click();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[0]));
  // A guest is offered the lesson: the next notice is the link's.
  const closeOffer = async () => {
    await page.locator('#notice', { hasText: /First time here/ }).waitFor();
    await page.locator('#notice .notice-close').click();
    await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
  };
  await closeOffer();

  const maze = winningLine('labyrinth');
  await followLink(page, `sly/${maze.deal}`);
  await expectErrorNotice(page, /Labyrinth/);
  await page.getByRole('button', { name: /^Open it as The Labyrinth/ }).click();
  await expectLink(page, maze.links[0]);
  await closeOffer();

  await followLink(page, 'nonsense');
  await expectErrorNotice(page, /nonsense/);
  await page.getByRole('button', { name: 'Go to the start page' }).click();
  await until(() => page.locator('#start').isVisible());
});

test('the code field refuses nonsense with a hint beside it and accepts a whole address', async (t) => {
  const { page, site } = await open(t);
  const field = page.locator('#code');
  await until(() => field.isVisible());
  for (const text of ['problem/', '', 'hello', 'S7Q3-K9X3', 'sly/', '<b>', 'x'.repeat(5000), lateLink.slice(0, -5)]) {
    await field.fill(text);
    await page.keyboard.press('Enter');
    await until(async () => (await field.getAttribute('aria-invalid')) === 'true');
    await eventually(async () => {
      const hint = await page.locator('#code-hint').innerText();
      assert.match(hint, /^[A-Z“][^]*\.$/);
      assert.ok(hint.length < 300);
    });
    await eventually(async () => assert.ok(await page.locator('#start').isVisible()));
  }
  await field.fill(`  ${site.url}#${lateLink}  `);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await waitForTable(page)).link, lateLink));
});

/** Texts as messages leave a problem's link. @param {string} address @param {string} link */
const textsOf = (address, link) => [
  link,
  `Can you find it? ${address}#${link}.`,
  `${address}%23${encodeURIComponent(link)}`,
  `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(`${address}#${link}`)}&data=05%7C02`,
];

test('the link of a problem opens from both fields, and a damaged one is reported', async (t) => {
  const { link, position } = problemOf('labyrinth', 'grace');
  const { page, site } = await open(t);
  const field = page.locator('#code');
  for (const text of textsOf(site.url, link)) {
    await until(() => field.isVisible());
    await field.fill(text);
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal((await readCallout(page)).link, position, text));
    await expectAddress(page, link);
    await followLink(page, '');
  }
  await until(() => field.isVisible());
  await field.fill(`${site.url}#${link.slice(0, -1)}`);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.match(await page.locator('#code-hint').innerText(), /problem.*damaged/i));

  await followLink(page, sly.links[0]);
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await page.locator('dialog').getByRole('button', { name: panels.menu.code, exact: true }).click();
  const entry = page.locator('dialog input.code');
  for (const text of [link.slice(0, -1), `${site.url}#${link}`]) {
    await entry.fill(text);
    await page.keyboard.press('Enter');
    if (text.endsWith(link)) break;
    await eventually(async () => assert.match(await page.locator('#dialog-hint').innerText(), /problem.*damaged/i));
  }
  await eventually(async () => assert.equal((await readCallout(page)).link, position));
  assert.equal(await page.locator('dialog').count(), 0);
});

test('the notice of a damaged problem offers the deal of its position', async (t) => {
  const { link, position } = problemOf('labyrinth', 'grace');
  const { page } = await open(t, `#${link.slice(0, -1)}`);
  await expectErrorNotice(page, /problem/i);
  await page.getByRole('button', { name: 'Open the deal without its moves' }).click();
  await expectLink(page, position.split('/').slice(0, 2).join('/'));
  // Cut within the moves.
  await followLink(page, link.slice(0, -20));
  await expectErrorNotice(page, /problem/i);
  await page.getByRole('button', { name: /^(Open the deal without its moves|Open it as The Labyrinth)/ }).click();
  await expectLink(page, position.split('/').slice(0, 2).join('/'));
});

test('an element opens the whole address of a problem, as its link and as its deal', async (t) => {
  const { link, position } = problemOf('labyrinth', 'grace');
  const { page, site } = await openHostPage(t, `<patience-game game="sly"></patience-game>`);
  const table = tablePage(page);
  await waitForTable(page);
  const address = `${site.url}#${link}`;
  await table.evaluate((element, text) => element.open(text), address);
  await eventually(async () => assert.equal((await readCallout(page)).link, position));
  await table.evaluate((element) => element.open('sly/S222-EV9V'));
  await expectLink(page, 'sly/S222-EV9V');
  await table.setAttribute('deal', address);
  await eventually(async () => assert.equal((await readCallout(page)).link, position));
  assert.equal((await readCallout(page)).isActive, true);
});

test('the element refuses a bad link with an event that carries the reason', async (t) => {
  const { page } = await open(t, `#${sly.links[12]}`);
  const table = tablePage(page);
  await waitForTable(page);
  // A link's page starts with the rules of its game alone, which cannot refuse links of other games.
  const loadedGames = () => table.evaluate(({ host }) => host.games.length);
  await until(async () => (await loadedGames()) > 1, { what: 'the rules of all games' });
  for (const [fault, fragment] of BAD) {
    const result = await table.evaluate((game, link) => {
      let message = '';
      const listen = (/** @type {any} */ event) => (message = event.detail.message);
      document.addEventListener('patience-error', listen, { once: true });
      const opened = game.open(link);
      document.removeEventListener('patience-error', listen);
      return { message, opened, link: game.link };
    }, fragment);
    assert.equal(result.opened, false, fault);
    assert.ok(result.message.length > 10, fault);
    assert.equal(result.link, sly.links[12], fault);
  }
});

test('an element refuses a bad link set before it is defined, and no longer names it as its link', async (t) => {
  const { page } = await openHostPage(t, '');
  const refuse = (/** @type {string} */ bad) =>
    page.evaluate(async (link) => {
      const game = /** @type {any} */ (document.createElement('patience-game'));
      game.link = link;
      const before = game.link;
      const error = new Promise((resolve) => game.addEventListener('patience-error', resolve, { once: true }));
      document.body.append(game);
      const { message } = /** @type {CustomEvent} */ (await error).detail;
      return { before, message, after: game.link };
    }, bad);
  for (const bad of ['#sly/today', 'sly/today']) {
    const { before, message, after } = await refuse(bad);
    assert.equal(before, 'sly/today', 'without “#”');
    assert.match(message, /“o”.*S7Q3-K9X2/, 'says how a deal code looks');
    assert.equal(after, '');
  }
});

test('an element refuses moves that it cannot play, and opens the deal without a code all the same', async (t) => {
  const { page } = await openHostPage(t, '');
  const table = tablePage(page);
  const refuse = async (/** @type {Record<string, string>} */ attributes) => {
    await page.evaluate((given) => {
      document.querySelector('patience-game')?.remove();
      const game = document.createElement('patience-game');
      for (const [name, value] of Object.entries(given)) game.setAttribute(name, value);
      game.addEventListener('patience-error', (event) => {
        game.title = /** @type {CustomEvent} */ (event).detail.message;
      });
      document.body.append(game);
    }, attributes);
    return until(() => table.evaluate((game) => game.title), { what: `an error about ${JSON.stringify(attributes)}` });
  };
  assert.match(await refuse({ game: 'sly', deal: 'S222-EV9V', moves: '9999' }), /moves|link/i);
  for (const deal of ['today', '']) {
    assert.match(await refuse({ game: 'labyrinth', deal, moves: '9999' }), /“moves” needs a deal code/);
    assert.equal(await table.evaluate((game) => game.view?.game), 'labyrinth');
  }
});
