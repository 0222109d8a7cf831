//! The Empress of India for quick players.
//!
//! Their rule of thumb: what can be played is played; else two cards are paired that are about equally far from being
//! needed, late ones first, such that few pairs wait for each other crosswise, and the space is emptied whose talon's next
//! card is needed sooner; where no such two lie there the stock is turned.

use super::greedy_games::CROSSED;
use super::state::{EmpressState, Move, NONE, step};
use super::table::{Crossings, Table as Rows};
use crate::quick;
use crate::rng::Rng;

/// Cards that are further apart are paired only when the stock is out.
const APART: u8 = 2;
/// The value of pairs starts here, and that of turning the stock lies among them.
const PAIR: u32 = 1_000;
const TURN: u32 = PAIR + 220;
/// What the next card of a talon that is not there counts for, in steps.
const UNKNOWN: u8 = 8;

#[derive(Clone)]
pub(crate) struct Table {
    rows: Rows,
    /// The pairs of these rows that new ones could cross.
    crossings: Crossings,
}

impl Table {
    pub(crate) fn new(state: &EmpressState) -> Self {
        let rows = Rows::new(state);
        let crossings = rows.crossings();
        Self { rows, crossings }
    }

    /// Adds the pairs of two single cards that are no further apart.
    fn pairs(&self, spaces: &[[u8; 22]; 2], apart: u8, choices: &mut Vec<Move>) {
        for r in (0..22).filter(|&r| spaces[0][r] != NONE) {
            for b in (0..22).filter(|&b| spaces[1][b] != NONE) {
                if ((r % 11) as u8).abs_diff((b % 11) as u8) <= apart {
                    choices.push(Move::Pair { row: 0, from: spaces[0][r], onto: spaces[1][b] });
                    choices.push(Move::Pair { row: 1, from: spaces[1][b], onto: spaces[0][r] });
                }
            }
        }
    }
}

impl quick::Table for Table {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        self.rows.shuffle(rng);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        for row in 0..2 {
            for space in (0..self.rows.len(row)).filter(|&space| self.rows.plays(row, space).is_some()) {
                choices.push(Move::PlayPair { row: row as u8, space: space as u8 });
            }
        }
        if !choices.is_empty() {
            return;
        }
        let spaces = [0, 1].map(|row| self.rows.singles(row));
        let suits = |row: usize, space: &&u8| **space != NONE && self.rows.suits(row, usize::from(**space));
        for &army in spaces[0].iter().filter(|space| suits(0, space)) {
            for &navy in spaces[1].iter().filter(|space| suits(1, space)) {
                choices.push(Move::Both { army, navy });
            }
        }
        if !choices.is_empty() {
            return;
        }
        self.pairs(&spaces, APART, choices);
        if self.rows.has_stock() {
            choices.push(Move::Turn);
        } else if choices.is_empty() {
            self.pairs(&spaces, 11, choices);
        }
    }

    fn value(&self, m: Move) -> u32 {
        let step_of = |row: usize, space: u8| self.rows.single(row, usize::from(space)).map_or(0, step);
        match m {
            Move::PlayPair { .. } => 0,
            Move::Both { army, navy } => 16 * u32::from(step_of(0, army) + step_of(1, navy)),
            Move::Turn => TURN,
            Move::Pair { row, from, onto } => {
                let row = usize::from(row);
                let (red, black) = if row == 0 { (from, onto) } else { (onto, from) };
                let cards = [self.rows.single(0, red.into()), self.rows.single(1, black.into())];
                let [Some(red), Some(black)] = cards else { return u32::MAX };
                let place = |card| usize::from((super::state::place(card).0 & 1) * 11 + step(card));
                let (r, b) = (step(red), step(black));
                let next = self.rows.talon(row).map_or(UNKNOWN, step);
                PAIR + 64 * u32::from(r.abs_diff(b))
                    + 4 * u32::from(20 - r.min(b))
                    + (CROSSED * self.crossings.at(place(red), place(black))) as u32
                    + 4 * u32::from(next)
            }
        }
    }

    fn make(&mut self, m: Move) {
        self.rows.apply(m);
        self.crossings = self.rows.crossings();
    }

    fn home(&self) -> (u32, u32) {
        (self.rows.played().iter().flatten().map(|&n| u32::from(n)).sum(), 176)
    }

    fn text(&self, m: Move) -> String {
        m.text()
    }
}
