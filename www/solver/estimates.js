// Codes among the estimates of a review, beside percentages (crates/patience-solver-wasm).

/** The estimate is not computed yet. */
export const PENDING = 255;
/** The position is undecided; the solver skips it. */
export const UNDECIDED = 254;
