//! The surveys that the repository keeps, and who plays.
#![allow(clippy::unwrap_used)]

use super::*;
use patience_solver::{Limits, has_solver, solve};
use patience_survey::{PLAYERS, SurveySummary};

#[test]
fn every_player_can_be_asked_for_by_its_name_in_surveys() {
    assert_eq!(PlayerKind::value_variants().len(), PLAYERS.len());
    assert!(PLAYERS.iter().all(|name| PlayerKind::from_str(name, false).is_ok()));
}

/// The surveys that the repository keeps.
fn recorded() -> Vec<SurveySummary> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/surveys");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path().to_str().unwrap().to_owned());
    patience_survey::read(&files.collect::<Vec<_>>()).unwrap()
}

#[test]
fn recorded_surveys_are_as_the_solver_finds() {
    let recorded = recorded();
    for game in Game::all().filter(|game| has_solver(game)) {
        let survey = recorded.iter().find(|survey| survey.game == game.id && survey.player.is_empty()).unwrap();
        let mut checked = 0;
        for deal in survey.deals.clone().step_by(survey.deals.len() / 7 + 1) {
            let start = Position::start(&Deal::numbered(game, deal).unwrap());
            let (verdict, _) = solve(&start, Limits { nodes: 3_000_000, ..Limits::default() }).unwrap();
            let found = counts::verdict_code(verdict.name());
            let said = survey.verdict(deal).unwrap();
            // Within these few nodes not all is decided; but what is must not be otherwise.
            let decided = found != 'u' && "wl".contains(said);
            assert!(!decided || found == said, "{} {deal}: {said}, now {found}", game.id);
            checked += usize::from(decided);
        }
        assert!(checked >= 2, "{}: {checked}", game.id);
    }
}

#[test]
fn recorded_games_of_the_simple_player_are_as_it_plays() {
    let recorded = recorded();
    for game in Game::all().filter(|game| has_solver(game)) {
        let survey = recorded.iter().find(|survey| survey.game == game.id && survey.player == "greedy").unwrap();
        for deal in survey.deals.clone().step_by(survey.deals.len() / 25 + 1) {
            let played = Player::Greedy.play(&Position::start(&Deal::numbered(game, deal).unwrap())).unwrap();
            assert_eq!(survey.verdict(deal), Some(if played.won { 'w' } else { 's' }), "{} {deal}", game.id);
        }
    }
}
