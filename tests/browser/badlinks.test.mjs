// Links that nobody can open: a clear sentence, a way on, the table otherwise unharmed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { addressSays, line, mouse, play, ready, shows, table } from './support/player.mjs';

const sly = line('sly');
// Far enough for the moves to say something: a forced move costs a link nothing.
const whole = sly.links[150];
const moves = whole.slice(sly.links[0].length + 1);

/** @param {string} text @param {number} n */
const changed = (text, n) => `${text.slice(0, n)}${text[n] === 'A' ? 'B' : 'A'}${text.slice(n + 1)}`;

/** What is wrong, the fragment, and what the sentence must speak of. @type {[string, string, RegExp][]} */
const BAD = [
  ['an unknown game', 'klondike/S7Q3-K9X2', /klondike|game/i],
  ['nothing but an unknown word', 'hello', /hello|game/i],
  ['a mistyped code', changed(sly.links[0], sly.links[0].length - 1), /code|typed|deal/i],
  ['a code too short', 'sly/S7Q', /code|character|deal/i],
  ['the code of another game', `sly/${line('labyrinth').deal}`, /labyrinth/i],
  ['moves cut short', whole.slice(0, -5), /move|link/i],
  ['moves with more behind them', `${whole}AAAA`, /move|link/i],
  ['moves with one character changed', changed(whole, whole.length - 4), /move|link/i],
  ['moves of another deal', `${line('sly', 1).links[0]}/${moves}`, /move|link/i],
  ['moves that are no text of ours', `${sly.links[0]}/!!!!`, /move|link/i],
  ['twenty thousand characters', `${sly.links[0]}/${'A'.repeat(20_000)}`, /long|link/i],
  ['twenty thousand characters of nothing', 'x'.repeat(20_000), /long|link|game/i],
  ['broken escapes', '%E0%A4%A', /game|link/i],
  ['escapes of odd characters', 'sly/%00%FF%F0%9F%82%A1', /code|link|deal|character/i],
  ['a deal of one’s own that is none', 'sly/~abc', /card|deal|link/i],
  ['an empty deal', 'sly//', /deal|code|link/i],
  ['markup', '<img src=x onerror=alert(1)>/<b>', /game|link/i],
  ['a word that every object knows', 'constructor/__proto__', /game|link/i],
];

/** @param {import("playwright-core").Page} page @param {RegExp} about */
async function told(page, about) {
  const sentence = await until(
    async () => {
      const said = page.locator('#notice p');
      return (await said.count()) > 0 && (await said.innerText());
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

for (const [what, fragment, about] of BAD) {
  test(`opening ${what}`, async (t) => {
    const { page } = await open(t, `#${fragment}`);
    await told(page, about);
    await eventually(async () => assert.ok(await page.locator('#start').isVisible(), 'the start page is there'));
    await eventually(async () => assert.equal(await page.locator('#plates > li').count(), 4));
    // Some way on is offered and works.
    const ways = page.locator('#notice .ways button');
    if (await ways.count()) await ways.first().click();
    else await page.getByRole('button', { name: /^Deal: Sly/ }).click();
    const seen = await ready(page);
    assert.equal(seen.outcome, 'playing');
    await addressSays(page, seen.link);
  });
}

test('bad links while a game lies on the table leave it unharmed', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await ready(page);
  const ply = await play(page, mouse(page), sly, { to: 9 });
  await page.mouse.move(1, 1);
  const before = await table(page);
  for (const [what, fragment, about] of BAD) {
    await page.evaluate((hash) => void (location.hash = hash), `#${fragment}`);
    await told(page, about);
    await eventually(async () => assert.equal((await table(page)).view.link, before.view.link, what));
    // The address says again what lies on the table.
    await addressSays(page, before.view.link);
    await page.locator('#notice .notice-close').click();
    await eventually(async () => assert.equal(await page.locator('#notice p').count(), 0));
  }
  const { view } = await table(page);
  assert.deepEqual(view, before.view);
  await play(page, mouse(page), sly, { from: ply, to: ply + 4 });
  await page.reload();
  await eventually(async () => assert.ok(sly.plies.has((await ready(page)).link), 'and what is kept is the good game'));
});

test('ways on: the deal without its moves, the game that the code belongs to, the start page', async (t) => {
  const { page } = await open(t, `#${changed(whole, whole.length - 4)}`);
  await told(page, /./);
  await page.getByRole('button', { name: 'Open the deal without its moves' }).click();
  await eventually(async () => assert.equal((await ready(page)).link, sly.links[0]));

  const maze = line('labyrinth');
  await page.evaluate((hash) => void (location.hash = hash), `#sly/${maze.deal}`);
  await told(page, /Labyrinth/);
  await page.getByRole('button', { name: /^Open it as The Labyrinth/ }).click();
  await shows(page, maze.links[0]);

  await page.evaluate(() => void (location.hash = '#nonsense'));
  await told(page, /nonsense/);
  await page.getByRole('button', { name: 'Go to the start page' }).click();
  await until(() => page.locator('#start').isVisible());
});

test('a friend’s code: nonsense is refused in words beside the field, a link and an address are taken', async (t) => {
  const { page, site } = await open(t);
  const field = page.locator('#code');
  await until(() => field.isVisible());
  for (const text of ['', 'hello', 'S7Q3-K9X3', 'sly/', '<b>', 'x'.repeat(5000), whole.slice(0, -5)]) {
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
  await field.fill(`  ${site.url}#${whole}  `);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await ready(page)).link, whole));
});

test('the element itself refuses in words and by an event', async (t) => {
  const { page } = await open(t, `#${sly.links[12]}`);
  await ready(page);
  // The rules of one game, with which a link's page begins, leave what they do not know to those of all.
  const rules = () =>
    page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.games.length);
  await until(async () => (await rules()) > 1, { what: 'the rules of all games' });
  for (const [what, fragment] of BAD) {
    const told = await page.evaluate((link) => {
      const game = /** @type {any} */ (document.querySelector('patience-game'));
      let message = '';
      const listen = (/** @type {any} */ event) => (message = event.detail.message);
      document.addEventListener('patience-error', listen, { once: true });
      const opened = game.open(link);
      document.removeEventListener('patience-error', listen);
      return { message, opened, link: game.link };
    }, fragment);
    assert.equal(told.opened, false, what);
    assert.ok(told.message.length > 10, what);
    assert.equal(told.link, sly.links[12], what);
  }
});
