//! Beam search over the steps that cannot be taken back, as many as are promising at a time: short lines, no proofs.

use super::columns::Columns;
use super::dive::Outcome;
use super::layout::{HOME, Hop, Key, Layout, Nature, SUITS};
use super::prospects::Prospects;
use crate::sort;
use crate::transpositions::TranspositionTable;
use std::collections::{HashMap, VecDeque};

/// Layouts that transfers join to one position and that are looked through for steps out of it, at first and at most.
const LOOK: usize = 32;
const MOST: usize = 8192;
/// The same at most along a guide, where nothing need be found.
const GUIDED: usize = 128;

/// New outlines that the first abstraction may look at for one step.
const ASK: u64 = 2_000;

/// What a card that is still to be dug and a bare king to spare count, where a card that is not home counts eight.
type Taste = (i32, i32);

/// The tastes of beams in turn: what one misses another may find.
const TASTES: [Taste; 4] = [(4, 20), (4, 20), (8, 30), (2, 12)];

#[derive(Clone, Copy, Debug)]
struct Item {
    layout: Layout,
    score: i32,
    length: i32,
    key: u128,
    trace: u32,
}

/// One beam, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Beam {
    width: usize,
    /// How many positions with the same outline one level may hold.
    alike: u8,
    /// Positions of a line that wins, one for each level, which are kept whatever else there is.
    guide: Vec<Item>,
    level: usize,
    /// What a move more counts.
    thrift: i32,
    /// What counts, and how much.
    taste: Taste,
    widest: usize,
    items: Vec<Item>,
    at: usize,
    /// Layouts looked through for each position of this level, and whether there were more.
    look: usize,
    cut: bool,
    found: Vec<Item>,
    /// Steps back to the start, those of kept items first; the others begin at `base`.
    traces: Vec<(u32, Hop)>,
    base: usize,
    seen: TranspositionTable,
    /// Steps back that may be held.
    most: usize,
}

impl Beam {
    pub(crate) fn new(
        columns: &Columns,
        kings: usize,
        starts: &[Layout],
        width: usize,
        round: u32,
        bytes: usize,
    ) -> Self {
        let mut beam = Self {
            width,
            alike: (width / 4).clamp(2, 250) as u8,
            guide: Vec::new(),
            level: 0,
            thrift: 1,
            taste: TASTES[round as usize % TASTES.len()],
            widest: MOST,
            items: Vec::new(),
            at: 0,
            look: LOOK,
            cut: false,
            found: Vec::new(),
            traces: Vec::new(),
            base: 0,
            seen: TranspositionTable::new(bytes / 2),
            most: bytes / 2 / size_of::<(u32, Hop)>(),
        };
        for (n, layout) in starts.iter().enumerate() {
            beam.traces.push((u32::MAX, (0, 0)));
            if round > 2 && round & 1 == 1 && (n as u32 + round / 2) & 3 != 0 && starts.len() > 4 {
                // The others, most of them with more cards home, would push this one out.
                continue;
            }
            let score = score(columns, kings, layout, 0, beam.taste);
            let key = layout.key(columns, SUITS);
            beam.found.push(Item { layout: *layout, score, length: 0, key, trace: n as u32 });
        }
        beam.select(columns);
        beam
    }

    /// A beam along a line that wins from the start, to find a shorter one.
    pub(crate) fn guided(
        columns: &Columns,
        kings: usize,
        start: &Layout,
        line: &[Hop],
        width: usize,
        bytes: usize,
    ) -> Self {
        let mut beam = Self::new(columns, kings, &[*start], width, 0, bytes);
        (beam.thrift, beam.widest) = (2, GUIDED);
        let mut layout = *start;
        let mut trace = 0;
        for (n, &hop) in line.iter().enumerate() {
            let stays = hop.1 < HOME && layout.run[usize::from(hop.0)].len() > 0;
            layout.apply(columns, hop, SUITS);
            beam.traces.push((trace, hop));
            trace = beam.traces.len() as u32 - 1;
            if !stays && layout.safe_play(columns, kings).is_none() {
                let length = n as i32 + 1;
                let score = score(columns, kings, &layout, length * beam.thrift, beam.taste);
                beam.guide.push(Item { layout, score, length, key: layout.key(columns, SUITS), trace });
            }
        }
        beam.base = beam.traces.len();
        beam
    }

    /// Goes on for about `nodes` positions.
    pub(crate) fn run(
        &mut self,
        columns: &Columns,
        kings: usize,
        prospects: &mut Prospects,
        nodes: u64,
    ) -> (u64, Option<Outcome>) {
        let mut spent = 0;
        while spent < nodes {
            let Some(item) = self.items.get(self.at).copied() else {
                if self.cut && self.look < self.widest && self.found.len() < self.width {
                    // A narrow place: more transfers are needed.
                    self.look *= 4;
                    self.at = 0;
                    self.cut = false;
                    continue;
                }
                if self.found.is_empty() && self.level > self.guide.len() {
                    return (spent, Some(Outcome::Exhausted));
                }
                self.select(columns);
                continue;
            };
            self.at += 1;
            let before = prospects.spent();
            let (seen, won) = self.expand(columns, kings, prospects, &item);
            spent += seen + (prospects.spent() - before);
            if let Some(trace) = won {
                return (spent, Some(Outcome::traced(&self.traces, trace)));
            }
        }
        (spent, None)
    }

