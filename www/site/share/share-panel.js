// The share panel: the deal, the position, a replay or the result of a lost game, as a link, a QR code or text.

import { read } from '../../pkg/patience_wasm.js';
import { copyText } from '../../ui/dom.js';
import { download } from '../../ui/download.js';
import { svg } from '../../ui/svg.js';
import { words } from '../../words/panels.js';
import { words as reports } from '../../words/reports.js';
import { challengeOf } from '../play/challenge-store.js';
import { isLost } from '../play/lost-deal.js';
import { curveOf } from '../review/curve.js';
import { hasEnded } from '../review/review-store.js';
import { localizedPage } from '../../words/pages.js';
import { embeddingPage } from '../assets.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { radioGroup } from '../../ui/radio-group.js';
import { nameOf } from '../../engine/games.js';
import { addressOf, REPLAY_PREFIX } from '../../engine/links.js';
import { allHints, creditOf } from '../../engine/provenance.js';
import { fragment } from '../shell/address.js';
import { hasGuest, provenanceToRecord } from '../shell/table-page.js';
import { openShareSheet } from '../../ui/share-sheet.js';
import { copyOrSelect, linkField } from './link-actions.js';
import { challengeLink, finisherOf } from './challenge-link.js';
import { writeText } from '../../pkg/patience_tools_wasm.js';
import { qrOf } from './qr.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @typedef {{ label: string, hint: string, link: string, embedded?: string }} ShareOption something to share; `embedded`: another link for a page */
/** @typedef {ShareOption & { linkWith: (curve: readonly number[]) => string }} ResultOption a result, to which the curve is added once it is estimated */

/** Quiet zone of a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** @param {View} view @returns {ShareOption[]} */
function shareOptions(view) {
  const options = [{ label: words.share.deal, hint: words.share.dealHint, link: view.start }];
  if (view.ply)
    options.push({ label: words.share.position, hint: words.share.positionHint(view.ply), link: view.link });
  // A replay is shared as it is, at whatever ply.
  const shown = fragment().startsWith(REPLAY_PREFIX) ? fragment() : '';
  const link = shown || (view.ply ? read(view.link).replayLink : '');
  const hint = words.share.replayHint(shown ? view.plies : view.ply);
  if (link) options.push({ label: words.share.replay, hint, link });
  return options;
}

/** The result of a game that has ended without a win; null for any other, and if the player's help is unknown. @param {View} view @returns {ResultOption | null} */
function resultOption(view) {
  const { ply, start, outcome } = view;
  if (hasGuest() || outcome === 'won' || !hasEnded(view)) return null;
  const credit = creditOf(provenanceToRecord(), ply);
  const hints = allHints(credit);
  const linkWith = (/** @type {readonly number[]} */ curve) =>
    challengeLink(view, finisherOf(credit), { hints, undos: credit.undos }, curve);
  const link = linkWith([]);
  if (link === start || hints === null) return null;
  return { label: words.share.result, hint: words.share.resultHint(ply, hints), link, embedded: start, linkWith };
}

