//! `cargo xtask stress`: repeats the browser tests on a busy machine, to find tests that pass only on a quick one.

use std::hint;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use anyhow::{Result, bail};

use crate::prerequisites::{self, Browser};
use crate::test_report::{Failed, Tally};
use crate::{dist, node, test, tools};

/// Runs files below `tests/browser`, by default all of them, beside some busy threads.
pub fn stress(rounds: Option<u32>, load: Option<usize>, names: &[String]) -> Result<()> {
    let rounds = rounds.unwrap_or(5);
    let load = load.unwrap_or_else(|| thread::available_parallelism().map_or(2, usize::from));
    let chosen = names.iter().map(|name| file(name)).collect::<Result<Vec<_>>>()?;
    node::packages()?;
    dist::build()?;
    for browser in Browser::ALL {
        prerequisites::browser(browser)?;
    }

    let first_loads = dist::first_loads()?;
    // Starts once everything is built.
    let _load = Load::start(load);
    let mut total = Tally::default();
    for round in 1..=rounds {
        for browser in Browser::ALL {
            let mut files = test::test_files(browser)?;
            files.retain(|path| chosen.is_empty() || chosen.contains(path));
            if files.is_empty() {
                continue;
            }
            println!("\n=== round {round} of {rounds}: {browser:?} ===");
            match test::node_tests(browser, &files, &first_loads) {
                Ok(tally) => total += &tally,
                Err(error) => {
                    let Some(Failed(tally)) = error.downcast_ref() else { return Err(error) };
                    let mut tally = tally.clone();
                    for failure in &mut tally.failures {
                        failure.name = format!("round {round}, {browser:?}: {}", failure.name);
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

/// Finds a test file by its name.
fn file(name: &str) -> Result<PathBuf> {
    let path = tools::root().join("tests/browser").join(name);
    if !path.is_file() {
        bail!("there is no tests/browser/{name}");
    }
    Ok(path)
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
