//! The portfolio of a position of the Empress of India, in round robin.

use super::exact::ExactDfs;
use super::greedy_restarts::GreedyRestarts;
use super::pair_deadlock::{DEADLOCK_STATES, DeadlockStatus, NODES_PER_PAIR_STATE, PairDeadlock, PairOrderSearch};
use super::playout::{Decisions, Playout};
use super::state::EmpressState;
use crate::engine::round_robin::RoundRobin;
use crate::engine::{Answer, Engine, Progress};
use crate::limits::{Limits, MethodSet};
use crate::method::{Method, MethodStats, SearchStats};
use crate::methods::annealing::Annealer;
use crate::verdict::Proof;

/// The portfolio of a position.
pub(crate) struct Solver {
    greedy: GreedyRestarts,
    annealer: Annealer<Playout>,
    /// Annealing moves not yet counted as a node.
    uncounted: u64,
    exact: ExactDfs,
    /// The pair-order searches, forwards and backwards, until decided.
    pair_orders: [Option<PairOrderSearch>; 2],
    has_checked_deadlock: bool,
    deadlock_nodes: u64,
    methods: MethodSet,
    schedule: RoundRobin,
    stats: SearchStats,
}

/// The members, in the order of their turns.
#[derive(Clone, Copy)]
enum Member {
    GreedyRestarts,
    Exact,
    Annealing,
    /// The order of the pairs, backwards.
    PairOrder,
}

impl Member {
    const ALL: [Member; 4] = [Member::GreedyRestarts, Member::Exact, Member::Annealing, Member::PairOrder];

    fn method(self) -> Method {
        match self {
            Member::GreedyRestarts => Method::GreedyRestarts,
            Member::Exact => Method::DepthFirstSearch,
            Member::Annealing => Method::Annealing,
            Member::PairOrder => Method::PairDeadlock,
        }
    }
}

/// Nodes of each member in round 0, with a stock and without. A
/// greedy move takes five times as long as an exact node, and greedy games seldom win late.
const BUDGETS: [[u64; 4]; 2] = [[10_000, 120_000, 100_000, 20_000], [5_000, 60_000, 60_000, 20_000]];
/// Nodes from round 1 on.
const BUDGETS_FROM_ROUND_1: [u64; 4] = [1_000, 120_000, 100_000, 20_000];
/// Annealing moves per node: they take as long as a node of the exact search.
const MOVES_PER_NODE: u64 = 8;
/// Iterations of the first annealing run, and its heat in per cent.
const FIRST_RUN_ITERATIONS: u32 = 4000;
const HEAT_PERCENT: u32 = 100;

impl Solver {
    pub(crate) fn new(state: &EmpressState, limits: Limits) -> Self {
        let greedy = GreedyRestarts::new(state, limits.seed);
        let pair_orders = [false, true].map(|backwards| {
            let deadlock = PairDeadlock::of(&greedy.start);
            PairOrderSearch::new(deadlock, limits.rules, backwards).filter(|_| limits.methods.has(Method::PairDeadlock))
        });
        Self {
            greedy,
            annealer: Annealer::new(
                Playout::new(state),
                Decisions::NONE,
                FIRST_RUN_ITERATIONS,
                HEAT_PERCENT,
                limits.seed,
            ),
            uncounted: 0,
            exact: ExactDfs::new(limits),
            pair_orders,
            has_checked_deadlock: false,
            deadlock_nodes: (DEADLOCK_STATES * NODES_PER_PAIR_STATE).min(limits.nodes / 8),
            methods: limits.methods,
            schedule: RoundRobin::new(&BUDGETS[usize::from(state.stock.is_empty())])
                .with_budgets_from(1, &BUDGETS_FROM_ROUND_1),
            stats: SearchStats::default(),
        }
    }

    /// Searches for an order of the pairs. Returns the nodes spent, and true if there is none.
    fn search_pair_order(&mut self, backwards: bool, nodes: u64) -> (u64, bool) {
        let search_pair_order = &mut self.pair_orders[usize::from(backwards)];
        let Some(greedy) = search_pair_order else { return (0, false) };
        let (states, status) = greedy.run(nodes.div_ceil(NODES_PER_PAIR_STATE));
        if status != DeadlockStatus::Unknown {
            *search_pair_order = None;
        }
        let nodes = states * NODES_PER_PAIR_STATE;
        self.stats.add(Method::PairDeadlock, MethodStats { nodes, states, ..MethodStats::default() });
        if status == DeadlockStatus::Deadlocked {
            self.stats.decide(Method::PairDeadlock);
        }
        (nodes, status == DeadlockStatus::Deadlocked)
    }
}

impl Engine for Solver {
    fn playouts(&self) -> u64 {
        u64::from(self.greedy.games) + self.annealer.playouts()
    }

    fn stats(&self) -> SearchStats {
        self.stats
    }

    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        if self.greedy.start.is_stuck() && !self.greedy.start.is_won() {
            self.stats.decide(Method::Rules);
            return (1, Answer::Lost(Proof::Exhausted));
        }
        if !self.has_checked_deadlock {
            self.has_checked_deadlock = true;
            for backwards in [false, true] {
                let (n, lost) = self.search_pair_order(backwards, self.deadlock_nodes);
                spent += n;
                if lost {
                    return (spent, Answer::Lost(Proof::Relaxed));
                }
            }
        }
        let mut idle_turns = 0;
        while spent < nodes {
            // After a round without a node no member is left.
            if idle_turns > Member::ALL.len() {
                return (spent, Answer::GaveUp);
            }
            idle_turns += 1;
            let (member, left) = self.schedule.turn();
            let most = left.min(nodes - spent);
            let member = Member::ALL[member];
            if !self.methods.has(member.method()) {
                self.schedule.charge(0, true);
                continue;
            }
            let games = self.greedy.games;
            let (n, end) = match member {
                Member::GreedyRestarts => self.greedy.run(most),
                Member::Exact => self.exact.run(&self.greedy.start, most),
                Member::Annealing => {
                    let (moves, line) = self.annealer.run(most * MOVES_PER_NODE - self.uncounted);
                    let moves = moves + self.uncounted;
                    self.uncounted = moves % MOVES_PER_NODE;
                    (moves / MOVES_PER_NODE, line.map_or(Progress::Working, Progress::Won))
                }
                Member::PairOrder => {
                    let (n, lost) = self.search_pair_order(true, most);
                    spent += n;
                    if lost {
                        return (spent, Answer::Lost(Proof::Relaxed));
                    }
                    if n > 0 {
                        idle_turns = 0;
                    }
                    self.schedule.charge(n, self.pair_orders[1].is_none());
                    continue;
                }
            };
            spent += n;
            idle_turns = 0;
            self.schedule.charge(n, false);
            let method = member.method();
            let counts = match member {
                Member::Exact => self.exact.take_stats(),
                Member::Annealing => self.annealer.take_stats(),
                Member::GreedyRestarts | Member::PairOrder => {
                    let lost = u64::from(self.greedy.games - games) - u64::from(matches!(end, Progress::Won(_)));
                    MethodStats { states: n, backtracks: lost, ..MethodStats::default() }
                }
            };
            self.stats.add(method, MethodStats { nodes: n, ..counts });
            if !matches!(end, Progress::Working) {
                self.stats.decide(method);
            }
            match end {
                Progress::Won(line) => return (spent, Answer::Won(line.into_iter().map(Into::into).collect())),
                Progress::Exhausted => return (spent, Answer::Lost(Proof::Exhausted)),
                Progress::Working => {}
            }
        }
        (spent, Answer::Working)
    }
}
