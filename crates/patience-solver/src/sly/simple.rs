//! The simple player's rules of thumb for Sly: any suitable card is played; one that is not goes on the packet where it
//! covers the fewest cards that are needed sooner, and among those, on the one whose nearest need comes soonest after its
//! own.

use crate::card::{rank, suit};
use crate::reader::{Reader, kinds};
use crate::simple::{PLACE, PLAY, TURN, roles};
use patience::{Move, Position, Role};

/// How little the player thinks of a move.
pub(crate) fn value(position: &Position, m: Move) -> u32 {
    match roles(position, m) {
        (_, Some(Role::Foundation)) => PLAY,
        (Role::Stock, _) => TURN,
        _ => PLACE + cover(position, m),
    }
}

/// How far a card is from its turn, by the nearer of its suit's two foundations.
fn distance(heights: &[[u8; 4]; 2], kind: u8) -> u32 {
    let [up, down] = heights.map(|heights| u32::from(heights[usize::from(suit(kind))]));
    let r = u32::from(rank(kind));
    let ways = [r.checked_sub(up), (12 - r).checked_sub(down)];
    ways.into_iter().flatten().min().unwrap_or(0)
}

/// What a card covers on a packet.
fn cover(position: &Position, m: Move) -> u32 {
    let heights = ['+', '-'].map(|sign| Reader(position).heights(sign));
    let own = kinds(position, m.from).next_back().map_or(0, |kind| distance(&heights, kind));
    let (mut sooner, mut nearest) = (0, 13);
    for kind in m.to.pile().into_iter().flat_map(|pile| kinds(position, pile)) {
        let other = distance(&heights, kind);
        if other <= own {
            sooner += 14 - other;
        } else {
            nearest = nearest.min(other - own);
        }
    }
    sooner * 16 + nearest
}
