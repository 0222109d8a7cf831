//! Annealing over the decisions of a whole game: Sly, the Labyrinth and the Empress of India.
//!
//! Every decision of a game is fixed beforehand (a *decision vector*), the game is played out by them, and its cost says how far
//! from won it ends. A change that is taken back a moment later must cost little: a play-out starts at the last mark
//! before the changed decision was first asked for, and stops when it is worse than may be accepted.

use crate::rng::Rng;

/// Chance, in 65,536ths, to accept a play-out that is worse by one, as an annealing run cools.
///
/// e^(−1/T) for T falling evenly from 1 to 0.15, tabulated because `exp` differs between platforms.
const COOLING: [u32; 9] = [24109, 21407, 18407, 15100, 11514, 7764, 4153, 1323, 83];

/// One annealing run: what is worse is accepted ever less often.
#[derive(Clone, Debug)]
struct Cooling {
    step: u32,
    length: u32,
    /// Scales all chances, in hundredths.
    heat: u32,
}

impl Cooling {
    /// By how much the next play-out may be worse.
    fn tolerance(&mut self, rng: &mut Rng) -> u32 {
        let at = u64::from(self.step.min(self.length - 1)) * 8 * 256 / u64::from(self.length);
        self.step += 1;
        let (i, part) = ((at >> 8) as usize, (at & 255) as u32);
        let chance = self.heat * (COOLING[i] * (256 - part) + COOLING[i + 1] * part) / 25_600;
        (0..8).take_while(|_| rng.chance(chance)).count() as u32
    }
}

/// A game that is played out by decisions fixed beforehand.
pub(crate) trait Playout: Send {
    /// The decision vector.
    type Decisions: Clone + Send;
    type Move;

    /// The first decisions of a run, at random.
    fn shuffle(&mut self, decisions: &mut Self::Decisions, rng: &mut Rng);

    /// Changes a few decisions; returns the mark from which that can make a difference, or [`NEVER`].
    fn mutate(&mut self, decisions: &mut Self::Decisions, conflicts: &[u8], rng: &mut Rng) -> u8;

    /// Plays the game out from a mark: 0 is a win. Stops as soon as the cost is above `most`.
    fn run(&mut self, decisions: &Self::Decisions, from: u8, most: u32) -> u32;

    /// Makes the last play-out the one that marks refer to; its conflicts are handed over.
    fn accept(&mut self, conflicts: &mut Vec<u8>);

    /// Moves made by the last play-out.
    fn moves(&self) -> u64;

    /// The moves of the game that these decisions play.
    fn line(&mut self, decisions: &Self::Decisions) -> Vec<Self::Move>;
}

/// The annealing search; one run after another, each longer than the one before.
#[derive(Clone, Debug)]
pub(crate) struct Annealer<P: Playout> {
    playout: P,
    decisions: P::Decisions,
    cost: u32,
    /// The decisions that stood in each other's way at the end of the accepted play-out.
    conflicts: Vec<u8>,
    cooling: Cooling,
    rng: Rng,
    playouts: u64,
}

impl<P: Playout> Annealer<P> {
    /// A search whose first run has `length` steps; `heat`, in hundredths, scales how readily it accepts what is worse.
    pub(crate) fn new(playout: P, decisions: P::Decisions, length: u32, heat: u32, seed: u64) -> Self {
        let cooling = Cooling { step: 0, length, heat };
        Self { playout, decisions, cost: u32::MAX, conflicts: Vec::new(), cooling, rng: Rng::new(seed), playouts: 0 }
    }

    /// What plays the games.
    pub(crate) fn playout(&self) -> &P {
        &self.playout
    }

    /// Games played out so far, from a mark or from the start.
    pub(crate) fn playouts(&self) -> u64 {
        self.playouts
    }

    /// Plays out until `nodes` moves are made or a game is won; returns the moves made and the winning ones.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Option<Vec<P::Move>>) {
        let mut spent = 0;
        while spent < nodes {
            spent += 1;
            if self.cost == u32::MAX || self.cooling.step >= self.cooling.length {
                if self.cost < u32::MAX {
                    self.cooling.step = 0;
                    self.cooling.length += self.cooling.length / 4;
                }
                self.playout.shuffle(&mut self.decisions, &mut self.rng);
                self.cost = self.playout.run(&self.decisions, 0, u32::MAX - 1);
                self.playouts += 1;
                self.playout.accept(&mut self.conflicts);
                spent += self.playout.moves();
            } else {
                let old = self.decisions.clone();
                let from = self.playout.mutate(&mut self.decisions, &self.conflicts, &mut self.rng);
                let most = self.cost + self.cooling.tolerance(&mut self.rng);
                if from == NEVER {
                    continue;
                }
                let cost = self.playout.run(&self.decisions, from, most);
                self.playouts += 1;
                spent += self.playout.moves();
                if cost <= most {
                    self.cost = cost;
                    self.playout.accept(&mut self.conflicts);
                } else {
                    self.decisions = old;
                }
            }
            if self.cost == 0 {
                return (spent, Some(self.playout.line(&self.decisions)));
            }
        }
        (spent, None)
    }
}

