#![doc = include_str!("../README.md")]

/// The soundness ledger: every rule that lets a search leave something out, why it may, and the test that guards it.
#[doc = include_str!("ledger.md")]
pub mod ledger {}

mod anneal;
mod card;
mod empress;
mod equivalence;
mod explanation;
pub mod fair;
mod fairie;
pub mod greedy;
mod guide;
mod homes;
mod labyrinth;
mod limits;
pub mod player;
mod portfolio;
pub mod quick;
mod reach;
mod reader;
mod reasons;
mod registry;
pub mod review;
mod rng;
mod search;
mod simple;
mod sly;
mod solver;
mod sort;
pub mod token;
mod transpositions;
pub mod tries;
mod turns;
mod two_packs;
mod verdict;

pub use explanation::{Explanation, Marked, Reason};
pub use limits::{Limits, Rule, RuleSet};
pub use registry::{NoSolver, has_solver, rules_of};
pub use search::{Search, explain, solve};
pub use token::KINDS;
pub use verdict::{Proof, Status, Verdict};
