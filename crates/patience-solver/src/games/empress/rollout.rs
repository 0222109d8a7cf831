//! Rollouts of the Empress of India: plays cards home; else pairs cards about equally far from being next, the farther
//! first and with few crossings; turns the stock if there are none.

use super::board::{Crossings, EmpressBoard};
use super::state::{EmpressState, Move, NONE, height};
use crate::engine::Rng;
use crate::play::rollout;

/// Cards farther apart are paired only once the stock is empty.
const APART: u8 = 2;
/// Cost of pairs and, among them, of turning the stock.
const PAIR: u32 = 1_000;
const TURN: u32 = PAIR + 220;
/// The height assumed for an empty talon's next card.
const UNKNOWN: u8 = 8;

#[derive(Clone)]
pub(crate) struct EmpressRollout {
    rows: EmpressBoard,
    /// Pairs that a new one could cross.
    crossings: Crossings,
}

impl EmpressRollout {
    pub(crate) fn new(state: &EmpressState) -> Self {
        let rows = EmpressBoard::new(state);
        let crossings = rows.crossings();
        Self { rows, crossings }
    }

    /// Adds the pairs of single cards at most `apart` apart in height.
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

impl rollout::RolloutState for EmpressRollout {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        self.rows.shuffle(rng);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        for row in 0..2 {
            for space in (0..self.rows.len(row)).filter(|&space| self.rows.pair_can_go_home(row, space)) {
                choices.push(Move::PlayPair { row: row as u8, space: space as u8 });
            }
        }
        if !choices.is_empty() {
            return;
        }
        let spaces = [0, 1].map(|row| self.rows.singles(row));
        let can_play =
            |row: usize, space: &&u8| **space != NONE && self.rows.single_can_go_home(row, usize::from(**space));
        for &army in spaces[0].iter().filter(|space| can_play(0, space)) {
            for &navy in spaces[1].iter().filter(|space| can_play(1, space)) {
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

    fn cost(&self, m: Move) -> u32 {
        let height_of = |row: usize, space: u8| self.rows.single(row, usize::from(space)).map_or(0, height);
        match m {
            Move::PlayPair { .. } => 0,
            Move::Both { army, navy } => 16 * u32::from(height_of(0, army) + height_of(1, navy)),
            Move::Turn => TURN,
            Move::Pair { row, from, onto } => {
                let row = usize::from(row);
                let (red, black) = if row == 0 { (from, onto) } else { (onto, from) };
                let cards = [self.rows.single(0, red.into()), self.rows.single(1, black.into())];
                let [Some(red), Some(black)] = cards else { return u32::MAX };
                let row_kind = |card| usize::from((super::state::suit_and_height(card).0 & 1) * 11 + height(card));
                let next = self.rows.talon(row).map_or(UNKNOWN, height);
                PAIR + self.crossings.pair_cost(row_kind(red), row_kind(black)) as u32 + 4 * u32::from(next)
            }
        }
    }

    fn make(&mut self, m: Move) {
        self.rows.apply(m);
        self.crossings = self.rows.crossings();
    }

    fn cards_home(&self) -> (u32, u32) {
        (self.rows.played.iter().flatten().map(|&n| u32::from(n)).sum(), 176)
    }
}
