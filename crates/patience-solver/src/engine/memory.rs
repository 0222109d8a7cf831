//! Memory of a search: shares of the limit that add up to it, and the hash that its tables compare.

use crate::Limits;

/// Shares of [`Limits::memory`], in parts of a game's own total; all tables that exist at the same time have a share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryPlan<const N: usize> {
    shares: [usize; N],
}

impl<const N: usize> MemoryPlan<N> {
    /// Creates a plan. The shares are parts of their sum, so that together they take all memory and no more.
    pub(crate) const fn new(shares: [usize; N]) -> Self {
        Self { shares }
    }

    /// The memory of the share of this index.
    pub(crate) fn of(&self, share: usize, limits: Limits) -> TableMemory {
        TableMemory::of(limits).part(self.shares[share], self.shares.iter().sum())
    }
}

/// Memory for tables, and the projection of keys that they compare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableMemory {
    pub(crate) bytes: usize,
    pub(crate) hash_seed: u32,
}

impl TableMemory {
    pub(crate) fn of(limits: Limits) -> Self {
        Self { bytes: limits.memory, hash_seed: limits.hash_seed }
    }

    /// Memory with the first projection. Searches have the projection of their limits, so that no proof rests on one alone.
    #[cfg(test)]
    pub(crate) const fn bytes(bytes: usize) -> Self {
        Self { bytes, hash_seed: 0 }
    }

    /// `parts` of `of` equal parts.
    pub(crate) const fn part(self, parts: usize, of: usize) -> Self {
        Self { bytes: self.bytes / of * parts, ..self }
    }

    /// As many bytes as `bytes`, with the same projection.
    pub(crate) const fn with_bytes(self, bytes: usize) -> Self {
        Self { bytes, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_a_plan_add_up_to_the_memory() {
        let limits = Limits { memory: 70 << 20, ..Limits::default() };
        let plan = MemoryPlan::new([1, 2, 4]);
        let bytes = [0, 1, 2].map(|share| plan.of(share, limits).bytes);
        assert_eq!(bytes, [10 << 20, 20 << 20, 40 << 20]);
        assert_eq!(bytes.iter().sum::<usize>(), limits.memory);
    }
}
