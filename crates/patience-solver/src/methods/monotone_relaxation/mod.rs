//! The monotone relaxation of Sly and the Labyrinth: a fixpoint over-approximates what can be played (ledger, WHY-B, WHY-C).
//!
//! As in a delete relaxation of planning (Bonet and Geffner 2001), nothing is used up: every copy may serve both
//! foundations, the stock is available, and a card that is gone stays useful. A card that the fixpoint leaves is lost;
//! the smallest cycle of cards that block each other explains why. In: the cards on the table. Out: reachable heights
//! and a blocking cycle.

mod smallest_ring;

use crate::Marked;
use crate::card::{self, kind, rank, suit};
use patience::{Card, PileId};
use smallest_ring::{RingLink, smallest_ring};

/// A card that is not home.
#[derive(Clone)]
pub(crate) struct TableCard {
    pub(crate) kind: u8,
    /// Its pile and its index there; `None` in the stock.
    pub(crate) at: Option<(PileId, usize)>,
    /// Neighbours of which one must go before it is available; `None` is a side without one.
    pub(crate) sides: Vec<Option<usize>>,
    /// The only foundation that it may go to: 0 the ascending one, 1 the descending one; `None` for either.
    pub(crate) only: Option<usize>,
}

impl TableCard {
    /// Creates a card that nothing blocks.
    pub(crate) fn available(kind: u8, at: Option<(PileId, usize)>) -> Self {
        Self::blocked(kind, at, vec![None])
    }

    /// Creates a card with these neighbours.
    pub(crate) fn blocked(kind: u8, at: Option<(PileId, usize)>, sides: Vec<Option<usize>>) -> Self {
        Self { kind, at, sides, only: None }
    }

    fn may_go(&self, sign: usize) -> bool {
        self.only.is_none_or(|only| only == sign)
    }
}

/// The fixpoint of the relaxation.
pub(crate) struct MonotoneRelaxation<'a> {
    items: &'a [TableCard],
    ranks: u8,
    start: [[u8; 4]; 2],
    /// Heights that the ascending, the descending foundations can reach.
    height: [[u8; 4]; 2],
    gone: Vec<bool>,
    grace_card: Option<usize>,
}

impl<'a> MonotoneRelaxation<'a> {
    /// Propagates to the fixpoint; grace takes one card.
    pub(crate) fn new(items: &'a [TableCard], ranks: u8, start: [[u8; 4]; 2], grace_card: Option<usize>) -> Self {
        let mut fixpoint = Self { items, ranks, start, height: start, gone: vec![false; items.len()], grace_card };
        while fixpoint.propagate_once() {}
        fixpoint
    }

    /// The number of cards that are not home.
    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    /// Returns true for a card that never goes, because a card on each side never does.
    pub(super) fn is_blocked(&self, i: usize) -> bool {
        !self.gone[i] && !self.is_available(i)
    }

    /// The cards in a row on each side of a blocked one that must go before it, the nearest first.
    pub(super) fn covers(&self, i: usize) -> Vec<Vec<usize>> {
        let next = |side: usize| move |&j: &usize| self.items[j].sides.get(side).copied().flatten();
        let row = |(side, first): (usize, &Option<usize>)| std::iter::successors(*first, next(side)).collect();
        self.items[i].sides.iter().enumerate().map(row).collect()
    }

    /// The cards of a kind that may go to an ascending or a descending foundation.
    pub(super) fn cards_of_kind(&self, kind: u8, sign: usize) -> Vec<usize> {
        (0..self.items.len()).filter(|&i| self.items[i].kind == kind && self.items[i].may_go(sign)).collect()
    }

    /// The kinds that a foundation takes before a card, and of which all cards are blocked: the last first.
    pub(super) fn kinds_before(&self, i: usize, sign: usize) -> Vec<u8> {
        let card = self.items[i].kind;
        let s = suit(card);
        let heights = self.start[sign][usize::from(s)]..self.height_before(sign, card);
        let kinds = heights.rev().map(|height| self.kind_at(sign, s, height));
        let all_blocked = |kind: &u8| {
            let cards = self.cards_of_kind(*kind, sign);
            !cards.is_empty() && cards.into_iter().all(|i| self.is_blocked(i))
        };
        kinds.filter(all_blocked).collect()
    }

    /// The kind that a foundation takes at a height.
    fn kind_at(&self, sign: usize, s: u8, height: u8) -> u8 {
        kind(s, if sign == 0 { height } else { self.ranks - 1 - height })
    }

    fn is_available(&self, i: usize) -> bool {
        self.grace_card == Some(i) || self.items[i].sides.iter().any(|side| side.is_none_or(|j| self.gone[j]))
    }

