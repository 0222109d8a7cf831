//! No-goods of the frozen-card abstraction: sets of frozen cards with which every tableau is lost.
//!
//! The CEGAR search records one for every abstract state that it refutes. A no-good subsumes the states of the same dealt
//! state whose frozen cards include its own, so one refutation prunes many. Equal columns are matched greedily: a state
//! that would be subsumed in another order may be missed, which costs time only.

use super::super::prefix_trie::{PrefixTrie, Run};
use super::super::tableau::Tableau;
use crate::Rule;
use std::collections::HashMap;

/// Bytes per no-good, its share of the map included.
const BYTES_EACH: usize = 128;
/// No index.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct NoGood {
    prefix: [u16; 8],
    run: [Run; 8],
    /// Index of the next older no-good of the same dealt state.
    older: u32,
}

impl NoGood {
    /// Returns true only if the frozen cards of a tableau of the same dealt state include these.
    fn subsumes(&self, trie: &PrefixTrie, frozen: &Tableau) -> bool {
        let are_columns_equal = trie.rules.has(Rule::ColumnSymmetry);
        let mut matched = 0u8;
        (0..8).all(|c| {
            let matches = |d: usize| {
                matched >> d & 1 == 0
                    && frozen.dealt.prefix[d] == self.prefix[c]
                    && self.run[c].is_prefix_of(frozen.run[d])
            };
            let found = if matches(c) { Some(c) } else { (0..8).find(|&d| are_columns_equal && matches(d)) };
            matched |= found.map_or(0, |d| 1 << d);
            found.is_some()
        })
    }
}

/// The newest no-goods, as many as memory allows.
#[derive(Clone, Debug)]
pub(crate) struct NoGoods {
    /// Index of the newest no-good by the key of its dealt state.
    newest: HashMap<u128, u32>,
    no_goods: Vec<NoGood>,
    max_len: usize,
}

impl NoGoods {
    /// Creates an empty store of at most about `bytes`.
    pub(crate) fn new(bytes: usize) -> Self {
        Self { newest: HashMap::new(), no_goods: Vec::new(), max_len: bytes / BYTES_EACH }
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.no_goods.len()
    }

    /// Records that every tableau with these frozen cards is lost; a full store is emptied first.
    pub(crate) fn record(&mut self, trie: &PrefixTrie, frozen: &Tableau) {
        if self.no_goods.len() >= self.max_len {
            // The search is local: the next states are near the newest no-goods, not the oldest.
            self.no_goods.clear();
            self.newest.clear();
        }
        let newest = self.newest.entry(frozen.dealt.key(trie)).or_insert(NONE);
        let older = std::mem::replace(newest, self.no_goods.len() as u32);
        self.no_goods.push(NoGood { prefix: frozen.dealt.prefix, run: frozen.run, older });
    }

    /// Returns true if a recorded no-good subsumes these frozen cards.
    pub(crate) fn refute(&self, trie: &PrefixTrie, frozen: &Tableau) -> bool {
        if self.no_goods.is_empty() {
            return false;
        }
        let mut next = self.newest.get(&frozen.dealt.key(trie)).copied().unwrap_or(NONE);
        while let Some(no_good) = self.no_goods.get(next as usize) {
            if no_good.subsumes(trie, frozen) {
                return true;
            }
            next = no_good.older;
        }
        false
    }
}
