//! A position of the Empress of India as plain data, its moves, and the order of its cards.

use crate::card::{kind, rank, suit};
use crate::reader::{kinds, stock};
use patience::{PileId, Position, Target};

const STOCK: PileId = PileId(0);
const SPACES: u8 = 24;
const FIRST_FOUNDATION: u8 = 51;
const FOUNDATIONS: u8 = 16;

/// The red talon or the black one.
pub(crate) fn talon(red: bool) -> PileId {
    PileId(if red { 1 } else { 2 })
}

/// A space of the Army, row 0, or of the Navy, row 1; spaces count from 0.
pub(crate) fn space(row: u8, n: u8) -> PileId {
    PileId(3 + SPACES * row + n)
}

/// No card, or no space.
pub(crate) const NONE: u8 = 255;

/// A position of the Empress of India; cards are kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EmpressState {
    /// Stock, the next card first.
    pub(crate) stock: Vec<u8>,
    /// Army then Navy: the cards in each space, bottom card first.
    pub(crate) rows: [Vec<Vec<u8>>; 2],
    /// Red talon then black one, bottom card first.
    pub(crate) talons: [Vec<u8>; 2],
    /// Cards of each kind on the foundations, without those of the set-up.
    pub(crate) played: [u8; 52],
}

impl EmpressState {
    pub(crate) fn read(position: &Position) -> Self {
        let mut played = [0; 52];
        for pile in FIRST_FOUNDATION..FIRST_FOUNDATION + FOUNDATIONS {
            for card in kinds(position, PileId(pile)).skip(1) {
                played[usize::from(card)] += 1;
            }
        }
        Self {
            stock: stock(position),
            rows: [0, 1].map(|row| (0..SPACES).map(|n| kinds(position, space(row, n)).collect()).collect()),
            talons: [true, false].map(|red| kinds(position, talon(red)).collect()),
            played,
        }
    }
}

/// Returns true if a card is a heart or a diamond.
pub(crate) fn is_red(card: u8) -> bool {
    matches!(suit(card), 1 | 2)
}

/// A move; row 0 is the Army, row 1 the Navy; spaces count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Turn,
    Both { army: u8, navy: u8 },
    Pair { row: u8, from: u8, onto: u8 },
    PlayPair { row: u8, space: u8 },
}

impl From<Move> for patience::Move {
    fn from(m: Move) -> Self {
        match m {
            Move::Turn => Self::to(STOCK, Target::Talon),
            Move::Both { army, navy } => Self { second: Some(space(1, navy)), ..Self::home(space(0, army)) },
            Move::Pair { row, from, onto } => Self::new(space(row, from), space(1 - row, onto)),
            Move::PlayPair { row, space: n } => Self::home(space(row, n)),
        }
    }
}

/// Height of a foundation before it takes a card: 0 for a red queen or a black two, 10 for a red ace or a black king.
pub(crate) fn height(card: u8) -> u8 {
    let r = rank(card);
    match (is_red(card), r) {
        (true, 11) => 0,
        (true, _) => 10 - r,
        (false, 12) => 10,
        (false, _) => r - 1,
    }
}

/// Suit and height of a card.
pub(crate) fn suit_and_height(card: u8) -> (u8, u8) {
    (suit(card), height(card))
}

/// The kind of a suit and a height.
pub(crate) fn kind_at((suit, height): (u8, u8)) -> u8 {
    let rank = match (matches!(suit, 1 | 2), height) {
        (true, 0) => 11,
        (true, _) => 10 - height,
        (false, 10) => 12,
        (false, _) => height + 1,
    };
    kind(suit, rank)
}
