//! Invariants of the data of every game: id, letter and number, addresses, pack, layout.

use crate::common::games;
use patience::{Deal, Fan, Game, Link, LinkError, Role, Session, Shape, Spot, deal::ALPHABET};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The files of the games, by name, with their text.
fn files() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/patience/src/games");
    let read = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.unwrap().path();
        (path.file_stem().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap())
    };
    let mut files: BTreeMap<String, String> = fs::read_dir(folder).unwrap().map(read).collect();
    files.remove("mod").unwrap();
    files
}

/// The ids that a file of games declares, in order.
fn ids_in(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.trim().strip_prefix("id: \"")?.strip_suffix("\",")).collect()
}

#[test]
fn every_game_of_every_file_is_listed() {
    let mut written: Vec<String> = Vec::new();
    for (name, text) in files() {
        let ids = ids_in(&text);
        assert!(!ids.is_empty(), "games/{name}.rs has no game");
        written.extend(ids.into_iter().map(str::to_owned));
    }
    let mut listed: Vec<String> = Game::all().map(|game| game.id.to_owned()).collect();
    written.sort();
    listed.sort();
    assert_eq!(listed, written, "Game::all() against the files in games/");
}

#[test]
fn ids_letters_and_plates_are_unique() {
    let mut ids = BTreeSet::new();
    let mut letters = BTreeSet::new();
    let mut plates: BTreeMap<u8, Vec<&Game>> = BTreeMap::new();
    for game in Game::all() {
        assert!(ids.insert(game.id), "{} is there twice", game.id);
        assert!(letters.insert(game.letter), "{}: the letter {} is taken", game.id, game.letter);
        assert!(ALPHABET.contains(game.letter), "{}: {} is not a letter of codes", game.id, game.letter);
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        assert!(game.id.bytes().all(fits) && game.id.len() > 1, "{} does not fit into a link", game.id);
        assert_ne!(game.id, "replay", "links begin so that are shown move by move");
        assert!(game.number > 0, "{}: plates are numbered from 1", game.id);
        plates.entry(game.number).or_default().push(game);
    }
    let files = files();
    for (number, games) in &plates {
        assert!(games[0].variant.is_empty(), "plate {number}: {} comes before its game", games[0].id);
        for variant in &games[1..] {
            assert!(!variant.variant.is_empty(), "{} and {} have the same number", games[0].id, variant.id);
            let in_a_single_file =
                files.values().any(|text| [games[0], variant].iter().all(|game| ids_in(text).contains(&game.id)));
            assert!(in_a_single_file, "{} has the number of {}, but is no variant of it", variant.id, games[0].id);
        }
    }
    // In the order of the plates, whatever their numbers.
    let order: Vec<&str> = plates.values().flatten().map(|game| game.id).collect();
    assert_eq!(Game::all().map(|game| game.id).collect::<Vec<_>>(), order);
}

#[test]
fn unknown_ids_are_refused() {
    let real = Game::all().next().unwrap();
    let code = Deal::numbered(real, 1).unwrap().code().unwrap();
    for id in ["", "bridge", "sly ", "labyrinth-", "royal-cotillion-2"] {
        assert!(Game::by_id(id).is_none(), "{id}");
        let refused = Link::parse(&format!("{id}/{code}"));
        assert!(matches!(refused, Err(LinkError::Game(_))) || id.trim() != id || id.is_empty(), "{id}: {refused:?}");
    }
    for game in Game::all() {
        assert_eq!(Game::by_id(game.id), Some(game));
        assert!(Game::by_id(&game.id.to_uppercase()).is_none(), "{}", game.id);
    }
    // A message may have changed the case.
    assert_eq!(Link::parse(&format!("{}/{code}", real.id.to_uppercase())), Link::parse(&format!("{}/{code}", real.id)));
}

