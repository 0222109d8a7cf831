//! Which copy of a card goes up and which goes down: Sly and the Labyrinth with all cards of the stock to be had.
//!
//! Once that is settled for every kind, to play whatever can be played is never wrong, so that one pass tells whether all
//! cards come home. Kinds that are not settled yet may be taken either way, or both ways at once: what then does not come
//! home never does (ledger, LAB-R and SLY-R).

use crate::card::kind;

/// A card: its kind, and 52 more for its second copy.
pub(crate) type Item = u8;

pub(crate) const NONE: Item = 255;

/// Tells the copies of cards apart.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Copies(u64);

impl Copies {
    /// The next card of this kind.
    pub(crate) fn next(&mut self, card: u8) -> Item {
        let second = self.0 >> card & 1 == 1;
        self.0 |= 1 << card;
        card + 52 * u8::from(second)
    }
}

/// What a pass counts in nodes: it takes as long as so many moves of a play-out.
pub(crate) const PASS: u64 = 50;

/// The foundations: 0 for ascending or 1 for descending, and the suit.
const PILES: [(usize, usize); 8] = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3)];

/// What is settled so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Way {
    /// Kinds that are settled, and those of them whose first copy goes up.
    known: u64,
    first_up: u64,
    /// The card taken by grace.
    taken: Option<Item>,
}

/// How far one pass gets.
struct Pass {
    won: bool,
    /// Cards that would go if they were free.
    shut: [u64; 2],
    /// Kinds whose first copy went up, as far as they were not settled.
    first_up: u64,
    /// The first kind of which one copy served both ways, as a set.
    twice: u64,
}

/// The search for a way to settle all kinds.
#[derive(Clone, Debug)]
pub(crate) struct Homes {
    ranks: u8,
    start: [[u8; 4]; 2],
    /// Copies that lie somewhere, and those of them that are free, by kind.
    here: [u64; 2],
    free: [u64; 2],
    /// The cards that are free when a card is gone.
    frees: [[Item; 2]; 104],
    /// Whether a card may still be taken by grace.
    grace: bool,
    stack: Vec<Way>,
    /// How all cards come home, once that is found.
    pub(crate) way: Way,
}

/// Gives the relaxed game a turn of about so many nodes; returns the nodes spent, and whether it is lost. Once it is won
/// there is nothing more to learn from it, and it goes.
pub(crate) fn turn(homes: &mut Option<Homes>, nodes: u64) -> (u64, bool) {
    let Some(search) = homes else { return (0, false) };
    let (passes, open) = search.run(nodes.div_ceil(PASS));
    if open == Some(true) {
        *homes = None;
    }
    (passes * PASS, open == Some(false))
}

impl Homes {
    /// A search that has no cards yet; they are added, and tied to each other, before it is run.
    pub(crate) fn new(ranks: u8, up: [u8; 4], down: [u8; 4], grace: bool) -> Self {
        Self {
            ranks,
            start: [up, down],
            here: [0; 2],
            free: [0; 2],
            frees: [[NONE; 2]; 104],
            grace,
            stack: Vec::new(),
            way: Way::default(),
        }
    }

    /// Adds a card.
    pub(crate) fn add(&mut self, item: Item, free: bool) {
        let (copy, card) = (usize::from(item / 52), item % 52);
        self.here[copy] |= 1 << card;
        self.free[copy] |= u64::from(free) << card;
    }

    /// Says that a card is free when another one is gone.
    pub(crate) fn tie(&mut self, gone: Item, freed: Item) {
        let frees = &mut self.frees[usize::from(gone)];
        frees[usize::from(frees[0] != NONE)] = freed;
    }

    /// Ends the adding of cards.
    pub(crate) fn begin(&mut self) {
        let mut up = 0;
        for s in 0..4 {
            for r in self.start[0][usize::from(s)]..self.ranks {
                up |= 1 << kind(s, r);
            }
        }
        // Of copies that are both free and free nothing it does not matter which is which.
        let mut known = !(self.here[0] & self.here[1]);
        for card in 0..52u8 {
            let idle = |copy: usize| {
                self.free[copy] >> card & 1 == 1 && self.frees[52 * copy + usize::from(card)] == [NONE; 2]
            };
            known |= u64::from(idle(0) && idle(1)) << card;
        }
        self.stack.push(Way { known, first_up: up ^ (self.here[1] & !self.here[0]), taken: None });
    }

    /// Whether all cards come home by a way that was found for a position before this one.
    pub(crate) fn follows(&mut self, way: Way) -> bool {
        let twins = self.here[0] & self.here[1];
        let first_up = way.first_up & twins | self.stack[0].first_up & !twins;
        self.way = Way { known: way.known, first_up, taken: way.taken.filter(|_| self.grace) };
        way.known == !0 && self.pass(self.way).won
    }

