//! Randomized greedy games with restarts: finds wins, proves nothing.

use super::board::{CROSSING_COST, EmpressBoard, height_cost};
use super::state::{EmpressState, Move, NONE, height};
use crate::MethodStats;
use crate::engine::{Answer, Rng, Turn};

/// The search.
#[derive(Clone, Debug)]
pub(crate) struct GreedyRestarts {
    pub(crate) start: EmpressBoard,
    rng: Rng,
    pub(crate) games: u32,
    /// Penalty of this game for filling one row with pairs first.
    balance: usize,
}

impl GreedyRestarts {
    pub(crate) fn new(state: &EmpressState, seed: u64) -> Self {
        Self { start: EmpressBoard::new(state), rng: Rng::new(seed), games: 0, balance: 0 }
    }

    /// Plays games for about `nodes` moves. Of the counts, backtracks are games lost.
    pub(crate) fn turn(&mut self, nodes: u64) -> Turn {
        let (mut spent, mut lost) = (0, 0);
        let mut answer = Answer::Working;
        while spent < nodes {
            let mut board = self.start.clone();
            let log = self.game(&mut board);
            self.games += 1;
            spent += 1 + log.len() as u64;
            if board.is_won() {
                answer = Answer::won(log);
                break;
            }
            lost += 1;
        }
        Turn { nodes: spent, answer, counts: MethodStats { states: spent, backtracks: lost, ..MethodStats::default() } }
    }

    fn game(&mut self, board: &mut EmpressBoard) -> Vec<Move> {
        let noise = 1 + 8 * (self.games as usize).min(32);
        let tolerance = if self.games == 0 { 1 } else { self.rng.below(4) };
        self.balance = self.rng.below(8);
        let mut log = Vec::new();
        loop {
            let play = board.first_pair_play().or_else(|| self.best_singles_home(board, noise));
            let m = play.or_else(|| match self.best_pair(board, noise) {
                Some((difference, m)) if difference <= tolerance || !board.has_stock() => Some(m),
                _ => board.has_stock().then_some(Move::Turn),
            });
            let Some(m) = m else { return log };
            board.apply(m);
            log.push(m);
        }
    }

    /// The best two single cards that can go home together.
    fn best_singles_home(&mut self, board: &EmpressBoard, noise: usize) -> Option<Move> {
        let mut best = [None; 2];
        for (row, best) in best.iter_mut().enumerate() {
            for space in 0..board.len(row) {
                let Some(card) = board.single(row, space) else {
                    continue;
                };
                if !board.can_go_home(card) {
                    continue;
                }
                let value = usize::from(height(card)) * 16 + self.rng.below(noise);
                if best.is_none_or(|(v, _)| value < v) {
                    *best = Some((value, space as u8));
                }
            }
        }
        Some(Move::Both { army: best[0]?.1, navy: best[1]?.1 })
    }

    /// The cheapest pair of single cards, and which of them moves.
    fn best_pair(&mut self, board: &EmpressBoard, noise: usize) -> Option<(usize, Move)> {
        let (difference, a, n) = self.closest_pair(board, noise)?;
        // The emptied space draws from its talon: empty the one whose next card is needed sooner, unless its row fills
        // up with pairs.
        let next = |row: usize| {
            let singles = (0..board.len(row)).filter(|&space| board.single(row, space).is_some()).count();
            board.next_refill(row).map_or(99, |card| usize::from(height(card)) * 4 + singles * self.balance)
        };
        let (red, black) = (next(0), next(1));
        let row = if red == black { self.rng.below(2) as u8 } else { u8::from(black < red) };
        Some((
            difference,
            if row == 0 { Move::Pair { row, from: a, onto: n } } else { Move::Pair { row, from: n, onto: a } },
        ))
    }

    /// The cheapest pair, crossings included: the difference in height, and the two spaces.
    fn closest_pair(&mut self, board: &EmpressBoard, noise: usize) -> Option<(usize, u8, u8)> {
        let spaces = [0, 1].map(|row| board.singles(row));
        let crossings = board.crossings();
        let mut best: Option<(usize, usize, usize)> = None;
        for r in (0..22).filter(|&r| spaces[0][r] != NONE) {
            for b in (0..22).filter(|&b| spaces[1][b] != NONE) {
                let mut value = height_cost(r % 11, b % 11) + self.rng.below(noise);
                if best.is_some_and(|(v, ..)| value >= v) {
                    continue;
                }
                value += CROSSING_COST * crossings.at(r, b);
                if best.is_none_or(|(v, ..)| value < v) {
                    best = Some((value, r, b));
                }
            }
        }
        let (_, r, b) = best?;
        Some(((r % 11).abs_diff(b % 11), spaces[0][r], spaces[1][b]))
    }
}
