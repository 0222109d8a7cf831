//! Every mutant of the rules in one program, each switched on by its number.
//!
//! cargo-mutants builds the tests for each mutant, which takes longer than the tests. Here its list is instrumented and
//! built once, and the tests run once for each number: hundreds of mutants in an hour. A test program ends with its
//! first failure. Mutants without a switch (a constant, a type that only one branch has) are listed by name.

mod run;
mod schema;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use schema::{Mutant, MutationKind};
use serde_json::Value;

const HELP: &str = "\
usage: cargo xtask mutants [--again] [--singly] [--part K/N] [--only ID,ID…] [--tests NAME,NAME…] [FILE…]

  FILE     sources of crates/patience; by default those of the figures in SECURITY.md
  --part   every N-th mutant, beginning with the K-th
  --again  runs missed mutants again
  --singly builds mutants without a switch one at a time: most do not compile, the others are constants
  --only   only the mutants of these numbers
  --tests  only these test programs of tests/tests, and `unit` for those of the crate

Results are in target/mutants/results, a line per mutant; recorded mutants are not run again.

  --store  all mutants of the JavaScript that saves games (StrykerJS)
  --shell  a sample of those of www/table and www/site; options: --shell --help";

/// Sources whose bugs would harm a player: rules, links, deals, undo.
const FILES: [&str; 8] = [
    "src/games/sly.rs",
    "src/games/fairie_queen.rs",
    "src/games/empress_of_india.rs",
    "src/games/labyrinth.rs",
    "src/link.rs",
    "src/deal.rs",
    "src/session.rs",
    "src/big.rs",
];

const CRATE: &str = "crates/patience";

fn main() -> Result<()> {
    let mut part = (0, 1);
    let (mut again, mut singly) = (false, false);
    let (mut only, mut tests, mut files) = (Vec::new(), Vec::new(), Vec::new());
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().with_context(|| format!("{arg} takes a value"));
        match arg.as_str() {
            "--help" | "-h" => {
                println!("{HELP}");
                return Ok(());
            }
            "--part" => {
                let text = value()?;
                let (k, n) = text.split_once('/').context("--part takes K/N")?;
                let (k, n): (usize, usize) = (k.parse()?, n.parse()?);
                if !(1..=n).contains(&k) {
                    bail!("there is no part {k} of {n}");
                }
                part = (k - 1, n);
            }
            "--again" => again = true,
            "--singly" => singly = true,
            "--only" => only = value()?.split(',').map(str::parse).collect::<Result<Vec<usize>, _>>()?,
            "--tests" => tests = value()?.split(',').map(str::to_owned).collect(),
            option if option.starts_with('-') => bail!("unknown option {option}\n\n{HELP}"),
            file => files.push(file.to_owned()),
        }
    }
    if files.is_empty() {
        files = FILES.map(str::to_owned).into();
    }
    let root = root();
    for file in &files {
        if !root.join(CRATE).join(file).is_file() {
            bail!("there is no {CRATE}/{file}: write it as src/link.rs");
        }
    }
    let list = list(&root, &files)?;
    println!("{} mutants in {} files", list.len(), files.len());
    let tree = root.join("target/mutants/tree");
    copy(&root, &tree)?;
    let unplaced = instrument(&root, &tree, &list)?;
    for name in list.iter().filter(|mutant| unplaced.contains(&mutant.id)).map(|mutant| &mutant.name) {
        println!("no switch: {name}");
    }
    let programs = if singly { Vec::new() } else { run::build(&tree, &tests)? };
    let is_chosen = |mutant: &&Mutant| mutant.id % part.1 == part.0 && (only.is_empty() || only.contains(&mutant.id));
    let chosen: Vec<&Mutant> = list.iter().filter(|mutant| !unplaced.contains(&mutant.id)).filter(is_chosen).collect();
    let mut results = run::Results::open(&root)?;
    if singly {
        let without_switch: Vec<&Mutant> =
            list.iter().filter(|mutant| unplaced.contains(&mutant.id)).filter(is_chosen).collect();
        run::singly(&root, &tree, &tests, &without_switch, &mut results)?;
    } else {
        run::all(&root, &tree, &programs, &chosen, list.len(), again, &mut results)?;
    }
    results.print_summary(&list);
    Ok(())
}

/// The repository's top level.
fn root() -> PathBuf {
    let manifest_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest_folder.ancestors().nth(2).map_or(manifest_folder.to_owned(), Path::to_owned)
}

