//! Positions after the deal, with the suits of the loose cards or without.

use super::columns::{Columns, Run, UNKNOWN, heights_key, wide};
use super::plan::Outline;
use super::state::{raise, safe, suitable};
use crate::card::{kind, rank, suit};
use crate::limits::Rule;

/// Where a card goes that goes up, plus its suit.
pub(crate) const HOME: u8 = 8;

/// The sight that knows the suits of all cards.
pub(crate) const SUITS: u8 = 12;

/// One move: the column that gives a card, and the column that takes it or [`HOME`] plus a suit.
pub(crate) type Hop = (u8, u8);

/// A position: prefixes and foundations, and the loose cards where they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) outline: Outline,
    pub(crate) run: [Run; 8],
}

/// What a column adds to the key of a layout, by what is left of its dealt cards and by its loose ones.
fn part(columns: &Columns, c: usize, prefix: u16, run: Run) -> u128 {
    let part = if run == Run::EMPTY { columns.get(prefix).bare } else { wide(run.0 << 16 | u64::from(prefix)) };
    if columns.rules.has(Rule::FqC) { part } else { part.rotate_left(columns.name(c) as u32) }
}

/// The key of a layout in its parts, from which those of layouts that are nearly the same are soon made.
#[derive(Clone, Debug)]
pub(crate) struct Key<'a> {
    layout: &'a Layout,
    sight: u8,
    parts: [u128; 8],
    whole: u128,
}

impl<'a> Key<'a> {
    pub(crate) fn new(columns: &Columns, layout: &'a Layout, sight: u8) -> Self {
        let parts = [0, 1, 2, 3, 4, 5, 6, 7].map(|c| layout.part(columns, c, sight));
        let whole = parts.iter().fold(heights_key(&layout.outline.heights), |key, &part| key.wrapping_add(part));
        Self { layout, sight, parts, whole }
    }

    /// The key of the layout that this one becomes by a transfer.
    pub(crate) fn after(&self, columns: &Columns, (from, to): Hop) -> u128 {
        let [from, to] = [from, to].map(usize::from);
        let (giving, taking) = (self.layout.run[from], self.layout.run[to]);
        let taken = taking.push(giving.last_rank(), giving.last_suit());
        [(from, giving.pop()), (to, taken)].iter().fold(self.whole, |key, &(c, run)| {
            self.with(key, c, part(columns, c, self.layout.outline.prefix[c], run.known_to(self.sight)))
        })
    }

    /// A key with another part in place of that of a column.
    fn with(&self, key: u128, c: usize, part: u128) -> u128 {
        key.wrapping_sub(self.parts[c]).wrapping_add(part)
    }

    /// The key of another layout.
    pub(crate) fn of(&self, columns: &Columns, other: &Layout) -> u128 {
        let mut key = self.whole;
        if other.outline.heights != self.layout.outline.heights {
            let [own, others] = [self.layout, other].map(|layout| heights_key(&layout.outline.heights));
            key = key.wrapping_sub(own).wrapping_add(others);
        }
        let same =
            |c: usize| other.run[c] == self.layout.run[c] && other.outline.prefix[c] == self.layout.outline.prefix[c];
        (0..8).filter(|&c| !same(c)).fold(key, |key, c| self.with(key, c, other.part(columns, c, self.sight)))
    }
}

/// What kind of move a hop is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nature {
    /// It can be taken back.
    Transfer,
    Dig,
    Play,
}

impl Layout {
    /// Equal for positions that differ only in the names of their columns and in the suits of loose cards of rank
    /// `sight` and above.
    pub(crate) fn key(&self, columns: &Columns, sight: u8) -> u128 {
        (0..8).fold(heights_key(&self.outline.heights), |key, c| key.wrapping_add(self.part(columns, c, sight)))
    }

    /// What a column adds to the key.
    pub(crate) fn part(&self, columns: &Columns, c: usize, sight: u8) -> u128 {
        part(columns, c, self.outline.prefix[c], self.run[c].known_to(sight))
    }

    /// The same with the suits of loose cards of rank `sight` and above unknown, each of which may be any that is loose.
    pub(crate) fn known_to(mut self, sight: u8) -> Self {
        for run in &mut self.run {
            *run = run.known_to(sight);
        }
        self
    }

