//! The table of proofs, `tests/PROOFS.md`: the tests, the tier of each, and its triggers.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::tools;

/// The tier of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    Fast,
    Usual,
    /// Usual only after a change of one of its triggers.
    Changed,
    Exhaustive,
    /// Only in workflows and by hand.
    Scheduled,
}

impl Tier {
    fn parse(word: &str) -> Option<Tier> {
        Some(match word {
            "fast" => Tier::Fast,
            "usual" => Tier::Usual,
            "changed" => Tier::Changed,
            "exhaustive" => Tier::Exhaustive,
            "scheduled" => Tier::Scheduled,
            _ => return None,
        })
    }
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// The step that runs it: the heading, or the name itself below `## Steps`.
    pub step: String,
    /// A step, the arguments of `cargo test`, or a file below `tests/browser`.
    pub name: String,
    pub tier: Tier,
    /// CPU seconds with all cases.
    pub seconds: f64,
    pub triggers: Vec<String>,
}

impl Proof {
    /// Returns how closely a row matches a changed path: the length of the trigger, 0 for an extension such as `*.css`.
    pub fn closeness(&self, path: &str) -> Option<usize> {
        self.triggers.iter().filter_map(|trigger| matched(trigger, path)).max()
    }
}

fn matched(trigger: &str, path: &str) -> Option<usize> {
    match trigger.strip_prefix('*') {
        Some(ending) => path.ends_with(ending).then_some(0),
        None if trigger.ends_with('/') => path.starts_with(trigger).then_some(trigger.len()),
        None => (path == trigger).then_some(trigger.len()),
    }
}

pub const TABLE: &str = "tests/PROOFS.md";

/// Reads the table of this tree.
pub fn read() -> Result<Vec<Proof>> {
    parse(&fs::read_to_string(tools::root().join(TABLE)).context(TABLE)?)
}

