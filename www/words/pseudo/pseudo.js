// A language that nobody speaks: English with accents, every word a third longer, in brackets, from right to left. Whatever
// is on the page without brackets is not in a catalogue; whatever lacks one of them has been cut.

/** @type {Record<string, string>} */
const ACCENTS = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]),
);

/** Codes of deals are the same in every language. */
const KEPT = /(\b[A-Z2-9]{4}-[A-Z2-9]{4}\b)/;

/** Words grow as those of a real language do, where they stand: they can wrap as far as those could. @param {string} text */
const longer = (text) =>
  text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTS[letter] ?? letter;
    return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
  });

/** A sentence as this language has it; figures are the same in it. @param {string} text */
export function pseudo(text) {
  if (!/\p{L}/u.test(text)) return text;
  const said = text.split(KEPT).map((part, n) => (n % 2 ? part : longer(part)));
  // What a sentence leaves between it and the next one stays outside.
  const [, before, sentence, after] = /** @type {RegExpExecArray} */ (/^(\s*)(.*?)(\s*)$/su.exec(said.join('')));
  return `${before}⟦${sentence}⟧${after}`;
}

/** What is not said to anybody: codes, and what is said by the player. */
const CODES = ['locale', 'termId', 'ruleId', 'grammar'];

/**
 * A catalogue of this language from the English one: every string in it, and every string that a function of it gives.
 * @template T
 * @param {T} words @returns {T}
 */
export function pseudoOf(words) {
  /** @param {unknown} value @returns {unknown} */
  const made = (value) => {
    if (typeof value === 'string') return pseudo(value);
    if (typeof value === 'function') return (/** @type {unknown[]} */ ...args) => made(value(...args));
    if (Array.isArray(value)) return value.map(made);
    if (value instanceof Promise || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, CODES.includes(key) ? one : made(one)]));
  };
  return /** @type {T} */ (made({ ...words }));
}
