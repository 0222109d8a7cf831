//! Why a position of the Empress of India is lost: a row without single cards, or pairs that wait for each other (ledger,
//! WHY-E).

use super::locks::{LOCK_NODES, Locks};
use super::state::EmpressState;
use super::table::Table;
use crate::card::card;
use crate::explanation::{Explanation, Marked, Reason};
use crate::token;

/// The reason; one without cards if none is found.
pub(crate) fn explain(state: &EmpressState) -> Option<Explanation> {
    if is_unpaired(state) {
        let token = token::why_unpaired();
        return Some(Explanation { kind: Reason::Unpaired, cards: Vec::new(), brief: token.clone(), token });
    }
    let (mut cards, mut links, mut waiting) = (Vec::new(), Vec::new(), waiting(state));
    for (row, letter) in ["a", "n"].into_iter().enumerate() {
        for (space, pair) in state.rows[row].iter().enumerate().filter(|(_, space)| space.len() == 2) {
            if waiting & 1 == 1 {
                let pile = format!("{letter}{}", space + 1);
                let [lower, upper] = [card(pair[0])?, card(pair[1])?];
                links.push(token::link_pair(lower, upper));
                cards.push(Marked { pile: pile.clone(), index: 0, card: lower });
                cards.push(Marked { pile, index: 1, card: upper });
            }
            waiting >>= 1;
        }
    }
    let token = token::why_waiting(links);
    Some(Explanation { kind: Reason::Waiting, cards, token, brief: token::why_waiting_brief() })
}

/// Pairs that wait for each other, a bit for each pair in the order of the spaces, Army first; 0 if none are known to.
pub(crate) fn waiting(state: &EmpressState) -> u64 {
    Locks::of(&Table::new(state)).waiting(LOCK_NODES)
}

/// Whether no pair can be played and a row has no single card left (ledger, EMP-T).
pub(crate) fn is_unpaired(state: &EmpressState) -> bool {
    Table::new(state).is_stuck()
}
