// Runs in the page.

/**
 * The first element that matches, in the document or in any open shadow root. Must stand alone: its
 * text is sent to the browser.
 *
 * @param {string} selector
 * @returns {Element | null}
 */
export function deepQuery(selector) {
  /** @type {(Document | ShadowRoot)[]} */
  const roots = [document];
  for (let root = roots.shift(); root; root = roots.shift()) {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  return null;
}
