//! The transposition table of every search: positions visited, and one bit about each.

use super::memory::TableMemory;
use std::hint::black_box;

/// A lossy map from 128-bit hashes to one bit, which grows up to a bound and then replaces entries.
///
/// The upper half of a key chooses its bucket; there 62 mixed bits of both halves are compared, eight bytes an entry.
/// Up to [`MAX_DOUBLINGS`] of these bits choose the bucket as well, so a false match has a probability below 2⁻⁵² a
/// look-up, independent of that under another hash seed: each compares another projection of the 128 bits. A forgotten
/// entry costs time, never truth; nothing iterates over the table.
#[derive(Clone, Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    occupied: usize,
    /// Buckets at first; doublings since, and doublings allowed.
    base: u64,
    doubled: u32,
    max_doublings: u32,
    /// Rotation of the upper half before both are mixed.
    rotation: u32,
}

/// Slots of a bucket.
const BUCKET: usize = 16;
/// Slots of a cache line.
const LINE: usize = 8;

/// Two whole cache lines of slots. A slot is the [`fingerprint`](TranspositionTable::fingerprint) of a key without its two
/// lowest bits, then the bit stored, then a one; or zero, and so are those after it.
#[derive(Clone, Debug)]
#[repr(align(128))]
struct Bucket([u64; BUCKET]);

impl Bucket {
    const EMPTY: Self = Self([0; BUCKET]);
}

/// Maximum number of doublings of a table.
const MAX_DOUBLINGS: u32 = 6;
/// Minimum number of buckets of a table.
const MIN_BUCKETS: u64 = 4;

/// Rotation under hash seed 0; the others follow.
const FIRST_ROTATION: u32 = 32;

impl TranspositionTable {
    /// Creates a table of at most about this memory.
    pub(crate) fn new(memory: TableMemory) -> Self {
        let TableMemory { bytes, hash_seed } = memory;
        let buckets = (bytes / size_of::<Bucket>()) as u64;
        let max_doublings = (buckets / MIN_BUCKETS).checked_ilog2().unwrap_or(0).min(MAX_DOUBLINGS);
        let base = (buckets >> max_doublings).clamp(MIN_BUCKETS, u32::MAX.into());
        Self {
            buckets: vec![Bucket::EMPTY; base as usize],
            occupied: 0,
            base,
            doubled: 0,
            max_doublings,
            rotation: FIRST_ROTATION + hash_seed % 31,
        }
    }

    /// Maximum number of entries.
    pub(crate) fn max_len(&self) -> usize {
        (self.base as usize * BUCKET) << self.max_doublings
    }

    /// The part of a key that is compared. Keys that share a half, or of which one half is made of the other, still differ.
    fn fingerprint(&self, key: u128) -> u64 {
        key as u64 ^ ((key >> 64) as u64).rotate_left(self.rotation)
    }

    /// Index of a key's bucket.
    fn bucket(&self, key: u128) -> usize {
        // The upper half as a share of 2⁶⁴, scaled to the buckets: a 128-bit product in two parts.
        let [high, low] = [(key >> 96) as u64, (key >> 64) as u64 & 0xffff_ffff];
        let first = (high * self.base + ((low * self.base) >> 32)) >> 32;
        let part = self.fingerprint(key).unbounded_shr(u64::BITS - self.doubled);
        (first as usize) << self.doubled | part as usize
    }

    /// Indices of the key's bucket and of its slot there, or of the slot that it would take, and true if the key is there.
    fn find(&self, key: u128) -> (usize, usize, bool) {
        let bucket = self.bucket(key);
        let compared = self.fingerprint(key) >> 2;
        for (i, &slot) in self.buckets[bucket].0.iter().enumerate() {
            if slot == 0 {
                return (bucket, i, false);
            }
            if slot >> 2 == compared {
                return (bucket, i, true);
            }
        }
        // Full: the key chooses the slot, so the answer depends on the key alone.
        (bucket, (key as u64 >> 40) as usize % BUCKET, false)
    }

    /// Prefetches the buckets of some keys: most of a look-up's cost is waiting for memory.
    pub(crate) fn touch(&self, keys: impl Iterator<Item = u128>) {
        black_box(keys.fold(0, |word, key| {
            let slots = &self.buckets[self.bucket(key)].0;
            word ^ slots[0] ^ slots[LINE]
        }));
    }

    /// Looks up the bit of a key.
    pub(crate) fn get(&self, key: u128) -> Option<bool> {
        let (bucket, at, there) = self.find(key);
        there.then(|| self.buckets[bucket].0[at] & 2 != 0)
    }

