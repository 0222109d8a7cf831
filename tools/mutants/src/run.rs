//! Builds the instrumented tests, and runs them for each mutant.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::schema::{Mutant, apply};

/// Test programs about the rules, links, deals and sessions.
const TESTS: [&str; 15] = [
    "record",
    "rules",
    "links",
    "deals",
    "games",
    "text",
    "finish",
    "available",
    "fuzz",
    "save",
    "why",
    "perft",
    "properties",
    "tokens",
    "agreement",
];

/// Memory limit of a test program, in kB: a mutant may fill memory instead of returning.
const MEMORY_KB: u64 = 4_000_000;
/// CPU limit in seconds, on top of twice what it takes without a mutant.
const EXTRA_CPU_S: f64 = 3.0;

/// CPU limit for a mutant that is built separately, in seconds.
const SINGLE_CPU_S: f64 = 120.0;

/// A test program, or one module of it.
pub struct Program {
    name: String,
    path: PathBuf,
    /// Passed to the program: only tests whose path contains it run.
    filter: String,
}

fn cargo(tree: &Path) -> Command {
    let mut command = Command::new("cargo");
    // A separate folder: cargo confuses packages of two workspaces.
    command.current_dir(tree).env("CARGO_TARGET_DIR", tree.join("../build")).env_remove("MUTANT");
    command
}

/// Runs cargo. Returns true if it succeeded, its JSON messages and its standard error.
fn messages(command: &mut Command) -> Result<(bool, Vec<Value>, String)> {
    let output = command.output().context("cargo does not start")?;
    let errors = String::from_utf8_lossy(&output.stdout);
    let all = errors.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    Ok((output.status.success(), all, String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// Returns the numbers of the mutants that do not compile.
pub fn refused(tree: &Path) -> Result<BTreeSet<usize>> {
    let (good, messages, errors) = messages(cargo(tree).args(["check", "-p", "patience", "--message-format=json"]))?;
    let mut refused = BTreeSet::new();
    for message in
        messages.iter().filter_map(|message| message.get("message")).filter(|message| message["level"] == "error")
    {
        for span in message["spans"].as_array().into_iter().flatten().filter(|span| span["is_primary"] == true) {
            // An error in a macro's output is located at the macro's call.
            let mut span = span;
            while let Some(outer) = span.pointer("/expansion/span") {
                span = outer;
            }
            let file = span["file_name"].as_str().context("a file")?;
            let end = span["byte_end"].as_u64().context("a place")?;
            let text = fs::read_to_string(tree.join(file)).with_context(|| message["rendered"].to_string())?;
            let before = &text[..usize::try_from(end)?.min(text.len())];
            // A switch begins its line.
            let line = before.rfind('\n').map_or(0, |at| at + 1);
            let last = text[line..].lines().next().unwrap_or_default();
            let id = number(last).or_else(|| number(before)).context("an error before any mutant")?;
            refused.insert(id);
        }
    }
    if !good && refused.is_empty() {
        bail!("the instrumented sources do not compile:\n{errors}");
    }
    Ok(refused)
}

/// Returns the number of the last switch in a text.
fn number(text: &str) -> Option<usize> {
    let (_, after) = text.rsplit_once("crate::mutant(")?;
    after.split(')').next()?.parse().ok()
}

/// Builds the tests.
pub fn build(tree: &Path, wanted: &[String]) -> Result<Vec<Program>> {
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|message| message == name);
    let mut programs = Vec::new();
    let mut collect = |command: &mut Command| -> Result<()> {
        let (good, messages, errors) = messages(command)?;
        if !good {
            bail!("the instrumented tests do not compile:\n{errors}");
        }
        for message in messages.iter().filter(|message| message["profile"]["test"] == true) {
            let Some(path) = message["executable"].as_str() else { continue };
            if message["target"]["kind"][0] == "lib" {
                programs.push(Program { name: "unit".to_owned(), path: path.into(), filter: String::new() });
            } else {
                let modules = TESTS.into_iter().filter(|name| is_wanted(name));
                programs.extend(modules.map(|name| Program {
                    name: name.to_owned(),
                    path: path.into(),
                    filter: format!("{name}::"),
                }));
            }
        }
        Ok(())
    };
    if is_wanted("unit") {
        collect(cargo(tree).args(["test", "-p", "patience", "--lib", "--no-run", "--message-format=json"]))?;
    }
    if TESTS.into_iter().any(&is_wanted) {
        collect(cargo(tree).args([
            "test",
            "-p",
            "patience-tests",
            "--test",
            "all",
            "--no-run",
            "--message-format=json",
        ]))?;
    }
    if programs.is_empty() {
        bail!("there are no such tests: unit, {}", TESTS.join(", "));
    }
    Ok(programs)
}

/// The end of a test program.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Passed,
    Failed,
    /// It exceeded the limit of time or memory.
    Stopped,
}

/// Games to run the tests for, by a mutant's file, likeliest to fail first. An empty name means all.
fn games(file: &str) -> &'static [&'static str] {
    match file.rsplit('/').next().unwrap_or_default() {
        "sly.rs" => &["sly"],
        "fairie_queen.rs" => &["fairie-queen"],
        "empress_of_india.rs" => &["empress-of-india"],
        "labyrinth.rs" => &["labyrinth", "labyrinth-late-refill", "labyrinth-dealt-foundations", ""],
        "session.rs" => &["sly", ""],
        _ => &[""],
    }
}

