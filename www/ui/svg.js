// Creates SVG elements, as `h` in dom.js creates HTML elements.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates an SVG element with its attributes and children.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Record<string, string | number>} [attributes] @param {...Node} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
