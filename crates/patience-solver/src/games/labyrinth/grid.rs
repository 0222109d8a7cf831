//! The rows of the Labyrinth: which cells have a card, which cards are available, and how rows are dealt. The exact search,
//! playouts and rollouts share it; each of them numbers cards in its own way.

use super::state::{self, LabyrinthState};
use crate::engine::bits;

/// Rows of a column; the two packs fill at most eleven.
pub(crate) const ROWS: usize = 16;
const COLUMNS: usize = state::COLUMNS as usize;
/// Cells of the grid; the one at a column and a row has the index `column * ROWS + row`.
pub(crate) const CELLS: usize = COLUMNS * ROWS;

#[derive(Clone, Debug)]
pub(crate) struct Grid {
    pub(crate) late_refill: bool,
    pub(crate) columns: usize,
    pub(crate) rows: u8,
    /// The card in each cell, or the last one that was there.
    pub(crate) cells: [u8; CELLS],
    /// The rows of each column that have a card, bit 0 the top one.
    pub(crate) occupied: [u16; COLUMNS],
}

/// The cell of a row and a column, both from 0.
#[inline(always)]
pub(crate) fn cell_at(row: u8, column: u8) -> usize {
    usize::from(column) * ROWS + usize::from(row)
}

/// The row and the column of a cell.
#[inline(always)]
pub(crate) fn row_and_column(at: usize) -> (u8, u8) {
    ((at % ROWS) as u8, (at / ROWS) as u8)
}

/// The cards of a position by their cells, row by row.
pub(crate) fn cards_of(state: &LabyrinthState) -> impl Iterator<Item = (usize, u8)> {
    let rows = state.rows.iter().enumerate();
    rows.flat_map(|(r, row)| row.iter().enumerate().filter_map(move |(c, card)| Some((c * ROWS + r, (*card)?))))
}

/// The cells of these rows of a column, the top one first.
fn cells_in(column: usize, rows: u16) -> impl Iterator<Item = usize> {
    bits(rows.into()).map(move |row| column * ROWS + row)
}

impl Grid {
    /// Creates the grid of a position, without its cards.
    pub(crate) fn new(state: &LabyrinthState) -> Self {
        Self {
            late_refill: state.late_refill,
            columns: state.rows.first().map_or(COLUMNS, Vec::len),
            rows: state.rows.len() as u8,
            cells: [u8::MAX; CELLS],
            occupied: [0; COLUMNS],
        }
    }

    #[inline(always)]
    pub(crate) fn put(&mut self, at: usize, card: u8) {
        self.cells[at] = card;
        self.occupied[at / ROWS] |= 1 << (at % ROWS);
    }

    #[inline(always)]
    pub(crate) fn take(&mut self, at: usize) -> u8 {
        self.occupied[at / ROWS] &= !(1 << (at % ROWS));
        self.cells[at]
    }

    /// Returns true for each vertical neighbour of a cell, the one above and the one below, that has a card.
    #[inline(always)]
    pub(crate) fn neighbours(&self, at: usize) -> [bool; 2] {
        let (row, o) = (at % ROWS, self.occupied[at / ROWS]);
        [o << 1 >> row & 1 == 1, o >> 1 >> row & 1 == 1]
    }

    /// Cells that have a card, column by column.
    pub(crate) fn all_cells(&self) -> impl Iterator<Item = usize> + use<> {
        let occupied = self.occupied;
        (0..self.columns).flat_map(move |c| cells_in(c, occupied[c]))
    }

    /// Cells that have an available card, without a card above or without one below, column by column.
    pub(crate) fn available_cells(&self) -> impl Iterator<Item = usize> + use<> {
        let available = self.occupied.map(|o| o & !((o << 1) & (o >> 1)));
        (0..self.columns).flat_map(move |c| cells_in(c, available[c]))
    }

    #[inline(always)]
    pub(crate) fn is_in_lowest_row(&self, at: usize) -> bool {
        at % ROWS + 1 == usize::from(self.rows)
    }

    /// Returns true if the cell of a removed card is refilled at once.
    #[inline(always)]
    pub(crate) fn is_refilled(&self, at: usize, has_stock: bool) -> bool {
        !self.late_refill && has_stock && self.is_in_lowest_row(at)
    }

    /// Begins the next row, or the refill of the lowest one. Returns the cells to fill in their order; the caller stops when the
    /// stock is out.
    #[inline(always)]
    pub(crate) fn begin_row(&mut self) -> impl Iterator<Item = usize> + use<> {
        let lowest = self.rows.wrapping_sub(1);
        let has_gap = |occupied: &u16| occupied >> lowest & 1 == 0;
        if !(self.late_refill && self.rows > 0 && self.occupied[..self.columns].iter().any(has_gap)) {
            self.rows += 1;
        }
        let (row, occupied) = (usize::from(self.rows) - 1, self.occupied);
        (0..self.columns).filter(move |c| occupied[*c] >> row & 1 == 0).map(move |c| c * ROWS + row)
    }
}
