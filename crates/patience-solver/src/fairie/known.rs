//! What was looked at before: keys of 126 bits and one bit of knowledge, sixteen bytes an entry.

/// A map that grows up to a bound and then forgets, which costs time, never truth.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// The key but for its two lowest bits, then the knowledge, then a one; or zero.
    slots: Vec<u128>,
    used: usize,
    most: usize,
}

const PROBES: usize = 16;

impl Known {
    /// A map that takes at most about `bytes` bytes.
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
        // Full here: the place is chosen by the key, so that the answer does not depend on anything else.
        ((home + (key as usize >> 8) % PROBES) & mask, false)
    }

    pub(crate) fn get(&self, key: u128) -> Option<bool> {
        let (at, there) = self.find(key);
        there.then(|| self.slots[at] & 2 != 0)
    }

    /// Notes what is known of a key; true if it was not there.
    pub(crate) fn set(&mut self, key: u128, value: bool) -> bool {
        let (at, there) = self.find(key);
        if !there {
            if (self.used * 3 >= self.slots.len() * 2 || self.slots[at] != 0) && self.slots.len() < self.most {
                self.grow();
                return self.set(key, value);
            }
            self.used += usize::from(self.slots[at] == 0);
        }
        self.slots[at] = key & !3 | u128::from(value) << 1 | 1;
        !there
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 2;
        let slots = std::mem::replace(&mut self.slots, vec![0; size]);
        self.used = 0;
        for slot in slots {
            if slot != 0 {
                self.set(slot, slot & 2 != 0);
            }
        }
    }
}
