//! The board of the Empress of India: rows, talons, refills, and a hash of it.

use super::state::{EmpressState, Move, NONE, height, is_red, suit_and_height};
use crate::card::suit;
use crate::engine::{Rng, mix};
use std::sync::Arc;

/// An odd constant without pattern.
const ODD: u64 = 0xd1b5_4a32_d192_ed03;

/// Mixes a word into a hash.
fn mix_into(hash: &mut [u64; 2], word: u64) {
    hash[0] = mix(hash[0] ^ word);
    hash[1] = mix(hash[1].wrapping_add(word)).wrapping_mul(ODD);
}

/// Pairs by suits and red height: unary counts of the black heights of those with a lower, with a higher red card, four
/// bits per height.
#[derive(Clone, Debug)]
pub(crate) struct Crossings {
    lower: [[u64; 11]; 4],
    higher: [[u64; 11]; 4],
}

/// Cost of a crossed pair; a difference in height of one costs 64.
pub(crate) const CROSSING_COST: usize = 32;

/// Cost of a pair by its heights: cards about equally far from being next are paired, the farther first.
pub(crate) fn height_cost(red: usize, black: usize) -> usize {
    red.abs_diff(black) * 64 + (20 - red.min(black)) * 4
}

/// Counts a pair with a black card of this height.
fn count_height(heights: &mut u64, height: u8) {
    let (at, bits) = (4 * height, *heights >> (4 * height) & 15);
    *heights |= (bits + 1) << at;
}

impl Crossings {
    /// Counts the pairs that a pair of these cards would cross; cards as in `singles`.
    pub(crate) fn at(&self, r: usize, b: usize) -> usize {
        let (suits, k, l) = (((r / 11) << 1) | (b / 11), r % 11, b % 11);
        let (lower, higher) = (self.lower[suits][k], self.higher[suits][k]);
        ((lower >> (4 * (l + 1))).count_ones() + (higher & ((1 << (4 * l)) - 1)).count_ones()) as usize
    }

    /// Cost of a pair of these cards by its heights and crossings.
    pub(crate) fn pair_cost(&self, r: usize, b: usize) -> usize {
        height_cost(r % 11, b % 11) + CROSSING_COST * self.at(r, b)
    }
}

/// A position that moves can be made on.
#[derive(Clone, Debug)]
pub(crate) struct EmpressBoard {
    /// Stock in dealing order.
    stock: Arc<[u8]>,
    next: usize,
    /// Cards of each colour left in the stock.
    left: [u8; 2],
    /// The two cards in each space of each row, bottom first.
    rows: [Vec<[u8; 2]>; 2],
    talons: [Vec<u8>; 2],
    /// Cards home by suit and height.
    pub(crate) played: [[u8; 11]; 4],
}

impl EmpressBoard {
    pub(crate) fn new(state: &EmpressState) -> Self {
        let space = |cards: &Vec<u8>| {
            let at = |i: usize| cards.get(i).copied().unwrap_or(NONE);
            [at(0), at(1)]
        };
        let mut board = Self {
            stock: state.stock[..].into(),
            next: 0,
            left: [0; 2],
            rows: [0, 1].map(|r: usize| state.rows[r].iter().map(space).collect()),
            talons: state.talons.clone(),
            played: [[0; 11]; 4],
        };
        for &card in &state.stock {
            board.left[usize::from(!is_red(card))] += 1;
        }
        for card in 0..52u8 {
            let count = state.played[usize::from(card)];
            if count > 0 {
                board.played[usize::from(suit(card))][usize::from(height(card))] = count;
            }
        }
        board
    }

    pub(crate) fn is_won(&self) -> bool {
        self.played.iter().flatten().all(|&n| n == 4)
    }

    pub(crate) fn has_stock(&self) -> bool {
        self.next < self.stock.len()
    }

    pub(crate) fn len(&self, row: usize) -> usize {
        self.rows[row].len()
    }

    /// The single card of a space.
    pub(crate) fn single(&self, row: usize, space: usize) -> Option<u8> {
        let [card, second] = self.rows[row][space];
        (card != NONE && second == NONE).then_some(card)
    }

