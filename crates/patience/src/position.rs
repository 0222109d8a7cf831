//! A position: an immutable value with its legal moves.

use crate::{
    Card, Game, Move, NotationError, PileId, PileSpec, Role, Rules, RulesView, Table, Tally, Token, notation,
    rules::refuse, token::common,
};
use alloc::{borrow::ToOwned, boxed::Box, string::String, vec::Vec};
use core::{
    error, fmt,
    hash::{Hash, Hasher},
};

/// The outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
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
    #[must_use]
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
    /// The game's piles, cached because every move needs them.
    specs: &'static [PileSpec],
    rules: Box<dyn Rules>,
}

impl Position {
    /// The first position of a deal.
    #[must_use]
    pub fn start(deal: &crate::Deal) -> Position {
        let game = deal.game();
        Position { game, specs: game.pile_specs(), rules: (game.set_up)(deal.cards()) }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// The rules, with the state of this position.
    #[must_use]
    pub fn rules(&self) -> &dyn Rules {
        &*self.rules
    }

    pub(crate) fn rules_view(&self) -> RulesView<'_> {
        RulesView { rules: &*self.rules, specs: self.pile_specs() }
    }

    /// The piles.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.rules.table()
    }

    /// All legal moves, in the fixed order that each game's file documents; links depend on it.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&mut moves);
        moves
    }

    /// Reads a text as a move that is legal in this position.
    ///
    /// # Errors
    /// [`NotationError`] tells a text that is not a move from a move that is not legal.
    pub fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        let m = self.game().read_move(text)?;
        if self.legal_moves().contains(&m) { Ok(m) } else { Err(NotationError::Illegal(text.to_owned())) }
    }

    /// Makes a legal move and its automatic consequences.
    ///
    /// # Errors
    /// A move that is not legal returns the unchanged position.
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

    /// The pile that takes the card of a legal move; `None` if it depends on a face-down card.
    ///
    /// # Panics
    /// May panic if the move is not legal.
    #[must_use]
    pub fn destination_pile(&self, m: Move) -> Option<PileId> {
        self.rules.destination_pile(m)
    }

    /// Returns true if a legal move takes its card to a foundation.
    #[must_use]
    pub fn is_to_foundation(&self, m: Move) -> bool {
        self.rules_view().is_to_foundation(m)
    }

    /// Returns the role of a pile.
    ///
    /// # Panics
    /// If the game has no such pile.
    #[must_use]
    pub fn role(&self, pile: PileId) -> Role {
        self.specs[usize::from(pile.0)].role
    }

    /// Returns true if selecting `from` and then `to` selects this legal move.
    #[must_use]
    pub fn is_selected_by(&self, m: Move, from: PileId, to: PileId) -> bool {
        let mut is_selected = false;
        self.rules.gestures(m, &mut |first, second| is_selected |= (first, second) == (from, to));
        is_selected
    }

    /// The legal moves that selecting `from` and then `to` can mean.
    #[must_use]
    pub fn moves_between(&self, from: PileId, to: PileId) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|&m| self.is_selected_by(m, from, to));
        moves
    }

    /// Returns the outcome: won, stuck, or still playing.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.outcome_with(&self.legal_moves())
    }

    /// Returns the outcome, given the legal moves.
    #[must_use]
    pub fn outcome_with(&self, legal: &[Move]) -> Outcome {
        if self.rules.is_won() {
            Outcome::Won
        } else if legal.is_empty() {
            Outcome::Stuck
        } else {
            Outcome::Playing
        }
    }

    /// The number of cards on foundations, those of the set-up included.
    #[must_use]
    pub fn home(&self) -> usize {
        self.rules_view().home()
    }

    /// The number of cards in the stock.
    #[must_use]
    pub fn stock(&self) -> usize {
        self.game.pile_of(Role::Stock).map_or(0, |pile| self.table().len(pile))
    }

    /// Returns true if the player cannot know the order of the stock: it has cards that differ.
    #[must_use]
    pub fn is_stock_hidden(&self) -> bool {
        let stock = self.game.pile_of(Role::Stock).map_or(&[][..], |pile| self.table().pile(pile));
        stock.iter().any(|card| *card != stock[0])
    }

    /// The same position with another order of the stock; `cards` in dealing order. `None` if they are not the cards of
    /// the stock.
    #[must_use]
    pub fn with_stock_order(&self, cards: &[crate::Card]) -> Option<Position> {
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
        position.rules.table_mut().replace(stock, &cards);
        Some(position)
    }

    /// The game's piles, in the order of [`PileId`].
    #[must_use]
    pub fn pile_specs(&self) -> &'static [PileSpec] {
        self.specs
    }

    /// The piles that the notation can name and that hold a card: address and cards, bottom card first.
    ///
    /// Without the stock, whose order is hidden, and without decoration.
    #[must_use]
    pub fn piles(&self) -> Vec<(String, Vec<crate::Card>)> {
        let specs = self.pile_specs().iter().enumerate();
        specs
            .filter(|(_, place)| !matches!(place.role, Role::Stock | Role::Decoration))
            .map(|(pile, place)| (place.address.clone(), self.table().pile(PileId(pile as u8)).to_vec()))
            .filter(|(_, cards)| !cards.is_empty())
            .collect()
    }

    /// The piles whose card can go home by a legal move.
    #[must_use]
    pub fn piles_with_home_moves(&self) -> Vec<PileId> {
        self.rules_view().piles_with_home_moves()
    }
}

