//! The proofs of a run: those of a tier, those that a change can break, those that failed last, or a shard of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::changes::{self, Changes, Imports, Package};
use super::names;
use super::proofs::{Proof, Tier};

/// CPU seconds that `--changed` spends on tests: with the steps before them, half a minute on two idle cores.
const CHANGED_SECONDS: f64 = 30.0;
/// Packages compiled for the page. After a change of one, a browser test waits a minute for the build.
const MODULES: &[&str] = &["patience-wasm", "patience-solver-wasm", "patience-tools-wasm"];

/// The proofs of a run, with the reasons.
#[derive(Debug)]
pub struct Plan {
    /// The share of its cases that each file runs.
    pub tier: Tier,
    pub proofs: Vec<Proof>,
    /// Printed before the run.
    pub notes: Vec<String>,
    /// The files and packages to which the checks are limited.
    pub limit: Option<Limit>,
    /// Browser tests run on the sources instead of on the built site.
    pub on_sources: bool,
}

/// The files and packages that have changed.
#[derive(Debug, Default, PartialEq)]
pub struct Limit {
    pub files: Vec<String>,
    pub packages: Vec<String>,
}

impl Plan {
    /// Adds a share of the proofs that the plan leaves out.
    pub fn add_share(&mut self, proofs: &[Proof], share: Shard) {
        let left_out: Vec<Proof> = proofs
            .iter()
            .filter(|proof| proof.tier != Tier::Scheduled && !self.proofs.contains(proof))
            .cloned()
            .collect();
        let chosen = share.of(&left_out);
        self.notes.push(format!(
            "part {} of {} of the other proofs, by the commit: {}",
            share.index + 1,
            share.count,
            listed(chosen.iter().map(|proof| proof.name.as_str()))
        ));
        self.proofs =
            proofs.iter().filter(|proof| self.proofs.contains(proof) || chosen.contains(proof)).cloned().collect();
    }

    /// The proofs of a step.
    pub fn of<'a>(&'a self, step: &'a str) -> impl Iterator<Item = &'a Proof> {
        self.proofs.iter().filter(move |proof| proof.step == step)
    }
}

/// Plans the proofs of a tier. If the changes are unknown, all conditional proofs run.
pub fn by_tier(proofs: &[Proof], tier: Tier, changes: Result<Changes>) -> Plan {
    let mut plan = Plan { tier, proofs: Vec::new(), notes: Vec::new(), limit: None, on_sources: false };
    let mut because = Vec::new();
    let mut left_out = Vec::new();
    let mut imports = Imports::default();
    for proof in proofs {
        let is_chosen = proof.tier <= tier
            && proof.tier != Tier::Scheduled
            && (proof.tier != Tier::Changed
                || tier == Tier::Exhaustive
                || changes.as_ref().map_or(true, |changes| is_triggered(proof, changes, &mut imports)));
        if is_chosen {
            plan.proofs.push(proof.clone());
        }
        if proof.tier == Tier::Changed && tier != Tier::Exhaustive && tier != Tier::Fast {
            if is_chosen { &mut because } else { &mut left_out }.push(proof.name.as_str());
        }
    }
    if tier == Tier::Changed {
        plan.tier = Tier::Usual;
        match &changes {
            Ok(changes) => plan.notes.push(format!("{} files changed, {}", changes.files.len(), changes.since)),
            Err(error) => plan.notes.push(format!("the changes are unknown, so everything runs: {error:#}")),
        }
        if !because.is_empty() {
            plan.notes.push(format!("runs because of changes: {}", because.join(", ")));
        }
        if !left_out.is_empty() {
            plan.notes.push(format!("skips, without changed triggers: {}", left_out.join(", ")));
        }
    }
    let remaining: Vec<&str> = proofs
        .iter()
        .filter(|proof| proof.tier > tier && proof.tier < Tier::Scheduled)
        .map(|proof| proof.step.as_str())
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    if !remaining.is_empty() {
        plan.notes.push(format!("leaves to larger tiers, entirely or partly: {}", remaining.join(", ")));
    }
    plan
}

/// Returns true if a trigger, the file or an import of a proof has changed. Shared helpers and words of the tests,
/// which nearly every file imports, trigger none: other tests cover them.
fn is_triggered(proof: &Proof, changes: &Changes, imports: &mut Imports) -> bool {
    let root = crate::tools::root();
    let file = test_file(proof);
    let near: Vec<String> = file
        .map(|file| imports.of(&root, &file).into_iter().filter(|(_, n)| *n <= 1).map(|(name, _)| name).collect())
        .unwrap_or_default();
    let is_common = |path: &str| path.starts_with("tests/browser/support/") || path.starts_with("www/words/");
    changes.files.iter().any(|path| proof.closeness(path).is_some() || near.contains(path) && !is_common(path))
}

