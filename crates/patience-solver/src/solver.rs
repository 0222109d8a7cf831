//! What a game's folder has for the solver to know the game. Nothing outside these folders knows one.

use crate::explanation::Explanation;
use crate::limits::{FairLimits, Limits, Rule};
use crate::quick::Trial;
use crate::verdict::Proof;
use patience::{Move, Position};

/// A game that can be solved; each game's folder has one, and the registry lists them.
pub(crate) trait GameSolver: Sync {
    /// The rules of the ledger that its searches use.
    fn rules(&self) -> &'static [Rule];

    /// A position of the game as plain data.
    fn read(&self, position: &Position) -> Box<dyn Snapshot>;

    /// The adviser's limits for an answer within about a second.
    fn fair_limits(&self) -> FairLimits;

    /// Nodes for each order of the stock that is imagined in a review: there are some thousands of them.
    fn review_nodes(&self) -> u64 {
        self.fair_limits().nodes.min(150_000)
    }

    /// Orders of the stock that are imagined at each position of a review, 1 to 64: as many as the page has time for in some ten
    /// seconds.
    fn review_orders(&self) -> u32 {
        64
    }

    /// Games of the quick player that are over in a moment.
    fn quick_games(&self) -> u32 {
        64
    }

    /// A position of the game for players that are quick.
    fn trial(&self, position: &Position) -> Box<dyn Trial>;

    /// What tells moves apart: after two moves of the same key the positions differ in nothing but which of several
    /// interchangeable piles holds what.
    fn equivalence_key(&self, position: &Position, m: Move) -> Vec<u8>;

    /// How little the simple player thinks of a legal move: it makes one of the least value, of those the first.
    fn value(&self, position: &Position, m: Move) -> u32;

    /// The moves that the simple player makes when `best` is the move of the least value, of all legal `moves`; none if
    /// it gives up.
    fn plan(&self, _position: &Position, _moves: &[Move], best: Move) -> Vec<Move> {
        vec![best]
    }
}

/// A position of one game as the plain data that its searches start from.
pub(crate) trait Snapshot {
    /// Whether a glance shows that the position is lost, however many cards it takes to say why (ledger, WHY-B).
    fn is_refuted(&self) -> bool {
        false
    }

    /// Why the position is lost, where a person can see it on the table; `None` says nothing about the position.
    fn explain(&self) -> Option<Explanation>;

    /// A search that has not begun.
    fn search(&self, limits: Limits) -> Box<dyn Engine>;
}

/// A game's own search for the truth about one position.
pub(crate) trait Engine: Send {
    /// Searches on for about so many nodes; returns the nodes spent and how the search then stands.
    fn run(&mut self, nodes: u64) -> (u64, Answer);

    /// Whole games played out so far.
    fn playouts(&self) -> u64 {
        0
    }
}

/// What a game's own search says at the end of a slice.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// The moves, in the notation.
    Won(Vec<String>),
    Lost(Proof),
    /// The search has nothing left to try.
    GaveUp,
    Working,
}

/// How an exhaustive search stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Progress<M> {
    /// These moves win.
    Won(Vec<M>),
    /// Nothing wins: all is looked through.
    Exhausted,
    Working,
}
