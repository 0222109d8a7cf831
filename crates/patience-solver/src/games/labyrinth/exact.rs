//! Depth-first search of the Labyrinth with a transposition table, pruned by the copy-assignment relaxation (LAB-R).
//!
//! After a number of nodes it restarts with copy commitment (LAB-C): branches then decide which copy of a kind goes to which
//! foundation, and a state inherits open branches and backbone of the relaxation from its parent. In: a position with its
//! stock. Out: a winning line, or a proof of loss; both are exact.

use super::grid::{Grid, cards_of, cell_at, row_and_column};
use super::state::{Grace, LabyrinthState, Move};
use crate::card::suit;
use crate::engine::{Answer, MemoryPlan, TableMemory, TranspositionTable, Turn, bits, mix};
use crate::games::card_copies::FoundationHeights;
use crate::methods::assignment::{
    Activity, CopyAssignmentRelaxation, CopyCounter, CopyId, NO_COPY, NODES_PER_FIXPOINT, NODES_PER_ROUND,
    PartialAssignment,
};
use crate::{Limits, MethodStats, Proof, Rule};
use std::sync::Arc;

/// Nodes of the budget that a state takes, without its relaxation.
const NODES_PER_STATE: u64 = 40;
/// Shares of memory: the table, and the states and open branches on the stack.
const MEMORY: MemoryPlan<2> = MemoryPlan::new([6, 24]);
/// A check of LAB-R has a round of propagation for this many nodes of the limit, and at most [`MAX_CHECK_ROUNDS`].
const LIMIT_PER_CHECK_ROUND: u64 = 25;
const MAX_CHECK_ROUNDS: u64 = 48_000;

#[derive(Clone, Debug)]
struct PackedState {
    /// Its cards are copies.
    grid: Grid,
    foundations: FoundationHeights,
    /// Number of cards of the stock already dealt.
    next: u8,
    grace_used: bool,
    /// The card that grace took.
    grace_card: CopyId,
    /// Sum of the keys of the occupied cells, and the number of cards that keys distinguish: 52 kinds or 104 copies.
    key: u128,
    key_cards: u8,
    /// Committed kinds, and those of them whose first copy goes up (LAB-C).
    committed: u64,
    first_up: u64,
}

/// A branch of the search.
#[derive(Clone, Copy, Debug)]
enum Branch {
    Play(Move),
    /// A playable copy is reserved for the other foundation; its twin will take this one.
    Reserve {
        copy_id: CopyId,
        up: bool,
    },
}

#[derive(Clone, Debug)]
struct Frame {
    state: PackedState,
    branches: Vec<Branch>,
    /// Index of the branch to try next.
    next: usize,
    /// Witness of the relaxation.
    witness: PartialAssignment,
    /// Open branches of the relaxation, where its successors begin (LAB-C, HOMES-5).
    open_branches: Arc<[PartialAssignment]>,
}

/// The search.
#[derive(Clone, Debug)]
pub(crate) struct ExactDfs {
    stock: Vec<CopyId>,
    /// Rounds of propagation per check of LAB-R; 0 if it is off.
    max_rounds: u64,
    /// Activity of kinds in the checks of LAB-R so far.
    activity: Activity,
    stack: Vec<Frame>,
    closed: TranspositionTable,
    /// Nodes spent in this slice.
    spent: u64,
    /// True once the search has restarted with LAB-C.
    pub(super) commits_copies: bool,
    /// Nodes after which it restarts with LAB-C.
    restart_after: Option<u64>,
    /// Nodes spent in all turns.
    total: u64,
    stats: MethodStats,
    memory: TableMemory,
}

/// The unconstrained root of the relaxation.
fn unconstrained() -> (PartialAssignment, Arc<[PartialAssignment]>) {
    (PartialAssignment::default(), [PartialAssignment::default()].into())
}

fn cell_key(at: usize, card: u8) -> u128 {
    let word = (at as u64) << 8 | u64::from(card);
    u128::from(mix(word ^ 0x7f4a_7c15_9e37_79b9)) << 64 | u128::from(mix(word.wrapping_add(0x1357_9bdf_2468_ace0)))
}

