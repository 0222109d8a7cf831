//! The first abstraction: loose cards are a heap that must only fit, so a position is prefixes and foundations.

use super::columns::{Columns, heights_key};
use super::ranks::{Ranks, Short};
use super::state::{Heights, raise, safe, suitable};
use crate::card::{kind, rank, suit};
use crate::limits::Rule;
use crate::transpositions::TranspositionTable;

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
    /// How many loose cards find no card of the next rank to lie on.
    short: Short,
    /// Bare kings that stay free in the tightest layout of the loose cards; negative if they do not fit.
    pub(crate) spare: i8,
    /// Whether the moments of the steps count (rule FQ-1m of the ledger).
    moment: bool,
}

impl Fit {
    /// The same at the moment of a play: the card that goes up bears none.
    pub(crate) fn playing(&self, rank: u8) -> i8 {
        self.spare - i8::from(self.moment && self.short.is_full(rank))
    }

    /// The same at the moment of a dig: the card needs a place and bears none, what it leaves bears none yet.
    pub(crate) fn digging(&self, rank: u8) -> i8 {
        self.playing(rank) - i8::from(self.moment && self.short.is_full(rank + 1))
    }
}

impl Outline {
    pub(crate) fn key(&self, columns: &Columns) -> u128 {
        let prefixes = (0..).zip(&self.prefix);
        prefixes.map(|(c, &p)| Self::part(columns, c, p)).fold(heights_key(&self.heights), u128::wrapping_add)
    }

    /// What a column adds to the key.
    fn part(columns: &Columns, c: u8, p: u16) -> u128 {
        columns.get(p).key.rotate_left(columns.name(usize::from(c)) as u32)
    }

    /// The key after a step; `rest` is the key now without its foundations.
    fn key_after(&self, columns: &Columns, key: u128, rest: u128, step: Step) -> u128 {
        let (column, card) = match step {
            Step::Dig(c) => (Some(c), None),
            Step::Top(c) => (Some(c), Some(columns.get(self.prefix[usize::from(c)]).top)),
            Step::Loose(card) => (None, Some(card)),
        };
        let key = card.map_or(key, |card| {
            let mut heights = self.heights;
            raise(&mut heights, suit(card), rank(card));
            rest.wrapping_add(heights_key(&heights))
        });
        column.map_or(key, |c| {
            let p = self.prefix[usize::from(c)];
            key.wrapping_sub(Self::part(columns, c, p)).wrapping_add(Self::part(columns, c, columns.get(p).parent))
        })
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

    /// How tightly the loose cards fit (ledger, FQ-1).
    ///
    /// A loose card lies on one a rank higher, which bears only it, or on a bare king. So of the loose cards of a rank, as
    /// many as exceed the loose cards and the last dealt cards of the next rank need a king each. An example: with three
    /// loose fives, one loose six and one column whose last dealt card is a six, one five is short of a place and takes a
    /// bare king; if two kings are bare, and no other rank is short, one stays to spare.
    pub(crate) fn fit(&self, columns: &Columns, kings: usize) -> Fit {
        let mut loose = self.unplayed();
        // How many columns end in a dealt card of each rank.
        let mut tops = Ranks::NONE;
        let mut bare = 0;
        for &p in &self.prefix[..kings] {
            if p == 0 {
                bare += 1;
                continue;
            }
            let prefix = columns.get(p);
            loose = loose.without(prefix.counts);
            tops.one_more(rank(prefix.top));
        }
        let short = Short::new(loose, tops, columns.ranks);
        Fit { short, spare: bare - short.sum(), moment: columns.rules.has(Rule::Fq1m) }
    }

    /// Cards of each rank that are not home yet.
    pub(crate) fn unplayed(&self) -> Ranks {
        Ranks::above(self.heights.iter().flatten().copied())
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

    /// All steps for which there is room, plays before digs, or the lowest safe play alone if there is one; how many.
    pub(crate) fn steps(&self, columns: &Columns, fit: &Fit, steps: &mut [Step; 24]) -> usize {
        let mut n = 0;
        // The safe play of the lowest rank, of those the first.
        let mut forced: Option<(u8, Step)> = None;
        let mut play = |s: u8, r: u8, step: Step| {
            steps[n] = step;
            n += 1;
            if safe(&self.heights, s, r) && forced.is_none_or(|(lowest, _)| r < lowest) {
                forced = Some((r, step));
            }
        };
        // Kinds that lie in columns at least once, twice.
        let dealt = self.prefix.iter().fold([0, 0], |[once, twice], &p| {
            let have = &columns.get(p).have;
            [once | have[0], twice | have[1] | once & have[0]]
        });
        for (s, &[high, low]) in (0..).zip(&self.heights) {
            // Two foundations of one height wait for the same kind.
            let waiting = if low == high { [Some(high), None] } else { [Some(high), Some(low)] };
            for r in waiting.into_iter().flatten().filter(|&r| r != columns.ranks && fit.playing(r) >= 0) {
                let card = kind(s, r);
                // The higher foundation has both copies to come, the lower one only one.
                if dealt[usize::from(r == high)] >> card & 1 == 0 {
                    play(s, r, Step::Loose(card));
                }
            }
        }
        for (c, card) in self.tops(columns) {
            let (s, r) = (suit(card), rank(card));
            if suitable(&self.heights, s, r) && fit.playing(r) >= 0 {
                play(s, r, Step::Top(c));
            }
        }
        if let Some((_, step)) = forced.filter(|_| columns.rules.has(Rule::FqS)) {
            steps[0] = step;
            return 1;
        }
        for (c, card) in self.tops(columns) {
            if fit.digging(rank(card)) >= 0 {
                steps[n] = Step::Dig(c);
                n += 1;
            }
        }
        n
    }

    /// The columns with dealt cards left, and the last of these.
    fn tops(&self, columns: &Columns) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(&self.prefix).filter(|(_, p)| **p != 0).map(|(c, &p)| (c, columns.get(p).top))
    }
}

/// An outline whose steps are being tried.
#[derive(Clone, Copy, Debug)]
struct Frame {
    outline: Outline,
    key: u128,
    /// Where its steps begin in the list of those to try.
    steps: usize,
}

/// Which outlines can be played to the end within the abstraction.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    kings: usize,
    known: TranspositionTable,
    stack: Vec<Frame>,
    /// The steps still to try out of all outlines of the stack, the next one last, each with the key of where it leads.
    untried: Vec<(Step, u128)>,
    pub(crate) spent: u64,
}

