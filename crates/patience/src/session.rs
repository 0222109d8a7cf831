//! A game in hand: a line of positions, with undo, redo, marks and dealing on.

use crate::{
    Deal, Link, LinkError, Move, NotationError, Outcome, PileId, Piles, PlayError, Position, Role,
    link::{self, Choice},
    words,
};
use std::{error, fmt};

/// A move of the line, with what links and undo need to know of it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    m: Move,
    choice: Choice,
    /// Whether undo stops before it: false for a card that turned by itself and for a run of dealing.
    begins: bool,
}

/// A game in hand.
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
    /// The whole line, what has been undone included.
    steps: Vec<Step>,
    /// The position before each step and after the last: one more than `steps`.
    positions: Vec<Position>,
    /// How many steps are played; those beyond can be redone.
    ply: usize,
    marks: Vec<Vec<Step>>,
    /// What happened in the last act, in words.
    report: String,
}

impl Session {
    /// A new game of a deal.
    pub fn new(deal: Deal) -> Session {
        let positions = vec![Position::start(&deal)];
        Session { deal, steps: Vec::new(), positions, ply: 0, marks: Vec::new(), report: String::new() }
    }

    /// The game of a link, with all its moves played.
    ///
    /// # Errors
    /// As [`Link::parse`].
    pub fn open(text: &str) -> Result<Session, LinkError> {
        let link = Link::parse(text)?;
        let mut session = Session::new(link.deal);
        session.follow(&link.choices);
        Ok(session)
    }

    /// Plays what a parsed link vouches for.
    fn follow(&mut self, choices: &[Choice]) {
        for choice in choices {
            let position = self.position();
            let Some(&m) = position.legal_moves().get(usize::from(choice.index)) else { return };
            let begins = self.ply == 0 || position.turning() != Some(m);
            if self.push(m, begins).is_err() {
                return;
            }
        }
    }

    /// The deal.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The position in hand.
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The number of moves played.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The number of moves of the whole line, those undone included.
    pub fn plies(&self) -> usize {
        self.steps.len()
    }

    /// The moves played, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.steps[..self.ply].iter().map(|step| step.m)
    }

    /// What happened in the last act, in a few sentences; empty after none.
    pub fn report(&self) -> &str {
        &self.report
    }

    /// The link to this position, with the moves that led to it.
    pub fn link(&self) -> Link {
        Link { deal: self.deal.clone(), choices: self.steps[..self.ply].iter().map(|step| step.choice).collect() }
    }

    /// Makes exactly one move.
    ///
    /// # Errors
    /// [`SessionError`] if it is not legal, or if the game is as long as a link can hold; nothing changes.
    pub fn play(&mut self, m: Move) -> Result<(), SessionError> {
        self.push(m, true)?;
        self.report = self.retell(self.ply - 1);
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

    /// Makes a move as a player does: then the next card turns by itself where nothing else is to be decided.
    ///
    /// # Errors
    /// As [`Session::play`].
    pub fn act(&mut self, m: Move) -> Result<(), SessionError> {
        self.play(m)?;
        while let Some(m) = self.position().turning() {
            if self.push(m, false).is_err() {
                break;
            }
            let told = self.retell(self.ply - 1);
            self.report = [&self.report, " ", &told].concat();
        }
        Ok(())
    }

    /// Deals one step on, whatever there is to decide. Returns false if nothing can be dealt.
    pub fn deal_one(&mut self) -> bool {
        let Some(m) = self.position().rules().deal_step(true) else { return false };
        self.play(m).is_ok()
    }

    /// Deals on until there is something to decide. Returns the number of moves made.
    pub fn deal_on(&mut self) -> usize {
        let before = self.position().suitable_cards();
        let start = self.ply;
        while let Some(m) = self.position().rules().deal_step(self.ply == start) {
            if self.push(m, self.ply == start).is_err() {
                break;
            }
            let now = self.position().suitable_cards();
            if now.iter().any(|card| !before.contains(card)) {
                break;
            }
        }
        let made = self.ply - start;
        if made > 0 {
            let dealt = |from: usize| self.positions[from].stock() - self.position().stock();
            let last = self.retell(self.ply - 1);
            self.report = match (dealt(start), dealt(self.ply - 1)) {
                (0 | 1, _) => last,
                // The last ones came together.
                (n, 2..) => format!("{} dealt.", words::cards(n)),
                (n, _) => format!("{} dealt. {last}", words::cards(n)),
            };
        }
        made
    }

    /// Plays every card that can go home and never be missed. Returns the number of moves made.
    pub fn play_safe(&mut self) -> usize {
        let start = self.ply;
        while let Some(m) = self.position().rules().safe_move() {
            if self.push(m, self.ply == start).is_err() {
                break;
            }
        }
        let made = self.ply - start;
        if made > 0 {
            let home = self.position().home() - self.positions[start].home();
            self.report = format!("{} played home.", words::cards(home));
        }
        made
    }

    /// Takes back the last act. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = (0..self.ply).rev().find(|ply| self.steps[*ply].begins) else { return false };
        self.ply = ply;
        self.report = "Taken back.".into();
        true
    }

    /// Makes the act again that was taken back last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        if self.ply == self.steps.len() {
            return false;
        }
        let next = (self.ply + 1..self.steps.len()).find(|ply| self.steps[*ply].begins);
        self.ply = next.unwrap_or(self.steps.len());
        self.report = self.retell(self.ply - 1);
        true
    }

    /// Whether there is an act to take back.
    pub fn can_undo(&self) -> bool {
        self.ply > 0
    }

    /// Whether an act was taken back that can be made again.
    pub fn can_redo(&self) -> bool {
        self.ply < self.steps.len()
    }

    /// Goes to a move of the line, forwards or back; beyond its end, to its end. The report tells of the move before.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.steps.len());
        self.report = self.ply.checked_sub(1).map(|step| self.retell(step)).unwrap_or_default();
    }

    /// Marks the position, to return to it whatever is played in between. Marking it again changes nothing.
    pub fn mark(&mut self) {
        let line = self.steps[..self.ply].to_vec();
        if !self.marks.contains(&line) {
            self.marks.push(line);
        }
    }

    /// The number of moves before each marked position.
    pub fn marks(&self) -> impl Iterator<Item = usize> {
        self.marks.iter().map(Vec::len)
    }

    /// The link to a marked position; `None` if there is no such mark.
    pub fn mark_link(&self, mark: usize) -> Option<Link> {
        let choices = self.marks.get(mark)?.iter().map(|step| step.choice).collect();
        Some(Link { deal: self.deal.clone(), choices })
    }

    /// Returns to a marked position. Returns false if there is no such mark.
    pub fn return_to(&mut self, mark: usize) -> bool {
        let Some(line) = self.marks.get(mark).cloned() else { return false };
        if !self.steps.starts_with(&line) {
            let common = self.steps.iter().zip(&line).take_while(|(a, b)| a.m == b.m).count();
            self.ply = common;
            // They were played before, and no line is longer than a line can be.
            let _ = line[common..].iter().try_for_each(|step| self.push(step.m, step.begins));
        }
        self.ply = line.len();
        self.report = "Back at the marked position.".into();
        true
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

    /// What a step did, in words: what moved, what was uncovered.
    fn retell(&self, step: usize) -> String {
        retell(&self.positions[step], self.steps[step].m, &self.positions[step + 1])
    }
}

