//! The games, a folder each: state, searches, rollouts and explanations.

pub(crate) mod card_copies;
pub(crate) mod empress;
pub(crate) mod fairie_queen;
pub(crate) mod labyrinth;
pub(crate) mod sly;
