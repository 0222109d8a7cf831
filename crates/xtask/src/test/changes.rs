//! Changed files by Git, with the packages and test files that depend on them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::tools;

/// Changed files, as paths in the tree, with a description of the base of comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct Changes {
    pub since: String,
    pub files: Vec<String>,
}

/// The base of comparison.
pub enum Base<'a> {
    /// The fork point from `origin/main`; the commit before the last if there is none, or nothing has changed since.
    Main,
    /// The last commit; the one before it if nothing is uncommitted.
    Edits,
    /// A named commit.
    Named(&'a str),
}

fn git(args: &[&str]) -> Result<String> {
    tools::output_of(tools::command("git").args(args))
}

/// Lists the files that differ from the base.
///
/// # Errors
///
/// If Git or the base commit is missing: a shallow clone has only one commit.
pub fn since(base: &Base) -> Result<Changes> {
    const LAST: &str = "the last commit and the working tree";
    match base {
        Base::Named(name) => compared(name, format!("since {name}")),
        Base::Edits => {
            let edits = compared("HEAD", "uncommitted".to_owned())?;
            if edits.files.is_empty() { compared("HEAD^", LAST.to_owned()) } else { Ok(edits) }
        }
        Base::Main => {
            let head = git(&["rev-parse", "HEAD"])?;
            match git(&["merge-base", "HEAD", "origin/main"]) {
                Ok(commit) if commit != head => {
                    let short = commit.get(..8).unwrap_or(&commit);
                    compared(&commit, format!("since this branch left origin/main at {short}"))
                }
                _ => compared("HEAD^", LAST.to_owned()),
            }
        }
    }
}

fn compared(commit: &str, since: String) -> Result<Changes> {
    let changed = git(&["diff", "--name-only", "--no-renames", "-z", commit, "--"])?;
    let new = git(&["ls-files", "--others", "--exclude-standard", "-z"])?;
    let files: BTreeSet<String> =
        changed.split('\0').chain(new.split('\0')).filter(|path| !path.is_empty()).map(str::to_owned).collect();
    Ok(Changes { since, files: files.into_iter().collect() })
}

/// A package of the workspace.
pub struct Package {
    pub name: String,
    /// Its folder in the tree, with a final slash.
    pub folder: String,
    /// The packages of the workspace that it depends on.
    pub uses: Vec<String>,
}

/// Reads the packages of the workspace.
///
/// # Errors
///
/// If Cargo cannot read the workspace.
pub fn packages() -> Result<Vec<Package>> {
    let metadata =
        tools::output_of(tools::cargo().args(["metadata", "--no-deps", "--format-version", "1", "--offline"]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let root = PathBuf::from(metadata["workspace_root"].as_str().context("no workspace")?);
    let all = metadata["packages"].as_array().context("no packages")?;
    all.iter()
        .map(|package| {
            let text = |value: &Value| value.as_str().map(str::to_owned);
            let manifest = PathBuf::from(text(&package["manifest_path"]).context("no manifest")?);
            let folder = manifest.parent().and_then(|folder| folder.strip_prefix(&root).ok()).context("elsewhere")?;
            let uses = package["dependencies"].as_array().context("no dependencies")?;
            Ok(Package {
                name: text(&package["name"]).context("no name")?,
                folder: format!("{}/", slashes(folder)),
                uses: uses
                    .iter()
                    .filter(|dependency| dependency["path"].is_string())
                    .filter_map(|dependency| text(&dependency["name"]))
                    .collect(),
            })
        })
        .collect()
}

/// Finds the packages that depend on changed files, with the number of dependencies between: 0 for a changed package
/// itself.
pub fn reached(packages: &[Package], files: &[String]) -> BTreeMap<String, usize> {
    let package_of =
        |file: &String| packages.iter().find(|package| file.starts_with(&package.folder) && is_rust(file, package));
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    let mut queue: VecDeque<(String, usize)> =
        files.iter().filter_map(package_of).map(|package| (package.name.clone(), 0)).collect();
    if files.iter().any(|file| ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"].contains(&file.as_str())) {
        queue.extend(packages.iter().map(|package| (package.name.clone(), 0)));
    }
    while let Some((name, distance)) = queue.pop_front() {
        if found.contains_key(&name) {
            continue;
        }
        for user in packages.iter().filter(|package| package.uses.contains(&name)) {
            queue.push_back((user.name.clone(), distance + 1));
        }
        found.insert(name, distance);
    }
    found
}

/// Returns true if a package compiles or reads a file of its folder: `tests` holds more than Rust.
fn is_rust(file: &str, package: &Package) -> bool {
    package.folder != "tests/" || ["Cargo.toml", "src/", "tests/"].iter().any(|part| file[6..].starts_with(part))
}

/// The dependencies between JavaScript files: an edge for each quoted relative path of an existing file, so that files
/// loaded lazily, or as text, count too.
#[derive(Default)]
pub struct Imports {
    read: BTreeMap<PathBuf, Vec<PathBuf>>,
}

impl Imports {
    /// Returns the files that a file depends on, in the tree, each with its distance; itself with 0.
    pub fn of(&mut self, root: &Path, file: &str) -> BTreeMap<String, usize> {
        let mut found = BTreeMap::new();
        let mut queue = VecDeque::from([(root.join(file), 0)]);
        while let Some((path, distance)) = queue.pop_front() {
            let name = slashes(path.strip_prefix(root).unwrap_or(&path));
            if found.contains_key(&name) {
                continue;
            }
            for next in self.direct(&path) {
                queue.push_back((next.clone(), distance + 1));
            }
            found.insert(name, distance);
        }
        found
    }

    fn direct(&mut self, path: &Path) -> &[PathBuf] {
        self.read.entry(path.to_owned()).or_insert_with(|| {
            let is_script = path.extension().is_some_and(|ending| ending == "js" || ending == "mjs");
            let text = if is_script { fs::read_to_string(path).unwrap_or_default() } else { String::new() };
            let folder = path.parent().unwrap_or(path);
            named(&text).into_iter().map(|name| normalized(&folder.join(name))).filter(|path| path.is_file()).collect()
        })
    }
}

/// Finds the quoted relative paths in a text.
fn named(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for quote in ['\'', '"', '`'] {
        for start in ["./", "../"] {
            let opening = format!("{quote}{start}");
            for (at, _) in text.match_indices(&opening) {
                let remaining = &text[at + 1..];
                if let Some(end) = remaining.find([quote, '\n']) {
                    names.push(&remaining[..end]);
                }
            }
        }
    }
    names
}

/// Removes `.` and `..` from a path, without reading the disk.
fn normalized(path: &Path) -> PathBuf {
    let mut normalized = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => _ = normalized.pop(),
            Component::CurDir => {}
            part => normalized.push(part),
        }
    }
    normalized
}

fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_that_depend_on_a_change_are_reached() {
        let package = |name: &str, folder: &str, uses: &[&str]| Package {
            name: name.to_owned(),
            folder: folder.to_owned(),
            uses: uses.iter().map(|name| (*name).to_owned()).collect(),
        };
        let packages = [
            package("rules", "crates/rules/", &[]),
            package("solver", "crates/solver/", &["rules"]),
            package("page", "crates/page/", &["solver"]),
            package("proofs", "tests/", &["rules"]),
        ];
        let reached = |file: &str| reached(&packages, &[file.to_owned()]).into_iter().collect::<Vec<_>>();
        let of = |list: &[(&str, usize)]| list.iter().map(|(n, d)| ((*n).to_owned(), *d)).collect::<Vec<_>>();
        assert_eq!(reached("crates/solver/src/lib.rs"), of(&[("page", 1), ("solver", 0)]));
        assert_eq!(reached("crates/rules/src/a.rs"), of(&[("page", 2), ("proofs", 1), ("rules", 0), ("solver", 1)]));
        assert_eq!(reached("tests/browser/a.test.mjs"), of(&[]));
        assert_eq!(reached("tests/src/lib.rs"), of(&[("proofs", 0)]));
        assert_eq!(reached("www/a.js"), of(&[]));
        assert_eq!(reached("Cargo.lock").len(), 4);
    }

    #[test]
    fn the_workspace_is_read() {
        let packages = packages().expect("cargo reads it");
        let solver = packages.iter().find(|package| package.name == "patience-solver").expect("it is there");
        assert_eq!(solver.folder, "crates/patience-solver/");
        assert!(solver.uses.contains(&"patience".to_owned()));
    }

    #[test]
    fn imports_of_every_kind_are_followed() {
        let folder = std::env::temp_dir().join(format!("xtask-imports-{}", std::process::id()));
        fs::create_dir_all(folder.join("a")).expect("a folder");
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("a file");
        write("a/first.test.mjs", "import { b } from '../b.js';\nimport 'node:fs';\nimport './missing.js';");
        write("b.js", "const later = () => import(\"./a/c.js\");\nnew URL(`./d.css`, import.meta.url);");
        write("a/c.js", "export * from '../b.js';");
        write("d.css", "@import './never.css';");
        let found = Imports::default().of(&folder, "a/first.test.mjs");
        let names: Vec<(&str, usize)> = found.iter().map(|(name, n)| (name.as_str(), *n)).collect();
        assert_eq!(names, [("a/c.js", 2), ("a/first.test.mjs", 0), ("b.js", 1), ("d.css", 2)]);
        fs::remove_dir_all(folder).expect("it is removed");
    }

    #[test]
    fn a_browser_test_depends_on_its_imports() {
        let found = Imports::default().of(&tools::root(), "tests/browser/statistics-sums.test.mjs");
        assert_eq!(found.get("www/site/statistics/statistics.js"), Some(&1));
    }
}
