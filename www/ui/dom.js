// Elements made node by node: no markup is ever parsed.

/** @typedef {string | boolean | ((event: Event) => void)} Attribute */

/**
 * An element with its attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, Attribute>} [attributes] a function is a listener, of the event that its name has behind "on";
 * true sets an attribute without a value, false leaves it out
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** Sets an attribute only where it changes: an equal write still costs. @param {Element} el @param {string} name @param {string | null} value null: it has none */
export function setAttribute(el, name, value) {
  if (el.getAttribute(name) === value) return;
  if (value === null) el.removeAttribute(name);
  else el.setAttribute(name, value);
}

/** Sets a text only where it changes, so that a live region is silent where there is nothing new. @param {Element} el @param {string} text */
export function setText(el, text) {
  const { firstChild } = el;
  // A text that is changed is less to lay out than another one in its place.
  if (firstChild instanceof Text && firstChild === el.lastChild) {
    if (firstChild.data !== text) firstChild.data = text;
  } else if (el.textContent !== text) el.textContent = text;
}

/** Whether a key is typed into something. @param {Event} event */
export function isTyping(event) {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** Whether a key is pressed in an element, or where nothing has the focus; any other is meant for something else on the page. @param {Element} element @param {Event} event */
export const isMeantFor = (element, event) =>
  event.composedPath().includes(element) || document.activeElement === document.body;

/** Gives an element these children, in this order; those that it has already are not moved. @param {Element} parent @param {Element[]} children */
export function setChildren(parent, children) {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  children.forEach((child, n) => {
    if (parent.children[n] !== child) parent.insertBefore(child, parent.children[n] ?? null);
  });
}

/** A link to a style sheet. @param {{ href: string }} address */
export const sheetLink = ({ href }) => h('link', { rel: 'stylesheet', href });

/** Resolves when a sheet has loaded, or has failed to: without it a table is ugly, and playable. @param {HTMLLinkElement} link */
export const settled = (link) =>
  new Promise((done) => {
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  });

/** The sheets of a page or of a shadow root that are loading or have loaded. @type {WeakMap<ParentNode, Map<string, Promise<unknown>>>} */
const sheets = new WeakMap();

/**
 * Adds a sheet behind those of a page's head or of a shadow root, once. One that fails is asked for again at the next call.
 * @param {HTMLElement | ShadowRoot} parent @param {URL} address
 * @returns {Promise<unknown>} when it has settled
 */
export function addSheet(parent, { href }) {
  const added = sheets.get(parent) ?? new Map();
  sheets.set(parent, added);
  let ready = added.get(href);
  if (!ready) {
    const link = sheetLink({ href });
    link.addEventListener('error', () => {
      link.remove();
      added.delete(href);
    });
    ready = settled(link);
    const last = parent instanceof ShadowRoot ? [...parent.querySelectorAll(':scope > link')].at(-1) : null;
    if (last) last.after(link);
    else parent.append(link);
    added.set(href, ready);
  }
  return ready;
}
