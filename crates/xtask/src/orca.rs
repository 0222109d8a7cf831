//! `cargo xtask orca`: the table as a screen reader says it. Nothing is installed; where Orca is missing the tests say what
//! to install, and are skipped.

use anyhow::{Result, bail};

use crate::{dist, node, tools};

/// `orca [--won|--lessons] [GAME…]`: the transcripts; with games, or for all four with `--won`, those won by ear instead; with
/// `--lessons` the lessons, all four if none is named.
pub fn orca(options: &[&str]) -> Result<()> {
    let (file, games) = match options {
        [] => ("orca/heard.test.mjs", String::new()),
        ["--won"] => ("orca/won.test.mjs", "sly,empress-of-india,labyrinth,fairie-queen".to_owned()),
        ["--won", games @ ..] if games.iter().all(|game| !game.starts_with('-')) => {
            ("orca/won.test.mjs", games.join(","))
        }
        ["--lessons", games @ ..] if games.iter().all(|game| !game.starts_with('-')) => {
            ("orca/lessons.test.mjs", games.join(","))
        }
        _ => bail!("unknown options “{}”: orca takes --won or --lessons, and games", options.join(" ")),
    };
    node::packages()?;
    dist::dist(None)?;
    let mut test = tools::command("node");
    test.args(["--test", "--test-reporter=spec"]).arg(node::dir().join(file));
    if !games.is_empty() {
        test.env("GAMES", games);
    }
    tools::run(&mut test)
}
