//! The state of the modules while the site is served: the rules are built first, the others in the background, and all
//! of them again when a source changes.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::Result;
use serde_json::json;
use xtask::wasm::{self, Module};

/// Sources of the modules. Cargo decides what a change affects; this only detects it.
const SOURCES: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    "crates/patience/Cargo.toml",
    "crates/patience/src",
    "crates/patience-problems/Cargo.toml",
    "crates/patience-problems/src",
    "crates/patience-solver/Cargo.toml",
    "crates/patience-solver/src",
    "crates/patience-wasm",
    "crates/patience-solver-wasm",
    "crates/patience-tools-wasm",
];

const POLL_MS: u64 = 300;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Building,
    Ready,
    /// Its crate does not compile; the terminal has the errors.
    Failed,
}

#[derive(Default)]
struct Inner {
    states: BTreeMap<&'static str, State>,
    /// The number of builds of the rules.
    rules_version: u32,
    /// The number of changes of the two above.
    changes: u32,
}

/// The modules' states, which requests and open pages wait for.
#[derive(Default)]
pub struct Builds {
    inner: Mutex<Inner>,
    changed: Condvar,
}

impl Builds {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn set(&self, module: Module, state: State) {
        let mut inner = self.lock();
        inner.states.insert(module.package(), state);
        inner.rules_version += u32::from(module == Module::Rules && state == State::Ready);
        inner.changes += 1;
        self.changed.notify_all();
    }

    /// Waits while a module is being built. A module without a build is ready.
    pub fn wait_for(&self, module: Module) -> State {
        let state = |inner: &Inner| inner.states.get(module.package()).copied().unwrap_or(State::Ready);
        let mut inner = self.lock();
        while state(&inner) == State::Building {
            inner = self.changed.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
        state(&inner)
    }

    /// Returns all states as JSON with a version: at once if `seen` is an older version, else after a change or a
    /// heartbeat.
    pub fn status(&self, seen: Option<u32>) -> (u32, String) {
        const HEARTBEAT: Duration = Duration::from_secs(15);
        let mut inner = self.lock();
        if seen == Some(inner.changes) {
            let waited = self.changed.wait_timeout(inner, HEARTBEAT).unwrap_or_else(PoisonError::into_inner);
            inner = waited.0;
        }
        let of = |wanted: State| -> Vec<&str> {
            inner.states.iter().filter(|(_, state)| **state == wanted).map(|(package, _)| *package).collect()
        };
        let status = json!({
            "building": of(State::Building),
            "failed": of(State::Failed),
            // Distinguishes the rules of another server.
            "rules": format!("{}-{}", std::process::id(), inner.rules_version),
        });
        (inner.changes, status.to_string())
    }

    fn build(&self, module: Module, build: impl Fn(Module) -> Result<()>) {
        self.set(module, State::Building);
        let state = match build(module) {
            Ok(()) => State::Ready,
            Err(error) => {
                eprintln!("{error:#}");
                State::Failed
            }
        };
        self.set(module, state);
    }

    /// Builds the pending modules, then everything again after each change of a source, forever. `built_from` is the
    /// fingerprint before the rules were built.
    pub fn keep_up_to_date(&self, root: &Path, mut built_from: u64) {
        self.build_others(root, built_from, &wasm::build_module);
        loop {
            self.rebuild_changed(root, &mut built_from, &wasm::build_module);
            thread::sleep(Duration::from_millis(POLL_MS));
        }
    }

    /// Builds everything if a source has changed. The rules come first, as the page waits for them.
    fn rebuild_changed(&self, root: &Path, built_from: &mut u64, build: &impl Fn(Module) -> Result<()>) {
        let found = fingerprint(root);
        if found == *built_from {
            return;
        }
        *built_from = found;
        eprintln!("A source has changed: building the rules, then the solver and the tools.");
        for module in Module::ALL {
            self.set(module, State::Building);
        }
        self.build(Module::Rules, build);
        self.build_others(root, found, build);
    }

    /// Builds the solver and the tools, until another change makes that obsolete.
    fn build_others(&self, root: &Path, built_from: u64, build: &impl Fn(Module) -> Result<()>) {
        for module in [Module::Solver, Module::Tools] {
            if fingerprint(root) != built_from {
                break;
            }
            self.build(module, build);
        }
    }
}

/// Returns a hash that changes when a file is written, added or removed.
pub fn fingerprint(root: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        hash(&root.join(source), &mut hasher);
    }
    hasher.finish()
}

