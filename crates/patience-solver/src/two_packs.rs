//! What the play-outs of Sly and the Labyrinth have in common: two copies of each card, two foundations of each suit.

use crate::card::{kind, rank, suit};

/// No instance.
pub(crate) const NONE: u8 = 255;

/// The cards of a game, each with a number of its own, its *instance*: 0 to 103 in the order in which they were added.
#[derive(Clone, Debug)]
pub(crate) struct Instances {
    pub(crate) count: usize,
    /// The kind of each instance.
    pub(crate) card: [u8; 104],
    /// Which of the two copies of its kind it is.
    pub(crate) copy: [u8; 104],
    /// The two instances of each kind.
    pub(crate) copies: [[u8; 2]; 52],
}

impl Instances {
    pub(crate) fn new() -> Self {
        Self { count: 0, card: [0; 104], copy: [0; 104], copies: [[NONE; 2]; 52] }
    }

    /// Adds a card; its instance.
    pub(crate) fn add(&mut self, card: u8) -> usize {
        let i = self.count;
        self.count += 1;
        self.card[i] = card;
        let copies = &mut self.copies[usize::from(card)];
        self.copy[i] = u8::from(copies[0] != NONE);
        copies[usize::from(self.copy[i])] = i as u8;
        i
    }

    /// Whether an instance goes up, where it is settled of which kinds the first copy does.
    #[inline(always)]
    pub(crate) fn goes_up(&self, i: usize, first_up: u64) -> bool {
        (first_up >> self.card[i] & 1 == 1) == (self.copy[i] == 0)
    }
}

/// The foundations, and which cards can be played to them.
#[derive(Clone, Debug)]
pub(crate) struct Foundations {
    ranks: u8,
    /// Cards on the ascending, on the descending foundation of each suit.
    pub(crate) up: [u8; 4],
    pub(crate) down: [u8; 4],
    /// Kinds that a foundation wants, and those that an ascending, that a descending one does.
    pub(crate) wanted: u64,
    pub(crate) asked: [u64; 2],
    /// Kinds whose first, second copy is available.
    pub(crate) available: [u64; 2],
}

impl Foundations {
    pub(crate) fn new(ranks: u8, up: [u8; 4], down: [u8; 4]) -> Self {
        let mut foundations = Self { ranks, up, down, wanted: 0, asked: [0; 2], available: [0; 2] };
        (0..4).for_each(|s| foundations.note_wanted(s));
        foundations
    }

    /// Notes what the two foundations of a suit want.
    #[inline(always)]
    fn note_wanted(&mut self, s: u8) {
        let i = usize::from(s);
        let others = !(0x1fff << (13 * i));
        let (up, down) = (self.up[i], self.down[i]);
        let up = if up < self.ranks { 1 << kind(s, up) } else { 0 };
        let down = if down < self.ranks { 1 << kind(s, self.ranks - 1 - down) } else { 0 };
        self.asked = [self.asked[0] & others | up, self.asked[1] & others | down];
        self.wanted = self.wanted & others | up | down;
    }

    /// Kinds that are wanted where their first, their second copy goes, where it is settled of which the first goes up.
    #[inline(always)]
    pub(crate) fn claims(&self, first_up: u64) -> [u64; 2] {
        let [up, down] = self.asked;
        [up & first_up | down & !first_up, up & !first_up | down & first_up]
    }

    /// Says whether an instance is available.
    #[inline(always)]
    pub(crate) fn set_available(&mut self, instances: &Instances, i: usize, available: bool) {
        let mask = &mut self.available[usize::from(instances.copy[i])];
        if available {
            *mask |= 1 << instances.card[i];
        } else {
            *mask &= !(1 << instances.card[i]);
        }
    }

    /// Founds the foundation that begins with a card, if it is still empty.
    #[inline(always)]
    pub(crate) fn found(&mut self, card: u8) -> bool {
        let (s, r) = (suit(card), rank(card));
        let i = usize::from(s);
        if r == 0 && self.up[i] == 0 {
            self.up[i] = 1;
        } else if r + 1 == self.ranks && self.down[i] == 0 {
            self.down[i] = 1;
        } else {
            return false;
        }
        self.note_wanted(s);
        true
    }

