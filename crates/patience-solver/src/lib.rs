//! Winning lines, and proofs that there is none, for every position of the games of the `patience` crate.
//!
//! The order of the stock is known to the solver. Every line is replayed under the rules before it is handed out.

#[doc = include_str!("ledger.md")]
pub mod ledger {}

mod anneal;
mod card;
mod convert;
mod empress;
mod fairie;
mod labyrinth;
mod rng;
mod search;
mod sly;
mod table;
mod turns;
mod verdict;

pub use search::{Search, solve};
pub use verdict::{Limits, Proof, Status, Verdict};
