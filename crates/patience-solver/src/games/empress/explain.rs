//! Explains a lost position of the Empress of India: a row without single cards, or a deadlock of pairs (ledger,
//! WHY-E).

use super::board::EmpressBoard;
use super::pair_deadlock::{DEADLOCK_STEPS, Direction, PairRelaxation};
use super::pair_ring::{Wait, smallest_ring};
use super::partners::Partners;
use super::state::{EmpressState, kind_at, space, talon};
use crate::card::card;
use crate::{Explanation, Marked, Reason, token};
use patience::Card;
use patience::token::Token;

/// Maximum number of pairs that wait for each other in a reason that comes before one by partners.
const FEW_PAIRS: usize = 3;

/// Finds the explanation, with any number of cards.
pub(crate) fn explain(state: &EmpressState) -> Option<Explanation> {
    if is_unpaired(state) {
        let [army, navy] = [0, 1].map(|row: usize| state.rows[row].iter().all(|cards| cards.len() != 1));
        let token = token::why_unpaired(army, navy);
        return Some(Explanation { kind: Reason::Unpaired, cards: Vec::new(), brief: token.clone(), token });
    }
    let relaxation = PairRelaxation::of(&EmpressBoard::new(state));
    let ring = smallest_ring(&relaxation.home, &relaxation.pairs, None).unwrap_or_default();
    if !ring.is_empty() && ring.len() <= FEW_PAIRS {
        return waiting(state, bits_of(&ring), &ring);
    }
    if let Some(partners) = Partners::fewest(&relaxation) {
        return without_partner(state, &partners);
    }
    if !ring.is_empty() {
        return waiting(state, bits_of(&ring), &ring);
    }
    let locked = relaxation.minimal_deadlock(DEADLOCK_STEPS, Direction::Forwards);
    if locked != 0 {
        return waiting(state, locked, &[]);
    }
    let (cards, links) = pairs_of(state, relaxation.minimal_deadlock(DEADLOCK_STEPS, Direction::Backwards))?;
    let token = token::why_balance(links);
    Some(Explanation { kind: Reason::Waiting, cards, token, brief: token::why_balance_brief() })
}

/// Explains by pairs that wait for each other.
fn waiting(state: &EmpressState, pairs: u64, ring: &[Wait]) -> Option<Explanation> {
    let (cards, links) = pairs_of(state, pairs)?;
    let token = token::why_waiting(links, waits_of(ring)?);
    Some(Explanation { kind: Reason::Waiting, cards, token, brief: token::why_waiting_brief() })
}

/// The pairs of a ring, as bits.
fn bits_of(ring: &[Wait]) -> u64 {
    ring.iter().fold(0, |bits, wait| bits | 1 << wait.pair)
}

/// The waits of a ring.
fn waits_of(ring: &[Wait]) -> Option<Vec<Token>> {
    let waits = ring.iter().map(|wait| Some(token::link_wait(card_at(wait.card)?, card_at(wait.after)?)));
    Some(token::distinct(waits.collect::<Option<Vec<_>>>()?))
}

/// The card of a suit and a height.
fn card_at(at: (u8, u8)) -> Option<Card> {
    card(kind_at(at))
}

/// Explains by a card that has no partner.
fn without_partner(state: &EmpressState, found: &Partners) -> Option<Explanation> {
    let (mut marked, links) = pairs_of(state, found.pairs)?;
    let (first, with, partners) = (cards_at(&found.first)?, cards_at(&found.with)?, cards_at(&found.partners)?);
    let card = card_at(found.card)?;
    let is_named =
        |other: &Card| *other == card || [&first, &with, &partners].iter().any(|cards| cards.contains(other));
    marked.splice(0..0, unpaired(state).into_iter().filter(|marked| is_named(&marked.card)));
    let token = token::why_partners(first, with, card, partners, links, waits_of(&found.waits)?);
    Some(Explanation { kind: Reason::Waiting, cards: marked, token, brief: token::why_partners_brief(card) })
}

/// The cards of suits and heights.
fn cards_at(all: &[(u8, u8)]) -> Option<Vec<Card>> {
    all.iter().map(|at| card_at(*at)).collect()
}

/// The cards on the table that are not paired.
fn unpaired(state: &EmpressState) -> Vec<Marked> {
    let mut unpaired = Vec::new();
    let mut add = |pile, cards: &[u8]| {
        let marked =
            cards.iter().enumerate().filter_map(|(index, kind)| Some(Marked { pile, index, card: card(*kind)? }));
        unpaired.extend(marked);
    };
    for (row, spaces) in (0..).zip(&state.rows) {
        for (n, cards) in (0..).zip(spaces).filter(|(_, cards)| cards.len() == 1) {
            add(space(row, n), cards);
        }
    }
    add(talon(true), &state.talons[0]);
    add(talon(false), &state.talons[1]);
    unpaired
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

/// Returns true if no pair can be played and a row has no single card (ledger, EMP-T).
fn is_unpaired(state: &EmpressState) -> bool {
    EmpressBoard::new(state).is_stuck()
}
