//! What guided play-outs of Sly and the Labyrinth go by: which copy of each kind goes up is settled beforehand, so that with
//! the whole stock available all cards would come home, and is changed only if they still would.

use crate::card::kind;
use crate::homes::{Homes, PASS};
use crate::rng::Rng;
use crate::two_packs::Instances;

/// The kinds that found ascending foundations.
const ACES: u64 = 1 | 1 << 13 | 1 << 26 | 1 << 39;
/// Changes to the way of the relaxed game that are tried at the start of a guided run.
const FLIPS: usize = 60;

/// The relaxed game, won in one way at least.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    homes: Homes,
    /// Kinds of which the first copy to be turned up founds a foundation, so that nothing is left to settle.
    fixed: u64,
    /// Nodes spent on changes since the last play-out.
    spent: u64,
}

impl Guide {
    /// A guide that settles what it likes.
    pub(crate) fn new(homes: Homes) -> Self {
        Self { homes, fixed: 0, spent: 0 }
    }

    /// A guide in a game that founds its empty foundations by what is turned up first.
    pub(crate) fn founding(homes: Homes, ranks: u8, up: [u8; 4], down: [u8; 4]) -> Self {
        let mut fixed = 0;
        for s in 0..4 {
            let i = usize::from(s);
            fixed |= if up[i] == 0 { 1 << kind(s, 0) } else { 0 };
            fixed |= if down[i] == 0 { 1 << kind(s, ranks - 1) } else { 0 };
        }
        Self { fixed, ..Self::new(homes) }
    }

    /// The way that was found, and some steps at random from there.
    pub(crate) fn start(&mut self, cards: &Instances, rng: &mut Rng) -> u64 {
        let mut first_up = self.homes.first_up() & !self.fixed | self.fixed & ACES;
        for _ in 0..FLIPS {
            let card = cards.card[rng.below(cards.count)];
            self.flip(&mut first_up, card);
        }
        first_up
    }

    /// Settles one kind the other way round, if all cards would come home even so.
    pub(crate) fn flip(&mut self, first_up: &mut u64, card: u8) -> bool {
        if self.fixed >> card & 1 == 1 || !self.homes.has_both(card) {
            return false;
        }
        let flipped = *first_up ^ 1 << card;
        self.spent += PASS;
        let won = self.homes.is_won_by(flipped);
        if won {
            *first_up = flipped;
        }
        won
    }

    /// The nodes spent on changes since this was asked last.
    pub(crate) fn take_spent(&mut self) -> u64 {
        std::mem::take(&mut self.spent)
    }
}
