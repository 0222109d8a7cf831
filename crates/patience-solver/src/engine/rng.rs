//! A small deterministic generator: a budget and a seed give the same answer on every platform.

use crate::engine::sort;

/// SplitMix64 (Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Creates the generator of a seed; close seeds give unrelated numbers.
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
        Self(mix(seed))
    }

    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// Draws a number below `n`, which is not 0; the bias for small `n` is below 2⁻²⁴.
    pub fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    /// Shuffles cards uniformly; the result depends only on which cards they are, not on their order.
    pub(crate) fn shuffle(&mut self, cards: &mut [u8]) {
        sort::insertion_sort(cards, |a, b| a > b);
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.below(i + 1));
        }
    }

    /// Returns true `per_64k` times in 65,536.
    pub(crate) fn chance(&mut self, per_64k: u32) -> bool {
        ((self.next() >> 48) as u32) < per_64k
    }
}

/// The finalizer of SplitMix64: a bijection of 64-bit words that mixes every bit.
pub(crate) fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
