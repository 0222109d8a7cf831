//! The copy-assignment relaxation of Sly and the Labyrinth: which of a kind's two copies takes which foundation.
//!
//! The whole stock is available at any time. With a complete assignment greedy play is optimal, so one propagation to a
//! fixpoint decides. An unassigned kind is relaxed: either copy may serve either foundation, or both, so a card that a
//! fixpoint leaves never gets home (ledger, HOMES-2). Branching picks kinds in conflict.
//!
//! Example: one suit of three ranks, both foundations empty, three packets, bottom card first: 2 A, 3 2′, A′ 3′; ′
//! marks second copies. With nothing assigned a fixpoint plays A, 2′, 3′ up, then 3′, 2′, A once more, down: won, but 3
//! is in conflict. Assign what went up: A, 2′, 3′ up; A′, 2, 3 down. A fixpoint wins, and each copy is used once.

mod probe;

pub(crate) use probe::{Activity, NODES_PER_ROUND};

use crate::card::kind;
use crate::engine::bits;

/// A copy of a card: its kind, plus 52 for the second copy.
pub(crate) type CopyId = u8;

pub(crate) const NO_COPY: CopyId = 255;

/// Numbers the two copies of each kind as they are met.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CopyCounter(u64);

impl CopyCounter {
    /// Numbers the next copy of this kind.
    pub(crate) fn next(&mut self, card: u8) -> CopyId {
        let second = self.0 >> card & 1 == 1;
        self.0 |= 1 << card;
        card + 52 * u8::from(second)
    }
}

/// Nodes that a fixpoint counts for: it takes as long as this many moves of a playout.
pub(crate) const NODES_PER_FIXPOINT: u64 = 50;

/// A partial assignment of copies to foundations.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PartialAssignment {
    /// Kinds that are assigned, and those of them whose first copy goes up.
    assigned: u64,
    pub(crate) first_up: u64,
    /// The card that grace takes.
    grace_card: Option<CopyId>,
}

impl PartialAssignment {
    /// Kinds whose first copy goes up, if the assignment is complete and takes no grace.
    pub(crate) fn all_up(&self) -> Option<u64> {
        (self.assigned == !0 && self.grace_card.is_none()).then_some(self.first_up)
    }
}

/// Kinds of every other suit: a carry out of one suit never enters the next.
const ALTERNATE: [u64; 2] = [0x1fff | 0x1fff << 26, 0x1fff << 13 | 0x1fff << 39];
/// Kinds so low that the kind 1, 2, 4 or 8 ranks above is of the same suit.
const BELOW: [(u32, u64); 4] = [(1, 0xfff), (2, 0x7ff), (4, 0x1ff), (8, 0x1f)];

/// Repeats a set of ranks in every suit.
const fn in_all_suits(ranks: u64) -> u64 {
    ranks | ranks << 13 | ranks << 26 | ranks << 39
}

/// Copies that may go up, that may go down; each by first and second.
fn allowed_copies(assigned: u64, first_up: u64) -> [[u64; 2]; 2] {
    let [first, second] = [first_up | !assigned, !first_up | !assigned];
    [[first, second], [second, first]]
}

/// Advances the ascending foundations from their next kinds `first_requested` through the kinds of `able`: what goes
/// home, and what was requested.
#[inline(always)]
fn ascend(able: u64, first_requested: u64) -> (u64, u64) {
    // A carry runs through all available kinds, to the first unavailable one.
    let runs = ALTERNATE.map(|suits| {
        let able = able & suits;
        (able.wrapping_add(first_requested & suits) ^ able) & suits
    });
    let requested = runs[0] | runs[1];
    (requested & able, requested)
}

/// Advances the descending foundations, which lack the kinds `remaining`: what goes home, and what was requested.
#[inline(always)]
fn descend(able: u64, remaining: u64) -> (u64, u64) {
    let mut blocked = remaining & !able;
    for (ranks, low) in BELOW {
        blocked |= blocked >> ranks & in_all_suits(low);
    }
    (remaining & !blocked, remaining & !(blocked >> 1 & in_all_suits(0xfff)))
}

