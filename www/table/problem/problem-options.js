// Types of a problem's actions and options, which the page passes to the table. No code: nothing loads this file.

/**
 * Actions of the page for a problem.
 * @typedef {object} ProblemActions
 * @property {() => void} [onTry] after each wrong answer, and the last right one
 * @property {() => void} [onSolved] after the last right answer
 * @property {() => void} [onShown] the player has asked for the answer
 * @property {(owner: object, effort: number) => Promise<string[] | null>} solve finds the whole line with the multiple of the usual budget that proved the problem; null if it finds none
 * @property {() => void} [play] opens a game at the problem's position; by default the table continues from it
 * @property {() => void} [leave] closes the problem; none at a table that shows nothing else
 * @property {() => void} [send] shares the problem; none without an address
 * @property {() => () => Promise<void>} [onPlayer] a solution or refutation is about to be shown; returns a callback for its end; until that is settled, nothing else may be opened
 * @property {(() => void) | null} [next] opens the next problem; none if this is the last
 * @property {{ isDone: boolean, onDone?: () => void }} introduction to this kind of problem; once done, it is only offered
 */

/**
 * @typedef {object} ProblemOptions
 * @property {() => string} detail beside the label: the grade
 * @property {number} [tries] before this opening; 0 of a solved problem
 * @property {() => boolean} [isDaySolved] true once all problems of today are solved; none at another problem
 * @property {boolean} [wasSolved] before this opening
 * @property {boolean} [wasShown] the player has seen the answer
 * @property {boolean} [wasReported] the page has had the event of this opening's solution
 * @property {((owner: object, effort: number) => ReturnType<typeof import('../../solver/solve-problem.js').checkProblem>) | null} check of a problem that is in no list, with a multiple of the usual budget to begin with; rejects if there is no solver
 * @property {boolean} [isEasy] the check has found that too many moves win
 * @property {import('./problem-steps.js').ProblemSteps} [steps] the state to continue from
 * @property {import('./problem-introduction.js').ProblemIntroduction | null} [introduction] that was given: its texts keep their room
 */

export {};
