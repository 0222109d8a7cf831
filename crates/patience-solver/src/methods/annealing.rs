//! Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over the decisions of a whole game.
//!
//! A *decision vector* fixes every decision; a playout follows it to the end, and its cost is the distance from a win.
//! Rejected mutations must be cheap: replay starts at the last checkpoint before the first use of the changed decision
//! and stops at the cutoff. In: a game's `Playout`. Out: a winning line, never a proof.

use crate::MethodStats;
use crate::engine::{Answer, Rng, Turn, bits};
use patience::Move;

/// Probability, in 65,536ths, to accept a cost increase of one, as a run cools.
///
/// e^(−1/T) for T falling evenly from 1 to 0.15, tabulated because `exp` differs between platforms.
const COOLING: [u32; 9] = [24109, 21407, 18407, 15100, 11514, 7764, 4153, 1323, 83];

/// The cooling schedule of one run.
#[derive(Clone, Debug)]
struct Cooling {
    iteration: u32,
    length: u32,
}

impl Cooling {
    /// Draws the cost increase that the next playout may have.
    fn tolerance(&mut self, heat_percent: u32, rng: &mut Rng) -> u32 {
        let current = u64::from(self.iteration.min(self.length - 1)) * 8 * 256 / u64::from(self.length);
        self.iteration += 1;
        let (i, part) = ((current >> 8) as usize, (current & 255) as u32);
        let chance = heat_percent * (COOLING[i] * (256 - part) + COOLING[i + 1] * part) / 25_600;
        (0..8).take_while(|_| rng.chance(chance)).count() as u32
    }
}

/// A game that plays itself out by a decision vector.
pub(crate) trait Playout: Send {
    /// The decision vector.
    type Decisions: Clone + Send;
    type Move: Into<Move>;

    /// The decisions before [`Playout::shuffle`].
    const NO_DECISIONS: Self::Decisions;
    /// Iterations of the first run.
    const FIRST_RUN_ITERATIONS: u32;
    /// Scales the probability to accept an increase of the cost, in per cent.
    const HEAT_PERCENT: u32;

    /// Draws the first decisions of a run.
    fn shuffle(&mut self, decisions: &mut Self::Decisions, rng: &mut Rng);

    /// Mutates a few decisions; returns the checkpoint from which that can matter, or [`NEVER_USED`].
    fn mutate(&mut self, decisions: &mut Self::Decisions, conflicts: &[u8], rng: &mut Rng) -> u8;

    /// Plays out from a checkpoint and returns the cost, 0 for a win; stops once it exceeds `cutoff`.
    fn run(&mut self, decisions: &Self::Decisions, from: u8, cutoff: u32) -> u32;

    /// Makes the last playout the current solution and hands over its conflicts.
    fn accept(&mut self, conflicts: &mut Vec<u8>);

    /// Moves made by the last playout.
    fn moves_made(&self) -> u64;

    /// The moves that these decisions play.
    fn line(&mut self, decisions: &Self::Decisions) -> Vec<Self::Move>;
}

/// The annealer: runs with restarts, each longer than the one before.
#[derive(Clone, Debug)]
pub(crate) struct Annealer<P: Playout> {
    pub(crate) playout: P,
    decisions: P::Decisions,
    cost: u32,
    /// Decisions in conflict at the end of the current solution.
    conflicts: Vec<u8>,
    cooling: Cooling,
    rng: Rng,
    /// Playouts so far, from a checkpoint or from the start.
    pub(crate) playouts: u64,
    stats: MethodStats,
}

impl<P: Playout> Annealer<P> {
    /// Creates an annealer; it has not yet played.
    pub(crate) fn new(playout: P, seed: u64) -> Self {
        Self {
            playout,
            decisions: P::NO_DECISIONS,
            cost: u32::MAX,
            conflicts: Vec::new(),
            cooling: Cooling { iteration: 0, length: P::FIRST_RUN_ITERATIONS },
            rng: Rng::new(seed),
            playouts: 0,
            stats: MethodStats::default(),
        }
    }

    /// Takes a turn in a portfolio, of about `nodes` moves. Of its counts, states are moves made, backtracks are undone
    /// changes.
    pub(crate) fn turn(&mut self, nodes: u64) -> Turn {
        let (nodes, line) = self.run(nodes);
        let answer = line.map_or(Answer::Working, Answer::won);
        Turn { nodes, answer, counts: std::mem::take(&mut self.stats) }
    }

