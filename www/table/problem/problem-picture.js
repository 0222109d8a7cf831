// The picture of a problem, for sharing: its position, arranged as on a wide table, with a frame around a release's card, then its
// question, the open stock, its address and the QR code of it. Drawn on the device.

import { split } from '../../engine/split.js';
import { layout } from '../../engine/loader.js';
import { words as core } from '../../words/core.js';
import { direction } from '../../words/language.js';
import { textScaleFor } from '../board/base-layout.js';
import { wrapColumns } from '../board/column-wrap.js';
import { frameOf } from '../board/highlights.js';
import { arrange, edgeHeight } from '../board/layout.js';
import * as drawing from '../picture/canvas.js';
import { copiesOf } from './goal-frames.js';

/** @import { Colours } from '../picture/canvas.js' */
/** @import { View, GameInfo } from '../../pkg/patience_wasm.js' */
/**
 * @typedef {object} PicturedProblem
 * @property {GameInfo} info @property {View} view of its position
 * @property {string | undefined} card that a release brings home
 * @property {string} heading @property {string} question
 * @property {string} stockNote @property {string[]} stock open cards, in dealing order
 * @property {string} address @property {drawing.QrCode | null} qr null if the address is too long for one
 */

const WIDTH = 1200;
const FELT = { x: 50, y: 50, width: 1100, height: 730 };
/** Distance of the board from the edge of the felt. */
const FELT_PAD = 22;
const MARGIN = 62;
const GAP = 28;
/** Side of the QR code. A camera reads modules of 4 px; a long address has smaller ones, down to the minimum. */
const QR_PX = 264;
const MIN_MODULE_PX = 3;
const STOCK_CARD_PX = 54;
const STOCK_PITCH_PX = 60;

/** Draws the name of a group of piles between two rules, as on the table. @param {CanvasRenderingContext2D} ctx @param {{ name: string, x: number, y: number, width: number }} caption @param {number} scale @param {Colours} colours */
function drawCaption(ctx, { name, x, y, width }, scale, colours) {
  const text = name ? core.board.caption(name) : '';
  ctx.font = drawing.fontOf(Math.round(14 * scale));
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const half = text ? ctx.measureText(text).width / 2 + 10 : 0;
  ctx.strokeStyle = ctx.fillStyle = colours.place;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (const [from, to] of [
    [x, x + width / 2 - half],
    [x + width / 2 + half, x + width],
  ]) {
    if (to - from < 12) continue;
    ctx.moveTo(from, Math.round(y) + 0.5);
    ctx.lineTo(to, Math.round(y) + 0.5);
  }
  ctx.stroke();
  ctx.fillStyle = colours['felt-ink'];
  if (text) ctx.fillText(text, x + width / 2, y);
  ctx.textBaseline = 'alphabetic';
}

/** Draws the position on the felt, with every card of a column or packet visible. @param {CanvasRenderingContext2D} ctx @param {PicturedProblem} problem @param {Colours} colours */
function drawPosition(ctx, { info, view, card }, colours) {
  const box = {
    x: FELT.x + FELT_PAD,
    y: FELT.y + FELT_PAD,
    width: FELT.width - 2 * FELT_PAD,
    height: FELT.height - 2 * FELT_PAD,
  };
  const layouts = [layout(info.id, false, true), layout(info.id, true, true)];
  const { piles, captions, cardWidth, idealCardWidth } = arrange(layouts, box, view, info.places, wrapColumns);
  const scale = textScaleFor(idealCardWidth).caption;
  for (const caption of captions) drawCaption(ctx, caption, scale, colours);
  const boxes = piles.flatMap((pile, n) => (pile ? [{ pile, n }] : [])).sort((a, b) => a.pile.layer - b.pile.layer);
  for (const { pile, n } of boxes) {
    const { cards, count, next } = view.piles[n];
    const names = split(cards);
    const isInGrid = layouts[0].spots[n]?.tier !== null;
    drawing.drawEdges(ctx, pile.rect, count > 1 ? pile.depth : 0, edgeHeight(cardWidth), colours);
    if (count && !names.length) drawing.drawBack(ctx, pile.rect, colours);
    else if (!count && !isInGrid && info.places[n].role !== 'decoration')
      drawing.drawPlace(ctx, pile.rect, next ?? undefined, colours);
    for (const spot of pile.cards) drawing.drawCard(ctx, names[spot.index], spot, colours);
    // A pile that shows only its top card has the number of its cards below.
    const isHidden = count > pile.cards.length && info.places[n].role !== 'foundation';
    if (!isHidden) continue;
    ctx.font = drawing.fontOf(20);
    ctx.textAlign = 'center';
    ctx.fillStyle = colours['felt-ink'];
    const { x, y, width, height } = pile.rect;
    ctx.fillText(String(count), x + width / 2, y + height + pile.depth * edgeHeight(cardWidth) + 20);
  }
  for (const { pile, index } of card ? copiesOf({ info, view }, card) : []) {
    const box = piles[pile];
    if (box) drawing.drawFrame(ctx, frameOf(box, index), colours);
  }
}

