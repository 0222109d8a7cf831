//! The Labyrinth and its two variants: every rule of the text and of the rules page, on stacked packs.

use super::Play;
use crate::common::{cards, deal_from_cards, filler, stacked, take, text};
use patience::{Card, Deal, Rank, Session};

const ID: &str = "labyrinth";
const DEALT: &str = "labyrinth-dealt-foundations";
const LATE: &str = "labyrinth-late-refill";
const ALL: [&str; 3] = [ID, DEALT, LATE];

/// Cards that stay unsuitable for long come first; those that soon suit come last.
const DULL_FIRST: &str = "567894T32JQAK";

/// A deal with its cards in this order; `..` stands for an unsuitable card, as do the cards after it.
fn deal_of(id: &str, first: &str) -> Deal {
    let named = cards(&first.replace("..", " "));
    let mut remaining = filler(id, DULL_FIRST);
    take(&mut remaining, &named);
    let mut remaining = remaining.into_iter();
    let mut deal: Vec<Card> = Vec::new();
    for word in first.split_whitespace() {
        deal.push(if word == ".." { remaining.next().unwrap() } else { Card::parse(word).unwrap() });
    }
    deal.extend(remaining);
    deal_from_cards(id, deal)
}

fn start(id: &str, first: &str) -> Play {
    Play::of(&deal_of(id, first))
}

/// The whole pack dealt, no card played: the given cells hold the given cards (`r9c7=2D`), and no other available card
/// can go home.
fn dealt_out(id: &str, named: &str) -> Play {
    let mut remaining = filler(id, DULL_FIRST);
    let mut deal: Vec<Option<Card>> = vec![None; remaining.len()];
    for word in named.split_whitespace() {
        let (cell, card) = word.split_once('=').unwrap();
        let (row, column) = cell.strip_prefix('r').unwrap().split_once('c').unwrap();
        let at = 10 * (row.parse::<usize>().unwrap() - 1) + column.parse::<usize>().unwrap() - 1;
        let card = Card::parse(card).unwrap();
        take(&mut remaining, &[card]);
        deal[at] = Some(card);
    }
    // Unsuitable cards where they are available: in the first row, and above empty cells.
    let mut remaining = remaining.into_iter();
    let count = deal.len();
    for at in (0..10).chain(count - 10..count).chain(10..count - 10) {
        deal[at].get_or_insert_with(|| remaining.next().unwrap());
    }
    let mut play = Play::of(&deal_from_cards(id, deal.into_iter().flatten().collect()));
    while play.stock() > 0 {
        play.play("stock>row");
    }
    play
}

fn play_all(play: &mut Play, moves: &[&str]) {
    moves.iter().for_each(|m| {
        play.play(m);
    });
}

/// The moves to foundations.
fn homeward(play: &Play) -> Vec<String> {
    play.legal_to(&["+", "-"])
}

// ---------------------------------------------------------------- set-up

#[test]
fn set_up_four_aces_and_four_kings_of_different_suits_are_withdrawn() {
    for id in [ID, LATE] {
        let deal = Play::pack(id);
        assert_eq!(deal.len(), 96);
        for card in Card::pack() {
            let copies = deal.iter().filter(|other| **other == card).count();
            assert_eq!(copies, if matches!(card.rank, Rank::ACE | Rank::KING) { 1 } else { 2 }, "{card}");
        }
        let play = start(id, "");
        assert_eq!(play.home(), 8);
        for suit in ["C", "D", "H", "S"] {
            assert_eq!(play.pile(&format!("{suit}+")), format!("A{suit}"));
            assert_eq!(play.pile(&format!("{suit}-")), format!("K{suit}"));
        }
    }
}

#[test]
fn set_up_the_first_row_of_ten_is_dealt_left_to_right_before_the_first_move() {
    for id in ALL {
        let play = start(id, "5C 6C 7C 8C 9C 5D 6D 7D 8D 9D 5H");
        let row: Vec<String> = (1..=10).map(|column| play.pile(&format!("r1c{column}"))).collect();
        assert_eq!(row, ["5C", "6C", "7C", "8C", "9C", "5D", "6D", "7D", "8D", "9D"]);
        assert_eq!(play.stock(), Play::pack(id).len() - 10);
        assert_eq!(play.pile("r2c1"), "");
    }
}

