//! Why a position of the Fairie Queen after the deal is lost: cards that there is never room to move (ledger, WHY-R).

use super::state::FairieState;
use super::why;
use crate::card::card;
use crate::explanation::{Explanation, Marked, Reason};
use crate::token;

/// The reason, however many cards it has.
pub(crate) fn explain(state: &FairieState) -> Option<Explanation> {
    let (mut cards, mut links) = (Vec::new(), Vec::new());
    for (column, at, [upper, under]) in why::stuck(state) {
        let (upper, under) = (card(upper)?, card(under)?);
        links.push(token::link_room(upper, under));
        // The king is the first card of its column.
        let pile = format!("c{}", column + 1);
        cards.push(Marked { pile: pile.clone(), index: at + 1, card: upper });
        cards.push(Marked { pile, index: at, card: under });
    }
    let token = token::why_room(links);
    (!cards.is_empty()).then(|| Explanation { kind: Reason::Room, cards, brief: token.clone(), token })
}
