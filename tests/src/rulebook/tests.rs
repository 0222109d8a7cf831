//! Each rule shown on a small stacked pack, and random games of each kind.
#![allow(clippy::unwrap_used)]

use super::empress_of_india::Empress;
use super::fairie_queen::FairieQueen;
use super::labyrinth::{Labyrinth, Variant};
use super::sly::Sly;
use super::*;

/// Cards written with spaces between them.
fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| Card::read(word).unwrap()).collect()
}

/// A game's whole pack with some cards first and some last, the rest between them in the pack's own order.
fn stacked(game: &str, first: &str, last: &str) -> Vec<Card> {
    let (first, last) = (cards(first), cards(last));
    let mut deal = first.clone();
    deal.extend(without(without(pack_of(game), &first), &last));
    deal.extend(last);
    deal
}

/// Builds foundations from the first card up to a given one: `S+1:QS`.
fn built(foundations: &mut [Foundation], texts: &str) {
    for text in texts.split_whitespace() {
        let (address, top) = text.split_once(':').unwrap();
        let top = Card::read(top).unwrap();
        let foundation = foundations.iter_mut().find(|foundation| foundation.address == address).unwrap();
        assert_eq!(foundation.suit, top.suit);
        foundation.cards.clear();
        for value in foundation.course.clone() {
            foundation.cards.push(Card { value, suit: top.suit });
            if value == top.value {
                break;
            }
        }
    }
}

