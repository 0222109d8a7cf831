//! Bodies of the fuzz targets. A failed assertion is a finding.

use patience::problem::{Entry, List, MAX_QUESTIONS, Problem};
use patience::{
    Address, Card, Challenge, Deal, Game, Link, Outcome, Position, Role, Session, deal::DEAL_COUNT, token::Kind,
};
use std::sync::OnceLock;

/// Any short text is a deal code, an address or both, which round-trip, or an error with a sentence.
pub fn address(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Deal::from_code(text) {
        Ok(deal) => {
            let code = deal.code().expect("a deal of a code has one");
            assert_eq!(Deal::from_code(&code), Ok(deal));
        }
        Err(error) => assert!(!error.token().key().is_empty()),
    }
    match Address::parse(text) {
        Ok(address) => assert_eq!(Address::parse(&address.to_string()), Ok(address)),
        Err(error) => assert!(!error.token().key().is_empty()),
    }
}

/// Any text is a link that can be played, written and read again, or an error with a sentence. A link of today's format
/// is also tried with its check corrected: otherwise the fuzzer would stop there.
pub fn link(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    check_link(text);
    if let Some(checked) = checked(text) {
        check_link(&checked);
    }
}

/// Any text is a problem that can be written and read again, as a link and in a list, or an error with a sentence; also
/// with its check corrected.
pub fn problem(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    check_problem(text);
    if let Some(checked) = checked(text) {
        check_problem(&checked);
    }
    if let Some(entry) = Entry::parse(text) {
        assert_eq!(Entry::parse(&entry.line().expect("a numbered deal")), Some(entry));
    }
    if let Ok(list) = List::parse(text) {
        assert_eq!(list.text(), text);
        (0..list.len()).for_each(|n| drop(list.entry(n)));
    }
}

