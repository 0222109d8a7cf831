// The acts that are rehearsed while nobody waits are nobody's: the game on the table stays as it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './support/chromium.mjs';
import { waitForAllGames, IDS, winningLine, waitForTable } from './support/player.mjs';
import { serveFor, SOURCES } from './support/serve.mjs';

test('the usual acts are rehearsed on a copy, in every game', async (t) => {
  const site = await serveFor(t, SOURCES);
  for (const id of IDS) {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 2)]}`, { site });
    await waitForTable(page);
    await waitForAllGames(page);
    const { done, left, told, before, after } = await page.evaluate(async (which) => {
      const from = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
      const { host } = /** @type {any} */ (document.querySelector('patience-game'));
      const { Table } = await from('www/engine/loader.js');
      /** What is done with each copy: the page may be about to rehearse by itself. @type {Map<object, string[]>} */
      const copies = new Map();
      /** @type {(() => void)[]} */
      const back = [];
      for (const name of ['act', 'undo', 'dealOn', 'goTo', 'free']) {
        const own = Table.prototype[name];
        back.push(() => void (Table.prototype[name] = own));
        Table.prototype[name] = function (/** @type {unknown[]} */ ...args) {
          copies.set(this, [...(copies.get(this) ?? []), name]);
          return own.apply(this, args);
        };
      }
      let told = 0;
      document.addEventListener('patience-move', () => told++);
      const before = JSON.stringify(host.view);
      // A module of its own: the page has had its rehearsal.
      const { rehearse } = await from(`www/table/model/warm-up.js?${which}`);
      /** @type {(() => void)[]} */
      const waiting = [];
      rehearse(host.info, host.view, (/** @type {() => void} */ act) => waiting.push(act));
      for (let act = waiting.shift(); act; act = waiting.shift()) act();
      for (const undo of back) undo();
      return {
        done: [...copies.values()].map(String),
        left: waiting.length,
        told,
        before,
        after: JSON.stringify(host.view),
      };
    }, id);
    assert.ok(done.includes('act,undo,dealOn,goTo,free'), `${id}: ${done.join('; ')}`);
    assert.equal(left, 0);
    assert.equal(told, 0, 'nothing is told of it');
    assert.equal(after, before);
  }
});
