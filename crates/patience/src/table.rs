//! The piles of cards on a table, as one small value.

use crate::Card;
use alloc::vec::Vec;

/// Maximum cards of a game: four packs.
pub(crate) const MAX_CARDS: usize = 208;

/// A pile, by its number in [`crate::Game::pile_specs`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct PileId(pub u8);

/// A range of piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::copy_iterator)] // A range of two bytes, copied wherever a game names it.
pub struct Piles {
    next: u8,
    count: u8,
}

impl Piles {
    /// `count` piles from `first` on.
    #[must_use]
    pub const fn new(first: PileId, count: u8) -> Piles {
        Piles { next: first.0, count }
    }

    /// The piles from `first` to `last`, inclusive.
    ///
    /// # Panics
    /// If `last` precedes `first`.
    #[must_use]
    pub const fn span(first: PileId, last: PileId) -> Piles {
        assert!(first.0 <= last.0, "the last pile precedes the first");
        Piles::new(first, last.0 - first.0 + 1)
    }

    /// The number of piles.
    #[allow(clippy::len_without_is_empty)] // Piles are never tested for emptiness.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.count
    }

    /// `count` of these piles, from index `from` on.
    ///
    /// # Panics
    /// If there are fewer piles.
    #[must_use]
    pub const fn part(self, from: u8, count: u8) -> Piles {
        assert!(from + count <= self.count, "there are fewer piles");
        Piles::new(self.at(from), count)
    }

    /// The pile at an index, from 0.
    ///
    /// # Panics
    /// If there are fewer piles.
    #[must_use]
    pub const fn at(self, index: u8) -> PileId {
        assert!(index < self.count, "there are fewer piles");
        PileId(self.next + index)
    }

    /// Returns true if the range contains a pile.
    #[must_use]
    pub const fn contains(self, pile: PileId) -> bool {
        pile.0 >= self.next && pile.0 < self.next + self.count
    }

    /// Collects the piles that satisfy a predicate, in order.
    #[allow(clippy::should_implement_trait)] // Like the iterator method, collected.
    pub fn filter(self, predicate: &dyn Fn(PileId) -> bool) -> Vec<PileId> {
        let mut piles = Vec::new();
        for pile in self {
            if predicate(pile) {
                piles.push(pile);
            }
        }
        piles
    }

    /// Finds the first pile that satisfies a predicate.
    #[allow(clippy::should_implement_trait)] // Like the iterator method.
    pub fn find(self, predicate: &dyn Fn(PileId) -> bool) -> Option<PileId> {
        self.filter(predicate).first().copied()
    }
}

impl Iterator for Piles {
    type Item = PileId;

    fn next(&mut self) -> Option<PileId> {
        let pile = PileId(self.next);
        self.count = self.count.checked_sub(1)?;
        self.next += 1;
        Some(pile)
    }
}

/// All piles of a table, each from its bottom card to its top card.
///
/// The cards of all piles are in a single list, pile after pile, so that a copy costs two allocations for any
/// number of piles: a position is a value, copied at every move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    cards: Vec<Card>,
    /// Start of each pile in `cards`, and the end of the last.
    starts: Vec<u16>,
}

impl Table {
    /// A table with `piles` empty piles.
    #[must_use]
    pub fn new(piles: usize) -> Table {
        Table { cards: Vec::with_capacity(MAX_CARDS), starts: vec![0; piles + 1] }
    }

    /// The cards of a pile, bottom card first.
    ///
    /// # Panics
    /// If the table has no such pile.
    #[must_use]
    pub fn pile(&self, pile: PileId) -> &[Card] {
        let [start, end] = self.bounds(pile);
        &self.cards[start..end]
    }

    fn bounds(&self, pile: PileId) -> [usize; 2] {
        let pile = usize::from(pile.0);
        [self.starts[pile].into(), self.starts[pile + 1].into()]
    }

    /// The top card of a pile.
    ///
    /// # Panics
    /// If the table has no such pile.
    #[must_use]
    pub fn top(&self, pile: PileId) -> Option<Card> {
        self.pile(pile).last().copied()
    }

    /// The number of cards in a pile.
    ///
    /// # Panics
    /// If the table has no such pile.
    #[must_use]
    pub fn len(&self, pile: PileId) -> usize {
        let [start, end] = self.bounds(pile);
        end - start
    }

    /// The number of cards in some piles.
    #[must_use]
    pub fn count(&self, piles: Piles) -> usize {
        let mut count = 0;
        for pile in piles {
            count += self.len(pile);
        }
        count
    }

    /// Returns true if a pile has no card.
    ///
    /// # Panics
    /// If the table has no such pile.
    #[must_use]
    pub fn is_empty(&self, pile: PileId) -> bool {
        self.len(pile) == 0
    }

    /// Replaces the cards of a pile by as many others.
    ///
    /// # Panics
    /// If their numbers differ.
    pub fn replace(&mut self, pile: PileId, cards: &[Card]) {
        let [start, end] = self.bounds(pile);
        self.cards[start..end].copy_from_slice(cards);
    }

    /// Puts a card on top of a pile.
    ///
    /// # Panics
    /// If the table has no such pile.
    pub fn push(&mut self, pile: PileId, card: Card) {
        let [_, end] = self.bounds(pile);
        self.cards.insert(end, card);
        self.starts[usize::from(pile.0) + 1..].iter_mut().for_each(|start| *start += 1);
    }

    /// Removes and returns the top card of a pile; `None` for an empty pile.
    ///
    /// # Panics
    /// If the table has no such pile.
    pub fn pop(&mut self, pile: PileId) -> Option<Card> {
        let card = self.top(pile)?;
        let [_, end] = self.bounds(pile);
        self.cards.remove(end - 1);
        self.starts[usize::from(pile.0) + 1..].iter_mut().for_each(|start| *start -= 1);
        Some(card)
    }

    /// Moves the top card of a pile to another; does nothing for an empty pile.
    ///
    /// # Panics
    /// If the table has no such pile.
    pub fn move_top(&mut self, from: PileId, to: PileId) {
        if let Some(card) = self.pop(from) {
            self.push(to, card);
        }
    }

    /// Every card on the table, in no particular order.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_are_independent() {
        let (a, b, c) = (PileId(0), PileId(1), PileId(2));
        let [x, y, z] = ["AS", "2H", "KD"].map(|text| Card::parse(text).expect("a card"));
        let mut table = Table::new(3);
        table.push(b, x);
        table.push(a, y);
        table.push(c, z);
        table.push(a, x);
        assert_eq!((table.pile(a), table.pile(b), table.pile(c)), (&[y, x][..], &[x][..], &[z][..]));
        table.move_top(a, c);
        assert_eq!((table.pile(a), table.pile(b), table.pile(c)), (&[y][..], &[x][..], &[z, x][..]));
        assert_eq!(table.pop(b), Some(x));
        assert_eq!(table.pop(b), None);
        assert!(table.is_empty(b));
        assert_eq!(table.cards().len(), 3);
    }
}
