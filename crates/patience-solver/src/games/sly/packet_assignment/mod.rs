//! The rest of a game of Sly as a constraint satisfaction problem (rule SLY-B of `ledger.md`).
//!
//! Each card of the stock is a variable: it goes home as it turns up, lies on one of the packets, or refills one that was
//! emptied between two rounds. Each kind with two copies is a variable, too: its first copy goes up or down.
//! [`crate::methods::nogood_learning`] searches for a solution.
//!
//! Propagation has two parts. One goes through the game in time ([`heights`]): with foundations at least as high as any play can
//! have them it finds the cards that cannot go home as they turn up, and the packets that cannot be empty. The other one is the
//! copy-assignment relaxation ([`crate::methods::assignment`]), in which every card waits for those that certainly cover it. Both
//! favour the player while anything is undecided; when every variable has a value, both are exact, and the solution is a
//! line ([`line`]).

mod heights;
mod line;

use super::state::{Move, SlyState};
use crate::card::{kind, suit};
use crate::engine::bits;
use crate::games::card_copies::FoundationHeights;
use crate::methods::assignment::{
    CopyAssignmentRelaxation, CopyCounter, CopyId, NO_COPY, NODES_PER_FIXPOINT, NODES_PER_ROUND, PartialAssignment,
};
use crate::methods::nogood_learning::ConstraintProblem;
use heights::{OptimisticHeights, Packets, insert};

/// Values of a card: placed on one of twenty packets in a round, refilling one of them, or going home.
const PLACED: u64 = (1 << REFILL_SHIFT) - 1;
const REFILL: u64 = PLACED << REFILL_SHIFT;
const HOME: u64 = 1 << (2 * REFILL_SHIFT);
const REFILL_SHIFT: u32 = 20;
/// Values of a kind: its first copy goes down, or up.
const DOWN: u64 = 1;
const UP: u64 = 2;

/// Maximum rounds of propagation of the relaxation at a node; an undecided one counts as won.
const MAX_ROUNDS: u64 = 400;
/// Nodes that each card counts for in a pass through the game.
const NODES_PER_CARD: u64 = 8;

/// The problem of a position.
#[derive(Clone, Debug)]
pub(crate) struct PacketAssignment {
    /// The relaxation without these covers; `finish_setup` is called on copies of it.
    relaxation: CopyAssignmentRelaxation,
    /// Hand and stock, in the order in which they turn up.
    cards: Vec<CopyId>,
    packets: Packets,
    foundations: FoundationHeights,
    in_round: bool,
    has_hand: bool,
    round_size: usize,
    /// Cards that can still be placed in the current round, or in the next one.
    places: usize,
    /// The domains at the root.
    domains: Vec<u64>,
}

/// How a pass through the game ends.
enum Pass {
    /// No value is left to remove.
    Complete,
    /// A kind was assigned: the pass begins again.
    Assigned,
    /// A card has no value left.
    Refuted,
}

/// The cards that may be taken off the stock between two rounds.
struct Refills {
    /// The end of these cards.
    end: usize,
    /// The packets that they may refill, as a set.
    packets: u32,
}