    /// The last card of a column but its king: its suit, which may be [`UNKNOWN`], and its rank.
    pub(crate) fn last(&self, columns: &Columns, c: usize) -> Option<(u8, u8)> {
        let run = self.run[c];
        if run.len() > 0 {
            return Some((run.last_suit(), run.last_rank()));
        }
        let p = self.outline.prefix[c];
        (p != 0).then(|| (suit(columns.get(p).top), rank(columns.get(p).top)))
    }

    /// The rank of the last card of a column but its king.
    pub(crate) fn last_rank(&self, columns: &Columns, c: usize) -> Option<u8> {
        self.last(columns, c).map(|(_, r)| r)
    }

    /// All moves, plays first; a card of unknown suit may be any of its rank whose place is not known.
    pub(crate) fn hops(&self, columns: &Columns, kings: usize, hops: &mut Vec<(Hop, Nature)>) {
        hops.clear();
        let heights = &self.outline.heights;
        let mut ranks = [255; 8];
        // Which columns end in each rank, and which are bare kings.
        let mut ends = [0u8; 16];
        let mut bare = 0u8;
        for (c, r) in ranks.iter_mut().enumerate().take(kings) {
            *r = self.last_rank(columns, c).unwrap_or(200);
            match ends.get_mut(usize::from(*r)) {
                Some(columns) => *columns |= 1 << c,
                None => bare |= 1 << c,
            }
        }
        let lone_stays = columns.rules.has(Rule::FqK);
        if lone_stays {
            bare &= bare.wrapping_neg();
        }
        for c in 0..kings {
            let Some((s, r)) = self.last(columns, c) else { continue };
            let mut play = |s| hops.push(((c as u8, HOME + s), Nature::Play));
            if s == UNKNOWN {
                (0..4).filter(|&s| suitable(heights, s, r) && self.unplaced(columns, s, r) > 0).for_each(play);
            } else if suitable(heights, s, r) {
                play(s);
            }
        }
        for (c, &r) in ranks.iter().enumerate().take(kings) {
            if r == 200 {
                continue;
            }
            let lone = lone_stays && self.outline.prefix[c] == 0 && self.run[c].len() == 1;
            let nature = if self.run[c].len() == 0 { Nature::Dig } else { Nature::Transfer };
            let mut to = ends[usize::from(r) + 1] | if lone { 0 } else { bare };
            while to != 0 {
                hops.push(((c as u8, to.trailing_zeros() as u8), nature));
                to &= to - 1;
            }
        }
    }

    /// How many loose cards of a kind are not among those whose places are known.
    pub(crate) fn unplaced(&self, columns: &Columns, s: u8, r: u8) -> u8 {
        let placed = self.run.iter().filter(|run| run.suit_of(r) == Some(s)).count();
        self.outline.loose(columns, kind(s, r)).saturating_sub(placed as u8)
    }

    /// Makes a move; the suit of a card of rank `sight` or above is unknown when it has moved, or is bared.
    pub(crate) fn apply(&mut self, columns: &Columns, (from, to): Hop, sight: u8) {
        let c = usize::from(from);
        let run = self.run[c];
        let (s, r);
        if run.len() > 0 {
            (s, r) = (run.last_suit(), run.last_rank());
            self.run[c] = run.pop();
        } else {
            let prefix = columns.get(self.outline.prefix[c]);
            (s, r) = (suit(prefix.top), rank(prefix.top));
            self.outline.prefix[c] = prefix.parent;
            self.run[c] = prefix.below.known_to(sight);
        }
        if to >= HOME {
            raise(&mut self.outline.heights, to - HOME, r);
        } else {
            let d = usize::from(to);
            self.run[d] = self.run[d].push(r, if r < sight { s } else { UNKNOWN });
        }
    }

    /// A play that is safe (rule FQ-S), if one is possible.
    pub(crate) fn safe_play(&self, columns: &Columns, kings: usize) -> Option<Hop> {
        if !columns.rules.has(Rule::FqS) {
            return None;
        }
        let heights = &self.outline.heights;
        let goes = |s, r| suitable(heights, s, r) && safe(heights, s, r);
        for c in 0..kings {
            let Some((s, r)) = self.last(columns, c) else { continue };
            let suit = if s == UNKNOWN {
                (0..4).find(|&s| goes(s, r) && self.unplaced(columns, s, r) > 0)
            } else {
                Some(s).filter(|&s| goes(s, r))
            };
            if let Some(s) = suit {
                return Some((c as u8, HOME + s));
            }
        }
        None
    }
}
