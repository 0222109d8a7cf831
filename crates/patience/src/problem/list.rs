//! Lists of problems: a head, then a line for each problem, the easiest grade first.
//!
//! A line is decoded when it is wanted, so that opening a list costs nothing but its check.

use super::text::{Allowance, DigitReader, DigitWriter, read_answers, read_question, write_answers, write_question};
use super::{Kind, Problem, Theme, last_position};
use crate::{Deal, Game, Session, ascii, deal::DEAL_COUNT, link::MAX_MOVES, link::checksum};
use alloc::{string::String, vec::Vec};
use core::{error, fmt};

/// Tries of each player that [`Measures`] count.
pub const TRIES: u8 = 64;

/// Radix of [`Measures::sight`].
const SIGHTS: usize = 1_024;

/// Maximum characters of a line.
const MAX_LINE: usize = 2_048;

/// The measured difficulty of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Measures {
    /// True if the greedy player, which always plays alike, finds an answer.
    pub greedy: bool,
    /// Tries of 64 in which the quick player finds an answer.
    pub quick: u8,
    /// Tries of 64 in which the thoughtful player finds an answer.
    pub thoughtful: u8,
    /// Tries of 64 in which the player that follows the hint finds an answer.
    pub fair: u8,
    /// Moves of the shortest line found, up to the point from which cards only go home.
    pub sight: u16,
}

impl Measures {
    /// The difficulty, higher for harder problems: how seldom the players find an answer, then how far the line must be
    /// seen.
    #[must_use]
    pub fn difficulty(self) -> u32 {
        let found = 32 * u32::from(self.greedy)
            + 2 * u32::from(self.quick)
            + 2 * u32::from(self.thoughtful)
            + u32::from(self.fair);
        (352 - found.min(352)) * SIGHTS as u32 + u32::from(self.sight).min(SIGHTS as u32 - 1)
    }
}

/// A grade; each has about a quarter of a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// The easiest.
    Gentle,
    /// Easier than half.
    Medium,
    /// Harder than half.
    Stern,
    /// The hardest.
    Cruel,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 4] = [Grade::Gentle, Grade::Medium, Grade::Stern, Grade::Cruel];

    /// The grade in a word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Gentle => "gentle",
            Grade::Medium => "medium",
            Grade::Stern => "stern",
            Grade::Cruel => "cruel",
        }
    }
}

/// A problem of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The problem, of a numbered deal.
    pub problem: Problem,
    /// Its measured difficulty.
    pub measures: Measures,
    /// Its themes, each once, in their order.
    pub themes: Vec<Theme>,
}

impl Entry {
    /// The line of a list; `None` for a deal without a number.
    #[must_use]
    pub fn line(&self) -> Option<String> {
        let mut digits = DigitWriter::default();
        let Measures { greedy, quick, thoughtful, fair, sight } = self.measures;
        let deal = self.problem.link.deal();
        digits.push(deal.number()? as usize, DEAL_COUNT as usize);
        let kind = Kind::ALL.iter().position(|kind| *kind == self.problem.question.kind())?;
        digits.push(kind, Kind::ALL.len());
        digits.push(greedy.into(), 2);
        for found in [quick, thoughtful, fair] {
            digits.push(found.min(TRIES).into(), usize::from(TRIES) + 1);
        }
        digits.push(usize::from(sight).min(SIGHTS - 1), SIGHTS);
        for theme in Theme::ALL {
            digits.push(self.themes.contains(&theme).into(), 2);
        }
        digits.push(self.problem.link.plies(), MAX_MOVES + 1);
        let position = self.problem.link.play(|position, m| {
            let legal = position.legal_moves();
            let at = legal.iter().position(|other| *other == m).unwrap_or(0);
            digits.push(at, legal.len());
        });
        write_question(&mut digits, self.problem.question);
        write_answers(&mut digits, &position, &self.problem.answers);
        let mut line = String::from(deal.game().letter);
        line.push_str(&digits.text());
        Some(line)
    }

    /// Reads a line, which must be as [`Entry::line`] writes it.
    #[must_use]
    pub fn parse(line: &str) -> Option<Entry> {
        let (deal, kind, mut digits) = read_head(line)?;
        let greedy = digits.next(2) == 1;
        let [quick, thoughtful, fair] = [(); 3].map(|()| digits.next(usize::from(TRIES) + 1) as u8);
        let sight = digits.next(SIGHTS) as u16;
        let mut themes = Vec::new();
        for theme in Theme::ALL {
            if digits.next(2) == 1 {
                themes.push(theme);
            }
        }
        let mut session = Session::new(deal);
        for _ in 0..digits.next(MAX_MOVES + 1) {
            let legal = session.position().legal_moves();
            if legal.is_empty() {
                return None;
            }
            session.play(*legal.get(digits.next(legal.len()))?).ok()?;
        }
        let question = read_question(&mut digits, kind)?;
        let link = session.link();
        let answers = read_answers(&mut digits, &last_position(&link), &mut Allowance::all())?;
        if !digits.is_done() {
            return None;
        }
        let problem = Problem::new(link, question, answers).ok()?;
        Some(Entry { problem, measures: Measures { greedy, quick, thoughtful, fair, sight }, themes })
    }
}

/// Reads the deal and the kind of a line.
fn read_head(line: &str) -> Option<(Deal, Kind, DigitReader)> {
    let letter = line.chars().next()?;
    let game = Game::all().find(|game| game.letter == letter)?;
    let mut digits = DigitReader::new(line.get(letter.len_utf8()..)?, MAX_LINE)?;
    let deal = Deal::numbered(game, digits.next(DEAL_COUNT as usize) as u32)?;
    let kind = *Kind::ALL.get(digits.next(Kind::ALL.len()))?;
    Some((deal, kind, digits))
}

