// The player: a line shown on the table, step by step, that gives way to whoever takes the game over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, until } from "./support/chromium.mjs";
import { line, look, mouse, ready, spot, step } from "./support/player.mjs";

/**
 * Opens a player as other modules do.
 * @param {import("playwright-core").Page} page @param {string[] | null} moves @param {Record<string, unknown>} [options]
 */
async function show(page, moves, options = {}) {
  await page.evaluate(async ([wanted, more]) => {
    const { openPlayer } = await import(new URL("www/table/player.js", document.baseURI).href);
    const game = document.querySelector("patience-game");
    const seen = /** @type {any} */ (globalThis);
    seen.__ended = [];
    await openPlayer(game, wanted, { name: "Replay", kind: "replay", onend: (/** @type {string} */ how) => seen.__ended.push(how), .../** @type {object} */ (more) });
  }, /** @type {const} */ ([moves, options]));
  await until(() => page.locator("[data-player]").count());
}

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const endings = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__ended);

/** @param {import("playwright-core").Page} page @param {string} name */
const press = (page, name) => page.locator("[data-player]").getByRole("button", { name }).click();

test("the open line is played, paused, stepped, jumped through; the end is the game’s own", async (t) => {
  const game = line("labyrinth");
  const { page } = await open(t, `#${game.links[40]}`);
  await ready(page);
  await show(page, null, { playing: false });
  const slider = page.locator("[data-player] input[type=range]");
  assert.equal(await slider.getAttribute("max"), "40");
  await slider.fill("0");
  await until(async () => (await look(page)).link === game.links[0]);
  await press(page, "Step on");
  assert.equal((await look(page)).link, game.links[1]);
  assert.match((await look(page)).said, /^Move 1 of 40: \w/);
  await press(page, "Step back");
  assert.equal((await look(page)).link, game.links[0]);
  assert.match((await look(page)).said, /Before the first of 40 moves/);
  await press(page, "Play");
  await until(async () => (await look(page)).ply >= 2);
  await press(page, "Pause");
  const { ply } = await look(page);
  await page.waitForTimeout(1500);
  assert.equal((await look(page)).ply, ply);
  await slider.focus();
  await page.keyboard.press("End");
  await until(async () => (await look(page)).link === game.links[40]);
  await page.keyboard.press("Home");
  await press(page, "Take over here");
  assert.deepEqual(await endings(page), ["over"]);
  assert.equal(await page.locator("[data-player]").count(), 0);
  assert.equal((await look(page)).link, game.links[0]);
  // The focus is on the table, not lost with the button.
  assert.ok(await page.evaluate(() => document.querySelector("patience-game")?.shadowRoot?.activeElement?.matches(".cell")));
});

test("by keys alone, on a line that follows the table’s position", async (t) => {
  const game = line("sly");
  const { page } = await open(t, `#${game.links[30]}`);
  await ready(page);
  await show(page, game.moves.slice(30), { playing: false, back: "Back to my game" });
  for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowRight");
  assert.equal((await look(page)).link, game.links[33]);
  await page.keyboard.press("ArrowLeft");
  assert.equal((await look(page)).link, game.links[32]);
  await page.keyboard.press("End");
  assert.equal((await look(page)).outcome, "won");
  await page.keyboard.press("Home");
  assert.equal((await look(page)).link, game.links[30]);
  await page.keyboard.press("p");
  await until(async () => (await look(page)).ply > 31);
  await page.keyboard.press("p");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  assert.deepEqual(await endings(page), ["over"]);
});

test("back to where it began", async (t) => {
  const game = line("empress-of-india");
  const { page } = await open(t, `#${game.links[3]}`);
  await ready(page);
  await show(page, game.moves.slice(3), { playing: false, back: "Back to my game" });
  for (let n = 0; n < 4; n++) await press(page, "Step on");
  await press(page, "Back to my game");
  assert.equal((await look(page)).link, game.links[3]);
  assert.deepEqual(await endings(page), ["back"]);
});

test("an act of the player’s own ends it, and stands", async (t) => {
  const game = line("labyrinth");
  const { page } = await open(t, `#${game.links[5]}`);
  await ready(page);
  await show(page, game.moves.slice(5), { playing: false });
  await press(page, "Step on");
  await step(page, mouse(page), game, 6, { drag: true });
  assert.deepEqual(await endings(page), ["act"]);
  assert.equal(await page.locator("[data-player]").count(), 0);
  await show(page, null, { playing: false });
  const other = line("sly").links[0];
  await page.evaluate((link) => void (location.hash = `#${link}`), other);
  await until(async () => (await look(page)).link === other);
  assert.deepEqual(await endings(page), ["act"]);
  assert.equal(await page.locator("[data-player]").count(), 0);
});

test("reaching for a card pauses it", async (t) => {
  const game = line("labyrinth");
  const { page } = await open(t, `#${game.links[0]}`);
  await ready(page);
  await show(page, game.moves);
  await until(async () => (await look(page)).ply >= 1);
  const { x, y } = await spot(page, ".cell.is-movable");
  await page.mouse.move(x, y);
  await page.mouse.down();
  assert.equal(await page.locator("[data-player]").getByRole("button", { name: "Play" }).count(), 1);
  await page.mouse.move(1, 1);
  await page.mouse.up();
});

test("with motion reduced it waits to be started", async (t) => {
  const game = line("sly");
  const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: "reduce" } });
  await ready(page);
  await show(page, game.moves);
  await page.waitForTimeout(1500);
  assert.equal((await look(page)).ply, 0);
  await press(page, "Play");
  await until(async () => (await look(page)).ply >= 1);
});