impl Position {
    /// The move that turns a card by itself: the only legal move, in the midst of a deal.
    fn turning(&self) -> Option<Move> {
        let [m] = self.legal_moves()[..] else { return None };
        let role = |pile: PileId| self.places()[pile.0 as usize].role;
        (self.rules().turns_itself() && role(m.from) == Role::Stock).then_some(m)
    }

    /// The piles whose card can go home, with the card.
    fn suitable_cards(&self) -> Vec<(PileId, Option<crate::Card>)> {
        self.suitable().into_iter().map(|pile| (pile, self.table().top(pile))).collect()
    }

    /// A move in words: "Four of clubs on the five of hearts".
    pub fn describe(&self, m: Move) -> String {
        let card = || self.table().top(m.from).map(crate::Card::name).unwrap_or_default();
        let phrase = self.rules().phrase(m);
        phrase.unwrap_or_else(|| words::capital(&[&card(), " ", &self.rules().destination(m)].concat()))
    }
}

fn retell(before: &Position, m: Move, after: &Position) -> String {
    let places = before.places();
    let (was, is) = (before.table(), after.table());
    if places[m.from.0 as usize].role == Role::Stock {
        // What left the pack lies on top of some pile now.
        let turned = was.len(m.from) - is.len(m.from);
        let card = was.top(m.from).map(crate::Card::name).unwrap_or_default();
        if turned != 1 {
            return format!("{} dealt.", words::cards(turned));
        }
        let grew = |pile| is.len(pile) > was.len(pile);
        let pile = Piles::new(PileId(0), places.len() as u8).first(&grew);
        return match pile.map(|pile| &places[pile.0 as usize]) {
            Some(place) if place.role == Role::Foundation => words::capital(&[&card, " turned: home."].concat()),
            Some(place) if place.role != Role::Hand => {
                words::capital(&[&card, " turned, to ", &place.label.to_ascii_lowercase(), "."].concat())
            }
            _ => words::capital(&[&card, " turned."].concat()),
        };
    }
    let mut told = before.describe(m) + ".";
    for pile in [Some(m.from), m.with].into_iter().flatten() {
        let Some(card) = is.top(pile) else { continue };
        let uncovered = is.len(pile) + 1 == was.len(pile) && was.pile(pile).starts_with(is.pile(pile));
        let what = if uncovered { " uncovered." } else { " takes its place." };
        told += &[" ", &words::capital(&card.name()), what].concat();
    }
    match after.outcome() {
        Outcome::Won => told + " The game is won.",
        _ => told,
    }
}

/// A move that a session refuses; nothing has changed.
#[derive(Clone, Debug)]
pub enum SessionError {
    /// No move, or none that is legal now.
    Notation(NotationError),
    /// Not legal now.
    Illegal(PlayError),
    /// The game is as long as a link can hold.
    TooLong,
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

impl error::Error for SessionError {}
