//! Depth-first search with randomized restarts and a table of lost positions that all restarts share. Wins and losses
//! are exact.

#![expect(clippy::needless_range_loop, reason = "an index is used in several tables")]

use super::board::EmpressBoard;
use super::pair_deadlock::{
    DeadlockStatus, Direction, LastOrder, PAIR_STEPS_PER_NODE, PairOrderSearch, PairRelaxation,
};
use super::state::{Move, NONE, height};
use crate::engine::{Answer, MemoryPlan, Rng, TranspositionTable, Turn};
use crate::{Limits, MethodStats, Proof, Rule};

/// The next move may vacate any space, or none.
const ANY_ROW: usize = 2;

/// A position on the current line.
struct Frame {
    board: EmpressBoard,
    key: u128,
    /// Moves not tried, the best last.
    moves: Vec<(u32, u32)>,
    /// The move being searched.
    current: Move,
}

/// The search.
pub(crate) struct ExactDfs {
    /// Positions proven lost.
    lost: TranspositionTable,
    stack: Vec<Frame>,
    rng: Rng,
    restarts: u32,
    /// Nodes left of this restart.
    remaining: u64,
    noise: usize,
    tolerance: usize,
    /// The last orders of the pairs, forwards and backwards.
    last_orders: [LastOrder; 2],
    limits: Limits,
    stats: MethodStats,
}

/// Nodes of the shortest restart; lengths follow the ruler sequence, a reordering of that of Luby, Sinclair and Zuckerman (1993).
const SHORTEST_RUN: u64 = 100;
/// Steps of the deadlock check at a position, forwards and backwards.
const POSITION_DEADLOCK_STEPS: [u64; 2] = [1_500, 7_500];
/// Nodes that a position counts for.
const NODES_PER_STATE: u64 = 64;

/// Shares of memory: the table of lost positions, and what is kept free for the stack and the tables of pair orders.
const MEMORY: MemoryPlan<2> = MemoryPlan::new([4, 26]);

