//! A game in progress: a line of positions with undo, redo and dealing.

use crate::{
    Deal, Link, LinkError, Move, NotationError, PileId, PlayError, Position, Role, Rules, RunMove, Token,
    link::{self, EncodedMove},
    report,
};
use alloc::vec::Vec;
use core::{error, fmt};

/// A move of the line, with its code in links and the start of its action.
#[derive(Clone, PartialEq, Eq, Debug)]
struct LineMove {
    m: Move,
    choice: EncodedMove,
    /// True for the first move of an action, as the first of a line always is.
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
    line: Vec<LineMove>,
    /// The position before each move and after the last: one more than `line`.
    positions: Vec<Position>,
    /// The number of moves played; those beyond can be redone.
    ply: usize,
    /// The report of the last action.
    report: Vec<Token>,
}

impl Session {
    /// Starts a deal.
    #[must_use]
    pub fn new(deal: Deal) -> Session {
        let positions = vec![Position::start(&deal)];
        Session { deal, line: Vec::new(), positions, ply: 0, report: Vec::new() }
    }

    /// Opens a link and plays all its moves.
    ///
    /// # Errors
    /// As [`Link::parse`].
    pub fn open(text: &str) -> Result<Session, LinkError> {
        Link::parse(text).map(Session::from_link)
    }

    /// Opens a parsed link and plays all its moves.
    #[must_use]
    pub fn from_link(link: Link) -> Session {
        let plies = link.choices.len();
        Session::from_line(link, plies)
    }

    /// Opens the line of a link at the position after `ply` moves. The moves beyond can be redone.
    #[must_use]
    pub fn from_line(line: Link, ply: usize) -> Session {
        Session::with_ends(line, ply, &[])
    }

    /// Opens the line of a link at the position after `ply` moves, with an action ending after each move number in
    /// `ends`.
    ///
    /// Each move before the first end and after the last becomes an action, except automatic draws.
    #[must_use]
    pub fn with_ends(line: Link, ply: usize, ends: &[usize]) -> Session {
        let mut session = Session::new(line.deal);
        for choice in &line.choices {
            let Some(&m) = session.position().legal_moves().get(usize::from(choice.index)) else { break };
            if session.push(m, true).is_err() {
                break;
            }
        }
        let plies = session.line.len();
        let mut ended = vec![false; plies + 1];
        for end in ends {
            ended[plies.min(*end)] = true;
        }
        let first = ended.iter().position(|ended| *ended).unwrap_or(plies);
        let last = ended.iter().rposition(|ended| *ended).unwrap_or(0);
        for (at, &ended) in ended.iter().enumerate().take(plies).skip(1) {
            let in_actions = first <= at && at <= last;
            session.line[at].begins = if in_actions { ended } else { !session.is_automatic_draw(at) };
        }
        session.ply = ply.min(plies);
        session
    }

    /// Returns true if a move of the line is an automatic draw, provided that the player made the move before it.
    fn is_automatic_draw(&self, ply: usize) -> bool {
        self.positions[ply].automatic_draw() == Some(self.line[ply].m)
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
        self.line.len()
    }

