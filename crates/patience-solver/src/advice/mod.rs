//! Advice to a player, above the searches: hints, their reasons, and reviews.

pub(crate) mod equivalence;
pub mod hint;
pub mod review;