impl ExactDfs {
    /// Creates the search; with `restart_after` it restarts with LAB-C after that many nodes.
    pub(crate) fn new(position: &LabyrinthState, limits: Limits, restart_after: Option<u64>) -> Self {
        let mut copies = CopyCounter::default();
        let mut state = PackedState {
            grid: Grid::new(position),
            foundations: FoundationHeights::new(position.ranks, position.up, position.down),
            next: 0,
            grace_used: position.grace != Grace::Unused,
            grace_card: NO_COPY,
            key: 0,
            key_cards: 52,
            committed: 0,
            first_up: 0,
        };
        for (at, card) in cards_of(position) {
            state.put(at, copies.next(card));
        }
        if let Grace::Holds(card) = position.grace {
            state.grace_card = copies.next(card);
        }
        let mut exact = Self {
            stock: position.stock.iter().map(|&card| copies.next(card)).collect(),
            activity: Activity::default(),
            max_rounds: if limits.rules.has(Rule::LabyrinthRelaxation) {
                limits.nodes.div_ceil(LIMIT_PER_CHECK_ROUND).min(MAX_CHECK_ROUNDS)
            } else {
                0
            },
            stack: Vec::new(),
            closed: TranspositionTable::new(MEMORY.of(0, limits)),
            spent: 0,
            commits_copies: false,
            restart_after: restart_after.filter(|_| limits.rules.has(Rule::LabyrinthCopyCommitment)),
            total: 0,
            stats: MethodStats::default(),
            memory: MEMORY.of(0, limits),
        };
        let branches = exact.branches(&state);
        let (witness, open_branches) = unconstrained();
        exact.stack.push(Frame { state, branches, next: 0, witness, open_branches });
        exact
    }

    /// Restarts with LAB-C.
    fn restart_with_commitment(&mut self) {
        (self.commits_copies, self.restart_after) = (true, None);
        self.closed = TranspositionTable::new(self.memory);
        self.stack.truncate(1);
        let Some(Frame { mut state, .. }) = self.stack.pop() else { return };
        (state.key_cards, state.key) = (104, 0);
        for at in state.grid.all_cells() {
            state.put(at, state.grid.cells[at]);
        }
        let branches = self.branches(&state);
        let (witness, open_branches) = unconstrained();
        self.stack.push(Frame { state, branches, next: 0, witness, open_branches });
    }

    fn push(&mut self, mut state: PackedState) {
        if !self.closed.visit(state.key()) {
            return;
        }
        self.stats.unique_states += 1;
        let parent = self.stack.last();
        let (mut witness, mut open_branches) =
            parent.map_or_else(unconstrained, |frame| (frame.witness, frame.open_branches.clone()));
        // After a forced move the relaxation of the parent still holds.
        let is_choice = parent.is_some_and(|frame| frame.branches.len() > 1);
        if self.max_rounds > 0 && is_choice && !self.can_win_relaxed(&mut state, &mut witness, &mut open_branches) {
            return;
        }
        let branches = self.branches(&state);
        self.stats.forced_moves += u64::from(branches.len() == 1);
        self.stack.push(Frame { state, branches, next: 0, witness, open_branches });
        self.stats.reach_depth(self.stack.len());
    }

    /// Returns false if LAB-R refutes a state. Updates the witness that it got from its parent, and under LAB-C its open branches
    /// and its commitments.
    fn can_win_relaxed(
        &mut self,
        state: &mut PackedState,
        witness: &mut PartialAssignment,
        open_branches: &mut Arc<[PartialAssignment]>,
    ) -> bool {
        let mut relaxation = self.relaxation_of(state);
        self.spent += NODES_PER_FIXPOINT;
        let mut can_win = Some(true);
        if !relaxation.accepts_witness(*witness) {
            let tested = if self.commits_copies { relaxation.warm_start(open_branches) } else { 0 };
            let rounds;
            relaxation.activity = self.activity;
            (rounds, can_win) = relaxation.probe(self.max_rounds);
            self.activity = relaxation.activity;
            self.spent += (tested + rounds) * NODES_PER_ROUND;
            if can_win == Some(false) {
                return false;
            }
            if self.commits_copies {
                let (committed, first_up) = relaxation.backbone();
                state.commit(committed, first_up);
                *open_branches = relaxation.open_branches().into();
            }
        }
        *witness = relaxation.witness;
        // With an empty stock the relaxation equals the game: its winning assignment can be committed.
        if self.commits_copies
            && can_win == Some(true)
            && !self.has_stock(state)
            && let Some(first_up) = witness.all_up()
        {
            state.commit(!0, first_up);
        }
        true
    }

