//! Winning lines: the best few positions at each distance from the end, expanded through reversible transfers.

use super::columns::Columns;
use super::layout::{Hop, Layout, Nature};
use super::plan::Plan;
use crate::rng::mix;
use crate::table::Map128;

#[derive(Clone, Debug)]
struct Item {
    layout: Layout,
    trace: u32,
    outline_key: u128,
    score: i32,
}

/// How a pass ends.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// From this start, these hops win.
    Line(usize, Vec<Hop>),
    Nothing,
}

/// Knobs of one pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pass {
    /// Positions expanded at each distance.
    pub(crate) width: usize,
    /// Positions looked at in one expansion.
    pub(crate) reach: usize,
    /// Positions kept of each outline.
    pub(crate) twins: u8,
    pub(crate) salt: u64,
}

/// One pass, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Beam {
    pass: Pass,
    /// Positions by irreversible steps left.
    buckets: Vec<Vec<Item>>,
    at: usize,
    next: usize,
    /// Every move on the way to an item: the one before it and the hop.
    traces: Vec<(u32, Hop)>,
    seen: Map128,
    pub(crate) dropped: bool,
}

impl Beam {
    /// Starts from the ends of the deal; a line found names its end by its place in `starts`.
    pub(crate) fn new(columns: &Columns, kings: usize, starts: &[Layout], pass: Pass, bytes: usize) -> Self {
        let mut beam = Self {
            pass,
            buckets: vec![Vec::new(); 256],
            at: 255,
            next: 0,
            traces: Vec::new(),
            seen: Map128::new(bytes),
            dropped: false,
        };
        for (n, start) in starts.iter().enumerate() {
            let trace = beam.traces.len() as u32;
            beam.traces.push((u32::MAX, ((n & 255) as u8, (n >> 8) as u8)));
            let outline_key = start.outline.key(columns);
            let score = beam.score(columns, kings, start, outline_key);
            let bucket = start.remaining(columns);
            beam.buckets[bucket].push(Item { layout: *start, trace, outline_key, score });
        }
        beam
    }

    /// Lower is better: room for loose cards, and how deep the next cards lie.
    fn score(&self, columns: &Columns, kings: usize, layout: &Layout, key: u128) -> i32 {
        let slack = i32::from(layout.outline.slack(columns, kings));
        let mut buried = 0;
        for (s, h) in layout.outline.heights.iter().enumerate() {
            for (slot, &r) in h.iter().enumerate() {
                if r == columns.ranks || (slot == 1 && h[0] == r) {
                    continue;
                }
                buried += Self::depth_of(columns, layout, s as u8 * 13 + r);
            }
        }
        let played: i32 = layout.outline.heights.iter().flatten().map(|&h| i32::from(h)).sum();
        let noise = (mix(key as u64 ^ self.pass.salt) & 7) as i32 * i32::from(self.pass.salt != 0);
        buried * 3 - slack * 6 - played + noise
    }

    /// How many steps a kind lies under, at its copy nearest to the top; 0 if one is loose.
    fn depth_of(columns: &Columns, layout: &Layout, card: u8) -> i32 {
        if layout.outline.loose(columns, card) > 0 {
            return 0;
        }
        let mut best = 12;
        for &p in &layout.outline.prefix {
            let mut q = p;
            let mut depth = 1;
            while columns.get(q).have[0] >> card & 1 == 1 && depth < best {
                let prefix = columns.get(q);
                let parent = columns.get(prefix.parent);
                let fewer = |i: usize| prefix.have[i] >> card & 1 != parent.have[i] >> card & 1;
                if fewer(0) || fewer(1) {
                    best = depth;
                    break;
                }
                q = prefix.parent;
                depth += 1;
            }
        }
        best
    }

