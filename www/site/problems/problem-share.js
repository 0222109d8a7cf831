// Shares a problem: its link, a message, and its picture, which is drawn on the device.

import { addressOf } from '../../engine/links.js';
import { infoOf, nameOf, viewOfLink } from '../../engine/games.js';
import { findListed, questionOf, readProblem } from '../../engine/problem-lists.js';
import { openDialog } from '../../ui/dialog.js';
import { download } from '../../ui/download.js';
import { button, h } from '../../ui/page-dom.js';
import { words as panels } from '../../words/panels.js';
import { localizedPage } from '../../words/pages.js';
import { words } from '../../words/problems.js';
import { embeddingPage } from '../assets.js';
import { openShareSheet } from '../../ui/share-sheet.js';
import { copyOrSelect, linkField } from '../share/link-actions.js';
import { qrOf } from '../share/qr.js';
import { table } from '../shell/table-page.js';

/** @import { ReadProblem } from '../../engine/problem-lists.js' */

/** Draws the picture of a problem. @param {ReadProblem} problem @param {string} address @returns {Promise<{ canvas: HTMLCanvasElement, file: File }>} */
async function pictureOf(problem, address) {
  const { game, deal, position, stock, release } = problem;
  const info = infoOf(game);
  if (!table || !info) throw new Error('no table');
  const { drawProblem, pngOf } = await table.host.load('problemPicture', table.host.tableSignal);
  const canvas = await drawProblem(table.host.root, {
    info: /** @type {import('../../pkg/patience_wasm.js').GameInfo} */ (info),
    view: viewOfLink(position),
    card: release?.card,
    heading: words.heading(nameOf(game)),
    question: questionOf(problem),
    stockNote: words.stock(stock.length),
    stock,
    address,
    qr: qrOf(address),
  });
  return { canvas, file: await pngOf(canvas, `problem-${game}-${deal ?? 'own-cards'}.png`) };
}

/**
 * Offers a problem: its link, a message, the system's sheet, its picture.
 * @param {HTMLElement} status @param {ReadProblem} problem @param {HTMLElement[]} [others] buttons beside its own
 */
export function offerProblem(status, problem, others = []) {
  const url = addressOf(problem.link);
  const name = nameOf(problem.game);
  const question = questionOf(problem);
  const embedding = new URL(`#${problem.link}`, localizedPage(embeddingPage.href));
  const field = linkField(url);
  const copyLink = () => copyOrSelect(url, field, status, words.copied);
  const copyMessage = () => copyOrSelect(words.message(name, question, url), field, status, words.messageCopied);
  const picture = pictureOf(problem, url);
  /** Drawn by then, so that a press may open the system's sheet. @type {File | null} */
  let file = null;
  const send = async () => {
    const link = { title: words.sheetTitle(name), text: question, url };
    const whole = file ? { ...link, files: [file] } : link;
    if (!(await openShareSheet(navigator.canShare?.(whole) ? whole : link))) await copyLink();
  };
  const save = () =>
    picture.then(
      ({ file }) => {
        download(file.name, file, file.type);
        status.textContent = words.picture.saved;
      },
      () => void (status.textContent = words.picture.failed),
    );
  const frame = h('div', { class: 'problem-picture' });
  picture.then(
    ({ canvas, file: drawn }) => {
      file = drawn;
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', words.picture.label(name, question));
      frame.append(canvas);
    },
    () => {},
  );
  return [
    h('p', {}, question),
    field,
    h(
      'div',
      { class: 'acts' },
      button(panels.share.copy, () => void copyLink(), 'button primary'),
      typeof navigator.share === 'function' ? button(panels.share.send, () => void send()) : '',
      button(words.copyMessage, () => void copyMessage()),
      button(words.picture.save, () => void save()),
      h('a', { class: 'button', href: embedding.href }, panels.share.embed),
      ...others,
    ),
    frame,
  ];
}

/** Opens the dialog that shares a problem. @param {string} link @param {AbortSignal} signal */
export async function openSendProblem(link, signal) {
  const read = readProblem(link);
  const problem = (await findListed(read))?.problem ?? read;
  signal.throwIfAborted();
  const status = h('p', { class: 'said', role: 'status' });
  const parts = offerProblem(status, problem);
  // Below the buttons that it reports on, above the picture.
  parts.splice(-1, 0, status);
  openDialog(words.sendTitle, 'send-problem', [h('div', { class: 'made-problem' }, ...parts)]);
}
