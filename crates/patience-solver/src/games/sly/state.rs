//! A position of Sly as plain data, and its moves.

use crate::card::SUITS;
use crate::methods::assignment::{CopyAssignmentRelaxation, CopyCounter};
use crate::reader::Reader;
use patience::Position;

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
        let reader = Reader(position);
        let [deal, placed] = position.rules().extra_state();
        Self {
            ranks: 13,
            round_size: 20,
            stock: reader.stock(),
            packets: (1..=20).map(|n| reader.pile(&format!("p{n}"))).collect(),
            up: reader.heights('+'),
            down: reader.heights('-'),
            hand: reader.pile("hand").first().copied(),
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
    HandUp(u8),
    HandDown(u8),
    Place(u8),
    Up(u8, u8),
    Down(u8, u8),
}

impl Move {
    /// Writes the move in the notation.
    pub(crate) fn text(self) -> String {
        let suit = |s: u8| char::from(SUITS[usize::from(s)]);
        match self {
            Move::Turn => "stock>hand".into(),
            Move::HandUp(s) => format!("hand>{}+", suit(s)),
            Move::HandDown(s) => format!("hand>{}-", suit(s)),
            Move::Place(p) => format!("hand>p{}", p + 1),
            Move::Up(p, s) => format!("p{}>{}+", p + 1, suit(s)),
            Move::Down(p, s) => format!("p{}>{}-", p + 1, suit(s)),
        }
    }
}
