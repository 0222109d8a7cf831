//! Problems: a position, one question, and the tree of its winning answers.
//!
//! A problem is a value without a proof: [`Problem::new`] checks that its answers are legal moves, not that they win.
//! `patience problems` proves every move of the problems that it makes, and a receiver proves those of a link again.
//! [`crate::format`] describes the link (`problem/…`) and the lists.

mod list;
mod text;
mod weights;

pub use list::{Entry, Grade, List, ListError, Measures, Summary, TRIES};
pub use text::{ProblemError, messages};

use crate::{Card, Link, Move, Outcome, Position, Role};
use alloc::{string::String, vec::Vec};

/// The maximum number of questions of a problem.
pub const MAX_QUESTIONS: usize = 64;

/// The maximum number of answers of a problem, to all its questions: bounds the work of reading one.
pub const MAX_ANSWERS: usize = 256;

/// The maximum number of transfers of a release.
pub const MAX_TRANSFERS: u8 = 64;

/// The kind of a problem, which is its question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// "The natural move loses. Find a move that wins."
    Move,
    /// The Labyrinth: which card to take by grace.
    Grace,
    /// The Empress of India: which two cards to join.
    Pair,
    /// Sly: where to place the last cards of the round.
    Place,
    /// The Fairie Queen: bring a card home with few transfers.
    Release,
}

impl Kind {
    /// All kinds, in the order of their numbers in links.
    pub const ALL: [Kind; 5] = [Kind::Move, Kind::Grace, Kind::Pair, Kind::Place, Kind::Release];

    /// The kind in a word, as links have it: `move`, `grace`, `pair`, `place` or `release`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Grace => "grace",
            Kind::Pair => "pair",
            Kind::Place => "place",
            Kind::Release => "release",
        }
    }

    /// Reads the word of a kind.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The kind of the question that a position asks, whatever its answers: its legal moves are all graces, all pairs or
    /// all placements of the last cards of a round. Every other position asks for a move.
    #[must_use]
    pub fn of(position: &Position) -> Kind {
        let legal = position.legal_moves();
        let role = |m: &Move| m.to.pile().map(|pile| position.role(pile));
        let all = |from: Role, to: Role| {
            !legal.is_empty() && legal.iter().all(|m| position.role(m.from) == from && role(m) == Some(to))
        };
        if all(Role::Tableau, Role::Reserve) {
            Kind::Grace
        } else if position.game().id == "empress-of-india" && all(Role::Tableau, Role::Tableau) {
            Kind::Pair
        } else if position.game().id == "sly" && all(Role::Hand, Role::Tableau) && is_last_of_round(position) {
            Kind::Place
        } else {
            Kind::Move
        }
    }
}

/// Returns true if the stock is not empty and ends with the round of Sly that is being dealt.
fn is_last_of_round(position: &Position) -> bool {
    let [_, placed] = position.rules().extra_state();
    position.stock() > 0 && usize::from(placed) + 1 + position.stock() <= 20
}

/// The goal of a problem of the kind *the release*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Release {
    /// The card to bring home; either copy.
    pub card: Card,
    /// Transfers between columns, at most; cards that go home do not count.
    pub transfers: u8,
    /// True if a search has proven that fewer are not enough; false for the fewest that it found.
    pub fewest: bool,
}

/// The question of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Find a move after which the game can be won. Never [`Kind::Release`].
    Win(Kind),
    /// Bring a card home.
    Release(Release),
}

impl Question {
    /// The kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Question::Win(kind) => kind,
            Question::Release(_) => Kind::Release,
        }
    }
}

/// A move that answers a question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// The move.
    pub m: Move,
    /// The next question, after the forced moves that follow.
    pub then: Option<Answers>,
}

/// All answers to a question, in the order of the legal moves; every other legal move is wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Answers(pub Vec<Answer>);

impl Answers {
    /// The answer that a move is; `None` if it is wrong.
    #[must_use]
    pub fn get(&self, m: Move) -> Option<&Answer> {
        self.0.iter().find(|answer| answer.m == m)
    }

    /// The number of answers, to this question and to those that follow.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len() + self.0.iter().filter_map(|answer| answer.then.as_ref()).map(Answers::count).sum::<usize>()
    }

    /// The number of questions: this and those that follow.
    #[must_use]
    pub fn questions(&self) -> usize {
        1 + self.0.iter().filter_map(|answer| answer.then.as_ref()).map(Answers::questions).sum::<usize>()
    }
}

/// A position, one question, and the tree of its answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Problem {
    link: Link,
    question: Question,
    answers: Answers,
}

