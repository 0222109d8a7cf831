//! Counts paths of legal moves, to compare implementations of the rules.

use crate::Position;
use alloc::{string::String, vec::Vec};

/// Counts the paths of exactly `depth` legal moves. Shorter paths (a game that ends) are not counted.
///
/// ```
/// use patience::{Deal, Game, Position, perft};
/// let deal = Deal::numbered(Game::by_id("sly").unwrap(), 1).unwrap();
/// assert_eq!(perft(&Position::start(&deal), 0), 1);
/// assert_eq!(perft(&Position::start(&deal), 1), 1);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    let Some(remaining) = depth.checked_sub(1) else { return 1 };
    let moves = position.legal_moves();
    if remaining == 0 {
        return moves.len() as u64;
    }
    let count = |m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        perft(&next, remaining)
    };
    moves.into_iter().map(count).sum()
}

/// Counts as [`perft`] does, for each first move, sorted by notation.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(String, u64)> {
    let Some(remaining) = depth.checked_sub(1) else { return Vec::new() };
    let mut counts = Vec::new();
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(m);
        counts.push((position.game().write_move(m), perft(&next, remaining)));
    }
    counts.sort();
    counts
}
