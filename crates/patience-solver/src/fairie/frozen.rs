//! The third abstraction: of the loose cards it is known where those lie that cannot move before the next card is played or dug;
//! the others are a heap that must only fit, as in the first one.

use super::columns::{Columns, UNKNOWN, wide};
use super::layout::{Layout, SUITS};
use super::losses::Losses;
use super::ranks::{Ranks, Short};
use super::state::{raise, safe, suitable};
use crate::card::{kind, rank, suit};
use crate::limits::Rule;
use crate::transpositions::TranspositionTable;

/// The room that there is for the cards of the heap: on each other, on the last cards of the columns, and on bare kings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// Cards of each rank in the heap.
    pub(crate) heap: Ranks,
    /// How many columns end in a card of each rank, and how many in a bare king.
    ends: Ranks,
    bare: i8,
    /// How many cards of the heap find no card of the next rank to lie on.
    short: Short,
    /// Bare kings that stay free where the heap lies as tight as it can; negative if it does not fit.
    pub(crate) spare: i8,
}

impl Room {
    /// The room where the cards in the runs of a layout stay where they are, and all other loose cards are the heap.
    pub(crate) fn new(columns: &Columns, kings: usize, layout: &Layout) -> Self {
        let (mut heap, mut ends, mut bare) = (layout.outline.unplayed(), Ranks::NONE, 0);
        for c in 0..kings {
            let prefix = columns.get(layout.outline.prefix[c]);
            heap = heap.without(prefix.counts);
            let run = layout.run[c];
            if run.len() > 0 {
                heap = heap.without(Ranks::some(run.last_rank(), run.len()));
                ends.one_more(run.last_rank());
            } else if layout.outline.prefix[c] != 0 {
                ends.one_more(rank(prefix.top));
            } else {
                bare += 1;
            }
        }
        Self::of(heap, ends, bare, columns.ranks)
    }

    /// The room for a heap where columns end so. What is short and what is spare is counted as in the first abstraction.
    fn of(heap: Ranks, ends: Ranks, bare: i8, ranks: u8) -> Self {
        let short = Short::new(heap, ends, ranks);
        Self { heap, ends, bare, short, spare: bare - short.sum() }
    }

    /// The last card of a column, of this rank, joins the heap and bares one of another rank, or its king.
    fn join(&mut self, rank: u8, bared: Option<u8>) {
        self.heap.one_more(rank);
        self.ends.one_less(rank);
        match bared {
            Some(rank) => self.ends.one_more(rank),
            None => self.bare += 1,
        }
    }

    /// Kings to spare at the moment at which a card of this rank goes up: it bears none.
    pub(crate) fn playing(&self, rank: u8) -> i8 {
        self.spare - i8::from(self.short.is_full(rank))
    }

    /// The same at the moment at which such a card moves: it bears none, and needs a place that bears none.
    pub(crate) fn moving(&self, rank: u8) -> i8 {
        self.playing(rank) - i8::from(self.short.is_full(rank + 1))
    }
}

/// All layouts with the same frozen cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class {
    /// The frozen cards alone.
    pub(crate) frozen: Layout,
    /// The room for the others.
    pub(crate) room: Room,
    pub(crate) key: u128,
}

impl Class {
    /// The class of a layout, of which it need not be known where all cards lie (ledger, FQ-3).
    ///
    /// To begin with, all cards of the runs are taken to stay. The last one of a column for which there is room to move, if all
    /// others that are taken to stay do so, joins the heap; and so on, until there is none.
    pub(crate) fn of(columns: &Columns, kings: usize, mut layout: Layout) -> Self {
        let mut room = Room::new(columns, kings, &layout);
        let mut done = false;
        while !done {
            done = true;
            for c in 0..kings {
                while layout.run[c].len() > 0 {
                    let r = layout.run[c].last_rank();
                    if room.moving(r) < 0 {
                        break;
                    }
                    done = false;
                    layout.run[c] = layout.run[c].pop();
                    room.join(r, layout.last_rank(columns, c));
                    if layout.run[c].len() == 0 {
                        // Where it lay on another card of its run, that one is now a place for one of the heap, which it has
                        // joined.
                        room = Room::of(room.heap, room.ends, room.bare, columns.ranks);
                    }
                }
            }
        }
        Self { frozen: layout, room, key: layout.key(columns, SUITS) }
    }

    /// Puts down all acts for which there is room, the one to try first last; or the safe one (FQ-S) of the lowest rank alone,
    /// and then returns true.
    pub(crate) fn acts(&self, columns: &Columns, kings: usize, acts: &mut Vec<Act>) -> bool {
        let Self { frozen, room, .. } = self;
        let heights = &frozen.outline.heights;
        let first = acts.len();
        for c in 0..kings {
            let p = frozen.outline.prefix[c];
            if p != 0 && frozen.run[c].len() == 0 && room.moving(rank(columns.get(p).top)) >= 0 {
                acts.push(Act::Dig(c as u8));
            }
        }
        let mut forced: Option<(u8, Act)> = None;
        let mut play = |s: u8, r: u8, act: Act| {
            acts.push(act);
            if safe(heights, s, r) && forced.is_none_or(|(lowest, _)| r < lowest) {
                forced = Some((r, act));
            }
        };
        for c in 0..kings {
            let Some((s, r)) = frozen.last(columns, c).filter(|&(_, r)| room.playing(r) >= 0) else { continue };
            for suit in 0..4 {
                let is_it = if s == UNKNOWN { frozen.unplaced(columns, suit, r) > 0 } else { s == suit };
                if is_it && suitable(heights, suit, r) {
                    play(suit, r, Act::Up(c as u8, suit));
                }
            }
        }
        for (s, &[high, low]) in (0..).zip(heights) {
            // Two foundations of one height wait for the same kind.
            let waiting = if low == high { [Some(high), None] } else { [Some(high), Some(low)] };
            for r in waiting.into_iter().flatten().filter(|&r| r != columns.ranks && room.playing(r) >= 0) {
                if room.heap.get(r) > 0 && frozen.unplaced(columns, s, r) > 0 {
                    play(s, r, Act::Heap(kind(s, r)));
                }
            }
        }
        let Some((_, act)) = forced.filter(|_| columns.rules.has(Rule::FqS)) else { return false };
        acts.truncate(first);
        acts.push(act);
        true
    }
}

