//! One small count per rank, packed in a word, for the packing bound (ledger, FQ-1).
//!
//! SIMD within a register: sixteen byte lanes of a `u128`, so that adding, comparing and summing all ranks takes a few
//! instructions. [`RankCounts`] counts cards; [`Deficit`] counts cards that lack a support.

/// One in each lane.
const ONES: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;
/// Zero in the lanes of a [`Deficit`], which may be negative: larger than any count of cards of a rank.
const BIAS: u128 = ONES << 6;

/// A mask of the lanes below a rank.
fn below(rank: u8) -> u128 {
    const BELOW: [u128; 16] = {
        let mut below = [0; 16];
        let mut rank = 1;
        while rank < 16 {
            below[rank] = below[rank - 1] << 8 | 0xff;
            rank += 1;
        }
        below
    };
    BELOW[usize::from(rank) & 15]
}

/// Sixteen counts from 0 to 63 by rank, the ace in the lowest byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RankCounts(u128);

impl RankCounts {
    pub(crate) const ZERO: RankCounts = RankCounts(0);

    /// One of each of `count` ranks from `from` on.
    pub(crate) fn range(from: u8, count: u8) -> Self {
        Self::ranks_from(from).minus(Self::ranks_from(from + count))
    }

    /// One of each rank from `rank` on; zero from 16 on.
    fn ranks_from(rank: u8) -> Self {
        const FROM: [u128; 17] = {
            let mut from = [0; 17];
            let mut rank = 0;
            while rank < 16 {
                from[rank] = ONES << (8 * rank);
                rank += 1;
            }
            from
        };
        Self(FROM[usize::from(rank.min(16))])
    }

    /// Cards of each rank that are missing from foundations of these heights; ranks above the pack's are counted too.
    pub(crate) fn not_home(heights: impl Iterator<Item = u8>) -> Self {
        heights.fold(Self::ZERO, |ranks, height| ranks.plus(Self::ranks_from(height)))
    }

    pub(crate) fn get(self, rank: u8) -> u8 {
        let half = if rank < 8 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        (half >> (8 * (rank & 7))) as u8
    }

    pub(crate) fn plus(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// Subtracts lane by lane; no lane may underflow.
    pub(crate) fn minus(self, others: Self) -> Self {
        Self(self.0 - others.0)
    }

    pub(crate) fn increment(&mut self, rank: u8) {
        *self = self.plus(Self::range(rank, 1));
    }

    pub(crate) fn decrement(&mut self, rank: u8) {
        *self = self.minus(Self::range(rank, 1));
    }

    /// All ranks together.
    pub(crate) fn sum(self) -> u32 {
        let halves = (self.0 as u64).wrapping_add((self.0 >> 64) as u64);
        (halves.wrapping_mul(ONES as u64) >> 56) as u32
    }
}

/// Cards of each rank less their supports, the cards one rank higher; negative where supports are left over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deficit(u128);

impl Deficit {
    /// The deficit of `cards` that lie on each other and on the last cards of columns, `ends`.
    ///
    /// Cards of the highest of `ranks` ranks have no support but kings, which are not counted here.
    pub(crate) fn new(cards: RankCounts, ends: RankCounts, ranks: u8) -> Self {
        let supports = cards.plus(ends).0 >> 8 & below(ranks - 1);
        Self((BIAS + cards.0 - supports) & below(ranks))
    }

    /// Cards without a support: the positive deficits of all ranks together.
    pub(crate) fn sum(self) -> i8 {
        let not_negative = self.0 >> 6 & ONES;
        RankCounts(self.0 & ((not_negative << 6) - not_negative)).sum() as i8
    }

    /// Returns true if losing one support of this rank would raise the sum.
    pub(crate) fn is_tight(self, rank: u8) -> bool {
        rank > 0 && RankCounts(self.0).get(rank - 1) >> 6 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Deficit, RankCounts};
    use crate::engine::rng::Rng;

    fn count(counts: &[u8; 16]) -> RankCounts {
        let mut ranks = RankCounts::ZERO;
        for (rank, &count) in (0..).zip(counts) {
            (0..count).for_each(|_| ranks.increment(rank));
        }
        ranks
    }

    #[test]
    fn packed_counts_equal_counts_card_by_card() {
        let mut rng = Rng::new(1);
        for _ in 0..2_000 {
            let heights: Vec<u8> = (0..8).map(|_| rng.below(13) as u8).collect();
            let not_home = RankCounts::not_home(heights.iter().copied());
            for rank in 0..16 {
                assert_eq!(usize::from(not_home.get(rank)), heights.iter().filter(|&&height| height <= rank).count());
            }
            let (from, count) = (rng.below(12) as u8, rng.below(5) as u8);
            let ranks = RankCounts::range(from, count);
            assert!((0..16).all(|rank| (ranks.get(rank) == 1) == (from..from + count).contains(&rank)));
            let sum = not_home.plus(ranks);
            assert_eq!(sum.sum(), not_home.sum() + u32::from(count));
            assert_eq!(sum.minus(ranks), not_home);
            let mut changed = not_home;
            changed.increment(from);
            assert_eq!(changed.get(from), not_home.get(from) + 1);
            changed.decrement(from);
            assert_eq!(changed, not_home);
        }
    }

    #[test]
    fn the_deficit_is_what_exceeds_the_cards_of_the_next_rank() {
        let mut rng = Rng::new(2);
        for _ in 0..5_000 {
            let ranks = 3 + rng.below(10) as u8;
            let cards: [u8; 16] = std::array::from_fn(|_| rng.below(9) as u8);
            let ends: [u8; 16] = std::array::from_fn(|_| rng.below(9) as u8);
            let deficit = Deficit::new(count(&cards), count(&ends), ranks);
            let mut sum = 0;
            assert!(!deficit.is_tight(0));
            for rank in 0..ranks {
                let r = usize::from(rank);
                let supports = if rank + 1 == ranks { 0 } else { cards[r + 1] + ends[r + 1] };
                sum += cards[r].saturating_sub(supports);
                assert_eq!(deficit.is_tight(rank + 1), cards[r] >= supports, "{cards:?} on {ends:?}, {ranks} ranks");
            }
            assert_eq!(deficit.sum(), sum as i8);
        }
    }
}
