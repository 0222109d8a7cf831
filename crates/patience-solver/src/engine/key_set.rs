//! A set of keys that forgets none, for what must not be repeated: marks of refinements.

use super::rng::mix;

/// An open-addressing set of 64-bit digests of 128-bit keys, which grows up to a bound and then refuses keys.
///
/// A false match has a probability below n ∕ 2⁶⁴ for n keys; use it where a false match costs time and proves nothing.
#[derive(Clone, Debug)]
pub(crate) struct KeySet {
    /// Digests, zero for an empty slot; a power of two of them.
    slots: Vec<u64>,
    len: usize,
    max_slots: usize,
}

const MIN_SLOTS: usize = 64;

impl KeySet {
    /// Creates a set of at most `bytes` bytes, or of the smallest size.
    pub(crate) fn new(bytes: usize) -> Self {
        let max_slots = (bytes / size_of::<u64>()).max(MIN_SLOTS);
        Self { slots: vec![0; MIN_SLOTS], len: 0, max_slots }
    }

    fn digest(key: u128) -> u64 {
        mix(key as u64 ^ ((key >> 64) as u64).rotate_left(29)) | 1
    }

    /// Index of a digest's slot, or of the empty one that it would take.
    fn find(&self, digest: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (digest >> 1) as usize & mask;
        while self.slots[at] != 0 && self.slots[at] != digest {
            at = (at + 1) & mask;
        }
        at
    }

    pub(crate) fn has(&self, key: u128) -> bool {
        self.slots[self.find(Self::digest(key))] != 0
    }

    /// Adds a key; false if the set is full.
    #[must_use]
    pub(crate) fn insert(&mut self, key: u128) -> bool {
        let digest = Self::digest(key);
        let at = self.find(digest);
        if self.slots[at] != 0 {
            return true;
        }
        if (self.len + 1) * 4 <= self.slots.len() * 3 {
            self.slots[at] = digest;
            self.len += 1;
            return true;
        }
        if self.slots.len() * 2 > self.max_slots {
            return false;
        }
        let slots = vec![0; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, slots);
        for digest in old.into_iter().filter(|digest| *digest != 0) {
            let at = self.find(digest);
            self.slots[at] = digest;
        }
        self.insert(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_exactly_its_keys_until_it_is_full() {
        let key = |n: u64| u128::from(mix(n)) << 64 | u128::from(mix(!n));
        let mut set = KeySet::new(1 << 16);
        let mut count = 0;
        while set.insert(key(count)) {
            count += 1;
        }
        assert_eq!(count, (1 << 16) / 8 * 3 / 4);
        assert!((0..count).all(|n| set.has(key(n)) && set.insert(key(n))));
        assert!((count..2 * count).all(|n| !set.has(key(n))));
        assert!(set.slots.len() * size_of::<u64>() <= 1 << 16);
    }
}
