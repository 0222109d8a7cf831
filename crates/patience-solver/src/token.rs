//! Messages of the solver: keys with typed arguments, which the page turns into sentences (`www/words`).
//!
//! `why-…` explain a lost position; a brief form, without the cards, is for buttons and strips. `hint-…` give the reason for a
//! hint.

use patience::{Card, Game, token::Token, tokens};

tokens! {
    /// This game has no solver.
    no_solver = "no-solver" { game: &'static Game };

    /// The solver cannot read the given game.
    unreadable = "solver-unreadable";

    /// Some cards can never be played, since each is under another of them: one `why-link-under` per card.
    why_under = "why-under" { links: Vec<Token> };
    /// The brief form of `why-under`.
    why_under_brief = "why-under-brief";
    /// A buried card, and the card on it, which goes home only after one of the cards that it waits for; none if it is itself
    /// buried only. Of `why-either`, each way after one of them.
    link_under = "why-link-under" { card: Card, under: Card, waits: Vec<Card> };

    /// One of two equal cards must go up and one down; either way some cards block each other: one `why-link-under` per card. Of
    /// two kinds, each of the four ways.
    why_either = "why-either" { cards: Vec<Card>, links: Vec<Token> };
    /// The same, naming only the equal cards.
    why_either_brief = "why-either-brief" { cards: Vec<Card> };

    /// Some cards can never be played, since each is blocked by others of them: one `why-link-shut-in` per card. `grace`: true
    /// if grace is unused; even if it takes one card, not all of the others can be played. `waits`: a `why-link-wait` for each
    /// card beside another, and each card of which one must go home before it.
    why_shut_in = "why-shut-in" { links: Vec<Token>, waits: Vec<Token>, grace: bool };
    /// The brief form of `why-shut-in`.
    why_shut_in_brief = "why-shut-in-brief" { grace: bool };
    /// A blocked card, and the cards above and below it in its column that hold it; `near`: right beside it.
    link_shut_in = "why-link-shut-in" { card: Card, by: Vec<Card>, near: bool };

    /// Some cards never have room to move: one `why-link-room` per card.
    why_room = "why-room" { links: Vec<Token> };
    /// A card without room, and the card under it.
    link_room = "why-link-room" { card: Card, on: Card };

    /// Pairs wait for each other and can never all be played: one `why-link-pair` per pair. A `why-link-wait` for each: a card of
    /// the pair, and a card of another that goes home first; none if that is not the whole reason.
    why_waiting = "why-waiting" { links: Vec<Token>, waits: Vec<Token> };
    /// The brief form of `why-waiting`.
    why_waiting_brief = "why-waiting-brief";
    /// A pair: the card below and the card on it.
    link_pair = "why-link-pair" { card: Card, with: Card };

    /// A card can never go home with any of the cards that are not paired, its partners, as pairs stand in the way: one
    /// `why-link-pair` per pair, and a `why-link-wait` for each card that waits, whoever is the partner. `first`: a card that can
    /// go `with` these only, if that must be said before.
    why_partners = "why-partners" {
        first: Vec<Card>, with: Vec<Card>, card: Card, partners: Vec<Card>, links: Vec<Token>, waits: Vec<Token>
    };
    /// The brief form of `why-partners`.
    why_partners_brief = "why-partners-brief" { card: Card };

    /// A card, and the card that must go home first.
    link_wait = "why-link-wait" { card: Card, after: Card };

    /// As `why-waiting`, because each play takes a red card and a black one home.
    why_balance = "why-balance" { links: Vec<Token> };
    /// The same, without naming them.
    why_balance_brief = "why-balance-brief";

    /// No pair can be played, and one row, or both, has no single card to pair.
    why_unpaired = "why-unpaired" { army: bool, navy: bool };

    /// However one plays, only these cards can still go home; none if there is no card. `held`: a card that never goes
    /// home, a `why-link-held` for each of its kind that is on the table. `waits`: a `why-link-wait` for what it waits for, or
    /// for what the cards that hold it do; empty if that is not the reason. `grace`: true if grace may still take a card.
    why_few = "why-few" { cards: Vec<Card>, held: Vec<Token>, waits: Vec<Token>, grace: bool };
    /// However one plays, a card never goes home: a `why-link-held` for each of its kind that is on the table, its waits and
    /// grace as of `why-few`.
    why_never = "why-never" { card: Card, held: Vec<Token>, waits: Vec<Token>, grace: bool };
    /// However one plays, at most so many cards more go home.
    why_most = "why-most" { count: usize };
    /// A card, and the cards on it or beside it; none if it is available.
    link_held = "why-link-held" { card: Card, by: Vec<Card> };

    // Reasons for a hint: facts of at least three in four of the lines that win after it.

    /// The move uncovers a card that can soon go home.
    hint_uncovers = "hint-uncovers" { card: Card };
    /// The move makes another card available, which can soon go home.
    hint_frees = "hint-frees" { card: Card };
    /// Another card can soon follow on the same foundation.
    hint_follows = "hint-follows" { card: Card };
    /// From its new pile the card goes home, and right after it the card beneath, on the same foundation.
    hint_run = "hint-run" { card: Card, on: Card };
    /// The move covers a card that is needed later than most of the cards that it could have covered.
    hint_late = "hint-late" { card: Card };
    /// The other card of the new pair is needed later than most possible partners; the two wait and go home together.
    hint_pair_late = "hint-pair-late" { card: Card };
    /// The move uncovers a card onto which another card soon moves.
    hint_room = "hint-room" { card: Card };
    /// The card goes home, and no other card needs it on the table.
    hint_safe = "hint-safe";
    /// The card goes home, and no move that was tried is clearly better.
    hint_home = "hint-home";
    /// Cards are dealt, and no move before that is clearly better.
    hint_turn = "hint-turn";
    /// The card and the card that it covers can soon go home together.
    hint_pair = "hint-pair" { card: Card, other: Card };
}

/// Each token once, in the order of its first occurrence.
pub(crate) fn distinct(tokens: impl IntoIterator<Item = Token>) -> Vec<Token> {
    let mut distinct = Vec::new();
    for token in tokens {
        if !distinct.contains(&token) {
            distinct.push(token);
        }
    }
    distinct
}
