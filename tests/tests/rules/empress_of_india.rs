//! The Empress of India: every rule of the text and of the rules page, on stacked packs.

use super::Play;
use crate::common::{cards, deal_from_cards, game, pack, stacked, take, text};
use patience::{Card, Deal};

const ID: &str = "empress-of-india";

fn is_red(card: &Card) -> bool {
    "DH".contains(card.suit.letter())
}

/// Reds that stay unsuitable before seven others of their suit are home, and blacks likewise; in this order they fill
/// spaces.
fn is_dull(card: &Card) -> bool {
    let values = if is_red(card) { "A23456" } else { "789TJK" };
    values.contains(card.rank.letter())
}

/// A pack whose first position has these cards in the Army from `a1`, in the Navy from `n1`, on the talons (bottom card
/// first), and in the stock (first card first). Unsuitable cards fill the other spaces; at most one talon can hold
/// cards, as the deal stops when both rows are full.
fn deal_of(army: &str, navy: &str, talon: &str, stock: &str) -> Deal {
    let (mut army, mut navy, talon, stock) = (cards(army), cards(navy), cards(talon), cards(stock));
    let mut remaining = pack(ID);
    [&army, &navy, &talon, &stock].into_iter().for_each(|named| take(&mut remaining, named));
    for (row, red) in [(&mut army, true), (&mut navy, false)] {
        while row.len() < 24 {
            let at = remaining.iter().position(|card| is_red(card) == red && is_dull(card)).unwrap();
            row.push(remaining.remove(at));
        }
    }
    // The row whose colour has a talon is dealt first, and its talon with it.
    let red_first = talon.first().is_none_or(is_red);
    let (first, last) = if red_first { (army, navy) } else { (navy, army) };
    let deal = [first, talon, last, stock, remaining].concat();
    deal_from_cards(ID, deal)
}

fn start(army: &str, navy: &str, talon: &str, stock: &str) -> Play {
    Play::of(&deal_of(army, navy, talon, stock))
}

fn army() -> Vec<String> {
    (1..=24).map(|n| format!("a{n}")).collect()
}

fn navy() -> Vec<String> {
    (1..=24).map(|n| format!("n{n}")).collect()
}

// ---------------------------------------------------------------- set-up

#[test]
fn set_up_withdraws_aces_and_kings_as_foundations_the_guard_the_empress_and_seven_queens() {
    let deal = Play::pack(ID);
    assert_eq!(deal.len(), 176);
    for card in Card::pack() {
        let withdrawn = ["AC", "AS", "QC", "QS", "KD", "KH", "JD", "JH"].contains(&card.to_string().as_str());
        let copies = deal.iter().filter(|other| **other == card).count();
        assert_eq!(copies, if withdrawn { 0 } else { 4 }, "{card}");
    }
    assert_eq!(deal.iter().filter(|card| is_red(card)).count(), 88);

    let play = start("", "", "", "");
    assert_eq!(play.home(), 16);
    for (suit, first) in [("C", "AC"), ("S", "AS"), ("D", "KD"), ("H", "KH")] {
        assert_eq!(play.foundations(suit), [first; 4]);
    }
}

#[test]
fn set_up_deals_red_cards_to_the_army_and_black_ones_to_the_navy_in_order() {
    let mut first = cards("2C 3D 4H 5S 6S QD");
    let mut remaining = pack(ID);
    take(&mut remaining, &first);
    first.extend(remaining);
    let play = Play::of(&deal_from_cards(ID, first));
    let at = |address: &str| play.pile(address);
    assert_eq!([at("n1"), at("n2"), at("n3")], ["2C", "5S", "6S"]);
    assert_eq!([at("a1"), at("a2"), at("a3")], ["3D", "4H", "QD"]);
}

#[test]
fn set_up_stops_when_both_rows_are_full() {
    let play = start("", "", "", "");
    assert!(army().iter().chain(&navy()).all(|space| play.pile(space).len() == 2));
    assert_eq!((play.stock(), play.outcome()), (128, "playing"));
    assert_eq!((play.pile("talon-red"), play.pile("talon-black")), (String::new(), String::new()));
}

