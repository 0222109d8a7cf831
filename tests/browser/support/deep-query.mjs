// Runs in the page: its text is sent to the browser.

/**
 * The first match in the document or in any open shadow root. Uses nothing of this module.
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
