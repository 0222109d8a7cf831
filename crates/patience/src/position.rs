//! A position: a value, with the moves that lead on from it.

use crate::{Game, PileId, Place, Role, Rules, Table, game};
use std::{error, fmt};

/// A move, from a pile to a pile.
///
/// `to` is the address of the notation, so it can be a word such as `f`; [`Position::lands`] says which pile that is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The pile that gives the card.
    pub from: PileId,
    /// A second pile that gives its card at the same time (the Empress of India's double play).
    pub with: Option<PileId>,
    /// Where the card goes.
    pub to: PileId,
}

impl Move {
    /// A move of one pile's card.
    pub const fn new(from: PileId, to: PileId) -> Move {
        Move { from, with: None, to }
    }
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// There are moves.
    Playing,
    /// Every card that can belong to a foundation is on one.
    Won,
    /// No move is legal.
    Stuck,
}

impl Outcome {
    /// `playing`, `won` or `stuck`.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Playing => "playing",
            Outcome::Won => "won",
            Outcome::Stuck => "stuck",
        }
    }
}

/// A position of a game.
///
/// ```
/// use patience::{Deal, Game, Position};
/// let game = Game::by_id("sly").unwrap();
/// let start = Position::start(&Deal::numbered(game, 1).unwrap());
/// let m = start.parse_move("stock>hand").unwrap();
/// let next = start.clone().play(m).unwrap();
/// assert_ne!(next, start);
/// // An illegal move gives the position back.
/// let refused = next.play(m).unwrap_err();
/// assert_eq!(refused.position.legal_moves().contains(&m), false);
/// ```
pub struct Position {
    game: &'static Game,
    rules: Box<dyn Rules>,
}

impl Position {
    /// The first position of a deal.
    pub fn start(deal: &crate::Deal) -> Position {
        Position { game: deal.game(), rules: (deal.game().set_up)(deal.cards()) }
    }

    /// The game that is played.
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// What the game's own file says of this position.
    pub fn rules(&self) -> &dyn Rules {
        &*self.rules
    }

    /// The piles.
    pub fn table(&self) -> &Table {
        self.rules.table()
    }

    /// All legal moves, in the fixed order that each game's file documents; links depend on it.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&mut moves);
        moves
    }

    /// Makes a legal move and all that the rules do at once after it.
    ///
    /// # Errors
    /// A move that is not legal gives the unchanged position back.
    pub fn play(mut self, m: Move) -> Result<Position, PlayError> {
        if self.legal_moves().contains(&m) {
            self.play_unchecked(m);
            Ok(self)
        } else {
            Err(PlayError { m, position: self })
        }
    }

    /// Makes a move that the caller took from [`Position::legal_moves`].
    ///
    /// # Panics
    /// May panic if the move is not legal.
    pub fn play_unchecked(&mut self, m: Move) {
        self.rules.play_unchecked(m);
    }

    /// The pile on which the card of `m` will lie.
    pub fn lands(&self, m: Move) -> PileId {
        self.rules.lands(m)
    }

    /// The legal moves that the player can mean by choosing one pile and then another.
    pub fn between(&self, from: PileId, to: PileId) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|&m| self.rules.means(m, from, to));
        moves
    }

    /// Whether the game is on, won, or out of moves.
    pub fn outcome(&self) -> Outcome {
        if self.rules.is_won() {
            Outcome::Won
        } else if self.legal_moves().is_empty() {
            Outcome::Stuck
        } else {
            Outcome::Playing
        }
    }

    /// How many cards lie on foundations, those of the set-up included.
    pub fn home(&self) -> usize {
        game::home(self.places(), self.table())
    }

    /// How many cards of the deal are still face down in the pack.
    pub fn stock(&self) -> usize {
        self.game.pile_of(Role::Stock).map_or(0, |pile| self.table().len(pile))
    }

    /// The same position with the cards of the stock in another order; `cards` come off first card first.
    ///
    /// `None` if they are not the cards of the stock.
    pub fn restocked(&self, cards: &[crate::Card]) -> Option<Position> {
        let stock = self.game.pile_of(Role::Stock)?;
        let mut left = [0_i32; 52];
        self.table().pile(stock).iter().for_each(|card| left[card.index()] += 1);
        cards.iter().for_each(|card| left[card.index()] -= 1);
        if left != [0; 52] {
            return None;
        }
        let mut cards = cards.to_vec();
        cards.reverse();
        let mut position = self.clone();
        position.rules.table_mut().exchange(stock, &cards);
        Some(position)
    }

    /// The game's piles, in the order of [`PileId`].
    pub fn places(&self) -> &'static [Place] {
        self.game.places()
    }

    /// The piles that the notation knows and that hold a card: address and cards, bottom card first.
    ///
    /// The stock is left out (its order is hidden) and so are cards that are only shown.
    pub fn piles(&self) -> Vec<(String, Vec<crate::Card>)> {
        let places = self.places().iter().enumerate();
        places
            .filter(|(_, place)| !matches!(place.role, Role::Stock | Role::Scenery))
            .map(|(pile, place)| (place.address.clone(), self.table().pile(PileId(pile as u8)).to_vec()))
            .filter(|(_, cards)| !cards.is_empty())
            .collect()
    }

    /// The piles of which a card can go home by a legal move, each once.
    pub fn suitable(&self) -> Vec<PileId> {
        let places = self.places();
        let home = |pile: PileId| places[pile.0 as usize].role == Role::Foundation;
        let mut piles = Vec::new();
        for m in self.legal_moves().into_iter().filter(|&m| home(self.lands(m))) {
            for pile in [Some(m.from), m.with].into_iter().flatten() {
                if !piles.contains(&pile) {
                    piles.push(pile);
                }
            }
        }
        piles
    }
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position { game: self.game, rules: self.rules.clone_rules() }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.game == other.game && self.table() == other.table() && self.rules.registers() == other.rules.registers()
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.game.id)?;
        for (address, cards) in self.piles() {
            write!(f, " {address}:")?;
            cards.iter().try_for_each(|card| write!(f, "{card}"))?;
        }
        write!(f, " stock:{} {:?}", self.stock(), self.rules.registers())
    }
}

/// A move was not legal; the position is as it was.
#[derive(Debug, Clone)]
pub struct PlayError {
    /// The move that was refused.
    pub m: Move,
    /// The unchanged position.
    pub position: Position,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.position.game().write_move(self.m))
    }
}

impl error::Error for PlayError {}