#[test]
fn set_up_lays_surplus_cards_of_a_full_colour_on_its_talon() {
    let play = start("", "", "QH 5D 9H", "");
    assert_eq!(
        (play.pile("talon-red"), play.pile("talon-black"), play.stock()),
        ("QH 5D 9H".into(), String::new(), 125)
    );
    let play = start("", "", "2C 8S", "");
    assert_eq!((play.pile("talon-red"), play.pile("talon-black"), play.stock()), (String::new(), "2C 8S".into(), 126));
}

#[test]
fn set_up_a_surplus_of_six_is_the_talon_and_double_plays_are_legal() {
    // 30 red cards, then 24 black ones: three black twos and three red queens are up, one of these on the talon.
    let reds = "2D 3D 4D 5D 6D 7D 8D 9D TD QD ".repeat(3);
    let blacks = "2S 3S 4S 5S 6S 7S 8S 9S ".repeat(3);
    let play = Play::of(&stacked(ID, &(reds + &blacks)));
    assert_eq!((play.stock(), play.home(), play.outcome()), (176 - 54, 16, "playing"));
    assert_eq!((play.pile("talon-red"), play.pile("talon-black")), ("6D 7D 8D 9D TD QD".into(), String::new()));
    assert_eq!((play.pile("a1"), play.pile("a24"), play.pile("n24")), ("2D".into(), "5D".into(), "9S".into()));
    // 24 times 24 pairs each way, the stock, and three twos with two queens.
    assert_eq!(play.legal().len(), 1153 + 6);
    play.allows("a10+n1>f a20+n17>f");
}

// ---------------------------------------------------------------- Rules I and V: going home

#[test]
fn rule_i_a_red_and_a_black_card_go_home_at_the_same_time() {
    let mut play = start("QH", "9S 2C", "", "6D 9C");
    assert_eq!(play.legal_to(&[">f"]), ["a1+n2>f"]);
    play.play("a1+n2>f");
    assert_eq!(
        (play.home(), play.foundations("H")[3].as_str(), play.foundations("C")[0].as_str()),
        (18, "KH QH", "AC")
    );
    assert_eq!(play.foundations("C"), ["AC", "AC", "AC", "AC 2C"]);
}

#[test]
fn rule_i_a_card_goes_home_only_together_with_a_card_of_the_other_colour() {
    let play = start("QH QD", "2C 2S", "", "");
    assert_eq!(play.legal_to(&[">f"]), ["a1+n1>f", "a1+n2>f", "a2+n1>f", "a2+n2>f"]);
    play.refuses("a1>f a2>f n1>f n2>f a1+a2>f n1+n2>f a1+a1>f a1+n3>f a3+n1>f a3+n3>f n1+a1>f a01+n1>f");
    let play = start("QH QD", "9C 9S", "", "");
    assert_eq!(play.legal_to(&[">f"]), [""; 0]);
    play.refuses("a1>f a1+a2>f a1+n1>f");
}

#[test]
fn rule_i_all_cards_of_army_and_navy_are_equally_available() {
    // The last card of the second row is as available as the first of the first row.
    let army: Vec<&str> =
        ["6D"; 4].into_iter().chain(["5D"; 4]).chain(["4D"; 4]).chain(["3D"; 4]).chain(["2D"; 4]).collect();
    let army = army.join(" ") + " 6H 6H 6H QH";
    let navy = "KC KC KC KC JC JC JC JC TC TC TC TC 9C 9C 9C 9C 8C 8C 8C 8C 7C 7C 7C 2S";
    let play = start(&army, navy, "", "");
    assert_eq!(play.legal_to(&[">f"]), ["a24+n24>f"]);
}

#[test]
fn the_first_double_play_is_a_black_two_and_a_red_queen() {
    for number in 0..40 {
        let play = Play::of(&Deal::numbered(game(ID), number).unwrap());
        let mut expected = Vec::new();
        for a in army().iter().filter(|a| play.pile(a).starts_with('Q')) {
            for n in navy().iter().filter(|n| play.pile(n).starts_with('2')) {
                expected.push(format!("{a}+{n}>f"));
            }
        }
        expected.sort();
        assert_eq!(play.legal_to(&[">f"]), expected, "deal {number}");
    }
}

