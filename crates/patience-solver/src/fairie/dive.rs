//! Depth first from component to component: all that transfers join is one node, its irreversible steps are the edges.

use super::columns::Columns;
use super::layout::{Hop, Layout, Nature};
use super::plan::Plan;
use crate::rng::mix;
use crate::table::Map128;
use std::collections::VecDeque;

/// Members of a component looked through before the steps out of it are tried.
const WIDEN: u64 = 30;

/// How a dive is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Suits of loose cards are forgotten: the second abstraction.
    pub(crate) blind: bool,
    /// How many layouts are looked at that differ only in the suits of loose cards.
    pub(crate) visits: u8,
    pub(crate) salt: u64,
}

/// How a dive ends.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// From this start, these hops win (or seem to, if suits are forgotten).
    Line(usize, Vec<Hop>),
    /// Every component that can be reached was seen.
    Exhausted,
}

#[derive(Clone, Copy, Debug)]
struct Exit {
    layout: Layout,
    score: i32,
    trace: u32,
}

#[derive(Clone, Debug)]
struct Frame {
    /// Members of the component that are not looked through yet.
    queue: VecDeque<(Layout, u32)>,
    /// The steps out of it that are not tried yet, the best one last.
    exits: Vec<Exit>,
    /// Traces at this length are still needed when the exits are tried.
    traces: u32,
}

/// One depth-first search, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Dive {
    manner: Manner,
    stack: Vec<Frame>,
    traces: Vec<(u32, Hop)>,
    /// Members and steps that wait on the stack, and how many may.
    held: usize,
    most: usize,
    seen: Map128,
    exact: Map128,
    /// Whether something was left out that a complete search must see.
    pub(crate) incomplete: bool,
}

impl Dive {
    pub(crate) fn new(columns: &Columns, kings: usize, starts: &[Layout], manner: Manner, bytes: usize) -> Self {
        let mut dive = Self {
            manner,
            stack: Vec::new(),
            traces: Vec::new(),
            held: 0,
            most: 4096 + bytes / size_of::<Exit>(),
            seen: Map128::new(bytes),
            exact: Map128::new(if manner.visits > 1 { bytes } else { 0 }),
            incomplete: !manner.blind,
        };
        let mut exits = Vec::new();
        for (n, start) in starts.iter().enumerate() {
            dive.traces.push((u32::MAX, ((n & 255) as u8, (n >> 8) as u8)));
            let layout = if manner.blind { start.blind() } else { *start };
            exits.push(Exit { layout, score: dive.score(columns, kings, &layout), trace: n as u32 });
        }
        exits.sort_by_key(|e| -e.score);
        dive.held = exits.len();
        dive.stack.push(Frame { queue: VecDeque::new(), exits, traces: starts.len() as u32 });
        dive
    }

    /// Lower is better.
    fn score(&self, columns: &Columns, kings: usize, layout: &Layout) -> i32 {
        let slack = i32::from(layout.outline.slack(columns, kings));
        let left = layout.outline.heights.iter().flatten().map(|&h| i32::from(columns.ranks - h)).sum::<i32>();
        let digs: i32 = layout.outline.prefix.iter().map(|&p| i32::from(columns.get(p).depth)).sum();
        let noise =
            if self.manner.salt == 0 { 0 } else { (mix(layout.key(columns) as u64 ^ self.manner.salt) & 15) as i32 };
        left * 8 + digs * 4 - slack * 20 + noise
    }