#[test]
fn a_stacked_deal_has_the_named_cards() {
    assert!(text(deal_of(ID, "2S .. QS").cards()).starts_with("2S 5C QS 5D"));
    let play = dealt_out(ID, "r9c7=2D r5c5=QS");
    assert_eq!((play.pile("r9c7"), play.pile("r5c5"), play.stock()), ("2D".into(), "QS".into(), 0));
}

// ---------------------------------------------------------------- Rule I

#[test]
fn rule_i_aces_ascend_and_kings_descend_in_suit() {
    let mut play = start(ID, "2S QH 3S JH 2H KC AD JS QS 3H ..");
    play.expect_legal("r1c1>S+ r1c2>H- r1c5>H+ r1c9>S- stock>row");
    play.refuses("r1c1>f r1c1>C+ r1c1>H+ r1c1>S- r1c3>S+ r1c2>H+ r1c2>S- r1c6>C- r1c6>C+ r1c7>D+ r1c7>D-");
    play_all(&mut play, &["r1c1>S+", "r1c2>H-"]);
    assert_eq!((play.pile("S+"), play.pile("H-"), play.home()), ("AS 2S".into(), "KH QH".into(), 10));
    play.allows("r1c3>S+ r1c4>H-");
    play.refuses("r1c10>H+");
}

#[test]
fn rule_i_the_player_chooses_when_a_card_suits_both_foundations_of_its_suit() {
    let mut play = start(ID, "2S 3S 4S 5S 6S QS JS TS 9S 8S 7S 7S");
    play_all(&mut play, &["r1c1>S+", "r1c2>S+", "r1c3>S+", "r1c4>S+", "r1c5>S+"]);
    play_all(&mut play, &["r1c6>S-", "r1c7>S-", "r1c8>S-", "r1c9>S-", "r1c10>S-"]);
    assert_eq!(homeward(&play), ["r1c1>S+", "r1c1>S-", "r1c2>S+", "r1c2>S-"]);
    let mut other = play.clone();
    play.play("r1c1>S+");
    assert_eq!((play.pile("S+"), play.pile("S-")), ("AS 2S 3S 4S 5S 6S 7S".into(), "KS QS JS TS 9S 8S".into()));
    assert_eq!(homeward(&play), ["r1c2>S-"]);
    other.play("r1c1>S- r1c2>S+");
    assert_eq!((other.pile("S+"), other.pile("S-")), ("AS 2S 3S 4S 5S 6S 7S".into(), "KS QS JS TS 9S 8S 7S".into()));
}

#[test]
fn no_card_leaves_a_foundation_and_none_moves_about_the_tableau() {
    let mut play = start(ID, "2S QH");
    play.play("r1c1>S+");
    play.refuses(
        "S+>r1c1 S+>S- S->S+ S+>grace r1c1>r1c2 r1c2>r2c2 r1c1>row r1c1>stock stock>r1c1 stock>S+ stock>grace",
    );
}

#[test]
fn playing_a_suitable_card_is_the_players_choice() {
    for id in ALL {
        let mut play = start(id, "AS KS 2S QS");
        play.allows("stock>row");
        play.play("stock>row");
        assert_eq!((play.pile("r1c1"), play.pile("r1c2")), ("AS".into(), "KS".into()));
    }
}

// ---------------------------------------------------------------- Rule II: what is available

#[test]
fn rule_ii_only_the_highest_and_the_lowest_row_are_available_at_first() {
    for id in [ID, LATE] {
        let mut play = start(id, "2C .. .. .. .. .. .. .. .. .. .. 2D .. .. .. .. .. .. .. .. .. .. 2H");
        play.play("stock>row");
        assert_eq!(homeward(&play), ["r1c1>C+", "r2c2>D+"]);
        play.play("stock>row");
        assert_eq!(homeward(&play), ["r1c1>C+", "r3c3>H+"]);
        play.refuses("r2c2>D+ r2c2>D-");
        play.refuses_because("r2c2>D+", "The card is blocked from above and from below.");
        play.play("stock>row");
        assert_eq!(homeward(&play), ["r1c1>C+"]);
        play.refuses("r3c3>H+ r2c2>D+");
    }
}

