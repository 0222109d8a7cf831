//! Sly: every rule of the text and of the rules page, on stacked packs.

use super::Play;
use crate::common::{cards, deal_from_cards, filler, take};
use patience::{Card, Deal};

const ID: &str = "sly";

/// A deal with its cards in this order; `..` stands for an unsuitable card (5 to 9), as do the cards after it.
fn deal_of(first: &str) -> Deal {
    let mut remaining = filler(ID, "567894T32JQAK");
    take(&mut remaining, &cards(&first.replace("..", " ")));
    let mut remaining = remaining.into_iter();
    let mut deal: Vec<Card> = Vec::new();
    for word in first.split_whitespace() {
        deal.push(if word == ".." { remaining.next().unwrap() } else { Card::parse(word).unwrap() });
    }
    deal.extend(remaining);
    deal_from_cards(ID, deal)
}

fn sly(first: &str) -> Play {
    Play::of(&deal_of(first))
}

/// After the first round: the founders are home, these cards and some that cannot go home are on the packets, and the stock
/// begins with `stock`.
fn between(founders: &str, packets: &str, stock: &str) -> Play {
    let mut play = Play::of(&deal_from_cards(ID, between_deal(founders, packets, stock)));
    first_deal(&mut play, founders.split_whitespace().count());
    play
}

fn between_deal(founders: &str, packets: &str, stock: &str) -> Vec<Card> {
    let dull = 20 - packets.split_whitespace().count();
    deal_of(&format!("{founders} {packets} {}{stock}", ".. ".repeat(dull))).cards().to_vec()
}

/// Turns up the founders, then places twenty cards on the packets.
fn first_deal(play: &mut Play, founders: usize) {
    (0..founders).for_each(|_| {
        play.play("stock>hand");
    });
    for packet in 1..=20 {
        play.play(&format!("stock>hand hand>p{packet}"));
    }
    assert_eq!(play.home(), founders);
}

/// `hand>p1` … `hand>p20`.
fn all_packets() -> String {
    (1..=20).map(|n| format!("hand>p{n} ")).collect()
}

/// The moves from packets.
fn from_packets(play: &Play) -> Vec<String> {
    play.legal().into_iter().filter(|text| text.starts_with('p')).collect()
}

// ---------------------------------------------------------------- set-up

#[test]
fn set_up_two_entire_packs_twenty_empty_packets_eight_empty_foundations() {
    let deal = Play::pack(ID);
    assert_eq!(deal.len(), 104);
    assert!(Card::pack().all(|card| deal.iter().filter(|other| **other == card).count() == 2));
    let play = sly("");
    assert_eq!((play.piles().len(), play.stock(), play.home(), play.outcome()), (0, 104, 0, "playing"));
    play.expect_legal("stock>hand");
    for n in 1..=20 {
        assert_eq!(play.pile(&format!("p{n}")), "");
    }
}

// ---------------------------------------------------------------- foundations

#[test]
fn a_founding_ace_or_king_goes_to_its_space_at_once() {
    let mut play = sly("AS KH KS AH ..");
    play.play("stock>hand");
    assert_eq!((play.pile("S+"), play.pile("hand")), ("AS".into(), String::new()));
    play.expect_legal("stock>hand");
    play.play("stock>hand stock>hand stock>hand");
    assert_eq!((play.pile("H-"), play.pile("S-"), play.pile("H+")), ("KH".into(), "KS".into(), "AH".into()));
    assert_eq!((play.home(), play.pile("hand")), (4, String::new()));
}

#[test]
fn the_first_ace_and_the_first_king_of_a_suit_found_and_the_second_ones_do_not() {
    let mut play = sly("AS AS KS KS");
    play.play("stock>hand stock>hand");
    assert_eq!((play.pile("S+"), play.pile("hand")), ("AS".into(), "AS".into()));
    play.expect_legal("hand>p1");
    play.refuses("hand>S+ hand>S-");
    play.play("hand>p1 stock>hand stock>hand");
    assert_eq!((play.pile("S-"), play.pile("hand")), ("KS".into(), "KS".into()));
    play.expect_legal("hand>p2");
}

