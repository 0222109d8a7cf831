//! A position of Sly as plain data, and its moves.

use crate::methods::assignment::{CopyAssignmentRelaxation, CopyCounter};
use crate::reader::{heights, kinds, stock};
use patience::{PileId, Position};

const STOCK: PileId = PileId(0);
const HAND: PileId = PileId(1);
const PACKETS: u8 = 20;

/// The packet of this number, from 0.
pub(crate) fn packet(n: u8) -> PileId {
    PileId(10 + n)
}

/// The foundation of a suit.
pub(crate) fn foundation(suit: u8, up: bool) -> PileId {
    PileId(if up { 2 } else { 6 } + suit)
}

/// A position of Sly; cards are kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SlyState {
    /// Ranks in a suit: 13, or fewer in a small pack.
    pub(crate) ranks: u8,
    /// Cards placed in a round: 20.
    pub(crate) round_size: u8,
    /// Stock, the next card first.
    pub(crate) stock: Vec<u8>,
    /// Packets, bottom card first.
    pub(crate) packets: Vec<Vec<u8>>,
    /// Heights of the ascending foundations, in the order C D H S.
    pub(crate) up: [u8; 4],
    /// Heights of the descending foundations.
    pub(crate) down: [u8; 4],
    /// The hand: the turned-up card.
    pub(crate) hand: Option<u8>,
    /// True if a round is in progress.
    pub(crate) in_round: bool,
    /// True if that round, or the one just over, is the first.
    pub(crate) first_round: bool,
    /// Cards placed in the current round.
    pub(crate) placed: u8,
}

impl SlyState {
    pub(crate) fn read(position: &Position) -> Self {
        let [deal, placed] = position.rules().extra_state();
        Self {
            ranks: 13,
            round_size: PACKETS,
            stock: stock(position),
            packets: (0..PACKETS).map(|n| kinds(position, packet(n)).collect()).collect(),
            up: heights(position, foundation(0, true)),
            down: heights(position, foundation(0, false)),
            hand: kinds(position, HAND).next(),
            in_round: placed != u8::MAX,
            first_round: deal == 1,
            placed: if placed == u8::MAX { 0 } else { placed },
        }
    }

    /// The copy-assignment relaxation, with hand and stock available.
    pub(crate) fn relaxation(&self) -> CopyAssignmentRelaxation {
        let mut relaxation = self.unfinished_relaxation();
        relaxation.finish_setup();
        relaxation
    }

    /// The relaxation before its set-up ends: covers can be added.
    pub(crate) fn unfinished_relaxation(&self) -> CopyAssignmentRelaxation {
        let mut relaxation = CopyAssignmentRelaxation::new(self.ranks, self.up, self.down, false);
        let mut copies = CopyCounter::default();
        // Copies are numbered as in playouts.
        for packet in &self.packets {
            let mut under = None;
            for (n, &card) in packet.iter().enumerate() {
                let copy = copies.next(card);
                relaxation.add(copy, n + 1 == packet.len());
                if let Some(under) = under {
                    relaxation.add_unblocks(copy, under);
                }
                under = Some(copy);
            }
        }
        for &card in self.hand.iter().chain(&self.stock) {
            relaxation.add(copies.next(card), true);
        }
        relaxation
    }
}

/// A move; packets count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Turn,
    Place(u8),
    /// Plays the hand on a foundation.
    Hand {
        suit: u8,
        up: bool,
    },
    /// Plays the top of a packet on a foundation.
    Play {
        packet: u8,
        suit: u8,
        up: bool,
    },
}

impl From<Move> for patience::Move {
    fn from(m: Move) -> Self {
        let (from, to) = match m {
            Move::Turn => (STOCK, HAND),
            Move::Place(p) => (HAND, packet(p)),
            Move::Hand { suit, up } => (HAND, foundation(suit, up)),
            Move::Play { packet: p, suit, up } => (packet(p), foundation(suit, up)),
        };
        Self::new(from, to)
    }
}
