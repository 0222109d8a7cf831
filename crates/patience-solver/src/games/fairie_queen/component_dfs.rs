//! Depth-first search over components: tableaux that transfers connect are one node, digs and plays are the edges.
//!
//! Transfers are reversible, so the tableau graph is cyclic and its components are the strongly connected parts under
//! transfers; between components it is acyclic. Members of a component are expanded breadth first, a portion at a time,
//! and the open nodes found so far, best score first, are searched before the next portion. [`DfsConfig`] makes it exact, or
//! a search for a line.
//! In: starts. Out: [`SearchEnd`], which is a proof only if [`ComponentDfs::is_complete`].

use super::abstraction::Abstractions;
use super::prefix_trie::PrefixTrie;
use super::tableau::{ALL_RANKS, KeyParts, MoveKind, Tableau};
use super::trace::{SearchEnd, TraceArena};
use crate::MethodStats;
use crate::engine::{TableMemory, TranspositionTable, mix};
use std::cmp::Reverse;
use std::collections::VecDeque;

/// Members of a component that are expanded before its open nodes are searched.
const MEMBERS_PER_PORTION: u64 = 30;

/// Bytes of the table of open nodes found by a portion.
const PORTION_BYTES: usize = 1 << 16;

/// Abstract states expanded for one query of the abstractions.
const ABSTRACTION_LIMIT: u64 = 5_000;

/// Salts up to this one keep the starts in the order of their scores; larger ones draw the first of them.
const LAST_SCORED_SALT: u64 = 2;

/// The precision with which a search distinguishes tableaux.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DfsConfig {
    /// Tableaux are equal if they differ only in suits of loose cards from this rank on; the search is incomplete if this is
    /// less than [`ALL_RANKS`].
    pub(crate) suits_keyed_below: u8,
    /// Seeds the noise in the scores; 0 is none.
    pub(crate) salt: u64,
}

/// The first tableau of a component not yet searched.
#[derive(Clone, Copy, Debug)]
struct OpenNode {
    tableau: Tableau,
    score: i32,
    trace: u32,
}

/// A component on the search path.
#[derive(Clone, Debug)]
struct Frame {
    /// Members that are not expanded yet, with their traces.
    queue: VecDeque<(Tableau, u32)>,
    /// Nodes that are reached from it, the best one last.
    open: Vec<OpenNode>,
    /// Length of the arena when the search of its open nodes begins.
    trace_len: usize,
    /// Members found so far.
    member_count: usize,
}

/// The search, which runs in slices.
#[derive(Clone, Debug)]
pub(crate) struct ComponentDfs {
    config: DfsConfig,
    stack: Vec<Frame>,
    traces: TraceArena,
    /// Members and open nodes on the stack, and how many there may be.
    open_len: usize,
    open_limit: usize,
    visited: TranspositionTable,
    /// Memory of the table of a portion.
    portion: TableMemory,
    /// Members found in the components on the stack. More than the visited set can hold could be found over and over.
    path_len: usize,
    /// True if a tableau was dropped at `open_limit`, or for want of a visited set that holds the path.
    has_dropped: bool,
    pub(super) stats: MethodStats,
}

/// Sorts the best score last. The nodes are nearly sorted, and `sort_by_key` is adaptive.
fn sort_open(open: &mut [OpenNode]) {
    open.sort_by_key(|node| Reverse(node.score));
}

impl ComponentDfs {
    /// Creates a search whose visited set takes about `table`, and its open nodes `open_bytes`.
    pub(crate) fn new(
        trie: &PrefixTrie,
        starts: &[Tableau],
        config: DfsConfig,
        (table, open_bytes): (TableMemory, usize),
    ) -> Self {
        let mut search = Self {
            config,
            stack: Vec::new(),
            traces: TraceArena::default(),
            open_len: 0,
            open_limit: 4096 + open_bytes / size_of::<OpenNode>(),
            path_len: 0,
            visited: TranspositionTable::new(table),
            portion: table.with_bytes(PORTION_BYTES),
            has_dropped: false,
            stats: MethodStats::default(),
        };
        let mut open = Vec::new();
        for &tableau in starts {
            let trace = search.traces.push_root();
            let score = search.score(trie, &tableau, || tableau.key(trie, ALL_RANKS));
            open.push(OpenNode { tableau, score, trace });
        }
        sort_open(&mut open);
        if config.salt > LAST_SCORED_SALT && !open.is_empty() {
            let (first, last) = (mix(config.salt) as usize % open.len(), open.len() - 1);
            open.swap(first, last);
        }
        search.open_len = open.len();
        search.stack.push(Frame { queue: VecDeque::new(), open, trace_len: starts.len(), member_count: 0 });
        search
    }

    /// Returns true if exhaustion proves that there is no line.
    pub(crate) fn is_complete(&self) -> bool {
        !self.has_dropped && self.config.suits_keyed_below == ALL_RANKS
    }

