//! The pair-deadlock relaxation: the game of the pairs alone, every other card available at any time (ledger, EMP-L).
//!
//! A depth-first search with a closed set seeks an order in which all pairs go home, forwards or (EMP-B, with equal
//! colours) backwards. Home cards of a suit form a staircase; `home_range` bounds its loose cards. In: cards home,
//! loose and paired. Out: solvable, deadlocked, or unknown; with `minimal_deadlock` the pairs to blame.

use super::board::EmpressBoard;
use super::state::{NONE, suit_and_height};
use crate::engine::{TableMemory, TranspositionTable, mix};
use crate::{Limits, Rule};

/// States expanded at the start of a search, and for an explanation.
pub(crate) const DEADLOCK_STATES: u64 = 5_000;
/// Nodes that a state counts for.
pub(crate) const NODES_PER_PAIR_STATE: u64 = 2;
/// Bytes of the closed set.
const TABLE_BYTES: usize = 1 << 21;

/// Cards home, loose and paired, by suit and height.
#[derive(Clone, Debug)]
pub(crate) struct PairDeadlock {
    pub(crate) home: [[u8; 11]; 4],
    /// Single cards, and those on talons or in the stock.
    pub(crate) loose: [[u8; 11]; 4],
    /// Pairs, as suit and height of both cards.
    pub(crate) pairs: Vec<[(u8, u8); 2]>,
}

/// The result of the relaxation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeadlockStatus {
    /// All pairs can go home.
    Solvable,
    /// They cannot (ledger, EMP-L).
    Deadlocked,
    Unknown,
}

type Counts = [[u8; 11]; 4];

/// Adds `by` to the count of each card of a pair.
#[inline(never)]
pub(crate) fn adjust_counts(counts: &mut Counts, pair: [(u8, u8); 2], by: u8) {
    for (s, k) in pair {
        let n = &mut counts[usize::from(s)][usize::from(k)];
        *n = n.wrapping_add(by);
    }
}

impl PairDeadlock {
    /// Sorts the cards of a board.
    pub(crate) fn of(board: &EmpressBoard) -> Self {
        let mut deadlock = Self { home: board.played, loose: [[4; 11]; 4], pairs: Vec::new() };
        deadlock.pairs.extend(board.pairs().map(|pair| pair.map(suit_and_height)));
        for (loose, home) in deadlock.loose.iter_mut().flatten().zip(deadlock.home.iter().flatten()) {
            *loose -= home;
        }
        for &pair in &deadlock.pairs {
            adjust_counts(&mut deadlock.loose, pair, u8::MAX);
        }
        deadlock
    }

    /// Bounds the loose cards of a suit that can be home beside `bound`: no height has more cards than the height
    /// below. `last_home` is the height of the last card that came home.
    #[inline(never)]
    fn home_range(&self, s: usize, bound: &[u8; 11], last_home: u8) -> Option<(u8, u8)> {
        let (mut most, mut high) = (4, 0);
        let mut ceiling = [0; 11];
        for k in 0..11 {
            most = most.min(bound[k] + self.loose[s][k]);
            ceiling[k] = most;
            high += most.checked_sub(bound[k])?;
            most -= u8::from(last_home == k as u8).min(most);
        }
        let (mut least, mut low) = (0, 0);
        for k in (0..11).rev() {
            least = (least + u8::from(last_home == k as u8)).max(bound[k]);
            if least > ceiling[k] {
                return None;
            }
            low += least - bound[k];
        }
        Some((low, high))
    }

    /// Restricts the relaxation to some pairs, as bits in their order; the cards of the others become loose.
    fn restricted_to(&self, pairs: u64) -> PairDeadlock {
        let mut deadlock = PairDeadlock { pairs: Vec::new(), ..self.clone() };
        for (i, &pair) in self.pairs.iter().enumerate() {
            if pairs >> i & 1 == 1 {
                deadlock.pairs.push(pair);
            } else {
                adjust_counts(&mut deadlock.loose, pair, 1);
            }
        }
        deadlock
    }

    /// Finds a minimal deadlock, as bits in the order of the pairs; 0 if none is proven. Backwards with equal colours.
    pub(crate) fn minimal_deadlock(&self, states: u64, backwards: bool) -> u64 {
        let is_locked = |pairs| {
            self.restricted_to(pairs).decide(states, Limits::default(), backwards).1 == DeadlockStatus::Deadlocked
        };
        let mut few = (1 << self.pairs.len()) - 1;
        if !is_locked(few) {
            return 0;
        }
        for i in 0..self.pairs.len() {
            if is_locked(few & !(1 << i)) {
                few &= !(1 << i);
            }
        }
        few
    }

