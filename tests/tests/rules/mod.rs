//! Every rule of the book, tested on both implementations: the engine, and the rulebook of this package.
//!
//! The tests of a game are a file here, written against [`play::Play`]; `engine.rs` and `rulebook.rs` compile each of
//! these files once, so that `engine::sly::rule_iii_…` and `rulebook::sly::rule_iii_…` are the same test.
#![expect(clippy::duplicate_mod, reason = "each game's tests are compiled for both implementations")]

mod engine;
mod play;
mod rulebook;
