//! `cargo xtask mutants`: mistakes that are put into the rules on purpose, and whether the tests see them.

use anyhow::{Result, bail};

use crate::tools;

/// `mutants [options] [FILE…]`: what `crates/patience-mutants` takes.
pub fn mutants(options: &[&str]) -> Result<()> {
    if options != ["--help"] && tools::find("cargo-mutants").is_none() {
        bail!("cargo-mutants is missing: `cargo install cargo-mutants --version 27.1.0 --locked`");
    }
    tools::run(tools::cargo().args(["run", "--quiet", "--package", "patience-mutants", "--"]).args(options))
}

/// `mutants --store`: the same for the JavaScript that keeps what the player has done.
pub fn store() -> Result<()> {
    if tools::find("node").is_none() {
        bail!("node is missing");
    }
    tools::run(tools::command("node").current_dir(tools::root().join("tests/browser")).arg("mutants.mjs"))
}
