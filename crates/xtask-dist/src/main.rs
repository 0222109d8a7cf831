//! The static site and the npm package: `cargo xtask dist`, `size` and `reproduce`.

mod bundle;
mod canonical;
mod dist;
mod flags;
mod folder;
mod hosting;
mod html;
mod npm;
mod offline;
mod reproduce;
mod size;

use std::process::ExitCode;

use anyhow::Result;
use flags::{Xtask, XtaskCmd};
use xtask::{node, pages, site, tools, wasm};

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
        XtaskCmd::Dist(flags) => dist::dist(flags.at.as_deref()),
        XtaskCmd::Size(flags) => size::size(&flags),
        XtaskCmd::Reproduce(_) => reproduce::reproduce(),
    }
}
