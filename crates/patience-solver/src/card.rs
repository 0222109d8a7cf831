//! Cards as the solver holds them: a kind from 0 to 51, suit times thirteen plus rank.

use patience::Card;

/// Suits in the order of the notation: clubs, diamonds, hearts, spades.
pub(crate) const SUITS: &[u8; 4] = b"CDHS";

/// The kind of a card from its suit (0 to 3, in the order C D H S) and rank (0 for the ace to 12 for the king).
pub(crate) fn kind(suit: u8, rank: u8) -> u8 {
    suit * 13 + rank
}

/// The rank of a kind, 0 for the ace to 12 for the king.
pub(crate) fn rank(kind: u8) -> u8 {
    kind % 13
}

/// The suit of a kind, 0 to 3 in the order C D H S.
pub(crate) fn suit(kind: u8) -> u8 {
    kind / 13
}

/// The card of a kind; `None` only for a number that is not a kind.
pub(crate) fn card(kind: u8) -> Option<Card> {
    Card::pack().nth(usize::from(kind))
}
