//! `cargo xtask stress`: repeats the browser tests on a busy machine, to find tests that pass only on a quick one.

use std::hint;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use anyhow::{Result, bail};

use crate::prerequisites::{self, Browser};
use crate::test_report::{RunnerFailure, Tally};
use crate::{dist, node, test};

/// Runs files below `tests/browser`, by default all that open a browser, beside some busy threads.
///
/// # Errors
///
/// If a test fails, or none would run.
pub fn stress(rounds: Option<u32>, load: Option<usize>, names: &[String]) -> Result<()> {
    let rounds = rounds.unwrap_or(5);
    if rounds == 0 {
        bail!("--rounds must be 1 or more");
    }
    let load = load.unwrap_or_else(|| thread::available_parallelism().map_or(2, usize::from));
    let chosen = chosen(names)?;
    node::packages()?;
    dist::build()?;
    for browser in chosen.iter().filter_map(|(browser, _)| *browser) {
        prerequisites::browser(browser)?;
    }

    let first_loads = dist::first_loads()?;
    // Starts once everything is built.
    let _load = Load::start(load);
    let mut total = Tally::default();
    for round in 1..=rounds {
        for (browser, files) in &chosen {
            let name = browser.map_or("without a browser".to_owned(), |browser| format!("{browser:?}"));
            println!("\n=== round {round} of {rounds}: {name} ===");
            match test::node_tests(*browser, files, &first_loads) {
                Ok(tally) => total += &tally,
                Err(error) => {
                    let Some(RunnerFailure(tally)) = error.downcast_ref() else { return Err(error) };
                    let mut tally = tally.clone();
                    for failure in &mut tally.failures {
                        failure.name = format!("round {round}, {name}: {}", failure.name);
                    }
                    total += &tally;
                }
            }
        }
    }
    println!("\n=== summary ===");
    for failure in &total.failures {
        println!("FAILED: {failure}");
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    if total.failed > 0 {
        bail!("not every test passed under load");
    }
    Ok(())
}

/// Lists the files of each browser, or the named ones of each browser and without one.
///
/// # Errors
///
/// If a named file is in no table of these.
fn chosen(names: &[String]) -> Result<Vec<(Option<Browser>, Vec<PathBuf>)>> {
    let named = names.iter().map(|name| test::find_file(&node::dir(), name)).collect::<Result<Vec<_>>>()?;
    let mut chosen = Vec::new();
    for browser in Browser::ALL.map(Some).into_iter().chain((!names.is_empty()).then_some(None)) {
        let mut files = test::test_files(browser)?;
        files.retain(|path| names.is_empty() || named.contains(path));
        if !files.is_empty() {
            chosen.push((browser, files));
        }
    }
    let is_missing = |path: &&PathBuf| !chosen.iter().any(|(_, files)| files.contains(path));
    if let Some(missing) = named.iter().find(is_missing) {
        bail!("stress runs the browser tests and those without a browser: {} is neither", missing.display());
    }
    Ok(chosen)
}

/// Threads that only keep processors busy, by default one per processor, until this is dropped. With more threads five
/// rounds take too long; on a machine with other load none are needed.
struct Load {
    running: Arc<AtomicBool>,
    threads: Vec<thread::JoinHandle<()>>,
}

impl Load {
    fn start(count: usize) -> Load {
        let running = Arc::new(AtomicBool::new(true));
        let threads = (0..count)
            .map(|_| {
                let running = Arc::clone(&running);
                thread::spawn(move || {
                    while running.load(Ordering::Relaxed) {
                        hint::spin_loop();
                    }
                })
            })
            .collect();
        Load { running, threads }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.running.store(false, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            // A busy thread never panics.
            thread.join().ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_file_is_run_somewhere() {
        let browsers = |names: &[&str]| -> Vec<Option<Browser>> {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            chosen(&names).expect("they are in the table").into_iter().map(|(browser, _)| browser).collect()
        };
        assert_eq!(browsers(&[]), Browser::ALL.map(Some));
        assert_eq!(browsers(&["cross/play.test.mjs"]), Browser::ALL.map(Some));
        assert_eq!(browsers(&["words.test.mjs"]), [None]);
        assert_eq!(browsers(&["start.test.mjs", "words.test.mjs"]), [Some(Browser::Chromium), None]);
        assert_eq!(browsers(&["start", "words"]), [Some(Browser::Chromium), None], "with or without an extension");
        for name in ["orca/won.test.mjs", "fifth/fifth.test.mjs", "missing.test.mjs", "stacks.mjs"] {
            assert!(chosen(&["start.test.mjs".to_owned(), name.to_owned()]).is_err(), "{name}");
        }
        assert!(stress(Some(0), None, &[]).is_err());
    }
}
