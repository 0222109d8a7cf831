//! Arguments of several commands: a deal, and moves.

use crate::Failure;
use clap::Args;
use patience::{Deal, Game, Session, SessionError, plain::plain};
use patience_survey::SurveyError;
use std::{fmt, fs, io, io::Read};

/// An error in the input, with its place, as a sentence.
#[derive(Debug)]
pub struct BadInput(String);

impl BadInput {
    /// Makes an error of a sentence.
    pub fn new(sentence: impl fmt::Display) -> BadInput {
        BadInput(sentence.to_string())
    }
}

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<SurveyError> for BadInput {
    fn from(error: SurveyError) -> BadInput {
        BadInput::new(error)
    }
}

/// A game and a deal of it: a code, or the cards themselves.
#[derive(Args)]
pub struct DealArgs {
    /// The id of a game.
    pub game: String,
    /// A deal code.
    pub code: Option<String>,
    /// The cards in dealing order, separated by spaces: "TH 2C …".
    #[arg(long, conflicts_with_all = ["code", "cards_file"])]
    pub cards: Option<String>,
    /// A file with the cards; - is standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "code")]
    pub cards_file: Option<String>,
}

impl DealArgs {
    /// Reads the deal.
    pub fn read(&self) -> Result<Deal, BadInput> {
        let game = game(&self.game)?;
        let text = match (&self.code, &self.cards, &self.cards_file) {
            (Some(code), ..) => return coded(game, code),
            (_, Some(cards), _) => cards.clone(),
            (_, _, Some(file)) => contents(file)?,
            _ => return Err(BadInput::new("a deal is missing: give a code, --cards or --cards-file")),
        };
        Deal::from_text(game, &text).map_err(BadInput::new)
    }
}

/// Moves to play before the result.
#[derive(Args)]
pub struct MoveArgs {
    /// Moves in notation, separated by spaces: "stock>hand hand>c1 …".
    #[arg(long)]
    moves: Option<String>,
    /// A file with the moves; - is standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "moves")]
    moves_file: Option<String>,
}

impl MoveArgs {
    /// Plays the moves and calls `after` with the text of each.
    pub fn each(
        &self,
        session: &mut Session,
        mut after: impl FnMut(&Session, &str) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let text = match &self.moves_file {
            Some(file) => contents(file)?,
            None => self.moves.clone().unwrap_or_default(),
        };
        for (number, text) in plain(&text).split_ascii_whitespace().enumerate() {
            if let Err(error) = session.play_text(text) {
                return Err(refusal(number + 1, text, &error, session).into());
            }
            after(session, text)?;
        }
        Ok(())
    }
}

/// Maximum number of legal moves in an error; the Empress has over a thousand at a time.
const MAX_NAMED: usize = 30;

fn refusal(number: usize, text: &str, error: &SessionError, session: &Session) -> BadInput {
    let position = session.position();
    let moves = position.legal_moves();
    let mut legal: Vec<String> = moves.iter().map(|m| position.game().write_move(*m)).collect();
    legal.sort();
    let source = |text: &str| text.split('>').next().unwrap_or_default().to_owned();
    let text: String = text.chars().take(40).collect();
    let mut heading = "legal moves here";
    if legal.len() > MAX_NAMED {
        // Only the moves from the same pile, if it has any.
        let from_there: Vec<String> = legal.iter().filter(|m| source(m) == source(&text)).cloned().collect();
        if !from_there.is_empty() {
            heading = "legal moves from there";
            legal = from_there;
        }
    }
    let omitted = legal.len().saturating_sub(MAX_NAMED);
    legal.truncate(MAX_NAMED);
    if omitted > 0 {
        legal.push(format!("and {omitted} more"));
    }
    let legal = if legal.is_empty() { "none".into() } else { legal.join(" ") };
    BadInput(format!("move {number}, {text}: {error}; {heading}: {legal}"))
}

/// Finds the game of an id.
pub fn game(id: &str) -> Result<&'static Game, BadInput> {
    Game::by_id(id).ok_or_else(|| {
        let ids: Vec<&str> = Game::all().map(|game| game.id).collect();
        BadInput(format!("there is no game called {id:?}; the games are {}", ids.join(", ")))
    })
}

/// Makes the deal of a code, which must belong to the game.
pub fn coded(game: &'static Game, code: &str) -> Result<Deal, BadInput> {
    let deal = Deal::from_code(code).map_err(|error| BadInput(format!("{code:?}: {error}")))?;
    if deal.game() == game {
        Ok(deal)
    } else {
        Err(BadInput(format!("{code:?} is a deal of {}, not of {}", deal.game().id, game.id)))
    }
}

/// Maximum bytes of a file: far more than a deal, its moves or all recorded wins of a game need.
const LONGEST_FILE: u64 = 1 << 20;

/// Reads a file, or standard input. A longer file is an error, since a cut one could hold other moves.
pub fn contents(file: &str) -> Result<String, BadInput> {
    let source: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin()),
        path => Box::new(fs::File::open(path).map_err(|error| BadInput(format!("cannot open {path:?}: {error}")))?),
    };
    let mut bytes = Vec::new();
    let read = source.take(LONGEST_FILE + 1).read_to_end(&mut bytes);
    read.map_err(|error| BadInput(format!("cannot read {file:?}: {error}")))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(BadInput(format!("{file:?} is longer than the {} kB that are read", LONGEST_FILE >> 10)));
    }
    String::from_utf8(bytes).map_err(|_| BadInput(format!("{file:?} is not text in UTF-8")))
}
