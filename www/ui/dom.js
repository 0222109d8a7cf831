// DOM helpers. Elements are made node by node: no markup is ever parsed.

/** @typedef {string | boolean | ((event: Event) => void)} Attribute */

/**
 * Creates an element with its attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, Attribute>} [attributes] a function is a listener of the event named after "on"; true sets an empty
 * attribute, false none
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children)
    if (child != null) element.append(...(typeof child === 'string' ? isolate(child) : [child]));
  return element;
}

/** Splits a text at its isolates and makes them elements: text that is copied holds no invisible marks. @param {string} text */
const isolate = (text) =>
  text.split(/\u2066([^\u2069]*)\u2069/).map((part, n) => (n % 2 ? h('bdi', { dir: 'ltr' }, part) : part));

/** Sets an attribute if it differs: an equal write still costs. @param {Element} el @param {string} name @param {string | null} value null: removes it */
export function setAttribute(el, name, value) {
  if (el.getAttribute(name) === value) return;
  if (value === null) el.removeAttribute(name);
  else el.setAttribute(name, value);
}

/** Sets a text if it differs: live regions announce equal writes. @param {Element} el @param {string} text */
export function setText(el, text) {
  const { firstChild } = el;
  if (text.includes('\u2066')) {
    if (el.textContent !== text.replace(/[\u2066\u2069]/g, '')) el.replaceChildren(...isolate(text));
    return;
  }
  // Changing a text node costs less layout than replacing it.
  if (firstChild instanceof Text && firstChild === el.lastChild) {
    if (firstChild.data !== text) firstChild.data = text;
  } else if (el.textContent !== text) el.textContent = text;
}

/** True if a key is typed into a text field. @param {Event} event */
export function isTyping(event) {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** Latin keys by the position of keys that print letters of other scripts: as printed, and with Shift. @type {Record<string, string>} */
const BY_POSITION = { Comma: ',<', Period: '.>', Slash: '/?' };

/**
 * The Latin letter, digit or sign of a pressed key: the one that it prints, else that of its position on a keyboard of another script.
 * @param {{ key: string, code: string, shiftKey: boolean }} event
 */
export function latinKeyOf({ key, code, shiftKey }) {
  const printed = key.toLowerCase();
  if (printed === '؟') return '?';
  if (!/^[\p{L}\p{M}\p{Nd}]+$/u.test(key) || /[\p{Script=Latin}\d]/u.test(key)) return printed;
  const [, letter] = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? BY_POSITION[code]?.[shiftKey ? 1 : 0] ?? printed;
}

/** True if a key is pressed in an element, or while nothing has the focus. @param {Element} element @param {Event} event */
export const isMeantFor = (element, event) =>
  event.composedPath().includes(element) || document.activeElement === document.body;

/** Copies a text. @param {string} text @returns {Promise<boolean>} false where copying is blocked */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps presses on an element from the cards beneath. @param {HTMLElement} el */
export function stopPresses(el) {
  for (const type of ['pointerdown', 'click']) el.addEventListener(type, (event) => event.stopPropagation());
}

/** Sets the children of an element, in order, without moving those in place. @param {Element} parent @param {Element[]} children */
export function setChildren(parent, children) {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  children.forEach((child, n) => {
    if (parent.children[n] !== child) parent.insertBefore(child, parent.children[n] ?? null);
  });
}

/** Creates a link to a style sheet. @param {{ href: string }} address */
export const sheetLink = ({ href }) => h('link', { rel: 'stylesheet', href });

/**
 * Resolves when a sheet has loaded or failed: the table is playable without it.
 * @param {HTMLLinkElement} link @returns {Promise<boolean>} true if it has loaded
 */
export const sheetSettled = (link) =>
  new Promise((done) => {
    link.addEventListener('load', () => done(true), { once: true });
    link.addEventListener('error', () => done(false), { once: true });
  });

/** The sheets of a page or of a shadow root that are loading or have loaded. @type {WeakMap<ParentNode, Map<string, Promise<boolean>>>} */
const sheets = new WeakMap();

/**
 * Adds a sheet after those of a page's head or a shadow root, once. After a failure, the next call tries again.
 * @param {HTMLElement | ShadowRoot} parent @param {URL} address
 * @returns {Promise<boolean>} resolves when it has loaded or failed; true if it has loaded
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
    ready = sheetSettled(link);
    const last = parent instanceof ShadowRoot ? [...parent.querySelectorAll(':scope > link')].at(-1) : null;
    if (last) last.after(link);
    else parent.append(link);
    added.set(href, ready);
  }
  return ready;
}
