#![doc = include_str!("../README.md")]
//!
//! ## Modules
//!
//! | module | holds |
//! |---|---|
//! | `card`, `table`, `place`, `layout` | cards; piles of cards; what piles are; where they lie |
//! | `games/` | the games, one file each: rules, places, what they say |
//! | `foundations` | the eight foundations that Sly and the Labyrinth share |
//! | `game`, `rules` | what a game is to the rest: its data, its rules, what is said about it |
//! | `moves`, `position`, `notation` | moves; positions; moves as text |
//! | `ascii` | numbers as text, text in parts |
//! | `offers` | what a position offers a player who chooses piles |
//! | `why` | why it refuses what it does not offer |
//! | `finish` | the end of a game that is won by itself |
//! | [`token`], `vocabulary` | what is said, without words; all that can be said |
//! | [`deal`], [`link`] | codes, the shuffle, links: formats that never change |
//! | [`session`], [`save`] | a game in hand; the same as text |
//! | [`report`] | what an act did, as tokens |
//! | [`text`] | games as text, in files |
//! | `perft` | counting move sequences |

#![cfg_attr(not(test), no_std)]

#[macro_use]
extern crate alloc;

mod ascii;
mod big;
mod card;
pub mod deal;
mod finish;
/// Deal codes and links, to be rebuilt from the description alone.
#[doc = include_str!("../FORMAT.md")]
pub mod format {}
mod foundations;
mod game;
#[allow(missing_docs)] // Each game is told by its file's own head.
pub mod games;
mod layout;
pub mod link;
mod moves;
mod notation;
mod offers;
mod perft;
mod place;
mod position;
pub mod report;
mod rules;
pub mod save;
pub mod session;
mod table;
#[cfg(feature = "own-cards")]
pub mod text;
#[cfg(feature = "serde")]
mod text_serde;
pub mod token;
mod vocabulary;
mod why;

pub use card::{Card, CardError, Rank, Suit};
pub use deal::{CodeError, Deal, DealError};
pub use game::{Game, Has};
pub use layout::{Arrangement, Caption, Fan, Layout, Run, Shape, Spot, Tiers};
pub use link::{Address, Link, LinkError};
pub use moves::{Move, Target};
pub use notation::NotationError;
pub use offers::{Meaning, Offers, PileOffers};
pub use perft::{divide, perft};
pub use place::{Place, PlaceList, Places, Role};
pub use position::{Outcome, PlayError, Position};
pub use rules::{CloneRules, Describe, Reason, Refuse, Rules, Situation, Tally};
pub use save::SaveError;
pub use session::{Session, SessionError};
pub use table::{PileId, Piles, Table};
pub use token::Token;
pub use vocabulary::token_kinds;
