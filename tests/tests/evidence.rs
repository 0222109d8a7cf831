//! What games declare to have, held against what exists: a game has what it declares, and nothing lies about that no
//! game declares.
#![allow(clippy::unwrap_used)]

mod common;

use common::evidence::{Evidence, data};
use patience::{Game, Has};
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
fn declared(has: fn(&Has) -> bool) -> BTreeSet<String> {
    Game::all().filter(|game| has(&game.has)).map(|game| game.id.to_owned()).collect()
}

/// The ids of the games of which a kind of evidence is kept: games, each of them.
fn kept(evidence: Evidence) -> BTreeSet<String> {
    let known = |id: &&str| assert!(Game::by_id(id).is_some(), "{evidence:?} of {id}: there is no such game");
    evidence.all_games().inspect(known).map(str::to_owned).collect()
}

#[test]
fn evidence_that_is_declared_exists_and_no_other() {
    for evidence in Evidence::IN_FILES {
        let expected: BTreeSet<PathBuf> = kept(evidence).iter().flat_map(|id| evidence.files(id)).collect();
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
fn a_rulebook_that_is_declared_exists_and_no_other() {
    let written: BTreeSet<String> = rulebook::games().map(str::to_owned).collect();
    assert_eq!(written, kept(Evidence::Rulebook));
}

#[test]
fn pinned_verdicts_are_of_the_games_that_declare_them() {
    let text = fs::read_to_string(data().join("solver.json")).unwrap();
    let pins: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
    let of = |pin: &serde_json::Value| pin["link"].as_str().unwrap().split('/').next().unwrap().to_owned();
    assert_eq!(pins.iter().map(of).collect::<BTreeSet<_>>(), kept(Evidence::Verdicts));
}

#[test]
fn solvers_that_are_declared_exist_and_no_other() {
    for game in Game::all() {
        assert_eq!(has_solver(game), game.has.solver, "{}", game.id);
    }
}

#[test]
fn what_builds_on_a_solver_is_declared_with_one() {
    let solved = declared(|has| has.solver);
    for built in [kept(Evidence::Verdicts), kept(Evidence::Surveys), declared(|has| has.deals)] {
        assert!(built.is_subset(&solved), "{built:?}");
    }
}

#[test]
fn lists_of_deals_that_are_declared_exist_and_no_other() {
    assert_eq!(stems(&top().join("www/deals")), declared(|has| has.deals));
}

#[test]
fn rules_in_words_that_are_declared_exist_and_no_other() {
    // A variant is told with its game.
    let games = Game::all().filter(|game| game.variant.is_empty() && game.has.rules);
    let mut expected: BTreeSet<String> = games.map(|game| game.id.to_owned()).collect();
    for variant in Game::all().filter(|game| game.has.rules) {
        let told = Game::all().any(|game| game.number == variant.number && game.variant.is_empty() && game.has.rules);
        assert!(told, "{} has rules, but its game has none", variant.id);
    }
    // What all of them share.
    expected.extend(["glossary", "keys"].map(str::to_owned));
    assert_eq!(stems(&top().join("www/words/en/rules")), expected);
}

/// A package on its own has no folder above it that a licence could lie in.
#[test]
fn what_is_published_has_the_licence() {
    let licence = fs::read(top().join("LICENSE")).unwrap();
    for name in ["patience", "patience-solver"] {
        assert_eq!(fs::read(top().join("crates").join(name).join("LICENSE")).unwrap(), licence, "{name}");
    }
}
