//! The proof that looks through classes of layouts (ledger, FQ-3m): layouts with the same frozen cards are one, as if each of
//! them could be made of every other.
//!
//! How much is told apart is found out. The search begins with classes alone, and where it seems to win, the tightest step on
//! its way is split. A step out of a class is split by where the heap's cards of the highest rank lie, of those that are not laid
//! out yet, and so on down to the layouts. A class of which it is known which layout it is come to in is split into the layouts
//! that transfers make of that one. Two manners take turns: one splits such classes, the other splits steps alone; each has its
//! own splits, and both know all that is found lost. That stays lost, for all ends of the deal, since a split only takes ways
//! away.

use super::columns::{Columns, UNKNOWN};
use super::frozen::{Act, Class, Room};
use super::layout::{HOME, Hop, Key, Layout, Nature, SUITS};
use super::prospects::Prospects;
use crate::card::{rank, suit};
use crate::transpositions::TranspositionTable;

/// New layouts that the abstractions may look at for one step.
const ASK: u64 = 5_000;
/// Layouts of a split class, at first and at most: a class of more is not split.
const CROWD: usize = 1000;
const MOST_CROWDED: usize = 500_000;
/// How much larger a class may be each time that no end is shown to be lost any more.
const WIDEN: usize = 4;
/// Nodes of the first turn of each manner.
const FIRST_TURN: u64 = 100_000;
/// Layouts laid out that take as long as a node.
const LAID: u64 = 4;

/// What is noted of a class or of a step. All is kept in one table, told apart by its keys.
#[derive(Clone, Copy)]
enum Mark {
    /// Nothing wins from this class, or it is being looked through.
    Shut,
    /// This class is split.
    Split,
    /// It is too large to be split, if so many layouts are too many.
    Crowded(usize),
    /// This step is split, in a manner.
    Parted(Manner),
    /// All ways are tried that this step leads.
    Tried,
    /// From this class it seems to be won by classes with more than so many kings to spare, in a manner.
    Seems(Manner, i8),
}

impl Mark {
    fn of(self, key: u128) -> u128 {
        let (kind, n) = match self {
            Mark::Shut => (1, 0),
            Mark::Split => (2, 0),
            Mark::Crowded(most) => (3, most as u128),
            Mark::Parted(manner) => (4, manner as u128),
            Mark::Tried => (5, 0),
            Mark::Seems(manner, spare) => (6, (manner as u128) << 8 | spare.max(0) as u128),
        };
        key ^ (kind << 64 | n << 4 | 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
    }
}

/// What is split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// Classes that are come to in a known layout, as long as they are not crowded, and steps out of the others.
    Layouts,
    /// Steps alone.
    Steps,
}

/// A way on.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// From the start.
    Start(Layout),
    /// From a layout, which has this number in its frame.
    Hop(Layout, usize, Hop),
    /// From the layouts that have the cards of the runs of this one where they are.
    Act(Layout, Act),
    /// None: all ways are tried that the step of this key leads.
    Tried(u128),
}

/// What is being looked through.
#[derive(Clone, Debug)]
struct Frame {
    /// The way that led here, and the safe plays after it, as far as they are those of a layout.
    from: Way,
    forced: Vec<Hop>,
    class: Class,
    /// Whether it is the class of the layout that was come to, and not what safe acts made of that.
    known: bool,
    /// Ways on that are not tried yet, the best one last.
    ways: Vec<Way>,
    members: Members,
}

/// The layouts of a class that are told apart.
#[derive(Clone, Debug)]
enum Members {
    /// None.
    Whole,
    /// Those that transfers make of the first one, how each came about, which of them are known by now, and the number of the
    /// one to be looked at next.
    Near { layouts: Vec<Layout>, parents: Vec<(usize, Hop)>, near: TranspositionTable, at: usize },
}

impl Frame {
    fn is_whole(&self) -> bool {
        matches!(self.members, Members::Whole)
    }

    /// How many layouts it holds.
    fn held(&self) -> usize {
        if let Members::Near { layouts, .. } = &self.members { layouts.len() } else { 0 }
    }
}

/// What can be split so that a way that seems to win may be none.
#[derive(Clone, Copy, Debug)]
enum Split {
    /// The class of the frame of this number.
    Class(usize),
    /// The step that leads to the frame of this number.
    Step(usize, Layout, Act),
}

