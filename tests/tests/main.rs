//! All integration tests of the engine in one program, linked once: a module per subject.
//!
//! `cargo test -p patience-tests rules::` runs one module.
#![allow(clippy::unwrap_used)]

mod agreement;
mod available;
mod challenges;
mod common;
mod deals;
mod documents;
mod evidence;
mod finish;
mod fuzz;
mod games;
mod imports;
mod links;
mod perft;
mod plain_speech;
mod problems;
mod properties;
mod reasons;
mod record;
mod rules;
mod runs;
mod safe;
mod save;
mod solver;
mod text;
mod tokens;
mod why;