    /// The moves played, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line[..self.ply].iter().map(|played| played.m)
    }

    /// The report of the last action, in order; empty before the first.
    pub fn report(&self) -> &[Token] {
        &self.report
    }

    /// Returns the link to this position, with the moves that led to it.
    #[must_use]
    pub fn link(&self) -> Link {
        self.link_of(&self.line[..self.ply])
    }

    /// Returns the link of the whole line, undone moves included.
    #[must_use]
    pub fn line(&self) -> Link {
        self.link_of(&self.line)
    }

    fn link_of(&self, moves: &[LineMove]) -> Link {
        Link { deal: self.deal.clone(), choices: moves.iter().map(|played| played.choice).collect() }
    }

    /// The number of moves of each action of the whole line, in order.
    pub fn action_lengths(&self) -> impl Iterator<Item = usize> {
        self.line.chunk_by(|_, next| !next.begins).map(<[LineMove]>::len)
    }

    /// Makes exactly one move.
    ///
    /// # Errors
    /// [`SessionError`] if it is not legal, or if the game has [`link::MAX_MOVES`] moves; nothing changes.
    pub fn play(&mut self, m: Move) -> Result<(), SessionError> {
        self.push(m, true)?;
        self.report = self.describe_ply(self.ply - 1);
        Ok(())
    }

    /// Makes a move given in notation.
    ///
    /// # Errors
    /// As [`Session::play`], and [`NotationError`] for text that is not a move.
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
        while let Some(m) = self.position().automatic_draw() {
            if self.push(m, false).is_err() {
                break;
            }
            let messages = self.describe_ply(self.ply - 1);
            self.report.extend(messages);
        }
        Ok(())
    }

    /// Makes one dealing move. Returns false if nothing can be dealt.
    pub fn deal_once(&mut self) -> bool {
        let Some(m) = self.position().rules().next_deal_move(true) else { return false };
        self.play(m).is_ok()
    }

    /// Deals until there is a decision. Returns the number of moves made.
    pub fn deal_on(&mut self) -> usize {
        let before = self.position().piles_with_home_moves();
        let start = self.ply;
        while let Some(m) = self.position().rules().next_deal_move(self.ply == start) {
            if self.push(m, self.ply == start).is_err() {
                break;
            }
            let (was, is) = (self.positions[start].table(), self.position().table());
            let is_new = |pile: PileId| !before.contains(&pile) || was.top(pile) != is.top(pile);
            if self.position().piles_with_home_moves().into_iter().any(is_new) {
                break;
            }
        }
        let made = self.ply - start;
        if made > 0 {
            self.report = self.describe_dealing(start);
        }
        made
    }

    /// Deals the whole stock, over cards that can go home, too. With `plays_safe` the safe ones go home first. Returns
    /// the number of moves made.
    pub fn deal_all(&mut self, plays_safe: bool) -> usize {
        let start = self.ply;
        let made = self.push_while(|rules| {
            let deal = rules.next_move_of_deal_all()?;
            Some(rules.safe_move().filter(|_| plays_safe).unwrap_or(deal))
        });
        if made > 0 {
            self.report = self.describe_dealing(start);
        }
        made
    }

    /// Plays every safe card home. Returns the number of moves made.
    pub fn play_safe(&mut self) -> usize {
        let start = self.ply;
        let made = self.push_while(|rules| rules.safe_move());
        if made > 0 {
            self.report = self.describe_playing_home(start);
        }
        made
    }

    /// Makes moves while there is a next one, as one action. Returns their number.
    fn push_while(&mut self, next: impl Fn(&dyn Rules) -> Option<Move>) -> usize {
        let start = self.ply;
        while let Some(m) = next(self.position().rules()) {
            if self.push(m, self.ply == start).is_err() {
                break;
            }
        }
        self.ply - start
    }

    /// Moves a run, written as [`Game::write_run`](crate::Game::write_run) does, card by card, as one action.
    ///
    /// # Errors
    /// [`SessionError`] if there is no such run, too few piles are free, or the game would be longer than
    /// [`link::MAX_MOVES`]; nothing changes.
    pub fn move_run(&mut self, text: &str) -> Result<(), SessionError> {
        let position = self.position();
        let runs = position.rules().runs();
        let run = runs.iter().find(|run| position.game().write_run(run) == text);
        let m = match run {
            Some(run) => Move::new(run.from, run.to),
            None => position.parse_move(text).map_err(SessionError::Notation)?,
        };
        let Some(moves) = run.and_then(RunMove::moves) else {
            return Err(SessionError::Illegal(PlayError { m, position: position.clone() }));
        };
        if self.ply + moves.len() > link::MAX_MOVES {
            return Err(SessionError::TooLong);
        }
        let start = self.ply;
        for m in moves {
            self.push(m, self.ply == start)?;
        }
        self.report = self.describe_action(start);
        Ok(())
    }

    /// Undoes the last action. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = (0..self.ply).rev().find(|ply| self.line[*ply].begins) else { return false };
        self.ply = ply;
        self.report = vec![report::undone()];
        true
    }

    /// Redoes the last undone action. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        if self.ply == self.line.len() {
            return false;
        }
        let start = self.ply;
        let next = (start + 1..self.line.len()).find(|ply| self.line[*ply].begins);
        self.ply = next.unwrap_or(self.line.len());
        self.report = self.describe_action(start);
        true
    }

    /// Returns true if there is an action to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.ply > 0
    }

    /// Returns true if there is an action to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.ply < self.line.len()
    }

    /// Goes to the position after `ply` moves of the line, at most to its end. Reports the move before it.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.line.len());
        self.report = self.ply.checked_sub(1).map(|ply| self.describe_ply(ply)).unwrap_or_default();
    }

    /// Goes to the position of a link to the same deal. Returns false for another deal; nothing changes then.
    ///
    /// A position of this line leaves the moves beyond it to be redone. Otherwise the link's moves replace this line
    /// from the first difference on.
    pub fn go_to_link(&mut self, link: Link) -> bool {
        if link.deal != self.deal {
            return false;
        }
        let line = Session::from_link(link).line;
        let common_length = common_length(&self.line, &line);
        self.ply = common_length;
        // The moves are legal and within the limit, as another session made them.
        let _ = line[common_length..].iter().try_for_each(|played| self.push(played.m, played.begins));
        self.go_to(self.ply);
        true
    }

    /// Shows a line that branches off after the first `from` moves, at its position after move `ply` of the game.
    ///
    /// Only the moves shown so far join the game's line, each an action. To leave the preview, restore an earlier
    /// [`Session::save`].
    ///
    /// # Errors
    /// [`SessionError`] if a move up to `ply` is not legal, or if the game has [`link::MAX_MOVES`] moves; nothing
    /// changes.
    pub fn preview(&mut self, from: usize, moves: &[Move], ply: usize) -> Result<(), SessionError> {
        let from = from.min(self.line.len());
        let previewed = &moves[..ply.saturating_sub(from).min(moves.len())];
        let shared = self.line[from..].iter().zip(previewed).take_while(|(played, m)| played.m == **m).count();
        if from + previewed.len() > link::MAX_MOVES {
            return Err(SessionError::TooLong);
        }
        let mut position = self.positions[from + shared].clone();
        for m in &previewed[shared..] {
            position = position.play(*m).map_err(SessionError::Illegal)?;
        }
        if shared < previewed.len() {
            self.ply = from + shared;
            for m in &previewed[shared..] {
                let begins = self.ply == from || self.position().automatic_draw() != Some(*m);
                self.push(*m, begins)?;
            }
        }
        self.go_to(if ply < from { ply } else { from + previewed.len() });
        Ok(())
    }

    /// Makes a move, if it is legal, and forgets the undone moves.
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
        self.line.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.line.push(LineMove { m, choice, begins });
        self.positions.push(position);
        self.ply += 1;
        Ok(())
    }

    /// Reports the action that begins at a move, as it was reported when it was made.
    fn describe_action(&self, start: usize) -> Vec<Token> {
        let turns = |ply: usize| self.positions[ply].role(self.line[ply].m.from) == Role::Stock;
        if !turns(start) && (start + 1..self.ply).all(turns) {
            // A move, and the automatic draw after it.
            (start..self.ply).flat_map(|ply| self.describe_ply(ply)).collect()
        } else if (start..self.ply).any(turns) {
            self.describe_dealing(start)
        } else if self.ply - start > 1 && self.position().home() == self.positions[start].home() {
            self.describe_run(start)
        } else {
            self.describe_playing_home(start)
        }
    }

    /// Reports a run that moved: its cards, the first of them, and its new pile.
    fn describe_run(&self, start: usize) -> Vec<Token> {
        let Some(to) = self.line[self.ply - 1].m.to.pile() else { return Vec::new() };
        let before = self.positions[start].table().len(to);
        let run = self.position().table().pile(to).get(before..).unwrap_or_default();
        run.first().map(|&first| report::run_moved(run.len(), first, to)).into_iter().collect()
    }

    /// Reports a run of dealing from a move on: the number of cards, and the pile of the last, or after *Deal all* the
    /// number of cards that can go home once those on them are gone.
    fn describe_dealing(&self, start: usize) -> Vec<Token> {
        let dealt = |from: usize| self.positions[from].stock() - self.position().stock();
        let (all, last) = (dealt(start), dealt(self.ply - 1));
        let mut messages = Vec::new();
        if all > 1 {
            messages.push(report::cards_dealt(all));
        }
        if all > 1 && self.was_deal_all(start) {
            let covered = self.position().covered_next_cards();
            messages.extend((covered > 0).then(|| report::cards_covered(covered)));
        } else if all < 2 || last < 2 {
            // The last move dealt a single card: report it alone.
            messages.extend(self.describe_ply(self.ply - 1));
        }
        messages
    }

    /// Returns true if the dealing from a move on went over a decision at which *Deal* stops.
    fn was_deal_all(&self, start: usize) -> bool {
        let decides = |position: &Position| {
            let rules = position.rules();
            rules.next_move_of_deal_all().is_some() && rules.next_deal_move(false).is_none()
        };
        self.positions[start + 1..self.ply].iter().any(decides)
    }

    /// Reports the number of cards played home from a move on.
    fn describe_playing_home(&self, start: usize) -> Vec<Token> {
        vec![report::cards_played_home(self.position().home() - self.positions[start].home())]
    }

    /// Reports one move.
    fn describe_ply(&self, ply: usize) -> Vec<Token> {
        self.positions[ply].describe_move(self.line[ply].m, &self.positions[ply + 1])
    }
}

/// Returns the number of moves that two lines share at the start.
fn common_length(line: &[LineMove], other: &[LineMove]) -> usize {
    line.iter().zip(other).take_while(|(a, b)| a.m == b.m).count()
}

impl Position {
    /// The automatic draw: the only legal move, during a deal.
    fn automatic_draw(&self) -> Option<Move> {
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
