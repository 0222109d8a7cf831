//! The greedy policy of the Fairie Queen: plays cards home; after the deal, breadth-first search finds the fewest
//! transfers that make a card playable.

use super::Fairie;
use crate::engine::{GreedyPolicy, sort};
use crate::play::greedy_costs::{LAST, PLACE, PLAY, TURN, roles};
use patience::{Card, Move, PileId, Position, Role};
use std::collections::{HashSet, VecDeque};

/// Positions of the breadth-first search.
const MAX_POSITIONS: usize = 1_000;

impl GreedyPolicy for Fairie {
    fn cost(&self, position: &Position, m: Move) -> u32 {
        cost(position, m)
    }

    /// The best move; if that is a transfer, a shortest line to a play.
    fn plan(&self, position: &Position, _moves: &[Move], best: Move) -> Vec<Move> {
        if cost(position, best) < LAST { vec![best] } else { line_to_play(position) }
    }
}

fn cost(position: &Position, m: Move) -> u32 {
    match roles(position, m) {
        (_, Some(Role::Foundation)) => PLAY,
        (Role::Stock, _) => TURN,
        (Role::Hand, _) => PLACE,
        _ => LAST,
    }
}

/// Finds the fewest transfers to a play, with the play; empty if none is found. Nothing is hidden after the deal.
fn line_to_play(position: &Position) -> Vec<Move> {
    let mut visited = HashSet::from([canonical_columns(position)]);
    let mut queue = VecDeque::from([(position.clone(), Vec::new())]);
    while let Some((position, line)) = queue.pop_front() {
        for m in position.legal_moves() {
            let mut line = line.clone();
            line.push(m);
            if cost(&position, m) < TURN {
                return line;
            }
            let mut next = position.clone();
            next.play_unchecked(m);
            if visited.len() < MAX_POSITIONS && visited.insert(canonical_columns(&next)) {
                queue.push_back((next, line));
            }
        }
    }
    Vec::new()
}

/// The columns without their kings, in a canonical order.
fn canonical_columns(position: &Position) -> Vec<Vec<Card>> {
    let specs = position.pile_specs().iter().enumerate().filter(|(_, spec)| spec.role == Role::Tableau);
    let mut columns: Vec<Vec<Card>> =
        specs.map(|(pile, _)| position.table().pile(PileId(pile as u8)).iter().skip(1).copied().collect()).collect();
    sort::insertion_sort(&mut columns, |a, b| a > b);
    columns
}
