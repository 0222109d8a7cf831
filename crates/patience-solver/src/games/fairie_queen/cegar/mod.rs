//! Proofs of unsolvability by counterexample-guided abstraction refinement (CEGAR: Clarke et al. 2000; ledger, FQ-3m).
//!
//! Depth-first search over the abstract states of `abstraction/frozen.rs`, which assume that each of their tableaux can be
//! transformed into every other. Refinement is lazy. When the search finds an abstract win, it refines the last edge of
//! minimum slack on that path and backtracks to it: an edge is split by the places of one rank of loose cards at a time,
//! down to concrete moves; a state that was entered through a concrete tableau is replaced by the tableaux that transfers
//! reach from it. Two strategies take turns, with refinements of their own and common no-goods. In: the starts that are
//! still open. Out: [`Progress`], a start that is lost, or a concrete line. A refinement only removes paths, so what is
//! lost stays lost, for all starts.

pub(super) mod placements;
mod tags;

use self::placements::concretize_next_rank;
use self::tags::{RefinementStrategy, Tag, Tags};
use super::abstraction::Abstractions;
use super::abstraction::frozen::{AbstractMove, AbstractState};
use super::prefix_trie::PrefixTrie;
use super::tableau::{ALL_RANKS, FOUNDATION, KeyParts, MoveKind, Tableau, TableauMove};
use crate::MethodStats;
use crate::card::{rank, suit};
use crate::engine::{TableMemory, TranspositionTable};

/// Abstract states expanded for one query of the abstractions.
const ABSTRACTION_LIMIT: u64 = 5_000;
/// Tableaux of a refined state, at first and at most; a larger state is not refined.
const FIRST_MEMBER_LIMIT: usize = 1000;
const MAX_MEMBER_LIMIT: usize = 500_000;
/// Growth of that limit after a pass that refutes no start.
const MEMBER_LIMIT_FACTOR: usize = 4;
/// Nodes of the first turn of each strategy.
const FIRST_TURN_NODES: u64 = 100_000;
/// Placements generated in the time of one node.
const PLACEMENTS_PER_NODE: u64 = 4;

/// An edge to expand.
#[derive(Clone, Copy, Debug)]
enum Edge {
    Start(Tableau),
    /// A move from the tableau, which is the member of this index in the parent frame.
    Concrete(Tableau, usize, TableauMove),
    /// A move from all tableaux with these cards in place.
    Abstract(Tableau, AbstractMove),
    /// Stands behind the refinements of the edge with this key: all of them were expanded.
    Exhausted(u128),
}

/// A state on the search path.
#[derive(Clone, Debug)]
struct Frame {
    /// The edge that led here, and the concrete safe plays after it.
    from: Edge,
    forced: Vec<TableauMove>,
    state: AbstractState,
    /// Entered through a concrete tableau, not by a forced abstract move.
    is_concrete: bool,
    /// Edges to expand, the next one last.
    edges: Vec<Edge>,
    concretization: Concretization,
}

/// The extent to which an abstract state on the path is replaced by its tableaux.
#[derive(Clone, Debug)]
enum Concretization {
    None,
    /// The component of the first tableau under transfers, breadth first.
    Component {
        members: Vec<Tableau>,
        /// The index of each member's parent, and the transfer from it.
        parents: Vec<(usize, TableauMove)>,
        reached: TranspositionTable,
        /// Index of the next member to expand.
        next: usize,
    },
}

impl Frame {
    fn is_abstract(&self) -> bool {
        matches!(self.concretization, Concretization::None)
    }

    fn member_count(&self) -> usize {
        if let Concretization::Component { members, .. } = &self.concretization { members.len() } else { 0 }
    }
}

/// A refinement that may show an abstract win to be spurious; the number is that of the first frame that it invalidates.
#[derive(Clone, Copy, Debug)]
enum Refinement {
    /// Of this frame's state.
    State(usize),
    /// Of the edge that leads to this frame.
    Edge(usize, Tableau, AbstractMove),
}

impl Refinement {
    fn frame(&self) -> usize {
        match self {
            Refinement::State(n) | Refinement::Edge(n, ..) => *n,
        }
    }
}

