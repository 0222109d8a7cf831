//! `cargo xtask supply` and `cargo xtask sbom`: checks of all dependencies, and lists of them.
//!
//! Licences and sources are checked from the lock files, without a network and without other programs, as a step of
//! `cargo xtask test`. Advisories are in online databases: `supply` checks them with cargo-deny and npm.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{dist, node, tools};

/// Licences allowed for crates. A test compares the list with `deny.toml`.
const CRATES: &[&str] = &["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0", "BSD-3-Clause", "Zlib"];

/// Licences allowed for build and test tools: nothing from npm is in the page or the package.
const TOOLS: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "ISC",
    "MPL-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC-BY-4.0",
    "0BSD",
    "Zlib",
];

/// The registry of crates, as Cargo's lock file names it.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks licences and sources of all crates and npm packages, and reports all errors at once.
pub fn check() -> Result<usize> {
    let root = tools::root();
    let metadata = tools::output_of(tools::cargo().args(["metadata", "--locked", "--format-version", "1"]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let mut wrong = Vec::new();
    for package in packages {
        let name = format!("{} {}", package["name"], package["version"]).replace('"', "");
        if let Some(source) = package["source"].as_str().filter(|&source| source != REGISTRY) {
            wrong.push(format!("the crate {name} comes from {source}"));
        }
        let licence = package["license"].as_str().unwrap_or_default();
        if !allows(licence, CRATES) {
            wrong.push(format!("the crate {name} has the licence “{licence}”"));
        }
    }
    let mut count = packages.len();
    for lock in locks(&root)? {
        // The test projects choose their own dependencies; only the source is checked.
        let ours = lock.starts_with(node::dir());
        let text = fs::read_to_string(&lock)?;
        let found = npm_packages(&text).with_context(|| format!("{}", lock.display()))?;
        count += found.len();
        wrong.extend(found.iter().flat_map(|package| package.wrong(ours)));
    }
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    Ok(count)
}

/// The lock files of npm: that of the build, and those of the test projects of the package.
fn locks(root: &Path) -> Result<Vec<PathBuf>> {
    let mut locks = vec![node::dir().join("package-lock.json")];
    for host in fs::read_dir(root.join("tests/hosts"))? {
        locks.push(host?.path().join("package-lock.json"));
    }
    locks.sort();
    Ok(locks)
}

struct Package {
    name: String,
    licence: String,
    has_hash: bool,
    from: Option<String>,
}

fn npm_packages(lock: &str) -> Result<Vec<Package>> {
    let lock: Value = serde_json::from_str(lock)?;
    let packages = lock["packages"].as_object().context("it names no packages")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Ok(packages
        .iter()
        .filter(|(path, _)| !path.is_empty())
        .map(|(path, package)| Package {
            name: format!("{} {}", path.rsplit("node_modules/").next().unwrap_or(path), text(&package["version"])),
            licence: text(&package["license"]),
            has_hash: package["integrity"].is_string(),
            from: package["resolved"].as_str().map(str::to_owned),
        })
        .collect())
}

impl Package {
    fn wrong(&self, ours: bool) -> Vec<String> {
        let mut wrong = Vec::new();
        let Package { name, licence, .. } = self;
        if !self.has_hash {
            wrong.push(format!("the npm package {name} has no hash in its lock file"));
        }
        if let Some(from) = self.from.as_deref().filter(|from| !from.starts_with("https://registry.npmjs.org/")) {
            wrong.push(format!("the npm package {name} comes from {from}"));
        }
        if ours && !allows(licence, TOOLS) {
            wrong.push(format!("the npm package {name} has the licence “{licence}”"));
        }
        wrong
    }
}

/// Returns true if a licence in SPDX notation permits use. A slash is an old form of “or”.
fn allows(licence: &str, allowed: &[&str]) -> bool {
    let text = licence.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut at = 0;
    let good = any_of(&words, &mut at, allowed);
    good == Some(true) && at == words.len()
}

fn any_of(words: &[&str], at: &mut usize, allowed: &[&str]) -> Option<bool> {
    let mut good = all_of(words, at, allowed)?;
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        good |= all_of(words, at, allowed)?;
    }
    Some(good)
}

fn all_of(words: &[&str], at: &mut usize, allowed: &[&str]) -> Option<bool> {
    let mut good = operand(words, at, allowed)?;
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        good &= operand(words, at, allowed)?;
    }
    Some(good)
}

fn operand(words: &[&str], at: &mut usize, allowed: &[&str]) -> Option<bool> {
    let word = *words.get(*at)?;
    *at += 1;
    if word == "(" {
        let good = any_of(words, at, allowed)?;
        let closed = words.get(*at) == Some(&")");
        *at += 1;
        return closed.then_some(good);
    }
    if words.get(*at) == Some(&"WITH") {
        let whole = format!("{word} WITH {}", words.get(*at + 1)?);
        *at += 2;
        return Some(allowed.contains(&whole.as_str()));
    }
    Some(allowed.contains(&word))
}

