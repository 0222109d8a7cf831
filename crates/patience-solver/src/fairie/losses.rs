//! Which frozen cards are known to lose, and what is lost with them.

use super::columns::{Columns, Run};
use super::layout::Layout;
use crate::limits::Rule;
use std::collections::HashMap;

/// Bytes that one loss takes with its place in the map.
const BYTES: usize = 128;
/// What stands for no loss.
const NONE: u32 = u32::MAX;

/// Frozen cards with which the game is lost, wherever the other loose cards lie.
#[derive(Clone, Copy, Debug)]
struct Loss {
    prefix: [u16; 8],
    run: [Run; 8],
    /// The loss with the same outline that was noted before this one.
    before: u32,
}

impl Loss {
    /// Whether the frozen cards of a layout of the same outline are these and perhaps more.
    fn covers(&self, columns: &Columns, frozen: &Layout) -> bool {
        let named = !columns.rules.has(Rule::FqC);
        let mut taken = 0u8;
        (0..8).all(|c| {
            let same = |d: usize| {
                taken >> d & 1 == 0 && frozen.outline.prefix[d] == self.prefix[c] && self.run[c].begins(frozen.run[d])
            };
            // Columns with the same cards are alike.
            let found = if same(c) { Some(c) } else { (0..8).find(|&d| !named && same(d)) };
            taken |= found.map_or(0, |d| 1 << d);
            found.is_some()
        })
    }
}

/// The losses known, as many as there is room for.
#[derive(Clone, Debug)]
pub(crate) struct Losses {
    /// The loss noted last for an outline, by its key.
    last: HashMap<u128, u32>,
    losses: Vec<Loss>,
    most: usize,
}

impl Losses {
    /// A list that takes at most about so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        Self { last: HashMap::new(), losses: Vec::new(), most: bytes / BYTES }
    }

    /// How many are kept.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.losses.len()
    }

    /// Notes that all layouts with these frozen cards are lost, those with more of them frozen among them.
    pub(crate) fn note(&mut self, columns: &Columns, frozen: &Layout) {
        if self.losses.len() >= self.most {
            // The newest are the nearest to what is asked next.
            self.losses.clear();
            self.last.clear();
        }
        let last = self.last.entry(frozen.outline.key(columns)).or_insert(NONE);
        let before = std::mem::replace(last, self.losses.len() as u32);
        self.losses.push(Loss { prefix: frozen.outline.prefix, run: frozen.run, before });
    }

    /// Whether a layout with these frozen cards is known to be lost.
    pub(crate) fn covers(&self, columns: &Columns, frozen: &Layout) -> bool {
        if self.losses.is_empty() {
            return false;
        }
        let mut next = self.last.get(&frozen.outline.key(columns)).copied().unwrap_or(NONE);
        while let Some(loss) = self.losses.get(next as usize) {
            if loss.covers(columns, frozen) {
                return true;
            }
            next = loss.before;
        }
        false
    }
}
