//! A patience as data, and its optional features.

use crate::{
    Arrangement, Card, Layout, PileId, PileList, Role, Rules, Shape, Target,
    token::{Arg, Kind},
};
use alloc::{boxed::Box, vec::Vec};
use core::{
    fmt,
    hash::{Hash, Hasher},
};

/// A patience, or a named variant of one.
///
/// The list of games, [`Game::all`], is fixed by this crate: what a game means in links depends on it.
#[non_exhaustive]
pub struct Game {
    /// The id, part of every link: never changed.
    pub id: &'static str,
    /// The first character of its deal codes, one of [`crate::deal::ALPHABET`]: never changed.
    pub letter: char,
    /// The number of its plate on the start page, from 1; a variant shares its game's.
    pub number: u8,
    /// The book's name for it, in English.
    pub name: &'static str,
    /// For a variant: a short English description. Empty for a game itself.
    pub variant: &'static str,
    /// A link to a position that looks good at small size. Empty if there is none.
    pub plate: &'static str,
    /// Optional assets.
    pub features: Features,
    /// The cards of a deal in the order of new packs, those withdrawn by the set-up left out.
    pub pack: fn() -> Vec<Card>,
    /// The piles; [`Game::pile_specs`] lists them.
    pub piles: PileList,
    /// The move targets that are words instead of piles.
    pub targets: &'static [Target],
    /// Layout for a table that is wider than high.
    pub wide: Arrangement,
    /// Layout for a table that is higher than wide.
    pub tall: Arrangement,
    /// The wide and the tall layout with squared-up piles spread, if the game has them.
    pub open: Option<[Arrangement; 2]>,
    /// Messages of this game alone.
    pub tokens: &'static [Kind],
    /// Returns the first position that the player sees. `cards` are in dealing order.
    ///
    /// The cards must be a permutation of [`Game::pack`]; [`crate::Deal`] guarantees it.
    pub set_up: fn(cards: &[Card]) -> Box<dyn Rules>,
}

/// Optional assets of a patience.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Features {
    /// A page of rules in words (`www/rules`).
    pub rules: bool,
    /// A list of deals that are proven winnable (`www/deals`).
    pub deals: bool,
    /// A solver (`patience-solver`).
    pub solver: bool,
    /// A lesson at the table (`www/lessons`); a variant shares its game's.
    pub lesson: bool,
    /// Its names, captions and messages in the page's catalogues (`www/words`).
    pub words: bool,
}

impl Features {
    /// Rules alone.
    pub const NOTHING: Features = Features { rules: false, deals: false, solver: false, lesson: false, words: false };

    /// All features.
    pub const EVERYTHING: Features = Features { rules: true, deals: true, solver: true, lesson: true, words: true };
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.id == other.id
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl Game {
    /// Returns the layout for a shape of table.
    #[must_use]
    pub fn layout(&self, shape: Shape) -> Layout {
        let closed = [&self.wide, &self.tall];
        let [wide, tall] = self.open.as_ref().map_or(closed, |open| open.each_ref());
        let arrangement = match shape {
            Shape::Wide => &self.wide,
            Shape::Tall => &self.tall,
            Shape::WideOpen => wide,
            Shape::TallOpen => tall,
        };
        arrangement.layout(self.pile_specs().len())
    }

    /// The pile of an address.
    #[must_use]
    pub fn pile_at(&self, address: &str) -> Option<PileId> {
        self.pile_specs().iter().position(|place| place.address == address).map(|pile| PileId(pile as u8))
    }

    /// The first pile of a role.
    #[must_use]
    pub fn pile_of(&self, role: Role) -> Option<PileId> {
        self.pile_specs().iter().position(|place| place.role == role).map(|pile| PileId(pile as u8))
    }
}

/// The cards of `packs` new packs, with `withdrawn(card)` copies of each card taken out.
pub(crate) fn packs(packs: usize, withdrawn: fn(Card) -> usize) -> Vec<Card> {
    let mut cards = Vec::with_capacity(52 * packs);
    for copy in 0..packs {
        for card in Card::pack() {
            if copy >= withdrawn(card) {
                cards.push(card);
            }
        }
    }
    cards
}

impl crate::token::Argument for &'static Game {
    const TYPE: &'static str = "string";

    fn arg(self) -> Arg {
        Arg::Game(self.id)
    }
}
