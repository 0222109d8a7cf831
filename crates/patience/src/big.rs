//! A natural number of any size, with the few operations that links need.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// A natural number: limbs of 32 bits, least significant first, no zero limb at the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct BigUint(Vec<u32>);

impl BigUint {
    pub fn unit() -> BigUint {
        BigUint(vec![1])
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of 32-bit limbs.
    pub fn limbs(&self) -> usize {
        self.0.len()
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    /// `self = self * factor + addend`.
    pub fn multiply_add(&mut self, factor: u32, addend: u32) {
        let mut carry = u64::from(addend);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(factor);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
        self.trim();
    }

    /// Divides by `divisor`, which must not be 0, and returns the remainder.
    pub fn divide(&mut self, divisor: u32) -> u32 {
        if divisor == 1 {
            return 0;
        }
        let mut remaining = 0_u64;
        for limb in self.0.iter_mut().rev() {
            remaining = remaining << 32 | u64::from(*limb);
            *limb = (remaining / u64::from(divisor)) as u32;
            remaining %= u64::from(divisor);
        }
        self.trim();
        remaining as u32
    }

    pub fn add(&mut self, other: &BigUint) {
        let mut carry = 0;
        for at in 0..self.0.len().max(other.0.len()) + 1 {
            if at == self.0.len() {
                self.0.push(0);
            }
            carry += u64::from(self.0[at]) + u64::from(other.0.get(at).copied().unwrap_or(0));
            self.0[at] = carry as u32;
            carry >>= 32;
        }
        self.trim();
    }

    /// Subtracts `other`, which must not be greater.
    pub fn subtract(&mut self, other: &BigUint) {
        let mut borrow = 0;
        for at in 0..self.0.len() {
            let taken = u64::from(other.0.get(at).copied().unwrap_or(0)) + borrow;
            let limb = u64::from(self.0[at]);
            borrow = u64::from(limb < taken);
            self.0[at] = (limb + (borrow << 32) - taken) as u32;
        }
        self.trim();
    }
}

impl PartialOrd for BigUint {
    fn partial_cmp(&self, other: &BigUint) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BigUint {
    fn cmp(&self, other: &BigUint) -> Ordering {
        let by_length = self.0.len().cmp(&other.0.len());
        by_length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_agrees_with_128_bits() {
        let big = |mut n: u128| {
            let mut big = BigUint::default();
            let mut digits = Vec::new();
            while n > 0 {
                digits.push((n % 1000) as u32);
                n /= 1000;
            }
            digits.iter().rev().for_each(|digit| big.multiply_add(1000, *digit));
            big
        };
        let numbers = [0, 1, 7, u128::from(u32::MAX), 1 << 32, (1 << 64) - 1, 3 << 90, u128::MAX >> 2];
        for a in numbers {
            for b in numbers {
                let mut sum = big(a);
                sum.add(&big(b));
                assert_eq!(sum, big(a + b));
                sum.subtract(&big(b));
                assert_eq!(sum, big(a));
                assert_eq!(big(a).cmp(&big(b)), a.cmp(&b));
            }
            for divisor in [1, 2, 31, u32::MAX] {
                let mut quotient = big(a);
                let remaining = quotient.divide(divisor);
                assert_eq!((quotient, u128::from(remaining)), (big(a / u128::from(divisor)), a % u128::from(divisor)));
            }
        }
    }
}
