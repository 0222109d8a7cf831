//! Search methods that several games share, which implement the traits of their modules.

pub(crate) mod annealing;
pub(crate) mod assignment;
pub(crate) mod assignment_guide;
pub(crate) mod monotone_relaxation;
pub(crate) mod nogood_learning;
