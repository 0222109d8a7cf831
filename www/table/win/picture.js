// The picture of a win, to be shared: drawn on the device, without the player's name or a time, in the table's light colours.

import { h } from '../../ui/dom.js';
import { face } from '../../cards/faces.js';
import { stepPath } from './comparison.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {{ n: number, words: string }} Count */
/**
 * @typedef {object} PictureText
 * @property {string} won @property {string} name @property {string} finish who finished it, or empty
 * @property {Count[]} figures @property {string} rarity
 * @property {string} [site] address of the site
 * @property {number[] | null} [curve] @property {{ side: number, modules: string } | null} [qr] of the whole address
 */

const WIDTH = 1200;
const HEIGHT = 630;
/** More cards could not be told apart in a preview. */
const MAX_CARDS = 8;
/** With fewer cards away from home, the picture shows the foundations. */
const MIN_AWAY = 4;
const CARD_ASPECT = 1.4;
const FONT = '"Patience Text", Georgia, serif';

const COLOURS = /** @type {const} */ ([
  'paper',
  'ink',
  'muted',
  'line',
  'rule',
  'felt',
  'place',
  'card',
  'card-edge',
  'spades',
  'hearts',
  'clubs',
  'diamonds',
]);
/** @typedef {Record<(typeof COLOURS)[number], string>} Colours */

