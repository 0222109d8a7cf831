//! Runs of several cards that one press moves, by a sequence of single moves over *free* piles: piles that take any card, such as
//! bare kings.
//!
//! Over `f` free piles up to `2^f` cards move, in the fewest moves. If source and target are free except for the run, each also
//! serves as a free pile in turn, and up to `2^(f + 1) - 1` cards move.

use crate::{Move, PileId};
use alloc::vec::Vec;

/// Several cards of one pile that can move together onto another, if enough piles are free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunMove {
    /// The pile that gives the cards.
    pub from: PileId,
    /// The pile that takes them.
    pub to: PileId,
    /// The number of cards, at least 2.
    pub cards: usize,
    /// The free piles, on which cards can wait.
    pub free: Vec<PileId>,
    /// True if source and target are free except for the run.
    pub is_between_free: bool,
}

impl RunMove {
    /// The number of free piles that the run needs.
    #[must_use]
    pub fn needed(&self) -> usize {
        let doublings = |cards: usize| cards.next_power_of_two().ilog2() as usize;
        if self.is_between_free { doublings(self.cards + 1) - 1 } else { doublings(self.cards) }
    }

    /// Returns true if enough piles are free.
    #[must_use]
    pub fn is_possible(&self) -> bool {
        cfg!(feature = "runs") && self.needed() <= self.free.len()
    }

    /// Returns the single moves, in order; `None` if too few piles are free.
    #[must_use]
    pub fn moves(&self) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        self.is_possible().then(|| {
            let splits = Splits::new(self.cards, self.free.len());
            if self.is_between_free {
                splits.write_between_free(self.cards, self.from, self.to, &self.free, &mut moves);
            } else {
                splits.write(self.cards, self.from, self.to, &self.free, &mut moves);
            }
            moves
        })
    }
}

/// The number of moves, and the number of cards to set aside first; `None` if the run cannot move.
type Split = Option<(usize, usize)>;

/// The splits with the fewest moves, by the number of free piles, then of cards.
struct Splits {
    plain: Vec<Vec<Split>>,
    between_free: Vec<Vec<Split>>,
}

impl Splits {
    fn new(cards: usize, free: usize) -> Splits {
        let mut splits = Splits { plain: Vec::new(), between_free: Vec::new() };
        for piles in 0..=free {
            let others = piles.checked_sub(1);
            let plain = row(cards, |aside, first| {
                let below = &splits.plain[others?];
                Some(2 * below[aside]?.0 + below[first]?.0)
            });
            splits.plain.push(plain);
            let between_free = row(cards, |aside, first| {
                Some(2 * splits.plain[piles][aside]?.0 + splits.between_free[others?][first]?.0)
            });
            splits.between_free.push(between_free);
        }
        splits
    }

    fn write(&self, cards: usize, from: PileId, to: PileId, free: &[PileId], moves: &mut Vec<Move>) {
        if cards == 1 {
            return moves.push(Move::new(from, to));
        }
        let (Some((_, aside)), Some((&waiting, others))) = (self.plain[free.len()][cards], free.split_first()) else {
            return;
        };
        self.write(aside, from, waiting, others, moves);
        self.write(cards - aside, from, to, others, moves);
        self.write(aside, waiting, to, others, moves);
    }

    /// The target serves while cards are set aside, the source once it is free.
    fn write_between_free(&self, cards: usize, from: PileId, to: PileId, free: &[PileId], moves: &mut Vec<Move>) {
        if cards == 1 {
            return moves.push(Move::new(from, to));
        }
        let (Some((_, aside)), Some((&waiting, others))) = (self.between_free[free.len()][cards], free.split_first())
        else {
            return;
        };
        self.write(aside, from, waiting, &[others, &[to]].concat(), moves);
        self.write_between_free(cards - aside, from, to, others, moves);
        self.write(aside, waiting, to, &[others, &[from]].concat(), moves);
    }
}

/// The best splits of up to this many cards; `moves` by the number set aside, and of the others.
fn row(cards: usize, moves: impl Fn(usize, usize) -> Option<usize>) -> Vec<Split> {
    let best = |count: usize| (1..count).filter_map(|aside| Some((moves(aside, count - aside)?, aside))).min();
    (0..=cards).map(|count| if count < 2 { Some((count, 0)) } else { best(count) }).collect()
}