#[test]
fn the_first_king_founds_even_when_the_ascending_foundation_waits_for_it() {
    let mut play = sly("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS KS");
    play.play("stock>hand");
    (0..11).for_each(|_| {
        play.play("stock>hand hand>S+");
    });
    play.play("stock>hand");
    assert_eq!((play.pile("S-"), play.pile("hand")), ("KS".into(), String::new()));
    play.play("stock>hand");
    play.expect_legal("hand>S+ hand>p1");
    // And the first ace, although the descending foundation would take it.
    let mut play = sly("KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD AD");
    play.play("stock>hand");
    (0..11).for_each(|_| {
        play.play("stock>hand hand>D-");
    });
    play.play("stock>hand");
    assert_eq!((play.pile("D+"), play.pile("hand")), ("AD".into(), String::new()));
    play.play("stock>hand");
    play.expect_legal("hand>D- hand>p1");
}

#[test]
fn a_founding_card_does_not_count_among_the_twenty() {
    let mut play = sly("AS KS 4C 2H 4C 5C 6C 7C 8C 9C TC JC 2D 3D 4D 5D 6D 7D 8D 9D TD JD AH 3H");
    play.play("stock>hand stock>hand");
    for packet in 1..=20 {
        assert!(from_packets(&play).is_empty());
        play.play(&format!("stock>hand hand>p{packet}"));
    }
    // The round is over: no ace was counted. The next founding card begins the second round and does not count either.
    assert_eq!(play.stock(), 82);
    play.play("stock>hand");
    assert_eq!((play.pile("H+"), play.pile("hand")), ("AH".into(), String::new()));
    for n in 0..20 {
        play.play("stock>hand");
        assert_ne!(play.pile("hand"), "", "{n}");
        play.play("hand>p1");
    }
    assert_eq!((play.pile("p1").split(' ').count(), play.stock()), (21, 61));
    // Twenty were placed: the ace was not counted, and the packets are open again.
    play.allows("p2>H+");
}

#[test]
fn rule_i_the_foundations_follow_suit_up_from_the_ace_and_down_from_the_king() {
    let mut play = sly("AS KS 2H QH 3S JS 2S QS ..");
    play.play("stock>hand stock>hand");
    for packet in 1..=4 {
        play.play("stock>hand");
        // Wrong suit, or a rank too far.
        play.expect_legal(&format!("hand>p{packet}"));
        play.refuses("hand>S+ hand>S- hand>H+ hand>H-");
        play.play(&format!("hand>p{packet}"));
    }
    play.play("stock>hand");
    play.expect_legal("hand>S+ hand>p5");
    play.refuses("hand>S- hand>C+");
    play.play("hand>S+ stock>hand");
    play.expect_legal("hand>S- hand>p5");
    play.play("hand>S-");
    assert_eq!((play.pile("S+"), play.pile("S-"), play.home()), ("AS 2S".into(), "KS QS".into(), 4));
}

#[test]
fn rule_i_the_player_chooses_when_a_card_suits_both_foundations_of_its_suit() {
    let mut play = sly("AS 2S 3S 4S 5S 6S KS QS JS TS 9S 8S 7S 7S");
    let homes = ["S+", "S-"];
    for (n, rank) in "A23456KQJT98".chars().enumerate() {
        play.play("stock>hand");
        if !"AK".contains(rank) {
            play.play(&format!("hand>{}", homes[n / 6]));
        }
    }
    play.play("stock>hand");
    play.expect_legal("hand>S+ hand>S- hand>p1");
    let mut other = play.clone();
    play.play("hand>S+ stock>hand");
    play.expect_legal("hand>S- hand>p1");
    other.play("hand>S- stock>hand");
    other.expect_legal("hand>S+ hand>p1");
    other.play("hand>S+");
    assert_eq!((other.pile("S+"), other.pile("S-")), ("AS 2S 3S 4S 5S 6S 7S".into(), "KS QS JS TS 9S 8S 7S".into()));
}

