//! The Labyrinth and its variants: a portfolio of simulated annealing and an exact search, which the copy-assignment relaxation
//! prunes.

mod exact;
mod explain;
mod greedy;
mod grid;
mod playout;
mod rollout;
mod solver;
mod state;

use crate::Rule;
use crate::engine::{Budgets, GameSolver, Rollouts, Snapshot};
use crate::limits::HintLimits;
use crate::play::rollout::Rollout;
use crate::play::tree::{PlayoutTree, Tree};
use patience::{Move, Position};
use state::LabyrinthState;

/// The solver of the Labyrinth.
pub(crate) struct Labyrinth {
    /// True if gaps of the lowest row are refilled only when the next row is dealt.
    pub(crate) late_refill: bool,
}

impl GameSolver for Labyrinth {
    fn rules(&self) -> &'static [Rule] {
        &[Rule::LabyrinthRelaxation, Rule::LabyrinthCopyCommitment]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(LabyrinthState::read(position, self.late_refill))
    }

    fn budgets(&self) -> Budgets {
        Budgets::new(HintLimits {
            samples: 32,
            nodes: 250_000,
            candidates: 4,
            playouts: 10_000,
            ..HintLimits::default()
        })
    }

    fn equivalence_key(&self, _position: &Position, m: Move) -> Vec<u8> {
        // No two piles are interchangeable.
        vec![m.from.0, m.to.pile().map_or(u8::MAX, |pile| pile.0)]
    }

    fn cards_only_go_home(&self) -> bool {
        true
    }
}

impl Rollouts for Labyrinth {
    fn rollout(&self, position: &Position) -> Box<dyn Rollout> {
        Box::new(rollout::RolloutTable::new(&LabyrinthState::read(position, self.late_refill)))
    }

    fn playout_tree(&self, position: &Position, seed: u64) -> Option<Box<dyn PlayoutTree>> {
        let state = LabyrinthState::read(position, self.late_refill);
        Some(Box::new(Tree::new(rollout::RolloutTable::new(&state), seed)))
    }
}

#[cfg(test)]
mod tests;
