//! The greedy policy of the Empress of India: plays cards home; else pairs cards equally far from being next, or one
//! card apart, the farther first, and empties the space whose talon's next card is needed sooner; turns the stock
//! rather than make any other pair.

use super::Empress;
use super::state::{height, is_red, talon};
use crate::engine::GreedyPolicy;
use crate::play::greedy_costs::{PLAY, TURN, roles};
use crate::reader::kinds;
use patience::{Move, Position, Role};

impl GreedyPolicy for Empress {
    fn cost(&self, position: &Position, m: Move) -> u32 {
        match (roles(position, m), m.second) {
            ((_, Some(Role::Foundation)), Some(with)) => {
                let heights = [m.from, with].map(|pile| kinds(position, pile).map(height).sum::<u8>());
                1 + u32::from(heights[0]) + u32::from(heights[1])
            }
            ((_, Some(Role::Foundation)), None) => PLAY,
            ((Role::Stock, _), _) => TURN,
            _ => pair(position, m),
        }
    }
}

fn pair(position: &Position, m: Move) -> u32 {
    let top = |pile| kinds(position, pile).next_back().unwrap_or(0);
    let (moved, other) = (top(m.from), m.to.pile().map_or(0, top));
    let (a, b) = (height(moved), height(other));
    let next = kinds(position, talon(is_red(moved))).next_back().map_or(11, height);
    let apart = u32::from(a.abs_diff(b));
    let base = if apart <= 1 { 0 } else { TURN };
    base + 1 + apart * 300 + u32::from(20 - a.min(b)) * 12 + u32::from(next)
}