#[test]
fn rule_i_the_top_of_a_packet_goes_on_either_foundation_of_its_suit() {
    let mut play = sly("AS KS AD KD 2D 3D 4D 5D 6D 7D QD JD TD 9D 2S QS 2H 8D");
    (0..4).for_each(|_| {
        play.play("stock>hand");
    });
    for to in ["D+"; 6].into_iter().chain(["D-"; 4]) {
        play.play(&format!("stock>hand hand>{to}"));
    }
    for packet in 1..=20 {
        play.play(&format!("stock>hand hand>p{packet}"));
    }
    assert_eq!(from_packets(&play)[..4], ["p1>S+", "p2>S-", "p4>D+", "p4>D-"]);
    // No hearts are founded.
    play.refuses("p3>S+ p3>H+ p3>H- p1>S- p2>S+");
}

#[test]
fn no_card_leaves_a_foundation() {
    let play = between("AS KS", "2S", "");
    play.refuses("S+>p1 S->p1 S+>hand S+>S- S->S+ S+>stock");
}

// ---------------------------------------------------------------- the first deal

#[test]
fn in_the_first_round_cards_go_only_on_the_first_empty_packet() {
    let mut play = sly("..");
    for packet in 1..=20 {
        play.play("stock>hand");
        play.expect_legal(&format!("hand>p{packet}"));
        play.refuses(&all_packets().replace(&format!("hand>p{packet} "), ""));
        play.play(&format!("hand>p{packet}"));
        assert_eq!(play.pile(&format!("p{packet}")).len(), 2);
    }
}

#[test]
fn rule_iv_cards_may_be_played_as_they_turn_up_or_placed() {
    let mut play = sly("AS 2S 5D");
    play.play("stock>hand stock>hand");
    play.expect_legal("hand>S+ hand>p1");
    let mut placed = play.clone();
    play.play("hand>S+");
    assert_eq!((play.pile("S+"), play.pile("p1")), ("AS 2S".into(), String::new()));
    placed.play("hand>p1");
    assert_eq!((placed.pile("S+"), placed.pile("p1")), ("AS".into(), "2S".into()));
    play.play("stock>hand");
    play.expect_legal("hand>p1");
}

#[test]
fn the_hand_holds_a_single_card() {
    let mut play = sly("5D 6D");
    play.play("stock>hand");
    play.refuses("stock>hand");
    play.play("hand>p1");
    play.refuses("hand>p1 hand>p2 hand>S+");
    play.expect_legal("stock>hand");
}

#[test]
fn rule_iv_no_packet_is_played_from_before_the_round_is_complete() {
    let mut play = sly("2S AS ..");
    play.play("stock>hand hand>p1 stock>hand");
    assert_eq!(play.pile("S+"), "AS");
    for packet in 2..=20 {
        // With an empty hand and with a card in it.
        play.expect_legal("stock>hand");
        play.refuses("p1>S+");
        play.refuses_because("p1>S+", "No card is played from a packet during a deal.");
        play.play("stock>hand");
        play.expect_legal(&format!("hand>p{packet}"));
        play.refuses("p1>S+");
        play.play(&format!("hand>p{packet}"));
    }
    play.expect_legal("p1>S+ stock>hand");
}

#[test]
fn cards_played_during_the_round_do_not_count_among_the_twenty() {
    let mut play = sly("AS 2S 3S");
    play.play("stock>hand stock>hand hand>S+ stock>hand hand>S+");
    for packet in 1..=20 {
        play.play("stock>hand");
        play.expect_legal(&format!("hand>p{packet}"));
        play.play(&format!("hand>p{packet}"));
    }
    assert_eq!((play.home(), play.stock()), (3, 81));
    // The second round: any packet.
    play.play("stock>hand");
    play.expect_legal(&all_packets());
}

// ---------------------------------------------------------------- between the deals

