// Finds faults in the texts of a page: text from no catalogue (in the pseudo-language), text that is clipped, overflows or
// overlaps, and text of the wrong language or direction.

import assert from 'node:assert/strict';
import { waitForFrames } from './table-state.mjs';
import { until } from './until.mjs';

/**
 * Finds faults in all texts of the page, in the document and in shadow roots. Runs in the page.
 * @param {{ english: string, lang: string, dir: string, mayBreak: boolean }} options as of `findTextFaults`
 * @returns {string[]} the faults, in words
 */
function findFaults({ english, lang: wanted, dir: direction, mayBreak }) {
  /** @type {string[]} */
  const found = [];
  const CODE = /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/g;
  const shorten = (/** @type {string} */ text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

  /** The part of a text outside the brackets of the pseudo-language, without deal codes. @param {string} text */
  const outsideBrackets = (text) => {
    let outside = text.replace(CODE, '');
    for (let before = ''; before !== outside;) outside = (before = outside).replace(/⟦[^⟦⟧]*⟧/g, '');
    return outside;
  };
  /** True if a text is in the language of the page; numbers and signs are in all. @param {string} text */
  const isInLanguage = (text) => wanted !== 'x-pseudo' || !/[\p{L}⟦⟧]/u.test(outsideBrackets(text));

  /** The parent in the flat tree. @param {Element} el @returns {Element | null} */
  const parentOf = (el) => el.assignedSlot ?? el.parentElement ?? /** @type {any} */ (el.getRootNode()).host ?? null;
  /** @param {Element | null} el @param {(el: Element) => boolean} is */
  const closest = (el, is) => {
    while (el && !is(el)) el = parentOf(el);
    return el;
  };
  /** @param {Element} el */
  const isEnglish = (el) => !!english && !!closest(el, (ancestor) => ancestor.matches(english));
  /** @param {Element} el */
  const isUntranslated = (el) =>
    isEnglish(el) || !!closest(el, (ancestor) => ancestor.getAttribute('translate') === 'no');
  /** @param {Element} el */
  const isForScreenReaders = (el) => !!closest(el, (ancestor) => getComputedStyle(ancestor).clipPath !== 'none');
  const isVisible = (/** @type {Element} */ el) => el.checkVisibility({ visibilityProperty: true });
  const name = (/** @type {Element} */ el) => {
    const [first = ''] = el.classList;
    return `${el.localName}${first && `.${first}`}`;
  };

  const page = document.documentElement;
  if (page.lang !== wanted || (page.dir || 'ltr') !== direction)
    found.push(`the page has lang ${page.lang}, dir ${page.dir}`);
  if (page.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${page.scrollWidth} in ${innerWidth}`);
  if (!english && !isInLanguage(document.title)) found.push(`the title: “${document.title}”`);

  /** @type {{ text: string, el: Element, rects: DOMRect[], layer: Element | null }[]} */
  const texts = [];
  /** @type {(Document | ShadowRoot)[]} */
  const roots = [document];
  for (const root of roots) {
    for (const el of root.querySelectorAll('*')) {
      if (el.shadowRoot) roots.push(el.shadowRoot);
      if (!isVisible(el) || el.closest('head, script, style') || isEnglish(el)) continue;
      const [lang, dir] = [el.getAttribute('lang'), el.getAttribute('dir')];
      if (el.matches('.shell') && (lang !== wanted || dir !== direction))
        found.push(`the table has lang ${lang}, dir ${dir}`);
      for (const attribute of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
        const text = el.getAttribute(attribute);
        if (text && !isInLanguage(text)) found.push(`${attribute} of ${name(el)}: “${shorten(text)}”`);
        // Codes and notation run from left to right in every language.
        const isForeign = wanted === 'ar' && /\p{L}/u.test(text ?? '') && !/\p{Script=Arabic}/u.test(text ?? '');
        if (attribute === 'placeholder' && isForeign && getComputedStyle(el).direction === 'rtl')
          found.push(`${name(el)} shows “${shorten(text ?? '')}” from right to left`);
      }
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const el = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !el || el.closest('head, script, style, noscript, textarea') || !isVisible(el)) continue;
      if (!isUntranslated(el) && !isInLanguage(text)) found.push(`${name(el)}: “${shorten(text)}”`);
      // Content with content-visibility far from the viewport has no layout yet.
      if (el.closest('option') || isForScreenReaders(el) || !el.checkVisibility({ contentVisibilityAuto: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      // A foot with buttons rises over the lower edge of the board; layout.test limits that.
      const layer = closest(el, (ancestor) =>
        ancestor.matches(
          'dialog, .popover, .callout, .refusal, .move-list, .notice, .fold, .skip, [data-mode="phone"] > .is-offering',
        ),
      );
      texts.push({ text, el, rects, layer });
    }
    // The mark of a foundation's next card is drawn: no text of a label may overlap it.
    for (const el of root.querySelectorAll('.pile-label.under .rank-mark'))
      if (isVisible(el) && wanted !== 'x-pseudo')
        texts.push({ text: 'next card', el, rects: [el.getBoundingClientRect()], layer: null });
  }

  // No text is clipped.
  for (const entry of texts) {
    const { text, el, rects } = entry;
    /** @type {Set<string>} */
    const faults = new Set();
    entry.rects = rects.filter((rect) => {
      // Only wide tables, code and a magnified table may scroll sideways.
      if (el.closest('pre, .wide, .is-magnified')) return true;
      if (rect.left < -1 || rect.right > innerWidth + 1) faults.add('leaves the window');
      // A line box is higher than its letters.
      const slack = rect.height * 0.25;
      let scrolled = false;
      for (let at = /** @type {Element | null} */ (el); at && at !== page; at = parentOf(at)) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isButton = at.matches('button, .button, .segments span');
        if (at.matches('pre, .wide')) break;
        // Wholly hidden figures are left out on purpose, not clipped.
        const isHidden = overflowY === 'hidden' && (rect.bottom <= box.top + slack || rect.top >= box.bottom - slack);
        if (isHidden && at.matches('.counters')) return false;
        if ((overflowX !== 'visible' || isButton) && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5))
          faults.add(`${isButton ? 'runs out of' : 'is cut by'} ${name(at)} sideways`);
        if (overflowY === 'auto' || overflowY === 'scroll') {
          scrolled = true;
          // Scrolled away.
          if (rect.top < box.top - 1 || rect.bottom > box.bottom + 1) return false;
        }
        if (!scrolled && (overflowY !== 'visible' || isButton))
          if (rect.top < box.top - slack || rect.bottom > box.bottom + slack)
            faults.add(`${isButton ? 'runs out of' : 'is cut by'} ${name(at)} in height`);
        if (position === 'fixed') break;
      }
      return true;
    });
    const { textOverflow } = getComputedStyle(el);
    if (textOverflow === 'ellipsis' && el.scrollWidth > el.clientWidth + 1 && el.clientWidth)
      faults.add('ends in dots');
    const isBroken = new Set(rects.map(({ top }) => Math.round(top))).size > 1;
    if (isBroken && !mayBreak && /^[\p{L}\p{M}]+$/u.test(text)) faults.add('is broken within a word');
    for (const fault of faults) found.push(`${name(el)} “${shorten(text)}” ${fault}`);
  }
  for (const el of document.querySelectorAll('dialog[open], dialog[open] .dialog-body, .notice-box'))
    if (el.scrollWidth > el.clientWidth + 1)
      found.push(`${name(el)} scrolls sideways: ${el.scrollWidth} in ${el.clientWidth}`);

  const modal = document.querySelector('dialog:modal');
  const notice = document.querySelector('.notice-box');
  if (modal && notice && !modal.contains(notice)) found.push(`“${shorten(notice.textContent)}” is behind a dialog`);

  // No text overlaps another of its layer.
  const visible = texts.filter(({ layer }) => !modal || layer === modal);
  visible.forEach((entry, n) => {
    for (const other of visible.slice(n + 1)) {
      if (entry.layer !== other.layer || entry.el === other.el) continue;
      for (const a of entry.rects)
        for (const b of other.rects) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 1.5 && down > Math.min(a.height, b.height) * 0.5)
            found.push(
              `${name(entry.el)} “${shorten(entry.text)}” lies over ${name(other.el)} “${shorten(other.text)}”`,
            );
        }
    }
  });
  return [...new Set(found)];
}

/**
 * Finds faults in the texts of a page, once they have stayed the same for eight frames.
 * @param {import("playwright-core").Page} page @param {string} what the inspected state, in words
 * @param {{ english?: string, lang?: string, dir?: string, mayBreak?: boolean }} [options]
 *   `english`: a selector of the parts that are in English and say so; `lang`, `dir`: instead of the pseudo-language, the
 *   only one whose sentences can be told from others; `mayBreak`: allows line breaks within words, as for the long words of
 *   the pseudo-language
 * @returns {Promise<string[]>} the faults, in words
 */
export async function findTextFaults(
  page,
  what,
  { english = '', lang = 'x-pseudo', dir = 'rtl', mayBreak = lang === 'x-pseudo' } = {},
) {
  /** @type {string[]} */
  let found = [];
  // Resize observers run in the first frame, and their layout is in the second.
  await waitForFrames(page, 2);
  for (let same = 0, tries = 0; same < 8 && tries < 400; tries++, await waitForFrames(page, 1)) {
    const now = await page.evaluate(findFaults, { english, lang, dir, mayBreak });
    if (!now.length) return [];
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return [`${what}:`, ...found.map((fault) => `  ${fault}`)];
}

/** Resizes the window and waits until the page has the new size. @param {import("playwright-core").Page} page @param {number} width @param {number} height */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await until(() => page.evaluate((wide) => innerWidth === wide, width), { what: `a window of ${width} px` });
}

/** @param {string[]} found */
export const assertNoFaults = (found) => assert.equal(found.join('\n'), '');
