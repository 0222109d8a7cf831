//! The portfolio of a position of Sly, and its budgets.

use super::exact::ExactDfs;
use super::explain::explain;
use super::packet_assignment::PacketAssignment;
use super::playout::Playout;
use super::state::SlyState;
use crate::engine::{Engine, MemoryPlan, Portfolio, RoundRobin, Snapshot};
use crate::methods::assignment_portfolio::{AssignmentPortfolio, TreeSearch};
use crate::{Effort, Explanation, Limits, Rule};

/// Maximum nodes of the relaxation in the first round of the schedule; budgets double each round.
const MAX_PROOF_NODES: u64 = 100_000;
/// Nodes of each annealer in the first round.
const LINE_NODES: u64 = 900_000;
/// Nodes of the packet assignment in the first round.
const PACKET_NODES: u64 = 800_000;

/// Shares of memory: the table of the exact search, and the stacks.
const MEMORY: MemoryPlan<2> = MemoryPlan::new([4, 26]);

impl Snapshot for SlyState {
    fn explain(&self) -> Option<Explanation> {
        explain(self)
    }

    fn search(&self, limits: Limits) -> Box<dyn Engine> {
        Box::new(portfolio(self, limits))
    }
}

fn portfolio(state: &SlyState, limits: Limits) -> Portfolio {
    let stock_is_out = state.stock.is_empty() && state.hand.is_none();
    // Small budgets go to finding lines.
    let proof_nodes = (limits.nodes / 8).min(MAX_PROOF_NODES);
    let relaxation = (!stock_is_out && limits.rules.has(Rule::SlyRelaxation)).then(|| state.relaxation());
    let tree_search: Option<Box<dyn TreeSearch>> = if stock_is_out {
        Some(Box::new(ExactDfs::new(state, MEMORY.of(0, limits))))
    } else if limits.rules.has(Rule::SlyPacketAssignment) && limits.effort == Effort::Thorough {
        PacketAssignment::new(state, state.unfinished_relaxation()).map(|packets| Box::new(packets) as _)
    } else {
        None
    };
    // Mid-game: copy assignment, annealing, guided annealing, packet assignment. Stock out: depth-first search alone.
    let schedule = RoundRobin::new(&if stock_is_out {
        [0, u64::MAX, 0, 0, 0]
    } else {
        [proof_nodes, 0, LINE_NODES, LINE_NODES, PACKET_NODES]
    });
    let members = AssignmentPortfolio::new(Playout::new(state), limits.seed, relaxation, tree_search);
    Portfolio::new(members, schedule, limits.methods)
}
