//! The Empress of India: randomised greedy games with restarts.

mod exact;
mod locks;
mod table;

use crate::rng::Rng;

use crate::search::Answer;
use crate::turns::Turns;
use crate::verdict::{Limits, Proof, RuleSet};
use exact::{End, Exact};
use locks::Lock;
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

/// What one crossed pair counts for, beside 64 for a difference of one step.
const CROSSED: usize = 32;

/// The search by greedy games, each with its own noise.
#[derive(Clone, Debug)]
pub(crate) struct Greedy {
    start: Table,
    rng: Rng,
    tries: u32,
    /// How much this game minds that one row fills up with pairs before the other.
    balance: usize,
}

impl Greedy {
    pub(crate) fn new(state: &EmpressState, seed: u64) -> Self {
        Self { start: Table::new(state), rng: Rng::new(seed), tries: 0, balance: 0 }
    }

    /// Plays games until `nodes` moves are made or one is won; returns the moves made and the winning ones.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, End) {
        let mut spent = 0;
        while spent < nodes {
            let mut table = self.start.copy();
            let log = self.game(&mut table);
            self.tries += 1;
            spent += 1 + log.len() as u64;
            if table.is_won() {
                return (spent, End::Won(log));
            }
        }
        (spent, End::Working)
    }

    fn game(&mut self, table: &mut Table) -> Vec<Move> {
        let noise = 1 + 8 * (self.tries as usize).min(32);
        let tolerance = if self.tries == 0 { 1 } else { self.rng.below(4) as u8 };
        self.balance = self.rng.below(8);
        let mut log = Vec::new();
        loop {
            let play = table.play_of_pair().or_else(|| self.play_of_two(table, noise));
            let mv = play.or_else(|| match self.best_pair(table, noise) {
                Some((difference, mv)) if difference <= tolerance || !table.has_stock() => Some(mv),
                _ => table.has_stock().then_some(Move::Turn),
            });
            let Some(mv) = mv else { return log };
            table.apply(mv);
            log.push(mv);
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
}

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Greedy,
    exact: Exact,
    turns: Turns,
    checked: bool,
    lock_nodes: u64,
    rules: RuleSet,
}

/// Steps of the lock search at the start.
const LOCK_NODES: u64 = 5_000;

/// Nodes of the first turns of greedy games and of the search that comes to an end, with cards in the stock and without.
const TURNS: [[u64; 2]; 2] = [[20_000, 60_000], [5_000, 60_000]];

impl Solver {
    pub(crate) fn new(state: &EmpressState, limits: Limits) -> Self {
        let search = Greedy::new(state, limits.seed);
        let exact = Exact::new(limits);
        let turns = Turns::new(&TURNS[usize::from(state.stock.is_empty())]);
        Self { search, exact, turns, checked: false, lock_nodes: LOCK_NODES.min(limits.nodes / 8), rules: limits.rules }
    }

    pub(crate) fn playouts(&self) -> u64 {
        self.search.tries.into()
    }

    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        if self.search.start.is_stuck() && !self.search.start.is_won() {
            return (1, Answer::Lost(Proof::Exhausted));
        }
        if !self.checked {
            self.checked = true;
            let locks = self.search.start.locks();
            for back in [false, true] {
                let (n, lock) = locks.decide(self.lock_nodes, self.rules, back);
                spent += n;
                if lock == Lock::Locked {
                    return (spent, Answer::Lost(Proof::Relaxed));
                }
            }
        }
        while spent < nodes {
            let (who, left) = self.turns.now();
            let most = left.min(nodes - spent);
            let (n, end) = if who == 0 { self.search.run(most) } else { self.exact.run(&self.search.start, most) };
            spent += n;
            self.turns.spend(n, false);
            match end {
                End::Won(line) => return (spent, Answer::Won(line.into_iter().map(Move::text).collect())),
                End::Lost => return (spent, Answer::Lost(Proof::Exhausted)),
                End::Working => {}
            }
        }
        (spent, Answer::Working)
    }
}

/// Pairs that wait for each other, a bit for each pair in the order of the spaces, Army first; 0 if none are known to.
pub(crate) fn waiting(state: &EmpressState) -> u64 {
    Table::new(state).locks().waiting(LOCK_NODES)
}

/// Whether no pair can be played and a row has no single card left (ledger, EMP-T).
pub(crate) fn is_unpaired(state: &EmpressState) -> bool {
    Table::new(state).is_stuck()
}

#[cfg(test)]
mod tests;
