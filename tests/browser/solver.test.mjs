// The solver in its worker: what it says, what it offers, and that the table stays the player's meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, until } from "./support/chromium.mjs";
import { IDS, line, look, ready } from "./support/player.mjs";

/** @param {import("playwright-core").Page} page */
const said = (page) => page.evaluate(() => document.querySelector("patience-game")?.shadowRoot?.querySelector("[role=status]")?.textContent ?? "");

/** Asks by the menu, as a player does. @param {import("playwright-core").Page} page */
async function ask(page) {
  await page.locator("[data-action=menu]").click();
  await page.getByRole("button", { name: "Can this still be won?" }).click();
}

/** @param {import("playwright-core").Page} page @param {RegExp} sentence */
const hears = (page, sentence) => until(async () => sentence.test(await said(page)), { timeout: 60_000, what: String(sentence) });

for (const id of IDS) {
  test(`${id}: a deal that can be won is said to be, and its next move is played`, async (t) => {
    const game = line(id);
    const { page } = await open(t, `#${game.links[0]}`);
    await ready(page);
    await ask(page);
    await hears(page, /can be won.* in \d+ moves/);
    await page.getByRole("button", { name: "Show the next move" }).click();
    await until(async () => (await look(page)).ply > 0);
  });
}

test("shown how, the game is won", async (t) => {
  const game = line("labyrinth");
  const { page } = await open(t, `#${game.links[game.moves.length - 5]}`);
  await ready(page);
  await ask(page);
  await hears(page, /can be won/);
  await page.getByRole("button", { name: "Show me how" }).click();
  await until(async () => (await look(page)).outcome === "won", { timeout: 30_000 });
});

test("what is being shown can be stopped and taken over", async (t) => {
  const game = line("sly");
  const { page } = await open(t, `#${game.links[0]}`);
  await ready(page);
  await ask(page);
  await hears(page, /can be won/);
  await page.getByRole("button", { name: "Show me how" }).click();
  await until(async () => (await look(page)).ply >= 2);
  await page.getByRole("button", { name: "Stop here" }).click();
  const { ply } = await look(page);
  await page.waitForTimeout(1500);
  assert.equal((await look(page)).ply, ply);
});

test("a deal that cannot be won is said to be so", async (t) => {
  const { page } = await open(t, "#fairie-queen/F222-222C");
  await ready(page);
  await page.locator("[data-action=deal]").click();
  await until(async () => (await look(page)).ply > 0);
  await ask(page);
  await hears(page, /This deal cannot be won/);
});

test("a move made while the solver works is the player’s, and nothing is said of the position before", async (t) => {
  const { page } = await open(t, "#fairie-queen/F222-223F");
  await ready(page);
  await ask(page);
  await page.locator("[data-action=deal]").click();
  await until(async () => (await look(page)).ply > 0);
  await page.waitForTimeout(500);
  assert.doesNotMatch(await said(page), /won|solver/);
});

test("the solver does not come before it is asked", async (t) => {
  const { page } = await open(t, `#${line("sly").links[0]}`);
  await ready(page);
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(!files.some((name) => /solver|oracle/.test(name)), files.join("\n"));
});
