//! Challenges: the link of a deal with the sender's result.

use crate::common::{self, Random, evidence::Evidence};
use patience::{
    Address, Challenge, ChallengeError, Deal, Finisher, Link, Score,
    challenge::{CURVE_LEVELS, CURVE_STEPS, MAX_COUNT},
    deal::DEAL_COUNT,
    link::MAX_MOVES,
};

const FINISHERS: [Finisher; 3] = [Finisher::Player, Finisher::Solver, Finisher::Successor];
const CHARACTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./~";

fn score(random: &mut Random) -> Score {
    let curve = [0; CURVE_STEPS].map(|_| random.below(CURVE_LEVELS.into()) as u8);
    Score {
        won: random.below(2) == 0,
        finisher: FINISHERS[random.below(3)],
        moves: random.below(MAX_MOVES + 1) as u16,
        hints: random.below(usize::from(MAX_COUNT) + 1) as u16,
        undos: random.below(usize::from(MAX_COUNT) + 1) as u16,
        curve: (random.below(3) > 0).then_some(curve),
    }
}

fn deal(random: &mut Random, id: &str) -> Deal {
    Deal::numbered(common::game(id), random.below(DEAL_COUNT as usize) as u32).unwrap()
}

/// The result before the link.
fn result(challenge: &Challenge) -> String {
    challenge.to_string().split_once('#').unwrap().0.to_owned()
}

#[test]
fn challenges_round_trip_and_are_links_of_their_deal() {
    let mut random = Random::new(23);
    for id in Evidence::Links.games() {
        for _ in 0..60 {
            let challenge = Challenge::new(deal(&mut random, id), score(&mut random));
            let link = Link::from(challenge.deal().clone());
            for text in [
                challenge.to_string(),
                challenge.fragment(),
                format!("#{challenge}"),
                format!(" https://example.org/play/?lang=de#{}\n", challenge.fragment()),
                format!("https://example.org/#{challenge}"),
                format!("https://example.org/#/{}", challenge.fragment()),
            ] {
                assert_eq!(Challenge::parse(&text), Ok(Some(challenge.clone())), "{text}");
                assert_eq!(Address::parse(&text), Ok(Address { link: link.clone(), replay: false }), "{text}");
            }
            // Earlier versions read only the part behind the last "#".
            assert_eq!(challenge.to_string().rsplit_once('#').unwrap().1, link.to_string());
            let written = result(&challenge);
            assert!(written.len() <= 18 && written.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{written}");
            assert_eq!(challenge.score().curve.is_none(), written.len() <= 14, "{written}");
        }
    }
}

#[test]
fn a_challenge_of_given_cards_round_trips() {
    let cards = common::pack("sly").into_iter().rev().collect();
    let challenge = Challenge::new(common::deal_from_cards("sly", cards), score(&mut Random::new(1)));
    assert_eq!(Challenge::parse(&challenge.fragment()), Ok(Some(challenge)));
}

#[test]
fn greater_counts_become_the_greatest() {
    let deal = Deal::numbered(common::game("sly"), 7).unwrap();
    let all = u16::MAX;
    let much =
        Score { won: true, finisher: Finisher::Solver, moves: all, hints: all, undos: all, curve: Some([u8::MAX; 8]) };
    let challenge = Challenge::new(deal, much);
    let Score { moves, hints, undos, curve, .. } = challenge.score().clone();
    assert_eq!((moves, hints, undos, curve), (MAX_MOVES as u16, MAX_COUNT, MAX_COUNT, Some([CURVE_LEVELS - 1; 8])));
    assert_eq!(Challenge::parse(&challenge.to_string()), Ok(Some(challenge)));
}

#[test]
fn links_and_addresses_without_a_result_are_no_challenges() {
    for text in [
        "sly/S222-EV9V",
        "#sly/S222-EV9V",
        "https://example.org/#sly/S222-EV9V",
        "#replay/S222-EV9V",
        "##sly/S222-EV9V",
    ] {
        assert_eq!(Challenge::parse(text), Ok(None), "{text}");
    }
    assert!(matches!(Challenge::parse("chess"), Err(ChallengeError::Link(_))));
}

#[test]
fn every_damaged_character_of_a_result_is_recognised() {
    let mut random = Random::new(5);
    for id in Evidence::Links.games() {
        let challenge = Challenge::new(deal(&mut random, id), score(&mut random));
        let (result, link) = (result(&challenge), Link::from(challenge.deal().clone()));
        let mut damaged = Vec::new();
        for at in 0..=result.len() {
            let (before, after) = result.split_at(at);
            for other in "AZaz09-_./~".chars() {
                damaged.push(format!("{before}{other}{after}"));
                if let Some(remaining) = after.get(1..) {
                    damaged.push(format!("{before}{other}{remaining}"));
                }
            }
            if let (Some(a), Some(b), Some(remaining)) = (after.get(..1), after.get(1..2), after.get(2..)) {
                damaged.push(format!("{before}{b}{a}{remaining}"));
            }
            damaged.push(before.to_owned());
            damaged.push(after.to_owned());
        }
        // A slash before all is that of an address.
        damaged.retain(|other| other.trim_start_matches('/') != result && !other.is_empty());
        for other in damaged {
            let text = format!("https://example.org/#{other}%23{link}");
            assert_eq!(Challenge::parse(&text), Err(ChallengeError::Damaged), "{text}");
            assert_eq!(Link::parse(&text), Ok(link.clone()), "the deal opens: {text}");
        }
        // The same result of another deal, or of a position.
        let other = Link::from(deal(&mut random, id));
        assert_eq!(Challenge::parse(&format!("{result}#{other}")), Err(ChallengeError::Damaged));
        assert_eq!(Challenge::parse(&format!("{result}#replay/{link}")), Err(ChallengeError::Damaged));
    }
}

#[test]
fn a_whole_result_of_a_newer_version_is_recognised() {
    let link = "sly/S222-EV9V";
    for body in ["2", "2anything", "Zab12"] {
        let text = format!("{body}{}#{link}", check(&format!("{body}#{link}")));
        assert_eq!(Challenge::parse(&text), Err(ChallengeError::Newer), "{text}");
    }
    for body in ["1", "1A", "1zzzzzzzzzzz", "1zzzzzzzzzzzz", "1AAAAAAAAAAAAAAA", "1é"] {
        let text = format!("{body}{}#{link}", check(&format!("{body}#{link}")));
        let parsed = Challenge::parse(&text);
        assert_eq!(parsed.is_ok(), body == "1", "{text}: an empty number is a game without a move");
    }
}

/// CRC-30/CDMA in six characters of 62, as in FORMAT.md.
fn check(text: &str) -> String {
    let mut sum: u32 = 0x3FFF_FFFF;
    for byte in text.bytes() {
        for bit in (0..8).rev() {
            let top = (sum >> 29 & 1) ^ u32::from(byte >> bit & 1);
            sum = ((sum << 1) & 0x3FFF_FFFF) ^ (top * 0x2030_B9C7);
        }
    }
    let mut sum = (sum & 0x3FFF_FFFF) ^ 0x3FFF_FFFF;
    (0..6)
        .map(|_| {
            let character = char::from(CHARACTERS.as_bytes()[(sum % 62) as usize]);
            sum /= 62;
            character
        })
        .collect()
}
