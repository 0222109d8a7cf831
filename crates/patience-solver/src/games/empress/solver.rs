//! The portfolio of a position of the Empress of India, and its budgets.

use super::exact::ExactDfs;
use super::explain::explain;
use super::greedy_restarts::GreedyRestarts;
use super::pair_deadlock::{
    DEADLOCK_STEPS, DeadlockStatus, Direction, PAIR_STEPS_PER_NODE, PairOrderSearch, PairRelaxation,
};
use super::playout::Playout;
use super::state::EmpressState;
use crate::engine::{Answer, Engine, Members, Portfolio, RoundRobin, Snapshot, Turn};
use crate::methods::annealing::Annealer;
use crate::{Explanation, Limits, Method, MethodStats, Proof};

/// The searches of a position.
struct EmpressPortfolio {
    /// True if only cards can be turned (ledger, EMP-T).
    is_stuck: bool,
    /// The pair-order searches, forwards and backwards, until decided.
    pair_orders: [Option<PairOrderSearch>; 2],
    greedy: GreedyRestarts,
    exact: ExactDfs,
    annealer: Annealer<Playout>,
    /// Annealing moves not yet counted as a node.
    uncounted: u64,
}

/// The numbers of the members; the order of the pairs is searched forwards, then backwards.
const PAIR_ORDERS_BACKWARDS: usize = 1;
const GREEDY_RESTARTS: usize = 2;
const EXACT: usize = 3;
const ANNEALING: usize = 4;

/// Nodes of the other members in round 0, with a stock and without; the last is the order of the pairs, backwards again.
/// A greedy move takes five times as long as an exact node, and greedy games seldom win late.
const BUDGETS: [[u64; 4]; 2] = [[10_000, 120_000, 100_000, 20_000], [5_000, 60_000, 60_000, 20_000]];
/// Nodes from round 1 on.
const BUDGETS_FROM_ROUND_1: [u64; 6] = [0, 0, 1_000, 120_000, 100_000, 20_000];
/// Annealing moves per node: they take as long as a node of the exact search.
const MOVES_PER_NODE: u64 = 8;

impl Snapshot for EmpressState {
    fn explain(&self) -> Option<Explanation> {
        explain(self)
    }

    fn search(&self, limits: Limits) -> Box<dyn Engine> {
        Box::new(portfolio(self, limits))
    }
}

fn portfolio(state: &EmpressState, limits: Limits) -> Portfolio {
    let greedy = GreedyRestarts::new(state, limits.seed);
    let pair_orders =
        Direction::BOTH.map(|direction| PairOrderSearch::new(PairRelaxation::of(&greedy.start), limits, direction));
    let deadlock_nodes = (DEADLOCK_STEPS / PAIR_STEPS_PER_NODE).min(limits.nodes / 8);
    let [greedy_nodes, exact_nodes, annealing_nodes, pair_nodes] = BUDGETS[usize::from(state.stock.is_empty())];
    let schedule =
        RoundRobin::new(&[deadlock_nodes, deadlock_nodes, greedy_nodes, exact_nodes, annealing_nodes, pair_nodes])
            .with_budgets_from(1, &BUDGETS_FROM_ROUND_1);
    let (exact, annealer) = (ExactDfs::new(limits), Annealer::new(Playout::new(state), limits.seed));
    let is_stuck = greedy.start.is_stuck() && !greedy.start.is_won();
    let members = EmpressPortfolio { is_stuck, pair_orders, greedy, exact, annealer, uncounted: 0 };
    Portfolio::new(members, schedule, limits.methods)
}

impl Members for EmpressPortfolio {
    fn method(&self, member: usize) -> Option<Method> {
        match member {
            _ if self.is_stuck => Some(Method::Rules),
            GREEDY_RESTARTS => Some(Method::GreedyRestarts),
            EXACT => Some(Method::DepthFirstSearch),
            ANNEALING => Some(Method::Annealing),
            _ => self.pair_orders[member.min(PAIR_ORDERS_BACKWARDS)].as_ref().map(|_| Method::PairDeadlock),
        }
    }

    fn run(&mut self, member: usize, nodes: u64, _: bool) -> Turn {
        match member {
            _ if self.is_stuck => Turn { nodes: 1, answer: Answer::Lost(Proof::Exhausted), ..Turn::IDLE },
            GREEDY_RESTARTS => self.greedy.turn(nodes),
            EXACT => self.exact.turn(&self.greedy.start, nodes),
            ANNEALING => {
                let turn = self.annealer.turn(nodes * MOVES_PER_NODE - self.uncounted);
                let moves = turn.nodes + self.uncounted;
                self.uncounted = moves % MOVES_PER_NODE;
                Turn { nodes: moves / MOVES_PER_NODE, ..turn }
            }
            _ => {
                let pair_order = &mut self.pair_orders[member.min(PAIR_ORDERS_BACKWARDS)];
                let Some(search) = pair_order else { return Turn::IDLE };
                let (steps, status) = search.run(nodes * PAIR_STEPS_PER_NODE);
                let counts = MethodStats { states: std::mem::take(&mut search.entered), ..MethodStats::default() };
                if status != DeadlockStatus::Unknown {
                    *pair_order = None;
                }
                let is_lost = status == DeadlockStatus::Deadlocked;
                let answer = if is_lost { Answer::Lost(Proof::Relaxed) } else { Answer::Working };
                Turn { nodes: steps.div_ceil(PAIR_STEPS_PER_NODE), answer, counts }
            }
        }
    }

    fn playouts(&self) -> u64 {
        u64::from(self.greedy.games) + self.annealer.playouts
    }
}
