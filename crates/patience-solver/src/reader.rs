//! Reads piles of a position by their addresses, as kinds.

use crate::card::SUITS;
use patience::{PileId, Position};

/// A reader of the piles of a position.
pub(crate) struct Reader<'a>(pub(crate) &'a Position);

impl Reader<'_> {
    /// Kinds in a pile, bottom card first; empty if there is no such pile.
    pub(crate) fn pile(&self, address: &str) -> Vec<u8> {
        let at = self.0.pile_specs().iter().position(|place| place.address == address);
        at.map_or(Vec::new(), |at| kinds(self.0, PileId(at as u8)).collect())
    }

    /// Kinds in the stock, the next card first.
    pub(crate) fn stock(&self) -> Vec<u8> {
        let mut cards = self.pile("stock");
        cards.reverse();
        cards
    }

    /// Heights of the foundations of a direction, `+` or `-`, by suit.
    pub(crate) fn heights(&self, sign: char) -> [u8; 4] {
        SUITS.map(|suit| self.pile(&String::from_iter([char::from(suit), sign])).len() as u8)
    }
}

/// Kinds in a pile, bottom card first.
pub(crate) fn kinds(position: &Position, pile: PileId) -> impl DoubleEndedIterator<Item = u8> {
    position.table().pile(pile).iter().map(|card| card.index() as u8)
}
