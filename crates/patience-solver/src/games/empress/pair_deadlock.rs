//! The pair-deadlock relaxation: the game of the pairs alone, every other card home or not, as needed (ledger, EMP-L).
//!
//! A depth-first search with a closed set seeks an order in which all pairs go home: forwards, or (EMP-B) from the end, with as many
//! red cards home as black ones. Home cards of a suit form a staircase; `home_range` gives the least and the greatest number of its
//! loose cards beside the cards whose place is fixed. In: cards home, loose and paired. Out: solvable, deadlocked, or unknown; with
//! `minimal_deadlock` the pairs to blame.

use super::board::EmpressBoard;
use super::state::{NONE, suit_and_height};
use crate::engine::{TableMemory, TranspositionTable, mix};
use crate::{Limits, Rule};

/// States expanded at the start of a search, and for an explanation.
pub(crate) const DEADLOCK_STATES: u64 = 5_000;
/// Nodes that a state counts for: it takes as long as two moves of a search.
pub(crate) const NODES_PER_PAIR_STATE: u64 = 2;
/// Bytes of the closed set.
const TABLE_BYTES: usize = 1 << 21;

/// Cards home, loose and paired, by suit and height: from 0, a red queen or a black two, to 10, a red ace or a black king.
#[derive(Clone, Debug)]
pub(crate) struct PairRelaxation {
    pub(crate) home: [[u8; 11]; 4],
    /// Single cards, and those on talons or in the stock.
    pub(crate) loose: [[u8; 11]; 4],
    /// Pairs, as suit and height of both cards.
    pub(crate) pairs: Vec<[(u8, u8); 2]>,
}

/// The direction in which an order of the pairs is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From the position on (EMP-L).
    Forwards,
    /// From the end, the last pair first. Also, as many red cards as black ones can be home at each pair (EMP-B).
    Backwards,
}

impl Direction {
    pub(crate) const BOTH: [Self; 2] = [Self::Forwards, Self::Backwards];

    /// The rule of the ledger that it rests on.
    fn rule(self) -> Rule {
        match self {
            Self::Forwards => Rule::PairDeadlock,
            Self::Backwards => Rule::ColourBalance,
        }
    }
}

/// The result of the relaxation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeadlockStatus {
    /// All pairs can go home.
    Solvable,
    /// They cannot (ledger, EMP-L; backwards EMP-B).
    Deadlocked,
    Unknown,
}

type Counts = [[u8; 11]; 4];

/// Adds `by` to the count of each card of a pair.
pub(crate) fn adjust_counts(counts: &mut Counts, pair: [(u8, u8); 2], by: u8) {
    for (s, k) in pair {
        let n = &mut counts[usize::from(s)][usize::from(k)];
        *n = n.wrapping_add(by);
    }
}

impl PairRelaxation {
    /// Sorts the cards of a board.
    pub(crate) fn of(board: &EmpressBoard) -> Self {
        let mut relaxation = Self { home: board.played, loose: [[4; 11]; 4], pairs: Vec::new() };
        relaxation.pairs.extend(board.pairs().map(|pair| pair.map(suit_and_height)));
        for (loose, home) in relaxation.loose.iter_mut().flatten().zip(relaxation.home.iter().flatten()) {
            *loose -= home;
        }
        for &pair in &relaxation.pairs {
            adjust_counts(&mut relaxation.loose, pair, u8::MAX);
        }
        relaxation
    }

    /// Returns the least and the greatest number of loose cards of a suit that can be home beside its `fixed` cards: no height has
    /// more cards home than the height below. `last_home` is the height of the card that goes home last, [`NONE`] if it is unknown.
    fn home_range(&self, s: usize, fixed: &[u8; 11], last_home: u8) -> Option<(u8, u8)> {
        let (mut most, mut high) = (4, 0);
        let mut ceiling = [0; 11];
        for k in 0..11 {
            most = most.min(fixed[k] + self.loose[s][k]);
            ceiling[k] = most;
            high += most.checked_sub(fixed[k])?;
            most -= u8::from(last_home == k as u8).min(most);
        }
        let (mut least, mut low) = (0, 0);
        for k in (0..11).rev() {
            least = (least + u8::from(last_home == k as u8)).max(fixed[k]);
            if least > ceiling[k] {
                return None;
            }
            low += least - fixed[k];
        }
        Some((low, high))
    }

    /// Restricts the relaxation to some pairs, as bits in their order; the cards of the others become loose.
    fn restricted_to(&self, pairs: u64) -> PairRelaxation {
        let mut relaxation = PairRelaxation { pairs: Vec::new(), ..self.clone() };
        for (i, &pair) in self.pairs.iter().enumerate() {
            if pairs >> i & 1 == 1 {
                relaxation.pairs.push(pair);
            } else {
                adjust_counts(&mut relaxation.loose, pair, 1);
            }
        }
        relaxation
    }

