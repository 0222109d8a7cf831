//! The searches of the Labyrinth.

use super::exact::Exact;
use super::playout::{Decisions, Playout};
use super::state::{LabyrinthState, Move};
use crate::anneal::Annealer;
use crate::homes::Homes;
use crate::limits::{Limits, Rule};
use crate::portfolio::{Guide, Portfolio};
use crate::turns::Turns;

/// Nodes for proofs in the first round of each search that may find one, at most.
const PROOFS: u64 = 60_000;
/// Nodes for lines in the first round.
const LINES: u64 = 120_000;
/// The steps of the first annealing run, and how readily it accepts what is worse, in hundredths.
const FIRST_RUN: u32 = 3_000;
const HEAT: u32 = 25;

/// Nodes for guided lines in the first round, once a second row is dealt; a search that may spend less than so much in all
/// goes without, and without settling which copies go where.
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
    let (through, guided) = match settles {
        true if state.stock.len() <= FEW => (THROUGH, GUIDED),
        true => (proofs, GUIDED),
        false => (proofs, 0),
    };
    let exact = Exact::new(state, limits, settles);
    let guide = move |playout: &Playout, homes: Homes| {
        Annealer::new(playout.guided(homes), Decisions::NONE, FIRST_RUN, HEAT, !limits.seed)
    };
    Portfolio {
        annealer: Annealer::new(Playout::new(state), Decisions::NONE, FIRST_RUN, HEAT, limits.seed),
        guided: None,
        guide: settles.then(|| Box::new(guide) as Box<Guide<Playout>>),
        homes: (!last && limits.rules.has(Rule::LabR)).then(|| exact.homes()),
        exact: Some(exact),
        turns: Turns::new(&if last { [0, 1 << 40, 0, 0] } else { [proofs, through, LINES, guided] }),
        text: Move::text,
    }
}
