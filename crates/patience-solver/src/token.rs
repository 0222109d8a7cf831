//! Messages of the solver to a player: keys with typed arguments, which the page turns into sentences.

use patience::{Card, Game, token::Token, tokens};

tokens! {
    /// This game has no solver.
    no_solver = "no-solver" { game: &'static Game };

    /// The solver cannot read the game that it is asked about.
    unreadable = "solver-unreadable";

    /// None of some cards can ever be played, since each lies under another of them: a `why-link-under` each.
    why_under = "why-under" { links: Vec<Token> };
    /// The same, without naming them.
    why_under_brief = "why-under-brief";
    /// One of these cards, and the one that lies on it.
    link_under = "why-link-under" { card: Card, under: Card };

    /// None of some cards can ever be played, since each is shut in by others of them: a `why-link-shut-in` each. `grace`
    /// says that taking one card by grace does not help.
    why_shut_in = "why-shut-in" { links: Vec<Token>, grace: bool };
    /// The same, without naming them.
    why_shut_in_brief = "why-shut-in-brief" { grace: bool };
    /// One of these cards, and those beside it, one or two.
    link_shut_in = "why-link-shut-in" { card: Card, by: Vec<Card> };

    /// There is never room to move some cards: a `why-link-room` each.
    why_room = "why-room" { links: Vec<Token> };
    /// One of these cards, and the one that it lies on.
    link_room = "why-link-room" { card: Card, on: Card };

    /// Pairs wait for each other and can never all be played: a `why-link-pair` each.
    why_waiting = "why-waiting" { links: Vec<Token> };
    /// The same, without naming them.
    why_waiting_brief = "why-waiting-brief";
    /// One of these pairs: the lower card, and the one on it.
    link_pair = "why-link-pair" { card: Card, with: Card };

    /// No pair can be played, and one row has no single card to go with those of the other.
    why_unpaired = "why-unpaired";

    // Why the fair adviser thinks well of a move: what follows in nearly all of the lines that win after it.

    /// The card beneath can go home soon.
    hint_uncovers = "hint-uncovers" { card: Card };
    /// Another card can go home soon.
    hint_frees = "hint-frees" { card: Card };
    /// Another card can soon follow on the same foundation.
    hint_follows = "hint-follows" { card: Card };
    /// The card goes home from where it is laid, and the one beneath it right after it, on the same foundation.
    hint_run = "hint-run" { card: Card, on: Card };
    /// The card that it is laid on is wanted later than most that it could have been laid on.
    hint_late = "hint-late" { card: Card };
    /// The same of a card that the move's own is paired with: they lie and go together.
    hint_pair_late = "hint-pair-late" { card: Card };
    /// Another card is soon laid on the one that was beneath.
    hint_room = "hint-room" { card: Card };
    /// The card goes home, and nothing could need it where it lies.
    hint_safe = "hint-safe";
    /// The card and the one that it is laid on soon go home together.
    hint_pair = "hint-pair" { card: Card, other: Card };
}
