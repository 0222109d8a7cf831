//! The list of all kinds of messages.

use crate::{
    Game,
    token::{Kind, common, refusal},
};
use alloc::vec::Vec;

/// Returns every kind of message that this crate can make: the general ones, those of deals, links, moves, texts and
/// sessions, and those of every game.
#[must_use]
pub fn token_kinds() -> Vec<Kind> {
    let general = [
        common::KINDS,
        refusal::KINDS,
        crate::deal::messages::KINDS,
        crate::link::messages::KINDS,
        crate::challenge::messages::KINDS,
        crate::problem::messages::KINDS,
        crate::notation::messages::KINDS,
        #[cfg(feature = "own-cards")]
        crate::text::messages::KINDS,
        crate::report::KINDS,
        crate::save::KINDS,
    ];
    let mut kinds = general.concat();
    for kind in Game::all().flat_map(|game| game.tokens) {
        // A variant shares the messages of its game.
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    kinds
}
