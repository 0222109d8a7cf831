//! What each fuzz target does with its bytes. A failed assertion is a find.

use patience::{Card, Deal, Game, Link, Outcome, Position, Role, Session, deal::NUMBERS};

/// Any text is a link that can be played, written and read again, or an error with a sentence.
pub fn link(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Link::parse(text) {
        Ok(link) => {
            let session = Session::open(text).expect("a link that is read opens");
            assert_eq!(session.link(), link);
            assert_eq!(Link::parse(&link.to_string()), Ok(link));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any text is a game in hand that is saved and restored as the same, or an error with a sentence.
pub fn save(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Session::restore(text) {
        Ok(mut session) => {
            let saved = session.save();
            let mut restored = Session::restore(&saved).expect("what was saved is restored");
            assert_eq!(restored.save(), saved);
            assert_eq!(session.act_lengths().sum::<usize>(), session.plies());
            while session.undo() {
                assert!(restored.undo());
                assert_eq!((restored.ply(), restored.position()), (session.ply(), session.position()));
            }
            assert_eq!((session.ply(), restored.undo()), (0, false));
        }
        Err(error) => assert!(!error.to_string().is_empty() && !error.token().key().is_empty()),
    }
}

/// Any text is a deal that is written as it was read, or an error with a sentence; likewise a code.
pub fn deal_text(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    match Deal::from_text(game(*first), text) {
        Ok(deal) => {
            let written = deal.text();
            assert_eq!(text.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase(), written);
            assert_eq!(Deal::from_text(deal.game(), &written), Ok(deal.clone()));
            let link = Session::new(deal.clone()).link();
            assert_eq!(Link::parse(&link.to_string()).map(|link| link.deal().clone()), Ok(deal));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match Deal::from_code(text) {
        Ok(deal) => {
            let code = deal.code().expect("a deal of a code has one");
            assert_eq!(Deal::from_code(&code), Ok(deal));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any text is games that are written as they were read, or errors with a sentence.
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

/// The bytes choose a game, a deal, and then, two by two, among the legal moves, or undo, redo and the like.
pub fn play(data: &[u8]) {
    let Some((&[first, a, b, c, d], choices)) = data.split_first_chunk() else { return };
    let Some(deal) = Deal::numbered(game(first), u32::from_le_bytes([a, b, c, d]) % NUMBERS) else { return };
    let mut session = Session::new(deal);
    let all = sorted(session.position());
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
            4 => session.mark(),
            5 => {
                session.return_to(0);
            }
            _ => {
                let legal = before.legal_moves();
                assert_eq!(legal.is_empty(), before.outcome() != Outcome::Playing);
                let Some(m) = legal.get(usize::from(choice) % legal.len().max(1)).copied() else { continue };
                let text = before.game().write_move(m);
                assert_eq!(before.parse_move(&text), Ok(m));
                for token in [before.describe(m), before.prompt()] {
                    assert!(patience::token_kinds().iter().any(|kind| kind.allows(&token)), "{token:?}");
                }
                session.play(m).expect("a listed move plays");
                let after = session.position();
                assert!(after.home() >= before.home() && after.stock() <= before.stock());
                assert_ne!(after, &before);
                for (pile, place) in before.places().iter().enumerate() {
                    let pile = patience::PileId(pile as u8);
                    if place.role == Role::Foundation {
                        assert!(after.table().pile(pile).starts_with(before.table().pile(pile)));
                    }
                }
            }
        }
        assert_eq!(sorted(session.position()), all);
    }
    let opened = Session::open(&session.link().to_string()).expect("what was played is a link");
    assert_eq!(opened.position(), session.position());
    while session.undo() {}
    assert_eq!(session.position(), &Position::start(session.deal()));
}

fn game(byte: u8) -> &'static Game {
    let count = Game::all().count();
    Game::all().nth(usize::from(byte) % count).expect("there are games")
}

fn sorted(position: &Position) -> Vec<Card> {
    let mut cards = position.table().cards().to_vec();
    cards.sort();
    cards
}