/// Said of a decision that was never asked for.
pub(crate) const NEVER: u8 = u8::MAX;

/// Decisions that can be told apart: a multiple of [`TOGETHER`].
const DECISIONS: usize = 33 * TOGETHER;

/// Decisions whose first uses are looked at together.
const TOGETHER: usize = 8;

/// Those of the marks that come before this one; [`NEVER`] in place of the others.
///
/// Eight bytes are looked at in one word: WebAssembly compares one at a time otherwise. No mark has the highest bit of its byte, so
/// that nothing is borrowed from the byte beside it.
fn uses_before(first: [u8; TOGETHER], from: u8) -> [u8; TOGETHER] {
    const ONES: u64 = u64::from_le_bytes([1; TOGETHER]);
    const HIGH: u64 = ONES << 7;
    debug_assert!(from <= i8::MAX as u8);
    let word = u64::from_le_bytes(first);
    let late = ((word | HIGH) - ONES * u64::from(from)) & HIGH;
    (word | late | (late - (late >> 7))).to_le_bytes()
}

/// Marks of one play-out: the table as it stood there, and the mark after which each decision was first asked for.
///
/// Every mark has two tables, of the accepted play-out and of the one at hand, which change their parts.
#[derive(Clone, Debug)]
pub(crate) struct Marks<T> {
    tables: Vec<[T; 2]>,
    /// For each mark, which of its tables is the accepted one.
    accepted: Vec<u8>,
    first_use: [u8; DECISIONS],
    fresh_use: [u8; DECISIONS],
    from: usize,
    at: usize,
}

impl<T: Clone> Marks<T> {
    /// Marks that begin with one at `start` and can be `most` in all.
    pub(crate) fn new(start: &T, most: usize) -> Self {
        Self {
            tables: vec![[start.clone(), start.clone()]; most],
            accepted: vec![0; most],
            first_use: [NEVER; DECISIONS],
            fresh_use: [NEVER; DECISIONS],
            from: 0,
            at: 0,
        }
    }

    /// Begins a play-out at a mark of the accepted one; returns the table there.
    #[inline(always)]
    pub(crate) fn begin(&mut self, from: u8) -> &T {
        let (fresh, first) = (self.fresh_use.as_chunks_mut().0, self.first_use.as_chunks().0);
        for (fresh, first) in fresh.iter_mut().zip(first) {
            *fresh = uses_before(*first, from);
        }
        self.from = usize::from(from);
        self.at = self.from;
        &self.tables[self.at][usize::from(self.accepted[self.at])]
    }

    /// Makes a mark, if there is room for one more.
    #[inline(always)]
    pub(crate) fn note(&mut self, table: &T) {
        if self.at + 1 < self.tables.len() {
            self.at += 1;
            self.tables[self.at][usize::from(1 - self.accepted[self.at])].clone_from(table);
        }
    }

    /// Takes note that a decision was asked for.
    #[inline(always)]
    pub(crate) fn ask(&mut self, decision: usize) {
        let first = &mut self.fresh_use[decision];
        *first = (*first).min(self.at as u8);
    }

    /// The mark of the accepted play-out after which a decision was first asked for.
    pub(crate) fn first_use(&self, decision: usize) -> u8 {
        self.first_use[decision]
    }

    /// Makes the play-out at hand the accepted one.
    pub(crate) fn accept(&mut self) {
        for accepted in &mut self.accepted[self.from + 1..=self.at] {
            *accepted = 1 - *accepted;
        }
        self.first_use = self.fresh_use;
    }
}

#[cfg(test)]
mod tests {
    use super::{NEVER, uses_before};

    #[test]
    fn a_use_at_a_mark_or_after_it_is_forgotten() {
        for from in 0..=127 {
            for first in (0..=127).chain([NEVER]) {
                let before = |first: u8| if first < from { first } else { NEVER };
                let uses = [first, 0, NEVER, 127, from, from.saturating_sub(1), first, 1];
                assert_eq!(uses_before(uses, from), uses.map(before), "{first} from {from}");
            }
        }
    }
}
