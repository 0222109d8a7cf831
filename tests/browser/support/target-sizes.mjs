// Finds targets that are too small (WCAG 2.2, 2.5.8, with the exception for spacing). Sizes are measured by hit testing, so
// that borders, hit areas in margins, labels and covering elements count.

import { waitForFrames } from './table-state.mjs';

/**
 * @typedef {object} Size
 * @property {number} width minimum, in CSS pixels
 * @property {number} height
 * @property {number} [spacing] diameter of the free circle that a smaller target needs; unset: no exception
 * @property {string} [exempt] selector of targets that may be smaller
 */

/**
 * Finds the targets of a page that are too small, in words. Runs in the page.
 * @param {Size[]} sizes minimum sizes
 */
function findSmallTargets(sizes) {
  const TARGETS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="gridcell"], [role="slider"], [tabindex="0"][role]';
  /** For rounding, and borders that hit testing misses. */
  const SLACK = 0.75;

  /** The parent in the flat tree. @param {Element} el @returns {Element | null} */
  const parentOf = (el) => el.assignedSlot ?? el.parentElement ?? /** @type {any} */ (el.getRootNode()).host ?? null;
  const isWithin = (/** @type {Element | null} */ el, /** @type {Element[]} */ outer) => {
    while (el && !outer.includes(el)) el = parentOf(el);
    return !!el;
  };
  /**
   * The innermost element at a point. Asking the root of a target saves the hit tests of the roots around it: elements outside
   * are returned as they are.
   * @param {DocumentOrShadowRoot} root @param {number} x @param {number} y
   */
  const elementAt = (root, x, y) => {
    let el = root.elementFromPoint(x, y);
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
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      const el = /** @type {HTMLInputElement} */ (element);
      if (!el.matches(TARGETS) || (modal && !isWithin(el, [modal]))) continue;
      const isDisabled =
        el.disabled || el.closest('[inert], [aria-hidden="true"]') || el.getAttribute('tabindex') === '-1';
      const isCell = el.matches('[role="gridcell"]');
      if ((isDisabled && !isCell) || !el.checkVisibility({ visibilityProperty: true })) continue;
      // A link in a sentence has the height of its line (2.5.8, inline).
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

  /** True if a part is scrolled away. @param {Element} el @param {DOMRect} box */
  const isScrolledAway = (el, box) => {
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return true;
    for (let at = parentOf(el); at; at = parentOf(at)) {
      if (getComputedStyle(at).overflowY === 'visible' || at === document.documentElement) continue;
      const bounds = at.getBoundingClientRect();
      if (box.top < bounds.top || box.bottom > bounds.bottom) return true;
    }
    return false;
  };

  /** Distances at which hit tests show that a target is large enough, with one between. */
  const ENOUGH = [6, ...sizes.flatMap(({ width, height }) => [width, height].map((side) => (side - SLACK) / 2))].sort(
    (a, b) => a - b,
  );
  /** The largest of these distances without a gap. @param {(distance: number) => boolean} isHit */
  const coarseDistance = (isHit) => {
    const missed = ENOUGH.findIndex((distance) => !isHit(distance));
    return ENOUGH[(missed < 0 ? ENOUGH.length : missed) - 1] ?? 0;
  };
  const FARTHEST = 60;
  const [STRIDE, STEP] = [2, 0.5];
  /** The distance of the edge, in steps. @param {(distance: number) => boolean} isHit */
  const exactDistance = (isHit) => {
    let n = 0;
    while (n < FARTHEST && isHit(n + STEP)) n += STRIDE;
    // The edge lies within the last stride.
    const missed = n;
    for (n = Math.max(0, n - STRIDE + STEP); n < missed && isHit(n + STEP);) n += STEP;
    return n;
  };

  /**
   * Measures the area of a target by hit tests from its middle outwards.
   * @param {{ el: HTMLElement, acts: Element[] }} target
   * @param {(isHit: (distance: number) => boolean) => number} reach
   */
  const measureReach = ({ el, acts }, reach) => {
    const root = /** @type {Document | ShadowRoot} */ (el.getRootNode());
    let box = el.getBoundingClientRect();
    // A hidden field is pressed by its label.
    if (box.width < 2 || box.height < 2 || getComputedStyle(el).opacity === '0')
      box = acts.at(-1)?.getBoundingClientRect() ?? box;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isWithin(elementAt(root, x, y), acts) || isScrolledAway(el, box)) return null;
    const far = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      reach((distance) => isWithin(elementAt(root, x + dx * distance, y + dy * distance), acts));
    const [left, right, up, down] = [far(-1, 0), far(1, 0), far(0, -1), far(0, 1)];
    return { el, x: x - left, y: y - up, width: left + right, height: up + down };
  };

  /** @typedef {{ el: HTMLElement, x: number, y: number, width: number, height: number }} Reach */
  const isSmall = (/** @type {Reach} */ reached, /** @type {Size} */ { width, height }) =>
    reached.width < width - SLACK || reached.height < height - SLACK;
  const isExempt = (/** @type {Reach} */ { el }, /** @type {Size} */ { exempt }) => !!exempt && el.matches(exempt);
  const isSuspect = (/** @type {Reach} */ reached) =>
    sizes.some((size) => !isExempt(reached, size) && isSmall(reached, size));

  /** @type {Map<object, Reach | null>} */
  const exactReaches = new Map();
  const exactReach = (/** @type {typeof targets[number]} */ target) => {
    if (!exactReaches.has(target)) exactReaches.set(target, measureReach(target, exactDistance));
    return exactReaches.get(target) ?? null;
  };
  // Targets that are scrolled away or covered are not measured.
  const measured = targets.flatMap((target) => {
    const coarse = measureReach(target, coarseDistance);
    return (coarse && isSuspect(coarse) ? exactReach(target) : coarse) ?? [];
  });
  const middle = (/** @type {Reach} */ reached) => ({
    x: reached.x + reached.width / 2,
    y: reached.y + reached.height / 2,
  });
  /** The distance of a box from a point. @param {{ x: number, y: number }} at @param {{ x: number, y: number, width: number, height: number }} box */
  const distance = (at, box) =>
    Math.hypot(
      Math.max(box.x - at.x, 0, at.x - box.x - box.width),
      Math.max(box.y - at.y, 0, at.y - box.y - box.height),
    );
  return sizes.flatMap((size) =>
    measured
      .filter((reached) => {
        if (isExempt(reached, size) || !isSmall(reached, size)) return false;
        if (!size.spacing) return true;
        const { spacing } = size;
        const at = middle(reached);
        return targets.some((target) => {
          if (target.el === reached.el || target.el.contains(reached.el) || reached.el.contains(target.el))
            return false;
          // A hit area extends at most this far beyond its box.
          if (distance(at, target.el.getBoundingClientRect()) > spacing + FARTHEST) return false;
          const other = exactReach(target);
          if (!other) return false;
          if (!isSmall(other, size)) return distance(at, other) < spacing / 2 - SLACK;
          const otherMiddle = middle(other);
          return Math.hypot(at.x - otherMiddle.x, at.y - otherMiddle.y) < spacing - SLACK;
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
 * Finds targets that are too small, once the result has stayed the same for four frames.
 * @param {import("playwright-core").Page} page @param {string} what the inspected state, in words
 * @param {Size[]} sizes minimum sizes
 * @returns {Promise<string[]>}
 */
export async function smallTargets(page, what, sizes) {
  /** @type {string[]} */
  let found = [];
  await waitForFrames(page, 2);
  for (let same = 0, tries = 0; same < 4 && tries < 200; tries++, await waitForFrames(page, 1)) {
    const now = await page.evaluate(findSmallTargets, sizes);
    if (!now.length) return [];
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return found.map((target) => `${what}: ${target}`);
}