#[test]
fn rule_ii_a_card_is_released_by_the_removal_of_the_card_above_it() {
    for id in [ID, LATE] {
        // The column 2H, 3H, 4H: from the top downwards.
        let mut play = start(id, "2H .. .. .. .. .. .. .. .. .. 3H 3H .. .. .. .. .. .. .. .. 4H");
        play_all(&mut play, &["stock>row", "stock>row", "stock>row"]);
        play.refuses("r2c1>H+ r3c1>H+");
        play.play("r1c1>H+");
        // Its neighbours in the row are no freer.
        assert_eq!(homeward(&play), ["r2c1>H+"]);
        play.play("r2c1>H+");
        assert_eq!(homeward(&play), ["r3c1>H+"]);
        play.play("r3c1>H+");
        assert_eq!((play.pile("H+"), play.pile("r4c1").len()), ("AH 2H 3H 4H".into(), 2));
    }
}

#[test]
fn rule_ii_a_card_is_released_by_the_removal_of_the_card_below_it() {
    for id in [ID, LATE] {
        // The pack is out: from the bottom upwards, above a cell that the short last row does not have.
        let mut play = dealt_out(id, "r9c8=2D r8c8=3D r7c8=4D r8c7=3D");
        assert_eq!(homeward(&play), ["r9c8>D+"]);
        play.play("r9c8>D+");
        assert_eq!(homeward(&play), ["r8c8>D+"]);
        play.play("r8c8>D+");
        assert_eq!(homeward(&play), ["r7c8>D+"]);
    }
}

#[test]
fn rule_ii_the_gap_counts_in_the_column_directly_above_or_below() {
    // A gap two rows away, or beside the card, frees nothing.
    let mut play = dealt_out(ID, "r1c1=2H r3c1=3H r2c2=3H r1c3=3C");
    play.play("r1c1>H+");
    assert_eq!(homeward(&play), [""; 0]);
    play.refuses("r3c1>H+ r2c2>H+");
}

#[test]
fn rule_ii_a_gap_above_or_below_is_enough() {
    let mut play = dealt_out(ID, "r1c1=2H r2c1=3H r9c9=QS r8c9=JS");
    play.play("r1c1>H+ r9c9>S-");
    assert_ne!((play.pile("r3c1"), play.pile("r7c9")), (String::new(), String::new()));
    assert_eq!(homeward(&play), ["r2c1>H+", "r8c9>S-"]);
}

#[test]
fn a_short_last_row_leaves_the_cards_above_its_missing_cells_available() {
    for (id, cells) in [(ID, [6, 7, 10]), (LATE, [6, 7, 10])] {
        let named = cells.map(|column| format!("r9c{column}=2{}", ["D", "H", "S"][column % 3])).join(" ");
        let play = dealt_out(id, &named);
        assert_ne!(play.pile("r10c6"), "");
        assert_eq!(play.pile("r10c7"), "");
        assert_eq!(homeward(&play), ["r9c10>H+", "r9c7>H+"]);
    }
    let play = dealt_out(DEALT, "r10c4=AD r10c5=AH r10c10=AS");
    assert_ne!(play.pile("r11c4"), "");
    assert_eq!(homeward(&play), ["r10c10>S+", "r10c5>H+"]);
}

// ---------------------------------------------------------------- Rule III: refilling

#[test]
fn rule_iii_a_vacancy_in_the_lowest_row_is_refilled_at_once_with_the_next_card() {
    for id in [ID, DEALT] {
        let first =
            if id == DEALT { "AS .. KH .. .. .. .. .. .. .. 5C 9D" } else { "2S .. QH .. .. .. .. .. .. .. 5C 9D" };
        let mut play = start(id, first);
        let stock = play.stock();
        play.play("r1c3>H-");
        assert_eq!((play.pile("r1c3"), play.stock()), ("5C".into(), stock - 1));
        play.play("r1c1>S+");
        assert_eq!((play.pile("r1c1"), play.stock()), ("9D".into(), stock - 2));
    }
}

