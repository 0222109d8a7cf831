// A minimal DOM in Node that serialises to HTML: as much as the modules of the rules use, without events, style or layout.

const VOID = ['br', 'img', 'input', 'link', 'meta'];
/** Elements of SVG without content. */
const EMPTY = ['path', 'rect', 'circle'];

/** @param {string} text */
export const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

class HtmlElement {
  /** @type {Map<string, string>} */
  #attributes = new Map();
  /** @type {(HtmlElement | string)[]} */
  #children = [];

  /** @param {string} tag */
  constructor(tag) {
    this.tag = tag;
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.#attributes.set(name, String(value));
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.#attributes.delete(name);
  }

  /** @param {string} name */
  set className(name) {
    this.setAttribute('class', name);
  }

  /** @param {...(HtmlElement | string)} children */
  append(...children) {
    this.#children.push(...children);
  }

  /** @param {string} text */
  set textContent(text) {
    this.#children = [text];
  }

  get childElementCount() {
    return this.#children.filter((child) => child instanceof HtmlElement).length;
  }

  addEventListener() {
    // Static HTML has no events.
  }

  /** @returns {HtmlElement} */
  cloneNode() {
    const copy = new HtmlElement(this.tag);
    for (const [name, value] of this.#attributes) copy.setAttribute(name, value);
    copy.append(...this.#children);
    return copy;
  }

  /** @returns {string} */
  toString() {
    const attributes = [...this.#attributes]
      .filter(([name, value]) => name !== 'class' || value)
      .map(([name, value]) => (value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escape(value)}"`))
      .join('');
    if (VOID.includes(this.tag)) return `<${this.tag}${attributes}>`;
    if (EMPTY.includes(this.tag)) return `<${this.tag}${attributes}></${this.tag}>`;
    const content = this.#children.map((child) => (typeof child === 'string' ? escape(child) : String(child)));
    return `<${this.tag}${attributes}>${content.join('')}</${this.tag}>`;
  }
}

const htmlDocument = {
  createElement: (/** @type {string} */ tag) => new HtmlElement(tag),
  createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => new HtmlElement(tag),
};

/**
 * Replaces the global document while `make` builds elements, and serialises them.
 * @param {(tools: { link: (to: string, text: string, className: string) => any }) => any[]} make
 */
export function renderToHtml(make) {
  const globals = /** @type {{ document?: unknown }} */ (globalThis);
  const before = globals.document;
  globals.document = htmlDocument;
  try {
    const link = (/** @type {string} */ to, /** @type {string} */ text, /** @type {string} */ className) => {
      const anchor = htmlDocument.createElement('a');
      anchor.setAttribute('href', to);
      anchor.className = className;
      anchor.append(text);
      return anchor;
    };
    return make({ link }).map(String).join('\n');
  } finally {
    globals.document = before;
  }
}
