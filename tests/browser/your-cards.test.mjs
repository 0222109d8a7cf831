// Your own cards: typed, pasted and tapped, checked meanwhile, then played like any deal.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as arabic from '../../www/words/ar/panels.js';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS } from './support/games.mjs';
import { dealFirstByStock, expectAddress, expectLink, readTable, waitForTable } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';
import { tablePage } from './support/table-page.mjs';

/** @param {import("playwright-core").Page} page @param {string} [id] */
async function openForm(page, id) {
  await page.getByRole('button', { name: 'Your own cards' }).click();
  const dialog = page.locator('dialog.your-cards');
  await until(() => dialog.isVisible());
  if (id) await dialog.getByLabel('Game').selectOption(id);
  return dialog;
}

/** The cards of the picker, each as often as its key says that it is left. @param {import("playwright-core").Locator} dialog */
const pickerCards = (dialog) =>
  dialog
    .locator('.entry-key')
    .evaluateAll((keys) =>
      keys.flatMap((key) =>
        Array.from({ length: key.getAttribute('data-left')?.length ?? 0 }, () => key.getAttribute('data-card') ?? ''),
      ),
    );

/** Separators and marks that copied cards come with. */
const BETWEEN = ['\ufeff', ' \u200f', ',\u2066 ', '\u202f', '\u2009', '\u3000', '，', '、', '\u2060 ', '\u2069\n'];

test('pasted cards may have invisible characters and any blanks between them; a look-alike is named', async (t) => {
  const { page } = await open(t);
  const dialog = await openForm(page, 'sly');
  const pack = await pickerCards(dialog);
  const suits = /** @type {Record<string, string>} */ ({ C: '♣', D: '♦️', H: '♥', S: '♠' });
  const text = pack
    .map((card, n) => (n % 3 ? `${suits[card[1]]}${card[0].replace('T', '10')}` : card.toLowerCase()))
    .map((card, n) => `${BETWEEN[n % BETWEEN.length]}${n % BETWEEN.length ? '' : ' '}${card}`)
    .join('');
  await dialog.locator('.entry-field').fill(text);
  await eventually(async () => assert.match(await statusText(dialog), /complete|all/i));
  await dialog.locator('.entry-word').nth(41).click();
  const selected = await dialog.locator('.entry-field').evaluate((el) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (el);
    return value.slice(selectionStart, selectionEnd);
  });
  assert.match(selected, /^[♣♦♥♠A-Z0-9\p{Cf}\ufe0f]+$/iu);
  await dialog.locator('.entry-field').fill('8C Т♦ D♠');
  await eventually(async () => assert.match(await statusText(dialog), /Card 2, “Т \(U\+0422\)♦”/));
});

/** @param {import("playwright-core").Locator} dialog */
const statusText = (dialog) => dialog.getByRole('status').innerText();

test('keys have the letters of the table’s cards, typed cards those of the notation', async (t) => {
  const { page } = await open(t, '?lang=de');
  await page.getByRole('button', { name: 'Eigene Karten' }).click();
  const dialog = page.locator('dialog.your-cards');
  const queen = dialog.locator('.entry-key[data-card="QS"]');
  await until(() => queen.isVisible());
  assert.equal(await queen.getAttribute('data-rank'), 'D');
  await queen.click();
  assert.equal((await dialog.locator('.entry-field').inputValue()).trim(), 'QS');
  assert.equal(await dialog.locator('.entry-word').getAttribute('data-rank'), 'D');
});

for (const id of rotated(IDS, 2, 'own')) {
  test(`${id}: complete cards make a deal with a link, which is played and saved`, async (t) => {
    const { page, site } = await open(t);
    const dialog = await openForm(page, id);
    const pack = await pickerCards(dialog);
    assert.equal(
      pack.length,
      { 'fairie-queen': 103, 'empress-of-india': 176, labyrinth: 96, 'labyrinth-late-refill': 96 }[id] ?? 104,
    );
    // An order without a deal code.
    const cards = pack
      .map((card, n) => ({ card, key: (n * 7919) % 211 }))
      .sort((a, b) => a.key - b.key)
      .map(({ card }) => card);
    await dialog.locator('.entry-field').fill(cards.slice(0, -1).join(' '));
    await eventually(async () => assert.match(await statusText(dialog), /^Missing: the /));
    await dialog.getByRole('button', { name: 'Play them' }).click({ force: true });
    await eventually(async () => assert.match(await statusText(dialog), /Not complete/));
    await eventually(async () => assert.ok(await dialog.isVisible()));
    // The last card, by a tap on the only enabled key.
    await dialog.locator('.entry-key[aria-disabled="false"]').click();
    await eventually(async () => assert.equal(await statusText(dialog), 'All cards are there.'));
    await dialog.getByRole('button', { name: 'Play them' }).click();
    const { link } = await waitForTable(page);
    assert.match(link, new RegExp(`^${id}/~[\\w-]+$`));
    await expectAddress(page, link);
    // The link is one of this game, and deals.
    assert.equal(
      atLink(link, (table) => table.view().game),
      id,
    );
    await dealFirstByStock(page.locator('patience-game'));
    const played = (await readTable(page)).link;
    await page.reload();
    await expectLink(page, played);
    await page.goto('about:blank');
    await page.goto(`${site.url}#${link}`);
    await until(async () => (await readTable(page)).link.startsWith(link));
  });
}

