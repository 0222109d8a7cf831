//! The searches of the Labyrinth.

use super::exact::Exact;
use super::playout::{Decisions, Playout};
use super::state::{LabyrinthState, Move};
use crate::anneal::Annealer;
use crate::homes::Homes;
use crate::limits::{Limits, Rule};
use crate::portfolio::{Portfolio, StartGuided};
use crate::turns::Turns;

/// Nodes for proofs in the first round of each search that may find one, at most.
const PROOFS: u64 = 60_000;
/// Nodes for lines in the first round.
const LINES: u64 = 120_000;
/// The steps of the first annealing run, and how readily it accepts what is worse, in hundredths.
const FIRST_RUN: u32 = 3_000;
const HEAT: u32 = 25;

/// What is added from this round on once a second row is dealt: the exhaustive search begins anew and settles which copies go
/// where, and there are guided lines. A search that may spend less than so much in all goes without.
const LATER: u32 = 3;
const GUIDED: u64 = 60_000;
const ENOUGH: u64 = 50_000_000;
/// Cards of the stock with which there is so little left that looking through all of it has the greatest share, and that.
const FEW: usize = 50;
const THROUGH: u64 = 240_000;

/// The search for a position of the Labyrinth.
pub(crate) fn solver(state: &LabyrinthState, limits: Limits) -> Portfolio<Playout, Exact> {
    let last = state.stock.is_empty();
    // Who has little to spend spends most of it on lines.
    let proofs = (limits.nodes / 8).min(PROOFS);
    let settles = state.rows.len() > 1 && limits.nodes >= ENOUGH;
    let exact = Exact::new(state, limits, settles.then_some(((1 << LATER) - 1) * proofs));
    let mut turns = Turns::new(&if last { [0, 1 << 40, 0, 0] } else { [proofs, proofs, LINES, 0] });
    if settles && !last {
        let through = if state.stock.len() <= FEW { THROUGH } else { proofs };
        turns = turns.then(LATER, &[proofs, through, LINES, GUIDED]);
    }
    let guide = move |playout: &Playout, homes: Homes| {
        Annealer::new(playout.guided(homes), Decisions::NONE, FIRST_RUN, HEAT, !limits.seed)
    };
    Portfolio {
        annealer: Annealer::new(Playout::new(state), Decisions::NONE, FIRST_RUN, HEAT, limits.seed),
        guided: None,
        guide: settles.then(|| Box::new(guide) as Box<StartGuided<Playout>>),
        homes: (!last && limits.rules.has(Rule::LabR)).then(|| exact.homes()),
        exact: Some(exact),
        turns,
        text: Move::text,
    }
}
