//! The Empress of India: randomised greedy games with restarts, annealing over the decisions of a whole game, and an
//! exhaustive search.

mod exact;
mod explain;
mod greedy_games;
mod locks;
mod playout;
mod quick;
mod simple;
mod solver;
mod state;
mod table;

use crate::equivalence;
use crate::explanation::Explanation;
use crate::limits::{FairLimits, Limits, Rule};
use crate::quick::Trial;
use crate::solver::{Engine, GameSolver, Snapshot};
use patience::{Move, Position};
use state::EmpressState;

/// The solver of the Empress of India.
pub(crate) struct Empress;

impl GameSolver for Empress {
    fn rules(&self) -> &'static [Rule] {
        &[Rule::EmpL, Rule::EmpU, Rule::EmpB, Rule::EmpP, Rule::EmpD, Rule::EmpO]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(EmpressState::read(position))
    }

    fn fair_limits(&self) -> FairLimits {
        FairLimits { samples: 32, nodes: 2_000, candidates: 6, ..FairLimits::default() }
    }

    fn trial(&self, position: &Position) -> Box<dyn Trial> {
        Box::new(quick::Table::new(&EmpressState::read(position)))
    }

    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8> {
        equivalence::by_contents(position, m, 0)
    }

    fn value(&self, position: &Position, m: Move) -> u32 {
        simple::value(position, m)
    }
}

impl Snapshot for EmpressState {
    fn explain(&self) -> Option<Explanation> {
        explain::explain(self)
    }

    fn search(&self, limits: Limits) -> Box<dyn Engine> {
        Box::new(solver::Solver::new(self, limits))
    }
}

#[cfg(test)]
mod tests;
