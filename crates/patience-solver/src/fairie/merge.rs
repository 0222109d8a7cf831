//! The second abstraction with slack outlines merged (ledger, FQ-2m): where there is room, only what is dealt and what is home
//! is told apart; where it is tight, also where the loose cards lie. Most of what a proof would look through are layouts of
//! outlines in which any layout can be made.
//!
//! Ends of the deal are looked through one by one: what one that is lost has seen need not be seen again, and the others go
//! on with those that are left.

use super::columns::{Columns, Run};
use super::layout::{Layout, Nature};
use super::plan::{Fit, Outline, Plan, Step};
use super::state::safe;
use crate::card::{rank, suit};
use crate::limits::Rule;
use crate::transpositions::TranspositionTable;

/// New outlines that the first abstraction may look at for one step.
const ASK: u64 = 5_000;
/// Layouts of one tight outline, at most.
const CROWD: usize = 200_000;
/// What tells merged outlines, and outlines all of whose layouts are looked through, from layouts.
const MERGED: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834;
const ENTERED: u128 = 0x1082_276b_f3a2_7251_d6e8_feb8_6659_fd93;

#[derive(Clone, Copy, Debug)]
enum Node {
    /// A slack outline with whatever layout.
    Merged(Outline),
    /// A tight outline, all of whose layouts are to be looked through.
    Enter(Outline),
    /// One layout of a tight outline; transfers lead on from it unless all layouts are looked through anyway.
    Layout(Layout, bool),
}

/// What became of the ends.
#[derive(Clone, Debug)]
pub(crate) struct Merge {
    /// Kings to spare from which an outline is slack.
    theta: i8,
    kings: usize,
    /// The end at hand, and those that are lost.
    at: usize,
    pub(crate) lost: Vec<usize>,
    stack: Vec<Node>,
    /// Nodes from which nothing wins, and those seen from the end at hand, which are in `keys` too.
    dead: TranspositionTable,
    seen: TranspositionTable,
    keys: Vec<u128>,
    /// Nodes that may wait, and those that may be seen from one end.
    most: [usize; 2],
    bytes: usize,
    begun: bool,
    /// Whether something had to be left out.
    cut: bool,
}

impl Merge {
    /// A search that takes about so many bytes.
    pub(crate) fn new(kings: usize, theta: i8, bytes: usize) -> Self {
        Self {
            theta,
            kings,
            at: 0,
            lost: Vec::new(),
            stack: Vec::new(),
            dead: TranspositionTable::new(bytes / 4),
            seen: TranspositionTable::new(bytes / 4),
            keys: Vec::new(),
            most: [size_of::<Node>(), size_of::<u128>()].map(|size| bytes / 4 / size),
            bytes,
            begun: false,
            cut: false,
        }
    }

    /// Goes on for about so many nodes; returns those spent, and whether all ends are looked through.
    pub(crate) fn run(&mut self, columns: &Columns, plan: &mut Plan, starts: &[Layout], nodes: u64) -> (u64, bool) {
        let mut spent = 0;
        while spent < nodes {
            let Some(start) = starts.get(self.at) else { return (spent, true) };
            let before = plan.spent;
            let mut won = false;
            if !self.begun {
                self.begun = true;
                won = self.arrive(columns, plan, *start);
            } else if let Some(node) = self.stack.pop() {
                let (seen, wins) = self.expand(columns, plan, node);
                spent += seen;
                won = wins;
            } else {
                self.finish(true);
            }
            if won || self.cut {
                self.finish(false);
            }
            spent += 1 + plan.spent - before;
        }
        (spent, false)
    }

    /// Turns to the next end.
    fn finish(&mut self, lost: bool) {
        if lost {
            self.lost.push(self.at);
            for &key in &self.keys {
                self.dead.visit(key);
            }
        }
        self.at += 1;
        self.stack.clear();
        self.keys.clear();
        self.seen = TranspositionTable::new(self.bytes / 4);
        self.begun = false;
        self.cut = false;
    }

    /// Whether a node is not seen yet.
    fn is_new(&mut self, key: u128) -> bool {
        let new = self.dead.get(key).is_none() && self.seen.visit(key);
        if new {
            self.keys.push(key);
        }
        new
    }

    fn is_entered(&self, columns: &Columns, outline: &Outline) -> bool {
        let key = outline.key(columns) ^ ENTERED;
        self.seen.get(key).is_some() || self.dead.get(key).is_some()
    }

    fn push(&mut self, node: Node) {
        self.cut |= self.stack.len() >= self.most[0] || self.keys.len() >= self.most[1];
        self.stack.push(node);
    }

    /// Comes to a layout; true if it is won.
    fn arrive(&mut self, columns: &Columns, plan: &mut Plan, mut layout: Layout) -> bool {
        layout = layout.seen_to(0);
        while let Some(hop) = layout.safe_play(columns, self.kings, 0) {
            layout.apply(columns, hop, 0);
        }
        let outline = layout.outline;
        if outline.is_won(columns) {
            return true;
        }
        if outline.fit(columns, self.kings).spare >= self.theta {
            return self.come_to(columns, plan, outline);
        }
        if !self.is_entered(columns, &outline)
            && plan.alive(columns, &outline, ASK) != Some(false)
            && self.is_new(layout.key(columns, 0))
        {
            self.push(Node::Layout(layout, false));
        }
        false
    }

