//! Tests of the recorded surveys and of the players.
#![allow(clippy::unwrap_used)]

use super::*;
use patience_solver::{Limits, has_solver, solve};
use patience_survey::{PLAYERS, SurveySummary};

#[test]
fn a_fault_of_the_solver_ends_a_survey_with_an_error_that_names_the_deal() {
    let fault = solve::guarded("deal 7 of sly", || -> u32 { panic!("the solver found a line that does not win") });
    let error = fault.unwrap_err();
    assert!(matches!(error, Failure::Fault(_)));
    assert_eq!(error.to_string(), "the solver failed at deal 7 of sly: this is a bug; please report it");
    assert_eq!(solve::guarded("deal 8 of sly", || 3).unwrap(), 3);
}

#[test]
fn players_of_surveys_are_options() {
    assert_eq!(PlayerKind::value_variants().len(), PLAYERS.len());
    assert!(PLAYERS.iter().all(|name| PlayerKind::from_str(name, false).is_ok()));
}

/// Reads the recorded surveys.
fn recorded() -> Vec<SurveySummary> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/surveys");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path().to_str().unwrap().to_owned());
    patience_survey::read(&files.collect::<Vec<_>>()).unwrap()
}

#[test]
fn recorded_surveys_agree_with_the_solver() {
    let recorded = recorded();
    for game in Game::all().filter(|game| has_solver(game)) {
        let survey = recorded.iter().find(|survey| survey.game == game.id && survey.player.is_empty()).unwrap();
        let mut checked = 0;
        for deal in survey.deals.clone().step_by(survey.deals.len() / 7 + 1) {
            let start = Position::start(&Deal::numbered(game, deal).unwrap());
            let (verdict, _) = solve(&start, Limits::within(3_000_000)).unwrap();
            let found = deal_verdict(&verdict).code();
            let said = survey.verdict(deal).unwrap();
            // A few nodes do not decide every deal; those decided must agree.
            let decided = found != 'u' && "wl".contains(said);
            assert!(!decided || found == said, "{} {deal}: {said}, now {found}", game.id);
            checked += usize::from(decided);
        }
        assert!(checked >= 2, "{}: {checked}", game.id);
    }
}

#[test]
fn recorded_games_agree_with_the_greedy_player() {
    let recorded = recorded();
    for game in Game::all().filter(|game| has_solver(game)) {
        let survey = recorded.iter().find(|survey| survey.game == game.id && survey.player == "greedy").unwrap();
        for deal in survey.deals.clone().step_by(survey.deals.len() / 25 + 1) {
            let played = Player::Greedy.play(&Position::start(&Deal::numbered(game, deal).unwrap())).unwrap();
            assert_eq!(survey.verdict(deal), Some(if played.won { 'w' } else { 's' }), "{} {deal}", game.id);
        }
    }
}
