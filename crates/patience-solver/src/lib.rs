#![doc = include_str!("../README.md")]

/// The soundness ledger: every pruning rule, its argument, and its test.
#[doc = include_str!("ledger.md")]
pub mod ledger {}

mod advice;
mod card;
mod engine;
mod explanation;
mod games;
mod limits;
mod method;
mod methods;
mod outlook;
mod play;
mod reader;
mod registry;
mod search;
#[cfg(test)]
mod testkit;
pub mod token;
mod verdict;

pub use advice::{hint, review};
pub use engine::rng;
pub use explanation::{Explanation, Marked, Reason};
pub use limits::{Effort, Limits, MethodSet, Rule, RuleSet, WorkerRole};
pub use method::{Method, MethodStats, SearchStats};
pub use play::{player, rollout, win_rate};
pub use registry::{NoSolver, equivalence_key, has_solver, rules_of};
pub use search::{Search, dig_for_stuck_card, explain, explain_by_cards, solve};
pub use token::KINDS;
pub use verdict::{Proof, Status, Verdict};
