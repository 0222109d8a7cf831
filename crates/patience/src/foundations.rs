//! Eight foundations, two of each suit: one that ascends from its ace and one that descends from its king.
//!
//! Sly and the Labyrinth share them.

use crate::{Card, Move, PileId, Piles, Rank, Suit, Table, Token, token::common};
use alloc::vec::Vec;

/// Piles of the eight foundations: the ascending ones first, each four in the order of suits.
#[derive(Clone, Copy)]
pub(crate) struct UpAndDown {
    piles: Piles,
    /// True if the player may found an empty foundation from the table, with its ace or its king.
    founds_from_table: bool,
}

impl UpAndDown {
    /// The eight foundations of a game.
    ///
    /// # Panics
    /// If they are not eight.
    pub const fn new(piles: Piles, founds_from_table: bool) -> UpAndDown {
        assert!(piles.len() == 8, "there are eight foundations");
        UpAndDown { piles, founds_from_table }
    }

    /// The four ascending foundations.
    pub const fn ascending(self) -> Piles {
        self.piles.part(0, 4)
    }

    /// The four descending foundations.
    pub const fn descending(self) -> Piles {
        self.piles.part(4, 4)
    }

    /// All eight foundations.
    pub const fn all(self) -> Piles {
        self.piles
    }

    /// The foundation of a suit that ascends from the ace.
    pub const fn up(self, suit: Suit) -> PileId {
        self.piles.at(suit as u8)
    }

    /// The foundation of a suit that descends from the king.
    pub const fn down(self, suit: Suit) -> PileId {
        self.piles.at(4 + suit as u8)
    }

    /// Returns true for an ascending foundation, false for a descending one, `None` for any other pile.
    pub fn ascends(self, pile: PileId) -> Option<bool> {
        self.piles.contains(pile).then_some(pile < self.piles.at(4))
    }

    /// The message for a move to one of the eight; `None` for any other pile.
    pub fn destination(self, pile: PileId) -> Option<Token> {
        self.ascends(pile).map(|up| if up { common::home_up() } else { common::home_down() })
    }

    /// The number of cards on foundations.
    pub fn home(self, table: &Table) -> usize {
        table.count(self.piles)
    }

    /// Rule I of both games: in suit, one rank up or one rank down.
    fn fits(self, table: &Table, card: Card, foundation: PileId) -> bool {
        let ascends = self.ascends(foundation) == Some(true);
        match table.top(foundation) {
            Some(top) => Some(card.rank) == if ascends { top.rank.above() } else { top.rank.below() },
            None => self.founds_from_table && card.rank == if ascends { Rank::ACE } else { Rank::KING },
        }
    }

    /// The foundations that take the top card of a pile, the ascending one first.
    pub fn foundations_for(self, table: &Table, pile: PileId) -> Vec<PileId> {
        let mut homes = Vec::new();
        if let Some(card) = table.top(pile) {
            for foundation in [self.up(card.suit), self.down(card.suit)] {
                if self.fits(table, card, foundation) {
                    homes.push(foundation);
                }
            }
        }
        homes
    }

    /// Appends the moves of a pile's top card to the foundations that take it.
    pub fn push_home_moves(self, table: &Table, pile: PileId, moves: &mut Vec<Move>) {
        for foundation in self.foundations_for(table, pile) {
            moves.push(Move::new(pile, foundation));
        }
    }

    /// The move home of a pile's top card if its twin is home already: it has one foundation left, and no other card
    /// needs that place.
    pub fn only_home_move(self, table: &Table, pile: PileId) -> Option<Move> {
        let card = table.top(pile)?;
        let value = card.rank.value() as usize;
        let twin_is_home = (table.len(self.up(card.suit)) >= value) != (table.len(self.down(card.suit)) >= 14 - value);
        let home = *self.foundations_for(table, pile).first()?;
        twin_is_home.then_some(Move::new(pile, home))
    }

    /// The values of a foundation in building order; none for any other pile.
    pub fn build_sequence(self, pile: PileId) -> &'static [u8] {
        match self.ascends(pile) {
            Some(true) => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
            Some(false) => &[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
            None => &[],
        }
    }
}
