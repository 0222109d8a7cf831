//! The second abstraction with slack outlines merged (ledger, FQ-2m): where there is room, only what is dealt and what is home
//! is told apart; where it is tight, also where the loose cards lie. Most of what a proof would look through are layouts of
//! outlines in which any layout can be made.
//!
//! Which outlines are merged is found out: the search begins with all that have a little room, and where it seems to win, the
//! tightest of the merged ones on its way are split, and it goes on from before the first of them. What it has found lost by
//! then stays lost, for all ends of the deal, since to split one only takes ways away.

use super::columns::{Columns, Run};
use super::layout::{Hop, Layout, Nature};
use super::plan::{Fit, Outline, Plan, Step};
use super::state::safe;
use crate::card::{rank, suit};
use crate::limits::Rule;
use crate::transpositions::TranspositionTable;

/// New outlines that the first abstraction may look at for one step.
const ASK: u64 = 5_000;
/// Layouts of one tight outline, at most.
const CROWD: usize = 200_000;
/// Kings to spare with which an outline is so slack that to split it would show nothing.
const AMPLE: i8 = 4;
/// What tells merged outlines, outlines all of whose layouts are looked through, and split outlines from layouts.
const MERGED: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834;
const ENTERED: u128 = 0x1082_276b_f3a2_7251_d6e8_feb8_6659_fd93;
const SPLIT: u128 = 0x2545_f491_4f6c_dd1d_a076_1d64_78bd_642f;

/// A way on: to a layout, or to an outline in whatever layout.
#[derive(Clone, Copy, Debug)]
enum Way {
    Layout(Layout),
    Outline(Outline),
}

/// What is being looked through.
#[derive(Clone, Debug)]
struct Frame {
    /// The way that led here.
    from: Way,
    /// What marks it as looked through as a whole, if it is not told apart by layouts, or all of them are here.
    mark: Option<u128>,
    /// How many kings are to spare, if it is a merged outline.
    spare: Option<i8>,
    /// Layouts, of which those from `at` on are still to be looked at, and which of them are here.
    layouts: Vec<Layout>,
    at: usize,
    near: TranspositionTable,
    /// Ways on that are not tried yet, the best one last.
    ways: Vec<Way>,
}

/// The search, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Merge {
    /// Kings to spare from which an outline is merged at first.
    theta: i8,
    kings: usize,
    /// Ends that are open even so, before the end at hand.
    open: usize,
    stack: Vec<Frame>,
    /// Layouts from which nothing wins, or which are being looked through. Nothing is come to again from itself, as every step
    /// plays or digs a card.
    seen: TranspositionTable,
    /// The same of outlines with whatever layout; and outlines that are not merged though they are slack. They are few, and
    /// dear to forget.
    outlines: TranspositionTable,
    hops: Vec<(Hop, Nature)>,
    /// Layouts on the stack, and how many there may be.
    held: usize,
    most: usize,
    begun: bool,
}

/// What a search knows of the ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// This one is lost; it is to be taken out of the list.
    Lost(usize),
    /// Those that are still in the list are open, and will stay so.
    All,
    Nothing,
}

/// Where a way led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Met {
    Won,
    /// Nothing new, or something that is now on the stack.
    Nothing,
    /// There is no room for it.
    TooMuch,
}

impl Merge {
    /// A search that takes about so many bytes.
    pub(crate) fn new(kings: usize, theta: i8, bytes: usize) -> Self {
        Self {
            theta,
            kings,
            open: 0,
            stack: Vec::new(),
            seen: TranspositionTable::new(bytes / 4 * 3),
            outlines: TranspositionTable::new(bytes / 8),
            hops: Vec::new(),
            held: 0,
            most: bytes / 8 / size_of::<Layout>(),
            begun: false,
        }
    }

    /// Goes on for about so many nodes; returns those spent, and what is known then.
    pub(crate) fn run(&mut self, columns: &Columns, plan: &mut Plan, starts: &[Layout], nodes: u64) -> (u64, Known) {
        let mut spent = 0;
        while spent < nodes {
            let Some(start) = starts.get(self.open) else { return (spent, Known::All) };
            let before = plan.spent;
            let met = if self.begun {
                match self.stack.last_mut() {
                    Some(frame) => match frame.ways.pop() {
                        Some(way) => self.go(columns, plan, way),
                        None => self.look(columns),
                    },
                    None => {
                        self.begun = false;
                        return (spent + 1, Known::Lost(self.open));
                    }
                }
            } else {
                self.begun = true;
                self.go(columns, plan, Way::Layout(start.seen_to(0)))
            };
            // What seems to be won without any doubt of merged outlines, is: nothing is shown of this end.
            if met == Met::TooMuch || met == Met::Won && !self.refine(columns) {
                self.unwind(columns, 0);
                self.open += 1;
                self.begun = false;
            }
            spent += 1 + plan.spent - before;
        }
        (spent, Known::Nothing)
    }

    /// Splits the tightest merged outlines on the way that seems to win, and goes back to before the first of them; false if
    /// there is none that it would help to split.
    fn refine(&mut self, columns: &Columns) -> bool {
        let tightest = self.stack.iter().filter_map(|frame| frame.spare).min().filter(|&spare| spare < AMPLE);
        let Some(tightest) = tightest else { return false };
        let mut first = None;
        for (n, frame) in self.stack.iter().enumerate() {
            if let (Some(mark), true) = (frame.mark, frame.spare == Some(tightest)) {
                self.outlines.insert(mark ^ MERGED ^ SPLIT, true);
                first = first.or(Some((n, frame.from)));
            }
        }
        let Some((n, way)) = first else { return false };
        self.unwind(columns, n);
        match self.stack.last_mut() {
            Some(frame) => frame.ways.push(way),
            None => self.begun = false,
        }
        true
    }