/// Returns the file of a Node test, in the tree.
fn test_file(proof: &Proof) -> Option<String> {
    proof.name.ends_with(".test.mjs").then(|| format!("tests/browser/{}", proof.name))
}

/// Returns true if a path is the source of a module of the integration tests.
fn is_source_of(proof: &Proof, path: &str) -> bool {
    let module = proof.name.strip_prefix("-p patience-tests ").and_then(|name| name.strip_suffix("::"));
    module.is_some_and(|name| {
        let base = format!("tests/tests/{name}");
        path == format!("{base}.rs") || path.starts_with(&format!("{base}/"))
    })
}

/// A reason why a change can break a proof; the closest reason sorts first.
#[derive(Clone, Debug, PartialEq, PartialOrd)]
enum Reason {
    Itself,
    /// The negative length of the trigger, so that the longest sorts first.
    Near(isize, String),
    Far(String),
}

impl Reason {
    fn words(&self) -> String {
        match self {
            Reason::Itself => "has changed".to_owned(),
            Reason::Near(_, words) | Reason::Far(words) => words.clone(),
        }
    }
}

/// Changes, with the packages and imports that connect them with proofs.
struct Reach<'a> {
    root: &'a Path,
    changes: &'a Changes,
    packages: BTreeMap<String, usize>,
    imports: Imports,
}

impl Reach<'_> {
    fn reason(&mut self, proof: &Proof) -> Option<Reason> {
        let files = &self.changes.files;
        if files.iter().any(|path| is_source_of(proof, path) || test_file(proof).as_ref() == Some(path)) {
            return Some(Reason::Itself);
        }
        let mut reasons = Vec::new();
        for path in files {
            match proof.closeness(path) {
                Some(0) => reasons.push(Reason::Far(format!("is about files such as {path}"))),
                Some(n) => reasons.push(Reason::Near(-n.cast_signed(), format!("is triggered by {path}"))),
                None => {}
            }
        }
        if let Some(file) = test_file(proof) {
            let found = self.imports.of(self.root, &file);
            for path in files {
                match found.get(path) {
                    Some(1) => {
                        reasons.push(Reason::Near(-path.len().cast_signed(), format!("imports {path}")));
                    }
                    Some(n) => reasons.push(Reason::Far(format!("imports {path} in {n} steps"))),
                    None if path.starts_with("www/") && names::opens_pages(&proof.step) => {
                        reasons.push(Reason::Far(format!("opens pages that may load {path}")));
                    }
                    None => {}
                }
            }
            if self.modules_changed() {
                reasons.push(Reason::Far("runs the WebAssembly modules".to_owned()));
            }
        } else if let Some(name) = proof.name.strip_prefix("-p ").and_then(|remaining| remaining.split(' ').next()) {
            match self.packages.get(name) {
                Some(0) if name != "patience-tests" => {
                    reasons.push(Reason::Near(-isize::MAX, format!("{name} has changed")));
                }
                Some(_) => reasons.push(Reason::Far(format!("{name} depends on the changes"))),
                None => {}
            }
        }
        reasons.into_iter().min_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal))
    }

    fn modules_changed(&self) -> bool {
        MODULES.iter().any(|module| self.packages.contains_key(*module))
    }
}

