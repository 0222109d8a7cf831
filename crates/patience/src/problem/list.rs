//! Lists of problems: a head, then a line for each problem, in the order in which they were added.
//!
//! A list only grows at its end, in batches, each in use from a day on: the problem of a past day never changes. The moves of
//! a line are decoded on demand, so that opening a list costs hardly more than its check.

use super::text::{Allowance, DigitReader, DigitWriter, read_answers, read_question, write_answers, write_question};
use super::weights::weights;
use super::{Kind, Problem, Theme, last_position};
use crate::{Deal, Game, Session, ascii, link::MAX_MOVES, link::checksum};
use alloc::{string::String, vec::Vec};
use core::{error, fmt};

/// Tries of each player that [`Measures`] count.
pub const TRIES: u8 = 64;

/// Radix of [`Measures::sight`].
const SIGHT_RADIX: usize = 1_024;

/// Radix of a deal's number: a list has only deals below it.
const DEAL_RADIX: u32 = 1 << 20;

/// Maximum number in a head: a day or a count.
const MAX_NUMBER: usize = 1_000_000;

/// Maximum length of a line, in characters.
const MAX_LINE_LENGTH: usize = 2_048;

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
    pub careful: u8,
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
            + u32::from(self.careful);
        (352 - found.min(352)) * SIGHT_RADIX as u32 + u32::from(self.sight).min(SIGHT_RADIX as u32 - 1)
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
    /// The line of a list; `None` for a deal without a number, or with one that is too large.
    #[must_use]
    pub fn line(&self) -> Option<String> {
        let mut digits = DigitWriter::default();
        let Measures { greedy, quick, thoughtful, careful, sight } = self.measures;
        let deal = self.problem.link.deal();
        digits.push(deal.number().filter(|number| *number < DEAL_RADIX)? as usize, DEAL_RADIX as usize);
        let kind = Kind::ALL.iter().position(|kind| *kind == self.problem.question.kind())?;
        digits.push(kind, Kind::ALL.len());
        digits.push(greedy.into(), 2);
        for found in [quick, thoughtful, careful] {
            digits.push(found.min(TRIES).into(), usize::from(TRIES) + 1);
        }
        digits.push(usize::from(sight).min(SIGHT_RADIX - 1), SIGHT_RADIX);
        for theme in Theme::ALL {
            digits.push(self.themes.contains(&theme).into(), 2);
        }
        digits.push(self.problem.link.plies(), MAX_MOVES + 1);
        let position = self.problem.link.play(|position, m| {
            let legal = position.legal_moves();
            let at = legal.iter().position(|other| *other == m).unwrap_or(0);
            digits.push_weighted(at, &weights(position, &legal));
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
        let (Summary { deal, kind, measures, themes }, mut digits) = read_summary(line)?;
        let mut session = Session::new(deal);
        for _ in 0..digits.next(MAX_MOVES + 1) {
            let position = session.position();
            let legal = position.legal_moves();
            let at = digits.next_weighted(&weights(position, &legal))?;
            session.play(legal[at]).ok()?;
        }
        let question = read_question(&mut digits, kind)?;
        let link = session.link();
        let answers = read_answers(&mut digits, &last_position(&link), &mut Allowance::all())?;
        if !digits.is_done() {
            return None;
        }
        let problem = Problem::new(link, question, answers).ok()?;
        Some(Entry { problem, measures, themes })
    }
}

/// A problem of a list without its moves, which a line has first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The deal, which has a number.
    pub deal: Deal,
    /// The question.
    pub kind: Kind,
    /// The measured difficulty.
    pub measures: Measures,
    /// The themes, in their order.
    pub themes: Vec<Theme>,
}