    /// Leaves the stack as it was before its frame of this number, of which it is not known that it is lost.
    fn unwind(&mut self, columns: &Columns, length: usize) {
        for frame in self.stack.drain(length..) {
            self.held -= frame.layouts.len();
            match frame.mark {
                Some(mark) => {
                    self.outlines.insert(mark, false);
                }
                None => {
                    for layout in &frame.layouts {
                        self.seen.insert(layout.key(columns, 0), false);
                    }
                }
            }
        }
    }

    fn is_seen(&self, key: u128) -> bool {
        self.seen.get(key) == Some(true)
    }

    /// Whether nothing wins from an outline, whatever its layout.
    fn is_shut(&self, key: u128) -> bool {
        [ENTERED, MERGED].iter().any(|mark| self.outlines.get(key ^ mark) == Some(true))
    }

    /// Whether an outline is merged.
    fn is_merged(&self, key: u128, spare: i8) -> bool {
        spare >= self.theta && self.outlines.get(key ^ SPLIT).is_none()
    }

    fn go(&mut self, columns: &Columns, plan: &mut Plan, way: Way) -> Met {
        match way {
            Way::Layout(mut layout) => {
                while let Some(hop) = layout.safe_play(columns, self.kings, 0) {
                    layout.apply(columns, hop, 0);
                }
                let outline = layout.outline;
                if outline.is_won(columns) {
                    return Met::Won;
                }
                let (key, spare) = (outline.key(columns), outline.fit(columns, self.kings).spare);
                if self.is_merged(key, spare) {
                    return self.come_to(columns, plan, outline, way);
                }
                let own = layout.key(columns, 0);
                if self.is_seen(own) || self.is_shut(key) || plan.alive(columns, &outline, ASK) == Some(false) {
                    return Met::Nothing;
                }
                self.seen.insert(own, true);
                let mut near = TranspositionTable::new(CROWD * 12);
                near.visit(own);
                self.push(Frame {
                    from: way,
                    mark: None,
                    spare: None,
                    layouts: vec![layout],
                    at: 0,
                    near,
                    ways: Vec::new(),
                })
            }
            Way::Outline(outline) => self.come_to(columns, plan, outline, way),
        }
    }

    /// Comes to an outline in whatever layout.
    fn come_to(&mut self, columns: &Columns, plan: &mut Plan, mut outline: Outline, from: Way) -> Met {
        let mut fit = outline.fit(columns, self.kings);
        while let Some(step) = outline.safe_step(columns, &fit) {
            outline = outline.after(columns, step);
            fit = outline.fit(columns, self.kings);
        }
        if outline.is_won(columns) {
            return Met::Won;
        }
        let key = outline.key(columns);
        // Without room for the loose cards there is no layout.
        if fit.spare < 0 || self.is_shut(key) || plan.alive(columns, &outline, ASK) == Some(false) {
            return Met::Nothing;
        }
        let merged = self.is_merged(key, fit.spare);
        let mark = key ^ if merged { MERGED } else { ENTERED };
        self.outlines.insert(mark, true);
        let (mut layouts, mut ways) = (Vec::new(), Vec::new());
        if merged {
            let mut steps = [Step::Dig(0); 24];
            let count = outline.steps(columns, &fit, &mut steps);
            // Plays come first in the list: they are put down last, and looked at first.
            ways.extend(steps[..count].iter().rev().map(|&step| Way::Outline(outline.after(columns, step))));
        } else {
            outline.layouts(columns, self.kings, CROWD, &mut layouts);
            if layouts.len() >= CROWD {
                self.outlines.insert(mark, false);
                return Met::TooMuch;
            }
            layouts.retain(|layout| !self.is_seen(layout.key(columns, 0)));
        }
        let near = TranspositionTable::new(0);
        let spare = merged.then_some(fit.spare);
        self.push(Frame { from, mark: Some(mark), spare, layouts, at: 0, near, ways })
    }

    fn push(&mut self, frame: Frame) -> Met {
        self.held += frame.layouts.len();
        self.stack.push(frame);
        if self.held > self.most { Met::TooMuch } else { Met::Nothing }
    }

    /// Looks at one more layout of the last frame, or leaves it: then nothing wins from there.
    fn look(&mut self, columns: &Columns) -> Met {
        let Some(frame) = self.stack.last_mut() else { return Met::Nothing };
        let Some(&layout) = frame.layouts.get(frame.at) else {
            self.held -= frame.layouts.len();
            self.stack.pop();
            return Met::Nothing;
        };
        frame.at += 1;
        let mut hops = std::mem::take(&mut self.hops);
        layout.hops(columns, self.kings, 0, &mut hops);
        // Plays come first in the list: they are put down last, and looked at first.
        for &(hop, nature) in hops.iter().rev() {
            let mut next = layout;
            next.apply(columns, hop, 0);
            if nature != Nature::Transfer {
                frame.ways.push(Way::Layout(next));
            } else if frame.mark.is_none() {
                let key = next.key(columns, 0);
                if frame.near.visit(key) {
                    self.seen.insert(key, true);
                    self.held += 1;
                    frame.layouts.push(next);
                }
            }
        }
        self.hops = hops;
        let crowded = frame.layouts.len() >= CROWD;
        if crowded || self.held > self.most { Met::TooMuch } else { Met::Nothing }
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
