// A language that nobody speaks: English with accents, a third longer, in brackets, from right to left. Whatever is on the
// page without brackets is not in a catalogue; whatever lacks one of them has been cut.

/** @type {Record<string, string>} */
const ACCENTS = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]),
);

/** A sentence as this language has it. @param {string} text */
export function pseudo(text) {
  if (!text.trim()) return text;
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  // In short words, so that it can wrap.
  const longer = '~~~~ '.repeat(Math.ceil(text.length / 15)).trim();
  return `⟦${accented} ${longer}⟧`;
}

/** What is not said to anybody. */
const CODES = ['locale'];

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