/// The search, which runs in slices.
#[derive(Clone, Debug)]
pub(crate) struct CegarSearch {
    /// States of less slack, and edges out of them, are refined from the start; 0 is none.
    always_refine_below: i8,
    strategy: RefinementStrategy,
    first_turn: u64,
    turns: u32,
    /// Nodes left of this turn.
    turn_left: u64,
    /// Tableaux that a refined state may have, and true if this pass met a larger state.
    member_limit: usize,
    limit_was_hit: bool,
    /// Index of the start that is searched; those before it are open.
    start: usize,
    is_started: bool,
    stack: Vec<Frame>,
    /// Tableaux that are lost or on the stack. No edge leads back to its own source, as each plays or digs a card.
    closed_tableaux: TranspositionTable,
    tags: Tags,
    memory: TableMemory,
    moves: Vec<(TableauMove, MoveKind)>,
    /// Members of all frames, and how many there may be.
    member_count: usize,
    max_members: usize,
    /// Placements generated since the last node.
    placements: u64,
    /// States are edges and members expanded, backtracks states left as lost.
    pub(super) stats: MethodStats,
}

/// The result of a slice of the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// The start of this index is lost; the caller removes it from the list.
    Lost(usize),
    /// The start of this index wins by this line.
    Won(usize, Vec<TableauMove>),
    /// The starts that are left stay undecided.
    AllUndecided,
    Working,
}

/// The result of expanding an edge or a member.
#[derive(Clone, Debug)]
enum Expansion {
    /// A win, by this edge and these concrete safe plays.
    Won(Edge, Vec<TableauMove>),
    /// An abstract win, by this edge.
    AbstractWin(Edge),
    /// A closed or lost state, or a new frame on the stack.
    Done,
    TooManyMembers,
}

impl CegarSearch {
    /// Creates a search whose tables, marks and members take about this memory.
    pub(crate) fn new(always_refine_below: i8, memory: TableMemory) -> Self {
        Self {
            always_refine_below,
            strategy: RefinementStrategy::States,
            first_turn: FIRST_TURN_NODES,
            turns: 0,
            turn_left: FIRST_TURN_NODES,
            member_limit: FIRST_MEMBER_LIMIT,
            limit_was_hit: false,
            start: 0,
            is_started: false,
            stack: Vec::new(),
            closed_tableaux: TranspositionTable::new(memory.part(15, 52)),
            tags: Tags::new(memory.part(10, 52), memory.part(12, 52).bytes),
            memory,
            moves: Vec::new(),
            member_count: 0,
            max_members: memory.part(15, 52).bytes / size_of::<Tableau>(),
            placements: 0,
            stats: MethodStats::default(),
        }
    }

    /// Begins with [`RefinementStrategy::Edges`], and a first turn of `nodes`.
    #[cfg(test)]
    pub(super) fn with_first_turn(mut self, nodes: u64) -> Self {
        (self.first_turn, self.turn_left, self.strategy) = (nodes, nodes, RefinementStrategy::Edges);
        self
    }

