//! All tests that run the program as a user does, in one test program, linked once.
#![allow(clippy::unwrap_used)]

mod cli;
mod cluster;
mod grades;
mod problems;
mod runs;
mod survey;
