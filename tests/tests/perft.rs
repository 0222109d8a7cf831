//! Golden perft numbers, checked by the engine and by the rulebook.
//!
//! `cargo test --release -p patience-tests perft:: -- --ignored` makes the rulebook count every line in full.

use crate::common::{self, cards, deal_from_cards, evidence::Evidence, game};
use patience::{Deal, Position, divide, perft};
use patience_tests::rulebook;
use std::{fs, path::Path};

/// A line of a data file: game, deal (a code, or cards with commas), moves with commas or `-`, depth, count.
struct Line {
    place: String,
    deal: Deal,
    moves: Vec<String>,
    depth: u32,
    count: u64,
}

fn lines(id: &str) -> Vec<Line> {
    let name = format!("data/perft/{id}.perft");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    let data = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut lines = Vec::new();
    for (number, text) in data.lines().enumerate().filter(|(_, text)| !text.starts_with('#')) {
        let place = format!("{name}:{}", number + 1);
        let fields: Vec<&str> = text.split(' ').collect();
        let [game_id, deal, moves, depth, count] = fields[..] else { panic!("{place} has not five fields") };
        assert_eq!(game_id, id, "{place}");
        let deal = if deal.contains(',') {
            deal_from_cards(id, cards(&deal.replace(',', " ")))
        } else {
            Deal::from_code(deal).unwrap_or_else(|error| panic!("{place}: {error}"))
        };
        assert_eq!(deal.game(), game(id), "{place}");
        let moves = moves.split(',').filter(|text| *text != "-").map(str::to_owned).collect();
        lines.push(Line { place, deal, moves, depth: depth.parse().unwrap(), count: count.parse().unwrap() });
    }
    assert!(lines.len() >= 6, "{name} has only {} lines", lines.len());
    assert!(lines.iter().any(|line| line.moves.is_empty()) && lines.iter().any(|line| !line.moves.is_empty()));
    lines
}

impl Line {
    fn position(&self) -> Position {
        let play = |at: Position, text: &String| {
            let m = at.parse_move(text).unwrap_or_else(|error| panic!("{}: {error}", self.place));
            at.play(m).unwrap()
        };
        self.moves.iter().fold(Position::start(&self.deal), play)
    }

    /// Counts with the rulebook, which has no undo and plays every path from the deal.
    fn by_the_rulebook(&self, depth: u32) -> u64 {
        let cards: Vec<String> = self.deal.cards().iter().map(|card| card.to_string()).collect();
        count(self.deal.game().id, &cards, &mut self.moves.clone(), depth)
    }
}

fn count(id: &str, cards: &[String], moves: &mut Vec<String>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut game = rulebook::open(id, cards).unwrap();
    moves.iter().for_each(|text| game.play(text).unwrap());
    let legal = game.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut sum = 0;
    for text in legal {
        moves.push(text);
        sum += count(id, cards, moves, depth - 1);
        moves.pop();
    }
    sum
}

fn check(id: &str) {
    for line in lines(id) {
        let position = line.position();
        assert_eq!(perft(&position, line.depth), line.count, "{}", line.place);
        let divided = divide(&position, line.depth.min(4));
        assert!(divided.is_sorted(), "{}", line.place);
        let total: u64 = divided.iter().map(|(_, count)| count).sum();
        assert_eq!(total, perft(&position, line.depth.min(4)), "{}", line.place);
    }
}

/// Counts with the rulebook to a depth that takes it a moment.
fn cross_check(id: &str) {
    for line in lines(id) {
        let position = line.position();
        let plays = |depth: u32| perft(&position, depth - 1) * (line.moves.len() + depth as usize) as u64;
        let depth = (1..=line.depth).rev().find(|depth| plays(*depth) < 2000).unwrap_or(1);
        assert_eq!(line.by_the_rulebook(depth), perft(&position, depth), "{} at depth {depth}", line.place);
    }
}

#[test]
fn golden_numbers() {
    common::for_each(Evidence::Perft.games(), check);
}

#[test]
fn the_rulebook_counts_the_same() {
    common::for_each(
        Evidence::Perft.games().filter(|id| Evidence::Rulebook.games().any(|other| other == *id)),
        cross_check,
    );
}

#[test]
fn depth_zero_counts_the_empty_path_and_depth_1_the_legal_moves() {
    for id in common::ids() {
        let position = Position::start(&Deal::numbered(game(id), 12_345).unwrap());
        let mut legal: Vec<String> = position.legal_moves().iter().map(|m| position.game().write_move(*m)).collect();
        legal.sort();
        assert_eq!(perft(&position, 0), 1);
        assert_eq!(perft(&position, 1), legal.len() as u64);
        assert_eq!(divide(&position, 0), []);
        let expected: Vec<(String, u64)> = legal.into_iter().map(|text| (text, 1)).collect();
        assert_eq!(divide(&position, 1), expected);
    }
}

#[test]
#[ignore = "minutes: the rulebook counts every line in full"]
fn the_rulebook_agrees_in_full() {
    for id in Evidence::Perft.games() {
        for line in lines(id) {
            assert_eq!(line.by_the_rulebook(line.depth), line.count, "{}", line.place);
            println!("{} agrees", line.place);
        }
    }
}
