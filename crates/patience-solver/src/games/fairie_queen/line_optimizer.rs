//! Shortens a winning line: the same irreversible moves in the same order, with fewer transfers between them.
//!
//! A layered search. Layer n holds tableaux after the first n irreversible moves, each with its cheapest known cost; the
//! next layer is found by uniform-cost search over transfers with a bucket queue (Dial 1969), bounded in nodes and layer
//! size. The incumbent, a line of the input's tableaux, is always in the layer, so the result is never longer.

use super::dealt_state::IrreversibleMove;
use super::prefix_trie::PrefixTrie;
use super::tableau::{ALL_RANKS, FOUNDATION, MoveKind, Tableau, TableauMove};
use super::trace::TraceArena;
use crate::Limits;
use crate::card::kind;
use crate::engine::{TableMemory, TranspositionTable};

/// Tableaux expanded per layer.
const MAX_EXPANDED: u64 = 3000;
/// Tableaux that end the search of a layer.
const MAX_LAYER_LEN: usize = 400;
/// Bytes of each table of a layer.
const TABLE_BYTES: usize = 1 << 18;

#[derive(Clone, Copy, Debug)]
struct Node {
    tableau: Tableau,
    /// Moves from the start.
    cost: usize,
    trace: u32,
}

/// A line and the layers searched along it, which run in slices.
#[derive(Clone, Debug)]
pub(crate) struct LineOptimizer {
    pub(crate) line: Vec<TableauMove>,
    /// Moves of the line before the layer.
    done: usize,
    /// The line's tableau, by the cheapest line to it.
    incumbent: Node,
    layer: Vec<Node>,
    traces: TraceArena,
}

impl LineOptimizer {
    pub(crate) fn new(start: &Tableau, line: Vec<TableauMove>) -> Self {
        let mut traces = TraceArena::default();
        let incumbent = Node { tableau: *start, cost: 0, trace: traces.push_root() };
        Self { line, done: 0, incumbent, layer: vec![incumbent], traces }
    }

    /// Searches for about `nodes` nodes; returns the nodes spent, and the line once all layers are done.
    pub(crate) fn run(&mut self, trie: &PrefixTrie, nodes: u64) -> (u64, Option<Vec<TableauMove>>) {
        let mut spent = 0;
        while spent < nodes {
            if self.done == self.line.len() {
                let best = self.layer.iter().min_by_key(|node| node.cost).unwrap_or(&self.incumbent);
                return (spent + 1, Some(self.traces.line_to(best.trace).1));
            }
            spent += self.search_next_layer(trie);
        }
        (spent, None)
    }

    /// Replaces the layer by the one after the line's next irreversible move; returns the nodes spent.
    fn search_next_layer(&mut self, trie: &PrefixTrie) -> u64 {
        let mut incumbent = self.incumbent;
        let mut goal = None;
        while let Some(&m) = self.line.get(self.done) {
            self.done += 1;
            goal = irreversible(&incumbent.tableau, m);
            incumbent.tableau.apply(trie, m);
            incumbent.trace = self.traces.push(incumbent.trace, m);
            incumbent.cost += 1;
            if goal.is_some() {
                break;
            }
        }
        let Some(goal) = goal else { return 1 };
        // Open nodes by cost above the cheapest node of the layer.
        let mut buckets: Vec<Vec<Node>> = Vec::new();
        let least = self.layer.iter().map(|node| node.cost).min().unwrap_or(0);
        for node in self.layer.drain(..) {
            push_into(&mut buckets, node.cost - least, node);
        }
        // No proof rests on these tables.
        let memory = TableMemory::of(Limits::default()).with_bytes(TABLE_BYTES);
        let (mut closed, mut reached_goals) = (TranspositionTable::new(memory), TranspositionTable::new(memory));
        let mut moves = Vec::new();
        let mut expanded = 0;
        let mut bucket = 0;
        while expanded < MAX_EXPANDED && bucket < buckets.len() && self.layer.len() < MAX_LAYER_LEN {
            let Some(node) = buckets[bucket].pop() else {
                bucket += 1;
                continue;
            };
            if !closed.visit(node.tableau.key(trie, ALL_RANKS)) {
                continue;
            }
            expanded += 1;
            node.tableau.moves(trie, &mut moves);
            for &(m, kind) in &moves {
                let is_transfer = kind == MoveKind::Transfer;
                if !is_transfer && irreversible(&node.tableau, m) != Some(goal) {
                    continue;
                }
                let mut next = Node { cost: node.cost + 1, ..node };
                next.tableau.apply(trie, m);
                let key = next.tableau.key(trie, ALL_RANKS);
                if is_transfer && closed.get(key).is_some() || !is_transfer && !reached_goals.visit(key) {
                    continue;
                }
                next.trace = self.traces.push(node.trace, m);
                if is_transfer {
                    push_into(&mut buckets, bucket + 1, next);
                } else {
                    // The columns must be equal, not only the keys: the remaining line goes by column numbers.
                    if next.tableau == incumbent.tableau && next.cost < incumbent.cost {
                        incumbent = next;
                    }
                    self.layer.push(next);
                }
            }
        }
        if !self.layer.iter().any(|node| node.tableau == incumbent.tableau) {
            self.layer.push(incumbent);
        }
        self.incumbent = incumbent;
        expanded.max(1)
    }
}

fn push_into(buckets: &mut Vec<Vec<Node>>, bucket: usize, node: Node) {
    if buckets.len() <= bucket {
        buckets.resize(bucket + 1, Vec::new());
    }
    buckets[bucket].push(node);
}

/// The irreversible move that `m` makes; `None` for a transfer.
fn irreversible(tableau: &Tableau, m: TableauMove) -> Option<IrreversibleMove> {
    let run = tableau.run[usize::from(m.from)];
    match (run.len() == 0, m.is_play()) {
        (true, true) => Some(IrreversibleMove::PlayDealt(m.from)),
        (true, false) => Some(IrreversibleMove::Dig(m.from)),
        (false, true) => Some(IrreversibleMove::PlayLoose(kind(m.to - FOUNDATION, run.last_rank()))),
        (false, false) => None,
    }
}