    /// The relaxation of the root, with the whole stock available.
    #[cfg(test)]
    pub(super) fn relaxation(&self) -> CopyAssignmentRelaxation {
        self.relaxation_of(&self.stack[0].state)
    }

    fn relaxation_of(&self, state: &PackedState) -> CopyAssignmentRelaxation {
        let FoundationHeights { ranks, up, down } = state.foundations;
        let mut relaxation = CopyAssignmentRelaxation::new(ranks, up, down, !state.grace_used);
        let Grid { cells, .. } = &state.grid;
        for at in state.grid.all_cells() {
            let [above, below] = state.grid.neighbours(at);
            relaxation.add(cells[at], !(above && below));
            if above {
                relaxation.add_unblocks(cells[at], cells[at - 1]);
            }
            if below {
                relaxation.add_unblocks(cells[at], cells[at + 1]);
            }
        }
        for &copy_id in self.stock[usize::from(state.next)..]
            .iter()
            .chain(Some(&state.grace_card).filter(|copy_id| **copy_id != NO_COPY))
        {
            relaxation.add(copy_id, true);
        }
        relaxation.finish_setup();
        relaxation.preassign(state.committed, state.first_up);
        relaxation
    }

    fn has_stock(&self, state: &PackedState) -> bool {
        usize::from(state.next) < self.stock.len()
    }

    /// Returns true if an available card stays available until it is played, and its gap then stays empty. With the late
    /// refill, the stock may cover a card above a gap of the lowest row again.
    fn is_stable(&self, state: &PackedState, at: usize) -> bool {
        let grid = &state.grid;
        let is_covered_late =
            || grid.late_refill && grid.is_in_lowest_row(at + 1) && grid.neighbours(at) == [true, false];
        !self.has_stock(state) || !(grid.is_in_lowest_row(at) || is_covered_late())
    }

    /// Lists the branches of a state. Under LAB-C a card that is available and stable is decided first and alone: it is played,
    /// or reserved for the other foundation.
    fn branches(&self, state: &PackedState) -> Vec<Branch> {
        let stock = self.has_stock(state);
        let (mut contested, mut commitment, mut can_play) = (Vec::new(), Vec::new(), false);
        let grace_card = (state.grace_card != NO_COPY).then_some(None);
        for cell in grace_card.into_iter().chain(state.grid.available_cells().map(Some)) {
            let copy_id = cell.map_or(state.grace_card, |at| state.grid.cells[at]);
            let card = copy_id % 52;
            let suit = suit(card);
            let is_next = state.foundations.is_next(card);
            if is_next == [false; 2] {
                continue;
            }
            can_play = true;
            let play = |up| {
                Branch::Play(match cell {
                    Some(at) => {
                        let (row, column) = row_and_column(at);
                        Move::Play { row, column, suit, up }
                    }
                    None => Move::FromGrace { suit, up },
                })
            };
            let single_foundation = state.foundations.is_single_for(card);
            let committed = !single_foundation && state.committed >> card & 1 == 1;
            let is_going_up = (state.first_up >> card & 1 == 1) == (copy_id < 52);
            let mut directions = state.foundations.directions(card).filter(|up| !committed || *up == is_going_up);
            if !self.commits_copies || cell.is_some_and(|at| !self.is_stable(state, at)) {
                contested.extend(directions.map(play));
            } else if single_foundation || committed {
                if let Some(up) = directions.next() {
                    return vec![play(up)];
                }
            } else if commitment.is_empty() {
                if is_next[0] != is_next[1] {
                    commitment.push(Branch::Reserve { copy_id, up: is_next[1] });
                }
                commitment.extend(directions.map(play));
            }
        }
        if !commitment.is_empty() {
            return commitment;
        }
        if stock {
            contested.push(Branch::Play(Move::Row));
        }
        if !state.grace_used && !stock && !can_play {
            contested.extend(state.grid.all_cells().map(|at| {
                let (row, column) = row_and_column(at);
                Branch::Play(Move::Grace { row, column })
            }));
        }
        contested
    }

