//! Layout of a table as data. Each game's file (`games/`) lays out its piles.

use crate::{PileId, Piles};
use alloc::vec::Vec;

/// Overlap of the cards of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Fan {
    /// Squared up: the top card, and a few edges that show the depth.
    Squared,
    /// Downwards within `step` card widths (to the lower edge of the last card); it closes up when it must.
    Down,
    /// To the right, `step` card widths from card to card.
    Right,
    /// At most two cards, both readable.
    Pair,
    /// Downwards within `step` card widths, which no other pile uses: where there is no room the top card is cut as
    /// well.
    Open,
}

impl Fan {
    /// The fan in a word: `squared`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["squared", "down", "right", "pair", "open"][self as usize]
    }
}

/// Position of a pile, in card widths from the upper left corner of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Spot {
    /// Left edge.
    pub x: f32,
    /// Upper edge, at the layout's least height.
    pub y: f32,
    /// The width of this pile's cards: 1 is the layout's card width.
    pub width: f32,
    /// Visible share of a card's height: 1 is all of it, 0.5 a half card.
    pub show: f32,
    /// Extra y for each card width that the table is higher than its least height.
    pub sink: f32,
    /// Overlap of the cards.
    pub fan: Fan,
    /// The fan's measure, see [`Fan`].
    pub step: f32,
    /// The row of a grid whose rows close up as their number grows; see [`Tiers`].
    pub tier: Option<u8>,
}

/// Piles in rows, as data. A few of these make up an arrangement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    piles: Piles,
    columns: u8,
    step: (f32, f32),
    sink_step: f32,
    tiers: bool,
    spot: Spot,
}

impl Run {
    /// Some piles in one row that begins at `x`, `y`, a pile every `pitch` card widths.
    #[must_use]
    pub const fn new(piles: Piles, x: f32, y: f32, pitch: f32) -> Run {
        let spot = Spot { x, y, width: 1.0, show: 1.0, sink: 0.0, fan: Fan::Squared, step: 0.0, tier: None };
        Run { piles, columns: piles.len(), step: (pitch, 0.0), sink_step: 0.0, tiers: false, spot }
    }

    /// A single pile.
    #[must_use]
    pub const fn single(pile: PileId, x: f32, y: f32) -> Run {
        Run::new(Piles::new(pile, 1), x, y, 0.0)
    }

    /// The same, in rows of `columns` with `pitch` from row to row.
    #[must_use]
    pub const fn rows(self, columns: u8, pitch: f32) -> Run {
        Run { columns, step: (self.step.0, pitch), ..self }
    }

    /// The same, in rows that close up.
    #[must_use]
    pub const fn tiers(self, columns: u8) -> Run {
        Run { columns, tiers: true, ..self }
    }

    /// The same, with cards of another width.
    #[must_use]
    pub const fn width(self, width: f32) -> Run {
        Run { spot: Spot { width, ..self.spot }, ..self }
    }

    /// The same, fanned.
    #[must_use]
    pub const fn fan(self, fan: Fan, step: f32) -> Run {
        Run { spot: Spot { fan, step, ..self.spot }, ..self }
    }

    /// The same, sinking as the table grows: the first row by `sink`, each row after it by `step` in addition.
    #[must_use]
    pub const fn sink(self, sink: f32, step: f32) -> Run {
        Run { sink_step: step, spot: Spot { sink, ..self.spot }, ..self }
    }

    /// The same, with only the upper part of its cards visible.
    #[must_use]
    pub const fn visible(self, visible: f32) -> Run {
        Run { spot: Spot { show: visible, ..self.spot }, ..self }
    }
}

/// Distribution of the rows of a growing grid over the room below the spot of their first row.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tiers {
    /// The widest step from row to row, in card widths.
    pub pitch: f32,
    /// Room from the top of the first row to the lower edge of the last, in card widths, at the least height.
    pub room: f32,
    /// A replacement, in a wide layout for a table too low for these rows, in a tall layout for a table so high that
    /// they would leave much of it empty.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub other: Option<&'static Arrangement>,
}

