//! A trie of dealt column prefixes, shared by all outcomes of the deal, and the runs of loose cards that lie on them.
//!
//! A column is a node of the trie plus a [`Run`]. A node ends in a *fixed* card: it does not lie on a card one rank
//! higher, so it never returns once it has moved. The cards above it are loose. The trie is an arena with parent, child
//! and sibling links; every node caches its data for the abstractions (counts by rank, kinds, hashes). Keys are Zobrist
//! hashes: the sum of one hash per column and one for the foundations.

use super::rank_counts::RankCounts;
use super::state::Heights;
use crate::card::{rank, suit};
use crate::engine::mix;
use crate::{Rule, RuleSet};

/// Stands for the suit of a loose card in an abstraction that forgets suits.
pub(crate) const UNKNOWN_SUIT: u8 = 4;

/// Loose cards in descending sequence on a dealt card or a king.
///
/// Bits: `[first rank: 8 @44][length: 4 @40][suits: 3 × 12 @0]`, the suit of the last card lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run(pub(crate) u64);

/// The bits of the suits; a run has at most twelve cards, queen to ace.
const SUIT_BITS: u64 = (1 << 36) - 1;

impl Run {
    pub(crate) const EMPTY: Run = Run(0);

    pub(crate) fn len(self) -> u8 {
        (self.0 >> 40 & 15) as u8
    }

    fn first_rank(self) -> u8 {
        (self.0 >> 44) as u8
    }

    /// The rank of the last card; the run must not be empty.
    pub(crate) fn last_rank(self) -> u8 {
        self.first_rank() + 1 - self.len()
    }

    pub(crate) fn last_suit(self) -> u8 {
        (self.0 & 7) as u8
    }

    /// The suit of the run's card of this rank.
    pub(crate) fn suit_of(self, rank: u8) -> Option<u8> {
        let has_rank = self.len() > 0 && rank <= self.first_rank() && rank >= self.last_rank();
        has_rank.then(|| (self.0 >> (3 * (rank - self.last_rank())) & 7) as u8)
    }

    /// Returns true if `other` begins with this run's cards; an unknown suit of this run matches any.
    pub(crate) fn is_prefix_of(self, other: Run) -> bool {
        if self.len() == 0 {
            return true;
        }
        if self.first_rank() != other.first_rank() || self.len() > other.len() {
            return false;
        }
        let ours = self.0 & SUIT_BITS;
        let theirs = (other.0 & SUIT_BITS) >> (3 * (other.len() - self.len()));
        let suit_mask = !(ours >> 2 & 0o1111_1111_1111) & 0o1111_1111_1111;
        (ours ^ theirs) & (suit_mask * 7) == 0
    }

    pub(crate) fn push(self, rank: u8, suit: u8) -> Run {
        let first = if self.len() == 0 { rank } else { self.first_rank() };
        let suits = (self.0 & SUIT_BITS) << 3 | u64::from(suit);
        Run(suits & SUIT_BITS | u64::from(self.len() + 1) << 40 | u64::from(first) << 44)
    }

    pub(crate) fn pop(self) -> Run {
        if self.len() <= 1 {
            return Run::EMPTY;
        }
        Run((self.0 & SUIT_BITS) >> 3 | u64::from(self.len() - 1) << 40 | u64::from(self.first_rank()) << 44)
    }

    /// Makes the suits of cards of rank `from` and above [`UNKNOWN_SUIT`].
    pub(crate) fn forget_suits(self, from: u8) -> Run {
        if from >= 12 || self.len() == 0 {
            return self;
        }
        let remembered = from.saturating_sub(self.last_rank()).min(self.len());
        let all = (1u64 << (3 * self.len())) - 1;
        let forgotten = all & !((1 << (3 * remembered)) - 1);
        Run(self.0 & !forgotten | 0o4444_4444_4444 & forgotten)
    }
}

/// A trie node: a dealt prefix of a column whose last card leaves irreversibly.
#[derive(Clone, Debug)]
pub(crate) struct Prefix {
    /// The node after the last card leaves, and the loose run that this uncovers.
    pub(crate) parent: u16,
    pub(crate) run_below: Run,
    /// The last card.
    pub(crate) top: u8,
    /// The newest child, and the next older node with the same parent; 0 for none.
    child: u16,
    sibling: u16,
    /// Nodes from the root to this one, the root excluded.
    pub(crate) depth: u8,
    /// The prefix's cards by rank.
    pub(crate) counts: RankCounts,
    /// Bit sets of kinds that the prefix holds at least once, and twice.
    pub(crate) kinds: [u64; 2],
    /// Its share of the key of a dealt state, and of a tableau where no run lies on it.
    pub(crate) key: u128,
    pub(crate) runless_key: u128,
}