/// Runs a test program for a mutant, within limits of time and memory. Returns its end and its CPU seconds.
fn run(
    tree: &Path,
    program: &Program,
    id: usize,
    game: &str,
    seconds: f64,
    reached: Option<&Path>,
) -> Result<(End, f64)> {
    let limits = format!(
        "ulimit -v {MEMORY_KB}; ulimit -t {:.0}; \"$0\" -q $1 >/dev/null; code=$?; times; exit $code",
        seconds.ceil()
    );
    let mut command = Command::new("sh");
    command.args(["-c", &limits]).arg(&program.path).arg(&program.filter);
    // The folder in which cargo runs them, with the files that they read.
    let folder = if program.name == "unit" { "crates/patience" } else { "tests" };
    command.current_dir(tree.join(folder)).env("MUTANT", id.to_string());
    command.env("CARGO_MANIFEST_DIR", tree.join(folder));
    if !game.is_empty() {
        command.env("GAME", game);
    }
    if let Some(path) = reached {
        command.env("MUTANTS_REACHED", path);
    }
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().context("sh does not start")?;
    let times = String::from_utf8_lossy(&output.stdout);
    let took = times.lines().nth(1).into_iter().flat_map(str::split_whitespace).filter_map(seconds_of).sum();
    let end = match output.status.code() {
        Some(0) => End::Passed,
        // Above 128: ended by a signal.
        Some(code) if code <= 128 => End::Failed,
        _ => End::Stopped,
    };
    Ok((end, took))
}

/// A time as `times` writes it: `1m2.5s`.
fn seconds_of(text: &str) -> Option<f64> {
    let (minutes, seconds) = text.strip_suffix('s')?.split_once('m')?;
    Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
}

/// Mutants caught and seconds spent, by file and test program: the most productive program runs first.
#[derive(Default)]
struct KillStats(BTreeMap<(String, String), (f64, f64)>);

impl KillStats {
    fn record(&mut self, file: &str, program: &Program, caught: bool, seconds: f64) {
        let (sum, time) = self.0.entry((file.to_owned(), program.name.clone())).or_default();
        *sum += f64::from(u8::from(caught));
        *time += seconds;
    }

    /// Mutants caught per second; a program that has not run yet counts as half a mutant in its time without one.
    fn rate(&self, file: &str, program: &Program, took: f64) -> f64 {
        let (sum, time) = self.0.get(&(file.to_owned(), program.name.clone())).copied().unwrap_or_default();
        (sum + 0.5) / (time + took)
    }
}

/// Outcome of each mutant, by its name.
pub struct Results {
    ends: BTreeMap<String, String>,
    file: fs::File,
}

impl Results {
    pub fn open(root: &Path) -> Result<Results> {
        let path = root.join("target/mutants/results");
        let before = fs::read_to_string(&path).unwrap_or_default();
        let lines = before.lines().filter_map(|line| line.split_once('\t'));
        let ends = lines.map(|(end, name)| (name.to_owned(), end.to_owned())).collect();
        Ok(Results { ends, file: fs::File::options().create(true).append(true).open(&path)? })
    }

    fn of(&self, mutant: &Mutant) -> Option<&str> {
        self.ends.get(&mutant.name).map(String::as_str)
    }