impl Split {
    /// The number of the first frame that is not as it was when this is split.
    fn frame(&self) -> usize {
        match self {
            Split::Class(n) | Split::Step(n, ..) => *n,
        }
    }
}

/// The search, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Classes {
    kings: usize,
    /// Classes with fewer kings to spare, and steps out of them, are split to begin with.
    theta: i8,
    manner: Manner,
    /// Nodes of the first turn, how many turns there were, and nodes that are left of this one.
    turn: u64,
    turns: u32,
    left: u64,
    /// How many layouts a split class may have, and whether there was one with more.
    crowd: usize,
    crowded: bool,
    /// Ends that are open even so, before the end at hand.
    open: usize,
    stack: Vec<Frame>,
    /// Layouts from which nothing wins, or which are being looked through. Nothing is come to again from itself, as every step
    /// plays or digs a card.
    seen: TranspositionTable,
    /// The marks.
    marks: TranspositionTable,
    hops: Vec<(Hop, Nature)>,
    /// Layouts on the stack, and how many there may be.
    held: usize,
    most: usize,
    /// Layouts laid out that are not counted yet.
    laid: u64,
    begun: bool,
}

/// What a search knows of the ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// This one is lost; it is to be taken out of the list.
    Lost(usize),
    /// From this one, these hops win.
    Won(usize, Vec<Hop>),
    /// Those that are still in the list are open, and will stay so.
    All,
    Nothing,
}

/// Where a way led.
#[derive(Clone, Debug)]
enum Met {
    /// To the end, by this way and these safe plays of a layout.
    Won(Way, Vec<Hop>),
    /// To the end, as it seems, by this way and acts of classes.
    SeemsWon(Way),
    /// To nothing new, or something that is now on the stack.
    Nothing,
    /// To a class that there is no room for.
    TooMuch,
}

impl Classes {
    /// A search that takes about so many bytes.
    pub(crate) fn new(kings: usize, theta: i8, bytes: usize) -> Self {
        Self {
            kings,
            theta,
            manner: Manner::Layouts,
            turn: FIRST_TURN,
            turns: 0,
            left: FIRST_TURN,
            crowd: CROWD,
            crowded: false,
            open: 0,
            stack: Vec::new(),
            seen: TranspositionTable::new(bytes / 8 * 3),
            marks: TranspositionTable::new(bytes / 4),
            hops: Vec::new(),
            held: 0,
            most: bytes / 8 * 3 / size_of::<Layout>(),
            laid: 0,
            begun: false,
        }
    }

    /// The same with a first turn of so many nodes, and steps before layouts.
    #[cfg(test)]
    pub(super) fn in_turns(mut self, nodes: u64) -> Self {
        (self.turn, self.left, self.manner) = (nodes, nodes, Manner::Steps);
        self
    }

    /// Goes on for about so many nodes; returns those spent, and what is known then.
    pub(crate) fn run(
        &mut self,
        columns: &Columns,
        prospects: &mut Prospects,
        starts: &[Layout],
        nodes: u64,
    ) -> (u64, Known) {
        let mut spent = 0;
        while spent < nodes {
            let Some(start) = starts.get(self.open) else {
                if !self.crowded || self.crowd >= MOST_CROWDED.min(self.most) {
                    return (spent, Known::All);
                }
                self.crowd *= WIDEN;
                (self.crowded, self.open) = (false, 0);
                spent += 1;
                continue;
            };
            if self.left == 0 {
                self.unwind(columns, 0);
                self.switch();
            }
            let before = prospects.spent();
            let met = if self.begun {
                match self.stack.last_mut() {
                    Some(frame) => match frame.ways.pop() {
                        Some(way) => self.go(columns, prospects, way),
                        None => self.look(columns, prospects),
                    },
                    None => {
                        self.begun = false;
                        return (spent + 1, Known::Lost(self.open));
                    }
                }
            } else {
                self.begun = true;
                self.go(columns, prospects, Way::Start(*start))
            };
            let now = 1 + prospects.spent() - before + std::mem::take(&mut self.laid) / LAID;
            spent += now;
            self.left = self.left.saturating_sub(now);
            let goes_on = match met {
                Met::Nothing => true,
                Met::TooMuch => self.make_room(columns),
                Met::Won(way, forced) => {
                    if let Some(line) = self.line(way, &forced) {
                        return (spent, Known::Won(self.open, line));
                    }
                    self.refine(columns, way)
                }
                Met::SeemsWon(way) => self.refine(columns, way),
            };
            if !goes_on {
                // Nothing is shown of this end, in this manner.
                self.unwind(columns, 0);
                match self.manner {
                    Manner::Layouts => self.open += 1,
                    Manner::Steps => self.switch(),
                }
            }
        }
        (spent, Known::Nothing)
    }

