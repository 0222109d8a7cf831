//! Links and codes against `data/vectors.json`, the vectors for other implementations, and the fate of damaged links.
//!
//! `VECTORS=write cargo test -p patience-tests links::` writes the file; without it the file must be up to date.

use crate::common::{self, Random, evidence, evidence::Evidence};
use patience::{
    Address, Challenge, ChallengeError, Deal, Finisher, Game, Link, LinkError, Move, Position, SaveError, Score,
    Session, SessionError, deal::DEAL_COUNT, link::MAX_LENGTH,
};
use serde_json::{Value, json};
use std::{collections::BTreeMap, error::Error, fs, time::Instant};

/// The pinned links of a game: of the first, the second and the third format, and of given cards.
fn pinned(id: &str) -> [String; 4] {
    let text = fs::read_to_string(Evidence::Links.file(id)).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    [lines[0], lines[1], lines[2], lines[4]].map(str::to_owned)
}

/// The digits of a game with their radices, computed from the public interface: of the first format, and of the others.
fn digits(session: &Session) -> (Vec<[usize; 2]>, Vec<[usize; 2]>) {
    let mut position = Position::start(session.deal());
    let (mut places, mut kinds) = (Vec::new(), Vec::new());
    for m in session.moves() {
        let legal = position.legal_moves();
        let kind = |m: &Move| {
            let to = m.to.pile().map(|pile| position.role(pile));
            (position.role(m.from), to, m.second.is_some())
        };
        let mut seen = Vec::new();
        legal.iter().map(kind).for_each(|kind_of| {
            if !seen.contains(&kind_of) {
                seen.push(kind_of);
            }
        });
        let this_kind = kind(&m);
        let place = legal.iter().position(|other| *other == m).unwrap();
        let alike = legal.iter().filter(|other| kind(other) == this_kind).count();
        let before = legal[..place].iter().filter(|other| kind(other) == this_kind).count();
        places.push([place, legal.len()]);
        kinds.push([seen.iter().position(|kind_of| *kind_of == this_kind).unwrap(), seen.len()]);
        kinds.push([before, alike]);
        position.play_unchecked(m);
    }
    (places, kinds)
}

fn link(text: &str, format: &str) -> Value {
    let session = Session::open(text).unwrap();
    let (first, second) = digits(&session);
    let moves: Vec<String> = session.moves().map(|m| session.position().game().write_move(m)).collect();
    json!({
        "link": text,
        "format": format,
        "written": session.link().to_string(),
        "replay": session.link().replay(),
        "moves": moves.join(" "),
        "digits": if format == "first" { first } else { second },
    })
}

/// A long unfinished game: of the Fairie Queen, enough for several blocks.
fn long(id: &str, moves: usize) -> Session {
    let mut random = Random::new(3);
    let mut session = Session::new(Deal::numbered(common::game(id), 31).unwrap());
    if id == "fairie-queen" {
        // The kings come last, so that all but one are bare and moves are most numerous.
        let mut cards = common::pack(id);
        cards.sort_by_key(|card| card.rank.value() == 13);
        session = Session::new(common::deal_from_cards(id, cards));
    }
    while session.ply() < moves {
        let legal = session.position().legal_moves();
        let away: Vec<&Move> = legal.iter().filter(|m| !session.position().is_to_foundation(**m)).collect();
        let m = match (away.len(), legal.len()) {
            (_, 0) => break,
            (0, _) => legal[0],
            _ => *away[random.below(away.len())],
        };
        session.play(m).unwrap();
    }
    session
}

/// Links with the closing: without a digit other than zero, and with a check that would end in a sign.
fn closed(id: &str) -> [String; 2] {
    let mut random = Random::new(31);
    let mut find = |is_empty: bool| {
        let mut links = (0..2000).map(|number| {
            let session = played(id, number, 20, &mut |legal, _| if is_empty { 0 } else { random.below(legal) });
            session.link().to_string()
        });
        let is_closed = |link: &str| link.rsplit('.').next().is_some_and(|check| check.len() == 7);
        links.find(|link| is_closed(link) && link.contains(".A.") == is_empty).unwrap()
    };
    [find(true), find(false)]
}

