//! The exhaustive search: depth first, in dives that each begin at the root again but know what earlier ones found lost.

#![expect(clippy::needless_range_loop, reason = "an index is used in several tables")]

use super::greedy_games::CROSSED;
use super::locks::{Lock, Locks, STEP};
use super::state::{Move, NONE, step};
use super::table::Table;
use crate::limits::{Limits, Rule, RuleSet};
use crate::rng::Rng;
use crate::solver::Progress;
use crate::transpositions::TranspositionTable;

/// What the next move must vacate: a space of one row, or any or none.
const ANY: usize = 2;

/// A position on the way down.
struct Frame {
    table: Table,
    key: u128,
    /// Moves not tried yet, the best one last.
    moves: Vec<(u32, u32)>,
    /// The move being looked into.
    m: Move,
}

/// The search, which can be run in slices.
pub(crate) struct Exact {
    /// Positions from which nothing wins.
    lost: TranspositionTable,
    stack: Vec<Frame>,
    rng: Rng,
    dives: u32,
    /// Positions left of this dive.
    left: u64,
    noise: usize,
    tolerance: usize,
    rules: RuleSet,
}

/// Positions of the shortest dive.
const DIVE: u64 = 100;
/// The look for locks at each position, at most: steps from now on, and from the end. Most end after a few.
const LOOKS: [u64; 2] = [60, 300];
/// What a position costs in nodes.
const COST: u64 = 64;

impl Exact {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            lost: TranspositionTable::new(limits.memory / 4),
            stack: Vec::new(),
            rng: Rng::new(!limits.seed),
            dives: 0,
            left: 0,
            noise: 0,
            tolerance: 0,
            rules: limits.rules,
        }
    }

    pub(crate) fn run(&mut self, root: &Table, nodes: u64) -> (u64, Progress<Move>) {
        let mut spent = 0;
        while spent < nodes {
            if self.stack.is_empty() || self.left == 0 {
                self.stack.clear();
                self.dives += 1;
                self.left = DIVE << self.dives.trailing_zeros();
                self.noise = 1 + 8 * (self.dives as usize).min(32);
                self.tolerance = if self.dives == 1 { 1 } else { self.rng.below(4) };
                self.enter(root.copy(), 0, ANY);
            }
            spent += COST;
            self.left -= 1;
            let Some(frame) = self.stack.last_mut() else { return (spent, Progress::Exhausted) };
            let Some((_, code)) = frame.moves.pop() else {
                self.lost.visit(frame.key);
                self.stack.pop();
                if self.stack.is_empty() {
                    return (spent, Progress::Exhausted);
                }
                continue;
            };
            let m = decode(code);
            frame.m = m;
            let mut table = frame.table.copy();
            let must = if self.rules.has(Rule::EmpO) && m == Move::Turn { table.next_colour() } else { ANY };
            table.apply(m);
            if table.is_won() {
                return (spent, Progress::Won(self.stack.iter().map(|frame| frame.m).collect()));
            }
            let key = table.key(must as u64);
            if self.lost.get(key).is_some() {
                continue;
            }
            if must == ANY {
                let (steps, lost) = self.look(&table);
                spent += steps * STEP;
                if lost {
                    continue;
                }
            }
            self.enter(table, key, must);
        }
        (spent, Progress::Working)
    }

    /// Whether it is seen at once that a position is lost; the steps of the look for locks, too.
    fn look(&self, table: &Table) -> (u64, bool) {
        if table.is_stuck() {
            return (0, true);
        }
        let locks = Locks::of(table);
        let mut spent = 0;
        for back in [false, true] {
            let (steps, lock) = locks.decide(LOOKS[usize::from(back)], self.rules, back);
            spent += steps;
            if lock == Lock::Locked {
                return (spent, true);
            }
        }
        (spent, false)
    }

    fn enter(&mut self, table: Table, key: u128, must: usize) {
        let moves = self.moves(&table, must);
        self.stack.push(Frame { table, key, moves, m: Move::Turn });
    }

    /// Takes down a move and what speaks against it.
    #[inline(never)]
    fn put(&mut self, all: &mut Vec<(u32, u32)>, value: usize, kind: u32, a: usize, n: usize) {
        let value = value + self.rng.below(self.noise);
        all.push((u32::MAX - value as u32, kind << 16 | (a as u32) << 8 | n as u32));
    }

    /// The moves worth trying, the best one last.
    fn moves(&mut self, table: &Table, must: usize) -> Vec<(u32, u32)> {
        let mut all = Vec::new();
        let vacates = |row: usize| must == ANY || must == row;
        let mut next = [0; 2];
        for row in 0..2 {
            let out = table.is_out(row);
            let free = must == ANY && (out || !table.has_stock()) && self.rules.has(Rule::EmpP);
            for space in 0..table.len(row) {
                match table.plays(row, space) {
                    Some(alone) if vacates(row) => {
                        self.put(&mut all, 0, 0, row, space);
                        if alone && free {
                            return all.split_off(all.len() - 1);
                        }
                    }
                    _ => {}
                }
            }
            next[row] = match table.next_of(row) {
                _ if !vacates(row) || out && self.rules.has(Rule::EmpD) => usize::MAX,
                Some(card) => 2000 + usize::from(step(card)) * 4,
                None => 2000,
            };
        }
        let (army, navy) = (table.singles(0), table.singles(1));
        let crossings = table.crossings();
        for r in 0..22 {
            for b in 0..22 {
                if army[r] == NONE || navy[b] == NONE {
                    continue;
                }
                let (a, n, k, l) = (usize::from(army[r]), usize::from(navy[b]), r % 11, b % 11);
                if table.suits(0, a) && table.suits(1, n) {
                    self.put(&mut all, 1000 + (k + l) * 16, 1, a, n);
                }
                let value = k.abs_diff(l) * 64 + (20 - k.min(l)) * 4 + CROSSED * crossings.at(r, b);
                for row in 0..2 {
                    if next[row] != usize::MAX {
                        self.put(&mut all, value + next[row], 2 + row as u32, a, n);
                    }
                }
            }
        }
        if table.has_stock() {
            self.put(&mut all, 2032 + self.tolerance * 64, 4, 0, 0);
        }
        all.sort_unstable();
        all
    }
}

/// A move as a number: its kind, its row or Army space, the other space.
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
