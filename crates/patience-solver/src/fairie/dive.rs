//! Depth first from component to component: all that transfers join is one node, its irreversible steps are the edges.

use super::columns::Columns;
use super::layout::{Hop, Key, Layout, Nature, SUITS};
use super::prospects::Prospects;
use crate::rng::mix;
use crate::transpositions::TranspositionTable;
use std::cmp::Reverse;
use std::collections::VecDeque;

/// Members of a component looked through before the steps out of it are tried.
const WIDEN: u64 = 30;

/// New outlines that the first abstraction may look at for one step.
const ASK: u64 = 5_000;

/// Salts up to this one leave the starts in the order of their scores; with others any may be the first.
const AS_SCORED: u64 = 2;

/// How a dive is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// The rank from which suits of loose cards are forgotten: the second abstraction if below [`SUITS`].
    pub(crate) sight: u8,
    /// The rank from which suits of loose cards do not make another layout, of which one is looked at; if below
    /// `sight` the search is not complete.
    pub(crate) tells: u8,
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

impl Outcome {
    /// The line that ends in the last of some traces, each of which is the number of the one before and a step.
    pub(crate) fn traced(traces: &[(u32, Hop)], mut trace: u32) -> Self {
        let mut hops = Vec::new();
        loop {
            let (last, hop) = traces[trace as usize];
            if last == u32::MAX {
                hops.reverse();
                return Self::Line(trace as usize, hops);
            }
            hops.push(hop);
            trace = last;
        }
    }
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
    seen: TranspositionTable,
    /// Whether something was left out that an exhaustive search must see.
    incomplete: bool,
}

/// The best one last. They are mostly sorted already, which the standard library's way makes use of.
fn sort_exits(exits: &mut [Exit]) {
    exits.sort_by_key(|exit| Reverse(exit.score));
}

impl Dive {
    /// A dive that remembers, and puts off, as much as these bytes hold.
    pub(crate) fn new(columns: &Columns, kings: usize, starts: &[Layout], manner: Manner, bytes: [usize; 2]) -> Self {
        let mut dive = Self {
            manner,
            stack: Vec::new(),
            traces: Vec::new(),
            held: 0,
            most: 4096 + bytes[1] / size_of::<Exit>(),
            seen: TranspositionTable::new(bytes[0]),
            incomplete: false,
        };
        let mut exits = Vec::new();
        for (n, start) in starts.iter().enumerate() {
            dive.traces.push((u32::MAX, (0, 0)));
            let layout = start.known_to(manner.sight);
            let score = dive.score(columns, kings, &layout, || layout.key(columns, SUITS));
            exits.push(Exit { layout, score, trace: n as u32 });
        }
        sort_exits(&mut exits);
        if manner.salt > AS_SCORED && !exits.is_empty() {
            let (first, last) = (mix(manner.salt) as usize % exits.len(), exits.len() - 1);
            exits.swap(first, last);
        }
        dive.held = exits.len();
        dive.stack.push(Frame { queue: VecDeque::new(), exits, traces: starts.len() as u32 });
        dive
    }

    /// Whether it can prove that there is no line.
    pub(crate) fn is_complete(&self) -> bool {
        !self.incomplete && self.manner.tells == self.manner.sight
    }

    /// Whether it sees all suits.
    pub(crate) fn is_exact(&self) -> bool {
        self.manner.sight == SUITS
    }

