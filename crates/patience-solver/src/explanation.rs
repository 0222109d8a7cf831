//! Why a lost position is lost, where a person can see the reason on the table.
//!
//! Each explanation is a proof on its own (ledger, WHY-B, WHY-E and WHY-R).

use patience::Card;
use patience::token::Token;

/// What keeps the cards of an explanation from ever being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// Cards that lie under, or between, cards that wait for them.
    Buried,
    /// Pairs that wait for each other.
    Waiting,
    /// A row without a single card to go with those of the other.
    Unpaired,
    /// Cards that there is never room to move off what lies under them.
    Room,
}

/// Why a position cannot be won.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Explanation {
    /// What kind of reason it is.
    pub kind: Reason,
    /// The cards to be marked.
    pub cards: Vec<Marked>,
    /// The reason, with every card that it rests on.
    pub token: Token,
    /// The same in one short sentence, for where the marks say the rest; equal to `token` where that is short enough.
    pub brief: Token,
}

/// A card of an explanation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Marked {
    /// The address of its pile: `p7`.
    pub pile: String,
    /// Its place in the pile, counted from 0 for the bottom card.
    pub index: usize,
    /// The card itself.
    pub card: Card,
}

/// More cards than these are no reason that a person can see.
const MOST: usize = 16;

impl Explanation {
    /// Whether a person can see it.
    pub(crate) fn is_visible(&self) -> bool {
        self.kind == Reason::Unpaired || (2..=MOST).contains(&self.cards.len())
    }
}