    /// Keeps the best of what was found, not too many of a kind, as the next level.
    fn select(&mut self, columns: &Columns) {
        // By score, and among equals in an order that nothing decides.
        let order = |item: &Item| ((item.score.clamp(-0x7fff, 0x7fff) + 0x7fff) as u32) << 16 | item.key as u32 >> 16;
        let mut found = std::mem::take(&mut self.found);
        sort::by_key(&mut found, order);
        self.items.clear();
        self.at = 0;
        self.look = LOOK;
        self.cut = false;
        let mut kinds: HashMap<u128, u8> = HashMap::new();
        let mut kept = Vec::new();
        for mut item in found {
            let kind = item.layout.outline.key(columns);
            let alike = kinds.entry(kind).or_default();
            if *alike >= self.alike {
                continue;
            }
            *alike += 1;
            // Its steps since the last level are copied; the rest of them is given up.
            let mut steps = Vec::new();
            while item.trace as usize >= self.base && self.traces[item.trace as usize].0 != u32::MAX {
                let (last, hop) = self.traces[item.trace as usize];
                steps.push(hop);
                item.trace = last;
            }
            kept.push((item, steps));
            if kept.len() == self.width {
                break;
            }
        }
        if self.base > 0 {
            self.traces.truncate(self.base);
        }
        for (mut item, steps) in kept {
            for &hop in steps.iter().rev() {
                self.traces.push((item.trace, hop));
                item.trace = self.traces.len() as u32 - 1;
            }
            self.items.push(item);
        }
        // The first selection is that of the starts.
        if self.level > 0
            && let Some(own) = self.guide.get(self.level - 1)
            && self.items.iter().all(|item| item.key != own.key)
        {
            self.items.push(*own);
        }
        self.level += 1;
        self.base = self.traces.len();
    }

    /// Files the steps out of a position; returns the positions looked at, and the trace of a win.
    fn expand(
        &mut self,
        columns: &Columns,
        kings: usize,
        prospects: &mut Prospects,
        item: &Item,
    ) -> (u64, Option<u32>) {
        let mut queue = VecDeque::from([(item.layout, item.trace, item.length)]);
        let mut near = TranspositionTable::new(1 << 18);
        near.visit(item.key);
        let mut met = 1;
        let mut seen = 0;
        let mut hops = Vec::new();
        while let Some((layout, trace, length)) = queue.pop_front() {
            seen += 1;
            layout.hops(columns, kings, &mut hops);
            let own = Key::new(columns, &layout, SUITS);
            for &(hop, nature) in &hops {
                if nature == Nature::Transfer {
                    if met >= self.look || self.traces.len() >= self.most {
                        self.cut = true;
                    } else if near.visit(own.after(columns, hop)) {
                        let mut next = layout;
                        next.apply(columns, hop, SUITS);
                        met += 1;
                        self.traces.push((trace, hop));
                        queue.push_back((next, self.traces.len() as u32 - 1, length + 1));
                    }
                    continue;
                }
                let mut next = layout;
                next.apply(columns, hop, SUITS);
                let first = self.traces.len();
                self.traces.push((trace, hop));
                while let Some(hop) = next.safe_play(columns, kings) {
                    next.apply(columns, hop, SUITS);
                    self.traces.push((self.traces.len() as u32 - 1, hop));
                }
                let last = self.traces.len() as u32 - 1;
                if next.outline.is_won(columns) {
                    return (seen, Some(last));
                }
                let key = own.of(columns, &next);
                if self.seen.visit(key) && prospects.alive(columns, &next, ASK) != Some(false) {
                    let length = length + 1;
                    let score = score(columns, kings, &next, length * self.thrift, self.taste);
                    self.found.push(Item { layout: next, score, length, key, trace: last });
                } else {
                    self.traces.truncate(first);
                }
            }
        }
        (seen, None)
    }
}

/// Lower is better.
fn score(columns: &Columns, kings: usize, layout: &Layout, length: i32, (deep, room): Taste) -> i32 {
    let spare = i32::from(layout.outline.fit(columns, kings).spare);
    let left = layout.outline.heights.iter().flatten().map(|&h| i32::from(columns.ranks - h)).sum::<i32>();
    let digs: i32 = layout.outline.prefix.iter().map(|&p| i32::from(columns.get(p).depth)).sum();
    left * 8 + digs * deep - spare * room + length
}
