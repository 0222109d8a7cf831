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

/// An estimated chance to win, by the verdicts of determinizations.
///
/// An undecided search is no loss: with more nodes most of them are won, in the first half of a game 9 in 10. But with sight
/// of all cards nearly every deal of most games is won, and a win that is hard to find is hard for the player, too. So an
/// undecided determinization counts as an even chance, and there is no estimate if nearly all are undecided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estimate {
    /// Determinizations in which a win was found.
    pub wins: u32,
    /// Determinizations that are proven lost.
    pub losses: u32,
    /// Determinizations, with the undecided ones; 1 if nothing was hidden, 0 without an estimate.
    pub of: u32,
}

impl Estimate {
    /// No estimate.
    pub const NONE: Self = Self { wins: 0, losses: 0, of: 0 };

    /// The estimate that was a rounded percentage.
    #[must_use]
    pub fn from_percent(percent: u8) -> Self {
        let wins = u32::from(percent.min(100));
        Self { wins, losses: 100 - wins, of: 100 }
    }

    /// The chance in per cent, rounded, at most 100; `None` if more than 3 in 4 are undecided.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        let [wins, losses, of] = [self.wins, self.losses, self.of].map(u64::from);
        let undecided = of.saturating_sub(wins + losses);
        let [most, base] = MAX_UNDECIDED;
        let is_estimate = of > 0 && undecided * base <= of * most;
        let halves = (2 * wins + undecided).min(2 * of);
        is_estimate.then(|| ((halves * 100 + of) / (2 * of)) as u32)
    }

    /// The estimate of a position that hides nothing: of its only determinization.
    pub(crate) fn exact(self) -> Self {
        Self { wins: self.wins.min(1), losses: u32::from(self.wins == 0).min(self.losses), of: self.of.min(1) }
    }
}

/// Maximum share of undecided determinizations of an estimate, which is off by at most half of it: 3 in 4.
const MAX_UNDECIDED: [u64; 2] = [3, 4];

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