    fn apply(&self, state: &PackedState, branch: Branch) -> PackedState {
        let mut next = state.clone();
        let m = match branch {
            Branch::Play(m) => m,
            Branch::Reserve { copy_id, up } => {
                let kind = 1 << (copy_id % 52);
                next.commit(kind, if up == (copy_id < 52) { kind } else { 0 });
                return next;
            }
        };
        match m {
            Move::Row => {
                for at in next.grid.begin_row() {
                    if self.has_stock(&next) {
                        next.put(at, self.stock[usize::from(next.next)]);
                        next.next += 1;
                    }
                }
            }
            Move::Play { row, column, suit, up } => {
                let at = cell_at(row, column);
                next.take(at);
                next.foundations.raise_pile(suit, up);
                if next.grid.is_refilled(at, self.has_stock(&next)) {
                    next.put(at, self.stock[usize::from(next.next)]);
                    next.next += 1;
                }
            }
            Move::Grace { row, column } => {
                next.grace_card = next.take(cell_at(row, column));
                next.grace_used = true;
            }
            Move::FromGrace { suit, up } => {
                next.grace_card = NO_COPY;
                next.foundations.raise_pile(suit, up);
            }
        }
        next
    }

    fn search(&mut self, nodes: u64) -> Answer {
        while self.spent < nodes {
            let Some(frame) = self.stack.last_mut() else { return Answer::Lost(Proof::Exhausted) };
            if frame.state.foundations.is_complete() {
                let branches = self.stack.iter().filter(|f| f.next > 0).map(|f| f.branches[f.next - 1]);
                return Answer::won(branches.filter_map(|b| if let Branch::Play(m) = b { Some(m) } else { None }));
            }
            let Some(&branch) = frame.branches.get(frame.next) else {
                self.stack.pop();
                self.stats.backtracks += 1;
                continue;
            };
            frame.next += 1;
            let state = frame.state.clone();
            let next = self.apply(&state, branch);
            self.spent += NODES_PER_STATE;
            self.stats.states += 1;
            self.push(next);
        }
        Answer::Working
    }

    /// Takes a turn in a portfolio, or its next slice, of about `nodes` nodes.
    pub(super) fn turn(&mut self, nodes: u64, is_new_turn: bool) -> Turn {
        if is_new_turn && self.restart_after.is_some_and(|restart_after| self.total >= restart_after) {
            self.restart_with_commitment();
        }
        self.spent = 0;
        let answer = self.search(nodes);
        self.total += self.spent;
        Turn { nodes: self.spent, answer, counts: std::mem::take(&mut self.stats) }
    }
}

/// Seed of the commitment's hash in the upper half of the key.
pub(super) const HIGH_SEED: u64 = 0x5eed;

/// Hash of a committed kind; `first_up` is 1 if its first copy goes up.
pub(super) fn kind_key(card: usize, first_up: u64, seed: u64) -> u64 {
    mix(((card as u64) << 8 | first_up) ^ seed)
}

impl PackedState {
    fn put(&mut self, at: usize, copy_id: CopyId) {
        self.grid.put(at, copy_id);
        self.key = self.key.wrapping_add(cell_key(at, copy_id % self.key_cards));
    }

    fn take(&mut self, at: usize) -> CopyId {
        let copy_id = self.grid.take(at);
        self.key = self.key.wrapping_sub(cell_key(at, copy_id % self.key_cards));
        copy_id
    }

    /// Commits kinds; `first_up` are those of them whose first copy goes up.
    fn commit(&mut self, kinds: u64, first_up: u64) {
        self.committed |= kinds;
        self.first_up = self.first_up & !kinds | first_up;
    }

    /// Hash of the committed assignment; 0 if there is none.
    fn commitment_key(&self, seed: u64) -> u64 {
        let key_of = |card: usize| kind_key(card, self.first_up >> card & 1, seed);
        bits(self.committed).map(key_of).fold(0, u64::wrapping_add)
    }

    fn key(&self) -> u128 {
        let FoundationHeights { up, down, .. } = &self.foundations;
        let heights = up.iter().chain(down).fold(0, |word, &h| word << 4 | u64::from(h));
        let scalars =
            u64::from(self.grid.rows) << 48 | u64::from(self.next) << 40 | heights << 1 | u64::from(self.grace_used);
        let grace_card = u64::from(if self.grace_card == NO_COPY { NO_COPY } else { self.grace_card % self.key_cards });
        let low = mix(scalars ^ mix(grace_card));
        let high = mix(scalars.wrapping_add(0xabcd) ^ mix(!grace_card));
        let (low, high) = (low ^ self.commitment_key(0), high ^ self.commitment_key(HIGH_SEED));
        self.key.wrapping_add(u128::from(high) << 64 | u128::from(low))
    }
}