#[test]
fn rule_iii_only_the_top_card_is_available_until_its_removal_frees_the_card_beneath() {
    let mut play = between("AS KH", "3S 2S QH", "..");
    assert_eq!(from_packets(&play), ["p2>S+", "p3>H-"]);
    // A second round of twenty: 2H upon the three, the others on p20.
    let mut second = between("AS KH", "3S 2C", &format!("2S {}", ".. ".repeat(19)));
    second.play("stock>hand hand>p1");
    (0..19).for_each(|_| {
        second.play("stock>hand hand>p20");
    });
    assert_eq!(second.pile("p1"), "3S 2S");
    assert_eq!(from_packets(&second), ["p1>S+"]);
    second.play("p1>S+");
    assert_eq!((second.pile("p1"), from_packets(&second)), ("3S".into(), vec!["p1>S+".to_string()]));
    play.play("p2>S+");
    assert_eq!(from_packets(&play), ["p1>S+", "p3>H-"]);
}

#[test]
fn a_vacancy_is_refilled_at_once_from_the_pack() {
    let mut play = between("AS", "2S", "9C 8C");
    assert_eq!(play.stock(), 83);
    play.play("p1>S+");
    assert_eq!((play.pile("p1"), play.stock(), play.pile("hand")), ("9C".into(), 82, String::new()));
    play.expect_legal("stock>hand");
}

#[test]
fn a_packet_that_keeps_a_card_is_not_refilled() {
    let mut play = between("AS", "9C", &format!("2S {}", ".. ".repeat(19)));
    play.play("stock>hand hand>p1");
    (0..19).for_each(|_| {
        play.play("stock>hand hand>p2");
    });
    let stock = play.stock();
    play.play("p1>S+");
    assert_eq!((play.pile("p1"), play.stock()), ("9C".into(), stock));
}

#[test]
fn a_refill_may_be_played_in_its_turn_and_belongs_to_no_deal() {
    let mut play = between("AS", "2S", &format!("3S 4S 9C {}", ".. ".repeat(20)));
    play.play("p1>S+");
    assert_eq!((play.pile("p1"), from_packets(&play)), ("3S".into(), vec!["p1>S+".to_string()]));
    play.play("p1>S+ p1>S+");
    assert_eq!((play.pile("p1"), play.pile("S+"), play.stock()), ("9C".into(), "AS 2S 3S 4S".into(), 80));
    // Still twenty in the next round.
    for _ in 0..20 {
        play.play("stock>hand");
        play.expect_legal(&all_packets());
        play.play("hand>p7");
    }
    assert_eq!(play.pile("p7").split(' ').count(), 21);
    play.play("stock>hand");
    assert_eq!(play.stock(), 59);
}

#[test]
fn a_founding_card_as_a_refill_goes_to_its_space_and_the_next_card_follows() {
    let mut play = between("AS", "2S", "KH AD KD 9C 8C");
    play.play("p1>S+");
    assert_eq!(
        (play.pile("H-"), play.pile("D+"), play.pile("D-"), play.pile("p1")),
        ("KH".into(), "AD".into(), "KD".into(), "9C".into())
    );
    assert_eq!((play.home(), play.stock()), (5, 79));
    // The second ace of a suit founds nothing: it fills the packet.
    let mut play = between("AS", "2S", "AS 9C");
    play.play("p1>S+");
    assert_eq!(play.pile("p1"), "AS");
}

#[test]
fn the_player_chooses_when_to_begin_the_next_round() {
    let mut play = between("AS KH", "2S QH", "9C");
    play.expect_legal("p1>S+ p2>H- stock>hand");
    play.play("stock>hand");
    assert_eq!(play.pile("hand"), "9C");
    play.expect_legal(&all_packets());
    play.refuses("p1>S+ p2>H-");
    play.play("hand>p3");
    play.expect_legal("stock>hand");
}

#[test]
fn a_founding_card_begins_its_round() {
    let mut play = between("AS", "2S", "KH 9C");
    play.allows("p1>S+");
    play.play("stock>hand");
    assert_eq!((play.pile("H-"), play.pile("hand")), ("KH".into(), String::new()));
    play.expect_legal("stock>hand");
    play.refuses("p1>S+");
}

