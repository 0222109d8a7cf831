//! Sly: annealing over the decision vector of a whole game, and for its end an exhaustive search.

mod bearers;
mod exact;
mod explain;
mod playout;
mod quick;
mod simple;
mod solver;
mod state;

use crate::equivalence;
use crate::explanation::Explanation;
use crate::limits::{FairLimits, Limits, Rule};
use crate::quick::Trial;
use crate::solver::{Engine, GameSolver, Snapshot};
use patience::{Move, Position};
use state::SlyState;

/// The solver of Sly.
pub(crate) struct Sly;

impl GameSolver for Sly {
    fn rules(&self) -> &'static [Rule] {
        &[Rule::SlyS, Rule::SlyR, Rule::SlyB]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(SlyState::read(position))
    }

    fn fair_limits(&self) -> FairLimits {
        FairLimits { samples: 32, nodes: 300_000, candidates: 5, ..FairLimits::default() }
    }

    fn review_orders(&self) -> u32 {
        40
    }

    fn trial(&self, position: &Position) -> Box<dyn Trial> {
        Box::new(quick::Table::new(&SlyState::read(position)))
    }

    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8> {
        equivalence::by_contents(position, m, 0)
    }

    fn value(&self, position: &Position, m: Move) -> u32 {
        simple::value(position, m)
    }
}

impl Snapshot for SlyState {
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
