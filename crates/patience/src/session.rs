//! A game in progress: a line of positions with undo, redo, bookmarks and dealing.

use crate::{
    Deal, Link, LinkError, Move, NotationError, PileId, PlayError, Position, Role, Token,
    link::{self, EncodedMove},
    report,
};
use alloc::vec::Vec;
use core::{error, fmt};

/// A move of the line, with what links and undo need to know of it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    m: Move,
    choice: EncodedMove,
    /// Whether it is the first of an action; the first move of a line always is.
    begins: bool,
}

/// A game in progress.
///
/// An *action* is the effect of one press: a move with the card drawn automatically after it, a run of dealing,
/// all safe cards played home. [`Session::undo`] and [`Session::redo`] go by actions, and [`Session::save`] saves them.
/// A link does not hold them: each of its moves becomes an action.
///
/// ```
/// use patience::{Deal, Game, Session};
/// let mut session = Session::new(Deal::numbered(Game::by_id("sly").unwrap(), 7).unwrap());
/// session.deal_on();
/// let link = session.link().to_string();
/// assert_eq!(Session::open(&link).unwrap().position(), session.position());
/// session.undo();
/// assert_eq!(session.ply(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    deal: Deal,
    /// The whole line, undone moves included.
    steps: Vec<Step>,
    /// The position before each step and after the last: one more than `steps`.
    positions: Vec<Position>,
    /// The number of steps played; those beyond can be redone.
    ply: usize,
    bookmarks: Vec<Vec<Step>>,
    /// The report of the last action.
    report: Vec<Token>,
}

impl Session {
    /// A new game of a deal.
    #[must_use]
    pub fn new(deal: Deal) -> Session {
        let positions = vec![Position::start(&deal)];
        Session { deal, steps: Vec::new(), positions, ply: 0, bookmarks: Vec::new(), report: Vec::new() }
    }

    /// The game of a link, with all its moves played.
    ///
    /// # Errors
    /// As [`Link::parse`].
    pub fn open(text: &str) -> Result<Session, LinkError> {
        Link::parse(text).map(Session::from_link)
    }

    /// The game of a link that is parsed already, with all its moves played.
    #[must_use]
    pub fn from_link(link: Link) -> Session {
        let plies = link.choices.len();
        Session::from_line(link, plies)
    }

    /// The line of a link, at one of its positions: what lies beyond `ply` can be redone.
    #[must_use]
    pub fn from_line(line: Link, ply: usize) -> Session {
        Session::with_ends(line, ply, &[])
    }

    /// The line of a link, at one of its positions, with the actions that ended after the moves numbered in `ends`.
    ///
    /// Moves before the first end and after the last were made one by one by hand, as far as anybody knows.
    #[must_use]
    pub fn with_ends(line: Link, ply: usize, ends: &[usize]) -> Session {
        let mut session = Session::new(line.deal);
        for choice in &line.choices {
            let Some(&m) = session.position().legal_moves().get(usize::from(choice.index)) else { break };
            if session.push(m, true).is_err() {
                break;
            }
        }
        let plies = session.steps.len();
        let mut ended = vec![false; plies + 1];
        for end in ends {
            ended[plies.min(*end)] = true;
        }
        let first = ended.iter().position(|ended| *ended).unwrap_or(plies);
        let last = ended.iter().rposition(|ended| *ended).unwrap_or(0);
        for (at, &ended) in ended.iter().enumerate().take(plies).skip(1) {
            let shared = first <= at && at <= last;
            session.steps[at].begins = if shared { ended } else { !session.was_drawn_automatically(at) };
        }
        session.ply = ply.min(plies);
        session
    }

    /// Whether a move of the line is an automatic draw, if the move before it was made by hand.
    fn was_drawn_automatically(&self, step: usize) -> bool {
        self.positions[step].turning() == Some(self.steps[step].m)
    }