fn vectors() -> Value {
    let ids = || Game::all().map(|game| game.id);
    let mut deals = Vec::new();
    let mut links = Vec::new();
    let mut given = Vec::new();
    let mut refused = BTreeMap::new();
    let mut refuse = |text: String, why: &str| {
        assert!(Address::parse_exact(&text).is_err(), "{text}");
        refused.insert(text, why.to_owned());
    };
    for id in ids() {
        for number in [0, 1, 20, 123_456_789, DEAL_COUNT - 1] {
            let deal = Deal::numbered(common::game(id), number).unwrap();
            deals.push(json!({ "game": id, "number": number, "code": deal.code(), "cards": deal.text() }));
        }
        let [first, second, third, cards] = pinned(id);
        links.push(link(&first, "first"));
        links.push(link(&second, "second"));
        links.push(link(&third, "third"));
        links.push(link(&long(id, 600).link().to_string(), "third"));
        given.push(json!({ "game": id, "link": cards, "cards": Link::parse(&cards).unwrap().deal().text() }));
        let mut session = Session::open(&cards).unwrap();
        for _ in 0..30 {
            let legal = session.position().legal_moves();
            session.play(legal[legal.len() / 2]).unwrap();
        }
        links.push(link(&session.link().to_string(), "third"));
        let [empty, signs] = closed(id);
        links.push(link(&empty, "third"));
        links.push(link(&signs, "third"));

        let stem = Session::open(&third).unwrap().link().deal().clone();
        let stem = Session::new(stem).link().to_string();
        let code = stem.split_once('/').unwrap().1;
        let moves = &third[stem.len() + 1..];
        let (count, remaining) = moves.split_once('.').unwrap();
        let (number, check) = remaining.split_once('.').unwrap();
        let turned: String = number.chars().rev().collect();
        for (text, why) in [
            (format!("{stem}/{count}.{turned}.{check}"), "V reversed"),
            (format!("{stem}/{count}.{number}A.{check}"), "a zero at the end of V"),
            (format!("{stem}/{count}A.{number}.{check}"), "a zero at the end of N"),
            (format!("{stem}/{count}.{number}.{}", &check[1..]), "a check of four characters"),
            (format!("{stem}/{count}.{number}.{check}A"), "a check of six characters"),
            (format!("{stem}/{count}.{number}{check}"), "one dot"),
            (format!("{stem}/{count}{number}.{check}"), "one dot"),
            (format!("{stem}/{count}.{number}.{check}."), "three dots"),
            (format!("{stem}/{count}.{number}"), "cut"),
            (format!("{stem}/{count}.{number}.{check}00"), "closed without need"),
            (format!("{}01", &signs[..signs.len() - 2]), "wrongly closed"),
            (empty.replace(".A.", ".."), "closed, and no V"),
            (format!("{}/{moves}", Session::new(Deal::numbered(common::game(id), 5).unwrap()).link()), "another deal"),
            (format!("{id}/{}Z", &code[..8]), "a code whose sum is not divisible by 31"),
            (format!("{id}/{}", &code[1..]), "a code of seven characters"),
            (format!("{cards}A"), "a rank too long"),
            (cards.replace(&cards[cards.len() - 3..], "___"), "a rank that the check does not fit"),
        ] {
            refuse(text, why);
        }
    }
    for (text, why) in [
        ("chess/S222-EV9V", "no such game"),
        ("sly", "no deal"),
        ("sly/", "no deal"),
        ("labyrinth/S222-EV9V", "the code of another game"),
        ("sly/S222-EV9V/A..AAAAA", "no moves, and a third part"),
        ("S222-EV9V", "no game, and no replay"),
    ] {
        refuse(text.to_owned(), why);
    }
    let (challenges, damaged) = challenges();
    json!({
        "deals": deals, "links": links, "own": given, "refused": refused,
        "challenges": challenges, "damagedChallenges": damaged,
    })
}

