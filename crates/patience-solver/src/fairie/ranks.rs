//! A small count for each rank, all of them in one word, so that they are added and compared at once.

/// One in each byte.
const ONES: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;
/// What stands for nothing where a count may be less than that: more than there are cards of a rank.
const NOTHING: u128 = ONES << 6;

/// All bits of the counts below a rank.
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

/// Sixteen counts, each from 0 to 63, by rank: a byte each, that of the ace lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ranks(u128);

impl Ranks {
    pub(crate) const NONE: Ranks = Ranks(0);

    /// One of each of so many ranks, from a rank on.
    pub(crate) fn some(from: u8, many: u8) -> Self {
        Self::from(from).without(Self::from(from + many))
    }

    /// One of each rank from this one on; none if there is no such rank.
    fn from(rank: u8) -> Self {
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

    /// Cards of each rank that are not on foundations of these heights; the ranks that there are not count, too.
    pub(crate) fn above(heights: impl Iterator<Item = u8>) -> Self {
        heights.fold(Self::NONE, |ranks, height| ranks.with(Self::from(height)))
    }

    pub(crate) fn get(self, rank: u8) -> u8 {
        let half = if rank < 8 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        (half >> (8 * (rank & 7))) as u8
    }

    pub(crate) fn with(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// The same with fewer cards, all of which are there.
    pub(crate) fn without(self, others: Self) -> Self {
        Self(self.0 - others.0)
    }

    /// One card more of a rank, one that there is less.
    pub(crate) fn one_more(&mut self, rank: u8) {
        *self = self.with(Self::some(rank, 1));
    }

    pub(crate) fn one_less(&mut self, rank: u8) {
        *self = self.without(Self::some(rank, 1));
    }

    /// How many cards there are in all.
    pub(crate) fn sum(self) -> u32 {
        let halves = (self.0 as u64).wrapping_add((self.0 >> 64) as u64);
        (halves.wrapping_mul(ONES as u64) >> 56) as u32
    }
}

/// For each rank, how many cards of it find no place on those of the next one, of which each bears one; less than nothing where
/// there are places to spare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Short(u128);

impl Short {
    /// Of these cards, on each other and on the last cards of columns. On those of the highest of so many ranks lie the cards
    /// below it; under it there are only kings.
    pub(crate) fn new(cards: Ranks, ends: Ranks, ranks: u8) -> Self {
        let places = cards.with(ends).0 >> 8 & below(ranks - 1);
        Self((NOTHING + cards.0 - places) & below(ranks))
    }

    /// How many cards are short of a place, all ranks together.
    pub(crate) fn sum(self) -> i8 {
        let some = self.0 >> 6 & ONES;
        Ranks(self.0 & ((some << 6) - some)).sum() as i8
    }

    /// Whether one place less for the cards below a rank would leave one more of them without a place.
    pub(crate) fn is_full(self, rank: u8) -> bool {
        rank > 0 && Ranks(self.0).get(rank - 1) >> 6 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Ranks, Short};
    use crate::rng::Rng;

    fn counted(counts: &[u8; 16]) -> Ranks {
        let mut ranks = Ranks::NONE;
        for (rank, &count) in (0..).zip(counts) {
            (0..count).for_each(|_| ranks.one_more(rank));
        }
        ranks
    }

    /// What is counted in one word is what is counted one by one.
    #[test]
    fn counts_are_those_of_cards_one_by_one() {
        let mut rng = Rng::new(1);
        for _ in 0..2_000 {
            let heights: Vec<u8> = (0..8).map(|_| rng.below(13) as u8).collect();
            let above = Ranks::above(heights.iter().copied());
            for rank in 0..16 {
                assert_eq!(usize::from(above.get(rank)), heights.iter().filter(|&&height| height <= rank).count());
            }
            let (from, many) = (rng.below(12) as u8, rng.below(5) as u8);
            let some = Ranks::some(from, many);
            assert!((0..16).all(|rank| (some.get(rank) == 1) == (from..from + many).contains(&rank)));
            let both = above.with(some);
            assert_eq!(both.sum(), above.sum() + u32::from(many));
            assert_eq!(both.without(some), above);
            let mut more = above;
            more.one_more(from);
            assert_eq!(more.get(from), above.get(from) + 1);
            more.one_less(from);
            assert_eq!(more, above);
        }
    }

    /// Each card bears one of the rank below it; those of the highest rank lie on kings.
    #[test]
    fn cards_short_of_a_place_are_those_that_exceed_the_cards_above() {
        let mut rng = Rng::new(2);
        for _ in 0..5_000 {
            let ranks = 3 + rng.below(10) as u8;
            let cards: [u8; 16] = std::array::from_fn(|_| rng.below(9) as u8);
            let ends: [u8; 16] = std::array::from_fn(|_| rng.below(9) as u8);
            let short = Short::new(counted(&cards), counted(&ends), ranks);
            let mut sum = 0;
            assert!(!short.is_full(0));
            for rank in 0..ranks {
                let r = usize::from(rank);
                let places = if rank + 1 == ranks { 0 } else { cards[r + 1] + ends[r + 1] };
                sum += cards[r].saturating_sub(places);
                assert_eq!(short.is_full(rank + 1), cards[r] >= places, "{cards:?} on {ends:?}, {ranks} ranks");
            }
            assert_eq!(short.sum(), sum as i8);
        }
    }
}
