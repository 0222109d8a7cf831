//! The rules of four patiences from Lady Cadogan's book, exactly as printed.
//!
//! A [`Deal`] is the order of the cards; [`Position::start`] sets it out; [`Position::play`] makes a move. A
//! [`Session`] adds what a player needs over a whole game: undo, redo, dealing on, links.
//!
//! ```
//! use patience::{Deal, Game, Outcome, Position};
//!
//! let game = Game::by_id("labyrinth").unwrap();
//! let mut position = Position::start(&Deal::numbered(game, 1914).unwrap());
//! while position.outcome() == Outcome::Playing {
//!     let first = position.legal_moves()[0];
//!     position = position.play(first).unwrap();
//! }
//! assert!(position.home() >= 8);
//! ```
//!
//! | module | holds |
//! |---|---|
//! | `card`, `table`, `place` | cards; piles of cards; what piles are and where they lie |
//! | `games/` | the games, one file each: rules, places, words |
//! | `foundations` | the eight foundations that Sly and the Labyrinth share |
//! | `game`, `position`, `notation` | what a game is to the rest; positions and moves; moves as text |
//! | [`deal`], [`link`] | codes, the shuffle, links: formats that never change |
//! | [`session`] | a game in hand |
//! | [`text`] | games as text, in files |
//! | `perft` | counting move sequences |
//!
//! This crate does no input or output, knows no clock and makes no random choice of its own.

mod big;
mod card;
pub mod deal;
mod foundations;
mod game;
/// The games, one file each.
pub mod games {
    #![allow(missing_docs)]
    use crate::Game;
    include!(concat!(env!("OUT_DIR"), "/games.rs"));
}
pub mod link;
mod notation;
mod perft;
mod place;
mod position;
pub mod session;
mod table;
pub mod text;
pub mod words;

pub use card::{Card, Rank, Suit};
pub use deal::{CodeError, Deal, DealError};
pub use game::{CloneRules, Game, Rules};
pub use link::{Link, LinkError};
pub use notation::NotationError;
pub use perft::{divide, perft};
pub use place::{Arrangement, Caption, Fan, Layout, Place, Places, Role, Run, Shape, Spot, Tiers};
pub use position::{Move, Outcome, PlayError, Position};
pub use session::{Session, SessionError};
pub use table::{PileId, Piles, Table};
