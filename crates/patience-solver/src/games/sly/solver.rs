//! The portfolio of a position of Sly, and its budgets.

use super::exact::ExactDfs;
use super::packet_assignment::PacketAssignment;
use super::playout::{Decisions, Playout};
use super::state::{Move, SlyState};
use crate::engine::Progress;
use crate::engine::memory::MemoryPlan;
use crate::engine::portfolio::{ExactSearch, Portfolio};
use crate::engine::round_robin::RoundRobin;
use crate::limits::{Effort, Limits, Rule};
use crate::method::{Method, MethodStats, SearchStats};
use crate::methods::annealing::Annealer;
use crate::methods::assignment::CopyAssignmentRelaxation;
use crate::verdict::Proof;

/// Maximum nodes of the relaxation in the first round of the schedule; budgets double each round.
const MAX_PROOF_NODES: u64 = 100_000;
/// Nodes of each annealer in the first round.
const LINE_NODES: u64 = 900_000;
/// Iterations of the first annealing run, and its heat in per cent.
const FIRST_RUN_ITERATIONS: u32 = 20_000;
const HEAT_PERCENT: u32 = 100;

/// Nodes of the packet assignment in the first round.
const PACKET_NODES: u64 = 800_000;

/// The table of the exact search; the rest is for stacks.
const MEMORY: MemoryPlan<2> = MemoryPlan::new([4, 26]);

/// The exact search: of the endgame, or of the packets that take the cards of a round of the game.
pub(crate) enum SlyExactSearch {
    Endgame(ExactDfs),
    Packets(Box<PacketAssignment>),
}

impl ExactSearch for SlyExactSearch {
    type Move = Move;

    fn run(&mut self, nodes: u64) -> (u64, Progress<Move>) {
        match self {
            Self::Endgame(exact) => exact.run(nodes),
            Self::Packets(packets) => packets.run(nodes),
        }
    }

    fn proof(&self) -> Proof {
        match self {
            Self::Endgame(exact) => exact.proof(),
            Self::Packets(packets) => packets.proof(),
        }
    }

    fn method(&self) -> Method {
        match self {
            Self::Endgame(exact) => exact.method(),
            Self::Packets(packets) => packets.method(),
        }
    }

    fn take_stats(&mut self) -> MethodStats {
        match self {
            Self::Endgame(exact) => exact.take_stats(),
            Self::Packets(packets) => packets.take_stats(),
        }
    }

    fn is_inconclusive(&self) -> bool {
        match self {
            Self::Endgame(exact) => exact.is_inconclusive(),
            Self::Packets(packets) => packets.is_inconclusive(),
        }
    }
}

/// Creates the portfolio of a position.
pub(crate) fn solver(state: &SlyState, limits: Limits) -> Portfolio<Playout, SlyExactSearch> {
    // Without stock and hand, the exact search alone decides the endgame.
    let stock_is_out = state.stock.is_empty() && state.hand.is_none();
    // Small budgets go to finding lines.
    let proof_nodes = (limits.nodes / 8).min(MAX_PROOF_NODES);
    let guide = move |playout: &Playout, relaxation: CopyAssignmentRelaxation| {
        Annealer::new(playout.guided(relaxation), Decisions::NONE, FIRST_RUN_ITERATIONS, HEAT_PERCENT, !limits.seed)
    };
    Portfolio {
        annealer: Annealer::new(Playout::new(state), Decisions::NONE, FIRST_RUN_ITERATIONS, HEAT_PERCENT, limits.seed),
        guided: None,
        start_guided: Some(Box::new(guide)),
        relaxation: (!stock_is_out && limits.rules.has(Rule::SlyRelaxation)).then(|| state.relaxation()),
        exact: if stock_is_out {
            Some(SlyExactSearch::Endgame(ExactDfs::new(state, MEMORY.of(0, limits))))
        } else if limits.rules.has(Rule::SlyPacketAssignment) && limits.effort == Effort::Thorough {
            PacketAssignment::new(state, state.unfinished_relaxation())
                .map(|packets| SlyExactSearch::Packets(Box::new(packets)))
        } else {
            None
        },
        // Relaxation, exact search, annealing, guided annealing, exact search once more.
        schedule: RoundRobin::new(&if stock_is_out {
            [0, u64::MAX, 0, 0, 0]
        } else {
            [proof_nodes, 0, LINE_NODES, LINE_NODES, PACKET_NODES]
        }),
        stats: SearchStats::default(),
        methods: limits.methods,
    }
}
