//! Winning lines, and proofs that there is none, for every position of the games of the `patience` crate.
//!
//! The order of the stock is known to the solver. Every line is replayed under the rules before it is handed out.

#[doc = include_str!("ledger.md")]
pub mod ledger {}

mod anneal;
mod card;
mod convert;
mod empress;
mod explain;
pub mod fair;
mod fairie;
pub mod greedy;
mod homes;
mod labyrinth;
mod order;
pub mod player;
mod rng;
mod search;
mod sly;
mod table;
mod turns;
mod verdict;

pub use explain::{Explanation, Reason, explain};
pub use search::{Search, solve};
pub use verdict::{Limits, Proof, Rule, RuleSet, Status, Verdict};
