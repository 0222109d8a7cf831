//! Rollouts of the Labyrinth: plays cards home, first those that free a card needed soon; then deals a row. Grace takes
//! the card after which most cards come home. `playout.rs` plays by a decision vector, for annealing.

use super::state::{Grace, LabyrinthState, Move};
use crate::card::{kind, suit};
use crate::engine::{Rng, bits};
use crate::games::card_copies::{FoundationHeights, NONE, RolloutStock};
use crate::play::rollout;

/// Cost of dealing a row: above that of every play, so that rows are dealt last.
const ROW_COST: u32 = 1_000;
/// Minimum cost of grace, above that of a row; it is used once nothing else is possible.
const GRACE_COST: u32 = 2_000;

#[derive(Clone)]
pub(crate) struct RolloutTable {
    late_refill: bool,
    ranks: u8,
    columns: usize,
    stock: RolloutStock,
    /// Cards by column and row; the two packs fill at most 11 rows.
    cell: [[u8; 16]; 10],
    /// Occupied rows of each column, bit 0 the top one.
    occupied: [u16; 10],
    rows: usize,
    foundations: FoundationHeights,
    grace: Grace,
}

impl RolloutTable {
    pub(crate) fn new(state: &LabyrinthState) -> Self {
        let mut table = Self {
            late_refill: state.late_refill,
            ranks: state.ranks,
            columns: state.rows.first().map_or(10, Vec::len),
            stock: RolloutStock::new(&state.stock),
            cell: [[NONE; 16]; 10],
            occupied: [0; 10],
            rows: state.rows.len(),
            foundations: FoundationHeights::new(state.ranks, state.up, state.down),
            grace: state.grace,
        };
        for (r, row) in state.rows.iter().enumerate() {
            for (c, card) in row.iter().enumerate() {
                if let Some(card) = *card {
                    table.put_card(card, c, r);
                }
            }
        }
        table
    }

    fn put_card(&mut self, card: u8, column: usize, row: usize) {
        self.cell[column][row] = card;
        self.occupied[column] |= 1 << row;
    }

    /// Cards of its suit that go before a card; 13, more than any distance, if no foundation needs it.
    fn distance(&self, card: u8) -> u32 {
        self.foundations.distance(card).unwrap_or(13)
    }

    /// Returns true if a cell is refilled at once.
    fn is_refilled(&self, row: usize) -> bool {
        !self.late_refill && row + 1 == self.rows && !self.stock.is_empty()
    }

    fn remove_card(&mut self, row: usize, column: usize) -> u8 {
        let card = self.cell[column][row];
        if self.is_refilled(row) {
            self.cell[column][row] = self.stock.take();
        } else {
            self.occupied[column] &= !(1 << row);
        }
        card
    }

    /// Value of removing a card for its neighbours: higher the sooner they are needed.
    fn unblocking_value(&self, row: usize, column: usize) -> u32 {
        if self.is_refilled(row) {
            return 0;
        }
        // Bit r + 1 is row r, so that the row above the first one has a bit, too.
        let occupied = u32::from(self.occupied[column]) << 1;
        let bit = row + 1;
        let mut value = 0;
        for neighbour in [bit - 1, bit + 1] {
            // Blocked on both sides, on one of them by this card.
            if occupied >> neighbour & 1 == 1
                && neighbour > 0
                && occupied >> (neighbour - 1) & 1 == 1
                && occupied >> (neighbour + 1) & 1 == 1
            {
                value += 10_u32.saturating_sub(2 * self.distance(self.cell[column][neighbour - 1]));
            }
        }
        value
    }

    /// Cost of playing on a foundation whose following card is blocked: 0 if that one is available.
    fn next_card_cost(&self, suit: u8, up: bool) -> u32 {
        let s = usize::from(suit);
        let FoundationHeights { up: ascending, down: descending, .. } = &self.foundations;
        let next = if up { ascending[s] + 1 } else { self.ranks.wrapping_sub(2 + descending[s]) };
        if next >= self.ranks {
            return 0;
        }
        let card = kind(suit, next);
        for column in 0..self.columns {
            if self.available_rows(column).any(|row| self.cell[column][row] == card) {
                return 0;
            }
        }
        6
    }