/// Reports on all dependencies, advisories included, as far as their databases can be reached.
pub fn supply() -> Result<()> {
    println!("{} packages: all licences and sources are allowed", check()?);
    let mut left = Vec::new();
    if tools::find("cargo-deny").is_none() {
        left.push("cargo-deny is not installed: `cargo install --locked cargo-deny`");
    } else {
        tools::run(tools::cargo().args(["deny", "check", "bans", "licenses", "sources"]))?;
        // Exit code 1 is an advisory; any other, that the database cannot be reached.
        match tools::cargo().args(["deny", "check", "advisories"]).status()?.code() {
            Some(0) => {}
            Some(1) => left.push("crates have advisories, or their database cannot be reached: see above"),
            _ => bail!("cargo-deny failed"),
        }
    }
    let audit = tools::command("npm").args(["audit", "--audit-level=high"]).current_dir(node::dir()).status()?;
    if !audit.success() {
        left.push("npm packages have advisories, or the registry cannot be reached: see above");
    }
    if !left.is_empty() {
        bail!("some checks failed:\n{}", left.join("\n"));
    }
    Ok(())
}

/// The crates that are published or part of the site: each gets a list of its dependencies.
const LISTED: &[&str] = &[
    "patience",
    "patience-solver",
    "patience-problems",
    "patience-wasm",
    "patience-solver-wasm",
    "patience-tools-wasm",
    "patience-cli",
];

/// Writes lists of all dependencies (CycloneDX) to `target/sbom`.
pub fn sbom() -> Result<()> {
    if tools::find("cargo-cyclonedx").is_none() {
        bail!("cargo-cyclonedx is missing: `cargo install --locked cargo-cyclonedx`");
    }
    let root = tools::root();
    let to = root.join("target/sbom");
    fs::create_dir_all(&to)?;
    // It writes beside each manifest, and for every crate of the workspace at once.
    const NAME: &str = "sbom-of-this-crate";
    let made = tools::run(tools::cargo().args([
        "cyclonedx",
        "--format",
        "json",
        "--spec-version",
        "1.5",
        "--override-filename",
        NAME,
    ]));
    let mut folders = vec![root.join("tests")];
    for parent in ["crates", "tools"] {
        for entry in fs::read_dir(root.join(parent))? {
            folders.push(entry?.path());
        }
    }
    for folder in folders {
        let file = folder.join(format!("{NAME}.json"));
        let Ok(list) = fs::read(&file) else { continue };
        fs::remove_file(&file)?;
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        if LISTED.contains(&&*name) {
            fs::write(to.join(format!("{name}.cdx.json")), list)?;
        }
    }
    made?;
    dist::build()?;
    let package = tools::output_of(
        tools::command("npm").args(["sbom", "--sbom-format", "cyclonedx"]).current_dir(root.join("target/npm")),
    )?;
    fs::write(to.join("npm-package.cdx.json"), package)?;
    fs::write(to.join("build-tools.cdx.json"), tools_list(&root)?)?;
    let written: BTreeSet<String> = fs::read_dir(&to)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .filter(|name: &Result<String>| name.as_ref().map_or(true, |name| name.ends_with(".cdx.json")))
        .collect::<Result<_>>()?;
    if written.len() != LISTED.len() + 2 {
        bail!("target/sbom has only {written:?}");
    }
    println!("target/sbom: {}", written.into_iter().collect::<Vec<_>>().join(", "));
    Ok(())
}

/// Lists the build and test tools from the lock file. Npm omits a project without a version, and ours has none.
fn tools_list(root: &Path) -> Result<String> {
    let folder = root.join("target/sbom/tools");
    fs::create_dir_all(&folder)?;
    for name in ["package.json", "package-lock.json"] {
        let mut text: Value = serde_json::from_str(&fs::read_to_string(node::dir().join(name))?)?;
        text["version"] = "0.0.0".into();
        if name == "package-lock.json" {
            text["packages"][""]["version"] = "0.0.0".into();
        }
        fs::write(folder.join(name), text.to_string())?;
    }
    let mut npm = tools::command("npm");
    let list =
        tools::output_of(npm.args(["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]).current_dir(&folder))?;
    fs::remove_dir_all(folder)?;
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_allowed_if_an_alternative_is() {
        for good in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "MIT/Apache-2.0",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "GPL-2.0-only OR MIT AND Zlib",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(allows(good, CRATES), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "(MIT",
            "MIT MIT",
            "MIT OR",
            "GPL-2.0-only WITH LLVM-exception",
            "MIT WITH",
        ] {
            assert!(!allows(bad, CRATES), "{bad}");
        }
    }

    #[test]
    fn a_package_without_a_hash_or_from_elsewhere_is_found() -> Result<()> {
        let lock = r#"{ "packages": { "": {},
            "node_modules/good": { "version": "1.0.0", "license": "MIT", "integrity": "sha512-x" },
            "node_modules/bare": { "version": "1.0.0", "license": "MIT" },
            "node_modules/a/node_modules/far": { "version": "2.0.0", "license": "MIT", "integrity": "sha512-x", "resolved": "git+ssh://x/y" },
            "node_modules/odd": { "version": "1.0.0", "license": "Proprietary", "integrity": "sha512-x" } } }"#;
        let found = |ours| -> Result<Vec<String>> {
            Ok(npm_packages(lock)?.iter().flat_map(|package| package.wrong(ours)).collect())
        };
        assert_eq!(found(true)?.len(), 3);
        assert!(found(true)?.iter().any(|fault| fault.contains("far 2.0.0 comes from git+ssh")));
        assert_eq!(found(false)?.len(), 2);
        Ok(())
    }

    #[test]
    fn deny_toml_allows_the_same_licences() -> Result<()> {
        let deny = fs::read_to_string(tools::root().join("deny.toml"))?;
        let list = deny.split("allow = [").nth(1).and_then(|list| list.split(']').next()).unwrap_or_default();
        let names: Vec<&str> = list.split(',').map(|name| name.trim().trim_matches('"')).collect();
        assert_eq!(names, CRATES);
        Ok(())
    }
}
