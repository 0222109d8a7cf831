//! Splits abstract edges by the places of loose cards, one rank at a time.

use super::super::abstraction::frozen::{AbstractMove, Packing};
use super::super::prefix_trie::{PrefixTrie, UNKNOWN_SUIT};
use super::super::tableau::Tableau;
use crate::card::{rank, suit};

/// Splits an abstract edge by the placements of the highest rank that has loose cards of unknown place.
///
/// Returns `None` if all loose cards are placed. Placements without the slack that the move needs are left out.
pub(in crate::games::fairie_queen) fn concretize_next_rank(
    trie: &PrefixTrie,
    tableau: &Tableau,
    m: AbstractMove,
) -> Option<Vec<(Tableau, AbstractMove)>> {
    let packing = Packing::new(trie, tableau);
    let r = (0..trie.ranks).rev().find(|&r| packing.loose.get(r) > 0)?;
    // No card may lie on the one that moves.
    let clear = match m {
        AbstractMove::Dig(c) | AbstractMove::PlayFrom(c, _) => Some(usize::from(c)),
        AbstractMove::PlayLoose(_) => None,
    };
    let mut refined = Vec::new();
    for_each_placement(trie, tableau, (r, packing.loose.get(r)), clear, |placed, used| {
        let packing = Packing::new(trie, &placed);
        let mut push = |m: AbstractMove| {
            if m.slack(trie, &placed, &packing) >= 0 {
                refined.push((placed, m));
            }
        };
        match m {
            AbstractMove::PlayLoose(card) if rank(card) == r => {
                let columns = (0..8).filter(|c| used >> c & 1 == 1);
                columns.for_each(|c| push(AbstractMove::PlayFrom(c, suit(card))));
            }
            m => push(m),
        }
    });
    Some(refined)
}

/// Calls `found` for every placement of `count` cards of rank `r`, suits unknown, on exposed cards one rank higher and
/// on bare kings, with a bit set of the columns used.
///
/// Bare kings are interchangeable; the column `clear` gets no card.
pub(in crate::games::fairie_queen) fn for_each_placement(
    trie: &PrefixTrie,
    tableau: &Tableau,
    (r, count): (u8, u8),
    clear: Option<usize>,
    mut found: impl FnMut(Tableau, u8),
) {
    let (mut supports, mut bare) = (Vec::with_capacity(8), Vec::with_capacity(8));
    for c in (0..trie.columns).filter(|&c| Some(c) != clear) {
        match tableau.last_rank(trie, c) {
            Some(last) if last == r + 1 => supports.push(c),
            Some(_) => {}
            None => bare.push(c),
        }
    }
    let count = usize::from(count);
    for on_kings in count.saturating_sub(supports.len())..=count.min(bare.len()) {
        let subsets = (0..1u16 << supports.len()).filter(|subset| subset.count_ones() as usize == count - on_kings);
        for subset in subsets {
            let on_cards = supports.iter().enumerate().filter(|(n, _)| subset >> n & 1 == 1).map(|(_, &c)| c);
            let (mut placed, mut used) = (*tableau, 0);
            for c in bare[..on_kings].iter().copied().chain(on_cards) {
                placed.run[c] = placed.run[c].push(r, UNKNOWN_SUIT);
                used |= 1 << c;
            }
            found(placed, used);
        }
    }
}
