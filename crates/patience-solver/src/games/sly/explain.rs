//! Explains a lost position of Sly: cards under cards that must go home after them (ledger, WHY-B).

use super::state::{SlyState, packet};
use crate::explanation::{Explanation, Reason};
use crate::methods::monotone_relaxation::{MonotoneRelaxation, TableCard};
use crate::token;

/// Finds the explanation, with any number of cards.
pub(crate) fn explain(state: &SlyState) -> Option<Explanation> {
    let mut items = Vec::new();
    for (p, cards) in state.packets.iter().enumerate() {
        for (level, &kind) in cards.iter().enumerate() {
            let over = (level + 1 < cards.len()).then_some(items.len() + 1);
            items.push(TableCard { kind, at: Some((packet(p as u8), level)), sides: vec![over] });
        }
    }
    items.extend(state.hand.iter().chain(&state.stock).map(|&kind| TableCard::available(kind, None)));
    let reach = MonotoneRelaxation::new(&items, state.ranks, [state.up, state.down], None);
    if reach.is_won() {
        return None;
    }
    let blocking_cycle = reach.smallest_blocking_cycle(|_| true)?;
    let links = blocking_cycle
        .blocked
        .iter()
        .flat_map(|blocked| blocked.beside.iter().map(|&over| token::link_under(blocked.card, over)));
    Some(Explanation {
        kind: Reason::Buried,
        token: token::why_under(links.collect()),
        brief: token::why_under_brief(),
        cards: blocking_cycle.marked,
    })
}
