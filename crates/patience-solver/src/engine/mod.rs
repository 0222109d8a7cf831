//! The traits that a game implements to be solved; outside `games` only the registry names one.
//!
//! `GameSolver` reads a position into a `Snapshot`, whose `Engine` runs in slices.

mod bits;
mod memory;
mod portfolio;
pub mod rng;
mod round_robin;
pub(crate) mod sort;
mod transpositions;

pub(crate) use bits::bits;
pub(crate) use memory::{MemoryPlan, TableMemory};
pub(crate) use portfolio::{Members, Portfolio, Turn};
pub(crate) use rng::{Rng, mix};
pub(crate) use round_robin::RoundRobin;
pub(crate) use transpositions::TranspositionTable;

use crate::limits::HintLimits;
use crate::play::rollout::Rollout;
use crate::play::tree::PlayoutTree;
use crate::{Explanation, Limits, Proof, Rule, SearchStats};
use patience::{Move, Position};

/// A solvable game; the registry lists them.
pub(crate) trait GameSolver: Rollouts + GreedyPolicy + Sync {
    /// Rules of the ledger that its searches use.
    fn rules(&self) -> &'static [Rule];

    /// Reads a position into plain data.
    fn read(&self, position: &Position) -> Box<dyn Snapshot>;

    /// Budgets of hints, reviews and win rates.
    fn budgets(&self) -> Budgets;

    /// Key of the equivalence class of a move: moves with equal keys lead to positions that differ only in the names of
    /// interchangeable piles.
    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8>;

    /// Returns true if a card leaves the table only by going home, but for grace.
    fn cards_only_go_home(&self) -> bool {
        false
    }

    /// Returns true if two cards in a pile of the tableau are a pair, which goes home as one.
    fn has_pairs(&self) -> bool {
        false
    }
}

/// A game that can be rolled out.
pub(crate) trait Rollouts {
    /// Reads a position for rollouts.
    fn rollout(&self, position: &Position) -> Box<dyn Rollout>;

    /// Creates a tree of playouts; `None` for a game whose hints do without.
    fn playout_tree(&self, _position: &Position, _seed: u64) -> Option<Box<dyn PlayoutTree>> {
        None
    }
}

/// The greedy policy of a game.
pub(crate) trait GreedyPolicy {
    /// Cost of a move; the first minimum is played.
    fn cost(&self, position: &Position, m: Move) -> u32;

    /// Moves to play, given all legal `moves` and the one of least cost; none to give up.
    fn plan(&self, _position: &Position, _moves: &[Move], best: Move) -> Vec<Move> {
        vec![best]
    }
}

/// The budgets of advice in a game.
#[derive(Clone, Copy)]
pub(crate) struct Budgets {
    /// Limits for a hint within about a second.
    pub(crate) hint: HintLimits,
    /// Nodes per determinization of a review, which has thousands of them.
    pub(crate) review_nodes: u64,
    /// Determinizations per position of a review, 1 to 64.
    pub(crate) review_orders: u32,
    /// Rollouts that take a moment.
    pub(crate) win_rate_samples: u32,
}

impl Budgets {
    /// The budgets of a game whose searches are fast.
    pub(crate) fn new(hint: HintLimits) -> Self {
        Self { hint, review_nodes: hint.nodes.min(150_000), review_orders: 64, win_rate_samples: 64 }
    }
}

/// A position as plain data, from which its searches start.
pub(crate) trait Snapshot {
    /// Explains a loss by the visible cards; `None` says nothing about the position.
    fn explain(&self) -> Option<Explanation>;

    /// Creates an engine; it has not yet searched.
    fn search(&self, limits: Limits) -> Box<dyn Engine>;
}

/// A resumable search for whether one position can be won.
pub(crate) trait Engine: Send {
    /// Searches for about `nodes` more nodes; returns the nodes spent and the answer so far.
    fn run(&mut self, nodes: u64) -> (u64, Answer);

    /// Ends a search that only shortens a line that wins, and returns the line; `None` while nothing is decided.
    fn conclude(&mut self) -> Option<Vec<Move>> {
        None
    }

    /// Playouts so far.
    fn playouts(&self) -> u64 {
        0
    }

    /// Statistics by method so far, and the method that decided.
    fn stats(&self) -> SearchStats;
}

/// The answer of an engine after a slice.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// A winning line.
    Won(Vec<Move>),
    Lost(Proof),
    /// Nothing is left to try, and nothing is proven.
    GaveUp,
    Working,
}

impl Answer {
    /// A win by a line of a game's own moves.
    pub(crate) fn won(line: impl IntoIterator<Item = impl Into<Move>>) -> Self {
        Answer::Won(line.into_iter().map(Into::into).collect())
    }
}
