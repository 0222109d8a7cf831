//! What the solver can say of a position.

use patience::Move;

/// What is known of a position, with the order of the stock known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub enum Verdict {
    /// It can be won: these moves win it. They have been replayed under the rules.
    Won(Vec<Move>),
    /// It cannot be won.
    Lost(Proof),
    /// Not decided within the limits.
    Unknown,
}

impl Verdict {
    /// `won`, `lost` or `unknown`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Verdict::Won(_) => "won",
            Verdict::Lost(_) => "lost",
            Verdict::Unknown => "unknown",
        }
    }
}

/// Why a position cannot be won; the ledger argues for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Proof {
    /// Every line of play was followed to its end, but for those that the ledger shows to be no better than others.
    Exhausted,
    /// A simplified game that allows everything the real one does, and more, cannot be won.
    Relaxed,
}

/// How a search stands after a slice of work.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub enum Status {
    /// The answer, which will not change.
    Done(Verdict),
    /// More nodes may decide it.
    Working,
}