impl Problem {
    /// Makes a problem of the position of a link.
    ///
    /// # Errors
    /// [`ProblemError`] for a kind that the position does not ask for, answers that are not legal, not in order or all
    /// moves, and too many questions or answers. Whether the answers win is not checked.
    pub fn new(link: Link, question: Question, answers: Answers) -> Result<Problem, ProblemError> {
        let position = last_position(&link);
        let fits = match question {
            Question::Win(kind) => kind == Kind::of(&position),
            Question::Release(release) => {
                position.game().id == "fairie-queen"
                    && Kind::of(&position) == Kind::Move
                    && (1..=MAX_TRANSFERS).contains(&release.transfers)
                    && position.stock() == 0
            }
        };
        if !fits {
            return Err(ProblemError::Question);
        }
        if answers.questions() > MAX_QUESTIONS || answers.count() > MAX_ANSWERS || !are_answers(&position, &answers) {
            return Err(ProblemError::Answers);
        }
        Ok(Problem { link, question, answers })
    }

    /// The deal and the moves to the position.
    #[must_use]
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> Position {
        last_position(&self.link)
    }

    /// The question.
    #[must_use]
    pub fn question(&self) -> Question {
        self.question
    }

    /// The answers.
    #[must_use]
    pub fn answers(&self) -> &Answers {
        &self.answers
    }

    /// The stock in dealing order: it is face up, as the solver's claims depend on it.
    #[must_use]
    pub fn open_stock(&self) -> Vec<Card> {
        open_stock(&self.position())
    }

    /// The link, as [`Problem::parse`] reads it.
    #[must_use]
    pub fn text(&self) -> String {
        text::write(self)
    }

    /// Reads the link of a problem, or a whole address that ends in such a link.
    ///
    /// # Errors
    /// Every text gives a problem or a [`ProblemError`].
    pub fn parse(text: &str) -> Result<Problem, ProblemError> {
        text::read(text)
    }
}

impl core::fmt::Display for Problem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.text())
    }
}

/// The position after all moves of a link.
fn last_position(link: &Link) -> Position {
    link.play(|_, _| {})
}

/// The stock in dealing order.
#[must_use]
pub fn open_stock(position: &Position) -> Vec<Card> {
    let pile = position.game().pile_of(Role::Stock);
    pile.map_or(Vec::new(), |pile| position.table().pile(pile).iter().rev().copied().collect())
}

/// Plays moves while exactly one is legal; returns them. Ends: a forced cycle is cut after as many moves as there are
/// cards.
pub fn play_forced(position: &mut Position) -> Vec<Move> {
    let mut forced = Vec::new();
    while let [only] = position.legal_moves()[..] {
        if forced.len() >= position.table().cards().len() {
            break;
        }
        position.play_unchecked(only);
        forced.push(only);
    }
    forced
}

/// Plays a move and the forced moves after it; `None` if no choice is left.
#[must_use]
pub fn next_question(position: &Position, m: Move) -> Option<Position> {
    let mut after = position.clone();
    after.play_unchecked(m);
    play_forced(&mut after);
    let legal = after.legal_moves();
    (legal.len() > 1 && after.outcome_with(&legal) == Outcome::Playing).then_some(after)
}

/// Returns true if every answer is legal, they are in order, and some legal move is not an answer.
fn are_answers(position: &Position, answers: &Answers) -> bool {
    let legal = position.legal_moves();
    let mut next = 0;
    for answer in &answers.0 {
        let Some(at) = legal.iter().skip(next).position(|m| *m == answer.m) else { return false };
        next += at + 1;
        if let Some(then) = &answer.then {
            let follows = next_question(position, answer.m).is_some_and(|after| are_answers(&after, then));
            if !follows {
                return false;
            }
        }
    }
    !answers.0.is_empty() && answers.0.len() < legal.len()
}

/// An idea of a problem, for lists by theme and the first step of a hint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// Keep a run of a suit together.
    Run,
    /// Cards of a packet that wait for each other: a second run of a suit is lost.
    SecondRun,
    /// Cards between cards that wait for them.
    ShutIn,
    /// Cards that get no room to move.
    Room,
    /// Free a bare king.
    BareKing,
    /// The right partner of a pair.
    Partner,
    /// Uncover a card, or make one available, that goes home soon.
    Uncover,
    /// Cover the card that is needed last.
    Order,
    /// Leave a card that could go home.
    Wait,
    /// Which of two equal cards.
    Copy,
    /// Which of two foundations.
    Direction,
}

impl Theme {
    /// All themes, in the order of their bits in lists.
    pub const ALL: [Theme; 11] = [
        Theme::Run,
        Theme::SecondRun,
        Theme::ShutIn,
        Theme::Room,
        Theme::BareKing,
        Theme::Partner,
        Theme::Uncover,
        Theme::Order,
        Theme::Wait,
        Theme::Copy,
        Theme::Direction,
    ];

    /// The token of the theme.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Run => "run",
            Theme::SecondRun => "second-run",
            Theme::ShutIn => "shut-in",
            Theme::Room => "room",
            Theme::BareKing => "bare-king",
            Theme::Partner => "partner",
            Theme::Uncover => "uncover",
            Theme::Order => "order",
            Theme::Wait => "wait",
            Theme::Copy => "copy",
            Theme::Direction => "direction",
        }
    }

    /// Reads the token of a theme.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}
