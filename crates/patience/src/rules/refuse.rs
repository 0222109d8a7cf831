//! Explanations of illegal moves and of idle cards: one reason each, the most helpful.
//!
//! The search order: reasons common to all games (an empty pile, a card at home, a pile that takes nothing); the game's
//! own reasons for the two piles; the card that the foundation takes next. A game without reasons of its own is
//! explained by the roles of its piles.

use super::RulesView;
use crate::{
    Card, PileId, Piles, Rank, Role, RunMove, Suit, Token,
    token::{common, refusal},
};
use alloc::{borrow::ToOwned, vec::Vec};

/// A reason why a move is illegal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// The message.
    pub token: Token,
    /// The number of the book's rule that forbids the move: `IV`. `None` for text between the rules, or without a rule.
    pub rule: Option<&'static str>,
}

impl Reason {
    /// Makes a reason with the number of its rule.
    #[must_use]
    pub fn by(rule: &'static str, token: Token) -> Reason {
        Reason { token, rule: Some(rule) }
    }
}

/// Makes a reason without a rule number.
impl From<Token> for Reason {
    fn from(token: Token) -> Reason {
        Reason { token, rule: None }
    }
}

/// Explains why moves are illegal. Every method has a default that works from the roles of the piles.
///
/// A game implements it for its rules' type and returns itself from [`crate::Rules::refusals`].
pub trait ExplainIllegal {
    /// The number of the rule that foundations follow suit.
    fn suit_rule(&self) -> &'static str {
        "I"
    }

    /// Returns true if the top card of a pile is available.
    fn has_available_card(&self, _pile: PileId) -> bool {
        true
    }

    /// Explains why no legal move takes the top card of `from` to `to`; `from` is not empty and no foundation. `None`
    /// where roles and foundations explain it.
    fn explain_move(&self, _at: RulesView, _from: PileId, _to: PileId) -> Option<Reason> {
        None
    }

    /// Explains why a run cannot move for want of free piles.
    fn explain_run(&self, _run: &RunMove) -> Option<Reason> {
        None
    }

    /// Explains why no legal move begins at a pile, which is not empty and no foundation; `None` where its card waits
    /// for another to go home first.
    fn explain_pile(&self, _at: RulesView, _pile: PileId) -> Option<Reason> {
        None
    }
}

/// The defaults, for any game.
pub(crate) struct General;

impl ExplainIllegal for General {}

/// Explains why no legal move leads from one pile to another.
pub(crate) fn between(at: RulesView, from: PileId, to: PileId) -> Reason {
    if let Some(reason) = of_roles(at, from, Some(to)) {
        return reason;
    }
    if let Some(reason) = at.rules.refusals().explain_move(at, from, to) {
        return reason;
    }
    // Face-down cards stay hidden.
    match at.rules.table().top(from).filter(|_| at.role(from) != Role::Stock) {
        Some(card) => of_foundation(at, card, to).unwrap_or_else(|| refusal::cannot_go(card, to).into()),
        None => refusal::turn_first().into(),
    }
}

/// Explains why no legal move begins at a pile.
pub(crate) fn idle(at: RulesView, pile: PileId) -> Reason {
    if let Some(reason) = of_roles(at, pile, None).or_else(|| at.rules.refusals().explain_pile(at, pile)) {
        return reason;
    }
    let card = at.rules.table().top(pile).filter(|_| at.role(pile) != Role::Stock);
    card.and_then(|card| explain_wait(at, card)).unwrap_or_else(|| refusal::cannot_move(pile)).into()
}

/// Returns the reason that follows from the roles of the piles, in any game.
fn of_roles(at: RulesView, from: PileId, to: Option<PileId>) -> Option<Reason> {
    let table = at.rules.table();
    let (role, target) = (at.role(from), to.map(|to| at.role(to)));
    let token = if table.is_empty(from) {
        refusal::no_card_there(from)
    } else if role == Role::Foundation {
        refusal::stays_home()
    } else if role == Role::Decoration {
        refusal::only_shown(from)
    } else if let (Some(to), Some(Role::Decoration)) = (to, target) {
        refusal::only_shown(to)
    } else if at.rules.is_won() {
        common::all_home()
    } else if target == Some(Role::Stock) {
        refusal::onto_stock()
    } else if role == Role::Stock {
        refusal::hand_first(at.rules.pending_pile().and_then(|hand| table.top(hand))?)
    } else if target == Some(Role::Hand) {
        refusal::hand_from_stock()
    } else {
        return None;
    };
    Some(token.into())
}

/// Explains why a foundation does not take a card.
fn of_foundation(at: RulesView, card: Card, to: PileId) -> Option<Reason> {
    let founder = at.rules.build_sequence(to).first()?;
    let suit = at.specs[usize::from(to.0)].suit;
    let next = next_card(at, to);
    if suit != Some(card.suit) {
        let rule = at.rules.refusals().suit_rule();
        return Some(Reason::by(rule, refusal::wrong_suit(next, rule.to_owned())));
    }
    // The foundations of a suit are interchangeable.
    let (mut cards, mut alike) = (Vec::new(), 0);
    for pile in piles(at) {
        if at.specs[usize::from(pile.0)].suit == suit && at.rules.build_sequence(pile).first() == Some(founder) {
            alike += 1;
            push_new(&mut cards, next_card(at, pile));
        }
    }
    let token = match next {
        Some(next) if alike == 1 => refusal::other_next(next, at.rules.table().top(to)),
        _ if cards.is_empty() => refusal::complete(to),
        _ => refusal::suit_next(cards),
    };
    Some(token.into())
}

