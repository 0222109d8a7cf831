//! Positions after the deal, with the suits of the loose cards or without.

use super::columns::{Columns, Run, heights_key, wide};
use super::plan::Outline;
use super::{raise, safe, suitable};
use crate::card::{kind, rank, suit};

/// Where a card goes that goes up, plus its suit.
pub(crate) const HOME: u8 = 8;

/// One move: the column that gives a card, and the column that takes it or [`HOME`] plus a suit.
pub(crate) type Hop = (u8, u8);

/// A position: prefixes and foundations, and the loose cards where they lie.
#[derive(Clone, Copy, Debug)]
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
    /// Equal for positions that differ only in the names of their columns.
    pub(crate) fn key(&self, columns: &Columns) -> u128 {
        let mut key = heights_key(&self.outline.heights);
        for (&p, run) in self.outline.prefix.iter().zip(self.run) {
            let word = u64::from(run.0) << 16 | u64::from(p);
            if word != 0 {
                key = key.wrapping_add(wide(word));
            }
        }
        let _ = columns;
        key
    }

    pub(crate) fn blind(mut self) -> Self {
        for run in &mut self.run {
            *run = run.blind();
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

    /// All moves, plays first; `blind` if a loose card may be any of its rank that is loose.
    pub(crate) fn hops(&self, columns: &Columns, kings: usize, blind: bool, hops: &mut Vec<(Hop, Nature)>) {
        hops.clear();
        let heights = &self.outline.heights;
        let mut ranks = [255; 8];
        for (c, r) in ranks.iter_mut().enumerate().take(kings) {
            *r = self.last_rank(columns, c).unwrap_or(200);
        }
        let bare = ranks.iter().position(|&r| r == 200);
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
            } else if blind {
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
            let lone = self.outline.prefix[c] == 0 && self.run[c].len() == 1;
            let nature = if self.run[c].len() == 0 { Nature::Dig } else { Nature::Transfer };
            for (d, &to) in ranks.iter().enumerate().take(kings) {
                if (to == r + 1 && d != c) || (!lone && Some(d) == bare) {
                    hops.push(((c as u8, d as u8), nature));
                }
            }
        }
    }

    pub(crate) fn apply(&mut self, columns: &Columns, (from, to): Hop, blind: bool) {
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
            self.run[c] = if blind { prefix.below.blind() } else { prefix.below };
        }
        if to >= HOME {
            raise(&mut self.outline.heights, to - HOME, r);
        } else {
            let d = usize::from(to);
            self.run[d] = self.run[d].push(r, if blind { 0 } else { s });
        }
    }

    /// A play that is safe (rule FQ-S), if one is possible.
    pub(crate) fn safe_play(&self, columns: &Columns, kings: usize, blind: bool) -> Option<Hop> {
        for c in 0..kings {
            let run = self.run[c];
            let p = self.outline.prefix[c];
            if blind && run.len() > 0 {
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
