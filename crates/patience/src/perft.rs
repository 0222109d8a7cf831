//! Counts paths of legal moves, to compare implementations of the rules.

use crate::Position;
use alloc::{string::String, vec, vec::Vec};

/// Counts the paths of exactly `depth` legal moves. Shorter paths (a game that ends) are not counted.
///
/// Takes memory for each move of a path, and no stack; the count saturates. The time is that of the count: where cards
/// can move back and forth, no depth ends the paths ([`perft_within`]).
///
/// ```
/// use patience::{Deal, Game, Position, perft};
/// let deal = Deal::numbered(Game::by_id("sly").unwrap(), 1).unwrap();
/// assert_eq!(perft(&Position::start(&deal), 0), 1);
/// assert_eq!(perft(&Position::start(&deal), 1), 1);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    perft_within(position, depth, u64::MAX).unwrap_or(u64::MAX)
}

/// Counts as [`perft`] does; `None` once `max_positions` positions have been visited.
#[must_use]
pub fn perft_within(position: &Position, depth: u32, max_positions: u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    // The positions of the current path, each with its untried moves.
    let mut path = vec![(position.clone(), position.legal_moves())];
    let (mut paths, mut visited) = (0_u64, 0_u64);
    while let Some((_, moves)) = path.last() {
        if path.len() as u64 == u64::from(depth) {
            paths = paths.saturating_add(moves.len() as u64);
            path.pop();
        }
        let Some((position, moves)) = path.last_mut() else { break };
        let Some(m) = moves.pop() else {
            path.pop();
            continue;
        };
        visited += 1;
        if visited > max_positions {
            return None;
        }
        let mut next = position.clone();
        next.play_unchecked(m);
        let moves = next.legal_moves();
        path.push((next, moves));
    }
    Some(paths)
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Deal, Game};

    /// Transfers of the Fairie Queen can go on forever.
    #[test]
    fn a_path_of_a_million_moves_does_not_overflow_the_stack() {
        let start = Position::start(&Deal::numbered(Game::by_id("fairie-queen").unwrap(), 1).unwrap());
        assert_eq!(perft_within(&start, 1_000_000, 150_000), None);
    }

    #[test]
    fn the_limit_counts_positions_and_does_not_change_the_count() {
        let start = Position::start(&Deal::numbered(Game::by_id("sly").unwrap(), 1).unwrap());
        assert_eq!(perft_within(&start, 0, 0), Some(1));
        assert_eq!(perft_within(&start, 4, u64::MAX), Some(perft(&start, 4)));
        assert_eq!(perft_within(&start, 4, 2), None);
    }
}