    /// Gives the other manner its turn.
    fn switch(&mut self) {
        self.manner = if self.manner == Manner::Layouts { Manner::Steps } else { Manner::Layouts };
        self.turns += 1;
        self.left = self.turn << (self.turns / 2).min(20);
    }

    /// Splits the tightest step, of those the last one, of the way that seems to win, and goes back to before it; false if there
    /// is none that can be split.
    fn refine(&mut self, columns: &Columns, last: Way) -> bool {
        let mut tightest: Option<(i8, Split)> = None;
        for n in 0..self.stack.len() {
            let spare = self.stack[n].class.room.spare;
            if let Some(split) = self.split(n, &last).filter(|_| tightest.is_none_or(|(least, _)| spare <= least)) {
                tightest = Some((spare, split));
            }
        }
        let Some((spare, split)) = tightest else { return false };
        let n = split.frame();
        // What comes after it is looser.
        for n in n..self.stack.len() {
            for spare in 0..=spare {
                self.mark(Mark::Seems(self.manner, spare), self.stack[n].class.key);
            }
        }
        match split {
            Split::Class(n) => self.mark(Mark::Split, self.stack[n].class.key),
            Split::Step(_, layout, act) => self.mark(Mark::Parted(self.manner), step_key(columns, &layout, act)),
        }
        if n < self.stack.len() {
            self.go_back(columns, n);
        } else if let Some(frame) = self.stack.last_mut() {
            frame.ways.push(last);
        }
        true
    }

    /// What can be split of the frame of this number, or of the way out of it; the last frame's is given.
    fn split(&self, n: usize, last: &Way) -> Option<Split> {
        let frame = &self.stack[n];
        if !frame.is_whole() {
            return None;
        }
        if frame.known && self.manner == Manner::Layouts && !self.is_crowded(frame.class.key) {
            return Some(Split::Class(n));
        }
        match self.stack.get(n + 1).map_or(last, |next| &next.from) {
            Way::Act(layout, act) => Some(Split::Step(n + 1, *layout, *act)),
            _ => None,
        }
    }

    /// The least number of kings to spare in a class of the stack out of which a step leads, on the way that ends in this one.
    fn tightest(&self, last: &Way) -> Option<i8> {
        let steps = self.stack.iter().skip(1).map(|frame| &frame.from).chain([last]);
        let ways = self.stack.iter().zip(steps);
        ways.filter(|(frame, way)| frame.is_whole() && matches!(way, Way::Act(..)))
            .map(|(frame, _)| frame.class.room.spare)
            .min()
    }

    /// Takes the class of the stack that holds most layouts for one that is not split, and goes back to before it; false if there
    /// is none.
    fn make_room(&mut self, columns: &Columns) -> bool {
        let Some(n) = (0..self.stack.len()).max_by_key(|&n| self.stack[n].held()) else { return false };
        self.mark(Mark::Crowded(self.crowd), self.stack[n].class.key);
        self.crowded = true;
        self.go_back(columns, n);
        true
    }

    /// Goes back to before the frame of this number.
    fn go_back(&mut self, columns: &Columns, n: usize) {
        let way = self.stack[n].from;
        self.unwind(columns, n);
        if let Some(frame) = self.stack.last_mut() {
            frame.ways.push(way);
        }
    }

    /// Leaves the stack as it was before its frame of this number, of which it is not known that it is lost.
    fn unwind(&mut self, columns: &Columns, length: usize) {
        self.begun &= length > 0;
        for frame in self.stack.drain(length..) {
            self.held -= frame.held();
            match frame.members {
                Members::Whole => {
                    self.marks.insert(Mark::Shut.of(frame.class.key), false);
                }
                Members::Near { layouts, .. } => {
                    for layout in layouts {
                        self.seen.insert(layout.key(columns, SUITS), false);
                    }
                }
            }
        }
    }

