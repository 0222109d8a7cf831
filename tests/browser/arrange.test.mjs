// Where cards lie, in every room that a table may be given: felts of no height while a page is put together, a window above
// a keyboard on the glass, an element far larger than its content. Arithmetic only; what is seen is in layout.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bend } from '../../www/table/board/bending.js';
import { arrange } from '../../www/table/board/layout.js';
import { at, IDS, line, placesOf, rules } from './support/player.mjs';

const WIDTHS = [-20, 0, 1, 40, 90, 160, 320, 360, 844, 1440, 6000];
const HEIGHTS = [-40, 0, 1, 12, 25, 60, 100, 150, 220, 390, 640, 1000, 6000];

for (const id of IDS) {
  test(`${id}: in any room the top card of every pile is drawn, and everything has a place`, () => {
    const info = rules.games().find((game) => game.id === id);
    assert.ok(info && placesOf(id).length === info.places.length);
    const { links } = line(id);
    const shapes = [false, true].map((laidOpen) => [false, true].map((tall) => rules.layout(id, tall, laidOpen)));
    for (const link of links.filter((_, n) => n % 25 === 0 || n === links.length - 1)) {
      const view = at(link, (table) => table.view());
      for (const layouts of shapes)
        for (const width of WIDTHS)
          for (const height of HEIGHTS)
            for (const turning of [null, bend]) {
              const room = `${link} in ${width} × ${height}`;
              const { piles } = arrange(layouts, { x: 8, y: 8, width, height }, view, info.places, turning);
              piles.forEach((box, pile) => {
                if (!box) return;
                const { count, cards } = view.piles[pile];
                const numbers = [box.rect, box.all, ...box.strips, ...box.cards].flatMap((r) => [
                  r.x,
                  r.y,
                  r.width,
                  r.height,
                ]);
                assert.ok(numbers.every(Number.isFinite), `${room}, ${info.places[pile].address}: ${numbers}`);
                if (cards) assert.equal(box.cards.at(-1)?.index, count - 1, `${room}, ${info.places[pile].address}`);
              });
            }
    }
  });
}