/// A propagation: foundations and available copies only grow, up to a fixpoint.
#[derive(Clone)]
struct Propagation<'a> {
    relaxation: &'a CopyAssignmentRelaxation,
    /// Kinds that either foundation may take.
    unassigned: u64,
    /// Copies that may go up, that may go down.
    allowed: [[u64; 2]; 2],
    /// Kinds that went up, that went down.
    played: [u64; 2],
    /// Kinds that the ascending, that the descending foundations have requested.
    requested: [u64; 2],
    available: [u64; 2],
    /// Copies that are blocked until the card on them is home.
    covered: [u64; 2],
    /// Blockers that are gone.
    gone: [u64; 2],
    /// The card that grace takes, until it is taken; and true if there is one.
    pending_grace: Option<CopyId>,
    grace_used: bool,
    /// Unassigned kinds that one foundation took, and those of which both copies could go then.
    served: u64,
    had_choice: u64,
    first_up: u64,
    /// The first kind of which one copy served both foundations, as a set, and all of them.
    conflict: u64,
    conflicts: u64,
    /// Copies that were gone before an ascending, a descending foundation requested them.
    moved_unrequested: [[u64; 2]; 2],
    /// Rounds of the propagation so far.
    rounds: u64,
}

impl Propagation<'_> {
    /// Propagates to the fixpoint; true if all cards come home.
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

    /// Blocked copies that a foundation has requested.
    fn blocked(&self) -> [u64; 2] {
        [0, 1].map(|copy| {
            self.relaxation.present[copy] & (!self.available[copy] | self.covered[copy]) & self.requested_copies(copy)
        })
    }

    /// Advances every foundation through the available copies; true if one advanced.
    #[inline(always)]
    fn play(&mut self) -> bool {
        let available = [0, 1].map(|copy| self.available[copy] & !self.covered[copy]);
        let earlier = self.played;
        for (sign, before) in earlier.into_iter().enumerate() {
            let able = [0, 1].map(|copy| available[copy] & self.allowed[sign][copy]);
            let either = able[0] | able[1];
            (self.played[sign], self.requested[sign]) = match sign {
                0 => ascend(either, self.relaxation.first_requested),
                _ => descend(either, self.relaxation.remaining[1]),
            };
            let kinds = self.played[sign] & !before & self.unassigned;
            if kinds != 0 {
                self.record_service(sign, kinds, able);
            }
        }
        self.played != earlier
    }

    /// Returns true if all cards are home.
    #[inline(always)]
    fn is_won(&self) -> bool {
        self.played == self.relaxation.remaining
    }

    /// Records which copies served the foundations of a direction.
    #[inline(always)]
    fn record_service(&mut self, sign: usize, kinds: u64, able: [u64; 2]) {
        let choice = able[0] & able[1];
        let first = kinds & !self.served;
        let second = kinds & self.served & !self.had_choice & !choice;
        self.served |= first;
        self.had_choice |= first & choice;
        self.first_up |= first & if sign == 0 { able[0] } else { !able[0] };
        self.conflicts |= second;
        if second != 0 && self.conflict == 0 {
            // First in the order in which they are played.
            let of_suit = 0x1fff << (second.trailing_zeros() / 13 * 13);
            self.conflict = if sign == 0 { second & second.wrapping_neg() } else { 1 << (second & of_suit).ilog2() };
        }
    }

    /// Copies that some foundation has requested and may take.
    #[inline(always)]
    fn requested_copies(&self, copy: usize) -> u64 {
        self.requested[0] & self.allowed[0][copy] | self.requested[1] & self.allowed[1][copy]
    }

    /// Removes the requested copies and unblocks their neighbours; true if anything was unblocked.
    #[inline(always)]
    fn release(&mut self) -> bool {
        let mut changed = false;
        for copy in 0..2 {
            let blockers = self.relaxation.blockers[copy] & !self.gone[copy];
            let mut go = self.available[copy] & !self.covered[copy] & blockers & self.requested_copies(copy);
            if let Some(copy_id) = self.pending_grace.filter(|copy_id| usize::from(copy_id / 52) == copy) {
                go |= 1 << (copy_id % 52);
                self.available[copy] |= go;
                self.pending_grace = None;
            }
            self.gone[copy] |= go;
            for (moved_unrequested, requested) in self.moved_unrequested.iter_mut().zip(self.requested) {
                moved_unrequested[copy] |= go & !requested;
            }
            for kind in bits(go) {
                let unblocks = self.relaxation.unblocks[52 * copy + kind];
                for unblocked in unblocks.into_iter().filter(|unblocked| *unblocked != NO_COPY) {
                    self.available[usize::from(unblocked / 52)] |= 1 << (unblocked % 52);
                    changed = true;
                }
            }
        }
        if self.covered != [0; 2] {
            let mut covered = [0; 2];
            for &(over, under) in &self.relaxation.covers {
                if self.gone[usize::from(over / 52)] >> (over % 52) & 1 == 0 {
                    covered[usize::from(under / 52)] |= 1 << (under % 52);
                }
            }
            changed |= covered != self.covered;
            self.covered = covered;
        }
        changed
    }
}

