//! A position of the Empress of India as plain data, its moves, and the order of its cards.

use crate::card::{SUITS, rank, suit};
use crate::reader::Reader;
use patience::Position;

/// No card, or no space.
pub(crate) const NONE: u8 = 255;

/// A position of the Empress of India; cards are kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EmpressState {
    /// Stock, the next card first.
    pub(crate) stock: Vec<u8>,
    /// Army then Navy: the cards in each space, bottom card first.
    pub(crate) rows: [Vec<Vec<u8>>; 2],
    /// Red talon then black one, bottom card first.
    pub(crate) talons: [Vec<u8>; 2],
    /// Cards of each kind on the foundations, without those of the set-up.
    pub(crate) played: [u8; 52],
}

impl EmpressState {
    pub(crate) fn read(position: &Position) -> Self {
        let reader = Reader(position);
        let mut played = [0; 52];
        for (n, suit) in SUITS.iter().enumerate() {
            let sign = if matches!(n, 1 | 2) { '-' } else { '+' };
            for copy in 1..=4 {
                let address = format!("{}{sign}{copy}", char::from(*suit));
                for card in reader.pile(&address).into_iter().skip(1) {
                    played[usize::from(card)] += 1;
                }
            }
        }
        Self {
            stock: reader.stock(),
            rows: ["a", "n"].map(|row| (1..=24).map(|n| reader.pile(&format!("{row}{n}"))).collect()),
            talons: ["talon-red", "talon-black"].map(|talon| reader.pile(talon)),
            played,
        }
    }
}

/// Returns true if a card is a heart or a diamond.
pub(crate) fn is_red(card: u8) -> bool {
    matches!(suit(card), 1 | 2)
}

/// A move; row 0 is the Army, row 1 the Navy; spaces count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Turn,
    Both { army: u8, navy: u8 },
    Pair { row: u8, from: u8, onto: u8 },
    PlayPair { row: u8, space: u8 },
}

impl Move {
    /// Writes the move in the notation.
    pub(crate) fn text(self) -> String {
        let names = ['a', 'n'];
        match self {
            Move::Turn => "stock>talon".into(),
            Move::Both { army, navy } => format!("a{}+n{}>f", army + 1, navy + 1),
            Move::Pair { row, from, onto } => {
                let (r, s) = (names[usize::from(row)], names[usize::from(1 - row)]);
                format!("{r}{}>{s}{}", from + 1, onto + 1)
            }
            Move::PlayPair { row, space } => {
                format!("{}{}>f", names[usize::from(row)], space + 1)
            }
        }
    }
}

/// Height of a foundation before it takes a card: 0 for a red queen or a black two, 10 for a red ace or a black king.
pub(crate) fn height(card: u8) -> u8 {
    let r = rank(card);
    match (is_red(card), r) {
        (true, 11) => 0,
        (true, _) => 10 - r,
        (false, 12) => 10,
        (false, _) => r - 1,
    }
}

/// Suit and height of a card.
pub(crate) fn suit_and_height(card: u8) -> (u8, u8) {
    (suit(card), height(card))
}