    /// Searches for about `nodes` nodes; returns the nodes spent and the progress.
    pub(crate) fn run(
        &mut self,
        trie: &PrefixTrie,
        abstractions: &mut Abstractions,
        starts: &[Tableau],
        nodes: u64,
    ) -> (u64, Progress) {
        let mut spent = 0;
        while spent < nodes {
            let Some(start) = starts.get(self.start) else {
                if !self.limit_was_hit || self.member_limit >= MAX_MEMBER_LIMIT.min(self.max_members) {
                    return (spent, Progress::AllUndecided);
                }
                self.member_limit *= MEMBER_LIMIT_FACTOR;
                (self.limit_was_hit, self.start) = (false, 0);
                spent += 1;
                continue;
            };
            if self.turn_left == 0 {
                self.unwind_to(trie, 0);
                self.switch_strategy();
            }
            let before = abstractions.spent();
            let expansion = if self.is_started {
                match self.stack.last_mut() {
                    Some(frame) => match frame.edges.pop() {
                        Some(edge) => self.expand(trie, abstractions, edge),
                        None => self.expand_next_member(trie, abstractions),
                    },
                    None => {
                        self.is_started = false;
                        return (spent + 1, Progress::Lost(self.start));
                    }
                }
            } else {
                self.is_started = true;
                self.expand(trie, abstractions, Edge::Start(*start))
            };
            self.stats.states += 1;
            self.stats.reach_depth(self.stack.len());
            let cost = 1 + abstractions.spent() - before + std::mem::take(&mut self.placements) / PLACEMENTS_PER_NODE;
            spent += cost;
            self.turn_left = self.turn_left.saturating_sub(cost);
            let can_continue = match expansion {
                Expansion::Done => true,
                Expansion::TooManyMembers => self.drop_largest_component(trie),
                Expansion::Won(edge, forced) => {
                    if let Some(line) = self.line(edge, &forced) {
                        return (spent, Progress::Won(self.start, line));
                    }
                    self.refine(trie, edge)
                }
                Expansion::AbstractWin(edge) => self.refine(trie, edge),
            };
            if !can_continue {
                // This strategy cannot refute the start.
                self.unwind_to(trie, 0);
                match self.strategy {
                    RefinementStrategy::States => self.start += 1,
                    RefinementStrategy::Edges => self.switch_strategy(),
                }
            }
        }
        (spent, Progress::Working)
    }

    fn switch_strategy(&mut self) {
        self.strategy = match self.strategy {
            RefinementStrategy::States => RefinementStrategy::Edges,
            RefinementStrategy::Edges => RefinementStrategy::States,
        };
        self.turns += 1;
        self.turn_left = self.first_turn << (self.turns / 2).min(20);
    }

    /// Refines the last edge of least slack on the abstract win that ends in `last`, and backtracks to it.
    ///
    /// Returns false if nothing on the path can be refined.
    fn refine(&mut self, trie: &PrefixTrie, last: Edge) -> bool {
        let mut tightest: Option<(i8, Refinement)> = None;
        for n in 0..self.stack.len() {
            let slack = self.stack[n].state.packing.slack;
            if let Some(refinement) =
                self.refinement_at(n, &last).filter(|_| tightest.is_none_or(|(least, _)| slack <= least))
            {
                tightest = Some((slack, refinement));
            }
        }
        let Some((slack, refinement)) = tightest else { return false };
        let n = refinement.frame();
        // All states behind it have more slack.
        for n in n..self.stack.len() {
            for slack in 0..=slack {
                self.tags.set(Tag::AbstractWin(self.strategy, slack), self.stack[n].state.key);
            }
        }
        let is_marked = match refinement {
            Refinement::State(n) => self.tags.mark(Tag::StateRefined, self.stack[n].state.key),
            Refinement::Edge(_, tableau, m) => {
                self.tags.mark(Tag::EdgeRefined(self.strategy), edge_key(trie, &tableau, m))
            }
        };
        if !is_marked {
            return false;
        }
        if n < self.stack.len() {
            self.backtrack_before(trie, n);
        } else if let Some(frame) = self.stack.last_mut() {
            frame.edges.push(last);
        }
        true
    }

    /// The refinement of a frame's state or of the edge out of it; `last` is the edge out of the last frame.
    fn refinement_at(&self, n: usize, last: &Edge) -> Option<Refinement> {
        let frame = &self.stack[n];
        if !frame.is_abstract() {
            return None;
        }
        let is_state_refinable = frame.is_concrete && !self.has_too_many_members(frame.state.key);
        if self.strategy == RefinementStrategy::States && is_state_refinable {
            return Some(Refinement::State(n));
        }
        match self.stack.get(n + 1).map_or(last, |next| &next.from) {
            Edge::Abstract(tableau, m) => Some(Refinement::Edge(n + 1, *tableau, *m)),
            _ => None,
        }
    }

    /// The minimum slack of a state on the path that an abstract edge leaves; `last` is the edge out of the last one.
    fn min_slack_on_path(&self, last: &Edge) -> Option<i8> {
        let edges = self.stack.iter().skip(1).map(|frame| &frame.from).chain([last]);
        let path = self.stack.iter().zip(edges);
        path.filter(|(frame, edge)| frame.is_abstract() && matches!(edge, Edge::Abstract(..)))
            .map(|(frame, _)| frame.state.packing.slack)
            .min()
    }

