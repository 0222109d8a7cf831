//! Estimates of the chance to win, of positions and of candidate moves.

use crate::play::tree::FirstMove;
use patience::Move;
use std::cmp::Reverse;

/// A candidate move, and the number of determinizations that it wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Candidate {
    /// The move.
    pub m: Move,
    /// Determinizations in which a winning line begins with it; of a tree, playouts that win.
    pub wins: u32,
    /// Determinizations in which it is proven lost.
    pub losses: u32,
    /// Determinizations in which it was tried: all, unless it fell behind. Those neither won nor lost are undecided. Of a
    /// tree, its playouts.
    pub tried: u32,
    /// Nodes of its searches, a measure of how hard the wins were to find.
    pub(super) effort: u64,
}

impl From<FirstMove> for Candidate {
    /// The playouts that begin with a move.
    fn from(first: FirstMove) -> Self {
        Self { wins: first.wins, tried: first.playouts, ..Self::untried(first.m) }
    }
}

impl Candidate {
    /// A candidate that was not tried yet.
    pub(super) fn untried(m: Move) -> Self {
        Self { m, wins: 0, losses: 0, tried: 0, effort: 0 }
    }
}

/// An estimated chance to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estimate {
    /// Determinizations in which a win was found.
    pub wins: u32,
    /// Determinizations; 1 if nothing was hidden, 0 without an estimate.
    pub of: u32,
}

impl Estimate {
    /// The chance in per cent, rounded, at most 100; `None` without an estimate.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        let (wins, of) = (u64::from(self.wins.min(self.of)), u64::from(self.of));
        (of > 0).then(|| ((wins * 100 + of / 2) / of) as u32)
    }

    /// The estimate of a position that hides nothing: of its only determinization.
    pub(crate) fn exact(self) -> Self {
        Self { wins: self.wins.min(1), of: self.of.min(1) }
    }
}

/// Rank: most wins, fewest losses, least effort.
pub(super) fn rank(candidate: &Candidate) -> (Reverse<u32>, u32, u64) {
    (Reverse(candidate.wins), candidate.losses, candidate.effort)
}

/// Wins by which two candidates may differ and still tie: a standard deviation of the number of wins, rounded down.
pub(super) fn noise(wins: u32, tried: u32) -> u32 {
    let (wins, tried) = (u64::from(wins), u64::from(tried));
    // Laplace's estimate of the chance: none is certain.
    let variance = tried * (wins + 1) * (tried - wins + 1) / ((tried + 2) * (tried + 2));
    variance.isqrt() as u32
}
