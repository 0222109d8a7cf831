//! A card of the Empress of India that can go home with none of the cards that are not paired (ledger, WHY-E).
//!
//! Of each card it tries every partner: a pair of the two may be in a ring of pairs that wait for each other. If each card has a
//! partner, it tries the same after a card that has one or two. In: cards home, single and paired. Out: the reason that takes the
//! fewest cards to tell.

use super::pair_deadlock::{PairRelaxation, adjust_counts};
use super::pair_ring::{Pair, Wait, blocked, smallest_ring};

/// A card as suit and height.
type At = (u8, u8);

/// Maximum number of kinds of partners that a reason names.
const MAX_PARTNERS: usize = 5;
/// Maximum number of kinds that the card before it can go with.
const MAX_FIRST_PARTNERS: usize = 2;

/// The card without a partner.
#[derive(Clone, Default)]
pub(super) struct Partners {
    /// A card that goes before it, if any, and the cards that this can go with.
    pub(super) first: Vec<At>,
    pub(super) with: Vec<At>,
    pub(super) card: At,
    pub(super) partners: Vec<At>,
    /// The waits of the rings of all pairs that cannot go.
    pub(super) waits: Vec<Wait>,
    /// The pairs of the table in them, as bits.
    pub(super) pairs: u64,
}

impl Partners {
    /// Finds the reason that takes the fewest cards to tell.
    pub(super) fn fewest(relaxation: &PairRelaxation) -> Option<Self> {
        let cards = unpaired(relaxation);
        let mut best = None;
        for &card in &cards {
            let mut found = Self { card, ..Self::default() };
            if found.add_all(relaxation) {
                choose(&mut best, found);
            }
        }
        if best.is_some() {
            return best;
        }
        for &first in &cards {
            let before = Self { first: vec![first], ..Self::default() };
            if let Some(before) = before.with_first(relaxation, first) {
                for &card in cards.iter().filter(|card| **card != first) {
                    let mut found = Self { card, ..before.clone() };
                    if before.with.iter().all(|&other| found.add_all(&paired(relaxation, [first, other]))) {
                        // The pair of the first card is not on the table.
                        found.pairs &= (1 << relaxation.pairs.len()) - 1;
                        choose(&mut best, found);
                    }
                }
            }
        }
        best
    }

    /// Finds the cards that the first one can go with; `None` if they are many.
    fn with_first(mut self, relaxation: &PairRelaxation, first: At) -> Option<Self> {
        for other in partners(relaxation, first) {
            if !self.add(relaxation, [first, other]) {
                self.with.push(other);
            }
        }
        (1..=MAX_FIRST_PARTNERS).contains(&self.with.len()).then_some(self)
    }

    /// Adds the rings of all pairs of the card; false if one can go, or there are many or none.
    fn add_all(&mut self, relaxation: &PairRelaxation) -> bool {
        let partners = if is_unpaired(relaxation, self.card) { partners(relaxation, self.card) } else { Vec::new() };
        for &other in &partners {
            if !self.add(relaxation, [self.card, other]) {
                return false;
            }
            if !self.partners.contains(&other) {
                self.partners.push(other);
            }
        }
        !partners.is_empty()
    }

    /// Adds the ring of a pair; false if it can go.
    fn add(&mut self, relaxation: &PairRelaxation, pair: Pair) -> bool {
        let with = paired(relaxation, pair);
        let at = relaxation.pairs.len();
        if blocked(&with.home, &with.pairs) >> at & 1 == 0 {
            return false;
        }
        let Some(ring) = smallest_ring(&with.home, &with.pairs, Some(at)) else { return false };
        for wait in ring {
            if wait.pair != at {
                self.pairs |= 1 << wait.pair;
            }
            self.waits.push(wait);
        }
        true
    }

    fn cost(&self) -> usize {
        self.pairs.count_ones() as usize + self.partners.len() + self.waits.len() + self.with.len()
    }
}

/// Replaces a reason by one that takes fewer cards to tell.
fn choose(best: &mut Option<Partners>, found: Partners) {
    if best.as_ref().is_none_or(|best| found.cost() < best.cost()) {
        *best = Some(found);
    }
}

fn is_unpaired(relaxation: &PairRelaxation, (suit, height): At) -> bool {
    relaxation.loose[usize::from(suit)][usize::from(height)] > 0
}

/// The kinds of the cards that are not paired.
fn unpaired(relaxation: &PairRelaxation) -> Vec<At> {
    let mut unpaired = Vec::new();
    for suit in 0..4 {
        for height in 0..11 {
            if is_unpaired(relaxation, (suit, height)) {
                unpaired.push((suit, height));
            }
        }
    }
    unpaired
}

/// The kinds of the other colour that are not paired; none if they are many.
fn partners(relaxation: &PairRelaxation, card: At) -> Vec<At> {
    let is_red = |at: At| matches!(at.0, 1 | 2);
    let mut partners = unpaired(relaxation);
    partners.retain(|other| is_red(*other) != is_red(card));
    if partners.len() > MAX_PARTNERS { Vec::new() } else { partners }
}

/// The cards with one more pair.
fn paired(relaxation: &PairRelaxation, pair: Pair) -> PairRelaxation {
    let mut with = relaxation.clone();
    adjust_counts(&mut with.loose, pair, u8::MAX);
    with.pairs.push(pair);
    with
}