impl ExactDfs {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            lost: TranspositionTable::new(MEMORY.of(0, limits)),
            stack: Vec::new(),
            rng: Rng::new(!limits.seed),
            restarts: 0,
            remaining: 0,
            noise: 0,
            tolerance: 0,
            last_orders: Default::default(),
            limits,
            stats: MethodStats::default(),
        }
    }

    /// Takes a turn in a portfolio, of about `nodes` nodes.
    pub(crate) fn turn(&mut self, root: &EmpressBoard, nodes: u64) -> Turn {
        let (nodes, answer) = self.search(root, nodes);
        Turn { nodes, answer, counts: std::mem::take(&mut self.stats) }
    }

    fn search(&mut self, root: &EmpressBoard, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            if self.stack.is_empty() || self.remaining == 0 {
                self.stack.clear();
                self.restarts += 1;
                self.remaining = SHORTEST_RUN << self.restarts.trailing_zeros();
                self.noise = 1 + 8 * (self.restarts as usize).min(32);
                self.tolerance = if self.restarts == 1 { 1 } else { self.rng.below(4) };
                self.enter(root.clone(), 0, ANY_ROW);
            }
            spent += NODES_PER_STATE;
            self.remaining -= 1;
            let Some(frame) = self.stack.last_mut() else { break };
            let Some((_, code)) = frame.moves.pop() else {
                self.lost.visit(frame.key);
                self.stack.pop();
                self.stats.backtracks += 1;
                if self.stack.is_empty() {
                    return (spent, Answer::Lost(Proof::Exhausted));
                }
                continue;
            };
            let m = decode(code);
            frame.current = m;
            let mut board = frame.board.clone();
            let must_vacate = if self.limits.rules.has(Rule::TurnBeforeUse) && m == Move::Turn {
                board.next_colour()
            } else {
                ANY_ROW
            };
            board.apply(m);
            if board.is_won() {
                return (spent, Answer::won(self.stack.iter().map(|frame| frame.current)));
            }
            let key = board.key(must_vacate as u64);
            self.stats.states += 1;
            if self.lost.get(key).is_some() {
                continue;
            }
            self.stats.unique_states += 1;
            if must_vacate == ANY_ROW {
                let (steps, lost) = self.is_refuted(&board);
                spent += steps / PAIR_STEPS_PER_NODE;
                if lost {
                    continue;
                }
            }
            self.enter(board, key, must_vacate);
        }
        (spent, Answer::Working)
    }

    /// Tests cheaply for a loss; also returns the steps of the deadlock check.
    fn is_refuted(&mut self, board: &EmpressBoard) -> (u64, bool) {
        if board.is_stuck() {
            return (0, true);
        }
        let mut relaxation = PairRelaxation::of(board);
        let mut spent = 0;
        for (n, direction) in Direction::BOTH.into_iter().enumerate() {
            self.last_orders[n].sort(&mut relaxation.pairs);
            let search = PairOrderSearch::new(relaxation.clone(), self.limits, direction);
            let Some(mut search) = search else { continue };
            let (steps, status) = search.run(POSITION_DEADLOCK_STEPS[n]);
            spent += steps;
            match status {
                DeadlockStatus::Deadlocked => return (spent, true),
                DeadlockStatus::Solvable => self.last_orders[n].learn(&search),
                DeadlockStatus::Unknown => {}
            }
        }
        (spent, false)
    }

    fn enter(&mut self, board: EmpressBoard, key: u128, must_vacate: usize) {
        let moves = self.moves(&board, must_vacate);
        self.stats.forced_moves += u64::from(moves.len() == 1);
        self.stack.push(Frame { board, key, moves, current: Move::Turn });
        self.stats.reach_depth(self.stack.len());
    }

    /// Pushes a move with its cost.
    fn push_move(&mut self, all: &mut Vec<(u32, u32)>, value: usize, kind: u32, a: usize, n: usize) {
        let value = value + self.rng.below(self.noise);
        all.push((u32::MAX - value as u32, kind << 16 | (a as u32) << 8 | n as u32));
    }

    /// The moves to try, the best last.
    fn moves(&mut self, board: &EmpressBoard, must_vacate: usize) -> Vec<(u32, u32)> {
        let mut all = Vec::new();
        let vacates = |row: usize| must_vacate == ANY_ROW || must_vacate == row;
        let mut next = [0; 2];
        for row in 0..2 {
            for space in (0..board.len(row)).filter(|space| vacates(row) && board.pair_can_go_home(row, *space)) {
                self.push_move(&mut all, 0, 0, row, space);
            }
            next[row] = match board.next_refill(row) {
                _ if !vacates(row) || board.is_dry(row) && self.limits.rules.has(Rule::DryRowPairing) => usize::MAX,
                Some(card) => 2000 + usize::from(height(card)) * 4,
                None => 2000,
            };
        }
        let (army, navy) = (board.singles(0), board.singles(1));
        let crossings = board.crossings();
        for r in 0..22 {
            for b in 0..22 {
                if army[r] == NONE || navy[b] == NONE {
                    continue;
                }
                let (a, n) = (usize::from(army[r]), usize::from(navy[b]));
                if board.single_can_go_home(0, a) && board.single_can_go_home(1, n) {
                    self.push_move(&mut all, 1000 + (r % 11 + b % 11) * 16, 1, a, n);
                }
                let value = crossings.pair_cost(r, b);
                for row in 0..2 {
                    if next[row] != usize::MAX {
                        self.push_move(&mut all, value + next[row], 2 + row as u32, a, n);
                    }
                }
            }
        }
        if board.has_stock() {
            self.push_move(&mut all, 2032 + self.tolerance * 64, 4, 0, 0);
        }
        all.sort_unstable();
        all
    }
}

/// Decodes a move: its kind, its row or Army space, the other space.
fn decode(code: u32) -> Move {
    let (a, n) = ((code >> 8) as u8, code as u8);
    match code >> 16 {
        0 => Move::PlayPair { row: a, space: n },
        1 => Move::Both { army: a, navy: n },
        2 => Move::Pair { row: 0, from: a, onto: n },
        3 => Move::Pair { row: 1, from: n, onto: a },
        _ => Move::Turn,
    }
}
