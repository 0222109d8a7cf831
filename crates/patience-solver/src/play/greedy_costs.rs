//! Costs that the greedy policies of all games share.

use patience::{Move, Position, Role};

/// Cost of playing a card home.
pub(crate) const PLAY: u32 = 0;
/// Cost of turning a card, or dealing a row.
pub(crate) const TURN: u32 = 1_000;
/// Minimum cost of placing a turned card.
pub(crate) const PLACE: u32 = 2_000;
/// Cost of a last resort.
pub(crate) const LAST: u32 = 1_000_000;

/// Roles of the pile that gives the card and of the pile that takes it, if known.
pub(crate) fn roles(position: &Position, m: Move) -> (Role, Option<Role>) {
    (position.role(m.from), position.destination_pile(m).map(|pile| position.role(pile)))
}