    /// The hops of the stack, of a way on from it and of the safe plays after that, if all of them are known.
    fn line(&self, way: Way, forced: &[Hop]) -> Option<Vec<Hop>> {
        let mut line = Vec::new();
        for (n, frame) in self.stack.iter().enumerate() {
            line.extend(self.hops_of(frame.from, n)?);
            line.extend(&frame.forced);
        }
        line.extend(self.hops_of(way, self.stack.len())?);
        line.extend(forced);
        Some(line)
    }

    /// The hops of a way to the frame of this number, if they are known.
    fn hops_of(&self, way: Way, to: usize) -> Option<Vec<Hop>> {
        let (mut at, hop) = match way {
            Way::Start(_) => return Some(Vec::new()),
            Way::Hop(_, at, hop) => (at, hop),
            Way::Act(..) | Way::Tried(_) => return None,
        };
        let Members::Near { parents, .. } = &self.stack.get(to.checked_sub(1)?)?.members else { return None };
        let mut hops = vec![hop];
        while at > 0 {
            let (parent, hop) = parents[at];
            hops.push(hop);
            at = parent;
        }
        hops.reverse();
        Some(hops)
    }

    fn is_seen(&self, key: u128) -> bool {
        self.seen.get(key) == Some(true)
    }

    fn mark(&mut self, mark: Mark, key: u128) {
        self.marks.insert(mark.of(key), true);
    }

    fn is(&self, mark: Mark, key: u128) -> bool {
        self.marks.get(mark.of(key)) == Some(true)
    }

    fn is_crowded(&self, class: u128) -> bool {
        self.is(Mark::Crowded(self.crowd), class)
    }

    /// Whether the layouts of a class that is come to in a known one are told apart.
    fn is_split(&self, class: &Class) -> bool {
        self.manner == Manner::Layouts
            && (class.room.spare < self.theta || self.is(Mark::Split, class.key))
            && !self.is_crowded(class.key)
    }

    /// Whether a step out of the last class is split.
    fn is_parted(&self, step: u128) -> bool {
        self.stack.last().is_some_and(|frame| frame.class.room.spare < self.theta)
            || self.is(Mark::Parted(self.manner), step)
    }

    fn go(&mut self, columns: &Columns, prospects: &mut Prospects, way: Way) -> Met {
        let mut layout = match way {
            Way::Start(layout) => layout,
            Way::Hop(mut layout, _, hop) => {
                layout.apply(columns, hop, SUITS);
                layout
            }
            Way::Act(layout, act) => {
                let key = step_key(columns, &layout, act);
                if self.is_parted(key) {
                    return self.part(columns, prospects, layout, act, key);
                }
                let mut frozen = layout;
                act.apply(columns, &mut frozen);
                return self.come_to(columns, prospects, frozen, way, Vec::new());
            }
            Way::Tried(step) => {
                self.mark(Mark::Tried, step);
                return Met::Nothing;
            }
        };
        let mut forced = Vec::new();
        while let Some(hop) = layout.safe_play(columns, self.kings) {
            layout.apply(columns, hop, SUITS);
            forced.push(hop);
        }
        if layout.outline.is_won(columns) {
            return Met::Won(way, forced);
        }
        let class = Class::of(columns, self.kings, layout);
        if self.is(Mark::Shut, class.key) {
            return Met::Nothing;
        }
        if !self.is_split(&class) {
            return self.come_to_class(columns, prospects, class, way, forced, true);
        }
        let own = layout.key(columns, SUITS);
        if self.is_seen(own) || prospects.class_alive(columns, &class, ASK) == Some(false) {
            return Met::Nothing;
        }
        self.seen.insert(own, true);
        let mut near = TranspositionTable::new(self.crowd * 12);
        near.visit(own);
        let members = Members::Near { layouts: vec![layout], parents: vec![(0, (0, 0))], near, at: 0 };
        self.held += 1;
        self.stack.push(Frame { from: way, forced, class, known: true, ways: Vec::new(), members });
        Met::Nothing
    }

