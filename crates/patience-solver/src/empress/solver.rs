//! The searches of the Empress of India: greedy games, and the exhaustive search.

use super::exact::Exact;
use super::greedy_games::Greedy;
use super::locks::{LOCK_NODES, Lock, Locks};
use super::state::{EmpressState, Move};
use crate::limits::{Limits, RuleSet};
use crate::solver::{Answer, Engine, Progress};
use crate::turns::Turns;
use crate::verdict::Proof;

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Greedy,
    exact: Exact,
    turns: Turns,
    checked: bool,
    lock_nodes: u64,
    rules: RuleSet,
}

/// Nodes of the first turns of greedy games and of the exhaustive search, with cards in the stock and without.
const TURNS: [[u64; 2]; 2] = [[20_000, 60_000], [5_000, 60_000]];

impl Solver {
    pub(crate) fn new(state: &EmpressState, limits: Limits) -> Self {
        let search = Greedy::new(state, limits.seed);
        let exact = Exact::new(limits);
        let turns = Turns::new(&TURNS[usize::from(state.stock.is_empty())]);
        Self { search, exact, turns, checked: false, lock_nodes: LOCK_NODES.min(limits.nodes / 8), rules: limits.rules }
    }
}

impl Engine for Solver {
    fn playouts(&self) -> u64 {
        self.search.tries.into()
    }

    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        if self.search.start.is_stuck() && !self.search.start.is_won() {
            return (1, Answer::Lost(Proof::Exhausted));
        }
        if !self.checked {
            self.checked = true;
            let locks = Locks::of(&self.search.start);
            for back in [false, true] {
                let (n, lock) = locks.decide(self.lock_nodes, self.rules, back);
                spent += n;
                if lock == Lock::Locked {
                    return (spent, Answer::Lost(Proof::Relaxed));
                }
            }
        }
        while spent < nodes {
            let (who, left) = self.turns.now();
            let most = left.min(nodes - spent);
            let (n, end) = if who == 0 { self.search.run(most) } else { self.exact.run(&self.search.start, most) };
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
