//! The project's commands, `cargo xtask COMMAND`, beyond what Cargo alone can do.

mod dist;
mod flags;
mod fuzz;
mod hosts;
mod mutants;
mod orca;
mod serve;
mod stress;
mod supply;
mod test;
mod test_report;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use flags::{Xtask, XtaskCmd};
use xtask::{node, pages, prerequisites, site, tools, wasm};

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let args = if args.is_empty() { vec!["--help".into()] } else { args };
    tools::exit_code(run(args))
}

fn run(args: Vec<OsString>) -> Result<()> {
    if let Some(package) = Xtask::delegate(&args) {
        return dist::run(package, &args);
    }
    if args[0] == "mutants" {
        return mutants::mutants(&args[1..]);
    }
    let flags = match Xtask::from_vec(args) {
        Ok(flags) => flags,
        // Help is not an error: it goes to standard output.
        Err(error) if error.is_help() => {
            println!("{error}");
            return Ok(());
        }
        Err(error) => return Err(error.into()),
    };
    match flags.subcommand {
        XtaskCmd::Serve(flags) => serve::serve(flags.port, !flags.no_open),
        XtaskCmd::Test(flags) => test::test(&flags),
        XtaskCmd::Try(flags) => test::try_files(&flags),
        XtaskCmd::Stress(flags) => stress::stress(flags.rounds, flags.load, &flags.files),
        XtaskCmd::Fuzz(flags) => fuzz::fuzz(&flags),
        XtaskCmd::Hosts(flags) => hosts::hosts(&flags.names),
        XtaskCmd::Orca(flags) => orca::orca(&flags),
        XtaskCmd::Supply(_) => supply::supply(),
        XtaskCmd::Sbom(_) => supply::sbom(),
        XtaskCmd::Dist(_)
        | XtaskCmd::Size(_)
        | XtaskCmd::Reproduce(_)
        | XtaskCmd::Bench(_)
        | XtaskCmd::Deals(_)
        | XtaskCmd::Problems(_)
        | XtaskCmd::Report(_)
        | XtaskCmd::Mutants(_) => unreachable!("another program has carried it out"),
    }
}
