//! `cargo xtask test`: every test there is, step by step. A step that fails hides no other: all that does not depend on it
//! runs and is reported.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, bail};

use crate::needs::{self, Browser};
use crate::tally::{self, Failed, Tally};
use crate::{dist, node, site, size, supply, tools, wasm};

struct Step {
    name: &'static str,
    run: fn() -> Result<Tally>,
    /// The steps whose work this one uses: without it there is nothing to find out.
    needs: &'static [&'static str],
    /// Part of `--fast`: all but the browsers.
    fast: bool,
}

const NPM: &str = "npm packages";
const SITE: &str = "site build";

const STEPS: &[Step] = &[
    Step { name: "format of Rust", run: format_rust, needs: &[], fast: true },
    Step { name: "clippy", run: clippy, needs: &[], fast: true },
    Step { name: "rustdoc", run: rustdoc, needs: &[], fast: true },
    Step { name: "Rust tests", run: rust_tests, needs: &[], fast: true },
    Step { name: "supply", run: supply_check, needs: &[], fast: true },
    Step { name: NPM, run: npm_packages, needs: &[], fast: true },
    Step { name: SITE, run: site_build, needs: &[NPM], fast: true },
    Step { name: "format of the shell", run: format_shell, needs: &[NPM], fast: true },
    Step { name: "types of the shell", run: types, needs: &[NPM, SITE], fast: true },
    Step { name: "eslint", run: eslint, needs: &[NPM], fast: true },
    Step { name: "html-validate", run: html_validate, needs: &[NPM, SITE], fast: true },
    Step { name: "sizes", run: sizes, needs: &[SITE], fast: true },
    Step { name: "browser tests in Chromium", run: chromium, needs: &[NPM, SITE], fast: false },
    Step { name: "a fifth game", run: fifth_game, needs: &[NPM, SITE], fast: false },
    Step { name: "browser tests in Firefox", run: firefox, needs: &[NPM, SITE], fast: false },
    Step { name: "browser tests in WebKit", run: webkit, needs: &[NPM, SITE], fast: false },
    Step { name: "what Orca says", run: screen_reader, needs: &[NPM, SITE], fast: false },
];

/// After how many milliseconds a file of browser tests is ended: many times what the longest takes on a busy machine. A process
/// that a failing test leaves behind must not keep the steps after it from being run.
const FILE_LIMIT: &str = "--test-timeout=1200000";
/// How many of the slowest tests are named at the end.
const SLOWEST: usize = 10;

enum Outcome {
    Passed(Tally),
    Failed(Tally, Error),
    /// The step that it needs and that did not pass.
    NotRun(&'static str),
}

struct Done {
    name: &'static str,
    outcome: Outcome,
    took: Duration,
}

pub fn test(options: &[&str]) -> Result<()> {
    let fast = match options {
        [] => false,
        ["--fast"] => true,
        _ => bail!("unknown option {}: `cargo xtask test` takes --fast", options.join(" ")),
    };
    let begin = Instant::now();
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.fast || !fast).collect();
    let done = run(&steps);
    let (summary, total) = summary(&done);
    println!("\n=== summary, after {:.0} s ===\n{summary}", begin.elapsed().as_secs_f32());
    // The last line, alone: programs read it.
    println!("{} passed, {} failed", total.passed, total.failed);
    if total.failed > 0 {
        bail!("not every test passed");
    }
    Ok(())
}

/// Runs each step whose needs are met.
fn run(steps: &[&Step]) -> Vec<Done> {
    let mut done: Vec<Done> = Vec::new();
    for step in steps {
        let passed = |name: &str| {
            // A step that was not asked for is taken as done.
            done.iter().find(|one| one.name == name).is_none_or(|one| matches!(one.outcome, Outcome::Passed(_)))
        };
        let begin = Instant::now();
        println!("\n=== {} ===", step.name);
        let outcome = match step.needs.iter().copied().find(|name| !passed(name)) {
            Some(missing) => Outcome::NotRun(missing),
            None => match (step.run)() {
                Ok(tally) => Outcome::Passed(tally),
                Err(error) => {
                    // What passed before something failed goes with the error.
                    let tally = error.downcast_ref().map_or_else(Tally::one_failed, |Failed(tally)| tally.clone());
                    Outcome::Failed(tally, error)
                }
            },
        };
        let took = begin.elapsed();
        println!("--- {}", line_of(&outcome, took));
        done.push(Done { name: step.name, outcome, took });
    }
    done
}

