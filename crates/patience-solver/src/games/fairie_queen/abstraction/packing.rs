//! The packing abstraction (ledger, FQ-1): a state is dealt prefixes and foundations; the loose cards only have to fit.
//!
//! A memoised depth-first search over [`DealtState`]s. Transfers do nothing here, so the state space is small and acyclic,
//! and one table of states that can or cannot win serves all searches of a position.

use super::super::dealt_state::{DealtState, IrreversibleMove};
use super::super::prefix_trie::{PrefixTrie, hash_heights};
use crate::engine::memory::TableMemory;
use crate::engine::transpositions::TranspositionTable;
use crate::limits::Rule;

/// A state on the search path.
#[derive(Clone, Copy, Debug)]
struct Frame {
    dealt: DealtState,
    key: u128,
    /// Index of its first move in `untried`.
    first_move: usize,
}

/// The search, and the states it has solved.
#[derive(Clone, Debug)]
pub(crate) struct PackingAbstraction {
    columns: usize,
    solved: TranspositionTable,
    stack: Vec<Frame>,
    /// Untried moves of all states on the stack with the keys of their successors, the next one last.
    untried: Vec<(IrreversibleMove, u128)>,
    pub(crate) spent: u64,
}

impl PackingAbstraction {
    pub(crate) fn new(columns: usize, memory: TableMemory) -> Self {
        Self { columns, solved: TranspositionTable::new(memory), stack: Vec::new(), untried: Vec::new(), spent: 0 }
    }

    /// Returns true if `dealt` can win; `None` if `limit` new states do not decide it. The next call resumes.
    pub(crate) fn can_win(&mut self, trie: &PrefixTrie, dealt: &DealtState, limit: u64) -> Option<bool> {
        if !trie.rules.has(Rule::PackingBound) {
            return Some(true);
        }
        let key = dealt.key(trie);
        if let Some(v) = self.solved.get(key) {
            return Some(v);
        }
        let stop = self.spent + limit;
        if self.stack.first().is_none_or(|frame| frame.key != key) {
            self.stack.clear();
            self.untried.clear();
            self.push(trie, *dealt, key);
        }
        while let Some(&Frame { dealt, key, first_move }) = self.stack.last() {
            if self.untried.len() == first_move {
                self.solved.insert(key, false);
                self.stack.pop();
                continue;
            }
            if self.spent >= stop {
                return None;
            }
            let (m, next_key) = self.untried.pop()?;
            match self.solved.get(next_key) {
                Some(false) => continue,
                Some(true) => return Some(self.record_win()),
                None => {}
            }
            let next = dealt.after(trie, m);
            if next.is_won(trie) {
                return Some(self.record_win());
            }
            if !trie.rules.has(Rule::PackingDuringMove) && next.packing_bound(trie, self.columns).slack < 0 {
                continue;
            }
            self.push(trie, next, next_key);
        }
        Some(false)
    }

    fn push(&mut self, trie: &PrefixTrie, dealt: DealtState, key: u128) {
        self.spent += 1;
        let mut moves = [IrreversibleMove::Dig(0); 24];
        let count = dealt.moves(trie, &dealt.packing_bound(trie, self.columns), &mut moves);
        let prefix_key = key.wrapping_sub(hash_heights(&dealt.heights));
        let first = self.untried.len();
        self.untried.extend(moves[..count].iter().rev().map(|&m| (m, dealt.key_after(trie, key, prefix_key, m))));
        self.solved.touch(self.untried[first..].iter().map(|(_, key)| *key));
        self.stack.push(Frame { dealt, key, first_move: first });
    }

    /// Records that every state on the stack can win; returns true.
    fn record_win(&mut self) -> bool {
        self.untried.clear();
        while let Some(frame) = self.stack.pop() {
            self.solved.insert(frame.key, true);
        }
        true
    }
}