/// A caption over a group of piles, with a hairline on either side.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Caption {
    /// The text, as a key of the catalogues; empty for a hairline alone.
    pub name: &'static str,
    /// Left edge in card widths.
    pub x: f32,
    /// The line's middle in card widths, at the layout's least height.
    pub y: f32,
    /// Width in card widths.
    pub width: f32,
    /// Height in card widths of a text that is written upwards, beside its piles; 0 for a line.
    pub upright: f32,
    /// As [`Spot::sink`].
    pub sink: f32,
}

impl Caption {
    /// A text from `x` on, `width` wide, its middle at `y`.
    #[must_use]
    pub const fn new(name: &'static str, x: f32, y: f32, width: f32) -> Caption {
        Caption { name, x, y, width, upright: 0.0, sink: 0.0 }
    }

    /// The same, written upwards from `y + height` to `y`.
    #[must_use]
    pub const fn upright(self, height: f32) -> Caption {
        Caption { upright: height, ..self }
    }

    /// The same, sinking as the table grows.
    #[must_use]
    pub const fn sink(self, sink: f32) -> Caption {
        Caption { sink, ..self }
    }
}

/// One arrangement of a game's table, as data.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrangement {
    /// The table's width in card widths, without a margin.
    pub width: f32,
    /// The minimum height in card widths.
    pub height: f32,
    /// The visible piles.
    pub runs: &'static [Run],
    /// Captions over groups of piles.
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
    /// The minimum height in card widths.
    pub height: f32,
    /// The spot of each pile, in the order of [`crate::Game::pile_specs`]; `None` for a pile that is not drawn.
    pub spots: Vec<Option<Spot>>,
    /// Captions over groups of piles.
    pub captions: &'static [Caption],
    /// The game's closing-up rows, if it has them.
    pub tiers: Option<Tiers>,
}

impl Arrangement {
    /// Computes the spot of each of `piles` piles.
    #[must_use]
    pub fn layout(&self, piles: usize) -> Layout {
        let Arrangement { width, height, runs, captions, tiers } = *self;
        let mut spots = vec![None; piles];
        for run in runs {
            for (n, pile) in (0..).zip(run.piles) {
                let (row, column) = (n / run.columns, n % run.columns);
                let mut spot = run.spot;
                spot.x += run.step.0 * f32::from(column);
                spot.y += run.step.1 * f32::from(row);
                spot.sink += run.sink_step * f32::from(row);
                spot.tier = run.tiers.then_some(row);
                if let Some(place) = spots.get_mut(usize::from(pile.0)) {
                    *place = Some(spot);
                }
            }
        }
        Layout { width, height, spots, captions, tiers }
    }
}

impl Layout {
    /// The replacement for a table too low or too high for this layout, if the game has one.
    #[must_use]
    pub fn other(&self) -> Option<Layout> {
        Some(self.tiers?.other?.layout(self.spots.len()))
    }
}

/// The two arrangements that every game has, and two that it may have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// For a table that is wider than high.
    Wide,
    /// For a table that is higher than wide.
    Tall,
    /// As [`Shape::Wide`], with every card of a pile readable; for a game without such an arrangement the same.
    WideOpen,
    /// As [`Shape::Tall`], with every card of a pile readable; for a game without such an arrangement the same.
    TallOpen,
}

