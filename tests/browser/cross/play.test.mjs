// A short game of each patience in every engine: opened by its link, played by clicks, reopened by its link.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE, eventually, open, until } from '../support/engine.mjs';
import { IDS, winningLine } from '../support/games.mjs';
import { planMove } from '../support/player.mjs';
import { pressUntil } from '../support/until.mjs';
import { pileSelector } from '../support/table-state.mjs';

/** @typedef {Awaited<ReturnType<typeof open>>} Page */

/** @param {Page} page */
const readState = (page) =>
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

/** @typedef {Awaited<ReturnType<typeof readState>>} State */

/** @param {Page} page @param {string} link */
const expectLink = (page, link) => eventually(async () => assert.equal((await readState(page)).link, link));

/** Clicks until the table is in the wanted state. @param {Page} page @param {string} selector @param {(state: State) => boolean} isDone */
const clickUntil = (page, selector, isDone) =>
  pressUntil(
    () => page.click(selector),
    async () => isDone(await readState(page)),
    `a click on ${selector}`,
  );

/** @param {Page} page @param {string} link */
const expectAddress = (page, link) =>
  eventually(async () =>
    assert.equal(await page.evaluate(() => decodeURIComponent(location.hash.slice(1))), link, 'the address'),
  );

/**
 * Drags a card until the table is in the wanted state: a slow machine makes a long press of the drag's start.
 * @param {Page} page @param {string} from @param {string} to @param {(state: State) => boolean} isDone
 */
async function dragUntil(page, from, to, isDone) {
  for (;;) {
    await page.drag(from, to);
    const outcome = await until(
      async () => {
        if (isDone(await readState(page))) return 'done';
        return (await page.text('.popover')) !== undefined && 'long press';
      },
      { what: `dragging ${from} to ${to}` },
    );
    if (outcome === 'done') return;
    await page.press('Escape');
  }
}

/** @param {Page} page @param {import("../support/games.mjs").Line} game @param {number} ply */
async function playMove(page, game, ply) {
  const planned = planMove(game, ply);
  const hasMoved = (/** @type {State} */ state) => state.link !== game.links[ply];
  if (planned.by === 'deal') await clickUntil(page, pileSelector('stock'), hasMoved);
  else if (planned.by === 'drag')
    await dragUntil(page, pileSelector(planned.from), pileSelector(planned.to ?? ''), hasMoved);
  else if (planned.by === 'list') throw new Error(`${planned.move} cannot be clicked`);
  else {
    const { from, to, choice } = planned;
    if (to === null) await clickUntil(page, pileSelector(from), hasMoved);
    else if (!(await readState(page)).selected.includes(from))
      await clickUntil(page, pileSelector(from), (state) => state.selected.includes(from));
    if (to !== null)
      await clickUntil(page, pileSelector(to), (state) =>
        choice === null ? hasMoved(state) : state.choices.includes(choice),
      );
    if (choice !== null) {
      const nth = (await readState(page)).choices.indexOf(choice) + 1;
      await clickUntil(page, `.offers button:nth-child(${nth})`, hasMoved);
    }
  }
  const { link } = await until(
    async () => {
      const state = await readState(page);
      return hasMoved(state) && state;
    },
    { what: `move ${ply + 1}, ${game.moves[ply]}` },
  );
  const next = game.plies.get(link);
  assert.ok(next !== undefined && next > ply, `move ${ply + 1}, ${game.moves[ply]}, left the line: ${link}`);
  return next;
}

for (const id of IDS) {
  test(`${ENGINE}: ${id}: plays twenty moves, undoes, redoes, reopens its link`, async (t) => {
    const game = winningLine(id, 2);
    const page = await open(t, `#${game.links[0]}`);
    await expectLink(page, game.links[0]);
    let ply = 0;
    while (ply < 20) ply = await playMove(page, game, ply);
    const { link } = await readState(page);
    await expectAddress(page, link);
    const labels = () =>
      page.evaluate(() =>
        [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('[data-pile]') ?? [])]
          .map((el) => `${el.getAttribute('data-pile')} ${el.getAttribute('aria-label')}`)
          .sort(),
      );
    const before = await labels();

    await page.click('[data-action="undo"]');
    await until(async () => (await readState(page)).link !== link);
    await page.click('[data-action="redo"]');
    await expectLink(page, link);

    await page.reload();
    await expectLink(page, link);
    await eventually(async () => assert.deepEqual(await labels(), before));
    await page.evaluate((last) => void (location.hash = last), `#${game.links.at(-1)}`);
    await until(async () => (await readState(page)).outcome === 'won');
  });
}

test(`${ENGINE}: a deal opens by its code, a card is dragged, a bad link is refused, a key undoes`, async (t) => {
  const game = winningLine('labyrinth');
  const page = await open(t);
  await until(async () => (await page.evaluate(() => document.querySelectorAll('#games > li').length)) === 4, {});
  await page.click('#code');
  for (const character of game.deal) await page.press(character);
  await page.press('Enter');
  await expectLink(page, game.links[0]);

  const planned = planMove(game, 0, { drag: true });
  assert.equal(planned.by, 'drag');
  if (planned.by === 'drag')
    await dragUntil(
      page,
      pileSelector(planned.from),
      pileSelector(planned.to ?? ''),
      (state) => state.link !== game.links[0],
    );
  await expectLink(page, game.links[1]);

  await page.evaluate(() => void (location.hash = '#labyrinth/NO-SUCH-DEAL'));
  await until(async () => ((await page.text('#notice p')) ?? '').length > 10);
  await expectLink(page, game.links[1]);

  await page.evaluate(
    () =>
      void (
        /** @type {any} */ (document.querySelector('patience-game')).shadowRoot
          .querySelector('.cell[tabindex="0"]')
          .focus()
      ),
  );
  await page.press('Control+z');
  await expectLink(page, game.links[0]);
});

test(`${ENGINE}: a replay of another browser opens, is taken over and shared again`, async (t) => {
  // Node makes the link: every engine must show the same game.
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
  await expectLink(page, game.links[42]);
  await page.click('[data-player-end="finished"]');
  await expectAddress(page, game.links[42]);

  // The shared link is the one that was opened, up to this move.
  await page.click('[data-action="share"]');
  await until(() => page.evaluate(() => document.querySelectorAll('dialog.share input[type=radio]').length === 3));
  await page.click('dialog.share .segments label:nth-of-type(3)');
  const shared = () =>
    page.evaluate(() => /** @type {HTMLInputElement | null} */ (document.querySelector('.link-field'))?.value ?? '');
  await eventually(async () =>
    assert.equal((await shared()).split('#')[1], `replay/${game.links[42].slice('empress-of-india/'.length)}`),
  );
  await eventually(async () =>
    assert.ok(await page.evaluate(() => (document.querySelector('.qr path')?.getAttribute('d')?.length ?? 0) > 500)),
  );
  // Back returns to the replay, once the closed dialog's entry is gone.
  await page.press('Escape');
  await until(() => page.evaluate(() => !document.querySelector('dialog:modal') && !history.state?.below));
  await page.evaluate(() => history.back());
  await until(
    () => page.evaluate(() => !!document.querySelector('patience-game')?.shadowRoot?.querySelector('[data-player]')),
    { what: 'the replay' },
  );
  await eventually(async () => assert.ok(await page.evaluate(() => location.hash.startsWith('#replay/'))));
});