#[test]
fn rule_v_the_foundations_follow_suit_and_the_note_red_omits_knaves() {
    let mut play = start("QH TH TD QD", "2C 3C 3S 2S", "", "6D 9C 6D 9C");
    // Before the queen the ten does not go; a king is followed by a queen, a queen by a ten.
    play.refuses("a2+n1>f a3+n1>f a1+n2>f a1+n3>f");
    play.play("a1+n1>f");
    play.refuses("a3+n2>f a2+n3>f a3+n4>f");
    assert_eq!(play.legal_to(&[">f"]), ["a2+n2>f", "a2+n4>f", "a4+n2>f", "a4+n4>f"]);
    play.play("a2+n2>f");
    assert_eq!((play.foundations("H")[3].as_str(), play.foundations("C")[3].as_str()), ("KH QH TH", "AC 2C 3C"));
}

#[test]
fn each_suit_has_four_foundations() {
    let mut play = start("QH QH QH QH QD QD", "2C 2C 2C 2C 2S 2S", "", "6D 9C 6D 9C 6D 9C 6D 9C");
    play.play("a1+n1>f a2+n2>f a3+n3>f a4+n4>f");
    assert_eq!(
        (play.foundations("H"), play.foundations("C")),
        (vec!["KH QH".to_string(); 4], vec!["AC 2C".to_string(); 4])
    );
}

#[test]
fn no_card_leaves_a_foundation() {
    let mut play = start("QH", "2C", "", "6D 9C");
    play.play("a1+n1>f");
    play.refuses("f>a1 f>n1 C+1>n1 C+1>a1 H-1>a1 H-1>n1 C+1>talon H-1+C+1>f f>talon");
}

// ---------------------------------------------------------------- pairs

#[test]
fn any_card_of_the_army_goes_on_any_card_of_the_navy_and_vice_versa() {
    let play = start("", "", "", "");
    let mut expected = vec!["stock>talon".to_string()];
    for a in army() {
        for n in navy() {
            expected.extend([format!("{a}>{n}"), format!("{n}>{a}")]);
        }
    }
    expected.sort();
    assert_eq!(expected.len(), 1153);
    assert_eq!(play.legal(), expected);
}

#[test]
fn no_pairs_within_the_army_or_within_the_navy() {
    let play = start("", "", "", "");
    play.refuses("a1>a2 a2>a1 n1>n2 n24>n1 a1>a1 n1>n1");
}

#[test]
fn a_pair_lies_in_the_place_of_the_second_card() {
    let mut play = start("6D", "9S", "", "5D 8S");
    let mut other = play.clone();
    play.play("a1>n1");
    assert_eq!((play.pile("n1"), play.pile("a1")), ("9S 6D".into(), "5D".into()));
    other.play("n1>a1");
    assert_eq!((other.pile("a1"), other.pile("n1")), ("6D 9S".into(), "8S".into()));
}

#[test]
fn each_card_can_only_be_paired_once_and_a_pair_is_never_separated() {
    let mut play = start("6D 6D", "9S 9S", "", "5D");
    play.play("a1>n1");
    for space in army() {
        play.refuses(&format!("{space}>n1 n1>{space} {space}+n1>f"));
    }
    play.refuses("n2>n1 n1>n2 n1>f");
    play.play("n2>a2");
    for space in navy() {
        play.refuses(&format!("{space}>a2 a2>{space} a2+{space}>f"));
    }
    play.refuses("a1>a2 a2>a1 a2>f a2>n1 n1>a2");
}