/// The search for an assignment that wins: probe, then branch, depth first.
#[derive(Clone, Debug)]
pub(crate) struct CopyAssignmentRelaxation {
    /// Kinds that the ascending foundations request first; kinds still to go up, to go down.
    first_requested: u64,
    remaining: [u64; 2],
    /// Copies that are not home, and the available ones among them.
    present: [u64; 2],
    available: [u64; 2],
    /// Copies that become available when a copy is gone.
    unblocks: [[CopyId; 2]; 104],
    /// Copies that block others.
    blockers: [u64; 2],
    /// Covering copies and what each covers: a copy waits for all that cover it.
    covers: Vec<(CopyId, CopyId)>,
    /// True if grace may still take a card.
    grace: bool,
    /// Kinds whose copies are interchangeable, and kinds assigned before the search.
    indifferent: u64,
    preassigned: u64,
    stack: Vec<PartialAssignment>,
    /// A search of many positions carries it from one to the next.
    pub(crate) activity: Activity,
    /// The assignment that wins, once found.
    pub(crate) witness: PartialAssignment,
}

impl CopyAssignmentRelaxation {
    /// Creates a relaxation without cards; they are added, and related, before it runs.
    pub(crate) fn new(ranks: u8, up: [u8; 4], down: [u8; 4], grace: bool) -> Self {
        let (mut first_requested, mut remaining) = (0, [0; 2]);
        for s in 0..4 {
            let [up, down] = [up, down].map(|heights| heights[usize::from(s)]);
            let ranks_of = |n: u8| ((1u64 << n) - 1) << kind(s, 0);
            remaining[0] |= ranks_of(ranks) & !ranks_of(up);
            remaining[1] |= ranks_of(ranks - down);
            first_requested |= if up < ranks { 1 << kind(s, up) } else { 0 };
        }
        Self {
            first_requested,
            remaining,
            present: [0; 2],
            available: [0; 2],
            unblocks: [[NO_COPY; 2]; 104],
            blockers: [0; 2],
            covers: Vec::new(),
            grace,
            indifferent: 0,
            preassigned: 0,
            stack: Vec::new(),
            activity: Activity::default(),
            witness: PartialAssignment::default(),
        }
    }

    /// The kinds that the ascending, that the descending foundations have requested once they could take the kinds of `able`.
    pub(crate) fn requested_after(&self, able: [u64; 2]) -> [u64; 2] {
        [ascend(able[0], self.first_requested).1, descend(able[1], self.remaining[1]).1]
    }

    /// The kind, as a set, that a foundation requests after a kind; empty after the last one. Direction 0 ascends.
    pub(crate) fn next_kind(&self, card: u8, direction: usize) -> u64 {
        let next =
            if direction == 0 { 1u64 << card << 1 & !in_all_suits(1) } else { 1u64 << card >> 1 & in_all_suits(0xfff) };
        next & self.remaining[direction]
    }

