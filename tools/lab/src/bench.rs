//! `cargo xtask bench`: the engine's speed and instruction counts, the solver's, the page's latencies, and those of problems.
//!
//! Each game is measured at the middle of its first recorded win, where moves are most numerous.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::prerequisites::{self, Browser};
use crate::{bench_midgame, bench_solver, node, tools, wasm};

/// Maximum seconds of the deepest perft.
const SECONDS: f64 = 10.0;
/// Under valgrind, minimum positions visited.
const POSITIONS: u64 = 500;
/// Maximum depth, for positions without a choice.
const DEEPEST: u32 = 16;

struct Position {
    game: String,
    code: String,
    moves: String,
}

/// Measures the named parts, or all.
pub fn bench(parts: &[String]) -> Result<()> {
    const PARTS: [&str; 3] = ["engine", "solver", "page"];
    if let Some(part) = parts.iter().find(|part| !PARTS.contains(&part.as_str())) {
        bail!("there is no benchmark “{part}”; there are {}", PARTS.join(", "));
    }
    let wanted = |part: &str| parts.is_empty() || parts.iter().any(|wanted| wanted == part);
    if wanted("engine") {
        engine(&build()?)?;
    }
    if wanted("solver") {
        bench_solver::bench(&build()?)?;
    }
    if wanted("page") { page() } else { Ok(()) }
}

fn engine(patience: &Path) -> Result<()> {
    let positions = positions(patience)?;
    println!("\nPerft: each position is reached by a move on a copy, and its legal moves are listed");
    for position in &positions {
        speed(patience, position)?;
    }
    println!("\nInstructions per position");
    if tools::find("valgrind").is_none() {
        println!("not counted: valgrind is missing (Debian: apt-get install valgrind)");
        return Ok(());
    }
    for position in &positions {
        instructions(patience, position)?;
    }
    Ok(())
}

fn page() -> Result<()> {
    on_the_site(&["bench-load.mjs", "bench.mjs"], &[])
}

/// Measures the check of problems that are in no list, and the opening of their links; of the named games, or of all with a list.
pub fn problems(games: &[String]) -> Result<()> {
    on_the_site(&["solver-problems.mjs", "bench-problems.mjs"], games)
}

/// Plays gentle deals by obeying every hint, with the page's module in Node; of the named games, or of all.
pub fn hints(first: Option<u32>, deals: Option<u32>, games: &[String]) -> Result<()> {
    let ids = bench_midgame::games(games)?;
    wasm::build()?;
    let mut script = node::script("solver-hints.mjs");
    for (option, value) in [("--from", first), ("--deals", deals)] {
        if let Some(value) = value {
            script.args([option, &value.to_string()]);
        }
    }
    tools::run(script.args(ids))
}

/// Builds the site and runs scripts on it, all of them even if one misses its goal.
fn on_the_site(scripts: &[&str], args: &[String]) -> Result<()> {
    tools::run(tools::cargo().args(["run", "--quiet", "--package", "xtask-dist", "--", "dist"]))?;
    prerequisites::browser(Browser::Chromium)?;
    let results: Vec<Result<()>> = scripts
        .iter()
        .map(|script| {
            println!();
            tools::run(node::script(script).args(args))
        })
        .collect();
    results.into_iter().collect()
}

/// Builds the command-line program in its release profile.
fn build() -> Result<PathBuf> {
    tools::run(tools::cargo().args(["build", "--release", "--package", "patience-cli"]))?;
    let metadata = tools::output_of(tools::cargo().args(["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    Ok(PathBuf::from(target).join("release").join(format!("patience{}", std::env::consts::EXE_SUFFIX)))
}

/// Returns the middle of the first recorded win of each game.
fn positions(patience: &Path) -> Result<Vec<Position>> {
    let games = tools::output_of(Command::new(patience).arg("games"))?;
    let mut positions = Vec::new();
    for game in games.lines().filter_map(|line| line.split('\t').next()) {
        let file = tools::root().join("tests/data/wins").join(format!("{game}.txt"));
        let text = fs::read_to_string(&file).unwrap_or_default();
        let Some(win) = text.lines().find(|line| !line.starts_with('#') && !line.is_empty()) else {
            println!("{game} is skipped: {} holds no win", file.display());
            continue;
        };
        let mut words = win.split_whitespace();
        let code = words.next().unwrap_or_default().to_owned();
        let moves: Vec<&str> = words.collect();
        let moves = moves[..moves.len() / 2].join(" ");
        positions.push(Position { game: game.to_owned(), code, moves });
    }
    Ok(positions)
}

/// Runs perft with the arguments of a command and the position.
fn perft(command: &mut Command, position: &Position, depth: u32) -> Result<u64> {
    command.args(["perft", &position.game, &position.code, "--moves", &position.moves]);
    let count = tools::output_of(command.args(["--depth", &depth.to_string()]))?;
    count.trim().parse().with_context(|| format!("perft printed “{count}”"))
}

fn speed(patience: &Path, position: &Position) -> Result<()> {
    // Perft plays all but the last move, which it only counts.
    let (mut positions, mut sequences) = (0, 1);
    for depth in 1..=DEEPEST {
        positions += sequences;
        let begin = Instant::now();
        let before = std::mem::replace(&mut sequences, perft(&mut Command::new(patience), position, depth)?);
        let seconds = begin.elapsed().as_secs_f64();
        let growth = sequences as f64 / before.max(1) as f64;
        if depth > 1 && seconds * growth > SECONDS || depth == DEEPEST {
            let speed = positions as f64 / seconds / 1000.0;
            println!(
                "{:<28} depth {depth:>2} {sequences:>12} sequences, {positions:>9} positions in {seconds:.2} s: \
                 {speed:>6.0} k positions/s",
                position.game
            );
            break;
        }
    }
    Ok(())
}

fn instructions(patience: &Path, position: &Position) -> Result<()> {
    let (mut depth, mut positions) = (1, 1);
    while positions < POSITIONS && depth < DEEPEST {
        positions = perft(&mut Command::new(patience), position, depth)?;
        depth += 1;
    }
    // The costs of starting, reading and replaying cancel out in the difference.
    let spent = callgrind(patience, position, depth)? - callgrind(patience, position, depth - 1)?;
    println!("{:<28} {positions:>8} positions, {:>8} instructions each", position.game, spent / positions.max(1));
    Ok(())
}

/// Counts the instructions of a perft, its start included.
fn callgrind(patience: &Path, position: &Position, depth: u32) -> Result<u64> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(patience);
    command.args(["perft", &position.game, &position.code, "--moves", &position.moves]);
    command.args(["--depth", &depth.to_string()]);
    Ok(tools::count_instructions(&mut command)?.0)
}
