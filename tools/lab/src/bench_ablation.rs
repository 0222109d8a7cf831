//! `cargo xtask bench ablation`: the solver without each rule of the ledger and each method, one at a
//! time, and without any rule.

use anyhow::{Context, Result, bail};

use crate::bench_midgame::{example, games};
use crate::tools;

/// Deals never used for tuning, and their number; each gives nine positions.
const FIRST: u32 = 9000;
const DEALS: u32 = 30;

/// Nodes for each position: about two seconds of one core, natively.
fn nodes(id: &str) -> &'static str {
    match id {
        "fairie-queen" => "3000000",
        "empress-of-india" => "20000000",
        _ => "100000000",
    }
}

pub fn bench(first: Option<u32>, deals: Option<u32>, names: &[String]) -> Result<()> {
    let ids = games(names)?;
    let (first, deals) = (first.unwrap_or(FIRST).to_string(), deals.unwrap_or(DEALS).to_string());
    let example = example("ablation")?;
    println!(
        "\nPositions after 25, 50 and 75% of careless, greedy and careful games of {deals} deals from number {first}"
    );
    for id in ids {
        let text = tools::output_of(tools::command(&example).args([id, &first, &deals, nodes(id)]))?;
        let mut rows = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
        let count = rows.next().and_then(|row| row.get(1).copied()).context("no number of positions")?;
        println!("\n{id}: {count} positions, {} nodes each", nodes(id));
        println!("{:<24}{:>8}{:>8}{:>11}{:>12}{:>9}", "without", "won", "lost", "undecided", "M nodes", "seconds");
        for row in rows {
            let [off, won, lost, open, spent, seconds] = row[..] else { bail!("{id}: not a row: {row:?}") };
            let millions = spent.parse::<f64>().with_context(|| format!("{spent} is not a number"))? / 1e6;
            println!("{off:<24}{won:>8}{lost:>8}{open:>11}{millions:>12.1}{seconds:>9}");
        }
    }
    Ok(())
}
