//! Beam search by irreversible moves: finds a line fast, proves nothing.
//!
//! A level holds the best `width` positions after equally many digs and plays (safe plays aside); a position's successors
//! are found by expanding its component under transfers up to a limit that grows when a level runs dry. Guided by a known
//! line, whose positions are never dropped, it looks for a shorter one. In: starts, or a start and a line. Out: a line.

use super::abstraction::Abstractions;
use super::prefix_trie::PrefixTrie;
use super::tableau::{ALL_RANKS, KeyParts, MoveKind, Tableau, TableauMove};
use super::trace::{SearchEnd, TraceArena};
use crate::MethodStats;
use crate::engine::{TableMemory, TranspositionTable, sort};
use std::collections::{HashMap, VecDeque};

/// Members of a position's component that are reached, at first and at most.
const FIRST_MEMBER_LIMIT: usize = 32;
const MAX_MEMBERS: usize = 8192;
/// The maximum with a guide, which makes a failure harmless.
const MAX_MEMBERS_GUIDED: usize = 128;
/// Growth of that limit when a level has too few successors.
const MEMBER_LIMIT_FACTOR: usize = 4;

/// Abstract states expanded for one query of the abstractions.
const ABSTRACTION_LIMIT: u64 = 2_000;

/// Bytes of the table of a position's component.
const REACHED_BYTES: usize = 1 << 18;

/// Cost of a card that is not home.
const CARD_COST: i32 = 8;

/// Weights of the score, which is lower for better positions.
#[derive(Clone, Copy, Debug)]
struct ScoreWeights {
    /// Cost of a dealt card that has yet to leave its place irreversibly.
    dig: i32,
    /// Gain of a bare king left over in the tightest packing.
    slack: i32,
}

/// Weights of successive beams: a beam may find what an earlier one missed.
const SCORE_WEIGHTS: [ScoreWeights; 4] = [
    ScoreWeights { dig: 4, slack: 20 },
    ScoreWeights { dig: 4, slack: 20 },
    ScoreWeights { dig: 8, slack: 30 },
    ScoreWeights { dig: 2, slack: 12 },
];

#[derive(Clone, Copy, Debug)]
struct BeamNode {
    tableau: Tableau,
    score: i32,
    /// Moves from the start.
    length: i32,
    key: u128,
    trace: u32,
}

/// One beam search, which runs in slices.
#[derive(Clone, Debug)]
pub(crate) struct Beam {
    width: usize,
    /// Nodes of the same dealt state on one level.
    max_per_dealt_state: u8,
    /// The nodes of a winning line, one for each level, which are never dropped.
    guide: Vec<BeamNode>,
    level: usize,
    /// Cost of a move.
    move_cost: i32,
    weights: ScoreWeights,
    max_members: usize,
    nodes: Vec<BeamNode>,
    /// Index of the next node to expand.
    next: usize,
    /// Members reached per node of this level, and whether a node has more.
    member_limit: usize,
    limit_was_hit: bool,
    successors: Vec<BeamNode>,
    /// The traces of `nodes`, then from `level_trace_len` on those of `successors`.
    traces: TraceArena,
    level_trace_len: usize,
    max_traces: usize,
    visited: TranspositionTable,
    memory: TableMemory,
    /// The depth is in levels.
    pub(super) stats: MethodStats,
}

impl Beam {
    /// Creates a beam whose visited set and traces take about this memory; `round` selects the weights.
    pub(crate) fn new(trie: &PrefixTrie, starts: &[Tableau], width: usize, round: u32, memory: TableMemory) -> Self {
        let mut beam = Self {
            width,
            max_per_dealt_state: (width / 4).clamp(2, 250) as u8,
            guide: Vec::new(),
            level: 0,
            move_cost: 1,
            weights: SCORE_WEIGHTS[round as usize % SCORE_WEIGHTS.len()],
            max_members: MAX_MEMBERS,
            nodes: Vec::new(),
            next: 0,
            member_limit: FIRST_MEMBER_LIMIT,
            limit_was_hit: false,
            successors: Vec::new(),
            traces: TraceArena::default(),
            level_trace_len: 0,
            max_traces: memory.bytes / 2 / TraceArena::BYTES_EACH,
            visited: TranspositionTable::new(memory.part(1, 2)),
            memory,
            stats: MethodStats::default(),
        };
        for (n, tableau) in (0..).zip(starts) {
            let trace = beam.traces.push_root();
            // Odd later rounds begin with a quarter of the starts: those with more cards home would crowd them out.
            if round > 2 && round & 1 == 1 && (n + round / 2) & 3 != 0 && starts.len() > 4 {
                continue;
            }
            beam.successors.push(BeamNode {
                tableau: *tableau,
                score: beam.score(trie, tableau, 0),
                length: 0,
                key: tableau.key(trie, ALL_RANKS),
                trace,
            });
        }
        beam.select(trie);
        beam
    }

