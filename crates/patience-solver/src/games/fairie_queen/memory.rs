//! The shares of memory of the Fairie Queen's stages.

use crate::engine::MemoryPlan;

/// The abstractions have nearly half: with too small a table their queries are searched again and again. The depth-first
/// search restarts before it has visited many states.
pub(super) const MEMORY: MemoryPlan<4> = MemoryPlan::new([14, 3, 9, 4]);

/// Indices into [`MEMORY`].
pub(super) mod share {
    pub(in super::super) const ABSTRACTIONS: usize = 0;
    pub(in super::super) const LINE_DFS: usize = 1;
    pub(in super::super) const CEGAR: usize = 2;
    pub(in super::super) const DEAL: usize = 3;
}
