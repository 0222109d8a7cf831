//! Explains a lost position of the Labyrinth: cards between cards that must go home after them (ledger, WHY-B).

use super::state::{GRACE, Grace, LabyrinthState, cell};
use crate::methods::monotone_relaxation::{Blocker, MonotoneRelaxation, TableCard};
use crate::{Explanation, Reason, token};

/// Finds the explanation, with any number of cards.
pub(crate) fn explain(state: &LabyrinthState) -> Option<Explanation> {
    let mut items = Vec::new();
    let mut cells = Vec::new();
    for (r, row) in state.rows.iter().enumerate() {
        for (c, &kind) in row.iter().enumerate() {
            let Some(kind) = kind else { continue };
            cells.push((r, c));
            items.push(TableCard::blocked(kind, Some((cell(r as u8, c as u8), 0)), Vec::new()));
        }
    }
    let at = |place: (usize, usize)| cells.iter().position(|&other| other == place);
    for (item, &(r, c)) in items.iter_mut().zip(&cells) {
        item.sides = vec![r.checked_sub(1).and_then(|above| at((above, c))), at((r + 1, c))];
    }
    if let Grace::Holds(kind) = state.grace {
        items.push(TableCard::available(kind, Some((GRACE, 0))));
    }
    items.extend(state.stock.iter().map(|&kind| TableCard::available(kind, None)));
    let start = [state.up, state.down];
    let fixpoint = MonotoneRelaxation::new(&items, state.ranks, start, None);
    if fixpoint.is_won() {
        return None;
    }
    let grace = state.grace == Grace::Unused;
    let taken = if grace { 0..cells.len() } else { 0..0 };
    let by_grace: Vec<MonotoneRelaxation> =
        taken.map(|i| MonotoneRelaxation::new(&items, state.ranks, start, Some(i))).collect();
    // Every use of grace must fail, and leave one of the named cards.
    if by_grace.iter().any(MonotoneRelaxation::is_won) {
        return None;
    }
    let holds = |cards: &[usize]| by_grace.iter().all(|fixpoint| cards.iter().any(|&i| !fixpoint.brings_home(i)));
    let blocking_cycle = fixpoint.smallest_blocking_cycle(holds)?;
    let blockers = blocking_cycle.blocked.iter().flat_map(|blocked| &blocked.beside);
    let waits = blockers.flat_map(|Blocker { card, waits }| waits.iter().map(|after| token::link_wait(*card, *after)));
    let waits = token::distinct(waits);
    let links = blocking_cycle.blocked.iter().map(|blocked| {
        let beside = blocked.beside.iter().map(|blocker| blocker.card);
        token::link_shut_in(blocked.card, beside.collect(), blocked.is_near)
    });
    Some(Explanation {
        kind: Reason::Buried,
        token: token::why_shut_in(links.collect(), waits, grace),
        brief: token::why_shut_in_brief(grace),
        cards: blocking_cycle.marked,
    })
}
