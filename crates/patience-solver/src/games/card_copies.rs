//! Cards in two copies, and foundations of both directions: shared by the playouts and rollouts of Sly and the
//! Labyrinth.

use crate::card::{kind, rank, suit};
use crate::engine::Rng;

/// No card copy.
pub(crate) const NONE: u8 = 255;

/// The card copies of a game, numbered from 0 to 103 in the order in which they are added.
#[derive(Clone, Debug)]
pub(crate) struct CardCopies {
    pub(crate) count: usize,
    /// The kind of each copy.
    pub(crate) card: [u8; 104],
    /// 0 for the first copy of its kind, 1 for the second.
    pub(crate) copy: [u8; 104],
    /// The two copies of each kind.
    pub(crate) copies: [[u8; 2]; 52],
}

impl CardCopies {
    pub(crate) fn new() -> Self {
        Self { count: 0, card: [0; 104], copy: [0; 104], copies: [[NONE; 2]; 52] }
    }

    /// Adds a card; returns its number.
    pub(crate) fn add(&mut self, card: u8) -> usize {
        let i = self.count;
        self.count += 1;
        self.card[i] = card;
        let copies = &mut self.copies[usize::from(card)];
        self.copy[i] = u8::from(copies[0] != NONE);
        copies[usize::from(self.copy[i])] = i as u8;
        i
    }

    /// Draws a copy to mutate: with this probability in 65,536ths one in conflict, else any.
    pub(crate) fn pick(&self, conflicts: &[u8], chance: u32, rng: &mut Rng) -> usize {
        if !conflicts.is_empty() && rng.chance(chance) {
            usize::from(conflicts[rng.below(conflicts.len())])
        } else {
            rng.below(self.count)
        }
    }

    /// Returns true if a copy goes up, under an assignment.
    #[inline(always)]
    pub(crate) fn is_going_up(&self, i: usize, first_up: u64) -> bool {
        (first_up >> self.card[i] & 1 == 1) == (self.copy[i] == 0)
    }
}

/// The foundations, and the available cards that they take.
#[derive(Clone, Debug)]
pub(crate) struct Foundations {
    pub(crate) heights: FoundationHeights,
    /// Kinds that are next on a foundation; on an ascending, on a descending one.
    pub(crate) next_kinds: u64,
    next_kinds_by_direction: [u64; 2],
    /// Kinds whose first, whose second copy is available.
    pub(crate) available: [u64; 2],
}

impl Foundations {
    pub(crate) fn new(ranks: u8, up: [u8; 4], down: [u8; 4]) -> Self {
        let heights = FoundationHeights::new(ranks, up, down);
        let mut foundations = Self { heights, next_kinds: 0, next_kinds_by_direction: [0; 2], available: [0; 2] };
        (0..4).for_each(|s| foundations.update_next_kinds(s));
        foundations
    }

    /// Updates the next kinds of a suit.
    #[inline(always)]
    fn update_next_kinds(&mut self, s: u8) {
        let i = usize::from(s);
        let others = !(0x1fff << (13 * i));
        // Written out: a closure that maps directions to `next_card` is compiled to a call, and takes a fifth of a playout.
        let FoundationHeights { ranks, up, down } = &self.heights;
        let up = if up[i] < *ranks { 1 << kind(s, up[i]) } else { 0 };
        let down = if down[i] < *ranks { 1 << kind(s, ranks - 1 - down[i]) } else { 0 };
        self.next_kinds_by_direction =
            [self.next_kinds_by_direction[0] & others | up, self.next_kinds_by_direction[1] & others | down];
        self.next_kinds = self.next_kinds & others | up | down;
    }

    /// For each copy, the kinds that are next on its foundation, under the assignment `first_up`.
    #[inline(always)]
    pub(crate) fn next_kinds_by_copy(&self, first_up: u64) -> [u64; 2] {
        let [up, down] = self.next_kinds_by_direction;
        [up & first_up | down & !first_up, up & !first_up | down & first_up]
    }

    /// Sets whether a copy is available.
    #[inline(always)]
    pub(crate) fn set_available(&mut self, cards: &CardCopies, i: usize, available: bool) {
        let mask = &mut self.available[usize::from(cards.copy[i])];
        if available {
            *mask |= 1 << cards.card[i];
        } else {
            *mask &= !(1 << cards.card[i]);
        }
    }

    /// Starts the empty foundation that begins with a card; false if there is none.
    #[inline(always)]
    pub(crate) fn start_foundation(&mut self, card: u8) -> bool {
        let can_start = self.heights.start_foundation(card);
        if can_start {
            self.update_next_kinds(suit(card));
        }
        can_start
    }

    /// Plays a card that is next; if both foundations take it, `down_first` decides. True if it went up.
    #[inline(always)]
    pub(crate) fn raise(&mut self, card: u8, down_first: impl FnOnce() -> bool) -> bool {
        let [up, down] = self.heights.is_next(card);
        let up = up && !(down && down_first());
        self.raise_pile(suit(card), up);
        up
    }

