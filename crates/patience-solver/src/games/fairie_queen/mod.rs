#![doc = include_str!("README.md")]

mod abstraction;
mod cegar;
mod component_dfs;
mod deal;
mod dealt_state;
mod explain;
mod greedy;
mod line_optimizer;
mod memory;
mod prefix_trie;
mod rank_counts;
mod rollout;
mod solver;
mod state;
mod tableau;
mod trace;

use crate::advice::equivalence;
use crate::engine::{Budgets, Engine, GameSolver, Rollouts, Snapshot};
use crate::limits::HintLimits;
use crate::play::rollout::Rollout;
use crate::{Explanation, Limits, Rule};
use patience::{Move, Position};
use state::FairieState;

/// The Fairie Queen in the registry of solvers.
pub(crate) struct Fairie;

impl GameSolver for Fairie {
    fn rules(&self) -> &'static [Rule] {
        &[
            Rule::SafeAutoplay,
            Rule::ColumnSymmetry,
            Rule::BareKingSymmetry,
            Rule::PackingBound,
            Rule::PackingDuringMove,
            Rule::FrozenCards,
            Rule::AbstractionRefinement,
        ]
    }

    fn read(&self, position: &Position) -> Box<dyn Snapshot> {
        Box::new(FairieState::read(position))
    }

    fn budgets(&self) -> Budgets {
        let hint = HintLimits { samples: 8, nodes: 120_000, candidates: 2, ..HintLimits::default() };
        Budgets { hint, review_nodes: 40_000, review_orders: 8, win_rate_samples: 8 }
    }

    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8> {
        // The kings that head the columns are interchangeable, except the last one during the deal.
        let mut key = equivalence::by_contents(position, m, 1);
        key.push(u8::from(state::receiving_column(position) == Some(m.from)));
        key
    }
}

impl Rollouts for Fairie {
    fn rollout(&self, position: &Position) -> Box<dyn Rollout> {
        Box::new(FairieState::read(position))
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
