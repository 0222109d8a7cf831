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
/// The games are those of [`Game::all`]; other crates cannot make one, since a link has only a game's id.
#[non_exhaustive]
pub struct Game {
    /// The id, part of every link: never changed.
    pub id: &'static str,
    /// The first character of its deal codes, one of [`crate::deal::ALPHABET`]: never changed.
    pub letter: char,
    /// Its place among the games of the start page, from 1, as the number of a plate in a book; a variant shares its game's.
    pub number: u8,
    /// Its name in the book that describes it.
    pub name: &'static str,
    /// For a variant: a short English description. Empty for a game itself.
    pub variant: &'static str,
    /// A link to the position of its thumbnail, one that looks good at small size. Empty if there is none.
    pub plate: &'static str,
    /// Optional assets.
    pub features: Features,
    /// The cards of a deal, pack by pack and each pack in the order of a new one, without the cards that are laid out before
    /// the deal, such as aces. Deal codes number the permutations of this order: never changed.
    pub pack: fn() -> Vec<Card>,
    /// The piles, in a short form that [`Game::pile_specs`] expands.
    pub piles: PileList,
    /// The targets of moves that are not piles, such as the `row` of `stock>row`.
    pub targets: &'static [Target],
    /// Layout for a table that is wider than high.
    pub wide: Arrangement,
    /// Layout for a table that is higher than wide.
    pub tall: Arrangement,
    /// The wide and the tall layout in which squared-up piles are spread ([`Shape::WideOpen`], [`Shape::TallOpen`]), if the
    /// game has them.
    pub open: Option<[Arrangement; 2]>,
    /// The kinds of messages (tokens) that only this game sends.
    pub tokens: &'static [Kind],
    /// Returns the first position that the player sees, after all that the deal itself does. `cards` are in dealing order.
    ///
    /// The cards must be a permutation of [`Game::pack`]; [`crate::Deal`] guarantees it.
    pub set_up: fn(cards: &[Card]) -> Box<dyn Rules>,
}

/// Optional assets of a patience.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Features {
    /// A page that explains its rules (`www/rules`).
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
    /// No asset: the game is played, and has no page of rules, list, solver, lesson or words.
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
        let [wide_open, tall_open] = self.open.as_ref().map_or(closed, |open| open.each_ref());
        let arrangement = match shape {
            Shape::Wide => &self.wide,
            Shape::Tall => &self.tall,
            Shape::WideOpen => wide_open,
            Shape::TallOpen => tall_open,
        };
        arrangement.layout(self.pile_specs().len())
    }

    /// The pile of an address.
    #[must_use]
    pub fn pile_at(&self, address: &str) -> Option<PileId> {
        self.pile_specs().iter().position(|spec| spec.address == address).map(|pile| PileId(pile as u8))
    }

    /// The first pile of a role.
    #[must_use]
    pub fn pile_of(&self, role: Role) -> Option<PileId> {
        self.pile_specs().iter().position(|spec| spec.role == role).map(|pile| PileId(pile as u8))
    }
}

/// The cards of `packs` new packs, without the first `withdrawn(card)` copies of each card.
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
