//! The pair-deadlock relaxation: the game of the pairs alone, every other card home or not, as needed (ledger, EMP-L).
//!
//! A depth-first search with a closed set seeks an order in which all pairs go home: forwards, or (EMP-B) from the end, with as many
//! red cards home as black ones. Home cards of a suit form a staircase; `home_range` gives the least and the greatest number of its
//! loose cards beside the cards whose place is fixed. In: cards home, loose and paired. Out: solvable, deadlocked, or unknown; with
//! `minimal_deadlock` the pairs to blame.

use super::board::EmpressBoard;
use super::state::{NONE, suit_and_height};
use crate::engine::{TableMemory, TranspositionTable, mix, sort};
use crate::{Limits, Rule};

/// Steps at the start of a search, and for an explanation. A step is one pair that is tried in one state.
pub(crate) const DEADLOCK_STEPS: u64 = 120_000;
/// Steps that take as long as a node of the other searches.
pub(crate) const PAIR_STEPS_PER_NODE: u64 = 8;
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
    /// than `steps` steps.
    pub(crate) fn minimal_deadlock(&self, steps: u64, direction: Direction) -> u64 {
        let is_locked =
            |pairs| self.restricted_to(pairs).decide(steps, Limits::default(), direction) == DeadlockStatus::Deadlocked;
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

    /// Decides within `steps` steps whether all pairs can go home ([`PairOrderSearch`]).
    pub(crate) fn decide(&self, steps: u64, limits: Limits, direction: Direction) -> DeadlockStatus {
        PairOrderSearch::new(self.clone(), limits, direction)
            .map_or(DeadlockStatus::Unknown, |mut search| search.run(steps).1)
    }
}

/// The least and the greatest number of loose cards of a suit that can be home; `None` if it is impossible.
type HomeRange = Option<(u8, u8)>;

/// A state of the search. Pairs are numbered as in the relaxation.
#[derive(Clone, Debug)]
struct OrderState {
    /// Pairs gone, as bits.
    gone: u64,
    /// The next pair to try.
    next: usize,
    /// The cards at home whose place is fixed.
    fixed: Counts,
    /// The home ranges beside them that are known, by suit and height of the pair's card of that suit; the last entry is for no card.
    ranges: [[Option<HomeRange>; 12]; 4],
}

impl OrderState {
    fn new(fixed: Counts) -> Self {
        Self { gone: 0, next: 0, fixed, ranges: [[None; 12]; 4] }
    }

    /// The state after a pair; home ranges change in its suits only.
    fn after(&self, pair: usize, cards: [(u8, u8); 2], direction: Direction) -> Self {
        let mut state = Self { gone: self.gone | 1 << pair, next: 0, ..self.clone() };
        adjust_counts(&mut state.fixed, cards, if direction == Direction::Backwards { u8::MAX } else { 1 });
        cards.iter().for_each(|(s, _)| state.ranges[usize::from(*s)] = [None; 12]);
        state
    }

    fn home_range(&mut self, relaxation: &PairRelaxation, direction: Direction, s: usize, k: usize) -> HomeRange {
        *self.ranges[s][k].get_or_insert_with(|| {
            let mut fixed = self.fixed[s];
            if direction == Direction::Backwards {
                return relaxation.home_range(s, &fixed, if k < 11 { k as u8 } else { NONE });
            }
            fixed[k] += 1;
            relaxation.home_range(s, &fixed, NONE)
        })
    }

    /// Returns true if a pair can go home beside the fixed cards; backwards, if it can be the last to go home, with as many red
    /// cards home as black ones.
    fn can_go(&mut self, relaxation: &PairRelaxation, direction: Direction, cards: [(u8, u8); 2]) -> bool {
        let (mut low, mut high) = ([0; 2], [0; 2]);
        for s in 0..4 {
            let card = cards.iter().find(|card| usize::from(card.0) == s);
            if card.is_none() && direction == Direction::Forwards {
                continue;
            }
            let height = card.map_or(11, |card| usize::from(card.1));
            let Some(range) = self.home_range(relaxation, direction, s, height) else { return false };
            let colour = usize::from(matches!(s, 1 | 2));
            low[colour] += range.0;
            high[colour] += range.1;
        }
        direction == Direction::Forwards || low[0] <= high[1] && low[1] <= high[0]
    }
}