    /// Lower is better; `key` seeds the noise.
    fn score(&self, trie: &PrefixTrie, tableau: &Tableau, key: impl FnOnce() -> u128) -> i32 {
        let slack = i32::from(tableau.dealt.packing_bound(trie).slack);
        let left = tableau.dealt.heights.iter().flatten().map(|&h| i32::from(trie.ranks - h)).sum::<i32>();
        let digs: i32 = tableau.dealt.prefix.iter().map(|&p| i32::from(trie.get(p).depth)).sum();
        let noise = if self.config.salt == 0 { 0 } else { (mix(key() as u64 ^ self.config.salt) & 15) as i32 };
        left * 8 + digs * 4 - slack * 20 + noise
    }

    /// Searches for about `nodes` nodes; returns the nodes spent and the outcome once there is one.
    pub(crate) fn run(
        &mut self,
        trie: &PrefixTrie,
        abstractions: &mut Abstractions,
        nodes: u64,
    ) -> (u64, Option<SearchEnd>) {
        let mut spent = 0;
        while spent < nodes {
            let Some(frame) = self.stack.last_mut() else {
                return (spent, Some(SearchEnd::Exhausted));
            };
            self.traces.truncate(frame.trace_len);
            let before = abstractions.spent();
            let (expanded, won) = if let Some(node) = frame.open.pop() {
                if self.visited.visit(node.tableau.key(trie, self.config.suits_keyed_below)) {
                    let queue = VecDeque::from([(node.tableau, node.trace)]);
                    self.path_len += 1;
                    self.stack.push(Frame { queue, open: Vec::new(), trace_len: self.traces.len(), member_count: 1 });
                    self.expand_component(trie, abstractions)
                } else {
                    self.open_len -= 1;
                    (1, None)
                }
            } else if !frame.queue.is_empty() {
                self.expand_component(trie, abstractions)
            } else {
                self.path_len -= frame.member_count;
                self.stack.pop();
                self.stats.backtracks += 1;
                continue;
            };
            spent += expanded + (abstractions.spent() - before);
            if let Some(trace) = won {
                return (spent, Some(self.traces.end_at(trace)));
            }
        }
        (spent, None)
    }

    /// Expands a portion of the last frame's component; returns the members expanded and the trace of a win.
    fn expand_component(&mut self, trie: &PrefixTrie, abstractions: &mut Abstractions) -> (u64, Option<u32>) {
        let Some(mut frame) = self.stack.pop() else {
            return (0, None);
        };
        let (expanded, won) = self.expand_members(trie, abstractions, &mut frame);
        sort_open(&mut frame.open);
        frame.trace_len = self.traces.len();
        self.stack.push(frame);
        self.stats.reach_depth(self.stack.len());
        (expanded, won)
    }

    fn expand_members(
        &mut self,
        trie: &PrefixTrie,
        abstractions: &mut Abstractions,
        frame: &mut Frame,
    ) -> (u64, Option<u32>) {
        let suits_keyed_below = self.config.suits_keyed_below;
        let mut found_in_portion = TranspositionTable::new(self.portion);
        let (mut moves, mut successors) = (Vec::new(), Vec::new());
        let mut expanded = 0;
        while expanded < MEMBERS_PER_PORTION {
            let Some((tableau, trace)) = frame.queue.pop_front() else { break };
            self.open_len -= 1;
            expanded += 1;
            tableau.moves(trie, &mut moves);
            let key_parts = KeyParts::new(trie, &tableau, suits_keyed_below);
            successors.clear();
            // Only transfers have their keys computed here: safe plays may follow other moves.
            let key = |m, kind| if kind == MoveKind::Transfer { key_parts.after_transfer(trie, m) } else { 0 };
            successors.extend(moves.iter().map(|&(m, kind)| (m, kind, key(m, kind))));
            self.visited.touch(successors.iter().filter(|next| next.1 == MoveKind::Transfer).map(|next| next.2));
            self.stats.states += successors.len() as u64;
            for &(m, kind, key) in &successors {
                if kind == MoveKind::Transfer {
                    if self.open_len >= self.open_limit || self.path_len >= self.visited.max_len() {
                        self.has_dropped = true;
                    } else if self.visited.visit(key) {
                        let mut next = tableau;
                        next.apply(trie, m);
                        self.open_len += 1;
                        self.path_len += 1;
                        self.stats.unique_states += 1;
                        frame.member_count += 1;
                        frame.queue.push_back((next, self.traces.push(trace, m)));
                    }
                    continue;
                }
                let mut next = tableau;
                let trace_len = self.traces.len();
                let last = self.traces.play_irreversible(trie, (trace, m), &mut next);
                self.stats.forced_moves += (self.traces.len() - trace_len - 1) as u64;
                if next.dealt.is_won(trie) {
                    return (expanded, Some(last));
                }
                let key = key_parts.key_of(trie, &next);
                let is_new = found_in_portion.visit(key)
                    && self.visited.get(key).is_none()
                    && abstractions.can_win(trie, &next, ABSTRACTION_LIMIT) != Some(false);
                if !is_new {
                    self.traces.truncate(trace_len);
                    continue;
                }
                self.open_len += 1;
                self.stats.unique_states += 1;
                let full_key = || if suits_keyed_below == ALL_RANKS { key } else { next.key(trie, ALL_RANKS) };
                let score = self.score(trie, &next, full_key);
                frame.open.push(OpenNode { tableau: next, score, trace: last });
            }
        }
        (expanded, None)
    }
}
