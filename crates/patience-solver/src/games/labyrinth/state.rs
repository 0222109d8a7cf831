//! A position of the Labyrinth as plain data, and its moves.

use crate::reader::{heights, kinds, stock};
use patience::{PileId, Position, Target};

const STOCK: PileId = PileId(0);
pub(crate) const GRACE: PileId = PileId(9);
const FIRST_CELL: u8 = 10;
pub(crate) const COLUMNS: u8 = 10;

/// The cell of a row and a column, both from 0.
pub(crate) fn cell(row: u8, column: u8) -> PileId {
    PileId(FIRST_CELL + COLUMNS * row + column)
}

/// The row of a cell, from 0; `None` for another pile.
pub(crate) fn row_of(pile: PileId) -> Option<u8> {
    Some(pile.0.checked_sub(FIRST_CELL)? / COLUMNS)
}

/// The foundation of a suit.
fn foundation(suit: u8, up: bool) -> PileId {
    PileId(if up { 1 } else { 5 } + suit)
}

/// The grace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grace {
    /// Not used.
    Unused,
    /// Used; its card lies aside.
    Holds(u8),
    /// Used; its card is home.
    Spent,
}

/// A position of the Labyrinth; cards are kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LabyrinthState {
    /// Ranks in a suit: 13, or fewer in a small pack.
    pub(crate) ranks: u8,
    /// True if gaps of the lowest row wait for `stock>row`.
    pub(crate) late_refill: bool,
    /// Stock, the next card first.
    pub(crate) stock: Vec<u8>,
    /// Rows from the top, all of one length (ten).
    pub(crate) rows: Vec<Vec<Option<u8>>>,
    /// Heights of the ascending foundations, in the order C D H S.
    pub(crate) up: [u8; 4],
    /// Heights of the descending foundations.
    pub(crate) down: [u8; 4],
    /// The grace.
    pub(crate) grace: Grace,
}

impl LabyrinthState {
    pub(crate) fn read(position: &Position, late_refill: bool) -> Self {
        let [rows, grace_taken] = position.rules().extra_state();
        let row = |r: u8| (0..COLUMNS).map(|c| kinds(position, cell(r, c)).next()).collect();
        Self {
            ranks: 13,
            late_refill,
            stock: stock(position),
            rows: (0..rows).map(row).collect(),
            up: heights(position, foundation(0, true)),
            down: heights(position, foundation(0, false)),
            grace: match (grace_taken == 1, kinds(position, GRACE).next()) {
                (false, _) => Grace::Unused,
                (true, Some(card)) => Grace::Holds(card),
                (true, None) => Grace::Spent,
            },
        }
    }
}

/// A move; cells are rows and columns from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Row,
    Play { row: u8, column: u8, suit: u8, up: bool },
    Grace { row: u8, column: u8 },
    FromGrace { suit: u8, up: bool },
}

impl From<Move> for patience::Move {
    fn from(m: Move) -> Self {
        match m {
            Move::Row => Self::to(STOCK, Target::Row),
            Move::Play { row, column, suit, up } => Self::new(cell(row, column), foundation(suit, up)),
            Move::Grace { row, column } => Self::new(cell(row, column), GRACE),
            Move::FromGrace { suit, up } => Self::new(GRACE, foundation(suit, up)),
        }
    }
}
