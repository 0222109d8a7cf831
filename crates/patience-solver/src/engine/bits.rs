//! Sets as the bits of a word.

/// Iterates over the members of a set, the lowest first.
#[inline(always)]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (lowest < 64).then_some(lowest)
    })
}
