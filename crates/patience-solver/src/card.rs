//! Cards as numbers, their *kind*: 13 · suit + rank, 0 to 51.

use patience::Card;

/// Kind of a suit (0 to 3, in the order C D H S) and a rank (0 for the ace to 12 for the king).
pub(crate) fn kind(suit: u8, rank: u8) -> u8 {
    suit * 13 + rank
}

/// Rank of a kind, 0 for the ace to 12 for the king.
pub(crate) fn rank(kind: u8) -> u8 {
    kind % 13
}

/// Suit of a kind, 0 to 3 in the order C D H S.
pub(crate) fn suit(kind: u8) -> u8 {
    kind / 13
}

/// Card of a kind; `None` only if `kind` is 52 or more.
pub(crate) fn card(kind: u8) -> Option<Card> {
    Card::pack().nth(usize::from(kind))
}
