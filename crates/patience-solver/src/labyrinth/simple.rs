//! The simple player's rules of thumb for the Labyrinth: any suitable card is played, first those whose place is not
//! refilled; else a row is dealt; else the card is taken by grace after which most cards go home in this manner.

use crate::simple::{LAST, PLAY, TURN, roles};
use patience::{Move, PileId, Position, Role};

/// How little the player thinks of a move.
pub(crate) fn value(position: &Position, m: Move) -> u32 {
    match roles(position, m) {
        (_, Some(Role::Foundation)) => PLAY + u32::from(position.stock() > 0 && is_in_lowest_row(position, m.from)),
        (Role::Stock, _) => TURN,
        _ => LAST,
    }
}

fn is_in_lowest_row(position: &Position, cell: PileId) -> bool {
    let [rows, _] = position.rules().hidden_state();
    position.places()[usize::from(cell.0)].address.starts_with(&format!("r{rows}c"))
}

/// The best move, or if that is a grace, the best of them.
pub(crate) fn plan(position: &Position, moves: &[Move], best: Move) -> Vec<Move> {
    if value(position, best) < LAST { vec![best] } else { grace(position, moves).into_iter().collect() }
}

/// The card whose grace brings most cards home; the stock is out, so that nothing is hidden.
fn grace(position: &Position, moves: &[Move]) -> Option<Move> {
    let home = |m: &&Move| {
        let mut after = position.clone();
        after.play_unchecked(**m);
        loop {
            let moves = after.legal_moves();
            let play = moves.iter().find(|m| value(&after, **m) < TURN);
            let Some(play) = play else { return after.home() };
            after.play_unchecked(*play);
        }
    };
    // The first of the best.
    moves.iter().rev().max_by_key(home).copied()
}
