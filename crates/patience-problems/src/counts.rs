//! Counts of a search for problems, by kind: its candidates, and the reasons why they are not problems.

use patience::problem::Kind;
use std::collections::BTreeMap;

/// The end of a careless game or of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Event {
    /// A careless game was won.
    GameWon,
    /// A careless game was lost before the stock lay open, or no search won from there.
    GameLost,
    /// A candidate was found.
    Candidate,
    /// The position of the candidate was tried before.
    Repeated,
    /// The candidate has fewer than three different moves.
    FewMoves,
    /// A move stayed undecided.
    Undecided,
    /// Too many moves win.
    ManyAnswers,
    /// The answer is the only card that can go home.
    OnlyHome,
    /// No natural move loses.
    Natural,
    /// It does not fit a link.
    Form,
    /// The candidate is a problem.
    Problem,
}

impl Event {
    /// A name of few words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Event::GameWon => "games won",
            Event::GameLost => "games lost early",
            Event::Candidate => "candidates",
            Event::Repeated => "repeated",
            Event::FewMoves => "few moves",
            Event::Undecided => "undecided",
            Event::ManyAnswers => "many answers",
            Event::OnlyHome => "only card home",
            Event::Natural => "natural move wins",
            Event::Form => "no link",
            Event::Problem => "problems",
        }
    }
}

/// Numbers of events by kind.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts(BTreeMap<(Kind, Event), u64>);

impl Counts {
    /// Counts an event.
    pub fn add(&mut self, kind: Kind, event: Event) {
        *self.0.entry((kind, event)).or_default() += 1;
    }

    /// Adds the counts of other deals.
    pub fn merge(&mut self, other: &Counts) {
        for (key, count) in &other.0 {
            *self.0.entry(*key).or_default() += count;
        }
    }

    /// All numbers that are not zero, in the order of kinds and events.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, Event, u64)> {
        self.0.iter().map(|((kind, event), count)| (*kind, *event, *count))
    }
}
