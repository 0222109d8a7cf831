//! The transposition table of every search: which positions were looked at before, and one bit of what is known of each.

use std::hint::black_box;

/// A map from hashes to one bit that grows up to a bound and then forgets.
///
/// A key has a bucket, chosen by its upper half, and is compared there in 62 bits in which both halves are mixed: eight bytes for
/// each entry. The first of these bits, at most [`DOUBLINGS`], choose the bucket as well, so that a key that is not there is taken
/// for one that is once in 2⁵² questions at the very most. A forgotten entry costs time, never truth: the searches only ask
/// whether something was decided before. No order of iteration exists that could reach a result.
#[derive(Clone, Debug)]
pub(crate) struct TranspositionTable {
    /// Buckets of [`BUCKET`] slots. A slot has the [`fingerprint`] of a key but for its two lowest bits, then the bit known of
    /// it, then a one; or is zero, and so are those after it in its bucket.
    slots: Vec<u64>,
    used: usize,
    /// The number of buckets at first; how often it was doubled since, and how often it may be.
    base: u64,
    doubled: u32,
    most: u32,
}

/// Slots of a bucket: two lines of a processor's cache.
const BUCKET: usize = 16;
/// A table grows to so many times, as a power of two, the size that it has at first.
const DOUBLINGS: u32 = 6;
/// Buckets that a table has at least.
const LEAST: u64 = 4;

/// What is kept of a key. Keys of which one half is the same, or made of the other half, are told apart by it as well.
fn fingerprint(key: u128) -> u64 {
    key as u64 ^ ((key >> 64) as u64).rotate_left(32)
}

impl TranspositionTable {
    /// A table that takes at most about `bytes` bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = (bytes / (BUCKET * size_of::<u64>())) as u64;
        let most = (buckets / LEAST).checked_ilog2().unwrap_or(0).min(DOUBLINGS);
        let base = (buckets >> most).clamp(LEAST, u32::MAX.into());
        Self { slots: vec![0; base as usize * BUCKET], used: 0, base, doubled: 0, most }
    }

    /// Where the bucket of a key begins.
    fn bucket(&self, key: u128) -> usize {
        // The upper half as a share of 2⁶⁴, of the buckets there are: what a product of 128 bits would give, in two parts.
        let [high, low] = [(key >> 96) as u64, (key >> 64) as u64 & 0xffff_ffff];
        let first = (high * self.base + ((low * self.base) >> 32)) >> 32;
        let part = fingerprint(key).unbounded_shr(u64::BITS - self.doubled);
        ((first as usize) << self.doubled | part as usize) * BUCKET
    }

    /// Where the key is, or else where it would be written.
    fn find(&self, key: u128) -> (usize, bool) {
        let start = self.bucket(key);
        let own = fingerprint(key) >> 2;
        for (i, &slot) in self.slots[start..start + BUCKET].iter().enumerate() {
            if slot == 0 {
                return (start + i, false);
            }
            if slot >> 2 == own {
                return (start + i, true);
            }
        }
        // Full: the slot is chosen by the key, so that the answer does not depend on anything else.
        (start + (key as u64 >> 40) as usize % BUCKET, false)
    }

    /// Reads a word of each key's bucket, so that they come from memory side by side and not one after the other: to wait for
    /// them is what most questions cost.
    pub(crate) fn touch(&self, keys: impl Iterator<Item = u128>) {
        black_box(keys.fold(0, |word, key| word ^ self.slots[self.bucket(key)]));
    }

    /// What is known of a key.
    pub(crate) fn get(&self, key: u128) -> Option<bool> {
        let (at, there) = self.find(key);
        there.then(|| self.slots[at] & 2 != 0)
    }

    /// Notes what is known of a key; true if the key was not there.
    pub(crate) fn insert(&mut self, key: u128, value: bool) -> bool {
        let (at, there) = self.find(key);
        if !there {
            if (self.slots[at] != 0 || self.used * 4 >= self.slots.len() * 3) && self.doubled < self.most {
                self.grow();
                return self.insert(key, value);
            }
            self.used += usize::from(self.slots[at] == 0);
        }
        self.slots[at] = fingerprint(key) & !3 | u64::from(value) << 1 | 1;
        !there
    }

    /// Notes that a key was met; true if it was not there.
    pub(crate) fn visit(&mut self, key: u128) -> bool {
        self.insert(key, true)
    }

    /// Parts each bucket in two, by one more bit of its keys.
    fn grow(&mut self) {
        let mut slots = vec![0; self.slots.len() * 2];
        for (old, new) in self.slots.chunks(BUCKET).zip(slots.chunks_mut(2 * BUCKET)) {
            let mut counts = [0; 2];
            for &slot in old.iter().filter(|slot| **slot != 0) {
                let half = (slot >> (u64::BITS - 1 - self.doubled) & 1) as usize;
                new[half * BUCKET + counts[half]] = slot;
                counts[half] += 1;
            }
        }
        self.slots = slots;
        self.doubled += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::TranspositionTable;
    use crate::rng::mix;

    fn key(n: u64) -> u128 {
        u128::from(mix(n)) << 64 | u128::from(mix(!n))
    }

    /// What the test puts in for a number, without a pattern that the table could share.
    fn bit(n: u64) -> bool {
        mix(n ^ 0x5555) & 1 == 1
    }

    /// However much is put in, the table stays within its bytes, says nothing untrue, and still knows the newest.
    #[test]
    fn it_keeps_within_its_bytes() {
        for bytes in [1 << 17, 1 << 20, 5 << 20] {
            let mut table = TranspositionTable::new(bytes);
            let many = (bytes / 4) as u64;
            for n in 0..many {
                assert!(table.insert(key(n), !bit(n)));
                assert!(!table.insert(key(n), bit(n)));
                assert_eq!(table.get(key(n)), Some(bit(n)));
            }
            assert!(table.slots.len() * size_of::<u64>() <= bytes, "{bytes}");
            let known = (0..many).filter(|&n| table.get(key(n)) == Some(bit(n))).count();
            assert_eq!(known, (0..many).filter(|&n| table.get(key(n)).is_some()).count());
            // Twice as much as it holds was put in: it is nearly full.
            assert!(known * 10 > table.slots.len() * 9 && known <= table.slots.len(), "{bytes}: {known}");
            assert!((many..many + 1000).all(|n| table.get(key(n)).is_none()));
        }
    }

    /// Keys that have a half in common, or of which one half is no hash at all, are as different as any.
    #[test]
    fn keys_that_share_a_half_are_told_apart() {
        const SAME: u64 = 0x0123_4567_89ab_cdef;
        let kinds: [fn(u64) -> u128; 3] = [
            |n| u128::from(mix(n)) << 64 | u128::from(SAME),
            |n| u128::from(SAME) << 64 | u128::from(mix(n)),
            |n| u128::from(mix(n)) << 64 | u128::from(n),
        ];
        for key in kinds {
            let mut table = TranspositionTable::new(1 << 20);
            for n in 0..20_000 {
                assert!(table.get(key(n)).is_none(), "{n} is taken for another");
                table.insert(key(n), true);
            }
        }
    }
}
