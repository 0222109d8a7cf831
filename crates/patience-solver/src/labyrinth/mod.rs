//! The Labyrinth and its two variants: every decision of a game as a genome, played out and annealed.

mod exact;
mod playout;

use crate::anneal::Cooling;
use crate::rng::Rng;
use crate::search::Answer;
use crate::turns::Turns;
use crate::verdict::{Limits, Proof};
use exact::{Exact, Outcome};
use playout::Playout;

/// The grace of the Labyrinth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grace {
    /// Not taken yet.
    Unused,
    /// Taken, and the card lies aside.
    Holds(u8),
    /// Taken, and its card is played.
    Spent,
}

/// A position of the Labyrinth as plain data; cards are kinds, suit times thirteen plus rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabyrinthState {
    /// Ranks in a suit: 13, or fewer in a cut pack.
    pub ranks: u8,
    /// Whether a gap in the lowest row waits for `stock>row`.
    pub late_refill: bool,
    /// The undealt cards, the next one first.
    pub stock: Vec<u8>,
    /// The rows from the top, all equally long (ten).
    pub rows: Vec<Vec<Option<u8>>>,
    /// Cards on each ascending foundation, in the order C D H S.
    pub up: [u8; 4],
    /// Cards on each descending foundation.
    pub down: [u8; 4],
    /// The grace.
    pub grace: Grace,
}

/// A move of the Labyrinth; cells are rows and columns from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Row,
    Play { row: u8, column: u8, suit: u8, up: bool },
    Grace { row: u8, column: u8 },
    FromGrace { suit: u8, up: bool },
}

impl Move {
    pub(crate) fn text(self) -> String {
        let pile = |s: u8, up: bool| {
            let suit = char::from(crate::card::SUITS[usize::from(s)]);
            format!("{suit}{}", if up { '+' } else { '-' })
        };
        match self {
            Move::Row => "stock>row".into(),
            Move::Play { row, column, suit, up } => format!("r{}c{}>{}", row + 1, column + 1, pile(suit, up)),
            Move::Grace { row, column } => format!("r{}c{}>grace", row + 1, column + 1),
            Move::FromGrace { suit, up } => format!("grace>{}", pile(suit, up)),
        }
    }
}

/// The decisions of a whole game.
#[derive(Clone, Debug)]
struct Genome {
    /// Which available card goes first, the greatest, by instance.
    priority: [u8; 104],
    /// Cards not played while they lie in the lowest row and the stock lasts.
    not_lowest: u128,
    /// Cards not played while the stock lasts.
    not_early: u128,
    /// Suits whose last two ranks go down first where both foundations want a card.
    down_first: u8,
}

/// The annealing search; one run after another, each longer than the one before.
#[derive(Clone, Debug)]
pub(crate) struct Annealer {
    playout: Playout,
    genome: Genome,
    cost: u32,
    conflicts: Vec<u8>,
    cooling: Cooling,
    length: u32,
    rng: Rng,
    started: bool,
}

impl Annealer {
    pub(crate) fn new(state: &LabyrinthState, seed: u64) -> Self {
        Self {
            playout: Playout::new(state),
            genome: Genome { priority: [0; 104], not_lowest: 0, not_early: 0, down_first: 0 },
            cost: u32::MAX,
            conflicts: Vec::new(),
            cooling: Cooling::new(1),
            length: 10_000,
            rng: Rng::new(seed),
            started: false,
        }
    }

    /// Plays out until `nodes` moves are made or a game is won; returns the moves made and the winning ones.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Option<Vec<Move>>) {
        let mut spent = 0;
        while spent < nodes {
            if !self.started || self.cooling.is_over() {
                self.restart();
                let cost = self.playout.run(&self.genome, false);
                spent += self.playout.moves();
                self.take(cost);
            } else {
                let old = self.genome.clone();
                self.mutate();
                let cost = self.playout.run(&self.genome, false);
                spent += self.playout.moves();
                if self.cooling.accepts(self.cost, cost, &mut self.rng) {
                    self.take(cost);
                } else {
                    self.genome = old;
                }
            }
            if self.cost == 0 {
                self.playout.run(&self.genome, true);
                return (spent, Some(self.playout.log.clone()));
            }
        }
        (spent, None)
    }

    fn take(&mut self, cost: u32) {
        self.cost = cost;
        std::mem::swap(&mut self.conflicts, &mut self.playout.conflicts);
    }

    fn restart(&mut self) {
        self.started = true;
        self.cooling = Cooling::new(self.length);
        self.length += self.length / 4;
        for p in &mut self.genome.priority {
            *p = self.rng.next() as u8;
        }
        self.genome.not_lowest = 0;
        self.genome.not_early = 0;
        self.genome.down_first = self.rng.next() as u8;
    }

    fn mutate(&mut self) {
        let count = self.playout.count();
        if count == 0 {
            return;
        }
        let changes = 1 + self.rng.below(2);
        for _ in 0..changes {
            let picked = if !self.conflicts.is_empty() && self.rng.chance(32_000) {
                usize::from(self.conflicts[self.rng.below(self.conflicts.len())])
            } else {
                self.rng.below(count)
            };
            match self.rng.below(16) {
                0..=4 => self.genome.not_lowest ^= 1 << picked,
                5 => self.genome.not_early ^= 1 << picked,
                6 => {
                    self.genome.down_first ^= 1 << crate::card::suit(self.playout.kind_of(picked));
                }
                _ => self.genome.priority[picked] = self.rng.next() as u8,
            }
        }
    }
}

/// What a position of the complete search counts in nodes: it takes as long as so many moves of a play-out.
const POSITION: u64 = 40;

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Annealer,
    /// The complete searches, until each can tell no more: of the game with a relaxed stock, and of the game itself.
    exact: [Option<Exact>; 2],
    turns: Turns,
}

impl Solver {
    pub(crate) fn new(state: &LabyrinthState, limits: Limits) -> Self {
        let last = state.stock.is_empty();
        let exact = |relaxed| Exact::new(state, relaxed, limits.memory / 3, true);
        Self {
            search: Annealer::new(state, limits.seed),
            exact: [(!last).then(|| exact(true)), Some(exact(false))],
            turns: Turns::new(if last { &[0, 1 << 40, 0] } else { &[200_000, 200_000, 3_000_000] }),
        }
    }

    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            let (who, turn) = self.turns.now();
            let left = (nodes - spent).min(turn);
            let line;
            let n;
            if who == 2 {
                (n, line) = self.search.run(left);
            } else if let Some(exact) = &mut self.exact[who] {
                let (positions, outcome) = exact.run(left.div_ceil(POSITION));
                n = positions * POSITION;
                line = match outcome {
                    Outcome::Won(line) if who == 1 => Some(line),
                    Outcome::Exhausted => {
                        let proof = if who == 1 { Proof::Exhausted } else { Proof::Relaxed };
                        return (spent + n, Answer::Lost(proof));
                    }
                    // With the stock at hand it can be won: that proves nothing.
                    Outcome::Won(_) => {
                        self.exact[who] = None;
                        None
                    }
                    Outcome::Working => None,
                };
            } else {
                self.turns.spend(0, true);
                continue;
            }
            spent += n;
            if let Some(line) = line {
                return (spent, Answer::Won(line.into_iter().map(Move::text).collect()));
            }
            self.turns.spend(n, false);
        }
        (spent, Answer::Working)
    }
}

#[cfg(test)]
mod tests;