test('typed cards are checked word by word, and a tap replaces the selected word', async (t) => {
  const { page } = await open(t);
  const dialog = await openForm(page, 'sly');
  const field = dialog.locator('.entry-field');
  await field.pressSequentially('th 10H t♥ xx 2c');
  await eventually(async () =>
    assert.equal(await statusText(dialog), 'Card 3, the ten of hearts, is one too many; there are only two.'),
  );
  await eventually(async () => assert.equal(await field.getAttribute('aria-invalid'), ''));
  await eventually(async () =>
    assert.deepEqual(
      await dialog.locator('.entry-word').evaluateAll((words) => words.map((word) => word.getAttribute('aria-label'))),
      [
        'Card 1, ten of hearts',
        'Card 2, ten of hearts',
        'Card 3, ten of hearts: one too many',
        'Card 4, xx: not a card',
        'Card 5, two of clubs',
      ],
    ),
  );
  await eventually(async () =>
    assert.equal(await dialog.locator('[data-card="TH"]').getAttribute('aria-disabled'), 'true'),
  );
  await dialog.locator('.entry-word').nth(2).click();
  await dialog.locator('[data-card="KS"]').click();
  await eventually(async () =>
    assert.equal(await statusText(dialog), 'Card 4, “xx”, is not a card: write rank and suit, such as TH.'),
  );
  await dialog.locator('.entry-word').nth(3).click();
  await dialog.locator('[data-card="QD"]').click();
  await eventually(async () => assert.equal((await field.inputValue()).trim(), 'th 10H KS QD 2c'));
  await eventually(async () => assert.equal(await statusText(dialog), '5 of 104 cards; 99 are missing.'));
  await dialog.getByRole('button', { name: 'Remove the last card' }).click();
  await eventually(async () => assert.equal((await field.inputValue()).trim(), 'th 10H KS QD'));
  await eventually(async () => assert.equal(await dialog.locator('.entry-count').innerText(), '4 of 104'));
});

