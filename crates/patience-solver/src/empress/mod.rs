//! The Empress of India: randomised greedy games with restarts.

mod locks;
mod table;

use crate::order;
use crate::rng::Rng;

use crate::search::Answer;
use crate::verdict::{Limits, Proof, Rule};
use locks::{Lock, place};
use table::Table;
pub(crate) use table::step;

pub(crate) const NONE: u8 = 255;

/// A position of the Empress of India as plain data; cards are kinds, suit times thirteen plus rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmpressState {
    /// The undealt cards, the next one first.
    pub stock: Vec<u8>,
    /// The Army then the Navy: the cards in each space, the one that was there first at the bottom.
    pub rows: [Vec<Vec<u8>>; 2],
    /// The red talon then the black one, bottom card first.
    pub talons: [Vec<u8>; 2],
    /// How many cards of each kind are on the foundations, those of the set-up left out.
    pub played: [u8; 52],
}

pub(crate) fn is_red(card: u8) -> bool {
    matches!(crate::card::suit(card), 1 | 2)
}

/// A move of the Empress of India; rows are 0 for the Army and 1 for the Navy, spaces count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Turn,
    Both { army: u8, navy: u8 },
    Pair { row: u8, from: u8, onto: u8 },
    PlayPair { row: u8, space: u8 },
}

impl Move {
    pub(crate) fn text(self) -> String {
        let names = ['a', 'n'];
        match self {
            Move::Turn => "stock>talon".into(),
            Move::Both { army, navy } => format!("a{}+n{}>f", army + 1, navy + 1),
            Move::Pair { row, from, onto } => {
                let (r, s) = (names[usize::from(row)], names[usize::from(1 - row)]);
                format!("{r}{}>{s}{}", from + 1, onto + 1)
            }
            Move::PlayPair { row, space } => {
                format!("{}{}>f", names[usize::from(row)], space + 1)
            }
        }
    }
}

/// Pairs that are tested for locks before the next best one is taken as it is.
const TESTS: u32 = 12;

/// A step of such a test takes as long as so many moves of a game.
const TEST: u64 = 8;
/// What one crossed pair counts for, beside 64 for a difference of one step.
const CROSSED: usize = 32;

/// The search by greedy games, each with its own noise.
#[derive(Clone, Debug)]
pub(crate) struct Greedy {
    start: Table,
    rng: Rng,
    tries: u32,
    /// Nodes of the tests for locks in the game at hand.
    tests: u64,
    /// How much this game minds that one row fills up with pairs before the other.
    balance: usize,
}

impl Greedy {
    pub(crate) fn new(state: &EmpressState, seed: u64) -> Self {
        Self { start: Table::new(state), rng: Rng::new(seed), tries: 0, tests: 0, balance: 0 }
    }