#[test]
fn rule_iii_the_refilled_card_may_be_played_in_its_turn() {
    let mut play = start(ID, "2S .. .. .. .. .. .. .. .. .. 3S 4S");
    play.play("r1c1>S+");
    assert_eq!(homeward(&play), ["r1c1>S+"]);
    play.play("r1c1>S+ r1c1>S+");
    assert_eq!((play.pile("S+"), play.stock()), ("AS 2S 3S 4S".into(), 83));
}

#[test]
fn rule_iii_no_other_row_is_refilled() {
    for id in ALL {
        let mut play = start(id, if id == DEALT { "AS" } else { "2S" });
        play.play("stock>row");
        let stock = play.stock();
        play.play("r1c1>S+");
        assert_eq!((play.pile("r1c1"), play.stock()), (String::new(), stock));
        play.play("stock>row");
        assert_eq!((play.pile("r1c1"), play.stock()), (String::new(), stock - 10));
        assert!((1..=10).all(|column| !play.pile(&format!("r3c{column}")).is_empty()));
    }
}

#[test]
fn rule_iii_the_refill_comes_before_anything_is_released_above() {
    // 3S above 2S, both below other cards: the next card refills the two's cell at once, and the three stays blocked.
    let mut play = start(ID, ".. .. .. .. .. .. .. .. .. .. 3S .. .. .. .. .. .. .. .. .. 2S");
    play_all(&mut play, &["stock>row", "stock>row"]);
    assert_eq!((play.pile("r2c1"), homeward(&play)), ("3S".into(), vec!["r3c1>S+".to_string()]));
    play.play("r3c1>S+");
    assert_ne!(play.pile("r3c1"), "");
    play.refuses("r2c1>S+");
}

#[test]
fn rule_iii_nothing_is_refilled_when_the_pack_is_out() {
    let mut play = dealt_out(ID, "r10c1=2S r9c1=3S");
    assert_eq!(homeward(&play), ["r10c1>S+"]);
    play.play("r10c1>S+");
    assert_eq!((play.pile("r10c1"), play.stock()), (String::new(), 0));
    assert_eq!(homeward(&play), ["r9c1>S+"]);
    play.play("r9c1>S+");
    // The lowest row is the row dealt last, even with gaps: the row above does not replace it.
    assert_eq!((play.pile("r9c1"), play.pile("r10c1")), (String::new(), String::new()));
}

// ---------------------------------------------------------------- Rule IV: whole rows

#[test]
fn rule_iv_a_row_is_dealt_whole_below_the_lowest_row_left_to_right() {
    for id in ALL {
        let first = ".. ".repeat(10) + "5C 6C 7C 8C 9C 5D 6D 7D 8D 9D 9H";
        let mut play = start(id, &first);
        play.play("stock>row");
        let row: Vec<String> = (1..=10).map(|column| play.pile(&format!("r2c{column}"))).collect();
        assert_eq!(row, ["5C", "6C", "7C", "8C", "9C", "5D", "6D", "7D", "8D", "9D"]);
        assert_eq!(play.pile("r3c1"), "");
    }
}

#[test]
fn rule_iv_the_remaining_cards_make_the_last_row() {
    for (id, rows, last) in [(ID, 10, 6), (LATE, 10, 6), (DEALT, 11, 4)] {
        let play = dealt_out(id, "");
        assert_eq!(play.stock(), 0);
        for column in 1..=10 {
            assert_eq!(!play.pile(&format!("r{rows}c{column}")).is_empty(), column <= last, "{id} {column}");
            assert_ne!(play.pile(&format!("r{}c{column}", rows - 1)), "");
        }
        play.refuses("stock>row");
    }
}

#[test]
fn rule_iv_the_last_row_is_the_shorter_by_every_refill() {
    let mut play = start(ID, "2S 2H 2D");
    play.play("r1c1>S+ r1c2>H+ r1c3>D+");
    for _ in 0..9 {
        play.play("stock>row");
    }
    assert_eq!(play.stock(), 0);
    assert_eq!((play.pile("r10c3").len(), play.pile("r10c4").len()), (2, 0));
}

