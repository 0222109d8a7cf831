//! How many deals of each verdict there are, and what that says of all deals.

use patience_survey::wilson;

/// The letter of a verdict.
pub fn letter(verdict: &str) -> char {
    match verdict {
        "won" => 'w',
        "lost" => 'l',
        "stuck" => 's',
        _ => 'u',
    }
}

/// How many deals of each verdict there are.
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
    /// Of verdicts as letters, see [`letter`].
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

    /// All of them.
    pub fn all(self) -> usize {
        self.won + self.lost + self.unknown
    }

    /// The share that is won, between its 95 % limits: the unknown counted as lost for the lower end and as won for the upper.
    pub fn interval(self) -> (f64, f64) {
        (wilson(self.won, self.all()).0, wilson(self.won + self.unknown, self.all()).1)
    }
}
