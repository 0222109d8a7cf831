// How large what can be pressed is, by what a pointer finds: a border, a margin of air that counts, a label that acts for
// its field, something that lies over it. By WCAG 2.2, 2.5.8, with its exception for what has room round it.

import { frames } from './player.mjs';

/**
 * What is too small on a page, in words. Runs in the page.
 * @param {{ width: number, height: number, apart: number, not: string }} wanted `width`, `height`: at least, in CSS pixels; `apart`: what is
 *   smaller needs a circle of so many pixels for itself, 0: nothing makes up for it; `not`: a selector of what is not looked at
 */
function small({ width, height, apart, not }) {
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
      if (!el.matches(TARGETS) || (not && el.matches(not)) || (modal && !isWithin(el, [modal]))) continue;
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

  /** Where a target can be pressed, as wide and as high as a pointer finds it from its middle. @param {HTMLElement} el @param {Element[]} acts */
  const reach = (el, acts) => {
    let box = el.getBoundingClientRect();
    // A field that is not seen is pressed by its label.
    if (box.width < 2 || box.height < 2 || getComputedStyle(el).opacity === '0')
      box = acts.at(-1)?.getBoundingClientRect() ?? box;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isWithin(found(x, y), acts) || isCut(el, box)) return null;
    const far = (/** @type {number} */ dx, /** @type {number} */ dy) => {
      let n = 0;
      while (n < 60 && isWithin(found(x + dx * (n + 0.5), y + dy * (n + 0.5)), acts)) n += 0.5;
      return n;
    };
    const [left, right, up, down] = [far(-1, 0), far(1, 0), far(0, -1), far(0, 1)];
    return { x: x - left, y: y - up, width: left + right, height: up + down };
  };

  /** @type {{ el: HTMLElement, rect: { x: number, y: number, width: number, height: number } }[]} */
  const measured = [];
  for (const { el, acts } of targets) {
    const rect = reach(el, acts);
    // What is scrolled away, or lies under something, is looked at when it is seen.
    if (rect) measured.push({ el, rect });
  }
  const isSmall = (/** @type {{ width: number, height: number }} */ rect) =>
    rect.width < width - SLACK || rect.height < height - SLACK;
  const middle = (/** @type {{ x: number, y: number, width: number, height: number }} */ rect) => ({
    x: rect.x + rect.width / 2,
    y: rect.y + rect.height / 2,
  });
  return measured
    .filter((one) => {
      if (!isSmall(one.rect)) return false;
      if (!apart) return true;
      const at = middle(one.rect);
      return measured.some((other) => {
        if (other === one || other.el.contains(one.el) || one.el.contains(other.el)) return false;
        if (isSmall(other.rect)) {
          const there = middle(other.rect);
          return Math.hypot(at.x - there.x, at.y - there.y) < apart - SLACK;
        }
        const { rect } = other;
        const across = Math.max(rect.x - at.x, 0, at.x - rect.x - rect.width);
        const down = Math.max(rect.y - at.y, 0, at.y - rect.y - rect.height);
        return Math.hypot(across, down) < apart / 2 - SLACK;
      });
    })
    .map(({ el, rect }) => {
      const name = el.getAttribute('aria-label') ?? el.textContent?.trim() ?? '';
      const [first = ''] = el.classList;
      return `${el.localName}${first && `.${first}`} “${name.slice(0, 40)}”: ${rect.width} × ${rect.height}`;
    });
}

/**
 * What of the page is too small to be pressed, once it has come to rest.
 * @param {import("playwright-core").Page} page @param {string} what is looked at, in words
 * @param {{ width: number, height: number, apart?: number, not?: string }} wanted
 * @returns {Promise<string[]>}
 */
export async function smallTargets(page, what, { width, height, apart = 0, not = '' }) {
  /** @type {string[]} */
  let found = [];
  await frames(page, 2);
  for (let same = 0, looks = 0; same < 4 && looks < 200; looks++, await frames(page, 1)) {
    const now = await page.evaluate(small, { width, height, apart, not });
    if (!now.length) return [];
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return found.map((one) => `${what}: ${one}`);
}
