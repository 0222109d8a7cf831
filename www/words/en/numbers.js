// English: numbers, lists and dates in sentences.

export const locale = 'en-GB';

const rules = new Intl.PluralRules(locale);

/** A count with its noun: "1 move", "7 moves". @param {number} n @param {string} one @param {string} other */
export const count = (n, one, other) => `${n} ${rules.select(n) === 'one' ? one : other}`;

/** Words in a row, without "and". @param {string[]} words */
export const row = (words) => new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(words);
