//! The site and its sizes, built by `xtask-dist`: a program of its own, as it compiles for longer than this one.

use std::ffi::OsString;

use anyhow::Result;
use xtask::tools;

/// Builds the site into `dist/` and the npm package into `target/npm`.
///
/// # Errors
///
/// If something does not compile, or a file cannot be written.
pub fn build() -> Result<()> {
    run("xtask-dist", &["dist".into()])
}

/// Compares the sizes of what a first visit loads, of the site that [`build`] has written, with their limits.
///
/// # Errors
///
/// If one is over its limit.
pub fn check_sizes() -> Result<()> {
    run("xtask-dist", &["size".into(), "--check".into()])
}

/// The files of every kind of first visit to the site that [`build`] has written, as JSON.
///
/// # Errors
///
/// If the site is not built.
pub fn first_loads() -> Result<String> {
    tools::output_of(tools::cargo().args(["run", "--quiet", "--package", "xtask-dist", "--", "size", "--json"]))
}

/// Runs a program of the workspace with some arguments.
///
/// # Errors
///
/// If it does not compile, or fails.
pub fn run(package: &str, args: &[OsString]) -> Result<()> {
    tools::run(tools::cargo().args(["run", "--quiet", "--package", package, "--"]).args(args))
}
