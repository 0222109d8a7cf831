//! The Labyrinth for quick players.
//!
//! Their rule of thumb: what can be played is played, first what frees a card that is wanted soon; then a row is dealt. The
//! grace takes the card after which most cards come home in this manner.

use super::state::{Grace, LabyrinthState, Move};
use crate::card::{kind, suit};
use crate::quick;
use crate::rng::Rng;
use crate::two_packs::{Heights, NONE};

/// The value of dealing a row, and of the grace.
const ROW: u32 = 1_000;
const GRACE: u32 = 2_000;

#[derive(Clone)]
pub(crate) struct Table {
    late: bool,
    ranks: u8,
    columns: usize,
    /// The undealt cards from `next` to `count`.
    stock: [u8; 104],
    next: usize,
    count: usize,
    cell: [[u8; 16]; 10],
    /// Occupied rows of each column, bit 0 the top one.
    occupied: [u16; 10],
    rows: usize,
    foundations: Heights,
    grace: Grace,
}

impl Table {
    pub(crate) fn new(state: &LabyrinthState) -> Self {
        let mut table = Self {
            late: state.late_refill,
            ranks: state.ranks,
            columns: state.rows.first().map_or(10, Vec::len),
            stock: [NONE; 104],
            next: 0,
            count: state.stock.len(),
            cell: [[NONE; 16]; 10],
            occupied: [0; 10],
            rows: state.rows.len(),
            foundations: Heights::new(state.ranks, state.up, state.down),
            grace: state.grace,
        };
        table.stock[..table.count].copy_from_slice(&state.stock);
        for (r, row) in state.rows.iter().enumerate() {
            for (c, card) in row.iter().enumerate() {
                if let Some(card) = *card {
                    table.put(card, c, r);
                }
            }
        }
        table
    }

    fn put(&mut self, card: u8, column: usize, row: usize) {
        self.cell[column][row] = card;
        self.occupied[column] |= 1 << row;
    }

    fn has_stock(&self) -> bool {
        self.next < self.count
    }

    fn turn(&mut self) -> u8 {
        self.next += 1;
        self.stock[self.next - 1]
    }

    /// How many cards of its suit go before a card; one that no foundation waits for is as if it were last.
    fn distance(&self, card: u8) -> u32 {
        self.foundations.distance(card).unwrap_or(13)
    }

    /// Whether a card that is taken from here is replaced at once.
    fn is_refilled(&self, row: usize) -> bool {
        !self.late && row + 1 == self.rows && self.has_stock()
    }

    fn lift(&mut self, row: usize, column: usize) -> u8 {
        let card = self.cell[column][row];
        if self.is_refilled(row) {
            self.cell[column][row] = self.turn();
        } else {
            self.occupied[column] &= !(1 << row);
        }
        card
    }

    /// What lifting a card is worth for the cards next to it in its column: more, the sooner they are wanted.
    fn frees(&self, row: usize, column: usize) -> u32 {
        if self.is_refilled(row) {
            return 0;
        }
        let o = u32::from(self.occupied[column]) << 1;
        let row = row + 1;
        let mut worth = 0;
        for next in [row - 1, row + 1] {
            // Blocked on both sides, and on one of them by this card.
            if o >> next & 1 == 1 && next > 0 && o >> (next - 1) & 1 == 1 && o >> (next + 1) & 1 == 1 {
                worth += 10_u32.saturating_sub(2 * self.distance(self.cell[column][next - 1]));
            }
        }
        worth
    }

    /// How far the next card of this foundation is from being played: 0 if it is available.
    fn follows(&self, suit: u8, up: bool) -> u32 {
        let s = usize::from(suit);
        let Heights { up: ascending, down: descending, .. } = &self.foundations;
        let next = if up { ascending[s] + 1 } else { self.ranks.wrapping_sub(2 + descending[s]) };
        if next >= self.ranks {
            return 0;
        }
        let card = kind(suit, next);
        for column in 0..self.columns {
            let o = self.occupied[column];
            let mut free = o & !((o << 1) & (o >> 1));
            while free != 0 {
                let row = free.trailing_zeros() as usize;
                free &= free - 1;
                if self.cell[column][row] == card {
                    return 0;
                }
            }
        }
        6
    }

