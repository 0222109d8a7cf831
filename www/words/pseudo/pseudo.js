// A pseudo-language for tests: English with accents, words a third longer, in brackets, from right to left. A text without
// brackets is in no catalog; a text with only one is clipped.

/** @type {Record<string, string>} */
const ACCENTS = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]),
);

const DEAL_CODE = /(\b[A-Z2-9]{4}-[A-Z2-9]{4}\b)/;

/** Lengthens each word in place, so that lines can wrap between words. @param {string} text */
const lengthen = (text) =>
  text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTS[letter] ?? letter;
    return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
  });

/** A text in the pseudo-language; figures stay. @param {string} text */
export function pseudoText(text) {
  if (!/\p{L}/u.test(text)) return text;
  const translated = text.split(DEAL_CODE).map((part, n) => (n % 2 ? part : lengthen(part)));
  // Spaces at the ends stay outside the brackets.
  const [, before, sentence, after] = /** @type {RegExpExecArray} */ (/^(\s*)(.*?)(\s*)$/su.exec(translated.join('')));
  return `${before}⟦${sentence}⟧${after}`;
}

/** Keys whose values are not texts of the page. */
const CODES = ['locale', 'termId', 'ruleId', 'grammar'];

/**
 * Translates an English catalog: its strings, and the strings that its functions return or resolve with.
 * @template T
 * @param {T} words @returns {T}
 */
export function pseudoOf(words) {
  /** @param {unknown} value @returns {unknown} */
  const translated = (value) => {
    if (typeof value === 'string') return pseudoText(value);
    if (typeof value === 'function') return (/** @type {unknown[]} */ ...args) => translated(value(...args));
    if (Array.isArray(value)) return value.map(translated);
    if (value instanceof Promise) return value.then(translated);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, child]) => [key, CODES.includes(key) ? child : translated(child)]));
  };
  return /** @type {T} */ (translated({ ...words }));
}