    /// The height at which a foundation takes a kind.
    fn height_before(&self, sign: usize, kind: u8) -> u8 {
        if sign == 0 { rank(kind) } else { self.ranks - 1 - rank(kind) }
    }

    /// Returns true if a foundation that a card may go to can reach the height at which it takes it.
    fn can_take(&self, sign: usize, i: usize) -> bool {
        let kind = self.items[i].kind;
        let (at, s) = (self.height_before(sign, kind), usize::from(suit(kind)));
        self.items[i].may_go(sign) && self.start[sign][s] <= at && at <= self.height[sign][s]
    }

    fn propagate_once(&mut self) -> bool {
        let mut changed = false;
        for i in 0..self.items.len() {
            let card = self.items[i].kind;
            if self.gone[i] || !self.is_available(i) {
                continue;
            }
            for sign in 0..2 {
                if self.can_take(sign, i) {
                    let height_before = self.height_before(sign, card);
                    let height = &mut self.height[sign][usize::from(suit(card))];
                    *height = (*height).max(height_before + 1);
                    self.gone[i] = true;
                    changed = true;
                }
            }
            if self.grace_card == Some(i) && !self.gone[i] {
                self.gone[i] = true;
                changed = true;
            }
        }
        // A card that went to one foundation also serves the other.
        for i in 0..self.items.len() {
            let card = self.items[i].kind;
            for sign in 0..2 {
                let s = usize::from(suit(card));
                let is_next = self.height[sign][s] == self.height_before(sign, card);
                if self.gone[i] && self.is_available(i) && self.items[i].may_go(sign) && is_next {
                    self.height[sign][s] += 1;
                    changed = true;
                }
            }
        }
        changed
    }

    pub(crate) fn is_won(&self) -> bool {
        self.height.iter().flatten().all(|&h| h == self.ranks)
    }

    /// Returns true if a foundation takes the card; a card that grace takes need not go home.
    pub(crate) fn brings_home(&self, i: usize) -> bool {
        self.gone[i] && self.is_reached(i)
    }

    /// The links of cards that keep a foundation from growing: a card, and a neighbour that never goes.
    fn blocking_cycle(&self, sign: usize, s: usize) -> Vec<(usize, usize)> {
        let mut links = Vec::new();
        let mut piles = vec![(sign, s)];
        let mut done = 0;
        let mut blocked: Vec<usize> = Vec::new();
        let mut blocked_done = 0;
        while done < piles.len() || blocked_done < blocked.len() {
            if let Some(&(sign, s)) = piles.get(done) {
                done += 1;
                let next = self.next_kind(sign, s);
                let is_next = |i: &usize| self.items[*i].kind == next && self.items[*i].may_go(sign);
                for i in (0..self.items.len()).filter(is_next) {
                    if !blocked.contains(&i) {
                        blocked.push(i);
                    }
                }
                continue;
            }
            let i = blocked[blocked_done];
            blocked_done += 1;
            for j in self.items[i].sides.iter().flatten().copied() {
                links.push((i, j));
                // Either no foundation reaches the neighbour, or it is blocked itself.
                if self.is_reached(j) {
                    if !blocked.contains(&j) {
                        blocked.push(j);
                    }
                    continue;
                }
                for pile in self.foundations_of(j) {
                    if !piles.contains(&pile) {
                        piles.push(pile);
                    }
                }
            }
        }
        links
    }

    /// Returns true if a foundation reaches a card, which may itself be blocked.
    fn is_reached(&self, i: usize) -> bool {
        (0..2).any(|sign| self.can_take(sign, i))
    }

    /// The foundations, as direction and suit, that have not passed a card and may take it.
    pub(super) fn foundations_of(&self, i: usize) -> impl Iterator<Item = (usize, usize)> {
        let card = self.items[i].kind;
        let s = usize::from(suit(card));
        let is_open =
            move |sign: &usize| self.items[i].may_go(*sign) && self.start[*sign][s] <= self.height_before(*sign, card);
        (0..2).filter(is_open).map(move |sign| (sign, s))
    }

    /// The kind at which a foundation stops.
    fn next_kind(&self, sign: usize, s: usize) -> u8 {
        self.kind_at(sign, s as u8, self.height[sign][s])
    }

    /// The kinds of which one must go home before a card can; empty if a foundation reaches it.
    fn waits(&self, i: usize) -> Vec<u8> {
        if self.is_reached(i) {
            return Vec::new();
        }
        self.foundations_of(i).map(|(sign, s)| self.next_kind(sign, s)).collect()
    }

