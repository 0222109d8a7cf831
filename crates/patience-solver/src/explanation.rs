//! Explanations of lost positions by visible cards; each is a proof (ledger, WHY-B, WHY-E, WHY-O, WHY-R).

use patience::token::{Arg, Token};
use patience::{Card, PileId};

/// The kind of a reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// Cards under, or between, cards that wait for them.
    Buried,
    /// Cards that wait for each other, whichever of two equal cards goes up.
    Either,
    /// Pairs that wait for each other.
    Waiting,
    /// A row without a single card to pair with the other row.
    Unpaired,
    /// Cards that no position has room to move.
    Room,
    /// The few cards that can still go home.
    Few,
    /// A card that can never go home, or the number that can.
    Never,
}

/// A reason why a position is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Explanation {
    /// The kind of reason.
    pub kind: Reason,
    /// Cards to highlight.
    pub cards: Vec<Marked>,
    /// The reason, naming every card.
    pub token: Token,
    /// A short form without cards; equal to `token` where that is short.
    pub brief: Token,
}

/// A card of an explanation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Marked {
    /// Its pile.
    pub pile: PileId,
    /// Index in the pile, from 0 for the bottom card.
    pub index: usize,
    /// The card.
    pub card: Card,
}

/// Maximum number of cards that a person can take in.
const MAX_CARDS: usize = 16;

impl Explanation {
    /// Returns true if it has so few cards that a person can take them in.
    #[must_use]
    pub fn is_concise(&self) -> bool {
        self.kind == Reason::Unpaired || (2..=MAX_CARDS).contains(&self.cards.len())
    }

    /// Returns true if the cards stay blocked although grace is unused.
    #[must_use]
    pub fn is_despite_grace(&self) -> bool {
        self.kind == Reason::Buried && self.token.args().any(|arg| arg == ("grace", &Arg::Flag(true)))
    }
}