#[test]
fn rule_iii_the_last_card_of_the_pack_refills_too() {
    // Five refills shorten the stock so that one card remains for the ninth row.
    let rows = ".. ".repeat(5 + 70);
    let mut play = start(ID, &format!("2S 2H 2D 2C 3S .. .. .. .. .. {rows} 4S .. .. .. .. .. .. .. .. .. 9S"));
    play.play("r1c1>S+ r1c2>H+ r1c3>D+ r1c4>C+ r1c5>S+");
    (0..8).for_each(|_| {
        play.play("stock>row");
    });
    assert_eq!((play.pile("r9c1"), play.stock()), ("4S".into(), 1));
    play.play("r9c1>S+");
    assert_eq!((play.pile("r9c1"), play.stock()), ("9S".into(), 0));
    play.refuses("stock>row");
}

#[test]
fn there_is_no_re_deal() {
    for id in ALL {
        let mut play = dealt_out(id, "");
        play.refuses("stock>row r1c1>stock grace>stock");
        play.play("r5c5>grace");
        play.refuses("stock>row");
    }
}

// ---------------------------------------------------------------- the grace

#[test]
fn grace_takes_any_card_when_the_pack_is_out_and_nothing_is_suitable() {
    for id in ALL {
        let play = dealt_out(id, "");
        let count = Play::pack(id).len();
        let mut expected: Vec<String> =
            (0..count).map(|at| format!("r{}c{}>grace", at / 10 + 1, at % 10 + 1)).collect();
        expected.sort();
        assert_eq!(play.legal(), expected);
    }
}

#[test]
fn grace_is_refused_while_the_pack_lasts() {
    for id in ALL {
        let mut play = start(id, "");
        // For a few rows nothing can go home, and still the grace is refused.
        for _ in 0..4 {
            play.expect_legal("stock>row");
            play.refuses("r1c1>grace r1c10>grace");
            play.play("stock>row");
        }
        while play.stock() > 0 {
            assert_eq!(play.legal_to(&[">grace"]), [""; 0]);
            play.play("stock>row");
        }
    }
}

#[test]
fn grace_is_refused_while_a_suitable_card_is_available() {
    for (id, card, m) in
        [(ID, "2S", "r1c4>S+"), (LATE, "QS", "r1c4>S-"), (DEALT, "AS", "r1c4>S+"), (DEALT, "KS", "r1c4>S-")]
    {
        let mut play = dealt_out(id, &format!("r1c4={card}"));
        play.expect_legal(m);
        play.refuses("r1c4>grace r1c1>grace r5c5>grace");
        play.play(m);
        play.allows("r1c1>grace r5c5>grace r2c4>grace");
        play.refuses("r1c4>grace");
    }
}

#[test]
fn grace_a_suitable_card_that_is_blocked_does_not_hinder_it() {
    let mut play = dealt_out(ID, "r5c5=2S");
    play.refuses("r5c5>S+");
    play.play("r5c5>grace");
    assert_eq!((play.pile("grace"), play.pile("r5c5"), play.home()), ("2S".into(), String::new(), 8));
    play.expect_legal("grace>S+");
    play.play("grace>S+");
    assert_eq!((play.pile("grace"), play.pile("S+"), play.home()), (String::new(), "AS 2S".into(), 9));
}

#[test]
fn grace_is_given_once() {
    let mut play = dealt_out(ID, "r5c5=2S r4c5=9C r6c5=9D");
    play.play("r5c5>grace");
    play.refuses("r1c1>grace r6c6>grace");
    play.play("grace>S+");
    // Its place is empty again, but the grace is spent.
    play.expect_legal("");
    assert_eq!(play.outcome(), "stuck");
    play.refuses("r1c1>grace r6c6>grace");
    play.refuses_because("r1c1>grace", "The grace is given only once.");
}

