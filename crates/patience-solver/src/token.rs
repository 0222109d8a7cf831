//! Messages of the solver: keys with typed arguments, which the page turns into sentences.

use patience::{Card, Game, token::Token, tokens};

tokens! {
    /// This game has no solver.
    no_solver = "no-solver" { game: &'static Game };

    /// The solver cannot read the given game.
    unreadable = "solver-unreadable";

    /// None of some cards can ever be played, since each lies under another of them: one `why-link-under` per card.
    why_under = "why-under" { links: Vec<Token> };
    /// The same, without naming them.
    why_under_brief = "why-under-brief";
    /// A buried card, and the card on it.
    link_under = "why-link-under" { card: Card, under: Card };

    /// None of some cards can ever be played, since each is blocked by others of them: one `why-link-shut-in` per card.
    /// `grace`: it can still take one card, and then not all of them can be played.
    why_shut_in = "why-shut-in" { links: Vec<Token>, grace: bool };
    /// The same, without naming them.
    why_shut_in_brief = "why-shut-in-brief" { grace: bool };
    /// A blocked card, and the one or two cards beside it.
    link_shut_in = "why-link-shut-in" { card: Card, by: Vec<Card> };

    /// Some cards never have room to move: one `why-link-room` per card.
    why_room = "why-room" { links: Vec<Token> };
    /// A card without room, and the card under it.
    link_room = "why-link-room" { card: Card, on: Card };

    /// Pairs wait for each other and can never all be played: one `why-link-pair` per pair.
    why_waiting = "why-waiting" { links: Vec<Token> };
    /// The same, without naming them.
    why_waiting_brief = "why-waiting-brief";
    /// A pair: the lower card and the upper card.
    link_pair = "why-link-pair" { card: Card, with: Card };

    /// No pair can be played, and one row has no single card to pair with the other row.
    why_unpaired = "why-unpaired";

    // Reasons for a hint: facts in nearly all lines that win after it.

    /// The card beneath can go home soon.
    hint_uncovers = "hint-uncovers" { card: Card };
    /// Another card can go home soon.
    hint_frees = "hint-frees" { card: Card };
    /// Another card can soon follow on the same foundation.
    hint_follows = "hint-follows" { card: Card };
    /// The card goes home from its new place, and the card beneath right after it, on the same foundation.
    hint_run = "hint-run" { card: Card, on: Card };
    /// The card that it covers is needed later than most that it could have covered.
    hint_late = "hint-late" { card: Card };
    /// The same for the other card of a pair: the two lie and go together.
    hint_pair_late = "hint-pair-late" { card: Card };
    /// Another card soon covers the card that was beneath.
    hint_room = "hint-room" { card: Card };
    /// The card goes home, and no other card needs it in its place.
    hint_safe = "hint-safe";
    /// The card goes home, and nothing that was tried is clearly better.
    hint_home = "hint-home";
    /// Cards come from the stock, and no move before that is clearly better.
    hint_turn = "hint-turn";
    /// The card and the card that it covers soon go home together.
    hint_pair = "hint-pair" { card: Card, other: Card };
}
