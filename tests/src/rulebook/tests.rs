//! Tests of the rulebook itself: packs, cards, lines of `trace`, and positions that no pack leads to. `tests/rules`
//! tests its rules, with those of the engine.
#![allow(clippy::unwrap_used)]

use super::sly::Sly;
use super::*;

/// Cards written with spaces between them.
fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| Card::read(word).unwrap()).collect()
}

/// A game's whole pack with some cards first, the others after them in the pack's order.
fn stacked(game: &str, first: &str) -> Vec<Card> {
    let mut deal = cards(first);
    let pack = (chapter(game).unwrap().pack)();
    deal.extend(without(pack, &deal));
    deal
}

fn play_all(game: &mut dyn Rulebook, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// A pile as text, empty for an empty pile.
fn pile(game: &dyn Rulebook, address: &str) -> String {
    game.piles().get(address).map(|cards| cards.join(" ")).unwrap_or_default()
}

fn strings(deal: &[Card]) -> Vec<String> {
    deal.iter().map(Card::to_string).collect()
}

// ---------------------------------------------------------------- all games

#[test]
fn packs_have_the_cards_of_the_rules() {
    let pack = |game: &str| super::pack(game).unwrap();
    let lengths: Vec<usize> = games().map(|game| pack(game).len()).collect();
    assert_eq!(lengths, [103, 176, 96, 104, 96, 104]);
    let count = |game: &str, text: &str| pack(game).iter().filter(|card| *card == text).count();
    assert_eq!((count("fairie-queen", "KS"), count("fairie-queen", "KH"), count("fairie-queen", "AS")), (1, 2, 2));
    let empress =
        ["AS", "QC", "KS", "JS", "AH", "KD", "JH", "QD", "TC", "TD"].map(|card| count("empress-of-india", card));
    assert_eq!(empress, [0, 0, 4, 4, 4, 0, 0, 4, 4, 4]);
    assert_eq!(empress_of_india::pack().iter().filter(|card| card.is_red()).count(), 88);
    assert_eq!((count("labyrinth", "AC"), count("labyrinth", "KC"), count("labyrinth", "QC")), (1, 1, 2));
    assert_eq!((count("sly", "AC"), count("labyrinth-dealt-foundations", "KC")), (2, 2));
}

#[test]
fn a_deal_must_be_exactly_the_pack() {
    for game in games() {
        let deal = pack(game).unwrap();
        assert!(open(game, &deal).is_ok());
        let error = |deal: &[String]| open(game, deal).err().unwrap();
        assert!(error(&deal[1..]).contains("1 cards short"));
        let mut wrong = deal.clone();
        wrong[16] = "1H".to_string();
        assert!(error(&wrong).contains("Card 17"));
        let mut doubled = deal.clone();
        doubled.push("2H".to_string());
        assert!(error(&doubled).contains("one too many"));
    }
}

#[test]
fn an_unwritten_game_is_refused() {
    // A full pack of it is not played as another game.
    for id in ["bridge", "", "Sly", "labyrinth-"] {
        assert_eq!(pack(id), None);
        for cards in [Vec::new(), pack("sly").unwrap()] {
            assert_eq!(open(id, &cards).err().unwrap(), format!("The rulebook has no game {id}."));
        }
    }
}

#[test]
fn cards_are_read_and_written() {
    for card in packs(1) {
        assert_eq!(Card::read(&card.to_string()), Some(card));
    }
    for text in ["", "H", "10H", "1H", "Th", "TX", "HT", "TH "] {
        assert_eq!(Card::read(text), None, "{text}");
    }
}

#[test]
fn trace_lines_are_as_in_the_contract() {
    let deal = strings(&stacked("fairie-queen", "QH KD 7C"));
    let mut game = open("fairie-queen", &deal).unwrap();
    assert_eq!(
        trace_line(0, None, &*game),
        r#"{"ply":0,"legal":["stock>hand"],"home":0,"outcome":"playing","stock":103,"piles":{"c1":["KS"]}}"#
    );
    play_all(&mut *game, "stock>hand hand>c1 stock>hand stock>hand");
    assert_eq!(
        trace_line(4, Some("stock>hand"), &*game),
        concat!(
            r#"{"ply":4,"move":"stock>hand","legal":["hand>c2"],"home":0,"outcome":"playing","stock":100,"#,
            r#""piles":{"c1":["KS","QH"],"c2":["KD"],"hand":["7C"]}}"#
        )
    );
}

// ---------------------------------------------------------------- Sly

/// Between rounds: the two of spades on the first packet, a nine of clubs on each other packet, spades founded.
///
/// Only in such a position can a founding card be the last of the pack: of two copies of a card the first founds.
fn sly_between(stock: &str) -> Sly {
    let mut game = Sly::new(stacked("sly", ""));
    game.packets = vec![cards("9C"); 20];
    game.packets[0] = cards("2S");
    let spades = game.foundations.iter_mut().find(|foundation| foundation.address == "S+").unwrap();
    spades.cards = cards("AS");
    game.stock = cards(stock);
    (game.round, game.is_dealing, game.placed) = (1, false, 20);
    game
}

#[test]
fn sly_a_refill_may_run_the_stock_out() {
    let mut game = sly_between("KH AD");
    play_all(&mut game, "p1>S+");
    assert_eq!((pile(&game, "p1"), game.stock(), game.home()), ("".into(), 0, 4));
}

#[test]
fn sly_a_founding_card_can_end_the_last_deal() {
    let mut game = sly_between("KS");
    play_all(&mut game, "stock>hand");
    assert_eq!((game.is_dealing, game.legal()), (false, vec!["p1>S+".to_string()]));
}