#[test]
fn grace_frees_the_cards_above_and_below_and_refills_nothing() {
    let mut play = dealt_out(ID, "r4c5=2S r6c5=QH r4c4=2H r6c6=QD");
    assert_eq!(homeward(&play), [""; 0]);
    play.play("r5c5>grace");
    assert_eq!((play.pile("r5c5"), play.stock()), (String::new(), 0));
    assert_eq!(homeward(&play), ["r4c5>S+", "r6c5>H-"]);
    // In the lowest row, too, the cell stays empty.
    let mut play = dealt_out(ID, "r9c1=2S");
    play.play("r10c1>grace");
    assert_eq!((play.pile("r10c1"), homeward(&play)), (String::new(), vec!["r9c1>S+".to_string()]));
}

#[test]
fn grace_card_is_played_whenever_it_is_suitable() {
    let mut play = dealt_out(ID, "r4c5=2S r5c5=3S r3c5=9C r6c5=9D");
    play.play("r5c5>grace");
    assert_eq!(play.pile("grace"), "3S");
    play.expect_legal("r4c5>S+");
    play.refuses("grace>S+ grace>S- grace>H+ grace>r5c5");
    play.play("r4c5>S+");
    play.expect_legal("grace>S+");
    play.play("grace>S+");
    assert_eq!(play.pile("S+"), "AS 2S 3S");
    // On a descending foundation as well.
    let mut play = dealt_out(ID, "r5c5=QD");
    play.play("r5c5>grace grace>D-");
    assert_eq!(play.pile("D-"), "KD QD");
}

#[test]
fn grace_is_legal_even_if_it_cannot_help() {
    // No card that a grace could free could go home: all twos and queens lie deep.
    let mut play = dealt_out(ID, "");
    assert_eq!(play.outcome(), "playing");
    play.allows("r1c1>grace");
    play.play("r1c1>grace");
    play.expect_legal("");
    assert_eq!((play.outcome(), play.pile("grace").len()), ("stuck", 2));
}

// ---------------------------------------------------------------- the end

/// Twos to kings of each suit, then queens down to aces: each can be played from the first row as it is dealt.
fn in_order(up: &str, down: &str) -> Vec<Card> {
    let run = |ranks: &str| {
        ranks.chars().flat_map(|rank| "CDHS".chars().map(move |suit| format!("{rank}{suit} "))).collect::<String>()
    };
    cards(&(run(up) + &run(down)))
}

fn play_home(play: &mut Play) {
    while let Some(m) = homeward(play).into_iter().min_by_key(|text| text.ends_with('-')) {
        assert_eq!(play.outcome(), "playing");
        play.play(&m);
    }
}

#[test]
fn won_with_104_cards_on_the_foundations() {
    for (id, ups, downs) in [(ID, "23456789TJQK", "QJT98765432A"), (DEALT, "A23456789TJQK", "KQJT98765432A")] {
        let mut play = Play::of(&deal_from_cards(id, in_order(ups, downs)));
        play_home(&mut play);
        assert_eq!((play.home(), play.stock()), (104, 0));
        play.expect_won();
        for suit in ["C", "D", "H", "S"] {
            let ascending: Vec<String> = "A23456789TJQK".chars().map(|rank| format!("{rank}{suit}")).collect();
            let descending: Vec<String> = ascending.iter().rev().cloned().collect();
            assert_eq!(play.pile(&format!("{suit}+")), ascending.join(" "));
            assert_eq!(play.pile(&format!("{suit}-")), descending.join(" "));
        }
    }
}

#[test]
fn won_in_the_late_refill_as_well() {
    let mut play = Play::of(&deal_from_cards(LATE, in_order("23456789TJQK", "QJT98765432A")));
    while play.outcome() == "playing" {
        play_home(&mut play);
        if play.stock() > 0 {
            play.play("stock>row");
        }
    }
    assert_eq!(play.home(), 104);
    play.expect_won();
    // Every card was played from the first row.
    assert_eq!(play.pile("r2c1"), "");
}

// ---------------------------------------------------------------- Note 1: aces in the deal

#[test]
fn note_1_nothing_is_withdrawn_and_the_foundations_are_empty() {
    let play = start(DEALT, "");
    assert_eq!((play.home(), play.stock(), Play::pack(DEALT).len()), (0, 94, 104));
    assert!(Card::pack().all(|card| Play::pack(DEALT).iter().filter(|other| **other == card).count() == 2));
}

