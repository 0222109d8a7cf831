//! Explains a lost position of the Empress of India: a row without single cards, or a deadlock of pairs (ledger,
//! WHY-E).

use super::board::EmpressBoard;
use super::pair_deadlock::{DEADLOCK_STATES, PairDeadlock};
use super::state::{EmpressState, height, space};
use crate::card::card;
use crate::{Explanation, Marked, Reason, token};
use patience::Card;
use patience::token::Token;

/// Finds the explanation, with any number of cards.
pub(crate) fn explain(state: &EmpressState) -> Option<Explanation> {
    if is_unpaired(state) {
        let [army, navy] = [0, 1].map(|row: usize| state.rows[row].iter().all(|cards| cards.len() != 1));
        let token = token::why_unpaired(army, navy);
        return Some(Explanation { kind: Reason::Unpaired, cards: Vec::new(), brief: token.clone(), token });
    }
    let deadlock = PairDeadlock::of(&EmpressBoard::new(state));
    let waiting = deadlock.minimal_deadlock(DEADLOCK_STATES, false);
    if waiting != 0 {
        let (cards, links) = pairs_of(state, waiting)?;
        let token = token::why_waiting(links, waits_of(&cards));
        return Some(Explanation { kind: Reason::Waiting, cards, token, brief: token::why_waiting_brief() });
    }
    let (cards, links) = pairs_of(state, deadlock.minimal_deadlock(DEADLOCK_STATES, true))?;
    let token = token::why_balance(links);
    Some(Explanation { kind: Reason::Waiting, cards, token, brief: token::why_balance_brief() })
}

/// Some pairs, as bits in the order of the spaces, Army first: their cards and links; `None` for no pair.
fn pairs_of(state: &EmpressState, mut waiting: u64) -> Option<(Vec<Marked>, Vec<Token>)> {
    let (mut cards, mut links) = (Vec::new(), Vec::new());
    for (row, spaces) in (0..).zip(&state.rows) {
        for (n, pair) in (0..).zip(spaces).filter(|(_, cards)| cards.len() == 2) {
            if waiting & 1 == 1 {
                let pile = space(row, n);
                let [lower, upper] = [card(pair[0])?, card(pair[1])?];
                links.push(token::link_pair(lower, upper));
                cards.push(Marked { pile, index: 0, card: lower });
                cards.push(Marked { pile, index: 1, card: upper });
            }
            waiting >>= 1;
        }
    }
    (!cards.is_empty()).then_some((cards, links))
}

/// Of two pairs that wait for each other, a card of each and the other's card of that suit, which must go home first (ledger,
/// WHY-E); empty if that is not clear, or if more pairs wait.
fn waits_of(cards: &[Marked]) -> Vec<Token> {
    let [a, b, c, d] = cards else { return Vec::new() };
    let height = |card: Card| height(card.index() as u8);
    let waits = |pair: [Card; 2], other: [Card; 2]| {
        let both = pair.into_iter().flat_map(|card| other.map(|other| (card, other)));
        both.filter(|(card, other)| card.suit == other.suit && height(*card) > height(*other)).collect::<Vec<_>>()
    };
    let (first, second) = ([a.card, b.card], [c.card, d.card]);
    match [&waits(first, second)[..], &waits(second, first)[..]] {
        [&[link], &[other]] => [link, other].map(|(card, after)| token::link_wait(card, after)).to_vec(),
        _ => Vec::new(),
    }
}

/// Returns true if no pair can be played and a row has no single card (ledger, EMP-T).
fn is_unpaired(state: &EmpressState) -> bool {
    EmpressBoard::new(state).is_stuck()
}
