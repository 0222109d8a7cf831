// German: numbers, lists and dates in sentences.

export const locale = 'de-DE';

const rules = new Intl.PluralRules(locale);

/** "1 Zug", "7 Züge". @param {number} n @param {string} singular @param {string} plural */
export const count = (n, singular, plural) => `${n} ${rules.select(n) === 'one' ? singular : plural}`;

/** @param {string[]} words */
export const row = (words) => new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(words);
