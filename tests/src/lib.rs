//! Shared by the tests of this workspace.
//!
//! [`rulebook`] plays games a second time, slowly, written from the texts alone. It never calls the engine, so that a
//! mistake in the engine has no twin here.

pub mod rulebook;
