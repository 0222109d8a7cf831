//! What a game's own file says: its rules, and what is said about them.

pub(crate) mod describe;
pub(crate) mod refuse;

use crate::{Card, Move, PileId, Place, Role, Table};
use alloc::{boxed::Box, vec::Vec};
pub use describe::{Describe, Tally};
pub use refuse::{Reason, Refuse};

/// A position of one game under its rules: plain piles of cards and a few numbers.
///
/// Implementors are values. What undo must bring back is in them, and nothing else is. A game that implements this and
/// nothing more is playable: what is said about it is made from the roles of its piles and its legal moves
/// ([`Describe`]).
pub trait Rules: CloneRules + Send + Sync {
    /// The piles.
    fn table(&self) -> &Table;

    /// The piles, to be set out otherwise.
    fn table_mut(&mut self) -> &mut Table;

    /// What the piles do not show (a count, a flag), each game's own; two positions are equal if their piles and
    /// these numbers are.
    fn hidden_state(&self) -> [u8; 2] {
        [0; 2]
    }

    /// Appends all moves that the rules allow. Their order is part of the link format: never changed.
    fn legal_moves(&self, moves: &mut Vec<Move>);

    /// Makes a move and all that the rules do at once after it.
    ///
    /// An illegal move may panic, or give a position that no game reaches; it must come to an end.
    fn play_unchecked(&mut self, m: Move);

    /// Whether every card that can belong to a foundation is on one.
    fn is_won(&self) -> bool;

    /// The pile on which the card of a legal move will lie: the one that it names, or for [`crate::Target::Home`] the
    /// foundation that takes the card. `None` where that shows only when the card is turned.
    fn lands(&self, m: Move) -> Option<PileId> {
        m.to.pile()
    }

    /// Calls `each` with every two piles by which a player can mean a legal move, choosing the one and then the other.
    fn meanings(&self, m: Move, each: &mut dyn FnMut(PileId, PileId)) {
        if let Some(to) = self.lands(m) {
            each(m.from, to);
        }
        if let Some(with) = m.with {
            each(m.from, with);
            each(with, m.from);
        }
    }

    /// The pile that the game has chosen for the player: the one card that must be put somewhere.
    fn pending_pile(&self) -> Option<PileId> {
        None
    }

    /// The next move of dealing on that needs no decision. `first` is true for the press of the button itself.
    fn deal_step(&self, first: bool) -> Option<Move>;

    /// Whether, with one legal move left that turns a card, the card turns by itself.
    fn turns_itself(&self) -> bool {
        false
    }

    /// A card that can go home and can never be missed: playing it loses no game that could be won.
    fn safe_move(&self) -> Option<Move> {
        None
    }

    /// Whether the book calls the top card of a pile of the tableau available: not blocked under the game's own rule, whether
    /// it suits a foundation or not. Of a game that does not say, whatever can be moved is.
    fn is_available(&self, _pile: PileId) -> Option<bool> {
        None
    }

    /// For an empty foundation: the card that founds it. Of one with a course ([`Refuse::course`]) that is known.
    fn awaits(&self, _pile: PileId) -> Option<Card> {
        None
    }

    /// How many rows of the layout's closing-up grid are in use.
    fn tiers(&self) -> u8 {
        0
    }

    /// What is said about the game; general words where it says nothing itself.
    fn description(&self) -> &dyn Describe {
        &describe::General
    }

    /// What the game says of the moves that it refuses; general reasons where it says nothing itself.
    fn refusals(&self) -> &dyn Refuse {
        &refuse::General
    }
}

/// Copies a boxed position; every `Rules + Clone` has it.
pub trait CloneRules {
    /// A copy in a box of its own.
    fn clone_rules(&self) -> Box<dyn Rules>;
}

impl<R: Rules + Clone + 'static> CloneRules for R {
    fn clone_rules(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}

/// A position as its rules and its piles: what can be said about it is found here.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// The rules, with the cards.
    pub rules: &'a dyn Rules,
    /// The piles, by their numbers.
    pub places: &'static [Place],
}

impl Situation<'_> {
    /// What a pile is for.
    ///
    /// # Panics
    /// If the game has no such pile.
    #[must_use]
    pub fn role(self, pile: PileId) -> Role {
        self.places[usize::from(pile.0)].role
    }

    /// All legal moves, in their fixed order.
    #[must_use]
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&mut moves);
        moves
    }

    /// Whether a legal move takes its card to a foundation.
    #[must_use]
    pub fn goes_home(self, m: Move) -> bool {
        self.rules.lands(m).is_some_and(|pile| self.role(pile) == Role::Foundation)
    }

    /// How many cards lie on foundations, those of the set-up included.
    #[must_use]
    pub fn home(self) -> usize {
        let piles = (0..self.places.len()).map(|pile| PileId(pile as u8));
        piles.filter(|&pile| self.role(pile) == Role::Foundation).map(|pile| self.rules.table().len(pile)).sum()
    }

    /// The piles of which a card can go home by a legal move, each once.
    #[must_use]
    pub fn suitable(self) -> Vec<PileId> {
        let mut piles = Vec::new();
        for m in self.legal_moves().into_iter().filter(|&m| self.goes_home(m)) {
            for pile in m.gives() {
                if !piles.contains(&pile) {
                    piles.push(pile);
                }
            }
        }
        piles
    }
}
