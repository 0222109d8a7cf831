//! The first abstraction: loose cards are a heap that must only fit, so a position is prefixes and foundations.

use super::columns::{Columns, heights_key};
use super::known::Known;
use super::{Heights, raise, safe, suitable};
use crate::card::{kind, rank, suit};
use crate::verdict::Rule;

/// What the abstraction knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outline {
    pub(crate) prefix: [u16; 8],
    pub(crate) heights: Heights,
}

/// A step that cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The last dealt card of a column is moved away.
    Dig(u8),
    /// The last dealt card of a column goes up.
    Top(u8),
    /// A loose card of this kind goes up.
    Loose(u8),
}

/// How tightly the loose cards of an outline fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fit {
    /// Loose cards of each rank, one up, that find none to lie on; less than 0 if there is room.
    short: [i8; 16],
    /// Bare kings that stay free in the tightest layout of the loose cards; negative if they do not fit.
    pub(crate) spare: i8,
    /// Whether the moments of the steps count (rule FQ-1m of the ledger).
    moment: bool,
}

impl Fit {
    /// The same at the moment of a play: the card that goes up bears none.
    pub(crate) fn playing(&self, rank: u8) -> i8 {
        self.spare - i8::from(self.moment && self.short[usize::from(rank)] >= 0)
    }

    /// The same at the moment of a dig: the card needs a place and bears none, what it leaves bears none yet.
    pub(crate) fn digging(&self, rank: u8) -> i8 {
        self.playing(rank) - i8::from(self.moment && self.short[usize::from(rank) + 1] >= 0)
    }
}

impl Outline {
    pub(crate) fn key(&self, columns: &Columns) -> u128 {
        let prefixes = self.prefix.iter().enumerate();
        let key = |(c, &p): (usize, &u16)| columns.get(p).key.rotate_left(columns.name(c) as u32);
        prefixes.map(key).fold(heights_key(&self.heights), u128::wrapping_add)
    }

    pub(crate) fn is_won(&self, columns: &Columns) -> bool {
        self.heights.iter().all(|h| h[1] == columns.ranks)
    }

    /// How many copies of a kind are loose.
    pub(crate) fn loose(&self, columns: &Columns, card: u8) -> u8 {
        let h = self.heights[usize::from(suit(card))];
        let r = rank(card);
        let mut loose = u8::from(h[0] <= r) + u8::from(h[1] <= r);
        for &p in &self.prefix {
            let have = &columns.get(p).have;
            loose = loose.saturating_sub((have[0] >> card & 1) as u8 + (have[1] >> card & 1) as u8);
        }
        loose
    }

    /// How tightly the loose cards fit.
    pub(crate) fn fit(&self, columns: &Columns, kings: usize) -> Fit {
        let mut short = [0i8; 16];
        let mut loose = [0i8; 16];
        for h in self.heights.iter().flatten() {
            // Differences first, summed below: every rank from h up is unplayed.
            loose[usize::from(*h)] += 1;
        }
        for r in 1..16 {
            loose[r] += loose[r - 1];
        }
        let mut spare = 0;
        for &p in &self.prefix[..kings] {
            if p == 0 {
                spare += 1;
                continue;
            }
            let prefix = columns.get(p);
            for (n, &dealt) in loose.iter_mut().zip(&prefix.counts) {
                *n -= dealt;
            }
            // Rank 0 never has one on it; the entry below it is not used.
            short[usize::from(rank(prefix.top)) & 15] -= 1;
        }
        let top = usize::from(columns.ranks);
        let mut fit = Fit { short: [-8; 16], spare, moment: columns.rules.has(Rule::Fq1m) };
        for r in 0..top {
            let above = if r + 1 == top { 0 } else { loose[r + 1] - short[r + 1] };
            fit.short[r + 1] = loose[r] - above;
            fit.spare -= fit.short[r + 1].max(0);
        }
        fit
    }

    pub(crate) fn after(&self, columns: &Columns, step: Step) -> Outline {
        let mut next = *self;
        match step {
            Step::Dig(c) => next.prefix[usize::from(c)] = columns.get(self.prefix[usize::from(c)]).parent,
            Step::Top(c) => {
                let prefix = columns.get(self.prefix[usize::from(c)]);
                raise(&mut next.heights, suit(prefix.top), rank(prefix.top));
                next.prefix[usize::from(c)] = prefix.parent;
            }
            Step::Loose(card) => raise(&mut next.heights, suit(card), rank(card)),
        }
        next
    }

