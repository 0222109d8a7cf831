// The share panel: the deal, this position, or the whole game move by move, as a link, a QR code or text.

import { read } from '../../pkg/patience_wasm.js';
import { svg } from '../../ui/svg.js';
import { words } from '../../words/panels.js';
import { spokenPage } from '../../words/pages.js';
import { embeddingPage } from '../assets.js';
import { openDialog } from '../../ui/dialog.js';
import { button, download, h } from '../../ui/page-dom.js';
import { nameOf } from '../../engine/games.js';
import { addressOf, REPLAY } from '../../engine/links.js';
import { fragment } from '../shell/address.js';
import { qrCode, today, writeText } from './tools.js';

export { whenReady } from './tools.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {{ label: string, hint: string, link: string }} Kind what can be shared */

/** Modules that must stay light about a QR code, by its standard. */
const QUIET = 4;

/** What there is to share of a game. @param {View} view @returns {Kind[]} */
function kindsOf(view) {
  const kinds = [{ label: words.share.deal, hint: words.share.dealHint, link: view.start }];
  if (view.ply) kinds.push({ label: words.share.position, hint: words.share.positionHint(view.ply), link: view.link });
  // Who watches a replay passes it on whole.
  const watched = fragment().startsWith(REPLAY) ? fragment() : '';
  if (watched) kinds.push({ label: words.share.replay, hint: words.share.replayHint(view.plies), link: watched });
  else if (view.ply)
    kinds.push({ label: words.share.replay, hint: words.share.replayHint(view.ply), link: read(view.link).replayLink });
  return kinds;
}

/** Opens the panel for the game on the table. @param {View} view */
export function openShare(view) {
  const kinds = kindsOf(view);
  // A game that is over is a story to tell; one that has begun is rather a deal to try.
  let chosen = view.outcome === 'playing' ? kinds[0] : kinds[kinds.length - 1];
  const hint = h('p', { class: 'hint', id: 'share-hint' });
  const field = h('input', {
    type: 'text',
    readonly: true,
    class: 'field share-link',
    'aria-label': words.share.link,
    onfocus: () => field.select(),
  });
  const said = h('p', { class: 'said', role: 'status' });
  const qr = h('div', { class: 'qr' });
  const embed = h('a', { class: 'button' }, words.share.embed);

  const choose = (/** @type {Kind} */ kind) => {
    chosen = kind;
    hint.textContent = kind.hint;
    field.value = addressOf(kind.link);
    embed.href = new URL(`#${kind.link}`, spokenPage(embeddingPage.href)).href;
    said.replaceChildren();
    qr.replaceChildren(drawQr(field.value));
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      said.replaceChildren(words.share.copied, h('span', { class: 'copied', translate: 'no' }, field.value));
    } catch {
      said.textContent = words.share.noCopy;
      field.focus();
      field.select();
    }
  };
  const send = async () => {
    try {
      await navigator.share({
        title: words.share.sent(nameOf(view.game), view.deal, chosen.label),
        url: field.value,
      });
    } catch (error) {
      // The player may close the system's sheet: that is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink();
    }
  };
  const acts = h(
    'div',
    { class: 'acts' },
    button(words.share.copy, () => void copyLink(), 'button primary'),
  );
  if (typeof navigator.share === 'function') acts.append(button(words.share.send, () => void send()));
  acts.append(embed);

  choose(chosen);
  openDialog(words.share.title, 'share', [
    h(
      'div',
      { class: 'share-grid' },
      h('div', { class: 'share-left' }, kinds.length > 1 ? radios(kinds, chosen, choose) : '', hint, field, acts, said),
      qr,
    ),
    view.ply ? textRow(view, said) : '',
  ]);
}

/** @param {Kind[]} kinds @param {Kind} chosen @param {(kind: Kind) => void} choose */
function radios(kinds, chosen, choose) {
  const set = h('fieldset', { class: 'segments' }, h('legend', { class: 'unseen' }, words.share.what));
  for (const kind of kinds) {
    const input = h('input', {
      type: 'radio',
      name: 'share-kind',
      checked: kind === chosen,
      'aria-describedby': 'share-hint',
      onchange: () => choose(kind),
    });
    set.append(h('label', {}, input, h('span', {}, kind.label)));
  }
  return set;
}

/** @param {View} view @param {HTMLElement} said */
function textRow(view, said) {
  const text = () => writeText(view.link, today());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      said.textContent = words.share.textCopied;
    } catch {
      said.textContent = words.share.noTextCopy;
    }
  };
  const save = () => download(`${view.game}-${view.deal ?? 'own-cards'}.txt`, text(), 'text/plain;charset=utf-8');
  return h(
    'section',
    { class: 'share-text' },
    h('h3', { class: 'label' }, words.share.asText),
    h(
      'div',
      { class: 'acts' },
      button(words.share.copyText, () => void copy()),
      button(words.share.saveText, save),
    ),
  );
}

/** A QR code as a drawing, dark on light whatever the page's colours. @param {string} text */
function drawQr(text) {
  try {
    const { side, modules } = qrCode(text);
    const whole = side + 2 * QUIET;
    let path = '';
    for (const { index, 0: run } of modules.matchAll(/1+/g)) {
      // A run may go on in the next row.
      for (let at = index; at < index + run.length;) {
        const length = Math.min(index + run.length - at, side - (at % side));
        path += `M${at % side} ${Math.floor(at / side)}h${length}v1h-${length}z`;
        at += length;
      }
    }
    return svg(
      'svg',
      {
        viewBox: `${-QUIET} ${-QUIET} ${whole} ${whole}`,
        role: 'img',
        'aria-label': words.share.qr,
        'shape-rendering': 'crispEdges',
      },
      svg('rect', { x: -QUIET, y: -QUIET, width: whole, height: whole, fill: '#fff' }),
      svg('path', { d: path, fill: '#000' }),
    );
  } catch {
    return h('p', { class: 'hint' }, words.share.noQr);
  }
}