    /// Orders links so that a shortest chain of them that leads back to its first card comes first.
    fn with_shortest_chain_first(&self, links: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
        let waits: Vec<Vec<u8>> = links.iter().map(|&(_, over)| self.waits(over)).collect();
        let follows = |n: usize, next: usize| {
            let (over, card) = (links[n].1, links[next].0);
            card == over || waits[n].contains(&self.items[card].kind)
        };
        let chain_from = |first: usize| {
            let mut before = vec![None; links.len()];
            let mut queue = vec![first];
            let mut done = 0;
            while let Some(&n) = queue.get(done) {
                done += 1;
                if follows(n, first) {
                    let mut chain: Vec<usize> = std::iter::successors(Some(n), |n| before[*n]).collect();
                    chain.reverse();
                    return Some(chain);
                }
                for (next, previous) in before.iter_mut().enumerate() {
                    if next != first && previous.is_none() && follows(n, next) {
                        *previous = Some(n);
                        queue.push(next);
                    }
                }
            }
            None
        };
        let chain = (0..links.len()).filter_map(chain_from).min_by_key(Vec::len).unwrap_or_default();
        let others = (0..links.len()).filter(|n| !chain.contains(n));
        chain.iter().copied().chain(others).map(|n| links[n]).collect()
    }

    /// Finds the smallest cycle of blocked cards that `holds`: a ring, else over all foundations that cannot be completed and
    /// all pairs of these.
    pub(crate) fn smallest_blocking_cycle(&self, holds: impl Fn(&[usize]) -> bool) -> Option<BlockingCycle> {
        self.smallest_links(holds).and_then(|links| BlockingCycle::of(self.items, &links))
    }

    fn smallest_links(&self, holds: impl Fn(&[usize]) -> bool) -> Option<Vec<RingLink>> {
        let ring = smallest_ring(self).filter(|links| holds(&cards_of(&pairs_of(links))));
        if ring.is_some() {
            return ring;
        }
        let unfinished = (0..2).flat_map(|sign| (0..4).map(move |s| (sign, s)));
        let cycles: Vec<Vec<(usize, usize)>> = unfinished
            .filter(|&(sign, s)| self.height[sign][s] < self.ranks)
            .map(|(sign, s)| self.blocking_cycle(sign, s))
            .collect();
        let smallest = |candidates: &mut dyn Iterator<Item = Vec<(usize, usize)>>| {
            candidates.filter(|links| holds(&cards_of(links))).min_by_key(|links| cards_of(links).len())
        };
        let links = smallest(&mut cycles.iter().cloned()).or_else(|| {
            let pairs = (0..cycles.len()).flat_map(|n| (0..n).map(move |m| (m, n)));
            smallest(&mut pairs.map(|(m, n)| [&cycles[m][..], &cycles[n][..]].concat()))
        })?;
        let mut grouped: Vec<RingLink> = Vec::new();
        for (blocked, over) in self.with_shortest_chain_first(links) {
            let cover = (over, self.waits(over));
            match grouped.iter_mut().find(|link| link.blocked == blocked) {
                Some(link) if link.covers.contains(&cover) => (),
                Some(link) => link.covers.push(cover),
                None => grouped.push(RingLink { blocked, covers: vec![cover] }),
            }
        }
        Some(grouped)
    }
}

/// A blocked card and the cards on its sides, one of which must go first.
#[derive(PartialEq, Eq)]
pub(crate) struct BlockedCard {
    pub(crate) card: Card,
    pub(crate) beside: Vec<Blocker>,
    /// True if they are right beside it.
    pub(crate) is_near: bool,
}

/// A card that blocks another.
#[derive(PartialEq, Eq)]
pub(crate) struct Blocker {
    pub(crate) card: Card,
    /// Cards of which one must go home first; empty if it is only blocked itself.
    pub(crate) waits: Vec<Card>,
}

/// Cards that only wait for each other.
pub(crate) struct BlockingCycle {
    pub(crate) blocked: Vec<BlockedCard>,
    /// The cards of the cycle that lie on the table.
    pub(crate) marked: Vec<Marked>,
}

impl BlockingCycle {
    fn of(items: &[TableCard], links: &[RingLink]) -> Option<Self> {
        let mut blocked: Vec<BlockedCard> = Vec::new();
        for link in links {
            let beside = link.covers.iter().map(|(over, waits)| {
                let waits = waits.iter().map(|&kind| card::card(kind)).collect::<Option<_>>()?;
                Some(Blocker { card: card::card(items[*over].kind)?, waits })
            });
            let sides = &items[link.blocked].sides;
            let card = BlockedCard {
                card: card::card(items[link.blocked].kind)?,
                beside: beside.collect::<Option<_>>()?,
                is_near: link.covers.iter().all(|cover| sides.contains(&Some(cover.0))),
            };
            if !blocked.contains(&card) {
                blocked.push(card);
            }
        }
        let marked = cards_of(&pairs_of(links)).into_iter().filter_map(|i| {
            let (pile, index) = items[i].at?;
            Some(Marked { pile, index, card: card::card(items[i].kind)? })
        });
        Some(Self { blocked, marked: marked.collect() })
    }
}

