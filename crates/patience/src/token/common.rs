//! Tokens that every game can use. A game that declares no tokens of its own needs no others.
//!
//! Each line is a constructor, its key and its arguments; the catalogues (`www/words`) have a sentence for each key.

use crate::{Card, PileId, Token};
use alloc::vec::Vec;

crate::tokens! {
    /// A card came off the stock, face up.
    card_turned = "card-turned" { card: Card };

    // Destinations: they follow a card's name in a sentence.

    /// Home, on any foundation.
    home = "home";
    /// Home, on the foundation that ascends.
    home_up = "home-up";
    /// Home, on the foundation that descends.
    home_down = "home-down";
    /// On a named card.
    on_card = "on-card" { card: Card };
    /// On a pile.
    to_pile = "to-pile" { pile: PileId };
    /// On the talon of its colour.
    to_talon = "to-talon";
    /// Into the next row.
    to_row = "to-row";

    // Moves.

    /// A card goes to a destination.
    move_to = "move" { card: Card, to: Token };
    /// Two cards go home at the same time.
    both_home = "both-home" { card: Card, other: Card };
    /// The next card of the stock is turned up and placed.
    turn_card = "turn-card";
    /// The next card of the stock is turned up into the hand.
    turn_up_next = "turn-up-next";
    /// A destination as a button's label.
    button = "button" { to: Token };

    // Labels of the button beside the stock.

    /// Deals from the stock.
    deal = "deal";
    /// Deals up to the next decision.
    deal_on = "deal-on";
    /// Places the card in the hand, then deals: while that card needs a decision, as it can go home or would bury one that can.
    place_and_deal_on = "place-and-deal-on";

    // Prompts.

    /// `home` cards can go home; `others`: other cards can move; `deals`: the stock can be dealt.
    prompt = "prompt" { home: usize, others: bool, deals: bool };
    /// The card in the hand must be placed.
    place = "place" { card: Card };
    /// The card in the hand must be placed, and can go home.
    play_or_place = "play-or-place" { card: Card };
    /// The next card must be turned up.
    turn_up = "turn-up";
    /// The stock is empty, and `home` cards can go home.
    prompt_stock_empty = "prompt-stock-empty" { home: usize };
    /// The game is won.
    all_home = "all-home";
    /// The game is stuck.
    no_move_left = "no-move-left";

    // Targets of a selected pile.

    /// The destinations of a card.
    may_go = "may-go" { card: Card, targets: Vec<Token> };
    /// A card has too many destinations to name.
    choose_pile = "choose-pile" { card: Card };
    /// Any card may be set aside on an empty pile.
    choose_card = "choose-card";

    // Progress.

    /// `home` cards are home.
    home_count = "home-count" { home: usize };
    /// `home` cards of `of` are home.
    home_of = "home-of" { home: usize, of: usize };
    /// `cards` cards are in the stock.
    in_stock = "in-stock" { cards: usize };
    /// The stock is empty.
    stock_empty = "stock-empty";
}
