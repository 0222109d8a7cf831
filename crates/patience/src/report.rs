//! The report of an action, as messages.

use crate::{Card, Move, Outcome, PileId, Piles, Position, Role, Token, token};
use alloc::vec::Vec;

crate::tokens! {
    /// A move was made.
    moved = "moved" { what: Token };
    /// A card was drawn and went straight to a foundation.
    card_turned_home = "card-turned-home" { card: Card };
    /// A card was drawn and went straight to a pile.
    card_turned_to = "card-turned-to" { card: Card, pile: PileId };
    /// A run of `cards` moved, with this card first.
    run_moved = "run-moved" { cards: usize, first: Card, to: PileId };
    /// Cards were dealt from the stock.
    cards_dealt = "cards-dealt" { count: usize };
    /// Cards that are next for a foundation are covered.
    cards_covered = "cards-covered" { count: usize };
    /// Cards were played to foundations.
    cards_played_home = "cards-played-home" { count: usize };
    /// A card is now the top card of its pile.
    card_uncovered = "card-uncovered" { card: Card, pile: PileId };
    /// A card came to a pile in the place of the one that left it.
    card_takes_its_place = "card-takes-its-place" { card: Card, pile: PileId };
    /// The game is won.
    game_won = "game-won";
    /// An action was undone.
    undone = "undone";
    /// The game has the maximum number of moves.
    game_too_long = "game-too-long" { moves: usize };
}

impl Position {
    /// Reports a move that leads to `after`: the move, the cards turned up, the cards uncovered.
    pub(crate) fn describe_move(&self, m: Move, after: &Position) -> Vec<Token> {
        if self.role(m.from) == Role::Stock {
            return vec![self.describe_draw(m, after)];
        }
        let (was, is) = (self.table(), after.table());
        let mut messages = vec![moved(self.describe(m))];
        for pile in m.gives() {
            let Some(card) = is.top(pile) else { continue };
            let uncovered = is.len(pile) + 1 == was.len(pile) && was.pile(pile).starts_with(is.pile(pile));
            messages.push(if uncovered { card_uncovered(card, pile) } else { card_takes_its_place(card, pile) });
        }
        if after.outcome() == Outcome::Won {
            messages.push(game_won());
        }
        messages
    }

    /// The number of covered cards on the tableau that are next for a foundation.
    pub(crate) fn covered_next_cards(&self) -> usize {
        let piles = || (0..self.pile_specs().len()).map(|pile| PileId(pile as u8));
        let next: Vec<Card> = piles().filter_map(|pile| self.next_card(pile)).collect();
        let tableau = piles().filter(|&pile| self.role(pile) == Role::Tableau);
        let covered = tableau.filter_map(|pile| self.table().pile(pile).split_last()).flat_map(|(_, covered)| covered);
        covered.filter(|card| next.contains(card)).count()
    }

    /// Reports a move from the stock.
    fn describe_draw(&self, m: Move, after: &Position) -> Token {
        let (was, is) = (self.table(), after.table());
        let dealt = was.len(m.from) - is.len(m.from);
        let (1, Some(card)) = (dealt, was.top(m.from)) else { return cards_dealt(dealt) };
        // The card drawn is now on top of some pile.
        let specs = self.pile_specs();
        let grew = |pile| is.len(pile) > was.len(pile);
        match Piles::new(PileId(0), specs.len() as u8).find(&grew) {
            Some(pile) => match self.role(pile) {
                Role::Foundation => card_turned_home(card),
                Role::Hand => token::common::card_turned(card),
                _ => card_turned_to(card, pile),
            },
            None => token::common::card_turned(card),
        }
    }
}
