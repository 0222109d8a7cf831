//! Pairs that wait for each other: a game of the pairs alone, in which every other card is available at any time.

use super::state::{NONE, place};
use super::table::Table;
use crate::limits::{Rule, RuleSet};
use crate::rng::mix;
use crate::transpositions::TranspositionTable;

/// Steps of this search at the start of a position's search, and for an explanation.
pub(crate) const LOCK_NODES: u64 = 5_000;
/// What a step counts in nodes: it takes as long as so many moves of a greedy game.
pub(crate) const STEP: u64 = 2;
/// Bytes for what this search has seen.
const SEEN: usize = 1 << 21;

/// Cards home, loose and bound in pairs, by suit and step.
#[derive(Clone, Debug)]
pub(crate) struct Locks {
    pub(crate) home: [[u8; 11]; 4],
    /// Cards that lie alone, on a talon or in the stock.
    pub(crate) free: [[u8; 11]; 4],
    /// The pairs, as places in the two tables above.
    pub(crate) pairs: Vec<[(u8, u8); 2]>,
}

/// What is known of the pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lock {
    /// They can all go home if no other card stands in the way.
    Open,
    /// They cannot (ledger, EMP-L).
    Locked,
    Unknown,
}

type Counts = [[u8; 11]; 4];

/// Adds one (or takes it away) for each card of a pair.
#[inline(never)]
pub(crate) fn change(counts: &mut Counts, pair: [(u8, u8); 2], by: u8) {
    for (s, k) in pair {
        let n = &mut counts[usize::from(s)][usize::from(k)];
        *n = n.wrapping_add(by);
    }
}

impl Locks {
    /// The cards of a table by what holds them.
    pub(crate) fn of(table: &Table) -> Self {
        let mut locks = Self { home: *table.played(), free: [[4; 11]; 4], pairs: Vec::new() };
        locks.pairs.extend(table.pairs().map(|pair| pair.map(place)));
        for (free, home) in locks.free.iter_mut().flatten().zip(locks.home.iter().flatten()) {
            *free -= home;
        }
        for &pair in &locks.pairs {
            change(&mut locks.free, pair, u8::MAX);
        }
        locks
    }

    /// The fewest and the most other cards of a suit that can be home beside these: every step has as many as the next one.
    /// With a step given, one card of it has only just come, and was not there before.
    #[inline(never)]
    fn span(&self, s: usize, bound: &[u8; 11], came: u8) -> Option<(u8, u8)> {
        let (mut most, mut high) = (4, 0);
        let mut ceiling = [0; 11];
        for k in 0..11 {
            most = most.min(bound[k] + self.free[s][k]);
            ceiling[k] = most;
            high += most.checked_sub(bound[k])?;
            most -= u8::from(came == k as u8).min(most);
        }
        let (mut least, mut low) = (0, 0);
        for k in (0..11).rev() {
            least = (least + u8::from(came == k as u8)).max(bound[k]);
            if least > ceiling[k] {
                return None;
            }
            low += least - bound[k];
        }
        Some((low, high))
    }

    /// The same with some of the pairs only, as bits in their order; the cards of the others lie alone.
    fn only(&self, pairs: u64) -> Locks {
        let mut locks = Locks { pairs: Vec::new(), ..self.clone() };
        for (i, &pair) in self.pairs.iter().enumerate() {
            if pairs >> i & 1 == 1 {
                locks.pairs.push(pair);
            } else {
                change(&mut locks.free, pair, 1);
            }
        }
        locks
    }

    /// Pairs that wait for each other and of which none can be left out, as bits in their order; 0 if none are known to.
    pub(crate) fn waiting(&self, nodes: u64) -> u64 {
        let is_locked = |pairs| self.only(pairs).decide(nodes, RuleSet::ALL, false).1 == Lock::Locked;
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

    /// Whether all pairs can go home one after the other, looked into for at most `nodes` steps ([`Order`]).
    pub(crate) fn decide(&self, nodes: u64, rules: RuleSet, back: bool) -> (u64, Lock) {
        Order::new(self.clone(), rules, back).map_or((0, Lock::Unknown), |mut order| order.run(nodes))
    }
}

/// The fewest and the most cards of a suit that can be home, if any number can.
type Span = Option<(u8, u8)>;

/// The fewest and the most other cards that can be home, as far as it was asked for some bound cards.
struct Spans<'a> {
    locks: &'a Locks,
    back: bool,
    /// By suit and step of a card that goes home, or has come home last; without one at the end.
    known: [[Option<Span>; 12]; 4],
}

