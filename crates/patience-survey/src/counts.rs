//! Counts of deals by verdict, and the confidence intervals of their shares.

use crate::wilson;
use serde::{Deserialize, Serialize};

/// The verdict on a deal, or the end of a player's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum DealVerdict {
    /// Won.
    Won,
    /// Proven lost.
    Lost,
    /// A player's game that was not won.
    Stuck,
    /// Undecided.
    Unknown,
}

impl DealVerdict {
    /// Every verdict, as lines spell it, with its letter in compact surveys.
    const ALL: [(DealVerdict, &str, char); 4] = [
        (DealVerdict::Won, "won", 'w'),
        (DealVerdict::Lost, "lost", 'l'),
        (DealVerdict::Stuck, "stuck", 's'),
        (DealVerdict::Unknown, "unknown", 'u'),
    ];

    /// Reads a verdict as lines spell it.
    #[must_use]
    pub fn parse(word: &str) -> Option<DealVerdict> {
        Self::ALL.into_iter().find(|(_, name, _)| *name == word).map(|(verdict, ..)| verdict)
    }

    /// Returns its word in lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// Returns its letter in compact surveys.
    #[must_use]
    pub const fn code(self) -> char {
        Self::ALL[self as usize].2
    }
}

/// Numbers of deals by verdict.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Won.
    pub won: usize,
    /// Proven lost; of a player, not won.
    pub lost: usize,
    /// Neither.
    pub unknown: usize,
}

impl Counts {
    /// Counts verdict letters: `w` won, `l` lost, `s` not won by a player, `u` undecided; any other is skipped.
    #[must_use]
    pub fn of(verdicts: impl Iterator<Item = char>) -> Counts {
        let mut counts = Counts::default();
        for verdict in verdicts {
            match verdict {
                'w' => counts.won += 1,
                'l' | 's' => counts.lost += 1,
                'u' => counts.unknown += 1,
                _ => {}
            }
        }
        counts
    }

    /// Returns the total.
    #[must_use]
    pub fn all(self) -> usize {
        self.won + self.lost + self.unknown
    }

    /// Returns the share of `some` deals in all, in per cent.
    #[must_use]
    pub fn part(self, some: usize) -> f64 {
        100.0 * some as f64 / self.all().max(1) as f64
    }

    /// Returns the share that is won, in per cent.
    #[must_use]
    pub fn share(self) -> f64 {
        self.part(self.won)
    }

    /// Returns the 95% interval of the share that is won.
    #[must_use]
    pub fn won_interval(self) -> (f64, f64) {
        wilson(self.won, self.all())
    }

    /// Returns the 95% interval of the share that can be won: unknown deals count as lost at its lower end and as won at its
    /// upper end.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        (wilson(self.won, self.all()).0, wilson(self.won + self.unknown, self.all()).1)
    }
}
