// What few tables have (variants.css): such a table is not shown without; the others have it after their first sight, in case
// they become one.

import { VARIANTS_SHEET } from '../assets.js';
import { addSheet } from '../ui/dom.js';
import { growth, LARGE_TEXT } from './frame/frame.js';

const ATTRIBUTES = ['suits', 'faces', 'felt', 'back', 'controls'];

/** Whether a table is one of them. @param {Element} element */
export function isUnusual(element) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (
    ATTRIBUTES.some((name) => element.hasAttribute(name)) ||
    rem > LARGE_TEXT ||
    growth((innerWidth * 16) / rem, (innerHeight * 16) / rem) > 1 ||
    matchMedia('(forced-colors: active)').matches
  );
}

/** Has its sheet come, right behind that of all tables. @param {ShadowRoot} root */
export const addVariants = (root) => addSheet(root, VARIANTS_SHEET, 0);
