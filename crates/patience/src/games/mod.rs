//! The games, a file each. A new game is a file here and its two lines below.

use crate::{Game, Place};
use std::sync::OnceLock;

pub mod empress_of_india;
pub mod fairie_queen;
pub mod labyrinth;
pub mod sly;

/// Every game, each with its variants. [`Game::all`] lists them in the order of their plates.
pub static ALL: &[&[Game]] = &[empress_of_india::GAMES, fairie_queen::GAMES, labyrinth::GAMES, sly::GAMES];

impl Game {
    /// Every game and variant, in the order of the plates, each game before its variants.
    pub fn all() -> impl Iterator<Item = &'static Game> {
        static SORTED: OnceLock<Vec<&'static Game>> = OnceLock::new();
        let sorted = || {
            let mut all: Vec<&'static Game> = Vec::new();
            for game in ALL.iter().copied().flatten() {
                let next = all.iter().position(|other| other.number > game.number);
                all.insert(next.unwrap_or(all.len()), game);
            }
            all
        };
        SORTED.get_or_init(sorted).iter().copied()
    }

    /// The piles, numbered by [`crate::PileId`].
    pub fn places(&self) -> &'static [Place] {
        static PLACES: OnceLock<Vec<(char, Vec<Place>)>> = OnceLock::new();
        let all = PLACES.get_or_init(|| Game::all().map(|game| (game.letter, game.piles.places())).collect());
        all.iter().find(|(letter, _)| *letter == self.letter).map_or(&[], |(_, places)| places)
    }

    /// The game of an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Game> {
        Game::all().find(|game| game.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Target, deal::ALPHABET};
    use std::collections::BTreeSet;

    #[test]
    fn every_game_of_the_files_is_listed_once_in_the_order_of_the_plates() {
        let listed: Vec<&Game> = Game::all().collect();
        assert_eq!(listed.len(), ALL.iter().map(|games| games.len()).sum::<usize>());
        assert!(listed.is_sorted_by_key(|game| game.number));
        let ids: BTreeSet<&str> = listed.iter().map(|game| game.id).collect();
        let letters: BTreeSet<char> = listed.iter().map(|game| game.letter).collect();
        assert_eq!((ids.len(), letters.len()), (listed.len(), listed.len()));
        for game in listed {
            assert!(ALPHABET.contains(game.letter) && game.number > 0, "{game:?}");
            assert!(game.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{game:?}");
            assert_eq!(Game::by_id(game.id), Some(game));
        }
        assert_eq!(Game::by_id("no-game"), None);
    }

    #[test]
    fn addresses_are_unique_and_no_word_of_the_notation() {
        for game in Game::all() {
            let places = game.places();
            let addresses: BTreeSet<&str> = places.iter().map(|place| place.address.as_str()).collect();
            assert_eq!(addresses.len(), places.len(), "{game:?}");
            for word in [Target::Home, Target::Row, Target::Talon].iter().filter_map(|target| target.word()) {
                assert!(!addresses.contains(word), "{game:?}: {word}");
            }
            assert!(addresses.iter().all(|address| !address.contains(['>', ' ', ','])), "{game:?}");
            assert!(game.targets.iter().all(|target| target.word().is_some()), "{game:?}");
        }
    }
}
