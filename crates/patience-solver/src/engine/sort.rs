//! One sort for pairs of numbers and one for short lists: monomorphic sorts keep the module small (`cargo xtask size`).

/// Sorts by a number, stably.
pub(crate) fn by_key<T: Clone>(list: &mut Vec<T>, key: impl Fn(&T) -> u32) {
    let mut order: Vec<(u32, u32)> = list.iter().map(key).zip(0..).collect();
    order.sort_unstable();
    *list = order.iter().map(|&(_, n)| list[n as usize].clone()).collect();
}

/// Sorts a short list in place, stably.
pub(crate) fn insertion_sort<T>(list: &mut [T], is_after: impl Fn(&T, &T) -> bool) {
    for n in 1..list.len() {
        let mut at = n;
        while at > 0 && is_after(&list[at - 1], &list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rng::Rng;

    #[test]
    fn lists_are_sorted_as_the_standard_library_sorts_them() {
        let mut rng = Rng::new(1);
        for length in 0..40 {
            let list: Vec<(u32, usize)> = (0..length).map(|n| (rng.below(8) as u32, n)).collect();
            let (mut by_first, mut by_insertion, mut sorted) = (list.clone(), list.clone(), list);
            by_key(&mut by_first, |item| item.0);
            insertion_sort(&mut by_insertion, |a, b| a.0 > b.0);
            sorted.sort_by_key(|item| item.0);
            assert_eq!((&by_first, &by_insertion), (&sorted, &sorted));
        }
    }
}
