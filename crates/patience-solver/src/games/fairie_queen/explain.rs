//! Explains a lost position after the deal: cards that never have room to move (ledger, WHY-R).
//!
//! An exhaustive search of the packing abstraction's dealt states, without its pruning rules: a dealt card that no
//! reachable state has moved is immovable in the game as well. Bounded, so that it answers at once.

use super::dealt_state::{DealtState, IrreversibleMove};
use super::prefix_trie::PrefixTrie;
use super::state::{FairieState, column};
use crate::card::card;
use crate::engine::{TableMemory, TranspositionTable};
use crate::{Explanation, Limits, Marked, Reason, Rule, RuleSet, token};

/// Dealt states after which the search gives up.
const MAX_STATES: usize = 50_000;

/// A card that never leaves its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ImmovableCard {
    /// The column, from 0.
    pub(super) column: usize,
    /// Its index in the column, from 0 for the card on the king.
    pub(super) index: usize,
    pub(super) card: u8,
    /// The card that it covers.
    pub(super) covered: u8,
}

/// The explanation, if one is found.
pub(crate) fn explain(state: &FairieState) -> Option<Explanation> {
    let (mut cards, mut links) = (Vec::new(), Vec::new());
    for immovable in immovable_cards(state) {
        let (upper, under) = (card(immovable.card)?, card(immovable.covered)?);
        links.push(token::link_room(upper, under));
        // The king is the first card of its pile.
        let pile = column(immovable.column as u8);
        cards.push(Marked { pile, index: immovable.index + 1, card: upper });
        cards.push(Marked { pile, index: immovable.index, card: under });
    }
    let token = token::why_room(links);
    (!cards.is_empty()).then(|| Explanation { kind: Reason::Room, cards, brief: token.clone(), token })
}

/// The last immovable card of each column; empty if there is none or the search gave up.
pub(super) fn immovable_cards(state: &FairieState) -> Vec<ImmovableCard> {
    if !state.is_dealt() {
        return Vec::new();
    }
    // Without forced plays and column symmetry the search reaches every dealt state of the game, by column.
    let rules = RuleSet::ALL.without(Rule::SafeAutoplay).without(Rule::ColumnSymmetry);
    let mut trie = PrefixTrie::new(state.ranks, state.columns.len(), rules);
    let mut start = DealtState { prefix: [0; 8], heights: state.heights };
    for (c, cards) in state.columns.iter().enumerate() {
        start.prefix[c] = trie.insert(cards).0;
    }
    let mut shortest = start.prefix;
    let mut visited =
        TranspositionTable::new(TableMemory::of(Limits::default()).with_bytes(4 * MAX_STATES * size_of::<u64>()));
    let mut open = vec![start];
    let mut moves = [IrreversibleMove::Dig(0); 24];
    let mut count = 0;
    while let Some(dealt) = open.pop() {
        if !visited.visit(dealt.key(&trie)) {
            continue;
        }
        count += 1;
        if count > MAX_STATES || dealt.is_won(&trie) {
            return Vec::new();
        }
        for (least, &p) in shortest.iter_mut().zip(&dealt.prefix) {
            if trie.get(p).depth < trie.get(*least).depth {
                *least = p;
            }
        }
        let n = dealt.moves(&trie, &dealt.packing_bound(&trie), &mut moves);
        open.extend(moves[..n].iter().map(|&m| dealt.after(&trie, m)));
    }
    let columns = state.columns.iter().enumerate().filter(|(c, _)| shortest[*c] != 0);
    columns
        .map(|(column, cards)| {
            let index = trie.get(shortest[column]).counts.sum() as usize - 1;
            ImmovableCard { column, index, card: cards[index], covered: cards[index - 1] }
        })
        .collect()
}
