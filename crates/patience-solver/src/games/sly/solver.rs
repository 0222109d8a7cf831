//! The portfolio of a position of Sly, and its budgets.
//!
//! The copy-assignment relaxation proves losses and guides an annealer by its witness. Once the stock is out it is the game
//! itself: a witness is a line. From the second round of the game on the packet assignment decides what annealing does
//! not win.

use super::explain::explain;
use super::packet_assignment::PacketAssignment;
use super::playout::Playout;
use super::state::SlyState;
use crate::engine::{Answer, Engine, Members, Portfolio, RoundRobin, Snapshot, Turn};
use crate::methods::annealing::Annealer;
use crate::methods::assignment::{CopyAssignmentRelaxation, NODES_PER_ROUND};
use crate::methods::nogood_learning::NogoodSearch;
use crate::{Explanation, Limits, Method, MethodStats, Proof, Rule, WorkerRole};

/// Maximum nodes of the relaxation in the first round of the schedule; budgets double each round.
const PROOF_NODES: u64 = 100_000;
/// Nodes of each annealer in the first round.
const LINE_NODES: u64 = 900_000;
/// Nodes of the packet assignment in the first round.
const PACKET_NODES: u64 = 900_000;
/// With at most this many cards in the stock, about one round and a half, and from this round of the schedule on, most of the
/// nodes go to the packet assignment: then it decides more than annealing, which wins early what it wins.
const LATE_STOCK: usize = 30;
const LATE_ROUND: u32 = 2;
const LATE_BUDGETS: [u64; 4] = [PROOF_NODES, LINE_NODES / 3, LINE_NODES, 3_000_000];
/// Budgets of a search that seeks proofs beside others that seek lines.
const PROOF_BUDGETS: [u64; 4] = [PROOF_NODES, LINE_NODES / 9, LINE_NODES / 9, 3_000_000];

/// The searches of a position.
struct SlyPortfolio {
    /// The relaxation, until it is decided.
    relaxation: Option<CopyAssignmentRelaxation>,
    stock_is_out: bool,
    annealer: Annealer<Playout>,
    /// The annealer that is guided by the relaxation's witness, once there is one.
    guided: Option<Annealer<Playout>>,
    seed: u64,
    packets: Option<NogoodSearch<PacketAssignment>>,
}

/// The numbers of the members.
const RELAXATION: usize = 0;
const ANNEALING: usize = 1;
const GUIDED_ANNEALING: usize = 2;

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
    let relaxation = (stock_is_out || limits.rules.has(Rule::SlyRelaxation)).then(|| state.relaxation());
    let assigns_packets = limits.rules.has(Rule::SlyPacketAssignment) && limits.role != WorkerRole::Lines;
    let problem = assigns_packets.then(|| PacketAssignment::new(state, state.unfinished_relaxation())).flatten();
    // Small budgets go to finding lines.
    let proof_nodes = (limits.nodes / 8).min(PROOF_NODES);
    let schedule = if stock_is_out {
        RoundRobin::new(&[u64::MAX, 0, 0, 0])
    } else if problem.is_none() {
        RoundRobin::new(&[proof_nodes, LINE_NODES, LINE_NODES, 0])
    } else if limits.role == WorkerRole::Proofs {
        RoundRobin::new(&PROOF_BUDGETS)
    } else {
        let schedule = RoundRobin::new(&[proof_nodes, LINE_NODES, LINE_NODES, PACKET_NODES]);
        if state.stock.len() <= LATE_STOCK { schedule.with_budgets_from(LATE_ROUND, &LATE_BUDGETS) } else { schedule }
    };
    let members = SlyPortfolio {
        relaxation,
        stock_is_out,
        annealer: Annealer::new(Playout::new(state), limits.seed),
        guided: None,
        seed: limits.seed,
        packets: problem.map(|problem| NogoodSearch::new(problem, limits.seed)),
    };
    Portfolio::new(members, schedule, limits.methods)
}

impl SlyPortfolio {
    fn run_relaxation(&mut self, nodes: u64) -> Turn {
        let Some(mut relaxation) = self.relaxation.take() else { return Turn::IDLE };
        let (rounds, is_won) = relaxation.probe(nodes.div_ceil(NODES_PER_ROUND));
        let mut answer = Answer::Working;
        match is_won {
            Some(false) => answer = Answer::Lost(Proof::Relaxed),
            Some(true) => {
                let mut playout = self.annealer.playout.guided(relaxation);
                if self.stock_is_out {
                    answer = Answer::won(playout.line_of_witness());
                } else {
                    self.guided = Some(Annealer::new(playout, !self.seed));
                }
            }
            None => self.relaxation = Some(relaxation),
        }
        let counts = MethodStats { states: rounds, ..MethodStats::default() };
        Turn { nodes: rounds * NODES_PER_ROUND, answer, counts }
    }
}

impl Members for SlyPortfolio {
    fn method(&self, member: usize) -> Option<Method> {
        match member {
            RELAXATION => self.relaxation.as_ref().map(|_| Method::CopyAssignment),
            ANNEALING => Some(Method::Annealing),
            GUIDED_ANNEALING => self.guided.as_ref().map(|_| Method::Annealing),
            _ => self.packets.as_ref().filter(|packets| !packets.is_inconclusive).map(|_| Method::PacketAssignment),
        }
    }

    fn run(&mut self, member: usize, nodes: u64, _: bool) -> Turn {
        match member {
            RELAXATION => self.run_relaxation(nodes),
            ANNEALING => self.annealer.turn(nodes),
            GUIDED_ANNEALING => self.guided.as_mut().map_or(Turn::IDLE, |annealer| annealer.turn(nodes)),
            _ => self.packets.as_mut().map_or(Turn::IDLE, |packets| packets.turn(nodes)),
        }
    }

    fn playouts(&self) -> u64 {
        self.annealer.playouts + self.guided.as_ref().map_or(0, |annealer| annealer.playouts)
    }
}