    /// The cards in a space, `NONE` for none.
    pub(crate) fn pair(&self, row: usize, space: usize) -> [u8; 2] {
        self.rows[row][space]
    }

    /// A space with a single card of each suit and height, for the row's two suits.
    pub(crate) fn singles(&self, row: usize) -> [u8; 22] {
        let mut spaces = [NONE; 22];
        for space in 0..self.len(row) {
            if let Some(card) = self.single(row, space) {
                let (suit, height) = suit_and_height(card);
                spaces[usize::from(suit & 1) * 11 + usize::from(height)] = space as u8;
            }
        }
        spaces
    }

    pub(crate) fn can_go_home(&self, card: u8) -> bool {
        let played = &self.played[usize::from(suit(card))];
        let s = usize::from(height(card));
        let before = if s == 0 { 4 } else { played[s - 1] };
        played[s] < before
    }

    /// The card that refills a space of this row next.
    pub(crate) fn next_refill(&self, row: usize) -> Option<u8> {
        let talon = self.talons[row].last().copied();
        talon.or_else(|| {
            let mut undealt = self.stock[self.next..].iter().copied();
            undealt.find(|&c| usize::from(!is_red(c)) == row)
        })
    }

    /// The top card of a row's talon.
    pub(crate) fn talon(&self, row: usize) -> Option<u8> {
        self.talons[row].last().copied()
    }

    /// Shuffles the stock.
    pub(crate) fn shuffle(&mut self, rng: &mut Rng) {
        let mut stock = self.stock.to_vec();
        rng.shuffle(&mut stock[self.next..]);
        self.stock = stock.into();
    }

    /// The first pair that can go home.
    pub(crate) fn first_pair_play(&self) -> Option<Move> {
        for (row, spaces) in self.rows.iter().enumerate() {
            for space in 0..spaces.len() {
                if self.pair_can_go_home(row, space) {
                    return Some(Move::PlayPair { row: row as u8, space: space as u8 });
                }
            }
        }
        None
    }

    /// Returns true if a row is dry: no card of its colour is on the talon or in the stock.
    pub(crate) fn is_dry(&self, row: usize) -> bool {
        self.talons[row].is_empty() && self.left[row] == 0
    }

    /// The colour of the next card of the stock.
    pub(crate) fn next_colour(&self) -> usize {
        usize::from(!is_red(self.stock[self.next]))
    }

    /// Returns true if a single card can go home.
    pub(crate) fn single_can_go_home(&self, row: usize, space: usize) -> bool {
        self.single(row, space).is_some_and(|card| self.can_go_home(card))
    }

    /// Returns true if a space holds a pair that can go home.
    pub(crate) fn pair_can_go_home(&self, row: usize, space: usize) -> bool {
        let [a, b] = self.rows[row][space];
        b != NONE && self.can_go_home(a) && self.can_go_home(b)
    }

    /// A hash that ignores the names of spaces. It omits single cards, which the other cards imply.
    pub(crate) fn key(&self, salt: u64) -> u128 {
        let mut sums = [0u64; 2];
        let mut hash = [salt << 32 ^ self.next as u64, !salt];
        for suit in &self.played {
            mix_into(&mut hash, suit.iter().fold(0, |packed, &n| packed << 3 | u64::from(n)));
        }
        for row in 0..2 {
            for &card in &self.talons[row] {
                mix_into(&mut hash, u64::from(card));
            }
            mix_into(&mut hash, u64::MAX);
            for &[a, b] in &self.rows[row] {
                if b != NONE {
                    let code = 1 + (u64::from(a.min(b)) << 8 | u64::from(a.max(b)) | (row as u64) << 16);
                    sums[0] = sums[0].wrapping_add(mix(code));
                    sums[1] = sums[1].wrapping_add(mix(code.wrapping_mul(ODD)));
                }
            }
        }
        mix_into(&mut hash, sums[0]);
        mix_into(&mut hash, sums[1]);
        u128::from(hash[0]) << 64 | u128::from(hash[1])
    }

