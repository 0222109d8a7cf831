//! Compares declared features with existing files: exactly the declared files exist.

use crate::common::evidence::{Evidence, data};
use patience::{Features, Game};
use patience_solver::has_solver;
use patience_tests::rulebook;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The names of a folder's files up to their last dot.
fn stems(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned()).collect()
}

/// The ids of the games that declare something.
fn declared(has: fn(&Features) -> bool) -> BTreeSet<String> {
    Game::all().filter(|game| has(&game.features)).map(|game| game.id.to_owned()).collect()
}

/// The ids of the games with files of a kind of evidence.
fn recorded(evidence: Evidence) -> BTreeSet<String> {
    let is_game = |id: &&str| assert!(Game::by_id(id).is_some(), "{evidence:?} of {id}: there is no such game");
    evidence.all_games().inspect(is_game).map(str::to_owned).collect()
}

#[test]
fn exactly_the_declared_evidence_exists() {
    for evidence in Evidence::IN_FILES {
        let expected: BTreeSet<PathBuf> = recorded(evidence).iter().flat_map(|id| evidence.files(id)).collect();
        let folder = evidence.folder();
        let found: BTreeSet<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert_eq!(found, expected, "{evidence:?}");
        for file in found {
            let text = fs::read_to_string(&file).unwrap();
            assert!(text.lines().any(|line| !line.starts_with('#')), "{} is empty", file.display());
        }
    }
}

#[test]
fn exactly_the_declared_rulebooks_exist() {
    let written: BTreeSet<String> = rulebook::games().map(str::to_owned).collect();
    assert_eq!(written, recorded(Evidence::Rulebook));
}

#[test]
fn exactly_the_declared_games_have_pinned_verdicts() {
    let text = fs::read_to_string(data().join("solver.json")).unwrap();
    let pins: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
    let of = |pin: &serde_json::Value| pin["link"].as_str().unwrap().split('/').next().unwrap().to_owned();
    assert_eq!(pins.iter().map(of).collect::<BTreeSet<_>>(), recorded(Evidence::Verdicts));
}

#[test]
fn exactly_the_declared_solvers_exist() {
    for game in Game::all() {
        assert_eq!(has_solver(game), game.features.solver, "{}", game.id);
    }
}

#[test]
fn features_that_need_a_solver_declare_it() {
    let solved = declared(|has| has.solver);
    for built in [recorded(Evidence::Verdicts), recorded(Evidence::Surveys), declared(|has| has.deals)] {
        assert!(built.is_subset(&solved), "{built:?}");
    }
}

#[test]
fn exactly_the_declared_lists_of_deals_exist() {
    assert_eq!(stems(&top().join("www/deals")), declared(|has| has.deals));
}

#[test]
fn exactly_the_declared_rules_pages_exist() {
    // A variant shares its game's description.
    let games = Game::all().filter(|game| game.variant.is_empty() && game.features.rules);
    let mut expected: BTreeSet<String> = games.map(|game| game.id.to_owned()).collect();
    for variant in Game::all().filter(|game| game.features.rules) {
        let described =
            Game::all().any(|game| game.number == variant.number && game.variant.is_empty() && game.features.rules);
        assert!(described, "{} has rules, but its game has none", variant.id);
    }
    // Shared by all.
    expected.extend(["glossary", "keys"].map(str::to_owned));
    assert_eq!(stems(&top().join("www/words/en/rules")), expected);
}

/// A published package must contain the licence itself.
#[test]
fn published_packages_have_the_licence() {
    let licence = fs::read(top().join("LICENSE")).unwrap();
    for name in ["patience", "patience-problems", "patience-solver"] {
        assert_eq!(fs::read(top().join("crates").join(name).join("LICENSE")).unwrap(), licence, "{name}");
    }
}
