//! The greedy policy of Sly: plays cards home; places others where they cover the fewest cards needed sooner, and among
//! those packets, where the nearest need comes soonest after their own.

use super::state::foundation;
use crate::card::{rank, suit};
use crate::play::greedy_costs::{PLACE, PLAY, TURN, roles};
use crate::reader::{self, kinds};
use patience::{Move, Position, Role};

/// Cost of a move.
pub(crate) fn cost(position: &Position, m: Move) -> u32 {
    match roles(position, m) {
        (_, Some(Role::Foundation)) => PLAY,
        (Role::Stock, _) => TURN,
        _ => PLACE + cover(position, m),
    }
}

/// Cards of the suit that go before a card, on the nearer foundation.
fn distance(heights: &[[u8; 4]; 2], kind: u8) -> u32 {
    let [up, down] = heights.map(|heights| u32::from(heights[usize::from(suit(kind))]));
    let r = u32::from(rank(kind));
    let distances = [r.checked_sub(up), (12 - r).checked_sub(down)];
    distances.into_iter().flatten().min().unwrap_or(0)
}

/// Cost of covering a packet.
fn cover(position: &Position, m: Move) -> u32 {
    let heights = [true, false].map(|up| reader::heights(position, foundation(0, up)));
    let distance_of_card = kinds(position, m.from).next_back().map_or(0, |kind| distance(&heights, kind));
    let (mut sooner, mut nearest) = (0, 13);
    for kind in m.to.pile().into_iter().flat_map(|pile| kinds(position, pile)) {
        let other = distance(&heights, kind);
        if other <= distance_of_card {
            sooner += 14 - other;
        } else {
            nearest = nearest.min(other - distance_of_card);
        }
    }
    sooner * 16 + nearest
}
