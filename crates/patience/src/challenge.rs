//! Challenges: the link of a deal with the sender's result before it.
//!
//! [`crate::format`] defines them. A reader takes the text after the last `#`, so that versions of this engine without support
//! for a result open the deal, too.

use crate::{Address, Deal, Link, LinkError, Token, link};
use alloc::string::String;
use core::{error, fmt};

/// Largest number of hints and of undos; greater ones are written as this.
pub const MAX_COUNT: u16 = 999;
/// Number of steps of a curve.
pub const CURVE_STEPS: usize = 8;
/// Number of levels of a curve.
pub const CURVE_LEVELS: u8 = 8;

/// First character of a result: its version.
const VERSION: char = '1';
/// Length of the check, in characters.
const CHECK: usize = 6;
/// Largest length of a result of this version: a number below 62¹¹.
const MAX_RESULT: usize = 1 + 11 + CHECK;

/// Who made the last moves of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finisher {
    /// The player, from the deal on.
    Player,
    /// The solver, asked to finish.
    Solver,
    /// The player, from a position that somebody else reached.
    Successor,
}

impl Finisher {
    const ALL: [Finisher; 3] = [Finisher::Player, Finisher::Solver, Finisher::Successor];

    /// The name in interfaces.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Finisher::Player => "player",
            Finisher::Solver => "solver",
            Finisher::Successor => "successor",
        }
    }

    /// Finds a finisher by its name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Finisher> {
        Finisher::ALL.into_iter().find(|finisher| finisher.name() == name)
    }
}

/// Chance to win over a game, in eight steps of eight levels: 0 for the lowest, 7 for the highest.
pub type Curve = [u8; CURVE_STEPS];

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// True if it was won.
    pub won: bool,
    /// Who finished it.
    pub finisher: Finisher,
    /// Number of moves, at most [`link::MAX_MOVES`].
    pub moves: u16,
    /// Number of hints, at most [`MAX_COUNT`].
    pub hints: u16,
    /// Number of undos, at most [`MAX_COUNT`].
    pub undos: u16,
    /// The chance to win, if the sender has reviewed the game.
    pub curve: Option<Curve>,
}

/// A deal with the result of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Challenge {
    deal: Deal,
    score: Score,
}

/// Pushes a digit onto a number: digits are read in the opposite order.
fn push(number: &mut u64, radix: u64, digit: u64) {
    *number = *number * radix + digit;
}

/// Takes the digit that was pushed last.
fn pull(number: &mut u64, radix: u64) -> u16 {
    let digit = *number % radix;
    *number /= radix;
    digit as u16
}

const COUNT_RADIX: u64 = MAX_COUNT as u64 + 1;
const MOVES_RADIX: u64 = link::MAX_MOVES as u64 + 1;

impl Score {
    fn number(&self) -> u64 {
        let mut number = 0;
        if let Some(curve) = self.curve {
            // Without a curve the number is short, so that a curve of zeros needs a mark.
            number = 1;
            for level in curve.iter().rev() {
                push(&mut number, CURVE_LEVELS.into(), (*level).into());
            }
        }
        push(&mut number, COUNT_RADIX, self.undos.into());
        push(&mut number, COUNT_RADIX, self.hints.into());
        push(&mut number, MOVES_RADIX, self.moves.into());
        push(&mut number, 3, self.finisher as u64);
        push(&mut number, 2, self.won.into());
        number
    }

    fn from_number(mut number: u64) -> Option<Score> {
        let won = pull(&mut number, 2) == 1;
        let finisher = Finisher::ALL[usize::from(pull(&mut number, 3))];
        let moves = pull(&mut number, MOVES_RADIX);
        let hints = pull(&mut number, COUNT_RADIX);
        let undos = pull(&mut number, COUNT_RADIX);
        let mut curve = None;
        if number != 0 {
            curve = Some([0; CURVE_STEPS].map(|_| pull(&mut number, CURVE_LEVELS.into()) as u8));
            if number != 1 {
                return None;
            }
        }
        Some(Score { won, finisher, moves, hints, undos, curve })
    }
}

/// Writes a number in base 62, least significant digit first, in at least `length` characters.
fn write_number(mut number: u64, length: usize) -> String {
    let mut text = String::new();
    while number > 0 || text.len() < length {
        text.push(link::character(number % 62));
        number /= 62;
    }
    text
}