    /// Advances one foundation of a suit.
    #[inline(always)]
    pub(crate) fn raise_pile(&mut self, s: u8, up: bool) {
        self.heights.raise_pile(s, up);
        self.update_next_kinds(s);
    }
}

/// Foundation heights alone, cheap to copy: for rollouts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FoundationHeights {
    pub(crate) ranks: u8,
    /// Cards on the ascending, on the descending foundation of each suit.
    pub(crate) up: [u8; 4],
    pub(crate) down: [u8; 4],
}

impl FoundationHeights {
    pub(crate) fn new(ranks: u8, up: [u8; 4], down: [u8; 4]) -> Self {
        Self { ranks, up, down }
    }

    /// Returns true if a card is next on its ascending, on its descending foundation.
    #[inline(always)]
    pub(crate) fn is_next(&self, card: u8) -> [bool; 2] {
        let (s, r) = (usize::from(suit(card)), rank(card));
        [self.up[s] == r, self.down[s] < self.ranks && self.ranks - 1 - self.down[s] == r]
    }

    /// The foundations on which a card is next, true for the ascending one, which comes first.
    pub(crate) fn directions(&self, card: u8) -> impl Iterator<Item = bool> {
        let [up, down] = self.is_next(card);
        up.then_some(true).into_iter().chain(down.then_some(false))
    }

    /// Cards of the suit that go before a card on the nearer foundation; `None` if both are past it.
    pub(crate) fn distance(&self, card: u8) -> Option<u32> {
        let (s, r) = (usize::from(suit(card)), rank(card));
        let distances = [r.checked_sub(self.up[s]), (self.ranks - 1 - r).checked_sub(self.down[s])];
        distances.into_iter().flatten().min().map(u32::from)
    }

    /// Advances one foundation of a suit.
    #[inline(always)]
    pub(crate) fn raise_pile(&mut self, suit: u8, up: bool) {
        let foundations = if up { &mut self.up } else { &mut self.down };
        foundations[usize::from(suit)] += 1;
    }

    /// Starts the empty foundation that begins with a card; false if there is none.
    #[inline(always)]
    pub(crate) fn start_foundation(&mut self, card: u8) -> bool {
        let (s, r) = (usize::from(suit(card)), rank(card));
        let up = r == 0 && self.up[s] == 0;
        let can_start = up || r + 1 == self.ranks && self.down[s] == 0;
        if can_start {
            self.raise_pile(suit(card), up);
        }
        can_start
    }

    /// Returns true if one copy of a kind is home, so that the other has a single foundation left.
    pub(crate) fn is_single_for(&self, card: u8) -> bool {
        let (i, r) = (usize::from(suit(card)), rank(card));
        (self.up[i] > r) != (self.down[i] >= self.ranks - r)
    }

    pub(crate) fn is_complete(&self) -> bool {
        let (home, all) = self.cards_home();
        home == all
    }

    /// Cards home, and cards in all.
    pub(crate) fn cards_home(&self) -> (u32, u32) {
        let cards_home = self.up.iter().chain(&self.down).map(|&n| u32::from(n)).sum();
        (cards_home, 8 * u32::from(self.ranks))
    }
}

/// The stock of a rollout.
#[derive(Clone, Copy)]
pub(crate) struct RolloutStock {
    cards: [u8; 104],
    next: u8,
    count: u8,
}

impl RolloutStock {
    /// Creates the stock of these cards, the next one first.
    pub(crate) fn new(stock: &[u8]) -> Self {
        let mut cards = [NONE; 104];
        cards[..stock.len()].copy_from_slice(stock);
        Self { cards, next: 0, count: stock.len() as u8 }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.next == self.count
    }

    /// Takes the next card.
    pub(crate) fn take(&mut self) -> u8 {
        self.next += 1;
        self.cards[usize::from(self.next) - 1]
    }

    pub(crate) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.cards[self.next.into()..self.count.into()]);
    }
}

/// The moves of a playout: always counted, recorded on request.
#[derive(Clone, Debug)]
pub(crate) struct MoveLog<M> {
    pub(crate) count: u64,
    moves: Option<Vec<M>>,
}

impl<M> MoveLog<M> {
    pub(crate) fn new() -> Self {
        Self { count: 0, moves: None }
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, m: M) {
        self.count += 1;
        if let Some(moves) = &mut self.moves {
            moves.push(m);
        }
    }

    /// Records moves from now on.
    pub(crate) fn start_recording(&mut self) {
        self.moves = Some(Vec::new());
    }

    /// Takes the moves since [`MoveLog::start_recording`].
    pub(crate) fn take(&mut self) -> Vec<M> {
        self.moves.take().unwrap_or_default()
    }
}
