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

use anyhow::{Result, bail};
use flags::{Xtask, XtaskCmd};
use xtask::{node, prerequisites, tools, wasm};

fn main() -> ExitCode {
    tools::exit_code(run())
}

fn run() -> Result<()> {
    match Xtask::from_env() {
        Ok(flags) => run_command(flags.subcommand),
        // Help is not an error: it goes to standard output.
        Err(error) if error.is_help() => {
            println!("{error}");
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

fn run_command(command: XtaskCmd) -> Result<()> {
    match command {
        XtaskCmd::Bench(flags) => match flags.parts.split_first() {
            Some((part, games)) if part == "midgame" => bench_midgame::bench(flags.from, flags.deals, games),
            Some((part, games)) if part == "ablation" => bench_ablation::bench(flags.from, flags.deals, games),
            Some((part, games)) if part == "review" => bench_review::bench(flags.from, flags.deals, games),
            Some((part, games)) if part == "hints" => bench::hints(flags.from, flags.deals, games),
            _ if flags.from.is_some() || flags.deals.is_some() => {
                bail!("--from and --deals are only for midgame, review, ablation and hints")
            }
            Some((part, games)) if part == "problems" => bench::problems(games),
            _ => bench::bench(&flags.parts),
        },
        XtaskCmd::Deals(flags) => deals::deals(&flags),
        XtaskCmd::Problems(flags) => problems::problems(&flags),
        XtaskCmd::Report(_) => report::report(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_a_benchmark_lacks_are_refused() {
        for arguments in [&["bench", "problems", "--deals", "5"][..], &["bench", "engine", "--from", "5"]] {
            let arguments = arguments.iter().map(Into::into).collect();
            let flags = Xtask::from_vec(arguments).expect("a command");
            let refused = run_command(flags.subcommand).expect_err("no such option").to_string();
            assert!(refused.contains("only for midgame, review, ablation and hints"), "{refused}");
        }
    }
}
