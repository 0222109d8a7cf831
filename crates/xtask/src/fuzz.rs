//! `cargo xtask fuzz`: inputs that a fuzzer finds by what they reach, thrown at whatever reads text from outside and at play
//! itself. Each target must answer every input within a time; what it finds is kept in `crates/patience/fuzz`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::tools;

/// The targets, as `crates/patience/fuzz/Cargo.toml` names them.
const TARGETS: [&str; 5] = ["link", "save", "deal_text", "text", "play"];

/// How long each is run without a word of how long.
const SECONDS: u32 = 60;

/// No input may take longer, in seconds: most take some microseconds, and a processor may be busy with something else.
const ANSWER: u32 = 20;

/// `fuzz [--seconds N] [TARGET…]`
pub fn fuzz(options: &[&str]) -> Result<()> {
    let (seconds, named) = match options {
        ["--seconds", number, names @ ..] => {
            (number.parse().with_context(|| format!("invalid number of seconds: {number}"))?, names)
        }
        names => (SECONDS, names),
    };
    if let Some(unknown) = named.iter().find(|name| !TARGETS.contains(name)) {
        bail!("unknown target “{unknown}”: there are {}", TARGETS.join(", "));
    }
    if tools::find("cargo-fuzz").is_none() {
        bail!(
            "cargo-fuzz is missing: `cargo install cargo-fuzz --version 0.13.2 --locked`; it needs a C++ compiler too"
        );
    }
    let chosen: Vec<&str> = if named.is_empty() { TARGETS.to_vec() } else { named.to_vec() };
    tools::run(in_crate().args(["fuzz", "build", "-s", "none"]))?;
    let mut found = Vec::new();
    let mut sum = Run { executions: 0, seconds: 0.0 };
    let mut report = String::new();
    for target in chosen {
        println!("\n=== {target}, {seconds} s ===");
        match run(target, seconds)? {
            Some(one) => {
                report += &format!("{target:10} {one}\n");
                sum.executions += one.executions;
                sum.seconds += one.seconds;
            }
            None => found.push(target),
        }
    }
    println!("\n=== summary ===\n{report}{:10} {sum}", "all");
    if !found.is_empty() {
        bail!("found something: {}; the inputs lie in crates/patience/fuzz/artifacts", found.join(", "));
    }
    Ok(())
}

/// What one run came to.
struct Run {
    executions: u64,
    seconds: f64,
}

impl std::fmt::Display for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let each = self.executions as f64 / self.seconds.max(1e-9);
        write!(f, "{} executions in {:.0} s, {each:.0} a second", self.executions, self.seconds)
    }
}

fn folder() -> PathBuf {
    tools::root().join("crates/patience/fuzz")
}

fn in_crate() -> Command {
    let mut command = tools::cargo();
    command.current_dir(tools::root().join("crates/patience"));
    command
}

/// Runs a target on from what was found before; none if it found a fault.
fn run(target: &str, seconds: u32) -> Result<Option<Run>> {
    let corpus = folder().join("corpus").join(target);
    fs::create_dir_all(&corpus)?;
    let begin = Instant::now();
    let mut command = in_crate();
    command
        .args(["fuzz", "run", "-s", "none", target])
        .arg(&corpus)
        .arg(folder().join("seeds").join(target))
        .args(["--", "-print_final_stats=1", "-rss_limit_mb=4096", "-max_len=4096"])
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={ANSWER}"));
    let output = command.output().context("cargo fuzz does not start")?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        println!("{said}");
        return Ok(None);
    }
    let executions = said
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:")?.trim().parse().ok())
        .context("the fuzzer does not say what it has run")?;
    let one = Run { executions, seconds: begin.elapsed().as_secs_f64() };
    println!("{one}");
    Ok(Some(one))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_targets_are_those_of_the_package() {
        let manifest = fs::read_to_string(folder().join("Cargo.toml")).expect("the package of the targets");
        let names: Vec<&str> = manifest.lines().filter_map(|line| line.strip_prefix("name = ")).collect();
        let mut known: Vec<String> = TARGETS.iter().map(|name| format!("\"{name}\"")).collect();
        let mut bins: Vec<&str> = names.into_iter().filter(|name| *name != "\"patience-fuzz\"").collect();
        known.sort();
        bins.sort_unstable();
        assert_eq!(bins, known);
    }
}
