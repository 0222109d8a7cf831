//! Advice to a player, above the searches: hints, their reasons, and reviews.

pub(crate) mod equivalence;
pub mod hint;
pub(crate) mod hint_reasons;
pub mod review;