    /// Raises a foundation by a card that one of them wants; where both do, `down_first` decides. True if it was the
    /// ascending one.
    #[inline(always)]
    pub(crate) fn raise(&mut self, card: u8, down_first: impl FnOnce() -> bool) -> bool {
        let (s, r) = (suit(card), rank(card));
        let i = usize::from(s);
        let up = self.up[i] == r;
        let down = self.down[i] < self.ranks && self.ranks - 1 - self.down[i] == r;
        let up = up && !(down && down_first());
        self.rise(s, up);
        up
    }

    /// Raises one of the two foundations of a suit by the card that it wants.
    #[inline(always)]
    pub(crate) fn rise(&mut self, s: u8, up: bool) {
        let i = usize::from(s);
        if up {
            self.up[i] += 1;
        } else {
            self.down[i] += 1;
        }
        self.note_wanted(s);
    }
}

/// The foundations of a quick player's game: no more than their heights, so that they are copied at no cost.
#[derive(Clone, Copy)]
pub(crate) struct Heights {
    ranks: u8,
    /// Cards on the ascending, on the descending foundation of each suit.
    pub(crate) up: [u8; 4],
    pub(crate) down: [u8; 4],
}

impl Heights {
    pub(crate) fn new(ranks: u8, up: [u8; 4], down: [u8; 4]) -> Self {
        Self { ranks, up, down }
    }

    /// Which of its suit's foundations want a card: the ascending, the descending one.
    pub(crate) fn wanted(&self, card: u8) -> [bool; 2] {
        let (s, r) = (usize::from(suit(card)), rank(card));
        [self.up[s] == r, self.down[s] < self.ranks && self.ranks - 1 - self.down[s] == r]
    }

    /// How many cards of its suit go before a card, on the nearer foundation that has not passed it; nothing if both have.
    pub(crate) fn distance(&self, card: u8) -> Option<u32> {
        let (s, r) = (usize::from(suit(card)), rank(card));
        let ways = [r.checked_sub(self.up[s]), (self.ranks - 1 - r).checked_sub(self.down[s])];
        ways.into_iter().flatten().min().map(u32::from)
    }

    /// Raises one of the two foundations of a suit.
    pub(crate) fn rise(&mut self, suit: u8, up: bool) {
        let foundations = if up { &mut self.up } else { &mut self.down };
        foundations[usize::from(suit)] += 1;
    }

    /// Founds the foundation that begins with a card, if it is still empty.
    pub(crate) fn found(&mut self, card: u8) -> bool {
        let (s, r) = (usize::from(suit(card)), rank(card));
        let up = r == 0 && self.up[s] == 0;
        let founds = up || r + 1 == self.ranks && self.down[s] == 0;
        if founds {
            self.rise(suit(card), up);
        }
        founds
    }

    /// Cards on the foundations, and all that can lie there.
    pub(crate) fn home(&self) -> (u32, u32) {
        let home = self.up.iter().chain(&self.down).map(|&n| u32::from(n)).sum();
        (home, 8 * u32::from(self.ranks))
    }
}

/// The moves of a play-out: counted always, kept when they are wanted.
#[derive(Clone, Debug)]
pub(crate) struct Log<M> {
    pub(crate) count: u64,
    moves: Option<Vec<M>>,
}

impl<M> Log<M> {
    pub(crate) fn new() -> Self {
        Self { count: 0, moves: None }
    }

    #[inline(always)]
    pub(crate) fn note(&mut self, m: M) {
        self.count += 1;
        if let Some(moves) = &mut self.moves {
            moves.push(m);
        }
    }

    /// Keeps the moves from now on.
    pub(crate) fn keep(&mut self) {
        self.moves = Some(Vec::new());
    }

    /// The moves since [`Log::keep`].
    pub(crate) fn take(&mut self) -> Vec<M> {
        self.moves.take().unwrap_or_default()
    }
}
