// The short run for every engine: each game opened from its link and played by clicks, and its link opened again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE, eventually, open, until } from '../support/engine.mjs';
import { IDS, winningLine, pileSelector, planMove } from '../support/player.mjs';

/** @typedef {Awaited<ReturnType<typeof open>>} Page */

/** @param {Page} page */
const look = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const root = game?.shadowRoot;
    return {
      link: /** @type {string} */ (game?.view?.link ?? ''),
      outcome: /** @type {string} */ (game?.view?.outcome ?? ''),
      selected: /** @type {string[]} */ (
        [...(root?.querySelectorAll('[data-pile][aria-selected="true"]') ?? [])].map((el) => el.dataset.pile)
      ),
      choices: /** @type {string[]} */ (
        [...(root?.querySelectorAll('.offers button') ?? [])].map((el) => el.textContent)
      ),
    };
  });

/** @typedef {Awaited<ReturnType<typeof look>>} Seen */

/** @param {Page} page @param {string} link */
const shows = (page, link) => eventually(async () => assert.equal((await look(page)).link, link));

/** @param {Page} page @param {string} selector @param {(seen: Seen) => boolean} heard */
async function click(page, selector, heard) {
  let clicked = 0;
  return until(
    async () => {
      let seen = await look(page);
      if (clicked++ && heard(seen)) return seen;
      await page.click(selector);
      seen = await look(page);
      return heard(seen) && seen;
    },
    { what: `a click on ${selector}` },
  );
}

/** @param {Page} page @param {string} link */
const addressSays = (page, link) =>
  eventually(async () =>
    assert.equal(await page.evaluate(() => decodeURIComponent(location.hash.slice(1))), link, 'the address'),
  );

/**
 * Drags a card until the table shows that it was heard: on a slow machine a press that waits for its drag is a long one.
 * @param {Page} page @param {string} from @param {string} to @param {(seen: Seen) => boolean} heard
 */
async function drag(page, from, to, heard) {
  for (;;) {
    await page.drag(from, to);
    const done = await until(
      async () => {
        if (heard(await look(page))) return 'heard';
        return (await page.text('.look')) !== undefined && 'long';
      },
      { what: `dragging ${from} to ${to}` },
    );
    if (done === 'heard') return;
    await page.press('Escape');
  }
}

/** @param {Page} page @param {import("../support/player.mjs").Line} game @param {number} ply */
async function step(page, game, ply) {
  const act = planMove(game, ply);
  const moved = (/** @type {Seen} */ seen) => seen.link !== game.links[ply];
  if (act.act === 'deal') await click(page, pileSelector('stock'), moved);
  else if (act.act === 'drag') await drag(page, pileSelector(act.from), pileSelector(act.to ?? ''), moved);
  else if (act.act === 'list') throw new Error(`${act.move} cannot be clicked`);
  else {
    const { from, to, choice } = act;
    if (to === null) await click(page, pileSelector(from), moved);
    else if (!(await look(page)).selected.includes(from))
      await click(page, pileSelector(from), (seen) => seen.selected.includes(from));
    if (to !== null)
      await click(page, pileSelector(to), (seen) => (choice === null ? moved(seen) : seen.choices.includes(choice)));
    if (choice !== null) {
      const nth = (await look(page)).choices.indexOf(choice) + 1;
      await click(page, `.offers button:nth-child(${nth})`, moved);
    }
  }
  const { link } = await until(
    async () => {
      const seen = await look(page);
      return moved(seen) && seen;
    },
    { what: `move ${ply + 1}, ${game.moves[ply]}` },
  );
  const next = game.plies.get(link);
  assert.ok(next !== undefined && next > ply, `move ${ply + 1}, ${game.moves[ply]}, left the line: ${link}`);
  return next;
}