/** Opens the panel for the game on the table. @param {View} view */
export function openShare(view) {
  const options = shareOptions(view);
  // Share a finished game as a replay, one in progress as a deal.
  let chosen = view.outcome === 'playing' ? options[0] : options[options.length - 1];
  const result = resultOption(view);
  if (result) options.push(result);
  // A friend waits for the result.
  if (result && challengeOf(view.start)) chosen = result;
  const hint = h('p', { class: 'hint', id: 'link-hint' });
  const field = linkField();
  const status = h('p', { class: 'said', role: 'status' });
  const verdict = h('p', { class: 'hint', 'aria-live': 'polite' });
  const qr = h('div', { class: 'qr' });
  const embed = h('a', { class: 'button' }, words.share.embed);

  const choose = (/** @type {ShareOption} */ option) => {
    chosen = option;
    hint.textContent = option.hint;
    field.value = addressOf(option.link);
    embed.href = new URL(`#${option.embedded ?? option.link}`, localizedPage(embeddingPage.href)).href;
    status.replaceChildren();
    qr.replaceChildren(drawQr(field.value));
  };
  const copyLink = () => {
    const copied = h('span', { class: 'copied', translate: 'no' }, field.value);
    return copyOrSelect(field.value, field, status, words.share.copied, copied);
  };
  const send = async () => {
    const title = words.share.sheetTitle(nameOf(view.game), view.deal, chosen.label);
    if (!(await openShareSheet({ title, url: field.value }))) await copyLink();
  };
  const actions = h(
    'div',
    { class: 'acts' },
    button(words.share.copy, () => void copyLink(), 'button primary'),
  );
  if (typeof navigator.share === 'function') actions.append(button(words.share.send, () => void send()));
  actions.append(embed);

  choose(chosen);
  const dialog = openDialog(words.share.title, 'share', [
    h(
      'div',
      { class: 'link-grid' },
      h(
        'div',
        { class: 'link-side' },
        options.length > 1 ? optionRadios(options, chosen, choose) : '',
        hint,
        field,
        actions,
        status,
        verdict,
      ),
      qr,
    ),
    view.ply ? textRow(view, status) : '',
  ]);
  const showVerdict = (/** @type {boolean} */ lost) => lost && verdict.append(reports.advice.lostDealShared);
  const closing = new AbortController();
  dialog.addEventListener('leave', () => closing.abort());
  isLost(view, closing.signal).then(showVerdict, () => {});
  const addCurve = (/** @type {number[] | null} */ curve) => {
    if (!result || !curve) return;
    result.link = result.linkWith(curve);
    // A link that was copied, or is being selected, stays as it is.
    if (chosen === result && !status.hasChildNodes() && document.activeElement !== field) choose(result);
  };
  if (result) void curveOf(view.link, view.ply, closing.signal).then(addCurve);
}

/** @param {ShareOption[]} options @param {ShareOption} chosen @param {(kind: ShareOption) => void} choose */
function optionRadios(options, chosen, choose) {
  const choices = options.map((choice) => ({ choice, label: [choice.label] }));
  const group = { name: 'link-kind', choices, chosen, describedBy: 'link-hint' };
  return radioGroup('segments', words.share.choices, group, choose);
}

/** Local date, such as "1914-06-28". */
function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** @param {View} view @param {HTMLElement} status */
function textRow(view, status) {
  const text = () => writeText(view.link, today());
  const copy = async () => {
    status.textContent = (await copyText(text())) ? words.share.textCopied : words.share.noTextCopy;
  };
  const save = () => download(`${view.game}-${view.deal ?? 'own-cards'}.txt`, text(), 'text/plain;charset=utf-8');
  return h(
    'section',
    { class: 'link-text' },
    h('h3', { class: 'label' }, words.share.asText),
    h(
      'div',
      { class: 'acts' },
      button(words.share.copyText, () => void copy()),
      button(words.share.saveText, save),
    ),
  );
}

/** Draws a QR code, dark on light in every theme. @param {string} text */
function drawQr(text) {
  const qr = qrOf(text);
  if (!qr) return h('p', { class: 'hint' }, words.share.noQr);
  const { side, modules } = qr;
  const whole = side + 2 * QUIET_ZONE;
  const squares = [...modules].map((module, at) =>
    module === '1' ? `M${at % side} ${Math.floor(at / side)}h1v1h-1z` : '',
  );
  return svg(
    'svg',
    {
      viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`,
      role: 'img',
      'aria-label': words.share.qr,
      'shape-rendering': 'crispEdges',
    },
    svg('rect', { x: -QUIET_ZONE, y: -QUIET_ZONE, width: whole, height: whole, fill: '#fff' }),
    svg('path', { d: squares.join(''), fill: '#000' }),
  );
}