#[test]
fn addresses_are_unique_and_fit_into_the_notation() {
    for game in games() {
        let mut addresses = BTreeSet::new();
        for place in game.pile_specs() {
            let (id, address) = (game.id, place.address.as_str());
            assert!(addresses.insert(address), "{id}: two piles are called {address}");
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"+-".contains(&byte);
            assert!(!address.is_empty() && address.bytes().all(fits), "{id}: {address} does not fit into the notation");
            // A plus stands between the two piles of a double move.
            let inside = address.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('+');
            assert!(!inside.contains('+'), "{id}: {address} reads like two piles");
            assert!(!["f", "row", "talon"].contains(&address), "{id}: {address} is a word of the notation");
        }
        assert!(game.pile_specs().len() <= 128, "{}: links and the page number piles by a byte", game.id);
    }
}

#[test]
fn roles_fit_into_the_three_bits_that_links_have_for_them() {
    // One of the eight numbers is for targets that are words.
    assert!(Role::ALL.len() < 8, "a further role breaks the links that people have");
}

#[test]
fn every_game_has_a_stock_and_its_deals_are_played_out() {
    for game in games() {
        let stocks = game.pile_specs().iter().filter(|place| place.role == Role::Stock).count();
        assert_eq!(stocks, 1, "{}", game.id);
        assert!(game.pile_specs().iter().any(|place| place.role == Role::Foundation), "{}", game.id);
        let mut session = Session::new(Deal::numbered(game, 7).unwrap());
        while session.deal_on() > 0 {}
        assert!(session.position().deal_label().is_none(), "{}: dealing on ends before the pack does", game.id);
    }
}

#[test]
fn pictures_on_plates_are_positions_of_their_game() {
    for game in games().into_iter().filter(|game| !game.plate.is_empty()) {
        let session = Session::open(game.plate).unwrap_or_else(|error| panic!("{}: {error}", game.id));
        // A variant may show its game.
        assert_eq!(session.deal().game().number, game.number, "{}", game.id);
        assert!(session.ply() > 0, "{}: a plate that shows a deal untouched", game.id);
        assert_eq!(session.link().to_string(), game.plate);
    }
}

/// Height of a card, in card widths.
const HEIGHT: f32 = 1.4;

/// The bounding box of a pile: left, right, top, bottom.
fn room(spot: &Spot) -> [f32; 4] {
    let card = HEIGHT * spot.width * spot.show;
    let depth = match spot.fan {
        Fan::Down => spot.step.max(card),
        Fan::Open => spot.step,
        _ => card,
    };
    [spot.x, spot.x + spot.width, spot.y, spot.y + depth]
}

#[test]
fn piles_lie_on_the_table_and_not_on_each_other() {
    const SLACK: f32 = 0.011;
    for game in games() {
        for shape in Shape::ALL {
            let layout = game.layout(shape);
            let at = format!("{} {shape:?}", game.id);
            let mut drawn: Vec<(&str, &Spot)> = Vec::new();
            for (place, spot) in game.pile_specs().iter().zip(&layout.spots) {
                match spot {
                    Some(spot) => drawn.push((&place.address, spot)),
                    // A card that can move must be drawn.
                    None => assert_eq!(place.role, Role::Decoration, "{at}: {} is not drawn", place.address),
                }
            }
            for (address, spot) in &drawn {
                let [left, right, top, bottom] = room(spot);
                assert!(spot.width > 0.3, "{at}: {address} is too small to be read");
                assert!(left > -SLACK && right < layout.width + SLACK, "{at}: {address} lies beside the table");
                assert!(
                    top > -SLACK && bottom < layout.height + SLACK,
                    "{at}: {address} lies above or below the table"
                );
            }
            for (n, (address, area)) in drawn.iter().enumerate() {
                for (other_address, other) in &drawn[n + 1..] {
                    // The rows of a closing-up grid overlap where there is no room.
                    if area.tier.is_some() && other.tier.is_some() && area.tier != other.tier {
                        continue;
                    }
                    let ([left, right, top, bottom], [l, r, t, b]) = (room(area), room(other));
                    let apart = right < l + SLACK || r < left + SLACK || bottom < t + SLACK || b < top + SLACK;
                    assert!(apart, "{at}: {address} and {other_address} overlap");
                }
            }
        }
    }
}