    /// Adds the plays of a card that is available.
    fn plays(&self, card: u8, m: impl Fn(u8, bool) -> Move, choices: &mut Vec<Move>) {
        let [up, down] = self.foundations.wanted(card);
        if up {
            choices.push(m(suit(card), true));
        }
        if down {
            choices.push(m(suit(card), false));
        }
    }

    fn all_plays(&self, choices: &mut Vec<Move>) {
        for column in 0..self.columns {
            let o = self.occupied[column];
            let mut free = o & !((o << 1) & (o >> 1));
            while free != 0 {
                let row = free.trailing_zeros() as u8;
                free &= free - 1;
                let m = |suit, up| Move::Play { row, column: column as u8, suit, up };
                self.plays(self.cell[column][usize::from(row)], m, choices);
            }
        }
        if let Grace::Holds(card) = self.grace {
            self.plays(card, |suit, up| Move::FromGrace { suit, up }, choices);
        }
    }

    /// Cards that come home after a grace without another choice being thought about.
    fn home_after(&self, m: Move) -> u32 {
        let (mut table, mut plays) = (self.clone(), Vec::new());
        quick::Table::make(&mut table, m);
        loop {
            plays.clear();
            table.all_plays(&mut plays);
            let Some(m) = plays.first() else { return quick::Table::home(&table).0 };
            quick::Table::make(&mut table, *m);
        }
    }
}

impl quick::Table for Table {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.stock[self.next..self.count]);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        self.all_plays(choices);
        if self.has_stock() {
            choices.push(Move::Row);
        } else if choices.is_empty() && self.grace == Grace::Unused {
            // Cards that are wanted, and those next to them.
            for column in 0..self.columns {
                let mut near = 0;
                for row in (0..self.rows).filter(|row| self.occupied[column] >> row & 1 == 1) {
                    if self.foundations.wanted(self.cell[column][row]) != [false; 2] {
                        near |= 0b111 << row;
                    }
                }
                let mut near = near >> 1 & u32::from(self.occupied[column]);
                while near != 0 {
                    let row = near.trailing_zeros() as u8;
                    near &= near - 1;
                    choices.push(Move::Grace { row, column: column as u8 });
                }
            }
        }
    }

    fn value(&self, m: Move) -> u32 {
        match m {
            Move::Row => ROW,
            Move::Grace { .. } => GRACE + 32 * (104 - self.home_after(m)),
            Move::FromGrace { suit, up } => self.follows(suit, up),
            Move::Play { row, column, suit, up } => {
                let (row, column) = (usize::from(row), usize::from(column));
                let both = self.foundations.wanted(self.cell[column][row]) == [true; 2];
                let follows = if both { self.follows(suit, up) } else { 0 };
                64 + 2 * follows - 2 * self.frees(row, column)
            }
        }
    }

    fn make(&mut self, m: Move) {
        match m {
            Move::Row => {
                let lowest = self.rows.wrapping_sub(1);
                let gap = |t: &Self, c: usize| t.occupied[c] >> lowest & 1 == 0;
                if !(self.late && self.rows > 0 && (0..self.columns).any(|c| gap(self, c))) {
                    self.rows += 1;
                }
                let row = self.rows - 1;
                for c in 0..self.columns {
                    if self.occupied[c] >> row & 1 == 0 && self.has_stock() {
                        let card = self.turn();
                        self.put(card, c, row);
                    }
                }
            }
            Move::Play { row, column, suit, up } => {
                self.lift(row.into(), column.into());
                self.foundations.rise(suit, up);
            }
            Move::Grace { row, column } => self.grace = Grace::Holds(self.lift(row.into(), column.into())),
            Move::FromGrace { suit, up } => {
                self.grace = Grace::Spent;
                self.foundations.rise(suit, up);
            }
        }
    }

    fn home(&self) -> (u32, u32) {
        self.foundations.home()
    }

    fn text(&self, m: Move) -> String {
        m.text()
    }
}
