// The messages between the page (client.js) and its workers (worker.js). Types only: nothing loads this file.
//
// A worker has one question at a time: a new one cancels the one before, which gets no answer. A refutation cannot be cancelled:
// its answer comes late, and is ignored.

/** @import { Answer, Advice, ReviewAnswer, ProofAnswer, RefutationAnswer, MadeProblem } from '../pkg/patience_solver_wasm.js' */

/**
 * Asks if the position after `ply` moves of a link can be won, within `nodes` in all or `ms` milliseconds, but at least
 * MIN_NODES. The same position with more nodes continues the search.
 * @typedef {{ want: 'verdict', link: string, ply: number, nodes: number, ms?: number }} VerdictQuestion
 */
/** Asks for the best move, from what the player can see. @typedef {{ want: 'hint', link: string, ply: number }} HintQuestion */
/**
 * Asks for the review of a game: each answer has a part of it, and the next question about the same game continues.
 * `estimates` are those of an earlier review; `plies` limits the review to some positions.
 * @typedef {{ want: 'review', link: string, estimates: number[], plies?: number[] }} ReviewQuestion
 */
/** Asks for the proof of a problem, and its shortest line, with `effort` times the usual budget. @typedef {{ want: 'proof', link: string, effort: number }} ProofQuestion */
/** Asks why the last of some moves in a problem loses. @typedef {{ want: 'refutation', link: string, moves: string[] }} RefutationQuestion */
/** Asks for the problem of the position after `ply` moves of a link, with `effort` times the usual budget. @typedef {{ want: 'problem', link: string, ply: number, effort: number }} ProblemQuestion */
/** @typedef {VerdictQuestion | HintQuestion | ReviewQuestion | ProofQuestion | RefutationQuestion | ProblemQuestion} Question */

/** A question with its id; a seed other than 1 varies the search. @template {Question} Q @typedef {Q & { id: number, seed?: number }} Sent */
/**
 * A command: learn a verdict of another worker (a winning line, or without one a loss); stop the current question; pause while
 * the page is hidden.
 * @typedef {{ learn: { link: string, ply: number, line?: string[] } } | { stop: true } | { pause: boolean }} Command
 */
/** A message of the page. @typedef {Sent<Question> | Command} ToWorker */

/**
 * A message of a worker: the nodes spent, while it works; then the answer, or an error with its token if it has one. After an
 * error without a token the worker is unusable: its module did not load, or if `broken` has failed.
 * @typedef {{ id: number } & Partial<Answer> & {
 *   hint?: Advice, review?: ReviewAnswer, proof?: ProofAnswer, refutation?: RefutationAnswer, problem?: MadeProblem,
 *   error?: string, token?: any, broken?: boolean }} FromWorker
 */

export {};
