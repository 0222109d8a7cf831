//! `cargo xtask bench review`: the time that the page's module takes to review whole games, and the agreement of its
//! costliest decisions across seeds.

use std::io::Write;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{bench_midgame, node, tools, wasm};

/// Deals never used for tuning, and their number.
const FIRST: u32 = 9500;
const DEALS: u32 = 4;

pub fn bench(first: Option<u32>, deals: Option<u32>, names: &[String]) -> Result<()> {
    let ids = bench_midgame::games(names)?;
    let (first, deals) = (first.unwrap_or(FIRST).to_string(), deals.unwrap_or(DEALS).to_string());
    wasm::build()?;
    let example = bench_midgame::example("midgame")?;
    println!("\nReviews of whole games of the greedy player, by the page's module in Node; seconds of processor time");
    for id in ids {
        for deal in review(&example, id, &first, &deals)? {
            println!("{deal}");
        }
    }
    Ok(())
}

/// Prints a line for each deal.
fn review(example: &std::path::Path, id: &'static str, first: &str, deals: &str) -> Result<Vec<String>> {
    let text = tools::output_of(tools::command(example).args([id, "greedy", first, deals, "0"]))?;
    let rows = text.lines().map(|line| line.split('\t').collect()).filter(|row: &Vec<&str>| row[0] == "100");
    let rows: Vec<Vec<&str>> = rows.collect();
    let mut child = node::script("solver-review.mjs").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut asked = String::new();
    for row in &rows {
        let [_, _, _, link, ..] = row[..] else { bail!("{id}: not a game: {row:?}") };
        asked.push_str(&format!("{link}\n"));
    }
    child.stdin.take().context("no standard input")?.write_all(asked.as_bytes())?;
    let output = child.wait_with_output()?;
    let answers = String::from_utf8(output.stdout)?;
    let answers: Vec<Value> = answers.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    if !output.status.success() || answers.len() != rows.len() {
        bail!("{id}: {} answers to {} games", answers.len(), rows.len());
    }
    let mut all = Vec::new();
    for (row, answer) in rows.iter().zip(answers) {
        let seconds = |key: &str| answer[key].as_f64().with_context(|| format!("{id}: no {key}"));
        all.push(format!(
            "{id:<28} deal {}, {:>3} moves: chances {:5.1} s, all {:5.1} s; costliest {} and, with other orders, {}",
            row[1],
            row[2],
            seconds("chances")?,
            seconds("all")?,
            answer["costliest"],
            answer["again"]
        ));
    }
    Ok(all)
}
