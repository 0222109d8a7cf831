//! Sly: a portfolio of simulated annealing and the copy-assignment relaxation, which decides alone once the stock is out.

mod explain;
mod greedy;
mod packet_assignment;
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
use state::SlyState;

/// The solver of Sly.
pub(crate) struct Sly;

impl GameSolver for Sly {
    fn rules(&self) -> &'static [Rule] {
        &[Rule::SlyRelaxation, Rule::SlyPacketAssignment]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(SlyState::read(position))
    }

    fn budgets(&self) -> Budgets {
        Budgets {
            review_orders: 40,
            ..Budgets::new(HintLimits { samples: 32, nodes: 300_000, candidates: 5, ..HintLimits::default() })
        }
    }

    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8> {
        equivalence::by_contents(position, m, 0)
    }

    fn cards_only_go_home(&self) -> bool {
        true
    }
}

impl Rollouts for Sly {
    fn rollout(&self, position: &Position) -> Box<dyn Rollout> {
        Box::new(rollout::SlyRollout::new(&SlyState::read(position)))
    }
}

#[cfg(test)]
mod tests;
