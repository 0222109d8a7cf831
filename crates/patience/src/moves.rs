//! Moves: which pile gives a card, and where it goes.

use crate::PileId;

/// Where a move takes its card: a pile, or what a word of the notation stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Target {
    /// A pile.
    Pile(PileId),
    /// Home: whichever foundation the card fits, where it never matters which. Written `f`.
    Home,
    /// The next row that is dealt. Written `row`.
    Row,
    /// The talon of the card's colour. Written `talon`.
    Talon,
}

impl Target {
    /// The number by which links tell a target that is no pile from the roles of piles; the same for every word.
    pub(crate) const WORD_LINK_CODE: u8 = 7;

    /// The pile; `None` for a word.
    #[must_use]
    pub const fn pile(self) -> Option<PileId> {
        match self {
            Target::Pile(pile) => Some(pile),
            _ => None,
        }
    }

    /// The word of the notation; `None` for a pile.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Target::Pile(_) => None,
            Target::Home => Some("f"),
            Target::Row => Some("row"),
            Target::Talon => Some("talon"),
        }
    }
}

impl From<PileId> for Target {
    fn from(pile: PileId) -> Target {
        Target::Pile(pile)
    }
}

/// A move of one card, or of two at the same time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// The pile that gives the card.
    pub from: PileId,
    /// A second pile that gives its card at the same time (the Empress of India's double play).
    pub with: Option<PileId>,
    /// Where the card goes. [`crate::Position::lands`] says on which pile.
    pub to: Target,
}

impl Move {
    /// A move of one pile's card to a pile.
    #[must_use]
    pub const fn new(from: PileId, to: PileId) -> Move {
        Move::to(from, Target::Pile(to))
    }

    /// A move of one pile's card.
    #[must_use]
    pub const fn to(from: PileId, to: Target) -> Move {
        Move { from, with: None, to }
    }

    /// The piles that give a card: one or two.
    pub fn gives(self) -> impl Iterator<Item = PileId> {
        [Some(self.from), self.with].into_iter().flatten()
    }

    /// A move of one pile's card home.
    #[must_use]
    pub const fn home(from: PileId) -> Move {
        Move::to(from, Target::Home)
    }
}