#[test]
fn a_pair_is_played_whole_at_the_same_time() {
    let mut play = start("QH", "2C", "", "6D 9C");
    play.play("a1>n1");
    assert_eq!(play.pile("n1"), "2C QH");
    assert_eq!(play.legal_to(&[">f"]), ["n1>f"]);
    play.play("n1>f");
    assert_eq!((play.home(), play.pile("n1")), (18, "9C".into()));
    assert_eq!((play.foundations("H")[3].as_str(), play.foundations("C")[3].as_str()), ("KH QH", "AC 2C"));
}

#[test]
fn a_pair_in_the_army_is_played_as_well() {
    let mut play = start("QH", "2C", "", "9C 6D");
    play.play("n1>a1");
    assert_eq!((play.pile("a1"), play.pile("n1")), ("QH 2C".into(), "9C".into()));
    assert_eq!(play.legal_to(&[">f"]), ["a1>f"]);
    play.play("a1>f");
    assert_eq!((play.home(), play.pile("a1")), (18, "6D".into()));
}

#[test]
fn a_pair_is_not_played_unless_both_its_cards_are_suitable() {
    let mut play = start("QH 6D TH QD", "9S 2C 2S 3C", "", "5D 5D 8S");
    // A red card that is next on a black one that is not, and the other way round.
    play.play("a1>n1 a2>n2");
    play.refuses("n1>f n2>f a4+n2>f a1+n1>f");
    assert_eq!(play.legal_to(&[">f"]), ["a4+n3>f"]);
    // A pair can go home once its cards are next.
    let mut play = start("TH QH", "3C 2C", "", "5D 6D 9C");
    play.play("a1>n1");
    play.refuses("n1>f");
    play.play("a2+n2>f");
    assert_eq!(play.legal_to(&[">f"]), ["n1>f"]);
    play.play("n1>f");
    assert_eq!(play.home(), 20);
}

#[test]
fn the_player_chooses_when_to_play_pair_or_turn() {
    // Pairing while a pair can go home, turning while both are possible.
    let play = start("QH 6D", "2C 9S", "", "");
    play.allows("a1+n1>f a2>n2 n2>a2 a1>n1 n1>a1 stock>talon");
    let mut play = start("QH 6D", "2C 9S", "", "5D");
    play.play("a1>n1");
    play.allows("n1>f a2>n2 stock>talon");
}

// ---------------------------------------------------------------- Rule II: refilling

#[test]
fn rule_ii_a_vacancy_is_refilled_at_once_with_the_top_of_its_colours_talon() {
    let mut play = start("6D", "9S", "5D 4D 3D", "2D");
    play.play("a1>n1");
    assert_eq!((play.pile("a1"), play.pile("talon-red"), play.stock()), ("3D".into(), "5D 4D".into(), 125));
    let mut play = start("6D", "9S", "8S 7S", "7C");
    play.play("n1>a1");
    assert_eq!((play.pile("n1"), play.pile("talon-black"), play.stock()), ("7S".into(), "8S".into(), 126));
}

#[test]
fn rule_ii_without_a_talon_a_vacancy_is_refilled_from_the_pack() {
    let mut play = start("6D", "9S", "", "5D 4D");
    play.play("a1>n1");
    assert_eq!((play.pile("a1"), play.pile("talon-red"), play.stock()), ("5D".into(), String::new(), 127));
    let mut play = start("6D", "9S", "", "8S 7S");
    play.play("n1>a1");
    assert_eq!((play.pile("n1"), play.pile("talon-black"), play.stock()), ("8S".into(), String::new(), 127));
}

#[test]
fn rule_ii_cards_of_the_other_colour_go_on_their_talon_until_the_vacancy_is_filled() {
    let mut play = start("6D", "9S", "", "8S 7S 5D 4D");
    play.play("a1>n1");
    assert_eq!(
        (play.pile("a1"), play.pile("talon-black"), play.pile("talon-red"), play.stock()),
        ("5D".into(), "8S 7S".into(), String::new(), 125)
    );
    let mut play = start("6D", "9S", "", "5D 4D 8S 7S");
    play.play("n1>a1");
    assert_eq!(
        (play.pile("n1"), play.pile("talon-red"), play.pile("talon-black"), play.stock()),
        ("8S".into(), "5D 4D".into(), String::new(), 125)
    );
}

