//! The abstractions that prune every search after the deal, behind a facade.
//!
//! Each over-approximates the game: every position of the game maps to an abstract state, every move to an abstract move
//! or to none. So a position whose abstract state cannot win is lost (as with abstraction heuristics and pattern databases,
//! Culberson and Schaeffer 1998; here the "database" is filled on demand and holds only *can* or *cannot win*).
//! [`packing`] forgets the places of loose cards, [`frozen`] fixes those that cannot move; the cheaper one is asked
//! first.

mod dfs;
pub(super) mod frozen;
pub(super) mod no_goods;
mod packing;

use super::dealt_state::DealtState;
use super::prefix_trie::PrefixTrie;
use super::tableau::Tableau;
use crate::Rule;
use crate::engine::TableMemory;
use dfs::AbstractDfs;
use frozen::{AbstractState, FrozenCardAbstraction};
use packing::PackingAbstraction;

/// The packing and the frozen-card abstraction, with their tables.
///
/// Queries return `None` if `limit` abstract states do not decide them.
#[derive(Clone, Debug)]
pub(crate) struct Abstractions {
    packing: AbstractDfs<PackingAbstraction>,
    frozen: FrozenCardAbstraction,
}

impl Abstractions {
    /// Creates abstractions whose tables take about this memory.
    pub(crate) fn new(memory: TableMemory) -> Self {
        Self {
            packing: AbstractDfs::new(PackingAbstraction, memory.part(2, 5)),
            frozen: FrozenCardAbstraction::new(memory.part(3, 5)),
        }
    }

    /// Abstract states expanded so far.
    pub(crate) fn spent(&self) -> u64 {
        self.packing.spent + self.frozen.spent()
    }

    /// Returns true if the packing abstraction wins from a dealt state. After `None`, the next call resumes.
    pub(crate) fn can_win_dealt(&mut self, trie: &PrefixTrie, dealt: &DealtState, limit: u64) -> Option<bool> {
        self.packing.can_win_dealt(trie, dealt, limit)
    }

    /// Records a no-good: every tableau with these frozen cards is lost.
    pub(crate) fn record_lost(&mut self, trie: &PrefixTrie, frozen: &Tableau) {
        self.frozen.record_lost(trie, frozen);
    }

    /// Returns true if both abstractions win from a tableau with possibly unknown suits and places of loose cards.
    pub(crate) fn can_win(&mut self, trie: &PrefixTrie, tableau: &Tableau, limit: u64) -> Option<bool> {
        let can_win = self.packing.can_win_dealt(trie, &tableau.dealt, limit);
        if can_win == Some(false) || !trie.rules.has(Rule::FrozenCards) {
            return can_win;
        }
        self.frozen.can_win(trie, tableau, limit)
    }

    /// Returns true if both abstractions win from an abstract state.
    pub(crate) fn can_win_abstract(&mut self, trie: &PrefixTrie, state: &AbstractState, limit: u64) -> Option<bool> {
        let can_win = self.packing.can_win_dealt(trie, &state.frozen.dealt, limit);
        if can_win == Some(false) || !trie.rules.has(Rule::FrozenCards) {
            return can_win;
        }
        self.frozen.can_win_abstract(trie, state, limit)
    }
}
