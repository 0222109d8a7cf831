//! Upper bounds of what is home at each moment of the game.

use crate::engine::bits;
use crate::methods::assignment::{CopyAssignmentRelaxation, CopyId, NO_COPY};

/// A set of copies: of the first and of the second ones.
pub(super) type CopySet = [u64; 2];

fn contains(set: CopySet, copy: CopyId) -> bool {
    set[usize::from(copy / 52)] >> (copy % 52) & 1 == 1
}

pub(super) fn insert(set: &mut CopySet, copy: CopyId) {
    set[usize::from(copy / 52)] |= 1 << (copy % 52);
}

fn remove(set: &mut CopySet, copy: CopyId) {
    set[usize::from(copy / 52)] &= !(1 << (copy % 52));
}

/// The packets: copies known to lie on them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Packets {
    pub(super) count: usize,
    pub(super) top: [CopyId; 20],
    /// The copy under each copy.
    pub(super) below: [CopyId; 104],
    /// The packet of each copy.
    packet: [u8; 104],
    /// Tops that lie on another copy, and those that do not.
    upper: CopySet,
    last: CopySet,
    /// The packets on which no copy is known to lie, as a set.
    pub(super) empty: u32,
}

const NO_PACKET: u8 = 255;

impl Packets {
    pub(super) fn new(count: usize) -> Self {
        Self {
            count,
            top: [NO_COPY; 20],
            below: [NO_COPY; 104],
            packet: [NO_PACKET; 104],
            upper: [0; 2],
            last: [0; 2],
            empty: (1 << count) - 1,
        }
    }

    pub(super) fn place(&mut self, copy: CopyId, p: usize) {
        let under = self.top[p];
        self.below[usize::from(copy)] = under;
        self.packet[usize::from(copy)] = p as u8;
        self.set_top(p, copy);
    }

    /// Removes a copy from the top of its packet; false if it is on none.
    fn remove(&mut self, copy: CopyId) -> bool {
        let p = self.packet[usize::from(copy)];
        if p != NO_PACKET {
            self.set_top(p.into(), self.below[usize::from(copy)]);
        }
        p != NO_PACKET
    }

    fn set_top(&mut self, p: usize, copy: CopyId) {
        let old = std::mem::replace(&mut self.top[p], copy);
        if old != NO_COPY {
            remove(&mut self.upper, old);
            remove(&mut self.last, old);
        }
        if copy == NO_COPY {
            self.empty |= 1 << p;
            return;
        }
        self.empty &= !(1 << p);
        let is_last = self.below[usize::from(copy)] == NO_COPY;
        insert(if is_last { &mut self.last } else { &mut self.upper }, copy);
    }

    /// Copies that can be played between two rounds: the last one of a packet only if the packet is in `refilled`.
    fn playable(&self, refilled: u32) -> CopySet {
        let mut playable = self.upper;
        for (copy, last) in self.last.into_iter().enumerate() {
            for kind in bits(last) {
                let may_go = refilled >> self.packet[52 * copy + kind] & 1 == 1;
                playable[copy] |= u64::from(may_go) << kind;
            }
        }
        playable
    }
}

/// The foundations at a moment of the game, at least as high as any play can have them.
///
/// An unassigned copy serves both foundations, and a copy that may be on any of several packets is always available.
#[derive(Clone, Copy)]
pub(super) struct OptimisticHeights<'a> {
    relaxation: &'a CopyAssignmentRelaxation,
    /// Copies that may go up, that may go down.
    pub(super) allowed: [CopySet; 2],
    /// Copies that an ascending, that a descending foundation can have taken so far.
    pub(super) accessible: [CopySet; 2],
    /// Kinds that the ascending, that the descending foundations have taken or can take now.
    pub(super) reach: [u64; 2],
    pub(super) packets: Packets,
    /// Copies on a packet that is not known.
    pub(super) floating: CopySet,
}

impl<'a> OptimisticHeights<'a> {
    pub(super) fn new(relaxation: &'a CopyAssignmentRelaxation, allowed: [CopySet; 2], packets: Packets) -> Self {
        let reach = relaxation.requested_after([0; 2]);
        Self { relaxation, allowed, accessible: [[0; 2]; 2], reach, packets, floating: [0; 2] }
    }

    /// Returns whether a copy can go up now, and whether it can go down.
    pub(super) fn directions(&self, copy: CopyId) -> [bool; 2] {
        [0, 1].map(|d| contains(self.allowed[d], copy) && self.reach[d] >> (copy % 52) & 1 == 1)
    }

    pub(super) fn is_playable(&self, copy: CopyId) -> bool {
        self.directions(copy) != [false; 2]
    }

    /// Plays a copy that has just turned up. No packet can be played meanwhile, so that at most one more kind comes within reach.
    pub(super) fn play_hand(&mut self, copy: CopyId) {
        let directions = self.directions(copy);
        for d in (0..2).filter(|&d| directions[d]) {
            insert(&mut self.accessible[d], copy);
            self.reach[d] |= self.relaxation.next_kind(copy % 52, d);
        }
    }

    /// Plays all that can be played between two rounds: tops of packets, and cards of the stock that refill a packet and go
    /// home. The last card of a packet can go only if the packet is in `refilled`.
    pub(super) fn play_between_rounds(&mut self, refilled: u32, stock: impl Iterator<Item = (CopyId, bool)> + Clone) {
        loop {
            let able = self.accessible.map(|copies| copies[0] | copies[1]);
            self.reach = self.relaxation.requested_after(able);
            let on_packets = self.packets.playable(refilled);
            let mut empty = self.packets.empty.count_ones();
            let mut changed = false;
            for (copy, on_packets) in on_packets.into_iter().enumerate() {
                let playable = self.allowed[0][copy] & self.reach[0] | self.allowed[1][copy] & self.reach[1];
                changed |= self.take(copy, playable & (on_packets | self.floating[copy]));
                for kind in bits(playable & on_packets) {
                    changed |= self.packets.remove(52 * copy as u8 + kind as u8);
                }
            }
            for (copy, may_go_home) in stock.clone() {
                if empty == 0 {
                    break;
                }
                if may_go_home && self.is_playable(copy) {
                    changed |= self.take(usize::from(copy / 52), 1 << (copy % 52));
                } else {
                    empty -= 1;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Makes first or second copies accessible to the foundations that they may go to; true if one was not.
    #[inline(always)]
    fn take(&mut self, copy: usize, kinds: u64) -> bool {
        let mut new = 0;
        for (accessible, allowed) in self.accessible.iter_mut().zip(self.allowed) {
            new |= kinds & allowed[copy] & !accessible[copy];
            accessible[copy] |= kinds & allowed[copy];
        }
        new != 0
    }
}
