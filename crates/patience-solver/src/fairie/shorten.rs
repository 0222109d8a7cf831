//! Makes a winning line shorter: the same irreversible steps in the same order, with as few transfers between them as a
//! bounded search finds. Never longer than the line it is given.

use super::columns::Columns;
use super::layout::{HOME, Hop, Layout, Nature, SUITS};
use super::plan::Step;
use crate::card::kind;
use crate::transpositions::TranspositionTable;

/// Layouts looked through before each step, and kept after it.
const LOOK: u64 = 3000;
const KEEP: usize = 400;

#[derive(Clone, Copy, Debug)]
struct Item {
    layout: Layout,
    cost: usize,
    trace: u32,
}

/// A line being shortened, step by step.
#[derive(Clone, Debug)]
pub(crate) struct Shorten {
    pub(crate) line: Vec<Hop>,
    /// Hops of the line done so far.
    done: usize,
    /// The line itself, by the cheapest way found to where it stands, and others that have done the same steps.
    own: Item,
    items: Vec<Item>,
    traces: Vec<(u32, Hop)>,
}

impl Shorten {
    pub(crate) fn new(start: &Layout, line: Vec<Hop>) -> Self {
        let own = Item { layout: *start, cost: 0, trace: u32::MAX };
        Self { line, done: 0, own, items: vec![own], traces: Vec::new() }
    }

    /// Goes on for about `nodes` positions; the line, when all its steps are done.
    pub(crate) fn run(&mut self, columns: &Columns, kings: usize, nodes: u64) -> (u64, Option<Vec<Hop>>) {
        let mut spent = 0;
        while spent < nodes {
            if self.done == self.line.len() {
                let mut hops = Vec::new();
                let best = self.items.iter().min_by_key(|item| item.cost).unwrap_or(&self.own);
                let mut trace = best.trace;
                while trace != u32::MAX {
                    let (last, hop) = self.traces[trace as usize];
                    hops.push(hop);
                    trace = last;
                }
                hops.reverse();
                return (spent + 1, Some(hops));
            }
            spent += self.step(columns, kings);
        }
        (spent, None)
    }

    /// Finds cheap ways to the next irreversible step of the line.
    fn step(&mut self, columns: &Columns, kings: usize) -> u64 {
        let mut own = self.own;
        let mut aim = None;
        while let Some(&hop) = self.line.get(self.done) {
            self.done += 1;
            aim = step_of(&own.layout, hop);
            own.layout.apply(columns, hop, SUITS);
            self.traces.push((own.trace, hop));
            own.trace = self.traces.len() as u32 - 1;
            own.cost += 1;
            if aim.is_some() {
                break;
            }
        }
        let Some(aim) = aim else { return 1 };
        let mut waiting: Vec<Vec<Item>> = Vec::new();
        let from = self.items.iter().map(|item| item.cost).min().unwrap_or(0);
        for item in self.items.drain(..) {
            file(&mut waiting, item.cost - from, item);
        }
        let (mut near, mut met) = (TranspositionTable::new(1 << 18), TranspositionTable::new(1 << 18));
        let mut hops = Vec::new();
        let mut seen = 0;
        let mut over = 0;
        while seen < LOOK && over < waiting.len() && self.items.len() < KEEP {
            let Some(item) = waiting[over].pop() else {
                over += 1;
                continue;
            };
            if !near.visit(item.layout.key(columns, SUITS)) {
                continue;
            }
            seen += 1;
            item.layout.hops(columns, kings, &mut hops);
            for &(hop, nature) in &hops {
                let reached = nature != Nature::Transfer;
                if reached && step_of(&item.layout, hop) != Some(aim) {
                    continue;
                }
                let mut next = Item { cost: item.cost + 1, ..item };
                next.layout.apply(columns, hop, SUITS);
                let key = next.layout.key(columns, SUITS);
                if (reached && !met.visit(key)) || (!reached && near.get(key).is_some()) {
                    continue;
                }
                self.traces.push((item.trace, hop));
                next.trace = self.traces.len() as u32 - 1;
                if !reached {
                    file(&mut waiting, over + 1, next);
                } else {
                    // Not if its columns have other names, since the rest of the line goes by the names.
                    if next.layout == own.layout && next.cost < own.cost {
                        own = next;
                    }
                    self.items.push(next);
                }
            }
        }
        if !self.items.iter().any(|item| item.layout == own.layout) {
            self.items.push(own);
        }
        self.own = own;
        seen.max(1)
    }
}

fn file(waiting: &mut Vec<Vec<Item>>, at: usize, item: Item) {
    if waiting.len() <= at {
        waiting.resize(at + 1, Vec::new());
    }
    waiting[at].push(item);
}

/// The irreversible step that a hop makes, if it does.
fn step_of(layout: &Layout, (from, to): Hop) -> Option<Step> {
    let run = layout.run[usize::from(from)];
    match (run.len() == 0, to >= HOME) {
        (true, true) => Some(Step::Top(from)),
        (true, false) => Some(Step::Dig(from)),
        (false, true) => Some(Step::Loose(kind(to - HOME, run.last_rank()))),
        (false, false) => None,
    }
}
