//! Node and the packages of `tests/browser`, which join modules, check them and drive browsers.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools;

/// The folder of the Node project.
pub fn dir() -> PathBuf {
    tools::root().join("tests/browser")
}

/// Checks that Node is installed and recent enough.
///
/// # Errors
///
/// If it is missing or too old.
pub fn check_version() -> Result<()> {
    let version = tools::output_of(tools::command("node").arg("--version"))
        .context("joining modules, the shell's checks and the browser tests need Node 20.11 or newer, with npm")?;
    if !is_recent(&version) {
        bail!("Node {version} is too old: Node 20.11 or newer is needed");
    }
    Ok(())
}

/// The first version whose test runner takes `--test-timeout`.
const OLDEST: [u32; 2] = [20, 11];

/// Reads a version such as `v20.11.1`.
fn is_recent(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|n| n.parse::<u32>().ok());
    let (Some(major), Some(minor)) = (numbers.next(), numbers.next()) else { return false };
    [major, minor] >= OLDEST
}

/// Installs the packages of the lock file, unless they are installed.
///
/// # Errors
///
/// If Node is missing or too old, or the packages cannot be downloaded.
pub fn packages() -> Result<()> {
    check_version()?;
    // Npm's own record of the installation, to skip it while the lock file is the same.
    let dir = dir();
    let lock = fs::read(dir.join("package-lock.json"))?;
    let stamp = dir.join("node_modules/.installed-lock.json");
    if !fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        // npm ci removes the old packages first, even through a symlink.
        if dir.join("node_modules").is_symlink() {
            bail!(
                "tests/browser/node_modules is a symbolic link: remove it and repeat the command, which installs the packages"
            );
        }
        // Standard output belongs to the caller: `size --json` prints to it.
        let mut npm = tools::command("npm");
        npm.args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(&dir);
        tools::run(npm.stdout(std::io::stderr()))?;
        fs::write(stamp, lock)?;
    }
    Ok(())
}

/// Runs a script of `tests/browser`.
pub fn script(name: &str) -> Command {
    let mut command = tools::command("node");
    command.arg(dir().join(name));
    command
}

#[cfg(test)]
mod tests {
    use super::is_recent;

    #[test]
    fn versions_are_compared_by_number() {
        for recent in ["v20.11.0", "v20.20.2", "v22.0.0", "v100.1.0"] {
            assert!(is_recent(recent), "{recent}");
        }
        for old in ["v20.10.9", "v20.2.0", "v18.99.0", "v9.99.1", "20", "nonsense", ""] {
            assert!(!is_recent(old), "{old}");
        }
    }
}
