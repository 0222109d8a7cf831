//! The games: state, searches, rollouts and explanations of each, in a folder of its own.

pub(crate) mod card_copies;
pub(crate) mod empress;
pub(crate) mod fairie_queen;
pub(crate) mod labyrinth;
pub(crate) mod sly;
