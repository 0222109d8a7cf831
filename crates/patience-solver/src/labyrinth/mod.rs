//! The Labyrinth and its two variants: annealing over the decision vector of a whole game, and an exhaustive search.

mod exact;
mod explain;
mod playout;
mod quick;
mod simple;
mod solver;
mod state;

use crate::explanation::Explanation;
use crate::limits::{FairLimits, Limits, Rule};
use crate::quick::Trial;
use crate::solver::{Engine, GameSolver, Snapshot};
use patience::{Move, Position};
use state::LabyrinthState;

/// The solver of the Labyrinth.
pub(crate) struct Labyrinth {
    /// Whether a gap in the lowest row is refilled only when the next row is dealt.
    pub(crate) late_refill: bool,
}

impl GameSolver for Labyrinth {
    fn rules(&self) -> &'static [Rule] {
        &[Rule::LabS, Rule::LabR, Rule::LabC]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(LabyrinthState::read(position, self.late_refill))
    }

    fn fair_limits(&self) -> FairLimits {
        FairLimits { samples: 32, nodes: 250_000, candidates: 4, ..FairLimits::default() }
    }

    fn trial(&self, position: &Position) -> Box<dyn Trial> {
        Box::new(quick::Table::new(&LabyrinthState::read(position, self.late_refill)))
    }

    fn equivalence_key(&self, _position: &Position, m: Move) -> Vec<u8> {
        // No two piles are alike here.
        vec![m.from.0, m.to.pile().map_or(u8::MAX, |pile| pile.0)]
    }

    fn value(&self, position: &Position, m: Move) -> u32 {
        simple::value(position, m)
    }

    fn plan(&self, position: &Position, moves: &[Move], best: Move) -> Vec<Move> {
        simple::plan(position, moves, best)
    }
}

impl Snapshot for LabyrinthState {
    fn is_refuted(&self) -> bool {
        explain::explain(self).is_some()
    }

    fn explain(&self) -> Option<Explanation> {
        explain::explain(self)
    }

    fn search(&self, limits: Limits) -> Box<dyn Engine> {
        Box::new(solver::solver(self, limits))
    }
}

#[cfg(test)]
mod tests;