#[test]
fn note_1_an_ace_founds_the_ascending_and_a_king_the_descending_foundation_of_its_suit() {
    let mut play = start(DEALT, "AS KH 2S QH AS KH");
    play.expect_legal("r1c1>S+ r1c2>H- r1c5>S+ r1c6>H- stock>row");
    play.refuses("r1c1>S- r1c1>H+ r1c2>H+ r1c2>S- r1c3>S+ r1c4>H-");
    play.play("r1c1>S+ r1c2>H-");
    assert_eq!((play.pile("S+"), play.pile("H-"), play.home()), ("AS".into(), "KH".into(), 2));
    // The second ace and the second king of the suit found nothing.
    play.expect_legal("r1c3>S+ r1c4>H- stock>row");
    play.refuses("r1c5>S+ r1c5>S- r1c6>H- r1c6>H+");
}

#[test]
fn note_1_founding_is_not_forced_and_only_when_available() {
    let mut play = start(DEALT, "AS .. .. .. .. .. .. .. .. .. .. AH KH");
    play.play("stock>row");
    assert_eq!((play.pile("r1c1"), play.pile("S+")), ("AS".into(), String::new()));
    play.allows("r1c1>S+ r2c2>H+ r2c3>H-");
    play.play("stock>row");
    // Blocked from above and from below.
    assert_eq!(homeward(&play), ["r1c1>S+"]);
    play.refuses("r2c2>H+ r2c3>H-");
}

#[test]
fn note_1_changes_nothing_else() {
    let mut play = start(DEALT, "AS 2S .. .. .. .. .. .. .. .. 3S 5D");
    play.play("r1c1>S+");
    assert_eq!(play.pile("r1c1"), "3S");
    play.play("r1c2>S+ r1c1>S+");
    assert_eq!((play.pile("S+"), play.pile("r1c2"), play.stock()), ("AS 2S 3S".into(), "5D".into(), 91));
}

// ---------------------------------------------------------------- late refill

#[test]
fn late_refill_a_card_played_from_the_lowest_row_leaves_its_space_empty() {
    let mut play = start(LATE, "2S .. QH");
    play.play("r1c1>S+ r1c3>H-");
    assert_eq!((play.pile("r1c1"), play.pile("r1c3"), play.stock()), (String::new(), String::new(), 86));
}

#[test]
fn late_refill_the_cards_that_this_releases_may_be_played() {
    let mut play = start(LATE, ".. .. .. .. .. .. .. .. .. .. 3S .. .. .. .. .. .. .. .. .. 2S");
    play_all(&mut play, &["stock>row", "stock>row"]);
    play.refuses("r2c1>S+");
    play.play("r3c1>S+");
    assert_eq!(homeward(&play), ["r2c1>S+"]);
    play.play("r2c1>S+");
    assert_eq!(
        (play.pile("S+"), play.pile("r2c1"), play.pile("r3c1")),
        ("AS 2S 3S".into(), String::new(), String::new())
    );
}

#[test]
fn late_refill_a_card_that_was_released_is_blocked_again_once_the_gap_is_filled() {
    let mut play = start(LATE, ".. .. .. .. .. .. .. .. .. .. 3S .. .. .. .. .. .. .. .. .. 2S");
    play.play("stock>row stock>row r3c1>S+");
    play.allows("r2c1>S+");
    play.play("stock>row");
    assert_ne!(play.pile("r3c1"), "");
    play.refuses("r2c1>S+");
}

#[test]
fn late_refill_stock_row_fills_the_gaps_left_to_right_and_only_then_deals_the_next_row() {
    let mut play = start(LATE, "2S .. QH .. .. .. .. .. .. 2D 9C 8D 9H 5S");
    play.play("r1c10>D+ r1c1>S+ r1c3>H-");
    assert_eq!(play.legal(), ["stock>row"]);
    play.play("stock>row");
    assert_eq!((play.pile("r1c1"), play.pile("r1c3"), play.pile("r1c10")), ("9C".into(), "8D".into(), "9H".into()));
    assert_eq!((play.pile("r2c1"), play.stock()), (String::new(), 83));
    play.play("stock>row");
    assert_eq!((play.pile("r2c1"), play.stock()), ("5S".into(), 73));
}

