//! The dealt part of the columns, shared by all ends of the deal.

use super::ranks::Ranks;
use super::state::Heights;
use crate::card::{rank, suit};
use crate::limits::{Rule, RuleSet};
use crate::rng::mix;

/// The suit of a loose card of which only the rank is known.
pub(crate) const UNKNOWN: u8 = 4;

/// Loose cards in descending order on a dealt card or a king: suits, three bits a card with the last card lowest, then, from
/// bit 40 on, the length and the rank of the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run(pub(crate) u64);

/// The bits of the suits: there are at most twelve cards, queen to ace.
const SUIT_BITS: u64 = (1 << 36) - 1;

impl Run {
    pub(crate) const EMPTY: Run = Run(0);

    pub(crate) fn len(self) -> u8 {
        (self.0 >> 40 & 15) as u8
    }

    /// The rank of the first card.
    fn start(self) -> u8 {
        (self.0 >> 44) as u8
    }

    /// The rank of the last card of a run that has one.
    pub(crate) fn last_rank(self) -> u8 {
        self.start() + 1 - self.len()
    }

    pub(crate) fn last_suit(self) -> u8 {
        (self.0 & 7) as u8
    }

    /// The suit of its card of this rank, if it has one.
    pub(crate) fn suit_of(self, rank: u8) -> Option<u8> {
        let there = self.len() > 0 && rank <= self.start() && rank >= self.last_rank();
        there.then(|| (self.0 >> (3 * (rank - self.last_rank())) & 7) as u8)
    }

    /// Whether another run begins with as many cards of the same ranks and suits, any suit being that of a card of unknown suit.
    pub(crate) fn begins(self, other: Run) -> bool {
        if self.len() == 0 {
            return true;
        }
        if self.start() != other.start() || self.len() > other.len() {
            return false;
        }
        let own = self.0 & SUIT_BITS;
        let others = (other.0 & SUIT_BITS) >> (3 * (other.len() - self.len()));
        let known = !(own >> 2 & 0o1111_1111_1111) & 0o1111_1111_1111;
        (own ^ others) & (known * 7) == 0
    }

    pub(crate) fn push(self, rank: u8, suit: u8) -> Run {
        let start = if self.len() == 0 { rank } else { self.start() };
        let suits = (self.0 & SUIT_BITS) << 3 | u64::from(suit);
        Run(suits & SUIT_BITS | u64::from(self.len() + 1) << 40 | u64::from(start) << 44)
    }

    pub(crate) fn pop(self) -> Run {
        if self.len() <= 1 {
            return Run::EMPTY;
        }
        Run((self.0 & SUIT_BITS) >> 3 | u64::from(self.len() - 1) << 40 | u64::from(self.start()) << 44)
    }

    /// The same with the suits of its cards of rank `sight` and above [`UNKNOWN`].
    pub(crate) fn known_to(self, sight: u8) -> Run {
        if sight >= 12 || self.len() == 0 {
            return self;
        }
        let below = sight.saturating_sub(self.last_rank()).min(self.len());
        let all = (1u64 << (3 * self.len())) - 1;
        let forgotten = all & !((1 << (3 * below)) - 1);
        Run(self.0 & !forgotten | 0o4444_4444_4444 & forgotten)
    }
}

/// The dealt cards that are left in a column, up to one that could not come back once it is moved away.
#[derive(Clone, Debug)]
pub(crate) struct Prefix {
    /// What is left when the last card is gone, and the loose cards that this leaves on it.
    pub(crate) parent: u16,
    pub(crate) below: Run,
    /// The last card.
    pub(crate) top: u8,
    /// The prefix that was found last with this one right under its last card, and the one with the same parent that was
    /// found before this one; 0 if there is none.
    child: u16,
    sibling: u16,
    /// How many prefixes lie under it, itself included.
    pub(crate) depth: u8,
    /// Cards of each rank in it.
    pub(crate) counts: Ranks,
    /// Kinds in it at least once, twice.
    pub(crate) have: [u64; 2],
    /// What tells it from others in an outline, and in a layout if no loose cards lie on it.
    pub(crate) key: u128,
    pub(crate) bare: u128,
}

/// All prefixes that any end of the deal has; number 0 is the empty one.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    pub(crate) prefixes: Vec<Prefix>,
    pub(crate) ranks: u8,
    pub(crate) rules: RuleSet,
}

/// A key of 128 bits for a word.
pub(crate) fn wide(word: u64) -> u128 {
    let low = mix(word ^ 0x5851_f42d_4c95_7f2d);
    let high = mix(word.wrapping_mul(0xd134_2543_de82_ef95) ^ 0x1405_7b7e_f767_814f);
    u128::from(high) << 64 | u128::from(low)
}

/// The key of the foundations.
pub(crate) fn heights_key(heights: &Heights) -> u128 {
    let word = heights.iter().flatten().fold(1, |word, &h| word << 4 | u64::from(h));
    wide(word ^ 0xf00d_0000_0000_0000)
}

impl Columns {
    pub(crate) fn new(ranks: u8, rules: RuleSet) -> Self {
        let empty = Prefix {
            parent: 0,
            below: Run::EMPTY,
            top: 255,
            child: 0,
            sibling: 0,
            depth: 0,
            counts: Ranks::NONE,
            have: [0; 2],
            key: 0,
            bare: 0,
        };
        Self { prefixes: vec![empty], ranks, rules }
    }

    /// What tells a column from another one with the same cards: nothing, under rule FQ-C of the ledger.
    pub(crate) fn name(&self, c: usize) -> u64 {
        if self.rules.has(Rule::FqC) { 0 } else { c as u64 + 1 }
    }

    /// Whether there may be no numbers left for the prefixes of another end.
    pub(crate) fn is_full(&self) -> bool {
        self.prefixes.len() + 104 > usize::from(u16::MAX)
    }

    pub(crate) fn get(&self, number: u16) -> &Prefix {
        &self.prefixes[usize::from(number)]
    }

    /// The length of the longest prefix that ends in a card that cannot come back.
    fn fixed(cards: &[u8]) -> usize {
        let mut n = cards.len();
        while n > 1 && rank(cards[n - 2]) == rank(cards[n - 1]) + 1 {
            n -= 1;
        }
        if n == 1 { 0 } else { n }
    }

    /// Takes in a column, bottom card first: its prefix and the loose cards on it.
    pub(crate) fn add(&mut self, cards: &[u8]) -> (u16, Run) {
        let n = Self::fixed(cards);
        let run = cards[n..].iter().fold(Run::EMPTY, |run, &c| run.push(rank(c), suit(c)));
        if n == 0 {
            return (0, run);
        }
        let (parent, below) = self.add(&cards[..n - 1]);
        let top = cards[n - 1];
        let mut known = self.get(parent).child;
        while known != 0 {
            let prefix = self.get(known);
            if prefix.below == below && prefix.top == top {
                return (known, run);
            }
            known = prefix.sibling;
        }
        let number = self.prefixes.len() as u16;
        let mut prefix = Prefix {
            parent,
            below,
            top,
            child: 0,
            sibling: self.get(parent).child,
            depth: self.get(parent).depth + 1,
            counts: Ranks::NONE,
            have: [0; 2],
            key: wide(u64::from(number) | 1 << 40),
            bare: wide(u64::from(number)),
        };
        for &card in &cards[..n] {
            prefix.counts.one_more(rank(card));
            let twice = prefix.have[0] & 1 << card;
            prefix.have[1] |= twice;
            prefix.have[0] |= 1 << card;
        }
        self.prefixes.push(prefix);
        self.prefixes[usize::from(parent)].child = number;
        (number, run)
    }
}
