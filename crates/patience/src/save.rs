//! Saves: a game in progress as one line of text, with its undone moves and its actions.
//!
//! ```text
//! SAVE = save1 LINE PLY ACTS | save1 LINE PLY
//! ACTS = RUN | RUN,ACTS
//! RUN  = MOVES | COUNTxMOVES
//! ```
//!
//! The parts are separated by a space. **LINE** is the [link] of the whole line, undone moves included. **PLY** is the
//! number of its moves that are played. **ACTS** lists the number of moves of each action of the line, in order:
//! `12x1,2` is twelve actions of a single move and then one of two; a line without moves has none. The number after
//! `save` is the version of the format.
//!
//! A link alone is a valid save: all its moves are played, each as an action.

use crate::{Link, LinkError, Session, Token, ascii, link};
use alloc::{string::String, vec::Vec};
use core::{error, fmt, str::FromStr};

/// The maximum length of a save, in bytes.
pub const MAX_LENGTH: usize = 2 * link::MAX_LENGTH;

const MARK: &str = "save";
const VERSION: &str = "1";

crate::tokens! {
    /// A save is longer than any game.
    too_long = "save-too-long";
    /// A save was written by a newer version.
    newer = "save-newer";
    /// A save was cut or changed.
    damaged = "save-damaged";
}

impl Session {
    /// Returns the game as text: the line with its undone moves, the current ply, and the actions.
    /// [`Session::restore`] reads it back. The report is not saved.
    ///
    /// ```
    /// # use patience::{Deal, Game, Session};
    /// let mut session = Session::new(Deal::numbered(Game::by_id("sly").unwrap(), 7).unwrap());
    /// session.deal_on();
    /// session.undo();
    /// let mut restored = Session::restore(&session.save()).unwrap();
    /// assert!(restored.redo() && session.redo());
    /// assert_eq!(restored.position(), session.position());
    /// ```
    #[must_use]
    pub fn save(&self) -> String {
        let mut text = [MARK, VERSION, " ", &self.line().text(), " "].concat();
        ascii::push_number(&mut text, self.ply());
        let mut separator = ' ';
        let mut lengths = self.action_lengths().peekable();
        while let Some(length) = lengths.next() {
            let mut count = 1;
            while lengths.next_if_eq(&length).is_some() {
                count += 1;
            }
            text.push(separator);
            if count > 1 {
                ascii::push_number(&mut text, count);
                text.push('x');
            }
            ascii::push_number(&mut text, length);
            separator = ',';
        }
        text
    }

    /// Restores the game of a save, or of a link.
    ///
    /// # Errors
    /// Every text gives a session or a [`SaveError`] with a sentence for the player.
    pub fn restore(text: &str) -> Result<Session, SaveError> {
        if text.len() > MAX_LENGTH {
            return Err(SaveError::Length);
        }
        let text = text.trim_ascii();
        let Some(remaining) = text.strip_prefix(MARK) else {
            return Session::open(text).map_err(SaveError::Link);
        };
        let mut parts = ascii::parts(remaining, ' ');
        let mut part = || parts.next().ok_or(SaveError::Damaged);
        match part()? {
            VERSION => {}
            newer if is_number(newer) && !newer.starts_with('0') => return Err(SaveError::Newer),
            _ => return Err(SaveError::Damaged),
        }
        let (line, ply) = (part()?, part()?);
        let ply = number(ply).ok_or(SaveError::Damaged)?;
        let acts = parts.next();
        let line = Link::parse_saved(line).map_err(SaveError::Link)?;
        if ply > line.choices.len() || parts.next().is_some() {
            return Err(SaveError::Damaged);
        }
        let ends = ends(acts, line.choices.len()).ok_or(SaveError::Damaged)?;
        Ok(Session::with_ends(line, ply, &ends))
    }
}

impl FromStr for Session {
    type Err = SaveError;

    /// As [`Session::restore`].
    fn from_str(text: &str) -> Result<Session, SaveError> {
        Session::restore(text)
    }
}

/// Parses the ends of the actions of a line of `plies` moves; `None` if they do not cover it exactly.
fn ends(acts: Option<&str>, plies: usize) -> Option<Vec<usize>> {
    let mut ends = vec![0];
    let mut ply = 0;
    for run in acts.into_iter().flat_map(|acts| ascii::parts(acts, ',')) {
        let (count, moves) = ascii::cut(run, 'x').unwrap_or(("1", run));
        let (count, moves) = (number(count)?, number(moves)?);
        // Without these bounds a short text could ask for endless work.
        if count == 0 || moves == 0 || count * moves > plies - ply {
            return None;
        }
        for _ in 0..count {
            ply += moves;
            ends.push(ply);
        }
    }
    (ply == plies).then_some(ends)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads a number of a save: digits only, at most the maximum number of moves.
fn number(text: &str) -> Option<usize> {
    ascii::read_number(text, link::MAX_MOVES)
}

/// A text that is not a save.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SaveError {
    /// Longer than any save.
    Length,
    /// Of a newer version of the format.
    Newer,
    /// The line cannot be read.
    Link(LinkError),
    /// Cut, extended or changed.
    Damaged,
}

impl SaveError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            SaveError::Length => too_long(),
            SaveError::Newer => newer(),
            SaveError::Link(error) => error.token(),
            SaveError::Damaged => damaged(),
        }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Length => f.write_str("the saved game is longer than any game"),
            SaveError::Newer => f.write_str("the game was saved by a newer version"),
            SaveError::Link(error) => error.fmt(f),
            SaveError::Damaged => f.write_str("the saved game is damaged: it was cut or changed"),
        }
    }
}

impl error::Error for SaveError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            SaveError::Link(error) => Some(error),
            _ => None,
        }
    }
}