    /// Gives up the refinement of the state with most members and backtracks to it; false if no state is refined.
    fn drop_largest_component(&mut self, trie: &PrefixTrie) -> bool {
        let Some(n) = (0..self.stack.len()).max_by_key(|&n| self.stack[n].member_count()) else { return false };
        self.limit_was_hit = true;
        if !self.tags.mark(Tag::TooManyMembers(self.member_limit), self.stack[n].state.key) {
            return false;
        }
        self.backtrack_before(trie, n);
        true
    }

    /// Backtracks to before this frame and queues the edge to it again.
    fn backtrack_before(&mut self, trie: &PrefixTrie, n: usize) {
        let edge = self.stack[n].from;
        self.unwind_to(trie, n);
        if let Some(frame) = self.stack.last_mut() {
            frame.edges.push(edge);
        }
    }

    /// Pops all frames from the `len`-th on, reopening their states: they are not known to be lost.
    fn unwind_to(&mut self, trie: &PrefixTrie, len: usize) {
        self.is_started &= len > 0;
        for frame in self.stack.drain(len..) {
            self.member_count -= frame.member_count();
            match frame.concretization {
                Concretization::None => {
                    self.tags.clear(Tag::Closed, frame.state.key);
                }
                Concretization::Component { members, .. } => {
                    for tableau in members {
                        self.closed_tableaux.insert(tableau.key(trie, ALL_RANKS), false);
                    }
                }
            }
        }
    }

    /// The moves along the stack, then `edge`, then `forced`, if all of them are concrete.
    fn line(&self, edge: Edge, forced: &[TableauMove]) -> Option<Vec<TableauMove>> {
        let mut line = Vec::new();
        for (n, frame) in self.stack.iter().enumerate() {
            line.extend(self.concrete_moves(frame.from, n)?);
            line.extend(&frame.forced);
        }
        line.extend(self.concrete_moves(edge, self.stack.len())?);
        line.extend(forced);
        Some(line)
    }

    /// The transfers and the move of the edge to the frame of this number, if they are concrete.
    fn concrete_moves(&self, edge: Edge, to: usize) -> Option<Vec<TableauMove>> {
        let (mut member, m) = match edge {
            Edge::Start(_) => return Some(Vec::new()),
            Edge::Concrete(_, member, m) => (member, m),
            Edge::Abstract(..) | Edge::Exhausted(_) => return None,
        };
        let Concretization::Component { parents, .. } = &self.stack.get(to.checked_sub(1)?)?.concretization else {
            return None;
        };
        let mut moves = vec![m];
        while member > 0 {
            let (parent, m) = parents[member];
            moves.push(m);
            member = parent;
        }
        moves.reverse();
        Some(moves)
    }

    fn has_too_many_members(&self, state: u128) -> bool {
        self.tags.has_mark(Tag::TooManyMembers(self.member_limit), state)
    }

    /// Returns true if a state that is entered through a concrete tableau is replaced by its tableaux.
    fn is_state_refined(&self, state: &AbstractState) -> bool {
        self.strategy == RefinementStrategy::States
            && (state.packing.slack < self.always_refine_below || self.tags.has_mark(Tag::StateRefined, state.key))
            && !self.has_too_many_members(state.key)
    }

    /// Returns true if an edge out of the last frame is refined.
    fn is_edge_refined(&self, edge: u128) -> bool {
        self.stack.last().is_some_and(|frame| frame.state.packing.slack < self.always_refine_below)
            || self.tags.has_mark(Tag::EdgeRefined(self.strategy), edge)
    }

