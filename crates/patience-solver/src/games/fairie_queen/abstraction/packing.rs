//! The packing abstraction (ledger, FQ-1): a state is dealt prefixes and foundations; the loose cards only have to fit.
//!
//! Transfers do nothing here, so the state space is small, and one table of states that can or cannot win serves all
//! searches of a position.

use super::super::dealt_state::{DealtState, IrreversibleMove};
use super::super::prefix_trie::{PrefixTrie, hash_heights};
use super::dfs::{AbstractDfs, Abstraction, Successor};
use crate::Rule;
use crate::engine::TranspositionTable;

#[derive(Clone, Debug)]
pub(super) struct PackingAbstraction;

impl Abstraction for PackingAbstraction {
    type State = DealtState;
    /// A move with the key of its successor.
    type Move = (IrreversibleMove, u128);

    fn moves(
        &self,
        trie: &PrefixTrie,
        dealt: &DealtState,
        key: u128,
        solved: &TranspositionTable,
        untried: &mut Vec<Self::Move>,
    ) {
        let mut moves = [IrreversibleMove::Dig(0); 24];
        let count = dealt.moves(trie, &dealt.packing_bound(trie), &mut moves);
        let prefix_key = key.wrapping_sub(hash_heights(&dealt.heights));
        let first = untried.len();
        untried.extend(moves[..count].iter().rev().map(|&m| (m, dealt.key_after(trie, key, prefix_key, m))));
        solved.touch(untried[first..].iter().map(|(_, key)| *key));
    }

    fn after(
        &self,
        trie: &PrefixTrie,
        dealt: &DealtState,
        (m, key): Self::Move,
        solved: &TranspositionTable,
    ) -> Successor<DealtState> {
        match solved.get(key) {
            Some(false) => return Successor::Lost,
            Some(true) => return Successor::Won,
            None => {}
        }
        let next = dealt.after(trie, m);
        if next.is_won(trie) {
            return Successor::Won;
        }
        if !trie.rules.has(Rule::PackingDuringMove) && next.packing_bound(trie).slack < 0 {
            return Successor::Lost;
        }
        Successor::Open(next, key)
    }
}

impl AbstractDfs<PackingAbstraction> {
    /// Returns true if `dealt` can win; `None` if `limit` new states do not decide it. The next call resumes.
    pub(super) fn can_win_dealt(&mut self, trie: &PrefixTrie, dealt: &DealtState, limit: u64) -> Option<bool> {
        if !trie.rules.has(Rule::PackingBound) {
            return Some(true);
        }
        let key = dealt.key(trie);
        self.solved(key).or_else(|| self.can_win(trie, *dealt, key, limit))
    }
}
