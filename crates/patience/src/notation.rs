//! The notation of moves: `FROM>TO`, `FROM+FROM>f`.

use crate::{Game, Move, PileId, Position};
use std::{error, fmt};

/// A text that is no move of the game at all, or none of its legal moves here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// There is no `>` between two addresses.
    Form,
    /// The game has no pile of this address.
    Address(String),
    /// A move of the notation that is not legal in the position.
    Illegal(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Form => f.write_str("a move is written FROM>TO, such as c3>f"),
            NotationError::Address(text) => write!(f, "there is no pile called “{text}” in this game"),
            NotationError::Illegal(text) => write!(f, "{text} is not a legal move here"),
        }
    }
}

impl error::Error for NotationError {}

impl Game {
    /// A move as text. [`Game::read_move`] reads it back.
    pub fn write_move(&self, m: Move) -> String {
        let places = self.places();
        let address = |pile: PileId| places.get(pile.0 as usize).map_or("?", |place| place.address.as_str());
        match m.with {
            None => [address(m.from), ">", address(m.to)].concat(),
            Some(with) => [address(m.from), "+", address(with), ">", address(m.to)].concat(),
        }
    }

    /// A text as a move of this game, legal or not.
    ///
    /// # Errors
    /// [`NotationError`] for a text that is no move in any position.
    pub fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        let places = self.places();
        let pile = |address: &str| {
            let at = places.iter().position(|place| place.address == address);
            let short: String = address.chars().take(20).collect();
            at.map(|pile| PileId(pile as u8)).ok_or(NotationError::Address(short))
        };
        let (from, to) = text.split_once('>').ok_or(NotationError::Form)?;
        let to = pile(to)?;
        match from.split_once('+') {
            // The plus may also be a foundation's, whose cards never move: not legal, but a move of the notation.
            Some((first, with)) if pile(from).is_err() => Ok(Move { from: pile(first)?, with: Some(pile(with)?), to }),
            _ => Ok(Move::new(pile(from)?, to)),
        }
    }
}

impl Position {
    /// A text as a move that is legal here.
    ///
    /// # Errors
    /// [`NotationError`] that says whether the text is no move at all or only not legal now.
    pub fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        let m = self.game().read_move(text)?;
        if self.legal_moves().contains(&m) { Ok(m) } else { Err(NotationError::Illegal(text.to_owned())) }
    }
}
