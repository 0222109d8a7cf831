//! The searches of the Empress of India: greedy games, annealing, and the exhaustive search.

use super::exact::Exact;
use super::greedy_games::Greedy;
use super::locks::{LOCK_NODES, Lock, Locks, Order, STEP};
use super::playout::{Decisions, Playout};
use super::state::{EmpressState, Move};
use crate::anneal::Annealer;
use crate::limits::Limits;
use crate::solver::{Answer, Engine, Progress};
use crate::turns::Turns;
use crate::verdict::Proof;

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Greedy,
    annealer: Annealer<Playout>,
    /// Moves of the annealing that have not come to a node yet.
    uncounted: u64,
    exact: Exact,
    /// The games of the pairs alone, from now on and from the end, until they can tell no more.
    orders: [Option<Order>; 2],
    checked: bool,
    lock_nodes: u64,
    turns: Turns,
}

/// Nodes of the first turns of greedy games, of the exhaustive search, of the annealing and of the game of the pairs from the
/// end, with cards in the stock and without. A move of a greedy game takes some five times as long as a node of the exhaustive
/// search, and what it has not won in its first turns it seldom wins later.
const TURNS: [[u64; 4]; 2] = [[10_000, 120_000, 100_000, 20_000], [5_000, 60_000, 60_000, 20_000]];
/// The same from the second round on.
const LATER: [u64; 4] = [1_000, 120_000, 100_000, 20_000];
/// Moves of the annealing that count as one node: they take as long as one of the exhaustive search.
const MOVES: u64 = 8;
/// The steps of the first annealing run, and how readily it accepts what is worse, in hundredths.
const FIRST_RUN: u32 = 4000;
const HEAT: u32 = 100;

impl Solver {
    pub(crate) fn new(state: &EmpressState, limits: Limits) -> Self {
        let search = Greedy::new(state, limits.seed);
        let orders = [false, true].map(|back| Order::new(Locks::of(&search.start), limits.rules, back));
        Self {
            search,
            annealer: Annealer::new(Playout::new(state), Decisions::NONE, FIRST_RUN, HEAT, limits.seed),
            uncounted: 0,
            exact: Exact::new(limits),
            orders,
            checked: false,
            lock_nodes: (LOCK_NODES * STEP).min(limits.nodes / 8),
            turns: Turns::new(&TURNS[usize::from(state.stock.is_empty())]).then(1, &LATER),
        }
    }

    /// Looks on for an order of the pairs; returns the nodes spent, and whether there is none. Once there is one, nothing
    /// more can be learnt here.
    fn order(&mut self, back: bool, nodes: u64) -> (u64, bool) {
        let order = &mut self.orders[usize::from(back)];
        let Some(search) = order else { return (0, false) };
        let (steps, lock) = search.run(nodes.div_ceil(STEP));
        if lock != Lock::Unknown {
            *order = None;
        }
        (steps * STEP, lock == Lock::Locked)
    }
}

impl Engine for Solver {
    fn playouts(&self) -> u64 {
        u64::from(self.search.tries) + self.annealer.playouts()
    }

    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        if self.search.start.is_stuck() && !self.search.start.is_won() {
            return (1, Answer::Lost(Proof::Exhausted));
        }
        if !self.checked {
            self.checked = true;
            for back in [false, true] {
                let (n, lost) = self.order(back, self.lock_nodes);
                spent += n;
                if lost {
                    return (spent, Answer::Lost(Proof::Relaxed));
                }
            }
        }
        while spent < nodes {
            let (who, left) = self.turns.now();
            let most = left.min(nodes - spent);
            let (n, end) = match who {
                0 => self.search.run(most),
                1 => self.exact.run(&self.search.start, most),
                2 => {
                    let (moves, line) = self.annealer.run(most * MOVES - self.uncounted);
                    let moves = moves + self.uncounted;
                    self.uncounted = moves % MOVES;
                    (moves / MOVES, line.map_or(Progress::Working, Progress::Won))
                }
                _ => {
                    let (n, lost) = self.order(true, most);
                    spent += n;
                    if lost {
                        return (spent, Answer::Lost(Proof::Relaxed));
                    }
                    self.turns.spend(n, self.orders[1].is_none());
                    continue;
                }
            };
            spent += n;
            self.turns.spend(n, false);
            match end {
                Progress::Won(line) => return (spent, Answer::Won(line.into_iter().map(Move::text).collect())),
                Progress::Exhausted => return (spent, Answer::Lost(Proof::Exhausted)),
                Progress::Working => {}
            }
        }
        (spent, Answer::Working)
    }
}
