//! Back-pointers of a search, to rebuild the line to a winning position, and the outcome of a search.

use super::prefix_trie::PrefixTrie;
use super::tableau::{Tableau, TableauMove};

/// How a search for a line ended.
#[derive(Clone, Debug)]
pub(crate) enum SearchEnd {
    /// The start of this index wins by this line.
    Line(usize, Vec<TableauMove>),
    /// Every position that the search admits was expanded.
    Exhausted,
}

/// The parent of a root.
const NO_PARENT: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Trace {
    parent: u32,
    /// The move from the parent; meaningless for a root.
    m: TableauMove,
}

/// A forest of moves in one vector; its first traces are the starts.
#[derive(Clone, Debug, Default)]
pub(crate) struct TraceArena(Vec<Trace>);

impl TraceArena {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn push_root(&mut self) -> u32 {
        self.push(NO_PARENT, TableauMove { from: 0, to: 0 })
    }

    pub(crate) fn push(&mut self, parent: u32, m: TableauMove) -> u32 {
        self.0.push(Trace { parent, m });
        self.0.len() as u32 - 1
    }

    /// Forgets all traces from the `len`-th on.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// The parent of a trace and the move from it; `None` for a root.
    pub(crate) fn parent(&self, trace: u32) -> Option<(u32, TableauMove)> {
        let Trace { parent, m } = self.0[trace as usize];
        (parent != NO_PARENT).then_some((parent, m))
    }

    /// Makes an irreversible move and all safe plays after it; returns the trace of the last of them.
    pub(crate) fn play_irreversible(
        &mut self,
        trie: &PrefixTrie,
        (parent, m): (u32, TableauMove),
        tableau: &mut Tableau,
    ) -> u32 {
        tableau.apply(trie, m);
        let mut trace = self.push(parent, m);
        while let Some(m) = tableau.safe_play(trie) {
            tableau.apply(trie, m);
            trace = self.push(trace, m);
        }
        trace
    }

    /// The root above a trace, and the moves from there.
    pub(crate) fn line_to(&self, mut trace: u32) -> (u32, Vec<TableauMove>) {
        let mut line = Vec::new();
        while let Some((parent, m)) = self.parent(trace) {
            line.push(m);
            trace = parent;
        }
        line.reverse();
        (trace, line)
    }

    /// The end of a search whose winning position has this trace.
    pub(crate) fn end_at(&self, trace: u32) -> SearchEnd {
        let (root, line) = self.line_to(trace);
        SearchEnd::Line(root as usize, line)
    }
}
