//! Sly: every decision of a game as a genome, played out and annealed.

mod exact;
mod playout;

use crate::anneal::Annealer;
use crate::homes::{self, Copies, Homes};
use crate::search::Answer;
use crate::turns::Turns;
use crate::verdict::{Limits, Proof, Rule};
use exact::{Exact, Outcome};
use playout::{Genes, Playout};

/// A position of Sly as plain data; cards are kinds, suit times thirteen plus rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlyState {
    /// Ranks in a suit: 13, or fewer in a cut pack.
    pub ranks: u8,
    /// Cards placed in one deal: 20.
    pub deal_size: u8,
    /// The undealt cards, the next one first.
    pub stock: Vec<u8>,
    /// The packets, bottom card first.
    pub packets: Vec<Vec<u8>>,
    /// Cards on each ascending foundation, in the order C D H S.
    pub up: [u8; 4],
    /// Cards on each descending foundation.
    pub down: [u8; 4],
    /// The card turned up and not yet put anywhere.
    pub hand: Option<u8>,
    /// Whether a deal is going on.
    pub in_deal: bool,
    /// Whether that deal, or the one just over, is the first.
    pub first_deal: bool,
    /// Cards placed on packets in the deal that is going on.
    pub placed: u8,
}

impl SlyState {
    /// The game with hand and stock to be had.
    fn homes(&self) -> Homes {
        let mut homes = Homes::new(self.ranks, self.up, self.down, false);
        let mut copies = Copies::default();
        for packet in &self.packets {
            let mut over = None;
            for &card in packet.iter().rev() {
                let item = copies.next(card);
                homes.add(item, over.is_none());
                if let Some(over) = over {
                    homes.tie(over, item);
                }
                over = Some(item);
            }
        }
        for &card in self.hand.iter().chain(&self.stock) {
            homes.add(copies.next(card), true);
        }
        homes.begin();
        homes
    }
}

/// A move of Sly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Turn,
    HandUp(u8),
    HandDown(u8),
    Place(u8),
    Up(u8, u8),
    Down(u8, u8),
}

impl Move {
    pub(crate) fn text(self) -> String {
        let suit = |s: u8| char::from(crate::card::SUITS[usize::from(s)]);
        match self {
            Move::Turn => "stock>hand".into(),
            Move::HandUp(s) => format!("hand>{}+", suit(s)),
            Move::HandDown(s) => format!("hand>{}-", suit(s)),
            Move::Place(p) => format!("hand>p{}", p + 1),
            Move::Up(p, s) => format!("p{}>{}+", p + 1, suit(s)),
            Move::Down(p, s) => format!("p{}>{}-", p + 1, suit(s)),
        }
    }
}

/// What a position of the complete search counts in nodes: it takes as long as so many moves of a play-out.
const POSITION: u64 = 40;

/// The search for a position of this game.
pub(crate) struct Solver {
    search: Annealer<Playout>,
    /// The search with all cards of hand and stock to be had, until it can tell no more.
    homes: Option<Homes>,
    /// The complete search, once the stock is out.
    exact: Option<Exact>,
    turns: Turns,
}

impl Solver {
    pub(crate) fn new(state: &SlyState, limits: Limits) -> Self {
        let exact = Exact::new(state, limits.memory / 2, limits.rules);
        // With nothing left to come from the stock the relaxed game is the game itself.
        let last = state.stock.is_empty() && state.hand.is_none();
        // Who has little to spend spends most of it on lines.
        let proofs = (limits.nodes / 8).min(100_000);
        Self {
            search: Annealer::new(Playout::new(state), Genes::NONE, 20_000, 100, limits.seed),
            homes: (!last && limits.rules.has(Rule::SlyR)).then(|| state.homes()),
            exact: last.then_some(exact),
            turns: Turns::new(&if last { [0, 1 << 40, 0] } else { [proofs, 0, 900_000] }),
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
            } else if let (1, Some(exact)) = (who, &mut self.exact) {
                let (positions, outcome) = exact.run(left.div_ceil(POSITION));
                n = positions * POSITION;
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
