//! The link of a problem: `problem/KIND/GAME/DEAL/MOVES/ANSWERS`.

use super::{
    Answer, Answers, Kind, MAX_ANSWERS, MAX_QUESTIONS, MAX_TRANSFERS, Problem, Question, Release, last_position,
    next_question,
};
use crate::{
    Card, Link, LinkError, Position, Token, ascii,
    big::BigUint,
    link::{MAX_LENGTH, append_check, read_check, read_number, values, write_number},
};
use alloc::{string::String, vec::Vec};
use core::{error, fmt};

/// Prefix of the link of a problem.
pub const PROBLEM: &str = "problem/";

/// The version of the answers.
const VERSION: &str = "1.";

/// Maximum characters of the number of the answers: the work of reading it grows with the square of its length.
const MAX_NUMBER: usize = 1_024;

/// Digits of a number, least significant first. A digit of a radix takes `size` of its values, from `first` on: the more, the
/// less the number grows. With several values it is a symbol of an asymmetric numeral system (Duda 2009).
struct Digit {
    first: u32,
    size: u32,
    radix: u32,
}

/// Writes digits as a number.
#[derive(Default)]
pub(super) struct DigitWriter(Vec<Digit>);

impl DigitWriter {
    /// Appends a digit below its radix.
    pub fn push(&mut self, digit: usize, radix: usize) {
        self.0.push(Digit { first: digit as u32, size: 1, radix: radix as u32 });
    }

    /// Appends an index of a list of weights, whose sum is the radix.
    pub fn push_weighted(&mut self, index: usize, weights: &[u32]) {
        let first = weights[..index].iter().sum();
        self.0.push(Digit { first, size: weights[index], radix: weights.iter().sum() });
    }

    /// The number in base 64.
    pub fn text(self) -> String {
        let mut number = BigUint::default();
        for Digit { first, size, radix } in self.0.into_iter().rev() {
            let value = first + number.divide(size);
            number.multiply_add(radix, value);
        }
        write_number(number)
    }
}

/// Reads the digits of a number.
pub(super) struct DigitReader(BigUint);

impl DigitReader {
    /// Reads a number in base 64 of at most `longest` characters, without a zero at its end.
    pub fn new(text: &str, longest: usize) -> Option<DigitReader> {
        if text.len() > longest || text.ends_with('A') {
            return None;
        }
        Some(DigitReader(read_number(&values(text)?)))
    }

    /// Takes the next digit.
    pub fn next(&mut self, radix: usize) -> usize {
        self.0.divide(radix as u32) as usize
    }

    /// Takes the next index of a list of weights; `None` if it is empty.
    pub fn next_weighted(&mut self, weights: &[u32]) -> Option<usize> {
        let mut value = self.0.divide(weights.iter().sum::<u32>().max(1));
        for (index, weight) in weights.iter().enumerate() {
            if value < *weight {
                self.0.multiply_add(*weight, value);
                return Some(index);
            }
            value -= weight;
        }
        None
    }

    /// Returns true if no digit is left but zeros.
    pub fn is_done(&self) -> bool {
        self.0.is_zero()
    }
}

/// Appends the goal of a release.
pub(super) fn write_question(digits: &mut DigitWriter, question: Question) {
    if let Question::Release(Release { card, transfers, fewest }) = question {
        digits.push(card.index(), 52);
        digits.push(usize::from(transfers) - 1, usize::from(MAX_TRANSFERS));
        digits.push(usize::from(fewest), 2);
    }
}

/// Reads the question of a kind.
pub(super) fn read_question(digits: &mut DigitReader, kind: Kind) -> Option<Question> {
    if kind != Kind::Release {
        return Some(Question::Win(kind));
    }
    let card = Card::pack().nth(digits.next(52))?;
    let transfers = digits.next(usize::from(MAX_TRANSFERS)) as u8 + 1;
    Some(Question::Release(Release { card, transfers, fewest: digits.next(2) == 1 }))
}

/// Appends the answers to the question that a position asks.
pub(super) fn write_answers(digits: &mut DigitWriter, position: &Position, answers: &Answers) {
    let legal = position.legal_moves();
    digits.push(answers.0.len() - 1, legal.len());
    let mut first = 0;
    for answer in &answers.0 {
        // Answers are legal moves in order.
        let at = legal.iter().position(|m| *m == answer.m).unwrap_or(first).max(first);
        digits.push(at - first, legal.len() - first);
        first = at + 1;
    }
    for answer in &answers.0 {
        let Some(after) = next_question(position, answer.m) else { continue };
        digits.push(usize::from(answer.then.is_some()), 2);
        if let Some(then) = &answer.then {
            write_answers(digits, &after, then);
        }
    }
}

/// Questions and answers that may still be read.
pub(super) struct Allowance {
    questions: usize,
    answers: usize,
}

impl Allowance {
    /// As many as a problem can have.
    pub const fn all() -> Allowance {
        Allowance { questions: MAX_QUESTIONS, answers: MAX_ANSWERS }
    }
}

