//! The rules of a patience as a trait, and their view for messages.

pub(crate) mod describe;
pub(crate) mod refuse;

use crate::{Card, Move, PileId, PileSpec, Role, RunMove, Table};
use alloc::{boxed::Box, vec::Vec};
pub use describe::{Describe, Tally};
pub use refuse::{ExplainIllegal, Reason};

/// A position of one game under its rules: plain piles of cards and a few numbers.
///
/// Implementors are values: everything that undo restores is in them. A game that implements this trait alone is
/// playable: its messages come from the roles of its piles and its legal moves ([`Describe`]).
pub trait Rules: CloneRules + Send + Sync {
    /// The piles.
    fn table(&self) -> &Table;

    /// The piles, for replacing the stock.
    fn table_mut(&mut self) -> &mut Table;

    /// State beside the piles (a count, a flag). Positions are equal if their piles and these numbers are.
    fn extra_state(&self) -> [u8; 2] {
        [0; 2]
    }

    /// Appends all moves that the rules allow. Their order is part of the link format: never changed.
    fn legal_moves(&self, moves: &mut Vec<Move>);

    /// Makes a move and its automatic consequences.
    ///
    /// An illegal move may panic, or give a position that no game reaches; it must terminate.
    fn play_unchecked(&mut self, m: Move);

    /// Returns true if every card that can belong to a foundation is on one.
    fn is_won(&self) -> bool;

    /// The pile on which the card of a legal move lands: the pile it names, or for [`crate::Target::Home`] the
    /// foundation that takes the card. `None` if it depends on a face-down card.
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
    fn next_deal_move(&self, first: bool) -> Option<Move>;

    /// The next move of *Deal all*, which stops for no card that can go home. `None` if dealing asks where cards go, and
    /// once the stock is dealt.
    fn next_move_of_deal_all(&self) -> Option<Move> {
        None
    }

    /// Returns true if the only legal move is made automatically when it draws a card.
    fn auto_draws(&self) -> bool {
        false
    }

    /// A move to a foundation that never loses a winnable game.
    fn safe_move(&self) -> Option<Move> {
        None
    }

    /// Runs of at least two cards that fit on another pile, even if too few piles are free to move them.
    fn runs(&self) -> Vec<RunMove> {
        Vec::new()
    }

    /// Returns true if the top card of a tableau pile is available by the book's rules: not blocked, whether it can go
    /// home or not. `None` to count every card that can move as available.
    fn is_available(&self, _pile: PileId) -> Option<bool> {
        None
    }

    /// The values of a foundation's cards in building order; none for any other pile, and for a game that does not say.
    /// Explanations of foundations and of waiting cards follow from it.
    fn build_sequence(&self, _foundation: PileId) -> &'static [u8] {
        &[]
    }

    /// The card that founds an empty foundation, if it has no build sequence.
    fn founding_card(&self, _pile: PileId) -> Option<Card> {
        None
    }

    /// The number of rows of the layout's closing-up grid that are in use.
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

/// Copies a boxed position. Every `Rules + Clone` implements it.
pub trait CloneRules {
    /// Returns a boxed copy.
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
    pub specs: &'static [PileSpec],
}

impl RulesView<'_> {
    /// Returns the role of a pile.
    ///
    /// # Panics
    /// If the game has no such pile.
    #[must_use]
    pub fn role(self, pile: PileId) -> Role {
        self.specs[usize::from(pile.0)].role
    }

    /// All legal moves, in their fixed order.
    #[must_use]
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&mut moves);
        moves
    }

    /// Returns true if a legal move takes its card to a foundation.
    #[must_use]
    pub fn is_to_foundation(self, m: Move) -> bool {
        self.rules.destination_pile(m).is_some_and(|pile| self.role(pile) == Role::Foundation)
    }

    /// The number of cards on foundations, those of the set-up included.
    #[must_use]
    pub fn home(self) -> usize {
        let piles = (0..self.specs.len()).map(|pile| PileId(pile as u8));
        piles.filter(|&pile| self.role(pile) == Role::Foundation).map(|pile| self.rules.table().len(pile)).sum()
    }

    /// The piles whose card can go home by a legal move.
    #[must_use]
    pub fn piles_with_home_moves(self) -> Vec<PileId> {
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