    /// All steps for which there is room, or the lowest safe one alone if there is one.
    pub(crate) fn steps(&self, columns: &Columns, fit: &Fit, steps: &mut [Step; 24]) -> usize {
        let mut n = 0;
        let mut forced: Option<(u8, Step)> = None;
        for s in 0..4u8 {
            let h = self.heights[usize::from(s)];
            for (slot, &r) in h.iter().enumerate() {
                if r == columns.ranks || (slot == 1 && r == h[0]) || fit.playing(r) < 0 {
                    continue;
                }
                let card = kind(s, r);
                if self.loose(columns, card) > 0 {
                    steps[n] = Step::Loose(card);
                    n += 1;
                    if safe(&self.heights, s, r) && forced.is_none_or(|f| r < f.0) {
                        forced = Some((r, Step::Loose(card)));
                    }
                }
            }
        }
        for c in 0..8 {
            let p = self.prefix[c];
            if p == 0 {
                continue;
            }
            let card = columns.get(p).top;
            let (s, r) = (suit(card), rank(card));
            if suitable(&self.heights, s, r) && fit.playing(r) >= 0 {
                steps[n] = Step::Top(c as u8);
                n += 1;
                if safe(&self.heights, s, r) && forced.is_none_or(|f| r < f.0) {
                    forced = Some((r, Step::Top(c as u8)));
                }
            }
        }
        if let Some((_, step)) = forced.filter(|_| columns.rules.has(Rule::FqS)) {
            steps[0] = step;
            return 1;
        }
        for c in 0..8 {
            let p = self.prefix[c];
            if p != 0 && fit.digging(rank(columns.get(p).top)) >= 0 {
                steps[n] = Step::Dig(c as u8);
                n += 1;
            }
        }
        n
    }
}

#[derive(Clone, Debug)]
struct Frame {
    outline: Outline,
    key: u128,
    steps: [Step; 24],
    count: u8,
    at: u8,
}

/// Which outlines can be played to the end within the abstraction.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    kings: usize,
    known: Known,
    stack: Vec<Frame>,
    pub(crate) spent: u64,
}

impl Plan {
    pub(crate) fn new(kings: usize, bytes: usize) -> Self {
        Self { kings, known: Known::new(bytes), stack: Vec::new(), spent: 0 }
    }

    /// Whether the outline can be finished; `None` if `limit` new outlines do not decide it (if the same is asked next, it goes on).
    pub(crate) fn alive(&mut self, columns: &Columns, outline: &Outline, limit: u64) -> Option<bool> {
        if !columns.rules.has(Rule::Fq1) {
            return Some(true);
        }
        let key = outline.key(columns);
        if let Some(v) = self.known.get(key) {
            return Some(v);
        }
        let stop = self.spent + limit;
        if self.stack.first().is_none_or(|frame| frame.key != key) {
            self.stack.clear();
            self.push(columns, *outline, key);
        }
        while let Some(frame) = self.stack.last_mut() {
            if frame.at == frame.count {
                self.known.set(frame.key, false);
                self.stack.pop();
                continue;
            }
            if self.spent >= stop {
                return None;
            }
            let step = frame.steps[usize::from(frame.at)];
            frame.at += 1;
            let next = frame.outline.after(columns, step);
            if next.is_won(columns) {
                return Some(self.finish());
            }
            let key = next.key(columns);
            match self.known.get(key) {
                Some(false) => continue,
                Some(true) => return Some(self.finish()),
                None => {}
            }
            if !columns.rules.has(Rule::Fq1m) && next.fit(columns, self.kings).spare < 0 {
                continue;
            }
            self.push(columns, next, key);
        }
        Some(false)
    }

    fn push(&mut self, columns: &Columns, outline: Outline, key: u128) {
        self.spent += 1;
        let mut frame = Frame { outline, key, steps: [Step::Dig(0); 24], count: 0, at: 0 };
        frame.count = outline.steps(columns, &outline.fit(columns, self.kings), &mut frame.steps) as u8;
        self.stack.push(frame);
    }

    /// Notes that everything on the stack is alive.
    fn finish(&mut self) -> bool {
        while let Some(frame) = self.stack.pop() {
            self.known.set(frame.key, true);
        }
        true
    }
}
