//! A position of the Fairie Queen as plain data, its moves, and what its foundations take.

use crate::card::SUITS;
use crate::reader::Reader;
use patience::Position;

/// A position of the Fairie Queen as plain data; cards are kinds, suit times thirteen plus rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FairieState {
    /// Ranks below the king: 12, or fewer in a cut pack (the king is always rank 12).
    pub(crate) ranks: u8,
    /// The undealt cards, the next one first.
    pub(crate) stock: Vec<u8>,
    /// The card turned up and not yet put anywhere.
    pub(crate) hand: Option<u8>,
    /// The columns whose kings are out, without their kings, bottom card first.
    pub(crate) columns: Vec<Vec<u8>>,
    /// Cards on the two foundations of each suit in the order C D H S, the higher one first.
    pub(crate) heights: [[u8; 2]; 4],
}

impl FairieState {
    pub(crate) fn read(position: &Position) -> Self {
        let reader = Reader(position);
        let columns = (1..=8).map(|n| reader.pile(&format!("c{n}"))).filter(|column| !column.is_empty());
        let heights = SUITS.map(|suit| {
            let height = |copy| reader.pile(&format!("{}+{copy}", char::from(suit))).len() as u8;
            let (one, two) = (height(1), height(2));
            [one.max(two), one.min(two)]
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

/// The heights of the two foundations of each suit, the higher one first.
pub(crate) type Heights = [[u8; 2]; 4];

/// Whether a card of this suit and rank is next on one of its foundations.
pub(crate) fn suitable(heights: &Heights, suit: u8, rank: u8) -> bool {
    let h = heights[usize::from(suit)];
    h[0] == rank || h[1] == rank
}

/// Raises the foundation that waits for this suit and rank.
pub(crate) fn raise(heights: &mut Heights, suit: u8, rank: u8) {
    let h = &mut heights[usize::from(suit)];
    if h[0] == rank {
        h[0] += 1;
    } else {
        h[1] += 1;
    }
}

/// Rule FQ-S of the ledger: this suitable card can go up at once and nothing is lost by it.
pub(crate) fn safe(heights: &Heights, suit: u8, rank: u8) -> bool {
    (0..4).all(|s| {
        let floor = if s == suit { rank } else { rank.saturating_sub(1) };
        heights[usize::from(s)][1] >= floor
    })
}

/// A move of the Fairie Queen; columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Turn,
    HandUp,
    Place(u8),
    Up(u8),
    Transfer(u8, u8),
}

impl Move {
    /// The move in the notation.
    pub(crate) fn text(self) -> String {
        match self {
            Move::Turn => "stock>hand".into(),
            Move::HandUp => "hand>f".into(),
            Move::Place(c) => format!("hand>c{}", c + 1),
            Move::Up(c) => format!("c{}>f", c + 1),
            Move::Transfer(a, b) => format!("c{}>c{}", a + 1, b + 1),
        }
    }
}