#[test]
fn late_refill_a_refilled_card_may_leave_a_gap_again() {
    let mut play = start(LATE, "2S .. .. .. .. .. .. .. .. .. 3S 9C");
    play.play("r1c1>S+ stock>row r1c1>S+");
    assert_eq!((play.pile("r1c1"), play.pile("r2c1")), (String::new(), String::new()));
    play.play("stock>row");
    assert_eq!((play.pile("r1c1"), play.pile("r2c1"), play.stock()), ("9C".into(), String::new(), 84));
}

#[test]
fn late_refill_gaps_of_other_rows_are_never_refilled() {
    let mut play = start(LATE, "2S");
    play.play("stock>row r1c1>S+ stock>row");
    // The lowest row had no gap: the next row was dealt.
    assert_eq!((play.pile("r1c1"), play.pile("r3c10").len(), play.stock()), (String::new(), 2, 66));
}

#[test]
fn late_refill_fills_gaps_while_the_stock_lasts() {
    // Nine rows, three gaps in the ninth, and two cards left. To leave two cards, four gaps were filled before.
    let row = |text: &str| text.to_owned() + &" ..".repeat(10 - text.split_whitespace().count());
    let gaps = "5C 6C 7C 8C";
    let rows: Vec<String> = (2..9).map(|_| row("")).collect();
    let first = [row("2S 2H 2D 2C"), gaps.into(), rows.join(" "), row("3S .. 3H .. 3D"), "9S 8S".into()].join(" ");
    let mut play = start(LATE, &first);
    play.play("r1c1>S+ r1c2>H+ r1c3>D+ r1c4>C+ stock>row");
    assert_eq!((play.pile("r1c1"), play.pile("r1c4"), play.stock()), ("5C".into(), "8C".into(), 82));
    (0..8).for_each(|_| {
        play.play("stock>row");
    });
    assert_eq!((play.pile("r9c1"), play.stock()), ("3S".into(), 2));
    play.play("r9c5>D+ r9c1>S+ r9c3>H+ stock>row");
    assert_eq!((play.pile("r9c1"), play.pile("r9c3"), play.pile("r9c5")), ("9S".into(), "8S".into(), String::new()));
    assert_eq!((play.stock(), play.pile("r10c1")), (0, String::new()));
    play.refuses("stock>row");
}

#[test]
fn late_refill_with_the_pack_out_nothing_is_refilled() {
    let mut play = dealt_out(LATE, "r10c1=2S r9c1=3S");
    play.play("r10c1>S+");
    play.refuses("stock>row");
    assert_eq!(homeward(&play), ["r9c1>S+"]);
}

/// A queen whose twin is home lies above a gap that the stock will fill, and below another card. Playing her could
/// forbid the grace; covered again, she could wait until it has been taken.
#[test]
fn late_refill_a_card_that_the_pack_may_cover_again_is_not_safe() {
    let first =
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC  QC KC 5H 6H 7H 8H 9H 5S 6S 7S  3D 9S  QC 5D 6D 7D 8D 9D 5H 6H 7H 8H  2D";
    let mut session = Session::new(stacked(LATE, first));
    let mut play = |moves: &str, safe: Option<&str>| {
        for m in moves.split_whitespace() {
            session.play_text(m).unwrap_or_else(|error| panic!("{m}: {error}"));
        }
        let found = session.position().rules().safe_move().map(|m| session.position().game().write_move(m));
        assert_eq!(found.as_deref(), safe, "after {moves}");
    };
    let clubs = (1..=10).map(|column| format!("r1c{column}>C+ ")).collect::<String>();
    play(&(clubs + "stock>row r1c1>C+ r1c2>C+ stock>row stock>row stock>row"), None);
    play("r3c1>D+", None);
    // With nothing above her the stock cannot block her.
    play("r1c1>D+", Some("r2c1>C-"));
}