/// A step that cannot be taken back, of a layout of which only the frozen cards are known.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// A card of the heap of this kind goes up.
    Heap(u8),
    /// The last card of this column, frozen or dealt, goes up as one of this suit.
    Up(u8, u8),
    /// The last dealt card of this column is moved away.
    Dig(u8),
}

impl Act {
    /// Kings to spare at the moment of the act, if the cards of the runs of a layout stay where they are; negative if it is not
    /// possible.
    pub(crate) fn spare(self, columns: &Columns, layout: &Layout, room: &Room) -> i8 {
        match self {
            Act::Heap(card) => room.playing(rank(card)),
            Act::Up(c, _) => layout.last_rank(columns, usize::from(c)).map_or(-1, |r| room.playing(r)),
            Act::Dig(c) => room.moving(rank(columns.get(layout.outline.prefix[usize::from(c)]).top)),
        }
    }

    /// What tells it from the other acts of a layout, whatever the order of its columns.
    pub(crate) fn key(self, columns: &Columns, layout: &Layout) -> u128 {
        let (kind, c) = match self {
            Act::Heap(card) => return wide(1 << 8 | u64::from(card)),
            Act::Up(c, s) => (2 << 8 | u64::from(s), c),
            Act::Dig(c) => (3 << 8, c),
        };
        wide(kind ^ layout.part(columns, usize::from(c), SUITS) as u64)
    }

    pub(crate) fn apply(self, columns: &Columns, layout: &mut Layout) {
        let c = match self {
            Act::Heap(card) => return raise(&mut layout.outline.heights, suit(card), rank(card)),
            Act::Up(c, s) => {
                let c = usize::from(c);
                if let Some(r) = layout.last_rank(columns, c) {
                    raise(&mut layout.outline.heights, s, r);
                }
                c
            }
            Act::Dig(c) => usize::from(c),
        };
        if layout.run[c].len() > 0 {
            layout.run[c] = layout.run[c].pop();
        } else {
            let prefix = columns.get(layout.outline.prefix[c]);
            (layout.outline.prefix[c], layout.run[c]) = (prefix.parent, prefix.below);
        }
    }
}

/// A layout whose acts are being tried.
#[derive(Clone, Copy, Debug)]
struct Frame {
    layout: Layout,
    key: u128,
    /// Where its acts begin in the list of those to try.
    acts: usize,
}

/// Which layouts can be played to the end within the abstraction.
#[derive(Clone, Debug)]
pub(crate) struct Frozen {
    kings: usize,
    known: TranspositionTable,
    stack: Vec<Frame>,
    /// The acts still to try out of all layouts of the stack, the next one last.
    untried: Vec<Act>,
    /// What a more thorough search has found lost.
    losses: Losses,
    pub(crate) spent: u64,
}

impl Frozen {
    pub(crate) fn new(kings: usize, bytes: usize) -> Self {
        Self {
            kings,
            known: TranspositionTable::new(bytes / 2),
            stack: Vec::new(),
            untried: Vec::new(),
            losses: Losses::new(bytes / 2),
            spent: 0,
        }
    }

    /// Whether a layout can be finished; `None` if `limit` new ones do not decide it.
    pub(crate) fn alive(&mut self, columns: &Columns, layout: &Layout, limit: u64) -> Option<bool> {
        self.class_alive(columns, &Class::of(columns, self.kings, *layout), limit)
    }

    /// The same of a class.
    pub(crate) fn class_alive(&mut self, columns: &Columns, class: &Class, limit: u64) -> Option<bool> {
        let known = self.known.get(class.key);
        if known != Some(false) && self.losses.covers(columns, &class.frozen) {
            self.known.insert(class.key, false);
            return Some(false);
        }
        if known.is_some() {
            return known;
        }
        let stop = self.spent + limit;
        self.stack.clear();
        self.untried.clear();
        self.push(columns, class);
        while let Some(&Frame { mut layout, key, acts }) = self.stack.last() {
            if self.untried.len() == acts {
                self.known.insert(key, false);
                self.stack.pop();
                continue;
            }
            if self.spent >= stop {
                return None;
            }
            self.untried.pop()?.apply(columns, &mut layout);
            if layout.outline.is_won(columns) {
                return Some(self.finish());
            }
            let class = Class::of(columns, self.kings, layout);
            match self.known.get(class.key) {
                Some(false) => {}
                Some(true) => return Some(self.finish()),
                None => self.push(columns, &class),
            }
        }
        Some(false)
    }

    /// Notes that layouts with these frozen cards are lost, wherever the others lie.
    pub(crate) fn note_lost(&mut self, columns: &Columns, frozen: &Layout) {
        self.known.insert(frozen.key(columns, SUITS), false);
        self.losses.note(columns, frozen);
    }

    fn push(&mut self, columns: &Columns, class: &Class) {
        self.spent += 1;
        self.stack.push(Frame { layout: class.frozen, key: class.key, acts: self.untried.len() });
        class.acts(columns, self.kings, &mut self.untried);
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
