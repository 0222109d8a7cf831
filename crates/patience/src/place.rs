//! Where the piles of a game are, what they are for and what they are called.

use crate::PileId;

/// What a pile is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
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
    /// The card laid aside by grace.
    Reserve,
    /// Cards that are shown and never move.
    Scenery,
    /// No pile at all: a word of the notation that stands for where a card goes, such as `f` or `row`.
    Word,
}

/// A pile of a game: its address in the notation, its role, its name in words.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Place {
    /// The address, unique in the game: `c3`, `S+`, `r2c10`.
    pub address: String,
    /// What the pile is for.
    pub role: Role,
    /// What the player calls it: `Packet 3`.
    pub label: String,
}

/// Places of one kind, as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    address: &'static str,
    role: Role,
    label: &'static str,
    count: u8,
}

impl Places {
    /// A place of which there is only one.
    pub const fn one(address: &'static str, role: Role, label: &'static str) -> Places {
        Places { address, role, label, count: 0 }
    }

    /// `address1` … `addressN`, called `Label 1` … `Label N`.
    pub const fn many(address: &'static str, role: Role, label: &'static str, count: u8) -> Places {
        Places { address, role, label, count }
    }

    /// The places of a list, in order.
    pub fn list(kinds: &[Places]) -> Vec<Place> {
        let mut places = Vec::new();
        for kind in kinds {
            for n in 1..=kind.count.max(1) {
                let mut place =
                    Place { address: kind.address.to_owned(), role: kind.role, label: kind.label.to_owned() };
                if kind.count > 0 {
                    let n = n.to_string();
                    place.address += &n;
                    place.label += " ";
                    place.label += &n;
                }
                places.push(place);
            }
        }
        places
    }
}

/// How the cards of a pile lie over each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Fan {
    /// Squared up: the top card, and a few edges that show the depth.
    Squared,
    /// Downwards within `step` card widths (to the lower edge of the lowest card); it closes up when it must.
    Down,
    /// To the right, `step` card widths from card to card.
    Right,
    /// At most two cards, both of them to be read.
    Pair,
}

/// Where a pile lies, in card widths from the upper left corner of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
    /// The fan's measure, see [`Fan`].
    pub step: f32,
    /// The row of a grid whose rows close up as they become more; see [`Tiers`].
    pub tier: Option<u8>,
}

/// Piles that lie in rows, as data: the whole of an arrangement is a few of these.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    first: PileId,
    count: u8,
    columns: u8,
    step: (f32, f32),
    sink_step: f32,
    tiers: bool,
    spot: Spot,
}

impl Run {
    /// `count` piles from `first` on, in one row that begins at `x`, `y` and has a pile each `pitch` card widths.
    pub const fn new(first: PileId, count: u8, x: f32, y: f32, pitch: f32) -> Run {
        let spot = Spot { x, y, width: 1.0, show: 1.0, sink: 0.0, fan: Fan::Squared, step: 0.0, tier: None };
        Run { first, count, columns: count, step: (pitch, 0.0), sink_step: 0.0, tiers: false, spot }
    }

    /// A single pile.
    pub const fn one(pile: PileId, x: f32, y: f32) -> Run {
        Run::new(pile, 1, x, y, 0.0)
    }

    /// The same, in rows of `columns` with `pitch` from row to row.
    pub const fn rows(self, columns: u8, pitch: f32) -> Run {
        Run { columns, step: (self.step.0, pitch), ..self }
    }

    /// The same, in rows that close up.
    pub const fn tiers(self, columns: u8) -> Run {
        Run { columns, tiers: true, ..self }
    }

    /// The same, with cards of another width.
    pub const fn width(self, width: f32) -> Run {
        Run { spot: Spot { width, ..self.spot }, ..self }
    }

    /// The same, lying in a fan.
    pub const fn fan(self, fan: Fan, step: f32) -> Run {
        Run { spot: Spot { fan, step, ..self.spot }, ..self }
    }

    /// The same, sinking as the table grows: the first row by `sink`, each further one by `step` more.
    pub const fn sink(self, sink: f32, step: f32) -> Run {
        Run { sink_step: step, spot: Spot { sink, ..self.spot }, ..self }
    }

    /// The same, showing only the upper part of its cards.
    pub const fn show(self, show: f32) -> Run {
        Run { spot: Spot { show, ..self.spot }, ..self }
    }
}

/// How the rows of a growing grid share the room below the spot of their first row.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tiers {
    /// The widest step from row to row, in card widths.
    pub pitch: f32,
    /// Room from the top of the first row to the lower edge of the last, in card widths, at the least height.
    pub room: f32,
}

/// A few words over a group of piles, with a hairline on either side.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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

impl Caption {
    /// Words from `x` on, `width` wide, their middle at `y`.
    pub const fn new(text: &'static str, x: f32, y: f32, width: f32) -> Caption {
        Caption { text, x, y, width, sink: 0.0 }
    }

    /// The same, sinking as the table grows.
    pub const fn sink(self, sink: f32) -> Caption {
        Caption { sink, ..self }
    }
}

/// One arrangement of a game's table, as data.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrangement {
    /// The table's width in card widths, without a margin.
    pub width: f32,
    /// The least height in card widths.
    pub height: f32,
    /// The piles that are drawn.
    pub runs: &'static [Run],
    /// Words over groups of piles.
    pub captions: &'static [Caption],
    /// The game's closing-up rows, if it has them.
    pub tiers: Option<Tiers>,
}

/// An arrangement, pile by pile.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Layout {
    /// The table's width in card widths, without a margin.
    pub width: f32,
    /// The least height in card widths.
    pub height: f32,
    /// Where each pile lies, in the order of [`crate::Game::places`]; `None` for a pile that is not drawn.
    pub spots: Vec<Option<Spot>>,
    /// Words over groups of piles.
    pub captions: &'static [Caption],
    /// The game's closing-up rows, if it has them.
    pub tiers: Option<Tiers>,
}

impl Arrangement {
    /// Where each of so many piles lies.
    pub fn layout(&self, places: usize) -> Layout {
        let Arrangement { width, height, runs, captions, tiers } = *self;
        let mut spots = vec![None; places];
        for run in runs {
            for n in 0..run.count {
                let (row, column) = (n / run.columns, n % run.columns);
                let mut spot = run.spot;
                spot.x += run.step.0 * f32::from(column);
                spot.y += run.step.1 * f32::from(row);
                spot.sink += run.sink_step * f32::from(row);
                spot.tier = run.tiers.then_some(row);
                if let Some(place) = spots.get_mut(usize::from(run.first.0 + n)) {
                    *place = Some(spot);
                }
            }
        }
        Layout { width, height, spots, captions, tiers }
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