    /// Copies that may go up, that may go down, if only these kinds with two copies are assigned; each by first and second.
    pub(crate) fn allowed_copies(&self, assigned: u64, first_up: u64) -> [[u64; 2]; 2] {
        let both_present = self.present[0] & self.present[1];
        let single_up = self.remaining[0] ^ self.present[1];
        let first_up = first_up & both_present | single_up & !both_present;
        allowed_copies(!(both_present & !assigned), first_up)
    }

    /// Adds a copy.
    pub(crate) fn add(&mut self, copy_id: CopyId, available: bool) {
        let (copy, card) = (usize::from(copy_id / 52), copy_id % 52);
        self.present[copy] |= 1 << card;
        self.available[copy] |= u64::from(available) << card;
    }

    /// States that a copy becomes available when another is gone.
    pub(crate) fn add_unblocks(&mut self, gone: CopyId, unblocked: CopyId) {
        let unblocks = &mut self.unblocks[usize::from(gone)];
        unblocks[usize::from(unblocks[0] != NO_COPY)] = unblocked;
        self.blockers[usize::from(gone / 52)] |= 1 << (gone % 52);
    }

    /// Covers a copy: it stays blocked until `over` is gone, whatever else unblocks it.
    pub(crate) fn add_cover(&mut self, over: CopyId, under: CopyId) {
        self.covers.push((over, under));
        self.blockers[usize::from(over / 52)] |= 1 << (over % 52);
    }

    /// Returns true if a copy covers another or is covered.
    fn has_cover(&self, copy_id: CopyId) -> bool {
        self.covers.iter().any(|&(over, under)| over == copy_id || under == copy_id)
    }

    /// Returns true if both copies of a kind are in play.
    pub(crate) fn has_both_copies(&self, card: u8) -> bool {
        (self.present[0] & self.present[1]) >> card & 1 == 1
    }

    /// Returns true if the complete assignment `first_up` wins.
    pub(crate) fn is_won_with(&self, first_up: u64) -> bool {
        self.propagation(PartialAssignment { assigned: !0, first_up, grace_card: None }).run()
    }

    /// Ends the set-up and pushes the root of the search.
    pub(crate) fn finish_setup(&mut self) {
        let up = self.remaining[0];
        // Copies that are both available and block nothing are interchangeable.
        let mut assigned = !(self.present[0] & self.present[1]);
        for card in 0..52u8 {
            let indifferent = |copy: usize| {
                let copy_id = 52 * copy as u8 + card;
                self.available[copy] >> card & 1 == 1
                    && self.unblocks[usize::from(copy_id)] == [NO_COPY; 2]
                    && !self.has_cover(copy_id)
            };
            assigned |= u64::from(indifferent(0) && indifferent(1)) << card;
        }
        self.indifferent = assigned;
        self.stack.push(PartialAssignment {
            assigned,
            first_up: up ^ (self.present[1] & !self.present[0]),
            grace_card: None,
        });
    }

    /// Assigns kinds before the search: those of `preassigned` with two copies in play.
    pub(crate) fn preassign(&mut self, preassigned: u64, first_up: u64) {
        self.preassigned = preassigned & self.present[0] & self.present[1];
        for assignment in &mut self.stack {
            assignment.assigned |= self.preassigned;
            assignment.first_up = assignment.first_up & !self.preassigned | first_up & self.preassigned;
        }
    }

    /// Returns true if the witness of an earlier position still wins; if so, it becomes the witness here.
    pub(crate) fn accepts_witness(&mut self, assignment: PartialAssignment) -> bool {
        let both_present = self.present[0] & self.present[1];
        if (assignment.first_up ^ self.stack[0].first_up) & self.preassigned != 0 {
            return false;
        }
        let first_up = assignment.first_up & both_present | self.stack[0].first_up & !both_present;
        self.witness = PartialAssignment {
            assigned: assignment.assigned,
            first_up,
            grace_card: assignment.grace_card.filter(|_| self.grace),
        };
        assignment.assigned == !0 && self.propagation(self.witness).run()
    }

