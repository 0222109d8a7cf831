//! The portfolio of a position of the Labyrinth, and its budgets.

use super::exact::ExactDfs;
use super::explain::explain;
use super::playout::Playout;
use super::state::LabyrinthState;
use crate::engine::{Engine, Portfolio, RoundRobin, Snapshot};
use crate::methods::assignment_portfolio::AssignmentPortfolio;
use crate::{Effort, Explanation, Limits, Rule};

/// Maximum nodes of the relaxation and of the exact search in round 0.
const MAX_PROOF_NODES: u64 = 60_000;
/// Nodes of annealing in round 0.
const LINE_NODES: u64 = 120_000;

/// From this round on, once a second row is dealt, the exact search restarts with copy commitment (LAB-C), in thorough
/// searches.
const COMMITMENT_ROUND: u32 = 3;
/// With at most this many cards in the stock the exact search gets the greatest share.
const SHORT_STOCK: usize = 50;
const SHORT_STOCK_EXACT_NODES: u64 = 240_000;

impl Snapshot for LabyrinthState {
    fn explain(&self) -> Option<Explanation> {
        explain(self)
    }

    fn search(&self, limits: Limits) -> Box<dyn Engine> {
        Box::new(portfolio(self, limits))
    }
}

fn portfolio(state: &LabyrinthState, limits: Limits) -> Portfolio {
    let stock_is_out = state.stock.is_empty();
    // Small budgets go to finding lines.
    let proof_nodes = (limits.nodes / 8).min(MAX_PROOF_NODES);
    let commits = state.rows.len() > 1 && limits.effort == Effort::Thorough;
    let nodes_before_commitment = ((1 << COMMITMENT_ROUND) - 1) * proof_nodes;
    let exact = ExactDfs::new(state, limits, commits.then_some(nodes_before_commitment));
    // Relaxation, exact search, annealing. With the stock out the exact search is alone, and its first turn ends where it may
    // restart.
    let budgets =
        if stock_is_out { [0, nodes_before_commitment.max(1), 0] } else { [proof_nodes, proof_nodes, LINE_NODES] };
    let mut schedule = RoundRobin::new(&budgets);
    if commits && !stock_is_out {
        let exact_nodes = if state.stock.len() <= SHORT_STOCK { SHORT_STOCK_EXACT_NODES } else { proof_nodes };
        schedule = schedule.with_budgets_from(COMMITMENT_ROUND, &[proof_nodes, exact_nodes, LINE_NODES]);
    }
    let relaxation = (!stock_is_out && limits.rules.has(Rule::LabyrinthRelaxation)).then(|| exact.relaxation());
    let members = AssignmentPortfolio::new(Playout::new(state), limits.seed, relaxation, Some(Box::new(exact)));
    Portfolio::new(members, schedule, limits.methods)
}
