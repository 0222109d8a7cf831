//! Counts of deals by verdict, and the confidence intervals of their shares.

use crate::wilson;

/// Returns the letter of a verdict.
#[must_use]
pub fn verdict_code(verdict: &str) -> char {
    match verdict {
        "won" => 'w',
        "lost" => 'l',
        "stuck" => 's',
        _ => 'u',
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

    /// Returns the 95 % interval of the share that is won.
    #[must_use]
    pub fn won_interval(self) -> (f64, f64) {
        wilson(self.won, self.all())
    }

    /// Returns the 95 % interval of the share that can be won: unknown deals count as lost at its lower end and as won at its
    /// upper end.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        (wilson(self.won, self.all()).0, wilson(self.won + self.unknown, self.all()).1)
    }
}
