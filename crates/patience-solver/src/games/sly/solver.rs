//! The portfolio of a position of Sly, and its budgets.
//!
//! The copy-assignment relaxation proves losses and guides an annealer by its witness. Once the stock is out it is the game
//! itself: a witness is a line. Thorough searches have the packet assignment besides.

use super::explain::explain;
use super::packet_assignment::PacketAssignment;
use super::playout::Playout;
use super::state::SlyState;
use crate::engine::{Answer, Engine, Members, Portfolio, RoundRobin, Snapshot, Turn};
use crate::methods::annealing::Annealer;
use crate::methods::assignment::{CopyAssignmentRelaxation, NODES_PER_ROUND};
use crate::{Effort, Explanation, Limits, Method, MethodStats, Proof, Rule};

/// Maximum nodes of the relaxation in the first round of the schedule; budgets double each round.
const MAX_PROOF_NODES: u64 = 100_000;
/// Nodes of each annealer in the first round.
const LINE_NODES: u64 = 900_000;
/// Nodes of the packet assignment in the first round.
const PACKET_NODES: u64 = 800_000;

/// The searches of a position.
struct SlyPortfolio {
    /// The relaxation, until it is decided.
    relaxation: Option<CopyAssignmentRelaxation>,
    stock_is_out: bool,
    annealer: Annealer<Playout>,
    /// The annealer that is guided by the relaxation's witness, once there is one.
    guided: Option<Annealer<Playout>>,
    seed: u64,
    packets: Option<PacketAssignment>,
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
    let assigns_packets = limits.rules.has(Rule::SlyPacketAssignment) && limits.effort == Effort::Thorough;
    let schedule = RoundRobin::new(&if stock_is_out {
        [u64::MAX, 0, 0, 0]
    } else {
        // Small budgets go to finding lines.
        [(limits.nodes / 8).min(MAX_PROOF_NODES), LINE_NODES, LINE_NODES, PACKET_NODES]
    });
    let members = SlyPortfolio {
        relaxation,
        stock_is_out,
        annealer: Annealer::new(Playout::new(state), limits.seed),
        guided: None,
        seed: limits.seed,
        packets: if assigns_packets && !stock_is_out {
            PacketAssignment::new(state, state.unfinished_relaxation())
        } else {
            None
        },
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
