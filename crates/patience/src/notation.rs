//! The notation of moves: `FROM>TO`, `FROM+FROM>f`.

use crate::{
    Game, Move, PileId, RunMove, Target, Token, ascii,
    plain::{plain, visible},
};
use alloc::{string::String, vec::Vec};
use core::{error, fmt};

/// A text that is not a move of the game, or no legal one in the position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum NotationError {
    /// There is no `>` between two addresses.
    Form,
    /// The game has no pile of this address.
    Address(String),
    /// A move of the notation that is not legal in the position.
    Illegal(String),
}

/// Messages about moves in notation.
pub mod messages {
    use alloc::string::String;
    crate::tokens! {
        /// The text does not have the form of a move.
        form = "notation-form";
        /// The game has no pile of this address.
        address = "notation-address" { text: String };
        /// The move is not legal here.
        illegal = "move-illegal" { text: String };
    }
}

impl NotationError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            NotationError::Form => messages::form(),
            NotationError::Address(text) => messages::address(text.clone()),
            NotationError::Illegal(text) => messages::illegal(text.clone()),
        }
    }
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
    /// Writes a move as text. [`Game::read_move`] reads it back.
    #[must_use]
    pub fn write_move(&self, m: Move) -> String {
        self.write_moves(&[m])
    }

    /// Writes a run as its move and the number of its cards: `c1>c5*4`. Only the page uses it: links and saves hold single
    /// moves.
    #[must_use]
    pub fn write_run(&self, run: &RunMove) -> String {
        let mut text = self.write_move(Move::new(run.from, run.to));
        text.push('*');
        ascii::push_number(&mut text, run.cards);
        text
    }

    /// Writes moves as text, separated by spaces.
    pub fn write_moves(&self, moves: &[Move]) -> String {
        let specs = self.pile_specs();
        let address = |pile: PileId| specs.get(pile.0 as usize).map_or("?", |spec| spec.address.as_str());
        let mut text = String::new();
        for m in moves {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(address(m.from));
            if let Some(with) = m.second {
                text.push('+');
                text.push_str(address(with));
            }
            text.push('>');
            text.push_str(match m.to {
                Target::Pile(pile) => address(pile),
                word => word.word().unwrap_or("?"),
            });
        }
        text
    }

    /// Reads moves as [`Game::write_moves`] writes them.
    ///
    /// # Errors
    /// As [`Game::read_move`], for the first text that is not a move.
    pub fn read_moves(&self, text: &str) -> Result<Vec<Move>, NotationError> {
        let mut moves = Vec::new();
        for part in plain(text).split_ascii_whitespace() {
            moves.push(self.read_move(part)?);
        }
        Ok(moves)
    }

    /// Reads a text as a move of this game, legal or not.
    ///
    /// # Errors
    /// [`NotationError`] for a text that is not a move in any position.
    pub fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        let text = plain(text);
        let pile = |address: &str| self.pile_at(address).ok_or_else(|| NotationError::Address(visible(address, 20)));
        let (from, to) = ascii::cut(text.trim_ascii(), '>').ok_or(NotationError::Form)?;
        let word = self.targets.iter().find(|target| target.word() == Some(to));
        let to = word.map_or_else(|| pile(to).map(Target::Pile), |word| Ok(*word))?;
        match ascii::cut(from, '+') {
            // The plus may belong to a foundation's address. Its cards never move, but it is notation.
            Some((first, with)) if pile(from).is_err() => {
                Ok(Move { from: pile(first)?, second: Some(pile(with)?), to })
            }
            _ => Ok(Move::to(pile(from)?, to)),
        }
    }
}