/// Parses all rows of five columns, in order.
///
/// # Errors
///
/// If a row cannot be read; the error names it.
pub fn parse(text: &str) -> Result<Vec<Proof>> {
    let mut proofs: Vec<Proof> = Vec::new();
    let mut heading = "";
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            heading = title.trim();
        }
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [name, tier, seconds, triggers, claim] = cells[..] else { continue };
        if name == "proof" || name.starts_with("---") {
            continue;
        }
        let tier = Tier::parse(tier).with_context(|| format!("{TABLE}: {name} has the tier {tier}"))?;
        if claim.is_empty() {
            bail!("{TABLE}: {name} does not say what it proves");
        }
        let seconds = match seconds {
            "" if tier == Tier::Scheduled => 0.0,
            number => number.parse().with_context(|| format!("{TABLE}: {name} takes {number} s"))?,
        };
        let name = name.trim_matches('`').to_owned();
        let step = if heading == "Steps" { name.clone() } else { heading.to_owned() };
        if proofs.iter().any(|other| other.step == step && other.name == name) {
            bail!("{TABLE}: {name} has two rows");
        }
        let triggers = triggers.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        proofs.push(Proof { step, name, tier, seconds, triggers });
    }
    Ok(proofs)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::test::{names, steps};

    #[test]
    fn rows_are_read() {
        let text = "# Title\n\n| tier | is run by |\n|---|---|\n| fast | all |\n\n## Steps\n\n\
            | proof | tier | s | triggers | what it proves |\n|---|---|---|---|---|\n\
            | eslint | fast | 10 | `*.js`, `www/` | no lint |\n\n## Rust tests\n\n\
            | `-p patience` | usual | 2.5 | | parts |\n";
        let proofs = parse(text).expect("it is a table");
        assert_eq!(proofs.len(), 2);
        assert_eq!(
            (proofs[0].step.as_str(), proofs[0].name.as_str(), proofs[0].tier),
            ("eslint", "eslint", Tier::Fast)
        );
        assert_eq!(proofs[0].triggers, ["*.js", "www/"]);
        assert_eq!((proofs[1].step.as_str(), proofs[1].name.as_str()), ("Rust tests", "-p patience"));
        assert_eq!((proofs[1].tier, proofs[1].seconds), (Tier::Usual, 2.5));
        for row in
            ["| a | soon | 1 | | b |", "| a | fast | long | | b |", "| a | fast | | | b |", "| a | fast | 1 | | |"]
        {
            assert!(parse(row).is_err(), "{row}");
        }
        assert!(parse("## x\n| a | fast | 1 | | b |\n| a | fast | 1 | | b |").is_err());
        assert!(parse("## x\n| a | fast | 1 | | b |\n## y\n| a | fast | 1 | | b |").is_ok());
    }

    #[test]
    fn the_closest_trigger_counts() {
        let triggers = ["www/", "www/table/input/", "*.css", "index.html"].map(str::to_owned).to_vec();
        let proof = Proof { step: String::new(), name: String::new(), tier: Tier::Fast, seconds: 1.0, triggers };
        assert_eq!(proof.closeness("www/table/input/input.js"), Some(16));
        assert_eq!(proof.closeness("www/site/main.js"), Some(4));
        assert_eq!(proof.closeness("tests/a.css"), Some(0));
        assert_eq!(proof.closeness("index.html"), Some(10));
        assert_eq!(proof.closeness("index.html.txt"), None);
    }

    /// A test file without a row would never run.
    #[test]
    fn every_test_has_a_row_and_every_row_a_test() {
        let proofs = read().expect("the table can be read");
        let of = |step: &str| -> BTreeSet<String> {
            proofs.iter().filter(|proof| proof.step == step).map(|proof| proof.name.clone()).collect()
        };
        let mut rows: BTreeSet<String> = BTreeSet::new();
        for step in ["", "Chromium", "Firefox", "WebKit"] {
            let step = if step.is_empty() { names::NODE.to_owned() } else { format!("browser tests in {step}") };
            rows.extend(of(&step));
        }
        rows.extend(of(names::FIFTH));
        rows.extend(of(names::ORCA));
        rows.extend(of("on a schedule").into_iter().filter(|name| name.ends_with(".test.mjs")));
        let browser = tools::root().join("tests/browser");
        let mut files = BTreeSet::new();
        for folder in ["", "cross/", "fifth/", "orca/"] {
            for entry in fs::read_dir(browser.join(folder)).expect("the folder is there") {
                let name = entry.expect("it can be read").file_name().to_string_lossy().into_owned();
                if name.ends_with(".test.mjs") {
                    files.insert(format!("{folder}{name}"));
                }
            }
        }
        assert_eq!(rows, files, "rows of {TABLE} (left), files below tests/browser (right)");
        assert!(of(names::NODE).is_disjoint(&of("browser tests in Chromium")));
        // The step without a browser runs before any is installed.
        for name in of(names::NODE) {
            let text = fs::read_to_string(browser.join(&name)).expect("the test can be read");
            assert!(!text.contains("support/chromium.mjs"), "{name} opens a browser");
        }

        let mut targets: BTreeSet<String> = crate::test::changes::packages()
            .expect("cargo knows the workspace")
            .iter()
            .filter(|package| package.name != "patience-tests")
            .map(|package| format!("-p {}", package.name))
            .collect();
        targets.insert("-p patience-tests --lib".to_owned());
        let modules = fs::read_to_string(tools::root().join("tests/tests/main.rs")).expect("the program is there");
        let modules = modules.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
        targets.extend(modules.filter(|name| *name != "common").map(|name| format!("-p patience-tests {name}::")));
        assert_eq!(of(names::RUST), targets, "rows of {TABLE} (left), test targets (right)");

        let steps: BTreeSet<&str> = steps::STEPS.iter().map(|step| step.name).collect();
        let headings: BTreeSet<&str> =
            proofs.iter().map(|proof| proof.step.as_str()).filter(|step| *step != "on a schedule").collect();
        assert_eq!(headings, steps, "steps of {TABLE} (left), of the test runner (right)");
    }

    #[test]
    fn every_trigger_is_there() {
        for proof in read().expect("the table can be read") {
            for trigger in proof.triggers.iter().filter(|trigger| !trigger.starts_with('*')) {
                assert!(tools::root().join(trigger).exists(), "{} is triggered by {trigger}", proof.name);
            }
        }
    }
}
