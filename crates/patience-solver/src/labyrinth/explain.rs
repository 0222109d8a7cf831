//! Why a position of the Labyrinth is lost: cards that lie between cards that wait for them (ledger, WHY-B).

use super::state::{Grace, LabyrinthState};
use crate::explanation::{Explanation, Reason};
use crate::reach::{Item, Reach};
use crate::token;

/// The reason, however many cards it has.
pub(crate) fn explain(state: &LabyrinthState) -> Option<Explanation> {
    let mut items = Vec::new();
    let mut cells = Vec::new();
    for (r, row) in state.rows.iter().enumerate() {
        for (c, &kind) in row.iter().enumerate() {
            let Some(kind) = kind else { continue };
            cells.push((r, c));
            items.push(Item { kind, at: Some((format!("r{}c{}", r + 1, c + 1), 0)), sides: Vec::new() });
        }
    }
    let at = |cell: (usize, usize)| cells.iter().position(|&other| other == cell);
    for (item, &(r, c)) in items.iter_mut().zip(&cells) {
        item.sides = vec![r.checked_sub(1).and_then(|above| at((above, c))), at((r + 1, c))];
    }
    if let Grace::Holds(kind) = state.grace {
        items.push(Item::free(kind, Some(("grace".into(), 0))));
    }
    items.extend(state.stock.iter().map(|&kind| Item::free(kind, None)));
    let start = [state.up, state.down];
    let reach = Reach::new(&items, state.ranks, start, None);
    if reach.is_won() {
        return None;
    }
    let grace = state.grace == Grace::Unused;
    // Of the one card that may be taken by force, every choice must fail.
    if grace && (0..cells.len()).any(|i| Reach::new(&items, state.ranks, start, Some(i)).is_won()) {
        return None;
    }
    let ring = reach.smallest_ring()?;
    let links = ring.held.into_iter().map(|held| token::link_shut_in(held.card, held.beside));
    Some(Explanation {
        kind: Reason::Buried,
        token: token::why_shut_in(links.collect(), grace),
        brief: token::why_shut_in_brief(grace),
        cards: ring.marked,
    })
}