fn line_of(outcome: &Outcome, took: Duration) -> String {
    match outcome {
        Outcome::Passed(tally) => format!("{tally}, {:.0} s", took.as_secs_f32()),
        Outcome::Failed(tally, error) if error.is::<Failed>() => {
            format!("FAILED: {tally}, {:.0} s", took.as_secs_f32())
        }
        Outcome::Failed(_, error) => format!("FAILED: {error:#}, {:.0} s", took.as_secs_f32()),
        Outcome::NotRun(missing) => format!("NOT RUN: needs “{missing}”"),
    }
}

/// What a person reads at the end, and what all of it comes to.
fn summary(done: &[Done]) -> (String, Tally) {
    let width = done.iter().map(|one| one.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    let mut total = Tally::default();
    let mut failures = String::new();
    for Done { name, outcome, took } in done {
        text += &format!("{name:width$}  {}\n", line_of(outcome, *took));
        match outcome {
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
        for one in slowest {
            text += &format!("  {:6.1} s  {}\n", one.seconds, one.name);
        }
    }
    if !total.unsteady.is_empty() {
        text += "\nUNSTEADY: these passed at the second try only; `cargo xtask stress` finds out why\n";
        for failure in &total.unsteady {
            text += &format!("  {failure}\n");
        }
    }
    for skipped in &total.skipped {
        text += &format!("\nSKIPPED: {skipped}\n");
    }
    if !failures.is_empty() {
        text += &format!("\nFAILED\n{failures}");
    }
    (text, total)
}

fn check(command: &mut Command) -> Result<Tally> {
    tools::run(command)?;
    Ok(Tally::one_passed())
}

fn format_rust() -> Result<Tally> {
    check(tools::cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<Tally> {
    tools::run(tools::cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    wasm::ensure_target()?;
    // Code for the browser alone is seen only here.
    for module in wasm::MODULES {
        let args = ["clippy", "--target", wasm::TARGET, "--package", module, "--", "-D", "warnings"];
        tools::run(tools::cargo().args(args))?;
    }
    Ok(Tally::one_passed())
}

fn rustdoc() -> Result<Tally> {
    check(tools::cargo().args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn rust_tests() -> Result<Tally> {
    tally::cargo(tools::cargo().args(["test", "--workspace", "--no-fail-fast"]))
}

fn site_build() -> Result<Tally> {
    dist::dist(None)?;
    Ok(Tally::one_passed())
}

fn npm_packages() -> Result<Tally> {
    node::packages()?;
    Ok(Tally::one_passed())
}

/// A program of the npm packages, started at the repository's top level.
fn node_bin(name: &str) -> Command {
    tools::command(node::dir().join("node_modules/.bin").join(name))
}

fn format_shell() -> Result<Tally> {
    check(node_bin("prettier").args(["--check", "www", "tests/browser"]))
}

fn types() -> Result<Tally> {
    for project in ["tsconfig.www.json", "tsconfig.sw.json"] {
        tools::run(node_bin("tsc").args(["--project", &format!("tests/browser/{project}")]))?;
    }
    check(node_bin("tsc").args(["--project", "tests/browser/tsconfig.json"]))
}

fn eslint() -> Result<Tally> {
    let config = "tests/browser/eslint.config.mjs";
    check(node_bin("eslint").args(["--config", config, "--max-warnings", "0", "www", "tests/browser"]))
}

fn supply_check() -> Result<Tally> {
    println!("{} packages, their licences and sources", supply::check()?);
    Ok(Tally::one_passed())
}

fn html_validate() -> Result<Tally> {
    let mut pages = vec![PathBuf::from("index.html")];
    let spoken = fs::read_dir(tools::root().join(site::PAGES_FROM))?
        .map(|entry| Ok(entry?.path().to_string_lossy().into_owned()))
        .collect::<Result<Vec<_>>>()?;
    let folders = ["www", "www/examples", site::RULES_FROM].map(str::to_owned);
    for folder in folders.into_iter().chain(spoken) {
        for entry in fs::read_dir(tools::root().join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "html") {
                pages.push(path);
            }
        }
    }
    check(node_bin("html-validate").args(["--config", "tests/browser/.htmlvalidate.json"]).args(pages))
}

fn sizes() -> Result<Tally> {
    size::size(&["--check"])?;
    Ok(Tally::one_passed())
}

fn chromium() -> Result<Tally> {
    browser_tests(Browser::Chromium)
}

fn firefox() -> Result<Tally> {
    browser_tests(Browser::Firefox)
}

fn webkit() -> Result<Tally> {
    browser_tests(Browser::WebKit)
}

/// A game that is not ours, put into a copy of the tree, built and played.
fn fifth_game() -> Result<Tally> {
    needs::browser(Browser::Chromium)?;
    twice("Chromium", &tests_in(&node::dir().join("fifth"))?, |files| node_tests(Browser::Chromium, files))
}

/// The transcripts, in both browsers; games that are won by ear take too long for every change. A screen reader is part of a
/// desktop: where there is none and none can be installed, that is said loudly, in CI, too.
fn screen_reader() -> Result<Tally> {
    let skipped = |reason: String| {
        let reason = format!("what Orca says, because {reason}");
        println!("SKIPPED: {reason}");
        Ok(Tally::skipped(reason))
    };
    if let Err(error) = needs::screen_reader() {
        return skipped(format!("{error:#}"));
    }
    let files = [node::dir().join("orca/heard.test.mjs")];
    let tally = twice("Orca", &files, |files| reported("orca", files, &[]))?;
    if tally.passed == 0 {
        return skipped("the tests miss something that Orca needs, and name it above".to_owned());
    }
    Ok(tally)
}

/// All tests for a browser. Where an engine besides Chromium cannot be had, that is said loudly; CI takes no excuse.
fn browser_tests(browser: Browser) -> Result<Tally> {
    if let Err(error) = needs::browser(browser) {
        if browser == Browser::Chromium || std::env::var_os("CI").is_some_and(|ci| ci == "true") {
            return Err(error);
        }
        let reason = format!("the browser tests in {browser:?}, because {error:#}");
        println!("SKIPPED: {reason}");
        return Ok(Tally::skipped(reason));
    }
    twice(&format!("{browser:?}"), &test_files(browser)?, |files| node_tests(browser, files))
}

/// How many files are tried again: where more fail, it is not the machine.
const TRIED_AGAIN: usize = 3;

/// The tests, and once more the files of which some failed: a machine that is shared may stop a browser for seconds in the
/// middle of whatever a test does. What passes only then is named in the summary, for it is to be mended; `stress` gives
/// no second try.
fn twice(name: &str, files: &[PathBuf], run: impl Fn(&[PathBuf]) -> Result<Tally>) -> Result<Tally> {
    let error = match run(files) {
        Ok(tally) => return Ok(tally),
        Err(error) => error,
    };
    let Some(Failed(first)) = error.downcast_ref() else { return Err(error) };
    match again(first, |files| {
        println!("\n=== {name} once more: {} files ===", files.len());
        run(files)
    }) {
        Some(tally) => Ok(tally),
        None => Err(error),
    }
}

/// What a run came to, if all that failed in it passes at the second try.
fn again(first: &Tally, run: impl FnOnce(&[PathBuf]) -> Result<Tally>) -> Option<Tally> {
    let files: Option<BTreeSet<PathBuf>> = first.failures.iter().map(|failure| failure.file.clone()).collect();
    let files: Vec<PathBuf> = files?.into_iter().collect();
    if files.is_empty() || files.len() > TRIED_AGAIN {
        return None;
    }
    let second = run(&files).ok()?;
    // A test that the second run did not come to has not passed.
    let names: BTreeSet<&str> = second.timed.iter().map(|one| one.name.as_str()).collect();
    if !first.failures.iter().all(|failure| names.contains(failure.name.as_str())) {
        return None;
    }
    Some(Tally {
        passed: first.passed + first.failed,
        failed: 0,
        failures: Vec::new(),
        unsteady: first.failures.clone(),
        ..first.clone()
    })
}

/// The files of a browser's tests: Chromium runs all of them, the others the short ones that every engine runs.
///
/// # Errors
///
/// When a folder holds none.
pub fn test_files(browser: Browser) -> Result<Vec<PathBuf>> {
    let mut files = tests_in(&node::dir().join("cross"))?;
    if browser == Browser::Chromium {
        files.extend(tests_in(&node::dir())?);
    }
    files.sort();
    Ok(files)
}

/// The `*.test.mjs` of a folder.
fn tests_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} is missing", folder.display()))?;
    let files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    if files.is_empty() {
        bail!("{} holds no *.test.mjs", folder.display());
    }
    Ok(files)
}

/// Node's own test runner over some files, in a browser.
///
/// # Errors
///
/// [`tally::Failed`] when a test failed.
pub fn node_tests(browser: Browser, files: &[PathBuf]) -> Result<Tally> {
    let loads = size::as_json()?;
    reported(browser.name(), files, &[("ENGINE", browser.name()), ("PATIENCE_FIRST_LOADS", &loads)])
}

/// The same with some variables, reported by a name of its own.
fn reported(name: &str, files: &[PathBuf], variables: &[(&str, &str)]) -> Result<Tally> {
    let root = tools::root();
    let reports = root.join("target/reports");
    fs::create_dir_all(&reports)?;
    let report = reports.join(format!("{name}.jsonl"));
    tally::node(
        tools::command("node")
            // Node leaves one processor free, which of two is half.
            .args([
                "--test",
                "--test-concurrency=2",
                FILE_LIMIT,
                "--test-reporter=spec",
                "--test-reporter-destination=stdout",
            ])
            .arg(format!("--test-reporter={}", node::dir().join("support/reporter.mjs").display()))
            .arg(format!("--test-reporter-destination={}", report.display()))
            .args(files)
            .envs(variables.iter().copied()),
        &report,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::{Failure, Timed};

    const NONE: fn() -> Result<Tally> = || Ok(Tally::one_passed());

    #[test]
    fn a_failed_step_hides_none_that_does_not_need_it() {
        let steps = [
            Step { name: "first", run: || bail!("it is broken"), needs: &[], fast: true },
            Step { name: "second", run: NONE, needs: &[], fast: true },
            Step { name: "third", run: NONE, needs: &["first"], fast: true },
            Step { name: "fourth", run: NONE, needs: &["third"], fast: true },
            Step { name: "fifth", run: NONE, needs: &["second"], fast: true },
        ];
        let done = run(&steps.iter().collect::<Vec<_>>());
        let (text, total) = summary(&done);
        assert_eq!((total.passed, total.failed), (2, 1));
        for line in [
            "first   FAILED: it is broken, 0 s",
            "second  1 passed, 0 s",
            "third   NOT RUN: needs “first”",
            "fourth  NOT RUN: needs “third”",
            "fifth   1 passed, 0 s",
        ] {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
    }

    #[test]
    fn the_tests_that_failed_are_named() {
        let steps = [Step {
            name: "runner",
            run: || {
                let failures = vec![failure("hands.test.mjs", "a tap")];
                Err(Failed(Tally { passed: 4, failed: 1, failures, ..Tally::default() }).into())
            },
            needs: &[],
            fast: true,
        }];
        let (text, total) = summary(&run(&steps.iter().collect::<Vec<_>>()));
        assert_eq!((total.passed, total.failed), (4, 1));
        assert!(text.contains("runner  FAILED: 4 passed, 1 failed, 0 s"), "{text}");
        assert!(text.contains("runner: hands.test.mjs: a tap"), "{text}");
    }

    fn failure(file: &str, name: &str) -> Failure {
        Failure { file: Some(file.into()), name: format!("{file}: {name}"), reason: "no card".to_owned() }
    }

    #[test]
    fn what_passes_at_the_second_try_is_said_to() {
        let failures = vec![failure("hands.test.mjs", "a tap"), failure("hands.test.mjs", "a key")];
        let first = Tally { passed: 4, failed: 2, failures, ..Tally::default() };
        let timed = |name: &str| Timed { name: name.to_owned(), seconds: 1.0 };
        let passing = |names: &[&str]| Tally {
            passed: names.len() as u64,
            timed: names.iter().map(|name| timed(name)).collect(),
            ..Tally::default()
        };
        let all = passing(&["hands.test.mjs: a tap", "hands.test.mjs: a key"]);
        let tally = again(&first, |files| {
            assert_eq!(files, [PathBuf::from("hands.test.mjs")]);
            Ok(all)
        })
        .expect("all of it passed");
        assert_eq!((tally.passed, tally.failed, tally.unsteady.len()), (6, 0, 2));
        // A second failure, one that was not run again, too many of them, and one that has no file.
        assert_eq!(again(&first, |_| Err(Failed(first.clone()).into())), None);
        assert_eq!(again(&first, |_| Ok(passing(&["hands.test.mjs: a tap"]))), None);
        let many = ["a", "b", "c", "d"].map(|file| failure(file, "a tap")).to_vec();
        assert_eq!(again(&Tally { failures: many, ..first.clone() }, |_| unreachable!()), None);
        let runner = Failure { file: None, ..failure("", "the test runner itself") };
        assert_eq!(again(&Tally { failures: vec![runner], ..first }, |_| unreachable!()), None);
    }

    #[test]
    fn every_need_is_a_step_before() {
        for (n, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                assert!(STEPS[..n].iter().any(|one| one.name == *need), "{} needs {need}", step.name);
            }
        }
    }
}
