// Mutants of the store that change nothing that can be reached, each with the reason. See ../mutants.mjs.

/** @type {{ file: string, mutant: string, why: string }[]} `mutant` as it is reported: what stood there, the arrow, what stands there instead */
export const SAME = [];
