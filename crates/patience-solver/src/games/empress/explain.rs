//! Explains a lost position of the Empress of India: a row without single cards, or a deadlock of pairs (ledger,
//! WHY-E).

use super::board::EmpressBoard;
use super::pair_deadlock::{DEADLOCK_STATES, PairDeadlock};
use super::state::{EmpressState, space};
use crate::card::card;
use crate::explanation::{Explanation, Marked, Reason};
use crate::token;

/// Finds the explanation, with any number of cards.
pub(crate) fn explain(state: &EmpressState) -> Option<Explanation> {
    if is_unpaired(state) {
        let token = token::why_unpaired();
        return Some(Explanation { kind: Reason::Unpaired, cards: Vec::new(), brief: token.clone(), token });
    }
    let (mut cards, mut links, mut waiting) = (Vec::new(), Vec::new(), minimal_deadlock(state));
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
    if cards.is_empty() {
        return None;
    }
    let token = token::why_waiting(links);
    Some(Explanation { kind: Reason::Waiting, cards, token, brief: token::why_waiting_brief() })
}

/// A minimal deadlock, a bit per pair in the order of the spaces, Army first; 0 if none is proven.
pub(crate) fn minimal_deadlock(state: &EmpressState) -> u64 {
    PairDeadlock::of(&EmpressBoard::new(state)).minimal_deadlock(DEADLOCK_STATES)
}

/// Returns true if no pair can be played and a row has no single card (ledger, EMP-T).
pub(crate) fn is_unpaired(state: &EmpressState) -> bool {
    EmpressBoard::new(state).is_stuck()
}