#[test]
fn cards_never_move_from_packet_to_packet_nor_back_to_the_hand() {
    let play = between("AS", "3S 2S", "..");
    play.refuses("p2>p1 p1>p2 p1>p1 p1>hand p1>stock stock>p1 stock>S+");
}

// ---------------------------------------------------------------- later deals

#[test]
fn rule_ii_cards_need_not_follow_suit_nor_sequence_and_go_on_any_packet() {
    let mut play = between("", "", "2S");
    play.play("stock>hand");
    play.expect_legal(&all_packets());
    play.play("hand>p13");
    assert_eq!(play.pile("p13").split(' ').count(), 2);
}

#[test]
fn several_cards_of_a_round_may_go_on_the_same_packet_and_each_round_is_twenty() {
    let mut play = between("AS", "2S", &".. ".repeat(42));
    for deal in 1..=2 {
        play.allows("p1>S+");
        for n in 0..20 {
            play.play("stock>hand");
            play.refuses("p1>S+");
            play.play("hand>p20");
            assert_eq!(from_packets(&play).is_empty(), n < 19);
        }
        assert_eq!(play.pile("p20").split(' ').count(), 1 + 20 * deal);
    }
}

#[test]
fn in_every_round_suitable_cards_may_be_played_as_they_turn_up_and_do_not_count() {
    let mut play = between("AS KS", "..", &format!("2S QS 3S {}", ".. ".repeat(20)));
    play.play("stock>hand");
    play.expect_legal(&(all_packets() + "hand>S+"));
    play.play("hand>S+ stock>hand hand>S- stock>hand hand>S+");
    assert_eq!(play.home(), 5);
    for n in 0..20 {
        assert_eq!(play.pile("p1").split(' ').count(), 1 + n);
        play.play("stock>hand");
        play.allows("hand>p1 hand>p20");
        play.play("hand>p1");
    }
    assert_eq!(play.stock(), 104 - 22 - 23);
}

/// With all eight foundations founded, 96 cards are turned into the hand: four rounds of twenty, and sixteen.
const FOUNDERS: &str = "AC AD AH AS KC KD KH KS";

/// Turns up `count` cards and places each on `p20`; the packets are closed meanwhile.
fn heap(play: &mut Play, count: usize) {
    for _ in 0..count {
        play.play("stock>hand");
        assert!(from_packets(play).is_empty());
        play.play("hand>p20");
    }
}

#[test]
fn the_pack_is_dealt_in_rounds_of_twenty_and_a_last_shorter_round() {
    let mut play = between(FOUNDERS, "2S", "");
    for stock in [76, 56, 36] {
        assert_eq!(play.stock(), stock);
        play.allows("p1>S+ stock>hand");
        heap(&mut play, 20);
    }
    play.allows("p1>S+ stock>hand");
    // The last round lasts until pack and hand are empty.
    heap(&mut play, 15);
    play.expect_legal("stock>hand");
    play.play("stock>hand");
    assert_eq!(play.stock(), 0);
    play.refuses("p1>S+ stock>hand");
    play.play("hand>p20");
    play.allows("p1>S+");
}

#[test]
fn the_last_round_also_ends_when_its_last_card_is_played_home() {
    let mut deal = between_deal(FOUNDERS, "2S", "");
    let at = deal.iter().rposition(|card| card.to_string() == "QD").unwrap();
    let queen = deal.remove(at);
    deal.push(queen);
    let mut play = Play::of(&deal_from_cards(ID, deal));
    first_deal(&mut play, 8);
    heap(&mut play, 20);
    heap(&mut play, 20);
    heap(&mut play, 20);
    heap(&mut play, 15);
    play.play("stock>hand");
    assert_eq!((play.pile("hand"), play.stock()), ("QD".into(), 0));
    play.refuses("p1>S+");
    play.play("hand>D-");
    play.allows("p1>S+");
}