    /// The deal.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The number of moves played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The number of moves of the whole line, those undone included.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.steps.len()
    }

    /// The moves played, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.steps[..self.ply].iter().map(|step| step.m)
    }

    /// The report of the last action, in order; empty before the first.
    pub fn report(&self) -> &[Token] {
        &self.report
    }

    /// The link to this position, with the moves that led to it.
    #[must_use]
    pub fn link(&self) -> Link {
        self.link_of(&self.steps[..self.ply])
    }

    /// The link of the whole line, those moves included that are undone.
    #[must_use]
    pub fn line(&self) -> Link {
        self.link_of(&self.steps)
    }

    fn link_of(&self, steps: &[Step]) -> Link {
        Link { deal: self.deal.clone(), choices: steps.iter().map(|step| step.choice).collect() }
    }

    /// The number of moves of each action of the whole line, in order.
    pub fn action_lengths(&self) -> impl Iterator<Item = usize> {
        self.steps.chunk_by(|_, next| !next.begins).map(<[Step]>::len)
    }

    /// Makes exactly one move.
    ///
    /// # Errors
    /// [`SessionError`] if it is not legal, or if the game is as long as a link can hold; nothing changes.
    pub fn play(&mut self, m: Move) -> Result<(), SessionError> {
        self.push(m, true)?;
        self.report = self.describe_ply(self.ply - 1);
        Ok(())
    }

    /// Makes a move given in notation.
    ///
    /// # Errors
    /// As [`Session::play`], and [`NotationError`] for what is no move.
    pub fn play_text(&mut self, text: &str) -> Result<(), SessionError> {
        let m = self.position().parse_move(text).map_err(SessionError::Notation)?;
        self.play(m)
    }

    /// Makes a move, then draws the next card automatically while that is the only decision.
    ///
    /// # Errors
    /// As [`Session::play`].
    pub fn play_and_draw(&mut self, m: Move) -> Result<(), SessionError> {
        self.play(m)?;
        while let Some(m) = self.position().turning() {
            if self.push(m, false).is_err() {
                break;
            }
            let messages = self.describe_ply(self.ply - 1);
            self.report.extend(messages);
        }
        Ok(())
    }

    /// Deals one step. Returns false if nothing can be dealt.
    pub fn deal_once(&mut self) -> bool {
        let Some(m) = self.position().rules().deal_step(true) else { return false };
        self.play(m).is_ok()
    }

    /// Deals until there is a decision. Returns the number of moves made.
    pub fn deal_on(&mut self) -> usize {
        let before = self.position().suitable();
        let start = self.ply;
        while let Some(m) = self.position().rules().deal_step(self.ply == start) {
            if self.push(m, self.ply == start).is_err() {
                break;
            }
            let (was, is) = (self.positions[start].table(), self.position().table());
            let is_new = |pile: PileId| !before.contains(&pile) || was.top(pile) != is.top(pile);
            if self.position().suitable().into_iter().any(is_new) {
                break;
            }
        }
        let made = self.ply - start;
        if made > 0 {
            self.report = self.describe_dealing(start);
        }
        made
    }

    /// Plays every safe card home. Returns the number of moves made.
    pub fn play_safe(&mut self) -> usize {
        let start = self.ply;
        while let Some(m) = self.position().rules().safe_move() {
            if self.push(m, self.ply == start).is_err() {
                break;
            }
        }
        let made = self.ply - start;
        if made > 0 {
            self.report = self.describe_playing_home(start);
        }
        made
    }

    /// Undoes the last action. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = (0..self.ply).rev().find(|ply| self.steps[*ply].begins) else { return false };
        self.ply = ply;
        self.report = vec![report::taken_back()];
        true
    }

    /// Redoes the last undone action. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        if self.ply == self.steps.len() {
            return false;
        }
        let start = self.ply;
        let next = (start + 1..self.steps.len()).find(|ply| self.steps[*ply].begins);
        self.ply = next.unwrap_or(self.steps.len());
        self.report = self.describe_action(start);
        true
    }

    /// Whether there is an action to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.ply > 0
    }

    /// Whether there is an action to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.ply < self.steps.len()
    }

    /// Goes to a move of the line, forwards or back; beyond its end, to its end. The report tells of the move before.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.steps.len());
        self.report = self.ply.checked_sub(1).map(|step| self.describe_ply(step)).unwrap_or_default();
    }

    /// Bookmarks the position. Bookmarking it again changes nothing.
    pub fn bookmark(&mut self) {
        let line = &self.steps[..self.ply];
        if !self.bookmarks.iter().any(|mark| mark.len() == line.len() && common(mark, line) == line.len()) {
            self.bookmarks.push(line.to_vec());
        }
    }

    /// The ply of each bookmark.
    pub fn bookmarks(&self) -> impl Iterator<Item = usize> {
        self.bookmarks.iter().map(Vec::len)
    }

    /// The link to a bookmark; `None` if there is no such bookmark.
    #[must_use]
    pub fn bookmark_link(&self, mark: usize) -> Option<Link> {
        self.bookmarks.get(mark).map(|line| self.link_of(line))
    }

    /// Goes to a bookmark. Returns false if there is no such bookmark.
    pub fn go_to_bookmark(&mut self, mark: usize) -> bool {
        let Some(line) = self.bookmarks.get(mark).cloned() else { return false };
        self.go_along(&line);
        self.report = vec![report::back_at_mark()];
        true
    }

    /// Goes to the end of a line of the deal, by what it has in common with this one.
    fn go_along(&mut self, line: &[Step]) {
        let common = common(&self.steps, line);
        self.ply = common;
        // They are legal, as they were played before, and no line is longer than a line can be.
        let _ = line[common..].iter().try_for_each(|step| self.push(step.m, step.begins));
    }

    /// Goes to the position of a link to the same deal. Returns false for another deal; nothing changes then.
    ///
    /// If the position is one of the line, what lies beyond it can be redone. If not, the link's moves follow from where
    /// they part from the line, and the rest of the line is forgotten.
    pub fn go_to_link(&mut self, link: Link) -> bool {
        if link.deal != self.deal {
            return false;
        }
        self.go_along(&Session::from_link(link).steps);
        self.go_to(self.ply);
        true
    }

    /// Shows a line that branches off after the first `from` moves, at its position after move `ply` of the game.
    ///
    /// Only the moves shown so far join the game's line, each an action. To leave the preview, restore an earlier
    /// [`Session::save`].
    ///
    /// # Errors
    /// [`SessionError`] if a move up to `ply` is not legal, or if the game is as long as a link can hold; nothing changes.
    pub fn show(&mut self, from: usize, moves: &[Move], ply: usize) -> Result<(), SessionError> {
        let from = from.min(self.steps.len());
        let shown = &moves[..ply.saturating_sub(from).min(moves.len())];
        let shared = self.steps[from..].iter().zip(shown).take_while(|(step, m)| step.m == **m).count();
        if from + shown.len() > link::MAX_MOVES {
            return Err(SessionError::TooLong);
        }
        let mut position = self.positions[from + shared].clone();
        for m in &shown[shared..] {
            position = position.play(*m).map_err(SessionError::Illegal)?;
        }
        if shared < shown.len() {
            self.ply = from + shared;
            for m in &shown[shared..] {
                let begins = self.ply == from || self.position().turning() != Some(*m);
                self.push(*m, begins)?;
            }
        }
        self.go_to(if ply < from { ply } else { from + shown.len() });
        Ok(())
    }

    /// Makes a move, if it is legal; what had been undone is then forgotten.
    fn push(&mut self, m: Move, begins: bool) -> Result<(), SessionError> {
        if self.ply >= link::MAX_MOVES {
            return Err(SessionError::TooLong);
        }
        let mut position = self.position().clone();
        let legal = position.legal_moves();
        let Some(index) = legal.iter().position(|other| *other == m) else {
            return Err(SessionError::Illegal(PlayError { m, position }));
        };
        let choice = position.choice(&legal, index);
        position.play_unchecked(m);
        self.steps.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.steps.push(Step { m, choice, begins });
        self.positions.push(position);
        self.ply += 1;
        Ok(())
    }

    /// Reports the action that begins at a step, as when it was made.
    fn describe_action(&self, start: usize) -> Vec<Token> {
        let turns = |step: usize| self.positions[step].role(self.steps[step].m.from) == Role::Stock;
        if !turns(start) && (start + 1..self.ply).all(turns) {
            // A move, and the automatic draw after it.
            (start..self.ply).flat_map(|step| self.describe_ply(step)).collect()
        } else if (start..self.ply).any(turns) {
            self.describe_dealing(start)
        } else {
            self.describe_playing_home(start)
        }
    }

    /// Reports a run of dealing since a step: the number of cards, and the place of the last.
    fn describe_dealing(&self, start: usize) -> Vec<Token> {
        let dealt = |from: usize| self.positions[from].stock() - self.position().stock();
        let (all, lately) = (dealt(start), dealt(self.ply - 1));
        let mut messages = Vec::new();
        if all > 1 {
            messages.push(report::cards_dealt(all));
        }
        // Or the last ones came together.
        if all < 2 || lately < 2 {
            messages.extend(self.describe_ply(self.ply - 1));
        }
        messages
    }

    /// How many cards were played home since a step.
    fn describe_playing_home(&self, start: usize) -> Vec<Token> {
        vec![report::cards_played_home(self.position().home() - self.positions[start].home())]
    }

    /// Reports one step.
    fn describe_ply(&self, step: usize) -> Vec<Token> {
        self.positions[step].describe_move(self.steps[step].m, &self.positions[step + 1])
    }
}

