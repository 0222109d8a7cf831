//! What is said about a game, as tokens; and what is said about one that says nothing itself.

use super::Situation;
use crate::{Move, PileId, Role, Target, Token, token::common};
use alloc::vec::Vec;

/// A count towards a whole, to be shown with marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many there are.
    pub done: u8,
    /// How many there will be.
    pub of: u8,
    /// The same, to be said.
    pub token: Token,
}

/// What is said about a position and its moves. Everything has a general form, made from the roles of the piles and the
/// legal moves; a game says itself what it can say better.
///
/// A game implements it for its rules' type and names itself in [`crate::Rules::description`]. Each method is given the
/// position, for the general forms to look at; a game has its own.
pub trait Describe {
    /// What the game asks of the player now. Asked only while there are moves.
    fn prompt(&self, at: Situation) -> Token {
        general_prompt(at)
    }

    /// Where a move takes its card, to follow the card's name: home, on the five of clubs.
    fn destination(&self, at: Situation, m: Move) -> Token {
        general_destination(at, m)
    }

    /// A move, in two or three words for a button beside the names of the cards.
    fn button(&self, at: Situation, m: Move) -> Token {
        common::button(self.destination(at, m))
    }

    /// A whole move: the four of clubs on the five of hearts.
    fn sentence(&self, at: Situation, m: Move) -> Token {
        general_sentence(at, m, self.destination(at, m))
    }

    /// What the button beside the pack says; `None` when nothing can be dealt.
    fn deal_label(&self, at: Situation) -> Option<Token> {
        at.rules.deal_step(true).map(|_| common::deal())
    }

    /// How far the game has come, the most telling last.
    fn figures(&self, at: Situation) -> Vec<Token> {
        vec![common::home_count(at.home())]
    }

    /// A count towards a whole, to be shown with marks.
    fn tally(&self, _at: Situation) -> Option<Tally> {
        None
    }

    /// A few words under a pile that its count does not say.
    fn note(&self, _at: Situation, _pile: PileId) -> Option<Token> {
        None
    }
}

/// What is said of a game that says nothing itself.
pub(crate) struct General;

impl Describe for General {}

fn general_prompt(at: Situation) -> Token {
    let deals = at.rules.deal_step(true).is_some();
    if let Some(card) = at.rules.pending_pile().and_then(|pile| at.rules.table().top(pile)) {
        let pile = at.rules.pending_pile();
        let home = at.suitable().into_iter().any(|other| Some(other) == pile);
        return if home { common::play_or_place(card) } else { common::place(card) };
    }
    let suitable = at.suitable().len();
    let others = at.legal_moves().into_iter().any(|m| at.role(m.from) != Role::Stock && !at.goes_home(m));
    common::prompt(suitable, others, deals)
}

pub(crate) fn general_destination(at: Situation, m: Move) -> Token {
    let Some(pile) = at.rules.lands(m) else {
        return match m.to {
            Target::Home => common::home(),
            Target::Talon => common::to_talon(),
            Target::Row => common::to_row(),
            Target::Pile(pile) => common::to_pile(pile),
        };
    };
    match (at.role(pile), at.rules.table().top(pile)) {
        (Role::Foundation, _) => common::home(),
        (Role::Tableau, Some(card)) => common::on_card(card),
        _ => common::to_pile(pile),
    }
}

pub(crate) fn general_sentence(at: Situation, m: Move, destination: Token) -> Token {
    let table = at.rules.table();
    // The pack's top card is not to be told.
    if at.role(m.from) == Role::Stock {
        return common::turn_card();
    }
    match (table.top(m.from), m.with.and_then(|with| table.top(with))) {
        (Some(card), Some(other)) => common::both_home(card, other),
        (Some(card), None) => common::move_to(card, destination),
        (None, _) => destination,
    }
}
