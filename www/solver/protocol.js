// What the page (client.js) and each of its workers (worker.js) say to each other. Types only: nothing loads this file.
//
// A worker has one question at a time: a new one ends the one before, which gets no answer.

/** @typedef {import('../pkg/patience_solver_wasm.js').Answer} Answer */
/** @typedef {import('../pkg/patience_solver_wasm.js').Advice} Advice */
/** @typedef {import('../pkg/patience_solver_wasm.js').ReviewAnswer} ReviewAnswer */

/**
 * Can the position after `ply` moves of a link be won? With `nodes` in all, or as many as there are in `ms` milliseconds, but
 * for the first million or so: the same position again with more nodes goes on where it ended.
 * @typedef {{ want: 'verdict', link: string, ply: number, nodes: number, ms?: number }} VerdictQuestion
 */
/** What is best by what a player can see? @typedef {{ want: 'fair', link: string, ply: number }} FairQuestion */
/**
 * The whole game looked back on: a part of it in each answer, and the next question about the same game goes on from there.
 * `known` is what is known of it from elsewhere.
 * @typedef {{ want: 'review', link: string, known: number[] }} ReviewQuestion
 */
/** @typedef {VerdictQuestion | FairQuestion | ReviewQuestion} Question */

/** A question as it is sent; with a seed beside 1 a search goes elsewhere. @template {Question} Q @typedef {Q & { id: number, seed?: number }} Sent */
/**
 * What is no question: what another worker has found, a line that wins, or without one a loss; that the question at hand is of
 * no interest any more; that the page is hidden, or is seen again.
 * @typedef {{ learn: { link: string, ply: number, line?: string[] } } | { stop: true } | { pause: boolean }} Told
 */
/** What the page says. @typedef {Sent<Question> | Told} ToWorker */

/**
 * What a worker says: how much it has spent, while it works; then the answer, or an error, with its token where it has one.
 * After a `broken` one the worker can do no more.
 * @typedef {{ id: number } & Partial<Answer> & {
 *   fair?: Advice, review?: ReviewAnswer, error?: string, token?: any, broken?: boolean }} FromWorker
 */

export {};
