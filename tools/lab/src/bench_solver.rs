//! The solver's part of `cargo xtask bench`: its speed natively and in WebAssembly, its curve of decided deals, and the
//! instructions of its inner loops.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{tools, wasm};

/// Measurements of a game.
struct Game {
    id: &'static str,
    /// Deals for the speed, from number 0 on, and nodes for each.
    speed: (u32, u64),
    /// Deals for the curve of decided deals, and nodes for each: about ten seconds.
    curve: (u32, u64),
}

const GAMES: [Game; 6] = [
    Game { id: "fairie-queen", speed: (6, 1_000_000), curve: (30, 20_000_000) },
    Game { id: "empress-of-india", speed: (300, 1_000_000), curve: (300, 10_000_000) },
    Game { id: "labyrinth", speed: (60, 10_000_000), curve: (100, 150_000_000) },
    Game { id: "labyrinth-dealt-foundations", speed: (30, 10_000_000), curve: (100, 150_000_000) },
    Game { id: "labyrinth-late-refill", speed: (300, 10_000_000), curve: (300, 150_000_000) },
    Game { id: "sly", speed: (200, 10_000_000), curve: (300, 150_000_000) },
];

/// Measurements of each speed, natively and in the module by turns: the best counts, as other load only slows it down.
const ROUNDS: usize = 3;

/// Nodes of the two searches whose difference in instructions is reported.
const NODES: [u64; 2] = [100_000, 400_000];

/// A line of a survey.
struct Line {
    code: String,
    verdict: String,
    nodes: u64,
    seconds: f64,
}

pub fn bench(patience: &Path) -> Result<()> {
    wasm::build()?;
    println!(
        "\nThe solver: nodes and playouts per second of processor time, natively, and nodes in WebAssembly (Node)"
    );
    for game in &GAMES {
        speed(patience, game)?;
    }
    println!("\nDeals decided by nodes and by seconds of processor time, natively");
    let mut hard = Vec::new();
    for game in &GAMES {
        let lines = survey(patience, game.id, game.curve)?;
        curve(game, &lines);
        hard.push(lines.into_iter().find(|line| line.nodes > NODES[1] * 5 / 4).map(|line| line.code));
    }
    println!("\nInstructions per node");
    if tools::find("valgrind").is_none() {
        println!("not counted: valgrind is missing (Debian: apt-get install valgrind)");
        return Ok(());
    }
    for (game, code) in GAMES.iter().zip(hard) {
        match code {
            Some(code) => instructions(patience, game.id, &code)?,
            None => println!("{:<28} no deal of the curve takes long enough", game.id),
        }
    }
    Ok(())
}

fn survey(patience: &Path, id: &str, (deals, nodes): (u32, u64)) -> Result<Vec<Line>> {
    let mut command = Command::new(patience);
    command.args(["survey", id, "--deals", &format!("0..{deals}"), "--nodes", &nodes.to_string()]);
    let text = tools::output_of(&mut command)?;
    let line = |line: &str| -> Result<Line> {
        let value: Value = serde_json::from_str(line)?;
        let word =
            |name: &str| value[name].as_str().map(str::to_owned).with_context(|| format!("{line} has no {name}"));
        let number = |name: &str| value[name].as_f64().with_context(|| format!("{line} has no {name}"));
        let nodes = value["nodes"].as_u64().with_context(|| format!("{line} has no nodes"))?;
        Ok(Line { code: word("code")?, verdict: word("verdict")?, nodes, seconds: number("seconds")? })
    };
    text.lines().filter(|text| text.starts_with('{')).map(line).collect()
}

/// Counts the playouts per node, over some of the deals.
fn playouts(patience: &Path, game: &Game, lines: &[Line]) -> Result<f64> {
    let (mut playouts, mut nodes) = (0.0, 0.0);
    for line in lines.iter().take(20) {
        let mut command = Command::new(patience);
        command.args(["solve", game.id, &line.code, "--json", "--nodes", &game.speed.1.to_string()]);
        let answer: Value = serde_json::from_str(&tools::output_of(&mut command)?)?;
        playouts += answer["playouts"].as_f64().context("no play-outs")?;
        nodes += answer["nodes"].as_f64().context("no nodes")?;
    }
    Ok(playouts / nodes.max(1.0))
}

fn speed(patience: &Path, game: &Game) -> Result<()> {
    let (mut native, mut module) = (0.0_f64, 0.0_f64);
    let mut remarks = "";
    let mut lines = Vec::new();
    for _ in 0..ROUNDS {
        lines = survey(patience, game.id, game.speed)?;
        let mut node = tools::command("node");
        node.arg(tools::root().join("tests/browser/solver-bench.mjs")).arg(game.speed.1.to_string());
        node.args(lines.iter().map(|line| format!("{}/{}", game.id, line.code)));
        let answer: Value = serde_json::from_str(&tools::output_of(&mut node)?)?;
        let nodes: u64 = lines.iter().map(|line| line.nodes).sum();
        let seconds: f64 = lines.iter().map(|line| line.seconds).sum();
        let there = answer["nodes"].as_f64().context("Node counted no nodes")?;
        native = native.max(nodes as f64 / seconds.max(1e-9));
        module = module.max(there / answer["seconds"].as_f64().context("Node measured no time")?.max(1e-9));
        let found = lines.iter().map(|line| Some(line.verdict.as_str()));
        if !answer["verdicts"].as_array().is_some_and(|all| all.iter().map(Value::as_str).eq(found)) {
            remarks = "; THE VERDICTS DIFFER";
        } else if there as u64 != nodes {
            remarks = "; THE NODES DIFFER";
        }
    }
    println!(
        "{:<28} {:>8.0} k/s natively ({:.0} k playouts) {:>8.0} k/s in WebAssembly, ratio {:.2}{remarks}",
        game.id,
        native / 1e3,
        native * playouts(patience, game, &lines)? / 1e3,
        module / 1e3,
        module / native,
    );
    Ok(())
}

fn curve(game: &Game, lines: &[Line]) {
    let share = |is_in: &dyn Fn(&Line) -> bool| {
        let decided = lines.iter().filter(|line| line.verdict != "unknown" && is_in(line)).count();
        100.0 * decided as f64 / lines.len().max(1) as f64
    };
    print!("{:<28} {:>4} deals, nodes:", game.id, lines.len());
    for power in 4..=8 {
        print!("  10^{power} {:5.1}%", share(&|line| line.nodes <= 10_u64.pow(power)));
    }
    print!("; seconds:");
    for seconds in [0.1, 1.0, 10.0] {
        print!("  {seconds} {:5.1}%", share(&|line| line.seconds <= seconds));
    }
    println!();
}

fn instructions(patience: &Path, id: &str, code: &str) -> Result<()> {
    let mut counts = Vec::new();
    for nodes in NODES {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(patience);
        command.args(["solve", id, code, "--json", "--nodes", &nodes.to_string()]);
        let (count, output) = tools::count_instructions(&mut command)?;
        let answer: Value = serde_json::from_str(&output)?;
        counts.push((count, answer["nodes"].as_u64().context("no nodes")?));
    }
    let (instructions, nodes) = (counts[1].0 - counts[0].0, counts[1].1 - counts[0].1);
    println!("{id:<28} {:>8} for each of {nodes}", instructions / nodes.max(1));
    Ok(())
}
