//! Spenser's Fairie Queen: every rule of the text and of the rules page, on stacked packs.

use super::Play;
use crate::common::{cards, deal_from_cards, filler, pack, stacked, take, text};
use patience::{Card, Rank};

const ID: &str = "fairie-queen";

fn fairie_queen(first: &str) -> Play {
    Play::of(&stacked(ID, first))
}

/// A deal that is complete when all its cards are placed: the aces come first, then every card not named falls on `c1`,
/// with `columns[0]` on top of it; then a king for each other column with its cards. Columns not named are bare kings.
fn deal_of_columns(columns: &[&str]) -> Vec<Card> {
    let mut remaining = filler(ID, "A23456789TJQK");
    let columns: Vec<Vec<Card>> = columns.iter().map(|column| cards(column)).collect();
    columns.iter().for_each(|column| take(&mut remaining, column));
    let kings = remaining.split_off(remaining.iter().position(|card| card.rank == Rank::KING).unwrap());
    assert_eq!(text(&kings), "KC KD KH KC KD KH KS");
    let mut deal = remaining;
    deal.extend(&columns[0]);
    for (n, king) in kings.iter().enumerate() {
        deal.push(*king);
        deal.extend(columns.get(n + 1).into_iter().flatten());
    }
    deal
}

/// Places every card until `left` cards are left in the stock and the hand is empty; plays nothing.
fn lay_down(play: &mut Play, deal: &[Card], left: usize) {
    let mut column = 1;
    for card in &deal[..deal.len() - left] {
        play.play("stock>hand");
        match card.rank {
            Rank::ACE => {}
            Rank::KING => column += 1,
            _ => {
                play.play(&format!("hand>c{column}"));
            }
        }
    }
}

/// A complete deal: see [`deal_of_columns`].
fn dealt(columns: &[&str]) -> Play {
    let deal = deal_of_columns(columns);
    let mut play = Play::of(&deal_from_cards(ID, deal.clone()));
    lay_down(&mut play, &deal, 0);
    assert_eq!((play.stock(), play.pile("hand")), (0, String::new()));
    play
}

// ---------------------------------------------------------------- set-up

#[test]
fn set_up_a_king_of_spades_heads_the_first_column_and_103_cards_are_in_the_stock() {
    let play = fairie_queen("");
    assert_eq!(play.piles().len(), 1);
    assert_eq!(play.pile("c1"), "KS");
    assert_eq!((play.stock(), play.home(), play.outcome()), (103, 0, "playing"));
    play.expect_legal("stock>hand");
}

#[test]
fn set_up_the_deal_is_two_packs_without_a_king_of_spades() {
    let mut deal = (Play::pack(ID), pack(ID));
    deal.0.sort();
    deal.1.sort();
    assert_eq!(deal.0, deal.1);
    assert_eq!(deal.0.iter().filter(|card| card.to_string() == "KS").count(), 1);
}

#[test]
fn the_first_card_of_a_deal_is_dealt_first() {
    let mut play = fairie_queen("5D 9C");
    play.play("stock>hand");
    assert_eq!((play.pile("hand"), play.stock()), ("5D".into(), 102));
    play.play("hand>c1 stock>hand");
    assert_eq!((play.pile("hand"), play.pile("c1"), play.stock()), ("9C".into(), "KS 5D".into(), 101));
}

// ---------------------------------------------------------------- Rule I: the foundations

#[test]
fn rule_i_the_foundations_follow_suit() {
    let mut play = fairie_queen("AS 2H 2C 2S");
    play.play("stock>hand stock>hand");
    play.expect_legal("hand>c1");
    play.refuses("hand>f");
    play.play("hand>c1 stock>hand");
    play.refuses("hand>f");
    play.play("hand>c1 stock>hand");
    play.expect_legal("hand>c1 hand>f");
    play.play("hand>f");
    assert_eq!((play.foundations(""), play.home()), (vec!["AS 2S".to_string()], 2));
}

