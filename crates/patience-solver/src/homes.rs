//! Which copy of a card goes up and which goes down: the relaxed game of Sly and the Labyrinth, in which the whole stock is
//! available at any time.
//!
//! Once that is settled for every kind, to play whatever can be played is never wrong, so that one pass tells whether all
//! cards come home. Kinds that are not settled yet may be taken either way, or both ways at once: what then does not come
//! home never does (ledger, LAB-R and SLY-R).
//!
//! An example: one suit of three ranks, both foundations empty. Three packets, bottom card first: 2 A, 3 2′, A′ 3′, where ′
//! marks second copies. A, 2′ and 3′ are free. With nothing settled, a pass plays A, 2′ and 3′ up, and then 3′ and 2′ once
//! more and A once more, down: it wins, but 3 is the first kind of which one copy served both foundations. Now the way that
//! was taken up is settled: A, 2′ and 3′ go up, A′, 2 and 3 go down. A pass plays the first three, which frees the others,
//! and then plays those: won, with each copy used once.

pub(crate) mod narrow;

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

/// What is settled so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Way {
    /// Kinds that are settled, and those of them whose first copy goes up.
    known: u64,
    first_up: u64,
    /// The card taken by grace.
    taken: Option<Item>,
}

impl Way {
    /// Kinds whose first copy goes up, if every kind is settled and no card is taken by grace.
    pub(crate) fn all_up(&self) -> Option<u64> {
        (self.known == !0 && self.taken.is_none()).then_some(self.first_up)
    }
}

/// How far one pass gets. Sets of cards are a pair of sets of kinds, one for each copy.
#[derive(PartialEq, Eq, Debug)]
struct Pass {
    won: bool,
    /// Cards that would go if they were free.
    shut: [u64; 2],
    /// Kinds whose first copy went up, as far as they were not settled.
    first_up: u64,
    /// The first kind of which one copy served both foundations, as a set; empty if there is none.
    twice: u64,
}

/// The kinds of every other suit, so that a carry out of one suit meets none of the next.
const ALTERNATE: [u64; 2] = [0x1fff | 0x1fff << 26, 0x1fff << 13 | 0x1fff << 39];
/// The kinds of so low a rank that those 1, 2, 4 or 8 ranks above are of the same suit.
const BELOW: [(u32, u64); 4] = [(1, 0xfff), (2, 0x7ff), (4, 0x1ff), (8, 0x1f)];

/// The same set of ranks in every suit.
const fn in_all_suits(ranks: u64) -> u64 {
    ranks | ranks << 13 | ranks << 26 | ranks << 39
}

/// How far the ascending foundations go, which have asked for the kinds `start`, if the kinds of `able` can go: what goes, and
/// what has been asked for then.
#[inline(always)]
fn ascend(able: u64, start: u64) -> (u64, u64) {
    // A carry runs through all that can go, to the first kind that cannot.
    let runs = ALTERNATE.map(|suits| {
        let able = able & suits;
        (able.wrapping_add(start & suits) ^ able) & suits
    });
    let reached = runs[0] | runs[1];
    (reached & able, reached)
}

/// The same of the descending ones, which have the kinds `rest` still to come.
#[inline(always)]
fn descend(able: u64, rest: u64) -> (u64, u64) {
    let mut shut = rest & !able;
    for (ranks, low) in BELOW {
        shut |= shut >> ranks & in_all_suits(low);
    }
    (rest & !shut, rest & !(shut >> 1 & in_all_suits(0xfff)))
}

