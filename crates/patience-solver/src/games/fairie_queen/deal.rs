//! Enumerates every outcome of the deal (ledger, FQ-E).
//!
//! During the deal the only choices are plays: a turned card is placed on the newest king's column or played home. A
//! position is therefore the set of cards played, a bit set. A layered breadth-first search by cards turned, with
//! duplicate detection in each layer; safe plays (FQ-S) are forced. In: a [`FairieState`]. Out: [`DealOutcome`]s and the
//! moves that lead to them.

use super::memory::{MEMORY, share};
use super::state::{FairieState, Heights, Move, add_home, is_next, is_safe_play};
use crate::card::{rank, suit};
use crate::engine::{TableMemory, TranspositionTable, mix, sort};
use crate::{Limits, Rule};

/// The rank of a king.
const KING: u8 = 12;
/// The column of a king.
const NO_COLUMN: u8 = 255;
/// Nodes of a layer that survive once memory is short: those with most cards home.
const SHORT_LAYER_LEN: usize = 64;
/// Maximum bytes of the table that detects duplicates in a layer.
const TABLE_BYTES: usize = 1 << 23;

/// A node of the enumeration: the cards played so far, as a bit set over `cards`.
#[derive(Clone, Copy, Debug)]
struct Node {
    played: u128,
    parent: u32,
    m: NodeMove,
}

/// The move that leads to a node.
#[derive(Clone, Copy, Debug)]
enum NodeMove {
    Root,
    /// The last card of this column goes home.
    Play(u8),
    /// The next card is turned and, if it is not a king, played home or placed.
    Turn {
        to_foundation: bool,
    },
}

/// The columns without their kings, and the foundations, after the deal.
#[derive(Clone, Debug)]
pub(crate) struct DealOutcome {
    pub(crate) columns: Vec<Vec<u8>>,
    pub(crate) heights: Heights,
}

/// A layer that is being closed under plays from columns.
#[derive(Clone, Debug)]
struct OpenLayer {
    visited: TranspositionTable,
    /// Nodes of the layer before, from which the card is still to be turned, the first one last.
    before: Vec<u32>,
    /// Nodes found, and how many of them have been expanded.
    queue: Vec<u32>,
    expanded: usize,
    /// Expanded nodes without a forced play.
    closed: Vec<u32>,
}

/// The enumeration, which runs in slices.
#[derive(Clone, Debug)]
pub(crate) struct DealEnumerator {
    /// All cards that are not home, in dealing order.
    cards: Vec<u8>,
    /// The column that each card is placed on, or [`NO_COLUMN`].
    column_of: Vec<u8>,
    pub(crate) columns: usize,
    /// Cards in columns at the start.
    placed: usize,
    start_heights: Heights,
    has_hand: bool,
    /// True if safe plays are forced (ledger, FQ-S).
    forces_safe_plays: bool,
    /// The memory of the nodes, and as much again for the table of a layer.
    memory: TableMemory,
    /// True if outcomes were dropped for lack of memory.
    pub(crate) is_incomplete: bool,
    nodes: Vec<Node>,
    layer: OpenLayer,
    turned: usize,
}

impl OpenLayer {
    fn new(memory: TableMemory) -> Self {
        let table = memory.with_bytes(memory.bytes.min(TABLE_BYTES));
        let (before, queue, closed) = (Vec::new(), Vec::new(), Vec::new());
        Self { visited: TranspositionTable::new(table), before, queue, expanded: 0, closed }
    }
}

impl DealEnumerator {
    pub(crate) fn new(state: &FairieState, limits: Limits) -> Self {
        let memory = MEMORY.of(share::DEAL, limits);
        let mut deal = Self {
            cards: Vec::new(),
            column_of: Vec::new(),
            columns: state.columns.len(),
            placed: 0,
            start_heights: state.heights,
            has_hand: state.hand.is_some(),
            forces_safe_plays: limits.rules.has(Rule::SafeAutoplay),
            memory,
            is_incomplete: false,
            nodes: Vec::new(),
            layer: OpenLayer::new(memory),
            turned: 0,
        };
        for (c, column) in state.columns.iter().enumerate() {
            for &card in column {
                deal.cards.push(card);
                deal.column_of.push(c as u8);
            }
        }
        deal.placed = deal.cards.len();
        deal.turned = deal.placed;
        for &card in state.hand.iter().chain(&state.stock) {
            deal.cards.push(card);
            if rank(card) == KING {
                deal.columns += 1;
                deal.column_of.push(NO_COLUMN);
            } else {
                deal.column_of.push(deal.columns as u8 - 1);
            }
        }
        deal.add(Node { played: 0, parent: 0, m: NodeMove::Root });
        deal
    }

