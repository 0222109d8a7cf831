//! The simple player's rules of thumb for the Fairie Queen: any suitable card is played; after the deal it takes the shortest
//! way of transfers to a card that can go home, if one is found among the nearest positions.

use crate::simple::{LAST, PLACE, PLAY, TURN, roles};
use crate::sort;
use patience::{Card, Move, PileId, Position, Role};
use std::collections::{HashSet, VecDeque};

/// Positions that the way to the next card home is looked for in.
const NEAREST: usize = 1_000;

/// How little the player thinks of a move.
pub(crate) fn value(position: &Position, m: Move) -> u32 {
    match roles(position, m) {
        (_, Some(Role::Foundation)) => PLAY,
        (Role::Stock, _) => TURN,
        (Role::Hand, _) => PLACE,
        _ => LAST,
    }
}

/// The best move, or if that is a transfer, the way to the next card home.
pub(crate) fn plan(position: &Position, best: Move) -> Vec<Move> {
    if value(position, best) < LAST { vec![best] } else { transfers(position) }
}

/// The shortest way of transfers to a card that can go home; nothing is hidden after the deal.
fn transfers(position: &Position) -> Vec<Move> {
    let mut seen = HashSet::from([columns(position)]);
    let mut queue = VecDeque::from([(position.clone(), Vec::new())]);
    while let Some((position, way)) = queue.pop_front() {
        for m in position.legal_moves() {
            let mut way = way.clone();
            way.push(m);
            if value(&position, m) < TURN {
                return way;
            }
            let mut next = position.clone();
            next.play_unchecked(m);
            if seen.len() < NEAREST && seen.insert(columns(&next)) {
                queue.push_back((next, way));
            }
        }
    }
    Vec::new()
}

/// The columns without their kings, sorted: which king heads a column does not matter.
fn columns(position: &Position) -> Vec<Vec<Card>> {
    let places = position.places().iter().enumerate().filter(|(_, place)| place.role == Role::Tableau);
    let mut columns: Vec<Vec<Card>> =
        places.map(|(pile, _)| position.table().pile(PileId(pile as u8)).iter().skip(1).copied().collect()).collect();
    sort::few(&mut columns, |one, other| one > other);
    columns
}