    fn pass(&self, way: Way) -> Pass {
        let mut height = self.start;
        let mut free = self.free;
        let mut out = [0u64; 2];
        let mut took = way.taken;
        let open = !way.known;
        // The copies that may go up, that may go down.
        let may = [[way.first_up | open, !way.first_up | open], [!way.first_up | open, way.first_up | open]];
        let (mut met, mut both, mut first_up) = (0u64, 0u64, 0u64);
        let mut twice = 0;
        let mut takes = [0u64; 2];
        let mut left = 0;
        for (sign, s) in PILES {
            left += u32::from(self.ranks - height[sign][s]);
            takes[sign] |= self.wanted(sign, s, height[sign][s]);
        }
        loop {
            let mut changed = false;
            for (sign, s) in PILES {
                loop {
                    let card = self.wanted(sign, s, height[sign][s]);
                    let can = [0, 1].map(|copy| free[copy] & may[sign][copy] & self.here[copy] & card != 0);
                    if !can[0] && !can[1] {
                        break;
                    }
                    if open & card != 0 {
                        if met & card == 0 {
                            met |= card;
                            both |= if can[0] && can[1] { card } else { 0 };
                            first_up |= if can[0] == (sign == 0) { card } else { 0 };
                        } else if both & card == 0 && !(can[0] && can[1]) && twice == 0 {
                            twice = card;
                        }
                    }
                    height[sign][s] += 1;
                    left -= 1;
                    takes[sign] |= self.wanted(sign, s, height[sign][s]);
                    changed = true;
                }
            }
            for copy in 0..2 {
                let mut go = free[copy] & !out[copy] & (takes[0] & may[0][copy] | takes[1] & may[1][copy]);
                if let Some(item) = took.filter(|item| usize::from(item / 52) == copy) {
                    go |= 1 << (item % 52);
                    free[copy] |= go;
                    took = None;
                }
                out[copy] |= go;
                while go != 0 {
                    let item = 52 * copy + go.trailing_zeros() as usize;
                    go &= go - 1;
                    for freed in self.frees[item] {
                        if freed != NONE {
                            free[usize::from(freed / 52)] |= 1 << (freed % 52);
                            changed = true;
                        }
                    }
                }
            }
            if left == 0 || !changed {
                let shut = [0, 1]
                    .map(|copy| self.here[copy] & !out[copy] & (takes[0] & may[0][copy] | takes[1] & may[1][copy]));
                return Pass { won: left == 0, shut, first_up, twice };
            }
        }
    }

    /// The kind that a foundation wants at this height, as a set; none if it is complete.
    fn wanted(&self, sign: usize, s: usize, height: u8) -> u64 {
        let rank = if sign == 0 { height } else { self.ranks.wrapping_sub(1).wrapping_sub(height) };
        if height < self.ranks { 1 << kind(s as u8, rank) } else { 0 }
    }

    /// Looks on for about `passes` passes: whether the cards can all come home, if that is known.
    pub(crate) fn run(&mut self, passes: u64) -> (u64, Option<bool>) {
        let mut spent = 0;
        while spent < passes {
            let Some(mut way) = self.stack.pop() else { return (spent, Some(false)) };
            let graceful = self.grace && way.taken.is_none();
            let mut split = 0;
            let pass = loop {
                let pass = self.pass(way);
                spent += 1;
                if !pass.won {
                    break pass;
                }
                let settled = Way { known: !0, first_up: way.first_up & way.known | pass.first_up & !way.known, ..way };
                if self.pass(settled).won {
                    self.way = settled;
                    return (spent, Some(true));
                }
                spent += 1;
                let known = way.known;
                split = pass.twice;
                let mut open = !known & self.here[0];
                while open != 0 {
                    let bit = open & open.wrapping_neg();
                    let ways = [0, bit].map(|up| {
                        self.pass(Way { known: way.known | bit, first_up: way.first_up & !bit | up, ..way }).won
                    });
                    spent += 2;
                    if !ways[0] && !ways[1] {
                        split = bit;
                        break;
                    }
                    if ways[0] != ways[1] {
                        // One way only, unless a card can still be taken.
                        if graceful {
                            split = bit;
                        } else {
                            way.known |= bit;
                            way.first_up = way.first_up & !bit | if ways[1] { bit } else { 0 };
                        }
                    }
                    open &= open - 1;
                }
                if open != 0 && !graceful {
                    break Pass { won: false, ..pass };
                }
                if open != 0 || way.known == known {
                    break pass;
                }
            };
            if !pass.won {
                if graceful {
                    spent += self.take(way, pass.shut);
                }
                continue;
            }
            let open = !way.known & self.here[0];
            debug_assert!(open != 0);
            let bit = if split == 0 { open & open.wrapping_neg() } else { split };
            for up in [0, bit] {
                self.stack.push(Way { known: way.known | bit, first_up: way.first_up & !bit | up, ..way });
            }
        }
        (spent, None)
    }

    /// Goes on with every card that it may help to take; returns the passes made.
    ///
    /// To take a card helps at once or not at all: it goes home, or it frees one that does.
    fn take(&mut self, way: Way, shut: [u64; 2]) -> u64 {
        let mut spent = 0;
        let mut cards = shut;
        for item in items(shut) {
            for beside in self.frees[usize::from(item)].into_iter().filter(|item| *item != NONE) {
                cards[usize::from(beside / 52)] |= 1 << (beside % 52);
            }
        }
        for item in items(cards) {
            let way = Way { taken: Some(item), ..way };
            spent += 1;
            if self.pass(way).won {
                self.stack.push(way);
            }
        }
        spent
    }
}

/// Every card of a set.
fn items(set: [u64; 2]) -> impl Iterator<Item = Item> {
    (0..104).filter(move |item| set[usize::from(item / 52)] >> (item % 52) & 1 == 1)
}