    /// Creates a propagation at its beginning.
    fn propagation(&self, assignment: PartialAssignment) -> Propagation<'_> {
        let mut covered = [0; 2];
        for &(_, under) in &self.covers {
            covered[usize::from(under / 52)] |= 1 << (under % 52);
        }
        Propagation {
            relaxation: self,
            unassigned: !assignment.assigned,
            allowed: allowed_copies(assignment.assigned, assignment.first_up),
            played: [0; 2],
            requested: [0; 2],
            available: self.available,
            covered,
            gone: [0; 2],
            pending_grace: assignment.grace_card,
            grace_used: assignment.grace_card.is_some(),
            served: 0,
            had_choice: 0,
            first_up: 0,
            conflict: 0,
            conflicts: 0,
            moved_unrequested: [[0; 2]; 2],
            rounds: 0,
        }
    }
}

#[cfg(test)]
impl CopyAssignmentRelaxation {
    /// Returns true if a complete assignment wins, with or without grace: all of them are tried. `None` if too many kinds
    /// are unassigned.
    pub(crate) fn is_won_by_enumeration(&self) -> Option<bool> {
        const MAX_KINDS: u32 = 8;
        let [root] = self.stack[..] else { return None };
        let open = !root.assigned;
        if open.count_ones() > MAX_KINDS {
            return None;
        }
        let graces = || copies_in(self.present).filter(|_| self.grace).map(Some).chain([None]);
        let mut up = 0u64;
        loop {
            let assigned =
                |grace_card| PartialAssignment { assigned: !0, first_up: root.first_up & !open | up, grace_card };
            if graces().any(|grace_card| self.propagation(assigned(grace_card)).run()) {
                return Some(true);
            }
            // The next subset of the open kinds.
            up = up.wrapping_sub(open) & open;
            if up == 0 {
                return Some(false);
            }
        }
    }
}

/// Iterates over the copies of a set.
fn copies_in(set: [u64; 2]) -> impl Iterator<Item = CopyId> {
    (0..104).filter(move |copy_id| set[usize::from(copy_id / 52)] >> (copy_id % 52) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the module head, in clubs; the other suits are complete.
    #[test]
    fn the_worked_example() {
        let [ace, two, three] = [0, 1, 2];
        let other = |copy_id: CopyId| copy_id + 52;
        let mut relaxation = CopyAssignmentRelaxation::new(3, [0, 3, 3, 3], [0, 3, 3, 3], false);
        for [under, over] in [[two, ace], [three, other(two)], [other(ace), other(three)]] {
            relaxation.add(under, false);
            relaxation.add(over, true);
            relaxation.add_unblocks(over, under);
        }
        relaxation.finish_setup();
        let set = |copy_id: CopyId| 1u64 << (copy_id % 52);
        let assignment = relaxation.stack[0];
        assert_eq!(!assignment.assigned & 0b111, 0b111);
        let mut open = relaxation.propagation(assignment);
        assert!(open.run());
        assert_eq!((open.first_up & 0b111, open.conflict), (set(ace), set(three)));
        let complete = |first_up| PartialAssignment { assigned: !0, first_up, ..assignment };
        let mut complementary = relaxation.propagation(complete(set(ace)));
        assert!(complementary.run());
        assert_eq!((complementary.conflict, complementary.blocked()), (0, [0, 0]));
        // The opposite assignment loses: A′ is to go up first, and lies under 3′, which is to go up after it.
        let mut opposite = relaxation.propagation(complete(0));
        assert!(!opposite.run() && opposite.blocked()[1] & set(ace) != 0);
        assert_eq!(relaxation.probe(100).1, Some(true));
        assert_eq!(relaxation.witness.first_up & 0b111, set(ace));
    }
}
