//! Sly and the Labyrinth with far too much allowed: what cannot be reached even so is out of reach (ledger, WHY-B).
//!
//! Every copy of a card may serve both foundations, the stock is available at any time, and what is gone stays useful. What
//! can be reached only grows, so going on until nothing changes finds all of it. If something is left over, a small part
//! of it is named whose cards wait for nobody but each other.

use crate::card::{self, kind, rank, suit};
use crate::explanation::Marked;
use patience::Card;

/// A card that is not home yet.
pub(crate) struct Item {
    pub(crate) kind: u8,
    /// Its pile and its place there; none in the stock.
    pub(crate) at: Option<(String, usize)>,
    /// The cards next to it, of which one must go before it is free; one side that is bare is enough.
    pub(crate) sides: Vec<Option<usize>>,
}

impl Item {
    /// A card that nothing holds.
    pub(crate) fn free(kind: u8, at: Option<(String, usize)>) -> Self {
        Self { kind, at, sides: vec![None] }
    }
}

/// Everything that can still be reached in Sly or the Labyrinth.
pub(crate) struct Reach<'a> {
    items: &'a [Item],
    ranks: u8,
    start: [[u8; 4]; 2],
    /// How far the ascending, the descending foundation of each suit can get.
    height: [[u8; 4]; 2],
    gone: Vec<bool>,
    taken: Option<usize>,
}

impl<'a> Reach<'a> {
    /// Goes on until nothing changes, one card being `taken` by force.
    pub(crate) fn new(items: &'a [Item], ranks: u8, start: [[u8; 4]; 2], taken: Option<usize>) -> Self {
        let mut reach = Self { items, ranks, start, height: start, gone: vec![false; items.len()], taken };
        while reach.step() {}
        reach
    }

    fn is_free(&self, i: usize) -> bool {
        self.taken == Some(i) || self.items[i].sides.iter().any(|side| side.is_none_or(|j| self.gone[j]))
    }

    /// The height at which a foundation takes a card of this kind.
    fn wanted_at(&self, sign: usize, kind: u8) -> u8 {
        if sign == 0 { rank(kind) } else { self.ranks - 1 - rank(kind) }
    }

    /// Whether a foundation can still get to where it takes a card of this kind.
    fn takes(&self, sign: usize, kind: u8) -> bool {
        let (at, s) = (self.wanted_at(sign, kind), usize::from(suit(kind)));
        self.start[sign][s] <= at && at <= self.height[sign][s]
    }

    fn step(&mut self) -> bool {
        let mut changed = false;
        for i in 0..self.items.len() {
            let card = self.items[i].kind;
            if self.gone[i] || !self.is_free(i) {
                continue;
            }
            for sign in 0..2 {
                if self.takes(sign, card) {
                    let wanted_at = self.wanted_at(sign, card);
                    let height = &mut self.height[sign][usize::from(suit(card))];
                    *height = (*height).max(wanted_at + 1);
                    self.gone[i] = true;
                    changed = true;
                }
            }
            if self.taken == Some(i) && !self.gone[i] {
                self.gone[i] = true;
                changed = true;
            }
        }
        // A card that is gone by one foundation may as well be counted for the other: there it is free too.
        for i in 0..self.items.len() {
            let card = self.items[i].kind;
            for sign in 0..2 {
                let s = usize::from(suit(card));
                if self.gone[i] && self.is_free(i) && self.height[sign][s] == self.wanted_at(sign, card) {
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

    /// The cards that keep this foundation from going on: pairs of a card and one beside it that will not go.
    fn ring(&self, sign: usize, s: usize) -> Vec<(usize, usize)> {
        let mut links = Vec::new();
        let mut piles = vec![(sign, s)];
        let mut done = 0;
        let mut shut: Vec<usize> = Vec::new();
        let mut shut_done = 0;
        while done < piles.len() || shut_done < shut.len() {
            if let Some(&(sign, s)) = piles.get(done) {
                done += 1;
                let h = self.height[sign][s];
                let wanted = kind(s as u8, if sign == 0 { h } else { self.ranks - 1 - h });
                for i in (0..self.items.len()).filter(|&i| self.items[i].kind == wanted) {
                    if !shut.contains(&i) {
                        shut.push(i);
                    }
                }
                continue;
            }
            let i = shut[shut_done];
            shut_done += 1;
            for j in self.items[i].sides.iter().flatten().copied() {
                links.push((i, j));
                // Why the neighbour does not go: no foundation gets to it, or it is shut in itself.
                let card = self.items[j].kind;
                if (0..2).any(|sign| self.takes(sign, card)) {
                    if !shut.contains(&j) {
                        shut.push(j);
                    }
                    continue;
                }
                for sign in 0..2 {
                    let pile = (sign, usize::from(suit(card)));
                    let open = self.start[sign][pile.1] <= self.wanted_at(sign, card);
                    if open && !piles.contains(&pile) {
                        piles.push(pile);
                    }
                }
            }
        }
        links
    }

    /// The smallest set of cards that only wait for each other, of those that keep some foundation from going on.
    pub(crate) fn smallest_ring(&self) -> Option<Ring> {
        let mut best: Option<(usize, Vec<(usize, usize)>)> = None;
        for sign in 0..2 {
            for s in (0..4).filter(|&s| self.height[sign][s] < self.ranks) {
                let links = self.ring(sign, s);
                let size = cards_of(&links).len();
                if best.as_ref().is_none_or(|b| size < b.0) {
                    best = Some((size, links));
                }
            }
        }
        let (_, links) = best?;
        let mut told: Vec<Held> = Vec::new();
        for &(i, _) in &links {
            let beside = links.iter().filter(|link| link.0 == i).map(|link| card::card(self.items[link.1].kind));
            let held = Held { card: card::card(self.items[i].kind)?, beside: beside.collect::<Option<_>>()? };
            if !told.contains(&held) {
                told.push(held);
            }
        }
        let marked = cards_of(&links).into_iter().filter_map(|i| {
            let (pile, index) = self.items[i].at.clone()?;
            Some(Marked { pile, index, card: card::card(self.items[i].kind)? })
        });
        Some(Ring { held: told, marked: marked.collect() })
    }
}

/// A card, and those beside it of which one must go before it is free.
#[derive(PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) card: Card,
    pub(crate) beside: Vec<Card>,
}

/// Cards that only wait for each other.
pub(crate) struct Ring {
    pub(crate) held: Vec<Held>,
    /// Those of them that lie on the table.
    pub(crate) marked: Vec<Marked>,
}

/// Every card of some links, once.
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