    fn add(&mut self, mutant: &Mutant, end: String) -> Result<()> {
        writeln!(self.file, "{end}\t{}", mutant.name)?;
        if end == MISSED {
            println!("missed: {} {}", mutant.id, mutant.name);
        }
        self.ends.insert(mutant.name.clone(), end);
        Ok(())
    }

    /// Prints the number of mutants caught in each file, of those that compile and were run.
    pub fn print_summary(&self, list: &[Mutant]) {
        let mut sums: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for mutant in list {
            let Some(end) = self.of(mutant).filter(|end| *end != UNVIABLE) else { continue };
            for key in [mutant.file.as_str(), "all"] {
                let sum = sums.entry(key).or_default();
                sum.0 += usize::from(end != MISSED);
                sum.1 += 1;
            }
        }
        println!("\n=== summary ===");
        for (file, (caught, all)) in sums {
            println!("{file:46} {caught:4} of {all:4} caught, {:.1}%", 100.0 * caught as f64 / all as f64);
        }
    }
}

const MISSED: &str = "missed";
/// It does not compile.
const UNVIABLE: &str = "unviable";

/// Builds some mutants one at a time, and runs the tests.
pub fn singly(root: &Path, tree: &Path, tests: &[String], mutants: &[&Mutant], results: &mut Results) -> Result<()> {
    for mutant in mutants.iter().filter(|mutant| results.of(mutant).is_none()).collect::<Vec<_>>() {
        let place = tree.join(&mutant.file);
        let before = fs::read_to_string(&place)?;
        fs::write(&place, apply(&fs::read_to_string(root.join(&mutant.file))?, mutant))?;
        let (is_rust, ..) = messages(cargo(tree).args(["check", "-p", "patience", "--message-format=json"]))?;
        let mut end = UNVIABLE.to_owned();
        // Constant evaluation may still fail.
        if is_rust && let Ok(programs) = build(tree, tests) {
            end = MISSED.to_owned();
            for program in &programs {
                if run(tree, program, 0, "", SINGLE_CPU_S, None)?.0 != End::Passed {
                    end = format!("caught by {}", program.name);
                    break;
                }
            }
        }
        results.add(mutant, end)?;
        fs::write(&place, before)?;
    }
    Ok(())
}

/// Runs the tests for each mutant and records the outcome; with `again` also for missed mutants.
pub fn all(
    root: &Path,
    tree: &Path,
    programs: &[Program],
    mutants: &[&Mutant],
    count: usize,
    again: bool,
    results: &mut Results,
) -> Result<()> {
    let folder = root.join("target/mutants");
    let mut measured = Vec::new();
    for program in programs {
        let file = folder.join(format!("reached-{}", program.name));
        let _ = fs::remove_file(&file);
        let (end, took) = run(tree, program, 0, "", 1e6, Some(&file))?;
        if end != End::Passed {
            bail!("the test program {} fails without a mutant", program.name);
        }
        let text = fs::read_to_string(&file).unwrap_or_default();
        let reached: BTreeSet<usize> = text.lines().filter_map(|line| line.parse().ok()).collect();
        println!("{:10} {took:6.1} s without a mutant; reaches {} of {count}", program.name, reached.len());
        measured.push((program, took, reached));
    }
    let mut stats = KillStats::default();

    for mutant in mutants {
        if results.of(mutant).is_some_and(|end| end != MISSED || !again) {
            continue;
        }
        let mut end = MISSED.to_owned();
        for game in games(&mutant.file) {
            let mut able: Vec<_> = measured.iter().filter(|(_, _, reached)| reached.contains(&mutant.id)).collect();
            able.sort_by(|a, b| stats.rate(&mutant.file, b.0, b.1).total_cmp(&stats.rate(&mutant.file, a.0, a.1)));
            for (program, took, _) in able {
                let (ended, spent) = run(tree, program, mutant.id, game, EXTRA_CPU_S + 2.0 * took, None)?;
                match ended {
                    End::Passed => {}
                    End::Failed => end = format!("caught by {}", program.name),
                    End::Stopped => end = format!("stopped in {}", program.name),
                }
                stats.record(&mutant.file, program, end != MISSED, spent);
                if end != MISSED {
                    break;
                }
            }
            if end != MISSED {
                break;
            }
        }
        results.add(mutant, end)?;
    }
    Ok(())
}
