//! Explains a lost position of Sly: cards under cards that must go home after them (ledger, WHY-B), whichever of
//! two equal cards goes up (WHY-C).

use super::state::{SlyState, packet};
use crate::methods::monotone_relaxation::{Blocker, MonotoneRelaxation, TableCard, smallest_split};
use crate::{Explanation, Reason, token};

/// Finds the explanation, with any number of cards.
pub(crate) fn explain(state: &SlyState) -> Option<Explanation> {
    let (items, start) = (items(state), [state.up, state.down]);
    let fixpoint = MonotoneRelaxation::new(&items, state.ranks, start, None);
    let (cards, cycle) = if fixpoint.is_won() {
        smallest_split(&items, state.ranks, start)?
    } else {
        (Vec::new(), fixpoint.smallest_blocking_cycle(|_| true)?)
    };
    let links = cycle.blocked.into_iter().flat_map(|blocked| {
        let under = move |over: Blocker| token::link_under(blocked.card, over.card, over.waits);
        blocked.beside.into_iter().map(under)
    });
    let kind = if cards.is_empty() { Reason::Buried } else { Reason::Either };
    let (token, brief) = if cards.is_empty() {
        (token::why_under(links.collect()), token::why_under_brief())
    } else {
        (token::why_either(cards.clone(), links.collect()), token::why_either_brief(cards))
    };
    Some(Explanation { kind, token, brief, cards: cycle.marked })
}

/// The cards that are not home.
fn items(state: &SlyState) -> Vec<TableCard> {
    let mut items = Vec::new();
    for (p, cards) in state.packets.iter().enumerate() {
        for (level, &kind) in cards.iter().enumerate() {
            let over = (level + 1 < cards.len()).then_some(items.len() + 1);
            items.push(TableCard::blocked(kind, Some((packet(p as u8), level)), vec![over]));
        }
    }
    items.extend(state.hand.iter().chain(&state.stock).map(|&kind| TableCard::available(kind, None)));
    items
}
