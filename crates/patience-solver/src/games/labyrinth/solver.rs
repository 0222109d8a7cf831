//! The portfolio of a position of the Labyrinth, and its budgets.

use super::exact::ExactDfs;
use super::explain::explain;
use super::playout::Playout;
use super::state::LabyrinthState;
use crate::engine::{Engine, Members, Portfolio, RoundRobin, Snapshot, Turn};
use crate::methods::annealing::Annealer;
use crate::{Effort, Explanation, Limits, Method};

/// Maximum nodes of the exact search in round 0.
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

/// The searches of a position.
struct LabyrinthPortfolio {
    exact: ExactDfs,
    annealer: Annealer<Playout>,
}

/// The number of the exact search; the other member is annealing.
const EXACT: usize = 0;

fn portfolio(state: &LabyrinthState, limits: Limits) -> Portfolio {
    let stock_is_out = state.stock.is_empty();
    // Small budgets go to finding lines.
    let proof_nodes = (limits.nodes / 8).min(MAX_PROOF_NODES);
    let commits = state.rows.len() > 1 && limits.effort == Effort::Thorough;
    let nodes_before_commitment = ((1 << COMMITMENT_ROUND) - 1) * proof_nodes;
    let exact = ExactDfs::new(state, limits, commits.then_some(nodes_before_commitment));
    // With the stock out the exact search is alone, and its first turn ends where it may restart.
    let budgets = if stock_is_out { [nodes_before_commitment.max(1), 0] } else { [proof_nodes, LINE_NODES] };
    let mut schedule = RoundRobin::new(&budgets);
    if commits && !stock_is_out {
        let exact_nodes = if state.stock.len() <= SHORT_STOCK { SHORT_STOCK_EXACT_NODES } else { proof_nodes };
        schedule = schedule.with_budgets_from(COMMITMENT_ROUND, &[exact_nodes, LINE_NODES]);
    }
    let members = LabyrinthPortfolio { exact, annealer: Annealer::new(Playout::new(state), limits.seed) };
    Portfolio::new(members, schedule, limits.methods)
}

impl Members for LabyrinthPortfolio {
    fn method(&self, member: usize) -> Option<Method> {
        Some(if member == EXACT { Method::DepthFirstSearch } else { Method::Annealing })
    }

    fn run(&mut self, member: usize, nodes: u64, is_new_turn: bool) -> Turn {
        if member == EXACT { self.exact.turn(nodes, is_new_turn) } else { self.annealer.turn(nodes) }
    }

    fn playouts(&self) -> u64 {
        self.annealer.playouts
    }
}