fn hash(path: &Path, hasher: &mut DefaultHasher) {
    let Ok(metadata) = fs::metadata(path) else { return };
    path.hash(hasher);
    if metadata.is_dir() {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
        paths.sort();
        paths.iter().for_each(|path| hash(path, hasher));
    } else {
        (metadata.len(), metadata.modified().ok()).hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn a_request_waits_until_its_module_is_built() {
        let builds = Arc::new(Builds::default());
        assert_eq!(builds.wait_for(Module::Solver), State::Ready);
        for end in [State::Ready, State::Failed] {
            builds.set(Module::Solver, State::Building);
            let waiting = Arc::clone(&builds);
            let request = thread::spawn(move || waiting.wait_for(Module::Solver));
            assert!(!request.is_finished());
            builds.set(Module::Solver, end);
            assert_eq!(request.join().expect("it waits without an error"), end);
        }
    }

    #[test]
    fn the_status_names_what_is_built_and_what_failed() {
        let builds = Builds::default();
        builds.set(Module::Rules, State::Ready);
        builds.set(Module::Solver, State::Building);
        builds.set(Module::Tools, State::Failed);
        let (seen, status) = builds.status(None);
        let value: serde_json::Value = serde_json::from_str(&status).expect("it is JSON");
        assert_eq!(value["building"], json!(["patience-solver-wasm"]));
        assert_eq!(value["failed"], json!(["patience-tools-wasm"]));
        let first = value["rules"].clone();
        builds.set(Module::Rules, State::Ready);
        let (next, status) = builds.status(Some(seen));
        let value: serde_json::Value = serde_json::from_str(&status).expect("it is JSON");
        assert!(next > seen && value["rules"] != first, "{status}");
    }

    #[test]
    fn an_edit_during_the_first_build_is_built() -> Result<()> {
        let root = std::env::temp_dir().join(format!("xtask-first-build-{}", std::process::id()));
        let source = root.join("crates/patience/src");
        fs::create_dir_all(&source)?;
        let mut built_from = fingerprint(&root);
        fs::write(source.join("lib.rs"), "an edit while the rules are built")?;
        let builds = Builds::default();
        let built = Mutex::new(Vec::new());
        let build = |module: Module| {
            built.lock().unwrap_or_else(PoisonError::into_inner).push(module);
            Ok(())
        };
        builds.build_others(&root, built_from, &build);
        builds.rebuild_changed(&root, &mut built_from, &build);
        builds.rebuild_changed(&root, &mut built_from, &build);
        assert_eq!(built.into_inner()?, [Module::Rules, Module::Solver, Module::Tools]);
        Ok(fs::remove_dir_all(root)?)
    }

    #[test]
    fn a_changed_and_a_removed_file_change_the_fingerprint() -> std::io::Result<()> {
        let root = std::env::temp_dir().join(format!("xtask-builds-{}", std::process::id()));
        let source = root.join("crates/patience/src");
        fs::create_dir_all(&source)?;
        let mut seen = vec![fingerprint(&root)];
        for text in ["a", "ab"] {
            fs::write(source.join("lib.rs"), text)?;
            seen.push(fingerprint(&root));
        }
        assert!(seen.windows(2).all(|pair| pair[0] != pair[1]));
        fs::remove_file(source.join("lib.rs"))?;
        assert_ne!(fingerprint(&root), seen[2]);
        fs::remove_dir_all(root)
    }
}
