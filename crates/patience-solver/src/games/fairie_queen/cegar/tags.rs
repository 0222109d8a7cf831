//! Tags of abstract states and edges, in tables by their keys.

use crate::engine::{TableMemory, TranspositionTable};
use std::collections::HashSet;

/// Bytes of a mark in a hash set, on average.
const BYTES_PER_MARK: usize = 16;

/// The strategy that refines abstract wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RefinementStrategy {
    /// States entered through a concrete tableau, up to `member_limit`; elsewhere edges.
    States,
    /// Edges only.
    Edges,
}

/// Flags of an abstract state or edge. They share a table, and those of refinements a set; the tag is mixed into the key.
#[derive(Clone, Copy)]
pub(super) enum Tag {
    /// The state is lost or on the stack.
    Closed,
    StateRefined,
    /// The state has more tableaux than this limit.
    TooManyMembers(usize),
    EdgeRefined(RefinementStrategy),
    /// All refinements of the edge were expanded.
    EdgeExhausted,
    /// An abstract win is known from the state whose states all have more slack than this.
    AbstractWin(RefinementStrategy, i8),
}

impl Tag {
    fn mix_into(self, key: u128) -> u128 {
        let (tag, n) = match self {
            Tag::Closed => (1, 0),
            Tag::StateRefined => (2, 0),
            Tag::TooManyMembers(limit) => (3, limit as u128),
            Tag::EdgeRefined(strategy) => (4, strategy as u128),
            Tag::EdgeExhausted => (5, 0),
            Tag::AbstractWin(strategy, slack) => (6, (strategy as u128) << 8 | slack.max(0) as u128),
        };
        key ^ (tag << 64 | n << 4 | 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
    }

    fn digest(self, key: u128) -> u64 {
        let key = self.mix_into(key);
        key as u64 ^ (key >> 64) as u64
    }
}

/// The tags of states and edges: those that may be forgotten in a table, marks of refinements in a set.
#[derive(Clone, Debug)]
pub(super) struct Tags {
    table: TranspositionTable,
    /// Digests of the refinements made: one that was forgotten would be made again and again. A false match costs time only.
    marks: HashSet<u64>,
    max_marks: usize,
}

impl Tags {
    pub(super) fn new(table: TableMemory, mark_bytes: usize) -> Self {
        Self { table: TranspositionTable::new(table), marks: HashSet::new(), max_marks: mark_bytes / BYTES_PER_MARK }
    }

    pub(super) fn set(&mut self, tag: Tag, key: u128) {
        self.table.insert(tag.mix_into(key), true);
    }

    pub(super) fn clear(&mut self, tag: Tag, key: u128) {
        self.table.insert(tag.mix_into(key), false);
    }

    pub(super) fn has(&self, tag: Tag, key: u128) -> bool {
        self.table.get(tag.mix_into(key)) == Some(true)
    }

    /// Marks a refinement for good; false if there is no memory for it.
    pub(super) fn mark(&mut self, tag: Tag, key: u128) -> bool {
        let mark = tag.digest(key);
        self.marks.contains(&mark) || self.marks.len() < self.max_marks && self.marks.insert(mark)
    }

    pub(super) fn has_mark(&self, tag: Tag, key: u128) -> bool {
        self.marks.contains(&tag.digest(key))
    }
}