/// The prefixes of all outcomes of the deal; node 0 is the empty one.
#[derive(Clone, Debug)]
pub(crate) struct PrefixTrie {
    pub(crate) prefixes: Vec<Prefix>,
    pub(crate) ranks: u8,
    /// Columns after the deal.
    pub(crate) columns: usize,
    pub(crate) rules: RuleSet,
}

/// Hashes a word to 128 bits.
pub(crate) fn hash128(word: u64) -> u128 {
    let low = mix(word ^ 0x5851_f42d_4c95_7f2d);
    let high = mix(word.wrapping_mul(0xd134_2543_de82_ef95) ^ 0x1405_7b7e_f767_814f);
    u128::from(high) << 64 | u128::from(low)
}

/// The foundations' share of a key.
pub(crate) fn hash_heights(heights: &Heights) -> u128 {
    let word = heights.iter().flatten().fold(1, |word, &h| word << 4 | u64::from(h));
    hash128(word ^ 0xf00d_0000_0000_0000)
}

impl PrefixTrie {
    pub(crate) fn new(ranks: u8, columns: usize, rules: RuleSet) -> Self {
        let empty = Prefix {
            parent: 0,
            run_below: Run::EMPTY,
            top: 255,
            child: 0,
            sibling: 0,
            depth: 0,
            counts: RankCounts::ZERO,
            kinds: [0; 2],
            key: 0,
            runless_key: 0,
        };
        Self { prefixes: vec![empty], ranks, columns, rules }
    }

    /// Distinguishes columns with equal cards; 0 under column symmetry (ledger, FQ-C).
    pub(crate) fn column_salt(&self, c: usize) -> u64 {
        if self.rules.has(Rule::ColumnSymmetry) { 0 } else { c as u64 + 1 }
    }

    /// Returns true if the prefixes of another outcome might not fit 16-bit numbers.
    pub(crate) fn is_full(&self) -> bool {
        self.prefixes.len() + 104 > usize::from(u16::MAX)
    }

    pub(crate) fn get(&self, number: u16) -> &Prefix {
        &self.prefixes[usize::from(number)]
    }

    /// The length of the longest prefix that ends in a fixed card.
    fn fixed_len(cards: &[u8]) -> usize {
        let mut n = cards.len();
        while n > 1 && rank(cards[n - 2]) == rank(cards[n - 1]) + 1 {
            n -= 1;
        }
        if n == 1 { 0 } else { n }
    }

    /// Inserts a column, bottom card first; returns its node and the loose run on it.
    pub(crate) fn insert(&mut self, cards: &[u8]) -> (u16, Run) {
        let n = Self::fixed_len(cards);
        let run = cards[n..].iter().fold(Run::EMPTY, |run, &c| run.push(rank(c), suit(c)));
        if n == 0 {
            return (0, run);
        }
        let (parent, run_below) = self.insert(&cards[..n - 1]);
        let top = cards[n - 1];
        let mut child = self.get(parent).child;
        while child != 0 {
            let prefix = self.get(child);
            if prefix.run_below == run_below && prefix.top == top {
                return (child, run);
            }
            child = prefix.sibling;
        }
        let number = self.prefixes.len() as u16;
        let mut prefix = Prefix {
            parent,
            run_below,
            top,
            child: 0,
            sibling: self.get(parent).child,
            depth: self.get(parent).depth + 1,
            counts: RankCounts::ZERO,
            kinds: [0; 2],
            key: hash128(u64::from(number) | 1 << 40),
            runless_key: hash128(u64::from(number)),
        };
        for &card in &cards[..n] {
            prefix.counts.increment(rank(card));
            let twice = prefix.kinds[0] & 1 << card;
            prefix.kinds[1] |= twice;
            prefix.kinds[0] |= 1 << card;
        }
        self.prefixes.push(prefix);
        self.prefixes[usize::from(parent)].child = number;
        (number, run)
    }
}
