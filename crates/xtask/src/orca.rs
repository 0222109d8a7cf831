//! `cargo xtask orca`: tests of the table through the screen reader Orca. Installs Orca where it may, and otherwise
//! reports what is missing.

use anyhow::{Result, bail};

use crate::{dist, flags, node, prerequisites, test};

/// The games that are won by default.
const WON: &str = "sly,empress-of-india,labyrinth,fairie-queen";

/// Compares the transcripts, or runs what the flags name instead.
///
/// # Errors
///
/// If a test fails, or none can run.
pub fn orca(flags: &flags::Orca) -> Result<()> {
    let chosen = [("won", flags.won), ("lessons", flags.lessons), ("problems", flags.problems)];
    let chosen: Vec<&str> = chosen.into_iter().filter(|(_, is_set)| *is_set).map(|(name, _)| name).collect();
    let name = match chosen[..] {
        [] if flags.games.is_empty() => "transcripts",
        [] => bail!("games are named with --won, --lessons or --problems"),
        [name] => name,
        _ => bail!("orca takes one of --won, --lessons and --problems"),
    };
    let games = if flags.won && flags.games.is_empty() { WON.to_owned() } else { flags.games.join(",") };
    prerequisites::screen_reader()?;
    node::packages()?;
    dist::build()?;
    let variables = if games.is_empty() { Vec::new() } else { vec![("GAMES".to_owned(), games)] };
    let tally = test::orca_tests(&node::dir().join(format!("orca/{name}.test.mjs")), &variables)?;
    println!("{tally}");
    if tally.passed == 0 {
        bail!("no test ran: the messages above say what is missing");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use crate::{node, prerequisites, test, tools};

    /// A proof that no workflow runs would never fail.
    #[test]
    fn workflows_run_every_scheduled_proof() {
        let folder = tools::root().join(".github/workflows");
        let files = fs::read_dir(folder).expect("the folder is there");
        let texts = files.map(|entry| fs::read_to_string(entry.expect("it can be read").path()).expect("a workflow"));
        let workflows: String = texts.collect();
        for name in test::scheduled().expect("the table can be read") {
            let of_orca = name.strip_prefix("orca/").and_then(|name| name.strip_suffix(".test.mjs"));
            let command = of_orca.map_or(name.clone(), |name| format!("cargo xtask orca --{name}"));
            for command in command.split("`, `") {
                let is_run = workflows
                    .lines()
                    .any(|line| line.trim_start_matches([' ', '-']).starts_with(&format!("run: {command}")));
                assert!(is_run, "no workflow runs {command}");
            }
        }
    }

    #[test]
    fn what_the_tests_need_is_what_is_installed() {
        let reader = fs::read_to_string(node::dir().join("orca/reader.mjs")).expect("it is there");
        assert!(reader.contains(prerequisites::SPEECH_MODULES), "{}", prerequisites::SPEECH_MODULES);
        let programs = reader.split("PACKAGES = {").nth(1).and_then(|text| text.split("};").next());
        let programs = programs.expect("a list of programs").lines().filter_map(|line| line.trim().split_once(": "));
        let mut count = 0;
        for (program, _) in programs {
            count += 1;
            let program = program.trim_matches('\'');
            assert!(
                prerequisites::SCREEN_READER.iter().any(|(path, _)| path.ends_with(&format!("/{program}"))),
                "{program}"
            );
        }
        assert!(count >= 6, "{count} programs");
    }
}
