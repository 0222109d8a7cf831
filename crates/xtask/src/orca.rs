//! `cargo xtask orca`: tests of the table through the screen reader Orca. Installs Orca where it may, and otherwise
//! reports what is missing.

use anyhow::{Result, bail};

use crate::{dist, node, prerequisites, tools};

/// Compares the transcripts; with `won` or `lessons` wins games or plays lessons by Orca's output instead, by default
/// all four.
pub fn orca(won: bool, lessons: bool, games: &[String]) -> Result<()> {
    let (file, games) = match (won, lessons) {
        (true, true) => bail!("orca takes --won or --lessons, not both"),
        (true, false) if games.is_empty() => {
            ("orca/won.test.mjs", "sly,empress-of-india,labyrinth,fairie-queen".to_owned())
        }
        (true, false) => ("orca/won.test.mjs", games.join(",")),
        (false, true) => ("orca/lessons.test.mjs", games.join(",")),
        (false, false) if games.is_empty() => ("orca/transcripts.test.mjs", String::new()),
        (false, false) => bail!("games are named with --won or --lessons"),
    };
    prerequisites::screen_reader()?;
    node::packages()?;
    dist::build()?;
    let mut test = tools::command("node");
    test.args(["--test", "--test-reporter=spec"]).arg(node::dir().join(file));
    if !games.is_empty() {
        test.env("GAMES", games);
    }
    tools::run(&mut test)
}
