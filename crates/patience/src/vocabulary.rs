//! All that this crate can say.

use crate::{
    Game,
    token::{Kind, common, refusal},
};
use alloc::vec::Vec;

/// Every kind of token that this crate can make: the general ones, those of deals, links, moves, texts and sessions, and
/// those of every game.
#[must_use]
pub fn token_kinds() -> Vec<Kind> {
    let general = [
        common::KINDS,
        refusal::KINDS,
        crate::deal::told::KINDS,
        crate::link::told::KINDS,
        crate::notation::told::KINDS,
        #[cfg(feature = "own-cards")]
        crate::text::told::KINDS,
        crate::report::KINDS,
        crate::save::KINDS,
    ];
    let mut kinds = general.concat();
    for kind in Game::all().flat_map(|game| game.tokens) {
        // A variant says what its game says.
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    kinds
}
