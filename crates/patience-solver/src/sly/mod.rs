//! Sly: every decision of a game as a genome, played out and annealed.

mod exact;
mod playout;

use crate::anneal::Cooling;
use crate::rng::Rng;
use crate::search::Answer;
use crate::turns::Turns;
use crate::verdict::{Limits, Proof};
use exact::{Exact, Outcome};
use playout::Playout;

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

/// The decisions of a whole game.
#[derive(Clone, Debug)]
struct Genome {
    /// The packet of each card that may come to the hand, by instance.
    packet: [u8; 104],
    /// Cards that are placed even though they are suitable when turned up.
    hold: u128,
    /// Suits whose last two ranks go down first where both foundations want a card.
    down_first: u8,
    /// Kinds whose second copy is played first when both are available.
    second_first: u64,
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
    pub(crate) fn new(state: &SlyState, seed: u64) -> Self {
        let playout = Playout::new(state);
        Self {
            playout,
            genome: Genome { packet: [0; 104], hold: 0, down_first: 0, second_first: 0 },
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
        let packets = self.playout.packets();
        for p in &mut self.genome.packet {
            *p = self.rng.below(packets) as u8;
        }
        self.genome.hold = 0;
        self.genome.down_first = self.rng.next() as u8;
        self.genome.second_first = self.rng.next();
    }

    fn mutate(&mut self) {
        let count = self.playout.count();
        let movable = self.playout.first_movable();
        let changes = 1 + self.rng.below(2);
        for _ in 0..changes {
            let picked = if !self.conflicts.is_empty() && self.rng.chance(52_000) {
                usize::from(self.conflicts[self.rng.below(self.conflicts.len())])
            } else if count > 0 {
                self.rng.below(count)
            } else {
                0
            };
            let kind = self.playout.kind_of(picked);
            match self.rng.below(32) {
                0..=1 => self.genome.hold ^= 1 << picked,
                2..=3 => self.genome.second_first ^= 1 << kind,
                4 => self.genome.down_first ^= 1 << crate::card::suit(kind),
                5..=12 if count > movable => {
                    let other = movable + self.rng.below(count - movable);
                    self.genome.packet.swap(picked, other);
                }
                _ => {
                    self.genome.packet[picked] = self.rng.below(self.playout.packets()) as u8;
                }
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
    pub(crate) fn new(state: &SlyState, limits: Limits) -> Self {
        let exact = Exact::new(state, limits.memory / 2, true);
        // With nothing left to come from the stock the relaxed game is the game itself.
        let last = state.stock.is_empty() && state.hand.is_none();
        Self {
            search: Annealer::new(state, limits.seed),
            exact: if last { [None, Some(exact)] } else { [Some(exact), None] },
            turns: Turns::new(if last { &[0, 1 << 40, 0] } else { &[800_000, 0, 3_000_000] }),
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
