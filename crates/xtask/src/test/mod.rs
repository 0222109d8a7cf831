//! `cargo xtask test`: the proofs of a tier (`tests/PROOFS.md`), step by step. After a failed step every step that does
//! not depend on it still runs.

pub mod changes;
mod failed;
mod names;
mod plan;
mod proofs;
mod steps;

use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Error, Result, bail};

use crate::test_report::{RunnerFailure, Tally};
use crate::{flags, tools};
use changes::Base;
use plan::{Plan, Shard};
use proofs::Tier;
use steps::{STEPS, Step};
pub use steps::{find_file, node_tests, orca_tests, test_files};

/// In CI one share, of this many, of all other proofs takes the place of those whose triggers have changed: a landing may change
/// everything, and must not take longer for it.
const CI_SHARES: usize = 24;
/// Number of slowest tests listed at the end.
const SLOWEST: usize = 10;

enum Outcome {
    Passed(Tally),
    Failed(Tally, Error),
    /// A step that it needs did not pass.
    NotRun(&'static str),
}

struct Done {
    name: &'static str,
    outcome: Outcome,
    took: Duration,
    /// CPU seconds of all programs that it started.
    cpu: Option<f64>,
}

pub fn test(flags: &flags::Test) -> Result<()> {
    let begin = Instant::now();
    let mut plan = plan(flags)?;
    if let Some(shard) = &flags.shard {
        plan.proofs = Shard::parse(shard)?.of(&plan.proofs);
        plan.notes.push(format!("shard {shard}: {} of them", plan.proofs.len()));
    }
    for note in &plan.notes {
        println!("{note}");
    }
    // Removes screenshots of an earlier run, which would mislead.
    fs::remove_dir_all(tools::root().join("target/reports/failed")).ok();
    let done = run(&with_needs(STEPS, &plan), &plan, |done| failed::write(&failed::of(done, &plan)))?;
    let (summary, total) = summary(&done);
    let cpu = done.iter().filter_map(|entry| entry.cpu).sum::<f64>();
    let cpu = if cpu > 0.0 { format!(" and {cpu:.0} s of CPU time") } else { String::new() };
    println!("\n=== summary, after {:.0} s{cpu} ===\n{summary}", begin.elapsed().as_secs_f32());
    // The last line, for other programs.
    println!("{} passed, {} failed", total.passed, total.failed);
    if total.failed > 0 {
        bail!("not every test passed");
    }
    Ok(())
}

/// Lists the proofs that only workflows run.
#[cfg(test)]
pub fn scheduled() -> Result<Vec<String>> {
    let proofs = proofs::read()?.into_iter().filter(|proof| proof.tier == Tier::Scheduled);
    Ok(proofs.map(|proof| proof.name).collect())
}

/// Makes a plan of the command line.
fn plan(flags: &flags::Test) -> Result<Plan> {
    let is_changed = flags.changed || flags.since.is_some();
    if [flags.fast, flags.exhaustive, is_changed, flags.last_failed].iter().filter(|set| **set).count() > 1 {
        bail!("test takes one of --fast, --exhaustive, --changed and --last-failed");
    }
    let proofs = proofs::read()?;
    if is_changed {
        let base = flags.since.as_deref().map_or(Base::Edits, Base::Named);
        let packages = changes::packages()?;
        return Ok(plan::by_change(&proofs, &changes::since(&base)?, &packages, &tools::root()));
    }
    if flags.last_failed {
        return Ok(plan::by_name(&proofs, &failed::read()?));
    }
    let (tier, word) = match (flags.fast, flags.exhaustive) {
        (true, _) => (Tier::Fast, "the fast tier"),
        (false, true) => (Tier::Exhaustive, "the exhaustive tier"),
        (false, false) if steps::is_ci() => (Tier::Usual, "the usual tier"),
        (false, false) => (Tier::Changed, "the usual tier"),
    };
    let mut plan = plan::by_tier(&proofs, tier, changes::since(&Base::Main));
    if tier == Tier::Usual {
        plan.add_share(&proofs, Shard::of_commit(&steps::rotation()?, CI_SHARES)?);
    }
    plan.notes.insert(0, format!("{word}: {} of {} proofs in {}", plan.proofs.len(), proofs.len(), proofs::TABLE));
    Ok(plan)
}

/// `cargo xtask try`: browser test files on the sources.
pub fn try_files(flags: &flags::Try) -> Result<()> {
    if flags.files.is_empty() {
        bail!("try takes test files: `cargo xtask try gestures keyboard`");
    }
    let tier = if flags.exhaustive { Tier::Exhaustive } else { Tier::Usual };
    let (tally, error) = match steps::try_files(&flags.files, tier) {
        Ok(tally) => (tally, None),
        Err(error) => match error.downcast_ref() {
            Some(RunnerFailure(tally)) => (tally.clone(), Some(error)),
            None => return Err(error),
        },
    };
    for failure in &tally.failures {
        println!("FAILED: {failure}");
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    error.map_or(Ok(()), Err)
}

/// Lists the steps of a plan, with the steps that they need.
fn with_needs<'a>(steps: &'a [Step], plan: &Plan) -> Vec<&'a Step> {
    let mut names: BTreeSet<&str> = plan.proofs.iter().map(|proof| proof.step.as_str()).collect();
    // A step follows those that it needs.
    for step in steps.iter().rev() {
        if names.contains(step.name) {
            names.extend(step.needs);
        }
    }
    steps.iter().filter(|step| names.contains(step.name)).collect()
}

