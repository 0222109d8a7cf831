//! Whole games of the Empress of India, played greedily with some noise, again and again.

use super::state::{EmpressState, Move, NONE, step};
use super::table::Table;
use crate::rng::Rng;
use crate::solver::Progress;

/// What one crossed pair counts for, beside 64 for a difference of one step.
pub(crate) const CROSSED: usize = 32;

/// The search by greedy games, each with its own noise.
#[derive(Clone, Debug)]
pub(crate) struct Greedy {
    pub(crate) start: Table,
    rng: Rng,
    pub(crate) tries: u32,
    /// How much this game minds that one row fills up with pairs before the other.
    balance: usize,
}

impl Greedy {
    pub(crate) fn new(state: &EmpressState, seed: u64) -> Self {
        Self { start: Table::new(state), rng: Rng::new(seed), tries: 0, balance: 0 }
    }

    /// Plays games until `nodes` moves are made or one is won; returns the moves made and the winning ones.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Progress<Move>) {
        let mut spent = 0;
        while spent < nodes {
            let mut table = self.start.copy();
            let log = self.game(&mut table);
            self.tries += 1;
            spent += 1 + log.len() as u64;
            if table.is_won() {
                return (spent, Progress::Won(log));
            }
        }
        (spent, Progress::Working)
    }

    fn game(&mut self, table: &mut Table) -> Vec<Move> {
        let noise = 1 + 8 * (self.tries as usize).min(32);
        let tolerance = if self.tries == 0 { 1 } else { self.rng.below(4) as u8 };
        self.balance = self.rng.below(8);
        let mut log = Vec::new();
        loop {
            let play = table.play_of_pair().or_else(|| self.play_of_two(table, noise));
            let m = play.or_else(|| match self.best_pair(table, noise) {
                Some((difference, m)) if difference <= tolerance || !table.has_stock() => Some(m),
                _ => table.has_stock().then_some(Move::Turn),
            });
            let Some(m) = m else { return log };
            table.apply(m);
            log.push(m);
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

    /// The pair of single cards nearest to each other in their sequences, late ones first, and which goes on which.
    fn best_pair(&mut self, table: &Table, noise: usize) -> Option<(u8, Move)> {
        let (difference, a, n) = self.near_pair(table, noise)?;
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
        let spaces = [0, 1].map(|row| table.singles(row));
        let crossings = table.crossings();
        let mut best: Option<(usize, u8, u8)> = None;
        for r in (0..22).filter(|&r| spaces[0][usize::from(r)] != NONE) {
            for b in (0..22).filter(|&b| spaces[1][usize::from(b)] != NONE) {
                let mut value = self.value(r % 11, b % 11, noise);
                if best.is_some_and(|(v, ..)| value >= v) {
                    continue;
                }
                value += CROSSED * crossings.at(usize::from(r), usize::from(b));
                if best.is_none_or(|(v, ..)| value < v) {
                    best = Some((value, r, b));
                }
            }
        }
        let (_, r, b) = best?;
        Some(((r % 11).abs_diff(b % 11), spaces[0][usize::from(r)], spaces[1][usize::from(b)]))
    }
}