    /// Goes on for about `nodes` positions; returns those spent and, at the end, the line if there is one.
    pub(crate) fn run(
        &mut self,
        columns: &Columns,
        kings: usize,
        plan: &mut Plan,
        nodes: u64,
    ) -> (u64, Option<Outcome>) {
        let mut spent = 0;
        while spent < nodes {
            if self.next == 0 {
                self.prune();
            }
            let Some(item) = self.buckets[self.at].get(self.next).cloned() else {
                self.buckets[self.at] = Vec::new();
                if self.at == 0 {
                    return (spent, Some(Outcome::Nothing));
                }
                self.at -= 1;
                self.next = 0;
                continue;
            };
            self.next += 1;
            let before = plan.spent;
            let (seen, won) = self.expand(columns, kings, plan, &item);
            spent += seen + (plan.spent - before);
            if let Some(trace) = won {
                let (end, hops) = self.line(trace);
                return (spent, Some(Outcome::Line(end, hops)));
            }
        }
        (spent, None)
    }

    /// Keeps the best of the bucket at hand, few of one outline.
    fn prune(&mut self) {
        let bucket = &mut self.buckets[self.at];
        bucket.sort_by_key(|item| (item.score, item.outline_key));
        let mut kept: Vec<Item> = Vec::new();
        let mut twins = Map128::new(1 << 20);
        for item in bucket.drain(..) {
            let n = twins.get(item.outline_key).unwrap_or(0);
            if n < self.pass.twins && kept.len() < self.pass.width {
                twins.set(item.outline_key, n + 1);
                kept.push(item);
            } else {
                self.dropped = true;
            }
        }
        *bucket = kept;
    }

    fn line(&self, mut trace: u32) -> (usize, Vec<Hop>) {
        let mut hops = Vec::new();
        loop {
            let (before, hop) = self.traces[trace as usize];
            if before == u32::MAX {
                hops.reverse();
                return (usize::from(hop.0) | usize::from(hop.1) << 8, hops);
            }
            hops.push(hop);
            trace = before;
        }
    }

    /// Looks through what transfers reach from a position, and files every step that cannot be taken back.
    fn expand(&mut self, columns: &Columns, kings: usize, plan: &mut Plan, item: &Item) -> (u64, Option<u32>) {
        let mut queue = vec![(item.layout, item.trace)];
        let mut here = Map128::new(1 << 22);
        here.set(item.layout.key(columns), 0);
        let mut outlines = Map128::new(1 << 20);
        let mut hops = Vec::new();
        let mut at = 0;
        while at < queue.len() {
            let (layout, trace) = queue[at];
            at += 1;
            layout.hops(columns, kings, false, &mut hops);
            for &(hop, nature) in &hops {
                let mut next = layout;
                next.apply(columns, hop, false);
                if nature == Nature::Transfer {
                    if queue.len() < self.pass.reach && here.set(next.key(columns), 0) {
                        self.traces.push((trace, hop));
                        queue.push((next, self.traces.len() as u32 - 1));
                    }
                    continue;
                }
                if next.outline.slack(columns, kings) < 0 {
                    continue;
                }
                let mut safe_plays = [(0, 0); 96];
                let mut plays = 0;
                while let Some(hop) = next.safe_play(columns, kings) {
                    next.apply(columns, hop, false);
                    safe_plays[plays] = hop;
                    plays += 1;
                }
                let outline_key = next.outline.key(columns);
                let twins = outlines.get(outline_key).unwrap_or(0);
                if twins >= self.pass.twins || !self.seen.set(next.key(columns), 0) {
                    continue;
                }
                outlines.set(outline_key, twins + 1);
                let won = next.outline.is_won(columns);
                if !won && plan.alive(columns, &next.outline, 2_000_000) == Some(false) {
                    continue;
                }
                let mut last = trace;
                for &hop in std::iter::once(&hop).chain(&safe_plays[..plays]) {
                    self.traces.push((last, hop));
                    last = self.traces.len() as u32 - 1;
                }
                if won {
                    return (at as u64, Some(last));
                }
                let score = self.score(columns, kings, &next, outline_key);
                self.buckets[next.remaining(columns)].push(Item { layout: next, trace: last, outline_key, score });
            }
        }
        (at as u64, None)
    }
}
