//! Weights of the moves to a listed problem: roughly, how likely a careless player is to make each.
//!
//! In a list a move takes about log₂(sum of the weights / its weight) bits. Careless players play cards home at once; in the
//! Empress of India they pair cards about equally far from being next. Writer and reader must
//! use the same weights, so these are part of the format that [`crate::format`] describes.

use crate::{Move, PileId, Position, Role};
use alloc::vec::Vec;

/// Weights of the legal moves of a position, at least 1 each; their sum is below 2³².
pub(super) fn weights(position: &Position, legal: &[Move]) -> Vec<u32> {
    let is_empress = position.game().id == "empress-of-india";
    let heights = if is_empress { single_heights(position) } else { Vec::new() };
    let mut weights: Vec<u32> = Vec::new();
    let mut others = 0;
    for m in legal {
        let is_home = position.is_to_foundation(*m);
        let weight = if is_empress {
            empress_weight(*m, is_home, &heights)
        } else if is_home {
            1 << 8
        } else {
            1
        };
        others += if is_home { 0 } else { weight };
        weights.push(weight);
    }
    // A card of the stock is turned as often as another is moved that does not go home.
    if let Some(turn) = legal.iter().position(|m| position.role(m.from) == Role::Stock) {
        weights[turn] = others;
    }
    weights
}

/// The weight of a move of the Empress of India: a pair home, two single cards home, or a pair made.
fn empress_weight(m: Move, is_home: bool, heights: &[Option<u32>]) -> u32 {
    let height = |pile: PileId| heights[usize::from(pile.0)];
    let second = m.second.or(m.to.pile());
    match (is_home, height(m.from).zip(second.and_then(height))) {
        (true, _) if m.second.is_none() => 1 << 24,
        (true, Some(_)) => 1 << 20,
        (true, None) => 1 << 16,
        (false, Some((a, b))) => (1 + a.min(b)) << (4 * 3_u32.saturating_sub(a.abs_diff(b))),
        (false, None) => 1,
    }
}

/// For each pile of one card of the tableau, unless a later one has an equal card, the number of cards of its suit below it on
/// a foundation.
fn single_heights(position: &Position) -> Vec<Option<u32>> {
    let specs = position.pile_specs();
    let mut heights = alloc::vec![None; specs.len()];
    let mut seen = Vec::new();
    for (pile, spec) in specs.iter().enumerate().rev() {
        let [card] = *position.table().pile(PileId(pile as u8)) else { continue };
        if spec.role != Role::Tableau || seen.contains(&card) {
            continue;
        }
        seen.push(card);
        heights[pile] = specs.iter().position(|spec| spec.suit == Some(card.suit)).and_then(|foundation| {
            let sequence = position.rules().build_sequence(PileId(foundation as u8));
            sequence.iter().position(|value| *value == card.rank.value()).map(|height| height as u32)
        });
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deal, Game};

    /// Every move can be written, and the sum is a radix.
    #[test]
    fn every_legal_move_has_a_weight() {
        for game in Game::all() {
            let mut position = Position::start(&Deal::numbered(game, 7).expect("a deal"));
            for n in 0..400 {
                let legal = position.legal_moves();
                let Some(m) = legal.get(n * 7_919 % legal.len().max(1)) else { break };
                let weights = weights(&position, &legal);
                assert_eq!(weights.len(), legal.len());
                assert!(weights.iter().all(|weight| *weight > 0), "{}", game.id);
                assert!(weights.iter().map(|weight| u64::from(*weight)).sum::<u64>() < 1 << 32, "{}", game.id);
                position.play_unchecked(*m);
            }
        }
    }
}