for (const id of IDS) {
  test(`${ENGINE}: ${id}, twenty moves, undo, the link`, async (t) => {
    const game = winningLine(id, 2);
    const page = await open(t, `#${game.links[0]}`);
    await shows(page, game.links[0]);
    let ply = 0;
    while (ply < 20) ply = await step(page, game, ply);
    const { link } = await look(page);
    await addressSays(page, link);
    const labels = () =>
      page.evaluate(() =>
        [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('[data-pile]') ?? [])]
          .map((el) => `${el.getAttribute('data-pile')} ${el.getAttribute('aria-label')}`)
          .sort(),
      );
    const before = await labels();

    await page.click('[data-action="undo"]');
    await until(async () => (await look(page)).link !== link);
    await page.click('[data-action="redo"]');
    await shows(page, link);

    await page.reload();
    await shows(page, link);
    await eventually(async () => assert.deepEqual(await labels(), before));
    await page.evaluate((last) => void (location.hash = last), `#${game.links.at(-1)}`);
    await until(async () => (await look(page)).outcome === 'won');
  });
}

test(`${ENGINE}: the start page, a friend’s code, a bad link, a drag, keys`, async (t) => {
  const game = winningLine('labyrinth');
  const page = await open(t);
  await until(async () => (await page.evaluate(() => document.querySelectorAll('#plates > li').length)) === 4, {});
  await page.click('#code');
  for (const character of game.deal) await page.press(character);
  await page.press('Enter');
  await shows(page, game.links[0]);

  const act = planMove(game, 0, { drag: true });
  assert.equal(act.act, 'drag');
  if (act.act === 'drag') await drag(page, pileSelector(act.from), pileSelector(act.to ?? ''), (seen) => seen.link !== game.links[0]);
  await shows(page, game.links[1]);

  await page.evaluate(() => void (location.hash = '#labyrinth/NO-SUCH-DEAL'));
  await until(async () => ((await page.text('#notice p')) ?? '').length > 10);
  await shows(page, game.links[1]);

  await page.evaluate(
    () =>
      void (
        /** @type {any} */ (document.querySelector('patience-game')).shadowRoot
          .querySelector('.cell[tabindex="0"]')
          .focus()
      ),
  );
  await page.press('Control+z');
  await shows(page, game.links[0]);
});

test(`${ENGINE}: a replay made in another browser is watched and taken over`, async (t) => {
  // The link is made by the rules in Node; every engine must show the same game.
  const game = winningLine('empress-of-india', 1);
  const page = await open(t, `#replay/${game.links[60].slice('empress-of-india/'.length)}`);
  await until(() =>
    page.evaluate(() => !!document.querySelector('patience-game')?.shadowRoot?.querySelector('[data-player]')),
  );
  await page.press('p');
  await page.evaluate(() => {
    const slider = /** @type {HTMLInputElement} */ (
      document.querySelector('patience-game')?.shadowRoot?.querySelector('.player-at')
    );
    slider.value = '42';
    slider.dispatchEvent(new Event('input'));
  });
  await shows(page, game.links[42]);
  await page.click('[data-player-end="over"]');
  await addressSays(page, game.links[42]);

  // What it shares is the same text again.
  await page.click('[data-action="share"]');
  await until(() => page.evaluate(() => document.querySelectorAll('dialog.share input[type=radio]').length === 3));
  await page.click('dialog.share .segments label:nth-of-type(3)');
  const shared = () =>
    page.evaluate(() => /** @type {HTMLInputElement | null} */ (document.querySelector('.share-link'))?.value ?? '');
  await eventually(async () =>
    assert.equal((await shared()).split('#')[1], `replay/${game.links[42].slice('empress-of-india/'.length)}`),
  );
  await eventually(async () =>
    assert.ok(await page.evaluate(() => (document.querySelector('.qr path')?.getAttribute('d')?.length ?? 0) > 500)),
  );
  // Back leads to the replay again.
  await page.press('Escape');
  await page.evaluate(() => history.back());
  await until(
    () => page.evaluate(() => !!document.querySelector('patience-game')?.shadowRoot?.querySelector('[data-player]')),
    { what: 'the replay' },
  );
  await eventually(async () => assert.ok(await page.evaluate(() => location.hash.startsWith('#replay/'))));
});
