//! A position of the Labyrinth as plain data, and its moves.

use crate::card::SUITS;
use crate::reader::Reader;
use patience::Position;

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
        let reader = Reader(position);
        let [rows, grace_taken] = position.rules().extra_state();
        let row = |r: u8| (1..=10).map(|c| reader.pile(&format!("r{}c{c}", r + 1)).first().copied()).collect();
        Self {
            ranks: 13,
            late_refill,
            stock: reader.stock(),
            rows: (0..rows).map(row).collect(),
            up: reader.heights('+'),
            down: reader.heights('-'),
            grace: match (grace_taken == 1, reader.pile("grace").first()) {
                (false, _) => Grace::Unused,
                (true, Some(&card)) => Grace::Holds(card),
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

impl Move {
    /// Writes the move in the notation.
    pub(crate) fn text(self) -> String {
        let pile = |s: u8, up: bool| {
            let suit = char::from(SUITS[usize::from(s)]);
            format!("{suit}{}", if up { '+' } else { '-' })
        };
        match self {
            Move::Row => "stock>row".into(),
            Move::Play { row, column, suit, up } => format!("r{}c{}>{}", row + 1, column + 1, pile(suit, up)),
            Move::Grace { row, column } => format!("r{}c{}>grace", row + 1, column + 1),
            Move::FromGrace { suit, up } => format!("grace>{}", pile(suit, up)),
        }
    }
}