/** @param {ShadowRoot} root of a table, whose colours it has @param {PicturedProblem} problem @returns {Promise<HTMLCanvasElement>} rejects where it cannot be drawn */
export async function drawProblem(root, problem) {
  const { heading, question, stockNote, stock, address, qr } = problem;
  const colours = drawing.coloursOf(root);
  const ctx = await drawing.createCanvas(WIDTH, FELT.height);
  const module = qr ? Math.max(MIN_MODULE_PX, Math.floor(QR_PX / drawing.wholeSide(qr))) : 0;
  const qrSide = qr ? module * drawing.wholeSide(qr) : 0;
  const textWidth = WIDTH - 2 * MARGIN - (qrSide && qrSide + GAP);

  // The height follows the texts.
  ctx.font = drawing.fontOf(36);
  const questionLines = drawing.linesOf(ctx, question, textWidth);
  ctx.font = drawing.fontOf(21);
  const addressLines = drawing.linesOf(ctx, address, textWidth, /./gu);
  const perRow = Math.max(1, Math.floor((textWidth + STOCK_PITCH_PX - STOCK_CARD_PX) / STOCK_PITCH_PX));
  const stockRows = Math.ceil(stock.length / perRow);
  const top = FELT.y + FELT.height;
  const height = 118 + questionLines.length * 46 + (stockRows && 44 + stockRows * 84) + addressLines.length * 28;
  ctx.canvas.height = Math.ceil(top + Math.max(height, qrSide + GAP) + MARGIN - 16);

  drawing.drawPaper(ctx, colours);
  drawing.drawFelt(ctx, FELT, colours);
  drawPosition(ctx, problem, colours);

  const isRtl = direction === 'rtl';
  const start = isRtl ? WIDTH - MARGIN : MARGIN;
  let y = top + 58;
  /** @param {string} line @param {number} size @param {number} step @param {string} colour @param {CanvasDirection} [towards] */
  const write = (line, size, step, colour, towards = direction) => {
    ctx.direction = towards;
    ctx.textAlign = isRtl ? 'right' : 'left';
    ctx.font = drawing.fontOf(size);
    ctx.fillStyle = colour;
    ctx.fillText(line, start, y, textWidth);
    y += step;
  };
  write(heading, 26, 50, colours.muted);
  for (const line of questionLines) write(line, 36, 46, colours.ink);
  if (stock.length) {
    y += 2;
    write(stockNote, 24, 16, colours.muted);
    stock.forEach((card, n) => {
      // In reading order: the first to be dealt comes first.
      const across = (n % perRow) * STOCK_PITCH_PX;
      const x = isRtl ? start - across - STOCK_CARD_PX : start + across;
      drawing.drawCard(ctx, card, { x, y: y + Math.floor(n / perRow) * 84, width: STOCK_CARD_PX }, colours);
    });
    y += stockRows * 84 + 26;
  }
  y += 10;
  // Addresses run from left to right in every language.
  for (const line of addressLines) write(line, 21, 28, colours.muted, 'ltr');
  if (qr) drawing.drawQr(ctx, qr, isRtl ? MARGIN : WIDTH - MARGIN - qrSide, top + GAP, module);
  return ctx.canvas;
}

export { pngOf } from '../picture/canvas.js';