/// Challenges with their parts, and damaged ones with the link that they open.
fn challenges() -> (Vec<Value>, BTreeMap<String, String>) {
    let (mut challenges, mut damaged) = (Vec::new(), BTreeMap::new());
    let scores = [
        (true, Finisher::Player, 272, 3, 0, Some([6, 5, 4, 1, 2, 5, 6, 7])),
        (true, Finisher::Solver, 205, 0, 12, None),
        (true, Finisher::Successor, 9_999, 999, 999, Some([7; 8])),
        (false, Finisher::Player, 0, 0, 0, None),
        (false, Finisher::Player, 118, 117, 1, Some([0; 8])),
    ];
    for game in Game::all() {
        let cards = Link::parse(&pinned(game.id)[3]).unwrap().deal().clone();
        let deals = [Deal::numbered(game, 123_456_789).unwrap(), cards];
        for (n, (won, finisher, moves, hints, undos, curve)) in scores.into_iter().enumerate() {
            let score = Score { won, finisher, moves, hints, undos, curve };
            let challenge = Challenge::new(deals[n % 2].clone(), score);
            let text = challenge.to_string();
            let (result, link) = text.split_once('#').unwrap();
            challenges.push(json!({
                "challenge": text, "fragment": challenge.fragment(), "link": link, "won": won,
                "finisher": finisher.name(), "moves": moves, "hints": hints, "undos": undos, "curve": curve,
            }));
            let (first, second) = result.split_at(3);
            for other in [format!("{first}A{second}"), result[1..].to_owned(), format!("2{}", &result[1..])] {
                let text = format!("{other}#{link}");
                assert_eq!(Challenge::parse(&text), Err(ChallengeError::Damaged), "{text}");
                damaged.insert(text, link.to_owned());
            }
        }
    }
    (challenges, damaged)
}

