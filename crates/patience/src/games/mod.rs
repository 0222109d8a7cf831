//! The games, a file each. A new game is a file here and two lines below.

use crate::{Game, PileSpec};
use alloc::{boxed::Box, vec::Vec};
use once_cell::race::OnceBox;

pub mod empress_of_india;
pub mod fairie_queen;
pub mod labyrinth;
pub mod sly;

/// Every game with its variants. [`Game::all`] lists them in the order of their plates.
pub static ALL: &[&[Game]] = &[
    #[cfg(feature = "empress-of-india")]
    empress_of_india::GAMES,
    #[cfg(feature = "fairie-queen")]
    fairie_queen::GAMES,
    #[cfg(feature = "labyrinth")]
    labyrinth::GAMES,
    #[cfg(feature = "sly")]
    sly::GAMES,
];

/// A game with the data of its piles.
struct Listed {
    game: &'static Game,
    specs: Vec<PileSpec>,
}

/// The games in the order of the plates.
fn listed() -> &'static [Listed] {
    static LISTED: OnceBox<Vec<Listed>> = OnceBox::new();
    LISTED.get_or_init(|| {
        let mut listed: Vec<Listed> = Vec::new();
        for game in ALL.iter().copied().flatten() {
            let next = listed.iter().position(|other| other.game.number > game.number);
            listed.insert(next.unwrap_or(listed.len()), Listed { game, specs: game.piles.pile_specs() });
        }
        Box::new(listed)
    })
}

impl Game {
    /// Every game and variant, in the order of the plates, each game before its variants.
    pub fn all() -> impl Iterator<Item = &'static Game> {
        listed().iter().map(|listed| listed.game)
    }

    /// The piles, numbered by [`crate::PileId`].
    pub fn pile_specs(&self) -> &'static [PileSpec] {
        listed().iter().find(|listed| listed.game == self).map_or(&[], |listed| &listed.specs)
    }

    /// Returns the game of an id.
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
    fn addresses_are_unique_and_differ_from_the_words_of_the_notation() {
        for game in Game::all() {
            let specs = game.pile_specs();
            let addresses: BTreeSet<&str> = specs.iter().map(|spec| spec.address.as_str()).collect();
            assert_eq!(addresses.len(), specs.len(), "{game:?}");
            for word in [Target::Home, Target::Row, Target::Talon].iter().filter_map(|target| target.word()) {
                assert!(!addresses.contains(word), "{game:?}: {word}");
            }
            assert!(addresses.iter().all(|address| !address.contains(['>', ' ', ','])), "{game:?}");
            assert!(game.targets.iter().all(|target| target.word().is_some()), "{game:?}");
        }
    }
}
