//! `cargo xtask hosts`: the npm package in projects as others have them, each installed from the npm registry with the
//! versions of its lock file, built by its own tools, and played in Chromium. Too long and too dependent on the registry
//! for every change; before a release all of it is run.

use anyhow::Result;

use crate::prerequisites::{self, Browser};
use crate::{dist, node, tools};

/// `names` are folders of `tests/hosts`; none means all.
pub fn hosts(names: &[String]) -> Result<()> {
    prerequisites::browser(Browser::Chromium)?;
    dist::build()?;
    let mut run = tools::command("node");
    run.args(["--test", "--test-reporter=spec", "matrix.mjs"]).env("HOSTS", names.join(" ")).current_dir(node::dir());
    tools::run(&mut run)
}
