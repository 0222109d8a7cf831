//! The automatic finish: it wins, and it is found in time.

use crate::common::evidence::Evidence;
use patience::{Deal, Move, Outcome, Position};
use std::fs;

/// The positions of the recorded wins of a game, each win's in order.
fn wins(id: &str) -> Vec<Vec<Position>> {
    let text = fs::read_to_string(Evidence::Wins.file(id)).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let positions = |line: &str| {
        let mut words = line.split_whitespace();
        let deal = Deal::from_code(words.next().unwrap()).unwrap();
        let mut positions = vec![Position::start(&deal)];
        for word in words {
            let position = positions.last().unwrap().clone();
            let m = position.parse_move(word).unwrap();
            positions.push(position.play(m).unwrap());
        }
        positions
    };
    lines.map(positions).collect()
}

/// Plays a line under the rules.
fn play(position: &Position, line: &[Move]) -> Position {
    line.iter().fold(position.clone(), |position, &m| {
        assert!(position.is_to_foundation(m));
        position.play(m).unwrap()
    })
}

#[test]
fn a_finish_wins_and_reveals_nothing() {
    for id in Evidence::Wins.games() {
        let mut found = 0;
        for position in wins(id).iter().flatten() {
            let Some(line) = position.finish() else { continue };
            assert_eq!(position.stock(), 0, "{id}: an end that knows the pack");
            assert_eq!(play(position, &line).outcome(), Outcome::Won, "{id}");
            found += 1;
        }
        assert!(found > 0, "{id}: no recorded win has such an end");
    }
}

#[test]
fn every_recorded_win_has_a_finish() {
    for id in Evidence::Wins.games() {
        let mut lengths: Vec<usize> = wins(id)
            .iter()
            .map(|positions| positions.iter().rev().skip(1).take_while(|position| position.finish().is_some()).count())
            .collect();
        lengths.sort_unstable();
        assert!(lengths[0] >= 12, "{id}: {lengths:?}");
    }
}