    /// Goes on for about `nodes` positions.
    pub(crate) fn run(
        &mut self,
        columns: &Columns,
        kings: usize,
        plan: &mut Plan,
        nodes: u64,
    ) -> (u64, Option<Outcome>) {
        let mut spent = 0;
        while spent < nodes {
            let Some(frame) = self.stack.last_mut() else {
                return (spent, Some(Outcome::Exhausted));
            };
            self.traces.truncate(frame.traces as usize);
            let before = plan.spent;
            let (seen, won) = if let Some(exit) = frame.exits.pop() {
                if self.admit(columns, &exit.layout) {
                    let queue = VecDeque::from([(exit.layout, exit.trace)]);
                    let traces = self.traces.len() as u32;
                    self.stack.push(Frame { queue, exits: Vec::new(), traces });
                    self.widen(columns, kings, plan)
                } else {
                    self.held -= 1;
                    (1, None)
                }
            } else if !frame.queue.is_empty() {
                self.widen(columns, kings, plan)
            } else {
                self.stack.pop();
                continue;
            };
            spent += seen + (plan.spent - before);
            if let Some(mut trace) = won {
                let mut hops = Vec::new();
                loop {
                    let (last, hop) = self.traces[trace as usize];
                    if last == u32::MAX {
                        hops.reverse();
                        return (spent, Some(Outcome::Line(usize::from(hop.0) | usize::from(hop.1) << 8, hops)));
                    }
                    hops.push(hop);
                    trace = last;
                }
            }
        }
        (spent, None)
    }

    /// Whether a layout is to be looked at; notes that it was.
    fn admit(&mut self, columns: &Columns, layout: &Layout) -> bool {
        if self.manner.blind {
            return self.seen.set(layout.key(columns), 1);
        }
        let key = layout.blind().key(columns);
        let visits = self.seen.get(key).unwrap_or(0);
        if visits >= self.manner.visits || (self.manner.visits > 1 && !self.exact.set(layout.key(columns), 1)) {
            return false;
        }
        self.seen.set(key, visits + 1);
        true
    }

    /// Looks through some more of the component at the end of the stack, and files the steps out of it.
    fn widen(&mut self, columns: &Columns, kings: usize, plan: &mut Plan) -> (u64, Option<u32>) {
        let Some(mut frame) = self.stack.pop() else {
            return (0, None);
        };
        let (seen, won) = self.look(columns, kings, plan, &mut frame);
        frame.exits.sort_by_key(|e| -e.score);
        frame.traces = self.traces.len() as u32;
        self.stack.push(frame);
        (seen, won)
    }

    fn look(&mut self, columns: &Columns, kings: usize, plan: &mut Plan, frame: &mut Frame) -> (u64, Option<u32>) {
        let blind = self.manner.blind;
        let mut here = Map128::new(1 << 20);
        let mut hops = Vec::new();
        let mut seen = 0;
        while seen < WIDEN {
            let Some((layout, trace)) = frame.queue.pop_front() else { break };
            self.held -= 1;
            seen += 1;
            layout.hops(columns, kings, blind, &mut hops);
            for &(hop, nature) in &hops {
                let mut next = layout;
                next.apply(columns, hop, blind);
                if nature == Nature::Transfer {
                    if self.held >= self.most {
                        self.incomplete = true;
                    } else if self.admit(columns, &next) {
                        self.held += 1;
                        self.traces.push((trace, hop));
                        frame.queue.push_back((next, self.traces.len() as u32 - 1));
                    }
                    continue;
                }
                if next.outline.slack(columns, kings) < 0 {
                    continue;
                }
                let first = self.traces.len();
                self.traces.push((trace, hop));
                while let Some(hop) = next.safe_play(columns, kings, blind) {
                    next.apply(columns, hop, blind);
                    self.traces.push((self.traces.len() as u32 - 1, hop));
                }
                let last = self.traces.len() as u32 - 1;
                if next.outline.is_won(columns) {
                    return (seen, Some(last));
                }
                let fresh =
                    here.set(next.key(columns), 1) && plan.alive(columns, &next.outline, 2_000_000) != Some(false);
                if !fresh {
                    self.traces.truncate(first);
                    continue;
                }
                self.held += 1;
                frame.exits.push(Exit { layout: next, score: self.score(columns, kings, &next), trace: last });
            }
        }
        (seen, None)
    }
}