#[test]
fn after_the_last_round_the_packets_are_played_from_and_there_is_no_re_deal() {
    let mut play = between(FOUNDERS, ".. .. 2S 3S", "");
    [20, 20, 20, 16].into_iter().for_each(|count| heap(&mut play, count));
    play.refuses("stock>hand p1>stock p1>hand");
    play.play("p3>S+");
    // The pack is out: the packet stays empty, and no card may go there.
    assert_eq!((play.pile("p3"), play.stock()), (String::new(), 0));
    play.refuses("p4>p3 hand>p3 stock>hand stock>p3 p1>p3");
    play.play("p4>S+");
    assert_eq!(play.pile("S+"), "AS 2S 3S");
}

#[test]
fn a_refill_may_run_the_pack_out() {
    let home = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC 2D 3D 4D 5D";
    let mut play = between(FOUNDERS, ".. .. 2S", home);
    for card in home.split(' ') {
        play.play("stock>hand");
        play.play(&format!("hand>{}+", &card[1..]));
    }
    [20, 20, 20].into_iter().for_each(|count| heap(&mut play, count));
    // One card is left in the stock.
    assert_eq!(play.stock(), 1);
    play.play("p3>S+");
    assert_eq!((play.pile("p3").len(), play.stock()), (2, 0));
    play.refuses("stock>hand");
}

// ---------------------------------------------------------------- the end

/// Each suit from the ace to the queen, both kings, and from the queen to the ace.
fn in_order() -> Vec<Card> {
    let run =
        |suit: char| "A23456789TJQKKQJT98765432A".chars().map(|rank| format!("{rank}{suit} ")).collect::<String>();
    cards(&"CDHS".chars().map(run).collect::<String>())
}

#[test]
fn won_with_104_cards_on_the_foundations() {
    let mut play = Play::of(&deal_from_cards(ID, in_order()));
    while play.stock() > 0 {
        assert_eq!(play.outcome(), "playing");
        play.play("stock>hand");
        let home = play.legal_to(&["+", "-"]).into_iter().min_by_key(|text| text.ends_with('-'));
        if !play.pile("hand").is_empty() {
            play.play(&home.unwrap());
        }
    }
    assert_eq!(play.home(), 104);
    play.expect_won();
    for suit in ["C", "D", "H", "S"] {
        let ascending: Vec<String> = "A23456789TJQK".chars().map(|rank| format!("{rank}{suit}")).collect();
        let descending: Vec<String> = ascending.iter().rev().cloned().collect();
        assert_eq!(play.pile(&format!("{suit}+")), ascending.join(" "));
        assert_eq!(play.pile(&format!("{suit}-")), descending.join(" "));
    }
}

#[test]
fn the_first_round_ends_with_the_pack() {
    let mut deal = in_order();
    let last = deal.len() - 1;
    // The ace precedes the two on which it follows, so it waits on the first packet.
    deal.swap(last - 1, last);
    let mut play = Play::of(&deal_from_cards(ID, deal));
    for n in 0..104 {
        play.play("stock>hand");
        let home = play.legal_to(&["+", "-"]).into_iter().min_by_key(|text| text.ends_with('-'));
        if n == 102 {
            play.expect_legal("hand>p1");
            play.play("hand>p1");
        } else if !play.pile("hand").is_empty() {
            play.refuses("p1>S-");
            play.play(&home.unwrap());
        }
    }
    assert_eq!((play.home(), play.pile("p1")), (103, "AS".into()));
    play.expect_legal("p1>S-");
    play.play("p1>S-");
    play.expect_won();
}

#[test]
fn stuck_when_the_pack_is_out_and_nothing_is_suitable() {
    let mut play = sly("2S 2H 2D 2C");
    // Twos at the bottom of the packets, everything in the worst order: nothing is played.
    let mut placed = 0;
    while play.stock() > 0 {
        play.play("stock>hand");
        if !play.pile("hand").is_empty() {
            placed += 1;
            play.play(&format!("hand>p{}", if placed <= 20 { placed } else { 1 + placed % 4 }));
        }
    }
    while let Some(m) = from_packets(&play).first().cloned() {
        assert_eq!(play.outcome(), "playing");
        play.play(&m);
    }
    play.expect_legal("");
    assert_eq!(play.outcome(), "stuck");
}