#[test]
fn rule_ii_no_talon_means_no_talon_of_that_colour() {
    // There is a red talon; the Navy's vacancy is refilled from the stock.
    let mut play = start("6D", "9S", "5D", "4D 8S");
    play.play("n1>a1");
    assert_eq!((play.pile("n1"), play.pile("talon-red"), play.stock()), ("8S".into(), "5D 4D".into(), 125));
}

#[test]
fn rule_ii_a_vacancy_is_refilled_with_the_colour_of_its_row() {
    // The pair of a red and a black card lay in the Navy: a black card replaces it, and no red one.
    let mut play = start("QH", "2C", "", "6D 5D 9C 8C");
    play.play("a1>n1 n1>f");
    assert_eq!((play.pile("n1"), play.pile("a1"), play.pile("talon-red")), ("9C".into(), "6D".into(), "5D".into()));
    assert_eq!((play.pile("talon-black"), play.stock()), (String::new(), 125));
    // In the Army: one red card.
    let mut play = start("QH", "2C", "", "9C 8C 6D 5D");
    play.play("n1>a1 a1>f");
    assert_eq!((play.pile("a1"), play.pile("n1"), play.pile("talon-black")), ("6D".into(), "9C".into(), "8C".into()));
    assert_eq!((play.pile("talon-red"), play.stock()), (String::new(), 125));
}

#[test]
fn rule_ii_two_vacancies_are_served_by_both_talons_first() {
    let mut play = start("QH", "2C", "6D 5D", "9C 4D");
    play.play("stock>talon");
    assert_eq!((play.pile("talon-red"), play.pile("talon-black")), ("6D 5D".into(), "9C".into()));
    play.play("a1+n1>f");
    assert_eq!((play.pile("a1"), play.pile("n1")), ("5D".into(), "9C".into()));
    assert_eq!((play.pile("talon-red"), play.pile("talon-black"), play.stock()), ("6D".into(), String::new(), 125));
}

#[test]
fn rule_ii_of_two_vacancies_a_talon_fills_its_colours_and_the_pack_the_other() {
    let mut play = start("QH", "2C", "6D", "5D 9C 8C");
    play.play("a1+n1>f");
    // The talon fills the red space, so the red card of the stock goes on the talon.
    assert_eq!((play.pile("a1"), play.pile("n1")), ("6D".into(), "9C".into()));
    assert_eq!((play.pile("talon-red"), play.pile("talon-black"), play.stock()), ("5D".into(), String::new(), 125));
    let mut play = start("QH", "2C", "9C", "8C 5D 4D");
    play.play("a1+n1>f");
    assert_eq!((play.pile("a1"), play.pile("n1")), ("5D".into(), "9C".into()));
    assert_eq!((play.pile("talon-red"), play.pile("talon-black"), play.stock()), (String::new(), "8C".into(), 125));
}

#[test]
fn rule_ii_of_two_vacancies_the_pack_fills_that_of_the_turned_colour() {
    let mut play = start("QH", "2C", "", "9C 8C 6D 5D");
    play.play("a1+n1>f");
    assert_eq!((play.pile("n1"), play.pile("talon-black"), play.pile("a1")), ("9C".into(), "8C".into(), "6D".into()));
    assert_eq!(play.stock(), 125);
    let mut play = start("QH", "2C", "", "6D 5D 4D 9C 8C");
    play.play("a1+n1>f");
    assert_eq!((play.pile("a1"), play.pile("talon-red"), play.pile("n1")), ("6D".into(), "5D 4D".into(), "9C".into()));
    assert_eq!(play.stock(), 124);
}

#[test]
fn rule_ii_the_player_can_time_a_vacancy_to_take_the_top_card_of_the_talon() {
    // "If you require, say, a ten of clubs …": here a two of clubs that must not go under.
    let mut play = start("QH 6D", "9S", "", "2C 5D 8C");
    play.play("stock>talon");
    assert_eq!(play.pile("talon-black"), "2C");
    play.play("n1>a2");
    assert_eq!(play.pile("n1"), "2C");
    play.allows("a1+n1>f");
}

