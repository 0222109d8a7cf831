//! Games as text, for files and letters, readable by people.
//!
//! # The format
//!
//! ```text
//! Game: sly
//! Deal: S222-EV9V
//! Date: 1914-06-28
//! Result: playing
//!
//! 1. stock>hand 2. hand>p1 3. stock>hand 4. hand>p2
//! ```
//!
//! A file holds any number of games; each begins with its line `Game:`. Header lines of a name, a colon and a value
//! come first: the game's id, its deal code (or `Cards:` and the cards in dealing order, on any number of lines), and
//! optionally the date and the result (`playing`, `won` or `stuck`). The moves follow in notation. Before a move there
//! may be its number and a full stop; the number must then be right. A line that begins with `#` is a comment. Other
//! header lines are ignored. In a quoted letter, quotation marks (`>`) and fences are ignored, and a game ends at the
//! line `--` of a signature.

use crate::{
    Deal, Game, Link, LinkError, Outcome, Position, Token,
    link::MAX_MOVES,
    plain::{plain, visible},
};
use alloc::{borrow::ToOwned, string::String, vec::Vec};
use core::{error, fmt};

/// Maximum length of a text, in bytes.
pub const MAX_TEXT: usize = 1 << 20;

/// Maximum number of games in a text.
pub const MAX_GAMES: usize = 1000;

