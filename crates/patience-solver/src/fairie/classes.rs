//! The proof that looks through classes of layouts (ledger, FQ-3m): layouts with the same frozen cards are one, as if each of
//! them could be made of every other.
//!
//! How much is told apart is found out. The search begins with classes alone, and where it seems to win, the tightest of them
//! on its way are split: of a split class all layouts are looked through, or, where it is known which layout it is come to in,
//! those that transfers make of that. Then it goes on from before the first of them. What it has found lost by then stays
//! lost, for all ends of the deal, since to split a class only takes ways away.

use super::columns::{Columns, UNKNOWN};
use super::frozen::{Act, Class, Room};
use super::layout::{Hop, Layout, Nature, SUITS};
use super::prospects::Prospects;
use crate::transpositions::TranspositionTable;

/// New layouts that the abstractions may look at for one step.
const ASK: u64 = 5_000;
/// Layouts of a split class, at first and at most: a class of more is not split.
const CROWD: usize = 20_000;
const MOST_CROWDED: usize = 500_000;
/// How much larger a class may be each time that no end is shown to be lost any more.
const WIDEN: usize = 4;
/// What tells classes, classes all of whose layouts are looked through, split classes, and those that are too large to be split
/// from layouts.
const WHOLE: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834;
const ENTERED: u128 = 0x1082_276b_f3a2_7251_d6e8_feb8_6659_fd93;
const SPLIT: u128 = 0x2545_f491_4f6c_dd1d_a076_1d64_78bd_642f;
const CROWDED: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;

/// A way on.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// From the start.
    Start(Layout),
    /// From a layout, which has this number in its frame.
    Hop(Layout, usize, Hop),
    /// From a class.
    Act(Layout, Act),
}

/// What is being looked through.
#[derive(Clone, Debug)]
struct Frame {
    /// The way that led here, and the safe plays after it, as far as they are those of a layout.
    from: Way,
    forced: Vec<Hop>,
    /// The class, by its key.
    class: u128,
    /// Ways on that are not tried yet, the best one last.
    ways: Vec<Way>,
    members: Members,
    /// The number of the layout to be looked at next.
    at: usize,
}

/// The layouts of a class that are told apart.
#[derive(Clone, Debug)]
enum Members {
    /// None, with so many kings to spare.
    Whole(i8),
    /// All of them.
    All(Box<Heap>),
    /// Those that transfers make of the first one, how each came about, and which of them are known by now.
    Near { layouts: Vec<Layout>, parents: Vec<(usize, Hop)>, near: TranspositionTable },
}

impl Frame {
    /// What marks the class as looked through as a whole, if it is.
    fn mark(&self) -> Option<u128> {
        match self.members {
            Members::Whole(_) => Some(self.class ^ WHOLE),
            Members::All(_) => Some(self.class ^ ENTERED),
            Members::Near { .. } => None,
        }
    }

    /// How many layouts it holds.
    fn held(&self) -> usize {
        if let Members::Near { layouts, .. } = &self.members { layouts.len() } else { 0 }
    }
}

