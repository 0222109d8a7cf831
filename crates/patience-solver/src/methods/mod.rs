//! Search methods that several games share; each depends only on the traits in its module.

pub(crate) mod annealing;
pub(crate) mod assignment;
pub(crate) mod assignment_guide;
pub(crate) mod assignment_portfolio;
pub(crate) mod monotone_relaxation;
mod smallest_ring;
