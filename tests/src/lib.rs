//! Shared by the tests of this workspace.
//!
//! [`rulebook`] is a second, slow implementation of the games, written from the texts alone. It never calls the engine,
//! so that the two share no bugs.

pub mod rulebook;
