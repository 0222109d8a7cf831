// Spanish: numbers, lists and dates in sentences.

export const locale = 'es-ES';

const rules = new Intl.PluralRules(locale);

/** "1 jugada", "7 jugadas". @param {number} n @param {string} singular @param {string} plural */
export const count = (n, singular, plural) => `${n} ${rules.select(n) === 'one' ? singular : plural}`;

/** Words in a row, without "y". @param {string[]} words */
export const row = (words) => words.join(', ');
