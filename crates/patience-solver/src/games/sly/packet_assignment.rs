//! A constraint satisfaction problem: every card of a round needs a packet to lie on (rule SLY-B of `ledger.md`). It
//! proves losses and finds no wins.
//!
//! Variables are the cards of the current round, or of the next one, that certainly cannot go home as they turn up;
//! domains are packets; a card goes home before every card that it covers. The constraint is the copy-assignment
//! relaxation ([`crate::methods::assignment`]: which of two equal cards goes to the ascending, which to the descending
//! foundation) with these covers. Domains are filtered until none shrinks, by probing single values (singleton
//! consistency), then the search branches. An empty domain refutes a node, an empty stack of nodes proves the loss; a full
//! assignment proves nothing, as the relaxation leaves out constraints of the game.
//!
//! Every uncertainty favours the player: foundations are as high as they might be, cards that go home leave no place
//! to another card, undecided cards cover nothing, and a check that runs out of its budget counts as consistent.

use super::state::SlyState;
use crate::card::{kind, rank, suit};
use crate::engine::{Answer, Turn, bits};
use crate::methods::assignment::{
    CopyAssignmentRelaxation, CopyId, NO_COPY, NODES_PER_FIXPOINT, NODES_PER_ROUND, PartialAssignment,
};
use crate::{MethodStats, Proof};

/// Maximum rounds of propagation in a consistency check; an undecided check counts as consistent.
const MAX_ROUNDS: u64 = 6_400;

/// A node: a domain per card, and the relaxation's last witness as a warm start.
#[derive(Clone, Debug)]
struct CspNode {
    /// The packets on which each card may be placed, as a set.
    domains: Vec<u32>,
    witness: PartialAssignment,
    /// The next card to filter, and whether a domain has shrunk since the first card was.
    next_card: usize,
    has_shrunk: bool,
}

/// The depth-first search over the nodes.
#[derive(Clone, Debug)]
pub(crate) struct PacketAssignment {
    /// The relaxation without these covers; `finish_setup` is called on copies of it.
    relaxation: CopyAssignmentRelaxation,
    /// Cards that must be placed on packets, in the order in which they turn up.
    cards: Vec<CopyId>,
    /// The highest card of each packet that is certainly still there when the round begins; none if the packet may be empty.
    bases: Vec<CopyId>,
    stack: Vec<CspNode>,
    /// True if an assignment was found, or there is no card to assign: nothing can be proven.
    pub(super) is_inconclusive: bool,
    stats: MethodStats,
}

/// Upper bounds of the foundations' heights: a kind that has been played serves the ascending and the descending
/// foundation of its suit, as often as one takes it.
#[derive(Clone, Copy)]
struct OptimisticHeights {
    ranks: u8,
    /// The true heights, ascending and descending, by suit: what lies below them is home, and no foundation takes it again.
    start: [[u8; 4]; 2],
    height: [[u8; 4]; 2],
    /// Kinds played.
    played: u64,
}

impl OptimisticHeights {
    /// Plays a kind if a foundation of its suit may take it; returns true if one may.
    fn play_if_possible(&mut self, card: u8) -> bool {
        let s = suit(card);
        let n = usize::from(s);
        let heights_below = [rank(card), self.ranks - 1 - rank(card)];
        if !(0..2).any(|direction| {
            self.start[direction][n] <= heights_below[direction]
                && heights_below[direction] <= self.height[direction][n]
        }) {
            return false;
        }
        self.played |= 1 << card;
        // A kind played for one foundation counts for the other one, too.
        for (direction, heights) in self.height.iter_mut().enumerate() {
            let height = &mut heights[n];
            while *height < self.ranks {
                let next_rank = if direction == 0 { *height } else { self.ranks - 1 - *height };
                if self.played >> kind(s, next_rank) & 1 == 0 {
                    break;
                }
                *height += 1;
            }
        }
        true
    }

    /// Plays all it can from the packets; returns the minimum number of cards left in each.
    fn max_played(&mut self, packets: &[Vec<u8>]) -> Vec<usize> {
        let mut remaining: Vec<usize> = packets.iter().map(Vec::len).collect();
        loop {
            let before = (self.height, remaining.clone());
            for (packet, remaining) in packets.iter().zip(&mut remaining) {
                while *remaining > 0 && self.play_if_possible(packet[*remaining - 1]) {
                    *remaining -= 1;
                }
            }
            if before == (self.height, remaining.clone()) {
                return remaining;
            }
        }
    }

    /// As [`Self::max_played`], with emptied packets refilled: each takes the next card of the stock that cannot go home.
    /// Higher foundations let more of them pass, so that the stock is gone through again until no foundation grows.
    fn max_played_with_refill(&mut self, packets: &[Vec<u8>], stock: &[u8]) -> Vec<usize> {
        loop {
            let remaining = self.max_played(packets);
            let before = self.height;
            let mut empty = remaining.iter().filter(|remaining| **remaining == 0).count();
            for &card in stock {
                if empty == 0 {
                    break;
                }
                empty -= usize::from(!self.play_if_possible(card));
            }
            if self.height == before {
                return remaining;
            }
        }
    }
}