fn piles(at: RulesView) -> Piles {
    Piles::new(PileId(0), at.specs.len() as u8)
}

/// Adds a card, unless the list has it.
pub(crate) fn push_new(cards: &mut Vec<Card>, card: Option<Card>) {
    if let Some(card) = card.filter(|card| !cards.contains(card)) {
        cards.push(card);
    }
}

/// Returns the distinct cards that foundations of some suits take next.
pub(crate) fn next_cards(at: RulesView, suits: &[Suit]) -> Vec<Card> {
    let mut cards = Vec::new();
    for pile in piles(at) {
        push_new(&mut cards, next_card(at, pile).filter(|card| suits.contains(&card.suit)));
    }
    cards
}

/// Returns the card that a foundation takes next; `None` for a complete one, and for any other pile.
pub(crate) fn next_card(at: RulesView, foundation: PileId) -> Option<Card> {
    let value = *at.rules.build_sequence(foundation).get(at.rules.table().len(foundation))?;
    Some(Card::new(Rank::new(value)?, at.specs[usize::from(foundation.0)].suit?))
}

/// Returns the message with the next card of the foundation nearest to taking `card`. `None` if no foundation will take
/// it.
pub(crate) fn explain_wait(at: RulesView, card: Card) -> Option<Token> {
    let table = at.rules.table();
    let (mut first, mut least) = (None, usize::MAX);
    for pile in piles(at) {
        if at.specs[usize::from(pile.0)].suit != Some(card.suit) {
            continue;
        }
        let remaining = at.rules.build_sequence(pile).iter().skip(table.len(pile));
        if let Some(distance) = remaining.into_iter().position(|&value| value == card.rank.value())
            && distance < least
        {
            (first, least) = (next_card(at, pile), distance);
        }
    }
    let first = first?;
    let (mut at_pile, mut available) = (None, false);
    for pile in piles(at) {
        let is_face_up = matches!(at.role(pile), Role::Hand | Role::Talon | Role::Tableau | Role::Reserve);
        if is_face_up && !available && table.pile(pile).contains(&first) {
            available = table.top(pile) == Some(first) && at.rules.refusals().has_available_card(pile);
            if available || at_pile.is_none() {
                at_pile = Some(pile);
            }
        }
    }
    Some(refusal::waits(card, first, at_pile, available))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deal, Game, Move, Position, Rules, Table};

    /// A game with rules and no explanations.
    #[derive(Clone)]
    struct Unexplained(Position);

    impl Rules for Unexplained {
        fn table(&self) -> &Table {
            self.0.table()
        }

        fn table_mut(&mut self) -> &mut Table {
            unreachable!("it is only looked at")
        }

        fn legal_moves(&self, moves: &mut Vec<Move>) {
            self.0.rules().legal_moves(moves);
        }

        fn play_unchecked(&mut self, m: Move) {
            self.0.play_unchecked(m);
        }

        fn is_won(&self) -> bool {
            self.0.rules().is_won()
        }

        fn next_deal_move(&self, first: bool) -> Option<Move> {
            self.0.rules().next_deal_move(first)
        }
    }

    #[test]
    fn a_game_without_explanations_uses_the_roles_of_its_piles() {
        for (id, from, to, between_them, alone) in [
            ("sly", "stock", "p2", "turn-first", "cannot-move"),
            ("sly", "p1", "stock", "onto-stock", "cannot-move"),
            ("sly", "p1", "hand", "hand-from-stock", "cannot-move"),
            ("sly", "p1", "p2", "cannot-go", "cannot-move"),
            ("sly", "p3", "p2", "no-card-there", "no-card-there"),
            ("labyrinth", "r1c1", "C+", "cannot-go", "cannot-move"),
            ("labyrinth", "C+", "r1c1", "stays-home", "stays-home"),
            ("empress-of-india", "a1", "guard-left", "only-shown", "cannot-move"),
            ("empress-of-india", "empress", "a1", "only-shown", "only-shown"),
        ] {
            let game = Game::by_id(id).expect("a game");
            let mut unexplained = Unexplained(Position::start(&Deal::numbered(game, 1914).expect("a deal")));
            if id == "sly" {
                for text in ["stock>hand", "hand>p1"] {
                    let m = unexplained.0.parse_move(text).expect("a legal move");
                    unexplained.play_unchecked(m);
                }
            }
            let at = RulesView { rules: &unexplained, specs: game.pile_specs() };
            let pile = |address| game.pile_at(address).expect("a pile");
            let reason = between(at, pile(from), pile(to));
            assert_eq!((reason.token.key(), reason.rule), (between_them, None), "{id}: {from}>{to}");
            assert_eq!(idle(at, pile(from)).token.key(), alone, "{id}: {from}");
        }
    }
}
