//! Records the proofs that did not pass in the last run in `target/reports` for `--last-failed`.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::plan::Plan;
use super::proofs::Proof;
use super::{Done, Outcome, names};
use crate::test_report::Failure;
use crate::{node, tools};

fn file() -> PathBuf {
    tools::root().join("target/reports/last-failed.txt")
}

/// Returns the proofs that have not passed by step and name: of a failed step the failed files if they are known,
/// otherwise all; and those of steps that are still to be run, or never will be if the run is interrupted.
pub fn of(done: &[Done], plan: &Plan) -> BTreeSet<(String, String)> {
    let is_ahead = |proof: &&Proof| done.iter().all(|entry| entry.name != proof.step);
    let ahead = plan.proofs.iter().filter(is_ahead);
    let mut failed: BTreeSet<_> = ahead.map(|proof| (proof.step.clone(), proof.name.clone())).collect();
    for entry in done {
        let failures: &[Failure] = match &entry.outcome {
            Outcome::Passed(_) => continue,
            Outcome::Failed(tally, _) => &tally.failures,
            Outcome::NotRun(_) => &[],
        };
        let is_named = |name: &str| {
            failures.iter().any(|failure| match &failure.file {
                Some(file) => *file == node::dir().join(name),
                None => entry.name == names::RUST && is_of(name, &failure.name),
            })
        };
        let mut names: Vec<&str> =
            plan.of(entry.name).map(|proof| proof.name.as_str()).filter(|name| is_named(name)).collect();
        if names.is_empty() {
            names = plan.of(entry.name).map(|proof| proof.name.as_str()).collect();
        }
        failed.extend(names.into_iter().map(|name| (entry.name.to_owned(), name.to_owned())));
    }
    failed
}

/// Returns true if a failed target (`-p a --lib`) or test (`rules::sly::a`) belongs to a row: the target itself, its
/// package, or the test's module.
fn is_of(row: &str, failed: &str) -> bool {
    match row.rsplit_once(' ') {
        Some((_, module)) if module.ends_with("::") => failed.starts_with(module),
        _ => failed == row || failed.strip_prefix(row).is_some_and(|remaining| remaining.starts_with(" --")),
    }
}

/// Records the failed proofs.
pub fn write(failed: &BTreeSet<(String, String)>) -> Result<()> {
    let text: String = failed.iter().map(|(step, name)| format!("{step}\t{name}\n")).collect();
    fs::create_dir_all(file().parent().context("no folder")?)?;
    Ok(fs::write(file(), text)?)
}

/// Reads the failed proofs of the last run.
///
/// # Errors
///
/// If there was none.
pub fn read() -> Result<BTreeSet<(String, String)>> {
    let text = fs::read_to_string(file()).context("no run has been recorded in target/reports yet")?;
    Ok(text.lines().filter_map(|line| line.split_once('\t')).map(|(a, b)| (a.to_owned(), b.to_owned())).collect())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::test::plan;
    use crate::test::proofs::{self, Tier};
    use crate::test_report::{RunnerFailure, Tally};

    #[test]
    fn files_and_targets_that_failed_are_recorded() {
        let table = proofs::read().expect("the table can be read");
        let mut plan = plan::by_tier(&table, Tier::Exhaustive, Err(anyhow::anyhow!("not asked")));
        let failure = |file: Option<&str>, name: &str| Failure {
            file: file.map(|file| node::dir().join(file)),
            name: name.to_owned(),
            reason: String::new(),
        };
        let done = |name, failures: Vec<Failure>| {
            let tally = Tally { failed: 1, failures, ..Tally::default() };
            let outcome = Outcome::Failed(tally.clone(), RunnerFailure(tally).into());
            Done { name, outcome, took: Duration::ZERO, cpu: None }
        };
        let rust = [failure(None, "a::b"), failure(None, "-p patience-cli --test cli")];
        let all = [
            done(names::CHROMIUM, vec![failure(Some("mouse-and-touch.test.mjs"), "mouse-and-touch.test.mjs: a tap")]),
            done(names::RUST, rust.to_vec()),
            done("eslint", Vec::new()),
            Done { name: names::ORCA, outcome: Outcome::NotRun("site build"), took: Duration::ZERO, cpu: None },
            Done { name: "sizes", outcome: Outcome::Passed(Tally::single_pass()), took: Duration::ZERO, cpu: None },
        ];
        plan.proofs.retain(|proof| all.iter().any(|entry| entry.name == proof.step));
        let names: Vec<String> = of(&all, &plan).into_iter().map(|(_, name)| name).collect();
        assert_eq!(names, ["orca/transcripts.test.mjs", "-p patience-cli", "mouse-and-touch.test.mjs", "eslint"]);
        assert!(is_of("-p patience-tests rules::", "rules::engine::sly::rule_iii"));
        assert!(!is_of("-p patience-tests rules::", "links::rules"));
        assert!(is_of("-p patience-tests --lib", "-p patience-tests --lib"));
        assert!(!is_of("-p patience", "-p patience-cli --lib"));
    }
}
