//! Memoised depth-first search over an abstraction's states, for every abstraction.
//!
//! Abstract moves are irreversible, so there are no cycles: a state whose moves are all tried cannot win. In: a state and a
//! limit of new states. Out: whether it can win. States decided on the way serve later queries.

use super::super::prefix_trie::PrefixTrie;
use crate::engine::{TableMemory, TranspositionTable};

/// An abstraction of the game after the deal.
pub(super) trait Abstraction {
    type State: Copy;
    type Move: Copy;

    /// Appends the moves of the state with this key, the first to try last. `solved` has the states decided so far.
    fn moves(
        &self,
        trie: &PrefixTrie,
        state: &Self::State,
        key: u128,
        solved: &TranspositionTable,
        moves: &mut Vec<Self::Move>,
    );

    /// The state after a move.
    fn after(
        &self,
        trie: &PrefixTrie,
        state: &Self::State,
        m: Self::Move,
        solved: &TranspositionTable,
    ) -> Successor<Self::State>;
}

/// A successor of an abstract state.
pub(super) enum Successor<S> {
    /// Won, or known to win.
    Won,
    /// Known not to win, or not admissible.
    Lost,
    /// Undecided, with its key.
    Open(S, u128),
}

/// A state on the search path.
#[derive(Clone, Copy, Debug)]
struct Frame<S> {
    state: S,
    key: u128,
    /// Index of its first move in `untried`.
    first_move: usize,
}

/// The search, and the states it has solved.
#[derive(Clone, Debug)]
pub(super) struct AbstractDfs<A: Abstraction> {
    pub(super) abstraction: A,
    solved: TranspositionTable,
    stack: Vec<Frame<A::State>>,
    /// Untried moves of all states on the stack, the next one last.
    untried: Vec<A::Move>,
    /// States expanded so far.
    pub(super) spent: u64,
}

impl<A: Abstraction> AbstractDfs<A> {
    pub(super) fn new(abstraction: A, memory: TableMemory) -> Self {
        let solved = TranspositionTable::new(memory);
        Self { abstraction, solved, stack: Vec::new(), untried: Vec::new(), spent: 0 }
    }

    /// Returns true if the state with this key can win; `None` if it is not solved.
    pub(super) fn solved(&self, key: u128) -> Option<bool> {
        self.solved.get(key)
    }

    /// Records that the state with this key cannot win.
    pub(super) fn record_lost(&mut self, key: u128) {
        self.solved.insert(key, false);
    }

    /// Abandons an interrupted search.
    pub(super) fn restart(&mut self) {
        self.stack.clear();
        self.untried.clear();
    }

    /// Returns true if an unsolved state can win; `None` if `limit` new states do not decide it. The next call with the
    /// same state resumes.
    pub(super) fn can_win(&mut self, trie: &PrefixTrie, state: A::State, key: u128, limit: u64) -> Option<bool> {
        let stop = self.spent + limit;
        if self.stack.first().is_none_or(|frame| frame.key != key) {
            self.restart();
            self.push(trie, state, key);
        }
        while let Some(&Frame { state, key, first_move }) = self.stack.last() {
            if self.untried.len() == first_move {
                self.solved.insert(key, false);
                self.stack.pop();
                continue;
            }
            if self.spent >= stop {
                return None;
            }
            let m = self.untried.pop()?;
            match self.abstraction.after(trie, &state, m, &self.solved) {
                Successor::Won => return Some(self.record_win()),
                Successor::Lost => {}
                Successor::Open(next, key) => self.push(trie, next, key),
            }
        }
        Some(false)
    }

    fn push(&mut self, trie: &PrefixTrie, state: A::State, key: u128) {
        self.spent += 1;
        let first_move = self.untried.len();
        self.abstraction.moves(trie, &state, key, &self.solved, &mut self.untried);
        self.stack.push(Frame { state, key, first_move });
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
