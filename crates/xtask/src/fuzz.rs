//! `cargo xtask fuzz`: coverage-guided fuzzing of every parser of outside text, and of play. Each target must handle
//! every input within a time limit. `crates/patience/fuzz` stores a minimal corpus.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{flags, tools};

#[path = "../../patience/fuzz/corpus.rs"]
mod corpus;

/// The targets, as in `crates/patience/fuzz/Cargo.toml`, with the maximum length of an input in bytes and a share of
/// each round. Targets without moves have the largest shares: they take half a million inputs a second. Addresses with
/// moves belong to `link`.
const TARGETS: [Target; 8] = [
    Target { name: "address", longest: 16, share: 7 },
    Target { name: "challenge", longest: 96, share: 2 },
    Target { name: "deal_text", longest: 640, share: 5 },
    Target { name: "link", longest: 96, share: 2 },
    Target { name: "problem", longest: 128, share: 2 },
    Target { name: "save", longest: 192, share: 2 },
    Target { name: "text", longest: 512, share: 2 },
    Target { name: "play", longest: 64, share: 2 },
];

struct Target {
    name: &'static str,
    longest: usize,
    share: u32,
}

/// The task of a run.
enum Task {
    /// Minimizes the corpus of each target and stores it.
    Keep,
    /// Runs each target for this many seconds.
    Each(u32),
    /// Runs all targets in rounds, for this many minutes.
    Rounds(u32),
}

/// Default seconds of each target.
const SECONDS: u32 = 60;

/// Seconds of a target with a share of one in a round.
const ROUND: u32 = 15;

/// Maximum seconds for an input: most take microseconds, but the machine may be busy.
const ANSWER: u32 = 20;

pub fn fuzz(flags: &flags::Fuzz) -> Result<()> {
    let task = match (flags.keep, flags.seconds, flags.minutes) {
        (true, None, None) => Task::Keep,
        (false, None, Some(minutes)) => Task::Rounds(minutes),
        // The fuzzer takes 0 for no limit.
        (false, Some(0), None) => bail!("--seconds must be 1 or more"),
        (false, seconds, None) => Task::Each(seconds.unwrap_or(SECONDS)),
        _ => bail!("fuzz takes one of --keep, --seconds and --minutes"),
    };
    let named = &flags.targets;
    if let Some(unknown) = named.iter().find(|name| TARGETS.iter().all(|target| target.name != *name)) {
        bail!("unknown target “{unknown}”: there are {}", TARGETS.map(|target| target.name).join(", "));
    }
    if tools::find("cargo-fuzz").is_none() {
        bail!(
            "cargo-fuzz is missing: `cargo install cargo-fuzz --version 0.13.2 --locked`; it also needs a C++ compiler"
        );
    }
    let chosen = || TARGETS.iter().filter(|target| named.is_empty() || named.iter().any(|name| name == target.name));
    // Comparisons are not traced: they took three quarters of the time, and the seeds contain the words.
    tools::run(in_crate().args(["fuzz", "build", "-s", "none", "--no-trace-compares"]))?;
    for target in chosen() {
        unpack(target)?;
    }
    let mut sums = chosen().map(|target| (target, Run::default())).collect::<Vec<_>>();
    let begin = Instant::now();
    match task {
        Task::Keep => chosen().try_for_each(keep),
        Task::Each(seconds) => round(&mut sums, |_| seconds),
        Task::Rounds(minutes) => loop {
            round(&mut sums, |target| ROUND * target.share)?;
            if begin.elapsed().as_secs() >= u64::from(minutes) * 60 {
                return Ok(());
            }
        },
    }
}

/// Runs each target once and reports the sums of its runs.
fn round(sums: &mut [(&Target, Run)], seconds: impl Fn(&Target) -> u32) -> Result<()> {
    for (target, sum) in &mut *sums {
        sum.add(&run(target, seconds(target))?);
    }
    report(sums);
    Ok(())
}

/// Results of runs.
#[derive(Default)]
struct Run {
    executions: u64,
    /// Wall-clock time.
    seconds: f64,
    /// CPU time: less than wall-clock time on a busy machine.
    machine: f64,
}

impl Run {
    fn add(&mut self, other: &Run) {
        self.executions += other.executions;
        self.seconds += other.seconds;
        self.machine += other.machine;
    }
}

impl std::fmt::Display for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Run { executions, seconds, machine } = self;
        let each = *executions as f64 / machine.max(1e-9);
        write!(f, "{executions} executions in {seconds:.0} s, {machine:.0} s of CPU time, {each:.0} per CPU second")
    }
}

fn report(sums: &[(&Target, Run)]) {
    println!("\n=== summary ===");
    let mut all = Run::default();
    for (target, sum) in sums {
        println!("{:10} {sum}", target.name);
        all.add(sum);
    }
    println!("{:10} {all}", "all");
}

