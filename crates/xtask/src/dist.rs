//! Runs `xtask-dist`, which builds the site and measures it: a separate program, since it compiles longer than this
//! one.

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

/// Compares the sizes of first visits to the site that [`build`] wrote with their limits.
///
/// # Errors
///
/// If one is over its limit.
pub fn check_sizes() -> Result<()> {
    run("xtask-dist", &["size".into(), "--check".into()])
}

/// Lists the files of every kind of first visit to the site that [`build`] wrote, as JSON.
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
