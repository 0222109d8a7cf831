//! The shares of memory of the Fairie Queen's stages.

use crate::engine::MemoryPlan;

pub(super) const MEMORY: MemoryPlan<4> = MemoryPlan::new([6, 7, 13, 4]);

/// Indices into [`MEMORY`].
pub(super) mod share {
    pub(in super::super) const ABSTRACTIONS: usize = 0;
    pub(in super::super) const LINE_DFS: usize = 1;
    pub(in super::super) const CEGAR: usize = 2;
    pub(in super::super) const DEAL: usize = 3;
}
