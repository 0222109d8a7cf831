//! Positions after the deal, with the suits of the loose cards or without.

use super::columns::{Columns, Run, heights_key, wide};
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
        let run = u64::from(self.run[c].seen_to(sight).0);
        let word = columns.name(c) << 48 | run << 16 | u64::from(self.outline.prefix[c]);
        if word == 0 { 0 } else { wide(word) }
    }

    /// The same with the suits of loose cards of rank `sight` and above forgotten.
    pub(crate) fn seen_to(mut self, sight: u8) -> Self {
        for run in &mut self.run {
            *run = run.seen_to(sight);
        }
        self
    }

    /// The rank of the last card of a column but its king.
    pub(crate) fn last_rank(&self, columns: &Columns, c: usize) -> Option<u8> {
        let run = self.run[c];
        if run.len() > 0 {
            return Some(run.last_rank());
        }
        let p = self.outline.prefix[c];
        (p != 0).then(|| rank(columns.get(p).top))
    }

    /// All moves, plays first; a loose card of rank `sight` or above may be any of its rank that is loose.
    pub(crate) fn hops(&self, columns: &Columns, kings: usize, sight: u8, hops: &mut Vec<(Hop, Nature)>) {
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
        for (c, &r) in ranks.iter().enumerate().take(kings) {
            if r == 200 {
                continue;
            }
            let run = self.run[c];
            if run.len() == 0 {
                let s = suit(columns.get(self.outline.prefix[c]).top);
                if suitable(heights, s, r) {
                    hops.push(((c as u8, HOME + s), Nature::Play));
                }
            } else if r >= sight {
                let fits = (0..4).filter(|&s| suitable(heights, s, r));
                for s in fits.filter(|&s| self.outline.loose(columns, kind(s, r)) > 0) {
                    hops.push(((c as u8, HOME + s), Nature::Play));
                }
            } else if suitable(heights, run.last_suit(), r) {
                hops.push(((c as u8, HOME + run.last_suit()), Nature::Play));
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
            self.run[c] = prefix.below.seen_to(sight);
        }
        if to >= HOME {
            raise(&mut self.outline.heights, to - HOME, r);
        } else {
            let d = usize::from(to);
            self.run[d] = self.run[d].push(r, if r < sight { s } else { 0 });
        }
    }

    /// A play that is safe (rule FQ-S), if one is possible.
    pub(crate) fn safe_play(&self, columns: &Columns, kings: usize, sight: u8) -> Option<Hop> {
        if !columns.rules.has(Rule::FqS) {
            return None;
        }
        for c in 0..kings {
            let run = self.run[c];
            let p = self.outline.prefix[c];
            if run.len() > 0 && run.last_rank() >= sight {
                let r = run.last_rank();
                for s in 0..4 {
                    if suitable(&self.outline.heights, s, r)
                        && safe(&self.outline.heights, s, r)
                        && self.outline.loose(columns, kind(s, r)) > 0
                    {
                        return Some((c as u8, HOME + s));
                    }
                }
                continue;
            }
            let (s, r) = if run.len() > 0 {
                (run.last_suit(), run.last_rank())
            } else if p != 0 {
                let top = columns.get(p).top;
                (suit(top), rank(top))
            } else {
                continue;
            };
            if suitable(&self.outline.heights, s, r) && safe(&self.outline.heights, s, r) {
                return Some((c as u8, HOME + s));
            }
        }
        None
    }
}
