//! The greedy policy of Sly: plays cards home; places others where they cover the fewest cards needed sooner, and among
//! those packets, where the nearest need comes soonest after their own.

use super::Sly;
use super::state::foundation;
use crate::engine::GreedyPolicy;
use crate::games::card_copies::FoundationHeights;
use crate::play::greedy_costs::{PLACE, PLAY, TURN, roles};
use crate::reader::{self, kinds};
use patience::{Move, Position, Role};

impl GreedyPolicy for Sly {
    fn cost(&self, position: &Position, m: Move) -> u32 {
        match roles(position, m) {
            (_, Some(Role::Foundation)) => PLAY,
            (Role::Stock, _) => TURN,
            _ => PLACE + cover(position, m),
        }
    }
}

/// Cost of covering a packet.
fn cover(position: &Position, m: Move) -> u32 {
    let [up, down] = [true, false].map(|up| reader::heights(position, foundation(0, up)));
    let foundations = FoundationHeights::new(13, up, down);
    // Cards of the suit that go before a card, on the nearer foundation.
    let distance = |kind| foundations.distance(kind).unwrap_or(0);
    let distance_of_moved = kinds(position, m.from).next_back().map_or(0, distance);
    let (mut sooner, mut nearest) = (0, 13);
    for kind in m.to.pile().into_iter().flat_map(|pile| kinds(position, pile)) {
        let other = distance(kind);
        if other <= distance_of_moved {
            sooner += 14 - other;
        } else {
            nearest = nearest.min(other - distance_of_moved);
        }
    }
    sooner * 16 + nearest
}