/// How many moves two lines begin with alike.
fn common(one: &[Step], other: &[Step]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a.m == b.m).count()
}

impl Position {
    /// The automatic draw: the only legal move, during a deal.
    fn turning(&self) -> Option<Move> {
        let [m] = self.legal_moves()[..] else { return None };
        (self.rules().auto_draws() && self.role(m.from) == Role::Stock).then_some(m)
    }
}

/// A move that a session refuses; nothing has changed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SessionError {
    /// No move, or none that is legal now.
    Notation(NotationError),
    /// Not legal now.
    Illegal(PlayError),
    /// The game is as long as a link can hold.
    TooLong,
}

impl SessionError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        match self {
            SessionError::Notation(error) => error.token(),
            SessionError::Illegal(error) => error.token(),
            SessionError::TooLong => report::game_too_long(link::MAX_MOVES),
        }
    }
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionError::Notation(error) => error.fmt(f),
            SessionError::Illegal(error) => error.fmt(f),
            SessionError::TooLong => write!(f, "a game ends at {} moves: undo, or begin again", link::MAX_MOVES),
        }
    }
}

impl error::Error for SessionError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            SessionError::Notation(error) => Some(error),
            SessionError::Illegal(error) => Some(error),
            SessionError::TooLong => None,
        }
    }
}
