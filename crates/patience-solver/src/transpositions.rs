//! The transposition table of every search: which positions were looked at before, and one bit of what is known of each.

/// A map from hashes to one bit that grows up to a bound and then forgets.
///
/// Keys are compared in 126 of their 128 bits. A forgotten entry costs time, never truth: the searches only ask whether
/// something was decided before. No order of iteration exists that could reach a result.
#[derive(Clone, Debug)]
pub(crate) struct TranspositionTable {
    /// The key but for its two lowest bits, then the bit known of it, then a one; or zero for an empty slot.
    slots: Vec<u128>,
    used: usize,
    /// The number of slots at which the table stops growing.
    most: usize,
}

/// Slots that are looked at for a key, from its home on.
const PROBES: usize = 16;

impl TranspositionTable {
    /// A table that takes at most about `bytes` bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let mut most = 1 << 6;
        while most * 2 * size_of::<u128>() <= bytes {
            most *= 2;
        }
        Self { slots: vec![0; 64], used: 0, most }
    }

    /// Where the key is, or else where it would be written.
    fn find(&self, key: u128) -> (usize, bool) {
        let mask = self.slots.len() - 1;
        let home = (key >> 64) as usize & mask;
        for i in 0..PROBES {
            let at = (home + i) & mask;
            if self.slots[at] >> 2 == key >> 2 && self.slots[at] != 0 {
                return (at, true);
            }
            if self.slots[at] == 0 {
                return (at, false);
            }
        }
        // Full here: the slot is chosen by the key, so that the answer does not depend on anything else.
        ((home + (key as usize >> 8) % PROBES) & mask, false)
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
            if (self.used * 3 >= self.slots.len() * 2 || self.slots[at] != 0) && self.slots.len() < self.most {
                self.grow();
                return self.insert(key, value);
            }
            self.used += usize::from(self.slots[at] == 0);
        }
        self.slots[at] = key & !3 | u128::from(value) << 1 | 1;
        !there
    }

    /// Notes that a key was met; true if it was not there.
    pub(crate) fn visit(&mut self, key: u128) -> bool {
        self.insert(key, true)
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 2;
        let slots = std::mem::replace(&mut self.slots, vec![0; size]);
        self.used = 0;
        for slot in slots {
            if slot != 0 {
                self.insert(slot, slot & 2 != 0);
            }
        }
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
            let many = (bytes / 8) as u64;
            for n in 0..many {
                assert!(table.insert(key(n), !bit(n)));
                assert!(!table.insert(key(n), bit(n)));
                assert_eq!(table.get(key(n)), Some(bit(n)));
            }
            assert!(table.slots.len() * size_of::<u128>() <= bytes, "{bytes}");
            let known = (0..many).filter(|&n| table.get(key(n)) == Some(bit(n))).count();
            assert_eq!(known, (0..many).filter(|&n| table.get(key(n)).is_some()).count());
            // Twice as much as it holds was put in: it is nearly full.
            assert!(known * 10 > table.slots.len() * 9 && known <= table.slots.len(), "{bytes}: {known}");
            assert!((many..many + 1000).all(|n| table.get(key(n)).is_none()));
        }
    }
}
