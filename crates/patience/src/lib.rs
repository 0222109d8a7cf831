#![doc = include_str!("../README.md")]
//!
//! ## Modules
//!
//! | module | holds |
//! |---|---|
//! | `card`, `table`, `place`, `layout` | cards; piles of cards; roles and addresses of piles; their layout |
//! | `games/` | the games, one file each: rules, piles, messages, layout |
//! | `foundations` | the eight foundations that Sly and the Labyrinth share |
//! | `game`, `rules` | a patience as data; its rules and messages as traits |
//! | `moves`, `position`, `notation` | moves; positions; moves as text |
//! | `ascii` | numbers as text, text in parts |
//! | `offers` | selectable piles and their targets |
//! | `runs` | runs of several cards as sequences of single moves |
//! | `why` | explanations of illegal moves |
//! | `finish` | automatic finish |
//! | [`token`], `vocabulary` | localisable messages (keys and typed arguments); the list of all kinds |
//! | [`deal`], [`link`] | codes, the shuffle, links: formats that never change |
//! | [`challenge`] | the link of a deal with a result |
//! | [`session`], [`save`] | a game in progress; the same as text |
//! | [`problem`] | problems: a position with a question and its answers; their links and lists |
//! | [`report`] | the report of an action, as messages |
//! | [`text`] | games as text, in files |
//! | `perft` | counting move sequences |

#![cfg_attr(not(test), no_std)]

#[macro_use]
extern crate alloc;

mod ascii;
mod big;
mod card;
pub mod challenge;
pub mod deal;
mod finish;
/// Deal codes and links, to be rebuilt from the description alone.
#[doc = include_str!("../FORMAT.md")]
pub mod format {}
mod foundations;
mod game;
#[allow(missing_docs)] // Each game's file documents it.
pub mod games;
mod layout;
pub mod link;
mod moves;
mod notation;
mod offers;
mod perft;
mod place;
pub mod plain;
mod position;
pub mod problem;
pub mod report;
mod rules;
mod runs;
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
#[cfg(feature = "own-cards")]
mod written;

pub use card::{Card, CardError, Rank, Suit};
pub use challenge::{Challenge, ChallengeError, Curve, Finisher, Score};
pub use deal::{CodeError, Deal, DealError};
pub use game::{Features, Game};
pub use layout::{Arrangement, Caption, Fan, Layout, Run, Shape, Spot, Tiers};
pub use link::{Address, Link, LinkError};
pub use moves::{Move, Target};
pub use notation::NotationError;
pub use offers::{Gesture, Offers, PileOffers};
pub use perft::{divide, perft, perft_within};
pub use place::{PileGroup, PileList, PileSpec, Role};
pub use position::{Outcome, PlayError, Position};
pub use problem::Problem;
pub use rules::{CloneRules, Describe, ExplainIllegal, Reason, Rules, RulesView, Tally};
pub use runs::RunMove;
pub use save::SaveError;
pub use session::{Session, SessionError};
pub use table::{PileId, Piles, Table};
pub use token::Token;
pub use vocabulary::token_kinds;
#[cfg(feature = "own-cards")]
pub use written::{WrittenCard, written_cards};