    /// Comes to what an act has made of a class, of which the frozen cards are given.
    fn come_to(
        &mut self,
        columns: &Columns,
        prospects: &mut Prospects,
        layout: Layout,
        from: Way,
        forced: Vec<Hop>,
    ) -> Met {
        if layout.outline.is_won(columns) {
            return Met::SeemsWon(from);
        }
        self.come_to_class(columns, prospects, Class::of(columns, self.kings, layout), from, forced, false)
    }

    /// Whether nothing wins from a class, as far as is known.
    fn is_lost(&self, columns: &Columns, prospects: &mut Prospects, class: &Class) -> bool {
        // Without room for the heap there is no layout.
        class.room.spare < 0
            || self.is(Mark::Shut, class.key)
            || prospects.class_alive(columns, class, ASK) == Some(false)
    }

    /// Comes to a class, in a layout that is known or in whatever one; a safe act of it is made at once.
    fn come_to_class(
        &mut self,
        columns: &Columns,
        prospects: &mut Prospects,
        class: Class,
        from: Way,
        forced: Vec<Hop>,
        known: bool,
    ) -> Met {
        if self.is_lost(columns, prospects, &class) {
            return Met::Nothing;
        }
        // The way from here on need not be gone again to find the step that is to be split.
        if self.tightest(&from).is_some_and(|spare| self.is(Mark::Seems(self.manner, spare), class.key)) {
            return Met::SeemsWon(from);
        }
        let mut acts = Vec::new();
        if class.acts(columns, self.kings, &mut acts) {
            let mut frozen = class.frozen;
            acts[0].apply(columns, &mut frozen);
            return self.come_to(columns, prospects, frozen, from, forced);
        }
        let ways = acts.into_iter().map(|act| Way::Act(class.frozen, act)).collect();
        self.mark(Mark::Shut, class.key);
        self.stack.push(Frame { from, forced, class, known, ways, members: Members::Whole });
        Met::Nothing
    }

    /// Puts down the ways that a step leads by where the heap's cards of the next rank lie for which there is more than one way to
    /// lie, or by moves if all are laid out.
    fn part(&mut self, columns: &Columns, prospects: &mut Prospects, layout: Layout, act: Act, step: u128) -> Met {
        if self.is(Mark::Tried, step) {
            return Met::Nothing;
        }
        let mut after = layout;
        act.apply(columns, &mut after);
        if !after.outline.is_won(columns) && self.is_lost(columns, prospects, &Class::of(columns, self.kings, after)) {
            return Met::Nothing;
        }
        let mut acts = vec![(layout, act)];
        let mut ways = vec![Way::Tried(step)];
        while let [(layout, act)] = acts[..] {
            acts = parts(columns, self.kings, &layout, act).unwrap_or_else(|| {
                let hops = self.hops_for(columns, &layout, act);
                ways.extend(hops.into_iter().map(|hop| Way::Hop(layout, 0, hop)));
                Vec::new()
            });
            self.laid += acts.len() as u64;
        }
        ways.extend(acts.into_iter().rev().map(|(layout, act)| Way::Act(layout, act)));
        if let Some(frame) = self.stack.last_mut() {
            frame.ways.append(&mut ways);
        }
        Met::Nothing
    }

    /// The moves by which an act can be made where all loose cards lie.
    fn hops_for(&mut self, columns: &Columns, layout: &Layout, act: Act) -> Vec<Hop> {
        let mut hops = std::mem::take(&mut self.hops);
        layout.hops(columns, self.kings, &mut hops);
        let is_it = |&(hop, nature): &(Hop, Nature)| match act {
            Act::Dig(c) => nature == Nature::Dig && hop.0 == c,
            Act::Up(c, s) => hop == (c, HOME + s),
            Act::Heap(card) => {
                let last = layout.last_rank(columns, usize::from(hop.0));
                hop.1 == HOME + suit(card) && last == Some(rank(card))
            }
        };
        let found = hops.iter().filter(|hop| is_it(hop)).map(|hop| hop.0).collect();
        self.hops = hops;
        found
    }

