//! Cards that there is never room to move, as far as the first abstraction shows it.

use super::columns::Columns;
use super::plan::{Outline, Step};
use super::state::FairieState;
use crate::limits::{Rule, RuleSet};
use crate::transpositions::TranspositionTable;

/// Outlines looked at before the question is given up.
const MOST: usize = 50_000;

/// A card that never leaves its column: the column, counted from 0, its place there above the king, counted from 0,
/// and its kind and that of the card under it.
pub(crate) type Stuck = (usize, usize, [u8; 2]);

/// The highest card of each column that no line of play ever moves; empty if there is none, or none was found.
pub(crate) fn stuck(state: &FairieState) -> Vec<Stuck> {
    if state.hand.is_some() || !state.stock.is_empty() {
        return Vec::new();
    }
    // No step is left out and no column taken for another: what is not reached here is out of reach.
    let rules = RuleSet::ALL.without(Rule::FqS).without(Rule::FqC);
    let mut columns = Columns::new(state.ranks, rules);
    let mut outline = Outline { prefix: [0; 8], heights: state.heights };
    for (c, cards) in state.columns.iter().enumerate() {
        outline.prefix[c] = columns.add(cards).0;
    }
    let mut left = outline.prefix;
    let mut seen = TranspositionTable::new(4 * MOST * size_of::<u64>());
    let mut waiting = vec![outline];
    let mut steps = [Step::Dig(0); 24];
    let mut count = 0;
    while let Some(outline) = waiting.pop() {
        if !seen.visit(outline.key(&columns)) {
            continue;
        }
        count += 1;
        if count > MOST || outline.is_won(&columns) {
            return Vec::new();
        }
        for (least, &p) in left.iter_mut().zip(&outline.prefix) {
            if columns.get(p).depth < columns.get(*least).depth {
                *least = p;
            }
        }
        let n = outline.steps(&columns, &outline.fit(&columns, state.columns.len()), &mut steps);
        for &step in &steps[..n] {
            waiting.push(outline.after(&columns, step));
        }
    }
    let mut stuck = Vec::new();
    for (c, cards) in state.columns.iter().enumerate().filter(|(c, _)| left[*c] != 0) {
        let at = columns.get(left[c]).counts.sum() as usize - 1;
        stuck.push((c, at, [cards[at], cards[at - 1]]));
    }
    stuck
}
