//! The searches of Sly.

use super::exact::Exact;
use super::playout::{Decisions, Playout};
use super::state::{Move, SlyState};
use crate::anneal::Annealer;
use crate::homes::Homes;
use crate::limits::{Limits, Rule};
use crate::portfolio::Portfolio;
use crate::turns::Turns;

/// Nodes for proofs in the first round, at most.
const PROOFS: u64 = 100_000;
/// Nodes for lines in the first round.
const LINES: u64 = 900_000;
/// The steps of the first annealing run, and how readily it accepts what is worse, in hundredths.
const FIRST_RUN: u32 = 20_000;
const HEAT: u32 = 100;

/// The search for a position of Sly.
pub(crate) fn solver(state: &SlyState, limits: Limits) -> Portfolio<Playout, Exact> {
    // With nothing left to come from the stock the relaxed game is the game itself.
    let last = state.stock.is_empty() && state.hand.is_none();
    // Who has little to spend spends most of it on lines.
    let proofs = (limits.nodes / 8).min(PROOFS);
    let guide = move |playout: &Playout, homes: Homes| {
        Annealer::new(playout.guided(homes), Decisions::NONE, FIRST_RUN, HEAT, !limits.seed)
    };
    Portfolio {
        annealer: Annealer::new(Playout::new(state), Decisions::NONE, FIRST_RUN, HEAT, limits.seed),
        guided: None,
        guide: Some(Box::new(guide)),
        homes: (!last && limits.rules.has(Rule::SlyR)).then(|| state.homes()),
        exact: last.then(|| Exact::new(state, limits.memory / 4, limits.rules)),
        turns: Turns::new(&if last { [0, 1 << 40, 0, 0] } else { [proofs, 0, LINES, LINES] }),
        text: Move::text,
    }
}