/// The search, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Classes {
    kings: usize,
    /// Kings to spare from which a class is not split to begin with.
    theta: i8,
    /// How many layouts a split class may have, and whether there was one with more.
    crowd: usize,
    crowded: bool,
    /// Ends that are open even so, before the end at hand.
    open: usize,
    stack: Vec<Frame>,
    /// Layouts from which nothing wins, or which are being looked through. Nothing is come to again from itself, as every step
    /// plays or digs a card.
    seen: TranspositionTable,
    /// The same of classes as a whole; and which are split, and which are too large for it. They are few, and dear to forget.
    classes: TranspositionTable,
    hops: Vec<(Hop, Nature)>,
    /// Layouts on the stack, and how many there may be.
    held: usize,
    most: usize,
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
    /// To the end, by acts of a class.
    SeemsWon,
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
            crowd: CROWD,
            crowded: false,
            open: 0,
            stack: Vec::new(),
            seen: TranspositionTable::new(bytes / 2),
            classes: TranspositionTable::new(bytes / 8),
            hops: Vec::new(),
            held: 0,
            most: bytes / 8 * 3 / size_of::<Layout>(),
            begun: false,
        }
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
            spent += 1 + prospects.spent() - before;
            let goes_on = match met {
                Met::Nothing => true,
                Met::TooMuch => self.make_room(columns),
                Met::Won(way, forced) => {
                    if let Some(line) = self.line(way, &forced) {
                        return (spent, Known::Won(self.open, line));
                    }
                    self.refine(columns)
                }
                Met::SeemsWon => self.refine(columns),
            };
            if !goes_on {
                // Nothing is shown of this end.
                self.unwind(columns, 0);
                self.open += 1;
                self.begun = false;
            }
        }
        (spent, Known::Nothing)
    }

    /// Splits the tightest classes on the way that seems to win, and goes back to before the first of them; false if there is
    /// none that can be split.
    fn refine(&mut self, columns: &Columns) -> bool {
        let can_be_split: Vec<(usize, i8)> = (0..)
            .zip(&self.stack)
            .filter(|(_, frame)| !self.is_crowded(frame.class))
            .filter_map(|(n, frame)| if let Members::Whole(spare) = frame.members { Some((n, spare)) } else { None })
            .collect();
        let Some(tightest) = can_be_split.iter().map(|&(_, spare)| spare).min() else { return false };
        let mut split = can_be_split.into_iter().filter(|&(_, spare)| spare == tightest).map(|(n, _)| n);
        let Some(first) = split.next() else { return false };
        for n in split.chain([first]) {
            self.classes.insert(self.stack[n].class ^ SPLIT, true);
        }
        self.go_back(columns, first);
        true
    }

    /// Takes the class of the stack that holds most layouts for one that is not split, and goes back to before it; false if there
    /// is none.
    fn make_room(&mut self, columns: &Columns) -> bool {
        let Some(n) = (0..self.stack.len()).max_by_key(|&n| self.stack[n].held()) else { return false };
        self.set_crowded(self.stack[n].class);
        self.go_back(columns, n);
        true
    }

    /// Goes back to before the frame of this number.
    fn go_back(&mut self, columns: &Columns, n: usize) {
        let way = self.stack[n].from;
        self.unwind(columns, n);
        match self.stack.last_mut() {
            Some(frame) => frame.ways.push(way),
            None => self.begun = false,
        }
    }

    /// Leaves the stack as it was before its frame of this number, of which it is not known that it is lost.
    fn unwind(&mut self, columns: &Columns, length: usize) {
        for frame in self.stack.drain(length..) {
            self.held -= frame.held();
            if let Some(mark) = frame.mark() {
                self.classes.insert(mark, false);
            }
            if let Members::Near { layouts, .. } = frame.members {
                for layout in layouts {
                    self.seen.insert(layout.key(columns, SUITS), false);
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
            Way::Act(..) => return None,
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

    /// Whether nothing wins from a class, whatever its layout.
    fn is_shut(&self, class: u128) -> bool {
        [ENTERED, WHOLE].iter().any(|mark| self.classes.get(class ^ mark) == Some(true))
    }

    /// What marks a class as too large for the number of layouts that it may have now.
    fn crowded_mark(&self, class: u128) -> u128 {
        class ^ CROWDED.wrapping_mul(self.crowd as u128)
    }

    fn is_crowded(&self, class: u128) -> bool {
        self.classes.get(self.crowded_mark(class)).is_some()
    }

    fn set_crowded(&mut self, class: u128) {
        self.classes.insert(self.crowded_mark(class), true);
        self.crowded = true;
    }

    /// Whether the layouts of a class are not told apart.
    fn is_whole(&self, class: &Class) -> bool {
        class.room.spare >= self.theta && self.classes.get(class.key ^ SPLIT).is_none() || self.is_crowded(class.key)
    }

    fn go(&mut self, columns: &Columns, prospects: &mut Prospects, way: Way) -> Met {
        let mut layout = match way {
            Way::Start(layout) => layout,
            Way::Hop(mut layout, _, hop) => {
                layout.apply(columns, hop, SUITS);
                layout
            }
            Way::Act(mut frozen, act) => {
                act.apply(columns, &mut frozen);
                return self.come_to(columns, prospects, frozen, way, Vec::new());
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
        if self.is_shut(class.key) {
            return Met::Nothing;
        }
        if self.is_whole(&class) {
            return self.come_to_class(columns, prospects, class, way, forced);
        }
        let own = layout.key(columns, SUITS);
        if self.is_seen(own) || prospects.class_alive(columns, &class, ASK) == Some(false) {
            return Met::Nothing;
        }
        self.seen.insert(own, true);
        let mut near = TranspositionTable::new(self.crowd * 12);
        near.visit(own);
        let members = Members::Near { layouts: vec![layout], parents: vec![(0, (0, 0))], near };
        self.held += 1;
        self.stack.push(Frame { from: way, forced, class: class.key, ways: Vec::new(), members, at: 0 });
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
            return Met::SeemsWon;
        }
        self.come_to_class(columns, prospects, Class::of(columns, self.kings, layout), from, forced)
    }

    /// Comes to a class in whatever layout; a safe act of it is made at once.
    fn come_to_class(
        &mut self,
        columns: &Columns,
        prospects: &mut Prospects,
        class: Class,
        from: Way,
        forced: Vec<Hop>,
    ) -> Met {
        // Without room for the heap there is no layout.
        if class.room.spare < 0 || self.is_shut(class.key) || prospects.class_alive(columns, &class, ASK) == Some(false)
        {
            return Met::Nothing;
        }
        let mut steps = Vec::new();
        let Class { mut frozen, room, key } = class;
        if class.acts(columns, self.kings, &mut steps) {
            steps[0].apply(columns, &mut frozen);
            return self.come_to(columns, prospects, frozen, from, forced);
        }
        let (mut ways, mut members) = (Vec::new(), Members::Whole(room.spare));
        if !self.is_whole(&class) {
            let heap = Heap::new(columns, self.kings, frozen, &room);
            if heap.count(columns) < self.crowd as u64 {
                members = Members::All(Box::new(heap));
            } else {
                self.set_crowded(key);
            }
        }
        if matches!(members, Members::Whole(_)) {
            ways.extend(steps.into_iter().map(|act| Way::Act(frozen, act)));
        }
        let frame = Frame { from, forced, class: key, ways, members, at: 0 };
        if let Some(mark) = frame.mark() {
            self.classes.insert(mark, true);
        }
        self.stack.push(frame);
        Met::Nothing
    }

    /// Looks at one more layout of the last frame, or leaves it: then nothing wins from there.
    fn look(&mut self, columns: &Columns, prospects: &mut Prospects) -> Met {
        let Some(frame) = self.stack.last_mut() else { return Met::Nothing };
        let at = frame.at;
        let layout = match &frame.members {
            Members::Whole(_) => None,
            Members::All(heap) => heap.layout(columns, at as u64),
            Members::Near { layouts, .. } => layouts.get(at).copied(),
        };
        let Some(layout) = layout else {
            self.held -= frame.held();
            if frame.mark().is_some() {
                prospects.note_lost(frame.class);
            }
            self.stack.pop();
            return Met::Nothing;
        };
        frame.at += 1;
        if matches!(frame.members, Members::All(_))
            && (self.seen.get(layout.key(columns, SUITS)) == Some(true)
                || prospects.alive(columns, &layout, ASK) == Some(false))
        {
            return Met::Nothing;
        }
        let mut hops = std::mem::take(&mut self.hops);
        layout.hops(columns, self.kings, &mut hops);
        // Plays come first in the list: they are put down last, and looked at first.
        for &(hop, nature) in hops.iter().rev() {
            if nature != Nature::Transfer {
                frame.ways.push(Way::Hop(layout, at, hop));
            } else if let Members::Near { layouts, parents, near } = &mut frame.members {
                let mut next = layout;
                next.apply(columns, hop, SUITS);
                let key = next.key(columns, SUITS);
                if near.visit(key) {
                    self.seen.insert(key, true);
                    self.held += 1;
                    layouts.push(next);
                    parents.push((at, hop));
                }
            }
        }
        self.hops = hops;
        if frame.held() >= self.crowd || self.held > self.most { Met::TooMuch } else { Met::Nothing }
    }
}

/// All layouts of a heap round frozen cards, its suits unknown: rank by rank from above, a card goes on one a rank higher or on a
/// bare king, of which one is like another. They are numbered, and each is made when it is asked for.
#[derive(Clone, Debug)]
pub(super) struct Heap {
    kings: usize,
    frozen: Layout,
    counts: [i8; 16],
    /// In how many ways the cards below a rank can be laid with so many kings bare.
    ways: [[u64; 9]; 13],
    bare: usize,
}

impl Heap {
    pub(super) fn new(columns: &Columns, kings: usize, frozen: Layout, room: &Room) -> Self {
        let mut heap = Self { kings, frozen, counts: room.heap, ways: [[0; 9]; 13], bare: room.bare() };
        heap.ways[0] = [1; 9];
        for r in 0..columns.ranks {
            let places = room.places(columns.ranks, r);
            for bare in 0..=8 {
                let mut ways = 0u64;
                for (alone, chosen) in heap.splits(r, places, bare) {
                    ways = ways
                        .saturating_add(choose(places, chosen).saturating_mul(heap.ways[usize::from(r)][bare - alone]));
                }
                heap.ways[usize::from(r) + 1][bare] = ways;
            }
        }
        heap
    }

    /// How many of the cards of a rank lie on bare kings, and how many on others, in all ways.
    fn splits(&self, r: u8, places: usize, bare: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let count = self.counts[usize::from(r)].max(0) as usize;
        (count.saturating_sub(places)..=count.min(bare)).map(move |alone| (alone, count - alone))
    }

    /// How many layouts there are, or `u64::MAX` if there are more.
    pub(super) fn count(&self, columns: &Columns) -> u64 {
        self.ways[usize::from(columns.ranks)][self.bare]
    }

    /// The layout of this number.
    pub(super) fn layout(&self, columns: &Columns, mut number: u64) -> Option<Layout> {
        if number >= self.count(columns) {
            return None;
        }
        let mut layout = self.frozen;
        for r in (0..columns.ranks).rev() {
            let (mut places, mut bare) = (Vec::with_capacity(8), Vec::with_capacity(8));
            for c in 0..self.kings {
                match layout.last_rank(columns, c) {
                    Some(last) if last == r + 1 => places.push(c),
                    Some(_) => {}
                    None => bare.push(c),
                }
            }
            for (alone, mut chosen) in self.splits(r, places.len(), bare.len()) {
                let rest = self.ways[usize::from(r)][bare.len() - alone];
                let here = choose(places.len(), chosen).saturating_mul(rest);
                if number >= here {
                    number -= here;
                    continue;
                }
                let mut which = number / rest;
                number %= rest;
                let mut push = |c: usize| layout.run[c] = layout.run[c].push(r, UNKNOWN);
                bare[..alone].iter().for_each(|&c| push(c));
                // The combination of this number: those with the next place come first.
                for (n, &c) in places.iter().enumerate() {
                    let with = if chosen == 0 { 0 } else { choose(places.len() - n - 1, chosen - 1) };
                    if which < with {
                        push(c);
                        chosen -= 1;
                    } else {
                        which -= with;
                    }
                }
                break;
            }
        }
        Some(layout)
    }
}

/// In how many ways so many can be chosen of so many.
fn choose(of: usize, n: usize) -> u64 {
    if n > of { 0 } else { (0..n as u64).fold(1, |ways, i| ways * (of as u64 - i) / (i + 1)) }
}