/// Reads the answers to the question that a position asks.
pub(super) fn read_answers(digits: &mut DigitReader, position: &Position, left: &mut Allowance) -> Option<Answers> {
    left.questions = left.questions.checked_sub(1)?;
    let legal = position.legal_moves();
    if legal.is_empty() {
        return None;
    }
    let count = digits.next(legal.len()) + 1;
    left.answers = left.answers.checked_sub(count)?;
    let mut answers = Vec::new();
    let mut first = 0;
    for _ in 0..count {
        if first >= legal.len() {
            return None;
        }
        let at = first + digits.next(legal.len() - first);
        answers.push(Answer { m: *legal.get(at)?, then: None });
        first = at + 1;
    }
    for answer in &mut answers {
        let Some(after) = next_question(position, answer.m) else { continue };
        if digits.next(2) == 1 {
            answer.then = Some(read_answers(digits, &after, left)?);
        }
    }
    Some(Answers(answers))
}

/// Writes the link.
pub(super) fn write(problem: &Problem) -> String {
    let mut digits = DigitWriter::default();
    write_question(&mut digits, problem.question);
    write_answers(&mut digits, &problem.position(), &problem.answers);
    let mut text = [PROBLEM, problem.question.kind().name(), "/", &problem.link.text(), "/", VERSION].concat();
    text.push_str(&digits.text());
    append_check(text)
}

/// Reads a link, which must be as [`write`] writes it.
pub(super) fn read(text: &str) -> Result<Problem, ProblemError> {
    if text.len() > MAX_LENGTH {
        return Err(ProblemError::Link(LinkError::Length));
    }
    let text = text.trim_ascii();
    let text = ascii::parts(text, '#').last().unwrap_or(text);
    let text = text.strip_prefix('/').unwrap_or(text);
    let body = text.strip_prefix(PROBLEM).ok_or(ProblemError::NoProblem)?;
    let (kind, body) = ascii::cut(body, '/').ok_or(ProblemError::NoProblem)?;
    let kind = Kind::by_name(kind).ok_or_else(|| ProblemError::Kind(kind.chars().take(40).collect()))?;
    let end = body.bytes().rposition(|byte| byte == b'/').ok_or(ProblemError::Damaged)?;
    let (link, answers) = (&body[..end], &body[end + 1..]);
    let number = answers.strip_prefix(VERSION).ok_or(match ascii::cut(answers, '.') {
        Some((version, _)) if ascii::read_number(version, 1_000).is_some_and(|version| version > 1) => {
            ProblemError::Version
        }
        _ => ProblemError::Damaged,
    })?;
    let (number, check) = ascii::cut(number, '.').ok_or(ProblemError::Damaged)?;
    // Checked before any move is played, so that damaged text costs nothing.
    let checked = text.len().checked_sub(check.len() + 1).and_then(|end| text.get(..end));
    let is_closed = checked.and_then(|text| read_check(text, check)).ok_or(ProblemError::Damaged)?;
    // A closed link has an `A` in place of an empty number.
    let number = if is_closed && number == "A" { "" } else { number };
    let mut digits = DigitReader::new(number, MAX_NUMBER).ok_or(ProblemError::Damaged)?;
    let link = Link::parse(link).map_err(ProblemError::Link)?;
    let question = read_question(&mut digits, kind).ok_or(ProblemError::Damaged)?;
    let answers = read_answers(&mut digits, &last_position(&link), &mut Allowance::all());
    let answers = answers.filter(|_| digits.is_done()).ok_or(ProblemError::Answers)?;
    let problem = Problem::new(link, question, answers)?;
    // Only canonical text is a link.
    if problem.text() == text { Ok(problem) } else { Err(ProblemError::Damaged) }
}

/// Why a text or a value is not a problem.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ProblemError {
    /// The text does not begin with `problem/` and a kind.
    NoProblem,
    /// No kind has this name.
    Kind(String),
    /// The link to the position is wrong.
    Link(LinkError),
    /// Written by a newer version.
    Version,
    /// Cut, extended or changed.
    Damaged,
    /// The position does not ask this question.
    Question,
    /// The answers are not legal moves in order, or are all of them.
    Answers,
}

/// Messages about links of problems.
pub mod messages {
    crate::tokens! {
        /// The link is damaged, or of no problem.
        damaged = "problem-damaged";
        /// The link is of a newer version.
        newer = "problem-newer";
    }
}

impl ProblemError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            ProblemError::Link(error) => error.token(),
            ProblemError::Version => messages::newer(),
            _ => messages::damaged(),
        }
    }
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProblemError::NoProblem => f.write_str("the text is not a problem link"),
            ProblemError::Kind(kind) => write!(f, "there is no kind of problem called “{kind}”"),
            ProblemError::Link(error) => error.fmt(f),
            ProblemError::Version => f.write_str("a newer version wrote the problem's link"),
            ProblemError::Damaged => f.write_str("the problem's link is damaged: it was cut or changed on its way"),
            ProblemError::Question => f.write_str("the position does not ask this question"),
            ProblemError::Answers => f.write_str("the answers are not legal moves of the position, in order"),
        }
    }
}

impl error::Error for ProblemError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            ProblemError::Link(error) => Some(error),
            _ => None,
        }
    }
}