impl Position {
    /// Returns the prompt for the player, or the outcome.
    pub fn prompt(&self) -> Token {
        self.prompt_of(self.outcome())
    }

    /// Returns the prompt, given the outcome.
    pub fn prompt_of(&self, outcome: Outcome) -> Token {
        match outcome {
            Outcome::Playing => self.rules.description().prompt(self.rules_view()),
            Outcome::Won => common::all_home(),
            Outcome::Stuck => common::no_move_left(),
        }
    }

    /// Names the destination of a legal move, to follow the card's name.
    ///
    /// # Panics
    /// May panic if the move is not legal.
    pub fn destination(&self, m: Move) -> Token {
        self.rules.description().destination(self.rules_view(), m)
    }

    /// Labels a legal move for a button beside the names of the cards.
    ///
    /// # Panics
    /// May panic if the move is not legal.
    pub fn button(&self, m: Move) -> Token {
        self.rules.description().button(self.rules_view(), m)
    }

    /// Describes a whole legal move: the four of clubs on the five of hearts.
    ///
    /// # Panics
    /// May panic if the move is not legal.
    pub fn describe(&self, m: Move) -> Token {
        self.rules.description().sentence(self.rules_view(), m)
    }

    /// The label of the button beside the stock; `None` when nothing can be dealt.
    #[must_use]
    pub fn deal_label(&self) -> Option<Token> {
        self.rules.description().deal_label(self.rules_view())
    }

    /// Progress figures, the most important last.
    #[must_use]
    pub fn figures(&self) -> Vec<Token> {
        self.rules.description().figures(self.rules_view())
    }

    /// Progress towards a whole, shown with marks.
    #[must_use]
    pub fn tally(&self) -> Option<Tally> {
        self.rules.description().tally(self.rules_view())
    }

    /// The card that a foundation takes next. `None` for a complete foundation, for any other pile, and for a game that
    /// does not say.
    ///
    /// # Panics
    /// If the game has no such pile.
    #[must_use]
    pub fn next_card(&self, pile: PileId) -> Option<Card> {
        self.rules
            .founding_card(pile)
            .filter(|_| self.table().is_empty(pile))
            .or_else(|| refuse::next_card(self.rules_view(), pile))
    }

    /// Returns true for a foundation that takes no more cards.
    #[must_use]
    pub fn is_complete(&self, pile: PileId) -> bool {
        let sequence = self.rules.build_sequence(pile);
        !sequence.is_empty() && sequence.len() == self.table().len(pile)
    }

    /// A note under a pile, beside its count.
    #[must_use]
    pub fn note(&self, pile: PileId) -> Option<Token> {
        self.rules.description().note(self.rules_view(), pile)
    }
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position { game: self.game, specs: self.specs, rules: self.rules.clone_rules() }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.game == other.game
            && self.table() == other.table()
            && self.rules.extra_state() == other.rules.extra_state()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.game.hash(state);
        self.table().hash(state);
        self.rules.extra_state().hash(state);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.game.id)?;
        for (address, cards) in self.piles() {
            write!(f, " {address}:")?;
            cards.iter().try_for_each(|card| write!(f, "{card}"))?;
        }
        write!(f, " stock:{} {:?}", self.stock(), self.rules.extra_state())
    }
}

/// An illegal move, with the unchanged position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayError {
    /// The move that was refused.
    pub m: Move,
    /// The unchanged position.
    pub position: Position,
}

impl PlayError {
    /// Returns the message for the player.
    pub fn token(&self) -> Token {
        notation::messages::illegal(self.position.game().write_move(self.m))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.position.game().write_move(self.m))
    }
}

impl error::Error for PlayError {}
