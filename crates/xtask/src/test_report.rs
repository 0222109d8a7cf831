//! Results of test runners: the tests that passed and failed, and their times.

use std::cmp::Ordering;
use std::fmt;
use std::fs;
use std::io::{BufRead, BufReader};
use std::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result};
use serde_json::Value;

/// Seconds that a test took, or a whole test program whose runner reports no tests.
#[derive(Clone, Debug, PartialEq)]
pub struct TestTime {
    pub name: String,
    pub seconds: f64,
}

/// A failed test: its file if the runner reports it, its name, and its message.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    pub file: Option<PathBuf>,
    pub name: String,
    pub reason: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        for line in self.reason.lines().filter(|line| !line.trim().is_empty()) {
            write!(f, "\n      {line}")?;
        }
        Ok(())
    }
}

/// Results of a step's tests.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    /// The failed tests, as far as the runner reports them.
    pub failures: Vec<Failure>,
    /// The tests that passed only at the second try.
    pub unsteady: Vec<Failure>,
    /// The tests that were not run, with the reason.
    pub skipped: Vec<String>,
    pub timed: Vec<TestTime>,
}

impl Tally {
    pub fn single_pass() -> Self {
        Tally { passed: 1, ..Tally::default() }
    }

    pub fn single_failure() -> Self {
        Tally { failed: 1, ..Tally::default() }
    }

    pub fn skipped(reason: String) -> Self {
        Tally { skipped: vec![reason], ..Tally::default() }
    }

    /// Returns the slowest tests, slowest first.
    pub fn slowest(&self, count: usize) -> Vec<&TestTime> {
        let mut all: Vec<&TestTime> = self.timed.iter().collect();
        all.sort_by(|a, b| b.seconds.partial_cmp(&a.seconds).unwrap_or(Ordering::Equal));
        all.truncate(count);
        all
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend_from_slice(&other.failures);
        self.unsteady.extend_from_slice(&other.unsteady);
        self.skipped.extend_from_slice(&other.skipped);
        self.timed.extend_from_slice(&other.timed);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed", self.passed)?;
        if self.failed > 0 {
            write!(f, ", {} failed", self.failed)?;
        }
        if !self.unsteady.is_empty() {
            write!(f, ", {} at the second try", self.unsteady.len())?;
        }
        Ok(())
    }
}

/// A failed test runner, with its counts.
#[derive(Debug)]
pub struct RunnerFailure(pub Tally);

impl fmt::Display for RunnerFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for RunnerFailure {}

/// Returns the tally of an ended runner, as an error if it failed.
fn check_tally(mut tally: Tally, success: bool) -> Result<Tally> {
    if success && tally.failed == 0 {
        return Ok(tally);
    }
    // A runner may die before it reports anything.
    if tally.failed == 0 {
        tally.failed = 1;
        tally.failures.push(Failure { file: None, name: "the test runner itself".to_owned(), reason: String::new() });
    }
    Err(RunnerFailure(tally).into())
}

/// Runs `cargo test` with the same output streams, and counts by the summaries of its test programs, which are all that
/// the stable toolchain reports.
///
/// # Errors
///
/// [`RunnerFailure`] when a test failed, or when cargo did.
pub fn run_cargo_tests(command: &mut Command) -> Result<Tally> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().context("cargo does not start")?;
    let mut tally = Tally::default();
    // Cargo's own messages, failed targets included, go to its standard error.
    let errors = child.stderr.take();
    let targets = thread::spawn(move || {
        let mut targets = Vec::new();
        for line in errors.into_iter().flat_map(|errors| BufReader::new(errors).split(b'\n')).map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            eprintln!("{line}");
            targets.extend(failed_target(&line));
        }
        targets
    });
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            tally += &parse_libtest_line(&line);
        }
    }
    let success = child.wait()?.success();
    tally.failures.extend(targets.join().unwrap_or_default());
    check_tally(tally, success)
}

/// Parses a line of the failed targets that Cargo lists at its end, such as `    `-p patience-tests --test rules``.
fn failed_target(line: &str) -> Option<Failure> {
    let name = line.strip_prefix("    `")?.strip_suffix('`')?;
    name.starts_with("-p ").then(|| Failure { file: None, name: name.to_owned(), reason: String::new() })
}

/// Parses `test result: ok. 12 passed; 0 failed; …` and `test name ... FAILED`.
fn parse_libtest_line(line: &str) -> Tally {
    let mut tally = Tally::default();
    if let Some(result) = line.strip_prefix("test result: ") {
        let words: Vec<&str> = result.split([' ', ';']).collect();
        for pair in words.windows(2) {
            match pair {
                [number, "passed"] => tally.passed = number.parse().unwrap_or(0),
                [number, "failed"] => tally.failed = number.parse().unwrap_or(0),
                _ => {}
            }
        }
    } else if let Some(name) = line.strip_prefix("test ").and_then(|remaining| remaining.strip_suffix(" ... FAILED")) {
        tally.failures.push(Failure { file: None, name: name.to_owned(), reason: String::new() });
    }
    tally
}

