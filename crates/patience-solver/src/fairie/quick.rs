//! The Fairie Queen for quick players.
//!
//! Their rule of thumb: while cards are dealt, what can be played is played, but for a few that stay to be built on. What is
//! left then hides nothing and is a puzzle: it is left to the search, with as many nodes as the player has patience.

use super::state::{FairieState, Move, raise, suitable};
use crate::card::{rank, suit};
use crate::limits::Limits;
use crate::quick;
use crate::rng::Rng;
use crate::solver::{Answer, Snapshot};

#[derive(Clone)]
pub(crate) struct Table {
    state: FairieState,
}

impl Table {
    pub(crate) fn new(state: &FairieState) -> Self {
        Self { state: state.clone() }
    }

    fn is_dealt(&self) -> bool {
        self.state.stock.is_empty() && self.state.hand.is_none()
    }
}

/// The value of putting a card on its column, and of turning the next one.
const PLACE: u32 = 15;
const TURN: u32 = 44;

/// Bytes that a search of these few nodes may take.
const MEMORY: usize = 8 << 20;

impl quick::Table for Table {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.state.stock);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        if self.is_dealt() {
            return;
        }
        for (c, column) in self.state.columns.iter().enumerate() {
            if column.last().is_some_and(|&card| suitable(&self.state.heights, suit(card), rank(card))) {
                choices.push(Move::Up(c as u8));
            }
        }
        match self.state.hand {
            Some(card) => {
                if suitable(&self.state.heights, suit(card), rank(card)) {
                    choices.push(Move::HandUp);
                }
                choices.push(Move::Place(self.state.columns.len() as u8 - 1));
            }
            None => choices.push(Move::Turn),
        }
    }

    fn value(&self, m: Move) -> u32 {
        match m {
            Move::Turn => TURN,
            Move::Place(_) => PLACE,
            _ => 0,
        }
    }

    fn make(&mut self, m: Move) {
        let state = &mut self.state;
        match m {
            Move::Turn => {
                let card = state.stock.remove(0);
                match rank(card) {
                    12 => state.columns.push(Vec::new()),
                    0 => raise(&mut state.heights, suit(card), 0),
                    _ => state.hand = Some(card),
                }
            }
            Move::HandUp => {
                if let Some(card) = state.hand.take() {
                    raise(&mut state.heights, suit(card), rank(card));
                }
            }
            Move::Place(c) => {
                if let Some(card) = state.hand.take() {
                    state.columns[usize::from(c)].push(card);
                }
            }
            Move::Up(c) => {
                if let Some(card) = state.columns[usize::from(c)].pop() {
                    raise(&mut state.heights, suit(card), rank(card));
                }
            }
            Move::Transfer(from, to) => {
                if let Some(card) = state.columns[usize::from(from)].pop() {
                    state.columns[usize::from(to)].push(card);
                }
            }
        }
    }

    fn home(&self) -> (u32, u32) {
        let home = self.state.heights.iter().flatten().map(|&n| u32::from(n)).sum();
        (home, 8 * u32::from(self.state.ranks))
    }

    fn text(&self, m: Move) -> String {
        m.text()
    }

    fn finish(&self, nodes: u64) -> Option<Vec<String>> {
        if !self.is_dealt() {
            return None;
        }
        // No nodes beyond those of this game's patience: none to make a line shorter.
        let limits = Limits { nodes: 0, memory: MEMORY, ..Limits::default() };
        let mut engine = self.state.search(limits);
        let mut spent = 0;
        while spent < nodes {
            let (more, answer) = engine.run(nodes - spent);
            spent += more.max(1);
            match answer {
                Answer::Won(line) => return Some(line),
                Answer::Working => {}
                _ => return None,
            }
        }
        None
    }
}