/// Reads a line up to its moves.
fn read_summary(line: &str) -> Option<(Summary, DigitReader)> {
    let letter = line.chars().next()?;
    let game = Game::all().find(|game| game.letter == letter)?;
    let mut digits = DigitReader::new(line.get(letter.len_utf8()..)?, MAX_LINE_LENGTH)?;
    let deal = Deal::numbered(game, digits.next(DEAL_RADIX as usize) as u32)?;
    let kind = *Kind::ALL.get(digits.next(Kind::ALL.len()))?;
    let greedy = digits.next(2) == 1;
    let [quick, thoughtful, careful] = [(); 3].map(|()| digits.next(usize::from(TRIES) + 1) as u8);
    let sight = digits.next(SIGHT_RADIX) as u16;
    let measures = Measures { greedy, quick, thoughtful, careful, sight };
    let mut themes = Vec::new();
    for theme in Theme::ALL {
        if digits.next(2) == 1 {
            themes.push(theme);
        }
    }
    Some((Summary { deal, kind, measures, themes }, digits))
}

/// Problems that were added together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Batch {
    /// The first day that may choose one of them; days count from 1 January 2026.
    day: usize,
    /// Problems of the list up to their last one.
    end: usize,
}

/// A list of problems of a game and its variants, as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    game: &'static Game,
    lines: Vec<String>,
    batches: Vec<Batch>,
    /// The grades of the problems: each has a quarter of them, by difficulty, then by deal.
    grades: Vec<Grade>,
}

/// The first words of a list, with its version.
const HEAD: &str = "problems 3 ";

impl List {
    /// Makes a list of problems in the order given, all in use from day 0 on. Each grade has a quarter of them.
    ///
    /// # Errors
    /// [`ListError`] for a problem of another game, a deal without a number, a deal that occurs twice, and no problem.
    pub fn new(game: &'static Game, entries: &[Entry]) -> Result<List, ListError> {
        List { game, lines: Vec::new(), batches: Vec::new(), grades: Vec::new() }.extended(entries, 0)
    }

    /// Adds problems at the end, in use from a day on, and grades all again. The problems of past days stay.
    ///
    /// # Errors
    /// As [`List::new`], and [`ListError::Head`] for a day that is not after that of the last addition.
    pub fn extended(&self, entries: &[Entry], day: u32) -> Result<List, ListError> {
        let mut list = self.clone();
        let mut deals: Vec<Deal> = self.summaries()?.into_iter().map(|summary| summary.deal).collect();
        for entry in entries {
            let deal = entry.problem.link().deal();
            let line = entry.line().filter(|_| is_of(deal.game(), self.game) && !deals.contains(deal));
            list.lines.push(line.ok_or(ListError::Line(list.lines.len() + 1))?);
            deals.push(deal.clone());
        }
        list.batches.push(Batch { day: day as usize, end: list.lines.len() });
        if !list.has_valid_batches() {
            return Err(ListError::Head);
        }
        list.set_grades()?;
        Ok(list)
    }

    fn set_grades(&mut self) -> Result<(), ListError> {
        let summaries = self.summaries()?;
        let mut order: Vec<usize> = (0..summaries.len()).collect();
        order.sort_by_key(|index| {
            let Summary { deal, measures, .. } = &summaries[*index];
            (measures.difficulty(), deal.game().id, deal.number())
        });
        self.grades = alloc::vec![Grade::Cruel; order.len()];
        for (rank, index) in order.iter().enumerate() {
            let is_below = |quarter: &usize| rank < order.len() * quarter / 4;
            self.grades[*index] = Grade::ALL[[1, 2, 3].iter().filter(|quarter| !is_below(quarter)).count()];
        }
        Ok(())
    }

