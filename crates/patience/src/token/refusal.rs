//! Reasons for illegal moves in any game. Each game's file has its own.

use crate::{Card, PileId};
use alloc::{string::String, vec::Vec};

crate::tokens! {
    /// The pile has no card.
    no_card_there = "no-card-there" { pile: PileId };
    /// No card leaves a foundation.
    stays_home = "stays-home";
    /// The cards of the pile are only shown.
    only_shown = "only-shown" { pile: PileId };
    /// No card goes back to the stock.
    onto_stock = "onto-stock";
    /// The card in the hand must be placed before the next is turned.
    hand_first = "hand-first" { card: Card };
    /// A card of the stock must be turned up before it moves.
    turn_first = "turn-first";
    /// The hand takes only cards of the stock.
    hand_from_stock = "hand-from-stock";
    /// Foundations follow suit, by the rule of this number. `next` is the foundation's next card, unless it is
    /// complete.
    wrong_suit = "wrong-suit" { next: Option<Card>, rule: String };
    /// The only foundation of its kind has this top card, or is empty; another card is next.
    other_next = "other-next" { next: Card, top: Option<Card> };
    /// The next cards of a suit's foundations.
    suit_next = "suit-next" { cards: Vec<Card> };
    /// The foundation is complete.
    complete = "complete" { pile: PileId };
    /// A card waits until `first` is home, which is on the pile `at`, available or not, or is still to be dealt.
    waits = "waits" { card: Card, first: Card, at: Option<PileId>, available: bool };
    /// The card cannot go there now, for no better reason.
    cannot_go = "cannot-go" { card: Card, to: PileId };
    /// No card of the pile can move now, for no better reason.
    cannot_move = "cannot-move" { pile: PileId };
}
