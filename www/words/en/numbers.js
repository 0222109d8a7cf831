// English: numbers, lists and dates in sentences.

export const locale = 'en-GB';

const rules = new Intl.PluralRules(locale);

/** "1 move", "7 moves". @param {number} n @param {string} singular @param {string} plural */
export const count = (n, singular, plural) => `${n} ${rules.select(n) === 'one' ? singular : plural}`;

/** Words in a row, without "and". @param {string[]} words */
export const row = (words) => new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(words);