/// A list of problems of a game and its variants, as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    game: &'static Game,
    lines: Vec<String>,
    /// Numbers of problems of each grade.
    counts: [usize; 4],
}

/// The first words of a list, with its version.
const HEAD: &str = "problems 1 ";

impl List {
    /// Makes a list of problems in the order given, with the numbers of problems of each grade.
    ///
    /// # Errors
    /// [`ListError`] for a problem of another game, a deal without a number, a deal that occurs twice, and counts that
    /// are not those of the problems.
    pub fn new(game: &'static Game, entries: &[Entry], counts: [usize; 4]) -> Result<List, ListError> {
        let mut deals = Vec::new();
        let mut lines = Vec::new();
        for (n, entry) in entries.iter().enumerate() {
            let deal = entry.problem.link().deal();
            let line = entry.line().filter(|_| is_of(deal.game(), game) && !deals.contains(deal));
            lines.push(line.ok_or(ListError::Line(n + 1))?);
            deals.push(deal.clone());
        }
        if counts.iter().sum::<usize>() != lines.len() {
            return Err(ListError::Head);
        }
        Ok(List { game, lines, counts })
    }

    /// The game; its variants' problems are in its list.
    #[must_use]
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// The number of problems.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Returns true if there is no problem.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The grade of a problem, by its index; the hardest for an index beyond the end.
    #[must_use]
    pub fn grade(&self, index: usize) -> Grade {
        let mut end = 0;
        for (grade, count) in Grade::ALL.into_iter().zip(self.counts) {
            end += count;
            if index < end {
                return grade;
            }
        }
        Grade::Cruel
    }

    /// Reads the deal and the kind of a problem by its index, without playing its moves.
    ///
    /// # Errors
    /// [`ListError::Line`] for a line that has neither, and beyond the end.
    pub fn head(&self, index: usize) -> Result<(Deal, Kind), ListError> {
        let head = self.lines.get(index).and_then(|line| read_head(line)).map(|(deal, kind, _)| (deal, kind));
        head.ok_or(ListError::Line(index + 1))
    }

    /// Finds the index of a problem.
    #[must_use]
    pub fn find(&self, problem: &Problem) -> Option<usize> {
        let deal = problem.link().deal();
        (0..self.len()).find(|index| {
            self.head(*index).is_ok_and(|(other, _)| other == *deal)
                && self.entry(*index).is_ok_and(|entry| entry.problem == *problem)
        })
    }

    /// Decodes a problem by its index.
    ///
    /// # Errors
    /// [`ListError::Line`] for a line that is no problem of the game, and beyond the end.
    pub fn entry(&self, index: usize) -> Result<Entry, ListError> {
        let entry = self.lines.get(index).and_then(|line| Entry::parse(line));
        entry.filter(|entry| is_of(entry.problem.link().deal().game(), self.game)).ok_or(ListError::Line(index + 1))
    }

    /// The list as text, as [`List::parse`] reads it.
    #[must_use]
    pub fn text(&self) -> String {
        let mut head = [HEAD, self.game.id].concat();
        for count in self.counts {
            head.push(' ');
            ascii::push_number(&mut head, count);
        }
        let mut body = String::from("\n");
        for line in &self.lines {
            body.push_str(line);
            body.push('\n');
        }
        let check = checksum(&[&head, body.as_str()].concat());
        [&head, " ", &check, &body].concat()
    }

    /// Reads a list; its problems are decoded by [`List::entry`].
    ///
    /// # Errors
    /// [`ListError`] for a damaged text.
    pub fn parse(text: &str) -> Result<List, ListError> {
        let (head, body) = ascii::cut(text, '\n').ok_or(ListError::Head)?;
        let words = head.strip_prefix(HEAD).ok_or(ListError::Head)?;
        let mut words = ascii::parts(words, ' ');
        let game = words.next().and_then(Game::by_id).ok_or(ListError::Head)?;
        let mut counts = [0; 4];
        for count in &mut counts {
            let word = words.next().and_then(|word| ascii::read_number(word, 100_000));
            *count = word.ok_or(ListError::Head)?;
        }
        let mut lines: Vec<String> = ascii::parts(body, '\n').map(String::from).collect();
        // Every line is ended.
        if lines.pop().as_deref() != Some("") || counts.iter().sum::<usize>() != lines.len() {
            return Err(ListError::Head);
        }
        let list = List { game, lines, counts };
        // Canonical text has the check, too.
        if list.text() == text { Ok(list) } else { Err(ListError::Damaged) }
    }
}

/// Returns true for a game and for its variants.
fn is_of(game: &Game, list: &Game) -> bool {
    game.id == list.id || game.id.strip_prefix(list.id).is_some_and(|variant| variant.starts_with('-'))
}

/// A text that is no list of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ListError {
    /// The first line is not the head of a list, or its counts are wrong.
    Head,
    /// Cut, extended or changed.
    Damaged,
    /// This problem, from 1, is none of the game, or its deal is listed already.
    Line(usize),
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListError::Head => f.write_str("the list's first line is damaged"),
            ListError::Damaged => f.write_str("the list of problems is damaged"),
            ListError::Line(line) => write!(f, "problem {line} is none of the list"),
        }
    }
}

impl error::Error for ListError {}
