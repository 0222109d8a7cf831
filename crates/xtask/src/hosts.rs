//! `cargo xtask hosts`: the npm package in projects of other bundlers, each installed from the npm registry by its lock
//! file, built by its own tools, and played in Chromium. It is too slow, and too dependent on the registry, to run for
//! every change; run it before a release.

use anyhow::Result;

use crate::prerequisites::{self, Browser};
use crate::{dist, node, tools};

/// Plays the projects `names`, folders of `tests/hosts`; an empty list means all.
pub fn hosts(names: &[String]) -> Result<()> {
    prerequisites::browser(Browser::Chromium)?;
    dist::build()?;
    let mut run = tools::command("node");
    run.args(["--test", "--test-reporter=spec", "matrix.mjs"]).env("HOSTS", names.join(" ")).current_dir(node::dir());
    tools::run(&mut run)
}
