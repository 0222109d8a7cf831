//! Messages for refused moves that every game can use. A game's file has those of that game alone.

use crate::{Card, PileId};
use alloc::{string::String, vec::Vec};

crate::tokens! {
    /// The pile has no card.
    no_card_there = "no-card-there" { pile: PileId };
    /// No card leaves a foundation.
    stays_home = "stays-home";
    /// The cards of the pile are shown and take no part.
    only_shown = "only-shown" { pile: PileId };
    /// Nothing goes back to the pack.
    onto_pack = "onto-pack";
    /// The card in hand must be put somewhere before the pack is turned to.
    hand_first = "hand-first" { card: Card };
    /// A card of the pack is turned up before it goes anywhere.
    turn_first = "turn-first";
    /// The hand takes cards of the pack alone.
    hand_from_pack = "hand-from-pack";
    /// Foundations follow suit, by the rule of this number: of this one, the card that is next, unless it is complete.
    wrong_suit = "wrong-suit" { next: Option<Card>, rule: String };
    /// The only foundation of its kind stands at a card, or is empty; another card is next.
    next_wanted = "next-wanted" { next: Card, top: Option<Card> };
    /// Of a suit with several foundations alike, the cards that are next.
    suit_wants = "suit-wants" { cards: Vec<Card> };
    /// The foundation is complete.
    complete = "complete" { pile: PileId };
    /// A card waits for the one that goes home before all others between; where that lies, unless it has not come yet;
    /// and whether it is free there.
    waits = "waits" { card: Card, first: Card, at: Option<PileId>, free: bool };
    /// Nothing more is known than that the card cannot go there now.
    cannot_go = "cannot-go" { card: Card, to: PileId };
    /// Nothing more is known than that no card of the pile can move now.
    cannot_move = "cannot-move" { pile: PileId };
}