/// Reads cargo-mutants' list.
fn list(root: &Path, files: &[String]) -> Result<Vec<Mutant>> {
    let mut command = Command::new("cargo");
    command.current_dir(root).args(["mutants", "--list", "--json", "--package", "patience"]);
    for file in files {
        command.args(["--file", &format!("{CRATE}/{file}")]);
    }
    let output = command.output().context("cargo does not start")?;
    if !output.status.success() {
        bail!("cargo-mutants gives no list: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let list: Vec<Value> = serde_json::from_slice(&output.stdout).context("the list of cargo-mutants")?;
    list.iter().enumerate().map(|(n, value)| read(n + 1, value).with_context(|| value.to_string())).collect()
}

fn read(id: usize, value: &Value) -> Result<Mutant> {
    let text = |key: &str| Some(value.get(key)?.as_str()?.to_owned());
    let place = |end: &str| -> Result<(usize, usize)> {
        let number = |key: &str| value.pointer(&format!("/span/{end}/{key}"))?.as_u64();
        Ok((number("line").context("no line")?.try_into()?, number("column").context("no column")?.try_into()?))
    };
    let kind = match text("genre").as_deref() {
        Some("FnValue") => MutationKind::Function,
        Some("BinaryOperator") => MutationKind::Operator,
        Some("UnaryOperator") => MutationKind::Sign,
        Some("MatchArm") => MutationKind::Arm,
        Some("MatchArmGuard") => MutationKind::Guard,
        Some("StructField") => MutationKind::Field,
        other => bail!("unknown kind of mutant: {other:?}"),
    };
    Ok(Mutant {
        id,
        name: text("name").context("no name")?,
        file: text("file").context("no file")?,
        kind,
        start: place("start")?,
        end: place("end")?,
        replacement: text("replacement").context("no replacement")?,
    })
}

/// Copies the sources of the tests, and links the files that they only read.
fn copy(root: &Path, tree: &Path) -> Result<()> {
    if tree.exists() {
        fs::remove_dir_all(tree)?;
    }
    fs::create_dir_all(tree)?;
    for name in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "crates", "tools", "tests", "www", "index.html"] {
        let to = tree.join(name);
        match name {
            "crates" | "tools" | "tests" => copy_sources(&root.join(name), &to)?,
            "www" => link(&root.join(name), &to)?,
            _ => drop(fs::copy(root.join(name), to)?),
        }
    }
    Ok(())
}

/// Folders without sources of Rust tests: linked.
const LINKED: [&str; 5] = ["node_modules", "target", "corpus", "artifacts", "browser"];

fn copy_sources(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (name, kind) = (entry.file_name(), entry.file_type()?);
        if LINKED.iter().any(|linked| name == *linked) {
            link(&entry.path(), &to.join(name))?;
        } else if kind.is_dir() {
            copy_sources(&entry.path(), &to.join(name))?;
        } else {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(from, to)?)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> Result<()> {
    bail!("the tests of mutants are limited in time and memory by a Unix shell")
}

/// The code of the switches. `MUTANT` is the number of the active mutant; 0 or empty for none. `MUTANTS_REACHED` names
/// a file that receives the numbers of the mutants that a test reaches.
const SWITCH: &str = r#"
/// Returns true if a mutant is switched on.
#[inline]
pub fn mutant(id: usize) -> bool {
    switch::REACHED.as_ref().is_some_and(|reached| switch::reach(reached, id)) || *switch::ON == id
}

mod switch {
    extern crate std;
    use std::{fs::File, io::Write, string::{String, ToString}, sync::{LazyLock, Mutex, atomic::{AtomicBool, Ordering}}};

    pub static ON: LazyLock<usize> = LazyLock::new(|| {
        let id = std::env::var("MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(0);
        if id > 0 {
            // One failure is enough.
            std::panic::set_hook(std::boxed::Box::new(|_| std::process::exit(101)));
        }
        id
    });
    static SEEN: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
    pub static REACHED: LazyLock<Option<Mutex<File>>> = LazyLock::new(|| {
        let path = std::env::var("MUTANTS_REACHED").ok()?;
        File::options().create(true).append(true).open(path).ok().map(Mutex::new)
    });
    #[cold]
    pub fn reach(file: &Mutex<File>, id: usize) -> bool {
        if !SEEN[id].load(Ordering::Relaxed) && !SEEN[id].swap(true, Ordering::Relaxed) {
            let line: String = id.to_string() + "\n";
            let _ = file.lock().map(|mut file| file.write_all(line.as_bytes()));
        }
        false
    }
}
"#;

/// Writes the instrumented sources, with the switches that compile. Returns the numbers of the other mutants.
fn instrument(root: &Path, tree: &Path, list: &[Mutant]) -> Result<Vec<usize>> {
    let mut by_file: BTreeMap<&str, Vec<Mutant>> = BTreeMap::new();
    for mutant in list {
        by_file.entry(&mutant.file).or_default().push(mutant.clone());
    }
    let mut unplaced = Vec::new();
    let head = tree.join(CRATE).join("src/lib.rs");
    let text = fs::read_to_string(&head)?;
    let count = (list.len() + 1).to_string();
    fs::write(&head, format!("#![allow(warnings)]\n{text}{}", SWITCH.replace("COUNT", &count)))?;
    loop {
        for (file, mutants) in &by_file {
            let text = fs::read_to_string(root.join(file))?;
            let placed: Vec<Mutant> = mutants.iter().filter(|mutant| !unplaced.contains(&mutant.id)).cloned().collect();
            let (new, no_place) = schema::instrument(&text, &placed).with_context(|| (*file).to_owned())?;
            fs::write(tree.join(file), new)?;
            unplaced.extend(no_place);
        }
        let refused = run::refused(tree)?;
        if refused.is_empty() {
            unplaced.sort_unstable();
            return Ok(unplaced);
        }
        unplaced.extend(refused);
    }
}
