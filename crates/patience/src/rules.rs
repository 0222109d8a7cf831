//! The rules of a patience as a trait, and their view for messages.

pub(crate) mod describe;
pub(crate) mod refuse;

use crate::{Card, Move, PileId, PileSpec, Role, Table};
use alloc::{boxed::Box, vec::Vec};
pub use describe::{Describe, Tally};
pub use refuse::{ExplainIllegal, Reason};

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

    /// State beside the piles (a count, a flag). Positions are equal if their piles and these numbers are.
    fn extra_state(&self) -> [u8; 2] {
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
    fn destination_pile(&self, m: Move) -> Option<PileId> {
        m.to.pile()
    }

    /// Calls `each(from, to)` for every pair of piles that selects this move in the interface.
    fn gestures(&self, m: Move, each: &mut dyn FnMut(PileId, PileId)) {
        if let Some(to) = self.destination_pile(m) {
            each(m.from, to);
        }
        if let Some(with) = m.second {
            each(m.from, with);
            each(with, m.from);
        }
    }

    /// The pile whose card must be placed next.
    fn pending_pile(&self) -> Option<PileId> {
        None
    }

    /// The next dealing move that needs no decision. `first`: the move that the button press itself asks for.
    fn deal_step(&self, first: bool) -> Option<Move>;

    /// Whether the only legal move is made automatically if it draws a card.
    fn auto_draws(&self) -> bool {
        false
    }

    /// A move to a foundation that loses no winnable game.
    fn safe_move(&self) -> Option<Move> {
        None
    }

    /// Whether the book calls the top card of a pile of the tableau available: not blocked under the game's own rule, whether
    /// it suits a foundation or not. Of a game that does not say, whatever can be moved is.
    fn is_available(&self, _pile: PileId) -> Option<bool> {
        None
    }

    /// For an empty foundation: the card that founds it. Of one with a course ([`ExplainIllegal::build_sequence`]) that is known.
    fn founding_card(&self, _pile: PileId) -> Option<Card> {
        None
    }

    /// How many rows of the layout's closing-up grid are in use.
    fn tiers(&self) -> u8 {
        0
    }

    /// The messages about positions.
    fn description(&self) -> &dyn Describe {
        &describe::General
    }

    /// The explanations of illegal moves.
    fn refusals(&self) -> &dyn ExplainIllegal {
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

/// The rules of a position with its piles: the argument of every message.
#[derive(Clone, Copy)]
pub struct RulesView<'a> {
    /// The rules, with the cards.
    pub rules: &'a dyn Rules,
    /// The piles, by their numbers.
    pub places: &'static [PileSpec],
}

impl RulesView<'_> {
    /// Returns the role of a pile.
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
    pub fn is_to_foundation(self, m: Move) -> bool {
        self.rules.destination_pile(m).is_some_and(|pile| self.role(pile) == Role::Foundation)
    }

    /// The number of cards on foundations, those of the set-up included.
    #[must_use]
    pub fn home(self) -> usize {
        let piles = (0..self.places.len()).map(|pile| PileId(pile as u8));
        piles.filter(|&pile| self.role(pile) == Role::Foundation).map(|pile| self.rules.table().len(pile)).sum()
    }

    /// The piles whose card can go home by a legal move.
    #[must_use]
    pub fn suitable(self) -> Vec<PileId> {
        let mut piles = Vec::new();
        for m in self.legal_moves().into_iter().filter(|&m| self.is_to_foundation(m)) {
            for pile in m.gives() {
                if !piles.contains(&pile) {
                    piles.push(pile);
                }
            }
        }
        piles
    }
}
