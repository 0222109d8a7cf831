//! Counting all sequences of legal moves, to compare one implementation of the rules with another.

use crate::Position;
use alloc::{string::String, vec::Vec};

/// The number of sequences of `depth` legal moves; a game that ends sooner has none that long.
///
/// ```
/// use patience::{Deal, Game, Position, perft};
/// let deal = Deal::numbered(Game::by_id("sly").unwrap(), 1).unwrap();
/// assert_eq!(perft(&Position::start(&deal), 0), 1);
/// assert_eq!(perft(&Position::start(&deal), 1), 1);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let moves = position.legal_moves();
    if rest == 0 {
        return moves.len() as u64;
    }
    let count = |m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        perft(&next, rest)
    };
    moves.into_iter().map(count).sum()
}

/// The same, for each first move in its notation, sorted.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(String, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut counts = Vec::new();
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(m);
        counts.push((position.game().write_move(m), perft(&next, rest)));
    }
    counts.sort();
    counts
}
