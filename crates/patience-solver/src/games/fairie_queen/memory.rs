//! The shares of memory of the Fairie Queen's stages.

use crate::engine::MemoryPlan;

pub(super) const MEMORY: MemoryPlan<5> = MemoryPlan::new([6, 4, 3, 13, 4]);

/// Indices into [`MEMORY`].
pub(super) mod share {
    pub(in super::super) const ABSTRACTIONS: usize = 0;
    pub(in super::super) const BEAM: usize = 1;
    pub(in super::super) const LINE_DFS: usize = 2;
    pub(in super::super) const CEGAR: usize = 3;
    pub(in super::super) const DEAL: usize = 4;
}
