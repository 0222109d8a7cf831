//! The first abstraction: loose cards are a heap that must only fit, so a position is prefixes and foundations.

use super::columns::{Columns, heights_key};
use super::{Heights, raise, safe, suitable};
use crate::card::{kind, rank, suit};
use crate::table::Map128;

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

impl Outline {
    pub(crate) fn key(&self, columns: &Columns) -> u128 {
        let prefixes = self.prefix.iter().map(|&p| columns.get(p).key);
        prefixes.fold(heights_key(&self.heights), u128::wrapping_add)
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

    /// Bare kings that stay free in the tightest layout of the loose cards; negative if they do not fit.
    pub(crate) fn slack(&self, columns: &Columns, kings: usize) -> i8 {
        let mut loose = [0i8; 16];
        let mut support = [0i8; 16];
        for h in self.heights.iter().flatten() {
            // Differences first, summed below: every rank from h up is unplayed.
            loose[usize::from(*h)] += 1;
        }
        for r in 1..16 {
            loose[r] += loose[r - 1];
        }
        let mut free = 0;
        for &p in &self.prefix[..kings] {
            if p == 0 {
                free += 1;
                continue;
            }
            let prefix = columns.get(p);
            for (n, &dealt) in loose.iter_mut().zip(&prefix.counts) {
                *n -= dealt;
            }
            support[usize::from(rank(prefix.top))] += 1;
        }
        let top = usize::from(columns.ranks);
        for r in 0..top {
            let above = if r + 1 == top { 0 } else { loose[r + 1] + support[r + 1] };
            free -= (loose[r] - above).max(0);
        }
        free
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

    /// All steps, or the lowest safe one alone if there is one.
    fn steps(&self, columns: &Columns, steps: &mut [Step; 24]) -> usize {
        let mut n = 0;
        let mut forced: Option<(u8, Step)> = None;
        for s in 0..4u8 {
            let h = self.heights[usize::from(s)];
            for (slot, &r) in h.iter().enumerate() {
                if r == columns.ranks || (slot == 1 && r == h[0]) {
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
            if suitable(&self.heights, s, r) {
                steps[n] = Step::Top(c as u8);
                n += 1;
                if safe(&self.heights, s, r) && forced.is_none_or(|f| r < f.0) {
                    forced = Some((r, Step::Top(c as u8)));
                }
            }
        }
        if let Some((_, step)) = forced {
            steps[0] = step;
            return 1;
        }
        for c in 0..8 {
            if self.prefix[c] != 0 {
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
    known: Map128,
    stack: Vec<Frame>,
    pub(crate) spent: u64,
}

impl Plan {
    pub(crate) fn new(kings: usize, bytes: usize) -> Self {
        Self { kings, known: Map128::new(bytes), stack: Vec::new(), spent: 0 }
    }

    /// Whether the outline can be finished; `None` if `limit` new outlines do not decide it (ask again to go on).
    pub(crate) fn alive(&mut self, columns: &Columns, outline: &Outline, limit: u64) -> Option<bool> {
        let key = outline.key(columns);
        if let Some(v) = self.known.get(key) {
            return Some(v == 1);
        }
        let stop = self.spent + limit;
        self.stack.clear();
        self.push(columns, *outline, key);
        while let Some(frame) = self.stack.last_mut() {
            if frame.at == frame.count {
                self.known.set(frame.key, 0);
                self.stack.pop();
                continue;
            }
            let step = frame.steps[usize::from(frame.at)];
            frame.at += 1;
            let next = frame.outline.after(columns, step);
            if next.is_won(columns) {
                return Some(self.finish());
            }
            let key = next.key(columns);
            match self.known.get(key) {
                Some(0) => continue,
                Some(_) => return Some(self.finish()),
                None => {}
            }
            if next.slack(columns, self.kings) < 0 {
                continue;
            }
            if self.spent >= stop {
                return None;
            }
            self.push(columns, next, key);
        }
        Some(false)
    }

    fn push(&mut self, columns: &Columns, outline: Outline, key: u128) {
        self.spent += 1;
        let mut frame = Frame { outline, key, steps: [Step::Dig(0); 24], count: 0, at: 0 };
        frame.count = outline.steps(columns, &mut frame.steps) as u8;
        self.stack.push(frame);
    }

    /// Notes that everything on the stack is alive.
    fn finish(&mut self) -> bool {
        while let Some(frame) = self.stack.pop() {
            self.known.set(frame.key, 1);
        }
        true
    }
}