impl PacketAssignment {
    /// Creates the search of a position; `None` in the first round, whose cards have no choice of packet.
    pub(crate) fn new(state: &SlyState, relaxation: CopyAssignmentRelaxation) -> Option<Self> {
        if state.first_round && state.in_round {
            return None;
        }
        let start = [state.up, state.down];
        let mut heights = OptimisticHeights { ranks: state.ranks, start, height: start, played: 0 };
        let mut remaining: Vec<usize> = state.packets.iter().map(Vec::len).collect();
        if !state.in_round {
            remaining = heights.max_played_with_refill(&state.packets, &state.stock);
        }
        let mut copies = crate::methods::assignment::CopyCounter::default();
        let bases = state.packets.iter().zip(&remaining).map(|(packet, remaining)| {
            let copies_of_packet: Vec<CopyId> = packet.iter().map(|&card| copies.next(card)).collect();
            remaining.checked_sub(1).map_or(NO_COPY, |base| copies_of_packet[base])
        });
        let bases: Vec<CopyId> = bases.collect();
        // Places left in the round. Cards of the stock that fill emptied packets before it are among these cards: they lie on
        // packets without a base, where an assignment may have them.
        let places = usize::from(state.round_size - if state.in_round { state.placed } else { 0 });
        let mut cards = Vec::new();
        for &card in state.hand.iter().chain(&state.stock).take(places) {
            let copy = copies.next(card);
            if !heights.play_if_possible(card) {
                cards.push(copy);
            }
        }
        let root = CspNode {
            domains: vec![(1 << bases.len()) - 1; cards.len()],
            witness: PartialAssignment::default(),
            next_card: 0,
            has_shrunk: false,
        };
        let is_inconclusive = cards.is_empty();
        Some(Self { relaxation, cards, bases, stack: vec![root], is_inconclusive, stats: MethodStats::default() })
    }

    /// The relaxation with the covers of all cards whose domain is a single packet.
    fn relaxation_with(&self, domains: &[u32]) -> CopyAssignmentRelaxation {
        let mut relaxation = self.relaxation.clone();
        let mut placed: Vec<(u32, CopyId)> = Vec::with_capacity(domains.len());
        for (&copy, &packets) in self.cards.iter().zip(domains) {
            if packets.count_ones() != 1 {
                continue;
            }
            let packet = packets.trailing_zeros();
            let below = placed.iter().rev().find(|(other, _)| *other == packet).map(|(_, copy)| *copy);
            let below = below.unwrap_or(self.bases[packet as usize]);
            if below != NO_COPY {
                relaxation.add_cover(copy, below);
            }
            placed.push((packet, copy));
        }
        relaxation.finish_setup();
        relaxation
    }

    /// Returns true if the relaxation may be won under these domains; updates the witness. Returns the nodes, too.
    fn is_consistent(&self, domains: &[u32], witness: &mut PartialAssignment) -> (u64, bool) {
        let mut relaxation = self.relaxation_with(domains);
        if relaxation.accepts_witness(*witness) {
            return (NODES_PER_FIXPOINT, true);
        }
        let (rounds, winnable) = relaxation.probe(MAX_ROUNDS);
        if winnable == Some(true) {
            *witness = relaxation.witness;
        }
        (NODES_PER_FIXPOINT + rounds * NODES_PER_ROUND, winnable != Some(false))
    }

    /// Filters the domain of one card; returns the nodes, and whether the node is still consistent.
    fn filter_domain(&self, node: &mut CspNode, n: usize) -> (u64, bool) {
        let mut spent = 0;
        let packets = node.domains[n];
        if packets.count_ones() == 1 {
            return (spent, true);
        }
        let mut domains = node.domains.clone();
        for packet in bits(packets.into()).map(|packet| 1 << packet) {
            domains[n] = packet;
            // The witness of a probe is not the node's.
            let mut witness = node.witness;
            let (nodes, is_consistent) = self.is_consistent(&domains, &mut witness);
            spent += nodes;
            if !is_consistent {
                node.domains[n] &= !packet;
                node.has_shrunk = true;
            }
        }
        // A single value adds a cover, which may refute the witness.
        if node.domains[n].count_ones() == 1 {
            let (nodes, is_consistent) = self.is_consistent(&node.domains, &mut node.witness);
            return (spent + nodes, is_consistent);
        }
        (spent, node.domains[n] != 0)
    }

    /// Branches on the smallest domain of several packets, each of which was probed; true if there is none.
    fn branch(&mut self, node: &CspNode) -> bool {
        let open = (0..self.cards.len()).filter(|&n| node.domains[n].count_ones() > 1);
        let Some(n) = open.min_by_key(|&n| node.domains[n].count_ones()) else { return true };
        for packet in bits(node.domains[n].into()) {
            let mut child = CspNode { next_card: 0, has_shrunk: false, ..node.clone() };
            child.domains[n] = 1 << packet;
            self.stack.push(child);
        }
        false
    }

    /// Takes a turn in a portfolio, or its next slice, of about `nodes` nodes.
    pub(super) fn turn(&mut self, nodes: u64) -> Turn {
        let (mut spent, mut answer) = (0, Answer::Working);
        while spent < nodes && !self.is_inconclusive {
            let Some(mut node) = self.stack.pop() else {
                answer = Answer::Lost(Proof::Relaxed);
                break;
            };
            if node.next_card == self.cards.len() {
                if node.has_shrunk {
                    (node.next_card, node.has_shrunk) = (0, false);
                    self.stack.push(node);
                } else {
                    self.is_inconclusive = self.branch(&node);
                }
                continue;
            }
            let n = node.next_card;
            node.next_card += 1;
            let (nodes, possible) = self.filter_domain(&mut node, n);
            spent += nodes.max(NODES_PER_FIXPOINT);
            self.stats.states += nodes.div_ceil(NODES_PER_FIXPOINT);
            self.stats.backtracks += u64::from(!possible);
            if possible {
                self.stack.push(node);
                self.stats.reach_depth(self.stack.len());
            }
        }
        Turn { nodes: spent, answer, counts: std::mem::take(&mut self.stats) }
    }
}