    /// Rows of the available cards of a column.
    fn available_rows(&self, column: usize) -> impl Iterator<Item = usize> {
        let o = self.occupied[column];
        bits(u64::from(o & !((o << 1) & (o >> 1))))
    }

    /// Adds the plays of an available card.
    fn plays(&self, card: u8, m: impl Fn(u8, bool) -> Move, choices: &mut Vec<Move>) {
        choices.extend(self.foundations.directions(card).map(|up| m(suit(card), up)));
    }

    fn all_plays(&self, choices: &mut Vec<Move>) {
        for column in 0..self.columns {
            for row in self.available_rows(column) {
                let m = |suit, up| Move::Play { row: row as u8, column: column as u8, suit, up };
                self.plays(self.cell[column][row], m, choices);
            }
        }
        if let Grace::Holds(card) = self.grace {
            self.plays(card, |suit, up| Move::FromGrace { suit, up }, choices);
        }
    }

    /// Cards home after a move and then the first possible play, until there is none.
    fn home_after(&self, m: Move) -> u32 {
        let (mut table, mut plays) = (self.clone(), Vec::new());
        rollout::RolloutState::make(&mut table, m);
        loop {
            plays.clear();
            table.all_plays(&mut plays);
            let Some(m) = plays.first() else { return rollout::RolloutState::cards_home(&table).0 };
            rollout::RolloutState::make(&mut table, *m);
        }
    }
}

impl rollout::RolloutState for RolloutTable {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        self.stock.shuffle(rng);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        self.all_plays(choices);
        if !self.stock.is_empty() {
            choices.push(Move::Row);
        } else if choices.is_empty() && self.grace == Grace::Unused {
            // Cards next on a foundation, and their neighbours.
            for column in 0..self.columns {
                let mut near = 0;
                for row in (0..self.rows).filter(|row| self.occupied[column] >> row & 1 == 1) {
                    if self.foundations.is_next(self.cell[column][row]) != [false; 2] {
                        near |= 0b111 << row;
                    }
                }
                let near = bits(near >> 1 & u64::from(self.occupied[column]));
                choices.extend(near.map(|row| Move::Grace { row: row as u8, column: column as u8 }));
            }
        }
    }

    fn cost(&self, m: Move) -> u32 {
        match m {
            Move::Row => ROW_COST,
            Move::Grace { .. } => GRACE_COST + 32 * (104 - self.home_after(m)),
            Move::FromGrace { suit, up } => self.next_card_cost(suit, up),
            Move::Play { row, column, suit, up } => {
                let (row, column) = (usize::from(row), usize::from(column));
                let both = self.foundations.is_next(self.cell[column][row]) == [true; 2];
                let next_card_cost = if both { self.next_card_cost(suit, up) } else { 0 };
                64 + 2 * next_card_cost - 2 * self.unblocking_value(row, column)
            }
        }
    }

    fn make(&mut self, m: Move) {
        match m {
            Move::Row => {
                let lowest = self.rows.wrapping_sub(1);
                let gap = |t: &Self, c: usize| t.occupied[c] >> lowest & 1 == 0;
                if !(self.late_refill && self.rows > 0 && (0..self.columns).any(|c| gap(self, c))) {
                    self.rows += 1;
                }
                let row = self.rows - 1;
                for c in 0..self.columns {
                    if self.occupied[c] >> row & 1 == 0 && !self.stock.is_empty() {
                        let card = self.stock.take();
                        self.put_card(card, c, row);
                    }
                }
            }
            Move::Play { row, column, suit, up } => {
                self.remove_card(row.into(), column.into());
                self.foundations.raise_pile(suit, up);
            }
            Move::Grace { row, column } => self.grace = Grace::Holds(self.remove_card(row.into(), column.into())),
            Move::FromGrace { suit, up } => {
                self.grace = Grace::Spent;
                self.foundations.raise_pile(suit, up);
            }
        }
    }

    fn cards_home(&self) -> (u32, u32) {
        self.foundations.cards_home()
    }
}
