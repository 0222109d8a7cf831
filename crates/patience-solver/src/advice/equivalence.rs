//! Equivalence classes of moves: symmetry reduction where piles are interchangeable.

use crate::reader::kinds;
use patience::{Move, PileId, Position, Role};

/// Key of a move by the contents of the tableau piles it touches; the first `alike` cards of each pile are
/// interchangeable.
pub(crate) fn by_contents(position: &Position, m: Move, alike: usize) -> Vec<u8> {
    let mut key = Vec::new();
    for pile in [Some(m.from), m.second, m.to.pile()] {
        match pile {
            Some(pile) if position.role(pile) == Role::Tableau => {
                // Piles of different rows (Empress of India) differ in the first letter of their address.
                key.push(position.pile_specs()[usize::from(pile.0)].address.as_bytes()[0]);
                key.extend(kinds(position, pile).skip(alike));
            }
            Some(PileId(number)) => key.push(number),
            None => {}
        }
        key.push(u8::MAX);
    }
    key.extend(m.to.word().map(str::as_bytes).unwrap_or_default());
    key
}
