// What is wrong with the words of a page that speaks the pseudo-language: sentences that are in no catalogue, words that
// are cut, that run out of what they stand in or over each other, whatever is written in another direction.

import assert from 'node:assert/strict';
import { waitForFrames } from './player.mjs';
import { until } from './until.mjs';

/**
 * Everything that is read or heard on the page, in the document and in shadow roots. Runs in the page.
 * @param {{ english: string, lang: string, dir: string, mayBreak: boolean }} kept what of the page is in English, and says so; what it speaks
 * @returns {string[]} what is wrong with it
 */
function faults({ english, lang: wanted, dir: direction, mayBreak }) {
  /** @type {string[]} */
  const found = [];
  const CODE = /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/g;
  const brief = (/** @type {string} */ text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

  /** What of a text is in no brackets, with the codes of deals left out. @param {string} text */
  const bare = (text) => {
    let rest = text.replace(CODE, '');
    for (let before = ''; before !== rest;) rest = (before = rest).replace(/⟦[^⟦⟧]*⟧/g, '');
    return rest;
  };
  /** Whether a text is in the language of the page: numbers and signs are in any. @param {string} text */
  const isSaid = (text) => wanted !== 'x-pseudo' || !/[\p{L}⟦⟧]/u.test(bare(text));

  /** The parent, beyond a slot and a shadow root too. @param {Element} el @returns {Element | null} */
  const above = (el) => el.assignedSlot ?? el.parentElement ?? /** @type {any} */ (el.getRootNode()).host ?? null;
  /** @param {Element | null} el @param {(el: Element) => boolean} is */
  const closest = (el, is) => {
    while (el && !is(el)) el = above(el);
    return el;
  };
  /** Whether it says of itself that it is in English. @param {Element} el */
  const isEnglish = (el) => !!english && !!closest(el, (one) => one.matches(english));
  /** Whether it says of itself that it is the same in every language. @param {Element} el */
  const isKept = (el) => isEnglish(el) || !!closest(el, (one) => one.getAttribute('translate') === 'no');
  /** Whether it is for the ear only. @param {Element} el */
  const isUnseen = (el) => !!closest(el, (one) => getComputedStyle(one).clipPath !== 'none');
  const isThere = (/** @type {Element} */ el) => el.checkVisibility({ visibilityProperty: true });
  const name = (/** @type {Element} */ el) => {
    const [first = ''] = el.classList;
    return `${el.localName}${first && `.${first}`}`;
  };

  const page = document.documentElement;
  if (page.lang !== wanted || (page.dir || 'ltr') !== direction)
    found.push(`the page is said to be ${page.lang}, ${page.dir}`);
  if (page.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${page.scrollWidth} in ${innerWidth}`);
  if (!english && !isSaid(document.title)) found.push(`the title: “${document.title}”`);

  /** @type {{ text: string, el: Element, rects: DOMRect[], layer: Element | null }[]} */
  const written = [];
  /** @type {(Document | ShadowRoot)[]} */
  const roots = [document];
  for (const root of roots) {
    for (const el of root.querySelectorAll('*')) {
      if (el.shadowRoot) roots.push(el.shadowRoot);
      if (!isThere(el) || el.closest('head, script, style') || isEnglish(el)) continue;
      const [lang, dir] = [el.getAttribute('lang'), el.getAttribute('dir')];
      if (el.matches('.room') && (lang !== wanted || dir !== direction))
        found.push(`the table is said to be ${lang}, ${dir}`);
      for (const attribute of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
        const text = el.getAttribute(attribute);
        if (text && !isSaid(text)) found.push(`${attribute} of ${name(el)}: “${brief(text)}”`);
        // Codes and notation are written from left to right in every language.
        const isForeign = wanted === 'ar' && /\p{L}/u.test(text ?? '') && !/\p{Script=Arabic}/u.test(text ?? '');
        if (attribute === 'placeholder' && isForeign && getComputedStyle(el).direction === 'rtl')
          found.push(`${name(el)} shows “${brief(text ?? '')}” from right to left`);
      }
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const el = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !el || el.closest('head, script, style, noscript, textarea') || !isThere(el)) continue;
      if (!isKept(el) && !isSaid(text)) found.push(`${name(el)}: “${brief(text)}”`);
      // What is far from being seen has no place yet.
      if (el.closest('option') || isUnseen(el) || !el.checkVisibility({ contentVisibilityAuto: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const layer = closest(el, (one) =>
        one.matches('dialog, .look, .lesson, .refusal, .move-list, .notice, .fold, .skip'),
      );
      written.push({ text, el, rects, layer });
    }
    // What a foundation wants is drawn: no word of a language runs over it.
    for (const el of root.querySelectorAll('.note.under .rank-mark'))
      if (isThere(el) && wanted !== 'x-pseudo')
        written.push({ text: 'what is wanted', el, rects: [el.getBoundingClientRect()], layer: null });
  }

  // What is seen of a text is the whole of it.
  for (const one of written) {
    const { text, el, rects } = one;
    /** @type {Set<string>} */
    const said = new Set();
    one.rects = rects.filter((rect) => {
      // Whoever scrolls sees the rest, but not sideways, unless it is a table of figures, code or a magnified table.
      if (el.closest('pre, .wide, .is-magnified')) return true;
      if (rect.left < -1 || rect.right > innerWidth + 1) said.add('leaves the window');
      // A line is higher than its letters.
      const slack = rect.height * 0.25;
      let scrolled = false;
      for (let at = /** @type {Element | null} */ (el); at && at !== page; at = above(at)) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isButton = at.matches('button, .button, .segments span');
        if (at.matches('pre, .wide')) break;
        // What has no room and is not seen at all is left out, not cut.
        const isHidden = overflowY === 'hidden' && (rect.bottom <= box.top + slack || rect.top >= box.bottom - slack);
        if (isHidden && at.matches('.figures')) return false;
        if ((overflowX !== 'visible' || isButton) && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5))
          said.add(`${isButton ? 'runs out of' : 'is cut by'} ${name(at)} sideways`);
        if (overflowY === 'auto' || overflowY === 'scroll') {
          scrolled = true;
          // What is scrolled away lies under what stays.
          if (rect.top < box.top - 1 || rect.bottom > box.bottom + 1) return false;
        }
        if (!scrolled && (overflowY !== 'visible' || isButton))
          if (rect.top < box.top - slack || rect.bottom > box.bottom + slack)
            said.add(`${isButton ? 'runs out of' : 'is cut by'} ${name(at)} in height`);
        if (position === 'fixed') break;
      }
      return true;
    });
    const { textOverflow } = getComputedStyle(el);
    if (textOverflow === 'ellipsis' && el.scrollWidth > el.clientWidth + 1 && el.clientWidth) said.add('ends in dots');
    const isBroken = new Set(rects.map(({ top }) => Math.round(top))).size > 1;
    if (isBroken && !mayBreak && /^[\p{L}\p{M}]+$/u.test(text)) said.add('is broken within the word');
    for (const what of said) found.push(`${name(el)} “${brief(text)}” ${what}`);
  }
  for (const el of document.querySelectorAll('dialog[open], dialog[open] .dialog-body, .notice-box'))
    if (el.scrollWidth > el.clientWidth + 1)
      found.push(`${name(el)} scrolls sideways: ${el.scrollWidth} in ${el.clientWidth}`);

  const modal = document.querySelector('dialog:modal');
  const notice = document.querySelector('.notice-box');
  if (modal && notice && !modal.contains(notice)) found.push(`“${brief(notice.textContent)}” is said behind a dialog`);

  // No text is written over another one of the same layer.
  const seen = written.filter(({ layer }) => !modal || layer === modal);
  seen.forEach((one, n) => {
    for (const other of seen.slice(n + 1)) {
      if (one.layer !== other.layer || one.el === other.el) continue;
      for (const a of one.rects)
        for (const b of other.rects) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 1.5 && down > Math.min(a.height, b.height) * 0.5)
            found.push(`${name(one.el)} “${brief(one.text)}” lies over ${name(other.el)} “${brief(other.text)}”`);
        }
    }
  });
  return [...new Set(found)];
}

/**
 * Looks until nothing is wrong with the words, or what is wrong stays so.
 * @param {import("playwright-core").Page} page @param {string} what is looked at, in words
 * @param {{ english?: string, lang?: string, dir?: string, mayBreak?: boolean }} [options] `english`: a selector of what of
 *   the page is in English, and says so; `lang`, `dir`: another language than the pseudo one, whose sentences cannot be told
 *   from others; `mayBreak`: whether a word may go on in the next line, as those of the pseudo-language, longer than any
 * @returns {Promise<string[]>} what is wrong
 */
export async function wordFaults(
  page,
  what,
  { english = '', lang = 'x-pseudo', dir = 'rtl', mayBreak = lang === 'x-pseudo' } = {},
) {
  /** @type {string[]} */
  let found = [];
  // What is told of a size in one frame takes its own in the next.
  await waitForFrames(page, 2);
  // The same faults in so many pictures that follow each other are no longer on their way to being mended.
  for (let same = 0, looks = 0; same < 8 && looks < 400; looks++, await waitForFrames(page, 1)) {
    const now = await page.evaluate(faults, { english, lang, dir, mayBreak });
    if (!now.length) return [];
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return [`${what}:`, ...found.map((fault) => `  ${fault}`)];
}

/** Gives the window another size, until what is in it has followed. @param {import("playwright-core").Page} page @param {number} width @param {number} height */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await until(() => page.evaluate((wide) => innerWidth === wide, width), { what: `a window of ${width} px` });
}

/** @param {string[]} found */
export const assertNone = (found) => assert.equal(found.join('\n'), '');
