//! `cargo xtask fuzz`: inputs that a fuzzer finds by what they reach, thrown at whatever reads text from outside and at play
//! itself. Each target must answer every input within a time; what it finds is kept in `crates/patience/fuzz`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{flags, tools};

#[path = "../../patience/fuzz/kept.rs"]
mod kept;

/// The targets, as `crates/patience/fuzz/Cargo.toml` names them, the longest input of each in bytes, and its share in a
/// round: most time goes to what is read before anything is played, where a second has half a million inputs. An address
/// that has moves as well is `link`'s.
const TARGETS: [Target; 6] = [
    Target { name: "address", longest: 16, share: 7 },
    Target { name: "deal_text", longest: 640, share: 5 },
    Target { name: "link", longest: 96, share: 2 },
    Target { name: "save", longest: 192, share: 2 },
    Target { name: "text", longest: 512, share: 2 },
    Target { name: "play", longest: 64, share: 2 },
];

struct Target {
    name: &'static str,
    longest: usize,
    share: u32,
}

/// The task for the targets.
enum Task {
    /// Of what was found the fewest inputs are kept that reach as much.
    Keep,
    /// Each is run for so many seconds.
    Each(u32),
    /// All are run in rounds, for so many minutes.
    Rounds(u32),
}

/// How long each is run without a word of how long.
const SECONDS: u32 = 60;

/// How long a target with a share of one is run in a round.
const ROUND: u32 = 15;

/// No input may take longer, in seconds: most take some microseconds, and a processor may be busy with something else.
const ANSWER: u32 = 20;

pub fn fuzz(flags: &flags::Fuzz) -> Result<()> {
    let task = match (flags.keep, flags.seconds, flags.minutes) {
        (true, None, None) => Task::Keep,
        (false, None, Some(minutes)) => Task::Rounds(minutes),
        (false, seconds, None) => Task::Each(seconds.unwrap_or(SECONDS)),
        _ => bail!("fuzz takes one of --keep, --seconds and --minutes"),
    };
    let named = &flags.targets;
    if let Some(unknown) = named.iter().find(|name| TARGETS.iter().all(|target| target.name != *name)) {
        bail!("unknown target “{unknown}”: there are {}", TARGETS.map(|target| target.name).join(", "));
    }
    if tools::find("cargo-fuzz").is_none() {
        bail!(
            "cargo-fuzz is missing: `cargo install cargo-fuzz --version 0.13.2 --locked`; it needs a C++ compiler too"
        );
    }
    let chosen = || TARGETS.iter().filter(|target| named.is_empty() || named.iter().any(|name| name == target.name));
    // What is compared is not followed: three quarters of the time went there, and words are in the seeds.
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

/// Runs each target once more, and says what all runs of it came to.
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
    /// Of the clock.
    seconds: f64,
    /// Of the machine: on a busy one less than the clock says.
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
        write!(f, "{executions} executions in {seconds:.0} s, {machine:.0} s of machine time, {each:.0} a second of it")
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

/// The machine time of all processes that were waited for, in seconds, where the system says.
fn machine_time() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // Behind the name, which may have blanks: cutime and cstime, in hundredths of a second.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(13)? + ticks(14)?) / 100.0)
}

fn folder() -> PathBuf {
    tools::root().join("crates/patience/fuzz")
}

fn in_crate() -> Command {
    let mut command = tools::cargo();
    command.current_dir(tools::root().join("crates/patience"));
    command
}

/// Where the fuzzer puts what it finds of a target; only what [`keep`] makes of it is kept.
fn found(target: &Target) -> PathBuf {
    folder().join("corpus").join(target.name)
}

/// The inputs of a target that are kept.
fn kept_file(target: &Target) -> PathBuf {
    folder().join("kept").join(target.name).with_extension("txt")
}

/// Lays what is kept of a target beside what was found since.
fn unpack(target: &Target) -> Result<()> {
    let (corpus, file) = (found(target), kept_file(target));
    fs::create_dir_all(&corpus)?;
    let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let inputs = kept::read(&text).with_context(|| format!("{} is damaged", file.display()))?;
    for (n, input) in inputs.iter().enumerate() {
        fs::write(corpus.join(format!("kept-{n:04}")), input)?;
    }
    Ok(())
}

/// Keeps of all that was found of a target the fewest inputs that reach as much.
fn keep(target: &Target) -> Result<()> {
    let fewest = tools::root().join("target/fuzz/fewest").join(target.name);
    if fewest.exists() {
        fs::remove_dir_all(&fewest)?;
    }
    fs::create_dir_all(&fewest)?;
    let output = fuzzer(target, &[&fewest, &found(target)]).arg("-merge=1").output();
    let output = output.context("cargo fuzz does not start")?;
    if !output.status.success() {
        bail!("{} cannot be made smaller: {}", target.name, String::from_utf8_lossy(&output.stderr));
    }
    let inputs = fs::read_dir(&fewest)?.map(|entry| Ok(fs::read(entry?.path())?)).collect::<Result<Vec<_>>>()?;
    println!("{:10} {} inputs", target.name, inputs.len());
    Ok(fs::write(kept_file(target), kept::written(inputs))?)
}

/// The fuzzer of a target over folders of inputs, of which what it finds goes to the first.
fn fuzzer(target: &Target, folders: &[&Path]) -> Command {
    let mut command = in_crate();
    command.args(["fuzz", "run", "-s", "none", "--no-trace-compares", target.name]);
    command.args(folders).arg(folder().join("seeds").join(target.name)).arg("--");
    command.arg(format!("-max_len={}", target.longest));
    command
}

/// Runs a target on from what was found before.
fn run(target: &Target, seconds: u32) -> Result<Run> {
    let name = target.name;
    let (begin, before) = (Instant::now(), machine_time());
    let mut command = fuzzer(target, &[&found(target)]);
    command
        .args(["-print_final_stats=1", "-rss_limit_mb=4096", "-reduce_inputs=0"])
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={ANSWER}"));
    let output = command.output().context("cargo fuzz does not start")?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        println!("{said}");
        bail!("{name} found something; the input lies in crates/patience/fuzz/artifacts");
    }
    let executions = said
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:")?.trim().parse().ok())
        .context("the fuzzer does not say what it has run")?;
    let seconds = begin.elapsed().as_secs_f64();
    let machine = machine_time().zip(before).map_or(seconds, |(after, before)| after - before);
    let one = Run { executions, seconds, machine };
    println!("{name:10} {one}");
    Ok(one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back_as_it_went() {
        let inputs = vec![Vec::new(), (0..=255).collect(), b"a \\ ' \"\n\t\r".to_vec()];
        assert_eq!(kept::read(&kept::written(inputs.clone())), Some(inputs));
        for damaged in ["\\", "\\x1", "\\xg0", "\\q", "ä"] {
            assert_eq!(kept::read(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn the_targets_are_those_of_the_package() {
        let manifest = fs::read_to_string(folder().join("Cargo.toml")).expect("the package of the targets");
        let names: Vec<&str> = manifest.lines().filter_map(|line| line.strip_prefix("name = ")).collect();
        let mut known: Vec<String> = TARGETS.iter().map(|target| format!("\"{}\"", target.name)).collect();
        let mut bins: Vec<&str> = names.into_iter().filter(|name| *name != "\"patience-fuzz\"").collect();
        known.sort();
        bins.sort_unstable();
        assert_eq!(bins, known);
    }
}