/// Maximum line length of moves and cards, in characters.
const WIDTH: usize = 76;

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// Parses a day such as `1914-06-28`; `None` if there is no such day.
    #[must_use]
    pub fn parse(text: &str) -> Option<Date> {
        let digits = |part: &str, length: usize| {
            let good = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse::<u16>().ok().filter(|_| good)
        };
        let (year, remaining) = text.split_once('-')?;
        let (month, day) = remaining.split_once('-')?;
        let (year, month, day) = (digits(year, 4)?, digits(month, 2)?, digits(day, 2)?);
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let days = match month {
            2 => 28 + u16::from(leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let good = day >= 1 && day <= days;
        good.then_some(Date { year, month: month as u8, day: day as u8 })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A game that was read from a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Record {
    /// The deal and the moves.
    pub link: Link,
    /// The moves in notation.
    pub moves: Vec<String>,
    /// The day, if the text has one.
    pub date: Option<Date>,
    /// The position after the moves.
    pub end: Position,
}

/// Writes a game as text, with a line end at its end.
///
/// ```
/// use patience::{Session, text};
/// let mut session = Session::open("sly/S222-EV9V").unwrap();
/// session.deal_on();
/// let written = text::write(&session.link(), text::Date::parse("1914-06-28"));
/// let read = text::read(&written).remove(0).unwrap();
/// assert_eq!(read.link, session.link());
/// ```
pub fn write(link: &Link, date: Option<Date>) -> String {
    let deal = &link.deal;
    let game = deal.game();
    let mut moves = Vec::new();
    let position = link.play(|_, m| moves.push(format!("{}. {}", moves.len() + 1, game.write_move(m))));
    let mut text = format!("Game: {}\n", game.id);
    match deal.code() {
        Some(code) => text += &format!("Deal: {code}\n"),
        None => wrap(&mut text, "Cards:", deal.text().split(' ')),
    }
    if let Some(date) = date {
        text += &format!("Date: {date}\n");
    }
    text += &format!("Result: {}\n", position.outcome().name());
    if !moves.is_empty() {
        text.push('\n');
        wrap(&mut text, "", moves.iter().map(String::as_str));
    }
    text
}

/// Appends words, broken into lines. A word may contain spaces.
fn wrap<'a>(text: &mut String, start: &str, words: impl Iterator<Item = &'a str>) {
    let mut line = start.to_owned();
    for word in words {
        if line.len() + 1 + word.len() > WIDTH {
            text.push_str(&line);
            text.push('\n');
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    text.push_str(&line);
    text.push('\n');
}

/// Reads every game of a text, in order. A damaged game is an error and does not affect the others.
#[must_use]
pub fn read(text: &str) -> Vec<Result<Record, TextError>> {
    if text.len() > MAX_TEXT {
        return vec![Err(TextError { line: 1, m: None, what: Fault::Length })];
    }
    let text = plain(text);
    let lines: Vec<&str> = text.lines().map(unquoted).collect();
    let begins = |line: &str| matches!(field(line), Some((name, _)) if name.eq_ignore_ascii_case("game"));
    let mut games = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let next = (at + 1..lines.len()).find(|line| begins(lines[*line])).unwrap_or(lines.len());
        // Text before the first game is an error unless it is comments only.
        if begins(lines[at]) || lines[at..next].iter().any(|line| !is_blank(line)) {
            if games.len() == MAX_GAMES {
                games.push(Err(TextError { line: at + 1, m: None, what: Fault::Games }));
                break;
            }
            games.push(Reader::default().read(&lines[at..next], at + 1));
        }
        at = next;
    }
    if games.is_empty() {
        games.push(Err(TextError { line: 1, m: None, what: Fault::NoGame }));
    }
    games
}

fn is_blank(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with('#') || line.starts_with("```")
}

/// A line of a letter without its marks of quotation.
fn unquoted(line: &str) -> &str {
    let mut line = line.trim();
    while let Some(quoted) = line.strip_prefix('>').or_else(|| line.strip_prefix("&gt;")) {
        line = quoted.trim_start();
    }
    line
}

/// The name and the value of a line that has them.
fn field(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.trim().split_once(':')?;
    let good = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    good.then_some((name, value.trim()))
}

/// A game while its lines are being read.
#[derive(Default)]
struct Reader {
    game: Option<&'static Game>,
    /// The cards of a deal without a code, and the line on which they begin.
    cards: Option<(usize, String)>,
    deal: Option<Deal>,
    date: Option<Date>,
    /// The stated result and its line.
    result: Option<(usize, String)>,
    position: Option<Position>,
    link: Option<Link>,
    moves: Vec<String>,
}

impl Reader {
    fn read(mut self, lines: &[&str], first: usize) -> Result<Record, TextError> {
        let mut in_cards = false;
        for (number, line) in (first..).zip(lines) {
            if line.trim() == "--" {
                break;
            }
            if is_blank(line) {
                in_cards = in_cards && !line.trim().is_empty();
                continue;
            }
            let fault = |(m, what)| TextError { line: number, m, what };
            if let Some((name, value)) = field(line) {
                in_cards = name.eq_ignore_ascii_case("cards");
                self.header(name, value, number).map_err(|what| fault((None, what)))?;
            } else if let (true, Some((_, cards))) = (in_cards, &mut self.cards) {
                cards.push(' ');
                cards.push_str(line);
            } else {
                self.begin(number)?;
                self.play(line).map_err(fault)?;
            }
        }
        let last = first + lines.len().max(1) - 1;
        self.begin(last)?;
        let (Some(link), Some(end)) = (self.link, self.position) else {
            return Err(TextError { line: first, m: None, what: Fault::NoGame });
        };
        if let Some((line, said)) = self.result {
            let is = end.outcome();
            if !said.eq_ignore_ascii_case(is.name()) {
                let what = Fault::Result { said, is, moves: self.moves.len() };
                return Err(TextError { line, m: None, what });
            }
        }
        Ok(Record { link, moves: self.moves, date: self.date, end })
    }

    fn header(&mut self, name: &str, value: &str, line: usize) -> Result<(), Fault> {
        if self.position.is_some() {
            return Err(Fault::Late(short(name)));
        }
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                let game = Game::by_id(&value.to_ascii_lowercase());
                self.game = Some(game.ok_or_else(|| Fault::Link(LinkError::Game(short(value))))?);
            }
            "deal" | "cards" if self.deal.is_some() || self.cards.is_some() => return Err(Fault::TwoDeals),
            "deal" => {
                let deal = Deal::from_code(value).map_err(|error| Fault::Link(LinkError::Code(error)))?;
                match self.game {
                    Some(game) if game != deal.game() => {
                        return Err(Fault::Link(LinkError::OtherGame { link: game, code: deal.game() }));
                    }
                    _ => self.deal = Some(deal),
                }
            }
            "cards" => self.cards = Some((line, value.to_owned())),
            "date" => self.date = Some(Date::parse(value).ok_or_else(|| Fault::Date(short(value)))?),
            "result" => self.result = Some((line, short(value))),
            _ => {}
        }
        Ok(())
    }

    /// Starts the deal, once all lines before the moves are read.
    fn begin(&mut self, line: usize) -> Result<(), TextError> {
        if self.position.is_some() {
            return Ok(());
        }
        let Some(game) = self.game else { return Err(TextError { line, m: None, what: Fault::NoGame }) };
        let deal = match (self.deal.take(), &self.cards) {
            (Some(deal), _) => deal,
            (None, Some((line, cards))) => Deal::from_text(game, cards).map_err(|error| TextError {
                line: *line,
                m: None,
                what: Fault::Cards(error),
            })?,
            (None, None) => return Err(TextError { line, m: None, what: Fault::NoDeal }),
        };
        self.position = Some(Position::start(&deal));
        self.link = Some(Link { deal, choices: Vec::new() });
        Ok(())
    }

    /// Plays the moves of a line.
    fn play(&mut self, line: &str) -> Result<(), (Option<usize>, Fault)> {
        let (Some(position), Some(link)) = (&mut self.position, &mut self.link) else { return Ok(()) };
        for word in line.split_whitespace() {
            let number = self.moves.len() + 1;
            // A space between number and move is optional.
            let word = match word.split_once('.') {
                Some((said, remaining)) if !said.is_empty() && said.bytes().all(|byte| byte.is_ascii_digit()) => {
                    if said.parse() != Ok(number) {
                        return Err((Some(number), Fault::Number(short(said))));
                    }
                    remaining
                }
                _ => word,
            };
            if word.is_empty() {
                continue;
            }
            if number > MAX_MOVES {
                return Err((Some(number), Fault::Long));
            }
            let legal = position.legal_moves();
            let m = position.game().read_move(word).map_err(|error| (Some(number), Fault::Move(short(word), error)))?;
            let Some(index) = legal.iter().position(|other| *other == m) else {
                return Err((Some(number), Fault::Illegal(short(word))));
            };
            link.choices.push(position.choice(&legal, index));
            position.play_unchecked(m);
            self.moves.push(word.to_owned());
        }
        Ok(())
    }
}

fn short(text: &str) -> String {
    visible(text, 40)
}

/// An error in a game as text, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// The number of the move at fault, from 1, if there is one.
    pub m: Option<usize>,
    what: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Fault {
    Length,
    Games,
    NoGame,
    NoDeal,
    TwoDeals,
    Late(String),
    Link(LinkError),
    Cards(crate::DealError),
    Date(String),
    Number(String),
    Move(String, crate::NotationError),
    Illegal(String),
    Long,
    Result { said: String, is: Outcome, moves: usize },
}

/// Messages about games as text.
pub mod messages {
    use crate::Token;
    use alloc::string::String;

    crate::tokens! {
        /// The error in a line, and the number of the move.
        fault = "text-fault" { line: usize, ply: Option<usize>, what: Token };
        /// The text is longer than `max` kilobytes.
        length = "text-length" { max: usize };
        /// The text holds more than `max` games.
        games = "text-games" { max: usize };
        /// No game begins here.
        no_game = "text-no-game";
        /// The game has no deal.
        no_deal = "text-no-deal";
        /// The game has a second deal.
        two_deals = "text-two-deals";
        /// A header line follows the moves.
        late = "text-late" { name: String };
        /// The game has more than `max` moves.
        long = "text-long" { max: usize };
        /// A text is not a date.
        date = "text-date" { text: String };
        /// A move has the wrong number.
        number = "text-number" { said: String };
        /// A text is not a move; `what` says why.
        not_move = "text-move" { text: String, what: Token };
        /// The stated result differs from the actual one: playing, won or stuck.
        result = "text-result" { said: String, is: String, moves: usize };
    }
}

impl TextError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        let what = match &self.what {
            Fault::Length => messages::length(MAX_TEXT >> 10),
            Fault::Games => messages::games(MAX_GAMES),
            Fault::NoGame => messages::no_game(),
            Fault::NoDeal => messages::no_deal(),
            Fault::TwoDeals => messages::two_deals(),
            Fault::Late(name) => messages::late(name.clone()),
            Fault::Link(error) => error.token(),
            Fault::Cards(error) => error.token(),
            Fault::Long => messages::long(MAX_MOVES),
            Fault::Date(text) => messages::date(text.clone()),
            Fault::Number(said) => messages::number(said.clone()),
            Fault::Move(text, error) => messages::not_move(text.clone(), error.token()),
            Fault::Illegal(text) => crate::NotationError::Illegal(text.clone()).token(),
            Fault::Result { said, is, moves } => messages::result(said.clone(), is.name().to_owned(), *moves),
        };
        messages::fault(self.line, self.m, what)
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(m) = self.m {
            write!(f, ", move {m}")?;
        }
        f.write_str(": ")?;
        match &self.what {
            Fault::Length => write!(f, "the text is longer than the {} kB that are read", MAX_TEXT >> 10),
            Fault::Games => write!(f, "a text may hold {MAX_GAMES} games; from here on they are left out"),
            Fault::NoGame => f.write_str("no game begins here: one begins with a line like “Game: sly”"),
            Fault::NoDeal => {
                f.write_str("the game has no deal: a line such as “Deal: S222-EV9V” is missing before here")
            }
            Fault::TwoDeals => f.write_str("the game has a deal already"),
            Fault::Late(name) => write!(f, "“{name}:” comes after the moves; a new game begins with “Game:”"),
            Fault::Link(error) => error.fmt(f),
            Fault::Cards(error) => error.fmt(f),
            Fault::Long => write!(f, "a game ends at {MAX_MOVES} moves"),
            Fault::Date(text) => write!(f, "“{text}” is not a date: write it as 1914-06-28"),
            Fault::Number(said) => write!(f, "the number {said} is out of turn: a move is missing, or one too many"),
            Fault::Move(text, error) => write!(f, "“{text}”: {error}"),
            Fault::Illegal(text) => write!(f, "{text} is not a legal move here"),
            Fault::Result { said, is, moves } => {
                write!(f, "the result says “{said}”, but after move {moves} the game is {}", is.name())
            }
        }
    }
}

impl error::Error for TextError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match &self.what {
            Fault::Link(error) => Some(error),
            Fault::Cards(error) => Some(error),
            Fault::Move(_, error) => Some(error),
            _ => None,
        }
    }
}