/// Runs each step whose needs are met, and `record`s what is done before each and at the end.
fn run(steps: &[&Step], plan: &Plan, mut record: impl FnMut(&[Done]) -> Result<()>) -> Result<Vec<Done>> {
    let mut done: Vec<Done> = Vec::new();
    record(&done)?;
    for step in steps {
        let passed = |name: &str| {
            done.iter().find(|entry| entry.name == name).is_none_or(|entry| matches!(entry.outcome, Outcome::Passed(_)))
        };
        let (begin, cpu_before) = (Instant::now(), tools::cpu_of_children());
        println!("\n=== {} ===", step.name);
        let outcome = match step.needs.iter().copied().find(|name| !passed(name)) {
            Some(missing) => Outcome::NotRun(missing),
            None => match (step.run)(plan) {
                Ok(tally) => Outcome::Passed(tally),
                Err(error) => {
                    // The error carries the counts of the tests before it.
                    let tally =
                        error.downcast_ref().map_or_else(Tally::single_failure, |RunnerFailure(tally)| tally.clone());
                    Outcome::Failed(tally, error)
                }
            },
        };
        let cpu = tools::cpu_of_children().zip(cpu_before).map(|(after, before)| after - before);
        let entry = Done { name: step.name, outcome, took: begin.elapsed(), cpu };
        println!("--- {}", line_of(&entry));
        done.push(entry);
        record(&done)?;
    }
    Ok(done)
}

fn line_of(Done { outcome, took, cpu, .. }: &Done) -> String {
    let cpu = cpu.map_or(String::new(), |cpu| format!(" ({cpu:.0} s of CPU)"));
    let time = format!("{:.0} s{cpu}", took.as_secs_f32());
    match outcome {
        Outcome::Passed(tally) => format!("{tally}, {time}"),
        Outcome::Failed(tally, error) if error.is::<RunnerFailure>() => format!("FAILED: {tally}, {time}"),
        Outcome::Failed(_, error) => format!("FAILED: {error:#}, {time}"),
        Outcome::NotRun(missing) => format!("NOT RUN: needs “{missing}”"),
    }
}

