// How large what can be pressed is, by what a pointer finds: a border, a margin of air that counts, a label that acts for
// its field, something that lies over it. By WCAG 2.2, 2.5.8, with its exception for what has room round it.

import { waitForFrames } from './player.mjs';

/**
 * @typedef {object} Size
 * @property {number} width at least, in CSS pixels
 * @property {number} height
 * @property {number} [apart] what is smaller needs a circle of so many pixels for itself; none: nothing makes up for it
 * @property {string} [not] a selector of what may be smaller
 */

/**
 * What is too small on a page, in words. Runs in the page.
 * @param {Size[]} sizes that targets must have
 */
function small(sizes) {
  const TARGETS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="gridcell"], [role="slider"], [tabindex="0"][role]';
  /** Rounding, and a border that a pointer does not find. */
  const SLACK = 0.75;

  /** The parent, beyond a slot and a shadow root too. @param {Element} el @returns {Element | null} */
  const above = (el) => el.assignedSlot ?? el.parentElement ?? /** @type {any} */ (el.getRootNode()).host ?? null;
  const isWithin = (/** @type {Element | null} */ el, /** @type {Element[]} */ outer) => {
    while (el && !outer.includes(el)) el = above(el);
    return !!el;
  };
  /** @param {number} x @param {number} y */
  const found = (x, y) => {
    let el = document.elementFromPoint(x, y);
    for (let inner = el; inner?.shadowRoot; el = inner) {
      inner = inner.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === el) break;
    }
    return el;
  };

  const modal = document.querySelector('dialog:modal');
  /** @type {{ el: HTMLElement, acts: Element[] }[]} */
  const targets = [];
  /** @type {(Document | ShadowRoot)[]} */
  const roots = [document];
  for (const root of roots)
    for (const one of root.querySelectorAll('*')) {
      if (one.shadowRoot) roots.push(one.shadowRoot);
      const el = /** @type {HTMLInputElement} */ (one);
      if (!el.matches(TARGETS) || (modal && !isWithin(el, [modal]))) continue;
      const isOff = el.disabled || el.closest('[inert], [aria-hidden="true"]') || el.getAttribute('tabindex') === '-1';
      const isCell = el.matches('[role="gridcell"]');
      if ((isOff && !isCell) || !el.checkVisibility({ visibilityProperty: true })) continue;
      // In a sentence it has the height of its line.
      if (getComputedStyle(el).display.startsWith('inline')) {
        let line = el.parentElement;
        while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
        const others = (line?.textContent ?? '').replace(el.textContent ?? '', '');
        if (line?.matches('p, li, dd, td, h2, h3') && /\p{L}{2}/u.test(others)) continue;
      }
      if (getComputedStyle(el).pointerEvents === 'none') continue;
      targets.push({
        el,
        acts: [el, ...(el.labels ?? []), ...(el.closest('label') ? [el.closest('label')] : [])].flatMap((a) => a ?? []),
      });
    }

  /** Whether some of it is scrolled away. @param {Element} el @param {DOMRect} box */
  const isCut = (el, box) => {
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return true;
    for (let at = above(el); at; at = above(at)) {
      if (getComputedStyle(at).overflowY === 'visible' || at === document.documentElement) continue;
      const room = at.getBoundingClientRect();
      if (box.top < room.top || box.bottom > room.bottom) return true;
    }
    return false;
  };

  /** As far as a pointer can go from the middle of a target whose size is enough for all. */
  const ENOUGH = Math.max(...sizes.flatMap(({ width, height }) => [width, height])) / 2 + 2;

  /**
   * Where a target can be pressed, as wide and as high as a pointer finds it from its middle.
   * @param {{ el: HTMLElement, acts: Element[] }} target
   * @param {{ farthest: number, step: number }} by how far the pointer goes, and in what steps
   */
  const reach = ({ el, acts }, { farthest, step }) => {
    let box = el.getBoundingClientRect();
    // A field that is not seen is pressed by its label.
    if (box.width < 2 || box.height < 2 || getComputedStyle(el).opacity === '0')
      box = acts.at(-1)?.getBoundingClientRect() ?? box;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isWithin(found(x, y), acts) || isCut(el, box)) return null;
    const far = (/** @type {number} */ dx, /** @type {number} */ dy) => {
      let n = 0;
      while (n < farthest && isWithin(found(x + dx * (n + 0.5), y + dy * (n + 0.5)), acts)) n += step;
      // The edge lies within the last step.
      return n < farthest ? Math.max(0, n - step + 0.5) : n;
    };
    const [left, right, up, down] = [far(-1, 0), far(1, 0), far(0, -1), far(0, 1)];
    return { el, x: x - left, y: y - up, width: left + right, height: up + down };
  };
  const COARSE = { farthest: ENOUGH, step: 2 };
  const FINE = { farthest: 60, step: 0.5 };

  /** @typedef {{ el: HTMLElement, x: number, y: number, width: number, height: number }} Reach */
  const isSmall = (/** @type {Reach} */ reached, /** @type {Size} */ { width, height }) =>
    reached.width < width - SLACK || reached.height < height - SLACK;
  const mayBeSmall = (/** @type {Reach} */ { el }, /** @type {Size} */ { not }) => !!not && el.matches(not);
  const isWrong = (/** @type {Reach} */ one) => sizes.some((size) => !mayBeSmall(one, size) && isSmall(one, size));

  /** @type {Map<object, Reach | null>} */
  const exact = new Map();
  const measure = (/** @type {typeof targets[number]} */ target) => {
    if (!exact.has(target)) exact.set(target, reach(target, FINE));
    return exact.get(target) ?? null;
  };
  // What is scrolled away, or lies under something, is looked at when it is seen.
  const measured = targets.flatMap((target) => {
    const roughly = reach(target, COARSE);
    return (roughly && isWrong(roughly) ? measure(target) : roughly) ?? [];
  });
  const middle = (/** @type {Reach} */ reached) => ({
    x: reached.x + reached.width / 2,
    y: reached.y + reached.height / 2,
  });
  /** How far from a point a box is. @param {{ x: number, y: number }} at @param {{ x: number, y: number, width: number, height: number }} box */
  const distance = (at, box) =>
    Math.hypot(
      Math.max(box.x - at.x, 0, at.x - box.x - box.width),
      Math.max(box.y - at.y, 0, at.y - box.y - box.height),
    );
  return sizes.flatMap((size) =>
    measured
      .filter((one) => {
        if (mayBeSmall(one, size) || !isSmall(one, size)) return false;
        if (!size.apart) return true;
        const { apart } = size;
        const at = middle(one);
        return targets.some((target) => {
          if (target.el === one.el || target.el.contains(one.el) || one.el.contains(target.el)) return false;
          // A pointer finds it at most so far beyond its box.
          if (distance(at, target.el.getBoundingClientRect()) > apart + FINE.farthest) return false;
          const other = measure(target);
          if (!other) return false;
          if (!isSmall(other, size)) return distance(at, other) < apart / 2 - SLACK;
          const there = middle(other);
          return Math.hypot(at.x - there.x, at.y - there.y) < apart - SLACK;
        });
      })
      .map(({ el, width, height }) => {
        const name = el.getAttribute('aria-label') ?? el.textContent?.trim() ?? '';
        const [first = ''] = el.classList;
        return `${el.localName}${first && `.${first}`} “${name.slice(0, 40)}”: ${width} × ${height}`;
      }),
  );
}

/**
 * What of the page is too small to be pressed, once it has come to rest.
 * @param {import("playwright-core").Page} page @param {string} what is looked at, in words
 * @param {Size[]} sizes that targets must have
 * @returns {Promise<string[]>}
 */
export async function smallTargets(page, what, sizes) {
  /** @type {string[]} */
  let found = [];
  await waitForFrames(page, 2);
  for (let same = 0, looks = 0; same < 4 && looks < 200; looks++, await waitForFrames(page, 1)) {
    const now = await page.evaluate(small, sizes);
    if (!now.length) return [];
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return found.map((one) => `${what}: ${one}`);
}
