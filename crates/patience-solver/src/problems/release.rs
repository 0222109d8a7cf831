//! Releases of the Fairie Queen: the fewest transfers after which a card goes home, by breadth-first search of the
//! positions after the deal. Plays home cost nothing, so that positions of equal cost form a layer.

use patience::{Card, Move, Position, Role};
use std::collections::{HashMap, HashSet, VecDeque};

/// Positions after which a search gives up.
const MAX_POSITIONS: usize = 12_000;

/// Transfers after which the best release of a position is not looked for.
const MAX_DEPTH: u8 = 9;

/// Fewest transfers of a problem.
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
pub(super) fn brings_home(position: &Position, m: Move, card: Card) -> bool {
    position.is_to_foundation(m) && position.table().pile(m.from).last() == Some(&card)
}

/// An ordered set of positions with the moves to each.
struct Layers {
    nodes: Vec<(Position, usize, Option<Move>)>,
    seen: HashSet<Vec<u8>>,
}

impl Layers {
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

/// Searches all positions within `transfers` transfers. Calls `home` with each play home, the transfers before it and the
/// line to it, until it returns true. `None` if there are too many positions; else whether `home` returned true.
fn search(
    start: &Position,
    transfers: u8,
    mut home: impl FnMut(Card, u8, &dyn Fn() -> Vec<Move>) -> bool,
) -> Option<bool> {
    let mut layers = Layers { nodes: vec![(start.clone(), 0, None)], seen: HashSet::from([key(start)]) };
    let mut layer = VecDeque::from([0]);
    for depth in 0..=transfers {
        let mut next = VecDeque::new();
        while let Some(node) = layer.pop_front() {
            let position = layers.nodes[node].0.clone();
            for m in position.legal_moves() {
                let is_home = position.is_to_foundation(m);
                if is_home
                    && let Some(card) = position.table().pile(m.from).last()
                    && home(*card, depth, &|| [layers.line(node), vec![m]].concat())
                {
                    return Some(true);
                }
                if !is_home && depth == transfers {
                    continue;
                }
                let mut after = position.clone();
                after.play_unchecked(m);
                if layers.seen.insert(key(&after)) {
                    if layers.nodes.len() == MAX_POSITIONS {
                        return None;
                    }
                    layers.nodes.push((after, node, Some(m)));
                    if is_home {
                        layer.push_back(layers.nodes.len() - 1)
                    } else {
                        next.push_back(layers.nodes.len() - 1)
                    }
                }
            }
        }
        layer = next;
    }
    Some(false)
}

/// Finds a line of at most `transfers` transfers that brings a card home, the fewest that are needed. `None` if the search
/// gave up; `Some(None)` is a proof that there is none.
pub(super) fn find(position: &Position, card: Card, transfers: u8) -> Option<Option<Vec<Move>>> {
    let mut found = None;
    search(position, transfers, |other, _, line| {
        if other == card {
            found = Some(line());
        }
        other == card
    })?;
    Some(found)
}

/// The card of a position that needs most transfers, and their proven number; `None` if no card needs a number between the
/// limits, or the search gave up before it.
pub(super) fn hardest(position: &Position) -> Option<(Card, u8)> {
    let mut fewest: HashMap<Card, u8> = HashMap::new();
    let mut order = Vec::new();
    // Layers before the one in which it gives up are whole.
    let _ = search(position, MAX_DEPTH, |card, depth, _| {
        fewest.entry(card).or_insert_with(|| {
            order.push((card, depth));
            depth
        });
        false
    });
    order.into_iter().filter(|(_, depth)| (MIN_DEPTH..=MAX_DEPTH).contains(depth)).max_by_key(|(_, depth)| *depth)
}
