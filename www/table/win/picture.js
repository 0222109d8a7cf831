// The picture of a win, for sharing: drawn on the device, without the player's name or a time, in the table's light colours.

import { direction } from '../../words/language.js';
import { words } from '../../words/win.js';
import { stepPath } from './comparison.js';
import {
  coloursOf,
  createCanvas,
  drawCard,
  drawFelt,
  drawPaper,
  drawQr,
  fontOf,
  linesOf,
  wholeSide,
} from '../picture/canvas.js';

/** @import { GameInfo, View } from '../../pkg/patience_wasm.js' */
/** @typedef {{ n: number, words: string }} Count */
/**
 * @typedef {object} WinPicture
 * @property {string[]} cards see `cardsOf`
 * @property {string} won @property {string} name @property {string} finish who finished it, or empty
 * @property {Count[]} figures @property {string} rarity
 * @property {string} [site] address of the site
 * @property {number[] | null} [curve] @property {import('../picture/canvas.js').QrCode | null} [qr] of the whole address
 */

const WIDTH = 1200;
const HEIGHT = 630;
/** More cards could not be told apart in a preview. */
const MAX_CARDS = 8;
/** With fewer cards away from home, the picture shows the foundations. */
const MIN_AWAY = 4;

/** The top cards at the end: those away from home if there are some, else those of the foundations. @param {GameInfo} info @param {View} view */
export function cardsOf({ places }, { piles }) {
  const tops = places.flatMap(({ role }, pile) => {
    const { cards } = piles[pile];
    return cards && role !== 'decoration' ? [{ card: cards.slice(-2), home: role === 'foundation' }] : [];
  });
  const away = tops.filter(({ home }) => !home);
  const chosen = away.length >= MIN_AWAY ? away : tops.filter(({ home }) => home);
  // Too many cards are sampled evenly, as like piles are neighbours.
  const step = Math.max(1, chosen.length / MAX_CARDS);
  return Array.from({ length: Math.min(MAX_CARDS, chosen.length) }, (_, n) => chosen[Math.floor(n * step)].card);
}

/** Space between the letters of the title. */
const SPACING_PX = 18;
/** Side of a QR code, at most. */
const QR_PX = 150;
/** Its distance from the right and lower edges. */
const QR_MARGIN_PX = 42;

/** Lines of the curve's caption, at most, and their height. */
const [CAPTION_LINES, CAPTION_PX] = [3, 19];

/** Draws the curve with its caption and scale in the lower left corner. @param {CanvasRenderingContext2D} ctx @param {number[]} curve @param {import('../picture/canvas.js').Colours} colours */
function drawCurve(ctx, curve, colours) {
  ctx.save();
  ctx.translate(58, HEIGHT - 150);
  ctx.fillStyle = colours.rule;
  ctx.fillRect(0, 96, 136, 1);
  ctx.scale(1.7, 3);
  ctx.strokeStyle = colours.ink;
  ctx.lineWidth = 1;
  ctx.stroke(new Path2D(stepPath(curve)));
  ctx.restore();
  ctx.save();
  ctx.textAlign = 'left';
  ctx.fillStyle = colours.muted;
  ctx.font = fontOf(15);
  ctx.fillText(words.friend.whole, 200, HEIGHT - 140, 40);
  ctx.fillText('0', 200, HEIGHT - 50);
  ctx.font = fontOf(16);
  const lines = linesOf(ctx, words.friend.chance, 190).slice(0, CAPTION_LINES);
  lines.forEach((line, n) => ctx.fillText(line, 58, HEIGHT - 166 - (lines.length - 1 - n) * CAPTION_PX, 200));
  ctx.restore();
}

/** Writes a centred line, no wider than `most`. @param {CanvasRenderingContext2D} ctx @param {string} text @param {number} x @param {number} y @param {number} size @param {string} colour @param {number} [most] */
function write(ctx, text, x, y, size, colour, most) {
  ctx.font = fontOf(size);
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y, most);
}

/** Draws the figures in cells between two rules. @param {CanvasRenderingContext2D} ctx @param {WinPicture['figures']} figures @param {import('../picture/canvas.js').Colours} colours */
function drawFigures(ctx, figures, { ink, muted, rule }) {
  const cell = 160;
  const left = (WIDTH - figures.length * cell) / 2;
  ctx.fillStyle = rule;
  ctx.fillRect(left, 425, figures.length * cell, 1);
  ctx.fillRect(left, 505, figures.length * cell, 1);
  figures.forEach(({ n, words }, at) => {
    const x = left + (at + 0.5) * cell;
    ctx.fillStyle = rule;
    if (at) ctx.fillRect(left + at * cell, 425, 1, 80);
    write(ctx, String(n), x, 466, 30, ink, cell - 10);
    write(ctx, words, x, 490, 17, muted, cell - 10);
  });
}

/**
 * @param {ShadowRoot} root of the table, whose colours it has
 * @param {WinPicture} picture
 * @returns {Promise<HTMLCanvasElement>} rejects where it cannot be drawn
 */
export async function drawPicture(
  root,
  { cards, won, name, finish, figures, rarity, site = '', curve = null, qr = null },
) {
  const colours = coloursOf(root);
  const { ink, muted } = colours;
  const ctx = await createCanvas(WIDTH, HEIGHT);
  const middle = WIDTH / 2;
  drawPaper(ctx, colours);
  drawFelt(ctx, { x: 85, y: 63, width: WIDTH - 170, height: 191 }, colours);
  const [width, pitch] = [92, 106];
  const left = middle - (cards.length * pitch - (pitch - width)) / 2;
  cards.forEach((card, n) => drawCard(ctx, card, { x: Math.round(left + n * pitch), y: 94, width }, colours));

  ctx.textAlign = 'center';
  ctx.direction = direction;
  // Arabic letters are joined.
  const spacing = direction === 'rtl' ? 0 : SPACING_PX;
  ctx.letterSpacing = `${spacing}px`;
  write(ctx, won.toUpperCase(), middle + spacing / 2, 339, 72, ink);
  ctx.letterSpacing = '0px';
  write(ctx, name, middle, finish ? 378 : 390, 32, ink, WIDTH - 120);
  if (finish) write(ctx, finish, middle, 410, 22, ink, WIDTH - 120);
  drawFigures(ctx, figures, colours);
  write(ctx, rarity, middle, 543, 19, muted, WIDTH - (qr ? 420 : 120));
  // An address of several parts would be turned round.
  ctx.direction = 'ltr';
  write(ctx, site, middle, 578, 19, ink, WIDTH - 420);
  ctx.direction = direction;
  if (curve) drawCurve(ctx, curve, colours);
  if (qr) {
    const size = Math.floor(QR_PX / wholeSide(qr));
    const side = QR_MARGIN_PX + size * wholeSide(qr);
    drawQr(ctx, qr, WIDTH - side, HEIGHT - side, size);
  }
  return ctx.canvas;
}
