//! Compares the engine with the rulebook along random games of every id, ply by ply.
//!
//! `AGREEMENT_GAMES=20000 cargo test --release -p patience-tests agreement::` plays 20,000 games of each.

use crate::common::{self, Random, easy_order, evidence::Evidence, game, pack};
use patience::{Card, Deal, Position, Role};
use patience_tests::rulebook::{self, Rulebook, Snapshot};
use std::{collections::BTreeMap, env};

/// The engine's position in the rulebook's form.
fn snapshot(position: &Position) -> Snapshot {
    let mut legal: Vec<String> = position.legal_moves().iter().map(|m| position.game().write_move(*m)).collect();
    legal.sort();
    let mut tableau = BTreeMap::new();
    let mut foundations = Vec::new();
    for (address, cards) in position.piles() {
        let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
        let place = position.pile_specs().iter().find(|place| place.address == address).unwrap();
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

/// The strategy of a random game.
#[derive(Clone, Copy)]
enum Strategy {
    /// Any move.
    Any,
    /// Half of the time home, if possible.
    OftenHome,
    /// Home whenever possible, and no dealing while another move is legal.
    Eager,
}

fn choose(legal: &[String], strategy: Strategy, random: &mut Random) -> String {
    let is_to_foundation = |text: &&String| text.ends_with(">f") || text.ends_with(['+', '-']);
    let home: Vec<&String> = legal.iter().filter(is_to_foundation).collect();
    let eager = match strategy {
        Strategy::Any => false,
        Strategy::OftenHome => random.below(2) == 0,
        Strategy::Eager => random.below(20) > 0,
    };
    if eager && !home.is_empty() {
        home[random.below(home.len())].clone()
    } else {
        legal[random.below(legal.len())].clone()
    }
}

/// Texts that are not a legal move of any game in any position.
const NEVER: [&str; 11] =
    ["", ">", "stock>f", "f>c1", "c9>f", "a0>n1", "a25>n1", "r0c1>S+", "p21>S+", "S+>hand", "stock"];

/// Plays one game on both, and counts the kinds of moves and the outcome. Returns its length.
fn compare(
    id: &str,
    deal: &Deal,
    strategy: Strategy,
    plies: usize,
    random: &mut Random,
    kinds: &mut BTreeMap<String, usize>,
) -> usize {
    let cards: Vec<String> = deal.cards().iter().map(Card::to_string).collect();
    let mut theirs = rulebook::open(id, &cards).unwrap();
    let mut ours = Position::start(deal);
    let mut line = Vec::new();
    let mut last_home = 0;
    let mut all = cards.clone();
    all.extend(set_up(id).split_whitespace().map(str::to_owned));
    all.sort();
    for ply in 0..=plies {
        let (expected, found) = (rulebook::snapshot(&*theirs), snapshot(&ours));
        assert_eq!(found, expected, "{id}: the engine (left) against the rulebook; {} after {line:?}", deal.text());
        expect_sound(id, &expected, &cards[cards.len() - expected.stock..], &all);
        assert!(expected.home >= last_home, "{id}: a card left its foundation after {line:?}");
        last_home = expected.home;
        if found.legal.is_empty() || ply == plies {
            for text in NEVER {
                assert!(theirs.play(text).is_err() && ours.parse_move(text).is_err(), "{text}");
                assert_eq!(rulebook::snapshot(&*theirs), expected);
            }
            *kinds.entry(found.outcome).or_insert(0) += 1;
            return ply;
        }
        check_refusal(&mut *theirs, &ours, &found, random);
        let text = choose(&found.legal, strategy, random);
        theirs.play(&text).unwrap();
        let m = ours.parse_move(&text).unwrap();
        ours = ours.play(m).unwrap();
        *kinds.entry(kind(&text)).or_insert(0) += 1;
        line.push(text);
    }
    unreachable!("the last ply returns");
}

/// Invariants of every position of the rulebook, and so of the engine.
fn expect_sound(id: &str, position: &Snapshot, stock: &[String], all: &[String]) {
    // The piles and the remaining deal are the whole pack: no card is lost or doubled.
    let mut seen: Vec<&String> =
        position.tableau.values().chain(&position.foundations).flatten().chain(stock).collect();
    seen.sort();
    assert!(seen.into_iter().eq(all), "{id}: {position:?}");
    assert_eq!(position.foundations.iter().map(Vec::len).sum::<usize>(), position.home);
    assert!(position.tableau.values().all(|cards| !cards.is_empty()));
    assert!(position.legal.windows(2).all(|two| two[0] < two[1]), "sorted, each once: {:?}", position.legal);
    if position.legal.is_empty() {
        let whole = if id == "fairie-queen" { 96 } else { all.len() };
        assert_eq!(position.outcome, if position.home == whole { "won" } else { "stuck" });
    } else {
        assert_eq!(position.outcome, "playing");
    }
    if id == "empress-of-india" {
        // A space is empty only if no card of its colour remains.
        for (row, talon, suits) in [("a", "talon-red", "DH"), ("n", "talon-black", "CS")] {
            let full = (1..=24).filter(|i| position.tableau.contains_key(&format!("{row}{i}"))).count();
            let is_left = position.tableau.contains_key(talon)
                || stock.iter().any(|card| card.ends_with(|suit| suits.contains(suit)));
            assert!(full == 24 || !is_left, "{position:?}");
        }
    }
}

/// Checks that a random move of two addresses is refused by both or by neither.
fn check_refusal(theirs: &mut dyn Rulebook, ours: &Position, found: &Snapshot, random: &mut Random) {
    let specs = ours.pile_specs();
    let mut address = || specs[random.below(specs.len())].address.clone();
    let text = format!("{}>{}", address(), address());
    if !found.legal.contains(&text) {
        assert!(theirs.play(&text).is_err(), "{text}");
        assert!(ours.parse_move(&text).is_err(), "{text}");
    }
}

/// The cards of the pack that lie on the table before a deal, so that no deal contains them.
fn set_up(id: &str) -> &'static str {
    match id {
        "fairie-queen" => "KS",
        "empress-of-india" => "AC AC AC AC AS AS AS AS KD KD KD KD KH KH KH KH",
        "labyrinth" | "labyrinth-late-refill" => "AC AD AH AS KC KD KH KS",
        _ => "",
    }
}

/// The number of random games of an id, their maximum plies, and the outcomes and kinds of moves that must occur.
struct Plan {
    games: usize,
    plies: usize,
    met: &'static str,
}

fn plan(id: &str) -> Plan {
    let plan = |games, plies, met| Plan { games, plies, met };
    match id {
        "fairie-queen" => plan(400, 300, "won stock>hand hand>f hand>c c>f c>c"),
        // A position has a thousand legal moves.
        "empress-of-india" => plan(45, 400, "stuck stock>talon a+n>f a>n n>a a>f n>f"),
        "sly" => plan(400, 400, "won stuck stock>hand hand>p hand>S p>S+ p>S-"),
        "labyrinth" | "labyrinth-dealt-foundations" | "labyrinth-late-refill" => {
            plan(500, 300, "won stuck stock>row rc>S+ rc>S- rc>grace grace>")
        }
        _ => plan(300, 300, "stuck"),
    }
}

/// The kind of a move: its text without numbers.
fn kind(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

/// Plays random games of one id on both.
fn agree(id: &'static str) {
    let Plan { games, plies, met } = plan(id);
    let games = env::var("AGREEMENT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(games);
    let mut kinds = BTreeMap::new();
    let mut total = 0;
    for number in 0..games {
        let mut random = Random::new(number as u64 + 1);
        let deal = if number % 3 == 2 {
            Deal::from_cards(game(id), easy_order(id, &mut random)).unwrap()
        } else {
            Deal::numbered(game(id), random.below(887_503_681) as u32).unwrap()
        };
        let strategy = [Strategy::Any, Strategy::OftenHome, Strategy::Eager][number / 3 % 3];
        total += compare(id, &deal, strategy, plies, &mut random, &mut kinds);
    }
    println!("{id}: {games} games, {total} plies, {kinds:?}");
    for wanted in met.split_whitespace() {
        assert!(kinds.keys().any(|kind| kind.starts_with(wanted)), "{wanted} was never met: {kinds:?}");
    }
}

#[test]
fn packs_agree() {
    for id in Evidence::Rulebook.games() {
        let (mut ours, mut theirs) = ((game(id).pack)(), pack(id));
        ours.sort();
        theirs.sort();
        assert_eq!(ours, theirs, "{id}");
    }
}

#[test]
fn random_games_agree() {
    common::for_each(Evidence::Rulebook.games(), agree);
}
