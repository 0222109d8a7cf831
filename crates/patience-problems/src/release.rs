//! Releases of the Fairie Queen: the fewest transfers after which a card goes home, by breadth-first search of the
//! positions after the deal. Plays home cost nothing, so that positions of equal cost form a layer.

use patience::problem::Release;
use patience::{Card, Move, PileId, Position, Role};
use std::collections::{HashMap, HashSet};

/// Positions after which a search gives up, by default.
pub(crate) const MAX_POSITIONS: usize = 12_000;

/// Transfers after which the best release of a position is not looked for.
const MAX_DEPTH: u8 = 9;

/// Minimum transfers of a problem.
const MIN_DEPTH: u8 = 3;

/// The columns without their kings, in a canonical order: the cards home follow from them. A tracked card differs from its
/// equal, and its column has its king.
fn key(position: &Position, tracked: Tracked) -> Vec<u8> {
    let mut cards = Vec::with_capacity(104);
    let mut columns = Vec::with_capacity(8);
    for (spec, pile) in position.pile_specs().iter().zip((0..).map(PileId)) {
        if spec.role == Role::Tableau {
            let start = cards.len();
            let column = position.table().pile(pile).iter().map(|card| card.index() as u8);
            if let Some((_, index)) = tracked.place.filter(|(place, _)| *place == pile) {
                cards.extend(column);
                cards[start + index] += TRACKED;
            } else {
                cards.extend(column.skip(1));
            }
            columns.push(start..cards.len());
        }
    }
    columns.sort_by(|a, b| cards[a.clone()].cmp(&cards[b.clone()]));
    let mut key = Vec::with_capacity(113);
    key.push(u8::from(tracked.is_transferred));
    for column in columns {
        key.extend_from_slice(&cards[column]);
        key.push(u8::MAX);
    }
    key
}

/// Added to the index of a tracked card in a key.
const TRACKED: u8 = 100;

/// The place of a card: its pile, and its index there.
pub(crate) type Place = (PileId, usize);

/// The place of the last card of a pile.
pub(crate) fn last_place(position: &Position, pile: PileId) -> Option<Place> {
    position.table().len(pile).checked_sub(1).map(|index| (pile, index))
}

/// A card that a search follows.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tracked {
    /// Its place; `None` once it is home, or without such a card.
    pub place: Option<Place>,
    /// True once a transfer has moved it.
    pub is_transferred: bool,
}

impl Tracked {
    /// The card of a place, before a line.
    pub(crate) fn at(place: Place) -> Self {
        Self { place: Some(place), is_transferred: false }
    }

    /// The card after a move.
    pub(crate) fn after(self, position: &Position, m: Move) -> Self {
        if self.place.is_none() || self.place != last_place(position, m.from) {
            return self;
        }
        if position.is_to_foundation(m) {
            return Self { place: None, ..self };
        }
        let place = position.destination_pile(m).map(|pile| (pile, position.table().len(pile)));
        Self { place, is_transferred: true }
    }
}

/// Lines that a search is limited to, by a tracked card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Restriction {
    /// All lines.
    None,
    /// Those in which no card is put on the tracked one, but cards equal to this one.
    NothingOn(Card),
    /// Those in which the tracked card stays in its place.
    Stays,
    /// Those that transfer the tracked card.
    Transferred,
}

impl Restriction {
    /// Returns true if such a line may have this move.
    fn allows(self, position: &Position, tracked: Tracked, m: Move) -> bool {
        match self {
            Restriction::NothingOn(card) => {
                let target = position.destination_pile(m).and_then(|pile| last_place(position, pile));
                position.is_to_foundation(m)
                    || target != tracked.place
                    || position.table().pile(m.from).last() == Some(&card)
            }
            Restriction::Stays => last_place(position, m.from) != tracked.place,
            Restriction::None | Restriction::Transferred => true,
        }
    }

    /// Returns true if a line with this tracked card, at its end, is one of these.
    fn is_met(self, tracked: Tracked) -> bool {
        self != Restriction::Transferred || tracked.is_transferred
    }
}

