// Cards, QR codes and text on a canvas, for pictures that are shared: in the table's light colours, with the faces of faces.js.

import { back, emptyPlace, face } from '../../cards/faces.js';
import { h } from '../../ui/dom.js';
import { CARD_ASPECT, defaultRankHeight, SMALL_CARD_PX } from '../board/pile-shape.js';

/** @typedef {{ side: number, modules: string }} QrCode */
/** @import { Rect } from '../board/layout.js' */
/** @typedef {{ x: number, y: number, width: number, height?: number, rankHeight?: number, art?: boolean | 'ornament' | 'suit', strip?: boolean }} DrawnCard as a `CardSpot` */

/** The font of a text of some size, in pixels. @param {number} size */
export const fontOf = (size) => `500 ${size}px "Patience Text", Georgia, serif`;

/** Words with the spaces that follow; a no-break space is a part of its word. */
const WORDS = /[^ ]+ */g;

/** Breaks a text into lines of a width: between words by default. @param {CanvasRenderingContext2D} ctx @param {string} text @param {number} width @param {RegExp} [parts] between which it may break */
export function linesOf(ctx, text, width, parts = WORDS) {
  let line = '';
  /** @type {string[]} */
  const lines = [];
  for (const [part] of text.matchAll(parts)) {
    if (line && ctx.measureText((line + part).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}

const COLOURS = /** @type {const} */ ([
  'paper',
  'ink',
  'muted',
  'line',
  'rule',
  'felt',
  'felt-ink',
  'place',
  'card',
  'card-edge',
  'back',
  'accent',
  'spades',
  'hearts',
  'clubs',
  'diamonds',
]);
/** @typedef {Record<(typeof COLOURS)[number], string>} Colours */

/** The table's colours, as set by its page. @param {ShadowRoot} root @returns {Colours} */
export function coloursOf(root) {
  const probe = h('i', { hidden: true });
  probe.style.colorScheme = 'light';
  root.append(probe);
  const found = COLOURS.map((name) => {
    probe.style.color = `var(--patience-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return /** @type {Colours} */ (Object.fromEntries(found));
}

/** Creates a canvas, and loads the font. @param {number} width @param {number} height @returns {Promise<CanvasRenderingContext2D>} rejects where there is no canvas */
export async function createCanvas(width, height) {
  const canvas = h('canvas', {});
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  await document.fonts.load(fontOf(20)).catch(() => {});
  return context;
}

/** Paper with the double frame of a plate. @param {CanvasRenderingContext2D} ctx @param {Colours} colours */
export function drawPaper(ctx, { paper, line, rule }) {
  const { width, height } = ctx.canvas;
  ctx.fillStyle = paper;
  ctx.fillRect(0, 0, width, height);
  ctx.lineWidth = 1;
  ctx.strokeStyle = line;
  ctx.strokeRect(22.5, 22.5, width - 45, height - 45);
  ctx.strokeStyle = rule;
  ctx.strokeRect(28.5, 28.5, width - 57, height - 57);
}

/** The felt of a plate. @param {CanvasRenderingContext2D} ctx @param {Rect} rect @param {Colours} colours */
export function drawFelt(ctx, { x, y, width, height }, { felt, line }) {
  ctx.fillStyle = felt;
  ctx.strokeStyle = line;
  ctx.lineWidth = 1;
  ctx.fillRect(x, y, width, height);
  ctx.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
}

/** Draws the paths of a face (faces.js) with the colours of cards.css. @param {CanvasRenderingContext2D} ctx @param {SVGElement} svg @param {string} clear colour of the card */
function drawPaths(ctx, svg, clear) {
  const ink = ctx.fillStyle;
  for (const path of svg.querySelectorAll('path')) {
    const shape = new Path2D(path.getAttribute('d') ?? '');
    const kind = path.getAttribute('class') ?? '';
    ctx.lineJoin = 'round';
    if (kind.includes('lattice')) {
      ctx.lineWidth = 0.09;
      ctx.strokeStyle = ink;
      ctx.stroke(shape);
    } else if (kind.includes('hatch')) {
      ctx.globalAlpha = 0.7;
      ctx.lineWidth = 0.8;
      ctx.strokeStyle = ink;
      ctx.stroke(shape);
      ctx.globalAlpha = 1;
    } else {
      const line = kind.includes('line');
      ctx.lineWidth = line ? 3.2 : kind.includes('clear') ? 5 : 0;
      ctx.strokeStyle = line ? ink : clear;
      if (ctx.lineWidth && (line || kind.includes('clear'))) ctx.stroke(shape);
      ctx.fillStyle = line ? clear : ink;
      ctx.fill(shape);
    }
    ctx.fillStyle = ink;
  }
}

/** Draws an SVG image of faces.js. @param {CanvasRenderingContext2D} ctx @param {SVGElement} svg @param {number} x @param {number} y @param {number} scale @param {Colours} colours */
function drawSvg(ctx, svg, x, y, scale, colours) {
  const [left, top] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.translate(-left, -top);
  drawPaths(ctx, svg, colours.card);
  ctx.restore();
}

/** Outlines a card. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} width */
function outlineCard(ctx, x, y, width) {
  ctx.beginPath();
  ctx.roundRect(x + 0.5, y + 0.5, width - 1, Math.round(width * CARD_ASPECT) - 1, width * 0.055);
  ctx.lineWidth = 1;
}

/** Draws the sheet of a card. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} width @param {Colours} colours */
function drawSheet(ctx, x, y, width, colours) {
  outlineCard(ctx, x, y, width);
  ctx.fillStyle = colours.card;
  ctx.fill();
  ctx.strokeStyle = colours['card-edge'];
  ctx.stroke();
}

/**
 * Draws the face of a card, measured as in cards.css.
 * @param {CanvasRenderingContext2D} ctx @param {string} card @param {DrawnCard} spot @param {Colours} colours
 */
export function drawCard(ctx, card, { x, y, width, height, rankHeight = 0, art = true, strip = false }, colours) {
  const suit = /** @type {keyof Colours} */ ({ S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' }[card[1]] ?? 'ink');
  const isSmall = width < SMALL_CARD_PX;
  ctx.save();
  if (height) {
    // The lower part of a card at the end of a wrapped strip is cut off.
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
  }
  drawSheet(ctx, x, y, width, colours);
  ctx.fillStyle = colours[suit];
  const cap = rankHeight || defaultRankHeight(width);
  const top = y + Math.max(1.6, Math.min(width * 0.068, (cap - 8) * 0.55));
  const pad = Math.max(2.2, width * 0.075);
  for (const svg of face(card, { size: isSmall ? 'small' : 'large', art, strip }).querySelectorAll('svg')) {
    const [, , wide, high] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    if (!svg.classList.contains('index')) {
      drawSvg(ctx, svg, x, y, width / wide, colours);
      continue;
    }
    const scale = (svg.classList.contains('under') ? cap * 2.1 : cap) / high;
    const isCorner = svg.classList.contains('corner');
    drawSvg(ctx, svg, isCorner ? x + width - pad - wide * scale : x + pad, top, scale, colours);
  }
  ctx.restore();
}

/** Width of a frame's line, most of it outside the card: a strip is little higher than its index. */
const FRAME_PX = 4;

/** Draws a frame around a card that the text names. @param {CanvasRenderingContext2D} ctx @param {Rect} rect @param {Colours} colours */
export function drawFrame(ctx, { x, y, width, height }, colours) {
  ctx.save();
  ctx.strokeStyle = colours.accent;
  ctx.lineWidth = FRAME_PX;
  ctx.strokeRect(x - 1, y - 1, width + 2, height + 2);
  ctx.restore();
}

/** Draws the back of a card. @param {CanvasRenderingContext2D} ctx @param {Rect} rect @param {Colours} colours */
export function drawBack(ctx, { x, y, width }, colours) {
  drawSheet(ctx, x, y, width, colours);
  const [left, top, across, down] = [x + width * 0.07, y + width * 0.06, width * 0.86, width * CARD_ASPECT * 0.915];
  ctx.save();
  ctx.fillStyle = ctx.strokeStyle = colours.back;
  ctx.strokeRect(left, top, across, down);
  ctx.beginPath();
  ctx.rect(left, top, across, down);
  ctx.clip();
  drawSvg(ctx, back(), left, top, across / 8, colours);
  ctx.restore();
}

/** Draws the edges of the cards below. @param {CanvasRenderingContext2D} ctx @param {Rect} rect of the top card @param {number} depth @param {number} step @param {Colours} colours */
export function drawEdges(ctx, { x, y, width }, depth, step, colours) {
  for (let n = depth; n > 0; n--) drawSheet(ctx, x, Math.round(y + n * step), width, colours);
}

/** Outlines an empty place, with the card that it takes. @param {CanvasRenderingContext2D} ctx @param {Rect} rect @param {string | undefined} next @param {Colours} colours */
export function drawPlace(ctx, { x, y, width }, next, colours) {
  outlineCard(ctx, x, y, width);
  ctx.strokeStyle = ctx.fillStyle = colours.place;
  ctx.stroke();
  const suit = /** @type {import('../../cards/faces.js').Suit | null} */ (next?.[1] ?? null);
  const [drawing] = emptyPlace(suit, next?.[0] ?? null).querySelectorAll('svg');
  if (drawing) drawSvg(ctx, drawing, x, y, width / 100, colours);
}

/** Minimum quiet zone of a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Modules of a side of a QR code, with the quiet zone. @param {QrCode} qr */
export const wholeSide = ({ side }) => side + 2 * QUIET_ZONE;

/** Draws a QR code. @param {CanvasRenderingContext2D} ctx @param {QrCode} qr @param {number} left @param {number} top @param {number} size of a module, in px */
export function drawQr(ctx, qr, left, top, size) {
  const whole = size * wholeSide(qr);
  ctx.fillStyle = '#fff';
  ctx.fillRect(left, top, whole, whole);
  ctx.fillStyle = '#000';
  [...qr.modules].forEach((module, at) => {
    const [x, y] = [(at % qr.side) + QUIET_ZONE, Math.floor(at / qr.side) + QUIET_ZONE];
    if (module === '1') ctx.fillRect(left + x * size, top + y * size, size, size);
  });
}

/** A drawn picture as a file of the type PNG. @param {HTMLCanvasElement} canvas @param {string} name @returns {Promise<File>} */
export const pngOf = (canvas, name) =>
  new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(new File([blob], name, { type: 'image/png' })) : fail(new Error('no picture'))),
      'image/png',
    ),
  );
