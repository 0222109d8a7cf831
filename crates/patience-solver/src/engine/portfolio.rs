//! The algorithm portfolio (Gomes and Selman 2001): searches of one position that take turns in
//! [round robin](crate::engine::round_robin), some of which only prove losses, or only find wins.
//!
//! In: the members of a position and their budgets. Out: a line, a proof of loss, or "working" after about `nodes` nodes.

use crate::engine::round_robin::RoundRobin;
use crate::engine::{Answer, Engine};
use crate::{Method, MethodSet, MethodStats, SearchStats};

/// A turn of a member.
pub(crate) struct Turn {
    pub(crate) nodes: u64,
    pub(crate) answer: Answer,
    /// Its counts, without the nodes.
    pub(crate) counts: MethodStats,
}

impl Turn {
    /// A turn in which nothing is done.
    pub(crate) const IDLE: Self = Self {
        nodes: 0,
        answer: Answer::Working,
        counts: MethodStats { nodes: 0, states: 0, unique_states: 0, backtracks: 0, forced_moves: 0, depth: 0 },
    };
}

/// The searches of one position, numbered in the order of their turns.
pub(crate) trait Members: Send {
    /// The method of a member; `None` if it has nothing to do.
    fn method(&self, member: usize) -> Option<Method>;

    /// Runs a member for about `nodes` nodes. `is_new_turn` is false if a slice ended in the middle of this turn: a member that
    /// restarts or changes its method only when it is true gives the same result in slices of any length.
    fn run(&mut self, member: usize, nodes: u64, is_new_turn: bool) -> Turn;

    /// Playouts so far.
    fn playouts(&self) -> u64;
}

/// The searches of one position, and whose turn it is.
pub(crate) struct Portfolio {
    members: Box<dyn Members>,
    schedule: RoundRobin,
    methods: MethodSet,
    stats: SearchStats,
}

impl Portfolio {
    /// Creates a portfolio; `schedule` has a budget for each member.
    pub(crate) fn new(members: impl Members + 'static, schedule: RoundRobin, methods: MethodSet) -> Self {
        Self { members: Box::new(members), schedule, methods, stats: SearchStats::default() }
    }
}

impl Engine for Portfolio {
    fn playouts(&self) -> u64 {
        self.members.playouts()
    }

    fn stats(&self) -> SearchStats {
        self.stats
    }

    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let (mut spent, mut idle_turns) = (0, 0);
        while spent < nodes {
            // After a round without a node no member is left.
            if idle_turns > self.schedule.len() {
                return (spent, Answer::GaveUp);
            }
            idle_turns += 1;
            let (member, budget) = self.schedule.turn();
            let Some(method) = self.members.method(member).filter(|method| self.methods.has(*method)) else {
                self.schedule.charge(0, true);
                continue;
            };
            let turn = self.members.run(member, budget.min(nodes - spent), self.schedule.is_new_turn);
            spent += turn.nodes;
            if turn.nodes > 0 {
                idle_turns = 0;
            }
            self.stats.add(method, MethodStats { nodes: turn.nodes, ..turn.counts });
            if !matches!(turn.answer, Answer::Working) {
                self.stats.decide(method);
                return (spent, turn.answer);
            }
            self.schedule.charge(turn.nodes, false);
        }
        (spent, Answer::Working)
    }
}
