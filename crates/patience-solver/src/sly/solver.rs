//! The searches of Sly.

use super::bearers::Bearers;
use super::exact::Exact;
use super::playout::{Decisions, Playout};
use super::state::{Move, SlyState};
use crate::anneal::Annealer;
use crate::homes::Homes;
use crate::limits::{Limits, Rule};
use crate::portfolio::{Exhaustive, Portfolio};
use crate::solver::Progress;
use crate::turns::Turns;
use crate::verdict::Proof;

/// Nodes for proofs in the first round, at most.
const PROOFS: u64 = 100_000;
/// Nodes for lines in the first round.
const LINES: u64 = 900_000;
/// The steps of the first annealing run, and how readily it accepts what is worse, in hundredths.
const FIRST_RUN: u32 = 20_000;
const HEAT: u32 = 100;

/// Nodes for the packets of a deal in the first round; a search that may spend less than so much in all goes without.
const PACKETS: u64 = 800_000;
const ENOUGH: u64 = 50_000_000;

/// What looks through everything: the end of a game, or before it the packets that can bear the cards of a deal.
pub(crate) enum Proofs {
    End(Exact),
    Deal(Box<Bearers>),
}

impl Exhaustive for Proofs {
    type Move = Move;

    fn run(&mut self, nodes: u64) -> (u64, Progress<Move>) {
        match self {
            Self::End(exact) => exact.run(nodes),
            Self::Deal(bearers) => bearers.run(nodes),
        }
    }

    fn proof(&self) -> Proof {
        match self {
            Self::End(exact) => exact.proof(),
            Self::Deal(bearers) => bearers.proof(),
        }
    }

    fn is_over(&self) -> bool {
        match self {
            Self::End(exact) => exact.is_over(),
            Self::Deal(bearers) => bearers.is_over(),
        }
    }
}

/// The search for a position of Sly.
pub(crate) fn solver(state: &SlyState, limits: Limits) -> Portfolio<Playout, Proofs> {
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
        exact: if last {
            Some(Proofs::End(Exact::new(state, limits.memory / 4, limits.rules)))
        } else if limits.rules.has(Rule::SlyB) && limits.nodes >= ENOUGH {
            Bearers::new(state, state.cards_of_homes()).map(|bearers| Proofs::Deal(Box::new(bearers)))
        } else {
            None
        },
        turns: Turns::new(&if last { [0, 1 << 40, 0, 0, 0] } else { [proofs, 0, LINES, LINES, PACKETS] }),
        text: Move::text,
    }
}
