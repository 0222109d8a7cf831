//! Enumerates every outcome of the deal (ledger, FQ-E).
//!
//! During the deal the only choices are plays: a turned card is placed on the newest king's column or played home. A
//! position is therefore the set of cards played, a bit set. A layered breadth-first search by cards turned, with
//! duplicate detection in each layer; safe plays (FQ-S) are forced. In: a [`FairieState`]. Out: [`DealOutcome`]s and the
//! moves that lead to them.

use super::memory::{MEMORY, share};
use super::state::{FairieState, Heights, Move, add_home, is_next, is_safe_play};
use crate::card::{rank, suit};
use crate::engine::memory::TableMemory;
use crate::engine::rng::mix;
use crate::engine::sort;
use crate::engine::transpositions::TranspositionTable;
use crate::limits::{Limits, Rule};

/// The rank of a king.
const KING: u8 = 12;
/// The column of a king.
const NO_COLUMN: u8 = 255;
/// Nodes of a layer that survive when memory is short.
const MIN_LAYER_LEN: usize = 64;
/// Bytes of the table that detects duplicates in a layer.
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
    /// The next card is turned and, if it is no king, played home or placed.
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
    max_nodes: usize,
    /// True if outcomes were dropped for lack of memory.
    pub(crate) is_incomplete: bool,
    nodes: Vec<Node>,
    layer: Vec<u32>,
    turned: usize,
}

impl DealEnumerator {
    pub(crate) fn new(state: &FairieState, limits: Limits) -> Self {
        let mut deal = Self {
            cards: Vec::new(),
            column_of: Vec::new(),
            columns: state.columns.len(),
            placed: 0,
            start_heights: state.heights,
            has_hand: state.hand.is_some(),
            forces_safe_plays: limits.rules.has(Rule::SafeAutoplay),
            max_nodes: MEMORY.of(share::DEAL, limits).bytes / size_of::<Node>(),
            is_incomplete: false,
            nodes: vec![Node { played: 0, parent: 0, m: NodeMove::Root }],
            layer: vec![0],
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
        deal
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
            spent += self.close_under_plays();
            if self.turned == self.cards.len() {
                return (spent, true);
            }
            spent += self.turn_card();
        }
        (spent, false)
    }

    /// Adds to the layer all nodes that plays from columns reach; returns the nodes spent.
    fn close_under_plays(&mut self) -> u64 {
        let mut visited = TranspositionTable::new(TableMemory::bytes(TABLE_BYTES));
        for &n in &self.layer {
            visited.visit(key(self.nodes[n as usize].played));
        }
        let mut queue = std::mem::take(&mut self.layer);
        let mut closed = Vec::new();
        let mut next = 0;
        while next < queue.len() {
            let n = queue[next];
            next += 1;
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
                closed.push(n);
            }
            for (c, i) in plays {
                let played = played | 1 << i;
                if visited.visit(key(played)) {
                    queue.push(self.nodes.len() as u32);
                    self.nodes.push(Node { played, parent: n, m: NodeMove::Play(c) });
                }
            }
        }
        self.layer = closed;
        next as u64
    }

    /// Makes the next layer by turning a card; returns the nodes spent.
    fn turn_card(&mut self) -> u64 {
        let i = self.turned;
        self.turned += 1;
        let card = self.cards[i];
        let (s, r) = (suit(card), rank(card));
        let mut visited = TranspositionTable::new(TableMemory::bytes(TABLE_BYTES));
        let mut layer = std::mem::take(&mut self.layer);
        if self.nodes.len() >= self.max_nodes && layer.len() > MIN_LAYER_LEN {
            layer.truncate(MIN_LAYER_LEN);
            self.is_incomplete = true;
        }
        for &n in &layer {
            let played = self.nodes[n as usize].played;
            let heights = self.heights(played);
            let can_play = r < KING && is_next(&heights, s, r);
            let must_play = can_play && (r == 0 || (self.forces_safe_plays && is_safe_play(&heights, s, r)));
            for to_foundation in [true, false] {
                if (to_foundation && !can_play) || (!to_foundation && must_play) {
                    continue;
                }
                let played = if to_foundation { played | 1 << i } else { played };
                if visited.visit(key(played)) {
                    self.layer.push(self.nodes.len() as u32);
                    self.nodes.push(Node { played, parent: n, m: NodeMove::Turn { to_foundation } });
                }
            }
        }
        layer.len() as u64
    }

    /// The outcomes of a finished enumeration by node number, those with most cards home last.
    pub(crate) fn outcomes(&self) -> Vec<u32> {
        let mut outcomes = self.layer.clone();
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
