//! Rollouts of the Fairie Queen, for win rates and hints.
//!
//! During the deal a randomized greedy policy: it plays cards home, except a few that stay as supports. After the deal
//! nothing is hidden, so the solver finishes the game, within the rollout's nodes.

use super::state::{FairieState, Move, add_home, is_next};
use crate::Limits;
use crate::card::{rank, suit};
use crate::engine::{Answer, Rng, Snapshot};
use crate::play::rollout::RolloutState;

/// Costs to the policy of placing the hand and of turning a card; a play costs nothing.
const PLACE_COST: u32 = 15;
const TURN_COST: u32 = 44;

/// Bytes of the search after the deal.
const MEMORY_BYTES: usize = 15 << 20;

impl RolloutState for FairieState {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.stock);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        if self.is_dealt() {
            return;
        }
        for (c, column) in self.columns.iter().enumerate() {
            if column.last().is_some_and(|&card| is_next(&self.heights, suit(card), rank(card))) {
                choices.push(Move::Play(c as u8));
            }
        }
        match self.hand {
            Some(card) => {
                if is_next(&self.heights, suit(card), rank(card)) {
                    choices.push(Move::PlayHand);
                }
                choices.push(Move::Place(self.columns.len() as u8 - 1));
            }
            None => choices.push(Move::Turn),
        }
    }

    fn cost(&self, m: Move) -> u32 {
        match m {
            Move::Turn => TURN_COST,
            Move::Place(_) => PLACE_COST,
            _ => 0,
        }
    }

    fn make(&mut self, m: Move) {
        match m {
            Move::Turn => {
                let card = self.stock.remove(0);
                match rank(card) {
                    12 => self.columns.push(Vec::new()),
                    0 => add_home(&mut self.heights, suit(card), 0),
                    _ => self.hand = Some(card),
                }
            }
            Move::PlayHand => {
                if let Some(card) = self.hand.take() {
                    add_home(&mut self.heights, suit(card), rank(card));
                }
            }
            Move::Place(c) => {
                if let Some(card) = self.hand.take() {
                    self.columns[usize::from(c)].push(card);
                }
            }
            Move::Play(c) => {
                if let Some(card) = self.columns[usize::from(c)].pop() {
                    add_home(&mut self.heights, suit(card), rank(card));
                }
            }
            // The policy only deals.
            Move::Transfer(..) => {}
        }
    }

    fn cards_home(&self) -> (u32, u32) {
        let home = self.heights.iter().flatten().map(|&n| u32::from(n)).sum();
        (home, 8 * u32::from(self.ranks))
    }

    fn finish(&self, nodes: u64) -> Option<Vec<patience::Move>> {
        if !self.is_dealt() {
            return None;
        }
        // A limit of 0 nodes leaves the line unoptimized.
        let limits = Limits { nodes: 0, memory: MEMORY_BYTES, ..Limits::default() };
        let mut engine = self.search(limits);
        let mut spent = 0;
        while spent < nodes {
            let (n, answer) = engine.run(nodes - spent);
            spent += n.max(1);
            match answer {
                Answer::Won(line) => return Some(line),
                Answer::Working => {}
                _ => return None,
            }
        }
        None
    }
}