impl PacketAssignment {
    /// Creates the problem of a position; `None` in the first round, whose cards have no choice of packet, and without a stock.
    pub(crate) fn new(state: &SlyState, relaxation: CopyAssignmentRelaxation) -> Option<Self> {
        if state.first_round && state.in_round || state.stock.is_empty() && state.hand.is_none() {
            return None;
        }
        let mut copies = CopyCounter::default();
        let mut packets = Packets::new(state.packets.len());
        for (p, packet) in state.packets.iter().enumerate() {
            packet.iter().for_each(|&card| packets.place(copies.next(card), p));
        }
        let cards: Vec<CopyId> = state.hand.iter().chain(&state.stock).map(|&card| copies.next(card)).collect();
        let all_packets = (1 << state.packets.len()) - 1;
        let mut domains = vec![HOME | all_packets << REFILL_SHIFT | all_packets; cards.len()];
        domains.extend((0..52).map(|card| if relaxation.has_both_copies(card) { UP | DOWN } else { UP }));
        // The first card to turn up that can start a foundation does.
        for s in 0..4 {
            let starts = [(state.up, 0, true), (state.down, state.ranks - 1, false)];
            for (_, rank, up) in starts.into_iter().filter(|(heights, ..)| heights[usize::from(s)] == 0) {
                let card = kind(s, rank);
                let Some(first) = cards.iter().position(|copy| copy % 52 == card) else { continue };
                domains[first] = HOME;
                if relaxation.has_both_copies(card) {
                    domains[cards.len() + usize::from(card)] = if up == (cards[first] < 52) { UP } else { DOWN };
                }
            }
        }
        Some(Self {
            relaxation,
            cards,
            packets,
            foundations: FoundationHeights::new(state.ranks, state.up, state.down),
            in_round: state.in_round,
            has_hand: state.hand.is_some(),
            round_size: state.round_size.into(),
            places: usize::from(state.round_size - if state.in_round { state.placed } else { 0 }),
            domains,
        })
    }

    /// The kinds that are assigned, and those of them whose first copy goes up.
    fn assignment(&self, domains: &[u64]) -> (u64, u64) {
        let kinds = domains[self.cards.len()..].iter().enumerate();
        kinds.fold((0, 0), |(assigned, first_up), (kind, &domain)| {
            (assigned | u64::from(domain != UP | DOWN) << kind, first_up | u64::from(domain == UP) << kind)
        })
    }

    fn assign(&self, domains: &mut [u64], kind: usize, first_up: bool) {
        domains[self.cards.len() + kind] = if first_up { UP } else { DOWN };
    }

    /// The cards from `first` on that may be taken off the stock between two rounds: up to the last one that may refill a
    /// packet, as those after it turn up in the round. If that may be the rest of the stock, packets may stay empty.
    fn refills(&self, domains: &[u64], first: usize) -> Refills {
        let mut refills = Refills { end: first, packets: 0 };
        for (n, domain) in domains[..self.cards.len()].iter().enumerate().skip(first) {
            if domain & !PLACED == 0 {
                return refills;
            }
            if domain & REFILL != 0 {
                refills =
                    Refills { end: n + 1, packets: refills.packets | (domain >> REFILL_SHIFT) as u32 & PLACED as u32 };
            }
        }
        Refills { end: self.cards.len(), packets: PLACED as u32 }
    }

    /// Returns true if a round may end with between `min` and `max` cards placed since the position.
    fn may_end_round(&self, min: usize, max: usize) -> bool {
        let rounds_ended = (min.max(self.places) - self.places).div_ceil(self.round_size);
        self.places + rounds_ended * self.round_size <= max
    }

    /// Goes through the game in time; removes values of the cards, and assigns kinds. Collects which copy covers which.
    fn pass(&self, domains: &mut [u64], covers: &mut Vec<(CopyId, CopyId)>) -> Pass {
        covers.clear();
        let (assigned, first_up) = self.assignment(domains);
        let allowed = self.relaxation.allowed_copies(assigned, first_up);
        let mut heights = OptimisticHeights::new(&self.relaxation, allowed, self.packets);
        // Cards placed in rounds so far, at least and at most.
        let (mut min, mut max) = (0, 0);
        let mut is_last_placed = false;
        let mut may_refill = false;
        for (n, &copy) in self.cards.iter().enumerate() {
            let is_between_rounds = match n {
                0 => !self.in_round,
                _ => (is_last_placed || min < max) && self.may_end_round(min, max),
            };
            if is_between_rounds {
                let refills = self.refills(domains, n);
                let stock = self.cards[n..refills.end].iter().zip(&domains[n..refills.end]);
                heights.play_between_rounds(refills.packets, stock.map(|(copy, domain)| (*copy, domain & HOME != 0)));
                may_refill = true;
            }
            let mut domain = domains[n];
            if domain & REFILL != 0 {
                domain &= !REFILL | if may_refill { u64::from(heights.packets.empty) << REFILL_SHIFT } else { 0 };
            }
            if domain & HOME != 0 && !heights.is_playable(copy) {
                domain &= !HOME;
            }
            domains[n] = domain;
            if domain == 0 {
                return Pass::Refuted;
            }
            if domain == HOME && self.assign_for(domains, &heights, copy, assigned) {
                return Pass::Assigned;
            }
            if domain & HOME != 0 {
                heights.play_hand(copy);
            }
            is_last_placed = domain & PLACED != 0;
            max += usize::from(is_last_placed);
            min += usize::from(domain & !PLACED == 0);
            may_refill &= domain & !PLACED != 0;
            if domain == HOME {
                continue;
            }
            if domain.count_ones() == 1 {
                let p = (domain.trailing_zeros() % REFILL_SHIFT) as usize;
                let under = heights.packets.top[p];
                if under != NO_COPY {
                    covers.push((copy, under));
                }
                heights.packets.place(copy, p);
            } else {
                insert(&mut heights.floating, copy);
            }
        }
        Pass::Complete
    }

