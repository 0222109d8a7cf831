//! The three searches of the Labyrinth.

use super::exact::Exact;
use super::playout::{Decisions, Playout};
use super::state::{LabyrinthState, Move};
use crate::anneal::Annealer;
use crate::limits::{Limits, Rule};
use crate::portfolio::Portfolio;
use crate::turns::Turns;

/// Nodes for proofs in the first round of each search that may find one, at most.
const PROOFS: u64 = 60_000;
/// Nodes for lines in the first round.
const LINES: u64 = 120_000;
/// The steps of the first annealing run, and how readily it accepts what is worse, in hundredths.
const FIRST_RUN: u32 = 3_000;
const HEAT: u32 = 25;

/// The search for a position of the Labyrinth.
pub(crate) fn solver(state: &LabyrinthState, limits: Limits) -> Portfolio<Playout, Exact> {
    let last = state.stock.is_empty();
    // Who has little to spend spends most of it on lines.
    let proofs = (limits.nodes / 8).min(PROOFS);
    let exact = Exact::new(state, limits);
    Portfolio {
        annealer: Annealer::new(Playout::new(state), Decisions::NONE, FIRST_RUN, HEAT, limits.seed),
        guided: None,
        guide: None,
        homes: (!last && limits.rules.has(Rule::LabR)).then(|| exact.homes()),
        exact: Some(exact),
        turns: Turns::new(&if last { [0, 1 << 40, 0, 0] } else { [proofs, proofs, LINES, 0] }),
        text: Move::text,
    }
}
