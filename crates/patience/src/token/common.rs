//! Tokens that every game can use.

use crate::{Card, PileId, Token};
use alloc::vec::Vec;

crate::tokens! {
    /// A card came off the pack, face up.
    card_turned = "card-turned" { card: Card };

    // Where a card goes, to follow its name.

    /// Home.
    home = "home";
    /// Home, on the foundation that ascends.
    home_up = "home-up";
    /// Home, on the foundation that descends.
    home_down = "home-down";
    /// On a certain card.
    on_card = "on-card" { card: Card };
    /// On a pile.
    to_pile = "to-pile" { pile: PileId };
    /// On the talon of its colour.
    to_talon = "to-talon";
    /// Into the next row.
    to_row = "to-row";

    // Moves.

    /// A card goes somewhere.
    move_to = "move" { card: Card, to: Token };
    /// Two cards go home at the same time.
    both_home = "both-home" { card: Card, other: Card };
    /// The next card of the pack is turned up and put where it belongs.
    turn_card = "turn-card";
    /// The next card of the pack is turned up into the hand.
    turn_up_next = "turn-up-next";
    /// Where a card goes, as a button says it.
    button = "button" { to: Token };

    // Labels of the button beside the stock.

    /// Dealing on.
    deal = "deal";
    /// Dealing on, mid-deal.
    deal_on = "deal-on";
    /// The same where the card in hand is to be decided on: it can go home, or would bury what can.
    lay_and_deal_on = "lay-and-deal-on";

    // Prompts.

    /// So many cards are suitable; whether others can be moved; whether dealing is possible.
    prompt = "prompt" { suitable: usize, others: bool, deals: bool };
    /// The card in hand must be put somewhere.
    place = "place" { card: Card };
    /// The same, and it can go home.
    play_or_place = "play-or-place" { card: Card };
    /// The next card is to be turned up.
    turn_up = "turn-up";
    /// The pack is out, and so many cards are suitable.
    pack_out = "pack-out" { suitable: usize };
    /// The game is won.
    all_home = "all-home";
    /// The game is stuck.
    no_move_left = "no-move-left";

    // Targets of a selected pile.

    /// Everywhere that its card may go.
    may_go = "may-go" { card: Card, ways: Vec<Token> };
    /// There are too many places to be named.
    choose_place = "choose-place" { card: Card };
    /// An empty place that any card may be laid aside on.
    choose_card = "choose-card";

    // Progress.

    /// So many cards are home.
    home_count = "home-count" { home: usize };
    /// So many cards are home, of so many.
    home_of = "home-of" { home: usize, of: usize };
    /// So many cards are in the pack.
    in_pack = "in-pack" { cards: usize };
    /// None is.
    pack_dealt = "pack-dealt";
}
