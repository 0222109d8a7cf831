//! Reads piles of a position as kinds.

use patience::{PileId, Position, Role};

/// Kinds in a pile, bottom card first.
pub(crate) fn kinds(position: &Position, pile: PileId) -> impl DoubleEndedIterator<Item = u8> {
    position.table().pile(pile).iter().map(|card| card.index() as u8)
}

/// Kinds in the stock, the next card first.
pub(crate) fn stock(position: &Position) -> Vec<u8> {
    let pile = position.game().pile_of(Role::Stock);
    pile.map_or(Vec::new(), |pile| kinds(position, pile).rev().collect())
}

/// Heights of the foundations of each suit, in the order C D H S; `first` is that of clubs.
pub(crate) fn heights(position: &Position, first: PileId) -> [u8; 4] {
    [0, 1, 2, 3].map(|suit| position.table().len(PileId(first.0 + suit)) as u8)
}
