//! Shared by tests: a generator for deals and moves.

/// A linear congruential generator (Knuth, MMIX): small packs of tests are dealt by it.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// Draws a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}
