//! `cargo xtask mutants`: mutation tests of the rules, of the store and of the shell.

use std::ffi::OsString;

use anyhow::{Result, bail};

use crate::tools;

/// Runs the mutants of the rules by `tools/mutants`; with `--store` or `--shell` first, those of the JavaScript.
pub fn mutants(options: &[OsString]) -> Result<()> {
    match options.first().and_then(|option| option.to_str()) {
        Some("--store") => return javascript("store.mjs", &options[1..]),
        Some("--shell") => return javascript("shell.mjs", &options[1..]),
        _ => {}
    }
    let help = options.iter().any(|option| option == "-h" || option == "--help");
    let options = if help { &["--help".into()] } else { options };
    if !help && tools::find("cargo-mutants").is_none() {
        bail!("cargo-mutants is missing: `cargo install cargo-mutants --version 27.1.0 --locked`");
    }
    tools::run(tools::cargo().args(["run", "--quiet", "--package", "patience-mutants", "--"]).args(options))
}

/// Runs a program of `tests/browser/mutants`.
fn javascript(program: &str, options: &[OsString]) -> Result<()> {
    if tools::find("node").is_none() {
        bail!("node is missing");
    }
    let folder = tools::root().join("tests/browser");
    tools::run(tools::command("node").current_dir(folder).arg(format!("mutants/{program}")).args(options))
}