impl Plan {
    pub(crate) fn new(kings: usize, bytes: usize) -> Self {
        Self { kings, known: TranspositionTable::new(bytes), stack: Vec::new(), untried: Vec::new(), spent: 0 }
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
            self.untried.clear();
            self.push(columns, *outline, key);
        }
        while let Some(&Frame { outline, key, steps }) = self.stack.last() {
            if self.untried.len() == steps {
                self.known.insert(key, false);
                self.stack.pop();
                continue;
            }
            if self.spent >= stop {
                return None;
            }
            let (step, next_key) = self.untried.pop()?;
            match self.known.get(next_key) {
                Some(false) => continue,
                Some(true) => return Some(self.finish()),
                None => {}
            }
            let next = outline.after(columns, step);
            if next.is_won(columns) {
                return Some(self.finish());
            }
            if !columns.rules.has(Rule::Fq1m) && next.fit(columns, self.kings).spare < 0 {
                continue;
            }
            self.push(columns, next, next_key);
        }
        Some(false)
    }

    fn push(&mut self, columns: &Columns, outline: Outline, key: u128) {
        self.spent += 1;
        let mut steps = [Step::Dig(0); 24];
        let count = outline.steps(columns, &outline.fit(columns, self.kings), &mut steps);
        let rest = key.wrapping_sub(heights_key(&outline.heights));
        let first = self.untried.len();
        self.untried
            .extend(steps[..count].iter().rev().map(|&step| (step, outline.key_after(columns, key, rest, step))));
        self.known.touch(self.untried[first..].iter().map(|(_, key)| *key));
        self.stack.push(Frame { outline, key, steps: first });
    }

    /// Notes that everything on the stack is alive.
    fn finish(&mut self) -> bool {
        self.untried.clear();
        while let Some(frame) = self.stack.pop() {
            self.known.insert(frame.key, true);
        }
        true
    }
}
