//! `cargo xtask orca`: the table as a screen reader says it. Orca is installed where that is ours to do; elsewhere it is said
//! what is missing.

use anyhow::{Result, bail};

use crate::{dist, needs, node, tools};

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
    needs::screen_reader()?;
    node::packages()?;
    dist::dist(None)?;
    let mut test = tools::command("node");
    test.args(["--test", "--test-reporter=spec"]).arg(node::dir().join(file));
    if !games.is_empty() {
        test.env("GAMES", games);
    }
    tools::run(&mut test)
}