    /// Adds a node to the layer, if it is new there.
    fn add(&mut self, node: Node) {
        if self.layer.visited.visit(key(node.played)) {
            self.layer.queue.push(self.nodes.len() as u32);
            self.nodes.push(node);
        }
    }

    fn is_full(&self) -> bool {
        self.nodes.len() >= self.memory.bytes / size_of::<Node>()
    }

    /// Drops all nodes but those with most cards home, if there are too many.
    fn shorten(&mut self, mut nodes: Vec<u32>) -> Vec<u32> {
        if nodes.len() > SHORT_LAYER_LEN {
            self.is_incomplete = true;
            sort::by_key(&mut nodes, |&n| self.nodes[n as usize].played.count_zeros());
            nodes.truncate(SHORT_LAYER_LEN);
        }
        nodes
    }

    fn heights(&self, played: u128) -> Heights {
        let mut counts = [[0u8; 13]; 4];
        for (i, &card) in self.cards.iter().enumerate() {
            if played >> i & 1 == 1 {
                counts[usize::from(suit(card))][usize::from(rank(card))] += 1;
            }
        }
        let mut heights = self.start_heights;
        for (s, counts) in counts.iter().enumerate() {
            for (r, &n) in counts.iter().enumerate() {
                for _ in 0..n {
                    add_home(&mut heights, s as u8, r as u8);
                }
            }
        }
        heights
    }

    /// Indices of the last cards of the columns, of those that are turned.
    fn last_cards(&self, played: u128) -> [Option<usize>; 8] {
        let mut last = [None; 8];
        for i in 0..self.turned {
            let c = usize::from(self.column_of[i]);
            if c < 8 && played >> i & 1 == 0 {
                last[c] = Some(i);
            }
        }
        last
    }