/// All cards of one colour come first: 24 of them in their row, 64 on their talon, with those on top that go home
/// first; then the other colour in the order in which it goes home.
fn colour_first(red: bool) -> Deal {
    let (mut first, mut other): (Vec<Card>, Vec<Card>) = pack(ID).into_iter().partition(|card| is_red(card) == red);
    for cards in [&mut first, &mut other] {
        // Black foundations ascend, red ones descend.
        cards.sort_by_key(|card| if is_red(card) { 14 - card.rank.value() } else { card.rank.value() });
    }
    let talon: Vec<Card> = first.split_off(24).into_iter().rev().collect();
    deal_from_cards(ID, [first, talon, other].concat())
}

/// Plays home the first two single cards that can go together.
fn play_any_two_singles(play: &mut Play) {
    let couple = play.legal().into_iter().find(|text| text.contains('+')).unwrap();
    play.play(&couple);
}

#[test]
fn rule_ii_a_space_stays_empty_and_the_stock_untouched_when_neither_talon_nor_stock_has_its_colour() {
    // The colour that runs out, and the other: the Navy's space stays empty, then the Army's.
    for red in [false, true] {
        let ((row, spaces), (other_row, other_spaces)) =
            if red { (("a", army()), ("n", navy())) } else { (("n", navy()), ("a", army())) };
        let (talon, other_talon) = if red { ("talon-red", "talon-black") } else { ("talon-black", "talon-red") };
        let mut play = Play::of(&colour_first(red));
        assert_eq!((play.stock(), play.pile(talon).split(' ').count()), (64, 64));
        (0..40).for_each(|_| play_any_two_singles(&mut play));
        // Army and Navy are full; 24 cards on the talon, 24 of the other colour in the stock. Those of the talon are
        // all paired.
        for n in 1..=24 {
            play.play(&format!("{row}{n}>{other_row}{n}"));
        }
        assert_eq!((play.stock(), play.pile(talon), play.home()), (24, String::new(), 96));
        assert!(spaces.iter().all(|space| play.pile(space).len() == 2));
        assert!(other_spaces.iter().all(|space| play.pile(space).len() == 5));
        // A pair goes home: its space is refilled from the stock, in the colour of its row.
        let pair = play.legal().into_iter().find(|text| text.ends_with(">f")).unwrap();
        let space = pair.strip_suffix(">f").unwrap().to_owned();
        play.play(&pair);
        assert_eq!((play.pile(&space).len(), play.stock()), (2, 23));
        // No card of its colour is left to refill the other row's space.
        let empty = format!("{row}24");
        play.play(&format!("{empty}>{space}"));
        assert_eq!((play.pile(&empty), play.stock(), play.pile(other_talon)), (String::new(), 23, String::new()));
        // No card may go there or leave it.
        play.refuses(&format!(
            "{empty}>{space} {space}>{empty} stock>{empty} {empty}>f {row}23>{empty} {other_talon}>{empty}"
        ));
        assert!(!play.legal().iter().any(|text| text.contains(&empty)));
        // A card of the stock goes on its colour's talon, not into that space.
        play.play("stock>talon");
        assert_eq!((play.pile(&empty), play.stock(), play.pile(other_talon).len()), (String::new(), 22, 2));
        play.allows("stock>talon");
    }
}

// ---------------------------------------------------------------- Rules III and IV: pack and talon

#[test]
fn rule_iii_cards_from_pack_or_talon_cannot_be_played_at_once() {
    let mut play = start("QH 6D", "9S 9S", "QD", "2C 3C");
    play.play("stock>talon");
    assert_eq!((play.pile("talon-red"), play.pile("talon-black")), ("QD".into(), "2C".into()));
    assert_eq!(play.legal_to(&[">f"]), [""; 0]);
    play.refuses("talon-red>f talon-black>f talon-red+talon-black>f a1+talon-black>f talon-red+n1>f talon>f");
    play.refuses("stock>f stock>a1 stock>n1 talon-red>a1 talon-red>n1 talon-black>n1 talon-black>a1 a1+stock>f");
    play.refuses("a1>talon-red a1>talon n1>talon-black talon-red>talon-black talon-red>stock");
    // They must first pass through the Army or the Navy.
    play.play("n1>a2");
    assert_eq!(play.pile("n1"), "2C");
    assert_eq!(play.legal_to(&[">f"]), ["a1+n1>f"]);
}

