//! What an act did, as tokens.

use crate::{Card, Move, Outcome, PileId, Piles, Position, Role, Token, token};
use alloc::vec::Vec;

crate::tokens! {
    /// A move was made.
    moved = "moved" { what: Token };
    /// A card came off the pack and went to a foundation at once.
    card_turned_home = "card-turned-home" { card: Card };
    /// A card came off the pack and went to a pile at once.
    card_turned_to = "card-turned-to" { card: Card, pile: PileId };
    /// So many cards came off the pack.
    cards_dealt = "cards-dealt" { count: usize };
    /// So many cards were played to foundations.
    cards_played_home = "cards-played-home" { count: usize };
    /// A card is now the uppermost of its pile.
    card_uncovered = "card-uncovered" { card: Card, pile: PileId };
    /// A card came to a pile in the place of the one that left it.
    card_takes_its_place = "card-takes-its-place" { card: Card, pile: PileId };
    /// The move before was the last: the game is won.
    game_won = "game-won";
    /// An act was taken back.
    taken_back = "taken-back";
    /// The position that was marked is back.
    back_at_mark = "back-at-mark";
    /// A game can have no more moves than so many.
    game_too_long = "game-too-long" { moves: usize };
}

impl Position {
    /// What a legal move that leads to `after` did: what moved, what was turned, what was uncovered.
    pub(crate) fn retell(&self, m: Move, after: &Position) -> Vec<Token> {
        if self.role(m.from) == Role::Stock {
            return vec![self.retell_turn(m, after)];
        }
        let (was, is) = (self.table(), after.table());
        let mut told = vec![moved(self.describe(m))];
        for pile in m.gives() {
            let Some(card) = is.top(pile) else { continue };
            let uncovered = is.len(pile) + 1 == was.len(pile) && was.pile(pile).starts_with(is.pile(pile));
            told.push(if uncovered { card_uncovered(card, pile) } else { card_takes_its_place(card, pile) });
        }
        if after.outcome() == Outcome::Won {
            told.push(game_won());
        }
        told
    }

    /// What a move from the stock did.
    fn retell_turn(&self, m: Move, after: &Position) -> Token {
        let (was, is) = (self.table(), after.table());
        let dealt = was.len(m.from) - is.len(m.from);
        let (1, Some(card)) = (dealt, was.top(m.from)) else { return cards_dealt(dealt) };
        // What left the pack lies on top of some pile now.
        let places = self.places();
        let grew = |pile| is.len(pile) > was.len(pile);
        match Piles::new(PileId(0), places.len() as u8).first(&grew) {
            Some(pile) => match self.role(pile) {
                Role::Foundation => card_turned_home(card),
                Role::Hand => token::common::card_turned(card),
                _ => card_turned_to(card, pile),
            },
            None => token::common::card_turned(card),
        }
    }
}
