//! Releases of the Fairie Queen: the fewest transfers after which a card goes home, by breadth-first search of the
//! positions after the deal. Plays home cost nothing, so that positions of equal cost form a layer.

use patience::{Card, Move, Position, Role};
use std::collections::{HashMap, HashSet};

/// Positions after which a search gives up, by default.
pub(crate) const MAX_POSITIONS: usize = 12_000;

/// Transfers after which the best release of a position is not looked for.
const MAX_DEPTH: u8 = 9;

/// Minimum transfers of a problem.
const MIN_DEPTH: u8 = 3;

/// The columns without their kings, in a canonical order: the cards home follow from them.
fn key(position: &Position) -> Vec<u8> {
    let mut columns = Vec::with_capacity(8);
    for (pile, spec) in position.pile_specs().iter().enumerate() {
        if spec.role == Role::Tableau {
            columns.push(position.table().pile(patience::PileId(pile as u8)).get(1..).unwrap_or_default());
        }
    }
    columns.sort_by(|a, b| a.iter().map(|card| card.index()).cmp(b.iter().map(|card| card.index())));
    let mut key = Vec::with_capacity(112);
    for column in columns {
        key.extend(column.iter().map(|card| card.index() as u8));
        key.push(u8::MAX);
    }
    key
}

/// Returns true if a move takes the card home.
pub(crate) fn brings_home(position: &Position, m: Move, card: Card) -> bool {
    position.is_to_foundation(m) && position.table().pile(m.from).last() == Some(&card)
}

/// An ordered set of positions with the moves to each.
struct Layers {
    nodes: Vec<(Position, usize, Option<Move>)>,
    seen: HashSet<Vec<u8>>,
    /// Maximum number of nodes.
    max_nodes: usize,
    /// Layers of which all positions were searched.
    searched_layers: u8,
}

impl Layers {
    /// Creates the set of the start alone.
    fn new(start: &Position, max_nodes: usize) -> Self {
        Self { nodes: vec![(start.clone(), 0, None)], seen: HashSet::from([key(start)]), max_nodes, searched_layers: 0 }
    }

    /// Adds the position after a move, if it is new. `None` if there are too many.
    fn insert(&mut self, position: &Position, parent: usize, m: Move) -> Option<Option<usize>> {
        let mut after = position.clone();
        after.play_unchecked(m);
        if !self.seen.insert(key(&after)) {
            return Some(None);
        }
        if self.nodes.len() >= self.max_nodes {
            return None;
        }
        self.nodes.push((after, parent, Some(m)));
        Some(Some(self.nodes.len() - 1))
    }

    /// The moves from the start to a node.
    fn line(&self, mut node: usize) -> Vec<Move> {
        let mut line = Vec::new();
        while let (_, parent, Some(m)) = &self.nodes[node] {
            line.push(*m);
            node = *parent;
        }
        line.reverse();
        line
    }
}

/// Searches all positions within `transfers` transfers of the start. Calls `home` with each play home, the transfers before it and
/// the line to it, until `home` returns true. `None` if there are too many positions; else whether `home` returned true.
fn search(
    layers: &mut Layers,
    transfers: u8,
    mut home: impl FnMut(Card, u8, &dyn Fn() -> Vec<Move>) -> bool,
) -> Option<bool> {
    let mut layer = vec![0];
    for depth in 0..=transfers {
        // The layer is whole before a transfer leaves it: a position that a play home reaches, too, belongs to it.
        let mut next = 0;
        while let Some(&node) = layer.get(next) {
            let position = layers.nodes[node].0.clone();
            for m in position.legal_moves() {
                if !position.is_to_foundation(m) {
                    continue;
                }
                if let Some(card) = position.table().pile(m.from).last()
                    && home(*card, depth, &|| [layers.line(node), vec![m]].concat())
                {
                    return Some(true);
                }
                layer.extend(layers.insert(&position, node, m)?);
            }
            next += 1;
        }
        layers.searched_layers = depth + 1;
        if depth < transfers {
            let mut after = Vec::new();
            for node in layer {
                let position = layers.nodes[node].0.clone();
                for m in position.legal_moves() {
                    if !position.is_to_foundation(m) {
                        after.extend(layers.insert(&position, node, m)?);
                    }
                }
            }
            layer = after;
        }
    }
    Some(false)
}

/// A line with the fewest transfers that brings a card home; without one, a lower bound of these: all lines with fewer transfers
/// were tried.
pub(crate) fn fewest(position: &Position, card: Card) -> Result<Vec<Move>, u8> {
    let mut layers = Layers::new(position, MAX_POSITIONS);
    find_in(&mut layers, card, MAX_DEPTH).flatten().ok_or(layers.searched_layers)
}

/// Finds a line of at most `transfers` transfers that brings a card home, the fewest that are needed. `None` if the search
/// gave up after so many positions; `Some(None)` is a proof that there is none. Takes the positions searched from the nodes `left`.
pub(crate) fn find_within(
    position: &Position,
    card: Card,
    transfers: u8,
    positions: usize,
    left: &mut u64,
) -> Option<Option<Vec<Move>>> {
    let mut layers = Layers::new(position, positions);
    let found = find_in(&mut layers, card, transfers);
    *left = left.saturating_sub(layers.nodes.len() as u64);
    found
}