    fn expand(&mut self, trie: &PrefixTrie, abstractions: &mut Abstractions, edge: Edge) -> Expansion {
        let mut tableau = match edge {
            Edge::Start(tableau) => tableau,
            Edge::Concrete(mut tableau, _, m) => {
                tableau.apply(trie, m);
                tableau
            }
            Edge::Abstract(tableau, m) => {
                let key = edge_key(trie, &tableau, m);
                if self.is_edge_refined(key) {
                    return self.refine_edge(trie, abstractions, tableau, m, key);
                }
                let mut frozen = tableau;
                m.apply(trie, &mut frozen);
                return self.enter_tableau(trie, abstractions, frozen, edge, Vec::new());
            }
            Edge::Exhausted(refined) => {
                self.tags.set(Tag::EdgeExhausted, refined);
                return Expansion::Done;
            }
        };
        let mut forced = Vec::new();
        while let Some(m) = tableau.safe_play(trie) {
            tableau.apply(trie, m);
            self.stats.forced_moves += 1;
            forced.push(m);
        }
        if tableau.dealt.is_won(trie) {
            return Expansion::Won(edge, forced);
        }
        let state = AbstractState::of(trie, tableau);
        if self.tags.has(Tag::Closed, state.key) {
            return Expansion::Done;
        }
        if !self.is_state_refined(&state) {
            return self.enter_state(trie, abstractions, state, edge, forced, true);
        }
        let key = tableau.key(trie, ALL_RANKS);
        if self.closed_tableaux.get(key) == Some(true)
            || abstractions.can_win_abstract(trie, &state, ABSTRACTION_LIMIT) == Some(false)
        {
            return Expansion::Done;
        }
        self.stats.unique_states += 1;
        self.closed_tableaux.insert(key, true);
        let mut reached = TranspositionTable::new(self.memory.with_bytes(self.member_limit * 12));
        reached.visit(key);
        let concretization = Concretization::Component {
            members: vec![tableau],
            parents: vec![(0, TableauMove { from: 0, to: 0 })],
            reached,
            next: 0,
        };
        self.member_count += 1;
        self.stack.push(Frame { from: edge, forced, state, is_concrete: true, edges: Vec::new(), concretization });
        Expansion::Done
    }

    /// Enters the abstract state after an abstract move; `tableau` holds the cards whose places are known.
    fn enter_tableau(
        &mut self,
        trie: &PrefixTrie,
        abstractions: &mut Abstractions,
        tableau: Tableau,
        from: Edge,
        forced: Vec<TableauMove>,
    ) -> Expansion {
        if tableau.dealt.is_won(trie) {
            return Expansion::AbstractWin(from);
        }
        let state = AbstractState::of(trie, tableau);
        self.enter_state(trie, abstractions, state, from, forced, false)
    }

    /// Returns true if a state is closed, empty or refuted.
    fn is_lost(&self, trie: &PrefixTrie, abstractions: &mut Abstractions, state: &AbstractState) -> bool {
        // With negative slack it has no tableau.
        state.packing.slack < 0
            || self.tags.has(Tag::Closed, state.key)
            || abstractions.can_win_abstract(trie, state, ABSTRACTION_LIMIT) == Some(false)
    }

    /// Pushes a frame for an abstract state, after its forced safe plays.
    fn enter_state(
        &mut self,
        trie: &PrefixTrie,
        abstractions: &mut Abstractions,
        state: AbstractState,
        from: Edge,
        forced: Vec<TableauMove>,
        is_concrete: bool,
    ) -> Expansion {
        if self.is_lost(trie, abstractions, &state) {
            return Expansion::Done;
        }
        // The suffix is known to win abstractly, with more slack; refine without searching it again.
        let min_slack = self.min_slack_on_path(&from);
        if min_slack.is_some_and(|slack| self.tags.has(Tag::AbstractWin(self.strategy, slack), state.key)) {
            return Expansion::AbstractWin(from);
        }
        let mut moves = Vec::new();
        if state.moves(trie, &mut moves) {
            let mut frozen = state.frozen;
            moves[0].apply(trie, &mut frozen);
            self.stats.forced_moves += 1;
            return self.enter_tableau(trie, abstractions, frozen, from, forced);
        }
        let edges = moves.into_iter().map(|m| Edge::Abstract(state.frozen, m)).collect();
        self.stats.unique_states += 1;
        self.tags.set(Tag::Closed, state.key);
        self.stack.push(Frame { from, forced, state, is_concrete, edges, concretization: Concretization::None });
        Expansion::Done
    }

