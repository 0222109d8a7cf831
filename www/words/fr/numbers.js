// French: numbers, lists and dates in sentences.

export const locale = 'fr-FR';

const rules = new Intl.PluralRules(locale);

/** "1 coup", "7 coups"; also "0 coup". @param {number} n @param {string} singular @param {string} plural */
export const count = (n, singular, plural) => `${n} ${rules.select(n) === 'one' ? singular : plural}`;

/** Words in a row: "a, b et c". @param {string[]} words */
export const row = (words) => new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(words);
