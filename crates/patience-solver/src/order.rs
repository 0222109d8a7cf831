//! Sorting in few bytes. The standard library's sorts are quick and large, and each use of one is another copy in the
//! module that a browser loads; most lists here are short.

/// Sorts a short list by a key; what has equal keys stays in order.
pub(crate) fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a list of some hundreds or thousands, by Shell's way with Ciura's gaps. Equal items must be the same.
pub(crate) fn sort<T: Ord + Copy>(items: &mut [T]) {
    let mut gap = items.len();
    while gap > 1 {
        gap = match gap {
            1751.. => gap * 4 / 9,
            _ => [701, 301, 132, 57, 23, 10, 4, 1].into_iter().find(|next| *next < gap).unwrap_or(1),
        };
        for end in gap..items.len() {
            let item = items[end];
            let mut at = end;
            while at >= gap && item < items[at - gap] {
                items[at] = items[at - gap];
                at -= gap;
            }
            items[at] = item;
        }
    }
}

/// Sorts a long list by a key; what has equal keys stays in order.
pub(crate) fn long_by_key<T>(items: Vec<T>, key: impl Fn(&T) -> u32) -> Vec<T> {
    let mut order: Vec<(u32, u32)> = items.iter().zip(0..).map(|(item, at)| (key(item), at)).collect();
    sort(&mut order);
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    order.into_iter().filter_map(|(_, at)| items[at as usize].take()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn as_the_standard_library_sorts() {
        let mut rng = Rng::new(1);
        for len in [0, 1, 2, 3, 10, 57, 58, 700, 5000] {
            let items: Vec<(u32, usize)> = (0..len).map(|n| (rng.below(40) as u32, n)).collect();
            let mut right = items.clone();
            right.sort_by_key(|item| item.0);
            assert_eq!(long_by_key(items.clone(), |item| item.0), right);
            let mut mine = items.clone();
            sort(&mut mine);
            assert_eq!(mine, right);
            if len < 1000 {
                let mut mine = items;
                by_key(&mut mine, |item| item.0);
                assert_eq!(mine, right);
            }
        }
    }
}
