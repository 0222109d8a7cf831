//! What the solver can say of a position.

use patience::Move;

/// What is known of a position, with the order of the stock known.
#[derive(Clone, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Every line of play was followed to its end, but for those that the ledger shows to be no better than others.
    Exhausted,
    /// A simplified game that allows everything the real one does, and more, cannot be won.
    Relaxed,
}

/// How a search stands after a slice of work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// The answer, which will not change.
    Done(Verdict),
    /// More nodes may decide it.
    Working,
}

/// What a search may spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Nodes in all, after which the answer is [`Verdict::Unknown`].
    pub nodes: u64,
    /// Bytes that the search's tables may take, roughly.
    pub memory: usize,
    /// Where the search's own random choices start.
    pub seed: u64,
}

impl Default for Limits {
    /// No end of nodes, 64 MB, seed 1.
    fn default() -> Self {
        Self { nodes: u64::MAX, memory: 64 << 20, seed: 1 }
    }
}