/// A pass under way: foundations and freed cards only grow, until nothing changes.
#[derive(Clone)]
struct Sweep<'a> {
    homes: &'a Homes,
    /// Kinds that may be taken either way.
    unsettled: u64,
    /// The cards that may go up, that may go down.
    allowed: [[u64; 2]; 2],
    /// Kinds that have gone up, that have gone down.
    played: [u64; 2],
    /// Kinds that the ascending, that the descending foundations have asked for so far.
    reached: [u64; 2],
    free: [u64; 2],
    /// Cards that are not free yet, whatever else bares them, for want of those that were laid on them.
    held: [u64; 2],
    /// Cards that have left their places and bare what they covered, of those that cover others.
    gone: [u64; 2],
    /// The card taken by grace, until it is taken, and whether there is or was one.
    grace: Option<Item>,
    taken: bool,
    /// Unsettled kinds that one foundation has taken, and those of them of which both copies could go then.
    served: u64,
    had_choice: u64,
    first_up: u64,
    /// The first kind of which one copy served both foundations, as a set, and all of them.
    twice: u64,
    all_twice: u64,
    /// Cards that were gone before an ascending, before a descending foundation asked for them.
    unasked: [[u64; 2]; 2],
    /// How often all foundations were looked at.
    rounds: u64,
}

impl Sweep<'_> {
    /// Plays on until nothing changes; whether all cards come home.
    #[inline(never)]
    fn run(&mut self) -> bool {
        loop {
            self.rounds += 1;
            let played = self.play();
            let released = self.release();
            if self.is_won() {
                return true;
            }
            if !played && !released {
                return false;
            }
        }
    }

    /// Cards that would go if they were free.
    fn shut(&self) -> [u64; 2] {
        [0, 1].map(|copy| self.homes.here[copy] & (!self.free[copy] | self.held[copy]) & self.asked_for(copy))
    }

    /// Raises every foundation as far as free cards go; whether one was raised.
    #[inline(always)]
    fn play(&mut self) -> bool {
        let free = [0, 1].map(|copy| self.free[copy] & !self.held[copy]);
        let earlier = self.played;
        for (sign, before) in earlier.into_iter().enumerate() {
            let able = [0, 1].map(|copy| free[copy] & self.allowed[sign][copy]);
            let either = able[0] | able[1];
            (self.played[sign], self.reached[sign]) = match sign {
                0 => ascend(either, self.homes.start),
                _ => descend(either, self.homes.rest[1]),
            };
            let kinds = self.played[sign] & !before & self.unsettled;
            if kinds != 0 {
                self.serve(sign, kinds, able);
            }
        }
        self.played != earlier
    }

    /// Whether all cards are home.
    #[inline(always)]
    fn is_won(&self) -> bool {
        self.played == self.homes.rest
    }

    /// Notes which copies of unsettled kinds the foundations of a sign take, of those that are able to go.
    #[inline(always)]
    fn serve(&mut self, sign: usize, kinds: u64, able: [u64; 2]) {
        let choice = able[0] & able[1];
        let first = kinds & !self.served;
        let second = kinds & self.served & !self.had_choice & !choice;
        self.served |= first;
        self.had_choice |= first & choice;
        self.first_up |= first & if sign == 0 { able[0] } else { !able[0] };
        self.all_twice |= second;
        if second != 0 && self.twice == 0 {
            // The first of them in the order in which they are played.
            let of_suit = 0x1fff << (second.trailing_zeros() / 13 * 13);
            self.twice = if sign == 0 { second & second.wrapping_neg() } else { 1 << (second & of_suit).ilog2() };
        }
    }

    /// Cards that some foundation has asked for and may take.
    #[inline(always)]
    fn asked_for(&self, copy: usize) -> u64 {
        self.reached[0] & self.allowed[0][copy] | self.reached[1] & self.allowed[1][copy]
    }

    /// Takes away the free cards that were asked for, and frees what they covered; whether any card covered another.
    #[inline(always)]
    fn release(&mut self) -> bool {
        let mut changed = false;
        for copy in 0..2 {
            let bares = self.homes.bares[copy] & !self.gone[copy];
            let mut go = self.free[copy] & !self.held[copy] & bares & self.asked_for(copy);
            if let Some(item) = self.grace.filter(|item| usize::from(item / 52) == copy) {
                go |= 1 << (item % 52);
                self.free[copy] |= go;
                self.grace = None;
            }
            self.gone[copy] |= go;
            for (unasked, reached) in self.unasked.iter_mut().zip(self.reached) {
                unasked[copy] |= go & !reached;
            }
            while go != 0 {
                let item = 52 * copy + go.trailing_zeros() as usize;
                go &= go - 1;
                for freed in self.homes.frees[item].into_iter().filter(|freed| *freed != NONE) {
                    self.free[usize::from(freed / 52)] |= 1 << (freed % 52);
                    changed = true;
                }
            }
        }
        for &(over, under) in &self.homes.laid {
            let [over_copy, under_copy] = [over, under].map(|item| usize::from(item / 52));
            if self.gone[over_copy] >> (over % 52) & self.held[under_copy] >> (under % 52) & 1 == 1 {
                self.held[under_copy] &= !(1 << (under % 52));
                changed = true;
            }
        }
        changed
    }
}

