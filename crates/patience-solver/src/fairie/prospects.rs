//! What the first and the third abstraction know of layouts, the cheaper one asked first.

use super::columns::Columns;
use super::frozen::{Class, Frozen};
use super::layout::Layout;
use super::plan::{Outline, Plan};
use crate::limits::Rule;

/// Which layouts may still be won.
#[derive(Clone, Debug)]
pub(crate) struct Prospects {
    plan: Plan,
    frozen: Frozen,
}

impl Prospects {
    /// Tables that take about so many bytes.
    pub(crate) fn new(kings: usize, bytes: usize) -> Self {
        Self { plan: Plan::new(kings, bytes / 3 * 2), frozen: Frozen::new(kings, bytes / 3) }
    }

    /// Nodes spent so far.
    pub(crate) fn spent(&self) -> u64 {
        self.plan.spent + self.frozen.spent
    }

    /// Whether an outline can be finished; `None` if `limit` nodes do not decide it (if the same is asked next, it goes on).
    pub(crate) fn outline_alive(&mut self, columns: &Columns, outline: &Outline, limit: u64) -> Option<bool> {
        self.plan.alive(columns, outline, limit)
    }

    /// Notes that layouts with these frozen cards are lost, wherever the others lie.
    pub(crate) fn note_lost(&mut self, columns: &Columns, frozen: &Layout) {
        self.frozen.note_lost(columns, frozen);
    }

    /// Whether a layout can be finished, of which some suits, or where some cards lie, may not be known; `None` if `limit` nodes
    /// do not decide it.
    pub(crate) fn alive(&mut self, columns: &Columns, layout: &Layout, limit: u64) -> Option<bool> {
        let alive = self.plan.alive(columns, &layout.outline, limit);
        if alive == Some(false) || !columns.rules.has(Rule::Fq3) {
            return alive;
        }
        self.frozen.alive(columns, layout, limit)
    }

    /// The same of all layouts of a class.
    pub(crate) fn class_alive(&mut self, columns: &Columns, class: &Class, limit: u64) -> Option<bool> {
        let alive = self.plan.alive(columns, &class.frozen.outline, limit);
        if alive == Some(false) || !columns.rules.has(Rule::Fq3) {
            return alive;
        }
        self.frozen.class_alive(columns, class, limit)
    }
}