#[test]
fn vectors_match_the_engine() {
    // They cover all games: with a single game selected there is nothing to compare.
    if Evidence::Links.games().count() < Evidence::Links.all_games().count() {
        return;
    }
    let path = evidence::data().join("vectors.json");
    let text = format!("{}\n", serde_json::to_string(&vectors()).unwrap().replace("},{", "},\n{"));
    if std::env::var_os("VECTORS").is_some_and(|value| value == "write") {
        fs::write(&path, &text).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    assert!(written == text, "tests/data/vectors.json is not what links are: they may never change");
}

/// `self · factor + addend`, for a number in the characters' values, least significant first.
fn multiply_add(number: &[usize], factor: usize, addend: usize) -> Vec<usize> {
    let (mut carry, mut product) = (addend, Vec::new());
    for value in number {
        carry += value * factor;
        product.push(carry % 64);
        carry /= 64;
    }
    while carry > 0 {
        product.push(carry % 64);
        carry /= 64;
    }
    while product.last() == Some(&0) {
        product.pop();
    }
    product
}

/// `N.V` of the third format, written from the digits as FORMAT.md describes it.
fn by_the_description(digits: &[[usize; 2]], plies: usize) -> String {
    let mut blocks: Vec<Vec<[usize; 2]>> = vec![Vec::new()];
    let mut product = vec![1];
    for digit in digits {
        product = multiply_add(&product, digit[1], 0);
        if product.len() > 128 {
            blocks.push(Vec::new());
            product = multiply_add(&[1], digit[1], 0);
        }
        blocks.last_mut().unwrap().push(*digit);
    }
    let mut values = Vec::new();
    for (n, block) in blocks.iter().enumerate() {
        values.resize(n * 128, 0);
        let number = block.iter().rev().fold(Vec::new(), |number, digit| multiply_add(&number, digit[1], digit[0]));
        values.extend(number);
    }
    while values.last() == Some(&0) {
        values.pop();
    }
    text_of(multiply_add(&[], 1, plies)) + "." + &text_of(values)
}

/// Plays a game: `choose` selects among the given number of legal moves.
fn played(id: &str, number: u32, moves: usize, choose: &mut dyn FnMut(usize, &Session) -> usize) -> Session {
    let mut session = Session::new(Deal::numbered(common::game(id), number).unwrap());
    while session.ply() < moves {
        let legal = session.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        let index = choose(legal.len(), &session);
        session.play(legal[index]).unwrap();
    }
    session
}

/// Asserts that a game's link matches the format description and is read again.
fn agrees(session: &Session) {
    let link = session.link().to_string();
    let (_, digits) = digits(session);
    let (_, moves) = link.rsplit_once('/').unwrap();
    let (text, _) = moves.rsplit_once('.').unwrap();
    assert_eq!(text, by_the_description(&digits, session.ply()), "{link}");
    assert_eq!(Session::open(&link).unwrap().link().to_string(), link);
}

#[test]
fn links_match_the_format_description() {
    let mut random = Random::new(11);
    for game in common::games() {
        for number in 0..8 {
            agrees(&played(game.id, number * 7919, 400, &mut |legal, _| random.below(legal)));
        }
        // Cards go home where possible, for the most kinds of moves.
        agrees(&played(game.id, 5, 400, &mut |legal, session| {
            let home = |at: &usize| session.position().is_to_foundation(session.position().legal_moves()[*at]);
            (0..legal).find(home).unwrap_or_else(|| random.below(legal))
        }));
    }
}

#[test]
fn blocks_that_end_in_zeros_round_trip() {
    for game in common::games() {
        // All digits are zeros, or all but the first, or the last: whole blocks of zeros, at the end and before it.
        agrees(&played(game.id, 3, 900, &mut |_, _| 0));
        agrees(&played(game.id, 3, 900, &mut |legal, session| if session.ply() == 0 { legal - 1 } else { 0 }));
        agrees(&played(game.id, 3, 900, &mut |legal, session| if session.ply() % 300 == 299 { legal - 1 } else { 0 }));
    }
}

/// Values as characters.
fn text_of(values: impl IntoIterator<Item = usize>) -> String {
    values.into_iter().map(|value| char::from(CHARACTERS.as_bytes()[value])).collect()
}

/// CRC-30/CDMA in five characters, as in FORMAT.md.
fn checksum(text: &str) -> String {
    let mut sum: usize = 0x3FFF_FFFF;
    for byte in text.bytes() {
        for bit in (0..8).rev() {
            let top = (sum >> 29 & 1) ^ usize::from(byte >> bit & 1);
            sum = ((sum << 1) & 0x3FFF_FFFF) ^ ((top * 0x2030_B9C7) & 0x3FFF_FFFF);
        }
    }
    sum ^= 0x3FFF_FFFF;
    text_of((0..5).map(|at| sum >> (6 * at) & 63))
}

#[test]
fn only_canonical_links_are_read() {
    for id in Evidence::Links.games() {
        let third = pinned(id)[2].clone();
        let (stem, moves) = third.rsplit_once('/').unwrap();
        let [count, number, check] = moves.split('.').collect::<Vec<_>>()[..] else { panic!("{third}") };
        let sealed = |count: &str, number: &str| {
            let text = format!("{stem}/{count}.{number}");
            format!("{text}.{}", checksum(&text))
        };
        assert_eq!(sealed(count, number), third);
        for (count, number) in [
            ("", ""),
            ("A", ""),
            ("", number),
            (&format!("{count}A"), number),
            (count, &format!("{number}A")),
            (count, &format!("{number}{}B", "A".repeat(256))),
            ("____", number),
        ] {
            assert!(Link::parse(&sealed(count, number)).is_err(), "{count}.{number}");
        }
        assert!(Link::parse(&format!("{stem}/{count}.{number}A.{check}")).is_err());
    }
}

/// FNV18 in three characters.
fn fnv(bytes: &[u8]) -> String {
    let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
    for byte in bytes {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
    }
    let sum = (hash ^ hash >> 32) as usize;
    text_of((0..3).map(|at| sum >> (6 * at) & 63))
}

#[test]
fn given_cards_have_a_single_rank_of_fixed_length() {
    for id in Evidence::Links.games() {
        let cards = pinned(id)[3].clone();
        let rank = &cards[cards.find('~').unwrap() + 4..];
        let checked = |rank: &str| format!("{id}/~{}{rank}", fnv(format!("{id}/~{rank}").as_bytes()));
        assert_eq!(checked(rank), cards);
        for other in [format!("{rank}A"), rank[..rank.len() - 1].to_owned(), "_".repeat(rank.len()), String::new()] {
            assert_eq!(Link::parse(&checked(&other)), Err(LinkError::Cards), "{other}");
        }
    }
}

/// A link of an older format, written as in FORMAT.md; `count` is its second part.
fn older(stem: &str, digits: &[[usize; 2]], count: &str) -> String {
    let mut bytes = format!("{stem}/").into_bytes();
    digits.iter().for_each(|[value, _]| bytes.extend((*value as u16).to_le_bytes()));
    let number = digits.iter().rev().fold(Vec::new(), |number, digit| multiply_add(&number, digit[1], digit[0]));
    format!("{stem}/{}{count}{}", fnv(&bytes), text_of(number))
}

/// A number of moves in the characters of the older formats.
fn older_count(plies: usize) -> Vec<usize> {
    let mut values = vec![plies % 32];
    let mut remaining = plies / 32;
    while remaining > 0 {
        *values.last_mut().unwrap() += 32;
        values.push(remaining % 32);
        remaining /= 32;
    }
    values
}

#[test]
fn no_written_link_is_cut_in_a_message() {
    let mut random = Random::new(23);
    let (mut written, mut closed) = (0, 0);
    for game in common::games() {
        for number in 0..40 {
            let session =
                played(game.id, number, 60, &mut |legal, _| if number % 2 == 0 { 0 } else { random.below(legal) });
            for plies in 0..=session.ply() {
                let mut link = session.link();
                link.truncate(plies);
                for text in [link.to_string(), link.replay()] {
                    assert!(text.ends_with(|last: char| last.is_ascii_alphanumeric()), "{text}");
                    assert!(!text.contains("..-") && !text.contains(".._"), "{text}");
                }
                let text = link.to_string();
                assert_eq!(Link::parse(&text), Ok(link));
                let (_, moves) = text.rsplit_once('/').unwrap();
                written += 1;
                closed += usize::from(moves.rsplit('.').next().is_some_and(|check| check.len() == 7));
            }
        }
    }
    assert!(closed * 100 > written && closed * 12 < written, "{closed} of {written}");
}

#[test]
fn closed_links_are_always_refused_when_damaged() {
    for id in Evidence::Links.games() {
        for link in closed(id) {
            let (_, through) = damage(&link, 0);
            assert_eq!(through, [""; 0], "{link}");
        }
    }
}

/// Text that messages, mail programs and social sites leave behind a link.
const TAILS: [&str; 34] = [
    ".",
    ",",
    ")",
    ">",
    "!",
    "?",
    ";",
    ":",
    "”",
    "\"",
    "'",
    "*",
    "**",
    "_",
    "__",
    "-",
    "…",
    "...",
    ").",
    "&gt;",
    "</a>",
    "]",
    "}",
    " have fun",
    " Sent from my phone",
    "\nhave fun",
    "?utm_source=share",
    "&fbclid=IwAR0ME",
    "?a=b/c",
    "\u{200b}",
    "\u{2069}",
    "\u{feff}",
    "\u{3000}",
    "。",
];

#[test]
fn the_very_game_is_found_with_anything_stuck_to_its_link() {
    for id in Evidence::Links.games() {
        let [_, _, third, cards] = pinned(id);
        let deal = Session::new(Session::open(&third).unwrap().deal().clone()).link().to_string();
        let replay = Session::open(&third).unwrap().link().replay();
        let mut session = Session::open(&cards).unwrap();
        session.play(session.position().legal_moves()[0]).unwrap();
        for link in [&deal, &third, &replay, &cards, &session.link().to_string()].into_iter().chain(&closed(id)) {
            let exact = Address::parse_exact(link).unwrap();
            for tail in TAILS {
                for head in
                    ["", "#", "https://example.org/#", "<https://example.org/#", "Look: https://example.org/?lang=ar#/"]
                {
                    let text = format!("{head}{link}{tail}");
                    assert_eq!(Address::parse(&text), Ok(exact.clone()), "{text}");
                }
            }
            assert_eq!(Address::parse(&link.replacen('/', "\u{200b}/\u{2060}", 1)), Ok(exact.clone()));
            let full_width: String =
                link.chars().map(|letter| char::from_u32(letter as u32 + 0xfee0).unwrap()).collect();
            assert_eq!(Address::parse(&full_width), Ok(exact));
        }
        let code = deal.rsplit('/').next().unwrap();
        let exact = Deal::from_code(code).unwrap();
        for tail in TAILS {
            for head in ["", "“", "(", "\u{2066}", "\u{feff} ", "*"] {
                assert_eq!(Deal::from_code(&format!("{head}{code}{tail}")), Ok(exact.clone()), "{head}{code}{tail}");
            }
        }
    }
}

#[test]
fn wrapped_and_encoded_links_are_read() {
    for id in Evidence::Links.games() {
        let [_, _, third, cards] = pinned(id);
        for link in [&third, &cards] {
            let exact = Address::parse_exact(link).unwrap();
            let encoded = link.replace('/', "%2F");
            for text in [
                encoded.clone(),
                format!("https://x.example/%23{link}"),
                format!("https://x.example/%23{encoded}%3E"),
                format!("https://x.example/#{encoded}%0A"),
                format!(
                    "https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example%2F%23{encoded}&data=05%7C02&reserved=0"
                ),
                format!(
                    "https://l.example/?u=https%253A%252F%252Fx.example%252F%2523{}&h=1#_=_",
                    encoded.replace('%', "%25")
                ),
                link.replacen(id, &id.to_uppercase(), 1),
                format!("{link}#"),
            ] {
                assert_eq!(Address::parse(&text), Ok(exact.clone()), "{text}");
            }
        }
        // Moves that are none leave no deal: the page offers it without them.
        let stem = third.rsplit_once('/').unwrap().0;
        for tail in ["!!!!", "...", ")", "👍"] {
            assert_eq!(Address::parse(&format!("{stem}/{tail}")), Err(LinkError::Moves), "{tail}");
        }
        for text in ["https://x.example/", "https://x.example/?url=https%3A%2F%2Fy.example%2F"] {
            assert_eq!(Address::parse(text), Err(LinkError::NoLink), "{text}");
        }
    }
}

#[test]
fn an_older_writer_s_link_is_read_without_its_last_sign() {
    let mut found = 0;
    for game in common::games() {
        for number in 0..400 {
            let session = played(game.id, number, 4, &mut |legal, _| legal - 1);
            let link = session.link().to_string();
            let Some(open) = link.strip_suffix("00").filter(|open| open.ends_with(['-', '_']) && !open.contains(".A."))
            else {
                continue;
            };
            found += 1;
            for text in [open, &open[..open.len() - 1]] {
                assert_eq!(Link::parse(text), Ok(session.link()), "{text}");
            }
        }
    }
    assert!(found >= common::games().len(), "only {found}");
}

#[test]
fn what_looks_like_a_code_is_named() {
    let error = |text: &str| Deal::from_code(text).unwrap_err().to_string();
    assert_eq!(error("Ѕ222-EV9V"), "deal codes do not use the character “Ѕ (U+0405)”");
    assert_eq!(error("S222-EVÉV"), "deal codes do not use the character “É”");
    assert_eq!(LinkError::no_game("ѕly").to_string(), "there is no game called “ѕ (U+0455)ly” here");
}

#[test]
fn older_links_are_read_in_canonical_form_only() {
    let mut random = Random::new(5);
    for game in common::games() {
        let stem = Session::new(Deal::numbered(game, 77).unwrap()).link().to_string();
        for plies in [0, 1, 31, 32, 33, 64, 65, 96] {
            let session = played(game.id, 77, plies, &mut |legal, _| random.below(legal));
            let (first, second) = digits(&session);
            let values = older_count(session.ply());
            for digits in [&first, &second] {
                let text = older(&stem, digits, &text_of(values.clone()));
                let link = Link::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!(link, session.link(), "{text}");
                // An extra zero, in either number.
                assert!(Link::parse(&format!("{text}A")).is_err(), "{text}A");
                let (last, before) = values.split_last().unwrap();
                let long = text_of(before.iter().copied().chain([last + 32, 0]));
                assert!(Link::parse(&older(&stem, digits, &long)).is_err(), "{long} for {}", session.ply());
                // More digits than needed.
                let longer = format!("{text}{}B", "A".repeat(120));
                assert!(Link::parse(&longer).is_err(), "{longer}");
            }
        }
    }
}

#[test]
fn addresses_round_trip() {
    for id in Evidence::Links.games() {
        let [_, _, third, cards] = pinned(id);
        let code = third.split('/').nth(1).unwrap();
        let replay = Session::open(&third).unwrap().link().replay();
        assert_eq!(replay, format!("replay/{}", &third[id.len() + 1..]));
        for text in [&third, &cards, &replay, &format!("replay/{code}")] {
            let address = Address::parse(text).unwrap();
            assert_eq!((address.to_string().as_str(), address.replay), (text.as_str(), text.starts_with("replay/")));
            assert_eq!(text.parse(), Ok(address));
        }
        assert_eq!(
            Address::parse(&third[id.len() + 1..]).unwrap_err(),
            LinkError::Game(code.to_owned()),
            "not without replay"
        );
    }
}

#[test]
fn a_link_can_be_cut_and_played_move_by_move() {
    let mut session = long("labyrinth", 12);
    let (whole, end) = (session.link(), session.position().clone());
    assert_eq!((whole.plies(), session.ply()), (12, 12));
    let mut seen = Vec::new();
    assert_eq!(whole.play(|position, m| seen.push((position.clone(), m))), end);
    assert_eq!(seen.len(), 12);
    for plies in (0..=13).rev() {
        let mut cut = whole.clone();
        cut.truncate(plies);
        session.go_to(plies.min(12));
        assert_eq!((cut.plies(), cut.to_string()), (plies.min(12), session.link().to_string()));
        assert_eq!(seen.get(plies).map_or(&end, |(position, _)| position), session.position());
        assert!(session.moves().eq(seen.iter().take(plies).map(|(_, m)| *m)));
    }
}

#[test]
fn an_error_has_its_source() {
    let source = |error: &dyn Error| error.source().map(|error| error.to_string());
    let wrong = Address::parse("sly/S222-EV9W").unwrap_err();
    let LinkError::Code(code) = &wrong else { panic!("{wrong}") };
    assert_eq!((source(&wrong), source(&LinkError::NoDeal)), (Some(code.to_string()), None));
    let mut session = Session::new(Deal::numbered(common::game("sly"), 0).unwrap());
    for text in ["hand>nowhere", "hand>p1"] {
        let error = session.play_text(text).unwrap_err();
        assert_eq!(source(&error), Some(error.to_string()), "{text}");
    }
    assert_eq!(source(&SessionError::TooLong), None);
    assert!(SessionError::TooLong.to_string().contains("10000"));
}

#[test]
fn a_text_is_too_long_by_a_single_byte() {
    for (length, is_too_long) in
        [(MAX_LENGTH - 1, false), (MAX_LENGTH, false), (MAX_LENGTH + 1, true), (MAX_LENGTH + 2, true)]
    {
        let error = Address::parse(&"x".repeat(length)).unwrap_err();
        assert_eq!(error == LinkError::Length, is_too_long, "{length}");
    }
}

const CHARACTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./~#";

/// The number of texts tried, and those that opened as another game.
type Tried = (usize, Vec<String>);

/// Damages one character of a text, in every way: replaced, swapped with the next, removed, one inserted.
fn damage(text: &str, from: usize) -> Tried {
    let good = Link::parse(text).unwrap();
    let (mut tried, mut through) = (0, Vec::new());
    let mut attempt = |changed: String| {
        if changed != text {
            tried += 1;
            // A slash that cuts the text leaves the deal: not another game.
            if Link::parse(&changed)
                .is_ok_and(|link| link != good && !(link.plies() == 0 && link.deal() == good.deal()))
            {
                through.push(changed);
            }
        }
    };
    for at in from..=text.len() {
        let (before, after) = text.split_at(at);
        for other in CHARACTERS.chars() {
            attempt(format!("{before}{other}{after}"));
            if let Some(remaining) = after.get(1..) {
                attempt(format!("{before}{other}{remaining}"));
            }
        }
        if let (Some(a), Some(b), Some(remaining)) = (after.get(..1), after.get(1..2), after.get(2..)) {
            attempt(format!("{before}{b}{a}{remaining}"));
        }
        if let Some(remaining) = after.get(1..) {
            attempt(format!("{before}{remaining}"));
        }
    }
    (tried, through)
}

#[test]
fn no_damaged_character_makes_another_game() {
    let mut all = 0;
    for id in Evidence::Links.games() {
        let third = pinned(id)[2].clone();
        let (tried, through) = damage(&third, 0);
        assert_eq!(through, [""; 0], "{third}");
        all += tried;
        // Nor do two in the same neighbourhood, in the moves.
        let start = third.rfind('/').unwrap() + 1;
        let mut random = Random::new(7);
        for _ in 0..2000 {
            let at = start + random.below(third.len() - start - 2);
            let mut bytes = third.clone().into_bytes();
            for near in 0..3 {
                bytes[at + near] = CHARACTERS.as_bytes()[random.below(64)];
            }
            let changed = String::from_utf8(bytes).unwrap();
            assert!(changed == third || Link::parse(&changed).is_err(), "{changed} for {third}");
        }
    }
    assert!(all >= 5000 * Evidence::Links.games().count(), "only {all}");
}

#[test]
fn an_older_link_beyond_a_long_game_is_refused_for_its_length() {
    for game in Game::all() {
        let stem = Session::new(Deal::numbered(game, 12_345).unwrap()).link().to_string();
        let of = |length: usize| Link::parse(&format!("{stem}/AAAw4J{}B", "A".repeat(length - 7))).unwrap_err();
        assert_eq!((of(2048), of(2049)), (LinkError::Moves, LinkError::Length), "{}", game.id);
        // A saved game is read whatever its length.
        let recorded = Session::restore(&format!("save1 {stem}/AAAw4J{}B 0", "A".repeat(2100)));
        assert_eq!(recorded.unwrap_err(), SaveError::Link(LinkError::Moves), "{}", game.id);
    }
}

#[test]
#[ignore = "it takes a minute; for FORMAT.md"]
fn odds_of_damaged_links() {
    for (format, name) in ["first", "second", "third", "own cards"].into_iter().enumerate() {
        let (mut all, mut open) = (0, Vec::new());
        for id in Evidence::Links.games() {
            let text = &pinned(id)[format];
            let (tried, through) = damage(text, text.rfind(['/', '~']).unwrap() + 1);
            all += tried;
            open.extend(through);
        }
        println!("{name}: {all} damaged links, {} open as another game {open:?}", open.len());
    }
}

/// Divides a number in the characters' values, least significant first. Returns the remainder.
fn divide(number: &mut Vec<usize>, divisor: usize) -> usize {
    let mut remaining = 0;
    for value in number.iter_mut().rev() {
        remaining = remaining * 64 + *value;
        *value = remaining / divisor;
        remaining %= divisor;
    }
    while number.last() == Some(&0) {
        number.pop();
    }
    remaining
}

/// Returns true if `plies` moves use up a number of an older format exactly: then only its check can detect damage.
fn fits(deal: &Deal, plies: usize, mut number: Vec<usize>, is_second: bool) -> bool {
    let mut position = Position::start(deal);
    for _ in 0..plies {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return false;
        }
        let kind = |m: &Move| {
            let to = m.to.pile().map(|pile| position.role(pile));
            (position.role(m.from), to, m.second.is_some())
        };
        let mut alike = legal;
        if is_second {
            let mut seen = Vec::new();
            for k in alike.iter().map(kind) {
                if !seen.contains(&k) {
                    seen.push(k);
                }
            }
            let chosen = seen[divide(&mut number, seen.len())];
            alike.retain(|m| kind(m) == chosen);
        }
        let m = alike[divide(&mut number, alike.len())];
        position.play_unchecked(m);
    }
    number.is_empty()
}

