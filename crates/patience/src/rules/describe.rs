//! Messages about a position, with defaults for a game that defines none.

use super::RulesView;
use crate::{Move, PileId, Role, Target, Token, token::common};
use alloc::vec::Vec;

/// Progress towards a whole, shown with marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Units done.
    pub done: u8,
    /// Units in total.
    pub of: u8,
    /// The same as a message.
    pub token: Token,
}

/// Describes a position and its moves. Every method has a default that works from the roles of the piles and the
/// legal moves.
///
/// A game implements it for its rules' type and returns itself from [`crate::Rules::description`]. `at` is the same
/// position, for the general forms; a game uses its own state.
pub trait Describe {
    /// The prompt for the player. Called only while there are moves.
    fn prompt(&self, at: RulesView) -> Token {
        general_prompt(at)
    }

    /// Names the destination of a move, to follow the card's name: home, on the five of clubs.
    fn destination(&self, at: RulesView, m: Move) -> Token {
        general_destination(at, m)
    }

    /// Labels a move in two or three words, for a button beside the names of the cards.
    fn button(&self, at: RulesView, m: Move) -> Token {
        common::button(self.destination(at, m))
    }

    /// Describes a whole move: the four of clubs on the five of hearts.
    fn sentence(&self, at: RulesView, m: Move) -> Token {
        general_sentence(at, m, self.destination(at, m))
    }

    /// The label of the button beside the stock; `None` when nothing can be dealt.
    fn deal_label(&self, at: RulesView) -> Option<Token> {
        at.rules.next_deal_move(true).map(|_| common::deal())
    }

    /// Progress figures, the most important last.
    fn figures(&self, at: RulesView) -> Vec<Token> {
        vec![common::home_count(at.home())]
    }

    /// Progress towards a whole, shown with marks.
    fn tally(&self, _at: RulesView) -> Option<Tally> {
        None
    }

    /// A note under a pile, beside its count.
    fn note(&self, _at: RulesView, _pile: PileId) -> Option<Token> {
        None
    }
}

/// The defaults, for any game.
pub(crate) struct General;

impl Describe for General {}

fn general_prompt(at: RulesView) -> Token {
    let deals = at.rules.next_deal_move(true).is_some();
    if let Some(card) = at.rules.pending_pile().and_then(|pile| at.rules.table().top(pile)) {
        let pile = at.rules.pending_pile();
        let home = at.piles_with_home_moves().into_iter().any(|other| Some(other) == pile);
        return if home { common::play_or_place(card) } else { common::place(card) };
    }
    let home = at.piles_with_home_moves().len();
    let others = at.legal_moves().into_iter().any(|m| at.role(m.from) != Role::Stock && !at.is_to_foundation(m));
    common::prompt(home, others, deals)
}

pub(crate) fn general_destination(at: RulesView, m: Move) -> Token {
    let Some(pile) = at.rules.destination_pile(m) else {
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

pub(crate) fn general_sentence(at: RulesView, m: Move, destination: Token) -> Token {
    let table = at.rules.table();
    // The top card of the stock stays hidden.
    if at.role(m.from) == Role::Stock {
        return common::turn_card();
    }
    match (table.top(m.from), m.second.and_then(|with| table.top(with))) {
        (Some(card), Some(other)) => common::both_home(card, other),
        (Some(card), None) => common::move_to(card, destination),
        (None, _) => destination,
    }
}