/// Finds the line of [`find_within`] from the start of `layers`, and leaves the searched positions there.
fn find_in(layers: &mut Layers, card: Card, transfers: u8) -> Option<Option<Vec<Move>>> {
    let mut found = None;
    let is_whole = search(layers, transfers, |other, _, line| {
        if other == card {
            found = Some(line());
        }
        other == card
    });
    is_whole.map(|_| found)
}

/// The card of a position that needs most transfers, and their proven number; `None` if no card needs a number between the
/// limits, or the search gave up before it.
pub(crate) fn hardest(position: &Position) -> Option<(Card, u8)> {
    let mut fewest: HashMap<Card, u8> = HashMap::new();
    let mut order = Vec::new();
    // Layers before the one in which it gives up are whole.
    let _ = search(&mut Layers::new(position, MAX_POSITIONS), MAX_DEPTH, |card, depth, _| {
        fewest.entry(card).or_insert_with(|| {
            order.push((card, depth));
            depth
        });
        false
    });
    order.into_iter().filter(|(_, depth)| (MIN_DEPTH..=MAX_DEPTH).contains(depth)).max_by_key(|(_, depth)| *depth)
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{Link, Session};

    /// After three transfers of this position a card that took four went home: the search counted a position as one transfer
    /// further that a play home reaches, too.
    const PLAY_HOME_REACHES_IT_TOO: &str = "fairie-queen/F223-2FU7/DD.AAqD.BI1-h";

    /// A game of a deal after all its cards are dealt.
    fn session_after_the_deal(number: u32) -> Session {
        let game = patience::Game::by_id("fairie-queen").expect("the game");
        let mut session = Session::new(patience::Deal::numbered(game, number).expect("a deal"));
        while session.position().stock() > 0 {
            let legal = session.position().legal_moves();
            session.play(legal[number as usize % legal.len()]).expect("a legal move");
        }
        session
    }

    /// The fewest transfers to each play home, by relaxation of all positions until nothing changes.
    fn fewest_by_relaxation(start: &Position, transfers: u8) -> HashMap<Card, u8> {
        let mut costs = HashMap::from([(key(start), 0)]);
        let mut fewest = HashMap::new();
        let mut open = vec![(start.clone(), 0)];
        while let Some((position, cost)) = open.pop() {
            for m in position.legal_moves() {
                let is_home = position.is_to_foundation(m);
                let after_cost = cost + u8::from(!is_home);
                if after_cost > transfers {
                    continue;
                }
                if let (true, Some(card)) = (is_home, position.table().pile(m.from).last()) {
                    let best = fewest.entry(*card).or_insert(after_cost);
                    *best = after_cost.min(*best);
                }
                let mut after = position.clone();
                after.play_unchecked(m);
                let best = costs.entry(key(&after)).or_insert(u8::MAX);
                if after_cost < *best {
                    *best = after_cost;
                    open.push((after, after_cost));
                }
            }
        }
        fewest
    }

    #[test]
    fn fewest_transfers_are_those_of_a_search_by_relaxation() {
        let mut links = vec![PLAY_HOME_REACHES_IT_TOO.to_owned()];
        links.extend((0..12).map(|number| session_after_the_deal(number).link().to_string()));
        let mut compared = 0;
        for link in links {
            let position = Session::from_link(Link::parse(&link).expect("a link")).position().clone();
            let is_whole = |transfers: &u8| {
                search(&mut Layers::new(&position, MAX_POSITIONS), *transfers, |_, _, _| false).is_some()
            };
            let Some(transfers) = (1..=MAX_DEPTH).rev().find(is_whole) else { continue };
            let mut found = HashMap::new();
            let _ = search(&mut Layers::new(&position, MAX_POSITIONS), transfers, |card, depth, _| {
                found.entry(card).or_insert(depth);
                false
            });
            assert_eq!(found, fewest_by_relaxation(&position, transfers), "{link}");
            compared += found.len();
        }
        assert!(compared > 20, "only {compared} cards went home");
    }

    #[test]
    fn a_search_without_a_line_has_tried_all_with_fewer_transfers() {
        let card = Card::parse("QS").expect("a card");
        let mut bounds = 0;
        for number in 0..12 {
            let session = session_after_the_deal(number);
            let position = session.position();
            let Err(bound) = fewest(position, card) else { continue };
            let mut layers = Layers::new(position, MAX_POSITIONS);
            assert_eq!(find_in(&mut layers, card, bound - 1), Some(None), "deal {number}");
            assert_eq!(layers.searched_layers, bound, "deal {number}");
            let next = find_in(&mut Layers::new(position, MAX_POSITIONS), card, bound);
            assert!(bound > MAX_DEPTH || next.is_none(), "deal {number}: {bound} is not the highest bound");
            bounds += 1;
        }
        assert!(bounds > 0);
    }
}