/// Writes the report for a person, and sums all steps.
fn summary(done: &[Done]) -> (String, Tally) {
    let width = done.iter().map(|entry| entry.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    let mut total = Tally::default();
    let mut failures = String::new();
    for entry in done {
        let name = entry.name;
        text += &format!("{name:width$}  {}\n", line_of(entry));
        match &entry.outcome {
            Outcome::Passed(tally) => total += tally,
            Outcome::Failed(tally, _) => {
                total += tally;
                for failure in &tally.failures {
                    failures += &format!("  {name}: {failure}\n");
                }
            }
            Outcome::NotRun(_) => {}
        }
    }
    let slowest = total.slowest(SLOWEST);
    if !slowest.is_empty() {
        text += "\nthe slowest tests\n";
        for entry in slowest {
            text += &format!("  {:6.1} s  {}\n", entry.seconds, entry.name);
        }
    }
    if !total.unsteady.is_empty() {
        text += "\nUNSTEADY: these passed only at the second try; `cargo xtask stress` shows why\n";
        for failure in &total.unsteady {
            text += &format!("  {failure}\n");
        }
    }
    for skipped in &total.skipped {
        text += &format!("\nSKIPPED: {skipped}\n");
    }
    if !failures.is_empty() {
        text += &format!("\nFAILED: `cargo xtask test --last-failed` runs only these\n{failures}");
    }
    (text, total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_report::Failure;

    const NONE: fn(&Plan) -> Result<Tally> = |_| Ok(Tally::single_pass());

    fn no_plan() -> Plan {
        Plan { tier: Tier::Usual, proofs: Vec::new(), notes: Vec::new(), limit: None, on_sources: false }
    }

    #[test]
    fn a_failed_step_hides_none_that_does_not_need_it() {
        let steps = [
            Step { name: "first", run: |_| bail!("it is broken"), needs: &[] },
            Step { name: "second", run: NONE, needs: &[] },
            Step { name: "third", run: NONE, needs: &["first"] },
            Step { name: "fourth", run: NONE, needs: &["third"] },
            Step { name: "fifth", run: NONE, needs: &["second"] },
        ];
        let done = run(&steps.iter().collect::<Vec<_>>(), &no_plan(), |_| Ok(())).expect("nothing is recorded");
        let (text, total) = summary(&done);
        assert_eq!((total.passed, total.failed), (2, 1));
        for line in [
            "first   FAILED: it is broken, ",
            "second  1 passed, ",
            "third   NOT RUN: needs “first”",
            "fourth  NOT RUN: needs “third”",
            "fifth   1 passed, ",
        ] {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
    }

    #[test]
    fn the_tests_that_failed_are_named() {
        let steps = [Step {
            name: "runner",
            run: |_| {
                let failures = vec![Failure {
                    file: Some("mouse-and-touch.test.mjs".into()),
                    name: "mouse-and-touch.test.mjs: a tap".to_owned(),
                    reason: "no card".to_owned(),
                }];
                Err(RunnerFailure(Tally { passed: 4, failed: 1, failures, ..Tally::default() }).into())
            },
            needs: &[],
        }];
        let done = run(&steps.iter().collect::<Vec<_>>(), &no_plan(), |_| Ok(())).expect("nothing is recorded");
        let (text, total) = summary(&done);
        assert_eq!((total.passed, total.failed), (4, 1));
        assert!(text.contains("runner  FAILED: 4 passed, 1 failed, "), "{text}");
        assert!(text.contains("runner: mouse-and-touch.test.mjs: a tap"), "{text}");
    }

    #[test]
    fn an_interrupted_run_has_recorded_what_failed_and_what_it_did_not_reach() {
        let steps = [
            Step { name: "format of Rust", run: NONE, needs: &[] },
            Step { name: "clippy", run: |_| bail!("it is broken"), needs: &[] },
            Step { name: names::NODE, run: |_| panic!("interrupted"), needs: &[] },
            Step { name: "eslint", run: NONE, needs: &[] },
        ];
        let mut plan = no_plan();
        plan.proofs = proofs::read().expect("the table can be read");
        plan.proofs.retain(|proof| steps.iter().any(|step| step.name == proof.step));
        let mut recorded = BTreeSet::new();
        let run = std::panic::AssertUnwindSafe(|| {
            run(&steps.iter().collect::<Vec<_>>(), &plan, |done| {
                recorded = failed::of(done, &plan);
                Ok(())
            })
        });
        assert!(std::panic::catch_unwind(run).is_err());
        let steps: BTreeSet<&str> = recorded.iter().map(|(step, _)| step.as_str()).collect();
        assert_eq!(steps, BTreeSet::from(["clippy", names::NODE, "eslint"]));
        assert!(recorded.contains(&(names::NODE.to_owned(), "words.test.mjs".to_owned())));
    }

    #[test]
    fn steps_bring_those_that_they_need() {
        let mut plan = no_plan();
        plan.proofs = proofs::read().expect("the table can be read");
        plan.proofs.retain(|proof| proof.name == "types of JavaScript");
        let names: Vec<&str> = with_needs(STEPS, &plan).iter().map(|step| step.name).collect();
        assert_eq!(names, ["npm packages", "WebAssembly modules", "types of JavaScript"]);
        plan.proofs.clear();
        assert!(with_needs(STEPS, &plan).is_empty());
    }
}
