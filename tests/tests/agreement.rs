//! The engine against the rulebook of this package, along random games of all six ids, ply by ply.
//!
//! `AGREEMENT_GAMES=20000 cargo test --release -p patience-tests --test agreement` makes the run as long as one likes.
#![allow(clippy::unwrap_used)]

mod common;

use common::{GAMES, Random, game, kindly, pack};
use patience::{Card, Deal, Position, Role};
use patience_tests::rulebook::{self, Rulebook, Snapshot};
use std::{collections::BTreeMap, env};

/// What the engine shows, in the rulebook's form.
fn snapshot(position: &Position) -> Snapshot {
    let mut legal: Vec<String> = position.legal_moves().iter().map(|m| position.game().write_move(*m)).collect();
    legal.sort();
    let mut tableau = BTreeMap::new();
    let mut foundations = Vec::new();
    for (address, cards) in position.piles() {
        let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
        let place = position.places().iter().find(|place| place.address == address).unwrap();
        if place.role == Role::Foundation {
            foundations.push(cards);
        } else {
            tableau.insert(address, cards);
        }
    }
    foundations.sort();
    Snapshot {
        legal,
        home: position.home(),
        outcome: position.outcome().name().to_owned(),
        stock: position.stock(),
        tableau,
        foundations,
    }
}

/// How a random game chooses among its moves.
#[derive(Clone, Copy)]
enum Manner {
    /// Any move.
    Any,
    /// Home if that is possible, half of the time.
    OftenHome,
    /// Home whenever that is possible, and no dealing while anything else can be done.
    Eager,
}

fn choose(legal: &[String], manner: Manner, random: &mut Random) -> String {
    let goes_home = |text: &&String| text.ends_with(">f") || text.ends_with(['+', '-']);
    let home: Vec<&String> = legal.iter().filter(goes_home).collect();
    let eager = match manner {
        Manner::Any => false,
        Manner::OftenHome => random.below(2) == 0,
        Manner::Eager => random.below(20) > 0,
    };
    if eager && !home.is_empty() {
        home[random.below(home.len())].clone()
    } else {
        legal[random.below(legal.len())].clone()
    }
}

/// Plays one game on both; returns its length and how it ended.
fn compare(id: &str, deal: &Deal, manner: Manner, plies: usize, random: &mut Random) -> (usize, String) {
    let cards: Vec<String> = deal.cards().iter().map(Card::to_string).collect();
    let mut theirs = rulebook::open(id, &cards).unwrap();
    let mut ours = Position::start(deal);
    let mut line = Vec::new();
    for ply in 0..=plies {
        let (expected, found) = (rulebook::snapshot(&*theirs), snapshot(&ours));
        assert_eq!(found, expected, "{id}: the engine (left) against the rulebook; {} after {line:?}", deal.text());
        if found.legal.is_empty() || ply == plies {
            return (ply, found.outcome);
        }
        refuse_alike(&mut *theirs, &ours, &found, random);
        let text = choose(&found.legal, manner, random);
        theirs.play(&text).unwrap();
        let m = ours.parse_move(&text).unwrap();
        ours = ours.play(m).unwrap();
        line.push(text);
    }
    unreachable!("the last ply returns");
}

/// A move made of two addresses is refused by both or by neither.
fn refuse_alike(theirs: &mut dyn Rulebook, ours: &Position, found: &Snapshot, random: &mut Random) {
    let places = ours.places();
    let mut address = || places[random.below(places.len())].address.clone();
    let text = format!("{}>{}", address(), address());
    if !found.legal.contains(&text) {
        assert!(theirs.play(&text).is_err(), "{text}");
        assert!(ours.parse_move(&text).is_err(), "{text}");
    }
}

/// Random games of one id; returns how many plies they had and how they ended.
fn agree(id: &str, games: usize, plies: usize) -> BTreeMap<String, usize> {
    let wanted = env::var("AGREEMENT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(games);
    let mut ends = BTreeMap::new();
    let mut total = 0;
    for number in 0..wanted {
        let mut random = Random::new(number as u64 + 1);
        let deal = if number % 3 == 2 {
            Deal::own(game(id), kindly(id, &mut random)).unwrap()
        } else {
            Deal::numbered(game(id), random.below(887_503_681) as u32).unwrap()
        };
        let manner = [Manner::Any, Manner::OftenHome, Manner::Eager][number / 3 % 3];
        let (length, end) = compare(id, &deal, manner, plies, &mut random);
        total += length;
        *ends.entry(end).or_insert(0) += 1;
    }
    println!("{id}: {wanted} games, {total} plies, {ends:?}");
    ends
}

#[test]
fn the_games_are_the_same() {
    let mut ours: Vec<&str> = patience::Game::all().map(|game| game.id).collect();
    let mut theirs = GAMES.to_vec();
    ours.sort();
    theirs.sort();
    assert_eq!(ours, theirs);
    for id in GAMES {
        let (mut ours, mut theirs) = ((game(id).pack)(), pack(id));
        ours.sort();
        theirs.sort();
        assert_eq!(ours, theirs, "{id}");
    }
}

#[test]
fn fairie_queen() {
    let ends = agree("fairie-queen", 400, 300);
    assert!(ends.contains_key("won"), "{ends:?}");
}

#[test]
fn empress_of_india() {
    agree("empress-of-india", 45, 400);
}

#[test]
fn labyrinth() {
    let ends = agree("labyrinth", 500, 300);
    assert!(ends.contains_key("won") && ends.contains_key("stuck"), "{ends:?}");
}

#[test]
fn labyrinth_dealt_foundations() {
    let ends = agree("labyrinth-dealt-foundations", 500, 300);
    assert!(ends.contains_key("won") && ends.contains_key("stuck"), "{ends:?}");
}

#[test]
fn labyrinth_late_refill() {
    let ends = agree("labyrinth-late-refill", 500, 300);
    assert!(ends.contains_key("won") && ends.contains_key("stuck"), "{ends:?}");
}

#[test]
fn sly() {
    let ends = agree("sly", 400, 400);
    assert!(ends.contains_key("won") && ends.contains_key("stuck"), "{ends:?}");
}
