//! Plays a solution of the problem.

use super::{HOME, PLACED, PacketAssignment, REFILL, REFILL_SHIFT};
use crate::card::suit;
use crate::games::card_copies::FoundationHeights;
use crate::games::sly::state::Move;
use crate::methods::assignment::{CopyId, NO_COPY};

/// The game while the line is played.
pub(super) struct Line<'a> {
    problem: &'a PacketAssignment,
    /// The value of each card of the stock.
    values: &'a [u64],
    /// Copies that go up, by first and second.
    up: [u64; 2],
    packets: Vec<Vec<CopyId>>,
    /// The packet that plays the part of each packet of the solution. Packets that are emptied between the same two rounds are
    /// interchangeable, and the stock may refill them in another order.
    packet_of_part: Vec<usize>,
    foundations: FoundationHeights,
    /// The next card of the stock.
    next: usize,
    moves: Vec<Move>,
}

impl<'a> Line<'a> {
    pub(super) fn new(problem: &'a PacketAssignment, domains: &'a [u64]) -> Self {
        let (values, _) = domains.split_at(problem.cards.len());
        let (assigned, first_up) = problem.assignment(domains);
        let packets = problem.packets.top[..problem.packets.count].iter().map(|&top| {
            let below = |copy: &CopyId| Some(problem.packets.below[usize::from(*copy)]).filter(|copy| *copy != NO_COPY);
            let mut packet: Vec<CopyId> =
                std::iter::successors(Some(top).filter(|top| *top != NO_COPY), below).collect();
            packet.reverse();
            packet
        });
        Self {
            problem,
            values,
            up: problem.relaxation.allowed_copies(assigned, first_up)[0],
            packets: packets.collect(),
            packet_of_part: (0..problem.packets.count).collect(),
            foundations: problem.foundations,
            next: 0,
            moves: Vec::new(),
        }
    }

    /// Plays the game to its end; `None` if it is not won.
    pub(super) fn play(mut self) -> Option<Vec<Move>> {
        let mut places = self.problem.places;
        let mut is_turned = self.problem.has_hand;
        if !self.problem.in_round {
            self.play_between_rounds();
        }
        while self.next < self.values.len() {
            while places > 0 && self.next < self.values.len() {
                places -= usize::from(self.play_turned(std::mem::take(&mut is_turned))?);
            }
            self.play_between_rounds();
            places = self.problem.round_size;
        }
        self.foundations.is_complete().then_some(self.moves)
    }

    /// Turns the next card, if it is not turned yet, and plays or places it; true if it is placed.
    fn play_turned(&mut self, is_turned: bool) -> Option<bool> {
        let (copy, value) = (self.problem.cards[self.next], self.values[self.next]);
        self.next += 1;
        if !is_turned {
            self.moves.push(Move::Turn);
        }
        if self.foundations.start_foundation(copy % 52) {
            return Some(false);
        }
        if value == HOME {
            let up = self.raise(copy)?;
            self.moves.push(Move::Hand { suit: suit(copy % 52), up });
            return Some(false);
        }
        let p = *self.packet_of_part.get(value.trailing_zeros() as usize).filter(|_| value & PLACED != 0)?;
        self.packets[p].push(copy);
        self.moves.push(Move::Place(p as u8));
        Some(true)
    }

    /// Plays all that can be played, but empties only the packets that the stock refills as the solution says.
    fn play_between_rounds(&mut self) {
        let refills = self.problem.refills(self.values, self.next);
        let mut refilled = refills.packets;
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for p in 0..self.packets.len() {
                let Some(&copy) = self.packets[p].last() else { continue };
                let part = self.part_of(p);
                if self.packets[p].len() == 1 && refilled >> part & 1 == 0 && self.next < self.values.len() {
                    continue;
                }
                let Some(up) = self.raise(copy) else { continue };
                self.packets[p].pop();
                self.moves.push(Move::Play { packet: p as u8, suit: suit(copy % 52), up });
                changed = true;
                self.refill(p, &mut refilled);
            }
        }
    }

    /// Refills an empty packet. A card that stays there makes it the packet of its part.
    fn refill(&mut self, p: usize, refilled: &mut u32) {
        while self.packets[p].is_empty() && self.next < self.values.len() {
            let (copy, value) = (self.problem.cards[self.next], self.values[self.next]);
            self.next += 1;
            if self.foundations.start_foundation(copy % 52) {
                continue;
            }
            self.packets[p].push(copy);
            if value & REFILL != 0 {
                let part = (value.trailing_zeros() - REFILL_SHIFT) as usize;
                let old_part = self.part_of(p);
                self.packet_of_part.swap(part, old_part);
                *refilled &= !(1 << part);
            }
        }
    }

    fn part_of(&self, p: usize) -> usize {
        self.packet_of_part.iter().position(|packet| *packet == p).unwrap_or(p)
    }

    /// Plays a copy on its foundation and returns true if it went up; `None` if it is not next there.
    fn raise(&mut self, copy: CopyId) -> Option<bool> {
        let (card, up) = (copy % 52, self.up[usize::from(copy / 52)] >> (copy % 52) & 1 == 1);
        let [is_next_up, is_next_down] = self.foundations.is_next(card);
        let is_next = if up { is_next_up } else { is_next_down };
        is_next.then(|| self.foundations.raise_pile(suit(card), up))?;
        Some(up)
    }
}
