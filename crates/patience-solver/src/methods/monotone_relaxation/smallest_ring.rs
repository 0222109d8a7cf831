//! The smallest ring of cards that block each other, in a position that the monotone relaxation loses (ledger, WHY-B).
//!
//! An AND/OR search by iterative deepening, as for minimal explanations of a Horn theory. A blocked card has a cover on each side,
//! anywhere in its pile; a cover waits, on each foundation that may take it, for a kind before it; all cards of that kind are
//! blocked in the ring. In: the fixpoint. Out: the ring with the fewest blocked cards; `None` if it is large.

use super::MonotoneRelaxation;

/// Maximum number of blocked cards.
const MAX_BLOCKED: usize = 6;
/// Nodes after which the search gives up.
const MAX_NODES: usize = 20_000;

/// A cover, and the kinds of which one must go home before it.
pub(super) type Cover = (usize, Vec<u8>);

/// A card, and a cover on each side.
#[derive(Clone)]
pub(super) struct RingLink {
    pub(super) blocked: usize,
    pub(super) covers: Vec<Cover>,
}

struct Search<'a> {
    fixpoint: &'a MonotoneRelaxation<'a>,
    limit: usize,
    nodes: usize,
    links: Vec<RingLink>,
    /// Blocked cards without covers so far.
    open: Vec<usize>,
}

/// Finds the ring; its links follow what each cover waits for.
pub(super) fn smallest_ring(fixpoint: &MonotoneRelaxation) -> Option<Vec<RingLink>> {
    let mut search = Search { fixpoint, limit: 0, nodes: 0, links: Vec::new(), open: Vec::new() };
    let roots: Vec<usize> = (0..fixpoint.len()).filter(|&i| fixpoint.is_blocked(i)).collect();
    for limit in 1..=MAX_BLOCKED {
        search.limit = limit;
        for &root in &roots {
            search.open = vec![root];
            if search.close() {
                return Some(search.links);
            }
        }
    }
    None
}

impl Search<'_> {
    /// Finds covers for all open cards; on failure, restores the state.
    fn close(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > MAX_NODES || self.links.len() + self.open.len() > self.limit {
            return false;
        }
        let Some(blocked) = self.open.pop() else { return true };
        let sides = self.fixpoint.covers(blocked);
        self.links.push(RingLink { blocked, covers: Vec::new() });
        if self.cover(&sides) {
            return true;
        }
        self.links.pop();
        self.open.push(blocked);
        false
    }

    /// Chooses a cover on each of the sides of the last link, then closes the ring.
    fn cover(&mut self, sides: &[Vec<usize>]) -> bool {
        let Some((side, sides)) = sides.split_first() else { return self.close() };
        side.iter().any(|&cover| {
            let piles: Vec<(usize, usize)> = self.fixpoint.foundations_of(cover).collect();
            !piles.is_empty() && self.wait(cover, &piles, &mut Vec::new(), sides)
        })
    }

    /// Chooses a kind for which a cover waits on each of the foundations, then the covers of the other sides.
    fn wait(&mut self, cover: usize, piles: &[(usize, usize)], waits: &mut Vec<u8>, sides: &[Vec<usize>]) -> bool {
        let Some((&(sign, _), piles)) = piles.split_first() else {
            let Some(link) = self.links.last_mut() else { return false };
            link.covers.push((cover, waits.clone()));
            let at = self.links.len() - 1;
            let is_closed = self.cover(sides);
            if !is_closed {
                self.links[at].covers.pop();
            }
            return is_closed;
        };
        let kinds = self.fixpoint.kinds_before(cover, sign);
        let missing = |search: &Self, kind: u8| -> Vec<usize> {
            let is_in = |i: &usize| search.open.contains(i) || search.links.iter().any(|link| link.blocked == *i);
            search.fixpoint.cards_of_kind(kind, sign).into_iter().filter(|i| !is_in(i)).collect()
        };
        // A kind that is in the ring costs nothing.
        let in_ring = kinds.iter().copied().find(|&kind| missing(self, kind).is_empty());
        let chosen = in_ring.map_or(kinds, |kind| vec![kind]);
        chosen.into_iter().any(|kind| {
            let new = missing(self, kind);
            let before = self.open.len();
            self.open.extend(new);
            waits.push(kind);
            let is_closed = self.links.len() + self.open.len() <= self.limit && self.wait(cover, piles, waits, sides);
            if !is_closed {
                waits.pop();
                self.open.truncate(before);
            }
            is_closed
        })
    }
}
