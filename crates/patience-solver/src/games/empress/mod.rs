//! The Empress of India: a portfolio of randomized greedy restarts, simulated annealing, a pair-deadlock relaxation and
//! an exact search.

mod board;
mod exact;
mod explain;
mod greedy;
mod greedy_restarts;
mod pair_deadlock;
mod pair_ring;
mod partners;
mod playout;
mod rollout;
mod solver;
mod state;

use crate::Rule;
use crate::advice::equivalence;
use crate::engine::{Budgets, GameSolver, Rollouts, Snapshot};
use crate::limits::HintLimits;
use crate::play::rollout::Rollout;
use patience::{Move, Position};
use state::EmpressState;

/// The solver of the Empress of India.
pub(crate) struct Empress;

impl GameSolver for Empress {
    fn rules(&self) -> &'static [Rule] {
        &[Rule::PairDeadlock, Rule::ColourBalance, Rule::DryRowPairing, Rule::TurnBeforeUse]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(EmpressState::read(position))
    }

    fn budgets(&self) -> Budgets {
        Budgets::new(HintLimits { samples: 32, nodes: 2_000, candidates: 6, ..HintLimits::default() })
    }

    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8> {
        equivalence::by_contents(position, m, 0)
    }

    fn has_pairs(&self) -> bool {
        true
    }
}

impl Rollouts for Empress {
    fn rollout(&self, position: &Position) -> Box<dyn Rollout> {
        Box::new(rollout::EmpressRollout::new(&EmpressState::read(position)))
    }
}

#[cfg(test)]
mod tests;