/// Chooses the proofs that a change can break, closest first, within [`CHANGED_SECONDS`]; names the others.
pub fn by_change(proofs: &[Proof], changes: &Changes, packages: &[Package], root: &Path) -> Plan {
    let files = &changes.files;
    let mut reach = Reach { root, changes, packages: changes::reached(packages, files), imports: Imports::default() };
    let mut notes = vec![format!("changed, {}: {}", changes.since, listed(files.iter().map(String::as_str)))];
    let mut candidates = Vec::new();
    for proof in proofs.iter().filter(|proof| proof.tier != Tier::Scheduled) {
        if let Some(reason) = reach.reason(proof) {
            candidates.push((reason, proof));
        }
    }
    candidates.sort_by(|(a, x), (b, y)| {
        let order = a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal);
        order.then(x.seconds.total_cmp(&y.seconds))
    });
    let mut seconds = 0.0;
    let mut chosen = Vec::new();
    let mut left_out = Vec::new();
    for (reason, proof) in candidates {
        let is_step = proof.step == proof.name;
        // A check of the changed files alone takes hardly any time.
        let is_chosen = if is_step {
            proof.tier == Tier::Fast
        } else if names::needs_extra_setup(&proof.step) {
            false
        } else if reason == Reason::Itself {
            true
        } else {
            // A test that opens pages waits for the modules first.
            let modules = test_file(proof).is_some() && reach.modules_changed();
            // A distant reason does not justify compiling Rust.
            let rust = proof.step == names::RUST && reach.packages.is_empty() && matches!(reason, Reason::Far(_));
            let waits = modules || rust;
            !waits && seconds + proof.seconds <= CHANGED_SECONDS
        };
        if is_chosen {
            if !is_step {
                seconds += proof.seconds;
            }
            notes.push(format!("runs {}: {}", proof.name, reason.words()));
            chosen.push(proof.clone());
        } else {
            left_out.push(proof);
        }
    }
    if reach.modules_changed() {
        notes.push("skips tests of the WebAssembly modules, which would have to be built first".to_owned());
    }
    if !left_out.is_empty() {
        let time: f64 = left_out.iter().map(|proof| proof.seconds).sum();
        notes.push(format!(
            "skips {} that the change may also break ({time:.0} CPU s): {}",
            left_out.len(),
            listed(left_out.iter().map(|proof| proof.name.as_str()))
        ));
    }
    if chosen.is_empty() {
        notes.push("no proof is close enough to the changes".to_owned());
    }
    let order = |proof: &Proof| proofs.iter().position(|other| other == proof);
    chosen.sort_by_key(order);
    let changed = reach.packages.iter().filter(|(_, distance)| **distance == 0).map(|(name, _)| name.clone()).collect();
    Plan {
        tier: Tier::Usual,
        proofs: chosen,
        notes,
        limit: Some(Limit { files: files.clone(), packages: changed }),
        on_sources: true,
    }
}

/// Joins the distinct names.
fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: BTreeSet<&str> = names.collect();
    names.into_iter().collect::<Vec<_>>().join(", ")
}

/// Plans the proofs that did not pass, by step and name.
pub fn by_name(proofs: &[Proof], failed: &BTreeSet<(String, String)>) -> Plan {
    let is_failed = |proof: &&Proof| failed.contains(&(proof.step.clone(), proof.name.clone()));
    let chosen: Vec<Proof> = proofs.iter().filter(is_failed).cloned().collect();
    let mut notes = Vec::new();
    if failed.is_empty() {
        notes.push("everything passed in the last run".to_owned());
    }
    if !chosen.is_empty() {
        let names = listed(chosen.iter().map(|proof| proof.name.as_str()));
        notes.push(format!("did not pass in the last run: {names}"));
    }
    let is_row = |step: &str, name: &str| proofs.iter().any(|proof| proof.step == step && proof.name == name);
    let gone = failed.iter().filter(|(step, name)| !is_row(step, name)).map(|(_, name)| name.as_str());
    let gone = listed(gone);
    if !gone.is_empty() {
        notes.push(format!("skips, as the table has it no longer: {gone}"));
    }
    Plan { tier: Tier::Exhaustive, proofs: chosen, notes, limit: None, on_sources: false }
}

/// One of several parts of a run, for parallel machines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shard {
    /// From 0.
    index: usize,
    count: usize,
}

impl Shard {
    /// Parses `2/4`.
    ///
    /// # Errors
    ///
    /// If it is not a part of a whole.
    pub fn parse(text: &str) -> Result<Shard> {
        let (number, count) = text.split_once('/').context("a shard is K/N, such as 2/4")?;
        let (number, count): (usize, usize) = (number.parse()?, count.parse()?);
        if number == 0 || number > count {
            bail!("there is no shard {text}");
        }
        Ok(Shard { index: number - 1, count })
    }

    /// Returns the part that a commit's hash, or a number, chooses of `count`.
    ///
    /// # Errors
    ///
    /// If the text is neither.
    pub fn of_commit(rotation: &str, count: usize) -> Result<Shard> {
        let number = match rotation.parse::<u64>() {
            Ok(number) if rotation.len() <= 9 => number,
            _ => u64::from_str_radix(rotation.get(..12).unwrap_or(rotation), 16)
                .with_context(|| format!("{rotation} is neither a number nor a commit"))?,
        };
        Ok(Shard { index: (number % count as u64) as usize, count })
    }

