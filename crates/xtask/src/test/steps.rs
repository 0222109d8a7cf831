//! The steps of a run, and their implementations.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use anyhow::{Result, bail};

use super::names::{CHROMIUM, FIFTH, FIREFOX, NODE, ORCA, RUST, WEBKIT};
use super::plan::Plan;
use super::proofs::{self, Proof, Tier};
use crate::prerequisites::{self, Browser};
use crate::test_report::{self, Failure, RunnerFailure, Tally};
use crate::wasm::Module;
use crate::{dist, node, pages, site, supply, tools, wasm};

pub struct Step {
    pub name: &'static str,
    pub run: fn(&Plan) -> Result<Tally>,
    /// The steps whose results this one uses.
    pub needs: &'static [&'static str],
}

const NPM: &str = "npm packages";
const MODULES: &str = "WebAssembly modules";
const SITE: &str = "site build";

pub const STEPS: &[Step] = &[
    Step { name: "format of Rust", run: format_rust, needs: &[] },
    Step { name: "clippy", run: clippy, needs: &[] },
    Step { name: "clippy for WebAssembly", run: clippy_wasm, needs: &[] },
    Step { name: "rustdoc", run: rustdoc, needs: &[] },
    Step { name: RUST, run: rust_tests, needs: &[] },
    Step { name: "supply", run: supply_check, needs: &[] },
    Step { name: NPM, run: npm_packages, needs: &[] },
    Step { name: "format of JavaScript", run: format_javascript, needs: &[NPM] },
    Step { name: MODULES, run: modules, needs: &[] },
    Step { name: "types of JavaScript", run: types, needs: &[NPM, MODULES] },
    Step { name: "eslint", run: eslint, needs: &[NPM] },
    Step { name: NODE, run: without_browser, needs: &[NPM, MODULES] },
    Step { name: SITE, run: site_build, needs: &[NPM] },
    Step { name: "html-validate", run: html_validate, needs: &[NPM, SITE] },
    Step { name: "sizes", run: sizes, needs: &[SITE] },
    Step { name: CHROMIUM, run: chromium, needs: &[NPM, SITE] },
    Step { name: FIFTH, run: fifth_game, needs: &[NPM, SITE] },
    Step { name: FIREFOX, run: firefox, needs: &[NPM, SITE] },
    Step { name: WEBKIT, run: webkit, needs: &[NPM, SITE] },
    Step { name: ORCA, run: screen_reader, needs: &[NPM, SITE] },
];

/// Timeout of a file of browser tests, in ms: a process that a failing test leaves behind must not block the next steps. The
/// longest file takes four minutes, and more than ten beside eleven busy processes on two processors.
const FILE_LIMIT: &str = "--test-timeout=1800000";
/// Maximum wait of a browser test, in ms: on a personal machine, and in CI.
const WAIT_MS: &str = "15000";
const WAIT_IN_CI_MS: &str = "120000";
/// Maximum number of failed files that are retried: if more fail, the machine is not to blame.
const MAX_RETRIED_FILES: usize = 3;

/// The variable that chooses the cases of a run, instead of the commit.
const ROTATION: &str = "PATIENCE_ROTATION";

/// Returns what chooses the cases of a run: the commit's hash, or the user's number.
///
/// # Errors
///
/// If neither Git nor the variable answers.
pub fn rotation() -> Result<String> {
    match std::env::var(ROTATION) {
        Ok(given) if !given.is_empty() => Ok(given),
        _ => tools::output_of(tools::command("git").args(["rev-parse", "HEAD"])),
    }
}

pub fn is_ci() -> bool {
    std::env::var_os("CI").is_some_and(|ci| ci == "true")
}

fn check(command: &mut Command) -> Result<Tally> {
    tools::run(command)?;
    Ok(Tally::single_pass())
}

fn format_rust(_: &Plan) -> Result<Tally> {
    check(tools::cargo().args(["fmt", "--all", "--check"]))
}

fn clippy(plan: &Plan) -> Result<Tally> {
    let mut clippy = tools::cargo();
    clippy.arg("clippy");
    match &plan.limit {
        Some(limit) if !limit.packages.is_empty() => {
            clippy.args(limit.packages.iter().flat_map(|package| ["--package", package]))
        }
        _ => clippy.arg("--workspace"),
    };
    check(clippy.args(["--all-targets", "--", "-D", "warnings"]))
}

