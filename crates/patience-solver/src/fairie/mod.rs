//! The Fairie Queen: all ends of the deal, an abstraction that prunes, then a search of real layouts.

mod beam;
mod classes;
mod columns;
mod deal;
mod dive;
mod explain;
mod frozen;
mod layout;
mod losses;
mod plan;
mod prospects;
mod quick;
mod ranks;
mod shorten;
mod simple;
mod solver;
mod state;
mod why;

use crate::equivalence;
use crate::explanation::Explanation;
use crate::limits::{FairLimits, Limits, Rule};
use crate::quick::Trial;
use crate::solver::{Engine, GameSolver, Snapshot};
use patience::{Move, Position};
use state::FairieState;

/// The solver of the Fairie Queen.
pub(crate) struct Fairie;

impl GameSolver for Fairie {
    fn rules(&self) -> &'static [Rule] {
        &[Rule::FqS, Rule::FqC, Rule::FqK, Rule::Fq1, Rule::Fq1m, Rule::Fq2, Rule::Fq3, Rule::Fq3m]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(FairieState::read(position))
    }

    fn fair_limits(&self) -> FairLimits {
        FairLimits { samples: 8, nodes: 120_000, candidates: 2, ..FairLimits::default() }
    }

    fn review_nodes(&self) -> u64 {
        15_000
    }

    fn review_orders(&self) -> u32 {
        8
    }

    fn quick_games(&self) -> u32 {
        8
    }

    fn trial(&self, position: &Position) -> Box<dyn Trial> {
        Box::new(quick::Table::new(&FairieState::read(position)))
    }

    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8> {
        // The kings that head the columns are all alike.
        equivalence::by_contents(position, m, 1)
    }

    fn value(&self, position: &Position, m: Move) -> u32 {
        simple::value(position, m)
    }

    fn plan(&self, position: &Position, _moves: &[Move], best: Move) -> Vec<Move> {
        simple::plan(position, best)
    }
}

impl Snapshot for FairieState {
    fn explain(&self) -> Option<Explanation> {
        explain::explain(self)
    }

    fn search(&self, limits: Limits) -> Box<dyn Engine> {
        Box::new(solver::Solver::new(self, limits))
    }
}

#[cfg(test)]
mod tests;
