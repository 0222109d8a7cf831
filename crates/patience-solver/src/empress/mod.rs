//! The Empress of India: randomised greedy games with restarts.

mod locks;
mod table;

use crate::rng::Rng;

use crate::search::Answer;
use crate::verdict::{Limits, Proof};
use locks::{Lock, place};
use table::{Table, step};

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

/// The search by greedy games, each with its own noise.
#[derive(Clone, Debug)]
pub(crate) struct Greedy {
    start: Table,
    rng: Rng,
    tries: u32,
}

impl Greedy {
    pub(crate) fn new(state: &EmpressState, seed: u64) -> Self {
        Self { start: Table::new(state), rng: Rng::new(seed), tries: 0 }
    }

    /// Plays games until `nodes` moves are made or one is won; returns the moves made and the winning ones.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Option<Vec<Move>>) {
        let mut spent = 0;
        while spent < nodes {
            let mut table = self.start.clone();
            self.game(&mut table);
            self.tries += 1;
            spent += 1 + table.log.len() as u64;
            if table.is_won() {
                return (spent, Some(table.log));
            }
        }
        (spent, None)
    }

    fn game(&mut self, table: &mut Table) {
        let noise = 1 + 8 * (self.tries as usize).min(32);
        let tolerance = if self.tries == 0 { 1 } else { self.rng.below(4) as u8 };
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
        let mut all: Vec<(usize, u8, u8, u8)> = Vec::new();
        let mut known = [0u64; 44];
        for a in 0..table.len(0) {
            let Some(red) = table.single(0, a) else {
                continue;
            };
            for n in 0..table.len(1) {
                let Some(black) = table.single(1, n) else {
                    continue;
                };
                let (r, b) = (step(red), step(black));
                let difference = r.abs_diff(b);
                let value = usize::from(difference) * 64 + usize::from(20 - r.min(b)) * 4 + self.rng.below(noise);
                all.push((value, difference, a as u8, n as u8));
            }
        }
        let mut best = all.iter().min().copied();
        // Every other game is played without looking at locks: that is much quicker, and mostly enough.
        let careful = self.tries > 40 && self.tries % 2 == 1;
        if careful {
            all.sort_unstable();
        } else {
            all.clear();
        }
        let locks = careful.then(|| table.locks());
        let mut tests = 0;
        for &(value, difference, a, n) in all.iter() {
            let pair = [table.single(0, usize::from(a))?, table.single(1, usize::from(n))?].map(place);
            let code = |(s, k): (u8, u8)| usize::from(s) * 11 + usize::from(k);
            let tried = &mut known[code(pair[0])];
            if *tried >> code(pair[1]) & 1 == 1 {
                continue;
            }
            *tried |= 1 << code(pair[1]);
            let Some(mut after) = locks.clone() else { break };
            for (s, k) in pair {
                after.free[usize::from(s)][usize::from(k)] -= 1;
            }
            after.pairs.push(pair);
            tests += 1;
            if tests > TESTS || after.decide(4).1 == Lock::Open {
                best = Some((value, difference, a, n));
                break;
            }
        }
        let (_, difference, a, n) = best?;
        // The emptied space draws from its own talon: empty the one whose next card is needed sooner.
        let next = |row: usize| table.next_of(row).map_or(99, step);
        let (red, black) = (next(0), next(1));
        let row = if red == black { self.rng.below(2) as u8 } else { u8::from(black < red) };
        Some((
            difference,
            if row == 0 { Move::Pair { row, from: a, onto: n } } else { Move::Pair { row, from: n, onto: a } },
        ))
    }
}

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Greedy,
    checked: bool,
}

/// Steps of the lock search at the start.
const LOCK_NODES: u64 = 20_000;

impl Solver {
    pub(crate) fn new(state: &EmpressState, limits: Limits) -> Self {
        Self { search: Greedy::new(state, limits.seed), checked: false }
    }

    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        if !self.checked {
            self.checked = true;
            let (n, lock) = self.search.start.locks().decide(LOCK_NODES);
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
