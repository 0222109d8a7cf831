//! Moves: which pile gives a card, and where it goes.

use crate::PileId;

/// The target of a move: a pile, or a word of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Target {
    /// A pile, as in `c3>c5`.
    Pile(PileId),
    /// Any foundation that takes the card. Written `f`, as in `c3>f`.
    Home,
    /// The next row that is dealt. Written `row`, as in `stock>row`.
    Row,
    /// The talon of the card's colour. Written `talon`, as in `stock>talon`.
    Talon,
}

impl Target {
    /// Code in links of a target that is a word, beside the codes of roles.
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
    #[cfg_attr(feature = "serde", serde(rename = "with"))]
    pub second: Option<PileId>,
    /// The target. [`crate::Position::destination_pile`] finds its pile.
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
        Move { from, second: None, to }
    }

    /// The piles that give a card: one or two.
    pub fn gives(self) -> impl Iterator<Item = PileId> {
        [Some(self.from), self.second].into_iter().flatten()
    }

    /// A move of one pile's card home.
    #[must_use]
    pub const fn home(from: PileId) -> Move {
        Move::to(from, Target::Home)
    }
}
