//! Counting what test runners say at their end.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::ops::{Add, AddAssign};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// How many tests passed and failed, and what was not run at all, with the reason.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    pub skipped: Vec<String>,
}

impl Tally {
    pub fn one_passed() -> Self {
        Tally { passed: 1, ..Tally::default() }
    }

    pub fn one_failed() -> Self {
        Tally { failed: 1, ..Tally::default() }
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped.extend_from_slice(&other.skipped);
    }
}

impl Add for Tally {
    type Output = Tally;
    fn add(mut self, other: Tally) -> Tally {
        self += &other;
        self
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed", self.passed)
    }
}

/// A test runner that failed, with what it counted.
#[derive(Debug)]
pub struct Failed(pub Tally);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.0.passed, self.0.failed)
    }
}

impl std::error::Error for Failed {}

/// Runs a test runner with its output on ours, and counts as its lines go by.
pub fn run(command: &mut Command, count: fn(&str) -> Tally) -> Result<Tally> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("the test runner does not start")?;
    let mut tally = Tally::default();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            tally += &count(&line);
        }
    }
    if child.wait()?.success() {
        return Ok(tally);
    }
    // A runner may die before it counts.
    tally.failed = tally.failed.max(1);
    Err(Failed(tally).into())
}

/// `test result: ok. 12 passed; 0 failed; …`
pub fn cargo(line: &str) -> Tally {
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
    }
    tally
}

/// `ℹ pass 12`, `ℹ fail 0`
pub fn node(line: &str) -> Tally {
    let mut tally = Tally::default();
    if let Some(rest) = line.strip_prefix("ℹ ") {
        if let Some(number) = rest.strip_prefix("pass ") {
            tally.passed = number.trim().parse().unwrap_or(0);
        } else if let Some(number) = rest.strip_prefix("fail ").or_else(|| rest.strip_prefix("cancelled ")) {
            tally.failed = number.trim().parse().unwrap_or(0);
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runners_are_understood() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(cargo(line), Tally { passed: 12, failed: 3, skipped: vec![] });
        assert_eq!(cargo("test passed ... ok"), Tally::default());
        assert_eq!(node("ℹ pass 7").passed, 7);
        assert_eq!(node("ℹ fail 2").failed, 2);
        assert_eq!(node("ℹ cancelled 1").failed, 1);
        assert_eq!(node("✔ pass 7"), Tally::default());
    }

    #[cfg(unix)]
    #[test]
    fn a_runner_that_dies_has_failed() {
        let error = run(Command::new("sh").args(["-c", "echo 'ℹ pass 3'; exit 1"]), node).expect_err("it exits with 1");
        let Failed(tally) = error.downcast_ref().expect("the count goes with the error");
        assert_eq!((tally.passed, tally.failed), (3, 1));
    }
}
