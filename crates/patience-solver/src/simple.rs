//! What the rules of thumb of the simple player have in common; each game's folder has its own.

use patience::{Move, Position, Role};

/// The value of playing a card to a foundation.
pub(crate) const PLAY: u32 = 0;
/// The value of turning a card, or dealing a row.
pub(crate) const TURN: u32 = 1_000;
/// The least value of laying a turned card somewhere.
pub(crate) const PLACE: u32 = 2_000;
/// The value of what is done only if nothing else can be.
pub(crate) const LAST: u32 = 1_000_000;

/// The roles of the pile that gives the card of a move and of the one on which it will lie, if that is known.
pub(crate) fn roles(position: &Position, m: Move) -> (Role, Option<Role>) {
    (position.role(m.from), position.lands(m).map(|pile| position.role(pile)))
}