/// One character of an older link replaced by another, in every way. A text that still reads as a number of moves opens
/// as another game if 18 bits of check agree: once in 2¹⁸ for each format in which it reads.
#[test]
#[ignore = "it takes half a minute; for FORMAT.md"]
fn odds_of_damaged_older_links() {
    for (format, name) in ["first", "second"].into_iter().enumerate() {
        let (mut all, mut fitting) = (0, 0);
        for id in Evidence::Links.games() {
            let text = &pinned(id)[format];
            let deal = Link::parse(text).unwrap().deal().clone();
            let start = text.rfind('/').unwrap() + 1;
            let whole: Vec<usize> = text[start..].chars().map(|c| CHARACTERS.find(c).unwrap()).collect();
            for at in 0..whole.len() {
                for other in (0..64).filter(|other| *other != whole[at]) {
                    all += 1;
                    let mut values = whole.clone();
                    values[at] = other;
                    let Some(end) = values[3..].iter().position(|value| *value < 32) else { continue };
                    let (count, number) = values[3..].split_at(end + 1);
                    if number.last() == Some(&0) || (end > 0 && count[end] == 0) {
                        continue;
                    }
                    let plies = count.iter().rev().fold(0, |plies, value| plies * 32 + value % 32);
                    if plies > 10_000 {
                        continue;
                    }
                    // In the format that it was written in, a damaged check never agrees: the digits are the same.
                    let of = |is_second: bool| {
                        let same = at < 3 && is_second == (name == "second");
                        usize::from(!same && fits(&deal, plies, number.to_vec(), is_second))
                    };
                    fitting += of(true) + of(false);
                }
            }
        }
        let odds = f64::from(1 << 18) * all as f64 / fitting as f64;
        println!("{name}: {all} damaged, {fitting} times a number of moves: one in {odds:.0} opens");
    }
}

#[test]
#[ignore = "a clock is no test on a busy machine; for FORMAT.md"]
fn time_of_the_longest_links() {
    for game in Game::all() {
        let stem = Session::new(Deal::numbered(game, 12_345).unwrap()).link().to_string();
        for filler in ["A", "_", "s4", "Zx0-q"] {
            let number: String = filler.chars().cycle().take(2_048 - 7).collect();
            let text = format!("{stem}/AAAw4J{}_", &number[1..]);
            let began = Instant::now();
            assert!(Link::parse(&text).is_err());
            println!("{} {filler}: {:?}", game.id, began.elapsed());
        }
        let text = long(game.id, 10_000).link().to_string();
        let began = Instant::now();
        let plies = Link::parse(&text).unwrap().plies();
        println!("{}: {plies} moves in {} characters: {:?}", game.id, text.len(), began.elapsed());
    }
}