/// Runs `node --test` with the same output streams, and counts by the file that `support/reporter.mjs` writes.
///
/// # Errors
///
/// [`RunnerFailure`] when a test failed, or when Node did.
pub fn run_node_tests(command: &mut Command, report: &Path) -> Result<Tally> {
    // Remove results of an earlier run.
    fs::remove_file(report).ok();
    let status = command.status().context("Node does not start")?;
    let text = fs::read_to_string(report).unwrap_or_default();
    let mut tally = Tally::default();
    for line in text.lines() {
        tally += &parse_report(line)
            .with_context(|| format!("{} holds a line that is not a report: {line}", report.display()))?;
    }
    check_tally(tally, status.success())
}

/// Parses `{"name":"…","file":"…/mouse-and-touch.test.mjs","outcome":"passed","seconds":1.5}`.
fn parse_report(line: &str) -> Option<Tally> {
    let event: Value = serde_json::from_str(line).ok()?;
    let path = Path::new(event["file"].as_str()?);
    let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let name = match event["name"].as_str()? {
        // A file that fails as a whole is reported by its path.
        whole if whole.ends_with(&file) => file,
        name => format!("{file}: {name}"),
    };
    let mut tally = Tally::default();
    match event["outcome"].as_str()? {
        "passed" => tally.passed = 1,
        "failed" => {
            tally.failed = 1;
            let reason = event["why"].as_str().unwrap_or_default().to_owned();
            tally.failures.push(Failure { file: Some(path.to_owned()), name: name.clone(), reason });
        }
        // Screenshots for people, and features that a browser lacks: the runner reports them.
        "skipped" => {}
        _ => return None,
    }
    tally.timed.push(TestTime { name, seconds: event["seconds"].as_f64()? });
    Some(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_test_programs_are_counted() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        let tally = parse_libtest_line(line);
        assert_eq!((tally.passed, tally.failed), (12, 3));
        assert_eq!(parse_libtest_line("test passed ... ok"), Tally::default());
        assert_eq!(parse_libtest_line("test card::tests::order ... FAILED").failures[0].name, "card::tests::order");
    }

    #[test]
    fn reports_of_node_are_counted_named_and_timed() {
        let report =
            r#"{"name":"a tap","file":"/x/mouse-and-touch.test.mjs","outcome":"failed","seconds":1.5,"why":"no card"}"#;
        let tally = parse_report(report).expect("it is a report");
        assert_eq!((tally.passed, tally.failed), (0, 1));
        assert_eq!(tally.failures[0].to_string(), "mouse-and-touch.test.mjs: a tap\n      no card");
        assert_eq!(tally.timed, [TestTime { name: "mouse-and-touch.test.mjs: a tap".to_owned(), seconds: 1.5 }]);
        let whole = parse_report(r#"{"name":"/x/a.test.mjs","file":"/x/a.test.mjs","outcome":"failed","seconds":0}"#);
        assert_eq!(whole.expect("it is a report").failures[0].name, "a.test.mjs");
        assert_eq!(parse_report("✔ pass 7"), None);
        assert_eq!(parse_report(r#"{"name":"a","file":"b","outcome":"perhaps","seconds":1}"#), None);
    }

    #[test]
    fn the_slowest_are_listed_first() {
        let timed = |name: &str, seconds| TestTime { name: name.to_owned(), seconds };
        let tally = Tally { timed: vec![timed("a", 1.0), timed("b", 3.0), timed("c", 2.0)], ..Tally::default() };
        assert_eq!(tally.slowest(2).iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>(), ["b", "c"]);
    }

    #[test]
    fn the_targets_that_failed_are_named() {
        let name = |line| failed_target(line).map(|failure| failure.name);
        assert_eq!(name("    `-p patience-tests --test rules`").as_deref(), Some("-p patience-tests --test rules"));
        assert_eq!(name("error: 1 target failed:"), None);
        assert_eq!(name("    `something`"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_runner_that_dies_has_failed() {
        let script = "echo 'test result: ok. 3 passed; 0 failed; 0 ignored'; exit 1";
        let error = run_cargo_tests(Command::new("sh").args(["-c", script])).expect_err("it exits with 1");
        let RunnerFailure(tally) = error.downcast_ref().expect("the count goes with the error");
        assert_eq!((tally.passed, tally.failed), (3, 1));
        let error = run_node_tests(&mut Command::new("false"), Path::new("/nowhere")).expect_err("it exits with 1");
        let RunnerFailure(tally) = error.downcast_ref().expect("the count goes with the error");
        assert_eq!((tally.passed, tally.failed), (0, 1));
    }
}
