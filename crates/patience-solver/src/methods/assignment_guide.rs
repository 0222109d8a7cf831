//! Guides playouts of Sly by a complete copy assignment under which the relaxation wins.
//!
//! A mutation flips one kind and is kept only if the relaxation still wins. In: a relaxation with a witness. Out:
//! assignments, as the set of kinds whose first copy goes up.

use crate::card::kind;
use crate::engine::Rng;
use crate::games::card_copies::{CardCopies, FoundationHeights};
use crate::methods::assignment::{CopyAssignmentRelaxation, NODES_PER_FIXPOINT};

/// Kinds that start ascending foundations.
const ACES: u64 = 1 | 1 << 13 | 1 << 26 | 1 << 39;
/// Flips tried at the start of a guided run.
const INITIAL_FLIPS: usize = 60;

/// A won relaxation, and the kinds that may be flipped.
#[derive(Clone, Debug)]
pub(crate) struct AssignmentGuide {
    relaxation: CopyAssignmentRelaxation,
    /// Kinds whose first copy to turn up starts a foundation: their assignment is fixed.
    fixed: u64,
    /// Nodes spent on flips since the last [`AssignmentGuide::take_spent`].
    spent: u64,
}

impl AssignmentGuide {
    /// Creates a guide for foundations of these heights; the empty ones start with the first card that turns up.
    pub(crate) fn new(relaxation: CopyAssignmentRelaxation, start: FoundationHeights) -> Self {
        let FoundationHeights { ranks, up, down } = start;
        let mut fixed = 0;
        for s in 0..4 {
            let i = usize::from(s);
            fixed |= if up[i] == 0 { 1 << kind(s, 0) } else { 0 };
            fixed |= if down[i] == 0 { 1 << kind(s, ranks - 1) } else { 0 };
        }
        Self { relaxation, fixed, spent: 0 }
    }

    /// Kinds whose first copy goes up in the relaxation's witness.
    pub(crate) fn witness(&self) -> u64 {
        self.relaxation.witness.first_up
    }

    /// Returns the witness after some random flips.
    pub(crate) fn initial_assignment(&mut self, cards: &CardCopies, rng: &mut Rng) -> u64 {
        let mut first_up = self.witness() & !self.fixed | self.fixed & ACES;
        for _ in 0..INITIAL_FLIPS {
            let card = cards.card[rng.below(cards.count)];
            self.flip(&mut first_up, card);
        }
        first_up
    }

    /// Flips one kind if the relaxation still wins; true if it does.
    pub(crate) fn flip(&mut self, first_up: &mut u64, card: u8) -> bool {
        if self.fixed >> card & 1 == 1 || !self.relaxation.has_both_copies(card) {
            return false;
        }
        let flipped = *first_up ^ 1 << card;
        self.spent += NODES_PER_FIXPOINT;
        let won = self.relaxation.is_won_with(flipped);
        if won {
            *first_up = flipped;
        }
        won
    }

    /// Takes the nodes spent on flips since the last call.
    pub(crate) fn take_spent(&mut self) -> u64 {
        std::mem::take(&mut self.spent)
    }
}