    /// Assigns kinds so that a copy can go home as it turns up: its own kind, or one below it of which only one copy is
    /// accessible. Returns true if a kind was assigned.
    fn assign_for(&self, domains: &mut [u64], heights: &OptimisticHeights<'_>, copy: CopyId, assigned: u64) -> bool {
        let [up, down] = heights.directions(copy);
        if up && down {
            return false;
        }
        let card = copy % 52;
        if assigned >> card & 1 == 0 {
            self.assign(domains, card.into(), up == (copy < 52));
            return true;
        }
        let direction = usize::from(down);
        let lower = (1 << card) - 1;
        let before = if up { lower } else { !lower };
        let needed = heights.reach[direction] & before & 0x1fff << (13 * suit(card)) & !assigned;
        let mut has_assigned = false;
        for kind in bits(needed & !(1 << card)) {
            let [first, second] = heights.accessible[direction].map(|copies| copies >> kind & 1 == 1);
            if first != second {
                self.assign(domains, kind, first == up);
                has_assigned = true;
            }
        }
        has_assigned
    }
}

impl ConstraintProblem for PacketAssignment {
    /// The assignment that won the relaxation last.
    type Hint = PartialAssignment;
    type Move = Move;

    fn root(&self) -> (Vec<u64>, PartialAssignment) {
        (self.domains.clone(), PartialAssignment::default())
    }

    fn preferred_value(&self, variable: usize, witness: &PartialAssignment) -> Option<u8> {
        let value = match variable.checked_sub(self.cards.len()) {
            None => HOME,
            Some(kind) if witness.first_up >> kind & 1 == 1 => UP,
            Some(_) => DOWN,
        };
        Some(value.trailing_zeros() as u8)
    }

    fn propagate(&self, domains: &mut [u64], witness: &mut PartialAssignment, nodes: &mut u64) -> bool {
        let mut covers = Vec::new();
        loop {
            *nodes += NODES_PER_CARD * self.cards.len() as u64;
            match self.pass(domains, &mut covers) {
                Pass::Assigned => continue,
                Pass::Refuted => return false,
                Pass::Complete => {}
            }
            let (assigned, first_up) = self.assignment(domains);
            let mut relaxation = self.relaxation.clone();
            covers.iter().for_each(|&(over, under)| relaxation.add_cover(over, under));
            relaxation.finish_setup();
            relaxation.preassign(assigned, first_up);
            *nodes += NODES_PER_FIXPOINT;
            if relaxation.accepts_witness(*witness) {
                return true;
            }
            let (rounds, is_winnable) = relaxation.probe(MAX_ROUNDS);
            *nodes += rounds * NODES_PER_ROUND;
            match is_winnable {
                Some(false) => return false,
                Some(true) => *witness = relaxation.witness,
                None => return true,
            }
            let (backbone, backbone_up) = relaxation.backbone();
            let new = backbone & !assigned;
            if new == 0 {
                return true;
            }
            bits(new).for_each(|kind| self.assign(domains, kind, backbone_up >> kind & 1 == 1));
        }
    }

    fn line(&self, domains: &[u64]) -> Option<Vec<Move>> {
        line::Line::new(self, domains).play()
    }
}
