// A part of each game by dragging with the mouse, by tapping and by dragging with a finger.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, until } from "./support/chromium.mjs";
import { finger, IDS, line, look, mouse, pile, play, plan, ready, spot } from "./support/player.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** @param {import("./support/player.mjs").Line} game @param {number} wanted moves that are no deal @param {number} from */
function endOf(game, wanted, from = 0) {
  let ply = from;
  for (let seen = 0; seen < wanted && ply < game.moves.length; ply++) if (!game.moves[ply].startsWith("stock>")) seen++;
  return ply;
}

/** @param {import("playwright-core").Page} page */
const settled = (page) =>
  page.evaluate(() => {
    const root = document.querySelector("patience-game")?.shadowRoot;
    return root?.querySelectorAll(".is-dragged").length === 0;
  });

for (const id of IDS) {
  test(`${id}: thirty moves dragged with the mouse`, async (t) => {
    const game = line(id, 1);
    const { page } = await open(t, `#${game.links[0]}`, { context: { viewport: { width: 1024, height: 768 } } });
    await ready(page);
    const to = endOf(game, 32);
    const ply = await play(page, mouse(page), game, { drag: true, to });
    assert.equal((await look(page)).link, game.links[ply]);
    assert.ok(await settled(page), "no card hangs in the air");
  });

  test(`${id}: thirty moves tapped on a phone, then ten dragged with a finger`, async (t) => {
    const game = line(id, 2);
    const { page } = await open(t, `#${game.links[0]}`, { context: PHONE });
    await ready(page);
    const hand = await finger(page);
    const half = endOf(game, 32);
    const ply = await play(page, hand, game, { to: half });
    const end = await play(page, hand, game, { from: ply, to: endOf(game, 10, ply), drag: true });
    assert.equal((await look(page)).link, game.links[end]);
    assert.ok(await settled(page), "no card hangs in the air");
    const scrolled = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
    assert.deepEqual(scrolled, [0, 0, 1], "dragging neither scrolls nor zooms the page");
  });
}

test("a card that is dropped where it may not go returns and nothing has happened", async (t) => {
  const game = line("labyrinth");
  const { page } = await open(t, `#${game.links[0]}`);
  await ready(page);
  const act = plan(game, 0, { drag: true });
  assert.equal(act.act, "drag");
  const from = await spot(page, pile(/** @type {{ from: string }} */ (act).from));
  const nowhere = await spot(page, pile("stock"));
  await mouse(page).drag(from, nowhere);
  assert.equal((await look(page)).link, game.links[0]);
  await until(() => settled(page));
  // The table is not confused by it.
  await play(page, mouse(page), game, { to: 3 });
});

test("Escape during a drag lets go", async (t) => {
  const game = line("empress-of-india");
  const { page } = await open(t, `#${game.links[0]}`);
  await ready(page);
  const [from, to] = [await spot(page, pile("a10")), await spot(page, pile("n4"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.locator('[data-pile="a1"]').focus();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  const seen = await look(page);
  assert.equal(seen.link, game.links[0]);
  assert.deepEqual([seen.selected, seen.choices], [[], []]);
  await until(() => settled(page));
});

test("a second tap and a tap beside the piles let go of what was selected", async (t) => {
  const game = line("empress-of-india");
  const { page } = await open(t, `#${game.links[0]}`);
  await ready(page);
  const hand = mouse(page);
  const a1 = await spot(page, pile("a1"));
  await hand.tap(a1.x, a1.y);
  assert.deepEqual((await look(page)).selected, ["a1"]);
  await until(async () => {
    const { x, y } = await spot(page, pile("a1"));
    await hand.tap(x, y);
    return (await look(page)).selected.length === 0;
  });
  await hand.tap(a1.x, a1.y);
  assert.deepEqual((await look(page)).selected, ["a1"]);
  const felt = await page.locator(".felt").boundingBox();
  assert.ok(felt);
  await hand.tap(felt.x + 3, felt.y + felt.height - 3);
  assert.deepEqual((await look(page)).selected, []);
  assert.equal((await look(page)).link, game.links[0]);
});