    /// Plays games until `nodes` moves are made or one is won; returns the moves made and the winning ones.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Option<Vec<Move>>) {
        let mut spent = 0;
        while spent < nodes {
            let mut table = self.start.clone();
            self.game(&mut table);
            self.tries += 1;
            spent += 1 + table.log.len() as u64 + std::mem::take(&mut self.tests);
            if table.is_won() {
                return (spent, Some(table.log));
            }
        }
        (spent, None)
    }

    fn game(&mut self, table: &mut Table) {
        let noise = 1 + 8 * (self.tries as usize).min(32);
        let tolerance = if self.tries == 0 { 1 } else { self.rng.below(4) as u8 };
        self.balance = self.rng.below(8);
        loop {
            if let Some(mv) = table.play_of_pair() {
                table.apply(mv);
            } else if let Some(mv) = self.play_of_two(table, noise) {
                table.apply(mv);
            } else {
                let pair = self.best_pair(table, noise);
                match pair {
                    Some((difference, mv)) if difference <= tolerance || !table.has_stock() => {
                        table.apply(mv);
                    }
                    Some((_, mv)) => {
                        let mv = if table.has_stock() { Move::Turn } else { mv };
                        table.apply(mv);
                    }
                    None if table.has_stock() => table.apply(Move::Turn),
                    None => return,
                }
            }
        }
    }

    /// Two suitable single cards, one of each row.
    fn play_of_two(&mut self, table: &Table, noise: usize) -> Option<Move> {
        let mut best = [None; 2];
        for (row, best) in best.iter_mut().enumerate() {
            for space in 0..table.len(row) {
                let Some(card) = table.single(row, space) else {
                    continue;
                };
                if !table.suitable(card) {
                    continue;
                }
                let value = usize::from(step(card)) * 16 + self.rng.below(noise);
                if best.is_none_or(|(v, _)| value < v) {
                    *best = Some((value, space as u8));
                }
            }
        }
        Some(Move::Both { army: best[0]?.1, navy: best[1]?.1 })
    }

    /// The pair of single cards nearest to each other in their sequences, late ones first, that locks nothing.
    fn best_pair(&mut self, table: &Table, noise: usize) -> Option<(u8, Move)> {
        // Most games are played without looking far: that is much quicker, and mostly enough.
        let careful = self.tries > 400 && self.tries % 4 == 1;
        let (difference, a, n) = if careful { self.open_pair(table, noise)? } else { self.near_pair(table, noise)? };
        // The emptied space draws from its own talon: empty the one whose next card is needed sooner.
        // Where few single cards are left, the row is kept from filling up with pairs.
        let next = |row: usize| {
            let singles = (0..table.len(row)).filter(|&space| table.single(row, space).is_some()).count();
            table.next_of(row).map_or(99, |card| usize::from(step(card)) * 4 + singles * self.balance)
        };
        let (red, black) = (next(0), next(1));
        let row = if red == black { self.rng.below(2) as u8 } else { u8::from(black < red) };
        Some((
            difference,
            if row == 0 { Move::Pair { row, from: a, onto: n } } else { Move::Pair { row, from: n, onto: a } },
        ))
    }

    /// How little a pair of these steps is wanted.
    fn value(&mut self, r: u8, b: u8, noise: usize) -> usize {
        usize::from(r.abs_diff(b)) * 64 + usize::from(20 - r.min(b)) * 4 + self.rng.below(noise)
    }

    /// The best pair that crosses few others: the difference of its steps, and the two spaces.
    fn near_pair(&mut self, table: &Table, noise: usize) -> Option<(u8, u8, u8)> {
        // A space with a card of each suit and step, for the two suits of each row.
        let mut spaces = [[NONE; 22]; 2];
        for (row, spaces) in spaces.iter_mut().enumerate() {
            let from = self.rng.below(table.len(row).max(1));
            for space in (from..table.len(row)).chain(0..from) {
                if let Some(card) = table.single(row, space) {
                    let (suit, step) = place(card);
                    spaces[usize::from(suit & 1) * 11 + usize::from(step)] = space as u8;
                }
            }
        }
        let mut best: Option<(usize, u8, u8)> = None;
        for r in (0..22).filter(|&r| spaces[0][usize::from(r)] != NONE) {
            for b in (0..22).filter(|&b| spaces[1][usize::from(b)] != NONE) {
                let mut value = self.value(r % 11, b % 11, noise);
                if best.is_some_and(|(v, ..)| value >= v) {
                    continue;
                }
                value += CROSSED * table.crossed(r, b);
                if best.is_none_or(|(v, ..)| value < v) {
                    best = Some((value, r, b));
                }
            }
        }
        let (_, r, b) = best?;
        Some(((r % 11).abs_diff(b % 11), spaces[0][usize::from(r)], spaces[1][usize::from(b)]))
    }

    /// The best pair that leaves all pairs able to go home, as far as a short look tells.
    fn open_pair(&mut self, table: &Table, noise: usize) -> Option<(u8, u8, u8)> {
        let mut all: Vec<(usize, u8, u8, u8)> = Vec::new();
        let mut known = [0u64; 44];
        for a in 0..table.len(0) {
            let Some(red) = table.single(0, a) else { continue };
            for n in 0..table.len(1) {
                let Some(black) = table.single(1, n) else { continue };
                let (r, b) = (step(red), step(black));
                all.push((self.value(r, b, noise), r.abs_diff(b), a as u8, n as u8));
            }
        }
        order::sort(&mut all);
        let locks = table.locks();
        let mut tests = 0;
        for &(_, difference, a, n) in &all {
            let pair = [table.single(0, usize::from(a))?, table.single(1, usize::from(n))?].map(place);
            let code = |(s, k): (u8, u8)| usize::from(s) * 11 + usize::from(k);
            let tried = &mut known[code(pair[0])];
            if *tried >> code(pair[1]) & 1 == 1 {
                continue;
            }
            *tried |= 1 << code(pair[1]);
            let mut after = locks.clone();
            for (s, k) in pair {
                after.free[usize::from(s)][usize::from(k)] -= 1;
            }
            after.pairs.push(pair);
            tests += 1;
            let (steps, lock) = if tests > TESTS { (0, Lock::Open) } else { after.decide(4, true) };
            self.tests += steps * TEST;
            if lock == Lock::Open {
                return Some((difference, a, n));
            }
        }
        all.first().map(|&(_, difference, a, n)| (difference, a, n))
    }
}

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Greedy,
    checked: bool,
    lock_nodes: u64,
    /// Rule EMP-U of the ledger.
    alone: bool,
}

/// Steps of the lock search at the start.
const LOCK_NODES: u64 = 20_000;

impl Solver {
    pub(crate) fn new(state: &EmpressState, limits: Limits) -> Self {
        Self {
            search: Greedy::new(state, limits.seed),
            checked: !limits.rules.has(Rule::EmpL),
            lock_nodes: LOCK_NODES.min(limits.nodes / 8),
            alone: limits.rules.has(Rule::EmpU),
        }
    }

    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        if self.search.start.is_stuck() && !self.search.start.is_won() {
            return (1, Answer::Lost(Proof::Exhausted));
        }
        if !self.checked {
            self.checked = true;
            let (n, lock) = self.search.start.locks().decide(self.lock_nodes, self.alone);
            spent = n;
            if lock == Lock::Locked {
                return (spent, Answer::Lost(Proof::Relaxed));
            }
        }
        let (n, line) = self.search.run(nodes.saturating_sub(spent));
        match line {
            Some(line) => (spent + n, Answer::Won(line.into_iter().map(Move::text).collect())),
            None => (spent + n, Answer::Working),
        }
    }
}

#[cfg(test)]
mod tests;