    /// Stores the bit of a key; true if the key was not there.
    pub(crate) fn insert(&mut self, key: u128, value: bool) -> bool {
        let (bucket, at, there) = self.find(key);
        if !there {
            let slot = self.buckets[bucket].0[at];
            let is_crowded = self.occupied * 4 >= self.buckets.len() * BUCKET * 3;
            if (slot != 0 || is_crowded) && self.doubled < self.max_doublings {
                self.grow();
                return self.insert(key, value);
            }
            self.occupied += usize::from(slot == 0);
        }
        self.buckets[bucket].0[at] = self.fingerprint(key) & !3 | u64::from(value) << 1 | 1;
        !there
    }

    /// Marks a key as visited; true if it was not there.
    pub(crate) fn visit(&mut self, key: u128) -> bool {
        self.insert(key, true)
    }

    /// Doubles the table: splits each bucket by one more bit of its keys.
    fn grow(&mut self) {
        let mut buckets = vec![Bucket::EMPTY; self.buckets.len() * 2];
        for (old, new) in self.buckets.iter().zip(buckets.chunks_mut(2)) {
            let mut counts = [0; 2];
            for &slot in old.0.iter().filter(|slot| **slot != 0) {
                let half = (slot >> (u64::BITS - 1 - self.doubled) & 1) as usize;
                new[half].0[counts[half]] = slot;
                counts[half] += 1;
            }
        }
        self.buckets = buckets;
        self.doubled += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{BUCKET, Bucket, TableMemory, TranspositionTable};
    use crate::engine::rng::mix;

    fn key(n: u64) -> u128 {
        u128::from(mix(n)) << 64 | u128::from(mix(!n))
    }

    /// The bit that the test stores for a number, without a pattern that the table could share.
    fn bit(n: u64) -> bool {
        mix(n ^ 0x5555) & 1 == 1
    }

    /// After any number of insertions the table stays within its memory, answers truly and remembers the newest keys.
    #[test]
    fn tables_stay_within_their_memory_and_remember_the_newest_keys() {
        for bytes in [1 << 17, 1 << 20, 5 << 20] {
            let mut table = TranspositionTable::new(TableMemory::bytes(bytes));
            let many = (bytes / 4) as u64;
            for n in 0..many {
                assert!(table.insert(key(n), !bit(n)));
                assert!(!table.insert(key(n), bit(n)));
                assert_eq!(table.get(key(n)), Some(bit(n)));
            }
            assert!(table.buckets.len() * size_of::<Bucket>() <= bytes, "{bytes}");
            let found = (0..many).filter(|&n| table.get(key(n)) == Some(bit(n))).count();
            assert_eq!(found, (0..many).filter(|&n| table.get(key(n)).is_some()).count());
            let slots = table.buckets.len() * BUCKET;
            // Twice its capacity was inserted, so it is nearly full.
            assert!(found * 10 > slots * 9 && found <= slots, "{bytes}: {found}");
            assert!((many..many + 1000).all(|n| table.get(key(n)).is_none()));
        }
    }

    /// Keys with a common half, or with a half that is not a hash, are as distinct as any.
    #[test]
    fn keys_that_share_a_half_are_distinct() {
        const SHARED_HALF: u64 = 0x0123_4567_89ab_cdef;
        let kinds: [fn(u64) -> u128; 3] = [
            |n| u128::from(mix(n)) << 64 | u128::from(SHARED_HALF),
            |n| u128::from(SHARED_HALF) << 64 | u128::from(mix(n)),
            |n| u128::from(mix(n)) << 64 | u128::from(n),
        ];
        for key in kinds {
            for hash_seed in 0..31 {
                let mut table = TranspositionTable::new(TableMemory { bytes: 1 << 20, hash_seed });
                for n in 0..20_000 {
                    assert!(table.get(key(n)).is_none(), "{n} is taken for another");
                    table.insert(key(n), true);
                }
            }
        }
    }

    /// Two keys that one hash seed takes for each other are distinct under the next.
    #[test]
    fn a_false_match_is_none_under_another_hash_seed() {
        let high = mix(1) & !(1 << 3);
        let low = mix(2);
        let other_high = high | 1 << 3;
        let other_low = low ^ (high ^ other_high).rotate_left(32);
        let [first, other] =
            [(high, low), (other_high, other_low)].map(|(high, low)| u128::from(high) << 64 | u128::from(low));
        let matches = |hash_seed: u32| {
            let mut table = TranspositionTable::new(TableMemory { bytes: 1 << 10, hash_seed });
            table.insert(first, true);
            table.get(other).is_some()
        };
        assert!(matches(0));
        assert!((1..31).all(|hash_seed| !matches(hash_seed)));
    }
}