fn play_all(game: &mut dyn Rulebook, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// The refusal of a move; nothing has changed.
fn refusal(game: &mut dyn Rulebook, text: &str) -> String {
    let before = snapshot(game);
    assert!(!before.legal.contains(&text.to_string()), "{text} is listed as legal");
    let why = game.play(text).expect_err(text);
    assert_eq!(snapshot(game), before, "{text}");
    assert!(why.ends_with('.'), "{why}");
    why
}

fn is_legal(game: &dyn Rulebook, text: &str) -> bool {
    game.legal().contains(&text.to_string())
}

/// A pile in words, or nothing.
fn pile(game: &dyn Rulebook, address: &str) -> String {
    game.piles().get(address).map(|cards| cards.join(" ")).unwrap_or_default()
}

fn strings(deal: &[Card]) -> Vec<String> {
    deal.iter().map(Card::to_string).collect()
}

// ---------------------------------------------------------------- all games

#[test]
fn packs_have_the_cards_of_the_rules() {
    let lengths: Vec<usize> = GAMES.iter().map(|game| pack(game).len()).collect();
    assert_eq!(lengths, [103, 176, 96, 104, 96, 104]);
    let count = |game: &str, text: &str| pack(game).iter().filter(|card| *card == text).count();
    assert_eq!((count("fairie-queen", "KS"), count("fairie-queen", "KH"), count("fairie-queen", "AS")), (1, 2, 2));
    let empress =
        ["AS", "QC", "KS", "JS", "AH", "KD", "JH", "QD", "TC", "TD"].map(|card| count("empress-of-india", card));
    assert_eq!(empress, [0, 0, 4, 4, 4, 0, 0, 4, 4, 4]);
    assert_eq!(pack_of("empress-of-india").iter().filter(|card| card.is_red()).count(), 88);
    assert_eq!((count("labyrinth", "AC"), count("labyrinth", "KC"), count("labyrinth", "QC")), (1, 1, 2));
    assert_eq!((count("sly", "AC"), count("labyrinth-dealt-foundations", "KC")), (2, 2));
    assert!(pack("bridge").is_empty());
}

#[test]
fn a_deal_must_be_exactly_the_pack() {
    for game in GAMES {
        let deal = pack(game);
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
    assert!(open("bridge", &[]).is_err());
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
    let deal = strings(&stacked("fairie-queen", "QH KD 7C", ""));
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

// ---------------------------------------------------------------- the Fairie Queen

fn fairie(first: &str, last: &str) -> FairieQueen {
    FairieQueen::new(stacked("fairie-queen", first, last))
}

/// A position after the deal; each column's king is written too.
fn fairie_after_deal(columns: &[&str]) -> FairieQueen {
    let mut game = fairie("", "");
    game.stock.clear();
    game.columns = columns.iter().map(|column| cards(column)).collect();
    game
}

#[test]
fn fairie_rule_i_foundations_follow_suit_from_ace_to_queen() {
    let mut game = fairie_after_deal(&["KS 2H 2S", "KD QC", "KC KH"]);
    built(&mut game.foundations, "S+1:AS C+1:JC H+1:QH");
    assert_eq!(refusal(&mut game, "c3>f"), "The last card of the column is not suitable.");
    play_all(&mut game, "c1>f c2>f");
    assert_eq!(pile(&game, "S+1"), "AS 2S");
    assert_eq!(pile(&game, "C+1").split(' ').count(), 12);
    refusal(&mut game, "c1>f");
    refusal(&mut game, "c2>f");
}

#[test]
fn fairie_rule_i_two_foundations_of_a_suit_at_different_heights() {
    let mut game = fairie_after_deal(&["KS 3H 6H", "KD 4H"]);
    built(&mut game.foundations, "H+1:5H H+2:3H");
    play_all(&mut game, "c1>f c2>f");
    assert_eq!((pile(&game, "H+1").len(), pile(&game, "H+2").len()), (17, 11));
}

#[test]
fn fairie_rule_ii_cards_go_upon_the_last_king_only() {
    let mut game = fairie("2C KD KH 3C", "");
    assert_eq!(game.legal(), ["stock>hand"]);
    play_all(&mut game, "stock>hand");
    assert_eq!(game.legal(), ["hand>c1"]);
    refusal(&mut game, "stock>hand");
    play_all(&mut game, "hand>c1 stock>hand stock>hand");
    // Kings head columns at once; the hand stays empty.
    assert_eq!(game.legal(), ["stock>hand"]);
    play_all(&mut game, "stock>hand");
    assert_eq!(game.legal(), ["hand>c3"]);
    play_all(&mut game, "hand>c3");
    assert_eq!(
        (pile(&game, "c1"), pile(&game, "c2"), pile(&game, "c3")),
        ("KS 2C".into(), "KD".into(), "KH 3C".into())
    );
}

#[test]
fn fairie_aces_go_to_their_spaces_at_once() {
    let mut game = fairie("AH AH 2H 2H", "");
    play_all(&mut game, "stock>hand stock>hand stock>hand");
    assert_eq!((game.home(), game.stock(), pile(&game, "hand")), (2, 100, "2H".into()));
    assert_eq!(game.legal(), ["hand>c1", "hand>f"]);
    // The hand may be laid down, and the column played with the next card in the hand.
    play_all(&mut game, "hand>c1 stock>hand c1>f hand>f");
    assert_eq!(game.home(), 4);
    assert!(game.is_foundation("H+1") && game.is_foundation("H+2") && !game.is_foundation("c1"));
}

#[test]
fn fairie_rule_iii_transfers_descend_whatever_the_suit() {
    let mut game = fairie_after_deal(&["KS 7C 4C", "KD 5C", "KC 5H", "KH 3H"]);
    // Four upon either five, three upon the four; a queen alone would go on no king that has cards.
    assert_eq!(game.legal(), ["c1>c2", "c1>c3", "c4>c1"]);
    play_all(&mut game, "c1>c3 c4>c3");
    // Rule V: the hearts' king is single now and takes any last card. Kings never move.
    assert_eq!(game.legal(), ["c1>c4", "c2>c4", "c3>c4"]);
    assert_eq!(refusal(&mut game, "c4>c1"), "The king of a column stays where it is.");
    assert_eq!(pile(&game, "c3"), "KC 5H 4C 3H");
}

#[test]
fn fairie_rule_iii_no_queen_upon_a_king_with_cards() {
    let mut game = fairie_after_deal(&["KS 7C", "KD QD", "KC 2H"]);
    assert!(game.legal().is_empty());
    assert_eq!(game.outcome(), "stuck");
    refusal(&mut game, "c2>c1");
}

#[test]
fn fairie_rule_iv_only_the_last_card_of_a_column() {
    let mut game = fairie_after_deal(&["KS 2S 9C", "KD TD"]);
    built(&mut game.foundations, "S+1:AS");
    refusal(&mut game, "c1>f");
    play_all(&mut game, "c1>c2 c1>f");
    assert_eq!(pile(&game, "S+1"), "AS 2S");
}

#[test]
fn fairie_rule_v_a_lone_card_may_change_its_single_king() {
    let mut game = fairie_after_deal(&["KS 7C", "KD"]);
    assert_eq!(game.legal(), ["c1>c2"]);
    play_all(&mut game, "c1>c2");
    assert_eq!(game.legal(), ["c2>c1"]);
}

#[test]
fn fairie_no_transfers_during_the_deal() {
    let mut game = fairie("", "");
    game.stock = cards("9H");
    game.columns = vec![cards("KS 3C"), cards("KD 4C"), cards("KH")];
    assert_eq!(game.legal(), ["stock>hand"]);
    play_all(&mut game, "stock>hand");
    // The stock is empty, but a card is in the hand.
    assert_eq!(game.legal(), ["hand>c3"]);
    assert_eq!(refusal(&mut game, "c1>c2"), "There are no transfers during the deal.");
    play_all(&mut game, "hand>c3");
    assert_eq!(game.legal(), ["c1>c2"]);
}

#[test]
fn fairie_the_deal_may_end_with_a_king_or_an_ace() {
    let mut game = fairie("", "");
    game.stock = cards("AH KH");
    game.columns = vec![cards("KS 3C"), cards("KD 4C")];
    play_all(&mut game, "stock>hand stock>hand");
    assert_eq!(game.legal(), ["c1>c2", "c1>c3", "c2>c3"]);
}

#[test]
fn fairie_won_with_96_cards_and_then_no_move_is_legal() {
    let mut game = fairie("", "");
    game.stock = cards("KH");
    game.columns = vec![cards("KS QS")];
    built(&mut game.foundations, "C+1:QC C+2:QC D+1:QD D+2:QD H+1:QH H+2:QH S+1:QS S+2:JS");
    assert_eq!((game.home(), game.outcome()), (95, "playing"));
    play_all(&mut game, "c1>f");
    assert_eq!((game.home(), game.outcome(), game.legal().len()), (96, "won", 0));
    assert_eq!(refusal(&mut game, "stock>hand"), "The game is won.");
}

// ---------------------------------------------------------------- the Empress of India

/// A position with the given spaces (`-` for an empty one, `2S/QH` for a pair, the first card first).
fn empress(army: &str, navy: &str, red: &str, black: &str, stock: &str) -> Empress {
    let row = |text: &str| {
        let mut spaces: Vec<Vec<Card>> = text
            .split_whitespace()
            .map(|space| if space == "-" { Vec::new() } else { cards(&space.replace('/', " ")) })
            .collect();
        spaces.resize(24, Vec::new());
        spaces
    };
    let mut game = Empress::new(pack_of("empress-of-india"));
    (game.army, game.navy) = (row(army), row(navy));
    (game.red_talon, game.black_talon, game.stock) = (cards(red), cards(black), cards(stock));
    game
}

#[test]
fn empress_set_up_fills_both_and_lays_the_surplus_aside() {
    // 30 red cards first, then 24 black ones: six red ones are the talon.
    let reds = "2D 3D 4D 5D 6D 7D 8D 9D TD QD ".repeat(3);
    let blacks = "2S 3S 4S 5S 6S 7S 8S 9S ".repeat(3);
    let game = Empress::new(stacked("empress-of-india", &format!("{reds}{blacks}"), ""));
    assert_eq!(game.stock(), 176 - 54);
    assert_eq!(pile(&game, "talon-red"), "6D 7D 8D 9D TD QD");
    assert_eq!(pile(&game, "talon-black"), "");
    assert_eq!((pile(&game, "a1"), pile(&game, "a24"), pile(&game, "n24")), ("2D".into(), "5D".into(), "9S".into()));
    assert_eq!((game.home(), game.outcome()), (16, "playing"));
    // 24 times 24 pairings each way, the stock, and three twos with two queens.
    assert_eq!(game.legal().len(), 1153 + 6);
    assert!(is_legal(&game, "a10+n1>f") && is_legal(&game, "a20+n17>f"));
}

#[test]
fn empress_rule_i_one_red_and_one_black_are_played_together() {
    let mut game = empress("QH QD 3D", "2S 3C 2C", "", "", "");
    let together: Vec<String> = game.legal().into_iter().filter(|text| text.contains('+')).collect();
    assert_eq!(together, ["a1+n1>f", "a1+n3>f", "a2+n1>f", "a2+n3>f"]);
    refusal(&mut game, "a1+n2>f");
    refusal(&mut game, "n1+a1>f");
    refusal(&mut game, "a01+n1>f");
    refusal(&mut game, "a1>f");
    play_all(&mut game, "a1+n1>f");
    assert_eq!((pile(&game, "H-1"), pile(&game, "S+1"), game.home()), ("KH QH".into(), "AS 2S".into(), 18));
}

#[test]
fn empress_rule_ii_the_talon_refills_before_the_stock() {
    let (reds, blacks) = ("3D ".repeat(23), "5C ".repeat(23));
    let mut game = empress(&format!("QH {reds}"), &format!("2S {blacks}"), "3H 4H", "5S", "9S");
    play_all(&mut game, "a1+n1>f");
    // The top of a talon is the card laid last.
    assert_eq!((pile(&game, "a1"), pile(&game, "n1")), ("4H".into(), "5S".into()));
    assert_eq!((pile(&game, "talon-red"), pile(&game, "talon-black"), game.stock()), ("3H".into(), "".into(), 1));
}

#[test]
fn empress_rule_ii_the_stock_refills_when_that_colour_has_no_talon() {
    // No red talon: the black space takes its talon's top, then black cards go onto the talon until red comes.
    let (reds, blacks) = ("3D ".repeat(23), "5C ".repeat(23));
    let mut game = empress(&format!("QH {reds}"), &format!("2S {blacks}"), "", "5S 6S", "7S 8S 9H 9S");
    play_all(&mut game, "a1+n1>f");
    assert_eq!((pile(&game, "a1"), pile(&game, "n1")), ("9H".into(), "6S".into()));
    assert_eq!((pile(&game, "talon-black"), game.stock()), ("5S 7S 8S".into(), 1));
}

#[test]
fn empress_rule_ii_two_empty_spaces_and_no_talon() {
    // Full rows, so that nothing else is empty.
    let (reds, blacks) = ("3D ".repeat(23), "5C ".repeat(23));
    let mut game = empress(&format!("QH {reds}"), &format!("2S {blacks}"), "", "", "9H TH 9S TS");
    play_all(&mut game, "a1+n1>f");
    assert_eq!(
        (pile(&game, "a1"), pile(&game, "n1"), pile(&game, "talon-red")),
        ("9H".into(), "9S".into(), "TH".into())
    );
    assert_eq!(game.stock(), 1);
}

#[test]
fn empress_rule_ii_a_colour_that_has_run_out_leaves_its_space_empty() {
    let (reds, blacks) = ("3D ".repeat(23), "5C ".repeat(23));
    let mut game = empress(&format!("QH {reds}"), &format!("2S {blacks}"), "", "", "9S TS");
    play_all(&mut game, "a1+n1>f");
    // One black card serves the Navy; the stock is not touched for the Army.
    assert_eq!((pile(&game, "a1"), pile(&game, "n1"), game.stock()), ("".into(), "9S".into(), 1));
    play_all(&mut game, "a2>n2");
    assert_eq!((pile(&game, "a2"), pile(&game, "n2"), game.stock()), ("".into(), "5C 3D".into(), 1));
    refusal(&mut game, "a2>n3");
    refusal(&mut game, "n3>a2");
}

#[test]
fn empress_rule_ii_the_navy_too_stays_empty_when_black_has_run_out() {
    let (reds, blacks) = ("3D ".repeat(23), "5C ".repeat(23));
    let mut game = empress(&format!("QH {reds}"), &format!("2S {blacks}"), "4H", "", "9H TH");
    play_all(&mut game, "a1+n1>f");
    assert_eq!((pile(&game, "a1"), pile(&game, "n1"), game.stock()), ("4H".into(), "".into(), 2));
}

#[test]
fn empress_rule_iii_cards_of_the_talon_are_not_played() {
    let mut game = empress("3H", "3S", "QH", "2S", "QD");
    assert_eq!(game.legal(), ["a1>n1", "n1>a1", "stock>talon"]);
    refusal(&mut game, "stock>f");
    refusal(&mut game, "talon>f");
    refusal(&mut game, "talon-red>f");
}

#[test]
fn empress_rule_iv_two_talons_by_colour() {
    let (reds, blacks) = ("3D ".repeat(24), "5C ".repeat(24));
    let mut game = empress(&reds, &blacks, "", "", "9S TH TS");
    play_all(&mut game, "stock>talon stock>talon stock>talon");
    assert_eq!((pile(&game, "talon-red"), pile(&game, "talon-black")), ("TH".into(), "9S TS".into()));
    refusal(&mut game, "stock>talon");
    assert!(!game.is_foundation("talon-red") && game.is_foundation("H-4"));
}

#[test]
fn empress_rule_v_courses_omit_knaves_and_queens() {
    let mut game = empress("TH", "KS", "", "", "");
    built(&mut game.foundations, "H-1:QH S+1:JS");
    play_all(&mut game, "a1+n1>f");
    assert_eq!(pile(&game, "S+1"), "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS KS");
    assert_eq!(pile(&game, "H-1"), "KH QH TH");
}

#[test]
fn empress_a_pair_is_one_place_and_never_parted() {
    let (reds, blacks) = ("3D ".repeat(22), "5C ".repeat(23));
    let mut game = empress(&format!("QH 4D {reds}"), &format!("2S {blacks}"), "AD", "9S", "");
    play_all(&mut game, "a1>n1");
    // The Army's space is refilled with red; the pair is in the Navy, the card that was there first below.
    assert_eq!((pile(&game, "a1"), pile(&game, "n1")), ("AD".into(), "2S QH".into()));
    assert!(!game.legal().iter().any(|text| text.ends_with(">n1") || text.starts_with("n1>a")));
    refusal(&mut game, "a2>n1");
    refusal(&mut game, "n1>a2");
    refusal(&mut game, "a1+n1>f");
    refusal(&mut game, "a1>a2");
    play_all(&mut game, "n1>f");
    // A black card refills the pair's place.
    assert_eq!((pile(&game, "n1"), pile(&game, "a1"), game.home()), ("9S".into(), "AD".into(), 18));
}

#[test]
fn empress_a_pair_in_the_army_is_refilled_with_red() {
    let (reds, blacks) = ("3D ".repeat(23), "5C ".repeat(23));
    let mut game = empress(&format!("QH {reds}"), &format!("2S {blacks}"), "AD", "9S", "");
    play_all(&mut game, "n1>a1");
    assert_eq!((pile(&game, "a1"), pile(&game, "n1")), ("QH 2S".into(), "9S".into()));
    play_all(&mut game, "a1>f");
    assert_eq!((pile(&game, "a1"), pile(&game, "talon-red")), ("AD".into(), "".into()));
}

#[test]
fn empress_a_pair_with_one_suitable_card_waits() {
    let mut game = empress("TH/2S", "QH/3S 4S/QD 2C/QH", "", "", "");
    assert_eq!(game.legal(), ["n3>f"]);
    refusal(&mut game, "a1>f");
    play_all(&mut game, "n3>f");
    assert_eq!(game.legal(), ["a1>f"]);
    play_all(&mut game, "a1>f");
    assert_eq!(game.legal(), ["n1>f"]);
    play_all(&mut game, "n1>f");
    assert_eq!(game.legal(), ["n2>f"]);
}

#[test]
fn empress_is_won_with_all_176_cards() {
    let mut game = empress("AH", "KS", "", "", "");
    built(&mut game.foundations, "C+1:KC C+2:KC C+3:KC C+4:KC S+1:KS S+2:KS S+3:KS S+4:JS");
    built(&mut game.foundations, "D-1:AD D-2:AD D-3:AD D-4:AD H-1:AH H-2:AH H-3:AH H-4:2H");
    play_all(&mut game, "a1+n1>f");
    assert_eq!((game.home(), game.outcome(), game.legal().len()), (192, "won", 0));
}

// ---------------------------------------------------------------- the Labyrinth

/// A position; `..` is an empty cell, a row ends with `|`.
fn labyrinth(variant: Variant, rows: &str, stock: &str) -> Labyrinth {
    let mut game = Labyrinth::new(Variant::AsPrinted, pack_of("labyrinth"));
    game.variant = variant;
    game.stock = cards(stock);
    game.rows = rows
        .split('|')
        .map(|row| {
            let mut cells: Vec<Option<Card>> = row.split_whitespace().map(Card::read).collect();
            cells.resize(10, None);
            cells
        })
        .collect();
    game
}

#[test]
fn labyrinth_rule_i_foundations_both_ways() {
    let mut game = labyrinth(Variant::AsPrinted, "2S QS QH 8C 8D", "");
    built(&mut game.foundations, "C+:7C C-:9C");
    assert_eq!(game.legal(), ["r1c1>S+", "r1c2>S-", "r1c3>H-", "r1c4>C+", "r1c4>C-"]);
    refusal(&mut game, "r1c3>S-");
    refusal(&mut game, "r1c1>f");
    play_all(&mut game, "r1c4>C-");
    assert_eq!(pile(&game, "C-"), "KC QC JC TC 9C 8C");
}

#[test]
fn labyrinth_set_up_deals_the_first_row() {
    let game = Labyrinth::new(Variant::AsPrinted, stacked("labyrinth", "3C 4C 5C 6C 7C 8C 9C 2H TC JC 3D", ""));
    assert_eq!((game.home(), game.stock()), (8, 86));
    assert_eq!((pile(&game, "r1c1"), pile(&game, "r1c10"), pile(&game, "S-")), ("3C".into(), "JC".into(), "KS".into()));
    assert_eq!(game.legal(), ["r1c8>H+", "stock>row"]);
    let game = Labyrinth::new(Variant::DealtFoundations, stacked("labyrinth-dealt-foundations", "", ""));
    assert_eq!((game.home(), game.stock()), (0, 94));
}

#[test]
fn labyrinth_rule_ii_free_from_the_top_or_the_bottom() {
    // In the first column all three rows; a gap above frees the second column's middle, a gap below the third's.
    let mut game = labyrinth(Variant::AsPrinted, "3S .. 3S | 2S 2S 2S | 4S 4S ..", "");
    assert_eq!(game.legal(), ["r2c2>S+", "r2c3>S+"]);
    assert_eq!(refusal(&mut game, "r2c1>S+"), "The card is blocked from above and from below.");
    play_all(&mut game, "r2c2>S+");
    // Highest and lowest rows are always free.
    assert_eq!(game.legal(), ["r1c1>S+", "r1c3>S+"]);
    play_all(&mut game, "r1c1>S+");
    assert_eq!(game.legal(), ["r3c1>S+", "r3c2>S+"]);
}

#[test]
fn labyrinth_rule_ii_directly_means_the_neighbouring_cell() {
    // A card beyond a gap does not block.
    let game = labyrinth(Variant::AsPrinted, "3S | 2S | .. | 4S", "");
    assert_eq!(game.legal(), ["r2c1>S+"]);
    let game = labyrinth(Variant::AsPrinted, "4S | .. | 2S | 3S", "");
    assert_eq!(game.legal(), ["r3c1>S+"]);
}

#[test]
fn labyrinth_rule_ii_a_short_last_row_leaves_cards_free() {
    let mut game = labyrinth(Variant::AsPrinted, "3S 3S 3S | 2S 2S 2S", "5D 6D");
    play_all(&mut game, "stock>row");
    assert_eq!((pile(&game, "r3c2"), pile(&game, "r3c3")), ("6D".into(), "".into()));
    assert_eq!(game.legal(), ["r2c3>S+"]);
}

#[test]
fn labyrinth_rule_iii_only_the_lowest_row_is_refilled_at_once() {
    let mut game = labyrinth(Variant::AsPrinted, "2S 7C | 2H 7D", "8C 8D");
    play_all(&mut game, "r1c1>S+");
    assert_eq!((pile(&game, "r1c1"), game.stock()), ("".into(), 2));
    play_all(&mut game, "r2c1>H+");
    assert_eq!((pile(&game, "r2c1"), game.stock()), ("8C".into(), 1));
}

#[test]
fn labyrinth_rule_iii_without_a_stock_nothing_is_refilled() {
    let mut game = labyrinth(Variant::AsPrinted, "2H 2H | 2S 7D", "");
    built(&mut game.foundations, "H+:AH S+:AS");
    play_all(&mut game, "r2c1>S+");
    assert_eq!(pile(&game, "r2c1"), "");
    refusal(&mut game, "stock>row");
}

#[test]
fn labyrinth_rule_iv_a_row_is_dealt_whole() {
    let mut game = labyrinth(Variant::AsPrinted, "5S 6S 7S 8S 9S TS JS 5D 6D 7D", "2S 3S 3C 4C 5C 6C 7C 8C 9C TC 2H");
    play_all(&mut game, "stock>row");
    assert_eq!((game.stock(), pile(&game, "r2c10")), (1, "TC".into()));
    play_all(&mut game, "r2c1>S+");
    assert_eq!((game.stock(), pile(&game, "r2c1")), (0, "2H".into()));
    // The last row stays the lowest even when the cards in it are gone.
    assert_eq!(game.legal(), ["r2c1>H+", "r2c2>S+"]);
}

#[test]
fn labyrinth_grace_only_with_an_empty_stock_and_no_suitable_card() {
    let blocked = "5S 7C | 2S 8C | 6S 9C";
    let mut game = labyrinth(Variant::AsPrinted, blocked, "3C");
    assert_eq!(game.legal(), ["stock>row"]);
    refusal(&mut game, "r2c1>grace");
    game.stock.clear();
    // Any card, blocked or not.
    assert_eq!(game.legal(), ["r1c1", "r1c2", "r2c1", "r2c2", "r3c1", "r3c2"].map(|cell| format!("{cell}>grace")));
    play_all(&mut game, "r2c1>grace");
    assert_eq!(game.legal(), ["grace>S+"]);
    assert_eq!(pile(&game, "grace"), "2S");
    play_all(&mut game, "grace>S+");
    assert_eq!((game.outcome(), game.home()), ("stuck", 9));
    // Once in the game.
    assert_eq!(refusal(&mut game, "r1c1>grace"), "The grace is given only once.");
}

#[test]
fn labyrinth_grace_not_while_a_suitable_card_is_available() {
    let mut game = labyrinth(Variant::AsPrinted, "5S QH | 2S 8C | 6S 9C", "");
    assert_eq!(game.legal(), ["r1c2>H-"]);
    refusal(&mut game, "r2c1>grace");
    play_all(&mut game, "r1c2>H-");
    assert!(is_legal(&game, "r2c1>grace"));
}

#[test]
fn labyrinth_grace_card_waits_until_it_is_suitable() {
    let mut game = labyrinth(Variant::AsPrinted, "5S | 3S | 2S | 6S", "");
    assert_eq!(game.legal().len(), 4);
    play_all(&mut game, "r2c1>grace");
    // The three is laid aside; the two is released by its gap.
    assert_eq!(game.legal(), ["r3c1>S+"]);
    play_all(&mut game, "r3c1>S+ grace>S+");
    assert_eq!((pile(&game, "S+"), game.outcome()), ("AS 2S 3S".into(), "stuck"));
}

#[test]
fn labyrinth_grace_stays_legal_when_it_helps_nothing() {
    let mut game = labyrinth(Variant::AsPrinted, "5S 6S", "");
    assert_eq!(game.outcome(), "playing");
    play_all(&mut game, "r1c1>grace");
    assert_eq!(game.outcome(), "stuck");
}

#[test]
fn labyrinth_is_won_with_104_cards() {
    let mut game = labyrinth(Variant::AsPrinted, "KS", "");
    built(&mut game.foundations, "C+:KC D+:KD H+:KH S+:QS C-:AC D-:AD H-:AH S-:AS");
    assert_eq!(game.legal(), ["r1c1>S+"]);
    play_all(&mut game, "r1c1>S+");
    assert_eq!((game.outcome(), game.legal().len()), ("won", 0));
}

#[test]
fn labyrinth_note_1_foundations_may_be_dealt() {
    let mut game = Labyrinth::new(
        Variant::DealtFoundations,
        stacked("labyrinth-dealt-foundations", "AS AS KS 2S QS 3H 4H 5H 6H 7H 8H 9H", ""),
    );
    // Nothing is forced, and nothing but founders can be played yet.
    assert_eq!(game.legal(), ["r1c1>S+", "r1c2>S+", "r1c3>S-", "stock>row"]);
    play_all(&mut game, "r1c1>S+");
    assert_eq!(pile(&game, "r1c1"), "8H");
    assert_eq!(game.legal(), ["r1c3>S-", "r1c4>S+", "stock>row"]);
    // The second ace ends the descending foundation.
    built(&mut game.foundations, "S-:2S");
    assert!(is_legal(&game, "r1c2>S-") && !is_legal(&game, "r1c2>S+"));
}

#[test]
fn labyrinth_late_refill_leaves_spaces_until_the_stock_is_asked() {
    let mut game =
        labyrinth(Variant::LateRefill, "3S 5S 6S 7S 8S 9S TS JS 5D 6D | 2S 5C 6C 7C 8C 9C TC 2H 4D 6D", "3H 4H 5H");
    play_all(&mut game, "r2c1>S+");
    assert_eq!((pile(&game, "r2c1"), game.stock()), ("".into(), 3));
    // The card above is available while the space is empty, as cards of the first row are anyway.
    play_all(&mut game, "r1c1>S+ r2c8>H+ stock>row");
    // Both spaces are refilled, left to right; no new row is dealt.
    assert_eq!(
        (pile(&game, "r2c1"), pile(&game, "r2c8"), game.stock(), game.rows.len()),
        ("3H".into(), "4H".into(), 1, 2)
    );
    assert_eq!(pile(&game, "r1c1"), "");
    play_all(&mut game, "stock>row");
    assert_eq!((pile(&game, "r3c1"), pile(&game, "r3c2"), game.stock()), ("5H".into(), "".into(), 0));
}

#[test]
fn labyrinth_late_refill_releases_the_card_above_for_a_while() {
    let rows = "9S 5S 6S 7S 8S 9S TS JS 5D 6D | 3S 4C 4C 4C 4C 4C 4C 4C 4C 4C | 2S 5C 6C 7C 8C 9C TC 3H 4D 6D";
    let mut late = labyrinth(Variant::LateRefill, rows, "7H");
    play_all(&mut late, "r3c1>S+");
    assert_eq!(late.legal(), ["r2c1>S+", "stock>row"]);
    play_all(&mut late, "stock>row");
    assert!(!is_legal(&late, "r2c1>S+"));
    let mut printed = labyrinth(Variant::AsPrinted, rows, "7H");
    play_all(&mut printed, "r3c1>S+");
    assert!(!is_legal(&printed, "r2c1>S+"));
}

#[test]
fn labyrinth_late_refill_as_far_as_the_stock_reaches() {
    let mut game = labyrinth(Variant::LateRefill, "5S .. 6S .. 7S .. 8S 9S TS JS", "5D 6D");
    play_all(&mut game, "stock>row");
    assert_eq!((pile(&game, "r1c2"), pile(&game, "r1c4"), pile(&game, "r1c6")), ("5D".into(), "6D".into(), "".into()));
    assert_eq!((game.stock(), game.rows.len()), (0, 1));
}

// ---------------------------------------------------------------- Sly

fn sly(first: &str, last: &str) -> Sly {
    Sly::new(stacked("sly", first, last))
}

/// Between deals, with the given cards in the first packets and a nine of clubs in each other one.
fn sly_between(packets: &str, stock: &str) -> Sly {
    let mut game = sly("", "");
    game.packets = packets.split_whitespace().map(|packet| cards(&packet.replace('/', " "))).collect();
    game.packets.resize(20, cards("9C"));
    game.stock = cards(stock);
    (game.deal, game.is_dealing, game.placed) = (1, false, 20);
    game
}

#[test]
fn sly_rule_i_foundations_both_ways_in_suit() {
    let mut game = sly_between("2S QS 2H 8D", "");
    built(&mut game.foundations, "S+:AS S-:KS D+:7D D-:9D");
    assert_eq!(game.legal(), ["p1>S+", "p2>S-", "p4>D+", "p4>D-"]);
    refusal(&mut game, "p3>S+");
    refusal(&mut game, "p3>H+");
}

#[test]
fn sly_rule_ii_any_card_upon_any_packet_in_later_deals() {
    let mut game = sly_between("2S", "5D 6H");
    play_all(&mut game, "stock>hand");
    let expected: Vec<String> = (1..=20).map(|n| format!("hand>p{n}")).collect();
    let mut sorted = expected.clone();
    sorted.sort();
    assert_eq!(game.legal(), sorted);
    play_all(&mut game, "hand>p1 stock>hand hand>p1");
    assert_eq!(pile(&game, "p1"), "2S 5D 6H");
}

#[test]
fn sly_rule_iii_only_the_uppermost_card() {
    let mut game = sly_between("3S/2S 2S/9H", "");
    built(&mut game.foundations, "S+:AS");
    assert_eq!(game.legal(), ["p1>S+"]);
    play_all(&mut game, "p1>S+");
    assert_eq!(game.legal(), ["p1>S+"]);
}

#[test]
fn sly_rule_iv_no_card_from_a_packet_during_a_deal() {
    let mut game = sly_between("2S", "5D 2S");
    built(&mut game.foundations, "S+:AS");
    assert_eq!(game.legal(), ["p1>S+", "stock>hand"]);
    play_all(&mut game, "stock>hand");
    assert_eq!(refusal(&mut game, "p1>S+"), "No card is played from a packet during a deal.");
    // With an empty hand the deal still goes on.
    play_all(&mut game, "hand>p3");
    assert_eq!(game.legal(), ["stock>hand"]);
    // Cards may be played as they turn up; then the stock is out and the deal is over.
    play_all(&mut game, "stock>hand hand>S+");
    assert!(!game.is_dealing);
    assert_eq!(game.outcome(), "stuck");
}

#[test]
fn sly_first_deal_fills_the_packets_in_order_and_ends_with_twenty() {
    let mut game = sly("2S 3S AS 2S 4S", "");
    play_all(&mut game, "stock>hand");
    assert_eq!(game.legal(), ["hand>p1"]);
    refusal(&mut game, "hand>p2");
    play_all(&mut game, "hand>p1 stock>hand");
    assert_eq!(game.legal(), ["hand>p2"]);
    // The founding ace goes at once and is not counted; the suitable two may be played or kept.
    play_all(&mut game, "hand>p2 stock>hand");
    assert_eq!((game.home(), pile(&game, "hand"), game.placed), (1, "".into(), 2));
    play_all(&mut game, "stock>hand");
    assert_eq!(game.legal(), ["hand>S+", "hand>p3"]);
    play_all(&mut game, "hand>S+");
    assert_eq!((game.home(), game.placed), (2, 2));
    while game.placed < 20 {
        play_all(&mut game, "stock>hand");
        if game.hand.is_some() {
            assert!(game.is_dealing && !is_legal(&game, "p2>S+"));
            let next = format!("hand>p{}", game.placed + 1);
            play_all(&mut game, &next);
        }
    }
    assert!(!game.is_dealing);
    assert!(is_legal(&game, "p2>S+") && is_legal(&game, "stock>hand"));
}

#[test]
fn sly_a_later_deal_ends_with_twenty_placed() {
    let mut game = sly_between("2S", &"5D ".repeat(21));
    built(&mut game.foundations, "S+:AS");
    for n in 0..20 {
        assert_eq!(is_legal(&game, "p1>S+"), n == 0);
        play_all(&mut game, "stock>hand hand>p7");
    }
    assert!(is_legal(&game, "p1>S+"));
    assert_eq!(game.stock(), 1);
    // Emptying the packet takes the last card, and there is no further deal.
    play_all(&mut game, "p1>S+");
    assert_eq!((pile(&game, "p1"), game.stock()), ("5D".into(), 0));
    refusal(&mut game, "stock>hand");
}

#[test]
fn sly_vacancies_are_refilled_past_founding_cards() {
    let mut game = sly_between("2S 3S/4S", "KH AD 6H 7H");
    built(&mut game.foundations, "S+:AS");
    play_all(&mut game, "p1>S+");
    assert_eq!((pile(&game, "p1"), pile(&game, "H-"), pile(&game, "D+")), ("6H".into(), "KH".into(), "AD".into()));
    assert_eq!((game.stock(), game.is_dealing), (1, false));
    // A packet that keeps a card is not refilled.
    built(&mut game.foundations, "S+:3S");
    play_all(&mut game, "p2>S+");
    assert_eq!((pile(&game, "p2"), game.stock()), ("3S".into(), 1));
}

#[test]
fn sly_a_refill_may_run_the_stock_out() {
    let mut game = sly_between("2S", "KH AD");
    built(&mut game.foundations, "S+:AS");
    play_all(&mut game, "p1>S+");
    assert_eq!((pile(&game, "p1"), game.stock(), game.home()), ("".into(), 0, 4));
}

#[test]
fn sly_the_first_king_founds_even_when_a_queen_waits_for_it() {
    let mut game = sly_between("9H", "KS KS AD AD");
    built(&mut game.foundations, "S+:QS D-:2D");
    play_all(&mut game, "stock>hand");
    assert_eq!((pile(&game, "S-"), pile(&game, "hand")), ("KS".into(), "".into()));
    play_all(&mut game, "stock>hand");
    assert!(is_legal(&game, "hand>S+"));
    play_all(&mut game, "hand>S+ stock>hand stock>hand");
    assert_eq!((pile(&game, "D+"), pile(&game, "hand")), ("AD".into(), "AD".into()));
    assert!(is_legal(&game, "hand>D-"));
}

#[test]
fn sly_a_founding_card_can_begin_a_deal_and_close_the_packets() {
    let mut game = sly_between("2S", "AS 9H");
    play_all(&mut game, "stock>hand");
    assert_eq!((game.is_dealing, game.placed, game.deal), (true, 0, 2));
    assert_eq!(game.legal(), ["stock>hand"]);
    // The stock runs out with a card in the hand: the deal lasts until it is put somewhere.
    play_all(&mut game, "stock>hand");
    assert!(game.is_dealing && !is_legal(&game, "p1>S+"));
    play_all(&mut game, "hand>p20");
    assert_eq!(game.legal(), ["p1>S+"]);
}

#[test]
fn sly_a_founding_card_can_end_the_last_deal() {
    let mut game = sly_between("2S", "AS");
    play_all(&mut game, "stock>hand");
    assert_eq!((game.is_dealing, game.legal()), (false, vec!["p1>S+".to_string()]));
}

#[test]
fn sly_the_first_deal_can_end_short() {
    // Everything but two cards is played from the hand.
    let mut game = sly("", "");
    game.stock = cards("5D 6D AS 2S");
    play_all(&mut game, "stock>hand hand>p1 stock>hand hand>p2 stock>hand stock>hand");
    assert!(game.is_dealing);
    play_all(&mut game, "hand>S+");
    assert!(!game.is_dealing);
    assert_eq!(game.outcome(), "stuck");
}

#[test]
fn sly_no_card_moves_from_packet_to_packet() {
    let mut game = sly_between("2S 3S", "");
    refusal(&mut game, "p1>p2");
    assert_eq!(game.outcome(), "stuck");
}

#[test]
fn sly_is_won_with_104_cards() {
    let mut game = sly_between("KS", "");
    game.packets[1..].fill(Vec::new());
    built(&mut game.foundations, "C+:KC D+:KD H+:KH S+:QS C-:AC D-:AD H-:AH S-:AS");
    play_all(&mut game, "p1>S+");
    assert_eq!((game.outcome(), game.legal().len()), ("won", 0));
}

// ---------------------------------------------------------------- random games

/// Marsaglia's generator; any seed but 0.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound as u64) as usize
    }
}

/// The cards that are on the table before the deal.
fn set_up(game: &str) -> Vec<Card> {
    match game {
        "fairie-queen" => cards("KS"),
        "empress-of-india" => cards(&"AC AS KD KH ".repeat(4)),
        "labyrinth" | "labyrinth-late-refill" => cards("AC AD AH AS KC KD KH KS"),
        _ => Vec::new(),
    }
}

/// A move with its numbers taken out, to count the kinds of moves that were met.
fn kind(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

/// Plays 200 games and returns the kinds of moves met, with how often.
fn play_random_games(game: &str) -> BTreeMap<String, usize> {
    let mut kinds = BTreeMap::new();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..200 {
        let mut deal = pack_of(game);
        for i in (1..deal.len()).rev() {
            deal.swap(i, random.below(i + 1));
        }
        let mut table = open(game, &strings(&deal)).unwrap();
        let mut all = deal.clone();
        all.extend(set_up(game));
        let mut all = strings(&all);
        all.sort();
        let mut last_home = 0;
        // The Fairie Queen's transfers could go on for ever.
        for _ in 0..400 {
            let legal = table.legal();
            // No card is lost or doubled: the piles and the end of the deal are the whole pack.
            let piles = table.piles();
            let mut seen: Vec<String> = piles.values().flatten().cloned().collect();
            seen.extend(strings(&deal[deal.len() - table.stock()..]));
            seen.sort();
            assert_eq!(seen, all);
            // Foundations hold what is home, and it only grows.
            let on_foundations: usize =
                piles.iter().filter(|(address, _)| table.is_foundation(address)).map(|(_, cards)| cards.len()).sum();
            assert_eq!(on_foundations, table.home());
            assert!(table.home() >= last_home);
            last_home = table.home();
            assert!(piles.values().all(|cards| !cards.is_empty()));
            assert!(legal.is_sorted() && legal.windows(2).all(|two| two[0] != two[1]));
            if game == "empress-of-india" {
                // A space is empty only if its colour is nowhere to be had.
                for (row, talon, is_red) in [("a", "talon-red", true), ("n", "talon-black", false)] {
                    let full = (1..=24).filter(|i| piles.contains_key(&format!("{row}{i}"))).count();
                    let rest = &deal[deal.len() - table.stock()..];
                    let is_left = piles.contains_key(talon) || rest.iter().any(|card| card.is_red() == is_red);
                    assert!(full == 24 || !is_left);
                }
            }
            if legal.is_empty() {
                break;
            }
            // Looking at the outcome is as slow as asking for the legal moves: now and then is enough.
            if random.below(10) == 0 {
                assert_eq!(table.outcome(), "playing");
            }
            // Half of the time a card goes home if one can.
            let home: Vec<&String> =
                legal.iter().filter(|text| text.ends_with(">f") || text.ends_with(['+', '-'])).collect();
            let chosen = if !home.is_empty() && random.below(2) == 0 {
                home[random.below(home.len())].clone()
            } else {
                legal[random.below(legal.len())].clone()
            };
            *kinds.entry(kind(&chosen)).or_insert(0) += 1;
            table.play(&chosen).unwrap();
        }
        if table.legal().is_empty() {
            let all_home = match game {
                "fairie-queen" => 96,
                "empress-of-india" => 192,
                _ => 104,
            };
            assert_eq!(table.outcome(), if table.home() == all_home { "won" } else { "stuck" });
            *kinds.entry(table.outcome().to_string()).or_insert(0) += 1;
        }
        for text in ["", ">", "stock>f", "f>c1", "c9>f", "a0>n1", "a25>n1", "r0c1>S+", "p21>S+", "S+>hand", "stock"] {
            let before = snapshot(&*table);
            assert!(table.play(text).is_err(), "{text}");
            assert_eq!(snapshot(&*table), before);
        }
    }
    println!("{game}: {kinds:?}");
    kinds
}

/// Every kind of move is met; suits count for nothing.
fn assert_met(kinds: &BTreeMap<String, usize>, wanted: &[&str]) {
    for wanted in wanted {
        assert!(kinds.keys().any(|kind| kind.starts_with(wanted)), "{wanted} in {kinds:?}");
    }
}

#[test]
fn random_games_fairie_queen() {
    let kinds = play_random_games("fairie-queen");
    assert_met(&kinds, &["stock>hand", "hand>f", "hand>c", "c>f", "c>c"]);
}

#[test]
fn random_games_empress_of_india() {
    let kinds = play_random_games("empress-of-india");
    assert_met(&kinds, &["stock>talon", "a+n>f", "a>n", "n>a", "a>f", "n>f", "stuck"]);
}

#[test]
fn random_games_labyrinth() {
    let kinds = play_random_games("labyrinth");
    assert_met(&kinds, &["stock>row", "rc>S+", "rc>S-", "rc>grace", "grace>", "stuck"]);
}

#[test]
fn random_games_labyrinth_dealt_foundations() {
    let kinds = play_random_games("labyrinth-dealt-foundations");
    assert_met(&kinds, &["stock>row", "rc>S+", "rc>S-", "rc>grace", "grace>", "stuck"]);
}

#[test]
fn random_games_labyrinth_late_refill() {
    let kinds = play_random_games("labyrinth-late-refill");
    assert_met(&kinds, &["stock>row", "rc>S+", "rc>S-", "rc>grace", "grace>", "stuck"]);
}

#[test]
fn random_games_sly() {
    let kinds = play_random_games("sly");
    assert_met(&kinds, &["stock>hand", "hand>p", "hand>S", "p>S+", "p>S-", "stuck"]);
}