    /// Anneals for about `nodes` moves; returns the moves made and a winning line.
    fn run(&mut self, nodes: u64) -> (u64, Option<Vec<P::Move>>) {
        let mut spent = 0;
        while spent < nodes {
            spent += 1;
            if self.cost == u32::MAX || self.cooling.iteration >= self.cooling.length {
                if self.cost < u32::MAX {
                    self.cooling.iteration = 0;
                    self.cooling.length += self.cooling.length / 4;
                }
                self.playout.shuffle(&mut self.decisions, &mut self.rng);
                self.cost = self.playout.run(&self.decisions, 0, u32::MAX - 1);
                self.playouts += 1;
                self.playout.accept(&mut self.conflicts);
                spent += self.playout.moves_made();
                self.stats.states += self.playout.moves_made();
            } else {
                let old = self.decisions.clone();
                let from = self.playout.mutate(&mut self.decisions, &self.conflicts, &mut self.rng);
                let cutoff = self.cost + self.cooling.tolerance(P::HEAT_PERCENT, &mut self.rng);
                if from == NEVER_USED {
                    continue;
                }
                let cost = self.playout.run(&self.decisions, from, cutoff);
                self.playouts += 1;
                spent += self.playout.moves_made();
                self.stats.states += self.playout.moves_made();
                if cost <= cutoff {
                    self.cost = cost;
                    self.playout.accept(&mut self.conflicts);
                } else {
                    self.stats.backtracks += 1;
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

/// First use of a decision that no playout used.
pub(crate) const NEVER_USED: u8 = u8::MAX;

/// Maximum number of decisions of a vector, a multiple of [`LANES`].
const DECISIONS: usize = 33 * LANES;

/// Decisions handled in one word.
const LANES: usize = 8;

/// Keeps the first uses before `from` and sets the others to [`NEVER_USED`].
///
/// Compares eight bytes in one word, as WebAssembly otherwise compares one at a time. No use has the highest bit of its
/// byte, so the subtraction borrows nothing from the next byte.
fn uses_before(first: [u8; LANES], from: u8) -> [u8; LANES] {
    const ONES: u64 = u64::from_le_bytes([1; LANES]);
    const HIGH: u64 = ONES << 7;
    debug_assert!(from <= i8::MAX as u8);
    let word = u64::from_le_bytes(first);
    let late = ((word | HIGH) - ONES * u64::from(from)) & HIGH;
    (word | late | (late - (late >> 7))).to_le_bytes()
}

/// Checkpoints of the current solution: saved states, and the first use of each decision.
///
/// Each checkpoint holds two states, of the current solution and of the playout at hand; acceptance swaps them.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoints<T> {
    states: Vec<[T; 2]>,
    /// For each checkpoint, which of its two states is accepted.
    accepted: Vec<u8>,
    first_use: [u8; DECISIONS],
    new_first_use: [u8; DECISIONS],
    from: usize,
    current: usize,
}

impl<T: Clone> Checkpoints<T> {
    /// Creates room for `capacity` checkpoints, the first at `start`.
    pub(crate) fn new(start: &T, capacity: usize) -> Self {
        Self {
            states: vec![[start.clone(), start.clone()]; capacity],
            accepted: vec![0; capacity],
            first_use: [NEVER_USED; DECISIONS],
            new_first_use: [NEVER_USED; DECISIONS],
            from: 0,
            current: 0,
        }
    }

    /// Begins a playout at an accepted checkpoint; returns the state there.
    #[inline(always)]
    pub(crate) fn begin(&mut self, from: u8) -> &T {
        let (new, first) = (self.new_first_use.as_chunks_mut().0, self.first_use.as_chunks().0);
        for (new, first) in new.iter_mut().zip(first) {
            *new = uses_before(*first, from);
        }
        self.from = usize::from(from);
        self.current = self.from;
        &self.states[self.current][usize::from(self.accepted[self.current])]
    }

    /// Saves a checkpoint, if there is room.
    #[inline(always)]
    pub(crate) fn save(&mut self, state: &T) {
        if self.current + 1 < self.states.len() {
            self.current += 1;
            self.states[self.current][usize::from(1 - self.accepted[self.current])].clone_from(state);
        }
    }

    /// Records that a decision was used.
    #[inline(always)]
    pub(crate) fn record_use(&mut self, decision: usize) {
        let first = &mut self.new_first_use[decision];
        *first = (*first).min(self.current as u8);
    }

    /// Records that decisions were used: bits of `uses`, the lowest for decision `from`.
    #[inline(always)]
    pub(crate) fn record_uses(&mut self, from: usize, uses: u64) {
        for decision in bits(uses) {
            self.record_use(from + decision);
        }
    }

    /// The checkpoint after which the current solution first used a decision.
    pub(crate) fn first_use(&self, decision: usize) -> u8 {
        self.first_use[decision]
    }

    /// Accepts the playout at hand.
    pub(crate) fn accept(&mut self) {
        for accepted in &mut self.accepted[self.from + 1..=self.current] {
            *accepted = 1 - *accepted;
        }
        self.first_use = self.new_first_use;
    }
}

#[cfg(test)]
mod tests {
    use super::{NEVER_USED, uses_before};

    #[test]
    fn uses_from_a_checkpoint_on_are_forgotten() {
        for from in 0..=127 {
            for first in (0..=127).chain([NEVER_USED]) {
                let before = |first: u8| if first < from { first } else { NEVER_USED };
                let uses = [first, 0, NEVER_USED, 127, from, from.saturating_sub(1), first, 1];
                assert_eq!(uses_before(uses, from), uses.map(before), "{first} from {from}");
            }
        }
    }
}