/// Finds two equal cards of which one must go up and one down, such that either way cards block each other (ledger, WHY-C):
/// their card, and the smallest union of the two cycles. A card of both waits, each way, for one of the cards named. If there are
/// none, two kinds: of the first, one way is blocked, and then those of the other kind block cards both ways.
pub(crate) fn smallest_split(
    items: &[TableCard],
    ranks: u8,
    start: [[u8; 4]; 2],
) -> Option<(Vec<Card>, BlockingCycle)> {
    let mut split = Split { items: items.to_vec(), ranks, start, forced: Vec::new(), smallest: None };
    split.try_all(None);
    if split.smallest.is_none() {
        for forced in std::mem::take(&mut split.forced) {
            let (i, twin, sign) = forced.open;
            (split.items[i].only, split.items[twin].only) = (Some(sign), Some(1 - sign));
            split.try_all(Some(&forced));
            (split.items[i].only, split.items[twin].only) = (None, None);
        }
    }
    let (kinds, links) = split.smallest?;
    Some((kinds.into_iter().map(card::card).collect::<Option<_>>()?, BlockingCycle::of(items, &links)?))
}

/// Two equal cards that can go only one way, as the other is blocked.
struct Forced {
    kind: u8,
    /// Both cards, and the foundation of the first.
    open: (usize, usize, usize),
    links: Vec<RingLink>,
}

/// The search for two equal cards that block cards both ways.
struct Split {
    items: Vec<TableCard>,
    ranks: u8,
    start: [[u8; 4]; 2],
    forced: Vec<Forced>,
    smallest: Option<(Vec<u8>, Vec<RingLink>)>,
}

impl Split {
    /// Tries each kind, after one that can go only one way.
    fn try_all(&mut self, before: Option<&Forced>) {
        for i in 0..self.items.len() {
            let kind = self.items[i].kind;
            let is_twin = |other: &usize| self.items[*other].kind == kind;
            let Some(twin) = (i + 1..self.items.len()).find(is_twin) else { continue };
            if self.items[i].only.is_some() {
                continue;
            }
            match [0, 1].map(|sign| self.links(i, twin, sign)) {
                [Some(links), Some(other)] => {
                    let mut links = merge(links, other);
                    let mut kinds = vec![kind];
                    if let Some(before) = before {
                        links = merge(before.links.clone(), links);
                        kinds.insert(0, before.kind);
                    }
                    if self.smallest.as_ref().is_none_or(|(_, least)| links.len() < least.len()) {
                        self.smallest = Some((kinds, links));
                    }
                }
                [Some(links), None] if before.is_none() => {
                    self.forced.push(Forced { kind, open: (i, twin, 1), links });
                }
                [None, Some(links)] if before.is_none() => {
                    self.forced.push(Forced { kind, open: (i, twin, 0), links });
                }
                _ => {}
            }
        }
    }

    /// The links of cards that block each other if the first card goes to an ascending, or a descending foundation.
    fn links(&mut self, i: usize, twin: usize, sign: usize) -> Option<Vec<RingLink>> {
        (self.items[i].only, self.items[twin].only) = (Some(sign), Some(1 - sign));
        let fixpoint = MonotoneRelaxation::new(&self.items, self.ranks, self.start, None);
        let links = if fixpoint.is_won() { None } else { fixpoint.smallest_links(|_| true) };
        (self.items[i].only, self.items[twin].only) = (None, None);
        links
    }
}

/// Adds the links of another ring: the same covers wait for the cards of both.
fn merge(mut links: Vec<RingLink>, other: Vec<RingLink>) -> Vec<RingLink> {
    for link in other {
        let places = |link: &RingLink| link.covers.iter().map(|cover| cover.0).collect::<Vec<_>>();
        let same = links.iter_mut().find(|same| same.blocked == link.blocked && places(same) == places(&link));
        let Some(same) = same else {
            links.push(link);
            continue;
        };
        for ((_, waits), (_, new)) in same.covers.iter_mut().zip(link.covers) {
            waits.extend(new.into_iter().filter(|kind| !waits.contains(kind)).collect::<Vec<_>>());
        }
    }
    links
}

/// The pairs of a blocked card and a cover.
fn pairs_of(links: &[RingLink]) -> Vec<(usize, usize)> {
    links.iter().flat_map(|link| link.covers.iter().map(|cover| (link.blocked, cover.0))).collect()
}

/// The cards of some links, each once.
fn cards_of(links: &[(usize, usize)]) -> Vec<usize> {
    let mut all = Vec::new();
    for &(i, j) in links {
        for card in [i, j] {
            if !all.contains(&card) {
                all.push(card);
            }
        }
    }
    all
}