    /// Creates a beam guided by a winning line from `start`.
    pub(crate) fn guided(
        trie: &PrefixTrie,
        start: &Tableau,
        line: &[TableauMove],
        width: usize,
        memory: TableMemory,
    ) -> Self {
        let mut beam = Self::new(trie, &[*start], width, 0, memory);
        (beam.move_cost, beam.max_members) = (2, MAX_MEMBERS_GUIDED);
        let mut tableau = *start;
        let mut trace = 0;
        for (length, &m) in (1..).zip(line) {
            let is_transfer = !m.is_play() && tableau.run[usize::from(m.from)].len() > 0;
            tableau.apply(trie, m);
            trace = beam.traces.push(trace, m);
            if !is_transfer && tableau.safe_play(trie).is_none() {
                let score = beam.score(trie, &tableau, length);
                beam.guide.push(BeamNode { tableau, score, length, key: tableau.key(trie, ALL_RANKS), trace });
            }
        }
        beam.level_trace_len = beam.traces.len();
        beam
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
            let Some(node) = self.nodes.get(self.next).copied() else {
                let is_narrow = self.successors.len() < self.width;
                if self.limit_was_hit && self.member_limit < self.max_members && is_narrow {
                    self.member_limit *= MEMBER_LIMIT_FACTOR;
                    self.next = 0;
                    self.limit_was_hit = false;
                    continue;
                }
                if self.successors.is_empty() && self.level > self.guide.len() {
                    return (spent, Some(SearchEnd::Exhausted));
                }
                self.select(trie);
                continue;
            };
            self.next += 1;
            let before = abstractions.spent();
            let (expanded, won) = self.expand(trie, abstractions, &node);
            spent += expanded + (abstractions.spent() - before);
            if let Some(trace) = won {
                return (spent, Some(self.traces.end_at(trace)));
            }
        }
        (spent, None)
    }

    /// Makes the best successors the next level, few of each dealt state.
    fn select(&mut self, trie: &PrefixTrie) {
        // By score; bits of the key break ties.
        let order =
            |node: &BeamNode| ((node.score.clamp(-0x7fff, 0x7fff) + 0x7fff) as u32) << 16 | node.key as u32 >> 16;
        let mut successors = std::mem::take(&mut self.successors);
        sort::by_key(&mut successors, order);
        self.nodes.clear();
        self.next = 0;
        self.member_limit = FIRST_MEMBER_LIMIT;
        self.limit_was_hit = false;
        let mut counts: HashMap<u128, u8> = HashMap::new();
        let mut selected = Vec::new();
        for mut node in successors {
            let count = counts.entry(node.tableau.dealt.key(trie)).or_default();
            if *count >= self.max_per_dealt_state {
                continue;
            }
            *count += 1;
            // The moves since the last level are copied; the other traces of that level are dropped.
            let mut moves = Vec::new();
            while node.trace as usize >= self.level_trace_len
                && let Some((parent, m)) = self.traces.parent(node.trace)
            {
                moves.push(m);
                node.trace = parent;
            }
            selected.push((node, moves));
            if selected.len() == self.width {
                break;
            }
        }
        if self.level_trace_len > 0 {
            self.traces.truncate(self.level_trace_len);
        }
        for (mut node, moves) in selected {
            for &m in moves.iter().rev() {
                node.trace = self.traces.push(node.trace, m);
            }
            self.nodes.push(node);
        }
        // Level 0 is the starts; the guide begins at level 1.
        if self.level > 0
            && let Some(guide) = self.guide.get(self.level - 1)
            && self.nodes.iter().all(|node| node.key != guide.key)
        {
            self.nodes.push(*guide);
        }
        self.level += 1;
        self.stats.reach_depth(self.level);
        self.level_trace_len = self.traces.len();
    }

    /// Adds a node's successors; returns the tableaux expanded and the trace of a win.
    fn expand(&mut self, trie: &PrefixTrie, abstractions: &mut Abstractions, node: &BeamNode) -> (u64, Option<u32>) {
        let mut queue = VecDeque::from([(node.tableau, node.trace, node.length)]);
        let mut reached = TranspositionTable::new(self.memory.with_bytes(REACHED_BYTES));
        reached.visit(node.key);
        let mut member_count = 1;
        let mut expanded = 0;
        let mut moves = Vec::new();
        while let Some((tableau, trace, length)) = queue.pop_front() {
            expanded += 1;
            tableau.moves(trie, &mut moves);
            let key_parts = KeyParts::new(trie, &tableau, ALL_RANKS);
            self.stats.states += moves.len() as u64;
            for &(m, kind) in &moves {
                if kind == MoveKind::Transfer {
                    if member_count >= self.member_limit || self.traces.len() >= self.max_traces {
                        self.limit_was_hit = true;
                    } else if reached.visit(key_parts.after_transfer(trie, m)) {
                        let mut next = tableau;
                        next.apply(trie, m);
                        member_count += 1;
                        queue.push_back((next, self.traces.push(trace, m), length + 1));
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
                if self.visited.visit(key) && abstractions.can_win(trie, &next, ABSTRACTION_LIMIT) != Some(false) {
                    let length = length + 1;
                    let score = self.score(trie, &next, length);
                    self.stats.unique_states += 1;
                    self.successors.push(BeamNode { tableau: next, score, length, key, trace: last });
                } else {
                    self.traces.truncate(trace_len);
                }
            }
        }
        (expanded, None)
    }

    /// Lower is better.
    fn score(&self, trie: &PrefixTrie, tableau: &Tableau, length: i32) -> i32 {
        let slack = i32::from(tableau.dealt.packing_bound(trie).slack);
        let left = tableau.dealt.heights.iter().flatten().map(|&h| i32::from(trie.ranks - h)).sum::<i32>();
        let digs: i32 = tableau.dealt.prefix.iter().map(|&p| i32::from(trie.get(p).depth)).sum();
        left * CARD_COST + digs * self.weights.dig - slack * self.weights.slack + length * self.move_cost
    }
}
