//! Why a position of Sly is lost: cards that lie under cards that wait for them (ledger, WHY-B).

use super::state::SlyState;
use crate::explanation::{Explanation, Reason};
use crate::reach::{Item, Reach};
use crate::token;

/// The reason, however many cards it has.
pub(crate) fn explain(state: &SlyState) -> Option<Explanation> {
    let mut items = Vec::new();
    for (p, packet) in state.packets.iter().enumerate() {
        for (level, &kind) in packet.iter().enumerate() {
            let over = (level + 1 < packet.len()).then_some(items.len() + 1);
            items.push(Item { kind, at: Some((format!("p{}", p + 1), level)), sides: vec![over] });
        }
    }
    items.extend(state.hand.iter().chain(&state.stock).map(|&kind| Item::free(kind, None)));
    let reach = Reach::new(&items, state.ranks, [state.up, state.down], None);
    if reach.is_won() {
        return None;
    }
    let ring = reach.smallest_ring()?;
    let links = ring.held.iter().flat_map(|held| held.beside.iter().map(|&over| token::link_under(held.card, over)));
    Some(Explanation {
        kind: Reason::Buried,
        token: token::why_under(links.collect()),
        brief: token::why_under_brief(),
        cards: ring.marked,
    })
}