    /// Searches for about `nodes` nodes; returns the nodes spent, and whether the enumeration is done.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, bool) {
        let mut spent = 0;
        while spent < nodes {
            if let Some(n) = self.layer.before.pop() {
                self.turn_card(n);
            } else if let Some(&n) = self.layer.queue.get(self.layer.expanded) {
                self.layer.expanded += 1;
                self.expand(n);
            } else if self.turned < self.cards.len() {
                self.begin_layer();
                continue;
            } else {
                return (spent, true);
            }
            spent += 1;
        }
        (spent, false)
    }

    /// Adds to the layer the nodes that plays from columns reach; once memory is short, one of each node.
    fn expand(&mut self, n: u32) {
        let played = self.nodes[n as usize].played;
        let heights = self.heights(played);
        let mut plays: Vec<(u8, usize)> = Vec::new();
        let mut forced = None;
        for (c, last) in (0..).zip(self.last_cards(played)) {
            let Some(i) = last else { continue };
            let (s, r) = (suit(self.cards[i]), rank(self.cards[i]));
            if is_next(&heights, s, r) {
                plays.push((c, i));
                if self.forces_safe_plays && is_safe_play(&heights, s, r) {
                    forced = Some((c, i));
                }
            }
        }
        if let Some(play) = forced {
            plays = vec![play];
        } else {
            self.layer.closed.push(n);
        }
        if self.is_full() {
            let open = self.layer.queue.split_off(self.layer.expanded);
            let open = self.shorten(open);
            self.layer.queue.extend(open);
            self.is_incomplete |= plays.len() > 1;
            plays.truncate(1);
        }
        for (c, i) in plays {
            self.add(Node { played: played | 1 << i, parent: n, m: NodeMove::Play(c) });
        }
    }

    /// Begins the layer after the next card is turned.
    fn begin_layer(&mut self) {
        self.turned += 1;
        let mut before = std::mem::replace(&mut self.layer, OpenLayer::new(self.memory)).closed;
        if self.is_full() {
            before = self.shorten(before);
        }
        before.reverse();
        self.layer.before = before;
    }

    /// Adds to the layer the nodes that the card just turned leads to.
    fn turn_card(&mut self, n: u32) {
        let i = self.turned - 1;
        let card = self.cards[i];
        let (s, r) = (suit(card), rank(card));
        let played = self.nodes[n as usize].played;
        let heights = self.heights(played);
        let can_play = r < KING && is_next(&heights, s, r);
        let must_play = can_play && (r == 0 || (self.forces_safe_plays && is_safe_play(&heights, s, r)));
        for to_foundation in [true, false] {
            if (to_foundation && !can_play) || (!to_foundation && must_play) {
                continue;
            }
            let played = if to_foundation { played | 1 << i } else { played };
            self.add(Node { played, parent: n, m: NodeMove::Turn { to_foundation } });
        }
    }

    /// The outcomes of a finished enumeration by node number, those with most cards home last.
    pub(crate) fn outcomes(&self) -> Vec<u32> {
        let mut outcomes = self.layer.closed.clone();
        sort::by_key(&mut outcomes, |&n| self.nodes[n as usize].played.count_ones());
        outcomes
    }

    /// The outcome of this node number.
    pub(crate) fn outcome(&self, n: u32) -> DealOutcome {
        let played = self.nodes[n as usize].played;
        let mut columns = vec![Vec::new(); self.columns];
        for (i, &card) in self.cards.iter().enumerate() {
            let c = usize::from(self.column_of[i]);
            if c < 8 && played >> i & 1 == 0 {
                columns[c].push(card);
            }
        }
        DealOutcome { columns, heights: self.heights(played) }
    }

    /// The moves that lead to the outcome of this node number.
    pub(crate) fn moves_to(&self, mut n: u32) -> Vec<Move> {
        let mut node_moves = Vec::new();
        while n != 0 {
            let node = self.nodes[n as usize];
            node_moves.push(node.m);
            n = node.parent;
        }
        node_moves.reverse();
        let mut moves = Vec::new();
        let mut turned = self.placed;
        for m in node_moves {
            match m {
                NodeMove::Root => {}
                NodeMove::Play(c) => moves.push(Move::Play(c)),
                NodeMove::Turn { to_foundation } => {
                    let card = self.cards[turned];
                    let is_hand = self.has_hand && turned == self.placed;
                    if !is_hand {
                        moves.push(Move::Turn);
                    }
                    // Aces and kings find their place as they are turned.
                    if is_hand || !matches!(rank(card), 0 | KING) {
                        moves.push(if to_foundation { Move::PlayHand } else { Move::Place(self.column_of[turned]) });
                    }
                    turned += 1;
                }
            }
        }
        moves
    }
}

/// Hashes a set of cards; a bijection, so that two sets collide only in the table's fingerprints.
fn key(played: u128) -> u128 {
    let low = mix(played as u64);
    let high = mix((played >> 64) as u64 ^ low);
    u128::from(high) << 64 | u128::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::Session;

    /// A deal with long columns of which every card can be played, and one ace held back.
    const LONG_PLAYABLE_COLUMNS: &str =
        "fairie-queen/~x18__-EZeq9Gx2QSmlWi73prmBNOW4OnJJBk7P4sqhLaob9yDxIap_AHHKsn7pwYumWWrwmL3jplpUZEgnpAAA";

    #[test]
    fn an_enumeration_without_memory_stays_near_its_share_and_ends_its_slices() {
        const NODES: u64 = 1_000;
        let limits = Limits { memory: 16 << 20, ..Limits::default() };
        let start = Session::open(LONG_PLAYABLE_COLUMNS).expect("a link").position().clone();
        let mut deal = DealEnumerator::new(&FairieState::read(&start), limits);
        let mut is_done = false;
        while !is_done {
            let spent;
            (spent, is_done) = deal.run(NODES);
            let bytes = deal.nodes.len() * size_of::<Node>();
            assert!(bytes <= 2 * MEMORY.of(share::DEAL, limits).bytes, "{bytes} bytes");
            assert!(spent <= NODES, "{spent} nodes in a slice");
        }
        assert!(deal.is_incomplete);
        let outcomes = deal.outcomes();
        for &n in &outcomes {
            let mut position = start.clone();
            for m in deal.moves_to(n) {
                position = position.play(m.into()).expect("a legal move");
            }
            assert_eq!(position.stock(), 0);
        }
        let plays = |n: &u32| deal.nodes[*n as usize].played.count_ones();
        assert!(outcomes.last().is_some_and(|best| plays(best) > 20), "the best outcome has few cards home");
    }
}
