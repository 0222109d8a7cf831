//! A Fairie Queen position as plain data, its moves, and the rules of its foundations.
//!
//! `patience::Position` is read into [`FairieState`] before a search begins; a winning line is written in [`Move`]s.
//! The safe-play rule here is a dominance that every search of this folder shares.

use crate::card::SUITS;
use crate::reader::Reader;
use patience::Position;

/// A position as plain data; a card is its kind, 13 × suit + rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FairieState {
    /// Ranks below the king: 12, or fewer in the small packs of tests (the king is always rank 12).
    pub(crate) ranks: u8,
    /// The cards still to be dealt, next one first.
    pub(crate) stock: Vec<u8>,
    /// The turned-up card that must be placed.
    pub(crate) hand: Option<u8>,
    /// The columns whose kings are dealt, without their kings, bottom card first.
    pub(crate) columns: Vec<Vec<u8>>,
    pub(crate) heights: Heights,
}

impl FairieState {
    pub(crate) fn read(position: &Position) -> Self {
        let reader = Reader(position);
        let columns = (1..=8).map(|n| reader.pile(&format!("c{n}"))).filter(|column| !column.is_empty());
        let heights = SUITS.map(|suit| {
            let height = |copy| reader.pile(&format!("{}+{copy}", char::from(suit))).len() as u8;
            let (first, second) = (height(1), height(2));
            [first.max(second), first.min(second)]
        });
        Self {
            ranks: 12,
            stock: reader.stock(),
            hand: reader.pile("hand").first().copied(),
            columns: columns.map(|column| column[1..].to_vec()).collect(),
            heights,
        }
    }
}

/// Cards on the two foundations of each suit (C D H S), the higher foundation first.
pub(crate) type Heights = [[u8; 2]; 4];

/// Returns true if a foundation takes this card next.
pub(crate) fn is_next(heights: &Heights, suit: u8, rank: u8) -> bool {
    let h = heights[usize::from(suit)];
    h[0] == rank || h[1] == rank
}

/// Adds this card to the foundation that takes it next.
pub(crate) fn add_home(heights: &mut Heights, suit: u8, rank: u8) {
    let h = &mut heights[usize::from(suit)];
    if h[0] == rank {
        h[0] += 1;
    } else {
        h[1] += 1;
    }
}

/// Returns true if playing this card home at once dominates every other move (ledger, FQ-S).
pub(crate) fn is_safe_play(heights: &Heights, suit: u8, rank: u8) -> bool {
    (0..4).all(|s| {
        let floor = if s == suit { rank } else { rank.saturating_sub(1) };
        heights[usize::from(s)][1] >= floor
    })
}

/// A move of the game; columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Turns the next card of the stock.
    Turn,
    /// Plays the hand home.
    PlayHand,
    /// Places the hand on a column.
    Place(u8),
    /// Plays the last card of a column home.
    Play(u8),
    /// Moves the last card of the first column to the second.
    Transfer(u8, u8),
}

impl Move {
    /// The move in the notation, such as `c3>f`.
    pub(crate) fn notation(self) -> String {
        match self {
            Move::Turn => "stock>hand".into(),
            Move::PlayHand => "hand>f".into(),
            Move::Place(c) => format!("hand>c{}", c + 1),
            Move::Play(c) => format!("c{}>f", c + 1),
            Move::Transfer(a, b) => format!("c{}>c{}", a + 1, b + 1),
        }
    }
}