/// Lints the code that is compiled for the browser only. The rules are linted separately: with the others, whose serde
/// needs the standard library, there would be two panic handlers.
fn clippy_wasm(_: &Plan) -> Result<Tally> {
    wasm::ensure_target()?;
    for modules in [&[Module::Rules][..], &[Module::Solver, Module::Tools]] {
        let packages = modules.iter().flat_map(|module| ["--package", module.package()]);
        let mut clippy = tools::cargo();
        clippy.args(["clippy", "--target", wasm::TARGET]).args(packages).args(["--", "-D", "warnings"]);
        tools::run(&mut clippy)?;
    }
    Ok(Tally::single_pass())
}

fn rustdoc(_: &Plan) -> Result<Tally> {
    check(tools::cargo().args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn rust_tests(plan: &Plan) -> Result<Tally> {
    let chosen: Vec<&str> = plan.of(RUST).map(|proof| proof.name.as_str()).collect();
    let all = proofs::read()?.iter().filter(|proof| proof.step == RUST).count();
    let cargo = |args: &[&str]| {
        test_report::run_cargo_tests(
            tools::cargo().args(["test", "--no-fail-fast"]).args(args.iter().flat_map(|arg| arg.split(' '))),
        )
    };
    if chosen.len() == all {
        return cargo(&["--workspace"]);
    }
    // The integration tests are one program: a filter selects its modules.
    let (modules, packages): (Vec<&str>, Vec<&str>) = chosen.iter().partition(|name| name.ends_with("::"));
    let filters = modules.iter().filter_map(|name| name.rsplit(' ').next());
    let modules: Vec<&str> = ["-p patience-tests --test all --"].into_iter().chain(filters).collect();
    // Libraries are tested separately: `--lib` would apply to every package.
    let (library, packages): (Vec<&str>, Vec<&str>) = packages.iter().partition(|name| name.ends_with(" --lib"));
    let mut total = Tally::default();
    let mut is_failed = false;
    for args in [packages, library, modules] {
        if args.is_empty() || args.len() == 1 && args[0].ends_with(" --") {
            continue;
        }
        match cargo(&args) {
            Ok(tally) => total += &tally,
            Err(error) => {
                let Some(RunnerFailure(tally)) = error.downcast_ref() else { return Err(error) };
                total += tally;
                is_failed = true;
            }
        }
    }
    if is_failed { Err(RunnerFailure(total).into()) } else { Ok(total) }
}

fn npm_packages(_: &Plan) -> Result<Tally> {
    node::packages()?;
    Ok(Tally::single_pass())
}

/// The fast tier builds only the rules and takes the other modules as they are.
fn modules(plan: &Plan) -> Result<Tally> {
    let is_missing = |module: &Module| !tools::root().join(wasm::PKG).join(format!("{}.js", module.stem())).is_file();
    if plan.tier == Tier::Fast {
        wasm::ensure_target()?;
        for module in Module::ALL.into_iter().filter(|module| *module == Module::Rules || is_missing(module)) {
            wasm::build_module(module)?;
        }
    } else {
        all_modules()?;
    }
    Ok(Tally::single_pass())
}

/// Builds all modules, once per run: Cargo takes seconds to check them.
fn all_modules() -> Result<()> {
    static IS_BUILT: AtomicBool = AtomicBool::new(false);
    if !IS_BUILT.load(Ordering::Relaxed) {
        wasm::build()?;
        IS_BUILT.store(true, Ordering::Relaxed);
    }
    Ok(())
}

fn site_build(plan: &Plan) -> Result<Tally> {
    if plan.on_sources {
        println!("the sources, with their modules and pages");
        all_modules()?;
        pages::write()?;
    } else {
        dist::build()?;
    }
    Ok(Tally::single_pass())
}

/// Runs a program of the npm packages at the repository's top level.
fn node_bin(name: &str) -> Command {
    tools::command(node::dir().join("node_modules/.bin").join(name))
}

/// Lists the changed files that exist and have one of these extensions, or the folders of all.
fn scripts(plan: &Plan, endings: &[&str]) -> Vec<String> {
    const FOLDERS: [&str; 2] = ["www", "tests/browser"];
    let Some(limit) = &plan.limit else { return FOLDERS.map(str::to_owned).to_vec() };
    let is_linted = |path: &&String| {
        let path = path.as_str();
        FOLDERS.iter().any(|folder| path.starts_with(&format!("{folder}/")))
            && endings.iter().any(|ending| path.ends_with(ending))
            && tools::root().join(path).is_file()
    };
    limit.files.iter().filter(is_linted).cloned().collect()
}

/// Options of prettier and eslint that check again only what has changed: a file's contents, the options or the program.
fn cache_in(location: &str) -> [&str; 5] {
    ["--cache", "--cache-strategy", "content", "--cache-location", location]
}

fn format_javascript(plan: &Plan) -> Result<Tally> {
    match scripts(plan, &[".js", ".mjs", ".ts", ".css", ".html", ".json"]) {
        files if files.is_empty() => Ok(Tally::single_pass()),
        files => check(node_bin("prettier").arg("--check").args(cache_in("target/prettier-cache")).args(files)),
    }
}

fn types(_: &Plan) -> Result<Tally> {
    for project in ["tsconfig.www.json", "tsconfig.sw.json"] {
        tools::run(node_bin("tsc").args(["--project", &format!("tests/browser/{project}")]))?;
    }
    check(node_bin("tsc").args(["--project", "tests/browser/tsconfig.json"]))
}

fn eslint(plan: &Plan) -> Result<Tally> {
    let options = ["--config", "tests/browser/eslint.config.mjs", "--max-warnings", "0"];
    match scripts(plan, &[".js", ".mjs"]) {
        files if files.is_empty() => Ok(Tally::single_pass()),
        files => check(node_bin("eslint").args(options).args(cache_in("target/eslint-cache")).args(files)),
    }
}

fn supply_check(_: &Plan) -> Result<Tally> {
    println!("{} packages: licences and sources", supply::check()?);
    Ok(Tally::single_pass())
}

fn html_validate(_: &Plan) -> Result<Tally> {
    let mut pages = vec![PathBuf::from("index.html")];
    let languages = fs::read_dir(tools::root().join(site::PAGES_FROM))?
        .map(|entry| Ok(entry?.path().to_string_lossy().into_owned()))
        .collect::<Result<Vec<_>>>()?;
    let folders = ["www", "www/examples", site::RULES_FROM].map(str::to_owned);
    for folder in folders.into_iter().chain(languages) {
        for entry in fs::read_dir(tools::root().join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "html") {
                pages.push(path);
            }
        }
    }
    check(node_bin("html-validate").args(["--config", "tests/browser/.htmlvalidate.json"]).args(pages))
}

fn sizes(_: &Plan) -> Result<Tally> {
    dist::check_sizes()?;
    Ok(Tally::single_pass())
}

fn without_browser(plan: &Plan) -> Result<Tally> {
    let files = files(plan.of(NODE));
    retry_failed("without a browser", &files, |files| run_with_report("node", files, &variables(plan, &[])))
}

fn chromium(plan: &Plan) -> Result<Tally> {
    browser_tests(plan, Browser::Chromium, CHROMIUM)
}

fn firefox(plan: &Plan) -> Result<Tally> {
    browser_tests(plan, Browser::Firefox, FIREFOX)
}

fn webkit(plan: &Plan) -> Result<Tally> {
    browser_tests(plan, Browser::WebKit, WEBKIT)
}

/// Plays a foreign game, added to a copy of the tree.
fn fifth_game(plan: &Plan) -> Result<Tally> {
    prerequisites::browser(Browser::Chromium)?;
    in_browser(plan, Browser::Chromium, &files(plan.of(FIFTH)))
}

/// Compares the transcripts in both browsers; wins by ear take too long for every change. A screen reader is part of a
/// desktop: if none can be installed, the step is skipped with a warning, even in CI.
fn screen_reader(plan: &Plan) -> Result<Tally> {
    let skipped = |reason: String| {
        let reason = format!("the screen reader: {reason}");
        println!("SKIPPED: {reason}");
        Ok(Tally::skipped(reason))
    };
    if let Err(error) = prerequisites::screen_reader() {
        return skipped(format!("{error:#}"));
    }
    let tally =
        retry_failed("Orca", &files(plan.of(ORCA)), |files| run_with_report("orca", files, &variables(plan, &[])))?;
    if tally.passed == 0 {
        return skipped("a requirement of Orca is missing, see above".to_owned());
    }
    Ok(tally)
}

/// Runs tests in a browser. An engine besides Chromium that cannot be installed is skipped with a warning, but fails in
/// CI.
fn browser_tests(plan: &Plan, browser: Browser, step: &str) -> Result<Tally> {
    if let Err(error) = prerequisites::browser(browser) {
        if browser == Browser::Chromium || is_ci() {
            return Err(error);
        }
        let reason = format!("the browser tests in {browser:?}, because {error:#}");
        println!("SKIPPED: {reason}");
        return Ok(Tally::skipped(reason));
    }
    in_browser(plan, browser, &files(plan.of(step)))
}

fn in_browser(plan: &Plan, browser: Browser, files: &[PathBuf]) -> Result<Tally> {
    let mut variables = variables(plan, &[("ENGINE", browser.name())]);
    if !plan.on_sources {
        variables.push(("PATIENCE_FIRST_LOADS".to_owned(), first_loads()?));
    }
    retry_failed(&format!("{browser:?}"), files, |files| run_with_report(browser.name(), files, &variables))
}

/// Lists the files of every kind of first visit to the built site, as JSON; computed once per run.
fn first_loads() -> Result<String> {
    static LOADS: OnceLock<String> = OnceLock::new();
    if let Some(loads) = LOADS.get() {
        return Ok(loads.clone());
    }
    let loads = dist::first_loads()?;
    Ok(LOADS.get_or_init(|| loads).clone())
}

/// Returns the environment of the tests: tier, rotation, timeout, site, and some `extra` variables. The user's values
/// take precedence.
fn variables(plan: &Plan, extra: &[(&str, &str)]) -> Vec<(String, String)> {
    let tier = match plan.tier {
        Tier::Fast => "fast",
        Tier::Usual | Tier::Changed => "usual",
        Tier::Exhaustive | Tier::Scheduled => "exhaustive",
    };
    let mut all = vec![("PATIENCE_TIER".to_owned(), tier.to_owned())];
    let mut unless_set = |name: &str, value: Option<String>| {
        if let (None, Some(value)) = (std::env::var_os(name), value) {
            all.push((name.to_owned(), value));
        }
    };
    unless_set("PATIENCE_MS", Some(if is_ci() { WAIT_IN_CI_MS } else { WAIT_MS }.to_owned()));
    unless_set(ROTATION, rotation().ok());
    if plan.on_sources {
        all.push(("PATIENCE_SITE".to_owned(), tools::root().display().to_string()));
    }
    all.extend(extra.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    all
}

/// Runs the tests, and the files with failures once more: a shared machine may stop a browser for seconds. Tests that
/// pass only then are named in the summary, to be fixed; `stress` never retries.
fn retry_failed(name: &str, files: &[PathBuf], run: impl Fn(&[PathBuf]) -> Result<Tally>) -> Result<Tally> {
    let error = match run(files) {
        Ok(tally) => return Ok(tally),
        Err(error) => error,
    };
    let Some(RunnerFailure(first)) = error.downcast_ref() else { return Err(error) };
    match retried(first, |files| {
        println!("\n=== {name} once more: {} files ===", files.len());
        run(files)
    }) {
        Some(tally) => Ok(tally),
        None => Err(error),
    }
}

/// Returns the tally of a run whose failures all pass at the second try.
fn retried(first: &Tally, run: impl FnOnce(&[PathBuf]) -> Result<Tally>) -> Option<Tally> {
    let files: Option<BTreeSet<PathBuf>> = first.failures.iter().map(|failure| failure.file.clone()).collect();
    let files: Vec<PathBuf> = files?.into_iter().collect();
    if files.is_empty() || files.len() > MAX_RETRIED_FILES {
        return None;
    }
    let second = run(&files).ok()?;
    // A test missing from the second run has not passed.
    let names: BTreeSet<&str> = second.timed.iter().map(|entry| entry.name.as_str()).collect();
    let has_passed = |failure: &Failure| {
        let file = failure.file.as_ref().and_then(|file| file.file_name()).and_then(|name| name.to_str());
        // A file that ran out of time fails under its own name: its tests have.
        let is_file = file == Some(failure.name.as_str());
        names.contains(failure.name.as_str()) || is_file && names.iter().any(|name| name.starts_with(&failure.name))
    };
    if !first.failures.iter().all(has_passed) {
        return None;
    }
    Some(Tally {
        passed: first.passed + first.failed,
        failed: 0,
        failures: Vec::new(),
        unsteady: first.failures.clone(),
        ..first.clone()
    })
}

/// Lists the files of some proofs.
fn files<'a>(proofs: impl Iterator<Item = &'a Proof>) -> Vec<PathBuf> {
    proofs.map(|proof| node::dir().join(&proof.name)).collect()
}

/// Lists the files of the table for a browser, or without one.
///
/// # Errors
///
/// If the table cannot be read.
pub fn test_files(browser: Option<Browser>) -> Result<Vec<PathBuf>> {
    let step = match browser {
        Some(Browser::Chromium) => CHROMIUM,
        Some(Browser::Firefox) => FIREFOX,
        Some(Browser::WebKit) => WEBKIT,
        None => NODE,
    };
    let files = files(proofs::read()?.iter().filter(|proof| proof.step == step));
    if files.is_empty() {
        bail!("{} has no {step}", proofs::TABLE);
    }
    Ok(files)
}

/// Runs Node's test runner over some files in a browser, or without one, with all their cases.
///
/// # Errors
///
/// [`RunnerFailure`](crate::test_report::RunnerFailure) when a test failed.
pub fn node_tests(browser: Option<Browser>, files: &[PathBuf], first_loads: &str) -> Result<Tally> {
    let Some(browser) = browser else { return run_with_report("node", files, &[]) };
    let variables = [("ENGINE", browser.name()), ("PATIENCE_FIRST_LOADS", first_loads)];
    run_with_report(browser.name(), files, &variables.map(|(name, value)| (name.to_owned(), value.to_owned())))
}

/// Runs a file of tests by a screen reader, which may take an hour.
///
/// # Errors
///
/// [`RunnerFailure`](crate::test_report::RunnerFailure) when a test failed.
pub fn orca_tests(file: &Path, variables: &[(String, String)]) -> Result<Tally> {
    run_with_report_within(None, "orca", &[file.to_owned()], variables)
}

/// Runs test files in Chromium on the sources, without a retry.
pub fn try_files(names: &[String], tier: Tier) -> Result<Tally> {
    let paths = names.iter().map(|name| find_file(&node::dir(), name)).collect::<Result<Vec<_>>>()?;
    let plan = Plan { tier, proofs: Vec::new(), notes: Vec::new(), limit: None, on_sources: true };
    node::packages()?;
    site_build(&plan)?;
    prerequisites::browser(Browser::Chromium)?;
    run_with_report("try", &paths, &variables(&plan, &[("ENGINE", Browser::Chromium.name())]))
}

/// Finds a test file by its path, by its name below `tests/browser`, or by that without its extension.
pub fn find_file(folder: &Path, name: &str) -> Result<PathBuf> {
    let below = folder.join(name);
    let named = folder.join(format!("{name}.test.mjs"));
    let given = std::env::current_dir()?.join(name);
    match [below, named, given].into_iter().find(|path| path.is_file()) {
        Some(path) => Ok(path),
        None => bail!("there is no test file {name} in tests/browser"),
    }
}

/// Returns how many test files run at once: one more than there are processors, since a page often waits for its next frame.
fn workers() -> usize {
    thread::available_parallelism().map_or(2, usize::from) + 1
}

/// Runs Node's test runner over some files, with some variables, and its own report.
fn run_with_report(name: &str, files: &[PathBuf], variables: &[(String, String)]) -> Result<Tally> {
    run_with_report_within(Some(FILE_LIMIT), name, files, variables)
}

/// As [`run_with_report`], within a limit for each file.
fn run_with_report_within(
    limit: Option<&str>,
    name: &str,
    files: &[PathBuf],
    variables: &[(String, String)],
) -> Result<Tally> {
    let reports = tools::root().join("target/reports");
    fs::create_dir_all(&reports)?;
    let report = reports.join(format!("{name}.jsonl"));
    test_report::run_node_tests(
        tools::command("node")
            .arg("--test")
            .arg(format!("--test-concurrency={}", workers()))
            .args(limit)
            .args(["--test-reporter=spec", "--test-reporter-destination=stdout"])
            .arg(format!("--test-reporter={}", node::dir().join("support/reporter.mjs").display()))
            .arg(format!("--test-reporter-destination={}", report.display()))
            .args(files)
            .envs(variables.iter().map(|(name, value)| (name, value))),
        &report,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_report::TestTime;

    fn failure(file: &str, name: &str) -> Failure {
        Failure { file: Some(file.into()), name: format!("{file}: {name}"), reason: "no card".to_owned() }
    }

    #[test]
    fn tests_that_pass_at_the_second_try_are_reported() {
        let failures = vec![failure("mouse-and-touch.test.mjs", "a tap"), failure("mouse-and-touch.test.mjs", "a key")];
        let first = Tally { passed: 4, failed: 2, failures, ..Tally::default() };
        let timed = |name: &str| TestTime { name: name.to_owned(), seconds: 1.0 };
        let passing = |names: &[&str]| Tally {
            passed: names.len() as u64,
            timed: names.iter().map(|name| timed(name)).collect(),
            ..Tally::default()
        };
        let all = passing(&["mouse-and-touch.test.mjs: a tap", "mouse-and-touch.test.mjs: a key"]);
        let tally = retried(&first, |files| {
            assert_eq!(files, [PathBuf::from("mouse-and-touch.test.mjs")]);
            Ok(all)
        })
        .expect("all of it passed");
        assert_eq!((tally.passed, tally.failed, tally.unsteady.len()), (6, 0, 2));
        // A file that ran out of time has no test of its own.
        let file = Failure { name: "embed.test.mjs".to_owned(), ..failure("cross/embed.test.mjs", "") };
        let late = Tally { failed: 1, failures: vec![file], ..Tally::default() };
        assert!(retried(&late, |_| Ok(passing(&["embed.test.mjs: an iframe"]))).is_some());
        assert_eq!(retried(&late, |_| Ok(passing(&["play.test.mjs: a tap"]))), None);
        // A second failure, a failure that was not run again, too many failures, and one without a file.
        assert_eq!(retried(&first, |_| Err(RunnerFailure(first.clone()).into())), None);
        assert_eq!(retried(&first, |_| Ok(passing(&["mouse-and-touch.test.mjs: a tap"]))), None);
        let many = ["a", "b", "c", "d"].map(|file| failure(file, "a tap")).to_vec();
        assert_eq!(retried(&Tally { failures: many, ..first.clone() }, |_| unreachable!()), None);
        let runner = Failure { file: None, ..failure("", "the test runner itself") };
        assert_eq!(retried(&Tally { failures: vec![runner], ..first }, |_| unreachable!()), None);
    }

    #[test]
    fn every_need_is_a_step_before() {
        for (n, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                assert!(STEPS[..n].iter().any(|entry| entry.name == *need), "{} needs {need}", step.name);
            }
        }
    }

    #[test]
    fn the_environment_names_the_tier() {
        let of = |tier, on_sources| {
            let plan = Plan { tier, proofs: Vec::new(), notes: Vec::new(), limit: None, on_sources };
            variables(&plan, &[("ENGINE", "chromium")])
        };
        let value = |all: &[(String, String)], name: &str| {
            all.iter().find(|(entry, _)| entry == name).map(|(_, value)| value.clone())
        };
        for (tier, word) in [(Tier::Fast, "fast"), (Tier::Usual, "usual"), (Tier::Exhaustive, "exhaustive")] {
            let all = of(tier, false);
            assert_eq!(value(&all, "PATIENCE_TIER").as_deref(), Some(word));
            assert_eq!(value(&all, "ENGINE").as_deref(), Some("chromium"));
            assert_eq!(value(&all, "PATIENCE_SITE"), None);
        }
        assert_eq!(value(&of(Tier::Usual, true), "PATIENCE_SITE"), Some(tools::root().display().to_string()));
    }

    #[test]
    fn a_test_file_is_found_by_any_of_its_names() {
        for name in ["gestures", "mouse-and-touch.test.mjs", "cross/play"] {
            assert!(find_file(&node::dir(), name).is_ok(), "{name}");
        }
        assert!(find_file(&node::dir(), "no-such-file").is_err());
    }
}
