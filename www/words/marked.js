// Texts with marks in them, as the catalogues of the rules have them: what is a term of the glossary or leads to a rule is
// said where the sentence is written, and never looked for in it.

/** @typedef {keyof typeof import('./en/rules/glossary.js').default.terms} TermId */
/** @typedef {{ termId: TermId, text: string }} TermMark a word that the glossary explains */
/** @typedef {{ ruleId: string, text: string }} RuleMark the name of a rule, which leads to it */
/** @typedef {string | TermMark | RuleMark} Piece */
/** @typedef {string | Piece[]} Text a paragraph */
/** @typedef {Text | { list: Text[] } | { terms: { name: string, text: Text }[] }} Block */

/** @typedef {import('./tokens.js').Card} Card */
/** Cards that a plate's data name, for its sentences. @typedef {Record<string, Card>} FigureCards */

/**
 * The words of a plate.
 * @typedef {object} FigureWords
 * @property {(cards: FigureCards) => string} alt what is to be seen, in a sentence or two
 * @property {(cards: FigureCards) => string} [caption] below it
 * @property {((cards: FigureCards) => string)[]} [steps] what each step of it did
 */

/**
 * A rule with its plate.
 * @typedef {object} RuleWords
 * @property {string} ruleId the book's numeral; for what it does not number a word
 * @property {string} [name] in place of a numeral
 * @property {Text} text
 * @property {Text} [note] what goes with it
 * @property {Text} [strictly] where the page is freer than the book's letter
 * @property {FigureWords} [figure]
 */

/**
 * The rules of a game.
 * @typedef {object} GameRules
 * @property {Text} lead
 * @property {RuleWords[]} rules
 * @property {Block[]} aim
 * @property {Block[]} table
 * @property {Record<string, string>} parts of the table, by the names of its places
 * @property {Block[]} art
 * @property {Block[]} open where the book leaves a question
 */

/** A term of the glossary as it stands in a sentence. @param {TermId} termId @param {string} [text] @returns {TermMark} */
export const term = (termId, text = termId) => ({ termId, text });

/** A rule as it stands in a sentence. @param {string} ruleId @param {string} text @returns {RuleMark} */
export const rule = (ruleId, text) => ({ ruleId, text });
