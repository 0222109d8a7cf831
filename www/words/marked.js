// Rich text of the rules. The sentences themselves mark terms of the glossary and links to rules.

/** @typedef {keyof typeof import('./en/rules/glossary.js').default.terms} TermId */
/** @typedef {{ termId: TermId, text: string }} TermMark a term of the glossary */
/** @typedef {{ ruleId: string, text: string }} RuleMark a link to a rule */
/** @typedef {string | TermMark | RuleMark} Piece */
/** @typedef {string | Piece[]} Text a paragraph */
/** @typedef {Text | { list: Text[] } | { terms: { name: string, text: Text }[] }} Block */

/** @typedef {import('./tokens.js').Card} Card */
/** Cards of a figure by the names in its data. @typedef {Record<string, Card>} FigureCards */

/**
 * The words of a figure.
 * @typedef {object} FigureWords
 * @property {(cards: FigureCards) => string} alt text alternative, one or two sentences
 * @property {(cards: FigureCards) => string} [caption]
 * @property {((cards: FigureCards) => string)[]} [steps] a report of each step
 */

/**
 * A rule and its figure.
 * @typedef {object} RuleWords
 * @property {string} ruleId the book's numeral, or a word if the book has none
 * @property {string} [name] in place of a numeral
 * @property {Text} text
 * @property {Text} [note]
 * @property {Text} [strictly] the book's letter, if the page is freer
 * @property {FigureWords} [figure]
 */

/**
 * The rules of a game.
 * @typedef {object} GameRules
 * @property {Text} lead
 * @property {RuleWords[]} rules
 * @property {Block[]} aim
 * @property {Block[]} table
 * @property {Record<string, string>} parts of the table, by the names of its piles
 * @property {Block[]} art strategy
 * @property {Block[]} open questions that the book leaves open
 */

/** Marks a term of the glossary. @param {TermId} termId @param {string} [text] @returns {TermMark} */
export const term = (termId, text = termId) => ({ termId, text });

/** Marks a link to a rule. @param {string} ruleId @param {string} text @returns {RuleMark} */
export const rule = (ruleId, text) => ({ ruleId, text });
