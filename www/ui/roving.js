// Roving tabindex: a group has one tab stop, and the arrow keys move the focus within it.

/**
 * @param {HTMLElement} group @param {() => (HTMLElement | null)[]} items of the group that are focusable now; null: a gap
 * @param {number} [down] items that the arrow down moves on: the length of a row in a grid, -1 in a list from the bottom up
 */
export function addRovingFocus(group, items, down = 1) {
  group.addEventListener('keydown', (event) => {
    const all = items();
    const current = all.indexOf(/** @type {HTMLElement} */ (event.target));
    if (current < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const right = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
    /** Where a key begins, and its step over gaps. @type {Record<string, [number, number]>} */
    const steps = {
      ArrowLeft: [current - right, -right],
      ArrowRight: [current + right, right],
      ArrowUp: [current - down, -down],
      ArrowDown: [current + down, down],
      Home: [0, 1],
      End: [all.length - 1, -1],
    };
    let [to, step] = steps[event.key] ?? [current, 0];
    while (all[to] === null) to += step;
    const next = all[to];
    if (!next || to === current) return;
    event.preventDefault();
    for (const item of all) if (item) item.tabIndex = item === next ? 0 : -1;
    next.focus();
  });
}