fn folder() -> PathBuf {
    tools::root().join("crates/patience/fuzz")
}

fn in_crate() -> Command {
    let mut command = tools::cargo();
    command.current_dir(tools::root().join("crates/patience"));
    command
}

/// The fuzzer's working corpus of a target; [`keep`] stores a minimal part of it.
fn found(target: &Target) -> PathBuf {
    folder().join("corpus").join(target.name)
}

/// The stored inputs of a target.
fn corpus_file(target: &Target) -> PathBuf {
    folder().join("kept").join(target.name).with_extension("txt")
}

/// Unpacks the stored inputs of a target into its working corpus.
fn unpack(target: &Target) -> Result<()> {
    let (corpus, file) = (found(target), corpus_file(target));
    fs::create_dir_all(&corpus)?;
    let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let inputs = corpus::read(&text).with_context(|| format!("{} is damaged", file.display()))?;
    for (n, input) in inputs.iter().enumerate() {
        fs::write(corpus.join(format!("kept-{n:04}")), input)?;
    }
    Ok(())
}

/// Stores a minimal set of a target's inputs with the same coverage.
fn keep(target: &Target) -> Result<()> {
    let fewest = tools::root().join("target/fuzz/fewest").join(target.name);
    if fewest.exists() {
        fs::remove_dir_all(&fewest)?;
    }
    fs::create_dir_all(&fewest)?;
    let output = fuzzer(target, &[&fewest, &found(target)]).arg("-merge=1").output();
    let output = output.context("cargo fuzz does not start")?;
    if !output.status.success() {
        bail!("{} cannot be minimized: {}", target.name, String::from_utf8_lossy(&output.stderr));
    }
    let inputs = fs::read_dir(&fewest)?.map(|entry| Ok(fs::read(entry?.path())?)).collect::<Result<Vec<_>>>()?;
    println!("{:10} {} inputs", target.name, inputs.len());
    Ok(fs::write(corpus_file(target), corpus::written(inputs))?)
}

/// Returns the fuzzer of a target over folders of inputs; new inputs go to the first.
fn fuzzer(target: &Target, folders: &[&Path]) -> Command {
    let mut command = in_crate();
    command.args(["fuzz", "run", "-s", "none", "--no-trace-compares", target.name]);
    command.args(folders).arg(folder().join("seeds").join(target.name)).arg("--");
    command.arg(format!("-max_len={}", target.longest));
    command
}

/// Continues fuzzing a target from its corpus.
fn run(target: &Target, seconds: u32) -> Result<Run> {
    let name = target.name;
    let (begin, before) = (Instant::now(), tools::cpu_of_children());
    let mut command = fuzzer(target, &[&found(target)]);
    command
        .args(["-print_final_stats=1", "-rss_limit_mb=4096", "-reduce_inputs=0"])
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={ANSWER}"));
    let output = command.output().context("cargo fuzz does not start")?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        println!("{log}");
        bail!("{name} found something; the input is in crates/patience/fuzz/artifacts");
    }
    let executions = log
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:")?.trim().parse().ok())
        .context("the fuzzer does not report its executions")?;
    let seconds = begin.elapsed().as_secs_f64();
    let machine = tools::cpu_of_children().zip(before).map_or(seconds, |(after, before)| after - before);
    let run = Run { executions, seconds, machine };
    println!("{name:10} {run}");
    Ok(run)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corpus_round_trips() {
        let inputs = vec![Vec::new(), (0..=255).collect(), b"a \\ ' \"\n\t\r".to_vec()];
        assert_eq!(corpus::read(&corpus::written(inputs.clone())), Some(inputs));
        for damaged in ["\\", "\\x1", "\\xg0", "\\q", "ä"] {
            assert_eq!(corpus::read(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn a_fuzzer_without_a_limit_is_refused() {
        let flags = flags::Fuzz { seconds: Some(0), minutes: None, keep: false, targets: vec!["no target".to_owned()] };
        let refused = fuzz(&flags).expect_err("0 is no limit");
        assert_eq!(refused.to_string(), "--seconds must be 1 or more");
    }

    #[test]
    fn targets_equal_those_of_the_package() {
        let manifest = fs::read_to_string(folder().join("Cargo.toml")).expect("the package of the targets");
        let names: Vec<&str> = manifest.lines().filter_map(|line| line.strip_prefix("name = ")).collect();
        let mut listed: Vec<String> = TARGETS.iter().map(|target| format!("\"{}\"", target.name)).collect();
        let mut bins: Vec<&str> = names.into_iter().filter(|name| *name != "\"patience-fuzz\"").collect();
        listed.sort();
        bins.sort_unstable();
        assert_eq!(bins, listed);
    }
}