    /// Returns true if the batches begin with day 0, none is empty, and they have all problems.
    fn has_valid_batches(&self) -> bool {
        let is_after = |pair: &[Batch]| pair[0].day < pair[1].day && pair[0].end < pair[1].end;
        self.batches.first().is_some_and(|first| first.day == 0 && first.end > 0)
            && self.batches.windows(2).all(is_after)
            && self.batches.last().is_some_and(|last| last.end == self.lines.len())
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

    /// The number of problems, from the first on, from which the problem of a day is chosen; days before 0 count as 0.
    #[must_use]
    pub fn count_on(&self, day: i32) -> usize {
        let day = day.max(0) as usize;
        self.batches.iter().rev().find(|batch| batch.day <= day).map_or(0, |batch| batch.end)
    }

    /// The grade of a problem, by its index; the hardest for an index beyond the end.
    #[must_use]
    pub fn grade(&self, index: usize) -> Grade {
        self.grades.get(index).copied().unwrap_or(Grade::Cruel)
    }

    /// Reads a problem by its index up to its moves, without playing them.
    ///
    /// # Errors
    /// [`ListError::Line`] for a line that is damaged, and beyond the end.
    pub fn summary(&self, index: usize) -> Result<Summary, ListError> {
        let summary = self.lines.get(index).and_then(|line| read_summary(line)).map(|(summary, _)| summary);
        summary.ok_or(ListError::Line(index + 1))
    }

    fn summaries(&self) -> Result<Vec<Summary>, ListError> {
        (0..self.len()).map(|index| self.summary(index)).collect()
    }

    /// Finds the index of a problem.
    #[must_use]
    pub fn find(&self, problem: &Problem) -> Option<usize> {
        let deal = problem.link().deal();
        (0..self.len()).find(|index| {
            self.summary(*index).is_ok_and(|summary| summary.deal == *deal)
                && self.entry(*index).is_ok_and(|entry| entry.problem == *problem)
        })
    }

    /// Decodes a problem by its index.
    ///
    /// # Errors
    /// [`ListError::Line`] for a line that is not a problem of the game, and beyond the end.
    pub fn entry(&self, index: usize) -> Result<Entry, ListError> {
        let entry = self.lines.get(index).and_then(|line| Entry::parse(line));
        entry.filter(|entry| is_of(entry.problem.link().deal().game(), self.game)).ok_or(ListError::Line(index + 1))
    }

    /// The list as text, as [`List::parse`] reads it.
    #[must_use]
    pub fn text(&self) -> String {
        let mut head = [HEAD, self.game.id].concat();
        for batch in &self.batches {
            head.push(' ');
            ascii::push_number(&mut head, batch.day);
            head.push(':');
            ascii::push_number(&mut head, batch.end);
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
        let number = |word| ascii::read_number(word, MAX_NUMBER).ok_or(ListError::Head);
        let mut batches = Vec::new();
        for word in words {
            // The check is last, and has no colon.
            let Some((day, end)) = ascii::cut(word, ':') else { break };
            batches.push(Batch { day: number(day)?, end: number(end)? });
        }
        let mut lines: Vec<String> = ascii::parts(body, '\n').map(String::from).collect();
        // Every line is ended.
        if lines.pop().as_deref() != Some("") {
            return Err(ListError::Head);
        }
        let mut list = List { game, lines, batches, grades: Vec::new() };
        if !list.has_valid_batches() {
            return Err(ListError::Head);
        }
        // Canonical text has the check, too.
        if list.text() != text {
            return Err(ListError::Damaged);
        }
        list.set_grades()?;
        Ok(list)
    }
}

/// Returns true for a game and for its variants.
fn is_of(game: &Game, list: &Game) -> bool {
    game.id == list.id || game.id.strip_prefix(list.id).is_some_and(|variant| variant.starts_with('-'))
}

/// A text that is not a list of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ListError {
    /// The first line is not the head of a list, or its days and counts are wrong.
    Head,
    /// Cut, extended or changed.
    Damaged,
    /// Number, from 1, of a problem of another game, or of a deal that is listed already.
    Line(usize),
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListError::Head => f.write_str("the list's first line is damaged"),
            ListError::Damaged => f.write_str("the list of problems is damaged"),
            ListError::Line(line) => write!(f, "problem {line} does not belong in the list"),
        }
    }
}

impl error::Error for ListError {}