/** The table's colours, as set by its page. @param {ShadowRoot} root @returns {Colours} */
function coloursOf(root) {
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

/** The top cards at the end: those away from home if there are some, else those of the foundations. @param {TableHost} host */
function cardsShown({ info, view }) {
  const tops = (info?.places ?? []).flatMap(({ role }, pile) => {
    const { cards = '' } = view?.piles[pile] ?? {};
    return cards && role !== 'decoration' ? [{ card: cards.slice(-2), home: role === 'foundation' }] : [];
  });
  const away = tops.filter(({ home }) => !home);
  const chosen = away.length >= MIN_AWAY ? away : tops.filter(({ home }) => home);
  // Too many cards are sampled evenly, as like piles are neighbours.
  const step = Math.max(1, chosen.length / MAX_CARDS);
  return Array.from({ length: Math.min(MAX_CARDS, chosen.length) }, (_, n) => chosen[Math.floor(n * step)].card);
}

/** Draws the paths of a face (faces.js) with the colours of cards.css. @param {CanvasRenderingContext2D} ctx @param {SVGElement} svg @param {Colours} colours */
function drawPaths(ctx, svg, colours) {
  const ink = ctx.fillStyle;
  for (const path of svg.querySelectorAll('path')) {
    const shape = new Path2D(path.getAttribute('d') ?? '');
    const kind = path.getAttribute('class') ?? '';
    ctx.lineJoin = 'round';
    if (kind.includes('hatch')) {
      ctx.globalAlpha = 0.7;
      ctx.lineWidth = 0.8;
      ctx.strokeStyle = ink;
      ctx.stroke(shape);
      ctx.globalAlpha = 1;
    } else {
      const line = kind.includes('line');
      ctx.lineWidth = line ? 3.2 : kind.includes('clear') ? 5 : 0;
      ctx.strokeStyle = line ? ink : colours.card;
      if (ctx.lineWidth && (line || kind.includes('clear'))) ctx.stroke(shape);
      ctx.fillStyle = line ? colours.card : ink;
      ctx.fill(shape);
    }
    ctx.fillStyle = ink;
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {string} card @param {number} x @param {number} y @param {number} width @param {Colours} colours */
function drawCard(ctx, card, x, y, width, colours) {
  const suit = /** @type {keyof Colours} */ ({ S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' }[card[1]] ?? 'ink');
  ctx.beginPath();
  ctx.roundRect(x + 0.5, y + 0.5, width - 1, width * CARD_ASPECT - 1, width * 0.055);
  ctx.fillStyle = colours.card;
  ctx.fill();
  ctx.strokeStyle = colours['card-edge'];
  ctx.lineWidth = 1;
  ctx.stroke();
  for (const svg of face(document, card).querySelectorAll('svg')) {
    const [, , wide, high] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    ctx.save();
    const index = svg.classList.contains('index');
    const height = width * 0.21;
    ctx.translate(x + (index ? width * 0.075 : 0), y + (index ? width * 0.068 : 0));
    const scale = index ? height / high : width / wide;
    ctx.scale(scale, scale);
    ctx.fillStyle = colours[suit];
    drawPaths(ctx, svg, colours);
    ctx.restore();
  }
}

/** Draws centred text with letter spacing. @param {CanvasRenderingContext2D} ctx @param {string} text @param {number} y @param {number} spacing */
function drawSpacedText(ctx, text, y, spacing) {
  const widths = [...text].map((letter) => ctx.measureText(letter).width + spacing);
  let x = (WIDTH - widths.reduce((sum, width) => sum + width, -spacing)) / 2;
  ctx.textAlign = 'left';
  [...text].forEach((letter, n) => {
    ctx.fillText(letter, x, y);
    x += widths[n];
  });
  ctx.textAlign = 'center';
}

/** Least quiet zone of a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const QR_PX = 150;

/** Draws a QR code in the lower right corner. @param {CanvasRenderingContext2D} ctx @param {{ side: number, modules: string }} qr */
function drawQr(ctx, { side, modules }) {
  const size = Math.floor(QR_PX / (side + 2 * QUIET_ZONE));
  const whole = size * (side + 2 * QUIET_ZONE);
  const [left, top] = [WIDTH - 42 - whole, HEIGHT - 42 - whole];
  ctx.fillStyle = '#fff';
  ctx.fillRect(left, top, whole, whole);
  ctx.fillStyle = '#000';
  [...modules].forEach((module, at) => {
    const [x, y] = [(at % side) + QUIET_ZONE, Math.floor(at / side) + QUIET_ZONE];
    if (module === '1') ctx.fillRect(left + x * size, top + y * size, size, size);
  });
}

/** Draws the curve in the lower left corner. @param {CanvasRenderingContext2D} ctx @param {number[]} curve @param {Colours} colours */
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
}

/**
 * @param {TableHost} host
 * @param {PictureText} texts
 * @returns {Promise<Blob>} rejects where it cannot be drawn
 */
export async function drawPicture(host, { won, name, finish, figures, rarity, site = '', curve = null, qr = null }) {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  const colours = coloursOf(host.root);
  await document.fonts.load(`500 20px ${FONT}`).catch(() => {});
  const middle = WIDTH / 2;
  ctx.fillStyle = colours.paper;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.lineWidth = 1;
  ctx.strokeStyle = colours.line;
  ctx.strokeRect(22.5, 22.5, WIDTH - 45, HEIGHT - 45);
  ctx.strokeStyle = colours.rule;
  ctx.strokeRect(28.5, 28.5, WIDTH - 57, HEIGHT - 57);

  ctx.fillStyle = colours.felt;
  ctx.strokeStyle = colours.line;
  ctx.fillRect(85, 63, WIDTH - 170, 191);
  ctx.strokeRect(85.5, 63.5, WIDTH - 171, 190);
  const cards = cardsShown(host);
  const [width, pitch] = [92, 106];
  const left = middle - (cards.length * pitch - (pitch - width)) / 2;
  cards.forEach((card, n) => drawCard(ctx, card, Math.round(left + n * pitch), 94, width, colours));

  ctx.textAlign = 'center';
  ctx.fillStyle = colours.ink;
  ctx.font = `500 72px ${FONT}`;
  drawSpacedText(ctx, won.toUpperCase(), 339, 18);
  ctx.font = `500 32px ${FONT}`;
  ctx.fillText(name, middle, finish ? 378 : 390, WIDTH - 120);
  if (finish) {
    ctx.font = `500 22px ${FONT}`;
    ctx.fillText(finish, middle, 410, WIDTH - 120);
  }

  const cell = 160;
  const from = middle - (figures.length * cell) / 2;
  ctx.fillStyle = colours.rule;
  ctx.fillRect(from, 425, figures.length * cell, 1);
  ctx.fillRect(from, 505, figures.length * cell, 1);
  figures.forEach(({ n, words }, at) => {
    const x = from + (at + 0.5) * cell;
    ctx.fillStyle = colours.rule;
    if (at) ctx.fillRect(from + at * cell, 425, 1, 80);
    ctx.fillStyle = colours.ink;
    ctx.font = `500 30px ${FONT}`;
    ctx.fillText(String(n), x, 466, cell - 10);
    ctx.fillStyle = colours.muted;
    ctx.font = `500 17px ${FONT}`;
    ctx.fillText(words, x, 490, cell - 10);
  });
  ctx.fillStyle = colours.muted;
  ctx.font = `500 19px ${FONT}`;
  ctx.fillText(rarity, middle, 543, WIDTH - (qr ? 420 : 120));
  ctx.fillStyle = colours.ink;
  ctx.fillText(site, middle, 578, WIDTH - 420);
  if (curve) drawCurve(ctx, curve, colours);
  if (qr) drawQr(ctx, qr);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
