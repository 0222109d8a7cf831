//! Rollouts of the Labyrinth: plays cards home, first those that free a card needed soon; then deals a row. Grace takes
//! the card after which most cards come home. `playout.rs` plays by a decision vector, for annealing.

use super::grid::{Grid, cards_of, cell_at, row_and_column};
use super::state::{Grace, LabyrinthState, Move};
use crate::card::{kind, suit};
use crate::engine::Rng;
use crate::games::card_copies::{FoundationHeights, RolloutStock};
use crate::play::rollout;

/// Cost of dealing a row: above that of every play, so that rows are dealt last.
const ROW_COST: u32 = 1_000;
/// Minimum cost of grace, above that of a row; it is used once nothing else is possible.
const GRACE_COST: u32 = 2_000;

#[derive(Clone)]
pub(crate) struct RolloutTable {
    stock: RolloutStock,
    /// Its cards are kinds.
    grid: Grid,
    foundations: FoundationHeights,
    grace: Grace,
}

impl RolloutTable {
    pub(crate) fn new(state: &LabyrinthState) -> Self {
        let mut table = Self {
            stock: RolloutStock::new(&state.stock),
            grid: Grid::new(state),
            foundations: FoundationHeights::new(state.ranks, state.up, state.down),
            grace: state.grace,
        };
        cards_of(state).for_each(|(at, card)| table.grid.put(at, card));
        table
    }

    /// Cards of its suit that go before a card; 13, more than any distance, if no foundation needs it.
    fn distance(&self, card: u8) -> u32 {
        self.foundations.distance(card).unwrap_or(13)
    }

    fn remove_card(&mut self, at: usize) -> u8 {
        let card = self.grid.take(at);
        if self.grid.is_refilled(at, !self.stock.is_empty()) {
            self.grid.put(at, self.stock.take());
        }
        card
    }

    /// Value of removing a card for its neighbours: higher the sooner they are needed.
    fn unblocking_value(&self, at: usize) -> u32 {
        if self.grid.is_refilled(at, !self.stock.is_empty()) {
            return 0;
        }
        let [above, below] = self.grid.neighbours(at);
        // Blocked on both sides, on one of them by this card.
        let value = |neighbour: usize| match self.grid.neighbours(neighbour) {
            [true, true] => 10_u32.saturating_sub(2 * self.distance(self.grid.cells[neighbour])),
            _ => 0,
        };
        (if above { value(at - 1) } else { 0 }) + (if below { value(at + 1) } else { 0 })
    }

    /// Cost of playing on a foundation whose following card is blocked: 0 if that one is available.
    fn next_card_cost(&self, suit: u8, up: bool) -> u32 {
        let s = usize::from(suit);
        let FoundationHeights { ranks, up: ascending, down: descending } = &self.foundations;
        let next = if up { ascending[s] + 1 } else { ranks.wrapping_sub(2 + descending[s]) };
        let is_available = |card: u8| self.grid.available_cells().any(|at| self.grid.cells[at] == card);
        if next >= *ranks || is_available(kind(suit, next)) { 0 } else { 6 }
    }

    /// Adds the plays of an available card.
    fn plays(&self, card: u8, m: impl Fn(u8, bool) -> Move, choices: &mut Vec<Move>) {
        choices.extend(self.foundations.directions(card).map(|up| m(suit(card), up)));
    }

    fn all_plays(&self, choices: &mut Vec<Move>) {
        for at in self.grid.available_cells() {
            let (row, column) = row_and_column(at);
            self.plays(self.grid.cells[at], |suit, up| Move::Play { row, column, suit, up }, choices);
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
            let is_next = |at: usize| self.foundations.is_next(self.grid.cells[at]) != [false; 2];
            for at in self.grid.all_cells() {
                let [above, below] = self.grid.neighbours(at);
                if is_next(at) || above && is_next(at - 1) || below && is_next(at + 1) {
                    let (row, column) = row_and_column(at);
                    choices.push(Move::Grace { row, column });
                }
            }
        }
    }

    fn cost(&self, m: Move) -> u32 {
        match m {
            Move::Row => ROW_COST,
            Move::Grace { .. } => GRACE_COST + 32 * (104 - self.home_after(m)),
            Move::FromGrace { suit, up } => self.next_card_cost(suit, up),
            Move::Play { row, column, suit, up } => {
                let at = cell_at(row, column);
                let both = self.foundations.is_next(self.grid.cells[at]) == [true; 2];
                let next_card_cost = if both { self.next_card_cost(suit, up) } else { 0 };
                64 + 2 * next_card_cost - 2 * self.unblocking_value(at)
            }
        }
    }

    fn make(&mut self, m: Move) {
        match m {
            Move::Row => {
                for at in self.grid.begin_row() {
                    if !self.stock.is_empty() {
                        self.grid.put(at, self.stock.take());
                    }
                }
            }
            Move::Play { row, column, suit, up } => {
                self.remove_card(cell_at(row, column));
                self.foundations.raise_pile(suit, up);
            }
            Move::Grace { row, column } => self.grace = Grace::Holds(self.remove_card(cell_at(row, column))),
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