fn check_problem(text: &str) {
    match Problem::parse(text) {
        Ok(problem) => {
            assert!(problem.answers().questions() <= MAX_QUESTIONS);
            assert_eq!(Problem::parse(&problem.to_string()), Ok(problem));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn check_link(text: &str) {
    match Link::parse(text) {
        Ok(link) => {
            let session = Session::open(text).expect("a link that is read opens");
            assert_eq!(session.link(), link);
            assert_eq!(Link::parse(&link.to_string()), Ok(link));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any text is a challenge that round-trips and whose link opens, a link without a result, or an error with a sentence.
/// It is also tried with the check of its result corrected.
pub fn challenge(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    check_challenge(text);
    if let Some((result, link)) = text.rsplit_once('#')
        && let Some(at) = result.len().checked_sub(6)
        && let Some(body) = result.get(..at)
    {
        let check = letters_of(crc(&format!("{body}#{link}")), 62, 6);
        check_challenge(&format!("{body}{check}#{link}"));
    }
}

fn check_challenge(text: &str) {
    match Challenge::parse(text) {
        Ok(Some(challenge)) => {
            assert_eq!(Link::parse(text), Ok(Link::from(challenge.deal().clone())));
            for written in [challenge.to_string(), challenge.fragment()] {
                assert_eq!(Challenge::parse(&written), Ok(Some(challenge.clone())));
            }
        }
        Ok(None) => assert!(Address::parse(text).is_ok()),
        Err(error) => assert!(!error.to_string().is_empty() && !error.token().key().is_empty()),
    }
}

/// A link of the third format with a correct check: CRC-30/CDMA of the text before it.
fn checked(text: &str) -> Option<String> {
    let (stem, _) = text.rsplit_once('.')?;
    Some(format!("{stem}.{}", letters_of(crc(stem), 64, 5)))
}

/// CRC-30/CDMA.
fn crc(text: &str) -> u32 {
    let mut crc: u32 = 0x3fff_ffff;
    for byte in text.bytes() {
        crc ^= u32::from(byte) << 22;
        for _ in 0..8 {
            crc = (crc << 1) ^ if crc & 0x2000_0000 == 0 { 0 } else { 0x2030_b9c7 };
        }
        crc &= 0x3fff_ffff;
    }
    crc ^ 0x3fff_ffff
}

/// A number in some characters, the least significant first.
fn letters_of(mut number: u32, base: u32, length: usize) -> String {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut next = || {
        let letter = letters[(number % base) as usize];
        number /= base;
        char::from(letter)
    };
    (0..length).map(|_| next()).collect()
}

/// Any text is a save that round-trips, or an error with a sentence.
pub fn save(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Session::restore(text) {
        Ok(mut session) => {
            let saved = session.save();
            let mut restored = Session::restore(&saved).expect("what was saved is restored");
            assert_eq!(restored.save(), saved);
            assert_eq!(session.action_lengths().sum::<usize>(), session.plies());
            while session.undo() {
                assert!(restored.undo());
                assert_eq!((restored.ply(), restored.position()), (session.ply(), session.position()));
            }
            assert_eq!((session.ply(), restored.undo()), (0, false));
        }
        Err(error) => assert!(!error.to_string().is_empty() && !error.token().key().is_empty()),
    }
}

/// Any text is a deal that round-trips, or an error with a sentence.
pub fn deal_text(data: &[u8]) {
    let Some((first, remaining)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(remaining) else { return };
    match Deal::from_text(game(*first), text) {
        Ok(deal) => {
            let written = deal.text();
            let cards = patience::written_cards(text).map(|word| word.card.unwrap().to_string());
            assert_eq!(cards.collect::<Vec<_>>().join(" "), written);
            assert_eq!(Deal::from_text(deal.game(), &written), Ok(deal.clone()));
            let link = Session::new(deal.clone()).link();
            assert_eq!(Link::parse(&link.to_string()).map(|link| link.deal().clone()), Ok(deal));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any text is a list of games that round-trip, or errors with sentences.
pub fn text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for game in patience::text::read(text) {
        match game {
            Ok(record) => {
                let written = patience::text::write(&record.link, record.date);
                assert_eq!(patience::text::read(&written), [Ok(record)]);
            }
            Err(error) => assert!(error.to_string().starts_with("line ")),
        }
    }
}

/// The bytes choose a game, a deal, and then, two by two, legal moves, undo, redo and other actions.
pub fn play(data: &[u8]) {
    let Some((&[first, a, b, c, d], choices)) = data.split_first_chunk() else { return };
    let Some(deal) = Deal::numbered(game(first), u32::from_le_bytes([a, b, c, d]) % DEAL_COUNT) else { return };
    let mut session = Session::new(deal);
    let all = counts(session.position());
    for choice in choices.chunks_exact(2) {
        let choice = u16::from_le_bytes([choice[0], choice[1]]);
        let before = session.position().clone();
        match choice {
            0 => {
                session.undo();
            }
            1 => {
                session.redo();
            }
            2 => {
                session.deal_on();
            }
            3 => {
                session.play_safe();
            }
            _ => {
                let legal = before.legal_moves();
                assert_eq!(legal.is_empty(), before.outcome() != Outcome::Playing);
                let Some(m) = legal.get(usize::from(choice) % legal.len().max(1)).copied() else { continue };
                let text = before.game().write_move(m);
                assert_eq!(before.parse_move(&text), Ok(m));
                for token in [before.describe(m), before.prompt()] {
                    assert!(kinds().iter().any(|kind| kind.allows(&token)), "{token:?}");
                }
                session.play(m).expect("a listed move plays");
                let after = session.position();
                assert!(after.home() >= before.home() && after.stock() <= before.stock());
                assert_ne!(after, &before);
                for (pile, place) in before.pile_specs().iter().enumerate() {
                    let pile = patience::PileId(pile as u8);
                    if place.role == Role::Foundation {
                        assert!(after.table().pile(pile).starts_with(before.table().pile(pile)));
                    }
                }
            }
        }
        assert_eq!(counts(session.position()), all);
    }
    // Reading takes as long as everything else: one game in four.
    if d.is_multiple_of(4) {
        let opened = Session::open(&session.link().to_string()).expect("what was played is a link");
        assert_eq!(opened.position(), session.position());
    }
    while session.undo() {}
    assert_eq!(session.position(), &Position::start(session.deal()));
}

fn game(byte: u8) -> &'static Game {
    let count = Game::all().count();
    Game::all().nth(usize::from(byte) % count).expect("there are games")
}

/// The number of copies of each card.
fn counts(position: &Position) -> [u8; 52] {
    let mut counts = [0; 52];
    position.table().cards().iter().for_each(|card: &Card| counts[card.index()] += 1);
    counts
}

/// All kinds of messages, computed once.
fn kinds() -> &'static [Kind] {
    static KINDS: OnceLock<Vec<Kind>> = OnceLock::new();
    KINDS.get_or_init(patience::token_kinds)
}
