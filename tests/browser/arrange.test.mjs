// Layout arithmetic for felts of every size: of no height while a page is being built, in the window above an on-screen
// keyboard, far larger than their content. layout.test.mjs measures what a browser draws.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrapColumns } from '../../www/table/board/column-wrap.js';
import { arrange } from '../../www/table/board/layout.js';
import { atLink, IDS, winningLine, pileAddresses, rules } from './support/games.mjs';

const WIDTHS = [-20, 0, 1, 40, 90, 160, 320, 360, 844, 1440, 6000];
const HEIGHTS = [-40, 0, 1, 12, 25, 60, 100, 150, 220, 390, 640, 1000, 6000];

for (const id of IDS) {
  test(`${id}: on a felt of any size every pile has finite boxes and draws its top card`, () => {
    const info = rules.games().find((game) => game.id === id);
    assert.ok(info && pileAddresses(id).length === info.places.length);
    const { links } = winningLine(id);
    const allLayouts = [false, true].map((laidOpen) => [false, true].map((tall) => rules.layout(id, tall, laidOpen)));
    for (const link of links.filter((_, n) => n % 25 === 0 || n === links.length - 1)) {
      const view = atLink(link, (table) => table.view());
      for (const layouts of allLayouts)
        for (const width of WIDTHS)
          for (const height of HEIGHTS)
            for (const wrap of [null, wrapColumns]) {
              const size = `${link} in ${width} × ${height}`;
              const { piles } = arrange(layouts, { x: 8, y: 8, width, height }, view, info.places, wrap);
              piles.forEach((box, pile) => {
                if (!box) return;
                const { count, cards } = view.piles[pile];
                const numbers = [box.rect, box.bounds, ...box.strips, ...box.cards].flatMap((r) => [
                  r.x,
                  r.y,
                  r.width,
                  r.height,
                ]);
                assert.ok(numbers.every(Number.isFinite), `${size}, ${info.places[pile].address}: ${numbers}`);
                if (cards) assert.equal(box.cards.at(-1)?.index, count - 1, `${size}, ${info.places[pile].address}`);
              });
            }
    }
  });
}