#[test]
fn rule_iv_the_talon_is_a_red_and_a_black_packet() {
    let mut play = start("", "", "", "5D 9C 4H 8S 3D");
    play.play("stock>talon stock>talon stock>talon stock>talon stock>talon");
    assert_eq!(
        (play.pile("talon-red"), play.pile("talon-black"), play.stock()),
        ("5D 4H 3D".into(), "9C 8S".into(), 123)
    );
}

#[test]
fn a_single_card_is_turned_up_at_a_time_and_nothing_else_moves() {
    let mut play = start("QH", "2C", "", "5D 9C");
    let before = play.piles();
    play.play("stock>talon");
    let mut after = play.piles();
    after.retain(|address, _| address != "talon-red");
    assert_eq!((after, play.stock()), (before, 127));
    play.refuses("stock>talon-red stock>talon-black stock>stock");
}

/// Turns up the whole pack.
fn turn_all(play: &mut Play) {
    while play.stock() > 0 {
        play.play("stock>talon");
    }
}

#[test]
fn there_is_no_re_deal() {
    let mut play = start("", "", "", "");
    turn_all(&mut play);
    play.refuses("stock>talon talon>stock talon-red>stock talon-black>stock talon-red>talon talon-black>talon");
    assert_eq!(play.pile("talon-red").split(' ').count() + play.pile("talon-black").split(' ').count(), 128);
}

// ---------------------------------------------------------------- the end

#[test]
fn won_with_all_176_cards_played() {
    let mut play = Play::of(&colour_first(false));
    for couple in 0..88 {
        assert_eq!((play.home(), play.outcome()), (16 + 2 * couple, "playing"));
        play_any_two_singles(&mut play);
    }
    assert_eq!((play.home(), play.stock()), (192, 0));
    play.expect_won();
    // The red sequences omit knaves, the black ones queens; they end with ace and king.
    for suit in ["C", "S"] {
        let whole: Vec<String> = "A23456789TJK".chars().map(|rank| format!("{rank}{suit}")).collect();
        assert_eq!(play.foundations(suit), vec![whole.join(" "); 4]);
    }
    for suit in ["D", "H"] {
        let whole: Vec<String> = "KQT98765432A".chars().map(|rank| format!("{rank}{suit}")).collect();
        assert_eq!(play.foundations(suit), vec![whole.join(" "); 4]);
    }
}

#[test]
fn stuck_when_nothing_is_left_to_turn_to_pair_or_to_play() {
    let mut play = start("", "", "", "");
    turn_all(&mut play);
    for n in 1..=24 {
        assert_eq!(play.outcome(), "playing");
        play.play(&format!("a{n}>n{n}"));
    }
    // The Army is full of single cards, the Navy of pairs that cannot go home.
    assert!(army().iter().all(|space| play.pile(space).len() == 2));
    play.expect_legal("");
    assert_eq!((play.outcome(), play.home()), ("stuck", 16));
}

#[test]
fn not_stuck_while_a_card_can_be_turned() {
    let mut play = start("", "", "", "");
    for n in 1..=24 {
        play.play(&format!("a{n}>n{n}"));
    }
    assert!(play.stock() > 0);
    play.expect_legal("stock>talon");
    assert_eq!(play.outcome(), "playing");
}

#[test]
fn a_stacked_deal_has_the_named_cards() {
    let play = start("QH", "2C", "9C", "5D");
    let at = |address: &str| play.pile(address);
    assert_eq!([at("a1"), at("n1"), at("talon-black")], ["QH", "2C", "9C"]);
    assert!(text(deal_of("QH", "2C", "9C", "5D").cards()).starts_with("2C"));
}
