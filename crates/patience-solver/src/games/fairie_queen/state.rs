//! A Fairie Queen position as plain data, its moves, and the rules of its foundations.
//!
//! `patience::Position` is read into [`FairieState`] before a search begins; a winning line is written in [`Move`]s.
//! The safe-play rule here is a dominance that every search of this folder shares.

use crate::reader::{kinds, stock};
use patience::{PileId, Position};

const STOCK: PileId = PileId(0);
const HAND: PileId = PileId(1);
const COLUMNS: u8 = 8;
const FIRST_FOUNDATION: u8 = 10;

/// The column of this number, from 0.
pub(crate) fn column(n: u8) -> PileId {
    PileId(2 + n)
}

/// The column that the cards still to be dealt are placed on; none after the deal.
pub(crate) fn receiving_column(position: &Position) -> Option<PileId> {
    let is_filled = |pile: PileId| position.table().len(pile) > 0;
    (is_filled(STOCK) || is_filled(HAND)).then(|| (0..COLUMNS).rev().map(column).find(|pile| is_filled(*pile)))?
}

/// A position as plain data; a card is its kind, 13 × suit + rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FairieState {
    /// Ranks below the king: 12, or fewer in the small packs of tests (the king is always rank 12).
    pub(crate) ranks: u8,
    /// The cards still to be dealt, next one first.
    pub(crate) stock: Vec<u8>,
    /// The turned-up card that must be placed.
    pub(crate) hand: Option<u8>,
    /// The columns whose kings are dealt, without their kings, bottom card first.
    pub(crate) columns: Vec<Vec<u8>>,
    pub(crate) heights: Heights,
}

impl FairieState {
    pub(crate) fn read(position: &Position) -> Self {
        let columns = (0..COLUMNS).map(|n| kinds(position, column(n)).collect::<Vec<u8>>());
        let heights = [0, 1, 2, 3].map(|suit| {
            let height = |copy| position.table().len(PileId(FIRST_FOUNDATION + 2 * suit + copy)) as u8;
            let (first, second) = (height(0), height(1));
            [first.max(second), first.min(second)]
        });
        Self {
            ranks: 12,
            stock: stock(position),
            hand: kinds(position, HAND).next(),
            columns: columns.filter(|cards| !cards.is_empty()).map(|cards| cards[1..].to_vec()).collect(),
            heights,
        }
    }

    /// Returns true if all cards are dealt and placed.
    pub(crate) fn is_dealt(&self) -> bool {
        self.stock.is_empty() && self.hand.is_none()
    }
}

/// Cards on the two foundations of each suit (C D H S), the higher foundation first.
pub(crate) type Heights = [[u8; 2]; 4];

/// Returns true if a foundation takes this card next.
pub(crate) fn is_next(heights: &Heights, suit: u8, rank: u8) -> bool {
    let h = heights[usize::from(suit)];
    h[0] == rank || h[1] == rank
}

/// Adds this card to the foundation that takes it next.
pub(crate) fn add_home(heights: &mut Heights, suit: u8, rank: u8) {
    let h = &mut heights[usize::from(suit)];
    if h[0] == rank {
        h[0] += 1;
    } else {
        h[1] += 1;
    }
}

/// Returns true if playing this card home at once dominates every other move (ledger, FQ-S).
pub(crate) fn is_safe_play(heights: &Heights, suit: u8, rank: u8) -> bool {
    (0..4).all(|s| {
        let floor = if s == suit { rank } else { rank.saturating_sub(1) };
        heights[usize::from(s)][1] >= floor
    })
}

/// A move of the game; columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Turns the next card of the stock.
    Turn,
    /// Plays the hand home.
    PlayHand,
    /// Places the hand on a column.
    Place(u8),
    /// Plays the last card of a column home.
    Play(u8),
    /// Moves the last card of the first column to the second.
    Transfer(u8, u8),
}

impl From<Move> for patience::Move {
    fn from(m: Move) -> Self {
        match m {
            Move::Turn => Self::new(STOCK, HAND),
            Move::PlayHand => Self::home(HAND),
            Move::Place(c) => Self::new(HAND, column(c)),
            Move::Play(c) => Self::home(column(c)),
            Move::Transfer(from, to) => Self::new(column(from), column(to)),
        }
    }
}