impl<'a> Spans<'a> {
    fn new(locks: &'a Locks, back: bool) -> Self {
        Self { locks, back, known: [[None; 12]; 4] }
    }

    fn get(&mut self, bound: &Counts, s: usize, k: usize) -> Span {
        let Self { locks, back, known } = self;
        *known[s][k].get_or_insert_with(|| {
            let mut bound = bound[s];
            if *back {
                return locks.span(s, &bound, if k < 11 { k as u8 } else { NONE });
            }
            bound[k] += 1;
            locks.span(s, &bound, NONE)
        })
    }

    /// Whether a pair can go home beside the bound cards; with `back`, whether it can be the last of them that came home, there
    /// being as many other cards of either colour.
    fn can_go(&mut self, bound: &Counts, pair: [(u8, u8); 2]) -> bool {
        let (mut low, mut high) = ([0; 2], [0; 2]);
        for s in 0..4 {
            let card = pair.iter().find(|card| usize::from(card.0) == s);
            if card.is_none() && !self.back {
                continue;
            }
            let Some(span) = self.get(bound, s, card.map_or(11, |card| usize::from(card.1))) else { return false };
            let colour = usize::from(matches!(s, 1 | 2));
            low[colour] += span.0;
            high[colour] += span.1;
        }
        !self.back || low[0] <= high[1] && low[1] <= high[0]
    }
}

/// The search for an order in which all pairs go home one after the other: every other card being at home or not as suits
/// best (ledger, EMP-L), or, with `back`, from the end backwards, as many of the other red cards being home as of the black
/// ones (EMP-B). It can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    locks: Locks,
    back: bool,
    /// Whether pairs that no other one vies with go first (EMP-U).
    alone_first: bool,
    seen: TranspositionTable,
    /// Pairs that have gone, as bits in their order, with all cards that are bound then.
    stack: Vec<(u64, Counts)>,
}

impl Order {
    /// A search that has not begun, if the rules allow it.
    pub(crate) fn new(locks: Locks, rules: RuleSet, back: bool) -> Option<Self> {
        if !rules.has(if back { Rule::EmpB } else { Rule::EmpL }) {
            return None;
        }
        let mut first = locks.home;
        for &pair in locks.pairs.iter().filter(|_| back) {
            change(&mut first, pair, 1);
        }
        let alone_first = !back && rules.has(Rule::EmpU);
        Some(Self { locks, back, alone_first, seen: TranspositionTable::new(SEEN), stack: vec![(0, first)] })
    }

    /// Looks on for about so many steps; returns those made.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Lock) {
        let Self { locks, back, alone_first, seen, stack } = self;
        let back = *back;
        let by = if back { u8::MAX } else { 1 };
        let all = (1u64 << locks.pairs.len()) - 1;
        let mut spent = 0;
        while spent < nodes {
            let Some((mut done, mut bound)) = stack.pop() else { return (spent, Lock::Locked) };
            let mut left = [[0u8; 11]; 4];
            for (i, &pair) in locks.pairs.iter().enumerate().filter(|_| *alone_first) {
                if done >> i & 1 == 0 {
                    change(&mut left, pair, 1);
                }
            }
            // Pairs that no other one vies with go first and alone (ledger, EMP-U).
            let mut choices;
            loop {
                choices = 0u64;
                let before = done;
                let mut spans = Spans::new(locks, back);
                for (i, &pair) in locks.pairs.iter().enumerate() {
                    if done >> i & 1 == 1 || !spans.can_go(&bound, pair) {
                        continue;
                    }
                    if *alone_first && pair.iter().all(|&(s, k)| left[usize::from(s)][usize::from(k)] == 1) {
                        done |= 1 << i;
                        change(&mut bound, pair, by);
                        spans = Spans::new(locks, back);
                    } else {
                        choices |= 1 << i;
                    }
                }
                spent += 1;
                if done == before {
                    break;
                }
            }
            if done == all {
                return (spent, Lock::Open);
            }
            for (i, &pair) in locks.pairs.iter().enumerate().rev() {
                // Of equal pairs one is enough.
                let twin = |j: usize| choices >> j & 1 == 1 && locks.pairs[j] == pair;
                let next = done | 1 << i;
                if choices >> i & 1 == 1
                    && !(0..i).any(twin)
                    && seen.visit(u128::from(mix(next)) << 64 | u128::from(next))
                {
                    let mut bound = bound;
                    change(&mut bound, pair, by);
                    stack.push((next, bound));
                }
            }
        }
        (spent, Lock::Unknown)
    }
}