    /// Finds pairs that deadlock while no proper subset does, as bits in the order of the pairs, by leaving out one after another
    /// (deletion-based extraction of a minimal unsatisfiable subset). 0 if no deadlock is proven; not minimal if a test takes more
    /// than `states` states.
    pub(crate) fn minimal_deadlock(&self, states: u64, direction: Direction) -> u64 {
        let is_locked = |pairs| {
            self.restricted_to(pairs).decide(states, Limits::default(), direction).1 == DeadlockStatus::Deadlocked
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
    pub(crate) fn decide(&self, states: u64, limits: Limits, direction: Direction) -> (u64, DeadlockStatus) {
        PairOrderSearch::new(self.clone(), limits, direction)
            .map_or((0, DeadlockStatus::Unknown), |mut order| order.run(states))
    }
}

/// The least and the greatest number of loose cards of a suit that can be home; `None` if it is impossible.
type HomeRange = Option<(u8, u8)>;

/// Cache of home ranges beside the fixed cards of a state.
struct HomeRangeCache<'a> {
    relaxation: &'a PairRelaxation,
    direction: Direction,
    /// By suit and height of the pair's card of that suit; the last entry is for no card.
    ranges: [[Option<HomeRange>; 12]; 4],
}

impl<'a> HomeRangeCache<'a> {
    fn new(relaxation: &'a PairRelaxation, direction: Direction) -> Self {
        Self { relaxation, direction, ranges: [[None; 12]; 4] }
    }

    fn get(&mut self, fixed: &Counts, s: usize, k: usize) -> HomeRange {
        let Self { relaxation, direction, ranges } = self;
        *ranges[s][k].get_or_insert_with(|| {
            let mut fixed = fixed[s];
            if *direction == Direction::Backwards {
                return relaxation.home_range(s, &fixed, if k < 11 { k as u8 } else { NONE });
            }
            fixed[k] += 1;
            relaxation.home_range(s, &fixed, NONE)
        })
    }

    /// Returns true if a pair can go home beside the fixed cards; backwards, if it can be the last to go home, with as many red
    /// cards home as black ones.
    fn can_go(&mut self, fixed: &Counts, pair: [(u8, u8); 2]) -> bool {
        let (mut low, mut high) = ([0; 2], [0; 2]);
        for s in 0..4 {
            let card = pair.iter().find(|card| usize::from(card.0) == s);
            if card.is_none() && self.direction == Direction::Forwards {
                continue;
            }
            let Some(range) = self.get(fixed, s, card.map_or(11, |card| usize::from(card.1))) else { return false };
            let colour = usize::from(matches!(s, 1 | 2));
            low[colour] += range.0;
            high[colour] += range.1;
        }
        self.direction == Direction::Forwards || low[0] <= high[1] && low[1] <= high[0]
    }
}

/// The search for an order in which all pairs go home.
#[derive(Clone, Debug)]
pub(crate) struct PairOrderSearch {
    relaxation: PairRelaxation,
    direction: Direction,
    closed: TranspositionTable,
    /// Pairs gone, as bits, and the cards at home that are fixed then.
    stack: Vec<(u64, Counts)>,
}

impl PairOrderSearch {
    /// Creates the search, if its rule is on.
    pub(crate) fn new(relaxation: PairRelaxation, limits: Limits, direction: Direction) -> Option<Self> {
        if !limits.rules.has(direction.rule()) {
            return None;
        }
        let mut first = relaxation.home;
        for &pair in relaxation.pairs.iter().filter(|_| direction == Direction::Backwards) {
            adjust_counts(&mut first, pair, 1);
        }
        Some(Self {
            relaxation,
            direction,
            closed: TranspositionTable::new(TableMemory::of(limits).with_bytes(TABLE_BYTES)),
            stack: vec![(0, first)],
        })
    }

    /// Searches for about `states` states; returns the number expanded.
    pub(crate) fn run(&mut self, states: u64) -> (u64, DeadlockStatus) {
        let Self { relaxation, direction, closed, stack } = self;
        let by = if *direction == Direction::Backwards { u8::MAX } else { 1 };
        let all = (1u64 << relaxation.pairs.len()) - 1;
        let mut spent = 0;
        while spent < states {
            let Some((done, fixed)) = stack.pop() else { return (spent, DeadlockStatus::Deadlocked) };
            let mut choices = 0u64;
            let mut ranges = HomeRangeCache::new(relaxation, *direction);
            for (i, &pair) in relaxation.pairs.iter().enumerate() {
                if done >> i & 1 == 0 && ranges.can_go(&fixed, pair) {
                    choices |= 1 << i;
                }
            }
            spent += 1;
            if done == all {
                return (spent, DeadlockStatus::Solvable);
            }
            for (i, &pair) in relaxation.pairs.iter().enumerate().rev() {
                // One of several equal pairs is enough.
                let twin = |j: usize| choices >> j & 1 == 1 && relaxation.pairs[j] == pair;
                let next = done | 1 << i;
                if choices >> i & 1 == 1
                    && !(0..i).any(twin)
                    // Half of the key is the set of pairs itself.
                    && closed.visit(u128::from(mix(next)) << 64 | u128::from(next))
                {
                    let mut fixed = fixed;
                    adjust_counts(&mut fixed, pair, by);
                    stack.push((next, fixed));
                }
            }
        }
        (spent, DeadlockStatus::Unknown)
    }
}