/// The search for an order in which all pairs go home.
#[derive(Clone, Debug)]
pub(crate) struct PairOrderSearch {
    relaxation: PairRelaxation,
    direction: Direction,
    closed: TranspositionTable,
    /// The states of the current branch.
    stack: Vec<OrderState>,
    /// For each pair, equal ones before it, as bits: one of several is enough.
    twins: Vec<u64>,
    /// States entered.
    pub(crate) entered: u64,
}

impl PairOrderSearch {
    /// Creates the search, if its rule is on. It tries the pairs in their order in the relaxation.
    pub(crate) fn new(relaxation: PairRelaxation, limits: Limits, direction: Direction) -> Option<Self> {
        if !limits.rules.has(direction.rule()) {
            return None;
        }
        let mut fixed = relaxation.home;
        for &pair in relaxation.pairs.iter().filter(|_| direction == Direction::Backwards) {
            adjust_counts(&mut fixed, pair, 1);
        }
        let before = |i: usize| relaxation.pairs[..i].iter().enumerate();
        let twins_of = |i: usize| before(i).map(|(j, pair)| u64::from(*pair == relaxation.pairs[i]) << j).sum();
        Some(Self {
            direction,
            closed: TranspositionTable::new(TableMemory::of(limits).with_bytes(TABLE_BYTES)),
            stack: vec![OrderState::new(fixed)],
            twins: (0..relaxation.pairs.len()).map(twins_of).collect(),
            entered: 0,
            relaxation,
        })
    }

    /// Searches for `steps` steps; returns the number made.
    pub(crate) fn run(&mut self, steps: u64) -> (u64, DeadlockStatus) {
        let Self { relaxation, direction, closed, stack, twins, entered } = self;
        let pairs = &relaxation.pairs;
        let all = (1u64 << pairs.len()) - 1;
        let mut spent = 0;
        while spent < steps {
            let Some(state) = stack.last_mut() else { return (spent, DeadlockStatus::Deadlocked) };
            if state.gone == all {
                return (spent, DeadlockStatus::Solvable);
            }
            let i = state.next;
            if i == pairs.len() {
                stack.pop();
                continue;
            }
            state.next += 1;
            let gone = state.gone | 1 << i;
            if gone == state.gone {
                continue;
            }
            spent += 1;
            if twins[i] & !gone == 0
                && state.can_go(relaxation, *direction, pairs[i])
                // Half of the key is the set of pairs itself.
                && closed.visit(u128::from(mix(gone)) << 64 | u128::from(gone))
            {
                let next = state.after(i, pairs[i], *direction);
                stack.push(next);
                *entered += 1;
            }
        }
        (spent, DeadlockStatus::Unknown)
    }

    /// The pairs in the order in which they have gone.
    pub(crate) fn order(&self) -> impl Iterator<Item = [(u8, u8); 2]> {
        let steps = self.stack.windows(2).map(|states| states[1].gone ^ states[0].gone);
        steps.map(|pair| self.relaxation.pairs[pair.trailing_zeros() as usize])
    }
}

/// The order in which pairs went home last. Sorted by it, the pairs of a similar position mostly go home without backtracking.
pub(crate) struct LastOrder {
    /// By the kinds of both cards: the place of the pair, from 1 on.
    places: Vec<u8>,
}

impl Default for LastOrder {
    fn default() -> Self {
        Self { places: vec![0; 44 * 44] }
    }
}

impl LastOrder {
    fn index(pair: [(u8, u8); 2]) -> usize {
        pair.iter().fold(0, |index, (s, k)| 44 * index + usize::from(11 * s + k))
    }

    /// Sorts pairs by their places; pairs that never went home come first.
    pub(crate) fn sort(&self, pairs: &mut Vec<[(u8, u8); 2]>) {
        sort::by_key(pairs, |pair| self.places[Self::index(*pair)].into());
    }

    /// Remembers the order that a search has found.
    pub(crate) fn learn(&mut self, search: &PairOrderSearch) {
        for (place, pair) in search.order().enumerate() {
            self.places[Self::index(pair)] = place as u8 + 1;
        }
    }
}
