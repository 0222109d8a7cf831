//! Where the piles of a game are, what they are for and what they are called.

use crate::PileId;

/// What a pile is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// The undealt cards, face down.
    Stock,
    /// The one card turned up and not yet put anywhere.
    Hand,
    /// Cards laid aside, face up.
    Talon,
    /// A pile that cards go home to and never leave.
    Foundation,
    /// A pile of the tableau.
    Tableau,
    /// The card taken away by grace.
    Reserve,
    /// Cards that are shown and never move.
    Scenery,
    /// No pile at all: a word of the notation that stands for where a card goes, such as `f` or `row`.
    Word,
}

impl Role {
    /// The role as the page names it, in one lower-case word.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Stock => "stock",
            Role::Hand => "hand",
            Role::Talon => "talon",
            Role::Foundation => "foundation",
            Role::Tableau => "tableau",
            Role::Reserve => "reserve",
            Role::Scenery => "scenery",
            Role::Word => "word",
        }
    }
}

/// A pile of a game: its address in the notation, its role, its name in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The address, unique in the game: `c3`, `S+`, `r2c10`.
    pub address: String,
    /// What the pile is for.
    pub role: Role,
    /// What the player calls it: `Packet 3`.
    pub label: String,
}

impl Place {
    /// A place from its three parts.
    pub fn new(address: String, role: Role, label: String) -> Place {
        Place { address, role, label }
    }

    /// A place of which there is only one.
    pub fn single(address: &str, role: Role, label: &str) -> Place {
        Place::new(address.to_owned(), role, label.to_owned())
    }
}

/// How the cards of a pile lie over each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fan {
    /// Squared up: the top card, and a few edges that show the depth.
    Squared,
    /// Downwards within `room` card widths (to the lower edge of the lowest card); it closes up when it must.
    Down {
        /// Room in card widths, at the layout's least height.
        room: f32,
    },
    /// To the right, `step` card widths from card to card.
    Right {
        /// The visible strip of a covered card, in card widths.
        step: f32,
    },
    /// At most two cards, both of them to be read.
    Pair,
}

/// Where a pile lies, in card widths from the upper left corner of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Left edge.
    pub x: f32,
    /// Upper edge, at the layout's least height.
    pub y: f32,
    /// The width of this pile's cards: 1 is the layout's card width.
    pub width: f32,
    /// How much of a card's height is shown: 1 is all of it, 0.5 a half card.
    pub show: f32,
    /// How far the pile sinks for each card width that the table is higher than its least height.
    pub sink: f32,
    /// How the cards lie.
    pub fan: Fan,
    /// The row of a grid whose rows close up as they become more; see [`Tiers`].
    pub tier: Option<u8>,
}

impl Spot {
    /// A squared pile of full-sized cards.
    pub const fn at(x: f32, y: f32) -> Spot {
        Spot { x, y, width: 1.0, show: 1.0, sink: 0.0, fan: Fan::Squared, tier: None }
    }

    /// The same, with cards of another width.
    pub const fn width(self, width: f32) -> Spot {
        Spot { width, ..self }
    }

    /// The same, lying in a fan.
    pub const fn fan(self, fan: Fan) -> Spot {
        Spot { fan, ..self }
    }

    /// The same, sinking as the table grows.
    pub const fn sink(self, sink: f32) -> Spot {
        Spot { sink, ..self }
    }

    /// The same, showing only the upper part of its cards.
    pub const fn show(self, show: f32) -> Spot {
        Spot { show, ..self }
    }

    /// The same, in a row that closes up.
    pub const fn tier(self, tier: u8) -> Spot {
        Spot { tier: Some(tier), ..self }
    }
}

/// How the rows of a growing grid share the room below the spot of their first row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tiers {
    /// The widest step from row to row, in card widths.
    pub pitch: f32,
    /// Room from the top of the first row to the lower edge of the last, in card widths, at the least height.
    pub room: f32,
}

/// A few words over a group of piles, with a hairline on either side.
#[derive(Clone, PartialEq, Debug)]
pub struct Caption {
    /// The words; empty for a hairline alone.
    pub text: &'static str,
    /// Left edge in card widths.
    pub x: f32,
    /// The line's middle in card widths, at the layout's least height.
    pub y: f32,
    /// Width in card widths.
    pub width: f32,
    /// As [`Spot::sink`].
    pub sink: f32,
}

/// One arrangement of a game's table.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The table's width in card widths, without a margin.
    pub width: f32,
    /// The least height in card widths.
    pub height: f32,
    /// Where each pile lies, in the order of [`crate::Game::places`]; `None` for a pile that is not drawn.
    pub spots: Vec<Option<Spot>>,
    /// Words over groups of piles.
    pub captions: Vec<Caption>,
    /// The game's closing-up rows, if it has them.
    pub tiers: Option<Tiers>,
}

impl Layout {
    /// A table of this size with nothing on it yet.
    pub fn new(places: usize, width: f32, height: f32) -> Layout {
        Layout { width, height, spots: vec![None; places], captions: Vec::new(), tiers: None }
    }

    /// Lays a pile down.
    pub fn put(&mut self, pile: PileId, spot: Spot) {
        self.spots[pile.0 as usize] = Some(spot);
    }

    /// Writes a caption.
    pub fn caption(&mut self, text: &'static str, x: f32, y: f32, width: f32) {
        self.captions.push(Caption { text, x, y, width, sink: 0.0 });
    }
}

/// The two arrangements that every game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// For a table that is wider than high.
    Wide,
    /// For a table that is higher than wide.
    Tall,
}
