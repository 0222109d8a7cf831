//! The Labyrinth and its two variants: every decision of a game as a genome, played out and annealed.

mod exact;
mod playout;

use crate::anneal::Annealer;
use crate::homes::{self, Homes};
use crate::search::Answer;
use crate::turns::Turns;
use crate::verdict::{Limits, Proof, Rule};
use exact::{Exact, Outcome};
use playout::{Genes, Playout};

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

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Annealer<Playout>,
    /// The search with all cards of the stock to be had, until it can tell no more.
    homes: Option<Homes>,
    /// The complete search.
    exact: Exact,
    turns: Turns,
}

impl Solver {
    pub(crate) fn new(state: &LabyrinthState, limits: Limits) -> Self {
        let last = state.stock.is_empty();
        // Who has little to spend spends most of it on lines.
        let proofs = (limits.nodes / 8).min(60_000);
        let exact = Exact::new(state, limits);
        Self {
            search: Annealer::new(Playout::new(state), Genes::NONE, 3_000, 25, limits.seed),
            homes: (!last && limits.rules.has(Rule::LabR)).then(|| exact.homes()),
            exact,
            turns: Turns::new(&if last { [0, 1 << 40, 0] } else { [proofs, proofs, 120_000] }),
        }
    }

    pub(crate) fn playouts(&self) -> u64 {
        self.search.playouts()
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
            } else if who == 0 && self.homes.is_some() {
                let lost;
                (n, lost) = homes::turn(&mut self.homes, left);
                if lost {
                    return (spent + n, Answer::Lost(Proof::Relaxed));
                }
                line = None;
            } else if who == 1 {
                let outcome;
                (n, outcome) = self.exact.run(left);
                line = match outcome {
                    Outcome::Won(line) => Some(line),
                    Outcome::Exhausted => return (spent + n, Answer::Lost(Proof::Exhausted)),
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
