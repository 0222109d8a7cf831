//! Determinizations: positions whose hidden cards are shuffled.

use crate::engine::{Rng, mix, sort};
use patience::{Card, Position, Role};

/// Determinizes a position: its stock in the `n`th shuffled order, which depends only on the set of its cards.
pub(crate) fn determinized(position: &Position, seed: u64, n: u32) -> Position {
    let mut cards = stock(position);
    sort::by_key(&mut cards, |card| 4 * u32::from(card.rank.value()) + card.suit as u32);
    let mut rng = Rng::from_seed(seed ^ mix(n.into()));
    for i in (1..cards.len()).rev() {
        cards.swap(i, rng.below(i + 1));
    }
    position.with_stock_order(&cards).unwrap_or_else(|| position.clone())
}

/// The cards of the stock, the next one first.
pub(super) fn stock(position: &Position) -> Vec<Card> {
    let pile = position.game().pile_of(Role::Stock);
    let mut cards = pile.map_or(Vec::new(), |pile| position.table().pile(pile).to_vec());
    cards.reverse();
    cards
}
