//! `cargo xtask test`: every test there is, step by step, up to the first that fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::needs::{self, Browser};
use crate::tally::{self, Tally};
use crate::{dist, size, tools, wasm};

struct Step {
    name: &'static str,
    run: fn() -> Result<Tally>,
    /// Part of `--fast`: all but the browsers.
    fast: bool,
}

const STEPS: &[Step] = &[
    Step { name: "format", run: format, fast: true },
    Step { name: "clippy", run: clippy, fast: true },
    Step { name: "rustdoc", run: rustdoc, fast: true },
    Step { name: "rust tests", run: rust_tests, fast: true },
    Step { name: "wasm build", run: wasm_build, fast: true },
    Step { name: "wasm tests", run: wasm_tests, fast: true },
    Step { name: "npm packages", run: npm_packages, fast: true },
    Step { name: "types of the shell", run: types, fast: true },
    Step { name: "eslint", run: eslint, fast: true },
    Step { name: "html-validate", run: html_validate, fast: true },
    Step { name: "sizes", run: sizes, fast: true },
    Step { name: "browser tests in Chromium", run: chromium, fast: false },
    Step { name: "browser tests in Firefox", run: firefox, fast: false },
    Step { name: "browser tests in WebKit", run: webkit, fast: false },
];

pub fn test(options: &[&str]) -> Result<()> {
    let fast = match options {
        [] => false,
        ["--fast"] => true,
        _ => bail!("test knows --fast, not “{}”", options.join(" ")),
    };
    let begin = Instant::now();
    let mut total = Tally::default();
    let mut failure = None;
    for step in STEPS.iter().filter(|step| step.fast || !fast) {
        println!("\n=== {} ===", step.name);
        let begin = Instant::now();
        match (step.run)() {
            Ok(tally) => {
                println!("--- {}: {tally}, {:.0} s", step.name, begin.elapsed().as_secs_f32());
                total += &tally;
            }
            Err(error) => {
                // What passed in the step before it failed goes with the error.
                total += &error.downcast_ref().map_or_else(Tally::one_failed, |tally::Failed(tally)| tally.clone());
                failure = Some(error.context(format!("the step “{}” failed", step.name)));
                break;
            }
        }
    }
    println!("\n{:.0} s", begin.elapsed().as_secs_f32());
    for skipped in &total.skipped {
        println!("SKIPPED: {skipped}");
    }
    if let Some(error) = &failure {
        println!("FAILED: {error:#}");
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    failure.map_or(Ok(()), Err)
}

fn check(command: &mut Command) -> Result<Tally> {
    tools::run(command)?;
    Ok(Tally::one_passed())
}

fn format() -> Result<Tally> {
    check(tools::cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<Tally> {
    tools::run(tools::cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    wasm::ensure_target()?;
    // Code for the browser alone is seen only here.
    for module in wasm::MODULES {
        let args = ["clippy", "--target", wasm::TARGET, "--package", module, "--", "-D", "warnings"];
        tools::run(tools::cargo().args(args))?;
    }
    Ok(Tally::one_passed())
}

fn rustdoc() -> Result<Tally> {
    check(tools::cargo().args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn rust_tests() -> Result<Tally> {
    tally::run(tools::cargo().args(["test", "--workspace"]), tally::cargo)
}

fn wasm_build() -> Result<Tally> {
    dist::dist(None)?;
    Ok(Tally::one_passed())
}

/// The `#[wasm_bindgen_test]`s of the modules, where there are any, in the runner that the lock file pins.
fn wasm_tests() -> Result<Tally> {
    let mut total = Tally::default();
    for module in wasm::MODULES {
        let manifest = fs::read_to_string(tools::root().join("crates").join(module).join("Cargo.toml"))?;
        if !manifest.contains("wasm-bindgen-test") {
            continue;
        }
        // Asked before the build, which puts another program in this one's place.
        let runner = std::env::current_exe()?;
        tools::run(tools::cargo().args(["build", "--package", "xtask", "--features", "wasm-test-runner"]))?;
        total += &tally::run(
            tools::cargo()
                .args(["test", "--target", wasm::TARGET, "--package", module])
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", format!("{} wasm-test-runner", runner.display())),
            tally::cargo,
        )?;
    }
    Ok(total)
}

/// Where the Node things are.
fn node_dir() -> PathBuf {
    tools::root().join("tests/browser")
}

/// Installs what the lock file in `tests/browser` names.
pub fn npm_packages() -> Result<Tally> {
    let version = tools::output_of(tools::command("node").arg("--version"))
        .context("the shell's checks and the browser tests need Node 20 or newer, with npm")?;
    let major = version.trim_start_matches('v').split('.').next().and_then(|n| n.parse::<u32>().ok());
    if major.is_none_or(|major| major < 20) {
        bail!("Node {version} is too old: the tests need Node 20 or newer");
    }
    // Npm writes what it installed; it need not do so again while the lock file is the same.
    let dir = node_dir();
    let lock = fs::read(dir.join("package-lock.json"))?;
    let stamp = dir.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        println!("as the lock file says, already");
    } else {
        tools::run(tools::command("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(&dir))?;
        fs::write(stamp, lock)?;
    }
    Ok(Tally::one_passed())
}

/// A program of the npm packages, started at the repository's top level.
fn node_bin(name: &str) -> Command {
    tools::command(node_dir().join("node_modules/.bin").join(name))
}

fn types() -> Result<Tally> {
    for project in ["tsconfig.www.json", "tsconfig.sw.json"] {
        tools::run(node_bin("tsc").args(["--project", &format!("tests/browser/{project}")]))?;
    }
    check(node_bin("tsc").args(["--project", "tests/browser/tsconfig.json"]))
}

fn eslint() -> Result<Tally> {
    let config = "tests/browser/eslint.config.mjs";
    check(node_bin("eslint").args(["--config", config, "--max-warnings", "0", "www", "tests/browser"]))
}

fn html_validate() -> Result<Tally> {
    let mut pages = vec![PathBuf::from("index.html")];
    for folder in ["www", "www/examples"] {
        for entry in fs::read_dir(tools::root().join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "html") {
                pages.push(path);
            }
        }
    }
    check(node_bin("html-validate").args(["--config", "tests/browser/.htmlvalidate.json"]).args(pages))
}

fn sizes() -> Result<Tally> {
    size::size(&["--check"])?;
    Ok(Tally::one_passed())
}

fn chromium() -> Result<Tally> {
    needs::browser(Browser::Chromium)?;
    node_tests(&node_dir(), "chromium").and_then(|tally| Ok(tally + node_tests(&node_dir().join("cross"), "chromium")?))
}

fn firefox() -> Result<Tally> {
    cross(Browser::Firefox, "firefox")
}

fn webkit() -> Result<Tally> {
    cross(Browser::WebKit, "webkit")
}

/// The short tests for every engine. Where an engine cannot be had, that is said loudly; CI takes no excuse.
fn cross(browser: Browser, engine: &str) -> Result<Tally> {
    if let Err(error) = needs::browser(browser) {
        if std::env::var_os("CI").is_some_and(|ci| ci == "true") {
            return Err(error);
        }
        let reason = format!("the browser tests in {engine}, because {error:#}");
        println!("SKIPPED: {reason}");
        return Ok(Tally { skipped: vec![reason], ..Tally::default() });
    }
    node_tests(&node_dir().join("cross"), engine)
}

/// Node's own test runner over the `*.test.mjs` of a directory.
fn node_tests(dir: &Path, engine: &str) -> Result<Tally> {
    let mut files: Vec<PathBuf> = fs::read_dir(dir)
        .with_context(|| format!("{} is missing", dir.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    files.sort();
    if files.is_empty() {
        bail!("{} holds no *.test.mjs", dir.display());
    }
    let root = tools::root();
    tally::run(
        tools::command("node")
            // Node leaves one processor free, which of two is half.
            .args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
            .args(files)
            .env("ENGINE", engine)
            .env("PATIENCE_FIRST_LOADS", size::as_json(&root)?),
        tally::node,
    )
}