/// Returns true if a move takes the card home.
pub(crate) fn brings_home(position: &Position, m: Move, card: Card) -> bool {
    position.is_to_foundation(m) && position.table().pile(m.from).last() == Some(&card)
}

/// A position, with the move that led to it from the node `parent`.
struct Node {
    position: Position,
    tracked: Tracked,
    parent: usize,
    m: Option<Move>,
}

/// An ordered set of positions with the moves to each.
struct Layers {
    nodes: Vec<Node>,
    seen: HashSet<Vec<u8>>,
    restriction: Restriction,
    /// Maximum number of nodes.
    max_nodes: usize,
    /// Layers of which all positions were searched.
    searched_layers: u8,
}

impl Layers {
    /// Creates the set of the start alone.
    fn new(start: &Position, max_nodes: usize) -> Self {
        Self::restricted(start, Tracked::default(), Restriction::None, max_nodes)
    }

    /// Creates the set of the start alone, for lines with a restriction.
    fn restricted(start: &Position, tracked: Tracked, restriction: Restriction, max_nodes: usize) -> Self {
        let node = Node { position: start.clone(), tracked, parent: 0, m: None };
        let seen = HashSet::from([key(start, tracked)]);
        Self { nodes: vec![node], seen, restriction, max_nodes, searched_layers: 0 }
    }

    /// The moves of a node that its lines may have: those home, or the transfers.
    fn moves(&self, node: usize, are_home: bool) -> Vec<Move> {
        let Node { position, tracked, .. } = &self.nodes[node];
        let mut moves = position.legal_moves();
        moves.retain(|m| position.is_to_foundation(*m) == are_home && self.restriction.allows(position, *tracked, *m));
        moves
    }

    /// Adds the position after a move, if it is new. `None` if there are too many.
    fn insert(&mut self, parent: usize, m: Move) -> Option<Option<usize>> {
        let Node { position, tracked, .. } = &self.nodes[parent];
        let tracked = tracked.after(position, m);
        let mut after = position.clone();
        after.play_unchecked(m);
        if !self.seen.insert(key(&after, tracked)) {
            return Some(None);
        }
        if self.nodes.len() >= self.max_nodes {
            return None;
        }
        self.nodes.push(Node { position: after, tracked, parent, m: Some(m) });
        Some(Some(self.nodes.len() - 1))
    }

    /// The moves from the start to a node.
    fn line(&self, mut node: usize) -> Vec<Move> {
        let mut line = Vec::new();
        while let Node { parent, m: Some(m), .. } = &self.nodes[node] {
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
            for m in layers.moves(node, true) {
                let Node { position, tracked, .. } = &layers.nodes[node];
                if layers.restriction.is_met(*tracked)
                    && let Some(card) = position.table().pile(m.from).last()
                    && home(*card, depth, &|| [layers.line(node), vec![m]].concat())
                {
                    return Some(true);
                }
                layer.extend(layers.insert(node, m)?);
            }
            next += 1;
        }
        layers.searched_layers = depth + 1;
        if depth < transfers {
            let mut after = Vec::new();
            for node in layer {
                for m in layers.moves(node, false) {
                    after.extend(layers.insert(node, m)?);
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

/// Finds a line of [`find_within`] for the goal of a release, among those of a restriction. Takes the positions searched from
/// `left`.
pub(crate) fn find_restricted(
    position: &Position,
    release: Release,
    tracked: Place,
    restriction: Restriction,
    left: &mut usize,
) -> Option<Option<Vec<Move>>> {
    let mut layers = Layers::restricted(position, Tracked::at(tracked), restriction, *left);
    let found = find_in(&mut layers, release.card, release.transfers);
    *left -= layers.nodes.len().min(*left);
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
        let mut costs = HashMap::from([(key(start, Tracked::default()), 0)]);
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
                let best = costs.entry(key(&after, Tracked::default())).or_insert(u8::MAX);
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