/// The search for a way to settle all kinds.
#[derive(Clone, Debug)]
pub(crate) struct Homes {
    /// The kinds that the ascending foundations want first, and those that are still to go up, that are to go down.
    start: u64,
    rest: [u64; 2],
    /// Copies that lie somewhere, and those of them that are free, by kind.
    here: [u64; 2],
    free: [u64; 2],
    /// The cards that are free when a card is gone.
    frees: [[Item; 2]; 104],
    /// Cards that others wait for.
    bares: [u64; 2],
    /// Cards that are laid on others, and those others: each has at most one on it.
    laid: Vec<(Item, Item)>,
    /// Whether a card may still be taken by grace.
    grace: bool,
    /// Kinds of which nothing needs to be settled, and those that were settled beforehand.
    idle: u64,
    settled: u64,
    stack: Vec<Way>,
    /// How all cards come home, once that is found.
    pub(crate) way: Way,
}

impl Homes {
    /// A search that has no cards yet; they are added, and tied to each other, before it is run.
    pub(crate) fn new(ranks: u8, up: [u8; 4], down: [u8; 4], grace: bool) -> Self {
        let (mut start, mut rest) = (0, [0; 2]);
        for s in 0..4 {
            let [up, down] = [up, down].map(|heights| heights[usize::from(s)]);
            let ranks_of = |n: u8| ((1u64 << n) - 1) << kind(s, 0);
            rest[0] |= ranks_of(ranks) & !ranks_of(up);
            rest[1] |= ranks_of(ranks - down);
            start |= if up < ranks { 1 << kind(s, up) } else { 0 };
        }
        Self {
            start,
            rest,
            here: [0; 2],
            free: [0; 2],
            frees: [[NONE; 2]; 104],
            bares: [0; 2],
            laid: Vec::new(),
            grace,
            idle: 0,
            settled: 0,
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
        self.bares[usize::from(gone / 52)] |= 1 << (gone % 52);
    }

    /// Lays a card on another one, on which none was laid before: that must wait for it, whatever else frees it.
    pub(crate) fn lay(&mut self, over: Item, under: Item) {
        self.laid.push((over, under));
        self.bares[usize::from(over / 52)] |= 1 << (over % 52);
    }

    /// Whether a card was laid on another, or another on it.
    fn is_laid(&self, item: Item) -> bool {
        self.laid.iter().any(|&(over, under)| over == item || under == item)
    }

    /// Kinds whose first copy goes up, by the way that was found.
    pub(crate) fn first_up(&self) -> u64 {
        self.way.first_up
    }

    /// Whether both copies of a kind lie somewhere.
    pub(crate) fn has_both(&self, card: u8) -> bool {
        (self.here[0] & self.here[1]) >> card & 1 == 1
    }

    /// Whether all cards come home with every kind settled: those whose first copy goes up.
    pub(crate) fn is_won_by(&self, first_up: u64) -> bool {
        self.pass(Way { known: !0, first_up, taken: None }).won
    }

    /// Ends the adding of cards.
    pub(crate) fn begin(&mut self) {
        let up = self.rest[0];
        // Of copies that are both free and free nothing it does not matter which is which.
        let mut known = !(self.here[0] & self.here[1]);
        for card in 0..52u8 {
            let idle = |copy: usize| {
                let item = 52 * copy as u8 + card;
                self.free[copy] >> card & 1 == 1 && self.frees[usize::from(item)] == [NONE; 2] && !self.is_laid(item)
            };
            known |= u64::from(idle(0) && idle(1)) << card;
        }
        self.idle = known;
        self.stack.push(Way { known, first_up: up ^ (self.here[1] & !self.here[0]), taken: None });
    }

    /// Settles kinds beforehand: those of `settled` with two copies left, of which the first goes up where `first_up` says so.
    pub(crate) fn settle(&mut self, settled: u64, first_up: u64) {
        self.settled = settled & self.here[0] & self.here[1];
        for way in &mut self.stack {
            way.known |= self.settled;
            way.first_up = way.first_up & !self.settled | first_up & self.settled;
        }
    }

    /// Whether all cards come home by a way that was found for a position before this one.
    pub(crate) fn follows(&mut self, way: Way) -> bool {
        let twins = self.here[0] & self.here[1];
        if (way.first_up ^ self.stack[0].first_up) & self.settled != 0 {
            return false;
        }
        let first_up = way.first_up & twins | self.stack[0].first_up & !twins;
        self.way = Way { known: way.known, first_up, taken: way.taken.filter(|_| self.grace) };
        way.known == !0 && self.pass(self.way).won
    }

    /// Plays all that can be played, with what is settled so far.
    fn pass(&self, way: Way) -> Pass {
        let mut sweep = self.sweep(way);
        let won = sweep.run();
        Pass { won, shut: sweep.shut(), first_up: sweep.first_up, twice: sweep.twice }
    }

    /// A pass that has not begun.
    fn sweep(&self, way: Way) -> Sweep<'_> {
        let unsettled = !way.known;
        let [first, second] = [way.first_up | unsettled, !way.first_up | unsettled];
        let mut held = [0; 2];
        for &(_, under) in &self.laid {
            held[usize::from(under / 52)] |= 1 << (under % 52);
        }
        Sweep {
            homes: self,
            unsettled,
            allowed: [[first, second], [second, first]],
            played: [0; 2],
            reached: [0; 2],
            free: self.free,
            held,
            gone: [0; 2],
            grace: way.taken,
            taken: way.taken.is_some(),
            served: 0,
            had_choice: 0,
            first_up: 0,
            twice: 0,
            all_twice: 0,
            unasked: [[0; 2]; 2],
            rounds: 0,
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The example at the top of this file, in clubs; the other suits are complete.
    #[test]
    fn the_worked_example() {
        let [ace, two, three] = [0, 1, 2];
        let other = |item: Item| item + 52;
        let mut homes = Homes::new(3, [0, 3, 3, 3], [0, 3, 3, 3], false);
        for [under, over] in [[two, ace], [three, other(two)], [other(ace), other(three)]] {
            homes.add(under, false);
            homes.add(over, true);
            homes.tie(over, under);
        }
        homes.begin();
        let set = |item: Item| 1u64 << (item % 52);
        let way = homes.stack[0];
        assert_eq!(!way.known & 0b111, 0b111);
        let open = homes.pass(way);
        assert_eq!((open.won, open.first_up & 0b111, open.twice), (true, set(ace), set(three)));
        let settled = homes.pass(Way { known: !0, first_up: set(ace), ..way });
        assert_eq!((settled.won, settled.twice, settled.shut), (true, 0, [0, 0]));
        // The other way round it is lost: A′ is to go up first, and lies under 3′, which is to go up after it.
        let shut = homes.pass(Way { known: !0, first_up: 0, ..way });
        assert!(!shut.won && shut.shut[1] & set(ace) != 0);
        assert_eq!(homes.run(100), (1, Some(true)));
        assert_eq!(homes.way.first_up & 0b111, set(ace));
    }
}