    /// Comes to an outline in some layout; true if it is won.
    fn come_to(&mut self, columns: &Columns, plan: &mut Plan, mut outline: Outline) -> bool {
        let mut fit = outline.fit(columns, self.kings);
        while let Some(step) = outline.safe_step(columns, &fit) {
            outline = outline.after(columns, step);
            fit = outline.fit(columns, self.kings);
        }
        if outline.is_won(columns) {
            return true;
        }
        // Without room for the loose cards there is no layout.
        if fit.spare < 0 || plan.alive(columns, &outline, ASK) == Some(false) {
            return false;
        }
        let slack = fit.spare >= self.theta;
        if self.is_new(outline.key(columns) ^ if slack { MERGED } else { ENTERED }) {
            self.push(if slack { Node::Merged(outline) } else { Node::Enter(outline) });
        }
        false
    }

    /// Looks at a node; returns the nodes looked at, and whether one is won.
    fn expand(&mut self, columns: &Columns, plan: &mut Plan, node: Node) -> (u64, bool) {
        match node {
            Node::Merged(outline) => {
                let mut steps = [Step::Dig(0); 24];
                let fit = outline.fit(columns, self.kings);
                let count = outline.steps(columns, &fit, &mut steps);
                // The last one that is put down is looked at first: a play.
                let won =
                    steps[..count].iter().rev().any(|&step| self.come_to(columns, plan, outline.after(columns, step)));
                (1, won)
            }
            Node::Enter(outline) => {
                let mut all = Vec::new();
                outline.layouts(columns, self.kings, CROWD, &mut all);
                self.cut |= all.len() >= CROWD;
                let seen = all.len() as u64;
                for layout in all {
                    if self.is_new(layout.key(columns, 0)) {
                        self.push(Node::Layout(layout, true));
                    }
                }
                (seen, false)
            }
            Node::Layout(layout, all) => {
                let mut hops = Vec::new();
                layout.hops(columns, self.kings, 0, &mut hops);
                let all = all || self.is_entered(columns, &layout.outline);
                // Plays come first in the list: they are put down last, and looked at first.
                for &(hop, nature) in hops.iter().rev() {
                    let mut next = layout;
                    next.apply(columns, hop, 0);
                    if nature != Nature::Transfer {
                        if self.arrive(columns, plan, next) {
                            return (1, true);
                        }
                    } else if !all && self.is_new(next.key(columns, 0)) {
                        self.push(Node::Layout(next, false));
                    }
                }
                (1, false)
            }
        }
    }
}

impl Outline {
    /// The safe play of the lowest rank (rule FQ-S), if one is possible.
    fn safe_step(&self, columns: &Columns, fit: &Fit) -> Option<Step> {
        let mut steps = [Step::Dig(0); 24];
        let count = self.steps(columns, fit, &mut steps);
        // Where there is one it stands alone.
        let step = *steps[..count].first().filter(|_| count == 1 && columns.rules.has(Rule::FqS))?;
        let card = match step {
            Step::Dig(_) => return None,
            Step::Top(c) => columns.get(self.prefix[usize::from(c)]).top,
            Step::Loose(card) => card,
        };
        safe(&self.heights, suit(card), rank(card)).then_some(step)
    }

    /// All layouts of its loose cards, their suits forgotten, as far as `most`: rank by rank from above, a card goes on one a
    /// rank higher or on a bare king, of which one is like another.
    pub(crate) fn layouts(&self, columns: &Columns, kings: usize, most: usize, all: &mut Vec<Layout>) {
        let mut loose = self.unplayed();
        for &p in &self.prefix[..kings] {
            for (n, &dealt) in loose.iter_mut().zip(&columns.get(p).counts) {
                *n -= dealt;
            }
        }
        let empty = Layout { outline: *self, run: [Run::EMPTY; 8] };
        lay(columns, kings, &loose, columns.ranks, empty, most, all);
    }
}

/// Lays the loose cards below a rank in all ways.
fn lay(
    columns: &Columns,
    kings: usize,
    loose: &[i8; 16],
    below: u8,
    layout: Layout,
    most: usize,
    all: &mut Vec<Layout>,
) {
    let Some(r) = below.checked_sub(1) else {
        all.push(layout);
        return;
    };
    let (mut places, mut bare) = (0u32, 0u32);
    for c in 0..kings {
        match layout.last_rank(columns, c) {
            Some(last) => places |= u32::from(last == below) << c,
            None => bare |= 1 << c,
        }
    }
    let count = u32::from(loose[usize::from(r)].max(0) as u8);
    let mut chosen = places;
    // Every subset of the places, the whole first.
    loop {
        let alone = count.checked_sub(chosen.count_ones()).filter(|&alone| alone <= bare.count_ones());
        if let Some(alone) = alone {
            let mut next = layout;
            let mut taken = chosen;
            let mut free = bare;
            for _ in 0..alone {
                taken |= free & free.wrapping_neg();
                free &= free - 1;
            }
            for c in (0..kings).filter(|c| taken >> c & 1 == 1) {
                next.run[c] = next.run[c].push(r, 0);
            }
            lay(columns, kings, loose, r, next, most, all);
        }
        if chosen == 0 || all.len() >= most {
            return;
        }
        chosen = (chosen - 1) & places;
    }
}