    /// Pushes the refinements of an edge: one per placement of the next rank, or concrete moves once all ranks are placed.
    fn refine_edge(
        &mut self,
        trie: &PrefixTrie,
        abstractions: &mut Abstractions,
        tableau: Tableau,
        m: AbstractMove,
        edge: u128,
    ) -> Expansion {
        if self.tags.has(Tag::EdgeExhausted, edge) {
            return Expansion::Done;
        }
        let mut after = tableau;
        m.apply(trie, &mut after);
        if !after.dealt.is_won(trie) && self.is_lost(trie, abstractions, &AbstractState::of(trie, after)) {
            return Expansion::Done;
        }
        // Ranks with a single placement are placed at once.
        let mut refined = vec![(tableau, m)];
        let mut edges = vec![Edge::Exhausted(edge)];
        while let [(tableau, m)] = refined[..] {
            refined = concretize_next_rank(trie, &tableau, m).unwrap_or_else(|| {
                let moves = self.concrete_moves_for(trie, &tableau, m);
                edges.extend(moves.into_iter().map(|m| Edge::Concrete(tableau, 0, m)));
                Vec::new()
            });
            self.placements += refined.len() as u64;
        }
        edges.extend(refined.into_iter().rev().map(|(tableau, m)| Edge::Abstract(tableau, m)));
        if let Some(frame) = self.stack.last_mut() {
            frame.edges.append(&mut edges);
        }
        Expansion::Done
    }

    /// The concrete moves that an abstract move stands for in a tableau where all loose cards are placed.
    fn concrete_moves_for(&mut self, trie: &PrefixTrie, tableau: &Tableau, m: AbstractMove) -> Vec<TableauMove> {
        let mut moves = std::mem::take(&mut self.moves);
        tableau.moves(trie, &mut moves);
        let is_instance = |concrete: TableauMove, kind: MoveKind| match m {
            AbstractMove::Dig(c) => kind == MoveKind::Dig && concrete.from == c,
            AbstractMove::PlayFrom(c, s) => concrete == TableauMove { from: c, to: FOUNDATION + s },
            AbstractMove::PlayLoose(card) => {
                let last = tableau.last_rank(trie, usize::from(concrete.from));
                concrete.to == FOUNDATION + suit(card) && last == Some(rank(card))
            }
        };
        let found = moves.iter().filter(|(m, kind)| is_instance(*m, *kind)).map(|(m, _)| *m).collect();
        self.moves = moves;
        found
    }

    /// Expands one more member of the last frame; if there is none, pops the frame: its state is lost.
    fn expand_next_member(&mut self, trie: &PrefixTrie, abstractions: &mut Abstractions) -> Expansion {
        let Some(frame) = self.stack.last_mut() else { return Expansion::Done };
        let (members, parents, reached, next) = match &mut frame.concretization {
            Concretization::Component { members, parents, reached, next } if *next < members.len() => {
                (members, parents, reached, next)
            }
            _ => {
                self.member_count -= frame.member_count();
                if frame.is_abstract() {
                    abstractions.record_lost(trie, &frame.state.frozen);
                }
                self.stack.pop();
                self.stats.backtracks += 1;
                return Expansion::Done;
            }
        };
        let tableau = members[*next];
        let mut moves = std::mem::take(&mut self.moves);
        tableau.moves(trie, &mut moves);
        let key_parts = KeyParts::new(trie, &tableau, ALL_RANKS);
        // Plays come first in the list, so they are pushed last and expanded first.
        for &(m, kind) in moves.iter().rev() {
            if kind != MoveKind::Transfer {
                frame.edges.push(Edge::Concrete(tableau, *next, m));
                continue;
            }
            let key = key_parts.after_transfer(trie, m);
            if reached.visit(key) {
                let mut member = tableau;
                member.apply(trie, m);
                self.closed_tableaux.insert(key, true);
                self.member_count += 1;
                members.push(member);
                parents.push((*next, m));
            }
        }
        *next += 1;
        self.moves = moves;
        if frame.member_count() >= self.member_limit || self.member_count > self.max_members {
            Expansion::TooManyMembers
        } else {
            Expansion::Done
        }
    }
}

/// Hashes an abstract edge: the cards whose places are known, and the move.
fn edge_key(trie: &PrefixTrie, tableau: &Tableau, m: AbstractMove) -> u128 {
    tableau.key(trie, ALL_RANKS) ^ m.key(trie, tableau)
}
