// The warm-up plays actions on copies while the page is idle: the game on the table does not change.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { waitForAllGames, waitForTable } from './support/table-state.mjs';
import { serveForTest, UNBUNDLED } from './support/serve.mjs';

test('in every game the usual actions are warmed up on a copy', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  for (const id of IDS) {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 2)]}`, { site });
    await waitForTable(page);
    await waitForAllGames(page);
    const { done, left, moveEvents, before, after } = await page.evaluate(async (which) => {
      const from = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
      const { host } = /** @type {any} */ (document.querySelector('patience-game'));
      const { Table } = await from('www/engine/loader.js');
      /** The calls on each copy: the page may also be warming up. @type {Map<object, string[]>} */
      const copies = new Map();
      /** @type {(() => void)[]} */
      const restores = [];
      for (const name of ['act', 'undo', 'dealOn', 'goTo', 'free']) {
        const original = Table.prototype[name];
        restores.push(() => void (Table.prototype[name] = original));
        Table.prototype[name] = function (/** @type {unknown[]} */ ...args) {
          copies.set(this, [...(copies.get(this) ?? []), name]);
          return original.apply(this, args);
        };
      }
      let moveEvents = 0;
      document.addEventListener('patience-move', () => moveEvents++);
      const before = JSON.stringify(host.view);
      // Another instance of the module: the page's has run already.
      const { rehearse } = await from(`www/table/model/warm-up.js?${which}`);
      /** @type {(() => void)[]} */
      const waiting = [];
      rehearse(host.info, host.view, (/** @type {() => void} */ act) => waiting.push(act));
      for (let act = waiting.shift(); act; act = waiting.shift()) act();
      for (const restore of restores) restore();
      return {
        done: [...copies.values()].map(String),
        left: waiting.length,
        moveEvents,
        before,
        after: JSON.stringify(host.view),
      };
    }, id);
    assert.ok(done.includes('act,undo,dealOn,goTo,free'), `${id}: ${done.join('; ')}`);
    assert.equal(left, 0);
    assert.equal(moveEvents, 0, 'no event');
    assert.equal(after, before);
  }
});