#[test]
fn rule_i_the_foundations_ascend_rank_by_rank() {
    let mut play = fairie_queen("AS 3S 2S 4S");
    play.play("stock>hand stock>hand");
    play.refuses("hand>f");
    play.play("hand>c1 stock>hand hand>f stock>hand");
    assert_eq!(play.pile("hand"), "4S");
    play.refuses("hand>f");
    play.play("c1>f hand>f");
    assert_eq!(play.foundations("S"), ["AS 2S 3S 4S"]);
}

#[test]
fn rule_i_each_suit_has_two_foundations() {
    let mut play = fairie_queen("AS 2S 2S 3S AS 3S");
    play.play("stock>hand stock>hand hand>f stock>hand");
    // One foundation of spades: the second two cannot follow.
    play.refuses("hand>f");
    play.play("hand>c1 stock>hand hand>f stock>hand");
    assert_eq!(play.foundations("S"), ["AS", "AS 2S 3S"]);
    play.play("stock>hand");
    play.refuses("hand>f");
    play.allows("c1>f");
    play.play("c1>f hand>f");
    assert_eq!(play.foundations("S"), ["AS 2S 3S", "AS 2S 3S"]);
}

#[test]
fn rule_i_the_foundations_end_with_queens_and_kings_stay_where_they_are() {
    let mut play = fairie_queen("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS KC");
    play.play("stock>hand");
    (0..11).for_each(|_| {
        play.play("stock>hand hand>f");
    });
    assert_eq!(play.foundations("S"), ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"]);
    play.play("stock>hand stock>hand");
    assert_eq!((play.pile("c1"), play.pile("c2"), play.pile("c3")), ("KS".into(), "KS".into(), "KC".into()));
    play.expect_legal("stock>hand");
    play.refuses("c1>f c2>f c3>f hand>f");
}

#[test]
fn no_card_leaves_a_foundation() {
    let mut play = dealt(&["4C"]);
    play.refuses("f>c1 f>c2 f>hand S+1>c2 S+2>c2 C+1>c8");
    play.play("c1>c2");
    play.refuses("f>c2 S+1>c2 H+1>hand");
}

// ---------------------------------------------------------------- Rule II and the deal

#[test]
fn rule_ii_only_the_last_king_takes_cards() {
    let mut play = fairie_queen("4D KH KD 5C KC 6C");
    play.play("stock>hand hand>c1 stock>hand stock>hand stock>hand");
    play.expect_legal("hand>c3");
    play.refuses("hand>c1 hand>c2 hand>c4 hand>f");
    play.play("hand>c3 stock>hand stock>hand");
    play.expect_legal("hand>c4");
    play.refuses("hand>c1 hand>c2 hand>c3 hand>c5");
    // The passed king stays bare.
    assert_eq!((play.pile("c2"), play.pile("c3"), play.pile("c4")), ("KH".into(), "KD 5C".into(), "KC".into()));
}

#[test]
fn kings_head_the_next_columns_in_order_and_at_once() {
    let mut play = fairie_queen("KH KD KC KS KH KD KC 7D");
    for (n, king) in ["KH", "KD", "KC", "KS", "KH", "KD", "KC"].iter().enumerate() {
        play.play("stock>hand");
        assert_eq!((play.pile(&format!("c{}", n + 2)), play.pile("hand")), (king.to_string(), String::new()));
        play.expect_legal("stock>hand");
    }
    play.play("stock>hand");
    play.expect_legal("hand>c8");
}

#[test]
fn aces_are_placed_as_they_turn_up_at_once() {
    let mut play = fairie_queen("AH AH AC 9C");
    play.play("stock>hand");
    assert_eq!((play.foundations("H"), play.pile("hand")), (vec!["AH".to_string()], String::new()));
    play.expect_legal("stock>hand");
    play.play("stock>hand stock>hand");
    assert_eq!((play.foundations(""), play.home()), (vec!["AC".into(), "AH".into(), "AH".to_string()], 3));
    // Neither an ace nor a king ever needs a decision; any other card does.
    play.play("stock>hand");
    assert_eq!(play.pile("hand"), "9C");
}

#[test]
fn any_card_but_ace_and_king_comes_to_the_hand() {
    for card in pack(ID).into_iter().filter(|card| !matches!(card.rank, Rank::ACE | Rank::KING)) {
        let mut play = fairie_queen(&format!("A{} {card}", card.suit.letter()));
        play.play("stock>hand stock>hand");
        assert_eq!(play.pile("hand"), card.to_string());
        play.allows("hand>c1");
    }
}

#[test]
fn a_suitable_card_may_be_played_as_it_turns_up_or_laid_on_the_column() {
    let mut play = fairie_queen("AS 2S");
    play.play("stock>hand stock>hand");
    play.expect_legal("hand>c1 hand>f");
    let mut laid = play.clone();
    laid.play("hand>c1");
    assert_eq!((laid.pile("c1"), laid.home(), laid.pile("hand")), ("KS 2S".into(), 1, String::new()));
    play.play("hand>f");
    assert_eq!((play.pile("c1"), play.home(), play.pile("hand")), ("KS".into(), 2, String::new()));
}

#[test]
fn during_the_deal_any_card_goes_on_the_last_kings_column() {
    let mut play = fairie_queen("5D 9C 9C 2H");
    play.play("stock>hand hand>c1 stock>hand hand>c1 stock>hand hand>c1 stock>hand hand>c1");
    assert_eq!(play.pile("c1"), "KS 5D 9C 9C 2H");
}

#[test]
fn the_hand_holds_a_single_card() {
    let mut play = fairie_queen("5D 9C");
    play.play("stock>hand");
    play.refuses("stock>hand");
    play.expect_legal("hand>c1");
    play.play("hand>c1");
    play.refuses("hand>c1 hand>f");
    play.expect_legal("stock>hand");
}

#[test]
fn the_columns_are_examined_during_the_deal_with_a_card_in_the_hand_or_without() {
    let mut play = fairie_queen("3S 2S KH AS 9C");
    play.play("stock>hand hand>c1 stock>hand hand>c1 stock>hand stock>hand");
    // Not the last king's column, and the hand is empty.
    play.expect_legal("c1>f stock>hand");
    play.play("stock>hand");
    play.expect_legal("c1>f hand>c2");
    play.play("c1>f");
    assert_eq!((play.pile("hand"), play.pile("c1"), play.home()), ("9C".into(), "KS 3S".into(), 2));
    // Playing a card may make others available.
    play.play("c1>f");
    assert_eq!((play.pile("hand"), play.pile("c1"), play.home()), ("9C".into(), "KS".into(), 3));
    play.expect_legal("hand>c2");
}

#[test]
fn no_transfers_between_columns_during_the_deal() {
    let mut play = fairie_queen("6D KH 4C KD 5H KC 9S KS");
    play.play("stock>hand hand>c1 stock>hand stock>hand hand>c2 stock>hand stock>hand hand>c3 stock>hand");
    // 5H on 6D, 4C on 5H, and anything on the bare king of clubs: not yet.
    play.expect_legal("stock>hand");
    play.refuses("c3>c1 c2>c3 c1>c4 c2>c4 c3>c4");
    play.play("stock>hand");
    play.expect_legal("hand>c4");
    play.refuses("c3>c1 c2>c3 c1>c4 c2>c4 c3>c4");
    play.refuses_because("c3>c1", "There are no transfers during the deal.");
}

#[test]
fn no_transfers_while_the_last_card_is_in_the_hand() {
    let mut deal = deal_of_columns(&["9S", "6C", "5H", "4D"]);
    // The last card: no king, so that it goes into the hand.
    let at = deal.iter().rposition(|card| card.to_string() == "8H").unwrap();
    let last = deal.remove(at);
    deal.push(last);
    let mut play = Play::of(&deal_from_cards(ID, deal.clone()));
    lay_down(&mut play, &deal, 1);
    play.refuses("c3>c2 c4>c3 c1>c8");
    play.play("stock>hand");
    assert_eq!((play.stock(), play.pile("hand")), (0, "8H".into()));
    play.expect_legal("hand>c8");
    play.refuses("c3>c2 c4>c3 c1>c5 c4>c5");
    play.play("hand>c8");
    play.allows("c3>c2 c4>c3 c1>c5 c4>c5 c8>c1");
}

#[test]
fn a_king_or_an_ace_as_the_last_card_ends_the_deal() {
    let deal = deal_of_columns(&["9S", "6C", "5H"]);
    let mut play = Play::of(&deal_from_cards(ID, deal.clone()));
    lay_down(&mut play, &deal, 1);
    play.refuses("c3>c2");
    play.play("stock>hand");
    assert_eq!(play.stock(), 0);
    play.allows("c3>c2");

    let mut deal = deal;
    let ace = deal.remove(0);
    deal.push(ace);
    let mut play = Play::of(&deal_from_cards(ID, deal.clone()));
    lay_down(&mut play, &deal, 1);
    play.refuses("c3>c2");
    play.play("stock>hand");
    assert_eq!((play.stock(), play.home()), (0, 8));
    play.allows("c3>c2");
}

// ---------------------------------------------------------------- Rules III, IV, V: after the deal

#[test]
fn after_the_deal_exactly_the_moves_of_rules_iii_iv_and_v() {
    let play = dealt(&["9S", "6C", "5H", "QD", "2C"]);
    play.expect_legal(
        "c3>c2 c5>f \
         c1>c6 c1>c7 c1>c8 c2>c6 c2>c7 c2>c8 c3>c6 c3>c7 c3>c8 c4>c6 c4>c7 c4>c8 c5>c6 c5>c7 c5>c8",
    );
}

#[test]
fn rule_iii_transfers_descend_by_a_rank_in_any_suit() {
    let all = cards("6C 6D 6H 6S");
    for six in &all {
        for five in cards("5C 5D 5H 5S") {
            let play = dealt(&["9S", &six.to_string(), &five.to_string(), "4S", "7H", "6H", "9C", "9D"]);
            play.allows("c3>c2 c4>c3 c2>c5");
            play.refuses("c2>c3 c4>c2 c2>c6 c6>c2 c5>c2 c3>c5 c3>c4");
        }
    }
}

#[test]
fn rule_iii_sequences_do_not_wrap_from_two_to_king() {
    // A two, a queen, and no bare king: neither goes on the other, nor does the queen on a king with a card.
    let play = dealt(&["9S", "2C 9C", "QD", "2D", "QH", "9H", "9D", "9S"]);
    play.refuses("c3>c4 c4>c3 c5>c4 c3>c1 c3>c2 c5>c6");
    play.expect_legal("c4>f");
}

#[test]
fn rule_iii_cards_move_singly() {
    let mut play = dealt(&["9S", "6C", "5H", "7D"]);
    play.play("c3>c2");
    assert_eq!(play.pile("c2"), "KC 6C 5H");
    play.refuses("c2>c4");
    play.play("c2>c5");
    assert_eq!((play.pile("c2"), play.pile("c5")), ("KC 6C".into(), "KC 5H".into()));
    play.play("c2>c4 c5>c4");
    assert_eq!(play.pile("c4"), "KH 7D 6C 5H");
}

#[test]
fn rule_iv_only_the_last_card_is_available_until_its_removal_frees_the_card_above() {
    let mut play = dealt(&["9S", "2C 5H", "6D", "6S 3C"]);
    play.refuses("c2>f c4>f");
    play.refuses_because("c2>f", "The last card of the column is not suitable.");
    play.expect_legal(
        "c2>c3 c1>c5 c1>c6 c1>c7 c1>c8 c2>c5 c2>c6 c2>c7 c2>c8 c3>c5 c3>c6 c3>c7 c3>c8 c4>c5 c4>c6 c4>c7 c4>c8",
    );
    play.play("c2>c3");
    play.allows("c2>f");
    play.play("c2>f");
    play.allows("c4>f");
    play.play("c4>f");
    play.allows("c3>c4");
    assert_eq!(play.pile("c2"), "KC");
}

#[test]
fn rule_v_any_available_card_goes_on_a_bare_king() {
    for card in cards("2D 3C 4S 5H 6D 7C 8S 9H TD JC QS") {
        let mut play = dealt(&["9S", &card.to_string(), "9C", "9D", "9H", "9S", "9C"]);
        play.allows("c2>c8");
        play.refuses("c8>c2 c8>f");
        play.play("c2>c8");
        assert_eq!((play.pile("c8"), play.pile("c2")), (format!("KS {card}"), "KC".into()));
    }
}

#[test]
fn rule_v_sequences_are_built_on_that_card_as_on_others() {
    let mut play = dealt(&["9S", "6C", "5H", "7S", "9C", "9D", "9H"]);
    play.play("c2>c8");
    play.allows("c3>c8");
    // The king is no longer bare: a seven does not go there.
    play.refuses("c4>c8 c1>c8");
    play.play("c3>c8");
    assert_eq!(play.pile("c8"), "KS 6C 5H");
}

#[test]
fn rule_v_an_emptied_column_is_a_bare_king_again() {
    let mut play = dealt(&["9S", "6C", "7S", "JH", "9C", "9D", "9H", "9H"]);
    play.refuses("c4>c2");
    play.play("c2>c3");
    assert_eq!(play.pile("c2"), "KC");
    play.allows("c4>c2 c1>c2 c3>c2");
}

#[test]
fn a_king_never_moves() {
    let mut play = dealt(&["9S", "6C"]);
    play.refuses("c3>c4 c4>c3 c8>c3 c3>f c3>c2");
    play.refuses_because("c3>c2", "The king of a column stays where it is.");
    play.play("c2>c3");
    play.refuses("c2>c4 c2>c3 c2>f");
}

#[test]
fn the_only_card_on_a_king_may_go_to_a_bare_king_and_back() {
    let mut play = dealt(&["9S", "6C"]);
    let before = play.clone();
    play.play("c2>c5");
    assert_ne!(play, before);
    play.play("c5>c2");
    assert_eq!(play, before);
}

#[test]
fn no_card_moves_within_its_column() {
    let play = dealt(&["9S", "6C"]);
    play.refuses("c1>c1 c2>c2 c3>c3");
}

#[test]
fn queens_may_be_transferred() {
    let mut play = dealt(&["9S", "9C QD"]);
    play.play("c2>c3");
    assert_eq!((play.pile("c3"), play.pile("c2")), ("KD QD".into(), "KC 9C".into()));
}

#[test]
fn playing_a_suitable_card_is_the_players_choice() {
    // "It is sometimes better not to play cards, but to leave them to receive sequences."
    let mut play = dealt(&["9S", "3C 2C", "2H", "3S"]);
    play.allows("c2>f c3>f c2>c4 c3>c4");
    play.play("c2>c4");
    assert_eq!(play.home(), 8);
    play.refuses("c3>c4");
    play.play("c3>c2");
    assert_eq!((play.pile("c2"), play.home()), ("KC 3C 2H".into(), 8));
}

#[test]
fn note_1_two_single_kings_release_the_knave_of_hearts() {
    let mut play = dealt(&["3C", "QC JH TS 9H 8S 7H 6S 5H 4S", "7C", "JD", "3D", "3H"]);
    // The four and then the five on the two spare kings; the six on a seven, the five and the four after it.
    play.play("c2>c7 c2>c8 c2>c3 c8>c3 c7>c3");
    assert_eq!(
        (play.pile("c7"), play.pile("c8"), play.pile("c3")),
        ("KH".into(), "KS".into(), "KD 7C 6S 5H 4S".into())
    );
    // The seven and the eight on those kings, the seven to the eight, the nine on the remaining king.
    play.play("c2>c7 c2>c8 c7>c8 c2>c7");
    // The ten on some other knave.
    play.play("c2>c4");
    assert_eq!(play.pile("c2"), "KC QC JH");
    assert_eq!(
        (play.pile("c7"), play.pile("c8"), play.pile("c4")),
        ("KH 9H".into(), "KS 8S 7H".into(), "KH JD TS".into())
    );
}

#[test]
fn there_is_no_re_deal() {
    let play = dealt(&["4C"]);
    play.refuses("stock>hand c1>stock c1>hand hand>c1 c2>stock");
    assert_eq!(play.stock(), 0);
}

// ---------------------------------------------------------------- the end

/// Every suit from ace to queen, twice, in order; kings at the given places.
fn in_order() -> Vec<Card> {
    let mut deal = Vec::new();
    for suit in "CCDDHHSS".chars() {
        deal.extend(cards(&"A23456789TJQ".chars().map(|rank| format!("{rank}{suit} ")).collect::<String>()));
    }
    deal
}

fn play_home(play: &mut Play) {
    for _ in 0..96 {
        play.play("stock>hand");
        if !play.pile("hand").is_empty() {
            assert_eq!(play.outcome(), "playing");
            play.play("hand>f");
        }
    }
}

#[test]
fn won_with_96_cards_on_the_foundations_and_the_kings_where_they_are() {
    let mut deal = cards("KC KC KD KD KH KH KS");
    deal.extend(in_order());
    let mut play = Play::of(&deal_from_cards(ID, deal));
    (0..7).for_each(|_| {
        play.play("stock>hand");
    });
    play_home(&mut play);
    assert_eq!((play.home(), play.stock()), (96, 0));
    play.expect_won();
    for suit in ["C", "D", "H", "S"] {
        let whole: String = "A23456789TJQ".chars().map(|rank| format!("{rank}{suit} ")).collect();
        assert_eq!(play.foundations(suit), [whole.trim(), whole.trim()]);
    }
    assert_eq!((play.pile("c1"), play.pile("c8")), ("KS".into(), "KS".into()));
}

#[test]
fn won_even_with_kings_left_in_the_pack() {
    let mut deal = in_order();
    deal.extend(cards("KC KC KD KD KH KH KS"));
    let mut play = Play::of(&deal_from_cards(ID, deal));
    play_home(&mut play);
    assert_eq!((play.home(), play.stock()), (96, 7));
    play.expect_won();
    play.refuses("stock>hand");
}

#[test]
fn not_won_with_95_cards() {
    let mut deal = cards("KC KC KD KD KH KH KS");
    deal.extend(in_order());
    let mut play = Play::of(&deal_from_cards(ID, deal.clone()));
    lay_down(&mut play, &deal[..deal.len() - 96], 0);
    for card in &deal[7..] {
        play.play("stock>hand");
        if card.rank != Rank::ACE {
            play.play(if play.home() == 95 { "hand>c8" } else { "hand>f" });
        }
    }
    assert_eq!((play.home(), play.outcome(), play.pile("c8")), (95, "playing", "KS QS".into()));
    // A card that can belong to a foundation lies on a king and may still move.
    play.expect_legal("c8>f c8>c1 c8>c2 c8>c3 c8>c4 c8>c5 c8>c6 c8>c7");
    play.play("c8>f");
    play.expect_won();
    play.refuses_because("c8>f", "The game is won.");
}

#[test]
fn stuck_without_a_legal_move() {
    // A nine at the end of each column, and no nine that can go home.
    let play = dealt(&["9C", "9C", "9D", "9D", "9H", "9H", "9S", "9S"]);
    play.expect_legal("");
    assert_eq!(play.outcome(), "stuck");
}

#[test]
fn a_stacked_deal_has_the_named_cards() {
    let deal = stacked(ID, "5D 9C");
    assert_eq!(deal.cards().len(), 103);
    assert!(text(deal.cards()).starts_with("5D 9C AC 2C 3C"));
}
