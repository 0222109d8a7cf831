//! Sets and maps with open addressing: 128-bit keys compared in full, no order that could reach a result.

/// A map from 128-bit keys to small values that grows up to a bound and then forgets.
///
/// A forgotten entry costs time, never truth: the searches only ask whether something was decided before.
#[derive(Clone, Debug)]
pub(crate) struct Map128 {
    keys: Vec<u128>,
    values: Vec<u8>,
    used: usize,
    most: usize,
}

const PROBES: usize = 16;

impl Map128 {
    /// A map that takes at most about `bytes` bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let mut most = 1 << 10;
        while most * 2 * 17 <= bytes {
            most *= 2;
        }
        Self { keys: vec![u128::MAX; 64], values: vec![0; 64], used: 0, most }
    }

    fn home(&self, key: u128) -> usize {
        (key >> 64) as usize & (self.keys.len() - 1)
    }

    pub(crate) fn get(&self, key: u128) -> Option<u8> {
        let (home, mask) = (self.home(key), self.keys.len() - 1);
        for i in 0..PROBES {
            let at = (home + i) & mask;
            if self.keys[at] == key {
                return Some(self.values[at]);
            }
            if self.keys[at] == u128::MAX {
                return None;
            }
        }
        None
    }

    /// Sets the value of a key other than `u128::MAX`; true if the key was not there.
    pub(crate) fn set(&mut self, key: u128, value: u8) -> bool {
        if self.used * 3 >= self.keys.len() * 2 && self.keys.len() < self.most {
            self.grow();
        }
        let (home, mask) = (self.home(key), self.keys.len() - 1);
        for i in 0..PROBES {
            let at = (home + i) & mask;
            if self.keys[at] == key {
                self.values[at] = value;
                return false;
            }
            if self.keys[at] == u128::MAX {
                self.keys[at] = key;
                self.values[at] = value;
                self.used += 1;
                return true;
            }
        }
        if self.keys.len() < self.most {
            self.grow();
            return self.set(key, value);
        }
        // Full here: the place is chosen by the key, so that the answer does not depend on anything else.
        let at = (home + (key as usize >> 8) % PROBES) & mask;
        self.keys[at] = key;
        self.values[at] = value;
        true
    }

    fn grow(&mut self) {
        let size = self.keys.len() * 2;
        let keys = std::mem::replace(&mut self.keys, vec![u128::MAX; size]);
        let values = std::mem::replace(&mut self.values, vec![0; size]);
        self.used = 0;
        for (key, value) in keys.into_iter().zip(values) {
            if key != u128::MAX {
                self.set(key, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Map128;
    use crate::rng::mix;

    fn key(n: u64) -> u128 {
        u128::from(mix(n)) << 64 | u128::from(mix(!n))
    }

    /// However much is put in, the map stays within its bytes, says nothing untrue, and still knows the newest.
    #[test]
    fn it_keeps_within_its_bytes() {
        for bytes in [1 << 17, 1 << 20, 5 << 20] {
            let mut map = Map128::new(bytes);
            let many = (bytes / 8) as u64;
            for n in 0..many {
                map.set(key(n), n as u8);
                assert_eq!(map.get(key(n)), Some(n as u8));
            }
            assert!(map.keys.len() * size_of::<u128>() + map.values.len() <= bytes, "{bytes}");
            let known = (0..many).filter(|&n| map.get(key(n)).is_some_and(|value| value == n as u8)).count();
            assert_eq!(known, (0..many).filter(|&n| map.get(key(n)).is_some()).count());
            // Twice as much as it holds was put in: it is nearly full.
            assert!(known * 10 > map.keys.len() * 9 && known <= map.keys.len(), "{bytes}: {known}");
            assert!((many..many + 1000).all(|n| map.get(key(n)).is_none()));
        }
    }
}