test('the form works by keyboard alone, and still has the typed cards when opened again', async (t) => {
  const { page } = await open(t);
  const dialog = await openForm(page, 'empress-of-india');
  await dialog.locator('.entry-key[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  // The queen of spades is withdrawn: the arrow keys skip her key.
  for (let n = 0; n < 10; n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const focusedCard = await page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  await page.keyboard.press('Enter');
  const cards = async () => (await dialog.locator('.entry-field').inputValue()).trim().split(' ');
  await eventually(async () => assert.equal((await cards()).length, 3));
  const typed = await cards();
  assert.equal(typed[1], 'KS');
  assert.equal(typed[2], focusedCard);
  await page.keyboard.press('Escape');
  await until(async () => (await dialog.count()) === 0);
  const reopened = await openForm(page, 'empress-of-india');
  await eventually(async () =>
    assert.deepEqual((await reopened.locator('.entry-field').inputValue()).trim().split(' '), typed),
  );
  await reopened.getByRole('button', { name: 'Clear' }).click();
  await eventually(async () => assert.equal(await reopened.locator('.entry-field').inputValue(), ''));
});

test('← goes left in the picker in Arabic too, and Alt+← is the browser’s', async (t) => {
  const { page } = await open(t, '?lang=ar');
  await page.getByRole('button', { name: arabic.menu.yourCards }).click();
  const first = page.locator('.entry-key[data-card="AS"]');
  await until(() => first.isVisible());
  await first.focus();
  const focusedCard = () => page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  for (const [key, card] of [
    ['ArrowRight', '2S'],
    ['ArrowRight', '3S'],
    ['ArrowLeft', '2S'],
    ['Alt+ArrowLeft', '2S'],
    ['ArrowDown', '2H'],
  ]) {
    await page.keyboard.press(key);
    await eventually(async () => assert.equal(await focusedCard(), card, key));
  }
});

/** The typed cards in localStorage. @param {import("playwright-core").Page} page */
const drafts = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:drafts') ?? 'null'));

test('typed cards of each game survive a reload, until they are played, cleared or erased', async (t) => {
  const { page } = await open(t);
  let dialog = await openForm(page, 'labyrinth');
  await dialog.locator('.entry-field').fill('2c,  3D\n10h xx');
  await dialog.getByLabel('Game').selectOption('sly');
  await eventually(async () => assert.equal(await dialog.locator('.entry-field').inputValue(), ''));
  const cards = [...Array(2)].flatMap(() =>
    [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)),
  );
  await dialog.locator('.entry-field').fill(cards.slice(1).join(' '));
  await page.reload();
  // From the start page the form opens on the game typed last, from a table on its game.
  dialog = await openForm(page);
  await eventually(async () => assert.equal(await dialog.getByLabel('Game').inputValue(), 'sly'));
  await eventually(async () =>
    assert.equal(await dialog.locator('.entry-field').inputValue(), cards.slice(1).join(' ')),
  );
  await eventually(async () => assert.match(await statusText(dialog), /^Missing: the /));
  await dialog.getByLabel('Game').selectOption('labyrinth');
  await eventually(async () => assert.equal(await dialog.locator('.entry-field').inputValue(), '2c,  3D\n10h xx'));
  await dialog.getByLabel('Game').selectOption('sly');
  await dialog.locator('.entry-key[aria-disabled="false"]').click();
  await dialog.getByRole('button', { name: 'Play them' }).click();
  await waitForTable(page);
  await eventually(async () => assert.deepEqual(Object.keys((await drafts(page)).texts), ['labyrinth']));
  await tablePage(page).button('menu').click();
  await page.getByRole('button', { name: 'Your own cards' }).click();
  await eventually(async () => assert.equal(await page.locator('dialog.your-cards .entry-field').inputValue(), ''));
  await page.locator('dialog.your-cards').getByLabel('Game').selectOption('labyrinth');
  await page.locator('dialog.your-cards').getByRole('button', { name: 'Clear' }).click();
  await eventually(async () => assert.equal(await drafts(page), null));
});

test('“Erase all” erases typed cards, “Restore” restores them, and damaged ones are ignored', async (t) => {
  const { page } = await open(t);
  let dialog = await openForm(page, 'sly');
  await dialog.locator('.entry-field').fill('AS KD');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Saved data' }).click();
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await eventually(async () => assert.equal(await drafts(page), null));
  dialog = await openForm(page, 'sly');
  await eventually(async () => assert.equal(await dialog.locator('.entry-field').inputValue(), ''));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restore' }).click();
  await eventually(async () => assert.equal((await drafts(page)).texts.sly, 'AS KD'));
  for (const wrong of [
    7,
    [],
    { last: 3, texts: [] },
    { last: 'chess', texts: { chess: 'AS', sly: 5, __proto__: 'AS' } },
    { last: 'sly', texts: { sly: 'AS '.repeat(5000), labyrinth: '2C' } },
  ]) {
    await page.evaluate((value) => localStorage.setItem('cadogan:1:drafts', JSON.stringify(value)), wrong);
    await page.reload();
    dialog = await openForm(page, 'sly');
    await eventually(async () =>
      assert.equal(await dialog.locator('.entry-field').inputValue(), '', JSON.stringify(wrong).slice(0, 40)),
    );
    await page.keyboard.press('Escape');
  }
  dialog = await openForm(page, 'labyrinth');
  await eventually(async () => assert.equal(await dialog.locator('.entry-field').inputValue(), '2C'));
});

test('on a phone in landscape all keys are visible, and upright the buttons below them', async (t) => {
  const { page } = await open(t, '', { context: { viewport: { width: 844, height: 390 } } });
  const dialog = await openForm(page, 'sly');
  await dialog.locator('.entry-field').fill('TH TH TH');
  const top = await dialog
    .getByRole('button', { name: 'Play them' })
    .evaluate((el) => el.parentElement?.getBoundingClientRect().top ?? 0);
  const keys = await dialog
    .locator('.entry-key')
    .evaluateAll((all) =>
      all.map((el) => el.getBoundingClientRect()).map(({ width, height, bottom }) => ({ width, height, bottom })),
    );
  assert.equal(keys.length, 52);
  for (const { width, height, bottom } of keys)
    assert.ok(width >= 24 && height >= 24 && bottom <= top, `${width}×${height}, down to ${bottom} of ${top}`);
  await page.setViewportSize({ width: 360, height: 640 });
  const buttons = ['Play them', 'Remove the last card', 'Clear'].map((name) => dialog.getByRole('button', { name }));
  for (const button of buttons)
    await eventually(async () => {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      assert.ok(height && y + height <= 640, `down to ${y + height}`);
    });
});

test('text that is too long or no cards gets a sentence', async (t) => {
  const { page } = await open(t);
  const dialog = await openForm(page, 'labyrinth');
  for (const text of ['<img src=x onerror=alert(1)>', 'AS '.repeat(5000), '🂡'.repeat(3000), '2C,2C;2C\t2C\n2C']) {
    await dialog.locator('.entry-field').fill(text);
    await eventually(async () => assert.match(await statusText(dialog), /^Card \d+, .*\.$/));
    await eventually(async () => assert.equal(await dialog.locator('img').count(), 0));
  }
});
