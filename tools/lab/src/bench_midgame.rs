//! `cargo xtask bench midgame`: the share of midgame positions decided quickly, in the page's module and natively.

use std::io::Write;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use patience::Game;
use serde_json::Value;

use crate::{node, tools, wasm};

/// Seconds of one core that a player does not notice.
const SECONDS: &str = "2";
/// Deals never used for tuning, and their number for each player.
const FIRST: u32 = 9000;
const DEALS: u32 = 20;
const PLAYERS: [&str; 3] = ["careless", "greedy", "careful"];
const STAGES: [&str; 3] = ["25", "50", "75"];

/// A position and its verdicts, natively and by the module.
struct Found {
    stage: String,
    deal: String,
    ply: String,
    native: bool,
    verdict: String,
    seconds: f64,
}

#[derive(Default)]
struct Tally {
    won: usize,
    lost: usize,
    unknown: usize,
    native: usize,
}

impl Tally {
    fn add(&mut self, found: &Found) {
        match found.verdict.as_str() {
            "won" => self.won += 1,
            "lost" => self.lost += 1,
            _ => self.unknown += 1,
        }
        self.native += usize::from(found.native);
    }

    fn text(&self) -> String {
        let all = self.won + self.lost + self.unknown;
        let share = |n: usize| 100.0 * n as f64 / all.max(1) as f64;
        format!(
            "{:5.1}% of {all:>4} (won {}, lost {}, unknown {}); natively {:5.1}%",
            share(all - self.unknown),
            self.won,
            self.lost,
            self.unknown,
            share(self.native)
        )
    }
}

/// Lists the named games with a solver; all of them by default.
pub fn games(names: &[String]) -> Result<Vec<&'static str>> {
    let has_solver = |game: &&'static Game| game.features.solver;
    if names.is_empty() {
        return Ok(Game::all().filter(has_solver).map(|game| game.id).collect());
    }
    let game = |name: &String| {
        let game = Game::by_id(name).filter(has_solver);
        game.map(|game| game.id).with_context(|| format!("there is no game “{name}” with a solver"))
    };
    names.iter().map(game).collect()
}

pub fn bench(first: Option<u32>, deals: Option<u32>, names: &[String]) -> Result<()> {
    let ids = games(names)?;
    let (first, deals) = (first.unwrap_or(FIRST).to_string(), deals.unwrap_or(DEALS).to_string());
    wasm::build()?;
    let example = example("midgame")?;
    println!(
        "\nDecided within {SECONDS} s of one core, by the page's module in Node: {deals} deals from number {first}"
    );
    let mut whole = Tally::default();
    for id in ids {
        let mut stages = [const { Vec::new() }; STAGES.len()];
        for player in PLAYERS {
            for found in positions(&example, id, player, &first, &deals)? {
                if found.verdict == "unknown" {
                    let Found { deal, stage, ply, .. } = &found;
                    println!("  unknown: {id}, {player}, deal {deal} at {stage}%, after {ply} moves");
                }
                if let Some(at) = STAGES.iter().position(|stage| *stage == found.stage) {
                    stages[at].push(found);
                }
            }
        }
        for (stage, all) in STAGES.iter().zip(&stages) {
            let mut tally = Tally::default();
            all.iter().for_each(|found| {
                tally.add(found);
                whole.add(found);
            });
            let mut times: Vec<f64> = all.iter().map(|found| found.seconds).collect();
            times.sort_by(f64::total_cmp);
            let late = times.get(times.len() * 9 / 10).copied().unwrap_or(0.0);
            println!("{id:<28} {stage}%: {}; nine of ten within {late:.2} s", tally.text());
        }
    }
    println!("{:<28}       {}", "all", whole.text());
    Ok(())
}

/// Builds an example of the solver, in its release profile.
pub fn example(name: &str) -> Result<PathBuf> {
    tools::run(tools::cargo().args(["build", "--release", "--package", "patience-solver", "--example", name]))?;
    let metadata = tools::output_of(tools::cargo().args(["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    Ok(PathBuf::from(target).join("release/examples").join(name))
}

fn positions(example: &PathBuf, id: &str, player: &str, first: &str, deals: &str) -> Result<Vec<Found>> {
    let text = tools::output_of(tools::command(example).args([id, player, first, deals, SECONDS]))?;
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    let mut module = node::script("solver-midgame.mjs");
    let mut child = module.arg(SECONDS).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut asked = String::new();
    for row in &rows {
        let [_, _, ply, link, ..] = row[..] else { bail!("{id}: not a position: {row:?}") };
        asked.push_str(&format!("{link}\t{ply}\n"));
    }
    child.stdin.take().context("no standard input")?.write_all(asked.as_bytes())?;
    let output = child.wait_with_output()?;
    let answers = String::from_utf8(output.stdout)?;
    let answers: Vec<Value> = answers.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    if !output.status.success() || answers.len() != rows.len() {
        bail!("{id}: {} answers to {} positions", answers.len(), rows.len());
    }
    let mut all = Vec::new();
    for (row, answer) in rows.iter().zip(answers) {
        let [stage, deal, ply, _, native, ..] = row[..] else { bail!("{id}: not a position: {row:?}") };
        let verdict = answer["verdict"].as_str().context("no verdict")?;
        if native != "unknown" && verdict != "unknown" && native != verdict {
            bail!("{id}, {player}, deal {deal} at {stage}%: {native} natively, {verdict} in the module");
        }
        all.push(Found {
            stage: stage.to_owned(),
            deal: deal.to_owned(),
            ply: ply.to_owned(),
            native: native != "unknown",
            verdict: verdict.to_owned(),
            seconds: answer["seconds"].as_f64().context("no seconds")?,
        });
    }
    Ok(all)
}