impl Shape {
    /// All four shapes.
    pub const ALL: [Shape; 4] = [Shape::Wide, Shape::Tall, Shape::WideOpen, Shape::TallOpen];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deal, Game, Position};

    /// Height of a card, in card widths.
    const HEIGHT: f32 = 1.4;
    /// Tolerance: lengths are written to two decimals.
    const SLACK: f32 = 0.005;

    /// The bounding box of a pile: left, top, right and bottom edge.
    struct Area([f32; 4]);

    impl Area {
        /// The area of a pile of `cards` cards on a table that is `extra` higher than its least height.
        fn of(spot: &Spot, cards: usize, layout: &Layout, extra: f32) -> Area {
            let y = spot.y + spot.sink * extra;
            let high = spot.width * HEIGHT * spot.show;
            let (wide, high) = match (spot.fan, spot.tier, &layout.tiers) {
                // Rows that close up share the room below the first; a column of them is one area.
                (_, Some(_), Some(tiers)) => (spot.width, tiers.room + extra),
                (Fan::Down, ..) => (spot.width, spot.step + extra),
                (Fan::Open, ..) => (spot.width, spot.step),
                (Fan::Right, ..) => (spot.width + spot.step * cards.saturating_sub(1) as f32, high),
                _ => (spot.width, high),
            };
            Area([spot.x, y, spot.x + wide, y + high])
        }

        fn overlaps(&self, other: &Area) -> bool {
            let ([left, top, right, bottom], [x, y, x_end, y_end]) = (self.0, other.0);
            left + SLACK < x_end && x + SLACK < right && top + SLACK < y_end && y + SLACK < bottom
        }
    }

    #[test]
    fn no_two_piles_overlap_and_all_are_on_the_table() {
        for game in Game::all() {
            let start = Position::start(&Deal::numbered(game, 1).expect("a deal"));
            for shape in Shape::ALL {
                let layout = game.layout(shape);
                for layout in layout.other().iter().chain([&layout]) {
                    assert_eq!(layout.spots.len(), game.pile_specs().len());
                    for extra in [0.0, 0.5, 3.0] {
                        check(game, &start, layout, extra);
                    }
                }
            }
        }
    }

    fn check(game: &Game, start: &Position, layout: &Layout, extra: f32) {
        let mut drawn: Vec<(&str, bool, Area)> = Vec::new();
        for (pile, place) in (0..).map(PileId).zip(game.pile_specs()) {
            let Some(spot) = &layout.spots[usize::from(pile.0)] else { continue };
            let area = Area::of(spot, start.table().len(pile), layout, extra);
            let [left, top, right, bottom] = area.0;
            let inside = left >= 0.0 && top >= 0.0 && right <= layout.width + SLACK;
            assert!(inside && bottom <= layout.height + extra + SLACK, "{}: {} is not inside", game.id, place.address);
            for (address, tiered, other) in &drawn {
                // Rows of one grid are one area.
                let same = *tiered && spot.tier.is_some() && (other.0[0] - left).abs() < SLACK;
                assert!(same || !area.overlaps(other), "{}: {} lies on {address}", game.id, place.address);
            }
            drawn.push((&place.address, spot.tier.is_some(), area));
        }
        assert!(!drawn.is_empty());
    }

    #[test]
    fn overlapping_piles_are_detected() {
        let spot = Run::single(PileId(0), 1.0, 1.0).spot;
        let layout = Layout { width: 9.0, height: 9.0, spots: Vec::new(), captions: &[], tiers: None };
        let area = Area::of(&spot, 1, &layout, 0.0);
        for (x, y, overlaps) in [(1.9, 1.0, true), (2.0, 1.0, false), (1.0, 2.3, true), (1.0, 2.4, false)] {
            let other = Area::of(&Spot { x, y, ..spot }, 1, &layout, 0.0);
            assert_eq!(area.overlaps(&other), overlaps, "{x} {y}");
        }
    }

    #[test]
    fn captions_are_on_the_table() {
        for game in Game::all() {
            for shape in Shape::ALL {
                let layout = game.layout(shape);
                for caption in layout.captions {
                    let right = caption.x + caption.width;
                    assert!(caption.x >= 0.0 && right <= layout.width + 0.01, "{}: {}", game.id, caption.name);
                    assert!(caption.y > 0.0 && caption.y < layout.height, "{}: {}", game.id, caption.name);
                }
            }
        }
    }
}
