//! Pairs that wait for each other: a game of the pairs alone, in which every other card is to be had at any time.

use super::table::step;
use crate::card::suit;
use crate::rng::mix;
use crate::table::Map128;

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

pub(crate) fn place(card: u8) -> (u8, u8) {
    (suit(card), step(card))
}

impl Locks {
    /// Whether the cards of these counts can be home at once: every step has as many as the next one.
    fn fits(&self, s: usize, bound: &[u8; 11]) -> bool {
        let mut most = 4;
        let mut ceiling = [0; 11];
        for k in 0..11 {
            most = most.min(bound[k] + self.free[s][k]);
            ceiling[k] = most;
        }
        let mut least = 0;
        for k in (0..11).rev() {
            least = least.max(bound[k]);
            if least > ceiling[k] {
                return false;
            }
        }
        true
    }

    /// Whether all pairs can go home one after the other, looked into for at most `nodes` steps.
    pub(crate) fn decide(&self, nodes: u64, alone_first: bool) -> (u64, Lock) {
        let all = (1u64 << self.pairs.len()) - 1;
        let mut seen = Map128::new(1 << 22);
        let mut stack = vec![(0u64, self.home)];
        let mut spent = 0;
        while let Some((mut gone, mut bound)) = stack.pop() {
            // Pairs that no other one vies with go first and alone (ledger, EMP-U).
            let mut choices = Vec::new();
            loop {
                choices.clear();
                let mut alone = None;
                for (i, pair) in self.pairs.iter().enumerate() {
                    let twin = |j: usize| self.pairs[j] == *pair && gone >> j & 1 == 0;
                    if gone >> i & 1 == 1 || (0..i).any(twin) {
                        continue;
                    }
                    let mut next = bound;
                    for &(s, k) in pair {
                        next[usize::from(s)][usize::from(k)] += 1;
                    }
                    if !pair.iter().all(|&(s, _)| self.fits(usize::from(s), &next[usize::from(s)])) {
                        continue;
                    }
                    let vies = |j: usize| {
                        j != i && gone >> j & 1 == 0 && self.pairs[j].iter().any(|place| pair.contains(place))
                    };
                    if alone_first && !(0..self.pairs.len()).any(vies) {
                        alone = Some((i, next));
                        break;
                    }
                    choices.push((i, next));
                }
                spent += 1;
                let Some((i, next)) = alone else { break };
                gone |= 1 << i;
                bound = next;
            }
            if gone == all {
                return (spent, Lock::Open);
            }
            if spent > nodes {
                return (spent, Lock::Unknown);
            }
            for &(i, next) in choices.iter().rev() {
                let gone = gone | 1 << i;
                if seen.set(u128::from(mix(gone)) << 64 | u128::from(gone), 1) {
                    stack.push((gone, next));
                }
            }
        }
        (spent, Lock::Locked)
    }
}
