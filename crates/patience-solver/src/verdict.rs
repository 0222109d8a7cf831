//! Verdicts: winnable, lost or undecided.

use patience::Move;

/// The verdict on a position, given the order of the stock.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub enum Verdict {
    /// Winnable: these moves win and were replayed under the rules.
    Won(Vec<Move>),
    /// Lost.
    Lost(Proof),
    /// Undecided within the limits.
    Unknown,
}

impl Verdict {
    /// The verdict in a word: `won`, `lost` or `unknown`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Verdict::Won(_) => "won",
            Verdict::Lost(_) => "lost",
            Verdict::Unknown => "unknown",
        }
    }
}

/// The kind of proof that a position is lost; the ledger argues for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Proof {
    /// The game is over, or a search visited every position, except those that a rule of the ledger prunes.
    Exhausted,
    /// A relaxation of the game, which allows every legal move, cannot be won.
    Relaxed,
}

/// The state of a search after a slice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub enum Status {
    /// The verdict, which is final.
    Done(Verdict),
    /// Undecided so far.
    Working,
}