/// Reads a number in base 62.
fn read_number(text: &str) -> Option<u64> {
    let mut number: u64 = 0;
    for character in text.bytes().rev() {
        let digit = link::value(character).filter(|digit| *digit < 62)?;
        number = number.checked_mul(62)?.checked_add(digit.into())?;
    }
    Some(number)
}

/// The check of a result without it, and of its deal.
fn check(result: &str, stem: &str) -> String {
    write_number(link::crc([result, "#", stem].concat().as_bytes()).into(), CHECK)
}

impl Challenge {
    /// Makes a challenge. Larger counts become the largest, and levels the highest.
    #[must_use]
    pub fn new(deal: Deal, score: Score) -> Challenge {
        let score = Score {
            moves: score.moves.min(link::MAX_MOVES as u16),
            hints: score.hints.min(MAX_COUNT),
            undos: score.undos.min(MAX_COUNT),
            curve: score.curve.map(|curve| curve.map(|level| level.min(CURVE_LEVELS - 1))),
            ..score
        };
        Challenge { deal, score }
    }

    /// The deal.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The sender's result.
    #[must_use]
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// Reads a challenge, or a whole address that ends in one; `None` is a link without a result.
    ///
    /// # Errors
    /// The deal is that of [`Address::parse`], whatever the result is; without a deal its error is returned.
    pub fn parse(text: &str) -> Result<Option<Challenge>, ChallengeError> {
        let address = Address::parse(text).map_err(ChallengeError::Link)?;
        let Some(result) = split(text) else { return Ok(None) };
        if result.len() <= CHECK {
            return Err(ChallengeError::Damaged);
        }
        let (body, found) = result.split_at_checked(result.len() - CHECK).ok_or(ChallengeError::Damaged)?;
        // A result belongs to a deal, not to a position.
        if address.replay || address.link.plies() > 0 || check(body, &address.link.text()) != found {
            return Err(ChallengeError::Damaged);
        }
        let number = body.strip_prefix(VERSION).ok_or(ChallengeError::Newer)?;
        let challenge = read_number(number)
            .and_then(Score::from_number)
            .map(|score| Challenge { deal: address.link.deal().clone(), score });
        // Only canonical text is a challenge.
        let challenge = challenge.filter(|challenge| result.len() <= MAX_RESULT && challenge.result() == result);
        challenge.map(Some).ok_or(ChallengeError::Damaged)
    }

    /// The result with its check.
    fn result(&self) -> String {
        let mut result = String::from(VERSION);
        result.push_str(&write_number(self.score.number(), 0));
        let check = check(&result, &Link::from(self.deal.clone()).text());
        result + &check
    }

    /// Writes the challenge as the fragment of an address, in which a second `#` is written `%23`.
    #[must_use]
    pub fn fragment(&self) -> String {
        [&self.result(), "%23", &Link::from(self.deal.clone()).text()].concat()
    }
}

/// `RESULT#GAME/DEAL`.
impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.result(), Link::from(self.deal.clone()))
    }
}

/// The result in a text that is an address or its fragment: the part between its last two `#`.
fn split(text: &str) -> Option<&str> {
    let (before, _) = link::cut_last_hash(text.trim_ascii())?;
    let result = match link::cut_last_hash(before) {
        Some((_, result)) => result,
        // The only "#" is that of an address, whose characters are never those of a result.
        None if before.bytes().any(|byte| matches!(byte, b'/' | b':' | b'.')) => return None,
        None => before,
    };
    let result = result.strip_prefix('/').unwrap_or(result);
    (!result.is_empty()).then_some(result)
}

/// A text that is not a challenge.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ChallengeError {
    /// There is no deal.
    Link(LinkError),
    /// The result is cut, extended or changed; the deal is whole.
    Damaged,
    /// The result is whole, and of a version that this one cannot read.
    Newer,
}

/// Messages about challenges.
pub mod messages {
    crate::tokens! {
        /// The result is damaged.
        damaged = "challenge-damaged";
        /// The result is of a newer version.
        newer = "challenge-newer";
    }
}

impl ChallengeError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            ChallengeError::Link(error) => error.token(),
            ChallengeError::Damaged => messages::damaged(),
            ChallengeError::Newer => messages::newer(),
        }
    }
}

impl fmt::Display for ChallengeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChallengeError::Link(error) => error.fmt(f),
            ChallengeError::Damaged => f.write_str("the result in the link is damaged; the deal is whole"),
            ChallengeError::Newer => f.write_str("the result in the link is of a newer version"),
        }
    }
}

impl error::Error for ChallengeError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            ChallengeError::Link(error) => Some(error),
            _ => None,
        }
    }
}