    /// Returns true if the only moves turn cards, which change no space (ledger, EMP-T).
    pub(crate) fn is_stuck(&self) -> bool {
        let has_single = |row: usize| (0..self.len(row)).any(|space| self.single(row, space).is_some());
        self.first_pair_play().is_none() && !(has_single(0) && has_single(1))
    }

    /// Counts crossings pair by pair, to test `crossings`.
    #[cfg(test)]
    pub(crate) fn crossed(&self, r: u8, b: u8) -> usize {
        let crosses = |[first, second]: [u8; 2]| {
            let (red, black) = if is_red(first) { (first, second) } else { (second, first) };
            let ((s, k), (t, l)) = (suit_and_height(red), suit_and_height(black));
            let (i, j) = (r % 11, b % 11);
            s & 1 == r / 11 && t & 1 == b / 11 && (i > k && j < l || i < k && j > l)
        };
        self.pairs().filter(|&pair| crosses(pair)).count()
    }

    /// The pairs that new ones could cross.
    pub(crate) fn crossings(&self) -> Crossings {
        let mut crossings = Crossings { lower: [[0; 11]; 4], higher: [[0; 11]; 4] };
        for [first, second] in self.pairs() {
            let (red, black) = if is_red(first) { (first, second) } else { (second, first) };
            let ((s, k), (t, l)) = (suit_and_height(red), suit_and_height(black));
            let suits = usize::from((s & 1) << 1 | t & 1);
            let k = usize::from(k);
            crossings.higher[suits][..k].iter_mut().for_each(|heights| count_height(heights, l));
            crossings.lower[suits][k + 1..].iter_mut().for_each(|heights| count_height(heights, l));
        }
        crossings
    }

    fn raise(&mut self, card: u8) {
        self.played[usize::from(suit(card))][usize::from(height(card))] += 1;
    }

    fn turn(&mut self) -> u8 {
        let card = self.stock[self.next];
        self.next += 1;
        self.left[usize::from(!is_red(card))] -= 1;
        card
    }

    /// Refills vacated spaces, at most one in each row.
    fn refill(&mut self, mut empty: [Option<u8>; 2]) {
        for (row, empty) in empty.iter_mut().enumerate() {
            if let Some(space) = *empty
                && let Some(card) = self.talons[row].pop()
            {
                self.rows[row][usize::from(space)] = [card, NONE];
                *empty = None;
            }
        }
        while (0..2).any(|row| empty[row].is_some() && self.left[row] > 0) {
            let card = self.turn();
            let row = usize::from(!is_red(card));
            if let Some(space) = empty[row].take() {
                self.rows[row][usize::from(space)] = [card, NONE];
            } else {
                self.talons[row].push(card);
            }
        }
    }

    pub(crate) fn apply(&mut self, m: Move) {
        match m {
            Move::Turn => {
                let card = self.turn();
                self.talons[usize::from(!is_red(card))].push(card);
            }
            Move::Both { army, navy } => {
                for (row, space) in [army, navy].into_iter().enumerate() {
                    let [card, _] = self.rows[row][usize::from(space)];
                    self.raise(card);
                    self.rows[row][usize::from(space)] = [NONE; 2];
                }
                self.refill([Some(army), Some(navy)]);
            }
            Move::Pair { row, from, onto } => {
                let other = usize::from(1 - row);
                let row = usize::from(row);
                let [card, _] = self.rows[row][usize::from(from)];
                self.rows[row][usize::from(from)] = [NONE; 2];
                self.rows[other][usize::from(onto)][1] = card;
                let mut empty = [None; 2];
                empty[row] = Some(from);
                self.refill(empty);
            }
            Move::PlayPair { row, space } => {
                let row = usize::from(row);
                for card in self.rows[row][usize::from(space)] {
                    self.raise(card);
                }
                self.rows[row][usize::from(space)] = [NONE; 2];
                let mut empty = [None; 2];
                empty[row] = Some(space);
                self.refill(empty);
            }
        }
    }

    /// Every pair, bottom card first, Army before Navy.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = [u8; 2]> {
        self.rows.iter().flatten().copied().filter(|[_, second]| *second != NONE)
    }
}
