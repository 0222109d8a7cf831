//! The greedy policy of the Labyrinth: plays cards home, first those whose cell is not refilled; else deals a row; else
//! takes by grace the card after which it brings most cards home.

use super::Labyrinth;
use super::state::row_of;
use crate::engine::GreedyPolicy;
use crate::play::greedy_costs::{LAST, PLAY, TURN, roles};
use patience::{Move, PileId, Position, Role};

impl GreedyPolicy for Labyrinth {
    fn cost(&self, position: &Position, m: Move) -> u32 {
        cost(position, m)
    }

    /// The best move; if that is a grace, the best grace.
    fn plan(&self, position: &Position, moves: &[Move], best: Move) -> Vec<Move> {
        if cost(position, best) < LAST { vec![best] } else { grace(position, moves).into_iter().collect() }
    }
}

fn cost(position: &Position, m: Move) -> u32 {
    match roles(position, m) {
        (_, Some(Role::Foundation)) => PLAY + u32::from(position.stock() > 0 && is_in_lowest_row(position, m.from)),
        (Role::Stock, _) => TURN,
        _ => LAST,
    }
}

fn is_in_lowest_row(position: &Position, cell: PileId) -> bool {
    let [rows, _] = position.rules().extra_state();
    row_of(cell).is_some_and(|row| row + 1 == rows)
}

/// The grace that brings most cards home; nothing is hidden, as the stock is empty.
fn grace(position: &Position, moves: &[Move]) -> Option<Move> {
    let home = |m: &&Move| {
        let mut after = position.clone();
        after.play_unchecked(**m);
        loop {
            let moves = after.legal_moves();
            let play = moves.iter().find(|m| cost(&after, **m) < TURN);
            let Some(play) = play else { return after.home() };
            after.play_unchecked(*play);
        }
    };
    // The first of equals.
    moves.iter().rev().max_by_key(home).copied()
}
