//! Measuring and publishing: `cargo xtask bench`, `deals`, `problems` and `report`.

mod bench;
mod bench_ablation;
mod bench_midgame;
mod bench_review;
mod bench_solver;
mod deals;
mod flags;
mod ledger;
mod problems;
mod report;

use std::process::ExitCode;

use anyhow::Result;
use flags::{Xtask, XtaskCmd};
use xtask::{node, prerequisites, tools, wasm};

fn main() -> ExitCode {
    tools::exit_code(run())
}

fn run() -> Result<()> {
    let flags = match Xtask::from_env() {
        Ok(flags) => flags,
        // Help is not an error: it goes to standard output.
        Err(error) if error.is_help() => {
            println!("{error}");
            return Ok(());
        }
        Err(error) => return Err(error.into()),
    };
    match flags.subcommand {
        XtaskCmd::Bench(flags) => match flags.parts.split_first() {
            Some((part, games)) if part == "midgame" => bench_midgame::bench(flags.from, flags.deals, games),
            Some((part, games)) if part == "ablation" => bench_ablation::bench(flags.from, flags.deals, games),
            Some((part, games)) if part == "review" => bench_review::bench(flags.from, flags.deals, games),
            Some((part, games)) if part == "problems" => bench::problems(games),
            _ => bench::bench(&flags.parts),
        },
        XtaskCmd::Deals(flags) => deals::deals(&flags),
        XtaskCmd::Problems(flags) => problems::problems(&flags),
        XtaskCmd::Report(_) => report::report(),
    }
}
