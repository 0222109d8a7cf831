// A document that is only written: as much of the DOM as the rules are made with, and its HTML. Nothing of it is ever
// shown, so it has no events, no style and no size.

const VOID = ['br', 'img', 'input', 'link', 'meta'];
/** What SVG leaves empty. */
const EMPTY = ['path', 'rect', 'circle'];

/** @param {string} text */
export const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

class PaperElement {
  /** @type {Map<string, string>} */
  #attributes = new Map();
  /** @type {(PaperElement | string)[]} */
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

  /** @param {...(PaperElement | string)} children */
  append(...children) {
    this.#children.push(...children);
  }

  /** @param {string} text */
  set textContent(text) {
    this.#children = [text];
  }

  get childElementCount() {
    return this.#children.filter((child) => child instanceof PaperElement).length;
  }

  addEventListener() {
    // Nobody presses paper.
  }

  /** @returns {PaperElement} */
  cloneNode() {
    const made = new PaperElement(this.tag);
    for (const [name, value] of this.#attributes) made.setAttribute(name, value);
    made.append(...this.#children);
    return made;
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

const paper = {
  createElement: (/** @type {string} */ tag) => new PaperElement(tag),
  createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => new PaperElement(tag),
};

/**
 * The HTML of what is made while the paper takes the document's place.
 * @param {(tools: { link: (to: string, text: string, className: string) => any }) => any[]} make
 */
export function inPaperDocument(make) {
  const world = /** @type {{ document?: unknown }} */ (globalThis);
  const before = world.document;
  world.document = paper;
  try {
    const link = (/** @type {string} */ to, /** @type {string} */ text, /** @type {string} */ className) => {
      const made = paper.createElement('a');
      made.setAttribute('href', to);
      made.className = className;
      made.append(text);
      return made;
    };
    return make({ link }).map(String).join('\n');
  } finally {
    world.document = before;
  }
}