    /// Looks at one more layout of the last frame, or leaves it: then nothing wins from there.
    fn look(&mut self, columns: &Columns, prospects: &mut Prospects) -> Met {
        let Some(frame) = self.stack.last_mut() else { return Met::Nothing };
        let (layouts, parents, near, at) = match &mut frame.members {
            Members::Near { layouts, parents, near, at } if *at < layouts.len() => (layouts, parents, near, at),
            _ => {
                self.held -= frame.held();
                if frame.is_whole() {
                    prospects.note_lost(columns, &frame.class.frozen);
                }
                self.stack.pop();
                return Met::Nothing;
            }
        };
        let layout = layouts[*at];
        let mut hops = std::mem::take(&mut self.hops);
        layout.hops(columns, self.kings, &mut hops);
        let own = Key::new(columns, &layout, SUITS);
        // Plays come first in the list: they are put down last, and looked at first.
        for &(hop, nature) in hops.iter().rev() {
            if nature != Nature::Transfer {
                frame.ways.push(Way::Hop(layout, *at, hop));
                continue;
            }
            let key = own.after(columns, hop);
            if near.visit(key) {
                let mut next = layout;
                next.apply(columns, hop, SUITS);
                self.seen.insert(key, true);
                self.held += 1;
                layouts.push(next);
                parents.push((*at, hop));
            }
        }
        *at += 1;
        self.hops = hops;
        if frame.held() >= self.crowd || self.held > self.most { Met::TooMuch } else { Met::Nothing }
    }
}

/// What tells a step from others: the cards that are known to lie where they are, and the act.
fn step_key(columns: &Columns, layout: &Layout, act: Act) -> u128 {
    layout.key(columns, SUITS) ^ act.key(columns, layout)
}

/// An act by where the heap's cards of the highest rank lie for which there is still a place to be found; none if there is no such
/// card.
pub(super) fn parts(columns: &Columns, kings: usize, layout: &Layout, act: Act) -> Option<Vec<(Layout, Act)>> {
    let room = Room::new(columns, kings, layout);
    let r = (0..columns.ranks).rev().find(|&r| room.heap.get(r) > 0)?;
    // Nothing lies on a card that goes up or is dug.
    let clear = match act {
        Act::Dig(c) | Act::Up(c, _) => Some(usize::from(c)),
        Act::Heap(_) => None,
    };
    let mut parts = Vec::new();
    lay_out(columns, kings, layout, (r, room.heap.get(r)), clear, |next, on| {
        let room = Room::new(columns, kings, &next);
        let mut put = |act: Act| {
            if act.spare(columns, &next, &room) >= 0 {
                parts.push((next, act));
            }
        };
        match act {
            Act::Heap(card) if rank(card) == r => {
                (0..8).filter(|c| on >> c & 1 == 1).for_each(|c| put(Act::Up(c, suit(card))));
            }
            act => put(act),
        }
    });
    Some(parts)
}

/// Calls back with all layouts in which so many cards of a rank, of unknown suits, lie on those a rank higher that are last in their
/// columns or on bare kings, of which one is like another, but not in the column that is to stay clear; and with the columns that
/// they lie in, a bit for each.
pub(super) fn lay_out(
    columns: &Columns,
    kings: usize,
    layout: &Layout,
    (r, count): (u8, u8),
    clear: Option<usize>,
    mut found: impl FnMut(Layout, u8),
) {
    let (mut places, mut bare) = (Vec::with_capacity(8), Vec::with_capacity(8));
    for c in (0..kings).filter(|&c| Some(c) != clear) {
        match layout.last_rank(columns, c) {
            Some(last) if last == r + 1 => places.push(c),
            Some(_) => {}
            None => bare.push(c),
        }
    }
    let count = usize::from(count);
    for alone in count.saturating_sub(places.len())..=count.min(bare.len()) {
        let chosen = (0..1u16 << places.len()).filter(|which| which.count_ones() as usize == count - alone);
        for which in chosen {
            let on_others = places.iter().enumerate().filter(|(n, _)| which >> n & 1 == 1).map(|(_, &c)| c);
            let (mut next, mut on) = (*layout, 0);
            for c in bare[..alone].iter().copied().chain(on_others) {
                next.run[c] = next.run[c].push(r, UNKNOWN);
                on |= 1 << c;
            }
            found(next, on);
        }
    }
}