    /// Decides within `states` states whether all pairs can go home ([`PairOrderSearch`]).
    pub(crate) fn decide(&self, states: u64, limits: Limits, backwards: bool) -> (u64, DeadlockStatus) {
        PairOrderSearch::new(self.clone(), limits, backwards)
            .map_or((0, DeadlockStatus::Unknown), |mut order| order.run(states))
    }
}

/// The minimum and maximum number of loose cards of a suit that can be home; `None` if it is impossible.
type HomeRange = Option<(u8, u8)>;

/// Cache of home ranges beside some bound cards.
struct HomeRangeCache<'a> {
    deadlock: &'a PairDeadlock,
    backwards: bool,
    /// By suit and height of the pair's card of that suit; the last entry is for no card.
    ranges: [[Option<HomeRange>; 12]; 4],
}

impl<'a> HomeRangeCache<'a> {
    fn new(deadlock: &'a PairDeadlock, backwards: bool) -> Self {
        Self { deadlock, backwards, ranges: [[None; 12]; 4] }
    }

    fn get(&mut self, bound: &Counts, s: usize, k: usize) -> HomeRange {
        let Self { deadlock, backwards, ranges } = self;
        *ranges[s][k].get_or_insert_with(|| {
            let mut bound = bound[s];
            if *backwards {
                return deadlock.home_range(s, &bound, if k < 11 { k as u8 } else { NONE });
            }
            bound[k] += 1;
            deadlock.home_range(s, &bound, NONE)
        })
    }

    /// Returns true if a pair can go home beside the bound cards; backwards, if it can be the last to go home, with
    /// equal colours.
    fn can_go(&mut self, bound: &Counts, pair: [(u8, u8); 2]) -> bool {
        let (mut low, mut high) = ([0; 2], [0; 2]);
        for s in 0..4 {
            let card = pair.iter().find(|card| usize::from(card.0) == s);
            if card.is_none() && !self.backwards {
                continue;
            }
            let Some(range) = self.get(bound, s, card.map_or(11, |card| usize::from(card.1))) else { return false };
            let colour = usize::from(matches!(s, 1 | 2));
            low[colour] += range.0;
            high[colour] += range.1;
        }
        !self.backwards || low[0] <= high[1] && low[1] <= high[0]
    }
}

/// The search for an order in which all pairs go home (EMP-L); backwards also with equal colours (EMP-B).
#[derive(Clone, Debug)]
pub(crate) struct PairOrderSearch {
    deadlock: PairDeadlock,
    backwards: bool,
    closed: TranspositionTable,
    /// Pairs gone, as bits, and the cards bound then.
    stack: Vec<(u64, Counts)>,
}

impl PairOrderSearch {
    /// Creates the search, if its rule is on.
    pub(crate) fn new(deadlock: PairDeadlock, limits: Limits, backwards: bool) -> Option<Self> {
        if !limits.rules.has(if backwards { Rule::ColourBalance } else { Rule::PairDeadlock }) {
            return None;
        }
        let mut first = deadlock.home;
        for &pair in deadlock.pairs.iter().filter(|_| backwards) {
            adjust_counts(&mut first, pair, 1);
        }
        Some(Self {
            deadlock,
            backwards,
            closed: TranspositionTable::new(TableMemory::of(limits).with_bytes(TABLE_BYTES)),
            stack: vec![(0, first)],
        })
    }

    /// Searches for about `states` states; returns the number expanded.
    pub(crate) fn run(&mut self, states: u64) -> (u64, DeadlockStatus) {
        let Self { deadlock, backwards, closed, stack } = self;
        let backwards = *backwards;
        let by = if backwards { u8::MAX } else { 1 };
        let all = (1u64 << deadlock.pairs.len()) - 1;
        let mut spent = 0;
        while spent < states {
            let Some((done, bound)) = stack.pop() else { return (spent, DeadlockStatus::Deadlocked) };
            let mut choices = 0u64;
            let mut ranges = HomeRangeCache::new(deadlock, backwards);
            for (i, &pair) in deadlock.pairs.iter().enumerate() {
                if done >> i & 1 == 0 && ranges.can_go(&bound, pair) {
                    choices |= 1 << i;
                }
            }
            spent += 1;
            if done == all {
                return (spent, DeadlockStatus::Solvable);
            }
            for (i, &pair) in deadlock.pairs.iter().enumerate().rev() {
                // One of several equal pairs is enough.
                let twin = |j: usize| choices >> j & 1 == 1 && deadlock.pairs[j] == pair;
                let next = done | 1 << i;
                if choices >> i & 1 == 1
                    && !(0..i).any(twin)
                    && closed.visit(u128::from(mix(next)) << 64 | u128::from(next))
                {
                    let mut bound = bound;
                    adjust_counts(&mut bound, pair, by);
                    stack.push((next, bound));
                }
            }
        }
        (spent, DeadlockStatus::Unknown)
    }
}