    /// Lower is better; some of it is noise, by the key of the layout.
    fn score(&self, columns: &Columns, kings: usize, layout: &Layout, key: impl FnOnce() -> u128) -> i32 {
        let slack = i32::from(layout.outline.fit(columns, kings).spare);
        let left = layout.outline.heights.iter().flatten().map(|&h| i32::from(columns.ranks - h)).sum::<i32>();
        let digs: i32 = layout.outline.prefix.iter().map(|&p| i32::from(columns.get(p).depth)).sum();
        let noise = if self.manner.salt == 0 { 0 } else { (mix(key() as u64 ^ self.manner.salt) & 15) as i32 };
        left * 8 + digs * 4 - slack * 20 + noise
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
            let Some(frame) = self.stack.last_mut() else {
                return (spent, Some(Outcome::Exhausted));
            };
            self.traces.truncate(frame.traces as usize);
            let before = prospects.spent();
            let (seen, won) = if let Some(exit) = frame.exits.pop() {
                if self.seen.visit(exit.layout.key(columns, self.manner.tells)) {
                    let queue = VecDeque::from([(exit.layout, exit.trace)]);
                    let traces = self.traces.len() as u32;
                    self.stack.push(Frame { queue, exits: Vec::new(), traces });
                    self.widen(columns, kings, prospects)
                } else {
                    self.held -= 1;
                    (1, None)
                }
            } else if !frame.queue.is_empty() {
                self.widen(columns, kings, prospects)
            } else {
                self.stack.pop();
                continue;
            };
            spent += seen + (prospects.spent() - before);
            if let Some(trace) = won {
                return (spent, Some(Outcome::traced(&self.traces, trace)));
            }
        }
        (spent, None)
    }

    /// Looks through some more of the component at the end of the stack, and files the steps out of it.
    fn widen(&mut self, columns: &Columns, kings: usize, prospects: &mut Prospects) -> (u64, Option<u32>) {
        let Some(mut frame) = self.stack.pop() else {
            return (0, None);
        };
        let (seen, won) = self.look(columns, kings, prospects, &mut frame);
        sort_exits(&mut frame.exits);
        frame.traces = self.traces.len() as u32;
        self.stack.push(frame);
        (seen, won)
    }

    fn look(
        &mut self,
        columns: &Columns,
        kings: usize,
        prospects: &mut Prospects,
        frame: &mut Frame,
    ) -> (u64, Option<u32>) {
        let Manner { sight, tells, .. } = self.manner;
        let mut here = TranspositionTable::new(1 << 16);
        let (mut hops, mut nexts) = (Vec::new(), Vec::new());
        let mut seen = 0;
        while seen < WIDEN {
            let Some((layout, trace)) = frame.queue.pop_front() else { break };
            self.held -= 1;
            seen += 1;
            layout.hops(columns, kings, &mut hops);
            let own = Key::new(columns, &layout, tells);
            nexts.clear();
            // Steps out of the component may be followed by safe plays.
            let key = |hop, nature| if nature == Nature::Transfer { own.after(columns, hop) } else { 0 };
            nexts.extend(hops.iter().map(|&(hop, nature)| (hop, nature, key(hop, nature))));
            self.seen.touch(nexts.iter().filter(|next| next.1 == Nature::Transfer).map(|next| next.2));
            for &(hop, nature, key) in &nexts {
                if nature == Nature::Transfer {
                    if self.held >= self.most {
                        self.incomplete = true;
                    } else if self.seen.visit(key) {
                        let mut next = layout;
                        next.apply(columns, hop, sight);
                        self.held += 1;
                        self.traces.push((trace, hop));
                        frame.queue.push_back((next, self.traces.len() as u32 - 1));
                    }
                    continue;
                }
                let mut next = layout;
                next.apply(columns, hop, sight);
                let first = self.traces.len();
                self.traces.push((trace, hop));
                while let Some(hop) = next.safe_play(columns, kings) {
                    next.apply(columns, hop, sight);
                    self.traces.push((self.traces.len() as u32 - 1, hop));
                }
                let last = self.traces.len() as u32 - 1;
                if next.outline.is_won(columns) {
                    return (seen, Some(last));
                }
                let key = own.of(columns, &next);
                let fresh = here.visit(key)
                    && self.seen.get(key).is_none()
                    && prospects.alive(columns, &next, ASK) != Some(false);
                if !fresh {
                    self.traces.truncate(first);
                    continue;
                }
                self.held += 1;
                let whole = || if tells == SUITS { key } else { next.key(columns, SUITS) };
                let score = self.score(columns, kings, &next, whole);
                frame.exits.push(Exit { layout: next, score, trace: last });
            }
        }
        (seen, None)
    }
}