    /// Selects its proofs: checks and tests without a browser are in the first shard; the others are divided by their
    /// time. Each engine besides Chromium is installed in a single shard.
    pub fn of(self, proofs: &[Proof]) -> Vec<Proof> {
        let is_first =
            |proof: &Proof| proof.step == proof.name || [names::RUST, names::NODE].contains(&proof.step.as_str());
        let mut loads = vec![0.0; self.count];
        loads[0] = proofs.iter().filter(|proof| is_first(proof)).map(|proof| proof.seconds).sum();
        let mut units: BTreeMap<(&str, &str), f64> = BTreeMap::new();
        let unit = |proof: &Proof| if proof.step == names::CHROMIUM { proof.name.clone() } else { String::new() };
        let names: Vec<String> = proofs.iter().map(unit).collect();
        for (proof, name) in proofs.iter().zip(&names).filter(|(proof, _)| !is_first(proof)) {
            *units.entry((proof.step.as_str(), name.as_str())).or_default() += proof.seconds;
        }
        let mut units: Vec<((&str, &str), f64)> = units.into_iter().collect();
        // The longest first; equal ones in the order of their names.
        units.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut places = BTreeMap::new();
        for (unit, seconds) in units {
            let lightest = (0..self.count).min_by(|a, b| loads[*a].total_cmp(&loads[*b])).unwrap_or(0);
            loads[lightest] += seconds;
            places.insert(unit, lightest);
        }
        let place = |proof: &Proof, name: &str| places.get(&(proof.step.as_str(), name)).copied().unwrap_or(0);
        let selected = proofs.iter().zip(&names).filter(|(proof, name)| place(proof, name) == self.index);
        selected.map(|(proof, _)| proof.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::proofs;
    use crate::tools;

    fn table() -> Vec<Proof> {
        proofs::read().expect("the table can be read")
    }

    fn changed(files: &[&str]) -> Changes {
        let files = files.iter().map(|file| (*file).to_owned()).collect();
        Changes { since: "since a test".to_owned(), files }
    }

    fn names(plan: &Plan) -> BTreeSet<&str> {
        plan.proofs.iter().map(|proof| proof.name.as_str()).collect()
    }

    fn plan_of(files: &[&str]) -> Plan {
        let packages = changes::packages().expect("cargo knows the workspace");
        by_change(&table(), &changed(files), &packages, &tools::root())
    }

    #[test]
    fn a_larger_tier_contains_the_smaller() {
        let table = table();
        let of = |tier| by_tier(&table, tier, Ok(changed(&[])));
        let (fast, usual, all) = (of(Tier::Fast), of(Tier::Changed), of(Tier::Exhaustive));
        assert!(names(&fast).is_subset(&names(&usual)) && fast.proofs.len() < usual.proofs.len());
        assert!(names(&usual).is_subset(&names(&all)) && usual.proofs.len() < all.proofs.len());
        let dropped: Vec<&Proof> =
            table.iter().filter(|proof| proof.tier != Tier::Scheduled && !all.proofs.contains(proof)).collect();
        assert!(dropped.is_empty(), "{dropped:?}");
        assert!(fast.proofs.iter().all(|proof| !names::opens_pages(&proof.step)));
        assert_eq!((usual.tier, all.tier), (Tier::Usual, Tier::Exhaustive));
    }

    #[test]
    fn a_conditional_proof_runs_after_a_change_and_without_git() {
        let table = table();
        let runs = |changes| names(&by_tier(&table, Tier::Changed, changes)).contains("npm.test.mjs");
        assert!(!runs(Ok(changed(&["www/site/main.js"]))));
        assert!(runs(Ok(changed(&["npm/patience/package.json"]))));
        assert!(runs(Ok(changed(&["tests/browser/npm.test.mjs"]))));
        assert!(runs(Err(anyhow::anyhow!("no git"))));
        let notes = by_tier(&table, Tier::Changed, Ok(changed(&["npm/x"]))).notes.join("\n");
        assert!(notes.contains("runs because of changes: bundlers.test.mjs"), "{notes}");
        assert!(notes.contains("skips, without changed triggers"), "{notes}");
    }

    #[test]
    fn a_rule_is_tested_by_its_rules() {
        let plan = plan_of(&["crates/patience/src/games/sly.rs"]);
        let names = names(&plan);
        for name in ["-p patience", "-p patience-tests rules::", "clippy", "format of Rust"] {
            assert!(names.contains(name), "{name} is not in {names:?}");
        }
        assert!(!names.iter().any(|name| name.ends_with(".test.mjs")), "{names:?}");
        let notes = plan.notes.join("\n");
        assert!(notes.contains("whole-games.test.mjs") && notes.contains("WebAssembly modules"), "{notes}");
        assert_eq!(plan.limit.expect("it is limited").packages, ["patience"]);
    }

    #[test]
    fn a_module_of_the_table_is_tested_by_what_names_its_folder() {
        let plan = plan_of(&["www/table/input/keys.js"]);
        let names = names(&plan);
        assert!(names.contains("selection.test.mjs") && names.contains("eslint"), "{names:?}");
        assert!(!names.contains("clippy") && !names.iter().any(|name| name.starts_with("-p ")), "{names:?}");
        let seconds: f64 = plan.proofs.iter().filter(|proof| proof.step != proof.name).map(|proof| proof.seconds).sum();
        assert!(seconds <= CHANGED_SECONDS, "{seconds} s");
        assert!(plan.notes.join("\n").contains("session.test.mjs"), "skipped proofs are named");
    }

    #[test]
    fn a_changed_test_file_always_runs() {
        assert!(names(&plan_of(&["tests/browser/languages.test.mjs"])).contains("languages.test.mjs"));
        assert!(names(&plan_of(&["tests/tests/rules/sly.rs"])).contains("-p patience-tests rules::"));
        let plan = plan_of(&["LICENSE"]);
        assert!(plan.proofs.is_empty() && plan.notes.join("\n").contains("no proof is close enough"), "{plan:?}");
    }

    #[test]
    fn shards_partition_the_proofs() {
        let table = by_tier(&table(), Tier::Exhaustive, Ok(changed(&[]))).proofs;
        let shards: Vec<Vec<Proof>> =
            (1..=4).map(|n| Shard::parse(&format!("{n}/4")).expect("a shard").of(&table)).collect();
        let mut union: Vec<Proof> = shards.concat();
        assert_eq!(union.len(), table.len());
        let key = |proof: &Proof| (proof.step.clone(), proof.name.clone());
        union.sort_by_key(key);
        let mut whole = table.clone();
        whole.sort_by_key(key);
        assert_eq!(union, whole);
        assert!(shards[1..].iter().flatten().all(|proof| names::opens_pages(&proof.step)));
        assert!(shards[0].iter().any(|proof| proof.step == names::RUST));
        let loads: Vec<f64> = shards.iter().map(|all| all.iter().map(|proof| proof.seconds).sum()).collect();
        let most = loads.iter().copied().fold(0.0, f64::max);
        assert!(most < loads.iter().sum::<f64>() / 4.0 * 1.1, "{loads:?}");
        assert_eq!(Shard::parse("1/1").expect("a shard").of(&table), table);
        for wrong in ["0/4", "5/4", "1", "a/b", "1/0"] {
            assert!(Shard::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_shares_of_consecutive_numbers_cover_what_the_usual_tier_leaves_out() {
        let table = table();
        let mut covered = BTreeSet::new();
        for number in 0..8 {
            let mut plan = by_tier(&table, Tier::Usual, Ok(changed(&[])));
            let before = plan.proofs.len();
            plan.add_share(&table, Shard::of_commit(&number.to_string(), 8).expect("a number"));
            assert!(plan.proofs.len() > before, "{number}");
            let order: Vec<usize> =
                plan.proofs.iter().map(|proof| table.iter().position(|row| row == proof).expect("a row")).collect();
            assert!(order.is_sorted(), "the order of the table");
            covered.extend(plan.proofs.iter().map(|proof| (proof.step.clone(), proof.name.clone())));
        }
        let all = table.iter().filter(|proof| proof.tier != Tier::Scheduled);
        assert_eq!(covered.len(), all.count());
        let of = |text| Shard::of_commit(text, 4);
        assert_eq!(of("283c2a601f").expect("a commit").index, 3);
        assert!(of("main").is_err());
    }

    #[test]
    fn only_failed_proofs_are_run_again() {
        let failed = BTreeSet::from([(names::CHROMIUM.to_owned(), "cross/play.test.mjs".to_owned())]);
        let plan = by_name(&table(), &failed);
        assert_eq!(plan.proofs.len(), 1);
        assert_eq!(plan.proofs[0].step, names::CHROMIUM);
        let gone = BTreeSet::from([(names::NODE.to_owned(), "renamed.test.mjs".to_owned())]);
        assert!(by_name(&table(), &gone).notes.concat().contains("no longer: renamed.test.mjs"));
        let nothing = by_name(&table(), &BTreeSet::new());
        assert_eq!((nothing.proofs.len(), nothing.notes.concat().as_str()), (0, "everything passed in the last run"));
    }
}
